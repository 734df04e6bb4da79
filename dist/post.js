import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var Oi=Object.defineProperty;var gr=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),xr=e=>{throw TypeError(e)};var ki=(e,t)=>{for(var r in t)Oi(e,r,{get:t[r],enumerable:!0})};var dt=(e,t,r)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&xr("Object expected");var n,o;r&&(n=t[gr("asyncDispose")]),n===void 0&&
(n=t[gr("dispose")],r&&(o=n)),typeof n!="function"&&xr("Object not disposable"),o&&(n=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([r,n,t])}else r&&e.push([r]);return t},ft=(e,t,r)=>{var n=typeof SuppressedError=="function"?SuppressedError:function(i,c,a,u){
return u=Error(a),u.name="SuppressedError",u.error=i,u.suppressed=c,u},o=i=>t=r?new n(i,t,"An error was suppressed during disposal"):(r=!0,i),
s=i=>{for(;i=e.pop();)try{var c=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(c).then(s,a=>(o(a),s()))}catch(a){o(a)}if(r)throw t};return s()};import{existsSync as La,lstatSync as Da,mkdirSync as vf,mkdtempSync as $f,readdirSync as Ua,readFileSync as $i,rmSync as wi,statSync as Ma,writeFileSync as wf}from"node:fs";
import{tmpdir as yi}from"node:os";import{join as X}from"node:path";import{setTimeout as Fa}from"node:timers/promises";var x={};ki(x,{BIGINT_FORMAT_RANGES:()=>zr,CONSTANT_CATCH:()=>Ar,Class:()=>_t,NUMBER_FORMAT_RANGES:()=>St,aborted:()=>T,allowsEval:()=>vt,assert:()=>Ti,
assertEqual:()=>Ai,assertIs:()=>Zi,assertNever:()=>Ci,assertNotEqual:()=>Ii,assignProp:()=>de,attachSchema:()=>me,base64ToUint8Array:()=>Or,
base64urlToUint8Array:()=>ec,cached:()=>le,captureStackTrace:()=>ke,cleanEnum:()=>Qi,cleanRegex:()=>pe,clone:()=>C,cloneDef:()=>Di,codePointLength:()=>he,
constantCatch:()=>Ir,createTransparentProxy:()=>Bi,defineLazy:()=>yr,defineLazyInternal:()=>v,derived:()=>oc,esc:()=>bt,escapeRegex:()=>Q,explicitlyAborted:()=>zt,
extend:()=>Ki,finalizeIssue:()=>N,floatSafeRemainder:()=>xt,getElementAtPath:()=>Ui,getEnumValues:()=>Ee,getLengthableOrigin:()=>_e,getParsedType:()=>Gi,
getSizableOrigin:()=>Er,hexToUint8Array:()=>rc,hide:()=>Ze,installLazyProp:()=>uc,isObject:()=>re,isPlainObject:()=>H,issue:()=>oe,joinValues:()=>Oe,
jsonStringifyReplacer:()=>ne,members:()=>Et,merge:()=>Xi,mergeDefs:()=>M,normalizeParams:()=>g,nullish:()=>gt,numKeys:()=>ji,objectClone:()=>Ni,
omit:()=>Ji,optionalKeys:()=>wt,own:()=>B,parsedType:()=>Pt,partial:()=>Wi,pick:()=>Hi,prefixIssues:()=>F,primitiveTypes:()=>Sr,promiseAllObject:()=>Mi,
propertyKeyTypes:()=>$t,randomString:()=>Fi,rawShape:()=>fe,required:()=>Yi,safeExtend:()=>Vi,shallowClone:()=>wr,sizeCaps:()=>Re,slugify:()=>yt,
stringifyPrimitive:()=>Ae,toZod:()=>Ri,uint8ArrayToBase64:()=>kr,uint8ArrayToBase64url:()=>tc,uint8ArrayToHex:()=>nc,unwrapMessage:()=>te});function Ai(e){return e}function Ii(e){return e}function Ri(){return e=>e}function Zi(e){}function Ci(e){throw new Error("Unexpected value i\
n exhaustive check")}function Ti(e){}function Ee(e){let t=Object.values(e).filter(n=>typeof n=="number");return Object.entries(e).filter(([n,
o])=>t.indexOf(+n)===-1).map(([n,o])=>o)}function Oe(e,t="|"){return e.map(r=>Ae(r)).join(t)}function ne(e,t){return typeof t=="bigint"?t.toString():
t}var ht=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function le(e){return new ht(e)}function gt(e){return e==null}function pe(e){let t=e.startsWith("^")?1:0,r=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,r)}function xt(e,t){let r=e/t,n=Math.round(r),o=4*Number.EPSILON*Math.max(Math.abs(r),1);return Math.
abs(r-n)<o?0:r-n}var br=Symbol("evaluating");function yr(e,t,r){let n;Object.defineProperty(e,t,{get(){if(n!==br)return n===void 0&&(n=br,n=
r()),n},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function Ni(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function de(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,enumerable:!0,configurable:!0})}function fe(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function U(e){return fe(e._zod.def)??e._zod.def.shape}function vr(e,t,r){Object.defineProperty(e,
t,{get(){let n=r();return de(this,t,n),n},enumerable:!0,configurable:!0})}function $r(e,t,r){t in e?de(e,t,r):e[t]=r}function q(e,t,r,n){let o=U(
t);for(let s of r){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?vr(e,s,()=>{let c=t._zod.def.shape[s];return n?n(c,s):c}):
$r(e,s,n?n(i.value,s):i.value))}}function Li(e,t){for(let r of Reflect.ownKeys(t)){let n=Object.getOwnPropertyDescriptor(t,r);n.enumerable&&
(n.get?vr(e,r,()=>t[r]):$r(e,r,n.value))}}function M(...e){let t={};for(let r of e){let n=Object.getOwnPropertyDescriptors(r);Object.assign(
t,n)}return Object.defineProperties({},t)}function Di(e){return M(e._zod.def)}function Ui(e,t){return t?t.reduce((r,n)=>r?.[n],e):e}function Mi(e){
let t=Object.keys(e),r=t.map(n=>e[n]);return Promise.all(r).then(n=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=n[s];return o})}function Fi(e=10){
let t="abcdefghijklmnopqrstuvwxyz",r="";for(let n=0;n<e;n++)r+=t[Math.floor(Math.random()*t.length)];return r}function bt(e){return JSON.stringify(
e)}function yt(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var ke="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function re(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var vt=le(()=>{if(A.jitless||
typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});function H(e){
if(re(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let r=t.prototype;return!(re(r)===!1||Object.prototype.
hasOwnProperty.call(r,"isPrototypeOf")===!1)}function wr(e){return H(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof
Set?new Set(e):e}function ji(e){let t=0;for(let r in e)Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}var Gi=e=>{let t=typeof e;switch(t){case"\
undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"nu\
ll":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&
e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},$t=new Set(["string","number","symbol"]),Sr=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Q(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function C(e,t,r){let n=new e._zod.constr(t??e._zod.def);return(!t||r?.parent)&&
(n._zod.parent=e),n}function g(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function Bi(e){let t;return new Proxy({},{get(r,n,o){return t??(t=e()),Reflect.get(t,n,o)},set(r,n,o,s){return t??(t=e()),
Reflect.set(t,n,o,s)},has(r,n){return t??(t=e()),Reflect.has(t,n)},deleteProperty(r,n){return t??(t=e()),Reflect.deleteProperty(t,n)},ownKeys(r){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,n){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,n)},defineProperty(r,n,o){
return t??(t=e()),Reflect.defineProperty(t,n,o)}})}function Ae(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function wt(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var St={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},zr={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Hi(e,t){let r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return q(s,e,Ie(e,t)),C(e,M(r,{shape:s,checks:[]}))}function Ie(e,t){let r=U(e),n=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&n.push(o)}return n}
function Ji(e,t){let r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(Ie(e,t)),i={};return q(i,e,Reflect.ownKeys(U(e)).filter(c=>!s.has(c))),C(e,M(r,{shape:i,checks:[]}))}function Ki(e,t){if(!H(
t))throw new Error("Invalid input to extend: expected a plain object");let r=e._zod.def.checks;if(r&&r.length>0){let o=U(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return C(e,M(e._zod.def,{shape:Pr(e,t)}))}function Pr(e,t){let r={};return q(r,e,Reflect.ownKeys(U(e))),Li(r,
t),r}function Vi(e,t){if(!H(t))throw new Error("Invalid input to safeExtend: expected a plain object");return C(e,M(e._zod.def,{shape:Pr(e,t)}))}
function Xi(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()\
`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() inste\
ad.");let r={};q(r,e,Reflect.ownKeys(U(e))),q(r,t,Reflect.ownKeys(U(t)));let n=M(e._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},
checks:t._zod.def.checks??[]});return C(e,n)}function Wi(e,t,r,n="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(`.${n}(\
) cannot be used on object schemas containing refinements`);let c=r?new Set(Ie(t,r)):void 0,a={};return q(a,t,Reflect.ownKeys(U(t)),e&&((u,p)=>c&&
!c.has(p)?u:new e({type:"optional",innerType:u}))),C(t,M(t._zod.def,{shape:a,checks:[]}))}function Yi(e,t,r){let n=r?new Set(Ie(t,r)):void 0,
o={};return q(o,t,Reflect.ownKeys(U(t)),(s,i)=>n&&!n.has(i)?s:new e({type:"nonoptional",innerType:s})),C(t,M(t._zod.def,{shape:o}))}function T(e,t=0){
if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue!==!0)return!0;return!1}function zt(e,t=0){if(e.aborted===
!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.continue===!1)return!0;return!1}function F(e,t){return t.map(r=>{var n;return(n=
r).path??(n.path=[]),r.path.unshift(e),r})}function te(e){return typeof e=="string"?e:e?.message}function Re(e){let t=[];for(let r of e??[]){
let n=r._zod.def;if(!/_(length|size)$|_equals$/.test(n.check))break;let o=n.maximum??n.length??n.size;o>=0&&t.push([o,r])}return t}function me(e,t,r){
var n;for(let o=t;o<e.length;o++)(n=e[o]).schema??(n.schema=r)}function N(e,t,r){var n;let o=e.inst?._zod?.traits;o?.has("$ZodType")&&(o.has(
"$ZodCheck")?(n=e).schema??(n.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,i=e.message?e.message:
te(e.inst?._zod.def?.error?.(e))??te(s?.(e))??te(t?.error?.(e))??te(r.customError?.(e))??te(r.localeError?.(e))??"Invalid input",c={};for(let a of Object.
keys(e))a==="inst"||a==="schema"||a==="continue"||a==="input"||a==="__proto__"||(c[a]=e[a]);return c.path??(c.path=[]),c.message=i,t?.reportInput&&
(c.input=e.input),c}function Er(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}var qi=/[\uD800-\uDBFF]/;
function he(e){let t=e.length;if(!qi.test(e))return t;let r=t;for(let n=0;n<t-1;n++)(e.charCodeAt(n)&64512)===55296&&(e.charCodeAt(n+1)&64512)===
56320&&(r--,n++);return r}function _e(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Pt(e){let t=typeof e;
switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";let r=e;
if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.name}}return t}function oe(...e){let[
t,r,n]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:n}:{...t}}function Qi(e){return Object.entries(e).filter(([t,r])=>Number.
isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Or(e){let t=atob(e),r=new Uint8Array(t.length);for(let n=0;n<t.length;n++)r[n]=t.charCodeAt(
n);return r}function kr(e){let t="";for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function ec(e){let t=e.replace(/-/g,
"+").replace(/_/g,"/"),r="=".repeat((4-t.length%4)%4);return Or(t+r)}function tc(e){return kr(e).replace(/\+/g,"-").replace(/\//g,"_").replace(
/=/g,"")}function rc(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");let r=new Uint8Array(t.length/
2);for(let n=0;n<t.length;n+=2)r[n/2]=Number.parseInt(t.slice(n,n+2),16);return r}function nc(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}var _t=class{constructor(...t){}};function Et(e,t){for(let r in t){let n=Object.getOwnPropertyDescriptor(t,r);n.get?
Object.defineProperty(e,r,{...n,enumerable:!1}):sc(e,r,n.value)}}function B(e,t,r,n=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,
enumerable:n,value:r}),r}function Ze(e,t,r){return B(e,t,r,!1)}function oc(e,t){for(let r in e){let n=e[r];Object.defineProperty(t,r,{configurable:!0,
enumerable:!0,get(){return B(this,r,n(this))},set(o){B(this,r,o)}})}return t}function sc(e,t,r){Object.defineProperty(e,t,{configurable:!0,get(){
return this==null?r:B(this,t,r.bind(this))},set(n){B(this,t,n)}})}function ic(e,t){let r=Object.getPrototypeOf(e);return t in r?void 0:r}var mt,
G=!1,cc={configurable:!0,get(){G=!0}};function v(e,t,r){let n=Object.getPrototypeOf(e._zod);if(t in n&&mt!==e._zod){mt=void 0;return}mt=e._zod,
Object.defineProperty(n,t,{configurable:!0,get(){Object.defineProperty(this,t,cc);let o=G;G=!1;try{let s=r(this);return G?delete this[t]:Object.
defineProperty(this,t,{configurable:!0,writable:!0,value:s}),G=G||o,s}catch(s){throw delete this[t],G=G||o,s}},set(o){Object.defineProperty(
this,t,{configurable:!0,writable:!0,value:o})}})}function uc(e,t,r,n){let o=ic(e,t);o&&Object.defineProperty(o,t,{configurable:!0,get(){let s={
configurable:!0,writable:!0,enumerable:n,value:void 0};return Object.defineProperty(this,t,s),s.value=r(this),Object.defineProperty(this,t,s),
s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:n,value:s})}})}var Ar="~constantCatch";function Ir(e){let t=()=>e;
return t[Ar]=!0,t}var Rr;var Ot={value:void 0,enumerable:!1},Zr="captureStackTrace"in Error?Error:null;function ac(e){let t=Zr;if(t){let r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return Zr=null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}function l(e,t,r,n){
let o={};function s(d){this.def=d,this.constr=m,this.traits=new Set}s.prototype=o;let i=r,c=i&&new WeakSet;function a(d,f){if(d._zod){if(d._zod.
traits.has(e))return}else{Ot.value=new s(f);try{Object.defineProperty(d,"_zod",Ot)}finally{Ot.value=void 0}}if(d._zod.traits.add(e),t(d,f),c){
let b=Object.getPrototypeOf(d),y=d._zod.constr.prototype,$=b;for(;$&&$!==y;)$=Object.getPrototypeOf($);let Z=$??b;c.has(Z)||(c.add(Z),Et(Z,i))}
let _=m.prototype;for(let b in _)Object.prototype.hasOwnProperty.call(_,b)&&(b in d||(d[b]=_[b].bind(d)))}let u=n?.Parent??Object;class p extends u{}
Object.defineProperty(p,"name",{value:e});function m(d){let f=n?.Parent?ac(p):this;a(f,d);let _=f._zod.deferred;if(_){for(let y of _)y();f._zod.
deferred=void 0}let b=globalThis.__zod_globalConfig?.postProcessor;return b&&b(f),f}return Object.defineProperty(m,"init",{value:a}),Object.
defineProperty(m,Symbol.hasInstance,{value:d=>n?.Parent&&d instanceof n.Parent?!0:d?._zod?.traits?.has(e)}),Object.defineProperty(m,"name",{
value:e}),m}var L=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},se=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Rr=globalThis).__zod_globalConfig??(Rr.__zod_globalConfig=
{});var A=globalThis.__zod_globalConfig;function I(e){return e&&Object.assign(A,e),A}function lc(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,ne,2)),e.message}function pc(e){this._zod.message=e}var dc={
get:lc,set:pc,enumerable:!0,configurable:!0},At={value:void 0,enumerable:!1},Cr=new WeakSet([Object.prototype,Error.prototype]),Tr=(e,t)=>{e.
name="$ZodError",At.value=t,Object.defineProperty(e,"issues",At),At.value=void 0,Object.defineProperty(e,"message",dc);let r=Object.getPrototypeOf(
e);Cr.has(r)||(Cr.add(r),Object.defineProperty(r,"toString",{configurable:!0,enumerable:!1,get(){let n=()=>this.message;return Object.defineProperty(
this,"toString",{value:n,configurable:!0,writable:!0}),n},set(n){Object.defineProperty(this,"toString",{value:n,configurable:!0,writable:!0})}}))},
Nr=l("$ZodError",Tr),al=l("$ZodError",Tr,void 0,{Parent:Error});function fc(e,t,r){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}function Lr(e,t=r=>r.message){let r={},
n=[];for(let o of e.issues)o.path.length>0?fc(r,o.path[0],()=>[]).push(t(o)):n.push(t(o));return{formErrors:n,fieldErrors:r}}function Dr(e,t=r=>r.
message){let r={_errors:[]},n=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(c=>n({issues:c},[...s,
...i.path]));else if(i.code==="invalid_key")n({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")n({issues:i.issues},[...s,
...i.path]);else{let c=[...s,...i.path];if(c.length===0)r._errors.push(t(i));else{let a=r,u=0;for(;u<c.length;){let p=c[u],m=u===c.length-1;
if(p==="_errors"){m&&a._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(a,p)||Object.defineProperty(a,p,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let d=a[p];m&&d._errors.push(t(i)),a=d,u++}}}};return n(e),r}function Ce(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Te=e=>{let t=(r,n,o,s)=>{let i=o?{...o,async:!1}:{async:!1},c=r._zod.run({value:n,
issues:[]},i);if(c instanceof Promise)throw new L;if(c.issues.length){let a=new(s?.Err??e)(c.issues.map(u=>N(u,i,I())));throw ke(a,s?.callee??
t),a}return c.value};return t};var Ne=e=>{let t=async(r,n,o,s)=>{let i=o?{...o,async:!0}:{async:!0},c=r._zod.run({value:n,issues:[]},i);if(c instanceof Promise&&(c=await c),
c.issues.length){let a=new(s?.Err??e)(c.issues.map(u=>N(u,i,I())));throw ke(a,s?.callee??t),a}return c.value};return t};var Le=e=>(t,r,n)=>{let o=n?{...n,async:!1}:{async:!1},s=t._zod.run({value:r,issues:[]},o);if(s instanceof Promise)throw new L;return s.issues.
length?Ur(e,s.issues,o):{success:!0,data:s.value}};function Ur(e,t,r){let n;return{success:!1,get error(){return n||(n=new e(t.map(o=>N(o,r,I()))),t=void 0,r=void 0),n},set error(o){n=o,t=void 0,
r=void 0}}}var De=e=>async(t,r,n)=>{let o=n?{...n,async:!0}:{async:!0},s=t._zod.run({value:r,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?Ur(e,s.issues,o):{success:!0,data:s.value}};var mc=Symbol.for("zod.compile.invalid"),hc=Symbol.for("zod.compile.fallback"),It=((e,t,r)=>{let n=e._zod.bag.validator;if(n!==void 0){if(n(
t)!==mc)return!0;if(n.definite===!0&&r===void 0)return!1}return _c(e,t,r)});function _c(e,t,r){let n=r?{...r,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(n[hc]=!0,s=o({value:t,issues:[]},n)):s=e._zod.run({value:t,issues:[]},n),s instanceof Promise)
throw new L;return s.issues.length===0}var Rt=async(e,t,r)=>{let n=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},n);return o instanceof Promise&&(o=await o),o.issues.length===0},Mr=e=>{let t=Te(e),r=(n,o,s,i)=>{let c=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(n,o,c,Ce(r,i))};return r};var Fr=e=>{let t=Te(e),r=(n,o,s,i)=>t(n,o,s,Ce(r,i));return r};var jr=e=>{let t=Ne(e),r=async(n,o,s,i)=>{let c=s?{...s,direction:"backward"}:{direction:"backward"};return await t(n,o,c,Ce(r,i))};return r};var Gr=e=>{let t=Ne(e),r=async(n,o,s,i)=>await t(n,o,s,Ce(r,i));return r};var Br=e=>(t,r,n)=>{let o=n?{...n,direction:"backward"}:{direction:"backward"};return Le(e)(t,r,o)};var Hr=e=>(t,r,n)=>Le(e)(t,r,n);var Jr=e=>async(t,r,n)=>{let o=n?{...n,direction:"backward"}:{direction:"backward"};return De(e)(t,r,o)};var Kr=e=>async(t,r,n)=>De(e)(t,r,n);var Vr=/^[cC][0-9a-z]{6,}$/,Xr=/^[0-9a-z]+$/,Wr=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Yr=/^[0-9a-vA-V]{20}$/,qr=/^[A-Za-z0-9]{27}$/,Qr=/^[a-zA-Z0-9_-]{21}$/;
function en(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var tn=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var rn=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Ct=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var nn=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var gc="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function on(){
return new RegExp(gc,"u")}var sn=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
cn=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var un=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
an=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var ln=/^https?$/,pn=/^\+[1-9]\d{6,14}$/;var dn="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function xc(e){return new RegExp(`^${e}$`)}var fn=xc(dn);function Zt(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function mn(e){return new RegExp(`^${Zt(e)}$`)}
function hn(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let r=`${Zt({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,n=e.local?`${r}|${Zt({precision:e.precision})}`:r;return new RegExp(`^${dn}T(?:${n})$`)}var _n=/^[\s\S]{0,}$/;var Tt=/^-?\d+(?:\.\d+)?$/;var gn=/^[^A-Z]*$/,xn=/^[^a-z]*$/;var k=l("$ZodCheck",(e,t)=>{var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])});var Nt=e=>{let t=e.value;return!gt(t)&&t.length!==void 0},Me={number:"number",bigint:"bigint",object:"date"},Lt=l("$ZodCheckLessThan",(e,t)=>{
k.init(e,t);let r=Me[typeof t.value];e._zod.check=n=>{(t.inclusive?n.value<=t.value:n.value<t.value)||n.issues.push({origin:Me[typeof n.value]??
r,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:n.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Dt=l("$ZodCheckGreaterThan",(e,t)=>{k.init(e,t);let r=Me[typeof t.value];e._zod.check=n=>{(t.inclusive?n.value>=t.value:n.value>t.value)||n.
issues.push({origin:Me[typeof n.value]??r,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:n.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),bn=l("$ZodCheckMultipleOf",(e,t)=>{k.init(e,t),e._zod.check=r=>{if(typeof r.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof r.value=="bigint"?t.value!==BigInt(0)&&r.value%t.value===BigInt(0):xt(r.value,
t.value)===0)||r.issues.push({origin:typeof r.value,code:"not_multiple_of",divisor:t.value,input:r.value,inst:e,continue:!t.abort})}}),yn=l(
"$ZodCheckNumberFormat",(e,t)=>{k.init(e,t),t.format=t.format||"float64";let r=t.format?.includes("int"),n=r?"int":"number",[o,s]=St[t.format];
e._zod.check=i=>{let c=i.value;if(r){if(!Number.isInteger(c)){i.issues.push({expected:n,format:t.format,code:"invalid_type",continue:!1,input:c,
inst:e});return}if(!Number.isSafeInteger(c)){c>0?i.issues.push({input:c,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:n,inclusive:!0,continue:!t.abort}):i.issues.push({input:c,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:n,inclusive:!0,continue:!t.abort});return}}c<o&&i.issues.push({origin:"\
number",input:c,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),c>s&&i.issues.push({origin:"number",input:c,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var vn=l("$ZodCheckMaxLength",(e,t)=>{var r;k.init(e,t),(r=e._zod.def).when??(r.when=Nt),e._zod.check=n=>{let o=n.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?he(o):s)<=t.maximum)return;let c=_e(o);n.issues.push({origin:c,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),$n=l("$ZodCheckMinLength",(e,t)=>{var r;k.init(e,t),(r=e._zod.def).when??(r.when=Nt),e._zod.check=n=>{let o=n.value,s=o.
length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?he(o):s)>=t.minimum)return;let c=_e(o);n.issues.push({origin:c,code:"too_small",minimum:t.
minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),wn=l("$ZodCheckLengthEquals",(e,t)=>{var r;k.init(e,t),(r=e._zod.def).when??(r.when=
Nt),e._zod.check=n=>{let o=n.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?he(o):s;if(i===t.length)return;let c=_e(o),a=i>
t.length;n.issues.push({origin:c,...a?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:n.value,
inst:e,continue:!t.abort})}}),ge=l("$ZodCheckStringFormat",(e,t)=>{var r,n;k.init(e,t),t.pattern?(r=e._zod).check??(r.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?{pattern:t.pattern.
toString()}:{},inst:e,continue:!t.abort})}):(n=e._zod).check??(n.check=()=>{})}),Sn=l("$ZodCheckRegex",(e,t)=>{ge.init(e,t),e._zod.check=r=>{
t.pattern.lastIndex=0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),zn=l("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=gn),ge.init(e,t)}),Pn=l("$ZodCheckU\
pperCase",(e,t)=>{t.pattern??(t.pattern=xn),ge.init(e,t)}),En=l("$ZodCheckIncludes",(e,t)=>{k.init(e,t);let r=Q(t.includes),n=new RegExp(typeof t.
position=="number"?`^.{${t.position},}${r}`:r);t.pattern=n,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.issues.push({origin:"\
string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),On=l("$ZodCheckStartsWith",(e,t)=>{
k.init(e,t);let r=new RegExp(`^${Q(t.prefix)}.*`);t.pattern??(t.pattern=r),e._zod.check=n=>{n.value.startsWith(t.prefix)||n.issues.push({origin:"\
string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:n.value,inst:e,continue:!t.abort})}}),kn=l("$ZodCheckEndsWith",(e,t)=>{
k.init(e,t);let r=new RegExp(`.*${Q(t.suffix)}$`);t.pattern??(t.pattern=r),e._zod.check=n=>{n.value.endsWith(t.suffix)||n.issues.push({origin:"\
string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:n.value,inst:e,continue:!t.abort})}});var An=l("$ZodCheckOverwrite",(e,t)=>{k.init(e,t),e._zod.check=r=>{r.value=t.tx(r.value)}});var Fe=class{constructor(t=[],r={}){this.content=[],this.indent=0,this.args=t,this.closed=r}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let n=t.split(`
`).filter(i=>i),o=Math.min(...n.map(i=>i.length-i.trimStart().length)),s=n.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,r=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${r.join(`
`)}
};`)(...Object.values(this.closed))}};var Rn={major:4,minor:6,patch:7};var P=l("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Rn;let n=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...n??[]]:n?.length?[...n]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(r=e._zod).deferred??(r.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(c,a,u)=>{if(c.memo)return c;let p=T(c),m;for(let d of a){if(d._zod.def.
when){if(zt(c)||!d._zod.def.when(c))continue}else if(p)continue;let f=c.issues.length,_=d._zod.check(c);if(_ instanceof Promise&&u?.async===
!1)throw new L;if(m||_ instanceof Promise)m=(m??Promise.resolve()).then(async()=>{await _,c.issues.length!==f&&(me(c.issues,f,e),p||(p=T(c,f)))});else{
if(c.issues.length===f)continue;me(c.issues,f,e),p||(p=T(c,f))}}return m?m.then(()=>c):c},i=(c,a,u)=>{if(T(c))return c.aborted=!0,c;let p=s(
a,o,u);if(p instanceof Promise){if(u.async===!1)throw new L;return p.then(m=>e._zod.parse(m,u))}return e._zod.parse(p,u)};e._zod.run=(c,a)=>{
if(a.skipChecks)return e._zod.parse(c,a);if(a.direction==="backward"){let p=e._zod.parse({value:c.value,issues:[]},{...a,skipChecks:!0});return p instanceof
Promise?p.then(m=>i(m,c,a)):i(p,c,a)}let u=e._zod.parse(c,a);if(u instanceof Promise){if(a.async===!1)throw new L;return u.then(p=>s(p,o,a))}
return s(u,o,a)}}},{get"~standard"(){return Ze(this,"~standard",Mt(this))},set"~standard"(e){B(this,"~standard",e)}}),Gn=(e,t)=>e.issues.length?
{issues:e.issues.map(r=>N(r,t,I()))}:{value:e.value};async function bc(e,t){let r={async:!0};return Gn(await e._zod.run({value:t,issues:[]},
r),r)}function Mt(e){return{validate:t=>{let r={async:!1};try{let n=e._zod.run({value:t,issues:[]},r);if(!(n instanceof Promise))return Gn(n,
r)}catch{}return bc(e,t)},vendor:"zod",version:1}}var He=l("$ZodString",(e,t)=>{P.init(e,t),e._zod.pattern=t.pattern??_n,e._zod.parse=(r,n)=>{
if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.
value,inst:e}),r}}),S=l("$ZodStringFormat",(e,t)=>{ge.init(e,t),He.init(e,t)}),Bn=l("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=rn),S.init(e,t)}),
Hn=l("$ZodUUID",(e,t)=>{if(t.version){let n={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(n===void 0)throw new Error(`Invalid UUID\
 version: "${t.version}"`);t.pattern??(t.pattern=Ct(n))}else t.pattern??(t.pattern=Ct());S.init(e,t)}),Jn=l("$ZodEmail",(e,t)=>{t.pattern??(t.
pattern=nn),S.init(e,t)}),Kn=1,Ge=2;function Vn(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{
return!1}}function yc(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Vn(e)||Ge:vc(e,t)}function vc(e,t){if(!t.normalize&&
t.protocol?.source===ln.source&&!/^https?:\/\//i.test(e))return Kn;try{if(typeof URL<"u"){let r=URL;if(typeof r.parse=="function")return r.parse(
e)??Ge}return new URL(e)}catch{return Ge}}var $c=/[\t\n\r]/g;function Zn(e){return e.replace($c,"")}function wc(e,t){return t.lastIndex=0,t.
test(e.hostname)}function Sc(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Xn=l("$ZodURL",
(e,t)=>{S.init(e,t),e._zod.check=r=>{try{let n=r.value.trim(),o=yc(n,t);if(o===Kn){r.issues.push({code:"invalid_format",format:"url",note:"I\
nvalid URL format",input:r.value,inst:e,continue:!t.abort});return}if(o===Ge){r.issues.push({code:"invalid_format",format:"url",input:r.value,
inst:e,continue:!t.abort});return}if(o===!0){r.value=Zn(n);return}t.hostname&&!wc(o,t.hostname)&&r.issues.push({code:"invalid_format",format:"\
url",note:"Invalid hostname",pattern:t.hostname.source,input:r.value,inst:e,continue:!t.abort}),t.protocol&&!Sc(o,t.protocol)&&r.issues.push(
{code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:r.value,inst:e,continue:!t.abort}),r.value=t.normalize?
o.href:Zn(n);return}catch{r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e,continue:!t.abort})}}}),Wn=l("$ZodEmoji",(e,t)=>{
t.pattern??(t.pattern=on()),S.init(e,t)}),Yn=l("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.length<1))throw new Error(
`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?Qr:en(t.length)),S.init(e,t)}),qn=l("$ZodCUID",(e,t)=>{t.pattern??
(t.pattern=Vr),S.init(e,t)}),Qn=l("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=Xr),S.init(e,t)}),eo=l("$ZodULID",(e,t)=>{t.pattern??(t.pattern=
Wr),S.init(e,t)}),to=l("$ZodXID",(e,t)=>{t.pattern??(t.pattern=Yr),S.init(e,t)}),ro=l("$ZodKSUID",(e,t)=>{t.pattern??(t.pattern=qr),S.init(e,
t)}),no=l("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=hn(t)),S.init(e,t)}),oo=l("$ZodISODate",(e,t)=>{t.pattern??(t.pattern=fn),S.init(e,
t)}),so=l("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=mn(t)),S.init(e,t)}),io=l("$ZodISODuration",(e,t)=>{t.pattern??(t.pattern=tn),S.init(e,
t)}),co=l("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=sn),S.init(e,t)}),zc=/^[0-9a-fA-F:.]+$/;function uo(e){return zc.test(e)?Vn(`http://[${e}\
]`):!1}var ao=l("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=cn),S.init(e,t),e._zod.check=r=>{uo(r.value)||r.issues.push({code:"invalid_format",
format:"ipv6",input:r.value,inst:e,continue:!t.abort})}});var lo=l("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=un),S.init(e,t)});function Pc(e){let t=e.split("/");if(t.length!==2)return!1;let[r,n]=t;
if(!n)return!1;let o=Number(n);return`${o}`!==n||o<0||o>128?!1:uo(r)}var po=l("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=an),S.init(e,t),e._zod.
check=r=>{Pc(r.value)||r.issues.push({code:"invalid_format",format:"cidrv6",input:r.value,inst:e,continue:!t.abort})}});function fo(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var Ec=/^[0-9a-zA-Z+/]*={0,2}$/,mo=l("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=Ec),S.init(e,t),e._zod.check=r=>{fo(r.value)||r.issues.push({code:"invalid_format",format:"base64",input:r.value,
inst:e,continue:!t.abort})}}),ho=/^[A-Za-z0-9_-]*$/;function Oc(e){if(!ho.test(e))return!1;let t=e.replace(/[-_]/g,n=>n==="-"?"+":"/"),r=t.padEnd(
Math.ceil(t.length/4)*4,"=");return fo(r)}var _o=l("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=ho),S.init(e,t),e._zod.check=r=>{Oc(r.value)||
r.issues.push({code:"invalid_format",format:"base64url",input:r.value,inst:e,continue:!t.abort})}}),go=l("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
pn),S.init(e,t)});function kc(e,t=null){try{let r=e.split(".");if(r.length!==3)return!1;let[n]=r;if(!n)return!1;let o=JSON.parse(atob(n));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var xo=l("$ZodJWT",(e,t)=>{S.init(e,t),e._zod.check=r=>{kc(r.value,t.alg)||
r.issues.push({code:"invalid_format",format:"jwt",input:r.value,inst:e,continue:!t.abort})}});var Ft=l("$ZodNumber",(e,t)=>{P.init(e,t),e._zod.pattern=Tt,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=Number(r.value)}catch{}let o=r.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return r;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return r.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),r}}),bo=l("$ZodNumberForm\
at",(e,t)=>{yn.init(e,t),Ft.init(e,t)});var yo=l("$ZodUnknown",(e,t)=>{P.init(e,t),e._zod.parse=r=>r}),vo=l("$ZodNever",(e,t)=>{P.init(e,t),e._zod.parse=(r,n)=>(r.issues.push({expected:"\
never",code:"invalid_type",input:r.value,inst:e}),r)});function Ac(e,t){let r=Re(e._zod.def.checks);if(!r.length)return;let n=Math.min(...r.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let c=t(
s.value);if(c>n&&!i?.skipChecks&&i?.direction!=="backward"){for(let[a,u]of Re(e._zod.def.checks))if(c>a&&u._zod.def.when(s)){let p=s.issues.
length;return u._zod.check(s),s.issues[p].continue=!1,me(s.issues,p,e),s}}return o(s,i)}}var Ic=e=>Array.isArray(e)?e.length:-1;function Cn(e,t,r){e.issues.length&&t.issues.push(...F(r,e.issues)),t.value[r]=e.value}var $o=l("$ZodArray",(e,t)=>{P.init(e,t);let r=A.memoizer;
r?.attach(e),e._zod.parse=(n,o)=>{let s=n.value;if(!Array.isArray(s))return n.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
n;n.value=r?r.alloc(e,n,Array(s.length),o):Array(s.length);let i=[],c=o?.abortEarly;for(let a=0;a<s.length;a++){let u=s[a],p=t.element._zod.
run({value:u,issues:[]},o);if(p instanceof Promise)i.push(p.then(m=>Cn(m,n,a)));else if(Cn(p,n,a),c&&p.issues.length!==0&&T(p))break}return i.
length?Promise.all(i).then(()=>n):n},Ac(e,Ic)});function Be(e,t,r,n,o,s){let i=r in n,c=s==="optional";if(!(!i&&c&&o==="optional")){if(e.issues.
length){if(o!==void 0&&c&&!i)return;t.issues.push(...F(r,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"\
nonoptional",input:void 0,path:[r]});return}e.value===void 0?(i||o==="defaulted"&&!c)&&(t.value[r]=void 0):t.value[r]=e.value}}var Rc=[];function wo(e){
let t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(e.shape),n=r.length?r:Rc,o=n.length?[...t,...n]:t;for(let i of o)if(!e.shape?.[i]?.
_zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=wt(e.shape);return{...e,
allKeys:o,symbolKeys:n,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function So(e,t,r,n,o,s,i){let c=[],a=o.keySet,u=o.catchall.
_zod,p=u.def.type,m=u.optin,d=u.optout,f=0;for(let _ in t){if(i&&r.issues.length!==f){if(T(r,f))break;f=r.issues.length}if(a.has(_))continue;
if(_==="__proto__"){p==="never"&&c.push(_);continue}if(p==="never"){c.push(_);continue}let b=u.run({value:t[_],issues:[]},n);b instanceof Promise?
e.push(b.then(y=>Be(y,r,_,t,m,d))):Be(b,r,_,t,m,d)}return c.length&&r.issues.push({code:"unrecognized_keys",keys:c,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>r):r}var Zc=l("$ZodObject",(e,t)=>{P.init(e,t);let r=Object.getOwnPropertyDescriptor(t,"shape"),n=r?.get?r.
get.raw:t.shape??{};if(n){let u=()=>{let p={...n};return Object.defineProperty(t,"shape",{value:p}),u.raw=p,p};u.raw=n,Object.defineProperty(
t,"shape",{get:u})}let o=le(()=>wo(t));v(e,"propValues",u=>{let p=u.def.shape,m={};for(let d in p){let f=p[d]._zod;if(f.values){Object.prototype.
hasOwnProperty.call(m,d)||de(m,d,new Set);for(let _ of f.values)m[d].add(_);f.optin!==void 0&&m[d].add(void 0)}}return m});let s=re,i=t.catchall,
c,a=A.memoizer;a?.attach(e),e._zod.parse=(u,p)=>{c??(c=o.value);let m=u.value;if(!s(m))return u.issues.push({expected:"object",code:"invalid\
_type",input:m,inst:e}),u;u.value=a?a.alloc(e,u,{},p):{};let d=[],f=c.shape,_=p?.abortEarly,b=u.issues.length;for(let y of c.allKeys){if(_&&
u.issues.length!==b){if(T(u,b))break;b=u.issues.length}if(y==="__proto__")continue;let $=f[y],Z=$._zod.optin,W=$._zod.optout,Y=$._zod.run({value:m[y],
issues:[]},p);Y instanceof Promise?d.push(Y.then(O=>Be(O,u,y,m,Z,W))):Be(Y,u,y,m,Z,W)}return i?So(d,m,u,p,o.value,e,_===!0):d.length?Promise.
all(d).then(()=>u):u}}),zo=l("$ZodObjectJIT",(e,t)=>{Zc.init(e,t);let r=e._zod.parse,n=le(()=>wo(t)),o=A.memoizer,s=f=>{let _=n.value,b=_.symbolKeys,
y=new Fe(["payload","ctx"],{shape:f,inst:e,memo:o,syms:b}),$=O=>`shape[${O}]._zod.run({ value: input[${O}], issues: [] }, ctx)`,Z=(O,w)=>`
          let ${O}_ab = false;
          for (let i = 0; i < ${O}.issues.length; i++) {
            const iss = ${O}.issues[i];
            iss.path = iss.path ? [${w}, ...iss.path] : [${w}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${O}_ab = true;
          }
          if (${O}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;y.write("const input = payload.value;");let W=Object.create(null),Y=0;for(let O of _.allKeys)W[O]=`key_${Y++}`;y.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let O of _.allKeys){if(O==="__proto__")continue;let w=W[O],D=typeof O==
"symbol"?`syms[${b.indexOf(O)}]`:bt(O),lt=`${D} in input`,hr=f[O],pt=hr?._zod?.optin,_r=pt!==void 0,Pi=hr?._zod?.optout==="optional";if(y.write(
`const ${w} = ${$(D)};`),_r&&Pi){let Ei=pt==="optional"?`${w}_present`:`${w}.value !== undefined || ${w}_present`;y.write(`
        const ${w}_present = ${lt};
        if (!${w}.issues.length || ${w}_present) {
          if (${w}.issues.length) {${Z(w,D)}
          }

          if (${Ei}) {
            newResult[${D}] = ${w}.value;
          }
        }

      `)}else _r?(y.write(`
        if (${w}.issues.length) {${Z(w,D)}
        }
      `),pt==="defaulted"?y.write(`newResult[${D}] = ${w}.value;`):y.write(`
        if (${w}.value !== undefined || ${lt}) {
          newResult[${D}] = ${w}.value;
        }
      `)):y.write(`
        const ${w}_present = ${lt};
        if (${w}.issues.length) {${Z(w,D)}
        }
        if (!${w}_present && !${w}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${D}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${w}_present) {
          newResult[${D}] = ${w}.value;
        }

      `)}return y.write("payload.value = newResult;"),y.write("return payload;"),y.compile()},i,c=re,a=!A.jitless,p=a&&vt.value,m=t.catchall,
d;e._zod.parse=(f,_)=>{d??(d=n.value);let b=f.value;return c(b)?a&&p&&_?.async===!1&&_.jitless!==!0?(i||(i=s(t.shape)),f=i(f,_),m?So([],b,f,
_,d,e,_?.abortEarly===!0):f):r(f,_):(f.issues.push({expected:"object",code:"invalid_type",input:b,inst:e}),f)}});function Tn(e,t,r,n){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!T(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:r,errors:e.map(s=>s.issues.map(i=>N(i,n,I())))}),t)}var Po=l("$ZodUnion",(e,t)=>{P.init(e,t),v(e,"optin",n=>n.
def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":n.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),v(e,"optout",n=>n.
def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),v(e,"values",n=>{if(n.def.options.every(o=>o._zod.values))return new Set(
n.def.options.flatMap(o=>Array.from(o._zod.values)))}),v(e,"pattern",n=>{if(n.def.options.every(o=>o._zod.pattern)){let o=n.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>pe(s.source)).join("|")})$`)}});let r=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(n,o)=>{if(r)return r(n,o);let s=!1,i=[];for(let c of t.options){let a=c._zod.run({value:n.value,issues:[]},o);if(a instanceof Promise)
i.push(a),s=!0;else{if(a.issues.length===0)return a;i.push(a)}}return s?Promise.all(i).then(c=>Tn(c,n,e,o)):Tn(i,n,e,o)}});var Eo=l("$ZodIntersection",(e,t)=>{P.init(e,t),e._zod.parse=(r,n)=>{let o=r.value,s=t.left._zod.run({value:o,issues:[]},n),i=t.right._zod.run(
{value:o,issues:[]},n);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([a,u])=>Nn(r,a,u)):Nn(r,s,i)}});function Ut(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(H(e)&&H(t)){let r=Object.keys(t),
n=Object.keys(e).filter(s=>r.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of n){
if(s==="__proto__")continue;let i=Ut(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let r=[];for(let n=0;n<e.length;n++){
let o=e[n],s=t[n],i=Ut(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[n,...i.mergeErrorPath]};r.push(i.data)}return{valid:!0,data:r}}return{
valid:!1,mergeErrorPath:[]}}function Nn(e,t,r){let n=new Map,o,s=new Map,i=(u,p)=>{let m;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),m=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let d=String(u.path[0]);s.has(d)||s.set(d,u),m=[d]}else
return!1;for(let d of m)n.has(d)||n.set(d,{}),n.get(d)[p]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of r.issues)
i(u,"r")||e.issues.push(u);let c=[...n].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(c.length){let u=o?c.filter(p=>o.keys.includes(p)):[];u.length&&
e.issues.push({...o,keys:u});for(let p of c)!u.includes(p)&&s.has(p)&&e.issues.push(s.get(p))}let a=Ut(t.value,r.value);if(!a.valid){if(T(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(a.mergeErrorPath)}`)}return e.value=a.data,e}var Oo=l("$ZodRecord",(e,t)=>{P.init(e,t);let r=A.memoizer;r?.attach(e),e._zod.parse=(n,o)=>{let s=n.value;if(!H(s))return n.issues.push({expected:"\
record",code:"invalid_type",input:s,inst:e}),n;let i=[],c=t.keyType._zod.values;if(c&&!t.partial){n.value=r?r.alloc(e,n,{},o):{};let a=new Set;
for(let p of c)if(typeof p=="string"||typeof p=="number"||typeof p=="symbol"){if(a.add(typeof p=="number"?p.toString():p),p==="__proto__")continue;
let m=t.keyType._zod.run({value:p,issues:[]},o);if(m instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(m.issues.length){n.issues.push({code:"invalid_key",origin:"record",issues:m.issues.map(_=>N(_,o,I())),input:p,path:[p],inst:e});continue}
let d=m.value;if(d==="__proto__")continue;let f=t.valueType._zod.run({value:s[p],issues:[]},o);f instanceof Promise?i.push(f.then(_=>{_.issues.
length&&n.issues.push(...F(p,_.issues)),n.value[d]=_.value})):(f.issues.length&&n.issues.push(...F(p,f.issues)),n.value[d]=f.value)}let u;for(let p in s)
if(!a.has(p))if(t.mode==="loose"){if(p==="__proto__")continue;n.value[p]=s[p]}else u=u??[],u.push(p);u&&u.length>0&&n.issues.push({code:"unr\
ecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{n.value=r?r.alloc(e,n,{},o):{};let a;for(let u of Reflect.ownKeys(s)){if(u==="__pro\
to__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;let p=t.keyType._zod.run({value:u,issues:[]},o);if(p instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");if(typeof u=="string"&&Tt.test(u)&&p.issues.length){let _=t.keyType._zod.run({value:Number(
u),issues:[]},o);if(_ instanceof Promise)throw new Error("Async schemas not supported in object keys currently");_.issues.length===0&&(p=_)}
if(p.issues.length){t.mode==="loose"?n.value[u]=s[u]:c?(a=a??[],a.push(u)):n.issues.push({code:"invalid_key",origin:"record",issues:p.issues.
map(_=>N(_,o,I())),input:u,path:[u],inst:e});continue}let d=p.value;if(d==="__proto__")continue;let f=t.valueType._zod.run({value:s[u],issues:[]},
o);f instanceof Promise?i.push(f.then(_=>{_.issues.length&&n.issues.push(...F(u,_.issues)),n.value[d]=_.value})):(f.issues.length&&n.issues.
push(...F(u,f.issues)),n.value[d]=f.value)}a&&a.length>0&&n.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:a,continue:!0})}return i.
length?Promise.all(i).then(()=>n):n}});var ko=l("$ZodEnum",(e,t)=>{P.init(e,t);let r=Ee(t.entries),n=new Set(r);e._zod.values=n,v(e,"pattern",o=>{let s=Ee(o.def.entries).filter(i=>$t.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Q(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;return n.
has(i)||o.issues.push({code:"invalid_value",values:r,input:i,inst:e}),o}});var Ao=l("$ZodTransform",(e,t)=>{P.init(e,t),e._zod.optin="optional",A.memoizer?.guard(e),e._zod.parse=(r,n)=>{if(n.direction==="backward")throw new se(
e.constructor.name);let o=t.transform(r.value,r);if(n.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(r.value=i,r));if(o instanceof
Promise)throw new L;return r.value=o,r}});function Ln(e,t){return e.value=t.issues.length?void 0:t.value,e}var jt=l("$ZodOptional",(e,t)=>{P.
init(e,t),v(e,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",v(e,"values",r=>{let n=r.
def.innerType._zod.values;return n?new Set([...n,void 0]):void 0}),v(e,"pattern",r=>{let n=r.def.innerType._zod.pattern;return n?new RegExp(
`^(${pe(n.source)})?$`):void 0}),e._zod.parse=(r,n)=>{if(r.value===void 0){if(t.innerType._zod.optin!=="defaulted")return r;let o=t.innerType.
_zod.run({value:r.value,issues:[]},n);return o instanceof Promise?o.then(s=>Ln(r,s)):Ln(r,o)}return t.innerType._zod.run(r,n)}}),Io=l("$ZodE\
xactOptional",(e,t)=>{jt.init(e,t),v(e,"values",r=>r.def.innerType._zod.values),v(e,"pattern",r=>r.def.innerType._zod.pattern),e._zod.parse=
(r,n)=>t.innerType._zod.run(r,n)}),Ro=l("$ZodNullable",(e,t)=>{P.init(e,t),v(e,"optin",r=>r.def.innerType._zod.optin),v(e,"optout",r=>r.def.
innerType._zod.optout),v(e,"pattern",r=>{let n=r.def.innerType._zod.pattern;return n?new RegExp(`^(${pe(n.source)}|null)$`):void 0}),v(e,"va\
lues",r=>r.def.innerType._zod.values?new Set([...r.def.innerType._zod.values,null]):void 0),e._zod.parse=(r,n)=>r.value===null?r:t.innerType.
_zod.run(r,n)}),Zo=l("$ZodDefault",(e,t)=>{P.init(e,t),e._zod.optin="defaulted",v(e,"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>{
if(n.direction==="backward")return t.innerType._zod.run(r,n);if(r.value===void 0)return r.value=t.defaultValue,r;let o=t.innerType._zod.run(
r,n);return o instanceof Promise?o.then(s=>Dn(s,t)):Dn(o,t)}});function Dn(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var Co=l(
"$ZodPrefault",(e,t)=>{P.init(e,t),e._zod.optin="defaulted",v(e,"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>(n.direction===
"backward"||r.value===void 0&&(r.value=t.defaultValue),t.innerType._zod.run(r,n))}),To=l("$ZodNonOptional",(e,t)=>{P.init(e,t),v(e,"values",
r=>{let n=r.def.innerType._zod.values;return n?new Set([...n].filter(o=>o!==void 0)):void 0}),e._zod.parse=(r,n)=>{let o=t.innerType._zod.run(
r,n);return o instanceof Promise?o.then(s=>Un(s,e)):Un(o,e)}});function Un(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function Mn(e,t,r,n){return t.issues.length?(e.value=r.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>N(o,n,I()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var No=l("$ZodCatch",(e,t)=>{P.init(e,t),v(e,"optin",r=>r.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),v(e,"optout",r=>r.def.innerType._zod.optout),v(e,"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>{if(n.
direction==="backward")return t.innerType._zod.run(r,n);let o=t.innerType._zod.run({value:r.value,issues:[]},n);return o instanceof Promise?
o.then(s=>Mn(r,s,t,n)):Mn(r,o,t,n)}});var Lo=l("$ZodPipe",(e,t)=>{P.init(e,t),v(e,"values",r=>r.def.in._zod.values),v(e,"optin",r=>r.def.in._zod.optin),v(e,"optout",r=>r.def.out.
_zod.optout),v(e,"propValues",r=>r.def.in._zod.propValues),e._zod.parse=(r,n)=>{if(n.direction==="backward"){let s=t.out._zod.run(r,n);return s instanceof
Promise?s.then(i=>je(i,t.in,n)):je(s,t.in,n)}let o=t.in._zod.run(r,n);return o instanceof Promise?o.then(s=>je(s,t.out,n)):je(o,t.out,n)}});
function je(e,t,r){return e.issues.some(n=>n.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},r)}var Do=l("$ZodReadonly",(e,t)=>{P.init(e,t),v(e,"propValues",r=>r.def.innerType._zod.propValues),v(e,"values",r=>r.def.innerType._zod.values),
v(e,"optin",r=>r.def.innerType?._zod?.optin),v(e,"optout",r=>r.def.innerType?._zod?.optout),e._zod.parse=(r,n)=>{if(n.direction==="backward")
return t.innerType._zod.run(r,n);let o=t.innerType._zod.run(r,n);return o instanceof Promise?o.then(Fn):Fn(o)}});function Fn(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var Uo=l("$ZodCustom",(e,t)=>{k.init(e,t),P.init(e,t),e._zod.parse=(r,n)=>r,e._zod.check=r=>{let n=r.value,o=t.fn(n);if(o instanceof Promise)
return o.then(s=>jn(s,r,n,e));jn(o,r,n,e)}});function jn(e,t,r,n){if(!e){let o={code:"custom",input:r,inst:n,path:[...n._zod.def.path??[]],continue:!n.
_zod.def.abort};n._zod.def.params&&(o.params=n._zod.def.params),t.issues.push(oe(o))}}var Bt=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Ht="~memo",Mo=[];function Fo(e){return e!==null&&typeof e=="object"}function Gt(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var jo=new WeakMap,xe=0,Ve=1,be=2;function Xe(e,t,r){let n=jo.get(e);if(n!==void 0)return n?be:xe;if(t.has(e))return be;t.add(e);let o=xe,s=p=>{
if(o!==be&&p?._zod){let m=Xe(p,t,r);m>o&&(o=m)}},i=(p,m)=>{let d=xe;for(let f of Reflect.ownKeys(p)){let _=Object.getOwnPropertyDescriptor(p,
f);if(m&&!_.enumerable)continue;let b=_.get?Ve:_.value?._zod?Xe(_.value,t,r):xe;b>d&&(d=b)}return d},c=p=>{p>o&&(o=p)},a=e._zod.def,u=a.type;
switch(u){case"object":{let p=fe(a);c(p?i(p,!0):Ve),s(a.catchall);break}case"array":s(a.element);break;case"tuple":for(let p of a.items)s(p);
s(a.rest);break;case"record":case"map":s(a.keyType),s(a.valueType);break;case"set":s(a.valueType);break;case"union":for(let p of a.options)s(
p);break;case"intersection":s(a.left),s(a.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(a.innerType);break;case"pipe":s(a.in),s(a.out);break;case"function":s(a.input),s(a.output);break;case"\
lazy":{let p=a._cachedInner??(r?e._zod.innerType:void 0);c(p?Xe(p,t,!1):Ve);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let p in a){let m=Object.getOwnPropertyDescriptor(a,p);if(!m||m.get)continue;
let d=m.value;if(!(!d||typeof d!="object")){if(d._zod)s(d);else if(Array.isArray(d))for(let f of d)s(f)}}}return t.delete(e),Cc(e,o)}function Cc(e,t){
return t!==Ve&&jo.set(e,t===be),t}function Tc(e,t){let r=e.buckets.get(t);return r||(r=new WeakMap,e.buckets.set(t,r)),r}var Je,Ke=[],Nc={alloc(e,t,r){let n=Je;if(!n)return r;
Je=void 0;let o={value:r,issues:null};return n.set(t.value,o),Ke.push(o),r},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let r=e._zod.parse,n=(o,s)=>{if(s.direction!=="backward"&&Lc(s,o.value))throw new Bt;return r(o,s)};e._zod.parse=n,e._zod.run===r&&
(e._zod.run=n)})},attach(e){var t;let r,n=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,c=(a,u)=>{
if(r===void 0){let $=Xe(e,new Set,!1);if($===xe)return e._zod.parse=i,e._zod.run===c&&(e._zod.run=i),i(a,u);$===be||n?r=!0:n=!0}let p=a.value;
if(!Fo(p))return i(a,u);let m=u[Ht];m||(m={buckets:new WeakMap,backEdges:void 0},u[Ht]=m);let d;o===u?d=s:(d=Tc(m,e),o=u,s=d);let f=d.get(p);
if(f)return a.value=f.value,f.issues?f.issues.length&&a.issues.push(...Gt(f.issues)):(a.memo=!0,m.backEdges??(m.backEdges=new WeakSet),m.backEdges.
add(f.value)),a;Je=d;let _=Ke.length,b=i(a,u);Je=void 0;let y=Ke.length>_?Ke.pop():void 0;return b instanceof Promise?b.then($=>(y&&(y.issues=
$.issues.length?Gt($.issues):Mo),$)):(y&&(y.issues=b.issues.length?Gt(b.issues):Mo),b)};e._zod.parse=c,e._zod.run===i&&(e._zod.run=c)})}};function Go(){
return Nc}function Lc(e,t){let r=e[Ht]?.backEdges;return r!==void 0&&Fo(t)&&r.has(t)}var Dc=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let r={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},n={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):n[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
c=Pt(s.input),a=o(c,s.input);return`Invalid input: expected ${i}, received ${a}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Ae(s.values[0])}`:`Invalid option: expected one of ${Oe(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",c=t(s.origin);return c?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${c.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",c=t(s.origin);
return c?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${c.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${r[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Oe(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(c=>`'${c}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function Bo(){return{localeError:Dc()}}var Ho;var Jt=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...r){let n=r[0];return this._map.set(t,n),n&&typeof n=="object"&&
"id"in n&&this._idmap.set(n.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let r=this._map.get(t);return r&&
typeof r=="object"&&"id"in r&&this._idmap.delete(r.id),this._map.delete(t),this}get(t){let r=t._zod.parent;if(r){let n={...this.get(r)??{}};
delete n.id;let o={...n,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Uc(){return new Jt}(Ho=globalThis).__zod_globalRegistry??(Ho.__zod_globalRegistry=Uc());var ye=globalThis.__zod_globalRegistry;function Mc(e){return e.checks&&(e.checks=[...e.checks]),e}function Jo(e,t){return new e(Mc({type:"string",...g(t)}))}function Ko(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...g(t)})}function Vo(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...g(t)})}function Xo(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...g(t)})}function Wo(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...g(t)})}function Yo(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...g(t)})}function qo(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...g(t)})}function Qo(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...g(t)})}function es(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...g(t)})}function ts(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...g(t)})}function rs(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...g(t)})}function ns(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...g(
t)})}function os(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...g(t)})}function ss(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...g(t)})}function is(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...g(t)})}function cs(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...g(t)})}function us(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...g(t)})}function as(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...g(t)})}function ls(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...g(t)})}function ps(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...g(t)})}function ds(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...g(t)})}function fs(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...g(t)})}function ms(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...g(t)})}function hs(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...g(t)})}function _s(e,t){
return new e({type:"string",format:"date",check:"string_format",...g(t)})}function gs(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...g(t)})}function xs(e,t){return new e({type:"string",format:"duration",check:"string_format",...g(t)})}function bs(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...g(t)})}function ys(e){return new e({type:"unknown"})}function vs(e,t){return new e({type:"never",...g(t)})}function We(e,t){return new Lt({check:"less_than",...g(t),value:e,inclusive:!1})}function ve(e,t){return new Lt({check:"less_than",...g(t),value:e,
inclusive:!0})}function Ye(e,t){return new Dt({check:"greater_than",...g(t),value:e,inclusive:!1})}function $e(e,t){return new Dt({check:"greater_than",...g(
t),value:e,inclusive:!0})}function qe(e,t){return new bn({check:"multiple_of",...g(t),value:e})}function Qe(e,t){return new vn({check:"max_length",...g(t),maximum:e})}function ie(e,t){return new $n({check:"min_length",...g(t),minimum:e})}
function et(e,t){return new wn({check:"length_equals",...g(t),length:e})}function Kt(e,t){return new Sn({check:"string_format",format:"regex",
...g(t),pattern:e})}function Vt(e){return new zn({check:"string_format",format:"lowercase",...g(e)})}function Xt(e){return new Pn({check:"st\
ring_format",format:"uppercase",...g(e)})}function Wt(e,t){return new En({check:"string_format",format:"includes",...g(t),includes:e})}function Yt(e,t){
return new On({check:"string_format",format:"starts_with",...g(t),prefix:e})}function qt(e,t){return new kn({check:"string_format",format:"e\
nds_with",...g(t),suffix:e})}function J(e){return new An({check:"overwrite",tx:e})}function Qt(e){return J(t=>t.normalize(e))}function er(){return J(e=>e.trim())}function tr(){
return J(e=>e.toLowerCase())}function rr(){return J(e=>e.toUpperCase())}function nr(){return J(e=>yt(e))}function $s(e,t,r){return new e({type:"\
array",element:t,...g(r)})}function ws(e,t,r){return new e({type:"custom",check:"custom",fn:t,...g(r)})}function Ss(e,t){let r=Fc(n=>(n.addIssue=o=>{if(typeof o=="stri\
ng")n.issues.push(oe(o,n.value,r._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=n.value),s.
inst??(s.inst=r),s.continue??(s.continue=!r._zod.def.abort),n.issues.push(oe(s))}},e(n.value,n)),t);return r}function Fc(e,t){let r=new k({check:"\
custom",...g(t)});return r._zod.check=e,r}var we=()=>()=>{throw new Error("bundles make no JSON Schemas")};var zs=new WeakSet([Object.prototype,Error.prototype]);function tt(e,t,r){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let n=r(
this);return Object.defineProperty(this,t,{value:n,configurable:!0,writable:!0}),n},set(n){Object.defineProperty(this,t,{value:n,configurable:!0,
writable:!0})}})}var Vc=(e,t)=>{Nr.init(e,t),e.name="ZodError";let r=Object.getPrototypeOf(e);zs.has(r)||(zs.add(r),tt(r,"format",n=>o=>Dr(n,
o)),tt(r,"flatten",n=>o=>Lr(n,o)),tt(r,"addIssue",n=>o=>{n.issues.push(o),n.message=JSON.stringify(n.issues,ne,2)}),tt(r,"addIssues",n=>o=>{
n.issues.push(...o),n.message=JSON.stringify(n.issues,ne,2)}),Object.defineProperty(r,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var R=l("ZodError",Vc,void 0,{Parent:Error});var Ps=Te(R),Es=Ne(R),Os=Le(R),ks=De(R),As=Mr(R),Is=Fr(R),Rs=jr(R),Zs=Gr(R),Cs=Br(R),Ts=Hr(R),Ns=Jr(R),Ls=Kr(R);function Wc(){A.localeError||I(Bo())}function ot(){A.memoizer||I({memoizer:Go()})}var E=l("ZodType",(e,t)=>(Wc(),P.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(x.mergeDefs(t,{checks:[...t.checks??[],...e.map(r=>typeof r=="function"?{_zod:{check:r,
def:{check:"custom"},onattach:[]}}:r)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return C(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Vu(e,t))},superRefine(e,t){return this.check(Xu(e,t))},overwrite(e){return this.
check(J(e))},optional(){return Ms(this)},exactOptional(){return Tu(this)},nullable(){return Fs(this)},nullish(){return Ms(Fs(this))},nonoptional(e){
return Fu(this,e)},array(){return Pu(this)},or(e){return ku([this,e])},and(e){return Iu(this,e)},transform(e){return js(this,Cu(e))},default(e){
return Du(this,e)},prefault(e){return Mu(this,e)},catch(e){return Gu(this,e)},pipe(e){return js(this,e)},readonly(){return Ju(this)},describe(e){
let t=this.clone();return ye.add(t,{description:e}),t},meta(...e){if(e.length===0)return ye.get(this);let t=this.clone();return ye.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return x.hide(this,"~standard",{...Mt(this),jsonSchema:{input:we(this,"input"),output:we(this,"output")}})},
set"~standard"(e){x.own(this,"~standard",e)},parse:function e(t,r){return Ps(this,t,r,{callee:e})},parseAsync:async function e(t,r){return await Es(
this,t,r,{callee:e})},safeParse(e,t){return Os(this,e,t)},async safeParseAsync(e,t){return ks(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){x.own(this,"spa",e)},validate(e,t){return It(this,e,t)},validateAsync(e,t){return Rt(this,e,t)},encode:function e(t,r){return As(
this,t,r,{callee:e})},decode:function e(t,r){return Is(this,t,r,{callee:e})},encodeAsync:async function e(t,r){return await Rs(this,t,r,{callee:e})},
decodeAsync:async function e(t,r){return await Zs(this,t,r,{callee:e})},safeEncode(e,t){return Cs(this,e,t)},safeDecode(e,t){return Ts(this,
e,t)},async safeEncodeAsync(e,t){return Ns(this,e,t)},async safeDecodeAsync(e,t){return Ls(this,e,t)},toJSONSchema(e){return we(this,{})(e)},
get description(){return ye.get(this)?.description},get _def(){return this._zod.def}}),Gs=l("_ZodString",(e,t)=>{He.init(e,t),E.init(e,t),e.
_zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o)},x.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Kt(...e))},includes(...e){return this.check(Wt(...e))},startsWith(...e){return this.check(Yt(
...e))},endsWith(...e){return this.check(qt(...e))},min(...e){return this.check(ie(...e))},max(...e){return this.check(Qe(...e))},length(...e){
return this.check(et(...e))},nonempty(...e){return this.check(ie(1,...e))},lowercase(e){return this.check(Vt(e))},uppercase(e){return this.check(
Xt(e))},trim(){return this.check(er())},normalize(...e){return this.check(Qt(...e))},toLowerCase(){return this.check(tr())},toUpperCase(){return this.
check(rr())},slugify(){return this.check(nr())}})),Yc=l("ZodString",(e,t)=>{He.init(e,t),Gs.init(e,t)},{email(e){return this.check(Ko(ru,e))},
url(e){return this.check(Qo(ou,e))},jwt(e){return this.check(ms(bu,e))},emoji(e){return this.check(es(su,e))},guid(e){return this.check(Vo(nu,
e))},uuid(e){return this.check(Xo(rt,e))},uuidv4(e){return this.check(Wo(rt,e))},uuidv6(e){return this.check(Yo(rt,e))},uuidv7(e){return this.
check(qo(rt,e))},nanoid(e){return this.check(ts(iu,e))},cuid(e){return this.check(rs(cu,e))},cuid2(e){return this.check(ns(uu,e))},ulid(e){return this.
check(os(au,e))},base64(e){return this.check(ps(_u,e))},base64url(e){return this.check(ds(gu,e))},xid(e){return this.check(ss(lu,e))},ksuid(e){
return this.check(is(pu,e))},ipv4(e){return this.check(cs(du,e))},ipv6(e){return this.check(us(fu,e))},cidrv4(e){return this.check(as(mu,e))},
cidrv6(e){return this.check(ls(hu,e))},e164(e){return this.check(fs(xu,e))},datetime(e){return this.check(hs(qc,e))},date(e){return this.check(
_s(Qc,e))},time(e){return this.check(gs(eu,e))},duration(e){return this.check(xs(tu,e))}});function Se(e){return Jo(Yc,e)}var z=l("ZodString\
Format",(e,t)=>{S.init(e,t),Gs.init(e,t)}),qc=l("ZodISODateTime",(e,t)=>{no.init(e,t),z.init(e,t)}),Qc=l("ZodISODate",(e,t)=>{oo.init(e,t),z.
init(e,t)}),eu=l("ZodISOTime",(e,t)=>{so.init(e,t),z.init(e,t)}),tu=l("ZodISODuration",(e,t)=>{io.init(e,t),z.init(e,t)}),ru=l("ZodEmail",(e,t)=>{
Jn.init(e,t),z.init(e,t)});var nu=l("ZodGUID",(e,t)=>{Bn.init(e,t),z.init(e,t)});var rt=l("ZodUUID",(e,t)=>{Hn.init(e,t),z.init(e,t)});var ou=l("ZodURL",(e,t)=>{Xn.init(e,t),z.init(e,t)});var su=l("ZodEmoji",(e,t)=>{Wn.init(e,t),z.init(e,t)});var iu=l("ZodNanoID",(e,t)=>{Yn.init(e,t),z.init(e,t)});var cu=l("ZodCUID",(e,t)=>{qn.init(e,t),z.init(e,t)});var uu=l("ZodCUID2",(e,t)=>{Qn.init(e,t),z.init(e,t)});var au=l("ZodULID",(e,t)=>{eo.init(e,t),z.init(e,t)});var lu=l("ZodXID",(e,t)=>{to.init(e,t),z.init(e,t)});var pu=l("ZodKSUID",(e,t)=>{ro.init(e,t),z.init(e,t)});var du=l("ZodIPv4",(e,t)=>{co.init(e,t),z.init(e,t)});var fu=l("ZodIPv6",(e,t)=>{ao.init(e,t),z.init(e,t)});var mu=l("ZodCIDRv4",(e,t)=>{lo.init(e,t),z.init(e,t)});var hu=l("ZodCIDRv6",(e,t)=>{po.init(e,t),z.init(e,t)});var _u=l("ZodBase64",(e,t)=>{mo.init(e,t),z.init(e,t)});var gu=l("ZodBase64URL",(e,t)=>{_o.init(e,t),z.init(e,t)});var xu=l("ZodE164",(e,t)=>{go.init(e,t),z.init(e,t)});var bu=l("ZodJWT",(e,t)=>{xo.init(e,t),z.init(e,t)});var yu=l("ZodNumber",(e,t)=>{Ft.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.isFinite=!0},x.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:r}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,r??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:r}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,r??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:r}=(void 0)(
e);return!!t||!!r?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(Ye(e,t))},gte(e,t){return this.
check($e(e,t))},min(e,t){return this.check($e(e,t))},lt(e,t){return this.check(We(e,t))},lte(e,t){return this.check(ve(e,t))},max(e,t){return this.
check(ve(e,t))},int(e){return this.check(nt(e))},safe(e){return this.check(nt(e))},positive(e){return this.check(Ye(0,e))},nonnegative(e){return this.
check($e(0,e))},negative(e){return this.check(We(0,e))},nonpositive(e){return this.check(ve(0,e))},multipleOf(e,t){return this.check(qe(e,t))},
step(e,t){return this.check(qe(e,t))},finite(){return this}}));var vu=l("ZodNumberFormat",(e,t)=>{bo.init(e,t),yu.init(e,t)});function nt(e){return bs(vu,e)}var $u=l("ZodUnknown",(e,t)=>{yo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o)});function Ds(){return ys($u)}var wu=l(
"ZodNever",(e,t)=>{vo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o)});function Su(e){return vs(wu,e)}var zu=l("ZodArray",(e,t)=>{ot(),$o.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.element=t.element},{min(e,t){
return this.check(ie(e,t))},nonempty(e){return this.check(ie(1,e))},max(e,t){return this.check(Qe(e,t))},length(e,t){return this.check(et(e,
t))},unwrap(){return this.element}});function Pu(e,t){return $s(zu,e,t)}var Eu=l("ZodObject",(e,t)=>{ot(),zo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),x.installLazyProp(e,"shape",r=>r.
_zod.def.shape,!1)},{keyof(){return Ru(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(x.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(x.mergeDefs(this._zod.def,{catchall:Ds()}))},loose(){return this.clone(x.mergeDefs(this._zod.def,{catchall:Ds()}))},
strict(){return this.clone(x.mergeDefs(this._zod.def,{catchall:Su()}))},strip(){return this.clone(x.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return x.extend(this,e)},safeExtend(e){return x.safeExtend(this,e)},merge(e){return x.merge(this,e)},pick(e){return x.pick(this,e)},
omit(e){return x.omit(this,e)},partial(...e){return x.partial(Js,this,e[0])},exactPartial(...e){return x.partial(Ks,this,e[0],"exactPartial")},
required(...e){return x.required(Vs,this,e[0])}});function Bs(e,t){let r={type:"object",shape:e??{},...x.normalizeParams(t)};return new Eu(r)}var Ou=l("ZodUnion",(e,t)=>{Po.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.options=t.options});function ku(e,t){
return new Ou({type:"union",options:e,...x.normalizeParams(t)})}var Au=l("ZodIntersection",(e,t)=>{Eo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o)});function Iu(e,t){return new Au(
{type:"intersection",left:e,right:t})}var Us=l("ZodRecord",(e,t)=>{ot(),Oo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.keyType=t.keyType,e.valueType=
t.valueType});function Hs(e,t,r){return!t||!t._zod?new Us({type:"record",keyType:Se(),valueType:e,...x.normalizeParams(t)}):new Us({type:"re\
cord",keyType:e,valueType:t,...x.normalizeParams(r)})}var sr=l("ZodEnum",(e,t)=>{ko.init(e,t),E.init(e,t),e._zod.processJSONSchema=(n,o,s)=>(void 0)(e,n,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let r=new Set(Object.keys(t.entries));e.extract=(n,o)=>{let s={};for(let i of n)if(r.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new sr({...t,checks:[],...x.normalizeParams(o),entries:s})},e.exclude=(n,o)=>{let s={...t.entries};for(let i of n)
if(r.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new sr({...t,checks:[],...x.normalizeParams(o),entries:s})}});
function Ru(e,t){let r=Array.isArray(e)?Object.fromEntries(e.map(n=>[n,n])):e;return new sr({type:"enum",entries:r,...x.normalizeParams(t)})}var Zu=l("ZodTransform",(e,t)=>{ot(),Ao.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e._zod.parse=(r,n)=>{if(n.
direction==="backward")throw new se(e.constructor.name);r.addIssue=s=>{if(typeof s=="string")r.issues.push(x.issue(s,r.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=r.value),i.inst??(i.inst=e),r.issues.push(x.issue(i))}};let o=t.transform(
r.value,r);return o instanceof Promise?o.then(s=>(r.value=s,r)):(r.value=o,r)}});function Cu(e){return new Zu({type:"transform",transform:e})}
var Js=l("ZodOptional",(e,t)=>{jt.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType});
function Ms(e){return new Js({type:"optional",innerType:e})}var Ks=l("ZodExactOptional",(e,t)=>{Io.init(e,t),E.init(e,t),e._zod.processJSONSchema=
(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType});function Tu(e){return new Ks({type:"optional",innerType:e})}var Nu=l("ZodNull\
able",(e,t)=>{Ro.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType});function Fs(e){
return new Nu({type:"nullable",innerType:e})}var Lu=l("ZodDefault",(e,t)=>{Zo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function Du(e,t){return new Lu({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():x.shallowClone(
t)}})}var Uu=l("ZodPrefault",(e,t)=>{Co.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType});
function Mu(e,t){return new Uu({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():x.shallowClone(t)}})}var Vs=l(
"ZodNonOptional",(e,t)=>{To.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType});function Fu(e,t){
return new Vs({type:"nonoptional",innerType:e,...x.normalizeParams(t)})}var ju=l("ZodCatch",(e,t)=>{No.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function Gu(e,t){return new ju({type:"catch",innerType:e,catchValue:typeof t=="function"?t:x.constantCatch(t)})}var Bu=l("ZodPipe",(e,t)=>{Lo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.in=t.in,e.out=t.out});function js(e,t){
return new Bu({type:"pipe",in:e,out:t})}var Hu=l("ZodReadonly",(e,t)=>{Do.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o),e.unwrap=()=>e._zod.def.innerType});
function Ju(e){return new Hu({type:"readonly",innerType:e})}var Ku=l("ZodCustom",(e,t)=>{Uo.init(e,t),E.init(e,t),e._zod.processJSONSchema=(r,n,o)=>(void 0)(e,r,n,o)});function Vu(e,t={}){return ws(Ku,e,t)}function Xu(e,t){return Ss(e,t)}import{existsSync as ee,mkdirSync as Fd,readdirSync as va,rmdirSync as $a,writeFileSync as jd}from"node:fs";import{join as V}from"node:path";import{execFileSync as la,spawn as pi}from"node:child_process";import{closeSync as ci,constants as ui,fchownSync as pa,globSync as da,lstatSync as fa,
mkdtempDisposableSync as ma,openSync as ai,rmSync as ha}from"node:fs";import{Socket as _a}from"node:net";import{tmpdir as lr}from"node:os";import{
join as pr}from"node:path";import{delimiter as Xs,isAbsolute as Wu}from"node:path";function Ws(e){return e.split(Xs).filter(t=>Wu(t)).join(Xs)}var Yu=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ir=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],qu=[...ir,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];function Qu(e){return Yu.includes(e)||e.startsWith("LC_")}function ze(e,t={}){let r=Ys(e,Object.keys(e).filter(Qu));return r.PATH!==void 0&&
(r.PATH=Ws(r.PATH)),{...r,...t}}function Ys(e,t){return Object.fromEntries(t.flatMap(r=>e[r]===void 0?[]:[[r,e[r]]]))}function qs(e){return{
...ze(e),...Ys(e,qu)}}var yd=new RegExp("(\\p{M}{4})\\p{M}+","gu");function ea(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function Qs(e,{GITHUB_ACTIONS:t}){return t===
"true"?ea(e):e}var st=e=>e!==void 0&&e!==""&&e!=="0";function ri(e=process.env){return st(e.LOADGATE_DEBUG)||st(e.RUNNER_DEBUG)}function cr(e=process.env){
return st(e.LOADGATE_KEEP_TEMP)}var ta=new Map;function ei(e){if(!ri())return;let t=[...ta.values()].reduce((r,n)=>n(r),e);process.stderr.write(Qs(`debug: ${t}
`,process.env))}var ti=0;function ur(e,t){if(!ri())return()=>{};ti+=1;let r=ti,n=performance.now();return ei(`#${r} ${e.map(ra).join(" ")} (\
in ${t})`),o=>ei(`#${r} ${o} after ${((performance.now()-n)/1e3).toFixed(3)} s`)}function ra(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${na(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function na(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as zd,openSync as Pd,readdirSync as oa,readFileSync as sa,readlinkSync as ia,readSync as Ed,realpathSync as ca}from"node:fs";function j(e){return it(()=>sa(e,"utf8"))}function ce(e){return ua(j(`/proc/${e}/stat`))}function ua(e){return ni(e,22)}function ni(e,t){return e?.slice(e.lastIndexOf(")")+2).split("\
 ")[t-3]??null}function oi(e){return ar().filter(t=>j(`/proc/${t}/environ`)?.split("\0").includes(e))}function si(e){return ar().filter(t=>{let r=j(`/proc/${t}\
/status`)??"";return(/^Uid:\s*(.*)$/m.exec(r)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(r)})}function ii(e){let t=`${it(
()=>ca(e))??e}/`;return ar().filter(r=>`${(it(()=>ia(`/proc/${r}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&ni(j(`/proc/${r}/\
stat`),7)==="0")}function ar(){return aa("/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function aa(e){return it(()=>oa(e))??[]}function it(e){try{return e()}catch{return null}}var ga=500,ct=8*1024*1024;async function Pe(e,t){t.signal?.throwIfAborted();let r=ur(e,t.cwd),{child:n,...o}=xa(e,t);t.started?.(n);let s=!1,
i=()=>ut(n.pid,"SIGTERM"),c=setTimeout(()=>{s=!0,ut(n.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),a,u=()=>{i(),a=setTimeout(()=>ut(n.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let p={stdout:"",stderr:""},{take:m}=t;m&&o.stdout?.on("data",f=>m(f)||i());for(let f of m?
["stderr"]:["stdout","stderr"])o[f]?.setEncoding("utf8"),o[f]?.on("data",_=>{p[f]+=_,p[f].length>2*ct&&(p[f]=p[f].slice(-ct)),t.output?.(_)});
t.input!==void 0&&(n.stdin?.on("error",()=>{}),n.stdin?.end(t.input));let d=await new Promise(f=>{n.once("error",$=>f({code:null,signal:null,
stdout:"",stderr:$.message,missing:$.code==="ENOENT"||$.code==="EACCES",timedOut:!1}));let _=()=>{let{exitCode:$,signalCode:Z}=n,[W,Y]=[p.stdout.
slice(-ct),p.stderr.slice(-ct)];f({code:$,signal:Z,stdout:W,stderr:Y,missing:!1,timedOut:s})},b=3,y=()=>{b-=1,b===0&&_()};for(let $ of[o.stdout,
o.stderr])$?.once("close",y);n.once("exit",y),n.once("exit",()=>setTimeout(_,ga).unref())});return r(ba(d)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(c),clearTimeout(a),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),d}function xa(e,t){let r={cwd:t.cwd,env:t.
env,detached:!0,...di(t.user)},n=t.input===void 0?"ignore":"pipe";if(t.untrusted)return fi(e,r,n);let[o,...s]=e,i=pi(o,s,{...r,stdio:[n,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function di(e){return e?{uid:e.uid,gid:e.gid}:{}}function ba({missing:e,timedOut:t,signal:r,code:n}){return e?"not found or not executable":t?"took too long and was ended":r?`ended by ${r}`:
`exit code ${n}`}function ut(e,t){e!==void 0&&K(-e,t)}function K(e,t){try{process.kill(e,t)}catch{}}function fi(e,t,r="ignore"){let[n,...o]=e,s=li(),i=li();if(t.uid!==void 0)for(let{writer:c}of[s,i])pa(c,t.uid,t.gid??t.uid);try{return{child:pi(
n,o,{...t,stdio:[r,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(c){throw s.reader.destroy(),i.reader.destroy(),c}finally{ci(s.
writer),ci(i.writer)}}var dr="pipes-",ya=new RegExp(`^${dr}(?<pid>\\d+)-(?<started>\\d+)-`);function mi(){for(let e of da(`${dr}*`,{cwd:lr()})){
let{pid:t,started:r}=ya.exec(e)?.groups??{};if(t===void 0||ce(Number(t))===r)continue;let n=pr(lr(),e),{uid:o}=fa(n,{throwIfNoEntry:!1})??{};
o===process.getuid?.()&&ha(n,{recursive:!0,force:!0})}}function li(){var o=[];try{let e=dt(o,ma(pr(lr(),`${dr}${process.pid}-${ce(process.pid)}\
-`)));let t=pr(e.path,"pipe");let r={cwd:e.path,env:ze(process.env)};la("mkfifo",["-m","600",t],{...r,stdio:"ignore",timeout:1e4});let n=ai(
t,ui.O_RDONLY|ui.O_NONBLOCK);return{reader:new _a({fd:n,readable:!0,writable:!1}),writer:ai(t,"w")}}catch(s){var i=s,c=!0}finally{ft(o,i,c)}}var ue="/sys/fs/cgroup";function wa(e){return ee(V(ue,e))?e:ee(V(ue,"cpu,cpuacct"))?"cpu,cpuacct":e}var Sa=e=>`loadgate-${e}`;function za(){let e=["cpu","cpuacct","memory"].map(r=>V(ue,wa(r))),t=V(ue,"pids");return[...new Set(ee(t)?[...e,t]:e)]}var Pa=()=>[ue];async function _i(e){let t=ee(V(ue,"cgroup.controllers"))?Pa():za();for(let r of t.map(n=>V(n,Sa(e))))if(ee(r))for(let n=0;n<20&&ee(r);n+=1){
for(let o of va(r,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=V(r,o.name);for(let i of(j(V(s,"cgroup.procs"))??"").split(`
`).filter(Boolean))K(Number(i),"SIGKILL");hi(s)}hi(r),ee(r)&&await new Promise(o=>setTimeout(o,50))}}function hi(e){try{$a(e)}catch{}}import{chmodSync as ef,chownSync as tf,existsSync as Ea,globSync as Oa,lstatSync as ka,mkdirSync as rf,readdirSync as nf,readlinkSync as of}from"node:fs";
import{homedir as cf,tmpdir as Aa}from"node:os";import{join as Ia}from"node:path";import{setTimeout as Ra}from"node:timers/promises";var Xd=64*1024;var Za="user-",Ca=[[1879048192,2147483646],[60578,60705]];function Ta(e,t){return Pe(t,{cwd:"/",env:ze(process.env),user:e})}async function gi({uid:e}){for(let t=0;t<20;t+=1){let r=si(e);if(r.length===0)return;for(let n of r)K(n,"SIGKILL");await Ra(20)}}var Na=["/t\
mp","/var/tmp","/dev/shm",Aa()];async function xi(e,t=Na){let r=[...new Set(t)].filter(i=>Ea(i)),n=["-uid",String(e.uid)],o=["-mindepth","1",
"-type","d","!",...n,"!","-perm","-0002","-prune","-o"],s=(...i)=>Ta(e,["find",...r,"-xdev",...o,...n,...i]);await s("-type","d","-prune","-\
exec","chmod","-R","u+rwx","--","{}","+"),await s("-prune","-exec","rm","-rf","--","{}","+")}function bi(e){return Oa(`${Za}*/home`,{cwd:e}).flatMap(t=>{let r=ka(Ia(e,t),{throwIfNoEntry:!1})?.uid;return r!==void 0&&Ca.some(([o,s])=>o<=
r&&r<=s)?[{uid:r,gid:r}]:[]})}var vi="loadgate-",ja="LOADGATE_RUN",at="run.json";async function Si(e=()=>{}){let t=0;for(let r of fr(yi())){if(!r.startsWith(vi))continue;let n=X(yi(),r),o=Ga(n)?Ha(n):null;if(!o||ce(o.pid)===
o.started)continue;let s=r.slice(vi.length).toLowerCase();try{e({id:s,folder:n})}catch{}try{await Va(n,s,0),t+=1}catch{}}return mi(),t}function Ga(e){
try{let t=Da(e);return t.isDirectory()&&t.uid===(process.getuid?.()??t.uid)}catch{return!1}}var Ba=Bs({pid:nt().positive(),started:Se().nullable()});
function Ha(e){try{return Ba.parse(JSON.parse($i(X(e,at),"utf8")))}catch{return null}}var Ja=7*86400;function Ka(e){let{mtimeMs:t=0}=Ma(X(e,at),{throwIfNoEntry:!1})??{};return Date.now()-t>Ja*1e3}async function Va(e,t,r){for(let c of fr(
X(e,"pids"))){let a=j(X(e,"pids",c))??"";a!==""&&ce(Number(c))===a&&K(-Number(c),"SIGKILL")}let n=bi(e);for(let c of n)await gi(c);await Wa(
t,e);for(let c of cr()?[]:n)await xi(c);await _i(t);let o=await qa(e,t,r)||Ka(e);if(cr())return Xa(e,o);let s=[at,...Ya],i=o?[e]:fr(e).flatMap(
c=>s.includes(c)?[]:[X(e,c)]);for(let c of i)wi(c,{recursive:!0,force:!0,maxRetries:3})}function Xa(e,t){t&&wi(X(e,at),{force:!0}),process.stderr.
write(`LOADGATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function Wa(e,t){for(let r=0;r<20;r+=1){let n=[...oi(`${ja}=${e}`),...ii(t)];if(n.length===0)return;for(let o of n)K(o,"SIGKILL");await new Promise(
o=>setTimeout(o,50))}}function fr(e){try{return Ua(e)}catch{return[]}}var zi="engine.json";var Ya=[zi];async function qa(e,t,r){let n=X(e,zi);if(!La(n))return!0;let o={...qs(process.env),...el(n)};return await tl(o,r)?(await rl(t,o),
await nl(t,o),await ol(t,o),!0):!1}var Qa=Hs(Se(),Se());function el(e){try{let t=Qa.parse(JSON.parse($i(e,"utf8")));return Object.fromEntries(
ir.map(r=>[r,t[r]]))}catch{return{}}}async function tl(e,t){let r=performance.now()+t*1e3;for(;;){let{code:n,missing:o}=await Pe(["docker","\
version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(n===0||o)return!0;if(performance.now()>=r)return!1;await Fa(
1e3)}}async function rl(e,t){let r=await ae(t,"ps","--all","--quiet","--filter",`label=loadgate.run=${e}`);r.length>0&&await ae(t,"rm","--fo\
rce","--volumes",...r)}async function nl(e,t){let r=await ae(t,"network","ls","--quiet","--filter",`label=loadgate.run=${e}`);r.length>0&&await ae(
t,"network","rm",...r)}async function ol(e,t){let n=await ae(t,"image","ls",...["--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference\
=loadgate/*:${e}`);n.length>0&&await ae(t,"image","rm","--force",...n)}async function ae(e,...t){let{code:r,stdout:n}=await Pe(["docker",...t],
{cwd:"/",env:e,timeoutSeconds:60});return r===0?n.split(`
`).filter(Boolean):[]}var mr=await Si();mr>0&&process.stdout.write(`removed what ${mr===1?"a killed run":`${mr} killed runs`} left
`);
// Packages: zod
