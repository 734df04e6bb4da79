import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var kb=Object.defineProperty;var al=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),cl=e=>{throw TypeError(e)};var _b=(e,t)=>{for(var n in t)kb(e,n,{get:t[n],enumerable:!0})};var en=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&cl("Object expected");var r,o;n&&(r=t[al("asyncDispose")]),r===void 0&&
(r=t[al("dispose")],n&&(o=r)),typeof r!="function"&&cl("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},tn=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,l){
return l=Error(c),l.name="SuppressedError",l.error=i,l.suppressed=a,l},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};var O=class extends Error{name="UsageError"},Ut=class extends Error{name="RunError"},Ke=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var Dn=class extends Error{name="DeliveryError"},Ob="interrupted; everything it started is gone";function ll(e){return e instanceof Ke?Ob:[O,
Ut,Dn].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{copyFileSync as sw,existsSync as Ml,readFileSync as JE,rmSync as iw,statSync as aw,utimesSync as cw}from"node:fs";import{join as pi,resolve as Gr}from"node:path";var Eb=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,Rb=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function ri(e){return e.
replace(Eb,"$1").replace(Rb,"$1")}var Tb=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i;function ul(e){return Tb.test(e)}import{execFileSync as Kb,spawn as El}from"node:child_process";import{closeSync as $l,constants as Sl,fchownSync as Wb,globSync as TE,lstatSync as zE,
mkdtempDisposableSync as Vb,openSync as kl,rmSync as PE}from"node:fs";import{Socket as Jb}from"node:net";import{tmpdir as Yb}from"node:os";import{
join as _l}from"node:path";import{delimiter as dl,isAbsolute as zb}from"node:path";var fl=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function oi(e){return e.split(dl).filter(t=>zb(t)).join(dl)}var Pb=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],jr=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],Cb=[...jr,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var Ab=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function si(e){return Pb.includes(e)||e.startsWith("LC_")}function vt(e,t={}){let n=ii(e,Object.keys(e).filter(si));return n.PATH!==void 0&&
(n.PATH=oi(n.PATH)),{...n,...t}}function ii(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function pl(e){return{
...vt(e),...ii(e,Cb)}}function ml(e){return{...vt(e),...ii(e,Object.keys(e).filter(t=>Ab.test(t)))}}import{stripVTControlCharacters as Nb}from"node:util";var Ib=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
Mb=new RegExp("(\\p{M}{4})\\p{M}+","gu");function hl(e){return Nb(e.replace(/\r\n?/g,`
`)).replace(Ib,"").replace(Mb,"$1")}function Te(e){return hl(e).replace(/\s+/g," ").trim()}var Lb=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Fr(e){return e.replaceAll(Lb,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?
`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function z(e){return`"${Fr(e.length>60?`${e.slice(0,57)}...`:e)}"`}function ai(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,
"$1:\u2060").replaceAll("##[","##\u2060[")}function Ur(e,{GITHUB_ACTIONS:t}){return t==="true"?ai(e):e}var jn=e=>e!==void 0&&e!==""&&e!=="0";function bl(e=process.env){return jn(e.LOADGATE_DEBUG)||jn(e.RUNNER_DEBUG)}function ci(e=process.env){
return jn(e.LOADGATE_KEEP_TEMP)}var Db=new Map;function gl(e){if(!bl())return;let t=[...Db.values()].reduce((n,r)=>r(n),e);process.stderr.write(Ur(`debug: ${t}
`,process.env))}var yl=0;function Zr(e,t){if(!bl())return()=>{};yl+=1;let n=yl,r=performance.now();return gl(`#${n} ${e.map(jb).join(" ")} (\
in ${t})`),o=>gl(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function jb(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${Fb(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function Fb(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as SE,openSync as kE,readdirSync as Ub,readFileSync as Zb,readlinkSync as Bb,readSync as _E,realpathSync as qb}from"node:fs";function ve(e){return Br(()=>Zb(e,"utf8"))}function nn(e){return Gb(ve(`/proc/${e}/stat`))}function Gb(e){return wl(e,22)}function wl(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function xl(e){return ui().filter(t=>ve(`/proc/${t}/environ`)?.split("\0").includes(e))}function li(e){return ui().filter(t=>{let n=ve(`/pro\
c/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function vl(e){let t=`${Br(
()=>qb(e))??e}/`;return ui().filter(n=>`${(Br(()=>Bb(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&wl(ve(`/proc/${n}\
/stat`),7)==="0")}function ui(){return Hb("/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function Hb(e){return Br(()=>Ub(e))??[]}function Br(e){try{return e()}catch{return null}}var Xb=500,qr=8*1024*1024;async function $t(e,t){t.signal?.throwIfAborted();let n=Zr(e,t.cwd),{child:r,...o}=Qb(e,t);t.started?.(r);let s=!1,
i=()=>rn(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,rn(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,l=()=>{i(),c=setTimeout(()=>rn(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",l,{once:!0});let u={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",h=>d(h)||i());for(let h of d?
["stderr"]:["stdout","stderr"])o[h]?.setEncoding("utf8"),o[h]?.on("data",g=>{u[h]+=g,u[h].length>2*qr&&(u[h]=u[h].slice(-qr)),t.output?.(g)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let f=await new Promise(h=>{r.once("error",v=>h({code:null,signal:null,
stdout:"",stderr:v.message,missing:v.code==="ENOENT"||v.code==="EACCES",timedOut:!1}));let g=()=>{let{exitCode:v,signalCode:k}=r,[N,T]=[u.stdout.
slice(-qr),u.stderr.slice(-qr)];h({code:v,signal:k,stdout:N,stderr:T,missing:!1,timedOut:s})},m=3,y=()=>{m-=1,m===0&&g()};for(let v of[o.stdout,
o.stderr])v?.once("close",y);r.once("exit",y),r.once("exit",()=>setTimeout(g,Xb).unref())});return n(Rl(f)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",l),t.signal?.throwIfAborted(),f}function Qb(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...di(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return fi(e,n,r);let[o,...s]=e,i=El(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function di(e){return e?{uid:e.uid,gid:e.gid}:{}}function Fn(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=ew(e.stderr||
e.stdout,5),n=Rl(e);return t?`${n}: ${t}`:n}function Rl({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function rn(e,t){e!==void 0&&St(-e,t)}function St(e,t){try{process.kill(e,t)}catch{}}
function ew(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function fi(e,t,n="ignore"){let[r,...o]=e,s=Ol(),i=Ol();if(t.uid!==void 0)for(let{writer:a}of[s,i])Wb(a,t.uid,t.gid??t.uid);try{return{child:El(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{$l(s.
writer),$l(i.writer)}}var Tl="pipes-",DE=new RegExp(`^${Tl}(?<pid>\\d+)-(?<started>\\d+)-`);function Ol(){var o=[];try{let e=en(o,Vb(_l(Yb(),`${Tl}${process.pid}-${nn(process.pid)}-`)));let t=_l(e.path,"pipe");let n={cwd:e.path,env:vt(
process.env)};Kb("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=kl(t,Sl.O_RDONLY|Sl.O_NONBLOCK);return{reader:new Jb({fd:r,
readable:!0,writable:!1}),writer:kl(t,"w")}}catch(s){var i=s,a=!0}finally{tn(o,i,a)}}var tw={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},zl=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],nw="git was not \
found; install it (apt-get install git)";async function at(e,t,{filters:n=[],...r}={}){let o=await Cl(e);if(o.missing)throw new O(nw);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...Al(o),...n])].flatMap(ow);return Nl(e,t,[...zl,...s],r)}async function Pl(e){return Al(await Cl(
e))}function Cl(e){return Nl(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],zl)}function Al({stdout:e}){let t=e.split("\0").
filter(Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function Nl(e,t,n,{env:r,...o}={}){return $t(["git","-C",e,...t],
{cwd:"/",timeoutSeconds:120,...o,env:{...rw(ml(process.env),n),...tw,...r}})}function rw(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,
GIT_CONFIG_COUNT:String(n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}
function ow(e){return[[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}async function Il(e){let{stdout:t}=await at(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}async function Un(e,t,n={}){let r=await mi(e,t,{timeoutSeconds:600,...n});if(r.code===0)return r.stdout.trim();throw new Error(`git ${t.join(
" ")}: ${Fn(r)}`)}var lw=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function mi(e,t,n={}){let r=await at(e,t,n);if(r.code===
0||!lw.test(r.stderr))return r;let o=await Il(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new Ut(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${ri(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function hi(e){
let t=await at(e,["rev-parse","--show-toplevel"]);if(t.code!==0){if(/dubious ownership/.test(t.stderr))throw new O(uw(t,e));if(/bare repository|must be run in a work tree/.
test(t.stderr))throw new O(`${Gr(e)} is a bare repository, which has no files to build; run loadgate in a checkout of it (git clone, or git \
worktree add)`);let n=/not a git repository/.test(t.stderr)?"":`: ${Fn(t)}`;throw new O(`${Gr(e)} is not inside a git repository${n}; run lo\
adgate in a checkout of your project`)}return{top:t.stdout.trim()}}function uw({stderr:e},t){let n=/ownership in repository at '(.*)'/.exec(
e)?.[1]??Gr(t);return`git does not read ${n}, since it belongs to another user, who could have git run programs; if you trust it, run git co\
nfig --global --add safe.directory '${n}' as the user that runs loadgate, or give it to that user (chown -R)`}async function gi({top:e},t){let n=await at(e,["rev-parse","--verify","--quiet","--end-of-options",`${t}^{commit}`]);return n.code===0?n.stdout.
trim():null}async function yi({top:e}){return(await at(e,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}function dw({top:e},t){return Un(e,["rev-parse",`${t}^{tree}`])}async function bi({top:e},t,n){let r=await mi(e,["show",`${t}:${n}`]);return r.code===0?r.stdout:null}async function wi(e,t,n){let{top:r}=e,o=await Un(r,["rev-parse","HEAD"]),s=pi(t,"index"),i=Gr(r,await Un(r,["rev-parse","--git-path","index"]));
Ml(i)&&fw(i,s);let a={GIT_INDEX_FILE:s};try{let c=await Ll(r),l=await mi(r,["add","--all"],{env:a,filters:c,timeoutSeconds:600,...n&&{signal:n}});
if(l.code!==0)throw new Ut(`git could not read the working tree (git add: ${Fn(l)}); correct that file or its .gitattributes, or name what i\
s committed: --head HEAD`);let u=await Un(r,["write-tree"],{env:a});return u===await dw(e,o)?o:await Un(r,["commit-tree",u,"-p",o,"-m","Work\
ing tree"],{env:{...a,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"loadgate@localhost",GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:"\
loadgate@localhost"}}})}finally{iw(s,{force:!0})}}async function Ll(e){let{stdout:t}=await at(e,["ls-files","-z","--stage"]),n=t.split("\0").
flatMap(o=>/^160000 [^\t]*\t(.+)$/s.exec(o)?.[1]??[]),r=[];for(let o of n.map(s=>pi(e,s)).filter(s=>Ml(pi(s,".git"))))r.push(...await Pl(o),
...await Ll(o));return r}function fw(e,t){sw(e,t);let n=Math.floor(aw(e).mtimeMs/1e3);cw(t,n,n)}async function Dl(e,t){let n=await gi(e,t);if(n)return n;let r=await yi(e)?`; this clone is shallow, so fetch it first: ${mw(t)}`:"; git log\
 --oneline --all lists those that do";throw new O(`revision "${t}" does not exist here${r}`)}function mw(e){return/^[0-9a-f]{40}$/.test(e)?`git fetch --depth=1 origin ${e}`:"git fetch --unshallow origin (for actions/checkout: fetch-d\
epth: 0)"}var xi=10;function Fl(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>jl(i,s)));if(o!==void 0)throw hw(o,n);return n.filter(({id:s})=>r.some(i=>jl(s,i)))}function hw(e,t){let n=t.
slice(0,xi).map(({id:o})=>o),r=t.length>xi?` and ${t.length-xi} more`:"";return new O(`no case matches ${z(e)}; the cases are: ${n.join(", ")}${r}`)}
function jl(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Zn=256;function Ul(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Zn||n<1||n>r)throw new O(`"${e}" is not a shard; write it like 1/3, up to ${Zn}/${Zn}`);
return{index:n,count:r}}function Zl(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Zn)throw new O(`"${e}" is not a number of shar\
ds; write one from 1 to ${Zn}`);return t}function Bl(e,{index:t,count:n}){let r=o=>Math.floor(e.length*o/n);return e.slice(r(t-1),r(t))}function ql(e,t){
let n=Math.max(1,Math.min(t,e));return Array.from({length:n},(r,o)=>({index:o+1,count:n}))}import{posix as bc}from"node:path";var L={};_b(L,{BIGINT_FORMAT_RANGES:()=>Xl,CONSTANT_CATCH:()=>ru,Class:()=>Si,NUMBER_FORMAT_RANGES:()=>Pi,aborted:()=>_e,allowsEval:()=>Ri,assert:()=>xw,
assertEqual:()=>gw,assertIs:()=>bw,assertNever:()=>ww,assertNotEqual:()=>yw,assignProp:()=>cn,attachSchema:()=>qn,base64ToUint8Array:()=>tu,
base64urlToUint8Array:()=>jw,cached:()=>an,captureStackTrace:()=>Wr,cleanEnum:()=>Dw,cleanRegex:()=>Bn,clone:()=>ze,cloneDef:()=>Sw,codePointLength:()=>Gn,
constantCatch:()=>ou,createTransparentProxy:()=>Tw,defineLazy:()=>Kl,defineLazyInternal:()=>H,derived:()=>Bw,esc:()=>Oi,escapeRegex:()=>ut,explicitlyAborted:()=>Ci,
extend:()=>Cw,finalizeIssue:()=>Ne,floatSafeRemainder:()=>_i,getElementAtPath:()=>kw,getEnumValues:()=>Hr,getLengthableOrigin:()=>Hn,getParsedType:()=>Rw,
getSizableOrigin:()=>eu,hexToUint8Array:()=>Uw,hide:()=>Xr,installLazyProp:()=>Kw,isObject:()=>Bt,isPlainObject:()=>Ot,issue:()=>un,joinValues:()=>Kr,
jsonStringifyReplacer:()=>sn,members:()=>Ni,merge:()=>Nw,mergeDefs:()=>lt,normalizeParams:()=>D,nullish:()=>ki,numKeys:()=>Ew,objectClone:()=>vw,
omit:()=>Pw,optionalKeys:()=>zi,own:()=>_t,parsedType:()=>Ai,partial:()=>Iw,pick:()=>zw,prefixIssues:()=>Ae,primitiveTypes:()=>Yl,promiseAllObject:()=>_w,
propertyKeyTypes:()=>Ti,randomString:()=>Ow,rawShape:()=>ln,required:()=>Mw,safeExtend:()=>Aw,shallowClone:()=>Jl,sizeCaps:()=>Yr,slugify:()=>Ei,
stringifyPrimitive:()=>Vr,toZod:()=>Hl,uint8ArrayToBase64:()=>nu,uint8ArrayToBase64url:()=>Fw,uint8ArrayToHex:()=>Zw,unwrapMessage:()=>on});function gw(e){return e}function yw(e){return e}function Hl(){return e=>e}function bw(e){}function ww(e){throw new Error("Unexpected value i\
n exhaustive check")}function xw(e){}function Hr(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function Kr(e,t="|"){return e.map(n=>Vr(n)).join(t)}function sn(e,t){return typeof t=="bigint"?t.toString():
t}var $i=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function an(e){return new $i(e)}function ki(e){return e==null}function Bn(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function _i(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Gl=Symbol("evaluating");function Kl(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Gl)return r===void 0&&(r=Gl,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function vw(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function cn(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function ln(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function ct(e){return ln(e._zod.def)??e._zod.def.shape}function Wl(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return cn(this,t,r),r},enumerable:!0,configurable:!0})}function Vl(e,t,n){t in e?cn(e,t,n):e[t]=n}function Zt(e,t,n,r){
let o=ct(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Wl(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Vl(e,s,r?r(i.value,s):i.value))}}function $w(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Wl(e,n,()=>t[n]):Vl(e,n,r.value))}}function lt(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function Sw(e){return lt(e._zod.def)}function kw(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function _w(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function Ow(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Oi(e){return JSON.stringify(
e)}function Ei(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Wr="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Bt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Ri=an(()=>{if(be.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function Ot(e){if(Bt(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Bt(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Jl(e){return Ot(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function Ew(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var Rw=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Ti=new Set(["string","number","symbol"]),Yl=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function ut(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ze(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function D(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function Tw(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Vr(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function zi(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Pi={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Xl={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function zw(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return Zt(s,e,Jr(e,t)),ze(e,lt(n,{shape:s,checks:[]}))}function Jr(e,t){let n=ct(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Pw(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(Jr(e,t)),i={};return Zt(i,e,Reflect.ownKeys(ct(e)).filter(a=>!s.has(a))),ze(e,lt(n,{shape:i,checks:[]}))}function Cw(e,t){
if(!Ot(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=ct(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return ze(e,lt(e._zod.def,{shape:Ql(e,t)}))}function Ql(e,t){let n={};return Zt(n,e,Reflect.ownKeys(ct(e))),
$w(n,t),n}function Aw(e,t){if(!Ot(t))throw new Error("Invalid input to safeExtend: expected a plain object");return ze(e,lt(e._zod.def,{shape:Ql(
e,t)}))}function Nw(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};Zt(n,e,Reflect.ownKeys(ct(e))),Zt(n,t,Reflect.ownKeys(ct(t)));let r=lt(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return ze(e,r)}function Iw(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(Jr(t,n)):void 0,c={};return Zt(c,t,Reflect.ownKeys(ct(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),ze(t,lt(t._zod.def,{shape:c,checks:[]}))}function Mw(e,t,n){let r=n?new Set(
Jr(t,n)):void 0,o={};return Zt(o,t,Reflect.ownKeys(ct(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),ze(t,lt(t._zod.def,
{shape:o}))}function _e(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Ci(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function Ae(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function on(e){return typeof e=="string"?e:e?.message}function Yr(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function qn(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function Ne(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:on(e.inst?._zod.def?.error?.(e))??on(s?.(e))??on(t?.error?.(e))??on(n.customError?.(e))??on(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function eu(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var Lw=/[\uD800-\uDBFF]/;function Gn(e){let t=e.length;if(!Lw.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function Hn(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Ai(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function un(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function Dw(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function tu(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function nu(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function jw(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return tu(t+n)}function Fw(e){return nu(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Uw(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function Zw(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var Si=class{constructor(...t){}};function Ni(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):qw(e,n,r.value)}}function _t(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Xr(e,t,n){return _t(e,t,n,!1)}function Bw(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return _t(this,n,r(this))},set(o){_t(this,n,o)}})}return t}function qw(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:_t(this,t,n.bind(this))},set(r){_t(this,t,r)}})}function Gw(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var vi,kt=!1,Hw={configurable:!0,get(){kt=!0}};function H(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&vi!==
e._zod){vi=void 0;return}vi=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Hw);let o=kt;kt=!1;try{let s=n(
this);return kt?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),kt=kt||o,s}catch(s){throw delete this[t],
kt=kt||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Kw(e,t,n,r){let o=Gw(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var ru="\
~constantCatch";function ou(e){let t=()=>e;return t[ru]=!0,t}var su,Kn=Object.freeze({status:"aborted"}),Ii={value:void 0,enumerable:!1},iu="captureStackTrace"in Error?Error:null;function Ww(e){let t=iu;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return iu=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function w(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,h){if(f._zod){if(f._zod.traits.has(e))return}else{Ii.value=new s(h);try{Object.defineProperty(f,"_zod",Ii)}finally{Ii.value=void 0}}
if(f._zod.traits.add(e),t(f,h),a){let m=Object.getPrototypeOf(f),y=f._zod.constr.prototype,v=m;for(;v&&v!==y;)v=Object.getPrototypeOf(v);let k=v??
m;a.has(k)||(a.add(k),Ni(k,i))}let g=d.prototype;for(let m in g)Object.prototype.hasOwnProperty.call(g,m)&&(m in f||(f[m]=g[m].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let h=r?.Parent?Ww(u):this;c(h,f);let g=h._zod.deferred;
if(g){for(let y of g)y();h._zod.deferred=void 0}let m=globalThis.__zod_globalConfig?.postProcessor;return m&&m(h),h}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var Ie=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},dn=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(su=globalThis).__zod_globalConfig??(su.__zod_globalConfig=
{});var be=globalThis.__zod_globalConfig;function $e(e){return e&&Object.assign(be,e),be}function Vw(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,sn,2)),e.message}function Jw(e){this._zod.message=e}var Yw={
get:Vw,set:Jw,enumerable:!0,configurable:!0},Li={value:void 0,enumerable:!1},au=new WeakSet([Object.prototype,Error.prototype]),cu=(e,t)=>{e.
name="$ZodError",Li.value=t,Object.defineProperty(e,"issues",Li),Li.value=void 0,Object.defineProperty(e,"message",Yw);let n=Object.getPrototypeOf(
e);au.has(n)||(au.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
lu=w("$ZodError",cu),mR=w("$ZodError",cu,void 0,{Parent:Error});function Xw(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function Di(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?Xw(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function ji(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function Qr(e,t){return{callee:t?.callee??e,Err:t?.Err}}var eo=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new Ie;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>Ne(l,i,$e())));throw Wr(c,s?.callee??
t),c}return a.value};return t};var to=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);if(a instanceof Promise&&(a=await a),
a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>Ne(l,i,$e())));throw Wr(c,s?.callee??t),c}return a.value};return t};var no=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new Ie;return s.issues.
length?uu(e,s.issues,o):{success:!0,data:s.value}};function uu(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>Ne(o,n,$e()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,
n=void 0}}}var ro=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?uu(e,s.issues,o):{success:!0,data:s.value}};var Qw=Symbol.for("zod.compile.invalid"),ex=Symbol.for("zod.compile.fallback"),Fi=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(
t)!==Qw)return!0;if(r.definite===!0&&n===void 0)return!1}return tx(e,t,n)});function tx(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[ex]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)
throw new Ie;return s.issues.length===0}var Ui=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},du=e=>{let t=eo(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(r,o,a,Qr(n,i))};return n};var fu=e=>{let t=eo(e),n=(r,o,s,i)=>t(r,o,s,Qr(n,i));return n};var pu=e=>{let t=to(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Qr(n,i))};return n};var mu=e=>{let t=to(e),n=async(r,o,s,i)=>await t(r,o,s,Qr(n,i));return n};var hu=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return no(e)(t,n,o)};var gu=e=>(t,n,r)=>no(e)(t,n,r);var yu=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return ro(e)(t,n,o)};var bu=e=>async(t,n,r)=>ro(e)(t,n,r);var wu=/^[cC][0-9a-z]{6,}$/,xu=/^[0-9a-z]+$/,vu=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,$u=/^[0-9a-vA-V]{20}$/,Su=/^[A-Za-z0-9]{27}$/,ku=/^[a-zA-Z0-9_-]{21}$/;
function _u(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var Ou=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var Eu=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Bi=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Ru=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var nx="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Tu(){
return new RegExp(nx,"u")}var zu=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Pu=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Cu=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Au=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Nu=/^https?$/,Iu=/^\+[1-9]\d{6,14}$/;var Mu="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function rx(e){return new RegExp(`^${e}$`)}var Lu=rx(Mu);function Zi(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Du(e){return new RegExp(`^${Zi(e)}$`)}
function ju(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${Zi({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${Zi({precision:e.precision})}`:n;return new RegExp(`^${Mu}T(?:${r})$`)}var Fu=/^[\s\S]{0,}$/;var qi=/^-?\d+(?:\.\d+)?$/,Uu=/^(?:true|false)$/i,Zu=/^null$/i;var Bu=/^[^A-Z]*$/,qu=/^[^a-z]*$/;var le=w("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Gi=e=>{let t=e.value;return!ki(t)&&t.length!==void 0},oo={number:"number",bigint:"bigint",object:"date"},Hi=w("$ZodCheckLessThan",(e,t)=>{
le.init(e,t);let n=oo[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:oo[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Ki=w("$ZodCheckGreaterThan",(e,t)=>{le.init(e,t);let n=oo[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:oo[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Gu=w("$ZodCheckMultipleOf",(e,t)=>{le.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):_i(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Hu=w(
"$ZodCheckNumberFormat",(e,t)=>{le.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Pi[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Ku=w("$ZodCheckMaxLength",(e,t)=>{var n;le.init(e,t),(n=e._zod.def).when??(n.when=Gi),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Gn(o):s)<=t.maximum)return;let a=Hn(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Wu=w("$ZodCheckMinLength",(e,t)=>{var n;le.init(e,t),(n=e._zod.def).when??(n.when=Gi),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Gn(o):s)>=t.minimum)return;let a=Hn(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Vu=w("$ZodCheckLengthEquals",(e,t)=>{var n;le.init(e,t),(n=e._zod.def).
when??(n.when=Gi),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Gn(o):s;if(i===t.length)return;
let a=Hn(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),Vn=w("$ZodCheckStringFormat",(e,t)=>{var n,r;le.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Ju=w("$ZodCheckRegex",(e,t)=>{Vn.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Yu=w("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Bu),Vn.init(e,t)}),
Xu=w("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=qu),Vn.init(e,t)}),Qu=w("$ZodCheckIncludes",(e,t)=>{le.init(e,t);let n=ut(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),ed=w("$\
ZodCheckStartsWith",(e,t)=>{le.init(e,t);let n=new RegExp(`^${ut(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
td=w("$ZodCheckEndsWith",(e,t)=>{le.init(e,t);let n=new RegExp(`.*${ut(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var nd=w("$ZodCheckOverwrite",(e,t)=>{le.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var so=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var od={major:4,minor:6,patch:7};var Y=w("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=od;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=_e(a),d;for(let f of c){if(f._zod.def.
when){if(Ci(a)||!f._zod.def.when(a))continue}else if(u)continue;let h=a.issues.length,g=f._zod.check(a);if(g instanceof Promise&&l?.async===
!1)throw new Ie;if(d||g instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await g,a.issues.length!==h&&(qn(a.issues,h,e),u||(u=_e(a,
h)))});else{if(a.issues.length===h)continue;qn(a.issues,h,e),u||(u=_e(a,h))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if(_e(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new Ie;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new Ie;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return Xr(this,"~standard",Vi(this))},set"~standard"(e){_t(this,"~standard",e)}}),bd=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>Ne(n,t,$e()))}:{value:e.value};async function ox(e,t){let n={async:!0};return bd(await e._zod.run({value:t,
issues:[]},n),n)}function Vi(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return bd(r,n)}catch{}return ox(e,t)},vendor:"zod",version:1}}var lo=w("$ZodString",(e,t)=>{Y.init(e,t),e._zod.pattern=t.pattern??Fu,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),ne=w("$ZodStringFormat",(e,t)=>{Vn.init(e,t),lo.init(e,t)}),wd=w("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
Eu),ne.init(e,t)}),xd=w("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Bi(r))}else t.pattern??(t.pattern=Bi());ne.init(e,t)}),vd=w("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Ru),ne.init(e,t)}),$d=1,ao=2;function Sd(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function sx(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Sd(e)||ao:ix(e,t)}function ix(e,t){
if(!t.normalize&&t.protocol?.source===Nu.source&&!/^https?:\/\//i.test(e))return $d;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??ao}return new URL(e)}catch{return ao}}var ax=/[\t\n\r]/g;function sd(e){return e.replace(ax,"")}function cx(e,t){return t.
lastIndex=0,t.test(e.hostname)}function lx(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var kd=w(
"$ZodURL",(e,t)=>{ne.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=sx(r,t);if(o===$d){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===ao){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=sd(r);return}t.hostname&&!cx(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!lx(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:sd(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),_d=w("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Tu()),ne.init(e,t)}),Od=w("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?ku:_u(t.length)),ne.init(e,t)}),Ed=w(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=wu),ne.init(e,t)}),Rd=w("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=xu),ne.init(e,t)}),Td=w("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=vu),ne.init(e,t)}),zd=w("$ZodXID",(e,t)=>{t.pattern??(t.pattern=$u),ne.init(e,t)}),Pd=w("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=Su),ne.init(e,t)}),Cd=w("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=ju(t)),ne.init(e,t)}),Ad=w("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=Lu),ne.init(e,t)}),Nd=w("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Du(t)),ne.init(e,t)}),Id=w("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=Ou),ne.init(e,t)}),Md=w("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=zu),ne.init(e,t)}),ux=/^[0-9a-fA-F:.]+$/;function Ld(e){
return ux.test(e)?Sd(`http://[${e}]`):!1}var Dd=w("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Pu),ne.init(e,t),e._zod.check=n=>{Ld(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var jd=w("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Cu),ne.init(e,t)});function dx(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:Ld(n)}var Fd=w("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Au),ne.init(e,t),e.
_zod.check=n=>{dx(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function Ud(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var fx=/^[0-9a-zA-Z+/]*={0,2}$/,Zd=w("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=fx),ne.init(e,t),e._zod.check=n=>{Ud(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),Bd=/^[A-Za-z0-9_-]*$/;function px(e){if(!Bd.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return Ud(n)}var qd=w("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Bd),ne.init(e,t),e._zod.check=n=>{
px(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Gd=w("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=Iu),ne.init(e,t)});function mx(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Hd=w("$ZodJWT",(e,t)=>{ne.init(e,t),e._zod.check=n=>{mx(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var Ji=w("$ZodNumber",(e,t)=>{Y.init(e,t),e._zod.pattern=qi,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Kd=w("$ZodNumberForm\
at",(e,t)=>{Hu.init(e,t),Ji.init(e,t)}),Wd=w("$ZodBoolean",(e,t)=>{Y.init(e,t),e._zod.pattern=Uu,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Vd=w("$ZodNull",(e,t)=>{Y.init(e,t),e._zod.pattern=Zu,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Jd=w("$ZodUnknown",(e,t)=>{Y.init(e,t),e._zod.parse=n=>n}),Yd=w("$ZodNever",(e,t)=>{Y.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function hx(e,t){let n=Yr(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of Yr(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,qn(s.issues,u,e),s}}return o(s,i)}}var gx=e=>Array.isArray(e)?e.length:-1;function id(e,t,n){e.issues.length&&t.issues.push(...Ae(n,e.issues)),t.value[n]=e.value}var Xd=w("$ZodArray",(e,t)=>{Y.init(e,t);let n=be.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>id(d,r,c)));else if(id(u,r,c),a&&u.issues.length!==0&&_e(u))break}return i.
length?Promise.all(i).then(()=>r):r},hx(e,gx)});function co(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...Ae(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var yx=[];
function Qd(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:yx,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=zi(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function ef(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,h=0;for(let g in t){if(i&&n.issues.length!==h){if(_e(n,h))break;h=n.issues.length}if(c.has(
g))continue;if(g==="__proto__"){u==="never"&&a.push(g);continue}if(u==="never"){a.push(g);continue}let m=l.run({value:t[g],issues:[]},r);m instanceof
Promise?e.push(m.then(y=>co(y,n,g,t,d,f))):co(m,n,g,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var bx=w("$ZodObject",(e,t)=>{Y.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=an(()=>Qd(t));H(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let h=u[f]._zod;if(h.values){Object.prototype.
hasOwnProperty.call(d,f)||cn(d,f,new Set);for(let g of h.values)d[f].add(g);h.optin!==void 0&&d[f].add(void 0)}}return d});let s=Bt,i=t.catchall,
a,c=be.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],h=a.shape,g=u?.abortEarly,m=l.issues.length;for(let y of a.allKeys){if(g&&
l.issues.length!==m){if(_e(l,m))break;m=l.issues.length}if(y==="__proto__")continue;let v=h[y],k=v._zod.optin,N=v._zod.optout,T=v._zod.run({
value:d[y],issues:[]},u);T instanceof Promise?f.push(T.then(P=>co(P,l,y,d,k,N))):co(T,l,y,d,k,N)}return i?ef(f,d,l,u,o.value,e,g===!0):f.length?
Promise.all(f).then(()=>l):l}}),tf=w("$ZodObjectJIT",(e,t)=>{bx.init(e,t);let n=e._zod.parse,r=an(()=>Qd(t)),o=be.memoizer,s=h=>{let g=r.value,
m=g.symbolKeys,y=new so(["payload","ctx"],{shape:h,inst:e,memo:o,syms:m}),v=P=>`shape[${P}]._zod.run({ value: input[${P}], issues: [] }, ctx\
)`,k=(P,R)=>`
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
"symbol"?`syms[${m.indexOf(P)}]`:Oi(P),A=`${F} in input`,te=h[P],pe=te?._zod?.optin,it=pe!==void 0,ie=te?._zod?.optout==="optional";if(y.write(
`const ${R} = ${v(F)};`),it&&ie){let Dr=pe==="optional"?`${R}_present`:`${R}.value !== undefined || ${R}_present`;y.write(`
        const ${R}_present = ${A};
        if (!${R}.issues.length || ${R}_present) {
          if (${R}.issues.length) {${k(R,F)}
          }

          if (${Dr}) {
            newResult[${F}] = ${R}.value;
          }
        }

      `)}else it?(y.write(`
        if (${R}.issues.length) {${k(R,F)}
        }
      `),pe==="defaulted"?y.write(`newResult[${F}] = ${R}.value;`):y.write(`
        if (${R}.value !== undefined || ${A}) {
          newResult[${F}] = ${R}.value;
        }
      `)):y.write(`
        const ${R}_present = ${A};
        if (${R}.issues.length) {${k(R,F)}
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

      `)}return y.write("payload.value = newResult;"),y.write("return payload;"),y.compile()},i,a=Bt,c=!be.jitless,u=c&&Ri.value,d=t.catchall,
f;e._zod.parse=(h,g)=>{f??(f=r.value);let m=h.value;return a(m)?c&&u&&g?.async===!1&&g.jitless!==!0?(i||(i=s(t.shape)),h=i(h,g),d?ef([],m,h,
g,f,e,g?.abortEarly===!0):h):n(h,g):(h.issues.push({expected:"object",code:"invalid_type",input:m,inst:e}),h)}});function ad(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!_e(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>Ne(i,r,$e())))}),t)}var Yi=w("$ZodUnion",(e,t)=>{Y.init(e,t),H(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),H(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),H(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),H(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Bn(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>ad(a,r,e,o)):ad(i,r,e,o)}});function wx(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var nf=w("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Yi.init(e,t);let n=e.
_zod.parse;H(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||cn(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=ln(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=an(()=>wx(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Bt(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),rf=w("$ZodIntersection",(e,t)=>{Y.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>cd(n,c,l)):cd(n,s,i)}});function Wi(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Ot(e)&&Ot(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=Wi(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=Wi(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function cd(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.path?.length)o??
(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.set(f,l),d=[f]}else
return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);for(let l of n.issues)
i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.includes(u)):[];l.length&&
e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=Wi(t.value,n.value);if(!c.valid){if(_e(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var of=w("$ZodT\
uple",(e,t)=>{Y.init(e,t);let n=t.items,r=be.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=ld(n,"optin"),l=ld(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.abortEarly:void 0,f=!1;for(let h=0;h<
n.length;h++){let g=n[h]._zod.run({value:i[h],issues:[]},s);g instanceof Promise?a.push(g.then(m=>{u[h]=m})):(u[h]=g,d&&!f&&g.issues.length&&
(f=_e(g)))}if(t.rest&&!f){let h=n.length-1,g=i.slice(n.length),m=o.issues.length;for(let y of g){if(d&&o.issues.length!==m){if(_e(o,m))break;
m=o.issues.length}h++;let v=t.rest._zod.run({value:y,issues:[]},s);v instanceof Promise?a.push(v.then(k=>ud(k,o,h))):ud(v,o,h)}}return a.length?
Promise.all(a).then(()=>dd(u,o,n,i,l)):dd(u,o,n,i,l)}});function ld(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function ud(e,t,n){e.issues.length&&t.issues.push(...Ae(n,e.issues)),t.value[n]=e.value}function dd(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...Ae(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var sf=w("$ZodRecord",(e,t)=>{Y.init(e,t);let n=be.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!Ot(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)if(typeof u=="string"||typeof u=="number"||typeof u=="s\
ymbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.keyType._zod.run({value:u,issues:[]},o);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(d.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:d.issues.map(g=>Ne(g,o,$e())),input:u,path:[u],inst:e});continue}let f=d.value;if(f==="__proto__")continue;let h=t.valueType.
_zod.run({value:s[u],issues:[]},o);h instanceof Promise?i.push(h.then(g=>{g.issues.length&&r.issues.push(...Ae(u,g.issues)),r.value[f]=g.value})):
(h.issues.length&&r.issues.push(...Ae(u,h.issues)),r.value[f]=h.value)}let l;for(let u in s)if(!c.has(u))if(t.mode==="loose"){if(u==="__prot\
o__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;
let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof l=="string"&&qi.test(l)&&u.issues.length){let g=t.keyType._zod.run({value:Number(l),issues:[]},o);if(g instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");g.issues.length===0&&(u=g)}if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=
c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.map(g=>Ne(g,o,$e())),input:l,path:[l],inst:e});continue}let f=u.
value;if(f==="__proto__")continue;let h=t.valueType._zod.run({value:s[l],issues:[]},o);h instanceof Promise?i.push(h.then(g=>{g.issues.length&&
r.issues.push(...Ae(l,g.issues)),r.value[f]=g.value})):(h.issues.length&&r.issues.push(...Ae(l,h.issues)),r.value[f]=h.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var af=w("$ZodEnum",(e,t)=>{Y.init(e,t);let n=Hr(t.entries),r=new Set(n);e._zod.values=r,H(e,"pattern",o=>{let s=Hr(o.def.entries).filter(i=>Ti.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>ut(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),cf=w("$ZodLiteral",(e,t)=>{Y.init(e,t);let n=new Set(t.values);
e._zod.values=n,H(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?ut(s):s?ut(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var lf=w("$ZodTransform",(e,t)=>{Y.init(e,t),e._zod.optin="optional",be.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new dn(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new Ie;return n.value=o,n}});function fd(e,t){return e.value=t.issues.length?void 0:t.value,e}var Xi=w("\
$ZodOptional",(e,t)=>{Y.init(e,t),H(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",H(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),H(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Bn(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>fd(n,s)):fd(n,o)}return t.innerType._zod.run(n,
r)}}),uf=w("$ZodExactOptional",(e,t)=>{Xi.init(e,t),H(e,"values",n=>n.def.innerType._zod.values),H(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),df=w("$ZodNullable",(e,t)=>{Y.init(e,t),H(e,"optin",n=>n.def.innerType._zod.optin),H(e,"opto\
ut",n=>n.def.innerType._zod.optout),H(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Bn(r.source)}|null)$`):void 0}),
H(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),ff=w("$ZodDefault",(e,t)=>{Y.init(e,t),e._zod.optin="defaulted",H(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>pd(s,t)):pd(o,t)}});function pd(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var pf=w(
"$ZodPrefault",(e,t)=>{Y.init(e,t),e._zod.optin="defaulted",H(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),mf=w("$ZodNonOptional",(e,t)=>{Y.init(e,t),H(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>md(s,e)):md(o,e)}});function md(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function hd(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>Ne(o,r,$e()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var hf=w("$ZodCatch",(e,t)=>{Y.init(e,t),H(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),H(e,"optout",n=>n.def.innerType._zod.optout),H(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>hd(n,s,t,r)):hd(n,o,t,r)}});var gf=w("$ZodPipe",(e,t)=>{Y.init(e,t),H(e,"values",n=>n.def.in._zod.values),H(e,"optin",n=>n.def.in._zod.optin),H(e,"optout",n=>n.def.out.
_zod.optout),H(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>io(i,t.in,r)):io(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>io(s,t.out,r)):io(o,t.out,r)}});
function io(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var yf=w("$ZodReadonly",(e,t)=>{Y.init(e,t),H(e,"propValues",n=>n.def.innerType._zod.propValues),H(e,"values",n=>n.def.innerType._zod.values),
H(e,"optin",n=>n.def.innerType?._zod?.optin),H(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(gd):gd(o)}});function gd(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var bf=w("$ZodCustom",(e,t)=>{le.init(e,t),Y.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>yd(s,n,r,e));yd(o,n,r,e)}});function yd(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(un(o))}}var ea=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
ta="~memo",wf=[];function xf(e){return e!==null&&typeof e=="object"}function Qi(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var vf=new WeakMap,Jn=0,po=1,Yn=2;function mo(e,t,n){let r=vf.get(e);if(r!==void 0)return r?Yn:Jn;if(t.has(e))return Yn;t.add(e);let o=Jn,s=u=>{
if(o!==Yn&&u?._zod){let d=mo(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=Jn;for(let h of Reflect.ownKeys(u)){let g=Object.getOwnPropertyDescriptor(u,
h);if(d&&!g.enumerable)continue;let m=g.get?po:g.value?._zod?mo(g.value,t,n):Jn;m>f&&(f=m)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=ln(c);a(u?i(u,!0):po),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?mo(u,t,!1):po);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let h of f)s(h)}}}return t.delete(e),xx(e,o)}function xx(e,t){
return t!==po&&vf.set(e,t===Yn),t}function vx(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var uo,fo=[],$x={alloc(e,t,n){let r=uo;if(!r)return n;
uo=void 0;let o={value:n,issues:null};return r.set(t.value,o),fo.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Sx(s,o.value))throw new ea;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let v=mo(e,new Set,!1);if(v===Jn)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);v===Yn||r?n=!0:r=!0}let u=c.value;
if(!xf(u))return i(c,l);let d=l[ta];d||(d={buckets:new WeakMap,backEdges:void 0},l[ta]=d);let f;o===l?f=s:(f=vx(d,e),o=l,s=f);let h=f.get(u);
if(h)return c.value=h.value,h.issues?h.issues.length&&c.issues.push(...Qi(h.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(h.value)),c;uo=f;let g=fo.length,m=i(c,l);uo=void 0;let y=fo.length>g?fo.pop():void 0;return m instanceof Promise?m.then(v=>(y&&(y.issues=
v.issues.length?Qi(v.issues):wf),v)):(y&&(y.issues=m.issues.length?Qi(m.issues):wf),m)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function na(){
return $x}function Sx(e,t){let n=e[ta]?.backEdges;return n!==void 0&&xf(t)&&n.has(t)}var kx=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Ai(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Vr(s.values[0])}`:`Invalid option: expected one of ${Kr(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Kr(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function $f(){return{localeError:kx()}}var Sf;var ra=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function kf(){return new ra}(Sf=globalThis).__zod_globalRegistry??(Sf.__zod_globalRegistry=kf());var qt=globalThis.__zod_globalRegistry;function _f(e){return e.checks&&(e.checks=[...e.checks]),e}function Of(e,t){return new e(_f({type:"string",...D(t)}))}function Ef(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...D(t)})}function Rf(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...D(t)})}function Tf(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...D(t)})}function zf(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...D(t)})}function Pf(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...D(t)})}function Cf(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...D(t)})}function Af(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...D(t)})}function Nf(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...D(t)})}function If(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...D(t)})}function Mf(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...D(t)})}function Lf(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...D(
t)})}function Df(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...D(t)})}function jf(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...D(t)})}function Ff(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...D(t)})}function Uf(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...D(t)})}function Zf(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...D(t)})}function Bf(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...D(t)})}function qf(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...D(t)})}function Gf(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...D(t)})}function Hf(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...D(t)})}function Kf(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...D(t)})}function Wf(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...D(t)})}function Vf(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...D(t)})}function Jf(e,t){
return new e({type:"string",format:"date",check:"string_format",...D(t)})}function Yf(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...D(t)})}function Xf(e,t){return new e({type:"string",format:"duration",check:"string_format",...D(t)})}function Qf(e,t){
return new e(_f({type:"number",checks:[],...D(t)}))}function ep(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...D(t)})}function tp(e,t){return new e({type:"boolean",...D(t)})}function np(e,t){return new e({type:"null",...D(t)})}function rp(e){return new e({type:"unknown"})}function op(e,t){return new e({type:"never",...D(t)})}function ho(e,t){return new Hi({check:"less_than",...D(t),value:e,inclusive:!1})}function Xn(e,t){return new Hi({check:"less_than",...D(t),value:e,
inclusive:!0})}function go(e,t){return new Ki({check:"greater_than",...D(t),value:e,inclusive:!1})}function Qn(e,t){return new Ki({check:"greater_than",...D(
t),value:e,inclusive:!0})}function yo(e,t){return new Gu({check:"multiple_of",...D(t),value:e})}function bo(e,t){return new Ku({check:"max_length",...D(t),maximum:e})}function fn(e,t){return new Wu({check:"min_length",...D(t),minimum:e})}
function wo(e,t){return new Vu({check:"length_equals",...D(t),length:e})}function oa(e,t){return new Ju({check:"string_format",format:"regex",
...D(t),pattern:e})}function sa(e){return new Yu({check:"string_format",format:"lowercase",...D(e)})}function ia(e){return new Xu({check:"st\
ring_format",format:"uppercase",...D(e)})}function aa(e,t){return new Qu({check:"string_format",format:"includes",...D(t),includes:e})}function ca(e,t){
return new ed({check:"string_format",format:"starts_with",...D(t),prefix:e})}function la(e,t){return new td({check:"string_format",format:"e\
nds_with",...D(t),suffix:e})}function Et(e){return new nd({check:"overwrite",tx:e})}function ua(e){return Et(t=>t.normalize(e))}function da(){return Et(e=>e.trim())}function fa(){
return Et(e=>e.toLowerCase())}function pa(){return Et(e=>e.toUpperCase())}function ma(){return Et(e=>Ei(e))}function sp(e,t,n){return new e(
{type:"array",element:t,...D(n)})}function ip(e,t,n){return new e({type:"custom",check:"custom",fn:t,...D(n)})}function ap(e,t){let n=_x(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(un(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(un(s))}},e(r.value,r)),t);return n}function _x(e,t){let n=new le({
check:"custom",...D(t)});return n._zod.check=e,n}var er=()=>()=>{throw new Error("bundles make no JSON Schemas")};var cp=new WeakSet([Object.prototype,Error.prototype]);function vo(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Ax=(e,t)=>{lu.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);cp.has(n)||(cp.add(n),vo(n,"format",r=>o=>ji(r,
o)),vo(n,"flatten",r=>o=>Di(r,o)),vo(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,sn,2)}),vo(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,sn,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Oe=w("ZodError",Ax,void 0,{Parent:Error});var lp=eo(Oe),up=to(Oe),dp=no(Oe),fp=ro(Oe),pp=du(Oe),mp=fu(Oe),hp=pu(Oe),gp=mu(Oe),yp=hu(Oe),bp=gu(Oe),wp=yu(Oe),xp=bu(Oe);function Ix(){be.localeError||$e($f())}function rr(){be.memoizer||$e({memoizer:na()})}var X=w("ZodType",(e,t)=>(Ix(),Y.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(L.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ze(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Tv(e,t))},superRefine(e,t){return this.check(zv(e,t))},overwrite(e){return this.
check(Et(e))},optional(){return vp(this)},exactOptional(){return yv(this)},nullable(){return $p(this)},nullish(){return vp($p(this))},nonoptional(e){
return Sv(this,e)},array(){return _(this)},or(e){return Z([this,e])},and(e){return fv(this,e)},transform(e){return Sp(this,gv(e))},default(e){
return xv(this,e)},prefault(e){return $v(this,e)},catch(e){return _v(this,e)},pipe(e){return Sp(this,e)},readonly(){return Ev(this)},describe(e){
let t=this.clone();return qt.add(t,{description:e}),t},meta(...e){if(e.length===0)return qt.get(this);let t=this.clone();return qt.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return L.hide(this,"~standard",{...Vi(this),jsonSchema:{input:er(this,"input"),output:er(this,"output")}})},
set"~standard"(e){L.own(this,"~standard",e)},parse:function e(t,n){return lp(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await up(
this,t,n,{callee:e})},safeParse(e,t){return dp(this,e,t)},async safeParseAsync(e,t){return fp(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){L.own(this,"spa",e)},validate(e,t){return Fi(this,e,t)},validateAsync(e,t){return Ui(this,e,t)},encode:function e(t,n){return pp(
this,t,n,{callee:e})},decode:function e(t,n){return mp(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await hp(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await gp(this,t,n,{callee:e})},safeEncode(e,t){return yp(this,e,t)},safeDecode(e,t){return bp(this,
e,t)},async safeEncodeAsync(e,t){return wp(this,e,t)},async safeDecodeAsync(e,t){return xp(this,e,t)},toJSONSchema(e){return er(this,{})(e)},
get description(){return qt.get(this)?.description},get _def(){return this._zod.def}}),kp=w("_ZodString",(e,t)=>{lo.init(e,t),X.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},L.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(oa(...e))},includes(...e){return this.check(aa(...e))},startsWith(...e){return this.check(ca(
...e))},endsWith(...e){return this.check(la(...e))},min(...e){return this.check(fn(...e))},max(...e){return this.check(bo(...e))},length(...e){
return this.check(wo(...e))},nonempty(...e){return this.check(fn(1,...e))},lowercase(e){return this.check(sa(e))},uppercase(e){return this.check(
ia(e))},trim(){return this.check(da())},normalize(...e){return this.check(ua(...e))},toLowerCase(){return this.check(fa())},toUpperCase(){return this.
check(pa())},slugify(){return this.check(ma())}})),Mx=w("ZodString",(e,t)=>{lo.init(e,t),kp.init(e,t)},{email(e){return this.check(Ef(Ux,e))},
url(e){return this.check(Af(Bx,e))},jwt(e){return this.check(Wf(ov,e))},emoji(e){return this.check(Nf(qx,e))},guid(e){return this.check(Rf(Zx,
e))},uuid(e){return this.check(Tf($o,e))},uuidv4(e){return this.check(zf($o,e))},uuidv6(e){return this.check(Pf($o,e))},uuidv7(e){return this.
check(Cf($o,e))},nanoid(e){return this.check(If(Gx,e))},cuid(e){return this.check(Mf(Hx,e))},cuid2(e){return this.check(Lf(Kx,e))},ulid(e){return this.
check(Df(Wx,e))},base64(e){return this.check(Gf(tv,e))},base64url(e){return this.check(Hf(nv,e))},xid(e){return this.check(jf(Vx,e))},ksuid(e){
return this.check(Ff(Jx,e))},ipv4(e){return this.check(Uf(Yx,e))},ipv6(e){return this.check(Zf(Xx,e))},cidrv4(e){return this.check(Bf(Qx,e))},
cidrv6(e){return this.check(qf(ev,e))},e164(e){return this.check(Kf(rv,e))},datetime(e){return this.check(Vf(Lx,e))},date(e){return this.check(
Jf(Dx,e))},time(e){return this.check(Yf(jx,e))},duration(e){return this.check(Xf(Fx,e))}});function p(e){return Of(Mx,e)}var oe=w("ZodString\
Format",(e,t)=>{ne.init(e,t),kp.init(e,t)}),Lx=w("ZodISODateTime",(e,t)=>{Cd.init(e,t),oe.init(e,t)}),Dx=w("ZodISODate",(e,t)=>{Ad.init(e,t),
oe.init(e,t)}),jx=w("ZodISOTime",(e,t)=>{Nd.init(e,t),oe.init(e,t)}),Fx=w("ZodISODuration",(e,t)=>{Id.init(e,t),oe.init(e,t)}),Ux=w("ZodEmai\
l",(e,t)=>{vd.init(e,t),oe.init(e,t)});var Zx=w("ZodGUID",(e,t)=>{wd.init(e,t),oe.init(e,t)});var $o=w("ZodUUID",(e,t)=>{xd.init(e,t),oe.init(e,t)});var Bx=w("ZodURL",(e,t)=>{kd.init(e,t),oe.init(e,t)});var qx=w("ZodEmoji",(e,t)=>{_d.init(e,t),oe.init(e,t)});var Gx=w("ZodNanoID",(e,t)=>{Od.init(e,t),oe.init(e,t)});var Hx=w("ZodCUID",(e,t)=>{Ed.init(e,t),oe.init(e,t)});var Kx=w("ZodCUID2",(e,t)=>{Rd.init(e,t),oe.init(e,t)});var Wx=w("ZodULID",(e,t)=>{Td.init(e,t),oe.init(e,t)});var Vx=w("ZodXID",(e,t)=>{zd.init(e,t),oe.init(e,t)});var Jx=w("ZodKSUID",(e,t)=>{Pd.init(e,t),oe.init(e,t)});var Yx=w("ZodIPv4",(e,t)=>{Md.init(e,t),oe.init(e,t)});var Xx=w("ZodIPv6",(e,t)=>{Dd.init(e,t),oe.init(e,t)});var Qx=w("ZodCIDRv4",(e,t)=>{jd.init(e,t),oe.init(e,t)});var ev=w("ZodCIDRv6",(e,t)=>{Fd.init(e,t),oe.init(e,t)});var tv=w("ZodBase64",(e,t)=>{Zd.init(e,t),oe.init(e,t)});var nv=w("ZodBase64URL",(e,t)=>{qd.init(e,t),oe.init(e,t)});var rv=w("ZodE164",(e,t)=>{Gd.init(e,t),oe.init(e,t)});var ov=w("ZodJWT",(e,t)=>{Hd.init(e,t),oe.init(e,t)});var _p=w("ZodNumber",(e,t)=>{Ji.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},L.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(go(e,t))},gte(e,t){return this.
check(Qn(e,t))},min(e,t){return this.check(Qn(e,t))},lt(e,t){return this.check(ho(e,t))},lte(e,t){return this.check(Xn(e,t))},max(e,t){return this.
check(Xn(e,t))},int(e){return this.check(U(e))},safe(e){return this.check(U(e))},positive(e){return this.check(go(0,e))},nonnegative(e){return this.
check(Qn(0,e))},negative(e){return this.check(ho(0,e))},nonpositive(e){return this.check(Xn(0,e))},multipleOf(e,t){return this.check(yo(e,t))},
step(e,t){return this.check(yo(e,t))},finite(){return this}}));function b(e){return Qf(_p,e)}var sv=w("ZodNumberFormat",(e,t)=>{Kd.init(e,t),
_p.init(e,t)});function U(e){return ep(sv,e)}var iv=w("ZodBoolean",(e,t)=>{Wd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ee(e){return tp(iv,e)}var av=w("ZodNull",(e,t)=>{Vd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function So(e){return np(av,e)}var cv=w("ZodUnknown",(e,t)=>{Jd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function tr(){return rp(cv)}var lv=w(
"ZodNever",(e,t)=>{Yd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Op(e){return op(lv,e)}var ga=w("ZodArray",(e,t)=>{rr(),Xd.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(fn(e,t))},nonempty(e){return this.check(fn(1,e))},max(e,t){return this.check(bo(e,t))},length(e,t){return this.check(wo(e,
t))},unwrap(){return this.element}});function _(e,t){return sp(ga,e,t)}var pn=w("ZodObject",(e,t)=>{rr(),tf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),L.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return C(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(L.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(L.mergeDefs(this._zod.def,{catchall:tr()}))},loose(){return this.clone(L.mergeDefs(this._zod.def,{catchall:tr()}))},
strict(){return this.clone(L.mergeDefs(this._zod.def,{catchall:Op()}))},strip(){return this.clone(L.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return L.extend(this,e)},safeExtend(e){return L.safeExtend(this,e)},merge(e){return L.merge(this,e)},pick(e){return L.pick(this,e)},
omit(e){return L.omit(this,e)},partial(...e){return L.partial(or,this,e[0])},exactPartial(...e){return L.partial(Oo,this,e[0],"exactPartial")},
required(...e){return L.required(Tp,this,e[0])}});function Ep(e,t){let n={type:"object",shape:e??{},...L.normalizeParams(t)};return new pn(n)}
function x(e,t){return new pn({type:"object",shape:e,catchall:Op(),...L.normalizeParams(t)})}function Rp(e,t){return new pn({type:"object",shape:e,
catchall:tr(),...L.normalizeParams(t)})}var ko=w("ZodUnion",(e,t)=>{Yi.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function Z(e,t){return new ko({type:"union",options:e,...L.normalizeParams(t)})}var uv=w("ZodDiscriminatedUnion",(e,t)=>{ko.init(e,t),nf.init(e,t)});function We(e,t,n){return new uv({type:"union",options:t,discriminator:e,
...L.normalizeParams(n)})}var dv=w("ZodIntersection",(e,t)=>{rf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function fv(e,t){return new dv({type:"intersection",left:e,right:t})}var pv=w("ZodTuple",(e,t)=>{rr(),of.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new or({type:"optional",innerType:t}))})}});
function _o(e,t,n){let r=t instanceof Y,o=r?n:t,s=r?t:null;return new pv({type:"tuple",items:e,rest:s,...L.normalizeParams(o)})}var nr=w("Zo\
dRecord",(e,t)=>{rr(),sf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function V(e,t,n){return!t||!t._zod?new nr({type:"record",keyType:p(),valueType:e,...L.normalizeParams(t)}):new nr({type:"record",keyType:e,
valueType:t,...L.normalizeParams(n)})}function Me(e,t,n){return new nr({type:"record",keyType:e,valueType:t,...L.normalizeParams(n),partial:!0})}var ha=w("ZodEnum",(e,t)=>{af.init(e,t),X.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new ha({...t,checks:[],...L.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new ha({...t,checks:[],...L.normalizeParams(o),entries:s})}});
function C(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new ha({type:"enum",entries:n,...L.normalizeParams(t)})}var mv=w("ZodLiteral",(e,t)=>{cf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function J(e,t){return new mv({type:"literal",values:Array.isArray(e)?e:[e],...L.normalizeParams(t)})}var hv=w("ZodTransform",(e,t)=>{rr(),lf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new dn(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(L.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(L.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function gv(e){return new hv({type:"transform",transform:e})}
var or=w("ZodOptional",(e,t)=>{Xi.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function vp(e){return new or({type:"optional",innerType:e})}var Oo=w("ZodExactOptional",(e,t)=>{uf.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function yv(e){return new Oo({type:"optional",innerType:e})}var bv=w("ZodNull\
able",(e,t)=>{df.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function $p(e){
return new bv({type:"nullable",innerType:e})}var wv=w("ZodDefault",(e,t)=>{ff.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function xv(e,t){return new wv({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():L.shallowClone(
t)}})}var vv=w("ZodPrefault",(e,t)=>{pf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function $v(e,t){return new vv({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():L.shallowClone(t)}})}var Tp=w(
"ZodNonOptional",(e,t)=>{mf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Sv(e,t){
return new Tp({type:"nonoptional",innerType:e,...L.normalizeParams(t)})}var kv=w("ZodCatch",(e,t)=>{hf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function _v(e,t){return new kv({type:"catch",innerType:e,catchValue:typeof t=="function"?t:L.constantCatch(t)})}var ya=w("ZodPipe",(e,t)=>{gf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function Sp(e,t){
return new ya({type:"pipe",in:e,out:t})}var Ov=w("ZodReadonly",(e,t)=>{yf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Ev(e){return new Ov({type:"readonly",innerType:e})}var Rv=w("ZodCustom",(e,t)=>{bf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Tv(e,t={}){return ip(Rv,e,t)}function zv(e,t){return ap(e,t)}var Ro=["slower","faster"],zp=["using more CPU","using less CPU"];function To(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function hn(e,t){
return e===null||!(t>0)?null:e/t}function Pp({command:e},t){return e===void 0||e.operations!==null?null:hn(t,e.runs)}function Pv(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Eo(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:Ro},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?Np(l,a):u[e]??null}}var mn={better:"lower",decides:null,limitable:!1},
Cv=64*4096;function Cp(e,t){return{...mn,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return hn(a,i.reduce((c,l)=>c+To(l),
0))}}}var Le=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:Ro},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:hn(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:zp},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>hn(e.cpu.server,To(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:Ro},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>Pp(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:zp},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>Pp(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:Ro},...mn,better:"higher",of:"command",per:"\
round",value:e=>hn(e.correct,e.command?.seconds??0)},Eo("p50","the median answer",{decides:"open"}),Eo("p90","the slowest tenth of the answe\
rs",{decides:null}),Eo("p95","the slowest twentieth of the answers",{decides:"open"}),{...Eo("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...mn,resolution:Cv,per:"sessio\
n",value:Pv},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...mn,
of:"request",per:"round",value:e=>hn(e.switches,To(e))},Cp("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Cp("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...mn,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...mn,per:"build",ofImage:!0,
value:e=>e.imageBytes}];var Av=10;var Ap=new WeakMap;function Np(e,t){let n=Ap.get(e)??new Map;n.size===0&&Ap.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=Nv(e,t);return n.
set(t,o),o}function Nv(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<Av-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;
return null}var Lp=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],Iv=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,Dp=/^([A-Za-z_]\w*)=(.*)$/s,
Mv=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,Ip="${port}",jp=/\$(?:PORT\b|\{PORT\})/,Lv=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
Dv=/^~(?:\/|$)/,jv=/^\d?[<>]&\d$/,Fv=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,Uv=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
Zv=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,Bv=/\{([^{}]*)\}/g,Mp=16384;function Fp(e){return!Zv.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll(Bv)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function zo(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>Mp)throw new O(`a command has at most ${Mp} characters; put it into a script`);if(n.includes("\0"))throw new O(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new O("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&Lv.test(n.slice(i,i+80)))throw Gp(r,Kp(n,i));let c=qv(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),Up(o,Dp.test(n)),Zp(o,r),o}function ba(e,t={}){let n={...t,text:e.join(" ")};Up(e,!0);for(let r of Bp(e)){if(Lp.includes(r)||jv.test(
r))throw va(n,r);let o=Fv.exec(r)?.[0];if(o!==void 0&&!wa(r,0,t))throw xa(n,o);if(Dv.test(r))throw Gp(n,r);if(Fp(r)&&!r.startsWith("-"))throw Hp(
n,r)}return Zp(e,n),[...e]}function Up([e=""],t){if(e==="")throw new O("a command must not be empty; name a program");let[n,r,o=""]=t&&Dp.exec(
e)||[];if(n!==void 0)throw new O(`${z(n)} is no program, but a variable; write it as env: { ${r}: ${z(o)} }`)}function Zp(e,t){for(let n of Bp(
e)){let r=jp.exec(n)?.[0];if(r!==void 0)throw xa(t,r)}}function Bp(e){let t=e.findIndex(n=>Uv.test(n));return t<0?e:e.slice(0,t)}function qv(e,t){
let{text:n}=e,r=n[t];if(r==="'")return Gv(n,t+1);if(r==='"')return Hv(e,t+1);if(r==="\\")return Kv(n,t+1);let o=wa(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=Lp.find(i=>n.startsWith(i,t));if(s!==void 0)throw va(e,s);if("*?[{".includes(r)){let i=Kp(n,t);if(!i.startsWith(
"-")&&(r==="*"||Fp(i)))throw Hp(e,i)}return qp(e,t),{text:r,next:t+1}}function Gv(e,t){let n=e.indexOf("'",t);if(n<0)throw Wp("'");return{text:e.
slice(t,n),next:n+1}}function Hv(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw va(e,"`");wa(n,o,e)===void 0&&qp(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw Wp('"')}function Kv(e,t){let n=e[t];if(n===void 0)throw new O('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function wa(e,t,{placeholders:n}){return n?Mv.exec(e.slice(t,t+150))?.[0]:void 0}function qp(e,t){let n=Iv.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw xa(e,n)}var Po="commands run without a shell";function xa(e,t){let r=(jp.test(t)||t===Ip)&&e.
placeholders?`"${Ip}", which loadgate replaces`:"what it stands for";return new O(`${z(t)} would not be replaced, for ${Po}; ${Co(e,r)}`)}function va(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new O(
`${z(t)} needs a shell, but ${Po}; ${Co(e,n)}`)}function Gp(e,t){let n="the path from loadgate.yml's folder, or from /";return new O(`nothin\
g replaces the "~" of ${z(t)}, for ${Po}; ${Co(e,n)}`)}function Hp(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new O(`nothing replaces the pattern in ${z(t)}, for ${Po}; ${Co(e,n)}`)}function Co({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function Kp(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var Wp=e=>new O(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var Ao={h:3600,m:60,s:1,ms:.001},Wv=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,No=/^\d+(?:\.\d+)?$/,
Vv=24*Ao.h;function Gt(e){let t=typeof e=="number"?e:Jv(e.trim());if(t===void 0)throw new O(`${dt(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new O(`${dt(e)} is not a duration above zero; write it like 90s or 5m`);if(t>Vv)throw new O(`${dt(e)} is more \
than a day; write at most 24h`);return t}function Jv(e){if(No.test(e))return Number(e);let t=Wv.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*Ao.h+Number(r)*Ao.m+Number(o)*Ao.s+Number(s)/1e3}function ft(e){let t=Yp(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new O(`${dt(e)} is not between 0 and 1; ${r}`)}function Vp(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new O(`${z(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return ft(e)}function Jp(e){return Yp(e)===0?0:ft(e)}function Yp(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!No.test(r))throw new O(`${z(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var Yv=1e6;function Xp(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=ft(e);if(n<=.95)return{share:n};throw new O(`${z(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:No.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=Yv)return{perSecond:t};throw new O(`${dt(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var Xv={"":0,k:1,m:2,g:3,t:4},Qv=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function $a(e){let t=Qv.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(Xv[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new O(`${dt(e)} is not a size; write it like 512m or 1g`)}var e$=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,t$={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function Qp(e){let[,t,n=""]=e$.exec(String(e).trim())??[],r=Number(t)/(t$[n]??1);if(r>0)return r;throw new O(`${dt(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function em(e){if(/[a-z]/i.test(String(e)))return $a(e);throw new O(`${dt(e)} is not\
 a size with its unit; write it like 200MiB`)}function tm(e){let t=String(e).trim(),n=No.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new O(`${dt(e)} is not a number above zero; write it like 5000`)}var dt=e=>typeof e=="number"?String(e):z(e),n$=86400,r$={d:1,w:7,mo:30.4375,
y:365.25},o$=/^(\d{1,5})(d|w|mo|y)$/;function pt(e){let[,t,n]=o$.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new O(`${z(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*r$[n]*n$)}var I={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
om=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),Ee=(e,t,n={})=>e.meta(om(t,n)),$=(e,t,n={})=>e.exactOptional().
meta(om(t,n));function re(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof O))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),Kn}})}var gn=Z([b(),p()]),mt=re(gn,Gt),yn=re(gn,ft),sm=re(gn,Vp),im=re(gn,Jp),am=re(gn,Xp),Io=re(gn,$a),Mo=re(p(),e=>zo(
e)),Q=(e,t)=>p().regex(e,{error:t}),Ve=Q(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with \
a letter, a digit or "_"'),Lo=Q(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),De=Q(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),Ht=re(Q(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must be\
gin with "/", without scheme and host, and hold no blank and no "#"'),a$),Sa=/^[^\0]*$/,cm=Q(Sa,"must not hold a NUL character; put it in a \
body-file"),lm=Q(Sa,"must not hold a NUL character; remove it"),ka=Z([Mo,re(_(lm).min(1),e=>ba(e))]),_a=Z([re(p(),e=>zo(e,{placeholders:!0})),
re(_(lm).min(1),e=>ba(e,{placeholders:!0}))]),um=re(p(),e=>zo(e,{arguments:!0})),Do=Z([p(),b(),ee()]).transform(String),jo=Q(/^[A-Za-z_][A-Za-z0-9_.-]*$/,
"must be the name of a variable"),dm=e=>fl.test(e.replace(/\*$/,"")),nm=jo.refine(e=>!dm(e),{error:e=>`is the runner's own and given to no s\
erver, is ${z(String(e.input))}; give the secret another name`}),rm=Z([nm.transform(e=>({name:e,required:!0})),x({name:Ee(nm,"The variable's\
 name.",{example:"API_KEY"}),required:$(ee(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there\
, or not set.",{default:!0,example:!1})}).transform(e=>({required:!0,...e}))]),Oa=Z([rm,_(rm).min(1)]).transform(e=>Array.isArray(e)?e:[e]).
refine(e=>new Set(e.map(({name:t})=>t)).size===e.length,{error:"must name everything once; remove one"}),fm=Q(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
"must be the name of a variable, or a prefix like ACME_*").refine(e=>!dm(e),{error:e=>`is the runner's own and given to no server, is ${z(String(
e.input))}; leave it out`}).refine(e=>!ul(e),{error:e=>`must not be a secret, is ${z(String(e.input))}; name it in "secrets" instead`}),Ea=V(
jo,Do.refine(e=>Sa.test(e),{error:"must not hold a NUL character; remove it"})),s$=Q(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a \
header"),Fo=V(s$,Do.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control charact\
er; remove it"})).superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],message:"\
is here in another case, too; remove one"}),n.add(r.toLowerCase())}),Rt=e=>_(e).min(1).refine(t=>new Set(t).size===t.length,{error:"must nam\
e everything once; remove one"}),Je=e=>Z([e,Rt(e)]).transform(t=>Array.isArray(t)?t:[t]),i$=/^(?:\.|%2e){1,2}$/i;function a$(e){if(e.includes(
"\\"))throw new O(`${z(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>i$.test(o));
if(n!==void 0)throw new O(`${z(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="http:/\
/localhost";return new URL(r+e).href.slice(r.length)}function pm(e){let t=Object.fromEntries(Le.map(n=>[n.name,e(n)]));return x(t)}var c$={memory:"10%","start-time":"10%"},l$=pm(({label:e,name:t})=>$(
sm,`${e}: the smallest change that counts.`,{example:c$[t]??"5%"})),Uo=$(l$,"Metrics that decide as well, each with the smallest change that\
 counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),Ra=Z([b(),p()]),u$=re(Ra,Qp),d$=re(Ra,em),f$=re(
Ra,tm);function p$({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[u$,"50ms"]:e==="bytes"?[d$,"2\
00MiB"]:[f$,5e3];return $(o,`${t}: the ${r} that head may have.`,{example:s})}var Zo=$(pm(p$),"Bounds on head, by metric, whatever base does\
: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),mm=Je(C(["regression","invalid","inconclusive","ne\
ver"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "never"; keep \
one'})});function hm({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r==="comma\
nd"?"is of requests over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([s,i={}])=>Le.
filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function gm(...e){let t=Object.
assign({},...e);return Object.keys(t).length===0?void 0:t}var ym=["targets","parameters","thresholds","absolute-limits"];var m$=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function Bo(e){return[...e.matchAll(m$)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}var bm=U().min(200).max(599),h$=Z([bm,_(bm).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),wm=Q(/./s,"must not be empty; remove it"),xm=1e3,g$=re(p(),e=>{if(e.length>xm)
throw new O(`must have at most ${xm} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new O(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),vm=50,y$=re(tr(),e=>($m(e,0),JSON.
stringify(e)));function $m(e,t){if(t>vm)throw new O(`is nested deeper than ${vm} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new O(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))$m(n,t+1)}var b$=x({contains:$(Z([wm.transform(e=>[e]),_(wm).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:$(g$,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:$(y$,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),Sm=x({status:$(h$,"The status cod\
e, or a list of those that are right.",{default:I.status,example:200}),body:$(Z([p(),b$]),"The whole body as text, or a map of what of it is\
 expected, decoded where Content-Encoding says how. Not checked if absent.",{example:"Hello World!"}),headers:$(Fo,"Headers that the answer \
must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":$(ee(),"Whether all variants must answer with the sam\
e length and framing.",{default:I.sameLength,example:!1})});var w$=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","waits for consent before a body is sent, w\
hich load generators do not; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "h\
ttp2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),x$='needs the \
name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',v$=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,Om=Q(/^[A-Z]{1,20}$/,"must be in c\
apital letters").refine(e=>e!=="CONNECT",{error:"makes a proxy open a tunnel, which is not measured"}),km=x({method:$(Om,"The method.",{default:I.
method,example:"POST"}),path:$(Ht,"The path, with its query.",{example:"/users?page=2"}),paths:$(Rt(Ht),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:$(Fo,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:$(
cm,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":$(De,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=w$.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))Bo(s).includes(null)&&n(x$,["headers",o])}),_m=p().transform((e,t)=>{let[,n,r=""]=v$.
exec(e.trim())??[],[o,s]=[Om.safeParse(n??I.method),Ht.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),Kn}),qo=x({targets:$(Rt(p()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:$(Z([_m,km]),'The request that is sent: "GET /path", or \
a map. Every scenario needs one.',{example:"GET /"}),args:$(um,'Instead of a request: arguments with which the target is run to its end, tim\
ed by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per o\
peration. {name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:$(V(jo,_(Do).min(1)),"Makes a scenario of\
 each value, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[
1,10,100]}}),expect:$(Sm,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:$(
U().min(1).max(65535),"How many connections send requests at the same time.",{default:I.connections,example:I.connections}),keepalive:$(ee(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:I.keepalive,example:!1}),http2:$(ee(),
"Send requests over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:$(
Je(C(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:I.
via,example:"direct"}),background:$(x({request:Ee(Z([_m,km]),"The request that is sent beside what is measured.",{example:"GET /export"}),connections:$(
U().min(1).max(65535),"How many connections send it at the same time.",{default:I.backgroundConnections,example:I.backgroundConnections})}),
"Other requests that are sent all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:$(am,"Request\
s per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:$(
U().min(1).max(1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:$(mt,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:$(mt,"How long\
 one answer may take.",{default:"2s",example:"2s"}),"max-errors":$(im,"The share of answers that may be errors.",{default:I.maxErrors,example:"\
1%"}),threshold:$(yn,"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:Uo,"absolute-limits":Zo}),Go=qo.superRefine(
(e,t)=>{for(let n of[...Ta(e),...hm(e)])t.addIssue({code:"custom",...n})}),Ho=["request","background","rate","requests","duration","connecti\
ons","keepalive","http2","via"];function Ta(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep o\
ne of them`}]:[],r=[...Ho.flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push(
{path:["keepalive"],message:"is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "\
nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","\
request","body-file"],message:"is only for what is measured; write the body here"}),r}function ir(e,t){return t.keys(["targets"]).flatMap(n=>$$(n,e.targets[n],t))}function $$(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:Ko(e,i),target:za(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function za(e,t){return Rm(e,t)}function Rm(e,t){if(!Em(e)||!Em(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,Rm(e[r],o)]);return{...e,...Object.fromEntries(n)}}function Em(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function bn(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>Ko(t,r))]}))}
function Ko(e,t){return`${e}-${t}`}function ar(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function Tm(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var Cm=V(Q(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU time \
from the other side"),re(Z([U().min(-1),x({soft:Ee(U().min(-1),"What holds at first.",{example:1024}),hard:Ee(U().min(-1),"What it may be ra\
ised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be emp\
ty"}),zm=Q(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),Pm=Q(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name th\
at the Dockerfile says after FROM or --from"),S$=Z([V(Pm,zm),re(Rt(Q(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=V(Pm,zm).safeParse(t),[r]=n.error?.issues??[];if(r)throw new O(r.message);
return t})]),Am={example:"256m"},k$=x({context:$(De,"The folder that is sent to Docker, from the folder of this file.",{default:I.context,example:"\
."}),dockerfile:$(De,"The Dockerfile, from the context.",{default:I.dockerfile,example:I.dockerfile}),args:$(Ea,"Build arguments.",{example:{
VERSION:"1.0"}}),target:$(Q(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the l\
ast one if absent.",{example:"server"}),secrets:$(Oa,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read;\
 they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:$(S$,"Further contexts by the names that the Dockerfile has for them: f\
olders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:$(Cm,"Limits of the build's processes; Docker Engine b\
efore 23 ignores them.",{example:{nofile:65536}}),shm_size:$(Io,"The size of the build's /dev/shm, in powers of 1024; Docker Engine before 2\
3 ignores it.",Am)}),_$=Z([De.transform(e=>({context:e})),k$]),Nm=Z([Mo,_(Mo).min(1)]).transform(e=>Array.isArray(e[0])?e:[e]),O$=x({path:$(
Ht,"The path that answers once the server is ready.",{example:"/health"}),command:$(ka,"Ends with 0 once it is ready, where it runs: run onc\
e the path answers.",{example:"node is-warm.js"}),timeout:$(mt,"How long a start may take.",{default:"60s",example:"60s"})}),E$=Z([Ht.transform(
e=>({path:e})),O$]),R$=Q(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"must be seccomp=unconfined or seccomp=FILE").transform(e=>e.startsWith(
"seccomp")?e.slice(8):null).pipe(Z([So(),J("unconfined"),De])),Im=$(Nm,"A command, or a list of them, to run once before it is started: what\
 builds the process. What it leaves running is ended.",{example:"npm ci"}),Mm=$(De,"The folder in which setup, prepare and command run, from\
 the folder of this file. For processes.",{example:"server"}),T$=x({setup:Im,command:$(_a,"Starts the process, without a shell; ${port} stan\
ds for its port.",{example:"node server.js"}),"working-directory":Mm}),Lm={build:$(_$,"The folder with the Dockerfile, or a map. For contain\
ers.",{example:"."}),image:$(Lo,"A ready-made image instead of a build. For containers.",{example:"nginx:1.28"}),command:$(_a,"Takes the pla\
ce of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stands for its port.",{example:"node ser\
ver.js"}),setup:Im,"working-directory":Mm,process:$(T$,"How the same is run without containers, beside build or image: setup, command and wo\
rking-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:$(Ea,"Its environment variables; ${port} stands for its port.",{example:{
LOG_LEVEL:"error"}}),secrets:$(Oa,"Environment variables that it gets from loadgate's own environment; their values are never written anywhe\
re.",{example:["API_KEY"]}),inherit:$(Je(fm),"Further variables, or prefixes of them, that its commands get from loadgate's own environment.\
 For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),ulimits:$(Cm,"Limits of the container's processes.",{example:{memlock:-1}}),shm_size:$(
Io,"The size of the container's /dev/shm, in powers of 1024.",Am),security_opt:$(_(R$).transform(e=>e.filter(t=>t!==null)).refine(e=>e.length<
2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccomp=unconfined, or seccomp=FILE from this file'\
s folder.",{example:["seccomp=unconfined"]}),mem_limit:$(Io,"The container's memory limit, in powers of 1024.",{example:"512m"})};function Dm(e,t){
let{build:n,image:r,command:o,process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "build"; keep one of them',["image"]);let i=n!==void 0?
"build":r!==void 0?"image":void 0;if(i===void 0){s!==void 0?t('is for beside "build" or "image"; write its keys directly',["process"]):o===void 0&&
t('has nothing to run; add "build" or "image" for Docker, or "command" for a process');return}for(let a of["setup","working-directory"])e[a]!==
void 0&&t(`is for a process, but "${i}" makes a container; write it under process:`,[a]);s!==void 0&&s.command===void 0&&t('has no "command"\
; add it, for example command: node server.js',["process"])}function z$({ca:e,insecure:t},n){e===void 0&&t===void 0&&n('has no "ca"; add it,\
 for example ca: test/ca.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&n('is given beside "ca"; keep one of them',["https","ins\
ecure"])}var jm=U().min(1).max(65535),Fm=x({...Lm,port:Ee(jm,"The port it listens on.",{example:5432}),ready:$(x({command:$(ka,"Ends with 0 \
once it is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:$(mt,"How long a start may take.",{default:"60s",example:"\
60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>Dm(e,(n,r=[])=>t.addIssue({code:"custom",message:n,path:r}))),
Um={...Lm,port:$(jm,"The port it listens on; needed where a scenario sends requests to it.",{example:8080}),services:$(Je(Ve),"Names of serv\
ices; each variant has a copy of each, ready before it is started.",{example:["db"]}),prepare:$(Nm,"A command, or a list of them, to run bef\
ore each start of the server, when the services are ready.",{example:"node migrate.js"}),ready:$(E$,"When the server is ready: a path that a\
nswers, or a map.",{example:"/health"}),https:$(x({ca:$(De,"PEM file of the certificate authority, from this file's folder.",{example:"test/\
ca.pem"}),insecure:$(J(!0),"Take any certificate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:$(Q(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,
"must be the name of a host"),"The name that the server's certificate carries.",{default:I.tlsName,example:I.tlsName})}),"Send requests over\
 HTTPS, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:$(De,"A folder, from this file's, t\
hat is taken from head for both sides: the server that a library is measured by. A change of it alone is not measured.",{example:I.fixture}),
changes:$(Je(De),"Globs of the files it is made of, from the repository's top; a change of none of them is not measured.",{example:["src/*",
"package.json"]})},P$=x(Um),Zm=x({...Um,matrix:$(V(Ve,P$).refine(e=>Object.keys(e).length>0,{error:"must not be empty"}),"Several rows of th\
is target, each with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).
superRefine(({matrix:e,...t},n)=>{if(n.issues.length>0)return;let r=(o,s)=>{let i=(a,c=[])=>n.addIssue({code:"custom",message:a,path:[...s,...c]});
Dm(o,i),o.https&&z$(o.https,i)};e===void 0&&r(t,[]);for(let[o,s]of Object.entries(e??{}))r(za(t,s),["matrix",o])});var A$=Q(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),N$=C(Le.map(({name:e})=>e)),I$=Q(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),M$=x({reference:Ee(Z([A$,V(Ve,I$)]),"The pinned build that every night is compa\
red with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:$(p(),"The case that is measured with i\
dentical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:$(
ee(),"Whether each night one case, with identical builds, is slowed down on purpose, to see that it is found: the control case, or the next \
in turn.",{default:!0,example:!1}),alert:$(Je(C(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the\
 commit, the exit code.",{default:I.alert,example:["issue","comment"]}),direction:$(C(["worse","both"]),"Whether only what gets worse raises\
 an alert, or what gets better too.",{default:I.direction,example:"both"}),thresholds:$(Me(N$,yn),"Further metrics that raise alerts, each w\
ith the smallest change that counts.",{example:{memory:"5%"}}),keep:$(re(p(),pt),"How long points are kept.",{default:I.keep,example:I.keep}),
"keep-runs":$(re(p(),pt),"How long each run's own file is kept.",{default:I.keepRuns,example:I.keepRuns})}),Gm=Q(/^[^\p{Cc}]{1,80}$/u,"must \
be 1 to 80 characters on one line"),Bm=b().positive(),L$=Z([Bm.transform(e=>({value:e})),x({value:$(Bm,"The figure; without one only the pla\
ce is known.",{example:36191.37}),system:$(Gm,"What was measured then.",{example:"Go 1.5.1"})})]),D$=x({unit:$(Gm,"What the figures count.",
{example:"requests/s"}),better:$(C(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:$(V(Ve,L$),"Fi\
gures by target.",{example:{api:36191.37}}),order:$(Rt(Ve),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).
refine(e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),j$=x({source:Ee(Q(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:Ee(V(p(),D$),"Fi\
gures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),F$=x({published:$(j$,"What a publication said, for `rank --publish\
ed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),U$=Q(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'mu\
st be the name of a scenario, or "*" for all of them'),qm=e=>V(Ve,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),Wo=x({version:$(
J(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:Ee(qm(Zm),"The servers under test by name: how eac\
h is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:Ee(qm(Go),"The workloads by name.",{example:{hello:{request:"GET /"}}}),
services:$(V(Ve,Fm),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",port:5432}}}),
defaults:$(Go,"Keys that every scenario has unless it says otherwise.",{example:{connections:I.connections}}),presets:$(V(Ve,V(U$,Go)),`Othe\
r keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"1s"}}}}),"false\
-alarms":$(yn,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:$(yn,"The smallest change tha\
t counts.",{default:"2%",example:"2%"}),thresholds:Uo,"absolute-limits":Zo,"fail-on":$(mm,"Which verdicts fail the run; a head that fails wh\
ere base works always does.",{default:I.failOn,example:["regression","invalid"]}),mode:$(C(["block","observe"]),"Whether a verdict fails the\
 run, or is only reported, as in the first weeks.",{default:I.mode,example:"observe"}),isolation:$(C(["auto","docker","process"]),"Container\
s, processes, or what fits.",{default:I.isolation,example:"docker"}),budget:$(mt,"Time for starts, warm-up and measuring; 60 s a case if abs\
ent.",{example:"5m"}),"build-timeout":$(mt,"Time for all builds and `setup` commands of both sides together; keep it below the job's timeout\
-minutes, or a build that hangs ends the job without a comment.",{default:"30m",example:"45m"}),"cpu-profile":$(ee(),"Whether a regression i\
s followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pull requests of forks.",
{example:!1}),trend:$(M$,"The nightly trend: what it compares with, and who is notified of a change.",{example:{reference:"v1.0.0"}}),rank:$(
F$,"For `rank`: figures that somebody published of these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{"hello/dire\
ct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":$(Lo,"The image of nginx for containers.",{default:I.nginxImage,example:I.nginxImage})}),
Hm=[["targets","*","env"],["targets","*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","build","args"],["se\
rvices","*","env"],["services","*","build","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,"parameters"],[
...e,"request","headers"],[...e,"expect","headers"]])];var Km=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function Z$(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function cr(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=Z$(Km(e),Km(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function je(e,t,n=10){let r=cr(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var ht="loadgate itself chooses CPUs, networks and names; remove it",B$="a run starts its servers alone and discards them afterwards: leave \
it out",Pa='write "working-directory" instead, for example working-directory: server',Vo='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',Wm={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
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
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:Pa,workdir:Pa,cwd:Pa,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:ht,cpuset:ht,network:ht,networks:ht,networkMode:ht,containerName:ht,hostname:ht,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},Vm={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},Jm={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,B$])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,ht])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},q$={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},G$={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},H$={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},K$={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},W$={path:'write "request" for what is requested, as request: GET /users, or "via" for the way there, as via: direct',url:'write\
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
ts end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:Vo,slo:Vo},V$={url:'the server is the targe\
t; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "path" is written, for example path:\
 /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belongs in "path", for example path: \
/users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with headers: { content-type: applicat\
ion/json }',payload:'what is sent is "body", or "body-file" for a file'},J$={code:'write "status" instead, for example status: 200',statusCode:'\
write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},Y$={name:"the file needs no name; remove \
it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",jobs:"this looks like a \
workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is mounted; COPY it into the imag\
e, or make it with "setup" of a target',networks:ht,configs:'nothing is mounted; COPY it into the image, or make it with "setup" of a target',
include:"there is one file, whole; write here what is in the others",models:"a run has targets and their services, and nothing else: leave i\
t out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'write "targets" instead, for ex\
ample targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',
benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "scenarios" instead, for example s\
cenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',requests:'\
write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" instead, for example budget: 5m',time:'\
write "budget" instead, for example budget: 5m',limits:Vo,slo:Vo,...Object.fromEntries(["build","image","command","port","env","environment",
"setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build: ., port: 8080 } }"])),...Object.fromEntries(
["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scenario, or for all of them under "defaults", for\
 example scenarios: { hello: { request: GET / } }']))},X$={top:Y$,target:{...Wm,...Vm,...Jm,...q$},service:{...Wm,...Vm,...Jm,...G$},build:{
...H$,...K$},scenario:W$,request:V$,expect:J$},Q$="there is no place for anchors alone; set each where its value stands first: env: &env { L\
OG_LEVEL: error }, then env: *env",Ym=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function Xm(e,t){let n=eS(e.map(String));if(n!==void 0)return n===
"top"&&/^(?:x-|\.)/.test(t)?Q$:Object.entries(X$[n]).find(([r])=>Ym(r)===Ym(t))?.[1]}function eS([e,...t]){if(e===void 0)return"top";let n={
targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.slice(n);if(e==="targets"&&r==="mat\
rix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="targets"?"target":e==="services"?"se\
rvice":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="request"||r==="expect"?r:void 0}var tS={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function dr(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${ur(r)} ${Yo(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>rS(r,i));case"invalid_union":return nS(e,t,r);case"invalid_type":return t.has(r)?s(Na([Aa(e)],o)):[aS(r)];case"invalid_value":return s(
lS(e.values.map(String),o));case"invalid_key":return[iS(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${z(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${ur(r)}: ${Yo(e.message,r)}`}]}}function nS(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>Qm(c,r)));if(o!==
void 0)return o.flatMap(a=>dr(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(Aa)),i=`${ur(n)} ${Yo(Na([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function Qm(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>Qm(r,t)))}function Aa(e){return e.code==="invalid_type"?tS[e.expected]??
e.expected:e.code==="invalid_value"?wn(e.values.map(String)):e.code==="invalid_union"?wn([...new Set(e.errors.flat().map(Aa))]):"another val\
ue"}function rS(e,t){let n=e.length===0?"":` in ${ur(e)}`,r=Ca(e),o=oS(t)??Xm(e,t)??sS(e,t)??je(t,r,r.length),s=`unknown key ${z(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function oS(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function sS(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return Ca([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${Xo([`${s}s`,"",t])}`:Ca([]).includes(t)?`it stands at the top of the file, as ${Xo([t])}`:void 0}function iS(e,t){let n=Yo(
`the name ${z(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function aS(e){let n=`${e.length===1?"the file":ur(e.
slice(0,-1))} has no ${z(String(e.at(-1)))}; add it, for example ${Xo(e)}`;return{path:e,at:"key",message:n}}function Na(e,t){let n=`must be\
 ${wn(e)}, is ${uS(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=cS(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function cS(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function lS(e,t){if(typeof t=="number")return`must be ${wn(
e)}, is ${t}`;if(typeof t!="string")return Na([wn(e)],t);let n=cr(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${wn(e)}, is ${z(
t)}${r}`}function uS(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function Yo(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:Xo(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function ur(e){let[t,n]=dS(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":z(r):r===""?t:`${z(r)} o\
f ${t}`}function dS(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${z(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${z(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${z(n)}`,[]]:[`scenario ${z(r)}\
 in preset ${z(n)}`,e.slice(3)]}var wn=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function lr(e){return e instanceof
Oo||e instanceof or?lr(e.unwrap()):e instanceof ya?lr(e.in):e instanceof ko?e.options.flatMap(lr):e instanceof X?[e]:[]}function fS(e,t){return e instanceof
nr?[e.valueType]:e instanceof ga?[e.element]:e instanceof pn&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function eh(e){let t=[Wo];for(let n of e)
t=t.flatMap(lr).flatMap(r=>fS(r,n));return t}function Ca(e){return eh(e).flatMap(lr).flatMap(t=>t instanceof pn?Object.keys(t.shape):[])}function Xo(e){
let t=eh(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${Jo(t)}`}var pS=/^[\w/.][\w./?=:% -]*$/;function Jo(e){
return typeof e=="string"?pS.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(Jo).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${Jo(t)}: ${Jo(n)}`).join(", ")} }`}import{posix as qh}from"node:path";var Qo=Symbol.for("yaml.alias"),es=Symbol.for("yaml.document"),Fe=Symbol.for("yaml.map"),Ia=Symbol.for("yaml.pair"),Re=Symbol.for("yaml.scal\
ar"),gt=Symbol.for("yaml.seq"),xe=Symbol.for("yaml.node.type"),Se=e=>!!e&&typeof e=="object"&&e[xe]===Qo,Ye=e=>!!e&&typeof e=="object"&&e[xe]===
es,ue=e=>!!e&&typeof e=="object"&&e[xe]===Fe,q=e=>!!e&&typeof e=="object"&&e[xe]===Ia,j=e=>!!e&&typeof e=="object"&&e[xe]===Re,me=e=>!!e&&typeof e==
"object"&&e[xe]===gt;function K(e){if(e&&typeof e=="object")switch(e[xe]){case Fe:case gt:return!0}return!1}function B(e){if(e&&typeof e=="o\
bject")switch(e[xe]){case Qo:case Fe:case Re:case gt:return!0}return!1}var ts=e=>(j(e)||K(e))&&!!e.anchor;var ke=Symbol("break visit"),th=Symbol("skip children"),Xe=Symbol("remove node");function Pe(e,t){let n=nh(t);Ye(e)?xn(null,e.contents,n,Object.
freeze([e]))===Xe&&(e.contents=null):xn(null,e,n,Object.freeze([]))}Pe.BREAK=ke;Pe.SKIP=th;Pe.REMOVE=Xe;function xn(e,t,n,r){let o=rh(e,t,n,
r);if(B(o)||q(o))return oh(e,r,o),xn(e,o,n,r);if(typeof o!="symbol"){if(K(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=xn(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===ke)return ke;i===Xe&&(t.items.splice(s,1),s-=1)}}}else if(q(t)){r=Object.
freeze(r.concat(t));let s=xn("key",t.key,n,r);if(s===ke)return ke;s===Xe&&(t.key=null);let i=xn("value",t.value,n,r);if(i===ke)return ke;i===
Xe&&(t.value=null)}}return o}async function ns(e,t){let n=nh(t);Ye(e)?await vn(null,e.contents,n,Object.freeze([e]))===Xe&&(e.contents=null):
await vn(null,e,n,Object.freeze([]))}ns.BREAK=ke;ns.SKIP=th;ns.REMOVE=Xe;async function vn(e,t,n,r){let o=await rh(e,t,n,r);if(B(o)||q(o))return oh(
e,r,o),vn(e,o,n,r);if(typeof o!="symbol"){if(K(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await vn(s,t.items[s],
n,r);if(typeof i=="number")s=i-1;else{if(i===ke)return ke;i===Xe&&(t.items.splice(s,1),s-=1)}}}else if(q(t)){r=Object.freeze(r.concat(t));let s=await vn(
"key",t.key,n,r);if(s===ke)return ke;s===Xe&&(t.key=null);let i=await vn("value",t.value,n,r);if(i===ke)return ke;i===Xe&&(t.value=null)}}return o}
function nh(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.
Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function rh(e,t,n,r){if(typeof n=="fu\
nction")return n(e,t,r);if(ue(t))return n.Map?.(e,t,r);if(me(t))return n.Seq?.(e,t,r);if(q(t))return n.Pair?.(e,t,r);if(j(t))return n.Scalar?.(
e,t,r);if(Se(t))return n.Alias?.(e,t,r)}function oh(e,t,n){let r=t[t.length-1];if(K(r))r.items[e]=n;else if(q(r))e==="key"?r.key=n:r.value=n;else if(Ye(
r))r.contents=n;else{let o=Se(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var mS={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},hS=e=>e.replace(/[!,[\]{}]/g,t=>mS[t]),Qe=class e{constructor(t,n){this.
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
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+hS(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
B(t.contents)){let s={};Pe(t.contents,(i,a)=>{B(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:ya\
ml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Qe.defaultYaml={explicit:!1,version:"1.2"};Qe.defaultTags={"!!":"tag:yaml.org,2002:"};function rs(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function Ma(e){let t=new Set;return Pe(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function La(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function sh(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=Ma(e));let i=La(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(j(i.node)||K(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function Tt(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=Tt(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=Tt(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=Tt(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=Tt(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function ce(e,t,n){if(Array.isArray(e))return e.map((r,o)=>ce(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!ts(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var zt=class{constructor(t){Object.defineProperty(this,xe,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!Ye(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=ce(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?Tt(s,{"":a},"",a):a}};var yt=class extends zt{constructor(t){super(Qo),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],Pe(t,{Node:(s,i)=>{(Se(i)||ts(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||(ce(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=os(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(rs(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function os(e,t,n){if(Se(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(K(t)){let r=0;for(let o of t.
items){let s=os(e,o,n);s>r&&(r=s)}return r}else if(q(t)){let r=os(e,t.key,n),o=os(e,t.value,n);return Math.max(r,o)}return 1}var ss=e=>!e||typeof e!="function"&&typeof e!="object",M=class extends zt{constructor(t){super(Re),this.value=t}toJSON(t,n){return n?.keep?this.
value:ce(this.value,t,n)}toString(){return String(this.value)}};M.BLOCK_FOLDED="BLOCK_FOLDED";M.BLOCK_LITERAL="BLOCK_LITERAL";M.PLAIN="PLAIN";
M.QUOTE_DOUBLE="QUOTE_DOUBLE";M.QUOTE_SINGLE="QUOTE_SINGLE";var gS="tag:yaml.org,2002:";function yS(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function bt(e,t,n){if(Ye(e)&&(e=e.contents),B(e))return e;if(q(e)){let d=n.
schema[Fe].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new yt(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=gS+
t.slice(2));let l=yS(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new M(e);return c&&(c.
node=d),d}l=e instanceof Map?i[Fe]:Symbol.iterator in Object(e)?i[gt]:i[Fe]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new M(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function fr(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return bt(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var Sn=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,$n=class extends zt{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>B(r)||q(r)?r.clone(t):r),this.range&&(n.range=this.
range.slice()),n}addIn(t,n){if(Sn(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(K(s))s.addIn(o,n);else if(s===void 0&&this.schema)this.
set(r,fr(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.length===
0)return this.delete(n);let o=this.get(n,!0);if(K(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remaining path:\
 ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&j(s)?s.value:s:K(s)?s.getIn(o,n):void 0}hasAllNullValues(t){return this.
items.every(n=>{if(!q(n))return!1;let r=n.value;return r==null||t&&j(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){let[
n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return K(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.set(
r,n);else{let s=this.get(r,!0);if(K(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,fr(this.schema,o,n));else throw new Error(`Ex\
pected YAML collection at ${r}. Remaining path: ${o}`)}}};var ih=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function Ce(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var et=(e,t,n)=>e.
endsWith(`
`)?Ce(n,t):n.includes(`
`)?`
`+Ce(n,t):(e.endsWith(" ")?"":" ")+n;var Da="flow",is="block",pr="quoted";function mr(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,h,g=!1,m=-1,y=-1,v=-1;n===is&&(m=ah(e,m,t.length),m!==-1&&(d=m+c));for(let N;N=e[m+=1];){if(n===pr&&N===
"\\"){switch(y=m,e[m+1]){case"x":m+=3;break;case"u":m+=5;break;case"U":m+=9;break;default:m+=1}v=m}if(N===`
`)n===is&&(m=ah(e,m,t.length)),d=m+t.length+c,f=void 0;else{if(N===" "&&h&&h!==" "&&h!==`
`&&h!=="	"){let T=e[m+1];T&&T!==" "&&T!==`
`&&T!=="	"&&(f=m)}if(m>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===pr){for(;h===" "||h==="	";)h=N,N=e[m+=1],g=!0;let T=m>v+1?m-2:y-1;if(u[T])
return e;l.push(T),u[T]=!0,d=T+c,f=void 0}else g=!0}h=N}if(g&&a&&a(),l.length===0)return e;i&&i();let k=e.slice(0,l[0]);for(let N=0;N<l.length;++N){
let T=l[N],P=l[N+1]||e.length;T===0?k=`
${t}${e.slice(0,P)}`:(n===pr&&u[T]&&(k+=`${e[T]}\\`),k+=`
${t}${e.slice(T+1,P)}`)}return k}function ah(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var cs=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),ls=e=>/^(%|---|\.\.\.)/m.
test(e);function bS(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function hr(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(ls(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:mr(i,s,pr,cs(t,!1))}function ja(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return hr(e,t);let n=t.indent||(ls(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:mr(r,n,Da,cs(t,!1))}function kn(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=hr;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=ja:s&&!o?r=hr:r=n?ja:hr}return r(e,t)}var Fa;try{Fa=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{Fa=/\n+(?!\n|$)/g}function as({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return kn(n,r);let l=r.indent||(r.forceBlockIndent||ls(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===M.BLOCK_FOLDED?!1:
t===M.BLOCK_LITERAL?!0:!bS(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let P=n[f-1];if(P!==`
`&&P!=="	"&&P!==" ")break}let h=n.substring(f),g=h.indexOf(`
`);g===-1?d="-":n===h||g!==h.length-1?(d="+",s&&s()):d="",h&&(n=n.slice(0,-h.length),h[h.length-1]===`
`&&(h=h.slice(0,-1)),h=h.replace(Fa,`$&${l}`));let m=!1,y,v=-1;for(y=0;y<n.length;++y){let P=n[y];if(P===" ")m=!0;else if(P===`
`)v=y;else break}let k=n.substring(0,v<y?v+1:y);k&&(n=n.substring(k.length),k=k.replace(/\n+/g,`$&${l}`));let T=(m?l?"2":"1":"")+d;if(e&&(T+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let P=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),R=!1,F=cs(r,!0);i!=="folded"&&t!==M.BLOCK_FOLDED&&
(F.onOverflow=()=>{R=!0});let A=mr(`${k}${P}${h}`,l,is,F);if(!R)return`>${T}
${l}${A}`}return n=n.replace(/\n+/g,`$&${l}`),`|${T}
${l}${k}${n}${h}`}function wS(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return kn(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?kn(s,t):as(e,t,n,r);if(!a&&!u&&o!==M.PLAIN&&s.includes(`
`))return as(e,t,n,r);if(ls(s)){if(c==="")return t.forceBlockIndent=!0,as(e,t,n,r);if(a&&c===l)return kn(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=m=>m.default&&m.tag!=="tag:yaml.org,2002:str"&&m.test?.test(d),{compat:h,tags:g}=t.doc.schema;if(g.some(f)||h?.some(f))return kn(
s,t)}return a?d:mr(d,c,Da,cs(t,!1))}function Kt(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==M.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=M.QUOTE_DOUBLE);let c=u=>{switch(u){case M.
BLOCK_FOLDED:case M.BLOCK_LITERAL:return o||s?kn(i.value,t):as(i,t,n,r);case M.QUOTE_DOUBLE:return hr(i.value,t);case M.QUOTE_SINGLE:return ja(
i.value,t);case M.PLAIN:return wS(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function us(e,t){let n=Object.assign({blockQuote:!0,commentString:ih,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function xS(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(j(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function vS(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(j(e)||K(e))&&e.anchor;s&&rs(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function wt(e,t,n,r){if(q(e))return e.toString(t,n,r);if(Se(e)){if(t.doc.directives)return e.toString(
t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.
add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=B(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=xS(t.doc.schema.tags,s));
let i=vS(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(s,t,n,r):j(s)?
Kt(s,t,n,r):s.toString(t,n,r);return i?j(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function ch({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=B(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(K(e)||!B(e)&&typeof e=="object"){let F="\
With simple keys, collection cannot be used as a key value";throw new Error(F)}}let h=!d&&(!e||f&&t==null&&!n.inFlow||K(e)||(j(e)?e.type===M.
BLOCK_FOLDED||e.type===M.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!h&&(d||!s),indent:a+c});let g=!1,
m=!1,y=wt(e,n,()=>g=!0,()=>m=!0);if(!h&&!n.inFlow&&y.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");h=!0}if(n.inFlow){if(s||t==null)return g&&r&&r(),y===""?"?":h?`? ${y}`:y}else if(s&&!d||t==null&&h)return y=`? ${y}`,
f&&!g?y+=et(y,n.indent,l(f)):m&&o&&o(),y;g&&(f=null),h?(f&&(y+=et(y,n.indent,l(f))),y=`? ${y}
${a}:`):(y=`${y}:`,f&&(y+=et(y,n.indent,l(f))));let v,k,N;B(t)?(v=!!t.spaceBefore,k=t.commentBefore,N=t.comment):(v=!1,k=null,N=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!h&&!f&&j(t)&&(n.indentAtStart=y.length+1),m=!1,!u&&c.length>=2&&!n.inFlow&&!h&&me(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let T=!1,P=wt(t,n,()=>T=!0,()=>m=!0),R=" ";if(f||v||k){if(R=v?`
`:"",k){let F=l(k);R+=`
${Ce(F,n.indent)}`}P===""&&!n.inFlow?R===`
`&&N&&(R=`

`):R+=`
${n.indent}`}else if(!h&&K(t)){let F=P[0],A=P.indexOf(`
`),te=A!==-1,pe=n.inFlow??t.flow??t.items.length===0;if(te||!pe){let it=!1;if(te&&(F==="&"||F==="!")){let ie=P.indexOf(" ");F==="&"&&ie!==-1&&
ie<A&&P[ie+1]==="!"&&(ie=P.indexOf(" ",ie+1)),(ie===-1||A<ie)&&(it=!0)}it||(R=`
${n.indent}`)}}else(P===""||P[0]===`
`)&&(R="");return y+=R+P,n.inFlow?T&&r&&r():N&&!T?y+=et(y,n.indent,l(N)):m&&o&&o(),y}function Ua(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var ds="<<",Ue={identify:e=>e===ds||typeof e=="symbol"&&e.description===ds,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new M(Symbol(ds)),{addToJSMap:Ba}),stringify:()=>ds},lh=(e,t)=>(Ue.identify(t)||j(t)&&(!t.type||t.type===M.PLAIN)&&Ue.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===Ue.tag&&n.default);function Ba(e,t,n){let r=uh(e,n);if(me(r))for(let o of r.items)Za(e,t,o);else if(Array.
isArray(r))for(let o of r)Za(e,t,o);else Za(e,t,r)}function Za(e,t,n){let r=uh(e,n);if(!ue(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function uh(e,t){return e&&
Se(t)?t.resolve(e.doc,e):t}function fs(e,t,{key:n,value:r}){if(B(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(lh(e,n))Ba(e,t,r);else{let o=ce(n,"",e);if(t instanceof Map)
t.set(o,ce(r,o,e));else if(t instanceof Set)t.add(o);else{let s=$S(n,o,e),i=ce(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function $S(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(B(e)&&n?.
doc){let r=us(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),Ua(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function _n(e,t,n){let r=bt(e,void 0,n),o=bt(t,void 0,n);return new se(r,o)}var se=class e{constructor(t,n=null){Object.defineProperty(this,
xe,{value:Ia}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return B(n)&&(n=n.clone(t)),B(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return fs(n,r,this)}toString(t,n,r){return t?.doc?ch(this,t,n,r):JSON.stringify(this)}};function ms(e,t,n){return(t.inFlow??e.flow?kS:SS)(e,t,n)}function SS({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let g=0;g<t.length;++g){let m=t[g],
y=null;if(B(m))!d&&m.spaceBefore&&f.push(""),ps(n,f,m.commentBefore,d),m.comment&&(y=m.comment);else if(q(m)){let k=B(m.key)?m.key:null;k&&(!d&&
k.spaceBefore&&f.push(""),ps(n,f,k.commentBefore,d))}d=!1;let v=wt(m,u,()=>y=null,()=>d=!0);y&&(v+=et(v,s,l(y))),d&&y&&(d=!1),f.push(r+v)}let h;
if(f.length===0)h=o.start+o.end;else{h=f[0];for(let g=1;g<f.length;++g){let m=f[g];h+=m?`
${c}${m}`:`
`}}return e?(h+=`
`+Ce(l(e),c),a&&a()):d&&i&&i(),h}function kS({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let g=0;g<e.length;++g){let m=e[g],y=null;
if(B(m))m.spaceBefore&&d.push(""),ps(t,d,m.commentBefore,!1),m.comment&&(y=m.comment);else if(q(m)){let k=B(m.key)?m.key:null;k&&(k.spaceBefore&&
d.push(""),ps(t,d,k.commentBefore,!1),k.comment&&(l=!0));let N=B(m.value)?m.value:null;N?(N.comment&&(y=N.comment),N.commentBefore&&(l=!0)):
m.value==null&&k?.comment&&(y=k.comment)}y&&(l=!0);let v=wt(m,c,()=>y=null);l||(l=d.length>u||v.includes(`
`)),g<e.length-1?v+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce((k,N)=>k+N.length+2,2)+(v.length+2)>t.options.lineWidth)),
l&&(v+=",")),y&&(v+=et(v,r,a(y))),d.push(v),u=d.length}let{start:f,end:h}=n;if(d.length===0)return f+h;if(!l){let g=d.reduce((m,y)=>m+y.length+
2,2);l=t.options.lineWidth>0&&g>t.options.lineWidth}if(l){let g=f;for(let m of d)g+=m?`
${s}${o}${m}`:`
`;return`${g}
${o}${h}`}else return`${f}${i}${d.join(" ")}${i}${h}`}function ps({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=Ce(t(r),e);n.push(s.trimStart())}}function Pt(e,t){let n=j(t)?t.value:t;for(let r of e)if(q(r)&&(r.key===t||r.key===n||j(r.key)&&r.key.value===n))return r}var ae=class extends $n{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(Fe,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(_n(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;q(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new se(t,t?.value):r=new se(t.key,t.value);let o=Pt(
this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);j(o.value)&&ss(r.value)?o.value.value=
r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.items.
push(r)}delete(t){let n=Pt(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=Pt(this.items,t)?.value;
return(!n&&j(o)?o.value:o)??void 0}has(t){return!!Pt(this.items,t)}set(t,n){this.add(new se(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.mapAsMap?
new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)fs(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);for(let o of this.
items)if(!q(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&this.hasAllNullValues(
!1)&&(t=Object.assign({},t,{allNullValues:!0})),ms(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.indent||"",onChompKeep:r,
onComment:n})}};var Ze={collection:"map",default:!0,nodeClass:ae,tag:"tag:yaml.org,2002:map",resolve(e,t){return ue(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>ae.from(e,t,n)};var he=class extends $n{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(gt,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=hs(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=hs(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&j(o)?o.value:o}has(t){let n=hs(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=hs(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];j(o)&&ss(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push(ce(s,String(o++),n));return r}toString(t,n,r){return t?ms(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(bt(a,void 0,r))}}return s}};function hs(e){let t=j(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var Be={collection:"seq",default:!0,nodeClass:he,tag:"tag:yaml.org,2002:seq",resolve(e,t){return me(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>he.from(e,t,n)};var Ct={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),Kt(e,t,n,r)}};var Wt={identify:e=>e==null,createNode:()=>new M(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new M(
null),stringify:({source:e},t)=>typeof e=="string"&&Wt.test.test(e)?e:t.options.nullStr};var gr={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new M(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&gr.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function ge({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var gs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:ge},ys={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():ge(e)}},bs={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new M(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:ge};var ws=e=>typeof e=="bigint"||Number.isInteger(e),qa=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function dh(e,t,n){let{
value:r}=e;return ws(r)&&r>=0?n+r.toString(t):ge(e)}var xs={identify:e=>ws(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>qa(e,2,8,n),stringify:e=>dh(e,8,"0o")},vs={identify:ws,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>qa(
e,0,10,n),stringify:ge},$s={identify:e=>ws(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>qa(
e,2,16,n),stringify:e=>dh(e,16,"0x")};var fh=[Ze,Be,Ct,Wt,gr,xs,vs,$s,gs,ys,bs];function ph(e){return typeof e=="bigint"||Number.isInteger(e)}var Ss=({value:e})=>JSON.stringify(e),_S=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Ss},{identify:e=>e==null,createNode:()=>new M(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:Ss},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:Ss},{identify:ph,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>ph(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Ss}],OS={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},mh=[Ze,Be].concat(_S,OS);var yr={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=M.BLOCK_LITERAL),t!==M.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===M.BLOCK_LITERAL?`
`:" ")}return Kt({comment:e,type:t,value:a},r,o,s)}};function Ga(e,t){if(me(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!q(r)){if(ue(r)){r.items.length>1&&t("Each pair must have it\
s own sequence indicator");let o=r.items[0]||new se(new M(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=q(r)?r:new se(r)}}else t("Expected a sequence for this tag");return e}function Ha(e,t,n){let{replacer:r}=n,
o=new he(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(_n(a,c,n))}return o}var br={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Ga,createNode:Ha};var On=class e extends he{constructor(){super(),this.add=ae.prototype.add.bind(this),this.delete=ae.prototype.delete.bind(this),this.get=ae.
prototype.get.bind(this),this.has=ae.prototype.has.bind(this),this.set=ae.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(q(o)?(s=ce(o.key,"",n),i=ce(o.value,s,n)):s=ce(o,"",n),
r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=Ha(t,n,r),s=new this;return s.
items=o.items,s}};On.tag="tag:yaml.org,2002:omap";var wr={collection:"seq",identify:e=>e instanceof Map,nodeClass:On,default:!1,tag:"tag:yam\
l.org,2002:omap",resolve(e,t){let n=Ga(e,t),r=[];for(let{key:o}of n.items)j(o)&&(r.includes(o.value)?t(`Ordered maps must not include duplic\
ate keys: ${o.value}`):r.push(o.value));return Object.assign(new On,n)},createNode:(e,t,n)=>On.from(e,t,n)};function hh({value:e,source:t},n){return t&&(e?Ka:Wa).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var Ka={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new M(!0),stringify:hh},Wa={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new M(!1),stringify:hh};var gh={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:ge},yh={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():ge(e)}},bh={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new M(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:ge};var xr=e=>typeof e=="bigint"||Number.isInteger(e);function ks(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function Va(e,t,n){let{value:r}=e;if(xr(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return ge(e)}var wh={identify:xr,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>ks(e,2,
2,n),stringify:e=>Va(e,2,"0b")},xh={identify:xr,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>ks(
e,1,8,n),stringify:e=>Va(e,8,"0")},vh={identify:xr,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>ks(e,0,
10,n),stringify:ge},$h={identify:xr,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>ks(e,
2,16,n),stringify:e=>Va(e,16,"0x")};var En=class e extends ae{constructor(t){super(t),this.tag=e.tag}add(t){let n;q(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new se(t.key,null):n=new se(t,null),Pt(this.items,n.key)||this.items.push(n)}get(t,n){let r=Pt(this.items,t);return!n&&q(r)?j(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=Pt(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new se(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(_n(i,null,r));return s}};En.tag="tag:yaml.org,2002:set";var vr={collection:"\
map",identify:e=>e instanceof Set,nodeClass:En,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>En.from(e,t,n),resolve(e,t){if(ue(
e)){if(e.hasAllNullValues(!0))return Object.assign(new En,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function Ja(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function Sh(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return ge(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var _s={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>Ja(e,n),stringify:Sh},
Os={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>Ja(e,!1),stringify:Sh},Rn={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(Rn.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=Ja(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var Ya=[Ze,Be,Ct,Wt,Ka,Wa,wh,xh,vh,$h,gh,yh,bh,yr,Ue,wr,br,vr,_s,Os,Rn];var kh=new Map([["core",fh],["failsafe",[Ze,Be,Ct]],["json",mh],["yaml11",Ya],["yaml-1.1",Ya]]),_h={binary:yr,bool:gr,float:bs,floatExp:ys,floatNaN:gs,
floatTime:Os,int:vs,intHex:$s,intOct:xs,intTime:_s,map:Ze,merge:Ue,null:Wt,omap:wr,pairs:br,seq:Be,set:vr,timestamp:Rn},Oh={"tag:yaml.org,20\
02:binary":yr,"tag:yaml.org,2002:merge":Ue,"tag:yaml.org,2002:omap":wr,"tag:yaml.org,2002:pairs":br,"tag:yaml.org,2002:set":vr,"tag:yaml.org\
,2002:timestamp":Rn};function Es(e,t,n){let r=kh.get(t);if(r&&!e)return n&&!r.includes(Ue)?r.concat(Ue):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(kh.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(Ue)),o.reduce((s,i)=>{let a=typeof i=="string"?_h[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys(_h).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var ES=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,$r=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?Es(t,"compat"):t?Es(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
Oh:{},this.tags=Es(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,Fe,{value:Ze}),Object.defineProperty(this,Re,{value:Ct}),
Object.defineProperty(this,gt,{value:Be}),this.sortMapEntries=typeof i=="function"?i:i===!0?ES:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function Eh(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=us(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(Ce(c,""))}let i=!1,a=null;if(e.contents){if(B(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(Ce(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=wt(e.contents,o,()=>a=
null,c);a&&(l+=et(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(wt(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(Ce(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(Ce(s(c),"")))}return n.join(`
`)+`
`}var At=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,xe,{value:es});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Qe({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[xe]:{value:es}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=B(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Tn(this.contents)&&this.contents.add(t)}addIn(t,n){Tn(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=Ma(this);t.anchor=!n||r.has(n)?La(n||"a",r):n}return new yt(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let y=k=>typeof k=="number"||k instanceof String||k instanceof Number,
v=n.filter(y).map(String);v.length>0&&(n=n.concat(v)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:h}=sh(this,i||"a"),g={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:h},m=bt(t,u,g);return a&&K(m)&&(m.flow=!0),f(),m}createPair(t,n,r={}){let o=this.
createNode(t,null,r),s=this.createNode(n,null,r);return new se(o,s)}delete(t){return Tn(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return Sn(t)?this.contents==null?!1:(this.contents=null,!0):Tn(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return K(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return Sn(t)?!n&&j(this.contents)?this.contents.value:this.contents:K(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return K(this.contents)?this.contents.has(t):!1}hasIn(t){return Sn(t)?this.contents!==void 0:K(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=fr(this.schema,[t],n):Tn(this.contents)&&this.contents.set(t,n)}setIn(t,n){Sn(
t)?this.contents=n:this.contents==null?this.contents=fr(this.schema,Array.from(t),n):Tn(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Qe({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Qe(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new $r(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=ce(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?Tt(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return Eh(this,t)}};function Tn(e){
if(K(e))return!0;throw new Error("Expected a YAML collection as document contents")}var Sr=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},qe=class extends Sr{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},kr=class extends Sr{constructor(t,n,r){super("YAMLWarning",t,n,r)}},Xa=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function tt(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",h=!1,g=!1,m=null,y=null,
v=null,k=null,N=null,T=null,P=null;for(let A of e)switch(g&&(A.type!=="space"&&A.type!=="newline"&&A.type!=="comma"&&s(A.offset,"MISSING_CHA\
R","Tags and anchors must be separated from the next token by white space"),g=!1),m&&(l&&A.type!=="comment"&&A.type!=="newline"&&s(m,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),m=null),A.type){case"space":!t&&(n!=="doc-start"||r?.type!=="flow-collection")&&A.source.includes(
"	")&&(m=A),u=!0;break;case"comment":{u||s(A,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let te=A.
source.substring(1)||" ";d?d+=f+te:d=te,f="",l=!1;break}case"newline":l?d?d+=A.source:(!T||n!=="seq-item-ind")&&(c=!0):f+=A.source,l=!0,h=!0,
(y||v)&&(k=A),u=!0;break;case"anchor":y&&s(A,"MULTIPLE_ANCHORS","A node can have at most one anchor"),A.source.endsWith(":")&&s(A.offset+A.source.
length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),y=A,P??(P=A.offset),l=!1,u=!1,g=!0;break;case"tag":{v&&s(A,"MULTIPLE_TAGS","A nod\
e can have at most one tag"),v=A,P??(P=A.offset),l=!1,u=!1,g=!0;break}case n:(y||v)&&s(A,"BAD_PROP_ORDER",`Anchors and tags must be after th\
e ${A.source} indicator`),T&&s(A,"UNEXPECTED_TOKEN",`Unexpected ${A.source} in ${t??"collection"}`),T=A,l=n==="seq-item-ind"||n==="explicit-\
key-ind",u=!1;break;case"comma":if(t){N&&s(A,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),N=A,l=!1,u=!1;break}default:s(A,"UNEXPECTED_TOKEN",`\
Unexpected ${A.type} token`),l=!1,u=!1}let R=e[e.length-1],F=R?R.offset+R.source.length:o;return g&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),m&&(l&&m.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(m,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:N,found:T,spaceBefore:c,comment:d,hasNewline:h,anchor:y,tag:v,newlineAfterProp:k,end:F,start:P??F}}function Nt(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Nt(t.key)||Nt(t.value))return!0}return!1;default:
return!0}}function _r(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Nt(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function Rs(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||j(s)&&j(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var Rh="All mapping items must start at the same column";function Th({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??ae,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:h,value:g}=u,m=tt(d,{indicator:"explicit\
-key-ind",next:f??h?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),y=!m.found;if(y){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",Rh)),!m.anchor&&
!m.tag&&!h){l=m.end,m.comment&&(a.comment?a.comment+=`
`+m.comment:a.comment=m.comment);continue}(m.newlineAfterProp||Nt(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else m.found?.indent!==r.indent&&o(c,"BAD_INDENT",Rh);n.atKey=!0;let v=m.end,k=f?e(n,f,m,o):t(n,v,d,null,m,o);n.schema.compat&&
_r(r.indent,f,o),n.atKey=!1,Rs(n,a.items,k)&&o(v,"DUPLICATE_KEY","Map keys must be unique");let N=tt(h??[],{indicator:"map-value-ind",next:g,
offset:k.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=N.end,N.found){y&&(g?.type==="block-map"&&
!N.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&m.start<N.found.offset-1024&&
o(k.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let T=g?e(n,
g,N,o):t(n,c,h,null,N,o);n.schema.compat&&_r(r.indent,g,o),c=T.range[2];let P=new se(k,T);n.options.keepSourceTokens&&(P.srcToken=u),a.items.
push(P)}else{y&&o(k.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),N.comment&&(k.comment?k.comment+=`
`+N.comment:k.comment=N.comment);let T=new se(k);n.options.keepSourceTokens&&(T.srcToken=u),a.items.push(T)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function zh({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??he,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=tt(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let h=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&_r(r.indent,d,o),c=h.range[2],a.items.push(h)}return a.range=[r.offset,c,l??c],a}function nt(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var Qa="Block collections are not allowed within flow collections",ec=e=>e&&(e.type==="block-map"||e.type==="block-seq");function Ph({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?ae:he),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let y=0;y<r.items.length;++y){let v=r.items[y],
{start:k,key:N,sep:T,value:P}=v,R=tt(k,{flow:a,indicator:"explicit-key-ind",next:N??T?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!R.found){if(!R.anchor&&!R.tag&&!T&&!P){y===0&&R.comma?o(R.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):y<r.items.length-1&&o(R.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),R.comment&&(l.comment?l.comment+=`
`+R.comment:l.comment=R.comment),d=R.end;continue}!i&&n.options.strict&&Nt(N)&&o(N,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(y===0)R.comma&&o(R.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(R.comma||o(R.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),R.comment){let F="";e:for(let A of k)switch(A.type){case"comma":case"space":break;case"comment":F=A.
source.substring(1);break e;default:break e}if(F){let A=l.items[l.items.length-1];q(A)&&(A=A.value??A.key),A.comment?A.comment+=`
`+F:A.comment=F,R.comment=R.comment.substring(F.length+1)}}if(!i&&!T&&!R.found){let F=P?e(n,P,R,o):t(n,R.end,T,null,R,o);l.items.push(F),d=F.
range[2],ec(P)&&o(F.range,"BLOCK_IN_FLOW",Qa)}else{n.atKey=!0;let F=R.end,A=N?e(n,N,R,o):t(n,F,k,null,R,o);ec(N)&&o(A.range,"BLOCK_IN_FLOW",
Qa),n.atKey=!1;let te=tt(T??[],{flow:a,indicator:"map-value-ind",next:P,offset:A.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(te.found){if(!i&&!R.found&&n.options.strict){if(T)for(let ie of T){if(ie===te.found)break;if(ie.type==="newline"){o(ie,"MULTILINE_IMPLICI\
T_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}R.start<te.found.offset-1024&&o(te.found,"KEY_OVER_1024_CH\
ARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else P&&("source"in P&&P.source?.[0]===
":"?o(P,"MISSING_CHAR",`Missing space after : in ${a}`):o(te.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let pe=P?e(n,P,te,o):
te.found?t(n,te.end,T,null,te,o):null;pe?ec(P)&&o(pe.range,"BLOCK_IN_FLOW",Qa):te.comment&&(A.comment?A.comment+=`
`+te.comment:A.comment=te.comment);let it=new se(A,pe);if(n.options.keepSourceTokens&&(it.srcToken=v),i){let ie=l;Rs(n,ie.items,A)&&o(F,"DUP\
LICATE_KEY","Map keys must be unique"),ie.items.push(it)}else{let ie=new ae(n.schema);ie.flow=!0,ie.items.push(it);let Dr=(pe??A).range;ie.range=
[A.range[0],Dr[1],Dr[2]],l.items.push(ie)}d=pe?pe.range[2]:te.end}}let f=i?"}":"]",[h,...g]=r.end,m=d;if(h?.source===f)m=h.offset+h.source.length;else{
let y=a[0].toUpperCase()+a.substring(1),v=u?`${y} must end with a ${f}`:`${y} in block collection must be sufficiently indented and end with\
 a ${f}`;o(d,u?"MISSING_CHAR":"BAD_INDENT",v),h&&h.source.length!==1&&g.unshift(h)}if(g.length>0){let y=nt(g,m,n.options.strict,o);y.comment&&
(l.comment?l.comment+=`
`+y.comment:l.comment=y.comment),l.range=[r.offset,m,y.offset]}else l.range=[r.offset,m,m];return l}function tc(e,t,n,r,o,s){let i=n.type==="block-map"?Th(e,t,n,r,s):n.type==="block-seq"?zh(e,t,n,r,s):Ph(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function Ch(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:h}=r,g=f&&s?f.offset>s.offset?f:s:f??s;g&&(!h||h.offset<g.offset)&&
o(g,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===ae.tagName&&a==="map"||i===he.tagName&&a==="seq")return tc(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),tc(e,t,n,o,i)}let l=tc(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=B(u)?u:new M(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function nc(e,t,n){let r=t.offset,o=RS(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?M.
BLOCK_FOLDED:M.BLOCK_LITERAL,i=t.source?TS(t.source):[],a=i.length;for(let m=i.length-1;m>=0;--m){let y=i[m][1];if(y===""||y==="\r")a=m;else
break}if(a===0){let m=o.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",y=r+o.length;return t.source&&(y+=t.source.length),{value:m,type:s,comment:o.comment,range:[r,y,y]}}let c=t.
indent+o.indent,l=t.offset+o.length,u=0;for(let m=0;m<a;++m){let[y,v]=i[m];if(v===""||v==="\r")o.indent===0&&y.length>c&&(c=y.length);else{y.
length<c&&n(l+y.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),o.indent===
0&&(c=y.length),u=m,c===0&&!e.atRoot&&n(l,"BAD_INDENT","Block scalar values in collections must be indented");break}l+=y.length+v.length+1}for(let m=i.
length-1;m>=a;--m)i[m][0].length>c&&(a=m+1);let d="",f="",h=!1;for(let m=0;m<u;++m)d+=i[m][0].slice(c)+`
`;for(let m=u;m<a;++m){let[y,v]=i[m];l+=y.length+v.length+1;let k=v[v.length-1]==="\r";if(k&&(v=v.slice(0,-1)),v&&y.length<c){let T=`Block s\
calar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first line"}`;n(l-v.length-(k?2:1),"BAD_INDENT",
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
`}let g=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,g,g]}}function RS({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let h=o[f];if(!a&&(h==="-"||h==="+"))a=h;else{let g=Number(h);!i&&g?i=g:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let h=t[f];switch(h.type){case"space":
l=!0;case"newline":d+=h.source.length;break;case"comment":n&&!l&&r(h,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=h.source.length,u=h.source.substring(1);break;case"error":r(h,"UNEXPECTED_TOKEN",h.message),d+=h.source.length;break;default:{
let g=`Unexpected token in block scalar header: ${h.type}`;r(h,"UNEXPECTED_TOKEN",g);let m=h.source;m&&typeof m=="string"&&(d+=m.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function TS(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function rc(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,h,g)=>n(r+f,h,g);switch(o){case"scalar":a=M.PLAIN,c=zS(s,l);break;case"sin\
gle-quoted-scalar":a=M.QUOTE_SINGLE,c=PS(s,l);break;case"double-quoted-scalar":a=M.QUOTE_DOUBLE,c=CS(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=nt(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function zS(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),Ah(e)}function PS(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),Ah(e.slice(1,-1)).
replace(/''/g,"'")}function Ah(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function CS(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=AS(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=NS[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=IS(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function AS(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var NS={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function IS(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function oc(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?nc(e,t,r):rc(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[Re]:c?l=MS(e.schema,o,c,n,r):t.type==="scalar"?l=LS(
e,o,t,r):l=e.schema[Re];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=j(d)?d:new M(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new M(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function MS(e,t,n,r,o){if(n==="!")return e[Re];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[Re])}function LS({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[Re];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[Re];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function Nh(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var DS={composeNode:sc,composeEmptyNode:Ts};function sc(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=jS(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=oc(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=Ch(DS,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
Ts(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!j(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function Ts(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:Nh(t,n,r),indent:-1,source:""},d=oc(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function jS({options:e},{offset:t,source:n,end:r},o){let s=new yt(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=nt(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function Ih(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new At(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=tt(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?sc(l,o,u,i):Ts(l,u.end,r,null,u,i);let d=c.contents.range[2],f=nt(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function Or(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function Mh(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var Er=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=Or(
n);s?this.warnings.push(new kr(i,r,o)):this.errors.push(new qe(i,r,o))},this.directives=new Qe({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=Mh(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(K(s)&&!s.flow&&s.items.length>0){let i=s.items[0];q(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:Mh(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=Or(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=Ih(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new qe(Or(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new qe(Or(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=nt(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new qe(Or(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new At(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var ic=Symbol("break visit"),FS=Symbol("skip children"),Lh=Symbol("remove item");function Vt(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),Dh(Object.freeze([]),e,t)}Vt.BREAK=ic;Vt.SKIP=FS;Vt.REMOVE=Lh;Vt.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};Vt.parentCollection=(e,t)=>{let n=Vt.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function Dh(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=Dh(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===ic)return ic;a===Lh&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var ac="\uFEFF",cc="",lc="",zs="";function jh(e){switch(e){case ac:return"byte-order-mark";case cc:return"doc-mode";case lc:return"flow-error-end";case zs:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function Ge(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var Fh=new Set("0123456789ABCDEFabcdef"),ZS=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),Ps=new Set(",[]{}"),BS=new Set(` ,[]{}
\r	`),uc=e=>!e||BS.has(e),Rr=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
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
"stream");if(t[0]===ac&&(yield*this.pushCount(1),t=t.substring(1)),t[0]==="%"){let n=t.length,r=t.indexOf("#");for(;r!==-1;){let s=t[r-1];if(s===
" "||s==="	"){n=r-1;break}else r=t.indexOf("#",r+1)}for(;;){let s=t[n-1];if(s===" "||s==="	")n-=1;else break}let o=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(t.length-o),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield cc,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&Ge(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!Ge(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&Ge(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(uc),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&Ge(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield lc,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(uc),"flow";case'"':case"'":return this.
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
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield zs,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(Ge(s)||t&&Ps.has(s))break;
n=r}else if(Ge(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&Ps.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&Ps.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield zs,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
uc),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(Ge(r)||n&&Ps.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!Ge(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(ZS.has(n))n=this.buffer[++t];else if(n==="%"&&Fh.has(this.buffer[t+1])&&Fh.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var Jt=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function It(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function Uh(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function Bh(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function Cs(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function zn(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function As(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function Zh(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!It(t.start,"explicit-key-ind")&&!It(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,Bh(t.value)?t.value.
end?As(t.value.end,t.sep):t.value.end=t.sep:As(t.start,t.sep),delete t.sep)}var Tr=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new Rr,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=jh(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
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
nt"&&(n.indent=0),n.type==="flow-collection"&&Zh(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&Uh(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{Uh(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=Cs(this.peek(2)),r=zn(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
ock-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=s}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.
source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let n=t.items[t.items.length-1];switch(this.type){case"\
newline":if(this.onKeyLine=!1,n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.
push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"\
space":case"comment":if(n.value)t.items.push({start:[this.sourceToken]});else if(n.sep)n.sep.push(this.sourceToken);else{if(this.atIndentedComment(
n.start,t.indent)){let o=t.items[t.items.length-2]?.value?.end;if(Array.isArray(o)){As(o,n.start),o.push(this.sourceToken),t.items.pop();return}}
n.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,o=r&&(n.sep||n.explicitKey)&&this.
type!=="seq-item-ind",s=[];if(o&&n.sep&&!n.value){let i=[];for(let a=0;a<n.sep.length;++a){let c=n.sep[a];switch(c.type){case"newline":i.push(
a);break;case"space":break;case"comment":c.indent>t.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(s=n.sep.splice(i[1]))}switch(this.
type){case"anchor":case"tag":o||n.value?(s.push(this.sourceToken),t.items.push({start:s}),this.onKeyLine=!0):n.sep?n.sep.push(this.sourceToken):
n.start.push(this.sourceToken);return;case"explicit-key-ind":!n.sep&&!n.explicitKey?(n.start.push(this.sourceToken),n.explicitKey=!0):o||n.value?
(s.push(this.sourceToken),t.items.push({start:s,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(n.explicitKey)if(n.sep)if(n.value)t.items.push(
{start:[],key:null,sep:[this.sourceToken]});else if(It(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(Bh(n.key)&&!It(n.sep,"newline")){let i=zn(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if(It(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=zn(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
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
2]?.value?.end;if(Array.isArray(o)){As(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
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
lection"){let o=Cs(r),s=zn(o);Zh(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=Cs(t),r=zn(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=Cs(t),r=zn(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function qS(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Jt||null,prettyErrors:t}}function dc(e,t={}){let{lineCounter:n,prettyErrors:r}=qS(t),o=new Tr(n?.addNewLine),s=new Er(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new qe(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(Xa(e,n)),i.warnings.forEach(Xa(e,n))),i}var Gh=1024*1024,HS=100,Hh="the file is nested too deeply; make it flatter",KS="a second document begins here; keep one, and remove the rest",
WS={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},Ns=class{file;value;#n;#r=new Jt;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>Gh)throw this.#e(0,`the file has ${o} bytes; make it at most ${Gh}`);this.#f(t);try{let s=this.#p(
t);this.#n=s.contents,this.#o=VS(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#m(s)}catch(s){throw s instanceof
RangeError?this.#e(0,Hh):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!ue(o.node)&&!me(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return ue(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#p(t){let n=dc(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],Hh);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],KS);let o=WS[r.code]??"check the indentation and the quotation marks around here",s=Fr(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#m(t){try{return t.toJS({maxAliasCount:HS})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":Fr(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!ue(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||fc(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=j(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||me(n)))return t;let o=n.clone();return j(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
Se(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=me(o)?{
key:void 0,node:o.items[Number(r)]}:ue(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=fc(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>fc(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>j(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>me(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>ue(n))}#t(t){return Se(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new O(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function rt(e,t,n){let r=qh.join(qh.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${z(n)} \
is outside the repository; name something inside it`)}function fc(e){return j(e)&&typeof e.value!="symbol"?String(e.value):void 0}var Kh=100;function VS(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return Pe(e,{Alias(i,a,c){
let l=d=>t(pc(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${z(`&${a.source}`)}; add the anchor or writ\
e it out`);if(c.includes(u))throw l(`${z(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>Kh)throw l(`more than ${Kh} a\
liases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),JS(a,t,n)}}),o}function JS(e,t,n){let r=new Map;for(let{key:o}of e.
items){let s=B(o)?pc(o):pc(e);if(!j(o)||K(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port: 8080");typeof o.value!=
"string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.value);if(i==="__proto_\
_")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${z(i)} is here a second tim\
e, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var pc=e=>e.range?.[0]??0;var Jh=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,zr=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function Yh(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn(qo.shape,
c)||ym.includes(c)||![...hc(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new zr(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&Wh(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>Wh(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function Wh(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function hc(e){let t=mc(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(Jh)].flatMap(([
,r])=>r??[])))}function mc(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>mc(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>mc(r,[...t,n]))}function Xh(e){let t=Object.values(e).flatMap(n=>n instanceof zr?[n.
raw]:[]);return hc(t)}function Is(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(Jh,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?YS(o):o}return Array.isArray(e)?e.map((o,s)=>Is(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,Is(s,t,n,[...r,o])]))}function YS(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var Qh=(e,t)=>t.every((n,r)=>e[r]===n),Vh=(e,t)=>e==="expect"&&Qh(t,["body","json"]);function eg(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof zr?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=qo.shape[i],u=Is(a,t,T=>Vh(i,T)),
d=l.safeParse(u),f=d.error?.issues??[],h=Is(a,t,T=>Vh(i,T)||f.some(P=>Qh(T,P.path))),g=d.success?d:l.safeParse(h);if(g.success){let T=g.data?.["\
body-file"];return i==="request"&&T!==void 0&&rt(r,[...c,"body-file"],T),g.data}let m={at:T=>XS(h,T.slice(c.length)),has:T=>r.has(T)},[y]=g.
error.issues.flatMap(T=>dr(T,m,c));if(y===void 0)throw g.error;let v=[...hc(r.at(y.path))].find(T=>Object.hasOwn(t,T));if(v===void 0)throw r.
error(y.path,y.message,y.at);let k=t[v],N=n.all[v]?.indexOf(k)??0;throw r.error([...n.path,"parameters",v,N],`${z(k)} of parameter ${z(v)} d\
oes not fit: ${y.message}`)}}function XS(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as ck}from"node:path";var QS=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;function tg(e){return[...e.matchAll(QS)].map(([,t="",n=""])=>({service:t,part:n}))}
var gc="${port}";function ng(e,t,n,r){let o=bn(t),s=ak(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(v,k={})=>({path:v,layer:{...k,...n.at(
v)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:v,layer:k})=>({path:v,layer:l.layer.args?cg(k,Ho):k}),d=v=>c(["presets",r??"",v],s?.[v]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],h=f.reduce((v,{layer:k})=>nk(v,k),{}),g=f.findLast(({layer:v})=>v.parameters)?.
path??[],m=y(h,{name:a,path:g,isOwn:g===l.path&&r===void 0});return ig(m).map(v=>{let k=og(a,v);if(k.length>64||/[^A-Za-z0-9._-]/.test(k))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${z(k)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has(k))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${z(k)} twice; name the scenario or its values otherwise`);i.add(k);let N=eg(h,
v,{path:g,all:m},t);return ek(a,N,t),ok(k,N,o,e)});function y(v,{name:k,path:N,isOwn:T}){let P=Object.entries(v.parameters??{}),R=Xh(v),F=P.
find(([pe])=>!R.has(pe));if(F&&T)throw t.error([...N,"parameters",F[0]],`parameter ${z(F[0])} stands nowhere in scenario ${z(k)}; write {${F[0]}\
} where its values belong, or remove it`,"key");let A=P.filter(([pe])=>R.has(pe)),te=sg(Object.fromEntries(A));if(te>yc)throw t.error([...N,
"parameters"],`makes ${te} scenarios of ${z(k)}; make it at most ${yc}`);return Object.fromEntries(A)}})}function ek(e,t,n){let[r]=Ta(t);if(r)
throw n.error(["scenarios",e],`${z(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===
void 0)throw n.error(["scenarios",e],`scenario ${z(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)
throw n.error(["scenarios",e],`scenario ${z(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function rg(e,t){
let n=Object.values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&sg(a.parameters)<=
yc?ig(a.parameters):[]),s=[...new Set(o.map(a=>og(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function og(e,t){
return[e,...Object.values(t)].join("-")}var yc=1e3;function sg(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function ig(e){return Object.
entries(e).reduce((t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var tk={requests:["duration","rate"],duration:["requests"],rate:["\
requests"],args:Ho,request:["args"]};function nk(e,t){let n=Object.keys(t).flatMap(r=>tk[r]??[]);return{...cg(e,n),...t,...ag(e,t)}}var rk=[
"thresholds","absolute-limits"];function ag(...e){let[t,n]=rk.map(r=>gm(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-lim\
its":n}}}function cg(e,t){return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function ok(e,t,n,r){let{body:o,headers:s={},
status:i=I.status}=t.expect??{},{thresholds:a,"absolute-limits":c}=ag(r,t),l=t.expect?.["same-length"]??I.sameLength,u=Object.entries(s).map(
([d,f])=>[d.toLowerCase(),f]);return{name:e,targets:ar(t.targets??[...n.keys()],n),request:t.request?lg(t.request):{method:I.method,paths:[],
headers:[]},...t.args===void 0?{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.
connections??I.connections,keepalive:t.keepalive??I.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??I.via,...t.background===
void 0?{}:{background:sk(t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===
void 0?{}:{durationSeconds:t.duration},timeoutSeconds:t.timeout??(t.args?I.runTimeout:I.timeout),maxErrors:t["max-errors"]??I.maxErrors,threshold:t.
threshold??r.threshold??I.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function sk({request:e,connections:t=I.backgroundConnections}){return{
request:lg(e),connections:t}}function lg(e){let{method:t=I.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===
void 0?r:[n],headers:Object.entries(o).map(ik),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function ik([e,t]){return[
e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,"")]}function ak(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.
presets?.[n];let o=r.length===0?"the file has no presets":je(n,r);throw t.error(["presets"],`unknown preset ${z(n)}; ${o}`,"key")}function fg(e,t){let n=bn(t);lk(t,[...n.values()].flat());let r=Tm(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of fk(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${z(u)}; ${je(u,r)}`);let c=pk(a);c!==void 0&&
rt(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${z(a)} in preset ${z(i)}; ${je(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${z(i)}; ${je(i,r)}`,"key");uk(e,t,r),dk(e,t,r);
for(let{target:i,at:a}of ir(e,t))dg(t,a,i);for(let[i,a]of Object.entries(e.services??{}))dg(t,(...c)=>["services",i,...c],a)}function lk(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=Ko(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${z(o)}, which is there already; name the row otherwise`,"key")}}function uk(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>rg(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${z(o)}; ${je(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${z(c)}; ${je(c,n)}`,"key")}}function dk(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${z(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of ir(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${z(c)}; ${r.length===0?"add it u\
nder services:":je(c,r)}`)}ug(t,s,o,i)}for(let o of r)ug(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function ug(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(gc))throw e.error(t(...c),`takes ${z(gc)}, but there is none; add p\
ort:`);for(let{service:u}of tg(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${z(u)}, which is none of this target's s\
ervices; add it to services:`)}}function dg(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
rt(e,e.has(i)?i:t("build"),r),o!==void 0&&rt(e,t("build","dockerfile"),ck.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||rt(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&rt(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&rt(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&rt(e,t("https","ca"),n.https.ca)}function fk(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var pk=e=>e.request?.["body-file"];function pg(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of Bo(u)){let f=t.find(({name:h,secrets:g=[]})=>o.includes(h)&&!g.some(m=>m===d));if(f&&d!==null)throw n.error(mk(
n,r,a,l),`header ${z(l)} takes the secret ${d}, which target ${z(f.name)} does not name; add it there: secrets: [${d}]`)}}function mk(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function wc(e,t,n={}){let r=new Ns(e,t,Hm),o=Yh(r);return gk(hk(r,o.value),r,o,n.preset)}function hk(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=Wo.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>dr(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function gk(e,t,n,r){fg(e,t);let o=ng(e,t,n,r),s=ir(e,t);bk(s,o,t);let i=s.map(a=>wk(a,e,t,o));
return pg(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??I.falseAlarms,failOn:e["fail-on"]??I.failOn,mode:e.
mode??I.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??I.isolation,nginxImage:e["nginx-image"]??I.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["build-timeout"]===void 0?{}:{buildSeconds:e["build-timeout"]},...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===
void 0?{}:{trend:yk(e.trend)},...e.rank?.published===void 0?{}:{rank:{published:Ok(e.rank.published,bn(t))}}}}function yk({alert:e,direction:t,
keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??I.alert,direction:t??I.direction,thresholds:o??{},keep:n??pt(I.keep),keepRuns:r??
pt(I.keepRuns)}}function bk(e,t,n){for(let{name:r,target:o,at:s}of e)if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)
throw n.error(s(),`target ${z(r)} has no "port"; add it, for example port: 8080`)}function wk({name:e,target:t,at:n},r,o,s){xk(t,n,o);let i=(t.
services??[]).flatMap(a=>{let c=r.services?.[a];return c?[Sk(a,c)]:[]});return vk(e,t,mg(e,s),i)}function xk({fixture:e},t,n){if(e===void 0)
return;let r=Ms(e).split("/"),o=Ms(bc.join(bc.dirname(n.file),e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),
`must name a folder under this file's that the library itself is not in; make one, for example ${I.fixture}`)}function Ms(e){return bc.normalize(
e).replace(/(?<=.)\/$/,"")}function mg(e,t){return t.find(n=>n.targets.includes(e))?.request.paths[0]??"/"}function vk(e,t,n,r){let{https:o,
ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,timeout:d=I.readyTimeout}=s??{};return{...hg(e,t),ready:{path:l,...u===void 0?{}:
{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:$k(o)},...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},
...c===void 0?{}:{fixture:Ms(c)}}}function $k({ca:e,name:t=I.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function Sk(e,t){let{command:n,
timeout:r=I.readyTimeout}=t.ready??{},o={...n===void 0?{}:{command:n},timeoutSeconds:r};return{...hg(e,t),ready:o}}function hg(e,t){let{build:n,
env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,h=n!==void 0||o!==void 0,
g=kk(h?t.process:t);return{name:e,...n===void 0?{}:{build:_k(n)},...o===void 0?{}:{image:o},...h&&s!==void 0?{command:s}:{},...g===void 0?{}:
{process:g},port:i,env:r,...gg(c),...l===void 0?{}:{inherit:l},...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},
...f===void 0?{}:{seccomp:f}}}function kk(e={}){let{setup:t=[],command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=Ms(r);return{
setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function gg(e){let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{
...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function _k({additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:I.context,
dockerfile:I.dockerfile,args:{},...r,...gg(n),...e===void 0?{}:{contexts:e},...t===void 0?{}:{shmSize:t}}}function Ok({source:e,figures:t},n){
let r=Object.entries(t).map(([o,s])=>[o,Ek(s,n)]);return{source:e,figures:Object.fromEntries(r)}}function Ek(e,t){let n=e.unit??null;if(e.order)
return{unit:n,entries:ar(e.order,t).map(i=>({target:i,value:null,system:null}))};let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,
Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>ar([i],t).map(c=>Rk(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*
((i.value??o)-(a.value??o)))}}function Rk(e,t){return{target:e,value:t.value??null,system:t.system??null}}import{existsSync as Tk}from"node:fs";import{isAbsolute as zk,join as xc,relative as Pk,resolve as Ck,sep as wg}from"node:path";var GM=1<<20;var yg={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,optionalSecrets:null,inherit:null,
memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},bg={setup:"setup","working-directory":"working-directory"},
YM={...yg,...bg},XM={...yg,...bg,tls:"https",services:"services",prepare:"prepare",changes:"changes",fixture:"fixture"};var fL=64*1024*1024;var Ak=["loadgate.yml","loadgate.yaml",xc(".github","loadgate.yml")];function vg(e,t,n){if(n!==void 0)return xg(e,Ck(t,n));let r=Nk(e,t).find(
o=>Tk(o));return xg(e,r??xc(e.top,"loadgate.yml"))}function Nk({top:e},t){return[t,e].flatMap(n=>Ak.map(r=>xc(n,r)))}function xg({top:e},t){let n=Pk(e,t);if(n.startsWith(`..${wg}`)||zk(n))throw new O(`${t} lies outside the repository ${e}; put it inside, or\
 run loadgate there`);return n.split(wg).join("/")}var $g=60;import{existsSync as r0,lstatSync as tD,mkdirSync as o0,mkdtempSync as s0,readdirSync as i0,readFileSync as a0,rmSync as Dg,statSync as c0,writeFileSync as $c}from"node:fs";
import{tmpdir as Mg}from"node:os";import{join as He}from"node:path";import{setTimeout as l0}from"node:timers/promises";import{existsSync as Yt,mkdirSync as zL,readdirSync as Ik,rmdirSync as Mk,writeFileSync as PL}from"node:fs";import{join as Lt}from"node:path";var Pn="/sys/fs/cgroup";function Lk(e){return Yt(Lt(Pn,e))?e:Yt(Lt(Pn,"cpu,cpuacct"))?"cpu,cpuacct":e}var Dk=e=>`loadgate-${e}`;function jk(){let e=["cpu","cpuacct","memory"].map(n=>Lt(Pn,Lk(n))),t=Lt(Pn,"pids");return[...new Set(Yt(t)?[...e,t]:e)]}var Fk=()=>[Pn];async function kg(e){let t=Yt(Lt(Pn,"cgroup.controllers"))?Fk():jk();for(let n of t.map(r=>Lt(r,Dk(e))))if(Yt(n))for(let r=0;r<20&&Yt(n);r+=
1){for(let o of Ik(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Lt(n,o.name);for(let i of(ve(Lt(s,"cgroup.procs"))??"").split(`\

`).filter(Boolean))St(Number(i),"SIGKILL");Sg(s)}Sg(n),Yt(n)&&await new Promise(o=>setTimeout(o,50))}}function Sg(e){try{Mk(e)}catch{}}import{chmodSync as Bk,chownSync as qk,existsSync as Gk,globSync as Hk,lstatSync as Kk,mkdirSync as Eg,readdirSync as Wk,readlinkSync as Vk}from"node:fs";
import{homedir as BL,tmpdir as Jk}from"node:os";import{join as js}from"node:path";import{setTimeout as Tg}from"node:timers/promises";import{once as Ls}from"node:events";var Uk=64*1024;async function Og(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...di(t.user)},r=Zr(e,t.cwd),{child:o,stdout:s,stderr:i}=fi(e,n,
t.input?"pipe":"ignore"),a=Zk(Uk);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let l=null;o.once("exit",(d,f)=>{l={code:d,signal:f},r(f?`ended by ${f}`:`exit code ${d}`)});try{await Promise.race([Ls(o,"spawn"),Ls(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let u=o.pid;return{pid:u,child:o,stdout:s,log:a.text,
ended:()=>l,async[Symbol.asyncDispose](){l||(rn(u,"SIGTERM"),await Promise.race([Ls(o,"exit"),_g((t.graceSeconds??2)*1e3)])),rn(u,"SIGKILL"),
l||await Promise.race([Ls(o,"exit"),_g(5e3)]),c()}}}function _g(e){return new Promise(t=>setTimeout(t,e).unref())}function Zk(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var zg="user-",Pg=[[1879048192,2147483646],[60578,60705]];function Cg(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Ds(Yk())),t!==null)return null;r+=1;let o=e0();if(o===null)return t=Ds("not-permitted"),null;let s=`${zg}${String(
r).padStart(2,"0")}`;if(r>1)return Rg(e,s,o);try{let i=Rg(e,s,o);return t=Ds(await Xk(i)),t===null?i:null}catch{return t=Ds("not-permitted"),
null}}}}var Ds=e=>e&&{why:e};function Yk(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!jn(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function Rg(e,t,n){Bk(e,457),process.umask(process.umask()|18);let r=js(e,t),o={
uid:n,gid:n,home:js(r,"home"),temporary:js(r,"tmp")};Eg(r,{mode:457});for(let s of[o.home,o.temporary])Eg(s,{mode:448}),qk(s,n,n);return o}async function Xk(e){
var s=[];try{let t=await vc(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await vc(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...vt(process.env),LOADGATE_TRIAL:"1"};let o=en(s,await Og(["\
sleep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await Qk(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var l=tn(s,a,
c);l&&await l}}async function Qk(e){for(let t=0;t<50;t+=1){try{if(Vk(`/proc/${e}/cwd`),Wk(`/proc/${e}/fd`),process.kill(e,0),ve(`/proc/${e}/\
environ`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await Tg(10)}return!1}function vc(e,t){return $t(t,{cwd:"/",env:vt(process.env),
user:e})}function e0(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(ve(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>ve(n)??"");for(let[n,r]of Pg)if(t.every(o=>t0(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&li(s).length===0)return s}return null}function t0(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function Ag({uid:e}){for(let t=0;t<20;t+=1){let n=li(e);if(n.length===0)return;for(let r of n)St(r,"SIGKILL");await Tg(20)}}var n0=["/\
tmp","/var/tmp","/dev/shm",Jk()];async function Ng(e,t=n0){let n=[...new Set(t)].filter(i=>Gk(i)),r=["-uid",String(e.uid)],o=["-mindepth","1",
"-type","d","!",...r,"!","-perm","-0002","-prune","-o"],s=(...i)=>vc(e,["find",...n,"-xdev",...o,...r,...i]);await s("-type","d","-prune","-\
exec","chmod","-R","u+rwx","--","{}","+"),await s("-prune","-exec","rm","-rf","--","{}","+")}function Ig(e){return Hk(`${zg}*/home`,{cwd:e}).flatMap(t=>{let n=Kk(js(e,t),{throwIfNoEntry:!1})?.uid;return n!==void 0&&Pg.some(([o,s])=>o<=
n&&n<=s)?[{uid:n,gid:n}]:[]})}var Sc="loadgate-",jg="LOADGATE_RUN",Fs="run.json";function u0(){try{return s0(He(Mg(),Sc))}catch(e){throw new O(`the temporary folder ${Mg()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function kc(){let e=u0(),t=e.slice(e.lastIndexOf(Sc)+Sc.length).
toLowerCase();o0(He(e,"pids"),{mode:448});let n={pid:process.pid,started:nn(process.pid)};return $c(He(e,Fs),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[jg]:t},users:Cg(e),process:r=>$c(He(e,"pids",String(r)),nn(r)??""),engine:()=>y0(e,process.env),[Symbol.asyncDispose]:()=>m0(
e,t,d0)}}var fD=Ep({pid:U().positive(),started:p().nullable()});var d0=15,f0=7*86400;function p0(e){let{mtimeMs:t=0}=c0(He(e,Fs),{throwIfNoEntry:!1})??{};return Date.now()-t>f0*1e3}async function m0(e,t,n){
for(let a of Lg(He(e,"pids"))){let c=ve(He(e,"pids",a))??"";c!==""&&nn(Number(a))===c&&St(-Number(a),"SIGKILL")}let r=Ig(e);for(let a of r)await Ag(
a);await g0(t,e);for(let a of ci()?[]:r)await Ng(a);await kg(t);let o=await w0(e,t,n)||p0(e);if(ci())return h0(e,o);let s=[Fs,...b0],i=o?[e]:
Lg(e).flatMap(a=>s.includes(a)?[]:[He(e,a)]);for(let a of i)Dg(a,{recursive:!0,force:!0,maxRetries:3})}function h0(e,t){t&&Dg(He(e,Fs),{force:!0}),
process.stderr.write(`LOADGATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function g0(e,t){for(let n=0;n<20;n+=1){let r=[...xl(`${jg}=${e}`),...vl(t)];if(r.length===0)return;for(let o of r)St(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function Lg(e){try{return i0(e)}catch{return[]}}var _c="engine.json";function y0(e,t){let n=jr.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);$c(He(e,_c),JSON.stringify(Object.fromEntries(n)))}var b0=[_c];async function w0(e,t,n){let r=He(e,_c);if(!r0(
r))return!0;let o={...pl(process.env),...v0(r)};return await $0(o,n)?(await S0(t,o),await k0(t,o),await _0(t,o),!0):!1}var x0=V(p(),p());function v0(e){
try{let t=x0.parse(JSON.parse(a0(e,"utf8")));return Object.fromEntries(jr.map(n=>[n,t[n]]))}catch{return{}}}async function $0(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await $t(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await l0(1e3)}}async function S0(e,t){let n=await Cn(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Cn(t,"rm","--force","--volumes",...n)}async function k0(e,t){let n=await Cn(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Cn(t,"network","rm",...n)}async function _0(e,t){let r=await Cn(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Cn(t,"image","rm","--force",...r)}async function Cn(e,...t){
let{code:n,stdout:r}=await $t(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}function ot(e){return`${Number((e*100).toPrecision(3))}%`}var Fg="measure again on a quiet machine",O0={steal:Fg,"other-programs":Fg,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var ED={"out-of-ports":O0["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var AD=1/9;var ZD=["finds: a slowdown of twice the threshold; chance: how often a run of this length calls it slower;","95% after: the time a case need\
s to find it in 95 of 100 runs; unchanged if equal: how often a run","of this length calls identical builds unchanged"].join(`
`);function Zs(e){return`${e.map(({shard:n,cases:r,minutes:o})=>`${n.padEnd(8)} ${o} min after building: ${r.map(Te).join(", ")}`).join(`
`)}
`}var T0=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},{language:"\
Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];var XD=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,T0.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));var Pr=["regression","invalid","inconclusive","improvement","new","unchanged"],Nn=["io-calls","collections"],In=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Nn,"start-time","image-size"];var Bg=["burner-elsewhere","interrupted","invalid"];function Bs(e){if(e<0)return 1-Bs(-e);let t=1/(1+.2316419*e),r=[.31938153,-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+
s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var Rc=4.25,cj=1-2*Rc*Math.exp(-(Rc**2)/2)/Math.sqrt(2*Math.PI)/(2*Bs(Rc)-1);var Dt=_(x({name:p(),key:C(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var S=(e,t)=>x({code:J(e),...t}),de=C(["base","head"]),Tc=x({exitCode:b().nullable(),signal:p().nullable()}).describe("Both null where nothi\
ng is known but that it ended."),Hg=C(["content-length","chunked","until-close","none"]),I0=x({port:b().describe("The port that requests wer\
e sent to."),at:_(x({host:p(),port:b()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known \
where the server listens."),zc=C(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is witho\
ut TLS."),Cr={through:J("nginx").exactOptional().describe("Set where the server itself answers."),interim:b().exactOptional().describe("The \
status (1xx) that its answers have before the one that counts.")},qs={afterLoad:J(!0).exactOptional()},Kg=_(Z([x({status:p(),count:b()}),x({
error:p(),count:b()})])),M0=C(["differs","too-long","too-slow"]),L0=Z([x({text:p()}).describe("The beginning of the whole body that is expec\
ted."),x({contains:p()}),x({matches:p(),why:M0}).describe("Whether it does not match, or is too long to be looked at, or the expression take\
s too long."),x({json:p(),at:p(),got:p().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null \
for nothing."),x({json:So()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),Ar=We("code",[
S("wrong-status",{path:p(),status:b(),expected:Z([b(),_(b())]).describe("Of several, each would be right."),body:p().describe("Its beginning\
, without secrets."),speaks:zc.exactOptional(),...Cr,...qs}),S("wrong-body",{path:p(),bytes:b(),body:p().describe("Its beginning, without se\
crets."),lacks:L0,...qs}),S("wrong-header",{path:p(),name:p(),value:p().nullable(),expected:p(),...qs}),S("no-answer",{path:p(),error:p(),speaks:zc.
exactOptional(),...Cr,...qs}),S("length-changed",{path:p(),bytes:b()}),S("lengths-differ",{path:p(),base:b(),head:b()}),S("framing-differs",
{path:p(),base:Hg,head:Hg}),S("errors",{failed:b(),of:b(),unit:C(["requests","operations"]),most:Kg.describe("The most frequent."),through:Cr.
through}),S("no-answers",{seconds:b(),most:Kg.describe("The most frequent."),through:Cr.through}),S("wrong-size",{answers:b(),bytes:b(),least:b(),
most:b()}),S("too-many-connections",{side:C(["client","upstream"]).describe("Of nginx; client where there is none."),opened:b(),requests:b()}),
S("died",{end:Tc,of:C(["server","service"]),service:p().exactOptional(),when:C(["starting","before-load","under-load"]).exactOptional(),withheld:Dt,
lacks:p().exactOptional().describe("A module that it said it could not find.")}),S("restarted",{}),S("worked-unasked",{cpu:b().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:b().describe("The same of the other variant, while only this one was \
loaded."),seconds:b()}),S("accepted-unasked",{connections:b().describe("Accepted while only the other variant was loaded."),seconds:b()}),S(
"reached-other",{of:de.describe("Whose server, service or nginx it was connected to."),connections:b(),listened:J(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),S("ended-other",{of:de.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:Tc}),S("fails-beside",{of:de.describe("Which could not be started beside this one, and could a\
lone.")}),S("changed-files",{of:de.describe("Whose files were changed while both ran, and not those of this one."),path:p().describe("The fi\
rst of them."),files:b()}),S("filled-disk",{bytes:b().describe("That its files take."),other:b().describe("The same of the other variant.")}),
S("left-its-group",{processes:b(),cpu:b().describe("CPU seconds that they used, which no meter of the variant counts.")}),S("not-ready",{seconds:b(),
last:Z([x({path:p(),status:b()}),x({error:p()})]).nullable().describe("What it answered last; null where it answered nothing."),service:p().
exactOptional(),listens:I0.exactOptional(),speaks:zc.exactOptional(),...Cr,runOver:J(!0).exactOptional().describe("Set where the run's time \
was over first.")}),S("start-failed",{error:p()}),S("prepare-failed",{command:_(p()),error:p(),withheld:Dt}),S("command-failed",{error:p(),withheld:Dt,
well:U().positive().exactOptional().describe("Runs of the same side that ended well.")}),S("no-report",{output:p().describe("The last lines \
of a command that reported no operations, though base's does.")}),S("impossible-time",{seconds:b().describe("What a command said that it had\
 worked."),wall:b().describe("From its start to its end, as hyperfine noted it.")}),S("timing-altered",{noted:b().describe("Wall seconds tha\
t hyperfine noted."),wall:b().describe("From its start to its end by loadgate's clock.")}),S("generator-failed",{error:p()}),S("background-l\
oad-failed",{failed:b().exactOptional(),answered:b().exactOptional(),error:p().exactOptional()}),S("proxy-failed",{variant:de,end:Tc.nullable(),
seconds:b().nullable().describe("Set where it was waited for so long."),error:p().nullable().describe("The last line of its log.")}),S("harn\
ess-failed",{error:p()}),S("burner-elsewhere",{})]);var Nr=C(["direct","nginx"]),Gs=C(["server","proxy","generator","dependency"]),W=b().nullable(),Wg=V(p(),b()),Mn=C(["out-of-ports","proxy-sa\
turated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),D0=x({by:C(["hyperfi\
ne","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:U().positive().
describe("How many times it ran, one after the other."),user:W.describe("CPU seconds of all runs in user mode."),system:W.describe("The same\
 in the kernel."),exitCode:U().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:U().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:W.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),j0=x({variant:de,wall:b().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:Wg.
describe("Answers by status."),errors:Wg.describe("Errors by the generator's own text, deadline aborts left out."),aborted:b().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:b().describe("Body bytes received."),correct:b().describe("Answers\
 with the expected status."),latency:x({mean:W,p50:W,p90:W,p95:W.exactOptional(),p99:W}).describe("In seconds. The oldest results have no p9\
5."),latencies:_(_o([b().nonnegative(),U().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:x({server:W,proxy:W,generator:W}).describe("CPU seconds used."),busiest:x(
{server:W,proxy:W}).describe("Busiest thread as a share of one core."),opened:x({client:W,upstream:W}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:W.describe("Peak memory of the server in bytes since its start."),switches:W.describe("Co\
ntext switches of the server."),counters:Me(C(Nn),b().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:D0.exactOptional(),bottleneck:Gs.nullable(),invalid:_(Ar),limits:_(Mn)}).describe("What on\
e load of one variant gave in one round."),F0=x({order:_(de).describe("The variants in the order they were loaded."),together:ee().describe(
"Whether they were loaded at once."),at:b().describe("Seconds since the start of the run."),samples:_(j0),disturbance:x({stolen:W.describe("\
Taken by the host of this virtual machine."),foreign:W.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),Vg=x({at:b().describe("Seconds since the start of the run."),startSeconds:x({base:b().exactOptional(),
head:b().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:b(),warmUpCosts:_(W).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:_(F0),invalid:_(
x({variant:de.nullable(),fault:Ar,log:p().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");function ry(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Ur(n(),process.env))}var Nc={before:b(),after:b()},ly=C(In),oy={scenario:p(),metric:ly,before:b().nullable().describe("Null where it has none."),after:b().nullable()},
r_=x({of:C(["run","scenario","target","service"]),name:p().exactOptional().describe("Absent where it is of the whole run."),setting:p().describe(
"The way to it, as `expect.status`."),before:p().nullable().describe("Cut around what differs; null where it is not there."),after:p().nullable()}),
sy={changes:_(r_),more:U().nonnegative().describe("How many further ones there are.")},iy={scenarios:_(p()),via:_(p()).describe("scenario/vi\
a"),pairs:_(p()).describe("target/scenario")},o_=C(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),uy=We("code",[S("base-config-missing",{file:p()}),S("base-config-unusable",{file:p(),error:p()}),S("config-from-checkout",{file:p()}),
S("gate-changed",{changes:_(We("setting",[x({setting:J("false-alarms"),...Nc}),x({setting:J("fail-on"),before:_(p()),after:_(p())}),x({setting:J(
"mode"),before:p(),after:p()}),x({setting:J("threshold"),scenario:p(),...Nc}),x({setting:J("max-errors"),scenario:p(),...Nc}),x({setting:J("\
thresholds"),...oy}),x({setting:J("absolute-limits"),...oy,unit:p()})]))}),S("budget-changed",{before:b().nullable().describe("Seconds; null\
 for the default of each case."),after:b().nullable()}),S("build-timeout-changed",{before:b().nullable().describe("Seconds; null for the def\
ault."),after:b().nullable()}),S("isolation-changed",sy),S("no-base-side",{file:p(),targets:_(p())}),S("no-longer-measured",{targets:_(p()),
...iy}),S("newly-measured",{targets:_(p()),...iy}),S("plan-changed",sy),S("fixture-changed",{folders:_(p())}),S("default-rules",{file:p()}),
S("cases-missing",{cases:_(p())}),S("other-requests",{scenarios:_(p())}),S("submodules-missing",{paths:_(p())}),S("checkout-sparse",{file:p().
describe("One that is left out."),files:U().positive()}),S("filters-off",{filters:_(p()),file:p().describe("One of them."),files:U().positive()}),
S("port-ignored",{target:p()}),S("port-fixed",{target:p(),ports:_(U().positive()).min(1).describe("What both sides listen on beside PORT.")}),
S("own-users-lacking",{why:o_,what:p().exactOptional().describe("The target, program or port that a separate user cannot have.")}),S("sessio\
n-overran",{case:p(),seconds:b().describe("What the session that was stopped had taken.")}),S("planted-not-found",{case:p(),slowdown:b().describe(
"CPU that was burnt beside head, as a share of what head used.")}),S("planted-not-measured",{case:p(),why:C(Bg)}),S("rate-not-comparable",{scenario:p()})]);var Ic=We("code",[S("docker-missing",{}),S("no-engine",{said:p().exactOptional().describe("By Docker's client.")}),S("no-buildx",{}),S("imag\
es-unresolved",{images:_(p())}),S("nothing-to-build",{target:p()}),S("no-command",{of:C(["target","service"]),name:p()}),S("same-process",{as:p().
describe("The target that it does not differ from.")}),S("programs-missing",{programs:_(p())}),S("base-in-docker",{})]),dy=We("code",[S("con\
figured",{}),S("docker-works",{}),S("nothing-to-run",{}),S("not-docker",{obstacle:Ic})]),Ws=C(["untouched","identical-builds"]),s_=C(["steal",
"other-programs","out-of-ports"]),ay=b().exactOptional().describe("Set where the time for everything that is built together was over."),cy=x(
{lost:U().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:U().nonnegative()}),Mc=We("cod\
e",[S("build-failed",{variant:de,target:p(),limitSeconds:ay}),S("setup-failed",{variant:de,target:p(),limitSeconds:ay,withheld:Dt}),S("fault",
{variants:_(de).describe("Empty where it is no variant's."),fault:Ar,times:U().positive()}),S("head-alone",{why:C(["configuration","target",
"scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),S("shards-m\
issing",{shards:_(p()).describe("`1/3`; empty where one left the case out.")}),S("skipped",{why:Ws}),S("skip-unverified",{why:Ws}),S("interr\
upted",{}),S("no-time",{}),S("no-values",{}),S("one-session",{}),S("equal-ratios",{}),S("slow-start",{seconds:b().describe("What a start tak\
es, of the slower side."),sessions:U().positive().describe("How many fit.")}),S("interference",{source:s_,effect:C(["counted-less","left-out",
"nothing-left"]),rounds:U().positive()}),S("limited",{limit:Mn,loop:C(["closed","open","command"]),cpuDecides:ee().describe("Whether CPU tim\
e could be read, so that it decides.")}),S("held-back",{limit:Mn,bound:ee().describe("Whether its value is a bound of the true one.")}),S("c\
onnections-closed",{base:b().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:b().nullable()}),
S("requests-lost",{base:cy.exactOptional().describe("Absent where there is no base."),head:cy}),S("p99-unknown",{}),S("not-judged",{metric:ly,
key:C(["threshold","limit"]).describe("By which key."),why:C(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).
describe("What cases have it that this one is not; or that its value could not be known.")}),S("bottleneck-unknown",{}),S("server-waits",{limit:Mn,
decided:ee().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),S("settled-early",{sessions:U().positive()}),
S("counter-moved",{metric:C(Nn),more:b().describe("Head less base, per request or operation."),low:b().describe("Where that lies at 95%, wit\
h the other end."),high:b()})]);var i_=C(["docker","process"]),fy=x({method:p(),paths:_(p()).describe("One or several; one of several is picked at random for each request."),
headers:_(_o([p(),p()])),body:Z([x({text:p()}),x({file:p()})]).exactOptional()}),a_=x({contains:_(p()).exactOptional().describe("Texts that \
all stand in it."),matches:p().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:p().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),c_=x({status:Z([b(),
_(b())]).describe("Of several, each is right."),body:Z([p().describe("The whole body."),a_]).exactOptional(),headers:V(p(),p()).describe("Lo\
wer-case names."),sameLength:ee().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected an\
swer; what is absent is not checked.");var py=Me(C(In),b().positive()),l_=x({name:p(),targets:_(p()).describe("Names of the targets it is run against."),request:fy.describe("Asks \
for no path where the scenario runs a command instead."),args:_(p()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it \
did."),expect:c_,connections:b(),keepalive:ee(),http2:J(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on,\
 with TLS as both agree."),via:_(Nr),background:x({request:fy,connections:b()}).exactOptional().describe("Other requests that are sent all t\
he while; they are not measured."),rate:Z([x({perSecond:b()}),x({share:b()})]).exactOptional().describe("Requests per second, or a share of \
what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:b().exactOptional().describe("A fixed\
 count of requests per sample instead of a duration."),durationSeconds:b().exactOptional().describe("Instead of a length derived from the th\
roughput."),timeoutSeconds:b(),maxErrors:b().describe("The share of answers that may be errors, 0 to 1."),threshold:b().describe("Smallest r\
elative change that counts, 0.02 for 2%."),thresholds:py.exactOptional().describe("The same of single metrics, which then decide as well, wh\
atever decides without them."),limits:py.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be, \
or the least of what is better the higher it is.")}),u_=C(["configuration","target","scenario","request"]),Dc=x({id:p(),target:p(),scenario:p(),
via:Nr,fresh:u_.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that reque\
sts or expects something else. What base answers wrongly is then no fault of it.")}),Lc=_(b()),d_=x({layout:C(["one-core","shared-load-core",
"smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a sepa\
rate machine the numbers of server and proxy are that machine's."),server:Lc,proxy:Lc,generator:Lc}).describe("Which logical CPUs each part \
may use.");var f_=C(["side-by-side","interleaved"]),p_=C(["regression","invalid","inconclusive","never"]),m_=C(["block","observe"]),jc={seed:b(),budgetSeconds:b(),
isolation:i_,isolationReason:dy,cpus:d_,scenarios:_(l_)},Fc=x({...jc,shard:x({index:U().positive(),count:U().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:x({config:p().exactOptional(),preset:p().exactOptional()}).exactOptional().
describe("What of the configuration was named: its file, from the repository's top, and a preset."),looks:J(!1).exactOptional().describe("Se\
t where every case took all its time: a size that is read at an early look is a little too large."),alpha:b().gt(0).lt(1).describe("One-side\
d risk of any false regression in the whole run."),pairing:f_.describe("How the variants of a case are loaded, where both can be up at once."),
cases:_(Dc),failOn:_(p_),mode:m_.describe("Whether a verdict fails the run, or is only reported.")});var h_=x({cores:b(),memoryBytes:b(),kernel:p(),os:p()}),Uc=x({cpuModel:p(),cores:b(),memoryBytes:b(),kernel:p(),os:p(),runnerImage:p().nullable(),
servers:h_.exactOptional().describe("The machine of the servers, where it is not the one that made the load."),tools:V(p(),p()),load:x({before:b(),
after:W}).describe("Load average of one minute.")});var Ys=1,Zc=C(Pr),Ln=C(In),Ir=x({low:b().positive(),high:b().positive()}),y_=x({name:Ln,unit:p(),better:C(["higher","lower"]),gates:ee().describe(
"Whether it takes part in the verdict of its case."),base:W.describe("Typical value: the median over sessions of the medians over rounds."),
head:W,ratio:b().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:Ir.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:Ir.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:b().describe("Sessions behind the interval."),threshold:b().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:Zc.nullable()}),b_=x({metric:Ln,unit:p(),better:C(["higher","lower"]),
limit:b().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:W.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:Ir.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:b().describe("Sessions behind the interval."),state:C(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),w_=x({roundsPerSession:b(),
warmUpSeconds:b().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:W.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Js=b().nonnegative(),my=C(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),hy=U().nonnegative().describe("In its file, of head."),x_=x({name:p().
max(300),line:hy.exactOptional(),kind:my,calls:x({name:p().max(300),line:hy.exactOptional(),kind:my}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Js.describe("CPU seconds per request in it and in all that it calls."),head:Js}),v_=x({tool:p().
max(100),base:Js.describe("CPU seconds per request, of the whole server."),head:Js,functions:_(x_).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Bc=x({...Dc.shape,sessions:_(Vg),choice:w_.exactOptional(),rate:b().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:Ws.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:_(p()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Uc.exactOptional().describe("Where it was measured, if not where the rest was."),growth:v_.exactOptional(),
notProfiled:p().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),$_=x({...Bc.shape,bottleneck:Gs.
nullable(),threshold:b().positive(),metrics:_(y_),limits:_(b_).exactOptional(),verdict:Zc,settledAt:W.describe("Sessions after which a look \
settled it; null where it was judged at the end."),detectable:W.describe("The smallest slowdown, as a share, that would have been called one\
 in 95 of 100 such runs; null where the noise is not known."),brokenIn:_(de).describe("The variants that an invalid case failed in."),findings:_(
Mc)}),S_=x({variant:de,commit:p().describe("Of a temporary commit where the working tree was measured."),label:p().describe('What was named:\
 a revision, or "working tree".'),builds:V(p(),x({id:p(),imageBytes:W})).describe("By target: image id, or tree id for processes, and the im\
age's size in bytes.")}),k_=x({kind:C(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compil\
er or runtime."),name:p().max(200),base:p().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null \
where base has none."),head:p().max(200).nullable(),role:C(["direct","indirect","development"]).exactOptional().describe("Of a package: requ\
ired by the project, needed by another, or only to develop with."),file:p().max(200).exactOptional().describe("That says so; absent where a \
built image does.")}).describe("What two builds differ by beside the repository's own code."),yy=_(k_).max(500).exactOptional().describe("Wh\
at matters most first; absent where nothing else differs, or nothing was compared."),__=x({variant:de,target:p(),what:C(["build","setup"]),log:p(),
limitSeconds:b().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:Dt}).describe(
"A side that could not be built or prepared at all."),O_=x({build:b(),run:b().describe("Starts, warm-up and measuring."),ready:b().describe(
"Of them, from all variants of a session ready to their stop."),load:b().describe("Of them, with load on."),harness:b().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),qc={id:p(),startedAt:p().describe(
"ISO 8601."),environment:Uc,variants:_(S_),failures:_(__),notices:_(uy).describe("What the reader must know first."),seconds:O_,interrupted:ee().
describe("Whether the run was stopped before its plan was done.")},c2=x({...qc,differences:yy,plan:Fc,cases:_(Bc)}),by={schema:J(Ys),...qc,differences:yy,
plan:Fc,cases:_($_),verdict:Zc,exitCode:b()},Vs=x({command:J("compare"),...by}),gy=x({commit:p(),label:p()}),E_=C(["issue","comment","fail",
"none"]),R_=x({control:p().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:_(E_),
direction:C(["worse","both"]),thresholds:V(p(),b()).describe("Further metrics that raise alerts, each with its threshold."),selftest:ee().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:b().describe("Seconds that points are \
kept."),keepRuns:b().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),T_=x({settings:R_,config:p().describe("Path of the configuration file."),reference:gy,head:x({commit:p(),subject:p()}),control:Vs.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:x({from:gy,
results:Vs}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:Vs.nullable().describe(
"The cases that looked changed, measured once more."),planted:x({case:p(),slowdown:b().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:Vs.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),z_=x({command:C(["compare","trend"]),...by,trend:T_.
exactOptional()}),P_=x({place:U().positive(),value:W,system:p().nullable(),moved:ee().describe("Whether today's order among the published sy\
stems is another one.")}),C_={place:U().positive().nullable().describe("From 1; shared by targets that the numbers do not distinguish; null \
where nothing can be ranked."),ratio:b().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two session\
s."),interval:Ir.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},A_=x({target:p(),...C_,figures:Me(
Ln,W).describe("Typical values: the median over sessions of the medians over rounds."),sessions:_(b().positive()).describe("The value that i\
t is ranked by, of each session."),spread:Ir.nullable().describe("Where the mean of the sessions lies, at 95%."),requests:U().nonnegative().
describe("All answers and errors of the measured rounds."),failed:V(p(),U().positive()).describe("How often what went wrong."),bottleneck:Gs.
nullable(),limited:ee().describe("Whether something else than the server bounded its value."),findings:_(Mc),published:P_.nullable().describe(
"What the publication said, beside today's place.")}),N_=x({id:p().describe("scenario/via"),scenario:p(),via:Nr,by:C(["goodput","p99","time"]).
describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations\
."),unit:C(["requests/s","operations/s","s"]),rows:_(A_).describe("Best first.")}),I_=x({unit:p().nullable(),entries:_(x({target:p(),value:W,
system:p().nullable()}))}),M_=x({source:p(),figures:V(p(),I_).describe("By scenario and via, `hello/direct`.")}),L_=x({target:p(),obstacle:Ic}),
D_=x(jc),j_=x({...qc,config:p().describe("Path of the configuration file."),plan:D_,cases:_(Bc).describe("One target in one scenario in one \
way each, as `head`."),leftOut:_(L_),published:M_.nullable()}),F_=x({command:J("rank"),schema:J(Ys),...j_.shape,leaderboards:_(N_),exitCode:b()}),
l2=We("command",[z_,F_]);var u2=64*1024*1024;var d2=Rp({schema:b()});var Gc=["changed","always","never"],Hc=["neutral","trusted"],jt=p().max(500),U_=x({id:jt.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:jt.describe("Which cases, as a glob."),at:p().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:jt.describe("Login."),reason:jt}),wy=x({id:jt,extent:Me(
Ln,b()).describe("By metric, how much worse it may be, as a log."),limits:Me(Ln,b()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),Z_=x({...wy.shape,acceptance:U_}),B_=x({run:b().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:b().int().nonnegative(),head:p().regex(/^[0-9a-f]{40}$/),verdict:C([...Pr,"accepted","failed"]),headline:jt,
at:jt.describe("ISO 8601."),commitSeen:p().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:_(wy).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),q_=10,h2=x({runs:_(B_).max(
q_).describe("Oldest first; the last one is what the comment shows."),accepted:_(Z_).max(1e3),heard:_(jt).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});function xy(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof O?new O(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function G(e,t){return{...e,parse:t}}function ye(e,t){
return{...e,parse:t}}function st(e,t){return{name:e,description:t,default:"false",parse:vy}}var fe=e=>e;function G_(e,t,n){let r=cr(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function Qt(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new O(
G_("value",t,e));return n}}function vy(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new O(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function $y(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new O(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(Qt(e))}}function H_(e){if(!/^\d{1,10}$/.test(e))throw new O(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function K_(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new O(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function Sy(e){if(!/^\/[^\s#]*$/.test(e))throw new O(`"${e}" is \
not a path; write it like /users?page=2`);return e}var ky=G({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},fe),_y=G({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},fe),Mr={config:G({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},fe),case:G({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},fe),preset:G({name:"preset",value:"P",
description:"A preset of the configuration file."},fe),budgetSeconds:G({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},Gt)},Oy=G({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},Qt(["auto","docker","process"]));function W_(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new O(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var Ey=G({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},W_),Ry=G({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Gt(e)),$2=G({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},fe),S2=G({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},H_),Ty=G({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},ft),zy=G({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},$y(["regression","invalid","inconclusive","never"])),k2=st("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),Py=st("measure-identical","Measur\
e even if both sides are the same build."),Cy=st("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),_2=st("published","Show the published figures of the configuration file beside the \
measured ones."),O2=st("strict","Fail if a target cannot run here, instead of leaving it out."),Ay=G({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Ul),Xs=ye({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},Zl),E2=ye({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
fe),R2=ye({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},fe);function V_(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new O(`"${e}" is not a port; write a number from 1 to 65535`);return t}var T2={program:G({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},fe),port:G({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},V_),get:G({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},Sy)},z2=st("open","Open the page in a browser."),P2={from:G({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},fe),target:G({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},fe),command:G({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},fe),path:G({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},Sy),startTimeout:ye({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Gt),dryRun:st("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:st("yes","Write without asking first, even in a terminal.")},C2=ye({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},ft),A2=ye({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Gt),N2={...st("q\
uiet","Show no progress; results and errors remain."),short:"q"},Ny=st("json","Print the result as JSON."),Kc=["github-action-benchmark"],I2=ye(
{name:"format",value:Kc.join("|"),default:Kc[0],description:"The format to write."},Qt(Kc)),Iy={branch:ye({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:G({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},fe),folder:ye({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},K_)},M2={keep:G({name:"keep",value:"3y",description:"How long points are kept. Defaul\
ts to the run's configuration."},pt),keepRuns:G({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},pt)},
My={results:G({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},fe),artifact:ye(
{name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},fe),config:ye({name:"\
config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each \
configuration has its own comment and status."},fe),preset:G({name:"preset",value:"NAME",description:"The preset that was measured with, who\
se thresholds apply."},fe),threshold:G({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Default\
s to that of base's configuration file, whatever the run used."},ft),failOn:G({name:"fail-on",value:"regression|invalid|inconclusive|never",
description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},$y([
"regression","invalid","inconclusive","never"])),forkStatus:ye({name:"fork-status",value:Hc.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},Qt(Hc)),when:ye({name:"when",value:Gc.join("|"),default:"changed",description:"When to comment\
. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},Qt(Gc)),status:ye(
{name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},vy)};var J_={shards:Xs,...Mr},J2={name:"plan",summary:"cut the run into shards for a job matrix; a case is never split",group:"ci",examples:[{line:"\
loadgate plan",does:"show at most two shards, with their cases and minutes"},{line:"loadgate plan --shards 4 --json",does:"print a matrix fo\
r a workflow"},{line:"loadgate plan --case 'api/*' --budget 20m",does:"cut only these cases"}],options:{...J_,json:Ny},async run({values:e,host:t}){
let n=await Wc(e,t);return ry({include:n},e,()=>Zs(n)),0}};async function Wc(e,t){var u=[];try{let n=await hi(t.cwd);let r=en(u,kc(),!0);let o=vg(
n,t.cwd,e.config);let s=e.head?await Dl(n,e.head):await wi(n,r.folder,t.signal);let i=await bi(n,s,o);if(i===null)throw new O(`head has no ${o}\
; write one, or name another with --config`);let a=wc(i,o,e.preset===void 0?{}:{preset:e.preset});let c=Fl(a,e.case);let l=e.budgetSeconds??
a.budgetSeconds??$g*c.length;return ql(c.length,e.shards).map(m=>{let y=Bl(c,m).map(({id:k})=>k),v=Math.ceil(l*y.length/c.length/6)/10;return{
shard:`${m.index}/${m.count}`,cases:y,minutes:v}})}catch(d){var f=d,h=!0}finally{var g=tn(u,f,h);g&&await g}}function Jc(e){return G({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Ly={base:{...ky,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{..._y,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:Y_,folder:X_}=Iy,Vc={branch:{...Y_,name:"gh-pages-branch"},folder:X_},Dy="`loadgate` in the runner's temporary\
 folder";function jy(e){return G({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${Dy}.`},t=>t)}var Fy=jy("`results.js\
on` and the reports"),Uy="The folder of all results and reports, for a workflow to upload.",Zy=G({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${Dy}.`},e=>e),By={out:Uy,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function Q_(e){
if(sO.some(({name:t})=>t===e))throw new O(`${e} is another action; write uses: ${Lr(e)}@v1`);return Qt(["compare","trend"])(e)}function Lr(e){
return`loadgate/loadgate/actions/${e}`}var tU={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:G({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},Q_),...Ly,...Mr,isolation:Oy,secrets:{...Ey,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Ry,threshold:Ty,
failOn:zy,measureIdentical:Py,cpuProfile:Cy,shard:Ay,branch:{...Vc.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:Vc.folder,oha:G({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:Fy},outputs:By},eO={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Jc("The token to comment with, e.g. `github.token`."),...My},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},tO={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Jc("The token to push and to open issu\
es with, e.g. `github.token`."),results:Zy,...Vc},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},Yc={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Xs,...Mr,head:Ly.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},nO={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:ye({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:Fy},outputs:By},rO={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Jc("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},oO={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:Zy,out:jy(
"`bigger.json` and `smaller.json`")},outputs:{out:Uy}},sO=[eO,tO,Yc,nO,rO,oO];import{readFileSync as iO,statSync as aO}from"node:fs";var cO=32*1024*1024;function qy(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new O("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=aO(n);if(r>cO)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(iO(
n,"utf8"))}}catch(r){throw new O(`the event in ${n} cannot be read: ${r.message}`)}}function Gy(e,...t){let n=Qs(e,...t);return typeof n=="s\
tring"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Qs(e,...t){let n=e;for(let r of t){if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;
n=n[r]}return n}var lO={pull_request_target:`measure on: pull_request, and comment with ${Lr("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Lr("comment")}`,issue_comment:`read the comment with ${Lr("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Hy(e){if(e==="pull_request_target")throw new O(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${lO[e]}`)}function Ky({name:e,payload:t}){if(e==="pull_request")return{head:{revision:ei(t,"pull_request","head","sha"),label:"the pull request's head"},
base:{revision:ei(t,"pull_request","base","sha"),label:"the pull request's base"},...uO(Qs(t,"pull_request","base","ref")),fromMergeBase:!0};
if(e==="merge_group")return{head:{revision:ei(t,"merge_group","head_sha"),label:"the merge group's head"},base:{revision:ei(t,"merge_group",
"base_sha"),label:"the merge group's base"},fromMergeBase:!1};let n=Qs(t,"repository","default_branch"),r=typeof n=="string"&&Wy.test(n)?n:"\
main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/remotes/origin/${r}`,label:r},fromMergeBase:!0}}function uO(e){
if(typeof e!="string"||!Wy.test(e))return{};let t=`${e}, since the base that the event names is not in this clone`;return{branch:{revision:`\
refs/remotes/origin/${e}`,label:t}}}var Wy=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;function ei(e,...t){let n=Gy(e,...t);
if(n!==null)return n;throw new O(`the event has no commit id at ${t.join(".")}; set base and head instead`)}import*as Yy from"os";function Ft(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Vy(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Qc(e,t,n){let r=new Xc(e,t,n);process.stdout.write(r.toString()+Yy.EOL)}var Jy="::",Xc=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Jy+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${fO(o)}`)}}return t+=`${Jy}${dO(this.message)}`,t}};function dO(e){return Ft(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function fO(e){return Ft(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Xy from"crypto";import*as ni from"fs";import*as ti from"os";function Qy(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!ni.existsSync(
n))throw new Error(`Missing file at path: ${n}`);ni.appendFileSync(n,`${Ft(t)}${ti.EOL}`,{encoding:"utf8"})}function eb(e,t){let n=`ghadelim\
iter_${Xy.randomUUID()}`,r=Ft(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${ti.EOL}${r}${ti.EOL}${n}`}import*as ob from"os";import{EOL as pO}from"os";import{constants as tb,promises as mO}from"fs";var el=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:hO,appendFile:gO,writeFile:yO}=mO,nb="G\
ITHUB_STEP_SUMMARY";var tl=class{constructor(){this._buffer=""}filePath(){return el(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[nb];if(!t)throw new Error(`Unable to find environment variable for $${nb}. Check if your runtime environment supports job summaries.`);try{
yield hO(t,tb.R_OK|tb.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return el(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?yO:
gO)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return el(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(pO)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},vU=new tl;import rb from"os";var _U=rb.platform(),OU=rb.arch();var nl;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(nl||(nl={}));function sb(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function ib(e,t){if(process.env.GITHUB_OUTPUT||"")return Qy("OUTPUT",eb(e,t));process.stdout.write(ob.EOL),Qc("set-output",{name:e},Ft(t))}function ab(e){process.exitCode=nl.Failure,cb(e)}function cb(e,t={}){Qc("error",Vy(t),e instanceof Error?e.toString():e)}var rl={done:0,regression:1,usage:2,invalid:3,undelivered:4};function lb(e){return e instanceof Ke?xO(e.signal):e instanceof Dn?rl.undelivered:e instanceof O?rl.usage:rl.invalid}function xO(e){return e===
"SIGINT"?130:143}var ol={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};function ub(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${vO(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function vO(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function db(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+ub(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${ub(s,
200)}
`))},end(){o&&e.write(o)}}}function fb(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Ke(r)));process.on("SIGHUP",()=>n.abort(
new Ke("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:ol,progress:db(t,ol.now),signal:n.signal}}var eB=1/3;var oB=x({schema:J(1),message:p().max(1e5)});var PO=360,CO=236,NB={left:54,right:PO-6,top:20,bottom:CO-34};var IB=Math.log(4),MB=Math.log(10),LB=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var ZO="1.0.0",BO=ZO.split(".")[0],qO=`https://github.com/loadgate/loadgate/blob/v${BO}/docs`;var HO=13,fq=(HO-1)/2;var vb=.05;var JO=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${ot(vb)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var XO=360;var pG={left:104,right:XO-58};var AG=32*1024*1024;import{closeSync as tE,openSync as nE,readSync as rE,writeSync as oE}from"node:fs";var sE=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function $b(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=iE(ve("/proc/self/stat")??""),n=nE("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return rE(n,r,0,t,e)!==t?!1:oE(n,aE(
r),0,t,e)===t}finally{tE(n)}}catch{return!1}}function iE(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function aE(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return si(o)||sE.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function Sb(e,t){$b();let n={isTTY:!1,columns:120,write:il},r=fb(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=qy(process.env);
Hy(o.name);let s=xy(e.inputs,i=>sb(i)||void 0,cE);process.exitCode=await t({inputs:s,event:o,host:r,output:ib})}catch(o){ab(ll(o)),process.exitCode=
lb(o),o instanceof Ke&&process.exit()}}function cE(e){return`input "${e}"`}function il(e){process.stdout.write(ai(e))}await Sb(Yc,async({inputs:e,event:t,host:n,output:r})=>{let o=e.head??Ky(t).head.revision,s=await Wc({...e,head:o},n);il(Zs(s));let i=s.map(
({shard:a},c)=>({shard:a,number:c+1}));return r("matrix",JSON.stringify({include:i})),0});
// Packages: @actions/core, yaml, zod
