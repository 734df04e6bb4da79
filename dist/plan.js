import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var bb=Object.defineProperty;var rl=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),ol=e=>{throw TypeError(e)};var wb=(e,t)=>{for(var n in t)bb(e,n,{get:t[n],enumerable:!0})};var Qt=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&ol("Object expected");var r,o;n&&(r=t[rl("asyncDispose")]),r===void 0&&
(r=t[rl("dispose")],n&&(o=r)),typeof r!="function"&&ol("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},en=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,l){
return l=Error(c),l.name="SuppressedError",l.error=i,l.suppressed=a,l},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};var O=class extends Error{name="UsageError"},tn=class extends Error{name="RunError"},Ke=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var Dn=class extends Error{name="DeliveryError"},xb="interrupted; everything it started is gone";function sl(e){return e instanceof Ke?xb:[O,
tn,Dn].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{copyFileSync as Qb,existsSync as Al,readFileSync as UE,rmSync as ew,statSync as tw,utimesSync as nw}from"node:fs";import{join as di,resolve as Nl}from"node:path";var vb=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,$b=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function ni(e){return e.
replace(vb,"$1").replace($b,"$1")}var Sb=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i;function il(e){return Sb.test(e)}import{execFileSync as Ub,spawn as kl}from"node:child_process";import{closeSync as wl,constants as xl,fchownSync as Zb,globSync as xE,lstatSync as vE,
mkdtempDisposableSync as Bb,openSync as vl,rmSync as $E}from"node:fs";import{Socket as qb}from"node:net";import{tmpdir as Gb}from"node:os";import{
join as $l}from"node:path";import{delimiter as al,isAbsolute as kb}from"node:path";var cl=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function ri(e){return e.split(al).filter(t=>kb(t)).join(al)}var _b=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Dr=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],Ob=[...Dr,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var Eb=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function oi(e){return _b.includes(e)||e.startsWith("LC_")}function xt(e,t={}){let n=si(e,Object.keys(e).filter(oi));return n.PATH!==void 0&&
(n.PATH=ri(n.PATH)),{...n,...t}}function si(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function ll(e){return{
...xt(e),...si(e,Ob)}}function ul(e){return{...xt(e),...si(e,Object.keys(e).filter(t=>Eb.test(t)))}}import{stripVTControlCharacters as Rb}from"node:util";var Tb=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
zb=new RegExp("(\\p{M}{4})\\p{M}+","gu");function dl(e){return Rb(e.replace(/\r\n?/g,`
`)).replace(Tb,"").replace(zb,"$1")}function Te(e){return dl(e).replace(/\s+/g," ").trim()}var Pb=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function jr(e){return e.replaceAll(Pb,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?
`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function z(e){return`"${jr(e.length>60?`${e.slice(0,57)}...`:e)}"`}function ii(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,
"$1:\u2060").replaceAll("##[","##\u2060[")}function Fr(e,{GITHUB_ACTIONS:t}){return t==="true"?ii(e):e}var jn=e=>e!==void 0&&e!==""&&e!=="0";function ml(e=process.env){return jn(e.LOADGATE_DEBUG)||jn(e.RUNNER_DEBUG)}function hl(e=process.env){
return jn(e.LOADGATE_KEEP_TEMP)}var Cb=new Map;function fl(e){if(!ml())return;let t=[...Cb.values()].reduce((n,r)=>r(n),e);process.stderr.write(Fr(`debug: ${t}
`,process.env))}var pl=0;function Ur(e,t){if(!ml())return()=>{};pl+=1;let n=pl,r=performance.now();return fl(`#${n} ${e.map(Ab).join(" ")} (\
in ${t})`),o=>fl(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function Ab(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${Nb(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function Nb(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as mE,openSync as hE,readdirSync as Ib,readFileSync as Mb,readlinkSync as Lb,readSync as gE,realpathSync as Db}from"node:fs";function ve(e){return Zr(()=>Mb(e,"utf8"))}function nn(e){return jb(ve(`/proc/${e}/stat`))}function jb(e){return gl(e,22)}function gl(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function yl(e){return ci().filter(t=>ve(`/proc/${t}/environ`)?.split("\0").includes(e))}function ai(e){return ci().filter(t=>{let n=ve(`/pro\
c/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function bl(e){let t=`${Zr(
()=>Db(e))??e}/`;return ci().filter(n=>`${(Zr(()=>Lb(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&gl(ve(`/proc/${n}\
/stat`),7)==="0")}function ci(){return Fb("/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function Fb(e){return Zr(()=>Ib(e))??[]}function Zr(e){try{return e()}catch{return null}}var Hb=500,Br=8*1024*1024;async function vt(e,t){t.signal?.throwIfAborted();let n=Ur(e,t.cwd),{child:r,...o}=Kb(e,t);t.started?.(r);let s=!1,
i=()=>rn(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,rn(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,l=()=>{i(),c=setTimeout(()=>rn(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",l,{once:!0});let u={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",h=>d(h)||i());for(let h of d?
["stderr"]:["stdout","stderr"])o[h]?.setEncoding("utf8"),o[h]?.on("data",g=>{u[h]+=g,u[h].length>2*Br&&(u[h]=u[h].slice(-Br)),t.output?.(g)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let f=await new Promise(h=>{r.once("error",v=>h({code:null,signal:null,
stdout:"",stderr:v.message,missing:v.code==="ENOENT"||v.code==="EACCES",timedOut:!1}));let g=()=>{let{exitCode:v,signalCode:S}=r,[N,T]=[u.stdout.
slice(-Br),u.stderr.slice(-Br)];h({code:v,signal:S,stdout:N,stderr:T,missing:!1,timedOut:s})},m=3,y=()=>{m-=1,m===0&&g()};for(let v of[o.stdout,
o.stderr])v?.once("close",y);r.once("exit",y),r.once("exit",()=>setTimeout(g,Hb).unref())});return n(_l(f)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",l),t.signal?.throwIfAborted(),f}function Kb(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...li(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return ui(e,n,r);let[o,...s]=e,i=kl(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function li(e){return e?{uid:e.uid,gid:e.gid}:{}}function qr(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=Vb(e.stderr||
e.stdout,5),n=_l(e);return t?`${n}: ${t}`:n}function _l({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function rn(e,t){e!==void 0&&$t(-e,t)}function $t(e,t){try{process.kill(e,t)}catch{}}
function Vb(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function ui(e,t,n="ignore"){let[r,...o]=e,s=Sl(),i=Sl();if(t.uid!==void 0)for(let{writer:a}of[s,i])Zb(a,t.uid,t.gid??t.uid);try{return{child:kl(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{wl(s.
writer),wl(i.writer)}}var Ol="pipes-",TE=new RegExp(`^${Ol}(?<pid>\\d+)-(?<started>\\d+)-`);function Sl(){var o=[];try{let e=Qt(o,Bb($l(Gb(),`${Ol}${process.pid}-${nn(process.pid)}-`)));let t=$l(e.path,"pipe");let n={cwd:e.path,env:xt(
process.env)};Ub("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=vl(t,xl.O_RDONLY|xl.O_NONBLOCK);return{reader:new qb({fd:r,
readable:!0,writable:!1}),writer:vl(t,"w")}}catch(s){var i=s,a=!0}finally{en(o,i,a)}}var Wb={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},El=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Jb="git was not \
found; install it (apt-get install git)";async function at(e,t,{filters:n=[],...r}={}){let o=await Tl(e);if(o.missing)throw new O(Jb);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...zl(o),...n])].flatMap(Xb);return Pl(e,t,[...El,...s],r)}async function Rl(e){return zl(await Tl(
e))}function Tl(e){return Pl(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],El)}function zl({stdout:e}){let t=e.split("\0").
filter(Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function Pl(e,t,n,{env:r,...o}={}){return vt(["git","-C",e,...t],
{cwd:"/",timeoutSeconds:120,...o,env:{...Yb(ul(process.env),n),...Wb,...r}})}function Yb(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,
GIT_CONFIG_COUNT:String(n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}
function Xb(e){return[[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}async function Cl(e){let{stdout:t}=await at(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}async function on(e,t,n={}){let r=await Il(e,t,{timeoutSeconds:600,...n});if(r.code===0)return r.stdout.trim();throw new Error(`git ${t.join(
" ")}: ${qr(r)}`)}var rw=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function Il(e,t,n={}){let r=await at(e,t,n);if(r.code===
0||!rw.test(r.stderr))return r;let o=await Cl(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new tn(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${ni(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function fi(e){
let t=await at(e,["rev-parse","--show-toplevel"]);if(t.code!==0){let n=/not a git repository/.test(t.stderr)?"":`: ${qr(t)}`;throw new O(`${Nl(
e)} is not inside a git repository${n}; run loadgate in a checkout of your project`)}return{top:t.stdout.trim()}}async function pi({top:e},t){let n=await at(e,["rev-parse","--verify","--quiet","--end-of-options",`${t}^{commit}`]);return n.code===0?n.stdout.
trim():null}async function mi({top:e}){return(await at(e,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}function ow({top:e},t){return on(e,["rev-parse",`${t}^{tree}`])}async function hi({top:e},t,n){let r=await Il(e,["show",`${t}:${n}`]);return r.code===0?r.stdout:null}async function gi(e,t,n){let{top:r}=e,
o=await on(r,["rev-parse","HEAD"]),s=di(t,"index"),i=Nl(r,await on(r,["rev-parse","--git-path","index"]));Al(i)&&sw(i,s);let a={GIT_INDEX_FILE:s};
try{let c=await Ml(r);await on(r,["add","--all"],{env:a,filters:c,...n&&{signal:n}});let l=await on(r,["write-tree"],{env:a});return l===await ow(
e,o)?o:await on(r,["commit-tree",l,"-p",o,"-m","Working tree"],{env:{...a,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"loadgate@localhos\
t",GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{ew(s,{force:!0})}}async function Ml(e){let{stdout:t}=await at(
e,["ls-files","-z","--stage"]),n=t.split("\0").flatMap(o=>/^160000 [^\t]*\t(.+)$/s.exec(o)?.[1]??[]),r=[];for(let o of n.map(s=>di(e,s)).filter(
s=>Al(di(s,".git"))))r.push(...await Rl(o),...await Ml(o));return r}function sw(e,t){Qb(e,t);let n=Math.floor(tw(e).mtimeMs/1e3);nw(t,n,n)}async function Ll(e,t){let n=await pi(e,t);if(n)return n;let r=await mi(e)?`; this clone is shallow, so fetch it first: ${aw(t)}`:"; git log\
 --oneline --all lists those that do";throw new O(`revision "${t}" does not exist here${r}`)}function aw(e){return/^[0-9a-f]{40}$/.test(e)?`git fetch --depth=1 origin ${e}`:"git fetch --unshallow origin (for actions/checkout: fetch-d\
epth: 0)"}var yi=10;function jl(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>Dl(i,s)));if(o!==void 0)throw cw(o,n);return n.filter(({id:s})=>r.some(i=>Dl(s,i)))}function cw(e,t){let n=t.
slice(0,yi).map(({id:o})=>o),r=t.length>yi?` and ${t.length-yi} more`:"";return new O(`no case matches ${z(e)}; the cases are: ${n.join(", ")}${r}`)}
function Dl(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Fn=256;function Fl(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Fn||n<1||n>r)throw new O(`"${e}" is not a shard; write it like 1/3, up to ${Fn}/${Fn}`);
return{index:n,count:r}}function Ul(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Fn)throw new O(`"${e}" is not a number of shar\
ds; write one from 1 to ${Fn}`);return t}function Zl(e,{index:t,count:n}){let r=o=>Math.floor(e.length*o/n);return e.slice(r(t-1),r(t))}function Bl(e,t){
let n=Math.max(1,Math.min(t,e));return Array.from({length:n},(r,o)=>({index:o+1,count:n}))}import{posix as hc}from"node:path";var L={};wb(L,{BIGINT_FORMAT_RANGES:()=>Yl,CONSTANT_CATCH:()=>nu,Class:()=>xi,NUMBER_FORMAT_RANGES:()=>Ri,aborted:()=>_e,allowsEval:()=>_i,assert:()=>pw,
assertEqual:()=>lw,assertIs:()=>dw,assertNever:()=>fw,assertNotEqual:()=>uw,assignProp:()=>ln,attachSchema:()=>Zn,base64ToUint8Array:()=>eu,
base64urlToUint8Array:()=>Cw,cached:()=>cn,captureStackTrace:()=>Kr,cleanEnum:()=>Pw,cleanRegex:()=>Un,clone:()=>ze,cloneDef:()=>gw,codePointLength:()=>Bn,
constantCatch:()=>ru,createTransparentProxy:()=>$w,defineLazy:()=>Hl,defineLazyInternal:()=>H,derived:()=>Mw,esc:()=>Si,escapeRegex:()=>ut,explicitlyAborted:()=>Ti,
extend:()=>_w,finalizeIssue:()=>Ne,floatSafeRemainder:()=>$i,getElementAtPath:()=>yw,getEnumValues:()=>Gr,getLengthableOrigin:()=>qn,getParsedType:()=>vw,
getSizableOrigin:()=>Ql,hexToUint8Array:()=>Nw,hide:()=>Yr,installLazyProp:()=>Fw,isObject:()=>Zt,isPlainObject:()=>_t,issue:()=>dn,joinValues:()=>Hr,
jsonStringifyReplacer:()=>an,members:()=>Pi,merge:()=>Ew,mergeDefs:()=>lt,normalizeParams:()=>D,nullish:()=>vi,numKeys:()=>xw,objectClone:()=>mw,
omit:()=>kw,optionalKeys:()=>Ei,own:()=>kt,parsedType:()=>zi,partial:()=>Rw,pick:()=>Sw,prefixIssues:()=>Ae,primitiveTypes:()=>Jl,promiseAllObject:()=>bw,
propertyKeyTypes:()=>Oi,randomString:()=>ww,rawShape:()=>un,required:()=>Tw,safeExtend:()=>Ow,shallowClone:()=>Wl,sizeCaps:()=>Jr,slugify:()=>ki,
stringifyPrimitive:()=>Vr,toZod:()=>Gl,uint8ArrayToBase64:()=>tu,uint8ArrayToBase64url:()=>Aw,uint8ArrayToHex:()=>Iw,unwrapMessage:()=>sn});function lw(e){return e}function uw(e){return e}function Gl(){return e=>e}function dw(e){}function fw(e){throw new Error("Unexpected value i\
n exhaustive check")}function pw(e){}function Gr(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function Hr(e,t="|"){return e.map(n=>Vr(n)).join(t)}function an(e,t){return typeof t=="bigint"?t.toString():
t}var wi=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function cn(e){return new wi(e)}function vi(e){return e==null}function Un(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function $i(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var ql=Symbol("evaluating");function Hl(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==ql)return r===void 0&&(r=ql,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function mw(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function ln(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function un(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function ct(e){return un(e._zod.def)??e._zod.def.shape}function Kl(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return ln(this,t,r),r},enumerable:!0,configurable:!0})}function Vl(e,t,n){t in e?ln(e,t,n):e[t]=n}function Ut(e,t,n,r){
let o=ct(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Kl(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Vl(e,s,r?r(i.value,s):i.value))}}function hw(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Kl(e,n,()=>t[n]):Vl(e,n,r.value))}}function lt(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function gw(e){return lt(e._zod.def)}function yw(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function bw(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function ww(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Si(e){return JSON.stringify(
e)}function ki(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Kr="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Zt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var _i=cn(()=>{if(be.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function _t(e){if(Zt(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Zt(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Wl(e){return _t(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function xw(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var vw=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Oi=new Set(["string","number","symbol"]),Jl=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function ut(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ze(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function D(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function $w(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Vr(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Ei(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Ri={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Yl={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Sw(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return Ut(s,e,Wr(e,t)),ze(e,lt(n,{shape:s,checks:[]}))}function Wr(e,t){let n=ct(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function kw(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(Wr(e,t)),i={};return Ut(i,e,Reflect.ownKeys(ct(e)).filter(a=>!s.has(a))),ze(e,lt(n,{shape:i,checks:[]}))}function _w(e,t){
if(!_t(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=ct(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return ze(e,lt(e._zod.def,{shape:Xl(e,t)}))}function Xl(e,t){let n={};return Ut(n,e,Reflect.ownKeys(ct(e))),
hw(n,t),n}function Ow(e,t){if(!_t(t))throw new Error("Invalid input to safeExtend: expected a plain object");return ze(e,lt(e._zod.def,{shape:Xl(
e,t)}))}function Ew(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};Ut(n,e,Reflect.ownKeys(ct(e))),Ut(n,t,Reflect.ownKeys(ct(t)));let r=lt(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return ze(e,r)}function Rw(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(Wr(t,n)):void 0,c={};return Ut(c,t,Reflect.ownKeys(ct(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),ze(t,lt(t._zod.def,{shape:c,checks:[]}))}function Tw(e,t,n){let r=n?new Set(
Wr(t,n)):void 0,o={};return Ut(o,t,Reflect.ownKeys(ct(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),ze(t,lt(t._zod.def,
{shape:o}))}function _e(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Ti(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function Ae(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function sn(e){return typeof e=="string"?e:e?.message}function Jr(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Zn(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function Ne(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:sn(e.inst?._zod.def?.error?.(e))??sn(s?.(e))??sn(t?.error?.(e))??sn(n.customError?.(e))??sn(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Ql(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var zw=/[\uD800-\uDBFF]/;function Bn(e){let t=e.length;if(!zw.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function qn(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function zi(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function dn(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function Pw(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function eu(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function tu(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function Cw(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return eu(t+n)}function Aw(e){return tu(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Nw(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function Iw(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var xi=class{constructor(...t){}};function Pi(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):Lw(e,n,r.value)}}function kt(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Yr(e,t,n){return kt(e,t,n,!1)}function Mw(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return kt(this,n,r(this))},set(o){kt(this,n,o)}})}return t}function Lw(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:kt(this,t,n.bind(this))},set(r){kt(this,t,r)}})}function Dw(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var bi,St=!1,jw={configurable:!0,get(){St=!0}};function H(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&bi!==
e._zod){bi=void 0;return}bi=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,jw);let o=St;St=!1;try{let s=n(
this);return St?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),St=St||o,s}catch(s){throw delete this[t],
St=St||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Fw(e,t,n,r){let o=Dw(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var nu="\
~constantCatch";function ru(e){let t=()=>e;return t[nu]=!0,t}var ou,Gn=Object.freeze({status:"aborted"}),Ci={value:void 0,enumerable:!1},su="captureStackTrace"in Error?Error:null;function Uw(e){let t=su;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return su=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function w(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,h){if(f._zod){if(f._zod.traits.has(e))return}else{Ci.value=new s(h);try{Object.defineProperty(f,"_zod",Ci)}finally{Ci.value=void 0}}
if(f._zod.traits.add(e),t(f,h),a){let m=Object.getPrototypeOf(f),y=f._zod.constr.prototype,v=m;for(;v&&v!==y;)v=Object.getPrototypeOf(v);let S=v??
m;a.has(S)||(a.add(S),Pi(S,i))}let g=d.prototype;for(let m in g)Object.prototype.hasOwnProperty.call(g,m)&&(m in f||(f[m]=g[m].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let h=r?.Parent?Uw(u):this;c(h,f);let g=h._zod.deferred;
if(g){for(let y of g)y();h._zod.deferred=void 0}let m=globalThis.__zod_globalConfig?.postProcessor;return m&&m(h),h}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var Ie=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},fn=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(ou=globalThis).__zod_globalConfig??(ou.__zod_globalConfig=
{});var be=globalThis.__zod_globalConfig;function $e(e){return e&&Object.assign(be,e),be}function Zw(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,an,2)),e.message}function Bw(e){this._zod.message=e}var qw={
get:Zw,set:Bw,enumerable:!0,configurable:!0},Ni={value:void 0,enumerable:!1},iu=new WeakSet([Object.prototype,Error.prototype]),au=(e,t)=>{e.
name="$ZodError",Ni.value=t,Object.defineProperty(e,"issues",Ni),Ni.value=void 0,Object.defineProperty(e,"message",qw);let n=Object.getPrototypeOf(
e);iu.has(n)||(iu.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
cu=w("$ZodError",au),sR=w("$ZodError",au,void 0,{Parent:Error});function Gw(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function Ii(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?Gw(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function Mi(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function Xr(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Qr=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new Ie;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>Ne(l,i,$e())));throw Kr(c,s?.callee??
t),c}return a.value};return t};var eo=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);if(a instanceof Promise&&(a=await a),
a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>Ne(l,i,$e())));throw Kr(c,s?.callee??t),c}return a.value};return t};var to=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new Ie;return s.issues.
length?lu(e,s.issues,o):{success:!0,data:s.value}};function lu(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>Ne(o,n,$e()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,
n=void 0}}}var no=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?lu(e,s.issues,o):{success:!0,data:s.value}};var Hw=Symbol.for("zod.compile.invalid"),Kw=Symbol.for("zod.compile.fallback"),Li=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(
t)!==Hw)return!0;if(r.definite===!0&&n===void 0)return!1}return Vw(e,t,n)});function Vw(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[Kw]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)
throw new Ie;return s.issues.length===0}var Di=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},uu=e=>{let t=Qr(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(r,o,a,Xr(n,i))};return n};var du=e=>{let t=Qr(e),n=(r,o,s,i)=>t(r,o,s,Xr(n,i));return n};var fu=e=>{let t=eo(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Xr(n,i))};return n};var pu=e=>{let t=eo(e),n=async(r,o,s,i)=>await t(r,o,s,Xr(n,i));return n};var mu=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return to(e)(t,n,o)};var hu=e=>(t,n,r)=>to(e)(t,n,r);var gu=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return no(e)(t,n,o)};var yu=e=>async(t,n,r)=>no(e)(t,n,r);var bu=/^[cC][0-9a-z]{6,}$/,wu=/^[0-9a-z]+$/,xu=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,vu=/^[0-9a-vA-V]{20}$/,$u=/^[A-Za-z0-9]{27}$/,Su=/^[a-zA-Z0-9_-]{21}$/;
function ku(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var _u=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var Ou=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Fi=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Eu=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var Ww="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Ru(){
return new RegExp(Ww,"u")}var Tu=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
zu=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Pu=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Cu=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Au=/^https?$/,Nu=/^\+[1-9]\d{6,14}$/;var Iu="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function Jw(e){return new RegExp(`^${e}$`)}var Mu=Jw(Iu);function ji(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Lu(e){return new RegExp(`^${ji(e)}$`)}
function Du(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${ji({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${ji({precision:e.precision})}`:n;return new RegExp(`^${Iu}T(?:${r})$`)}var ju=/^[\s\S]{0,}$/;var Ui=/^-?\d+(?:\.\d+)?$/,Fu=/^(?:true|false)$/i,Uu=/^null$/i;var Zu=/^[^A-Z]*$/,Bu=/^[^a-z]*$/;var le=w("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Zi=e=>{let t=e.value;return!vi(t)&&t.length!==void 0},ro={number:"number",bigint:"bigint",object:"date"},Bi=w("$ZodCheckLessThan",(e,t)=>{
le.init(e,t);let n=ro[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:ro[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
qi=w("$ZodCheckGreaterThan",(e,t)=>{le.init(e,t);let n=ro[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:ro[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),qu=w("$ZodCheckMultipleOf",(e,t)=>{le.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):$i(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Gu=w(
"$ZodCheckNumberFormat",(e,t)=>{le.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Ri[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Hu=w("$ZodCheckMaxLength",(e,t)=>{var n;le.init(e,t),(n=e._zod.def).when??(n.when=Zi),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Bn(o):s)<=t.maximum)return;let a=qn(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Ku=w("$ZodCheckMinLength",(e,t)=>{var n;le.init(e,t),(n=e._zod.def).when??(n.when=Zi),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Bn(o):s)>=t.minimum)return;let a=qn(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Vu=w("$ZodCheckLengthEquals",(e,t)=>{var n;le.init(e,t),(n=e._zod.def).
when??(n.when=Zi),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Bn(o):s;if(i===t.length)return;
let a=qn(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),Kn=w("$ZodCheckStringFormat",(e,t)=>{var n,r;le.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Wu=w("$ZodCheckRegex",(e,t)=>{Kn.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Ju=w("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Zu),Kn.init(e,t)}),
Yu=w("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Bu),Kn.init(e,t)}),Xu=w("$ZodCheckIncludes",(e,t)=>{le.init(e,t);let n=ut(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Qu=w("$\
ZodCheckStartsWith",(e,t)=>{le.init(e,t);let n=new RegExp(`^${ut(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
ed=w("$ZodCheckEndsWith",(e,t)=>{le.init(e,t);let n=new RegExp(`.*${ut(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var td=w("$ZodCheckOverwrite",(e,t)=>{le.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var oo=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var rd={major:4,minor:6,patch:7};var Y=w("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=rd;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=_e(a),d;for(let f of c){if(f._zod.def.
when){if(Ti(a)||!f._zod.def.when(a))continue}else if(u)continue;let h=a.issues.length,g=f._zod.check(a);if(g instanceof Promise&&l?.async===
!1)throw new Ie;if(d||g instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await g,a.issues.length!==h&&(Zn(a.issues,h,e),u||(u=_e(a,
h)))});else{if(a.issues.length===h)continue;Zn(a.issues,h,e),u||(u=_e(a,h))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if(_e(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new Ie;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new Ie;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return Yr(this,"~standard",Hi(this))},set"~standard"(e){kt(this,"~standard",e)}}),yd=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>Ne(n,t,$e()))}:{value:e.value};async function Yw(e,t){let n={async:!0};return yd(await e._zod.run({value:t,
issues:[]},n),n)}function Hi(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return yd(r,n)}catch{}return Yw(e,t)},vendor:"zod",version:1}}var co=w("$ZodString",(e,t)=>{Y.init(e,t),e._zod.pattern=t.pattern??ju,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),te=w("$ZodStringFormat",(e,t)=>{Kn.init(e,t),co.init(e,t)}),bd=w("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
Ou),te.init(e,t)}),wd=w("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Fi(r))}else t.pattern??(t.pattern=Fi());te.init(e,t)}),xd=w("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Eu),te.init(e,t)}),vd=1,io=2;function $d(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function Xw(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?$d(e)||io:Qw(e,t)}function Qw(e,t){
if(!t.normalize&&t.protocol?.source===Au.source&&!/^https?:\/\//i.test(e))return vd;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??io}return new URL(e)}catch{return io}}var ex=/[\t\n\r]/g;function od(e){return e.replace(ex,"")}function tx(e,t){return t.
lastIndex=0,t.test(e.hostname)}function nx(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Sd=w(
"$ZodURL",(e,t)=>{te.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=Xw(r,t);if(o===vd){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===io){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=od(r);return}t.hostname&&!tx(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!nx(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:od(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),kd=w("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Ru()),te.init(e,t)}),_d=w("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?Su:ku(t.length)),te.init(e,t)}),Od=w(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=bu),te.init(e,t)}),Ed=w("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=wu),te.init(e,t)}),Rd=w("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=xu),te.init(e,t)}),Td=w("$ZodXID",(e,t)=>{t.pattern??(t.pattern=vu),te.init(e,t)}),zd=w("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=$u),te.init(e,t)}),Pd=w("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Du(t)),te.init(e,t)}),Cd=w("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=Mu),te.init(e,t)}),Ad=w("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Lu(t)),te.init(e,t)}),Nd=w("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=_u),te.init(e,t)}),Id=w("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Tu),te.init(e,t)}),rx=/^[0-9a-fA-F:.]+$/;function Md(e){
return rx.test(e)?$d(`http://[${e}]`):!1}var Ld=w("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=zu),te.init(e,t),e._zod.check=n=>{Md(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Dd=w("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Pu),te.init(e,t)});function ox(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:Md(n)}var jd=w("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Cu),te.init(e,t),e.
_zod.check=n=>{ox(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function Fd(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var sx=/^[0-9a-zA-Z+/]*={0,2}$/,Ud=w("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=sx),te.init(e,t),e._zod.check=n=>{Fd(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),Zd=/^[A-Za-z0-9_-]*$/;function ix(e){if(!Zd.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return Fd(n)}var Bd=w("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Zd),te.init(e,t),e._zod.check=n=>{
ix(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),qd=w("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=Nu),te.init(e,t)});function ax(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Gd=w("$ZodJWT",(e,t)=>{te.init(e,t),e._zod.check=n=>{ax(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var Ki=w("$ZodNumber",(e,t)=>{Y.init(e,t),e._zod.pattern=Ui,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Hd=w("$ZodNumberForm\
at",(e,t)=>{Gu.init(e,t),Ki.init(e,t)}),Kd=w("$ZodBoolean",(e,t)=>{Y.init(e,t),e._zod.pattern=Fu,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Vd=w("$ZodNull",(e,t)=>{Y.init(e,t),e._zod.pattern=Uu,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Wd=w("$ZodUnknown",(e,t)=>{Y.init(e,t),e._zod.parse=n=>n}),Jd=w("$ZodNever",(e,t)=>{Y.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function cx(e,t){let n=Jr(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of Jr(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,Zn(s.issues,u,e),s}}return o(s,i)}}var lx=e=>Array.isArray(e)?e.length:-1;function sd(e,t,n){e.issues.length&&t.issues.push(...Ae(n,e.issues)),t.value[n]=e.value}var Yd=w("$ZodArray",(e,t)=>{Y.init(e,t);let n=be.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>sd(d,r,c)));else if(sd(u,r,c),a&&u.issues.length!==0&&_e(u))break}return i.
length?Promise.all(i).then(()=>r):r},cx(e,lx)});function ao(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...Ae(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var ux=[];
function Xd(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:ux,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Ei(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function Qd(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,h=0;for(let g in t){if(i&&n.issues.length!==h){if(_e(n,h))break;h=n.issues.length}if(c.has(
g))continue;if(g==="__proto__"){u==="never"&&a.push(g);continue}if(u==="never"){a.push(g);continue}let m=l.run({value:t[g],issues:[]},r);m instanceof
Promise?e.push(m.then(y=>ao(y,n,g,t,d,f))):ao(m,n,g,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var dx=w("$ZodObject",(e,t)=>{Y.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=cn(()=>Xd(t));H(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let h=u[f]._zod;if(h.values){Object.prototype.
hasOwnProperty.call(d,f)||ln(d,f,new Set);for(let g of h.values)d[f].add(g);h.optin!==void 0&&d[f].add(void 0)}}return d});let s=Zt,i=t.catchall,
a,c=be.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],h=a.shape,g=u?.abortEarly,m=l.issues.length;for(let y of a.allKeys){if(g&&
l.issues.length!==m){if(_e(l,m))break;m=l.issues.length}if(y==="__proto__")continue;let v=h[y],S=v._zod.optin,N=v._zod.optout,T=v._zod.run({
value:d[y],issues:[]},u);T instanceof Promise?f.push(T.then(P=>ao(P,l,y,d,S,N))):ao(T,l,y,d,S,N)}return i?Qd(f,d,l,u,o.value,e,g===!0):f.length?
Promise.all(f).then(()=>l):l}}),ef=w("$ZodObjectJIT",(e,t)=>{dx.init(e,t);let n=e._zod.parse,r=cn(()=>Xd(t)),o=be.memoizer,s=h=>{let g=r.value,
m=g.symbolKeys,y=new oo(["payload","ctx"],{shape:h,inst:e,memo:o,syms:m}),v=P=>`shape[${P}]._zod.run({ value: input[${P}], issues: [] }, ctx\
)`,S=(P,R)=>`
          let ${P}_ab = false;
          for (let i = 0; i < ${P}.issues.length; i++) {
            const iss = ${P}.issues[i];
            iss.path = iss.path ? [${R}, ...iss.path] : [${R}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${P}_ab = true;
          }
          if (${P}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;y.write("const input = payload.value;");let N=Object.create(null),T=0;for(let P of g.allKeys)N[P]=`key_${T++}`;y.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let P of g.allKeys){if(P==="__proto__")continue;let R=N[P],F=typeof P==
"symbol"?`syms[${m.indexOf(P)}]`:Si(P),A=`${F} in input`,ee=h[P],pe=ee?._zod?.optin,it=pe!==void 0,ie=ee?._zod?.optout==="optional";if(y.write(
`const ${R} = ${v(F)};`),it&&ie){let Lr=pe==="optional"?`${R}_present`:`${R}.value !== undefined || ${R}_present`;y.write(`
        const ${R}_present = ${A};
        if (!${R}.issues.length || ${R}_present) {
          if (${R}.issues.length) {${S(R,F)}
          }

          if (${Lr}) {
            newResult[${F}] = ${R}.value;
          }
        }

      `)}else it?(y.write(`
        if (${R}.issues.length) {${S(R,F)}
        }
      `),pe==="defaulted"?y.write(`newResult[${F}] = ${R}.value;`):y.write(`
        if (${R}.value !== undefined || ${A}) {
          newResult[${F}] = ${R}.value;
        }
      `)):y.write(`
        const ${R}_present = ${A};
        if (${R}.issues.length) {${S(R,F)}
        }
        if (!${R}_present && !${R}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${F}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${R}_present) {
          newResult[${F}] = ${R}.value;
        }

      `)}return y.write("payload.value = newResult;"),y.write("return payload;"),y.compile()},i,a=Zt,c=!be.jitless,u=c&&_i.value,d=t.catchall,
f;e._zod.parse=(h,g)=>{f??(f=r.value);let m=h.value;return a(m)?c&&u&&g?.async===!1&&g.jitless!==!0?(i||(i=s(t.shape)),h=i(h,g),d?Qd([],m,h,
g,f,e,g?.abortEarly===!0):h):n(h,g):(h.issues.push({expected:"object",code:"invalid_type",input:m,inst:e}),h)}});function id(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!_e(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>Ne(i,r,$e())))}),t)}var Vi=w("$ZodUnion",(e,t)=>{Y.init(e,t),H(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),H(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),H(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),H(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Un(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>id(a,r,e,o)):id(i,r,e,o)}});function fx(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var tf=w("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Vi.init(e,t);let n=e.
_zod.parse;H(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||ln(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=un(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=cn(()=>fx(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Zt(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),nf=w("$ZodIntersection",(e,t)=>{Y.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>ad(n,c,l)):ad(n,s,i)}});function Gi(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(_t(e)&&_t(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=Gi(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=Gi(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function ad(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.path?.length)o??
(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.set(f,l),d=[f]}else
return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);for(let l of n.issues)
i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.includes(u)):[];l.length&&
e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=Gi(t.value,n.value);if(!c.valid){if(_e(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var rf=w("$ZodT\
uple",(e,t)=>{Y.init(e,t);let n=t.items,r=be.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=cd(n,"optin"),l=cd(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.abortEarly:void 0,f=!1;for(let h=0;h<
n.length;h++){let g=n[h]._zod.run({value:i[h],issues:[]},s);g instanceof Promise?a.push(g.then(m=>{u[h]=m})):(u[h]=g,d&&!f&&g.issues.length&&
(f=_e(g)))}if(t.rest&&!f){let h=n.length-1,g=i.slice(n.length),m=o.issues.length;for(let y of g){if(d&&o.issues.length!==m){if(_e(o,m))break;
m=o.issues.length}h++;let v=t.rest._zod.run({value:y,issues:[]},s);v instanceof Promise?a.push(v.then(S=>ld(S,o,h))):ld(v,o,h)}}return a.length?
Promise.all(a).then(()=>ud(u,o,n,i,l)):ud(u,o,n,i,l)}});function cd(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function ld(e,t,n){e.issues.length&&t.issues.push(...Ae(n,e.issues)),t.value[n]=e.value}function ud(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...Ae(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var of=w("$ZodRecord",(e,t)=>{Y.init(e,t);let n=be.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!_t(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)if(typeof u=="string"||typeof u=="number"||typeof u=="s\
ymbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.keyType._zod.run({value:u,issues:[]},o);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(d.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:d.issues.map(g=>Ne(g,o,$e())),input:u,path:[u],inst:e});continue}let f=d.value;if(f==="__proto__")continue;let h=t.valueType.
_zod.run({value:s[u],issues:[]},o);h instanceof Promise?i.push(h.then(g=>{g.issues.length&&r.issues.push(...Ae(u,g.issues)),r.value[f]=g.value})):
(h.issues.length&&r.issues.push(...Ae(u,h.issues)),r.value[f]=h.value)}let l;for(let u in s)if(!c.has(u))if(t.mode==="loose"){if(u==="__prot\
o__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;
let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof l=="string"&&Ui.test(l)&&u.issues.length){let g=t.keyType._zod.run({value:Number(l),issues:[]},o);if(g instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");g.issues.length===0&&(u=g)}if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=
c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.map(g=>Ne(g,o,$e())),input:l,path:[l],inst:e});continue}let f=u.
value;if(f==="__proto__")continue;let h=t.valueType._zod.run({value:s[l],issues:[]},o);h instanceof Promise?i.push(h.then(g=>{g.issues.length&&
r.issues.push(...Ae(l,g.issues)),r.value[f]=g.value})):(h.issues.length&&r.issues.push(...Ae(l,h.issues)),r.value[f]=h.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var sf=w("$ZodEnum",(e,t)=>{Y.init(e,t);let n=Gr(t.entries),r=new Set(n);e._zod.values=r,H(e,"pattern",o=>{let s=Gr(o.def.entries).filter(i=>Oi.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>ut(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),af=w("$ZodLiteral",(e,t)=>{Y.init(e,t);let n=new Set(t.values);
e._zod.values=n,H(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?ut(s):s?ut(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var cf=w("$ZodTransform",(e,t)=>{Y.init(e,t),e._zod.optin="optional",be.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new fn(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new Ie;return n.value=o,n}});function dd(e,t){return e.value=t.issues.length?void 0:t.value,e}var Wi=w("\
$ZodOptional",(e,t)=>{Y.init(e,t),H(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",H(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),H(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Un(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>dd(n,s)):dd(n,o)}return t.innerType._zod.run(n,
r)}}),lf=w("$ZodExactOptional",(e,t)=>{Wi.init(e,t),H(e,"values",n=>n.def.innerType._zod.values),H(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),uf=w("$ZodNullable",(e,t)=>{Y.init(e,t),H(e,"optin",n=>n.def.innerType._zod.optin),H(e,"opto\
ut",n=>n.def.innerType._zod.optout),H(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Un(r.source)}|null)$`):void 0}),
H(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),df=w("$ZodDefault",(e,t)=>{Y.init(e,t),e._zod.optin="defaulted",H(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>fd(s,t)):fd(o,t)}});function fd(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var ff=w(
"$ZodPrefault",(e,t)=>{Y.init(e,t),e._zod.optin="defaulted",H(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),pf=w("$ZodNonOptional",(e,t)=>{Y.init(e,t),H(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>pd(s,e)):pd(o,e)}});function pd(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function md(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>Ne(o,r,$e()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var mf=w("$ZodCatch",(e,t)=>{Y.init(e,t),H(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),H(e,"optout",n=>n.def.innerType._zod.optout),H(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>md(n,s,t,r)):md(n,o,t,r)}});var hf=w("$ZodPipe",(e,t)=>{Y.init(e,t),H(e,"values",n=>n.def.in._zod.values),H(e,"optin",n=>n.def.in._zod.optin),H(e,"optout",n=>n.def.out.
_zod.optout),H(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>so(i,t.in,r)):so(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>so(s,t.out,r)):so(o,t.out,r)}});
function so(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var gf=w("$ZodReadonly",(e,t)=>{Y.init(e,t),H(e,"propValues",n=>n.def.innerType._zod.propValues),H(e,"values",n=>n.def.innerType._zod.values),
H(e,"optin",n=>n.def.innerType?._zod?.optin),H(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(hd):hd(o)}});function hd(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var yf=w("$ZodCustom",(e,t)=>{le.init(e,t),Y.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>gd(s,n,r,e));gd(o,n,r,e)}});function gd(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(dn(o))}}var Yi=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Xi="~memo",bf=[];function wf(e){return e!==null&&typeof e=="object"}function Ji(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var xf=new WeakMap,Vn=0,fo=1,Wn=2;function po(e,t,n){let r=xf.get(e);if(r!==void 0)return r?Wn:Vn;if(t.has(e))return Wn;t.add(e);let o=Vn,s=u=>{
if(o!==Wn&&u?._zod){let d=po(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=Vn;for(let h of Reflect.ownKeys(u)){let g=Object.getOwnPropertyDescriptor(u,
h);if(d&&!g.enumerable)continue;let m=g.get?fo:g.value?._zod?po(g.value,t,n):Vn;m>f&&(f=m)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=un(c);a(u?i(u,!0):fo),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?po(u,t,!1):fo);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let h of f)s(h)}}}return t.delete(e),px(e,o)}function px(e,t){
return t!==fo&&xf.set(e,t===Wn),t}function mx(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var lo,uo=[],hx={alloc(e,t,n){let r=lo;if(!r)return n;
lo=void 0;let o={value:n,issues:null};return r.set(t.value,o),uo.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&gx(s,o.value))throw new Yi;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let v=po(e,new Set,!1);if(v===Vn)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);v===Wn||r?n=!0:r=!0}let u=c.value;
if(!wf(u))return i(c,l);let d=l[Xi];d||(d={buckets:new WeakMap,backEdges:void 0},l[Xi]=d);let f;o===l?f=s:(f=mx(d,e),o=l,s=f);let h=f.get(u);
if(h)return c.value=h.value,h.issues?h.issues.length&&c.issues.push(...Ji(h.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(h.value)),c;lo=f;let g=uo.length,m=i(c,l);lo=void 0;let y=uo.length>g?uo.pop():void 0;return m instanceof Promise?m.then(v=>(y&&(y.issues=
v.issues.length?Ji(v.issues):bf),v)):(y&&(y.issues=m.issues.length?Ji(m.issues):bf),m)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function Qi(){
return hx}function gx(e,t){let n=e[Xi]?.backEdges;return n!==void 0&&wf(t)&&n.has(t)}var yx=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=zi(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Vr(s.values[0])}`:`Invalid option: expected one of ${Hr(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Hr(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function vf(){return{localeError:yx()}}var $f;var ea=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Sf(){return new ea}($f=globalThis).__zod_globalRegistry??($f.__zod_globalRegistry=Sf());var Bt=globalThis.__zod_globalRegistry;function kf(e){return e.checks&&(e.checks=[...e.checks]),e}function _f(e,t){return new e(kf({type:"string",...D(t)}))}function Of(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...D(t)})}function Ef(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...D(t)})}function Rf(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...D(t)})}function Tf(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...D(t)})}function zf(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...D(t)})}function Pf(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...D(t)})}function Cf(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...D(t)})}function Af(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...D(t)})}function Nf(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...D(t)})}function If(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...D(t)})}function Mf(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...D(
t)})}function Lf(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...D(t)})}function Df(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...D(t)})}function jf(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...D(t)})}function Ff(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...D(t)})}function Uf(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...D(t)})}function Zf(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...D(t)})}function Bf(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...D(t)})}function qf(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...D(t)})}function Gf(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...D(t)})}function Hf(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...D(t)})}function Kf(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...D(t)})}function Vf(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...D(t)})}function Wf(e,t){
return new e({type:"string",format:"date",check:"string_format",...D(t)})}function Jf(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...D(t)})}function Yf(e,t){return new e({type:"string",format:"duration",check:"string_format",...D(t)})}function Xf(e,t){
return new e(kf({type:"number",checks:[],...D(t)}))}function Qf(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...D(t)})}function ep(e,t){return new e({type:"boolean",...D(t)})}function tp(e,t){return new e({type:"null",...D(t)})}function np(e){return new e({type:"unknown"})}function rp(e,t){return new e({type:"never",...D(t)})}function mo(e,t){return new Bi({check:"less_than",...D(t),value:e,inclusive:!1})}function Jn(e,t){return new Bi({check:"less_than",...D(t),value:e,
inclusive:!0})}function ho(e,t){return new qi({check:"greater_than",...D(t),value:e,inclusive:!1})}function Yn(e,t){return new qi({check:"greater_than",...D(
t),value:e,inclusive:!0})}function go(e,t){return new qu({check:"multiple_of",...D(t),value:e})}function yo(e,t){return new Hu({check:"max_length",...D(t),maximum:e})}function pn(e,t){return new Ku({check:"min_length",...D(t),minimum:e})}
function bo(e,t){return new Vu({check:"length_equals",...D(t),length:e})}function ta(e,t){return new Wu({check:"string_format",format:"regex",
...D(t),pattern:e})}function na(e){return new Ju({check:"string_format",format:"lowercase",...D(e)})}function ra(e){return new Yu({check:"st\
ring_format",format:"uppercase",...D(e)})}function oa(e,t){return new Xu({check:"string_format",format:"includes",...D(t),includes:e})}function sa(e,t){
return new Qu({check:"string_format",format:"starts_with",...D(t),prefix:e})}function ia(e,t){return new ed({check:"string_format",format:"e\
nds_with",...D(t),suffix:e})}function Ot(e){return new td({check:"overwrite",tx:e})}function aa(e){return Ot(t=>t.normalize(e))}function ca(){return Ot(e=>e.trim())}function la(){
return Ot(e=>e.toLowerCase())}function ua(){return Ot(e=>e.toUpperCase())}function da(){return Ot(e=>ki(e))}function op(e,t,n){return new e(
{type:"array",element:t,...D(n)})}function sp(e,t,n){return new e({type:"custom",check:"custom",fn:t,...D(n)})}function ip(e,t){let n=bx(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(dn(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(dn(s))}},e(r.value,r)),t);return n}function bx(e,t){let n=new le({
check:"custom",...D(t)});return n._zod.check=e,n}var Xn=()=>()=>{throw new Error("bundles make no JSON Schemas")};var ap=new WeakSet([Object.prototype,Error.prototype]);function xo(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Ox=(e,t)=>{cu.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);ap.has(n)||(ap.add(n),xo(n,"format",r=>o=>Mi(r,
o)),xo(n,"flatten",r=>o=>Ii(r,o)),xo(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,an,2)}),xo(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,an,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Oe=w("ZodError",Ox,void 0,{Parent:Error});var cp=Qr(Oe),lp=eo(Oe),up=to(Oe),dp=no(Oe),fp=uu(Oe),pp=du(Oe),mp=fu(Oe),hp=pu(Oe),gp=mu(Oe),yp=hu(Oe),bp=gu(Oe),wp=yu(Oe);function Rx(){be.localeError||$e(vf())}function tr(){be.memoizer||$e({memoizer:Qi()})}var X=w("ZodType",(e,t)=>(Rx(),Y.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(L.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ze(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check($v(e,t))},superRefine(e,t){return this.check(Sv(e,t))},overwrite(e){return this.
check(Ot(e))},optional(){return xp(this)},exactOptional(){return uv(this)},nullable(){return vp(this)},nullish(){return xp(vp(this))},nonoptional(e){
return gv(this,e)},array(){return _(this)},or(e){return U([this,e])},and(e){return sv(this,e)},transform(e){return $p(this,lv(e))},default(e){
return pv(this,e)},prefault(e){return hv(this,e)},catch(e){return bv(this,e)},pipe(e){return $p(this,e)},readonly(){return xv(this)},describe(e){
let t=this.clone();return Bt.add(t,{description:e}),t},meta(...e){if(e.length===0)return Bt.get(this);let t=this.clone();return Bt.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return L.hide(this,"~standard",{...Hi(this),jsonSchema:{input:Xn(this,"input"),output:Xn(this,"output")}})},
set"~standard"(e){L.own(this,"~standard",e)},parse:function e(t,n){return cp(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await lp(
this,t,n,{callee:e})},safeParse(e,t){return up(this,e,t)},async safeParseAsync(e,t){return dp(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){L.own(this,"spa",e)},validate(e,t){return Li(this,e,t)},validateAsync(e,t){return Di(this,e,t)},encode:function e(t,n){return fp(
this,t,n,{callee:e})},decode:function e(t,n){return pp(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await mp(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await hp(this,t,n,{callee:e})},safeEncode(e,t){return gp(this,e,t)},safeDecode(e,t){return yp(this,
e,t)},async safeEncodeAsync(e,t){return bp(this,e,t)},async safeDecodeAsync(e,t){return wp(this,e,t)},toJSONSchema(e){return Xn(this,{})(e)},
get description(){return Bt.get(this)?.description},get _def(){return this._zod.def}}),Sp=w("_ZodString",(e,t)=>{co.init(e,t),X.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},L.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(ta(...e))},includes(...e){return this.check(oa(...e))},startsWith(...e){return this.check(sa(
...e))},endsWith(...e){return this.check(ia(...e))},min(...e){return this.check(pn(...e))},max(...e){return this.check(yo(...e))},length(...e){
return this.check(bo(...e))},nonempty(...e){return this.check(pn(1,...e))},lowercase(e){return this.check(na(e))},uppercase(e){return this.check(
ra(e))},trim(){return this.check(ca())},normalize(...e){return this.check(aa(...e))},toLowerCase(){return this.check(la())},toUpperCase(){return this.
check(ua())},slugify(){return this.check(da())}})),Tx=w("ZodString",(e,t)=>{co.init(e,t),Sp.init(e,t)},{email(e){return this.check(Of(Nx,e))},
url(e){return this.check(Cf(Mx,e))},jwt(e){return this.check(Kf(Yx,e))},emoji(e){return this.check(Af(Lx,e))},guid(e){return this.check(Ef(Ix,
e))},uuid(e){return this.check(Rf(vo,e))},uuidv4(e){return this.check(Tf(vo,e))},uuidv6(e){return this.check(zf(vo,e))},uuidv7(e){return this.
check(Pf(vo,e))},nanoid(e){return this.check(Nf(Dx,e))},cuid(e){return this.check(If(jx,e))},cuid2(e){return this.check(Mf(Fx,e))},ulid(e){return this.
check(Lf(Ux,e))},base64(e){return this.check(qf(Vx,e))},base64url(e){return this.check(Gf(Wx,e))},xid(e){return this.check(Df(Zx,e))},ksuid(e){
return this.check(jf(Bx,e))},ipv4(e){return this.check(Ff(qx,e))},ipv6(e){return this.check(Uf(Gx,e))},cidrv4(e){return this.check(Zf(Hx,e))},
cidrv6(e){return this.check(Bf(Kx,e))},e164(e){return this.check(Hf(Jx,e))},datetime(e){return this.check(Vf(zx,e))},date(e){return this.check(
Wf(Px,e))},time(e){return this.check(Jf(Cx,e))},duration(e){return this.check(Yf(Ax,e))}});function p(e){return _f(Tx,e)}var oe=w("ZodString\
Format",(e,t)=>{te.init(e,t),Sp.init(e,t)}),zx=w("ZodISODateTime",(e,t)=>{Pd.init(e,t),oe.init(e,t)}),Px=w("ZodISODate",(e,t)=>{Cd.init(e,t),
oe.init(e,t)}),Cx=w("ZodISOTime",(e,t)=>{Ad.init(e,t),oe.init(e,t)}),Ax=w("ZodISODuration",(e,t)=>{Nd.init(e,t),oe.init(e,t)}),Nx=w("ZodEmai\
l",(e,t)=>{xd.init(e,t),oe.init(e,t)});var Ix=w("ZodGUID",(e,t)=>{bd.init(e,t),oe.init(e,t)});var vo=w("ZodUUID",(e,t)=>{wd.init(e,t),oe.init(e,t)});var Mx=w("ZodURL",(e,t)=>{Sd.init(e,t),oe.init(e,t)});var Lx=w("ZodEmoji",(e,t)=>{kd.init(e,t),oe.init(e,t)});var Dx=w("ZodNanoID",(e,t)=>{_d.init(e,t),oe.init(e,t)});var jx=w("ZodCUID",(e,t)=>{Od.init(e,t),oe.init(e,t)});var Fx=w("ZodCUID2",(e,t)=>{Ed.init(e,t),oe.init(e,t)});var Ux=w("ZodULID",(e,t)=>{Rd.init(e,t),oe.init(e,t)});var Zx=w("ZodXID",(e,t)=>{Td.init(e,t),oe.init(e,t)});var Bx=w("ZodKSUID",(e,t)=>{zd.init(e,t),oe.init(e,t)});var qx=w("ZodIPv4",(e,t)=>{Id.init(e,t),oe.init(e,t)});var Gx=w("ZodIPv6",(e,t)=>{Ld.init(e,t),oe.init(e,t)});var Hx=w("ZodCIDRv4",(e,t)=>{Dd.init(e,t),oe.init(e,t)});var Kx=w("ZodCIDRv6",(e,t)=>{jd.init(e,t),oe.init(e,t)});var Vx=w("ZodBase64",(e,t)=>{Ud.init(e,t),oe.init(e,t)});var Wx=w("ZodBase64URL",(e,t)=>{Bd.init(e,t),oe.init(e,t)});var Jx=w("ZodE164",(e,t)=>{qd.init(e,t),oe.init(e,t)});var Yx=w("ZodJWT",(e,t)=>{Gd.init(e,t),oe.init(e,t)});var kp=w("ZodNumber",(e,t)=>{Ki.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},L.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(ho(e,t))},gte(e,t){return this.
check(Yn(e,t))},min(e,t){return this.check(Yn(e,t))},lt(e,t){return this.check(mo(e,t))},lte(e,t){return this.check(Jn(e,t))},max(e,t){return this.
check(Jn(e,t))},int(e){return this.check(Z(e))},safe(e){return this.check(Z(e))},positive(e){return this.check(ho(0,e))},nonnegative(e){return this.
check(Yn(0,e))},negative(e){return this.check(mo(0,e))},nonpositive(e){return this.check(Jn(0,e))},multipleOf(e,t){return this.check(go(e,t))},
step(e,t){return this.check(go(e,t))},finite(){return this}}));function b(e){return Xf(kp,e)}var Xx=w("ZodNumberFormat",(e,t)=>{Hd.init(e,t),
kp.init(e,t)});function Z(e){return Qf(Xx,e)}var Qx=w("ZodBoolean",(e,t)=>{Kd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ne(e){return ep(Qx,e)}var ev=w("ZodNull",(e,t)=>{Vd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function $o(e){return tp(ev,e)}var tv=w("ZodUnknown",(e,t)=>{Wd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Qn(){return np(tv)}var nv=w(
"ZodNever",(e,t)=>{Jd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function _p(e){return rp(nv,e)}var pa=w("ZodArray",(e,t)=>{tr(),Yd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(pn(e,t))},nonempty(e){return this.check(pn(1,e))},max(e,t){return this.check(yo(e,t))},length(e,t){return this.check(bo(e,
t))},unwrap(){return this.element}});function _(e,t){return op(pa,e,t)}var mn=w("ZodObject",(e,t)=>{tr(),ef.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),L.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return C(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(L.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(L.mergeDefs(this._zod.def,{catchall:Qn()}))},loose(){return this.clone(L.mergeDefs(this._zod.def,{catchall:Qn()}))},
strict(){return this.clone(L.mergeDefs(this._zod.def,{catchall:_p()}))},strip(){return this.clone(L.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return L.extend(this,e)},safeExtend(e){return L.safeExtend(this,e)},merge(e){return L.merge(this,e)},pick(e){return L.pick(this,e)},
omit(e){return L.omit(this,e)},partial(...e){return L.partial(nr,this,e[0])},exactPartial(...e){return L.partial(_o,this,e[0],"exactPartial")},
required(...e){return L.required(Rp,this,e[0])}});function Op(e,t){let n={type:"object",shape:e??{},...L.normalizeParams(t)};return new mn(n)}
function x(e,t){return new mn({type:"object",shape:e,catchall:_p(),...L.normalizeParams(t)})}function Ep(e,t){return new mn({type:"object",shape:e,
catchall:Qn(),...L.normalizeParams(t)})}var So=w("ZodUnion",(e,t)=>{Vi.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function U(e,t){return new So({type:"union",options:e,...L.normalizeParams(t)})}var rv=w("ZodDiscriminatedUnion",(e,t)=>{So.init(e,t),tf.init(e,t)});function Ve(e,t,n){return new rv({type:"union",options:t,discriminator:e,
...L.normalizeParams(n)})}var ov=w("ZodIntersection",(e,t)=>{nf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function sv(e,t){return new ov({type:"intersection",left:e,right:t})}var iv=w("ZodTuple",(e,t)=>{tr(),rf.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new nr({type:"optional",innerType:t}))})}});
function ko(e,t,n){let r=t instanceof Y,o=r?n:t,s=r?t:null;return new iv({type:"tuple",items:e,rest:s,...L.normalizeParams(o)})}var er=w("Zo\
dRecord",(e,t)=>{tr(),of.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function W(e,t,n){return!t||!t._zod?new er({type:"record",keyType:p(),valueType:e,...L.normalizeParams(t)}):new er({type:"record",keyType:e,
valueType:t,...L.normalizeParams(n)})}function Me(e,t,n){return new er({type:"record",keyType:e,valueType:t,...L.normalizeParams(n),partial:!0})}var fa=w("ZodEnum",(e,t)=>{sf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new fa({...t,checks:[],...L.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new fa({...t,checks:[],...L.normalizeParams(o),entries:s})}});
function C(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new fa({type:"enum",entries:n,...L.normalizeParams(t)})}var av=w("ZodLiteral",(e,t)=>{af.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function J(e,t){return new av({type:"literal",values:Array.isArray(e)?e:[e],...L.normalizeParams(t)})}var cv=w("ZodTransform",(e,t)=>{tr(),cf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new fn(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(L.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(L.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function lv(e){return new cv({type:"transform",transform:e})}
var nr=w("ZodOptional",(e,t)=>{Wi.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function xp(e){return new nr({type:"optional",innerType:e})}var _o=w("ZodExactOptional",(e,t)=>{lf.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function uv(e){return new _o({type:"optional",innerType:e})}var dv=w("ZodNull\
able",(e,t)=>{uf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function vp(e){
return new dv({type:"nullable",innerType:e})}var fv=w("ZodDefault",(e,t)=>{df.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function pv(e,t){return new fv({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():L.shallowClone(
t)}})}var mv=w("ZodPrefault",(e,t)=>{ff.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function hv(e,t){return new mv({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():L.shallowClone(t)}})}var Rp=w(
"ZodNonOptional",(e,t)=>{pf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function gv(e,t){
return new Rp({type:"nonoptional",innerType:e,...L.normalizeParams(t)})}var yv=w("ZodCatch",(e,t)=>{mf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function bv(e,t){return new yv({type:"catch",innerType:e,catchValue:typeof t=="function"?t:L.constantCatch(t)})}var ma=w("ZodPipe",(e,t)=>{hf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function $p(e,t){
return new ma({type:"pipe",in:e,out:t})}var wv=w("ZodReadonly",(e,t)=>{gf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function xv(e){return new wv({type:"readonly",innerType:e})}var vv=w("ZodCustom",(e,t)=>{yf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function $v(e,t={}){return sp(vv,e,t)}function Sv(e,t){return ip(e,t)}var Eo=["slower","faster"],Tp=["using more CPU","using less CPU"];function Ro(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function gn(e,t){
return e===null||!(t>0)?null:e/t}function zp({command:e},t){return e===void 0||e.operations!==null?null:gn(t,e.runs)}function kv(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Oo(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:Eo},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?Ap(l,a):u[e]??null}}var hn={better:"lower",decides:null,limitable:!1},
_v=64*4096;function Pp(e,t){return{...hn,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return gn(a,i.reduce((c,l)=>c+Ro(l),
0))}}}var Le=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:Eo},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:gn(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Tp},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>gn(e.cpu.server,Ro(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:Eo},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>zp(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Tp},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>zp(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:Eo},...hn,better:"higher",of:"command",per:"\
round",value:e=>gn(e.correct,e.command?.seconds??0)},Oo("p50","the median answer",{decides:"open"}),Oo("p90","the slowest tenth of the answe\
rs",{decides:null}),Oo("p95","the slowest twentieth of the answers",{decides:"open"}),{...Oo("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...hn,resolution:_v,per:"sessio\
n",value:kv},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...hn,
of:"request",per:"round",value:e=>gn(e.switches,Ro(e))},Pp("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Pp("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...hn,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...hn,per:"build"}];var Ov=10;var Cp=new WeakMap;function Ap(e,t){let n=Cp.get(e)??new Map;n.size===0&&Cp.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=Ev(e,t);return n.
set(t,o),o}function Ev(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<Ov-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;
return null}var Mp=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],Rv=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,Lp=/^([A-Za-z_]\w*)=(.*)$/s,
Tv=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,Np="${port}",Dp=/\$(?:PORT\b|\{PORT\})/,zv=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
Pv=/^~(?:\/|$)/,Cv=/^\d?[<>]&\d$/,Av=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,Nv=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
Iv=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,Mv=/\{([^{}]*)\}/g,Ip=16384;function jp(e){return!Iv.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll(Mv)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function To(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>Ip)throw new O(`a command has at most ${Ip} characters; put it into a script`);if(n.includes("\0"))throw new O(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new O("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&zv.test(n.slice(i,i+80)))throw qp(r,Hp(n,i));let c=Lv(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),Fp(o,Lp.test(n)),Up(o,r),o}function ha(e,t={}){let n={...t,text:e.join(" ")};Fp(e,!0);for(let r of Zp(e)){if(Mp.includes(r)||Cv.test(
r))throw ba(n,r);let o=Av.exec(r)?.[0];if(o!==void 0&&!ga(r,0,t))throw ya(n,o);if(Pv.test(r))throw qp(n,r);if(jp(r)&&!r.startsWith("-"))throw Gp(
n,r)}return Up(e,n),[...e]}function Fp([e=""],t){if(e==="")throw new O("a command must not be empty; name a program");let[n,r,o=""]=t&&Lp.exec(
e)||[];if(n!==void 0)throw new O(`${z(n)} is no program, but a variable; write it as env: { ${r}: ${z(o)} }`)}function Up(e,t){for(let n of Zp(
e)){let r=Dp.exec(n)?.[0];if(r!==void 0)throw ya(t,r)}}function Zp(e){let t=e.findIndex(n=>Nv.test(n));return t<0?e:e.slice(0,t)}function Lv(e,t){
let{text:n}=e,r=n[t];if(r==="'")return Dv(n,t+1);if(r==='"')return jv(e,t+1);if(r==="\\")return Fv(n,t+1);let o=ga(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=Mp.find(i=>n.startsWith(i,t));if(s!==void 0)throw ba(e,s);if("*?[{".includes(r)){let i=Hp(n,t);if(!i.startsWith(
"-")&&(r==="*"||jp(i)))throw Gp(e,i)}return Bp(e,t),{text:r,next:t+1}}function Dv(e,t){let n=e.indexOf("'",t);if(n<0)throw Kp("'");return{text:e.
slice(t,n),next:n+1}}function jv(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw ba(e,"`");ga(n,o,e)===void 0&&Bp(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw Kp('"')}function Fv(e,t){let n=e[t];if(n===void 0)throw new O('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function ga(e,t,{placeholders:n}){return n?Tv.exec(e.slice(t,t+150))?.[0]:void 0}function Bp(e,t){let n=Rv.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw ya(e,n)}var zo="commands run without a shell";function ya(e,t){let r=(Dp.test(t)||t===Np)&&e.
placeholders?`"${Np}", which loadgate replaces`:"what it stands for";return new O(`${z(t)} would not be replaced, for ${zo}; ${Po(e,r)}`)}function ba(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new O(
`${z(t)} needs a shell, but ${zo}; ${Po(e,n)}`)}function qp(e,t){let n="the path from loadgate.yml's folder, or from /";return new O(`nothin\
g replaces the "~" of ${z(t)}, for ${zo}; ${Po(e,n)}`)}function Gp(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new O(`nothing replaces the pattern in ${z(t)}, for ${zo}; ${Po(e,n)}`)}function Po({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function Hp(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var Kp=e=>new O(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var Co={h:3600,m:60,s:1,ms:.001},Uv=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,Ao=/^\d+(?:\.\d+)?$/,
Zv=24*Co.h;function qt(e){let t=typeof e=="number"?e:Bv(e.trim());if(t===void 0)throw new O(`${dt(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new O(`${dt(e)} is not a duration above zero; write it like 90s or 5m`);if(t>Zv)throw new O(`${dt(e)} is more \
than a day; write at most 24h`);return t}function Bv(e){if(Ao.test(e))return Number(e);let t=Uv.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*Co.h+Number(r)*Co.m+Number(o)*Co.s+Number(s)/1e3}function ft(e){let t=Jp(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new O(`${dt(e)} is not between 0 and 1; ${r}`)}function Vp(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new O(`${z(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return ft(e)}function Wp(e){return Jp(e)===0?0:ft(e)}function Jp(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!Ao.test(r))throw new O(`${z(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var qv=1e6;function Yp(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=ft(e);if(n<=.95)return{share:n};throw new O(`${z(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:Ao.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=qv)return{perSecond:t};throw new O(`${dt(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var Gv={"":0,k:1,m:2,g:3,t:4},Hv=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function wa(e){let t=Hv.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(Gv[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new O(`${dt(e)} is not a size; write it like 512m or 1g`)}var Kv=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,Vv={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function Xp(e){let[,t,n=""]=Kv.exec(String(e).trim())??[],r=Number(t)/(Vv[n]??1);if(r>0)return r;throw new O(`${dt(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function Qp(e){if(/[a-z]/i.test(String(e)))return wa(e);throw new O(`${dt(e)} is not\
 a size with its unit; write it like 200MiB`)}function em(e){let t=String(e).trim(),n=Ao.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new O(`${dt(e)} is not a number above zero; write it like 5000`)}var dt=e=>typeof e=="number"?String(e):z(e),Wv=86400,Jv={d:1,w:7,mo:30.4375,
y:365.25},Yv=/^(\d{1,5})(d|w|mo|y)$/;function pt(e){let[,t,n]=Yv.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new O(`${z(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*Jv[n]*Wv)}var I={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
rm=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),Ee=(e,t,n={})=>e.meta(rm(t,n)),$=(e,t,n={})=>e.exactOptional().
meta(rm(t,n));function re(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof O))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),Gn}})}var yn=U([b(),p()]),Et=re(yn,qt),bn=re(yn,ft),om=re(yn,Vp),sm=re(yn,Wp),im=re(yn,Yp),No=re(yn,wa),Io=re(p(),e=>To(
e)),Q=(e,t)=>p().regex(e,{error:t}),We=Q(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with \
a letter, a digit or "_"'),Mo=Q(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),De=Q(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),Gt=re(Q(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must be\
gin with "/" and hold no blank and no "#"'),e$),xa=/^[^\0]*$/,am=Q(xa,"must not hold a NUL character; put it in a body-file"),cm=Q(xa,"must \
not hold a NUL character; remove it"),va=U([Io,re(_(cm).min(1),e=>ha(e))]),$a=U([re(p(),e=>To(e,{placeholders:!0})),re(_(cm).min(1),e=>ha(e,
{placeholders:!0}))]),lm=re(p(),e=>To(e,{arguments:!0})),Lo=U([p(),b(),ne()]).transform(String),Do=Q(/^[A-Za-z_][A-Za-z0-9_.-]*$/,"must be t\
he name of a variable"),um=e=>cl.test(e.replace(/\*$/,"")),tm=Do.refine(e=>!um(e),{error:e=>`is the runner's own and given to no server, is ${z(
String(e.input))}; give the secret another name`}),nm=U([tm.transform(e=>({name:e,required:!0})),x({name:Ee(tm,"The variable's name.",{example:"\
API_KEY"}),required:$(ne(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there, or not set.",{default:!0,
example:!1})}).transform(e=>({required:!0,...e}))]),Sa=U([nm,_(nm).min(1)]).transform(e=>Array.isArray(e)?e:[e]).refine(e=>new Set(e.map(({name:t})=>t)).
size===e.length,{error:"must name everything once; remove one"}),dm=Q(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,"must be th\
e name of a variable, or a prefix like ACME_*").refine(e=>!um(e),{error:e=>`is the runner's own and given to no server, is ${z(String(e.input))}\
; leave it out`}).refine(e=>!il(e),{error:e=>`must not be a secret, is ${z(String(e.input))}; name it in "secrets" instead`}),ka=W(Do,Lo.refine(
e=>xa.test(e),{error:"must not hold a NUL character; remove it"})),Xv=Q(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a header"),jo=W(
Xv,Lo.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control character; remove it"})).
superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],message:"is here in\
 another case, too; remove one"}),n.add(r.toLowerCase())}),Rt=e=>_(e).min(1).refine(t=>new Set(t).size===t.length,{error:"must name everythi\
ng once; remove one"}),Je=e=>U([e,Rt(e)]).transform(t=>Array.isArray(t)?t:[t]),Qv=/^(?:\.|%2e){1,2}$/i;function e$(e){if(e.includes("\\"))throw new O(
`${z(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>Qv.test(o));if(n!==void 0)throw new O(
`${z(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="http://localhost";return new URL(
r+e).href.slice(r.length)}function fm(e){let t=Object.fromEntries(Le.map(n=>[n.name,e(n)]));return x(t)}var t$={memory:"10%","start-time":"10%"},n$=fm(({label:e,name:t})=>$(
om,`The smallest change that counts of: ${e}.`,{example:t$[t]??"5%"})),Fo=$(n$,"Metrics that decide as well, each with the smallest change t\
hat counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),_a=U([b(),p()]),r$=re(_a,Xp),o$=re(_a,Qp),
s$=re(_a,em);function i$({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[r$,"50ms"]:e==="bytes"?
[o$,"200MiB"]:[s$,5e3];return $(o,`The ${r} that head may have of: ${t}.`,{example:s})}var Uo=$(fm(i$),"Bounds on head, by metric, whatever \
base does: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),pm=Je(C(["regression","invalid","inconclu\
sive","never"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "neve\
r"; keep one'})});function mm({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r===
"command"?"is of what is asked over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([
s,i={}])=>Le.filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function hm(...e){
let t=Object.assign({},...e);return Object.keys(t).length===0?void 0:t}var gm=["targets","parameters","thresholds","absolute-limits"];var a$=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function Zo(e){return[...e.matchAll(a$)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}var ym=Z().min(200).max(599),c$=U([ym,_(ym).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),bm=Q(/./s,"must not be empty; remove it"),wm=1e3,l$=re(p(),e=>{if(e.length>wm)
throw new O(`must have at most ${wm} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new O(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),xm=50,u$=re(Qn(),e=>(vm(e,0),JSON.
stringify(e)));function vm(e,t){if(t>xm)throw new O(`is nested deeper than ${xm} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new O(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))vm(n,t+1)}var d$=x({contains:$(U([bm.transform(e=>[e]),_(bm).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:$(l$,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:$(u$,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),$m=x({status:$(c$,"The status cod\
e, or a list of those that are right.",{default:I.status,example:200}),body:$(U([p(),d$]),"The whole body as text, or a map of what of it is\
 expected. Not checked if absent.",{example:"Hello World!"}),headers:$(jo,"Headers that the answer must carry, with their values.",{example:{
"content-type":"text/plain"}}),"same-length":$(ne(),"Whether all variants must answer with the same length and framing.",{default:I.sameLength,
example:!1})});var f$=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","asks before a body is sent, which load gen\
erators do not wait for; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "http2\
"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),p$='needs the name\
 of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',m$=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,_m=Q(/^[A-Z]{1,20}$/,"must be in capit\
al letters").refine(e=>e!=="CONNECT",{error:"asks a proxy for a tunnel, which is not measured"}),Sm=x({method:$(_m,"The method.",{default:I.
method,example:"POST"}),path:$(Gt,"The path, with its query.",{example:"/users?page=2"}),paths:$(Rt(Gt),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:$(jo,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:$(
am,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":$(De,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=f$.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))Zo(s).includes(null)&&n(p$,["headers",o])}),km=p().transform((e,t)=>{let[,n,r=""]=m$.
exec(e.trim())??[],[o,s]=[_m.safeParse(n??I.method),Gt.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),Gn}),Bo=x({targets:$(Rt(p()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:$(U([km,Sm]),'What is asked: "GET /path", or a map. Ever\
y scenario needs one.',{example:"GET /"}),args:$(lm,'Instead of a request: arguments with which the target is run to its end, timed by hyper\
fine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per operation. {\
name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:$(W(Do,_(Lo).min(1)),"Makes a scenario of each value\
, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[1,10,100]}}),
expect:$($m,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:$(Z().min(1).
max(65535),"How many connections ask at the same time.",{default:I.connections,example:I.connections}),keepalive:$(ne(),"Whether a connectio\
n is used again; false opens one per request, from nginx to the server too.",{default:I.keepalive,example:!1}),http2:$(ne(),"Ask over HTTP/2\
, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:$(Je(C(["direct","nginx"])),
"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:I.via,example:"direc\
t"}),background:$(x({request:Ee(U([km,Sm]),"What is asked beside what is measured.",{example:"GET /export"}),connections:$(Z().min(1).max(65535),
"How many connections ask it at the same time.",{default:I.backgroundConnections,example:I.backgroundConnections})}),"Other requests that ar\
e asked all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:$(im,"Requests per second offered w\
hatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:$(Z().min(1).max(1e9),"\
The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:$(Et,"The length of one sample, as oha's -z;\
 chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:$(Et,"How long one answer may take.",
{default:"2s",example:"2s"}),"max-errors":$(sm,"The share of answers that may be errors.",{default:I.maxErrors,example:"1%"}),threshold:$(bn,
"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:Fo,"absolute-limits":Uo}),qo=Bo.superRefine((e,t)=>{for(let n of[
...Oa(e),...mm(e)])t.addIssue({code:"custom",...n})}),Go=["request","background","rate","requests","duration","connections","keepalive","htt\
p2","via"];function Oa(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep one of them`}]:[],r=[...Go.
flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push({path:["keepalive"],message:"\
is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "nginx", but nginx speaks HTTP\
/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","request","body-file"],message:"\
is only for what is measured; write the body here"}),r}function or(e,t){return t.keys(["targets"]).flatMap(n=>h$(n,e.targets[n],t))}function h$(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:Ho(e,i),target:Ea(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function Ea(e,t){return Em(e,t)}function Em(e,t){if(!Om(e)||!Om(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,Em(e[r],o)]);return{...e,...Object.fromEntries(n)}}function Om(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function wn(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>Ho(t,r))]}))}
function Ho(e,t){return`${e}-${t}`}function sr(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function Rm(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var Pm=W(Q(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU time \
from the other side"),re(U([Z().min(-1),x({soft:Ee(Z().min(-1),"What holds at first.",{example:1024}),hard:Ee(Z().min(-1),"What it may be ra\
ised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be emp\
ty"}),Tm=Q(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),zm=Q(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name th\
at the Dockerfile says after FROM or --from"),g$=U([W(zm,Tm),re(Rt(Q(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=W(zm,Tm).safeParse(t),[r]=n.error?.issues??[];if(r)throw new O(r.message);
return t})]),Cm={example:"256m"},y$=x({context:$(De,"The folder that is sent to Docker, from the folder of this file.",{default:I.context,example:"\
."}),dockerfile:$(De,"The Dockerfile, from the context.",{default:I.dockerfile,example:I.dockerfile}),args:$(ka,"Build arguments.",{example:{
VERSION:"1.0"}}),target:$(Q(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the l\
ast one if absent.",{example:"server"}),secrets:$(Sa,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read;\
 they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:$(g$,"Further contexts by the names that the Dockerfile has for them: f\
olders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:$(Pm,"Limits of the build's processes.",{example:{nofile:65536}}),
shm_size:$(No,"The size of the build's /dev/shm, in powers of 1024.",Cm)}),b$=U([De.transform(e=>({context:e})),y$]),Am=U([Io,_(Io).min(1)]).
transform(e=>Array.isArray(e[0])?e:[e]),w$=x({path:$(Gt,"The path that answers once the server is ready.",{example:"/health"}),command:$(va,
"Ends with 0 once it is ready, where it runs: asked when the path answers.",{example:"node is-warm.js"}),timeout:$(Et,"How long a start may \
take.",{default:"60s",example:"60s"})}),x$=U([Gt.transform(e=>({path:e})),w$]),v$=Q(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"mu\
st be seccomp=unconfined or seccomp=FILE").transform(e=>e.startsWith("seccomp")?e.slice(8):null).pipe(U([$o(),J("unconfined"),De])),Nm=$(Am,
"A command, or a list of them, to run once before it is started: what builds the process.",{example:"npm ci"}),Im=$(De,"The folder in which \
setup, prepare and command run, from the folder of this file. For processes.",{example:"server"}),$$=x({setup:Nm,command:$($a,"Starts the pr\
ocess, without a shell; ${port} stands for its port.",{example:"node server.js"}),"working-directory":Im}),Mm={build:$(b$,"The folder with t\
he Dockerfile, or a map. For containers.",{example:"."}),image:$(Mo,"A ready-made image instead of a build. For containers.",{example:"nginx\
:1.28"}),command:$($a,"Takes the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stan\
ds for its port.",{example:"node server.js"}),setup:Nm,"working-directory":Im,process:$($$,"How the same is run without containers, beside b\
uild or image: setup, command and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:$(ka,"Its environment variabl\
es; ${port} stands for its port.",{example:{LOG_LEVEL:"error"}}),secrets:$(Sa,"Environment variables that it gets from loadgate's own enviro\
nment; their values are never written anywhere.",{example:["API_KEY"]}),inherit:$(Je(dm),"Further variables, or prefixes of them, that its c\
ommands get from loadgate's own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),ulimits:$(Pm,"Limits of the container's pr\
ocesses.",{example:{memlock:-1}}),shm_size:$(No,"The size of the container's /dev/shm, in powers of 1024.",Cm),security_opt:$(_(v$).transform(
e=>e.filter(t=>t!==null)).refine(e=>e.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccom\
p=unconfined, or seccomp=FILE from this file's folder.",{example:["seccomp=unconfined"]}),mem_limit:$(No,"The container's memory limit, in p\
owers of 1024.",{example:"512m"})};function Lm(e,t){let{build:n,image:r,command:o,process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "b\
uild"; keep one of them',["image"]);let i=n!==void 0?"build":r!==void 0?"image":void 0;if(i===void 0){s!==void 0?t('is for beside "build" or\
 "image"; write its keys directly',["process"]):o===void 0&&t('has nothing to run; add "build" or "image" for Docker, or "command" for a pro\
cess');return}for(let a of["setup","working-directory"])e[a]!==void 0&&t(`is for a process, but "${i}" makes a container; write it under pro\
cess:`,[a]);s!==void 0&&s.command===void 0&&t('has no "command"; add it, for example command: node server.js',["process"])}function S$({ca:e,
insecure:t},n){e===void 0&&t===void 0&&n('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&
n('is given beside "ca"; keep one of them',["https","insecure"])}var Dm=Z().min(1).max(65535),jm=x({...Mm,port:Ee(Dm,"The port it listens on\
.",{example:5432}),ready:$(x({command:$(va,"Ends with 0 once it is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:$(
Et,"How long a start may take.",{default:"60s",example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>Lm(
e,(n,r=[])=>t.addIssue({code:"custom",message:n,path:r}))),Fm={...Mm,port:$(Dm,"The port it listens on; needed where a scenario asks it.",{example:8080}),
services:$(Je(We),"Names of services; each variant has a copy of each, ready before it is started.",{example:["db"]}),prepare:$(Am,"A comman\
d, or a list of them, to run before each start of the server, when the services are ready.",{example:"node migrate.js"}),ready:$(x$,"When th\
e server is ready: a path that answers, or a map.",{example:"/health"}),https:$(x({ca:$(De,"PEM file of the certificate authority, from this\
 file's folder.",{example:"test/ca.pem"}),insecure:$(J(!0),"Take any certificate, instead of one of an authority: for a server that signs it\
s own.",{example:!0}),name:$(Q(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,"must be the name of a host"),"The name that the server's certificate car\
ries.",{default:I.tlsName,example:I.tlsName})}),"Ask over https, and trust this certificate authority, or any certificate.",{example:{ca:"te\
st/ca.pem"}}),fixture:$(De,"A folder, from this file's, that is taken from head for both sides: the server that a library is measured by. A \
change of it alone is not measured.",{example:I.fixture}),changes:$(Je(De),"Globs of the files it is made of, from the repository's top; a c\
hange of none of them is not measured.",{example:["src/*","package.json"]})},k$=x(Fm),Um=x({...Fm,matrix:$(W(We,k$).refine(e=>Object.keys(e).
length>0,{error:"must not be empty"}),"Several rows of this target, each with its own keys over the target's; a row is named target-row.",{example:{
24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(({matrix:e,...t},n)=>{if(n.issues.length>0)return;let r=(o,s)=>{let i=(a,c=[])=>n.
addIssue({code:"custom",message:a,path:[...s,...c]});Lm(o,i),o.https&&S$(o.https,i)};e===void 0&&r(t,[]);for(let[o,s]of Object.entries(e??{}))
r(Ea(t,s),["matrix",o])});var O$=Q(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),E$=C(Le.map(({name:e})=>e)),R$=Q(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),T$=x({reference:Ee(U([O$,W(We,R$)]),"The pinned build that every night is compa\
red with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:$(p(),"The case that is measured with i\
dentical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:$(
ne(),"Whether each night plants a slowdown in one case, with identical builds, to see that it is found: the control case, or the next in tur\
n.",{default:!0,example:!1}),alert:$(Je(C(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the commi\
t, the exit code.",{default:I.alert,example:["issue","comment"]}),direction:$(C(["worse","both"]),"Whether only what gets worse raises an al\
ert, or what gets better too.",{default:I.direction,example:"both"}),thresholds:$(Me(E$,bn),"Further metrics that raise alerts, each with th\
e smallest change that counts.",{example:{memory:"5%"}}),keep:$(re(p(),pt),"How long points are kept.",{default:I.keep,example:I.keep}),"kee\
p-runs":$(re(p(),pt),"How long each run's own file is kept.",{default:I.keepRuns,example:I.keepRuns})}),qm=Q(/^[^\p{Cc}]{1,80}$/u,"must be 1\
 to 80 characters on one line"),Zm=b().positive(),z$=U([Zm.transform(e=>({value:e})),x({value:$(Zm,"The figure; without one only the place i\
s known.",{example:36191.37}),system:$(qm,"What was measured then.",{example:"Go 1.5.1"})})]),P$=x({unit:$(qm,"What the figures count.",{example:"\
requests/s"}),better:$(C(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:$(W(We,z$),"Figures by t\
arget.",{example:{api:36191.37}}),order:$(Rt(We),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).refine(
e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),C$=x({source:Ee(Q(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:Ee(W(p(),P$),"Fi\
gures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),A$=x({published:$(C$,"What a publication said, for `rank --publish\
ed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),N$=Q(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'mu\
st be the name of a scenario, or "*" for all of them'),Bm=e=>W(We,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),Ko=x({version:$(
J(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:Ee(Bm(Um),"The servers under test by name: how eac\
h is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:Ee(Bm(qo),"The workloads by name.",{example:{hello:{request:"GET /"}}}),
services:$(W(We,jm),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",port:5432}}}),
defaults:$(qo,"Keys that every scenario has unless it says otherwise.",{example:{connections:I.connections}}),presets:$(W(We,W(N$,qo)),`Othe\
r keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"1s"}}}}),"false\
-alarms":$(bn,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:$(bn,"The smallest change tha\
t counts.",{default:"2%",example:"2%"}),thresholds:Fo,"absolute-limits":Uo,"fail-on":$(pm,"Which verdicts reach the exit code; a head that f\
ails where base works always does.",{default:I.failOn,example:["regression","invalid"]}),mode:$(C(["block","observe"]),"Whether a verdict fa\
ils the run, or is only reported, as in the first weeks.",{default:I.mode,example:"observe"}),isolation:$(C(["auto","docker","process"]),"Co\
ntainers, processes, or what fits.",{default:I.isolation,example:"docker"}),budget:$(Et,"Time for starts, warm-up and measuring; 60 s a case\
 if absent.",{example:"5m"}),"cpu-profile":$(ne(),"Whether a regression is followed by CPU profiles of both sides, so that the functions tha\
t cost more are named. If absent, it is, but for pull requests of forks.",{example:!1}),trend:$(T$,"The nightly trend: what it compares with\
, and who is notified of a change.",{example:{reference:"v1.0.0"}}),rank:$(A$,"For `rank`: figures that somebody published of these scenario\
s.",{example:{published:{source:"a comparison of 2015",figures:{"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":$(Mo,
"The image of nginx for containers.",{default:I.nginxImage,example:I.nginxImage})}),Gm=[["targets","*","env"],["targets","*","build","args"],
["targets","*","matrix","*","env"],["targets","*","matrix","*","build","args"],["services","*","env"],["services","*","build","args"],...[["\
defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,"parameters"],[...e,"request","headers"],[...e,"expect","headers"]])];var Hm=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function I$(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function ir(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=I$(Hm(e),Hm(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function je(e,t,n=10){let r=ir(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var mt="loadgate itself chooses CPUs, networks and names; remove it",M$="a run starts its servers alone and discards them afterwards: leave \
it out",Ra='write "working-directory" instead, for example working-directory: server',Vo='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',Km={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
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
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:Ra,workdir:Ra,cwd:Ra,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:mt,cpuset:mt,network:mt,networks:mt,networkMode:mt,containerName:mt,hostname:mt,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},Vm={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},Wm={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,M$])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,mt])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},L$={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},D$={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},j$={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},F$={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},U$={url:'write "request" instead, for example request: GET /',uri:'write "request" instead, for example request: GET /',endpoint:'\
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
with which the command runs to its end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:Vo,slo:Vo},
Z$={url:'the server is the target; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "pat\
h" is written, for example path: /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belon\
gs in "path", for example path: /users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with h\
eaders: { content-type: application/json }',payload:'what is sent is "body", or "body-file" for a file'},B$={code:'write "status" instead, f\
or example status: 200',statusCode:'write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},q$={name:"\
the file needs no name; remove it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scen\
arios",jobs:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is\
 mounted; COPY it into the image, or make it with "setup" of a target',networks:mt,configs:'nothing is mounted; COPY it into the image, or m\
ake it with "setup" of a target',include:"there is one file, whole; write here what is in the others",models:"a run has targets and their se\
rvices, and nothing else: leave it out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'\
write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { ap\
i: { build: ., port: 8080 } }',benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "sc\
enarios" instead, for example scenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello\
: { request: GET / } }',requests:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" \
instead, for example budget: 5m',time:'write "budget" instead, for example budget: 5m',limits:Vo,slo:Vo,...Object.fromEntries(["build","imag\
e","command","port","env","environment","setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build\
: ., port: 8080 } }"])),...Object.fromEntries(["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scen\
ario, or for all of them under "defaults", for example scenarios: { hello: { request: GET / } }']))},G$={top:q$,target:{...Km,...Vm,...Wm,...L$},
service:{...Km,...Vm,...Wm,...D$},build:{...j$,...F$},scenario:U$,request:Z$,expect:B$},H$="there is no place for anchors alone; set each wh\
ere its value stands first: env: &env { LOG_LEVEL: error }, then env: *env",Jm=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function Ym(e,t){let n=K$(
e.map(String));if(n!==void 0)return n==="top"&&/^(?:x-|\.)/.test(t)?H$:Object.entries(G$[n]).find(([r])=>Jm(r)===Jm(t))?.[1]}function K$([e,
...t]){if(e===void 0)return"top";let n={targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.
slice(n);if(e==="targets"&&r==="matrix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="t\
argets"?"target":e==="services"?"service":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="r\
equest"||r==="expect"?r:void 0}var V$={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function lr(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${cr(r)} ${Jo(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>J$(r,i));case"invalid_union":return W$(e,t,r);case"invalid_type":return t.has(r)?s(Pa([za(e)],o)):[eS(r)];case"invalid_value":return s(
nS(e.values.map(String),o));case"invalid_key":return[Q$(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${z(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${cr(r)}: ${Jo(e.message,r)}`}]}}function W$(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>Xm(c,r)));if(o!==
void 0)return o.flatMap(a=>lr(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(za)),i=`${cr(n)} ${Jo(Pa([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function Xm(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>Xm(r,t)))}function za(e){return e.code==="invalid_type"?V$[e.expected]??
e.expected:e.code==="invalid_value"?xn(e.values.map(String)):e.code==="invalid_union"?xn([...new Set(e.errors.flat().map(za))]):"another val\
ue"}function J$(e,t){let n=e.length===0?"":` in ${cr(e)}`,r=Ta(e),o=Y$(t)??Ym(e,t)??X$(e,t)??je(t,r,r.length),s=`unknown key ${z(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function Y$(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function X$(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return Ta([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${Yo([`${s}s`,"",t])}`:Ta([]).includes(t)?`it stands at the top of the file, as ${Yo([t])}`:void 0}function Q$(e,t){let n=Jo(
`the name ${z(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function eS(e){let n=`${e.length===1?"the file":cr(e.
slice(0,-1))} has no ${z(String(e.at(-1)))}; add it, for example ${Yo(e)}`;return{path:e,at:"key",message:n}}function Pa(e,t){let n=`must be\
 ${xn(e)}, is ${rS(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=tS(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function tS(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function nS(e,t){if(typeof t=="number")return`must be ${xn(
e)}, is ${t}`;if(typeof t!="string")return Pa([xn(e)],t);let n=ir(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${xn(e)}, is ${z(
t)}${r}`}function rS(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function Jo(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:Yo(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function cr(e){let[t,n]=oS(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":z(r):r===""?t:`${z(r)} o\
f ${t}`}function oS(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${z(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${z(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${z(n)}`,[]]:[`scenario ${z(r)}\
 in preset ${z(n)}`,e.slice(3)]}var xn=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function ar(e){return e instanceof
_o||e instanceof nr?ar(e.unwrap()):e instanceof ma?ar(e.in):e instanceof So?e.options.flatMap(ar):e instanceof X?[e]:[]}function sS(e,t){return e instanceof
er?[e.valueType]:e instanceof pa?[e.element]:e instanceof mn&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function Qm(e){let t=[Ko];for(let n of e)
t=t.flatMap(ar).flatMap(r=>sS(r,n));return t}function Ta(e){return Qm(e).flatMap(ar).flatMap(t=>t instanceof mn?Object.keys(t.shape):[])}function Yo(e){
let t=Qm(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${Wo(t)}`}var iS=/^[\w/.][\w./?=:% -]*$/;function Wo(e){
return typeof e=="string"?iS.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(Wo).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${Wo(t)}: ${Wo(n)}`).join(", ")} }`}import{posix as Bh}from"node:path";var Xo=Symbol.for("yaml.alias"),Qo=Symbol.for("yaml.document"),Fe=Symbol.for("yaml.map"),Ca=Symbol.for("yaml.pair"),Re=Symbol.for("yaml.scal\
ar"),ht=Symbol.for("yaml.seq"),xe=Symbol.for("yaml.node.type"),Se=e=>!!e&&typeof e=="object"&&e[xe]===Xo,Ye=e=>!!e&&typeof e=="object"&&e[xe]===
Qo,ue=e=>!!e&&typeof e=="object"&&e[xe]===Fe,q=e=>!!e&&typeof e=="object"&&e[xe]===Ca,j=e=>!!e&&typeof e=="object"&&e[xe]===Re,me=e=>!!e&&typeof e==
"object"&&e[xe]===ht;function K(e){if(e&&typeof e=="object")switch(e[xe]){case Fe:case ht:return!0}return!1}function B(e){if(e&&typeof e=="o\
bject")switch(e[xe]){case Xo:case Fe:case Re:case ht:return!0}return!1}var es=e=>(j(e)||K(e))&&!!e.anchor;var ke=Symbol("break visit"),eh=Symbol("skip children"),Xe=Symbol("remove node");function Pe(e,t){let n=th(t);Ye(e)?vn(null,e.contents,n,Object.
freeze([e]))===Xe&&(e.contents=null):vn(null,e,n,Object.freeze([]))}Pe.BREAK=ke;Pe.SKIP=eh;Pe.REMOVE=Xe;function vn(e,t,n,r){let o=nh(e,t,n,
r);if(B(o)||q(o))return rh(e,r,o),vn(e,o,n,r);if(typeof o!="symbol"){if(K(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=vn(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===ke)return ke;i===Xe&&(t.items.splice(s,1),s-=1)}}}else if(q(t)){r=Object.
freeze(r.concat(t));let s=vn("key",t.key,n,r);if(s===ke)return ke;s===Xe&&(t.key=null);let i=vn("value",t.value,n,r);if(i===ke)return ke;i===
Xe&&(t.value=null)}}return o}async function ts(e,t){let n=th(t);Ye(e)?await $n(null,e.contents,n,Object.freeze([e]))===Xe&&(e.contents=null):
await $n(null,e,n,Object.freeze([]))}ts.BREAK=ke;ts.SKIP=eh;ts.REMOVE=Xe;async function $n(e,t,n,r){let o=await nh(e,t,n,r);if(B(o)||q(o))return rh(
e,r,o),$n(e,o,n,r);if(typeof o!="symbol"){if(K(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await $n(s,t.items[s],
n,r);if(typeof i=="number")s=i-1;else{if(i===ke)return ke;i===Xe&&(t.items.splice(s,1),s-=1)}}}else if(q(t)){r=Object.freeze(r.concat(t));let s=await $n(
"key",t.key,n,r);if(s===ke)return ke;s===Xe&&(t.key=null);let i=await $n("value",t.value,n,r);if(i===ke)return ke;i===Xe&&(t.value=null)}}return o}
function th(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.
Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function nh(e,t,n,r){if(typeof n=="fu\
nction")return n(e,t,r);if(ue(t))return n.Map?.(e,t,r);if(me(t))return n.Seq?.(e,t,r);if(q(t))return n.Pair?.(e,t,r);if(j(t))return n.Scalar?.(
e,t,r);if(Se(t))return n.Alias?.(e,t,r)}function rh(e,t,n){let r=t[t.length-1];if(K(r))r.items[e]=n;else if(q(r))e==="key"?r.key=n:r.value=n;else if(Ye(
r))r.contents=n;else{let o=Se(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var aS={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},cS=e=>e.replace(/[!,[\]{}]/g,t=>aS[t]),Qe=class e{constructor(t,n){this.
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
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+cS(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
B(t.contents)){let s={};Pe(t.contents,(i,a)=>{B(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:ya\
ml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Qe.defaultYaml={explicit:!1,version:"1.2"};Qe.defaultTags={"!!":"tag:yaml.org,2002:"};function ns(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function Aa(e){let t=new Set;return Pe(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function Na(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function oh(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=Aa(e));let i=Na(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(j(i.node)||K(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function Tt(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=Tt(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=Tt(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=Tt(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=Tt(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function ce(e,t,n){if(Array.isArray(e))return e.map((r,o)=>ce(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!es(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var zt=class{constructor(t){Object.defineProperty(this,xe,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!Ye(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=ce(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?Tt(s,{"":a},"",a):a}};var gt=class extends zt{constructor(t){super(Xo),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],Pe(t,{Node:(s,i)=>{(Se(i)||es(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||(ce(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=rs(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(ns(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function rs(e,t,n){if(Se(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(K(t)){let r=0;for(let o of t.
items){let s=rs(e,o,n);s>r&&(r=s)}return r}else if(q(t)){let r=rs(e,t.key,n),o=rs(e,t.value,n);return Math.max(r,o)}return 1}var os=e=>!e||typeof e!="function"&&typeof e!="object",M=class extends zt{constructor(t){super(Re),this.value=t}toJSON(t,n){return n?.keep?this.
value:ce(this.value,t,n)}toString(){return String(this.value)}};M.BLOCK_FOLDED="BLOCK_FOLDED";M.BLOCK_LITERAL="BLOCK_LITERAL";M.PLAIN="PLAIN";
M.QUOTE_DOUBLE="QUOTE_DOUBLE";M.QUOTE_SINGLE="QUOTE_SINGLE";var lS="tag:yaml.org,2002:";function uS(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function yt(e,t,n){if(Ye(e)&&(e=e.contents),B(e))return e;if(q(e)){let d=n.
schema[Fe].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new gt(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=lS+
t.slice(2));let l=uS(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new M(e);return c&&(c.
node=d),d}l=e instanceof Map?i[Fe]:Symbol.iterator in Object(e)?i[ht]:i[Fe]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new M(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function ur(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return yt(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var kn=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,Sn=class extends zt{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>B(r)||q(r)?r.clone(t):r),this.range&&(n.range=this.
range.slice()),n}addIn(t,n){if(kn(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(K(s))s.addIn(o,n);else if(s===void 0&&this.schema)this.
set(r,ur(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.length===
0)return this.delete(n);let o=this.get(n,!0);if(K(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remaining path:\
 ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&j(s)?s.value:s:K(s)?s.getIn(o,n):void 0}hasAllNullValues(t){return this.
items.every(n=>{if(!q(n))return!1;let r=n.value;return r==null||t&&j(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){let[
n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return K(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.set(
r,n);else{let s=this.get(r,!0);if(K(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,ur(this.schema,o,n));else throw new Error(`Ex\
pected YAML collection at ${r}. Remaining path: ${o}`)}}};var sh=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function Ce(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var et=(e,t,n)=>e.
endsWith(`
`)?Ce(n,t):n.includes(`
`)?`
`+Ce(n,t):(e.endsWith(" ")?"":" ")+n;var Ia="flow",ss="block",dr="quoted";function fr(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,h,g=!1,m=-1,y=-1,v=-1;n===ss&&(m=ih(e,m,t.length),m!==-1&&(d=m+c));for(let N;N=e[m+=1];){if(n===dr&&N===
"\\"){switch(y=m,e[m+1]){case"x":m+=3;break;case"u":m+=5;break;case"U":m+=9;break;default:m+=1}v=m}if(N===`
`)n===ss&&(m=ih(e,m,t.length)),d=m+t.length+c,f=void 0;else{if(N===" "&&h&&h!==" "&&h!==`
`&&h!=="	"){let T=e[m+1];T&&T!==" "&&T!==`
`&&T!=="	"&&(f=m)}if(m>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===dr){for(;h===" "||h==="	";)h=N,N=e[m+=1],g=!0;let T=m>v+1?m-2:y-1;if(u[T])
return e;l.push(T),u[T]=!0,d=T+c,f=void 0}else g=!0}h=N}if(g&&a&&a(),l.length===0)return e;i&&i();let S=e.slice(0,l[0]);for(let N=0;N<l.length;++N){
let T=l[N],P=l[N+1]||e.length;T===0?S=`
${t}${e.slice(0,P)}`:(n===dr&&u[T]&&(S+=`${e[T]}\\`),S+=`
${t}${e.slice(T+1,P)}`)}return S}function ih(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var as=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),cs=e=>/^(%|---|\.\.\.)/m.
test(e);function dS(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function pr(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(cs(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:fr(i,s,dr,as(t,!1))}function Ma(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return pr(e,t);let n=t.indent||(cs(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:fr(r,n,Ia,as(t,!1))}function _n(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=pr;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=Ma:s&&!o?r=pr:r=n?Ma:pr}return r(e,t)}var La;try{La=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{La=/\n+(?!\n|$)/g}function is({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return _n(n,r);let l=r.indent||(r.forceBlockIndent||cs(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===M.BLOCK_FOLDED?!1:
t===M.BLOCK_LITERAL?!0:!dS(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let P=n[f-1];if(P!==`
`&&P!=="	"&&P!==" ")break}let h=n.substring(f),g=h.indexOf(`
`);g===-1?d="-":n===h||g!==h.length-1?(d="+",s&&s()):d="",h&&(n=n.slice(0,-h.length),h[h.length-1]===`
`&&(h=h.slice(0,-1)),h=h.replace(La,`$&${l}`));let m=!1,y,v=-1;for(y=0;y<n.length;++y){let P=n[y];if(P===" ")m=!0;else if(P===`
`)v=y;else break}let S=n.substring(0,v<y?v+1:y);S&&(n=n.substring(S.length),S=S.replace(/\n+/g,`$&${l}`));let T=(m?l?"2":"1":"")+d;if(e&&(T+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let P=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),R=!1,F=as(r,!0);i!=="folded"&&t!==M.BLOCK_FOLDED&&
(F.onOverflow=()=>{R=!0});let A=fr(`${S}${P}${h}`,l,ss,F);if(!R)return`>${T}
${l}${A}`}return n=n.replace(/\n+/g,`$&${l}`),`|${T}
${l}${S}${n}${h}`}function fS(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return _n(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?_n(s,t):is(e,t,n,r);if(!a&&!u&&o!==M.PLAIN&&s.includes(`
`))return is(e,t,n,r);if(cs(s)){if(c==="")return t.forceBlockIndent=!0,is(e,t,n,r);if(a&&c===l)return _n(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=m=>m.default&&m.tag!=="tag:yaml.org,2002:str"&&m.test?.test(d),{compat:h,tags:g}=t.doc.schema;if(g.some(f)||h?.some(f))return _n(
s,t)}return a?d:fr(d,c,Ia,as(t,!1))}function Ht(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==M.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=M.QUOTE_DOUBLE);let c=u=>{switch(u){case M.
BLOCK_FOLDED:case M.BLOCK_LITERAL:return o||s?_n(i.value,t):is(i,t,n,r);case M.QUOTE_DOUBLE:return pr(i.value,t);case M.QUOTE_SINGLE:return Ma(
i.value,t);case M.PLAIN:return fS(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function ls(e,t){let n=Object.assign({blockQuote:!0,commentString:sh,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function pS(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(j(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function mS(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(j(e)||K(e))&&e.anchor;s&&ns(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function bt(e,t,n,r){if(q(e))return e.toString(t,n,r);if(Se(e)){if(t.doc.directives)return e.toString(
t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.
add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=B(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=pS(t.doc.schema.tags,s));
let i=mS(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(s,t,n,r):j(s)?
Ht(s,t,n,r):s.toString(t,n,r);return i?j(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function ah({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=B(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(K(e)||!B(e)&&typeof e=="object"){let F="\
With simple keys, collection cannot be used as a key value";throw new Error(F)}}let h=!d&&(!e||f&&t==null&&!n.inFlow||K(e)||(j(e)?e.type===M.
BLOCK_FOLDED||e.type===M.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!h&&(d||!s),indent:a+c});let g=!1,
m=!1,y=bt(e,n,()=>g=!0,()=>m=!0);if(!h&&!n.inFlow&&y.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");h=!0}if(n.inFlow){if(s||t==null)return g&&r&&r(),y===""?"?":h?`? ${y}`:y}else if(s&&!d||t==null&&h)return y=`? ${y}`,
f&&!g?y+=et(y,n.indent,l(f)):m&&o&&o(),y;g&&(f=null),h?(f&&(y+=et(y,n.indent,l(f))),y=`? ${y}
${a}:`):(y=`${y}:`,f&&(y+=et(y,n.indent,l(f))));let v,S,N;B(t)?(v=!!t.spaceBefore,S=t.commentBefore,N=t.comment):(v=!1,S=null,N=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!h&&!f&&j(t)&&(n.indentAtStart=y.length+1),m=!1,!u&&c.length>=2&&!n.inFlow&&!h&&me(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let T=!1,P=bt(t,n,()=>T=!0,()=>m=!0),R=" ";if(f||v||S){if(R=v?`
`:"",S){let F=l(S);R+=`
${Ce(F,n.indent)}`}P===""&&!n.inFlow?R===`
`&&N&&(R=`

`):R+=`
${n.indent}`}else if(!h&&K(t)){let F=P[0],A=P.indexOf(`
`),ee=A!==-1,pe=n.inFlow??t.flow??t.items.length===0;if(ee||!pe){let it=!1;if(ee&&(F==="&"||F==="!")){let ie=P.indexOf(" ");F==="&"&&ie!==-1&&
ie<A&&P[ie+1]==="!"&&(ie=P.indexOf(" ",ie+1)),(ie===-1||A<ie)&&(it=!0)}it||(R=`
${n.indent}`)}}else(P===""||P[0]===`
`)&&(R="");return y+=R+P,n.inFlow?T&&r&&r():N&&!T?y+=et(y,n.indent,l(N)):m&&o&&o(),y}function Da(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var us="<<",Ue={identify:e=>e===us||typeof e=="symbol"&&e.description===us,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new M(Symbol(us)),{addToJSMap:Fa}),stringify:()=>us},ch=(e,t)=>(Ue.identify(t)||j(t)&&(!t.type||t.type===M.PLAIN)&&Ue.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===Ue.tag&&n.default);function Fa(e,t,n){let r=lh(e,n);if(me(r))for(let o of r.items)ja(e,t,o);else if(Array.
isArray(r))for(let o of r)ja(e,t,o);else ja(e,t,r)}function ja(e,t,n){let r=lh(e,n);if(!ue(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function lh(e,t){return e&&
Se(t)?t.resolve(e.doc,e):t}function ds(e,t,{key:n,value:r}){if(B(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(ch(e,n))Fa(e,t,r);else{let o=ce(n,"",e);if(t instanceof Map)
t.set(o,ce(r,o,e));else if(t instanceof Set)t.add(o);else{let s=hS(n,o,e),i=ce(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function hS(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(B(e)&&n?.
doc){let r=ls(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),Da(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function On(e,t,n){let r=yt(e,void 0,n),o=yt(t,void 0,n);return new se(r,o)}var se=class e{constructor(t,n=null){Object.defineProperty(this,
xe,{value:Ca}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return B(n)&&(n=n.clone(t)),B(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return ds(n,r,this)}toString(t,n,r){return t?.doc?ah(this,t,n,r):JSON.stringify(this)}};function ps(e,t,n){return(t.inFlow??e.flow?yS:gS)(e,t,n)}function gS({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let g=0;g<t.length;++g){let m=t[g],
y=null;if(B(m))!d&&m.spaceBefore&&f.push(""),fs(n,f,m.commentBefore,d),m.comment&&(y=m.comment);else if(q(m)){let S=B(m.key)?m.key:null;S&&(!d&&
S.spaceBefore&&f.push(""),fs(n,f,S.commentBefore,d))}d=!1;let v=bt(m,u,()=>y=null,()=>d=!0);y&&(v+=et(v,s,l(y))),d&&y&&(d=!1),f.push(r+v)}let h;
if(f.length===0)h=o.start+o.end;else{h=f[0];for(let g=1;g<f.length;++g){let m=f[g];h+=m?`
${c}${m}`:`
`}}return e?(h+=`
`+Ce(l(e),c),a&&a()):d&&i&&i(),h}function yS({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let g=0;g<e.length;++g){let m=e[g],y=null;
if(B(m))m.spaceBefore&&d.push(""),fs(t,d,m.commentBefore,!1),m.comment&&(y=m.comment);else if(q(m)){let S=B(m.key)?m.key:null;S&&(S.spaceBefore&&
d.push(""),fs(t,d,S.commentBefore,!1),S.comment&&(l=!0));let N=B(m.value)?m.value:null;N?(N.comment&&(y=N.comment),N.commentBefore&&(l=!0)):
m.value==null&&S?.comment&&(y=S.comment)}y&&(l=!0);let v=bt(m,c,()=>y=null);l||(l=d.length>u||v.includes(`
`)),g<e.length-1?v+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce((S,N)=>S+N.length+2,2)+(v.length+2)>t.options.lineWidth)),
l&&(v+=",")),y&&(v+=et(v,r,a(y))),d.push(v),u=d.length}let{start:f,end:h}=n;if(d.length===0)return f+h;if(!l){let g=d.reduce((m,y)=>m+y.length+
2,2);l=t.options.lineWidth>0&&g>t.options.lineWidth}if(l){let g=f;for(let m of d)g+=m?`
${s}${o}${m}`:`
`;return`${g}
${o}${h}`}else return`${f}${i}${d.join(" ")}${i}${h}`}function fs({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=Ce(t(r),e);n.push(s.trimStart())}}function Pt(e,t){let n=j(t)?t.value:t;for(let r of e)if(q(r)&&(r.key===t||r.key===n||j(r.key)&&r.key.value===n))return r}var ae=class extends Sn{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(Fe,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(On(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;q(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new se(t,t?.value):r=new se(t.key,t.value);let o=Pt(
this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);j(o.value)&&os(r.value)?o.value.value=
r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.items.
push(r)}delete(t){let n=Pt(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=Pt(this.items,t)?.value;
return(!n&&j(o)?o.value:o)??void 0}has(t){return!!Pt(this.items,t)}set(t,n){this.add(new se(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.mapAsMap?
new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)ds(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);for(let o of this.
items)if(!q(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&this.hasAllNullValues(
!1)&&(t=Object.assign({},t,{allNullValues:!0})),ps(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.indent||"",onChompKeep:r,
onComment:n})}};var Ze={collection:"map",default:!0,nodeClass:ae,tag:"tag:yaml.org,2002:map",resolve(e,t){return ue(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>ae.from(e,t,n)};var he=class extends Sn{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(ht,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=ms(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=ms(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&j(o)?o.value:o}has(t){let n=ms(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=ms(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];j(o)&&os(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push(ce(s,String(o++),n));return r}toString(t,n,r){return t?ps(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(yt(a,void 0,r))}}return s}};function ms(e){let t=j(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var Be={collection:"seq",default:!0,nodeClass:he,tag:"tag:yaml.org,2002:seq",resolve(e,t){return me(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>he.from(e,t,n)};var Ct={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),Ht(e,t,n,r)}};var Kt={identify:e=>e==null,createNode:()=>new M(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new M(
null),stringify:({source:e},t)=>typeof e=="string"&&Kt.test.test(e)?e:t.options.nullStr};var mr={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new M(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&mr.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function ge({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var hs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:ge},gs={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():ge(e)}},ys={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new M(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:ge};var bs=e=>typeof e=="bigint"||Number.isInteger(e),Ua=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function uh(e,t,n){let{
value:r}=e;return bs(r)&&r>=0?n+r.toString(t):ge(e)}var ws={identify:e=>bs(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>Ua(e,2,8,n),stringify:e=>uh(e,8,"0o")},xs={identify:bs,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>Ua(
e,0,10,n),stringify:ge},vs={identify:e=>bs(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>Ua(
e,2,16,n),stringify:e=>uh(e,16,"0x")};var dh=[Ze,Be,Ct,Kt,mr,ws,xs,vs,hs,gs,ys];function fh(e){return typeof e=="bigint"||Number.isInteger(e)}var $s=({value:e})=>JSON.stringify(e),bS=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:$s},{identify:e=>e==null,createNode:()=>new M(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:$s},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:$s},{identify:fh,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>fh(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:$s}],wS={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},ph=[Ze,Be].concat(bS,wS);var hr={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=M.BLOCK_LITERAL),t!==M.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===M.BLOCK_LITERAL?`
`:" ")}return Ht({comment:e,type:t,value:a},r,o,s)}};function Za(e,t){if(me(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!q(r)){if(ue(r)){r.items.length>1&&t("Each pair must have it\
s own sequence indicator");let o=r.items[0]||new se(new M(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=q(r)?r:new se(r)}}else t("Expected a sequence for this tag");return e}function Ba(e,t,n){let{replacer:r}=n,
o=new he(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(On(a,c,n))}return o}var gr={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Za,createNode:Ba};var En=class e extends he{constructor(){super(),this.add=ae.prototype.add.bind(this),this.delete=ae.prototype.delete.bind(this),this.get=ae.
prototype.get.bind(this),this.has=ae.prototype.has.bind(this),this.set=ae.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(q(o)?(s=ce(o.key,"",n),i=ce(o.value,s,n)):s=ce(o,"",n),
r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=Ba(t,n,r),s=new this;return s.
items=o.items,s}};En.tag="tag:yaml.org,2002:omap";var yr={collection:"seq",identify:e=>e instanceof Map,nodeClass:En,default:!1,tag:"tag:yam\
l.org,2002:omap",resolve(e,t){let n=Za(e,t),r=[];for(let{key:o}of n.items)j(o)&&(r.includes(o.value)?t(`Ordered maps must not include duplic\
ate keys: ${o.value}`):r.push(o.value));return Object.assign(new En,n)},createNode:(e,t,n)=>En.from(e,t,n)};function mh({value:e,source:t},n){return t&&(e?qa:Ga).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var qa={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new M(!0),stringify:mh},Ga={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new M(!1),stringify:mh};var hh={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:ge},gh={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():ge(e)}},yh={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new M(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:ge};var br=e=>typeof e=="bigint"||Number.isInteger(e);function Ss(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function Ha(e,t,n){let{value:r}=e;if(br(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return ge(e)}var bh={identify:br,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>Ss(e,2,
2,n),stringify:e=>Ha(e,2,"0b")},wh={identify:br,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>Ss(
e,1,8,n),stringify:e=>Ha(e,8,"0")},xh={identify:br,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>Ss(e,0,
10,n),stringify:ge},vh={identify:br,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>Ss(e,
2,16,n),stringify:e=>Ha(e,16,"0x")};var Rn=class e extends ae{constructor(t){super(t),this.tag=e.tag}add(t){let n;q(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new se(t.key,null):n=new se(t,null),Pt(this.items,n.key)||this.items.push(n)}get(t,n){let r=Pt(this.items,t);return!n&&q(r)?j(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=Pt(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new se(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(On(i,null,r));return s}};Rn.tag="tag:yaml.org,2002:set";var wr={collection:"\
map",identify:e=>e instanceof Set,nodeClass:Rn,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>Rn.from(e,t,n),resolve(e,t){if(ue(
e)){if(e.hasAllNullValues(!0))return Object.assign(new Rn,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function Ka(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function $h(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return ge(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var ks={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>Ka(e,n),stringify:$h},
_s={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>Ka(e,!1),stringify:$h},Tn={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(Tn.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=Ka(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var Va=[Ze,Be,Ct,Kt,qa,Ga,bh,wh,xh,vh,hh,gh,yh,hr,Ue,yr,gr,wr,ks,_s,Tn];var Sh=new Map([["core",dh],["failsafe",[Ze,Be,Ct]],["json",ph],["yaml11",Va],["yaml-1.1",Va]]),kh={binary:hr,bool:mr,float:ys,floatExp:gs,floatNaN:hs,
floatTime:_s,int:xs,intHex:vs,intOct:ws,intTime:ks,map:Ze,merge:Ue,null:Kt,omap:yr,pairs:gr,seq:Be,set:wr,timestamp:Tn},_h={"tag:yaml.org,20\
02:binary":hr,"tag:yaml.org,2002:merge":Ue,"tag:yaml.org,2002:omap":yr,"tag:yaml.org,2002:pairs":gr,"tag:yaml.org,2002:set":wr,"tag:yaml.org\
,2002:timestamp":Tn};function Os(e,t,n){let r=Sh.get(t);if(r&&!e)return n&&!r.includes(Ue)?r.concat(Ue):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(Sh.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(Ue)),o.reduce((s,i)=>{let a=typeof i=="string"?kh[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys(kh).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var xS=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,xr=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?Os(t,"compat"):t?Os(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
_h:{},this.tags=Os(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,Fe,{value:Ze}),Object.defineProperty(this,Re,{value:Ct}),
Object.defineProperty(this,ht,{value:Be}),this.sortMapEntries=typeof i=="function"?i:i===!0?xS:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function Oh(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=ls(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(Ce(c,""))}let i=!1,a=null;if(e.contents){if(B(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(Ce(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=bt(e.contents,o,()=>a=
null,c);a&&(l+=et(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(bt(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(Ce(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(Ce(s(c),"")))}return n.join(`
`)+`
`}var At=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,xe,{value:Qo});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Qe({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[xe]:{value:Qo}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=B(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){zn(this.contents)&&this.contents.add(t)}addIn(t,n){zn(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=Aa(this);t.anchor=!n||r.has(n)?Na(n||"a",r):n}return new gt(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let y=S=>typeof S=="number"||S instanceof String||S instanceof Number,
v=n.filter(y).map(String);v.length>0&&(n=n.concat(v)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:h}=oh(this,i||"a"),g={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:h},m=yt(t,u,g);return a&&K(m)&&(m.flow=!0),f(),m}createPair(t,n,r={}){let o=this.
createNode(t,null,r),s=this.createNode(n,null,r);return new se(o,s)}delete(t){return zn(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return kn(t)?this.contents==null?!1:(this.contents=null,!0):zn(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return K(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return kn(t)?!n&&j(this.contents)?this.contents.value:this.contents:K(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return K(this.contents)?this.contents.has(t):!1}hasIn(t){return kn(t)?this.contents!==void 0:K(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=ur(this.schema,[t],n):zn(this.contents)&&this.contents.set(t,n)}setIn(t,n){kn(
t)?this.contents=n:this.contents==null?this.contents=ur(this.schema,Array.from(t),n):zn(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Qe({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Qe(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new xr(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=ce(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?Tt(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return Oh(this,t)}};function zn(e){
if(K(e))return!0;throw new Error("Expected a YAML collection as document contents")}var vr=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},qe=class extends vr{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},$r=class extends vr{constructor(t,n,r){super("YAMLWarning",t,n,r)}},Wa=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function tt(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",h=!1,g=!1,m=null,y=null,
v=null,S=null,N=null,T=null,P=null;for(let A of e)switch(g&&(A.type!=="space"&&A.type!=="newline"&&A.type!=="comma"&&s(A.offset,"MISSING_CHA\
R","Tags and anchors must be separated from the next token by white space"),g=!1),m&&(l&&A.type!=="comment"&&A.type!=="newline"&&s(m,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),m=null),A.type){case"space":!t&&(n!=="doc-start"||r?.type!=="flow-collection")&&A.source.includes(
"	")&&(m=A),u=!0;break;case"comment":{u||s(A,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let ee=A.
source.substring(1)||" ";d?d+=f+ee:d=ee,f="",l=!1;break}case"newline":l?d?d+=A.source:(!T||n!=="seq-item-ind")&&(c=!0):f+=A.source,l=!0,h=!0,
(y||v)&&(S=A),u=!0;break;case"anchor":y&&s(A,"MULTIPLE_ANCHORS","A node can have at most one anchor"),A.source.endsWith(":")&&s(A.offset+A.source.
length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),y=A,P??(P=A.offset),l=!1,u=!1,g=!0;break;case"tag":{v&&s(A,"MULTIPLE_TAGS","A nod\
e can have at most one tag"),v=A,P??(P=A.offset),l=!1,u=!1,g=!0;break}case n:(y||v)&&s(A,"BAD_PROP_ORDER",`Anchors and tags must be after th\
e ${A.source} indicator`),T&&s(A,"UNEXPECTED_TOKEN",`Unexpected ${A.source} in ${t??"collection"}`),T=A,l=n==="seq-item-ind"||n==="explicit-\
key-ind",u=!1;break;case"comma":if(t){N&&s(A,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),N=A,l=!1,u=!1;break}default:s(A,"UNEXPECTED_TOKEN",`\
Unexpected ${A.type} token`),l=!1,u=!1}let R=e[e.length-1],F=R?R.offset+R.source.length:o;return g&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),m&&(l&&m.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(m,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:N,found:T,spaceBefore:c,comment:d,hasNewline:h,anchor:y,tag:v,newlineAfterProp:S,end:F,start:P??F}}function Nt(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Nt(t.key)||Nt(t.value))return!0}return!1;default:
return!0}}function Sr(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Nt(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function Es(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||j(s)&&j(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var Eh="All mapping items must start at the same column";function Rh({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??ae,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:h,value:g}=u,m=tt(d,{indicator:"explicit\
-key-ind",next:f??h?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),y=!m.found;if(y){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",Eh)),!m.anchor&&
!m.tag&&!h){l=m.end,m.comment&&(a.comment?a.comment+=`
`+m.comment:a.comment=m.comment);continue}(m.newlineAfterProp||Nt(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else m.found?.indent!==r.indent&&o(c,"BAD_INDENT",Eh);n.atKey=!0;let v=m.end,S=f?e(n,f,m,o):t(n,v,d,null,m,o);n.schema.compat&&
Sr(r.indent,f,o),n.atKey=!1,Es(n,a.items,S)&&o(v,"DUPLICATE_KEY","Map keys must be unique");let N=tt(h??[],{indicator:"map-value-ind",next:g,
offset:S.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=N.end,N.found){y&&(g?.type==="block-map"&&
!N.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&m.start<N.found.offset-1024&&
o(S.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let T=g?e(n,
g,N,o):t(n,c,h,null,N,o);n.schema.compat&&Sr(r.indent,g,o),c=T.range[2];let P=new se(S,T);n.options.keepSourceTokens&&(P.srcToken=u),a.items.
push(P)}else{y&&o(S.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),N.comment&&(S.comment?S.comment+=`
`+N.comment:S.comment=N.comment);let T=new se(S);n.options.keepSourceTokens&&(T.srcToken=u),a.items.push(T)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function Th({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??he,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=tt(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let h=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&Sr(r.indent,d,o),c=h.range[2],a.items.push(h)}return a.range=[r.offset,c,l??c],a}function nt(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var Ja="Block collections are not allowed within flow collections",Ya=e=>e&&(e.type==="block-map"||e.type==="block-seq");function zh({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?ae:he),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let y=0;y<r.items.length;++y){let v=r.items[y],
{start:S,key:N,sep:T,value:P}=v,R=tt(S,{flow:a,indicator:"explicit-key-ind",next:N??T?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!R.found){if(!R.anchor&&!R.tag&&!T&&!P){y===0&&R.comma?o(R.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):y<r.items.length-1&&o(R.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),R.comment&&(l.comment?l.comment+=`
`+R.comment:l.comment=R.comment),d=R.end;continue}!i&&n.options.strict&&Nt(N)&&o(N,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(y===0)R.comma&&o(R.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(R.comma||o(R.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),R.comment){let F="";e:for(let A of S)switch(A.type){case"comma":case"space":break;case"comment":F=A.
source.substring(1);break e;default:break e}if(F){let A=l.items[l.items.length-1];q(A)&&(A=A.value??A.key),A.comment?A.comment+=`
`+F:A.comment=F,R.comment=R.comment.substring(F.length+1)}}if(!i&&!T&&!R.found){let F=P?e(n,P,R,o):t(n,R.end,T,null,R,o);l.items.push(F),d=F.
range[2],Ya(P)&&o(F.range,"BLOCK_IN_FLOW",Ja)}else{n.atKey=!0;let F=R.end,A=N?e(n,N,R,o):t(n,F,S,null,R,o);Ya(N)&&o(A.range,"BLOCK_IN_FLOW",
Ja),n.atKey=!1;let ee=tt(T??[],{flow:a,indicator:"map-value-ind",next:P,offset:A.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(ee.found){if(!i&&!R.found&&n.options.strict){if(T)for(let ie of T){if(ie===ee.found)break;if(ie.type==="newline"){o(ie,"MULTILINE_IMPLICI\
T_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}R.start<ee.found.offset-1024&&o(ee.found,"KEY_OVER_1024_CH\
ARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else P&&("source"in P&&P.source?.[0]===
":"?o(P,"MISSING_CHAR",`Missing space after : in ${a}`):o(ee.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let pe=P?e(n,P,ee,o):
ee.found?t(n,ee.end,T,null,ee,o):null;pe?Ya(P)&&o(pe.range,"BLOCK_IN_FLOW",Ja):ee.comment&&(A.comment?A.comment+=`
`+ee.comment:A.comment=ee.comment);let it=new se(A,pe);if(n.options.keepSourceTokens&&(it.srcToken=v),i){let ie=l;Es(n,ie.items,A)&&o(F,"DUP\
LICATE_KEY","Map keys must be unique"),ie.items.push(it)}else{let ie=new ae(n.schema);ie.flow=!0,ie.items.push(it);let Lr=(pe??A).range;ie.range=
[A.range[0],Lr[1],Lr[2]],l.items.push(ie)}d=pe?pe.range[2]:ee.end}}let f=i?"}":"]",[h,...g]=r.end,m=d;if(h?.source===f)m=h.offset+h.source.length;else{
let y=a[0].toUpperCase()+a.substring(1),v=u?`${y} must end with a ${f}`:`${y} in block collection must be sufficiently indented and end with\
 a ${f}`;o(d,u?"MISSING_CHAR":"BAD_INDENT",v),h&&h.source.length!==1&&g.unshift(h)}if(g.length>0){let y=nt(g,m,n.options.strict,o);y.comment&&
(l.comment?l.comment+=`
`+y.comment:l.comment=y.comment),l.range=[r.offset,m,y.offset]}else l.range=[r.offset,m,m];return l}function Xa(e,t,n,r,o,s){let i=n.type==="block-map"?Rh(e,t,n,r,s):n.type==="block-seq"?Th(e,t,n,r,s):zh(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function Ph(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:h}=r,g=f&&s?f.offset>s.offset?f:s:f??s;g&&(!h||h.offset<g.offset)&&
o(g,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===ae.tagName&&a==="map"||i===he.tagName&&a==="seq")return Xa(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),Xa(e,t,n,o,i)}let l=Xa(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=B(u)?u:new M(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function Qa(e,t,n){let r=t.offset,o=vS(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?M.
BLOCK_FOLDED:M.BLOCK_LITERAL,i=t.source?$S(t.source):[],a=i.length;for(let m=i.length-1;m>=0;--m){let y=i[m][1];if(y===""||y==="\r")a=m;else
break}if(a===0){let m=o.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",y=r+o.length;return t.source&&(y+=t.source.length),{value:m,type:s,comment:o.comment,range:[r,y,y]}}let c=t.
indent+o.indent,l=t.offset+o.length,u=0;for(let m=0;m<a;++m){let[y,v]=i[m];if(v===""||v==="\r")o.indent===0&&y.length>c&&(c=y.length);else{y.
length<c&&n(l+y.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),o.indent===
0&&(c=y.length),u=m,c===0&&!e.atRoot&&n(l,"BAD_INDENT","Block scalar values in collections must be indented");break}l+=y.length+v.length+1}for(let m=i.
length-1;m>=a;--m)i[m][0].length>c&&(a=m+1);let d="",f="",h=!1;for(let m=0;m<u;++m)d+=i[m][0].slice(c)+`
`;for(let m=u;m<a;++m){let[y,v]=i[m];l+=y.length+v.length+1;let S=v[v.length-1]==="\r";if(S&&(v=v.slice(0,-1)),v&&y.length<c){let T=`Block s\
calar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first line"}`;n(l-v.length-(S?2:1),"BAD_INDENT",
T),y=""}s===M.BLOCK_LITERAL?(d+=f+y.slice(c)+v,f=`
`):y.length>c||v[0]==="	"?(f===" "?f=`
`:!h&&f===`
`&&(f=`

`),d+=f+y.slice(c)+v,f=`
`,h=!0):v===""?f===`
`?d+=`
`:f=`
`:(d+=f+v,f=" ",h=!1)}switch(o.chomp){case"-":break;case"+":for(let m=a;m<i.length;++m)d+=`
`+i[m][0].slice(c);d[d.length-1]!==`
`&&(d+=`
`);break;default:d+=`
`}let g=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,g,g]}}function vS({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let h=o[f];if(!a&&(h==="-"||h==="+"))a=h;else{let g=Number(h);!i&&g?i=g:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let h=t[f];switch(h.type){case"space":
l=!0;case"newline":d+=h.source.length;break;case"comment":n&&!l&&r(h,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=h.source.length,u=h.source.substring(1);break;case"error":r(h,"UNEXPECTED_TOKEN",h.message),d+=h.source.length;break;default:{
let g=`Unexpected token in block scalar header: ${h.type}`;r(h,"UNEXPECTED_TOKEN",g);let m=h.source;m&&typeof m=="string"&&(d+=m.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function $S(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function ec(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,h,g)=>n(r+f,h,g);switch(o){case"scalar":a=M.PLAIN,c=SS(s,l);break;case"sin\
gle-quoted-scalar":a=M.QUOTE_SINGLE,c=kS(s,l);break;case"double-quoted-scalar":a=M.QUOTE_DOUBLE,c=_S(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=nt(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function SS(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),Ch(e)}function kS(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),Ch(e.slice(1,-1)).
replace(/''/g,"'")}function Ch(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function _S(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=OS(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=ES[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=RS(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function OS(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var ES={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function RS(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function tc(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?Qa(e,t,r):ec(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[Re]:c?l=TS(e.schema,o,c,n,r):t.type==="scalar"?l=zS(
e,o,t,r):l=e.schema[Re];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=j(d)?d:new M(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new M(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function TS(e,t,n,r,o){if(n==="!")return e[Re];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[Re])}function zS({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[Re];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[Re];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function Ah(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var PS={composeNode:nc,composeEmptyNode:Rs};function nc(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=CS(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=tc(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=Ph(PS,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
Rs(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!j(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function Rs(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:Ah(t,n,r),indent:-1,source:""},d=tc(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function CS({options:e},{offset:t,source:n,end:r},o){let s=new gt(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=nt(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function Nh(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new At(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=tt(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?nc(l,o,u,i):Rs(l,u.end,r,null,u,i);let d=c.contents.range[2],f=nt(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function kr(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function Ih(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var _r=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=kr(
n);s?this.warnings.push(new $r(i,r,o)):this.errors.push(new qe(i,r,o))},this.directives=new Qe({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=Ih(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(K(s)&&!s.flow&&s.items.length>0){let i=s.items[0];q(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:Ih(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=kr(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=Nh(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new qe(kr(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new qe(kr(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=nt(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new qe(kr(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new At(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var rc=Symbol("break visit"),AS=Symbol("skip children"),Mh=Symbol("remove item");function Vt(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),Lh(Object.freeze([]),e,t)}Vt.BREAK=rc;Vt.SKIP=AS;Vt.REMOVE=Mh;Vt.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};Vt.parentCollection=(e,t)=>{let n=Vt.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function Lh(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=Lh(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===rc)return rc;a===Mh&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var oc="\uFEFF",sc="",ic="",Ts="";function Dh(e){switch(e){case oc:return"byte-order-mark";case sc:return"doc-mode";case ic:return"flow-error-end";case Ts:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function Ge(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var jh=new Set("0123456789ABCDEFabcdef"),IS=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),zs=new Set(",[]{}"),MS=new Set(` ,[]{}
\r	`),ac=e=>!e||MS.has(e),Or=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(t,n=!1){if(t){if(typeof t!="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+t:t,this.lineEndPos=null}this.atEnd=!n;let r=this.next??"\
stream";for(;r&&(n||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){let t=this.pos,n=this.buffer[t];for(;n===" "||n==="	";)n=this.buffer[++t];
return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[t+1]===`
`:!1}charAt(t){return this.buffer[this.pos+t]}continueScalar(t){let n=this.buffer[t];if(this.indentNext>0){let r=0;for(;n===" ";)n=this.buffer[++r+
t];if(n==="\r"){let o=this.buffer[r+t+1];if(o===`
`||!o&&!this.atEnd)return t+r+1}return n===`
`||r>=this.indentNext||!n&&!this.atEnd?t+r:-1}if(n==="-"||n==="."){let r=this.buffer.substr(t,3);if((r==="---"||r==="...")&&Ge(this.buffer[t+
3]))return-1}return t}getLine(){let t=this.lineEndPos;return(typeof t!="number"||t!==-1&&t<this.pos)&&(t=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=t),t===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[t-1]==="\r"&&(t-=1),this.buffer.substring(
this.pos,t))}hasChars(t){return this.pos+t<=this.buffer.length}setNext(t){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.
lineEndPos=null,this.next=t,null}peek(t){return this.buffer.substr(this.pos,t)}*parseNext(t){switch(t){case"stream":return yield*this.parseStream();case"\
line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"\
flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let t=this.getLine();if(t===null)return this.setNext(
"stream");if(t[0]===oc&&(yield*this.pushCount(1),t=t.substring(1)),t[0]==="%"){let n=t.length,r=t.indexOf("#");for(;r!==-1;){let s=t[r-1];if(s===
" "||s==="	"){n=r-1;break}else r=t.indexOf("#",r+1)}for(;;){let s=t[n-1];if(s===" "||s==="	")n-=1;else break}let o=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(t.length-o),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield sc,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&Ge(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!Ge(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&Ge(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(ac),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&Ge(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield ic,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(ac),"flow";case'"':case"'":return this.
flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||Ge(i)||i===",")return this.flowKey=!1,yield*this.pushCount(
1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let t=this.charAt(0),
n=this.buffer.indexOf(t,this.pos+1);if(t==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let s=0;
for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}let r=this.buffer.substring(0,n),o=r.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){let s=this.continueScalar(o+1);if(s===-1)break;o=r.indexOf(`
`,s)}o!==-1&&(n=o-(r[o-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.
pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let t=this.pos;for(;;){
let n=this.buffer[++t];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.
pushUntil(n=>Ge(n)||n==="#")}*parseBlockScalar(){let t=this.pos-1,n=0,r;e:for(let s=this.pos;r=this.buffer[s];++s)switch(r){case" ":n+=1;break;case`\

`:t=s,n=0;break;case"\r":{let i=this.buffer[s+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=
n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let s=this.continueScalar(t+1);if(s===-1)break;t=this.buffer.
indexOf(`
`,s)}while(t!==-1);if(t===-1){if(!this.atEnd)return this.setNext("block-scalar");t=this.buffer.length}}let o=t+1;for(r=this.buffer[o];r===" ";)
r=this.buffer[++o];if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++o];t=o-1}else if(!this.blockScalarKeep)do{let s=t-1,i=this.buffer[s];i==="\r"&&(i=this.buffer[--s]);let a=s;for(;i===" ";)
i=this.buffer[--s];if(i===`
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield Ts,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(Ge(s)||t&&zs.has(s))break;
n=r}else if(Ge(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&zs.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&zs.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield Ts,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
ac),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(Ge(r)||n&&zs.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!Ge(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(IS.has(n))n=this.buffer[++t];else if(n==="%"&&jh.has(this.buffer[t+1])&&jh.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var Wt=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function It(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function Fh(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function Zh(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function Ps(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function Pn(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function Cs(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function Uh(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!It(t.start,"explicit-key-ind")&&!It(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,Zh(t.value)?t.value.
end?Cs(t.value.end,t.sep):t.value.end=t.sep:Cs(t.start,t.sep),delete t.sep)}var Er=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new Or,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=Dh(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
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
nt"&&(n.indent=0),n.type==="flow-collection"&&Uh(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&Fh(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{Fh(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=Ps(this.peek(2)),r=Pn(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
ock-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=s}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.
source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let n=t.items[t.items.length-1];switch(this.type){case"\
newline":if(this.onKeyLine=!1,n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.
push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"\
space":case"comment":if(n.value)t.items.push({start:[this.sourceToken]});else if(n.sep)n.sep.push(this.sourceToken);else{if(this.atIndentedComment(
n.start,t.indent)){let o=t.items[t.items.length-2]?.value?.end;if(Array.isArray(o)){Cs(o,n.start),o.push(this.sourceToken),t.items.pop();return}}
n.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,o=r&&(n.sep||n.explicitKey)&&this.
type!=="seq-item-ind",s=[];if(o&&n.sep&&!n.value){let i=[];for(let a=0;a<n.sep.length;++a){let c=n.sep[a];switch(c.type){case"newline":i.push(
a);break;case"space":break;case"comment":c.indent>t.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(s=n.sep.splice(i[1]))}switch(this.
type){case"anchor":case"tag":o||n.value?(s.push(this.sourceToken),t.items.push({start:s}),this.onKeyLine=!0):n.sep?n.sep.push(this.sourceToken):
n.start.push(this.sourceToken);return;case"explicit-key-ind":!n.sep&&!n.explicitKey?(n.start.push(this.sourceToken),n.explicitKey=!0):o||n.value?
(s.push(this.sourceToken),t.items.push({start:s,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(n.explicitKey)if(n.sep)if(n.value)t.items.push(
{start:[],key:null,sep:[this.sourceToken]});else if(It(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(Zh(n.key)&&!It(n.sep,"newline")){let i=Pn(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if(It(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=Pn(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
sep:[this.sourceToken]}]})}else n.sep?n.value||o?t.items.push({start:s,key:null,sep:[this.sourceToken]}):It(n.sep,"map-value-ind")?this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):n.sep.push(this.sourceToken):
Object.assign(n,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-\
quoted-scalar":{let i=this.flowScalar(this.type);o||n.value?(t.items.push({start:s,key:i,sep:[]}),this.onKeyLine=!0):n.sep?this.stack.push(i):
(Object.assign(n,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(t);if(i){if(i.type==="block-seq"){if(!n.explicitKey&&
n.sep&&!It(n.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:s});this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let n=t.items[t.
items.length-1];switch(this.type){case"newline":if(n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.
type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.start.push(this.sourceToken);return;case"space":case"\
comment":if(n.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(n.start,t.indent)){let o=t.items[t.items.length-
2]?.value?.end;if(Array.isArray(o)){Cs(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
anchor":case"tag":if(n.value||this.indent<=t.indent)break;n.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)
break;n.value||It(n.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return}if(this.indent>t.indent){
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
lection"){let o=Ps(r),s=Pn(o);Uh(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=Ps(t),r=Pn(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=Ps(t),r=Pn(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function LS(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Wt||null,prettyErrors:t}}function cc(e,t={}){let{lineCounter:n,prettyErrors:r}=LS(t),o=new Er(n?.addNewLine),s=new _r(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new qe(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(Wa(e,n)),i.warnings.forEach(Wa(e,n))),i}var qh=1024*1024,jS=100,Gh="the file is nested too deeply; make it flatter",FS="a second document begins here; keep one, and remove the rest",
US={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},As=class{file;value;#n;#r=new Wt;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>qh)throw this.#e(0,`the file has ${o} bytes; make it at most ${qh}`);this.#f(t);try{let s=this.#p(
t);this.#n=s.contents,this.#o=ZS(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#m(s)}catch(s){throw s instanceof
RangeError?this.#e(0,Gh):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!ue(o.node)&&!me(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return ue(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#p(t){let n=cc(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],Gh);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],FS);let o=US[r.code]??"check the indentation and the quotation marks around here",s=jr(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#m(t){try{return t.toJS({maxAliasCount:jS})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":jr(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!ue(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||lc(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=j(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||me(n)))return t;let o=n.clone();return j(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
Se(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=me(o)?{
key:void 0,node:o.items[Number(r)]}:ue(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=lc(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>lc(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>j(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>me(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>ue(n))}#t(t){return Se(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new O(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function rt(e,t,n){let r=Bh.join(Bh.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${z(n)} \
is outside the repository; name something inside it`)}function lc(e){return j(e)&&typeof e.value!="symbol"?String(e.value):void 0}var Hh=100;function ZS(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return Pe(e,{Alias(i,a,c){
let l=d=>t(uc(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${z(`&${a.source}`)}; add the anchor or writ\
e it out`);if(c.includes(u))throw l(`${z(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>Hh)throw l(`more than ${Hh} a\
liases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),BS(a,t,n)}}),o}function BS(e,t,n){let r=new Map;for(let{key:o}of e.
items){let s=B(o)?uc(o):uc(e);if(!j(o)||K(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port: 8080");typeof o.value!=
"string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.value);if(i==="__proto_\
_")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${z(i)} is here a second tim\
e, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var uc=e=>e.range?.[0]??0;var Wh=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,Rr=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function Jh(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn(Bo.shape,
c)||gm.includes(c)||![...fc(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new Rr(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&Kh(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>Kh(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function Kh(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function fc(e){let t=dc(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(Wh)].flatMap(([
,r])=>r??[])))}function dc(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>dc(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>dc(r,[...t,n]))}function Yh(e){let t=Object.values(e).flatMap(n=>n instanceof Rr?[n.
raw]:[]);return fc(t)}function Ns(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(Wh,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?qS(o):o}return Array.isArray(e)?e.map((o,s)=>Ns(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,Ns(s,t,n,[...r,o])]))}function qS(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var Xh=(e,t)=>t.every((n,r)=>e[r]===n),Vh=(e,t)=>e==="expect"&&Xh(t,["body","json"]);function Qh(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof Rr?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=Bo.shape[i],u=Ns(a,t,T=>Vh(i,T)),
d=l.safeParse(u),f=d.error?.issues??[],h=Ns(a,t,T=>Vh(i,T)||f.some(P=>Xh(T,P.path))),g=d.success?d:l.safeParse(h);if(g.success){let T=g.data?.["\
body-file"];return i==="request"&&T!==void 0&&rt(r,[...c,"body-file"],T),g.data}let m={at:T=>GS(h,T.slice(c.length)),has:T=>r.has(T)},[y]=g.
error.issues.flatMap(T=>lr(T,m,c));if(y===void 0)throw g.error;let v=[...fc(r.at(y.path))].find(T=>Object.hasOwn(t,T));if(v===void 0)throw r.
error(y.path,y.message,y.at);let S=t[v],N=n.all[v]?.indexOf(S)??0;throw r.error([...n.path,"parameters",v,N],`${z(S)} of parameter ${z(v)} d\
oes not fit: ${y.message}`)}}function GS(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as tk}from"node:path";var HS=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;function eg(e){return[...e.matchAll(HS)].map(([,t="",n=""])=>({service:t,part:n}))}
var pc="${port}";function tg(e,t,n,r){let o=wn(t),s=ek(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(v,S={})=>({path:v,layer:{...S,...n.at(
v)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:v,layer:S})=>({path:v,layer:l.layer.args?ag(S,Go):S}),d=v=>c(["presets",r??"",v],s?.[v]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],h=f.reduce((v,{layer:S})=>WS(v,S),{}),g=f.findLast(({layer:v})=>v.parameters)?.
path??[],m=y(h,{name:a,path:g,isOwn:g===l.path&&r===void 0});return sg(m).map(v=>{let S=rg(a,v);if(S.length>64||/[^A-Za-z0-9._-]/.test(S))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${z(S)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has(S))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${z(S)} twice; name the scenario or its values otherwise`);i.add(S);let N=Qh(h,
v,{path:g,all:m},t);return KS(a,N,t),YS(S,N,o,e)});function y(v,{name:S,path:N,isOwn:T}){let P=Object.entries(v.parameters??{}),R=Yh(v),F=P.
find(([pe])=>!R.has(pe));if(F&&T)throw t.error([...N,"parameters",F[0]],`parameter ${z(F[0])} stands nowhere in scenario ${z(S)}; write {${F[0]}\
} where its values belong, or remove it`,"key");let A=P.filter(([pe])=>R.has(pe)),ee=og(Object.fromEntries(A));if(ee>mc)throw t.error([...N,
"parameters"],`makes ${ee} scenarios of ${z(S)}; make it at most ${mc}`);return Object.fromEntries(A)}})}function KS(e,t,n){let[r]=Oa(t);if(r)
throw n.error(["scenarios",e],`${z(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===
void 0)throw n.error(["scenarios",e],`scenario ${z(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)
throw n.error(["scenarios",e],`scenario ${z(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function ng(e,t){
let n=Object.values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&og(a.parameters)<=
mc?sg(a.parameters):[]),s=[...new Set(o.map(a=>rg(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function rg(e,t){
return[e,...Object.values(t)].join("-")}var mc=1e3;function og(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function sg(e){return Object.
entries(e).reduce((t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var VS={requests:["duration","rate"],duration:["requests"],rate:["\
requests"],args:Go,request:["args"]};function WS(e,t){let n=Object.keys(t).flatMap(r=>VS[r]??[]);return{...ag(e,n),...t,...ig(e,t)}}var JS=[
"thresholds","absolute-limits"];function ig(...e){let[t,n]=JS.map(r=>hm(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-lim\
its":n}}}function ag(e,t){return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function YS(e,t,n,r){let{body:o,headers:s={},
status:i=I.status}=t.expect??{},{thresholds:a,"absolute-limits":c}=ig(r,t),l=t.expect?.["same-length"]??I.sameLength,u=Object.entries(s).map(
([d,f])=>[d.toLowerCase(),f]);return{name:e,targets:sr(t.targets??[...n.keys()],n),request:t.request?cg(t.request):{method:I.method,paths:[],
headers:[]},...t.args===void 0?{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.
connections??I.connections,keepalive:t.keepalive??I.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??I.via,...t.background===
void 0?{}:{background:XS(t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===
void 0?{}:{durationSeconds:t.duration},timeoutSeconds:t.timeout??(t.args?I.runTimeout:I.timeout),maxErrors:t["max-errors"]??I.maxErrors,threshold:t.
threshold??r.threshold??I.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function XS({request:e,connections:t=I.backgroundConnections}){return{
request:cg(e),connections:t}}function cg(e){let{method:t=I.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===
void 0?r:[n],headers:Object.entries(o).map(QS),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function QS([e,t]){return[
e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,"")]}function ek(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.
presets?.[n];let o=r.length===0?"the file has no presets":je(n,r);throw t.error(["presets"],`unknown preset ${z(n)}; ${o}`,"key")}function dg(e,t){let n=wn(t);nk(t,[...n.values()].flat());let r=Rm(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of sk(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${z(u)}; ${je(u,r)}`);let c=ik(a);c!==void 0&&
rt(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${z(a)} in preset ${z(i)}; ${je(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${z(i)}; ${je(i,r)}`,"key");rk(e,t,r),ok(e,t,r);
for(let{target:i,at:a}of or(e,t))ug(t,a,i);for(let[i,a]of Object.entries(e.services??{}))ug(t,(...c)=>["services",i,...c],a)}function nk(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=Ho(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${z(o)}, which is there already; name the row otherwise`,"key")}}function rk(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>ng(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${z(o)}; ${je(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${z(c)}; ${je(c,n)}`,"key")}}function ok(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${z(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of or(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${z(c)}; ${r.length===0?"add it u\
nder services:":je(c,r)}`)}lg(t,s,o,i)}for(let o of r)lg(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function lg(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(pc))throw e.error(t(...c),`takes ${z(pc)}, but there is none; add p\
ort:`);for(let{service:u}of eg(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${z(u)}, which is none of this target's s\
ervices; add it to services:`)}}function ug(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
rt(e,e.has(i)?i:t("build"),r),o!==void 0&&rt(e,t("build","dockerfile"),tk.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||rt(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&rt(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&rt(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&rt(e,t("https","ca"),n.https.ca)}function sk(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var ik=e=>e.request?.["body-file"];function fg(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of Zo(u)){let f=t.find(({name:h,secrets:g=[]})=>o.includes(h)&&!g.some(m=>m===d));if(f&&d!==null)throw n.error(ak(
n,r,a,l),`header ${z(l)} takes the secret ${d}, which target ${z(f.name)} does not name; add it there: secrets: [${d}]`)}}function ak(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function gc(e,t,n={}){let r=new As(e,t,Gm),o=Jh(r);return lk(ck(r,o.value),r,o,n.preset)}function ck(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=Ko.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>lr(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function lk(e,t,n,r){dg(e,t);let o=tg(e,t,n,r),s=or(e,t);dk(s,o,t);let i=s.map(a=>fk(a,e,t,o));
return fg(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??I.falseAlarms,failOn:e["fail-on"]??I.failOn,mode:e.
mode??I.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??I.isolation,nginxImage:e["nginx-image"]??I.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===void 0?{}:{trend:uk(e.trend)},...e.rank?.published===void 0?{}:{rank:{
published:xk(e.rank.published,wn(t))}}}}function uk({alert:e,direction:t,keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??I.alert,
direction:t??I.direction,thresholds:o??{},keep:n??pt(I.keep),keepRuns:r??pt(I.keepRuns)}}function dk(e,t,n){for(let{name:r,target:o,at:s}of e)
if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)throw n.error(s(),`target ${z(r)} has no "port"; add it, for exa\
mple port: 8080`)}function fk({name:e,target:t,at:n},r,o,s){pk(t,n,o);let i=(t.services??[]).flatMap(a=>{let c=r.services?.[a];return c?[yk(
a,c)]:[]});return hk(e,t,mk(e,s),i)}function pk({fixture:e},t,n){if(e===void 0)return;let r=Is(e).split("/"),o=Is(hc.join(hc.dirname(n.file),
e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),`must name a folder under this file's that the library itsel\
f is not in; make one, for example ${I.fixture}`)}function Is(e){return hc.normalize(e).replace(/(?<=.)\/$/,"")}function mk(e,t){return t.find(
n=>n.targets.includes(e))?.request.paths[0]??"/"}function hk(e,t,n,r){let{https:o,ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,
timeout:d=I.readyTimeout}=s??{};return{...pg(e,t),ready:{path:l,...u===void 0?{}:{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:gk(o)},
...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},...c===void 0?{}:{fixture:Is(c)}}}function gk({ca:e,
name:t=I.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function yk(e,t){let{command:n,timeout:r=I.readyTimeout}=t.ready??{},o={...n===void 0?
{}:{command:n},timeoutSeconds:r};return{...pg(e,t),ready:o}}function pg(e,t){let{build:n,env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,
{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,h=n!==void 0||o!==void 0,g=bk(h?t.process:t);return{name:e,...n===void 0?{}:{build:wk(
n)},...o===void 0?{}:{image:o},...h&&s!==void 0?{command:s}:{},...g===void 0?{}:{process:g},port:i,env:r,...mg(c),...l===void 0?{}:{inherit:l},
...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},...f===void 0?{}:{seccomp:f}}}function bk(e={}){let{setup:t=[],
command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=Is(r);return{setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function mg(e){
let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function wk({
additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:I.context,dockerfile:I.dockerfile,args:{},...r,...mg(n),...e===void 0?{}:{contexts:e},
...t===void 0?{}:{shmSize:t}}}function xk({source:e,figures:t},n){let r=Object.entries(t).map(([o,s])=>[o,vk(s,n)]);return{source:e,figures:Object.
fromEntries(r)}}function vk(e,t){let n=e.unit??null;if(e.order)return{unit:n,entries:sr(e.order,t).map(i=>({target:i,value:null,system:null}))};
let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>sr([i],
t).map(c=>$k(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*((i.value??o)-(a.value??o)))}}function $k(e,t){return{target:e,value:t.value??
null,system:t.system??null}}import{existsSync as Sk,readFileSync as sL}from"node:fs";import{isAbsolute as kk,join as yc,relative as _k,resolve as Ok,sep as yg}from"node:path";var MM=1<<20;var hg={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,optionalSecrets:null,inherit:null,
memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},gg={setup:"setup","working-directory":"working-directory"},
ZM={...hg,...gg},BM={...hg,...gg,tls:"https",services:"services",prepare:"prepare",changes:"changes",fixture:"fixture"};var Ek=["loadgate.yml","loadgate.yaml",yc(".github","loadgate.yml")];function wg(e,t,n){if(n!==void 0)return bg(e,Ok(t,n));let r=Rk(e,t).find(
o=>Sk(o));return bg(e,r??yc(e.top,"loadgate.yml"))}function Rk({top:e},t){return[t,e].flatMap(n=>Ek.map(r=>yc(n,r)))}function bg({top:e},t){let n=_k(e,t);if(n.startsWith(`..${yg}`)||kk(n))throw new O(`${t} lies outside the repository ${e}; put it inside, or\
 run loadgate there`);return n.split(yg).join("/")}var xg=60;import{existsSync as Vk,lstatSync as FL,mkdirSync as Wk,mkdtempSync as Jk,readdirSync as Yk,readFileSync as Xk,rmSync as Mg,statSync as Qk,writeFileSync as bc}from"node:fs";
import{tmpdir as Ng}from"node:os";import{join as He}from"node:path";import{setTimeout as e0}from"node:timers/promises";import{existsSync as Jt,mkdirSync as gL,readdirSync as Tk,rmdirSync as zk,writeFileSync as yL}from"node:fs";import{join as Lt}from"node:path";var Cn="/sys/fs/cgroup";function Pk(e){return Jt(Lt(Cn,e))?e:Jt(Lt(Cn,"cpu,cpuacct"))?"cpu,cpuacct":e}var Ck=e=>`loadgate-${e}`;function Ak(){let e=["cpu","cpuacct","memory"].map(n=>Lt(Cn,Pk(n))),t=Lt(Cn,"pids");return[...new Set(Jt(t)?[...e,t]:e)]}var Nk=()=>[Cn];async function $g(e){let t=Jt(Lt(Cn,"cgroup.controllers"))?Nk():Ak();for(let n of t.map(r=>Lt(r,Ck(e))))if(Jt(n))for(let r=0;r<20&&Jt(n);r+=
1){for(let o of Tk(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Lt(n,o.name);for(let i of(ve(Lt(s,"cgroup.procs"))??"").split(`\

`).filter(Boolean))$t(Number(i),"SIGKILL");vg(s)}vg(n),Jt(n)&&await new Promise(o=>setTimeout(o,50))}}function vg(e){try{zk(e)}catch{}}import{chmodSync as Lk,chownSync as Dk,existsSync as RL,globSync as jk,lstatSync as Fk,mkdirSync as _g,readdirSync as Uk,readlinkSync as Zk}from"node:fs";import{join as Ds}from"node:path";import{setTimeout as Rg}from"node:timers/promises";import{once as Ms}from"node:events";var Ik=64*1024;async function kg(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...li(t.user)},r=Ur(e,t.cwd),{child:o,stdout:s,stderr:i}=ui(e,n,
t.input?"pipe":"ignore"),a=Mk(Ik);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let l=null;o.once("exit",(d,f)=>{l={code:d,signal:f},r(f?`ended by ${f}`:`exit code ${d}`)});try{await Promise.race([Ms(o,"spawn"),Ms(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let u=o.pid;return{pid:u,child:o,stdout:s,log:a.text,
ended:()=>l,async[Symbol.asyncDispose](){l||(rn(u,"SIGTERM"),await Promise.race([Ms(o,"exit"),Sg((t.graceSeconds??2)*1e3)])),rn(u,"SIGKILL"),
l||await Promise.race([Ms(o,"exit"),Sg(5e3)]),c()}}}function Sg(e){return new Promise(t=>setTimeout(t,e).unref())}function Mk(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var Tg="user-",zg=[[1879048192,2147483646],[60578,60705]];function Pg(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Ls(Bk())),t!==null)return null;r+=1;let o=Hk();if(o===null)return t=Ls("not-permitted"),null;let s=`${Tg}${String(
r).padStart(2,"0")}`;if(r>1)return Og(e,s,o);try{let i=Og(e,s,o);return t=Ls(await qk(i)),t===null?i:null}catch{return t=Ls("not-permitted"),
null}}}}var Ls=e=>e&&{why:e};function Bk(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!jn(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function Og(e,t,n){Lk(e,457),process.umask(process.umask()|18);let r=Ds(e,t),o={
uid:n,gid:n,home:Ds(r,"home"),temporary:Ds(r,"tmp")};_g(r,{mode:457});for(let s of[o.home,o.temporary])_g(s,{mode:448}),Dk(s,n,n);return o}async function qk(e){
var s=[];try{let t=await Eg(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await Eg(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...xt(process.env),LOADGATE_TRIAL:"1"};let o=Qt(s,await kg(["\
sleep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await Gk(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var l=en(s,a,
c);l&&await l}}async function Gk(e){for(let t=0;t<50;t+=1){try{if(Zk(`/proc/${e}/cwd`),Uk(`/proc/${e}/fd`),process.kill(e,0),ve(`/proc/${e}/\
environ`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await Rg(10)}return!1}function Eg(e,t){return vt(t,{cwd:"/",env:xt(process.env),
user:e})}function Hk(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(ve(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>ve(n)??"");for(let[n,r]of zg)if(t.every(o=>Kk(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&ai(s).length===0)return s}return null}function Kk(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function Cg({uid:e}){for(let t=0;t<20;t+=1){let n=ai(e);if(n.length===0)return;for(let r of n)$t(r,"SIGKILL");await Rg(20)}}function Ag(e){
return jk(`${Tg}*/home`,{cwd:e}).flatMap(t=>{let n=Fk(Ds(e,t),{throwIfNoEntry:!1})?.uid;return n!==void 0&&zg.some(([o,s])=>o<=n&&n<=s)?[{uid:n,
gid:n}]:[]})}var wc="loadgate-",Lg="LOADGATE_RUN",js="run.json";function t0(){try{return Jk(He(Ng(),wc))}catch(e){throw new O(`the temporary folder ${Ng()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function xc(){let e=t0(),t=e.slice(e.lastIndexOf(wc)+wc.length).
toLowerCase();Wk(He(e,"pids"),{mode:448});let n={pid:process.pid,started:nn(process.pid)};return bc(He(e,js),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[Lg]:t},users:Pg(e),process:r=>bc(He(e,"pids",String(r)),nn(r)??""),engine:()=>c0(e,process.env),[Symbol.asyncDispose]:()=>s0(
e,t,n0)}}var YL=Op({pid:Z().positive(),started:p().nullable()});var n0=15,r0=7*86400;function o0(e){let{mtimeMs:t=0}=Qk(He(e,js),{throwIfNoEntry:!1})??{};return Date.now()-t>r0*1e3}async function s0(e,t,n){
for(let i of Ig(He(e,"pids"))){let a=ve(He(e,"pids",i))??"";a!==""&&nn(Number(i))===a&&$t(-Number(i),"SIGKILL")}for(let i of Ag(e))await Cg(
i);await a0(t,e),await $g(t);let r=await u0(e,t,n)||o0(e);if(hl())return i0(e,r);let o=[js,...l0],s=r?[e]:Ig(e).flatMap(i=>o.includes(i)?[]:
[He(e,i)]);for(let i of s)Mg(i,{recursive:!0,force:!0,maxRetries:3})}function i0(e,t){t&&Mg(He(e,js),{force:!0}),process.stderr.write(`LOADG\
ATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function a0(e,t){for(let n=0;n<20;n+=1){let r=[...yl(`${Lg}=${e}`),...bl(t)];if(r.length===0)return;for(let o of r)$t(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function Ig(e){try{return Yk(e)}catch{return[]}}var vc="engine.json";function c0(e,t){let n=Dr.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);bc(He(e,vc),JSON.stringify(Object.fromEntries(n)))}var l0=[vc];async function u0(e,t,n){let r=He(e,vc);if(!Vk(
r))return!0;let o={...ll(process.env),...f0(r)};return await p0(o,n)?(await m0(t,o),await h0(t,o),await g0(t,o),!0):!1}var d0=W(p(),p());function f0(e){
try{let t=d0.parse(JSON.parse(Xk(e,"utf8")));return Object.fromEntries(Dr.map(n=>[n,t[n]]))}catch{return{}}}async function p0(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await vt(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await e0(1e3)}}async function m0(e,t){let n=await An(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await An(t,"rm","--force","--volumes",...n)}async function h0(e,t){let n=await An(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await An(t,"network","rm",...n)}async function g0(e,t){let r=await An(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await An(t,"image","rm","--force",...r)}async function An(e,...t){
let{code:n,stdout:r}=await vt(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}function ot(e){return`${Number((e*100).toPrecision(3))}%`}var Dg="measure again on a quiet machine",y0={steal:Dg,"other-programs":Dg,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var fD={"out-of-ports":y0["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var bD=1/9;function Us(e){return`${e.map(({shard:n,cases:r,minutes:o})=>`${n.padEnd(8)} ${o} min after building: ${r.map(Te).join(", ")}`).join(`
`)}
`}var Tr=["regression","invalid","inconclusive","improvement","new","unchanged"],In=["io-calls","collections"],Mn=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...In,"start-time","image-size"];var jg=["burner-elsewhere","interrupted","invalid"];function Zs(e){if(e<0)return 1-Zs(-e);let t=1/(1+.2316419*e),r=[.31938153,-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+
s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var kc=4.25,DD=1-2*kc*Math.exp(-(kc**2)/2)/Math.sqrt(2*Math.PI)/(2*Zs(kc)-1);var Dt=_(x({name:p(),key:C(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var k=(e,t)=>x({code:J(e),...t}),de=C(["base","head"]),_c=x({exitCode:b().nullable(),signal:p().nullable()}).describe("Both null where nothi\
ng is known but that it ended."),Zg=C(["content-length","chunked","until-close","none"]),O0=x({asked:b().describe("The port that was asked."),
at:_(x({host:p(),port:b()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the ser\
ver listens."),Oc=C(["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),zr={
through:J("nginx").exactOptional().describe("Set where the server itself answers."),interim:b().exactOptional().describe("The status (1xx) t\
hat its answers have before the one that counts.")},Bs={afterLoad:J(!0).exactOptional()},Bg=_(U([x({status:p(),count:b()}),x({error:p(),count:b()})])),
E0=C(["differs","too-long","too-slow"]),R0=U([x({text:p()}).describe("The beginning of the whole body that is expected."),x({contains:p()}),
x({matches:p(),why:E0}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),x({json:p(),
at:p(),got:p().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),x({json:$o()}).
describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),Pr=Ve("code",[k("wrong-status",{path:p(),status:b(),
expected:U([b(),_(b())]).describe("Of several, each would be right."),body:p().describe("Its beginning, without secrets."),speaks:Oc.exactOptional(),
...zr,...Bs}),k("wrong-body",{path:p(),bytes:b(),body:p().describe("Its beginning, without secrets."),lacks:R0,...Bs}),k("wrong-header",{path:p(),
name:p(),value:p().nullable(),expected:p(),...Bs}),k("no-answer",{path:p(),error:p(),speaks:Oc.exactOptional(),...zr,...Bs}),k("length-chang\
ed",{path:p(),bytes:b()}),k("lengths-differ",{path:p(),base:b(),head:b()}),k("framing-differs",{path:p(),base:Zg,head:Zg}),k("errors",{failed:b(),
of:b(),unit:C(["requests","operations"]),most:Bg.describe("The most frequent."),through:zr.through}),k("no-answers",{seconds:b(),most:Bg.describe(
"The most frequent."),through:zr.through}),k("wrong-size",{answers:b(),bytes:b(),least:b(),most:b()}),k("too-many-connections",{side:C(["cli\
ent","upstream"]).describe("Of nginx; client where there is none."),opened:b(),requests:b()}),k("died",{end:_c,of:C(["server","service"]),service:p().
exactOptional(),when:C(["starting","before-load","under-load"]).exactOptional(),withheld:Dt,lacks:p().exactOptional().describe("A module tha\
t it said it could not find.")}),k("restarted",{}),k("worked-unasked",{cpu:b().describe("CPU seconds that it used while only the other varia\
nt was loaded."),other:b().describe("The same of the other variant, while only this one was loaded."),seconds:b()}),k("accepted-unasked",{connections:b().
describe("Accepted while only the other variant was loaded."),seconds:b()}),k("reached-other",{of:de.describe("Whose server, service or ngin\
x it was connected to."),connections:b(),listened:J(!0).exactOptional().describe("Where it listened at a port of the other instead of being \
connected to it.")}),k("ended-other",{of:de.describe("Whose server was ended by a signal while this one's ran beside it."),end:_c}),k("fails\
-beside",{of:de.describe("Which could not be started beside this one, and could alone.")}),k("changed-files",{of:de.describe("Whose files we\
re changed while both ran, and not those of this one."),path:p().describe("The first of them."),files:b()}),k("left-its-group",{processes:b(),
cpu:b().describe("CPU seconds that they used, which no meter of the variant counts.")}),k("not-ready",{seconds:b(),last:U([x({path:p(),status:b()}),
x({error:p()})]).nullable().describe("What it answered last; null where it answered nothing."),service:p().exactOptional(),listens:O0.exactOptional(),
speaks:Oc.exactOptional(),...zr,runOver:J(!0).exactOptional().describe("Set where the run's time was over first.")}),k("start-failed",{error:p()}),
k("prepare-failed",{command:_(p()),error:p(),withheld:Dt}),k("command-failed",{error:p(),withheld:Dt}),k("no-report",{output:p().describe("T\
he last lines of a command that reported no operations, though base's does.")}),k("impossible-time",{seconds:b().describe("What a command sa\
id that it had worked."),wall:b().describe("From its start to its end, as hyperfine noted it.")}),k("timing-altered",{noted:b().describe("Wa\
ll seconds that hyperfine noted."),wall:b().describe("From its start to its end by loadgate's clock.")}),k("generator-failed",{error:p()}),k(
"background-load-failed",{failed:b().exactOptional(),answered:b().exactOptional(),error:p().exactOptional()}),k("proxy-failed",{variant:de,end:_c.
nullable(),seconds:b().nullable().describe("Set where it was waited for so long."),error:p().nullable().describe("The last line of its log.")}),
k("harness-failed",{error:p()}),k("burner-elsewhere",{})]);var Cr=C(["direct","nginx"]),qs=C(["server","proxy","generator","dependency"]),V=b().nullable(),qg=W(p(),b()),Ar=C(["out-of-ports","proxy-sa\
turated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),T0=x({by:C(["hyperfi\
ne","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:Z().positive().
describe("How many times it ran, one after the other."),user:V.describe("CPU seconds of all runs in user mode."),system:V.describe("The same\
 in the kernel."),exitCode:Z().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:Z().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:V.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),z0=x({variant:de,wall:b().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:qg.
describe("Answers by status."),errors:qg.describe("Errors by the generator's own text, deadline aborts left out."),aborted:b().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:b().describe("Body bytes received."),correct:b().describe("Answers\
 with the expected status."),latency:x({mean:V,p50:V,p90:V,p95:V.exactOptional(),p99:V}).describe("In seconds. The oldest results have no p9\
5."),latencies:_(ko([b().nonnegative(),Z().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:x({server:V,proxy:V,generator:V}).describe("CPU seconds used."),busiest:x(
{server:V,proxy:V}).describe("Busiest thread as a share of one core."),opened:x({client:V,upstream:V}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:V.describe("Peak memory of the server in bytes since its start."),switches:V.describe("Co\
ntext switches of the server."),counters:Me(C(In),b().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:T0.exactOptional(),bottleneck:qs.nullable(),invalid:_(Pr),limits:_(Ar)}).describe("What on\
e load of one variant gave in one round."),P0=x({order:_(de).describe("The variants in the order they were loaded."),together:ne().describe(
"Whether they were loaded at once."),at:b().describe("Seconds since the start of the run."),samples:_(z0),disturbance:x({stolen:V.describe("\
Taken by the host of this virtual machine."),foreign:V.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),Gg=x({at:b().describe("Seconds since the start of the run."),startSeconds:x({base:b().exactOptional(),
head:b().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:b(),warmUpCosts:_(V).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:_(P0),invalid:_(
x({variant:de.nullable(),fault:Pr,log:p().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");function Xg(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Fr(n(),process.env))}var zc={before:b(),after:b()},ry=C(Mn),Qg={scenario:p(),metric:ry,before:b().nullable().describe("Null where it has none."),after:b().nullable()},
V0=x({of:C(["run","scenario","target","service"]),name:p().exactOptional().describe("Absent where it is of the whole run."),setting:p().describe(
"The way to it, as `expect.status`."),before:p().nullable().describe("Cut around what differs; null where it is not there."),after:p().nullable()}),
ey={changes:_(V0),more:Z().nonnegative().describe("How many further ones there are.")},ty={scenarios:_(p()),via:_(p()).describe("scenario/vi\
a"),pairs:_(p()).describe("target/scenario")},W0=C(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),oy=Ve("code",[k("base-config-missing",{file:p()}),k("base-config-unusable",{file:p(),error:p()}),k("config-from-checkout",{file:p()}),
k("gate-changed",{changes:_(Ve("setting",[x({setting:J("false-alarms"),...zc}),x({setting:J("fail-on"),before:_(p()),after:_(p())}),x({setting:J(
"mode"),before:p(),after:p()}),x({setting:J("threshold"),scenario:p(),...zc}),x({setting:J("max-errors"),scenario:p(),...zc}),x({setting:J("\
thresholds"),...Qg}),x({setting:J("absolute-limits"),...Qg,unit:p()})]))}),k("budget-changed",{before:b().nullable().describe("Seconds; null\
 for the default of each case."),after:b().nullable()}),k("isolation-changed",ey),k("no-base-side",{file:p(),targets:_(p())}),k("no-longer-m\
easured",{targets:_(p()),...ty}),k("newly-measured",{targets:_(p()),...ty}),k("plan-changed",ey),k("fixture-changed",{folders:_(p())}),k("de\
fault-rules",{file:p()}),k("cases-missing",{cases:_(p())}),k("asked-otherwise",{scenarios:_(p())}),k("submodules-missing",{paths:_(p())}),k(
"filters-off",{filters:_(p()),file:p().describe("One of them."),files:Z().positive()}),k("port-ignored",{target:p()}),k("port-fixed",{target:p(),
ports:_(Z().positive()).min(1).describe("What both sides listen on beside PORT.")}),k("own-users-lacking",{why:W0,what:p().exactOptional().describe(
"The target, program or port that a separate user cannot have.")}),k("session-overran",{case:p()}),k("planted-not-found",{case:p(),slowdown:b().
describe("CPU that was burnt beside head, as a share of what head used.")}),k("planted-not-measured",{case:p(),why:C(jg)}),k("rate-not-compa\
rable",{scenario:p()})]);var Pc=Ve("code",[k("docker-missing",{}),k("no-engine",{said:p().exactOptional().describe("By Docker's client.")}),k("no-buildx",{}),k("imag\
es-unresolved",{images:_(p())}),k("nothing-to-build",{target:p()}),k("no-command",{of:C(["target","service"]),name:p()}),k("same-process",{as:p().
describe("The target that it does not differ from.")}),k("programs-missing",{programs:_(p())}),k("base-in-docker",{})]),sy=Ve("code",[k("ask\
ed-for",{}),k("docker-works",{}),k("nothing-to-run",{}),k("not-docker",{obstacle:Pc})]),Ks=C(["untouched","identical-builds"]),J0=C(["steal",
"other-programs","out-of-ports"]),ny=b().exactOptional().describe("Set where the time for everything that is built together was over."),Cc=Ve(
"code",[k("build-failed",{variant:de,target:p(),limitSeconds:ny}),k("setup-failed",{variant:de,target:p(),limitSeconds:ny,withheld:Dt}),k("f\
ault",{variants:_(de).describe("Empty where it is no variant's."),fault:Pr,times:Z().positive()}),k("head-alone",{why:C(["configuration","ta\
rget","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),k("sh\
ards-missing",{shards:_(p()).describe("`1/3`; empty where one left the case out.")}),k("skipped",{why:Ks}),k("skip-unverified",{why:Ks}),k("\
interrupted",{}),k("no-time",{}),k("no-values",{}),k("one-session",{}),k("equal-ratios",{}),k("slow-start",{seconds:b().describe("What a sta\
rt takes, of the slower side."),sessions:Z().positive().describe("How many fit.")}),k("interference",{source:J0,effect:C(["counted-less","le\
ft-out","nothing-left"]),rounds:Z().positive()}),k("limited",{limit:Ar,loop:C(["closed","open","command"]),cpuDecides:ne().describe("Whether\
 CPU time could be read, so that it decides.")}),k("held-back",{limit:Ar,bound:ne().describe("Whether its value is a bound of the true one.")}),
k("connections-closed",{base:b().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:b().nullable()}),
k("p99-unknown",{}),k("not-judged",{metric:ry,asked:C(["threshold","limit"]).describe("By which key."),why:C(["of-requests","of-commands","n\
o-operations","operations","no-image","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),
k("bottleneck-unknown",{}),k("server-waits",{}),k("settled-early",{sessions:Z().positive()}),k("counter-moved",{metric:C(In),more:b().describe(
"Head less base, per request or operation."),low:b().describe("Where that lies at 95%, with the other end."),high:b()})]);var Y0=C(["docker","process"]),iy=x({method:p(),paths:_(p()).describe("One or several; one of several is picked at random for each request."),
headers:_(ko([p(),p()])),body:U([x({text:p()}),x({file:p()})]).exactOptional()}),X0=x({contains:_(p()).exactOptional().describe("Texts that \
all stand in it."),matches:p().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:p().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),Q0=x({status:U([b(),
_(b())]).describe("Of several, each is right."),body:U([p().describe("The whole body."),X0]).exactOptional(),headers:W(p(),p()).describe("Lo\
wer-case names."),sameLength:ne().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected an\
swer; what is absent is not checked.");var ay=Me(C(Mn),b().positive()),e_=x({name:p(),targets:_(p()).describe("Names of the targets it is run against."),request:iy.describe("Asks \
for no path where the scenario runs a command instead."),args:_(p()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of being asked: a command that is timed from start to end, and may tell on its last line how many operations it did."),
expect:Q0,connections:b(),keepalive:ne(),http2:J(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with T\
LS as both agree."),via:_(Cr),background:x({request:iy,connections:b()}).exactOptional().describe("Other requests that are asked all the whi\
le; they are not measured."),rate:U([x({perSecond:b()}),x({share:b()})]).exactOptional().describe("Requests per second, or a share of what b\
ase can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:b().exactOptional().describe("A fixed count\
 of requests per sample instead of a duration."),durationSeconds:b().exactOptional().describe("Instead of a length derived from the throughp\
ut."),timeoutSeconds:b(),maxErrors:b().describe("The share of answers that may be errors, 0 to 1."),threshold:b().describe("Smallest relativ\
e change that counts, 0.02 for 2%."),thresholds:ay.exactOptional().describe("The same of single metrics, which then decide as well, whatever\
 decides without them."),limits:ay.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be, or the\
 least of what is better the higher it is.")}),t_=C(["configuration","target","scenario","request"]),Nc=x({id:p(),target:p(),scenario:p(),via:Cr,
fresh:t_.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that asks or expe\
cts something else. What base answers wrongly is then no fault of it.")}),Ac=_(b()),n_=x({layout:C(["one-core","shared-load-core","smt-sibli\
ngs","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separate machi\
ne the numbers of server and proxy are that machine's."),server:Ac,proxy:Ac,generator:Ac}).describe("Which logical CPUs each part may use.");var r_=C(["side-by-side","interleaved"]),o_=C(["regression","invalid","inconclusive","never"]),s_=C(["block","observe"]),Ic={seed:b(),budgetSeconds:b(),
isolation:Y0,isolationReason:sy,cpus:n_,scenarios:_(e_)},Mc=x({...Ic,shard:x({index:Z().positive(),count:Z().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:x({config:p().exactOptional(),preset:p().exactOptional()}).exactOptional().
describe("What of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:J(!1).exactOptional().
describe("Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:b().gt(0).lt(1).describe(
"One-sided risk of any false regression in the whole run."),pairing:r_.describe("How the variants of a case are loaded, where both can be up\
 at once."),cases:_(Nc),failOn:_(o_),mode:s_.describe("Whether a verdict fails the run, or is only reported.")}),i_=x({cores:b(),memoryBytes:b(),
kernel:p(),os:p()}),Lc=x({cpuModel:p(),cores:b(),memoryBytes:b(),kernel:p(),os:p(),runnerImage:p().nullable(),servers:i_.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:W(p(),p()),load:x({before:b(),after:V}).describe("Load aver\
age of one minute.")});var Js=1,Dc=C(Tr),Ln=C(Mn),Nr=x({low:b().positive(),high:b().positive()}),c_=x({name:Ln,unit:p(),better:C(["higher","lower"]),gates:ne().describe(
"Whether it takes part in the verdict of its case."),base:V.describe("Typical value: the median over sessions of the medians over rounds."),
head:V,ratio:b().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:Nr.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:Nr.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:b().describe("Sessions behind the interval."),threshold:b().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:Dc.nullable()}),l_=x({metric:Ln,unit:p(),better:C(["higher","lower"]),
limit:b().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:V.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:Nr.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:b().describe("Sessions behind the interval."),state:C(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),u_=x({roundsPerSession:b(),
warmUpSeconds:b().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:V.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Ws=b().nonnegative(),cy=C(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),ly=Z().nonnegative().describe("In its file, of head."),d_=x({name:p().
max(300),line:ly.exactOptional(),kind:cy,calls:x({name:p().max(300),line:ly.exactOptional(),kind:cy}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Ws.describe("CPU seconds per request in it and in all that it calls."),head:Ws}),f_=x({tool:p().
max(100),base:Ws.describe("CPU seconds per request, of the whole server."),head:Ws,functions:_(d_).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),jc=x({...Nc.shape,sessions:_(Gg),choice:u_.exactOptional(),rate:b().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:Ks.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:_(p()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Lc.exactOptional().describe("Where it was measured, if not where the rest was."),growth:f_.exactOptional()}),
p_=x({...jc.shape,bottleneck:qs.nullable(),threshold:b().positive(),metrics:_(c_),limits:_(l_).exactOptional(),verdict:Dc,settledAt:V.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:V.describe("The smallest slowdown, as a share, th\
at would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:_(de).describe("The variants that an inv\
alid case failed in."),findings:_(Cc)}),m_=x({variant:de,commit:p().describe("Of a temporary commit where the working tree was measured."),label:p().
describe('What was asked for: a revision, or "working tree".'),builds:W(p(),x({id:p(),imageBytes:V})).describe("By target: image id, or tree\
 id for processes, and the image's size in bytes.")}),h_=x({kind:C(["package","image","runtime"]).describe("A package of a lock file; an ima\
ge that is built on; a compiler or runtime."),name:p().max(200),base:p().max(200).nullable().describe("Its versions in base that head has no\
t, a comma between two; null where base has none."),head:p().max(200).nullable(),role:C(["direct","indirect","development"]).exactOptional().
describe("Of a package: asked for, needed by another, or only to develop with."),file:p().max(200).exactOptional().describe("That says so; a\
bsent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),dy=_(h_).max(500).exactOptional().
describe("What matters most first; absent where nothing else differs, or nothing was compared."),g_=x({variant:de,target:p(),what:C(["build",
"setup"]),log:p(),limitSeconds:b().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:Dt}).
describe("A side that could not be built or prepared at all."),y_=x({build:b(),run:b().describe("Starts, warm-up and measuring."),ready:b().
describe("Of them, from all variants of a session ready to their stop."),load:b().describe("Of them, with load on."),harness:b().describe("C\
PU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Fc={id:p(),startedAt:p().
describe("ISO 8601."),environment:Lc,variants:_(m_),failures:_(g_),notices:_(oy).describe("What the reader must know first."),seconds:y_,interrupted:ne().
describe("Whether the run was stopped before its plan was done.")},NF=x({...Fc,differences:dy,plan:Mc,cases:_(jc)}),fy={schema:J(Js),...Fc,differences:dy,
plan:Mc,cases:_(p_),verdict:Dc,exitCode:b()},Vs=x({command:J("compare"),...fy}),uy=x({commit:p(),label:p()}),b_=C(["issue","comment","fail",
"none"]),w_=x({control:p().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:_(b_),
direction:C(["worse","both"]),thresholds:W(p(),b()).describe("Further metrics that raise alerts, each with its threshold."),selftest:ne().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:b().describe("Seconds that points are \
kept."),keepRuns:b().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),x_=x({settings:w_,config:p().describe("Path of the configuration file."),reference:uy,head:x({commit:p(),subject:p()}),control:Vs.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:x({from:uy,
results:Vs}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:Vs.nullable().describe(
"The cases that looked changed, measured once more."),planted:x({case:p(),slowdown:b().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:Vs.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),v_=x({command:C(["compare","trend"]),...fy,trend:x_.
exactOptional()}),$_=x({place:Z().positive(),value:V,system:p().nullable(),moved:ne().describe("Whether today's order among the published sy\
stems is another one.")}),S_={place:Z().positive().nullable().describe("From 1; shared by targets that the numbers cannot tell apart; null w\
here nothing can be ranked."),ratio:b().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions\
."),interval:Nr.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},k_=x({target:p(),...S_,figures:Me(
Ln,V).describe("Typical values: the median over sessions of the medians over rounds."),sessions:_(b().positive()).describe("The value that i\
t is ranked by, of each session."),spread:Nr.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:Z().nonnegative().describe(
"All answers and errors of the measured rounds."),failed:W(p(),Z().positive()).describe("How often what went wrong."),bottleneck:qs.nullable(),
limited:ne().describe("Whether something else than the server bounded its value."),findings:_(Cc),published:$_.nullable().describe("What the\
 publication said, beside today's place.")}),__=x({id:p().describe("scenario/via"),scenario:p(),via:Cr,by:C(["goodput","p99","time"]).describe(
"Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations."),unit:C(
["requests/s","operations/s","s"]),rows:_(k_).describe("Best first.")}),O_=x({unit:p().nullable(),entries:_(x({target:p(),value:V,system:p().
nullable()}))}),E_=x({source:p(),figures:W(p(),O_).describe("By scenario and via, `hello/direct`.")}),R_=x({target:p(),obstacle:Pc}),T_=x(Ic),
z_=x({...Fc,config:p().describe("Path of the configuration file."),plan:T_,cases:_(jc).describe("One target in one scenario in one way each,\
 as `head`."),leftOut:_(R_),published:E_.nullable()}),P_=x({command:J("rank"),schema:J(Js),...z_.shape,leaderboards:_(__),exitCode:b()}),IF=Ve(
"command",[v_,P_]);var MF=64*1024*1024;var LF=Ep({schema:b()});var Uc=["changed","always","never"],Zc=["neutral","trusted"],jt=p().max(500),C_=x({id:jt.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:jt.describe("Which cases, as a glob."),at:p().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:jt.describe("Login."),reason:jt}),py=x({id:jt,extent:Me(
Ln,b()).describe("By metric, how much worse it may be, as a log."),limits:Me(Ln,b()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),A_=x({...py.shape,acceptance:C_}),N_=x({run:b().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:b().int().nonnegative(),head:p().regex(/^[0-9a-f]{40}$/),verdict:C([...Tr,"accepted","failed"]),headline:jt,
at:jt.describe("ISO 8601."),commitSeen:p().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:_(py).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),I_=10,UF=x({runs:_(N_).max(
I_).describe("Oldest first; the last one is what the comment shows."),accepted:_(A_).max(1e3),heard:_(jt).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});function my(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof O?new O(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function G(e,t){return{...e,parse:t}}function ye(e,t){
return{...e,parse:t}}function st(e,t){return{name:e,description:t,default:"false",parse:hy}}var fe=e=>e;function M_(e,t,n){let r=ir(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function Xt(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new O(
M_("value",t,e));return n}}function hy(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new O(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function gy(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new O(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(Xt(e))}}function L_(e){if(!/^\d{1,10}$/.test(e))throw new O(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function D_(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new O(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function yy(e){if(!/^\/[^\s#]*$/.test(e))throw new O(`"${e}" is \
not a path; write it like /users?page=2`);return e}var by=G({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},fe),wy=G({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},fe),Ir={config:G({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},fe),case:G({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},fe),preset:G({name:"preset",value:"P",
description:"A preset of the configuration file."},fe),budgetSeconds:G({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},qt)},xy=G({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},Xt(["auto","docker","process"]));function j_(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new O(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var vy=G({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},j_),$y=G({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:qt(e)),VF=G({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},fe),WF=G({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},L_),Sy=G({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},ft),ky=G({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},gy(["regression","invalid","inconclusive","never"])),JF=st("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),_y=st("measure-identical","Measur\
e even if both sides are the same build."),Oy=st("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),YF=st("published","Show the published figures of the configuration file beside the \
measured ones."),XF=st("strict","Fail if a target cannot run here, instead of leaving it out."),Ey=G({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Fl),Ys=ye({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},Ul),QF=ye({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
fe),e2=ye({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},fe);function F_(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new O(`"${e}" is not a port; write a number from 1 to 65535`);return t}var t2={program:G({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},fe),port:G({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},F_),get:G({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},yy)},n2=st("open","Open the page in a browser."),r2={from:G({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},fe),target:G({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},fe),command:G({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},fe),path:G({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},yy),startTimeout:ye({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},qt),dryRun:st("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:st("yes","Write without asking, even in a terminal.")},o2=ye({name:"slowdown",value:"5%",default:"5%",
description:"The slowdown that is planted in head: how much more CPU time it uses."},ft),s2=ye({name:"budget",value:"3m",default:"3m",description:"\
Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},qt),i2={...st("quiet","Show no pr\
ogress; results and errors remain."),short:"q"},Ry=st("json","Print the result as JSON."),Bc=["github-action-benchmark"],a2=ye({name:"format",
value:Bc.join("|"),default:Bc[0],description:"The format to write."},Xt(Bc)),Ty={branch:ye({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:G({name:"remote",value:"URL",description:"The repository of tha\
t branch. Defaults to the checkout's `origin`."},fe),folder:ye({name:"dashboard-path",value:"DIR",default:"loadgate",description:"The trend'\
s folder on that branch, `.` for its root."},D_)},c2={keep:G({name:"keep",value:"3y",description:"How long points are kept. Defaults to the \
run's configuration."},pt),keepRuns:G({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},pt)},zy={results:G(
{name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},fe),artifact:ye({name:"\
artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},fe),config:ye({name:"conf\
ig",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each conf\
iguration has its own comment and status."},fe),preset:G({name:"preset",value:"NAME",description:"The preset that was measured with, whose t\
hresholds apply."},fe),threshold:G({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to\
 that of base's configuration file, whatever the run used."},ft),failOn:G({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"\
Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},gy(["regression",
"invalid","inconclusive","never"])),forkStatus:ye({name:"fork-status",value:Zc.join("|"),default:"neutral",description:"The status of a fork\
 whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could forge the nu\
mbers; `trusted` lets it pass."},Xt(Zc)),when:ye({name:"when",value:Uc.join("|"),default:"changed",description:"When to comment. The comment\
 records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},Xt(Uc)),status:ye({name:"st\
atus",value:"true|false",default:"true",description:"Whether to set a commit status."},hy)};var U_={shards:Ys,...Ir},$2={name:"plan",summary:"cut the run into shards for a job matrix; a case is never split",group:"ci",examples:[{line:"\
loadgate plan",does:"show at most two shards, with their cases and minutes"},{line:"loadgate plan --shards 4 --json",does:"print a matrix fo\
r a workflow"},{line:"loadgate plan --case 'api/*' --budget 20m",does:"cut only these cases"}],options:{...U_,json:Ry},async run({values:e,host:t}){
let n=await qc(e,t);return Xg({include:n},e,()=>Us(n)),0}};async function qc(e,t){var u=[];try{let n=await fi(t.cwd);let r=Qt(u,xc(),!0);let o=wg(
n,t.cwd,e.config);let s=e.head?await Ll(n,e.head):await gi(n,r.folder,t.signal);let i=await hi(n,s,o);if(i===null)throw new O(`head has no ${o}\
; write one, or name another with --config`);let a=gc(i,o,e.preset===void 0?{}:{preset:e.preset});let c=jl(a,e.case);let l=e.budgetSeconds??
a.budgetSeconds??xg*c.length;return Bl(c.length,e.shards).map(m=>{let y=Zl(c,m).map(({id:S})=>S),v=Math.ceil(l*y.length/c.length/6)/10;return{
shard:`${m.index}/${m.count}`,cases:y,minutes:v}})}catch(d){var f=d,h=!0}finally{var g=en(u,f,h);g&&await g}}function Hc(e){return G({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Py={base:{...by,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...wy,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:Z_,folder:B_}=Ty,Gc={branch:{...Z_,name:"gh-pages-branch"},folder:B_},Cy="`loadgate` in the runner's temporary\
 folder";function Ay(e){return G({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${Cy}.`},t=>t)}var Ny=Ay("`results.js\
on` and the reports"),Iy="The folder of all results and reports, for a workflow to upload.",My=G({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${Cy}.`},e=>e),Ly={out:Iy,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function q_(e){
if(J_.some(({name:t})=>t===e))throw new O(`${e} is another action; write uses: ${Mr(e)}@v1`);return Xt(["compare","trend"])(e)}function Mr(e){
return`loadgate/loadgate/actions/${e}`}var E2={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:G({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},q_),...Py,...Ir,isolation:xy,secrets:{...vy,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:$y,threshold:Sy,
failOn:ky,measureIdentical:_y,cpuProfile:Oy,shard:Ey,branch:{...Gc.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:Gc.folder,oha:G({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:Ny},outputs:Ly},G_={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Hc("The token to comment with, e.g. `github.token`."),...zy},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},H_={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Hc("The token to push and to open issu\
es with, e.g. `github.token`."),results:My,...Gc},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},Kc={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Ys,...Ir,head:Py.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},K_={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:ye({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:Ny},outputs:Ly},V_={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Hc("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},W_={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:My,out:Ay(
"`bigger.json` and `smaller.json`")},outputs:{out:Iy}},J_=[G_,H_,Kc,K_,V_,W_];import{readFileSync as Y_,statSync as X_}from"node:fs";var Q_=32*1024*1024;function Dy(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new O("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:r}=X_(n);if(r>Q_)throw new Error(`it has ${r} byt\
es, more than GitHub ever sends`);return{name:t,payload:JSON.parse(Y_(n,"utf8"))}}catch(r){throw new O(`the event in ${n} cannot be read: ${r.
message}`)}}function jy(e,...t){let n=Xs(e,...t);return typeof n=="string"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Xs(e,...t){let n=e;for(let r of t){
if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;n=n[r]}return n}var eO={pull_request_target:`measure on: pull_request, and comment with ${Mr("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Mr("comment")}`,issue_comment:`read the comment with ${Mr("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Fy(e){if(e==="pull_request_target")throw new O(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${eO[e]}`)}function Uy({name:e,payload:t}){if(e==="pull_request")return{head:{revision:Qs(t,"pull_request","head","sha"),label:"the pull request's head"},
base:{revision:Qs(t,"pull_request","base","sha"),label:"the pull request's base"},...tO(Xs(t,"pull_request","base","ref")),fromMergeBase:!0};
if(e==="merge_group")return{head:{revision:Qs(t,"merge_group","head_sha"),label:"the merge group's head"},base:{revision:Qs(t,"merge_group",
"base_sha"),label:"the merge group's base"},fromMergeBase:!1};let n=Xs(t,"repository","default_branch"),r=typeof n=="string"&&Zy.test(n)?n:"\
main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/remotes/origin/${r}`,label:r},fromMergeBase:!0}}function tO(e){
if(typeof e!="string"||!Zy.test(e))return{};let t=`${e}, since the base that the event names is not in this clone`;return{branch:{revision:`\
refs/remotes/origin/${e}`,label:t}}}var Zy=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;function Qs(e,...t){let n=jy(e,...t);
if(n!==null)return n;throw new O(`the event has no commit id at ${t.join(".")}; set base and head instead`)}import*as Gy from"os";function Ft(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function By(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Wc(e,t,n){let r=new Vc(e,t,n);process.stdout.write(r.toString()+Gy.EOL)}var qy="::",Vc=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=qy+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${rO(o)}`)}}return t+=`${qy}${nO(this.message)}`,t}};function nO(e){return Ft(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function rO(e){return Ft(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Hy from"crypto";import*as ti from"fs";import*as ei from"os";function Ky(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!ti.existsSync(
n))throw new Error(`Missing file at path: ${n}`);ti.appendFileSync(n,`${Ft(t)}${ei.EOL}`,{encoding:"utf8"})}function Vy(e,t){let n=`ghadelim\
iter_${Hy.randomUUID()}`,r=Ft(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${ei.EOL}${r}${ei.EOL}${n}`}import*as Xy from"os";import{EOL as oO}from"os";import{constants as Wy,promises as sO}from"fs";var Jc=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:iO,appendFile:aO,writeFile:cO}=sO,Jy="G\
ITHUB_STEP_SUMMARY";var Yc=class{constructor(){this._buffer=""}filePath(){return Jc(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[Jy];if(!t)throw new Error(`Unable to find environment variable for $${Jy}. Check if your runtime environment supports job summaries.`);try{
yield iO(t,Wy.R_OK|Wy.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Jc(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?cO:
aO)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Jc(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(oO)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},K2=new Yc;import Yy from"os";var Y2=Yy.platform(),X2=Yy.arch();var Xc;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Xc||(Xc={}));function Qy(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function eb(e,t){if(process.env.GITHUB_OUTPUT||"")return Ky("OUTPUT",Vy(e,t));process.stdout.write(Xy.EOL),Wc("set-output",{name:e},Ft(t))}function tb(e){process.exitCode=Xc.Failure,nb(e)}function nb(e,t={}){Wc("error",By(t),e instanceof Error?e.toString():e)}var Qc={done:0,regression:1,usage:2,invalid:3,undelivered:4};function rb(e){return e instanceof Ke?dO(e.signal):e instanceof Dn?Qc.undelivered:e instanceof O?Qc.usage:Qc.invalid}function dO(e){return e===
"SIGINT"?130:143}var el={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};function ob(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${fO(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function fO(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function sb(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+ob(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${ob(s,
200)}
`))},end(){o&&e.write(o)}}}function ib(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Ke(r)));process.on("SIGHUP",()=>n.abort(
new Ke("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:el,progress:sb(t,el.now),signal:n.signal}}var xZ=1/3;var kZ=x({schema:J(1),message:p().max(1e5)});var OZ=64*1024*1024;var SO=360,kO=236,rB={left:54,right:SO-6,top:20,bottom:kO-34};var oB=Math.log(4),sB=Math.log(10),iB=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var AO="1.0.0",NO=AO.split(".")[0],IO=`https://github.com/loadgate/loadgate/blob/v${NO}/docs`;var LO=13,IB=(LO-1)/2;var hb=.05;var UO=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${ot(hb)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var BO=360;var Mq={left:104,right:BO-58};var nG=32*1024*1024;import{closeSync as HO,openSync as KO,readSync as VO,writeSync as WO}from"node:fs";var JO=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function gb(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=YO(ve("/proc/self/stat")??""),n=KO("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return VO(n,r,0,t,e)!==t?!1:WO(n,XO(
r),0,t,e)===t}finally{HO(n)}}catch{return!1}}function YO(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function XO(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return oi(o)||JO.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function yb(e,t){gb();let n={isTTY:!1,columns:120,write:nl},r=ib(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=Dy(process.env);
Fy(o.name);let s=my(e.inputs,i=>Qy(i)||void 0,QO);process.exitCode=await t({inputs:s,event:o,host:r,output:eb})}catch(o){tb(sl(o)),process.exitCode=
rb(o),o instanceof Ke&&process.exit()}}function QO(e){return`input "${e}"`}function nl(e){process.stdout.write(ii(e))}await yb(Kc,async({inputs:e,event:t,host:n,output:r})=>{let o=e.head??Uy(t).head.revision,s=await qc({...e,head:o},n);nl(Us(s));let i=s.map(
({shard:a},c)=>({shard:a,number:c+1}));return r("matrix",JSON.stringify({include:i})),0});
// Packages: @actions/core, yaml, zod
