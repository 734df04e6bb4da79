import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __defProp=Object.defineProperty;var __knownSymbol=(name2,symbol)=>(symbol=Symbol[name2])?symbol:Symbol.for("Symbol."+name2),__typeError=msg=>{throw TypeError(msg)};var __export=(target,all)=>{for(var name2 in all)__defProp(target,name2,{get:all[name2],enumerable:!0})};var __using=(stack,value,async)=>{if(value!=null){typeof value!="object"&&typeof value!="function"&&__typeError("Object expected");var dispose,
inner;async&&(dispose=value[__knownSymbol("asyncDispose")]),dispose===void 0&&(dispose=value[__knownSymbol("dispose")],async&&(inner=dispose)),
typeof dispose!="function"&&__typeError("Object not disposable"),inner&&(dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(
e)}}),stack.push([async,dispose,value])}else async&&stack.push([async]);return value},__callDispose=(stack,error3,hasError)=>{var E=typeof SuppressedError==
"function"?SuppressedError:function(e,s,m,_){return _=Error(m),_.name="SuppressedError",_.error=e,_.suppressed=s,_},fail=e=>error3=hasError?
new E(e,error3,"An error was suppressed during disposal"):(hasError=!0,e),next=it=>{for(;it=stack.pop();)try{var result=it[1]&&it[1].call(it[2]);
if(it[0])return Promise.resolve(result).then(next,e=>(fail(e),next()))}catch(e){fail(e)}if(hasError)throw error3};return next()};var UsageError=class extends Error{name="UsageError"},RunError=class extends Error{name="RunError"},Interrupted=class extends Error{name="In\
terrupted";signal;constructor(signal){super(`interrupted by ${signal}`),this.signal=signal}};var DeliveryError=class extends Error{name="DeliveryError"},INTERRUPTED="interrupted; everything it started is gone";function messageOf(error3){
return error3 instanceof Interrupted?INTERRUPTED:[UsageError,RunError,DeliveryError].some(kind=>error3 instanceof kind)?error3.message:error3 instanceof
Error?error3.stack??error3.message:String(error3)}import{copyFileSync,existsSync,readFileSync as readFileSync2,rmSync as rmSync2,statSync,utimesSync}from"node:fs";import{join as join2,resolve}from"node:path";var USER_IN_ADDRESS=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,PASSWORD_IN_ADDRESS=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;
function withoutCredentials(address){return address.replace(USER_IN_ADDRESS,"$1").replace(PASSWORD_IN_ADDRESS,"$1")}var SECRET_NAME=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i;function isSecretName(name2){return SECRET_NAME.test(name2)}import{execFileSync,spawn}from"node:child_process";import{closeSync as closeSync2,constants,fchownSync,globSync,lstatSync,mkdtempDisposableSync,
openSync as openSync2,rmSync}from"node:fs";import{Socket}from"node:net";import{tmpdir}from"node:os";import{join}from"node:path";import{delimiter,isAbsolute}from"node:path";var RUNNERS_OWN=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function absolutePath(path){return path.split(delimiter).filter(folder2=>isAbsolute(folder2)).join(delimiter)}var ALLOWED=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CAR\
GO_HTTP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY",
"GOPATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_\
OPTS","GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ENGINE_VARIABLES=["DOCKER_HO\
ST","DOCKER_CONTEXT","DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],DOCKER=[...ENGINE_VARIABLES,"DOCKER_API_VERSION","\
DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG\
_HOME","XDG_RUNTIME_DIR"];var GIT=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function isAllowed(name2){return ALLOWED.includes(name2)||name2.startsWith("LC_")}function allowedEnvironment(own2,added={}){let result=listed(
own2,Object.keys(own2).filter(isAllowed));return result.PATH!==void 0&&(result.PATH=absolutePath(result.PATH)),{...result,...added}}function listed(own2,names){
return Object.fromEntries(names.flatMap(name2=>own2[name2]===void 0?[]:[[name2,own2[name2]]]))}function dockerEnvironment(own2){return{...allowedEnvironment(
own2),...listed(own2,DOCKER)}}function gitEnvironment(own2){return{...allowedEnvironment(own2),...listed(own2,Object.keys(own2).filter(name2=>GIT.test(name2)))}}import{stripVTControlCharacters}from"node:util";var CONTROLS=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
PILED_MARKS=new RegExp("(\\p{M}{4})\\p{M}+","gu");function plainText(text2){return stripVTControlCharacters(text2.replace(/\r\n?/g,`
`)).replace(CONTROLS,"").replace(PILED_MARKS,"$1")}function plainLine(text2){return plainText(text2).replace(/\s+/g," ").trim()}var UNSAFE=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function printable(text2){return text2.replaceAll(UNSAFE,c=>{let code=c.codePointAt(0).toString(
16);return code.length>4?`\\u{${code}}`:`\\u${code.padStart(4,"0")}`})}function quote(text2){return`"${printable(text2.length>60?`${text2.slice(
0,57)}...`:text2)}"`}function escapeWorkflowCommands(text2){return text2.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060\
[")}function forLog(text2,{GITHUB_ACTIONS}){return GITHUB_ACTIONS==="true"?escapeWorkflowCommands(text2):text2}var isOn=value=>value!==void 0&&value!==""&&value!=="0";function isDebugging(env=process.env){return isOn(env.LOADGATE_DEBUG)||isOn(env.RUNNER_DEBUG)}
function keepsTemporary(env=process.env){return isOn(env.LOADGATE_KEEP_TEMP)}var redactions=new Map;function debug(line){if(!isDebugging())return;let redacted=[...redactions.values()].reduce((text2,redact)=>redact(text2),line);process.stderr.
write(forLog(`debug: ${redacted}
`,process.env))}var programs=0;function debugProgram(argv,cwd){if(!isDebugging())return()=>{};programs+=1;let number3=programs,began=performance.
now();return debug(`#${number3} ${argv.map(quoted).join(" ")} (in ${cwd})`),how=>debug(`#${number3} ${how} after ${((performance.now()-began)/
1e3).toFixed(3)} s`)}function quoted(argument2){return/^[\w@%+=:,./-]+$/.test(argument2)?argument2:new RegExp("\\p{Cc}","u").test(argument2)?
`$'${escaped(argument2)}'`:`'${argument2.replaceAll("'","'\\''")}'`}function escaped(argument2){return argument2.replaceAll(/[\\']/g,"\\$&").
replaceAll(new RegExp("\\p{Cc}","gu"),character=>`\\x${character.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync,openSync,readdirSync,readFileSync,readlinkSync,readSync,realpathSync}from"node:fs";function readText(path){return orNull(()=>readFileSync(path,"utf8"))}function startTime(pid){return startTimeIn(readText(`/proc/${pid}/stat`))}function startTimeIn(stat){return fieldIn(stat,22)}function fieldIn(stat,number3){
return stat?.slice(stat.lastIndexOf(")")+2).split(" ")[number3-3]??null}function processesMarked(setting){return others().filter(pid=>readText(`/proc/${pid}/environ`)?.split("\0").includes(setting))}function processesOfUser(uid){
return others().filter(pid=>{let status2=readText(`/proc/${pid}/status`)??"";return(/^Uid:\s*(.*)$/m.exec(status2)?.[1]?.split(/\s+/)??[]).includes(
String(uid))&&!/^State:\s*Z/m.test(status2)})}function processesWithin(folder2){let within=`${orNull(()=>realpathSync(folder2))??folder2}/`;
return others().filter(pid=>`${(orNull(()=>readlinkSync(`/proc/${pid}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(within)&&fieldIn(
readText(`/proc/${pid}/stat`),7)==="0")}function others(){return list("/proc").filter(name2=>/^\d+$/.test(name2)&&name2!==String(process.pid)).
map(Number)}function list(path){return orNull(()=>readdirSync(path))??[]}function orNull(read){try{return read()}catch{return null}}var LAST_WORDS_MS=500,KEPT=8*1024*1024;async function run(argv,options){options.signal?.throwIfAborted();let debugEnd=debugProgram(argv,options.
cwd),{child,...streams}=spawned(argv,options);options.started?.(child);let timedOut=!1,end2=()=>killGroup(child.pid,"SIGTERM"),timer=setTimeout(
()=>{timedOut=!0,killGroup(child.pid,"SIGKILL")},(options.timeoutSeconds??60)*1e3),hard,onAbort=()=>{end2(),hard=setTimeout(()=>killGroup(child.
pid,"SIGKILL"),3e3)};options.signal?.addEventListener("abort",onAbort,{once:!0});let texts={stdout:"",stderr:""},{take}=options;take&&streams.
stdout?.on("data",piece=>take(piece)||end2());for(let name2 of take?["stderr"]:["stdout","stderr"])streams[name2]?.setEncoding("utf8"),streams[name2]?.
on("data",text2=>{texts[name2]+=text2,texts[name2].length>2*KEPT&&(texts[name2]=texts[name2].slice(-KEPT)),options.output?.(text2)});options.
input!==void 0&&(child.stdin?.on("error",()=>{}),child.stdin?.end(options.input));let result=await new Promise(resolve3=>{child.once("error",
error3=>resolve3({code:null,signal:null,stdout:"",stderr:error3.message,missing:error3.code==="ENOENT"||error3.code==="EACCES",timedOut:!1}));
let finish=()=>{let{exitCode:code,signalCode:signal}=child,[stdout,stderr]=[texts.stdout.slice(-KEPT),texts.stderr.slice(-KEPT)];resolve3({code,
signal,stdout,stderr,missing:!1,timedOut})},open2=3,over=()=>{open2-=1,open2===0&&finish()};for(let stream of[streams.stdout,streams.stderr])
stream?.once("close",over);child.once("exit",over),child.once("exit",()=>setTimeout(finish,LAST_WORDS_MS).unref())});return debugEnd(endOf(result)),
streams.stdout?.destroy(),streams.stderr?.destroy(),clearTimeout(timer),clearTimeout(hard),options.signal?.removeEventListener("abort",onAbort),
options.signal?.throwIfAborted(),result}function spawned(argv,options){let how={cwd:options.cwd,env:options.env,detached:!0,...idsOf(options.
user)},stdin=options.input===void 0?"ignore":"pipe";if(options.untrusted)return spawnPiped(argv,how,stdin);let[file,...args]=argv,child=spawn(
file,args,{...how,stdio:[stdin,"pipe","pipe"]});return{child,stdout:child.stdout,stderr:child.stderr}}function idsOf(user){return user?{uid:user.
uid,gid:user.gid}:{}}function why(result){if(result.missing)return`not found or not executable (${result.stderr})`;if(result.timedOut)return"took too long and wa\
s ended";let said=lastLines(result.stderr||result.stdout,5),how=endOf(result);return said?`${how}: ${said}`:how}function endOf({missing:missing2,
timedOut,signal,code}){return missing2?"not found or not executable":timedOut?"took too long and was ended":signal?`ended by ${signal}`:`exi\
t code ${code}`}function killGroup(pid,signal){pid!==void 0&&kill(-pid,signal)}function kill(pid,signal){try{process.kill(pid,signal)}catch{}}
function lastLines(text2,count){return text2.trimEnd().split(`
`).filter(line=>line.trim()!=="").slice(-count).join(`
`)}function spawnPiped(argv,options,stdin="ignore"){let[file,...args]=argv,stdout=makePipe(),stderr=makePipe();if(options.uid!==void 0)for(let{
writer}of[stdout,stderr])fchownSync(writer,options.uid,options.gid??options.uid);try{return{child:spawn(file,args,{...options,stdio:[stdin,stdout.
writer,stderr.writer]}),stdout:stdout.reader,stderr:stderr.reader}}catch(error3){throw stdout.reader.destroy(),stderr.reader.destroy(),error3}finally{
closeSync2(stdout.writer),closeSync2(stderr.writer)}}var PREFIX="pipes-",FOLDER=new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);function makePipe(){var _stack=[];try{let folder2=__using(_stack,mkdtempDisposableSync(join(tmpdir(),`${PREFIX}${process.pid}-${startTime(process.
pid)}-`)));let path=join(folder2.path,"pipe");let apart={cwd:folder2.path,env:allowedEnvironment(process.env)};execFileSync("mkfifo",["-m","\
600",path],{...apart,stdio:"ignore",timeout:1e4});let fd=openSync2(path,constants.O_RDONLY|constants.O_NONBLOCK);return{reader:new Socket({fd,
readable:!0,writable:!1}),writer:openSync2(path,"w")}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}var ENV={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},SETTINGS=[["core.hooksPath","/de\
v/null"],["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],NO_GIT="\
git was not found; install it (apt-get install git)";async function git(top,args,{filters=[],...options}={}){let listed2=await listedFilters(
top);if(listed2.missing)throw new UsageError(NO_GIT);if(listed2.code!==0&&listed2.code!==1)return listed2;let settings=[...new Set([...filtersIn(
listed2),...filters])].flatMap(withoutFilter);return configuredGit(top,args,[...SETTINGS,...settings],options)}async function configuredFilters(top){
return filtersIn(await listedFilters(top))}function listedFilters(top){return configuredGit(top,["config","-z","--name-only","--get-regexp",
"^filter\\..*\\."],SETTINGS)}function filtersIn({stdout}){let keys=stdout.split("\0").filter(Boolean);return[...new Set(keys.map(key=>key.slice(
7,key.lastIndexOf("."))))]}function configuredGit(top,args,settings,{env,...limits}={}){return run(["git","-C",top,...args],{cwd:"/",timeoutSeconds:120,
...limits,env:{...configured(gitEnvironment(process.env),settings),...ENV,...env}})}function configured(own2,settings){let theirs=Number(own2.
GIT_CONFIG_COUNT)||0;return{...own2,GIT_CONFIG_COUNT:String(theirs+settings.length),...Object.fromEntries(settings.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${theirs+index}`,key],[`GIT_CONFIG_VALUE_${theirs+index}`,value]]))}}function withoutFilter(name2){return[[`filter.${name2}\
.clean`,""],[`filter.${name2}.smudge`,""],[`filter.${name2}.process`,""],[`filter.${name2}.required`,"false"]]}async function promisorOf(top){let{stdout}=await git(top,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(stdout)?.[1]??null}async function readGit(top,args,options={}){let finished=await askGit(top,args,{timeoutSeconds:600,...options});if(finished.code===0)return finished.
stdout.trim();throw new Error(`git ${args.join(" ")}: ${why(finished)}`)}var NOT_FETCHED=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;
async function askGit(top,args,options={}){let finished=await git(top,args,options);if(finished.code===0||!NOT_FETCHED.test(finished.stderr))
return finished;let remote=await promisorOf(top)??"origin",[reason=""]=finished.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new RunError(`${top} is a partial clone (git clone --filter), and git could not fetch the missing files from ${remote}: ${withoutCredentials(
reason)}
Fetch everything first: git fetch --refetch --no-filter ${remote}; with actions/checkout leave out filter, or persist-credentials: false`)}async function openRepository(folder2){
let found=await git(folder2,["rev-parse","--show-toplevel"]);if(found.code!==0){let reason=/not a git repository/.test(found.stderr)?"":`: ${why(
found)}`;throw new UsageError(`${resolve(folder2)} is not inside a git repository${reason}; run loadgate in a checkout of your project`)}return{
top:found.stdout.trim()}}async function findCommit({top},revision3){let found=await git(top,["rev-parse","--verify","--quiet","--end-of-options",`${revision3}^{commi\
t}`]);return found.code===0?found.stdout.trim():null}async function isShallow({top}){return(await git(top,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}function treeOf({top},commit){return readGit(top,["rev-parse",`${commit}^{tree}`])}async function fileAt({top},commit,path){let found=await askGit(top,["show",`${commit}:${path}`]);return found.code===0?found.stdout:null}async function commitOfWorkingTree(repository,folder2,signal){
let{top}=repository,head=await readGit(top,["rev-parse","HEAD"]),index=join2(folder2,"index"),own2=resolve(top,await readGit(top,["rev-parse",
"--git-path","index"]));existsSync(own2)&&copyIndex(own2,index);let env={GIT_INDEX_FILE:index};try{let filters=await filtersOfSubmodules(top);
await readGit(top,["add","--all"],{env,filters,...signal&&{signal}});let tree=await readGit(top,["write-tree"],{env});return tree===await treeOf(
repository,head)?head:await readGit(top,["commit-tree",tree,"-p",head,"-m","Working tree"],{env:{...env,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"\
loadgate@localhost",GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{rmSync2(index,{force:!0})}}async function filtersOfSubmodules(top){
let{stdout}=await git(top,["ls-files","-z","--stage"]),paths=stdout.split("\0").flatMap(line=>/^160000 [^\t]*\t(.+)$/s.exec(line)?.[1]??[]),
found=[];for(let inside of paths.map(path=>join2(top,path)).filter(each=>existsSync(join2(each,".git"))))found.push(...await configuredFilters(
inside),...await filtersOfSubmodules(inside));return found}function copyIndex(from,to){copyFileSync(from,to);let written=Math.floor(statSync(
from).mtimeMs/1e3);utimesSync(to,written,written)}async function mustFind(repository,revision3){let commit=await findCommit(repository,revision3);if(commit)return commit;let hint=await isShallow(
repository)?`; this clone is shallow, so fetch it first: ${fetchCommand(revision3)}`:"; git log --oneline --all lists those that do";throw new UsageError(
`revision "${revision3}" does not exist here${hint}`)}function fetchCommand(revision3){return/^[0-9a-f]{40}$/.test(revision3)?`git fetch --depth=1 origin ${revision3}`:"git fetch --unshallow ori\
gin (for actions/checkout: fetch-depth: 0)"}var SHOWN_CASES=10;function plannedCases(config2,glob){let all=config2.targets.flatMap(({name:target})=>config2.scenarios.filter(scenario3=>scenario3.
targets.includes(target)).flatMap(({name:scenario3,via:all2})=>all2.map(via2=>({id:`${target}/${scenario3}/${via2}`,target,scenario:scenario3,
via:via2}))));if(glob===void 0)return all;let patterns=glob.split(",").map(pattern2=>pattern2.trim()).filter(pattern2=>pattern2!==""),useless=patterns.
length===0?glob:patterns.find(p=>!all.some(({id})=>matchesGlob(id,p)));if(useless!==void 0)throw noCase(useless,all);return all.filter(({id})=>patterns.
some(pattern2=>matchesGlob(id,pattern2)))}function noCase(pattern2,all){let shown2=all.slice(0,SHOWN_CASES).map(({id})=>id),more=all.length>
SHOWN_CASES?` and ${all.length-SHOWN_CASES} more`:"";return new UsageError(`no case matches ${quote(pattern2)}; the cases are: ${shown2.join(
", ")}${more}`)}function matchesGlob(text2,pattern2){let t=0,p=0,star=-1,resume=0;for(;t<text2.length;)if(pattern2[p]==="*")star=p++,resume=
t;else if(p<pattern2.length&&(pattern2[p]==="?"||pattern2[p]===text2[t]))p++,t++;else if(star>=0)p=star+1,t=++resume;else return!1;for(;pattern2[p]===
"*";)p++;return p===pattern2.length}var MOST_SHARDS=256;function parseShard(text2){let match=/^(\d{1,3})\/(\d{1,3})$/.exec(text2.trim()),[index,
count]=[Number(match?.[1]),Number(match?.[2])];if(!match||count<1||count>MOST_SHARDS||index<1||index>count)throw new UsageError(`"${text2}" \
is not a shard; write it like 1/3, up to ${MOST_SHARDS}/${MOST_SHARDS}`);return{index,count}}function parseShardCount(text2){let count=/^\d{1,3}$/.
test(text2.trim())?Number(text2):0;if(count<1||count>MOST_SHARDS)throw new UsageError(`"${text2}" is not a number of shards; write one from \
1 to ${MOST_SHARDS}`);return count}function casesOfShard(cases,{index,count}){let at=part2=>Math.floor(cases.length*part2/count);return cases.
slice(at(index-1),at(index))}function shardsFor(cases,count){let used=Math.max(1,Math.min(count,cases));return Array.from({length:used},(_,i)=>({
index:i+1,count:used}))}import{posix as posix3}from"node:path";var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,
assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,
cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,cloneDef:()=>cloneDef,
codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,defineLazy:()=>defineLazy,
defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,explicitlyAborted:()=>explicitlyAborted,
extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,
getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,
hide:()=>hide,installLazyProp:()=>installLazyProp,isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,
jsonStringifyReplacer:()=>jsonStringifyReplacer,members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,
nullish:()=>nullish,numKeys:()=>numKeys,objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,
partial:()=>partial,pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,
randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,sizeCaps:()=>sizeCaps,
slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,uint8ArrayToBase64url:()=>uint8ArrayToBase64url,
uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema4=>schema4}function assertIs(_arg){}
function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){let numericValues=Object.
values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}
function joinValues(array2,separator="|"){return array2.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){
return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=void 0}get value(){
let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(
getter)}function nullish(input){return input==null}function cleanRegex(source){let start=source.startsWith("^")?1:0,end2=source.endsWith("$")?
source.length-1:source.length;return source.slice(start,end2)}function floatSafeRemainder(val,step){let ratio=val/step,roundedRatio=Math.round(
ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}var EVALUATING=Symbol(
"evaluating");function defineLazy(object2,key,getter){let value;Object.defineProperty(object2,key,{get(){if(value!==EVALUATING)return value===
void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:!0})}function objectClone(obj){
return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(
target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){let desc=Object.getOwnPropertyDescriptor(def,"shape");
return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema4){return rawShape(schema4._zod.def)??schema4._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){let value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap2){let raw=sourceShape(source);for(let key of keys){
let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{let value=source._zod.def.shape[key];
return wrap2?wrap2(value,key):value}):putProp(target,key,wrap2?wrap2(desc.value,key):desc.value))}}function mirrorProps(target,source){for(let key of Reflect.
ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(
target,key,desc.value))}}function mergeDefs(...defs){let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(
def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema4){return mergeDefs(
schema4._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){
let keys=Object.keys(promisesObj),promises2=keys.map(key=>promisesObj[key]);return Promise.all(promises2).then(results2=>{let resolvedObj={};
for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results2[i];return resolvedObj})}function randomString(length=10){let chars="abcdefghijkl\
mnopqrstuvwxyz",str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.
stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,
"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="ob\
ject"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(()=>{if(globalConfig.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes(
"Cloudflare"))return!1;try{let F=Function;return new F(""),!0}catch{return!1}});function isPlainObject(o){if(isObject(o)===!1)return!1;let ctor=o.
constructor;if(ctor===void 0||typeof ctor!="function")return!0;let prot=ctor.prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.
call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject(o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):
o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(let key in data)Object.prototype.hasOwnProperty.call(data,key)&&keyCount++;
return keyCount}var getParsedType=data=>{let t=typeof data;switch(t){case"undefined":return"undefined";case"string":return"string";case"numb\
er":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"\
symbol":return"symbol";case"object":return Array.isArray(data)?"array":data===null?"null":data.then&&typeof data.then=="function"&&data.catch&&
typeof data.catch=="function"?"promise":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&
data instanceof Date?"date":typeof File<"u"&&data instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(
["string","number","symbol"]),primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){
return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.def);return(!def||
params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){let params=_params;if(!params)return{};if(typeof params=="string")
return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `error` p\
arams");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.error}:params}function createTransparentProxy(getter){
let target;return new Proxy({},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){
return target??(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){return target??(target=getter()),Reflect.has(target,prop)},
deleteProperty(_,prop){return target??(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){return target??(target=getter()),Reflect.
ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??(target=getter()),Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){
return target??(target=getter()),Reflect.defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="\
bigint"?value.toString()+"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k].
_zod.optin!==void 0&&shape[k]._zod.optout==="optional")}var NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.
MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073\
709551615")]};function pick(schema4,mask){let currDef=schema4._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pi\
ck() cannot be used on object schemas containing refinements");let newShape={};return mirrorShape(newShape,schema4,maskedKeys(schema4,mask)),
clone(schema4,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema4,mask){let raw=sourceShape(schema4),keys=[];for(let key of Reflect.
ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.
push(key)}return keys}function omit(schema4,mask){let currDef=schema4._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(schema4,mask)),newShape={};return mirrorShape(
newShape,schema4,Reflect.ownKeys(sourceShape(schema4)).filter(key=>!omitted.has(key))),clone(schema4,mergeDefs(currDef,{shape:newShape,checks:[]}))}
function extend(schema4,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");let checks=schema4.
_zod.def.checks;if(checks&&checks.length>0){let existingShape=sourceShape(schema4);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}
return clone(schema4,mergeDefs(schema4._zod.def,{shape:extended(schema4,shape)}))}function extended(schema4,shape){let newShape={};return mirrorShape(
newShape,schema4,Reflect.ownKeys(sourceShape(schema4))),mirrorProps(newShape,shape),newShape}function safeExtend(schema4,shape){if(!isPlainObject(
shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema4,mergeDefs(schema4._zod.def,{shape:extended(
schema4,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain \
shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Us\
e .safeExtend() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(
b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}
function partial(Class2,schema4,mask,name2="partial"){let checks=schema4._zod.def.checks;if(checks&&checks.length>0)throw new Error(`.${name2}\
() cannot be used on object schemas containing refinements`);let selected=mask?new Set(maskedKeys(schema4,mask)):void 0,newShape={};return mirrorShape(
newShape,schema4,Reflect.ownKeys(sourceShape(schema4)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",
innerType:value}))),clone(schema4,mergeDefs(schema4._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema4,mask){let selected=mask?
new Set(maskedKeys(schema4,mask)):void 0,newShape={};return mirrorShape(newShape,schema4,Reflect.ownKeys(sourceShape(schema4)),(value,key)=>selected&&
!selected.has(key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema4,mergeDefs(schema4._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){
return issues.map(iss=>{var _a3;return(_a3=iss).path??(_a3.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message==
"string"?message:message?.message}function sizeCaps(defChecks){let caps=[];for(let ch of defChecks??[]){let d=ch._zod.def;if(!/_(length|size)$|_equals$/.
test(d.check))break;let max=d.maximum??d.length??d.size;max>=0&&caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a3;
for(let i=start;i<issues.length;i++)(_a3=issues[i]).schema??(_a3.schema=inst)}function finalizeIssue(iss,ctx,config2){var _a3;let traits=iss.
inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a3=iss).schema??(_a3.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(
schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.localeError?.(iss))??
"Invalid input",full={};for(let k of Object.keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);
return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&(full.input=iss.input),full}function getSizableOrigin(input){return input instanceof
Set?"set":input instanceof Map?"map":input instanceof File?"file":"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){
let units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<units-1;i++)(str.charCodeAt(i)&64512)===55296&&(str.
charCodeAt(i+1)&64512)===56320&&(count--,i++);return count}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input==
"string"?"string":"unknown"}function parsedType(data){let t=typeof data;switch(t){case"number":return Number.isNaN(data)?"nan":"number";case"\
object":{if(data===null)return"null";if(Array.isArray(data))return"array";let obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&
"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){let[iss,input,inst]=args;return typeof iss==
"string"?{message:iss,code:"custom",input,inst}:{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.
parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base64){let binaryString=atob(base64),bytes3=new Uint8Array(binaryString.length);
for(let i=0;i<binaryString.length;i++)bytes3[i]=binaryString.charCodeAt(i);return bytes3}function uint8ArrayToBase64(bytes3){let binaryString="";
for(let i=0;i<bytes3.length;i++)binaryString+=String.fromCharCode(bytes3[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){
let base64=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}
function uint8ArrayToBase64url(bytes3){return uint8ArrayToBase64(bytes3).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){
let cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid hex string length");let bytes3=new Uint8Array(cleanHex.
length/2);for(let i=0;i<cleanHex.length;i+=2)bytes3[i/2]=Number.parseInt(cleanHex.slice(i,i+2),16);return bytes3}function uint8ArrayToHex(bytes3){
return Array.from(bytes3).map(b=>b.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table2){
for(let key in table2){let desc=Object.getOwnPropertyDescriptor(table2,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):
defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,
enumerable,value}),value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table2){for(let key in computes){
let compute=computes[key];Object.defineProperty(table2,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){
own(this,key,value)}})}return table2}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,get(){return this==
null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){let proto=Object.getPrototypeOf(inst);return sentinel in
proto?void 0:proto}var installing,broke=!1,breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(inst,key,compute){let proto=Object.
getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,
key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);let outer=broke;broke=!1;try{let value=compute(this);return broke?delete this[key]:
Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],broke=broke||
outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){
let proto=claim(inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,enumerable,value:void 0};
return Object.defineProperty(this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(
this,key,{configurable:!0,writable:!0,enumerable,value})}})}var CONSTANT_CATCH="~constantCatch";function constantCatch(value){let fn=()=>value;
return fn[CONSTANT_CATCH]=!0,fn}var _a,NEVER=Object.freeze({status:"aborted"}),_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){
let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{
E.stackTraceLimit=saved}}}return new Definition}function $constructor(name2,initializer3,proto,params){let zodProto={};function Internals(def){
this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name2))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{
_zodDesc.value=void 0}}if(inst._zod.traits.add(name2),initializer3(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.
add(target),members(target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||
(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{
value:name2});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){
for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.
defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?
!0:inst?._zod?.traits?.has(name2)}),Object.defineProperty(_,"name",{value:name2}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},$ZodEncodeError=class extends Error{constructor(name2){
super(`Encountered unidirectional transform during encode: ${name2}`),this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig=
{});var globalConfig=globalThis.__zod_globalConfig;function config(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,
2)),internals.message}function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},
_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name=
"$ZodError",_issuesDesc.value=def,Object.defineProperty(inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"mess\
age",_messageDesc);let proto=Object.getPrototypeOf(inst);_installedToString.has(proto)||(_installedToString.add(proto),Object.defineProperty(
proto,"toString",{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.defineProperty(this,"toString",{value,configurable:!0,
writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=$constructor("$Zod\
Error",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){return Object.prototype.
hasOwnProperty.call(obj,key)||(key==="__proto__"?Object.defineProperty(obj,key,{value:make(),writable:!0,enumerable:!0,configurable:!0}):obj[key]=
make()),obj[key]}function flattenError(error3,mapper=issue3=>issue3.message){let fieldErrors={},formErrors=[];for(let sub of error3.issues)sub.
path.length>0?node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub)):formErrors.push(mapper(sub));return{formErrors,fieldErrors}}function formatError(error3,mapper=issue3=>issue3.
message){let fieldErrors={_errors:[]},processError=(error4,path=[])=>{for(let issue3 of error4.issues)if(issue3.code==="invalid_union"&&issue3.
errors.length)issue3.errors.map(issues=>processError({issues},[...path,...issue3.path]));else if(issue3.code==="invalid_key")processError({issues:issue3.
issues},[...path,...issue3.path]);else if(issue3.code==="invalid_element")processError({issues:issue3.issues},[...path,...issue3.path]);else{
let fullpath=[...path,...issue3.path];if(fullpath.length===0)fieldErrors._errors.push(mapper(issue3));else{let curr=fieldErrors,i=0;for(;i<fullpath.
length;){let el=fullpath[i],terminal=i===fullpath.length-1;if(el==="_errors"){terminal&&curr._errors.push(mapper(issue3)),i++;continue}Object.
prototype.hasOwnProperty.call(curr,el)||Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});let node2=curr[el];
terminal&&node2._errors.push(mapper(issue3)),curr=node2,i++}}}};return processError(error3),fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{let fn=(schema4,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema4._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;
if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,_params?.
callee??fn),e}return result.value};return fn};var _parseAsync=_Err=>{let fn=async(schema4,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema4._zod.run({value,issues:[]},
ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(
iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn};var _safeParse=_Err=>(schema4,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema4._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};function failure(Err,issues,ctx){let error3;return{success:!1,get error(){return error3||(error3=new Err(issues.map(iss=>finalizeIssue(iss,ctx,
config()))),issues=void 0,ctx=void 0),error3},set error(e){error3=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema4,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema4._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),
result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};var COMPILE_INVALID=Symbol.for("zod.compile.invalid"),COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema4,value,_ctx)=>{let validator=schema4.
_zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0;if(validator.definite===!0&&_ctx===void 0)return!1}
return validateFallback(schema4,value,_ctx)});function validateFallback(schema4,value,_ctx){let ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},fallbackRun=schema4._zod.bag.fallbackRun,result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},
ctx)):result=schema4._zod.run({value,issues:[]},ctx),result instanceof Promise)throw new $ZodAsyncError;return result.issues.length===0}var validateAsync=async(schema4,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},result=schema4._zod.run({value,issues:[]},ctx);return result instanceof
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse3=_parse(_Err),fn=(schema4,value,_ctx,_params)=>{let ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse3(schema4,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{let parse3=_parse(_Err),fn=(schema4,value,_ctx,_params)=>parse3(schema4,value,_ctx,finalizeParams(fn,_params));return fn};var _encodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema4,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:
{direction:"backward"};return await parseAsync2(schema4,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema4,value,_ctx,_params)=>await parseAsync2(schema4,value,_ctx,finalizeParams(
fn,_params));return fn};var _safeEncode=_Err=>(schema4,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(_Err)(schema4,
value,ctx)};var _safeDecode=_Err=>(schema4,value,_ctx)=>_safeParse(_Err)(schema4,value,_ctx);var _safeEncodeAsync=_Err=>async(schema4,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(
_Err)(schema4,value,ctx)};var _safeDecodeAsync=_Err=>async(schema4,value,_ctx)=>_safeParseAsync(_Err)(schema4,value,_ctx);var cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,
nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}var duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uuid=version2=>version2?new RegExp(`^([0-9a-fA-F]\
{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var _emoji="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function emoji(){
return new RegExp(_emoji,"u")}var ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var httpProtocol=/^https?$/,e164=/^\+[1-9]\d{6,14}$/;var dateSource="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[1\
2]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function anchor(source){return new RegExp(`^${source}$`)}var date=anchor(
dateSource);function timeSource(args){let hhmm="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof args.precision=="number"?args.precision===-1?`${hhmm}`:
args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0\
-5]\\d(?:\\.\\d+)?)?`}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){let opts=["Z"];args.offset&&opts.
push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let qualified=`${timeSource({precision:args.precision,seconds:!0})}(?:${opts.join("|")})`,timeRegex=args.
local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(`^${dateSource}T(?:${timeRegex})$`)}var anyString=/^[\s\S]{0,}$/;var number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i,_null=/^null$/i;var lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a3;inst._zod??(inst._zod={}),inst._zod.def=def,(_a3=inst._zod).onattach??(_a3.onattach=
[])});var _whenHasLength=payload=>{let val=payload.value;return!nullish(val)&&val.length!==void 0},numericOriginMap={number:"number",bigint:"bigin\
t",object:"date"},$ZodCheckLessThan=$constructor("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.
value];inst._zod.check=payload=>{(def.inclusive?payload.value<=def.value:payload.value<def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.
value]??origin,code:"too_big",maximum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,
continue:!def.abort})}}),$ZodCheckGreaterThan=$constructor("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.
value];inst._zod.check=payload=>{(def.inclusive?payload.value>=def.value:payload.value>def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.
value]??origin,code:"too_small",minimum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,
inst,continue:!def.abort})}}),$ZodCheckMultipleOf=$constructor("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{
if(typeof payload.value!=typeof def.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof payload.value=="bigi\
nt"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):floatSafeRemainder(payload.value,def.value)===0)||payload.issues.push({origin:typeof payload.
value,code:"not_multiple_of",divisor:def.value,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckNumberFormat=$constructor("$ZodChe\
ckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def),def.format=def.format||"float64";let isInt=def.format?.includes("int"),origin=isInt?"i\
nt":"number",[minimum,maximum]=NUMBER_FORMAT_RANGES[def.format];inst._zod.check=payload=>{let input=payload.value;if(isInt){if(!Number.isInteger(
input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:!1,input,inst});return}if(!Number.isSafeInteger(
input)){input>0?payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer ran\
ge.",inst,origin,inclusive:!0,continue:!def.abort}):payload.issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Intege\
rs must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort});return}}input<minimum&&payload.issues.push({origin:"\
number",input,code:"too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&payload.issues.push({origin:"number",input,code:"\
too_big",maximum,inclusive:!0,inst,continue:!def.abort})}});var $ZodCheckMaxLength=$constructor("$ZodCheckMaxLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).when??(_a3.when=_whenHasLength),
inst._zod.check=payload=>{let input=payload.value,units=input.length;if((typeof input=="string"&&units>def.maximum?codePointLength(input):units)<=
def.maximum)return;let origin=getLengthableOrigin(input);payload.issues.push({origin,code:"too_big",maximum:def.maximum,inclusive:!0,input,inst,
continue:!def.abort})}}),$ZodCheckMinLength=$constructor("$ZodCheckMinLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).
when??(_a3.when=_whenHasLength),inst._zod.check=payload=>{let input=payload.value,units=input.length;if((typeof input=="string"&&units>=def.
minimum&&units<def.minimum*2?codePointLength(input):units)>=def.minimum)return;let origin=getLengthableOrigin(input);payload.issues.push({origin,
code:"too_small",minimum:def.minimum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckLengthEquals=$constructor("$ZodCheckLengthEqu\
als",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).when??(_a3.when=_whenHasLength),inst._zod.check=payload=>{let input=payload.
value,units=input.length,length=typeof input=="string"&&units>=def.length&&units<=def.length*2?codePointLength(input):units;if(length===def.
length)return;let origin=getLengthableOrigin(input),tooBig=length>def.length;payload.issues.push({origin,...tooBig?{code:"too_big",maximum:def.
length}:{code:"too_small",minimum:def.length},inclusive:!0,exact:!0,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStringFormat=$constructor(
"$ZodCheckStringFormat",(inst,def)=>{var _a3,_b;$ZodCheck.init(inst,def),def.pattern?(_a3=inst._zod).check??(_a3.check=payload=>{def.pattern.
lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:def.format,input:payload.value,
...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})}):(_b=inst._zod).check??(_b.check=()=>{})}),$ZodCheckRegex=$constructor(
"$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def),inst._zod.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.
value)&&payload.issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.
abort})}}),$ZodCheckLowerCase=$constructor("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=lowercase),$ZodCheckStringFormat.init(
inst,def)}),$ZodCheckUpperCase=$constructor("$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=uppercase),$ZodCheckStringFormat.init(
inst,def)}),$ZodCheckIncludes=$constructor("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def);let escapedRegex=escapeRegex(def.includes),
pattern2=new RegExp(typeof def.position=="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex);def.pattern=pattern2,inst._zod.check=payload=>{
payload.value.includes(def.includes,def.position)||payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.
includes,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStartsWith=$constructor("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(
inst,def);let pattern2=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern2),inst._zod.check=payload=>{payload.value.
startsWith(def.prefix)||payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,
inst,continue:!def.abort})}}),$ZodCheckEndsWith=$constructor("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern2=new RegExp(
`.*${escapeRegex(def.suffix)}$`);def.pattern??(def.pattern=pattern2),inst._zod.check=payload=>{payload.value.endsWith(def.suffix)||payload.issues.
push({origin:"string",code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckOverwrite=$constructor("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{payload.value=def.tx(
payload.value)}});var Doc=class{constructor(args=[],closed={}){this.content=[],this.indent=0,this.args=args,this.closed=closed}indented(fn){this.indent+=1;try{
fn(this)}finally{this.indent-=1}}write(arg){if(typeof arg=="function"){arg(this,{execution:"sync"}),arg(this,{execution:"async"});return}let lines=arg.
split(`
`).filter(x=>x),minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length)),dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(
this.indent*2)+x);for(let line of dedented)this.content.push(line)}compile(){let F=Function,content=this?.content??[""];return new F(...Object.
keys(this.closed),`return function (${this.args.join(", ")}) {
${content.join(`
`)}
};`)(...Object.values(this.closed))}};var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a3;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=
version;let defChecks=inst._zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:
[];for(let ch of checks)for(let fn of ch._zod.onattach)fn(inst);if(checks.length===0)(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred?.
push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{if(payload.memo)return payload;let isAborted=aborted(payload),
asyncResult;for(let ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(payload)||!ch._zod.def.when(payload))continue}else if(isAborted)
continue;let currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)throw new $ZodAsyncError;if(asyncResult||
_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen)))});else{if(payload.issues.length===currLen)continue;attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen))}}return asyncResult?asyncResult.then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{
if(aborted(canary))return canary.aborted=!0,canary;let checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===
!1)throw new $ZodAsyncError;return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};
inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)return inst._zod.parse(payload,ctx);if(ctx.direction==="backward"){let canary=inst._zod.parse(
{value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof Promise?canary.then(canary2=>handleCanaryResult(canary2,payload,
ctx)):handleCanaryResult(canary,payload,ctx)}let result=inst._zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;
return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~standard"(){return hide(this,"~stand\
ard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.map(
iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync2(inst,value){let ctx={async:!0};return toStandardResult(
await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.
run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch{}return validateAsync2(inst,value)},vendor:"zod",
version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.
parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.push(
{expected:"string",code:"invalid_type",input:payload.value,inst}),payload}}),$ZodStringFormat=$constructor("$ZodStringFormat",(inst,def)=>{$ZodCheckStringFormat.
init(inst,def),$ZodString.init(inst,def)}),$ZodGUID=$constructor("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=guid),$ZodStringFormat.init(
inst,def)}),$ZodUUID=$constructor("$ZodUUID",(inst,def)=>{if(def.version){let v={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[def.version];if(v===
void 0)throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??(def.pattern=uuid(v))}else def.pattern??(def.pattern=uuid());$ZodStringFormat.
init(inst,def)}),$ZodEmail=$constructor("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=email),$ZodStringFormat.init(inst,def)}),URL_BAD_FORMAT=1,
URL_UNPARSEABLE=2;function canParseURL(input){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(input):(new URL(input),
!0)}catch{return!1}}function validateURL(trimmed,def){return!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)?canParseURL(trimmed)||
URL_UNPARSEABLE:parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.protocol?.source===httpProtocol.source&&
!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT;try{if(typeof URL<"u"){let URLStatic=URL;if(typeof URLStatic.parse=="function")return URLStatic.
parse(trimmed)??URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}var asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){
return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){return hostname.lastIndex=0,hostname.test(url.hostname)}function urlProtocolOk(url,protocol2){
return protocol2.lastIndex=0,protocol2.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}var $ZodURL=$constructor("$Zod\
URL",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{try{let trimmed=payload.value.trim(),url=validateURL(trimmed,def);
if(url===URL_BAD_FORMAT){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.
abort});return}if(url===URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort});
return}if(url===!0){payload.value=stripTabAndNewline(trimmed);return}def.hostname&&!urlHostnameOk(url,def.hostname)&&payload.issues.push({code:"\
invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.value,inst,continue:!def.abort}),def.protocol&&
!urlProtocolOk(url,def.protocol)&&payload.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:def.protocol.source,
input:payload.value,inst,continue:!def.abort}),payload.value=def.normalize?url.href:stripTabAndNewline(trimmed);return}catch{payload.issues.
push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort})}}}),$ZodEmoji=$constructor("$ZodEmoji",(inst,def)=>{
def.pattern??(def.pattern=emoji()),$ZodStringFormat.init(inst,def)}),$ZodNanoID=$constructor("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&
(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??(def.pattern=def.length===
void 0?nanoid:nanoidOfLength(def.length)),$ZodStringFormat.init(inst,def)}),$ZodCUID=$constructor("$ZodCUID",(inst,def)=>{def.pattern??(def.
pattern=cuid),$ZodStringFormat.init(inst,def)}),$ZodCUID2=$constructor("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=cuid2),$ZodStringFormat.
init(inst,def)}),$ZodULID=$constructor("$ZodULID",(inst,def)=>{def.pattern??(def.pattern=ulid),$ZodStringFormat.init(inst,def)}),$ZodXID=$constructor(
"$ZodXID",(inst,def)=>{def.pattern??(def.pattern=xid),$ZodStringFormat.init(inst,def)}),$ZodKSUID=$constructor("$ZodKSUID",(inst,def)=>{def.
pattern??(def.pattern=ksuid),$ZodStringFormat.init(inst,def)}),$ZodISODateTime=$constructor("$ZodISODateTime",(inst,def)=>{def.pattern??(def.
pattern=datetime(def)),$ZodStringFormat.init(inst,def)}),$ZodISODate=$constructor("$ZodISODate",(inst,def)=>{def.pattern??(def.pattern=date),
$ZodStringFormat.init(inst,def)}),$ZodISOTime=$constructor("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=time(def)),$ZodStringFormat.
init(inst,def)}),$ZodISODuration=$constructor("$ZodISODuration",(inst,def)=>{def.pattern??(def.pattern=duration),$ZodStringFormat.init(inst,
def)}),$ZodIPv4=$constructor("$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=ipv4),$ZodStringFormat.init(inst,def)}),ipv6Alphabet=/^[0-9a-fA-F:.]+$/;
function isValidIPv6(value){return ipv6Alphabet.test(value)?canParseURL(`http://[${value}]`):!1}var $ZodIPv6=$constructor("$ZodIPv6",(inst,def)=>{
def.pattern??(def.pattern=ipv6),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidIPv6(payload.value)||payload.issues.push({code:"\
invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}});var $ZodCIDRv4=$constructor("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=cidrv4),$ZodStringFormat.init(inst,def)});function isValidCIDRv6(value){
let parts=value.split("/");if(parts.length!==2)return!1;let[address,prefix]=parts;if(!prefix)return!1;let prefixNum=Number(prefix);return`${prefixNum}`!==
prefix||prefixNum<0||prefixNum>128?!1:isValidIPv6(address)}var $ZodCIDRv6=$constructor("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=cidrv6),
$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidCIDRv6(payload.value)||payload.issues.push({code:"invalid_format",format:"c\
idrv6",input:payload.value,inst,continue:!def.abort})}});function isValidBase64(data){if(data==="")return!0;if(/\s/.test(data)||data.length%
4!==0)return!1;try{return atob(data),!0}catch{return!1}}var base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/,$ZodBase64=$constructor("$ZodBase64",(inst,def)=>{
def.pattern??(def.pattern=base64Charset),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidBase64(payload.value)||payload.issues.
push({code:"invalid_format",format:"base64",input:payload.value,inst,continue:!def.abort})}}),base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){
if(!base64urlCharset.test(data))return!1;let base64=data.replace(/[-_]/g,c=>c==="-"?"+":"/"),padded=base64.padEnd(Math.ceil(base64.length/4)*
4,"=");return isValidBase64(padded)}var $ZodBase64URL=$constructor("$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset),
$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidBase64URL(payload.value)||payload.issues.push({code:"invalid_format",format:"\
base64url",input:payload.value,inst,continue:!def.abort})}}),$ZodE164=$constructor("$ZodE164",(inst,def)=>{def.pattern??(def.pattern=e164),$ZodStringFormat.
init(inst,def)});function isValidJWT(token2,algorithm=null){try{let tokensParts=token2.split(".");if(tokensParts.length!==3)return!1;let[header]=tokensParts;
if(!header)return!1;let parsedHeader=JSON.parse(atob(header));return!("typ"in parsedHeader&&parsedHeader?.typ!=="JWT"||!parsedHeader.alg||algorithm&&
(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))}catch{return!1}}var $ZodJWT=$constructor("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(
inst,def),inst._zod.check=payload=>{isValidJWT(payload.value,def.alg)||payload.issues.push({code:"invalid_format",format:"jwt",input:payload.
value,inst,continue:!def.abort})}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.
coerce)try{payload.value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&Number.isFinite(
input))return payload;let received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.
issues.push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}}),payload}}),$ZodNumberFormat=$constructor("$ZodNumb\
erFormat",(inst,def)=>{$ZodCheckNumberFormat.init(inst,def),$ZodNumber.init(inst,def)}),$ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.pattern=boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}let input=payload.
value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}});var $ZodNull=$constructor("$ZodNull",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=_null,inst._zod.values=new Set([null]),inst._zod.
parse=(payload,_ctx)=>{let input=payload.value;return input===null||payload.issues.push({expected:"null",code:"invalid_type",input,inst}),payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload}),$ZodNever=$constructor("$\
ZodNever",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>(payload.issues.push({expected:"never",code:"invalid_type",input:payload.
value,inst}),payload)});function capSize(inst,size3){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse3=inst.
_zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size3(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(
inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse3(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
-1;function handleArrayResult(result,final,index){result.issues.length&&final.issues.push(...prefixIssues(index,result.issues)),final.value[index]=
result.value}var $ZodArray=$constructor("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);let memo2=globalConfig.memoizer;memo2?.attach(inst),
inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!Array.isArray(input))return payload.issues.push({expected:"array",code:"invalid_\
type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,Array(input.length),ctx):Array(input.length);let proms=[],abortEarly=ctx?.
abortEarly;for(let i=0;i<input.length;i++){let item=input[i],result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise)
proms.push(result.then(result2=>handleArrayResult(result2,payload,i)));else if(handleArrayResult(result,payload,i),abortEarly&&result.issues.
length!==0&&aborted(result))break}return proms.length?Promise.all(proms).then(()=>payload):payload},capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){
let isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.issues.length){if(optin!==
void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(key,result.issues))}if(!isPresent&&optin===void 0){result.issues.
length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||optin===
"defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(def){let keys=Object.
keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.
length?[...keys,...symbolKeys]:keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element \
at key "${String(k)}": expected a Zod schema`);let okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.
length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){let unrecognized=[],keySet=def.keySet,
_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen=0;for(let key in input){if(abortEarly&&payload.
issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="never"&&
unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof
Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}
return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(
proms).then(()=>payload):payload}var $ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.getOwnPropertyDescriptor(
def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{let newSh={...sh};return Object.defineProperty(def,"shape",{value:newSh}),
get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(()=>normalizeDef(def));defineLazyInternal(inst,
"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.values){Object.prototype.hasOwnProperty.
call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==void 0&&propValues[key].
add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo2=globalConfig.memoizer;memo2?.attach(inst),inst._zod.
parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.issues.push({expected:"ob\
ject",code:"invalid_type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.
abortEarly,seen=payload.issues.length;for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;
seen=payload.issues.length}if(key==="__proto__")continue;let el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],
issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,
payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===!0):proms.length?
Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{$ZodObject.init(inst,def);let superParse=inst.
_zod.parse,_normalized=cached(()=>normalizeDef(def)),memo2=globalConfig.memoizer,generateFastpass=shape=>{let normalized=_normalized.value,syms=normalized.
symbolKeys,doc=new Doc(["payload","ctx"],{shape,inst,memo:memo2,syms}),parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] },\
 ctx)`,prefixStr=(id,k)=>`
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write("const input = payload.value;");let ids=Object.create(null),counter2=0;for(let key of normalized.allKeys)ids[key]=`ke\
y_${counter2++}`;doc.write(memo2?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let key of normalized.
allKeys){if(key==="__proto__")continue;let id=ids[key],k=typeof key=="symbol"?`syms[${syms.indexOf(key)}]`:esc(key),isPresent=`${k} in input`,
schema4=shape[key],optin=schema4?._zod?.optin,isOptionalIn=optin!==void 0,isOptionalOut=schema4?._zod?.optout==="optional";if(doc.write(`con\
st ${id} = ${parseStr(k)};`),isOptionalIn&&isOptionalOut){let assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_\
present`;doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `)}else isOptionalIn?(doc.write(`
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
      `),optin==="defaulted"?doc.write(`newResult[${k}] = ${id}.value;`):doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)):doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `)}return doc.write("payload.value = newResult;"),doc.write("return payload;"),doc.compile()},fastpass,isObject2=isObject,jit=!globalConfig.
jitless,fastEnabled=jit&&allowsEval.value,catchall=def.catchall,value;inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.
value;return isObject2(input)?jit&&fastEnabled&&ctx?.async===!1&&ctx.jitless!==!0?(fastpass||(fastpass=generateFastpass(def.shape)),payload=
fastpass(payload,ctx),catchall?handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===!0):payload):superParse(payload,ctx):(payload.
issues.push({expected:"object",code:"invalid_type",input,inst}),payload)}});function handleUnionResults(results2,final,inst,ctx){for(let result of results2)
if(result.issues.length===0)return final.value=result.value,final;let nonaborted=results2.filter(r=>!aborted(r));return nonaborted.length===
1?(final.value=nonaborted[0].value,nonaborted[0]):(final.issues.push({code:"invalid_union",input:final.value,inst,errors:results2.map(result=>result.
issues.map(iss=>finalizeIssue(iss,ctx,config())))}),final)}var $ZodUnion=$constructor("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":
void 0),defineLazyInternal(inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),defineLazyInternal(inst,
"values",zod=>{if(zod.def.options.every(o=>o._zod.values))return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}),
defineLazyInternal(inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){let patterns=zod.def.options.map(o=>o._zod.pattern);return new RegExp(
`^(${patterns.map(p=>cleanRegex(p.source)).join("|")})$`)}});let first=def.options.length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{
if(first)return first(payload,ctx);let async=!1,results2=[];for(let option of def.options){let result=option._zod.run({value:payload.value,issues:[]},
ctx);if(result instanceof Promise)results2.push(result),async=!0;else{if(result.issues.length===0)return result;results2.push(result)}}return async?
Promise.all(results2).then(results3=>handleUnionResults(results3,payload,inst,ctx)):handleUnionResults(results2,payload,inst,ctx)}});function discriminatorMap(def){let map2=new Map;for(let option of def.options){let values=option._zod.propValues?.[def.discriminator];if(!values||
values.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(let value of values)if(map2.
has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`);map2.set(value,null)}else map2.set(value,option)}
return map2}var $ZodDiscriminatedUnion=$constructor("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=!1,$ZodUnion.init(inst,def);let _super=inst.
_zod.parse;defineLazyInternal(inst,"propValues",zod=>{let propValues={},undefinedCount=0;for(let option of zod.def.options){let pv=option._zod.
propValues;if(!pv||Object.keys(pv).length===0)throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}\
"`);pv[zod.def.discriminator]?.has(void 0)&&undefinedCount++;for(let[k,v]of Object.entries(pv)){Object.prototype.hasOwnProperty.call(propValues,
k)||assignProp(propValues,k,new Set);for(let val of v)propValues[k].add(val)}}return!zod.def.unionFallback&&undefinedCount>1&&propValues[zod.
def.discriminator]?.delete(void 0),propValues}),def.options.forEach((option,i)=>{let propShape=rawShape(option._zod.def);if(propShape&&!Object.
prototype.hasOwnProperty.call(propShape,def.discriminator))throw new Error(`Invalid discriminated union option at index "${i}"`)});let disc=cached(
()=>discriminatorMap(def));inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!isObject(input))return payload.issues.push({code:"inv\
alid_type",expected:"object",input,inst}),payload;let value=input?.[def.discriminator],opt=disc.value.get(value);return opt&&(value!==void 0||
ctx.direction!=="backward")?opt._zod.run(payload,ctx):def.unionFallback||ctx.direction==="backward"?_super(payload,ctx):(payload.issues.push(
{code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:def.discriminator,options:Array.from(disc.value.keys()).filter(
value2=>disc.value.get(value2)!==null),input,path:[def.discriminator],inst}),payload)}}),$ZodIntersection=$constructor("$ZodIntersection",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.parse=(payload,ctx)=>{let input=payload.value,left=def.left._zod.run({value:input,issues:[]},ctx),right=def.
right._zod.run({value:input,issues:[]},ctx);return left instanceof Promise||right instanceof Promise?Promise.all([left,right]).then(([left2,
right2])=>handleIntersectionResults(payload,left2,right2)):handleIntersectionResults(payload,left,right)}});function mergeValues(a,b){if(a===
b)return{valid:!0,data:a};if(a instanceof Date&&b instanceof Date&&+a==+b)return{valid:!0,data:a};if(isPlainObject(a)&&isPlainObject(b)){let bKeys=Object.
keys(b),sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1),newObj={...a,...b};Object.prototype.hasOwnProperty.call(newObj,"__pro\
to__")&&delete newObj.__proto__;for(let key of sharedKeys){if(key==="__proto__")continue;let sharedValue=mergeValues(a[key],b[key]);if(!sharedValue.
valid)return{valid:!1,mergeErrorPath:[key,...sharedValue.mergeErrorPath]};newObj[key]=sharedValue.data}return{valid:!0,data:newObj}}if(Array.
isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{valid:!1,mergeErrorPath:[]};let newArray=[];for(let index=0;index<a.length;index++){
let itemA=a[index],itemB=b[index],sharedValue=mergeValues(itemA,itemB);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[index,...sharedValue.
mergeErrorPath]};newArray.push(sharedValue.data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){
let unrecKeys=new Map,unrecIssue,keyIssues=new Map,collect=(iss,side)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.path?.length)unrecIssue??
(unrecIssue=iss),keys=iss.keys;else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===1){let k=String(iss.path[0]);keyIssues.
has(k)||keyIssues.set(k,iss),keys=[k]}else return!1;for(let k of keys)unrecKeys.has(k)||unrecKeys.set(k,{}),unrecKeys.get(k)[side]=!0;return!0};
for(let iss of left.issues)collect(iss,"l")||result.issues.push(iss);for(let iss of right.issues)collect(iss,"r")||result.issues.push(iss);let bothKeys=[
...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){let aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(
k)):[];aggregated.length&&result.issues.push({...unrecIssue,keys:aggregated});for(let k of bothKeys)!aggregated.includes(k)&&keyIssues.has(k)&&
result.issues.push(keyIssues.get(k))}let merged3=mergeValues(left.value,right.value);if(!merged3.valid){if(aborted(result))return result;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(merged3.mergeErrorPath)}`)}return result.value=merged3.data,result}var $ZodTuple=$constructor(
"$ZodTuple",(inst,def)=>{$ZodType.init(inst,def);let items=def.items,memo2=globalConfig.memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{
let input=payload.value;if(!Array.isArray(input))return payload.issues.push({input,inst,expected:"tuple",code:"invalid_type"}),payload;payload.
value=memo2?memo2.alloc(inst,payload,[],ctx):[];let proms=[],optinStart=getTupleOptStart(items,"optin"),optoutStart=getTupleOptStart(items,"\
optout");if(!def.rest){if(input.length<optinStart)return payload.issues.push({code:"too_small",minimum:optinStart,inclusive:!0,input,inst,origin:"\
array"}),payload;input.length>items.length&&payload.issues.push({code:"too_big",maximum:items.length,inclusive:!0,input,inst,origin:"array"})}
let itemResults=new Array(items.length),abortEarly=def.rest?ctx?.abortEarly:void 0,itemAborted=!1;for(let i=0;i<items.length;i++){let r=items[i].
_zod.run({value:input[i],issues:[]},ctx);r instanceof Promise?proms.push(r.then(rr=>{itemResults[i]=rr})):(itemResults[i]=r,abortEarly&&!itemAborted&&
r.issues.length&&(itemAborted=aborted(r)))}if(def.rest&&!itemAborted){let i=items.length-1,rest=input.slice(items.length),seen=payload.issues.
length;for(let el of rest){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}i++;let result=def.
rest._zod.run({value:el,issues:[]},ctx);result instanceof Promise?proms.push(result.then(r=>handleTupleResult(r,payload,i))):handleTupleResult(
result,payload,i)}}return proms.length?Promise.all(proms).then(()=>handleTupleResults(itemResults,payload,items,input,optoutStart)):handleTupleResults(
itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){for(let i=items.length-1;i>=0;i--)if(!(key==="optin"?items[i].
_zod.optin!==void 0:items[i]._zod.optout==="optional"))return i+1;return 0}function handleTupleResult(result,final,index){result.issues.length&&
final.issues.push(...prefixIssues(index,result.issues)),final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){
for(let i=0;i<items.length;i++){let r=itemResults[i],isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){
final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.issues.push(...prefixIssues(i,
r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length&&(items[i]._zod.optout==="optional"&&final.value[i]===void 0);i--)
final.value.length=i;return final}var $ZodRecord=$constructor("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);let memo2=globalConfig.memoizer;
memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!isPlainObject(input))return payload.issues.push({expected:"r\
ecord",code:"invalid_type",input,inst}),payload;let proms=[],values=def.keyType._zod.values;if(values&&!def.partial){payload.value=memo2?memo2.
alloc(inst,payload,{},ctx):{};let recordKeys=new Set;for(let key of values)if(typeof key=="string"||typeof key=="number"||typeof key=="symbo\
l"){if(recordKeys.add(typeof key=="number"?key.toString():key),key==="__proto__")continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},
ctx);if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(keyResult.issues.length){payload.
issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});
continue}let outKey=keyResult.value;if(outKey==="__proto__")continue;let result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof
Promise?proms.push(result.then(result2=>{result2.issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=
result2.value})):(result.issues.length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.value)}let unrecognized;
for(let key in input)if(!recordKeys.has(key))if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else unrecognized=
unrecognized??[],unrecognized.push(key);unrecognized&&unrecognized.length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,
continue:!0})}else{payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let unrecognized;for(let key of Reflect.ownKeys(input)){if(key===
"__proto__"||!Object.prototype.propertyIsEnumerable.call(input,key))continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof key=="string"&&number.test(key)&&keyResult.issues.
length){let retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx);if(retryResult instanceof Promise)throw new Error("Async sch\
emas not supported in object keys currently");retryResult.issues.length===0&&(keyResult=retryResult)}if(keyResult.issues.length){def.mode===
"loose"?payload.value[key]=input[key]:values?(unrecognized=unrecognized??[],unrecognized.push(key)):payload.issues.push({code:"invalid_key",
origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});continue}let outKey=keyResult.
value;if(outKey==="__proto__")continue;let result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.push(
result.then(result2=>{result2.issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=result2.value})):
(result.issues.length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.value)}unrecognized&&unrecognized.
length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}return proms.length?Promise.all(proms).then(
()=>payload):payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);let values=getEnumValues(def.entries),valuesSet=new Set(values);inst.
_zod.values=valuesSet,defineLazyInternal(inst,"pattern",zod=>{let patternValues=getEnumValues(zod.def.entries).filter(k=>propertyKeyTypes.has(
typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.toString())).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.
parse=(payload,_ctx)=>{let input=payload.value;return valuesSet.has(input)||payload.issues.push({code:"invalid_value",values,input,inst}),payload}}),
$ZodLiteral=$constructor("$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def);let values=new Set(def.values);inst._zod.values=values,defineLazyInternal(
inst,"pattern",zod=>{let vals=zod.def.values;return new RegExp(vals.length?`^(${vals.map(o=>typeof o=="string"?escapeRegex(o):o?escapeRegex(
o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return values.has(input)||payload.
issues.push({code:"invalid_value",values:def.values,input,inst}),payload}});var $ZodTransform=$constructor("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="optional",globalConfig.memoizer?.guard(
inst),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new $ZodEncodeError(inst.constructor.name);let _out=def.transform(
payload.value,payload);if(ctx.async)return(_out instanceof Promise?_out:Promise.resolve(_out)).then(output2=>(payload.value=output2,payload));
if(_out instanceof Promise)throw new $ZodAsyncError;return payload.value=_out,payload}});function handleOptionalResult(payload,result){return payload.
value=result.issues.length?void 0:result.value,payload}var $ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="optional",defineLazyInternal(inst,"va\
lues",zod=>{let values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),defineLazyInternal(inst,"pattern",zod=>{
let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},
ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}return def.
innerType._zod.run(payload,ctx)}}),$ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern),inst._zod.parse=(payload,ctx)=>def.
innerType._zod.run(payload,ctx)}),$ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"opt\
in",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(inst,"pattern",
zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)}|null)$`):void 0}),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),inst._zod.parse=(payload,ctx)=>payload.
value===null?payload:def.innerType._zod.run(payload,ctx)}),$ZodDefault=$constructor("$ZodDefault",(inst,def)=>{$ZodType.init(inst,def),inst.
_zod.optin="defaulted",defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction===
"backward")return def.innerType._zod.run(payload,ctx);if(payload.value===void 0)return payload.value=def.defaultValue,payload;let result=def.
innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleDefaultResult(result2,def)):handleDefaultResult(
result,def)}});function handleDefaultResult(payload,def){return payload.value===void 0&&(payload.value=def.defaultValue),payload}var $ZodPrefault=$constructor(
"$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="defaulted",defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.
values),inst._zod.parse=(payload,ctx)=>(ctx.direction==="backward"||payload.value===void 0&&(payload.value=def.defaultValue),def.innerType._zod.
run(payload,ctx))}),$ZodNonOptional=$constructor("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"values",zod=>{
let v=zod.def.innerType._zod.values;return v?new Set([...v].filter(x=>x!==void 0)):void 0}),inst._zod.parse=(payload,ctx)=>{let result=def.innerType.
_zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleNonOptionalResult(result2,inst)):handleNonOptionalResult(result,
inst)}});function handleNonOptionalResult(payload,inst){return!payload.issues.length&&payload.value===void 0&&payload.issues.push({code:"inv\
alid_type",expected:"nonoptional",input:payload.value,inst}),payload}function handleCatchResult(payload,result,def,ctx){return result.issues.length?(payload.value=def.catchValue({...result,value:payload.value,
error:{issues:result.issues.map(iss=>finalizeIssue(iss,ctx,config()))},input:payload.value}),payload):(payload.value=result.value,result.memo&&
(payload.memo=!0),payload)}var $ZodCatch=$constructor("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.
def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(
payload,ctx);let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleCatchResult(
payload,result2,def,ctx)):handleCatchResult(payload,result,def,ctx)}});var $ZodPipe=$constructor("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"values",zod=>zod.def.in._zod.values),defineLazyInternal(
inst,"optin",zod=>zod.def.in._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.out._zod.optout),defineLazyInternal(inst,"propValues",
zod=>zod.def.in._zod.propValues),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){let right=def.out._zod.run(payload,ctx);return right instanceof
Promise?right.then(right2=>handlePipeResult(right2,def.in,ctx)):handlePipeResult(right,def.in,ctx)}let left=def.in._zod.run(payload,ctx);return left instanceof
Promise?left.then(left2=>handlePipeResult(left2,def.out,ctx)):handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){
return left.issues.some(iss=>iss.code!=="unrecognized_keys")?(left.aborted=!0,left):next._zod.run({value:left.value,issues:left.issues},ctx)}var $ZodReadonly=$constructor("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"propValues",zod=>zod.def.innerType.
_zod.propValues),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"optin",zod=>zod.def.innerType?.
_zod?.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType?._zod?.optout),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="back\
ward")return def.innerType._zod.run(payload,ctx);let result=def.innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(
handleReadonlyResult):handleReadonlyResult(result)}});function handleReadonlyResult(payload){return payload.memo||(payload.value=Object.freeze(
payload.value)),payload}var $ZodCustom=$constructor("$ZodCustom",(inst,def)=>{$ZodCheck.init(inst,def),$ZodType.init(inst,def),inst._zod.parse=(payload,_)=>payload,
inst._zod.check=payload=>{let input=payload.value,r=def.fn(input);if(r instanceof Promise)return r.then(r2=>handleRefineResult(r2,payload,input,
inst));handleRefineResult(r,payload,input,inst)}});function handleRefineResult(result,payload,input,inst){if(!result){let _iss={code:"custom",
input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};inst._zod.def.params&&(_iss.params=inst._zod.def.params),payload.
issues.push(issue(_iss))}}var $ZodCyclicError=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="Zod\
CyclicError"}},STATE="~memo",NO_ISSUES=[];function isRef(value){return value!==null&&typeof value=="object"}function cloneIssues(issues){return issues.
map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve3){
let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,
check=child=>{if(result!==PROVEN&&child?._zod){let answer=isRecursive(child,stack,resolve3);answer>result&&(result=answer)}},shape=(sh,spread)=>{
let answer=NONE;for(let key of Reflect.ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.
get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve3):NONE;child>answer&&(answer=child)}return answer},merge3=answer=>{answer>
result&&(result=answer)},def=inst._zod.def,kind=def.type;switch(kind){case"object":{let raw=rawShape(def);merge3(raw?shape(raw,!0):ASSUMED),
check(def.catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.items)check(el);check(def.rest);break;case"reco\
rd":case"map":check(def.keyType),check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(let el of def.options)check(
el);break;case"intersection":check(def.left),check(def.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"\
readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"functi\
on":check(def.input),check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve3?inst._zod.innerType:void 0);merge3(inner?isRecursive(
inner,stack,!1):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undef\
ined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"\
custom":break;default:for(let key in def){let desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;let value=desc.value;
if(!(!value||typeof value!="object")){if(value._zod)check(value);else if(Array.isArray(value))for(let el of value)check(el)}}}return stack.delete(
inst),settle(inst,result)}function settle(inst,answer){return answer!==ASSUMED&&recursive.set(inst,answer===PROVEN),answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);return bucket||(bucket=new WeakMap,state.buckets.set(inst,bucket)),bucket}
var handoff,open=[],memo={alloc(_inst,payload,empty){let bucket=handoff;if(!bucket)return empty;handoff=void 0;let entry={value:empty,issues:null};
return bucket.set(payload.value,entry),open.push(entry),empty},guard(inst){var _a3;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.
push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;
return base(payload,ctx)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst._zod.run=wrapped)})},attach(inst){var _a3;let isRecursiveInst,
rechecked=!1,lastCtx,lastBucket;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{
if(isRecursiveInst===void 0){let walked=isRecursive(inst,new Set,!1);if(walked===NONE)return inst._zod.parse=base,inst._zod.run===wrapped&&(inst.
_zod.run=base),base(payload,ctx);walked===PROVEN||rechecked?isRecursiveInst=!0:rechecked=!0}let input=payload.value;if(!isRef(input))return base(
payload,ctx);let state=ctx[STATE];state||(state={buckets:new WeakMap,backEdges:void 0},ctx[STATE]=state);let bucket;lastCtx===ctx?bucket=lastBucket:
(bucket=bucketFor(state,inst),lastCtx=ctx,lastBucket=bucket);let hit=bucket.get(input);if(hit)return payload.value=hit.value,hit.issues?hit.
issues.length&&payload.issues.push(...cloneIssues(hit.issues)):(payload.memo=!0,state.backEdges??(state.backEdges=new WeakSet),state.backEdges.
add(hit.value)),payload;handoff=bucket;let depth=open.length,result=base(payload,ctx);handoff=void 0;let entry=open.length>depth?open.pop():
void 0;return result instanceof Promise?result.then(r=>(entry&&(entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES),r)):(entry&&(entry.
issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES),result)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst._zod.run=wrapped)})}};
function memoizer(){return memo}function isBackEdge(ctx,value){let backEdges=ctx[STATE]?.backEdges;return backEdges!==void 0&&isRef(value)&&
backEdges.has(value)}var error=()=>{let Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},
set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){return Sizable[origin]??null}let FormatDictionary={
regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cu\
id",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"\
IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64\
url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",
jwt:"JWT",template_literal:"input"},TypeDictionary={nan:"NaN"};function getTypeName(type,input){return type==="number"&&typeof input=="numbe\
r"&&!Number.isFinite(input)?String(input):TypeDictionary[type]??type}return issue3=>{switch(issue3.code){case"invalid_type":{let expected=getTypeName(
issue3.expected),receivedType=parsedType(issue3.input),received=getTypeName(receivedType,issue3.input);return`Invalid input: expected ${expected}\
, received ${received}`}case"invalid_value":return issue3.values.length===1?`Invalid input: expected ${stringifyPrimitive(issue3.values[0])}`:
`Invalid option: expected one of ${joinValues(issue3.values,"|")}`;case"too_big":{let adj=issue3.exact?"exactly ":issue3.inclusive?"<=":"<",
sizing=getSizing(issue3.origin);return sizing?`Too big: expected ${issue3.origin??"value"} to have ${adj}${issue3.maximum.toString()} ${sizing.
unit??"elements"}`:`Too big: expected ${issue3.origin??"value"} to be ${adj}${issue3.maximum.toString()}`}case"too_small":{let adj=issue3.exact?
"exactly ":issue3.inclusive?">=":">",sizing=getSizing(issue3.origin);return sizing?`Too small: expected ${issue3.origin} to have ${adj}${issue3.
minimum.toString()} ${sizing.unit}`:`Too small: expected ${issue3.origin} to be ${adj}${issue3.minimum.toString()}`}case"invalid_format":{let _issue=issue3;
return _issue.format==="starts_with"?`Invalid string: must start with "${_issue.prefix}"`:_issue.format==="ends_with"?`Invalid string: must \
end with "${_issue.suffix}"`:_issue.format==="includes"?`Invalid string: must include "${_issue.includes}"`:_issue.format==="regex"?`Invalid\
 string: must match pattern ${_issue.pattern}`:`Invalid ${FormatDictionary[_issue.format]??issue3.format}`}case"not_multiple_of":return`Inva\
lid number: must be a multiple of ${issue3.divisor}`;case"unrecognized_keys":return`Unrecognized key${issue3.keys.length>1?"s":""}: ${joinValues(
issue3.keys,", ")}`;case"invalid_key":return`Invalid key in ${issue3.origin}`;case"invalid_union":return issue3.options&&Array.isArray(issue3.
options)&&issue3.options.length>0?`Invalid discriminator value. Expected ${issue3.options.map(o=>`'${o}'`).join(" | ")}`:issue3.inclusive===
!1?"Invalid input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${issue3.origin}`;default:return"\
Invalid input"}}};function en_default(){return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema4,..._meta){let meta3=_meta[0];return this._map.set(
schema4,meta3),meta3&&typeof meta3=="object"&&"id"in meta3&&this._idmap.set(meta3.id,schema4),this}clear(){return this._map=new WeakMap,this.
_idmap=new Map,this}remove(schema4){let meta3=this._map.get(schema4);return meta3&&typeof meta3=="object"&&"id"in meta3&&this._idmap.delete(
meta3.id),this._map.delete(schema4),this}get(schema4){let p=schema4._zod.parent;if(p){let pm={...this.get(p)??{}};delete pm.id;let f={...pm,
...this._map.get(schema4)};return Object.keys(f).length?f:void 0}return this._map.get(schema4)}has(schema4){return this._map.has(schema4)}};
function registry(){return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.
__zod_globalRegistry;function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class2,params){return new Class2(snapshotChecks(
{type:"string",...normalizeParams(params)}))}function _email(Class2,params){return new Class2({type:"string",format:"email",check:"string_format",abort:!1,...normalizeParams(params)})}function _guid(Class2,params){
return new Class2({type:"string",format:"guid",check:"string_format",abort:!1,...normalizeParams(params)})}function _uuid(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,...normalizeParams(params)})}function _uuidv4(Class2,params){return new Class2({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...normalizeParams(params)})}function _uuidv6(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...normalizeParams(params)})}function _uuidv7(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...normalizeParams(params)})}function _url(Class2,params){return new Class2(
{type:"string",format:"url",check:"string_format",abort:!1,...normalizeParams(params)})}function _emoji2(Class2,params){return new Class2({type:"\
string",format:"emoji",check:"string_format",abort:!1,...normalizeParams(params)})}function _nanoid(Class2,params){return new Class2({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...normalizeParams(params)})}function _cuid(Class2,params){return new Class2({type:"s\
tring",format:"cuid",check:"string_format",abort:!1,...normalizeParams(params)})}function _cuid2(Class2,params){return new Class2({type:"str\
ing",format:"cuid2",check:"string_format",abort:!1,...normalizeParams(params)})}function _ulid(Class2,params){return new Class2({type:"strin\
g",format:"ulid",check:"string_format",abort:!1,...normalizeParams(params)})}function _xid(Class2,params){return new Class2({type:"string",format:"\
xid",check:"string_format",abort:!1,...normalizeParams(params)})}function _ksuid(Class2,params){return new Class2({type:"string",format:"ksu\
id",check:"string_format",abort:!1,...normalizeParams(params)})}function _ipv4(Class2,params){return new Class2({type:"string",format:"ipv4",
check:"string_format",abort:!1,...normalizeParams(params)})}function _ipv6(Class2,params){return new Class2({type:"string",format:"ipv6",check:"\
string_format",abort:!1,...normalizeParams(params)})}function _cidrv4(Class2,params){return new Class2({type:"string",format:"cidrv4",check:"string_format",abort:!1,...normalizeParams(params)})}
function _cidrv6(Class2,params){return new Class2({type:"string",format:"cidrv6",check:"string_format",abort:!1,...normalizeParams(params)})}
function _base64(Class2,params){return new Class2({type:"string",format:"base64",check:"string_format",abort:!1,...normalizeParams(params)})}
function _base64url(Class2,params){return new Class2({type:"string",format:"base64url",check:"string_format",abort:!1,...normalizeParams(params)})}
function _e164(Class2,params){return new Class2({type:"string",format:"e164",check:"string_format",abort:!1,...normalizeParams(params)})}function _jwt(Class2,params){return new Class2({type:"string",format:"jwt",check:"string_format",abort:!1,...normalizeParams(params)})}function _isoDateTime(Class2,params){return new Class2({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...normalizeParams(params)})}function _isoDate(Class2,params){return new Class2({type:"string",format:"date",check:"string_format",...normalizeParams(
params)})}function _isoTime(Class2,params){return new Class2({type:"string",format:"time",check:"string_format",precision:null,...normalizeParams(
params)})}function _isoDuration(Class2,params){return new Class2({type:"string",format:"duration",check:"string_format",...normalizeParams(params)})}
function _number(Class2,params){return new Class2(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _int(Class2,params){return new Class2({type:"number",check:"number_format",abort:!1,format:"safeint",...normalizeParams(params)})}function _boolean(Class2,params){return new Class2({type:"boolean",...normalizeParams(params)})}function _null2(Class2,params){return new Class2({type:"null",...normalizeParams(params)})}function _unknown(Class2){return new Class2({type:"unknown"})}function _never(Class2,params){return new Class2({type:"never",...normalizeParams(
params)})}function _lt(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!1})}function _lte(value,params){
return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!0})}function _gt(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!1})}function _gte(value,params){
return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!0})}function _multipleOf(value,params){return new $ZodCheckMultipleOf({check:"multiple_of",...normalizeParams(params),value})}function _maxLength(maximum,params){return new $ZodCheckMaxLength({check:"max_length",...normalizeParams(params),maximum})}function _minLength(minimum,params){
return new $ZodCheckMinLength({check:"min_length",...normalizeParams(params),minimum})}function _length(length,params){return new $ZodCheckLengthEquals(
{check:"length_equals",...normalizeParams(params),length})}function _regex(pattern2,params){return new $ZodCheckRegex({check:"string_format",
format:"regex",...normalizeParams(params),pattern:pattern2})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",
format:"lowercase",...normalizeParams(params)})}function _uppercase(params){return new $ZodCheckUpperCase({check:"string_format",format:"upp\
ercase",...normalizeParams(params)})}function _includes(includes,params){return new $ZodCheckIncludes({check:"string_format",format:"include\
s",...normalizeParams(params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"s\
tarts_with",...normalizeParams(params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"string_format",format:"\
ends_with",...normalizeParams(params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(
form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}function _toUpperCase(){
return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(input=>slugify(input))}function _array(Class2,element,params){
return new Class2({type:"array",element,...normalizeParams(params)})}function _refine(Class2,fn,_params){return new Class2({type:"custom",check:"custom",fn,...normalizeParams(_params)})}function _superRefine(fn,params){
let ch=_check(payload=>(payload.addIssue=issue3=>{if(typeof issue3=="string")payload.issues.push(issue(issue3,payload.value,ch._zod.def));else{
let _issue=issue3;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.
inst??(_issue.inst=ch),_issue.continue??(_issue.continue=!ch._zod.def.abort),payload.issues.push(issue(_issue))}},fn(payload.value,payload)),
params);return ch}function _check(fn,params){let ch=new $ZodCheck({check:"custom",...normalizeParams(params)});return ch._zod.check=fn,ch}var none=()=>()=>{throw new Error("bundles make no JSON Schemas")};var _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype]);function _lazyMethod(proto,key,make){Object.defineProperty(proto,key,
{configurable:!0,enumerable:!1,get(){let value=make(this);return Object.defineProperty(this,key,{value,configurable:!0,writable:!0}),value},
set(value){Object.defineProperty(this,key,{value,configurable:!0,writable:!0})}})}var initializer2=(inst,issues)=>{$ZodError.init(inst,issues),
inst.name="ZodError";let proto=Object.getPrototypeOf(inst);_installedErrorProtos.has(proto)||(_installedErrorProtos.add(proto),_lazyMethod(proto,
"format",self=>mapper=>formatError(self,mapper)),_lazyMethod(proto,"flatten",self=>mapper=>flattenError(self,mapper)),_lazyMethod(proto,"add\
Issue",self=>issue3=>{self.issues.push(issue3),self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)}),_lazyMethod(proto,"addIssu\
es",self=>issues2=>{self.issues.push(...issues2),self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)}),Object.defineProperty(proto,
"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse=_parse(ZodRealError),parseAsync=_parseAsync(ZodRealError),safeParse=_safeParse(ZodRealError),safeParseAsync=_safeParseAsync(ZodRealError),
encode=_encode(ZodRealError),decode=_decode(ZodRealError),encodeAsync=_encodeAsync(ZodRealError),decodeAsync=_decodeAsync(ZodRealError),safeEncode=_safeEncode(
ZodRealError),safeDecode=_safeDecode(ZodRealError),safeEncodeAsync=_safeEncodeAsync(ZodRealError),safeDecodeAsync=_safeDecodeAsync(ZodRealError);function _ensureDefaultLocale(){globalConfig.localeError||config(en_default())}function _ensureDefaultMemoizer(){globalConfig.memoizer||config(
{memoizer:memoizer()})}var ZodType=$constructor("ZodType",(inst,def)=>(_ensureDefaultLocale(),$ZodType.init(inst,def),inst.def=def,inst.type=
def.type,inst),{check(...chks){let def=this.def;return this.clone(util_exports.mergeDefs(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==
"function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]}),{parent:!0})},with(...chks){return this.check(...chks)},clone(def,params){
return clone(this,def,params)},brand(){return this},register(reg,meta3){return reg.add(this,meta3),this},refine(check,params){return this.check(
refine(check,params))},superRefine(refinement,params){return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(_overwrite(
fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){return optional(
nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){return union([this,arg])},and(arg){
return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){return _default(this,d)},prefault(d){return prefault(
this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},describe(description){
let cl=this.clone();return globalRegistry.add(cl,{description}),cl},meta(...args){if(args.length===0)return globalRegistry.get(this);let cl=this.
clone();return globalRegistry.add(cl,args[0]),cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).
success},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)},get"~standard"(){return util_exports.hide(this,"~standard",{...standardProps(
this),jsonSchema:{input:none(this,"input"),output:none(this,"output")}})},set"~standard"(value){util_exports.own(this,"~standard",value)},parse:function _parse2(data,params){
return parse(this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parseAsync(this,data,params,
{callee:_parseAsync2})},safeParse(data,params){return safeParse(this,data,params)},async safeParseAsync(data,params){return safeParseAsync(this,
data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(this,"spa",value)},validate(data,params){return validate(
this,data,params)},validateAsync(data,params){return validateAsync(this,data,params)},encode:function _encode2(data,params){return encode(this,
data,params,{callee:_encode2})},decode:function _decode2(data,params){return decode(this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){
return await encodeAsync(this,data,params,{callee:_encodeAsync2})},decodeAsync:async function _decodeAsync2(data,params){return await decodeAsync(
this,data,params,{callee:_decodeAsync2})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){return safeDecode(
this,data,params)},async safeEncodeAsync(data,params){return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){return safeDecodeAsync(
this,data,params)},toJSONSchema(params){return none(this,{})(params)},get description(){return globalRegistry.get(this)?.description},get _def(){
return this._zod.def}}),_ZodString=$constructor("_ZodString",(inst,def)=>{$ZodString.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)},util_exports.derived({format:inst=>(void 0)(inst).format??null,minLength:inst=>(void 0)(
inst).minimum??null,maxLength:inst=>(void 0)(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},includes(...args){return this.
check(_includes(...args))},startsWith(...args){return this.check(_startsWith(...args))},endsWith(...args){return this.check(_endsWith(...args))},
min(...args){return this.check(_minLength(...args))},max(...args){return this.check(_maxLength(...args))},length(...args){return this.check(
_length(...args))},nonempty(...args){return this.check(_minLength(1,...args))},lowercase(params){return this.check(_lowercase(params))},uppercase(params){
return this.check(_uppercase(params))},trim(){return this.check(_trim())},normalize(...args){return this.check(_normalize(...args))},toLowerCase(){
return this.check(_toLowerCase())},toUpperCase(){return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}})),ZodString=$constructor(
"ZodString",(inst,def)=>{$ZodString.init(inst,def),_ZodString.init(inst,def)},{email(params){return this.check(_email(ZodEmail,params))},url(params){
return this.check(_url(ZodURL,params))},jwt(params){return this.check(_jwt(ZodJWT,params))},emoji(params){return this.check(_emoji2(ZodEmoji,
params))},guid(params){return this.check(_guid(ZodGUID,params))},uuid(params){return this.check(_uuid(ZodUUID,params))},uuidv4(params){return this.
check(_uuidv4(ZodUUID,params))},uuidv6(params){return this.check(_uuidv6(ZodUUID,params))},uuidv7(params){return this.check(_uuidv7(ZodUUID,
params))},nanoid(params){return this.check(_nanoid(ZodNanoID,params))},cuid(params){return this.check(_cuid(ZodCUID,params))},cuid2(params){
return this.check(_cuid2(ZodCUID2,params))},ulid(params){return this.check(_ulid(ZodULID,params))},base64(params){return this.check(_base64(
ZodBase64,params))},base64url(params){return this.check(_base64url(ZodBase64URL,params))},xid(params){return this.check(_xid(ZodXID,params))},
ksuid(params){return this.check(_ksuid(ZodKSUID,params))},ipv4(params){return this.check(_ipv4(ZodIPv4,params))},ipv6(params){return this.check(
_ipv6(ZodIPv6,params))},cidrv4(params){return this.check(_cidrv4(ZodCIDRv4,params))},cidrv6(params){return this.check(_cidrv6(ZodCIDRv6,params))},
e164(params){return this.check(_e164(ZodE164,params))},datetime(params){return this.check(_isoDateTime(ZodISODateTime,params))},date(params){
return this.check(_isoDate(ZodISODate,params))},time(params){return this.check(_isoTime(ZodISOTime,params))},duration(params){return this.check(
_isoDuration(ZodISODuration,params))}});function string2(params){return _string(ZodString,params)}var ZodStringFormat=$constructor("ZodStrin\
gFormat",(inst,def)=>{$ZodStringFormat.init(inst,def),_ZodString.init(inst,def)}),ZodISODateTime=$constructor("ZodISODateTime",(inst,def)=>{
$ZodISODateTime.init(inst,def),ZodStringFormat.init(inst,def)}),ZodISODate=$constructor("ZodISODate",(inst,def)=>{$ZodISODate.init(inst,def),
ZodStringFormat.init(inst,def)}),ZodISOTime=$constructor("ZodISOTime",(inst,def)=>{$ZodISOTime.init(inst,def),ZodStringFormat.init(inst,def)}),
ZodISODuration=$constructor("ZodISODuration",(inst,def)=>{$ZodISODuration.init(inst,def),ZodStringFormat.init(inst,def)}),ZodEmail=$constructor(
"ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def),ZodStringFormat.init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def),ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def),ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.isFinite=!0},util_exports.derived({minValue:inst=>{let{minimum,exclusiveMinimum}=(void 0)(inst);return Math.max(
minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{let{maximum,exclusiveMaximum}=(void 0)(inst);
return Math.min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{let{isInt,multipleOf}=(void 0)(inst);
return!!isInt||!!multipleOf?.some(Number.isSafeInteger)},format:inst=>(void 0)(inst).format??null},{gt(value,params){return this.check(_gt(value,
params))},gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.check(_gte(value,params))},lt(value,params){
return this.check(_lt(value,params))},lte(value,params){return this.check(_lte(value,params))},max(value,params){return this.check(_lte(value,
params))},int(params){return this.check(int(params))},safe(params){return this.check(int(params))},positive(params){return this.check(_gt(0,
params))},nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(_lt(0,params))},nonpositive(params){return this.
check(_lte(0,params))},multipleOf(value,params){return this.check(_multipleOf(value,params))},step(value,params){return this.check(_multipleOf(
value,params))},finite(){return this}}));function number2(params){return _number(ZodNumber,params)}var ZodNumberFormat=$constructor("ZodNumb\
erFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def),ZodNumber.init(inst,def)});function int(params){return _int(ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodNull=$constructor("ZodNull",(inst,def)=>{$ZodNull.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function _null3(params){return _null2(ZodNull,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor("ZodNever",(inst,def)=>{$ZodNever.init(inst,
def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)});function never(params){return _never(
ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer(),$ZodArray.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.element=def.element},{min(n,params){return this.check(_minLength(n,params))},nonempty(params){
return this.check(_minLength(1,params))},max(n,params){return this.check(_maxLength(n,params))},length(n,params){return this.check(_length(n,
params))},unwrap(){return this.element}});function array(element,params){return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer(),$ZodObjectJIT.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),util_exports.installLazyProp(inst,"shape",self=>self._zod.def.shape,!1)},{keyof(){return _enum(
Object.keys(this._zod.def.shape))},catchall(catchall){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall}))},passthrough(){return this.
clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},loose(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},
strict(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:never()}))},strip(){return this.clone(util_exports.mergeDefs(this.
_zod.def,{catchall:void 0}))},extend(incoming){return util_exports.extend(this,incoming)},safeExtend(incoming){return util_exports.safeExtend(
this,incoming)},merge(other){return util_exports.merge(this,other)},pick(mask){return util_exports.pick(this,mask)},omit(mask){return util_exports.
omit(this,mask)},partial(...args){return util_exports.partial(ZodOptional,this,args[0])},exactPartial(...args){return util_exports.partial(ZodExactOptional,
this,args[0],"exactPartial")},required(...args){return util_exports.required(ZodNonOptional,this,args[0])}});function object(shape,params){let def={
type:"object",shape:shape??{},...util_exports.normalizeParams(params)};return new ZodObject(def)}function strictObject(shape,params){return new ZodObject(
{type:"object",shape,catchall:never(),...util_exports.normalizeParams(params)})}function looseObject(shape,params){return new ZodObject({type:"\
object",shape,catchall:unknown(),...util_exports.normalizeParams(params)})}var ZodUnion=$constructor("ZodUnion",(inst,def)=>{$ZodUnion.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.options=def.options});
function union(options,params){return new ZodUnion({type:"union",options,...util_exports.normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def),$ZodDiscriminatedUnion.init(inst,def)});
function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",options,discriminator,...util_exports.
normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",(inst,def)=>{$ZodIntersection.init(inst,def),ZodType.init(inst,
def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)});function intersection(left,right){return new ZodIntersection(
{type:"intersection",left,right})}var ZodTuple=$constructor("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTuple.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)},{rest(rest){return this.clone({...this._zod.
def,rest})},partial(){let def=this._zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing ref\
inements");return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"\
tuple",items,rest,...util_exports.normalizeParams(params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer(),$ZodRecord.
init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.keyType=def.keyType,
inst.valueType=def.valueType});function record(keyType,valueType,params){return!valueType||!valueType._zod?new ZodRecord({type:"record",keyType:string2(),
valueType:keyType,...util_exports.normalizeParams(valueType)}):new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params)})}function partialRecord(keyType,valueType,params){return new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params),partial:!0})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.enum=def.entries,inst.options=[...inst._zod.values];let keys=new Set(Object.keys(def.entries));inst.extract=(values,params)=>{
let newEntries={};for(let value of values)if(keys.has(value))newEntries[value]=def.entries[value];else throw new Error(`Key ${value} not fou\
nd in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})},inst.exclude=(values,params)=>{
let newEntries={...def.entries};for(let value of values)if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not f\
ound in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values,params){
let entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum({type:"enum",entries,...util_exports.normalizeParams(
params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.values=new Set(def.values),Object.defineProperty(inst,"value",{get(){if(def.values.length>1)throw new Error("Thi\
s schema contains multiple valid literal values. Use `.values` instead.");return def.values[0]}})});function literal(value,params){return new ZodLiteral(
{type:"literal",values:Array.isArray(value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTransform.init(inst,def),ZodType.init(inst,def),inst.
_zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward")throw new $ZodEncodeError(
inst.constructor.name);payload.addIssue=issue3=>{if(typeof issue3=="string")payload.issues.push(util_exports.issue(issue3,payload.value,def));else{
let _issue=issue3;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.
inst??(_issue.inst=inst),payload.issues.push(util_exports.issue(_issue))}};let output=def.transform(payload.value,payload);return output instanceof
Promise?output.then(output2=>(payload.value=output2,payload)):(payload.value=output,payload)}});function transform(fn){return new ZodTransform(
{type:"transform",transform:fn})}var ZodOptional=$constructor("ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodType.init(inst,def),
inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){
return new ZodOptional({type:"optional",innerType})}var ZodExactOptional=$constructor("ZodExactOptional",(inst,def)=>{$ZodExactOptional.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.
innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}var ZodNullable=$constructor("ZodNull\
able",(inst,def)=>{$ZodNullable.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,
params),inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault(
{type:"default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}
var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{$ZodPrefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"pre\
fault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor(
"ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"non\
optional",innerType,...util_exports.normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){return new ZodCatch(
{type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out2){return new ZodPipe({type:"pipe",in:in_,out:out2})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}var SPEED=["slower","faster"],CPU=["using more CPU","using less CPU"];function answers(sample2){return Object.values(sample2.byStatus).reduce(
(sum,count)=>sum+count,0)}function quotient(dividend,divisor){return dividend===null||!(divisor>0)?null:dividend/divisor}function perRun({command:command3},value){
return command3===void 0||command3.operations!==null?null:quotient(value,command3.runs)}function peakMemory(session2,variant2){let peaks=session2.
rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2).flatMap(sample2=>sample2.memory===null?[]:[sample2.memory]);
return peaks.length===0?null:Math.max(...peaks)}function latency(name2,subject2,{decides,ofSession=!1}){let words2={subject:subject2,verb:`g\
ives ${subject2}`,shrunk:"sooner",grown:"later",axis:[`${name2} faster`,`${name2} slower`],cases:SPEED},label=`Latency ${name2}`,about={unit:"\
s",better:"lower",decides,limitable:!0,label,words:words2},share3=Number(name2.slice(1))/100;return{name:name2,...about,of:"request",per:"ro\
und",percentile:{share:share3,ofSession},value:({latencies,latency:latency2})=>latencies?quantile(latencies,share3):latency2[name2]??null}}var informs={
better:"lower",decides:null,limitable:!1},MEMORY_BATCH=64*4096;function counter(name2,about){return{...informs,name:name2,unit:"per request",
...about,of:"request",per:"session",value:(session2,variant2)=>{let counted=session2.rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.
variant===variant2&&sample2.counters?.[name2]!==void 0),total=counted.reduce((sum,{counters})=>sum+(counters?.[name2]??0),0);return quotient(
total,counted.reduce((sum,sample2)=>sum+answers(sample2),0))}}}var METRICS=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"\
speed",verb:"is",shrunk:"slower",grown:"faster",axis:["slower","faster"],cases:SPEED},better:"higher",decides:"closed",limitable:!0,column:!0,
per:"round",value:sample2=>sample2.command?.operations===null?null:quotient(sample2.correct,sample2.wall)},{name:"cpu",unit:"s/request",label:"\
CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per request",grown:"more CPU per request",axis:["less CPU","\
more CPU"],cases:CPU},better:"lower",decides:"closed",limitable:!1,column:!0,per:"round",value:sample2=>quotient(sample2.cpu.server,answers(
sample2))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time per run",grown:"more time\
 per run",axis:["less time","more time"],cases:SPEED},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:sample2=>perRun(
sample2,sample2.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per run",grown:"\
more CPU per run",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:sample2=>perRun(
sample2,sample2.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own cl\
ock",verb:"is",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:SPEED},...informs,better:"hig\
her",of:"command",per:"round",value:sample2=>quotient(sample2.correct,sample2.command?.seconds??0)},latency("p50","the median answer",{decides:"\
open"}),latency("p90","the slowest tenth of the answers",{decides:null}),latency("p95","the slowest twentieth of the answers",{decides:"open"}),
{...latency("p99","the slowest hundredth of the answers",{decides:"open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak m\
emory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"more memory",axis:["needs less memory","needs more memory"],cases:["\
using more memory","using less memory"]},...informs,resolution:MEMORY_BATCH,per:"session",value:peakMemory},{name:"switches",unit:"per reque\
st",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"fewer context switches",grown:"more context \
switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...informs,of:"request",per:"round",value:sample2=>quotient(
sample2.switches,answers(sample2))},counter("io-calls",{label:"Read and write calls per request",words:{subject:"read and write calls",verb:"\
makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calling the system mo\
re","calling the system less"]}}),counter("collections",{label:"Garbage collections per request",words:{subject:"garbage collections",verb:"\
runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["collecting g\
arbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"takes",shrunk:"\
less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},...informs,
of:"request",per:"session",value:(session2,variant2)=>session2.startSeconds[variant2]??null},{name:"image-size",unit:"bytes",label:"Image si\
ze",words:{subject:"image size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...informs,
per:"build"}];var BEYOND=10;var knownQuantiles=new WeakMap;function quantile(latencies,share3){let known2=knownQuantiles.get(latencies)??new Map;known2.size===0&&knownQuantiles.
set(latencies,known2);let value=known2.get(share3);if(value!==void 0)return value;let fresh2=nearestRank(latencies,share3);return known2.set(
share3,fresh2),fresh2}function nearestRank(latencies,share3){let total=latencies.reduce((sum,[,count])=>sum+count,0);if(total*(1-share3)<BEYOND-
1e-9)return null;let seen=0;for(let[seconds3,count]of latencies)if(seen+=count,seen>=total*share3-1e-9)return seconds3;return null}var OPERATORS=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],EXPANSION=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,ASSIGNMENT=/^([A-Za-z_]\w*)=(.*)$/s,
OURS=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,PORT_PLACEHOLDER="${port}",PORT=/\$(?:PORT\b|\{PORT\})/,HOME=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
OWN_HOME=/^~(?:\/|$)/,REDIRECTION=/^\d?[<>]&\d$/,WHOLE_EXPANSION=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,SCRIPT=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
OF_A_FILE=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,BRACES=/\{([^{}]*)\}/g,LONGEST=16384;function meansFiles(word){
return!OF_A_FILE.test(word)||word.includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(word)||[...word.matchAll(BRACES)].some(([,inner=""])=>inner.includes(
",")||inner.includes(".."))}function splitWords(given,kind={}){let text2=given.trim(),line={...kind,text:text2};if(text2.length>LONGEST)throw new UsageError(
`a command has at most ${LONGEST} characters; put it into a script`);if(text2.includes("\0"))throw new UsageError("a command must not hold a\
 NUL character; remove it");let words2=[],word;for(let i=0;i<text2.length;){let char=text2[i];if(char===`
`||char==="\r")throw new UsageError("a command is one line; write a list of commands");if(char===" "||char==="	"){word!==void 0&&words2.push(
word),word=void 0,i++;continue}if(text2.startsWith(`\\
`,i)){i+=2;continue}if(word===void 0&&HOME.test(text2.slice(i,i+80)))throw notHome(line,wordAt(text2,i));let piece=readPiece(line,i);word=(word??
"")+piece.text,i=piece.next}return word!==void 0&&words2.push(word),requireProgram(words2,ASSIGNMENT.test(text2)),refuseQuotedPort(words2,line),
words2}function checkArguments(words2,kind={}){let line={...kind,text:words2.join(" ")};requireProgram(words2,!0);for(let word of literal2(words2)){
if(OPERATORS.includes(word)||REDIRECTION.test(word))throw isOperator(line,word);let expansion=WHOLE_EXPANSION.exec(word)?.[0];if(expansion!==
void 0&&!isOurs(word,0,kind))throw replacedByNothing(line,expansion);if(OWN_HOME.test(word))throw notHome(line,word);if(meansFiles(word)&&!word.
startsWith("-"))throw noPattern(line,word)}return refuseQuotedPort(words2,line),[...words2]}function requireProgram([program=""],mayAssign){
if(program==="")throw new UsageError("a command must not be empty; name a program");let[assignment,name2,value=""]=mayAssign&&ASSIGNMENT.exec(
program)||[];if(assignment!==void 0)throw new UsageError(`${quote(assignment)} is no program, but a variable; write it as env: { ${name2}: ${quote(
value)} }`)}function refuseQuotedPort(words2,line){for(let word of literal2(words2)){let port2=PORT.exec(word)?.[0];if(port2!==void 0)throw replacedByNothing(
line,port2)}}function literal2(words2){let script=words2.findIndex(word=>SCRIPT.test(word));return script<0?words2:words2.slice(0,script)}function readPiece(line,at){
let{text:text2}=line,char=text2[at];if(char==="'")return singleQuoted(text2,at+1);if(char==='"')return doubleQuoted(line,at+1);if(char==="\\")
return escaped2(text2,at+1);let ours=isOurs(text2,at,line);if(ours!==void 0)return{text:ours,next:at+ours.length};let operator=OPERATORS.find(
o=>text2.startsWith(o,at));if(operator!==void 0)throw isOperator(line,operator);if("*?[{".includes(char)){let word=wordAt(text2,at);if(!word.
startsWith("-")&&(char==="*"||meansFiles(word)))throw noPattern(line,word)}return refuseExpansion(line,at),{text:char,next:at+1}}function singleQuoted(text2,start){
let end2=text2.indexOf("'",start);if(end2<0)throw unbalanced("'");return{text:text2.slice(start,end2),next:end2+1}}function doubleQuoted(line,start){
let{text:text2}=line,content="";for(let i=start;i<text2.length;i++){let char=text2[i];if(char==='"')return{text:content,next:i+1};if(char===
"`")throw isOperator(line,"`");isOurs(text2,i,line)===void 0&&refuseExpansion(line,i);let following=text2[i+1]??"";char==="\\"&&following!==
""&&'"\\$`\n'.includes(following)?(content+=following===`
`?"":following,i++):content+=char}throw unbalanced('"')}function escaped2(text2,at){let char=text2[at];if(char===void 0)throw new UsageError(
'the command ends in a backslash; write "\\\\" for a backslash');return{text:char,next:at+1}}function isOurs(text2,at,{placeholders}){return placeholders?
OURS.exec(text2.slice(at,at+150))?.[0]:void 0}function refuseExpansion(line,at){let found=EXPANSION.exec(line.text.slice(at,at+80))?.[0];if(found!==
void 0)throw replacedByNothing(line,found)}var SHELL_LESS="commands run without a shell";function replacedByNothing(line,found){let instead=(PORT.
test(found)||found===PORT_PLACEHOLDER)&&line.placeholders?`"${PORT_PLACEHOLDER}", which loadgate replaces`:"what it stands for";return new UsageError(
`${quote(found)} would not be replaced, for ${SHELL_LESS}; ${write(line,instead)}`)}function isOperator(line,sign){let instead=sign==="&&"||
sign===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new UsageError(
`${quote(sign)} needs a shell, but ${SHELL_LESS}; ${write(line,instead)}`)}function notHome(line,word){let instead="the path from loadgate.y\
ml's folder, or from /";return new UsageError(`nothing replaces the "~" of ${quote(word)}, for ${SHELL_LESS}; ${write(line,instead)}`)}function noPattern(line,word){
let instead="the file's name, or in quotation marks what the program itself replaces";return new UsageError(`nothing replaces the pattern in\
 ${quote(word)}, for ${SHELL_LESS}; ${write(line,instead)}`)}function write({text:text2,arguments:isArguments},instead){if(isArguments)return`\
write ${instead}`;let fits=text2.length<=60&&!/['\n]/.test(text2);return`write ${instead}, or ${fits?`sh -c '${text2}'`:"sh -c '\u2026' around th\
is line"}`}function wordAt(text2,at){let start=Math.max(text2.lastIndexOf(" ",at),text2.lastIndexOf("	",at))+1;return/^\S*/.exec(text2.slice(
start))?.[0]??""}var unbalanced=mark=>new UsageError(`the quotation mark ${mark} is not closed; add the missing ${mark}`);var SECONDS={h:3600,m:60,s:1,ms:.001},DURATION=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,
NUMBER=/^\d+(?:\.\d+)?$/,LONGEST_SECONDS=24*SECONDS.h;function parseDuration(value){let seconds3=typeof value=="number"?value:durationText(value.
trim());if(seconds3===void 0)throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);if(!(seconds3>0))throw new UsageError(
`${shown(value)} is not a duration above zero; write it like 90s or 5m`);if(seconds3>LONGEST_SECONDS)throw new UsageError(`${shown(value)} i\
s more than a day; write at most 24h`);return seconds3}function durationText(text2){if(NUMBER.test(text2))return Number(text2);let parts=DURATION.
exec(text2);if(text2===""||parts===null)return;let[,h=0,m=0,s=0,ms=0]=parts;return Number(h)*SECONDS.h+Number(m)*SECONDS.m+Number(s)*SECONDS.
s+Number(ms)/1e3}function parseShare(value){let share3=shareOf(value);if(share3>0&&share3<1)return share3;let advice=typeof value=="number"&&
share3>=1&&share3<100?`did you mean ${share3}%?`:"write it like 2% or 0.02";throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`)}
function parseChange(value){if(typeof value=="string"&&!value.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(value))throw new UsageError(`${quote(
value)} is not a share; write it like 5%, or an absolute bound under "absolute-limits"`);return parseShare(value)}function parseShareOrZero(value){
return shareOf(value)===0?0:parseShare(value)}function shareOf(value){if(typeof value=="number")return value;let text2=value.trim(),percent=text2.
endsWith("%"),digits=percent?text2.slice(0,-1).trimEnd():text2;if(!NUMBER.test(digits))throw new UsageError(`${quote(value)} is not a share;\
 write it like 2% or 0.02`);return percent?+`${digits}e-2`:Number(digits)}var MOST_PER_SECOND=1e6;function parseRate(value){if(typeof value==
"string"&&value.trim().endsWith("%")){let share3=parseShare(value);if(share3<=.95)return{share:share3};throw new UsageError(`${quote(value)}\
 leaves the server no room: latency at its limit says nothing; write at most 95%`)}let perSecond=typeof value=="number"?value:NUMBER.test(value.
trim())?Number(value):Number.NaN;if(perSecond>0&&perSecond<=MOST_PER_SECOND)return{perSecond};throw new UsageError(`${shown(value)} is not a\
 rate; write requests per second like 500, or a share of what base can answer like 50%`)}var POWERS={"":0,k:1,m:2,g:3,t:4},BYTES=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;
function parseBytes(value){let parts=BYTES.exec(typeof value=="number"?String(value):value.trim()),bytes3=parts===null?0:Math.floor(Number(parts[1])*
1024**(POWERS[(parts[2]??"").toLowerCase()]??0));if(bytes3>0&&Number.isSafeInteger(bytes3))return bytes3;throw new UsageError(`${shown(value)}\
 is not a size; write it like 512m or 1g`)}var TIME=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,PER_SECOND={us:1e6,\u00B5s:1e6,\u03BCs:1e6,ms:1e3,s:1};
function parseTime(value){let[,count,unit=""]=TIME.exec(String(value).trim())??[],seconds3=Number(count)/(PER_SECOND[unit]??1);if(seconds3>0)
return seconds3;throw new UsageError(`${shown(value)} is not a time with its unit; write it like 50ms, 1.5s or 120us`)}function parseSize(value){
if(/[a-z]/i.test(String(value)))return parseBytes(value);throw new UsageError(`${shown(value)} is not a size with its unit; write it like 20\
0MiB`)}function parseAmount(value){let text2=String(value).trim(),amount3=NUMBER.test(text2)?Number(text2):0;if(amount3>0&&Number.isFinite(amount3))
return amount3;throw new UsageError(`${shown(value)} is not a number above zero; write it like 5000`)}var shown=value=>typeof value=="number"?
String(value):quote(value),DAY_SECONDS=86400,AGE_DAYS={d:1,w:7,mo:30.4375,y:365.25},AGE=/^(\d{1,5})(d|w|mo|y)$/;function parseAge(value){let[
,count,unit]=AGE.exec(value.trim())??[];if(count===void 0||Number(count)===0)throw new UsageError(`${quote(value)} is not an age; write it l\
ike 400d, 26w, 18mo or 3y`);return Math.round(Number(count)*AGE_DAYS[unit]*DAY_SECONDS)}var DEFAULTS={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:"\
.",dockerfile:"Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
meta2=(description,{example,...shown2})=>({description,...shown2,...example===void 0?{}:{examples:[example]}}),required2=(schema4,description,shown2={})=>schema4.
meta(meta2(description,shown2)),optional2=(schema4,description,shown2={})=>schema4.exactOptional().meta(meta2(description,shown2));function parsed(schema4,parse3){
return schema4.transform((value,context)=>{try{return parse3(value)}catch(error3){if(!(error3 instanceof UsageError))throw error3;return context.
addIssue({code:"custom",message:error3.message}),NEVER}})}var numberOrText=union([number2(),string2()]),duration2=parsed(numberOrText,parseDuration),
share=parsed(numberOrText,parseShare),change=parsed(numberOrText,parseChange),shareOrZero=parsed(numberOrText,parseShareOrZero),rate=parsed(
numberOrText,parseRate),bytes=parsed(numberOrText,parseBytes),words=parsed(string2(),line=>splitWords(line)),text=(pattern2,must2)=>string2().
regex(pattern2,{error:must2}),name=text(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a\
 letter, a digit or "_"'),image=text(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),relativePath=text(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),urlPath=parsed(text(/^\/[^\s#\u0000-\u001f\u007f]*$/,
'must begin with "/" and hold no blank and no "#"'),parsePath),NUL_FREE=/^[^\0]*$/,body=text(NUL_FREE,"must not hold a NUL character; put it\
 in a body-file"),argument=text(NUL_FREE,"must not hold a NUL character; remove it"),command=union([words,parsed(array(argument).min(1),list3=>checkArguments(
list3))]),startCommand=union([parsed(string2(),line=>splitWords(line,{placeholders:!0})),parsed(array(argument).min(1),list3=>checkArguments(
list3,{placeholders:!0}))]),runArguments=parsed(string2(),line=>splitWords(line,{arguments:!0})),scalar=union([string2(),number2(),boolean2()]).
transform(String),variable=text(/^[A-Za-z_][A-Za-z0-9_.-]*$/,"must be the name of a variable"),isRunnersOwn=name2=>RUNNERS_OWN.test(name2.replace(
/\*$/,"")),secret=variable.refine(name2=>!isRunnersOwn(name2),{error:issue3=>`is the runner's own and given to no server, is ${quote(String(
issue3.input))}; give the secret another name`}),secretEntry=union([secret.transform(given=>({name:given,required:!0})),strictObject({name:required2(
secret,"The variable's name.",{example:"API_KEY"}),required:optional2(boolean2(),"Whether a run fails where it is not set, or empty; if not,\
 the variable is as env has it there, or not set.",{default:!0,example:!1})}).transform(given=>({required:!0,...given}))]),secrets=union([secretEntry,
array(secretEntry).min(1)]).transform(given=>Array.isArray(given)?given:[given]).refine(list3=>new Set(list3.map(({name:name2})=>name2)).size===
list3.length,{error:"must name everything once; remove one"}),inherited=text(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,"mus\
t be the name of a variable, or a prefix like ACME_*").refine(name2=>!isRunnersOwn(name2),{error:issue3=>`is the runner's own and given to n\
o server, is ${quote(String(issue3.input))}; leave it out`}).refine(name2=>!isSecretName(name2),{error:issue3=>`must not be a secret, is ${quote(
String(issue3.input))}; name it in "secrets" instead`}),textMap=record(variable,scalar.refine(value=>NUL_FREE.test(value),{error:"must not h\
old a NUL character; remove it"})),headerName=text(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a header"),headers=record(headerName,
scalar.refine(value=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(value),{error:"must not hold a line break or another control character; r\
emove it"})).superRefine((map2,context)=>{let seen=new Set;for(let key of Object.keys(map2))seen.has(key.toLowerCase())&&context.addIssue({code:"\
custom",path:[key],message:"is here in another case, too; remove one"}),seen.add(key.toLowerCase())}),listOf=item=>array(item).min(1).refine(
list3=>new Set(list3).size===list3.length,{error:"must name everything once; remove one"}),oneOrMore=item=>union([item,listOf(item)]).transform(
value=>Array.isArray(value)?value:[value]),DOT_SEGMENT=/^(?:\.|%2e){1,2}$/i;function parsePath(text2){if(text2.includes("\\"))throw new UsageError(
`${quote(text2)} holds "\\", which URLs take for "/"; write %5C, or /`);let[path=""]=text2.split("?",1),dots=path.split("/").find(segment=>DOT_SEGMENT.
test(segment));if(dots!==void 0)throw new UsageError(`${quote(text2)} holds "/${dots}", which clients resolve before they send it; write the\
 path that it leads to`);let origin="http://localhost";return new URL(origin+text2).href.slice(origin.length)}function byMetric(field){let shape=Object.fromEntries(METRICS.map(metric2=>[metric2.name,field(metric2)]));return strictObject(shape)}var EXAMPLES={
memory:"10%","start-time":"10%"},thresholdsByMetric=byMetric(({label,name:name2})=>optional2(change,`The smallest change that counts of: ${label}\
.`,{example:EXAMPLES[name2]??"5%"})),thresholds=optional2(thresholdsByMetric,"Metrics that decide as well, each with the smallest change tha\
t counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),numberOrText2=union([number2(),string2()]),
time2=parsed(numberOrText2,parseTime),size=parsed(numberOrText2,parseSize),amount=parsed(numberOrText2,parseAmount);function limitField({unit,
label,better}){let bound=better==="lower"?"most":"least",[schema4,example]=unit==="s"||unit==="s/request"?[time2,"50ms"]:unit==="bytes"?[size,
"200MiB"]:[amount,5e3];return optional2(schema4,`The ${bound} that head may have of: ${label}.`,{example})}var absoluteLimits=optional2(byMetric(
limitField),"Bounds on head, by metric, whatever base does: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200\
MiB"}}),failOn=oneOrMore(_enum(["regression","invalid","inconclusive","never"])).superRefine((list3,context)=>{list3.includes("never")&&list3.
length>1&&context.addIssue({code:"custom",message:'must not hold anything beside "never"; keep one'})});function unfitting({thresholds:thresholds2,
"absolute-limits":absoluteLimits2,...scenario3}){let kind=scenario3.args!==void 0?"command":scenario3.request!==void 0?"request":null,needs=kind===
"command"?"is of what is asked over HTTP":"is of commands that are run";return Object.entries({thresholds:thresholds2,"absolute-limits":absoluteLimits2}).
flatMap(([key,given={}])=>METRICS.filter(({name:name2,of})=>given[name2]!==void 0&&kind&&of!==void 0&&of!==kind).map(({name:name2})=>({path:[
key,name2],message:`${needs}; remove it`})))}function merged(...layers2){let all=Object.assign({},...layers2);return Object.keys(all).length===
0?void 0:all}var NEVER_PARAMETRISED=["targets","parameters","thresholds","absolute-limits"];var PLACE=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function secretsInHeader(value){return[...value.matchAll(PLACE)].flatMap(([whole,name2])=>whole===
"$$"?[]:[name2??null])}var status=int().min(200).max(599),statuses=union([status,array(status).min(1).refine(list3=>new Set(list3).size===list3.length,{error:"must\
 name everything once; remove one"})]).transform(given=>Array.isArray(given)?given.length===1?given[0]:given.toSorted((a,b)=>a-b):given),part=text(
/./s,"must not be empty; remove it"),LONGEST_PATTERN=1e3,pattern=parsed(string2(),text2=>{if(text2.length>LONGEST_PATTERN)throw new UsageError(
`must have at most ${LONGEST_PATTERN} characters; look for less`);try{new RegExp(text2,"u")}catch(error3){let why2=String(error3.message).replace(
/^Invalid regular expression: /,"");throw new UsageError(`is no regular expression as JavaScript has it with its flag u: ${why2}; correct it`)}
return text2}),DEEPEST=50,json=parsed(unknown(),value=>(checkJsonValue(value,0),JSON.stringify(value)));function checkJsonValue(value,depth){
if(depth>DEEPEST)throw new UsageError(`is nested deeper than ${DEEPEST} levels; expect less of it`);if(typeof value=="number"&&!Number.isFinite(
value))throw new UsageError(`must be what JSON can hold, which ${value} is not; remove it`);if(!(typeof value!="object"||value===null))for(let each of Object.
values(value))checkJsonValue(each,depth+1)}var bodyParts=strictObject({contains:optional2(union([part.transform(text2=>[text2]),array(part).
min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"Hello"}),matches:optional2(pattern,"A regular expression \
as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, and a body of at most 1 MiB.",{example:'"id":\
\\d+'}),json:optional2(json,"JSON that the body agrees with: its objects may have more keys, its lists are as long, and everything else is e\
qual.",{example:{user:{name:"Ada"}}})}).superRefine((given,context)=>{if(context.issues.length>0||Object.keys(given).length>0)return;context.
addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),expectSchema=strictObject({status:optional2(
statuses,"The status code, or a list of those that are right.",{default:DEFAULTS.status,example:200}),body:optional2(union([string2(),bodyParts]),
"The whole body as text, or a map of what of it is expected. Not checked if absent.",{example:"Hello World!"}),headers:optional2(headers,"He\
aders that the answer must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":optional2(boolean2(),"Whether a\
ll variants must answer with the same length and framing.",{default:DEFAULTS.sameLength,example:!1})});var OWN_HEADERS=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content\
-length","is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","asks before a body is sent, which\
 load generators do not wait for; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; u\
se "http2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),NO_SECRET='\
needs the name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',REQUEST_LINE=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,method=text(/^[A-Z]{1,20}$/,
"must be in capital letters").refine(name2=>name2!=="CONNECT",{error:"asks a proxy for a tunnel, which is not measured"}),requestMap=strictObject(
{method:optional2(method,"The method.",{default:DEFAULTS.method,example:"POST"}),path:optional2(urlPath,"The path, with its query.",{example:"\
/users?page=2"}),paths:optional2(listOf(urlPath),"Several paths; each request takes one at random.",{example:["/users/1","/users/2"]}),headers:optional2(
headers,'Headers to send, by name; user-agent is loadgate unless it is one of them. ${NAME} stands for a secret that every target it is run \
against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:optional2(body,"The body as text.",{example:'{"name\
":"Ada"}'}),"body-file":optional2(relativePath,"A file with the body, from the folder of this file.",{example:"test/body.json"})}).superRefine(
(request2,context)=>{let fail=(message,path=[])=>context.addIssue({code:"custom",message,path});request2.path!==void 0&&request2.paths!==void 0&&
fail('is given beside "path"; keep one of them',["paths"]),request2.path===void 0&&request2.paths===void 0&&fail('has no "path"; add it, for\
 example path: /');let bodyKey=request2["body-file"]!==void 0?"body-file":"body";request2.body!==void 0&&bodyKey==="body-file"&&fail('is giv\
en beside "body"; keep one of them',["body-file"]),request2[bodyKey]!==void 0&&request2.method===void 0&&fail("needs a method that sends it;\
 add method: POST",[bodyKey]);for(let key of Object.keys(request2.headers??{})){let own2=OWN_HEADERS.get(key.toLowerCase());own2!==void 0&&fail(
own2,["headers",key]),key.toLowerCase()==="host"&&request2.headers?.[key]?.trim()===""&&fail("must not be empty; name a host, or remove it",
["headers",key])}for(let[key,value]of Object.entries(request2.headers??{}))secretsInHeader(value).includes(null)&&fail(NO_SECRET,["headers",
key])}),requestLine=string2().transform((line,context)=>{let[,verb,path=""]=REQUEST_LINE.exec(line.trim())??[],[asked,at]=[method.safeParse(
verb??DEFAULTS.method),urlPath.safeParse(path)];if(asked.success&&at.success)return{method:asked.data,path:at.data};let[what,{error:error3}]=asked.
success?["its path",at]:["its method",asked];return context.addIssue({code:"custom",message:`${what} ${error3?.issues[0]?.message}`}),NEVER}),
scenarioKeys=strictObject({targets:optional2(listOf(string2()),"Names of the targets it is run against; all if absent.",{example:["api"]}),request:optional2(
union([requestLine,requestMap]),'What is asked: "GET /path", or a map. Every scenario needs one.',{example:"GET /"}),args:optional2(runArguments,
'Instead of a request: arguments with which the target is run to its end, timed by hyperfine: time and CPU time per run. Where the last line\
 of what it prints is {"operations": n, "errors": e}, they are reported per operation. {name} stands for a parameter.',{example:"--operation\
 select --count 10000"}),parameters:optional2(record(variable,array(scalar).min(1)),"Makes a scenario of each value, or of each combination \
of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[1,10,100]}}),expect:optional2(expectSchema,
"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:optional2(int().min(1).max(
65535),"How many connections ask at the same time.",{default:DEFAULTS.connections,example:DEFAULTS.connections}),keepalive:optional2(boolean2(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:DEFAULTS.keepalive,example:!1}),http2:optional2(
boolean2(),"Ask over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),
via:optional2(oneOrMore(_enum(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive\
 is false), or both.",{default:DEFAULTS.via,example:"direct"}),background:optional2(strictObject({request:required2(union([requestLine,requestMap]),
"What is asked beside what is measured.",{example:"GET /export"}),connections:optional2(int().min(1).max(65535),"How many connections ask it\
 at the same time.",{default:DEFAULTS.backgroundConnections,example:DEFAULTS.backgroundConnections})}),"Other requests that are asked all th\
e while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:optional2(rate,"Requests per second offered whate\
ver the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:optional2(int().min(1).max(
1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:optional2(duration2,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:optional2(duration2,
"How long one answer may take.",{default:"2s",example:"2s"}),"max-errors":optional2(shareOrZero,"The share of answers that may be errors.",{
default:DEFAULTS.maxErrors,example:"1%"}),threshold:optional2(share,"The smallest change that counts; the file's if absent.",{example:"5%"}),
thresholds,"absolute-limits":absoluteLimits}),scenarioSchema=scenarioKeys.superRefine((scenario3,context)=>{for(let found of[...contradictions(
scenario3),...unfitting(scenario3)])context.addIssue({code:"custom",...found})}),ONLY_HTTP=["request","background","rate","requests","durati\
on","connections","keepalive","http2","via"];function contradictions(scenario3){let given=key=>scenario3[key]!==void 0,beside=(key,other)=>given(
key)&&given(other)?[{path:[key],message:`is given beside "${other}"; keep one of them`}]:[],found=[...ONLY_HTTP.flatMap(key=>beside(key,"arg\
s")),...beside("duration","requests"),...beside("requests","rate")];return scenario3.http2&&scenario3.keepalive===!1&&found.push({path:["kee\
palive"],message:"is for HTTP/1.1; remove one of them"}),scenario3.http2&&scenario3.via?.includes("nginx")&&found.push({path:["via"],message:'\
holds "nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),scenario3.background?.request["body-file"]!==void 0&&found.push({path:[
"background","request","body-file"],message:"is only for what is measured; write the body here"}),found}function allRows(input,source){return source.keys(["targets"]).flatMap(name2=>rowsOfTarget(name2,input.targets[name2],source))}function rowsOfTarget(name2,{
matrix,...target},source){let path=["targets",name2],rows=source.keys([...path,"matrix"]);return rows.length===0?[{name:name2,target,at:(...key)=>[
...path,...key]}]:rows.map(row2=>({name:rowName(name2,row2),target:withRow(target,matrix?.[row2]??{}),at(...key){let inRow=[...path,"matrix",
row2,...key];return source.has(inRow)?inRow:[...path,...key]}}))}function withRow(target,row2){return joined(target,row2)}function joined(below,above){
if(!isMap(below)||!isMap(above))return above;let keys=Object.entries(above).map(([key,value])=>[key,joined(below[key],value)]);return{...below,
...Object.fromEntries(keys)}}function isMap(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function rowsOf(source){
return new Map(source.keys(["targets"]).map(name2=>{let rows=source.keys(["targets",name2,"matrix"]);return[name2,rows.length===0?[name2]:rows.
map(row2=>rowName(name2,row2))]}))}function rowName(target,row2){return`${target}-${row2}`}function withRows(names,rows){return[...new Set(names.
flatMap(name2=>rows.get(name2)??[name2]))]}function namesIn(rows){return[...new Set([...rows.keys(),...[...rows.values()].flat()])]}var ulimits=record(text(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would t\
ake CPU time from the other side"),parsed(union([int().min(-1),strictObject({soft:required2(int().min(-1),"What holds at first.",{example:1024}),
hard:required2(int().min(-1),"What it may be raised to.",{example:4096})})]),given=>typeof given=="number"?`${given}`:`${given.soft}:${given.
hard}`)).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),contextSource=text(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),contextName=text(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must \
be a name that the Dockerfile says after FROM or --from"),contexts=union([record(contextName,contextSource),parsed(listOf(text(/^[^=]+=.+$/,
"must be written like name=source")),list3=>{let map2=Object.fromEntries(list3.map(each=>[each.slice(0,each.indexOf("=")),each.slice(each.indexOf(
"=")+1)])),checked=record(contextName,contextSource).safeParse(map2),[issue3]=checked.error?.issues??[];if(issue3)throw new UsageError(issue3.
message);return map2})]),SHM={example:"256m"},buildMap=strictObject({context:optional2(relativePath,"The folder that is sent to Docker, from\
 the folder of this file.",{default:DEFAULTS.context,example:"."}),dockerfile:optional2(relativePath,"The Dockerfile, from the context.",{default:DEFAULTS.
dockerfile,example:DEFAULTS.dockerfile}),args:optional2(textMap,"Build arguments.",{example:{VERSION:"1.0"}}),target:optional2(text(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,
"must be the name of a stage in the Dockerfile"),"The stage to build; the last one if absent.",{example:"server"}),secrets:optional2(secrets,
"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:optional2(
contexts,"Further contexts by the names that the Dockerfile has for them: folders from that of this file, or addresses.",{example:{shared:".\
./shared"}}),ulimits:optional2(ulimits,"Limits of the build's processes.",{example:{nofile:65536}}),shm_size:optional2(bytes,"The size of th\
e build's /dev/shm, in powers of 1024.",SHM)}),build=union([relativePath.transform(context=>({context})),buildMap]),commands=union([words,array(
words).min(1)]).transform(given=>Array.isArray(given[0])?given:[given]),readyMap=strictObject({path:optional2(urlPath,"The path that answers\
 once the server is ready.",{example:"/health"}),command:optional2(command,"Ends with 0 once it is ready, where it runs: asked when the path\
 answers.",{example:"node is-warm.js"}),timeout:optional2(duration2,"How long a start may take.",{default:"60s",example:"60s"})}),ready=union(
[urlPath.transform(path=>({path})),readyMap]),securityOption=text(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"must be seccomp=unco\
nfined or seccomp=FILE").transform(option=>option.startsWith("seccomp")?option.slice(8):null).pipe(union([_null3(),literal("unconfined"),relativePath])),
setup=optional2(commands,"A command, or a list of them, to run once before it is started: what builds the process.",{example:"npm ci"}),workingDirectory=optional2(
relativePath,"The folder in which setup, prepare and command run, from the folder of this file. For processes.",{example:"server"}),processMap=strictObject(
{setup,command:optional2(startCommand,"Starts the process, without a shell; ${port} stands for its port.",{example:"node server.js"}),"worki\
ng-directory":workingDirectory}),startable={build:optional2(build,"The folder with the Dockerfile, or a map. For containers.",{example:"."}),
image:optional2(image,"A ready-made image instead of a build. For containers.",{example:"nginx:1.28"}),command:optional2(startCommand,"Takes\
 the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stands for its port.",{example:"\
node server.js"}),setup,"working-directory":workingDirectory,process:optional2(processMap,"How the same is run without containers, beside bu\
ild or image: setup, command and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:optional2(textMap,"Its environ\
ment variables; ${port} stands for its port.",{example:{LOG_LEVEL:"error"}}),secrets:optional2(secrets,"Environment variables that it gets f\
rom loadgate's own environment; their values are never written anywhere.",{example:["API_KEY"]}),inherit:optional2(oneOrMore(inherited),"Fur\
ther variables, or prefixes of them, that its commands get from loadgate's own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),
ulimits:optional2(ulimits,"Limits of the container's processes.",{example:{memlock:-1}}),shm_size:optional2(bytes,"The size of the container\
's /dev/shm, in powers of 1024.",SHM),security_opt:optional2(array(securityOption).transform(options=>options.filter(option=>option!==null)).
refine(profiles=>profiles.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccomp=unconfined\
, or seccomp=FILE from this file's folder.",{example:["seccomp=unconfined"]}),mem_limit:optional2(bytes,"The container's memory limit, in po\
wers of 1024.",{example:"512m"})};function checkStartable(input,fail){let{build:build2,image:image2,command:command3,process:process2}=input;
build2!==void 0&&image2!==void 0&&fail('is given beside "build"; keep one of them',["image"]);let made=build2!==void 0?"build":image2!==void 0?
"image":void 0;if(made===void 0){process2!==void 0?fail('is for beside "build" or "image"; write its keys directly',["process"]):command3===
void 0&&fail('has nothing to run; add "build" or "image" for Docker, or "command" for a process');return}for(let key of["setup","working-dir\
ectory"])input[key]!==void 0&&fail(`is for a process, but "${made}" makes a container; write it under process:`,[key]);process2!==void 0&&process2.
command===void 0&&fail('has no "command"; add it, for example command: node server.js',["process"])}function checkTrust({ca,insecure},fail){
ca===void 0&&insecure===void 0&&fail('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),ca!==void 0&&insecure!==
void 0&&fail('is given beside "ca"; keep one of them',["https","insecure"])}var port=int().min(1).max(65535),serviceSchema=strictObject({...startable,
port:required2(port,"The port it listens on.",{example:5432}),ready:optional2(strictObject({command:optional2(command,"Ends with 0 once it i\
s ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:optional2(duration2,"How long a start may take.",{default:"60s",
example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((service,context)=>checkStartable(service,(message,path=[])=>context.
addIssue({code:"custom",message,path}))),targetKeys={...startable,port:optional2(port,"The port it listens on; needed where a scenario asks \
it.",{example:8080}),services:optional2(oneOrMore(name),"Names of services; each variant has a copy of each, ready before it is started.",{example:[
"db"]}),prepare:optional2(commands,"A command, or a list of them, to run before each start of the server, when the services are ready.",{example:"\
node migrate.js"}),ready:optional2(ready,"When the server is ready: a path that answers, or a map.",{example:"/health"}),https:optional2(strictObject(
{ca:optional2(relativePath,"PEM file of the certificate authority, from this file's folder.",{example:"test/ca.pem"}),insecure:optional2(literal(
!0),"Take any certificate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:optional2(text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,
"must be the name of a host"),"The name that the server's certificate carries.",{default:DEFAULTS.tlsName,example:DEFAULTS.tlsName})}),"Ask \
over https, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:optional2(relativePath,"A folde\
r, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not measured.",
{example:DEFAULTS.fixture}),changes:optional2(oneOrMore(relativePath),"Globs of the files it is made of, from the repository's top; a change\
 of none of them is not measured.",{example:["src/*","package.json"]})},targetRow=strictObject(targetKeys),targetSchema=strictObject({...targetKeys,
matrix:optional2(record(name,targetRow).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),"Several rows of this target, e\
ach with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(
({matrix,...target},context)=>{if(context.issues.length>0)return;let check=(found,place)=>{let fail=(message,path=[])=>context.addIssue({code:"\
custom",message,path:[...place,...path]});checkStartable(found,fail),found.https&&checkTrust(found.https,fail)};matrix===void 0&&check(target,
[]);for(let[row2,keys]of Object.entries(matrix??{}))check(withRow(target,keys),["matrix",row2])});var trendRevision=text(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),trendMetric=_enum(METRICS.
map(({name:name2})=>name2)),imageDigest=text(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,"must be an image with its digest, l\
ike name@sha256:\u2026"),trendSchema=strictObject({reference:required2(union([trendRevision,record(name,imageDigest)]),"The pinned build tha\
t every night is compared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:optional2(string2(),
"The case that is measured with identical builds, which shows how often this finds a change where there is none; the first one if absent.",{
example:"api/hello/direct"}),selftest:optional2(boolean2(),"Whether each night plants a slowdown in one case, with identical builds, to see \
that it is found: the control case, or the next in turn.",{default:!0,example:!1}),alert:optional2(oneOrMore(_enum(["issue","comment","fail",
"none"])),"Who is notified of a change: an issue, a comment on the commit, the exit code.",{default:DEFAULTS.alert,example:["issue","comment"]}),
direction:optional2(_enum(["worse","both"]),"Whether only what gets worse raises an alert, or what gets better too.",{default:DEFAULTS.direction,
example:"both"}),thresholds:optional2(partialRecord(trendMetric,share),"Further metrics that raise alerts, each with the smallest change tha\
t counts.",{example:{memory:"5%"}}),keep:optional2(parsed(string2(),parseAge),"How long points are kept.",{default:DEFAULTS.keep,example:DEFAULTS.
keep}),"keep-runs":optional2(parsed(string2(),parseAge),"How long each run's own file is kept.",{default:DEFAULTS.keepRuns,example:DEFAULTS.
keepRuns})}),publishedSystem=text(/^[^\p{Cc}]{1,80}$/u,"must be 1 to 80 characters on one line"),publishedValue=number2().positive(),publishedValueEntry=union(
[publishedValue.transform(given=>({value:given})),strictObject({value:optional2(publishedValue,"The figure; without one only the place is kn\
own.",{example:36191.37}),system:optional2(publishedSystem,"What was measured then.",{example:"Go 1.5.1"})})]),publishedFigure=strictObject(
{unit:optional2(publishedSystem,"What the figures count.",{example:"requests/s"}),better:optional2(_enum(["higher","lower"]),"Which figures \
are better.",{default:"higher",example:"lower"}),values:optional2(record(name,publishedValueEntry),"Figures by target.",{example:{api:36191.37}}),
order:optional2(listOf(name),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).refine(given=>given.values===
void 0!=(given.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),publishedSchema=strictObject({source:required2(
text(/^[^\p{Cc}]{1,300}$/u,"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),
figures:required2(record(string2(),publishedFigure),"Figures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),rankSchema=strictObject(
{published:optional2(publishedSchema,"What a publication said, for `rank --published`.",{example:{source:"a comparison of 2015",figures:{"he\
llo/direct":{order:["api"]}}}})}),scenarioOrAll=text(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'must be the name of a scenario, or "*" for all\
 of them'),namedMap=schema4=>record(name,schema4).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),configSchema=strictObject(
{version:optional2(literal(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:required2(namedMap(targetSchema),
"The servers under test by name: how each is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:required2(namedMap(scenarioSchema),
"The workloads by name.",{example:{hello:{request:"GET /"}}}),services:optional2(record(name,serviceSchema),"Databases, caches and the like \
by name, for the targets that name them.",{example:{db:{image:"postgres:17",port:5432}}}),defaults:optional2(scenarioSchema,"Keys that every\
 scenario has unless it says otherwise.",{example:{connections:DEFAULTS.connections}}),presets:optional2(record(name,record(scenarioOrAll,scenarioSchema)),
`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"1s"}}}}),"\
false-alarms":optional2(share,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:optional2(share,
"The smallest change that counts.",{default:"2%",example:"2%"}),thresholds,"absolute-limits":absoluteLimits,"fail-on":optional2(failOn,"Whic\
h verdicts reach the exit code; a head that fails where base works always does.",{default:DEFAULTS.failOn,example:["regression","invalid"]}),
mode:optional2(_enum(["block","observe"]),"Whether a verdict fails the run, or is only reported, as in the first weeks.",{default:DEFAULTS.mode,
example:"observe"}),isolation:optional2(_enum(["auto","docker","process"]),"Containers, processes, or what fits.",{default:DEFAULTS.isolation,
example:"docker"}),budget:optional2(duration2,"Time for starts, warm-up and measuring; 60 s a case if absent.",{example:"5m"}),"cpu-profile":optional2(
boolean2(),"Whether a regression is followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is\
, but for pull requests of forks.",{example:!1}),trend:optional2(trendSchema,"The nightly trend: what it compares with, and who is notified \
of a change.",{example:{reference:"v1.0.0"}}),rank:optional2(rankSchema,"For `rank`: figures that somebody published of these scenarios.",{example:{
published:{source:"a comparison of 2015",figures:{"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":optional2(image,"\
The image of nginx for containers.",{default:DEFAULTS.nginxImage,example:DEFAULTS.nginxImage})}),TEXT_MAPS=[["targets","*","env"],["targets",
"*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","build","args"],["services","*","env"],["services","*","b\
uild","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(scenario3=>[[...scenario3,"parameters"],[...scenario3,"request",
"headers"],[...scenario3,"expect","headers"]])];var bare=word=>word.toLowerCase().replaceAll(/[-_]/g,"");function editDistance(a,b){let beforeLast=[],last=Array.from({length:b.length+1},(_,j)=>j);
for(let i=1;i<=a.length;i++){let row2=[i];for(let j=1;j<=b.length;j++){let replaced=(last[j-1]??0)+(a[i-1]===b[j-1]?0:1),best=Math.min(replaced,
(last[j]??0)+1,(row2[j-1]??0)+1);i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]&&(best=Math.min(best,(beforeLast[j-2]??0)+1)),row2.push(best)}beforeLast=
last,last=row2}return last[b.length]??0}function nearest(word,known2){if(word.length>64)return;let best,bestDistance=Number.POSITIVE_INFINITY;
for(let candidate of known2){let distance=editDistance(bare(word),bare(candidate)),allowed=Math.max(1,Math.floor(Math.min(word.length,candidate.
length)/3));distance<=allowed&&distance<bestDistance&&(best=candidate,bestDistance=distance)}return best}function suggestion(word,known2,most=10){
let meant=nearest(word,known2);if(meant!==void 0)return`did you mean "${meant}"?`;let more=known2.length>most?` and ${known2.length-most} mo\
re`:"";return`known are: ${known2.slice(0,most).join(", ")}${more}`}var MACHINE="loadgate itself chooses CPUs, networks and names; remove it",NOT_NEEDED="a run starts its servers alone and discards them after\
wards: leave it out",FOLDER2='write "working-directory" instead, for example working-directory: server',LIMITS='write "absolute-limits" inst\
ead, for example absolute-limits: { p99: 50ms }',STARTED={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'\
write "env" instead, for example env: { LOG_LEVEL: error }',envFile:'no file of variables is read; write them under "env", and names of secr\
ets under "secrets"',memory:'write "mem_limit" instead, for example mem_limit: 512m',memoryLimit:'write "mem_limit" instead, for example mem\
_limit: 512m',memswapLimit:'write "mem_limit" instead, for example mem_limit: 512m',deploy:'write "mem_limit" instead, for example mem_limit\
: 512m; remove the rest',resources:'write "mem_limit" instead, for example mem_limit: 512m; remove the rest',limits:'write "mem_limit" inste\
ad, for example mem_limit: 512m; remove the rest',cmd:'write "command" instead, for example command: node server.js',run:'write "command" in\
stead, and "setup" for what runs once before it',exec:'write "command" instead, for example command: node server.js',start:'write "command" \
instead, for example command: node server.js',script:'write "command" instead, and "setup" for what runs once before it',args:'arguments bel\
ong in "command", after the program or, where an image has an entry point, alone',entrypoint:'an image keeps its entry point; write its argu\
ments under "command"',ports:'one "port" is enough, the one it listens on, for example port: 8080',expose:'one "port" is enough, the one it \
listens on, for example port: 8080',listen:'write "port" instead, for example port: 8080',volumes:'nothing is mounted; COPY it into the imag\
e, or make it with "setup"',mounts:'nothing is mounted; COPY it into the image, or make it with "setup"',configs:'nothing is mounted; COPY i\
t into the image, or make it with "setup"',dockerfile:'it belongs under "build", for example build: { context: ., dockerfile: Dockerfile }',
context:'it belongs under "build", for example build: { context: ., dockerfile: Dockerfile }',install:'write "setup" instead, for example se\
tup: npm ci',buildCommand:'write "setup" instead, for example setup: npm ci',beforeScript:'write "setup" instead, for example setup: npm ci',
before:'write "setup" instead, for example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:FOLDER2,workdir:FOLDER2,
cwd:FOLDER2,shell:"commands run without a shell; write sh -c '\u2026' in the command",cpus:MACHINE,cpuset:MACHINE,network:MACHINE,networks:MACHINE,
networkMode:MACHINE,containerName:MACHINE,hostname:MACHINE,restart:"a server must not end, and is not restarted; remove it",url:'loadgate st\
arts the server itself; write "build", "image" or "command", and its "port"',host:'loadgate starts the server itself; write "build", "image"\
 or "command", and its "port"'},CONTAINER={capAdd:"containers keep the capabilities that official images need, and get no others: leave it o\
ut",capDrop:"capabilities that official images do not need are always dropped: leave it out",devices:"no container gets a device: leave it o\
ut",extraHosts:"a server reaches its own services and nothing else: name them by their address in env",pidsLimit:"the limit is always 8192 p\
rocesses: leave it out",privileged:"no container is privileged: for one system call write security_opt: [seccomp=FILE]",sysctls:"net.core.so\
maxconn is always 65535, and no other can be set: leave it out",tmpfs:'there is no such mount; /dev/shm is as large as "shm_size" says',user:"\
an image keeps its user; set another in the Dockerfile"},COMPOSE={...Object.fromEntries(["annotations","attach","develop","gpus","init","lab\
els","labelFile","logging","models","platform","postStart","preStop","profiles","provider","pullPolicy","pullRefreshAfter","runtime","scale",
"stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(key=>[key,NOT_NEEDED])),...Object.fromEntries(["blkioConfig","cgroup","\
cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","dns","dnsOpt","dnsSearch","domainname",
"ipc","isolation","macAddress","pid","usernsMode","uts"].map(key=>[key,MACHINE])),...Object.fromEntries(["memReservation","memSwappiness","o\
omKillDisable","oomScoreAdj","storageOpt"].map(key=>[key,'the limit of a container is "mem_limit", for example mem_limit: 512m'])),credentialSpec:'\
names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container gets a device: leave it out",extends:"\
what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: *env",externalLinks:'what stands be\
side it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the Dockerfile",readOnly:"a container m\
ay write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it into the image, or make it with "setu\
p"'},TARGET={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead, for example services: [db]',healthcheck:'\
write "ready" instead, for example ready: /health',health:'write "ready" instead, for example ready: /health',readiness:'write "ready" inste\
ad, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'write "https" instead, for example https: { \
ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'write "matrix" instead, rows with their own\
 keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scenario, as scenarios: { hello: { request: GET \
/ } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},SERVICE={dependsOn:"services start at the same\
 time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready: { command: pg_isready }',options:'wr\
ite "ready" instead, for example ready: { command: pg_isready }'},BUILD={image:'it stands beside "build", or in its place, as image: postgre\
s:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown away after the run: leave it out",
sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example target: server',buildArgs:'write "args"\
 instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSION: "1.0" }',file:'write "dockerfi\
le" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"layers are cached where t\
he runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},IMAGE_BUILD={dockerfileInline:'write \
it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},SCENARIO={url:'write "request" instead, for example request: GET /',uri:'write "request" instead, for example request: GET /',endpoint:'\
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
with which the command runs to its end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:LIMITS,slo:LIMITS},
REQUEST={url:'the server is the target; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its\
 "path" is written, for example path: /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query \
belongs in "path", for example path: /users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", w\
ith headers: { content-type: application/json }',payload:'what is sent is "body", or "body-file" for a file'},EXPECT={code:'write "status" i\
nstead, for example status: 200',statusCode:'write "status" instead, for example status: 200',text:'write "body" instead, with the whole tex\
t'},TOP={name:"the file needs no name; remove it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes t\
argets and scenarios",jobs:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'\
nothing is mounted; COPY it into the image, or make it with "setup" of a target',networks:MACHINE,configs:'nothing is mounted; COPY it into \
the image, or make it with "setup" of a target',include:"there is one file, whole; write here what is in the others",models:"a run has targe\
ts and their services, and nothing else: leave it out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_K\
EY] } }",server:'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for exam\
ple targets: { api: { build: ., port: 8080 } }',benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',
tests:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example sc\
enarios: { hello: { request: GET / } }',requests:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'\
write "budget" instead, for example budget: 5m',time:'write "budget" instead, for example budget: 5m',limits:LIMITS,slo:LIMITS,...Object.fromEntries(
["build","image","command","port","env","environment","setup","prepare","ready"].map(key=>[key,"it belongs under a target, for example targe\
ts: { api: { build: ., port: 8080 } }"])),...Object.fromEntries(["request","connections","rate","expect","keepalive","vus"].map(key=>[key,'i\
t belongs under a scenario, or for all of them under "defaults", for example scenarios: { hello: { request: GET / } }']))},FOREIGN={top:TOP,
target:{...STARTED,...CONTAINER,...COMPOSE,...TARGET},service:{...STARTED,...CONTAINER,...COMPOSE,...SERVICE},build:{...BUILD,...IMAGE_BUILD},
scenario:SCENARIO,request:REQUEST,expect:EXPECT},ANCHORS="there is no place for anchors alone; set each where its value stands first: env: &\
env { LOG_LEVEL: error }, then env: *env",bare2=key=>key.toLowerCase().replaceAll(/[-_]/g,"");function foreignKey(map2,key){let place=placeOf(
map2.map(String));if(place!==void 0)return place==="top"&&/^(?:x-|\.)/.test(key)?ANCHORS:Object.entries(FOREIGN[place]).find(([name2])=>bare2(
name2)===bare2(key))?.[1]}function placeOf([first,...rest]){if(first===void 0)return"top";let inside={targets:1,services:1,scenarios:1,defaults:0,
presets:2}[first];if(inside===void 0||rest.length<inside)return;let[key,...more]=rest.slice(inside);if(first==="targets"&&key==="matrix")return more.
length===1?"target":more.length===2&&more[1]==="build"?"build":void 0;if(key===void 0)return first==="targets"?"target":first==="services"?"\
service":"scenario";if(!(more.length>0))return first==="targets"||first==="services"?key==="build"?"build":void 0:key==="request"||key==="ex\
pect"?key:void 0}var KINDS={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function explain(issue3,source,parents=[]){
let path=[...parents,...issue3.path],value=source.at(path),must2=predicate2=>[{path,at:"value",message:`${subject(path)} ${advised(predicate2,
path)}`}];switch(issue3.code){case"unrecognized_keys":return issue3.keys.map(key=>unknownKey(path,key));case"invalid_union":return explainUnion(
issue3,source,path);case"invalid_type":return source.has(path)?must2(wrongType([expectedKind(issue3)],value)):[missing(path)];case"invalid_v\
alue":return must2(wrongValue(issue3.values.map(String),value));case"invalid_key":return[badName(path,issue3.issues[0]?.message??"is not all\
owed")];case"too_small":return must2(issue3.origin==="array"?"must not be empty":`must be at least ${issue3.minimum}, is ${value}`);case"too\
_big":return must2(`must be at most ${issue3.maximum}, is ${value}`);case"invalid_format":return must2(issue3.message.replace(/(?=;|$)/,`, i\
s ${quote(String(value))}`));default:return/^(must|has|is|needs) /.test(issue3.message)?must2(issue3.message):[{path,at:"value",message:`${subject(
path)}: ${advised(issue3.message,path)}`}]}}function explainUnion(issue3,source,path){let value=source.at(path),tried=issue3.errors.find(branch2=>!branch2.
some(inner=>isOtherKind(inner,value)));if(tried!==void 0)return tried.flatMap(inner=>explain(inner,source,path));let kinds=issue3.errors.flatMap(
branch2=>branch2.filter(inner=>inner.path.length===0).map(expectedKind)),message=`${subject(path)} ${advised(wrongType([...new Set(kinds)],value),
path)}`;return[{path,at:"value",message}]}function isOtherKind(issue3,value){return issue3.path.length>0?!1:issue3.code==="invalid_type"?!0:
issue3.code==="invalid_value"?typeof value!="string":issue3.code==="invalid_union"&&issue3.errors.every(b=>b.some(inner=>isOtherKind(inner,value)))}
function expectedKind(issue3){return issue3.code==="invalid_type"?KINDS[issue3.expected]??issue3.expected:issue3.code==="invalid_value"?either(
issue3.values.map(String)):issue3.code==="invalid_union"?either([...new Set(issue3.errors.flat().map(expectedKind))]):"another value"}function unknownKey(map2,key){
let where=map2.length===0?"":` in ${subject(map2)}`,known2=knownKeys(map2),hint=noPlainBlank(key)??foreignKey(map2,key)??standsElsewhere(map2,
key)??suggestion(key,known2,known2.length),message=`unknown key ${quote(key)}${where}; ${hint}`;return{path:[...map2,key],at:"key",message}}
function noPlainBlank(key){let[found]=/(?! )[\p{Z}\p{Cf}]/u.exec(key)??[];return found===void 0?void 0:`it holds U+${found.codePointAt(0).toString(
16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function standsElsewhere(map2,key){let[first]=map2,inTarget=first===
"targets"||first==="services";if(!inTarget&&!(first==="scenarios"||first==="defaults"||first==="presets"))return;let other=inTarget?"scenari\
o":"target";return knownKeys([`${other}s`,""]).includes(key)?`it stands under a ${other}, as ${exampleAt([`${other}s`,"",key])}`:knownKeys([]).
includes(key)?`it stands at the top of the file, as ${exampleAt([key])}`:void 0}function badName(path,must2){let message=advised(`the name ${quote(
String(path.at(-1)))} ${must2}`,path.slice(0,-1));return{path,at:"key",message}}function missing(path){let message=`${path.length===1?"the f\
ile":subject(path.slice(0,-1))} has no ${quote(String(path.at(-1)))}; add it, for example ${exampleAt(path)}`;return{path,at:"key",message}}
function wrongType(kinds,value){let said=`must be ${either(kinds)}, is ${kindOf(value,kinds)}`,takes=kind=>kinds.some(words2=>words2.includes(
kind)),braced=bracedName(value);if(braced!==void 0)return`${said}; put it in quotation marks, as "{${braced}}"`;if(typeof value=="string"&&kinds.
includes("true or false")){let meant={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[value.toLowerCase()];if(meant!==void 0)return`${said}; write ${meant}`}
return(typeof value=="number"||typeof value=="boolean")&&takes("a text")&&!takes("number")?`${said}; put it in quotation marks`:typeof value==
"string"&&value.trim()!==""&&Number.isFinite(Number(value))&&kinds.every(kind=>kind.endsWith("number"))?`${said}; remove the quotation marks`:
said}function bracedName(value){if(typeof value!="object"||value===null||Array.isArray(value))return;let[[name2,nothing]=[],...others2]=Object.
entries(value);return nothing===null&&others2.length===0?name2:void 0}function wrongValue(known2,value){if(typeof value=="number")return`mus\
t be ${either(known2)}, is ${value}`;if(typeof value!="string")return wrongType([either(known2)],value);let meant=nearest(value,known2),end2=meant===
void 0?"":`; did you mean "${meant}"?`;return`must be ${either(known2)}, is ${quote(value)}${end2}`}function kindOf(value,expected){return value==
null?"empty":typeof value=="string"?"a text":typeof value=="boolean"?String(value):Array.isArray(value)?"a list":typeof value!="number"?"a m\
ap":expected.some(kind=>kind.endsWith("number"))?String(value):"a number"}function advised(message,path){if(message.includes("; "))return message;
for(let length=path.length;length>0;length--){let example=typeof path[length-1]=="number"?void 0:exampleAt(path.slice(0,length));if(example!==
void 0)return`${message}; write it like ${example}`}return`${message}; begin with targets: and scenarios:`}function subject(path){let[owner,
rest]=ownerOf(path),key=rest.filter(step=>typeof step!="number").join(".");return owner===""?key===""?"the file":quote(key):key===""?owner:`${quote(
key)} of ${owner}`}function ownerOf(path){let[first,second,third]=path.map(String);return second===void 0?["",path]:first==="targets"?[`targ\
et ${quote(second)}`,path.slice(2)]:first==="scenarios"?[`scenario ${quote(second)}`,path.slice(2)]:first==="defaults"?["the defaults",path.
slice(1)]:first!=="presets"?["",path]:third===void 0?[`preset ${quote(second)}`,[]]:[`scenario ${quote(third)} in preset ${quote(second)}`,path.
slice(3)]}var either=words2=>words2.length<2?words2.join(""):`${words2.slice(0,-1).join(", ")} or ${words2.at(-1)}`;function unwrapped(schema4){
return schema4 instanceof ZodExactOptional||schema4 instanceof ZodOptional?unwrapped(schema4.unwrap()):schema4 instanceof ZodPipe?unwrapped(
schema4.in):schema4 instanceof ZodUnion?schema4.options.flatMap(unwrapped):schema4 instanceof ZodType?[schema4]:[]}function schemasInside(schema4,step){
return schema4 instanceof ZodRecord?[schema4.valueType]:schema4 instanceof ZodArray?[schema4.element]:schema4 instanceof ZodObject&&Object.hasOwn(
schema4.shape,step)?[schema4.shape[String(step)]]:[]}function schemasAt(path){let schemas2=[configSchema];for(let step of path)schemas2=schemas2.
flatMap(unwrapped).flatMap(schema4=>schemasInside(schema4,step));return schemas2}function knownKeys(path){return schemasAt(path).flatMap(unwrapped).
flatMap(schema4=>schema4 instanceof ZodObject?Object.keys(schema4.shape):[])}function exampleAt(path){let example=schemasAt(path).flatMap(schema4=>schema4.
meta()?.examples??[]).at(0);if(example!==void 0)return`${String(path.at(-1))}: ${flow(example)}`}var PLAIN_TEXT=/^[\w/.][\w./?=:% -]*$/;function flow(value){
return typeof value=="string"?PLAIN_TEXT.test(value)?value:JSON.stringify(value):Array.isArray(value)?`[${value.map(flow).join(", ")}]`:typeof value!=
"object"||value===null?String(value):`{ ${Object.entries(value).map(([key,inner])=>`${flow(key)}: ${flow(inner)}`).join(", ")} }`}import{posix}from"node:path";var ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for(
"yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===
ALIAS,isDocument=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===DOC,isMap2=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===
MAP,isPair=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===PAIR,isScalar=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===
SCALAR,isSeq=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===SEQ;function isCollection(node2){if(node2&&typeof node2=="object")switch(node2[NODE_TYPE]){case MAP:case SEQ:
return!0}return!1}function isNode(node2){if(node2&&typeof node2=="object")switch(node2[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:
return!0}return!1}var hasAnchor=node2=>(isScalar(node2)||isCollection(node2))&&!!node2.anchor;var BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(node2,visitor){let visitor_=initVisitor(
visitor);isDocument(node2)?visit_(null,node2.contents,visitor_,Object.freeze([node2]))===REMOVE&&(node2.contents=null):visit_(null,node2,visitor_,
Object.freeze([]))}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;function visit_(key,node2,visitor,path){let ctrl=callVisitor(key,node2,
visitor,path);if(isNode(ctrl)||isPair(ctrl))return replaceNode(key,path,ctrl),visit_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(isCollection(
node2)){path=Object.freeze(path.concat(node2));for(let i=0;i<node2.items.length;++i){let ci=visit_(i,node2.items[i],visitor,path);if(typeof ci==
"number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node2.items.splice(i,1),i-=1)}}}else if(isPair(node2)){path=Object.freeze(path.
concat(node2));let ck=visit_("key",node2.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node2.key=null);let cv=visit_("value",node2.
value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node2.value=null)}}return ctrl}async function visitAsync(node2,visitor){let visitor_=initVisitor(
visitor);isDocument(node2)?await visitAsync_(null,node2.contents,visitor_,Object.freeze([node2]))===REMOVE&&(node2.contents=null):await visitAsync_(
null,node2,visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK;visitAsync.SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node2,visitor,path){
let ctrl=await callVisitor(key,node2,visitor,path);if(isNode(ctrl)||isPair(ctrl))return replaceNode(key,path,ctrl),visitAsync_(key,ctrl,visitor,
path);if(typeof ctrl!="symbol"){if(isCollection(node2)){path=Object.freeze(path.concat(node2));for(let i=0;i<node2.items.length;++i){let ci=await visitAsync_(
i,node2.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node2.items.splice(i,1),i-=1)}}}else if(isPair(
node2)){path=Object.freeze(path.concat(node2));let ck=await visitAsync_("key",node2.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&
(node2.key=null);let cv=await visitAsync_("value",node2.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node2.value=null)}}return ctrl}
function initVisitor(visitor){return typeof visitor=="object"&&(visitor.Collection||visitor.Node||visitor.Value)?Object.assign({Alias:visitor.
Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.
Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key,node2,visitor,path){if(typeof visitor==
"function")return visitor(key,node2,path);if(isMap2(node2))return visitor.Map?.(key,node2,path);if(isSeq(node2))return visitor.Seq?.(key,node2,
path);if(isPair(node2))return visitor.Pair?.(key,node2,path);if(isScalar(node2))return visitor.Scalar?.(key,node2,path);if(isAlias(node2))return visitor.
Alias?.(key,node2,path)}function replaceNode(key,path,node2){let parent=path[path.length-1];if(isCollection(parent))parent.items[key]=node2;else if(isPair(
parent))key==="key"?parent.key=node2:parent.value=node2;else if(isDocument(parent))parent.contents=node2;else{let pt=isAlias(parent)?"alias":
"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}var escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]),
Directives=class _Directives{constructor(yaml,tags){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},_Directives.defaultYaml,yaml),
this.tags=Object.assign({},_Directives.defaultTags,tags)}clone(){let copy=new _Directives(this.yaml,this.tags);return copy.docStart=this.docStart,
copy}atDocument(){let res=new _Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.
atNextDocument=!1,this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},_Directives.defaultTags);break}
return res}add(line,onError){this.atNextDocument&&(this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign(
{},_Directives.defaultTags),this.atNextDocument=!1);let parts=line.trim().split(/[ \t]+/),name2=parts.shift();switch(name2){case"%TAG":{if(parts.
length!==2&&(onError(0,"%TAG directive should contain exactly two parts"),parts.length<2))return!1;let[handle,prefix]=parts;return this.tags[handle]=
prefix,!0}case"%YAML":{if(this.yaml.explicit=!0,parts.length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;let[
version2]=parts;if(version2==="1.1"||version2==="1.2")return this.yaml.version=version2,!0;{let isValid=/^\d+\.\d+$/.test(version2);return onError(
6,`Unsupported YAML version ${version2}`,isValid),!1}}default:return onError(0,`Unknown directive ${name2}`,!0),!1}}tagName(source,onError){
if(source==="!")return"!";if(source[0]!=="!")return onError(`Not a valid tag: ${source}`),null;if(source[1]==="<"){let verbatim=source.slice(
2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source} is invalid.`),null):(source[source.length-
1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}let[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);suffix||onError(`The ${source}\
 tag has no suffix`);let prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(suffix)}catch(error3){return onError(String(
error3)),null}return handle==="!"?source:(onError(`Could not resolve tag: ${source}`),null)}tagString(tag){for(let[handle,prefix]of Object.entries(
this.tags))if(tag.startsWith(prefix))return handle+escapeTagName(tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){
let lines=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],tagEntries=Object.entries(this.tags),tagNames;if(doc&&tagEntries.length>
0&&isNode(doc.contents)){let tags={};visit(doc.contents,(_key,node2)=>{isNode(node2)&&node2.tag&&(tags[node2.tag]=!0)}),tagNames=Object.keys(
tags)}else tagNames=[];for(let[handle,prefix]of tagEntries)handle==="!!"&&prefix==="tag:yaml.org,2002:"||(!doc||tagNames.some(tn=>tn.startsWith(
prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);return lines.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};function anchorIsValid(anchor2){if(/[\x00-\x19\s,[\]{}]/.test(anchor2)){let msg=`Anchor must not contain whitespace or control characters: ${JSON.
stringify(anchor2)}`;throw new Error(msg)}return!0}function anchorNames(root){let anchors=new Set;return visit(root,{Value(_key,node2){node2.
anchor&&anchors.add(node2.anchor)}}),anchors}function findNewAnchor(prefix,exclude){for(let i=1;;++i){let name2=`${prefix}${i}`;if(!exclude.
has(name2))return name2}}function createNodeAnchors(doc,prefix){let aliasObjects=[],sourceObjects=new Map,prevAnchors=null;return{onAnchor:source=>{
aliasObjects.push(source),prevAnchors??(prevAnchors=anchorNames(doc));let anchor2=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(anchor2),
anchor2},setAnchors:()=>{for(let source of aliasObjects){let ref=sourceObjects.get(source);if(typeof ref=="object"&&ref.anchor&&(isScalar(ref.
node)||isCollection(ref.node)))ref.node.anchor=ref.anchor;else{let error3=new Error("Failed to resolve repeated object (this should not happ\
en)");throw error3.source=source,error3}}},sourceObjects}}function applyReviver(reviver,obj,key,val){if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){let v0=val[i],
v1=applyReviver(reviver,val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(let k of Array.from(
val.keys())){let v0=val.get(k),v1=applyReviver(reviver,val,k,v0);v1===void 0?val.delete(k):v1!==v0&&val.set(k,v1)}else if(val instanceof Set)
for(let v0 of Array.from(val)){let v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(v0),val.add(v1))}else for(let[
k,v0]of Object.entries(val)){let v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:v1!==v0&&(val[k]=v1)}return reviver.call(obj,key,
val)}function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON=="function"){
if(!ctx||!hasAnchor(value))return value.toJSON(arg,ctx);let data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data),ctx.onCreate=
res2=>{data.res=res2,delete ctx.onCreate};let res=value.toJSON(arg,ctx);return ctx.onCreate&&ctx.onCreate(res),res}return typeof value=="big\
int"&&!ctx?.keep?Number(value):value}var NodeBase=class{constructor(type){Object.defineProperty(this,NODE_TYPE,{value:type})}clone(){let copy=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return this.range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,
reviver}={}){if(!isDocument(doc))throw new TypeError("A document argument is required");let ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===
!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS(this,"",ctx);if(typeof onAnchor=="function")for(let{
count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver=="function"?applyReviver(reviver,{"":res},"",res):res}};var Alias=class extends NodeBase{constructor(source){super(ALIAS),this.source=source,Object.defineProperty(this,"tag",{set(){throw new Error(
"Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let nodes;
ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit(doc,{Node:(_key,node2)=>{(isAlias(node2)||hasAnchor(node2))&&nodes.push(node2)}}),
ctx&&(ctx.aliasResolveCache=nodes));let found;for(let node2 of nodes){if(node2===this)break;node2.anchor===this.source&&(found=node2)}if(found&&
ctx){let{anchors,doc:doc2,maxAliasCount}=ctx,data=anchors.get(found);if(data||(toJS(found,null,ctx),data=anchors.get(found)),data?.res===void 0){
let msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===
0&&(data.aliasCount=getAliasCount(doc2,found,anchors)),data.count*data.aliasCount>maxAliasCount)){let msg="Excessive alias count indicates a\
 resource exhaustion attack";throw new ReferenceError(msg)}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};let source=this.
resolve(ctx.doc,ctx);if(!source){let msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
msg)}return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){let src=`*${this.source}`;if(ctx){if(anchorIsValid(this.source),
ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.source)){let msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}};function getAliasCount(doc,node2,anchors){if(isAlias(node2)){let source=node2.
resolve(doc),anchor2=anchors&&source&&anchors.get(source);return anchor2?anchor2.count*anchor2.aliasCount:0}else if(isCollection(node2)){let count=0;
for(let item of node2.items){let c=getAliasCount(doc,item,anchors);c>count&&(count=c)}return count}else if(isPair(node2)){let kc=getAliasCount(
doc,node2.key,anchors),vc=getAliasCount(doc,node2.value,anchors);return Math.max(kc,vc)}return 1}var isScalarValue=value=>!value||typeof value!="function"&&typeof value!="object",Scalar=class extends NodeBase{constructor(value){super(SCALAR),
this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS(this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED=
"BLOCK_FOLDED";Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_SINGL\
E";var defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){if(tagName){let match=tags.filter(t=>t.tag===tagName),tagObj=match.
find(t=>!t.format)??match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}return tags.find(t=>t.identify?.(value)&&!t.
format)}function createNode(value,tagName,ctx){if(isDocument(value)&&(value=value.contents),isNode(value))return value;if(isPair(value)){let map2=ctx.
schema[MAP].createNode?.(ctx.schema,null,ctx);return map2.items.push(value),map2}(value instanceof String||value instanceof Number||value instanceof
Boolean||typeof BigInt<"u"&&value instanceof BigInt)&&(value=value.valueOf());let{aliasDuplicateObjects,onAnchor,onTagObj,schema:schema4,sourceObjects}=ctx,
ref;if(aliasDuplicateObjects&&value&&typeof value=="object"){if(ref=sourceObjects.get(value),ref)return ref.anchor??(ref.anchor=onAnchor(value)),
new Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.set(value,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+tagName.
slice(2));let tagObj=findTagObject(value,tagName,schema4.tags);if(!tagObj){if(value&&typeof value.toJSON=="function"&&(value=value.toJSON()),
!value||typeof value!="object"){let node3=new Scalar(value);return ref&&(ref.node=node3),node3}tagObj=value instanceof Map?schema4[MAP]:Symbol.
iterator in Object(value)?schema4[SEQ]:schema4[MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);let node2=tagObj?.createNode?tagObj.createNode(
ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value,ctx):new Scalar(value);return tagName?
node2.tag=tagName:tagObj.default||(node2.tag=tagObj.tag),ref&&(ref.node=node2),node2}function collectionFromPath(schema4,path,value){let v=value;for(let i=path.length-1;i>=0;--i){let k=path[i];if(typeof k=="number"&&Number.isInteger(
k)&&k>=0){let a=[];a[k]=v,v=a}else v=new Map([[k,v]])}return createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error(
"This should not happen, please report a bug.")},schema:schema4,sourceObjects:new Map})}var isEmptyPath=path=>path==null||typeof path=="obje\
ct"&&!!path[Symbol.iterator]().next().done,Collection=class extends NodeBase{constructor(type,schema4){super(type),Object.defineProperty(this,
"schema",{value:schema4,configurable:!0,enumerable:!1,writable:!0})}clone(schema4){let copy=Object.create(Object.getPrototypeOf(this),Object.
getOwnPropertyDescriptors(this));return schema4&&(copy.schema=schema4),copy.items=copy.items.map(it=>isNode(it)||isPair(it)?it.clone(schema4):
it),this.range&&(copy.range=this.range.slice()),copy}addIn(path,value){if(isEmptyPath(path))this.add(value);else{let[key,...rest]=path,node2=this.
get(key,!0);if(isCollection(node2))node2.addIn(rest,value);else if(node2===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,
value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){let[key,...rest]=path;if(rest.length===
0)return this.delete(key);let node2=this.get(key,!0);if(isCollection(node2))return node2.deleteIn(rest);throw new Error(`Expected YAML colle\
ction at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){let[key,...rest]=path,node2=this.get(key,!0);return rest.length===0?!keepScalar&&
isScalar(node2)?node2.value:node2:isCollection(node2)?node2.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(
node2=>{if(!isPair(node2))return!1;let n=node2.value;return n==null||allowScalar&&isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&
!n.tag})}hasIn(path){let[key,...rest]=path;if(rest.length===0)return this.has(key);let node2=this.get(key,!0);return isCollection(node2)?node2.
hasIn(rest):!1}setIn(path,value){let[key,...rest]=path;if(rest.length===0)this.set(key,value);else{let node2=this.get(key,!0);if(isCollection(
node2))node2.setIn(rest,value);else if(node2===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(
`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}};var stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment,indent){return/^\n+$/.test(comment)?comment.substring(
1):indent?comment.replace(/^(?! *$)/gm,indent):comment}var lineComment=(str,indent,comment)=>str.endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;var FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text2,indent,mode2="flow",{indentAtStart,lineWidth=80,minContentWidth=20,
onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text2;lineWidth<minContentWidth&&(minContentWidth=0);let endStep=Math.max(1+minContentWidth,
1+lineWidth-indent.length);if(text2.length<=endStep)return text2;let folds=[],escapedFolds={},end2=lineWidth-indent.length;typeof indentAtStart==
"number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?folds.push(0):end2=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,
escEnd=-1;mode2===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text2,i,indent.length),i!==-1&&(end2=i+endStep));for(let ch;ch=text2[i+=1];){if(mode2===
FOLD_QUOTED&&ch==="\\"){switch(escStart=i,text2[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch===
`
`)mode2===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text2,i,indent.length)),end2=i+indent.length+endStep,split=void 0;else{if(ch===" "&&prev&&
prev!==" "&&prev!==`
`&&prev!=="	"){let next=text2[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end2)if(split)folds.push(split),end2=split+endStep,split=void 0;else if(mode2===FOLD_QUOTED){for(;prev===" "||
prev==="	";)prev=ch,ch=text2[i+=1],overflow=!0;let j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text2;folds.push(j),escapedFolds[j]=
!0,end2=j+endStep,split=void 0}else overflow=!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),folds.length===0)return text2;onFold&&onFold();
let res=text2.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){let fold=folds[i2],end3=folds[i2+1]||text2.length;fold===0?res=`
${indent}${text2.slice(0,end3)}`:(mode2===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text2[fold]}\\`),res+=`
${indent}${text2.slice(fold+1,end3)}`)}return res}function consumeMoreIndentedLines(text2,i,indent){let end2=i,start=i+1,ch=text2[start];for(;ch===
" "||ch==="	";)if(i<start+indent)ch=text2[++i];else{do ch=text2[++i];while(ch&&ch!==`
`);end2=i,start=i+1,ch=text2[start]}return end2}var getFoldOptions=(ctx,isBlock2)=>({indentAtStart:isBlock2?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,minContentWidth:ctx.
options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){
if(!lineWidth||lineWidth<0)return!1;let limit2=lineWidth-indentLength,strLen=str.length;if(strLen<=limit2)return!1;for(let i=0,start=0;i<strLen;++i)
if(str[i]===`
`){if(i-start>limit2)return!0;if(start=i+1,strLen-start<=limit2)return!1}return!0}function doubleQuotedString(value,ctx){let json2=JSON.stringify(
value);if(ctx.options.doubleQuotedAsJSON)return json2;let{implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,indent=ctx.
indent||(containsDocumentMarker(value)?"  ":""),str="",start=0;for(let i=0,ch=json2[i];ch;ch=json2[++i])if(ch===" "&&json2[i+1]==="\\"&&json2[i+
2]==="n"&&(str+=json2.slice(start,i)+"\\ ",i+=1,start=i,ch="\\"),ch==="\\")switch(json2[i+1]){case"u":{str+=json2.slice(start,i);let code=json2.
substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\a";break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"\
0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":str+="\\P";break;default:code.substr(0,2)==="00"?str+=
"\\x"+code.substr(2):str+=json2.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json2[i+2]==='"'||json2.length<minMultiLineLength)i+=
1;else{for(str+=json2.slice(start,i)+`

`;json2[i+2]==="\\"&&json2[i+3]==="n"&&json2[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json2[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json2.slice(start):json2,implicitKey?
str:foldFlowLines(str,indent,FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===!1||ctx.
implicitKey&&value.includes(`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);let indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),res="'"+
value.replace(/'/g,"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines(res,indent,FOLD_FLOW,getFoldOptions(ctx,!1))}function quotedString(value,ctx){let{singleQuote}=ctx.
options,qs;if(singleQuote===!1)qs=doubleQuotedString;else{let hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&!hasSingle?
qs=singleQuotedString:hasSingle&&!hasDouble?qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}
var blockEndNewlines;try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value},ctx,onComment,onChompKeep){let{blockQuote,commentString,
lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);let indent=ctx.indent||(ctx.forceBlockIndent||
containsDocumentMarker(value)?"  ":""),literal3=blockQuote==="literal"?!0:blockQuote==="folded"||type===Scalar.BLOCK_FOLDED?!1:type===Scalar.
BLOCK_LITERAL?!0:!lineLengthOverLimit(value,lineWidth,indent.length);if(!value)return literal3?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){let ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end2=value.substring(endStart),endNlPos=end2.indexOf(`
`);endNlPos===-1?chomp="-":value===end2||endNlPos!==end2.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end2&&(value=value.slice(0,
-end2.length),end2[end2.length-1]===`
`&&(end2=end2.slice(0,-1)),end2=end2.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=0;startEnd<
value.length;++startEnd){let ch=value[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.substring(start.
length),start=start.replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment&&(header+=" "+commentString(
comment.replace(/ ?[\r\n]+/g," ")),onComment&&onComment()),!literal3){let foldedValue=value.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`),literalFallback=!1,foldOptions=getFoldOptions(
ctx,!0);blockQuote!=="folded"&&type!==Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});let body2=foldFlowLines(`${start}${foldedValue}${end2}`,
indent,FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header}
${indent}${body2}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end2}`}function plainString(item,ctx,onComment,onChompKeep){let{type,value}=item,{actualString,implicitKey,indent,
indentStep,inFlow}=ctx;if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(value))return implicitKey||inFlow||!value.includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.PLAIN&&value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=!0,blockString(
item,ctx,onComment,onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value,ctx)}let str=value.replace(/\n+/g,`$&
${indent}`);if(actualString){let test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.doc.schema;
if(tags.some(test)||compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines(str,indent,FOLD_FLOW,getFoldOptions(
ctx,!1))}function stringifyString(item,ctx,onComment,onChompKeep){let{implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign(
{},item,{value:String(item.value)}),{type}=item;type!==Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&
(type=Scalar.QUOTE_DOUBLE);let _stringify=_type=>{switch(_type){case Scalar.BLOCK_FOLDED:case Scalar.BLOCK_LITERAL:return implicitKey||inFlow?
quotedString(ss.value,ctx):blockString(ss,ctx,onComment,onChompKeep);case Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.
QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}},
res=_stringify(type);if(res===null){let{defaultKeyType,defaultStringType}=ctx.options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=
_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}function createStringifyContext(doc,options){let opt=Object.assign({blockQuote:!0,commentString:stringifyComment,defaultKeyType:null,defaultStringType:"\
PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,
minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},doc.schema.toStringOptions,
options),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,
doc,flowCollectionPadding:opt.flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):"  ",inFlow,
options:opt}}function getTagObject(tags,item){if(item.tag){let match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.
format===item.format)??match[0]}let tagObj,obj;if(isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>
1){let testMatch=match.filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.format)??match.find(t=>!t.
format)}else obj=item,tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass);if(!tagObj){let name2=obj?.constructor?.name??(obj===null?
"null":typeof obj);throw new Error(`Tag not resolved for ${name2} value`)}return tagObj}function stringifyProps(node2,tagObj,{anchors,doc}){
if(!doc.directives)return"";let props=[],anchor2=(isScalar(node2)||isCollection(node2))&&node2.anchor;anchor2&&anchorIsValid(anchor2)&&(anchors.
add(anchor2),props.push(`&${anchor2}`));let tag=node2.tag??(tagObj.default?null:tagObj.tag);return tag&&props.push(doc.directives.tagString(
tag)),props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(isPair(item))return item.toString(ctx,onComment,onChompKeep);if(isAlias(
item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))throw new TypeError("Cannot stringify circular stru\
cture without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(item):ctx.resolvedAliases=new Set([item]),item=item.resolve(ctx.doc)}
let tagObj,node2=isNode(item)?item:ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node2));
let props=stringifyProps(node2,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);let str=typeof tagObj.stringify==
"function"?tagObj.stringify(node2,ctx,onComment,onChompKeep):isScalar(node2)?stringifyString(node2,ctx,onComment,onChompKeep):node2.toString(
ctx,onComment,onChompKeep);return props?isScalar(node2)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}function stringifyPair({key,value},ctx,onComment,onChompKeep){let{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx,
keyComment=isNode(key)&&key.comment||null;if(simpleKeys){if(keyComment)throw new Error("With simple keys, key nodes cannot have comments");if(isCollection(
key)||!isNode(key)&&typeof key=="object"){let msg="With simple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&
(!key||keyComment&&value==null&&!ctx.inFlow||isCollection(key)||(isScalar(key)?key.type===Scalar.BLOCK_FOLDED||key.type===Scalar.BLOCK_LITERAL:
typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&(simpleKeys||!allNullValues),indent:indent+indentStep});
let keyCommentDone=!1,chompKeep=!1,str=stringify(key,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&!ctx.inFlow&&str.length>1024){
if(simpleKeys)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.inFlow){
if(allNullValues||value==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&!simpleKeys||
value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=lineComment(str,ctx.indent,commentString(keyComment)):chompKeep&&
onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?(keyComment&&(str+=lineComment(str,ctx.indent,commentString(keyComment))),
str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=lineComment(str,ctx.indent,commentString(keyComment))));let vsb,vcb,valueComment;isNode(value)?
(vsb=!!value.spaceBefore,vcb=value.commentBefore,valueComment=value.comment):(vsb=!1,vcb=null,valueComment=null,value&&typeof value=="object"&&
(value=doc.createNode(value))),ctx.implicitKey=!1,!explicitKey&&!keyComment&&isScalar(value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,
!indentSeq&&indentStep.length>=2&&!ctx.inFlow&&!explicitKey&&isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.substring(
2));let valueCommentDone=!1,valueStr=stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0),ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?
`
`:"",vcb){let cs=commentString(vcb);ws+=`
${indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&isCollection(value)){let vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow2=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow2){let hasPropsLine=!1;if(hasNewline&&(vs0===
"&"||vs0==="!")){let sp0=valueStr.indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.indexOf(" ",sp0+1)),(sp0===
-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?str+=lineComment(str,
ctx.indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}function warn(logLevel,warning2){(logLevel==="debug"||logLevel==="warn")&&console.warn(warning2)}var MERGE_KEY="<<",merge2={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:y\
aml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},
isMergeKey=(ctx,key)=>(merge2.identify(key)||isScalar(key)&&(!key.type||key.type===Scalar.PLAIN)&&merge2.identify(key.value))&&ctx?.doc.schema.
tags.some(tag=>tag.tag===merge2.tag&&tag.default);function addMergeToJSMap(ctx,map2,value){let source=resolveAliasValue(ctx,value);if(isSeq(
source))for(let it of source.items)mergeValue(ctx,map2,it);else if(Array.isArray(source))for(let it of source)mergeValue(ctx,map2,it);else mergeValue(
ctx,map2,source)}function mergeValue(ctx,map2,value){let source=resolveAliasValue(ctx,value);if(!isMap2(source))throw new Error("Merge sourc\
es must be maps or map aliases");let srcMap=source.toJSON(null,ctx,Map);for(let[key,value2]of srcMap)map2 instanceof Map?map2.has(key)||map2.
set(key,value2):map2 instanceof Set?map2.add(key):Object.prototype.hasOwnProperty.call(map2,key)||Object.defineProperty(map2,key,{value:value2,
writable:!0,enumerable:!0,configurable:!0});return map2}function resolveAliasValue(ctx,value){return ctx&&isAlias(value)?value.resolve(ctx.doc,
ctx):value}function addPairToJSMap(ctx,map2,{key,value}){if(isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,map2,value);else if(isMergeKey(ctx,key))addMergeToJSMap(
ctx,map2,value);else{let jsKey=toJS(key,"",ctx);if(map2 instanceof Map)map2.set(jsKey,toJS(value,jsKey,ctx));else if(map2 instanceof Set)map2.
add(jsKey);else{let stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS(value,stringKey,ctx);stringKey in map2?Object.defineProperty(map2,stringKey,
{value:jsValue,writable:!0,enumerable:!0,configurable:!0}):map2[stringKey]=jsValue}}return map2}function stringifyKey(key,jsKey,ctx){if(jsKey===
null)return"";if(typeof jsKey!="object")return String(jsKey);if(isNode(key)&&ctx?.doc){let strCtx=createStringifyContext(ctx.doc,{});strCtx.
anchors=new Set;for(let node2 of ctx.anchors.keys())strCtx.anchors.add(node2.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=!0;let strKey=key.
toString(strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=jsonStr.substring(0,36)+'..."'),warn(ctx.
doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use o\
bject keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.stringify(jsKey)}function createPair(key,value,ctx){let k=createNode(key,void 0,ctx),v=createNode(value,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key,value=null){
Object.defineProperty(this,NODE_TYPE,{value:PAIR}),this.key=key,this.value=value}clone(schema4){let{key,value}=this;return isNode(key)&&(key=
key.clone(schema4)),isNode(value)&&(value=value.clone(schema4)),new _Pair(key,value)}toJSON(_,ctx){let pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap(
ctx,pair,this)}toString(ctx,onComment,onChompKeep){return ctx?.doc?stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};function stringifyCollection(collection,ctx,options){return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,
ctx,options)}function stringifyBlockCollection({comment,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{indent,
options:{commentString}}=ctx,itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),chompKeep=!1,lines=[];for(let i=0;i<items.length;++i){
let item=items[i],comment2=null;if(isNode(item))!chompKeep&&item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,chompKeep),
item.comment&&(comment2=item.comment);else if(isPair(item)){let ik=isNode(item.key)?item.key:null;ik&&(!chompKeep&&ik.spaceBefore&&lines.push(
""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=!0);
comment2&&(str2+=lineComment(str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&(chompKeep=!1),lines.push(blockItemPrefix+str2)}
let str;if(lines.length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){let line=lines[i];str+=line?
`
${indent}${line}`:`
`}}return comment?(str+=`
`+indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({
items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;
let itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),reqNewline=!1,linesAtValue=0,lines=[];for(let i=0;i<items.length;++i){
let item=items[i],comment=null;if(isNode(item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&
(comment=item.comment);else if(isPair(item)){let ik=isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,
lines,ik.commentBefore,!1),ik.comment&&(reqNewline=!0));let iv=isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=iv.comment),iv.commentBefore&&
(reqNewline=!0)):item.value==null&&ik?.comment&&(comment=ik.comment)}comment&&(reqNewline=!0);let str=stringify(item,itemCtx,()=>comment=null);
reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.
length+2,2)+(str.length+2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment&&(str+=lineComment(str,itemIndent,commentString(comment))),
lines.push(str),linesAtValue=lines.length}let{start,end:end2}=flowChars;if(lines.length===0)return start+end2;if(!reqNewline){let len=lines.
reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line of lines)
str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end2}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end2}`}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){
if(comment&&chompKeep&&(comment=comment.replace(/^\n+/,"")),comment){let ic=indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}function findPair(items,key){let k=isScalar(key)?key.value:key;for(let it of items)if(isPair(it)&&(it.key===key||it.key===k||isScalar(it.key)&&
it.key.value===k))return it}var YAMLMap=class extends Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema4){super(
MAP,schema4),this.items=[]}static from(schema4,obj,ctx){let{keepUndefined,replacer}=ctx,map2=new this(schema4),add=(key,value)=>{if(typeof replacer==
"function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;(value!==void 0||keepUndefined)&&
map2.items.push(createPair(key,value,ctx))};if(obj instanceof Map)for(let[key,value]of obj)add(key,value);else if(obj&&typeof obj=="object")
for(let key of Object.keys(obj))add(key,obj[key]);return typeof schema4.sortMapEntries=="function"&&map2.items.sort(schema4.sortMapEntries),
map2}add(pair,overwrite){let _pair;isPair(pair)?_pair=pair:!pair||typeof pair!="object"||!("key"in pair)?_pair=new Pair(pair,pair?.value):_pair=
new Pair(pair.key,pair.value);let prev=findPair(this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(
`Key ${_pair.key} already set`);isScalar(prev.value)&&isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.value}else if(sortEntries){
let i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.items.push(_pair):this.items.splice(i,0,_pair)}else this.items.push(
_pair)}delete(key){let it=findPair(this.items,key);return it?this.items.splice(this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){let node2=findPair(
this.items,key)?.value;return(!keepScalar&&isScalar(node2)?node2.value:node2)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){
this.add(new Pair(key,value),!0)}toJSON(_,ctx,Type){let map2=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(map2);for(let item of this.
items)addPairToJSMap(ctx,map2,item);return map2}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);for(let item of this.
items)if(!isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);return!ctx.allNullValues&&this.
hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"\
}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};var map={collection:"map",default:!0,nodeClass:YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){return isMap2(map2)||onError("Expec\
ted a mapping for this tag"),map2},createNode:(schema4,obj,ctx)=>YAMLMap.from(schema4,obj,ctx)};var YAMLSeq=class extends Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema4){super(SEQ,schema4),this.items=[]}add(value){
this.items.push(value)}delete(key){let idx=asItemIndex(key);return typeof idx!="number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){
let idx=asItemIndex(key);if(typeof idx!="number")return;let it=this.items[idx];return!keepScalar&&isScalar(it)?it.value:it}has(key){let idx=asItemIndex(
key);return typeof idx=="number"&&idx<this.items.length}set(key,value){let idx=asItemIndex(key);if(typeof idx!="number")throw new Error(`Exp\
ected a valid index, not ${key}.`);let prev=this.items[idx];isScalar(prev)&&isScalarValue(value)?prev.value=value:this.items[idx]=value}toJSON(_,ctx){
let seq2=[];ctx?.onCreate&&ctx.onCreate(seq2);let i=0;for(let item of this.items)seq2.push(toJS(item,String(i++),ctx));return seq2}toString(ctx,onComment,onChompKeep){
return ctx?stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment}):
JSON.stringify(this)}static from(schema4,obj,ctx){let{replacer}=ctx,seq2=new this(schema4);if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){
if(typeof replacer=="function"){let key=obj instanceof Set?it:String(i++);it=replacer.call(obj,key,it)}seq2.items.push(createNode(it,void 0,
ctx))}}return seq2}};function asItemIndex(key){let idx=isScalar(key)?key.value:key;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx==
"number"&&Number.isInteger(idx)&&idx>=0?idx:null}var seq={collection:"seq",default:!0,nodeClass:YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){return isSeq(seq2)||onError("Expect\
ed a sequence for this tag"),seq2},createNode:(schema4,obj,ctx)=>YAMLSeq.from(schema4,obj,ctx)};var string3={identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){
return ctx=Object.assign({actualString:!0},ctx),stringifyString(item,ctx,onComment,onChompKeep)}};var nullTag={identify:value=>value==null,createNode:()=>new Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new Scalar(null),stringify:({source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:ctx.options.nullStr};var boolTag={identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:str=>new Scalar(
str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){if(source&&boolTag.test.test(source)){let sv=source[0]==="t"||source[0]==="T";if(value===
sv)return source}return value?ctx.options.trueStr:ctx.options.falseStr}};function stringifyNumber({format,minFractionDigits,tag,value}){if(typeof value=="bigint")return String(value);let num=typeof value=="number"?
value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(value);if(!format&&
minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.indexOf(".");i<0&&(i=n.length,n+=".");
let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}var floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber},
floatExp={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str),stringify(node2){let num=Number(node2.value);return isFinite(num)?num.toExponential():stringifyNumber(node2)}},
float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){
let node2=new Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.length-1]==="0"&&(node2.minFractionDigits=str.length-dot-
1),node2},stringify:stringifyNumber};var intIdentify=value=>typeof value=="bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):
parseInt(str.substring(offset),radix);function intStringify(node2,radix,prefix){let{value}=node2;return intIdentify(value)&&value>=0?prefix+
value.toString(radix):stringifyNumber(node2)}var intOct={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",
format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node2=>intStringify(node2,8,"0o")},int2={identify:intIdentify,
default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber},
intHex={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node2=>intStringify(node2,16,"0x")};var schema=[map,seq,string3,nullTag,boolTag,intOct,int2,intHex,floatNaN,floatExp,float];function intIdentify2(value){return typeof value=="bigint"||Number.isInteger(value)}var stringifyJSON=({value})=>JSON.stringify(value),jsonScalars=[
{identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==
null,createNode:()=>new Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify2,
default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,
10),stringify:({value})=>intIdentify2(value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value=="number",default:!0,tag:"\
tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(str),stringify:stringifyJSON}],
jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved plain scalar ${JSON.stringify(str)}`),str}},schema2=[map,
seq].concat(jsonScalars,jsonError);var binary={identify:value=>value instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof atob=="func\
tion"){let str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else
return onError("This environment does not support reading binary tags; either Buffer or atob is required"),src},stringify({comment,type,value},ctx,onComment,onChompKeep){
if(!value)return"";let buf=value,str;if(typeof btoa=="function"){let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(
s)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(type??(type=Scalar.BLOCK_LITERAL),
type!==Scalar.QUOTE_DOUBLE){let lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/
lineWidth),lines=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);str=lines.join(type===Scalar.BLOCK_LITERAL?
`
`:" ")}return stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};function resolvePairs(seq2,onError){if(isSeq(seq2))for(let i=0;i<seq2.items.length;++i){let item=seq2.items[i];if(!isPair(item)){if(isMap2(item)){
item.items.length>1&&onError("Each pair must have its own sequence indicator");let pair=item.items[0]||new Pair(new Scalar(null));if(item.commentBefore&&
(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq2.items[i]=isPair(item)?item:new Pair(item)}}else onError("Expected a sequence for this tag");return seq2}
function createPairs(schema4,iterable,ctx){let{replacer}=ctx,pairs2=new YAMLSeq(schema4);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&
Symbol.iterator in Object(iterable))for(let it of iterable){typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,
value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(`Expected [key, value] tuple: ${it}`);else if(it&&
it instanceof Object){let keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(`Expected tuple with on\
e key, not ${keys.length} keys`)}else key=it;pairs2.items.push(createPair(key,value,ctx))}return pairs2}var pairs={collection:"seq",default:!1,
tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};var YAMLOMap=class _YAMLOMap extends YAMLSeq{constructor(){super(),this.add=YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.prototype.delete.
bind(this),this.get=YAMLMap.prototype.get.bind(this),this.has=YAMLMap.prototype.has.bind(this),this.set=YAMLMap.prototype.set.bind(this),this.
tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map2=new Map;ctx?.onCreate&&ctx.onCreate(map2);for(let pair of this.items){
let key,value;if(isPair(pair)?(key=toJS(pair.key,"",ctx),value=toJS(pair.value,key,ctx)):key=toJS(pair,"",ctx),map2.has(key))throw new Error(
"Ordered maps must not include duplicate keys");map2.set(key,value)}return map2}static from(schema4,iterable,ctx){let pairs2=createPairs(schema4,
iterable,ctx),omap2=new this;return omap2.items=pairs2.items,omap2}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={collection:"seq",identify:value=>value instanceof
Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq2,onError){let pairs2=resolvePairs(seq2,onError),seenKeys=[];for(let{
key}of pairs2.items)isScalar(key)&&(seenKeys.includes(key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):seenKeys.
push(key.value));return Object.assign(new YAMLOMap,pairs2)},createNode:(schema4,iterable,ctx)=>YAMLOMap.from(schema4,iterable,ctx)};function boolStringify({value,source},ctx){return source&&(value?trueTag:falseTag).test.test(source)?source:value?ctx.options.trueStr:ctx.options.
falseStr}var trueTag={identify:value=>value===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar(
!0),stringify:boolStringify},falseTag={identify:value=>value===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new Scalar(!1),stringify:boolStringify};var floatNaN2={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber},
floatExp2={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node2){let num=Number(node2.value);return isFinite(num)?num.toExponential():stringifyNumber(
node2)}},float2={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){
let node2=new Scalar(parseFloat(str.replace(/_/g,""))),dot=str.indexOf(".");if(dot!==-1){let f=str.substring(dot+1).replace(/_/g,"");f[f.length-
1]==="0"&&(node2.minFractionDigits=f.length)}return node2},stringify:stringifyNumber};var intIdentify3=value=>typeof value=="bigint"||Number.isInteger(value);function intResolve2(str,offset,radix,{intAsBigInt}){let sign=str[0];
if((sign==="-"||sign==="+")&&(offset+=1),str=str.substring(offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:
str=`0o${str}`;break;case 16:str=`0x${str}`;break}let n2=BigInt(str);return sign==="-"?BigInt(-1)*n2:n2}let n=parseInt(str,radix);return sign===
"-"?-1*n:n}function intStringify2(node2,radix,prefix){let{value}=node2;if(intIdentify3(value)){let str=value.toString(radix);return value<0?
"-"+prefix+str.substr(1):prefix+str}return stringifyNumber(node2)}var intBin={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"\
BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve2(str,2,2,opt),stringify:node2=>intStringify2(node2,2,"0b")},intOct2={identify:intIdentify3,
default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve2(str,1,8,opt),stringify:node2=>intStringify2(
node2,8,"0")},int3={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve2(
str,0,10,opt),stringify:stringifyNumber},intHex2={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,
resolve:(str,_onError,opt)=>intResolve2(str,2,16,opt),stringify:node2=>intStringify2(node2,16,"0x")};var YAMLSet=class _YAMLSet extends YAMLMap{constructor(schema4){super(schema4),this.tag=_YAMLSet.tag}add(key){let pair;isPair(key)?pair=key:
key&&typeof key=="object"&&"key"in key&&"value"in key&&key.value===null?pair=new Pair(key.key,null):pair=new Pair(key,null),findPair(this.items,
pair.key)||this.items.push(pair)}get(key,keepPair){let pair=findPair(this.items,key);return!keepPair&&isPair(pair)?isScalar(pair.key)?pair.key.
value:pair.key:pair}set(key,value){if(typeof value!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not\
 ${typeof value}`);let prev=findPair(this.items,key);prev&&!value?this.items.splice(this.items.indexOf(prev),1):!prev&&value&&this.items.push(
new Pair(key))}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);if(this.
hasAllNullValues(!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Set items must a\
ll have null values")}static from(schema4,iterable,ctx){let{replacer}=ctx,set2=new this(schema4);if(iterable&&Symbol.iterator in Object(iterable))
for(let value of iterable)typeof replacer=="function"&&(value=replacer.call(iterable,value,value)),set2.items.push(createPair(value,null,ctx));
return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,default:!1,
tag:"tag:yaml.org,2002:set",createNode:(schema4,iterable,ctx)=>YAMLSet.from(schema4,iterable,ctx),resolve(map2,onError){if(isMap2(map2)){if(map2.
hasAllNullValues(!0))return Object.assign(new YAMLSet,map2);onError("Set items must all have null values")}else onError("Expected a mapping \
for this tag");return map2}};function parseSexagesimal(str,asBigInt){let sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?BigInt(n):Number(n),
res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node2){
let{value}=node2,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(n);else if(isNaN(value)||!isFinite(value))return stringifyNumber(node2);let sign="";
value<0&&(sign="-",value*=num(-1));let _60=num(60),parts=[value%_60];return value<60?parts.unshift(0):(value=(value-parts[0])/_60,parts.unshift(
value%_60),value>=60&&(value=(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}var intTime={identify:value=>typeof value=="bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(str,intAsBigInt),stringify:stringifySexagesimal},floatTime={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(
str,!1),stringify:stringifySexagesimal},timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp(
"^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]\
{2})?))?)?$"),resolve(str){let match=str.match(timestamp.test);if(!match)throw new Error("!!timestamp expects a date, starting with yyyy-mm-\
dd");let[,year,month,day,hour,minute,second]=match.map(Number),millisec=match[7]?Number((match[7]+"00").substr(1,3)):0,date2=Date.UTC(year,month-
1,day,hour||0,minute||0,second||0,millisec),tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,!1);Math.abs(d)<30&&(d*=60),date2-=6e4*d}
return new Date(date2)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var schema3=[map,seq,string3,nullTag,trueTag,falseTag,intBin,intOct2,int3,intHex2,floatNaN2,floatExp2,float2,binary,merge2,omap,pairs,set,intTime,
floatTime,timestamp];var schemas=new Map([["core",schema],["failsafe",[map,seq,string3]],["json",schema2],["yaml11",schema3],["yaml-1.1",schema3]]),tagsByName={binary,
bool:boolTag,float,floatExp,floatNaN,floatTime,int:int2,intHex,intOct,intTime,map,merge:merge2,null:nullTag,omap,pairs,seq,set,timestamp},coreKnownTags={
"tag:yaml.org,2002:binary":binary,"tag:yaml.org,2002:merge":merge2,"tag:yaml.org,2002:omap":omap,"tag:yaml.org,2002:pairs":pairs,"tag:yaml.o\
rg,2002:set":set,"tag:yaml.org,2002:timestamp":timestamp};function getTags(customTags,schemaName,addMergeTag){let schemaTags=schemas.get(schemaName);
if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge2)?schemaTags.concat(merge2):schemaTags.slice();let tags=schemaTags;
if(!tags)if(Array.isArray(customTags))tags=[];else{let keys=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).
join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)
tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.concat(merge2)),tags.
reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){let tagName=JSON.stringify(tag),keys=Object.keys(tagsByName).
map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||
tags2.push(tagObj),tags2},[])}var sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge:merge3,resolveKnownTags,
schema:schema4,sortMapEntries,toStringDefaults}){this.compat=Array.isArray(compat)?getTags(compat,"compat"):compat?getTags(null,compat):null,
this.name=typeof schema4=="string"&&schema4||"core",this.knownTags=resolveKnownTags?coreKnownTags:{},this.tags=getTags(customTags,this.name,
merge3),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,MAP,{value:map}),Object.defineProperty(this,SCALAR,{value:string3}),
Object.defineProperty(this,SEQ,{value:seq}),this.sortMapEntries=typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:
null}clone(){let copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}};function stringifyDocument(doc,options){let lines=[],hasDirectives=options.directives===!0;if(options.directives!==!1&&doc.directives){let dir=doc.
directives.toString(doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.push("---");
let ctx=createStringifyContext(doc,options),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&lines.unshift("");let cs=commentString(
doc.commentBefore);lines.unshift(indentComment(cs,""))}let chompKeep=!1,contentComment=null;if(doc.contents){if(isNode(doc.contents)){if(doc.
contents.spaceBefore&&hasDirectives&&lines.push(""),doc.contents.commentBefore){let cs=commentString(doc.contents.commentBefore);lines.push(
indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}let onChompKeep=contentComment?void 0:()=>chompKeep=
!0,body2=stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body2+=lineComment(body2,"",commentString(contentComment))),
(body2[0]==="|"||body2[0]===">")&&lines[lines.length-1]==="---"?lines[lines.length-1]=`--- ${body2}`:lines.push(body2)}else lines.push(stringify(
doc.contents,ctx));if(doc.directives?.docEnd)if(doc.comment){let cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{let dc=doc.comment;dc&&chompKeep&&
(dc=dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines[lines.length-1]!==""&&lines.push(""),lines.push(indentComment(commentString(
dc),"")))}return lines.join(`
`)+`
`}var Document=class _Document{constructor(value,replacer,options){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.
defineProperty(this,NODE_TYPE,{value:DOC});let _replacer=null;typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===
void 0&&replacer&&(options=replacer,replacer=void 0);let opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version:version2}=opt;options?._directives?(this.directives=
options._directives.atDocument(),this.directives.yaml.explicit&&(version2=this.directives.yaml.version)):this.directives=new Directives({version:version2}),
this.setSchema(version2,options),this.contents=value===void 0?null:this.createNode(value,_replacer,options)}clone(){let copy=Object.create(_Document.
prototype,{[NODE_TYPE]:{value:DOC}});return copy.commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.slice(),
copy.warnings=this.warnings.slice(),copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.
schema=this.schema.clone(),copy.contents=isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.range.
slice()),copy}add(value){assertCollection(this.contents)&&this.contents.add(value)}addIn(path,value){assertCollection(this.contents)&&this.contents.
addIn(path,value)}createAlias(node2,name2){if(!node2.anchor){let prev=anchorNames(this);node2.anchor=!name2||prev.has(name2)?findNewAnchor(name2||
"a",prev):name2}return new Alias(node2.anchor)}createNode(value,replacer,options){let _replacer;if(typeof replacer=="function")value=replacer.
call({"":value},"",value),_replacer=replacer;else if(Array.isArray(replacer)){let keyToStr=v=>typeof v=="number"||v instanceof String||v instanceof
Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else options===void 0&&
replacer&&(options=replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow:flow2,keepUndefined,onTagObj,tag}=options??{},{onAnchor,
setAnchors,sourceObjects}=createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??
!1,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node2=createNode(value,tag,ctx);return flow2&&isCollection(node2)&&
(node2.flow=!0),setAnchors(),node2}createPair(key,value,options={}){let k=this.createNode(key,null,options),v=this.createNode(value,null,options);
return new Pair(k,v)}delete(key){return assertCollection(this.contents)?this.contents.delete(key):!1}deleteIn(path){return isEmptyPath(path)?
this.contents==null?!1:(this.contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path):!1}get(key,keepScalar){return isCollection(
this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){return isEmptyPath(path)?!keepScalar&&isScalar(this.contents)?
this.contents.value:this.contents:isCollection(this.contents)?this.contents.getIn(path,keepScalar):void 0}has(key){return isCollection(this.
contents)?this.contents.has(key):!1}hasIn(path){return isEmptyPath(path)?this.contents!==void 0:isCollection(this.contents)?this.contents.hasIn(
path):!1}set(key,value){this.contents==null?this.contents=collectionFromPath(this.schema,[key],value):assertCollection(this.contents)&&this.
contents.set(key,value)}setIn(path,value){isEmptyPath(path)?this.contents=value:this.contents==null?this.contents=collectionFromPath(this.schema,
Array.from(path),value):assertCollection(this.contents)&&this.contents.setIn(path,value)}setSchema(version2,options={}){typeof version2=="nu\
mber"&&(version2=String(version2));let opt;switch(version2){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Directives(
{version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version2:
this.directives=new Directives({version:version2}),opt={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,
opt=null;break;default:{let sv=JSON.stringify(version2);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}
if(options.schema instanceof Object)this.schema=options.schema;else if(opt)this.schema=new Schema(Object.assign(opt,options));else throw new Error(
"With a null YAML version, the { schema: Schema } option is required")}toJS({json:json2,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){
let ctx={anchors:new Map,doc:this,keep:!json2,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:
100},res=toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);
return typeof reviver=="function"?applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,mapAsMap:!1,
onAnchor})}toString(options={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options&&
(!Number.isInteger(options.indent)||Number(options.indent)<=0)){let s=JSON.stringify(options.indent);throw new Error(`"indent" option must b\
e a positive integer, not ${s}`)}return stringifyDocument(this,options)}};function assertCollection(contents){if(isCollection(contents))return!0;
throw new Error("Expected a YAML collection as document contents")}var YAMLError=class extends Error{constructor(name2,pos,code,message){super(),this.name=name2,this.code=code,this.message=message,this.pos=pos}},
YAMLParseError=class extends YAMLError{constructor(pos,code,message){super("YAMLParseError",pos,code,message)}},YAMLWarning=class extends YAMLError{constructor(pos,code,message){
super("YAMLWarning",pos,code,message)}},prettifyError2=(src,lc)=>error3=>{if(error3.pos[0]===-1)return;error3.linePos=error3.pos.map(pos=>lc.
linePos(pos));let{line,col}=error3.linePos[0];error3.message+=` at line ${line}, column ${col}`;let ci=col-1,lineStr=src.substring(lc.lineStarts[line-
1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){let trimStart=Math.min(ci-39,lineStr.length-79);lineStr="\u2026"+
lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.substring(0,79)+"\u2026"),line>1&&/^ *$/.test(lineStr.substring(
0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.lineStarts[line-1]);prev.length>80&&(prev=prev.substring(0,79)+`\u2026
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1,end2=error3.linePos[1];end2?.line===line&&end2.col>col&&(count=Math.max(1,Math.
min(end2.col-col,80-ci)));let pointer=" ".repeat(ci)+"^".repeat(count);error3.message+=`:

${lineStr}
${pointer}
`}};function resolveProps(tokens,{flow:flow2,indicator,next,offset,onError,parentIndent,startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,
hasSpace=startOnNewline,comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor2=null,tag=null,newlineAfterProp=null,comma=null,found=null,
start=null;for(let token2 of tokens)switch(reqSpace&&(token2.type!=="space"&&token2.type!=="newline"&&token2.type!=="comma"&&onError(token2.
offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=!1),tab&&(atNewline&&token2.type!=="\
comment"&&token2.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),tab=null),token2.type){case"space":!flow2&&
(indicator!=="doc-start"||next?.type!=="flow-collection")&&token2.source.includes("	")&&(tab=token2),hasSpace=!0;break;case"comment":{hasSpace||
onError(token2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let cb=token2.source.substring(1)||"\
 ";comment?comment+=commentSep+cb:comment=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment?comment+=token2.source:(!found||
indicator!=="seq-item-ind")&&(spaceBefore=!0):commentSep+=token2.source,atNewline=!0,hasNewline=!0,(anchor2||tag)&&(newlineAfterProp=token2),
hasSpace=!0;break;case"anchor":anchor2&&onError(token2,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token2.source.endsWith(":")&&
onError(token2.offset+token2.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor2=token2,start??(start=token2.offset),atNewline=
!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token2,"MULTIPLE_TAGS","A node can have at most one tag"),tag=token2,start??(start=
token2.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break}case indicator:(anchor2||tag)&&onError(token2,"BAD_PROP_ORDER",`Anchors and tags m\
ust be after the ${token2.source} indicator`),found&&onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${token2.source} in ${flow2??"collection"}`),
found=token2,atNewline=indicator==="seq-item-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow2){comma&&onError(token2,
"UNEXPECTED_TOKEN",`Unexpected , in ${flow2}`),comma=token2,atNewline=!1,hasSpace=!1;break}default:onError(token2,"UNEXPECTED_TOKEN",`Unexpe\
cted ${token2.type} token`),atNewline=!1,hasSpace=!1}let last=tokens[tokens.length-1],end2=last?last.offset+last.source.length:offset;return reqSpace&&
next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||next.source!=="")&&onError(next.offset,"MISSIN\
G_CHAR","Tags and anchors must be separated from the next token by white space"),tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="bl\
ock-map"||next?.type==="block-seq")&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment,hasNewline,
anchor:anchor2,tag,newlineAfterProp,end:end2,start:start??end2}}function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-sc\
alar":if(key.source.includes(`
`))return!0;if(key.end){for(let st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key.items){for(let st of it.
start)if(st.type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(
it.value))return!0}return!1;default:return!0}}function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){let end2=fc.end[0];end2.indent===indent&&(end2.source==="]"||end2.
source==="}")&&containsNewline(fc)&&onError(end2,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function mapIncludes(ctx,items,search){let{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;let isEqual=typeof uniqueKeys=="function"?uniqueKeys:
(a,b)=>a===b||isScalar(a)&&isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(pair.key,search))}var startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,bm,onError,tag){
let NodeClass=tag?.nodeClass??YAMLMap,map2=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(let collItem of bm.
items){let{start,key,sep:sep2,value}=collItem,keyProps=resolveProps(start,{indicator:"explicit-key-ind",next:key??sep2?.[0],offset,onError,parentIndent:bm.
indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?onError(offset,"BLOCK_AS_IMPLICIT_KEY",
"A block sequence may not be used as an implicit map key"):"indent"in key&&key.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg)),
!keyProps.anchor&&!keyProps.tag&&!sep2){commentEnd=keyProps.end,keyProps.comment&&(map2.comment?map2.comment+=`
`+keyProps.comment:map2.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||containsNewline(key))&&onError(key??start[start.length-
1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",
startColMsg);ctx.atKey=!0;let keyStart=keyProps.end,keyNode=key?composeNode2(ctx,key,keyProps,onError):composeEmptyNode2(ctx,keyStart,start,
null,keyProps,onError);ctx.schema.compat&&flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,mapIncludes(ctx,map2.items,keyNode)&&onError(keyStart,
"DUPLICATE_KEY","Map keys must be unique");let valueProps=resolveProps(sep2??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],
onError,parentIndent:bm.indent,startOnNewline:!key||key.type==="block-scalar"});if(offset=valueProps.end,valueProps.found){implicitKey&&(value?.
type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),ctx.
options.strict&&keyProps.start<valueProps.found.offset-1024&&onError(keyNode.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 10\
24 chars after the start of an implicit block mapping key"));let valueNode=value?composeNode2(ctx,value,valueProps,onError):composeEmptyNode2(
ctx,offset,sep2,null,valueProps,onError);ctx.schema.compat&&flowIndentCheck(bm.indent,value,onError),offset=valueNode.range[2];let pair=new Pair(
keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map2.items.push(pair)}else{implicitKey&&onError(keyNode.range,"MIS\
SING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair(keyNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map2.
items.push(pair)}}return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map2.range=[bm.
offset,offset,commentEnd??offset],map2}function resolveBlockSeq({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,bs,onError,tag){let NodeClass=tag?.nodeClass??YAMLSeq,
seq2=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;for(let{start,value}of bs.
items){let props=resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.
found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items must start at the same \
column"):onError(offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.end,props.comment&&(seq2.comment=props.comment);
continue}let node2=value?composeNode2(ctx,value,props,onError):composeEmptyNode2(ctx,props.end,start,null,props,onError);ctx.schema.compat&&
flowIndentCheck(bs.indent,value,onError),offset=node2.range[2],seq2.items.push(node2)}return seq2.range=[bs.offset,offset,commentEnd??offset],
seq2}function resolveEnd(end2,offset,reqSpace,onError){let comment="";if(end2){let hasSpace=!1,sep2="";for(let token2 of end2){let{source,type}=token2;
switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token2,"MISSING_CHAR","Comments must be separated fro\
m other tokens by white space characters");let cb=source.substring(1)||" ";comment?comment+=sep2+cb:comment=cb,sep2="";break}case"newline":comment&&
(sep2+=source),hasSpace=!0;break;default:onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.length}}return{comment,
offset}}var blockMsg="Block collections are not allowed within flow collections",isBlock=token2=>token2&&(token2.type==="block-map"||token2.type==="\
block-seq");function resolveFlowCollection({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,fc,onError,tag){let isMap4=fc.start.
source==="{",fcName=isMap4?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap4?YAMLMap:YAMLSeq),coll=new NodeClass(ctx.schema);coll.
flow=!0;let atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.offset+fc.start.source.length;for(let i=0;i<fc.
items.length;++i){let collItem=fc.items[i],{start,key,sep:sep2,value}=collItem,props=resolveProps(start,{flow:fcName,indicator:"explicit-key\
-ind",next:key??sep2?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:!1});if(!props.found){if(!props.anchor&&!props.tag&&!sep2&&!value){
i===0&&props.comma?onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_\
TOKEN",`Unexpected empty item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap4&&ctx.options.strict&&containsNewline(key)&&onError(key,"MULTIL\
INE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===0)props.comma&&onError(props.comma,"UNEXPECTED_\
TOKEN",`Unexpected , in ${fcName}`);else if(props.comma||onError(props.start,"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){
let prevItemComment="";loop:for(let st of start)switch(st.type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(
1);break loop;default:break loop}if(prevItemComment){let prev=coll.items[coll.items.length-1];isPair(prev)&&(prev=prev.value??prev.key),prev.
comment?prev.comment+=`
`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap4&&!sep2&&!props.found){
let valueNode=value?composeNode2(ctx,value,props,onError):composeEmptyNode2(ctx,props.end,sep2,null,props,onError);coll.items.push(valueNode),
offset=valueNode.range[2],isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=!0;let keyStart=props.end,keyNode=key?
composeNode2(ctx,key,props,onError):composeEmptyNode2(ctx,keyStart,start,null,props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_F\
LOW",blockMsg),ctx.atKey=!1;let valueProps=resolveProps(sep2??[],{flow:fcName,indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,
parentIndent:fc.indent,startOnNewline:!1});if(valueProps.found){if(!isMap4&&!props.found&&ctx.options.strict){if(sep2)for(let st of sep2){if(st===
valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a sin\
gle line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must be at most \
1024 chars after the start of an implicit flow sequence key")}}else value&&("source"in value&&value.source?.[0]===":"?onError(value,"MISSING\
_CHAR",`Missing space after : in ${fcName}`):onError(valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));let valueNode=value?
composeNode2(ctx,value,valueProps,onError):valueProps.found?composeEmptyNode2(ctx,valueProps.end,sep2,null,valueProps,onError):null;valueNode?
isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair.srcToken=
collItem),isMap4){let map2=coll;mapIncludes(ctx,map2.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map2.items.
push(pair)}else{let map2=new YAMLMap(ctx.schema);map2.flow=!0,map2.items.push(pair);let endRange=(valueNode??keyNode).range;map2.range=[keyNode.
range[0],endRange[1],endRange[2]],coll.items.push(map2)}offset=valueNode?valueNode.range[2]:valueProps.end}}let expectedEnd=isMap4?"}":"]",[
ce,...ee]=fc.end,cePos=offset;if(ce?.source===expectedEnd)cePos=ce.offset+ce.source.length;else{let name2=fcName[0].toUpperCase()+fcName.substring(
1),msg=atRoot?`${name2} must end with a ${expectedEnd}`:`${name2} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>0){let end2=resolveEnd(ee,cePos,
ctx.options.strict,onError);end2.comment&&(coll.comment?coll.comment+=`
`+end2.comment:coll.comment=end2.comment),coll.range=[fc.offset,cePos,end2.offset]}else coll.range=[fc.offset,cePos,cePos];return coll}function resolveCollection(CN2,ctx,token2,onError,tagName,tag){let coll=token2.type==="block-map"?resolveBlockMap(CN2,ctx,token2,onError,tag):
token2.type==="block-seq"?resolveBlockSeq(CN2,ctx,token2,onError,tag):resolveFlowCollection(CN2,ctx,token2,onError,tag),Coll=coll.constructor;
return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}function composeCollection(CN2,ctx,token2,props,onError){
let tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token2.
type==="block-seq"){let{anchor:anchor2,newlineAfterProp:nl}=props,lastProp=anchor2&&tagToken?anchor2.offset>tagToken.offset?anchor2:tagToken:
anchor2??tagToken;lastProp&&(!nl||nl.offset<lastProp.offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}
let expType=token2.type==="block-map"?"map":token2.type==="block-seq"?"seq":token2.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName===
"!"||tagName===YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.tagName&&expType==="seq")return resolveCollection(CN2,ctx,token2,onError,
tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){let kt=ctx.schema.knownTags[tagName];if(kt?.collection===
expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else return kt?onError(tagToken,"BAD_COLLECTION_TYPE",`${kt.tag} used\
 for ${expType} collection, but expects ${kt.collection??"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,!0),
resolveCollection(CN2,ctx,token2,onError,tagName)}let coll=resolveCollection(CN2,ctx,token2,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(
tagToken,"TAG_RESOLVE_FAILED",msg),ctx.options)??coll,node2=isNode(res)?res:new Scalar(res);return node2.range=coll.range,node2.tag=tagName,
tag?.format&&(node2.format=tag.format),node2}function resolveBlockScalar(ctx,scalar2,onError){let start=scalar2.offset,header=parseBlockScalarHeader(scalar2,ctx.options.strict,onError);
if(!header)return{value:"",type:null,comment:"",range:[start,start,start]};let type=header.mode===">"?Scalar.BLOCK_FOLDED:Scalar.BLOCK_LITERAL,
lines=scalar2.source?splitLines(scalar2.source):[],chompStart=lines.length;for(let i=lines.length-1;i>=0;--i){let content=lines[i][1];if(content===
""||content==="\r")chompStart=i;else break}if(chompStart===0){let value2=header.chomp==="+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"",end3=start+header.length;return scalar2.source&&(end3+=scalar2.source.length),{value:value2,type,comment:header.
comment,range:[start,end3,end3]}}let trimIndent=scalar2.indent+header.indent,offset=scalar2.offset+header.length,contentStart=0;for(let i=0;i<
chompStart;++i){let[indent,content]=lines[i];if(content===""||content==="\r")header.indent===0&&indent.length>trimIndent&&(trimIndent=indent.
length);else{indent.length<trimIndent&&onError(offset+indent.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines mus\
t use an explicit indentation indicator"),header.indent===0&&(trimIndent=indent.length),contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(
offset,"BAD_INDENT","Block scalar values in collections must be indented");break}offset+=indent.length+content.length+1}for(let i=lines.length-
1;i>=chompStart;--i)lines[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep2="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)
value+=lines[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;let crlf=content[content.length-
1]==="\r";if(crlf&&(content=content.slice(0,-1)),content&&indent.length<trimIndent){let message=`Block scalar lines must not be less indente\
d than their ${header.indent?"explicit indentation indicator":"first line"}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message),
indent=""}type===Scalar.BLOCK_LITERAL?(value+=sep2+indent.slice(trimIndent)+content,sep2=`
`):indent.length>trimIndent||content[0]==="	"?(sep2===" "?sep2=`
`:!prevMoreIndented&&sep2===`
`&&(sep2=`

`),value+=sep2+indent.slice(trimIndent)+content,sep2=`
`,prevMoreIndented=!0):content===""?sep2===`
`?value+=`
`:sep2=`
`:(value+=sep2+content,sep2=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+=
`
`+lines[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}let end2=start+header.length+scalar2.source.length;return{value,type,comment:header.comment,range:[start,end2,end2]}}function parseBlockScalarHeader({
offset,props},strict,onError){if(props[0].type!=="block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scalar header not found"),
null;let{source}=props[0],mode2=source[0],indent=0,chomp="",error3=-1;for(let i=1;i<source.length;++i){let ch=source[i];if(!chomp&&(ch==="-"||
ch==="+"))chomp=ch;else{let n=Number(ch);!indent&&n?indent=n:error3===-1&&(error3=offset+i)}}error3!==-1&&onError(error3,"UNEXPECTED_TOKEN",
`Block scalar header includes extra characters: ${source}`);let hasSpace=!1,comment="",length=source.length;for(let i=1;i<props.length;++i){
let token2=props[i];switch(token2.type){case"space":hasSpace=!0;case"newline":length+=token2.source.length;break;case"comment":strict&&!hasSpace&&
onError(token2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token2.source.length,comment=
token2.source.substring(1);break;case"error":onError(token2,"UNEXPECTED_TOKEN",token2.message),length+=token2.source.length;break;default:{let message=`\
Unexpected token in block scalar header: ${token2.type}`;onError(token2,"UNEXPECTED_TOKEN",message);let ts=token2.source;ts&&typeof ts=="str\
ing"&&(length+=ts.length)}}}return{mode:mode2,indent,chomp,comment,length}}function splitLines(source){let split=source.split(/\n( *)/),first=split[0],
m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+
1]]);return lines}function resolveFlowScalar(scalar2,strict,onError){let{offset,type,source,end:end2}=scalar2,_type,value,_onError=(rel,code,msg)=>onError(offset+
rel,code,msg);switch(type){case"scalar":_type=Scalar.PLAIN,value=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.QUOTE_SINGLE,
value=singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(source,_onError);
break;default:return onError(scalar2,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`),{value:"",type:null,comment:"",range:[
offset,offset+source.length,offset+source.length]}}let valueEnd=offset+source.length,re=resolveEnd(end2,valueEnd,strict,onError);return{value,
type:_type,comment:re.comment,range:[offset,valueEnd,re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"	":
badChar="a tab character";break;case",":badChar="flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"\
|":case">":{badChar=`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved character ${source[0]}`;break}}return badChar&&
onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){return(source[source.
length-1]!=="'"||source.length===1)&&onError(source.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(source.slice(1,-1)).replace(
/''/g,"'")}function unfoldLines(source){let line=/(.*?)\r?\n/sy,match=line.exec(source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=
new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].
replace(trimEnd,""),sep2=" ",pos=line.lastIndex;for(;match=line.exec(source);){let lm=match[1].replace(trimBoth,"");lm===""?sep2===`
`?res+=sep2:sep2=`
`:(res+=sep2+lm,sep2=" "),pos=line.lastIndex}let last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+sep2+(match?.[1]??
"")}function doubleQuotedValue(source,onError){let res="";for(let i=1;i<source.length-1;++i){let ch=source[i];if(!(ch==="\r"&&source[i+1]===
`
`))if(ch===`
`){let{fold,offset}=foldNewline(source,i);res+=fold,i=offset}else if(ch==="\\"){let next=source[++i],cc=escapeCodes[next];if(cc)res+=cc;else if(next===
`
`)for(next=source[i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="\r"&&source[i+1]===`
`)for(next=source[++i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="x"||next==="u"||next==="U"){let length=next==="x"?2:next===
"u"?4:8;res+=parseCharCode(source,i+1,length,onError),i+=length}else{let raw=source.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Invalid escap\
e sequence ${raw}`),res+=raw}}else if(ch===" "||ch==="	"){let wsStart=i,next=source[i+1];for(;next===" "||next==="	";)next=source[++i+1];next!==
`
`&&!(next==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&onError(source.length,
"MISSING_CHAR",'Missing closing "quote'),res}function foldNewline(source,offset){let fold="",ch=source[offset+1];for(;(ch===" "||ch==="	"||ch===
`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source[offset+1];return fold||(fold=" "),{fold,offset}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){
let cc=source.substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{
let raw=source.substr(offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),raw}}function composeScalar(ctx,token2,tagToken,onError){let{value,type,comment,range:range2}=token2.type==="block-scalar"?resolveBlockScalar(ctx,
token2,onError):resolveFlowScalar(token2,ctx.options.strict,onError),tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,
"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&ctx.atKey?tag=ctx.schema[SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value,
tagName,tagToken,onError):token2.type==="scalar"?tag=findScalarTagByTest(ctx,value,token2,onError):tag=ctx.schema[SCALAR];let scalar2;try{let res=tag.
resolve(value,msg=>onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar2=isScalar(res)?res:new Scalar(res)}catch(error3){let msg=error3 instanceof
Error?error3.message:String(error3);onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),scalar2=new Scalar(value)}return scalar2.range=range2,
scalar2.source=value,type&&(scalar2.type=type),tagName&&(scalar2.tag=tagName),tag.format&&(scalar2.format=tag.format),comment&&(scalar2.comment=
comment),scalar2}function findScalarTagByName(schema4,value,tagName,tagToken,onError){if(tagName==="!")return schema4[SCALAR];let matchWithTest=[];
for(let tag of schema4.tags)if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;for(let tag of matchWithTest)
if(tag.test?.test(value))return tag;let kt=schema4.knownTags[tagName];return kt&&!kt.collection?(schema4.tags.push(Object.assign({},kt,{default:!1,
test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.org,2002:str"),schema4[SCALAR])}function findScalarTagByTest({
atKey,directives,schema:schema4},value,token2,onError){let tag=schema4.tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.
test?.test(value))||schema4[SCALAR];if(schema4.compat){let compat=schema4.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema4[SCALAR];
if(tag.tag!==compat.tag){let ts=directives.tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be parsed as either ${ts} o\
r ${cs}`;onError(token2,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"\
space":case"comment":case"newline":offset-=st.source.length;continue}for(st=before[++i];st?.type==="space";)offset+=st.source.length,st=before[++i];
break}}return offset}var CN={composeNode,composeEmptyNode};function composeNode(ctx,token2,props,onError){let atKey=ctx.atKey,{spaceBefore,comment,anchor:anchor2,
tag}=props,node2,isSrcToken=!0;switch(token2.type){case"alias":node2=composeAlias(ctx,token2,onError),(anchor2||tag)&&onError(token2,"ALIAS_\
PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-\
scalar":node2=composeScalar(ctx,token2,tag,onError),anchor2&&(node2.anchor=anchor2.source.substring(1));break;case"block-map":case"block-seq":case"\
flow-collection":try{node2=composeCollection(CN,ctx,token2,props,onError),anchor2&&(node2.anchor=anchor2.source.substring(1))}catch(error3){
let message=error3 instanceof Error?error3.message:String(error3);onError(token2,"RESOURCE_EXHAUSTION",message)}break;default:{let message=token2.
type==="error"?token2.message:`Unsupported token (type: ${token2.type})`;onError(token2,"UNEXPECTED_TOKEN",message),isSrcToken=!1}}return node2??
(node2=composeEmptyNode(ctx,token2.offset,void 0,null,props,onError)),anchor2&&node2.anchor===""&&onError(anchor2,"BAD_ALIAS","Anchor cannot\
 be an empty string"),atKey&&ctx.options.stringKeys&&(!isScalar(node2)||typeof node2.value!="string"||node2.tag&&node2.tag!=="tag:yaml.org,2\
002:str")&&onError(tag??token2,"NON_STRING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node2.spaceBefore=!0),comment&&(token2.
type==="scalar"&&token2.source===""?node2.comment=comment:node2.commentBefore=comment),ctx.options.keepSourceTokens&&isSrcToken&&(node2.srcToken=
token2),node2}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor:anchor2,tag,end:end2},onError){let token2={type:"s\
calar",offset:emptyScalarPosition(offset,before,pos),indent:-1,source:""},node2=composeScalar(ctx,token2,tag,onError);return anchor2&&(node2.
anchor=anchor2.source.substring(1),node2.anchor===""&&onError(anchor2,"BAD_ALIAS","Anchor cannot be an empty string")),spaceBefore&&(node2.spaceBefore=
!0),comment&&(node2.comment=comment,node2.range[2]=end2),node2}function composeAlias({options},{offset,source,end:end2},onError){let alias=new Alias(
source.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.endsWith(":")&&onError(offset+
source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let valueEnd=offset+source.length,re=resolveEnd(end2,valueEnd,options.strict,
onError);return alias.range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}function composeDoc(options,directives,{offset,start,value,end:end2},onError){let opts=Object.assign({_directives:directives},options),doc=new Document(
void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps(start,{indicator:"d\
oc-start",next:value??end2?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.docStart=!0,value&&(value.type===
"block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"MISSING_CHAR","Block collection cannot start on same line with\
 directives-end marker")),doc.contents=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);let contentEnd=doc.
contents.range[2],re=resolveEnd(end2,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=[offset,contentEnd,re.offset],
doc}function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];let{offset,
source}=src;return[offset,offset+(typeof source=="string"?source.length:1)]}function parsePrelude(prelude){let comment="",atComment=!1,afterEmptyLine=!1;
for(let i=0;i<prelude.length;++i){let source=prelude[i];switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||
(afterEmptyLine=!0),atComment=!1}}return{comment,afterEmptyLine}}var Composer=class{constructor(options={}){this.doc=null,this.atDirectives=
!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(source,code,message,warning2)=>{let pos=getErrorPos(source);warning2?this.warnings.
push(new YAMLWarning(pos,code,message)):this.errors.push(new YAMLParseError(pos,code,message))},this.directives=new Directives({version:options.
version||"1.2"}),this.options=options}decorate(doc,afterDoc){let{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){let dc=doc.contents;
if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(isCollection(dc)&&!dc.flow&&dc.items.
length>0){let it=dc.items[0];isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.
warnings.push(this.warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){
return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){
for(let token2 of tokens)yield*this.next(token2);yield*this.end(forceDoc,endOffset)}*next(token2){switch(token2.type){case"directive":this.directives.
add(token2.source,(offset,message,warning2)=>{let pos=getErrorPos(token2);pos[0]+=offset,this.onError(pos,"BAD_DIRECTIVE",message,warning2)}),
this.prelude.push(token2.source),this.atDirectives=!0;break;case"document":{let doc=composeDoc(this.options,this.directives,token2,this.onError);
this.atDirectives&&!doc.directives.docStart&&this.onError(token2,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
doc,!1),this.doc&&(yield this.doc),this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newlin\
e":this.prelude.push(token2.source);break;case"error":{let msg=token2.source?`${token2.message}: ${JSON.stringify(token2.source)}`:token2.message,
error3=new YAMLParseError(getErrorPos(token2),"UNEXPECTED_TOKEN",msg);this.atDirectives||!this.doc?this.errors.push(error3):this.doc.errors.
push(error3);break}case"doc-end":{if(!this.doc){let msg="Unexpected doc-end without preceding document";this.errors.push(new YAMLParseError(
getErrorPos(token2),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=!0;let end2=resolveEnd(token2.end,token2.offset+token2.source.
length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),end2.comment){let dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end2.comment}`:end2.comment}this.doc.range[2]=end2.offset;break}default:this.errors.push(new YAMLParseError(getErrorPos(token2),"UNEXPECTE\
D_TOKEN",`Unsupported token ${token2.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=
null;else if(forceDoc){let opts=Object.assign({_directives:this.directives},this.options),doc=new Document(void 0,opts);this.atDirectives&&this.
onError(endOffset,"MISSING_CHAR","Missing directives-end indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}};var BREAK2=Symbol("break visit"),SKIP2=Symbol("skip children"),REMOVE2=Symbol("remove item");function visit2(cst,visitor){"type"in cst&&cst.
type==="document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit2.BREAK=BREAK2;visit2.SKIP=SKIP2;visit2.
REMOVE=REMOVE2;visit2.itemAtPath=(cst,path)=>{let item=cst;for(let[field,index]of path){let tok=item?.[field];if(tok&&"items"in tok)item=tok.
items[index];else return}return item};visit2.parentCollection=(cst,path)=>{let parent=visit2.itemAtPath(cst,path.slice(0,-1)),field=path[path.
length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error("Parent collection not found")};function _visit(path,item,visitor){
let ctrl=visitor(item,path);if(typeof ctrl=="symbol")return ctrl;for(let field of["key","value"]){let token2=item[field];if(token2&&"items"in
token2){for(let i=0;i<token2.items.length;++i){let ci=_visit(Object.freeze(path.concat([[field,i]])),token2.items[i],visitor);if(typeof ci==
"number")i=ci-1;else{if(ci===BREAK2)return BREAK2;ci===REMOVE2&&(token2.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="key"&&(ctrl=
ctrl(item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}var BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR2="";function tokenType(source){switch(source){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-en\
d";case SCALAR2:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case" ":case"	":
return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":
return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function isEmpty(ch){switch(ch){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQR\
STUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=
!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(source,incomplete=!1){
if(source){if(typeof source!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source:source,this.lineEndPos=
null}this.atEnd=!incomplete;let next=this.next??"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){
let i=this.pos,ch=this.buffer[i];for(;ch===" "||ch==="	";)ch=this.buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;for(;ch===
" ";)ch=this.buffer[++indent+offset];if(ch==="\r"){let next=this.buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){let dt=this.buffer.substr(offset,3);if((dt==="---"||dt===
"...")&&isEmpty(this.buffer[offset+3]))return-1}return offset}getLine(){let end2=this.lineEndPos;return(typeof end2!="number"||end2!==-1&&end2<
this.pos)&&(end2=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end2),end2===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end2-1]==="\r"&&(end2-=1),this.buffer.
substring(this.pos,end2))}hasChars(n){return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=this.buffer.substring(this.pos),
this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"stream":
return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"\
doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"\
block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let line=this.getLine();
if(line===null)return this.setNext("stream");if(line[0]===BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.
length,cs=line.indexOf("#");for(;cs!==-1;){let ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){
let ch=line[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}let n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(!0));return yield*this.
pushCount(line.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){let sp=yield*this.pushSpaces(!0);return yield*this.pushCount(line.
length-sp),yield*this.pushNewline(),"stream"}return yield DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let ch=this.charAt(0);if(!ch&&
!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let s=this.
peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,s==="---"?"do\
c":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.indentNext=this.
indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");
if((ch0==="-"||ch0==="?"||ch0===":")&&isEmpty(ch1)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let line=this.getLine();if(line===null)
return this.setNext("doc");let n=yield*this.pushIndicators();switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:return yield*this.
pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"\
]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"\
|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(line.length-n),yield*this.pushNewline(),
yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;do nl=yield*this.pushNewline(),
nl>0?(sp=yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>0);let line=this.getLine();if(line===
null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("---")||line.startsWith(
"..."))&&isEmpty(line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}")))return this.flowLevel=0,yield FLOW_END,
yield*this.parseLineStart();let n=0;for(;line[n]===",";)n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.
pushIndicators(),line[n]){case void 0:return"flow";case"#":return yield*this.pushCount(line.length-n),"flow";case"{":case"[":return yield*this.
pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.
flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case"\
:":{let next=this.charAt(1);if(this.flowKey||isEmpty(next)||next===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let quote2=this.charAt(0),end2=this.buffer.indexOf(
quote2,this.pos+1);if(quote2==="'")for(;end2!==-1&&this.buffer[end2+1]==="'";)end2=this.buffer.indexOf("'",end2+2);else for(;end2!==-1;){let n=0;
for(;this.buffer[end2-1-n]==="\\";)n+=1;if(n%2===0)break;end2=this.buffer.indexOf('"',end2+1)}let qb=this.buffer.substring(0,end2),nl=qb.indexOf(
`
`,this.pos);if(nl!==-1){for(;nl!==-1;){let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end2=nl-(qb[nl-1]==="\r"?2:1))}if(end2===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end2=this.buffer.length}return yield*this.
pushToIndex(end2+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let i=this.pos;
for(;;){let ch=this.buffer[++i];if(ch==="+")this.blockScalarKeep=!0;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!==
"-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||ch==="#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=
this.buffer[i2];++i2)switch(ch){case" ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{let next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===-1?this.
indentNext=indent:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let cs=this.continueScalar(nl+1);if(cs===
-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=this.buffer[i];ch===
" ";)ch=this.buffer[++i];if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);let lastChar=i2;
for(;ch2===" ";)ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield SCALAR2,yield*this.pushToIndex(nl+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let inFlow=this.flowLevel>0,end2=this.pos-1,i=this.pos-1,ch;for(;ch=this.buffer[++i];)if(ch===":"){let next=this.buffer[i+1];if(isEmpty(next)||
inFlow&&flowIndicatorChars.has(next))break;end2=i}else if(isEmpty(ch)){let next=this.buffer[i+1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end2=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){let cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end2=i}return!ch&&!this.
atEnd?this.setNext("plain-scalar"):(yield SCALAR2,yield*this.pushToIndex(end2+1,!0),inFlow?"flow":"doc")}*pushCount(n){return n>0?(yield this.
buffer.substr(this.pos,n),this.pos+=n,n):0}*pushToIndex(i,allowEmpty){let s=this.buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,
s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){let n=0;loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.
pushSpaces(!0);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar),n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case"\
:":{let inFlow=this.flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.has(ch1)){inFlow?this.flowKey&&(this.flowKey=
!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}return n}*pushTag(){
if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];return yield*this.pushToIndex(ch===
">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.
buffer[i+1])&&hexDigits.has(this.buffer[i+2]))ch=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){let ch=this.
buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&ch==="	");let n=i-this.
pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,ch=this.buffer[i];for(;!test(ch);)ch=this.
buffer[++i];return yield*this.pushToIndex(i,!1)}};var LineCounter=class{constructor(){this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,
high=this.lineStarts.length;for(;low<high;){let mid=low+high>>1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)
return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.lineStarts[low-1];return{line:low,col:offset-start+1}}}};function includesToken(list3,type){for(let i=0;i<list3.length;++i)if(list3[i].type===type)return!0;return!1}function findNonEmptyIndex(list3){
for(let i=0;i<list3.length;++i)switch(list3[i].type){case"space":case"comment":case"newline":break;default:return i}return-1}function isFlowToken(token2){
switch(token2?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}
function getPrevProps(parent){switch(parent.type){case"document":return parent.start;case"block-map":{let it=parent.items[parent.items.length-
1];return it.sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){
if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].type){case"doc-start":case"explicit-key-ind":case"map-value-i\
nd":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(i,prev.length)}function arrayPushArray(target,source){
if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){
if(fc.start.type==="flow-seq-start")for(let it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.
sep,"map-value-ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):it.value.
end=it.sep:arrayPushArray(it.start,it.sep),delete it.sep)}var Parser=class{constructor(onNewLine){this.atNewLine=!0,this.atScalar=!1,this.indent=
0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){
this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let lexeme of this.lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.
end())}*next(source){if(this.source=source,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=source.length;return}let type=tokenType(
source);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),type){case"\
newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===
" "&&(this.indent+=source.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);
break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=source.length}else{let message=`Not a YAML token: ${source}`;
yield*this.pop({type:"error",offset:this.offset,message,source}),this.offset+=source.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){
return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){let top=this.peek(1);if(this.type==="doc-end"&&top?.
type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}
if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.document(top);case"alias":case"scalar":case"single-quot\
ed-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(top);case"block-map":return yield*this.
blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(top);case"doc-end":
return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error3){let token2=error3??this.stack.
pop();if(!token2)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield token2;else{
let top=this.peek(1);switch(token2.type==="block-scalar"?token2.indent="indent"in top?top.indent:0:token2.type==="flow-collection"&&top.type===
"document"&&(token2.indent=0),token2.type==="flow-collection"&&fixFlowSeqItems(token2),top.type){case"document":top.value=token2;break;case"\
block-scalar":top.props.push(token2);break;case"block-map":{let it=top.items[top.items.length-1];if(it.value){top.items.push({start:[],key:token2,
sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token2;else{Object.assign(it,{key:token2,sep:[]}),this.onKeyLine=!it.explicitKey;return}
break}case"block-seq":{let it=top.items[top.items.length-1];it.value?top.items.push({start:[],value:token2}):it.value=token2;break}case"flow\
-collection":{let it=top.items[top.items.length-1];!it||it.value?top.items.push({start:[],key:token2,sep:[]}):it.sep?it.value=token2:Object.
assign(it,{key:token2,sep:[]});return}default:yield*this.pop(),yield*this.pop(token2)}if((top.type==="document"||top.type==="block-map"||top.
type==="block-seq")&&(token2.type==="block-map"||token2.type==="block-seq")){let last=token2.items[token2.items.length-1];last&&!last.sep&&!last.
value&&last.start.length>0&&findNonEmptyIndex(last.start)===-1&&(token2.indent===0||last.start.every(st=>st.type!=="comment"||st.indent<token2.
indent))&&(top.type==="document"?top.end=last.start:top.items.push({start:last.start}),token2.items.splice(-1,1))}}}*stream(){switch(this.type){case"\
directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"ne\
wline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let doc={type:"document",offset:this.offset,start:[]};this.type==="doc-\
start"&&doc.start.push(this.sourceToken),this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type}\
 token in YAML stream`,source:this.source}}*document(doc){if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(
doc.start)!==-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"\
newline":doc.start.push(this.sourceToken);return}let bv=this.startBlockValue(doc);bv?this.stack.push(bv):yield{type:"error",offset:this.offset,
message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar2){if(this.type==="map-value-ind"){let prev=getPrevProps(
this.peek(2)),start=getFirstKeyStartProps(prev),sep2;scalar2.end?(sep2=scalar2.end,sep2.push(this.sourceToken),delete scalar2.end):sep2=[this.
sourceToken];let map2={type:"block-map",offset:scalar2.offset,indent:scalar2.indent,items:[{start,key:scalar2,sep:sep2}]};this.onKeyLine=!0,
this.stack[this.stack.length-1]=map2}else yield*this.lineEnd(scalar2)}*blockScalar(scalar2){switch(this.type){case"space":case"comment":case"\
newline":scalar2.props.push(this.sourceToken);return;case"scalar":if(scalar2.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){
let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map2){let it=map2.items[map2.items.length-1];switch(this.
type){case"newline":if(this.onKeyLine=!1,it.value){let end2="end"in it.value?it.value.end:void 0;(Array.isArray(end2)?end2[end2.length-1]:void 0)?.
type==="comment"?end2?.push(this.sourceToken):map2.items.push({start:[this.sourceToken]})}else it.sep?it.sep.push(this.sourceToken):it.start.
push(this.sourceToken);return;case"space":case"comment":if(it.value)map2.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.
sourceToken);else{if(this.atIndentedComment(it.start,map2.indent)){let end2=map2.items[map2.items.length-2]?.value?.end;if(Array.isArray(end2)){
arrayPushArray(end2,it.start),end2.push(this.sourceToken),map2.items.pop();return}}it.start.push(this.sourceToken)}return}if(this.indent>=map2.
indent){let atMapIndent=!this.onKeyLine&&this.indent===map2.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-i\
nd",start=[];if(atNextItem&&it.sep&&!it.value){let nl=[];for(let i=0;i<it.sep.length;++i){let st=it.sep[i];switch(st.type){case"newline":nl.
push(i);break;case"space":break;case"comment":st.indent>map2.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=2&&(start=it.sep.splice(
nl[1]))}switch(this.type){case"anchor":case"tag":atNextItem||it.value?(start.push(this.sourceToken),map2.items.push({start}),this.onKeyLine=
!0):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(
this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.push(this.sourceToken),map2.items.push({start,explicitKey:!0})):this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"\
map-value-ind":if(it.explicitKey)if(it.sep)if(it.value)map2.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(it.
sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){let start2=getFirstKeyStartProps(it.start),key=it.key,sep2=it.sep;sep2.push(this.sourceToken),delete it.
key,delete it.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key,sep:sep2}]})}else start.length>
0?it.sep=it.sep.concat(start,this.sourceToken):it.sep.push(this.sourceToken);else if(includesToken(it.start,"newline"))Object.assign(it,{key:null,
sep:[this.sourceToken]});else{let start2=getFirstKeyStartProps(it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,
items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else it.sep?it.value||atNextItem?map2.items.push({start,key:null,sep:[this.sourceToken]}):
includesToken(it.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[
this.sourceToken]}]}):it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs2=this.flowScalar(this.type);atNextItem||it.value?(map2.items.push({start,
key:fs2,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs2):(Object.assign(it,{key:fs2,sep:[]}),this.onKeyLine=!0);return}default:{let bv=this.
startBlockValue(map2);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newline")){yield*this.pop({type:"e\
rror",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else atMapIndent&&map2.items.
push({start});this.stack.push(bv);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(seq2){let it=seq2.items[seq2.items.length-1];switch(this.
type){case"newline":if(it.value){let end2="end"in it.value?it.value.end:void 0;(Array.isArray(end2)?end2[end2.length-1]:void 0)?.type==="com\
ment"?end2?.push(this.sourceToken):seq2.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);return;case"space":case"\
comment":if(it.value)seq2.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq2.indent)){let end2=seq2.items[seq2.
items.length-2]?.value?.end;if(Array.isArray(end2)){arrayPushArray(end2,it.start),end2.push(this.sourceToken),seq2.items.pop();return}}it.start.
push(this.sourceToken)}return;case"anchor":case"tag":if(it.value||this.indent<=seq2.indent)break;it.start.push(this.sourceToken);return;case"\
seq-item-ind":if(this.indent!==seq2.indent)break;it.value||includesToken(it.start,"seq-item-ind")?seq2.items.push({start:[this.sourceToken]}):
it.start.push(this.sourceToken);return}if(this.indent>seq2.indent){let bv=this.startBlockValue(seq2);if(bv){this.stack.push(bv);return}}yield*this.
pop(),yield*this.step()}*flowCollection(fc){let it=fc.items[fc.items.length-1];if(this.type==="flow-error-end"){let top;do yield*this.pop(),
top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!it||it.
sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-value-ind":!it||it.value?fc.items.push({start:[],
key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"\
comment":case"newline":case"anchor":case"tag":!it||it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.
start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs2=this.flowScalar(
this.type);!it||it.value?fc.items.push({start:[],key:fs2,sep:[]}):it.sep?this.stack.push(fs2):Object.assign(it,{key:fs2,sep:[]});return}case"\
flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}let bv=this.startBlockValue(fc);bv?this.stack.push(bv):(yield*this.pop(),
yield*this.step())}else{let parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-value-ind"&&parent.indent===fc.indent||this.
type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&parent.type!==
"flow-collection"){let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);fixFlowSeqItems(fc);let sep2=fc.end.splice(1,fc.end.length);
sep2.push(this.sourceToken);let map2={type:"block-map",offset:fc.offset,indent:fc.indent,items:[{start,key:fc,sep:sep2}]};this.onKeyLine=!0,
this.stack[this.stack.length-1]=map2}else yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"alias":case"sca\
lar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-sc\
alar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-\
collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.
offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(
prev);return start.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,explicitKey:!0}]}}case"map-v\
alue-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,indent:this.
indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.type!=="comment"||this.indent<=
indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.type!=="doc-mode"&&(docEnd.end?docEnd.end.push(this.
sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(token2){switch(this.type){case"comma":case"do\
c-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.
onKeyLine=!1;default:token2.end?token2.end.push(this.sourceToken):token2.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function parseOptions(options){let prettyErrors=options.prettyErrors!==!1;return{lineCounter:options.lineCounter||prettyErrors&&new LineCounter||
null,prettyErrors}}function parseDocument(source,options={}){let{lineCounter,prettyErrors}=parseOptions(options),parser=new Parser(lineCounter?.addNewLine),composer=new Composer(
options),doc=null;for(let _doc of composer.compose(parser.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.options.logLevel!=="s\
ilent"){doc.errors.push(new YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseA\
llDocuments()"));break}return prettyErrors&&lineCounter&&(doc.errors.forEach(prettifyError2(source,lineCounter)),doc.warnings.forEach(prettifyError2(
source,lineCounter))),doc}var MAX_BYTES=1024*1024,MAX_ALIASES=100,TOO_DEEP="the file is nested too deeply; make it flatter",SECOND_DOCUMENT="a second document begins \
here; keep one, and remove the rest",ADVICE={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"\
put the inner map on its own, further indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"\
remove the tag"},Source=class{file;value;#root;#lines=new LineCounter;#indices=new WeakMap;#aliases=new Map;constructor(text2,file,textMaps=[]){
this.file=file;let bytes3=Buffer.byteLength(text2);if(bytes3>MAX_BYTES)throw this.#errorAt(0,`the file has ${bytes3} bytes; make it at most ${MAX_BYTES}`);
this.#refuseEncodings(text2);try{let document=this.#parse(text2);this.#root=document.contents,this.#aliases=inspectTree(document,(offset,message)=>this.#errorAt(
offset,message),this.#lineOf);for(let way of textMaps)this.#keepTexts(this.#root,way);this.value=this.#plain(document)}catch(error3){throw error3 instanceof
RangeError?this.#errorAt(0,TOO_DEEP):error3}}offset(path,at="value"){for(let length=path.length;length>0;length--){let found=this.#find(path.
slice(0,length));if(found===void 0)continue;let isScalarValue2=length===path.length&&!isMap2(found.node)&&!isSeq(found.node);return(at==="va\
lue"&&isScalarValue2?found.node??found.key:found.key??found.node)?.range?.[0]??0}return this.#root?.range?.[0]??0}error(path,message,at="val\
ue"){return this.#errorAt(this.offset(path,at),message)}has(path){return this.#find(path)!==void 0}at(path){let value=this.value;for(let key of path){
if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=value[key]}return value}keys(path){let map2=this.#resolved(this.#find(
path)?.node);return isMap2(map2)?[...new Set(this.#keysOf(map2))]:[]}#refuseEncodings(text2){let broken=text2.search(/[\0\uFFFD]/);if(broken<
0)return;let upTo=text2.slice(0,broken).split(`
`);for(let line=0,offset=0;line<upTo.length;line++)this.#lines.addNewLine(offset),offset+=upTo[line].length+1;let what=text2.includes("\0")?
"the file is UTF-16, or no text":"this is not UTF-8";throw this.#errorAt(broken,`${what}; save the file as UTF-8`)}#parse(text2){let document=parseDocument(
text2,{lineCounter:this.#lines,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,logLevel:"error"}),wrong=document.errors[0]??document.
warnings[0];if(wrong===void 0)return document;if(wrong.code==="RESOURCE_EXHAUSTION")throw this.#errorAt(wrong.pos[0],TOO_DEEP);if(wrong.code===
"MULTIPLE_DOCS")throw this.#errorAt(wrong.pos[0],SECOND_DOCUMENT);let advice=ADVICE[wrong.code]??"check the indentation and the quotation ma\
rks around here",reason=printable(wrong.message.split(`
`)[0]??"").replace(/\.$/,"");throw this.#errorAt(wrong.pos[0],`this is not readable as YAML: ${reason}; ${advice}`)}#plain(document){try{return document.
toJS({maxAliasCount:MAX_ALIASES})}catch(error3){if(!(error3 instanceof Error)||error3 instanceof RangeError)throw error3;let first=this.#aliases.
keys().next().value,reason=error3 instanceof ReferenceError?"aliases multiply too far":printable(error3.message);throw this.#errorAt(first?.
range?.[0]??0,`${reason}; write the values out`)}}#keepTexts(node2,way){let map2=this.#resolved(node2);if(!isMap2(map2))return;let[step,...rest]=way;
for(let pair of map2.items)way.length===0?pair.value=this.#asWritten(pair.value):(step==="*"||plainKey(pair.key)===step)&&this.#keepTexts(pair.
value,rest)}#asWritten(node2){let found=this.#resolved(node2),isText=isScalar(found)&&found.value!==null&&found.source!==void 0;if(node2===null||
!(isText||isSeq(found)))return node2;let copy=found.clone();return isScalar(copy)?copy.value=copy.source:copy.items=found.items.map(item=>this.#asWritten(
item)??item),isAlias(node2)&&delete copy.anchor,copy.range=node2.range??null,copy}#find(path){let found={key:void 0,node:this.#root??void 0};
for(let step of path){let parent=this.#resolved(found.node),next=isSeq(parent)?{key:void 0,node:parent.items[Number(step)]}:isMap2(parent)?this.#pair(
parent,String(step)):void 0;if(next===void 0||next.key===void 0&&next.node===void 0)return;found=next}return found}#pair(map2,name2){let own2=this.#indexed(
map2).get(name2);if(own2!==void 0)return{key:own2.key,node:own2.value??void 0};for(let merged3 of this.#mergedInto(map2)){let found=this.#pair(
merged3,name2);if(found!==void 0)return found}}#indexed(map2){let known2=this.#indices.get(map2);if(known2!==void 0)return known2;let index=new Map;
for(let pair of map2.items){let name2=plainKey(pair.key);name2!==void 0&&index.set(name2,pair)}return this.#indices.set(map2,index),index}#keysOf(map2){
return[...map2.items.map(pair=>plainKey(pair.key)).filter(n=>n!==void 0),...this.#mergedInto(map2).flatMap(merged3=>this.#keysOf(merged3))]}#mergedInto(map2){
return map2.items.filter(pair=>isScalar(pair.key)&&typeof pair.key.value=="symbol").map(pair=>this.#resolved(pair.value)).flatMap(node2=>isSeq(
node2)?node2.items.map(item=>this.#resolved(item)):[node2]).filter(node2=>isMap2(node2))}#resolved(node2){return isAlias(node2)?this.#resolved(
this.#aliases.get(node2)):node2??void 0}#lineOf=offset=>this.#lines.linePos(offset).line||1;#errorAt(offset,message){let{line,col}=this.#lines.
linePos(offset);return new UsageError(`${this.file}:${line||1}:${col||1}: ${message}`)}};function checkInside(source,path,file){let landed=posix.
join(posix.dirname(source.file),file);if(landed===".."||landed.startsWith("../"))throw source.error(path,`${quote(file)} is outside the repo\
sitory; name something inside it`)}function plainKey(key){return isScalar(key)&&typeof key.value!="symbol"?String(key.value):void 0}var MAX_ALIAS_NODES=100;function inspectTree(document,error3,lineOf){let anchors=new Map,aliases=new Map,remember=node2=>{"anchor"in node2&&
typeof node2.anchor=="string"&&anchors.set(node2.anchor,node2)};return visit(document,{Alias(_,alias,ancestors2){let fail=message=>error3(offsetOf(
alias),message),stands=anchors.get(alias.source);if(stands===void 0)throw fail(`nothing before this is anchored as ${quote(`&${alias.source}`)}\
; add the anchor or write it out`);if(ancestors2.includes(stands))throw fail(`${quote(`*${alias.source}`)} contains itself; write it out`);if(aliases.
set(alias,stands),aliases.size>MAX_ALIAS_NODES)throw fail(`more than ${MAX_ALIAS_NODES} aliases; write the values out`)},Scalar(_,scalar2){remember(
scalar2)},Seq(_,seq2){remember(seq2)},Map(_,map2){remember(map2),inspectKeys(map2,error3,lineOf)}}),aliases}function inspectKeys(map2,error3,lineOf){
let seen=new Map;for(let{key}of map2.items){let offset=isNode(key)?offsetOf(key):offsetOf(map2);if(!isScalar(key)||isCollection(key)||key.value===
null)throw error3(offset,"a key must be a plain name; write it like port: 8080");typeof key.value!="string"&&typeof key.value!="symbol"&&(key.
value=key.source??String(key.value));let name2=typeof key.value=="symbol"?"<<":String(key.value);if(name2==="__proto__")throw error3(offset,
'the key "__proto__" is not allowed; choose another name');let first=seen.get(name2);if(first!==void 0)throw error3(offset,`${quote(name2)} \
is here a second time, first in line ${lineOf(first)}; rename or remove one`);seen.set(name2,offset)}}var offsetOf=node2=>node2.range?.[0]??
0;var PLACEHOLDER=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,Deferred=class{raw;path;constructor(raw,path){this.raw=raw,this.path=path}};function defer(source){
let places=[["defaults"],...source.keys(["scenarios"]).map(name2=>["scenarios",name2]),...source.keys(["presets"]).flatMap(preset=>source.keys(
["presets",preset]).map(name2=>["presets",preset,name2]))],declared=new Set(places.flatMap(place=>source.keys([...place,"parameters"]))),deferred=new Map;
for(let place of places)for(let key of source.keys(place)){let path=[...place,key],raw=source.at(path);if(!Object.hasOwn(scenarioKeys.shape,
key)||NEVER_PARAMETRISED.includes(key)||![...namesIn2(raw)].some(name2=>declared.has(name2)))continue;let known2=deferred.get(place.join("\0"))??
{};deferred.set(place.join("\0"),Object.assign(known2,{[key]:new Deferred(raw,path)}))}let kept=(place,keys)=>{let gone=deferred.get(place.join(
"\0"));return gone&&isMap3(keys)?Object.fromEntries(Object.entries(keys).filter(([key])=>!Object.hasOwn(gone,key))):keys},inEach=(map2,change4)=>isMap3(
map2)?Object.fromEntries(Object.entries(map2).map(([name2,value2])=>[name2,change4(name2,value2)])):map2;return{value:inEach(source.value,(part2,all)=>part2===
"defaults"?kept([part2],all):part2==="scenarios"?inEach(all,(name2,keys)=>kept([part2,name2],keys)):part2!=="presets"?all:inEach(all,(preset,some)=>inEach(
some,(name2,keys)=>kept([part2,preset,name2],keys)))),at:path=>deferred.get(path.join("\0"))??{}}}function isMap3(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function namesIn2(value){let texts=leavesOf(value).map(({text:text2})=>text2);return new Set(texts.
flatMap(text2=>[...text2.matchAll(PLACEHOLDER)].flatMap(([,name2])=>name2??[])))}function leavesOf(value,path=[]){return typeof value=="stri\
ng"?[{path,text:value}]:Array.isArray(value)?value.flatMap((each,index)=>leavesOf(each,[...path,index])):typeof value!="object"||value===null?
[]:Object.entries(value).flatMap(([key,each])=>leavesOf(each,[...path,key]))}function usedParameters(layer){let raw=Object.values(layer).flatMap(
each=>each instanceof Deferred?[each.raw]:[]);return namesIn2(raw)}function filled(value,values,isScalar2,path=[]){if(typeof value=="string"){
let text2=value.replaceAll(PLACEHOLDER,(whole,name2)=>name2!==void 0&&Object.hasOwn(values,name2)?values[name2]:whole);return text2!==value&&
isScalar2(path)?scalarOf(text2):text2}return Array.isArray(value)?value.map((each,index)=>filled(each,values,isScalar2,[...path,index])):typeof value!=
"object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,each])=>[key,filled(each,values,isScalar2,[...path,key])]))}
function scalarOf(text2){return text2==="true"||text2==="false"?text2==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text2)?Number(text2):
text2}var beginsWith=(path,start)=>start.every((step,index)=>path[index]===step),isInJson=(key,path)=>key==="expect"&&beginsWith(path,["body",
"json"]);function settled(layer,values,parameters,source){let entries=Object.entries(layer).map(([key,given])=>[key,given instanceof Deferred?
settledKey(key,given):given]);return Object.fromEntries(entries);function settledKey(key,{raw,path}){let schema4=scenarioKeys.shape[key],asText=filled(
raw,values,at=>isInJson(key,at)),first=schema4.safeParse(asText),wrong=first.error?.issues??[],given=filled(raw,values,at=>isInJson(key,at)||
wrong.some(issue3=>beginsWith(at,issue3.path))),parsed2=first.success?first:schema4.safeParse(given);if(parsed2.success){let file=parsed2.data?.["\
body-file"];return key==="request"&&file!==void 0&&checkInside(source,[...path,"body-file"],file),parsed2.data}let view={at:at=>valueAt(given,
at.slice(path.length)),has:at=>source.has(at)},[problem]=parsed2.error.issues.flatMap(issue3=>explain(issue3,view,path));if(problem===void 0)
throw parsed2.error;let name2=[...namesIn2(source.at(problem.path))].find(each=>Object.hasOwn(values,each));if(name2===void 0)throw source.error(
problem.path,problem.message,problem.at);let value=values[name2],index=parameters.all[name2]?.indexOf(value)??0;throw source.error([...parameters.
path,"parameters",name2,index],`${quote(value)} of parameter ${quote(name2)} does not fit: ${problem.message}`)}}function valueAt(value,path){
return path.reduce((inner,step)=>typeof inner=="object"&&inner!==null&&Object.hasOwn(inner,step)?inner[step]:void 0,value)}import{posix as posix2}from"node:path";var ADDRESS=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;function addressesIn(value){return[...value.matchAll(ADDRESS)].map(([,service="",
part2=""])=>({service,part:part2}))}var OWN_PORT="${port}";function resolveScenarios(input,source,deferring,preset){let rows=rowsOf(source),overrides=chosenPreset(input,source,preset),names=new Set;return source.
keys(["scenarios"]).flatMap(name2=>{let place=(path,keys={})=>({path,layer:{...keys,...deferring.at(path)}}),own2=place(["scenarios",name2],
input.scenarios[name2]),forAll=({path,layer})=>({path,layer:own2.layer.args?without(layer,ONLY_HTTP):layer}),ofPreset=of=>place(["presets",preset??
"",of],overrides?.[of]),places=[forAll(place(["defaults"],input.defaults)),own2,...preset===void 0?[]:[forAll(ofPreset("*")),ofPreset(name2)]],
joined2=places.reduce((below,{layer})=>join3(below,layer),{}),from=places.findLast(({layer})=>layer.parameters)?.path??[],all=parametersOf(joined2,
{name:name2,path:from,isOwn:from===own2.path&&preset===void 0});return combinations(all).map(values=>{let full=nameWith(name2,values);if(full.
length>64||/[^A-Za-z0-9._-]/.test(full))throw source.error(["scenarios",name2,"parameters"],`makes a scenario ${quote(full)}, which is no na\
me; values are of letters, digits, ".", "_" and "-"`);if(names.has(full))throw source.error(["scenarios",name2,"parameters"],`makes a scenar\
io ${quote(full)} twice; name the scenario or its values otherwise`);names.add(full);let keys=settled(joined2,values,{path:from,all},source);
return checkJoined(name2,keys,source),scenario(full,keys,rows,input)});function parametersOf(layer,{name:name3,path,isOwn}){let declared=Object.
entries(layer.parameters??{}),used=usedParameters(layer),unused=declared.find(([parameter])=>!used.has(parameter));if(unused&&isOwn)throw source.
error([...path,"parameters",unused[0]],`parameter ${quote(unused[0])} stands nowhere in scenario ${quote(name3)}; write {${unused[0]}} where\
 its values belong, or remove it`,"key");let kept=declared.filter(([parameter])=>used.has(parameter)),count=countOf(Object.fromEntries(kept));
if(count>MOST_COMBINATIONS)throw source.error([...path,"parameters"],`makes ${count} scenarios of ${quote(name3)}; make it at most ${MOST_COMBINATIONS}`);
return Object.fromEntries(kept)}})}function checkJoined(name2,joined2,source){let[wrong]=contradictions(joined2);if(wrong)throw source.error(
["scenarios",name2],`${quote(name2)}, with the defaults and the preset: ${wrong.path.join(".")} ${wrong.message}`);if(joined2.request===void 0&&
joined2.args===void 0)throw source.error(["scenarios",name2],`scenario ${quote(name2)} has no "request"; add it, for example request: GET /`);
if(joined2.background&&joined2.rate===void 0)throw source.error(["scenarios",name2],`scenario ${quote(name2)} has "background" without a "ra\
te" to measure; add one, for example rate: 100`)}function scenarioNames(input,name2){let presets=Object.values(input.presets??{}),all=[input.
defaults,input.scenarios[name2],...presets.flatMap(each=>[each["*"],each[name2]])].flatMap(layer=>layer?.parameters&&countOf(layer.parameters)<=
MOST_COMBINATIONS?combinations(layer.parameters):[]),names=[...new Set(all.map(values=>nameWith(name2,values)))];return[input.scenarios[name2],
...presets.map(each=>each[name2])].some(layer=>layer?.parameters)?names:[name2,...names]}function nameWith(name2,values){return[name2,...Object.
values(values)].join("-")}var MOST_COMBINATIONS=1e3;function countOf(parameters){return Object.values(parameters).reduce((product,values)=>product*
values.length,1)}function combinations(parameters){return Object.entries(parameters).reduce((some,[name2,values])=>some.flatMap(each=>values.
map(value=>({...each,[name2]:value}))),[{}])}var REPLACES={requests:["duration","rate"],duration:["requests"],rate:["requests"],args:ONLY_HTTP,
request:["args"]};function join3(below,above){let gone=Object.keys(above).flatMap(key=>REPLACES[key]??[]);return{...without(below,gone),...above,
...gates(below,above)}}var GATES=["thresholds","absolute-limits"];function gates(...layers2){let[thresholds2,limits]=GATES.map(key=>merged(...layers2.
map(layer=>layer[key])));return{...thresholds2&&{thresholds:thresholds2},...limits&&{"absolute-limits":limits}}}function without(layer,keys){
return Object.fromEntries(Object.entries(layer).filter(([key])=>!keys.some(each=>each===key)))}function scenario(name2,input,rows,file){let{
body:body2,headers:headers2={},status:status2=DEFAULTS.status}=input.expect??{},{thresholds:thresholds2,"absolute-limits":limits}=gates(file,
input),sameLength=input.expect?.["same-length"]??DEFAULTS.sameLength,lowerCase=Object.entries(headers2).map(([key,value])=>[key.toLowerCase(),
value]);return{name:name2,targets:withRows(input.targets??[...rows.keys()],rows),request:input.request?resolveRequest(input.request):{method:DEFAULTS.
method,paths:[],headers:[]},...input.args===void 0?{}:{args:input.args},expect:{status:status2,...body2===void 0?{}:{body:body2},headers:Object.
fromEntries(lowerCase),sameLength},connections:input.connections??DEFAULTS.connections,keepalive:input.keepalive??DEFAULTS.keepalive,...input.
http2?{http2:!0}:{},via:input.args||input.http2?["direct"]:input.via??DEFAULTS.via,...input.background===void 0?{}:{background:resolveBackground(
input.background)},...input.rate===void 0?{}:{rate:input.rate},...input.requests===void 0?{}:{requests:input.requests},...input.duration===void 0?
{}:{durationSeconds:input.duration},timeoutSeconds:input.timeout??(input.args?DEFAULTS.runTimeout:DEFAULTS.timeout),maxErrors:input["max-err\
ors"]??DEFAULTS.maxErrors,threshold:input.threshold??file.threshold??DEFAULTS.threshold,...thresholds2&&{thresholds:thresholds2},...limits&&
{limits}}}function resolveBackground({request:request2,connections=DEFAULTS.backgroundConnections}){return{request:resolveRequest(request2),
connections}}function resolveRequest(input){let{method:method3=DEFAULTS.method,path,paths=[],headers:headers2={},body:body2,"body-file":file}=input;
return{method:method3,paths:path===void 0?paths:[path],headers:Object.entries(headers2).map(asSent),...body2===void 0?{}:{body:{text:body2}},
...file===void 0?{}:{body:{file}}}}function asSent([name2,value]){return[name2.toLowerCase(),value.replace(/^[\t ]+|[\t ]+$/g,"")]}function chosenPreset(input,source,preset){
if(preset===void 0)return;let known2=source.keys(["presets"]);if(known2.includes(preset))return input.presets?.[preset];let end2=known2.length===
0?"the file has no presets":suggestion(preset,known2);throw source.error(["presets"],`unknown preset ${quote(preset)}; ${end2}`,"key")}function checkReferences(input,source){let rows=rowsOf(source);checkRows(source,[...rows.values()].flat());let targets=namesIn(rows),scenarios=source.
keys(["scenarios"]);for(let{path,scenario:scenario3}of layers(input,source)){for(let[index,name2]of(scenario3.targets??[]).entries())if(!targets.
includes(name2))throw source.error([...path,"targets",index],`unknown target ${quote(name2)}; ${suggestion(name2,targets)}`);let file=bodyFile(
scenario3);file!==void 0&&checkInside(source,[...path,"request","body-file"],file)}for(let preset of source.keys(["presets"]))for(let name2 of source.
keys(["presets",preset]))if(name2!=="*"&&!scenarios.includes(name2))throw source.error(["presets",preset,name2],`unknown scenario ${quote(name2)}\
 in preset ${quote(preset)}; ${suggestion(name2,scenarios)}`,"key");let images=input.trend?.reference;for(let name2 of typeof images=="objec\
t"?Object.keys(images):[])if(!targets.includes(name2))throw source.error(["trend","reference",name2],`unknown target ${quote(name2)}; ${suggestion(
name2,targets)}`,"key");checkPublished(input,source,targets),checkServices(input,source,targets);for(let{target,at}of allRows(input,source))
checkFiles(source,at,target);for(let[name2,service]of Object.entries(input.services??{}))checkFiles(source,(...key)=>["services",name2,...key],
service)}function checkRows(source,rows){for(let target of source.keys(["targets"]))for(let row2 of source.keys(["targets",target,"matrix"])){
let name2=rowName(target,row2);if(rows.filter(other=>other===name2).length>1)throw source.error(["targets",target,"matrix",row2],`makes the \
target ${quote(name2)}, which is there already; name the row otherwise`,"key")}}function checkPublished(input,source,targets){let ids=source.
keys(["scenarios"]).flatMap(name2=>scenarioNames(input,name2)).flatMap(scenario3=>["direct","nginx"].map(via2=>`${scenario3}/${via2}`));for(let id of source.
keys(["rank","published","figures"])){let path=["rank","published","figures",id];if(!ids.includes(id))throw source.error(path,`unknown scena\
rio and via ${quote(id)}; ${suggestion(id,ids)}`,"key");let{values,order}=input.rank?.published?.figures[id]??{};for(let name2 of order??Object.
keys(values??{}))if(!targets.includes(name2))throw source.error(values?[...path,"values",name2]:[...path,"order"],`unknown target ${quote(name2)}\
; ${suggestion(name2,targets)}`,"key")}}function checkServices(input,source,targets){let services=source.keys(["services"]);for(let name2 of services)
if(targets.includes(name2))throw source.error(["services",name2],`${quote(name2)} is a target, too; name one of them otherwise`,"key");for(let{
target,at}of allRows(input,source)){let{services:own2=[]}=target;for(let[index,name2]of own2.entries())if(!services.includes(name2)){let listed2=at(
"services",index);throw source.error(source.has(listed2)?listed2:at("services"),`unknown service ${quote(name2)}; ${services.length===0?"add\
 it under services:":suggestion(name2,services)}`)}checkPlaceholders(source,at,target,own2)}for(let service of services)checkPlaceholders(source,
(...key)=>["services",service,...key],input.services?.[service]??{},null)}function checkPlaceholders(source,at,{command:command3=[],process:process2,
env={},port:port2},services){let texts=[...command3.map(word=>[["command"],word]),...(process2?.command??[]).map(word=>[["process","command"],
word]),...Object.entries(env).map(([name2,value])=>[["env",name2],value])];for(let[key,text2]of texts){if(port2===void 0&&text2.includes(OWN_PORT))
throw source.error(at(...key),`takes ${quote(OWN_PORT)}, but there is none; add port:`);for(let{service}of addressesIn(text2))if(services&&!services.
includes(service))throw source.error(at(...key),`takes the address of ${quote(service)}, which is none of this target's services; add it to \
services:`)}}function checkFiles(source,at,started){let{context=".",dockerfile,additional_contexts:contexts2={}}=started.build??{},place=at(
"build","context");checkInside(source,source.has(place)?place:at("build"),context),dockerfile!==void 0&&checkInside(source,at("build","docke\
rfile"),posix2.join(context,dockerfile));for(let[name2,from]of Object.entries(contexts2))from.includes("://")||checkInside(source,at("build",
"additional_contexts",name2),from);for(let[folder2,key]of[[started["working-directory"],["working-directory"]],[started.process?.["working-d\
irectory"],["process","working-directory"]]])folder2!==void 0&&checkInside(source,at(...key),folder2);let profile=started.security_opt?.[0];
profile!==void 0&&profile!=="unconfined"&&checkInside(source,at("security_opt"),profile),"https"in started&&started.https?.ca!==void 0&&checkInside(
source,at("https","ca"),started.https.ca)}function layers(input,source){let found=input.defaults===void 0?[]:[{path:["defaults"],scenario:input.
defaults}],add=(path,scenario3)=>{scenario3!==void 0&&found.push({path,scenario:scenario3})};for(let name2 of source.keys(["scenarios"]))add(
["scenarios",name2],input.scenarios[name2]);for(let preset of source.keys(["presets"]))for(let name2 of source.keys(["presets",preset]))add(
["presets",preset,name2],input.presets?.[preset]?.[name2]);return found}var bodyFile=scenario3=>scenario3.request?.["body-file"];function checkHeaderSecrets(scenarios,targets,source){
for(let{name:scenario3,targets:asked,request:request2,background}of scenarios)for(let[way,headers2]of[[["request"],request2.headers],[["back\
ground","request"],background?.request.headers??[]]])for(let[header,value]of headers2)for(let secret2 of secretsInHeader(value)){let lacking=targets.
find(({name:name2,secrets:secrets2=[]})=>asked.includes(name2)&&!secrets2.some(each=>each===secret2));if(lacking&&secret2!==null)throw source.
error(headerPath(source,scenario3,way,header),`header ${quote(header)} takes the secret ${secret2}, which target ${quote(lacking.name)} does\
 not name; add it there: secrets: [${secret2}]`)}}function headerPath(source,scenario3,way,header){let headers2=["scenarios",source.keys(["s\
cenarios"]).filter(name2=>scenario3===name2||scenario3.startsWith(`${name2}-`)).toSorted((a,b)=>b.length-a.length).at(0)??scenario3,...way,"\
headers"],key=source.keys(headers2).find(each=>each.toLowerCase()===header);return[...headers2,key??header]}function parseConfig(text2,file,options={}){let source=new Source(text2,file,TEXT_MAPS),deferring=defer(source);return resolveConfig(validate2(
source,deferring.value),source,deferring,options.preset)}function validate2(source,value){if(source.value===null||source.value===void 0)throw source.
error([],"the file is empty; begin with targets: and scenarios:");let result=configSchema.safeParse(value);if(result.success)return result.data;
let[first]=result.error.issues.flatMap(issue3=>explain(issue3,source)).map(problem=>({...problem,offset:source.offset(problem.path,problem.at),
rank:source.has(problem.path)?0:1})).sort((a,b)=>a.rank-b.rank||a.offset-b.offset);throw first===void 0?result.error:source.error(first.path,
first.message,first.at)}function resolveConfig(input,source,deferring,preset){checkReferences(input,source);let scenarios=resolveScenarios(input,
source,deferring,preset),rows=allRows(input,source);checkPorts(rows,scenarios,source);let targets=rows.map(row2=>resolveRow(row2,input,source,
scenarios));return checkHeaderSecrets(scenarios,targets,source),{file:source.file,targets,scenarios,gate:{falseAlarms:input["false-alarms"]??
DEFAULTS.falseAlarms,failOn:input["fail-on"]??DEFAULTS.failOn,mode:input.mode??DEFAULTS.mode},...input.threshold===void 0?{}:{threshold:input.
threshold},...input.thresholds&&{thresholds:input.thresholds},...input["absolute-limits"]&&{limits:input["absolute-limits"]},isolation:input.
isolation??DEFAULTS.isolation,nginxImage:input["nginx-image"]??DEFAULTS.nginxImage,...input.budget===void 0?{}:{budgetSeconds:input.budget},
...input["cpu-profile"]===void 0?{}:{cpuProfile:input["cpu-profile"]},...input.trend===void 0?{}:{trend:resolveTrend(input.trend)},...input.
rank?.published===void 0?{}:{rank:{published:resolvePublished(input.rank.published,rowsOf(source))}}}}function resolveTrend({alert,direction,
keep:keep2,"keep-runs":keepRuns,thresholds:thresholds2,...given}){return{...given,alert:alert??DEFAULTS.alert,direction:direction??DEFAULTS.
direction,thresholds:thresholds2??{},keep:keep2??parseAge(DEFAULTS.keep),keepRuns:keepRuns??parseAge(DEFAULTS.keepRuns)}}function checkPorts(rows,scenarios,source){
for(let{name:name2,target,at}of rows)if(scenarios.some(({args,targets})=>args===void 0&&targets.includes(name2))&&target.port===void 0)throw source.
error(at(),`target ${quote(name2)} has no "port"; add it, for example port: 8080`)}function resolveRow({name:name2,target,at},input,source,scenarios){
checkFixture(target,at,source);let services=(target.services??[]).flatMap(each=>{let service=input.services?.[each];return service?[resolveService(
each,service)]:[]});return resolveTarget(name2,target,firstPath(name2,scenarios),services)}function checkFixture({fixture},at,source){if(fixture===
void 0)return;let parts=plainFolder(fixture).split("/"),isTop=plainFolder(posix3.join(posix3.dirname(source.file),fixture))===".";if(parts.includes(
"..")||parts.includes(".git")||isTop)throw source.error(at("fixture"),`must name a folder under this file's that the library itself is not i\
n; make one, for example ${DEFAULTS.fixture}`)}function plainFolder(path){return posix3.normalize(path).replace(/(?<=.)\/$/,"")}function firstPath(target,scenarios){
return scenarios.find(scenario3=>scenario3.targets.includes(target))?.request.paths[0]??"/"}function resolveTarget(name2,input,readyPath,services){
let{https,ready:ready2,prepare,changes,fixture}=input,{path=readyPath,command:command3,timeout=DEFAULTS.readyTimeout}=ready2??{};return{...resolveStartable(
name2,input),ready:{path,...command3===void 0?{}:{command:command3},timeoutSeconds:timeout},...https===void 0?{}:{tls:resolveTls(https)},...services.
length===0?{}:{services},...prepare===void 0?{}:{prepare},...changes===void 0?{}:{changes},...fixture===void 0?{}:{fixture:plainFolder(fixture)}}}
function resolveTls({ca,name:name2=DEFAULTS.tlsName}){return{...ca===void 0?{}:{ca},name:name2}}function resolveService(name2,input){let{command:command3,
timeout=DEFAULTS.readyTimeout}=input.ready??{},ready2={...command3===void 0?{}:{command:command3},timeoutSeconds:timeout};return{...resolveStartable(
name2,input),ready:ready2}}function resolveStartable(name2,input){let{build:build2,env={},image:image2,command:command3,port:port2=0,mem_limit:memory,
secrets:secrets2}=input,{inherit,ulimits:ulimits2,shm_size:shmSize,security_opt:[seccomp]=[]}=input,inContainer=build2!==void 0||image2!==void 0,
process2=resolveProcess(inContainer?input.process:input);return{name:name2,...build2===void 0?{}:{build:resolveBuild(build2)},...image2===void 0?
{}:{image:image2},...inContainer&&command3!==void 0?{command:command3}:{},...process2===void 0?{}:{process:process2},port:port2,env,...resolveSecrets(
secrets2),...inherit===void 0?{}:{inherit},...memory===void 0?{}:{memory},...shmSize===void 0?{}:{shmSize},...ulimits2===void 0?{}:{ulimits:ulimits2},
...seccomp===void 0?{}:{seccomp}}}function resolveProcess(input={}){let{setup:setup2=[],command:command3,"working-directory":folder2="."}=input;
if(command3===void 0)return;let workingDirectory2=plainFolder(folder2);return{setup:setup2,command:command3,...workingDirectory2==="."?{}:{workingDirectory:workingDirectory2}}}
function resolveSecrets(given){let names=some=>some.map(({name:name2})=>name2),optional4=names((given??[]).filter(({required:required3})=>!required3));
return{...given&&{secrets:names(given)},...optional4.length>0&&{optionalSecrets:optional4}}}function resolveBuild({additional_contexts:contexts2,
shm_size:shmSize,secrets:secrets2,...input}){return{context:DEFAULTS.context,dockerfile:DEFAULTS.dockerfile,args:{},...input,...resolveSecrets(
secrets2),...contexts2===void 0?{}:{contexts:contexts2},...shmSize===void 0?{}:{shmSize}}}function resolvePublished({source,figures},rows){let resolved=Object.
entries(figures).map(([id,figure])=>[id,resolveFigure(figure,rows)]);return{source,figures:Object.fromEntries(resolved)}}function resolveFigure(figure,rows){
let unit=figure.unit??null;if(figure.order)return{unit,entries:withRows(figure.order,rows).map(target=>({target,value:null,system:null}))};let[
sign,worst2]=figure.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,Number.NEGATIVE_INFINITY],entries=Object.entries(figure.values??{}).flatMap(
([name2,entry])=>withRows([name2],rows).map(target=>publishedEntry(target,entry)));return{unit,entries:entries.toSorted((a,b)=>sign*((a.value??
worst2)-(b.value??worst2)))}}function publishedEntry(target,entry){return{target,value:entry.value??null,system:entry.system??null}}import{existsSync as existsSync2,readFileSync as readFileSync3}from"node:fs";import{isAbsolute as isAbsolute2,join as join4,relative,resolve as resolve2,
sep}from"node:path";var MOST_CHARACTERS=1<<20;var STARTABLE={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,optionalSecrets:null,
inherit:null,memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},PROCESS={setup:"setup","working-directory":"\
working-directory"},SERVICE2={...STARTABLE,...PROCESS},TARGET2={...STARTABLE,...PROCESS,tls:"https",services:"services",prepare:"prepare",changes:"\
changes",fixture:"fixture"};var DEFAULT_FILES=["loadgate.yml","loadgate.yaml",join4(".github","loadgate.yml")];function locateConfig(repository,cwd,asked){if(asked!==void 0)
return insideRepository(repository,resolve2(cwd,asked));let found=usualPlaces(repository,cwd).find(file=>existsSync2(file));return insideRepository(
repository,found??join4(repository.top,"loadgate.yml"))}function usualPlaces({top},cwd){return[cwd,top].flatMap(folder2=>DEFAULT_FILES.map(file=>join4(
folder2,file)))}function insideRepository({top},file){let path=relative(top,file);if(path.startsWith(`..${sep}`)||isAbsolute2(path))throw new UsageError(`${file}\
 lies outside the repository ${top}; put it inside, or run loadgate there`);return path.split(sep).join("/")}var SECONDS_PER_CASE=60;import{existsSync as existsSync5,lstatSync as lstatSync3,mkdirSync as mkdirSync3,mkdtempSync,readdirSync as readdirSync4,readFileSync as readFileSync4,
rmSync as rmSync3,statSync as statSync2,writeFileSync as writeFileSync2}from"node:fs";import{tmpdir as tmpdir2}from"node:os";import{join as join7}from"node:path";
import{setTimeout as delay3}from"node:timers/promises";import{existsSync as existsSync3,mkdirSync,readdirSync as readdirSync2,rmdirSync,writeFileSync}from"node:fs";import{join as join5}from"node:path";var ROOT="/sys/fs/cgroup";function controllerFolder(controller){return existsSync3(join5(ROOT,controller))?controller:existsSync3(join5(ROOT,"cpu,cpuacct"))?"cpu,cpua\
cct":controller}var ownFolder=id=>`loadgate-${id}`;function versionOneFolders(){let folders=["cpu","cpuacct","memory"].map(controller=>join5(ROOT,controllerFolder(controller))),tasks=join5(ROOT,
"pids");return[...new Set(existsSync3(tasks)?[...folders,tasks]:folders)]}var unifiedFolders=()=>[ROOT];async function releaseControlGroups(id){let folders=existsSync3(join5(ROOT,"cgroup.controllers"))?unifiedFolders():versionOneFolders();for(let folder2 of folders.
map(root=>join5(root,ownFolder(id))))if(existsSync3(folder2))for(let attempt=0;attempt<20&&existsSync3(folder2);attempt+=1){for(let name2 of readdirSync2(
folder2,{withFileTypes:!0})){if(!name2.isDirectory())continue;let group=join5(folder2,name2.name);for(let pid of(readText(join5(group,"cgrou\
p.procs"))??"").split(`
`).filter(Boolean))kill(Number(pid),"SIGKILL");removeFolder(group)}removeFolder(folder2),existsSync3(folder2)&&await new Promise(resolve3=>setTimeout(
resolve3,50))}}function removeFolder(path){try{rmdirSync(path)}catch{}}import{chmodSync,chownSync,existsSync as existsSync4,globSync as globSync2,lstatSync as lstatSync2,mkdirSync as mkdirSync2,readdirSync as readdirSync3,
readlinkSync as readlinkSync2}from"node:fs";import{join as join6}from"node:path";import{setTimeout as delay2}from"node:timers/promises";import{once}from"node:events";var KEPT_BYTES=64*1024;async function startProcess(argv,options){let how={cwd:options.cwd,env:options.env,detached:!0,...idsOf(options.user)},
debugEnd=debugProgram(argv,options.cwd),{child,stdout,stderr}=spawnPiped(argv,how,options.input?"pipe":"ignore"),log2=keepTail(KEPT_BYTES);for(let stream of[
stdout,stderr])stream.on("data",log2.add);let silence=()=>{stdout.destroy(),stderr.destroy()};options.started?.(child),child.stdin?.on("erro\
r",()=>{});let ended=null;child.once("exit",(code,signal)=>{ended={code,signal},debugEnd(signal?`ended by ${signal}`:`exit code ${code}`)});
try{await Promise.race([once(child,"spawn"),once(child,"error").then(([error3])=>Promise.reject(error3))])}catch(error3){throw debugEnd("cou\
ld not be started"),silence(),error3}let pid=child.pid;return{pid,child,stdout,log:log2.text,ended:()=>ended,async[Symbol.asyncDispose](){ended||
(killGroup(pid,"SIGTERM"),await Promise.race([once(child,"exit"),delay((options.graceSeconds??2)*1e3)])),killGroup(pid,"SIGKILL"),ended||await Promise.
race([once(child,"exit"),delay(5e3)]),silence()}}}function delay(ms){return new Promise(resolve3=>setTimeout(resolve3,ms).unref())}function keepTail(bytes3){
let pieces=[],size3=0;return{add(piece){for(pieces.push(piece),size3+=piece.length;pieces[0]&&size3-pieces[0].length>=bytes3;)size3-=pieces.
shift()?.length??0},text:()=>Buffer.concat(pieces).subarray(-bytes3).toString("utf8")}}var PREFIX2="user-",RANGES=[[1879048192,2147483646],[60578,60705]];function ownUsers(folder2){let lacking,isDecided=!1,count=0;return{lacking:()=>lacking??
null,isDecided:()=>isDecided,decide(found){lacking=found,isDecided=!0},async next(){if(lacking===void 0&&(lacking=none3(obstacleHere())),lacking!==
null)return null;count+=1;let uid=freeId();if(uid===null)return lacking=none3("not-permitted"),null;let name2=`${PREFIX2}${String(count).padStart(
2,"0")}`;if(count>1)return makeUser(folder2,name2,uid);try{let user=makeUser(folder2,name2,uid);return lacking=none3(await obstacleOf(user)),
lacking===null?user:null}catch{return lacking=none3("not-permitted"),null}}}}var none3=why2=>why2&&{why:why2};function obstacleHere(){return process.
platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==void 0&&!isOn(process.env.LOADGATE_OWN_USERS)?"turned\
-off":null}function makeUser(folder2,name2,uid){chmodSync(folder2,457),process.umask(process.umask()|18);let own2=join6(folder2,name2),user={
uid,gid:uid,home:join6(own2,"home"),temporary:join6(own2,"tmp")};mkdirSync2(own2,{mode:457});for(let each of[user.home,user.temporary])mkdirSync2(
each,{mode:448}),chownSync(each,uid,uid);return user}async function obstacleOf(user){var _stack=[];try{let written=await runAs(user,["test",
"-w",user.home]);if(written.code===null)return"not-permitted";if(written.code!==0)return"temporary-folder";let groups=await runAs(user,["id",
"-G"]);if(groups.stdout.trim()!==String(user.gid))return"not-permitted";let env={...allowedEnvironment(process.env),LOADGATE_TRIAL:"1"};let sleeping=__using(
_stack,await startProcess(["sleep","60"],{cwd:"/",env,user,graceSeconds:0}),!0);return await isSeen(sleeping.pid)?null:"not-metered"}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function isSeen(pid){for(let attempt=0;attempt<
50;attempt+=1){try{if(readlinkSync2(`/proc/${pid}/cwd`),readdirSync3(`/proc/${pid}/fd`),process.kill(pid,0),readText(`/proc/${pid}/environ`)?.
includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await delay2(10)}return!1}function runAs(user,argv){return run(argv,{cwd:"/",env:allowedEnvironment(
process.env),user})}function freeId(){let taken=new Set;for(let list3 of["/etc/passwd","/etc/group"])for(let line of(readText(list3)??"").split(
`
`))taken.add(Number(line.split(":")[2]));let maps=["/proc/self/uid_map","/proc/self/gid_map"].map(path=>readText(path)??"");for(let[first,last]of RANGES)
if(maps.every(map2=>isMapped(map2,first,last)))for(let attempt=0;attempt<100;attempt+=1){let id=first+Math.floor(Math.random()*(last-first+1));
if(!taken.has(id)&&processesOfUser(id).length===0)return id}return null}function isMapped(map2,first,last){return map2.split(`
`).some(line=>{let[from=Number.NaN,,length=0]=line.trim().split(/\s+/).map(Number);return from<=first&&last<from+length})}async function endProcessesOf({uid}){for(let attempt=0;attempt<20;attempt+=1){let left=processesOfUser(uid);if(left.length===0)return;for(let pid of left)
kill(pid,"SIGKILL");await delay2(20)}}function usersOf(folder2){return globSync2(`${PREFIX2}*/home`,{cwd:folder2}).flatMap(path=>{let uid=lstatSync2(
join6(folder2,path),{throwIfNoEntry:!1})?.uid;return uid!==void 0&&RANGES.some(([first,last])=>first<=uid&&uid<=last)?[{uid,gid:uid}]:[]})}var PREFIX3="loadgate-",MARKER="LOADGATE_RUN",RUN_FILE="run.json";function temporaryFolder(){try{return mkdtempSync(join7(tmpdir2(),PREFIX3))}catch(error3){
throw new UsageError(`the temporary folder ${tmpdir2()} cannot be written (${error3.message}); make room, or name another: TMPDIR=DIR`)}}function openRunResources(){
let folder2=temporaryFolder(),id=folder2.slice(folder2.lastIndexOf(PREFIX3)+PREFIX3.length).toLowerCase();mkdirSync3(join7(folder2,"pids"),{
mode:448});let note={pid:process.pid,started:startTime(process.pid)};return writeFileSync2(join7(folder2,RUN_FILE),JSON.stringify(note),{mode:420}),
{id,folder:folder2,marker:{[MARKER]:id},users:ownUsers(folder2),process:pid=>writeFileSync2(join7(folder2,"pids",String(pid)),startTime(pid)??
""),engine:()=>noteEngine(folder2,process.env),[Symbol.asyncDispose]:()=>release(folder2,id,RESTART_SECONDS)}}var runNote=object({pid:int().positive(),started:string2().nullable()});var RESTART_SECONDS=15,OLD_SECONDS=7*86400;function isOld(folder2){let{mtimeMs=0}=statSync2(join7(folder2,RUN_FILE),{throwIfNoEntry:!1})??{};
return Date.now()-mtimeMs>OLD_SECONDS*1e3}async function release(folder2,id,patience){for(let pid of listFolder(join7(folder2,"pids"))){let started=readText(
join7(folder2,"pids",pid))??"";started!==""&&startTime(Number(pid))===started&&kill(-Number(pid),"SIGKILL")}for(let user of usersOf(folder2))
await endProcessesOf(user);await endStrays(id,folder2),await releaseControlGroups(id);let empty=await emptyEngine(folder2,id,patience)||isOld(
folder2);if(keepsTemporary())return keep(folder2,empty);let kept=[RUN_FILE,...ENGINE_FILES],gone=empty?[folder2]:listFolder(folder2).flatMap(
name2=>kept.includes(name2)?[]:[join7(folder2,name2)]);for(let path of gone)rmSync3(path,{recursive:!0,force:!0,maxRetries:3})}function keep(folder2,empty){
empty&&rmSync3(join7(folder2,RUN_FILE),{force:!0}),process.stderr.write(`LOADGATE_KEEP_TEMP: kept ${folder2}; remove it with rm -r
`)}async function endStrays(id,folder2){for(let attempt=0;attempt<20;attempt+=1){let strays=[...processesMarked(`${MARKER}=${id}`),...processesWithin(
folder2)];if(strays.length===0)return;for(let pid of strays)kill(pid,"SIGKILL");await new Promise(resolve3=>setTimeout(resolve3,50))}}function listFolder(folder2){
try{return readdirSync4(folder2)}catch{return[]}}var ENGINE_FILE="engine.json";function noteEngine(folder2,env){let known2=ENGINE_VARIABLES.
flatMap(name2=>env[name2]===void 0?[]:[[name2,env[name2]]]);writeFileSync2(join7(folder2,ENGINE_FILE),JSON.stringify(Object.fromEntries(known2)))}
var ENGINE_FILES=[ENGINE_FILE];async function emptyEngine(folder2,id,patience){let file=join7(folder2,ENGINE_FILE);if(!existsSync5(file))return!0;
let env={...dockerEnvironment(process.env),...readEngineNote(file)};return await engineAnswers(env,patience)?(await removeContainers(id,env),
await removeNetworks(id,env),await removeImages(id,env),!0):!1}var engineNote=record(string2(),string2());function readEngineNote(file){try{
let noted=engineNote.parse(JSON.parse(readFileSync4(file,"utf8")));return Object.fromEntries(ENGINE_VARIABLES.map(name2=>[name2,noted[name2]]))}catch{
return{}}}async function engineAnswers(env,patience){let until=performance.now()+patience*1e3;for(;;){let{code,missing:missing2}=await run([
"docker","version","--format","{{.Server.Version}}"],{cwd:"/",env,timeoutSeconds:5});if(code===0||missing2)return!0;if(performance.now()>=until)
return!1;await delay3(1e3)}}async function removeContainers(id,env){let containers=await dockerLines(env,"ps","--all","--quiet","--filter",`\
label=loadgate.run=${id}`);containers.length>0&&await dockerLines(env,"rm","--force","--volumes",...containers)}async function removeNetworks(id,env){
let networks=await dockerLines(env,"network","ls","--quiet","--filter",`label=loadgate.run=${id}`);networks.length>0&&await dockerLines(env,
"network","rm",...networks)}async function removeImages(id,env){let images=await dockerLines(env,"image","ls",...["--format","{{.Repository}\
}:{{.Tag}}"],"--filter",`reference=loadgate/*:${id}`);images.length>0&&await dockerLines(env,"image","rm","--force",...images)}async function dockerLines(env,...args){
let{code,stdout}=await run(["docker",...args],{cwd:"/",env,timeoutSeconds:60});return code===0?stdout.split(`
`).filter(Boolean):[]}function share2(value){return`${Number((value*100).toPrecision(3))}%`}var QUIET="measure again on a quiet machine",REMEDIES={steal:QUIET,"other-programs":QUIET,"out-of-ports":"use fewer connections, a lower rat\
e, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var LIMIT_REMEDIES={"out-of-ports":REMEDIES["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var MUCH_STARTING=1/9;function shardsText(shards){return`${shards.map(({shard,cases,minutes:minutes2})=>`${shard.padEnd(8)} ${minutes2} min after building: ${cases.
map(plainLine).join(", ")}`).join(`
`)}
`}var VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"],COUNTER_NAMES=["io-calls","collections"],METRIC_NAMES=[
"goodput","cpu","time","cpu-time","own-clock","p50","p90","p95","p99","memory","switches",...COUNTER_NAMES,"start-time","image-size"];var PLANTED_TROUBLES=["burner-elsewhere","interrupted","invalid"];function normalBelow(z){if(z<0)return 1-normalBelow(-z);let t=1/(1+.2316419*z),series=[.31938153,-.356563782,1.781477937,-1.821255978,1.330274429].
reduceRight((sum,term)=>(sum+term)*t,0);return 1-Math.exp(-z*z/2)/Math.sqrt(2*Math.PI)*series}var OUTLYING=4.25,KEPT_VARIANCE=1-2*OUTLYING*Math.exp(-(OUTLYING**2)/2)/Math.sqrt(2*Math.PI)/(2*normalBelow(OUTLYING)-1);var withheld=array(strictObject({name:string2(),key:_enum(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().
describe("Variables that are set, were not handed on, and may be what it lacked.");var coded=(code,params)=>strictObject({code:literal(code),...params}),variant=_enum(["base","head"]),end=strictObject({exitCode:number2().nullable(),
signal:string2().nullable()}).describe("Both null where nothing is known but that it ended."),framing=_enum(["content-length","chunked","unt\
il-close","none"]),listens=strictObject({asked:number2().describe("The port that was asked."),at:array(strictObject({host:string2(),port:number2()})).
describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the server listens."),protocol=_enum(
["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),throughNginx={through:literal(
"nginx").exactOptional().describe("Set where the server itself answers."),interim:number2().exactOptional().describe("The status (1xx) that \
its answers have before the one that counts.")},afterLoad={afterLoad:literal(!0).exactOptional()},failedRequests=array(union([strictObject({
status:string2(),count:number2()}),strictObject({error:string2(),count:number2()})])),unmatched=_enum(["differs","too-long","too-slow"]),lacks=union(
[strictObject({text:string2()}).describe("The beginning of the whole body that is expected."),strictObject({contains:string2()}),strictObject(
{matches:string2(),why:unmatched}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),
strictObject({json:string2(),at:string2(),got:string2().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what \
is there; null for nothing."),strictObject({json:_null3()}).describe("It is no JSON at all.")]).describe("The first that is expected of it a\
nd is not so."),fault=discriminatedUnion("code",[coded("wrong-status",{path:string2(),status:number2(),expected:union([number2(),array(number2())]).
describe("Of several, each would be right."),body:string2().describe("Its beginning, without secrets."),speaks:protocol.exactOptional(),...throughNginx,
...afterLoad}),coded("wrong-body",{path:string2(),bytes:number2(),body:string2().describe("Its beginning, without secrets."),lacks,...afterLoad}),
coded("wrong-header",{path:string2(),name:string2(),value:string2().nullable(),expected:string2(),...afterLoad}),coded("no-answer",{path:string2(),
error:string2(),speaks:protocol.exactOptional(),...throughNginx,...afterLoad}),coded("length-changed",{path:string2(),bytes:number2()}),coded(
"lengths-differ",{path:string2(),base:number2(),head:number2()}),coded("framing-differs",{path:string2(),base:framing,head:framing}),coded("\
errors",{failed:number2(),of:number2(),unit:_enum(["requests","operations"]),most:failedRequests.describe("The most frequent."),through:throughNginx.
through}),coded("no-answers",{seconds:number2(),most:failedRequests.describe("The most frequent."),through:throughNginx.through}),coded("wro\
ng-size",{answers:number2(),bytes:number2(),least:number2(),most:number2()}),coded("too-many-connections",{side:_enum(["client","upstream"]).
describe("Of nginx; client where there is none."),opened:number2(),requests:number2()}),coded("died",{end,of:_enum(["server","service"]),service:string2().
exactOptional(),when:_enum(["starting","before-load","under-load"]).exactOptional(),withheld,lacks:string2().exactOptional().describe("A mod\
ule that it said it could not find.")}),coded("restarted",{}),coded("worked-unasked",{cpu:number2().describe("CPU seconds that it used while\
 only the other variant was loaded."),other:number2().describe("The same of the other variant, while only this one was loaded."),seconds:number2()}),
coded("accepted-unasked",{connections:number2().describe("Accepted while only the other variant was loaded."),seconds:number2()}),coded("rea\
ched-other",{of:variant.describe("Whose server, service or nginx it was connected to."),connections:number2(),listened:literal(!0).exactOptional().
describe("Where it listened at a port of the other instead of being connected to it.")}),coded("ended-other",{of:variant.describe("Whose ser\
ver was ended by a signal while this one's ran beside it."),end}),coded("fails-beside",{of:variant.describe("Which could not be started besi\
de this one, and could alone.")}),coded("changed-files",{of:variant.describe("Whose files were changed while both ran, and not those of this\
 one."),path:string2().describe("The first of them."),files:number2()}),coded("left-its-group",{processes:number2(),cpu:number2().describe("\
CPU seconds that they used, which no meter of the variant counts.")}),coded("not-ready",{seconds:number2(),last:union([strictObject({path:string2(),
status:number2()}),strictObject({error:string2()})]).nullable().describe("What it answered last; null where it answered nothing."),service:string2().
exactOptional(),listens:listens.exactOptional(),speaks:protocol.exactOptional(),...throughNginx,runOver:literal(!0).exactOptional().describe(
"Set where the run's time was over first.")}),coded("start-failed",{error:string2()}),coded("prepare-failed",{command:array(string2()),error:string2(),
withheld}),coded("command-failed",{error:string2(),withheld}),coded("no-report",{output:string2().describe("The last lines of a command that\
 reported no operations, though base's does.")}),coded("impossible-time",{seconds:number2().describe("What a command said that it had worked\
."),wall:number2().describe("From its start to its end, as hyperfine noted it.")}),coded("timing-altered",{noted:number2().describe("Wall se\
conds that hyperfine noted."),wall:number2().describe("From its start to its end by loadgate's clock.")}),coded("generator-failed",{error:string2()}),
coded("background-load-failed",{failed:number2().exactOptional(),answered:number2().exactOptional(),error:string2().exactOptional()}),coded(
"proxy-failed",{variant,end:end.nullable(),seconds:number2().nullable().describe("Set where it was waited for so long."),error:string2().nullable().
describe("The last line of its log.")}),coded("harness-failed",{error:string2()}),coded("burner-elsewhere",{})]);var via=_enum(["direct","nginx"]),bottleneck=_enum(["server","proxy","generator","dependency"]),known=number2().nullable(),counts=record(string2(),
number2()),limit=_enum(["out-of-ports","proxy-saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out\
-of-step","over-capacity"]),command2=strictObject({by:_enum(["hyperfine","engine"]).describe("Who timed it: where containers run on another \
machine, their engine's notes of start and end."),runs:int().positive().describe("How many times it ran, one after the other."),user:known.describe(
"CPU seconds of all runs in user mode."),system:known.describe("The same in the kernel."),exitCode:int().nullable().describe("Of the first r\
un that failed, else 0; null where it was ended."),operations:int().positive().nullable().describe("As its last line said; null where it sai\
d none, and its time per run is what counts."),seconds:known.describe("What it worked for by its own clock; null where it said none.")}).describe(
"Of a command that was run to its end."),sample=strictObject({variant,wall:number2().describe("Wall time of the load in seconds, as the gene\
rator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:counts.describe("Answers by status."),errors:counts.
describe("Errors by the generator's own text, deadline aborts left out."),aborted:number2().describe("Requests in flight when the time was u\
p; normal, one per connection."),bytes:number2().describe("Body bytes received."),correct:number2().describe("Answers with the expected stat\
us."),latency:strictObject({mean:known,p50:known,p90:known,p95:known.exactOptional(),p99:known}).describe("In seconds. The oldest results ha\
ve no p95."),latencies:array(tuple([number2().nonnegative(),int().positive()])).max(1e4).exactOptional().describe("In an open loop: latencie\
s from the intended start in seconds, to three digits, ascending, and how often each."),cpu:strictObject({server:known,proxy:known,generator:known}).
describe("CPU seconds used."),busiest:strictObject({server:known,proxy:known}).describe("Busiest thread as a share of one core."),opened:strictObject(
{client:known,upstream:known}).describe("TCP connections accepted; client is the side the generator talks to."),memory:known.describe("Peak \
memory of the server in bytes since its start."),switches:known.describe("Context switches of the server."),counters:partialRecord(_enum(COUNTER_NAMES),
number2().nonnegative()).exactOptional().describe("What else the server's processes did, as often; what could not be counted is absent."),command:command2.
exactOptional(),bottleneck:bottleneck.nullable(),invalid:array(fault),limits:array(limit)}).describe("What one load of one variant gave in o\
ne round."),round=strictObject({order:array(variant).describe("The variants in the order they were loaded."),together:boolean2().describe("W\
hether they were loaded at once."),at:number2().describe("Seconds since the start of the run."),samples:array(sample),disturbance:strictObject(
{stolen:known.describe("Taken by the host of this virtual machine."),foreign:known.describe("Used by processes that are not part of the run.")}).
describe("What others took of the run's CPUs, as a share of one CPU.")}),session=strictObject({at:number2().describe("Seconds since the star\
t of the run."),startSeconds:strictObject({base:number2().exactOptional(),head:number2().exactOptional()}).describe("From start to the first\
 correct answer."),warmUpSeconds:number2(),warmUpCosts:array(known).describe("CPU seconds per answer in each slice of warm-up, the variants \
added up, where its length was not known beforehand.").exactOptional(),rounds:array(round),invalid:array(strictObject({variant:variant.nullable(),
fault,log:string2().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer before or after.")}).describe(
"One start of all variants of a case.");function print(value,{json:json2},text2){let written=()=>`${JSON.stringify(value,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(json2?written():forLog(text2(),process.env))}var change3={before:number2(),after:number2()},metric=_enum(METRIC_NAMES),ofMetric={scenario:string2(),metric,before:number2().nullable().describe(
"Null where it has none."),after:number2().nullable()},configChange=strictObject({of:_enum(["run","scenario","target","service"]),name:string2().
exactOptional().describe("Absent where it is of the whole run."),setting:string2().describe("The way to it, as `expect.status`."),before:string2().
nullable().describe("Cut around what differs; null where it is not there."),after:string2().nullable()}),configChanges={changes:array(configChange),
more:int().nonnegative().describe("How many further ones there are.")},additions={scenarios:array(string2()),via:array(string2()).describe("\
scenario/via"),pairs:array(string2()).describe("target/scenario")},ownUsersLacking=_enum(["not-root","turned-off","not-permitted","not-meter\
ed","temporary-folder","build","program","port"]),notice=discriminatedUnion("code",[coded("base-config-missing",{file:string2()}),coded("bas\
e-config-unusable",{file:string2(),error:string2()}),coded("config-from-checkout",{file:string2()}),coded("gate-changed",{changes:array(discriminatedUnion(
"setting",[strictObject({setting:literal("false-alarms"),...change3}),strictObject({setting:literal("fail-on"),before:array(string2()),after:array(
string2())}),strictObject({setting:literal("mode"),before:string2(),after:string2()}),strictObject({setting:literal("threshold"),scenario:string2(),
...change3}),strictObject({setting:literal("max-errors"),scenario:string2(),...change3}),strictObject({setting:literal("thresholds"),...ofMetric}),
strictObject({setting:literal("absolute-limits"),...ofMetric,unit:string2()})]))}),coded("budget-changed",{before:number2().nullable().describe(
"Seconds; null for the default of each case."),after:number2().nullable()}),coded("isolation-changed",configChanges),coded("no-base-side",{file:string2(),
targets:array(string2())}),coded("no-longer-measured",{targets:array(string2()),...additions}),coded("newly-measured",{targets:array(string2()),
...additions}),coded("plan-changed",configChanges),coded("fixture-changed",{folders:array(string2())}),coded("default-rules",{file:string2()}),
coded("cases-missing",{cases:array(string2())}),coded("asked-otherwise",{scenarios:array(string2())}),coded("submodules-missing",{paths:array(
string2())}),coded("filters-off",{filters:array(string2()),file:string2().describe("One of them."),files:int().positive()}),coded("port-igno\
red",{target:string2()}),coded("port-fixed",{target:string2(),ports:array(int().positive()).min(1).describe("What both sides listen on besid\
e PORT.")}),coded("own-users-lacking",{why:ownUsersLacking,what:string2().exactOptional().describe("The target, program or port that a separ\
ate user cannot have.")}),coded("session-overran",{case:string2()}),coded("planted-not-found",{case:string2(),slowdown:number2().describe("C\
PU that was burnt beside head, as a share of what head used.")}),coded("planted-not-measured",{case:string2(),why:_enum(PLANTED_TROUBLES)}),
coded("rate-not-comparable",{scenario:string2()})]);var obstacle=discriminatedUnion("code",[coded("docker-missing",{}),coded("no-engine",{said:string2().exactOptional().describe("By Docker's c\
lient.")}),coded("no-buildx",{}),coded("images-unresolved",{images:array(string2())}),coded("nothing-to-build",{target:string2()}),coded("no\
-command",{of:_enum(["target","service"]),name:string2()}),coded("same-process",{as:string2().describe("The target that it does not differ f\
rom.")}),coded("programs-missing",{programs:array(string2())}),coded("base-in-docker",{})]),isolationReason=discriminatedUnion("code",[coded(
"asked-for",{}),coded("docker-works",{}),coded("nothing-to-run",{}),coded("not-docker",{obstacle})]),skipReason=_enum(["untouched","identica\
l-builds"]),interferenceSource=_enum(["steal","other-programs","out-of-ports"]),limitSeconds=number2().exactOptional().describe("Set where t\
he time for everything that is built together was over."),finding=discriminatedUnion("code",[coded("build-failed",{variant,target:string2(),
limitSeconds}),coded("setup-failed",{variant,target:string2(),limitSeconds,withheld}),coded("fault",{variants:array(variant).describe("Empty\
 where it is no variant's."),fault,times:int().positive()}),coded("head-alone",{why:_enum(["configuration","target","scenario","request","no\
t-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),coded("shards-missing",{shards:array(
string2()).describe("`1/3`; empty where one left the case out.")}),coded("skipped",{why:skipReason}),coded("skip-unverified",{why:skipReason}),
coded("interrupted",{}),coded("no-time",{}),coded("no-values",{}),coded("one-session",{}),coded("equal-ratios",{}),coded("slow-start",{seconds:number2().
describe("What a start takes, of the slower side."),sessions:int().positive().describe("How many fit.")}),coded("interference",{source:interferenceSource,
effect:_enum(["counted-less","left-out","nothing-left"]),rounds:int().positive()}),coded("limited",{limit,loop:_enum(["closed","open","comma\
nd"]),cpuDecides:boolean2().describe("Whether CPU time could be read, so that it decides.")}),coded("held-back",{limit,bound:boolean2().describe(
"Whether its value is a bound of the true one.")}),coded("connections-closed",{base:number2().nullable().exactOptional().describe("Requests \
after which, about; null where it keeps them."),head:number2().nullable()}),coded("p99-unknown",{}),coded("not-judged",{metric,asked:_enum([
"threshold","limit"]).describe("By which key."),why:_enum(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).
describe("What cases have it that this one is not; or that its value could not be known.")}),coded("bottleneck-unknown",{}),coded("server-wa\
its",{}),coded("settled-early",{sessions:int().positive()}),coded("counter-moved",{metric:_enum(COUNTER_NAMES),more:number2().describe("Head\
 less base, per request or operation."),low:number2().describe("Where that lies at 95%, with the other end."),high:number2()})]);var isolation=_enum(["docker","process"]),request=strictObject({method:string2(),paths:array(string2()).describe("One or several; one of sev\
eral is picked at random for each request."),headers:array(tuple([string2(),string2()])),body:union([strictObject({text:string2()}),strictObject(
{file:string2()})]).exactOptional()}),expectedParts=strictObject({contains:array(string2()).exactOptional().describe("Texts that all stand i\
n it."),matches:string2().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:string2().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),expect=strictObject(
{status:union([number2(),array(number2())]).describe("Of several, each is right."),body:union([string2().describe("The whole body."),expectedParts]).
exactOptional(),headers:record(string2(),string2()).describe("Lower-case names."),sameLength:boolean2().describe("Whether all variants must \
answer with the same length and framing.")}).describe("The expected answer; what is absent is not checked.");var byMetric2=partialRecord(_enum(METRIC_NAMES),number2().positive()),scenario2=strictObject({name:string2(),targets:array(string2()).describe(
"Names of the targets it is run against."),request:request.describe("Asks for no path where the scenario runs a command instead."),args:array(
string2()).exactOptional().describe("Set where the target was run with these arguments to its end instead of being asked: a command that is \
timed from start to end, and may tell on its last line how many operations it did."),expect,connections:number2(),keepalive:boolean2(),http2:literal(
!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:array(via),background:strictObject(
{request,connections:number2()}).exactOptional().describe("Other requests that are asked all the while; they are not measured."),rate:union(
[strictObject({perSecond:number2()}),strictObject({share:number2()})]).exactOptional().describe("Requests per second, or a share of what bas\
e can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:number2().exactOptional().describe("A fixed c\
ount of requests per sample instead of a duration."),durationSeconds:number2().exactOptional().describe("Instead of a length derived from th\
e throughput."),timeoutSeconds:number2(),maxErrors:number2().describe("The share of answers that may be errors, 0 to 1."),threshold:number2().
describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:byMetric2.exactOptional().describe("The same of single metrics, wh\
ich then decide as well, whatever decides without them."),limits:byMetric2.exactOptional().describe("Absolute limits on head, in each metric\
's unit: the most that it may be, or the least of what is better the higher it is.")}),fresh=_enum(["configuration","target","scenario","req\
uest"]),plannedCase=strictObject({id:string2(),target:string2(),scenario:string2(),via,fresh:fresh.exactOptional().describe("Set where base'\
s configuration does not have it: no such file, target, scenario, or one that asks or expects something else. What base answers wrongly is t\
hen no fault of it.")}),cores=array(number2()),cpuPlan=strictObject({layout:_enum(["one-core","shared-load-core","smt-siblings","separate-co\
res","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separate machine the numbers of\
 server and proxy are that machine's."),server:cores,proxy:cores,generator:cores}).describe("Which logical CPUs each part may use.");var pairing=_enum(["side-by-side","interleaved"]),failOn2=_enum(["regression","invalid","inconclusive","never"]),mode=_enum(["block","observ\
e"]),experiment={seed:number2(),budgetSeconds:number2(),isolation,isolationReason,cpus:cpuPlan,scenarios:array(scenario2)},plan=strictObject(
{...experiment,shard:strictObject({index:int().positive(),count:int().positive()}).exactOptional().describe("Which part of a run this is; th\
e cases are those of the whole run."),named:strictObject({config:string2().exactOptional(),preset:string2().exactOptional()}).exactOptional().
describe("What of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:literal(!1).exactOptional().
describe("Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:number2().gt(0).lt(1).
describe("One-sided risk of any false regression in the whole run."),pairing:pairing.describe("How the variants of a case are loaded, where \
both can be up at once."),cases:array(plannedCase),failOn:array(failOn2),mode:mode.describe("Whether a verdict fails the run, or is only rep\
orted.")}),serverMachine=strictObject({cores:number2(),memoryBytes:number2(),kernel:string2(),os:string2()}),environment=strictObject({cpuModel:string2(),
cores:number2(),memoryBytes:number2(),kernel:string2(),os:string2(),runnerImage:string2().nullable(),servers:serverMachine.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:record(string2(),string2()),load:strictObject({before:number2(),
after:known}).describe("Load average of one minute.")});var RESULTS_SCHEMA=1,verdict=_enum(VERDICTS),metricName=_enum(METRIC_NAMES),interval2=strictObject({low:number2().positive(),high:number2().
positive()}),metricResult=strictObject({name:metricName,unit:string2(),better:_enum(["higher","lower"]),gates:boolean2().describe("Whether i\
t takes part in the verdict of its case."),base:known.describe("Typical value: the median over sessions of the medians over rounds."),head:known,
ratio:number2().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:interval2.nullable().describe(
"The 95% interval of the ratio."),decisionInterval:interval2.nullable().describe("The wider one that decides whether it is slower or faster,\
 so that alpha holds for the whole run."),n:number2().describe("Sessions behind the interval."),threshold:number2().positive().exactOptional().
describe("Set where the metric has its own threshold, instead of its case's."),verdict:verdict.nullable()}),limitResult=strictObject({metric:metricName,
unit:string2(),better:_enum(["higher","lower"]),limit:number2().positive().describe("The most that it may be; of what is better the higher i\
t is, the least."),head:known.describe("The geometric mean over head's sessions; of image size the only value there is."),interval:interval2.
nullable().describe("Its 95% interval; null where the noise is not known, or there is none."),n:number2().describe("Sessions behind the inte\
rval."),state:_enum(["held","inconclusive","broken"]).describe("Whether the whole interval lies within the limit, or beyond it.")}).describe(
"An absolute limit on head, and where head lies."),choice=strictObject({roundsPerSession:number2(),warmUpSeconds:number2().describe("Of late\
r sessions; until steady where absent.").exactOptional(),betweenStarts:known.describe("The share of the noise that is from start to start; n\
ull where it was not known.")}).describe("What the case's first sessions chose for those after them, by the spread alone."),cpuSeconds=number2().
nonnegative(),functionKind=_enum(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the runtime b\
elow them, its garbage collector or its just-in-time compiler."),functionLine=int().nonnegative().describe("In its file, of head."),grownFunction=strictObject(
{name:string2().max(300),line:functionLine.exactOptional(),kind:functionKind,calls:strictObject({name:string2().max(300),line:functionLine.exactOptional(),
kind:functionKind}).exactOptional().describe("The function of the runtime that does most of it."),base:cpuSeconds.describe("CPU seconds per \
request in it and in all that it calls."),head:cpuSeconds}),growth=strictObject({tool:string2().max(100),base:cpuSeconds.describe("CPU secon\
ds per request, of the whole server."),head:cpuSeconds,functions:array(grownFunction).max(3)}).describe("What CPU profiles after the verdict\
 say of a red case. Never part of a verdict."),caseRecord=strictObject({...plannedCase.shape,sessions:array(session),choice:choice.exactOptional(),
rate:number2().positive().exactOptional().describe("Requests per second that were offered to each variant, in an open loop."),skipped:skipReason.
exactOptional().describe("Why the case was not loaded at all."),lostShards:array(string2()).exactOptional().describe("Set where no shard mea\
sured it: those that are missing, like `1/3`; none where one left it out."),environment:environment.exactOptional().describe("Where it was m\
easured, if not where the rest was."),growth:growth.exactOptional()}),caseResult=strictObject({...caseRecord.shape,bottleneck:bottleneck.nullable(),
threshold:number2().positive(),metrics:array(metricResult),limits:array(limitResult).exactOptional(),verdict,settledAt:known.describe("Sessi\
ons after which a look settled it; null where it was judged at the end."),detectable:known.describe("The smallest slowdown, as a share, that\
 would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:array(variant).describe("The variants that\
 an invalid case failed in."),findings:array(finding)}),builtVariant=strictObject({variant,commit:string2().describe("Of a temporary commit \
where the working tree was measured."),label:string2().describe('What was asked for: a revision, or "working tree".'),builds:record(string2(),
strictObject({id:string2(),imageBytes:known})).describe("By target: image id, or tree id for processes, and the image's size in bytes.")}),difference2=strictObject(
{kind:_enum(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compiler or runtime."),name:string2().
max(200),base:string2().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null where base has none."),
head:string2().max(200).nullable(),role:_enum(["direct","indirect","development"]).exactOptional().describe("Of a package: asked for, needed\
 by another, or only to develop with."),file:string2().max(200).exactOptional().describe("That says so; absent where a built image does.")}).
describe("What two builds differ by beside the repository's own code."),differences=array(difference2).max(500).exactOptional().describe("Wh\
at matters most first; absent where nothing else differs, or nothing was compared."),failure2=strictObject({variant,target:string2(),what:_enum(
["build","setup"]),log:string2(),limitSeconds:number2().exactOptional().describe("Set where the time was over that everything that is built \
together has."),withheld}).describe("A side that could not be built or prepared at all."),seconds=strictObject({build:number2(),run:number2().
describe("Starts, warm-up and measuring."),ready:number2().describe("Of them, from all variants of a session ready to their stop."),load:number2().
describe("Of them, with load on."),harness:number2().describe("CPU seconds of loadgate itself while load was on.")}).describe("Where the tim\
e went: wall seconds, but for `harness`."),run2={id:string2(),startedAt:string2().describe("ISO 8601."),environment,variants:array(builtVariant),
failures:array(failure2),notices:array(notice).describe("What the reader must know first."),seconds,interrupted:boolean2().describe("Whether\
 the run was stopped before its plan was done.")},measured=strictObject({...run2,differences,plan,cases:array(caseRecord)}),judged={schema:literal(
RESULTS_SCHEMA),...run2,differences,plan,cases:array(caseResult),verdict,exitCode:number2()},compared=strictObject({command:literal("compare"),
...judged}),revision=strictObject({commit:string2(),label:string2()}),alertBy=_enum(["issue","comment","fail","none"]),trendSettings=strictObject(
{control:string2().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:array(alertBy),
direction:_enum(["worse","both"]),thresholds:record(string2(),number2()).describe("Further metrics that raise alerts, each with its threshol\
d."),selftest:boolean2().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:number2().
describe("Seconds that points are kept."),keepRuns:number2().describe("Seconds that each run's own file is kept.")}).describe("How the confi\
guration wants points kept and changes reported."),trendPart=strictObject({settings:trendSettings,config:string2().describe("Path of the con\
figuration file."),reference:revision,head:strictObject({commit:string2(),subject:string2()}),control:compared.nullable().describe("One case\
 with identical builds, by the rules of a pull request; null where it could not be measured."),seam:strictObject({from:revision,results:compared}).
nullable().describe("The new reference against the one before, in the first run after it was moved."),again:compared.nullable().describe("Th\
e cases that looked changed, measured once more."),planted:strictObject({case:string2(),slowdown:number2().positive().describe("CPU burnt be\
side head, as a share of what head used."),results:compared.nullable().describe("By the rules of a pull request; null where it was interrupt\
ed before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where n\
one was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),results=strictObject(
{command:_enum(["compare","trend"]),...judged,trend:trendPart.exactOptional()}),publishedPlace=strictObject({place:int().positive(),value:known,
system:string2().nullable(),moved:boolean2().describe("Whether today's order among the published systems is another one.")}),standing={place:int().
positive().nullable().describe("From 1; shared by targets that the numbers cannot tell apart; null where nothing can be ranked."),ratio:number2().
positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions."),interval:interval2.nullable().describe(
"Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},row=strictObject({target:string2(),...standing,figures:partialRecord(
metricName,known).describe("Typical values: the median over sessions of the medians over rounds."),sessions:array(number2().positive()).describe(
"The value that it is ranked by, of each session."),spread:interval2.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:int().
nonnegative().describe("All answers and errors of the measured rounds."),failed:record(string2(),int().positive()).describe("How often what \
went wrong."),bottleneck:bottleneck.nullable(),limited:boolean2().describe("Whether something else than the server bounded its value."),findings:array(
finding),published:publishedPlace.nullable().describe("What the publication said, beside today's place.")}),leaderboard=strictObject({id:string2().
describe("scenario/via"),scenario:string2(),via,by:_enum(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile\
 where a rate is offered, or the time per run of commands that report no operations."),unit:_enum(["requests/s","operations/s","s"]),rows:array(
row).describe("Best first.")}),publishedFigure2=strictObject({unit:string2().nullable(),entries:array(strictObject({target:string2(),value:known,
system:string2().nullable()}))}),published=strictObject({source:string2(),figures:record(string2(),publishedFigure2).describe("By scenario a\
nd via, `hello/direct`.")}),leftOut=strictObject({target:string2(),obstacle}),rankPlan=strictObject(experiment),rankMeasured=strictObject({...run2,
config:string2().describe("Path of the configuration file."),plan:rankPlan,cases:array(caseRecord).describe("One target in one scenario in o\
ne way each, as `head`."),leftOut:array(leftOut),published:published.nullable()}),ranking=strictObject({command:literal("rank"),schema:literal(
RESULTS_SCHEMA),...rankMeasured.shape,leaderboards:array(leaderboard),exitCode:number2()}),resultsFile=discriminatedUnion("command",[results,
ranking]);var MOST_BYTES=64*1024*1024;var numbered=looseObject({schema:number2()});var WHEN=["changed","always","never"],FORK_STATUS=["neutral","trusted"],short=string2().max(500),acceptance=strictObject({id:short.describe(
"Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment."),pattern:short.describe("Which c\
ases, as a glob."),at:string2().max(40).nullable().describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:short.
describe("Login."),reason:short}),redCase=strictObject({id:short,extent:partialRecord(metricName,number2()).describe("By metric, how much wo\
rse it may be, as a log."),limits:partialRecord(metricName,number2()).exactOptional().describe("By metric, how far beyond its limit it may b\
e, as a log.")}),acceptedCase=strictObject({...redCase.shape,acceptance}),earlierRun=strictObject({run:number2().int().nonnegative().describe(
"Workflow run id; with the attempt it orders the runs."),attempt:number2().int().nonnegative(),head:string2().regex(/^[0-9a-f]{40}$/),verdict:_enum(
[...VERDICTS,"accepted","failed"]),headline:short,at:short.describe("ISO 8601."),commitSeen:string2().max(40).nullable().describe("ISO 8601,\
 by GitHub's clock: since when the commit was at the pull request's head for sure."),red:array(redCase).max(100).describe("What whoever acce\
pts a slowdown after this run has seen.")}),KEPT2=10,commentState=strictObject({runs:array(earlierRun).max(KEPT2).describe("Oldest first; th\
e last one is what the comment shows."),accepted:array(acceptedCase).max(1e3),heard:array(short).max(200).describe("Ids of the acceptances t\
hat runs so far have heard of.")});function readValues(options,given,nameOf){let read=({name:name2,parse:parse3,default:usual})=>{let text2=given(name2)??usual;if(text2!==void 0)
try{return parse3(text2)}catch(error3){throw error3 instanceof UsageError?new UsageError(`${nameOf(name2)}: ${error3.message}`):error3}},values=Object.
entries(options).map(([key,option])=>[key,read(option)]);return Object.fromEntries(values)}function optional3(declaration,parse3){return{...declaration,
parse:parse3}}function withDefault(declaration,parse3){return{...declaration,parse:parse3}}function flag(name2,description){return{name:name2,
description,default:"false",parse:parseFlag}}var asIs=text2=>text2;function unknown2(what,name2,known2){let close=nearest(name2,known2);return`\
unknown ${what} ${name2}; ${close?`did you mean ${close}?`:`the ${what}s are ${known2.join(", ")}`}`}function oneOf(known2){return text2=>{let found=known2.
find(each=>each===text2);if(!found)throw new UsageError(unknown2("value",text2,known2));return found}}function parseFlag(text2){let value={true:!0,
false:!1}[text2.toLowerCase()];if(value===void 0)throw new UsageError(`${JSON.stringify(text2)} is neither true nor false; write one of them`);
return value}function listOf2(known2){return text2=>{let named=text2.split(/[,|\s]+/).filter(Boolean);if(named.length===0)throw new UsageError(
`"${text2}" names nothing; write it like regression,invalid or never`);return named.map(oneOf(known2))}}function parseSeed(text2){if(!/^\d{1,10}$/.
test(text2))throw new UsageError(`"${text2}" is not a seed; write a whole number of at most 10 digits`);return Number(text2)}function parseFolder(text2){
let parts=text2.split("/").filter(part2=>part2!==""&&part2!==".");if(!parts.every(part2=>/^[\w.-]+$/.test(part2)&&part2!==".."&&!/^\.git/i.test(
part2))||text2.startsWith("/"))throw new UsageError(`"${text2}" is not a folder on a branch; write it like loadgate or docs/trend, or . for \
the root`);return parts.join("/")}function parsePath2(text2){if(!/^\/[^\s#]*$/.test(text2))throw new UsageError(`"${text2}" is not a path; w\
rite it like /users?page=2`);return text2}var BASE=optional3({name:"base",value:"REV",description:"The revision to compare with; `REV...` is\
 its merge base with the head. Defaults to the merge base of the head and the main branch."},asIs),HEAD=optional3({name:"head",value:"REV|wo\
rktree",description:"The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},asIs),SELECTION={config:optional3(
{name:"config",short:"c",value:"F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml\
`."},asIs),case:optional3({name:"case",repeatable:!0,value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate severa\
l with commas."},asIs),preset:optional3({name:"preset",value:"P",description:"A preset of the configuration file."},asIs),budgetSeconds:optional3(
{name:"budget",value:"5m",description:"Time for starts, warm-up and measuring together. Defaults to 60 s per case."},parseDuration)},ISOLATION=optional3(
{name:"isolation",value:"auto|docker|process",description:"How servers are run. Defaults to the configuration file's `isolation`, else `auto\
`."},oneOf(["auto","docker","process"]));function parseSecrets(text2){let names=text2.split(/[,\s]+/).filter(name2=>name2!==""&&name2!=="non\
e"),wrong=names.find(name2=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name2));if(wrong!==void 0)throw new UsageError(`"${wrong}" is not the name of\
 a variable; write names like API_KEY,DB_PASSWORD, or none`);return names}var SECRETS=optional3({name:"secrets",value:"NAME,\u2026|none",description:"\
The variables that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},parseSecrets),WAIT=optional3(
{name:"wait",value:"1h",description:"How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},text2=>text2===
"0s"?0:parseDuration(text2)),BISECT=optional3({name:"bisect",value:"A..B",description:"Find which of these commits changed the case that `--\
case` names, instead of measuring a point."},asIs),SEED=optional3({name:"seed",value:"N",description:"The seed of the random order; give a r\
un's seed to repeat its order."},parseSeed),THRESHOLD=optional3({name:"threshold",value:"2%",description:"The smallest change that counts, f\
or all scenarios. Defaults to the configuration file's."},parseShare),FAIL_ON=optional3({name:"fail-on",value:"regression|invalid|inconclusi\
ve|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fails where b\
ase works always fails the run, except with `mode: observe`."},listOf2(["regression","invalid","inconclusive","never"])),START=flag("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),MEASURE_IDENTICAL=flag("measure-i\
dentical","Measure even if both sides are the same build."),CPU_PROFILE=flag("cpu-profile","Take CPU profiles of both sides after a regressi\
on, shown in `report.html`, even without `cpu-profile:` in the configuration file."),PUBLISHED=flag("published","Show the published figures \
of the configuration file beside the measured ones."),STRICT=flag("strict","Fail if a target cannot run here, instead of leaving it out."),SHARD=optional3(
{name:"shard",value:"I/N",description:"Measure only this shard of the run, as `plan` names it."},parseShard),SHARDS=withDefault({name:"shard\
s",value:"N",default:"2",description:"The most shards to cut the run into."},parseShardCount),OUT=withDefault({name:"out",short:"o",value:"D\
IR",default:".loadgate",description:"The folder for `results.json` and the reports."},asIs),RESULTS=withDefault({name:"results",value:"F",default:"\
.loadgate/results.json",description:"The `results.json` of the run."},asIs);function parsePort(text2){let port2=/^\d{1,5}$/.test(text2)?Number(
text2):0;if(port2<1||port2>65535)throw new UsageError(`"${text2}" is not a port; write a number from 1 to 65535`);return port2}var WITHOUT_FILE={
program:optional3({name:"command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuratio\
n file. Its setup (`npm ci` and the like) is found as by `init`."},asIs),port:optional3({name:"port",value:"N",description:"The port of that\
 server, if it does not listen on the variable `PORT`."},parsePort),get:optional3({name:"get",value:"/PATH",description:"The path to request\
 from that server, which must answer 200. Defaults to `/`."},parsePath2)},OPEN=flag("open","Open the page in a browser."),SETUP={from:optional3(
{name:"from",value:"compose.yaml",description:"Take the server and its services from this compose file. Defaults to the one at the top, if t\
here is one."},asIs),target:optional3({name:"target",value:"NAME",description:"The server to start, if several are found. Defaults to the mo\
st likely one."},asIs),command:optional3({name:"command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process,\
 instead of the one that is found; its setup is still found."},asIs),path:optional3({name:"path",value:"/PATH",description:"The path to meas\
ure. Defaults to the first that is answered with success."},parsePath2),startTimeout:withDefault({name:"start-timeout",value:"60s",default:"\
60s",description:"How long the server may take to start."},parseDuration),dryRun:flag("dry-run","Show what would be written, and write nothi\
ng. The server is still started."),yes:flag("yes","Write without asking, even in a terminal.")},SLOWDOWN=withDefault({name:"slowdown",value:"\
5%",default:"5%",description:"The slowdown that is planted in head: how much more CPU time it uses."},parseShare),SELFTEST_BUDGET=withDefault(
{name:"budget",value:"3m",default:"3m",description:"Time for both parts together, starts included: identical builds, then the same builds wi\
th the slowdown."},parseDuration),QUIET2={...flag("quiet","Show no progress; results and errors remain."),short:"q"},JSON_FORMAT=flag("json",
"Print the result as JSON."),FORMATS=["github-action-benchmark"],EXPORT_FORMAT=withDefault({name:"format",value:FORMATS.join("|"),default:FORMATS[0],
description:"The format to write."},oneOf(FORMATS)),TREND_BRANCH={branch:withDefault({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},text2=>text2.replace(/^refs\/heads\//,"")),remote:optional3({name:"remote",value:"URL",description:"The r\
epository of that branch. Defaults to the checkout's `origin`."},asIs),folder:withDefault({name:"dashboard-path",value:"DIR",default:"loadga\
te",description:"The trend's folder on that branch, `.` for its root."},parseFolder)},RETENTION={keep:optional3({name:"keep",value:"3y",description:"\
How long points are kept. Defaults to the run's configuration."},parseAge),keepRuns:optional3({name:"keep-runs",value:"400d",description:"Ho\
w long the files of single runs are kept."},parseAge)},COMMENTING={results:optional3({name:"results",value:"F",description:"A `results.json`\
. Defaults to the one in the artifact of the workflow's run."},asIs),artifact:withDefault({name:"artifact",value:"NAME",default:"loadgate",description:"\
The name of the artifact that the measuring job uploaded."},asIs),config:withDefault({name:"config",short:"c",value:"F",default:"loadgate.ym\
l",description:"The configuration that was measured. Its rules are read from base, and each configuration has its own comment and status."},
asIs),preset:optional3({name:"preset",value:"NAME",description:"The preset that was measured with, whose thresholds apply."},asIs),threshold:optional3(
{name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to that of base's configuration file,\
 whatever the run used."},parseShare),failOn:optional3({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"Which resu\
lts fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},listOf2(["regression","inva\
lid","inconclusive","never"])),forkStatus:withDefault({name:"fork-status",value:FORK_STATUS.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},oneOf(FORK_STATUS)),when:withDefault({name:"when",value:WHEN.join("|"),default:"changed",description:"\
When to comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},
oneOf(WHEN)),status:withDefault({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},parseFlag)};var OPTIONS={shards:SHARDS,...SELECTION},planCommand={name:"plan",summary:"cut the run into shards for a job matrix; a case is never split",
group:"ci",examples:[{line:"loadgate plan",does:"show at most two shards, with their cases and minutes"},{line:"loadgate plan --shards 4 --j\
son",does:"print a matrix for a workflow"},{line:"loadgate plan --case 'api/*' --budget 20m",does:"cut only these cases"}],options:{...OPTIONS,
json:JSON_FORMAT},async run({values,host}){let shards=await planShards(values,host);return print({include:shards},values,()=>shardsText(shards)),
0}};async function planShards(options,host){var _stack=[];try{let repository=await openRepository(host.cwd);let resources=__using(_stack,openRunResources(),
!0);let file=locateConfig(repository,host.cwd,options.config);let head=options.head?await mustFind(repository,options.head):await commitOfWorkingTree(
repository,resources.folder,host.signal);let text2=await fileAt(repository,head,file);if(text2===null)throw new UsageError(`head has no ${file}\
; write one, or name another with --config`);let config2=parseConfig(text2,file,options.preset===void 0?{}:{preset:options.preset});let cases=plannedCases(
config2,options.case);let budget=options.budgetSeconds??config2.budgetSeconds??SECONDS_PER_CASE*cases.length;return shardsFor(cases.length,options.
shards).map(shard=>{let own2=casesOfShard(cases,shard).map(({id})=>id),minutes2=Math.ceil(budget*own2.length/cases.length/6)/10;return{shard:`${shard.
index}/${shard.count}`,cases:own2,minutes:minutes2}})}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}function token(description){return optional3({name:"github-token",value:"TOKEN",required:!0,description},text2=>text2)}var ABOUT_A_CHANGE={base:{
...BASE,description:"The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base\
, else to the merge base with the default branch."},head:{...HEAD,description:"The revision to measure. Defaults to the head of the pull req\
uest or of the merge group, else to the checkout's HEAD."}},{branch,folder}=TREND_BRANCH,TREND={branch:{...branch,name:"gh-pages-branch"},folder},
IN_TEMPORARY="`loadgate` in the runner's temporary folder";function out(what){return optional3({name:"out",value:"DIR",description:`The fold\
er for ${what}. Defaults to ${IN_TEMPORARY}.`},text2=>text2)}var OUT2=out("`results.json` and the reports"),OUT_OUTPUT="The folder of all re\
sults and reports, for a workflow to upload.",RESULTS2=optional3({name:"results",value:"F",description:`The \`results.json\` of the run. Defau\
lts to the one in ${IN_TEMPORARY}.`},text2=>text2),RESULT_OUTPUTS={out:OUT_OUTPUT,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function parseMeasureCommand(text2){
if(SUB_ACTIONS.some(({name:name2})=>name2===text2))throw new UsageError(`${text2} is another action; write uses: ${subActionPath(text2)}@v1`);
return oneOf(["compare","trend"])(text2)}function subActionPath(name2){return`loadgate/loadgate/actions/${name2}`}var MEASURE={name:"measure",
description:"Measures in the pull request whether a change makes an HTTP server slower.",inputs:{command:optional3({name:"command",value:"co\
mpare|trend",description:"`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `m\
erge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend` if the configuration has a trend section and base and\
 head are not both named, else `compare`."},parseMeasureCommand),...ABOUT_A_CHANGE,...SELECTION,isolation:ISOLATION,secrets:{...SECRETS,default:"\
none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separate severa\
l with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:WAIT,threshold:THRESHOLD,
failOn:FAIL_ON,measureIdentical:MEASURE_IDENTICAL,cpuProfile:CPU_PROFILE,shard:SHARD,branch:{...TREND.branch,description:"For `trend`, the b\
ranch that holds the trend so far."},folder:TREND.folder,oha:optional3({name:"oha-path",value:"F",description:"The oha that generates the lo\
ad. Defaults to the one on PATH, else to the release, which is verified by its pinned hash and kept in the tool cache. It is compiled with c\
argo only if the release cannot be downloaded."},text2=>text2),out:OUT2},outputs:RESULT_OUTPUTS},COMMENT={name:"comment",description:"Report\
s in a pull request, by a comment and a commit status, what loadgate measured in another job.",inputs:{token:token("The token to comment wit\
h, e.g. `github.token`."),...COMMENTING},outputs:{verdict:"`regression`, `invalid`, `inconclusive`, `improvement`, `new` or `unchanged`: the\
 worst of all cases; also `accepted` and `failed`."}},PUBLISH={name:"publish",description:"Adds a point that loadgate measured to the trend \
on a branch, and reports what changed.",inputs:{token:token("The token to push and to open issues with, e.g. `github.token`."),results:RESULTS2,
...TREND},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` if there are none."}},PLAN={name:"plan",
description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:SHARDS,...SELECTION,head:ABOUT_A_CHANGE.head},outputs:{matrix:"\
A job matrix whose entries have a `shard` and a `number` each."}},MERGE={name:"merge",description:"Puts the shards of a run together and jud\
ges them as one run.",inputs:{path:withDefault({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artifacts \
were downloaded to."},text2=>text2),out:OUT2},outputs:RESULT_OUTPUTS},REQUEST2={name:"request",description:"Reads the command /loadgate run \
in a comment, and checks that its author may give it.",inputs:{token:token("The token to read permissions and to react with, e.g. `github.to\
ken`.")},outputs:{run:"Whether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compa\
re with.",case:"The cases that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},EXPORT={
name:"export",description:"Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is writte\
n.",inputs:{results:RESULTS2,out:out("`bigger.json` and `smaller.json`")},outputs:{out:OUT_OUTPUT}},SUB_ACTIONS=[COMMENT,PUBLISH,PLAN,MERGE,
REQUEST2,EXPORT];import{readFileSync as readFileSync5,statSync as statSync3}from"node:fs";var MAX_BYTES2=32*1024*1024;function readEvent(env){let{GITHUB_EVENT_NAME:name2,GITHUB_EVENT_PATH:path}=env;if(!name2||!path)throw new UsageError(
"GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:size3}=statSync3(
path);if(size3>MAX_BYTES2)throw new Error(`it has ${size3} bytes, more than GitHub ever sends`);return{name:name2,payload:JSON.parse(readFileSync5(
path,"utf8"))}}catch(error3){throw new UsageError(`the event in ${path} cannot be read: ${error3.message}`)}}function commitIn(payload,...way){
let value=fieldOf(payload,...way);return typeof value=="string"&&/^[0-9a-f]{40}$/.test(value)?value:null}function fieldOf(json2,...way){let value=json2;
for(let key of way){if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=value[key]}return value}var INSTEAD={pull_request_target:`measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,workflow_run:`\
measure on: pull_request, and comment here with ${subActionPath("comment")}`,issue_comment:`read the comment with ${subActionPath("request")}\
, and pass its base and head to another job with command: compare, as in workflows/command.yml`};function refuseTargetEvent(event){if(event===
"pull_request_target")throw new UsageError(`the event ${event} is refused, since outsiders can trigger it and it has the repository's secret\
s; ${INSTEAD[event]}`)}function changeOf3({name:name2,payload}){if(name2==="pull_request")return{head:{revision:commitAt(payload,"pull_request","head","sha"),label:"\
the pull request's head"},base:{revision:commitAt(payload,"pull_request","base","sha"),label:"the pull request's base"},...branchOf(fieldOf(
payload,"pull_request","base","ref")),fromMergeBase:!0};if(name2==="merge_group")return{head:{revision:commitAt(payload,"merge_group","head_\
sha"),label:"the merge group's head"},base:{revision:commitAt(payload,"merge_group","base_sha"),label:"the merge group's base"},fromMergeBase:!1};
let branch2=fieldOf(payload,"repository","default_branch"),main=typeof branch2=="string"&&BRANCH.test(branch2)?branch2:"main";return{head:{revision:"\
HEAD",label:"the checkout's HEAD"},base:{revision:`refs/remotes/origin/${main}`,label:main},fromMergeBase:!0}}function branchOf(name2){if(typeof name2!=
"string"||!BRANCH.test(name2))return{};let label=`${name2}, since the base that the event names is not in this clone`;return{branch:{revision:`\
refs/remotes/origin/${name2}`,label}}}var BRANCH=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;function commitAt(payload,...way){
let commit=commitIn(payload,...way);if(commit!==null)return commit;throw new UsageError(`the event has no commit id at ${way.join(".")}; set\
 base and head instead`)}import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command3,properties,message){let cmd=new Command(command3,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command3,properties,message){command3||(command3="missing.command"),this.command=command3,this.
properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>
0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?
first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command3,message){let filePath=process.env[`GITHUB_${command3}`];if(!filePath)throw new Error(`Unable to find envi\
ronment variable for file command ${command3}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(
filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter2=`ghadelimiter_${crypto.randomUUID()}`,
convertedValue=toCommandValue(value);if(key.includes(delimiter2))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter2}\
"`);if(convertedValue.includes(delimiter2))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter2}"`);return`${key}\
<<${delimiter2}${os2.EOL}${convertedValue}${os2.EOL}${delimiter2}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants as constants2,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve3){resolve3(value)})}return new(P||(P=Promise))(function(resolve3,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve3(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},
{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. C\
heck if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,constants2.R_OK|constants2.W_OK)}catch{throw new Error(
`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,
this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?
`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text2,addEOL=!1){return this._buffer+=text2,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("c\
ode",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap(
"li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row2=>{let cells=row2.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(
Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),
element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap(
"summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||{},attrs=Object.assign(Object.
assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text2,level){
let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text2);return this.addRaw(
element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",
null);return this.addRaw(element).addEOL()}addQuote(text2,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text2,
attrs);return this.addRaw(element).addEOL()}addLink(text2,href){let element=this.wrap("a",text2,{href});return this.addRaw(element).addEOL()}},
_summary=new Summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name2,options){let val=process.env[`INPUT_${name2.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val)
throw new Error(`Input required and not supplied: ${name2}`);return options&&options.trimWhitespace===!1?val:val.trim()}function setOutput(name2,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name2,value));process.
stdout.write(os4.EOL),issueCommand("set-output",{name:name2},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error2(message)}function error2(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}var EXIT={done:0,regression:1,usage:2,invalid:3,undelivered:4};function codeOfError(error3){return error3 instanceof Interrupted?codeOfSignal(error3.signal):error3 instanceof DeliveryError?EXIT.undelivered:
error3 instanceof UsageError?EXIT.usage:EXIT.invalid}function codeOfSignal(signal){return signal==="SIGINT"?130:143}var systemClock={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(seconds3,signal)=>new Promise((resolve3,reject)=>{if(signal?.aborted)
return reject(signal.reason);let onAbort=()=>{clearTimeout(timer),reject(signal?.reason)},timer=setTimeout(()=>{signal?.removeEventListener(
"abort",onAbort),resolve3()},seconds3*1e3);signal?.addEventListener("abort",onAbort,{once:!0})})};function progressLine(step,width){let full=Math.round(step.done*24),bar=`[${"#".repeat(full)}${"-".repeat(24-full)}] ${String(Math.round(step.
done*100)).padStart(3)}%`,left=step.secondsLeft===null?"":` \xB7 ${minutes(step.secondsLeft)} left`;return`${bar}${left} \xB7 ${step.doing}`.
slice(0,width)}function minutes(seconds3){let whole=Math.max(0,Math.round(seconds3));return`${Math.floor(whole/60)}:${String(whole%60).padStart(
2,"0")}`}function progressOn(sink,now){let last=-1/0,lastPhase="",clear=sink.isTTY?"\r\x1B[2K":"";return{say(line){sink.write(`${clear}${line}\

`)},step(step){if(sink.isTTY)return sink.write(clear+progressLine(step,sink.columns-1));let phase=step.secondsLeft===null?step.doing:"";now()-
last<15&&phase===lastPhase||(last=now(),lastPhase=phase,sink.write(`${progressLine(step,200)}
`))},end(){clear&&sink.write(clear)}}}function hostHere(cwd,sink){let interruption=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>interruption.abort(
new Interrupted(signal)));process.on("SIGHUP",()=>interruption.abort(new Interrupted("SIGTERM")));for(let stream of[process.stdout,process.stderr])
stream.on("error",()=>{});return{cwd,clock:systemClock,progress:progressOn(sink,systemClock.now),signal:interruption.signal}}var MUCH_STARTING2=1/3;var wire=strictObject({schema:literal(1),message:string2().max(1e5)});var MOST_BYTES2=64*1024*1024;var WIDTH=360,HEIGHT=236,PLOT={left:54,right:WIDTH-6,top:20,bottom:HEIGHT-34};var WIDE=Math.log(4),WIDEST=Math.log(10),DOUBLINGS=[-3,-2,-1,0,1,2,3].map(power=>(2**power-1)*100);var VERSION="1.0.0",MAJOR=VERSION.split(".")[0],DOCUMENTS=`https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;var WIDTH2=13,MIDDLE=(WIDTH2-1)/2;var RISK=.05;var READING=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their differ\
ence is not significant (t intervals of all pairs, Bonferroni, ${share2(RISK)} per table).`,"\u2265 and \u2264 mark values that something other than t\
he server limited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; sta\
rt-up lasts to the first right answer."];var WIDTH3=360;var PLOT2={left:104,right:WIDTH3-58};var MOST_BYTES3=32*1024*1024;import{closeSync as closeSync3,openSync as openSync3,readSync as readSync2,writeSync}from"node:fs";var FOR_OTHERS=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function hideEnvironment(){for(let[name2,value]of Object.entries(process.
env))process.env[name2]=value;try{let{from,bytes:bytes3}=placeOf3(readText("/proc/self/stat")??""),memory=openSync3("/proc/self/mem","r+");try{
let area=Buffer.alloc(bytes3);return readSync2(memory,area,0,bytes3,from)!==bytes3?!1:writeSync(memory,withoutSecrets(area),0,bytes3,from)===
bytes3}finally{closeSync3(memory)}}catch{return!1}}function placeOf3(stat){let fields=stat.slice(stat.lastIndexOf(")")+2).split(" "),[from,to]=[
Number(fields[47]),Number(fields[48])];if(!(from>0&&to>from))throw new RangeError("the kernel does not say where the environment is");return{
from,bytes:to-from}}function withoutSecrets(area){let kept=area.toString("latin1").split("\0").filter(setting=>{let name2=setting.slice(0,Math.
max(0,setting.indexOf("=")));return isAllowed(name2)||FOR_OTHERS.includes(name2)}),result=Buffer.alloc(area.length);return result.write(kept.
map(setting=>`${setting}\0`).join(""),"latin1"),result}async function runAction(definition,step){hideEnvironment();let sink={isTTY:!1,columns:120,write:log},host=hostHere(process.env.GITHUB_WORKSPACE||
process.cwd(),sink);try{let event=readEvent(process.env);refuseTargetEvent(event.name);let inputs=readValues(definition.inputs,name2=>getInput(
name2)||void 0,inputNamed);process.exitCode=await step({inputs,event,host,output:setOutput})}catch(failure3){setFailed(messageOf(failure3)),
process.exitCode=codeOfError(failure3),failure3 instanceof Interrupted&&process.exit()}}function inputNamed(name2){return`input "${name2}"`}function log(text2){process.stdout.write(escapeWorkflowCommands(text2))}await runAction(PLAN,async({inputs,event,host,output})=>{let head=inputs.head??changeOf3(event).head.revision,shards=await planShards({...inputs,
head},host);log(shardsText(shards));let include=shards.map(({shard},index)=>({shard,number:index+1}));return output("matrix",JSON.stringify(
{include})),0});
// Packages: @actions/core, yaml, zod
