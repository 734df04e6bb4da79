import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var fD=Object.defineProperty;var vv=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),kv=e=>{throw TypeError(e)};var $v=(e,t)=>{for(var n in t)fD(e,n,{get:t[n],enumerable:!0})};var Z=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&kv("Object expected");var r,o;n&&(r=t[vv("asyncDispose")]),r===void 0&&
(r=t[vv("dispose")],n&&(o=r)),typeof r!="function"&&kv("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},K=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,l){return l=
Error(c),l.name="SuppressedError",l.error=i,l.suppressed=a,l},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),s=i=>{for(;i=
e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{resolve as Cre}from"node:path";var U={};$v(U,{BIGINT_FORMAT_RANGES:()=>Cv,CONSTANT_CATCH:()=>Zv,Class:()=>nh,NUMBER_FORMAT_RANGES:()=>dh,aborted:()=>Ot,allowsEval:()=>ah,assert:()=>yD,
assertEqual:()=>mD,assertIs:()=>hD,assertNever:()=>gD,assertNotEqual:()=>pD,assignProp:()=>ls,attachSchema:()=>Yi,base64ToUint8Array:()=>jv,
base64urlToUint8Array:()=>PD,cached:()=>cs,captureStackTrace:()=>Sl,cleanEnum:()=>ED,cleanRegex:()=>Ji,clone:()=>st,cloneDef:()=>xD,codePointLength:()=>Xi,
constantCatch:()=>Gv,createTransparentProxy:()=>RD,defineLazy:()=>_v,defineLazyInternal:()=>ae,derived:()=>MD,esc:()=>sh,escapeRegex:()=>Kn,
explicitlyAborted:()=>fh,extend:()=>Nv,finalizeIssue:()=>on,floatSafeRemainder:()=>oh,getElementAtPath:()=>SD,getEnumValues:()=>wl,getLengthableOrigin:()=>Qi,
getParsedType:()=>OD,getSizableOrigin:()=>Bv,hexToUint8Array:()=>CD,hide:()=>Ol,installLazyProp:()=>hh,isObject:()=>so,isPlainObject:()=>kr,
issue:()=>ds,joinValues:()=>xl,jsonStringifyReplacer:()=>as,members:()=>ph,merge:()=>Lv,mergeDefs:()=>kn,normalizeParams:()=>B,nullish:()=>rh,
numKeys:()=>$D,objectClone:()=>bD,omit:()=>Mv,optionalKeys:()=>uh,own:()=>vn,parsedType:()=>mh,partial:()=>Dv,pick:()=>Av,prefixIssues:()=>rn,
primitiveTypes:()=>Tv,promiseAllObject:()=>vD,propertyKeyTypes:()=>lh,randomString:()=>kD,rawShape:()=>us,required:()=>Fv,safeExtend:()=>zv,
shallowClone:()=>ch,sizeCaps:()=>$l,slugify:()=>ih,stringifyPrimitive:()=>vl,toZod:()=>Rv,uint8ArrayToBase64:()=>Uv,uint8ArrayToBase64url:()=>TD,
uint8ArrayToHex:()=>AD,unwrapMessage:()=>is});function mD(e){return e}function pD(e){return e}function Rv(){return e=>e}function hD(e){}function gD(e){throw new Error("Unexpected value i\
n exhaustive check")}function yD(e){}function wl(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function xl(e,t="|"){return e.map(n=>vl(n)).join(t)}function as(e,t){return typeof t=="bigint"?t.toString():
t}var th=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function cs(e){return new th(e)}function rh(e){return e==null}function Ji(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function oh(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Ov=Symbol("evaluating");function _v(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Ov)return r===void 0&&(r=Ov,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function bD(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function ls(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function us(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Vn(e){return us(e._zod.def)??e._zod.def.shape}function Ev(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return ls(this,t,r),r},enumerable:!0,configurable:!0})}function Pv(e,t,n){t in e?ls(e,t,n):e[t]=n}function oo(e,t,n,r){
let o=Vn(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Ev(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Pv(e,s,r?r(i.value,s):i.value))}}function wD(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Ev(e,n,()=>t[n]):Pv(e,n,r.value))}}function kn(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function xD(e){return kn(e._zod.def)}function SD(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function vD(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function kD(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function sh(e){return JSON.stringify(
e)}function ih(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Sl="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function so(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var ah=cs(()=>{if(it.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function kr(e){if(so(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(so(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function ch(e){return kr(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function $D(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var OD=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},lh=new Set(["string","number","symbol"]),Tv=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Kn(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function st(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function B(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function RD(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function vl(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function uh(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var dh={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Cv={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Av(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return oo(s,e,kl(e,t)),st(e,kn(n,{shape:s,checks:[]}))}function kl(e,t){let n=Vn(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Mv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(kl(e,t)),i={};return oo(i,e,Reflect.ownKeys(Vn(e)).filter(a=>!s.has(a))),st(e,kn(n,{shape:i,checks:[]}))}function Nv(e,t){
if(!kr(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Vn(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return st(e,kn(e._zod.def,{shape:Iv(e,t)}))}function Iv(e,t){let n={};return oo(n,e,Reflect.ownKeys(Vn(e))),
wD(n,t),n}function zv(e,t){if(!kr(t))throw new Error("Invalid input to safeExtend: expected a plain object");return st(e,kn(e._zod.def,{shape:Iv(
e,t)}))}function Lv(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};oo(n,e,Reflect.ownKeys(Vn(e))),oo(n,t,Reflect.ownKeys(Vn(t)));let r=kn(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return st(e,r)}function Dv(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(kl(t,n)):void 0,c={};return oo(c,t,Reflect.ownKeys(Vn(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),st(t,kn(t._zod.def,{shape:c,checks:[]}))}function Fv(e,t,n){let r=n?new Set(
kl(t,n)):void 0,o={};return oo(o,t,Reflect.ownKeys(Vn(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),st(t,kn(t._zod.def,
{shape:o}))}function Ot(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function fh(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function rn(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function is(e){return typeof e=="string"?e:e?.message}function $l(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Yi(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function on(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:is(e.inst?._zod.def?.error?.(e))??is(s?.(e))??is(t?.error?.(e))??is(n.customError?.(e))??is(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Bv(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var _D=/[\uD800-\uDBFF]/;function Xi(e){let t=e.length;if(!_D.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function Qi(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function mh(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function ds(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function ED(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function jv(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Uv(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function PD(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return jv(t+n)}function TD(e){return Uv(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function CD(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function AD(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var nh=class{constructor(...t){}};function ph(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):ND(e,n,r.value)}}function vn(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Ol(e,t,n){return vn(e,t,n,!1)}function MD(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return vn(this,n,r(this))},set(o){vn(this,n,o)}})}return t}function ND(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:vn(this,t,n.bind(this))},set(r){vn(this,t,r)}})}function ID(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var eh,vr=!1,zD={configurable:!0,get(){vr=!0}};function ae(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&eh!==
e._zod){eh=void 0;return}eh=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,zD);let o=vr;vr=!1;try{let s=n(
this);return vr?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),vr=vr||o,s}catch(s){throw delete this[t],
vr=vr||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function hh(e,t,n,r){let o=ID(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Zv="\
~constantCatch";function Gv(e){let t=()=>e;return t[Zv]=!0,t}var Hv,ea=Object.freeze({status:"aborted"}),gh={value:void 0,enumerable:!1},qv="captureStackTrace"in Error?Error:null;function LD(e){let t=qv;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return qv=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function O(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,m){if(f._zod){if(f._zod.traits.has(e))return}else{gh.value=new s(m);try{Object.defineProperty(f,"_zod",gh)}finally{gh.value=void 0}}
if(f._zod.traits.add(e),t(f,m),a){let p=Object.getPrototypeOf(f),g=f._zod.constr.prototype,y=p;for(;y&&y!==g;)y=Object.getPrototypeOf(y);let w=y??
p;a.has(w)||(a.add(w),ph(w,i))}let h=d.prototype;for(let p in h)Object.prototype.hasOwnProperty.call(h,p)&&(p in f||(f[p]=h[p].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let m=r?.Parent?LD(u):this;c(m,f);let h=m._zod.deferred;
if(h){for(let g of h)g();m._zod.deferred=void 0}let p=globalThis.__zod_globalConfig?.postProcessor;return p&&p(m),m}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var sn=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},fs=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Hv=globalThis).__zod_globalConfig??(Hv.__zod_globalConfig=
{});var it=globalThis.__zod_globalConfig;function gt(e){return e&&Object.assign(it,e),it}function DD(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,as,2)),e.message}function FD(e){this._zod.message=e}var BD={
get:DD,set:FD,enumerable:!0,configurable:!0},bh={value:void 0,enumerable:!1},Wv=new WeakSet([Object.prototype,Error.prototype]),Vv=(e,t)=>{e.
name="$ZodError",bh.value=t,Object.defineProperty(e,"issues",bh),bh.value=void 0,Object.defineProperty(e,"message",BD);let n=Object.getPrototypeOf(
e);Wv.has(n)||(Wv.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Kv=O("$ZodError",Vv),ta=O("$ZodError",Vv,void 0,{Parent:Error});function jD(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function wh(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?jD(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function xh(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function Rl(e,t){return{callee:t?.callee??e,Err:t?.Err}}var na=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new sn;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>on(l,i,gt())));throw Sl(c,s?.callee??
t),c}return a.value};return t},_l=na(ta),ra=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>on(l,i,gt())));throw Sl(c,s?.callee??t),c}return a.
value};return t},Sh=ra(ta),oa=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new sn;
return s.issues.length?Jv(e,s.issues,o):{success:!0,data:s.value}},ms=oa(ta);function Jv(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>on(o,n,gt()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var sa=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?Jv(e,s.issues,o):{success:!0,data:s.
value}},vh=sa(ta),ZD=Symbol.for("zod.compile.invalid"),GD=Symbol.for("zod.compile.fallback"),El=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==ZD)return!0;if(r.definite===!0&&n===void 0)return!1}return HD(e,t,n)});function HD(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[GD]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new sn;return s.issues.length===0}var Pl=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},Yv=e=>{let t=na(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,Rl(n,i))};return n};var Xv=e=>{let t=na(e),n=(r,o,s,i)=>t(r,o,s,Rl(n,i));return n};var Qv=e=>{let t=ra(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Rl(n,i))};return n};var ek=e=>{let t=ra(e),n=async(r,o,s,i)=>await t(r,o,s,Rl(n,i));return n};var tk=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return oa(e)(t,n,o)};var nk=e=>(t,n,r)=>oa(e)(t,n,r);var rk=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return sa(e)(t,n,o)};var ok=e=>async(t,n,r)=>sa(e)(t,n,r);var sk=/^[cC][0-9a-z]{6,}$/,ik=/^[0-9a-z]+$/,ak=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,ck=/^[0-9a-vA-V]{20}$/,lk=/^[A-Za-z0-9]{27}$/,uk=/^[a-zA-Z0-9_-]{21}$/;
function dk(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var fk=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var mk=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,$h=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var pk=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var qD="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function hk(){
return new RegExp(qD,"u")}var gk=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
yk=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var bk=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
wk=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var xk=/^https?$/,Sk=/^\+[1-9]\d{6,14}$/;var vk="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function WD(e){return new RegExp(`^${e}$`)}var kk=WD(vk);function kh(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function $k(e){return new RegExp(`^${kh(e)}$`)}
function Ok(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${kh({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${kh({precision:e.precision})}`:n;return new RegExp(`^${vk}T(?:${r})$`)}var Rk=/^[\s\S]{0,}$/;var Oh=/^-?\d+(?:\.\d+)?$/,_k=/^(?:true|false)$/i,Ek=/^null$/i;var Pk=/^[^A-Z]*$/,Tk=/^[^a-z]*$/;var He=O("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Rh=e=>{let t=e.value;return!rh(t)&&t.length!==void 0},Tl={number:"number",bigint:"bigint",object:"date"},_h=O("$ZodCheckLessThan",(e,t)=>{
He.init(e,t);let n=Tl[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:Tl[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Eh=O("$ZodCheckGreaterThan",(e,t)=>{He.init(e,t);let n=Tl[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:Tl[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Ck=O("$ZodCheckMultipleOf",(e,t)=>{He.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):oh(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Ak=O(
"$ZodCheckNumberFormat",(e,t)=>{He.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=dh[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Mk=O("$ZodCheckMaxLength",(e,t)=>{var n;He.init(e,t),(n=e._zod.def).when??(n.when=Rh),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Xi(o):s)<=t.maximum)return;let a=Qi(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Nk=O("$ZodCheckMinLength",(e,t)=>{var n;He.init(e,t),(n=e._zod.def).when??(n.when=Rh),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Xi(o):s)>=t.minimum)return;let a=Qi(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Ik=O("$ZodCheckLengthEquals",(e,t)=>{var n;He.init(e,t),(n=e._zod.def).
when??(n.when=Rh),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Xi(o):s;if(i===t.length)return;
let a=Qi(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),ia=O("$ZodCheckStringFormat",(e,t)=>{var n,r;He.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),zk=O("$ZodCheckRegex",(e,t)=>{ia.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Lk=O("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Pk),ia.init(e,t)}),
Dk=O("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Tk),ia.init(e,t)}),Fk=O("$ZodCheckIncludes",(e,t)=>{He.init(e,t);let n=Kn(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Bk=O("$\
ZodCheckStartsWith",(e,t)=>{He.init(e,t);let n=new RegExp(`^${Kn(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
jk=O("$ZodCheckEndsWith",(e,t)=>{He.init(e,t);let n=new RegExp(`.*${Kn(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Uk=O("$ZodCheckOverwrite",(e,t)=>{He.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var Cl=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Gk={major:4,minor:6,patch:7};var me=O("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Gk;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=Ot(a),d;for(let f of c){if(f._zod.def.
when){if(fh(a)||!f._zod.def.when(a))continue}else if(u)continue;let m=a.issues.length,h=f._zod.check(a);if(h instanceof Promise&&l?.async===
!1)throw new sn;if(d||h instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await h,a.issues.length!==m&&(Yi(a.issues,m,e),u||(u=Ot(a,
m)))});else{if(a.issues.length===m)continue;Yi(a.issues,m,e),u||(u=Ot(a,m))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if(Ot(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new sn;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new sn;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return Ol(this,"~standard",Th(this))},set"~standard"(e){vn(this,"~standard",e)}}),o0=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>on(n,t,gt()))}:{value:e.value};async function VD(e,t){let n={async:!0};return o0(await e._zod.run({value:t,
issues:[]},n),n)}function Th(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return o0(r,n)}catch{}return VD(e,t)},vendor:"zod",version:1}}var hs=O("$ZodString",(e,t)=>{me.init(e,t),e._zod.pattern=t.pattern??Rk,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),ye=O("$ZodStringFormat",(e,t)=>{ia.init(e,t),hs.init(e,t)}),Ch=O("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
mk),ye.init(e,t)}),Ah=O("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=$h(r))}else t.pattern??(t.pattern=$h());ye.init(e,t)}),Mh=O("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=pk),ye.init(e,t)}),s0=1,Ml=2;function i0(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function KD(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?i0(e)||Ml:JD(e,t)}function JD(e,t){
if(!t.normalize&&t.protocol?.source===xk.source&&!/^https?:\/\//i.test(e))return s0;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??Ml}return new URL(e)}catch{return Ml}}var YD=/[\t\n\r]/g;function Hk(e){return e.replace(YD,"")}function XD(e,t){return t.
lastIndex=0,t.test(e.hostname)}function QD(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Nh=O(
"$ZodURL",(e,t)=>{ye.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=KD(r,t);if(o===s0){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===Ml){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=Hk(r);return}t.hostname&&!XD(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!QD(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:Hk(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Ih=O("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=hk()),ye.init(e,t)}),zh=O("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?uk:dk(t.length)),ye.init(e,t)}),Lh=O(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=sk),ye.init(e,t)}),Dh=O("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=ik),ye.init(e,t)}),Fh=O("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=ak),ye.init(e,t)}),Bh=O("$ZodXID",(e,t)=>{t.pattern??(t.pattern=ck),ye.init(e,t)}),jh=O("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=lk),ye.init(e,t)}),Il=O("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Ok(t)),ye.init(e,t)}),zl=O("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=kk),ye.init(e,t)}),Ll=O("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=$k(t)),ye.init(e,t)}),Dl=O("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=fk),ye.init(e,t)}),Uh=O("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=gk),ye.init(e,t)}),eF=/^[0-9a-fA-F:.]+$/;function a0(e){
return eF.test(e)?i0(`http://[${e}]`):!1}var Zh=O("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=yk),ye.init(e,t),e._zod.check=n=>{a0(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Gh=O("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=bk),ye.init(e,t)});function tF(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:a0(n)}var Hh=O("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=wk),ye.init(e,t),e.
_zod.check=n=>{tF(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function c0(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var nF=/^[0-9a-zA-Z+/]*={0,2}$/,qh=O("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=nF),ye.init(e,t),e._zod.check=n=>{c0(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),l0=/^[A-Za-z0-9_-]*$/;function rF(e){if(!l0.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return c0(n)}var Wh=O("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=l0),ye.init(e,t),e._zod.check=n=>{
rF(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Vh=O("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=Sk),ye.init(e,t)});function oF(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Kh=O("$ZodJWT",(e,t)=>{ye.init(e,t),e._zod.check=n=>{oF(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var aa=O("$ZodNumber",(e,t)=>{me.init(e,t),e._zod.pattern=Oh,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Fl=O("$ZodNumberForm\
at",(e,t)=>{Ak.init(e,t),aa.init(e,t)}),Bl=O("$ZodBoolean",(e,t)=>{me.init(e,t),e._zod.pattern=_k,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Jh=O("$ZodNull",(e,t)=>{me.init(e,t),e._zod.pattern=Ek,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var jl=O("$ZodUnknown",(e,t)=>{me.init(e,t),e._zod.parse=n=>n}),Ul=O("$ZodNever",(e,t)=>{me.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function sF(e,t){let n=$l(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of $l(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,Yi(s.issues,u,e),s}}return o(s,i)}}var iF=e=>Array.isArray(e)?e.length:-1;function qk(e,t,n){e.issues.length&&t.issues.push(...rn(n,e.issues)),t.value[n]=e.value}var Zl=O("$ZodArray",(e,t)=>{me.init(e,t);let n=it.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>qk(d,r,c)));else if(qk(u,r,c),a&&u.issues.length!==0&&Ot(u))break}return i.
length?Promise.all(i).then(()=>r):r},sF(e,iF)});function Nl(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...rn(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var aF=[];
function u0(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:aF,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=uh(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function d0(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,m=0;for(let h in t){if(i&&n.issues.length!==m){if(Ot(n,m))break;m=n.issues.length}if(c.has(
h))continue;if(h==="__proto__"){u==="never"&&a.push(h);continue}if(u==="never"){a.push(h);continue}let p=l.run({value:t[h],issues:[]},r);p instanceof
Promise?e.push(p.then(g=>Nl(g,n,h,t,d,f))):Nl(p,n,h,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var Yh=O("$ZodObject",(e,t)=>{me.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=cs(()=>u0(t));ae(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let m=u[f]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,f)||ls(d,f,new Set);for(let h of m.values)d[f].add(h);m.optin!==void 0&&d[f].add(void 0)}}return d});let s=so,i=t.catchall,
a,c=it.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],m=a.shape,h=u?.abortEarly,p=l.issues.length;for(let g of a.allKeys){if(h&&
l.issues.length!==p){if(Ot(l,p))break;p=l.issues.length}if(g==="__proto__")continue;let y=m[g],w=y._zod.optin,x=y._zod.optout,S=y._zod.run({
value:d[g],issues:[]},u);S instanceof Promise?f.push(S.then(R=>Nl(R,l,g,d,w,x))):Nl(S,l,g,d,w,x)}return i?d0(f,d,l,u,o.value,e,h===!0):f.length?
Promise.all(f).then(()=>l):l}}),f0=O("$ZodObjectJIT",(e,t)=>{Yh.init(e,t);let n=e._zod.parse,r=cs(()=>u0(t)),o=it.memoizer,s=m=>{let h=r.value,
p=h.symbolKeys,g=new Cl(["payload","ctx"],{shape:m,inst:e,memo:o,syms:p}),y=R=>`shape[${R}]._zod.run({ value: input[${R}], issues: [] }, ctx\
)`,w=(R,k)=>`
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
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let R of h.allKeys){if(R==="__proto__")continue;let k=x[R],P=typeof R==
"symbol"?`syms[${p.indexOf(R)}]`:sh(R),E=`${P} in input`,A=m[R],F=A?._zod?.optin,Q=F!==void 0,j=A?._zod?.optout==="optional";if(g.write(`con\
st ${k} = ${y(P)};`),Q&&j){let oe=F==="optional"?`${k}_present`:`${k}.value !== undefined || ${k}_present`;g.write(`
        const ${k}_present = ${E};
        if (!${k}.issues.length || ${k}_present) {
          if (${k}.issues.length) {${w(k,P)}
          }

          if (${oe}) {
            newResult[${P}] = ${k}.value;
          }
        }

      `)}else Q?(g.write(`
        if (${k}.issues.length) {${w(k,P)}
        }
      `),F==="defaulted"?g.write(`newResult[${P}] = ${k}.value;`):g.write(`
        if (${k}.value !== undefined || ${E}) {
          newResult[${P}] = ${k}.value;
        }
      `)):g.write(`
        const ${k}_present = ${E};
        if (${k}.issues.length) {${w(k,P)}
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

      `)}return g.write("payload.value = newResult;"),g.write("return payload;"),g.compile()},i,a=so,c=!it.jitless,u=c&&ah.value,d=t.catchall,
f;e._zod.parse=(m,h)=>{f??(f=r.value);let p=m.value;return a(p)?c&&u&&h?.async===!1&&h.jitless!==!0?(i||(i=s(t.shape)),m=i(m,h),d?d0([],p,m,
h,f,e,h?.abortEarly===!0):m):n(m,h):(m.issues.push({expected:"object",code:"invalid_type",input:p,inst:e}),m)}});function Wk(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!Ot(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>on(i,r,gt())))}),t)}var Gl=O("$ZodUnion",(e,t)=>{me.init(e,t),ae(e,"opti\
n",r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),ae(e,"op\
tout",r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),ae(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),ae(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Ji(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>Wk(a,r,e,o)):Wk(i,r,e,o)}});function cF(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var Xh=O("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Gl.init(e,t);let n=e.
_zod.parse;ae(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||ls(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=us(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=cs(()=>cF(t));e._zod.parse=(o,s)=>{let i=o.value;if(!so(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),Qh=O("$ZodIntersection",(e,t)=>{me.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.
right._zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>Vk(n,c,l)):Vk(n,s,i)}});
function Ph(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(kr(e)&&kr(t)){let n=Object.
keys(t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;
for(let s of r){if(s==="__proto__")continue;let i=Ph(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}
return{valid:!0,data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<
e.length;r++){let o=e[r],s=t[r],i=Ph(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,
data:n}}return{valid:!1,mergeErrorPath:[]}}function Vk(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.
path?.length)o??(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.
set(f,l),d=[f]}else return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);
for(let l of n.issues)i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.
includes(u)):[];l.length&&e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=Ph(t.value,n.value);
if(!c.valid){if(Ot(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.
data,e}var Hl=O("$ZodTuple",(e,t)=>{me.init(e,t);let n=t.items,r=it.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(
i))return o.issues.push({input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=Kk(n,"optin"),l=Kk(
n,"optout");if(!t.rest){if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>
n.length&&o.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.
abortEarly:void 0,f=!1;for(let m=0;m<n.length;m++){let h=n[m]._zod.run({value:i[m],issues:[]},s);h instanceof Promise?a.push(h.then(p=>{u[m]=
p})):(u[m]=h,d&&!f&&h.issues.length&&(f=Ot(h)))}if(t.rest&&!f){let m=n.length-1,h=i.slice(n.length),p=o.issues.length;for(let g of h){if(d&&
o.issues.length!==p){if(Ot(o,p))break;p=o.issues.length}m++;let y=t.rest._zod.run({value:g,issues:[]},s);y instanceof Promise?a.push(y.then(
w=>Jk(w,o,m))):Jk(y,o,m)}}return a.length?Promise.all(a).then(()=>Yk(u,o,n,i,l)):Yk(u,o,n,i,l)}});function Kk(e,t){for(let n=e.length-1;n>=0;n--)
if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function Jk(e,t,n){e.issues.length&&t.issues.push(
...rn(n,e.issues)),t.value[n]=e.value}function Yk(e,t,n,r,o){for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin===
"optional"){t.value.length=s;break}if(i.issues.length){if(!a&&s>=o){t.value.length=s;break}t.issues.push(...rn(s,i.issues))}t.value[s]=i.value}
for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout==="optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var eg=O("$ZodRec\
ord",(e,t)=>{me.init(e,t);let n=it.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!kr(s))return r.issues.push({expected:"record",
code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)
if(typeof u=="string"||typeof u=="number"||typeof u=="symbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.
keyType._zod.run({value:u,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(d.
issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(h=>on(h,o,gt())),input:u,path:[u],inst:e});continue}let f=d.
value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[u],issues:[]},o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&
r.issues.push(...rn(u,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.push(...rn(u,m.issues)),r.value[f]=m.value)}let l;for(let u in s)
if(!c.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unr\
ecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__pro\
to__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");if(typeof l=="string"&&Oh.test(l)&&u.issues.length){let h=t.keyType._zod.run({value:Number(
l),issues:[]},o);if(h instanceof Promise)throw new Error("Async schemas not supported in object keys currently");h.issues.length===0&&(u=h)}
if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.
map(h=>on(h,o,gt())),input:l,path:[l],inst:e});continue}let f=u.value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[l],issues:[]},
o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&r.issues.push(...rn(l,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.
push(...rn(l,m.issues)),r.value[f]=m.value)}c&&c.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.
length?Promise.all(i).then(()=>r):r}});var ql=O("$ZodEnum",(e,t)=>{me.init(e,t);let n=wl(t.entries),r=new Set(n);e._zod.values=r,ae(e,"pattern",o=>{let s=wl(o.def.entries).filter(
i=>lh.has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Kn(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.
value;return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),Wl=O("$ZodLiteral",(e,t)=>{me.init(e,t);let n=new Set(
t.values);e._zod.values=n,ae(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Kn(s):s?Kn(s.toString()):
String(s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,
input:s,inst:e}),r}});var tg=O("$ZodTransform",(e,t)=>{me.init(e,t),e._zod.optin="optional",it.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new fs(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new sn;return n.value=o,n}});function Xk(e,t){return e.value=t.issues.length?void 0:t.value,e}var Vl=O("\
$ZodOptional",(e,t)=>{me.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
ae(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),ae(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Ji(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>Xk(n,s)):Xk(n,o)}return t.innerType._zod.run(n,
r)}}),Kl=O("$ZodExactOptional",(e,t)=>{Vl.init(e,t),ae(e,"values",n=>n.def.innerType._zod.values),ae(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Jl=O("$ZodNullable",(e,t)=>{me.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin),ae(e,"o\
ptout",n=>n.def.innerType._zod.optout),ae(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Ji(r.source)}|null)$`):
void 0}),ae(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?
n:t.innerType._zod.run(n,r)}),ng=O("$ZodDefault",(e,t)=>{me.init(e,t),e._zod.optin="defaulted",ae(e,"values",n=>n.def.innerType._zod.values),
e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.
innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>Qk(s,t)):Qk(o,t)}});function Qk(e,t){return e.value===void 0&&(e.value=t.defaultValue),
e}var rg=O("$ZodPrefault",(e,t)=>{me.init(e,t),e._zod.optin="defaulted",ae(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.
direction==="backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),og=O("$ZodNonOptional",(e,t)=>{me.init(e,t),
ae(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType.
_zod.run(n,r);return o instanceof Promise?o.then(s=>e0(s,e)):e0(o,e)}});function e0(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function t0(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>on(o,r,gt()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var sg=O("$ZodCatch",(e,t)=>{me.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),ae(e,"optout",n=>n.def.innerType._zod.optout),ae(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>t0(n,s,t,r)):t0(n,o,t,r)}});var ig=O("$ZodPipe",(e,t)=>{me.init(e,t),ae(e,"values",n=>n.def.in._zod.values),ae(e,"optin",n=>n.def.in._zod.optin),ae(e,"optout",n=>n.def.
out._zod.optout),ae(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);
return s instanceof Promise?s.then(i=>Al(i,t.in,r)):Al(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Al(s,t.out,r)):
Al(o,t.out,r)}});function Al(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.
issues},n)}var ag=O("$ZodReadonly",(e,t)=>{me.init(e,t),ae(e,"propValues",n=>n.def.innerType._zod.propValues),ae(e,"values",n=>n.def.innerType._zod.values),
ae(e,"optin",n=>n.def.innerType?._zod?.optin),ae(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backwar\
d")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(n0):n0(o)}});function n0(e){return e.
memo||(e.value=Object.freeze(e.value)),e}var Yl=O("$ZodCustom",(e,t)=>{He.init(e,t),me.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>r0(s,n,r,e));r0(o,n,r,e)}});function r0(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(ds(o))}}var lg=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
ug="~memo",m0=[];function p0(e){return e!==null&&typeof e=="object"}function cg(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var h0=new WeakMap,ca=0,eu=1,la=2;function tu(e,t,n){let r=h0.get(e);if(r!==void 0)return r?la:ca;if(t.has(e))return la;t.add(e);let o=ca,s=u=>{
if(o!==la&&u?._zod){let d=tu(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=ca;for(let m of Reflect.ownKeys(u)){let h=Object.getOwnPropertyDescriptor(u,
m);if(d&&!h.enumerable)continue;let p=h.get?eu:h.value?._zod?tu(h.value,t,n):ca;p>f&&(f=p)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=us(c);a(u?i(u,!0):eu),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?tu(u,t,!1):eu);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let m of f)s(m)}}}return t.delete(e),lF(e,o)}function lF(e,t){
return t!==eu&&h0.set(e,t===la),t}function uF(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var Xl,Ql=[],dF={alloc(e,t,n){let r=Xl;if(!r)return n;
Xl=void 0;let o={value:n,issues:null};return r.set(t.value,o),Ql.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&fF(s,o.value))throw new lg;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let y=tu(e,new Set,!1);if(y===ca)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);y===la||r?n=!0:r=!0}let u=c.value;
if(!p0(u))return i(c,l);let d=l[ug];d||(d={buckets:new WeakMap,backEdges:void 0},l[ug]=d);let f;o===l?f=s:(f=uF(d,e),o=l,s=f);let m=f.get(u);
if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...cg(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;Xl=f;let h=Ql.length,p=i(c,l);Xl=void 0;let g=Ql.length>h?Ql.pop():void 0;return p instanceof Promise?p.then(y=>(g&&(g.issues=
y.issues.length?cg(y.issues):m0),y)):(g&&(g.issues=p.issues.length?cg(p.issues):m0),p)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function dg(){
return dF}function fF(e,t){let n=e[ug]?.backEdges;return n!==void 0&&p0(t)&&n.has(t)}var mF=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=mh(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
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
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function g0(){return{localeError:mF()}}var y0;var fg=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function b0(){return new fg}(y0=globalThis).__zod_globalRegistry??(y0.__zod_globalRegistry=b0());var io=globalThis.__zod_globalRegistry;function w0(e){return e.checks&&(e.checks=[...e.checks]),e}function nu(e,t){return new e(w0({type:"string",...B(t)}))}function mg(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...B(t)})}function pg(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...B(t)})}function hg(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...B(t)})}function gg(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...B(t)})}function yg(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...B(t)})}function bg(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...B(t)})}function wg(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...B(t)})}function xg(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...B(t)})}function Sg(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...B(t)})}function vg(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...B(t)})}function kg(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...B(
t)})}function $g(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...B(t)})}function Og(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...B(t)})}function Rg(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...B(t)})}function _g(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...B(t)})}function Eg(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...B(t)})}function Pg(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...B(t)})}function Tg(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...B(t)})}function Cg(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...B(t)})}function Ag(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...B(t)})}function Mg(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...B(t)})}function Ng(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...B(t)})}function ru(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...B(t)})}function ou(e,t){
return new e({type:"string",format:"date",check:"string_format",...B(t)})}function su(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...B(t)})}function iu(e,t){return new e({type:"string",format:"duration",check:"string_format",...B(t)})}function au(e,t){
return new e(w0({type:"number",checks:[],...B(t)}))}function cu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...B(t)})}function lu(e,t){return new e({type:"boolean",...B(t)})}function Ig(e,t){return new e({type:"null",...B(t)})}function uu(e){return new e({type:"unknown"})}function du(e,t){return new e({type:"never",...B(t)})}function ua(e,t){return new _h({check:"less_than",...B(t),value:e,inclusive:!1})}function ao(e,t){return new _h({check:"less_than",...B(t),value:e,
inclusive:!0})}function gs(e,t){return new Eh({check:"greater_than",...B(t),value:e,inclusive:!1})}function $r(e,t){return new Eh({check:"greater_than",...B(
t),value:e,inclusive:!0})}function fu(e){return gs(0,e)}function ys(e){return $r(0,e)}function da(e,t){return new Ck({check:"multiple_of",...B(t),value:e})}function Ce(e,t){return new Mk({check:"max_length",...B(t),maximum:e})}function Jn(e,t){return new Nk({check:"min_length",...B(t),minimum:e})}
function fa(e,t){return new Ik({check:"length_equals",...B(t),length:e})}function Or(e,t){return new zk({check:"string_format",format:"regex",
...B(t),pattern:e})}function mu(e){return new Lk({check:"string_format",format:"lowercase",...B(e)})}function pu(e){return new Dk({check:"st\
ring_format",format:"uppercase",...B(e)})}function hu(e,t){return new Fk({check:"string_format",format:"includes",...B(t),includes:e})}function gu(e,t){
return new Bk({check:"string_format",format:"starts_with",...B(t),prefix:e})}function yu(e,t){return new jk({check:"string_format",format:"e\
nds_with",...B(t),suffix:e})}function Yn(e){return new Uk({check:"overwrite",tx:e})}function bu(e){return Yn(t=>t.normalize(e))}function wu(){return Yn(e=>e.trim())}function xu(){
return Yn(e=>e.toLowerCase())}function Su(){return Yn(e=>e.toUpperCase())}function zg(){return Yn(e=>ih(e))}function x0(e,t,n){return new e(
{type:"array",element:t,...B(n)})}function vu(e,t,n){return new e({type:"custom",check:"custom",fn:t,...B(n)})}function Lg(e,t){let n=pF(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(ds(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(ds(s))}},e(r.value,r)),t);return n}function pF(e,t){let n=new He({
check:"custom",...B(t)});return n._zod.check=e,n}var ma=()=>()=>{throw new Error("bundles make no JSON Schemas")};var _0=new WeakSet([Object.prototype,Error.prototype]);function ku(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var wF=(e,t)=>{Kv.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);_0.has(n)||(_0.add(n),ku(n,"format",r=>o=>xh(r,
o)),ku(n,"flatten",r=>o=>wh(r,o)),ku(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,as,2)}),ku(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,as,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Rt=O("ZodError",wF,void 0,{Parent:Error});var E0=na(Rt),P0=ra(Rt),T0=oa(Rt),C0=sa(Rt),A0=Yv(Rt),M0=Xv(Rt),N0=Qv(Rt),I0=ek(Rt),z0=tk(Rt),L0=nk(Rt),D0=rk(Rt),F0=ok(Rt);function dB(){it.localeError||gt(g0())}function ha(){it.memoizer||gt({memoizer:dg()})}var be=O("ZodType",(e,t)=>(dB(),me.init(e,t),e.def=t,e.
type=t.type,e),{check(...e){let t=this.def;return this.clone(U.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{
check:n,def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return st(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(sj(e,t))},superRefine(e,t){return this.check(ij(e,t))},overwrite(e){return this.
check(Yn(e))},optional(){return B0(this)},exactOptional(){return WB(this)},nullable(){return j0(this)},nullish(){return B0(j0(this))},nonoptional(e){
return QB(this,e)},array(){return C(this)},or(e){return X([this,e])},and(e){return UB(this,e)},transform(e){return U0(this,qB(e))},default(e){
return JB(this,e)},prefault(e){return XB(this,e)},catch(e){return tj(this,e)},pipe(e){return U0(this,e)},readonly(){return rj(this)},describe(e){
let t=this.clone();return io.add(t,{description:e}),t},meta(...e){if(e.length===0)return io.get(this);let t=this.clone();return io.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return U.hide(this,"~standard",{...Th(this),jsonSchema:{input:ma(this,"input"),output:ma(this,"output")}})},
set"~standard"(e){U.own(this,"~standard",e)},parse:function e(t,n){return E0(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await P0(
this,t,n,{callee:e})},safeParse(e,t){return T0(this,e,t)},async safeParseAsync(e,t){return C0(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){U.own(this,"spa",e)},validate(e,t){return El(this,e,t)},validateAsync(e,t){return Pl(this,e,t)},encode:function e(t,n){return A0(
this,t,n,{callee:e})},decode:function e(t,n){return M0(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await N0(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await I0(this,t,n,{callee:e})},safeEncode(e,t){return z0(this,e,t)},safeDecode(e,t){return L0(this,
e,t)},async safeEncodeAsync(e,t){return D0(this,e,t)},async safeDecodeAsync(e,t){return F0(this,e,t)},toJSONSchema(e){return ma(this,{})(e)},
get description(){return io.get(this)?.description},get _def(){return this._zod.def}}),Z0=O("_ZodString",(e,t)=>{hs.init(e,t),be.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},U.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Or(...e))},includes(...e){return this.check(hu(...e))},startsWith(...e){return this.check(gu(
...e))},endsWith(...e){return this.check(yu(...e))},min(...e){return this.check(Jn(...e))},max(...e){return this.check(Ce(...e))},length(...e){
return this.check(fa(...e))},nonempty(...e){return this.check(Jn(1,...e))},lowercase(e){return this.check(mu(e))},uppercase(e){return this.check(
pu(e))},trim(){return this.check(wu())},normalize(...e){return this.check(bu(...e))},toLowerCase(){return this.check(xu())},toUpperCase(){return this.
check(Su())},slugify(){return this.check(zg())}})),fB=O("ZodString",(e,t)=>{hs.init(e,t),Z0.init(e,t)},{email(e){return this.check(mg(yB,e))},
url(e){return this.check(wg(wB,e))},jwt(e){return this.check(Ng(NB,e))},emoji(e){return this.check(xg(xB,e))},guid(e){return this.check(pg(bB,
e))},uuid(e){return this.check(hg($u,e))},uuidv4(e){return this.check(gg($u,e))},uuidv6(e){return this.check(yg($u,e))},uuidv7(e){return this.
check(bg($u,e))},nanoid(e){return this.check(Sg(SB,e))},cuid(e){return this.check(vg(vB,e))},cuid2(e){return this.check(kg(kB,e))},ulid(e){return this.
check($g($B,e))},base64(e){return this.check(Cg(CB,e))},base64url(e){return this.check(Ag(AB,e))},xid(e){return this.check(Og(OB,e))},ksuid(e){
return this.check(Rg(RB,e))},ipv4(e){return this.check(_g(_B,e))},ipv6(e){return this.check(Eg(EB,e))},cidrv4(e){return this.check(Pg(PB,e))},
cidrv6(e){return this.check(Tg(TB,e))},e164(e){return this.check(Mg(MB,e))},datetime(e){return this.check(ru(mB,e))},date(e){return this.check(
ou(pB,e))},time(e){return this.check(su(hB,e))},duration(e){return this.check(iu(gB,e))}});function b(e){return nu(fB,e)}var Ae=O("ZodString\
Format",(e,t)=>{ye.init(e,t),Z0.init(e,t)}),mB=O("ZodISODateTime",(e,t)=>{Il.init(e,t),Ae.init(e,t)}),pB=O("ZodISODate",(e,t)=>{zl.init(e,t),
Ae.init(e,t)}),hB=O("ZodISOTime",(e,t)=>{Ll.init(e,t),Ae.init(e,t)}),gB=O("ZodISODuration",(e,t)=>{Dl.init(e,t),Ae.init(e,t)}),yB=O("ZodEmai\
l",(e,t)=>{Mh.init(e,t),Ae.init(e,t)});var bB=O("ZodGUID",(e,t)=>{Ch.init(e,t),Ae.init(e,t)});var $u=O("ZodUUID",(e,t)=>{Ah.init(e,t),Ae.init(e,t)});var wB=O("ZodURL",(e,t)=>{Nh.init(e,t),Ae.init(e,t)});var xB=O("ZodEmoji",(e,t)=>{Ih.init(e,t),Ae.init(e,t)});var SB=O("ZodNanoID",(e,t)=>{zh.init(e,t),Ae.init(e,t)});var vB=O("ZodCUID",(e,t)=>{Lh.init(e,t),Ae.init(e,t)});var kB=O("ZodCUID2",(e,t)=>{Dh.init(e,t),Ae.init(e,t)});var $B=O("ZodULID",(e,t)=>{Fh.init(e,t),Ae.init(e,t)});var OB=O("ZodXID",(e,t)=>{Bh.init(e,t),Ae.init(e,t)});var RB=O("ZodKSUID",(e,t)=>{jh.init(e,t),Ae.init(e,t)});var _B=O("ZodIPv4",(e,t)=>{Uh.init(e,t),Ae.init(e,t)});var EB=O("ZodIPv6",(e,t)=>{Zh.init(e,t),Ae.init(e,t)});var PB=O("ZodCIDRv4",(e,t)=>{Gh.init(e,t),Ae.init(e,t)});var TB=O("ZodCIDRv6",(e,t)=>{Hh.init(e,t),Ae.init(e,t)});var CB=O("ZodBase64",(e,t)=>{qh.init(e,t),Ae.init(e,t)});var AB=O("ZodBase64URL",(e,t)=>{Wh.init(e,t),Ae.init(e,t)});var MB=O("ZodE164",(e,t)=>{Vh.init(e,t),Ae.init(e,t)});var NB=O("ZodJWT",(e,t)=>{Kh.init(e,t),Ae.init(e,t)});var G0=O("ZodNumber",(e,t)=>{aa.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},U.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(gs(e,t))},gte(e,t){return this.
check($r(e,t))},min(e,t){return this.check($r(e,t))},lt(e,t){return this.check(ua(e,t))},lte(e,t){return this.check(ao(e,t))},max(e,t){return this.
check(ao(e,t))},int(e){return this.check(H(e))},safe(e){return this.check(H(e))},positive(e){return this.check(gs(0,e))},nonnegative(e){return this.
check($r(0,e))},negative(e){return this.check(ua(0,e))},nonpositive(e){return this.check(ao(0,e))},multipleOf(e,t){return this.check(da(e,t))},
step(e,t){return this.check(da(e,t))},finite(){return this}}));function $(e){return au(G0,e)}var IB=O("ZodNumberFormat",(e,t)=>{Fl.init(e,t),
G0.init(e,t)});function H(e){return cu(IB,e)}var zB=O("ZodBoolean",(e,t)=>{Bl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Se(e){return lu(zB,e)}var LB=O("ZodNull",(e,t)=>{Jh.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Ou(e){return Ig(LB,e)}var DB=O("ZodUnknown",(e,t)=>{jl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function lo(){return uu(DB)}var FB=O(
"ZodNever",(e,t)=>{Ul.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function H0(e){return du(FB,e)}var Fg=O("ZodArray",(e,t)=>{ha(),Zl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Jn(e,t))},nonempty(e){return this.check(Jn(1,e))},max(e,t){return this.check(Ce(e,t))},length(e,t){return this.check(fa(e,
t))},unwrap(){return this.element}});function C(e,t){return x0(Fg,e,t)}var bs=O("ZodObject",(e,t)=>{ha(),f0.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),U.installLazyProp(e,"shape",
n=>n._zod.def.shape,!1)},{keyof(){return z(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(U.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(U.mergeDefs(this._zod.def,{catchall:lo()}))},loose(){return this.clone(U.mergeDefs(this._zod.def,{catchall:lo()}))},
strict(){return this.clone(U.mergeDefs(this._zod.def,{catchall:H0()}))},strip(){return this.clone(U.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return U.extend(this,e)},safeExtend(e){return U.safeExtend(this,e)},merge(e){return U.merge(this,e)},pick(e){return U.pick(this,e)},
omit(e){return U.omit(this,e)},partial(...e){return U.partial(ga,this,e[0])},exactPartial(...e){return U.partial(_u,this,e[0],"exactPartial")},
required(...e){return U.required(W0,this,e[0])}});function pe(e,t){let n={type:"object",shape:e??{},...U.normalizeParams(t)};return new bs(n)}
function _(e,t){return new bs({type:"object",shape:e,catchall:H0(),...U.normalizeParams(t)})}function q0(e,t){return new bs({type:"object",shape:e,
catchall:lo(),...U.normalizeParams(t)})}var Ru=O("ZodUnion",(e,t)=>{Gl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function X(e,t){return new Ru({type:"union",options:e,...U.normalizeParams(t)})}var BB=O("ZodDiscriminatedUnion",(e,t)=>{Ru.init(e,t),Xh.init(e,t)});function Gt(e,t,n){return new BB({type:"union",options:t,discriminator:e,
...U.normalizeParams(n)})}var jB=O("ZodIntersection",(e,t)=>{Qh.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function UB(e,t){return new jB({type:"intersection",left:e,right:t})}var ZB=O("ZodTuple",(e,t)=>{ha(),Hl.init(e,t),be.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new ga({type:"optional",innerType:t}))})}});
function ws(e,t,n){let r=t instanceof me,o=r?n:t,s=r?t:null;return new ZB({type:"tuple",items:e,rest:s,...U.normalizeParams(o)})}var pa=O("Z\
odRecord",(e,t)=>{ha(),eg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function ce(e,t,n){return!t||!t._zod?new pa({type:"record",keyType:b(),valueType:e,...U.normalizeParams(t)}):new pa({type:"record",keyType:e,
valueType:t,...U.normalizeParams(n)})}function an(e,t,n){return new pa({type:"record",keyType:e,valueType:t,...U.normalizeParams(n),partial:!0})}var Dg=O("ZodEnum",(e,t)=>{ql.init(e,t),be.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new Dg({...t,checks:[],...U.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new Dg({...t,checks:[],...U.normalizeParams(o),entries:s})}});
function z(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Dg({type:"enum",entries:n,...U.normalizeParams(t)})}var GB=O("ZodLiteral",(e,t)=>{Wl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function ne(e,t){return new GB({type:"literal",values:Array.isArray(e)?e:[e],...U.normalizeParams(t)})}var HB=O("ZodTransform",(e,t)=>{ha(),tg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new fs(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(U.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(U.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function qB(e){return new HB({type:"transform",transform:e})}
var ga=O("ZodOptional",(e,t)=>{Vl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function B0(e){return new ga({type:"optional",innerType:e})}var _u=O("ZodExactOptional",(e,t)=>{Kl.init(e,t),be.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function WB(e){return new _u({type:"optional",innerType:e})}var VB=O("ZodNull\
able",(e,t)=>{Jl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function j0(e){
return new VB({type:"nullable",innerType:e})}var KB=O("ZodDefault",(e,t)=>{ng.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function JB(e,t){return new KB({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(
t)}})}var YB=O("ZodPrefault",(e,t)=>{rg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function XB(e,t){return new YB({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(t)}})}var W0=O(
"ZodNonOptional",(e,t)=>{og.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function QB(e,t){
return new W0({type:"nonoptional",innerType:e,...U.normalizeParams(t)})}var ej=O("ZodCatch",(e,t)=>{sg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeCatch=e.unwrap});function tj(e,t){return new ej({type:"catch",innerType:e,catchValue:typeof t=="function"?t:U.constantCatch(t)})}var Bg=O("ZodPipe",(e,t)=>{ig.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function U0(e,t){
return new Bg({type:"pipe",in:e,out:t})}var nj=O("ZodReadonly",(e,t)=>{ag.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function rj(e){return new nj({type:"readonly",innerType:e})}var oj=O("ZodCustom",(e,t)=>{Yl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function sj(e,t={}){return vu(oj,e,t)}function ij(e,t){return Lg(e,t)}var Rr=C(_({name:b(),key:z(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var M=(e,t)=>_({code:ne(e),...t}),We=z(["base","head"]),jg=_({exitCode:$().nullable(),signal:b().nullable()}).describe("Both null where noth\
ing is known but that it ended."),V0=z(["content-length","chunked","until-close","none"]),aj=_({asked:$().describe("The port that requests w\
ere sent to."),at:C(_({host:b(),port:$()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is know\
n where the server listens."),Ug=z(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is wit\
hout TLS."),ya={through:ne("nginx").exactOptional().describe("Set where the server itself answers."),interim:$().exactOptional().describe("T\
he status (1xx) that its answers have before the one that counts.")},Eu={afterLoad:ne(!0).exactOptional()},K0=C(X([_({status:b(),count:$()}),
_({error:b(),count:$()})])),cj=z(["differs","too-long","too-slow"]),lj=X([_({text:b()}).describe("The beginning of the whole body that is ex\
pected."),_({contains:b()}),_({matches:b(),why:cj}).describe("Whether it does not match, or is too long to be looked at, or the expression t\
akes too long."),_({json:b(),at:b(),got:b().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; nu\
ll for nothing."),_({json:Ou()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),ba=Gt("code",
[M("wrong-status",{path:b(),status:$(),expected:X([$(),C($())]).describe("Of several, each would be right."),body:b().describe("Its beginnin\
g, without secrets."),speaks:Ug.exactOptional(),...ya,...Eu}),M("wrong-body",{path:b(),bytes:$(),body:b().describe("Its beginning, without s\
ecrets."),lacks:lj,...Eu}),M("wrong-header",{path:b(),name:b(),value:b().nullable(),expected:b(),...Eu}),M("no-answer",{path:b(),error:b(),speaks:Ug.
exactOptional(),...ya,...Eu}),M("length-changed",{path:b(),bytes:$()}),M("lengths-differ",{path:b(),base:$(),head:$()}),M("framing-differs",
{path:b(),base:V0,head:V0}),M("errors",{failed:$(),of:$(),unit:z(["requests","operations"]),most:K0.describe("The most frequent."),through:ya.
through}),M("no-answers",{seconds:$(),most:K0.describe("The most frequent."),through:ya.through}),M("wrong-size",{answers:$(),bytes:$(),least:$(),
most:$()}),M("too-many-connections",{side:z(["client","upstream"]).describe("Of nginx; client where there is none."),opened:$(),requests:$()}),
M("died",{end:jg,of:z(["server","service"]),service:b().exactOptional(),when:z(["starting","before-load","under-load"]).exactOptional(),withheld:Rr,
lacks:b().exactOptional().describe("A module that it said it could not find.")}),M("restarted",{}),M("worked-unasked",{cpu:$().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:$().describe("The same of the other variant, while only this one was \
loaded."),seconds:$()}),M("accepted-unasked",{connections:$().describe("Accepted while only the other variant was loaded."),seconds:$()}),M(
"reached-other",{of:We.describe("Whose server, service or nginx it was connected to."),connections:$(),listened:ne(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),M("ended-other",{of:We.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:jg}),M("fails-beside",{of:We.describe("Which could not be started beside this one, and could a\
lone.")}),M("changed-files",{of:We.describe("Whose files were changed while both ran, and not those of this one."),path:b().describe("The fi\
rst of them."),files:$()}),M("filled-disk",{bytes:$().describe("That its files take."),other:$().describe("The same of the other variant.")}),
M("left-its-group",{processes:$(),cpu:$().describe("CPU seconds that they used, which no meter of the variant counts.")}),M("not-ready",{seconds:$(),
last:X([_({path:b(),status:$()}),_({error:b()})]).nullable().describe("What it answered last; null where it answered nothing."),service:b().
exactOptional(),listens:aj.exactOptional(),speaks:Ug.exactOptional(),...ya,runOver:ne(!0).exactOptional().describe("Set where the run's time\
 was over first.")}),M("start-failed",{error:b()}),M("prepare-failed",{command:C(b()),error:b(),withheld:Rr}),M("command-failed",{error:b(),
withheld:Rr,well:H().positive().exactOptional().describe("Runs of the same side that ended well.")}),M("no-report",{output:b().describe("The\
 last lines of a command that reported no operations, though base's does.")}),M("impossible-time",{seconds:$().describe("What a command said\
 that it had worked."),wall:$().describe("From its start to its end, as hyperfine noted it.")}),M("timing-altered",{noted:$().describe("Wall\
 seconds that hyperfine noted."),wall:$().describe("From its start to its end by loadgate's clock.")}),M("generator-failed",{error:b()}),M("\
background-load-failed",{failed:$().exactOptional(),answered:$().exactOptional(),error:b().exactOptional()}),M("proxy-failed",{variant:We,end:jg.
nullable(),seconds:$().nullable().describe("Set where it was waited for so long."),error:b().nullable().describe("The last line of its log.")}),
M("harness-failed",{error:b()}),M("burner-elsewhere",{})]);function xs(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var uj=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function Pu({code:e}){return uj.
includes(e)}var Y=class extends Error{name="FaultError";fault;log;constructor(t,n){super(t.code),this.fault=t,this.log=n}};import{isDeepStrictEqual as Mj}from"node:util";var _r=["regression","invalid","inconclusive","improvement","new","unchanged"],Xn=["io-calls","collections"],Ss=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Xn,"start-time","image-size"],Zg=["found","not-found","not-measured"],Tu=[
"burner-elsewhere","interrupted","invalid"];var wa=z(["direct","nginx"]),Cu=z(["server","proxy","generator","dependency"]),le=$().nullable(),J0=ce(b(),$()),uo=z(["out-of-ports","proxy-\
saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),dj=_({by:z(["hyper\
fine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:H().positive().
describe("How many times it ran, one after the other."),user:le.describe("CPU seconds of all runs in user mode."),system:le.describe("The sa\
me in the kernel."),exitCode:H().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:H().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:le.describe("What it wor\
ked for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),fj=_({variant:We,wall:$().describe(
"Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:J0.
describe("Answers by status."),errors:J0.describe("Errors by the generator's own text, deadline aborts left out."),aborted:$().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:$().describe("Body bytes received."),correct:$().describe("Answers\
 with the expected status."),latency:_({mean:le,p50:le,p90:le,p95:le.exactOptional(),p99:le}).describe("In seconds. The oldest results have \
no p95."),latencies:C(ws([$().nonnegative(),H().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intende\
d start in seconds, to three digits, ascending, and how often each."),cpu:_({server:le,proxy:le,generator:le}).describe("CPU seconds used."),
busiest:_({server:le,proxy:le}).describe("Busiest thread as a share of one core."),opened:_({client:le,upstream:le}).describe("TCP connectio\
ns accepted; client is the side the generator talks to."),memory:le.describe("Peak memory of the server in bytes since its start."),switches:le.
describe("Context switches of the server."),counters:an(z(Xn),$().nonnegative()).exactOptional().describe("What else the server's processes \
did, as often; what could not be counted is absent."),command:dj.exactOptional(),bottleneck:Cu.nullable(),invalid:C(ba),limits:C(uo)}).describe(
"What one load of one variant gave in one round."),mj=_({order:C(We).describe("The variants in the order they were loaded."),together:Se().describe(
"Whether they were loaded at once."),at:$().describe("Seconds since the start of the run."),samples:C(fj),disturbance:_({stolen:le.describe(
"Taken by the host of this virtual machine."),foreign:le.describe("Used by processes that are not part of the run.")}).describe("What others\
 took of the run's CPUs, as a share of one CPU.")}),Y0=_({at:$().describe("Seconds since the start of the run."),startSeconds:_({base:$().exactOptional(),
head:$().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:$(),warmUpCosts:C(le).describe("CPU seconds per\
 answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:C(mj),invalid:C(
_({variant:We.nullable(),fault:ba,log:b().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var xa=["slower","faster"],Gg=["using more CPU","using less CPU"];function Sa(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function ks(e,t){
return e===null||!(t>0)?null:e/t}function X0({command:e},t){return e===void 0||e.operations!==null?null:ks(t,e.runs)}function pj(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Au(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:xa},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?Vg(l,a):u[e]??null}}var vs={better:"lower",decides:null,limitable:!1},
hj=64*4096;function Q0(e,t){return{...vs,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return ks(a,i.reduce((c,l)=>c+Sa(l),
0))}}}var $e=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:xa},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:ks(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Gg},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>ks(e.cpu.server,Sa(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:xa},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>X0(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Gg},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>X0(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:xa},...vs,better:"higher",of:"command",per:"\
round",value:e=>ks(e.correct,e.command?.seconds??0)},Au("p50","the median answer",{decides:"open"}),Au("p90","the slowest tenth of the answe\
rs",{decides:null}),Au("p95","the slowest twentieth of the answers",{decides:"open"}),{...Au("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...vs,resolution:hj,per:"sessio\
n",value:pj},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...vs,
of:"request",per:"round",value:e=>ks(e.switches,Sa(e))},Q0("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Q0("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...vs,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...vs,per:"build"}];function Mu(e){
return[xa,Gg].includes(Ne(e).words.cases)}function Nu(e){return $e.filter(({decides:t})=>t===e)}function Hg({name:e,of:t,decides:n},{loop:r,
isCommand:o}){return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&
(n==="closed"||e==="own-clock")?"no-operations":null}function qg(e,t){let n=r=>e[r.name]!==void 0&&Hg(r,t)===null;return $e.filter(r=>r.decides===
t.loop||n(r))}function Wg(e){return $e.find(t=>t.name===e)}function Ne(e){let t=Wg(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}
var t$=10;function n$(e){return Math.ceil(t$/(1-e)-1e-9)}function r$(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[
...t].sort(([n],[r])=>n-r)}var e$=new WeakMap;function Vg(e,t){let n=e$.get(e)??new Map;n.size===0&&e$.set(e,n);let r=n.get(t);if(r!==void 0)
return r;let o=gj(e,t);return n.set(t,o),o}function gj(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<t$-1e-9)return null;let r=0;for(let[o,
s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}var yj={stolen:.3,foreign:.6},bj={stolen:.05,foreign:.25},wj=.25;function Kg({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function o$({together:e,order:t}){return e||t.length===1}function Jg(e){if(Kg(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=o$(e)?yj:bj;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Er(e){let t=Jg(e);return t===null?1:o$(e)&&t!=="\
out-of-ports"?wj:0}function va(e){return Jg(e)!==null}function $s(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=Jg(n);if(r===null)
continue;let o=Er(n)>0,s=t.find(i=>i.source===r&&i.counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Iu({source:e,
counted:t,rounds:n}){return{code:"interference",source:e,effect:t?"counted-less":"left-out",rounds:n}}var xj=.9999999999998099,Sj=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function Os(e){let t=e-1,n=t+7.5,r=Sj.reduce((o,s,i)=>o+s/(t+i+1),xj);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function s$(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let l=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+l*i),s=o(1+l/s),a*=i*s;let u=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+u*i),s=o(1+u/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function vj(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(Os(n+r)-Os(n)-Os(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*s$(e,n,r)/n:1-o*s$(t,r,n)/r}function i$(e,t){let n=e*e;return .5*vj(t/(t+n),n/(t+n),t/2,.5)}function kj(e,t){
return Os((t+1)/2)-Os(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var ka=new Map,a$=1e3;function Rs(e,t){let n=ka.get(e)?.get(t);if(n!==
void 0)return n;let r=l$(e,t);ka.size>=a$&&ka.clear();let o=ka.get(e)??new Map;return o.size>=a$&&o.clear(),ka.set(e,o.set(t,r)),r}function l$(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-l$(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;i$(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=i$(o,t);i>e?n=o:r=o;let a=Math.exp(kj(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),l=c>n&&c<r?c:(n+r)/2;if(Math.abs(l-o)<=1e-14*o)return l;o=l}return o}function $a(e){if(e<0)return 1-$a(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var c$=200,
$j=4;function u$(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-Os(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<c$;a++){
let c=(a+.5)*$j/c$,l=o(c);s+=l*t(c),i+=l}return s/i}function Oj(e){return e.map(t=>({value:t,weight:1}))}function mo(e){return Oa(Oj(e))}function Oa(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function Ve(e){return e.reduce((t,n)=>t+n,0)/e.length}function Yg(e){return Oa(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var fo=4.25,Rj=1-2*fo*
Math.exp(-(fo**2)/2)/Math.sqrt(2*Math.PI)/(2*$a(fo)-1),_j=20;function Xg(e,t,n){let r=t;for(let o=0;o<_j;o++){let s=fo*r,[i,a]=[0,0];for(let u=0;u<
e.length;u++){let d=e[u];d<-s||d>s||(i+=d*d,a++)}let c=Math.sqrt(i/Math.max(a-n,1)/Rj),l=Math.abs(c-r)<=1e-6*r;if(r=c,l)break}return r}var Ej=.6744897501960817;
function d$(e){let t=new Float64Array(Math.max(e.length-1,0));for(let s=0;s<t.length;s++)t[s]=Math.abs(e[s+1]-e[s])/Math.SQRT2;let n=t.slice().
sort(),r=n.lastIndexOf(0)+1,o=n[r+n.length>>1];return o===void 0?0:Xg(t,o/Ej,0)}function f$(e,t){let n=fo*t,[r,o]=[0,0];for(let s=1;s<e.length;s++){
let[i,a]=[e[s-1],e[s]];Math.abs(i)>n||Math.abs(a)>n||(r+=i*a,o+=(i*i+a*a)/2)}return o>0?r/o:0}function ey(e,t,n,r){return m$(e)&&m$(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function m$(e){return e!==null&&Number.isFinite(e)&&e>0}function Pj(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return ey(t.value(r),t.value(o),Er(e),s)}function po(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return ey(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=y$(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=h$(s,t);return i?Tj(
s,i):s.flatMap(a=>Pj(a,t))}function h$(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function Tj(e,t){let n=e.flatMap(s=>s.samples),r=s=>g$(n,t,s),o=e.reduce((s,i)=>s+Er(i),0)/
e.length;return ey(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function g$(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Vg(
r$(r.map(({latencies:o})=>o??[])),t)}function y$({rounds:e}){return e.filter(t=>Er(t)>0)}function b$(e){return Yg(w$(e))}function w$(e){return e.
map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function x$({sessions:e},t,n=!1){return e.flatMap(r=>{let o=po(r,t,n),s=w$(
o),i=Ve(o.map(({base:a,head:c})=>Qg(t,a)+Qg(t,c)));return S$(Yg(s),s,t,i)})}function zu({sessions:e},t,n){return e.flatMap(r=>{let o=v$(r,t,
n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return S$(Oa(s),s,t,Ve(o.map(({value:i})=>Qg(t,i))))})}
function Qg({resolution:e=0},t){return(e/t)**2/12}function S$(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+a.weight,0),s=n.per==="r\
ound"&&t.length>1?Cj(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function Cj(e,t){let n=e.reduce((o,s)=>o+s.
weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function ho({sessions:e},t,n){
let r=e.map(o=>Oa(v$(o,t,n)));return mo(r.filter(o=>o!==null))}function v$(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===null?[]:[{value:i,
weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=y$(e),s=h$(o,t);return s?r(g$(o.flatMap(i=>i.samples),s,n),1):o.flatMap(i=>i.
samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Er(i))))}var Aj=1.3,p$=4;function k$({sessions:e},t){let n=e.map(l=>po(l,t).map(u=>Math.
log(u.head/u.base))).filter(l=>l.length>0),r=n.reduce((l,u)=>l+u.length-1,0);if(r===0)return null;let o=l=>{let u=Ve(l);return l.reduce((d,f)=>d+
(f-u)**2,0)},s=n.reduce((l,u)=>l+o(u),0)/r,i=s/Ve(n.map(l=>l.length)),a=n.length-1,c=(p$*Aj*i+o(n.map(Ve)))/(p$+a);return{round:s,start:Math.
max(0,c-i)}}function _s({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Lu({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Kg(n)).flatMap(n=>n.samples))}function $$(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Ra(e){let t=Lu(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return $$(t,["generator","proxy","dep\
endency","server"])}function Du(e,t){let n=Ra(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>po(o,Ne("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:ty(e)}function ty(e){return $$(
Lu(e).flatMap(t=>t.limits),uo.options)}function Nj(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:Pu(t)?null:n}))}function Ij({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=_s(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function Ht(e){let t=new Map;for(let n of Nj(e)){let{variant:r,fault:o}=Ij(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function Es(e,t){return t.filter(n=>n.
target===e.target)}function ny(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function go(e){let t=r=>e.filter(o=>Mj(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:ny(o),fault:r,
times:s}})}function yo({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function oy(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function zj(e){return xs(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function Lj({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function sy({variant:e,fault:t},{fresh:n}){return e==="base"?oy(t)||n!==void 0&&
zj(t):e===null&&Lj(t)&&(n==="scenario"||n==="configuration")}function ry({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function O$({sessions:e}){return e.some(t=>ry(t,"base").some(({invalid:n})=>n.length===0))}function Dj({sessions:e}){return e.some(t=>ry(
t,"base").length===0&&ry(t,"head").some(({invalid:n})=>n.length===0))}function Fu(e){let t=Ht(e);return t.length>0&&t.every(n=>sy(n,e))&&!O$(
e)}function R$(e,{failures:t,notices:n}){let r=Es(e,t),o=Ht(e);if(!(o.every(l=>sy(l,e))&&r.every(ay))||O$(e)||!Dj(e))return null;let i=[...r.
map(yo),...go(o)],a=r.length>0?"not-built":o.some(({fault:l})=>oy(l))&&"not-started";if(a&&!iy({notices:n}))return null;let c=e.fresh==="con\
figuration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function iy({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function ay({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function _$(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!sy(r,t)):e}function E$({
cases:e}){return e.some(({findings:t})=>t.some(({code:n})=>n==="head-alone")&&t.some(Fj))}function Fj(e){return e.code==="build-failed"||e.code===
"setup-failed"||e.code==="fault"&&oy(e.fault)}var v=class extends Error{name="UsageError"},he=class extends Error{name="RunError"},_t=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}},$n=class extends Error{name="OutOfTime"},Pr=class extends Error{name="DeliveryError"},Bj="inter\
rupted; everything it started is gone";function cy(e){return e instanceof _t?Bj:[v,he,Pr].some(t=>e instanceof t)?e.message:e instanceof Error?
e.stack??e.message:String(e)}var Et={done:0,regression:1,usage:2,invalid:3,undelivered:4};function P$(e){return e instanceof _t?T$(e.signal):e instanceof Pr?Et.undelivered:e instanceof v?Et.usage:Et.invalid}function T$(e){return e===
"SIGINT"?130:143}function ly(e){if(e.plan.mode==="observe")return Et.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Et.regression:jj(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Et.invalid:n("inconclusive")&&t("inconclusive")?Et.regression:Et.done}function jj(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}
function Bu({signal:e,judged:t,runError:n=!1}){return e!==void 0?T$(e):n?Et.invalid:t===void 0?Et.done:ly(t)}import{copyFileSync as B2,existsSync as Ay,readFileSync as j2,rmSync as U2,statSync as Z2,utimesSync as G2}from"node:fs";import{join as Na,resolve as nd}from"node:path";var Uj=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,Zj=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function bo(e){return e.
replace(Uj,"$1").replace(Zj,"$1")}var Gj=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i,
Hj=[/\b(?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/[^\s/@"',]+@/i,/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,/(?:password|passwd|passphrase|secret|token|_auth\w*|api_?key)["']?\s*[=:]\s*\S/i,
/-----BEGIN [A-Z ]*PRIVATE KEY/,/\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abprs]-[\w-]{10,})/];
function uy(e){return Gj.test(e)}function ju(e,t){return uy(e)||Hj.some(n=>n.test(t))}import{execFileSync as y2,spawn as Y$}from"node:child_process";import{closeSync as W$,constants as V$,fchownSync as b2,globSync as w2,lstatSync as x2,
mkdtempDisposableSync as S2,openSync as K$,rmSync as v2}from"node:fs";import{Socket as k2}from"node:net";import{tmpdir as ky}from"node:os";import{
join as $y}from"node:path";import{delimiter as C$,isAbsolute as qj}from"node:path";var dy=[{of:"the machine",names:["PATH","HOME","USER","LOGNAME","SHELL","TERM","TZ","TMPDIR","LANG","LANGUAGE","LC_*","XDG_CACHE_HOME","XDG_\
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
X_PATH","NIX_PROFILES","PIXI_*","PROTO_HOME","RYE_HOME","JENV_*"]}],Wj=["BUNDLE_GEMFILE","CARGO_BUILD_BUILD_DIR","CARGO_BUILD_TARGET_DIR","C\
ARGO_INSTALL_ROOT","CARGO_MANIFEST_DIR","CARGO_TARGET_DIR","CMAKE_INSTALL_PREFIX","MAVEN_PROJECTBASEDIR","NPM_CONFIG_LOCAL_PREFIX","npm_conf\
ig_local_prefix","NPM_CONFIG_PREFIX","npm_config_prefix","PDM_PROJECT","PIP_PREFIX","PIP_ROOT","PIP_TARGET","PIPENV_PIPFILE","PIPENV_PROJECT\
_DIR","UV_PROJECT","UV_PROJECT_ENVIRONMENT","UV_WORKING_DIRECTORY","CABAL_BUILDDIR","JULIA_LOAD_PATH","JULIA_PROJECT","MESON_BUILD_ROOT","ME\
SON_SOURCE_ROOT","NX_CACHE_DIRECTORY","NX_WORKSPACE_ROOT","PIXI_PROJECT_MANIFEST","PIXI_PROJECT_ROOT","RENV_PROJECT","REBAR_BASE_DIR","SHARD\
S_INSTALL_PATH","STACK_WORK","STACK_YAML","TURBO_CACHE_DIR","ZIG_LOCAL_CACHE_DIR"],fy=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function wo(e,t){return e.some(n=>n.endsWith("*")?Vj(n.slice(0,-1),t):n===t)}function Vj(e,t){return t.startsWith(e)&&!Wj.includes(t)}function my(e,t,n=[]){
return fy.test(e)?"runner":wo(n,e)||dy.some(({names:o})=>wo(o,e))?ju(e,t)?"credentials":null:"unlisted"}function _a(e){return e.split(C$).filter(
t=>qj(t)).join(C$)}function Ps(e,t,n){let r=Object.entries(e).filter(([s,i])=>i!==void 0&&my(s,i,t)===null),o=Object.fromEntries(r);return o.
PATH!==void 0&&(o.PATH=_a(o.PATH)),{...o,...n}}var Kj=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Uu=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],Jj=[...Uu,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"],Yj=["ACTIONS_\
RUNTIME_TOKEN","ACTIONS_RESULTS_URL","ACTIONS_CACHE_URL","ACTIONS_CACHE_SERVICE_V2"],Xj=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function py(e){return Kj.includes(e)||e.startsWith("LC_")}function re(e,t={}){let n=Zu(e,Object.keys(e).filter(py));return n.PATH!==void 0&&
(n.PATH=_a(n.PATH)),{...n,...t}}function Zu(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function yt(e){return{
...re(e),...Zu(e,Jj)}}function A$(e){return{...yt(e),...Zu(e,Yj)}}function M$(e){return{...re(e),...Zu(e,Object.keys(e).filter(t=>Xj.test(t)))}}import{stripVTControlCharacters as Qj}from"node:util";var e2=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
t2=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Gu(e){return Qj(e.replace(/\r\n?/g,`
`)).replace(e2,"").replace(t2,"$1")}function W(e){return Gu(e).replace(/\s+/g," ").trim()}function ve(e,t){return e.length<=t?e:`${e.slice(0,
t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var N$=e=>ve(W(e),200);function Ea(e,t=12){return Gu(e).trimEnd().split(`
`).slice(-t).map(n=>ve(n,300)).join(`
`)}var n2={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function J(e){return Gu(e).replace(/[&<>"']/g,t=>n2[t]??"")}function Le(e){
return J(W(e))}function Pe(e){return W(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
t=>`&#${t.charCodeAt(0)};`)}function qt(e){return`<code>${Pe(e)}</code>`}var r2=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Hu(e){return e.
replaceAll(r2,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function I(e){return`"${Hu(e.
length>60?`${e.slice(0,57)}...`:e)}"`}function qu(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function Wu(e,{
GITHUB_ACTIONS:t}){return t==="true"?qu(e):e}var Pa=e=>e!==void 0&&e!==""&&e!=="0";function L$(e=process.env){return Pa(e.LOADGATE_DEBUG)||Pa(e.RUNNER_DEBUG)}function Ta(e=process.env){
return Pa(e.LOADGATE_KEEP_TEMP)}var D$=new Map;function F$(e,t){D$.set(e,t)}function I$(e){if(!L$())return;let t=[...D$.values()].reduce((n,r)=>r(
n),e);process.stderr.write(Wu(`debug: ${t}
`,process.env))}var z$=0;function Vu(e,t){if(!L$())return()=>{};z$+=1;let n=z$,r=performance.now();return I$(`#${n} ${e.map(o2).join(" ")} (\
in ${t})`),o=>I$(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function o2(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${s2(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function s2(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as i2,openSync as a2,readdirSync as c2,readFileSync as l2,readlinkSync as hy,readSync as u2,realpathSync as d2}from"node:fs";
import{basename as f2}from"node:path";function G(e){return xo(()=>l2(e,"utf8"))}function Ku(){let e=/^Max open files\s+\S+\s+(\d+)/m.exec(G(
"/proc/self/limits")??"")?.[1];return e===void 0?Number.POSITIVE_INFINITY:Number(e)}function at(e){return Ju(G(`/proc/${e}/stat`))}function Ju(e){
return Ts(e,22)}function Ts(e,t){return e?.slice(e.lastIndexOf(")")+2).split(" ")[t-3]??null}function Cs(e){let t=[e];for(let n of t)for(let r of Qu(
`/proc/${n}/task`)){let o=G(`/proc/${n}/task/${r}/children`)??"";for(let s of o.split(" "))s&&t.push(Number(s))}return t}function Yu(e){return yy().
filter(t=>G(`/proc/${t}/environ`)?.split("\0").includes(e))}function gy(e){return yy().filter(t=>{let n=G(`/proc/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.
exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function j$(e){let t=`${xo(()=>d2(e))??e}/`;return yy().filter(
n=>`${(xo(()=>hy(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&Ts(G(`/proc/${n}/stat`),7)==="0")}function yy(){return Qu(
"/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function On(e){let t=new Map,n=0;for(let r of e)for(let o of Qu(`/p\
roc/${r}/task`)){let s=G(`/proc/${r}/task/${o}/schedstat`);s&&t.set(`${r}/${o}`,Number(s.split(" ")[0])/1e9);let i=G(`/proc/${r}/task/${o}/s\
tatus`)??"";for(let[,a]of i.matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))n+=Number(a)}return{cpu:t,switches:n}}function U$(e){let t=e.
map(r=>{let o=G(`/proc/${r}/io`);return o===null&&at(r)===null?0:m2(o)}),n=t.filter(r=>r!==null);return n.length===0||n.length<t.length?null:
n.reduce((r,o)=>r+o,0)}function m2(e){let t=[...(e??"").matchAll(/^sysc[rw]: (\d+)$/gm)].map(([,n])=>Number(n));return t.length===2?t.reduce(
(n,r)=>n+r,0):null}function Tr(e){return xo(()=>f2(hy(`/proc/${e}/exe`)))}function Z$(e,t){return xo(()=>{let n=a2(`/proc/${e}/exe`,"r");try{
let r=Buffer.alloc(t);return r.subarray(0,u2(n,r,0,t,0))}finally{i2(n)}})}function As(e){let t=/^NSpid:.*?(\d+)$/m.exec(G(`/proc/${e}/status`)??
"")?.[1];return t===void 0?null:Number(t)}var p2=[14,15,16,17];function Ca(e){let n=e.map(r=>G(`/proc/${r}/stat`)).filter(r=>r!==null).flatMap(
r=>p2.map(o=>Number(Ts(r,o))));return n.length===0?null:n.reduce((r,o)=>r+o,0)/100}function G$(e){let t=/^VmHWM:\s*(\d+) kB/m.exec(G(`/proc/${e}\
/status`)??"")?.[1];return t===void 0?null:Number(t)*1024}function H$(e){return by(G(`/proc/${e}/net/snmp`))}function by(e){let t=(e??"").split(
`
`).filter(s=>s.startsWith("Tcp:")),[n,r]=t.map(s=>s.split(" ")),o=r?.[n?.indexOf("PassiveOpens")??-1];return o===void 0?null:Number(o)}function wy(e="\
self"){return[G(`/proc/${e}/net/tcp`)??"",G(`/proc/${e}/net/tcp6`)??""]}function q$(e,t){let n=e.flatMap(o=>o.split(`
`).slice(1).flatMap(s=>{let[,i="",a="",,,,,,,c="0"]=s.trim().split(/\s+/);return a===""?[]:[{here:B$(i),there:B$(a),inode:c}]})),r=new Set(n.
map(({here:o,there:s})=>`${o} ${s}`));return n.flatMap(({here:o,there:s,inode:i})=>{let a=Number.parseInt(s.slice(s.indexOf(":")+1),16);return t.
has(a)&&i!=="0"&&r.has(`${s} ${o}`)?[{to:a,inode:i}]:[]})}function B$(e){return e.replace(/^0{16}FFFF0000/,"")}function Xu(e){return xy(wy(e))}
var h2="0A";function xy(e){return e.flatMap(t=>t.split(`
`).slice(1).flatMap(n=>{let[,r="",,o,,,,,,s="0"]=n.trim().split(/\s+/),[i="",a=""]=r.split(":");return o===h2?[{host:g2(i),port:Number.parseInt(
a,16),inode:s}]:[]}))}function g2(e){let t=(e.match(/.{8}/g)??[]).flatMap(r=>(r.match(/../g)??[]).toReversed().map(o=>Number.parseInt(o,16)));
if(t.length===4)return t.join(".");let n=Array.from({length:t.length/2},(r,o)=>((t[2*o]??0)<<8|(t[2*o+1]??0)).toString(16));return new URL(`\
http://[${n.join(":")}]`).hostname.slice(1,-1)}function Aa(e){let t=new Set;for(let n of e)for(let r of Qu(`/proc/${n}/fd`)){let o=/^socket:\[(\d+)\]$/.exec(xo(()=>hy(`/proc/${n}/fd/${r}`))??
"")?.[1];o!==void 0&&t.add(o)}return t}function Sy(){let e=/^oom_kill (\d+)$/m.exec(G("/proc/vmstat")??"")?.[1];return e===void 0?null:Number(
e)}function So(e){return vy(G("/proc/stat"),e)}function vy(e,t){let n=(e??"").split(`
`),r={idle:0,stolen:0,busy:0};for(let o of t){let s=n.find(h=>h.startsWith(`cpu${o} `))?.split(" ");if(!s)return null;let[i=0,a=0,c=0,l=0,u=0,
d=0,f=0,m=0]=s.slice(1).map(h=>Number(h)/100);r.idle+=l+u,r.stolen+=m,r.busy+=i+a+c+d+f}return r}function Qu(e){return xo(()=>c2(e))??[]}function xo(e){
try{return e()}catch{return null}}var $2=500,ed=8*1024*1024;async function V(e,t){t.signal?.throwIfAborted();let n=Vu(e,t.cwd),{child:r,...o}=O2(e,t);t.started?.(r);let s=!1,
i=()=>Ms(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Ms(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,l=()=>{i(),c=setTimeout(()=>Ms(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",l,{once:!0});let u={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",m=>d(m)||i());for(let m of d?
["stderr"]:["stdout","stderr"])o[m]?.setEncoding("utf8"),o[m]?.on("data",h=>{u[m]+=h,u[m].length>2*ed&&(u[m]=u[m].slice(-ed)),t.output?.(h)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let f=await new Promise(m=>{r.once("error",y=>m({code:null,signal:null,
stdout:"",stderr:y.message,missing:y.code==="ENOENT"||y.code==="EACCES",timedOut:!1}));let h=()=>{let{exitCode:y,signalCode:w}=r,[x,S]=[u.stdout.
slice(-ed),u.stderr.slice(-ed)];m({code:y,signal:w,stdout:x,stderr:S,missing:!1,timedOut:s})},p=3,g=()=>{p-=1,p===0&&h()};for(let y of[o.stdout,
o.stderr])y?.once("close",g);r.once("exit",g),r.once("exit",()=>setTimeout(h,$2).unref())});return n(X$(f)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",l),t.signal?.throwIfAborted(),f}function O2(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...Oy(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return Ry(e,n,r);let[o,...s]=e,i=Y$(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function Oy(e){return e?{uid:e.uid,gid:e.gid}:{}}async function Ns(e,t){let n=await V(
e,t);if(n.code===0)return n.stdout;throw new Error(`${e.join(" ")}: ${se(n)}`)}function se(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=wt(e.stderr||
e.stdout,5),n=X$(e);return t?`${n}: ${t}`:n}function X$({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Ms(e,t){e!==void 0&&bt(-e,t)}function bt(e,t){try{process.kill(e,t)}catch{}}
function wt(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function Ry(e,t,n="ignore"){let[r,...o]=e,s=J$(),i=J$();if(t.uid!==void 0)for(let{writer:a}of[s,i])b2(a,t.uid,t.gid??t.uid);try{return{child:Y$(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{W$(s.
writer),W$(i.writer)}}var _y="pipes-",R2=new RegExp(`^${_y}(?<pid>\\d+)-(?<started>\\d+)-`);function Q$(){for(let e of w2(`${_y}*`,{cwd:ky()})){
let{pid:t,started:n}=R2.exec(e)?.groups??{};if(t===void 0||at(Number(t))===n)continue;let r=$y(ky(),e),{uid:o}=x2(r,{throwIfNoEntry:!1})??{};
o===process.getuid?.()&&v2(r,{recursive:!0,force:!0})}}function J$(){var o=[];try{let e=Z(o,S2($y(ky(),`${_y}${process.pid}-${at(process.pid)}\
-`)));let t=$y(e.path,"pipe");let n={cwd:e.path,env:re(process.env)};y2("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=K$(
t,V$.O_RDONLY|V$.O_NONBLOCK);return{reader:new k2({fd:r,readable:!0,writable:!1}),writer:K$(t,"w")}}catch(s){var i=s,a=!0}finally{K(o,i,a)}}var _2={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},eO=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Ey="git was not \
found; install it (apt-get install git)";async function ge(e,t,{filters:n=[],...r}={}){let o=await tO(e);if(o.missing)throw new v(Ey);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...nO(o),...n])].flatMap(P2);return rO(e,t,[...eO,...s],r)}async function td(e){return nO(await tO(
e))}function tO(e){return rO(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],eO)}function nO({stdout:e}){let t=e.split("\0").
filter(Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function rO(e,t,n,{env:r,...o}={}){return V(["git","-C",e,...t],
{cwd:"/",timeoutSeconds:120,...o,env:{...E2(M$(process.env),n),..._2,...r}})}function E2(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,
GIT_CONFIG_COUNT:String(n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}
function P2(e){return[[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}import{copyFileSync as T2,existsSync as iO,mkdirSync as C2,readFileSync as A2,rmSync as oO,writeFileSync as Ma}from"node:fs";import{join as ct,
resolve as M2}from"node:path";async function Ty(e){let[t,n]=await Promise.all(["--git-dir","--git-common-dir"].map(o=>ge(e,["rev-parse",o]))),r=o=>M2(e,o.replace(/\n$/,""));
return{own:r(t?.stdout??""),common:r(n?.stdout??"")}}async function aO(e,t,n){let r=await Ty(e),o=ct(n,".git");for(let s of["objects/info","\
objects/pack","refs","hooks","info"])C2(ct(o,s),{recursive:!0});Ma(ct(o,"HEAD"),`${t}
`),Ma(ct(o,"objects/info/alternates"),`${N2(ct(r.common,"objects"))}
`),Ma(ct(o,"packed-refs"),await z2(e)),Ma(ct(o,"config"),F2(await D2(e,t)));for(let s of["shallow","info/grafts","info/attributes","info/exc\
lude"])sO(ct(r.common,s),ct(o,s));return sO(ct(r.own,"info/sparse-checkout"),ct(o,"info/sparse-checkout")),r}function N2(e){return/^["#]|\n/.
test(e)?Py(e):e}function Py(e){return`"${e.replaceAll(/["\\]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t")}"`}function sO(e,t){iO(e)&&T2(e,t)}var I2=/^refs\/(?:stash$|bisect\/|worktree\/|rewritten\/)/;async function z2(e){
let{stdout:t}=await ge(e,["for-each-ref","--format=%(objectname) %(refname)"]);return t.split(`
`).filter(o=>/^[0-9a-f]{40,} refs\//.test(o)).filter(o=>!I2.test(o.slice(o.indexOf(" ")+1))).map(o=>`${o}
`).join("")}var L2=/^(?:core\.(?:autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|abbrev|longpaths|sparsecheckout|sparsecheckoutcone)|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$/s;
async function D2(e,t){let{stdout:n}=await ge(e,["config","-z","--list"]),r=n.split("\0").flatMap(a=>{let[,c,l="true"]=/^([^\n]+)(?:\n(.*))?$/s.
exec(a)??[];return c!==void 0&&L2.test(c)?[[c,l]]:[]}),o=t.length===64?[["extensions.objectformat","sha256"]]:[],s=r.map(([a,c])=>[a,a.endsWith(
".url")?bo(c):c]);return[["core.repositoryformatversion",[...o,...s].some(([a])=>a.startsWith("extensions."))?"1":"0"],["core.bare","false"],
...o,...s]}function F2(e){return e.map(([t,n])=>{let[r="",o=""]=[t.slice(0,t.indexOf(".")),t.slice(t.lastIndexOf(".")+1)],s=t.slice(r.length+
1,Math.max(r.length+1,t.length-o.length-1));return`[${r}${s===""?"":` ${Py(s)}`}]
	${o} = ${Py(n)}
`}).join("")}async function Cy(e){let{stdout:t}=await ge(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}async function cO(e){let t=ct(e,".git");if(!iO(t)||await Cy(e)!==null)return;let n=ct(t,"packed-refs"),r=A2(n,"utf8").split(
`
`);Ma(n,r.flatMap(s=>/ refs\/tags\//.test(s)?[`${s}
`]:[]).join("")),(await ge(e,["-c","pack.threads=1","repack","-a","-d","-q"],{timeoutSeconds:600})).code===0&&(oO(ct(t,"objects/info/alterna\
tes")),oO(ct(t,"index"),{force:!0}),await ge(e,["read-tree","HEAD"]))}async function Rn(e,t,n={}){let r=await vo(e,t,{timeoutSeconds:600,...n});if(r.code===0)return r.stdout.trim();throw new Error(`git ${t.join(
" ")}: ${se(r)}`)}var H2=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function vo(e,t,n={}){let r=await ge(e,t,n);if(r.code===
0||!H2.test(r.stderr))return r;let o=await Cy(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new he(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${bo(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function rd(e){
let t=await ge(e,["rev-parse","--show-toplevel"]);if(t.code!==0){if(/dubious ownership/.test(t.stderr))throw new v(q2(t,e));if(/bare repository|must be run in a work tree/.
test(t.stderr))throw new v(`${nd(e)} is a bare repository, which has no files to build; run loadgate in a checkout of it (git clone, or git \
worktree add)`);let n=/not a git repository/.test(t.stderr)?"":`: ${se(t)}`;throw new v(`${nd(e)} is not inside a git repository${n}; run lo\
adgate in a checkout of your project`)}return{top:t.stdout.trim()}}function q2({stderr:e},t){let n=/ownership in repository at '(.*)'/.exec(
e)?.[1]??nd(t);return`git does not read ${n}, since it belongs to another user, who could have git run programs; if you trust it, run git co\
nfig --global --add safe.directory '${n}' as the user that runs loadgate, or give it to that user (chown -R)`}async function uO(e){let t=await ge(
e,["rev-parse","--show-toplevel"]);return t.code===0?{top:t.stdout.trim()}:null}async function dO({top:e},t){let n=await ge(e,["remote","get\
-url","--",t]);return n.code===0?n.stdout.trim():null}async function od({top:e},t){let n=await vo(e,["log","-1","--no-show-signature","--for\
mat=%s","--end-of-options",t]);return n.code===0?n.stdout.trim():null}async function Wt({top:e},t){let n=await ge(e,["rev-parse","--verify",
"--quiet","--end-of-options",`${t}^{commit}`]);return n.code===0?n.stdout.trim():null}var W2=["","refs/","refs/tags/","refs/heads/","refs/re\
motes/"];async function fO({top:e},t,n){let[r=""]=t.split(/[~^]/,1);if(r===""||/@\{|:/.test(r))return t;let o=/^[0-9a-f]+$/i.test(r);if(o&&r.
length===n.length)return null;let s=W2.map(l=>l+r),i=await ge(e,["for-each-ref","--format=%(refname)","--",...s]),a=new Set(i.stdout.split(`\

`)),c=s.find(l=>a.has(l));return c!==void 0?c.startsWith("refs/tags/")?null:c:o||/-g[0-9a-f]{4,}$/i.test(r)?null:t}async function sd({top:e}){
return(await ge(e,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}async function mO(e){let{top:t}=e,{common:n}=await Ty(t),
r=i=>{let a=Na(n,i);return Ay(a)?j2(a,"utf8").split(`
`).filter(Boolean):[]},o=(await ge(t,["replace","--list"])).stdout.split(`
`).filter(Boolean),s=r("info/grafts").some(i=>!i.startsWith("#"));return{shallow:r("shallow"),replaced:o,grafts:s?Na(n,"info/grafts"):null}}
async function id({top:e},t,n){let r=await vo(e,["merge-base","--end-of-options",t,n]);return r.code===0?r.stdout.trim():null}function My({top:e},t){
return Rn(e,["rev-parse",`${t}^{tree}`])}async function ad({top:e},t,n){return(await Rn(e,["diff",...["--name-only","--no-renames","--ignore\
-submodules=none","--no-relative","-z"],t,n,"--"])).split("\0").filter(s=>s!=="")}async function pO({top:e},t,n,r){if(r.length===0)return[];
let o=r.flatMap(l=>[t,n].map(u=>`${u}:${l}
${lO}
`)),i=await ge(e,["cat-file","--batch-check=%(objectname)","--follow-symlinks"],{input:o.join("")}),c=i.stdout.replaceAll(`${t}:`,"").replaceAll(
`${n}:`,"").split(`${lO} missing
`);return i.code===0?r.filter((l,u)=>c[2*u]!==c[2*u+1]):[...r]}var lO="loadgate:between";async function hO({top:e},t,n){return(await Rn(e,["\
rev-list","--first-parent","--reverse",`${t}..${n}`,"--"])).split(`
`).filter(Boolean)}async function gO({top:e},t,n){let r=await vo(e,["ls-tree","-z","--name-only",`${t}:${n}`]);return r.code===0?r.stdout.split("\0").filter(Boolean):
[]}async function Ke({top:e},t,n){let r=await vo(e,["show",`${t}:${n}`]);return r.code===0?r.stdout:null}var V2={12e4:"a symbolic link",16e4:"a\
 submodule","040000":"a folder"};async function yO({top:e},t,n){let r=await vo(e,["--literal-pathspecs","ls-tree","-z",t,"--",n]);return V2[r.
stdout.slice(0,6)]??null}async function bO(e,t,n){let{top:r}=e,o=await Rn(r,["rev-parse","HEAD"]),s=Na(t,"index"),i=nd(r,await Rn(r,["rev-pa\
rse","--git-path","index"]));Ay(i)&&K2(i,s);let a={GIT_INDEX_FILE:s};try{let c=await wO(r),l=await vo(r,["add","--all"],{env:a,filters:c,timeoutSeconds:600,
...n&&{signal:n}});if(l.code!==0)throw new he(`git could not read the working tree (git add: ${se(l)}); correct that file or its .gitattribu\
tes, or name what is committed: --head HEAD`);let u=await Rn(r,["write-tree"],{env:a});return u===await My(e,o)?o:await Rn(r,["commit-tree",
u,"-p",o,"-m","Working tree"],{env:{...a,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"loadgate@localhost",GIT_COMMITTER_NAME:"loadgate",
GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{U2(s,{force:!0})}}async function wO(e){let{stdout:t}=await ge(e,["ls-files","-z","--sta\
ge"]),n=t.split("\0").flatMap(o=>/^160000 [^\t]*\t(.+)$/s.exec(o)?.[1]??[]),r=[];for(let o of n.map(s=>Na(e,s)).filter(s=>Ay(Na(s,".git"))))
r.push(...await td(o),...await wO(o));return r}function K2(e,t){B2(e,t);let n=Math.floor(Z2(e).mtimeMs/1e3);G2(t,n,n)}var xO="worktree";async function vO(e,t,n,r){let o=await Y2(e,t.head,n,r);return{base:t.base===void 0?await Q2(e,o):await J2(e,t.base,o),head:o}}
var SO="...";async function J2(e,t,n){if(!t.endsWith(SO))return{commit:await Cr(e,t),label:t};let r=t.slice(0,-SO.length),o=await Cr(e,r);return kO(
e,{name:r,tip:o},n)}async function kO(e,{name:t,tip:n},r){let o=await id(e,n,r.commit);if(o)return{commit:o,label:`merge base with ${t}`};throw new v(
`${t} and head have no common commit here${await cd(e)}`)}async function Y2(e,t=xO,n,r){if(t!==xO)return{commit:await Cr(e,t),label:t};if(!await Wt(
e,"HEAD"))throw new v("this repository has no commit yet; commit something first");return{commit:await bO(e,n,r),label:"working tree"}}var X2=[
"refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function Q2(e,t){
for(let n of X2){let r=await Wt(e,n);if(!r)continue;let o=n.replace(/^refs\/(?:remotes|heads)\//,"");return kO(e,{name:o,tip:r},t)}throw new v(
`there is no origin/HEAD, main or master to compare with${await cd(e)}`)}async function Cr(e,t){let n=await Wt(e,t);if(n)return n;let r=await sd(
e)?`; this clone is shallow, so fetch it first: ${eU(t)}`:"; git log --oneline --all lists those that do";throw new v(`revision "${t}" does \
not exist here${r}`)}async function cd(e,t="name the base with --base REV"){let{shallow:n,replaced:r,grafts:o}=await mO(e),[s]=n,[i]=r,a=r.length===
1,c=[s!==void 0&&`this clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout. Where that is set, a \
later git fetch --depth cut the history (at ${s.slice(0,12)}${n.length===1?"":" and elsewhere"}, by .git/shallow); remove that step. Where o\
rigin itself is shallow, ${t}`,i!==void 0&&`git replace gives ${a?"a commit":`${r.length} commits`} here other parents or contents (git repl\
ace --list); undo that with git replace --delete ${i.slice(0,12)}${a?"":" \u2026"}, or ${t}`,o!==null&&`${o} gives commits here other parent\
s; remove that file, or ${t}`].filter(l=>l!==!1);return c.length===0?`; ${t}`:`: ${c.join(". And ")}`}function eU(e){return/^[0-9a-f]{40}$/.
test(e)?`git fetch --depth=1 origin ${e}`:"git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)"}import{posix as za}from"node:path";var Ny=10;function Qn(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>ld(i,s)));if(o!==void 0)throw tU(o,n);return n.filter(({id:s})=>r.some(i=>ld(s,i)))}function tU(e,t){let n=t.
slice(0,Ny).map(({id:o})=>o),r=t.length>Ny?` and ${t.length-Ny} more`:"";return new v(`no case matches ${I(e)}; the cases are: ${n.join(", ")}${r}`)}
function ld(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Ia=256;function OO(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Ia||n<1||n>r)throw new v(`"${e}" is not a shard; write it like 1/3, up to ${Ia}/${Ia}`);
return{index:n,count:r}}function RO(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Ia)throw new v(`"${e}" is not a number of shar\
ds; write one from 1 to ${Ia}`);return t}function _O(e,{index:t,count:n}){let r=o=>Math.floor(e.length*o/n);return e.slice(r(t-1),r(t))}var nU=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitignore",".gi\
t-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function EO(e,t){let{files:n,
configFile:r,sameConfig:o}=t;if(!o&&n.includes(r))return new Set;let s=n.filter(a=>a!==r),i=a=>s.some(c=>rU(a,c,za.dirname(r)));return new Set(
e.filter(a=>!i(a)).map(({name:a})=>a))}function rU({changes:e,build:t,fixture:n},r,o){if(n!==void 0&&PO(r,n,o))return!1;if(e)return e.some(i=>ld(
r,i)||i.startsWith(`${r}/`));if(!$O(r))return!0;let s=za.join(o,t?.context??".");return s!=="."&&$O(za.join(s,"x"))&&r.startsWith(`${s}/`)}function PO(e,t,n){
return`${e}/`.startsWith(za.join(n,t,"/"))}function TO(e,{files:t,configFile:n}){let r=za.dirname(n);return[...new Set(e.flatMap(({fixture:s})=>s??
[]))].filter(s=>t.some(i=>PO(i,s,r)))}function $O(e){return nU.some(t=>ld(e,t))}import{posix as Nb}from"node:path";var MO=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],oU=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,NO=/^([A-Za-z_]\w*)=(.*)$/s,
sU=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,CO="${port}",IO=/\$(?:PORT\b|\{PORT\})/,iU=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
aU=/^~(?:\/|$)/,cU=/^\d?[<>]&\d$/,lU=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,uU=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
dU=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,fU=/\{([^{}]*)\}/g,AO=16384;function zO(e){return!dU.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll(fU)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function ud(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>AO)throw new v(`a command has at most ${AO} characters; put it into a script`);if(n.includes("\0"))throw new v(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new v("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&iU.test(n.slice(i,i+80)))throw jO(r,ZO(n,i));let c=mU(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),LO(o,NO.test(n)),DO(o,r),o}function Iy(e,t={}){let n={...t,text:e.join(" ")};LO(e,!0);for(let r of FO(e)){if(MO.includes(r)||cU.test(
r))throw Dy(n,r);let o=lU.exec(r)?.[0];if(o!==void 0&&!zy(r,0,t))throw Ly(n,o);if(aU.test(r))throw jO(n,r);if(zO(r)&&!r.startsWith("-"))throw UO(
n,r)}return DO(e,n),[...e]}function LO([e=""],t){if(e==="")throw new v("a command must not be empty; name a program");let[n,r,o=""]=t&&NO.exec(
e)||[];if(n!==void 0)throw new v(`${I(n)} is no program, but a variable; write it as env: { ${r}: ${I(o)} }`)}function DO(e,t){for(let n of FO(
e)){let r=IO.exec(n)?.[0];if(r!==void 0)throw Ly(t,r)}}function FO(e){let t=e.findIndex(n=>uU.test(n));return t<0?e:e.slice(0,t)}function mU(e,t){
let{text:n}=e,r=n[t];if(r==="'")return pU(n,t+1);if(r==='"')return hU(e,t+1);if(r==="\\")return gU(n,t+1);let o=zy(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=MO.find(i=>n.startsWith(i,t));if(s!==void 0)throw Dy(e,s);if("*?[{".includes(r)){let i=ZO(n,t);if(!i.startsWith(
"-")&&(r==="*"||zO(i)))throw UO(e,i)}return BO(e,t),{text:r,next:t+1}}function pU(e,t){let n=e.indexOf("'",t);if(n<0)throw GO("'");return{text:e.
slice(t,n),next:n+1}}function hU(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw Dy(e,"`");zy(n,o,e)===void 0&&BO(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw GO('"')}function gU(e,t){let n=e[t];if(n===void 0)throw new v('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function zy(e,t,{placeholders:n}){return n?sU.exec(e.slice(t,t+150))?.[0]:void 0}function BO(e,t){let n=oU.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw Ly(e,n)}var dd="commands run without a shell";function Ly(e,t){let r=(IO.test(t)||t===CO)&&e.
placeholders?`"${CO}", which loadgate replaces`:"what it stands for";return new v(`${I(t)} would not be replaced, for ${dd}; ${fd(e,r)}`)}function Dy(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new v(
`${I(t)} needs a shell, but ${dd}; ${fd(e,n)}`)}function jO(e,t){let n="the path from loadgate.yml's folder, or from /";return new v(`nothin\
g replaces the "~" of ${I(t)}, for ${dd}; ${fd(e,n)}`)}function UO(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new v(`nothing replaces the pattern in ${I(t)}, for ${dd}; ${fd(e,n)}`)}function fd({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function ZO(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var GO=e=>new v(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var md={h:3600,m:60,s:1,ms:.001},yU=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,pd=/^\d+(?:\.\d+)?$/,
bU=24*md.h;function ko(e){let t=typeof e=="number"?e:wU(e.trim());if(t===void 0)throw new v(`${er(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new v(`${er(e)} is not a duration above zero; write it like 90s or 5m`);if(t>bU)throw new v(`${er(e)} is more \
than a day; write at most 24h`);return t}function wU(e){if(pd.test(e))return Number(e);let t=yU.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*md.h+Number(r)*md.m+Number(o)*md.s+Number(s)/1e3}function tr(e){let t=WO(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new v(`${er(e)} is not between 0 and 1; ${r}`)}function HO(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new v(`${I(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return tr(e)}function qO(e){return WO(e)===0?0:tr(e)}function WO(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!pd.test(r))throw new v(`${I(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var xU=1e6;function VO(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=tr(e);if(n<=.95)return{share:n};throw new v(`${I(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:pd.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=xU)return{perSecond:t};throw new v(`${er(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var SU={"":0,k:1,m:2,g:3,t:4},vU=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function Fy(e){let t=vU.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(SU[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new v(`${er(e)} is not a size; write it like 512m or 1g`)}var kU=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,$U={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function KO(e){let[,t,n=""]=kU.exec(String(e).trim())??[],r=Number(t)/($U[n]??1);if(r>0)return r;throw new v(`${er(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function JO(e){if(/[a-z]/i.test(String(e)))return Fy(e);throw new v(`${er(e)} is not\
 a size with its unit; write it like 200MiB`)}function YO(e){let t=String(e).trim(),n=pd.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new v(`${er(e)} is not a number above zero; write it like 5000`)}var er=e=>typeof e=="number"?String(e):I(e),OU=86400,RU={d:1,w:7,mo:30.4375,
y:365.25},_U=/^(\d{1,5})(d|w|mo|y)$/;function nr(e){let[,t,n]=_U.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new v(`${I(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*RU[n]*OU)}var L={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
eR=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),Pt=(e,t,n={})=>e.meta(eR(t,n)),T=(e,t,n={})=>e.exactOptional().
meta(eR(t,n));function Oe(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof v))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),ea}})}var Is=X([$(),b()]),rr=Oe(Is,ko),zs=Oe(Is,tr),tR=Oe(Is,HO),nR=Oe(Is,qO),rR=Oe(Is,VO),hd=Oe(Is,Fy),gd=Oe(b(),e=>ud(
e)),we=(e,t)=>b().regex(e,{error:t}),_n=we(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin wit\
h a letter, a digit or "_"'),yd=we(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),cn=we(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),$o=Oe(we(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must b\
egin with "/" and hold no blank and no "#"'),TU),By=/^[^\0]*$/,oR=we(By,"must not hold a NUL character; put it in a body-file"),sR=we(By,"mu\
st not hold a NUL character; remove it"),jy=X([gd,Oe(C(sR).min(1),e=>Iy(e))]),Uy=X([Oe(b(),e=>ud(e,{placeholders:!0})),Oe(C(sR).min(1),e=>Iy(
e,{placeholders:!0}))]),iR=Oe(b(),e=>ud(e,{arguments:!0})),bd=X([b(),$(),Se()]).transform(String),wd=we(/^[A-Za-z_][A-Za-z0-9_.-]*$/,"must b\
e the name of a variable"),aR=e=>fy.test(e.replace(/\*$/,"")),XO=wd.refine(e=>!aR(e),{error:e=>`is the runner's own and given to no server, \
is ${I(String(e.input))}; give the secret another name`}),QO=X([XO.transform(e=>({name:e,required:!0})),_({name:Pt(XO,"The variable's name.",
{example:"API_KEY"}),required:T(Se(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there, or not\
 set.",{default:!0,example:!1})}).transform(e=>({required:!0,...e}))]),Zy=X([QO,C(QO).min(1)]).transform(e=>Array.isArray(e)?e:[e]).refine(e=>new Set(
e.map(({name:t})=>t)).size===e.length,{error:"must name everything once; remove one"}),cR=we(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
"must be the name of a variable, or a prefix like ACME_*").refine(e=>!aR(e),{error:e=>`is the runner's own and given to no server, is ${I(String(
e.input))}; leave it out`}).refine(e=>!uy(e),{error:e=>`must not be a secret, is ${I(String(e.input))}; name it in "secrets" instead`}),Gy=ce(
wd,bd.refine(e=>By.test(e),{error:"must not hold a NUL character; remove it"})),EU=we(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a\
 header"),xd=ce(EU,bd.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control chara\
cter; remove it"})).superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],
message:"is here in another case, too; remove one"}),n.add(r.toLowerCase())}),Ar=e=>C(e).min(1).refine(t=>new Set(t).size===t.length,{error:"\
must name everything once; remove one"}),En=e=>X([e,Ar(e)]).transform(t=>Array.isArray(t)?t:[t]),PU=/^(?:\.|%2e){1,2}$/i;function TU(e){if(e.
includes("\\"))throw new v(`${I(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>PU.
test(o));if(n!==void 0)throw new v(`${I(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="\
http://localhost";return new URL(r+e).href.slice(r.length)}function lR(e){let t=Object.fromEntries($e.map(n=>[n.name,e(n)]));return _(t)}var CU={memory:"10%","start-time":"10%"},AU=lR(({label:e,name:t})=>T(
tR,`The smallest change that counts of: ${e}.`,{example:CU[t]??"5%"})),Sd=T(AU,"Metrics that decide as well, each with the smallest change t\
hat counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),Hy=X([$(),b()]),MU=Oe(Hy,KO),NU=Oe(Hy,JO),
IU=Oe(Hy,YO);function zU({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[MU,"50ms"]:e==="bytes"?
[NU,"200MiB"]:[IU,5e3];return T(o,`The ${r} that head may have of: ${t}.`,{example:s})}var vd=T(lR(zU),"Bounds on head, by metric, whatever \
base does: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),uR=En(z(["regression","invalid","inconclu\
sive","never"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "neve\
r"; keep one'})});function dR({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r===
"command"?"is of requests over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([s,i={}])=>$e.
filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function fR(...e){let t=Object.
assign({},...e);return Object.keys(t).length===0?void 0:t}var mR=["targets","parameters","thresholds","absolute-limits"];var LU=["GET","HEAD","DELETE","OPTIONS","TRACE"],pR=["user-agent","loadgate"];function kd({method:e,headers:t},n){let o=t.some(([s])=>s.toLowerCase()===
pR[0])?t:[pR,...t];return n||LU.includes(e)?[...o]:[...o,["content-length","0"]]}var hR=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function Oo(e){
return[...e.matchAll(hR)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}function gR(e,t){let n=r=>r!==null&&Object.hasOwn(t,r);return Oo(e).every(
n)?e.replaceAll(hR,(r,o)=>r==="$$"||o===void 0?"$":t[o]):null}var yR=H().min(200).max(599),DU=X([yR,C(yR).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),bR=we(/./s,"must not be empty; remove it"),wR=1e3,FU=Oe(b(),e=>{if(e.length>
wR)throw new v(`must have at most ${wR} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new v(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),xR=50,BU=Oe(lo(),e=>(SR(e,0),JSON.
stringify(e)));function SR(e,t){if(t>xR)throw new v(`is nested deeper than ${xR} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new v(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))SR(n,t+1)}var jU=_({contains:T(X([bR.transform(e=>[e]),C(bR).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:T(FU,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:T(BU,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),vR=_({status:T(DU,"The status cod\
e, or a list of those that are right.",{default:L.status,example:200}),body:T(X([b(),jU]),"The whole body as text, or a map of what of it is\
 expected, decoded where Content-Encoding says how. Not checked if absent.",{example:"Hello World!"}),headers:T(xd,"Headers that the answer \
must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":T(Se(),"Whether all variants must answer with the sam\
e length and framing.",{default:L.sameLength,example:!1})});var UU=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","waits for consent before a body is sent, w\
hich load generators do not; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "h\
ttp2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),ZU='needs the \
name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',GU=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,OR=we(/^[A-Z]{1,20}$/,"must be in \
capital letters").refine(e=>e!=="CONNECT",{error:"makes a proxy open a tunnel, which is not measured"}),kR=_({method:T(OR,"The method.",{default:L.
method,example:"POST"}),path:T($o,"The path, with its query.",{example:"/users?page=2"}),paths:T(Ar($o),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:T(xd,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:T(
oR,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":T(cn,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=UU.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))Oo(s).includes(null)&&n(ZU,["headers",o])}),$R=b().transform((e,t)=>{let[,n,r=""]=GU.
exec(e.trim())??[],[o,s]=[OR.safeParse(n??L.method),$o.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),ea}),$d=_({targets:T(Ar(b()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:T(X([$R,kR]),'The request that is sent: "GET /path", or \
a map. Every scenario needs one.',{example:"GET /"}),args:T(iR,'Instead of a request: arguments with which the target is run to its end, tim\
ed by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per o\
peration. {name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:T(ce(wd,C(bd).min(1)),"Makes a scenario o\
f each value, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[
1,10,100]}}),expect:T(vR,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:T(
H().min(1).max(65535),"How many connections send requests at the same time.",{default:L.connections,example:L.connections}),keepalive:T(Se(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:L.keepalive,example:!1}),http2:T(Se(),
"Send requests over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:T(
En(z(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:L.
via,example:"direct"}),background:T(_({request:Pt(X([$R,kR]),"The request that is sent beside what is measured.",{example:"GET /export"}),connections:T(
H().min(1).max(65535),"How many connections send it at the same time.",{default:L.backgroundConnections,example:L.backgroundConnections})}),
"Other requests that are sent all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:T(rR,"Request\
s per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:T(
H().min(1).max(1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:T(rr,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:T(rr,"How long\
 one answer may take.",{default:"2s",example:"2s"}),"max-errors":T(nR,"The share of answers that may be errors.",{default:L.maxErrors,example:"\
1%"}),threshold:T(zs,"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:Sd,"absolute-limits":vd}),Od=$d.superRefine(
(e,t)=>{for(let n of[...qy(e),...dR(e)])t.addIssue({code:"custom",...n})}),Rd=["request","background","rate","requests","duration","connecti\
ons","keepalive","http2","via"];function qy(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep o\
ne of them`}]:[],r=[...Rd.flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push(
{path:["keepalive"],message:"is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "\
nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","\
request","body-file"],message:"is only for what is measured; write the body here"}),r}function Da(e,t){return t.keys(["targets"]).flatMap(n=>HU(n,e.targets[n],t))}function HU(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:_d(e,i),target:Wy(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function Wy(e,t){return _R(e,t)}function _R(e,t){if(!RR(e)||!RR(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,_R(e[r],o)]);return{...e,...Object.fromEntries(n)}}function RR(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Ls(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>_d(t,r))]}))}
function _d(e,t){return`${e}-${t}`}function Fa(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function ER(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var CR=ce(we(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU tim\
e from the other side"),Oe(X([H().min(-1),_({soft:Pt(H().min(-1),"What holds at first.",{example:1024}),hard:Pt(H().min(-1),"What it may be \
raised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be e\
mpty"}),PR=we(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),TR=we(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name t\
hat the Dockerfile says after FROM or --from"),qU=X([ce(TR,PR),Oe(Ar(we(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=ce(TR,PR).safeParse(t),[r]=n.error?.issues??[];if(r)throw new v(r.message);
return t})]),AR={example:"256m"},WU=_({context:T(cn,"The folder that is sent to Docker, from the folder of this file.",{default:L.context,example:"\
."}),dockerfile:T(cn,"The Dockerfile, from the context.",{default:L.dockerfile,example:L.dockerfile}),args:T(Gy,"Build arguments.",{example:{
VERSION:"1.0"}}),target:T(we(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the \
last one if absent.",{example:"server"}),secrets:T(Zy,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read\
; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:T(qU,"Further contexts by the names that the Dockerfile has for them: \
folders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:T(CR,"Limits of the build's processes.",{example:{nofile:65536}}),
shm_size:T(hd,"The size of the build's /dev/shm, in powers of 1024.",AR)}),VU=X([cn.transform(e=>({context:e})),WU]),MR=X([gd,C(gd).min(1)]).
transform(e=>Array.isArray(e[0])?e:[e]),KU=_({path:T($o,"The path that answers once the server is ready.",{example:"/health"}),command:T(jy,
"Ends with 0 once it is ready, where it runs: run once the path answers.",{example:"node is-warm.js"}),timeout:T(rr,"How long a start may ta\
ke.",{default:"60s",example:"60s"})}),JU=X([$o.transform(e=>({path:e})),KU]),YU=we(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"mus\
t be seccomp=unconfined or seccomp=FILE").transform(e=>e.startsWith("seccomp")?e.slice(8):null).pipe(X([Ou(),ne("unconfined"),cn])),NR=T(MR,
"A command, or a list of them, to run once before it is started: what builds the process.",{example:"npm ci"}),IR=T(cn,"The folder in which \
setup, prepare and command run, from the folder of this file. For processes.",{example:"server"}),XU=_({setup:NR,command:T(Uy,"Starts the pr\
ocess, without a shell; ${port} stands for its port.",{example:"node server.js"}),"working-directory":IR}),zR={build:T(VU,"The folder with t\
he Dockerfile, or a map. For containers.",{example:"."}),image:T(yd,"A ready-made image instead of a build. For containers.",{example:"nginx\
:1.28"}),command:T(Uy,"Takes the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stan\
ds for its port.",{example:"node server.js"}),setup:NR,"working-directory":IR,process:T(XU,"How the same is run without containers, beside b\
uild or image: setup, command and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:T(Gy,"Its environment variabl\
es; ${port} stands for its port.",{example:{LOG_LEVEL:"error"}}),secrets:T(Zy,"Environment variables that it gets from loadgate's own enviro\
nment; their values are never written anywhere.",{example:["API_KEY"]}),inherit:T(En(cR),"Further variables, or prefixes of them, that its c\
ommands get from loadgate's own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),ulimits:T(CR,"Limits of the container's pr\
ocesses.",{example:{memlock:-1}}),shm_size:T(hd,"The size of the container's /dev/shm, in powers of 1024.",AR),security_opt:T(C(YU).transform(
e=>e.filter(t=>t!==null)).refine(e=>e.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccom\
p=unconfined, or seccomp=FILE from this file's folder.",{example:["seccomp=unconfined"]}),mem_limit:T(hd,"The container's memory limit, in p\
owers of 1024.",{example:"512m"})};function LR(e,t){let{build:n,image:r,command:o,process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "b\
uild"; keep one of them',["image"]);let i=n!==void 0?"build":r!==void 0?"image":void 0;if(i===void 0){s!==void 0?t('is for beside "build" or\
 "image"; write its keys directly',["process"]):o===void 0&&t('has nothing to run; add "build" or "image" for Docker, or "command" for a pro\
cess');return}for(let a of["setup","working-directory"])e[a]!==void 0&&t(`is for a process, but "${i}" makes a container; write it under pro\
cess:`,[a]);s!==void 0&&s.command===void 0&&t('has no "command"; add it, for example command: node server.js',["process"])}function QU({ca:e,
insecure:t},n){e===void 0&&t===void 0&&n('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&
n('is given beside "ca"; keep one of them',["https","insecure"])}var DR=H().min(1).max(65535),FR=_({...zR,port:Pt(DR,"The port it listens on\
.",{example:5432}),ready:T(_({command:T(jy,"Ends with 0 once it is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:T(
rr,"How long a start may take.",{default:"60s",example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>LR(
e,(n,r=[])=>t.addIssue({code:"custom",message:n,path:r}))),BR={...zR,port:T(DR,"The port it listens on; needed where a scenario sends reques\
ts to it.",{example:8080}),services:T(En(_n),"Names of services; each variant has a copy of each, ready before it is started.",{example:["db"]}),
prepare:T(MR,"A command, or a list of them, to run before each start of the server, when the services are ready.",{example:"node migrate.js"}),
ready:T(JU,"When the server is ready: a path that answers, or a map.",{example:"/health"}),https:T(_({ca:T(cn,"PEM file of the certificate a\
uthority, from this file's folder.",{example:"test/ca.pem"}),insecure:T(ne(!0),"Take any certificate, instead of one of an authority: for a \
server that signs its own.",{example:!0}),name:T(we(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,"must be the name of a host"),"The name that the ser\
ver's certificate carries.",{default:L.tlsName,example:L.tlsName})}),"Send requests over HTTPS, and trust this certificate authority, or any\
 certificate.",{example:{ca:"test/ca.pem"}}),fixture:T(cn,"A folder, from this file's, that is taken from head for both sides: the server th\
at a library is measured by. A change of it alone is not measured.",{example:L.fixture}),changes:T(En(cn),"Globs of the files it is made of,\
 from the repository's top; a change of none of them is not measured.",{example:["src/*","package.json"]})},eZ=_(BR),jR=_({...BR,matrix:T(ce(
_n,eZ).refine(e=>Object.keys(e).length>0,{error:"must not be empty"}),"Several rows of this target, each with its own keys over the target's\
; a row is named target-row.",{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(({matrix:e,...t},n)=>{if(n.issues.length>
0)return;let r=(o,s)=>{let i=(a,c=[])=>n.addIssue({code:"custom",message:a,path:[...s,...c]});LR(o,i),o.https&&QU(o.https,i)};e===void 0&&r(
t,[]);for(let[o,s]of Object.entries(e??{}))r(Wy(t,s),["matrix",o])});var nZ=we(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),rZ=z($e.map(({name:e})=>e)),oZ=we(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),sZ=_({reference:Pt(X([nZ,ce(_n,oZ)]),"The pinned build that every night is comp\
ared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:T(b(),"The case that is measured with \
identical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:T(
Se(),"Whether each night plants a slowdown in one case, with identical builds, to see that it is found: the control case, or the next in tur\
n.",{default:!0,example:!1}),alert:T(En(z(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the commi\
t, the exit code.",{default:L.alert,example:["issue","comment"]}),direction:T(z(["worse","both"]),"Whether only what gets worse raises an al\
ert, or what gets better too.",{default:L.direction,example:"both"}),thresholds:T(an(rZ,zs),"Further metrics that raise alerts, each with th\
e smallest change that counts.",{example:{memory:"5%"}}),keep:T(Oe(b(),nr),"How long points are kept.",{default:L.keep,example:L.keep}),"kee\
p-runs":T(Oe(b(),nr),"How long each run's own file is kept.",{default:L.keepRuns,example:L.keepRuns})}),GR=we(/^[^\p{Cc}]{1,80}$/u,"must be \
1 to 80 characters on one line"),UR=$().positive(),iZ=X([UR.transform(e=>({value:e})),_({value:T(UR,"The figure; without one only the place \
is known.",{example:36191.37}),system:T(GR,"What was measured then.",{example:"Go 1.5.1"})})]),aZ=_({unit:T(GR,"What the figures count.",{example:"\
requests/s"}),better:T(z(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:T(ce(_n,iZ),"Figures by \
target.",{example:{api:36191.37}}),order:T(Ar(_n),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).refine(
e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),cZ=_({source:Pt(we(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:Pt(ce(b(),aZ),"F\
igures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),lZ=_({published:T(cZ,"What a publication said, for `rank --publis\
hed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),uZ=we(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'\
must be the name of a scenario, or "*" for all of them'),ZR=e=>ce(_n,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),Ed=_(
{version:T(ne(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:Pt(ZR(jR),"The servers under test by n\
ame: how each is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:Pt(ZR(Od),"The workloads by name.",{example:{hello:{request:"\
GET /"}}}),services:T(ce(_n,FR),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",
port:5432}}}),defaults:T(Od,"Keys that every scenario has unless it says otherwise.",{example:{connections:L.connections}}),presets:T(ce(_n,
ce(uZ,Od)),`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"\
1s"}}}}),"false-alarms":T(zs,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:T(zs,"The smal\
lest change that counts.",{default:"2%",example:"2%"}),thresholds:Sd,"absolute-limits":vd,"fail-on":T(uR,"Which verdicts reach the exit code\
; a head that fails where base works always does.",{default:L.failOn,example:["regression","invalid"]}),mode:T(z(["block","observe"]),"Wheth\
er a verdict fails the run, or is only reported, as in the first weeks.",{default:L.mode,example:"observe"}),isolation:T(z(["auto","docker",
"process"]),"Containers, processes, or what fits.",{default:L.isolation,example:"docker"}),budget:T(rr,"Time for starts, warm-up and measuri\
ng; 60 s a case if absent.",{example:"5m"}),"build-timeout":T(rr,"Time for all builds and `setup` commands of both sides together; keep it b\
elow the job's timeout-minutes, or a build that hangs ends the job without a comment.",{default:"30m",example:"45m"}),"cpu-profile":T(Se(),"\
Whether a regression is followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pu\
ll requests of forks.",{example:!1}),trend:T(sZ,"The nightly trend: what it compares with, and who is notified of a change.",{example:{reference:"\
v1.0.0"}}),rank:T(lZ,"For `rank`: figures that somebody published of these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{
"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":T(yd,"The image of nginx for containers.",{default:L.nginxImage,example:L.
nginxImage})}),HR=[["targets","*","env"],["targets","*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","buil\
d","args"],["services","*","env"],["services","*","build","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,
"parameters"],[...e,"request","headers"],[...e,"expect","headers"]])];var qR=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function dZ(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Ba(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=dZ(qR(e),qR(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function ln(e,t,n=10){let r=Ba(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var or="loadgate itself chooses CPUs, networks and names; remove it",fZ="a run starts its servers alone and discards them afterwards: leave \
it out",Vy='write "working-directory" instead, for example working-directory: server',Pd='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',WR={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
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
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:Vy,workdir:Vy,cwd:Vy,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:or,cpuset:or,network:or,networks:or,networkMode:or,containerName:or,hostname:or,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},VR={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},KR={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,fZ])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,or])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},mZ={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},pZ={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},hZ={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},gZ={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},yZ={url:'write "request" instead, for example request: GET /',uri:'write "request" instead, for example request: GET /',endpoint:'\
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
with which the command runs to its end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:Pd,slo:Pd},
bZ={url:'the server is the target; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "pat\
h" is written, for example path: /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belon\
gs in "path", for example path: /users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with h\
eaders: { content-type: application/json }',payload:'what is sent is "body", or "body-file" for a file'},wZ={code:'write "status" instead, f\
or example status: 200',statusCode:'write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},xZ={name:"\
the file needs no name; remove it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scen\
arios",jobs:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is\
 mounted; COPY it into the image, or make it with "setup" of a target',networks:or,configs:'nothing is mounted; COPY it into the image, or m\
ake it with "setup" of a target',include:"there is one file, whole; write here what is in the others",models:"a run has targets and their se\
rvices, and nothing else: leave it out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'\
write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { ap\
i: { build: ., port: 8080 } }',benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "sc\
enarios" instead, for example scenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello\
: { request: GET / } }',requests:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" \
instead, for example budget: 5m',time:'write "budget" instead, for example budget: 5m',limits:Pd,slo:Pd,...Object.fromEntries(["build","imag\
e","command","port","env","environment","setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build\
: ., port: 8080 } }"])),...Object.fromEntries(["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scen\
ario, or for all of them under "defaults", for example scenarios: { hello: { request: GET / } }']))},SZ={top:xZ,target:{...WR,...VR,...KR,...mZ},
service:{...WR,...VR,...KR,...pZ},build:{...hZ,...gZ},scenario:yZ,request:bZ,expect:wZ},vZ="there is no place for anchors alone; set each wh\
ere its value stands first: env: &env { LOG_LEVEL: error }, then env: *env",JR=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function YR(e,t){let n=kZ(
e.map(String));if(n!==void 0)return n==="top"&&/^(?:x-|\.)/.test(t)?vZ:Object.entries(SZ[n]).find(([r])=>JR(r)===JR(t))?.[1]}function kZ([e,
...t]){if(e===void 0)return"top";let n={targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.
slice(n);if(e==="targets"&&r==="matrix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="t\
argets"?"target":e==="services"?"service":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="r\
equest"||r==="expect"?r:void 0}var $Z={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function Za(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${Ua(r)} ${Cd(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>RZ(r,i));case"invalid_union":return OZ(e,t,r);case"invalid_type":return t.has(r)?s(Yy([Jy(e)],o)):[TZ(r)];case"invalid_value":return s(
AZ(e.values.map(String),o));case"invalid_key":return[PZ(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${I(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${Ua(r)}: ${Cd(e.message,r)}`}]}}function OZ(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>XR(c,r)));if(o!==
void 0)return o.flatMap(a=>Za(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(Jy)),i=`${Ua(n)} ${Cd(Yy([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function XR(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>XR(r,t)))}function Jy(e){return e.code==="invalid_type"?$Z[e.expected]??
e.expected:e.code==="invalid_value"?Ds(e.values.map(String)):e.code==="invalid_union"?Ds([...new Set(e.errors.flat().map(Jy))]):"another val\
ue"}function RZ(e,t){let n=e.length===0?"":` in ${Ua(e)}`,r=Ky(e),o=_Z(t)??YR(e,t)??EZ(e,t)??ln(t,r,r.length),s=`unknown key ${I(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function _Z(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function EZ(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return Ky([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${Ad([`${s}s`,"",t])}`:Ky([]).includes(t)?`it stands at the top of the file, as ${Ad([t])}`:void 0}function PZ(e,t){let n=Cd(
`the name ${I(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function TZ(e){let n=`${e.length===1?"the file":Ua(e.
slice(0,-1))} has no ${I(String(e.at(-1)))}; add it, for example ${Ad(e)}`;return{path:e,at:"key",message:n}}function Yy(e,t){let n=`must be\
 ${Ds(e)}, is ${MZ(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=CZ(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function CZ(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function AZ(e,t){if(typeof t=="number")return`must be ${Ds(
e)}, is ${t}`;if(typeof t!="string")return Yy([Ds(e)],t);let n=Ba(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${Ds(e)}, is ${I(
t)}${r}`}function MZ(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function Cd(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:Ad(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function Ua(e){let[t,n]=NZ(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":I(r):r===""?t:`${I(r)} o\
f ${t}`}function NZ(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${I(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${I(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${I(n)}`,[]]:[`scenario ${I(r)}\
 in preset ${I(n)}`,e.slice(3)]}var Ds=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function ja(e){return e instanceof
_u||e instanceof ga?ja(e.unwrap()):e instanceof Bg?ja(e.in):e instanceof Ru?e.options.flatMap(ja):e instanceof be?[e]:[]}function IZ(e,t){return e instanceof
pa?[e.valueType]:e instanceof Fg?[e.element]:e instanceof bs&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function QR(e){let t=[Ed];for(let n of e)
t=t.flatMap(ja).flatMap(r=>IZ(r,n));return t}function Ky(e){return QR(e).flatMap(ja).flatMap(t=>t instanceof bs?Object.keys(t.shape):[])}function Ad(e){
let t=QR(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${Td(t)}`}var zZ=/^[\w/.][\w./?=:% -]*$/;function Td(e){
return typeof e=="string"?zZ.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(Td).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${Td(t)}: ${Td(n)}`).join(", ")} }`}import{posix as Z_}from"node:path";var Md=Symbol.for("yaml.alias"),Nd=Symbol.for("yaml.document"),un=Symbol.for("yaml.map"),Xy=Symbol.for("yaml.pair"),Tt=Symbol.for("yaml.scal\
ar"),sr=Symbol.for("yaml.seq"),lt=Symbol.for("yaml.node.type"),xt=e=>!!e&&typeof e=="object"&&e[lt]===Md,Pn=e=>!!e&&typeof e=="object"&&e[lt]===
Nd,Je=e=>!!e&&typeof e=="object"&&e[lt]===un,te=e=>!!e&&typeof e=="object"&&e[lt]===Xy,q=e=>!!e&&typeof e=="object"&&e[lt]===Tt,Qe=e=>!!e&&typeof e==
"object"&&e[lt]===sr;function ue(e){if(e&&typeof e=="object")switch(e[lt]){case un:case sr:return!0}return!1}function ee(e){if(e&&typeof e==
"object")switch(e[lt]){case Md:case un:case Tt:case sr:return!0}return!1}var Id=e=>(q(e)||ue(e))&&!!e.anchor;var St=Symbol("break visit"),e_=Symbol("skip children"),Tn=Symbol("remove node");function Vt(e,t){let n=t_(t);Pn(e)?Fs(null,e.contents,n,Object.
freeze([e]))===Tn&&(e.contents=null):Fs(null,e,n,Object.freeze([]))}Vt.BREAK=St;Vt.SKIP=e_;Vt.REMOVE=Tn;function Fs(e,t,n,r){let o=n_(e,t,n,
r);if(ee(o)||te(o))return r_(e,r,o),Fs(e,o,n,r);if(typeof o!="symbol"){if(ue(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=Fs(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===St)return St;i===Tn&&(t.items.splice(s,1),s-=1)}}}else if(te(t)){r=Object.
freeze(r.concat(t));let s=Fs("key",t.key,n,r);if(s===St)return St;s===Tn&&(t.key=null);let i=Fs("value",t.value,n,r);if(i===St)return St;i===
Tn&&(t.value=null)}}return o}async function zd(e,t){let n=t_(t);Pn(e)?await Bs(null,e.contents,n,Object.freeze([e]))===Tn&&(e.contents=null):
await Bs(null,e,n,Object.freeze([]))}zd.BREAK=St;zd.SKIP=e_;zd.REMOVE=Tn;async function Bs(e,t,n,r){let o=await n_(e,t,n,r);if(ee(o)||te(o))
return r_(e,r,o),Bs(e,o,n,r);if(typeof o!="symbol"){if(ue(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await Bs(
s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===St)return St;i===Tn&&(t.items.splice(s,1),s-=1)}}}else if(te(t)){r=Object.freeze(r.
concat(t));let s=await Bs("key",t.key,n,r);if(s===St)return St;s===Tn&&(t.key=null);let i=await Bs("value",t.value,n,r);if(i===St)return St;
i===Tn&&(t.value=null)}}return o}function t_(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.
Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function n_(e,t,n,r){
if(typeof n=="function")return n(e,t,r);if(Je(t))return n.Map?.(e,t,r);if(Qe(t))return n.Seq?.(e,t,r);if(te(t))return n.Pair?.(e,t,r);if(q(t))
return n.Scalar?.(e,t,r);if(xt(t))return n.Alias?.(e,t,r)}function r_(e,t,n){let r=t[t.length-1];if(ue(r))r.items[e]=n;else if(te(r))e==="ke\
y"?r.key=n:r.value=n;else if(Pn(r))r.contents=n;else{let o=xt(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var LZ={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},DZ=e=>e.replace(/[!,[\]{}]/g,t=>LZ[t]),Cn=class e{constructor(t,n){this.
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
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+DZ(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
ee(t.contents)){let s={};Vt(t.contents,(i,a)=>{ee(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:\
yaml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Cn.defaultYaml={explicit:!1,version:"1.2"};Cn.defaultTags={"!!":"tag:yaml.org,2002:"};function Ld(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function Qy(e){let t=new Set;return Vt(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function eb(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function o_(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=Qy(e));let i=eb(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(q(i.node)||ue(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function Mr(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=Mr(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=Mr(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=Mr(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=Mr(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function Ge(e,t,n){if(Array.isArray(e))return e.map((r,o)=>Ge(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!Id(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var Nr=class{constructor(t){Object.defineProperty(this,lt,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!Pn(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=Ge(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?Mr(s,{"":a},"",a):a}};var ir=class extends Nr{constructor(t){super(Md),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],Vt(t,{Node:(s,i)=>{(xt(i)||Id(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||(Ge(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=Dd(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(Ld(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function Dd(e,t,n){if(xt(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(ue(t)){let r=0;for(let o of t.
items){let s=Dd(e,o,n);s>r&&(r=s)}return r}else if(te(t)){let r=Dd(e,t.key,n),o=Dd(e,t.value,n);return Math.max(r,o)}return 1}var Fd=e=>!e||typeof e!="function"&&typeof e!="object",D=class extends Nr{constructor(t){super(Tt),this.value=t}toJSON(t,n){return n?.keep?this.
value:Ge(this.value,t,n)}toString(){return String(this.value)}};D.BLOCK_FOLDED="BLOCK_FOLDED";D.BLOCK_LITERAL="BLOCK_LITERAL";D.PLAIN="PLAIN";
D.QUOTE_DOUBLE="QUOTE_DOUBLE";D.QUOTE_SINGLE="QUOTE_SINGLE";var FZ="tag:yaml.org,2002:";function BZ(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function ar(e,t,n){if(Pn(e)&&(e=e.contents),ee(e))return e;if(te(e)){let d=n.
schema[un].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new ir(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=FZ+
t.slice(2));let l=BZ(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new D(e);return c&&(c.
node=d),d}l=e instanceof Map?i[un]:Symbol.iterator in Object(e)?i[sr]:i[un]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new D(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function Ga(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return ar(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var Us=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,js=class extends Nr{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>ee(r)||te(r)?r.clone(t):r),this.range&&(n.range=
this.range.slice()),n}addIn(t,n){if(Us(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(ue(s))s.addIn(o,n);else if(s===void 0&&this.schema)
this.set(r,Ga(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.
length===0)return this.delete(n);let o=this.get(n,!0);if(ue(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remai\
ning path: ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&q(s)?s.value:s:ue(s)?s.getIn(o,n):void 0}hasAllNullValues(t){
return this.items.every(n=>{if(!te(n))return!1;let r=n.value;return r==null||t&&q(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){
let[n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return ue(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.
set(r,n);else{let s=this.get(r,!0);if(ue(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,Ga(this.schema,o,n));else throw new Error(
`Expected YAML collection at ${r}. Remaining path: ${o}`)}}};var s_=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function Kt(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var An=(e,t,n)=>e.
endsWith(`
`)?Kt(n,t):n.includes(`
`)?`
`+Kt(n,t):(e.endsWith(" ")?"":" ")+n;var tb="flow",Bd="block",Ha="quoted";function qa(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,m,h=!1,p=-1,g=-1,y=-1;n===Bd&&(p=i_(e,p,t.length),p!==-1&&(d=p+c));for(let x;x=e[p+=1];){if(n===Ha&&x===
"\\"){switch(g=p,e[p+1]){case"x":p+=3;break;case"u":p+=5;break;case"U":p+=9;break;default:p+=1}y=p}if(x===`
`)n===Bd&&(p=i_(e,p,t.length)),d=p+t.length+c,f=void 0;else{if(x===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){let S=e[p+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(f=p)}if(p>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===Ha){for(;m===" "||m==="	";)m=x,x=e[p+=1],h=!0;let S=p>y+1?p-2:g-1;if(u[S])
return e;l.push(S),u[S]=!0,d=S+c,f=void 0}else h=!0}m=x}if(h&&a&&a(),l.length===0)return e;i&&i();let w=e.slice(0,l[0]);for(let x=0;x<l.length;++x){
let S=l[x],R=l[x+1]||e.length;S===0?w=`
${t}${e.slice(0,R)}`:(n===Ha&&u[S]&&(w+=`${e[S]}\\`),w+=`
${t}${e.slice(S+1,R)}`)}return w}function i_(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var Ud=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Zd=e=>/^(%|---|\.\.\.)/m.
test(e);function jZ(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function Wa(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(Zd(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:qa(i,s,Ha,Ud(t,!1))}function nb(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return Wa(e,t);let n=t.indent||(Zd(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:qa(r,n,tb,Ud(t,!1))}function Zs(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=Wa;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=nb:s&&!o?r=Wa:r=n?nb:Wa}return r(e,t)}var rb;try{rb=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{rb=/\n+(?!\n|$)/g}function jd({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return Zs(n,r);let l=r.indent||(r.forceBlockIndent||Zd(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===D.BLOCK_FOLDED?!1:
t===D.BLOCK_LITERAL?!0:!jZ(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let R=n[f-1];if(R!==`
`&&R!=="	"&&R!==" ")break}let m=n.substring(f),h=m.indexOf(`
`);h===-1?d="-":n===m||h!==m.length-1?(d="+",s&&s()):d="",m&&(n=n.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(rb,`$&${l}`));let p=!1,g,y=-1;for(g=0;g<n.length;++g){let R=n[g];if(R===" ")p=!0;else if(R===`
`)y=g;else break}let w=n.substring(0,y<g?y+1:g);w&&(n=n.substring(w.length),w=w.replace(/\n+/g,`$&${l}`));let S=(p?l?"2":"1":"")+d;if(e&&(S+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let R=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),k=!1,P=Ud(r,!0);i!=="folded"&&t!==D.BLOCK_FOLDED&&
(P.onOverflow=()=>{k=!0});let E=qa(`${w}${R}${m}`,l,Bd,P);if(!k)return`>${S}
${l}${E}`}return n=n.replace(/\n+/g,`$&${l}`),`|${S}
${l}${w}${n}${m}`}function UZ(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return Zs(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?Zs(s,t):jd(e,t,n,r);if(!a&&!u&&o!==D.PLAIN&&s.includes(`
`))return jd(e,t,n,r);if(Zd(s)){if(c==="")return t.forceBlockIndent=!0,jd(e,t,n,r);if(a&&c===l)return Zs(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=p=>p.default&&p.tag!=="tag:yaml.org,2002:str"&&p.test?.test(d),{compat:m,tags:h}=t.doc.schema;if(h.some(f)||m?.some(f))return Zs(
s,t)}return a?d:qa(d,c,tb,Ud(t,!1))}function Ro(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==D.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=D.QUOTE_DOUBLE);let c=u=>{switch(u){case D.
BLOCK_FOLDED:case D.BLOCK_LITERAL:return o||s?Zs(i.value,t):jd(i,t,n,r);case D.QUOTE_DOUBLE:return Wa(i.value,t);case D.QUOTE_SINGLE:return nb(
i.value,t);case D.PLAIN:return UZ(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function Gd(e,t){let n=Object.assign({blockQuote:!0,commentString:s_,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function ZZ(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(q(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function GZ(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(q(e)||ue(e))&&e.anchor;s&&Ld(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function cr(e,t,n,r){if(te(e))return e.toString(t,n,r);if(xt(e)){if(t.doc.directives)return e.
toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.
resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=ee(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=ZZ(t.doc.
schema.tags,s));let i=GZ(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(
s,t,n,r):q(s)?Ro(s,t,n,r):s.toString(t,n,r);return i?q(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function a_({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=ee(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(ue(e)||!ee(e)&&typeof e=="object"){let P="\
With simple keys, collection cannot be used as a key value";throw new Error(P)}}let m=!d&&(!e||f&&t==null&&!n.inFlow||ue(e)||(q(e)?e.type===
D.BLOCK_FOLDED||e.type===D.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!m&&(d||!s),indent:a+c});let h=!1,
p=!1,g=cr(e,n,()=>h=!0,()=>p=!0);if(!m&&!n.inFlow&&g.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");m=!0}if(n.inFlow){if(s||t==null)return h&&r&&r(),g===""?"?":m?`? ${g}`:g}else if(s&&!d||t==null&&m)return g=`? ${g}`,
f&&!h?g+=An(g,n.indent,l(f)):p&&o&&o(),g;h&&(f=null),m?(f&&(g+=An(g,n.indent,l(f))),g=`? ${g}
${a}:`):(g=`${g}:`,f&&(g+=An(g,n.indent,l(f))));let y,w,x;ee(t)?(y=!!t.spaceBefore,w=t.commentBefore,x=t.comment):(y=!1,w=null,x=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!m&&!f&&q(t)&&(n.indentAtStart=g.length+1),p=!1,!u&&c.length>=2&&!n.inFlow&&!m&&Qe(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let S=!1,R=cr(t,n,()=>S=!0,()=>p=!0),k=" ";if(f||y||w){if(k=y?`
`:"",w){let P=l(w);k+=`
${Kt(P,n.indent)}`}R===""&&!n.inFlow?k===`
`&&x&&(k=`

`):k+=`
${n.indent}`}else if(!m&&ue(t)){let P=R[0],E=R.indexOf(`
`),A=E!==-1,F=n.inFlow??t.flow??t.items.length===0;if(A||!F){let Q=!1;if(A&&(P==="&"||P==="!")){let j=R.indexOf(" ");P==="&"&&j!==-1&&j<E&&R[j+
1]==="!"&&(j=R.indexOf(" ",j+1)),(j===-1||E<j)&&(Q=!0)}Q||(k=`
${n.indent}`)}}else(R===""||R[0]===`
`)&&(k="");return g+=k+R,n.inFlow?S&&r&&r():x&&!S?g+=An(g,n.indent,l(x)):p&&o&&o(),g}function ob(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var Hd="<<",dn={identify:e=>e===Hd||typeof e=="symbol"&&e.description===Hd,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new D(Symbol(Hd)),{addToJSMap:ib}),stringify:()=>Hd},c_=(e,t)=>(dn.identify(t)||q(t)&&(!t.type||t.type===D.PLAIN)&&dn.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===dn.tag&&n.default);function ib(e,t,n){let r=l_(e,n);if(Qe(r))for(let o of r.items)sb(e,t,o);else if(Array.
isArray(r))for(let o of r)sb(e,t,o);else sb(e,t,r)}function sb(e,t,n){let r=l_(e,n);if(!Je(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function l_(e,t){return e&&
xt(t)?t.resolve(e.doc,e):t}function qd(e,t,{key:n,value:r}){if(ee(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(c_(e,n))ib(e,t,r);else{let o=Ge(n,"",e);if(t instanceof Map)
t.set(o,Ge(r,o,e));else if(t instanceof Set)t.add(o);else{let s=HZ(n,o,e),i=Ge(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function HZ(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(ee(e)&&n?.
doc){let r=Gd(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),ob(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function Gs(e,t,n){let r=ar(e,void 0,n),o=ar(t,void 0,n);return new Ie(r,o)}var Ie=class e{constructor(t,n=null){Object.defineProperty(this,
lt,{value:Xy}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return ee(n)&&(n=n.clone(t)),ee(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return qd(n,r,this)}toString(t,n,r){return t?.doc?a_(this,t,n,r):JSON.stringify(this)}};function Vd(e,t,n){return(t.inFlow??e.flow?WZ:qZ)(e,t,n)}function qZ({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let h=0;h<t.length;++h){let p=t[h],
g=null;if(ee(p))!d&&p.spaceBefore&&f.push(""),Wd(n,f,p.commentBefore,d),p.comment&&(g=p.comment);else if(te(p)){let w=ee(p.key)?p.key:null;w&&
(!d&&w.spaceBefore&&f.push(""),Wd(n,f,w.commentBefore,d))}d=!1;let y=cr(p,u,()=>g=null,()=>d=!0);g&&(y+=An(y,s,l(g))),d&&g&&(d=!1),f.push(r+
y)}let m;if(f.length===0)m=o.start+o.end;else{m=f[0];for(let h=1;h<f.length;++h){let p=f[h];m+=p?`
${c}${p}`:`
`}}return e?(m+=`
`+Kt(l(e),c),a&&a()):d&&i&&i(),m}function WZ({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let h=0;h<e.length;++h){let p=e[h],g=null;
if(ee(p))p.spaceBefore&&d.push(""),Wd(t,d,p.commentBefore,!1),p.comment&&(g=p.comment);else if(te(p)){let w=ee(p.key)?p.key:null;w&&(w.spaceBefore&&
d.push(""),Wd(t,d,w.commentBefore,!1),w.comment&&(l=!0));let x=ee(p.value)?p.value:null;x?(x.comment&&(g=x.comment),x.commentBefore&&(l=!0)):
p.value==null&&w?.comment&&(g=w.comment)}g&&(l=!0);let y=cr(p,c,()=>g=null);l||(l=d.length>u||y.includes(`
`)),h<e.length-1?y+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce((w,x)=>w+x.length+2,2)+(y.length+2)>t.options.lineWidth)),
l&&(y+=",")),g&&(y+=An(y,r,a(g))),d.push(y),u=d.length}let{start:f,end:m}=n;if(d.length===0)return f+m;if(!l){let h=d.reduce((p,g)=>p+g.length+
2,2);l=t.options.lineWidth>0&&h>t.options.lineWidth}if(l){let h=f;for(let p of d)h+=p?`
${s}${o}${p}`:`
`;return`${h}
${o}${m}`}else return`${f}${i}${d.join(" ")}${i}${m}`}function Wd({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=Kt(t(r),e);n.push(s.trimStart())}}function Ir(e,t){let n=q(t)?t.value:t;for(let r of e)if(te(r)&&(r.key===t||r.key===n||q(r.key)&&r.key.value===n))return r}var De=class extends js{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(un,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(Gs(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;te(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new Ie(t,t?.value):r=new Ie(t.key,t.value);
let o=Ir(this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);q(o.value)&&Fd(r.value)?o.value.
value=r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.
items.push(r)}delete(t){let n=Ir(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=Ir(this.items,
t)?.value;return(!n&&q(o)?o.value:o)??void 0}has(t){return!!Ir(this.items,t)}set(t,n){this.add(new Ie(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.
mapAsMap?new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)qd(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);
for(let o of this.items)if(!te(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&
this.hasAllNullValues(!1)&&(t=Object.assign({},t,{allNullValues:!0})),Vd(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.
indent||"",onChompKeep:r,onComment:n})}};var fn={collection:"map",default:!0,nodeClass:De,tag:"tag:yaml.org,2002:map",resolve(e,t){return Je(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>De.from(e,t,n)};var et=class extends js{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(sr,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=Kd(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=Kd(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&q(o)?o.value:o}has(t){let n=Kd(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=Kd(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];q(o)&&Fd(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push(Ge(s,String(o++),n));return r}toString(t,n,r){return t?Vd(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(ar(a,void 0,r))}}return s}};function Kd(e){let t=q(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var mn={collection:"seq",default:!0,nodeClass:et,tag:"tag:yaml.org,2002:seq",resolve(e,t){return Qe(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>et.from(e,t,n)};var zr={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),Ro(e,t,n,r)}};var _o={identify:e=>e==null,createNode:()=>new D(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new D(
null),stringify:({source:e},t)=>typeof e=="string"&&_o.test.test(e)?e:t.options.nullStr};var Va={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new D(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&Va.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function tt({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var Jd={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:tt},Yd={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():tt(e)}},Xd={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new D(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:tt};var Qd=e=>typeof e=="bigint"||Number.isInteger(e),ab=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function u_(e,t,n){let{
value:r}=e;return Qd(r)&&r>=0?n+r.toString(t):tt(e)}var ef={identify:e=>Qd(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>ab(e,2,8,n),stringify:e=>u_(e,8,"0o")},tf={identify:Qd,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>ab(
e,0,10,n),stringify:tt},nf={identify:e=>Qd(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>ab(
e,2,16,n),stringify:e=>u_(e,16,"0x")};var d_=[fn,mn,zr,_o,Va,ef,tf,nf,Jd,Yd,Xd];function f_(e){return typeof e=="bigint"||Number.isInteger(e)}var rf=({value:e})=>JSON.stringify(e),VZ=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:rf},{identify:e=>e==null,createNode:()=>new D(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:rf},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:rf},{identify:f_,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>f_(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:rf}],KZ={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},m_=[fn,mn].concat(VZ,KZ);var Ka={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=D.BLOCK_LITERAL),t!==D.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===D.BLOCK_LITERAL?`
`:" ")}return Ro({comment:e,type:t,value:a},r,o,s)}};function cb(e,t){if(Qe(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!te(r)){if(Je(r)){r.items.length>1&&t("Each pair must have i\
ts own sequence indicator");let o=r.items[0]||new Ie(new D(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=te(r)?r:new Ie(r)}}else t("Expected a sequence for this tag");return e}function lb(e,t,n){let{replacer:r}=n,
o=new et(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(Gs(a,c,n))}return o}var Ja={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:cb,createNode:lb};var Hs=class e extends et{constructor(){super(),this.add=De.prototype.add.bind(this),this.delete=De.prototype.delete.bind(this),this.get=De.
prototype.get.bind(this),this.has=De.prototype.has.bind(this),this.set=De.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(te(o)?(s=Ge(o.key,"",n),i=Ge(o.value,s,n)):s=Ge(o,"",
n),r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=lb(t,n,r),s=new this;
return s.items=o.items,s}};Hs.tag="tag:yaml.org,2002:omap";var Ya={collection:"seq",identify:e=>e instanceof Map,nodeClass:Hs,default:!1,tag:"\
tag:yaml.org,2002:omap",resolve(e,t){let n=cb(e,t),r=[];for(let{key:o}of n.items)q(o)&&(r.includes(o.value)?t(`Ordered maps must not include\
 duplicate keys: ${o.value}`):r.push(o.value));return Object.assign(new Hs,n)},createNode:(e,t,n)=>Hs.from(e,t,n)};function p_({value:e,source:t},n){return t&&(e?ub:db).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var ub={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new D(!0),stringify:p_},db={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new D(!1),stringify:p_};var h_={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:tt},g_={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():tt(e)}},y_={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new D(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:tt};var Xa=e=>typeof e=="bigint"||Number.isInteger(e);function of(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function fb(e,t,n){let{value:r}=e;if(Xa(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return tt(e)}var b_={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>of(e,2,
2,n),stringify:e=>fb(e,2,"0b")},w_={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>of(
e,1,8,n),stringify:e=>fb(e,8,"0")},x_={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>of(e,0,
10,n),stringify:tt},S_={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>of(e,
2,16,n),stringify:e=>fb(e,16,"0x")};var qs=class e extends De{constructor(t){super(t),this.tag=e.tag}add(t){let n;te(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new Ie(t.key,null):n=new Ie(t,null),Ir(this.items,n.key)||this.items.push(n)}get(t,n){let r=Ir(this.items,t);return!n&&te(r)?q(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=Ir(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new Ie(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(Gs(i,null,r));return s}};qs.tag="tag:yaml.org,2002:set";var Qa={collection:"\
map",identify:e=>e instanceof Set,nodeClass:qs,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>qs.from(e,t,n),resolve(e,t){if(Je(
e)){if(e.hasAllNullValues(!0))return Object.assign(new qs,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function mb(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function v_(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return tt(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var sf={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>mb(e,n),stringify:v_},
af={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>mb(e,!1),stringify:v_},Ws={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(Ws.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=mb(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var pb=[fn,mn,zr,_o,ub,db,b_,w_,x_,S_,h_,g_,y_,Ka,dn,Ya,Ja,Qa,sf,af,Ws];var k_=new Map([["core",d_],["failsafe",[fn,mn,zr]],["json",m_],["yaml11",pb],["yaml-1.1",pb]]),$_={binary:Ka,bool:Va,float:Xd,floatExp:Yd,floatNaN:Jd,
floatTime:af,int:tf,intHex:nf,intOct:ef,intTime:sf,map:fn,merge:dn,null:_o,omap:Ya,pairs:Ja,seq:mn,set:Qa,timestamp:Ws},O_={"tag:yaml.org,20\
02:binary":Ka,"tag:yaml.org,2002:merge":dn,"tag:yaml.org,2002:omap":Ya,"tag:yaml.org,2002:pairs":Ja,"tag:yaml.org,2002:set":Qa,"tag:yaml.org\
,2002:timestamp":Ws};function cf(e,t,n){let r=k_.get(t);if(r&&!e)return n&&!r.includes(dn)?r.concat(dn):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(k_.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(dn)),o.reduce((s,i)=>{let a=typeof i=="string"?$_[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys($_).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var JZ=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,ec=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?cf(t,"compat"):t?cf(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
O_:{},this.tags=cf(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,un,{value:fn}),Object.defineProperty(this,Tt,{value:zr}),
Object.defineProperty(this,sr,{value:mn}),this.sortMapEntries=typeof i=="function"?i:i===!0?JZ:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function R_(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=Gd(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(Kt(c,""))}let i=!1,a=null;if(e.contents){if(ee(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(Kt(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=cr(e.contents,o,()=>a=
null,c);a&&(l+=An(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(cr(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(Kt(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(Kt(s(c),"")))}return n.join(`
`)+`
`}var Lr=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,lt,{value:Nd});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Cn({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[lt]:{value:Nd}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=ee(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Vs(this.contents)&&this.contents.add(t)}addIn(t,n){Vs(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=Qy(this);t.anchor=!n||r.has(n)?eb(n||"a",r):n}return new ir(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let g=w=>typeof w=="number"||w instanceof String||w instanceof Number,
y=n.filter(g).map(String);y.length>0&&(n=n.concat(y)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:m}=o_(this,i||"a"),h={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:m},p=ar(t,u,h);return a&&ue(p)&&(p.flow=!0),f(),p}createPair(t,n,r={}){
let o=this.createNode(t,null,r),s=this.createNode(n,null,r);return new Ie(o,s)}delete(t){return Vs(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return Us(t)?this.contents==null?!1:(this.contents=null,!0):Vs(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return ue(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return Us(t)?!n&&q(this.contents)?this.contents.value:this.contents:ue(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return ue(this.contents)?this.contents.has(t):!1}hasIn(t){return Us(t)?this.contents!==void 0:ue(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=Ga(this.schema,[t],n):Vs(this.contents)&&this.contents.set(t,n)}setIn(t,n){Us(
t)?this.contents=n:this.contents==null?this.contents=Ga(this.schema,Array.from(t),n):Vs(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Cn({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Cn(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new ec(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=Ge(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?Mr(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return R_(this,t)}};function Vs(e){
if(ue(e))return!0;throw new Error("Expected a YAML collection as document contents")}var tc=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},pn=class extends tc{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},nc=class extends tc{constructor(t,n,r){super("YAMLWarning",t,n,r)}},hb=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function Mn(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",m=!1,h=!1,p=null,g=null,
y=null,w=null,x=null,S=null,R=null;for(let E of e)switch(h&&(E.type!=="space"&&E.type!=="newline"&&E.type!=="comma"&&s(E.offset,"MISSING_CHA\
R","Tags and anchors must be separated from the next token by white space"),h=!1),p&&(l&&E.type!=="comment"&&E.type!=="newline"&&s(p,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),p=null),E.type){case"space":!t&&(n!=="doc-start"||r?.type!=="flow-collection")&&E.source.includes(
"	")&&(p=E),u=!0;break;case"comment":{u||s(E,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let A=E.
source.substring(1)||" ";d?d+=f+A:d=A,f="",l=!1;break}case"newline":l?d?d+=E.source:(!S||n!=="seq-item-ind")&&(c=!0):f+=E.source,l=!0,m=!0,(g||
y)&&(w=E),u=!0;break;case"anchor":g&&s(E,"MULTIPLE_ANCHORS","A node can have at most one anchor"),E.source.endsWith(":")&&s(E.offset+E.source.
length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),g=E,R??(R=E.offset),l=!1,u=!1,h=!0;break;case"tag":{y&&s(E,"MULTIPLE_TAGS","A nod\
e can have at most one tag"),y=E,R??(R=E.offset),l=!1,u=!1,h=!0;break}case n:(g||y)&&s(E,"BAD_PROP_ORDER",`Anchors and tags must be after th\
e ${E.source} indicator`),S&&s(E,"UNEXPECTED_TOKEN",`Unexpected ${E.source} in ${t??"collection"}`),S=E,l=n==="seq-item-ind"||n==="explicit-\
key-ind",u=!1;break;case"comma":if(t){x&&s(E,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),x=E,l=!1,u=!1;break}default:s(E,"UNEXPECTED_TOKEN",`\
Unexpected ${E.type} token`),l=!1,u=!1}let k=e[e.length-1],P=k?k.offset+k.source.length:o;return h&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),p&&(l&&p.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(p,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:x,found:S,spaceBefore:c,comment:d,hasNewline:m,anchor:g,tag:y,newlineAfterProp:w,end:P,start:R??P}}function Dr(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Dr(t.key)||Dr(t.value))return!0}return!1;default:
return!0}}function rc(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Dr(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function lf(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||q(s)&&q(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var __="All mapping items must start at the same column";function E_({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??De,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:m,value:h}=u,p=Mn(d,{indicator:"explicit\
-key-ind",next:f??m?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),g=!p.found;if(g){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",__)),!p.anchor&&
!p.tag&&!m){l=p.end,p.comment&&(a.comment?a.comment+=`
`+p.comment:a.comment=p.comment);continue}(p.newlineAfterProp||Dr(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else p.found?.indent!==r.indent&&o(c,"BAD_INDENT",__);n.atKey=!0;let y=p.end,w=f?e(n,f,p,o):t(n,y,d,null,p,o);n.schema.compat&&
rc(r.indent,f,o),n.atKey=!1,lf(n,a.items,w)&&o(y,"DUPLICATE_KEY","Map keys must be unique");let x=Mn(m??[],{indicator:"map-value-ind",next:h,
offset:w.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=x.end,x.found){g&&(h?.type==="block-map"&&
!x.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&p.start<x.found.offset-1024&&
o(w.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let S=h?e(n,
h,x,o):t(n,c,m,null,x,o);n.schema.compat&&rc(r.indent,h,o),c=S.range[2];let R=new Ie(w,S);n.options.keepSourceTokens&&(R.srcToken=u),a.items.
push(R)}else{g&&o(w.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),x.comment&&(w.comment?w.comment+=`
`+x.comment:w.comment=x.comment);let S=new Ie(w);n.options.keepSourceTokens&&(S.srcToken=u),a.items.push(S)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function P_({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??et,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=Mn(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let m=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&rc(r.indent,d,o),c=m.range[2],a.items.push(m)}return a.range=[r.offset,c,l??c],a}function Nn(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var gb="Block collections are not allowed within flow collections",yb=e=>e&&(e.type==="block-map"||e.type==="block-seq");function T_({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?De:et),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let g=0;g<r.items.length;++g){let y=r.items[g],
{start:w,key:x,sep:S,value:R}=y,k=Mn(w,{flow:a,indicator:"explicit-key-ind",next:x??S?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!k.found){if(!k.anchor&&!k.tag&&!S&&!R){g===0&&k.comma?o(k.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):g<r.items.length-1&&o(k.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),k.comment&&(l.comment?l.comment+=`
`+k.comment:l.comment=k.comment),d=k.end;continue}!i&&n.options.strict&&Dr(x)&&o(x,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(g===0)k.comma&&o(k.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(k.comma||o(k.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),k.comment){let P="";e:for(let E of w)switch(E.type){case"comma":case"space":break;case"comment":P=E.
source.substring(1);break e;default:break e}if(P){let E=l.items[l.items.length-1];te(E)&&(E=E.value??E.key),E.comment?E.comment+=`
`+P:E.comment=P,k.comment=k.comment.substring(P.length+1)}}if(!i&&!S&&!k.found){let P=R?e(n,R,k,o):t(n,k.end,S,null,k,o);l.items.push(P),d=P.
range[2],yb(R)&&o(P.range,"BLOCK_IN_FLOW",gb)}else{n.atKey=!0;let P=k.end,E=x?e(n,x,k,o):t(n,P,w,null,k,o);yb(x)&&o(E.range,"BLOCK_IN_FLOW",
gb),n.atKey=!1;let A=Mn(S??[],{flow:a,indicator:"map-value-ind",next:R,offset:E.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(A.found){if(!i&&!k.found&&n.options.strict){if(S)for(let j of S){if(j===A.found)break;if(j.type==="newline"){o(j,"MULTILINE_IMPLICIT_KEY",
"Implicit keys of flow sequence pairs need to be on a single line");break}}k.start<A.found.offset-1024&&o(A.found,"KEY_OVER_1024_CHARS","The\
 : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else R&&("source"in R&&R.source?.[0]===":"?o(R,"\
MISSING_CHAR",`Missing space after : in ${a}`):o(A.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let F=R?e(n,R,A,o):A.found?t(n,
A.end,S,null,A,o):null;F?yb(R)&&o(F.range,"BLOCK_IN_FLOW",gb):A.comment&&(E.comment?E.comment+=`
`+A.comment:E.comment=A.comment);let Q=new Ie(E,F);if(n.options.keepSourceTokens&&(Q.srcToken=y),i){let j=l;lf(n,j.items,E)&&o(P,"DUPLICATE_\
KEY","Map keys must be unique"),j.items.push(Q)}else{let j=new De(n.schema);j.flow=!0,j.items.push(Q);let oe=(F??E).range;j.range=[E.range[0],
oe[1],oe[2]],l.items.push(j)}d=F?F.range[2]:A.end}}let f=i?"}":"]",[m,...h]=r.end,p=d;if(m?.source===f)p=m.offset+m.source.length;else{let g=a[0].
toUpperCase()+a.substring(1),y=u?`${g} must end with a ${f}`:`${g} in block collection must be sufficiently indented and end with a ${f}`;o(
d,u?"MISSING_CHAR":"BAD_INDENT",y),m&&m.source.length!==1&&h.unshift(m)}if(h.length>0){let g=Nn(h,p,n.options.strict,o);g.comment&&(l.comment?
l.comment+=`
`+g.comment:l.comment=g.comment),l.range=[r.offset,p,g.offset]}else l.range=[r.offset,p,p];return l}function bb(e,t,n,r,o,s){let i=n.type==="block-map"?E_(e,t,n,r,s):n.type==="block-seq"?P_(e,t,n,r,s):T_(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function C_(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:m}=r,h=f&&s?f.offset>s.offset?f:s:f??s;h&&(!m||m.offset<h.offset)&&
o(h,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===De.tagName&&a==="map"||i===et.tagName&&a==="seq")return bb(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),bb(e,t,n,o,i)}let l=bb(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=ee(u)?u:new D(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function wb(e,t,n){let r=t.offset,o=YZ(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?D.
BLOCK_FOLDED:D.BLOCK_LITERAL,i=t.source?XZ(t.source):[],a=i.length;for(let p=i.length-1;p>=0;--p){let g=i[p][1];if(g===""||g==="\r")a=p;else
break}if(a===0){let p=o.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",g=r+o.length;return t.source&&(g+=t.source.length),{value:p,type:s,comment:o.comment,range:[r,g,g]}}let c=t.
indent+o.indent,l=t.offset+o.length,u=0;for(let p=0;p<a;++p){let[g,y]=i[p];if(y===""||y==="\r")o.indent===0&&g.length>c&&(c=g.length);else{g.
length<c&&n(l+g.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),o.indent===
0&&(c=g.length),u=p,c===0&&!e.atRoot&&n(l,"BAD_INDENT","Block scalar values in collections must be indented");break}l+=g.length+y.length+1}for(let p=i.
length-1;p>=a;--p)i[p][0].length>c&&(a=p+1);let d="",f="",m=!1;for(let p=0;p<u;++p)d+=i[p][0].slice(c)+`
`;for(let p=u;p<a;++p){let[g,y]=i[p];l+=g.length+y.length+1;let w=y[y.length-1]==="\r";if(w&&(y=y.slice(0,-1)),y&&g.length<c){let S=`Block s\
calar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first line"}`;n(l-y.length-(w?2:1),"BAD_INDENT",
S),g=""}s===D.BLOCK_LITERAL?(d+=f+g.slice(c)+y,f=`
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
`}let h=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,h,h]}}function YZ({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let m=o[f];if(!a&&(m==="-"||m==="+"))a=m;else{let h=Number(m);!i&&h?i=h:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let m=t[f];switch(m.type){case"space":
l=!0;case"newline":d+=m.source.length;break;case"comment":n&&!l&&r(m,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=m.source.length,u=m.source.substring(1);break;case"error":r(m,"UNEXPECTED_TOKEN",m.message),d+=m.source.length;break;default:{
let h=`Unexpected token in block scalar header: ${m.type}`;r(m,"UNEXPECTED_TOKEN",h);let p=m.source;p&&typeof p=="string"&&(d+=p.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function XZ(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function xb(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,m,h)=>n(r+f,m,h);switch(o){case"scalar":a=D.PLAIN,c=QZ(s,l);break;case"sin\
gle-quoted-scalar":a=D.QUOTE_SINGLE,c=eG(s,l);break;case"double-quoted-scalar":a=D.QUOTE_DOUBLE,c=tG(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=Nn(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function QZ(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),A_(e)}function eG(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),A_(e.slice(1,-1)).
replace(/''/g,"'")}function A_(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function tG(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=nG(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=rG[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=oG(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function nG(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var rG={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function oG(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function Sb(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?wb(e,t,r):xb(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[Tt]:c?l=sG(e.schema,o,c,n,r):t.type==="scalar"?l=iG(
e,o,t,r):l=e.schema[Tt];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=q(d)?d:new D(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new D(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function sG(e,t,n,r,o){if(n==="!")return e[Tt];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[Tt])}function iG({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[Tt];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[Tt];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function M_(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var aG={composeNode:vb,composeEmptyNode:uf};function vb(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=cG(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=Sb(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=C_(aG,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
uf(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!q(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function uf(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:M_(t,n,r),indent:-1,source:""},d=Sb(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function cG({options:e},{offset:t,source:n,end:r},o){let s=new ir(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=Nn(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function N_(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new Lr(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=Mn(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?vb(l,o,u,i):uf(l,u.end,r,null,u,i);let d=c.contents.range[2],f=Nn(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function oc(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function I_(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var sc=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=oc(
n);s?this.warnings.push(new nc(i,r,o)):this.errors.push(new pn(i,r,o))},this.directives=new Cn({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=I_(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(ue(s)&&!s.flow&&s.items.length>0){let i=s.items[0];te(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:I_(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=oc(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=N_(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new pn(oc(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new pn(oc(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=Nn(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new pn(oc(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new Lr(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var kb=Symbol("break visit"),lG=Symbol("skip children"),z_=Symbol("remove item");function Eo(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),L_(Object.freeze([]),e,t)}Eo.BREAK=kb;Eo.SKIP=lG;Eo.REMOVE=z_;Eo.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};Eo.parentCollection=(e,t)=>{let n=Eo.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function L_(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=L_(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===kb)return kb;a===z_&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var $b="\uFEFF",Ob="",Rb="",df="";function D_(e){switch(e){case $b:return"byte-order-mark";case Ob:return"doc-mode";case Rb:return"flow-error-end";case df:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function hn(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var F_=new Set("0123456789ABCDEFabcdef"),dG=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),ff=new Set(",[]{}"),fG=new Set(` ,[]{}
\r	`),_b=e=>!e||fG.has(e),ic=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(t,n=!1){if(t){if(typeof t!="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+t:t,this.lineEndPos=null}this.atEnd=!n;let r=this.next??"\
stream";for(;r&&(n||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){let t=this.pos,n=this.buffer[t];for(;n===" "||n==="	";)n=this.buffer[++t];
return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[t+1]===`
`:!1}charAt(t){return this.buffer[this.pos+t]}continueScalar(t){let n=this.buffer[t];if(this.indentNext>0){let r=0;for(;n===" ";)n=this.buffer[++r+
t];if(n==="\r"){let o=this.buffer[r+t+1];if(o===`
`||!o&&!this.atEnd)return t+r+1}return n===`
`||r>=this.indentNext||!n&&!this.atEnd?t+r:-1}if(n==="-"||n==="."){let r=this.buffer.substr(t,3);if((r==="---"||r==="...")&&hn(this.buffer[t+
3]))return-1}return t}getLine(){let t=this.lineEndPos;return(typeof t!="number"||t!==-1&&t<this.pos)&&(t=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=t),t===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[t-1]==="\r"&&(t-=1),this.buffer.substring(
this.pos,t))}hasChars(t){return this.pos+t<=this.buffer.length}setNext(t){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.
lineEndPos=null,this.next=t,null}peek(t){return this.buffer.substr(this.pos,t)}*parseNext(t){switch(t){case"stream":return yield*this.parseStream();case"\
line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"\
flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let t=this.getLine();if(t===null)return this.setNext(
"stream");if(t[0]===$b&&(yield*this.pushCount(1),t=t.substring(1)),t[0]==="%"){let n=t.length,r=t.indexOf("#");for(;r!==-1;){let s=t[r-1];if(s===
" "||s==="	"){n=r-1;break}else r=t.indexOf("#",r+1)}for(;;){let s=t[n-1];if(s===" "||s==="	")n-=1;else break}let o=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(t.length-o),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield Ob,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&hn(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!hn(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&hn(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(_b),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&hn(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield Rb,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(_b),"flow";case'"':case"'":return this.
flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||hn(i)||i===",")return this.flowKey=!1,yield*this.pushCount(
1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let t=this.charAt(0),
n=this.buffer.indexOf(t,this.pos+1);if(t==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let s=0;
for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}let r=this.buffer.substring(0,n),o=r.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){let s=this.continueScalar(o+1);if(s===-1)break;o=r.indexOf(`
`,s)}o!==-1&&(n=o-(r[o-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.
pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let t=this.pos;for(;;){
let n=this.buffer[++t];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.
pushUntil(n=>hn(n)||n==="#")}*parseBlockScalar(){let t=this.pos-1,n=0,r;e:for(let s=this.pos;r=this.buffer[s];++s)switch(r){case" ":n+=1;break;case`\

`:t=s,n=0;break;case"\r":{let i=this.buffer[s+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=
n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let s=this.continueScalar(t+1);if(s===-1)break;t=this.buffer.
indexOf(`
`,s)}while(t!==-1);if(t===-1){if(!this.atEnd)return this.setNext("block-scalar");t=this.buffer.length}}let o=t+1;for(r=this.buffer[o];r===" ";)
r=this.buffer[++o];if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++o];t=o-1}else if(!this.blockScalarKeep)do{let s=t-1,i=this.buffer[s];i==="\r"&&(i=this.buffer[--s]);let a=s;for(;i===" ";)
i=this.buffer[--s];if(i===`
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield df,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(hn(s)||t&&ff.has(s))break;
n=r}else if(hn(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&ff.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&ff.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield df,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
_b),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(hn(r)||n&&ff.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!hn(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(dG.has(n))n=this.buffer[++t];else if(n==="%"&&F_.has(this.buffer[t+1])&&F_.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var Po=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function Fr(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function B_(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function U_(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function mf(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function Ks(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function pf(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function j_(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!Fr(t.start,"explicit-key-ind")&&!Fr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,U_(t.value)?t.value.
end?pf(t.value.end,t.sep):t.value.end=t.sep:pf(t.start,t.sep),delete t.sep)}var ac=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new ic,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=D_(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
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
nt"&&(n.indent=0),n.type==="flow-collection"&&j_(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&B_(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{B_(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=mf(this.peek(2)),r=Ks(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
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
{start:[],key:null,sep:[this.sourceToken]});else if(Fr(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(U_(n.key)&&!Fr(n.sep,"newline")){let i=Ks(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if(Fr(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=Ks(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
sep:[this.sourceToken]}]})}else n.sep?n.value||o?t.items.push({start:s,key:null,sep:[this.sourceToken]}):Fr(n.sep,"map-value-ind")?this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):n.sep.push(this.sourceToken):
Object.assign(n,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-\
quoted-scalar":{let i=this.flowScalar(this.type);o||n.value?(t.items.push({start:s,key:i,sep:[]}),this.onKeyLine=!0):n.sep?this.stack.push(i):
(Object.assign(n,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(t);if(i){if(i.type==="block-seq"){if(!n.explicitKey&&
n.sep&&!Fr(n.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:s});this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let n=t.items[t.
items.length-1];switch(this.type){case"newline":if(n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.
type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.start.push(this.sourceToken);return;case"space":case"\
comment":if(n.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(n.start,t.indent)){let o=t.items[t.items.length-
2]?.value?.end;if(Array.isArray(o)){pf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
anchor":case"tag":if(n.value||this.indent<=t.indent)break;n.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)
break;n.value||Fr(n.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return}if(this.indent>t.indent){
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
lection"){let o=mf(r),s=Ks(o);j_(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=mf(t),r=Ks(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=mf(t),r=Ks(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function mG(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Po||null,prettyErrors:t}}function Eb(e,t={}){let{lineCounter:n,prettyErrors:r}=mG(t),o=new ac(n?.addNewLine),s=new sc(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new pn(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(hb(e,n)),i.warnings.forEach(hb(e,n))),i}var G_=1024*1024,hG=100,H_="the file is nested too deeply; make it flatter",gG="a second document begins here; keep one, and remove the rest",
yG={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},cc=class{file;value;#n;#r=new Po;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>G_)throw this.#e(0,`the file has ${o} bytes; make it at most ${G_}`);this.#f(t);try{let s=this.#m(
t);this.#n=s.contents,this.#o=bG(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#p(s)}catch(s){throw s instanceof
RangeError?this.#e(0,H_):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!Je(o.node)&&!Qe(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return Je(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#m(t){let n=Eb(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],H_);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],gG);let o=yG[r.code]??"check the indentation and the quotation marks around here",s=Hu(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#p(t){try{return t.toJS({maxAliasCount:hG})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":Hu(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!Je(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||Pb(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=q(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||Qe(n)))return t;let o=n.clone();return q(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
xt(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=Qe(o)?{
key:void 0,node:o.items[Number(r)]}:Je(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=Pb(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>Pb(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>q(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>Qe(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>Je(n))}#t(t){return xt(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new v(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function In(e,t,n){let r=Z_.join(Z_.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${I(n)} \
is outside the repository; name something inside it`)}function Pb(e){return q(e)&&typeof e.value!="symbol"?String(e.value):void 0}function W_(e,t){
let n=new cc(e,""),r=["scenarios",t];return n.has(r)?e.slice(0,n.offset(r,"key")).split(`
`).length:null}var q_=100;function bG(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return Vt(
e,{Alias(i,a,c){let l=d=>t(Tb(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${I(`&${a.source}`)}; add th\
e anchor or write it out`);if(c.includes(u))throw l(`${I(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>q_)throw l(`m\
ore than ${q_} aliases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),wG(a,t,n)}}),o}function wG(e,t,n){let r=new Map;
for(let{key:o}of e.items){let s=ee(o)?Tb(o):Tb(e);if(!q(o)||ue(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port:\
 8080");typeof o.value!="string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.
value);if(i==="__proto__")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${I(i)}\
 is here a second time, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var Tb=e=>e.range?.[0]??0;var J_=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,lc=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function Y_(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn($d.shape,
c)||mR.includes(c)||![...Ab(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new lc(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&V_(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>V_(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function V_(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function Ab(e){let t=Cb(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(J_)].flatMap(([
,r])=>r??[])))}function Cb(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>Cb(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>Cb(r,[...t,n]))}function X_(e){let t=Object.values(e).flatMap(n=>n instanceof lc?[n.
raw]:[]);return Ab(t)}function hf(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(J_,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?xG(o):o}return Array.isArray(e)?e.map((o,s)=>hf(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,hf(s,t,n,[...r,o])]))}function xG(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var Q_=(e,t)=>t.every((n,r)=>e[r]===n),K_=(e,t)=>e==="expect"&&Q_(t,["body","json"]);function eE(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof lc?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=$d.shape[i],u=hf(a,t,S=>K_(i,S)),
d=l.safeParse(u),f=d.error?.issues??[],m=hf(a,t,S=>K_(i,S)||f.some(R=>Q_(S,R.path))),h=d.success?d:l.safeParse(m);if(h.success){let S=h.data?.["\
body-file"];return i==="request"&&S!==void 0&&In(r,[...c,"body-file"],S),h.data}let p={at:S=>SG(m,S.slice(c.length)),has:S=>r.has(S)},[g]=h.
error.issues.flatMap(S=>Za(S,p,c));if(g===void 0)throw h.error;let y=[...Ab(r.at(g.path))].find(S=>Object.hasOwn(t,S));if(y===void 0)throw r.
error(g.path,g.message,g.at);let w=t[y],x=n.all[y]?.indexOf(w)??0;throw r.error([...n.path,"parameters",y,x],`${I(w)} of parameter ${I(y)} d\
oes not fit: ${g.message}`)}}function SG(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as CG}from"node:path";import{posix as vG}from"node:path";function zn({process:e},t){return vG.join(t,e?.workingDirectory??".")}var tE=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;
function nE(e){return[...e.matchAll(tE)].map(([,t="",n=""])=>({service:t,part:n}))}var uc="${port}";function rE(e,t){return e.replaceAll(tE,
(n,r,o)=>{let s=t.get(r);return s===void 0?n:String(o==="host"?s.host:s.port)})}function oE(e,t,n,r){let o=Ls(t),s=TG(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(y,w={})=>({path:y,layer:{...w,...n.at(
y)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:y,layer:w})=>({path:y,layer:l.layer.args?uE(w,Rd):w}),d=y=>c(["presets",r??"",y],s?.[y]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],m=f.reduce((y,{layer:w})=>OG(y,w),{}),h=f.findLast(({layer:y})=>y.parameters)?.
path??[],p=g(m,{name:a,path:h,isOwn:h===l.path&&r===void 0});return cE(p).map(y=>{let w=iE(a,y);if(w.length>64||/[^A-Za-z0-9._-]/.test(w))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${I(w)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has(w))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${I(w)} twice; name the scenario or its values otherwise`);i.add(w);let x=eE(m,
y,{path:h,all:p},t);return kG(a,x,t),_G(w,x,o,e)});function g(y,{name:w,path:x,isOwn:S}){let R=Object.entries(y.parameters??{}),k=X_(y),P=R.
find(([F])=>!k.has(F));if(P&&S)throw t.error([...x,"parameters",P[0]],`parameter ${I(P[0])} stands nowhere in scenario ${I(w)}; write {${P[0]}\
} where its values belong, or remove it`,"key");let E=R.filter(([F])=>k.has(F)),A=aE(Object.fromEntries(E));if(A>Mb)throw t.error([...x,"par\
ameters"],`makes ${A} scenarios of ${I(w)}; make it at most ${Mb}`);return Object.fromEntries(E)}})}function kG(e,t,n){let[r]=qy(t);if(r)throw n.
error(["scenarios",e],`${I(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===void 0)
throw n.error(["scenarios",e],`scenario ${I(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)throw n.
error(["scenarios",e],`scenario ${I(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function sE(e,t){let n=Object.
values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&aE(a.parameters)<=Mb?cE(a.parameters):
[]),s=[...new Set(o.map(a=>iE(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function iE(e,t){return[e,...Object.
values(t)].join("-")}var Mb=1e3;function aE(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function cE(e){return Object.entries(e).reduce(
(t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var $G={requests:["duration","rate"],duration:["requests"],rate:["requests"],args:Rd,
request:["args"]};function OG(e,t){let n=Object.keys(t).flatMap(r=>$G[r]??[]);return{...uE(e,n),...t,...lE(e,t)}}var RG=["thresholds","absol\
ute-limits"];function lE(...e){let[t,n]=RG.map(r=>fR(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-limits":n}}}function uE(e,t){
return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function _G(e,t,n,r){let{body:o,headers:s={},status:i=L.status}=t.
expect??{},{thresholds:a,"absolute-limits":c}=lE(r,t),l=t.expect?.["same-length"]??L.sameLength,u=Object.entries(s).map(([d,f])=>[d.toLowerCase(),
f]);return{name:e,targets:Fa(t.targets??[...n.keys()],n),request:t.request?dE(t.request):{method:L.method,paths:[],headers:[]},...t.args===void 0?
{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.connections??L.connections,
keepalive:t.keepalive??L.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??L.via,...t.background===void 0?{}:{background:EG(
t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===void 0?{}:{durationSeconds:t.
duration},timeoutSeconds:t.timeout??(t.args?L.runTimeout:L.timeout),maxErrors:t["max-errors"]??L.maxErrors,threshold:t.threshold??r.threshold??
L.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function EG({request:e,connections:t=L.backgroundConnections}){return{request:dE(e),connections:t}}
function dE(e){let{method:t=L.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===void 0?r:[n],headers:Object.
entries(o).map(PG),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function PG([e,t]){return[e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,
"")]}function TG(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.presets?.[n];let o=r.length===0?"the file h\
as no presets":ln(n,r);throw t.error(["presets"],`unknown preset ${I(n)}; ${o}`,"key")}function pE(e,t){let n=Ls(t);AG(t,[...n.values()].flat());let r=ER(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of IG(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${I(u)}; ${ln(u,r)}`);let c=zG(a);c!==void 0&&
In(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${I(a)} in preset ${I(i)}; ${ln(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${I(i)}; ${ln(i,r)}`,"key");MG(e,t,r),NG(e,t,r);
for(let{target:i,at:a}of Da(e,t))mE(t,a,i);for(let[i,a]of Object.entries(e.services??{}))mE(t,(...c)=>["services",i,...c],a)}function AG(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=_d(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${I(o)}, which is there already; name the row otherwise`,"key")}}function MG(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>sE(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${I(o)}; ${ln(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${I(c)}; ${ln(c,n)}`,"key")}}function NG(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${I(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of Da(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${I(c)}; ${r.length===0?"add it u\
nder services:":ln(c,r)}`)}fE(t,s,o,i)}for(let o of r)fE(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function fE(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(uc))throw e.error(t(...c),`takes ${I(uc)}, but there is none; add p\
ort:`);for(let{service:u}of nE(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${I(u)}, which is none of this target's s\
ervices; add it to services:`)}}function mE(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
In(e,e.has(i)?i:t("build"),r),o!==void 0&&In(e,t("build","dockerfile"),CG.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||In(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&In(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&In(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&In(e,t("https","ca"),n.https.ca)}function IG(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var zG=e=>e.request?.["body-file"];function hE(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of Oo(u)){let f=t.find(({name:m,secrets:h=[]})=>o.includes(m)&&!h.some(p=>p===d));if(f&&d!==null)throw n.error(LG(
n,r,a,l),`header ${I(l)} takes the secret ${d}, which target ${I(f.name)} does not name; add it there: secrets: [${d}]`)}}function LG(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function Ln(e,t,n={}){let r=new cc(e,t,HR),o=Y_(r);return FG(DG(r,o.value),r,o,n.preset)}function DG(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=Ed.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>Za(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function FG(e,t,n,r){pE(e,t);let o=oE(e,t,n,r),s=Da(e,t);jG(s,o,t);let i=s.map(a=>UG(a,e,t,o));
return hE(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??L.falseAlarms,failOn:e["fail-on"]??L.failOn,mode:e.
mode??L.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??L.isolation,nginxImage:e["nginx-image"]??L.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["build-timeout"]===void 0?{}:{buildSeconds:e["build-timeout"]},...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===
void 0?{}:{trend:BG(e.trend)},...e.rank?.published===void 0?{}:{rank:{published:JG(e.rank.published,Ls(t))}}}}function BG({alert:e,direction:t,
keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??L.alert,direction:t??L.direction,thresholds:o??{},keep:n??nr(L.keep),keepRuns:r??
nr(L.keepRuns)}}function jG(e,t,n){for(let{name:r,target:o,at:s}of e)if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)
throw n.error(s(),`target ${I(r)} has no "port"; add it, for example port: 8080`)}function UG({name:e,target:t,at:n},r,o,s){ZG(t,n,o);let i=(t.
services??[]).flatMap(a=>{let c=r.services?.[a];return c?[WG(a,c)]:[]});return HG(e,t,GG(e,s),i)}function ZG({fixture:e},t,n){if(e===void 0)
return;let r=gf(e).split("/"),o=gf(Nb.join(Nb.dirname(n.file),e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),
`must name a folder under this file's that the library itself is not in; make one, for example ${L.fixture}`)}function gf(e){return Nb.normalize(
e).replace(/(?<=.)\/$/,"")}function GG(e,t){return t.find(n=>n.targets.includes(e))?.request.paths[0]??"/"}function HG(e,t,n,r){let{https:o,
ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,timeout:d=L.readyTimeout}=s??{};return{...gE(e,t),ready:{path:l,...u===void 0?{}:
{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:qG(o)},...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},
...c===void 0?{}:{fixture:gf(c)}}}function qG({ca:e,name:t=L.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function WG(e,t){let{command:n,
timeout:r=L.readyTimeout}=t.ready??{},o={...n===void 0?{}:{command:n},timeoutSeconds:r};return{...gE(e,t),ready:o}}function gE(e,t){let{build:n,
env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,m=n!==void 0||o!==void 0,
h=VG(m?t.process:t);return{name:e,...n===void 0?{}:{build:KG(n)},...o===void 0?{}:{image:o},...m&&s!==void 0?{command:s}:{},...h===void 0?{}:
{process:h},port:i,env:r,...yE(c),...l===void 0?{}:{inherit:l},...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},
...f===void 0?{}:{seccomp:f}}}function VG(e={}){let{setup:t=[],command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=gf(r);return{
setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function yE(e){let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{
...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function KG({additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:L.context,
dockerfile:L.dockerfile,args:{},...r,...yE(n),...e===void 0?{}:{contexts:e},...t===void 0?{}:{shmSize:t}}}function JG({source:e,figures:t},n){
let r=Object.entries(t).map(([o,s])=>[o,YG(s,n)]);return{source:e,figures:Object.fromEntries(r)}}function YG(e,t){let n=e.unit??null;if(e.order)
return{unit:n,entries:Fa(e.order,t).map(i=>({target:i,value:null,system:null}))};let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,
Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>Fa([i],t).map(c=>XG(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*
((i.value??o)-(a.value??o)))}}function XG(e,t){return{target:e,value:t.value??null,system:t.system??null}}var Ib={before:$(),after:$()},kE=z(Ss),bE={scenario:b(),metric:kE,before:$().nullable().describe("Null where it has none."),after:$().nullable()},
QG=_({of:z(["run","scenario","target","service"]),name:b().exactOptional().describe("Absent where it is of the whole run."),setting:b().describe(
"The way to it, as `expect.status`."),before:b().nullable().describe("Cut around what differs; null where it is not there."),after:b().nullable()}),
wE={changes:C(QG),more:H().nonnegative().describe("How many further ones there are.")},xE={scenarios:C(b()),via:C(b()).describe("scenario/vi\
a"),pairs:C(b()).describe("target/scenario")},eH=z(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),$E=Gt("code",[M("base-config-missing",{file:b()}),M("base-config-unusable",{file:b(),error:b()}),M("config-from-checkout",{file:b()}),
M("gate-changed",{changes:C(Gt("setting",[_({setting:ne("false-alarms"),...Ib}),_({setting:ne("fail-on"),before:C(b()),after:C(b())}),_({setting:ne(
"mode"),before:b(),after:b()}),_({setting:ne("threshold"),scenario:b(),...Ib}),_({setting:ne("max-errors"),scenario:b(),...Ib}),_({setting:ne(
"thresholds"),...bE}),_({setting:ne("absolute-limits"),...bE,unit:b()})]))}),M("budget-changed",{before:$().nullable().describe("Seconds; nu\
ll for the default of each case."),after:$().nullable()}),M("build-timeout-changed",{before:$().nullable().describe("Seconds; null for the d\
efault."),after:$().nullable()}),M("isolation-changed",wE),M("no-base-side",{file:b(),targets:C(b())}),M("no-longer-measured",{targets:C(b()),
...xE}),M("newly-measured",{targets:C(b()),...xE}),M("plan-changed",wE),M("fixture-changed",{folders:C(b())}),M("default-rules",{file:b()}),
M("cases-missing",{cases:C(b())}),M("other-requests",{scenarios:C(b())}),M("submodules-missing",{paths:C(b())}),M("checkout-sparse",{file:b().
describe("One that is left out."),files:H().positive()}),M("filters-off",{filters:C(b()),file:b().describe("One of them."),files:H().positive()}),
M("port-ignored",{target:b()}),M("port-fixed",{target:b(),ports:C(H().positive()).min(1).describe("What both sides listen on beside PORT.")}),
M("own-users-lacking",{why:eH,what:b().exactOptional().describe("The target, program or port that a separate user cannot have.")}),M("sessio\
n-overran",{case:b()}),M("planted-not-found",{case:b(),slowdown:$().describe("CPU that was burnt beside head, as a share of what head used.")}),
M("planted-not-measured",{case:b(),why:z(Tu)}),M("rate-not-comparable",{scenario:b()})]),tH={"base-config-missing":!0,"base-config-unusable":!0,
"config-from-checkout":!1,"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,"build-timeout-changed":!0,"no-base-side":!0,"no-long\
er-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rules":!1,"cases-missing":!0,"other-requests":!0,"submod\
ules-missing":!1,"checkout-sparse":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,"own-users-lacking":!1,"session-overran":!1,"plante\
d-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function OE(e){return e.some(({code:t})=>tH[t])}var zb=Gt("code",[M("doc\
ker-missing",{}),M("no-engine",{said:b().exactOptional().describe("By Docker's client.")}),M("no-buildx",{}),M("images-unresolved",{images:C(
b())}),M("nothing-to-build",{target:b()}),M("no-command",{of:z(["target","service"]),name:b()}),M("same-process",{as:b().describe("The targe\
t that it does not differ from.")}),M("programs-missing",{programs:C(b())}),M("base-in-docker",{})]),RE=Gt("code",[M("configured",{}),M("doc\
ker-works",{}),M("nothing-to-run",{}),M("not-docker",{obstacle:zb})]),yf=z(["untouched","identical-builds"]),nH=z(["steal","other-programs",
"out-of-ports"]),SE=$().exactOptional().describe("Set where the time for everything that is built together was over."),vE=_({lost:H().nonnegative().
describe("Requests that were on their way when the server closed the connection."),of:H().nonnegative()}),Lb=Gt("code",[M("build-failed",{variant:We,
target:b(),limitSeconds:SE}),M("setup-failed",{variant:We,target:b(),limitSeconds:SE,withheld:Rr}),M("fault",{variants:C(We).describe("Empty\
 where it is no variant's."),fault:ba,times:H().positive()}),M("head-alone",{why:z(["configuration","target","scenario","request","not-built",
"not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),M("shards-missing",{shards:C(b()).describe("\
`1/3`; empty where one left the case out.")}),M("skipped",{why:yf}),M("skip-unverified",{why:yf}),M("interrupted",{}),M("no-time",{}),M("no-\
values",{}),M("one-session",{}),M("equal-ratios",{}),M("slow-start",{seconds:$().describe("What a start takes, of the slower side."),sessions:H().
positive().describe("How many fit.")}),M("interference",{source:nH,effect:z(["counted-less","left-out","nothing-left"]),rounds:H().positive()}),
M("limited",{limit:uo,loop:z(["closed","open","command"]),cpuDecides:Se().describe("Whether CPU time could be read, so that it decides.")}),
M("held-back",{limit:uo,bound:Se().describe("Whether its value is a bound of the true one.")}),M("connections-closed",{base:$().nullable().exactOptional().
describe("Requests after which, about; null where it keeps them."),head:$().nullable()}),M("requests-lost",{base:vE.exactOptional().describe(
"Absent where there is no base."),head:vE}),M("p99-unknown",{}),M("not-judged",{metric:kE,asked:z(["threshold","limit"]).describe("By which \
key."),why:z(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).describe("What cases have it that this one i\
s not; or that its value could not be known.")}),M("bottleneck-unknown",{}),M("server-waits",{limit:uo,decided:Se().describe("Whether the lo\
ss of requests per second is beyond chance, and so judged.")}),M("settled-early",{sessions:H().positive()}),M("counter-moved",{metric:z(Xn),
more:$().describe("Head less base, per request or operation."),low:$().describe("Where that lies at 95%, with the other end."),high:$()})]);var rH=z(["docker","process"]),_E=_({method:b(),paths:C(b()).describe("One or several; one of several is picked at random for each request."),
headers:C(ws([b(),b()])),body:X([_({text:b()}),_({file:b()})]).exactOptional()}),oH=_({contains:C(b()).exactOptional().describe("Texts that \
all stand in it."),matches:b().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:b().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),sH=_({status:X([$(),
C($())]).describe("Of several, each is right."),body:X([b().describe("The whole body."),oH]).exactOptional(),headers:ce(b(),b()).describe("L\
ower-case names."),sameLength:Se().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected a\
nswer; what is absent is not checked.");function Jt({status:e}){return typeof e=="number"?[e]:e}var EE=an(z(Ss),$().positive()),iH=_({name:b(),
targets:C(b()).describe("Names of the targets it is run against."),request:_E.describe("Asks for no path where the scenario runs a command i\
nstead."),args:C(b()).exactOptional().describe("Set where the target was run with these arguments to its end instead of getting requests: a \
command that is timed from start to end, and may say on its last line how many operations it did."),expect:sH,connections:$(),keepalive:Se(),
http2:ne(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:C(wa),background:_(
{request:_E,connections:$()}).exactOptional().describe("Other requests that are sent all the while; they are not measured."),rate:X([_({perSecond:$()}),
_({share:$()})]).exactOptional().describe("Requests per second, or a share of what base can answer, offered whatever the answers do (open lo\
op); a closed loop if absent."),requests:$().exactOptional().describe("A fixed count of requests per sample instead of a duration."),durationSeconds:$().
exactOptional().describe("Instead of a length derived from the throughput."),timeoutSeconds:$(),maxErrors:$().describe("The share of answers\
 that may be errors, 0 to 1."),threshold:$().describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:EE.exactOptional().describe(
"The same of single metrics, which then decide as well, whatever decides without them."),limits:EE.exactOptional().describe("Absolute limits\
 on head, in each metric's unit: the most that it may be, or the least of what is better the higher it is.")}),aH=z(["configuration","target",
"scenario","request"]),Fb=_({id:b(),target:b(),scenario:b(),via:wa,fresh:aH.exactOptional().describe("Set where base's configuration does no\
t have it: no such file, target, scenario, or one that requests or expects something else. What base answers wrongly is then no fault of it.")}),
Db=C($()),cH=_({layout:z(["one-core","shared-load-core","smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe(
"What server, proxy and generator share. On a separate machine the numbers of server and proxy are that machine's."),server:Db,proxy:Db,generator:Db}).
describe("Which logical CPUs each part may use.");function Js({layout:e}){return e.startsWith("separate-machine")}var lH=z(["side-by-side","\
interleaved"]),uH=z(["regression","invalid","inconclusive","never"]),dH=z(["block","observe"]),Bb={seed:$(),budgetSeconds:$(),isolation:rH,isolationReason:RE,
cpus:cH,scenarios:C(iH)},jb=_({...Bb,shard:_({index:H().positive(),count:H().positive()}).exactOptional().describe("Which part of a run this\
 is; the cases are those of the whole run."),named:_({config:b().exactOptional(),preset:b().exactOptional()}).exactOptional().describe("What\
 of the configuration was named: its file, from the repository's top, and a preset."),looks:ne(!1).exactOptional().describe("Set where every\
 case took all its time: a size that is read at an early look is a little too large."),alpha:$().gt(0).lt(1).describe("One-sided risk of any\
 false regression in the whole run."),pairing:lH.describe("How the variants of a case are loaded, where both can be up at once."),cases:C(Fb),
failOn:C(uH),mode:dH.describe("Whether a verdict fails the run, or is only reported.")});function Dn({budgetSeconds:e,cases:t,shard:n}){return e/
Math.max(1,t.length/(n?.count??1))}var fH=_({cores:$(),memoryBytes:$(),kernel:b(),os:b()}),Ub=_({cpuModel:b(),cores:$(),memoryBytes:$(),kernel:b(),
os:b(),runnerImage:b().nullable(),servers:fH.exactOptional().describe("The machine of the servers, where it is not the one that made the loa\
d."),tools:ce(b(),b()),load:_({before:$(),after:le}).describe("Load average of one minute.")});var Ys=1,Zb=z(_r),Xs=z(Ss),dc=_({low:$().positive(),high:$().positive()}),pH=_({name:Xs,unit:b(),better:z(["higher","lower"]),gates:Se().describe(
"Whether it takes part in the verdict of its case."),base:le.describe("Typical value: the median over sessions of the medians over rounds."),
head:le,ratio:$().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:dc.nullable().describe(
"The 95% interval of the ratio."),decisionInterval:dc.nullable().describe("The wider one that decides whether it is slower or faster, so tha\
t alpha holds for the whole run."),n:$().describe("Sessions behind the interval."),threshold:$().positive().exactOptional().describe("Set wh\
ere the metric has its own threshold, instead of its case's."),verdict:Zb.nullable()}),hH=_({metric:Xs,unit:b(),better:z(["higher","lower"]),
limit:$().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:le.describe("The geometric mea\
n over head's sessions; of image size the only value there is."),interval:dc.nullable().describe("Its 95% interval; null where the noise is \
not known, or there is none."),n:$().describe("Sessions behind the interval."),state:z(["held","inconclusive","broken"]).describe("Whether t\
he whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),gH=_({roundsPerSession:$(),
warmUpSeconds:$().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:le.describe("The share of the nois\
e that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the \
spread alone."),wf=$().nonnegative(),PE=z(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the \
runtime below them, its garbage collector or its just-in-time compiler."),TE=H().nonnegative().describe("In its file, of head."),yH=_({name:b().
max(300),line:TE.exactOptional(),kind:PE,calls:_({name:b().max(300),line:TE.exactOptional(),kind:PE}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:wf.describe("CPU seconds per request in it and in all that it calls."),head:wf}),bH=_({tool:b().
max(100),base:wf.describe("CPU seconds per request, of the whole server."),head:wf,functions:C(yH).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Gb=_({...Fb.shape,sessions:C(Y0),choice:gH.exactOptional(),rate:$().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:yf.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:C(b()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Ub.exactOptional().describe("Where it was measured, if not where the rest was."),growth:bH.exactOptional()}),
wH=_({...Gb.shape,bottleneck:Cu.nullable(),threshold:$().positive(),metrics:C(pH),limits:C(hH).exactOptional(),verdict:Zb,settledAt:le.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:le.describe("The smallest slowdown, as a share, t\
hat would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:C(We).describe("The variants that an in\
valid case failed in."),findings:C(Lb)}),xH=_({variant:We,commit:b().describe("Of a temporary commit where the working tree was measured."),
label:b().describe('What was named: a revision, or "working tree".'),builds:ce(b(),_({id:b(),imageBytes:le})).describe("By target: image id,\
 or tree id for processes, and the image's size in bytes.")}),SH=_({kind:z(["package","image","runtime"]).describe("A package of a lock file\
; an image that is built on; a compiler or runtime."),name:b().max(200),base:b().max(200).nullable().describe("Its versions in base that hea\
d has not, a comma between two; null where base has none."),head:b().max(200).nullable(),role:z(["direct","indirect","development"]).exactOptional().
describe("Of a package: required by the project, needed by another, or only to develop with."),file:b().max(200).exactOptional().describe("T\
hat says so; absent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),AE=C(SH).max(500).
exactOptional().describe("What matters most first; absent where nothing else differs, or nothing was compared."),vH=_({variant:We,target:b(),
what:z(["build","setup"]),log:b(),limitSeconds:$().exactOptional().describe("Set where the time was over that everything that is built toget\
her has."),withheld:Rr}).describe("A side that could not be built or prepared at all."),kH=_({build:$(),run:$().describe("Starts, warm-up an\
d measuring."),ready:$().describe("Of them, from all variants of a session ready to their stop."),load:$().describe("Of them, with load on."),
harness:$().describe("CPU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),
Hb={id:b(),startedAt:b().describe("ISO 8601."),environment:Ub,variants:C(xH),failures:C(vH),notices:C($E).describe("What the reader must kno\
w first."),seconds:kH,interrupted:Se().describe("Whether the run was stopped before its plan was done.")},oge=_({...Hb,differences:AE,plan:jb,
cases:C(Gb)}),ME={schema:ne(Ys),...Hb,differences:AE,plan:jb,cases:C(wH),verdict:Zb,exitCode:$()},bf=_({command:ne("compare"),...ME}),CE=_({
commit:b(),label:b()}),$H=z(["issue","comment","fail","none"]),OH=_({control:b().exactOptional().describe("The case that is measured with id\
entical builds; the first one if absent."),alert:C($H),direction:z(["worse","both"]),thresholds:ce(b(),$()).describe("Further metrics that r\
aise alerts, each with its threshold."),selftest:Se().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is\
 found; it is if absent."),keep:$().describe("Seconds that points are kept."),keepRuns:$().describe("Seconds that each run's own file is kep\
t.")}).describe("How the configuration wants points kept and changes reported."),RH=_({settings:OH,config:b().describe("Path of the configur\
ation file."),reference:CE,head:_({commit:b(),subject:b()}),control:bf.nullable().describe("One case with identical builds, by the rules of \
a pull request; null where it could not be measured."),seam:_({from:CE,results:bf}).nullable().describe("The new reference against the one b\
efore, in the first run after it was moved."),again:bf.nullable().describe("The cases that looked changed, measured once more."),planted:_({
case:b(),slowdown:$().positive().describe("CPU burnt beside head, as a share of what head used."),results:bf.nullable().describe("By the rul\
es of a pull request; null where it was interrupted before its first session.")}).exactOptional().describe("Identical builds of one case wit\
h a slowdown that has to be found; absent where none was planted.")}).describe("What a point of the trend has beside head against its refere\
nce, which is `base` here."),_H=_({command:z(["compare","trend"]),...ME,trend:RH.exactOptional()}),EH=_({place:H().positive(),value:le,system:b().
nullable(),moved:Se().describe("Whether today's order among the published systems is another one.")}),PH={place:H().positive().nullable().describe(
"From 1; shared by targets that the numbers do not distinguish; null where nothing can be ranked."),ratio:$().positive().nullable().describe(
"Value \xF7 the best one's; null of the best one, and under two sessions."),interval:dc.nullable().describe("Of the ratio, at a risk of 5% s\
hared by all pairs of the leaderboard.")},TH=_({target:b(),...PH,figures:an(Xs,le).describe("Typical values: the median over sessions of the\
 medians over rounds."),sessions:C($().positive()).describe("The value that it is ranked by, of each session."),spread:dc.nullable().describe(
"Where the mean of the sessions lies, at 95%."),asked:H().nonnegative().describe("All answers and errors of the measured rounds."),failed:ce(
b(),H().positive()).describe("How often what went wrong."),bottleneck:Cu.nullable(),limited:Se().describe("Whether something else than the s\
erver bounded its value."),findings:C(Lb),published:EH.nullable().describe("What the publication said, beside today's place.")}),CH=_({id:b().
describe("scenario/via"),scenario:b(),via:wa,by:z(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where \
a rate is offered, or the time per run of commands that report no operations."),unit:z(["requests/s","operations/s","s"]),rows:C(TH).describe(
"Best first.")}),AH=_({unit:b().nullable(),entries:C(_({target:b(),value:le,system:b().nullable()}))}),MH=_({source:b(),figures:ce(b(),AH).describe(
"By scenario and via, `hello/direct`.")}),NH=_({target:b(),obstacle:zb}),IH=_(Bb),zH=_({...Hb,config:b().describe("Path of the configuration\
 file."),plan:IH,cases:C(Gb).describe("One target in one scenario in one way each, as `head`."),leftOut:C(NH),published:MH.nullable()}),LH=_(
{command:ne("rank"),schema:ne(Ys),...zH.shape,leaderboards:C(CH),exitCode:$()}),sge=Gt("command",[_H,LH]);function NE(e){return`${JSON.stringify(e,null,1)}
`}var ige=64*1024*1024;var age=q0({schema:$()});var DH=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],FH=/connection closed before message completed|operation was canceled|error writing a body to connection|connection reset|broken pipe/i;function qb({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!DH.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>FH.
test(a)),i=Sf(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*LE({byStatus:e,errors:t})?i:0}function xf(e,{via:t,sessions:n},r){let s=n.
flatMap(({rounds:i})=>i.flatMap(a=>a.samples)).filter(i=>i.variant===e);return s.length===0?null:{lost:Sf(s.map(i=>qb(i,r,t))),of:Sf(s.map(LE))}}
function IE(e,t){if(!t)return[];let[n,r]=[xf("base",e,t),xf("head",e,t)];return r===null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",
...n&&{base:n},head:r}]}var BH=10,jH=5;function zE(e,t){if(!t)return[];let[n,r]=[xf("base",e,t),xf("head",e,t)];if(!n||!r||r.lost<=BH||r.lost<=
t.maxErrors*r.of)return[];if(r.lost*n.of<=jH*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{through:"nginx"}:{},a=e.via===
"nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"head",fault:{code:"errors",
failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function LE({byStatus:e,errors:t}){return Sf([...Object.values(e),...Object.values(t)])}
function Sf(e){return e.reduce((t,n)=>t+n,0)}var FE=[2,3,4,6,8,11,16,22,31,44,62,88,124],DE=.5,UH=.05;function Wb(e,t,n){return Vb(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function vf(e){return Vb(e,UH)}var ZH=.025;function BE(){return Vb("look",ZH)}function Vb(e,t){return e==="end"?t*DE:t*(1-DE)/FE.length}function jE(e){
return FE.some(t=>t===e)}var GH=1e-12;function To(e,t=HH){let n=e.length;if(n===0)return null;let r=e.reduce((u,d)=>u+d.weight,0),o=e.reduce((u,d)=>u+d.weight*d.value,
0)/r,s=e.reduce((u,d)=>u+d.weight*(d.value-o)**2,0),i=e.reduce((u,d)=>u+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>GH,l=WH(e.map(({spread:u})=>u),t);return{centre:o,sessions:n,weight:r,noise:c?VH(a,l):null}}function Qs({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function fc(e,t){let n=Qs(e);return n===null||!e.noise?null:Rs(t,e.noise.degrees)*
n}function Br(e,t){let n=e&&fc(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var HH={factor:1.7,degrees:4},mc={factor:3,degrees:3},qH=6;function WH(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,qH),degrees:1/(1/n+1/o)}}function VH(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var KH=.025,JH=3,YH=["generator-saturated","proxy-saturated","out-of-ports"],XH="dependency";function ZE(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let x=s===null?"inconclusive":UE({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:x,atLook:x,open:!1}}let c=To(zu(e,n,"head"),mc),l=c&&Math.exp(c.centre),u=c?.sessions??0,d=l!==null&&c?.noise===
null&&u>=JH,f=x=>d?{low:l,high:l}:Br(c,x),m=n.limitable&&i!==null&&i!==XH,h=x=>{let S=x?UE(x,t):"inconclusive";return m&&!(S==="held"&&YH.includes(
i))?"inconclusive":S},[p,g]=[f(KH),f(BE())],y=h(g),w=y==="inconclusive"&&l!==null&&!m;return{...a,head:l,interval:p,n:u,state:h(p),atLook:y,
open:w}}function UE({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var qE=1e-12;function QH({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-qE,i=t&&
Kb(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Kb(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Kb({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function pc({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Kb(e,{better:t});return n>0?"worse":r<0?"better":null}function kf(e){
return _r.find(t=>e.includes(t))??null}var eq=.025;function Jb(e,t,n){return To(x$(e,t,n===null))}function Yb(e){return{name:e.name,unit:e.unit,
better:e.better}}var WE={interval:null,decisionInterval:null};function tq(e,t,n){let r=Jb(e,t,n.limit),o=r&&Math.exp(r.centre),s=Br(r,n.decisionTail),
i=Br(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},l=o===null?null:QH({estimate:o,decision:s,equivalence:i},
c),u=l!==null&&(!GE(t,n)||nq(l,n)),d=n.thresholds[t.name]!==void 0,f=d?!GE(t,n):n.loop==="open"&&n.limit===null,m=n.deciding.includes(t)&&(u||
o===null&&f),h=u?l:null;return{...Yb(t),gates:m,base:ho(e,t,"base"),head:ho(e,t,"head"),ratio:o,interval:Br(r,eq),decisionInterval:s,n:r?.sessions??
0,...m&&d&&{threshold:a},verdict:m?h??"inconclusive":h}}function GE({limitable:e},{limit:t}){return e&&t!==null}function nq(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function rq(e,t,n,r){let o=t!==null&&n!==null&&t>0&&n>0?n/t:null,
s={...Yb(e),gates:!1,base:t,head:n,ratio:o,...WE,n:0,verdict:null};if(r===void 0)return s;let i=o===null?"inconclusive":oq(o,{better:e.better,
threshold:r});return{...s,gates:!0,threshold:r,verdict:i}}function oq(e,t){let n=(t.better==="lower"?1:-1)*Math.log(e),r=Math.log1p(t.threshold)-
qE;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function VE(e){let t={base:null,head:null,ratio:null,...WE,n:0,verdict:null};return{
...Yb(e),gates:!1,...t}}var KE=.02;function ei({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)??{}}function JE(e,t){return ei(
e,t).threshold??KE}function hc(e,t){return{loop:Xb(e,t),isCommand:ei(e,t).args!==void 0}}function YE(e){return e.filter(({per:t})=>t!=="build").length}function Xb(e,t){let{rate:n,args:r}=ei(e,t);return n!==void 0?"open":r&&_s(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function XE(e,t){return Qb(e,t)??QE(e,t,"end")}function Qb(e,t){if(t.plan.looks===
!1||!jE(e.sessions.length))return null;let n=QE(e,t,"look");return n.settled?n:null}function QE(e,t,n){let{threshold:r=KE,thresholds:o={},limits:s={}}=ei(
e,t),i=hc(e,t),{loop:a}=i,c=Du(e,a),l=qg(o,i),u={decisionTail:Wb(t.plan,n,YE(l)),equivalenceTail:vf(n),threshold:r,thresholds:o,deciding:l,limit:c,
...i},d=$e.map(k=>k.per==="build"?sw(k,e,t,o[k.name]):tq(e,k,u)),f=ow(e,t,d),m=f.filter(k=>k.gates),h=Ra(e),p=a==="closed"&&lq(f,c,r),g=nw(e,
t,f,s,c),[y,w]=[!0,!1].map(k=>m.filter(P=>sq(P,a)===k)),x=!m.some(k=>tw(k,a)),S=kf([...HE(w),...p||x?["inconclusive"]:[]]),R=kf([...S?[S]:[],
...HE(y),...g.map(({state:k})=>iq[k])]);return{moment:n,terms:u,bottleneck:h,metrics:f,waits:p,limits:g.map(ew),verdict:R??"inconclusive",settled:aq(
S,g)}}var HE=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function ew({atLook:e,open:t,...n}){return n}function tw({name:e},t){return Ne(e).decides===
t}function sq({name:e,ratio:t,threshold:n},r){let o=Ne(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==void 0&&!(r==="open"&&
s)}var iq={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function aq(e,t){return e==="regression"||t.some(({atLook:n})=>n===
"broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function nw(e,t,n,r=ei(e,t).limits??{},o=null){let s=hc(e,t);return $e.flatMap(
i=>{let a=r[i.name],c=n.find(({name:l})=>l===i.name);return a===void 0||!c||rw(i,s,t)!==null?[]:[ZE(e,{metric:i,unit:c.unit,limit:a,ofBuild:c.
head,spoilt:o})]})}function rw(e,t,{plan:n}){return e.per==="build"&&n.isolation==="process"?"no-image":Hg(e,t)}function ow({scenario:e},{plan:t},n){
return ei({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}function sw(e,t,{variants:n,plan:r},o){
let s=a=>n.find(c=>c.variant===a)?.builds[t.target]?.imageBytes??null,i=r.isolation==="process"?void 0:o;return rq(e,s("base"),s("head"),i)}
var cq=["dependency","generator-saturated","proxy-saturated"];function lq(e,t,n){let r=e.find(a=>a.name==="goodput");if(!cq.includes(t)||!r?.
ratio||Math.log(r.ratio)>-Math.log1p(n))return!1;let{better:o,decisionInterval:s,interval:i}=r;return pc({better:o,interval:t==="dependency"?
i:s})==="worse"}var eP=.95,uq=40;function dq(e,t){let[n,r]=[fc(e,t.tail),Qs(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=u=>u$(s+1,d=>$a((u-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<eP&&Number.isFinite(c);)[a,c]=[c,2*c];for(let u=0;u<uq;u++){
let d=(a+c)/2;i(d)<eP?a=d:c=d}let l=Math.expm1(c);return Number.isFinite(l)?l:null}function tP(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Du(e,t),a=Nu(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let l=Jb(e,c,i),u={tail:n,threshold:o[c.name]??r};return(l&&dq(s(l),u))??
[]});return a.length===0?null:Math.min(...a)}function $f(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:l})=>l.flatMap(u=>u.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(l,u)=>{let d=n.filter(f=>f.variant===l&&f.opened[r]!==null);return fq(d,r,t.connections,u)},s=n.some(({variant:l})=>l==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?iw(a):i&&iw(i)},head:a&&iw(a)}]}function fq(e,t,n,r){let o=l=>l.reduce((u,d)=>u+d,0),s=o(e.map(
l=>l.opened[t]??0)),i=o(e.map(({byStatus:l})=>o(Object.values(l)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function iw({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function ni(e){let t=e.cases.map(s=>mq(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=kf(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Ys,command:"compare",cases:t,verdict:r,exitCode:ly(o)}}function mq(e,t){let n=Es(e,t.failures),r=[...Ht(e),...zE(e,Of(e,t))],o=R$(e,t);if(o!==null)return pq(e,t,o);if(n.length>0&&n.every(ay)&&iy(
t)&&nP(e)&&r.length===0)return ti(e,t,"inconclusive",[rP(t),...n.map(yo)]);if(n.length+r.length>0){let c=_$(r,e);return{...ti(e,t,"invalid",
[...n.map(yo),...go(c),...go(r.filter(u=>!c.includes(u)))]),brokenIn:ny([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?ti(e,t,
"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?ti(e,t,"unchanged",[{code:"skipped",why:a}]):nP(e)?ti(e,t,"inconclusive",[rP(t)]):hq(
e,t)}function nP({sessions:e}){return e.every(t=>t.rounds.length===0)}function rP({interrupted:e}){return{code:e?"interrupted":"no-time"}}function pq(e,t,n){
let r=ti(e,t,"new",n),o=r.metrics.map(c=>{let{per:l}=Ne(c.name),u=l==="build"?c.head:ho(e,Ne(c.name),"head");return{...c,base:null,ratio:null,
head:u}}),s=ow(e,t,o),i=nw(e,t,s).map(ew),a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?
"regression":"new"}}function ti(e,t,n,r){let o=$e.map(i=>i.per==="build"&&n!=="invalid"?sw(i,e,t):VE(i)),s=JE(e,t);return{...e,bottleneck:null,
threshold:s,metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],findings:r}}function hq(e,t){let n=XE(e,t),{terms:r,bottleneck:o,
metrics:s,verdict:i}=n,a=s.filter(u=>u.gates&&tw(u,r.loop)),c=$s(e.sessions),l=xq(e)?c.map(({source:u,rounds:d})=>({code:"interference",source:u,
effect:"nothing-left",rounds:d})):[...i==="inconclusive"&&n.moment==="end"?wq(e,t):[],...Sq(r,a),...kq(r,s),...gq(e,t,n),...$q(o,a),...i==="\
inconclusive"?yq(e,a):[],...vq(n),...$f(e,Of(e,t)),...IE(e,Of(e,t)),...i==="inconclusive"?Oq(s,r.threshold):[],...c.map(Iu),...n.moment==="l\
ook"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.
limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.moment==="look"?e.sessions.length:null,detectable:tP(e,r.loop,{tail:r.decisionTail,
...r}),brokenIn:[],findings:l}}function Of({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)}function gq(e,t,{terms:n,metrics:r,
limits:o}){let s=hc(e,t),i=Of(e,t),a=d=>d.limitable&&n.limit!==null,c={threshold:l,limit:u};function l({name:d}){return r.some(f=>f.name===d&&
f.ratio!==null)}function u({name:d}){return o.some(f=>f.metric===d&&f.head!==null)}return["threshold","limit"].flatMap(d=>$e.filter(({name:f})=>i?.[`${d}\
s`]?.[f]!==void 0).flatMap(f=>{let m=c[d](f)||a(f)?null:"not-known",h=rw(f,s,t)??m;return h===null?[]:[{code:"not-judged",metric:f.name,asked:d,
why:h}]}))}function yq({sessions:e},t){return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-r\
atios"}]}var bq=1/3;function wq({sessions:e},{plan:t}){let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);
return r<bq*Dn(t)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(2)),sessions:e.length}]}function xq({sessions:e}){return e.
every(({rounds:t})=>t.every(n=>Er(n)===0))}var oP=({name:e})=>e==="goodput";function Sq({limit:e,loop:t},n){return e===null?n.length>0?[]:[{
code:"no-values"}]:n.some(oP)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.length>0}]}function vq({waits:e,terms:t,metrics:n,verdict:r}){
let{limit:o}=t,s=n.some(i=>oP(i)&&i.gates);return!e||o===null||!(s||r==="inconclusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function kq({
limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!=="open"||e!==null||r?[]:[{code:"p99-unknown"}]}function $q(e,t){
return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function Oq(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,
i=_q(n);if(!Rq(r)||o===null||s===null||i===null)return[];let a=Math.abs(Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];
let l=u=>o*(u-1);return[{code:"counter-moved",metric:r,more:l(s),low:l((n.interval??i).low),high:l((n.interval??i).high)}]})}function Rq(e){
return Xn.some(t=>t===e)}function _q({decisionInterval:e,ratio:t,n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}import{posix as sP}from"node:path";import{isDeepStrictEqual as Eq}from"node:util";var Pq=["request","args","expect","http2"];function aP({fresh:e,
...t},n){let r=Tq(t,n);return{...t,...r!==null&&{fresh:r}}}function Tq({target:e,scenario:t,via:n},{base:r,scenarios:o,changed:s}){if(r===null)
return"configuration";if(!r.targets.some(({name:l})=>l===e))return"target";let i=r.scenarios.find(({name:l})=>l===t);if(!i?.targets.includes(
e)||!i.via.includes(n))return"scenario";let a=o.find(({name:l})=>l===t);return a?Pq.every(l=>Eq(iP(i[l]),iP(a[l])))&&!s.some(l=>l===Rf(a,r))?
null:"request":null}function Rf({request:{body:e}},{file:t}){return e&&"file"in e?sP.join(sP.dirname(t),e.file):null}function iP(e){return e===
void 0?null:JSON.parse(JSON.stringify(e))}import{isDeepStrictEqual as Fq}from"node:util";function cw(e,t){let n=t?.scenarios.find(({name:o})=>o===e.name);if(n)return aw(n);let r=t?.threshold??L.threshold;return aw({threshold:Math.
min(e.threshold,r),maxErrors:Math.min(e.maxErrors,L.maxErrors),thresholds:cP(Cq(e,t?.thresholds??{},r),t?.thresholds),limits:cP(e.limits,t?.
limits,!0)})}function lP(e,t){let{thresholds:n,limits:r,...o}=e;return{...o,...aw(t)}}function aw({threshold:e,maxErrors:t,thresholds:n,limits:r}){
return{threshold:e??L.threshold,maxErrors:t??L.maxErrors,...n&&Object.keys(n).length>0&&{thresholds:n},...r&&Object.keys(r).length>0&&{limits:r}}}
function Cq({thresholds:e={},rate:t,args:n},r,o){let s=t!==void 0?["open"]:n===void 0?["closed"]:["closed","command"];return Object.fromEntries(
$e.flatMap(({name:i,decides:a})=>{let c=e[i],l=a!==null&&s.includes(a);return c===void 0?[]:[[i,l?Math.min(c,r[i]??o):c]]}))}function cP(e={},t={},n=!1){
return Object.fromEntries($e.flatMap(({name:r,better:o})=>{let s=[e[r],t[r]].filter(a=>a!==void 0),i=n&&o==="higher"?Math.max:Math.min;return s.
length===0?[]:[[r,i(...s)]]}))}function uP(e,t,n){let r=[["threshold","threshold"],["max-errors","maxErrors"]].flatMap(([s,i])=>t[i]===n[i]?
[]:[{setting:s,scenario:e,before:t[i],after:n[i]}]),o=(s,i)=>{let[a,c]=[t,n].map(l=>l[s]?.[i]??null);return a===c?null:{before:a??null,after:c??
null}};for(let{name:s,unit:i}of $e){let[a,c]=[o("thresholds",s),o("limits",s)];a&&r.push({setting:"thresholds",scenario:e,metric:s,...a}),c&&
r.push({setting:"absolute-limits",scenario:e,metric:s,unit:i,...c})}return r}import{isDeepStrictEqual as Aq}from"node:util";var Mq={name:null,targets:null,via:null,threshold:null,thresholds:null,limits:null,maxErrors:null,request:"request",args:"args",expect:"expe\
ct",connections:"connections",keepalive:"keepalive",http2:"http2",background:"background",rate:"rate",requests:"requests",durationSeconds:"d\
uration",timeoutSeconds:"timeout"},hP={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,
optionalSecrets:null,inherit:null,memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},gP={setup:"setup","wor\
king-directory":"working-directory"},Nq={...hP,...gP},Iq={...hP,...gP,tls:"https",services:"services",prepare:"prepare",changes:"changes",fixture:"\
fixture"};function yP(e,t){let n=[...lw("scenario",e.scenarios.map(fP),t.scenarios.map(fP),Mq),...lw("target",e.targets.map(mP),t.targets.map(
mP),Iq),...lw("service",Co(e).map(uw),Co(t).map(uw),Nq)];return[...n.filter(r=>!dP(r)),...n.filter(dP)]}function dP({setting:e}){return/^(?:expect\.headers|env|build\.(?:args|additional_contexts))\./.
test(e)}function fP({expect:{sameLength:e,...t},...n}){return{...n,expect:{...t,"same-length":e}}}function mP({services:e,...t}){return{...uw(
t),...e&&{services:e.map(({name:n})=>n)}}}function uw({build:e,process:t,...n}){let{setup:r=[],command:o,workingDirectory:s}=t??{},i=t&&{...r.
length>0&&{setup:r},command:o,...s!==void 0&&{"working-directory":s}},a=e!==void 0||n.image!==void 0,c={...n,...a?i&&{process:i}:i};if(!e)return{
...c,name:c.name};let{contexts:l,shmSize:u,secrets:d,optionalSecrets:f,...m}=e;return{...c,name:c.name,build:{...m,...l&&{additional_contexts:l},
...u!==void 0&&{shm_size:u}}}}function Co({targets:e}){let t=e.flatMap(({services:n=[]})=>n);return[...new Map(t.map(n=>[n.name,n])).values()]}
function lw(e,t,n,r){return n.flatMap(o=>{let s=t.find(({name:c})=>c===o.name);if(!s)return[];let[i,a]=[pP(s,r),pP(o,r)];return[...new Set([
...i.keys(),...a.keys()])].flatMap(c=>ri({of:e,name:o.name,setting:c},i.get(c),a.get(c)))})}function ri(e,t,n){return Aq(t,n)?[]:[{...e,...Lq(
t,n)}]}function pP(e,t){let n=Object.entries(t).flatMap(([r,o])=>o===null?[]:bP(o,e[r]));return new Map(n)}function bP(e,t){return t===void 0?
[]:typeof t!="object"||t===null||Array.isArray(t)?[[e,t]]:Object.entries(t).flatMap(([n,r])=>bP(`${e}.${n}`,r))}var _f=60,zq=15;function Lq(e,t){
let n=[e,t].map(c=>c===void 0?null:W(wP(c))),[r=null,o=null]=n[0]===n[1]?[e,t].map(Dq):n;if(r===null||o===null||Math.max(r.length,o.length)<=
_f)return{before:r&&ve(r,_f),after:o&&ve(o,_f)};let s=0;for(;s<r.length&&r[s]===o[s];)s+=1;let i=Math.max(0,s-zq),a=c=>ve(`${i===0?"":"\u2026"}${c.
slice(i)}`,_f);return{before:a(r),after:a(o)}}function Dq(e){let t=n=>`\\u{${n.codePointAt(0)?.toString(16)}}`;return JSON.stringify(e).replace(
/[^ -~]/gu,t)}function wP(e){if(!Array.isArray(e))return typeof e=="string"?e:JSON.stringify(e);let t=e.some(n=>Array.isArray(n));return e.map(
wP).join(t?"; ":" ")}function Ao(e,t){if(!t)return{config:e,baseTargets:e.targets,base:null,head:e,firstRun:!0,baseHasProxy:xP(e),notices:[{code:"base-config-mis\
sing",file:e.file}]};let{gate:n,nginxImage:r}=t,o=Co(t),s=e.targets.flatMap(d=>{let f=t.targets.find(({name:m})=>m===d.name);return f||!OP(d,
o)?[jq(d,f,o)]:[]}),{budgetSeconds:i,cpuProfile:a,buildSeconds:c,...l}=e;return{config:{...l,gate:n,nginxImage:r,isolation:Bq(t.isolation,e.
isolation),...t.budgetSeconds!==void 0&&{budgetSeconds:t.budgetSeconds},...t.buildSeconds!==void 0&&{buildSeconds:t.buildSeconds},...t.cpuProfile!==
void 0&&{cpuProfile:t.cpuProfile},targets:s,scenarios:e.scenarios.map(d=>lP(d,cw(d,t)))},baseTargets:s.flatMap(({name:d})=>t.targets.find(f=>f.
name===d)??[]),base:t,head:e,firstRun:!1,baseHasProxy:xP(t),notices:Zq(e,t)}}function $P({base:e,head:t}){return e!==null&&Fq(e,t)}function xP({
scenarios:e}){return e.some(({via:t})=>t.includes("nginx"))}var SP=["process","auto","docker"];function Bq(...e){return e.toSorted((t,n)=>SP.
indexOf(n)-SP.indexOf(t))[0]??"docker"}function OP({services:e=[],...t},n){let r=({name:o})=>dw(n.find(s=>s.name===o)??{});return dw(t).length>
0||e.some(o=>dw(o).some(s=>!r(o).includes(s)))}var dw=({secrets:e=[],build:t})=>[...e,...t?.secrets??[]];function jq(e,t,n){let{services:r,...o}=e;
return{...vP(o,t),...r&&{services:r.map(s=>vP(s,n.find(({name:i})=>i===s.name)))}}}function vP(e,t){let{secrets:n,optionalSecrets:r,inherit:o,
seccomp:s,build:i,...a}=e,c=d=>t?.secrets?.includes(d),l=d=>t?.build?.secrets?.includes(d);return{...a,...gc("secrets",n,c),...gc("optionalS\
ecrets",r,c),...gc("inherit",o,d=>wo(t?.inherit??[],d)),...t?.seccomp!==void 0&&{seccomp:t.seccomp},...i&&{build:Uq(i,l)}}}function gc(e,t,n){
let r=(t??[]).filter(n);return r.length===0?{}:{[e]:r}}function Uq({secrets:e,optionalSecrets:t,...n},r){return{...n,...gc("secrets",e,r),...gc(
"optionalSecrets",t,r)}}function Zq(e,t){let n=Hq(e,t),r=qq(e,t),o=yP(t,e),[s,i]=[t,e].map(({budgetSeconds:d})=>d??null),[a,c]=[t,e].map(({buildSeconds:d})=>d??
null),l=Co(t),u=Pf(t.targets,e.targets.filter(d=>OP(d,l)));return[...n.length===0?[]:[{code:"gate-changed",changes:n}],...r.length===0?[]:[{
code:"isolation-changed",...kP(r)}],...s===i?[]:[{code:"budget-changed",before:s??null,after:i??null}],...a===c?[]:[{code:"build-timeout-cha\
nged",before:a??null,after:c??null}],...u.length===0?[]:[{code:"no-base-side",file:t.file,targets:u}],...Wq(e,t),...Vq(e,t,u),...o.length===
0?[]:[{code:"plan-changed",...kP(o)}]]}var Gq=100;function kP(e){let t=e.slice(0,Gq);return{changes:t,more:e.length-t.length}}function Hq(e,t){
let{gate:n}=t,r=[];return e.gate.falseAlarms!==n.falseAlarms&&r.push({setting:"false-alarms",before:n.falseAlarms,after:e.gate.falseAlarms}),
e.gate.failOn.join()!==n.failOn.join()&&r.push({setting:"fail-on",before:n.failOn,after:e.gate.failOn}),e.gate.mode!==n.mode&&r.push({setting:"\
mode",before:n.mode,after:e.gate.mode}),[...r,...e.scenarios.flatMap(o=>uP(o.name,cw(o,t),o))]}function qq(e,t){let n=(r,o,s)=>[...new Set([
...o,...s].map(({name:i})=>i))].flatMap(i=>{let[a,c]=[o,s].map(u=>u.find(d=>d.name===i));if(c===void 0)return[];let l=(u,d,f)=>ri({of:r,name:i,
setting:u},d,f);return[...l("secrets",Ef(a),Ef(c)),...l("build.secrets",Ef(a?.build),Ef(c.build)),...l("inherit",fw(a?.inherit),fw(c.inherit)),
...l("security_opt",a?.seccomp,c.seccomp)]});return[...ri({of:"run",setting:"isolation"},t.isolation,e.isolation),...ri({of:"run",setting:"n\
ginx-image"},t.nginxImage,e.nginxImage),...ri({of:"run",setting:"cpu-profile"},t.cpuProfile??"own changes",e.cpuProfile??"own changes"),...n(
"target",t.targets,e.targets),...n("service",Co(t),Co(e))]}function fw(e){return e?.toSorted()}function Ef(e){let t=n=>e?.optionalSecrets?.includes(
n);return fw(e?.secrets)?.map(n=>t(n)?`${n} (optional)`:n)}function Pf(e,t){return t.map(({name:n})=>n).filter(n=>!e.some(r=>r.name===n))}function Wq(e,t){
let n=Pf(e.targets,t.targets),r=RP(t,e,n);return n.length===0&&Object.values(r).every(s=>s.length===0)?[]:[{code:"no-longer-measured",targets:n,
...r}]}function Vq(e,t,n){let r=Pf(t.targets,e.targets),s={targets:r.filter(a=>!n.includes(a)),...RP(e,t,r)};return Object.values(s).every(a=>a.
length===0)?[]:[{code:"newly-measured",...s}]}function RP(e,t,n){let r=e.scenarios.flatMap(o=>{let s=t.scenarios.find(({name:i})=>i===o.name);
return s?[{here:o,there:s}]:[]});return{scenarios:Pf(t.scenarios,e.scenarios),via:r.flatMap(({here:o,there:s})=>o.via.filter(i=>!s.via.includes(
i)).map(i=>`${o.name}/${i}`)),pairs:r.flatMap(({here:o,there:s})=>o.targets.filter(i=>!n.includes(i)&&!s.targets.includes(i)).map(i=>`${i}/${o.
name}`))}}function _P(e,t){let{threshold:n,failOn:r,isolation:o,budgetSeconds:s}=t;return{...e,...o!==void 0&&{isolation:o},...s!==void 0&&{budgetSeconds:s},
gate:{...e.gate,...r&&{failOn:r}},scenarios:e.scenarios.map(i=>n===void 0?i:{...i,threshold:n})}}import{existsSync as gw}from"node:fs";import{isAbsolute as a4,join as bc,relative as c4,resolve as pw,sep as CP}from"node:path";import{posix as EP}from"node:path";var Kq=1<<20;async function yc(e,t){let n=async o=>{let{name:s,seccomp:i}=o;if(i===void 0||i==="unconfined")return o;let a=EP.join(EP.dirname(
e.file),i);return{...o,seccomp:Jq(await t(a),`${e.file}: the seccomp profile ${I(i)} of ${I(s)}`)}},r=await Promise.all(e.targets.map(async o=>{
let{services:s,...i}=await n(o);return{...i,...s&&{services:await Promise.all(s.map(n))}}}));return{...e,targets:r}}function Jq(e,t){if(e===
null)throw new v(`${t} is not in the repository; commit it there`);if(e.length>Kq)throw new v(`${t} is too long; make it at most 1 MiB`);try{
return JSON.stringify(JSON.parse(e))}catch(n){throw new v(`${t} is no JSON (${n.message}); write it as Docker's own`)}}import{closeSync as Yq,constants as mw,fstatSync as Xq,lstatSync as Qq,openSync as e4,readFileSync as t4,realpathSync as PP}from"node:fs";import{
dirname as n4,join as r4,relative as o4,sep as s4}from"node:path";function Mo(e){let t=n4(e);return t===e?[e]:[...Mo(t),e]}function oi(e){return Qq(
r4(e,".git"),{throwIfNoEntry:!1})!==void 0}function TP(e,t){let n=Mo(PP(e)).findLast(oi);if(n===void 0)return!1;let[r]=o4(n,PP(t)).split(s4);
return r!==".."}var i4=64*1024*1024;function vt(e,{mostBytes:t=i4,owner:n}={}){try{let r=e4(e,mw.O_RDONLY|mw.O_NONBLOCK|mw.O_NOCTTY);try{let o=Xq(
r);return o.isFile()&&o.size<=t&&(n===void 0||o.uid===n)?t4(r):null}finally{Yq(r)}}catch{return null}}var AP=["loadgate.yml","loadgate.yaml",bc(".github","loadgate.yml")];function jr(e,t,n){if(n!==void 0)return hw(e,pw(t,n));let r=MP(e,t).find(
o=>gw(o));return hw(e,r??bc(e.top,"loadgate.yml"))}function MP({top:e},t){return[t,e].flatMap(n=>AP.map(r=>bc(n,r)))}async function NP(e,t,{
base:n},r){for(let o of MP(e,t)){let s=hw(e,o);if(await Ke(e,n.commit,s)!==null){if(s===r)return;throw new v(`base has its configuration at ${s}\
, head at ${r}, so base's rules would not apply; move it back, or name the other with --config`)}}}function hw({top:e},t){let n=c4(e,t);if(n.
startsWith(`..${CP}`)||a4(n))throw new v(`${t} lies outside the repository ${e}; put it inside, or run loadgate there`);return n.split(CP).join(
"/")}async function IP(e,t,n,{preset:r,rules:o="base"}){let s=r===void 0?{}:{preset:r},i=await zP(e,t.head.commit,n),a=await Ke(e,t.base.commit,
n);if(i===null)return FP(e,n,a!==null,s);let c=u=>d=>Ke(e,u,d),l=await yc(Ln(i,n,s),c(t.head.commit));if(a===null)return{...Ao(l,null),firstRun:o===
"base"};try{let u=await yc(u4(a,n,s),c(t.base.commit));return o==="base"?Ao(l,u):l4(l,u)}catch(u){if(!(u instanceof v))throw u;return{...Ao(
l,null),firstRun:!1,notices:[{code:"base-config-unusable",file:n,error:u.message}]}}}async function zP(e,t,n){let r=await yO(e,t,n);if(r===null)
return Ke(e,t,n);throw new v(`${n} is ${r}, and only a plain file is read; commit it as one, or name where it is with --config`)}function LP(e,t){
let n=Ln(e,t);return{...Ao(n,n),firstRun:!1}}function l4(e,t){let n=e.targets.map(r=>t.targets.find(({name:o})=>o===r.name)??r);return{...Ao(
e,null),base:t,baseTargets:n,firstRun:!1,notices:[]}}async function DP(e,t,n,r){let o=await zP(e,t,n),s=r===void 0?{}:{preset:r};return o===
null?(await FP(e,n,!1,s)).config:yc(Ln(o,n,s),i=>Ke(e,t,i))}function u4(e,t,n){try{return Ln(e,t,n)}catch(r){if(n.preset===void 0)throw r;return Ln(
e,t)}}async function FP({top:e},t,n,r){let o=bc(e,t);if(n||!gw(o)){let c=n?"head has removed it; put it back, or name another with --config":
"loadgate init writes one, or name yours with --config";throw new v(`head has no ${t}: ${c}`)}let s=Ln(BP(o,t),t,r),i=await yc(s,async c=>jP(
bc(e,c)));return{...Ao(i,null),firstRun:!1,notices:[{code:"config-from-checkout",file:t}]}}function BP(e,t){let n=jP(e);if(n!==null)return n;
throw new v(`${t} cannot be read, or is no plain file; make it one, or name another with --config`)}function jP(e){return vt(e)?.toString("u\
tf8")??null}function UP({cwd:e},t){let n=(t===void 0?AP:[t]).find(r=>gw(pw(e,r)));try{return n!==void 0&&Ln(BP(pw(e,n),n),n).trend!==void 0}catch{
return!1}}import{existsSync as Iw,realpathSync as KT}from"node:fs";import{cp as N6,lstat as I6}from"node:fs/promises";import{dirname as z6,join as JT,
relative as QT,resolve as L6}from"node:path";var gn={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};import{existsSync as lr,mkdirSync as d4,readdirSync as f4,rmdirSync as m4,writeFileSync as p4}from"node:fs";import{join as Re}from"node:path";var ut="/sys/fs/cgroup",yw=8192;function Af(e){let t=e.cpu&&G(e.cpu.file);return e.cpu&&t!==null?Mf(t,e.cpu.version):null}function Mf(e,t){if(t===
1)return Number(e)/1e9;let n=/^usage_usec (\d+)$/m.exec(e)?.[1];return n===void 0?null:Number(n)/1e6}function GP(e){let t=e.memoryPeak===null?
null:G(e.memoryPeak);return t===null?null:Number(t)}function bw(e){let t=e.processes===null?null:G(e.processes);return t===null?null:t.split(
`
`).filter(Boolean).map(Number)}function HP(e){let t=(G(`/proc/${e}/cgroup`)??"").split(`
`).map(a=>a.split(":")),n=a=>{let c=t.find(([,l])=>l?.split(",").includes(a));return c&&Re(ut,ww(a),c.slice(2).join(":"))},r=n("cpuacct"),o=n(
"memory"),s=t.find(([a,c])=>a==="0"&&c===""),i=s&&Re(ut,s.slice(2).join(":"));return qP({cpuacct:r,memory:o,v2:r?void 0:i})}function qP({cpuacct:e,
memory:t,v2:n}){let r=i=>i!==void 0&&lr(i)?i:null,o=r(e&&Re(e,"cpuacct.usage")),s=r(n&&Re(n,"cpu.stat"));return{cpu:o?{file:o,version:1}:s?{
file:s,version:2}:null,memoryPeak:r(t&&Re(t,"memory.max_usage_in_bytes"))??r(n&&Re(n,"memory.peak")),processes:r(e&&Re(e,"cgroup.procs"))??r(
n&&Re(n,"cgroup.procs"))}}function ww(e){return lr(Re(ut,e))?e:lr(Re(ut,"cpu,cpuacct"))?"cpu,cpuacct":e}function WP(e,t){let n=ZP(e);for(let{
folder:o,path:s}of n)Cf(Re(o,s,"cgroup.procs"),String(t));let r=ZP(t).map(({path:o})=>o);return n.length>0&&n.every(({path:o},s)=>r[s]===o)}
function ZP(e){let t=(G(`/proc/${e}/cgroup`)??"").split(`
`).map(r=>r.split(":")),n=t.filter(([,r=""])=>r.split(",").some(o=>/^cpu(?:acct)?$/.test(o)));return n.length>0?n.map(([,r="",...o])=>{let[s=""]=r.
split(",").filter(i=>/^cpu(?:acct)?$/.test(i));return{folder:Re(ut,ww(s)),path:o.join(":")}}):t.flatMap(([r,o,...s])=>r==="0"&&o===""?[{folder:ut,
path:s.join(":")}]:[])}var xw=e=>`loadgate-${e}`;function si(e,t){let n=lr(Re(ut,"cgroup.controllers"))?KP():VP(),r=n.map(a=>Re(a,xw(e),t));
try{for(let a of r)d4(a,{recursive:!0});n[0]===ut&&g4(e)}catch{for(let a of r)Tf(a);return null}for(let a of r)Cf(Re(a,"pids.max"),String(yw));
let o=a=>r[n.findIndex(c=>c.endsWith(a))],s=n[0]===ut,i=qP({cpuacct:s?void 0:o("cpuacct"),memory:s?void 0:o("memory"),v2:s?r[0]:void 0});return{
files:i,shares:!s||y4(r[0]??""),add(a){let c=new Set,l=!0;for(let u=0;l&&u<h4;u+=1){l=!1;for(let d of Cs(a))if(!c.has(d)){c.add(d),l=!0;for(let f of r)
Cf(Re(f,"cgroup.procs"),String(d))}}},members:()=>bw(i)??[],remove(){for(let a of r)Tf(a)}}}function VP(){let e=["cpu","cpuacct","memory"].map(
n=>Re(ut,ww(n))),t=Re(ut,"pids");return[...new Set(lr(t)?[...e,t]:e)]}var KP=()=>[ut],h4=8;function g4(e){for(let t of[ut,Re(ut,xw(e))])for(let n of[
"+cpu","+memory","+pids"])Cf(Re(t,"cgroup.subtree_control"),n)}function y4(e){return(G(Re(e,"cgroup.controllers"))??"").trim().split(" ").includes(
"cpu")}async function JP(e){let t=lr(Re(ut,"cgroup.controllers"))?KP():VP();for(let n of t.map(r=>Re(r,xw(e))))if(lr(n))for(let r=0;r<20&&lr(
n);r+=1){for(let o of f4(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Re(n,o.name);for(let i of(G(Re(s,"cgroup.procs"))??"").split(
`
`).filter(Boolean))bt(Number(i),"SIGKILL");Tf(s)}Tf(n),lr(n)&&await new Promise(o=>setTimeout(o,50))}}function Tf(e){try{m4(e)}catch{}}function Cf(e,t){
try{p4(e,t)}catch{}}function Sw(e){for(let t=0;t+512<=e.length;){let n=e.subarray(t,t+512),r=Number.parseInt(n.toString("latin1",124,136),8),o=n.toString("latin\
1",156,157);if(!(r>=0))return"broken";if(o!=="x"&&o!=="g")return{isPlain:o==="0"||o==="\0",size:r,at:t+512};if(t+=512+Math.ceil(r/512)*512,t>
1048576)return"broken"}return null}function YP(e){let t=Sw(e);if(t===null||t==="broken"||!t.isPlain)return null;let n=t.at+t.size;return n<=
e.length?e.subarray(t.at,n):null}function b4(){let e=Math.min(65536,Ku());return`${e}:${e}`}var w4=["CHOWN","DAC_OVERRIDE","FOWNER","KILL","NET_BIND_SERVICE","SETGID","SETPC\
AP","SETUID"],x4=["--pids-limit",String(yw),"--security-opt","no-new-privileges","--cap-drop","ALL",...w4.flatMap(e=>["--cap-add",e]),"--no-\
healthcheck"],vw=()=>({cwd:"/",env:yt(process.env)});function Me(e,t={}){return V(["docker",...e],{...vw(),...t})}function No(e,t={}){return Ns(
["docker",...e],{...vw(),...t})}function XP({port:e,at:t}){return t===null?String(e):`${t}::${e}`}async function QP(e,{image:t,run:n,signal:r}){
let o=["--publish",XP({port:9,at:e}),"--entrypoint","true","--",t],{code:s}=await Me(["run","--rm","--label",`loadgate.run=${n}`,...o],{signal:r});
return s===0}async function eT(e,t){let n=["create","--name",e.name,"--label",`loadgate.run=${e.run}`,"--network",e.network,...x4,"--cpuset-\
cpus",e.cpus.join(","),...e.publish===void 0?["--ulimit",`nofile=${b4()}`]:["--publish",XP(e.publish)],...Object.entries(e.ulimits??{}).flatMap(
([s,i])=>["--ulimit",`${s}=${i}`]),...e.shmSize===void 0?[]:["--shm-size",String(e.shmSize)],...e.seccomp===void 0?[]:["--security-opt",`sec\
comp=${e.seccomp}`],"--log-opt","max-size=1m","--sysctl","net.core.somaxconn=65535",...e.memory?["--memory",String(e.memory),"--memory-swap",
String(e.memory)]:[],...Object.entries(e.env).flatMap(([s,i])=>["--env",`${s}=${i}`]),...Object.keys(e.secrets??{}).flatMap(s=>["--env",s]),
...e.entrypoint===void 0?[]:["--entrypoint",e.entrypoint],"--",e.image,...e.command??[]],r={...e.secrets,...yt(process.env)},o=await V(["doc\
ker",...n],{cwd:"/",env:r,...t&&{signal:t}});if(o.code!==0)throw new Error(`no container could be made: ${se(o)}`);return o.stdout.trim()}async function tT(e,{
run:t,internal:n}){let r=n?["--internal"]:[];await No(["network","create","--label",`loadgate.run=${t}`,...r,e])}async function nT(e){await Me(
["network","rm",e])}async function wc(e,t,n){await No(["cp",t,`${e}:${n}`])}async function rT(e,t,n){let r=[],o=s=>(r.push(s),r.reduce((i,{length:a})=>i+
a,0)<=n);return await Me(["cp",`${e}:${t}`,"-"],{take:o}),YP(Buffer.concat(r))?.toString("utf8")??null}async function Nf(e){let{Entrypoint:t,
Cmd:n,WorkingDir:r,Env:o}=JSON.parse(await No(["image","inspect","--format","{{json .Config}}","--",e])),s=o?.find(i=>i.startsWith("PATH="))?.
slice(5);return{entrypoint:t??[],command:n??[],folder:r||"/",path:s?.split(":")??[]}}async function kw(e){let t=await No(["image","inspect",
"--format","{{json .Config.Env}}","--",e]);return JSON.parse(t)??[]}async function oT(e){await No(["start",e])}async function If(e){let[t]=JSON.
parse(await No(["inspect",e])),n=Object.values(t.NetworkSettings.Networks);return{pid:t.State.Pid,running:t.State.Running,exitCode:t.State.ExitCode,
oomKilled:t.State.OOMKilled,ip:n[0]?.IPAddress??"",publishedAt:S4(t.NetworkSettings.Ports),startedAt:Date.parse(t.State.StartedAt),finishedAt:Date.
parse(t.State.FinishedAt)}}function S4(e){let[t]=Object.values(e??{}).flatMap(n=>n??[]);return t?Number(t.HostPort):null}async function Io(e){
await Me(["rm","--force","--volumes",e])}async function $w(e){let{stdout:t,stderr:n}=await Me(["logs","--tail","200",e]);return t+n}async function zf(){
let e=await Me(["version","--format","{{.Server.Version}}"],{timeoutSeconds:10});return e.missing?{problem:"docker-missing"}:e.code!==0?{problem:"\
no-engine",said:k4(e)}:{version:e.stdout.trim()}}var v4=200;function k4(e){let t=["DOCKER_CONTEXT","DOCKER_HOST"].find(o=>process.env[o]),n=t===
void 0?"":`${t} is ${bo(process.env[t]??"")}: `,r=e.timedOut?"no answer in time":e.stderr.trim().split(`
`)[0]??"";return N$(n+bo(r)).slice(0,v4)}async function sT(e){return await ii(e)?!0:(await Me(["buildx","imagetools","inspect","--",e],{timeoutSeconds:15})).
code===0}async function ii(e){let t=await Me(["image","inspect","--format","{{.Size}}","--",e]);return t.code===0?Number(t.stdout):null}async function ai(e,t,n=1800){
if(await ii(e)!==null)return;let r=await Me(["pull","--quiet","--",e],{timeoutSeconds:n,signal:t});if(t.throwIfAborted(),r.code!==0)throw new he(
`the image ${e} cannot be pulled: ${se(r).split(`
`).join(" ")}`)}async function ci(e){return(await No(["image","inspect","--format","{{.Id}}","--",e])).trim()}async function iT(e){e.length>
0&&await Me(["image","rm","--force","--",...e])}async function aT(){let e=await Me(["context","inspect","--format","{{.Endpoints.docker.Host\
}}"]),t=e.code===0?await $4(e.stdout.trim()):null;if(t===null)return null;let n=await Me(["info","--format","{{json .}}"]),r=JSON.parse(n.stdout);
return{host:t,cores:Number(r.NCPU),memoryBytes:Number(r.MemTotal),kernel:String(r.KernelVersion),os:String(r.OperatingSystem)}}async function $4(e){
let t=URL.canParse(e)?new URL(e):null;if(!t||!["tcp:","http:","https:","ssh:"].includes(t.protocol))return null;let n=t.hostname.replace(/^\[|\]$/g,
""),r=t.protocol==="ssh:"?await O4(n):n;return/^(localhost|127\.[\d.]+|::1)$/.test(r)?null:r}async function O4(e){let{code:t,stdout:n}=await V(
["ssh","-G","--",e],{...vw(),timeoutSeconds:10});return t===0&&/^hostname (\S+)$/m.exec(n)?.[1]||e}import{chmodSync as dT,chownSync as E4,existsSync as Ow,globSync as P4,lstatSync as T4,mkdirSync as lT,readdirSync as C4,readlinkSync as A4}from"node:fs";
import{homedir as M4,tmpdir as N4}from"node:os";import{join as li}from"node:path";import{setTimeout as fT}from"node:timers/promises";import{once as Lf}from"node:events";var R4=64*1024;async function Fn(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...Oy(t.user)},r=Vu(e,t.cwd),{child:o,stdout:s,stderr:i}=Ry(e,n,
t.input?"pipe":"ignore"),a=_4(R4);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let l=null;o.once("exit",(d,f)=>{l={code:d,signal:f},r(f?`ended by ${f}`:`exit code ${d}`)});try{await Promise.race([Lf(o,"spawn"),Lf(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let u=o.pid;return{pid:u,child:o,stdout:s,log:a.text,
ended:()=>l,async[Symbol.asyncDispose](){l||(Ms(u,"SIGTERM"),await Promise.race([Lf(o,"exit"),cT((t.graceSeconds??2)*1e3)])),Ms(u,"SIGKILL"),
l||await Promise.race([Lf(o,"exit"),cT(5e3)]),c()}}}function cT(e){return new Promise(t=>setTimeout(t,e).unref())}function _4(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var mT="user-",pT=[[1879048192,2147483646],[60578,60705]];function hT(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Df(I4())),t!==null)return null;r+=1;let o=D4();if(o===null)return t=Df("not-permitted"),null;let s=`${mT}${String(
r).padStart(2,"0")}`;if(r>1)return uT(e,s,o);try{let i=uT(e,s,o);return t=Df(await z4(i)),t===null?i:null}catch{return t=Df("not-permitted"),
null}}}}var Df=e=>e&&{why:e};function I4(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!Pa(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function uT(e,t,n){dT(e,457),process.umask(process.umask()|18);let r=li(e,t),o={
uid:n,gid:n,home:li(r,"home"),temporary:li(r,"tmp")};lT(r,{mode:457});for(let s of[o.home,o.temporary])lT(s,{mode:448}),E4(s,n,n);return o}async function z4(e){
var s=[];try{let t=await Ct(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await Ct(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...re(process.env),LOADGATE_TRIAL:"1"};let o=Z(s,await Fn(["s\
leep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await L4(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var l=K(s,a,c);
l&&await l}}async function L4(e){for(let t=0;t<50;t+=1){try{if(A4(`/proc/${e}/cwd`),C4(`/proc/${e}/fd`),process.kill(e,0),G(`/proc/${e}/envi\
ron`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await fT(10)}return!1}function Ct(e,t){return V(t,{cwd:"/",env:re(process.env),user:e})}
function D4(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(G(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>G(n)??"");for(let[n,r]of pT)if(t.every(o=>F4(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&gy(s).length===0)return s}return null}function F4(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function ui({uid:e,gid:t},n){let r={cwd:"/",
env:re(process.env),timeoutSeconds:600};await Ns(["chown","-R","-h","-P",`${e}:${t}`,"--",n],r),dT(n,448)}var B4=/^(?:XDG_.+|MAIL|GOPATH|GOMODCACHE|GOCACHE|GOBIN|GOENV|CARGO_HOME|npm_config_(?:cache|userconfig|prefix)|NPM_CONFIG_(?:CACHE|USERCONFIG|PREFIX)|COREPACK_HOME|YARN_CACHE_FOLDER|PNPM_HOME|BUN_INSTALL_CACHE_DIR|DENO_DIR|GRADLE_USER_HOME|PIP_CACHE_DIR|UV_CACHE_DIR|POETRY_CACHE_DIR|PIPENV_CACHE_DIR|NUGET_PACKAGES|COMPOSER_(?:HOME|CACHE_DIR)|MIX_HOME|HEX_HOME|CCACHE_DIR|SCCACHE_DIR|COURSIER_CACHE)$/,
j4={RUSTUP_HOME:".rustup",NVM_DIR:".nvm",PYENV_ROOT:".pyenv"};function di(e,{home:t,temporary:n}){let r=Object.entries(e).filter(([i])=>!B4.
test(i)),o=e.HOME??M4(),s=Object.entries(j4).flatMap(([i,a])=>e[i]===void 0&&Ow(li(o,a))?[[i,li(o,a)]]:[]);return{...Object.fromEntries(r),...Object.
fromEntries(s),HOME:t,TMPDIR:n,USER:"loadgate",LOGNAME:"loadgate"}}async function fi({uid:e}){for(let t=0;t<20;t+=1){let n=gy(e);if(n.length===
0)return;for(let r of n)bt(r,"SIGKILL");await fT(20)}}var gT=["/tmp","/var/tmp","/dev/shm",N4()];async function yT(e,t=gT){let n=[...new Set(
t)].filter(i=>Ow(i)),r=["-uid",String(e.uid)],o=["-mindepth","1","-type","d","!",...r,"!","-perm","-0002","-prune","-o"],s=(...i)=>Ct(e,["fi\
nd",...n,"-xdev",...o,...r,...i]);await s("-type","d","-prune","-exec","chmod","-R","u+rwx","--","{}","+"),await s("-prune","-exec","rm","-r\
f","--","{}","+")}async function bT(e){let t=[...new Set(gT)].filter(r=>Ow(r)),{stdout:n}=await Ct(e,["find",...t,"-xdev","-uid",String(e.uid),
"-printf",`%k
`]);return 1024*n.split(`
`).reduce((r,o)=>r+Number(o),0)}function wT(e){return P4(`${mT}*/home`,{cwd:e}).flatMap(t=>{let n=T4(li(e,t),{throwIfNoEntry:!1})?.uid;return n!==
void 0&&pT.some(([o,s])=>o<=n&&n<=s)?[{uid:n,gid:n}]:[]})}var xT=(e,{port:t,addresses:n})=>rE(e,n).replaceAll(uc,String(t));function Ff(e,t){return Object.fromEntries(Object.entries(e.env).map(([n,r])=>[
n,xT(r,t)]))}function Bf(e,t){return e.map(n=>xT(n,t))}function Ye({name:e,secrets:t=[],optionalSecrets:n=[]},r){let o=Object.fromEntries(t.
flatMap(s=>{let i=r[s];if(i)return[[s,i]];if(n.includes(s))return[];throw new v(`"${e}" takes the secret ${s}, which is not set; set it in t\
he environment`)}));return F$([e,...Object.keys(o)].join(" "),s=>ur(s,o)),o}function U4(e,t){let{secrets:n=[],env:r}=e,o=Object.entries(r).filter(
([s])=>n.includes(s));return{...Object.fromEntries(o),...Ye(e,t)}}var Z4=/[^\P{Cc}\t]/u;function xc(e,t,n){let r=new Set(e.headers.flatMap(([
,a])=>Oo(a))),o=r.size===0?{}:U4(t,n),s=Object.entries(o).filter(([a])=>r.has(a));for(let[a,c]of s)if(Z4.test(c))throw new v(`the secret ${a}\
 of "${t.name}" holds a line break or another control character, which headers cannot carry; set it without`);let i=e.headers.flatMap(([a,c])=>{
let l=gR(c,o);return l===null?[]:[[a,l]]});return{...e,headers:i,...s.length>0&&{secrets:s.map(([,a])=>a)}}}var G4=4;function Bn(e,t){let{stdout:n,
stderr:r}=e;return{...e,stdout:ur(n,t),stderr:ur(r,t)}}function ur(e,t){return Object.entries(t).filter(([,n])=>n.length>=G4).reduce((n,[r,o])=>n.
replaceAll(o,`(${r})`),e)}function ST({services:e=[],...t},n){let r=Object.assign({},...[t,...e].map(o=>Ye(o,n)));return o=>ur(o,r)}import{existsSync as H4}from"node:fs";import{delimiter as q4,isAbsolute as W4,join as V4}from"node:path";var K4=3,J4=256*1024,Y4=[[/No module named|ModuleNotFoundError/,["PYTHONPATH"]],[/Cannot find (?:module|package)/,["NODE_PATH"]],[/cannot load such file/,
["RUBYLIB"]],[/Could not locate Gemfile/,["BUNDLE_GEMFILE"]]],X4=/\b(?:401|403|407)\b|\bE401\b|unauthori[sz]ed|forbidden|authentication (?:failed|required)|could not read (?:Username|Password)|bad username or authentication/i;
function Sc(e,t,{inherit:n=[],secrets:r=[],env:o={}}={}){let s=e.slice(-J4),i=new Set([...r,...Object.keys(o)]),a=Object.entries(t).flatMap(
([f,m=""])=>{let h=my(f,m,n);return h===null||h==="runner"||i.has(f)||Q4.test(f)?[]:[{name:f,value:m,secret:ju(f,m)}]}),[c,l]=[eW,tW].map(f=>[
...s.matchAll(f)].map(([,m=""])=>m)),u=Y4.flatMap(([f,m])=>f.test(s)?m:[]),d=[...a.filter(({name:f})=>oW(s,f)),...a.filter(({value:f})=>vT(f,
["","lib","lib64"],c??[])),...a.filter(({value:f})=>vT(f,["","bin"],l??[])),...a.filter(({name:f})=>u.includes(f)),...a.filter(({name:f,secret:m})=>m&&
X4.test(s)&&rW(f,n))];return[...new Map(d.map(({name:f,secret:m})=>[f,m])).entries()].slice(0,K4).map(([f,m])=>({name:f,key:m?"secrets":"inh\
erit"}))}function dr(e=[]){return e.length===0?{}:{withheld:[...e]}}var Q4=/^(?:_|PWD|OLDPWD|SHLVL|HOSTNAME|HOSTTYPE|OSTYPE|EDITOR|PAGER|PS\d|DISPLAY)$/,
eW=/([\w.+-]{1,255}\.so(?:\.[\w.]{1,255})?): cannot open shared object file/g,tW=/(?:^|[\s:'"`/])([\w.+-]{1,255})['"`]?(?:: (?:command )?not found|: No such file or directory|: not found or not executable)/gm,
nW=["COMPOSER_AUTH","HEX_API_KEY","NODE_AUTH_TOKEN","NPM_TOKEN"];function rW(e,t){return nW.includes(e)||wo(t,e)||dy.some(n=>wo(n.names,e))}
function oW(e,t){if(t.length<3)return!1;let n=t.replaceAll(/[^\w]/g,"\\$&");return new RegExp(`(?<![\\w-])${n}(?![\\w-])`).test(e)}function vT(e,t,n){
return n.length===0?!1:e.split(q4).filter(o=>W4(o)&&o!=="/").some(o=>t.some(s=>n.some(i=>H4(V4(o,s,i)))))}import{realpathSync as kT,rmSync as mW}from"node:fs";import{dirname as pW,join as jf,relative as hW,resolve as Uf,sep as gW}from"node:path";import{existsSync as sW,rmSync as iW}from"node:fs";import{join as zo}from"node:path";async function Rw(e,t,n,r){var u=[];try{let o=Z(u,new AsyncDisposableStack,!0);o.defer(()=>{Ta()||iW(n,{recursive:!0,force:!0,maxRetries:3})});
await cW(e,t,n,r);let s=[];let i=[];let a=await uW(e,t,n);let c=await lW(e,n);for(let{path:p,commit:g}of await dW(e,t)){let y={top:zo(e.top,
p)};if(!await fW(y,g)){s.push(p);continue}let w=o.use(await Rw(y,g,zo(n,p),r));s.push(...w.lacking.map(x=>zo(p,x))),i.push(p,...w.submodules.
map(x=>zo(p,x))),a.push(...w.unfiltered.map(x=>({...x,path:zo(p,x.path)})))}let l=o.move();return{lacking:s,unfiltered:a,leftOut:c,submodules:i,
[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(d){var f=d,m=!0}finally{var h=K(u,f,m);h&&await h}}var aW=/unable to read|bad object|not a tree object|missing/;
async function cW({top:e},t,n,{marker:r,signal:o}){try{let s=await aO(e,t,n),i={...r,GIT_DIR:s.own,GIT_WORK_TREE:n,GIT_INDEX_FILE:zo(n,".git",
"index")};await Rn(e,[...["-c","core.splitIndex=false","-c","index.sparse=false"],"read-tree","-m","-u",t],{env:i,signal:o})}catch(s){if(o.throwIfAborted(),
s instanceof he)throw s;let{message:i}=s,a=i.indexOf(": exit code"),c=a===-1?i:i.slice(a+2),l=aW.test(c)?"":`
If there is no room, name another folder with TMPDIR=DIR`;throw new he(`${t.slice(0,12)} cannot be checked out into ${n}: ${c}${l}`)}}async function lW({
top:e},t){let{stdout:n}=await ge(e,["config","--type=bool","core.sparseCheckout"]);if(n.trim()!=="true")return[];let{stdout:r}=await ge(t,["\
ls-files","-t","-z"]);return r.split("\0").flatMap(o=>o.startsWith("S ")?[o.slice(2)]:[])}async function uW({top:e},t,n){let r=await td(e),o=[
"grep","--quiet","--fixed-strings","-e","filter=",t];if(r.length===0||(await ge(n,[...o,"--",":(glob)**/.gitattributes"])).code!==0)return[];
let s=(await ge(n,["ls-files","-z"])).stdout,{stdout:i}=await ge(n,["check-attr","-z","--stdin","filter"],{input:s}),a=i.split("\0");return a.
flatMap((c,l)=>{let u=a[l+2];return l%3===0&&u!==void 0&&r.includes(u)?[{path:c,filter:u}]:[]})}async function dW({top:e},t){let n=["--get-r\
egexp","^submodule\\..*\\.path$"],r=await ge(e,["config","--blob",`${t}:.gitmodules`,"-z",...n]);if(r.code!==0)return[];let o=r.stdout.split(
"\0").filter(Boolean).map(i=>i.slice(i.indexOf(`
`)+1));return(await Rn(e,["ls-tree","-z",t,"--",...o])).split("\0").flatMap(i=>{let[,a,c]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(i)??[];return a&&
c?[{commit:a,path:c}]:[]})}async function fW({top:e},t){return sW(zo(e,".git"))?(await ge(e,["cat-file","-e",`${t}^{commit}`])).code===0:!1}async function Ew(e,t,{repository:n,resources:r,signal:o},s){o.throwIfAborted();let{commit:i}=e.revision,a=jf(r.folder,e.name),{lacking:c,unfiltered:l,
leftOut:u,submodules:d}=s.use(await Rw(n,i,a,{marker:r.marker,signal:o})),f=await My(n,i);return{...e,...{lacking:c,unfiltered:l,leftOut:u,submodules:d},
file:t,tree:f,top:a,folder:Uf(a,pW(t))}}function $T(e){let t=[...new Set(e.flatMap(({lacking:n})=>n))];return t.length===0?[]:[{code:"submod\
ules-missing",paths:t}]}function OT(e){let t=new Set(e.flatMap(({leftOut:r})=>r)),[n]=t;return n===void 0?[]:[{code:"checkout-sparse",file:n,
files:t.size}]}function RT(e){let t=e.flatMap(({unfiltered:o})=>o),[n]=t;return n?[{code:"filters-off",filters:[...new Set(t.map(({filter:o})=>o))],
file:n.path,files:new Set(t.map(({path:o})=>o)).size}]:[]}function Pw(e,t){for(let{name:n,folder:r,top:o,targets:s}of e){let i=[".",...s.flatMap(
yW),...t.flatMap(bW)];for(let a of i){let c=xW(Uf(r,a));if(!(c===null||wW(kT(o),c)))throw new v(`${a} of ${n} is a link out of the repositor\
y; put the file itself into the repository`)}}}function yW({services:e=[],...t}){let n=[t,...e].flatMap(({build:r,process:o})=>[...r?[r.context,
`${r.context}/${r.dockerfile}`,...Object.values(r.contexts??{}).filter(s=>!s.includes("://"))]:[],...o?.workingDirectory===void 0?[]:[o.workingDirectory]]);
return t.tls?.ca===void 0?n:[...n,t.tls.ca]}function bW({request:{body:e}}){return e&&"file"in e?[e.file]:[]}function wW(e,t){let[n]=hW(e,t).
split(gW);return n!==".."}function xW(e){try{return kT(e)}catch{return null}}async function _T({top:e,folder:t,submodules:n},r){if(r.length===
0)return;let o=r.some(s=>SW(s,t));for(let s of[e,...n.map(i=>jf(e,i))])o?await cO(s):mW(jf(s,".git"),{recursive:!0,force:!0})}function SW({build:e},t){
if(!e)return!1;let n=Uf(t,e.context),r=Uf(n,e.dockerfile),o=_w(`${r}.dockerignore`)||_w(jf(n,".dockerignore"));return/\bgit\b/.test(_w(r))&&
!vW(o)}function _w(e){return vt(e)?.toString("utf8")??""}function vW(e){let n=e.split(/\r?\n/).map(r=>r.trim()).findLast(r=>/^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.
test(r));return n!==void 0&&!n.startsWith("!")}import{createHash as TT}from"node:crypto";import{existsSync as kW,writeFileSync as $W}from"node:fs";import{join as OW,posix as RW,resolve as vc}from"node:path";var _W=2/3,EW=25;async function CT(e,{resources:t,signal:n,time:r}){if(e.length===0)return{built:[],failures:[]};let o=MW(e,process.env),s=e.
filter(c=>!o.some(l=>l.order===c)),i=await IW(process.env);for(let{name:c,cache:l,env:u,orders:d}of AW(s,i,process.env)){let f=OW(t.folder,`${c}\
.json`);$W(f,zW(d.map(g=>NW(BW(g,process.env))),t.id,l));let m=FW(d,process.env),h=Object.entries(m).map(([g,y])=>[`${MT}${g}`,y]),p=async(g,y)=>{
let w=await Me(["buildx","bake","--file",f,"--provenance=false","--sbom=false","--progress=plain","--allow","fs.read=*",...y],{cwd:t.folder,
env:{...u,...Object.fromEntries(h),...t.marker},timeoutSeconds:g,signal:n});return Bn(w,m)};if((await p(r.left()*_W,[])).code!==0)for(let g of d){
let y=r.left();if(y===0){o.push(Tw(g,"was not built",r.seconds));continue}let w=await p(y,[Cw(g)]);if(w.code===0)continue;let x=CW(g)??TW(w.
stderr||w.stdout);o.push(Tw(g,x,w.timedOut?r.seconds:void 0))}}let a=[];for(let c of e){if(o.some(u=>u.order===c))continue;let l=Gf(c,t.id);
a.push({order:c,id:await ci(l),bytes:await ii(l)})}return{built:a,failures:o}}var PW=/unsupported frontend capability (moby\.buildkit\.frontend\.\S+)/;
function TW(e){let t=wt(e,EW),n=PW.exec(e)?.[1];if(n===void 0)return t;let r=n.endsWith(".contexts")?"named contexts (additional_contexts)":
n;return`${t}
This Docker engine's own builder is too old to know ${r}. Use Docker Engine 23 or newer, or a builder of Buildx's own (docker buildx create \
--use; in GitHub Actions docker/setup-buildx-action), or begin the Dockerfile with # syntax=docker/dockerfile:1, which has to be downloaded`}
function CW({target:{build:e},checkout:t}){return!e||kW(vc(t.folder,e.context,e.dockerfile))?null:`there is no ${RW.join(e.context,e.dockerfile)}\
 in the folder of the configuration file, from which all paths start; make it, or correct the path (build: .. is the folder above)`}function Tw(e,t,n){
let r={target:e.target.name,what:"build",log:t};return{order:e,failure:n===void 0?r:{...r,limitSeconds:n}}}function AW(e,t,n){let r=t?e.filter(
({checkout:s})=>s.writesCache):[],o=e.filter(s=>!r.includes(s));return[{name:"bake-reviewed",orders:r,cache:!0,env:A$(n)},{name:"bake",orders:o,
cache:!1,env:yt(n)}].filter(s=>s.orders.length>0)}function MW(e,t){if(t.GITHUB_ACTIONS!=="true"&&!t.ACTIONS_RUNTIME_TOKEN)return[];let n=new Set(
e.filter(({checkout:r})=>r.writesCache).map(ET));return e.flatMap(r=>{let o=ET(r);if(r.checkout.writesCache||o===null||n.has(o))return[];let s=`\
it names the frontend ${o} (# syntax= or BUILDKIT_SYNTAX), which would run on the builder of base; in GitHub Actions only docker/dockerfile \
and base's own frontends are allowed, so use one of those, or add it on the base branch first`;return[Tw(r,s)]})}function ET(e){let{build:t}=e.
target;return t?GW(AT(e),t.args):null}function AT({target:{build:e},checkout:t}){let n=e&&vc(t.folder,e.context,e.dockerfile);return(n&&vt(n)?.
toString("utf8"))??""}function NW(e){let{build:t}=e.target;if(!t)return e;let{folder:n}=e.checkout,r=vc(n,t.context),o=Object.entries(t.contexts??
{}).map(([i,a])=>[i,a.includes("://")?a:vc(n,a)]),s={...t,context:r,dockerfile:vc(r,t.dockerfile),contexts:Object.fromEntries(o)};return{...e,
target:{...e.target,build:s}}}async function IW(e){if(!e.ACTIONS_RUNTIME_TOKEN||!(e.ACTIONS_RESULTS_URL||e.ACTIONS_CACHE_URL))return!1;let{code:t,
stdout:n}=await Me(["buildx","inspect"],{timeoutSeconds:30}),r=/^Driver:\s+(\S+)/m.exec(n)?.[1];return t===0&&r!==void 0&&r!=="docker"}function Cw({
target:e,checkout:t}){let n=e.name.toLowerCase().replaceAll(/[^a-z0-9]+/g,"-"),r=TT("sha256").update(e.name).digest("hex").slice(0,8);return`${n===
e.name?n:`x${n}-${r}`}-${t.name}`}function Gf(e,t){return`loadgate/${Cw(e)}:${t}`}function zW(e,t,n=!1){let r=Object.fromEntries(e.map(o=>[Cw(
o),{...LW(o,t),...n&&UW(o)}]));return JSON.stringify({group:{default:{targets:Object.keys(r)}},target:r},null,2)}function LW(e,t){let{build:n}=e.
target;if(!n)throw new RangeError(`target ${e.target.name} has nothing to build`);return{context:Zf(n.context),dockerfile:Zf(n.dockerfile),args:{
...Object.fromEntries(Object.entries({...n.args,...VW(AT(e),n.args)}).map(([r,o])=>[r,Zf(o)])),BUILDKIT_CACHE_MOUNT_NS:jW(e,t)},...n.target===
void 0?{}:{target:n.target},...DW(n),tags:[Gf(e,t)],output:["type=docker"]}}function DW({secrets:e=[],contexts:t={},ulimits:n={},shmSize:r}){
let o=Object.entries(t).map(([s,i])=>[s,Zf(i)]);return{...e.length>0&&{secret:e.map(s=>`id=${s},env=${MT}${s}`)},...o.length>0&&{contexts:Object.
fromEntries(o)},...Object.keys(n).length>0&&{ulimits:Object.entries(n).map(([s,i])=>`${s}=${i}`)},...r!==void 0&&{"shm-size":String(r)}}}var MT="\
LOADGATE_SECRET_";function FW(e,t){return Object.assign({},...e.map(({target:{name:n,build:r}})=>Ye({...r,name:n},t)))}function BW(e,t){let{
name:n,build:r}=e.target;if(!r?.secrets)return e;let o=Object.keys(Ye({...r,name:n},t));return{...e,target:{...e.target,build:{...r,secrets:o}}}}
function jW({checkout:e},t){return e.writesCache?"loadgate-reviewed":`loadgate-${t}-${e.name}`}function UW({target:e,checkout:t}){let n=`loa\
dgate-${TT("sha256").update(e.name).digest("hex").slice(0,16)}`;return t.writesCache?{"cache-from":[`type=gha,scope=${n}`],"cache-to":[`type\
=gha,scope=${n},mode=max,ignore-error=true`]}:{}}function Zf(e){return e.replaceAll(/[$%](?=\{)/g,t=>t+t)}var ZW=/^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/,
PT="BUILDKIT_SYNTAX";function GW(e,t){return[...t[PT]?[t[PT]]:[],...HW(e)].find(r=>!ZW.test(r))??null}function HW(e){let t=e.replace(/^\uFEFF/,
""),n=[t,t.replace(/^#!.*\n/,"")].flatMap(o=>qW(o)??[]),r=[];for(let o of t.split(/\n|\r/)){if(o.trim()!==""&&!/^\s*(?:#|\/\/)/.test(o))break;
let s=/^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.exec(o)?.[1];s!==void 0&&r.push(s)}return[...n,...r]}function qW(e){try{let t=JSON.parse(e);return typeof t?.
syntax=="string"&&t.syntax!==""?t.syntax:null}catch{return null}}var WW="315532800",Lo="SOURCE_DATE_EPOCH";function VW(e,t){if(t[Lo]!==void 0)
return{[Lo]:t[Lo]};let n=new Set(KW(e)),[r,...o]=n;return r===void 0?{[Lo]:WW}:o.length===0&&/^\d+$/.test(r)?{[Lo]:r}:{}}function KW(e){let t=e.
split(/\r?\n/).filter(o=>!/^\s*#/.test(o)).join(`
`).replaceAll(/[\\`][ \t]*\n/g," "),n=t.split(`
`).flatMap(o=>{let[,s=""]=/^\s*ARG\s(.*)$/i.exec(o)??[],i=new RegExp(`(?:^|\\s)["']?${Lo}=["']?([^\\s"']*)`).exec(s);return i?[i[1]??""]:[]}),
r=[...t.matchAll(new RegExp(`\\$\\{${Lo}:?-["']?([^}"']*)`,"g"))];return[...n,...r.map(([,o=""])=>o)]}import{mkdirSync as LT,rmSync as x6,writeFileSync as S6}from"node:fs";import{basename as v6,dirname as k6,join as Vf,resolve as DT}from"node:path";import{accessSync as JW,constants as YW}from"node:fs";import{homedir as XW}from"node:os";import{delimiter as QW,isAbsolute as NT,join as Hf,
resolve as e6}from"node:path";function kc(e=process.env){let{LOADGATE_CACHE:t,XDG_CACHE_HOME:n}=e;if(t&&!NT(t))throw new v(`LOADGATE_CACHE is the relative path ${t}, so p\
rograms of the checkout would be run; write an absolute path`);return t||Hf(n&&NT(n)?n:Hf(XW(),".cache"),"loadgate")}function At(e,t=process.
env){return Aw(e,t)[0]??null}function Aw(e,t=process.env){let n=t[`LOADGATE_${e.toUpperCase()}`],r=[..._a(t.PATH??"").split(QW).filter(Boolean),
"/usr/sbin","/usr/local/sbin",...e==="oha"?[Hf(kc(t),"bin")]:[]];return(n?[e6(n)]:r.map(s=>Hf(s,e))).filter($c)}function $c(e){try{return JW(
e,YW.X_OK),!0}catch{return!1}}async function qf(e,t="--version"){let n=await V([e,t],{cwd:"/",env:re(process.env),timeoutSeconds:10});return n.
code===0?(n.stdout+n.stderr).trim().split(`
`)[0]??null:null}import{chownSync as IT,constants as t6,copyFileSync as n6,existsSync as r6,linkSync as o6,lstatSync as s6,mkdirSync as i6,readdirSync as a6}from"node:fs";
import{homedir as c6}from"node:os";import{basename as l6,dirname as u6,join as Oc}from"node:path";import{setImmediate as d6}from"node:timers/promises";
var f6=[{of:["go"],named:[["GOCACHE",""],["XDG_CACHE_HOME","go-build"]],inHome:".cache/go-build",writtenOnce:!0},{of:["go"],named:[["GOMODCA\
CHE","cache/download"],["GOPATH","pkg/mod/cache/download"]],inHome:"go/pkg/mod/cache/download",writtenOnce:!0},{of:["cargo"],named:[["CARGO_\
HOME","registry/index"]],inHome:".cargo/registry/index"},{of:["cargo"],named:[["CARGO_HOME","registry/cache"]],inHome:".cargo/registry/cache"},
{of:["cargo"],named:[["CARGO_HOME","git/db"]],inHome:".cargo/git/db"},{of:["npm","npx"],named:[["npm_config_cache","_cacache"],["NPM_CONFIG_\
CACHE","_cacache"]],inHome:".npm/_cacache"},{of:["corepack","yarn","pnpm"],named:[["COREPACK_HOME",""]],inHome:".cache/node/corepack"},{of:[
"yarn"],named:[["YARN_CACHE_FOLDER",""]],inHome:".cache/yarn"},{of:["pnpm"],named:[],inHome:".local/share/pnpm/store"},{of:["mvn","mvnw"],named:[],
inHome:".m2/repository"},{of:["mvn","mvnw"],named:[],inHome:".m2/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","wrapper"]],inHome:"\
.gradle/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","caches/modules-2"]],inHome:".gradle/caches/modules-2"},{of:["pip","pi\
p3","python","python3"],named:[["PIP_CACHE_DIR",""]],inHome:".cache/pip"},{of:["uv"],named:[["UV_CACHE_DIR",""]],inHome:".cache/uv"},{of:["c\
omposer"],named:[["COMPOSER_CACHE_DIR",""]],inHome:".cache/composer"}];async function zT(e,t,n){let r=t.map(s=>l6(s)),o={files:p6,bytes:h6};
for(let s of f6.filter(({of:i})=>r.some(a=>i.includes(a)))){let i=m6(s,n),a=s.writtenOnce?0:g6;r6(i)&&await Wf(i,Oc(e.home,s.inHome),e,{budget:o,
linkedFrom:a})}}function m6({named:e,inHome:t},n){for(let[r,o]of e){let s=n[r];if(s)return Oc(s,o)}return Oc(n.HOME??c6(),t)}var p6=2e4,h6=512*
1024*1024,g6=16*1024,y6=/\.txt$/,b6=/(?:^|[.-])lock$/;async function Wf(e,t,n,{budget:r,linkedFrom:o}){let s=i6(t,{recursive:!0,mode:493});for(let i=t;s!==
void 0&&i.length>=s.length;i=u6(i))IT(i,n.uid,n.gid);await d6();for(let i of a6(e,{withFileTypes:!0})){if(r.files<=0||r.bytes<=0)return;let[
a,c]=[Oc(e,i.name),Oc(t,i.name)],l=s6(a,{throwIfNoEntry:!1});if(!(!l||(l.mode&4)===0||b6.test(i.name))){if(l.isDirectory())await Wf(a,c,n,{budget:r,
linkedFrom:o});else if(l.isFile()){if(r.files-=1,l.size>=o&&!y6.test(i.name)&&w6(a,c))continue;r.bytes-=l.size,n6(a,c,t6.COPYFILE_FICLONE),IT(
c,n.uid,n.gid)}}}}function w6(e,t){try{return o6(e,t),!0}catch{return!1}}async function FT({top:e,submodules:t},n,r){await ui(r,e);for(let s of[e,...t.map(i=>Vf(e,i))])await O6(s,r);let o=n.flatMap(({process:s})=>s?.
setup.map(([i=""])=>i)??[]);await zT(r,o,process.env)}var $6={files:2e5,bytes:1024**3};async function O6(e,t){let n=Vf(e,".git/objects"),r=Vf(
n,"info/alternates"),o=(G(r)??"").trimEnd();if(o===""||o.startsWith('"')||(await Ct(t,["test","-x",o])).code===0)return;let s={...$6};x6(r),
await Wf(o,n,t,{budget:s,linkedFrom:0})}function BT(e){let t=Number(G("/proc/sys/net/ipv4/ip_unprivileged_port_start")??1024),n=e.map(r=>r.port).
find(r=>r!==0&&r<t);return n===void 0?null:{why:"port",what:String(n)}}async function jT(e,t,n){for(let r of e)for(let[o=""]of[r.process?.command??
[],...r.prepare??[]]){let s=o.includes("/")?ZT(n,DT(zn(r,t),o),r.env):Mw(n,o,r.env);if(o!==""&&!await s)return{why:"program",what:o}}return null}
async function UT(e,t){for(let{process:n,prepare:r=[],env:o}of e)for(let[s=""]of[...n?.setup??[],n?.command??[],...r])if(s!==""&&!s.includes(
"/")&&!await Mw(t,s,o))return{why:"program",what:s};return null}var R6=4;async function ZT(e,t,n,r=0){if((await Ct(e,["test","-f",t,"-a","-x",
t])).code!==0)return!1;let{stdout:o}=await Ct(e,["head","-c","256",t]),s=_6(o);return s===null||r===R6?!0:s.includes("/")?(await Ct(e,["test",
"-x",s])).code===0:Mw(e,s,n,r+1)}function _6(e){let[,t,n=""]=/^#![ \t]*(\/\S+)[ \t]*([^\n]*)/.exec(e)??[];return t===void 0||v6(t)!=="env"?t??
null:n.split(/\s+/).map(o=>o.replace(/^(?:-\w*S|--split-string=)/,"")).find(o=>o!==""&&!/^-|=/.test(o))??t}async function Mw(e,t,n,r=0){let o=At(
t,{PATH:n.PATH??re(process.env).PATH});if(o===null)return!0;if(!await ZT(e,o,n,r))return!1;let s=di(re(process.env),e),i=await V([o,"--versi\
on"],{cwd:"/",env:s,user:e,timeoutSeconds:5});return!i.missing&&i.code!==126&&i.code!==127}function GT(e,{folder:t,user:n,into:r}){LT(r,{recursive:!0});
for(let{request:o}of e){let{body:s}=o;if(!s||!("file"in s))continue;let i=vt(DT(t,s.file),{mostBytes:1/0,owner:n.uid}),a=Vf(r,s.file);i!==null&&
(LT(k6(a),{recursive:!0}),S6(a,i))}}import{createHash as E6}from"node:crypto";import{lstatSync as P6,readdirSync as T6}from"node:fs";import{join as Rc}from"node:path";function qT(e){let t=mi(e);return()=>VT(Nw(t,mi(e)))}function WT(e,t,n){let[r,o]=[mi(e),mi(t)],s=new Map(n.map(a=>[a,HT(Rc(e,a))])),i=a=>{let c=s.
get(a);return c!=null&&c===HT(Rc(e,a))};return()=>{let a=Nw(r,mi(e)).filter(l=>r.has(l)&&!i(l));if(a.length===0)return null;let c=new Set(Nw(
o,mi(t)));return VT(a.filter(l=>!c.has(l)))}}function Nw(e,t){return[...new Set([...e.keys(),...t.keys()])].filter(n=>!A6(e.get(n),t.get(n)))}
function VT(e){let[t]=e.toSorted();return t===void 0?null:{path:t,files:e.length}}var C6=256*1024*1024;function HT(e){let t=vt(e,{mostBytes:C6});
return t&&E6("sha256").update(t).digest("hex")}function A6(e,t){return!e||!t||e.written!==t.written?!1:e.changed===t.changed||e.names>1n}function M6(e){
try{return T6(e,{withFileTypes:!0})}catch{return[]}}function mi(e){let t=new Map,n=[""];for(let r of n)for(let o of M6(Rc(e,r))){let s=Rc(r,
o.name);o.isDirectory()&&n.push(s);let i=P6(Rc(e,s),{bigint:!0,throwIfNoEntry:!1});if(!i)continue;let{ino:a,mode:c,uid:l,size:u,mtimeNs:d,ctimeNs:f,
nlink:m}=i,h=o.isDirectory()?[a,c,l]:[a,c,l,u,d];t.set(s,{written:h.join(" "),changed:o.isDirectory()?0n:f,names:m})}return t}async function eC(e,t,n){let r=e.filter(({folder:s})=>Iw(s)),o=await(t==="docker"?F6(r,n):B6(r,n));return e.map(s=>{let i=o.get(s);return i?
H6(s,i):{checkout:s,targets:[],failures:D6(s)}})}function D6({name:e,targets:t,file:n}){return t.map(r=>({target:r.name,what:"build",log:`${e}\
 has no folder ${z6(n)}`}))}async function F6(e,{resources:t,signal:n,buildSeconds:r}){t.engine();let o=Kf(r??iC),s=e.flatMap(pi),i=s.filter(
({target:m})=>m.build);for(let m of e){let h=i.filter(p=>p.checkout===m);await _T(m,h.map(({target:p})=>p))}let{built:a,failures:c}=await CT(
i,{resources:t,signal:n,time:o}),l=[];for(let m of s.filter(({target:h})=>h.image)){let h=m.target.image;await ai(h,n,o.left()),l.push({order:m,
id:await ci(h),bytes:await ii(h)})}let u=s.filter(({target:m})=>!m.build&&!m.image),d=[...a,...l],f=m=>d.filter(({order:h})=>h.checkout===m);
return new Map(e.map(m=>[m,{artifacts:f(m).map(({order:{target:h},id:p,bytes:g})=>({target:h,image:p,id:p,imageBytes:g})),failures:[...c.filter(
({order:h})=>h.checkout===m).map(({failure:h})=>h),...u.filter(h=>h.checkout===m).map(({target:h})=>tC(h,"neither build nor image, which Doc\
ker needs"))]}]))}async function B6(e,{resources:t,signal:n,buildSeconds:r}){let o=Kf(r??iC),s=new Map,i=[];for(let[a,c]of e.entries()){let l=await j6(
c,{resources:t,signal:n,time:o}),u=Z6(i);s.set(c,u===null?l:{...l,...G6(c,u)}),e.slice(a+1).flatMap(pi).some(({target:f})=>(f.process?.setup.
length??0)>0)&&i.push({name:c.name,changed:qT(c.top)})}return s}async function j6(e,t){let{users:n}=t.resources,r=pi(e).map(({target:f})=>f),
o=r.length>0?await n.next():null;if(!o)return _c(e,t);let s=n.isDecided()?null:BT(r)??await UT(r,o);if(s)return n.decide(s),_c(e,t);e.targets.
some(({fixture:f})=>f!==void 0)&&n.decide(null);try{await FT(e,r,o)}catch(f){if(n.isDecided())throw f;return n.decide({why:"not-permitted"}),
_c(e,t)}let i={...await _c(e,{...t,user:o}),user:o};if(n.isDecided())return i;let a=r.filter(f=>i.artifacts.some(m=>m.target===f)),c=await jT(
a,e.folder,o),l=i.failures.find(({what:f,limitSeconds:m})=>f==="setup"&&m===void 0);if(!c&&!l)return n.decide(null),i;await fi(o),await ui(U6,
e.top);let u=await _c(e,t),d=u.failures.length<i.failures.length;return c||d?(n.decide(c??{why:"build",what:l?.target??""}),u):(n.decide(null),
await ui(o,e.top),{...i,failures:u.failures})}var U6={uid:0,gid:0};async function _c(e,t){let{folder:n,tree:r}=e,o=[],s=[];for(let{target:i}of pi(
e)){let a=i.process?await V6(i,{folder:n,...t}):tC(i,"no command that starts it as a process");a?s.push(a):o.push({target:i,id:r,imageBytes:null})}
return{artifacts:o,failures:s}}function tC({name:e},t){return{target:e,what:"build",log:`${e} has ${t}`}}function Z6(e){for(let{name:t,changed:n}of e){
let r=n();if(r===null)continue;let o=r.files>1?` and ${r.files-1} more`:"";return`its setup changed ${t}'s files (${r.path}${o}), so ${t} is\
 no longer what was committed and nothing can be compared; remove that from setup`}return null}function nC(e,t){let{top:n,folder:r}=e.checkout,
o=pi(e.checkout).flatMap(({target:s})=>(s.process?.command??[]).filter(a=>a.includes("/")).map(a=>L6(zn(s,r),a))).filter(s=>Iw(s)).map(s=>QT(
KT(n),KT(s)));return WT(n,t.checkout.top,o)}function G6({targets:e},t){return{artifacts:[],failures:e.map(({name:n})=>({target:n,what:"setup",
log:t}))}}function pi(e){let{targets:t}=e,n=new Map(t.flatMap(({services:r=[]})=>r.map(o=>[o.name,o])));return[...t,...n.values()].map(r=>({
checkout:e,target:r}))}function rC(e,{id:t}){let n=pi(e).filter(({target:r})=>r.build);return iT(n.map(r=>Gf(r,t)))}function H6(e,{artifacts:t,
failures:n,user:r}){let{targets:o,folder:s}=e,i=n.filter(u=>o.some(({name:d})=>d===u.target)),a=o.flatMap(u=>n.filter(d=>u.services?.some(({
name:f})=>f===d.target)).map(d=>({...d,target:u.name,log:`service ${d.target}:
${d.log}`}))),c=u=>{let d=t.find(({target:f})=>f.name===u.name);return d?[{...d.image&&{image:d.image},folder:s,target:u,...r&&{user:r}}]:[]},
l=o.flatMap(u=>{let d=t.find(y=>y.target===u);if(!d||a.some(y=>y.target===u.name))return[];let{image:f,id:m,imageBytes:h}=d,p=(u.services??[]).
flatMap(c);return[{build:{...f&&{image:f},folder:s,target:u,...r&&{user:r},...p.length>0&&{services:p}},id:m,imageBytes:h}]});return{checkout:e,
targets:l,failures:[...i,...a],...r&&{user:r}}}async function oC(e,t,n,{folder:r}){if(n==="docker")return e;let{checkout:o}=e,s=JT(r,t);await N6(
o.top,s,{recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:q6}).catch(a=>{throw new he(`${o.top} cannot be copied: ${a.message};\
 make room, or name another temporary folder with TMPDIR=DIR`)}),e.user&&await ui(e.user,s);let i=a=>JT(s,QT(o.top,a));return{...e,checkout:{
...o,name:t,top:s,folder:i(o.folder)},targets:e.targets.map(({build:a,...c})=>{let l=a.services?.map(u=>({...u,folder:i(u.folder)}));return{
...c,build:{...a,folder:i(a.folder),...l&&{services:l}}}})}}async function q6(e){let t=await I6(e);return t.isFile()||t.isDirectory()||t.isSymbolicLink()}
var W6=25;async function V6(e,{folder:t,resources:n,signal:r,user:o,time:s}){let i=zn(e,t),a={target:e.name,what:"setup"};if(!Iw(i))return{...a,
log:`there is no folder ${e.process?.workingDirectory}; correct working-directory`};for(let c of e.process?.setup??[]){let l=s.left();if(l===
0)return{...a,log:`${c.join(" ")}: was not started`,limitSeconds:s.seconds};let u=Ye(e,process.env),d={...e.env,...u,...n.marker},f=await V(
c,{cwd:i,env:Ps(o?di(process.env,o):process.env,e.inherit,d),user:o,timeoutSeconds:l,signal:r,untrusted:!0});if(f.code===0)continue;let m=Bn(
f,u),h=wt(m.stdout+m.stderr,W6),p=`${c.join(" ")}: ${se(m)}
${h}`,g=m.missing?`${c[0]}: not found or not executable
`:"",y=Sc(g+h,process.env,e);return{...a,log:p,...m.timedOut&&{limitSeconds:s.seconds},...dr(y)}}return null}function sC(e,t){let n=YT(e.head,
t),r=e.base&&YT(e.base,t),o=[...r?[["base",r]]:[],["head",n]];return{builds:o.flatMap(([s,{targets:i}])=>i.map(a=>K6(a,s))),variants:o.map(([
s,{checkout:i,targets:a}])=>{let{commit:c,label:l}=i.revision,u=a.map(({build:d,id:f,imageBytes:m})=>[d.target.name,{id:f,imageBytes:m}]);return{
variant:s,commit:c,label:l,builds:Object.fromEntries(u)}}),failures:o.flatMap(([s,{failures:i}])=>i.map(a=>({variant:s,...a}))),identical:new Set(
r?J6(r,n):[])}}function YT({targets:e,failures:t,...n},r){return{...n,targets:e.filter(({build:o})=>r.has(o.target.name)),failures:t.filter(
({target:o})=>r.has(o))}}function K6({build:{services:e,...t}},n){return{...t,variant:n,...e&&{services:e.map(r=>({...r,variant:n}))}}}function J6(e,t){
return e.targets.flatMap(n=>{let{name:r}=n.build.target,o=t.targets.find(({build:s})=>s.target.name===r);return o&&o.id===n.id&&XT(o)===XT(n)?
[r]:[]})}function XT({build:{target:e,services:t=[]}}){let n=({command:o,process:s,env:i,port:a,memory:c,secrets:l,...u})=>[o,s?.command,s?.
workingDirectory,i,a,c,l,u.inherit,u.shmSize,u.ulimits,u.seccomp],r=t.map(o=>[o.image,n(o.target),o.target.ready]);return JSON.stringify([n(
e),e.tls,e.prepare,r])}var iC=1800;function Kf(e,t=gn.now){let n=t()+e;return{seconds:e,left:()=>Math.max(0,n-t())}}import{basename as yC,dirname as Bw,join as jw}from"node:path/posix";import{basename as Y6}from"node:path/posix";var X6=[[/^(?:package-lock|npm-shrinkwrap)\.json$/,{read:tV}],[/^yarn\.lock$/,{read:oV,manifest:"\
package.json"}],[/^pnpm-lock\.yaml$/,{read:sV,manifest:"package.json"}],[/^bun\.lock$/,{read:iV,manifest:"package.json"}],[/^go\.mod$/,{read:aV}],
[/^Cargo\.lock$/,{read:aC}],[/^(?:(?:uv|poetry|pdm)\.lock|pylock\.toml)$/,{read:aC,manifest:"pyproject.toml"}],[/^requirements[\w.-]*\.txt$/,
{read:lV}],[/^Pipfile\.lock$/,{read:dV}],[/^composer\.lock$/,{read:fV,manifest:"composer.json"}],[/^Gemfile\.lock$/,{read:mV}],[/^pom\.xml$/,
{read:hV}],[/^gradle\.lockfile$/,{read:gV}],[/^libs\.versions\.toml$/,{read:yV}]],Q6=8*1024*1024,eV=4e3;function Jf(e){return e.length<=Q6&&
e.split(`
`).every(t=>t.length<=eV)}function Qf(e){return X6.find(([t])=>t.test(Y6(e)))?.[1]??null}function Lw(e,t,n=null){if(t===null||!Jf(t))return new Map;
try{return Qf(e)?.read(t,n!==null&&Jf(n)?n:null)??new Map}catch{return new Map}}function Ue(e){let t=new Map;for(let[n,r,o]of e){let s=t.get(
n);s===void 0?t.set(n,{versions:new Set([r]),role:o}):(s.versions.add(r),Yf.indexOf(o)<Yf.indexOf(s.role)&&(s.role=o))}return t}var Yf=["dir\
ect","indirect","development"];function cC(e,t){let n=e.split(`
`),r=n.indexOf(t)+1,o=n.findIndex((s,i)=>i>=r&&/^\S/.test(s));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function zw(e,t){let n=e.split(`
`),r=n.indexOf(`[${t}]`)+1,o=n.findIndex((s,i)=>i>=r&&s.startsWith("["));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function Ec(e,t,n){let r=[];for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o)){let s=e.indexOf(n,o+t.length);if(s===-1)break;r.push(e.slice(
o+t.length,s)),o=s+n.length}return r}function dt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{}}var Pc=e=>typeof e=="string"?
e:null,Xf=(...e)=>e.flatMap(t=>Object.keys(dt(t)));function Tc(e,t,n=!1){return n?"development":t.size===0||t.has(e)?"direct":"indirect"}function tV(e){
let t=dt(JSON.parse(e)),n=Object.entries(dt(t.packages));if(n.length===0)return rV(t);let r=i=>i.includes("node_modules/"),o=n.filter(([i])=>!r(
i)).map(([,i])=>dt(i)),s=new Set(o.flatMap(i=>Xf(i.dependencies,i.optionalDependencies)));return Ue(n.flatMap(([i,a])=>{let c=dt(a),l=Pc(c.version);
if(!r(i)||c.link===!0||l===null)return[];let u=i.slice(i.lastIndexOf("node_modules/")+13);return[[u,l,Tc(u,s,c.dev===!0)]]}))}var nV=50;function rV(e){
let t=(n,r)=>Object.entries(dt(n)).flatMap(([o,s])=>{let i=dt(s),a=Pc(i.version),c=a===null?[]:[[o,a,i.dev?"development":"direct"]];return r>
nV?c:[...c,...t(i.dependencies,r+1)]});return Ue(t(e.dependencies,0))}function Dw(e){let t=dt(JSON.parse(e??"{}")),n=new Set(Xf(t.dependencies,
t.optionalDependencies)),r=new Set(Xf(t.devDependencies));return o=>Tc(o,n,r.has(o)&&!n.has(o))}function oV(e,t){let n=Dw(t);return Ue(e.split(
/\n(?=\S)/).flatMap(r=>{let o=/^"?(@?[^@"\s]+)@/.exec(r)?.[1],s=/^ {2}version:? "?([^"\s]+)"?$/m.exec(r)?.[1];return o===void 0||s===void 0||
s.endsWith("-use.local")?[]:[[o,s,n(o)]]}))}function sV(e,t){let n=Dw(t),o=cC(e,"packages:").matchAll(/^ {2}'?\/?((?:@[^/\s]+\/)?[^/@\s]+)[@/](\d[^'(:\s_]*)/gm);
return Ue([...o].map(([,s="",i=""])=>[s,i,n(s)]))}function iV(e,t){let n=Dw(t),r=e.matchAll(/^ +"[^"\n]+": \["(@?[^"@\n]+)@(\d[^"\n]*)"/gm);
return Ue([...r].map(([,o="",s=""])=>[o,s,n(o)]))}function aV(e){let t=e.split(`
`).map(o=>o.trim()),n=new Map(t.flatMap(o=>{let s=/^(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(\S+)(?:\s+(v\S+))?/.exec(o);return s?[[s[1],s[3]===
void 0?s[2]:`${s[2]} ${s[3]}`]]:[]})),r=new Set(Ec(e,"exclude (",")").flatMap(o=>o.split(`
`).map(s=>s.trim())));return Ue(t.flatMap(o=>{let s=/^(?:require\s+)?([^\s()=]+)\s+(v\d\S*)\s*(\/\/ indirect)?/.exec(o);if(!s||o.includes("=\
>")||o.startsWith("exclude"))return[];let[,i="",a="",c]=s;return r.has(`${i} ${a}`)?[]:[[i,n.get(i)??a,c?"indirect":"direct"]]}))}function aC(e,t){
let n=e.split(/^(?=\[\[packages?\]\])/m).slice(1).map(a=>{let c=u=>new RegExp(`^${u} = "([^"]+)"`,"m").exec(a)?.[1],l=/^source = \{ (?:editable|virtual) /m.
test(a);return{table:a,own:l,name:c("name"),version:c("version"),source:c("source")}}),r=n.some(({source:a})=>a!==void 0),o=n.filter(({own:a,
source:c})=>a||r&&c===void 0),s=o.flatMap(({table:a})=>{let[c=""]=Ec(a,`
dependencies = [`,"]");return[...c.matchAll(/"([^"\s]+)(?:\s[^"]*)?"/g)].map(([,l=""])=>l)}),i=new Set([...s,...cV(t)]);return Ue(n.flatMap(
a=>{let{name:c,version:l}=a;return c===void 0||l===void 0||o.includes(a)?[]:[[c,l,Tc(c,i)]]}))}function cV(e){let t=zw(e??"","project"),n=Ec(
`
${t}
`,`
dependencies = [`,`]
`)[0]??"",r=zw(e??"","tool.poetry.dependencies");return[...n.matchAll(/["']([A-Za-z0-9][\w.-]*)[^"']*["']/g),...r.matchAll(/^([A-Za-z0-9][\w.-]*)\s*=/gm)].
map(([,s=""])=>lC(s))}var lC=e=>e.toLowerCase().replace(/[-_.]+/g,"-");function lV(e){let t=e.split(`
`);return Ue(t.flatMap((n,r)=>{let o=/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*([^\s;#\\,]+)/.exec(n);if(!o)return[];let[,s="",i=""]=o,
a=uV(t,r+1),c=a.length>0&&!a.some(l=>l.startsWith("-r"));return[[lC(s),i,c?"indirect":"direct"]]}))}function uV(e,t){let n=t;for(;/^\s+(?:#|--hash)/.
test(e[n]??"");)n+=1;return e.slice(t,n).filter(o=>/^\s+#/.test(o)).map(o=>o.replace(/^\s+#\s*(?:via\s*)?/,"").trim()).filter(o=>o!=="")}function dV(e){
let t=dt(JSON.parse(e)),n=(r,o)=>Object.entries(dt(r)).flatMap(([s,i])=>{let a=Pc(dt(i).version);return a===null?[]:[[s,a.replace(/^==/,""),
o]]});return Ue([...n(t.default,"direct"),...n(t.develop,"development")])}function fV(e,t){let n=dt(JSON.parse(e)),r=new Set(Xf(dt(JSON.parse(
t??"{}")).require)),o=(s,i)=>(Array.isArray(s)?s:[]).flatMap(a=>{let[c,l]=[Pc(dt(a).name),Pc(dt(a).version)];return c===null||l===null?[]:[[
c,l,Tc(c,r,i)]]});return Ue([...o(n.packages,!1),...o(n["packages-dev"],!0)])}function mV(e){let t=cC(e,"DEPENDENCIES"),n=new Set([...t.matchAll(
/^ {2}([^\s!(]+)/gm)].map(([,o=""])=>o)),r=e.matchAll(/^ {4}(\S+) \(([^)\s]+)\)$/gm);return Ue([...r].map(([,o="",s=""])=>[o,s,Tc(o,n)]))}var pV=(e,t)=>new RegExp(
`<${t}>\\s*([^<\\s]+)\\s*</${t}>`).exec(e)?.[1]??null;function hV(e){let[t="",...n]=e.split("<!--"),r=t+n.map(a=>a.split("-->").slice(1).join(
"-->")).join(""),o=new Map([...(Ec(r,"<properties>","</properties>")[0]??"").matchAll(/<([\w.-]+)>([^<]*)</g)].map(([,a="",c=""])=>[a,c.trim()])),
s=a=>a.replace(/\$\{([^}]+)\}/g,(c,l)=>o.get(l)??c),i=["parent","dependency","plugin"].flatMap(a=>Ec(r,`<${a}>`,`</${a}>`).map(c=>({kind:a,block:c})));
return Ue(i.flatMap(({kind:a,block:c})=>{let[l,u,d,f]=["groupId","artifactId","version","scope"].map(p=>pV(c,p));if(!u||!d)return[];let m=s(
l?`${l}:${u}`:u),h=a==="plugin"||f==="test";return[[m,s(d),h?"development":"direct"]]}))}function gV(e){let t=e.matchAll(/^([^#:\s]+:[^:\s]+):([^=\s]+)=(.*)$/gm);
return Ue([...t].map(([,n="",r="",o=""])=>{let s=o.split(",").every(i=>/^test/i.test(i));return[n,r,s?"development":"direct"]}))}function yV(e){
let t=zw(e,"versions").matchAll(/^([\w.-]+)\s*=\s*"([^"]+)"/gm);return Ue([...t].map(([,n="",r=""])=>[n,r,"direct"]))}var bV=500,wV=50;async function bC(e,t,n){try{let[r,o,s]=await Promise.all([RV(e,t,n),$V(e,t,n),_V(t,n)]);return xV([...s,...o,...r])}catch{
return[]}}function xV(e){let t=e.flatMap(vV).toSorted((o,s)=>uC(o)-uC(s)||(o.name<s.name?-1:1)),n=new Set,r=({kind:o,name:s,base:i,head:a})=>{
let c=o==="runtime"?s:JSON.stringify([o,s,i,a]);return!n.has(c)&&n.add(c)};return t.filter(r).slice(0,bV)}function uC({kind:e,role:t,file:n}){
return e==="runtime"?n===void 0?0:1:e==="image"?3:[2,4,5][Yf.indexOf(t??"direct")]??5}var SV=200,Fw=e=>ve(W(e),SV),dC=new Set;function vV({kind:e,
file:t,base:n,head:r}){return[...new Set([...n.keys(),...r.keys()])].flatMap(o=>{let[s,i]=[n.get(o),r.get(o)],[a,c]=[s?.versions??dC,i?.versions??
dC],l=new Set([...a].filter(h=>!c.has(h))),u=new Set([...c].filter(h=>!a.has(h)));if(l.size+u.size===0)return[];let[d,f]=l.size>0&&u.size>0?
[l,u]:[a,c],m=h=>h.size===0?null:Fw([...h].sort().join(", "));return[{kind:e,name:Fw(o),base:m(d),head:m(f),...e==="package"&&{role:(i??s)?.
role??"direct"},...t!==void 0&&{file:Fw(t)}}]})}var kV=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|tests?|__tests__|fixtures|examples?|docs)\//;
async function $V(e,t,n){let[r,o]=[t.checkout.revision.commit,n.checkout.revision.commit],s=[t,n].flatMap(OV),i=u=>s.some(d=>{let f=d==="."?
u:u.startsWith(`${d}/`)?u.slice(d.length+1):null;return f!==null&&!kV.test(f)}),c=(await ad(e,r,o)).filter(i).filter(u=>Qf(u)!==null||MV(u)),
l=[];for(let u of c.slice(0,wV)){let d=Qf(u)?.manifest,f=p=>d===void 0?null:Ke(e,p,jw(Bw(u),d)),[m,h]=[await Ke(e,r,u),await Ke(e,o,u)];l.push(
{kind:"package",file:u,base:Lw(u,m,await f(r)),head:Lw(u,h,await f(o))},{kind:"runtime",file:u,base:gC(u,m),head:gC(u,h)})}return l}function fC({
checkout:{targets:e}}){return e.flatMap(t=>[t,...t.services??[]])}function OV({checkout:{file:e,targets:t}}){return t.flatMap(({build:n})=>{
if(n===void 0)return["."];let r=Object.values(n.contexts??{}).filter(o=>!o.includes("://"));return[n.context,...r].map(o=>jw(Bw(e),o).replace(
/\/$/,""))})}async function RV(e,t,n){let r=[];for(let o of fC(n)){let s=fC(t).find(({name:i})=>i===o.name);s!==void 0&&r.push({kind:"image",
...o.build&&{file:wC(o.build,n)},base:await mC(e,s,t),head:await mC(e,o,n)})}return r}function wC({context:e,dockerfile:t},{checkout:n}){return jw(
Bw(n.file),e,t)}async function mC(e,{build:t,image:n},r){if(n!==void 0)return Ue([[...xC(n),"direct"]]);if(t===void 0)return new Map;let{commit:o}=r.
checkout.revision,s=await Ke(e,o,wC(t,r));return s===null||!Jf(s)?new Map:EV(s,t.args)}async function _V(e,t){let n=[];for(let{build:r}of t.
targets){let o=e.targets.find(l=>l.build.target.name===r.target.name),[s,i]=[o?.build.image,r.image];if(s===void 0||i===void 0||s===i)continue;
let[a,c]=[await kw(s),await kw(i)];n.push({kind:"runtime",base:hC(a),head:hC(c)})}return n}function EV(e,t){let n=e.replace(/^[ \t]*#.*\n?/gm,
"").replace(/\\\r?\n/g," ").split(/\r?\n/).map(i=>i.trim()),r=new Map,o=new Set,s=[];for(let i of n){let a=/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(i);if(!a&&o.size+s.length===0)for(let[l,u]of PV(i))r.set(l,t[l]??pC(u,r));if(!a)continue;let c=pC(a[1]??"",r);!o.has(c.toLowerCase())&&
c!=="scratch"&&TV(c)&&s.push([...xC(c),"direct"]),a[2]!==void 0&&o.add(a[2].toLowerCase())}return Ue(s)}function PV(e){return[...(/^ARG\s+(.+)$/i.
exec(e)?.[1]??"").matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(([,n="",r=""])=>[n,r.replace(/^(["'])(.*)\1$/,"$2")])}function pC(e,t){return e.
replace(/^(["'])(.*)\1$/,"$2").replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g,(n,r,o,s)=>t.get(r??o)??s??n)}var TV=e=>e.length<=300&&/^[\w./:@-]+$/.
test(e);function xC(e){let[t="",n]=e.split("@"),[,r=t,o]=/^(.*?)(?::([^:/]+))?$/.exec(t)??[],s=n?.replace(/^(sha256:.{12}).*$/,"$1");return[
r,o!==void 0&&s?`${o} (${s})`:o??s??"latest"]}var CV={NODE_VERSION:"Node",BUN_VERSION:"Bun",DENO_VERSION:"Deno",GOLANG_VERSION:"Go",RUST_VERSION:"\
Rust",PYTHON_VERSION:"Python",PHP_VERSION:"PHP",JAVA_VERSION:"Java",RUBY_VERSION:"Ruby",DOTNET_VERSION:".NET",ASPNET_VERSION:"ASP.NET",NGINX_VERSION:"\
nginx"};function hC(e){return Ue(e.flatMap(t=>{let n=t.indexOf("="),[r,o]=[CV[t.slice(0,n)],t.slice(n+1)];return r===void 0||o===""?[]:[[r,o,
"direct"]]}))}var SC=[[/^\.(?:nvmrc|node-version)$/,"Node",/^v?(\S+)/],[/^\.python-version$/,"Python",/^(\S+)/],[/^\.ruby-version$/,"Ruby",/^(?:ruby-)?(\S+)/],
[/^\.java-version$/,"Java",/^(\S+)/],[/^go\.mod$/,"Go",/^toolchain go(\S+)/m],[/^go\.mod$/,"Go",/^go (\S+)/m],[/^rust-toolchain(?:\.toml)?$/,
"Rust",/^channel\s*=\s*"([^"]+)"/m],[/^rust-toolchain$/,"Rust",/^([\w.-]+)\s*$/],[/^pom\.xml$/,"Java",/<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</]],
AV={nodejs:"Node",node:"Node",golang:"Go",go:"Go",rust:"Rust",python:"Python",php:"PHP",java:"Java",ruby:"Ruby"};function MV(e){let t=yC(e);
return t===".tool-versions"||SC.some(([n])=>n.test(t))}function gC(e,t){let n=yC(e);if(t===null)return new Map;if(n===".tool-versions")return Ue(
[...t.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([,r="",o=""])=>{let s=AV[r];return s===void 0?[]:[[s,o,"direct"]]}));for(let[r,o,s]of SC){let i=r.
test(n)?s.exec(t)?.[1]:void 0;if(i!==void 0)return Ue([[o,i,"direct"]])}return new Map}import{randomBytes as WV}from"node:crypto";import{closeSync as VV,existsSync as KV,openSync as JV,readSync as YV,rmSync as XV,statSync as QV,
writeFileSync as eK,writeSync as tK}from"node:fs";import{join as NC}from"node:path";function Ur(e,t){return process.platform==="linux"?["taskset","--cpu-list",e.join(","),...t]:t}function Uw(e){return["chrt","--batch","0",...e]}
function Zw(e){return V(e,{cwd:"/",env:re(process.env),timeoutSeconds:5})}var vC;function kC(){return vC??=Zw(Uw(["true"])).then(({code:e})=>e===
0),vC}async function $C(e){let t=new Set;for(let n=0;n<2;n+=1)for(let r of Cs(e).filter(o=>!t.has(o)))await Zw(["chrt","--batch","--all-task\
s","--pid","0",String(r)]),t.add(r)}async function em(e){let t=/^Cpus_allowed_list:\s*(\S+)/m.exec(G("/proc/self/status")??"")?.[1],n=r=>Zw(
["taskset","--all-tasks","--cpu-list","--pid",r,String(process.pid)]);return t&&await n(e.join(",")),{async[Symbol.asyncDispose](){t&&await n(
t)}}}function tm(e,{server:t,proxy:n,generator:r}){return e==="server"&&!t.some(o=>n.includes(o)||r.includes(o))}import{randomInt as _C}from"node:crypto";import{connect as NV,createServer as IV}from"node:net";function Zr({host:e,port:t}){return`${e.includes(":")?`[${e}]`:e}:${t}`}function Ac(e,t){let{origin:n,host:r}=new URL(t?`https://${Zr({...e,
host:t.name})}`:`http://${Zr(e)}`);return{origin:n,host:r}}var Cc=2e4,qw=32767,OC=qw-Cc+1,Gw=[3001,4001,5003,6007,7001,8009,9001],zV=Gw[_C(Gw.
length)]??Gw[0],RC=_C(Cc,qw+1);async function Ww(){for(let e=0;e<OC;e+=1){let t=RC;if(RC=Cc+(t-Cc+zV)%OC,!await Mc(t))return t}throw new he(
`all ports from ${Cc} to ${qw} are taken; end the processes that listen there`)}async function Mc(e){try{return await LV(e),!1}catch{return!0}}
function EC({host:e,port:t}){return new Promise(n=>{let r=NV({host:e,port:t,timeout:1e3}),o=s=>{r.destroy(),n(s)};r.once("connect",()=>o(!0)),
r.once("timeout",()=>o(!1)),r.once("error",()=>o(!1))})}function LV(e){return new Promise((t,n)=>{let r=IV();r.once("error",n),r.listen({port:e,
exclusive:!0},()=>r.close(()=>t()))})}var DV=.95,FV="06";function Vw(e,t="self"){return nm(e,t)>=DV}function nm(e,t="self"){let n=G("/proc/s\
ys/net/ipv4/tcp_tw_reuse")?.trim(),r=n==="1"||n==="2"&&(e.host.startsWith("127.")||e.host==="::1"),[o,s]=(G("/proc/sys/net/ipv4/ip_local_por\
t_range")??"").split(/\s+/).map(Number),i=((s??Number.NaN)-(o??Number.NaN)+1)/2,a=G(`/proc/${t}/net/tcp`)??"";return i>0?UV(a,e,r?BV():Hw)/i:
0}var Hw=60;function BV(){return Number(G("/proc/sys/net/ipv4/tcp_tw_reuse_delay")??1e3)/1e3}var jV=100;function UV(e,{host:t,port:n},r=Hw){
let o=t.split(".").map(Number);if(o.length!==4)return 0;let s=(c,l)=>c.toString(16).toUpperCase().padStart(l,"0"),i=o.toReversed().map(c=>s(
c,2)).join("");return e.split(` ${i}:${s(n,4)} ${FV} `).slice(1).map(c=>Number.parseInt(/^\S+ 03:([0-9A-F]+) /.exec(c)?.[1]??"",16)/jV).filter(
c=>!(Hw-c>=r)).length}function PC(e){let{request:t}=e;return[..."seconds"in e.length?["-z",`${Math.round(e.length.seconds*1e3)}ms`,"--wait-ongoing-requests-after-\
deadline"]:["-n",String(e.length.requests)],...e.open?["-q",String(e.open.rate),"--latency-correction","--db-url",e.open.file]:[],"-c",String(
e.connections),"-t",`${Math.round(e.timeoutSeconds*1e3)}ms`,"--worker-threads",String(e.threads),"--no-tui","--output-format","json","--redi\
rect","0","--disable-compression","--http-version",e.http2?"2":"1.1","-m",t.method,...e.keepalive?[]:["--disable-keepalive"],...kd(t,e.bodyFile!==
void 0).map(([n,r])=>`-H${n}: ${r}`),...e.bodyFile===void 0?[]:["-D",e.bodyFile],...e.tls?[...e.tls.caFile===null?["--insecure"]:["--cacert",
e.tls.caFile],"--connect-to",ZV(e.tls.name,e.address)]:[],...e.urlFile===void 0?[Jw(e)[0]]:["--urls-from-file",e.urlFile]]}function Jw(e){let{
origin:t}=Ac(e.address,e.tls);return e.request.paths.map(n=>t+n)}function ZV(e,t){return`${e.toLowerCase()}:${t.port}:${Zr(t)}`}var GV="abor\
ted due to deadline",Kw=$().int().nonnegative(),Nc=$().nonnegative().nullish(),HV=pe({summary:pe({total:$().positive(),average:Nc,totalData:Kw}),
latencyPercentiles:pe({p50:Nc,p90:Nc,p95:Nc,p99:Nc}),statusCodeDistribution:ce(b().regex(/^\d{3}$/),Kw),errorDistribution:ce(b().max(1e3),Kw)});
function TC(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`oha printed no JSON: ${JSON.stringify(e.slice(0,200))}`)}let n=HV.safeParse(
t);if(!n.success){let l=n.error.issues[0];throw new Error(`oha's JSON is not as expected at ${l?.path.join(".")||"its top"}: ${l?.message}`)}
let{summary:r,latencyPercentiles:o,statusCodeDistribution:s,errorDistribution:i}=n.data,{[GV]:a=0,...c}=i;return{wall:r.total,byStatus:s,errors:c,
aborted:a,bytes:r.totalData,latency:{mean:r.average??null,p50:o.p50??null,p90:o.p90??null,p95:o.p95??null,p99:o.p99??null}}}import{DatabaseSync as qV}from"node:sqlite";function CC(e){let t=new qV(e,{readOnly:!0});try{return t.prepare('SELECT status, start_latency_\
correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn').all().map(({status:r,turn:o,end:s})=>({status:Number(r),turn:Number(
o),end:Number(s)}))}finally{t.close()}}function AC(e,t,n){let r=e.reduce((i,{turn:a},c)=>Math.min(i,a-c/t),Number.POSITIVE_INFINITY),o=Math.
max(0,n-e.length),s=(i,a)=>Math.min(a+o,Math.max(a,Math.round((i-r)*t)));return e.map(({turn:i,end:a},c)=>a-(r+s(i,c)/t))}function MC(e){let t=new Map;
for(let n of e){let r=Number(n.toPrecision(3));t.set(r,(t.get(r)??0)+1)}return[...t].sort(([n],[r])=>n-r)}var nK=50;function IC(e,t,n){let r=(o,s)=>{let i=NC(t.folder,o);return eK(i,s),i};return async(o,{signal:s,barrier:i}={})=>{let a=iK(o),c=`o\
ha-${WV(4).toString("hex")}`,{paths:l,body:u,secrets:d=[]}=a.request,f={...l.length>1&&{urlFile:r(`${c}.urls`,`${Jw(a).join(`
`)}
`)},...u&&"text"in u&&u.text!==""&&{bodyFile:r(`${c}.body`,u.text)}},{rate:m}=a,h=m===void 0?null:{rate:m,file:NC(t.folder,`${c}.db`)},p=si(
t.id,c),g=null,y=Number.NaN,w,x,S=!1,R=k=>{S=!0,i?i.join(k):k()};try{let k=Ur(n,[e,...PC({...a,...f,...h&&{open:h}})]),P=await V(k,{cwd:t.folder,
env:re(process.env,t.marker),timeoutSeconds:lK(a),...s&&{signal:s},started(E){let{pid:A}=E;A!==void 0&&(bt(A,"SIGSTOP"),t.process(A),p?.add(
A),R(()=>{y=gn.now(),bt(A,"SIGCONT"),x=sK(A,d),p||(w=setInterval(()=>g=cK(A)??g,nK))}))}});if(P.code!==0){let E=d.reduce((A,F)=>A.replaceAll(
F,"(secret)"),P.stderr);throw new Error(`oha: ${se({...P,stderr:E})}`)}return{output:TC(P.stdout),startedAt:y,...h&&{latencies:aK(h,a)},cpu:p?
Af(p.files):g}}finally{S||R(()=>{}),clearInterval(w),clearInterval(x),p?.remove();for(let k of[...Object.values(f),h?.file??""])k&&XV(k,{force:!0})}}}
var rK=2,oK=500;function sK(e,t){if(t.length===0)return;let n=oK,r=setInterval(()=>{n-=1,(n===0||fK(e,t)!==null)&&clearInterval(r)},rK);return r}
function iK(e){let{bodyFile:t,...n}=e;return t!==void 0&&QV(t).size===0?n:e}function aK({rate:e,file:t},{length:n,statuses:r}){let o=KV(t)?CC(
t):[],s="requests"in n?n.requests:o.length;return AC(o,e,s).filter((a,c)=>r.includes(o[c]?.status??0))}function cK(e){let{cpu:t}=On([e]);return t.
size===0?null:[...t.values()].reduce((n,r)=>n+r,0)}function lK({length:e,rate:t,timeoutSeconds:n}){return"seconds"in e?e.seconds+n+15:Math.max(
600,t===void 0?0:e.requests/t+n+15)}function zC(e){let t=[];return{join(n){if(t.push(n),t.length===e)for(let r of t)r()}}}var[uK,dK]=[48,49];
function fK(e,t){if(On([e]).cpu.size<2)return null;try{let n=G(`/proc/${e}/stat`)??"",r=Number(Ts(n,uK)),o=Number(Ts(n,dK))-r;if(!(r>0&&o>0))
return!1;let s=JV(`/proc/${e}/mem`,"r+");try{let i=Buffer.alloc(o);return YV(s,i,0,o,r)!==o?!1:tK(s,mK(i,t),0,o,r)===o}finally{VV(s)}}catch{
return!1}}function mK(e,t){let n=Buffer.from(e);for(let r of t.map(o=>Buffer.from(o)).filter(({length:o})=>o>0))for(let o=e.indexOf(r);o>=0;o=
e.indexOf(r,o+1))n.fill("*",o,o+r.length);return n}import{createHash as vK}from"node:crypto";import{brotliDecompressSync as kK,gunzipSync as FC,inflateSync as $K,zstdDecompressSync as OK}from"node:zlib";import pK from"node:vm";var hK=1024*1024,gK=200;function LC(e,t,n){let r=u=>n(u).slice(0,gK),o=e.toString("utf8");if(typeof t=="string")return o===
t?null:{text:r(t)};let{contains:s=[],matches:i,json:a}=t,c=s.find(u=>!o.includes(u));if(c!==void 0)return{contains:r(c)};let l=i===void 0?null:
yK(o,e.length,i);return i!==void 0&&l?{matches:r(i),why:l}:a===void 0?null:bK(o,a,r,n)}function yK(e,t,n){if(t>hK)return"too-long";let r=SK(
n,e);return r===null?"too-slow":r?null:"differs"}function bK(e,t,n,r){let o;try{o=JSON.parse(e)}catch{return{json:null}}let s=DC(JSON.parse(
t),o,"$");if(!s)return null;let i=a=>n(JSON.stringify(a,(c,l)=>typeof l=="string"?r(l):l));return{json:i(s.expected),at:n(s.at),got:s.got===
void 0?null:i(s.got)}}function DC(e,t,n){if(typeof e!="object"||e===null)return e===t?null:{at:n,expected:e,got:t};let r=Array.isArray(e);if(typeof t!=
"object"||t===null||r!==Array.isArray(t))return{at:n,expected:e,got:t};if(r&&e.length!==t.length)return{at:n,expected:e,got:t};for(let[o,s]of Object.
entries(e)){let i=Object.hasOwn(t,o)?t[o]:void 0,a=DC(s,i,r?`${n}[${o}]`:`${n}${wK(o)}`);if(a)return a}return null}function wK(e){return/^[A-Za-z_]\w*$/.
test(e)?`.${e}`:`[${JSON.stringify(e)}]`}var xK=1e3;function SK(e,t){try{return pK.runInNewContext("new RegExp(pattern, 'u').test(text)",{pattern:e,
text:t},{timeout:xK})}catch{return null}}var hi=64*1024*1024,UC={accept:"*/*"};function Yw(e,t,n,r){return{path:e,status:t,headers:n,framing:RK(n,r.length),length:r.length,digest:vK(
"sha256").update(r).digest("hex"),body:r}}function RK(e,t){return e["transfer-encoding"]?.toLowerCase().includes("chunked")?"chunked":e["con\
tent-length"]!==void 0?"content-length":t>0?"until-close":"none"}function ZC(e,t,n=r=>r){let{path:r,status:o,length:s}=e;if(!Jt(t).includes(
o))return{code:"wrong-status",path:r,status:o,expected:t.status,body:BC(e,n)};let i=t.body===void 0?null:LC(HC(e),t.body,n);if(i)return{code:"\
wrong-body",path:r,bytes:s,body:BC(e,n),lacks:i};for(let[a,c]of Object.entries(t.headers)){let l=Object.hasOwn(e.headers,a)?e.headers[a]:void 0;
if(String(l??"")!==c){let u=l===void 0?null:n(String(l));return{code:"wrong-header",path:r,name:a,value:u,expected:c}}}return null}function GC(e,t){
let{path:n}=e.answer,[r,o]=[e.answer,t.answer];return r.status!==o.status?null:e.fixed&&t.fixed&&r.length!==o.length?{code:"lengths-differ",
path:n,base:r.length,head:o.length}:r.framing===o.framing?null:{code:"framing-differs",path:n,base:r.framing,head:o.framing}}var _K=64*1024,
EK=200;function BC(e,t){return t(HC(e).subarray(0,_K).toString("utf8")).slice(0,EK)}var jC={gzip:FC,"x-gzip":FC,deflate:$K,br:kK,zstd:OK},PK=2;
function HC({body:e,headers:t}){let n=(t["content-encoding"]??"").toLowerCase().split(",");if(n.length>PK)return e;try{return n.reduceRight(
(r,o)=>{let s=o.trim(),i=Object.hasOwn(jC,s)?jC[s]:void 0;return i?i(r,{maxOutputLength:hi}):r},e)}catch{return e}}function qC({caFile:e,name:t}){return e===null?{rejectUnauthorized:!1,servername:t}:{ca:WC(e),servername:t}}function WC(e){let t=vt(e);if(t===
null)throw new Error(`${e} is no file that can be read, or larger than 64 MiB`);return t}async function Ic(e,t,n,r){r.signal?.throwIfAborted();
let o=TK(t,r.bodyFile);return r.http2?CK(e,t,n,{...r,body:o}):new Promise((s,i)=>{let c=process.getBuiltinModule(r.tls?"node:https":"node:ht\
tp").request({host:e.host,port:e.port,path:n,method:t.method,agent:!1,headers:VC(t,o,r.again,Ac(e,r.tls).host),...r.tls&&qC(r.tls)}),l=r.again?
[]:["connection"];for(let g of o?l:[...l,"transfer-encoding"])c.removeHeader(g);let u=setTimeout(()=>c.destroy(new Error(`no whole answer wi\
thin ${r.timeoutSeconds} s`)),r.timeoutSeconds*1e3),d=()=>c.destroy(r.signal?.reason);r.signal?.addEventListener("abort",d,{once:!0});let f=()=>{
clearTimeout(u),r.signal?.removeEventListener("abort",d)},m=g=>{f(),i(g)};c.on("error",m),c.once("upgrade",({statusCode:g},y)=>{y.destroy(),
m(new Error(`answered ${g}, which switches to another protocol`))});let h;c.on("information",({statusCode:g})=>{h??=g});let p=!1;c.once("clo\
se",()=>{p||m(new Error("closed without an answer"))}),c.once("response",g=>{p=!0;let y=[],w=0;g.on("data",x=>{if(w+=x.length,w>hi)return c.
destroy(new Error(`the answer is larger than ${hi} bytes`));y.push(x)}),g.on("error",m),g.once("end",()=>{f();let x=Yw(n,g.statusCode??0,g.headers,
Buffer.concat(y));s({...x,...h!==void 0&&{interim:h}})})}),c.end(o)})}function TK(e,t){let n=e.body&&"text"in e.body?e.body.text:"",r=t===void 0?
Buffer.from(n):WC(t);return r.length===0?void 0:r}function VC(e,t,n,r){let o=kd(e,t!==void 0).map(([s,i])=>[s.toLowerCase(),Buffer.from(i).toString(
"latin1")]);return{...UC,"user-agent":"",...n&&{connection:"close"},...Object.fromEntries(o),...r!==void 0&&o.every(([s])=>s!=="host")&&{host:r},
...t&&{"content-length":t.length}}}function CK(e,t,n,r){let{tls:o,body:s,signal:i,timeoutSeconds:a}=r,{host:c}=Ac(e,o),l=o&&qC(o);return new Promise(
(u,d)=>{let{connect:f}=process.getBuiltinModule("node:http2"),m=f(`${o?"https":"http"}://${Zr(e)}`,l),h=k=>{m.destroy(),clearTimeout(p),i?.removeEventListener(
"abort",g),d(k)},p=setTimeout(()=>h(new Error(`no whole answer within ${a} s`)),a*1e3),g=()=>h(i?.reason);i?.addEventListener("abort",g,{once:!0}),
m.on("error",h);let y=m.request({":method":t.method,":scheme":o?"https":"http",":authority":c,":path":n,...VC(t,s)}),w=0,x={},S=[],R=0;y.on(
"error",h),y.once("response",({":status":k=0,...P})=>{w=k,x=P}),y.on("data",k=>{if(R+=k.length,R>hi)return h(new Error(`the answer is larger\
 than ${hi} bytes`));S.push(k)}),y.once("end",()=>{clearTimeout(p),i?.removeEventListener("abort",g),m.close(),u(Yw(n,w,x,Buffer.concat(S)))}),
y.end(s)})}var KC=.01,AK=10;async function Xw(e,t,n,r){let o={method:"GET",paths:[t.path],headers:n.request.headers},s=r.now(),i=s+t.timeoutSeconds,{signal:a}=n.
options,c=null;for(;r.now()<i;){let l=e.ended();if(l){let u=dr(e.lacks?.());throw new Y({code:"died",of:"server",end:l,when:"starting",...u})}
try{let u=await Ic(e.address,o,t.path,{...n.options,timeoutSeconds:2});if(c=u.status<500?await Qw(e,t.command,a):{path:t.path,status:u.status},
c===null)return;await r.sleep(KC,a)}catch(u){if(a?.reason instanceof $n){let d=Math.round(r.now()-s),f=rm(e,c);throw new Y({code:"not-ready",
seconds:d,last:c,...f,runOver:!0})}a?.throwIfAborted(),c={error:u.message},await r.sleep(KC)}}throw c!==null&&"error"in c&&JC.test(c.error)?
YC(c.error):new Y({code:"not-ready",seconds:t.timeoutSeconds,last:c,...rm(e,c)})}async function Qw(e,t,n){if(!t)return null;let r=await e.exec(
t,{timeoutSeconds:AK,...n&&{signal:n}});return r.code===0?null:{error:`${t.join(" ")}: ${se(r)}`}}function rm({address:e,nearby:t,listens:n},r){
if(!n||r===null||!("error"in r)||!r.error.includes("ECONNREFUSED"))return{};let{port:o}=t??e;return{listens:{asked:o,at:n().map(({host:s,port:i})=>({
host:s,port:i}))}}}var JC=/EADDRNOTAVAIL/;function YC(e){let t=`no port was free for a connection, since closed connections keep theirs for \
a minute (${e})`;return new Y({code:"harness-failed",error:`${t}; sysctl -w net.ipv4.tcp_tw_reuse=1 frees them sooner`})}var MK=10,NK=.25;async function gi(e,t,n=MK){
let r=[],o=gn.now()+n;for(let s of t.request.paths)r.push(await IK(o,t,()=>zK(e,t,s)));return r}async function IK(e,{options:t},n){for(;;)try{
return await n()}catch(r){let o=r instanceof Y?r.fault:null;if(o?.code!=="no-answer"||!JC.test(o.error))throw r;if(gn.now()>=e)throw YC(o.error);
await gn.sleep(NK,t.signal)}}async function zK(e,t,n){for(let r=LK(t.errors);;r-=1)try{let o=await Ic(e,t.request,n,t.options).catch(i=>{throw t.
options.signal?.throwIfAborted(),new Y({code:"no-answer",path:n,error:i.message})}),s=ZC(o,t.expect,t.redact);if(!s)return o;throw new Y(s)}catch(o){
if(!(o instanceof Y)||r<=1)throw o}}function LK(e){return e<=0?1:Math.min(100,Math.ceil(Math.log(1e-6)/Math.log(e)))}var DK=.02,FK=600;async function om({target:e,services:t=[],...n},r,o,s,i,a="server"){let c=new Map,l=[];for(let u of t){let d=i.use(await r.
serve(u,new Map,a));await BK(d,u.target,o,s),c.set(u.target.name,d.nearby),l.push(d)}for(let u of e.prepare??[]){let d={timeoutSeconds:FK,...s&&
{signal:s}},f=await r.runOnce({target:e,...n},{command:u},c,d);if(f.code===0)continue;let m={code:"prepare-failed",command:[...u],error:se(f)};
throw new Y({...m,...dr(f.lacks)})}return{services:l,addresses:c}}async function BK(e,{name:t,ready:n},r,o){let s=r.now()+n.timeoutSeconds,i=null;
for(;r.now()<s;){let a=e.ended();if(a)throw new Y({code:"died",of:"service",service:t,end:a,when:"starting"},await e.log());if(await EC(e.address)&&
(i=await Qw(e,n.command,o),i===null))return;await r.sleep(DK,o)}throw new Y({code:"not-ready",seconds:n.timeoutSeconds,last:i,service:t},await e.
log())}import{connect as jK}from"node:net";var UK=Buffer.concat([Buffer.from(`PRI * HTTP/2.0\r
\r
SM\r
\r
`),Buffer.from([0,0,0,4,0,0,0,0,0])]),ex={type:4,at:3},ZK=Buffer.from(`GET / HTTP/1.1\r
Host: localhost\r
Connection: close\r
\r
`),QC=1e3,GK=[400,426,505];async function sm(e,t,n){let r=e.code==="not-ready"||e.code==="no-answer",o=e.code==="wrong-status"&&GK.includes(
e.status);if(!r&&!o)return e;let s=await HK(t,n);return s===null?e:{...e,speaks:s}}async function HK(e,{tls:t,http2:n}){if(await qK(e))return t?
null:"https";let r=await XC(e,UK);if(r!==null&&r.length>ex.at&&r[ex.at]===ex.type)return n&&!t?null:"http2";let o=await XC(e,ZK);return o===
null||!o.toString("latin1").startsWith("HTTP/1.")?null:t||n?"http":null}function qK({host:e,port:t}){let n=process.getBuiltinModule("node:tl\
s");return new Promise(r=>{let o=n.connect({host:e,port:t,rejectUnauthorized:!1,ALPNProtocols:["h2","http/1.1"]}),s=i=>{r(i),o.destroy()};o.
setTimeout(QC,()=>s(!1)),o.once("secureConnect",()=>s(!0)),o.on("error",()=>s(!1)),o.once("close",()=>s(!1))})}function XC({host:e,port:t},n){
return new Promise(r=>{let o=jK({host:e,port:t}),s=i=>{r(i),o.destroy()};o.setTimeout(QC,()=>s(null)),o.once("connect",()=>o.write(n)),o.once(
"data",s),o.on("error",()=>s(null)),o.once("close",()=>s(null))})}function jn(e,t){return{at:e,startSeconds:{},warmUpSeconds:0,rounds:[],invalid:t}}function Gr({case:{id:e}},t){return`${e.replaceAll("/","-")}\
-${t}`}function ft(e){let t=n=>e.reduce((r,o)=>r+(o[n]??0),0);return{ready:t("ready"),load:t("load"),harness:t("harness")}}async function yi(e,t){
let n=process.cpuUsage(),r=await e(),{user:o,system:s}=process.cpuUsage(n);return{result:r,time:{ready:0,load:t(r),harness:(o+s)/1e6}}}var bi=class extends Error{name="StartFailure";variant;fault;log;constructor(t,n,r){super(n.code),this.variant=t,this.fault=n,this.log=r}};async function im(e,t,n,r){
var a=[];try{let{variant:o}=t;let s=Z(a,new AsyncDisposableStack,!0);let i=null;try{let f=e.questions[o],m=await om(t,n,r,f.options.signal,s),
{services:h}=m;i=s.use(await n.serve(t,m.addresses)),await Xw(i,t.target.ready,f,r);let p=await gi(i.address,f),g=p.find(xe=>xe.interim!==void 0)?.
interim,y=r.now()-i.startedAt;if(e.case.via==="direct"){let xe=await tA(i,f,p,r),mt=s.move();return{...{variant:o,server:i,services:h,proxy:null,
front:i,question:f,startSeconds:y,answers:p,lengths:xe},[Symbol.asyncDispose]:()=>mt.disposeAsync()}}let{tls:w}=f.options,{connections:x,keepalive:S}=e.
scenario,R={variant:o,connections:x,keepalive:S,...w&&{tls:w}},k=r9(f),{command:P,...E}=t.target.ready,A=await QK(n.proxy(i,R),s,o,xe=>eA(Xw(
xe,E,k,r),g)),F=await eA(gi(A.address,k),g),Q=await tA(A,k,F,r),j=s.move();return{...{variant:o,server:i,services:h,proxy:A,front:A,question:k,
startSeconds:y,answers:F,lengths:Q},[Symbol.asyncDispose]:()=>j.disposeAsync()}}catch(f){f instanceof Y||e.questions[o].options.signal?.throwIfAborted();
let m=f instanceof Y?f.fault:{code:"start-failed",error:f.message},p=(i&&xs(m)?await XK(i,r):null)??await WK(m,e,t,i),g=(f instanceof Y?f.log:
void 0)??await i?.log().catch(()=>"")??"";throw new bi(o,JK(p,g),g)}}catch(c){var l=c,u=!0}finally{var d=K(a,l,u);d&&await d}}async function WK(e,t,{
variant:n},r){let o="through"in e||"speaks"in e&&e.speaks!==void 0;return r===null||o||r.ended()!==null?e:sm(e,r.address,t.questions[n].options)}
var VK=[502,504];async function eA(e,t){try{return await e}catch(n){if(!(n instanceof Y))throw n;let{fault:r,log:o}=n,s=r.code==="not-ready"||
r.code==="no-answer"||r.code==="wrong-status"&&VK.includes(r.status),i=r.code==="not-ready"&&r.runOver===!0&&t===void 0;throw!s||i?n:new Y({
...r,through:"nginx",...t!==void 0&&{interim:t}},o)}}var KK=[/Cannot find (?:module|package) '([^'./][^']*)'/,/ModuleNotFoundError: No module named '([^']+)'/,
/cannot load such file -- ([^\s./][^\s]*)/];function JK(e,t){if(e.code!=="died"||e.when!=="starting")return e;let n=KK.map(r=>r.exec(t)?.[1]).
find(r=>r!==void 0);return n===void 0?e:{...e,lacks:n}}var YK=.1;async function XK(e,t){e.ended()===null&&await t.sleep(YK);let n=e.ended();
return n&&{code:"died",of:"server",end:n,when:"before-load"}}async function QK(e,t,n,r){let o=t.use(await e.catch(s=>{throw new Y({code:"pro\
xy-failed",variant:n,end:null,seconds:null,error:s.message})}));try{await r(o)}catch(s){if(!(s instanceof Y))throw s;let{fault:i}=s,a=i.code===
"died"?i.end:null;if(a===null&&!e9(i))throw s;let c=await o.log(),l=i.code==="not-ready"?i.seconds:null,u=wt(c,1)||null;throw new Y({code:"p\
roxy-failed",variant:n,end:a,seconds:l,error:u},c)}return o}function e9(e){let t=n=>n.includes("ECONNREFUSED");return e.code==="no-answer"?t(
e.error):e.code==="not-ready"&&e.last!==null&&"error"in e.last&&t(e.last.error)}var t9=4,n9=.2;async function tA(e,t,n,r){let o=typeof t.expect.
body=="string",s=r.now()+n9;for(let a=0;!o&&a<t9&&(a===0||r.now()<s);a++)if((await gi(e.address,t)).some((l,u)=>l.digest!==n[u]?.digest))return null;
let i=t.request.method==="HEAD"?[0]:n.map(({length:a})=>a);return{shortest:Math.min(...i),longest:Math.max(...i)}}function r9(e){let{tls:t,...n}=e.
options;return{...e,options:n}}function Yt({variant:e,server:t,proxy:n,services:r}){let o=t.ended();if(o)return{code:"died",of:"server",end:o};
let s=r.map(a=>a.ended()).find(a=>a!==null);if(s)return{code:"died",of:"service",end:s};let i=n?.ended();return i?{code:"proxy-failed",variant:e,
end:i,seconds:null,error:null}:null}function wi(e,t){return Math.max(1,Math.floor(e.generator.length/t))}function nA(e,t,n){let{background:r}=t.
scenario,{background:o,options:s}=e.question;if(!r||!o)return null;let{tls:i}=s;return{address:e.front.address,request:o,connections:r.connections,
keepalive:!0,...t.scenario.http2&&{http2:!0},timeoutSeconds:Math.max(10,t.scenario.timeoutSeconds),statuses:Jt(t.scenario.expect),length:{seconds:n},
threads:1,...i&&{tls:{name:i.name,caFile:i.caFile}}}}function xi(e,t,n,r,o){let{request:s,options:i}=e.question,{tls:a,bodyFile:c}=i;return{
address:e.front.address,request:s,connections:t.scenario.connections,keepalive:t.scenario.keepalive,...t.scenario.http2&&{http2:!0},timeoutSeconds:t.
scenario.timeoutSeconds,statuses:Jt(t.scenario.expect),...o!==void 0&&{rate:o},length:n,threads:r,...c!==void 0&&{bodyFile:c},...a&&{tls:{name:a.
name,caFile:a.caFile}}}}async function am(e,t,n,r){let{runner:o,clock:s,signal:i}=n,a=await Promise.allSettled(e.map(async p=>r.use(await im(
t,p,o,s))));i.reason instanceof $n||i.throwIfAborted();let l=a.flatMap(p=>p.status==="rejected"?[p.reason]:[]),u=l.filter(p=>p instanceof bi),
[d]=l.filter(p=>!(p instanceof bi));if(d)throw d;u.length===0&&i.throwIfAborted();let f=new Map(u.map(({variant:p,log:g})=>[Gr(t,p),g])),[m,
...h]=u;return m?.variant==="base"&&e.length>1&&h.length===0&&!i.aborted&&(await r.disposeAsync(),await s9(e,t,n))?{open:[],invalid:[{...o9,
log:m.log}],logs:f}:{open:a.flatMap(p=>p.status==="fulfilled"?[p.value]:[]),invalid:u.map(({variant:p,fault:g,log:y})=>({variant:p,fault:g,log:y})),
logs:f}}var o9={variant:"head",fault:{code:"fails-beside",of:"base"}};async function s9(e,t,{runner:n,clock:r,signal:o}){let s=e.find(({variant:d})=>d===
"base");if(!s)return!1;try{var i=[];try{let d=Z(i,await im(t,s,n,r),!0);return!0}catch(a){var c=a,l=!0}finally{var u=K(i,c,l);u&&await u}}catch(d){
if(d instanceof bi||o.aborted)return!1;throw d}}import{closeSync as i9,constants as tx,fstatSync as a9,openSync as c9,readdirSync as l9,readSync as u9}from"node:fs";function oA(e){let t=e.filter(r=>Tr(r)==="java").map(r=>{let o=m9(r);return o&&f9(o)}),n=t.filter(r=>r!==null);return n.length===0||n.length<
t.length?null:n.reduce((r,o)=>r+o,0)}var d9=/^sun\.gc\.collector\.\d+\.invocations$/;function f9(e){let t=[...e].filter(([n])=>d9.test(n));return t.
length===0?null:t.reduce((n,[,r])=>n+r,0)}function m9(e){let t=`/proc/${e}/root/tmp`;try{let n=l9(t).filter(r=>r.startsWith("hsperfdata_"));
for(let r of n){let o=h9(`${t}/${r}/${As(e)}`),s=o&&b9(o);if(s)return s}}catch{}return null}var p9=1024*1024;function h9(e){let t;try{t=c9(e,
tx.O_RDONLY|tx.O_NOFOLLOW|tx.O_NONBLOCK)}catch{return null}try{let n=a9(t);if(!n.isFile()||n.size>p9)return null;let r=Buffer.alloc(n.size);
return r.subarray(0,u9(t,r,0,n.size,0))}finally{i9(t)}}var g9=3405693120,rA=32,y9=20;function b9(e){if(e.length<rA||e.readUInt32BE(0)!==g9||
e[5]!==2)return null;let t=e[4]===1,n=i=>t?e.readInt32LE(i):e.readInt32BE(i),r=i=>Number(t?e.readBigInt64LE(i):e.readBigInt64BE(i)),o=new Map,
s=n(24);for(let i=n(28);i>0&&s>=rA&&s+y9<=e.length;i-=1){let[a,c,l,u]=[n(s),s+n(s+4),n(s+8),s+n(s+16)],d=e[s+12]===74&&l===0,f=e.indexOf(0,c);
if(d&&c>s&&f>c&&u>s&&u+8<=e.length&&o.set(e.toString("latin1",c,f),r(u)),a<=0)break;s+=a}return o}function lm(e,t,n){let r=at(e),o=()=>(t&&bw(t))??Cs(e);return{ownNetwork:n,group:t,pids:o,async read(){let s=o(),i=On(s),a=i.cpu.size>0,c=t&&
Af(t);return{cpu:c??(a?sA(i.cpu.values()):null),...c===null&&{whole:Ca(s)},threads:i.cpu,switches:a?i.switches:null,counters:O9(s),memoryPeak:(t&&
GP(t))??v9(s),accepted:H$(e),same:r!==null&&at(e)===r}}}}function Si(e,t){let n=[...t.threads].map(([r,o])=>o-(e.threads.get(r)??0));return{
cpu:x9(e,t),busiest:n.length===0?null:Math.max(...n),switches:zc(e.switches,t.switches),counters:S9(e.counters,t.counters),accepted:zc(e.accepted,
t.accepted)}}var w9=.03;function x9(e,t){let n=zc(e.cpu,t.cpu),r=zc(e.whole??null,t.whole??null);return r!==null&&(n===null||r>n+w9)?r:n}function S9(e,t){
let n=Xn.map(r=>[r,zc(e[r]??null,t[r]??null)]);return Object.fromEntries(n.filter(([,r])=>r!==null))}function zc(e,t){return e===null||t===null||
t<e?null:t-e}function v9(e){let t=e.map(G$).filter(n=>n!==null);return t.length===0?null:sA(t)}function sA(e){let t=0;for(let n of e)t+=n;return t}
var cm="/sys/fs/cgroup";async function iA(e,t){let[n,r,o]=["stat","cgroup","net/snmp"].map(l=>`/proc/${e}/${l}`),s=await t.read([n,r]),i=Ju(
s.get(n)??null),a=k9(s.get(r)??""),c=[...a.usage,...a.stat,...a.peak];return{ownNetwork:!0,group:null,pids:()=>[],async read(){let l=await t.
read([n,o,...c]),u=h=>l.get(h.find(p=>l.has(p))??""),[d,f,m]=[u(a.usage),u(a.stat),u(a.peak)];return{cpu:d?Mf(d,1):f?Mf(f,2):null,threads:new Map,
switches:null,counters:{},memoryPeak:m?Number(m):null,accepted:by(l.get(o)??null),same:i!==null&&Ju(l.get(n)??null)===i}}}}function k9(e){let t=e.
split(`
`).map(i=>i.split(":")),n=i=>t.find(([,a])=>a?.split(",").includes(i))?.slice(2).join(":"),[r,o,s]=[n("cpuacct"),n("memory"),n("")];return{usage:r?
["cpuacct","cpu,cpuacct"].map(i=>`${cm}/${i}${r}/cpuacct.usage`):[],stat:s&&!r?[`${cm}${s}/cpu.stat`]:[],peak:o?[`${cm}/memory${o}/memory.ma\
x_usage_in_bytes`]:s?[`${cm}${s}/memory.peak`]:[]}}var $9={"io-calls":U$,collections:oA};function O9(e){let t=Object.entries($9).map(([n,r])=>[
n,r(e)]);return Object.fromEntries(t.filter(([,n])=>n!==null))}var nx=12,Lc=.5,R9=2,um=/cannot assign requested address/i,_9=.9,E9=.05;function cA(e,t){return e.length<2||Math.max(...e)-Math.min(...e)<=E9*
t}function qe(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function dm(e){return Object.values(e.errors).reduce((t,n)=>t+n,0)}function Dc(e,{
expect:t}){return Jt(t).reduce((n,r)=>n+(e.byStatus[String(r)]??0),0)}function lA(e){let{scenario:t,output:n,alive:r,ended:o}=e,s=qe(n),i=dm(
n),a=Dc(n,t),c=e.via==="nginx"?{through:"nginx"}:{},l=[r?null:o??{code:"restarted"}];if(a===0)l.push({code:"no-answers",seconds:n.wall,most:aA(
n),...c});else{let[u,d]=[s-a+i,s+i];u-qb(n,t,e.via)>t.maxErrors*d&&l.push({code:"errors",failed:u,of:d,unit:"requests",most:aA(n,t),...c}),l.
push(P9(e,s,a),rx(e))}return l.filter(u=>u!==null)}function P9({lengths:e,output:{bytes:t,byStatus:n}},r,o){if(e===null||r!==o||Object.keys(
n).length>1)return null;let[s,i]=[o*e.shortest,o*e.longest];return t>=s&&t<=i?null:{code:"wrong-size",answers:r,bytes:t,least:s,most:i}}function rx({
scenario:e,via:t,opened:n,output:r}){if(!e.keepalive)return null;let o=qe(r),s=o/R9+2*e.connections,i="too-many-connections",{client:a,upstream:c}=n;
return t==="nginx"&&c!==null&&c>s?{code:i,side:"upstream",opened:c,requests:o}:a!==null&&a>s?{code:i,side:"client",opened:a,requests:o}:null}
function uA(e){let{bottleneck:t,scenario:n,output:r}=e,o=[];e.outOfPorts&&o.push("out-of-ports"),t==="proxy"&&o.push("proxy-saturated"),t===
"generator"&&o.push("generator-saturated"),t==="dependency"&&!n.rate&&o.push("dependency");let s=qe(r)<nx*n.connections*.75;return n.requests===
void 0&&(s&&!n.rate||!e.enoughTime)&&o.push("too-few-requests"),e.keptUp!==null&&e.keptUp<_9&&o.push("over-capacity"),t==="generator"&&T9(r,
n)&&o.push("littles-law"),e.steady||o.push("unsteady"),e.inStep||o.push("out-of-step"),o}function T9(e,t){let n=qe(e);if(dm(e)>0||n<10*t.connections||
e.latency.mean===null)return!1;let r=n/e.wall*e.latency.mean/t.connections;return r<.85||r>1.05}function aA(e,t){let n=t?Jt(t.expect):[],r=Object.
entries(e.byStatus).filter(([s])=>!n.includes(Number(s))).map(([s,i])=>({status:s,count:i})),o=Object.entries(e.errors).map(([s,i])=>({error:s,
count:i}));return[...r,...o].sort((s,i)=>i.count-s.count).slice(0,3)}var Do=.2,mm=8,fm=2,C9=1.05,ox=3,A9=.97;function M9(e){if(e.length<2*fm)return!1;let t=Ve(e.slice(-fm));return t>0&&t<=C9*Ve(e.slice(-2*fm,-fm))}
function N9(e){if(e.length<2*ox)return!1;let[t,n]=[e.slice(-ox),e.slice(0,-ox)];return Math.min(...t)>=A9*Math.min(...n)}async function vi(e,t,n,r,o){
let s=new Map(e.map(p=>[p,[]])),i=[...s.values()],a=[],c=o!==void 0,l=!1,u=0;for(let p of o===void 0?[]:I9(o))await m(p);for(;!c&&!l&&u<mm;){
let p=await m(Do),g=u>=z9(r);c=i.every(w=>(w.at(-1)?.answers??0)>0)&&M9(dA(i))&&(g||N9(fA(i))),u+=p}c||=l||dA(i).every(p=>p===0);let d=i.map(
p=>Math.max(sx(p.at(-1)),sx(p.at(-2)))),f=d[e.findIndex(({variant:p})=>p==="base")]??d[0]??0;return{steady:c,answersPerSecond:Math.min(...d),
base:f,time:ft(a),...o===void 0&&c&&{costs:fA(i).map(p=>Number.isFinite(p)?p:null)}};async function m(p){let g=[];for(let y of t?[e]:e.map(w=>[
w])){let w=k=>Math.max(...k.map(({wall:P})=>P)),x=()=>Promise.all(y.map(k=>h(k,p))),{result:S,time:R}=await yi(x,w);g.push(w(S)),a.push(R)}return Math.
max(...g)}async function h(p,g){let y=wi(r.plan.cpus,t?e.length:1),w=xi(p,n,{seconds:g},y),x=await p.server.meter.read(),S=await r.generator(
w,{signal:r.signal}).catch(()=>null);l||=S===null||Yt(p)!==null,r.signal.throwIfAborted();let{cpu:R}=Si(x,await p.server.meter.read()),k={cpu:R,
wall:S?.output.wall??g,answers:S?qe(S.output):0};return s.get(p)?.push(k),k}}function I9(e){let t=e-Do;return t>Do/2?[t,Do]:[Do]}function z9(e){
return Dn(e.plan)/10}function dA(e){return ix(e,sx)}function sx(e){return e?e.answers/e.wall:0}function fA(e){let t=ix(e,n=>n.answers);return e.
flat().some(({cpu:n})=>n===null)?t.map(()=>0):ix(e,({cpu:n})=>n??0).map((n,r)=>n/(t[r]??0))}function ix(e,t){let[n=[]]=e;return n.map((r,o)=>e.
reduce((s,i)=>s+(i[o]?t(i[o]):0),0))}function mA({scenario:e,rate:t}){return e.rate!==void 0&&"share"in e.rate&&t===void 0}async function pA(e,t,n){var w=[];try{let{builds:r,scenario:o}=e;
let s=n.clock.now()-n.began;let i=r.length>1&&t==="side-by-side"&&r.every(n.runner.canShare);let a=Z(w,new AsyncDisposableStack,!0);let c=await am(
i?r:r.slice(0,1),e,n,a);let{open:l,logs:u}=c;let d=jn(s,c.invalid);if(d.invalid.length>0)return{rate:null,start:{session:d,time:ft([]),logs:u}};
let f=n.clock.now();let{base:m,time:h}=await vi(l,i,e,n);let p=o.rate&&"share"in o.rate?o.rate.share:1;let g=Number((p*m).toPrecision(3));let y=ft(
[h,{ready:n.clock.now()-f}]);return{rate:g>0?g:1,start:{session:d,time:y,logs:u}}}catch(x){var S=x,R=!0}finally{var k=K(w,S,R);k&&await k}}var hA=128*1024-1;function L9(e,t,n){let r=D9(e);if(Buffer.byteLength(r)>hA)throw new Y({code:"command-failed",error:`it is longer than the ${hA}\
 bytes that hyperfine accepts; put long arguments into a file`});return["--shell","none","--style","none","--warmup","0","--runs",String(t),
"--ignore-failure","--output","inherit","--export-json",n,"--",r]}function bA(e,t){return{program:e,argumentsFor:(r,o)=>L9(r,t,o)}}function D9(e){
return e.map(t=>`'${t.replaceAll("'","'\\''")}'`).join(" ")}var gm=$().nonnegative(),wA=H().nullable(),xA=$().nonnegative(),F9=pe({times:C(gm).
min(1),user:gm,system:gm,memory_usage_byte:C(xA).nullish(),exit_codes:C(wA)}),pm=e=>pe({value:e==="second"?gm:xA,unit:ne(e)}),B9=pe({measurements:C(
pe({time_wall_clock:pm("second"),time_user:pm("second"),time_system:pm("second"),memory_peak_resident:pm("byte").nullish(),exit_code:wA})).min(
1)}),j9=pe({results:ws([X([F9,B9])])});function SA(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`hyperfine wrote no JSON: ${JSON.stringify(
e.slice(0,200))}`)}let n=j9.safeParse(t);if(!n.success){let s=n.error.issues[0];throw new Error(`hyperfine's JSON is not as expected at ${s?.
path.join(".")||"its top"}: ${s?.message}`)}let[r]=n.data.results;if("times"in r){let s=r.times.length;return{runs:s,wall:hm(r.times),user:r.
user*s,system:r.system*s,memory:gA(r.memory_usage_byte??[]),exitCode:yA(r.exit_codes)}}let{measurements:o}=r;return{runs:o.length,wall:hm(o.
map(s=>s.time_wall_clock.value)),user:hm(o.map(s=>s.time_user.value)),system:hm(o.map(s=>s.time_system.value)),memory:gA(o.flatMap(s=>s.memory_peak_resident?.
value??[])),exitCode:yA(o.map(s=>s.exit_code))}}var hm=e=>e.reduce((t,n)=>t+n,0),gA=e=>e.length===0?null:Math.max(...e);function yA(e){let t=e.
find(n=>n!==0);return t===void 0?0:t}var U9=/^\s*(?:Warning: Ignoring non-zero exit code\.)?\s*$/;function ax(e){return e.split(`
`).filter(t=>!U9.test(t)).join(`
`)}async function ym(e,t,n){let r=t?e:{...e,proxy:[]},o=process.cpuUsage(),s=await vA(r,n);return async()=>{let i=await vA(r,n),{user:a,system:c}=process.
cpuUsage(o),l=(f,m)=>s[f]&&i[f]&&i[f][m]-s[f][m],u=(f,m,h)=>Z9({wall:m,stolen:l(f,"stolen"),busy:l(f,"busy"),ours:h.every(p=>p!==null)?h.reduce(
(p,g)=>p+g,0):null}),d=(a+c)/1e6;return{idle:{server:l("server","idle"),generator:l("generator","idle")},disturbance:({wall:f,server:m,proxy:h,
generator:p})=>Js(r)?bm([u("there",f,[m,h]),u("generator",f,[p,d])]):u("all",f,[m,h,p,d])}}}async function vA(e,t){let{server:n,proxy:r,generator:o}=e,
s=[...new Set([...n,...r])],i=[...new Set([...s,...o])];return{server:await t.cpuSeconds(n),there:Js(e)?await t.cpuSeconds(s):null,generator:So(
o),all:Js(e)?null:So(i)}}function Z9({wall:e,stolen:t,busy:n,ours:r}){return e>0?{stolen:t===null?null:t/e,foreign:n===null||r===null?null:Math.
max(0,(n-r)/e)}:{stolen:null,foreign:null}}function bm(e){let t=n=>n.every(r=>r!==null)&&n.length>0?Math.max(...n):null;return{stolen:t(e.map(
n=>n.stolen)),foreign:t(e.map(n=>n.foreign))}}function wm(e){let t=e>>>0;return()=>{t=t+2654435769>>>0;let n=t;return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,3266489909),((n^
n>>>16)>>>0)/2**32}}function fr(e,t){let n=[...e];for(let r=n.length-1;r>0;r-=1){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}
function xm(e,t,n){let r=[];for(let o=0;o<t;o+=1)r.push(o%2===0?fr(e,n):[...r.at(-1)].reverse());return r}var ux=3,ki=4,cx=[2,4,6,8,12],G9=3,H9=.03,q9=.12;function vm({pairing:e},{args:t}){return t?"interleaved":e}function $A(e){return{design:{pairing:e,
rounds:ki,pilot:!0},choice:null}}var W9=2;function km(e,t){let n=e.reduce((o,s)=>o+s,0);return Math.max(...e)>Lc&&ki*n>t/(2*ux)?W9:ki}function OA(e,{
sessions:t},n){if(e.choice!==null)return e;let r=RA({sessions:t},n.loop),o=r===null?{}:{warmUpSeconds:r},{pilot:s,...i}={...e.design,...o,...V9(
t)};if(t.length<ux)return{design:{...i,...s&&{pilot:s}},choice:null};let a={...K9({sessions:t},n),...o};return{design:{...i,rounds:a.roundsPerSession},
choice:a}}function V9(e){let t=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),r=[...Map.groupBy(t,({variant:s})=>s).values()].map(s=>mo(s.
map(i=>qe(i)/i.wall))??0),o=Math.min(...r);return o>0&&Number.isFinite(o)?{answersPerSecond:o}:{}}function K9(e,t){let{loop:n}=t,r=Nu(n).flatMap(
l=>k$(e,l)??[]),o=J9(e);if(r.length===0)return{roundsPerSession:o.find(u=>u>=ki)??ki,betweenStarts:null};let s=X9(e.sessions,t),i=l=>Math.max(
...r.map(u=>Y9(u,l,s,t))),a=o.reduce((l,u)=>i(u)<i(l)?u:l),c=Ve(r.map(({start:l,round:u})=>l/(l+u)||0));return{roundsPerSession:a,betweenStarts:c}}
function J9({sessions:e}){let n=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)).filter(({latencies:s})=>s!==void 0);if(n.length===0)return cx;
let r=Math.min(...n.map(({correct:s})=>s)),o=cx.filter(s=>s>=ki&&(s-1)*r>=n$(.99));return o.length>0?o:cx.slice(-1)}function Y9({start:e,round:t},n,r,{
budgetSeconds:o}){let s=Math.floor(o/(r.session+n*r.round));if(s<ux)return Number.POSITIVE_INFINITY;let i={variance:e+t/n,degrees:s-1+G9};return fc(
{noise:i,weight:s},vf("end"))??Number.POSITIVE_INFINITY}function X9(e,{spent:t,loop:n}){let r=e.flatMap(c=>c.rounds),o=r.reduce((c,l)=>c+Q9(
l),0),s=RA({sessions:e},n),i=e.map(c=>s===null?0:Math.max(0,c.warmUpSeconds-s*dx(c))),a=t-o-i.reduce((c,l)=>c+l,0);return{session:Math.max(0,
a/e.length),round:r.length===0?0:o/r.length}}function dx({rounds:e}){return e.some(({together:t})=>t)?1:Math.max(1,...e.map(({order:t})=>t.length))}
function Q9({samples:e,together:t}){let n=e.map(({wall:r})=>r+H9);return t?Math.max(0,...n):n.reduce((r,o)=>r+o,0)}var Sm=3,e5=1.1,t5=1.15,n5=Math.
log(1.25);function RA({sessions:e},t){let n=r5({sessions:e},t),[r,...o]=e.slice(e.findIndex(c=>c.warmUpCosts!==void 0));if(n===null||r===void 0)
return n;let s=kA(r),i=o.flatMap(c=>kA(c)??[]);return s!==null&&i.some(c=>Math.abs(c-s)>n5)?Math.min(mm,Number((r.warmUpSeconds/dx(r)).toFixed(
2))):n}function kA({rounds:e}){let t=e.filter(n=>!va(n)).flatMap(({samples:n})=>{let[r,o]=["head","base"].map(s=>_A({samples:n.filter(i=>i.variant===
s)}));return r&&o&&lx(r)&&lx(o)?[Math.log(r.cost/o.cost)]:[]});return mo(t)}function r5({sessions:e},t){let n=e.find(({warmUpCosts:c})=>c!==
void 0),r=n?o5(n):[],o=(n?.rounds??[]).filter(c=>!va(c)).map(_A),s=t==="open"?r:[...r,...o];if(r.length<Sm||!s.slice(-Sm).every(lx))return null;
let a=(t==="open"?s:s.slice(0,s5(s)+1)).reduce((c,l)=>c+l.seconds,0);return Math.min(mm,Number(a.toFixed(2)))}function o5(e){let t=e.warmUpCosts??
[],n=e.warmUpSeconds/Math.max(1,t.length)/dx(e),r=Math.max(Do,n-q9);return t.map(o=>({seconds:r,cost:o??1/0}))}function s5(e){let t=r=>Ve(e.
slice(r,r+Sm).map(({cost:o})=>o)),n=e.length-Sm;return t(0)<=e5*t(n)?0:e.findLastIndex((r,o)=>o===0||o<n&&t(o)>t5*t(n))}function _A({samples:e}){
let t=n=>e.reduce((r,o)=>r+n(o),0);return{seconds:Math.max(0,...e.map(({wall:n})=>n)),cost:t(({cpu:n})=>n.server??Number.NaN)/t(({correct:n})=>n)}}
function lx({cost:e}){return e>0&&Number.isFinite(e)}var i5=pe({operations:H().positive(),seconds:$().positive().optional(),errors:H().nonnegative().default(0)}),EA=.25,a5=1,c5=.2,l5=20;async function PA(e,t,n){
var h=[];try{let r=n.clock.now()-n.began;let o=new Map;let s=Z(h,new AsyncDisposableStack,!0);let i=[];for(let x of fr(e.builds,n.random))try{
let{addresses:S}=await om(x,n.runner,n.clock,n.signal,s,"generator");i.push({build:x,beside:S})}catch(S){n.signal.throwIfAborted();let{variant:R}=x,
[k,P]=S instanceof Y?[S.fault,S.log]:[{code:"start-failed",error:S.message},void 0];P&&o.set(Gr(e,R),P);let E=[{variant:R,fault:k,...P&&{log:P}}];
return{session:jn(r,E),time:ft([]),logs:o}}let a=n.clock.now();let c=[];for(let x of i){let S=n.clock.now(),R=await TA(x,e,n,m5);c.push({...R,
took:n.clock.now()-S})}let l=p5(c);let u=n.clock.now()-a;let d=[];let f=[];for(let x of xm(i,d5(t,c,l,n),n.random)){let{round:S,time:R}=await u5(
x,e,n,l);if(d.push(S),f.push(R),S.samples.some(({invalid:k})=>k.length>0))break}let m=ft([...f,{ready:n.clock.now()-a}]);return{session:{at:r,
startSeconds:{},warmUpSeconds:u,rounds:d,invalid:[]},time:m,logs:o}}catch(p){var g=p,y=!0}finally{var w=K(h,g,y);w&&await w}}async function u5(e,t,n,r){
let o=n.clock.now()-n.began,s=await ym(n.plan.cpus,!1,n.runner),i=[],a=[];for(let d of e){let f=()=>TA(d,t,n,r),{result:m,time:h}=await yi(f,
({wall:p})=>p);i.push(m),a.push(h)}let c=i.reduce((d,f)=>d+f.wall,0),{stolen:l}=(await s()).disturbance({wall:c,server:null,proxy:null,generator:null,
busiestServer:null,busiestProxy:null});return{round:{order:e.map(({build:d})=>d.variant),together:!1,at:o,samples:i,disturbance:{stolen:l,foreign:null}},
time:ft(a)}}function d5({rounds:e,pilot:t},n,{runs:r},o){return t?km(f5(n,r),Dn(o.plan)):e}function f5(e,t){return e.map(({wall:n,took:r})=>Math.
max(0,r-n)+t*n)}var m5={runs:1,reports:null};function p5(e){let[t]=e.toSorted((o,s)=>o.variant.localeCompare(s.variant));if(t?.command?.operations!=
null)return{runs:1,reports:!0};let n=e.flatMap(({invalid:o,wall:s})=>o.length===0&&s>0?[s]:[]),r=n.length===0?1:Math.ceil(c5/Math.min(...n));
return{runs:Math.min(r,l5),reports:!1}}async function TA({build:e,beside:t},{scenario:n},r,o){let{timeoutSeconds:s,args:i=[]}=n,{runs:a,reports:c}=o,
l={timeoutSeconds:s*a,signal:r.signal},u=r.hyperfine===null?null:bA(r.hyperfine,a);try{let d=await r.runner.runOnce(e,{added:i,timer:u},t,l);
return h5(e,n,d,c)}catch(d){if(!(d instanceof Y)||d.fault.code!=="command-failed")throw d;return Fo(e,n,fx,{fault:d.fault})}}var fx={by:"hyp\
erfine",runs:1,wall:0,user:null,system:null,memory:null,exitCode:null};function h5(e,t,n,r){let o=g5(n);if("fault"in o)return Fo(e,t,fx,o);let s=y5(
n,o);if(s!==null){let l={code:"command-failed",error:s,...dr(n.lacks)};return Fo(e,t,o,{fault:l})}let i=b5(o,n),a=w5(n.stdout);if(i)return Fo(
e,t,o,{fault:i});if(a==="broken"||a===null&&r)return Fo(e,t,o,{fault:{code:"no-report",output:wt(n.stdout,2)}});if(a===null||r===!1)return Fo(
e,t,o,{});let c=x5(a,o.wall)??S5(a,t);return Fo(e,t,o,{report:a,...c&&{fault:c}})}function g5(e){let{timed:t,seconds:n,code:r}=e;if(t===null)
return{...fx,by:"engine",wall:n,exitCode:r};let o=s=>({fault:{code:"command-failed",error:s,...dr(e.lacks)}});if(r!==0)return o(se({...e,stderr:ax(
e.stderr)}));if(t.notes===null)return o("the results of hyperfine are gone; the command may have removed them");try{return{by:"hyperfine",...SA(
t.notes)}}catch(s){return o(s.message)}}function y5(e,{by:t,exitCode:n}){if(n===0)return null;if(t==="engine")return se(e);let r=ax(e.stderr);
if(n!==null)return se({...e,code:n,stderr:r});let o=wt(r||e.stdout,5);return o?`ended by a signal: ${o}`:"ended by a signal"}function b5({wall:e},{
timed:t,seconds:n}){let r=e<=n+EA&&e>=Math.min(n-a5,n/2);return t===null||r?null:{code:"timing-altered",noted:e,wall:n}}function Fo({variant:e},t,{
by:n,runs:r,wall:o,user:s,system:i,memory:a,exitCode:c},{report:l,fault:u}){let{operations:d,errors:f,seconds:m}=l??{operations:null,errors:0},
h=d===null?0:d-f;return{variant:e,wall:o,byStatus:d===null?{}:{[String(Jt(t.expect)[0])]:h},errors:f>0?{"failed operations":f}:{},aborted:0,
bytes:0,correct:h,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},cpu:{server:s===null||i===null?null:s+i,proxy:null,generator:null},
busiest:{server:null,proxy:null},opened:{client:null,upstream:null},memory:a,switches:null,command:{by:n,runs:r,user:s,system:i,exitCode:c,operations:d,
seconds:m??null},bottleneck:"server",invalid:u===void 0?[]:[u],limits:[]}}function w5(e){let t;try{t=JSON.parse(e.trimEnd().split(`
`).at(-1)??"")}catch{return null}if(typeof t!="object"||t===null||!("operations"in t))return null;let n=i5.safeParse(t);return n.success&&n.
data.errors<=n.data.operations?n.data:"broken"}function x5({seconds:e},t){return e!==void 0&&e>t+EA?{code:"impossible-time",seconds:e,wall:t}:
null}function S5({operations:e,errors:t},n){return t>e*n.maxErrors?{code:"errors",failed:t,of:e,unit:"operations",most:[]}:null}async function CA(e,t,n,r){let{clock:o,plan:s,signal:i}=n,a=e.map(p=>v5(p,n)),c=t(a,n),l=o.now(),u=()=>s.budgetSeconds-(o.now()-l),d="",f=({
benchmark:p})=>{d=p.case.id;let g=u(),y=Math.min(1,1-g/s.budgetSeconds);r.progress({doing:d,done:y,secondsLeft:Math.max(0,g)})},m=(p,g)=>{let y=mx(
p);for(let w of y.sessions.slice(g))r.kept?.({...y,sessions:[w]})},h={interrupted:!1,timedOutIn:null};try{for(let p=c.due(u());p.length>0;p=
c.due(u())){let g=o.now();for(let y of p){if(u()<=0)break;f(y);let w=y.sessions.length;await k5(y,n,r);let x=o.now();if(!y.ended){let S=c.design(
y);y.sessions.push(await r.measure(y.benchmark,S)),await AA(y,async k=>[await r.measure(k,S)]);let R=o.now()-x;y.spent+=R,c.measured(y,R)}m(
y,w)}c.through?.(o.now()-g)}}catch(p){h=O5(p,d,i)}return{records:a.map(mx),...h}}function v5(e,{plan:t}){return{benchmark:e,sampling:$A(vm(t,
e.scenario)),sessions:[],spent:0,calibration:0,longest:0,timed:null,ended:!1}}async function k5(e,{clock:t},{calibrate:n}){if(!mA(e.benchmark))
return;if(!n)throw new RangeError(`${e.benchmark.case.id} has to be calibrated`);let r=t.now(),{rate:o,session:s}=await n(e.benchmark);o===null&&
(e.sessions.push(s),await AA(e,async i=>{let a=await n(i);return $5("head",i)&&({rate:o,session:s}=a),a.rate===null?[a.session]:[]})),e.calibration=
t.now()-r,e.spent+=e.calibration,o===null?e.ended=!0:e.benchmark={...e.benchmark,rate:o}}function $5(e,{builds:t}){return t.every(n=>n.variant===
e)}async function AA(e,t){let{benchmark:n,sessions:r}=e,o=c=>n.builds.filter(l=>l.variant===c),s=c=>Fu({...n.case,sessions:c});r.length!==1||
!s(r)||n.builds.length<2||Ht({...n.case,sessions:r}).some(({variant:c})=>c==="base")&&!s(await t({...n,builds:o("base")}))||(e.benchmark={...n,
builds:o("head")},r.push(...await t(e.benchmark)))}function mx({benchmark:e,sessions:t,sampling:{choice:n}}){let{rate:r}=e;return{...e.case,
sessions:t,...r!==void 0&&{rate:r},...n&&{choice:n}}}function O5(e,t,n){if(!n.aborted)throw e;let r=n.reason instanceof $n;return{interrupted:!r,
timedOutIn:r?t:null}}function MA(e){return e!==void 0&&(e.invalid.length>0||e.rounds.some(({samples:t})=>t.some(({invalid:n})=>n.length>0)))}
var R5=130;function NA(e){return(t,n)=>{let{plan:r,random:o}=n,s=r.budgetSeconds/t.length;return{due(i){let a=t.filter(c=>!c.ended&&i>0&&c.longest<=
i);return fr(a,o).sort((c,l)=>c.spent-l.spent).slice(0,1)},design:({sampling:i})=>i.design,measured(i,a){let{benchmark:c,sampling:l,spent:u,
calibration:d}=i,{design:f}=l;i.longest=i.timed===f?Math.max(i.longest,a):a,i.timed=f,i.sampling=OA(l,i,{loop:Xb({...c.case,...i},n),spent:u-
d,budgetSeconds:s-d}),i.ended=c.builds.length===1||MA(i.sessions.at(-1))||i.sessions.length>=R5||Qb(mx(i),{plan:r,variants:e})!==null}}}}var _5={
rounds:3,pairing:"interleaved"},E5={rounds:1,pairing:"interleaved"},P5=60,T5=2;function IA(){return(e,{random:t})=>{let r=[...Map.groupBy(e,
({benchmark:{case:i}})=>`${i.scenario}/${i.via}`).values()].map(i=>({states:i,blocks:0,spent:0,last:0})),o=i=>i.states.filter(({ended:a})=>!a),
s;return{due(i){let a=r.filter(l=>i>0&&l.last<i&&l.blocks<P5&&o(l).length>0),c=({blocks:l})=>Math.min(l,T5);return[s]=fr(a,t).sort((l,u)=>c(
l)-c(u)||l.spent-u.spent),s?fr(o(s),t):[]},design:({benchmark:i})=>i.scenario.args?E5:_5,measured(i){i.ended=MA(i.sessions.at(-1))},through(i){
s&&(s.blocks+=1,s.last=i,s.spent+=i)}}}}function zA(e,t,n,r,o){let{deployment:s,loaded:i,server:a,proxy:c}=e;if(i instanceof Error)return N5(e,i);let{scenario:l}=r,{output:u}=i,d=I5(
e,t,l.keepalive?l.connections:null),f=t.flatMap(p=>p.loaded instanceof Error?[]:[p.loaded.startedAt]),m=s.variant==="base"||r.builds.length===
1,h={scenario:l,via:r.case.via,output:u,lengths:s.lengths,alive:a.after.same&&(c?.after.same??!0),ended:Yt(s),opened:d,bottleneck:n,outOfPorts:C5(
e,r,d.client),enoughTime:o.enoughTime,steady:o.steady,inStep:cA(f,u.wall),keptUp:m&&o.rate!==void 0&&i.latencies?D5(i.latencies,o.rate):null};
return{...LA(e),...u,...i.latencies&&{latencies:MC(i.latencies)},correct:Dc(u,l),bottleneck:n,cpu:{server:a.used.cpu,proxy:c?.used.cpu??null,
generator:i.cpu},opened:d,invalid:lA(h),limits:uA(h)}}function C5({deployment:e,loaded:t,proxy:n},{scenario:r},o){if(t instanceof Error)return!1;
if(Object.keys(t.output.errors).some(a=>um.test(a)))return!0;if(!(!r.keepalive||(o??0)>A5*r.connections))return!1;let[i]=n&&e.proxy?e.proxy.
meter.pids():[];return Vw(e.front.address)||i!==void 0&&Vw(e.server.nearby,i)}var A5=4;function LA({deployment:e,server:t,proxy:n}){return{variant:e.
variant,busiest:{server:t.used.busiest,proxy:n?.used.busiest??null},memory:t.after.memoryPeak,switches:t.used.switches,...Object.keys(t.used.
counters).length>0&&{counters:t.used.counters}}}function M5(e){return e instanceof Y?e.fault:{code:"generator-failed",error:e.message}}function N5(e,t){
return{...LA(e),wall:0,byStatus:{},errors:{},aborted:0,bytes:0,correct:0,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},bottleneck:null,
cpu:{server:e.server.used.cpu,proxy:e.proxy?.used.cpu??null,generator:null},opened:{client:null,upstream:null},invalid:[Yt(e.deployment)??M5(
t)],limits:[]}}function I5(e,t,n){let{deployment:r,server:o,proxy:s}=e;if(r.server.meter.ownNetwork)return s?{client:s.used.accepted,upstream:o.
used.accepted}:{client:o.used.accepted,upstream:null};let i=o.used.accepted;if(i===null)return{client:null,upstream:null};let a=t.map(({loaded:u})=>{
let d=u instanceof Error?0:qe(u.output),f=u instanceof Error?0:d+u.output.aborted;return{answers:d,needed:n??f}}),c=a.reduce((u,{needed:d})=>u+
d,0),l=z5(s?Math.max(0,i-c):i,a)[t.indexOf(e)]??null;return s?{client:null,upstream:l}:{client:l,upstream:null}}function z5(e,t){let n=c=>c.
reduce((l,u)=>l+u,0),r=t.map(c=>c.needed),o=e-n(r),s=o>0?t.map(({answers:c})=>c):r,i=n(s),a=c=>i>0?(s[c]??0)/i:1/t.length;return r.map((c,l)=>Math.
round(o>0?c+o*a(l):e*a(l)))}var Bo=.9;function DA(e,t){let{wall:n}=e;if(e.server===null||n<=0)return null;let r=(i,a)=>(i??0)/(n*a),o=(i,a)=>i!==
null&&i/(n*a)<=1-Bo;return r(e.server,t.server.length)>=Bo||r(e.busiestServer,1)>=Bo||o(e.idle.server,t.server.length)?"server":!Js(t)&&t.proxy.
some(i=>t.generator.includes(i))&&(r((e.proxy??0)+(e.generator??0),t.generator.length)>=Bo||o(e.idle.generator,t.generator.length))?(e.proxy??
0)>(e.generator??0)?"proxy":"generator":r(e.proxy,t.proxy.length)>=Bo||r(e.busiestProxy,1)>=Bo?"proxy":r(e.generator,t.generator.length)>=Bo?
"generator":"dependency"}var FA=.2;function L5(e){let t=Math.floor(e.length*FA);return t===0?0:Math.max(0,Ve(e.slice(-t))-Ve(e.slice(0,t)))}
function D5(e,t){let n=e.length/t;return n===0?0:n/(n+L5(e)/(1-FA))}async function Om(e,t,n,r){let{cpus:o}=r.plan,s=wi(o,e.length),i=await ym(o,t.case.via==="nginx",r.runner),a=zC(e.length),c=await Promise.all(
e.map(g=>U5(g,t,n,{...r,threads:s,line:a}))),l=await i(),u=G5(c),d=DA({...u,idle:l.idle},o),f=l.disturbance(u),m=t.builds.map(({variant:g})=>g),
h=c.map(g=>zA(g,c,d,t,n));return{samples:va({disturbance:f,together:e.length>1,order:m,samples:h})?h.map(j5):h,disturbance:f}}var F5="timeou\
t",B5="502";function j5(e){let{errors:t,byStatus:n,correct:r,invalid:o}=e,s=e.limits.includes("out-of-ports"),i=d=>d===F5||s&&um.test(d),a=qe(
e)-r,c=s?n[B5]??0:0,l=(a===0||a===c)&&Object.keys(t).every(i),u=s?["errors","no-answers"]:["errors"];return l&&(r>0||s)?{...e,invalid:o.filter(
({code:d})=>!u.includes(d))}:e}async function U5(e,t,{length:n,rate:r},{generator:o,signal:s,threads:i,line:a}){let c=await BA(e),l="seconds"in
n?n.seconds:n.requests/(r??1),u=nA(e,t,l),d=u&&o(u,{signal:s}).catch(g=>g),f=await o(xi(e,t,n,i,r),{signal:s,barrier:a}).catch(g=>(s.throwIfAborted(),
g)),m=await d,h=Z5(m,t)??f,p=await BA(e);return{deployment:e,loaded:h,besideCpu:m===null?0:m instanceof Error?null:m.cpu,server:{used:Si(c.server,
p.server),after:p.server},proxy:c.proxy&&p.proxy?{used:Si(c.proxy,p.proxy),after:p.proxy}:null,services:c.services.map((g,y)=>Si(g,p.services[y]??
g))}}function Z5(e,{scenario:t}){if(e===null)return null;let n="background-load-failed";if(e instanceof Error)return new Y({code:n,error:e.message});
let r=Dc(e.output,t),o=dm(e.output)+qe(e.output)-r;return o===0&&r>0?null:new Y({code:n,failed:o,answered:r})}async function BA({server:e,proxy:t,
services:n}){let r=[];for(let o of n)r.push(await o.meter.read());return{server:await e.meter.read(),proxy:await t?.meter.read(),services:r}}
function G5(e){let t=r=>r.some(o=>o==null)?null:r.reduce((o,s)=>o+s,0),n=r=>Math.max(0,...r.map(o=>o??0));return{wall:n(e.map(({loaded:r})=>r instanceof
Error?0:r.output.wall)),server:t(e.flatMap(({server:r,services:o})=>[r,...o.map(s=>({used:s}))]).map(({used:r})=>r.cpu)),proxy:t(e.map(({proxy:r})=>r?
r.used.cpu:0)),generator:t(e.flatMap(({loaded:r,besideCpu:o})=>[r instanceof Error?null:r.cpu,o])),busiestServer:n(e.flatMap(({server:r,services:o})=>[
r.used.busiest,...o.map(({busiest:s})=>s)])),busiestProxy:n(e.map(({proxy:r})=>r?.used.busiest))}}var H5=340,$m=10;function px(e,t){if(e.durationSeconds!==
void 0)return{seconds:e.durationSeconds,enough:!0};let n=nx*e.connections/Math.max(t,1e-9);return{seconds:Math.min(Math.max(n,Lc),$m),enough:n<=
$m}}function jA(e,t){if(e.durationSeconds!==void 0)return{seconds:e.durationSeconds,enough:!0};let n=H5/t;return{seconds:Math.min(Math.max(n,
2*Lc),$m),enough:n<=$m}}async function Rm(e,t){let n=t.now(),r=await Promise.all(e.map(UA));return async()=>{let o=await Promise.all(e.map(UA)),s=t.now()-n;return e.
map(({variant:i},a)=>({variant:i,seconds:s,cpu:ZA(r[a]?.cpu,o[a]?.cpu),accepted:ZA(r[a]?.accepted,o[a]?.accepted)}))}}async function UA({server:e,
services:t}){let n=await e.meter.read(),o=[n,...await Promise.all(t.map(({meter:s})=>s.read()))].map(({cpu:s})=>s);return{cpu:o.every(s=>s!==
null)?o.reduce((s,i)=>s+i,0):null,accepted:e.meter.ownNetwork?n.accepted:null}}function ZA(e,t){return e==null||t==null||t<e?null:t-e}var q5=.02,
W5=.03,V5=20;function _m(e){return e.flatMap(({variant:t,seconds:n,cpu:r,accepted:o})=>{let s=e.filter(l=>l.variant!==t),i=Math.max(0,...s.map(
l=>(l.cpu??0)/l.seconds*n)),a=Math.max(q5,W5*n),c=[];return r!==null&&r-i>a&&c.push({variant:t,fault:{code:"worked-unasked",cpu:r,other:i,seconds:n}}),
o!==null&&o>V5&&c.push({variant:t,fault:{code:"accepted-unasked",connections:o,seconds:n}}),c})}var K5=.05,J5=.02;function HA(e,t){let n=t.now(),
r=new Map(e.flatMap(o=>GA(o).map(s=>[s,Ca([s])??0])));return()=>{let o=Math.max(K5,J5*(t.now()-n));return new Map(e.flatMap(s=>{let i=GA(s),
a=i.reduce((l,u)=>l+(Ca([u])??0)-(r.get(u)??0),0),c={code:"left-its-group",processes:i.length,cpu:a};return a>o?[[s.variant,c]]:[]}))}}function GA({
server:e,services:t}){return[e,...t].flatMap(({strays:n})=>[...n?.()??[]])}function qA(e,t){let n=null;return async(r,o,s)=>!(o.length>1&&o.some(({server:a})=>!a.meter.ownNetwork))||!e.scenario.keepalive||!WA(r,e)?r:
(n??=await X5(o,e,s,t),Y5(r,n)??tJ(r,n.reopening,e))}function Y5(e,{reopening:t,unasked:n}){let r=Math.max(0,...t.values()),o=_m(n).filter(({
variant:s})=>(t.get(s)??0)<r);return o.length===0?null:e.map(s=>{let i=o.filter(({variant:a})=>a===s.variant).map(({fault:a})=>a);return{...s,
invalid:[...s.invalid.filter(({code:a})=>a!==gx),...i]}})}async function X5(e,t,n,r){let o=new Map,s=[];for(let i of e.filter(a=>Yt(a)===null)){
let a=e.filter(u=>u!==i),c=await Rm(a,r.clock),{samples:l}=await Om([i],t,n,r);s.push(...await c());for(let u of l){let d=qe(u),f=WA([u],t)?
yx(u,t):0;o.set(i.variant,d>0?f/d:0)}}return{reopening:o,unasked:s}}var hx=({via:e})=>e==="nginx"?"upstream":"client";function yx({opened:e},{
scenario:t,case:n}){let r=e[hx(n)];return r===null?0:r-t.connections}var Q5=5,eJ=.1;function WA(e,t){return e.reduce((r,o)=>r+yx(o,t),0)>Q5+
eJ*e.length*t.scenario.connections}function tJ(e,t,n){let r=e.map(c=>(t.get(c.variant)??0)*qe(c)),o=r.reduce((c,l)=>c+l,0),{scenario:s}=n,{via:i}=n.
case,a=e.reduce((c,l)=>c+yx(l,n),0);return e.map((c,l)=>{if(o===0)return c.invalid.some(({code:h})=>h===gx)?c:{...c,opened:{...c.opened,[hx(
n.case)]:null}};let u=s.connections+Math.max(0,Math.round(a*(r[l]??0)/o)),d={...c.opened,[hx(n.case)]:u},f=c.correct>0?rx({scenario:s,via:i,
opened:d,output:c}):null,m=c.invalid.filter(({code:h})=>h!==gx);return{...c,opened:d,invalid:f?[...m,f]:m}})}var gx="too-many-connections";var nJ=/ENOSPC|no space left on device/i,rJ=64*1024*1024;async function VA(e,t,n=sJ){if(!oJ(e).some(Em))return e;let r=[];for(let c of t)r.push(
{variant:c.variant,bytes:await n(c)});let[o,s]=r.toSorted((c,l)=>l.bytes-c.bytes);if(!o||!s||o.bytes-s.bytes<rJ)return e;let i={code:"filled\
-disk",bytes:o.bytes,other:s.bytes},a=c=>{let l=c.invalid.filter(u=>!Em(u));return{...c,invalid:c.variant===o.variant?[...l,i]:l}};return{...e,
rounds:e.rounds.map(c=>c.samples.some(({invalid:l})=>l.some(Em))?{...c,samples:c.samples.map(a)}:c),invalid:[...e.invalid.filter(c=>!Em(c.fault)),
{variant:o.variant,fault:i}]}}function oJ({invalid:e,rounds:t}){let n=t.flatMap(r=>r.samples);return[...e.map(({fault:r})=>r),...n.flatMap(r=>r.
invalid)]}function Em(e){return"error"in e&&typeof e.error=="string"&&nJ.test(e.error)}async function sJ({folder:e,image:t,user:n}){if(t!==void 0)
return 0;let o=[Mo(e).findLast(oi)??e,...n?[n.home,n.temporary]:[]],{stdout:s}=await V(["du","-skx","--",...o],{cwd:"/",env:re(process.env)});
return 1024*s.split(`
`).reduce((a,c)=>a+(Number.parseInt(c,10)||0),0)+(n?await bT(n):0)}import{constants as iJ}from"node:os";async function JA(e,t,n,r){if(!XA(e))return{result:await r(),trespasses:[]};let o=[],s=new AbortController,i=n.sleep(t*Math.random(),s.signal).
then(()=>{o=QA(e,"loaded")},()=>{}),a=await r().finally(()=>s.abort());return await i,{result:a,trespasses:o}}function YA(e){return XA(e)?QA(
e,"over"):[]}function XA(e){return e.length>1&&e.some(({server:t})=>!t.meter.ownNetwork)}function QA(e,t){let n=new Set(e.flatMap(a=>[...KA(
a)])),r=wy(),o=q$(r,n),s=xy(r).filter(({port:a})=>n.has(a));if(o.length===0&&s.length===0)return[];let i=e.map(a=>({variant:a.variant,ports:KA(
a),sockets:aJ(a,t)}));return[...cJ(o,i,t==="over"?Aa([process.pid]):null),...lJ(s,i)]}function eM({server:e,proxy:t,services:n}){return[e,...n,
...t?[t]:[]]}function KA(e){return new Set(eM(e).map(({address:t})=>t.port))}function aJ(e,t){let n=eM(e).flatMap(({meter:r,strays:o})=>[...r.
pids(),...t==="over"?o?.()??[]:[]]);return Aa(n)}function cJ(e,t,n){let r=new Map;for(let{to:o,inode:s}of e){let i=t.find(({ports:u})=>u.has(
o)),a=t.find(({sockets:u})=>u.has(s))??(n!==null&&!n.has(s)&&i?.variant==="base"?t.find(({variant:u})=>u==="head"):void 0);if(!i||!a||i.variant===
a.variant)continue;let c=`${a.variant} ${i.variant}`,l=r.get(c);l?l.connections+=1:r.set(c,{variant:a.variant,of:i.variant,connections:1})}return[
...r.values()].map(({variant:o,...s})=>({variant:o,fault:{code:"reached-other",...s}}))}function lJ(e,t){return t.flatMap(({variant:n,sockets:r})=>t.
flatMap(o=>{let s=e.filter(({port:a,inode:c})=>o.ports.has(a)&&r.has(c));if(o.variant===n||s.length===0)return[];let i={of:o.variant,connections:s.
length,listened:!0};return[{variant:n,fault:{code:"reached-other",...i}}]}))}var uJ=["SIGHUP","SIGINT","SIGQUIT","SIGKILL","SIGUSR1","SIGUSR\
2","SIGTERM"],dJ=128;function fJ({of:e,end:{signal:t,exitCode:n}}){return e!=="server"?!1:uJ.some(r=>r===t||dJ+iJ.signals[r]===n)}function tM(e){
let t=Sy(),n=e.find(({variant:r})=>r==="head");return(r,o)=>{let s=e.find(i=>i.variant===r&&r==="base");return!n||!s||s.server.meter.ownNetwork||
o.code!=="died"||!fJ(o)||Yt(n)!==null||Sy()!==t?null:{variant:"head",fault:{code:"ended-other",of:"base",end:o.end}}}}var mJ=.6,pJ=.25,hJ=30,nM=.25;function bx({front:e,proxy:t,server:n},r=nm){let[o]=t?.meter.pids()??[],s=o===void 0||!n?0:r(n.nearby,o);return 1-
Math.max(r(e.address),s)}function rM({scenario:e},t,n=nm){let{clock:r,signal:o}=t,s=Math.min(hJ,pJ*Dn(t.plan));return async i=>{if(e.keepalive)
return;let a=()=>i.some(c=>bx(c,n)<1-mJ);for(;s>0&&a();)await r.sleep(nM,o),s-=nM}}async function oM(e,t,n){let r=await gJ(e,t,n);return{...r,session:await VA(r.session,e.builds)}}async function gJ(e,t,n){let r=n.clock.now()-
n.began,o=fr(e.builds,n.random),s=o.every(n.runner.canShare)?[o]:o.map(w=>[w]),i=[],a=new Map,c=[],l=[];for(let w of s){var m=[];try{let x=Z(
m,new AsyncDisposableStack,!0);let S=await am(w,e,n,x);for(let[E,A]of S.logs)a.set(E,A);l.push(...S.open);let R=[...S.invalid,...yJ(l,e)];if(R.
length>0)return{session:jn(r,R),time:ft(i),logs:a};let k=n.clock.now();let P=await wJ(S.open,e,t,n);c.push(P);i.push(...P.times,{ready:n.clock.
now()-k});for(let[E,A]of P.logs)a.set(E,A)}catch(h){var p=h,g=!0}finally{var y=K(m,p,g);y&&await y}}let[u,...d]=c;return{session:{at:r,startSeconds:Object.
assign({},...c.map(w=>w.startSeconds)),warmUpSeconds:c.reduce((w,x)=>w+x.warmUpSeconds,0),...u?.warmUpCosts&&d.length===0&&{warmUpCosts:u.warmUpCosts},
rounds:TJ(c.map(w=>w.rounds)),invalid:c.flatMap(w=>w.invalid)},time:ft(i),logs:a}}function yJ(e,t){let n=i=>e.find(a=>a.variant===i),[r,o]=[
n("base"),n("head")];if(!r||!o||!t.scenario.expect.sameLength)return[];let s=({lengths:i},a)=>({answer:a,fixed:i!==null});return r.answers.flatMap(
(i,a)=>{let c=o.answers[a],l=c&&GC(s(r,i),s(o,c));return l?[{variant:null,fault:l}]:[]})}var bJ=1;async function wJ(e,t,n,r){let o=rM(t,r);await o(
e);let s=r.clock.now(),i=tM(e),a=e.length>1&&n.pairing==="side-by-side",c=await vi(e,a,t,r,n.warmUpSeconds),l=r.clock.now()-s,u=n.answersPerSecond??
c.answersPerSecond,d=_J(t,{...c,answersPerSecond:u}),f=RJ(n,t,u,r),m=[c.time],h=[],p=qA(t,r),g=HA(e,r.clock);for(let A of xm(e,f,r.random)){
await o(e);let F=r.clock.now()-r.began,Q=await SJ(A,a,t,d,r,p);m.push(...Q.times);let{samples:j,disturbance:oe}=Q;if(h.push({order:A.map(xe=>xe.
variant),together:a,at:F,samples:j,disturbance:oe}),j.some(xe=>xe.invalid.length>0))break}let y=h.pop();y&&h.push(iM(y,YA(e))),e.some(A=>Yt(
A)!==null)&&await r.clock.sleep(bJ);let w=[],x=new Map,S=g(),R=new Set;await o(e);for(let A of e){let F=await PJ(A,t)??S.get(A.variant)??null,
Q=h.some(({samples:oe})=>oe.some(xe=>xe.variant===A.variant&&xe.invalid.length>0)),j=F&&i(A.variant,F);j&&R.add(A.variant),F&&w.push({...j??
{variant:A.variant,fault:F},log:await A.server.log()}),(F||Q)&&x.set(Gr(t,A.variant),await A.server.log())}let k=Object.fromEntries(e.map(A=>[
A.variant,A.startSeconds])),P=c.costs&&{warmUpCosts:c.costs},E=h.map(A=>({...A,samples:aM(R,A.samples)}));return{startSeconds:k,warmUpSeconds:l,
...P,rounds:E,invalid:w,times:m,logs:x}}var xJ=3;async function SJ(e,t,n,r,o,s){let i=[];for(let a=1;;a+=1){let c=await vJ(e,t,n,r,o,s);i.push(
...c.times);let{samples:l,interfered:u}=c,d=l.some(({invalid:f})=>f.length>0);if(u.length===0||d||a===xJ)return{...c,times:i,samples:sM(l,u)}}}
function sM(e,t){return e.map(n=>{let r=t.filter(({variant:o})=>o===n.variant).map(({fault:o})=>o);return r.length===0?n:{...n,invalid:[...n.
invalid,...r]}})}async function vJ(e,t,n,r,o,s){let{clock:i}=o,a=[],c=[],l=[],u=[],d=[];for(let h of t?[e]:e.map(p=>[p])){let p=k=>Math.max(
...k.samples.map(P=>P.wall)),g=()=>Om(h,n,r,o),y=e.filter(k=>!h.includes(k)),w=await Rm(y,i),x=await JA(e,OJ(r),i,()=>yi(g,p));u.push(...await w()),
d.push(...x.trespasses);let{result:S,time:R}=x.result;l.push(R),c.push(S.disturbance),a.push(...d.length>0?S.samples:await s(S.samples,h,r))}
let f=bm(c);return{...iM({samples:a,disturbance:f},d),times:l,interfered:d.length>0?[]:_m(u)}}function iM(e,t){if(t.length===0||e.samples.some(
({invalid:r})=>r.some(kJ)))return e;let n=new Set(t.map(({fault:r})=>r.of));return{...e,samples:sM(aM(n,e.samples),$J(t))}}function kJ({code:e}){
return e==="reached-other"}function aM(e,t){return t.map(n=>e.has(n.variant)?{...n,invalid:[]}:n)}function $J(e){let t=e.toSorted((n,r)=>r.fault.
connections-n.fault.connections);return t.filter(({variant:n},r)=>t.findIndex(o=>o.variant===n)===r)}function OJ({length:e,rate:t}){return"s\
econds"in e?e.seconds:e.requests/(t??1)}function RJ({rounds:e,pairing:t,pilot:n},{scenario:r,rate:o},s,i){if(!n||o!==void 0)return e;let{requests:a}=r,
{seconds:c}=px(r,s),l=a===void 0?c:a/s;return km(t==="side-by-side"?[l]:[l,l],Dn(i.plan))}function _J({scenario:e,rate:t},{answersPerSecond:n,
steady:r}){if(t!==void 0){let{seconds:a,enough:c}=jA(e,t);return{length:{requests:Math.max(1,Math.round(t*a))},enoughTime:c,steady:r,rate:t}}
let{seconds:o,enough:s}=px(e,n),{requests:i}=e;return{length:i===void 0?{seconds:o}:{requests:i},enoughTime:s,steady:r}}var EJ=.1;async function PJ(e,{
scenario:t}){let{front:n,question:r,lengths:o,answers:s}=e,i=Yt(e);if(i)return i.code==="died"?{...i,when:"under-load"}:i;try{let a=await gi(
n.address,r,0),c=o&&a.find(({status:l,length:u},d)=>l===s[d]?.status&&u!==s[d]?.length);return c?{code:"length-changed",path:c.path,bytes:c.
length}:null}catch(a){if(a instanceof Y&&xs(a.fault))return a.fault.code==="wrong-status"&&a.fault.status===502&&!t.keepalive&&bx(e)<EJ?null:
{...a.fault,afterLoad:!0};if(a instanceof Y&&Pu(a.fault))return null;throw a}}function TJ(e){let[t=[],...n]=e;if(n.length===0)return[...t];let r=Math.
min(...e.map(o=>o.length));return t.slice(0,r).map((o,s)=>{let i=e.map(a=>a[s]);return{...o,order:i.flatMap(a=>a.order),samples:i.flatMap(a=>a.
samples),disturbance:bm(i.map(a=>a.disturbance))}})}import jo from"node:os";function Pm(){let e=CJ(),t=new Set,n=[];for(let r of e){if(t.has(r))continue;let o=G(`/sys/devices/system/cpu/cpu${r}/topology/thread_siblin\
gs_list`),s=(o?cM(o):[r]).filter(i=>e.includes(i));for(let i of s)t.add(i);n.push(s)}return n}function CJ(){let e=/^Cpus_allowed_list:\s*(\S+)/m.
exec(G("/proc/self/status")??"")?.[1];return e?cM(e):jo.cpus().map((t,n)=>n)}function cM(e){return e.trim().split(",").filter(Boolean).flatMap(
t=>{let[n,r]=t.split("-").map(Number);return Array.from({length:(r??n)-n+1},(o,s)=>n+s)})}function Tm(){let e=process.env.ImageOS,t=process.
env.ImageVersion;return{cpuModel:jo.cpus()[0]?.model.trim()??"unknown",cores:jo.availableParallelism(),memoryBytes:jo.totalmem(),kernel:jo.release(),
os:/^PRETTY_NAME="?([^"\n]*)/m.exec(G("/etc/os-release")??"")?.[1]??jo.platform(),runnerImage:e?`${e} ${t??""}`.trim():null}}function Fc(){return jo.loadavg()[0]??0}function Cm(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function xx(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${Cm(e/n)}${r}`}function Hr(e){return xx(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function Un(e){return xx(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function wx(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?Cm(e):xx(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function pr(e){let t=Math.
round(e);if(t<1)return Hr(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function de(e,t){
return e===null?"not known":t==="requests/s"?wx(e):t==="operations/s"?wx(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?Hr(e):t==="by\
tes"?Un(e):Cm(e)}function $i(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function Am(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):Cm(t,2);return`${e<0?"\u2212":
"+"}${n}`}var AJ=10;function mr(e,t){if(e>AJ)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function Mt(e){return e.ratio===null?"\u2013":`${mr(e.ratio,$i(e))}%`}function Xt(e){if(e.interval===null)
return"\u2013";let t=$i(e);return`${mr(e.interval.low,t)} to ${mr(e.interval.high,t)}`}function _e(e){return`${Number((e*100).toPrecision(3))}\
%`}function Nt({name:e,unit:t}){return Bc(Wg(e)?.label??e,t)}function Bc(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function MJ(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function Sx({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function Oi(e){let t=new Set(e.map(Sx)),n=new Set(e.flatMap(({metrics:l})=>l.flatMap(({name:u,threshold:d})=>d===void 0?[]:[u]))),r=({
decides:l})=>l!==null&&t.has(l),o=l=>r(l)||n.has(l.name),s=t.size===1&&t.has("command")?[]:$e.filter(({column:l})=>l),a=$e.filter(l=>o(l)||s.
includes(l)).toSorted((l,u)=>Number(o(u))-Number(o(l))),c=MJ(e)?"operations":"";return a.map(l=>{let{name:u}=l,d=o(l)&&!r(l)?{asked:!0}:{};return{
name:u,title:Nt({name:u,unit:c}),decides:o(l),...d}})}function vx(e,t){return de(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Ri(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=Nt({name:t,unit:n}),a=lM(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,l]=o?[de(o.low,n),de(o.high,n)]:["",""],u=c===
l?"":` (95% interval ${c} to ${l})`;return`${i} ${de(r,n)}${u}, ${NJ[e.state](a,e,s)}`}var lM=({limit:e,unit:t})=>`the limit of ${vx(e,t)}`,
NJ={held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e}\
 is inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`an\
d ${e} is inconclusive: something other than the server was saturated`};function yn({limits:e=[]},t){return e.filter(n=>n.state===t)}function kx(e){
let[t,...n]=yn(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${Nt({
name:r,unit:o})} ${de(s,o)} ${i==="lower"?"over":"under"} ${lM(t)}${a}`}var Px={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},$M={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},uM="measure again on a quiet machine",Im={steal:uM,"other-programs":uM,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},Mm={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},dM={"out-of-ports":Im["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},IJ={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","filled-disk":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"\
not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"\
harness failed","burner-elsewhere":"harness failed"},zJ="; it requires a login: send one by headers: of the request, with what is secret und\
er secrets: of the target (for Basic the base64 of USER:PASSWORD)",LJ={"wrong-status":({path:e,status:t,expected:n,body:r,...o})=>`${e} answ\
ered ${t} instead of ${typeof n=="number"?n:jJ(n)}${UJ(r)}${t===401?zJ:Rx(o)}`,"wrong-body":({path:e,bytes:t,body:n,lacks:r})=>`${e} answere\
d ${t} bytes, ${BJ(r,n===""?"nothing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e} answered header ${t}: ${n??
"(none)"} instead of ${r}`,"no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${Rx(n)}`,"length-changed":({path:e,bytes:t})=>`${e}\
 answers ${t} bytes after the load, not as many as before it; set expect.same-length to false if that is intended`,"no-report":({output:e})=>`\
the last line of output is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"impossible-time":({seconds:e,wall:t})=>`\
it reported ${e.toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take them from a monotonic clock`,"timing-alter\
ed":({noted:e,wall:t})=>`hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} s, so the time cannot be trusted; look f\
or what writes to hyperfine's files`,"command-failed":({error:e,withheld:t,well:n})=>`${e}${Nm(t)}${n===void 0?"":`; ${n===1?"another run":`${n}\
 other runs`} of the same side ended well, so it fails now and then, and perhaps on both sides: have the command itself try again, or repair\
 it`}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} bytes, head ${n}; set expect.same-length to false if that is inte\
nded`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer by ${t}, head by ${n}; set expect.same-length to false if th\
at is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t} ${n} failed${mM(r)}${pM(r,o)}`,"no-answers":({seconds:e,most:t,
through:n})=>`no correct answer in ${e.toFixed(2)} s${mM(t)}${pM(t,n)}`,"wrong-size":({answers:e,bytes:t,least:n,most:r})=>`${e} answers had\
 ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some were not the expected answer; look for errors that are answered wit\
h the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e==="upstream"?`${t} connections were opened from nginx to the se\
rver for ${n} requests${fM}`:`${t} connections were opened for ${n} requests${fM}`,died:({of:e,service:t,end:n,when:r,lacks:o,withheld:s})=>{
let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?"":`: it could not find ${ve(o,100)}, since each side\
 has only the files in git, without node_modules and the like; install it with setup: (npm ci, for example), or in the Dockerfile`,c=o===void 0&&
GJ(n)&&r!==void 0&&r!=="under-load";return`${i}${Ox(n)}${r===void 0?"":FJ[r]}${a}${c?ZJ:""}${Nm(s)}`},restarted:()=>"the server was restarte\
d while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${$x(e)} of CPU time in ${n.toFixed(2)} s while only the oth\
er side was loaded (the other side in its turn: ${$x(t)}), so nothing can be compared; look for work in the background, or use Docker, where\
 both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepted ${e} connections in ${t.toFixed(2)} s while only the \
other side was loaded, so nothing can be compared; look for what else connects to it`,"reached-other":({of:e,connections:t,listened:n})=>n?`\
its processes listened at the port of ${e}'s server, services or nginx and answered in its place, so nothing can be compared; remove that fr\
om the change, or use Docker, where neither side reaches the other`:`its processes held ${t===1?"a connection":`${t} connections`} to ${e}'s\
 server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches the other`,"e\
nded-other":({of:e,end:t})=>`${e}'s server was ended from outside (${Ox(t)}) while only this side ran beside it, so nothing can be compared;\
 remove what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-beside":({of:e})=>`${e} failed to st\
art beside it but started well alone, so nothing can be compared; look for what both use, such as a file, a lock or a port`,"changed-files":({
of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>1?` and ${n-1} more`:""}), so ${e} is no longer what w\
as committed; remove what writes there from the change, or use Docker, where neither side reaches the other`,"filled-disk":({bytes:e,other:t})=>`\
it filled the disk that both sides and loadgate use: its files take ${Un(e)}, the other side's ${Un(t)}, so nothing could be measured; look \
for what it writes while it is loaded, or name a larger temporary folder with TMPDIR=DIR`,"left-its-group":({processes:e,cpu:t})=>`${e===1?"\
one of its processes":`${e} of its processes`} detached and used ${$x(t)} of CPU time that its figures lack, so nothing can be compared; kee\
p what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:e,last:t,service:n,listens:r,runOver:o,...s})=>{
let i=n===void 0?"":`service ${n} was `,a=o?", when the run's time was over":"",l=t===null?n===void 0?"no answer":"its port is not open":"er\
ror"in t?t.error:`${t.path} answered ${t.status}`,u=o?"; give it a larger budget":"; if it needs longer, raise ready.timeout";return`${i}not\
 ready after ${e} s${a} (last: ${l})${r?DJ(r):Rx(s)||u}`},"start-failed":({error:e})=>e,"prepare-failed":({command:e,error:t,withheld:n})=>`\
its prepare failed: ${e.join(" ")}: ${t}${Nm(n)}`,"generator-failed":({error:e})=>e,"background-load-failed":({failed:e,answered:t,error:n})=>n===
void 0?`${e} requests of the background load failed, ${t} were answered`:`background load: ${n}`,"proxy-failed":({variant:e,end:t,seconds:n,
error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[`nginx in front of ${e}`,t&&Ox(t),o,r].filter(Boolean).join(": ")},"harness-\
failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot be planted in servers of another machine; run loadgate on the machine where\
 the servers run"},fM=": the server closes them after each answer, so connecting would be measured; write keepalive: false in the scenario i\
f that is intended";function DJ({asked:e,at:t}){if(t.length===0)return"; it listens on no port, so look into its log";let n=t.filter(({port:o})=>o===
e),r=o=>Tx([...new Set(o.map(({host:s,port:i})=>s.includes(":")?`[${s}]:${i}`:`${s}:${i}`))]);return n.length>0&&n.every(({host:o})=>o==="::\
1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, which nothing outside its container reaches: have it listen on 0.0.0.0`:n.length>0?
`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it listens on ${r(t)} instead of port ${e}: write that port in loadgate.yml, or have\
 it listen on PORT`}function $x(e){return`${Math.round(e*1e3)} ms`}var FJ={starting:" before it was ready","before-load":" before it was loa\
ded","under-load":" under load"};function Ox({exitCode:e,signal:t}){return t!==null?`ended by ${t}`:e===null?"its container ended":`ended wi\
th exit code ${e}`}function BJ(e,t){if("text"in e)return`expected ${e.text===""?"nothing":JSON.stringify(e.text)}, got ${t}`;if("contains"in
e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;if("json"in e)return e.json===null?`expected JSON, got ${t}`:`expected\
 ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;return r==="differs"?`expected to match /${n}/, got ${t}`:r==="too\
-slow"?`and matching /${n}/ took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${n}/ is matched \
against; expect a text with "contains" instead`}function jJ(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}function UJ(e){
return e===""?" (empty)":`: ${JSON.stringify(e)}`}function mM(e){let t=e.map(n=>`${"status"in n?`status ${n.status}`:n.error} (${n.count})`);
return t.length===0?"":`: ${t.join(", ")}`}var ZJ=", and a server has to stay in the foreground, where it can be measured and ended; if it s\
tarts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";function GJ({exitCode:e,signal:t}){return e===0&&t===null}
var HJ={http:"; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; it speaks TLS there: \
write https: { ca: FILE } or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: write http2: true and via\
: direct in the scenario"};function Rx({speaks:e,through:t,interim:n}){if(e!==void 0)return HJ[e];if(t===void 0)return"";let r="write via: d\
irect in the scenario";return n===void 0?`; the server itself answers, but nginx in front of it does not take that: correct the answer, or ${r}`:
`; the server itself answers, but first with status ${n}, after which nginx waits in vain: leave that out,${n===103?" use nginx 1.29 or newe\
r,":""} or ${r}`}var _x="; the server closes connections without announcing it, which loses requests on their way: have it send Connection: \
close first, or set fewer connections, or keepalive: false, in the scenario",qJ=[["CaUsedAsEndEntity","; the server's certificate is a CA ce\
rtificate, which load generators refuse: have the CA sign another one for the server"],["connection closed before message completed",_x],["o\
peration was canceled",_x],["error writing a body to connection",_x]],WJ="; nginx answers 502 where the server closes a connection instead o\
f answering: have it send Connection: close in the answer before, or write keepalive: false in the scenario";function pM(e,t){if(t!==void 0&&
e.some(r=>"status"in r&&r.status==="502"))return WJ;let n=e.flatMap(r=>"error"in r?[r.error]:[]);return qJ.find(([r])=>n.some(o=>o.includes(
r)))?.[1]??""}function hM(e){return e===void 0?"":`: building both sides took more than the ${pr(e)} allowed for all builds and setup comman\
ds together; its log names the command that was stopped: make it end, or set a longer build-timeout in base's loadgate.yml (below the job's \
timeout-minutes)`}function Nm(e=[]){let t=["inherit","secrets"].flatMap(o=>{let s=e.filter(i=>i.key===o).map(({name:i})=>i);return s.length===
0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";let n=e.map(({name:o})=>o).join(", "),r=e.length===1?"is set here but was":"are \
set here but were";return`; ${n} ${r} not passed on, which may be the cause: if ${e.length===1?"it is":"they are"} needed, add ${t.join(" an\
d ")} to the target`}var VJ={configuration:"base is not set up for loadgate yet",target:"base has no such target",scenario:"base cannot answ\
er this new scenario",request:"base cannot answer the changed request","not-built":"base could not be built","not-started":"base could not b\
e started"},KJ={"of-requests":e=>`commands have no such metric; write it under ${e} of the scenarios with a request`,"of-commands":e=>`only \
commands have this metric; write it under ${e} of the scenarios that run one`,"no-operations":()=>"the command reports no operations; use ti\
me or cpu-time",operations:()=>"the command reports operations; use goodput or cpu","no-image":()=>"processes have no image; run it in Docke\
r","not-known":e=>`it could not be read here, so the case is inconclusive; measure on a machine where it can be, or remove it from ${e}`},JJ={
"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}: ${t} could not be built${hM(n)}`,"setup-failed":({variant:e,target:t,limitSeconds:n,
withheld:r})=>`${e}: the setup of ${t} failed${hM(n)}${Nm(r)}`,fault:({variants:e,fault:t,times:n})=>{let r=n===1?"":` (${n} times)`;return`${o3(
e)}${r3(t)}${r}`},"head-alone":({why:e})=>`${VJ[e]}, so head was measured alone`,"shards-missing":({shards:e})=>`not measured: ${e.length===
0?"a shard left it out":`shard ${e.join(", ")} is missing`}; its job's log says why`,skipped:({why:e})=>Px[e],"skip-unverified":({why:e})=>`\
not measured: a fork's run says that ${Px[e]}, which cannot be verified; a maintainer's /loadgate run measures it`,interrupted:()=>"not meas\
ured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a larger budget would decide it","no-valu\
es":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-session":()=>"one session cannot show t\
he noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all sessions gave exactly the same ratio, so th\
e noise is not known; set a longer duration","slow-start":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===1?"one session":`${t}\
 sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({source:e,effect:t,rounds:n})=>{let r=$M[e],o=n===1,
s=o?"1 round":`${n} rounds`;return t==="nothing-left"?`nothing could be compared: in every round ${r}; ${Im[e]}`:t==="counted-less"?`${s} ${o?
"counts":"count"} less, since ${r}`:`${s} ${o?"was":"were"} left out: ${r}${e==="out-of-ports"?`; ${Im[e]}`:""}`},limited:({limit:e,loop:t,cpuDecides:n})=>{
let r=e in dM?`; ${dM[e]}`:"";if(t==="open")return`${Mm[e]}, so latency says little about the server and is not judged${r}`;let o=n?"CPU per\
 request decides":"CPU time could not be read either, so nothing decides; use Docker, or a machine with more cores";return`${Mm[e]}, so spee\
d and latency say little about the server and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e==="over-capacity"?"cannot keep u\
p with the rate, so requests queue up":`${Mm[e]}${t?", so it may be better than its figures":""}`,"connections-closed":({base:e,head:t})=>{let n="\
so opening new ones is part of what was measured";return e===void 0||e===t?`the server closes a connection ${OM(t)}, ${n}`:`base ${gM(e)}, h\
ead ${gM(t)}, ${n} and may be the whole difference`},"requests-lost":({base:e,head:t})=>`the server closes kept connections without announci\
ng it, by which ${e?`${Ex(e)} of base and ${Ex(t)} of head`:Ex(t)} were lost; clients send such requests again, so they count neither as ans\
wers nor as errors. To avoid them, set fewer connections, or keepalive: false, in the scenario`,"p99-unknown":()=>"p99 is not known, since f\
ewer than ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:e,asked:t,why:n})=>`${Ne(e).label} has a ${t}\
 that is not judged: ${KJ[n](t==="limit"?"absolute-limits":"thresholds")}`,"bottleneck-unknown":()=>"it is not known whether the server or t\
he load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read","server-waits":({limit:e,decided:t})=>t?
"head answers fewer requests although its server is not busy: it waits longer, such as for locks, timers, disks or other services":e==="depe\
ndency"?"head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time cannot show; a sce\
nario with a rate would judge that":`head answers fewer requests while ${Mm[e].replace(/ was saturated$/," is saturated")}, so it may wait l\
onger for something, which CPU time cannot show; a scenario with a rate would judge that`,"settled-early":({sessions:e})=>`decided early, af\
ter ${e} sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${Am(t)} ${Ne(
e).words.subject} per request (95% interval ${Am(n)} to ${Am(r)}); this is counted, not timed, and decides nothing`};function Ex({lost:e,of:t}){
return`${e} of ${t} requests`}function OM(e){return`after about ${e} requests`}function gM(e){return e===null?"keeps its connections":`close\
s each ${OM(e)}`}var YJ={"burner-elsewhere":"a slowdown cannot be planted in servers of another machine; run the trend where the servers run\
, or write trend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no usable numbers; loadgate selftest says why"},
XJ={"base-config-missing":({file:e})=>`this change sets up loadgate: base has no ${e}, so head's is used for both sides; from the next chang\
e on, base's rules apply`,"base-config-unusable":({file:e,error:t})=>`base's ${e} cannot be used (${t}), so head's is used for both sides`,"\
config-from-checkout":({file:e})=>`neither side has ${e}, so the one in the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`\
this change alters the rules that it is judged by (${Uo(e.map(s3),"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`\
this change alters the time to measure (budget ${kM(e)} \u2192 ${kM(t)}); base's was applied`,"build-timeout-changed":({before:e,after:t})=>`\
this change alters the time to build (build-timeout ${vM(e)} \u2192 ${vM(t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`\
this change alters what its own code has access to (${Uo(e.map(xM),"; ",t)}); the stricter of base's and head's rules were applied`,"no-base\
-side":({file:e,targets:t})=>`base's ${e} has no target ${Uo(t)}, and only base's may give secrets, so this was not measured; it will be onc\
e the change is merged`,"no-longer-measured":({targets:e,...t})=>`this change no longer measures what base does: ${Uo([...e.map(n=>`target ${n}`),
...SM(t)])}`,"newly-measured":({targets:e,...t})=>`this change measures what base does not: ${Uo([...e.map(n=>`target ${n}`),...SM(t)])}`,"p\
lan-changed":({changes:e,more:t})=>`this change alters how it is measured (${Uo(e.map(xM),"; ",t)}); both sides got head's requests, and eac\
h was built and started by its own file`,"fixture-changed":({folders:e})=>`this change alters the fixture ${Uo(e)}; both sides ran head's, s\
o its effect on the numbers is not judged`,"default-rules":({file:e})=>`base has no usable ${e}, so a fork's numbers are judged by the defau\
lt rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`the run left out cases that base measures: ${Tx(e)}; a maint\
ainer's /loadgate run measures all of them`,"other-requests":({scenarios:e})=>`the run did not send base's requests in ${Tx(e)}; read what t\
he change does to the configuration before the numbers`,"submodules-missing":({paths:e})=>`built without ${e.length===1?"the submodule":"the\
 submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git submodule update --init --recursive; actions/checkout: submodule\
s: recursive)`,"checkout-sparse":({file:e,files:t})=>`this checkout is sparse, so both sides lack ${e}${t===1?"":` and ${t-1} more files`}, \
which may be why something failed; add what is needed with git sparse-checkout add FOLDER (actions/checkout: sparse-checkout)`,"filters-off":({
filters:e,file:t,files:n})=>`built with ${t}${n===1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not ru\
n here (${e.join(", ")}); have the build fetch the content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two\
 sides were measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,
ports:t})=>`both sides of target ${e} listen on port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is \
noisier; set it under env: or in the command to 0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=e3[e.why](e.
what??"");return`both sides ran as root (${t}), so each could read and alter everything on this machine, these numbers too; ${n}`},"session-\
overran":({case:e})=>`${e}: a session went on long after its time and was stopped; look for what hangs in the server`,"planted-not-found":({
case:e,slowdown:t})=>`a planted slowdown was not found: ${_i(t)} more CPU time in ${e}; if that happens often, give the trend more time (--b\
udget)`,"planted-not-measured":({case:e,why:t})=>`the planted slowdown of ${e} was not measured and does not count: ${YJ[t]}`,"rate-not-comp\
arable":({scenario:e})=>`scenario ${e} was left out: its rate is a share of what base can answer, which differs from target to target; give \
it in requests per second`},QJ={"docker-missing":()=>"Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`\
no Docker engine answers (${e===void 0?"":`${e}; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not inst\
alled (see https://docs.docker.com/go/buildx/)","images-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot\
 be resolved (docker pull shows why)`,"nothing-to-build":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-c\
ommand":({of:e,name:t})=>`${e} "${t}" has no command that starts it as a process; add one (beside build or image under process:), or use --i\
solation docker`,"same-process":({as:e})=>`as a process it is the same as ${e}, since build arguments apply to Docker alone; use --isolation\
 docker`,"programs-missing":({programs:e})=>`${e.join(" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and\
 head never runs with less isolation than base; make head's images resolve, or set isolation: process in base's configuration"};function Tx(e){
let[t,n]=[e.slice(0,5),e.length-5];return`${t.join(", ")}${n>0?` and ${n} more`:""}`}function Zo(e){return QJ[e.code](e)}function Cx(e){let t=n=>e.
filter(r=>r.isolation===n).map(({target:r,obstacle:o})=>`${r===null?"":`${r}: `}${Zo(o)}`);return["docker","process"].filter(n=>t(n).length>
0).map(n=>`${n==="docker"?"containers":"processes"} cannot be used: ${t(n).join("; ")}`).join("; ")}function hr(e,t){switch(t.code){case"con\
figured":return`${e}: as configured`;case"docker-works":return`${e}: chosen automatically, since a Docker engine answers and the base images\
 resolve`;case"nothing-to-run":return`${e}: nothing had to be run`;case"not-docker":return`${e}: chosen automatically, since ${Zo(t.obstacle)}`}}
var e3={"not-root":()=>({since:"only root can give each side its own user",remedy:yM}),"turned-off":()=>({since:"LOADGATE_OWN_USERS=0 is set",
remedy:yM}),"not-permitted":()=>({since:"root may not become another user here",remedy:"give this container the capabilities CHOWN, KILL, SE\
TGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not look at processes of other users here, which meter\
ing needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SYS_PTRACE)"}),"temporary-folder":()=>({since:"other \
users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),build:e=>({since:`only root could build ${e} of ba\
se`,remedy:bM}),program:e=>({since:`only root can start ${e}`,remedy:bM}),port:e=>({since:`only root can listen at port ${e}`,remedy:"use a \
port from 1024 on"})},yM="for code from outsiders use isolation: docker, or a disposable machine",bM="install what it needs where every user\
 can read it, not in root's home";var t3={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function Ax({layout:e}){return t3[e]}var n3={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function RM(e){return n3[e]}function zm(e){return JJ[e.code](e)}
function _M(e){return zm(e).replace(/^head: /,"")}function qr(e){return XJ[e.code](e)}function Lm(e){return Px[e]}function EM(e){return{why:$M[e],
remedy:e==="out-of-ports"?Im[e]:"stop what else runs here, or this run may stay inconclusive"}}function r3(e){let t="afterLoad"in e?"after t\
he load: ":"",n=LJ[e.code](e),r=IJ[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function o3(e){return e.length===0?"":`${e.join(" and ")}: `}
function s3(e){switch(e.setting){case"false-alarms":return`false-alarms ${_i(e.before)} \u2192 ${_i(e.after)}`;case"mode":return`${e.setting}\
 ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.join(", ")}`;case"threshold":case"max-e\
rrors":return`${e.setting} of ${e.scenario} ${_i(e.before)} \u2192 ${_i(e.after)}`;case"thresholds":return wM(e,_i);case"absolute-limits":return wM(
e,t=>vx(t,e.unit))}}function wM({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(c=>c===null?"(none)":s(c));return`${e}\
.${t} of ${n} ${i} \u2192 ${a}`}function xM({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?"":` of ${e} ${ve(t,64)}`;return`${ve(
n,64)}${s} ${r??"(none)"} \u2192 ${o??"(none)"}`}function SM({scenarios:e,via:t,pairs:n}){return[...e.map(r=>`scenario ${r}`),...t,...n]}var i3=10;
function Uo(e,t=", ",n=0){let r=e.slice(0,i3).map(s=>ve(s,300)),o=e.length-r.length+n;return[...r,...o>0?[`and ${o} more`]:[]].join(t)}function _i(e){
return`${Number((e*100).toPrecision(6))}%`}function vM(e){return e===null?"default":pr(e)}function kM(e){return e===null?"60 s a case":`${e}\
 s`}import{createHash as n8}from"node:crypto";import{lookup as r8}from"node:dns/promises";import{writeFileSync as ZM}from"node:fs";import{join as GM}from"node:path";var PM="/proc/sys/kernel/ostype",a3=/(?:^|\n)==> (\/\S+) <==\n/,c3=1e4;async function TM(e,{name:t,run:n,signal:r}){await ai(e,r);let o=await Fn(
["docker","run","--rm","--interactive","--name",t,"--label",`loadgate.run=${n}`,"--pid","host","--cgroupns","host","--network","none","--rea\
d-only","--volume","/sys/fs/cgroup:/sys/fs/cgroup:ro","--entrypoint","xargs",e,"-L","1","head","-v","-n","100000"],{cwd:"/",env:yt(process.env),
input:!0}),s=l3(o),i=s([]),a=async()=>{await Io(t),await o[Symbol.asyncDispose]()};try{await i}catch(c){throw await a(),c}return{read(c){let l=i.
catch(()=>{}).then(()=>s(c));return i=l,l},[Symbol.asyncDispose]:a}}function l3({child:e,stdout:t}){let n="",r=()=>{},o=new TextDecoder;return t.
on("data",s=>{n+=o.decode(s,{stream:!0}),r()}),s=>new Promise((i,a)=>{n="";let c=()=>{clearTimeout(d),e.off("exit",u).off("error",u),r=()=>{}},
l=f=>{c(),a(new he(`the engine's machine cannot be read: ${f}`))},u=()=>l("its reader ended"),d=setTimeout(()=>l("it does not answer"),c3);e.
once("exit",u).once("error",u),r=()=>{let f=u3(n);f.get(PM)?.endsWith(`
`)&&(c(),i(f))},e.stdin?.write(`${[...s,PM].map(d3).join(" ")}
`)})}function u3(e){let t=e.split(a3),n=new Map;for(let r=1;r<t.length;r+=2)n.set(t[r]??"",t[r+1]??"");return n}function d3(e){return e.replaceAll(
/[\\'"\s]/g,"\\$&")}import{chmodSync as MM,copyFileSync as $3,mkdirSync as O3,readFileSync as R3}from"node:fs";import{basename as _3,join as Fm}from"node:path";import{chmodSync as f3,chownSync as m3,closeSync as p3,constants as Mx,copyFileSync as h3,existsSync as g3,fstatSync as y3,mkdtempSync as b3,
openSync as w3,readSync as x3,rmSync as S3}from"node:fs";import{basename as v3,join as Nx}from"node:path";var Dm=1024*1024;function CM(e,t){
let n=b3(Nx(e,"timing-"));t&&m3(n,t.uid,t.gid);let r=Nx(n,"notes.json");return{path:r,read:()=>k3(r),[Symbol.dispose]:()=>S3(n,{recursive:!0,
force:!0})}}function AM(e,t){let n=Nx(t,v3(e));return g3(n)||(h3(e,n),f3(n,493)),n}function k3(e){try{let t=w3(e,Mx.O_RDONLY|Mx.O_NOFOLLOW|Mx.
O_NONBLOCK);try{if(!y3(t).isFile())return null;let n=Buffer.alloc(Dm);return n.toString("utf8",0,x3(t,n,0,Dm,0))}finally{p3(t)}}catch{return null}}var Ei="/loadgate-timer",NM=`${Ei}/notes/notes.json`,IM="\x7FELF";function zM(e){let t,n=new Map;return{async entry({program:r,argumentsFor:o},s,i){
t??=E3(r,Fm(e,"timer"));let{argv:a}=await t,c=n.get(s)??Nf(s);n.set(s,c);let{entrypoint:l,command:u}=await c,d=[...l,...i.length>0?i:u],[f="",
...m]=[...a,...o(d,NM)];return{entrypoint:f,command:m}},async putInto(r){let{folder:o}=await t??{};o!==void 0&&await wc(r,o,Ei)},notesFrom:r=>rT(
r,NM,Dm)}}async function E3(e,t){if(R3(e).toString("latin1",0,IM.length)!==IM)throw new he(`${e} is a script, which containers cannot run; n\
ame the program itself with LOADGATE_HYPERFINE`);let n=await V(["ldd",e],{cwd:"/",env:re(process.env)}),{loader:r,libraries:o}=P3(n.code===0?
n.stdout:""),s=(i,...a)=>{let c=Fm(t,...a);$3(i,c),MM(c,493)};for(let[i,a]of[[".",493],["lib",493],["notes",511]])O3(Fm(t,i),{recursive:!0}),
MM(Fm(t,i),a);if(s(e,"timer"),r===null)return{folder:t,argv:[`${Ei}/timer`]};s(r,"loader");for(let i of o)s(i,"lib",_3(i));return{folder:t,argv:[
`${Ei}/loader`,"--library-path",`${Ei}/lib`,`${Ei}/timer`]}}function P3(e){let t=[...e.matchAll(/ => (\/\S+) \(0x/g)].flatMap(([,r])=>r??[]);
return{loader:/^\s*(\/\S+) \(0x/m.exec(e)?.[1]??null,libraries:t}}function Bm(e){let{folder:t}=e,n=e.tls?"https":"http",r=i=>i===null?`
      proxy_ssl_verify off;`:`
      proxy_ssl_trusted_certificate ${Wr(i)};
      proxy_ssl_verify on;`,o=e.tls?`${r(e.tls.caFile)}
      proxy_ssl_server_name on;
      proxy_ssl_name ${Wr(e.tls.name)};`:"",s=e.keepalive?`
    keepalive ${e.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;`:"";return`daemon off;
master_process on;
worker_processes ${e.workers};
${e.user?`user ${e.user};
`:""}pid ${Wr(`${t}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2*e.connections+1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${Wr(`${t}/client`)};
  proxy_temp_path ${Wr(`${t}/proxy`)};
  fastcgi_temp_path ${Wr(`${t}/fastcgi`)};
  uwsgi_temp_path ${Wr(`${t}/uwsgi`)};
  scgi_temp_path ${Wr(`${t}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  underscores_in_headers on;
  ignore_invalid_headers off;
  large_client_header_buffers 4 256k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream server_under_test {
    server ${Zr(e.upstream)} max_fails=0;${s}
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
`}function Wr(e){return`"${e.replaceAll(/["\\$]/g,"\\$&")}"`}import{createHash as T3}from"node:crypto";import{closeSync as C3,constants as LM,openSync as A3,readFileSync as FM,rmSync as M3,writeSync as N3}from"node:fs";
import{copyFile as I3,open as z3,realpath as L3,rename as D3,rm as F3}from"node:fs/promises";import{isAbsolute as B3,join as j3,posix as Ix,
relative as U3,resolve as Z3,sep as G3}from"node:path";var Go=Buffer.from("\x7FELF","latin1"),Pi=".loadgate-new",H3=256*1024*1024;async function zx(e,t,n,r){for(let o of e.filter(s=>s.includes(G3))){
let s=await q3(Z3(t,o),n);s&&await W3(s)&&await(r?K3(r,s):V3(s))}}async function q3(e,t){let[n,r]=await Promise.all([DM(e),DM(t)]);if(!n||!r)
return null;let o=U3(r,n);return o.startsWith("..")||B3(o)?null:n}function DM(e){return L3(e).catch(()=>null)}async function W3(e){try{var t=[];
try{let i=Z(t,await z3(e,LM.O_RDONLY|LM.O_NONBLOCK),!0);let{buffer:a,bytesRead:c}=await i.read({buffer:Buffer.alloc(Go.length)});return c===
Go.length&&a.equals(Go)&&(await i.stat()).size<=H3}catch(n){var r=n,o=!0}finally{var s=K(t,r,o);s&&await s}}catch{return!1}}async function V3(e){
try{await I3(e,e+Pi),await D3(e+Pi,e)}catch{await F3(e+Pi,{force:!0})}}async function K3(e,t){let{code:n}=await Ct(e,["cp","--preserve=mode",
"--",t,t+Pi]);n===0?await Ct(e,["mv","-f","-T","--",t+Pi,t]):await Ct(e,["rm","-f","--",t+Pi])}function BM(e){let t=new Map,n=new Map,r=0;async function o(s,i,a,c){
let l=[];for(let u of J3(await Nf(a),c))for(let d of u){r+=1;let f=j3(e,`program-${r}.tar`);if(!await X3(s,d,f))continue;let m=T3("sha256").
update(FM(f)).digest("hex");n.set(m,(n.get(m)??new Set).add(i)),l.push({file:f,hash:m,folder:Ix.dirname(d)});break}return l}return async(s,i,a,c)=>{
let l=JSON.stringify([i,a,c]),u=t.get(l);if(!u){let d=o(s,i,a,c).catch(()=>[]);t.set(l,d),await d;return}for(let{file:d,hash:f,folder:m}of await u)
n.get(f)?.size===1&&(await e8(s,m,d)||t.set(l,Promise.resolve([])))}}function J3(e,t=e.command){let[n="",...r]=[...e.entrypoint,...t],o=n.includes(
"/")?[]:[e.path.map(a=>Ix.join(a,n))],s=[n,...r].filter(a=>a.includes("/")),i=new Set(s.map(a=>Ix.resolve(e.folder,a)));return[...o,...[...i].
map(a=>[a])]}var Y3=64*1024*1024;async function X3(e,t,n){let r=A3(n,"w"),o=Buffer.alloc(0),s=null,i=c=>(o=s===null?Buffer.concat([o,c]):c,s??=
t8(o),s&&(s=Q3(r,o)),s!==!1),{code:a}=await Me(["cp",`${e}:${t}`,"-"],{take:i});return C3(r),s&&a===0?!0:(M3(n),!1)}function Q3(e,t){try{return N3(
e,t)===t.length}catch{return!1}}async function e8(e,t,n){let{code:r}=await Me(["cp","--archive","-",`${e}:${t}`],{input:FM(n)});return r===0}
function t8(e){let t=Sw(e);if(t===null)return null;if(t==="broken"||!t.isPlain)return!1;let{size:n,at:r}=t;return n<Go.length||n>Y3?!1:r+Go.
length>e.length?null:e.subarray(r,r+Go.length).equals(Go)}function HM(){return{publishes:!1,publishesAt:null,sameClock:!0,addressOf:(e,t)=>({host:e.ip,port:t}),meter:async e=>lm(e,HP(e),!0),setSchedBatch:$C,
async watch(e,t){let n=at(t);return{over:()=>n===null||at(t)!==n,async[Symbol.asyncDispose](){}}},cpuSeconds:async e=>So(e),listens:e=>Xu(e).
filter(({host:t})=>t!==o8).map(({host:t,port:n})=>({host:t,port:n})),async[Symbol.asyncDispose](){}}}var o8="127.0.0.11";async function s8(e){
return(await r8(e,{family:4}).catch(()=>null))?.address??null}async function qM({host:e},t,n,r){await ai(t,r);let o=await s8(e),s={image:t,run:n.
id,signal:r},i=o!==null&&await QP(o,s)?o:null,a=await TM(t,{name:`loadgate-${n.id}-reader`,run:n.id,signal:r});return{publishes:!0,publishesAt:i,
sameClock:!1,addressOf:({publishedAt:c})=>({host:e,port:c??0}),meter:c=>iA(c,a),async setSchedBatch(){},async watch(c){let l=await Fn(["dock\
er","wait",c],{cwd:"/",env:yt(process.env)});return{over:()=>l.ended()!==null,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}},cpuSeconds:async c=>vy(
(await a.read(["/proc/stat"])).get("/proc/stat")??null,c),[Symbol.asyncDispose]:()=>a[Symbol.asyncDispose]()}}var Lx=8080;function WM(e){let t=0,
{engine:n,resources:r,clock:o}=e,s=BM(r.folder),i=a8(e),a=zM(r.folder),c=(u,d,f)=>{t+=1;let m={name:`loadgate-${r.id}-${u}-${t}`,run:r.id,...f};
return n.publishes?{...m,publish:{port:d,at:n.publishesAt}}:m},l=({target:u,variant:d,image:f},m)=>{if(!f)throw new he(`target "${u.name}" h\
as no image for ${d}`);let h={port:u.port,addresses:m},p={...Ff(u,h),PORT:String(u.port)},g=Ye(u,process.env),y=u.command&&{command:Bf(u.command,
h)},{memory:w,shmSize:x,ulimits:S}=u,R={memory:w,shmSize:x,ulimits:S,seccomp:i8(u,r.folder)};return{image:f,cpus:e.cpus.server,...R,env:p,secrets:g,
...y}};return{name:"docker",canShare:()=>!0,cpuSeconds:u=>n.cpuSeconds(u),async serve(u,d=new Map,f="server"){let{target:m,variant:h}=u,p=f===
"generator"&&n.publishes?"proxy":f,g=c(h,m.port,{...l(u,d),cpus:e.cpus[p],network:await i.of(h)}),y=await Dx(g);n.publishes||await s(y,h,g.image,
g.command);let w=Ye(m,process.env);return jM(y,m.port,n,o,{secrets:w,schedBatch:tm(f,e.cpus)})},async runOnce(u,d,f,m){t+=1;let h=`loadgate-${r.
id}-once-${t}`,p=await i.of(u.variant),g={name:h,run:r.id,network:p,...l(u,f)},y="added"in d&&!n.publishes?d.timer:null,w="added"in d?[...g.
command??[],...d.added]:d.command.slice(1),x="command"in d?{entrypoint:d.command[0]??"",command:w}:y?await a.entry(y,g.image,w):{command:w},
S=await Dx({...g,...x});try{y&&await a.putInto(S);let R=o.now(),k=await Me(["start","--attach",S],m),P=await l8(S,o.now()-R),E=y&&{notes:await a.
notesFrom(S)};return{...Bn(k,Ye(u.target,process.env)),seconds:P,timed:E}}finally{await Io(S)}},async proxy(u,d){let f=c(`nginx-${d.variant}`,
Lx,{image:e.nginxImage,cpus:e.cpus.proxy,network:await i.of(d.variant),env:{},entrypoint:"nginx"}),m=await Dx(f);try{let h=d.tls?.caFile==null?
null:"/etc/nginx/upstream-ca.pem",p=d.tls&&{...d.tls,caFile:h};d.tls?.caFile!=null&&await wc(m,d.tls.caFile,"/etc/nginx/upstream-ca.pem");let g=e.
cpus.proxy.length,y={listen:Lx,upstream:u.nearby,connections:d.connections,keepalive:d.keepalive,workers:g},w=GM(r.folder,`${f.name}.conf`);
ZM(w,Bm({...y,folder:"/tmp",user:null,...p&&{tls:p}})),await wc(m,w,"/etc/nginx/nginx.conf")}catch(h){throw await Io(m),h}return jM(m,Lx,n,o)},
async[Symbol.asyncDispose](){await i.remove(),await n[Symbol.asyncDispose]()}}}function i8({seccomp:e},t){if(e===void 0||e==="unconfined")return e;
let n=n8("sha256").update(e).digest("hex").slice(0,16),r=GM(t,`seccomp-${n}.json`);return ZM(r,e),r}function a8({engine:e,resources:t}){let n=new Map,
r=async o=>{let s=`loadgate-${t.id}-${o}`;return await tT(s,{run:t.id,internal:!e.publishes}).catch(i=>{throw n.delete(o),Fx(i)}),s};return{
of(o){let s=n.get(o)??r(o);return n.set(o,s),s},async remove(){for(let o of n.values())await o.then(nT,()=>{})}}}var c8=/cannot connect to the docker daemon|error during connect/i,
Fx=e=>new Y({code:"harness-failed",error:e.message});function Dx(e){return eT(e).catch(t=>{throw Fx(t)})}async function jM(e,t,n,r,{secrets:o={},
schedBatch:s=!1}={}){try{let i=r.now(),a=r.date().getTime();await oT(e);let c=await If(e);if(!c.running||c.ip===""){let f=UM(c.exitCode,c.oomKilled);
throw new he(`the container ended at once, ${f}: ${wt(ur(await $w(e),o),10)||"(no output)"}`)}s&&await n.setSchedBatch(c.pid);let l=await n.
meter(c.pid),u=await n.watch(e,c.pid),d=n.sameClock?u8((c.startedAt-a)/1e3,0,r.now()-i):0;return{address:n.addressOf(c,t),nearby:{host:c.ip,
port:t},startedAt:i+d,meter:l,...n.listens&&{listens:()=>n.listens?.(c.pid)??[]},ended:()=>u.over()?{exitCode:null,signal:null}:null,async log(){
let f=await If(e).catch(()=>null),m=f&&!f.running?`
(${UM(f.exitCode,f.oomKilled)})`:"";return ur(await $w(e),o)+m},exec:async(f,m)=>Bn(await Me(["exec",e,...f],m),o),async[Symbol.asyncDispose](){
await Io(e),await u[Symbol.asyncDispose]()}}}catch(i){throw await Io(e),c8.test(i.message)?Fx(i):i}}async function l8(e,t){let n=await If(e).
catch(()=>null),r=n?(n.finishedAt-n.startedAt)/1e3:0;return r>0&&r<t?r:t}function UM(e,t){return t?"killed for using more memory than its li\
mit":`exit code ${e}`}function u8(e,t,n){return Math.min(Math.max(e,t),n)}import{mkdtempSync as d8,writeFileSync as f8}from"node:fs";import{join as VM}from"node:path";var m8="LOADGATE_SERVER";function YM(e){let t=0,n=({target:i,user:a},c)=>Ps(a?di(process.env,a):process.env,i.inherit,{...Ff(i,c),...Ye(i,process.
env),...e.resources.marker}),r=i=>(t+=1,si(e.resources.id,`${i}-${t}`)),o=({pid:i})=>i!==void 0&&e.resources.process(i),s=async(i,a,c,l,u)=>{
let d=r(i),f=[m8,`${e.resources.id}-${String(t).padStart(8,"0")}`],m=e.clock.now(),h={...l,[f[0]]:f[1]},p=await Fn(a,{cwd:c,env:h,started:o,
user:u});return d?.add(p.pid),{group:d,running:p,startedAt:m,sign:f.join("=")}};return{name:"process",cpuSeconds:async i=>So(i),canShare:({ignoresPort:i,
fixedPort:a})=>!i&&!a,async runOnce(i,a,c,l){var P=[];try{let u={port:i.target.port,addresses:c};let d="command"in a?a.command:[...KM(i.target,
u),...a.added];let f=zn(i.target,i.folder);let m=n(i,u);let{user:h}=i;await zx(d,f,e.resources.folder,h);let p="added"in a?r(`${i.variant}-o\
nce`):null;let g="added"in a?a.timer:null;let y=Z(P,g&&CM(e.resources.folder,h));let w=g&&(h?AM(g.program,e.resources.folder):g.program);let x=g&&
w&&y?[w,...g.argumentsFor(d,y.path)]:d;let{clock:S}=e;let R=S.now();let k=null;try{let Q=await V(Ur(e.cpus.server,x),{cwd:f,env:m,user:h,started(pt){
R=S.now(),pt.once("exit",()=>{k=S.now()}),o(pt),pt.pid!==void 0&&p?.add(pt.pid)},untrusted:!0,...l}),j=(k??S.now())-R,oe=y&&{notes:y.read()},
xe=Q.stdout+Q.stderr,mt=Sc(xe,process.env,i.target);return{...Bn(Q,Ye(i.target,process.env)),seconds:j,timed:oe,lacks:mt}}finally{XM(p)}}catch(E){
var A=E,F=!0}finally{K(P,A,F)}},async serve(i,a=new Map,c="server"){let{target:l,variant:u,user:d}=i,{ignoresPort:f}=i;if(f&&await Mc(l.port))
throw new he(Bx(l));let m=f?l.port:await Ww(),h={port:m,addresses:a},p={...n(i,h),PORT:String(m)},g=KM(l,h),y=zn(l,i.folder);await zx(g,y,e.
resources.folder,d);let w=tm(c,e.cpus)&&await kC(),x=Ur(e.cpus[c],w?Uw(g):g),S=JM(await s(u,x,y,p,d),{host:i.host??"127.0.0.1",port:m}),R=Ye(
l,process.env);return{...S,log:async()=>ur(await S.log(),R),lacks:()=>Sc(S.said(),process.env,l),exec:async(k,P)=>Bn(await V(k,{cwd:y,env:p,
user:d,untrusted:!0,...P}),R)}},async proxy(i,a){if(!e.nginx)throw new v(jx);let c=await Ww(),l=d8(VM(e.resources.folder,`nginx-${a.variant}\
-`)),u=VM(l,"nginx.conf"),d=e.cpus.proxy.length,f=process.getuid?.()===0?"root":null,m={listen:c,upstream:i.address,connections:a.connections,
keepalive:a.keepalive,workers:d,folder:l,user:f};f8(u,Bm({...m,...a.tls&&{tls:a.tls}}));let h=Ur(e.cpus.proxy,[e.nginx,"-e","stderr","-p",l,
"-c",u]),p=re(process.env,e.resources.marker),g=await s(`nginx-${a.variant}`,h,l,p);return JM(g,{host:"127.0.0.1",port:c})},async[Symbol.asyncDispose](){}}}
function KM({name:e,process:t},n){if(!t)throw new v(`target "${e}" has no command that starts it as a process`);return Bf(t.command,n)}function Bx({
name:e,port:t}){return`port ${t} of target "${e}" is already taken by another process; end that process, or have the server listen on PORT`}
var jx="nginx was not found, and via: nginx needs it; install it (apt-get install nginx) or set via: direct in loadgate.yml";function JM({running:e,
group:t,startedAt:n,sign:r},o){let s=lm(e.pid,t?.files??null,!1),i=()=>{let a=new Set(s.pids());return Yu(r).filter(c=>!a.has(c))};return{address:o,
nearby:o,startedAt:n,meter:s,strays:i,listens(){let a=Aa(s.pids());return Xu(e.pid).filter(({inode:c})=>a.has(c)).map(({host:c,port:l})=>({host:c,
port:l}))},ended(){let a=e.ended();return a&&{exitCode:a.code,signal:a.signal}},log:async()=>e.log(),said:e.log,exec:(a,c)=>V(a,{cwd:"/",env:re(
process.env),...c}),async[Symbol.asyncDispose](){await e[Symbol.asyncDispose]();for(let a of i())bt(a,"SIGKILL");XM(t)}}}function XM(e){for(let t of e?.
members()??[])bt(t,"SIGKILL");e?.remove()}function eN(e,t,n){return{...e,async serve(r,o,s){let i=await e.serve(r,o,s);if(r.variant!=="head"||s==="generator"||!p8(r.target))return i;
try{return await h8(i,t,n)}catch(a){throw await i[Symbol.asyncDispose](),a}}}}function p8(e){return"ready"in e&&typeof e.ready=="object"&&e.
ready!==null&&"path"in e.ready}async function h8(e,{share:t},{cpus:n,resources:r}){let{meter:o}=e,[s]=o.pids();if(s===void 0){if(e.ended())return e;
throw new Y({code:"burner-elsewhere"})}let i=(u,d)=>Fn(Ur(n.server,g8({share:t,file:u,version:d,root:s})),{cwd:r.folder,env:re(process.env,r.
marker),input:!0,graceSeconds:0,started:({pid:f})=>f!==void 0&&r.process(f)}),a=o.group?.cpu??null;if(a){let u=await i(a.file,a.version);if(WP(
s,u.pid))return u.child.stdin?.write(`
`),{...e,[Symbol.asyncDispose]:()=>QM(u,e)};await u[Symbol.asyncDispose]()}let c=await i(null,1);c.child.stdin?.write(`
`);let l=()=>[...On([c.pid]).cpu.values()].reduce((u,d)=>u+d,0);return{...e,meter:{...o,async read(){let u=await o.read(),{cpu:d,whole:f}=u,
m=l();return{...u,cpu:d===null?null:d+m,...typeof f=="number"&&{whole:f+m}}}},[Symbol.asyncDispose]:()=>QM(c,e)}}async function QM(e,t){await e[Symbol.
asyncDispose](),await t[Symbol.asyncDispose]()}function g8(e){return[process.execPath,"-e",`(${y8.toString()})(${JSON.stringify(e)})`]}function y8({
share:e,file:t,version:n,root:r}){let{readFileSync:o,readdirSync:s}=process.getBuiltinModule("node:fs"),i=f=>{try{return o(f,"utf8")}catch{return""}},
a=f=>{try{return s(f)}catch{return[]}},c=()=>{let{user:f,system:m}=process.cpuUsage();return(f+m)/1e6},l=()=>{let f=i(t??"");return n===1?Number(
f)/1e9:Number(/^usage_usec (\d+)$/m.exec(f)?.[1]??0)/1e6},u=()=>{let f=0,m=[r];for(let h of m)for(let p of a(`/proc/${h}/task`)){f+=Number(i(
`/proc/${h}/task/${p}/schedstat`).split(" ")[0])/1e9;for(let g of i(`/proc/${h}/task/${p}/children`).split(" "))g&&m.push(Number(g))}return f},
d=()=>t===null?u():l()-c();process.stdin.once("data",()=>{let f={own:c(),others:d()},m=10,h=()=>{let p=c(),g=e*(d()-f.others)-(p-f.own);if(g>
0){let y=p+Math.min(g,.05);for(;c()<y;);}m=g>0?Math.max(5,m/2):Math.min(100,m*1.5),setTimeout(h,m)};h()})}import{resolve as tN}from"node:path";function nN(e,t,{base:n,head:r},o){let{rate:s}=t;return{case:e,scenario:t,builds:n?[n,r]:[r],questions:{base:jm(n??r,t,o,r.bodies??r.folder),
head:jm(r,t,o)},...s&&"perSecond"in s&&{rate:s.perSecond}}}function jm(e,t,n,r=e.bodies??e.folder){let{request:o,background:s,expect:i}=t,{tls:a}=e.
target,c=o.body&&"file"in o.body?tN(r,o.body.file):void 0;return{request:xc(o,e.target,process.env),...s&&{background:xc(s.request,e.target,
process.env)},expect:i,errors:t.maxErrors,redact:ST(e.target,process.env),options:{timeoutSeconds:Math.max(10,t.timeoutSeconds),signal:n,...t.
http2&&{http2:!0},...!t.keepalive&&{again:!0},...c!==void 0&&{bodyFile:c},...a&&{tls:{...a,caFile:a.ca===void 0?null:tN(e.folder,a.ca)}}}}}function rN(e){let t=e.scenarios.map(({limits:n,...r})=>r);return{...e,scenarios:t}}function jc({cases:e,part:t,untouched:n,also:r=[]}){return[
...(t?.cases??e).filter(({target:o})=>!n.has(o)),...r]}function oN(e,{base:t,head:n}){let{part:r,untouched:o}=e,s=r?.cases??e.cases,i=new Set(
s.map(({target:d})=>d).filter(d=>!o.has(d))),a=sC({...t&&{base:t.built},head:n.built},i),c=e.firstRun?b8(a):a,l=new Map;for(let d of s){let f=w8(
d,c,e);f!==null&&l.set(d.id,f)}let u=s.filter(({id:d,target:f})=>!l.has(d)&&Ux(c,f,"head"));return{cases:s,built:c,skipped:l,wanted:u}}function b8({
identical:e,builds:t,...n}){let r=t.filter(({variant:o,target:s})=>o==="head"||!e.has(s.name));return{...n,builds:r,identical:new Set}}function w8({
target:e},{identical:t},{untouched:n,measureIdentical:r}){return n.has(e)?"untouched":t.has(e)&&!r?"identical-builds":null}function Ux({builds:e},t,n){
return e.find(r=>r.target.name===t&&r.variant===n)}function gr({scenario:e},{scenarios:t}){return t.find(({name:n})=>n===e)}function Um(e,t,n,r){
let o=gr(e,n),s=Ux(t,e.target,"head"),i=Ux(t,e.target,"base");if(!o||!s)return null;let a=nN(e,o,{...i&&{base:i},head:s},r);return e.rate===
void 0?a:{...a,rate:e.rate}}import{existsSync as gQ,readFileSync as yQ,writeFileSync as bQ}from"node:fs";import{join as vS}from"node:path";var x8=.025;function S8(e){return[...new Set(e.cases.map(({scenario:n,via:r})=>`${n}/${r}`))].flatMap(n=>{let r=e.cases.filter(({scenario:s,
via:i})=>`${s}/${i}`===n),o=e.plan.scenarios.find(({name:s})=>s===r[0]?.scenario);return o?[v8(n,r,o,e)]:[]})}function v8(e,t,n,r){let o=k8(
t,n),s=t.map(i=>_8(i,n,o,r));return{id:e,scenario:n.name,via:t[0]?.via??"direct",by:o,unit:o!=="goodput"?"s":n.args?"operations/s":"requests\
/s",rows:R8($8(s,o),r.published?.figures[e])}}function k8(e,{rate:t}){if(t!==void 0)return"p99";let n=e.flatMap(_s).flatMap(({command:r,invalid:o})=>r&&
o.length===0?r:[]);return n.length>0&&n.every(({operations:r})=>r===null)?"time":"goodput"}function $8(e,t){let n=t==="goodput"?1:-1;return N8(
e.map(({row:{target:o,limited:s},effects:i})=>({target:o,sessions:i.map(a=>({...a,value:n*a.value})),limited:s}))).map(({target:o,...s})=>({
...e.find(({row:i})=>i.target===o).row,...n===1?s:O8(s)}))}function O8({place:e,ratio:t,interval:n}){return{place:e,ratio:t===null?null:1/t,
interval:n&&{low:1/n.high,high:1/n.low}}}function R8(e,t){let n=M8(e,t);return e.map(r=>({...r,published:n.get(r.target)??null}))}function _8(e,t,n,r){
let o=[...Es(e,r.failures).map(yo),...go(Ht(e))],s=_s(e),i=A8(e),a=i==="over-capacity",c=o.length>0||a?[]:zu(e,Ne(n),"head"),l=o.length>0?o:
c.length===0&&i===null?[E8(e,n)]:[];return{row:{target:e.target,figures:P8(e,o.length>0,r),sessions:c.map(({value:d})=>Math.exp(d)),spread:Br(
To(c,mc),x8),asked:s.reduce((d,f)=>d+Sa(f)+T8(f.errors),0),failed:C8(s,t),bottleneck:Ra(e),limited:i!==null&&sN.includes(i),findings:[...l,...i===
null?[]:[{code:"held-back",limit:i,bound:sN.includes(i)}],...$f(e,t),...$s(e.sessions).map(Iu)]},effects:c}}var sN=["generator-saturated","p\
roxy-saturated","littles-law"];function E8(e,t){return e.skipped!==void 0?{code:"skipped",why:e.skipped}:e.sessions.length===0?{code:"no-tim\
e"}:{code:t==="p99"?"p99-unknown":"no-values"}}function P8(e,t,{variants:n}){let r=o=>o.per==="build"?n[0]?.builds[e.target]?.imageBytes??null:
t?null:ho(e,o,"head");return Object.fromEntries($e.map(o=>[o.name,r(o)]))}var T8=e=>Object.values(e).reduce((t,n)=>t+n,0);function C8(e,{expect:t}){
let n=new Map,r=(o,s)=>n.set(o,(n.get(o)??0)+s);for(let{errors:o,byStatus:s}of e){for(let[i,a]of Object.entries(o))r(i,a);for(let[i,a]of Object.
entries(s))Jt(t).includes(Number(i))||r(`status ${i}`,a)}return Object.fromEntries([...n].filter(([,o])=>o>0))}function A8(e){let t=Lu(e);return t.
filter(({limits:r})=>r.length>0).length*2>t.length?ty(e):null}function M8(e,t){let n=t?.entries??[],r=e.filter(({target:i,place:a})=>a!==null&&
n.some(c=>c.target===i)),o=n.filter(({target:i})=>r.some(a=>a.target===i)),s=n.map(({target:i,value:a,system:c},l)=>{let u=r.find(p=>p.target===
i),d=o.findIndex(p=>p.target===i)+1,f=r.filter(p=>(p.place??0)<(u?.place??0)).length,m=r.filter(p=>p.place===u?.place).length,h=u!==void 0&&
(d<=f||d>f+m);return[i,{place:l+1,value:a,system:c,moved:h}]});return new Map(s)}var Zm=.05;function N8(e){let n=e.flatMap(({target:l,sessions:u,
limited:d})=>{let f=To(u,mc);return f?[{target:l,limited:d,estimate:f}]:[]}).toSorted((l,u)=>u.estimate.centre-l.estimate.centre),r=Math.max(
1,n.length*(n.length-1)/2),o=Zm/2/r,[s]=n,i=[],a=0;for(let[l,u]of n.entries()){let d=n[a],f=d&&iN(u.estimate,d.estimate,o);l>0&&!u.limited&&
f&&f.high<0&&(a=l);let m=s&&u!==s?s:null,h=m&&iN(u.estimate,m.estimate,o);i.push({target:u.target,place:a+1,ratio:m&&Math.exp(u.estimate.centre-
m.estimate.centre),interval:h&&{low:Math.exp(h.low),high:Math.exp(h.high)}})}let c=e.filter(({sessions:l})=>l.length===0);return[...i,...c.map(
({target:l})=>({target:l,place:null,ratio:null,interval:null}))]}function iN(e,t,n){if(e.sessions<2||t.sessions<2)return null;let r=e.centre-
t.centre,o=[e,t].flatMap(({noise:a})=>a??[]),s=Math.hypot(Qs(e)??0,Qs(t)??0);if(o.length===0)return{low:r,high:r};let i=Rs(n,Math.min(...o.map(
({degrees:a})=>a)))*s;return{low:r-i,high:r+i}}function aN(e,t){let n=e.failures.length>0||e.cases.some(r=>Ht(r).length>0);return{...e,schema:Ys,
command:"rank",leaderboards:S8(e),exitCode:Bu({...t&&{signal:t},runError:n})}}function cN({plan:e,...t},n){let{seed:r,budgetSeconds:o,isolation:s,
isolationReason:i,cpus:a,scenarios:c}=e;return{...t,...n,plan:{seed:r,budgetSeconds:o,isolation:s,isolationReason:i,cpus:a,scenarios:c}}}import{existsSync as I8,lstatSync as z8,mkdirSync as L8,mkdtempSync as D8,readdirSync as F8,readFileSync as lN,rmSync as uN,statSync as B8,writeFileSync as Zx}from"node:fs";
import{tmpdir as Gm}from"node:os";import{join as It}from"node:path";import{setTimeout as j8}from"node:timers/promises";var Ho="loadgate-",dN="LOADGATE_RUN",Uc="run.json";function U8(){try{return D8(It(Gm(),Ho))}catch(e){throw new v(`the temporary folder ${Gm()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function Hm(){let e=U8(),t=e.slice(e.lastIndexOf(Ho)+Ho.length).
toLowerCase();L8(It(e,"pids"),{mode:448});let n={pid:process.pid,started:at(process.pid)};return Zx(It(e,Uc),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[dN]:t},users:hT(e),process:r=>Zx(It(e,"pids",String(r)),at(r)??""),engine:()=>Y8(e,process.env),[Symbol.asyncDispose]:()=>mN(
e,t,q8)}}async function fN(e=()=>{}){let t=0;for(let n of Gx(Gm())){if(!n.startsWith(Ho))continue;let r=It(Gm(),n),o=Z8(r)?H8(r):null;if(!o||
at(o.pid)===o.started)continue;let s=n.slice(Ho.length).toLowerCase();try{e({id:s,folder:r})}catch{}try{await mN(r,s,0),t+=1}catch{}}return Q$(),
t}function Z8(e){try{let t=z8(e);return t.isDirectory()&&t.uid===(process.getuid?.()??t.uid)}catch{return!1}}var G8=pe({pid:H().positive(),started:b().
nullable()});function H8(e){try{return G8.parse(JSON.parse(lN(It(e,Uc),"utf8")))}catch{return null}}var q8=15,W8=7*86400;function V8(e){let{
mtimeMs:t=0}=B8(It(e,Uc),{throwIfNoEntry:!1})??{};return Date.now()-t>W8*1e3}async function mN(e,t,n){for(let a of Gx(It(e,"pids"))){let c=G(
It(e,"pids",a))??"";c!==""&&at(Number(a))===c&&bt(-Number(a),"SIGKILL")}let r=wT(e);for(let a of r)await fi(a);await J8(t,e);for(let a of Ta()?
[]:r)await yT(a);await JP(t);let o=await Q8(e,t,n)||V8(e);if(Ta())return K8(e,o);let s=[Uc,...X8],i=o?[e]:Gx(e).flatMap(a=>s.includes(a)?[]:
[It(e,a)]);for(let a of i)uN(a,{recursive:!0,force:!0,maxRetries:3})}function K8(e,t){t&&uN(It(e,Uc),{force:!0}),process.stderr.write(`LOADG\
ATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function J8(e,t){for(let n=0;n<20;n+=1){let r=[...Yu(`${dN}=${e}`),...j$(t)];if(r.length===0)return;for(let o of r)bt(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function Gx(e){try{return F8(e)}catch{return[]}}var Hx="engine.json";function Y8(e,t){let n=Uu.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);Zx(It(e,Hx),JSON.stringify(Object.fromEntries(n)))}var X8=[Hx];async function Q8(e,t,n){let r=It(e,Hx);if(!I8(
r))return!0;let o={...yt(process.env),...tY(r)};return await nY(o,n)?(await rY(t,o),await oY(t,o),await sY(t,o),!0):!1}var eY=ce(b(),b());function tY(e){
try{let t=eY.parse(JSON.parse(lN(e,"utf8")));return Object.fromEntries(Uu.map(n=>[n,t[n]]))}catch{return{}}}async function nY(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await V(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await j8(1e3)}}async function rY(e,t){let n=await Ti(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Ti(t,"rm","--force","--volumes",...n)}async function oY(e,t){let n=await Ti(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Ti(t,"network","rm",...n)}async function sY(e,t){let r=await Ti(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Ti(t,"image","rm","--force",...r)}async function Ti(e,...t){
let{code:n,stdout:r}=await V(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}import{tmpdir as pQ}from"node:os";import{join as SS,resolve as PRe}from"node:path";var d$e=_({schema:ne(1),message:b().max(1e5)});function pN(e){return`${JSON.stringify({schema:1,message:e.slice(-2e4)})}
`}import{readFileSync as iY,statSync as aY}from"node:fs";var cY=32*1024*1024;function hN(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new v("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:r}=aY(n);if(r>cY)throw new Error(`it has ${r} byt\
es, more than GitHub ever sends`);return{name:t,payload:JSON.parse(iY(n,"utf8"))}}catch(r){throw new v(`the event in ${n} cannot be read: ${r.
message}`)}}function gN(e,...t){let n=Zc(e,...t);return typeof n=="string"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Zc(e,...t){let n=e;for(let r of t){
if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;n=n[r]}return n}function qm(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&
n?`${t}/${n}`:null}import{randomUUID as lY}from"node:crypto";import{closeSync as uY,constants as dY,lstatSync as fY,mkdirSync as bN,openSync as mY,renameSync as pY,
rmSync as hY,writeFileSync as gY}from"node:fs";import{basename as yY,dirname as bY,join as yN,relative as wY}from"node:path";async function wN(e){xN(e,e);let t=await xY(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);bN(e,{recursive:!0})}
function bn(e,t,n){let r=yN(e,t),o=bY(r);xN(o,e),bN(o,{recursive:!0});let s=yN(o,`.${yY(r)}.${lY()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:l}=dY,
u=mY(s,i|a|c|l,438);try{try{gY(u,n)}finally{uY(u)}pY(s,r)}catch(d){throw hY(s,{force:!0}),d}}function xN(e,t){let n=Mo(e),r=n.findIndex(oi),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(fY(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function xY(e){let t=Mo(e).findLast(oi);if(t===void 0)return[];let n=wY(t,e),r=await ge(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new v(`git \
does not say which files of ${t} it tracks: ${se(r)}`)}function SN(e){return e.variants.map(t=>[t.variant,Hc(t)])}function Hc({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var qx=e=>e.length===0?"none":e.join(", ");function Wx({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${qx(
t)}; proxy ${qx(n)}; generator ${qx(r)}. ${Ax(e)}`]}function Vx({build:e,run:t,load:n}){return["Time",`${pr(e)} building, ${pr(t)} after it,\
 ${pr(n)} of that under load`]}function Kx({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function Jx({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function Wm(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",hr(t.isolation,t.isolationReason)],["Pairs",RM(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],Wx(t),["\
Risk",`${_e(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],Vx(n),["Seed",String(t.seed)]]}function Vm(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[...SY(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${Un(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],Kx(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],Jx(t),["Run",`${e.id}, ${e.startedAt}`]]}function Gc(e){return`${e.cpuModel}, ${e.cores} cores, ${Un(e.memoryBytes)}`}
function SY({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set(Gc(r),(n.get(Gc(r))??0)+1);return n.size===0?[["Machi\
ne",Gc(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}var vN=["Ratios hold for this machine and these scenarios.\
 Do not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with the\
ir own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not \
that nothing changed."];function Ci(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,
text:s.log})),r=e.sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),
o=[...n,...r].map(({title:s,text:i})=>({title:W(s),text:Ea(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var Yx=1e3,Xx=18,vY=6.3,kY=64,$Y=.002,OY=12,RY=[.002,.01,.04];function $N(e){if("reason"in e)return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${Le(e.reason)}</p>`;let t=CY(e.base,e.head),{rows:n,frames:r}=_Y(t),o=n*Xx,s=e.seconds===null?"":`, ${e.seconds}\
 s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU time per request, ${`by ${e.tool}${s}, after the verdict`}:\
 ${de(t.head,"s")}, of base ${de(t.base,"s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span cla\
ss="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg cla\
ss="flame" viewBox="0 0 ${Yx} ${o}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,...r.map(a=>EY(a,
t,o)),"</svg></div>",TY(e)].join(`
`)}function _Y(e){let t=[],n=e.head>0?Yx/e.head:0,r=(o,s,i)=>{let a=o.head*n;if(a<$Y*Yx||i>=kY)return;t.push({frame:o,x:s,width:a,row:i});let c=s;
for(let l of o.children)r(l,c,i+1),c+=l.head*n};return r(e,0,0),{rows:Math.max(1,...t.map(({row:o})=>o+1)),frames:t}}function EY({frame:e,x:t,
width:n,row:r},o,s){let i=s-(r+1)*Xx,a=Math.floor((n-6)/vY),c=a<3?"":`<text x="${(t+3).toFixed(1)}" y="${i+12.5}">${J(e.name.length>a?`${e.name.
slice(0,a-1)}\u2026`:e.name)}</text>`;return`<g>${`<rect class="${PY(e,o)}" x="${t.toFixed(1)}" y="${i}" width="${Math.max(.5,n-.6).toFixed(
1)}" height="${Xx-1}"/>`}${c}<title>${J(e.name)}: ${de(e.head,"s")} per request, ${de(e.base,"s")} in base</title></g>`}function PY({base:e,
head:t},n){let r=(t-e)/n.head,o=RY.filter(s=>Math.abs(r)>=s).length;return o===0?"f0":`${r>0?"hot":"cool"}${o}`}function TY({base:e,head:t}){
return["<table><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function\
</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${AY(e,t,OY).map(r=>{let o=r.head-r.
base,s=o>0?"+":"\u2212";return`<tr><th scope="row">${J(r.name)}</th><td>${de(r.base,"s")}</td><td>${de(r.head,"s")}</td><td class="${o>0?"re\
gression":"improvement"}">${s}${de(Math.abs(o),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var kN=()=>({base:0,head:0,children:new Map});function CY(e,t){let n=kN();for(let[r,o]of[["base",e],["head",t]])for(let[s,i]of o){n[r]+=i;
let a=n;for(let c of s.split(";")){let l=a.children.get(c)??kN();a.children.set(c,l),l[r]+=i,a=l}}return ON("all",n)}function ON(e,{base:t,head:n,
children:r}){let o=[...r].toSorted(([s],[i])=>s<i?-1:s>i?1:0);return{name:e,base:t,head:n,children:o.map(([s,i])=>ON(s,i))}}function AY(e,t,n){
let r=new Map;for(let[o,s]of[["base",e],["head",t]])for(let[i,a]of s){let c=i.slice(i.lastIndexOf(";")+1),l=r.get(c)??{base:0,head:0};r.set(
c,l),l[o]+=a}return[...r].map(([o,s])=>({name:o,...s})).filter(o=>o.base!==o.head).sort((o,s)=>Math.abs(s.head-s.base)-Math.abs(o.head-o.base)).
slice(0,n)}function _N(e,t,n){return[...new Set([...e.keys(),...t.keys()])].map(r=>{let o=r.split(";"),s={base:e.get(r)??0,head:t.get(r)??0},i=n&&o.length>
1?o.slice(1):o,a=NY(i),c=i.findLastIndex(a);if(c>=0)return{kind:"code",path:i.slice(0,c+1).filter(a),asked:i.slice(c+1),...s};let l=d=>o.some(
f=>Km(f)===d);return{kind:l("collector")?"collector":l("compiler")?"compiler":"runtime",path:i,asked:[],...s}})}var MY=/^(?:Java)?Thread::|^(?:JavaCalls|CompileBroker|WorkerThread|GangWorker|VMThread)::/,
RN=/ \S+\.py$/;function NY(e){let t=n=>Km(n)==="code";return e.some(n=>MY.test(n))?n=>t(n)&&!n.includes("::"):e.some(n=>RN.test(n))?n=>RN.test(
n):t}var IY=/garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i,
zY=/^(?:CompileBroker|C[12]Compiler|Compilation|Compile)::/,LY=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,
/ node:| \(native\)$|^\((?:program|root|native)\)/,/^(?:runtime|internal\/runtime|syscall)[./]/,/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,
/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(({source:e})=>e).join("|"));function Km(e){return IY.test(e)?"collector":zY.test(e)?"compiler":LY.test(e)?"runtime":"code"}var DY=3;function TN({tool:e,base:t,head:n,lines:r}){let o=UY(t,n,DY,e==="perf"),s=a=>{let c=r.get(a.name);return{...a,...c!==void 0&&{line:c}}},
i=o.map(({calls:a,...c})=>({...s(c),...a!==void 0&&{calls:s(a)}}));return{tool:e,base:Jm(t),head:Jm(n),functions:i}}var FY=.25;function Ym({
metrics:e,growth:t}){let n=e.find(({name:s})=>s==="cpu");if(!t||n?.ratio==null||n.base===null)return null;if(!((n.interval?.low??n.ratio)>1))
return"waiting";let o=n.base*(n.ratio-1);return t.head-t.base<FY*o?"unseen":null}var BY=.1,qc=.5,jY=1.5;function UY(e,t,n,r=!1){let o=Jm(t)-
Jm(e);if(!(o>0))return[];let s=BY*o,i=Map.groupBy(_N(e,t,r),({kind:d})=>d),a=KY(i.get("code")??[]),c=Xm(a),l=d=>EN(i.get(d)??[],c,s,1);return[
...[...EN(a,c,s,n),...l("runtime"),...l("collector")].toSorted((d,f)=>f.head-f.base-(d.head-d.base)),...l("compiler")].slice(0,n)}function EN(e,t,n,r){
let o=[{stacks:e,below:null}],s=[];for(;s.length<r;){let i=o.flatMap(f=>{let m=ZY(f,n,t);return m?[{region:f,branch:m}]:[]}),[a]=i.toSorted(
(f,m)=>Lt(m.branch.cost)-Lt(f.branch.cost));if(!a)break;let{region:c,branch:l}=a;s.push(WY(l));let u=new Set(l.stacks),d={...c,stacks:c.stacks.
filter(f=>!u.has(f))};o=[...o.filter(f=>f!==c),d,l]}return s}function ZY(e,t,n){let r=null,o=Lt(Xm(e.stacks));for(;;){let s=r??e,i=GY(s,t),a=VY(
i.filter(u=>Lt(u)>=qc*o));if(a){r=PN(s,a);continue}let c=r===null||HY(r.cost,n)&&qY(r)<qc*o,[l]=i.toSorted((u,d)=>Lt(d)-Lt(u));if(!c||!l)return r;
r=PN(s,l),o=Lt(l)}}function GY({stacks:e,below:t},n){let r=Lt(Xm(e));return Qx(e,t).filter(o=>Lt(o)>=n&&Lt(o)<=jY*r)}function PN({stacks:e,below:t},{
name:n,base:r,head:o}){return{stacks:e.filter(i=>CN(i,t).includes(n)),below:n,cost:{base:r,head:o}}}var HY=(e,t)=>e.base>qc*t.base&&e.head>qc*
t.head;function qY({stacks:e,below:t}){return Lt(Xm(e.filter(n=>n.path.at(-1)===t)))}function WY({stacks:e,below:t,cost:n}){let r=e[0]?.kind??
"code",o=e.filter(({path:c})=>c.at(-1)===t),i=Qx(o.map(c=>({...c,path:c.asked.slice(0,1)})),null).find(c=>Lt(c)>=qc*Lt(n)),a=i&&{name:i.name,
kind:Km(i.name)};return{name:t,kind:r,...n,...a&&{calls:a}}}var Lt=({base:e,head:t})=>t-e;function Xm(e){let[t,n]=[0,0];for(let r of e)t+=r.
base,n+=r.head;return{base:t,head:n}}function VY(e){let t=(n,r)=>Math.abs(n-r)<1e-9*Math.max(n,r);return e.toSorted((n,r)=>t(n.head,r.head)?
r.depth-n.depth:n.head-r.head)[0]}var CN=({path:e},t)=>t===null?e:e.slice(e.lastIndexOf(t)+1);function Qx(e,t){let n=new Map;for(let r of e){
let o=CN(r,t);for(let s of new Set(o)){let i=n.get(s)??{base:0,head:0,depth:0};n.set(s,i),i.base+=r.base,i.head+=r.head,i.depth=Math.max(i.depth,
o.lastIndexOf(s))}}return[...n].map(([r,o])=>({name:r,...o}))}function KY(e){let t=Qx(e,null),n=(a,c)=>t.filter(l=>l[a]>0&&l[c]===0).toSorted(
(l,u)=>u[a]-l[a]),r=new Map;for(let{path:a,base:c,head:l}of e)for(let[u,d]of a.entries()){let f=r.get(d)??new Map;r.set(d,f);let m=a[u-1]??"";
f.set(m,(f.get(m)??0)+c+l)}let o=a=>[...r.get(a)??[]].toSorted(([,c],[,l])=>l-c)[0]?.[0]??"",s=new Map,i=n("head","base");for(let a of n("ba\
se","head").toSorted((c,l)=>c.depth-l.depth||l.base-c.base)){let c=o(a.name),l=i.findIndex(({name:d})=>o(d)===(s.get(c)??c)),[u]=l<0?[]:i.splice(
l,1);u&&s.set(a.name,u.name)}return e.map(a=>({...a,path:a.path.map(c=>s.get(c)??c)}))}function Jm(e){let t=0;for(let n of e.values())t+=n;return t}var JY=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function nS({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=Ne(e).words;return{verb:r,subject:Bc(
n,t),shrunk:Bc(o,t),grown:Bc(s,t)}}function Wc(e){let t=e.ratio??1,{shrunk:n,grown:r}=nS(e);return`${JY(t,$i(e))}% ${t<1?n:r}`}function rS(e){
return`about ${Wc(e)}`}function eS(e){return`${nS(e).verb} ${MN(e)}`}function MN(e){return`${rS(e)}${e.interval===null?"":` (95% interval ${Xt(
e)})`}`}function Qt(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}function Ai(e){return ve(W(zm(e)),300).replace(/\.$/,"")}function YY(e){
return`${nS(e).subject} ${Mt(e)} (${Xt(e)})`}function Vc(e){return Qt(e,"inconclusive").filter(t=>t.interval!==null)}function Qm(e){if(e.verdict!==
"inconclusive")return null;let t=Vc(e).map(pc);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function NN(e,t){return Vc(e).some(
r=>pc(r)===t&&Mu(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function yr({threshold:e},t){return t.threshold??e}
function ep(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=Nt(r);t.set(o,Math.max(t.get(o)??0,r.threshold))}
let n=[...t].map(([r,o])=>`${r} ${_e(o)}`).join(", ");return n===""?"":` (${n})`}function Dt(e){if(e.verdict!=="inconclusive")return e.verdict;
let t=Qm(e);return t!==null?NN(e,t):Vc(e).length>0?"no change seen":"inconclusive"}function Kc({detectable:e}){return e===null?"":e>1?"even \
half the speed may go unnoticed":`a slowdown of ${_e(Number(e.toPrecision(2)))} or more would have been caught`}function tp({plan:e,cases:t}){
let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`A case is red on\
ly where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function IN(e){return e.
metrics.some(({gates:n})=>n)&&Qt(e,"inconclusive").length===0&&yn(e,"inconclusive").length>0}function XY(e){let t=Vc(e),n=yn(e,"inconclusive").
map(Ri),r=Qt(e,"improvement").map(c=>`${eS(c)}, but `);if(IN(e))return`${r.length>0?r.join(""):`${zN(e)}, but `}leaves a limit inconclusive:\
 ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(Ai)].join(": "),...n].join("; ");
let o=Qm(e),s=t.filter(c=>o===null||pc(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${NN(e,o)}`,a=s.map(o===null?YY:QY(e)).
join(", ");return[`${r.join("")}${i}: ${a}`,...n,Kc(e)].filter(Boolean).join("; ")}var zN=e=>`shows no change larger than ${_e(e.threshold)}${ep(
[e])}`;function QY(e){return t=>{let n=yr(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${_e(n)}`:"";return`${MN(
t)}${o}`}}function e7(e,t){let n=t==="regression"?"improvement":"regression",r=Qt(e,t).map(eS),o=Qt(e,n).map(eS),s=yn(e,"broken").map(Ri),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${t7(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var t7=e=>e===1?"a limit":`${e} limits`;function n7({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=de(t.head,t.unit);return t.name==="goodput"?n:`${Nt(t)} ${n}`}).join(", ")}function LN({
findings:e}){return e.map(Ai).join("; ")}function r7(e){let[t="",...n]=e.findings.map(Ai),r=n7(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function nt(e){switch(e.verdict){case"regression":case"improvement":return e7(e,e.verdict);case"\
inconclusive":return XY(e);case"invalid":return`gave no usable numbers: ${e.findings.map(Ai)[0]??"no reason was recorded"}`;case"new":return r7(
e);case"unchanged":return e.skipped===void 0?zN(e):`was not loaded: ${Lm(e.skipped)}`}}function DN(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&Vc(e).length===0&&!IN(e)}function FN(e){return(DN(e)?e.findings.slice(1):e.findings).filter(({code:n})=>n==="slow-start").map(
Ai)}function np(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==
t).map(Ri);return e.verdict==="new"?n:[...(DN(e)?e.findings.slice(1):e.findings).map(Ai),...n]}function o7({name:e,base:t,head:n},r=60){let[
o,s,i]=[e,t,n].map(a=>a&&ve(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var s7=3;function rp({
differences:e=[],cases:t}){if(!t.some(({verdict:s})=>i7.includes(s))||e.length===0)return"";let r=e.slice(0,s7).map(s=>o7(s)),o=e.length-r.length;
return`also changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var i7=["regression","improvement","inconclusive","invalid"];function op({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>zm(t))}var a7={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function c7({name:e,kind:t}){let n=a7[t];return n===""||e.includes(n)?"":`, ${n}`}var tS=e=>`${e<0?"\u2212":"+"}${de(Math.
abs(e),"s")}`;function Mi({growth:e}){if(e===void 0)return[];let t=({base:n,head:r})=>tS(r-n);return e.functions.map(n=>({where:`${AN(n)}${c7(
n)}${n.calls?` \u2192 ${AN(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function Ni(e){let{growth:t,metrics:n}=e,r=Ym(e);if(r===null||t===void 0)
return[];if(r==="waiting")return["CPU time per request did not grow, so no function is named: more time is spent waiting, such as for locks,\
 timers, disks or other services"];let{base:o,ratio:s}=n.find(({name:a})=>a==="cpu")??{},i=tS((o??0)*((s??1)-1));return[`${t.tool} saw ${tS(
t.head-t.base)} of the ${i} of CPU time per request that were measured, so no function is named: the rest may be in threads or processes tha\
t it does not see`]}function AN({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||n===void 0||r===void 0?e:`${n} (${/:\d+$/.
test(r)?r:`${r}:${t}`})`}var Gn=e=>W(e.id);function Zn(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function BN(e,t){
let n=r=>Math.max(0,...Qt(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function jN(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=Qt(a,t);return c?Ne(c.name).words.cases[n]:yn(
a,"broken").length>0?l7:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var l7="beyond a limit";function u7(e,t,n){
let r=BN(t,n),o=`${Zn(t,e)} ${jN(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${Gn(
r)} ${nt(r)}`}function sp(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function d7(e,t){let n=t.find(sp)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${Zn(t,e)} invalid`,o=sp(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${Gn(n)} ${nt(n)}`}var UN=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function ZN(e,[t,n]){return e.filter(r=>Qm(r)===t&&Dt(r)===n)}function f7(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${Gn(n)} ${nt(n)}`;for(let i of UN){let a=ZN(t,i);if(a.length>0)return`${Zn(
a,e)} ${i[1]}: ${br(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>Kc(i)!==""&&yn(i,"inconclusive").
length===0);if(o.length<t.length)return`${Zn(t,e)} inconclusive: ${br(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${Kc(s)} in ${e.cases.length===t.length?"every case":t.length===1?br(t):`each of ${t.length} incon\
clusive cases`}`}function br(e){return`${e.slice(0,3).map(Gn).join(", ")}${e.length>3?", \u2026":""}`}function m7(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?Lm(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?Gn(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${_e(n)}${ep(e.cases)} in ${r}`}function GN({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function p7(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(GN));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${HN(t)}; comparing b\
egins with the next change: ${br(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${Gn(o)} ${nt(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${Zn(t,e).toLowerCase()}, so head was measured alone: ${br(t)}${s}`:
`${Zn(t,e)} new, measured on head alone: ${br(t)}${s}`}function HN(e){return e.length===1?"1 case":`${e.length} cases`}function h7(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${Gn(n)} ${nt(n)}`:u7(e,t,e.verdict);case"invalid":return d7(e,t);case"inconclusive":return f7(e,t);case"new":return p7(e,t);case"unchanged":
return m7(e)}}function qo(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${h7(e)}`}function ip(e){let[t]=e.cases;return e.
cases.length===1&&t!==void 0&&qo(e).endsWith(nt(t))}function qN(e){let[t]=Qt(e,e.verdict);return e.verdict==="regression"||e.verdict==="impr\
ovement"?t===void 0?kx(e)??e.verdict:rS(t):Dt(e)}function ap(e){let t=e.interrupted?"interrupted; so far: ":"";return g7(e).map(n=>`${t}${n}`)}
function WN(e,t){let n=e.at(-1)??"";return e.find(r=>[...r].length<=t)??ve(n,t)}function g7(e){let t=e.cases.filter(o=>o.verdict===e.verdict),
[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.verdict){case"regression":case"improvement":return y7(e,t,e.verdict);case"invalid":return w7(
e,t);case"inconclusive":return x7(e,t);case"new":return b7(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing\
 to measure"];let o=`no change larger than ${_e(Math.max(...e.cases.map(({threshold:a})=>a)))}`,s=r?Gn(r):`any of ${e.cases.length} cases`,i=ep(
e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i} in ${s}`,`${o}${i}`,o]}}}function y7(e,t,n){let r=jN(t,n),o=BN(t,n),[s]=o?Qt(o,n):[],i=o?
kx(o):null,a=s===void 0?i??r:Wc(s),c=o===void 0?"":Gn(o);if(e.cases.length===1)return[`${c} ${a}`,a];let l=cp(Zn(t,e)),u=n==="regression"?"w\
orst":"most",d=t.length===1?":":`, ${u}:`,f=`${l} ${r}`;return[`${f}${d} ${c} ${a}`,`${f}, ${u} ${a}`,f]}function b7(e,t){if(t.length===e.cases.
length&&t.every(o=>GN(o)==="configuration"))return[`set up to measure ${HN(t)}; comparing begins with the next change`];let r=`${e.cases.length===
1?"":`${cp(Zn(t,e))} `}new, nothing to compare with yet`;return[`${r}: ${br(t)}`,r]}function w7(e,t){let n=t.find(sp)??t[0];if(n===void 0)return[
"nothing could be measured"];let r=sp(n)?"head fails where base does not":"not measured",o=e.cases.length===1?"":`${cp(Zn(t,e))}: `;return[`${o}${r}\
: ${Gn(n)}`,`${o}${r}`]}function oS({verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function x7(e,t){
let n=e.cases.length===1?"":`${cp(Zn(t,e))}`,r=oS(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of UN){let l=ZN(
t,c);if(l.length>0)return[`${o}; ${c[1]}: ${br(l)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||yn(c,"inconclusive").length>0?[]:
[c.detectable]),i=s.length===t.length?Math.max(...s):null,a=i===null?"":Kc({detectable:i});return a===""?[`${o}${n===""?"":`, ${br(t)}`}`,o]:
[`${o}; ${a}`,o]}var cp=e=>e.charAt(0).toLowerCase()+e.slice(1);import{createHash as S7}from"node:crypto";function v7(){return`default-src 'none'; style-src 'sha256-${S7("sha256").update(VN).digest("base64")}'; base-uri 'none'; form-action 'none'`}
function lp(e){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${v7()}">`,'<meta name="viewport" content="width=device-width, \
initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${J(e)}</title>`,
`<style>${VN}</style>
</head>`].join(`
`)}function Jc(e,t){let n=t.map(([r,o])=>`<dt>${J(r)}</dt><dd>${Le(o)}</dd>`);return`<h3>${e}</h3>
<dl class="facts">
${n.join(`
`)}
</dl>`}var VN=`
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
`;var fe=e=>Number(e.toFixed(1)).toString();function up(e){let t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e)??10)}function Vr(e,t){
let n=t.hollow?"dot hollow":"dot",r=t.title===""?"":`<title>${J(t.title)}</title>`,[o,s]=[e.x,e.y],i=a=>`<path class="${n}" d="M${a.map(([c,
l])=>`${fe(o+c)} ${fe(s+l)}`).join("L")}Z">${r}</path>`;return t.beyond==="above"?i([[0,0],[3,5],[-3,5]]):t.beyond==="below"?i([[0,0],[3,-5],
[-3,-5]]):`<circle class="${n}" cx="${fe(o)}" cy="${fe(s)}" r="2.2">${r}</circle>`}function Ft(e,t,n,r,o){return`<text${o===void 0?"":` clas\
s="${o}"`} x="${fe(t)}" y="${fe(n)}" text-anchor="${r}">${J(e)}</text>`}var XN=360,dp=236,Te={left:54,right:XN-6,top:20,bottom:dp-34};function k7(e,t,n){let r=e.sessions.map((a,c)=>({number:c+1,pairs:po(a,t),mean:b$(
po(a,t,n))})).filter(a=>a.pairs.length>0),o=r.reduce((a,c)=>a+c.pairs.length+1,0),s=(Te.right-Te.left)/Math.max(1,o),i=Te.left;return r.map(
a=>{let c=i+(a.pairs.length+1)*s,l={...a,left:i,right:c};return i=c,l})}function fp(e,t,n,r=Te.left,o=Te.right){let s=Math.max(0,n-t);return`\
<rect class="${e}" x="${fe(r)}" y="${fe(t)}" width="${fe(o-r)}" height="${fe(s)}"/>`}function Wo(e,t,n=Te.left,r=Te.right){return`<line clas\
s="${e}" x1="${fe(n)}" x2="${fe(r)}" y1="${fe(t)}" y2="${fe(t)}"/>`}function $7(e,t,n){let r=yr(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))],[
i,a]=t.better==="higher"?["better","worse"]:["worse","better"];return[fp(i,Te.top,o),fp(a,s,Te.bottom),Wo("threshold",o),Wo("threshold",s),Wo(
"nochange",n.place(1))].join("")}function O7(e,t,n){let r=yr(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))];return[o-4,s+10].filter(i=>i-8>Te.top&&
i<Te.bottom).map(i=>Ft("threshold",Te.right-4,i,"end","name")).join("")}function R7(e){return e.ticks.map(t=>{let n=e.place(1+t/100),r=`${t>
0?"+":t<0?"\u2212":""}${Math.abs(t)}%`;return`${Wo("tick",n,Te.left-4,Te.left)}${Ft(r,Te.left-7,n+3.5,"end")}`}).join("")}function _7(e,t,n){
let r=(e.right-e.left)/(e.pairs.length+1);return e.pairs.map((o,s)=>{let i=o.head/o.base,a={x:e.left+(s+1)*r,y:t.place(i)},c=t.holds(i)?null:
i>1?"above":"below",l=`session ${e.number}, round ${s+1}: ${mr(i,1)}%`;return Vr(a,{hollow:n&&o.limited,beyond:c,title:l})}).join("")}function E7(e){
let t=Math.ceil(e.length/14);return e.filter((n,r)=>r%t===0).map(n=>Ft(String(n.number),(n.left+n.right)/2,Te.bottom+13,"middle")).join("")}
function P7(e,t,n){let r=t.interval===null?"no interval":`95% interval ${Xt(t)}%`;return`${n.length} sessions. Estimate ${Mt(t)}, ${r}; thre\
shold ${_e(yr(e,t))}.`}function QN(e,t,n){let r=e.metrics.find(x=>x.name===t);if(r===void 0||r.ratio===null)return null;let{ratio:o,interval:s,
decisionInterval:i}=r,a=Ne(t),c=k7(e,a,r.gates),l=c.flatMap(x=>x.pairs.map(S=>S.head/S.base)),u=1+yr(e,r)*1.3,d=[u,1/u,o,...s===null?[]:[s.low,
s.high]],f=N7(d,l,Te.top,Te.bottom),m=c.map(x=>x.mean===null?"":Wo("mean",f.place(Math.exp(x.mean)),x.left+1,x.right-1)),[h,p]=a.words.axis,
[g,y]=r.better==="higher"?["better","worse"]:["worse","better"];return[`<svg class="picture" viewBox="0 0 ${XN} ${dp}" role="img" aria-label\
ledby="${n}-t ${n}-d">`,`<title id="${n}-t">${J(`${Nt(r)}, head against base, ${e.id}`)}</title>`,`<desc id="${n}-d">${J(P7(e,r,c))}</desc>`,
...c.filter(x=>x.number%2===0).map(x=>fp("strip",Te.top,Te.bottom,x.left,x.right)),$7(e,r,f),s===null?"":fp("interval",f.place(s.high),f.place(
s.low)),...(i===null?[]:[i.low,i.high]).filter(x=>f.holds(x)).map(x=>Wo("decision",f.place(x))),Wo("estimate",f.place(o)),...c.map(x=>_7(x,f,
r.gates&&a.limitable)),...m,O7(e,r,f),R7(f),E7(c),Ft(`\u2191 ${g}: ${p}`,Te.left,Te.top-7,"start"),Ft(`\u2193 ${y}: ${h}`,Te.left,dp-6,"star\
t"),Ft("sessions",Te.right,dp-6,"end"),"</svg>"].filter(x=>x!=="").join(`
`)}function T7(e,t){let[n,r]=[Math.expm1(e)*100,Math.expm1(t)*100],o=up((r-n)/7),s=Math.ceil(n/o-1e-9),i=Math.floor(r/o+1e-9)-s+1;return Array.
from({length:Math.max(0,i)},(a,c)=>Number(((s+c)*o).toPrecision(6)))}var C7=Math.log(4),KN=Math.log(10),A7=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*
100),JN=.03;function YN(e,t){let n=e[Math.round(t*(e.length-1))];return n===void 0?[]:[n]}function M7(e,t){return A7.filter(n=>Math.log1p(n/
100)>=e&&Math.log1p(n/100)<=t)}function N7(e,t,n,r){let o=t.map(Math.log).toSorted((d,f)=>d-f),i=[...e.map(Math.log),...YN(o,JN),...YN(o,1-JN),
0].map(d=>Math.min(KN,Math.max(-KN,d))),a=(Math.max(...i)-Math.min(...i))*.07,[c,l]=[Math.min(...i)-a,Math.max(...i)+a],u=d=>Math.min(l,Math.
max(c,d));return{low:Math.exp(c),high:Math.exp(l),ticks:l-c>C7?M7(c,l):T7(c,l),place:d=>r-(u(Math.log(d))-c)/(l-c)*(r-n),holds:d=>Math.log(d)>=
c&&Math.log(d)<=l}}function I7(e,t){let n=e.variants.map(({commit:c})=>c),r=(c,l)=>t===null?l:`<a href="${J(`${t}/${c}`)}">${l}</a>`,o=e.variants.map(c=>{let l=`\
<b>${J(Hc(c))}</b>`;return`${c.variant} ${eI.test(c.commit)?r(`commit/${c.commit}`,l):l}`}),i=t!==null&&n.length===2&&n.every(c=>eI.test(c))?
[r(`compare/${n.join("...")}`,"what changed")]:[],a=J(e.startedAt.slice(0,10));return`<p class="kicker">${["loadgate",...o,...i,a].join(" \xB7 ")}\
</p>`}var eI=/^[0-9a-f]{40}$/;function z7(e){let t=qo(e),[n=t]=ap(e),r=e.cases.some(o=>t.includes(nt(o)));return e.cases.length>1&&r?`${n.charAt(
0).toUpperCase()}${n.slice(1)}`:t}function L7(e,t){let n=e.notices.map(r=>`<p class="note">${Le(qr(r))}</p>`);return[I7(e,t),`<h1>${Le(z7(e))}\
</h1>`,iS(e.verdict),...n].join(`
`)}var tI=({decides:e})=>e?[]:["wide"];function D7(e,t){let n=e.metrics.find(i=>i.name===t.name),r=n!==void 0&&n.ratio!==null&&!n.gates,o=[...tI(
t),...r?["unjudged"]:[]],s=r&&t.decides?"<small>not judged</small>":"";return`<td${nI(o)}>${oI(n)}${F7(n)}${s}</td>`}function F7(e){if(e===void 0||
e.base===null||e.head===null)return"";let[t,n]=[e.base,e.head].map(r=>de(r,e.unit).replaceAll(" ","\xA0"));return`<small class="values">${J(
`${t} \u2192 ${n}`)}</small>`}var nI=e=>e.length===0?"":` class="${e.join(" ")}"`,B7=e=>e.replaceAll("/","/<wbr>");function j7(e,t){let n=Oi(
e.cases),r=e.cases.map((s,i)=>`<tr>${`<th scope="row"><a href="#${t[i]}">${B7(J(s.id))}</a><small>${iS(s.verdict,Dt(s))}</small></th>`}${n.map(
c=>D7(s,c)).join("")}</tr>`);return['<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each c\
hange its 95% interval, and the values of base and head.</span></caption>',`<thead><tr><th scope="col">Case</th>${n.map(s=>`<th scope="col"${nI(
tI(s))}>${s.title}</th>`).join("")}</tr></thead>`,`<tbody>
${r.join(`
`)}
</tbody></table></div>`].join(`
`)}function U7({differences:e=[]}){if(e.length===0)return"";let t=e.map(({kind:r,name:o,base:s,head:i,role:a,file:c})=>{let l=a===void 0||a===
"direct"?r:`${r}, ${a}`,u=[s??"\u2013",i??"\u2013"].map(m=>`<td>${Le(m)}</td>`),d=[l,c??"the built image"].map(m=>`<td class="wide">${Le(m)}\
</td>`),f=[...u,...d];return`<tr><th scope="row">${Le(o)}</th>${f.join("")}</tr>`});return['<section class="differences"><h2>What else diffe\
rs between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(r=>`<th scope="col">${r}</th>`),...[
"Kind","By"].map(r=>`<th scope="col" class="wide">${r}</th>`)].join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function Z7(e){let t=vN.map(n=>`<li>${Le(n)}</li>`).join("");return['<footer class="background">',Jc("How it was measured",Wm(e)),Jc("Mac\
hine and tools",Vm(e)),`<h3>What this does not show</h3>
<ul>${t}</ul>`,"</footer>"].join(`
`)}function rI(e,t=[],n=null){let r=e.cases.map((i,a)=>`case-${a+1}`),o=e.cases.some(i=>i.metrics.some(a=>a.interval!==null));return[lp(`loa\
dgate: ${e.verdict}`),`<body>
<main>`,L7(e,n),e.cases.length===0?"":j7(e,r),o?H7(e):"",...e.cases.map((i,a)=>{let c=t.find(l=>l.case===i.id);return Q7(i,e,r[a]??"")+(c?$N(
c):"")}),U7(e),"</main>",Z7(e),`</body>
</html>
`].filter(i=>i!=="").join(`
`)}var G7=e=>`<svg viewBox="0 0 40 20" aria-hidden="true">${e}</svg>`,sS={hollow:!1,beyond:null,title:""},mp=e=>`<line class="${e}" x1="2" x\
2="38" y1="10" y2="10"/>`;function H7(e){let t=e.cases.flatMap(u=>[u.threshold,...u.metrics.flatMap(({threshold:d})=>d??[])]),n=[...new Set(
t)].map(_e).join(", "),r=Vr({x:20,y:10},sS),o=Vr({x:20,y:10},{...sS,hollow:!0}),s=Vr({x:20,y:7},{...sS,beyond:"above"}),a=[[r,"each point is\
 one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${mp("mean")}`,"a strip is one\
 session, one start of both servers; the thin line is its mean"],[mp("estimate"),"the estimate: the mean over the sessions"],['<rect class="\
interval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[mp("nochange"),"no \
change"],[mp("threshold"),`the threshold, ${n}; tinted beyond it`],[o,"left out: something other than the server was saturated"],[s,"lies be\
yond the picture"]].map(([u,d])=>`<li>${G7(u??"")}<span>${d}</span></li>`).join(`
`),c=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${tp(
e)}`,l=`<details><summary>What each sign means</summary>
<ul>
${a}
</ul>
</details>`;return`<section class="legend">
<p>${c}</p>
${l}
</section>`}function iS(e,t=e){return`<span class="badge ${e}">${t}</span>`}function oI(e){if(e===void 0||e.ratio===null)return"\u2013";let t=e.
interval===null?"":`<small>${Xt(e)}</small>`;return`${Mt(e)}${t}`}function q7(e){return`${e.verdict==="regression"||e.verdict==="improvement"?
"Head":"This case"} ${nt(e)}.`}var W7={true:"decides the verdict",false:"not judged"};function V7(e,t,n){let r=e.metrics.find(a=>a.name===t),
o=QN(e,t,`${n}-${t}`);if(r===void 0||o===null)return"";let s=r.interval===null?"":` <span>${Xt(r)}</span>`;return`<figure><figcaption>${`<b>${Nt(
r)}</b> ${Mt(r)}${s} <span>${W7[`${r.gates}`]}</span>`}</figcaption>
${o}
</figure>`}function K7(e){let t=e.metrics.filter(o=>o.base!==null||o.head!==null).map(o=>`<tr><th scope="row">${Nt(o)}${o.gates?" <small>dec\
ides the verdict</small>":""}</th><td>${de(o.base,o.unit)}</td><td>${de(o.head,o.unit)}</td><td>${oI(o)}</td></tr>`);return t.length===0?"":
`<details><summary>All metrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(o=>`<th scope="col">${o}</th>`).join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table>`}
</details>`}function J7(e){let t=np(e).map(n=>`<li>${Le(n)}</li>`);return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function Y7(e){
let t=[...Mi(e).map(({where:n,cost:r})=>`<li><code>${J(n)}</code> ${r} of CPU time per request</li>`),...Ni(e).map(n=>`<li>${Le(n)}</li>`)];
return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function X7(e,t){return Ci(e,t).map(n=>`<h3>${J(n.title)}</h3>
<pre>${J(n.text)}</pre>`).join(`
`)}function Q7(e,t,n){let r=({name:i,per:a})=>a!=="build"&&e.metrics.some(c=>c.name===i&&c.threshold!==void 0),s=$e.filter(i=>i.decides===Sx(
e)||r(i)).map(({name:i})=>V7(e,i,n)).filter(i=>i!=="");return[`<section class="case" id="${n}">`,`<header><h2>${J(e.id)}</h2>${iS(e.verdict,
Dt(e))}</header>`,ip(t)?"":`<p>${Le(q7(e))}</p>`,Y7(e),J7(e),X7(e,t),s.length===0?"":`<div class="panels">
${s.join(`
`)}
</div>`,K7(e),"</section>"].filter(i=>i!=="").join(`
`)}var eX="1.0.0",tX=eX.split(".")[0],sI=`https://github.com/loadgate/loadgate/blob/v${tX}/docs`;var aS=e=>`| ${e.join(" | ")} |`;function Ii(e,t){return[aS(e.map(([n])=>n)),aS(e.map(([,n])=>n)),...t.map(aS)].join(`
`)}function Vo(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function Yc(e){return`<pre>${J(e)}</pre>`}var Kr=e=>e.map(t=>`- ${t}`).join(`
`),cS=e=>Buffer.byteLength(e,"utf8"),Ko={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function aI(e){return nX.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>iI(r)-iI(n)))}var nX=["regression","invalid","inconclus\
ive","improvement","new"];function hp({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function iI(e){return Math.max(0,...hp(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var cI="\xA0",Jo=e=>e.replaceAll(" ",cI);function lI(e,t){if(e.length===0)return"";let n=e.flatMap(
hp),r=[...new Set(e.flatMap(f=>[f.threshold,...hp(f).map(m=>yr(f,m))]))],o=lX(n,r),s=e.map(f=>oX(f,t.has(f.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[Jo("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(_e).join(" or "),u=`In brac\
kets the 95% interval of each change.${rX(n.map(({unit:f})=>f))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${sI}/reading-the-comment.md)`,d=Ii(a,s.map(f=>f.slice(0,a.length)));return n.length===0?d:`${d}

<sub>${u}</sub>`}function rX(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var pp="\u2013";function oX(e,t,n){let o=`${Ko[t?"accepted":e.verdict]}${cI}${qt(e.id)}`,s=hp(e);if(e.verdict==="n\
ew")return[o,pp,sX(e),Pe(LN(e)),""];if(s.length===0)return[o,pp,pp,Pe(nt(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>Jo(de(a.base,a.
unit))),i(a=>Jo(de(a.head,a.unit))),[i(a=>iX(a,e)),...aX(e,t)].join("<br>"),i(a=>`<code>${J(uX(a,yr(e,a),n))}</code>`)]}function sX({metrics:e}){
return e.filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>Jo(de(n,r))).join("<br>")||pp}function iX(e,{
verdict:t}){let n=Jo(Pe(Wc(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":Jo(` (${Xt(e)})`);return t==="inconclusive"?
`${n}${r}`:`<b>${n}</b>${r}`}function aX(e,t){let n=["broken","inconclusive"].flatMap(s=>yn(e,s)).map(s=>Pe(Ri(s)));if(t)return["accepted",...n];
if(e.verdict!=="inconclusive")return n;let{detectable:r}=e,o=r===null?"":r>1?"half the speed may go unnoticed":`${_e(Number(r.toPrecision(2)))}\
 slower would be caught`;return[[Dt(e),o].filter(Boolean).map(Jo).join("; "),...n]}var uS=13,lS=(uS-1)/2,cX="\xA0";function lX(e,t){let r=e.
flatMap(({ratio:s,interval:i})=>[s,...i?[i.low,i.high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*
Math.log1p(s)));return{reach:Math.max(o,...r)}}function uX(e,t,{reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.
min(uS-1,Math.max(0,lS+r*Math.round(Math.log(i)/n*lS))),s=Array(uS).fill(cX);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[lS]="\u2502",e.interval){
let i=[o(e.interval.low),o(e.interval.high)],[a,c]=[Math.min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(
e.ratio)]="\u25CF",s.join("")}var dX=1e6,fI=110;function fX(e,t){return`### ${Ko[e]} loadgate: ${Pe(ve(t,2*fI))}`}function mX(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function pX(e,t){let{title:n=WN(ap(e),fI),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>Pe(mI(qr(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||OE(i);return Xc([fX(r,n),t.context??hX(e),mX(a?"WARNING":"NOTE",[...o,...s])])}var mI=e=>`${e.
charAt(0).toUpperCase()}${e.slice(1).replace(/\.$/,"")}.`;function hX(e){let t=SN(e).map(([n,r])=>`${n} ${Pe(r)}`);return t.length===0?"":`C\
ompares ${t.join(" with ")}.`}var Xc=e=>e.filter(t=>t!=="").join(`

`);function gX(e,t,n){let r=aI(e);return Xc([pX(e,t),lI(r.slice(0,n),t.accepted??new Set),Kr([...yX(r.slice(0,n)),...wX(r.slice(0,n)),...bX(
e),...xX(e,r,n),...t.remarks??[]])])}function yX(e){return e.flatMap(t=>{let n=Mi(t).map(({where:o,cost:s})=>`${qt(o)} ${s}`),r=Ni(t).map(o=>`${qt(
t.id)}: ${Pe(o)}.`);return n.length===0?r:[`${qt(t.id)} spends more CPU time per request in ${n.join("; ")}.`]})}function bX(e){let t=rp(e);
return t===""?[]:[Pe(mI(t))]}function wX(e){return e.flatMap(t=>op(t).map(n=>`${qt(t.id)}: ${Pe(n)}.`))}function xX(e,t,n){let r=Math.max(0,
t.length-n),o=`${r} more ${r===1?"case is":"cases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[
Pe(`${qo(e)}.`)];let s=e.cases.filter(({verdict:c})=>c==="unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));
return[...r===0?[]:[o],...i.length===0?[]:[`${Ko.unchanged} ${uI(i)}: no change larger than ${_e(a)}.`],...i.length===s.length?[]:[`${Ko.unchanged}\
 ${uI(s.filter(({skipped:c})=>c))}: not measured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var uI=e=>`${e.length}\
 more ${e.length===1?"case":"cases"}`;function gp(e,t=dX,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Xc(
[kX(e.cases,s),AX(e),OX(e)]),c=[$X(e),Vo(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],EX(e,n.fetchFirst??null)].
filter(g=>g!==""),[l,u]=[e,n],d=(g,y)=>{let w=y.length===c.length&&u===n?"":"The rest is in the report file: it did not fit here.";return`${Xc(
[r,gX(l,u,g),...y,w,o])}
`},f=g=>cS(g)<=t,m=e.cases.length;for(;m>0&&!f(d(m,[]));)m=Math.floor(m/2);for(let g of SX(e,n)){if(f(d(m,[])))break;[l,u]=g}let h=[];for(let g of c)
f(d(m,[...h,g]))&&h.push(g);let p=d(m,h);if(!f(p))throw new RangeError(`a report of ${cS(p)} bytes where ${t} fit`);return p}function*SX(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function vX(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?Mt(r):`${Mt(r)} (${Xt(r)})`:n?`${Mt(r)}, not judged`:Mt(r)}function kX(e,t){let n=Oi(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[qt(s.id),`${Ko[i]} ${i==="accepted"?i:Dt(s)}`,...n.map(a=>vX(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return Ii(o.map(s=>[s,"---"]),r)}function $X(e){return e.cases.flatMap(t=>Ci(t,e).map(n=>Vo(`${qt(t.id)}\
: ${J(n.title)}`,Yc(n.text)))).join(`

`)}function OX(e){return Kr(e.cases.flatMap(t=>np(t).map(n=>`${qt(t.id)}: ${Pe(n)}`)))}var RX=e=>Kr(e.map(([t,n])=>`${t}: ${Pe(n)}`)),pI="Sm\
allest slowdown that would have been caught",_X=[pI,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function EX(e,t){let r=[...PX(e),
...Wm(e),...Vm(e)].filter(([o])=>_X.includes(o));return Vo("How it was measured, and how to measure it again",Xc([RX(r),CX(e,t)]))}function PX(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>s>1?"more than 100%":_e(Number(s.toPrecision(2))),
[r,o]=[n(Math.min(...t)),n(Math.max(...t))];return[[pI,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var dI=/^[0-9a-f]{7,64}$/,TX=/^[\w.-]+(?:\/[\w.-]+)*$/;
function CX(e,t){let n=u=>e.variants.find(d=>d.variant===u)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:u})=>u!=="u\
nchanged").concat(e.cases);if(!dI.test(r)||!dI.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,u])=>TX.
test(u)))return"";let a=i.map(([u,d])=>`--${u} '${d}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,l=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${Yc(l)}`}function AX(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${tp(e)}</sub>`:""}var yp=e=>e.length<2?e[0]??"":`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function Qc({rows:e,by:t}){let n=e.filter(({place:i})=>i===1).map(
({target:i})=>W(i));if(n.length===0)return"no target gave a number";let r=t==="p99"?"soonest":"fastest";return n.length===1?`${n[0]} is the ${r}`:
e.every(({sessions:i})=>i.length<2)?`${yp(n)} are tied: one session each shows no difference; set a larger budget`:n.length===e.length&&e.length>
1?`${yp(n)} are tied: no difference between them is significant`:`${yp(n)} share the first place: no difference between them is significant`}
function dS({leaderboards:e,config:t,interrupted:n}){let r=new Set(e.flatMap(({rows:s})=>s.map(({target:i})=>i))),o=`${r.size} ${r.size===1?
"target":"targets"} of ${W(t)} in ${e.length} ${e.length===1?"leaderboard":"leaderboards"}`;return n?`Interrupted: ${o}, as far as they were\
 measured`:o}function fS({rows:e}){let t=new Map,n=(r,o)=>t.set(o,[...t.get(o)??[],r.target]);for(let r of e){for(let o of r.findings)n(r,_M(
o));hI(r)>0&&n(r,MX(r))}return[...t].map(([r,o])=>`${yp(o.map(W))}: ${W(r)}`)}function MX({failed:e,asked:t}){let n=Object.entries(e).sort(([
,s],[,i])=>i-s),r=n.slice(0,3).map(([s,i])=>`${i} \xD7 ${s}`),o=n.length>3?`, and ${n.length-3} other kinds`:"";return`of ${t} requests fail\
ed ${r.join(", ")}${o}`}function mS({notices:e,leftOut:t,failures:n,published:r}){return[...e.map(qr),...t.map(({target:o,obstacle:s})=>`${o}\
 was left out: ${Zo(s)}`),...n.map(({target:o,what:s})=>`${o} could not be ${s==="build"?"built":"prepared"}: its log is below`),...r?[`publ\
ished: ${r.source}; \u2260 marks where today's order differs`]:[]].map(W)}var pS=["Targets were started one at a time, in blocks of random o\
rder; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${_e(Zm)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function hS(e){let{plan:t,seconds:n,
environment:r}=e,o=e.cases.map(a=>a.sessions.length),[s,i]=[Math.min(...o),Math.max(0,...o)];return[["Revision",e.variants.map(Hc).join(", ")],
["Machine",Gc(r)],Kx(r),["Date",e.startedAt.slice(0,10)],["Seed",String(t.seed)],["Isolation",hr(t.isolation,t.isolationReason)],["Sessions",
s===i||o.length===0?`${i} each`:`${s} to ${i} each`],Wx(t),Vx(n),Jx(r),["Risk",`${_e(Zm)} that a table calls two equal targets different`]]}
var Xo="\u2013",NX=1e3;function bp(e,{rows:t}){if(e.place===null)return Xo;let n=t.filter(({place:r})=>r===e.place).length>1;return`${e.place}${n?
"=":""}`}function el({sessions:e}){return Math.exp(Ve(e.map(Math.log)))}function IX(e,{by:t,unit:n}){if(e.place===null||e.sessions.length===
0)return Xo;let r=t==="goodput"?"\u2265 ":"\u2264 ";return`${e.limited?r:""}${de(el(e),n)}`}function zX({ratio:e,interval:t,place:n},{by:r}){
if(e===null)return n===null?Xo:"best";let[o,s]=r==="goodput"?["%",100]:["\xD7",1],i=c=>String(Number((c*s).toPrecision(3))),a=t===null?"":` \
[${LX(t.low,t.high,i)}]`;return`${i(e)} ${o}${a}`}function LX(e,t,n){return t/e>NX?"anywhere":`${n(e)} to ${n(t)}`}function hI({asked:e,failed:t}){
let n=Object.values(t).reduce((r,o)=>r+o,0);return e===0?0:n/e}function DX(e){if(e.asked===0)return Xo;let t=hI(e);return t===0?"none":t<1e-4?
"< 0.01%":_e(t)}var Yo=(e,t)=>({figures:n})=>{let r=n[e];return r==null?Xo:t(r)},FX=["th","st","nd","rd"];function BX(e){let t=Math.floor(e/
10)%10;return`${e}${(t===1?void 0:FX[e%10])??"th"}`}function jX({published:e}){if(e===null)return Xo;let t=e.value===null?"":`, ${e.value}`,
n=e.system===null?"":` ${W(e.system)}`;return`${e.moved?"\u2260 ":""}${BX(e.place)}${t}${n}`}function gS(e,t){let n=t.published?.figures[e.id]?.
unit??null;return[{title:"",of:bp},{title:"target",of:o=>W(o.target)},{title:{goodput:e.unit,p99:"p99",time:"time/run"}[e.by],of:IX},{title:"\
to the best",of:zX},{title:"failed",of:DX},{title:`published${n===null?"":` (${W(n)})`}`,of:jX},{title:e.unit==="operations/s"?"CPU/operatio\
n":"CPU/request",of:Yo("cpu",Hr)},{title:"CPU/run",of:Yo("cpu-time",Hr)},{title:"by its own clock",of:Yo("own-clock",o=>de(o,"operations/s"))},
...e.by==="p99"?[]:[{title:"p99",of:Yo("p99",Hr)}],{title:"memory",of:Yo("memory",Un)},{title:"start-up",of:Yo("start-time",Hr)},{title:"ima\
ge",of:Yo("image-size",Un)}].filter(({of:o},s)=>s<3||e.rows.some(i=>o(i,e)!==Xo))}var bS=360,gI=26,yS=10,yI=34,tl={left:104,right:bS-58},UX=13,bI=5.6;function wI(e,t){let n=e.rows.filter(({sessions:a,place:c})=>c!==null&&a.
length>0);if(n.length===0)return null;let r=yS+n.length*gI,o=KX(n.flatMap(ZX),tl.left,tl.right),s={goodput:`${e.unit} \u2192 faster`,p99:"p9\
9 \u2192 later",time:"time per run \u2192 slower"}[e.by];return[`<svg class="picture" viewBox="0 0 ${bS} ${r+yI}" role="img" aria-labelledby\
="${t}-t ${t}-d">`,`<title id="${t}-t">${J(`${e.id}: all targets`)}</title>`,`<desc id="${t}-d">${J(`${Qc(e)}. ${n.map(a=>GX(a,e)).join("; ")}\
.`)}</desc>`,WX(o,e,r),...n.map((a,c)=>HX(a,e,o,yS+(c+.5)*gI)),Ft(`${s}${o.log?", log axis":""}`,tl.left,r+yI-5,"start"),"</svg>"].join(`
`)}function ZX({sessions:e,spread:t}){return[...e,...t?[t.low,t.high]:[]]}var xI=(e,t)=>de(e,t.unit).replace(/ (?:req|op)\/s$/,"");function GX(e,t){
return`${bp(e,t)} ${W(e.target)} ${de(el(e),t.unit)}`}function HX(e,t,n,r){let o=n.place(el(e)),s=e.sessions.map((i,a)=>Vr({x:n.place(i),y:r},
{hollow:e.limited,beyond:null,title:`session ${a+1}: ${de(i,t.unit)}`}));return[Ft(`${bp(e,t)}`,18,r+4,"end"),Ft(ve(W(e.target),UX),24,r+4,"\
start"),`<line class="tick" x1="${tl.left}" x2="${tl.right}" y1="${fe(r)}" y2="${fe(r)}"/>`,...s,e.spread?qX(n.place(e.spread.low),n.place(e.
spread.high),r):"",`<line class="estimate" x1="${fe(o)}" x2="${fe(o)}" y1="${fe(r-7)}" y2="${fe(r+7)}"/>`,Ft(`${e.limited?t.by==="goodput"?"\
\u2265 ":"\u2264 ":""}${xI(el(e),t)}`,bS-4,r+4,"end")].join("")}function qX(e,t,n){let r=o=>`<line class="mean" x1="${fe(o)}" x2="${fe(o)}" \
y1="${fe(n-4)}" y2="${fe(n+4)}"/>`;return`<line class="mean" x1="${fe(e)}" x2="${fe(t)}" y1="${fe(n)}" y2="${fe(n)}"/>${r(e)}${r(t)}`}function WX(e,t,n){
let r=0;return e.ticks.map(o=>{let s=e.place(o),i=o===0?"0":xI(o,t).replace(/\.0+(?=\D|$)/,""),a=i.length*bI/2,c=`<line class="tick" x1="${fe(
s)}" x2="${fe(s)}" y1="${yS}" y2="${n+3}"/>`;return s-a<r?c:(r=s+a+bI,c+Ft(i,s,n+14,"middle"))}).join("")}var VX=10,SI=5;function KX(e,t,n){
let[r,o]=[Math.min(...e),Math.max(...e)];return o/r>=VX?YX(r,o,t,n):JX(o,t,n)}function JX(e,t,n){let r=e*1.05,o=up(r/SI),s=Math.floor(r/o+1e-9);
return{log:!1,ticks:Array.from({length:s+1},(i,a)=>Number((a*o).toPrecision(6))),place:i=>t+i/r*(n-t)}}function YX(e,t,n,r){let[o,s]=[Math.log10(
e)-.08,Math.log10(t)+.08],i=Array.from({length:Math.ceil(s)-Math.floor(o)+1},(u,d)=>Math.floor(o)+d),a=u=>Math.log10(u)>=o&&Math.log10(u)<=s,
c=u=>i.flatMap(d=>u.map(f=>Number((f*10**d).toPrecision(6)))).filter(a);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(c).find(u=>u.length<=SI+
1)??c([1]),place:u=>n+(Math.log10(u)-o)/(s-o)*(r-n)}}function XX(e,t){let n=new Set;return e.cases.filter(r=>r.verdict!=="unchanged").flatMap(r=>{let o=Ci(r,e).filter(({text:s})=>!n.has(s));for(let{
text:s}of o)n.add(s);return[...ip(e)?[]:Hn(`${W(r.id)} ${nt(r)}.`,t.width),...Mi(r).flatMap(({where:s,cost:i})=>Hn(`${W(s)}: ${i} of CPU tim\
e per request`,t.width)),...Ni(r).flatMap(s=>Hn(`${W(r.id)}: ${s}`,t.width)),...FN(r).flatMap(s=>Hn(`${W(r.id)}: ${s}`,t.width)),...op(r).flatMap(
s=>Hn(`${W(r.id)}: ${s}`,t.width)),...o.flatMap(({title:s,text:i})=>[`  ${s}:`,...i.split(`
`).map(a=>`  | ${a}`)])]})}function xp(e,t){let[n="",...r]=Hn(W(qo(e)),t.width),o=[_I(n,e.verdict,t),...r],s=e.notices.flatMap(l=>Hn(`note: ${W(
qr(l))}`,t.width)),i=oS(e)?Hn("note: inconclusive cases fail this run (fail-on: inconclusive)",t.width):[],a=rp(e);return`${[[...o,...i,...s],
e.cases.length===0?[]:QX(e.cases,t),XX(e,t),a===""?[]:Hn(W(a),t.width)].filter(l=>l.length>0).map(l=>l.join(`
`)).join(`

`)}
`}function Hn(e,t,n="  "){let r=[],o="";for(let s of e.split(" "))o.trim()!==""&&o.length+1+s.length>t?(r.push(o),o=n+s):o=o===""?s:`${o} ${s}`;
return[...r,o]}var kI="\u2013",wp="  ",zi=[{head:"case",of:e=>W(e.id)},{head:"verdict",of:Dt}],vI={name:"memory",title:"memory",decides:!1};
function QX(e,t){let n=eQ(e,t.width),r=n.map(c=>RI(c,e)),o=xS(r[0]??[])+wp.length,[s="",...i]=$I(r),a=e.map((c,l)=>{let u=i[l]??"",d=Dt(c);return u.
slice(0,o)+_I(d,c.verdict,t)+u.slice(o+d.length)});return[s,...a,...oQ(n,e)]}function $I(e){let t=e.map(xS);return(e[0]??[]).map((n,r)=>e.map(
(o,s)=>(o[r]??"").padEnd(t[s]??0)).join(wp).trimEnd())}function OI(e){return e.reduce((t,n)=>t+xS(n)+wp.length,-wp.length)}function xS(e){return Math.
max(0,...e.map(t=>t.length))}function RI(e,t){return[e.head,...t.map(n=>e.of(n))]}function eQ(e,t){let n=tQ(e);return n.find(r=>OI(r.map(o=>RI(
o,e)))<=t)??n.at(-1)??zi}function tQ(e){let t=Oi(e),n=t.filter(({decides:l})=>l),r=n.filter(l=>l.asked),o=n.filter(l=>!l.asked),s=t.some(({name:l})=>l===
vI.name)?[]:[vI],i=[...t.filter(({decides:l})=>!l),...s];return[...[...i.map((l,u)=>i.slice(0,i.length-u)),[]].map(l=>[...n,...l]).map(l=>[...zi,
...wS(l,e,!0)]),[...zi,...wS(n,e,!1)],...r.map((l,u)=>[...zi,...wS([...o,...r.slice(0,r.length-1-u)],e,!1)])]}function wS(e,t,n){return e.map(
r=>({head:nQ(r.title),of:o=>rQ(o,r,n&&r.decides)})).filter(({of:r})=>t.some(o=>r(o)!==kI))}function nQ(e){let t=e.replace("Latency ","").replace(
" per ","/");return t.startsWith("CPU")?t:t.toLowerCase()}function rQ(e,{name:t,decides:n},r){let o=e.metrics.find(l=>l.name===t);if(o===void 0||
o.ratio===null)return kI;let s=$i(o),{interval:i}=o,a=r&&i!==null?` [${mr(i.low,s)} ${mr(i.high,s)}]`:"",c=`${mr(o.ratio,s)}${a}`;return o.gates||
!n?c:`(${c})`}function oQ(e,t){if(e.length===zi.length)return[];let n=t.flatMap(s=>e.slice(zi.length).map(i=>i.of(s))),r=n.some(s=>s.includes(
"["))?", [95% interval]":"",o=n.some(s=>s.startsWith("("))?", (not judged)":"";return[`head against base in %${r}${o}`]}var sQ={regression:31,
invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function _I(e,t,n){return n.color?`\x1B[${sQ[t]}m${e}\x1B[0m`:e}function EI(e){let t=mS(e).map(o=>`<p class="note">${Le(o)}</p>`),n=pS.map(o=>`<li>${Le(o)}</li>`).join("");return[lp(`loadgate: ranking of ${e.
config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${J(e.config)}</b> \xB7 ${J(e.startedAt.slice(0,10))}</p>`,`<h1>${Le(dS(e))}</h1>`,...t,...e.
leaderboards.map((o,s)=>iQ(o,e,`leaderboard-${s+1}`)),...e.failures.map(({target:o,what:s,log:i})=>`<h3>End of the ${s} log of ${J(o)}</h3>
<pre>${J(Ea(i))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${n}</ul>`,Jc("How it was measured",hS(e)),`</footer>
</body>
</html>
`].join(`
`)}function iQ(e,t,n){let r=fS(e).map(s=>`<li>${Le(s)}</li>`),o=wI(e,n);return[`<section class="case" id="${n}">`,`<header><h2>${J(e.id)}</h\
2></header>`,`<p>${Le(`${Qc(e).replace(/^the /,"The ")}.`)}</p>`,o===null?"":`<figure>${o}</figure>`,`<div class="scroll">${aQ(e,t)}</div>`,
r.length===0?"":`<ul class="reasons">${r.join("")}</ul>`,"</section>"].filter(s=>s!=="").join(`
`)}function aQ(e,t){let n=gS(e,t),r=n.map(({title:s})=>`<th scope="col">${J(s||"place")}</th>`).join(""),o=e.rows.map(s=>`<tr>${n.map((a,c)=>{
let l=Le(a.of(s,e));return c===1?`<th scope="row">${l}</th>`:`<td>${l}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${r}\
</tr></thead><tbody>
${o.join(`
`)}
</tbody></table>`}function PI(e){let t=hS(e).map(([r,o])=>`${r}: ${Pe(o)}`);return`${[`**${Pe(dS(e))}**`,Kr(mS(e).map(Pe)),...e.leaderboards.
map(r=>cQ(r,e)),...e.failures.map(({target:r,what:o,log:s})=>Vo(`The end of the ${o} log of ${J(r)}`,Yc(Ea(s)))),Vo("How it was measured, an\
d how to read it",Kr([...pS,...t]))].filter(r=>r!=="").join(`

`)}
`}function cQ(e,t){let n=gS(e,t),r=n.map(({title:i},a)=>[Pe(i),a<2?"---":"--:"]),o=e.rows.map(i=>n.map(a=>Pe(a.of(i,e))));return[`${qt(e.id)}\
: ${Pe(Qc(e))}`,Ii(r,o),Kr(fS(e).map(Pe))].filter(i=>i!=="").join(`

`)}import{join as lQ}from"node:path";var uQ="profiles",dQ=["base","head"];function TI(e,t){for(let n of e)if("base"in n)for(let r of dQ)bn(t,fQ(n.case,r),mQ(n[r]))}function fQ(e,t){
return lQ(uQ,`${e.replaceAll("/","-")}-${t}.folded`)}function mQ(e){return[...e].map(([n,r])=>`${n} ${Math.round(r*1e9)}
`).sort().join("")}var vRe=32*1024*1024;async function nl(e,{ignored:t=!0}={}){try{await wN(e),t&&CI(e)}catch(n){throw n instanceof v?n:new v(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function CI(e){bn(e,".gitignore",`*
`)}function wn(e,t,n,r=[]){II(e,n);for(let[o,s]of t)bn(n,SS("logs",`${o}.log`),s);AI(e,n,r),TI(r,n)}function AI(e,t,n=[]){let r=e.command===
"rank";bn(t,"report.md",r?PI(e):gp(e)),bn(t,"report.html",r?EI(e):rI(e,n,qm(process.env)))}function MI(e,t,n){II(e,n);for(let[r,o]of t)bn(n,
SS("logs",`${r}.log`),o);AI(e,n)}async function NI(e,t){await nl(t),bn(t,"failure.json",pN(e))}function II(e,t){let n=NE(e);try{CI(t),bn(t,"\
results.json",n)}catch(r){let o=`results-${e.id}.json`,s=[kc(),pQ(),"/dev/shm"].find(c=>hQ(c,o,n)),i=s&&SS(s,o),a=i?`what was measured is in\
 ${i}, and loadgate report ${i} --out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room \
and measure again";throw new he(`results.json cannot be written to ${t} (${r.message}); ${a}`)}}function hQ(e,t,n){try{return bn(e,t,n),!0}catch{
return!1}}var zI="measured.jsonl";function LI(e,t){let n=vS(e,zI),r=(o,s)=>{try{bQ(n,`${JSON.stringify(o)}
`,{flag:s})}catch{}};return r(t,"w"),o=>r(o,"a")}async function Li(e){await fN(t=>{let n=wQ(t);n&&e.progress.say(n)})}function wQ({id:e,folder:t}){
let n=vS(t,zI);if(!gQ(n))return null;let[r,...o]=xQ(yQ(n,"utf8"));if(!r||o.length===0)return null;let s=vS(r.out,`killed-${e}`),i=o.at(-1)?.
sessions[0]?.at??0,{begun:a,ranking:c}=r,l={...a,cases:SQ(a.plan.cases,o),seconds:{build:0,run:i,ready:0,load:0,harness:0},interrupted:!0};return c?
MI(aN(cN(l,c)),new Map,s):wn(ni(l),new Map,s),`an earlier run was killed after ${o.length===1?"1 session":`${o.length} sessions`}; what it m\
easured is in ${s}`}function xQ(e){return e.split(`
`).slice(0,-1).map(t=>JSON.parse(t))}function SQ(e,t){return e.map(n=>{let r=t.filter(({id:o})=>o===n.id);return{...n,...r.at(-1),sessions:r.
flatMap(({sessions:o})=>o)}})}import{randomInt as vQ}from"node:crypto";var kQ=60;function kS({config:e,cases:t,part:n}){let r=n?.cases??t,{budgetSeconds:o}=e;return o===void 0?
kQ*r.length:o*r.length/t.length}function Sp({config:e,cases:t,part:n,design:r,named:o,seed:s=vQ(2**31)},{isolation:i,cpus:a},c){return{seed:s,
...n&&{shard:n.shard},...o&&{named:o},...r==="whole-budget"&&{looks:!1},alpha:e.gate.falseAlarms,failOn:e.gate.failOn,mode:e.gate.mode,budgetSeconds:kS(
{config:e,cases:t,...n&&{part:n}}),isolation:i.name,isolationReason:i.reason,pairing:c?"side-by-side":"interleaved",cpus:a,cases:t,scenarios:e.
scenarios.filter(({name:l})=>t.some(({scenario:u})=>u===l))}}async function DI({config:e},{base:t,head:n},{built:r,wanted:o},s,i){let a=o.filter(m=>gr(m,e)?.args===void 0);if(s.name!=="process"||a.length===
0)return{variants:r,silent:new Map,headAlone:new Set,logs:new Map,notices:[]};i.step({doing:"looking which servers listen on PORT",done:0,secondsLeft:null});
let c=new Map;for(let m of a)for(let h of r.builds.filter(({target:p})=>p.name===m.target)){let p=h.variant==="base"?t:n,g=gr(m,e);p&&g&&!c.
has(h)&&c.set(h,await p.portOf(h,g,s,OQ(n)))}let l=$Q(c),u=r.builds.map(m=>{let{ignoresPort:h,host:p}=c.get(m)??{},g=l.has(m.target.name)&&{
fixedPort:!0};return{...m,...h&&{ignoresPort:h},...g,...p&&{host:p}}}),d=new Set(u.flatMap(m=>m.ignoresPort?[m.target.name]:[])),f=o.flatMap(
m=>{let p=r.builds.filter(({target:g})=>g.name===m.target).flatMap(g=>{let y=c.get(g)?.silent;return y?[{...y,variant:g.variant}]:[]});return p.
length===0?[]:[{...m,sessions:[jn(0,p)]}]});return{variants:{...r,builds:u},silent:new Map(f.map(m=>[m.id,m])),headAlone:new Set(f.filter(Fu).
map(({id:m})=>m)),logs:new Map(f.flatMap(RQ)),notices:[...[...d].map(m=>({code:"port-ignored",target:m})),...[...l].map(([m,h])=>({code:"por\
t-fixed",target:m,ports:h}))]}}function $Q(e){let n=[...Map.groupBy(e,([{target:r}])=>r.name)].map(([r,[o,...s]])=>{let i=o?.[1].beside.filter(
a=>s.some(([,{beside:c}])=>c.includes(a)));return[r,i??[]]});return new Map(n.filter(([,r])=>r.length>0))}function OQ({built:e}){return e.targets[0]?.
build.bodies??e.checkout.folder}function RQ(e){return e.sessions.flatMap(({invalid:t})=>t.flatMap(({variant:n,log:r})=>n&&r?[[Gr({case:e},n),
r]]:[]))}async function jI(e,t,n,r){var Zt=[];try{let{host:o,resources:s}=e.workspace;let{clock:i,progress:a}=o;let{base:c,head:l}=n;let u=c?await bC(
e.workspace.repository,c.built,l.built):[];let d=i.now();let{config:f}=t;let{buildTime:m}=n;let h=oN(t,n);let{built:p,wanted:g}=h;let y=g.some(
$t=>gr($t,f)?.args===void 0);let w=y?await e.oha():null;let x=await DQ({...e,oha:w},e.isolation,f.nginxImage);let S=Z(Zt,await $S(e,g.length===
0),!0);let R=MQ(t.slowdown,S,e);let k=TQ(R,n);let P=await DI(t,n,h,R,a);let E=Sp(t,e,R.name==="docker"||NQ(s));let A={id:s.id,startedAt:m.startedAt,
plan:E,environment:x,variants:p.variants,failures:p.failures,notices:_Q(t,n,s),...u.length>0&&{differences:u}};let F=LI(s.folder,{...r,begun:A});
let Q=Z(Zt,await em(E.cpus.generator),!0);let j=Z(Zt,LQ(E.budgetSeconds*(t.punctual?1:IQ),o.signal));let{signal:oe}=j;let xe=OS(w,s,E);let{hyperfine:mt}=e;
let pt={plan:E,runner:R,clock:i,signal:oe,began:d,generator:xe,hyperfine:mt,random:wm(E.seed)};let Vi=g.filter(({id:$t})=>!P.silent.has($t)||
P.headAlone.has($t)).flatMap($t=>{let Qp=Um($t,P.variants,f,oe);return Qp?[P.headAlone.has($t.id)?AQ(Qp):Qp]:[]});let{outcomes:os,hooks:Ki}=PQ(
pt,a,F,k);let to=t.design==="blocks"?IA():NA(P.variants.variants);let{records:ze,interrupted:ht,timedOutIn:nn}=await CA(Vi,to,pt,Ki);a.end();
let Sn=CQ(h,P.silent,ze);let no=[...nn===null?[]:[{code:"session-overran",case:nn}],...A.failures.length>0||Sn.some($t=>Ht($t).length>0)?OT(
UI(n)):[]];let Be={...A,environment:FQ(x),notices:[...A.notices,...P.notices,...no],cases:Sn,seconds:{build:m.seconds,run:i.now()-d,...ft(os.
map(({time:$t})=>$t))},interrupted:ht};let Ut=new Map([...P.logs,...os.flatMap($t=>[...$t.logs])]);return{measured:Be,logs:Ut,variants:P.variants,
oha:w}}catch(ss){var ro=ss,bl=!0}finally{var Sv=K(Zt,ro,bl);Sv&&await Sv}}function _Q({notices:e},t,{users:n}){let r=UI(t);return[...e,...$T(
r),...RT(r),...EQ(n)]}function UI({base:e,head:t}){return[...e?[e]:[],t].map(({built:n})=>n.checkout)}function EQ(e){let t=e.lacking();return t===
null||t.why==="not-root"||t.why==="turned-off"?[]:[{code:"own-users-lacking",...t}]}function PQ(e,t,n,r){let o=[],s=BQ(i=>t.say(i));return{outcomes:o,
hooks:{async measure(i,a){let c=i.scenario.args?PA:oM,l=d=>BI(d,e),u=await c(i,a,e).catch(l);return o.push(u),FI(u.session,r())},async calibrate(i){
let a=d=>({rate:null,start:BI(d,e)}),c=vm(e.plan,i.scenario),{rate:l,start:u}=await pA(i,c,e).catch(a);return o.push(u),{rate:l,session:FI(u.
session,r())}},progress:i=>t.step(i),kept(i){n(i),s(i)}}}}function FI(e,t){return t.length===0?e:{...e,invalid:[...e.invalid,...t]}}function TQ({
name:e},{base:t,head:n}){if(e!=="process"||!t)return()=>[];let r=nC(t.built,n.built);return()=>{let o=r();return o?[{variant:"head",fault:{code:"\
changed-files",of:"base",...o}}]:[]}}function CQ({cases:e,skipped:t},n,r){return e.map(o=>{let s=t.get(o.id),i={...o,sessions:[],...s!==void 0&&
{skipped:s}},a=n.get(o.id),c=r.find(({id:l})=>l===o.id)??a??i;return a&&c!==a?{...c,sessions:[...a.sessions,...c.sessions]}:c})}function AQ(e){
return{...e,builds:e.builds.filter(({variant:t})=>t==="head")}}function MQ(e,t,{cpus:n,workspace:{resources:r}}){return e===void 0?t:eN(t,e,
{cpus:n,resources:r})}async function $S({isolation:{name:e,elsewhere:t},cpus:n,config:r,nginx:o,workspace:s},i=!1){let{resources:a,host:c}=s,
{clock:l,signal:u}=c;if(e==="process")return YM({resources:a,cpus:n,clock:l,nginx:o});let{nginxImage:d}=r,f=t&&!i?await qM(t,d,a,u):HM();return WM(
{resources:a,cpus:n,clock:l,nginxImage:d,engine:f})}function OS(e,t,{cpus:n}){return e!==null?IC(e,t,n.generator):async()=>{throw new RangeError(
"no case is loaded")}}function NQ(e){let t=si(e.id,"trial");return t?.remove(),t?.files.cpu!=null&&t.shares}function BI(e,{began:t,clock:n,signal:r}){
if(r.aborted||!(e instanceof he))throw e;let o={code:"harness-failed",error:e.message};return{session:jn(n.now()-t,[{variant:null,fault:o}]),
time:ft([]),logs:new Map}}var IQ=1.08,zQ=20;function LQ(e,t){let n=new AbortController,r=Math.max(e,zQ),o=setTimeout(()=>n.abort(new $n(`${r}\
 s are over`)),r*1e3);return{signal:AbortSignal.any([t,n.signal]),[Symbol.dispose]:()=>clearTimeout(o)}}async function DQ(e,t,n){let r=Fc(),
o={node:process.version},s=e.oha&&await qf(e.oha);s&&(o.oha=s.replace(/^oha\s+/,""));let i=e.hyperfine&&await qf(e.hyperfine);if(i&&(o.hyperfine=
i.replace(/^hyperfine\s+/,"")),t.name==="docker"){let l=await zf();"version"in l&&(o.docker=l.version);let u=await ci(n).catch(()=>null);u&&
(o.nginx=`${n} (${u.slice(0,19)})`)}else if(e.nginx){let l=await qf(e.nginx,"-v");l&&(o.nginx=l.replace(/^nginx version: nginx\//,""))}let{host:a,
...c}=t.elsewhere??{host:""};return{...Tm(),..."cores"in c&&{servers:c},tools:o,load:{before:r,after:null}}}function FQ(e){return{...e,load:{
...e.load,after:Fc()}}}function BQ(e){let t=!1;return({id:n,sessions:r})=>{let o=$s(r),s=r.flatMap(u=>u.rounds).length;if(t||s===0||o.reduce(
(u,d)=>u+d.rounds,0)<s)return;t=!0;let i=[...new Set(o.map(({source:u})=>u))].map(EM),a=i.map(u=>u.why).join(", and "),c=[...new Set(i.map(u=>u.
remedy))].join("; "),l=o.some(({counted:u})=>u)?"counts less":"was left out";e(`${n}: a whole session ${l}, since ${a}; ${c}`)}}import{resolve as aee}from"node:path";import{createHash as UQ,hash as ZQ}from"node:crypto";import{chmodSync as GQ,createWriteStream as HQ,lstatSync as qQ,mkdirSync as WQ,mkdtempSync as HI,
readFileSync as qI,realpathSync as ZI,renameSync as _S,rmSync as Di,statSync as VQ,writeFileSync as KQ}from"node:fs";import{join as Qo}from"node:path";
import{Readable as JQ,Transform as YQ}from"node:stream";import{pipeline as XQ}from"node:stream/promises";var rl={oha:{version:"1.16.0",sha256:{"oha-linux-amd64":"620bb9e16fb53eabc9a3fc45f88bdb41fefa3fee5c05e75892011ce320391716","oha-linux-arm64":"\
99a790eb8c3e0feaca974bd6b32f0f8d4426a0c5b289f39e833e5b2c7529cd39"}},buildx:{version:"0.30.1"},act:{version:"0.2.89"},zizmor:{version:"1.32.0"},
"py-spy":{version:"0.4.3"},actionlint:{version:"1.7.12"}};var WI="https://github.com/hatoo/oha/releases/download",qn=rl.oha.version,vp=`oha-${process.platform}-${process.arch==="x64"?"amd64":process.
arch}`,wr=e=>Qo(e,"bin","oha"),ol=e=>Qo(e,"bin","oha.sha256");function ES(e,t=rl.oha.sha256,n=process.cwd()){let r=wr(e);if(!$c(r))return null;
let o=GI(r)??GI(ol(e));if(o!==null)return{wrong:`${r} is not the oha that was installed there: ${o}`,recorded:!1};let s=KI(r);if(s!==null&&s===
CS(t))return{path:r,compiled:!1};let i=nee(e),a=TP(n,r);if(s!==null&&s===i&&!a)return{path:r,compiled:!0};let c=a?"not the release's, and it\
 is in the checkout, where anybody may have committed it":i===null?`not the release's, and none was recorded for ${qn}`:`not ${i}`;return{wrong:`${r}\
 is not the oha that was installed there: its SHA-256 is ${s??"unknown"}, ${c}`,recorded:i!==null}}function GI(e){let t=qQ(e,{throwIfNoEntry:!1});
return t===void 0?null:t.isSymbolicLink()?`${e} is a link, and what it leads to may be changed by others`:[0,process.getuid?.()??t.uid].includes(
t.uid)?null:`${e} belongs to another user (${t.uid})`}function PS(e,t){try{return ZI(t)===ZI(wr(e))}catch{return!1}}function QQ(e){Di(ol(e),
{force:!0}),KQ(ol(e),`${KI(wr(e))}  oha-${qn}
`,{flag:"wx"})}async function TS(e){let{folders:t,say:n,signal:r,hashes:o,cwd:s}=e,i=[];for(let l of t){let u=ES(l,o,s);u!==null&&("path"in u?
i.push(u):(n(`${u.wrong}; deleting it and getting oha again`),Di(wr(l),{recursive:!0,force:!0})))}let a=i.find(({compiled:l})=>!l);if(a)return a.
path;WQ(Qo(t[0],"bin"),{recursive:!0});let c=await eee(e);if(c===null)return n(`downloaded and verified ${qn}`),wr(t[0]);if(r?.throwIfAborted(),
n(c),i[0])return i[0].path;if(e.releaseOnly)throw RS(c,"run cargo install oha --locked");return tee(e,c)}async function eee({folders:[e],env:t,
...n}){let{hashes:r=rl.oha.sha256,silenceSeconds:o,signal:s}=n,i=CS(r);if(!i)return`${vp} is not downloaded, since its hash is not pinned${i===
null?" yet (make pin does that)":""}`;let a=`${t.LOADGATE_OHA_MIRROR||WI}/v${qn}/${vp}`,c=HI(Qo(e,"download-")),l=Qo(c,"oha");try{let u={...o&&
{silenceSeconds:o},...s&&{signal:s}};await ree({url:a,file:l,sha256:i,...u});let d=await V([l,"--version"],{cwd:c,env:re(t)});return d.code!==
0?`the release does not run here: ${se(d)}`:(Di(ol(e),{force:!0}),_S(l,wr(e)),null)}catch(u){return`the download failed: ${u.message}`}finally{
Di(c,{recursive:!0,force:!0})}}async function tee({folders:[e],say:t,env:n,signal:r},o){let s=HI(Qo(e,"compile-")),i={cwd:s,env:re({RUSTUP_TOOLCHAIN:"\
stable",...n})};try{let a=await V(["cargo","--version"],i);if(a.code!==0)throw RS(`${o}) and cannot be compiled (cargo: ${se(a)}`);t(`compil\
ing ${qn} with cargo, once; about 5 minutes on 2 cores`);let l=await V(["cargo","install","oha","--version",qn,"--locked","--root",s],{...i,
timeoutSeconds:3600,...r&&{signal:r}});if(l.code!==0)throw RS(`${o}) and could not be compiled (cargo install: ${se(l)}`);return _S(wr(s),wr(
e)),QQ(e),t(`compiled ${qn}`),wr(e)}finally{Di(s,{recursive:!0,force:!0})}}var RS=(e,t="install Rust (https://rustup.rs)")=>new v(`oha ${qn}\
 is missing (${e}); put a release from ${WI.replace("/download","")} on PATH, or ${t}`);function VI(){return!!CS(rl.oha.sha256)}function CS(e){
return Object.hasOwn(e,vp)?e[vp]:void 0}function KI(e){try{return VQ(e).isFile()?ZQ("sha256",qI(e)):null}catch{return null}}function nee(e){
try{let[t="",n]=qI(ol(e),"utf8").trim().split("  ");return n===`oha-${qn}`?t:null}catch{return null}}function kp(e){let{RUNNER_TOOL_CACHE:t}=e,
n=kc(e);return t?[Qo(t,"oha",qn,process.arch),n]:[n]}async function ree({url:e,file:t,sha256:n,silenceSeconds:r=20,signal:o}){let s=new AbortController,
i=setTimeout(()=>s.abort(new Error(`${e}: no answer for ${r} s`)),r*1e3),a=o?AbortSignal.any([s.signal,o]):s.signal,c=`${t}.${process.pid}.p\
artial`;try{let l=await fetch(e,{signal:a});if(!l.ok||!l.body)throw new Error(`${e}: the server answered ${l.status}`);let u=UQ("sha256"),d=new YQ(
{transform(h,p,g){i.refresh(),u.update(h),g(null,h)}}),f=JQ.fromWeb(l.body);await XQ(f,d,HQ(c),{signal:a});let m=u.digest("hex");if(m!==n)throw new Error(
`${e}: its SHA-256 is ${m}, but ${n} is pinned`);GQ(c,493),_S(c,t)}catch(l){if(Di(c,{force:!0}),a.aborted)throw a.reason;let u=l instanceof Error&&
l.cause instanceof Error?` (${l.cause.message})`:"",d=l instanceof Error?l.message:String(l);throw new Error(d.startsWith(e)?d:`${e}: ${d}${u}`)}finally{
clearTimeout(i)}}var AS="1.15",oee={oha:{argv:["--version"],says:/^oha v?(\d+\.\d+(?:\.\d+)?)/m,least:{version:"1.9.0",brought:"--output-format"}},nginx:{argv:[
"-v"],says:/^nginx version: \S+\/(\d+\.\d+(?:\.\d+)?)/m},hyperfine:{argv:["--version"],says:/^hyperfine (\d+\.\d+(?:\.\d+)?)/m,least:{version:AS,
brought:"the options that are used"}},docker:{argv:["--version"],says:/^Docker version (\d+\.\d+(?:\.\d+)?)/m},buildx:{argv:["buildx","versi\
on"],says:/^\S*buildx\S* v?(\d+\.\d+(?:\.\d+)?)/m}},see=10;async function MS(e,t){let{argv:n,says:r,least:o}=oee[e],s=e==="docker"||e==="bui\
ldx",i=await V([t,...n],{cwd:"/",env:s?yt(process.env):re(process.env),timeoutSeconds:see}),a=`${t} ${n.join(" ")}`;if(i.code!==0)return{problem:`${a}\
 failed: ${se(i)}`,tooOld:!1};let c=r.exec(`${i.stdout}
${i.stderr}`)?.[1];if(c===void 0){let[l=""]=(i.stdout||i.stderr).trim().split(`
`),u=l===""?"nothing":JSON.stringify(l.slice(0,80));return{problem:`${t} is not ${e}: ${n.join(" ")} prints ${u}`,tooOld:!1}}return o&&iee(c,
o.version)?{problem:`${t} is ${e} ${c}, but ${o.brought} came with ${o.version}`,tooOld:!0}:{version:c}}function iee(e,t){let[n,r]=[e,t].map(
o=>o.split(".").map(Number));for(let[o,s]of(r??[]).entries()){let i=(n?.[o]??0)-s;if(i!==0)return i<0}return!1}var YI="install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH",cee=`oha, the load generato\
r, was not found; ${YI}`;function XI(e,t,{allowed:n,ofFork:r=!1}={}){for(let o of e)for(let s of[o,...o.services??[]])for(let{secrets:i=[],optionalSecrets:a=[]}of[
s,s.build??{}]){let c=d=>!t[d]&&a.includes(d),l=i.find(d=>n&&!n.includes(d)&&!c(d));if(l!==void 0)throw new v(`"${s.name}" takes the secret ${l}\
, which this run may not pass on; to allow it, name it with --secrets, or in the workflow as secrets: ${l}`);let u=i.find(d=>!t[d]&&!c(d));if(u!==
void 0&&r)throw new v(`"${s.name}" takes the secret ${u}, which is not set, since GitHub gives no secrets to forks; write { name: ${u}, requ\
ired: false } in loadgate.yml on the base branch with a test value under env:, or comment /loadgate run`);Ye({name:s.name,secrets:i,optionalSecrets:a},
t)}}function QI(e,t,n){for(let r of t)for(let{targets:o,request:s,background:i}of e)for(let a of o.includes(r.name)?[s,i?.request]:[])a&&xc(
a,r,n)}var JI=50;function ez(e){let t=Ku();for(let{name:n,connections:r}of e)if(r+JI>t)throw new v(`scenario ${n} has ${r} connections, but \
only ${t} files may be open here; raise the limit with ulimit -n ${r+JI}`)}function NS(e,t,n=process.env){let r=`LOADGATE_${e.toUpperCase()}`,
o=n[r];return o?`${t} (${r} names ${o}, which cannot be run)`:t}function tz(e,t){let n=At("nginx");if(e==="process"&&t&&!n)throw new v(NS("n\
ginx",jx));return n}async function nz({scenarios:e,isolation:t},n=process.env){if(e.find(({args:a})=>a!==void 0)===void 0||t.elsewhere!==void 0)
return null;let o=`install hyperfine ${AS} or newer: apt-get install hyperfine (Debian 12, Ubuntu 24.04 or newer), or cargo install hyperfin\
e --locked`,s=At("hyperfine",n);if(!s)throw new v(NS("hyperfine",`hyperfine, which times scenarios with "args", was not found; ${o}`,n));let i=await MS(
"hyperfine",s);if("problem"in i)throw new v(`${i.problem}; it times scenarios with "args", so ${o}`);return s}function IS(e,t,n=process.env){
if(e!==""){let o=aee(t.cwd,e);if(!$c(o))throw new v(`input "oha-path": ${o} is not a program that can run`);return async()=>o}let r;return()=>(r??=
lee(t,n),r)}async function lee(e,t){let n=kp(t),r=Aw("oha",t).find(i=>t.LOADGATE_OHA||!n.some(a=>PS(a,i))),o=i=>e.progress.say(`oha: ${i}`),
s=r&&await rz(r);return r&&!s?r:(s&&o(`${s}; getting another one`),TS({folders:n,say:o,env:t,signal:e.signal,cwd:e.cwd}))}async function rz(e){
let t=await MS("oha",e);return"problem"in t&&t.tooOld?t.problem:null}async function uee(e){let t=await rz(e);if(t)throw new v(`${t}; ${YI}`)}
function oz(e,t=process.env){let n,r=async()=>{if(At("oha",t)===null&&!t.LOADGATE_OHA&&VI()){let s=c=>e.progress.say(`oha: ${c}`),{signal:i,
cwd:a}=e;return TS({folders:kp(t),say:s,env:t,signal:i,cwd:a,releaseOnly:!0})}let o=dee(t,e.cwd);return await uee(o),o};return()=>(n??=r(),n)}
function dee(e=process.env,t=process.cwd()){let n=At("oha",e);if(!n)throw new v(NS("oha",cee,e));let r=e.LOADGATE_OHA?void 0:kp(e).find(s=>PS(
s,n)),o=r===void 0?null:ES(r,void 0,t);if(o&&"wrong"in o)throw new v(`${o.wrong}, so it is not run; delete it, and the next run downloads it\
 again, or name another with LOADGATE_OHA`);return n}async function Jr(e,{repository:t,resources:n,host:r},o=[]){let s=e.configText===void 0?e.config:"loadgate.yml",i=jr(t,r.cwd,s),a=e.revisions??
await vO(t,e,n.folder,r.signal);e.config===void 0&&e.configText===void 0&&e.rules!=="head"&&await NP(t,r.cwd,a,i);let c=e.configText===void 0?
await IP(t,a,i,e):LP(e.configText,i);if(c.baseTargets.length===0)throw new v(`base's ${i} has none of head's targets, so there is nothing to\
 compare; keep the name of one, and rename it in a separate change`);let l=_P(c.config,e),u=await fee(t,a,l,i),d={base:c.base,scenarios:l.scenarios,
changed:u},f=Qn(l,e.case).map(E=>aP(E,d)),m=e.shard?_O(f,e.shard):f,h=e.measureIdentical?new Set:EO(l.targets,{files:u,configFile:i,sameConfig:c.
firstRun||$P(c)}),p=c.firstRun?new Set:h,g=m.filter(({target:E})=>!p.has(E)),y=new Set([...g,...o].map(({target:E})=>E)),w=(E,A)=>E.filter(({
name:F})=>y.has(F)).map(F=>hee(F,A?.[F.name])),x=c.firstRun?c.baseTargets.filter(({name:E})=>!h.has(E)):c.baseTargets,S=e.unreviewed===!0&&process.
env.GITHUB_EVENT_NAME==="pull_request";for(let E of[x,l.targets].map(A=>w(A,void 0)))XI(E,process.env,{allowed:e.secrets,ofFork:S}),QI(l.scenarios,
E,process.env);let{images:R}=e,k=w(x,R?.base),P=TO(k,{files:u,configFile:i});return{config:l,file:i,base:{name:"base",revision:a.base,targets:k,
writesCache:P.length===0,fromImages:R?.base!==void 0},head:{name:"head",revision:a.head,targets:w(l.targets,R?.head),fromImages:R?.head!==void 0},
cases:f,also:o,untouched:p,notices:[...c.notices,...mee(l,u),...pee(P)],baseHasProxy:c.baseHasProxy,firstRun:c.firstRun&&!e.measureIdentical,
...e.shard&&{part:{shard:e.shard,cases:m}},...gee(e,i),design:e.looks===!1?"whole-budget":"looks",measureIdentical:e.measureIdentical,seed:e.
seed}}async function fee(e,{base:t,head:n},{scenarios:r},o){let s=await ad(e,t.commit,n.commit),a=[...new Set(r.flatMap(c=>Rf(c,{file:o})??[]))].
filter(c=>!s.includes(c));return[...s,...await pO(e,t.commit,n.commit,a)]}function mee({file:e,scenarios:t},n){let r=t.flatMap(o=>{let s=Rf(
o,{file:e}),i={of:"scenario",name:o.name,setting:"request.body-file"};return s!==null&&n.includes(s)?[{...i,before:"base's",after:"head's"}]:
[]});return r.length===0?[]:[{code:"plan-changed",changes:r,more:0}]}function pee(e){return e.length===0?[]:[{code:"fixture-changed",folders:[
...e]}]}function hee({build:e,...t},n){return n===void 0?{...t,...e&&{build:e}}:{...t,image:n}}function gee({config:e,preset:t},n){return e===
void 0&&t===void 0?{}:{named:{...e!==void 0&&{config:n},...t!==void 0&&{preset:t}}}}async function Fi(e,t,n,r){let o=await jI(e,t,n,{out:r}),
s=ni(o.measured),{reason:i}=e.workspace.host.signal,a=i instanceof _t?{signal:i.signal}:{};return{...o,results:{...s,exitCode:Bu({...a,judged:s})}}}import{connect as yee,createServer as bee}from"node:net";var wee=1,xee="\0loadgate-run";async function sz({signal:e,limitSeconds:t,waits:n,name:r=xee}){let o=new AbortController,s=setTimeout(()=>o.
abort(),Math.max(t,wee)*1e3),i=AbortSignal.any([e,o.signal]);try{for(let a="";;){e.throwIfAborted();let c=await kee(r);if(c)return c;if(a=await $ee(
r,i,l=>{t===0?o.abort():l!==a&&n(l)}),e.throwIfAborted(),o.signal.aborted)throw new v(See(a,t))}}finally{clearTimeout(s)}}function See(e,t){
let n=t>0?`still uses this machine after ${t} s`:"uses this machine";return`another run (${e||"which does not answer"}) ${n}; wait for its e\
nd, or wait longer with --wait 2h`}function vee({message:e}){return`loadgate cannot tell whether another run uses this machine (${e}); run i\
t where Linux's abstract Unix sockets are available`}function kee(e){return new Promise((t,n)=>{let r=new Set,o=bee(s=>{r.add(s),s.on("error",
()=>{}).unref(),s.on("close",()=>r.delete(s)),s.write(`process ${process.pid}`)});o.once("error",s=>s.code==="EADDRINUSE"?t(null):n(new v(vee(
s)))),o.unref(),o.listen(e,()=>t({async[Symbol.asyncDispose](){await new Promise(s=>{o.close(s);for(let i of r)i.destroy()})}}))})}function $ee(e,t,n){
return new Promise(r=>{let o="",s=yee(e),i=()=>s.destroy();s.on("data",a=>{o||=a.toString("utf8").slice(0,40),n(o)}),s.on("error",()=>{}),s.
on("close",()=>{t.removeEventListener("abort",i),r(o)}),t.aborted?i():t.addEventListener("abort",i,{once:!0})})}function iz(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${Oee(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function Oee(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function az(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+iz(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${iz(s,
200)}
`))},end(){o&&e.write(o)}}}function cz(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new _t(r)));process.on("SIGHUP",()=>n.abort(
new _t("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:gn,progress:az(t,gn.now),signal:n.signal}}var Ree=3600;function lz({signal:e,progress:t},{waitSeconds:n=Ree}){return sz({signal:e,limitSeconds:n,waits:o=>t.say(`waiting for another r\
un on this machine (${o}), since two at once would disturb each other`)})}async function Bi(e){let t=await rd(e.cwd),n=Hm();return{host:e,repository:t,
resources:n,[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}function uz({results:e}){if(e===null||e.interrupted)return{outcome:"not-measured",why:"interrupted"};let[t]=e.cases;return t?.verdict==="reg\
ression"?{outcome:"found"}:t===void 0||_ee(t)?{outcome:"not-measured",why:Eee(t)?"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function _ee({
verdict:e,sessions:t}){return e==="invalid"||t.every(({rounds:n})=>n.length===0)}function Eee(e){return e?.sessions.some(({invalid:t})=>t.some(
({fault:n})=>n.code==="burner-elsewhere"))??!1}var Pee=.05,Tee=2.5;function dz(e,t,n){let{trend:r}=e;if(r===void 0||r.selftest===!1)return null;let o=c=>gr(c,e)?.args===void 0,[s]=r.control===
void 0?[]:Qn(e,r.control),i=t.filter(o),a=s&&o(s)?s:i[n%i.length];return a===void 0?null:{case:a,slowdown:Cee(gr(a,e)?.threshold??0)}}function fz(e,t){
let n=t.filter(({verdict:r})=>r==="invalid"||r==="new");return e.filter(({id:r})=>!n.some(o=>o.id===r))}function Cee(e){return Math.max(Pee,
Math.ceil(Number((e*Tee*100).toPrecision(6)))/100)}function mz(e){let{case:t,slowdown:n}=e,r=uz(e);return r.outcome==="found"?[]:r.outcome===
"not-measured"?[{code:"planted-not-measured",case:t,why:r.why}]:[{code:"planted-not-found",case:t,slowdown:n}]}import{join as ete}from"node:path";import{existsSync as Aee}from"node:fs";import{resolve as bz}from"node:path";async function wz(e,t,n){let{targets:r}=t,o=r.map(Mee).find(c=>c!==null),s=o?[{isolation:"process",target:null,obstacle:o}]:[];if(e.isolation===
"process")return o?{obstacles:s}:{name:"process",reason:{code:"configured"}};let i=await pz(e,t);if(!i)return xz("docker",{code:e.isolation===
"docker"?"configured":"docker-works"});let a={isolation:"docker",target:null,obstacle:i};return e.isolation==="docker"?{obstacles:[a]}:n&&await pz(
e,n)===null?{obstacles:[a,{isolation:"process",target:null,obstacle:{code:"base-in-docker"}}]}:o?{obstacles:[a,...s]}:{name:"process",reason:{
code:"not-docker",obstacle:i}}}async function xz(e,t){let n=e==="docker"?await aT():null;return{name:e,reason:t,...n&&{elsewhere:n}}}function Mee({
name:e,process:t,services:n=[]}){if(!t)return{code:"no-command",of:"target",name:e};let r=n.find(o=>!o.process);return r?{code:"no-command",
of:"service",name:r.name}:null}async function pz(e,{targets:t,folder:n,needsProxy:r}){let o=t.find(a=>!a.build&&!a.image);if(o)return{code:"\
nothing-to-build",target:o.name};let i=t.flatMap(a=>[a,...a.services??[]]).flatMap(a=>kz(a,n)??[]);return await Sz()??zS(r?[e.nginxImage,...i]:
i)}async function Sz(){let e=await zf();return"problem"in e?e.problem==="no-engine"?{code:"no-engine",said:e.said}:{code:e.problem}:(await Me(
["buildx","version"])).code===0?null:{code:"no-buildx"}}var Nee=8,Iee=120;async function zS(e){let t=Kf(Iee),n=[...new Set(e)].values(),r=[],
o=async()=>{for(let s of n)(t.left()===0||!await sT(s))&&r.push(s)};return await Promise.all(Array.from({length:Nee},o)),r.length===0?null:{
code:"images-unresolved",images:r}}async function vz(e,t,n,r){let o=e.isolation==="auto"?["docker","process"]:[e.isolation],s=[];for(let i of o){
let a=i==="docker"?await zee(e,r):null;if(a){s.push({isolation:i,target:null,obstacle:a});continue}let c=await Promise.all(t.map(d=>Lee(i,d,
t,n))),l=t.filter((d,f)=>c[f]===null),u=t.flatMap(({name:d},f)=>c[f]?[{target:d,obstacle:c[f]}]:[]);if(l.length>0){let[d]=s,f=e.isolation===
i?{code:"configured"}:d?{code:"not-docker",obstacle:d.obstacle}:{code:"docker-works"};return{isolation:await xz(i,f),targets:l,leftOut:u}}s.
push(...u.map(d=>({isolation:i,...d})))}return{obstacles:s}}async function zee({nginxImage:e},t){return await Sz()??(t?await zS([e]):null)}async function Lee(e,t,n,r){
let{name:o}=t;if(e==="docker")return!t.build&&!t.image?{code:"nothing-to-build",target:o}:zS(kz(t,r)??[]);if(!t.process)return{code:"no-comm\
and",of:"target",name:o};let s=n.slice(0,n.indexOf(t)).find(c=>hz(c)===hz(t));if(s)return{code:"same-process",as:s.name};let a=[...t.process.
setup,t.process.command].filter(([c],l)=>l===0||!c?.includes("/"));return Dee(a,zn(t,r))}function hz({process:e,env:t,port:n}){return JSON.stringify(
[e,t,n])}function Dee(e,t){let n=e.flatMap(([r])=>r===void 0?[]:[r]).filter(r=>r.includes("/")?!Aee(bz(t,r)):!At(r));return n.length===0?null:
{code:"programs-missing",programs:[...new Set(n)]}}function Fee(e,t){let n=new Map,r=new Set(["scratch"]),o=[];for(let s of e.replaceAll(/\\\r?\n/g,
" ").split(/\r?\n/)){let i=/^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(s);i?.[1]&&n.set(i[1],t[i[1]]??yz(i[2]??""));let a=/^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(s);if(!a?.[1])continue;let c=yz(a[1]).replaceAll(/\$(?:\{(\w+)\}|(\w+))/g,(l,u,d)=>n.get(u??d)??"");c&&!c.includes("$")&&!r.has(c.toLowerCase())&&
o.push(c),a[2]&&r.add(a[2].toLowerCase())}return[...new Set(o)]}var gz="docker-image://";function kz(e,t){if(e.image)return[e.image];if(!e.build)
return[];let n=bz(t,e.build.context,e.build.dockerfile),r=vt(n)?.toString("utf8");if(r===void 0)return null;let o=Object.entries(e.build.contexts??
{}),s=o.map(([c])=>c),i=o.flatMap(([,c])=>c.startsWith(gz)?[c.slice(gz.length)]:[]),a=Fee(r,e.build.args);return[...new Set([...a.filter(c=>!s.
includes(c)),...i])]}function yz(e){return e.replaceAll(/^["']|["']$/g,"")}import{cp as Bee,lstat as $z,mkdir as jee,readdir as Uee,readlink as Zee,realpath as sl,rm as Gee}from"node:fs/promises";import{dirname as LS,
isAbsolute as Hee,join as il,relative as al,resolve as FS,sep as Oz}from"node:path";async function Rz(e,t,n){let r=new Map;for(let o of new Set(t.flatMap(({fixture:s})=>s??[]))){let s=FS(e.folder,o);if(!await qee(s))continue;
await Wee(s,o,e);let i=il(n,`fixture-${r.size}`);await _z(s,i),r.set(o,i)}return r}async function BS(e,t){for(let n of new Set(t.targets.flatMap(
({fixture:r})=>r??[]))){let r=e.get(n);if(r===void 0)continue;let o=FS(t.folder,n);await Vee(o,n,t),await Gee(o,{recursive:!0,force:!0}),await _z(
r,o)}}async function qee(e){return await $z(e).catch(()=>null)!==null}async function _z(e,t){await jee(LS(t),{recursive:!0}),await Bee(e,t,{
recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:n=>!al(e,n).split(Oz).includes(".git")})}async function Wee(e,t,{name:n,top:r}){
let o=await $z(e),s=await sl(r);if(!o.isDirectory()||await sl(e)!==il(s,al(r,e)))throw new v(`fixture ${t} of ${n} is not a folder, or is a \
link; make it a folder`);for(let i of await Uee(e,{recursive:!0,withFileTypes:!0})){if(!i.isSymbolicLink())continue;let a=il(i.parentPath,i.
name),c=await Zee(a),l=await sl(a).catch(()=>null);if(Hee(c)||!DS(r,FS(i.parentPath,c))||l!==null&&!DS(s,l))throw new v(`${il(t,al(e,a))} of\
 ${n} is a link out of the repository; put the file itself into the fixture`)}}async function Vee(e,t,{name:n,top:r}){let o=await sl(r);for(let s=LS(
e);DS(r,s)&&s!==r;s=LS(s)){let i=await sl(s).catch(()=>null);if(i!==null&&i!==il(o,al(r,s)))throw new v(`fixture ${t} lies behind a link in ${n}\
, so head's cannot be put there; name its real path`)}}function DS(e,t){let[n]=al(e,t).split(Oz);return n!==".."}function Ez({elsewhere:e},t){return e?Kee(e.cores,t):jS(t)}function jS(e){let t=e.flat();if(t.length===0)throw new RangeError("no CPU");if(t.
length===1)return{layout:"one-core",server:t,proxy:t,generator:t};if(t.length===2){let[l,u]=[t.slice(0,1),t.slice(1)];return{layout:"shared-\
load-core",server:l,proxy:u,generator:u}}let n=e.length>=4,r=n?e:t.map(l=>[l]),o=r.slice(0,Math.max(1,Math.floor(r.length/2))),s=r.slice(o.length),
i=r.length>=8?Math.floor(s.length/2):1,a=s.slice(0,s.length-i);return{layout:t.length>e.length&&!n?"smt-siblings":"separate-cores",server:o.
flat(),proxy:a.flat(),generator:s.slice(a.length).flat()}}function Kee(e,t){let n=Array.from({length:e},(a,c)=>c),r=t.flat();if(n.length===0||
r.length===0)throw new RangeError("no CPU");let o=n.length===1?n:n.slice(-Math.max(1,Math.floor(n.length/4))),s=n.length===1?n:n.slice(0,-o.
length);return{layout:n.length===1?"separate-machine-one-core":"separate-machine",server:s,proxy:o,generator:r}}var Jee=.5,Yee=/EADDRINUSE|address (is )?already in use/i,Xee=.1,$p={ignoresPort:!1,beside:[],silent:null},Op="::1";async function Qee(e,t){
for(let n of e)if(await t(n))return n}async function Pz(e,t,n,{clock:r,signal:o,most:s,bodies:i}){var P=[];try{let a=await Mc(e.target.port);
let c=Z(P,await n.serve(e),!0);let l=jm(e,t,o,i);let{host:u,port:d}=c.address;let f=Math.min(e.target.ready.timeoutSeconds,s);let m=r.now()+
f;let h=null;let p=(j,oe=u)=>Ic({host:oe,port:j},l.request,e.target.ready.path,{...l.options,timeoutSeconds:2}).then(()=>!0,xe=>(j===d&&oe===
u&&(h={error:xe.message}),!1));let g=async()=>{await r.sleep(Xee,o);let j=new Set((c.listens?.()??[]).map(oe=>oe.port));return{...$p,beside:[
...j].filter(oe=>oe!==d)}};let y=null;for(;r.now()<m&&!c.ended();){if(await p(d))return await g();if(await p(d,Op))return await p(d)?await g():
{...await g(),host:Op};let j=a?void 0:await Qee([u,Op],oe=>p(e.target.port,oe));if(j!==void 0&&(y??=r.now(),r.now()-y>Jee))return{...$p,ignoresPort:!0,
...j===Op&&{host:j}};await r.sleep(.02,o)}a&&await r.sleep(.1,o);let w=await c.log();if(a&&Yee.test(w))throw new v(Bx(e.target));if(c.ended()||
e.services?.length)return $p;let x=f<e.target.ready.timeoutSeconds&&{runOver:!0};let S=rm(c,h);let R={code:"not-ready",seconds:Math.round(f),
last:h,...S,...x};let k=await sm(R,c.address,l.options);return{...$p,silent:{variant:e.variant,fault:k,log:w}}}catch(E){var A=E,F=!0}finally{
var Q=K(P,A,F);Q&&await Q}}async function ji(e,t,n){var pt=[];try{let{config:r,file:o,base:s,head:i}=e;let a=s?[s,i]:[i];let{host:c,resources:l}=t;let{progress:u}=c;let d=Z(
pt,new AsyncDisposableStack,!0);d.use(await lz(c,n));let f=US(c);let{buildSeconds:m}=r;let h={...t,signal:c.signal,...m!==void 0&&{buildSeconds:m}};
let p=s?" both sides":"";u.step({doing:`checking out${p}`,done:0,secondsLeft:null});let g=[];for(let ze of a){let ht=d.use(new AsyncDisposableStack);
g.push({checkout:await Ew(ze,o,h,ht),own:ht})}let y=g.map(({checkout:ze})=>ze);let w=await tte(y,l.folder);Pw(y,r.scenarios);let{isolation:x,
targets:S,leftOut:R}=await rte(e,y);Cz(a,x);u.say(`isolation: ${hr(x.name,x.reason)}`);for(let{target:ze,obstacle:ht}of R)u.say(`left out: ${ze}\
: ${Zo(ht)}`);let k=n.oha??oz(c);let{nginx:P,hyperfine:E}=await ote(e,x,S,n.oha?null:k);let A=p||` ${S.length} targets`;u.step({doing:`build\
ing${A}`,done:0,secondsLeft:null});let F=g.map(({checkout:ze,own:ht},nn)=>({own:ht,checkout:nn===g.length-1?{...ze,targets:S}:ze}));let Q={isolation:x.
name,context:h,scenarios:r.scenarios};let j=await Tz(F,Q,f);let[oe,xe]=j.toReversed();if(!oe)throw new RangeError("nothing was built");let mt=d.
move();return{workspace:t,config:r,isolation:x,cpus:Ez(x,Pm()),nginx:P,hyperfine:E,oha:k,leftOut:R,sides:{...xe&&{base:xe},head:oe,buildTime:oe.
time},async build(ze){let ht=US(c);Cz([ze],x),u.step({doing:`building ${ze.revision.label}`,done:0,secondsLeft:null});let nn=mt.use(new AsyncDisposableStack),
Sn=await Ew(ze,o,h,nn);await BS(w,Sn),Pw([Sn],r.scenarios);let[no]=await Tz([{checkout:Sn,own:nn}],Q,ht);if(!no)throw new RangeError("nothin\
g was built");return no},async copy({built:ze},ht){let nn=US(c),Sn=await oC(ze,ht,x.name,l);return Az(Sn,new AsyncDisposableStack,h,nn())},[Symbol.
asyncDispose]:()=>mt.disposeAsync()}}catch(Vi){var os=Vi,Ki=!0}finally{var to=K(pt,os,Ki);to&&await to}}async function tte(e,t){let[n,...r]=e.
toReversed();if(!n)throw new RangeError("nothing was checked out");let o=e.flatMap(i=>i.targets),s=await Rz(n,o,t);for(let i of r)await BS(s,
i);return s}async function Tz(e,{isolation:t,context:n,scenarios:r},o){if(t==="docker")for(let{checkout:i,own:a}of e)a.defer(()=>rC(i,n.resources));
return(await eC(e.map(({checkout:i})=>i),t,n)).map((i,a)=>{let{own:c}=e[a],{user:l}=i;return l&&c.defer(()=>fi(l)),Az(nte(i,r,n),c,n,o())})}
function nte(e,t,{resources:n}){let{user:r,checkout:o,targets:s}=e;if(!r)return e;let i=ete(n.folder,"bodies",o.name);return GT(t,{folder:o.
folder,user:r,into:i}),{...e,targets:s.map(({build:a,...c})=>({...c,build:{...a,bodies:i}}))}}function Az(e,t,n,r){return{built:e,time:r,portOf:ite(
n),[Symbol.asyncDispose]:()=>t.disposeAsync()}}function US({clock:e}){let t=e.now(),n=e.date().toISOString();return()=>({startedAt:n,seconds:e.
now()-t})}async function rte(e,t){let[n,r]=t.toReversed();if(!n)throw new RangeError("nothing was checked out");let{targets:o,folder:s}=n,{config:i,
unusable:a}=e,c=jc(e).some(({via:d})=>d==="nginx");if(a===void 0){let d=e.firstRun?void 0:r&&{...r,needsProxy:c&&e.baseHasProxy===!0},f=await wz(
i,{targets:o,folder:s,needsProxy:c},d);if("obstacles"in f)throw new v(Cx(f.obstacles));return{isolation:f,targets:o,leftOut:[]}}let l=await vz(
i,o,s,c);if("obstacles"in l)throw new v(Cx(l.obstacles));if(a==="left-out"||l.leftOut.length===0)return l;let u=l.leftOut.map(({target:d,obstacle:f})=>`${d}\
 (${Zo(f)})`).join("; ");throw new v(`--strict: these targets cannot be run here: ${u}`)}function Cz(e,t){if(t.name==="process"&&e.some(({fromImages:n})=>n))
throw new v(`a reference that is an image takes Docker to run it (the isolation is ${hr(t.name,t.reason)}); name a revision instead`)}async function ote(e,t,n,r){
let{config:o}=e,s=jc(e),i=tz(t.name,s.some(({via:l})=>l==="nginx")),a=s.filter(({target:l})=>n.some(u=>u.name===l)),c=o.scenarios.filter(l=>a.
some(({scenario:u})=>u===l.name));return c.some(({args:l})=>l===void 0)&&await r?.(),ez(c),{nginx:i,hyperfine:await nz({scenarios:c,isolation:t})}}
var ste=600;function ite({host:{clock:e,signal:t}}){let n=ste,r=async(...[s,i,a,c])=>{let l=e.now(),u=await Pz(s,i,a,{clock:e,signal:t,most:n,
bodies:c});return n=Math.max(0,n-(e.now()-l)),u},o=new Map;return(s,i,a,c)=>{let{name:l}=s.target,u=o.get(l)??r(s,i,a,c);return o.set(l,u),u}}var Mz=/@sha256:[0-9a-f]{64}$/;async function Nz(e,t,n){let r=e.trend?.reference??"";if(typeof r=="object")return ZS(r,t);if(!Mz.test(r)){let i=await zz(
r,n),a=i&&await fO(n,r,i.identity);if(a)throw new v(`the reference ${r} of the trend is ${a}, which moves, so a slowdown would soon be compa\
red with itself; pin a tag or a commit, like trend: { reference: ${i.identity.slice(0,12)} }`);if(i)return i;throw new v(`the reference ${r}\
 of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin another`)}let[o,...s]=e.targets;if(!o||s.length>
0)throw new v(`there are ${e.targets.length} targets, so the trend's reference needs an image for each; write reference: { ${e.targets[0]?.name}\
: ${r} }`);return ZS({[o.name]:r},t)}async function Iz({commit:e,label:t},n,r){if(!Mz.test(e))return zz(e,r,t);let o=e.split(" ").map(s=>s.split(
"="));return ZS(Object.fromEntries(o),n)}async function zz(e,t,n=e){let r=await Wt(t,e);return r===null?null:{revision:{commit:r,label:n},identity:r,
label:n}}function ZS(e,t){let n=Object.entries(e).map(o=>o.join("=")).sort().join(" "),r=Object.values(e).join(", ");return{revision:{commit:t.
commit,label:r},images:e,identity:n,label:r}}var vPe=1/9;function Lz({suspects:e,verdict:t,measured:n}){let r=e.map(({commit:a,subject:c})=>`  ${a}  ${ve(W(c),100)}`),[o,s]=[t==="regression"?"slowe\
r":"faster",e.length];return`${[s===1?`the first commit that is ${o}:`:`${o} since one of these ${s} commits; those between them could not b\
e judged:`,...r,`${n} commits were measured, each against the same commit`].join(`
`)}
`}var Bt=O("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");me.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){vn(this,"with",e)},parse(e,t){return _l(this,e,t,{callee:this.parse})},parseAsync(e,t){return Sh(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return ms(this,e,t)},safeParseAsync(e,t){return vh(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return st(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),Dz=O("Zod\
MiniString",(e,t)=>{hs.init(e,t),Bt.init(e,t)});function es(e){return nu(Dz,e)}var cl=O("ZodMiniStringFormat",(e,t)=>{ye.init(e,t),Dz.init(e,
t)});var Fz=O("ZodMiniNumber",(e,t)=>{aa.init(e,t),Bt.init(e,t)});function xr(e){return au(Fz,e)}var cte=O("ZodMiniNumberFormat",(e,t)=>{Fl.init(
e,t),Fz.init(e,t)});function GS(e){return cu(cte,e)}var lte=O("ZodMiniBoolean",(e,t)=>{Bl.init(e,t),Bt.init(e,t)});function Rp(e){return lu(lte,e)}var ute=O("ZodMiniUnknown",(e,t)=>{jl.init(e,t),Bt.init(e,t)});function dte(){return uu(ute)}var fte=O("ZodMiniNever",(e,t)=>{Ul.init(e,t),Bt.
init(e,t)});function mte(e){return du(fte,e)}var pte=O("ZodMiniArray",(e,t)=>{Zl.init(e,t),Bt.init(e,t)});function Fe(e,t){return new pte({type:"array",element:e,...B(t)})}var Bz=O("ZodMiniObject",(e,t)=>{Yh.init(e,t),Bt.init(e,t),hh(e,"shape",n=>n._zod.def.shape,!1)});function ke(e,t){return new Bz({type:"object",shape:e,catchall:mte(),...B(t)})}function jz(e,t){return new Bz({type:"object",shape:e,catchall:dte(),
...B(t)})}var hte=O("ZodMiniTuple",(e,t)=>{Hl.init(e,t),Bt.init(e,t)});function _p(e,t,n){let r=t instanceof me,o=r?n:t,s=r?t:null;return new hte({type:"\
tuple",items:e,rest:s,...B(o)})}var gte=O("ZodMiniEnum",(e,t)=>{ql.init(e,t),Bt.init(e,t),e.options=[...e._zod.values]});function xn(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new gte({type:"enum",entries:n,...B(t)})}var yte=O("ZodMiniLiteral",(e,t)=>{Wl.init(e,t),Bt.init(e,t)});function Uz(e,t){return new yte({type:"literal",values:Array.isArray(e)?e:[e],
...B(t)})}var bte=O("ZodMiniExactOptional",(e,t)=>{Kl.init(e,t),Bt.init(e,t)});function kt(e){return new bte({type:"optional",innerType:e})}var wte=O(
"ZodMiniNullable",(e,t)=>{Jl.init(e,t),Bt.init(e,t)});function Ze(e){return new wte({type:"nullable",innerType:e})}var xte=O("ZodMiniCustom",(e,t)=>{Yl.init(e,t),Bt.init(e,t)});function Zz(e,t={}){return vu(xte,e,t)}var Ep={};$v(Ep,{ZodMiniISODate:()=>Hz,ZodMiniISODateTime:()=>Gz,ZodMiniISODuration:()=>Wz,ZodMiniISOTime:()=>qz,date:()=>kte,datetime:()=>vte,
duration:()=>Ote,time:()=>$te});var Gz=O("ZodMiniISODateTime",(e,t)=>{Il.init(e,t),cl.init(e,t)});function vte(e){return ru(Gz,e)}var Hz=O("ZodMiniISODate",(e,t)=>{zl.init(
e,t),cl.init(e,t)});function kte(e){return ou(Hz,e)}var qz=O("ZodMiniISOTime",(e,t)=>{Ll.init(e,t),cl.init(e,t)});function $te(e){return su(
qz,e)}var Wz=O("ZodMiniISODuration",(e,t)=>{Dl.init(e,t),cl.init(e,t)});function Ote(e){return iu(Wz,e)}var Zi=1,tn=200,Rte=100,Pp=e=>Math.floor(e/tn),Gi="trend.js";var Tp="blocks/runs",_te="blocks/points",WS=e=>`${Tp}/${Jz(e)}`,Kz=(e,t)=>`${_te}/${e}/${Jz(t)}`;var Jz=e=>`${Math.floor(e/Rte)}/${e}.js`,Ee=GS().check(ys()),ts=Ze(xr()),rt=es().check(Ce(2e3)),Yr=es().check(Jn(1),Ce(500)),Hi=Ep.datetime(
{offset:!0}),VS=Ze(es().check(Ce(2e3),Or(/^https?:\/\//,"must be a web address"))),ll=xn(_r),ul=Uz(Zi),KS=es().check(Or(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,
"must be letters, digits and hyphens")),Yz=1e-5,en=GS(),Ui=_p([en,Ze(en),Ze(en)]),Cp={metric:Yr,unit:rt,better:xn(["higher","lower"])},Xr=({
case:e,metric:t,unit:n,better:r})=>JSON.stringify([e,t,n,r]),Xz=ke({commit:rt,subject:rt}),Qz=ke({commit:rt,label:rt}),e1=ke({cpuModel:rt,cores:xr(),
kernel:rt,os:rt,runnerImage:Ze(rt)}),Ete=ke({name:Yr,unit:rt,better:Cp.better,gates:Rp(),threshold:kt(xr().check(ys())),ratio:Ze(Ui),head:ts,
reference:ts,bounds:kt(_p([en,en])),seam:kt(Ui),again:kt(Ui)}),Pte=ke({id:Yr,verdict:ll,threshold:xr().check(ys()),metrics:Fe(Ete).check(Ce(
1e3))}),YPe=ke({schema:ul,id:KS,at:Hi,url:VS,head:Xz,reference:Ze(Qz),environment:Ze(e1),verdict:Ze(ll),minutes:ts,control:Ze(ke({case:Yr,verdict:ll})),
planted:kt(ke({case:Yr,slowdown:xr().check(fu()),outcome:xn(Zg),why:kt(xn(Tu))})),cases:Fe(Pte).check(Ce(1e4))}),Tte=ke({id:KS,at:Hi,url:VS,
head:Xz,reference:Ze(Qz),environment:Ze(Ee),verdict:Ze(ll),minutes:ts,control:Ze(ll),planted:kt(xn(Zg))}),t1=ke({schema:ul,from:Ee,environments:Fe(
e1).check(Ce(tn)),runs:Fe(Tte).check(Ce(tn))}),n1=ke({run:Ee,previous:Ee,ratio:Ui,kind:xn(["regression","improvement"]),state:xn(["provision\
al","confirmed","accepted"]),at:Hi}),Cte=ke({...n1.shape,between:kt(_p([rt,rt]))}),Ate=ke({run:Ee,value:en}),qS=100,Mte=ke({...Cp,gates:Rp(),
runs:Fe(Ee).check(Ce(tn)),ratio:Fe(Ze(en)),low:Fe(Ze(en)),high:Fe(Ze(en)),head:Fe(ts),reference:Fe(ts),moved:kt(en),seams:Fe(ke({run:Ee,ratio:en})).
check(Ce(tn)),levels:Fe(Ate).check(Ce(qS)),changes:Fe(n1).check(Ce(qS))}).check(Zz(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,t.reference].
every(n=>n.length===e.length),"columns are not of one length")),r1=ke({schema:ul,case:Yr,from:Ee,invalid:Fe(Ee).check(Ce(tn)),series:Fe(Mte)}),
Nte=ke({case:Yr,key:es().check(Or(/^[a-z0-9-]{1,60}$/)),...Cp,gates:Rp(),threshold:xr(),first:Ee,last:Ee,points:Ee,ratio:Ze(Ui),head:ts,spark:es().
check(Ce(200)),change:Ze(Cte)}),o1=ke({schema:ul,name:rt,url:VS,runs:Ee,firstBlock:Ee,updated:Hi,control:ke({runs:Ee,alarms:Ee}),planted:kt(
ke({runs:Ee,found:Ee,unmeasured:Ee})),minutes:xr(),alerts:ke({confirmed:Ee,withdrawn:Ee,accepted:Ee}),series:Fe(Nte)}),HS=ke({case:Yr,...Cp,
kind:xn(["regression","improvement"]),state:xn(["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:Ee,previous:Ee,to:rt,
from:rt,ratio:Ui,before:en,at:Hi,until:kt(Ee),reason:kt(rt)}),Ite=ke({schema:ul,open:Fe(HS).check(Ce(1e4)),closed:Fe(HS).check(Ce(1e3)),reported:kt(
Fe(ke({run:KS,at:Hi,events:Fe(ke({event:xn(["raised","confirmed","withdrawn","recovered","gone","accepted"]),alert:HS})).check(Ce(1e4))})).check(
Ce(1e3)))}),Sr=class extends v{path;problem;why;constructor(t,n,r){super(`${t} ${r}`),this.path=t,this.problem=n,this.why=r}},Vz=6*1024*1024,
zte=e=>new TextEncoder().encode(e).length;function Ap(e,t,n){let r=i=>new Sr(e,"damaged",i),o=n;if(e.endsWith(".js")){if(zte(n)>Vz)throw r(`has more than ${Vz/2**20} MiB`);let i=Ute(
n);if(i===null)throw r("is not a data file of loadgate");if(i.name!==jte(e))throw r(`holds the data of ${i.name}`);o=i.json}let s;try{s=JSON.
parse(o)}catch{throw r("holds no valid JSON; was it cut off, or merged by hand?")}return Dte(e,t,s)}var Lte=jz({schema:xr()});function Dte(e,t,n){
let r=ms(Lte,n);if(r.success&&r.data.schema>Zi)throw new Sr(e,"newer",`has schema ${r.data.schema}, and this version of loadgate reads up to\
 ${Zi}: publish with the version that wrote it`);let o=ms(t,n);if(o.success)return o.data;throw new Sr(e,"damaged",`is not valid at ${Fte(o.
error.issues)}`)}function Fte([e]){return`${e?.path.map(String).join(".")||"the top"}: ${e?.message??"unknown"}`.slice(0,200)}var Bte=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,
jte=e=>e.replace(/\.js$/,"");function Ute(e){let[,t,n]=Bte.exec(e)??[];return t===void 0||n===void 0?null:{name:t,json:n}}var qi=e=>e*Yz;function Mp([e,t,n]){let r=qi(e);return{value:r,interval:t===null||n===null?null:{low:r+qi(t),high:r+qi(n)}}}function JS({value:e,interval:t},n){
return{value:e+n,interval:t&&{low:t.low+n,high:t.high+n}}}function s1(e){let t=e.flatMap(({from:o,environments:s,runs:i})=>i.map((a,c)=>{let l=a.environment===null?null:s[a.environment]??null;return{
...a,number:o+c,environment:l,began:Date.parse(a.at)}})),n=t.map(({number:o})=>o).sort((o,s)=>o-s),r=t.toSorted((o,s)=>o.began-s.began||o.number-
s.number);return new Map(r.map(({began:o,...s},i)=>[s.number,{...s,place:n[i]}]))}function i1(e,t,n){let r=t.toSorted((i,a)=>i.from-a.from),
o=r.flatMap(i=>a1(i,e)??[]),s=qte(o.flatMap(i=>Gte(i,n)),o,n);return{id:e,scale:s.some(({ratio:i})=>i!==null)?"ratio":"absolute",points:s.toSorted(
(i,a)=>i.place-a.place),seams:o.flatMap(({seams:i})=>i.map(({run:a})=>a)),invalid:r.flatMap(({invalid:i})=>i),found:Zte(o.at(-1))}}function a1(e,t){
let n=Xr(t);return e.series.find(r=>Xr({...r,case:e.case})===n)}function Zte(e){return{levels:e?.levels.map(({run:t,value:n})=>({run:t,value:qi(
n)}))??[],changes:e?.changes??[]}}function Gte(e,t){return e.runs.map((n,r)=>{let[o,s,i]=[e.ratio[r]??null,e.low[r]??null,e.high[r]??null],a=e.
head[r]??null,c=qi(c1(e,n));return{run:n,place:t.get(n)?.place??n,ratio:o===null?null:JS(Mp([o,s,i]),c),moved:c,era:0,head:a,headLog:a!==null&&
a>0?Hte(a,o===null?[s,i]:null):null,reference:e.reference[r]??null}})}function Hte(e,t){let[n,r]=t??[null,null];return JS(Mp([0,n,r]),Math.log(
e))}function c1({moved:e=0,seams:t},n){return t.reduce((r,o)=>o.run<=n?r+o.ratio:r,e)}function qte(e,t,n){let r=new Set(t.flatMap(({seams:i})=>i.
map(({run:a})=>a))),o=0,s;return e.map(i=>{let a=n.get(i.run),c=a?a.reference?.commit??null:s;return s!==void 0&&c!==s&&!r.has(i.run)&&o++,s=
c,{...i,era:o}})}function l1({ratio:e,headLog:t},n){return n==="ratio"?e:t}var u1=e=>({schema:Zi,from:e*tn,environments:[],runs:[]});function d1(e,t){let n=Math.max(t,Pp(e));return n>t?[n-1,n]:[n]}function f1(e,t,{penaltyAt:n,limit:r,before:o,after:s}){let i=e.length,[a,c]=[new Int32Array(i+1),new Float64Array(i+1)],[l,u]=[new Np,new Np];
l.add(Number.POSITIVE_INFINITY,0,0,0,0);let d=0;for(let f=0;f<i;f++)f>=o&&f<=i-s&&(Wte(l,d+n(f),f,u),[l,u]=[u,l]),Vte(l,e[f],t[f],r,u),[l,u]=
[u,l],d=l.bestLoss,a[f+1]=l.bestChangedAt,c[f+1]=l.bestLevel;return Kte(a,c,i)}var Wi=5,Np=class{used=0;data=new Float64Array(64*Wi);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){
this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(t,n,r,o,s){this.used+Wi>this.data.length&&this.grow();let{data:i,used:a}=this;i[a]=t,
i[a+1]=n,i[a+2]=r,i[a+3]=o,i[a+4]=s,this.used=a+Wi}addFlat(t,n,r){this.used>0&&this.data[this.used-1]===r?this.data[this.used-Wi]=t:this.add(
t,0,0,n,r)}offer(t,n,r,o,s,i){this.add(n,r,o,s,i);let a=r>0?-o/(2*r):0;a<t?a=t:a>n&&(a=n);let c=(r*a+o)*a+s;c>=this.bestLoss||(this.bestLoss=
c,this.bestLevel=a,this.bestChangedAt=i)}grow(){let t=new Float64Array(this.data.length*2);t.set(this.data),this.data=t}};function Wte(e,t,n,r){
r.clear();let{data:o,used:s}=e,i=Number.NEGATIVE_INFINITY;for(let a=0;a<s;a+=Wi){let c=o[a],l=o[a+1],u=o[a+2],d=o[a+3],f=o[a+4],m=u*u-4*l*(d-
t);if(l===0?d>t:m<=0)r.addFlat(c,t,n);else if(l===0)r.add(c,l,u,d,f);else{let h=Math.sqrt(m),p=(-u-h)/(2*l),g=(-u+h)/(2*l);g<=i||p>=c?r.addFlat(
c,t,n):(p>i&&r.addFlat(p,t,n),r.add(Math.min(g,c),l,u,d,f),g<c&&r.addFlat(c,t,n))}i=c}}function Vte(e,t,n,r,o){o.clear();let s=r/Math.sqrt(n),
i=t-s,a=t+s,c=r*r,{data:l,used:u}=e,d=Number.NEGATIVE_INFINITY;for(let f=0;f<u;f+=Wi){let m=l[f],h=l[f+1],p=l[f+2],g=l[f+3],y=l[f+4];d<i&&o.
offer(d,Math.min(m,i),h,p,g+c,y),m>i&&d<a&&o.offer(Math.max(d,i),Math.min(m,a),h+n,p-2*n*t,g+n*t*t,y),m>a&&o.offer(Math.max(d,a),m,h,p,g+c,y),
d=m}}function Kte(e,t,n){let[r,o]=[[],[]];for(let s=n;s>0;s=e[s])r.push(e[s]),o.push(t[s]);return{starts:r.reverse(),levels:o.reverse()}}var Jte=4.42,m1=3,Yte=13,Xte=4,h1=1e-5;function g1(e,t=Jte){if(e.length===0)throw new RangeError("change points of no points");let n=new Float64Array(
e.length);for(let i=0;i<n.length;i++){let{value:a,se:c}=e[i];if(!Number.isFinite(a)||Number.isNaN(c))throw new RangeError(`point ${i} is ${a}\
 \xB1 ${c}`);n[i]=a}let r=Math.max(d$(n),h1),o=dne(e,r),s=Qte(n,o,r,t);return{changes:ane(s,o),level:s.levels.at(-1),spread:s.spread}}function Qte(e,t,n,r){
let o=e.length,[s,i,a]=[n,Yte,""];for(let c=1;;c++){let l=tne(e,t,s,i),u=l.starts.join(),d=ene(o-l.starts.length-1,r)*l.inflation;if(l.starts.
length===1&&d*l.spread**2>=i*s**2||u===a||c===Xte)return l;[s,i,a]=[l.spread,d,u]}}function ene(e,t){if(e<1)return Number.POSITIVE_INFINITY;
let n=(8*e+3)/(8*e+1);return e*Math.expm1((t*n)**2/e)}function tne(e,t,n,r){let o=e.length,s=e[o>>1],i=e.map(d=>(d-s)/n),{starts:a,levels:c}=f1(
i,t,{penaltyAt:d=>r*nne(d,o),limit:fo,before:m1,after:m1}),l=new Float64Array(o);for(let[d,f]of c.entries())for(let m=a[d];m<(a[d+1]??o);m++)
l[m]=(i[m]-f)*Math.sqrt(t[m]);let u=Xg(l,1,a.length);return{starts:a,levels:c.map(d=>d*n+s),residuals:l,spread:Math.max(u*n,h1),inflation:sne(
f$(l,u),o)}}var dl={points:30,share:.15,factor:1.3},p1={points:5,factor:1.15};function nne(e,t){return e<Math.min(dl.points,t*dl.share)?dl.factor:
t-e<p1.points?p1.factor:1}var rne=2.2,one=.8;function sne(e,t){if(e<rne/Math.sqrt(t))return 1;let n=Math.min(e,one);return(1+n)/(1-n)}var ine=.025;
function ane({starts:e,levels:t,residuals:n,spread:r,inflation:o},s){if(e.length===1)return[];let i=n.length,a=Rs(ine,Math.max(i-e.length,1)),
c=l=>r**2*o/cne(s,e[l],e[l+1]??i);return e.slice(1).map((l,u)=>{let[d,f]=[t[u],t[u+1]],m=a*Math.sqrt(c(u)+c(u+1));return{index:l,before:d,after:f,
low:f-d-m,high:f-d+m}})}function cne(e,t,n){let r=0;for(let o=t;o<n;o++)r+=e[o];return r}var lne=4,une=.01;function dne(e,t){let n=new Float64Array(
e.length).fill(1),r=e.filter(({se:i})=>i!==null).map(({se:i})=>i**2),o=mo(r);if(o===null||o===0)return n;let s=Math.max(t*t-o,0);for(let[i,{
se:a}]of e.entries())a!==null&&(n[i]=Math.max(Math.min((s+o)/(s+a*a),lne),une));return n}var fne=200,mne=1.96;function y1(e,t,n){let r=Math.max(...e.points.map(({run:c})=>c)),o=e.points.find(({run:c})=>c===r)?.era??0,s=e.points.flatMap(
c=>{let l=c.era===o?l1(c,e.scale):null,u=t.get(c.run);return l&&u?[{...l,run:c.run,commit:u.head.commit,at:u.at}]:[]}),i=s.slice(-fne),a=s.length>
i.length||n.hasOlder&&o===0;return{id:e.id,threshold:n.threshold,points:i,found:pne(i),edge:a?Math.min(dl.points,i.length):0,again:i.at(-1)?.
run===r?n.again??null:null}}function pne(e){return e.length===0?null:g1(e.map(hne))}function hne({value:e,interval:t}){return{value:e,se:t&&
Math.max((t.high-t.low)/2/mne,1e-6)}}import{createHash as yne}from"node:crypto";var bne=40;function wne(e){return`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,bne).replace(/-$/,"")||"case"}-${yne(
"sha256").update(e).digest("hex").slice(0,8)}`}var Ip=(e,t)=>new Sr(e,"damaged",t),b1=(e,t)=>new Sr(e,"missing",`is missing, ${t}`);async function w1(e){
let[t]=await e.read([Gi]);if(typeof t=="string")return Ap(Gi,o1,t);if((await e.list(Tp)).length>0)throw b1(Gi,"though runs were published");
return null}async function x1(e,t,n){let r=await e.read(t.map(WS));return t.map((o,s)=>xne(o,r[s]??null,n))}function xne(e,t,n){let r=WS(e),o=e*tn,s=Math.
max(0,Math.min(n-o,tn));if(t===null&&s>0)throw b1(r,`though it has ${s} runs`);if(t===null)return u1(e);let i=Ap(r,t1,t);if(i.from!==o||i.runs.
length!==s)throw Ip(r,`holds ${i.runs.length} runs from ${i.from} on, but ${Gi} has ${s} from ${o} on`);return i}async function S1(e,t){let n=t.
map(({case:o,block:s})=>Kz(wne(o),s)),r=await e.read(n);return t.map((o,s)=>Sne(o,n[s],r[s]??null))}function Sne({block:e,case:t},n,r){if(r===
null)return null;let o=Ap(n,r1,r);if(o.case!==t)throw Ip(n,`is of the case ${o.case}, not of ${t}`);if(o.from!==e*tn)throw Ip(n,`begins with\
 run ${o.from}`);let s=o.series.flatMap(({runs:i})=>i).find(i=>Pp(i)!==e);if(s!==void 0)throw Ip(n,`has a point of run ${s}`);return o}async function YS(e){let t=await w1(e);if(!t||t.runs===0)return null;let n=d1(t.runs-1,t.firstBlock),r=s1(await x1(e,n,t.runs)),o=t.series.filter(
({gates:u})=>u),s=o.flatMap(({case:u})=>n.map(d=>({case:u,block:d}))),i=await S1(e,s),a={};for(let[u,d]of o.entries()){let f=i.slice(u*n.length,
(u+1)*n.length),m=i1(d,f.filter(g=>g!==null),r),h=y1(m,r,{threshold:d.threshold,hasOlder:!1}),p=m.points.findLast(({run:g})=>g===d.last);!h.
found||!p?.ratio||(a[Xr(d)]=h.found.level-p.moved)}return{reference:[...r.keys()].sort((u,d)=>d-u).map(u=>r.get(u)?.reference??null).find(u=>u!==
null)??null,nights:t.runs,levels:a}}function v1(e,t){return t===null?[]:e.cases.filter(n=>n.metrics.filter(({gates:r})=>r).some(r=>{let{name:o,
unit:s,better:i}=r,a=t.levels[Xr({case:n.id,metric:o,unit:s,better:i})],c=vne(r,n);return a!==void 0&&c!==null&&kne(c,a,n.threshold)})).map(
({id:n})=>n)}function vne({name:e,ratio:t,interval:n},{verdict:r}){return t===null||r==="invalid"?null:Ne(e).per==="build"?{low:t,high:t}:n}
function kne({low:e,high:t},n,r){let o=Math.log1p(r);return Math.log(e)>n+o||Math.log(t)<n-o}async function k1(e,t){var p=[];try{await Li(t);let n=Z(p,await Bi(t),!0);let{repository:r}=n;let{from:o,commits:s}=await Rne(e.range,r);let i=s.
at(-1);await One(i,e,r,t);let a=S=>({...e,revisions:{base:{commit:o,label:e.range.split("..")[0]},head:{commit:S,label:S.slice(0,12)}},rules:"\
head",measureIdentical:!1});let c=await Jr(a(i),n);let l=Z(p,await ji(c,n,e),!0);let u=0;let d=async(S,R,k)=>{u+=1;let{results:P,logs:E}=await Fi(
l,R,k,e.out);wn(P,E,e.out);let A=$1(P.cases);return t.progress.say(`${S.slice(0,12)}: ${A.verdict}${_ne(A)}`),P.interrupted?"inconclusive":A.
verdict};let f=await d(i,c,l.sides);await l.sides.head[Symbol.asyncDispose]();t.signal.throwIfAborted();if(f!=="regression"&&f!=="improvemen\
t")throw new v(`${e.range} is ${f} here, so there is no change to look for; a larger --budget or a smaller --threshold may show one`);let m=await $ne(
s,async S=>{var E=[];try{let R=await Jr(a(S),n);let k=Z(E,await l.build(R.head),!0);let P=await d(S,R,{...l.sides,head:k,buildTime:k.time});
t.signal.throwIfAborted();if(P===f)return!0;return P==="unchanged"||P==="regression"||P==="improvement"?!1:null}catch(A){var F=A,Q=!0}finally{
var j=K(E,F,Q);j&&await j}});let h=await Promise.all(m.map(async S=>({commit:S,subject:await od(r,S)??""})));return{suspects:h,verdict:f,measured:u}}catch(g){
var y=g,w=!0}finally{var x=K(p,y,w);x&&await x}}async function $ne(e,t){let n=[...e],r=new Set;for(;;){let o=n.slice(0,-1).filter(c=>!r.has(
c)),s=o[Math.floor((o.length-1)/2)];if(s===void 0)return n;let i=await t(s),a=n.indexOf(s);i===null?r.add(s):n=i?n.slice(0,a+1):n.slice(a+1)}}
async function One(e,t,n,r){let o=jr(n,r.cwd,t.config);$1(Qn(await DP(n,e,o,t.preset),t.case))}function $1(e){let[t,...n]=e;if(!t||n.length>
0)throw new v(`--bisect looks at one case, not at ${e.length}; name it with --case`);return t}async function Rne(e,t){let[n="",r="",...o]=e.
split(/\.{2,3}/);if(n===""||r===""||o.length>0)throw new v(`"${e}" is not a range; write the last good and the first bad revision like v1.0.\
0..main`);let[s,i]=await Promise.all([Cr(t,n),Cr(t,r)]),a=await hO(t,s,i);if(a.length===0)throw new v(`there is no commit in ${e}; write the\
 last good and the first bad revision like v1.0.0..main`);return{from:s,commits:a}}function _ne(e){let[t]=e.verdict==="invalid"?[]:Qt(e,e.verdict);
return t?.ratio==null?"":` (${t.name} \xD7 ${t.ratio.toFixed(3)})`}import{fstatSync as Pne}from"node:fs";import{resolve as Tne}from"node:path";var Ene=["GITHUB_ACTIONS","GITLAB_CI"];function zp({isTTY:e,isFile:t},n){return n.FORCE_COLOR?!["0","false"].includes(n.FORCE_COLOR):n.NO_COLOR?
!1:e?n.TERM!=="dumb":!t&&Ene.some(r=>n[r]==="true")}function XS(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Wu(n(),process.env))}function O1(e,{json:t,out:n},r){let o={color:zp(Ane(),process.env),width:Mne()};XS(e,{json:t},
()=>`${xp(e,o)}
`),t||Cne(n,r)}function Cne(e,t){t.progress.say(`report: ${Tne(e,"report.html")}`)}function Ane(){let e=process.stdout.isTTY===!0;try{return{
isTTY:e,isFile:Pne(process.stdout.fd).isFile()}}catch{return{isTTY:e,isFile:!1}}}function Mne(){return process.stdout.columns??100}var QS=["changed","always","never"],ev=["neutral","trusted"],Qr=b().max(500),Nne=_({id:Qr.describe("Tells this acceptance from a later one o\
f the same kind: of the label's event, the commit or the comment."),pattern:Qr.describe("Which cases, as a glob."),at:b().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Qr.describe("Login."),reason:Qr}),R1=_({id:Qr,extent:an(
Xs,$()).describe("By metric, how much worse it may be, as a log."),limits:an(Xs,$()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),Ine=_({...R1.shape,acceptance:Nne}),zne=_({run:$().int().nonnegative().describe("Workflow run id; with the a\
ttempt it orders the runs."),attempt:$().int().nonnegative(),head:b().regex(/^[0-9a-f]{40}$/),verdict:z([..._r,"accepted","failed"]),headline:Qr,
at:Qr.describe("ISO 8601."),commitSeen:b().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:C(R1).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),Lne=10,XTe=_({runs:C(zne).
max(Lne).describe("Oldest first; the last one is what the comment shows."),accepted:C(Ine).max(1e3),heard:C(Qr).max(200).describe("Ids of th\
e acceptances that runs so far have heard of.")});function _1(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof v?new v(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function ie(e,t){return{...e,parse:t}}function ot(e,t){
return{...e,parse:t}}function Wn(e,t){return{name:e,description:t,default:"false",parse:E1}}var Xe=e=>e;function Dne(e,t,n){let r=Ba(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function ns(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new v(
Dne("value",t,e));return n}}function E1(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new v(`${JSON.stringify(e)} is neit\
her true nor false; write one of them`);return t}function P1(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new v(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(ns(e))}}function Fne(e){if(!/^\d{1,10}$/.test(e))throw new v(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function Bne(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new v(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function T1(e){if(!/^\/[^\s#]*$/.test(e))throw new v(`"${e}" is \
not a path; write it like /users?page=2`);return e}var C1=ie({name:"base",value:"REV",description:"The revision to compare with; `REV...` is\
 its merge base with the head. Defaults to the merge base of the head and the main branch."},Xe),Lp=ie({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},Xe),fl={config:ie({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},Xe),case:ie({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},Xe),preset:ie({name:"preset",value:"\
P",description:"A preset of the configuration file."},Xe),budgetSeconds:ie({name:"budget",value:"5m",description:"Time for starts, warm-up a\
nd measuring together. Defaults to 60 s per case."},ko)},Dp=ie({name:"isolation",value:"auto|docker|process",description:"How servers are ru\
n. Defaults to the configuration file's `isolation`, else `auto`."},ns(["auto","docker","process"]));function jne(e){let t=e.split(/[,\s]+/).
filter(r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new v(`"${n}" is not the name of a vari\
able; write names like API_KEY,DB_PASSWORD, or none`);return t}var Fp=ie({name:"secrets",value:"NAME,\u2026|none",description:"The variables\
 that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},jne),Bp=ie({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:ko(e)),A1=ie({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},Xe),M1=ie({name:"seed",
value:"N",description:"The seed of the random order; give a run's seed to repeat its order."},Fne),N1=ie({name:"threshold",value:"2%",description:"\
The smallest change that counts, for all scenarios. Defaults to the configuration file's."},tr),I1=ie({name:"fail-on",value:"regression|inva\
lid|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that\
 fails where base works always fails the run, except with `mode: observe`."},P1(["regression","invalid","inconclusive","never"])),sCe=Wn("st\
art","Also build the working tree, start each server once, and check that it answers as its scenario expects."),z1=Wn("measure-identical","M\
easure even if both sides are the same build."),L1=Wn("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.ht\
ml`, even without `cpu-profile:` in the configuration file."),iCe=Wn("published","Show the published figures of the configuration file besid\
e the measured ones."),aCe=Wn("strict","Fail if a target cannot run here, instead of leaving it out."),D1=ie({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},OO),F1=ot({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},RO),B1=ot({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
Xe),cCe=ot({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},Xe);function Une(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new v(`"${e}" is not a port; write a number from 1 to 65535`);return t}var lCe={program:ie({name:"\
command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm c\
i` and the like) is found as by `init`."},Xe),port:ie({name:"port",value:"N",description:"The port of that server, if it does not listen on \
the variable `PORT`."},Une),get:ie({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defau\
lts to `/`."},T1)},uCe=Wn("open","Open the page in a browser."),dCe={from:ie({name:"from",value:"compose.yaml",description:"Take the server \
and its services from this compose file. Defaults to the one at the top, if there is one."},Xe),target:ie({name:"target",value:"NAME",description:"\
The server to start, if several are found. Defaults to the most likely one."},Xe),command:ie({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},Xe),path:ie({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},T1),startTimeout:ot({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},ko),dryRun:Wn("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Wn("yes","Write without a question, even in a terminal.")},fCe=ot({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is planted in head: how much more CPU time it uses."},tr),mCe=ot({name:"budget",value:"3m",default:"3m",description:"\
Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},ko),j1={...Wn("quiet","Show no pr\
ogress; results and errors remain."),short:"q"},U1=Wn("json","Print the result as JSON."),tv=["github-action-benchmark"],pCe=ot({name:"forma\
t",value:tv.join("|"),default:tv[0],description:"The format to write."},ns(tv)),jp={branch:ot({name:"branch",value:"NAME",default:"gh-pages",
description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:ie({name:"remote",value:"URL",description:"The rep\
ository of that branch. Defaults to the checkout's `origin`."},Xe),folder:ot({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},Bne)},hCe={keep:ie({name:"keep",value:"3y",description:"How long points are kept. Def\
aults to the run's configuration."},nr),keepRuns:ie({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},
nr)},Z1={results:ie({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},Xe),
artifact:ot({name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},Xe),config:ot(
{name:"config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, an\
d each configuration has its own comment and status."},Xe),preset:ie({name:"preset",value:"NAME",description:"The preset that was measured w\
ith, whose thresholds apply."},Xe),threshold:ie({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios\
. Defaults to that of base's configuration file, whatever the run used."},tr),failOn:ie({name:"fail-on",value:"regression|invalid|inconclusi\
ve|never",description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run us\
ed."},P1(["regression","invalid","inconclusive","never"])),forkStatus:ot({name:"fork-status",value:ev.join("|"),default:"neutral",description:"\
The status of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's autho\
r could forge the numbers; `trusted` lets it pass."},ns(ev)),when:ot({name:"when",value:QS.join("|"),default:"changed",description:"When to \
comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},ns(QS)),
status:ot({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},E1)};import{existsSync as rL,readFileSync as $re}from"node:fs";import{join as iv,resolve as Ore}from"node:path";import{mkdirSync as tL,rmSync as are,writeFileSync as cre}from"node:fs";import{join as Up}from"node:path";function H1(e,t,n){if(!/^https?:\/\//i.test(e))return{url:e,credentials:null};let r;try{r=new URL(e)}catch{throw new v("--remote is not an a\
ddress; write it like https://github.com/owner/name.git")}let o=r.username!==""||r.password!=="",s=o?[r.username,r.password].map(decodeURIComponent).
join(":"):`x-access-token:${t}`;r.username="",r.password="";let i=r.href;if(!o&&(t===""||r.origin!==Zne(n)))return{url:i,credentials:null};let a=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.
test(r.hostname);if(r.protocol==="http:"&&!a)throw new v(`the token would go to ${r.host} unencrypted; use its https address`);return{url:i,
credentials:s}}function Zne(e){return URL.canParse(e)?new URL(e).origin:null}var Gne=120,G1={bytes:100,seconds:30};function q1(e,t,{left:n,signal:r}){
let o=Hne(e),s=a=>o.reduce((c,l)=>c.replaceAll(l,"***"),a).replace(/:\/\/[^\s/@]+@/g,"://***@"),i={...qne(),...Wne(e,process.env)};return{redact:s,
git:async(a,{input:c,env:l}={})=>{let u=await V(["git",`--git-dir=${t}`,...a],{cwd:t,env:{...i,...l},timeoutSeconds:Math.max(1,Math.min(Gne,
n())),...c!==void 0&&{input:c},...r&&{signal:r}});if(u.missing)throw new v(Ey);return{...u,stderr:s(u.stderr)}}}}var rs=class extends Error{finished;constructor(t,n){
super(`git ${t}: ${se(n)}`),this.finished=n}};async function jt({git:e,redact:t},n,r){let o=await e(n,r);if(o.code===0)return o.stdout.trim();
let s=n.find(i=>!i.startsWith("-"))??"";throw new rs(s,{...o,stdout:t(o.stdout)})}function Hne({credentials:e}){if(e===null)return[];let t=e.
slice(e.indexOf(":")+1);return[W1(e),e,t,encodeURIComponent(t)].filter(r=>r.length>=4)}var W1=e=>Buffer.from(e).toString("base64");function qne(){
let e=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,t=Object.entries(process.env).filter(([
n])=>!e.test(n));return{...Object.fromEntries(t),GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat"}}function Wne({url:e,credentials:t},n){let r=Array.
from({length:Number(n.GIT_CONFIG_COUNT)||0},(a,c)=>[n[`GIT_CONFIG_KEY_${c}`]??"",n[`GIT_CONFIG_VALUE_${c}`]??""]).filter(([a])=>a!==""),o=[[
"core.hooksPath","/dev/null"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit",String(G1.bytes)],["http.lowSpeedTime",String(
G1.seconds)]],s=t===null?[]:[["credential.helper",""],["core.askPass",""],[`http.${e}.extraheader`,""],[`http.${e}.extraheader`,`Authorizati\
on: basic ${W1(t)}`]],i=[...r,...o,...s];return Object.fromEntries([["GIT_CONFIG_COUNT",String(i.length)],...i.flatMap(([a,c],l)=>[[`GIT_CON\
FIG_KEY_${l}`,a],[`GIT_CONFIG_VALUE_${l}`,c]])])}var Vne=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
nv="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one",Kne=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
nv],[/hash algorithm|mismatched algorithms|object format/i,"the repository uses SHA-256 object names, which loadgate cannot write; name anot\
her one with --remote"],[/protected branch|GH006|GH013|rule violations/i,"the branch is protected; publish to another, or let this workflow \
push to it"],[/was archived|read-only|Read-only file system/,"the repository is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],Jne=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],V1=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,Yne=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function ml(e){let t=Xne(e),n=`${e.stdout}
${e.stderr}`,r=a=>a.find(([c])=>c.test(n))?.[1],o=r(Kne);if(o!==void 0)return{kind:"refused",said:t,todo:o};if(Vne.test(n))return{kind:"race"};
let s=r(Jne);if(s!==void 0)return{kind:"refused",said:t,todo:s};let[,i]=V1.exec(n)??[];return i===void 0||Yne.test(i)?{kind:"trouble",said:t}:
{kind:"refused",said:t,todo:"trying again would not help; its message says why"}}function Xne({stdout:e,stderr:t,timedOut:n}){if(n)return"no\
 answer in time";let r=wt(t||e,4).split(`
`),[,o]=V1.exec(e)??[];return[...r,o??""].map(s=>s.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(s=>s!==""&&!s.startsWith("hi\
nt:")).join("; ").slice(0,400)}var rv=7*1024*1024,K1=400,J1="loadgate-file",X1={commit:null,read:async e=>e.map(()=>null),entries:async e=>e.map(()=>null),list:async()=>[]};
function Q1(e,t){return{commit:e,read:async n=>{let o=[...await Y1(e,n,t)].filter(([,{kind:a}])=>a==="file"),s=new Map(o.map(([a,{id:c}])=>[
a,c])),i=await tre([...new Set(s.values())],t);return n.map(a=>{let c=s.get(a),l=c===void 0?null:i.get(c)??null;if(c!==void 0&&l===null)throw new v(
`${a} is not a text, or has more than ${rv/2**20} MiB`);return l})},entries:async n=>{let r=await Y1(e,n,t);return n.map(o=>r.get(o)??null)},
list:async n=>{let r=n===""?[]:["--",`${n}/`];return(await jt(t,["--literal-pathspecs","ls-tree","-z","--name-only",e,...r])).split("\0").filter(
i=>i!=="").map(i=>i.slice(n===""?0:n.length+1))}}}var Qne="120000",ere={blob:"file",tree:"folder",commit:"submodule"};async function Y1(e,t,n){
let r=new Map;for(let o=0;o<t.length;o+=K1){let s=t.slice(o,o+K1),i=await jt(n,["--literal-pathspecs","ls-tree","-z",e,"--",...s]);for(let a of i.
split("\0")){let[,c,l,u="",d=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(a)??[];if(l===void 0)continue;let f=c===Qne?"link":ere[l];
r.set(d,{kind:f,id:u})}}return r}async function tre(e,t){if(e.length===0)return new Map;await nre(e,t);let n=await rre(e,t),r=new Map;for(let o of ore(
e,n))for(let[s,i]of await sre(o,n,t))r.set(s,i);return r}async function nre(e,t){if((await t.git(["config","remote.origin.partialclonefilter"])).
code!==0)return;let r=["fetch","--quiet","--no-tags","--no-write-fetch-head","--filter=blob:none","--stdin"];await t.git(["-c","fetch.negoti\
ationAlgorithm=noop",...r,"origin"],{input:`${e.join(`
`)}
`})}async function rre(e,t){let n=await t.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${e.join(`
`)}
`}),r=new Map(n.stdout.split(`
`).flatMap(o=>{let[,s,i]=/^([0-9a-f]+) (\d+)$/.exec(o)??[];return s===void 0?[]:[[s,Number(i)]]}));if(e.some(o=>!r.has(o)))throw new rs("cat\
-file",n);return r}function*ore(e,t){let n=[],r=0;for(let o of e){let s=t.get(o)??Number.NaN;s<=rv&&(r+s>rv&&(yield n,[n,r]=[[],0]),n.push(o),
r+=s)}n.length>0&&(yield n)}async function sre(e,t,n){let{stdout:r}=await n.git(["cat-file",`--batch=${J1} %(objectname)`],{input:`${e.join(
`
`)}
`}),o=Buffer.from(r),s=0,i=[];for(let a of e){let c=`${J1} ${a}
`,l=s+c.length+(t.get(a)??0);if(o.toString("utf8",s,s+c.length)!==c||o[l]!==10)return ire(e,t,n);i.push([a,o.toString("utf8",s+c.length,l)]),
s=l+1}return i}async function ire(e,t,{git:n}){let r=[];for(let o of e){let{stdout:s}=await n(["cat-file","blob",o]);Buffer.byteLength(s)===
t.get(o)&&r.push([o,s])}return r}var lre=300,ure=.5,dre=20,fre=8,eL="41898282+github-actions[bot]@users.noreply.github.com",mre={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:eL,
GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:eL};async function ov(e,t){let{clock:n,limitSeconds:r=lre}=e,o=n.now()+r,s=()=>o-n.now(),i=await gre(
e,s),a=0;for(let c=1;;c++){let l=await yre(e,i,t);if(!("kind"in l))return{...l,tries:c};if(l.kind==="refused")throw hre(e,l,i);a=l.kind==="t\
rouble"?a+1:0;let u=pre(c,e.random()),d=l.kind==="race"?"others were faster":i.redact(l.said);if(a>=fre||u>s())throw new Pr(`${e.branch} of ${e.
remote.url} could not be updated in ${c} tries (${d}); nothing is lost, run this step again`);e.say?.(`${e.branch}: ${d}; trying again`),await n.
sleep(u,e.signal)}}function pre(e,t){return t*Math.min(dre,ure*2**e)}function hre({branch:e,remote:t},{said:n,todo:r},{redact:o}){return new Pr(
`${e} of ${t.url} cannot be updated: ${o(n)}; ${r}`)}async function gre({folder:e,remote:t,branch:n,signal:r},o){let s=Up(e,"branch.git");tL(
s,{recursive:!0});let i=q1(t,s,{left:o,signal:r}),{code:a}=await i.git(["check-ref-format",`refs/heads/${n}`]);if(a!==0||n.startsWith("-")||
n==="HEAD"||n==="@")throw new v(`${n} is not the name of a branch; write it like gh-pages`);return await jt(i,["init","--quiet","--bare",s]),
await jt(i,["config","remote.origin.url",t.url]),i}async function yre(e,t,n){let r=await wre(e,t);if("kind"in r)return r;let o=await n(r).catch(
bre);if("kind"in o)return o;let{change:s,result:i}=o,a=s&&await vre(s,r,e,t);if(a===null)return{commit:a,result:i};let c=await t.git(["push",
"--quiet","--porcelain","origin",`${a}:refs/heads/${e.branch}`]);return c.code===0?{commit:a,result:i}:ml(c)}function bre(e){if(e instanceof
rs)return ml(e.finished);throw e}async function wre({branch:e},t){let n=`refs/heads/${e}`,r=xre(n),o=await t.git(["ls-remote","--refs","orig\
in",n,`${n}/*`,...r]);if(o.code!==0)return ml(o);let s=o.stdout.split(`
`).map(l=>l.slice(l.indexOf("	")+1));if(!s.includes(n)){let l=s.find(d=>d.startsWith(`${n}/`)||r.includes(d));return l===void 0?X1:{kind:"re\
fused",said:`it has a branch ${l.replace("refs/heads/","")}`,todo:nv}}let i=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--fi\
lter=blob:none"],a=await t.git(["fetch",...i,"origin",`+${n}:refs/loadgate/tip`]);if(a.code!==0)return Sre(a.stderr)?{kind:"race"}:ml(a);let c=await jt(
t,["rev-parse","refs/loadgate/tip"]);return Q1(c,t)}function xre(e){let t=e.split("/");return Array.from({length:t.length-3},(n,r)=>t.slice(
0,r+3).join("/"))}var Sre=e=>/couldn't find remote ref/i.test(e);async function vre({files:e,message:t},n,{folder:r},o){if(e.size===0)return null;
let s={GIT_INDEX_FILE:Up(r,"branch.index")};are(s.GIT_INDEX_FILE,{force:!0}),n.commit!==null&&await jt(o,["read-tree",n.commit],{env:s});let i=await kre(
e,r,o),a=[...e.keys()].map(u=>{let d=i.get(u);return d===void 0?`0 ${"0".repeat(40)}	${u}`:`100644 ${d}	${u}`});await jt(o,["update-index","\
-z","--index-info"],{env:s,input:`${a.join("\0")}\0`});let c=await jt(o,["write-tree","--missing-ok"],{env:s});if(n.commit!==null){let u=await jt(
o,["rev-parse",`${n.commit}^{tree}`]);if(c===u)return null}let l=n.commit===null?[]:["-p",n.commit];return jt(o,["commit-tree",c,...l,"-F","\
-"],{env:mre,input:t})}async function kre(e,t,n){let r=[...e].filter(c=>c[1]!==null);if(r.length===0)return new Map;let o=Up(t,"branch.files");
tL(o,{recursive:!0});let s=r.map(([,c],l)=>{let u=Up(o,String(l));return cre(u,c),u}),a=(await jt(n,["hash-object","-w","--no-filters","--st\
din-paths"],{input:`${s.join(`
`)}
`})).split(`
`);return new Map(r.map(([c],l)=>[c,a[l]]))}var sv=(e,t)=>e===""?t:`${e}/${t}`;function nL(e,t){return{read:n=>e.read(n.map(r=>sv(t,r))),list:n=>e.list(sv(t,n))}}var Rre=["index.html","page.js","page.css"];function oL(e){return uO(e.cwd)}async function _re({remote:e,branch:t,folder:n},r,o,s){let i=await Ere(
e,o,s),{GITHUB_TOKEN:a="",GITHUB_SERVER_URL:c="https://github.com"}=o,l=H1(i,a,c);return a!==""&&l.credentials===null&&/^https?:/i.test(l.url)&&
s.progress.say(`the token is for ${c} and is not sent to ${new URL(l.url).origin}, where git's own credentials are used`),{access:{remote:l,
branch:t,folder:r,clock:s.clock,random:Math.random,signal:s.signal,say:u=>s.progress.say(u)},folder:n,page:Pre()}}async function Ere(e,t,n){
let r=qm(t),o=e===void 0?await oL(n):null,s=o&&await dO(o,"origin"),i=e??s??(r===null?void 0:`${r}.git`);if(!i)throw new v("there is no remo\
te to publish to: run this in a checkout that has an origin, or name one with --remote URL");let a=Ore(o?.top??n.cwd,i);return rL(a)?a:i}function Pre(){let e=import.meta.filename.endsWith(".ts"),t=e?iv(import.meta.dirname,"..","..","dist","page"):iv(import.meta.dirname,"page");
if(!rL(t)){if(e)return new Map;throw new v(`the page's files are missing (${t}); install loadgate again, with its folder dist/page`)}return new Map(
Rre.map(n=>[n,$re(iv(t,n))]))}async function Zp(e,t,n){try{var r=[];try{let c=e.remote===void 0?await oL(n):null;let l=c&&await Wt(c,`refs/r\
emotes/origin/${e.branch}`);if(c&&l)return await YS(Tre(c,l,e.folder));let u=Z(r,Hm(),!0);let{access:d,folder:f}=await _re(e,u.folder,t,n);let m=await ov(
d,async h=>({change:null,result:await YS(nL(h,f))}));return m.result}catch(o){var s=o,i=!0}finally{var a=K(r,s,i);a&&await a}}catch(c){return n.
signal.throwIfAborted(),n.progress.say(`the trend cannot be read (${c.message}), so this point is measured without it`),null}}function Tre(e,t,n){
let r=o=>[n,o].filter(s=>s!=="").join("/");return{read:o=>Promise.all(o.map(s=>Ke(e,t,r(s)))),list:o=>gO(e,t,r(o))}}var CAe={name:"trend",summary:"compare head with the pinned reference: one point of the trend",group:"ci",examples:[{line:"loadgate trend",does:"\
compare HEAD with the reference in loadgate.yml"},{line:"loadgate trend --head v1.3.0 --budget 10m",does:"measure a tag, in ten minutes"},{line:"\
loadgate trend --bisect v1.2.0..v1.3.0 --case api/hello/direct",does:"find the commit that changed this case"}],options:{head:{...Lp,value:"\
REV",description:"The revision to measure. Defaults to `HEAD`."},bisect:A1,...fl,isolation:Dp,secrets:Fp,waitSeconds:Bp,seed:M1,...jp,out:B1,
quiet:j1,json:U1},async run({values:e,host:t}){let n=Cre(t.cwd,e.out);if(await nl(n),e.bisect!==void 0){let s=await k1({...e,range:e.bisect,
out:n},t);return XS(s,e,()=>Lz(s)),0}let r=await Zp(e,process.env,t),o=await av({...e,baseline:r,out:n},t);return O1(o,{json:e.json,out:n},t),
o.exitCode}},Are=864e5;async function av(e,t){var ze=[];try{await Li(t);let n=Z(ze,await Bi(t),!0);let{repository:r}=n;let o=await Cr(r,e.head??
"HEAD");let s={commit:o,label:e.head??"HEAD"};let i=await Mre(r,o,e,t);let a=await Nz(i,s,r);let c=Qn(i,e.case);let[l]=Qn(i,i.trend?.control??
c[0]?.id);let u=Be=>({...e,revisions:{base:Be.revision,head:s},...Be.images&&{images:{base:Be.images}},measureIdentical:!0,rules:"head",failOn:[
"invalid"],looks:!1});let d=await Jr(u(a),n,l?[l]:[]);let f=kS(d)/c.length;let m=Z(ze,await ji(d,n,e),!0);let{base:h,head:p}=m.sides;if(!h)throw new RangeError(
"the reference was not built");let g=(Be,Ut,Zt,ss={})=>{t.progress.say(Be);let ro={cases:Ut,config:{...rN(d.config),budgetSeconds:f*Ut.length}};
return Fi(m,{...d,...ro,...ss},Zt,e.out)};let y=()=>({startedAt:t.clock.date().toISOString(),seconds:0});let w=await g(`head against the ref\
erence ${a.label}`,c,m.sides);let{logs:x}=w;let S=E$(w.results)?{...w.results,exitCode:Et.invalid}:w.results;if(S.interrupted)return wn(S,x,
e.out),S;let{reference:R,...k}=i.trend;let P={settings:k,config:i.file,reference:{commit:a.identity,label:a.label},head:{commit:o,subject:await od(
r,o)??""},control:null,seam:null,again:null};let E=()=>({...S,command:"trend",notices:[...S.notices,...P.planted?mz(P.planted):[]],trend:P});
let A=Be=>{P={...P,...Be},wn(E(),x,e.out),t.signal.throwIfAborted()};A({});let F=v1(S,e.baseline);if(F.length>0){let Be=`again, since they l\
ook changed: ${F.join(", ")}`,Ut=c.filter(({id:Zt})=>F.includes(Zt));A({again:Gp(await g(Be,Ut,{base:h,head:p,buildTime:y()}))})}let Q=e.baseline?.
nights??Math.floor(t.clock.date().getTime()/Are);let j=dz(i,fz(c,S.cases),Q);let oe=Z(ze,l||j?await m.copy(h,"twin"):null,!0);let xe=oe&&{base:h,
head:oe,buildTime:y()};if(l&&xe){let Be=await g(`identical builds of ${l.id}`,[l],xe,{design:"looks"});A({control:Gp(Be)})}let mt=await Nre(
a,e.baseline,s,r,t);if(mt){var pt=[];try{let{base:Be}=await Jr(u(mt),n);if(!Be)throw new RangeError("a comparison has a base");let Ut=Z(pt,await m.
build({...Be,name:"prev",writesCache:!1}),!0);let Zt={base:Ut,head:h,buildTime:Ut.time};let ss=`the reference against ${mt.label}, the previ\
ous one`;let ro={commit:mt.identity,label:mt.label};let bl=Gp(await g(ss,c,Zt));A({seam:bl&&{from:ro,results:bl}})}catch(Vi){var os=Vi,Ki=!0}finally{
var to=K(pt,os,Ki);to&&await to}}if(j&&xe){let{case:Be,slowdown:Ut}=j,Zt=`a planted slowdown in ${Be.id}, which has to be found`,ro=Gp(await g(
Zt,[Be],xe,{design:"looks",slowdown:{share:Ut}}));A({planted:{case:Be.id,slowdown:Ut,results:ro}})}return E()}catch(ht){var nn=ht,Sn=!0}finally{
var no=K(ze,nn,Sn);no&&await no}}function Gp({results:e}){let{trend:t,...n}=e;return n.interrupted&&n.cases.every(({sessions:o})=>o.length===
0)?null:{...n,command:"compare"}}async function Mre(e,t,n,r){let o=jr(e,r.cwd,n.config),s=await Ke(e,t,o);if(s===null)throw new v(`${t.slice(
0,12)} has no ${o}; commit it first`);let i=Ln(s,o,n.preset===void 0?{}:{preset:n.preset});if(i.trend)return i;throw new v(`${o} has no tren\
d section; add one with the reference of all points, like trend: { reference: v1.0.0 }`)}async function Nre(e,t,n,r,o){let s=t?.reference??null;
if(s===null||s.commit===e.identity)return null;let i=await Iz(s,n,r);return i===null&&o.progress.say(`the previous reference, ${s.label}, is\
 not in this clone, so the series starts over; set fetch-depth: 0 to continue it`),i}import{join as TL}from"node:path";import{rmSync as Gre}from"node:fs";import{dirname as Hre}from"node:path";import{randomBytes as lL}from"node:crypto";var pl=class extends Error{},sL=32*1024*1024,iL=1e3,uL=20,Ire=16,zre=pe({id:$(),result:lo(),error:pe({message:b()}).optional()}),Lre=Gt("met\
hod",[pe({method:ne("NodeWorker.attachedToWorker"),params:pe({sessionId:b()})}),pe({method:ne("NodeWorker.detachedFromWorker"),params:pe({sessionId:b()})}),
pe({method:ne("NodeWorker.receivedMessageFromWorker"),params:pe({sessionId:b(),message:b()})})]);async function dL({address:{host:e,port:t},
path:n},r){let{socket:o,head:s}=await Dre(e,t,n,r),i=new Map,a=h=>{for(let p of[u,...i.values()])p.fail(h);o.destroy()},c=0,l=(h,p)=>{if(r.aborted)
throw r.reason;if(o.destroyed)throw new Error("Node's inspector went away");return c+=1,o.write(Zre(JSON.stringify({id:c,method:h,params:p}))),
c},u=aL(l,a),d=h=>{let p=0;return aL((g,y)=>{p+=1;let w=JSON.stringify({id:p,method:g,params:y});return l("NodeWorker.sendMessageToWorker",{
sessionId:h,message:w}),p},a)},m=jre(h=>{let p=cL(h),g=Lre.safeParse(p).data;if(!g)return u.hear(p);let{sessionId:y}=g.params;if(g.method===
"NodeWorker.receivedMessageFromWorker")return i.get(y)?.hear(cL(g.params.message));if(g.method==="NodeWorker.detachedFromWorker")return i.get(
y)?.fail(new pl("a worker thread ended"));i.size<Ire&&i.set(y,d(y))},a);return o.on("data",m),o.on("error",a),o.on("close",()=>a(new Error("\
Node's inspector went away"))),r.addEventListener("abort",()=>a(r.reason),{once:!0}),s.length>0&&m(s),{ask:u.ask,workers:async()=>(await u.ask(
"NodeWorker.enable",{waitForDebuggerOnStart:!1}).catch(()=>null),[...i.values()]),[Symbol.dispose]:()=>{o.destroy()}}}function aL(e,t){let n=null,
r=null,o=()=>{let s=n;return clearTimeout(s?.timer),n=null,s};return{ask:(s,i={})=>new Promise((a,c)=>{if(r)return c(r);n={id:e(s,i),method:s,
resolve:a,reject:c,timer:setTimeout(()=>t(new Error(`Node's inspector: no answer to ${s}`)),uL*1e3)}}),hear:s=>{let{data:i}=zre.safeParse(s);
if(!n||i?.id!==n.id)return;let{method:a}=n;i.error?o()?.reject(new Error(`Node's inspector: ${a}: ${i.error.message}`)):o()?.resolve(i.result)},
fail:s=>{r??=s,o()?.reject(s)}}}function Dre(e,t,n,r){return new Promise((o,s)=>{let i={connection:"Upgrade",upgrade:"websocket","sec-websoc\
ket-version":"13","sec-websocket-key":lL(16).toString("base64")},a=process.getBuiltinModule("node:http").request({host:e,port:t,path:n,headers:i,
signal:r,agent:!1}),l=setTimeout(()=>a.destroy(new Error("Node's inspector does not answer")),uL*1e3);a.once("close",()=>clearTimeout(l)),a.
once("upgrade",(u,d,f)=>{clearTimeout(l),o({socket:d,head:f})}),a.once("response",u=>{u.destroy(),s(new Error("what the server says is Node'\
s inspector is none"))}),a.on("error",u=>s(r.aborted?r.reason:new Error(`Node's inspector cannot be reached: ${u.message}`))),a.end()})}var fL=1,
Fre=0,Bre=8;function jre(e,t){let n=0,r=[],o=0,s=2,i=[],a=0;return c=>{if(n+=c.length,n>sL)return t(new Error(`Node's inspector sent more th\
an ${sL/1024/1024} MiB`));if(r.push(c),o+=c.length,o<s)return;let l=Buffer.concat(r);for(;;){let u=Ure(l);if("needed"in u){s=u.needed;break}
if(l=l.subarray(u.length),a+=1,a>iL)return t(new Error(`Node's inspector sent more than ${iL} frames`));if(u.kind===Bre)return t(new Error("\
Node's inspector went away"));u.kind!==fL&&u.kind!==Fre||(i.push(u.body),u.last&&(e(Buffer.concat(i).toString("utf8")),i=[]))}r=[l],o=l.length}}
function Ure(e){if(e.length<2)return{needed:2};let[t=0,n=0]=e,r=n&127,o=r===127?10:r===126?4:2;if(e.length<o)return{needed:o};let s=r===127?
Number(e.readBigUInt64BE(2)):r===126?e.readUInt16BE(2):r,i=o+s;return e.length<i?{needed:i}:{kind:t&15,last:(t&128)!==0,body:e.subarray(o,i),
length:i}}function Zre(e){let t=Buffer.from(e);if(t.length>65535)throw new RangeError("commands of the inspector are short");let n=t.length<
126?[128|t.length]:[254,t.length>>8,t.length&255],r=lL(4),o=t.map((s,i)=>s^(r[i%4]??0));return Buffer.concat([Buffer.from([128|fL,...n]),r,o])}
function cL(e){try{return JSON.parse(e)}catch{return null}}var qp=199,qre="1024";async function bL(e,{seconds:t,file:n,within:r},o){let s={cwd:Hre(n),env:re(process.env)},i={...s,...o&&{signal:o},timeoutSeconds:t+
30},a=Wre(e),c=l=>`${n}.${l}`;try{let l=async d=>{let f=["--event","cpu-clock","--freq",String(qp),"--call-graph",d];d==="dwarf"&&f.push("--\
mmap-pages",qre);let m=["--output",c(d),"--pid",e.join(",")],h=["perf","record","--quiet",...f,...m,"--","sleep",String(t)],p=await V(h,i);if(p.
code!==0)throw new Error(`perf: ${se(p)}`)};await Promise.all(a.map(l)),await Promise.all(e.map(d=>eoe(d,s,r)));let u=[];for(let d of a){let f=[
"--fields","comm,ip,sym",...d==="dwarf"?["--no-inline"]:[]],m=["perf","script","--force","--input",c(d),...f];u.push(toe(await Ns(m,{...i,timeoutSeconds:120})))}
return Jre(u)}finally{for(let l of a)Gre(c(l),{force:!0})}}function Wre(e){return e.some(t=>Vre.test(Tr(t)??""))?["fp","dwarf"]:[e.some(Qre)?
"fp":"dwarf"]}var Vre=/^python[\d.]*t?$/,Kre=/(?:^|;)[^;]* \S+\.py(?:;|$)/;function Jre(e){let t=e.map(r=>{let[o,s]=[0,0];for(let[i,a]of r)s+=
a,Kre.test(i)&&(o+=a);return s===0?0:o/s}),n=.8*Math.max(...t);return e[t.findIndex(r=>r>=n)]??new Map}var Yre=/^(?:java|node)$/,Xre="Go\0\0";
function Qre(e){let t=Tr(e);if(t===null||Yre.test(t))return!0;let n=Z$(e,8192);return n===null||n.includes(Xre)}var mL=10;async function eoe(e,t,n){
if(Tr(e)!=="java")return;let r=At("jcmd"),o=r===null?null:(await V([r,String(e),"Compiler.perfmap"],{...t,timeoutSeconds:mL})).code,s=As(e);
o===0||s===null||s===e||await n(["jcmd",String(s),"Compiler.perfmap"],mL).catch(()=>{})}function toe(e){let t=new Map;for(let n of e.split(/\n\s*\n/)){
let[r,...o]=n.split(`
`).filter(a=>a.trim()!=="");if(r===void 0||/^\s+[0-9a-f]+ /.test(r))continue;let s=o.map(a=>hL(roe(a.trim()))).toReversed(),i=[hL(r.trim()),
...s].join(";");t.set(i,(t.get(i)??0)+1)}return t}var noe=/^ffff[0-9a-f]{12}\s/;function roe(e){let t=e.replace(/^[0-9a-f]+\s+/,"").replace(
/^py::(.*):([^:]*)$/,(n,r,o)=>`${r} ${Wp(o)}`).replace(/ \(inlined\)$/,"").replace(/^(?:[\w.$[\]]+ )?([\w$]+(?:\.[\w$<>]+)+)\(.*\)$/,"$1");return noe.
test(e)?`${t}_[k]`:ooe(t)}var pL=100;function ooe(e){let t=[3,2,1],[n=e]=t.map(r=>soe(e,r)).filter(({length:r})=>r<=pL);return e.length<=pL?
e:n}function soe(e,t){let n="",r=0;for(let[o,s]of[...e].entries())s==="<"?(r+=1,r<=t&&(n+=r===t?"<\u2026":s)):s===">"&&e[o-1]!=="-"?(r<=t&&(n+=
s),r-=1):r<t&&(n+=s);return n}function hL(e){return e.replaceAll(";",":")||"[unknown]"}var ioe=5e-4,aoe=/Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g,
coe=16;function wL(e,t,n){return[...new Map([...e.matchAll(aoe)].map(([,o,s])=>[Number(o),s]))].filter(([o])=>o>0&&o<65536).slice(0,Math.min(
n,coe)).map(([o,s])=>({address:{host:t,port:o},path:s}))}var gL=2e5,yL=5e4,loe=64*1024*1024,uoe=200,doe=pe({nodes:C(pe({id:$(),callFrame:pe(
{functionName:b(),url:b(),lineNumber:$()}),children:C($()).max(yL).optional()})).max(yL),samples:C($()).max(gL),timeDeltas:C($()).max(gL)});
async function xL(e,t,n){var c=[];try{let r=Z(c,new DisposableStack);let o=[];for(let f of e)o.push(r.use(await dL(f,n)));let s=[...o,...(await Promise.
all(o.map(({workers:f})=>f()))).flat()];for(let{ask:f}of s)await Hp(f("Profiler.enable")),await Hp(f("Profiler.setSamplingInterval",{interval:ioe*
1e6})),await Hp(f("Profiler.start"));await t();let i=new Map;let a=new Map;for(let{ask:f}of s){let m=await Hp(f("Profiler.stop"));if(m===SL)
continue;let{success:h,data:p}=foe.safeParse(m);if(!h)throw new Error("Node's inspector sent no profile, or one that is too large to be V8's");
for(let[g,y]of poe(p.profile))i.set(g,(i.get(g)??0)+y);for(let{callFrame:g}of p.profile.nodes)g.url!==""&&a.set(vL(g),g.lineNumber+1)}return{
stacks:i,lines:a}}catch(l){var u=l,d=!0}finally{K(c,u,d)}}var SL=Symbol("a worker thread that ended");async function Hp(e){try{return await e}catch(t){
if(t instanceof pl)return SL;throw t}}var foe=pe({profile:doe}),moe=256;function poe({nodes:e,samples:t,timeDeltas:n}){let r=new Map(e.flatMap(
({id:l,children:u=[]})=>u.map(d=>[d,l]))),o=new Map(e.map(({id:l,callFrame:u})=>[l,vL(u)])),s=0,i=new Map,a=l=>{let u=i.get(l);if(u!==void 0)
return u;let d=[];for(let h=l;h!==void 0&&d.length<moe;h=r.get(h)){let p=o.get(h);p!==void 0&&d.push(p)}let f=d.toReversed().slice(1),m=f.length===
0||f.at(-1)==="(idle)"?null:f.join(";");if(s+=m?.length??0,s>loe)throw new Error("the profile is too large to be V8's");return i.set(l,m),m},
c=new Map;for(let[l,u]of t.entries()){let d=a(u);d!==null&&c.set(d,(c.get(d)??0)+Math.max(0,n[l+1]??0)/1e6)}return c}var hoe=new RegExp(`/${Ho}\
\\w+/[^/]+/[^/]+$`);function Wp(e){let t=e.split("/"),n=t.at(-1)??"";return/^(?:index\.\w+|__init__\.py)$/.test(n)&&!hoe.test(e)?t.slice(-2).
join("/"):n}var goe=/^\((?!anonymous\))[\w ]+\)$/,yoe=/^[\w-]+(?:\/[\w-]+)*\.js$/;function vL({functionName:e,url:t,lineNumber:n}){let r=Wp(
t).replaceAll(/\s+/g,"_"),o=e||"(anonymous)",s=t===""?goe.test(o)?"":" (native)":t.startsWith("node:")?` ${t}`:yoe.test(t)?` node:${t.slice(
0,-3)}`:` ${r}${e?"":`:${n+1}`}`;return`${o}${s}`.slice(0,uoe).replaceAll(";",":")}import{readFileSync as boe,rmSync as woe}from"node:fs";import{dirname as xoe}from"node:path";var Soe=16,voe=64*1024*1024,koe=200;function kL(e){return At("py-spy")===null?[]:e.filter(t=>/^python[\d.]*t?$/.test(Tr(t)??"")).slice(0,Soe)}
async function $L(e,{seconds:t,hertz:n,file:r},o){let s={cwd:xoe(r),env:re(process.env),...o&&{signal:o}},i=await Promise.all(e.map(async a=>{
let c=`${r}.${a}`;try{let l=["--format","raw","--function","--threads","--rate",String(n),"--duration",String(t)],u=On([a]).cpu,d=["py-spy",
"record",...l,"--output",c,"--pid",String(a)],f=await V(d,{...s,timeoutSeconds:t+30});if(f.code!==0)throw new Error(`py-spy: ${se(f)}`);return{
text:boe(c,"utf8").slice(0,voe),samplesAtWork:$oe(u,On([a]).cpu,n)}}finally{woe(c,{force:!0})}}));return Ooe(i)}function $oe(e,t,n){return new Map(
[...t].flatMap(([r,o])=>{let s=As(Number(r.split("/")[1]));return s===null?[]:[[s,(o-(e.get(r)??0))*n]]}))}function Ooe(e){let t=new Map,n=new Map;
for(let{text:r,samplesAtWork:o}of e){let s=[...r.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(([,a,c="",l])=>({thread:Number(
a),frames:c,count:Number(l)})),i=new Map;for(let{thread:a,count:c}of s)i.set(a,(i.get(a)??0)+c);for(let{thread:a,frames:c,count:l}of s){let u=(o.
get(a)??i.get(a)??0)/(i.get(a)||1),f=c.split(";").map(m=>Roe(m,n)).join(";");u>0&&t.set(f,(t.get(f)??0)+l*u)}}return{samples:t,lines:n}}function Roe(e,t){
let[,n=e,r,o]=/^(.*) \((.+):(\d+)\)$/.exec(e)??[],s=r===void 0?"":` ${Wp(r)}`,i=`${n}${s}`.slice(0,koe);return o!==void 0&&t.set(i,Number(o)),
i}function OL({plan:{budgetSeconds:e},seconds:{run:t}}){return Math.max(20,(1+.1)*e-t)}var _oe=`the time for profiles was over, at most ${.1*100}\
% of the budget; set a larger budget`,RL="the time for profiles of a case was over, at most 20 s";async function _L(e,t,{clock:n,signal:r},o,s){
let i=n.now()+t,a=[];for(let f of e){var c=[];try{let m=i-n.now();if(m<10){a.push(s(f,_oe));continue}let h=Z(c,Eoe(Math.min(20,m),n,r));try{
a.push(await o(f,h))}catch(p){r.throwIfAborted(),a.push(s(f,h.signal.aborted?RL:p.message))}}catch(l){var u=l,d=!0}finally{K(c,u,d)}}return a}
function Eoe(e,t,n){let r=new AbortController,o=new AbortController;return t.sleep(e,o.signal).then(()=>r.abort(new Error(RL)),()=>{}),{until:t.
now()+e,signal:AbortSignal.any([n,r.signal]),[Symbol.dispose]:()=>o.abort()}}var Toe=5,Coe=1,Aoe=2,CL=3,Moe="0.0.0.0:9229",Noe="127.0.0.1:0";async function Ioe(e,t,n,r){let{id:o}=e.case,s=new Map,{until:i}=r.time;for(let[
l,u]of e.builds.entries()){let d=t.clock.now(),f=(i-d)/(e.builds.length-l),m={...r,time:{until:d+f}};s.set(u.variant,await zoe(u,e,t,n,m))}let[
a,c]=[s.get("base"),s.get("head")];return!a||!c?{case:o,reason:"there is no base to compare with"}:a.stacks.size===0||c.stacks.size===0?{case:o,
reason:`${c.tool} saw no sample`}:{case:o,tool:c.tool,seconds:Math.min(a.seconds,c.seconds),base:a.stacks,head:c.stacks,lines:c.lines}}async function zoe(e,t,n,r,{
time:o,warmUpSeconds:s}){var R=[];try{let i=Z(R,await im(t,Boe(e,n),n.runner,n.clock),!0);let{server:a}=i;let c=wL(await a.log(),a.address.host,
(await EL(i)).length);await vi([i],!1,t,n,Math.min(s,CL));let l=Foe(o.until-n.clock.now());let u=0;let d=async()=>{let{rate:F}=t,Q=F===void 0?
{seconds:l}:{requests:Math.ceil(F*l)},j=wi(n.plan.cpus,1),oe=await n.generator(xi(i,t,Q,j,F),{signal:n.signal});u=qe(oe.output)};let f=(F,Q)=>new Map(
[...F].map(([j,oe])=>[j,oe*Q/u]));if(c.length>0){let{stacks:F,lines:Q}=await xL(c,d,n.signal);return{tool:"V8's profiler",seconds:l,stacks:f(
F,1),lines:Q}}let m=await EL(i);let h=kL(m);let p=()=>h.length>0?Loe(h,l,r,n.signal):Doe(m,l,r,i,n.signal);let[g,y]=await Promise.allSettled(
[p(),d()]);if(g.status==="rejected")throw g.reason;if(y.status==="rejected")throw y.reason;let{tool:w,stacks:x,lines:S}=g.value;return{tool:w,
seconds:l,stacks:f(x,1/qp),lines:S}}catch(k){var P=k,E=!0}finally{var A=K(R,P,E);A&&await A}}async function Loe(e,t,n,r){let o={seconds:t,hertz:qp,
file:TL(n,"py-spy")},{samples:s,lines:i}=await $L(e,o,r);return{tool:"py-spy",stacks:s,lines:i}}async function Doe(e,t,n,{server:r},o){let s=(a,c)=>r.
exec(a,{timeoutSeconds:c,signal:o});return{tool:"perf",stacks:await bL(e,{seconds:t,file:TL(n,"perf"),within:s},o),lines:new Map}}function Foe(e){
let t=Math.min(Toe,Math.floor(e-Aoe));if(t>=Coe)return t;throw new Error(`starting and warming up left no time to profile, of the ${20} s of\
 a case`)}function Boe(e,{runner:t}){let{target:n}=e,r=t.name==="docker",o=r?{}:Ps(process.env,n.inherit,{}),s=(a,c)=>{let l=n.env[a]??o[a];
return{[a]:l===void 0?c:`${l} ${c}`}},i={...n.env,...s("NODE_OPTIONS",`--inspect=${r?Moe:Noe}`),...s("JAVA_TOOL_OPTIONS","-XX:+PreserveFrame\
Pointer"),PYTHONPERFSUPPORT:"1"};return{...e,target:{...n,env:i}}}async function EL({server:e}){let{threads:t}=await e.meter.read();return[...new Set(
[...t.keys()].map(n=>Number(n.split("/")[0])))]}var joe=3;function AL(e,t){let n=new Map(t.flatMap(o=>"base"in o?[[o.case,TN(o)]]:[])),r=e.cases.
map(o=>{let s=n.get(o.id);if(!s)return o;let i={...o,growth:s};return Ym(i)===null?i:{...o,growth:{...s,functions:[]}}});return{...e,cases:r}}
async function ML(e,{variants:t,oha:n},r){let{cases:o,plan:s}=r,a=o.filter(Uoe).toSorted((x,S)=>PL(S)-PL(x)).slice(0,joe);if(a.length===0)return[];
let c=({id:x},S)=>({case:x,reason:S});if(e.isolation.elsewhere)return a.map(x=>c(x,"the servers run on another machine"));let{host:l,resources:u}=e.
workspace,{clock:d,progress:f,signal:m}=l;try{var h=[];try{let x=Z(h,await $S(e),!0);let S=OS(n,u,s);let R=Z(h,await em(s.cpus.generator),!0);
let k=async(P,E)=>{f.step({doing:`profiling ${P.id}`,done:a.indexOf(P)/a.length,secondsLeft:null});let A=Um(P,t,e.config,E.signal);if(!A)return c(
P,"head was not built");if(A.scenario.args)return c(P,"it runs a command, and only servers are profiled");let F={plan:s,runner:x,generator:S,
hyperfine:null,clock:d,signal:E.signal,random:wm(s.seed),began:d.now()},Q=P.sessions.at(-1)?.warmUpSeconds??CL;return Ioe(A,F,u.folder,{time:E,
warmUpSeconds:Q})};return await _L(a,OL(r),{clock:d,signal:m},k,c)}catch(p){var g=p,y=!0}finally{var w=K(h,g,y);w&&await w}}catch(x){return m.
aborted?[]:a.map(S=>c(S,x.message))}finally{f.end()}}function PL({metrics:e}){let t=e.flatMap(({verdict:n,ratio:r,better:o})=>n==="regressio\
n"&&r!==null&&r>0?[o==="lower"?r:1/r]:[]);return Math.max(0,...t)}function Uoe({verdict:e,metrics:t,limits:n=[]}){let r=t.filter(i=>i.gates&&
i.verdict==="regression"),o=n.filter(({state:i})=>i==="broken"),s=[...r.map(({name:i})=>i),...o.map(({metric:i})=>i)];return e==="regression"&&
s.some(Mu)}async function NL(e,t){var u=[];try{await Li(t);let n=Z(u,await Bi(t),!0);let r=await Jr(e,n);if(Goe(r)){let p=Hoe(r,n);return wn(p,new Map,
e.out),p}let o=Z(u,await ji(r,n,e),!0);let s=await Fi(o,r,o.sides,e.out);let{results:i,logs:a}=s;if(!Zoe(e,r.config)||i.interrupted)return wn(
i,a,e.out),i;let c=await ML(o,s,i);let l=AL(i,c);wn(l,a,e.out,c);return l}catch(d){var f=d,m=!0}finally{var h=K(u,f,m);h&&await h}}function Zoe({
cpuProfile:e,unreviewed:t},n){return e||(n.cpuProfile??!t)}function Goe(e){return jc(e).length===0}function Hoe(e,{host:t,resources:n}){let{
config:r,base:o,head:s,part:i,cases:a,notices:c}=e,u={name:r.isolation==="docker"?"docker":"process",reason:{code:"nothing-to-run"}},d=Fc();
return ni({id:n.id,startedAt:t.clock.date().toISOString(),plan:Sp(e,{isolation:u,cpus:jS(Pm())},!1),environment:{...Tm(),tools:{node:process.
version},load:{before:d,after:d}},variants:[...o?[{variant:"base",...o.revision,builds:{}}]:[],{variant:"head",...s.revision,builds:{}}],failures:[],
notices:c,cases:(i?.cases??a).map(f=>({...f,sessions:[],skipped:"untouched"})),seconds:{build:0,run:0,ready:0,load:0,harness:0},interrupted:!1})}var qoe={regression:"error",invalid:"warning",inconclusive:"warning",improvement:"notice",new:"notice",unchanged:null},cv=10;function IL(e,t){
return["error","warning","notice"].flatMap(n=>{let r=e.cases.filter(({verdict:o})=>qoe[o]===n);return r.slice(0,cv).map((o,s)=>{let i=s===cv-
1?r.length-cv:0;return Woe(n,o,t(o.scenario),i)})})}function Woe(e,t,n,r){let o=r>0?` ${r} more like this: see the summary.`:"";return{level:e,
title:W(`${t.id}: ${qN(t)}`),message:`${W(`${t.id} ${nt(t)}`)}.${o}`,...n}}function uv(e){return ie({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var zL={base:{...C1,description:"The revision t\
o compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the d\
efault branch."},head:{...Lp,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to t\
he checkout's HEAD."}},{branch:Voe,folder:Koe}=jp,lv={branch:{...Voe,name:"gh-pages-branch"},folder:Koe},LL="`loadgate` in the runner's temp\
orary folder";function DL(e){return ie({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${LL}.`},t=>t)}var FL=DL("`resu\
lts.json` and the reports"),BL="The folder of all results and reports, for a workflow to upload.",jL=ie({name:"results",value:"F",description:`\
The \`results.json\` of the run. Defaults to the one in ${LL}.`},e=>e),UL={out:BL,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function Joe(e){
if(rse.some(({name:t})=>t===e))throw new v(`${e} is another action; write uses: ${hl(e)}@v1`);return ns(["compare","trend"])(e)}function hl(e){
return`loadgate/loadgate/actions/${e}`}var ZL={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:ie({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of th\
e trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend\
` if the configuration has a trend section and base and head are not both named, else `compare`."},Joe),...zL,...fl,isolation:Dp,secrets:{...Fp,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Bp,threshold:N1,
failOn:I1,measureIdentical:z1,cpuProfile:L1,shard:D1,branch:{...lv.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:lv.folder,oha:ie({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the re\
lease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:FL},outputs:UL},Yoe={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measur\
ed in another job.",inputs:{token:uv("The token to comment with, e.g. `github.token`."),...Z1},outputs:{verdict:"`regression`, `invalid`, `i\
nconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},Xoe={name:"publish",description:"\
Adds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:uv("The token to push and to open iss\
ues with, e.g. `github.token`."),results:jL,...lv},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]`\
 if there are none."}},Qoe={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:F1,...fl,head:zL.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},ese={name:"merge",description:"Puts the shards of a run t\
ogether and judges them as one run.",inputs:{path:ot({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' arti\
facts were downloaded to."},e=>e),out:FL},outputs:UL},tse={name:"request",description:"Reads the command /loadgate run in a comment, and che\
cks that its author may give it.",inputs:{token:uv("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"W\
hether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The case\
s that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},nse={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:jL,out:DL(
"`bigger.json` and `smaller.json`")},outputs:{out:BL}},rse=[Yoe,Xoe,Qoe,ese,tse,nse];function GL(e,t,{named:n,trend:r}){if(Object.hasOwn(dv,e)&&!(e==="issue_comment"&&t==="compare"&&n))throw new v(`the event ${e} is refused, \
since it would run the code of a pull request with the repository's secrets and a token that can write; ${dv[e]}`);if(t==="trend"&&sse(e,"tr\
end"),t!==void 0)return t;if(e==="workflow_dispatch")return n||!r()?"compare":"trend";if(e==="schedule"||e==="push")return"trend";if(e==="pu\
ll_request"||e==="merge_group")return"compare";throw new v(`the event ${e} does not say what to compare; set command: compare, and base:`)}var dv={
pull_request_target:`measure on: pull_request, and comment with ${hl("comment")} on: pull_request or workflow_run`,workflow_run:`measure on:\
 pull_request, and comment here with ${hl("comment")}`,issue_comment:`read the comment with ${hl("request")}, and pass its base and head to \
another job with command: compare, as in workflows/command.yml`};function HL(e){if(e==="pull_request_target")throw new v(`the event ${e} is \
refused, since outsiders can trigger it and it has the repository's secrets; ${dv[e]}`)}var ose=["pull_request","merge_group","issue_comment",
"workflow_run"];function sse(e,t){if(ose.includes(e))throw new v(`the trend takes no numbers from pull requests, whose code may forge them; \
run ${t} on: schedule, push or workflow_dispatch`)}function ise({name:e,payload:t}){if(e==="pull_request")return{head:{revision:Vp(t,"pull_r\
equest","head","sha"),label:"the pull request's head"},base:{revision:Vp(t,"pull_request","base","sha"),label:"the pull request's base"},...ase(
Zc(t,"pull_request","base","ref")),fromMergeBase:!0};if(e==="merge_group")return{head:{revision:Vp(t,"merge_group","head_sha"),label:"the me\
rge group's head"},base:{revision:Vp(t,"merge_group","base_sha"),label:"the merge group's base"},fromMergeBase:!1};let n=Zc(t,"repository","\
default_branch"),r=typeof n=="string"&&qL.test(n)?n:"main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/re\
motes/origin/${r}`,label:r},fromMergeBase:!0}}function ase(e){if(typeof e!="string"||!qL.test(e))return{};let t=`${e}, since the base that t\
he event names is not in this clone`;return{branch:{revision:`refs/remotes/origin/${e}`,label:t}}}var qL=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;
function Vp(e,...t){let n=gN(e,...t);if(n!==null)return n;throw new v(`the event has no commit id at ${t.join(".")}; set base and head inste\
ad`)}async function WL(e,t,n){let[r,o]=[t.base,t.head].map(l=>l===void 0?void 0:{revision:l,label:l});if(r&&o)return{base:await gl(n,r),head:await gl(
n,o)};let s=ise(e),i=await gl(n,o??s.head);if(r)return{base:await gl(n,r),head:i};let a=await cse(n,s);if(!s.fromMergeBase)return{base:a,head:i};
let c=await id(n,a.commit,i.commit);if(c===null)throw new v(`${s.base.label} and ${i.label} have no common commit in this clone${await cd(n,
"name the base with the input base")}`);return{base:{commit:c,label:`merge base with ${a.label}`},head:i}}async function cse(e,{base:t,branch:n}){
if(n&&await Wt(e,t.revision)===null){let r=await Wt(e,n.revision);if(r!==null)return{commit:r,label:n.label}}return gl(e,t)}async function gl(e,{
revision:t,label:n}){let r=await Wt(e,t);if(r!==null)return{commit:r,label:n};let o=n===t?t:`${n} (${t})`,s=await sd(e)?"":`; where that is \
set, fetch it in a step before: git fetch origin ${t.replace(/^refs\/remotes\/origin\//,"")}`;throw new v(`${o} is not in this clone; set fe\
tch-depth: 0 for actions/checkout${s}`)}function VL({name:e,payload:t}){if(e==="issue_comment")return!0;if(e!=="pull_request")return!1;let n=r=>Zc(
t,"pull_request",r,"repo","id");return n("head")===void 0||n("head")!==n("base")}import{join as Xp,resolve as Ose}from"node:path";import*as JL from"os";function eo(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Kp(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function yl(e,t,n){let r=new fv(e,t,n);process.stdout.write(r.toString()+JL.EOL)}var KL="::",fv=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=KL+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${use(o)}`)}}return t+=`${KL}${lse(this.message)}`,t}};function lse(e){return eo(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function use(e){return eo(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%\
0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as YL from"crypto";import*as Yp from"fs";import*as Jp from"os";function XL(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!Yp.existsSync(
n))throw new Error(`Missing file at path: ${n}`);Yp.appendFileSync(n,`${eo(t)}${Jp.EOL}`,{encoding:"utf8"})}function QL(e,t){let n=`ghadelim\
iter_${YL.randomUUID()}`,r=eo(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${Jp.EOL}${r}${Jp.EOL}${n}`}import*as rD from"os";import{EOL as dse}from"os";import{constants as eD,promises as fse}from"fs";var mv=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:mse,appendFile:pse,writeFile:hse}=fse,tD="\
GITHUB_STEP_SUMMARY";var pv=class{constructor(){this._buffer=""}filePath(){return mv(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[tD];if(!t)throw new Error(`Unable to find environment variable for $${tD}. Check if your runtime environment supports job summaries.`);try{
yield mse(t,eD.R_OK|eD.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissi\
ons.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return mv(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?hse:
pse)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return mv(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(dse)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},gse=new pv;var hv=gse;import nD from"os";var rNe=nD.platform(),oNe=nD.arch();var gv;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(gv||(gv={}));function oD(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function sD(e,t){if(process.env.GITHUB_OUTPUT||"")return XL("OUTPUT",QL(e,t));process.stdout.write(rD.EOL),yl("set-output",{name:e},eo(t))}function iD(e){process.exitCode=gv.Failure,yv(e)}function yv(e,t={}){yl("error",Kp(t),e instanceof Error?e.toString():e)}function aD(e,t={}){yl("warning",Kp(t),e instanceof Error?e.toString():
e)}function cD(e,t={}){yl("notice",Kp(t),e instanceof Error?e.toString():e)}import{closeSync as bse,openSync as wse,readSync as xse,writeSync as Sse}from"node:fs";var vse=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function lD(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=kse(G("/proc/self/stat")??""),n=wse("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return xse(n,r,0,t,e)!==t?!1:Sse(n,
$se(r),0,t,e)===t}finally{bse(n)}}catch{return!1}}function kse(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(
t[48])];if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function $se(e){let t=e.
toString("latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return py(o)||vse.includes(o)}),n=Buffer.alloc(e.length);
return n.write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function uD(e,t){lD();let n={isTTY:!1,columns:120,write:dD},r=cz(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=hN(process.env);
HL(o.name);let s=_1(e.inputs,i=>oD(i)||void 0,_se);process.exitCode=await t({inputs:s,event:o,host:r,output:sD})}catch(o){iD(cy(o)),process.
exitCode=P$(o),o instanceof _t&&process.exit()}}function Rse(e,t){return t.RUNNER_TEMP?Xp(t.RUNNER_TEMP,"loadgate"):Xp(e,".loadgate")}async function bv(e,{
host:t,output:n}){let r=e===void 0?Rse(t.cwd,process.env):Ose(t.cwd,e);return await nl(r),n("out",r),r}function _se(e){return`input "${e}"`}function dD(e){process.stdout.write(qu(e))}var Ese={error:yv,warning:aD,notice:cD};function Pse({level:e,
message:t,title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};Ese[e](qu(t),s)}async function Tse(e){process.env.
GITHUB_STEP_SUMMARY&&await hv.addRaw(e,!0).write()}async function wv(e,t,{host:n,output:r},o=[]){let s=zp({isTTY:!1,isFile:!1},process.env);dD(`${xp(e,{color:s,width:120})}
`);for(let a of o)Pse(a);let i=e.cases.filter(({verdict:a})=>a==="regression").map(({id:a})=>a);return r("verdict",e.verdict),r("regressions",
JSON.stringify(i)),r("results",Xp(t,"results.json")),r("report",Xp(t,"report.html")),await Tse(gp(e)),n.signal.throwIfAborted(),e.exitCode}async function xv(e,t){
try{return await t()}catch(n){throw n instanceof _t||await NI(cy(n),e).catch(()=>{}),n}}await uD(ZL,e=>{let{inputs:t,event:n,host:r}=e,o=t.base!==void 0&&t.head!==void 0,s=()=>UP(r,t.config);return GL(n.name,t.command,{named:o,trend:s})===
"trend"?Ase(e):Cse(e)});async function Cse(e){let{inputs:t,host:n,event:r}=e,o=await bv(t.out,e),{results:s,beside:i}=await xv(o,async()=>{let a=await rd(
n.cwd),c=await WL(r,t,a),l=IS(t.oha??"",n),u=await NL({...t,revisions:c,oha:l,out:o,unreviewed:VL(r)},n),d=jr(a,n.cwd,t.config);return{results:u,
beside:IL(u,await Mse(a,d,u))}});return wv(s,o,e,i)}async function Ase(e){let{inputs:t,host:n}=e,r=await bv(t.out,e),o=IS(t.oha??"",n),s=await Zp(
{...t,remote:void 0},process.env,n),i=await xv(r,()=>av({...t,baseline:s,out:r,oha:o},n));return wv(i,r,e)}async function Mse(e,t,n){let r=n.
variants.find(({variant:s})=>s==="head"),o=r?await Ke(e,r.commit,t):null;return s=>{let i=o===null?null:W_(o,s);return i===null?null:{file:t,
line:i}}}
// Packages: @actions/core, yaml, zod
