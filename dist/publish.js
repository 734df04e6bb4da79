import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var pv=Object.create;var Si=Object.defineProperty;var fv=Object.getOwnPropertyDescriptor;var mv=Object.getOwnPropertyNames;var hv=Object.getPrototypeOf,gv=Object.prototype.hasOwnProperty;var md=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),hd=e=>{throw TypeError(e)};var bv=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},gd=(e,t)=>{for(var n in t)Si(e,n,{get:t[n],enumerable:!0})},
yv=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of mv(t))!gv.call(e,o)&&o!==n&&Si(e,o,{get:()=>t[o],enumerable:!(r=fv(
t,o))||r.enumerable});return e};var bd=(e,t,n)=>(n=e!=null?pv(hv(e)):{},yv(t||!e||!e.__esModule?Si(n,"default",{value:e,enumerable:!0}):n,e));var Ft=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&hd("Object expected");var r,o;n&&(r=t[md("asyncDispose")]),r===void 0&&
(r=t[md("dispose")],n&&(o=r)),typeof r!="function"&&hd("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},jt=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,u){
return u=Error(c),u.name="SuppressedError",u.error=i,u.suppressed=a,u},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};var Lu=bv((Iu,Nu)=>{(function(e,t){typeof Iu=="object"&&typeof Nu<"u"?Nu.exports=t():typeof define=="function"&&define.amd?define(t):e.Bottleneck=
t()})(Iu,(function(){"use strict";var e=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:
{};function t(I){return I&&I.default||I}var n=function(I,w,f={}){var v,$,E;for(v in w)E=w[v],f[v]=($=I[v])!=null?$:E;return f},r=function(I,w,f={}){
var v,$;for(v in I)$=I[v],w[v]!==void 0&&(f[v]=$);return f},o={load:n,overwrite:r},s;s=class{constructor(w,f){this.incr=w,this.decr=f,this._first=
null,this._last=null,this.length=0}push(w){var f;this.length++,typeof this.incr=="function"&&this.incr(),f={value:w,prev:this._last,next:null},
this._last!=null?(this._last.next=f,this._last=f):this._first=this._last=f}shift(){var w;if(this._first!=null)return this.length--,typeof this.
decr=="function"&&this.decr(),w=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,w}first(){if(this.
_first!=null)return this._first.value}getArray(){var w,f,v;for(w=this._first,v=[];w!=null;)v.push((f=w,w=w.next,f.value));return v}forEachShift(w){
var f;for(f=this.shift();f!=null;)w(f),f=this.shift()}debug(){var w,f,v,$,E;for(w=this._first,E=[];w!=null;)E.push((f=w,w=w.next,{value:f.value,
prev:(v=f.prev)!=null?v.value:void 0,next:($=f.next)!=null?$.value:void 0}));return E}};var i=s,a;a=class{constructor(w){if(this.instance=w,
this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already\
 exists for this object");this.instance.on=(f,v)=>this._addListener(f,"many",v),this.instance.once=(f,v)=>this._addListener(f,"once",v),this.
instance.removeAllListeners=(f=null)=>f!=null?delete this._events[f]:this._events={}}_addListener(w,f,v){var $;return($=this._events)[w]==null&&
($[w]=[]),this._events[w].push({cb:v,status:f}),this.instance}listenerCount(w){return this._events[w]!=null?this._events[w].length:0}async trigger(w,...f){
var v,$;try{return w!=="debug"&&this.trigger("debug",`Event triggered: ${w}`,f),this._events[w]==null?void 0:(this._events[w]=this._events[w].
filter(function(E){return E.status!=="none"}),$=this._events[w].map(async E=>{var T,C;if(E.status!=="none"){E.status==="once"&&(E.status="no\
ne");try{return C=typeof E.cb=="function"?E.cb(...f):void 0,typeof C?.then=="function"?await C:C}catch(q){return T=q,this.trigger("error",T),
null}}}),(await Promise.all($)).find(function(E){return E!=null}))}catch(E){return v=E,this.trigger("error",v),null}}};var c=a,u,l,d;u=i,l=c,
d=class{constructor(w){var f;this.Events=new l(this),this._length=0,this._lists=(function(){var v,$,E;for(E=[],f=v=1,$=w;1<=$?v<=$:v>=$;f=1<=
$?++v:--v)E.push(new u((()=>this.incr()),(()=>this.decr())));return E}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("\
leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(w){return this._lists[w.options.priority].push(w)}queued(w){
return w!=null?this._lists[w].length:this._length}shiftAll(w){return this._lists.forEach(function(f){return f.forEachShift(w)})}getFirst(w=this.
_lists){var f,v,$;for(f=0,v=w.length;f<v;f++)if($=w[f],$.length>0)return $;return[]}shiftLastFrom(w){return this.getFirst(this._lists.slice(
w).reverse()).shift()}};var p=d,m;m=class extends Error{};var g=m,b,x,S,j,G;j=10,x=5,G=o,b=g,S=class{constructor(w,f,v,$,E,T,C,q){this.task=
w,this.args=f,this.rejectOnDrop=E,this.Events=T,this._states=C,this.Promise=q,this.options=G.load(v,$),this.options.priority=this._sanitizePriority(
this.options.priority),this.options.id===$.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((ce,de)=>{
this._resolve=ce,this._reject=de}),this.retryCount=0}_sanitizePriority(w){var f;return f=~~w!==w?x:w,f<0?0:f>j-1?j-1:f}_randomIndex(){return Math.
random().toString(36).slice(2)}doDrop({error:w,message:f="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.
id)?(this.rejectOnDrop&&this._reject(w??new b(f)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.
promise}),!0):!1}_assertStatus(w){var f;if(f=this._states.jobStatus(this.options.id),!(f===w||w==="DONE"&&f===null))throw new b(`Invalid job\
 status ${f}, expected ${w}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.
options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(w,f){return this._assertStatus("RECEIVED"),this._states.
next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:w,blocked:f})}doRun(){return this.retryCount===
0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.
args,options:this.options})}async doExecute(w,f,v,$){var E,T,C;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.
id)):this._assertStatus("EXECUTING"),T={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",T);try{
if(C=await(w!=null?w.schedule(this.options,this.task,...this.args):this.task(...this.args)),f())return this.doDone(T),await $(this.options,T),
this._assertStatus("DONE"),this._resolve(C)}catch(q){return E=q,this._onFailure(E,T,f,v,$)}}doExpire(w,f,v){var $,E;return this._states.jobStatus(
this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),E={args:this.args,options:this.options,retryCount:this.
retryCount},$=new b(`This job timed out after ${this.options.expiration} ms.`),this._onFailure($,E,w,f,v)}async _onFailure(w,f,v,$,E){var T,
C;if(v())return T=await this.Events.trigger("failed",w,f),T!=null?(C=~~T,this.Events.trigger("retry",`Retrying ${this.options.id} after ${C}\
 ms`,f),this.retryCount++,$(C)):(this.doDone(f),await E(this.options,f),this._assertStatus("DONE"),this._reject(w))}doDone(w){return this._assertStatus(
"EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",w)}};var P=S,L,M,Z;Z=o,L=g,M=class{constructor(w,f,v){this.instance=
w,this.storeOptions=f,this.clientId=this.instance._randomIndex(),Z.load(v,v,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=
Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){
var w;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.
reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(w=this.heartbeat=setInterval(()=>{var f,v,$,E,T;if(E=
Date.now(),this.storeOptions.reservoirRefreshInterval!=null&&E>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this.
_lastReservoirRefresh=E,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),
this.storeOptions.reservoirIncreaseInterval!=null&&E>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:f,
reservoirIncreaseMaximum:$,reservoir:T}=this.storeOptions,this._lastReservoirIncrease=E,v=$!=null?Math.min(f,$-T):f,v>0))return this.storeOptions.
reservoir+=v,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?w.unref():void 0:clearInterval(this.
heartbeat)}async __publish__(w){return await this.yieldLoop(),this.instance.Events.trigger("message",w.toString())}async __disconnect__(w){return await this.
yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(w=0){return new this.Promise(function(f,v){return setTimeout(f,w)})}computePenalty(){
var w;return(w=this.storeOptions.penalty)!=null?w:15*this.storeOptions.minTime||5e3}async __updateSettings__(w){return await this.yieldLoop(),
Z.overwrite(w,w,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),!0}async __running__(){return await this.
yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){return await this.yieldLoop(),
this._done}async __groupCheck__(w){return await this.yieldLoop(),this._nextRequest+this.timeout<w}computeCapacity(){var w,f;return{maxConcurrent:w,
reservoir:f}=this.storeOptions,w!=null&&f!=null?Math.min(w-this._running,f):w!=null?w-this._running:f??null}conditionsCheck(w){var f;return f=
this.computeCapacity(),f==null||w<=f}async __incrementReservoir__(w){var f;return await this.yieldLoop(),f=this.storeOptions.reservoir+=w,this.
instance._drainAll(this.computeCapacity()),f}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(w){
return this._unblockTime>=w}check(w,f){return this.conditionsCheck(w)&&this._nextRequest-f<=0}async __check__(w){var f;return await this.yieldLoop(),
f=Date.now(),this.check(w,f)}async __register__(w,f,v){var $,E;return await this.yieldLoop(),$=Date.now(),this.conditionsCheck(f)?(this._running+=
f,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=f),E=Math.max(this._nextRequest-$,0),this._nextRequest=$+E+this.storeOptions.
minTime,{success:!0,wait:E,reservoir:this.storeOptions.reservoir}):{success:!1}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(w,f){
var v,$,E;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&f>this.storeOptions.maxConcurrent)throw new L(`Impossible to add \
a job having a weight of ${f} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return $=Date.now(),E=this.
storeOptions.highWater!=null&&w===this.storeOptions.highWater&&!this.check(f,$),v=this.strategyIsBlock()&&(E||this.isBlocked($)),v&&(this._unblockTime=
$+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:E,blocked:v,
strategy:this.storeOptions.strategy}}async __free__(w,f){return await this.yieldLoop(),this._running-=f,this._done+=f,this.instance._drainAll(
this.computeCapacity()),{running:this._running}}};var te=M,We,yt;We=g,yt=class{constructor(w){this.status=w,this._jobs={},this.counts=this.status.
map(function(){return 0})}next(w){var f,v;if(f=this._jobs[w],v=f+1,f!=null&&v<this.status.length)return this.counts[f]--,this.counts[v]++,this.
_jobs[w]++;if(f!=null)return this.counts[f]--,delete this._jobs[w]}start(w){var f;return f=0,this._jobs[w]=f,this.counts[f]++}remove(w){var f;
return f=this._jobs[w],f!=null&&(this.counts[f]--,delete this._jobs[w]),f!=null}jobStatus(w){var f;return(f=this.status[this._jobs[w]])!=null?
f:null}statusJobs(w){var f,v,$,E,T;if(w!=null){if(v=this.status.indexOf(w),v<0)throw new We(`status must be one of ${this.status.join(", ")}`);
$=this._jobs,E=[];for(f in $)T=$[f],T===v&&E.push(f);return E}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((w,f,v)=>(w[this.
status[v]]=f,w)),{})}};var cn=yt,Dt,qe;Dt=i,qe=class{constructor(w,f){this.schedule=this.schedule.bind(this),this.name=w,this.Promise=f,this.
_running=0,this._queue=new Dt}isEmpty(){return this._queue.length===0}async _tryToRun(){var w,f,v,$,E,T,C;if(this._running<1&&this._queue.length>
0)return this._running++,{task:C,args:w,resolve:E,reject:$}=this._queue.shift(),f=await(async function(){try{return T=await C(...w),function(){
return E(T)}}catch(q){return v=q,function(){return $(v)}}})(),this._running--,this._tryToRun(),f()}schedule(w,...f){var v,$,E;return E=$=null,
v=new this.Promise(function(T,C){return E=T,$=C}),this._queue.push({task:w,args:f,resolve:E,reject:$}),this._tryToRun(),v}};var Yr=qe,Xr="2.\
19.5",rv={version:Xr},ov=Object.freeze({version:Xr,default:rv}),Jl=()=>console.log("You must import the full version of Bottleneck in order \
to use this feature."),Kl=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),sv=()=>console.log(
"You must import the full version of Bottleneck in order to use this feature."),Yl,Xl,Ql,ed,td,Qr;Qr=o,Yl=c,ed=Jl,Ql=Kl,td=sv,Xl=(function(){
class I{constructor(f={}){this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=f,Qr.load(this.limiterOptions,this.defaults,this),this.
Events=new Yl(this),this.instances={},this.Bottleneck=pd,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==
null&&(this.limiterOptions.datastore==="redis"?this.connection=new ed(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.
datastore==="ioredis"&&(this.connection=new Ql(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(f=""){var v;return(v=this.instances[f])!=
null?v:(()=>{var $;return $=this.instances[f]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${f}`,timeout:this.timeout,
connection:this.connection})),this.Events.trigger("created",$,f),$})()}async deleteKey(f=""){var v,$;return $=this.instances[f],this.connection&&
(v=await this.connection.__runCommand__(["del",...td.allKeys(`${this.id}-${f}`)])),$!=null&&(delete this.instances[f],await $.disconnect()),
$!=null||v>0}limiters(){var f,v,$,E;v=this.instances,$=[];for(f in v)E=v[f],$.push({key:f,limiter:E});return $}keys(){return Object.keys(this.
instances)}async clusterKeys(){var f,v,$,E,T,C,q,ce,de;if(this.connection==null)return this.Promise.resolve(this.keys());for(C=[],f=null,de=
`b_${this.id}-`.length,v=9;f!==0;)for([ce,$]=await this.connection.__runCommand__(["scan",f??0,"match",`b_${this.id}-*_settings`,"count",1e4]),
f=~~ce,E=0,q=$.length;E<q;E++)T=$[E],C.push(T.slice(de,-v));return C}_startAutoCleanup(){var f;return clearInterval(this.interval),typeof(f=
this.interval=setInterval(async()=>{var v,$,E,T,C,q;C=Date.now(),E=this.instances,T=[];for($ in E){q=E[$];try{await q._store.__groupCheck__(
C)?T.push(this.deleteKey($)):T.push(void 0)}catch(ce){v=ce,T.push(q.Events.trigger("error",v))}}return T},this.timeout/2)).unref=="function"?
f.unref():void 0}updateSettings(f={}){if(Qr.overwrite(f,this.defaults,this),Qr.overwrite(f,f,this.limiterOptions),f.timeout!=null)return this.
_startAutoCleanup()}disconnect(f=!0){var v;if(!this.sharedConnection)return(v=this.connection)!=null?v.disconnect(f):void 0}}return I.prototype.
defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-key"},I}).call(e);var iv=Xl,nd,rd,od;od=o,rd=c,nd=(function(){class I{constructor(f={}){
this.options=f,od.load(this.options,this.defaults,this),this.Events=new rd(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){
return this._promise=new this.Promise((f,v)=>this._resolve=f)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),
this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(f){var v;return this._arr.push(f),v=this._promise,this._arr.length===
this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),v}}return I.
prototype.defaults={maxTime:null,maxSize:null,Promise},I}).call(e);var av=nd,cv=()=>console.log("You must import the full version of Bottlen\
eck in order to use this feature."),uv=t(ov),sd,id,xi,_i,ad,$i,cd,ud,ld,Ei,Ve,dd=[].splice;$i=10,id=5,Ve=o,cd=p,_i=P,ad=te,ud=cv,xi=c,ld=cn,
Ei=Yr,sd=(function(){class I{constructor(f={},...v){var $,E;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(f,v),Ve.load(
f,this.instanceDefaults,this),this._queues=new cd($i),this._scheduled={},this._states=new ld(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(
this.trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new xi(this),this._submitLock=new Ei("submit",this.Promise),this._registerLock=
new Ei("register",this.Promise),E=Ve.load(f,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="io\
redis"||this.connection!=null)return $=Ve.load(f,this.redisStoreDefaults,{}),new ud(this,E,$);if(this.datastore==="local")return $=Ve.load(f,
this.localStoreDefaults,{}),new ad(this,E,$);throw new I.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),
this._queues.on("leftzero",()=>{var T;return(T=this._store.heartbeat)!=null&&typeof T.ref=="function"?T.ref():void 0}),this._queues.on("zero",
()=>{var T;return(T=this._store.heartbeat)!=null&&typeof T.unref=="function"?T.unref():void 0})}_validateOptions(f,v){if(!(f!=null&&typeof f==
"object"&&v.length===0))throw new I.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGr\
ondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){
return`b_${this.id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(f){return this._store.__publish__(f)}disconnect(f=!0){
return this._store.__disconnect__(f)}chain(f){return this._limiter=f,this}queued(f){return this._queues.queued(f)}clusterQueued(){return this.
_store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this.
_store.__done__()}jobStatus(f){return this._states.jobStatus(f)}jobs(f){return this._states.statusJobs(f)}counts(){return this._states.statusCounts()}_randomIndex(){
return Math.random().toString(36).slice(2)}check(f=1){return this._store.__check__(f)}_clearGlobalState(f){return this._scheduled[f]!=null?(clearTimeout(
this._scheduled[f].expiration),delete this._scheduled[f],!0):!1}async _free(f,v,$,E){var T,C;try{if({running:C}=await this._store.__free__(f,
$.weight),this.Events.trigger("debug",`Freed ${$.id}`,E),C===0&&this.empty())return this.Events.trigger("idle")}catch(q){return T=q,this.Events.
trigger("error",T)}}_run(f,v,$){var E,T,C;return v.doRun(),E=this._clearGlobalState.bind(this,f),C=this._run.bind(this,f,v),T=this._free.bind(
this,f,v),this._scheduled[f]={timeout:setTimeout(()=>v.doExecute(this._limiter,E,C,T),$),expiration:v.options.expiration!=null?setTimeout(function(){
return v.doExpire(E,C,T)},$+v.options.expiration):void 0,job:v}}_drainOne(f){return this._registerLock.schedule(()=>{var v,$,E,T,C;return this.
queued()===0?this.Promise.resolve(null):(C=this._queues.getFirst(),{options:T,args:v}=E=C.first(),f!=null&&T.weight>f?this.Promise.resolve(null):
(this.Events.trigger("debug",`Draining ${T.id}`,{args:v,options:T}),$=this._randomIndex(),this._store.__register__($,T.weight,T.expiration).
then(({success:q,wait:ce,reservoir:de})=>{var Jn;return this.Events.trigger("debug",`Drained ${T.id}`,{success:q,args:v,options:T}),q?(C.shift(),
Jn=this.empty(),Jn&&this.Events.trigger("empty"),de===0&&this.Events.trigger("depleted",Jn),this._run($,E,ce),this.Promise.resolve(T.weight)):
this.Promise.resolve(null)})))})}_drainAll(f,v=0){return this._drainOne(f).then($=>{var E;return $!=null?(E=f!=null?f-$:f,this._drainAll(E,v+
$)):this.Promise.resolve(v)}).catch($=>this.Events.trigger("error",$))}_dropAllQueued(f){return this._queues.shiftAll(function(v){return v.doDrop(
{message:f})})}stop(f={}){var v,$;return f=Ve.load(f,this.stopDefaults),$=E=>{var T;return T=()=>{var C;return C=this._states.counts,C[0]+C[1]+
C[2]+C[3]===E},new this.Promise((C,q)=>T()?C():this.on("done",()=>{if(T())return this.removeAllListeners("done"),C()}))},v=f.dropWaitingJobs?
(this._run=function(E,T){return T.doDrop({message:f.dropErrorMessage})},this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(
()=>this._submitLock.schedule(()=>{var E,T,C;T=this._scheduled;for(E in T)C=T[E],this.jobStatus(C.job.options.id)==="RUNNING"&&(clearTimeout(
C.timeout),clearTimeout(C.expiration),C.job.doDrop({message:f.dropErrorMessage}));return this._dropAllQueued(f.dropErrorMessage),$(0)}))):this.
schedule({priority:$i-1,weight:0},()=>$(1)),this._receive=function(E){return E._reject(new I.prototype.BottleneckError(f.enqueueErrorMessage))},
this.stop=()=>this.Promise.reject(new I.prototype.BottleneckError("stop() has already been called")),v}async _addToQueue(f){var v,$,E,T,C,q,
ce;({args:v,options:T}=f);try{({reachedHWM:C,blocked:$,strategy:ce}=await this._store.__submit__(this.queued(),T.weight))}catch(de){return E=
de,this.Events.trigger("debug",`Could not queue ${T.id}`,{args:v,options:T,error:E}),f.doDrop({error:E}),!1}return $?(f.doDrop(),!0):C&&(q=ce===
I.prototype.strategy.LEAK?this._queues.shiftLastFrom(T.priority):ce===I.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(T.priority+
1):ce===I.prototype.strategy.OVERFLOW?f:void 0,q?.doDrop(),q==null||ce===I.prototype.strategy.OVERFLOW)?(q==null&&f.doDrop(),C):(f.doQueue(C,
$),this._queues.push(f),await this._drainAll(),C)}_receive(f){return this._states.jobStatus(f.options.id)!=null?(f._reject(new I.prototype.BottleneckError(
`A job with the same id already exists (id=${f.options.id})`)),!1):(f.doReceive(),this._submitLock.schedule(this._addToQueue,f))}submit(...f){
var v,$,E,T,C,q,ce;return typeof f[0]=="function"?(C=f,[$,...f]=C,[v]=dd.call(f,-1),T=Ve.load({},this.jobDefaults)):(q=f,[T,$,...f]=q,[v]=dd.
call(f,-1),T=Ve.load(T,this.jobDefaults)),ce=(...de)=>new this.Promise(function(Jn,dv){return $(...de,function(...fd){return(fd[0]!=null?dv:
Jn)(fd)})}),E=new _i(ce,f,T,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),E.promise.then(function(de){return typeof v==
"function"?v(...de):void 0}).catch(function(de){return Array.isArray(de)?typeof v=="function"?v(...de):void 0:typeof v=="function"?v(de):void 0}),
this._receive(E)}schedule(...f){var v,$,E;return typeof f[0]=="function"?([E,...f]=f,$={}):[$,E,...f]=f,v=new _i(E,f,$,this.jobDefaults,this.
rejectOnDrop,this.Events,this._states,this.Promise),this._receive(v),v.promise}wrap(f){var v,$;return v=this.schedule.bind(this),$=function(...E){
return v(f.bind(this),...E)},$.withOptions=function(E,...T){return v(E,f,...T)},$}async updateSettings(f={}){return await this._store.__updateSettings__(
Ve.overwrite(f,this.storeDefaults)),Ve.overwrite(f,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(f=0){
return this._store.__incrementReservoir__(f)}}return I.default=I,I.Events=xi,I.version=I.prototype.version=uv.version,I.strategy=I.prototype.
strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},I.BottleneckError=I.prototype.BottleneckError=g,I.Group=I.prototype.Group=iv,I.RedisConnection=
I.prototype.RedisConnection=Jl,I.IORedisConnection=I.prototype.IORedisConnection=Kl,I.Batcher=I.prototype.Batcher=av,I.prototype.jobDefaults=
{priority:id,weight:1,expiration:null,id:"<no-id>"},I.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:I.prototype.
strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,
reservoirIncreaseMaximum:null},I.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},I.prototype.redisStoreDefaults={Promise,
timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,connection:null},I.prototype.
instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},I.prototype.stopDefaults={enqueueErrorMessage:"\
This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has been stopped."},I}).call(e);
var pd=sd,lv=pd;return lv}))});var R=class extends Error{name="UsageError"},un=class extends Error{name="RunError"},Je=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var ke=class extends Error{name="DeliveryError"},wv="interrupted; everything it started is gone";function yd(e){return e instanceof Je?wv:[R,
un,ke].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}var Re={done:0,regression:1,usage:2,invalid:3,undelivered:4};function wd(e){return e instanceof Je?vv(e.signal):e instanceof ke?Re.undelivered:e instanceof R?Re.usage:Re.invalid}function vv(e){return e===
"SIGINT"?130:143}function vd(e){if(e.plan.mode==="observe")return Re.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Re.regression:xv(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Re.invalid:n("inconclusive")&&t("inconclusive")?Re.regression:Re.done}function xv(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}import{readFileSync as ek}from"node:fs";import{join as ND,resolve as tk}from"node:path";var wt=["regression","invalid","inconclusive","improvement","new","unchanged"],Gt=["io-calls","collections"],ln=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Gt,"start-time","image-size"],Oi=["found","not-found","not-measured"],eo=[
"burner-elsewhere","interrupted","invalid"];var F={};gd(F,{BIGINT_FORMAT_RANGES:()=>Od,CONSTANT_CATCH:()=>Dd,Class:()=>Ti,NUMBER_FORMAT_RANGES:()=>Di,aborted:()=>Te,allowsEval:()=>Mi,assert:()=>kv,
assertEqual:()=>_v,assertIs:()=>Sv,assertNever:()=>Ov,assertNotEqual:()=>$v,assignProp:()=>mn,attachSchema:()=>Yn,base64ToUint8Array:()=>Nd,
base64urlToUint8Array:()=>Fv,cached:()=>fn,captureStackTrace:()=>ro,cleanEnum:()=>Dv,cleanRegex:()=>Kn,clone:()=>be,cloneDef:()=>zv,codePointLength:()=>Xn,
constantCatch:()=>Fd,createTransparentProxy:()=>Nv,defineLazy:()=>_d,defineLazyInternal:()=>B,derived:()=>Uv,esc:()=>Ai,escapeRegex:()=>st,explicitlyAborted:()=>Fi,
extend:()=>Td,finalizeIssue:()=>je,floatSafeRemainder:()=>Pi,getElementAtPath:()=>Pv,getEnumValues:()=>to,getLengthableOrigin:()=>Qn,getParsedType:()=>Iv,
getSizableOrigin:()=>Id,hexToUint8Array:()=>Gv,hide:()=>ao,installLazyProp:()=>Zi,isObject:()=>Ut,isPlainObject:()=>xt,issue:()=>gn,joinValues:()=>no,
jsonStringifyReplacer:()=>pn,members:()=>Gi,merge:()=>Ad,mergeDefs:()=>Ye,normalizeParams:()=>N,nullish:()=>zi,numKeys:()=>Mv,objectClone:()=>Rv,
omit:()=>Rd,optionalKeys:()=>Li,own:()=>Ke,parsedType:()=>ji,partial:()=>Cd,pick:()=>kd,prefixIssues:()=>Fe,primitiveTypes:()=>Sd,promiseAllObject:()=>Av,
propertyKeyTypes:()=>Ni,randomString:()=>Cv,rawShape:()=>hn,required:()=>Md,safeExtend:()=>Pd,shallowClone:()=>Ii,sizeCaps:()=>io,slugify:()=>Ci,
stringifyPrimitive:()=>oo,toZod:()=>Ev,uint8ArrayToBase64:()=>Ld,uint8ArrayToBase64url:()=>jv,uint8ArrayToHex:()=>Zv,unwrapMessage:()=>dn});function _v(e){return e}function $v(e){return e}function Ev(){return e=>e}function Sv(e){}function Ov(e){throw new Error("Unexpected value i\
n exhaustive check")}function kv(e){}function to(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function no(e,t="|"){return e.map(n=>oo(n)).join(t)}function pn(e,t){return typeof t=="bigint"?t.toString():
t}var Ri=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function fn(e){return new Ri(e)}function zi(e){return e==null}function Kn(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function Pi(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var xd=Symbol("evaluating");function _d(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==xd)return r===void 0&&(r=xd,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function Rv(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function mn(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function hn(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function ot(e){return hn(e._zod.def)??e._zod.def.shape}function $d(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return mn(this,t,r),r},enumerable:!0,configurable:!0})}function Ed(e,t,n){t in e?mn(e,t,n):e[t]=n}function Zt(e,t,n,r){
let o=ot(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?$d(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Ed(e,s,r?r(i.value,s):i.value))}}function Tv(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?$d(e,n,()=>t[n]):Ed(e,n,r.value))}}function Ye(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function zv(e){return Ye(e._zod.def)}function Pv(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Av(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function Cv(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Ai(e){return JSON.stringify(
e)}function Ci(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var ro="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Ut(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Mi=fn(()=>{if(ge.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function xt(e){if(Ut(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Ut(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Ii(e){return xt(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function Mv(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var Iv=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Ni=new Set(["string","number","symbol"]),Sd=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function st(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function be(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function N(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function Nv(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function oo(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Li(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Di={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Od={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function kd(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return Zt(s,e,so(e,t)),be(e,Ye(n,{shape:s,checks:[]}))}function so(e,t){let n=ot(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Rd(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(so(e,t)),i={};return Zt(i,e,Reflect.ownKeys(ot(e)).filter(a=>!s.has(a))),be(e,Ye(n,{shape:i,checks:[]}))}function Td(e,t){
if(!xt(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=ot(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return be(e,Ye(e._zod.def,{shape:zd(e,t)}))}function zd(e,t){let n={};return Zt(n,e,Reflect.ownKeys(ot(e))),
Tv(n,t),n}function Pd(e,t){if(!xt(t))throw new Error("Invalid input to safeExtend: expected a plain object");return be(e,Ye(e._zod.def,{shape:zd(
e,t)}))}function Ad(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};Zt(n,e,Reflect.ownKeys(ot(e))),Zt(n,t,Reflect.ownKeys(ot(t)));let r=Ye(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return be(e,r)}function Cd(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(so(t,n)):void 0,c={};return Zt(c,t,Reflect.ownKeys(ot(t)),
e&&((u,l)=>a&&!a.has(l)?u:new e({type:"optional",innerType:u}))),be(t,Ye(t._zod.def,{shape:c,checks:[]}))}function Md(e,t,n){let r=n?new Set(
so(t,n)):void 0,o={};return Zt(o,t,Reflect.ownKeys(ot(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),be(t,Ye(t._zod.def,
{shape:o}))}function Te(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Fi(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function Fe(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function dn(e){return typeof e=="string"?e:e?.message}function io(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Yn(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function je(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:dn(e.inst?._zod.def?.error?.(e))??dn(s?.(e))??dn(t?.error?.(e))??dn(n.customError?.(e))??dn(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Id(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var Lv=/[\uD800-\uDBFF]/;function Xn(e){let t=e.length;if(!Lv.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function Qn(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function ji(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function gn(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function Dv(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Nd(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Ld(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function Fv(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Nd(t+n)}function jv(e){return Ld(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Gv(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function Zv(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var Ti=class{constructor(...t){}};function Gi(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):Bv(e,n,r.value)}}function Ke(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function ao(e,t,n){return Ke(e,t,n,!1)}function Uv(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return Ke(this,n,r(this))},set(o){Ke(this,n,o)}})}return t}function Bv(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:Ke(this,t,n.bind(this))},set(r){Ke(this,t,r)}})}function Hv(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var ki,vt=!1,Wv={configurable:!0,get(){vt=!0}};function B(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&ki!==
e._zod){ki=void 0;return}ki=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Wv);let o=vt;vt=!1;try{let s=n(
this);return vt?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),vt=vt||o,s}catch(s){throw delete this[t],
vt=vt||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Zi(e,t,n,r){let o=Hv(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Dd="\
~constantCatch";function Fd(e){let t=()=>e;return t[Dd]=!0,t}var jd;var Ui={value:void 0,enumerable:!1},Gd="captureStackTrace"in Error?Error:null;function qv(e){let t=Gd;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return Gd=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function y(e,t,n,r){
let o={};function s(p){this.def=p,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function c(p,m){if(p._zod){if(p._zod.
traits.has(e))return}else{Ui.value=new s(m);try{Object.defineProperty(p,"_zod",Ui)}finally{Ui.value=void 0}}if(p._zod.traits.add(e),t(p,m),a){
let b=Object.getPrototypeOf(p),x=p._zod.constr.prototype,S=b;for(;S&&S!==x;)S=Object.getPrototypeOf(S);let j=S??b;a.has(j)||(a.add(j),Gi(j,i))}
let g=d.prototype;for(let b in g)Object.prototype.hasOwnProperty.call(g,b)&&(b in p||(p[b]=g[b].bind(p)))}let u=r?.Parent??Object;class l extends u{}
Object.defineProperty(l,"name",{value:e});function d(p){let m=r?.Parent?qv(l):this;c(m,p);let g=m._zod.deferred;if(g){for(let x of g)x();m._zod.
deferred=void 0}let b=globalThis.__zod_globalConfig?.postProcessor;return b&&b(m),m}return Object.defineProperty(d,"init",{value:c}),Object.
defineProperty(d,Symbol.hasInstance,{value:p=>r?.Parent&&p instanceof r.Parent?!0:p?._zod?.traits?.has(e)}),Object.defineProperty(d,"name",{
value:e}),d}var Ge=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},bn=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(jd=globalThis).__zod_globalConfig??(jd.__zod_globalConfig=
{});var ge=globalThis.__zod_globalConfig;function ze(e){return e&&Object.assign(ge,e),ge}function Vv(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,pn,2)),e.message}function Jv(e){this._zod.message=e}var Kv={
get:Vv,set:Jv,enumerable:!0,configurable:!0},Hi={value:void 0,enumerable:!1},Zd=new WeakSet([Object.prototype,Error.prototype]),Ud=(e,t)=>{e.
name="$ZodError",Hi.value=t,Object.defineProperty(e,"issues",Hi),Hi.value=void 0,Object.defineProperty(e,"message",Kv);let n=Object.getPrototypeOf(
e);Zd.has(n)||(Zd.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Bd=y("$ZodError",Ud),er=y("$ZodError",Ud,void 0,{Parent:Error});function Yv(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function Hd(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?Yv(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function Wd(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,u=0;for(;u<a.length;){let l=a[u],d=u===a.length-1;
if(l==="_errors"){d&&c._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let p=c[l];d&&p._errors.push(t(i)),c=p,u++}}}};return r(e),n}function co(e,t){return{callee:t?.callee??e,Err:t?.Err}}var tr=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new Ge;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>je(u,i,ze())));throw ro(c,s?.callee??
t),c}return a.value};return t},nr=tr(er),rr=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>je(u,i,ze())));throw ro(c,s?.callee??t),c}return a.
value};return t},Wi=rr(er),or=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new Ge;
return s.issues.length?qd(e,s.issues,o):{success:!0,data:s.value}},Bt=or(er);function qd(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>je(o,n,ze()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var sr=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?qd(e,s.issues,o):{success:!0,data:s.
value}},qi=sr(er),Qv=Symbol.for("zod.compile.invalid"),ex=Symbol.for("zod.compile.fallback"),uo=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==Qv)return!0;if(r.definite===!0&&n===void 0)return!1}return tx(e,t,n)});function tx(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[ex]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new Ge;return s.issues.length===0}var lo=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},Vd=e=>{let t=tr(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,co(n,i))};return n};var Jd=e=>{let t=tr(e),n=(r,o,s,i)=>t(r,o,s,co(n,i));return n};var Kd=e=>{let t=rr(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,co(n,i))};return n};var Yd=e=>{let t=rr(e),n=async(r,o,s,i)=>await t(r,o,s,co(n,i));return n};var Xd=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return or(e)(t,n,o)};var Qd=e=>(t,n,r)=>or(e)(t,n,r);var ep=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return sr(e)(t,n,o)};var tp=e=>async(t,n,r)=>sr(e)(t,n,r);var np=/^[cC][0-9a-z]{6,}$/,rp=/^[0-9a-z]+$/,op=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,sp=/^[0-9a-vA-V]{20}$/,ip=/^[A-Za-z0-9]{27}$/,ap=/^[a-zA-Z0-9_-]{21}$/;
function cp(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var up=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var lp=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Ji=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var dp=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var nx="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function pp(){
return new RegExp(nx,"u")}var fp=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
mp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var hp=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
gp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var bp=/^https?$/,yp=/^\+[1-9]\d{6,14}$/;var wp="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function rx(e){return new RegExp(`^${e}$`)}var vp=rx(wp);function Vi(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function xp(e){return new RegExp(`^${Vi(e)}$`)}
function _p(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${Vi({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${Vi({precision:e.precision})}`:n;return new RegExp(`^${wp}T(?:${r})$`)}var $p=/^[\s\S]{0,}$/;var Ki=/^-?\d+(?:\.\d+)?$/,Ep=/^(?:true|false)$/i,Sp=/^null$/i;var Op=/^[^A-Z]*$/,kp=/^[^a-z]*$/;var ae=y("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Yi=e=>{let t=e.value;return!zi(t)&&t.length!==void 0},po={number:"number",bigint:"bigint",object:"date"},Xi=y("$ZodCheckLessThan",(e,t)=>{
ae.init(e,t);let n=po[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:po[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Qi=y("$ZodCheckGreaterThan",(e,t)=>{ae.init(e,t);let n=po[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:po[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Rp=y("$ZodCheckMultipleOf",(e,t)=>{ae.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):Pi(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Tp=y(
"$ZodCheckNumberFormat",(e,t)=>{ae.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Di[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var zp=y("$ZodCheckMaxLength",(e,t)=>{var n;ae.init(e,t),(n=e._zod.def).when??(n.when=Yi),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Xn(o):s)<=t.maximum)return;let a=Qn(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Pp=y("$ZodCheckMinLength",(e,t)=>{var n;ae.init(e,t),(n=e._zod.def).when??(n.when=Yi),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Xn(o):s)>=t.minimum)return;let a=Qn(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Ap=y("$ZodCheckLengthEquals",(e,t)=>{var n;ae.init(e,t),(n=e._zod.def).
when??(n.when=Yi),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Xn(o):s;if(i===t.length)return;
let a=Qn(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),ar=y("$ZodCheckStringFormat",(e,t)=>{var n,r;ae.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Cp=y("$ZodCheckRegex",(e,t)=>{ar.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Mp=y("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Op),ar.init(e,t)}),
Ip=y("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=kp),ar.init(e,t)}),Np=y("$ZodCheckIncludes",(e,t)=>{ae.init(e,t);let n=st(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Lp=y("$\
ZodCheckStartsWith",(e,t)=>{ae.init(e,t);let n=new RegExp(`^${st(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
Dp=y("$ZodCheckEndsWith",(e,t)=>{ae.init(e,t);let n=new RegExp(`.*${st(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Fp=y("$ZodCheckOverwrite",(e,t)=>{ae.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var fo=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Gp={major:4,minor:6,patch:7};var W=y("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Gp;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,u)=>{if(a.memo)return a;let l=Te(a),d;for(let p of c){if(p._zod.def.
when){if(Fi(a)||!p._zod.def.when(a))continue}else if(l)continue;let m=a.issues.length,g=p._zod.check(a);if(g instanceof Promise&&u?.async===
!1)throw new Ge;if(d||g instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await g,a.issues.length!==m&&(Yn(a.issues,m,e),l||(l=Te(a,
m)))});else{if(a.issues.length===m)continue;Yn(a.issues,m,e),l||(l=Te(a,m))}}return d?d.then(()=>a):a},i=(a,c,u)=>{if(Te(a))return a.aborted=
!0,a;let l=s(c,o,u);if(l instanceof Promise){if(u.async===!1)throw new Ge;return l.then(d=>e._zod.parse(d,u))}return e._zod.parse(l,u)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let l=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return l instanceof Promise?l.then(d=>i(d,a,c)):i(l,a,c)}let u=e._zod.parse(a,c);if(u instanceof Promise){if(c.async===!1)throw new Ge;return u.
then(l=>s(l,o,c))}return s(u,o,c)}}},{get"~standard"(){return ao(this,"~standard",ta(this))},set"~standard"(e){Ke(this,"~standard",e)}}),tf=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>je(n,t,ze()))}:{value:e.value};async function ox(e,t){let n={async:!0};return tf(await e._zod.run({value:t,
issues:[]},n),n)}function ta(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return tf(r,n)}catch{}return ox(e,t)},vendor:"zod",version:1}}var yn=y("$ZodString",(e,t)=>{W.init(e,t),e._zod.pattern=t.pattern??$p,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),J=y("$ZodStringFormat",(e,t)=>{ar.init(e,t),yn.init(e,t)}),na=y("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
lp),J.init(e,t)}),ra=y("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Ji(r))}else t.pattern??(t.pattern=Ji());J.init(e,t)}),oa=y("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=dp),J.init(e,t)}),nf=1,ho=2;function rf(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function sx(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?rf(e)||ho:ix(e,t)}function ix(e,t){
if(!t.normalize&&t.protocol?.source===bp.source&&!/^https?:\/\//i.test(e))return nf;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??ho}return new URL(e)}catch{return ho}}var ax=/[\t\n\r]/g;function Zp(e){return e.replace(ax,"")}function cx(e,t){return t.
lastIndex=0,t.test(e.hostname)}function ux(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var sa=y(
"$ZodURL",(e,t)=>{J.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=sx(r,t);if(o===nf){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===ho){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=Zp(r);return}t.hostname&&!cx(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!ux(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:Zp(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),ia=y("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=pp()),J.init(e,t)}),aa=y("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?ap:cp(t.length)),J.init(e,t)}),ca=y(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=np),J.init(e,t)}),ua=y("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=rp),J.init(e,t)}),la=y("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=op),J.init(e,t)}),da=y("$ZodXID",(e,t)=>{t.pattern??(t.pattern=sp),J.init(e,t)}),pa=y("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=ip),J.init(e,t)}),bo=y("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=_p(t)),J.init(e,t)}),yo=y("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=vp),J.init(e,t)}),wo=y("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=xp(t)),J.init(e,t)}),vo=y("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=up),J.init(e,t)}),fa=y("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=fp),J.init(e,t)}),lx=/^[0-9a-fA-F:.]+$/;function of(e){return lx.
test(e)?rf(`http://[${e}]`):!1}var ma=y("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=mp),J.init(e,t),e._zod.check=n=>{of(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var ha=y("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=hp),J.init(e,t)});function dx(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:of(n)}var ga=y("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=gp),J.init(e,t),e._zod.
check=n=>{dx(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function sf(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var px=/^[0-9a-zA-Z+/]*={0,2}$/,ba=y("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=px),J.init(e,t),e._zod.check=n=>{sf(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),af=/^[A-Za-z0-9_-]*$/;function fx(e){if(!af.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return sf(n)}var ya=y("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=af),J.init(e,t),e._zod.check=n=>{fx(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),wa=y("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
yp),J.init(e,t)});function mx(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var va=y("$ZodJWT",(e,t)=>{J.init(e,t),e._zod.check=n=>{mx(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var cr=y("$ZodNumber",(e,t)=>{W.init(e,t),e._zod.pattern=Ki,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),xo=y("$ZodNumberForm\
at",(e,t)=>{Tp.init(e,t),cr.init(e,t)}),_o=y("$ZodBoolean",(e,t)=>{W.init(e,t),e._zod.pattern=Ep,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var xa=y("$ZodNull",(e,t)=>{W.init(e,t),e._zod.pattern=Sp,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var $o=y("$ZodUnknown",(e,t)=>{W.init(e,t),e._zod.parse=n=>n}),Eo=y("$ZodNever",(e,t)=>{W.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function hx(e,t){let n=io(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,u]of io(e._zod.def.checks))if(a>c&&u._zod.def.when(s)){let l=s.issues.
length;return u._zod.check(s),s.issues[l].continue=!1,Yn(s.issues,l,e),s}}return o(s,i)}}var gx=e=>Array.isArray(e)?e.length:-1;function Up(e,t,n){e.issues.length&&t.issues.push(...Fe(n,e.issues)),t.value[n]=e.value}var So=y("$ZodArray",(e,t)=>{W.init(e,t);let n=ge.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let u=s[c],l=t.element._zod.
run({value:u,issues:[]},o);if(l instanceof Promise)i.push(l.then(d=>Up(d,r,c)));else if(Up(l,r,c),a&&l.issues.length!==0&&Te(l))break}return i.
length?Promise.all(i).then(()=>r):r},hx(e,gx)});function go(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...Fe(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var bx=[];
function cf(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:bx,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Li(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function uf(e,t,n,r,o,s,i){let a=[],c=o.keySet,
u=o.catchall._zod,l=u.def.type,d=u.optin,p=u.optout,m=0;for(let g in t){if(i&&n.issues.length!==m){if(Te(n,m))break;m=n.issues.length}if(c.has(
g))continue;if(g==="__proto__"){l==="never"&&a.push(g);continue}if(l==="never"){a.push(g);continue}let b=u.run({value:t[g],issues:[]},r);b instanceof
Promise?e.push(b.then(x=>go(x,n,g,t,d,p))):go(b,n,g,t,d,p)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var _a=y("$ZodObject",(e,t)=>{W.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let u=()=>{let l={...r};return Object.defineProperty(t,"shape",{value:l}),u.raw=l,l};u.raw=r,Object.defineProperty(
t,"shape",{get:u})}let o=fn(()=>cf(t));B(e,"propValues",u=>{let l=u.def.shape,d={};for(let p in l){let m=l[p]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,p)||mn(d,p,new Set);for(let g of m.values)d[p].add(g);m.optin!==void 0&&d[p].add(void 0)}}return d});let s=Ut,i=t.catchall,
a,c=ge.memoizer;c?.attach(e),e._zod.parse=(u,l)=>{a??(a=o.value);let d=u.value;if(!s(d))return u.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),u;u.value=c?c.alloc(e,u,{},l):{};let p=[],m=a.shape,g=l?.abortEarly,b=u.issues.length;for(let x of a.allKeys){if(g&&
u.issues.length!==b){if(Te(u,b))break;b=u.issues.length}if(x==="__proto__")continue;let S=m[x],j=S._zod.optin,G=S._zod.optout,P=S._zod.run({
value:d[x],issues:[]},l);P instanceof Promise?p.push(P.then(L=>go(L,u,x,d,j,G))):go(P,u,x,d,j,G)}return i?uf(p,d,u,l,o.value,e,g===!0):p.length?
Promise.all(p).then(()=>u):u}}),lf=y("$ZodObjectJIT",(e,t)=>{_a.init(e,t);let n=e._zod.parse,r=fn(()=>cf(t)),o=ge.memoizer,s=m=>{let g=r.value,
b=g.symbolKeys,x=new fo(["payload","ctx"],{shape:m,inst:e,memo:o,syms:b}),S=L=>`shape[${L}]._zod.run({ value: input[${L}], issues: [] }, ctx\
)`,j=(L,M)=>`
          let ${L}_ab = false;
          for (let i = 0; i < ${L}.issues.length; i++) {
            const iss = ${L}.issues[i];
            iss.path = iss.path ? [${M}, ...iss.path] : [${M}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${L}_ab = true;
          }
          if (${L}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;x.write("const input = payload.value;");let G=Object.create(null),P=0;for(let L of g.allKeys)G[L]=`key_${P++}`;x.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let L of g.allKeys){if(L==="__proto__")continue;let M=G[L],Z=typeof L==
"symbol"?`syms[${b.indexOf(L)}]`:Ai(L),te=`${Z} in input`,We=m[L],yt=We?._zod?.optin,cn=yt!==void 0,Dt=We?._zod?.optout==="optional";if(x.write(
`const ${M} = ${S(Z)};`),cn&&Dt){let qe=yt==="optional"?`${M}_present`:`${M}.value !== undefined || ${M}_present`;x.write(`
        const ${M}_present = ${te};
        if (!${M}.issues.length || ${M}_present) {
          if (${M}.issues.length) {${j(M,Z)}
          }

          if (${qe}) {
            newResult[${Z}] = ${M}.value;
          }
        }

      `)}else cn?(x.write(`
        if (${M}.issues.length) {${j(M,Z)}
        }
      `),yt==="defaulted"?x.write(`newResult[${Z}] = ${M}.value;`):x.write(`
        if (${M}.value !== undefined || ${te}) {
          newResult[${Z}] = ${M}.value;
        }
      `)):x.write(`
        const ${M}_present = ${te};
        if (${M}.issues.length) {${j(M,Z)}
        }
        if (!${M}_present && !${M}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${Z}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${M}_present) {
          newResult[${Z}] = ${M}.value;
        }

      `)}return x.write("payload.value = newResult;"),x.write("return payload;"),x.compile()},i,a=Ut,c=!ge.jitless,l=c&&Mi.value,d=t.catchall,
p;e._zod.parse=(m,g)=>{p??(p=r.value);let b=m.value;return a(b)?c&&l&&g?.async===!1&&g.jitless!==!0?(i||(i=s(t.shape)),m=i(m,g),d?uf([],b,m,
g,p,e,g?.abortEarly===!0):m):n(m,g):(m.issues.push({expected:"object",code:"invalid_type",input:b,inst:e}),m)}});function Bp(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!Te(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>je(i,r,ze())))}),t)}var Oo=y("$ZodUnion",(e,t)=>{W.init(e,t),B(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),B(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),B(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),B(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Kn(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>Bp(a,r,e,o)):Bp(i,r,e,o)}});function yx(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var $a=y("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Oo.init(e,t);let n=e.
_zod.parse;B(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[u,l]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,u)||mn(s,u,new Set);for(let d of l)s[u].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=hn(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=fn(()=>yx(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Ut(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(u=>r.value.get(u)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),Ea=y("$ZodIntersection",(e,t)=>{W.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,u])=>Hp(n,c,u)):Hp(n,s,i)}});function ea(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(xt(e)&&xt(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=ea(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=ea(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function Hp(e,t,n){let r=new Map,o,s=new Map,i=(u,l)=>{let d;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),d=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let p=String(u.path[0]);s.has(p)||s.set(p,u),d=[p]}else
return!1;for(let p of d)r.has(p)||r.set(p,{}),r.get(p)[l]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of n.issues)
i(u,"r")||e.issues.push(u);let a=[...r].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(a.length){let u=o?a.filter(l=>o.keys.includes(l)):[];u.length&&
e.issues.push({...o,keys:u});for(let l of a)!u.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}let c=ea(t.value,n.value);if(!c.valid){if(Te(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var ko=y("$ZodT\
uple",(e,t)=>{W.init(e,t);let n=t.items,r=ge.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=Wp(n,"optin"),u=Wp(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let l=new Array(n.length),d=t.rest?s?.abortEarly:void 0,p=!1;for(let m=0;m<
n.length;m++){let g=n[m]._zod.run({value:i[m],issues:[]},s);g instanceof Promise?a.push(g.then(b=>{l[m]=b})):(l[m]=g,d&&!p&&g.issues.length&&
(p=Te(g)))}if(t.rest&&!p){let m=n.length-1,g=i.slice(n.length),b=o.issues.length;for(let x of g){if(d&&o.issues.length!==b){if(Te(o,b))break;
b=o.issues.length}m++;let S=t.rest._zod.run({value:x,issues:[]},s);S instanceof Promise?a.push(S.then(j=>qp(j,o,m))):qp(S,o,m)}}return a.length?
Promise.all(a).then(()=>Vp(l,o,n,i,u)):Vp(l,o,n,i,u)}});function Wp(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function qp(e,t,n){e.issues.length&&t.issues.push(...Fe(n,e.issues)),t.value[n]=e.value}function Vp(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...Fe(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var Sa=y("$ZodRecord",(e,t)=>{W.init(e,t);let n=ge.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!xt(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let l of a)if(typeof l=="string"||typeof l=="number"||typeof l=="s\
ymbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;let d=t.keyType._zod.run({value:l,issues:[]},o);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(d.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:d.issues.map(g=>je(g,o,ze())),input:l,path:[l],inst:e});continue}let p=d.value;if(p==="__proto__")continue;let m=t.valueType.
_zod.run({value:s[l],issues:[]},o);m instanceof Promise?i.push(m.then(g=>{g.issues.length&&r.issues.push(...Fe(l,g.issues)),r.value[p]=g.value})):
(m.issues.length&&r.issues.push(...Fe(l,m.issues)),r.value[p]=m.value)}let u;for(let l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__prot\
o__")continue;r.value[l]=s[l]}else u=u??[],u.push(l);u&&u.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let u of Reflect.ownKeys(s)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;
let l=t.keyType._zod.run({value:u,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof u=="string"&&Ki.test(u)&&l.issues.length){let g=t.keyType._zod.run({value:Number(u),issues:[]},o);if(g instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");g.issues.length===0&&(l=g)}if(l.issues.length){t.mode==="loose"?r.value[u]=s[u]:a?(c=
c??[],c.push(u)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(g=>je(g,o,ze())),input:u,path:[u],inst:e});continue}let p=l.
value;if(p==="__proto__")continue;let m=t.valueType._zod.run({value:s[u],issues:[]},o);m instanceof Promise?i.push(m.then(g=>{g.issues.length&&
r.issues.push(...Fe(u,g.issues)),r.value[p]=g.value})):(m.issues.length&&r.issues.push(...Fe(u,m.issues)),r.value[p]=m.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var Ro=y("$ZodEnum",(e,t)=>{W.init(e,t);let n=to(t.entries),r=new Set(n);e._zod.values=r,B(e,"pattern",o=>{let s=to(o.def.entries).filter(i=>Ni.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>st(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),To=y("$ZodLiteral",(e,t)=>{W.init(e,t);let n=new Set(t.values);
e._zod.values=n,B(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?st(s):s?st(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var Oa=y("$ZodTransform",(e,t)=>{W.init(e,t),e._zod.optin="optional",ge.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new bn(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new Ge;return n.value=o,n}});function Jp(e,t){return e.value=t.issues.length?void 0:t.value,e}var zo=y("\
$ZodOptional",(e,t)=>{W.init(e,t),B(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",B(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),B(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Kn(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>Jp(n,s)):Jp(n,o)}return t.innerType._zod.run(n,
r)}}),Po=y("$ZodExactOptional",(e,t)=>{zo.init(e,t),B(e,"values",n=>n.def.innerType._zod.values),B(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Ao=y("$ZodNullable",(e,t)=>{W.init(e,t),B(e,"optin",n=>n.def.innerType._zod.optin),B(e,"opto\
ut",n=>n.def.innerType._zod.optout),B(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Kn(r.source)}|null)$`):void 0}),
B(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),ka=y("$ZodDefault",(e,t)=>{W.init(e,t),e._zod.optin="defaulted",B(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>Kp(s,t)):Kp(o,t)}});function Kp(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var Ra=y(
"$ZodPrefault",(e,t)=>{W.init(e,t),e._zod.optin="defaulted",B(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),Ta=y("$ZodNonOptional",(e,t)=>{W.init(e,t),B(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>Yp(s,e)):Yp(o,e)}});function Yp(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function Xp(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>je(o,r,ze()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var za=y("$ZodCatch",(e,t)=>{W.init(e,t),B(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),B(e,"optout",n=>n.def.innerType._zod.optout),B(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>Xp(n,s,t,r)):Xp(n,o,t,r)}});var Pa=y("$ZodPipe",(e,t)=>{W.init(e,t),B(e,"values",n=>n.def.in._zod.values),B(e,"optin",n=>n.def.in._zod.optin),B(e,"optout",n=>n.def.out.
_zod.optout),B(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>mo(i,t.in,r)):mo(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>mo(s,t.out,r)):mo(o,t.out,r)}});
function mo(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var Aa=y("$ZodReadonly",(e,t)=>{W.init(e,t),B(e,"propValues",n=>n.def.innerType._zod.propValues),B(e,"values",n=>n.def.innerType._zod.values),
B(e,"optin",n=>n.def.innerType?._zod?.optin),B(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(Qp):Qp(o)}});function Qp(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var Co=y("$ZodCustom",(e,t)=>{ae.init(e,t),W.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>ef(s,n,r,e));ef(o,n,r,e)}});function ef(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(gn(o))}}var Ma=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Ia="~memo",df=[];function pf(e){return e!==null&&typeof e=="object"}function Ca(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var ff=new WeakMap,ur=0,No=1,lr=2;function Lo(e,t,n){let r=ff.get(e);if(r!==void 0)return r?lr:ur;if(t.has(e))return lr;t.add(e);let o=ur,s=l=>{
if(o!==lr&&l?._zod){let d=Lo(l,t,n);d>o&&(o=d)}},i=(l,d)=>{let p=ur;for(let m of Reflect.ownKeys(l)){let g=Object.getOwnPropertyDescriptor(l,
m);if(d&&!g.enumerable)continue;let b=g.get?No:g.value?._zod?Lo(g.value,t,n):ur;b>p&&(p=b)}return p},a=l=>{l>o&&(o=l)},c=e._zod.def,u=c.type;
switch(u){case"object":{let l=hn(c);a(l?i(l,!0):No),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let l of c.items)s(l);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let l of c.options)s(
l);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let l=c._cachedInner??(n?e._zod.innerType:void 0);a(l?Lo(l,t,!1):No);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let l in c){let d=Object.getOwnPropertyDescriptor(c,l);if(!d||d.get)continue;
let p=d.value;if(!(!p||typeof p!="object")){if(p._zod)s(p);else if(Array.isArray(p))for(let m of p)s(m)}}}return t.delete(e),wx(e,o)}function wx(e,t){
return t!==No&&ff.set(e,t===lr),t}function vx(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var Mo,Io=[],xx={alloc(e,t,n){let r=Mo;if(!r)return n;
Mo=void 0;let o={value:n,issues:null};return r.set(t.value,o),Io.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&_x(s,o.value))throw new Ma;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,u)=>{
if(n===void 0){let S=Lo(e,new Set,!1);if(S===ur)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,u);S===lr||r?n=!0:r=!0}let l=c.value;
if(!pf(l))return i(c,u);let d=u[Ia];d||(d={buckets:new WeakMap,backEdges:void 0},u[Ia]=d);let p;o===u?p=s:(p=vx(d,e),o=u,s=p);let m=p.get(l);
if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...Ca(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;Mo=p;let g=Io.length,b=i(c,u);Mo=void 0;let x=Io.length>g?Io.pop():void 0;return b instanceof Promise?b.then(S=>(x&&(x.issues=
S.issues.length?Ca(S.issues):df),S)):(x&&(x.issues=b.issues.length?Ca(b.issues):df),b)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function mf(){
return xx}function _x(e,t){let n=e[Ia]?.backEdges;return n!==void 0&&pf(t)&&n.has(t)}var $x=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=ji(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${oo(s.values[0])}`:`Invalid option: expected one of ${no(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${no(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function hf(){return{localeError:$x()}}var gf;var Na=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Ex(){return new Na}(gf=globalThis).__zod_globalRegistry??(gf.__zod_globalRegistry=Ex());var dr=globalThis.__zod_globalRegistry;function bf(e){return e.checks&&(e.checks=[...e.checks]),e}function Do(e,t){return new e(bf({type:"string",...N(t)}))}function La(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...N(t)})}function Da(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...N(t)})}function Fa(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...N(t)})}function ja(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...N(t)})}function Ga(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...N(t)})}function Za(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...N(t)})}function Ua(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...N(t)})}function Ba(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...N(t)})}function Ha(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...N(t)})}function Wa(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...N(t)})}function qa(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...N(
t)})}function Va(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...N(t)})}function Ja(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...N(t)})}function Ka(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...N(t)})}function Ya(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...N(t)})}function Xa(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...N(t)})}function Qa(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...N(t)})}function ec(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...N(t)})}function tc(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...N(t)})}function nc(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...N(t)})}function rc(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...N(t)})}function oc(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...N(t)})}function Fo(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...N(t)})}function jo(e,t){
return new e({type:"string",format:"date",check:"string_format",...N(t)})}function Go(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...N(t)})}function Zo(e,t){return new e({type:"string",format:"duration",check:"string_format",...N(t)})}function Uo(e,t){
return new e(bf({type:"number",checks:[],...N(t)}))}function Bo(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...N(t)})}function Ho(e,t){return new e({type:"boolean",...N(t)})}function sc(e,t){return new e({type:"null",...N(t)})}function Wo(e){return new e({type:"unknown"})}function qo(e,t){return new e({type:"never",...N(t)})}function pr(e,t){return new Xi({check:"less_than",...N(t),value:e,inclusive:!1})}function Ht(e,t){return new Xi({check:"less_than",...N(t),value:e,
inclusive:!0})}function wn(e,t){return new Qi({check:"greater_than",...N(t),value:e,inclusive:!1})}function _t(e,t){return new Qi({check:"greater_than",...N(
t),value:e,inclusive:!0})}function Vo(e){return wn(0,e)}function vn(e){return _t(0,e)}function fr(e,t){return new Rp({check:"multiple_of",...N(t),value:e})}function ne(e,t){return new zp({check:"max_length",...N(t),maximum:e})}function it(e,t){return new Pp({check:"min_length",...N(t),minimum:e})}
function mr(e,t){return new Ap({check:"length_equals",...N(t),length:e})}function $t(e,t){return new Cp({check:"string_format",format:"regex",
...N(t),pattern:e})}function Jo(e){return new Mp({check:"string_format",format:"lowercase",...N(e)})}function Ko(e){return new Ip({check:"st\
ring_format",format:"uppercase",...N(e)})}function Yo(e,t){return new Np({check:"string_format",format:"includes",...N(t),includes:e})}function Xo(e,t){
return new Lp({check:"string_format",format:"starts_with",...N(t),prefix:e})}function Qo(e,t){return new Dp({check:"string_format",format:"e\
nds_with",...N(t),suffix:e})}function at(e){return new Fp({check:"overwrite",tx:e})}function es(e){return at(t=>t.normalize(e))}function ts(){return at(e=>e.trim())}function ns(){
return at(e=>e.toLowerCase())}function rs(){return at(e=>e.toUpperCase())}function ic(){return at(e=>Ci(e))}function yf(e,t,n){return new e(
{type:"array",element:t,...N(n)})}function os(e,t,n){return new e({type:"custom",check:"custom",fn:t,...N(n)})}function ac(e,t){let n=Sx(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(gn(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(gn(s))}},e(r.value,r)),t);return n}function Sx(e,t){let n=new ae({
check:"custom",...N(t)});return n._zod.check=e,n}var hr=()=>()=>{throw new Error("bundles make no JSON Schemas")};var Ef=new WeakSet([Object.prototype,Error.prototype]);function ss(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Px=(e,t)=>{Bd.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);Ef.has(n)||(Ef.add(n),ss(n,"format",r=>o=>Wd(r,
o)),ss(n,"flatten",r=>o=>Hd(r,o)),ss(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,pn,2)}),ss(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,pn,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Pe=y("ZodError",Px,void 0,{Parent:Error});var Sf=tr(Pe),Of=rr(Pe),kf=or(Pe),Rf=sr(Pe),Tf=Vd(Pe),zf=Jd(Pe),Pf=Kd(Pe),Af=Yd(Pe),Cf=Xd(Pe),Mf=Qd(Pe),If=ep(Pe),Nf=tp(Pe);function $_(){ge.localeError||ze(hf())}function gr(){ge.memoizer||ze({memoizer:mf()})}var X=y("ZodType",(e,t)=>($_(),W.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(F.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return be(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(w$(e,t))},superRefine(e,t){return this.check(v$(e,t))},overwrite(e){return this.
check(at(e))},optional(){return lc(this)},exactOptional(){return i$(this)},nullable(){return dc(this)},nullish(){return lc(dc(this))},nonoptional(e){
return p$(this,e)},array(){return z(this)},or(e){return we([this,e])},and(e){return t$(this,e)},transform(e){return Lf(this,s$(e))},default(e){
return u$(this,e)},prefault(e){return d$(this,e)},catch(e){return m$(this,e)},pipe(e){return Lf(this,e)},readonly(){return b$(this)},describe(e){
let t=this.clone();return dr.add(t,{description:e}),t},meta(...e){if(e.length===0)return dr.get(this);let t=this.clone();return dr.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return F.hide(this,"~standard",{...ta(this),jsonSchema:{input:hr(this,"input"),output:hr(this,"output")}})},
set"~standard"(e){F.own(this,"~standard",e)},parse:function e(t,n){return Sf(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await Of(
this,t,n,{callee:e})},safeParse(e,t){return kf(this,e,t)},async safeParseAsync(e,t){return Rf(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){F.own(this,"spa",e)},validate(e,t){return uo(this,e,t)},validateAsync(e,t){return lo(this,e,t)},encode:function e(t,n){return Tf(
this,t,n,{callee:e})},decode:function e(t,n){return zf(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await Pf(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await Af(this,t,n,{callee:e})},safeEncode(e,t){return Cf(this,e,t)},safeDecode(e,t){return Mf(this,
e,t)},async safeEncodeAsync(e,t){return If(this,e,t)},async safeDecodeAsync(e,t){return Nf(this,e,t)},toJSONSchema(e){return hr(this,{})(e)},
get description(){return dr.get(this)?.description},get _def(){return this._zod.def}}),Df=y("_ZodString",(e,t)=>{yn.init(e,t),X.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},F.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check($t(...e))},includes(...e){return this.check(Yo(...e))},startsWith(...e){return this.check(Xo(
...e))},endsWith(...e){return this.check(Qo(...e))},min(...e){return this.check(it(...e))},max(...e){return this.check(ne(...e))},length(...e){
return this.check(mr(...e))},nonempty(...e){return this.check(it(1,...e))},lowercase(e){return this.check(Jo(e))},uppercase(e){return this.check(
Ko(e))},trim(){return this.check(ts())},normalize(...e){return this.check(es(...e))},toLowerCase(){return this.check(ns())},toUpperCase(){return this.
check(rs())},slugify(){return this.check(ic())}})),E_=y("ZodString",(e,t)=>{yn.init(e,t),Df.init(e,t)},{email(e){return this.check(La(T_,e))},
url(e){return this.check(Ua(P_,e))},jwt(e){return this.check(oc(W_,e))},emoji(e){return this.check(Ba(A_,e))},guid(e){return this.check(Da(z_,
e))},uuid(e){return this.check(Fa(is,e))},uuidv4(e){return this.check(ja(is,e))},uuidv6(e){return this.check(Ga(is,e))},uuidv7(e){return this.
check(Za(is,e))},nanoid(e){return this.check(Ha(C_,e))},cuid(e){return this.check(Wa(M_,e))},cuid2(e){return this.check(qa(I_,e))},ulid(e){return this.
check(Va(N_,e))},base64(e){return this.check(tc(U_,e))},base64url(e){return this.check(nc(B_,e))},xid(e){return this.check(Ja(L_,e))},ksuid(e){
return this.check(Ka(D_,e))},ipv4(e){return this.check(Ya(F_,e))},ipv6(e){return this.check(Xa(j_,e))},cidrv4(e){return this.check(Qa(G_,e))},
cidrv6(e){return this.check(ec(Z_,e))},e164(e){return this.check(rc(H_,e))},datetime(e){return this.check(Fo(S_,e))},date(e){return this.check(
jo(O_,e))},time(e){return this.check(Go(k_,e))},duration(e){return this.check(Zo(R_,e))}});function h(e){return Do(E_,e)}var re=y("ZodString\
Format",(e,t)=>{J.init(e,t),Df.init(e,t)}),S_=y("ZodISODateTime",(e,t)=>{bo.init(e,t),re.init(e,t)}),O_=y("ZodISODate",(e,t)=>{yo.init(e,t),
re.init(e,t)}),k_=y("ZodISOTime",(e,t)=>{wo.init(e,t),re.init(e,t)}),R_=y("ZodISODuration",(e,t)=>{vo.init(e,t),re.init(e,t)}),T_=y("ZodEmai\
l",(e,t)=>{oa.init(e,t),re.init(e,t)});var z_=y("ZodGUID",(e,t)=>{na.init(e,t),re.init(e,t)});var is=y("ZodUUID",(e,t)=>{ra.init(e,t),re.init(e,t)});var P_=y("ZodURL",(e,t)=>{sa.init(e,t),re.init(e,t)});var A_=y("ZodEmoji",(e,t)=>{ia.init(e,t),re.init(e,t)});var C_=y("ZodNanoID",(e,t)=>{aa.init(e,t),re.init(e,t)});var M_=y("ZodCUID",(e,t)=>{ca.init(e,t),re.init(e,t)});var I_=y("ZodCUID2",(e,t)=>{ua.init(e,t),re.init(e,t)});var N_=y("ZodULID",(e,t)=>{la.init(e,t),re.init(e,t)});var L_=y("ZodXID",(e,t)=>{da.init(e,t),re.init(e,t)});var D_=y("ZodKSUID",(e,t)=>{pa.init(e,t),re.init(e,t)});var F_=y("ZodIPv4",(e,t)=>{fa.init(e,t),re.init(e,t)});var j_=y("ZodIPv6",(e,t)=>{ma.init(e,t),re.init(e,t)});var G_=y("ZodCIDRv4",(e,t)=>{ha.init(e,t),re.init(e,t)});var Z_=y("ZodCIDRv6",(e,t)=>{ga.init(e,t),re.init(e,t)});var U_=y("ZodBase64",(e,t)=>{ba.init(e,t),re.init(e,t)});var B_=y("ZodBase64URL",(e,t)=>{ya.init(e,t),re.init(e,t)});var H_=y("ZodE164",(e,t)=>{wa.init(e,t),re.init(e,t)});var W_=y("ZodJWT",(e,t)=>{va.init(e,t),re.init(e,t)});var Ff=y("ZodNumber",(e,t)=>{cr.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},F.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(wn(e,t))},gte(e,t){return this.
check(_t(e,t))},min(e,t){return this.check(_t(e,t))},lt(e,t){return this.check(pr(e,t))},lte(e,t){return this.check(Ht(e,t))},max(e,t){return this.
check(Ht(e,t))},int(e){return this.check(K(e))},safe(e){return this.check(K(e))},positive(e){return this.check(wn(0,e))},nonnegative(e){return this.
check(_t(0,e))},negative(e){return this.check(pr(0,e))},nonpositive(e){return this.check(Ht(0,e))},multipleOf(e,t){return this.check(fr(e,t))},
step(e,t){return this.check(fr(e,t))},finite(){return this}}));function _(e){return Uo(Ff,e)}var q_=y("ZodNumberFormat",(e,t)=>{xo.init(e,t),
Ff.init(e,t)});function K(e){return Bo(q_,e)}var V_=y("ZodBoolean",(e,t)=>{_o.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ye(e){return Ho(V_,e)}var J_=y("ZodNull",(e,t)=>{xa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function jf(e){return sc(J_,e)}var K_=y("ZodUnknown",(e,t)=>{$o.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ct(){return Wo(K_)}var Y_=y(
"ZodNever",(e,t)=>{Eo.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Gf(e){return qo(Y_,e)}var X_=y("ZodArray",(e,t)=>{gr(),So.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(it(e,t))},nonempty(e){return this.check(it(1,e))},max(e,t){return this.check(ne(e,t))},length(e,t){return this.check(mr(e,
t))},unwrap(){return this.element}});function z(e,t){return yf(X_,e,t)}var pc=y("ZodObject",(e,t)=>{gr(),lf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),F.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return D(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(F.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(F.mergeDefs(this._zod.def,{catchall:ct()}))},loose(){return this.clone(F.mergeDefs(this._zod.def,{catchall:ct()}))},
strict(){return this.clone(F.mergeDefs(this._zod.def,{catchall:Gf()}))},strip(){return this.clone(F.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return F.extend(this,e)},safeExtend(e){return F.safeExtend(this,e)},merge(e){return F.merge(this,e)},pick(e){return F.pick(this,e)},
omit(e){return F.omit(this,e)},partial(...e){return F.partial(fc,this,e[0])},exactPartial(...e){return F.partial(Bf,this,e[0],"exactPartial")},
required(...e){return F.required(Wf,this,e[0])}});function Zf(e,t){let n={type:"object",shape:e??{},...F.normalizeParams(t)};return new pc(n)}
function O(e,t){return new pc({type:"object",shape:e,catchall:Gf(),...F.normalizeParams(t)})}function Wt(e,t){return new pc({type:"object",shape:e,
catchall:ct(),...F.normalizeParams(t)})}var Uf=y("ZodUnion",(e,t)=>{Oo.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function we(e,t){return new Uf({type:"union",options:e,...F.normalizeParams(t)})}var Q_=y("ZodDiscriminatedUnion",(e,t)=>{Uf.init(e,t),$a.init(e,t)});function Xe(e,t,n){return new Q_({type:"union",options:t,discriminator:e,
...F.normalizeParams(n)})}var e$=y("ZodIntersection",(e,t)=>{Ea.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function t$(e,t){return new e$({type:"intersection",left:e,right:t})}var n$=y("ZodTuple",(e,t)=>{gr(),ko.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new fc({type:"optional",innerType:t}))})}});
function as(e,t,n){let r=t instanceof W,o=r?n:t,s=r?t:null;return new n$({type:"tuple",items:e,rest:s,...F.normalizeParams(o)})}var cc=y("Zo\
dRecord",(e,t)=>{gr(),Sa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function ve(e,t,n){return!t||!t._zod?new cc({type:"record",keyType:h(),valueType:e,...F.normalizeParams(t)}):new cc({type:"record",keyType:e,
valueType:t,...F.normalizeParams(n)})}function ut(e,t,n){return new cc({type:"record",keyType:e,valueType:t,...F.normalizeParams(n),partial:!0})}var uc=y("ZodEnum",(e,t)=>{Ro.init(e,t),X.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new uc({...t,checks:[],...F.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new uc({...t,checks:[],...F.normalizeParams(o),entries:s})}});
function D(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new uc({type:"enum",entries:n,...F.normalizeParams(t)})}var r$=y("ZodLiteral",(e,t)=>{To.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function ee(e,t){return new r$({type:"literal",values:Array.isArray(e)?e:[e],...F.normalizeParams(t)})}var o$=y("ZodTransform",(e,t)=>{gr(),Oa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new bn(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(F.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(F.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function s$(e){return new o$({type:"transform",transform:e})}
var fc=y("ZodOptional",(e,t)=>{zo.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function lc(e){return new fc({type:"optional",innerType:e})}var Bf=y("ZodExactOptional",(e,t)=>{Po.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function i$(e){return new Bf({type:"optional",innerType:e})}var a$=y("ZodNull\
able",(e,t)=>{Ao.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function dc(e){
return new a$({type:"nullable",innerType:e})}function Hf(e){return lc(dc(e))}var c$=y("ZodDefault",(e,t)=>{ka.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function u$(e,t){return new c$({type:"default",innerType:e,
get defaultValue(){return typeof t=="function"?t():F.shallowClone(t)}})}var l$=y("ZodPrefault",(e,t)=>{Ra.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function d$(e,t){return new l$({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():F.shallowClone(t)}})}var Wf=y("ZodNonOptional",(e,t)=>{Ta.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(
e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function p$(e,t){return new Wf({type:"nonoptional",innerType:e,...F.normalizeParams(t)})}var f$=y("ZodCatch",(e,t)=>{za.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function m$(e,t){return new f$({type:"catch",innerType:e,catchValue:typeof t=="function"?t:F.constantCatch(t)})}var h$=y("ZodPipe",(e,t)=>{Pa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function Lf(e,t){
return new h$({type:"pipe",in:e,out:t})}var g$=y("ZodReadonly",(e,t)=>{Aa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function b$(e){return new g$({type:"readonly",innerType:e})}var y$=y("ZodCustom",(e,t)=>{Co.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function w$(e,t={}){return os(y$,e,t)}function v$(e,t){return ac(e,t)}import{stripVTControlCharacters as x$}from"node:util";var _$=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
$$=new RegExp("(\\p{M}{4})\\p{M}+","gu");function qf(e){return x$(e.replace(/\r\n?/g,`
`)).replace(_$,"").replace($$,"$1")}function xe(e){return qf(e).replace(/\s+/g," ").trim()}function Qe(e,t){return e.length<=t?e:`${e.slice(
0,t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var et=e=>Qe(xe(e),200);var E$={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function _e(e){return qf(e).replace(/[&<>"']/g,t=>E$[t]??"")}function $e(e){return xe(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,t=>`&#${t.charCodeAt(
0)};`)}function br(e){return`<code>${$e(e)}</code>`}var S$=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function O$(e){return e.replaceAll(S$,t=>{let n=t.
codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function yr(e){return`"${O$(e.length>60?`${e.slice(0,57)}\
...`:e)}"`}function _n(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function mc(e,{GITHUB_ACTIONS:t}){
return t==="true"?_n(e):e}var Et=z(O({name:h(),key:D(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var k=(e,t)=>O({code:ee(e),...t}),ue=D(["base","head"]),hc=O({exitCode:_().nullable(),signal:h().nullable()}).describe("Both null where noth\
ing is known but that it ended."),Vf=D(["content-length","chunked","until-close","none"]),k$=O({asked:_().describe("The port that was asked."),
at:z(O({host:h(),port:_()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the ser\
ver listens."),gc=D(["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),wr={
through:ee("nginx").exactOptional().describe("Set where the server itself answers."),interim:_().exactOptional().describe("The status (1xx) \
that its answers have before the one that counts.")},cs={afterLoad:ee(!0).exactOptional()},Jf=z(we([O({status:h(),count:_()}),O({error:h(),count:_()})])),
R$=D(["differs","too-long","too-slow"]),T$=we([O({text:h()}).describe("The beginning of the whole body that is expected."),O({contains:h()}),
O({matches:h(),why:R$}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),O({json:h(),
at:h(),got:h().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),O({json:jf()}).
describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),vr=Xe("code",[k("wrong-status",{path:h(),status:_(),
expected:we([_(),z(_())]).describe("Of several, each would be right."),body:h().describe("Its beginning, without secrets."),speaks:gc.exactOptional(),
...wr,...cs}),k("wrong-body",{path:h(),bytes:_(),body:h().describe("Its beginning, without secrets."),lacks:T$,...cs}),k("wrong-header",{path:h(),
name:h(),value:h().nullable(),expected:h(),...cs}),k("no-answer",{path:h(),error:h(),speaks:gc.exactOptional(),...wr,...cs}),k("length-chang\
ed",{path:h(),bytes:_()}),k("lengths-differ",{path:h(),base:_(),head:_()}),k("framing-differs",{path:h(),base:Vf,head:Vf}),k("errors",{failed:_(),
of:_(),unit:D(["requests","operations"]),most:Jf.describe("The most frequent."),through:wr.through}),k("no-answers",{seconds:_(),most:Jf.describe(
"The most frequent."),through:wr.through}),k("wrong-size",{answers:_(),bytes:_(),least:_(),most:_()}),k("too-many-connections",{side:D(["cli\
ent","upstream"]).describe("Of nginx; client where there is none."),opened:_(),requests:_()}),k("died",{end:hc,of:D(["server","service"]),service:h().
exactOptional(),when:D(["starting","before-load","under-load"]).exactOptional(),withheld:Et,lacks:h().exactOptional().describe("A module tha\
t it said it could not find.")}),k("restarted",{}),k("worked-unasked",{cpu:_().describe("CPU seconds that it used while only the other varia\
nt was loaded."),other:_().describe("The same of the other variant, while only this one was loaded."),seconds:_()}),k("accepted-unasked",{connections:_().
describe("Accepted while only the other variant was loaded."),seconds:_()}),k("reached-other",{of:ue.describe("Whose server, service or ngin\
x it was connected to."),connections:_(),listened:ee(!0).exactOptional().describe("Where it listened at a port of the other instead of being\
 connected to it.")}),k("ended-other",{of:ue.describe("Whose server was ended by a signal while this one's ran beside it."),end:hc}),k("fail\
s-beside",{of:ue.describe("Which could not be started beside this one, and could alone.")}),k("changed-files",{of:ue.describe("Whose files w\
ere changed while both ran, and not those of this one."),path:h().describe("The first of them."),files:_()}),k("left-its-group",{processes:_(),
cpu:_().describe("CPU seconds that they used, which no meter of the variant counts.")}),k("not-ready",{seconds:_(),last:we([O({path:h(),status:_()}),
O({error:h()})]).nullable().describe("What it answered last; null where it answered nothing."),service:h().exactOptional(),listens:k$.exactOptional(),
speaks:gc.exactOptional(),...wr,runOver:ee(!0).exactOptional().describe("Set where the run's time was over first.")}),k("start-failed",{error:h()}),
k("prepare-failed",{command:z(h()),error:h(),withheld:Et}),k("command-failed",{error:h(),withheld:Et}),k("no-report",{output:h().describe("T\
he last lines of a command that reported no operations, though base's does.")}),k("impossible-time",{seconds:_().describe("What a command sa\
id that it had worked."),wall:_().describe("From its start to its end, as hyperfine noted it.")}),k("timing-altered",{noted:_().describe("Wa\
ll seconds that hyperfine noted."),wall:_().describe("From its start to its end by loadgate's clock.")}),k("generator-failed",{error:h()}),k(
"background-load-failed",{failed:_().exactOptional(),answered:_().exactOptional(),error:h().exactOptional()}),k("proxy-failed",{variant:ue,end:hc.
nullable(),seconds:_().nullable().describe("Set where it was waited for so long."),error:h().nullable().describe("The last line of its log.")}),
k("harness-failed",{error:h()}),k("burner-elsewhere",{})]);function Kf(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var z$=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function Yf({code:e}){return z$.
includes(e)}var xr=D(["direct","nginx"]),us=D(["server","proxy","generator","dependency"]),H=_().nullable(),Xf=ve(h(),_()),$n=D(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),P$=O({by:D(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:K().positive().
describe("How many times it ran, one after the other."),user:H.describe("CPU seconds of all runs in user mode."),system:H.describe("The same\
 in the kernel."),exitCode:K().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:K().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:H.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),A$=O({variant:ue,wall:_().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:Xf.
describe("Answers by status."),errors:Xf.describe("Errors by the generator's own text, deadline aborts left out."),aborted:_().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:_().describe("Body bytes received."),correct:_().describe("Answers\
 with the expected status."),latency:O({mean:H,p50:H,p90:H,p95:H.exactOptional(),p99:H}).describe("In seconds. The oldest results have no p9\
5."),latencies:z(as([_().nonnegative(),K().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:O({server:H,proxy:H,generator:H}).describe("CPU seconds used."),busiest:O(
{server:H,proxy:H}).describe("Busiest thread as a share of one core."),opened:O({client:H,upstream:H}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:H.describe("Peak memory of the server in bytes since its start."),switches:H.describe("Co\
ntext switches of the server."),counters:ut(D(Gt),_().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:P$.exactOptional(),bottleneck:us.nullable(),invalid:z(vr),limits:z($n)}).describe("What on\
e load of one variant gave in one round."),C$=O({order:z(ue).describe("The variants in the order they were loaded."),together:ye().describe(
"Whether they were loaded at once."),at:_().describe("Seconds since the start of the run."),samples:z(A$),disturbance:O({stolen:H.describe("\
Taken by the host of this virtual machine."),foreign:H.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),Qf=O({at:_().describe("Seconds since the start of the run."),startSeconds:O({base:_().exactOptional(),
head:_().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:_(),warmUpCosts:z(H).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:z(C$),invalid:z(
O({variant:ue.nullable(),fault:vr,log:h().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var bc={before:_(),after:_()},om=D(ln),em={scenario:h(),metric:om,before:_().nullable().describe("Null where it has none."),after:_().nullable()},
M$=O({of:D(["run","scenario","target","service"]),name:h().exactOptional().describe("Absent where it is of the whole run."),setting:h().describe(
"The way to it, as `expect.status`."),before:h().nullable().describe("Cut around what differs; null where it is not there."),after:h().nullable()}),
tm={changes:z(M$),more:K().nonnegative().describe("How many further ones there are.")},nm={scenarios:z(h()),via:z(h()).describe("scenario/vi\
a"),pairs:z(h()).describe("target/scenario")},I$=D(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),sm=Xe("code",[k("base-config-missing",{file:h()}),k("base-config-unusable",{file:h(),error:h()}),k("config-from-checkout",{file:h()}),
k("gate-changed",{changes:z(Xe("setting",[O({setting:ee("false-alarms"),...bc}),O({setting:ee("fail-on"),before:z(h()),after:z(h())}),O({setting:ee(
"mode"),before:h(),after:h()}),O({setting:ee("threshold"),scenario:h(),...bc}),O({setting:ee("max-errors"),scenario:h(),...bc}),O({setting:ee(
"thresholds"),...em}),O({setting:ee("absolute-limits"),...em,unit:h()})]))}),k("budget-changed",{before:_().nullable().describe("Seconds; nu\
ll for the default of each case."),after:_().nullable()}),k("isolation-changed",tm),k("no-base-side",{file:h(),targets:z(h())}),k("no-longer\
-measured",{targets:z(h()),...nm}),k("newly-measured",{targets:z(h()),...nm}),k("plan-changed",tm),k("fixture-changed",{folders:z(h())}),k("\
default-rules",{file:h()}),k("cases-missing",{cases:z(h())}),k("asked-otherwise",{scenarios:z(h())}),k("submodules-missing",{paths:z(h())}),
k("filters-off",{filters:z(h()),file:h().describe("One of them."),files:K().positive()}),k("port-ignored",{target:h()}),k("port-fixed",{target:h(),
ports:z(K().positive()).min(1).describe("What both sides listen on beside PORT.")}),k("own-users-lacking",{why:I$,what:h().exactOptional().describe(
"The target, program or port that a separate user cannot have.")}),k("session-overran",{case:h()}),k("planted-not-found",{case:h(),slowdown:_().
describe("CPU that was burnt beside head, as a share of what head used.")}),k("planted-not-measured",{case:h(),why:D(eo)}),k("rate-not-compa\
rable",{scenario:h()})]);var yc=Xe("code",[k("docker-missing",{}),k("no-engine",{said:h().exactOptional().describe("By Docker's client.")}),k("no-buildx",{}),k("imag\
es-unresolved",{images:z(h())}),k("nothing-to-build",{target:h()}),k("no-command",{of:D(["target","service"]),name:h()}),k("same-process",{as:h().
describe("The target that it does not differ from.")}),k("programs-missing",{programs:z(h())}),k("base-in-docker",{})]),im=Xe("code",[k("ask\
ed-for",{}),k("docker-works",{}),k("nothing-to-run",{}),k("not-docker",{obstacle:yc})]),ls=D(["untouched","identical-builds"]),N$=D(["steal",
"other-programs","out-of-ports"]),rm=_().exactOptional().describe("Set where the time for everything that is built together was over."),wc=Xe(
"code",[k("build-failed",{variant:ue,target:h(),limitSeconds:rm}),k("setup-failed",{variant:ue,target:h(),limitSeconds:rm,withheld:Et}),k("f\
ault",{variants:z(ue).describe("Empty where it is no variant's."),fault:vr,times:K().positive()}),k("head-alone",{why:D(["configuration","ta\
rget","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),k("sh\
ards-missing",{shards:z(h()).describe("`1/3`; empty where one left the case out.")}),k("skipped",{why:ls}),k("skip-unverified",{why:ls}),k("\
interrupted",{}),k("no-time",{}),k("no-values",{}),k("one-session",{}),k("equal-ratios",{}),k("slow-start",{seconds:_().describe("What a sta\
rt takes, of the slower side."),sessions:K().positive().describe("How many fit.")}),k("interference",{source:N$,effect:D(["counted-less","le\
ft-out","nothing-left"]),rounds:K().positive()}),k("limited",{limit:$n,loop:D(["closed","open","command"]),cpuDecides:ye().describe("Whether\
 CPU time could be read, so that it decides.")}),k("held-back",{limit:$n,bound:ye().describe("Whether its value is a bound of the true one.")}),
k("connections-closed",{base:_().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:_().nullable()}),
k("p99-unknown",{}),k("not-judged",{metric:om,asked:D(["threshold","limit"]).describe("By which key."),why:D(["of-requests","of-commands","n\
o-operations","operations","no-image","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),
k("bottleneck-unknown",{}),k("server-waits",{}),k("settled-early",{sessions:K().positive()}),k("counter-moved",{metric:D(Gt),more:_().describe(
"Head less base, per request or operation."),low:_().describe("Where that lies at 95%, with the other end."),high:_()})]);var am=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,ds=/\s*/y;function vc(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){ds.lastIndex=
a,ds.exec(e);let c=L$(e,ds.lastIndex);if(c===null)return;if(a=ds.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new R(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")F$(o.at(-1)?.keys,i);else if(c===
","){let u=o.at(-1);if(u&&++u.entries>r)throw new R(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new R(`the JSON hol\
ds more than ${n} values`);i=c}}function L$(e,t){if(e[t]==='"'){let n=D$(e,t);return n===null?null:e.slice(t,n)}return am.lastIndex=t,am.exec(
e)?.[0]??null}function D$(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function F$(e,t){if(!e)return;let n=j$(t);if(e.has(n))throw new R("the JSON gives a key twice in one object");e.add(n)}function j$(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var G$=D(["docker","process"]),cm=O({method:h(),paths:z(h()).describe("One or several; one of several is picked at random for each request."),
headers:z(as([h(),h()])),body:we([O({text:h()}),O({file:h()})]).exactOptional()}),Z$=O({contains:z(h()).exactOptional().describe("Texts that\
 all stand in it."),matches:h().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:h().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),U$=O({status:we([
_(),z(_())]).describe("Of several, each is right."),body:we([h().describe("The whole body."),Z$]).exactOptional(),headers:ve(h(),h()).describe(
"Lower-case names."),sameLength:ye().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected\
 answer; what is absent is not checked.");var um=ut(D(ln),_().positive()),B$=O({name:h(),targets:z(h()).describe("Names of the targets it is run against."),request:cm.describe("Asks \
for no path where the scenario runs a command instead."),args:z(h()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of being asked: a command that is timed from start to end, and may tell on its last line how many operations it did."),
expect:U$,connections:_(),keepalive:ye(),http2:ee(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with \
TLS as both agree."),via:z(xr),background:O({request:cm,connections:_()}).exactOptional().describe("Other requests that are asked all the wh\
ile; they are not measured."),rate:we([O({perSecond:_()}),O({share:_()})]).exactOptional().describe("Requests per second, or a share of what\
 base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:_().exactOptional().describe("A fixed cou\
nt of requests per sample instead of a duration."),durationSeconds:_().exactOptional().describe("Instead of a length derived from the throug\
hput."),timeoutSeconds:_(),maxErrors:_().describe("The share of answers that may be errors, 0 to 1."),threshold:_().describe("Smallest relat\
ive change that counts, 0.02 for 2%."),thresholds:um.exactOptional().describe("The same of single metrics, which then decide as well, whatev\
er decides without them."),limits:um.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be, or t\
he least of what is better the higher it is.")}),H$=D(["configuration","target","scenario","request"]),_c=O({id:h(),target:h(),scenario:h(),
via:xr,fresh:H$.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that asks \
or expects something else. What base answers wrongly is then no fault of it.")}),xc=z(_()),W$=O({layout:D(["one-core","shared-load-core","sm\
t-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separat\
e machine the numbers of server and proxy are that machine's."),server:xc,proxy:xc,generator:xc}).describe("Which logical CPUs each part may\
 use.");var q$=D(["side-by-side","interleaved"]),V$=D(["regression","invalid","inconclusive","never"]),J$=D(["block","observe"]),$c={seed:_(),budgetSeconds:_(),
isolation:G$,isolationReason:im,cpus:W$,scenarios:z(B$)},Ec=O({...$c,shard:O({index:K().positive(),count:K().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:O({config:h().exactOptional(),preset:h().exactOptional()}).exactOptional().
describe("What of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:ee(!1).exactOptional().
describe("Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:_().gt(0).lt(1).describe(
"One-sided risk of any false regression in the whole run."),pairing:q$.describe("How the variants of a case are loaded, where both can be up\
 at once."),cases:z(_c),failOn:z(V$),mode:J$.describe("Whether a verdict fails the run, or is only reported.")}),K$=O({cores:_(),memoryBytes:_(),
kernel:h(),os:h()}),Sc=O({cpuModel:h(),cores:_(),memoryBytes:_(),kernel:h(),os:h(),runnerImage:h().nullable(),servers:K$.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:ve(h(),h()),load:O({before:_(),after:H}).describe("Load ave\
rage of one minute.")});var qt=1,Oc=D(wt),En=D(ln),_r=O({low:_().positive(),high:_().positive()}),Y$=O({name:En,unit:h(),better:D(["higher","lower"]),gates:ye().describe(
"Whether it takes part in the verdict of its case."),base:H.describe("Typical value: the median over sessions of the medians over rounds."),
head:H,ratio:_().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:_r.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:_r.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:_().describe("Sessions behind the interval."),threshold:_().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:Oc.nullable()}),X$=O({metric:En,unit:h(),better:D(["higher","lower"]),
limit:_().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:H.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:_r.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:_().describe("Sessions behind the interval."),state:D(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),Q$=O({roundsPerSession:_(),
warmUpSeconds:_().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:H.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),fs=_().nonnegative(),lm=D(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),dm=K().nonnegative().describe("In its file, of head."),eE=O({name:h().
max(300),line:dm.exactOptional(),kind:lm,calls:O({name:h().max(300),line:dm.exactOptional(),kind:lm}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:fs.describe("CPU seconds per request in it and in all that it calls."),head:fs}),tE=O({tool:h().
max(100),base:fs.describe("CPU seconds per request, of the whole server."),head:fs,functions:z(eE).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),kc=O({..._c.shape,sessions:z(Qf),choice:Q$.exactOptional(),rate:_().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:ls.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:z(h()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Sc.exactOptional().describe("Where it was measured, if not where the rest was."),growth:tE.exactOptional()}),
nE=O({...kc.shape,bottleneck:us.nullable(),threshold:_().positive(),metrics:z(Y$),limits:z(X$).exactOptional(),verdict:Oc,settledAt:H.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:H.describe("The smallest slowdown, as a share, th\
at would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:z(ue).describe("The variants that an inv\
alid case failed in."),findings:z(wc)}),rE=O({variant:ue,commit:h().describe("Of a temporary commit where the working tree was measured."),label:h().
describe('What was asked for: a revision, or "working tree".'),builds:ve(h(),O({id:h(),imageBytes:H})).describe("By target: image id, or tre\
e id for processes, and the image's size in bytes.")}),oE=O({kind:D(["package","image","runtime"]).describe("A package of a lock file; an im\
age that is built on; a compiler or runtime."),name:h().max(200),base:h().max(200).nullable().describe("Its versions in base that head has n\
ot, a comma between two; null where base has none."),head:h().max(200).nullable(),role:D(["direct","indirect","development"]).exactOptional().
describe("Of a package: asked for, needed by another, or only to develop with."),file:h().max(200).exactOptional().describe("That says so; a\
bsent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),hm=z(oE).max(500).exactOptional().
describe("What matters most first; absent where nothing else differs, or nothing was compared."),sE=O({variant:ue,target:h(),what:D(["build",
"setup"]),log:h(),limitSeconds:_().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:Et}).
describe("A side that could not be built or prepared at all."),iE=O({build:_(),run:_().describe("Starts, warm-up and measuring."),ready:_().
describe("Of them, from all variants of a session ready to their stop."),load:_().describe("Of them, with load on."),harness:_().describe("C\
PU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Rc={id:h(),startedAt:h().
describe("ISO 8601."),environment:Sc,variants:z(rE),failures:z(sE),notices:z(sm).describe("What the reader must know first."),seconds:iE,interrupted:ye().
describe("Whether the run was stopped before its plan was done.")},lM=O({...Rc,differences:hm,plan:Ec,cases:z(kc)}),gm={schema:ee(qt),...Rc,
differences:hm,plan:Ec,cases:z(nE),verdict:Oc,exitCode:_()},ps=O({command:ee("compare"),...gm}),pm=O({commit:h(),label:h()}),aE=D(["issue","\
comment","fail","none"]),cE=O({control:h().exactOptional().describe("The case that is measured with identical builds; the first one if absen\
t."),alert:z(aE),direction:D(["worse","both"]),thresholds:ve(h(),_()).describe("Further metrics that raise alerts, each with its threshold."),
selftest:ye().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:_().describe(
"Seconds that points are kept."),keepRuns:_().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants \
points kept and changes reported."),uE=O({settings:cE,config:h().describe("Path of the configuration file."),reference:pm,head:O({commit:h(),
subject:h()}),control:ps.nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be mea\
sured."),seam:O({from:pm,results:ps}).nullable().describe("The new reference against the one before, in the first run after it was moved."),
again:ps.nullable().describe("The cases that looked changed, measured once more."),planted:O({case:h(),slowdown:_().positive().describe("CPU\
 burnt beside head, as a share of what head used."),results:ps.nullable().describe("By the rules of a pull request; null where it was interr\
upted before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent wher\
e none was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),lE=O({command:D([
"compare","trend"]),...gm,trend:uE.exactOptional()}),dE=O({place:K().positive(),value:H,system:h().nullable(),moved:ye().describe("Whether t\
oday's order among the published systems is another one.")}),pE={place:K().positive().nullable().describe("From 1; shared by targets that th\
e numbers cannot tell apart; null where nothing can be ranked."),ratio:_().positive().nullable().describe("Value \xF7 the best one's; null of t\
he best one, and under two sessions."),interval:_r.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard\
.")},fE=O({target:h(),...pE,figures:ut(En,H).describe("Typical values: the median over sessions of the medians over rounds."),sessions:z(_().
positive()).describe("The value that it is ranked by, of each session."),spread:_r.nullable().describe("Where the mean of the sessions lies,\
 at 95%."),asked:K().nonnegative().describe("All answers and errors of the measured rounds."),failed:ve(h(),K().positive()).describe("How of\
ten what went wrong."),bottleneck:us.nullable(),limited:ye().describe("Whether something else than the server bounded its value."),findings:z(
wc),published:dE.nullable().describe("What the publication said, beside today's place.")}),mE=O({id:h().describe("scenario/via"),scenario:h(),
via:xr,by:D(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run\
 of commands that report no operations."),unit:D(["requests/s","operations/s","s"]),rows:z(fE).describe("Best first.")}),hE=O({unit:h().nullable(),
entries:z(O({target:h(),value:H,system:h().nullable()}))}),gE=O({source:h(),figures:ve(h(),hE).describe("By scenario and via, `hello/direct`\
.")}),bE=O({target:h(),obstacle:yc}),yE=O($c),wE=O({...Rc,config:h().describe("Path of the configuration file."),plan:yE,cases:z(kc).describe(
"One target in one scenario in one way each, as `head`."),leftOut:z(bE),published:gE.nullable()}),vE=O({command:ee("rank"),schema:ee(qt),...wE.
shape,leaderboards:z(mE),exitCode:_()}),xE=Xe("command",[lE,vE]);var fm=64*1024*1024,_E={deepest:24,mostValues:4e6,longest:2e4},mm=1e3,$E=1e3,EE=100;function bm(e){let t=ym(e);if(t.command==="rank")throw new R(
"these are the results of rank; this takes those of compare or trend");return t}function ym(e){let t=SE(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&TE(r);return t}function SE(e){if(Buffer.byteLength(e)>fm)throw new R(`the results have more than ${fm/2**20} MiB: no run leaves so much`);vc(e,_E);let t=OE(
e);RE(t);let n=xE.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=Qe(xe(`${o}: ${r?.message??"unknown"}`),300);throw new R(`the results are not valid at ${s}`)}function OE(e){try{return JSON.parse(
e)}catch(t){throw new R(`the results are not JSON (${xe(String(t))}); was the file cut off?`)}}var kE=Wt({schema:_()});function RE(e){let t=kE.
safeParse(e);if(!t.success)throw new R("this is not a results.json of loadgate: it has no schema number");if(t.data.schema>qt)throw new R(`t\
he results have schema ${t.data.schema}, this loadgate reads up to ${qt}; use the loadgate that wrote them, or a newer one`)}function TE(e){
let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>mm||e.plan.cases.length>mm||e.cases.some(n=>n.sessions.length>$E)||t.some(({rounds:n})=>n.
length>EE))throw new R("the results hold more cases, sessions or rounds than any run leaves")}var hs=["slower","faster"],wm=["using more CPU","using less CPU"];function gs(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function On(e,t){
return e===null||!(t>0)?null:e/t}function vm({command:e},t){return e===void 0||e.operations!==null?null:On(t,e.runs)}function zE(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function ms(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:hs},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:u,latency:l})=>u?Ac(u,a):l[e]??null}}var Sn={better:"lower",decides:null,limitable:!1},
PE=64*4096;function xm(e,t){return{...Sn,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:u})=>c+(u?.[e]??0),0);return On(a,i.reduce((c,u)=>c+gs(u),
0))}}}var Ie=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:hs},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:On(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:wm},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>On(e.cpu.server,gs(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:hs},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>vm(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:wm},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>vm(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:hs},...Sn,better:"higher",of:"command",per:"\
round",value:e=>On(e.correct,e.command?.seconds??0)},ms("p50","the median answer",{decides:"open"}),ms("p90","the slowest tenth of the answe\
rs",{decides:null}),ms("p95","the slowest twentieth of the answers",{decides:"open"}),{...ms("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...Sn,resolution:PE,per:"sessio\
n",value:zE},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...Sn,
of:"request",per:"round",value:e=>On(e.switches,gs(e))},xm("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),xm("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...Sn,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...Sn,per:"build"}];function $m(e){return Ie.filter(({decides:t})=>t===e)}function Tc({name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-\
requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-ope\
rations":null}function zc(e,t){let n=r=>e[r.name]!==void 0&&Tc(r,t)===null;return Ie.filter(r=>r.decides===t.loop||n(r))}function Pc(e){return Ie.
find(t=>t.name===e)}function pe(e){let t=Pc(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}var AE=10;function Em(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var _m=new WeakMap;function Ac(e,t){
let n=_m.get(e)??new Map;n.size===0&&_m.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=CE(e,t);return n.set(t,o),o}function CE(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<AE-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as KE}from"node:util";var ME={stolen:.3,foreign:.6},IE={stolen:.05,foreign:.25},NE=.25;function Cc({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function Sm({together:e,order:t}){return e||t.length===1}function Om(e){if(Cc(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=Sm(e)?ME:IE;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function St(e){let t=Om(e);return t===null?1:Sm(e)&&t!=="\
out-of-ports"?NE:0}function Mc(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=Om(n);if(r===null)continue;let o=St(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Ic({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var LE=.9999999999998099,DE=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function kn(e){let t=e-1,n=t+7.5,r=DE.reduce((o,s,i)=>o+s/(t+i+1),LE);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function km(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let u=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+u*i),s=o(1+u/s),a*=i*s;let l=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+l*i),s=o(1+l/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function FE(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(kn(n+r)-kn(n)-kn(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*km(e,n,r)/n:1-o*km(t,r,n)/r}function Rm(e,t){let n=e*e;return .5*FE(t/(t+n),n/(t+n),t/2,.5)}function jE(e,t){
return kn((t+1)/2)-kn(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var $r=new Map,Tm=1e3;function Er(e,t){let n=$r.get(e)?.get(t);if(n!==
void 0)return n;let r=Pm(e,t);$r.size>=Tm&&$r.clear();let o=$r.get(e)??new Map;return o.size>=Tm&&o.clear(),$r.set(e,o.set(t,r)),r}function Pm(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-Pm(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;Rm(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=Rm(o,t);i>e?n=o:r=o;let a=Math.exp(jE(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),u=c>n&&c<r?c:(n+r)/2;if(Math.abs(u-o)<=1e-14*o)return u;o=u}return o}function Sr(e){if(e<0)return 1-Sr(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var zm=200,
GE=4;function Am(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-kn(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<zm;a++){
let c=(a+.5)*GE/zm,u=o(c);s+=u*t(c),i+=u}return s/i}function ZE(e){return e.map(t=>({value:t,weight:1}))}function bs(e){return Or(ZE(e))}function Or(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function ys(e){return e.reduce((t,n)=>t+n,0)/e.length}function Cm(e){return Or(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var Vt=4.25,UE=1-2*Vt*
Math.exp(-(Vt**2)/2)/Math.sqrt(2*Math.PI)/(2*Sr(Vt)-1),BE=20;function Nc(e,t,n){let r=t;for(let o=0;o<BE;o++){let s=Vt*r,[i,a]=[0,0];for(let l=0;l<
e.length;l++){let d=e[l];d<-s||d>s||(i+=d*d,a++)}let c=Math.sqrt(i/Math.max(a-n,1)/UE),u=Math.abs(c-r)<=1e-6*r;if(r=c,u)break}return r}var HE=.6744897501960817;
function Mm(e){let t=new Float64Array(Math.max(e.length-1,0));for(let s=0;s<t.length;s++)t[s]=Math.abs(e[s+1]-e[s])/Math.SQRT2;let n=t.slice().
sort(),r=n.lastIndexOf(0)+1,o=n[r+n.length>>1];return o===void 0?0:Nc(t,o/HE,0)}function Im(e,t){let n=Vt*t,[r,o]=[0,0];for(let s=1;s<e.length;s++){
let[i,a]=[e[s-1],e[s]];Math.abs(i)>n||Math.abs(a)>n||(r+=i*a,o+=(i*i+a*a)/2)}return o>0?r/o:0}function Dc(e,t,n,r){return Nm(e)&&Nm(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function Nm(e){return e!==null&&Number.isFinite(e)&&e>0}function WE(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return Dc(t.value(r),t.value(o),St(e),s)}function ws(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return Dc(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=Fm(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=Lm(s,t);return i?qE(
s,i):s.flatMap(a=>WE(a,t))}function Lm(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function qE(e,t){let n=e.flatMap(s=>s.samples),r=s=>Dm(n,t,s),o=e.reduce((s,i)=>s+St(i),0)/
e.length;return Dc(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function Dm(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Ac(
Em(r.map(({latencies:o})=>o??[])),t)}function Fm({rounds:e}){return e.filter(t=>St(t)>0)}function VE(e){return e.map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function jm({sessions:e},t,n=!1){return e.flatMap(
r=>{let o=ws(r,t,n),s=VE(o),i=ys(o.map(({base:a,head:c})=>Lc(t,a)+Lc(t,c)));return Gm(Cm(s),s,t,i)})}function Fc({sessions:e},t,n){return e.
flatMap(r=>{let o=Zm(r,t,n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return Gm(Or(s),s,t,ys(o.
map(({value:i})=>Lc(t,i))))})}function Lc({resolution:e=0},t){return(e/t)**2/12}function Gm(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+
a.weight,0),s=n.per==="round"&&t.length>1?JE(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function JE(e,t){let n=e.
reduce((o,s)=>o+s.weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function Rn({
sessions:e},t,n){let r=e.map(o=>Or(Zm(o,t,n)));return bs(r.filter(o=>o!==null))}function Zm(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===
null?[]:[{value:i,weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=Fm(e),s=Lm(o,t);return s?r(Dm(o.flatMap(i=>i.samples),s,n),
1):o.flatMap(i=>i.samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),St(i))))}function jc({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Gc({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Cc(n)).flatMap(n=>n.samples))}function Um(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function vs(e){let t=Gc(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return Um(t,["generator","proxy","dep\
endency","server"])}function xs(e,t){let n=vs(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>ws(o,pe("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:Bm(e)}function Bm(e){return Um(
Gc(e).flatMap(t=>t.limits),$n.options)}function YE(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:Yf(t)?null:n}))}function kr(e){let t=new Map;
for(let{variant:n,fault:r}of YE(e)){let o=JSON.stringify([n,r]);t.set(o,{variant:n,fault:r,times:(t.get(o)?.times??0)+1})}return[...t.values()]}
function Rr(e,t){return t.filter(n=>n.target===e.target)}function Zc(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function Tn(e){
let t=r=>e.filter(o=>KE(o.fault,r));return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{
code:"fault",variants:Zc(o),fault:r,times:s}})}function zn({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,
...r!==void 0&&{limitSeconds:r}};return e==="build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function Hm(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function XE(e){return Kf(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function QE({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function Wm({variant:e,fault:t},{fresh:n}){return e==="base"?Hm(t)||n!==void 0&&
XE(t):e===null&&QE(t)&&(n==="scenario"||n==="configuration")}function Uc({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function eS({sessions:e}){return e.some(t=>Uc(t,"base").some(({invalid:n})=>n.length===0))}function tS({sessions:e}){return e.some(t=>Uc(
t,"base").length===0&&Uc(t,"head").some(({invalid:n})=>n.length===0))}function qm(e,{failures:t,notices:n}){let r=Rr(e,t),o=kr(e);if(!(o.every(u=>Wm(u,e))&&r.every(Hc))||eS(e)||!tS(e))return null;let i=[...r.map(
zn),...Tn(o)],a=r.length>0?"not-built":o.some(({fault:u})=>Hm(u))&&"not-started";if(a&&!Bc({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function Bc({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function Hc({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function Vm(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!Wm(r,t)):e}var Km=[2,3,4,6,8,11,16,22,31,44,62,88,124],Jm=.5,nS=.05;function Wc(e,t,n){return qc(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function Ym(e){return qc(e,nS)}var rS=.025;function Xm(){return qc("look",rS)}function qc(e,t){return e==="end"?t*Jm:t*(1-Jm)/Km.length}function Qm(e){
return Km.some(t=>t===e)}var oS=1e-12;function Tr(e,t=sS){let n=e.length;if(n===0)return null;let r=e.reduce((l,d)=>l+d.weight,0),o=e.reduce((l,d)=>l+d.weight*d.value,
0)/r,s=e.reduce((l,d)=>l+d.weight*(d.value-o)**2,0),i=e.reduce((l,d)=>l+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>oS,u=aS(e.map(({spread:l})=>l),t);return{centre:o,sessions:n,weight:r,noise:c?cS(a,u):null}}function _s({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function Vc(e,t){let n=_s(e);return n===null||!e.noise?null:Er(t,e.noise.degrees)*
n}function Jt(e,t){let n=e&&Vc(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var sS={factor:1.7,degrees:4},Jc={factor:3,degrees:3},iS=6;function aS(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,iS),degrees:1/(1/n+1/o)}}function cS(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var uS=.025,lS=3,dS=["generator-saturated","proxy-saturated","out-of-ports"],pS="dependency";function th(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let G=s===null?"inconclusive":eh({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:G,atLook:G,open:!1}}let c=Tr(Fc(e,n,"head"),Jc),u=c&&Math.exp(c.centre),l=c?.sessions??0,d=u!==null&&c?.noise===
null&&l>=lS,p=G=>d?{low:u,high:u}:Jt(c,G),m=n.limitable&&i!==null&&i!==pS,g=G=>{let P=G?eh(G,t):"inconclusive";return m&&!(P==="held"&&dS.includes(
i))?"inconclusive":P},[b,x]=[p(uS),p(Xm())],S=g(x),j=S==="inconclusive"&&u!==null&&!m;return{...a,head:u,interval:b,n:l,state:g(b),atLook:S,
open:j}}function eh({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var oh=1e-12;function fS({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-oh,i=t&&
Kc(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Kc(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Kc({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function sh({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Kc(e,{better:t});return n>0?"worse":r<0?"better":null}function $s(e){
return wt.find(t=>e.includes(t))??null}var mS=.025;function Yc(e,t,n){return Tr(jm(e,t,n===null))}function Xc(e){return{name:e.name,unit:e.unit,
better:e.better}}var ih={interval:null,decisionInterval:null};function hS(e,t,n){let r=Yc(e,t,n.limit),o=r&&Math.exp(r.centre),s=Jt(r,n.decisionTail),
i=Jt(r,n.equivalenceTail),a=o!==null&&!nh(t,n),c=n.thresholds[t.name]??n.threshold,u=n.thresholds[t.name]!==void 0,l=u?!nh(t,n):n.loop==="op\
en"&&n.limit===null,d=n.deciding.includes(t)&&(a||o===null&&l),p=a?fS({estimate:o,decision:s,equivalence:i},{better:t.better,threshold:c}):null;
return{...Xc(t),gates:d,base:Rn(e,t,"base"),head:Rn(e,t,"head"),ratio:o,interval:Jt(r,mS),decisionInterval:s,n:r?.sessions??0,...d&&u&&{threshold:c},
verdict:d?p??"inconclusive":p}}function nh({limitable:e},{limit:t}){return e&&t!==null}function gS(e,t,n,r){let o=t!==null&&n!==null&&t>0&&n>
0?n/t:null,s={...Xc(e),gates:!1,base:t,head:n,ratio:o,...ih,n:0,verdict:null};if(r===void 0)return s;let i=o===null?"inconclusive":bS(o,{better:e.
better,threshold:r});return{...s,gates:!0,threshold:r,verdict:i}}function bS(e,t){let n=(t.better==="lower"?1:-1)*Math.log(e),r=Math.log1p(t.
threshold)-oh;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function ah(e){let t={base:null,head:null,ratio:null,...ih,n:0,verdict:null};
return{...Xc(e),gates:!1,...t}}var ch=.02;function Pn({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)??{}}function uh(e,t){
return Pn(e,t).threshold??ch}function zr(e,t){return{loop:yS(e,t),isCommand:Pn(e,t).args!==void 0}}function lh(e){return e.filter(({per:t})=>t!=="build").length}function yS(e,t){let{rate:n,args:r}=Pn(e,t);return n!==void 0?"open":r&&jc(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function dh(e,t){return wS(e,t)??ph(e,t,"end")}function wS(e,t){if(t.plan.looks===
!1||!Qm(e.sessions.length))return null;let n=ph(e,t,"look");return n.settled?n:null}function ph(e,t,n){let{threshold:r=ch,thresholds:o={},limits:s={}}=Pn(
e,t),i=zr(e,t),{loop:a}=i,c=xs(e,a),u=zc(o,i),l={decisionTail:Wc(t.plan,n,lh(u)),equivalenceTail:Ym(n),threshold:r,thresholds:o,deciding:u,limit:c,
...i},d=Ie.map(M=>M.per==="build"?ou(M,e,t,o[M.name]):hS(e,M,l)),p=ru(e,t,d),m=p.filter(M=>M.gates),g=vs(e),b=a==="closed"&&g==="dependency"&&
$S(p,r),x=tu(e,t,p,s,c),[S,j]=[!0,!1].map(M=>m.filter(Z=>vS(Z,a)===M)),G=!m.some(M=>eu(M,a)),P=$s([...rh(j),...b||G?["inconclusive"]:[]]),L=$s(
[...P?[P]:[],...rh(S),...x.map(({state:M})=>xS[M])]);return{moment:n,terms:l,bottleneck:g,metrics:p,waits:b,limits:x.map(Qc),verdict:L??"inc\
onclusive",settled:_S(P,x)}}var rh=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function Qc({atLook:e,open:t,...n}){return n}function eu({name:e},t){
return pe(e).decides===t}function vS({name:e,ratio:t,threshold:n},r){let o=pe(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==
void 0&&!(r==="open"&&s)}var xS={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function _S(e,t){return e==="regression"||
t.some(({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function tu(e,t,n,r=Pn(e,t).limits??{},o=null){let s=zr(
e,t);return Ie.flatMap(i=>{let a=r[i.name],c=n.find(({name:u})=>u===i.name);return a===void 0||!c||nu(i,s,t)!==null?[]:[th(e,{metric:i,unit:c.
unit,limit:a,ofBuild:c.head,spoilt:o})]})}function nu(e,t,{plan:n}){return e.per==="build"&&n.isolation==="process"?"no-image":Tc(e,t)}function ru({
scenario:e},{plan:t},n){return Pn({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}function ou(e,t,{
variants:n,plan:r},o){let s=a=>n.find(c=>c.variant===a)?.builds[t.target]?.imageBytes??null,i=r.isolation==="process"?void 0:o;return gS(e,s(
"base"),s("head"),i)}function $S(e,t){let n=e.find(r=>r.name==="goodput");return n!==void 0&&sh(n)==="worse"&&Math.log(n.ratio??1)<=-Math.log1p(
t)}var fh=.95,ES=40;function SS(e,t){let[n,r]=[Vc(e,t.tail),_s(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=l=>Am(s+1,d=>Sr((l-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<fh&&Number.isFinite(c);)[a,c]=[c,2*c];for(let l=0;l<ES;l++){
let d=(a+c)/2;i(d)<fh?a=d:c=d}let u=Math.expm1(c);return Number.isFinite(u)?u:null}function mh(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=xs(e,t),a=$m(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let u=Yc(e,c,i),l={tail:n,threshold:o[c.name]??r};return(u&&SS(s(u),l))??
[]});return a.length===0?null:Math.min(...a)}function iu(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:u})=>u.flatMap(l=>l.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(u,l)=>{let d=n.filter(p=>p.variant===u&&p.opened[r]!==null);return OS(d,r,t.connections,l)},s=n.some(({variant:u})=>u==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?su(a):i&&su(i)},head:a&&su(a)}]}function OS(e,t,n,r){let o=u=>u.reduce((l,d)=>l+d,0),s=o(e.map(
u=>u.opened[t]??0)),i=o(e.map(({byStatus:u})=>o(Object.values(u)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function su({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function An(e){let t=e.cases.map(s=>kS(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=$s(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:qt,command:"compare",cases:t,verdict:r,exitCode:vd(o)}}function bh(e){let{trend:t}=e;if(t===void 0)
return An(Cn(e));let{control:n,seam:r,again:o,planted:s}=t;return{...An(Cn(e)),command:"trend",trend:{...t,control:n&&An(Cn(n)),seam:r&&{...r,
results:An(Cn(r.results))},again:o&&An(Cn(o)),...s&&{planted:{...s,results:s.results&&An(Cn(s.results))}}}}}function Cn({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function kS(e,t){let n=Rr(e,t.failures),r=kr(e),o=qm(
e,t);if(o!==null)return RS(e,t,o);if(n.length>0&&n.every(Hc)&&Bc(t)&&hh(e)&&r.length===0)return Mn(e,t,"inconclusive",[gh(t),...n.map(zn)]);
if(n.length+r.length>0){let c=Vm(r,e);return{...Mn(e,t,"invalid",[...n.map(zn),...Tn(c),...Tn(r.filter(l=>!c.includes(l)))]),brokenIn:Zc([...n,
...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?Mn(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?Mn(e,t,"unchanged",[
{code:"skipped",why:a}]):hh(e)?Mn(e,t,"inconclusive",[gh(t)]):TS(e,t)}function hh({sessions:e}){return e.every(t=>t.rounds.length===0)}function gh({
interrupted:e}){return{code:e?"interrupted":"no-time"}}function RS(e,t,n){let r=Mn(e,t,"new",n),o=r.metrics.map(c=>{let{per:u}=pe(c.name),l=u===
"build"?c.head:Rn(e,pe(c.name),"head");return{...c,base:null,ratio:null,head:l}}),s=ru(e,t,o),i=tu(e,t,s).map(Qc),a=i.some(({state:c})=>c===
"broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function Mn(e,t,n,r){let o=Ie.map(i=>i.per==="b\
uild"&&n!=="invalid"?ou(i,e,t):ah(i)),s=uh(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],
findings:r}}function TS(e,t){let n=dh(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(l=>l.gates&&eu(l,r.loop)),c=Mc(e.sessions),
u=MS(e)?c.map(({source:l,rounds:d})=>({code:"interference",source:l,effect:"nothing-left",rounds:d})):[...i==="inconclusive"&&n.moment==="en\
d"?CS(e,t):[],...IS(r,a.length>0),...NS(r,s),...zS(e,t,n),...LS(o,a),...i==="inconclusive"?PS(e,a):[],...n.waits?[{code:"server-waits"}]:[],
...iu(e,yh(e,t)),...i==="inconclusive"?DS(s,r.threshold):[],...c.map(Ic),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.
sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.
moment==="look"?e.sessions.length:null,detectable:mh(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:u}}function yh({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function zS(e,t,{terms:n,metrics:r,limits:o}){let s=zr(e,t),i=yh(e,t),a=d=>d.limitable&&
n.limit!==null,c={threshold:u,limit:l};function u({name:d}){return r.some(p=>p.name===d&&p.ratio!==null)}function l({name:d}){return o.some(
p=>p.metric===d&&p.head!==null)}return["threshold","limit"].flatMap(d=>Ie.filter(({name:p})=>i?.[`${d}s`]?.[p]!==void 0).flatMap(p=>{let m=c[d](
p)||a(p)?null:"not-known",g=nu(p,s,t)??m;return g===null?[]:[{code:"not-judged",metric:p.name,asked:d,why:g}]}))}function PS({sessions:e},t){
return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var AS=1/3;function CS({sessions:e},{
plan:t}){let r=e.map(({startSeconds:{base:i=0,head:a=0}})=>Math.max(i,a)).reduce((i,a)=>i+a,0),o=t.cases.length/(t.shard?.count??1);return r<
AS*t.budgetSeconds/Math.max(1,o)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(2)),sessions:e.length}]}function MS({sessions:e}){
return e.every(({rounds:t})=>t.every(n=>St(n)===0))}function IS({limit:e,loop:t},n){return e===null?n?[]:[{code:"no-values"}]:[{code:"limite\
d",limit:e,loop:t,cpuDecides:n}]}function NS({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!=="open"||e!==null||
r?[]:[{code:"p99-unknown"}]}function LS(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function DS(e,t){
return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=jS(n);if(!FS(r)||o===null||s===null||i===null)return[];let a=Math.abs(Math.log(s))<Math.
log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let u=l=>o*(l-1);return[{code:"counter-moved",metric:r,more:u(s),low:u((n.interval??
i).low),high:u((n.interval??i).high)}]})}function FS(e){return Gt.some(t=>t===e)}function jS({decisionInterval:e,ratio:t,n}){return e??(t!==
null&&n>1?{low:t,high:t}:null)}var hI=O({schema:ee(1),message:h().max(1e5)});import{readFileSync as GS,statSync as ZS}from"node:fs";var US=32*1024*1024;function wh(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new R("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:r}=ZS(n);if(r>US)throw new Error(`it has ${r} byt\
es, more than GitHub ever sends`);return{name:t,payload:JSON.parse(GS(n,"utf8"))}}catch(r){throw new R(`the event in ${n} cannot be read: ${r.
message}`)}}function Pr(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}function vh({id:e,attempt:t},n){let r=Pr(n),o=t>1?
`/attempts/${t}`:"";return r===null?null:`${r}/actions/runs/${e}${o}`}var vI=64*1024*1024;import{execFileSync as sO,spawn as Nh}from"node:child_process";import{closeSync as Ph,constants as Ah,fchownSync as iO,globSync as DI,lstatSync as FI,
mkdtempDisposableSync as aO,openSync as Ch,rmSync as jI}from"node:fs";import{Socket as cO}from"node:net";import{tmpdir as uO}from"node:os";import{
join as Mh}from"node:path";import{delimiter as xh,isAbsolute as WS}from"node:path";var BS=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,HS=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function au(e){return e.
replace(BS,"$1").replace(HS,"$1")}function cu(e){return e.split(xh).filter(t=>WS(t)).join(xh)}var qS=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Es=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],VS=[...Es,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var JS=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function uu(e){return qS.includes(e)||e.startsWith("LC_")}function Ot(e,t={}){let n=lu(e,Object.keys(e).filter(uu));return n.PATH!==void 0&&
(n.PATH=cu(n.PATH)),{...n,...t}}function lu(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function _h(e){return{
...Ot(e),...lu(e,VS)}}function $h(e){return{...Ot(e),...lu(e,Object.keys(e).filter(t=>JS.test(t)))}}var Ar=e=>e!==void 0&&e!==""&&e!=="0";function Oh(e=process.env){return Ar(e.LOADGATE_DEBUG)||Ar(e.RUNNER_DEBUG)}function kh(e=process.env){
return Ar(e.LOADGATE_KEEP_TEMP)}var KS=new Map;function Eh(e){if(!Oh())return;let t=[...KS.values()].reduce((n,r)=>r(n),e);process.stderr.write(mc(`debug: ${t}
`,process.env))}var Sh=0;function Ss(e,t){if(!Oh())return()=>{};Sh+=1;let n=Sh,r=performance.now();return Eh(`#${n} ${e.map(YS).join(" ")} (\
in ${t})`),o=>Eh(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function YS(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${XS(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function XS(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as AI,openSync as CI,readdirSync as QS,readFileSync as eO,readlinkSync as tO,readSync as MI,realpathSync as nO}from"node:fs";function Ee(e){return Os(()=>eO(e,"utf8"))}function In(e){return rO(Ee(`/proc/${e}/stat`))}function rO(e){return Rh(e,22)}function Rh(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function Th(e){return pu().filter(t=>Ee(`/proc/${t}/environ`)?.split("\0").includes(e))}function du(e){return pu().filter(t=>{let n=Ee(`/pro\
c/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function zh(e){let t=`${Os(
()=>nO(e))??e}/`;return pu().filter(n=>`${(Os(()=>tO(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&Rh(Ee(`/proc/${n}\
/stat`),7)==="0")}function pu(){return oO("/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function oO(e){return Os(()=>QS(e))??[]}function Os(e){try{return e()}catch{return null}}var lO=500,ks=8*1024*1024;async function tt(e,t){t.signal?.throwIfAborted();let n=Ss(e,t.cwd),{child:r,...o}=dO(e,t);t.started?.(r);let s=!1,
i=()=>Nn(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Nn(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,u=()=>{i(),c=setTimeout(()=>Nn(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let l={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",m=>d(m)||i());for(let m of d?
["stderr"]:["stdout","stderr"])o[m]?.setEncoding("utf8"),o[m]?.on("data",g=>{l[m]+=g,l[m].length>2*ks&&(l[m]=l[m].slice(-ks)),t.output?.(g)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let p=await new Promise(m=>{r.once("error",S=>m({code:null,signal:null,
stdout:"",stderr:S.message,missing:S.code==="ENOENT"||S.code==="EACCES",timedOut:!1}));let g=()=>{let{exitCode:S,signalCode:j}=r,[G,P]=[l.stdout.
slice(-ks),l.stderr.slice(-ks)];m({code:S,signal:j,stdout:G,stderr:P,missing:!1,timedOut:s})},b=3,x=()=>{b-=1,b===0&&g()};for(let S of[o.stdout,
o.stderr])S?.once("close",x);r.once("exit",x),r.once("exit",()=>setTimeout(g,lO).unref())});return n(Lh(p)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),p}function dO(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...fu(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return hu(e,n,r);let[o,...s]=e,i=Nh(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function fu(e){return e?{uid:e.uid,gid:e.gid}:{}}function Rs(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=mu(e.stderr||
e.stdout,5),n=Lh(e);return t?`${n}: ${t}`:n}function Lh({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Nn(e,t){e!==void 0&&kt(-e,t)}function kt(e,t){try{process.kill(e,t)}catch{}}
function mu(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function hu(e,t,n="ignore"){let[r,...o]=e,s=Ih(),i=Ih();if(t.uid!==void 0)for(let{writer:a}of[s,i])iO(a,t.uid,t.gid??t.uid);try{return{child:Nh(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{Ph(s.
writer),Ph(i.writer)}}var Dh="pipes-",qI=new RegExp(`^${Dh}(?<pid>\\d+)-(?<started>\\d+)-`);function Ih(){var o=[];try{let e=Ft(o,aO(Mh(uO(),`${Dh}${process.pid}-${In(process.pid)}-`)));let t=Mh(e.path,"pipe");let n={cwd:e.path,env:Ot(
process.env)};sO("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=Ch(t,Ah.O_RDONLY|Ah.O_NONBLOCK);return{reader:new cO({fd:r,
readable:!0,writable:!1}),writer:Ch(t,"w")}}catch(s){var i=s,a=!0}finally{jt(o,i,a)}}var pO={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},Fh=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],gu="git was not \
found; install it (apt-get install git)";async function Kt(e,t,{filters:n=[],...r}={}){let o=await fO(e);if(o.missing)throw new R(gu);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...mO(o),...n])].flatMap(gO);return jh(e,t,[...Fh,...s],r)}function fO(e){return jh(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],Fh)}function mO({stdout:e}){let t=e.split("\0").filter(
Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function jh(e,t,n,{env:r,...o}={}){return tt(["git","-C",e,...t],{cwd:"\
/",timeoutSeconds:120,...o,env:{...hO($h(process.env),n),...pO,...r}})}function hO(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(
n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}function gO(e){return[
[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}function Ts(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.high-e.interval.
low)*100;return n>=10?0:n>=.5?1:2}var bO=10;function Cr(e,t){if(e>bO)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(n)===0?
n:`${e<1?"\u2212":"+"}${n}`}function dt(e){return e.ratio===null?"\u2013":`${Cr(e.ratio,Ts(e))}%`}function Rt(e){if(e.interval===null)return"\
\u2013";let t=Ts(e);return`${Cr(e.interval.low,t)} to ${Cr(e.interval.high,t)}`}function pt(e){return`${Number((e*100).toPrecision(3))}%`}function Yt({name:e,unit:t}){return Gh(Pc(e)?.label??e,t)}function Gh(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}var Zh="measure again on a quiet machine",wO={steal:Zh,"other-programs":Zh,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var EN={"out-of-ports":wO["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var PO=360,AO=236,y1={left:54,right:PO-6,top:20,bottom:AO-34};var w1=Math.log(4),v1=Math.log(10),x1=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var vu="1.0.0",ZO=vu.split(".")[0],UO=`https://github.com/loadgate/loadgate/blob/v${ZO}/docs`;var xu=e=>`| ${e.join(" | ")} |`;function Mr(e,t){return[xu(e.map(([n])=>n)),xu(e.map(([,n])=>n)),...t.map(xu)].join(`
`)}function Ps(e){return`<pre>${_e(e)}</pre>`}var As=e=>e.map(t=>`- ${t}`).join(`
`),_u=e=>Buffer.byteLength(e,"utf8");var HO=13,K1=(HO-1)/2;var Jh=.05;var JO=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${pt(Jh)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var YO=360;var VL={left:104,right:YO-58};var ED=32*1024*1024;function Kh(e,t){return nk(e,t,n=>bh(bm(n)))}function nk(e,{cwd:t},n){let r;try{r=ek(tk(t,e),"utf8")}catch(o){throw new R(`${e} cannot be read (${o.message}); name the results.json of a\
 run`)}try{return n(r)}catch(o){throw o instanceof R?new R(`${e}: ${o.message}`):o}}async function Yh(e){let{stdout:t}=await Kt(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}var rk=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function Xh(e,t,n={}){let r=await Kt(e,t,n);if(r.code===0||!rk.test(r.
stderr))return r;let o=await Yh(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new un(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${au(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function Qh(e){let t=await Kt(e,["rev-parse","--show-toplevel"]);return t.code===0?{top:t.stdout.trim()}:null}async function eg({top:e},t){
let n=await Kt(e,["remote","get-url","--",t]);return n.code===0?n.stdout.trim():null}async function tg({top:e},t){let n=await Xh(e,["log","-\
1","--no-show-signature","--format=%s","--end-of-options",t]);return n.code===0?n.stdout.trim():null}async function ng({top:e},t,n){let r=await Xh(e,["log","-z","--max-count=1000","--format=%B",`${t}..${n}`,"--"]);return r.code===0?r.stdout.
split("\0").filter(Boolean):[]}function Tt(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?
`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Cs(e,t,n,r){if(typeof n!="function")throw new Error("method for before hook must be a function");return r||(r={}),Array.isArray(t)?
t.reverse().reduce((o,s)=>Cs.bind(null,e,s,o,r),n)():Promise.resolve().then(()=>e.registry[t]?e.registry[t].reduce((o,s)=>s.hook.bind(null,o,
r),n)():n(r))}function rg(e,t,n,r){let o=r;e.registry[n]||(e.registry[n]=[]),t==="before"&&(r=(s,i)=>Promise.resolve().then(o.bind(null,i)).then(s.bind(null,
i))),t==="after"&&(r=(s,i)=>{let a;return Promise.resolve().then(s.bind(null,i)).then(c=>(a=c,o(a,i))).then(()=>a)}),t==="error"&&(r=(s,i)=>Promise.
resolve().then(s.bind(null,i)).catch(a=>o(a,i))),e.registry[n].push({hook:r,orig:o})}function og(e,t,n){if(!e.registry[t])return;let r=e.registry[t].map(o=>o.orig).indexOf(n);r!==-1&&e.registry[t].splice(r,1)}var sg=Function.bind,ig=sg.bind(sg);function ag(e,t,n){let r=ig(og,null).apply(null,n?[t,n]:[t]);e.api={remove:r},e.remove=r,["before","erro\
r","after","wrap"].forEach(o=>{let s=n?[t,o,n]:[t,o];e[o]=e.api[o]=ig(rg,null).apply(null,s)})}function ok(){let e=Symbol("Singular"),t={registry:{}},
n=Cs.bind(null,t,e);return ag(n,t,e),n}function sk(){let e={registry:{}},t=Cs.bind(null,e);return ag(t,e),t}var cg={Singular:ok,Collection:sk};var ik="0.0.0-development",ak=`octokit-endpoint.js/${ik} ${Tt()}`,ck={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"applica\
tion/vnd.github.v3+json","user-agent":ak},mediaType:{format:""}};function uk(e){return e?Object.keys(e).reduce((t,n)=>(t[n.toLowerCase()]=e[n],
t),{}):{}}function lk(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(
e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof
n&&Function.prototype.call(n)===Function.prototype.call(e)}function dg(e,t){let n=Object.assign({},e);return Object.keys(t).forEach(r=>{lk(t[r])?
r in e?n[r]=dg(e[r],t[r]):Object.assign(n,{[r]:t[r]}):Object.assign(n,{[r]:t[r]})}),n}function ug(e){for(let t in e)e[t]===void 0&&delete e[t];
return e}function Eu(e,t,n){if(typeof t=="string"){let[o,s]=t.split(" ");n=Object.assign(s?{method:o,url:s}:{url:o},n)}else n=Object.assign(
{},t);n.headers=uk(n.headers),ug(n),ug(n.headers);let r=dg(e||{},n);return n.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(r.mediaType.
previews=e.mediaType.previews.filter(o=>!r.mediaType.previews.includes(o)).concat(r.mediaType.previews)),r.mediaType.previews=(r.mediaType.previews||
[]).map(o=>o.replace(/-preview/,""))),r}function dk(e,t){let n=/\?/.test(e)?"&":"?",r=Object.keys(t);return r.length===0?e:e+n+r.map(o=>o===
"q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${o}=${encodeURIComponent(t[o])}`).join("&")}var pk=/\{[^{}}]+\}/g;function fk(e){
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function mk(e){let t=e.match(pk);return t?t.map(fk).reduce((n,r)=>n.concat(r),[]):
[]}function lg(e,t){let n={__proto__:null};for(let r of Object.keys(e))t.indexOf(r)===-1&&(n[r]=e[r]);return n}function pg(e){return e.split(
/(%[0-9A-Fa-f]{2})/g).map(function(t){return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function Fn(e){
return encodeURIComponent(e).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}function Ir(e,t,n){return t=
e==="+"||e==="#"?pg(t):Fn(t),n?Fn(n)+"="+t:t}function Dn(e){return e!=null}function $u(e){return e===";"||e==="&"||e==="?"}function hk(e,t,n,r){
var o=e[n],s=[];if(Dn(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o=="bigint"||typeof o=="boolean")o=o.toString(),r&&r!=="*"&&
(o=o.substring(0,parseInt(r,10))),s.push(Ir(t,o,$u(t)?n:""));else if(r==="*")Array.isArray(o)?o.filter(Dn).forEach(function(i){s.push(Ir(t,i,
$u(t)?n:""))}):Object.keys(o).forEach(function(i){Dn(o[i])&&s.push(Ir(t,o[i],i))});else{let i=[];Array.isArray(o)?o.filter(Dn).forEach(function(a){
i.push(Ir(t,a))}):Object.keys(o).forEach(function(a){Dn(o[a])&&(i.push(Fn(a)),i.push(Ir(t,o[a].toString())))}),$u(t)?s.push(Fn(n)+"="+i.join(
",")):i.length!==0&&s.push(i.join(","))}else t===";"?Dn(o)&&s.push(Fn(n)):o===""&&(t==="&"||t==="?")?s.push(Fn(n)+"="):o===""&&s.push("");return s}
function gk(e){return{expand:bk.bind(null,e)}}function bk(e,t){var n=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(r,o,s){if(o){let a="",c=[];if(n.indexOf(o.charAt(0))!==-1&&(a=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(u){var l=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(u);c.push(hk(t,a,l[1],l[2]||l[3]))}),a&&a!=="+"){var i=",";return a==="?"?i="&":a!=="#"&&(i=a),(c.length!==0?a:"")+c.join(i)}else return c.
join(",")}else return pg(s)}),e==="/"?e:e.replace(/\/$/,"")}function fg(e){let t=e.method.toUpperCase(),n=(e.url||"/").replace(/:([a-z]\w+)/g,
"{$1}"),r=Object.assign({},e.headers),o,s=lg(e,["method","baseUrl","url","headers","request","mediaType"]),i=mk(n);n=gk(n).expand(s),/^http/.
test(n)||(n=e.baseUrl+n);let a=Object.keys(e).filter(l=>i.includes(l)).concat("baseUrl"),c=lg(s,a);if(!/application\/octet-stream/i.test(r.accept)&&
(e.mediaType.format&&(r.accept=r.accept.split(/,/).map(l=>l.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.
mediaType.format}`)).join(",")),n.endsWith("/graphql")&&e.mediaType.previews?.length)){let l=r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];r.accept=l.concat(e.mediaType.previews).map(d=>{let p=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${d}\
-preview${p}`}).join(",")}return["GET","HEAD"].includes(t)?n=dk(n,c):"data"in c?o=c.data:Object.keys(c).length&&(o=c),!r["content-type"]&&typeof o<
"u"&&(r["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(t)&&typeof o>"u"&&(o=""),Object.assign({method:t,url:n,headers:r},
typeof o<"u"?{body:o}:null,e.request?{request:e.request}:null)}function yk(e,t,n){return fg(Eu(e,t,n))}function mg(e,t){let n=Eu(e,t),r=yk.bind(
null,n);return Object.assign(r,{DEFAULTS:n,defaults:mg.bind(null,n),merge:Eu.bind(null,n),parse:fg})}var hg=mg(null,ck);var fe=new Uint8Array(256);fe[9]|=2;fe[32]|=2;fe[59]|=4;fe[44]|=8;for(let e=128;e<=255;e++)fe[e]|=1;for(let e of"!#$%&'*+-.^_`|~")fe[e.charCodeAt(
0)]|=16;for(let e=48;e<=57;e++)fe[e]|=16;for(let e=65;e<=90;e++)fe[e]|=17;for(let e=97;e<=122;e++)fe[e]|=16;var gg=(()=>{let e=function(){};
return e.prototype=Object.create(null),e})();function bg(e,t){let n=4|(t?.comma===!0?8:0),r=e.length,o=t?.start??0;for(;(fe[e.charCodeAt(o)]&2)!==0;)o++;let s=o,i=0,a=-1,c=t?.parameters===
!1?8:0;for(;s<r;){let p=e.charCodeAt(s),m=fe[p];if((m&n)!==0){c|=m&8;break}(m&2)!==0?a===-1&&(a=s):a=-1,i|=p&65280|m,s++}let u=a===-1?s:a,l=e.
slice(o,u),d=(i&65281)===0?l:l.toLowerCase();return s===r||c!==0?{type:d,index:s,parameters:new gg}:wk(e,d,s,r,n)}function wk(e,t,n,r,o){let s=new gg;
e:for(;n<r;){for(n++;(fe[e.charCodeAt(n)]&2)!==0;)n++;let i=n,a=0,c=-1;for(;n<r;){let u=e.charCodeAt(n),l=fe[u];if((l&o)!==0){if((l&8)!==0)break e;
continue e}if(u===61){let d=c===-1?n:c,p=e.slice(i,d),m=(a&65281)===0?p:p.toLowerCase();for(n++;(fe[e.charCodeAt(n)]&2)!==0;)n++;if(n<r&&e.charCodeAt(
n)===34){let S=++n,j=!1;for(;n<r;){let G=e.charCodeAt(n);if(G===34){s[m]===void 0&&(s[m]=j?vk(e,S,n):e.slice(S,n)),n++;let P=0;for(;n<r;){let L=e.
charCodeAt(n),M=fe[L];if((M&o)!==0){P=M&8;break}n++}if(P!==0)break e;continue e}if(G===92&&n+1<r){j=!0,n+=2;continue}n++}continue e}let g=n,
b=0,x=-1;for(;n<r;){let S=e.charCodeAt(n),j=fe[S];if((j&o)!==0){b=j&8;break}(j&2)!==0?x===-1&&(x=n):x=-1,n++}if(s[m]===void 0){let S=x===-1?
n:x;s[m]=e.slice(g,S)}if(b!==0)break e;continue e}(l&2)!==0?c===-1&&(c=n):c=-1,a|=u&65280|l,n++}}return{type:t,index:n,parameters:s}}function vk(e,t,n){
let r="";for(let o=t;o<n;o++)e.charCodeAt(o)===92&&(r+=e.slice(t,o),t=++o);return r+e.slice(t,n)}var xk=/^-?\d+$/,Is=/^-?\d+n+$/,zt=JSON.stringify,Su=JSON.parse,_g=/^-?\d+n$/,yg=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,wg=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
Ou=e=>e===void 0||typeof e=="function"||typeof e=="symbol",ku=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",
_k=(e,t,n)=>{let r="";typeof n=="number"?r=" ".repeat(Math.min(10,Math.max(0,Math.floor(n)))):typeof n=="string"&&(r=n.slice(0,10));let o=typeof t==
"function",s=Array.isArray(t)?new Set(t.map(String)):null,i=(g,b,x)=>(x!==null&&typeof x=="object"&&typeof x.toJSON=="function"&&(x=x.toJSON(
b)),typeof x=="string"&&Is.test(x)?x+"n":typeof x=="bigint"?"rawJSON"in JSON?JSON.rawJSON(x.toString()):x.toString()+"n":(o&&(x=t.call(g,b,x)),
x!==null&&typeof x=="object"&&(x instanceof Number||x instanceof String||x instanceof Boolean)&&(x=x.valueOf()),x)),a=i({"":e},"",e);if(Ou(a))
return;let c=a===null||typeof a!="object",u=ku(a);if(c||u)return zt(a);let l=[],d=0,p=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),
keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],m=new WeakSet([a]);for(;p.length>0;){let g=p[p.length-1];g.index===0&&(l.push(g.
isArray?"[":"{"),d++);let b=!1;if(g.isArray)if(g.index<g.val.length){g.first||l.push(","),r&&l.push(`
`+r.repeat(d));let x=g.val[g.index],S=i(g.val,String(g.index),x);if(Ou(S))l.push("null"),g.first=!1,g.index++;else{let j=S!==null&&typeof S==
"object",G=ku(S);if(j&&!G){if(m.has(S))throw new TypeError("Converting circular structure to JSON");m.add(S),p.push({parent:g.val,key:String(
g.index),val:S,isArray:Array.isArray(S),keys:Array.isArray(S)?null:Object.keys(S),index:0,first:!0}),g.first=!1,g.index++}else l.push(zt(S)),
g.first=!1,g.index++}}else b=!0;else{for(;g.index<g.keys.length;){let S=g.keys[g.index++];if(s&&!s.has(S))continue;let G=g.val[S],P=i(g.val,
S,G);if(Ou(P))continue;g.first||l.push(","),r?l.push(`
`+r.repeat(d)+zt(S)+": "):l.push(zt(S)+":");let L=P!==null&&typeof P=="object",M=ku(P);if(L&&!M){if(m.has(P))throw new TypeError("Converting\
 circular structure to JSON");m.add(P),p.push({parent:g.val,key:S,val:P,isArray:Array.isArray(P),keys:Array.isArray(P)?null:Object.keys(P),index:0,
first:!0}),g.first=!1;break}else l.push(zt(P)),g.first=!1}g.index>=g.keys.length&&p[p.length-1]===g&&(b=!0)}b&&(d--,!g.first&&r&&l.push(`
`+r.repeat(d)),l.push(g.isArray?"]":"}"),m.delete(g.val),p.pop())}return l.join("")},$g=(e,t,n)=>{try{return"rawJSON"in JSON?zt(e,(a,c)=>typeof c==
"bigint"?JSON.rawJSON(c.toString()):typeof t=="function"?t(a,c):(Array.isArray(t)&&t.includes(a),c),n):e?zt(e,(a,c)=>typeof c=="string"&&Is.
test(c)||typeof c=="bigint"?c.toString()+"n":typeof t=="function"?t(a,c):(Array.isArray(t)&&t.includes(a),c),n).replace(yg,"$1$2$3").replace(
wg,"$1$2$3"):zt(e,t,n)}catch(r){if(r instanceof RangeError){let o=_k(e,t,n);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(yg,"$1$2$3").
replace(wg,"$1$2$3")}throw r}},Ms=new Map,$k=()=>{let e=JSON.parse.toString();if(Ms.has(e))return Ms.get(e);try{let t=JSON.parse("1",(n,r,o)=>!!o?.
source&&o.source==="1");return Ms.set(e,t),t}catch{return Ms.set(e,!1),!1}},Ek=(e,t,n,r)=>typeof t=="string"&&_g.test(t)?BigInt(t.slice(0,-1)):
typeof t=="string"&&Is.test(t)?t.slice(0,-1):typeof r=="function"?r(e,t,n):t,Sk=(e,t)=>JSON.parse(e,(n,r,o)=>{let s=typeof r=="number",i=r>Number.
MAX_SAFE_INTEGER||r<Number.MIN_SAFE_INTEGER,a=s&&i,c=o&&xk.test(o.source);return a&&c?BigInt(o.source):typeof t=="function"?t(n,r,o):r}),Eg=Number.
MAX_SAFE_INTEGER.toString(),vg=Eg.length,Ok=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,kk=/^"-?\d+n+"$/,Rk=(e,t)=>{
let n={"":e},r=[{parent:n,key:"",visited:!1}];for(;r.length>0;){let o=r[r.length-1];if(o.visited){let{parent:s,key:i}=o,a=s[i];typeof a=="st\
ring"&&(_g.test(a)?a=BigInt(a.slice(0,-1)):Is.test(a)&&(a=a.slice(0,-1))),typeof t=="function"&&(a=t.call(s,i,a)),a===void 0?delete s[i]:s[i]=
a,r.pop()}else{o.visited=!0;let s=o.parent[o.key];if(s!==null&&typeof s=="object"){let a=Object.keys(s);for(let c=a.length-1;c>=0;c--)r.push(
{parent:s,key:a[c],visited:!1})}}}return n[""]},xg=e=>e.replace(Ok,(t,n,r,o)=>{let s=t[0]==='"';if(s&&kk.test(t))return t.substring(0,t.length-
1)+'n"';let a=r||o,c=n&&(n.length<vg||n.length===vg&&n<=Eg);return s||a||c?t:'"'+t+'n"'}),Sg=(e,t)=>{if(!e)return Su(e,t);try{if($k())return Sk(
e,t);let n=xg(e);return Su(n,(r,o,s)=>Ek(r,o,s,t))}catch(n){if(n instanceof RangeError){let r=xg(e),o=Su(r);return Rk(o,t)}throw n}};var ft=class extends Error{name;status;request;response;constructor(t,n,r){super(t,{cause:r.cause}),this.name="HttpError",this.status=Number.
parseInt(n),Number.isNaN(this.status)&&(this.status=0);"response"in r&&(this.response=r.response);let o=Object.assign({},r.request);r.request.
headers.authorization&&(o.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.replace(/(?<! ) .*$/," [\
REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),
this.request=o}};var Tk="10.0.16",zk={headers:{"user-agent":`octokit-request.js/${Tk} ${Tt()}`}};function Pk(e){if(typeof e!="object"||e===null||Object.prototype.
toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(
t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof n&&Function.prototype.call(n)===Function.prototype.call(e)}var Og=()=>"";
async function kg(e){let t=e.request?.fetch||globalThis.fetch;if(!t)throw new Error("fetch is not set. Please pass a fetch implementation as\
 new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let n=e.request?.log||console,r=e.
request?.parseSuccessResponseBody!==!1,o=Pk(e.body)||Array.isArray(e.body)?$g(e.body):e.body,s=Object.fromEntries(Object.entries(e.headers).
map(([d,p])=>[d,String(p)])),i;try{i=await t(e.url,{method:e.method,body:o,redirect:e.request?.redirect,headers:s,signal:e.request?.signal,...e.
body&&{duplex:"half"}})}catch(d){let p="Unknown Error";if(d instanceof Error){if(d.name==="AbortError")throw d.status=500,d;p=d.message,d.name===
"TypeError"&&"cause"in d&&(d.cause instanceof Error?p=d.cause.message:typeof d.cause=="string"&&(p=d.cause))}let m=new ft(p,500,{request:e});
throw m.cause=d,m}let a=i.status,c=i.url,u={};for(let[d,p]of i.headers)u[d]=p;let l={url:c,status:a,headers:u,data:""};if("deprecation"in u){
let d=u.link&&u.link.match(/<([^<>]+)>; rel="deprecation"/),p=d&&d.pop();n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It\
 is scheduled to be removed on ${u.sunset}${p?`. See ${p}`:""}`)}if(a===204||a===205)return l;if(e.method==="HEAD"){if(a<400)return l;throw new ft(
i.statusText,a,{response:l,request:e})}if(a===304)throw l.data=await Ru(i),new ft("Not modified",a,{response:l,request:e});if(a>=400)throw l.
data=await Ru(i),new ft(Ck(l.data),a,{response:l,request:e});return l.data=r?await Ru(i):i.body,l}async function Ru(e){let t=e.headers.get("\
content-type");if(!t)return e.text().catch(Og);let n=bg(t);if(Ak(n)){let r="";try{return r=await e.text(),Sg(r)}catch{return r}}else return n.
type.startsWith("text/")||n.parameters.charset?.toLowerCase()==="utf-8"&&n.type!=="application/octet-stream"?e.text().catch(Og):e.arrayBuffer().
catch(()=>new ArrayBuffer(0))}function Ak(e){return e.type==="application/json"||e.type==="application/scim+json"}function Ck(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let t=e,n="documentation\
_url"in t?` - ${t.documentation_url}`:"";return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(r=>JSON.stringify(r)).join(", ")}${n}`:
`${t.message}${n}`}return`Unknown error: ${JSON.stringify(e)}`}function Tu(e,t){let n=e.defaults(t);return Object.assign(function(o,s){let i=n.
merge(o,s);if(!i.request||!i.request.hook)return kg(n.parse(i));let a=(c,u)=>kg(n.parse(n.merge(c,u)));return Object.assign(a,{endpoint:n,defaults:Tu.
bind(null,n)}),i.request.hook(a,i)},{endpoint:n,defaults:Tu.bind(null,n)})}var Nr=Tu(hg,zk);var Mk="0.0.0-development";function Ik(e){return`Request failed due to following response errors:
`+e.errors.map(t=>` - ${t.message}`).join(`
`)}var Nk=class extends Error{constructor(e,t,n){super(Ik(n)),this.request=e,this.headers=t,this.response=n,this.errors=n.errors,this.data=n.
data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},
Lk=["method","baseUrl","url","headers","request","query","mediaType","operationName"],Dk=["query","method","url"],Rg=/\/api\/v3\/?$/;function Fk(e,t,n){
if(n){if(typeof t=="string"&&"query"in n)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let i in n)
if(Dk.includes(i))return Promise.reject(new Error(`[@octokit/graphql] "${i}" cannot be used as variable name`))}let r=typeof t=="string"?Object.
assign({query:t},n):t,o=Object.keys(r).reduce((i,a)=>Lk.includes(a)?(i[a]=r[a],i):(i.variables||(i.variables={}),i.variables[a]=r[a],i),{}),
s=r.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Rg.test(s)&&(o.url=s.replace(Rg,"/api/graphql")),e(o).then(i=>{if(i.data.errors){let a={};for(let c of Object.
keys(i.headers))a[c]=i.headers[c];throw new Nk(o,a,i.data)}return i.data.data})}function zu(e,t){let n=e.defaults(t);return Object.assign((o,s)=>Fk(
n,o,s),{defaults:zu.bind(null,n),endpoint:n.endpoint})}var kF=zu(Nr,{headers:{"user-agent":`octokit-graphql.js/${Mk} ${Tt()}`},method:"POST",
url:"/graphql"});function Tg(e){return zu(e,{method:"POST",url:"/graphql"})}var Pu="(?:[a-zA-Z0-9_-]+)",zg="\\.",Pg=new RegExp(`^${Pu}${zg}${Pu}${zg}${Pu}$`),jk=Pg.test.bind(Pg);async function Gk(e){let t=jk(e),n=e.startsWith(
"v1.")||e.startsWith("ghs_"),r=e.startsWith("ghu_");return{type:"token",token:e,tokenType:t?"app":n?"installation":r?"user-to-server":"oauth"}}
function Zk(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function Uk(e,t,n,r){let o=t.endpoint.merge(n,r);return o.headers.
authorization=Zk(e),t(o)}var Ag=function(t){if(!t)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof t!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return t=t.replace(/^(token|bearer) +/i,""),
Object.assign(Gk.bind(null,t),{hook:Uk.bind(null,t)})};var Au="7.0.8";var Cg=()=>{},Bk=console.warn.bind(console),Hk=console.error.bind(console);function Wk(e={}){return typeof e.debug!="function"&&(e.debug=Cg),
typeof e.info!="function"&&(e.info=Cg),typeof e.warn!="function"&&(e.warn=Bk),typeof e.error!="function"&&(e.error=Hk),e}var Mg=`octokit-cor\
e.js/${Au} ${Tt()}`,Ns=class{static VERSION=Au;static defaults(t){return class extends this{constructor(...r){let o=r[0]||{};if(typeof t=="f\
unction"){super(t(o));return}super(Object.assign({},t,o,o.userAgent&&t.userAgent?{userAgent:`${o.userAgent} ${t.userAgent}`}:null))}}}static plugins=[];static plugin(...t){
let n=this.plugins;return class extends this{static plugins=n.concat(t.filter(o=>!n.includes(o)))}}constructor(t={}){let n=new cg.Collection,
r={baseUrl:Nr.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},t.request,{hook:n.bind(null,"request")}),mediaType:{previews:[],
format:""}};if(r.headers["user-agent"]=t.userAgent?`${t.userAgent} ${Mg}`:Mg,t.baseUrl&&(r.baseUrl=t.baseUrl),t.previews&&(r.mediaType.previews=
t.previews),t.timeZone&&(r.headers["time-zone"]=t.timeZone),this.request=Nr.defaults(r),this.graphql=Tg(this.request).defaults(r),this.log=Wk(
t.log),this.hook=n,t.authStrategy){let{authStrategy:s,...i}=t,a=s(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:i},
t.auth));n.wrap("request",a.hook),this.auth=a}else if(!t.auth)this.auth=async()=>({type:"unauthenticated"});else{let s=Ag(t.auth);n.wrap("re\
quest",s.hook),this.auth=s}let o=this.constructor;for(let s=0;s<o.plugins.length;++s)Object.assign(this,o.plugins[s](this,t))}request;graphql;log;hook;auth};var qk="0.0.0-development";function Vk(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in
e.data)))return e;let n=e.data.incomplete_results,r=e.data.repository_selection,o=e.data.total_count,s=e.data.total_commits;delete e.data.incomplete_results,
delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(e.data)[0],a=e.data[i];return e.data=
a,typeof n<"u"&&(e.data.incomplete_results=n),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=o,e.data.total_commits=s,e}function Cu(e,t,n){
let r=typeof t=="function"?t.endpoint(n):e.request.endpoint(t,n),o=typeof t=="function"?t:e.request,s=r.method,i=r.headers,a=r.url;return{[Symbol.
asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let c=await o({method:s,url:a,headers:i}),u=Vk(c);if(a=((u.headers.link||"").match(
/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in u.data){let l=new URL(u.url),d=l.searchParams,p=parseInt(d.get("page")||"1",10),m=parseInt(
d.get("per_page")||"250",10);p*m<u.data.total_commits&&(d.set("page",String(p+1)),a=l.toString())}return{value:u}}catch(c){if(c.status!==409)
throw c;return a="",{value:{status:200,headers:{},data:[]}}}}})}}function Ig(e,t,n,r){return typeof n=="function"&&(r=n,n=void 0),Ng(e,[],Cu(
e,t,n)[Symbol.asyncIterator](),r)}function Ng(e,t,n,r){return n.next().then(o=>{if(o.done)return t;let s=!1;function i(){s=!0}return t=t.concat(
r?r(o.value,i):o.value.data),s?t:Ng(e,t,n,r)})}var GF=Object.assign(Ig,{iterator:Cu});function Mu(e){return{paginate:Object.assign(Ig.bind(null,e),{iterator:Cu.bind(null,e)})}}Mu.VERSION=qk;var Dg=bd(Lu(),1);var Jk="0.0.0-development";function Kk(e){return e.request!==void 0}async function Lg(e,t,n,r){if(!Kk(n)||!n?.request.request)throw n;if(n.status>=
400&&!e.doNotRetry.includes(n.status)){let o=r.request.retries!=null?r.request.retries:e.retries,s=Math.pow((r.request.retryCount||0)+1,2);throw t.
retry.retryRequest(n,o,s)}throw n}async function Yk(e,t,n,r){let o=new Dg.default;return o.on("failed",function(s,i){let a=~~s.request.request?.
retries,c=~~s.request.request?.retryAfter;if(r.request.retryCount=i.retryCount+1,a>i.retryCount)return c*e.retryAfterBaseValue}),o.schedule(
Xk.bind(null,e,t,n),r)}async function Xk(e,t,n,r){let o=await n(r);if(o.data&&o.data.errors&&o.data.errors.length>0&&/Something went wrong while executing your query/.
test(o.data.errors[0].message)){let s=new ft(o.data.errors[0].message,500,{request:r,response:o});return Lg(e,t,s,r)}return o}function Du(e,t){
let n=Object.assign({enabled:!0,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},t.retry),r={retry:{retryRequest:(o,s,i)=>(o.
request.request=Object.assign({},o.request.request,{retries:s,retryAfter:i}),o)}};return n.enabled&&(e.hook.error("request",Lg.bind(null,n,r)),
e.hook.wrap("request",Yk.bind(null,n,r))),r}Du.VERSION=Jk;var jg=bd(Lu(),1),Qk="0.0.0-development",Fu=()=>Promise.resolve();function e0(e,t,n){return e.retryLimiter.schedule(t0,e,t,n)}async function t0(e,t,n){
let{pathname:r}=new URL(n.url,"http://github.test"),o=n0(n.method,r),s=!o&&n.method!=="GET"&&n.method!=="HEAD",i=n.method==="GET"&&r.startsWith(
"/search/"),a=r.startsWith("/graphql"),u=~~t.retryCount>0?{priority:0,weight:0}:{};e.clustering&&(u.expiration=1e3*60),(s||a)&&await e.write.
key(e.id).schedule(u,Fu),s&&e.triggersNotification(r)&&await e.notifications.key(e.id).schedule(u,Fu),i&&await e.search.key(e.id).schedule(u,
Fu);let l=(o?e.auth:e.global).key(e.id).schedule(u,t,n);if(a){let d=await l;if(d.data.errors!=null&&d.data.errors.some(p=>p.type==="RATE_LIM\
ITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:d,data:d.data})}return l}function n0(e,t){return e==="PATCH"&&
/^\/applications\/[^/]+\/token\/scoped$/.test(t)||e==="POST"&&(/^\/applications\/[^/]+\/token$/.test(t)||/^\/app\/installations\/[^/]+\/access_tokens$/.
test(t)||t==="/login/oauth/access_token")}var r0=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{te\
am_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner}/{repo}/collaborators/{usernam\
e}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{repo}/issues/{issue_number}/commen\
ts","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority","/repos/{owner\
}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replie\
s","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/\
pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_numbe\
r}/comments"];function o0(e){let n=`^(?:${e.map(r=>r.split("/").map(o=>o.startsWith("{")?"(?:.+?)":o).join("/")).map(r=>`(?:${r})`).join("|")}\
)[^/]*$`;return new RegExp(n,"i")}var Fg=o0(r0),Gg=Fg.test.bind(Fg),Ze={},s0=function(e,t){Ze.global=new e.Group({id:"octokit-global",maxConcurrent:10,
...t}),Ze.auth=new e.Group({id:"octokit-auth",maxConcurrent:1,...t}),Ze.search=new e.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,
...t}),Ze.write=new e.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,...t}),Ze.notifications=new e.Group({id:"octokit-notifications",
maxConcurrent:1,minTime:3e3,...t})};function Ls(e,t){let{enabled:n=!0,Bottleneck:r=jg.default,id:o="no-id",timeout:s=1e3*60*2,connection:i}=t.
throttle||{};if(!n)return{};let a={timeout:s};typeof i<"u"&&(a.connection=i);let c=Object.assign({clustering:i!=null,triggersNotification:Gg,
fallbackSecondaryRateRetryAfter:60,retryAfterBaseValue:1e3,id:o},t.throttle);if(typeof c.onSecondaryRateLimit!="function"||typeof c.onRateLimit!=
"function")throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);let u=!1,l=()=>{if(u)return;u=!0,Ze.global==null&&s0(r,a),c.global=c.global??Ze.global,c.auth=c.auth??Ze.auth,c.search=c.search??Ze.search,
c.write=c.write??Ze.write,c.notifications=c.notifications??Ze.notifications,c.retryLimiter=c.retryLimiter??new r;let d={},p=new r.Events(d);
d.on("secondary-limit",c.onSecondaryRateLimit),d.on("rate-limit",c.onRateLimit),d.on("error",m=>e.log.warn("Error in throttling-plugin limit\
 handler",m)),c.retryLimiter.on("failed",async function(m,g){let[b,x,S]=g.args,{pathname:j}=new URL(S.url,"http://github.test");if(!(j.startsWith(
"/graphql")&&m.status!==401||m.status===403||m.status===429))return;let P=~~x.retryCount;x.retryCount=P,S.request.retryCount=P;let{wantRetry:L,
retryAfter:M=0}=await(async function(){if(/\bsecondary rate\b/i.test(m.message)){let Z=Number(m.response.headers["retry-after"])||b.fallbackSecondaryRateRetryAfter;
return{wantRetry:await p.trigger("secondary-limit",Z,S,e,P),retryAfter:Z}}if(m.response.headers!=null&&m.response.headers["x-ratelimit-remai\
ning"]==="0"||(m.response.data?.errors??[]).some(Z=>Z.type==="RATE_LIMITED")){let Z=new Date(~~m.response.headers["x-ratelimit-reset"]*1e3).
getTime(),te=Math.max(Math.ceil((Z-Date.now())/1e3)+1,0);return{wantRetry:await p.trigger("rate-limit",te,S,e,P),retryAfter:te}}return{}})();
if(L)return x.retryCount++,M*b.retryAfterBaseValue})};return e.hook.wrap("request",(d,p)=>(l(),e0(c,d,p))),{}}Ls.VERSION=Qk;Ls.triggersNotification=
Gg;var i0=Ns.plugin(Mu,Du,Ls),Zg={times:3,seconds:90},a0=60;function c0(e,t){return fetch(e,{...t,signal:AbortSignal.timeout(a0*1e3)})}function Ug(e,t){
let{GITHUB_REPOSITORY:n="",GITHUB_API_URL:r="https://api.github.com"}=t,o=/^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(n);if(e===
"")throw new R('there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN');if(!o)throw new R("GITHUB_REPOSI\
TORY is not set; set it to owner/name");let s=(a,c,u,l)=>a<=Zg.seconds&&l<Zg.times;return{octokit:new i0({auth:e,baseUrl:r,userAgent:`loadga\
te/${vu}`,log:{debug(){},info(){},warn(){},error(){}},request:{fetch:c0},throttle:{id:r,onRateLimit:s,onSecondaryRateLimit:s}}),at:{owner:o[1],
repo:o[2]}}}function Ds(e,t,n){let r=Xt(t),o=t instanceof Error?t.message:String(t),s=r===403||r===404?`; give the job permissions: ${n}`:"";
return`${e} (${o})${s}`}function Xt(e){let t=e?.status;return e instanceof Error&&typeof t=="number"?t:null}import{existsSync as R0,lstatSync as Cj,mkdirSync as T0,mkdtempSync as z0,readdirSync as P0,readFileSync as A0,rmSync as sb,statSync as C0,writeFileSync as ju}from"node:fs";
import{tmpdir as rb}from"node:os";import{join as Ue}from"node:path";import{setTimeout as M0}from"node:timers/promises";import{existsSync as Qt,mkdirSync as uj,readdirSync as u0,rmdirSync as l0,writeFileSync as lj}from"node:fs";import{join as Pt}from"node:path";var jn="/sys/fs/cgroup";function d0(e){return Qt(Pt(jn,e))?e:Qt(Pt(jn,"cpu,cpuacct"))?"cpu,cpuacct":e}var p0=e=>`loadgate-${e}`;function f0(){let e=["cpu","cpuacct","memory"].map(n=>Pt(jn,d0(n))),t=Pt(jn,"pids");return[...new Set(Qt(t)?[...e,t]:e)]}var m0=()=>[jn];async function Hg(e){let t=Qt(Pt(jn,"cgroup.controllers"))?m0():f0();for(let n of t.map(r=>Pt(r,p0(e))))if(Qt(n))for(let r=0;r<20&&Qt(n);r+=
1){for(let o of u0(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Pt(n,o.name);for(let i of(Ee(Pt(s,"cgroup.procs"))??"").split(`\

`).filter(Boolean))kt(Number(i),"SIGKILL");Bg(s)}Bg(n),Qt(n)&&await new Promise(o=>setTimeout(o,50))}}function Bg(e){try{l0(e)}catch{}}import{chmodSync as b0,chownSync as y0,existsSync as xj,globSync as w0,lstatSync as v0,mkdirSync as Vg,readdirSync as x0,readlinkSync as _0}from"node:fs";import{join as Gs}from"node:path";import{setTimeout as Yg}from"node:timers/promises";import{once as Fs}from"node:events";var h0=64*1024;async function qg(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...fu(t.user)},r=Ss(e,t.cwd),{child:o,stdout:s,stderr:i}=hu(e,n,
t.input?"pipe":"ignore"),a=g0(h0);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let u=null;o.once("exit",(d,p)=>{u={code:d,signal:p},r(p?`ended by ${p}`:`exit code ${d}`)});try{await Promise.race([Fs(o,"spawn"),Fs(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let l=o.pid;return{pid:l,child:o,stdout:s,log:a.text,
ended:()=>u,async[Symbol.asyncDispose](){u||(Nn(l,"SIGTERM"),await Promise.race([Fs(o,"exit"),Wg((t.graceSeconds??2)*1e3)])),Nn(l,"SIGKILL"),
u||await Promise.race([Fs(o,"exit"),Wg(5e3)]),c()}}}function Wg(e){return new Promise(t=>setTimeout(t,e).unref())}function g0(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var Xg="user-",Qg=[[1879048192,2147483646],[60578,60705]];function eb(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=js($0())),t!==null)return null;r+=1;let o=O0();if(o===null)return t=js("not-permitted"),null;let s=`${Xg}${String(
r).padStart(2,"0")}`;if(r>1)return Jg(e,s,o);try{let i=Jg(e,s,o);return t=js(await E0(i)),t===null?i:null}catch{return t=js("not-permitted"),
null}}}}var js=e=>e&&{why:e};function $0(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!Ar(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function Jg(e,t,n){b0(e,457),process.umask(process.umask()|18);let r=Gs(e,t),o={
uid:n,gid:n,home:Gs(r,"home"),temporary:Gs(r,"tmp")};Vg(r,{mode:457});for(let s of[o.home,o.temporary])Vg(s,{mode:448}),y0(s,n,n);return o}async function E0(e){
var s=[];try{let t=await Kg(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await Kg(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...Ot(process.env),LOADGATE_TRIAL:"1"};let o=Ft(s,await qg(["\
sleep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await S0(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var u=jt(s,a,
c);u&&await u}}async function S0(e){for(let t=0;t<50;t+=1){try{if(_0(`/proc/${e}/cwd`),x0(`/proc/${e}/fd`),process.kill(e,0),Ee(`/proc/${e}/\
environ`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await Yg(10)}return!1}function Kg(e,t){return tt(t,{cwd:"/",env:Ot(process.env),
user:e})}function O0(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(Ee(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>Ee(n)??"");for(let[n,r]of Qg)if(t.every(o=>k0(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&du(s).length===0)return s}return null}function k0(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function tb({uid:e}){for(let t=0;t<20;t+=1){let n=du(e);if(n.length===0)return;for(let r of n)kt(r,"SIGKILL");await Yg(20)}}function nb(e){
return w0(`${Xg}*/home`,{cwd:e}).flatMap(t=>{let n=v0(Gs(e,t),{throwIfNoEntry:!1})?.uid;return n!==void 0&&Qg.some(([o,s])=>o<=n&&n<=s)?[{uid:n,
gid:n}]:[]})}var Gu="loadgate-",ib="LOADGATE_RUN",Zs="run.json";function I0(){try{return z0(Ue(rb(),Gu))}catch(e){throw new R(`the temporary folder ${rb()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function Us(){let e=I0(),t=e.slice(e.lastIndexOf(Gu)+Gu.length).
toLowerCase();T0(Ue(e,"pids"),{mode:448});let n={pid:process.pid,started:In(process.pid)};return ju(Ue(e,Zs),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[ib]:t},users:eb(e),process:r=>ju(Ue(e,"pids",String(r)),In(r)??""),engine:()=>Z0(e,process.env),[Symbol.asyncDispose]:()=>F0(
e,t,N0)}}var Bj=Zf({pid:K().positive(),started:h().nullable()});var N0=15,L0=7*86400;function D0(e){let{mtimeMs:t=0}=C0(Ue(e,Zs),{throwIfNoEntry:!1})??{};return Date.now()-t>L0*1e3}async function F0(e,t,n){
for(let i of ob(Ue(e,"pids"))){let a=Ee(Ue(e,"pids",i))??"";a!==""&&In(Number(i))===a&&kt(-Number(i),"SIGKILL")}for(let i of nb(e))await tb(
i);await G0(t,e),await Hg(t);let r=await B0(e,t,n)||D0(e);if(kh())return j0(e,r);let o=[Zs,...U0],s=r?[e]:ob(e).flatMap(i=>o.includes(i)?[]:
[Ue(e,i)]);for(let i of s)sb(i,{recursive:!0,force:!0,maxRetries:3})}function j0(e,t){t&&sb(Ue(e,Zs),{force:!0}),process.stderr.write(`LOADG\
ATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function G0(e,t){for(let n=0;n<20;n+=1){let r=[...Th(`${ib}=${e}`),...zh(t)];if(r.length===0)return;for(let o of r)kt(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function ob(e){try{return P0(e)}catch{return[]}}var Zu="engine.json";function Z0(e,t){let n=Es.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);ju(Ue(e,Zu),JSON.stringify(Object.fromEntries(n)))}var U0=[Zu];async function B0(e,t,n){let r=Ue(e,Zu);if(!R0(
r))return!0;let o={..._h(process.env),...W0(r)};return await q0(o,n)?(await V0(t,o),await J0(t,o),await K0(t,o),!0):!1}var H0=ve(h(),h());function W0(e){
try{let t=H0.parse(JSON.parse(A0(e,"utf8")));return Object.fromEntries(Es.map(n=>[n,t[n]]))}catch{return{}}}async function q0(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await tt(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await M0(1e3)}}async function V0(e,t){let n=await Gn(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Gn(t,"rm","--force","--volumes",...n)}async function J0(e,t){let n=await Gn(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Gn(t,"network","rm",...n)}async function K0(e,t){let r=await Gn(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Gn(t,"image","rm","--force",...r)}async function Gn(e,...t){
let{code:n,stdout:r}=await tt(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}var Ae=y("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");W.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){Ke(this,"with",e)},parse(e,t){return nr(this,e,t,{callee:this.parse})},parseAsync(e,t){return Wi(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return Bt(this,e,t)},safeParseAsync(e,t){return qi(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return be(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),ab=y("Zod\
MiniString",(e,t)=>{yn.init(e,t),Ae.init(e,t)});function en(e){return Do(ab,e)}var Lr=y("ZodMiniStringFormat",(e,t)=>{J.init(e,t),ab.init(e,
t)});var cb=y("ZodMiniNumber",(e,t)=>{cr.init(e,t),Ae.init(e,t)});function mt(e){return Uo(cb,e)}var X0=y("ZodMiniNumberFormat",(e,t)=>{xo.init(e,
t),cb.init(e,t)});function Uu(e){return Bo(X0,e)}var Q0=y("ZodMiniBoolean",(e,t)=>{_o.init(e,t),Ae.init(e,t)});function Bs(e){return Ho(Q0,e)}var eR=y("ZodMiniUnknown",(e,t)=>{$o.init(e,t),Ae.init(e,t)});function tR(){return Wo(eR)}var nR=y("ZodMiniNever",(e,t)=>{Eo.init(e,t),Ae.init(
e,t)});function rR(e){return qo(nR,e)}var oR=y("ZodMiniArray",(e,t)=>{So.init(e,t),Ae.init(e,t)});function oe(e,t){return new oR({type:"array",element:e,...N(t)})}var ub=y("ZodMiniObject",(e,t)=>{_a.init(e,t),Ae.init(e,t),Zi(e,"shape",n=>n._zod.def.shape,!1)});function Y(e,t){return new ub({type:"object",shape:e,catchall:rR(),...N(t)})}function lb(e,t){return new ub({type:"object",shape:e,catchall:tR(),
...N(t)})}var sR=y("ZodMiniTuple",(e,t)=>{ko.init(e,t),Ae.init(e,t)});function Hs(e,t,n){let r=t instanceof W,o=r?n:t,s=r?t:null;return new sR({type:"\
tuple",items:e,rest:s,...N(o)})}var iR=y("ZodMiniEnum",(e,t)=>{Ro.init(e,t),Ae.init(e,t),e.options=[...e._zod.values]});function Be(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new iR({type:"enum",entries:n,...N(t)})}var aR=y("ZodMiniLiteral",(e,t)=>{To.init(e,t),Ae.init(e,t)});function db(e,t){return new aR({type:"literal",values:Array.isArray(e)?e:[e],...N(
t)})}var cR=y("ZodMiniExactOptional",(e,t)=>{Po.init(e,t),Ae.init(e,t)});function Se(e){return new cR({type:"optional",innerType:e})}var uR=y("Zo\
dMiniNullable",(e,t)=>{Ao.init(e,t),Ae.init(e,t)});function ie(e){return new uR({type:"nullable",innerType:e})}var lR=y("ZodMiniCustom",(e,t)=>{Co.init(e,t),Ae.init(e,t)});function pb(e,t={}){return os(lR,e,t)}var Ws={};gd(Ws,{ZodMiniISODate:()=>mb,ZodMiniISODateTime:()=>fb,ZodMiniISODuration:()=>gb,ZodMiniISOTime:()=>hb,date:()=>fR,datetime:()=>pR,
duration:()=>hR,time:()=>mR});var fb=y("ZodMiniISODateTime",(e,t)=>{bo.init(e,t),Lr.init(e,t)});function pR(e){return Fo(fb,e)}var mb=y("ZodMiniISODate",(e,t)=>{yo.init(e,
t),Lr.init(e,t)});function fR(e){return jo(mb,e)}var hb=y("ZodMiniISOTime",(e,t)=>{wo.init(e,t),Lr.init(e,t)});function mR(e){return Go(hb,e)}
var gb=y("ZodMiniISODuration",(e,t)=>{vo.init(e,t),Lr.init(e,t)});function hR(e){return Zo(gb,e)}var Ce=1,se=200,gR=100,Oe=e=>Math.floor(e/se),De="trend.js",Ct="alerts.json",jr="blocks/runs",Hu="blocks/points",Mt=e=>`${jr}/${yb(e)}`,nt=(e,t)=>`${Hu}\
/${e}/${yb(t)}`,Vs=e=>`runs/${new Date(e).toISOString().slice(0,10).replaceAll("-","/")}`,Wu=({at:e,id:t})=>`${Vs(e)}/${t}.json`,yb=e=>`${Math.
floor(e/gR)}/${e}.js`,Q=Uu().check(vn()),tn=ie(mt()),me=en().check(ne(2e3)),At=en().check(it(1),ne(500)),Un=Ws.datetime({offset:!0}),qu=ie(en().
check(ne(2e3),$t(/^https?:\/\//,"must be a web address"))),Dr=Be(wt),Gr=db(Ce),Vu=en().check($t(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,"must be \
letters, digits and hyphens")),Ju=1e-5,Ne=Uu(),Zn=Hs([Ne,ie(Ne),ie(Ne)]),Js={metric:At,unit:me,better:Be(["higher","lower"])},V=({case:e,metric:t,
unit:n,better:r})=>JSON.stringify([e,t,n,r]),wb=Y({commit:me,subject:me}),vb=Y({commit:me,label:me}),xb=Y({cpuModel:me,cores:mt(),kernel:me,
os:me,runnerImage:ie(me)}),bR=Y({name:At,unit:me,better:Js.better,gates:Bs(),threshold:Se(mt().check(vn())),ratio:ie(Zn),head:tn,reference:tn,
bounds:Se(Hs([Ne,Ne])),seam:Se(Zn),again:Se(Zn)}),yR=Y({id:At,verdict:Dr,threshold:mt().check(vn()),metrics:oe(bR).check(ne(1e3))}),Ku=Y({schema:Gr,
id:Vu,at:Un,url:qu,head:wb,reference:ie(vb),environment:ie(xb),verdict:ie(Dr),minutes:tn,control:ie(Y({case:At,verdict:Dr})),planted:Se(Y({case:At,
slowdown:mt().check(Vo()),outcome:Be(Oi),why:Se(Be(eo))})),cases:oe(yR).check(ne(1e4))}),wR=Y({id:Vu,at:Un,url:qu,head:wb,reference:ie(vb),environment:ie(
Q),verdict:ie(Dr),minutes:tn,control:ie(Dr),planted:Se(Be(Oi))}),Ks=Y({schema:Gr,from:Q,environments:oe(xb).check(ne(se)),runs:oe(wR).check(
ne(se))}),_b=Y({run:Q,previous:Q,ratio:Zn,kind:Be(["regression","improvement"]),state:Be(["provisional","confirmed","accepted"]),at:Un}),vR=Y(
{..._b.shape,between:Se(Hs([me,me]))}),xR=Y({run:Q,value:Ne}),Fr=100,_R=Y({...Js,gates:Bs(),runs:oe(Q).check(ne(se)),ratio:oe(ie(Ne)),low:oe(
ie(Ne)),high:oe(ie(Ne)),head:oe(tn),reference:oe(tn),moved:Se(Ne),seams:oe(Y({run:Q,ratio:Ne})).check(ne(se)),levels:oe(xR).check(ne(Fr)),changes:oe(
_b).check(ne(Fr))}).check(pb(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,t.reference].every(n=>n.length===e.length),"columns are not of on\
e length")),Ys=Y({schema:Gr,case:At,from:Q,invalid:oe(Q).check(ne(se)),series:oe(_R)}),$R=Y({case:At,key:en().check($t(/^[a-z0-9-]{1,60}$/)),
...Js,gates:Bs(),threshold:mt(),first:Q,last:Q,points:Q,ratio:ie(Zn),head:tn,spark:en().check(ne(200)),change:ie(vR)}),Xs=Y({schema:Gr,name:me,
url:qu,runs:Q,firstBlock:Q,updated:Un,control:Y({runs:Q,alarms:Q}),planted:Se(Y({runs:Q,found:Q,unmeasured:Q})),minutes:mt(),alerts:Y({confirmed:Q,
withdrawn:Q,accepted:Q}),series:oe($R)}),Bu=Y({case:At,...Js,kind:Be(["regression","improvement"]),state:Be(["provisional","confirmed","acce\
pted","withdrawn","recovered","gone"]),run:Q,previous:Q,to:me,from:me,ratio:Zn,before:Ne,at:Un,until:Se(Q),reason:Se(me)}),Qs=Y({schema:Gr,open:oe(
Bu).check(ne(1e4)),closed:oe(Bu).check(ne(1e3)),reported:Se(oe(Y({run:Vu,at:Un,events:oe(Y({event:Be(["raised","confirmed","withdrawn","reco\
vered","gone","accepted"]),alert:Bu})).check(ne(1e4))})).check(ne(1e3)))}),Le=class extends R{path;problem;why;constructor(t,n,r){super(`${t}\
 ${r}`),this.path=t,this.problem=n,this.why=r}},qs=6*1024*1024,$b=e=>new TextEncoder().encode(e).length;function ER(e,t){return JSON.stringify(
nr(e,t)).replace(/[<\u2028\u2029]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`)}function nn(e,t,n){let r=ER(t,n);if(!e.endsWith(
".js"))return`${r}
`;let o=RR(e,r);if($b(o)>qs)throw new R(`${e} would have more than ${qs/2**20} MiB: these are too many series for one trend; split them over\
 several with --dashboard-path`);return o}function Zr(e,t,n){let r=i=>new Le(e,"damaged",i),o=n;if(e.endsWith(".js")){if($b(n)>qs)throw r(`h\
as more than ${qs/2**20} MiB`);let i=TR(n);if(i===null)throw r("is not a data file of loadgate");if(i.name!==Ob(e))throw r(`holds the data o\
f ${i.name}`);o=i.json}let s;try{s=JSON.parse(o)}catch{throw r("holds no valid JSON; was it cut off, or merged by hand?")}return OR(e,t,s)}var SR=lb(
{schema:mt()});function OR(e,t,n){let r=Bt(SR,n);if(r.success&&r.data.schema>Ce)throw new Le(e,"newer",`has schema ${r.data.schema}, and thi\
s version of loadgate reads up to ${Ce}: publish with the version that wrote it`);let o=Bt(t,n);if(o.success)return o.data;throw new Le(e,"d\
amaged",`is not valid at ${Sb(o.error.issues)}`)}function Eb(e){let t=o=>new R(`the run ${e.id} cannot be published: ${o}`),n=Bt(Ku,e);if(!n.
success)throw t(Sb(n.error.issues));let r=bb(e.cases.map(o=>o.id));if(r!==void 0)throw t(`it has the case ${r} twice`);for(let o of e.cases){
let s=bb(o.metrics.map(i=>i.name));if(s!==void 0)throw t(`the case ${o.id} has the metric ${s} twice`)}return n.data}function bb(e){let t=new Set;
return e.find(n=>t.size===t.add(n).size)}function Sb([e]){return`${e?.path.map(String).join(".")||"the top"}: ${e?.message??"unknown"}`.slice(
0,200)}var kR=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,Ob=e=>e.replace(/\.js$/,"");function RR(e,t){return`loadgate("${Ob(e)}", ${t});\

`}function TR(e){let[,t,n]=kR.exec(e)??[];return t===void 0||n===void 0?null:{name:t,json:n}}function Yu(e,t){if(e===null||!(e>0))return null;let n=t!==null&&t.low>0&&t.high>t.low;return{value:Math.log(e),interval:n?{low:Math.log(t.low),
high:Math.log(t.high)}:null}}function ei({value:e,interval:t}){return{ratio:Math.exp(e),interval:t&&{low:Math.exp(t.low),high:Math.exp(t.high)}}}
var It=e=>Math.round(e/Ju)||0,ht=e=>e*Ju;function rn({value:e,interval:t}){let[n,r]=t?zR(e,t):[null,null];return[It(e),n,r]}function zR(e,{low:t,
high:n}){return[Math.min(0,It(t-e)),Math.max(0,It(n-e))]}function gt([e,t,n]){let r=ht(e);return{value:r,interval:t===null||n===null?null:{low:r+
ht(t),high:r+ht(n)}}}function Ur({value:e,interval:t},n){return{value:e+n,interval:t&&{low:t.low+n,high:t.high+n}}}var PR=6e4,Xu=50,Qu={provisional:"seen on one night, measured twice; the next nights confirm or withdraw it",confirmed:"confirmed by the fol\
lowing nights",accepted:"accepted",withdrawn:"withdrawn: the following nights do not show it",recovered:"back where it was",gone:"the case i\
s no longer measured"};function ni(e){return xe(`${e.case}: ${Yt({name:e.metric,unit:""})} ${CR(e)}`)}function el(e){let t=e.filter(({kind:o})=>o===
"regression"),[n]=t.length>0?t:e;if(!n)return"loadgate: nothing is slower any more";let r=e.length===1?"":` and ${e.length-1} more`;return Qe(
`loadgate: ${ni(n)}${r}`,200)}function tl(e,t,n,r){let o=r.page===null?"":`All series: ${r.page}`;for(let s of[Xu,20,5,1]){let i=[e,kb(t),zb(
t.slice(0,s),r),Pb(t.length-s),AR(n,r),o].filter(a=>a!=="").join(`

`);if(_u(i)<=PR)return i}return[e,kb(t),o].join(`

`)}function Tb(e,t,n){return[e,"The nightly trend changed at this commit or just before it. Each night is compared with a pinned reference o\
n one machine, not with the night before.",zb(t.slice(0,Xu),n),Pb(t.length-Xu)].filter(Boolean).join(`

`)}function kb(e){if(e.length===0)return"No change is open any more, so loadgate closes this issue.";let t=new Set(e.map(n=>n.case)).size;return`\
**${t} ${t===1?"case":"cases"} of the nightly trend changed.** loadgate updates this issue, and closes it once every series is back, no long\
er measured, or accepted. To accept a change, write \`Loadgate-Accept: CASE reason\` in the pull request or commit that it came from.`}function zb(e,t){
return e.length===0?"":Mr([["case","-"],["what","-"],["change","-:"],["range","-:"],["between","-"],["state","-"]],e.map(n=>[br(n.case),$e(Yt(
{name:n.metric,unit:""})),`**${$e(dt(ti(n)))}**`,$e(Rt(ti(n))),Ab(n,t),$e(n.reason===void 0?Qu[n.state]:`${Qu[n.state]}: ${n.reason}`)]))}function AR(e,t){
return e.length===0?"":`Closed:

${As(e.slice(-10).map(n=>`${$e(ni(n))}, ${Ab(n,t)}: ${$e(Qu[n.state])}`))}`}var Pb=e=>e>0?`\u2026and ${e} more.`:"";function Ab({from:e,to:t},{
repository:n}){let[r,o]=[e.slice(0,10),t.slice(0,10)];return n===null||!Rb(e)||!Rb(t)?$e(`${r} and ${o}`):`[${$e(r)}\u2026${$e(o)}](${n}/com\
pare/${e}...${t})`}var Rb=e=>/^[0-9a-f]{40}$/.test(e),CR=e=>`${dt(ti(e))} (${Rt(ti(e))})`,ti=({ratio:e})=>ei(gt(e));import{createHash as MR}from"node:crypto";function Cb(e,t){return`<!-- loadgate ${MR("sha256").update(JSON.stringify([e,t])).digest("hex").slice(0,16)} -->`}function Mb(e){return/^<!-- loadgate [0-9a-f]{16} -->/.
test(e)}async function ri({octokit:e}){let t=[async()=>(await e.request("GET /user")).data.login,async()=>(await e.graphql("{ viewer { login\
 } }")).viewer.login];for(let n of t)try{return await n()}catch(r){if(Xt(r)===401)throw r}return"github-actions[bot]"}async function Ib(e,{octokit:t,
at:n}){return(await t.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{...n,issue_number:e,per_page:100})).map(({id:o,user:s,
body:i,updated_at:a})=>({id:Number(o),at:a,author:s?.login??"ghost",body:i??""}))}var IR=30*864e5;async function NR({open:e,closed:t},{own:n,places:r,raised:o},s){let i=e.filter(({state:a})=>a!=="accepted");try{let a=await DR(
n,s);if(a===null)return i.length===0||!o?"none":(await FR(el(i),tl(n.marker,i,[],r),s),"opened");let c=t.filter(({at:d})=>Date.parse(d)>=Date.
parse(a.createdAt)-IR),u=i.length===0,l={title:u?a.title:el(i),body:tl(n.marker,i,c,r)};return!u&&l.title===a.title&&l.body===a.body?"as it \
was":(await jR(a.number,{...l,...u&&{state:"closed"}},s),u?"closed":"updated")}catch(a){throw new ke(Ds("GitHub did not take the issue",a,"i\
ssues: write"),{cause:a})}}async function LR(e,{own:t,places:n},r){let{octokit:o,at:s}=r;try{for(let i of new Set(e.map(({to:a})=>a))){let a={
...s,commit_sha:i};if((await o.paginate("GET /repos/{owner}/{repo}/commits/{commit_sha}/comments",{...a,per_page:100})).some(({body:l,user:d})=>l.
startsWith(t.marker)&&d?.login===t.author))continue;let u=Tb(t.marker,e.filter(({to:l})=>l===i),n);await o.request("POST /repos/{owner}/{rep\
o}/commits/{commit_sha}/comments",{...a,body:u})}}catch(i){throw new ke(Ds("GitHub did not take the comment on the commit",i,"contents: writ\
e"),{cause:i})}}async function DR({marker:e,author:t},{octokit:n,at:r}){let s=(await n.paginate("GET /repos/{owner}/{repo}/issues",{...r,state:"\
open",creator:t,sort:"created",direction:"asc",per_page:100})).find(({body:i,user:a,pull_request:c})=>i?.startsWith(e)&&a?.login===t&&!c);return s?
{number:s.number,title:s.title,body:s.body??"",createdAt:s.created_at}:null}async function FR(e,t,{octokit:n,at:r}){await n.request("POST /r\
epos/{owner}/{repo}/issues",{...r,title:e,body:t,request:{retries:0}})}async function jR(e,t,{octokit:n,at:r}){await n.request("PATCH /repos\
/{owner}/{repo}/issues/{issue_number}",{...r,issue_number:e,...t})}function Nb({alert:e},{direction:t}){return t==="both"||e.kind==="regress\
ion"}function nl(e,t){return e.filter(n=>(n.event==="raised"||n.event==="confirmed")&&Nb(n,t))}async function Lb(e,t){let{alerts:n,events:r,
settings:o,marker:s,places:i}=e,a=b=>o.alert.includes(b),c={marker:s,author:await ri(t)},u=nl(r,o),l=[],d=async(b,x)=>{try{return await b()}catch(S){
if(!(S instanceof ke))throw S;return l.push(S.message),x}},p=n.open.filter(b=>Nb({event:"raised",alert:b},o)),m=a("issue")?await d(()=>NR({...n,
open:p},{own:c,places:i,raised:u.length>0},t),"none"):"none",g=u.map(({alert:b})=>b).filter(({state:b})=>b==="confirmed");return a("comment")&&
await d(()=>LR(g,{own:c,places:i},t),void 0),{issue:m,undelivered:l}}function rl(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Br=256;function Db(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Br||n<1||n>r)throw new R(`"${e}" is not a shard; write it like 1/3, up to ${Br}/${Br}`);
return{index:n,count:r}}function Fb(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Br)throw new R(`"${e}" is not a number of shar\
ds; write one from 1 to ${Br}`);return t}var ol=["changed","always","never"],sl=["neutral","trusted"],Nt=h().max(500),GR=O({id:Nt.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:Nt.describe("Which cases, as a glob."),at:h().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Nt.describe("Login."),reason:Nt}),Zb=O({id:Nt,extent:ut(
En,_()).describe("By metric, how much worse it may be, as a log."),limits:ut(En,_()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),ZR=O({...Zb.shape,acceptance:GR}),UR=O({run:_().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:_().int().nonnegative(),head:h().regex(/^[0-9a-f]{40}$/),verdict:D([...wt,"accepted","failed"]),headline:Nt,
at:Nt.describe("ISO 8601."),commitSeen:h().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:z(Zb).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),Ub=10,BR=O({runs:z(UR).max(
Ub).describe("Oldest first; the last one is what the comment shows."),accepted:z(ZR).max(1e3),heard:z(Nt).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")}),jb={runs:[],accepted:[],heard:[]},Gb="<!-- loadgate-state ",HR=" -->";function Bb(e){let t=e.lastIndexOf(Gb),n=t<0?-1:e.indexOf(HR,t);if(n<0)return jb;try{let r=Buffer.from(e.slice(t+Gb.length,n),"base64url").toString(
"utf8");return BR.parse(JSON.parse(r))}catch{return jb}}function WR(e,t){return e.run>t.run||e.run===t.run&&e.attempt>t.attempt}function qR(e,t){
let r=[...e.runs.filter(o=>o.run!==t.run||o.attempt!==t.attempt),t].sort((o,s)=>WR(o,s)?1:-1);return{...e,runs:r.slice(-Ub)}}function Hb(e){
let t=e.flatMap(o=>o.accepted),n=t.filter((o,s)=>t.findIndex(i=>i.id===o.id&&i.acceptance.id===o.acceptance.id)===s),r=[...new Set(e.flatMap(
o=>o.heard))];return e.flatMap(o=>o.runs).reduce(qR,{runs:[],accepted:n,heard:r})}function Wb(e){return{number:e.number,head:e.head.sha,baseBranch:e.base.ref,baseHead:e.base.sha,fork:e.head.repo?.id!==e.base.repo.id,author:e.
user?.login??"ghost",body:e.body??"",labels:e.labels.flatMap(({name:t})=>t??[]),mergedAt:e.merged_at??null}}function qb({octokit:e,at:t}){let n=new Map,r=async o=>{try{let{data:s}=await e.request("GET /repos/{owner}/{repo}/collaborators/{username}/\
permission",{...t,username:o});return s.permission==="admin"||s.permission==="write"}catch(s){if(Xt(s)===404)return!1;throw s}};return o=>{let s=n.
get(o)??r(o);return n.set(o,s),s}}var cl="loadgate: accepted";async function KR(e,t,n,r){let o=[],s=[],i=({by:u,pattern:l},d)=>{s.some(p=>p.why===d&&p.by===u&&p.pattern===l)||
s.push({by:u,pattern:l,why:d})},a=async u=>{await n(u.by)?o.push(u):i(u,"may-not-write")},c=e.labels.includes(cl)?await YR(e,r):null;c&&await a(
c);for(let u of il(`body of ${e.number}`,e.author,e.body,null))await a(u);for(let{id:u,author:l,body:d,at:p}of t)for(let m of il(`comment ${u}`,
l,d,p))await a(m);for(let{sha:u,login:l,name:d,message:p}of await XR(e,r))for(let m of il(`commit ${u}`,l??d,p,null))e.fork?i(m,"of-a-fork"):
l===null?i(m,"author-unknown"):await a(m);return{acceptances:o,refused:s}}function il(e,t,n,r){return ul(n).map(({pattern:o,reason:s})=>({id:`${e}\
: ${o}`,pattern:o,at:r,by:t,reason:s}))}async function YR({number:e},{octokit:t,at:n}){let o=(await t.paginate("GET /repos/{owner}/{repo}/is\
sues/{issue_number}/events",{...n,issue_number:e,per_page:100})).findLast(s=>s.event==="labeled"&&"label"in s&&s.label?.name===cl);return o?.
actor?{id:`label ${o.id}`,pattern:"*",at:o.created_at,by:o.actor.login,reason:`the label \u201C${cl}\u201D`}:null}async function XR({number:e},{
octokit:t,at:n}){return(await t.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",{...n,pull_number:e,per_page:100})).map(({sha:o,
commit:s,author:i})=>({sha:o,login:Kb(i),name:s.author?.name??"unknown",message:s.message}))}function Kb(e){return e&&"login"in e&&typeof e.
login=="string"?e.login:null}var QR=/^loadgate-accept:[ \t]*(\S+)(?:[ \t]+(.*))?$/i,eT=50,al=300,tT=/^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^ {0,3}\1|[\s\S]*)|<!--(?:[\s\S]*?-->|[\s\S]*)/gm;
function ul(e){return e.replaceAll(`\r
`,`
`).replace(tT,`
`).split(`
`).flatMap(t=>{let r=/^(?: {4}| {0,3}\t)/.test(t)||t.length>2*al?null:QR.exec(t.trim()),[,o="",s=""]=r??[];return o===""||o.length>al?[]:[{pattern:o,
reason:s.trim().slice(0,al)||"no reason given"}]}).slice(0,eT)}var Vb=/^[0-9a-f]{40}$/;function Yb(e){let t=new Map;return async({case:n,kind:r,
from:o,to:s})=>{if(r!=="regression"||!Vb.test(o)||!Vb.test(s)||o===s)return null;let i=`${o}..${s}`,a=t.get(i)??nT(o,s,e);return t.set(i,a),
(await a)(n)}}async function nT(e,t,{api:n,checkout:r,say:o}){if(n===null)return(r?await ng(r,e,t):[]).some(i=>ul(i).length>0)&&o(rT),()=>null;
try{return await oT(e,t,n)}catch(s){if(Xt(s)===null)throw s;return o(`acceptances could not be read: ${s.message}`),()=>null}}var rT="Loadga\
te-Accept trailers of commits do not count here, since without a token it cannot be checked who wrote them; set GITHUB_TOKEN and GITHUB_REPO\
SITORY",Jb=20;async function oT(e,t,n){let{octokit:r,at:o}=n,{data:s}=await r.request("GET /repos/{owner}/{repo}/compare/{basehead}",{...o,basehead:`${e}\
...${t}`,per_page:100}),i=qb(n),a=new Map,c=[];for(let{sha:p,commit:m,author:g}of s.commits){let{data:b}=await r.request("GET /repos/{owner}\
/{repo}/commits/{commit_sha}/pulls",{...o,commit_sha:p}),x=b.map(Wb);for(let S of x)a.set(S.number,S);if(c.push({by:Kb(g),trailers:ul(m.message),
cameFrom:x}),a.size>Jb)break}let u=await ri(n),l=[],d=new Set;for(let p of[...a.values()].slice(0,Jb)){let m=await Ib(p.number,n),g=sT(m,u);
g.runs.length>0&&d.add(p.number),l.push(...iT(p,(await KR(p,m,i,n)).acceptances,g))}for(let{by:p,trailers:m,cameFrom:g}of c)if(!(p===null||g.
some(({fork:b,number:x})=>b||d.has(x)))&&!(m.length===0||!await i(p)))for(let{pattern:b,reason:x}of m)l.push({by:p,reason:x,covers:S=>rl(S,b)});
return p=>{let m=l.find(({covers:g})=>g(p));return m?`${m.by}: ${m.reason}`:null}}function sT(e,t){let n=e.filter(({author:r,body:o})=>r===t&&
Mb(o));return Hb(n.map(({body:r})=>Bb(r)))}function iT(e,t,{accepted:n}){return t.flatMap(({id:r,pattern:o,at:s,by:i,reason:a})=>{let c=new Set(
n.filter(({acceptance:d})=>d.id===r).map(d=>d.id)),u=s!==null&&e.mergedAt!==null&&Date.parse(s)>Date.parse(e.mergedAt),l=d=>u?rl(d,o):c.has(
d);return u||c.size>0?[{by:i,reason:a,covers:l}]:[]})}function Xb(e,t,{penaltyAt:n,limit:r,before:o,after:s}){let i=e.length,[a,c]=[new Int32Array(i+1),new Float64Array(i+1)],[u,l]=[new oi,new oi];
u.add(Number.POSITIVE_INFINITY,0,0,0,0);let d=0;for(let p=0;p<i;p++)p>=o&&p<=i-s&&(aT(u,d+n(p),p,l),[u,l]=[l,u]),cT(u,e[p],t[p],r,l),[u,l]=[
l,u],d=u.bestLoss,a[p+1]=u.bestChangedAt,c[p+1]=u.bestLevel;return uT(a,c,i)}var Bn=5,oi=class{used=0;data=new Float64Array(64*Bn);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){
this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(t,n,r,o,s){this.used+Bn>this.data.length&&this.grow();let{data:i,used:a}=this;i[a]=t,
i[a+1]=n,i[a+2]=r,i[a+3]=o,i[a+4]=s,this.used=a+Bn}addFlat(t,n,r){this.used>0&&this.data[this.used-1]===r?this.data[this.used-Bn]=t:this.add(
t,0,0,n,r)}offer(t,n,r,o,s,i){this.add(n,r,o,s,i);let a=r>0?-o/(2*r):0;a<t?a=t:a>n&&(a=n);let c=(r*a+o)*a+s;c>=this.bestLoss||(this.bestLoss=
c,this.bestLevel=a,this.bestChangedAt=i)}grow(){let t=new Float64Array(this.data.length*2);t.set(this.data),this.data=t}};function aT(e,t,n,r){
r.clear();let{data:o,used:s}=e,i=Number.NEGATIVE_INFINITY;for(let a=0;a<s;a+=Bn){let c=o[a],u=o[a+1],l=o[a+2],d=o[a+3],p=o[a+4],m=l*l-4*u*(d-
t);if(u===0?d>t:m<=0)r.addFlat(c,t,n);else if(u===0)r.add(c,u,l,d,p);else{let g=Math.sqrt(m),b=(-l-g)/(2*u),x=(-l+g)/(2*u);x<=i||b>=c?r.addFlat(
c,t,n):(b>i&&r.addFlat(b,t,n),r.add(Math.min(x,c),u,l,d,p),x<c&&r.addFlat(c,t,n))}i=c}}function cT(e,t,n,r,o){o.clear();let s=r/Math.sqrt(n),
i=t-s,a=t+s,c=r*r,{data:u,used:l}=e,d=Number.NEGATIVE_INFINITY;for(let p=0;p<l;p+=Bn){let m=u[p],g=u[p+1],b=u[p+2],x=u[p+3],S=u[p+4];d<i&&o.
offer(d,Math.min(m,i),g,b,x+c,S),m>i&&d<a&&o.offer(Math.max(d,i),Math.min(m,a),g+n,b-2*n*t,x+n*t*t,S),m>a&&o.offer(Math.max(d,a),m,g,b,x+c,S),
d=m}}function uT(e,t,n){let[r,o]=[[],[]];for(let s=n;s>0;s=e[s])r.push(e[s]),o.push(t[s]);return{starts:r.reverse(),levels:o.reverse()}}var lT=4.42,Qb=3,dT=13,pT=4,ty=1e-5;function ny(e,t=lT){if(e.length===0)throw new RangeError("change points of no points");let n=new Float64Array(
e.length);for(let i=0;i<n.length;i++){let{value:a,se:c}=e[i];if(!Number.isFinite(a)||Number.isNaN(c))throw new RangeError(`point ${i} is ${a}\
 \xB1 ${c}`);n[i]=a}let r=Math.max(Mm(n),ty),o=ST(e,r),s=fT(n,o,r,t);return{changes:xT(s,o),level:s.levels.at(-1),spread:s.spread}}function fT(e,t,n,r){
let o=e.length,[s,i,a]=[n,dT,""];for(let c=1;;c++){let u=hT(e,t,s,i),l=u.starts.join(),d=mT(o-u.starts.length-1,r)*u.inflation;if(u.starts.length===
1&&d*u.spread**2>=i*s**2||l===a||c===pT)return u;[s,i,a]=[u.spread,d,l]}}function mT(e,t){if(e<1)return Number.POSITIVE_INFINITY;let n=(8*e+
3)/(8*e+1);return e*Math.expm1((t*n)**2/e)}function hT(e,t,n,r){let o=e.length,s=e[o>>1],i=e.map(d=>(d-s)/n),{starts:a,levels:c}=Xb(i,t,{penaltyAt:d=>r*
gT(d,o),limit:Vt,before:Qb,after:Qb}),u=new Float64Array(o);for(let[d,p]of c.entries())for(let m=a[d];m<(a[d+1]??o);m++)u[m]=(i[m]-p)*Math.sqrt(
t[m]);let l=Nc(u,1,a.length);return{starts:a,levels:c.map(d=>d*n+s),residuals:u,spread:Math.max(l*n,ty),inflation:wT(Im(u,l),o)}}var Hr={points:30,
share:.15,factor:1.3},ey={points:5,factor:1.15};function gT(e,t){return e<Math.min(Hr.points,t*Hr.share)?Hr.factor:t-e<ey.points?ey.factor:1}
var bT=2.2,yT=.8;function wT(e,t){if(e<bT/Math.sqrt(t))return 1;let n=Math.min(e,yT);return(1+n)/(1-n)}var vT=.025;function xT({starts:e,levels:t,
residuals:n,spread:r,inflation:o},s){if(e.length===1)return[];let i=n.length,a=Er(vT,Math.max(i-e.length,1)),c=u=>r**2*o/_T(s,e[u],e[u+1]??i);
return e.slice(1).map((u,l)=>{let[d,p]=[t[l],t[l+1]],m=a*Math.sqrt(c(l)+c(l+1));return{index:u,before:d,after:p,low:p-d-m,high:p-d+m}})}function _T(e,t,n){
let r=0;for(let o=t;o<n;o++)r+=e[o];return r}var $T=4,ET=.01;function ST(e,t){let n=new Float64Array(e.length).fill(1),r=e.filter(({se:i})=>i!==
null).map(({se:i})=>i**2),o=bs(r);if(o===null||o===0)return n;let s=Math.max(t*t-o,0);for(let[i,{se:a}]of e.entries())a!==null&&(n[i]=Math.max(
Math.min((s+o)/(s+a*a),$T),ET));return n}function ll(e){let t=e.flatMap(({from:o,environments:s,runs:i})=>i.map((a,c)=>{let u=a.environment===null?null:s[a.environment]??null;return{
...a,number:o+c,environment:u,began:Date.parse(a.at)}})),n=t.map(({number:o})=>o).sort((o,s)=>o-s),r=t.toSorted((o,s)=>o.began-s.began||o.number-
s.number);return new Map(r.map(({began:o,...s},i)=>[s.number,{...s,place:n[i]}]))}function dl(e,t,n){let r=t.toSorted((i,a)=>i.from-a.from),
o=r.flatMap(i=>on(i,e)??[]),s=TT(o.flatMap(i=>kT(i,n)),o,n);return{id:e,scale:s.some(({ratio:i})=>i!==null)?"ratio":"absolute",points:s.toSorted(
(i,a)=>i.place-a.place),seams:o.flatMap(({seams:i})=>i.map(({run:a})=>a)),invalid:r.flatMap(({invalid:i})=>i),found:OT(o.at(-1))}}function on(e,t){
let n=V(t);return e.series.find(r=>V({...r,case:e.case})===n)}function OT(e){return{levels:e?.levels.map(({run:t,value:n})=>({run:t,value:ht(
n)}))??[],changes:e?.changes??[]}}function kT(e,t){return e.runs.map((n,r)=>{let[o,s,i]=[e.ratio[r]??null,e.low[r]??null,e.high[r]??null],a=e.
head[r]??null,c=ht(pl(e,n));return{run:n,place:t.get(n)?.place??n,ratio:o===null?null:Ur(gt([o,s,i]),c),moved:c,era:0,head:a,headLog:a!==null&&
a>0?RT(a,o===null?[s,i]:null):null,reference:e.reference[r]??null}})}function RT(e,t){let[n,r]=t??[null,null];return Ur(gt([0,n,r]),Math.log(
e))}function pl({moved:e=0,seams:t},n){return t.reduce((r,o)=>o.run<=n?r+o.ratio:r,e)}function TT(e,t,n){let r=new Set(t.flatMap(({seams:i})=>i.
map(({run:a})=>a))),o=0,s;return e.map(i=>{let a=n.get(i.run),c=a?a.reference?.commit??null:s;return s!==void 0&&c!==s&&!r.has(i.run)&&o++,s=
c,{...i,era:o}})}function si({ratio:e,headLog:t},n){return n==="ratio"?e:t}function fl(e,t){let n=e.findIndex(r=>r.run===t);return n>=0?n:e.
findIndex(r=>r.run>=t)}var zT=200,PT=1.96;function ml(e,t,n){let r=Math.max(...e.points.map(({run:c})=>c)),o=e.points.find(({run:c})=>c===r)?.era??0,s=e.points.flatMap(
c=>{let u=c.era===o?si(c,e.scale):null,l=t.get(c.run);return u&&l?[{...u,run:c.run,commit:l.head.commit,at:l.at}]:[]}),i=s.slice(-zT),a=s.length>
i.length||n.hasOlder&&o===0;return{id:e.id,threshold:n.threshold,points:i,found:hl(i),edge:a?Math.min(Hr.points,i.length):0,again:i.at(-1)?.
run===r?n.again??null:null}}function hl(e){return e.length===0?null:ny(e.map(AT))}function AT({value:e,interval:t}){return{value:e,se:t&&Math.
max((t.high-t.low)/2/PT,1e-6)}}var Wn=({before:e,after:t},{better:n})=>t>e==(n==="higher")?"improvement":"regression";function gl({before:e,
after:t,low:n,high:r}){return{value:t-e,interval:{low:n,high:r}}}var Hn=3;function ry(e,t,n){let{points:r,edge:o,found:s}=t;if(s===null)return{
levels:e.levels,changes:e.changes};let i=new Map(r.map(({run:P},L)=>[P,L])),a=({run:P})=>i.get(P)??Number.NEGATIVE_INFINITY,c=(P,L)=>Math.abs(
P-L)<Hn,u=[0,...s.changes.map(({index:P})=>P)],l=P=>a(P)<o||u.some(L=>L>0&&L<o&&c(L,a(P))),[d,p]=[e.levels.filter(l),e.changes.filter(l)],m=P=>P>=
o&&!d.some(L=>c(P,a(L))),g=P=>It(s.changes[P]?.before??s.level),b=u.map((P,L)=>({run:r[P]?.run??0,start:P,value:g(L)})),x=[...o===0?d:j(d),...b.
filter(({start:P})=>m(P)||d.length===0&&P===0).map(({run:P,value:L})=>({run:P,value:L}))],S=[...p,...s.changes.filter(({index:P})=>m(P)).map(
P=>MT(P,t))];return{levels:x.slice(-Fr),changes:G(S,n).slice(-Fr)};function j(P){let L=P.at(-1),M=b.findLast(({start:te})=>te<o),Z=b.find(({
start:te})=>m(te))?.start??r.length;return L&&M&&Z>=r.length/2?[...P.slice(0,-1),{run:L.run,value:M.value}]:P}function G(P,L){let M=(Z,te)=>Z.
run===te.run||Z.kind===te.kind&&Math.abs(a(Z)-a(te))<=Hn;return L.reduce((Z,te)=>CT([...Z.filter(We=>!M(We,te)),oy(te)]),[...P])}}var CT=e=>e.
toSorted((t,n)=>Date.parse(t.at)-Date.parse(n.at)||t.run-n.run);function MT(e,{id:t,points:n}){let[r,o]=[n[e.index],n[e.index-1]];return{run:r.
run,previous:o.run,ratio:rn(gl(e)),kind:Wn(e,t),state:"confirmed",at:r.at}}function oy({run:e,previous:t,ratio:n,kind:r,state:o,at:s}){return{
run:e,previous:t,ratio:n,kind:r,state:o,at:s}}function sy(e,{id:t,threshold:n},r){let o=r.findLast(i=>V(i)===V(t)),s=It(Math.log1p(n));return o?
oy(o):e.findLast(({ratio:[i]})=>Math.abs(i)>=s)??null}var IT=10,NT=30,LT=5,DT=100;function ay(e,t,n){let r=[],o=t.flatMap(u=>u.found?[{series:u,found:u.found}]:[]),s=new Set(o.map(({series:u})=>V(
u.id))),i=e.open.filter(u=>!s.has(V(u))),a=i.filter(u=>n(u.case)).map(u=>({...u,state:"gone"}));r.push(...a.map(u=>({event:"gone",alert:u})));
let c=i.filter(u=>!n(u.case));for(let{series:u,found:l}of o){let d=x=>V(x)===V(u.id),p=e.open.filter(d).map(x=>jT(x,u,l));for(let{alert:x,event:S}of p)
S&&r.push({event:S,alert:x}),iy(x)&&a.push(x);let m=p.map(({alert:x})=>x),g=m.filter(x=>!iy(x)),b=ZT(u,l,[...m,...e.closed.filter(d)].filter(
FT));b&&r.push(b),c=[...c,...g,...b?[b.alert]:[]]}return{alerts:{...e,open:c,closed:[...e.closed,...a].slice(-DT)},events:r}}async function cy({
alerts:e,events:t},n){let r=[],o=[],s=new Set;for(let a of e.open){let c=a.state==="accepted"?null:await n(a);if(c===null)r.push(a);else{let u={
...a,state:"accepted",reason:c};r.push(u),o.push({event:"accepted",alert:u}),s.add(a)}}let i=t.filter(({alert:a})=>!s.has(a));return{alerts:{
...e,open:r},events:[...i,...o]}}var iy=({state:e})=>e==="withdrawn"||e==="recovered",FT=({state:e})=>e!=="withdrawn"&&e!=="gone";function jT(e,t,n){
let{points:r}=t,o=fl(r,e.run);if(o<0)return{alert:e,event:null};let s=n.changes.find(a=>Math.abs(a.index-o)<=Hn&&uy(a,t)&&Wn(a,t.id)===e.kind);
if(e.state==="provisional")return s?{alert:{...bl(t,s),state:"confirmed"},event:"confirmed"}:r.length-1-o>=IT?{alert:{...e,state:"withdrawn"},
event:"withdrawn"}:{alert:e,event:null};let i=n.changes.findLast(({index:a})=>a>o+Hn);if(i&&GT(n.level,e,t.threshold)){let a=r[i.index].run;
return{alert:{...e,state:"recovered",until:a},event:"recovered"}}return{alert:e,event:null}}function GT(e,{before:t,kind:n,ratio:[r]},o){let s=Math.
log1p(o),a=r<0?ht(t)-e:e-ht(t);return n==="regression"?a<s:Math.abs(a)<s}var uy=({before:e,after:t},{threshold:n})=>Math.abs(t-e)>=Math.log1p(
n);function ZT(e,t,n){let{points:r}=e,o=(c,u)=>Math.abs(fl(r,c)-u)<=Hn,s=(c,u)=>r.length-c<=NT&&!n.some(l=>o(l.run,c)&&(l.kind===u||l.state!==
"provisional")||l.until!==void 0&&o(l.until,c)),i=t.changes.findLast(c=>uy(c,e)&&s(c.index,Wn(c,e.id))),a=i?{...bl(e,i),state:"confirmed"}:UT(
e,s);return a&&{event:"raised",alert:a}}function UT(e,t){let{points:n,again:r,threshold:o}=e,s=n.at(-1);if(!s?.interval||r===null||n.length<=
LT)return null;let i=hl(n.slice(0,-1)),{low:a,high:c}=s.interval,u=Math.log1p(o),l=a>i.level+u&&r.low>i.level+u,d=c<i.level-u&&r.high<i.level-
u;if(!l&&!d)return null;let p={index:n.length-1,before:i.level,after:s.value,low:a-i.level,high:c-i.level};return t(p.index,Wn(p,e.id))?{...bl(
e,p),state:"provisional"}:null}function bl({id:e,points:t},n){let r=t[n.index],o=t[Math.max(0,n.index-1)];return{case:e.case,metric:e.metric,
unit:e.unit,better:e.better,kind:Wn(n,e),state:"provisional",run:r.run,previous:o.run,to:r.commit,from:o.commit,ratio:rn(gl(n)),before:It(n.
before),at:r.at}}var ly="value";var BT=2e3;var Wr=h(),yl=Hf(Wr).transform(e=>e??""),mZ=we([_(),h().max(40).transform(Number)]),hZ=Wt({name:Wr.min(1),value:ct(),unit:yl,range:we([Wr,_().
transform(String)]).optional().catch(void 0)}),gZ=_().min(1e11).max(4e12),bZ=Wt({commit:Wt({id:Wr.min(1),message:yl,timestamp:ct().optional()}),
date:ct().optional(),tool:yl,benches:z(ct()).max(BT)}),yZ=Wt({entries:ve(Wr,ct())});var HT={regression:["slower","#b3261e"],improvement:["faster","#1e7040"],unchanged:["not slower","#1e7040"],inconclusive:["not clear","#8a5a\
00"],new:["new","#2f66a9"],invalid:["no usable numbers","#7b2d8b"]};function WT(e){let[t,n]=e.verdict===null?["imported","#5c646e"]:HT[e.verdict],
[r]=e.cases.flatMap(s=>s.metrics).filter(({gates:s,ratio:i})=>s&&i!==null).toSorted((s,i)=>dy(i)-dy(s));return{label:"loadgate",message:r?.ratio?
`${t}, ${qT(r.name)} ${dt(ei(gt([r.ratio[0],null,null])))}`:t,color:n}}var fy=["badge.json","badge.svg"];function my(e){let t=WT(e);return[[
"badge.json",`${JSON.stringify({schemaVersion:1,...t})}
`],["badge.svg",VT(t)]]}function dy({ratio:e,better:t}){let[n]=e??[0];return t==="higher"?-n:n}var qT=e=>e.replace(/[^\w /.-]/g,"").slice(0,
30),ii=20,py=7;function VT({label:e,message:t,color:n}){let[r,o]=[e,t].map(a=>JT(a)+2*py),s=_e(`${e}: ${t}`),i=(a,c,u)=>`<text x="${c+u/2}" \
y="14" textLength="${u-2*py}">${_e(a)}</text>`;return[`<svg xmlns="http://www.w3.org/2000/svg" width="${r+o}" height="${ii}" role="img" aria\
-label="${s}">`,`<title>${s}</title>`,`<clipPath id="round"><rect width="${r+o}" height="${ii}" rx="3"/></clipPath>`,`<g clip-path="url(#rou\
nd)"><rect width="${r}" height="${ii}" fill="#3b4047"/><rect x="${r}" width="${o}" height="${ii}" fill="${n}"/></g>`,`<g fill="#fff" text-an\
chor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${i(e,0,r)}${i(t,r,o)}</g>`,`</svg>
`].join("")}function JT(e){let t=[...e].reduce((n,r)=>/[ijl.,:;'|!]/.test(r)?n+3.6:/[frt ()-]/.test(r)?n+4.6:/[mwMW%]/.test(r)?n+10.5:n+(/[A-Z+\u2212]/.
test(r)?8:6.8),0);return Math.ceil(t)}var ci=e=>({schema:Ce,from:e*se,environments:[],runs:[]}),hy=(e,t)=>({schema:Ce,case:e,from:t*se,invalid:[],series:[]});function gy(e,t){let[
n,r]=KT(e.environments,t.environment),{id:o,at:s,url:i,head:a,reference:c,verdict:u,minutes:l}=t,d=t.control?.verdict??null,p=t.planted&&{planted:t.
planted.outcome},m={id:o,at:s,url:i,head:a,reference:c,environment:r,verdict:u,minutes:l,control:d,...p};return{...e,environments:n,runs:[...e.
runs,m]}}function KT(e,t){if(t===null)return[e,null];let n=o=>["cpuModel","cores","kernel","os","runnerImage"].every(s=>o[s]===t[s]),r=e.findIndex(
n);return r>=0?[e,r]:[[...e,t],e.length]}var wl=(e,{name:t,unit:n,better:r})=>({case:e,metric:t,unit:n,better:r});function vl({verdict:e,metrics:t}){
return e==="invalid"?[]:t.filter(({ratio:n,head:r})=>n!==null||r!==null)}function by(e,t,n,r){if(n.verdict==="invalid")return{...e,invalid:[
...e.invalid,t]};let o=[...e.series];for(let s of vl(n)){let i=wl(e.case,s),a=o.findIndex(u=>V({...u,case:e.case})===V(i)),c=a<0?YT(i,s.gates,
r()):o[a];o[a<0?o.length:a]=XT(c,t,s)}return{...e,series:o}}function YT(e,t,n){let r=n.map(c=>on(c,e)).find(c=>c!==void 0),{metric:o,unit:s,
better:i}=e,a=r?pl(r,Number.POSITIVE_INFINITY):0;return{metric:o,unit:s,better:i,gates:t,runs:[],ratio:[],low:[],high:[],head:[],reference:[],
...a!==0&&{moved:a},seams:[],levels:r?.levels??[],changes:r?.changes??[]}}function XT(e,t,n){let[r,o,s]=n.ratio??[null,...n.bounds??[null,null]];
return{...e,gates:n.gates,runs:[...e.runs,t],ratio:[...e.ratio,r],low:[...e.low,o],high:[...e.high,s],head:[...e.head,ai(n.head)],reference:[
...e.reference,ai(n.reference)],seams:n.seam?[...e.seams,{run:t,ratio:n.seam[0]}]:e.seams}}var ai=e=>e===null?null:Number(e.toPrecision(4));
function ui(e,t){let n=Math.max(t,Oe(e));return n>t?[n-1,n]:[n]}import{createHash as QT}from"node:crypto";var ez=40;function bt(e){return`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,ez).replace(/-$/,"")||"case"}-${QT("sh\
a256").update(e).digest("hex").slice(0,8)}`}var li=(e,t)=>new Le(e,"damaged",t),yy=(e,t)=>new Le(e,"missing",`is missing, ${t}`);async function xl(e){
let[t]=await e.read([De]);if(typeof t=="string")return Zr(De,Xs,t);if((await e.list(jr)).length>0)throw yy(De,"though runs were published");
return null}async function wy(e){let[t]=await e.read([Ct]);return typeof t=="string"?Zr(Ct,Qs,t):{schema:Ce,open:[],closed:[]}}async function qn(e,t,n){
let r=await e.read(t.map(Mt));return t.map((o,s)=>tz(o,r[s]??null,n))}function tz(e,t,n){let r=Mt(e),o=e*se,s=Math.max(0,Math.min(n-o,se));if(t===
null&&s>0)throw yy(r,`though it has ${s} runs`);if(t===null)return ci(e);let i=Zr(r,Ks,t);if(i.from!==o||i.runs.length!==s)throw li(r,`holds\
 ${i.runs.length} runs from ${i.from} on, but ${De} has ${s} from ${o} on`);return i}async function qr(e,t){let n=t.map(({case:o,block:s})=>nt(
bt(o),s)),r=await e.read(n);return t.map((o,s)=>nz(o,n[s],r[s]??null))}function nz({block:e,case:t},n,r){if(r===null)return null;let o=Zr(n,
Ys,r);if(o.case!==t)throw li(n,`is of the case ${o.case}, not of ${t}`);if(o.from!==e*se)throw li(n,`begins with run ${o.from}`);let s=o.series.
flatMap(({runs:i})=>i).find(i=>Oe(i)!==e);if(s!==void 0)throw li(n,`has a point of run ${s}`);return o}function vy({name:e,url:t,now:n}){return{schema:Ce,name:e,url:t,runs:0,firstBlock:0,updated:n.toISOString(),control:{runs:0,alarms:0},minutes:0,
alerts:{confirmed:0,withdrawn:0,accepted:0},series:[]}}function xy(e,t){let n=new Map(e.map(r=>[V(r),r]));for(let{id:r,metric:o,first:s,last:i,
points:a,window:c,spark:u}of t){let l=n.get(V(r));n.set(V(r),{...r,key:bt(r.case),gates:o.gates,threshold:c.threshold,first:l?.first??s,last:i,
points:(l?.points??0)+a,ratio:o.ratio,head:ai(o.head),spark:u,change:l?.change??null})}return[...n.values()]}function _y(e,t,{name:n,url:r,now:o}){
if(t.length===0)return e;let s=t.flatMap(({control:u})=>u===null?[]:[u.verdict]),i=s.filter(u=>u==="regression"||u==="improvement"),a=rz(e.planted,
t),c=t.reduce((u,l)=>u+(l.minutes??0),e.minutes);return{...e,name:n,url:r,runs:e.runs+t.length,updated:o.toISOString(),control:{runs:e.control.
runs+s.length,alarms:e.control.alarms+i.length},...a&&{planted:a},minutes:Math.round(c*10)/10,series:e.series.filter(({last:u})=>u>=e.firstBlock*
se)}}function rz(e,t){let n=t.flatMap(({planted:a})=>a?.outcome??[]);if(n.length===0)return e;let{runs:r,found:o,unmeasured:s}=e??{runs:0,found:0,
unmeasured:0},i=a=>n.filter(c=>c===a).length;return{runs:r+i("found")+i("not-found"),found:o+i("found"),unmeasured:s+i("not-measured")}}var oz=2,sz=31;async function $y(e,{keep:t,runs:n},r,o){let s=u=>new Date(r.getTime()-u*1e3),i=new Set;if(n!==void 0)for(let u of await uz(s(
n),o))i.add(u);let a=t===void 0?[]:await iz(e,s(t),o),c=e;for(let u of a){for(let l of await o.list(Hu))i.add(nt(l,u));i.add(Mt(u)),c=await az(
c,u,o)}return{overview:c,gone:i}}async function iz(e,t,n){let r=Oe(e.runs-1),o=Array.from({length:oz},(c,u)=>e.firstBlock+u).filter(c=>c<r-1),
a=(await qn(n,o,e.runs)).map(c=>c.runs.every(({at:u})=>new Date(u)<t)).indexOf(!1);return a<0?o:o.slice(0,a)}async function az(e,t,n){let r=(t+
1)*se,o=e.series.filter(({first:u})=>u<r),s=[...new Set(o.map(u=>u.case))],i=await qr(n,s.map(u=>({case:u,block:t}))),a=new Map(s.map((u,l)=>[
u,i[l]??null])),c=e.series.filter(({last:u})=>u>=r).map(u=>u.first<r?cz(u,a.get(u.case)??null,r):u);return{...e,firstBlock:t+1,series:c}}function cz(e,t,n){
let r=t?on(t,e):void 0;return{...e,first:n,points:Math.max(1,e.points-(r?.runs.length??0))}}async function uz(e,t){let n=e.toISOString().slice(
0,10).split("-"),r=[],o=0,s=async(a,c,u)=>{for(let l of[...await t.list(a)].sort()){let d=n[c];if(o>=sz||!/^\d{2,4}$/.test(l))continue;if(u&&
(c===2?l>=d:l>d))return;let p=`${a}/${l}`;if(c<2)await s(p,c+1,u&&l===d);else{o++;for(let m of await t.list(p))m.endsWith(".json")&&r.push(`${p}\
/${m}`)}}};await s("runs",0,!0);let i=await t.read(r);return r.filter((a,c)=>i[c]?.startsWith('{"schema":'))}var Ey="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Sy(e){let t=lz(e),n=t.filter(a=>a!==null);if(n.length===0)return`0,0:${".".repeat(t.length)}`;let[r,o]=[Math.min(...n),Math.max(...n)],
s=a=>Math.round((a-r)/(o-r||1)*(Ey.length-1)),i=t.map(a=>a===null?".":Ey[s(a)]).join("");return`${Math.round(r*1e5)},${Math.round(o*1e5)}:${i}`}function lz(e){let t=Math.min(48,e.length);return Array.from({length:t},(n,r)=>{let s=e.slice(Math.floor(r*e.length/t),Math.floor((r+1)*e.length/
t)).filter(i=>i!==null);return s.length===0?null:s.reduce((i,a)=>i+a,0)/s.length})}async function Oy(e,t,n){let r=e.map(Eb),o=await xl(t)??vy(n),s=ui(o.runs,o.firstBlock),i=await qn(t,s,o.runs),a=({at:b})=>i.every(({runs:x})=>x.
every(S=>Date.parse(b)<Date.parse(S.at))),c=n.everywhere||r.some(a)?await fz(o,t):i,u=new Set(c.flatMap(b=>b.runs.map(_l))),l=await mz(r,u,t),
d=[...new Set(l.flatMap(b=>b.cases.map(({id:x})=>x)))],p={runs:new Map(s.map((b,x)=>[b,i[x]])),points:await hz(d,s,o,t),changed:new Set},m=gz(
l,p,o),g=xy(o.series,m);return{added:l,touched:m,blocks:p,overview:_y({...o,series:g},l,n)}}async function ky({added:e,overview:t,touched:n,
blocks:r},{open:o,alerts:s},i,{retention:a={},now:c}){let u=e.at(-1);if(u===void 0)return{files:new Map,overview:t};let l=new Map;for(let{id:b,
last:x,metric:S,window:j}of n){let G=o.filter(M=>V(M)===V(b)),P=Ry(b,Oe(x),j,G,r),L=S.gates?sy(P.changes,j,G):null;l.set(V(b),L&&pz(L,r.runs))}
let d=t.series.map(b=>{let x=l.get(V(b));if(x===void 0)return b;let S=x?.run===b.change?.run&&x?.previous===b.change?.previous;return{...b,change:x&&
S?{...b.change,...x}:x}}),{overview:p,gone:m}=await $y({...t,series:d,alerts:s},a,c,i);return{files:new Map([...[...m].map(b=>[b,null]),...xz(
r),...e.map(b=>[Wu(b),nn(Wu(b),Ku,b)]),[De,nn(De,Xs,p)],...my(u)]),overview:p}}var dz=12;function pz(e,t){let[n,r]=[e.previous,e.run].map(o=>t.
get(Oe(o))?.runs[o%se]?.head.commit.slice(0,dz));return n&&r?{...e,between:[n,r]}:e}function fz({runs:e,firstBlock:t},n){let r=Math.max(0,Math.
ceil(e/se)-t);return qn(n,Array.from({length:r},(o,s)=>t+s),e)}async function mz(e,t,n){let r=new Map;for(let o of new Set(e.map(({at:s})=>Vs(
s))))r.set(o,new Set(await n.list(o)));return e.filter(o=>{let{id:s,at:i}=o;return t.has(_l(o))||r.get(Vs(i))?.has(`${s}.json`)?!1:(t.add(_l(
o)),!0)})}var _l=({id:e,at:t})=>`${e} ${t}`;async function hz(e,t,n,r){let o=Map.groupBy(n.series,({case:c})=>c),s=e.flatMap(c=>{let u=o.get(
c)?.map(l=>Oe(l.last))??[];return[...new Set([...t,...u])].map(l=>({case:c,block:l,isKept:u.includes(l)}))}),i=await qr(r,s),a=new Map;for(let[
c,{case:u,block:l,isKept:d}]of s.entries()){let p=nt(bt(u),l),m=i[c];if(m)a.set(p,m);else if(d)throw new Le(p,"missing",`is missing, though ${De}\
 lists points in it`)}return a}function gz(e,t,n){let r=new Map(n.series.map(i=>[V(i),i.first])),o=new Map,s=new Map;for(let[i,a]of e.entries()){
let c=n.runs+i;bz(a,c,t);for(let p of a.cases)for(let m of vl(p)){let g=wl(p.id,m),b=V(g),{first:x=c,points:S=0}=s.get(b)??o.get(b)??{};s.set(
b,{id:g,case:p,metric:m,first:x,last:c,points:S+1}),r.has(b)||r.set(b,c)}let u=i===e.length-1;if(!u&&Oe(c+1)===Oe(c))continue;let l=ui(c,n.firstBlock),
d=ll(l.flatMap(p=>t.runs.get(p)??[]));for(let[p,m]of s){let g={...m,...wz(m,r.get(p),l,d,t)};o.set(p,g),u||Ry(m.id,Oe(c),g.window,[],t)}s=new Map}
return[...o.values()]}function bz(e,t,{runs:n,points:r,changed:o}){let s=Oe(t);n.set(s,gy(n.get(s)??ci(s),e)),o.add(Mt(s));for(let i of e.cases){
let a=nt(bt(i.id),s),c=r.get(a)??hy(i.id,s);r.set(a,by(c,t,i,()=>yz(i.id,s,r))),o.add(a)}}function yz(e,t,n){let r=bt(e);return Array.from({
length:t},(o,s)=>t-1-s).flatMap(o=>n.get(nt(r,o))??[])}function wz({id:e,case:t,metric:n,last:r},o,s,i,{points:a}){let c=s.flatMap(m=>a.get(
nt(bt(e.case),m))??[]),u=dl(e,c,i),l=u.points.find(({run:m})=>m===r),d=l?.ratio&&n.again?gt(n.again):null;return{window:ml(u,i,{threshold:n.
threshold??t.threshold,hasOlder:o<s[0]*se,again:d&&Ur(d,l?.moved??0).interval}),spark:Sy(vz(u))}}function vz({points:e,scale:t}){let n=e.map(
o=>si(o,t)?.value??null),r=t==="ratio"?0:n.find(o=>o!==null)??0;return n.map(o=>o===null?null:o-r)}function Ry(e,t,n,r,{points:o}){let s=nt(
bt(e.case),t),i=o.get(s),a=on(i,e),c=ry(a??{levels:[],changes:[]},n,r),u=i.series.map(l=>l===a?{...l,...c}:l);return o.set(s,{...i,series:u}),
c}function xz({runs:e,points:t,changed:n}){let r=[];for(let[o,s]of e){let i=Mt(o);n.has(i)&&r.push([i,nn(i,Ks,s)])}for(let[o,s]of t)n.has(o)&&
r.push([o,nn(o,Ys,s)]);return r}async function Ty(e,t,n,r){let o=await wy(t),s=await Oy([e],t,n),{added:i,overview:a,touched:c}=s;if(i.length===0){let S=await Oz(Ez(e,o),o,
r);return{files:new Map,added:[],overview:a,alerts:o,events:S,remarks:[]}}let u=c.filter(({metric:S})=>S.gates).map(({window:S})=>S),l=ay(o,
u,Rz(e,a)),{alerts:d,events:p}=await cy(l,r),m=Sz(d,e,p),g={open:m.open,alerts:Tz(a.alerts,p)},b=await ky(s,g,t,n);return{files:new Map(b.files).
set(Ct,nn(Ct,Qs,m)),overview:b.overview,added:[e.id],alerts:m,events:p,remarks:Pz(e,a)}}var _z=20,$z=({id:e,at:t})=>n=>n.run===e&&n.at===t;function Ez(e,{
reported:t=[]}){return t.find($z(e))?.events??[]}function Sz(e,t,n){let{reported:r=[],...o}=e,s=n.length===0?r:[...r,{run:t.id,at:t.at,events:n}];
return s.length===0?o:{...o,reported:s.slice(-_z)}}async function Oz(e,{open:t},n){let r=[];for(let o of e){let{event:s,alert:i}=o,a=s==="ra\
ised"||s==="confirmed",c=t.some(({kind:u,state:l,...d})=>l!=="accepted"&&u===i.kind&&V(d)===V(i));(!a||c&&await n(i)===null)&&r.push(o)}return r}
var kz=10;function Rz(e,{series:t,runs:n}){let r=new Set(e.cases.map(({id:s})=>s)),o=new Set(t.filter(({last:s})=>s>=n-kz).map(s=>s.case));return s=>!r.
has(s)&&!o.has(s)}function Tz(e,t){let n=r=>t.filter(r).length;return{confirmed:e.confirmed+n(({event:r,alert:o})=>r==="confirmed"||r==="rai\
sed"&&o.state==="confirmed"),withdrawn:e.withdrawn+n(({event:r})=>r==="withdrawn"),accepted:e.accepted+n(({event:r})=>r==="accepted")}}var $l=10,
zz=e=>[...e.slice(0,$l),...e.length>$l?[`and ${e.length-$l} more`]:[]].join(", ");function Pz(e,{series:t,runs:n}){let r=n-1,o=new Set(e.cases.
map(({id:b})=>b)),s=({metric:b})=>b!==ly,i=[...new Set(t.map(b=>b.case))],a=b=>t.filter(x=>x.case===b),c=r===0?[]:i.filter(b=>a(b).every(({first:x})=>x===
r)),u=i.filter(b=>!o.has(b)&&a(b).some(x=>s(x)&&x.last===r-1)),l=e.cases.filter(({verdict:b})=>b==="invalid").map(({id:b})=>b),d=(b,x)=>x.length===
0?[]:[`${b}: ${zz(x)}`],{planted:p}=e,m=p!==void 0&&p.outcome!=="found"?[p]:[],g=p?.outcome==="not-found"?"a planted slowdown was not found":
"the planted slowdown was not measured";return[...d(g,m.map(b=>b.case)),...d("new",c),...d("not measured any more",u),...d("invalid",l)]}import{mkdirSync as Gy,rmSync as Kz,writeFileSync as Yz}from"node:fs";import{join as di}from"node:path";function Py(e,t,n){if(!/^https?:\/\//i.test(e))return{url:e,credentials:null};let r;try{r=new URL(e)}catch{throw new R("--remote is not an a\
ddress; write it like https://github.com/owner/name.git")}let o=r.username!==""||r.password!=="",s=o?[r.username,r.password].map(decodeURIComponent).
join(":"):`x-access-token:${t}`;r.username="",r.password="";let i=r.href;if(!o&&(t===""||r.origin!==Az(n)))return{url:i,credentials:null};let a=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.
test(r.hostname);if(r.protocol==="http:"&&!a)throw new R(`the token would go to ${r.host} unencrypted; use its https address`);return{url:i,
credentials:s}}function Az(e){return URL.canParse(e)?new URL(e).origin:null}var Cz=120,zy={bytes:100,seconds:30};function Ay(e,t,{left:n,signal:r}){
let o=Mz(e),s=a=>o.reduce((c,u)=>c.replaceAll(u,"***"),a).replace(/:\/\/[^\s/@]+@/g,"://***@"),i={...Iz(),...Nz(e,process.env)};return{redact:s,
git:async(a,{input:c,env:u}={})=>{let l=await tt(["git",`--git-dir=${t}`,...a],{cwd:t,env:{...i,...u},timeoutSeconds:Math.max(1,Math.min(Cz,
n())),...c!==void 0&&{input:c},...r&&{signal:r}});if(l.missing)throw new R(gu);return{...l,stderr:s(l.stderr)}}}}var sn=class extends Error{finished;constructor(t,n){
super(`git ${t}: ${Rs(n)}`),this.finished=n}};async function Me({git:e,redact:t},n,r){let o=await e(n,r);if(o.code===0)return o.stdout.trim();
let s=n.find(i=>!i.startsWith("-"))??"";throw new sn(s,{...o,stdout:t(o.stdout)})}function Mz({credentials:e}){if(e===null)return[];let t=e.
slice(e.indexOf(":")+1);return[Cy(e),e,t,encodeURIComponent(t)].filter(r=>r.length>=4)}var Cy=e=>Buffer.from(e).toString("base64");function Iz(){
let e=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,t=Object.entries(process.env).filter(([
n])=>!e.test(n));return{...Object.fromEntries(t),GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat"}}function Nz({url:e,credentials:t},n){let r=Array.
from({length:Number(n.GIT_CONFIG_COUNT)||0},(a,c)=>[n[`GIT_CONFIG_KEY_${c}`]??"",n[`GIT_CONFIG_VALUE_${c}`]??""]).filter(([a])=>a!==""),o=[[
"core.hooksPath","/dev/null"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit",String(zy.bytes)],["http.lowSpeedTime",String(
zy.seconds)]],s=t===null?[]:[["credential.helper",""],["core.askPass",""],[`http.${e}.extraheader`,""],[`http.${e}.extraheader`,`Authorizati\
on: basic ${Cy(t)}`]],i=[...r,...o,...s];return Object.fromEntries([["GIT_CONFIG_COUNT",String(i.length)],...i.flatMap(([a,c],u)=>[[`GIT_CON\
FIG_KEY_${u}`,a],[`GIT_CONFIG_VALUE_${u}`,c]])])}var Lz=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
El="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one",Dz=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
El],[/hash algorithm|mismatched algorithms|object format/i,"the repository uses SHA-256 object names, which loadgate cannot write; name anot\
her one with --remote"],[/protected branch|GH006|GH013|rule violations/i,"the branch is protected; publish to another, or let this workflow \
push to it"],[/was archived|read-only|Read-only file system/,"the repository is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],Fz=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],My=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,jz=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function Vr(e){let t=Gz(e),n=`${e.stdout}
${e.stderr}`,r=a=>a.find(([c])=>c.test(n))?.[1],o=r(Dz);if(o!==void 0)return{kind:"refused",said:t,todo:o};if(Lz.test(n))return{kind:"race"};
let s=r(Fz);if(s!==void 0)return{kind:"refused",said:t,todo:s};let[,i]=My.exec(n)??[];return i===void 0||jz.test(i)?{kind:"trouble",said:t}:
{kind:"refused",said:t,todo:"trying again would not help; its message says why"}}function Gz({stdout:e,stderr:t,timedOut:n}){if(n)return"no \
answer in time";let r=mu(t||e,4).split(`
`),[,o]=My.exec(e)??[];return[...r,o??""].map(s=>s.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(s=>s!==""&&!s.startsWith("hi\
nt:")).join("; ").slice(0,400)}var Sl=7*1024*1024,Iy=400,Ny="loadgate-file",Dy={commit:null,read:async e=>e.map(()=>null),entries:async e=>e.map(()=>null),list:async()=>[]};
function Fy(e,t){return{commit:e,read:async n=>{let o=[...await Ly(e,n,t)].filter(([,{kind:a}])=>a==="file"),s=new Map(o.map(([a,{id:c}])=>[
a,c])),i=await Bz([...new Set(s.values())],t);return n.map(a=>{let c=s.get(a),u=c===void 0?null:i.get(c)??null;if(c!==void 0&&u===null)throw new R(
`${a} is not a text, or has more than ${Sl/2**20} MiB`);return u})},entries:async n=>{let r=await Ly(e,n,t);return n.map(o=>r.get(o)??null)},
list:async n=>{let r=n===""?[]:["--",`${n}/`];return(await Me(t,["--literal-pathspecs","ls-tree","-z","--name-only",e,...r])).split("\0").filter(
i=>i!=="").map(i=>i.slice(n===""?0:n.length+1))}}}var Zz="120000",Uz={blob:"file",tree:"folder",commit:"submodule"};async function Ly(e,t,n){
let r=new Map;for(let o=0;o<t.length;o+=Iy){let s=t.slice(o,o+Iy),i=await Me(n,["--literal-pathspecs","ls-tree","-z",e,"--",...s]);for(let a of i.
split("\0")){let[,c,u,l="",d=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(a)??[];if(u===void 0)continue;let p=c===Zz?"link":Uz[u];
r.set(d,{kind:p,id:l})}}return r}async function Bz(e,t){if(e.length===0)return new Map;await Hz(e,t);let n=await Wz(e,t),r=new Map;for(let o of qz(
e,n))for(let[s,i]of await Vz(o,n,t))r.set(s,i);return r}async function Hz(e,t){if((await t.git(["config","remote.origin.partialclonefilter"])).
code!==0)return;let r=["fetch","--quiet","--no-tags","--no-write-fetch-head","--filter=blob:none","--stdin"];await t.git(["-c","fetch.negoti\
ationAlgorithm=noop",...r,"origin"],{input:`${e.join(`
`)}
`})}async function Wz(e,t){let n=await t.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${e.join(`
`)}
`}),r=new Map(n.stdout.split(`
`).flatMap(o=>{let[,s,i]=/^([0-9a-f]+) (\d+)$/.exec(o)??[];return s===void 0?[]:[[s,Number(i)]]}));if(e.some(o=>!r.has(o)))throw new sn("cat\
-file",n);return r}function*qz(e,t){let n=[],r=0;for(let o of e){let s=t.get(o)??Number.NaN;s<=Sl&&(r+s>Sl&&(yield n,[n,r]=[[],0]),n.push(o),
r+=s)}n.length>0&&(yield n)}async function Vz(e,t,n){let{stdout:r}=await n.git(["cat-file",`--batch=${Ny} %(objectname)`],{input:`${e.join(`\

`)}
`}),o=Buffer.from(r),s=0,i=[];for(let a of e){let c=`${Ny} ${a}
`,u=s+c.length+(t.get(a)??0);if(o.toString("utf8",s,s+c.length)!==c||o[u]!==10)return Jz(e,t,n);i.push([a,o.toString("utf8",s+c.length,u)]),
s=u+1}return i}async function Jz(e,t,{git:n}){let r=[];for(let o of e){let{stdout:s}=await n(["cat-file","blob",o]);Buffer.byteLength(s)===t.
get(o)&&r.push([o,s])}return r}var Xz=300,Qz=.5,eP=20,tP=8,jy="41898282+github-actions[bot]@users.noreply.github.com",nP={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:jy,GIT_COMMITTER_NAME:"\
loadgate",GIT_COMMITTER_EMAIL:jy};async function Ol(e,t){let{clock:n,limitSeconds:r=Xz}=e,o=n.now()+r,s=()=>o-n.now(),i=await sP(e,s),a=0;for(let c=1;;c++){
let u=await iP(e,i,t);if(!("kind"in u))return{...u,tries:c};if(u.kind==="refused")throw oP(e,u,i);a=u.kind==="trouble"?a+1:0;let l=rP(c,e.random()),
d=u.kind==="race"?"others were faster":i.redact(u.said);if(a>=tP||l>s())throw new ke(`${e.branch} of ${e.remote.url} could not be updated in\
 ${c} tries (${d}); nothing is lost, run this step again`);e.say?.(`${e.branch}: ${d}; trying again`),await n.sleep(l,e.signal)}}function rP(e,t){
return t*Math.min(eP,Qz*2**e)}function oP({branch:e,remote:t},{said:n,todo:r},{redact:o}){return new ke(`${e} of ${t.url} cannot be updated:\
 ${o(n)}; ${r}`)}async function sP({folder:e,remote:t,branch:n,signal:r},o){let s=di(e,"branch.git");Gy(s,{recursive:!0});let i=Ay(t,s,{left:o,
signal:r}),{code:a}=await i.git(["check-ref-format",`refs/heads/${n}`]);if(a!==0||n.startsWith("-")||n==="HEAD"||n==="@")throw new R(`${n} i\
s not the name of a branch; write it like gh-pages`);return await Me(i,["init","--quiet","--bare",s]),await Me(i,["config","remote.origin.ur\
l",t.url]),i}async function iP(e,t,n){let r=await cP(e,t);if("kind"in r)return r;let o=await n(r).catch(aP);if("kind"in o)return o;let{change:s,
result:i}=o,a=s&&await dP(s,r,e,t);if(a===null)return{commit:a,result:i};let c=await t.git(["push","--quiet","--porcelain","origin",`${a}:re\
fs/heads/${e.branch}`]);return c.code===0?{commit:a,result:i}:Vr(c)}function aP(e){if(e instanceof sn)return Vr(e.finished);throw e}async function cP({
branch:e},t){let n=`refs/heads/${e}`,r=uP(n),o=await t.git(["ls-remote","--refs","origin",n,`${n}/*`,...r]);if(o.code!==0)return Vr(o);let s=o.
stdout.split(`
`).map(u=>u.slice(u.indexOf("	")+1));if(!s.includes(n)){let u=s.find(d=>d.startsWith(`${n}/`)||r.includes(d));return u===void 0?Dy:{kind:"re\
fused",said:`it has a branch ${u.replace("refs/heads/","")}`,todo:El}}let i=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--fi\
lter=blob:none"],a=await t.git(["fetch",...i,"origin",`+${n}:refs/loadgate/tip`]);if(a.code!==0)return lP(a.stderr)?{kind:"race"}:Vr(a);let c=await Me(
t,["rev-parse","refs/loadgate/tip"]);return Fy(c,t)}function uP(e){let t=e.split("/");return Array.from({length:t.length-3},(n,r)=>t.slice(0,
r+3).join("/"))}var lP=e=>/couldn't find remote ref/i.test(e);async function dP({files:e,message:t},n,{folder:r},o){if(e.size===0)return null;
let s={GIT_INDEX_FILE:di(r,"branch.index")};Kz(s.GIT_INDEX_FILE,{force:!0}),n.commit!==null&&await Me(o,["read-tree",n.commit],{env:s});let i=await pP(
e,r,o),a=[...e.keys()].map(l=>{let d=i.get(l);return d===void 0?`0 ${"0".repeat(40)}	${l}`:`100644 ${d}	${l}`});await Me(o,["update-index","\
-z","--index-info"],{env:s,input:`${a.join("\0")}\0`});let c=await Me(o,["write-tree","--missing-ok"],{env:s});if(n.commit!==null){let l=await Me(
o,["rev-parse",`${n.commit}^{tree}`]);if(c===l)return null}let u=n.commit===null?[]:["-p",n.commit];return Me(o,["commit-tree",c,...u,"-F","\
-"],{env:nP,input:t})}async function pP(e,t,n){let r=[...e].filter(c=>c[1]!==null);if(r.length===0)return new Map;let o=di(t,"branch.files");
Gy(o,{recursive:!0});let s=r.map(([,c],u)=>{let l=di(o,String(u));return Yz(l,c),l}),a=(await Me(n,["hash-object","-w","--no-filters","--std\
in-paths"],{input:`${s.join(`
`)}
`})).split(`
`);return new Map(r.map(([c],u)=>[c,a[u]]))}import{createHash as fP}from"node:crypto";var kl="This file is loadgate's: each publish writes it again.";function Uy(e,t){let n=e.endsWith(".html")?`<!-- ${kl} -->`:`/* ${kl} */`;return Buffer.
concat([t,Buffer.from(`
${n}
`)])}function mP(e,t){return e.endsWith("badge.svg")?t.includes('aria-label="loadgate: '):e.endsWith("badge.json")?t.startsWith('{"schemaVer\
sion":1,"label":"loadgate",'):t.includes(kl)}var He=(e,t)=>e===""?t:`${e}/${t}`,Zy=[De,Ct,"badge.json","badge.svg","runs","blocks"],hP=/^(?:index\.(?!html$)|readme(?:\.|$))/i,
gP={file:"a file",folder:"a folder",link:"a symbolic link",submodule:"a submodule"};async function By({tree:e,branch:t,folder:n}){let r=Wy(He(
n,De)),[o,...s]=await e.entries([He(n,jr),...r,...Zy.map(u=>He(n,u))]),i=r.findIndex((u,l)=>s[l]&&s[l].kind!=="folder");if(i>=0)throw Rl([[r[i],
s[i]]],t);if(o?.kind==="folder")return;let a=(await e.list(n)).filter(u=>hP.test(u)),c=[...Zy.flatMap((u,l)=>{let d=s[r.length+l];return d?[
[He(n,u),d]]:[]}),...a.map(u=>[He(n,u),{kind:"file"}])];if(c.length>0)throw Rl(c,t)}async function Hy(e,t,{tree:n,branch:r,folder:o}){let s=[
...e].flatMap(([l,d])=>d===null?[]:[l]),i=[...new Set(s.flatMap(Wy))],a=await n.entries([...i,...s]),c=[],u=[];for(let[l,d]of[...i,...s].entries()){
let p=a[l];p&&(p.kind!==(l<i.length?"folder":"file")?c.push([d,p]):l>=i.length&&t.has(d)&&p.id!==yP(e.get(d)??"")&&u.push([d,p]))}for(let l of u)
await bP(l[0],n)||c.push(l);if(c.length>0)throw Rl(c,r);o!==""&&await wP(n,r,o)}async function bP(e,t){try{let[n]=await t.read([e]);return typeof n==
"string"&&mP(e,n)}catch(n){if(n instanceof R)return!1;throw n}}function yP(e){let t=Buffer.from(e);return fP("sha1").update(`blob ${t.length}\
\0`).update(t).digest("hex")}function Wy(e){let t=e.split("/");return t.slice(1).map((n,r)=>t.slice(0,r+1).join("/"))}function Rl(e,t){let n=e.
map(([r,{kind:o}])=>`${r} (${gP[o]})`).join(", ");return new R(`${t} has ${n} that loadgate did not write, so nothing was written; give the \
trend its own folder with --dashboard-path (dashboard-path of the action), or move what is there`)}async function wP(e,t,n){if(!n.split("/").
some(o=>/^[._#]|~$/.test(o)))return;let[r]=await e.entries([".nojekyll"]);if(!r)throw new R(`GitHub Pages leaves out the folder ${n}, since \
Jekyll ignores names that begin with _ or a dot; nothing was written; name another one with --dashboard-path, or add an empty file .nojekyll\
 to the root of ${t}`)}function qy({access:e,folder:t,page:n},r){let o=new Map([...n].map(([i,a])=>[i,Uy(i,a)])),s=new Set([...n.keys(),...fy].map(i=>He(t,i)));return Ol(
e,async i=>{let a={tree:i,branch:e.branch,folder:t};await By(a);let{files:c,message:u,result:l}=await r(Vy(i,t)).catch(p=>{throw p instanceof
Le&&p.problem!=="newer"?vP(p,t,e):p}),d=new Map([...c,...o].map(([p,m])=>[He(t,p),m]));return await Hy(d,s,a),{change:{files:d,message:u},result:l}})}
function Vy(e,t){return{read:n=>e.read(n.map(r=>He(t,r))),list:n=>e.list(He(t,n))}}function vP(e,t,{branch:n,remote:r}){let o=He(t,e.path),s=[
`git fetch ${r.url} ${n}`,"git worktree add --detach ../loadgate-trend FETCH_HEAD && cd ../loadgate-trend",`git checkout "$(git log -1 --for\
mat=%H -- ${o})^" -- ${o}`,`git commit -m "Restore ${o}" && git push ${r.url} HEAD:${n}`];return new R(`${o} on ${n} ${e.why}; nothing was w\
ritten. To restore the file as it was before its last change, run:
${s.map(i=>`  ${i}`).join(`
`)}`,{cause:e})}function Jy({results:e}){if(e===null||e.interrupted)return{outcome:"not-measured",why:"interrupted"};let[t]=e.cases;return t?.verdict==="reg\
ression"?{outcome:"found"}:t===void 0||xP(t)?{outcome:"not-measured",why:_P(t)?"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function xP({
verdict:e,sessions:t}){return e==="invalid"||t.every(({rounds:n})=>n.length===0)}function _P(e){return e?.sessions.some(({invalid:t})=>t.some(
({fault:n})=>n.code==="burner-elsewhere"))??!1}function Xy(e,{id:t,url:n,subject:r}){let[o,s]=["head","base"].map(u=>e.variants.find(l=>l.variant===u)),{trend:i}=e,a=i?.reference??s??null,
[c]=i?.control?.cases??[];return{schema:Ce,id:t,at:e.startedAt,url:n,head:i?{...i.head,subject:et(i.head.subject)}:SP(o,r),reference:a&&{commit:et(
a.commit),label:et(a.label)},environment:OP(e.environment),verdict:e.verdict,minutes:EP([e,i?.control,i?.seam?.results,i?.again,i?.planted?.
results]),control:c?{case:c.id,verdict:c.verdict}:null,...i?.planted&&{planted:$P(i.planted)},cases:e.cases.map(u=>kP(u,e))}}function $P(e){
let{case:t,slowdown:n}=e;return{case:t,slowdown:n,...Jy(e)}}function EP(e){let t=e.reduce((n,r)=>n+(r?r.seconds.build+r.seconds.run:0),0);return Math.
round(t/6)/10}var SP=(e,t)=>({commit:e?.commit??"",subject:et(t)});function OP({cpuModel:e,cores:t,kernel:n,os:r,runnerImage:o}){let s=o===null?
null:et(o);return{cpuModel:et(e),cores:t,kernel:et(n),os:et(r),runnerImage:s}}function kP(e,t){let{id:n,verdict:r,threshold:o,metrics:s}=e;return{
id:n,verdict:r,threshold:o,metrics:s.map(i=>RP(i,e,t))}}function RP(e,t,n){let{name:r,unit:o,better:s,gates:i,head:a,base:c}=e,{trend:u}=n,l=u?.
seam&&Ky(u.seam.results,t.id,r),d=u?.again&&Ky(u.again,t.id,r),p=u?.settings.thresholds[r]??e.threshold;return{name:r,unit:o,better:s,gates:i||
p!==void 0,...p!==void 0&&{threshold:p},ratio:Qy(e,t),head:a&&Yy(a),reference:c&&Yy(c),...l&&{seam:l},...d&&{again:d}}}function Ky(e,t,n){let r=e.
cases.find(s=>s.id===t),o=r?.metrics.find(s=>s.name===n);return r&&o?Qy(o,r):null}function Qy({name:e,ratio:t,interval:n},{verdict:r}){let o=pe(
e).per!=="build"&&r!=="invalid",s=Yu(t,o?n:null);return s&&rn(s)}var Yy=e=>Number(e.toPrecision(6));var pi={h:3600,m:60,s:1,ms:.001},PP=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,ew=/^\d+(?:\.\d+)?$/,
AP=24*pi.h;function Jr(e){let t=typeof e=="number"?e:CP(e.trim());if(t===void 0)throw new R(`${fi(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new R(`${fi(e)} is not a duration above zero; write it like 90s or 5m`);if(t>AP)throw new R(`${fi(e)} is more \
than a day; write at most 24h`);return t}function CP(e){if(ew.test(e))return Number(e);let t=PP.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*pi.h+Number(r)*pi.m+Number(o)*pi.s+Number(s)/1e3}function mi(e){let t=MP(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new R(`${fi(e)} is not between 0 and 1; ${r}`)}function MP(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!ew.test(r))throw new R(`${yr(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var fi=e=>typeof e=="number"?String(e):yr(e),IP=86400,NP={d:1,w:7,mo:30.4375,y:365.25},LP=/^(\d{1,5})(d|w|mo|y)$/;function Tl(e){let[,t,n]=LP.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new R(`${yr(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*NP[n]*IP)}var tw=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function DP(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function nw(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=DP(tw(e),tw(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function rw(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(u){throw u instanceof R?new R(`${n(
s)}: ${u.message}`):u}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function U(e,t){return{...e,parse:t}}function he(e,t){
return{...e,parse:t}}function rt(e,t){return{name:e,description:t,default:"false",parse:ow}}var le=e=>e;function FP(e,t,n){let r=nw(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function an(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new R(
FP("value",t,e));return n}}function ow(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new R(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function sw(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new R(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(an(e))}}function jP(e){if(!/^\d{1,10}$/.test(e))throw new R(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function GP(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new R(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function iw(e){if(!/^\/[^\s#]*$/.test(e))throw new R(`"${e}" is \
not a path; write it like /users?page=2`);return e}var aw=U({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},le),cw=U({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},le),Pl={config:U({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},le),case:U({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},le),preset:U({name:"preset",value:"P",
description:"A preset of the configuration file."},le),budgetSeconds:U({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},Jr)},uw=U({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},an(["auto","docker","process"]));function ZP(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new R(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var lw=U({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},ZP),dw=U({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Jr(e)),qU=U({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},le),VU=U({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},jP),pw=U({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},mi),fw=U({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},sw(["regression","invalid","inconclusive","never"])),JU=rt("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),mw=rt("measure-identical","Measur\
e even if both sides are the same build."),hw=rt("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),KU=rt("published","Show the published figures of the configuration file beside the \
measured ones."),YU=rt("strict","Fail if a target cannot run here, instead of leaving it out."),gw=U({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Db),bw=he({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},Fb),XU=he({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
le),yw=he({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},le);function UP(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new R(`"${e}" is not a port; write a number from 1 to 65535`);return t}var QU={program:U({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},le),port:U({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},UP),get:U({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},iw)},eB=rt("open","Open the page in a browser."),tB={from:U({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},le),target:U({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},le),command:U({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},le),path:U({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},iw),startTimeout:he({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Jr),dryRun:rt("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:rt("yes","Write without asking, even in a terminal.")},nB=he({name:"slowdown",value:"5%",default:"5%",
description:"The slowdown that is planted in head: how much more CPU time it uses."},mi),rB=he({name:"budget",value:"3m",default:"3m",description:"\
Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Jr),oB={...rt("quiet","Show no pr\
ogress; results and errors remain."),short:"q"},sB=rt("json","Print the result as JSON."),zl=["github-action-benchmark"],iB=he({name:"format",
value:zl.join("|"),default:zl[0],description:"The format to write."},an(zl)),hi={branch:he({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:U({name:"remote",value:"URL",description:"The repository of tha\
t branch. Defaults to the checkout's `origin`."},le),folder:he({name:"dashboard-path",value:"DIR",default:"loadgate",description:"The trend'\
s folder on that branch, `.` for its root."},GP)},ww={keep:U({name:"keep",value:"3y",description:"How long points are kept. Defaults to the \
run's configuration."},Tl),keepRuns:U({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},Tl)},vw={results:U(
{name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},le),artifact:he({name:"\
artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},le),config:he({name:"conf\
ig",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each conf\
iguration has its own comment and status."},le),preset:U({name:"preset",value:"NAME",description:"The preset that was measured with, whose t\
hresholds apply."},le),threshold:U({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to\
 that of base's configuration file, whatever the run used."},mi),failOn:U({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"\
Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},sw(["regression",
"invalid","inconclusive","never"])),forkStatus:he({name:"fork-status",value:sl.join("|"),default:"neutral",description:"The status of a fork\
 whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could forge the nu\
mbers; `trusted` lets it pass."},an(sl)),when:he({name:"when",value:ol.join("|"),default:"changed",description:"When to comment. The comment\
 records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},an(ol)),status:he({name:"st\
atus",value:"true|false",default:"true",description:"Whether to set a commit status."},ow)};import{existsSync as _w,readFileSync as BP}from"node:fs";import{join as Al,resolve as HP}from"node:path";var WP=["index.html","page.js","page.css"];function gi(e){return Qh(e.cwd)}async function $w({remote:e,branch:t,folder:n},r,o,s){let i=await qP(
e,o,s),{GITHUB_TOKEN:a="",GITHUB_SERVER_URL:c="https://github.com"}=o,u=Py(i,a,c);return a!==""&&u.credentials===null&&/^https?:/i.test(u.url)&&
s.progress.say(`the token is for ${c} and is not sent to ${new URL(u.url).origin}, where git's own credentials are used`),{access:{remote:u,
branch:t,folder:r,clock:s.clock,random:Math.random,signal:s.signal,say:l=>s.progress.say(l)},folder:n,page:VP()}}async function qP(e,t,n){let r=Pr(
t),o=e===void 0?await gi(n):null,s=o&&await eg(o,"origin"),i=e??s??(r===null?void 0:`${r}.git`);if(!i)throw new R("there is no remote to pub\
lish to: run this in a checkout that has an origin, or name one with --remote URL");let a=HP(o?.top??n.cwd,i);return _w(a)?a:i}function Ew({
url:e},t){let n=Pr(t);if(n!==null)return{name:t.GITHUB_REPOSITORY??"",url:n};let r=e.replace(/\/+$/,"").replace(/\.git$/,""),[,o,s]=/^(?:https?:\/\/|(?:ssh:\/\/)?git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+)$/.
exec(r)??[];return s!==void 0?{name:s,url:`https://${o}/${s}`}:{name:r.split(/[/:]/).at(-1)||"trend",url:null}}function VP(){let e=import.meta.
filename.endsWith(".ts"),t=e?Al(import.meta.dirname,"..","..","dist","page"):Al(import.meta.dirname,"page");if(!_w(t)){if(e)return new Map;throw new R(
`the page's files are missing (${t}); install loadgate again, with its folder dist/page`)}return new Map(WP.map(n=>[n,BP(Al(t,n))]))}var VB={name:"publish",summary:"add a run to the trend on a branch; publishing it again changes nothing",group:"ci",examples:[{line:"loadgat\
e publish",does:"add .loadgate/results.json to gh-pages of origin"},{line:"loadgate publish --results trend/results.json --branch trend",does:"\
add another file, to another branch"},{line:"loadgate publish --keep 2y --keep-runs 90d",does:"add it, and remove what is older"}],options:{
results:yw,...hi,...ww},async run({values:e,host:t}){let n=await Cl(e.results,e,process.env,t);return process.stdout.write(`${_n(Il(n,e))}
`),Ml(n)}},JP={alert:["none"],direction:"worse"};async function Cl(e,t,n,r){var te=[];try{let o=Kh(e,r);let s=o.trend?.settings;let i=Xy(o,await XP(
o,n,r));let a=n.GITHUB_TOKEN&&n.GITHUB_REPOSITORY?Ug(n.GITHUB_TOKEN,n):null;let c=Ft(te,Us(),!0);let u=await $w(t,c.folder,n,r);let l=Ew(u.access.
remote,n);let d={...l,now:r.clock.date(),retention:{keep:t.keep??s?.keep,runs:t.keepRuns??s?.keepRuns}};let p=qe=>r.progress.say(qe);let m=Yb(
{api:a,checkout:await gi(r),say:p});let{commit:g,result:b}=await qy(u,async qe=>{let Yr=await Ty(i,qe,d,m),Xr=`Run ${i.id} of ${i.head.commit.
slice(0,12)}
`;return{files:Yr.files,message:Xr,result:Yr}});let{added:x,overview:S,events:j,alerts:G,remarks:P}=b;let L=s??JP;let M=a&&o.trend&&(x.length>
0||j.length>0)?await Lb({alerts:G,events:j,settings:L,marker:Cb("trend",o.trend.config),places:{repository:l.url,page:YP(t,n)}},a):{issue:"n\
one",undelivered:[]};let Z=nl(j,L);return{commit:g,events:j,alerts:G,remarks:P,id:i.id,runs:S.runs,added:x.length>0,news:Z,fails:Z.length>0&&
L.alert.some(qe=>qe==="fail"),...M}}catch(We){var yt=We,cn=!0}finally{var Dt=jt(te,yt,cn);Dt&&await Dt}}function Ml({fails:e,undelivered:t}){
return e?Re.regression:t.length>0?Re.undelivered:Re.done}function Il(e,{branch:t,folder:n}){let{events:r,remarks:o,issue:s,undelivered:i}=e;
return[KP(e,n===""?t:`${n} on ${t}`),...o,...r.map(Nl),...s==="none"?[]:[`the issue: ${s}`],...i].join(`
`)}function KP({id:e,added:t,runs:n,commit:r},o){return r===null?`run ${e} is in ${o} already; nothing changed`:t?`run ${e} was added to ${o}\
, which now has ${n} ${n===1?"run":"runs"}`:`run ${e} is in ${o} already; its page was updated`}function Nl({event:e,alert:t}){let n=`betwee\
n ${t.from.slice(0,10)} and ${t.to.slice(0,10)}`,r=t.reason===void 0?"":` (${t.reason})`,o=e==="raised"?`, ${t.state}`:"";return`${e}: ${ni(
t)}${o}, ${n}${r}`}function YP({folder:e,branch:t},n){let[r="",o=""]=(n.GITHUB_REPOSITORY??"").split("/");if(n.GITHUB_SERVER_URL!=="https://\
github.com"||o===""||t!=="gh-pages")return null;let s=`${r.toLowerCase()}.github.io`,i=o.toLowerCase()===s?`https://${s}/`:`https://${s}/${o}\
/`;return e===""?i:`${i}${e}/`}async function XP(e,t,n){let{GITHUB_RUN_ID:r}=t,o=await gi(n),s=e.variants.find(({variant:i})=>i==="head")?.commit;
return{id:e.id,url:r?vh({id:r,attempt:1},t):null,subject:o&&s?await tg(o,s)??"":""}}function Dl(e){return U({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Sw={base:{...aw,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...cw,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:QP,folder:eA}=hi,Ll={branch:{...QP,name:"gh-pages-branch"},folder:eA},Ow="`loadgate` in the runner's temporary\
 folder";function kw(e){return U({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${Ow}.`},t=>t)}var Rw=kw("`results.js\
on` and the reports"),Tw="The folder of all results and reports, for a workflow to upload.",zw=U({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${Ow}.`},e=>e),Pw={out:Tw,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function tA(e){
if(aA.some(({name:t})=>t===e))throw new R(`${e} is another action; write uses: ${Kr(e)}@v1`);return an(["compare","trend"])(e)}function Kr(e){
return`loadgate/loadgate/actions/${e}`}var QB={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:U({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},tA),...Sw,...Pl,isolation:uw,secrets:{...lw,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:dw,threshold:pw,
failOn:fw,measureIdentical:mw,cpuProfile:hw,shard:gw,branch:{...Ll.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:Ll.folder,oha:U({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:Rw},outputs:Pw},nA={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Dl("The token to comment with, e.g. `github.token`."),...vw},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},Fl={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Dl("The token to push and to open issu\
es with, e.g. `github.token`."),results:zw,...Ll},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},rA={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:bw,...Pl,head:Sw.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},oA={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:he({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:Rw},outputs:Pw},sA={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Dl("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},iA={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:zw,out:kw(
"`bigger.json` and `smaller.json`")},outputs:{out:Tw}},aA=[nA,Fl,rA,oA,sA,iA];var lA={pull_request_target:`measure on: pull_request, and comment with ${Kr("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Kr("comment")}`,issue_comment:`read the comment with ${Kr("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Aw(e){if(e==="pull_request_target")throw new R(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${lA[e]}`)}var dA=["pull_request","merge_group","issue_comm\
ent","workflow_run"];function Cw(e,t){if(dA.includes(e))throw new R(`the trend takes no numbers from pull requests, whose code may forge the\
m; run ${t} on: schedule, push or workflow_dispatch`)}import{join as ql,resolve as a4}from"node:path";import*as Iw from"os";function Lt(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function bi(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Vn(e,t,n){let r=new jl(e,t,n);process.stdout.write(r.toString()+Iw.EOL)}var Mw="::",jl=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Mw+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${fA(o)}`)}}return t+=`${Mw}${pA(this.message)}`,t}};function pA(e){return Lt(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function fA(e){return Lt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Nw from"crypto";import*as wi from"fs";import*as yi from"os";function Lw(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!wi.existsSync(
n))throw new Error(`Missing file at path: ${n}`);wi.appendFileSync(n,`${Lt(t)}${yi.EOL}`,{encoding:"utf8"})}function Dw(e,t){let n=`ghadelim\
iter_${Nw.randomUUID()}`,r=Lt(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${yi.EOL}${r}${yi.EOL}${n}`}import*as Zw from"os";import{EOL as mA}from"os";import{constants as Fw,promises as hA}from"fs";var Gl=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(l){try{u(r.next(l))}catch(d){i(d)}}function c(l){try{u(r.throw(l))}catch(d){
i(d)}}function u(l){l.done?s(l.value):o(l.value).then(a,c)}u((r=r.apply(e,t||[])).next())})},{access:gA,appendFile:bA,writeFile:yA}=hA,jw="G\
ITHUB_STEP_SUMMARY";var Zl=class{constructor(){this._buffer=""}filePath(){return Gl(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[jw];if(!t)throw new Error(`Unable to find environment variable for $${jw}. Check if your runtime environment supports job summaries.`);try{
yield gA(t,Fw.R_OK|Fw.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Gl(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?yA:
bA)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Gl(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(mA)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:u,rowspan:l}=i,d=a?"th":"td",p=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(d,c,p)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},wA=new Zl;var Ul=wA;import Gw from"os";var E2=Gw.platform(),S2=Gw.arch();var Bl;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Bl||(Bl={}));function Uw(e){Vn("add-mask",{},e)}function Bw(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Hw(e,t){if(process.env.GITHUB_OUTPUT||"")return Lw("OUTPUT",Dw(e,t));process.stdout.write(Zw.EOL),Vn("set-output",{name:e},Lt(t))}function Ww(e){process.exitCode=Bl.Failure,Hl(e)}function Hl(e,t={}){Vn("error",bi(t),e instanceof Error?e.toString():e)}function qw(e,t={}){Vn("warning",bi(t),e instanceof Error?e.toString():
e)}function Vw(e,t={}){Vn("notice",bi(t),e instanceof Error?e.toString():e)}var Wl={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};function Jw(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${xA(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function xA(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Kw(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+Jw(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${Jw(s,
200)}
`))},end(){o&&e.write(o)}}}function Yw(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Je(r)));process.on("SIGHUP",()=>n.abort(
new Je("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Wl,progress:Kw(t,Wl.now),signal:n.signal}}import{closeSync as _A,openSync as $A,readSync as EA,writeSync as SA}from"node:fs";var OA=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function Xw(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=kA(Ee("/proc/self/stat")??""),n=$A("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return EA(n,r,0,t,e)!==t?!1:SA(n,RA(
r),0,t,e)===t}finally{_A(n)}}catch{return!1}}function kA(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function RA(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return uu(o)||OA.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function Qw(e,t){Xw();let n={isTTY:!1,columns:120,write:Vl},r=Yw(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=wh(process.env);
Aw(o.name);let s=rw(e.inputs,i=>Bw(i)||void 0,zA);process.exitCode=await t({inputs:s,event:o,host:r,output:Hw})}catch(o){Ww(yd(o)),process.exitCode=
wd(o),o instanceof Je&&process.exit()}}function TA(e,t){return t.RUNNER_TEMP?ql(t.RUNNER_TEMP,"loadgate"):ql(e,".loadgate")}function ev(e,{cwd:t}){return e??ql(TA(t,process.env),"results.json")}function zA(e){return`input "${e}"`}function Vl(e){process.stdout.write(
_n(e))}var PA={error:Hl,warning:qw,notice:Vw};function vi({level:e,message:t,title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&
{startLine:o}};PA[e](_n(t),s)}async function tv(e){process.env.GITHUB_STEP_SUMMARY&&await Ul.addRaw(e,!0).write()}function nv(e){let t=e||process.
env.GITHUB_TOKEN||"";return t!==""&&Uw(t),t}await Qw(Fl,async({inputs:e,event:t,host:n,output:r})=>{Cw(t.name,"publish");let{branch:o,folder:s}=e,i={branch:o,folder:s,remote:void 0,keep:void 0,
keepRuns:void 0},a={...process.env,GITHUB_TOKEN:nv(e.token)},c=await Cl(ev(e.results,n),i,a,n),u=Il(c,i);Vl(`${u}
`),r("alerts",JSON.stringify(c.events.map(({alert:l})=>l)));for(let l of c.events)vi({level:c.fails?"error":"warning",message:Nl(l)});for(let l of c.
remarks)vi({level:"warning",message:l});for(let l of c.undelivered)vi({level:"error",message:l});return await tv(Ps(u)),Ml(c)});
/*! Bundled license information:

content-type/dist/index.js:
  (*!
   * content-type
   * Copyright(c) 2015 Douglas Christopher Wilson
   * MIT Licensed
   *)

@octokit/request-error/dist-src/index.js:
  (* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist *)

@octokit/request/dist-bundle/index.js:
  (* v8 ignore next -- @preserve *)
  (* v8 ignore else -- @preserve *)

@octokit/graphql/dist-bundle/index.js:
  (* v8 ignore if -- @preserve *)

@octokit/plugin-paginate-rest/dist-bundle/index.js:
  (* v8 ignore next -- @preserve *)
*/
// Packages: @actions/core, @octokit/auth-token, @octokit/core, @octokit/endpoint, @octokit/graphql, @octokit/plugin-paginate-rest, @octokit/plugin-retry, @octokit/plugin-throttling, @octokit/request, @octokit/request-error, before-after-hook, bottleneck, content-type, json-with-bigint, universal-user-agent, zod
