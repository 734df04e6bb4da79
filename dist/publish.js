import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var Ov=Object.create;var Ri=Object.defineProperty;var kv=Object.getOwnPropertyDescriptor;var Rv=Object.getOwnPropertyNames;var Tv=Object.getPrototypeOf,zv=Object.prototype.hasOwnProperty;var wd=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),vd=e=>{throw TypeError(e)};var Pv=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},xd=(e,t)=>{for(var n in t)Ri(e,n,{get:t[n],enumerable:!0})},
Av=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Rv(t))!zv.call(e,o)&&o!==n&&Ri(e,o,{get:()=>t[o],enumerable:!(r=kv(
t,o))||r.enumerable});return e};var _d=(e,t,n)=>(n=e!=null?Ov(Tv(e)):{},Av(t||!e||!e.__esModule?Ri(n,"default",{value:e,enumerable:!0}):n,e));var Dt=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&vd("Object expected");var r,o;n&&(r=t[wd("asyncDispose")]),r===void 0&&
(r=t[wd("dispose")],n&&(o=r)),typeof r!="function"&&vd("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},jt=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,u){
return u=Error(c),u.name="SuppressedError",u.error=i,u.suppressed=a,u},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};var ju=Pv((Fu,Du)=>{(function(e,t){typeof Fu=="object"&&typeof Du<"u"?Du.exports=t():typeof define=="function"&&define.amd?define(t):e.Bottleneck=
t()})(Fu,(function(){"use strict";var e=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:
{};function t(I){return I&&I.default||I}var n=function(I,w,f={}){var v,$,S;for(v in w)S=w[v],f[v]=($=I[v])!=null?$:S;return f},r=function(I,w,f={}){
var v,$;for(v in I)$=I[v],w[v]!==void 0&&(f[v]=$);return f},o={load:n,overwrite:r},s;s=class{constructor(w,f){this.incr=w,this.decr=f,this._first=
null,this._last=null,this.length=0}push(w){var f;this.length++,typeof this.incr=="function"&&this.incr(),f={value:w,prev:this._last,next:null},
this._last!=null?(this._last.next=f,this._last=f):this._first=this._last=f}shift(){var w;if(this._first!=null)return this.length--,typeof this.
decr=="function"&&this.decr(),w=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,w}first(){if(this.
_first!=null)return this._first.value}getArray(){var w,f,v;for(w=this._first,v=[];w!=null;)v.push((f=w,w=w.next,f.value));return v}forEachShift(w){
var f;for(f=this.shift();f!=null;)w(f),f=this.shift()}debug(){var w,f,v,$,S;for(w=this._first,S=[];w!=null;)S.push((f=w,w=w.next,{value:f.value,
prev:(v=f.prev)!=null?v.value:void 0,next:($=f.next)!=null?$.value:void 0}));return S}};var i=s,a;a=class{constructor(w){if(this.instance=w,
this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already\
 exists for this object");this.instance.on=(f,v)=>this._addListener(f,"many",v),this.instance.once=(f,v)=>this._addListener(f,"once",v),this.
instance.removeAllListeners=(f=null)=>f!=null?delete this._events[f]:this._events={}}_addListener(w,f,v){var $;return($=this._events)[w]==null&&
($[w]=[]),this._events[w].push({cb:v,status:f}),this.instance}listenerCount(w){return this._events[w]!=null?this._events[w].length:0}async trigger(w,...f){
var v,$;try{return w!=="debug"&&this.trigger("debug",`Event triggered: ${w}`,f),this._events[w]==null?void 0:(this._events[w]=this._events[w].
filter(function(S){return S.status!=="none"}),$=this._events[w].map(async S=>{var T,C;if(S.status!=="none"){S.status==="once"&&(S.status="no\
ne");try{return C=typeof S.cb=="function"?S.cb(...f):void 0,typeof C?.then=="function"?await C:C}catch(V){return T=V,this.trigger("error",T),
null}}}),(await Promise.all($)).find(function(S){return S!=null}))}catch(S){return v=S,this.trigger("error",v),null}}};var c=a,u,l,d;u=i,l=c,
d=class{constructor(w){var f;this.Events=new l(this),this._length=0,this._lists=(function(){var v,$,S;for(S=[],f=v=1,$=w;1<=$?v<=$:v>=$;f=1<=
$?++v:--v)S.push(new u((()=>this.incr()),(()=>this.decr())));return S}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("\
leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(w){return this._lists[w.options.priority].push(w)}queued(w){
return w!=null?this._lists[w].length:this._length}shiftAll(w){return this._lists.forEach(function(f){return f.forEachShift(w)})}getFirst(w=this.
_lists){var f,v,$;for(f=0,v=w.length;f<v;f++)if($=w[f],$.length>0)return $;return[]}shiftLastFrom(w){return this.getFirst(this._lists.slice(
w).reverse()).shift()}};var p=d,m;m=class extends Error{};var g=m,b,x,E,j,G;j=10,x=5,G=o,b=g,E=class{constructor(w,f,v,$,S,T,C,V){this.task=
w,this.args=f,this.rejectOnDrop=S,this.Events=T,this._states=C,this.Promise=V,this.options=G.load(v,$),this.options.priority=this._sanitizePriority(
this.options.priority),this.options.id===$.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((ce,de)=>{
this._resolve=ce,this._reject=de}),this.retryCount=0}_sanitizePriority(w){var f;return f=~~w!==w?x:w,f<0?0:f>j-1?j-1:f}_randomIndex(){return Math.
random().toString(36).slice(2)}doDrop({error:w,message:f="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.
id)?(this.rejectOnDrop&&this._reject(w??new b(f)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.
promise}),!0):!1}_assertStatus(w){var f;if(f=this._states.jobStatus(this.options.id),!(f===w||w==="DONE"&&f===null))throw new b(`Invalid job\
 status ${f}, expected ${w}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.
options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(w,f){return this._assertStatus("RECEIVED"),this._states.
next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:w,blocked:f})}doRun(){return this.retryCount===
0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.
args,options:this.options})}async doExecute(w,f,v,$){var S,T,C;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.
id)):this._assertStatus("EXECUTING"),T={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",T);try{
if(C=await(w!=null?w.schedule(this.options,this.task,...this.args):this.task(...this.args)),f())return this.doDone(T),await $(this.options,T),
this._assertStatus("DONE"),this._resolve(C)}catch(V){return S=V,this._onFailure(S,T,f,v,$)}}doExpire(w,f,v){var $,S;return this._states.jobStatus(
this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),S={args:this.args,options:this.options,retryCount:this.
retryCount},$=new b(`This job timed out after ${this.options.expiration} ms.`),this._onFailure($,S,w,f,v)}async _onFailure(w,f,v,$,S){var T,
C;if(v())return T=await this.Events.trigger("failed",w,f),T!=null?(C=~~T,this.Events.trigger("retry",`Retrying ${this.options.id} after ${C}\
 ms`,f),this.retryCount++,$(C)):(this.doDone(f),await S(this.options,f),this._assertStatus("DONE"),this._reject(w))}doDone(w){return this._assertStatus(
"EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",w)}};var P=E,L,M,Z;Z=o,L=g,M=class{constructor(w,f,v){this.instance=
w,this.storeOptions=f,this.clientId=this.instance._randomIndex(),Z.load(v,v,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=
Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){
var w;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.
reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(w=this.heartbeat=setInterval(()=>{var f,v,$,S,T;if(S=
Date.now(),this.storeOptions.reservoirRefreshInterval!=null&&S>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this.
_lastReservoirRefresh=S,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),
this.storeOptions.reservoirIncreaseInterval!=null&&S>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:f,
reservoirIncreaseMaximum:$,reservoir:T}=this.storeOptions,this._lastReservoirIncrease=S,v=$!=null?Math.min(f,$-T):f,v>0))return this.storeOptions.
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
f=Date.now(),this.check(w,f)}async __register__(w,f,v){var $,S;return await this.yieldLoop(),$=Date.now(),this.conditionsCheck(f)?(this._running+=
f,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=f),S=Math.max(this._nextRequest-$,0),this._nextRequest=$+S+this.storeOptions.
minTime,{success:!0,wait:S,reservoir:this.storeOptions.reservoir}):{success:!1}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(w,f){
var v,$,S;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&f>this.storeOptions.maxConcurrent)throw new L(`Impossible to add \
a job having a weight of ${f} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return $=Date.now(),S=this.
storeOptions.highWater!=null&&w===this.storeOptions.highWater&&!this.check(f,$),v=this.strategyIsBlock()&&(S||this.isBlocked($)),v&&(this._unblockTime=
$+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:S,blocked:v,
strategy:this.storeOptions.strategy}}async __free__(w,f){return await this.yieldLoop(),this._running-=f,this._done+=f,this.instance._drainAll(
this.computeCapacity()),{running:this._running}}};var te=M,We,yt;We=g,yt=class{constructor(w){this.status=w,this._jobs={},this.counts=this.status.
map(function(){return 0})}next(w){var f,v;if(f=this._jobs[w],v=f+1,f!=null&&v<this.status.length)return this.counts[f]--,this.counts[v]++,this.
_jobs[w]++;if(f!=null)return this.counts[f]--,delete this._jobs[w]}start(w){var f;return f=0,this._jobs[w]=f,this.counts[f]++}remove(w){var f;
return f=this._jobs[w],f!=null&&(this.counts[f]--,delete this._jobs[w]),f!=null}jobStatus(w){var f;return(f=this.status[this._jobs[w]])!=null?
f:null}statusJobs(w){var f,v,$,S,T;if(w!=null){if(v=this.status.indexOf(w),v<0)throw new We(`status must be one of ${this.status.join(", ")}`);
$=this._jobs,S=[];for(f in $)T=$[f],T===v&&S.push(f);return S}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((w,f,v)=>(w[this.
status[v]]=f,w)),{})}};var un=yt,Ft,qe;Ft=i,qe=class{constructor(w,f){this.schedule=this.schedule.bind(this),this.name=w,this.Promise=f,this.
_running=0,this._queue=new Ft}isEmpty(){return this._queue.length===0}async _tryToRun(){var w,f,v,$,S,T,C;if(this._running<1&&this._queue.length>
0)return this._running++,{task:C,args:w,resolve:S,reject:$}=this._queue.shift(),f=await(async function(){try{return T=await C(...w),function(){
return S(T)}}catch(V){return v=V,function(){return $(v)}}})(),this._running--,this._tryToRun(),f()}schedule(w,...f){var v,$,S;return S=$=null,
v=new this.Promise(function(T,C){return S=T,$=C}),this._queue.push({task:w,args:f,resolve:S,reject:$}),this._tryToRun(),v}};var Yr=qe,Xr="2.\
19.5",bv={version:Xr},yv=Object.freeze({version:Xr,default:bv}),ed=()=>console.log("You must import the full version of Bottleneck in order \
to use this feature."),td=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),wv=()=>console.log(
"You must import the full version of Bottleneck in order to use this feature."),nd,rd,od,sd,id,Qr;Qr=o,nd=c,sd=ed,od=td,id=wv,rd=(function(){
class I{constructor(f={}){this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=f,Qr.load(this.limiterOptions,this.defaults,this),this.
Events=new nd(this),this.instances={},this.Bottleneck=bd,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==
null&&(this.limiterOptions.datastore==="redis"?this.connection=new sd(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.
datastore==="ioredis"&&(this.connection=new od(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(f=""){var v;return(v=this.instances[f])!=
null?v:(()=>{var $;return $=this.instances[f]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${f}`,timeout:this.timeout,
connection:this.connection})),this.Events.trigger("created",$,f),$})()}async deleteKey(f=""){var v,$;return $=this.instances[f],this.connection&&
(v=await this.connection.__runCommand__(["del",...id.allKeys(`${this.id}-${f}`)])),$!=null&&(delete this.instances[f],await $.disconnect()),
$!=null||v>0}limiters(){var f,v,$,S;v=this.instances,$=[];for(f in v)S=v[f],$.push({key:f,limiter:S});return $}keys(){return Object.keys(this.
instances)}async clusterKeys(){var f,v,$,S,T,C,V,ce,de;if(this.connection==null)return this.Promise.resolve(this.keys());for(C=[],f=null,de=
`b_${this.id}-`.length,v=9;f!==0;)for([ce,$]=await this.connection.__runCommand__(["scan",f??0,"match",`b_${this.id}-*_settings`,"count",1e4]),
f=~~ce,S=0,V=$.length;S<V;S++)T=$[S],C.push(T.slice(de,-v));return C}_startAutoCleanup(){var f;return clearInterval(this.interval),typeof(f=
this.interval=setInterval(async()=>{var v,$,S,T,C,V;C=Date.now(),S=this.instances,T=[];for($ in S){V=S[$];try{await V._store.__groupCheck__(
C)?T.push(this.deleteKey($)):T.push(void 0)}catch(ce){v=ce,T.push(V.Events.trigger("error",v))}}return T},this.timeout/2)).unref=="function"?
f.unref():void 0}updateSettings(f={}){if(Qr.overwrite(f,this.defaults,this),Qr.overwrite(f,f,this.limiterOptions),f.timeout!=null)return this.
_startAutoCleanup()}disconnect(f=!0){var v;if(!this.sharedConnection)return(v=this.connection)!=null?v.disconnect(f):void 0}}return I.prototype.
defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-key"},I}).call(e);var vv=rd,ad,cd,ud;ud=o,cd=c,ad=(function(){class I{constructor(f={}){
this.options=f,ud.load(this.options,this.defaults,this),this.Events=new cd(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){
return this._promise=new this.Promise((f,v)=>this._resolve=f)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),
this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(f){var v;return this._arr.push(f),v=this._promise,this._arr.length===
this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),v}}return I.
prototype.defaults={maxTime:null,maxSize:null,Promise},I}).call(e);var xv=ad,_v=()=>console.log("You must import the full version of Bottlen\
eck in order to use this feature."),$v=t(yv),ld,dd,Si,Ei,pd,Oi,fd,md,hd,ki,Ve,gd=[].splice;Oi=10,dd=5,Ve=o,fd=p,Ei=P,pd=te,md=_v,Si=c,hd=un,
ki=Yr,ld=(function(){class I{constructor(f={},...v){var $,S;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(f,v),Ve.load(
f,this.instanceDefaults,this),this._queues=new fd(Oi),this._scheduled={},this._states=new hd(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(
this.trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new Si(this),this._submitLock=new ki("submit",this.Promise),this._registerLock=
new ki("register",this.Promise),S=Ve.load(f,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="io\
redis"||this.connection!=null)return $=Ve.load(f,this.redisStoreDefaults,{}),new md(this,S,$);if(this.datastore==="local")return $=Ve.load(f,
this.localStoreDefaults,{}),new pd(this,S,$);throw new I.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),
this._queues.on("leftzero",()=>{var T;return(T=this._store.heartbeat)!=null&&typeof T.ref=="function"?T.ref():void 0}),this._queues.on("zero",
()=>{var T;return(T=this._store.heartbeat)!=null&&typeof T.unref=="function"?T.unref():void 0})}_validateOptions(f,v){if(!(f!=null&&typeof f==
"object"&&v.length===0))throw new I.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGr\
ondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){
return`b_${this.id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(f){return this._store.__publish__(f)}disconnect(f=!0){
return this._store.__disconnect__(f)}chain(f){return this._limiter=f,this}queued(f){return this._queues.queued(f)}clusterQueued(){return this.
_store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this.
_store.__done__()}jobStatus(f){return this._states.jobStatus(f)}jobs(f){return this._states.statusJobs(f)}counts(){return this._states.statusCounts()}_randomIndex(){
return Math.random().toString(36).slice(2)}check(f=1){return this._store.__check__(f)}_clearGlobalState(f){return this._scheduled[f]!=null?(clearTimeout(
this._scheduled[f].expiration),delete this._scheduled[f],!0):!1}async _free(f,v,$,S){var T,C;try{if({running:C}=await this._store.__free__(f,
$.weight),this.Events.trigger("debug",`Freed ${$.id}`,S),C===0&&this.empty())return this.Events.trigger("idle")}catch(V){return T=V,this.Events.
trigger("error",T)}}_run(f,v,$){var S,T,C;return v.doRun(),S=this._clearGlobalState.bind(this,f),C=this._run.bind(this,f,v),T=this._free.bind(
this,f,v),this._scheduled[f]={timeout:setTimeout(()=>v.doExecute(this._limiter,S,C,T),$),expiration:v.options.expiration!=null?setTimeout(function(){
return v.doExpire(S,C,T)},$+v.options.expiration):void 0,job:v}}_drainOne(f){return this._registerLock.schedule(()=>{var v,$,S,T,C;return this.
queued()===0?this.Promise.resolve(null):(C=this._queues.getFirst(),{options:T,args:v}=S=C.first(),f!=null&&T.weight>f?this.Promise.resolve(null):
(this.Events.trigger("debug",`Draining ${T.id}`,{args:v,options:T}),$=this._randomIndex(),this._store.__register__($,T.weight,T.expiration).
then(({success:V,wait:ce,reservoir:de})=>{var Jn;return this.Events.trigger("debug",`Drained ${T.id}`,{success:V,args:v,options:T}),V?(C.shift(),
Jn=this.empty(),Jn&&this.Events.trigger("empty"),de===0&&this.Events.trigger("depleted",Jn),this._run($,S,ce),this.Promise.resolve(T.weight)):
this.Promise.resolve(null)})))})}_drainAll(f,v=0){return this._drainOne(f).then($=>{var S;return $!=null?(S=f!=null?f-$:f,this._drainAll(S,v+
$)):this.Promise.resolve(v)}).catch($=>this.Events.trigger("error",$))}_dropAllQueued(f){return this._queues.shiftAll(function(v){return v.doDrop(
{message:f})})}stop(f={}){var v,$;return f=Ve.load(f,this.stopDefaults),$=S=>{var T;return T=()=>{var C;return C=this._states.counts,C[0]+C[1]+
C[2]+C[3]===S},new this.Promise((C,V)=>T()?C():this.on("done",()=>{if(T())return this.removeAllListeners("done"),C()}))},v=f.dropWaitingJobs?
(this._run=function(S,T){return T.doDrop({message:f.dropErrorMessage})},this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(
()=>this._submitLock.schedule(()=>{var S,T,C;T=this._scheduled;for(S in T)C=T[S],this.jobStatus(C.job.options.id)==="RUNNING"&&(clearTimeout(
C.timeout),clearTimeout(C.expiration),C.job.doDrop({message:f.dropErrorMessage}));return this._dropAllQueued(f.dropErrorMessage),$(0)}))):this.
schedule({priority:Oi-1,weight:0},()=>$(1)),this._receive=function(S){return S._reject(new I.prototype.BottleneckError(f.enqueueErrorMessage))},
this.stop=()=>this.Promise.reject(new I.prototype.BottleneckError("stop() has already been called")),v}async _addToQueue(f){var v,$,S,T,C,V,
ce;({args:v,options:T}=f);try{({reachedHWM:C,blocked:$,strategy:ce}=await this._store.__submit__(this.queued(),T.weight))}catch(de){return S=
de,this.Events.trigger("debug",`Could not queue ${T.id}`,{args:v,options:T,error:S}),f.doDrop({error:S}),!1}return $?(f.doDrop(),!0):C&&(V=ce===
I.prototype.strategy.LEAK?this._queues.shiftLastFrom(T.priority):ce===I.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(T.priority+
1):ce===I.prototype.strategy.OVERFLOW?f:void 0,V?.doDrop(),V==null||ce===I.prototype.strategy.OVERFLOW)?(V==null&&f.doDrop(),C):(f.doQueue(C,
$),this._queues.push(f),await this._drainAll(),C)}_receive(f){return this._states.jobStatus(f.options.id)!=null?(f._reject(new I.prototype.BottleneckError(
`A job with the same id already exists (id=${f.options.id})`)),!1):(f.doReceive(),this._submitLock.schedule(this._addToQueue,f))}submit(...f){
var v,$,S,T,C,V,ce;return typeof f[0]=="function"?(C=f,[$,...f]=C,[v]=gd.call(f,-1),T=Ve.load({},this.jobDefaults)):(V=f,[T,$,...f]=V,[v]=gd.
call(f,-1),T=Ve.load(T,this.jobDefaults)),ce=(...de)=>new this.Promise(function(Jn,Ev){return $(...de,function(...yd){return(yd[0]!=null?Ev:
Jn)(yd)})}),S=new Ei(ce,f,T,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),S.promise.then(function(de){return typeof v==
"function"?v(...de):void 0}).catch(function(de){return Array.isArray(de)?typeof v=="function"?v(...de):void 0:typeof v=="function"?v(de):void 0}),
this._receive(S)}schedule(...f){var v,$,S;return typeof f[0]=="function"?([S,...f]=f,$={}):[$,S,...f]=f,v=new Ei(S,f,$,this.jobDefaults,this.
rejectOnDrop,this.Events,this._states,this.Promise),this._receive(v),v.promise}wrap(f){var v,$;return v=this.schedule.bind(this),$=function(...S){
return v(f.bind(this),...S)},$.withOptions=function(S,...T){return v(S,f,...T)},$}async updateSettings(f={}){return await this._store.__updateSettings__(
Ve.overwrite(f,this.storeDefaults)),Ve.overwrite(f,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(f=0){
return this._store.__incrementReservoir__(f)}}return I.default=I,I.Events=Si,I.version=I.prototype.version=$v.version,I.strategy=I.prototype.
strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},I.BottleneckError=I.prototype.BottleneckError=g,I.Group=I.prototype.Group=vv,I.RedisConnection=
I.prototype.RedisConnection=ed,I.IORedisConnection=I.prototype.IORedisConnection=td,I.Batcher=I.prototype.Batcher=xv,I.prototype.jobDefaults=
{priority:dd,weight:1,expiration:null,id:"<no-id>"},I.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:I.prototype.
strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,
reservoirIncreaseMaximum:null},I.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},I.prototype.redisStoreDefaults={Promise,
timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,connection:null},I.prototype.
instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},I.prototype.stopDefaults={enqueueErrorMessage:"\
This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has been stopped."},I}).call(e);
var bd=ld,Sv=bd;return Sv}))});var R=class extends Error{name="UsageError"},ln=class extends Error{name="RunError"},Je=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var ke=class extends Error{name="DeliveryError"},Cv="interrupted; everything it started is gone";function $d(e){return e instanceof Je?Cv:[R,
ln,ke].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}var Re={done:0,regression:1,usage:2,invalid:3,undelivered:4};function Sd(e){return e instanceof Je?Mv(e.signal):e instanceof ke?Re.undelivered:e instanceof R?Re.usage:Re.invalid}function Mv(e){return e===
"SIGINT"?130:143}function Ed(e){if(e.plan.mode==="observe")return Re.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Re.regression:Iv(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Re.invalid:n("inconclusive")&&t("inconclusive")?Re.regression:Re.done}function Iv(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}import{readFileSync as _k}from"node:fs";import{join as ED,resolve as $k}from"node:path";var wt=["regression","invalid","inconclusive","improvement","new","unchanged"],Gt=["io-calls","collections"],dn=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Gt,"start-time","image-size"],Ti=["found","not-found","not-measured"],eo=[
"burner-elsewhere","interrupted","invalid"];var D={};xd(D,{BIGINT_FORMAT_RANGES:()=>Pd,CONSTANT_CATCH:()=>Ud,Class:()=>Ai,NUMBER_FORMAT_RANGES:()=>Gi,aborted:()=>Te,allowsEval:()=>Li,assert:()=>Gv,
assertEqual:()=>Nv,assertIs:()=>Dv,assertNever:()=>jv,assertNotEqual:()=>Lv,assignProp:()=>hn,attachSchema:()=>Yn,base64ToUint8Array:()=>Gd,
base64urlToUint8Array:()=>Qv,cached:()=>mn,captureStackTrace:()=>ro,cleanEnum:()=>Xv,cleanRegex:()=>Kn,clone:()=>ye,cloneDef:()=>Bv,codePointLength:()=>Xn,
constantCatch:()=>Bd,createTransparentProxy:()=>Kv,defineLazy:()=>kd,defineLazyInternal:()=>B,derived:()=>rx,esc:()=>Ii,escapeRegex:()=>st,explicitlyAborted:()=>Zi,
extend:()=>Md,finalizeIssue:()=>je,floatSafeRemainder:()=>Mi,getElementAtPath:()=>Hv,getEnumValues:()=>to,getLengthableOrigin:()=>Qn,getParsedType:()=>Jv,
getSizableOrigin:()=>jd,hexToUint8Array:()=>tx,hide:()=>ao,installLazyProp:()=>Hi,isObject:()=>Ut,isPlainObject:()=>xt,issue:()=>bn,joinValues:()=>no,
jsonStringifyReplacer:()=>fn,members:()=>Bi,merge:()=>Ld,mergeDefs:()=>Ye,normalizeParams:()=>N,nullish:()=>Ci,numKeys:()=>Vv,objectClone:()=>Zv,
omit:()=>Cd,optionalKeys:()=>ji,own:()=>Ke,parsedType:()=>Ui,partial:()=>Fd,pick:()=>Ad,prefixIssues:()=>De,primitiveTypes:()=>zd,promiseAllObject:()=>Wv,
propertyKeyTypes:()=>Di,randomString:()=>qv,rawShape:()=>gn,required:()=>Dd,safeExtend:()=>Nd,shallowClone:()=>Fi,sizeCaps:()=>io,slugify:()=>Ni,
stringifyPrimitive:()=>oo,toZod:()=>Fv,uint8ArrayToBase64:()=>Zd,uint8ArrayToBase64url:()=>ex,uint8ArrayToHex:()=>nx,unwrapMessage:()=>pn});function Nv(e){return e}function Lv(e){return e}function Fv(){return e=>e}function Dv(e){}function jv(e){throw new Error("Unexpected value i\
n exhaustive check")}function Gv(e){}function to(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function no(e,t="|"){return e.map(n=>oo(n)).join(t)}function fn(e,t){return typeof t=="bigint"?t.toString():
t}var Pi=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function mn(e){return new Pi(e)}function Ci(e){return e==null}function Kn(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function Mi(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Od=Symbol("evaluating");function kd(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Od)return r===void 0&&(r=Od,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function Zv(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function hn(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function gn(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function ot(e){return gn(e._zod.def)??e._zod.def.shape}function Rd(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return hn(this,t,r),r},enumerable:!0,configurable:!0})}function Td(e,t,n){t in e?hn(e,t,n):e[t]=n}function Zt(e,t,n,r){
let o=ot(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Rd(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Td(e,s,r?r(i.value,s):i.value))}}function Uv(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Rd(e,n,()=>t[n]):Td(e,n,r.value))}}function Ye(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function Bv(e){return Ye(e._zod.def)}function Hv(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Wv(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function qv(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Ii(e){return JSON.stringify(
e)}function Ni(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var ro="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Ut(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Li=mn(()=>{if(ge.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function xt(e){if(Ut(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Ut(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Fi(e){return xt(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function Vv(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var Jv=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Di=new Set(["string","number","symbol"]),zd=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function st(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ye(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function N(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function Kv(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function oo(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function ji(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Gi={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Pd={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Ad(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return Zt(s,e,so(e,t)),ye(e,Ye(n,{shape:s,checks:[]}))}function so(e,t){let n=ot(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Cd(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(so(e,t)),i={};return Zt(i,e,Reflect.ownKeys(ot(e)).filter(a=>!s.has(a))),ye(e,Ye(n,{shape:i,checks:[]}))}function Md(e,t){
if(!xt(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=ot(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return ye(e,Ye(e._zod.def,{shape:Id(e,t)}))}function Id(e,t){let n={};return Zt(n,e,Reflect.ownKeys(ot(e))),
Uv(n,t),n}function Nd(e,t){if(!xt(t))throw new Error("Invalid input to safeExtend: expected a plain object");return ye(e,Ye(e._zod.def,{shape:Id(
e,t)}))}function Ld(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};Zt(n,e,Reflect.ownKeys(ot(e))),Zt(n,t,Reflect.ownKeys(ot(t)));let r=Ye(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return ye(e,r)}function Fd(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(so(t,n)):void 0,c={};return Zt(c,t,Reflect.ownKeys(ot(t)),
e&&((u,l)=>a&&!a.has(l)?u:new e({type:"optional",innerType:u}))),ye(t,Ye(t._zod.def,{shape:c,checks:[]}))}function Dd(e,t,n){let r=n?new Set(
so(t,n)):void 0,o={};return Zt(o,t,Reflect.ownKeys(ot(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),ye(t,Ye(t._zod.def,
{shape:o}))}function Te(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Zi(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function De(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function pn(e){return typeof e=="string"?e:e?.message}function io(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Yn(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function je(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:pn(e.inst?._zod.def?.error?.(e))??pn(s?.(e))??pn(t?.error?.(e))??pn(n.customError?.(e))??pn(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function jd(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var Yv=/[\uD800-\uDBFF]/;function Xn(e){let t=e.length;if(!Yv.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function Qn(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Ui(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function bn(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function Xv(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Gd(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Zd(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function Qv(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Gd(t+n)}function ex(e){return Zd(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function tx(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function nx(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var Ai=class{constructor(...t){}};function Bi(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):ox(e,n,r.value)}}function Ke(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function ao(e,t,n){return Ke(e,t,n,!1)}function rx(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return Ke(this,n,r(this))},set(o){Ke(this,n,o)}})}return t}function ox(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:Ke(this,t,n.bind(this))},set(r){Ke(this,t,r)}})}function sx(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var zi,vt=!1,ix={configurable:!0,get(){vt=!0}};function B(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&zi!==
e._zod){zi=void 0;return}zi=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,ix);let o=vt;vt=!1;try{let s=n(
this);return vt?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),vt=vt||o,s}catch(s){throw delete this[t],
vt=vt||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Hi(e,t,n,r){let o=sx(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Ud="\
~constantCatch";function Bd(e){let t=()=>e;return t[Ud]=!0,t}var Hd;var Wi={value:void 0,enumerable:!1},Wd="captureStackTrace"in Error?Error:null;function ax(e){let t=Wd;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return Wd=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function y(e,t,n,r){
let o={};function s(p){this.def=p,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function c(p,m){if(p._zod){if(p._zod.
traits.has(e))return}else{Wi.value=new s(m);try{Object.defineProperty(p,"_zod",Wi)}finally{Wi.value=void 0}}if(p._zod.traits.add(e),t(p,m),a){
let b=Object.getPrototypeOf(p),x=p._zod.constr.prototype,E=b;for(;E&&E!==x;)E=Object.getPrototypeOf(E);let j=E??b;a.has(j)||(a.add(j),Bi(j,i))}
let g=d.prototype;for(let b in g)Object.prototype.hasOwnProperty.call(g,b)&&(b in p||(p[b]=g[b].bind(p)))}let u=r?.Parent??Object;class l extends u{}
Object.defineProperty(l,"name",{value:e});function d(p){let m=r?.Parent?ax(l):this;c(m,p);let g=m._zod.deferred;if(g){for(let x of g)x();m._zod.
deferred=void 0}let b=globalThis.__zod_globalConfig?.postProcessor;return b&&b(m),m}return Object.defineProperty(d,"init",{value:c}),Object.
defineProperty(d,Symbol.hasInstance,{value:p=>r?.Parent&&p instanceof r.Parent?!0:p?._zod?.traits?.has(e)}),Object.defineProperty(d,"name",{
value:e}),d}var Ge=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},yn=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Hd=globalThis).__zod_globalConfig??(Hd.__zod_globalConfig=
{});var ge=globalThis.__zod_globalConfig;function ze(e){return e&&Object.assign(ge,e),ge}function cx(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,fn,2)),e.message}function ux(e){this._zod.message=e}var lx={
get:cx,set:ux,enumerable:!0,configurable:!0},Vi={value:void 0,enumerable:!1},qd=new WeakSet([Object.prototype,Error.prototype]),Vd=(e,t)=>{e.
name="$ZodError",Vi.value=t,Object.defineProperty(e,"issues",Vi),Vi.value=void 0,Object.defineProperty(e,"message",lx);let n=Object.getPrototypeOf(
e);qd.has(n)||(qd.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Jd=y("$ZodError",Vd),er=y("$ZodError",Vd,void 0,{Parent:Error});function dx(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function Kd(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?dx(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function Yd(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,u=0;for(;u<a.length;){let l=a[u],d=u===a.length-1;
if(l==="_errors"){d&&c._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let p=c[l];d&&p._errors.push(t(i)),c=p,u++}}}};return r(e),n}function co(e,t){return{callee:t?.callee??e,Err:t?.Err}}var tr=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new Ge;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>je(u,i,ze())));throw ro(c,s?.callee??
t),c}return a.value};return t},nr=tr(er),rr=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>je(u,i,ze())));throw ro(c,s?.callee??t),c}return a.
value};return t},Ji=rr(er),or=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new Ge;
return s.issues.length?Xd(e,s.issues,o):{success:!0,data:s.value}},Bt=or(er);function Xd(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>je(o,n,ze()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var sr=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?Xd(e,s.issues,o):{success:!0,data:s.
value}},Ki=sr(er),fx=Symbol.for("zod.compile.invalid"),mx=Symbol.for("zod.compile.fallback"),uo=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==fx)return!0;if(r.definite===!0&&n===void 0)return!1}return hx(e,t,n)});function hx(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[mx]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new Ge;return s.issues.length===0}var lo=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},Qd=e=>{let t=tr(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,co(n,i))};return n};var ep=e=>{let t=tr(e),n=(r,o,s,i)=>t(r,o,s,co(n,i));return n};var tp=e=>{let t=rr(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,co(n,i))};return n};var np=e=>{let t=rr(e),n=async(r,o,s,i)=>await t(r,o,s,co(n,i));return n};var rp=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return or(e)(t,n,o)};var op=e=>(t,n,r)=>or(e)(t,n,r);var sp=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return sr(e)(t,n,o)};var ip=e=>async(t,n,r)=>sr(e)(t,n,r);var ap=/^[cC][0-9a-z]{6,}$/,cp=/^[0-9a-z]+$/,up=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,lp=/^[0-9a-vA-V]{20}$/,dp=/^[A-Za-z0-9]{27}$/,pp=/^[a-zA-Z0-9_-]{21}$/;
function fp(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var mp=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var hp=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Xi=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var gp=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var gx="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function bp(){
return new RegExp(gx,"u")}var yp=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
wp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var vp=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
xp=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var _p=/^https?$/,$p=/^\+[1-9]\d{6,14}$/;var Sp="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function bx(e){return new RegExp(`^${e}$`)}var Ep=bx(Sp);function Yi(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Op(e){return new RegExp(`^${Yi(e)}$`)}
function kp(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${Yi({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${Yi({precision:e.precision})}`:n;return new RegExp(`^${Sp}T(?:${r})$`)}var Rp=/^[\s\S]{0,}$/;var Qi=/^-?\d+(?:\.\d+)?$/,Tp=/^(?:true|false)$/i,zp=/^null$/i;var Pp=/^[^A-Z]*$/,Ap=/^[^a-z]*$/;var ae=y("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var ea=e=>{let t=e.value;return!Ci(t)&&t.length!==void 0},po={number:"number",bigint:"bigint",object:"date"},ta=y("$ZodCheckLessThan",(e,t)=>{
ae.init(e,t);let n=po[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:po[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
na=y("$ZodCheckGreaterThan",(e,t)=>{ae.init(e,t);let n=po[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:po[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Cp=y("$ZodCheckMultipleOf",(e,t)=>{ae.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):Mi(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Mp=y(
"$ZodCheckNumberFormat",(e,t)=>{ae.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Gi[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Ip=y("$ZodCheckMaxLength",(e,t)=>{var n;ae.init(e,t),(n=e._zod.def).when??(n.when=ea),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Xn(o):s)<=t.maximum)return;let a=Qn(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Np=y("$ZodCheckMinLength",(e,t)=>{var n;ae.init(e,t),(n=e._zod.def).when??(n.when=ea),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Xn(o):s)>=t.minimum)return;let a=Qn(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Lp=y("$ZodCheckLengthEquals",(e,t)=>{var n;ae.init(e,t),(n=e._zod.def).
when??(n.when=ea),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Xn(o):s;if(i===t.length)return;
let a=Qn(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),ar=y("$ZodCheckStringFormat",(e,t)=>{var n,r;ae.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Fp=y("$ZodCheckRegex",(e,t)=>{ar.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Dp=y("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Pp),ar.init(e,t)}),
jp=y("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Ap),ar.init(e,t)}),Gp=y("$ZodCheckIncludes",(e,t)=>{ae.init(e,t);let n=st(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Zp=y("$\
ZodCheckStartsWith",(e,t)=>{ae.init(e,t);let n=new RegExp(`^${st(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
Up=y("$ZodCheckEndsWith",(e,t)=>{ae.init(e,t);let n=new RegExp(`.*${st(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Bp=y("$ZodCheckOverwrite",(e,t)=>{ae.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var fo=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Wp={major:4,minor:6,patch:7};var q=y("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Wp;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,u)=>{if(a.memo)return a;let l=Te(a),d;for(let p of c){if(p._zod.def.
when){if(Zi(a)||!p._zod.def.when(a))continue}else if(l)continue;let m=a.issues.length,g=p._zod.check(a);if(g instanceof Promise&&u?.async===
!1)throw new Ge;if(d||g instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await g,a.issues.length!==m&&(Yn(a.issues,m,e),l||(l=Te(a,
m)))});else{if(a.issues.length===m)continue;Yn(a.issues,m,e),l||(l=Te(a,m))}}return d?d.then(()=>a):a},i=(a,c,u)=>{if(Te(a))return a.aborted=
!0,a;let l=s(c,o,u);if(l instanceof Promise){if(u.async===!1)throw new Ge;return l.then(d=>e._zod.parse(d,u))}return e._zod.parse(l,u)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let l=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return l instanceof Promise?l.then(d=>i(d,a,c)):i(l,a,c)}let u=e._zod.parse(a,c);if(u instanceof Promise){if(c.async===!1)throw new Ge;return u.
then(l=>s(l,o,c))}return s(u,o,c)}}},{get"~standard"(){return ao(this,"~standard",oa(this))},set"~standard"(e){Ke(this,"~standard",e)}}),af=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>je(n,t,ze()))}:{value:e.value};async function yx(e,t){let n={async:!0};return af(await e._zod.run({value:t,
issues:[]},n),n)}function oa(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return af(r,n)}catch{}return yx(e,t)},vendor:"zod",version:1}}var wn=y("$ZodString",(e,t)=>{q.init(e,t),e._zod.pattern=t.pattern??Rp,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),K=y("$ZodStringFormat",(e,t)=>{ar.init(e,t),wn.init(e,t)}),sa=y("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
hp),K.init(e,t)}),ia=y("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Xi(r))}else t.pattern??(t.pattern=Xi());K.init(e,t)}),aa=y("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=gp),K.init(e,t)}),cf=1,ho=2;function uf(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function wx(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?uf(e)||ho:vx(e,t)}function vx(e,t){
if(!t.normalize&&t.protocol?.source===_p.source&&!/^https?:\/\//i.test(e))return cf;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??ho}return new URL(e)}catch{return ho}}var xx=/[\t\n\r]/g;function qp(e){return e.replace(xx,"")}function _x(e,t){return t.
lastIndex=0,t.test(e.hostname)}function $x(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var ca=y(
"$ZodURL",(e,t)=>{K.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=wx(r,t);if(o===cf){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===ho){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=qp(r);return}t.hostname&&!_x(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!$x(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:qp(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),ua=y("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=bp()),K.init(e,t)}),la=y("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?pp:fp(t.length)),K.init(e,t)}),da=y(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=ap),K.init(e,t)}),pa=y("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=cp),K.init(e,t)}),fa=y("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=up),K.init(e,t)}),ma=y("$ZodXID",(e,t)=>{t.pattern??(t.pattern=lp),K.init(e,t)}),ha=y("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=dp),K.init(e,t)}),bo=y("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=kp(t)),K.init(e,t)}),yo=y("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=Ep),K.init(e,t)}),wo=y("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Op(t)),K.init(e,t)}),vo=y("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=mp),K.init(e,t)}),ga=y("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=yp),K.init(e,t)}),Sx=/^[0-9a-fA-F:.]+$/;function lf(e){return Sx.
test(e)?uf(`http://[${e}]`):!1}var ba=y("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=wp),K.init(e,t),e._zod.check=n=>{lf(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var ya=y("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=vp),K.init(e,t)});function Ex(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:lf(n)}var wa=y("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=xp),K.init(e,t),e._zod.
check=n=>{Ex(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function df(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var Ox=/^[0-9a-zA-Z+/]*={0,2}$/,va=y("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=Ox),K.init(e,t),e._zod.check=n=>{df(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),pf=/^[A-Za-z0-9_-]*$/;function kx(e){if(!pf.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return df(n)}var xa=y("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=pf),K.init(e,t),e._zod.check=n=>{kx(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),_a=y("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
$p),K.init(e,t)});function Rx(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var $a=y("$ZodJWT",(e,t)=>{K.init(e,t),e._zod.check=n=>{Rx(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var cr=y("$ZodNumber",(e,t)=>{q.init(e,t),e._zod.pattern=Qi,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),xo=y("$ZodNumberForm\
at",(e,t)=>{Mp.init(e,t),cr.init(e,t)}),_o=y("$ZodBoolean",(e,t)=>{q.init(e,t),e._zod.pattern=Tp,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Sa=y("$ZodNull",(e,t)=>{q.init(e,t),e._zod.pattern=zp,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var $o=y("$ZodUnknown",(e,t)=>{q.init(e,t),e._zod.parse=n=>n}),So=y("$ZodNever",(e,t)=>{q.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function Tx(e,t){let n=io(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,u]of io(e._zod.def.checks))if(a>c&&u._zod.def.when(s)){let l=s.issues.
length;return u._zod.check(s),s.issues[l].continue=!1,Yn(s.issues,l,e),s}}return o(s,i)}}var zx=e=>Array.isArray(e)?e.length:-1;function Vp(e,t,n){e.issues.length&&t.issues.push(...De(n,e.issues)),t.value[n]=e.value}var Eo=y("$ZodArray",(e,t)=>{q.init(e,t);let n=ge.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let u=s[c],l=t.element._zod.
run({value:u,issues:[]},o);if(l instanceof Promise)i.push(l.then(d=>Vp(d,r,c)));else if(Vp(l,r,c),a&&l.issues.length!==0&&Te(l))break}return i.
length?Promise.all(i).then(()=>r):r},Tx(e,zx)});function go(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...De(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var Px=[];
function ff(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Px,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=ji(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function mf(e,t,n,r,o,s,i){let a=[],c=o.keySet,
u=o.catchall._zod,l=u.def.type,d=u.optin,p=u.optout,m=0;for(let g in t){if(i&&n.issues.length!==m){if(Te(n,m))break;m=n.issues.length}if(c.has(
g))continue;if(g==="__proto__"){l==="never"&&a.push(g);continue}if(l==="never"){a.push(g);continue}let b=u.run({value:t[g],issues:[]},r);b instanceof
Promise?e.push(b.then(x=>go(x,n,g,t,d,p))):go(b,n,g,t,d,p)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var Ea=y("$ZodObject",(e,t)=>{q.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let u=()=>{let l={...r};return Object.defineProperty(t,"shape",{value:l}),u.raw=l,l};u.raw=r,Object.defineProperty(
t,"shape",{get:u})}let o=mn(()=>ff(t));B(e,"propValues",u=>{let l=u.def.shape,d={};for(let p in l){let m=l[p]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,p)||hn(d,p,new Set);for(let g of m.values)d[p].add(g);m.optin!==void 0&&d[p].add(void 0)}}return d});let s=Ut,i=t.catchall,
a,c=ge.memoizer;c?.attach(e),e._zod.parse=(u,l)=>{a??(a=o.value);let d=u.value;if(!s(d))return u.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),u;u.value=c?c.alloc(e,u,{},l):{};let p=[],m=a.shape,g=l?.abortEarly,b=u.issues.length;for(let x of a.allKeys){if(g&&
u.issues.length!==b){if(Te(u,b))break;b=u.issues.length}if(x==="__proto__")continue;let E=m[x],j=E._zod.optin,G=E._zod.optout,P=E._zod.run({
value:d[x],issues:[]},l);P instanceof Promise?p.push(P.then(L=>go(L,u,x,d,j,G))):go(P,u,x,d,j,G)}return i?mf(p,d,u,l,o.value,e,g===!0):p.length?
Promise.all(p).then(()=>u):u}}),hf=y("$ZodObjectJIT",(e,t)=>{Ea.init(e,t);let n=e._zod.parse,r=mn(()=>ff(t)),o=ge.memoizer,s=m=>{let g=r.value,
b=g.symbolKeys,x=new fo(["payload","ctx"],{shape:m,inst:e,memo:o,syms:b}),E=L=>`shape[${L}]._zod.run({ value: input[${L}], issues: [] }, ctx\
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
"symbol"?`syms[${b.indexOf(L)}]`:Ii(L),te=`${Z} in input`,We=m[L],yt=We?._zod?.optin,un=yt!==void 0,Ft=We?._zod?.optout==="optional";if(x.write(
`const ${M} = ${E(Z)};`),un&&Ft){let qe=yt==="optional"?`${M}_present`:`${M}.value !== undefined || ${M}_present`;x.write(`
        const ${M}_present = ${te};
        if (!${M}.issues.length || ${M}_present) {
          if (${M}.issues.length) {${j(M,Z)}
          }

          if (${qe}) {
            newResult[${Z}] = ${M}.value;
          }
        }

      `)}else un?(x.write(`
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

      `)}return x.write("payload.value = newResult;"),x.write("return payload;"),x.compile()},i,a=Ut,c=!ge.jitless,l=c&&Li.value,d=t.catchall,
p;e._zod.parse=(m,g)=>{p??(p=r.value);let b=m.value;return a(b)?c&&l&&g?.async===!1&&g.jitless!==!0?(i||(i=s(t.shape)),m=i(m,g),d?mf([],b,m,
g,p,e,g?.abortEarly===!0):m):n(m,g):(m.issues.push({expected:"object",code:"invalid_type",input:b,inst:e}),m)}});function Jp(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!Te(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>je(i,r,ze())))}),t)}var Oo=y("$ZodUnion",(e,t)=>{q.init(e,t),B(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),B(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),B(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),B(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Kn(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>Jp(a,r,e,o)):Jp(i,r,e,o)}});function Ax(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var Oa=y("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Oo.init(e,t);let n=e.
_zod.parse;B(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[u,l]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,u)||hn(s,u,new Set);for(let d of l)s[u].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=gn(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=mn(()=>Ax(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Ut(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(u=>r.value.get(u)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),ka=y("$ZodIntersection",(e,t)=>{q.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,u])=>Kp(n,c,u)):Kp(n,s,i)}});function ra(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(xt(e)&&xt(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=ra(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=ra(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function Kp(e,t,n){let r=new Map,o,s=new Map,i=(u,l)=>{let d;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),d=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let p=String(u.path[0]);s.has(p)||s.set(p,u),d=[p]}else
return!1;for(let p of d)r.has(p)||r.set(p,{}),r.get(p)[l]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of n.issues)
i(u,"r")||e.issues.push(u);let a=[...r].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(a.length){let u=o?a.filter(l=>o.keys.includes(l)):[];u.length&&
e.issues.push({...o,keys:u});for(let l of a)!u.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}let c=ra(t.value,n.value);if(!c.valid){if(Te(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var ko=y("$ZodT\
uple",(e,t)=>{q.init(e,t);let n=t.items,r=ge.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=Yp(n,"optin"),u=Yp(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let l=new Array(n.length),d=t.rest?s?.abortEarly:void 0,p=!1;for(let m=0;m<
n.length;m++){let g=n[m]._zod.run({value:i[m],issues:[]},s);g instanceof Promise?a.push(g.then(b=>{l[m]=b})):(l[m]=g,d&&!p&&g.issues.length&&
(p=Te(g)))}if(t.rest&&!p){let m=n.length-1,g=i.slice(n.length),b=o.issues.length;for(let x of g){if(d&&o.issues.length!==b){if(Te(o,b))break;
b=o.issues.length}m++;let E=t.rest._zod.run({value:x,issues:[]},s);E instanceof Promise?a.push(E.then(j=>Xp(j,o,m))):Xp(E,o,m)}}return a.length?
Promise.all(a).then(()=>Qp(l,o,n,i,u)):Qp(l,o,n,i,u)}});function Yp(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function Xp(e,t,n){e.issues.length&&t.issues.push(...De(n,e.issues)),t.value[n]=e.value}function Qp(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...De(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var Ra=y("$ZodRecord",(e,t)=>{q.init(e,t);let n=ge.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!xt(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let l of a)if(typeof l=="string"||typeof l=="number"||typeof l=="s\
ymbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;let d=t.keyType._zod.run({value:l,issues:[]},o);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(d.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:d.issues.map(g=>je(g,o,ze())),input:l,path:[l],inst:e});continue}let p=d.value;if(p==="__proto__")continue;let m=t.valueType.
_zod.run({value:s[l],issues:[]},o);m instanceof Promise?i.push(m.then(g=>{g.issues.length&&r.issues.push(...De(l,g.issues)),r.value[p]=g.value})):
(m.issues.length&&r.issues.push(...De(l,m.issues)),r.value[p]=m.value)}let u;for(let l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__prot\
o__")continue;r.value[l]=s[l]}else u=u??[],u.push(l);u&&u.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let u of Reflect.ownKeys(s)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;
let l=t.keyType._zod.run({value:u,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof u=="string"&&Qi.test(u)&&l.issues.length){let g=t.keyType._zod.run({value:Number(u),issues:[]},o);if(g instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");g.issues.length===0&&(l=g)}if(l.issues.length){t.mode==="loose"?r.value[u]=s[u]:a?(c=
c??[],c.push(u)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(g=>je(g,o,ze())),input:u,path:[u],inst:e});continue}let p=l.
value;if(p==="__proto__")continue;let m=t.valueType._zod.run({value:s[u],issues:[]},o);m instanceof Promise?i.push(m.then(g=>{g.issues.length&&
r.issues.push(...De(u,g.issues)),r.value[p]=g.value})):(m.issues.length&&r.issues.push(...De(u,m.issues)),r.value[p]=m.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var Ro=y("$ZodEnum",(e,t)=>{q.init(e,t);let n=to(t.entries),r=new Set(n);e._zod.values=r,B(e,"pattern",o=>{let s=to(o.def.entries).filter(i=>Di.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>st(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),To=y("$ZodLiteral",(e,t)=>{q.init(e,t);let n=new Set(t.values);
e._zod.values=n,B(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?st(s):s?st(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var Ta=y("$ZodTransform",(e,t)=>{q.init(e,t),e._zod.optin="optional",ge.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new yn(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new Ge;return n.value=o,n}});function ef(e,t){return e.value=t.issues.length?void 0:t.value,e}var zo=y("\
$ZodOptional",(e,t)=>{q.init(e,t),B(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",B(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),B(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Kn(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>ef(n,s)):ef(n,o)}return t.innerType._zod.run(n,
r)}}),Po=y("$ZodExactOptional",(e,t)=>{zo.init(e,t),B(e,"values",n=>n.def.innerType._zod.values),B(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Ao=y("$ZodNullable",(e,t)=>{q.init(e,t),B(e,"optin",n=>n.def.innerType._zod.optin),B(e,"opto\
ut",n=>n.def.innerType._zod.optout),B(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Kn(r.source)}|null)$`):void 0}),
B(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),za=y("$ZodDefault",(e,t)=>{q.init(e,t),e._zod.optin="defaulted",B(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>tf(s,t)):tf(o,t)}});function tf(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var Pa=y(
"$ZodPrefault",(e,t)=>{q.init(e,t),e._zod.optin="defaulted",B(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),Aa=y("$ZodNonOptional",(e,t)=>{q.init(e,t),B(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>nf(s,e)):nf(o,e)}});function nf(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function rf(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>je(o,r,ze()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var Ca=y("$ZodCatch",(e,t)=>{q.init(e,t),B(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),B(e,"optout",n=>n.def.innerType._zod.optout),B(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>rf(n,s,t,r)):rf(n,o,t,r)}});var Ma=y("$ZodPipe",(e,t)=>{q.init(e,t),B(e,"values",n=>n.def.in._zod.values),B(e,"optin",n=>n.def.in._zod.optin),B(e,"optout",n=>n.def.out.
_zod.optout),B(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>mo(i,t.in,r)):mo(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>mo(s,t.out,r)):mo(o,t.out,r)}});
function mo(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var Ia=y("$ZodReadonly",(e,t)=>{q.init(e,t),B(e,"propValues",n=>n.def.innerType._zod.propValues),B(e,"values",n=>n.def.innerType._zod.values),
B(e,"optin",n=>n.def.innerType?._zod?.optin),B(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(of):of(o)}});function of(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var Co=y("$ZodCustom",(e,t)=>{ae.init(e,t),q.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>sf(s,n,r,e));sf(o,n,r,e)}});function sf(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(bn(o))}}var La=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Fa="~memo",gf=[];function bf(e){return e!==null&&typeof e=="object"}function Na(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var yf=new WeakMap,ur=0,No=1,lr=2;function Lo(e,t,n){let r=yf.get(e);if(r!==void 0)return r?lr:ur;if(t.has(e))return lr;t.add(e);let o=ur,s=l=>{
if(o!==lr&&l?._zod){let d=Lo(l,t,n);d>o&&(o=d)}},i=(l,d)=>{let p=ur;for(let m of Reflect.ownKeys(l)){let g=Object.getOwnPropertyDescriptor(l,
m);if(d&&!g.enumerable)continue;let b=g.get?No:g.value?._zod?Lo(g.value,t,n):ur;b>p&&(p=b)}return p},a=l=>{l>o&&(o=l)},c=e._zod.def,u=c.type;
switch(u){case"object":{let l=gn(c);a(l?i(l,!0):No),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let l of c.items)s(l);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let l of c.options)s(
l);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let l=c._cachedInner??(n?e._zod.innerType:void 0);a(l?Lo(l,t,!1):No);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let l in c){let d=Object.getOwnPropertyDescriptor(c,l);if(!d||d.get)continue;
let p=d.value;if(!(!p||typeof p!="object")){if(p._zod)s(p);else if(Array.isArray(p))for(let m of p)s(m)}}}return t.delete(e),Cx(e,o)}function Cx(e,t){
return t!==No&&yf.set(e,t===lr),t}function Mx(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var Mo,Io=[],Ix={alloc(e,t,n){let r=Mo;if(!r)return n;
Mo=void 0;let o={value:n,issues:null};return r.set(t.value,o),Io.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Nx(s,o.value))throw new La;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,u)=>{
if(n===void 0){let E=Lo(e,new Set,!1);if(E===ur)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,u);E===lr||r?n=!0:r=!0}let l=c.value;
if(!bf(l))return i(c,u);let d=u[Fa];d||(d={buckets:new WeakMap,backEdges:void 0},u[Fa]=d);let p;o===u?p=s:(p=Mx(d,e),o=u,s=p);let m=p.get(l);
if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...Na(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;Mo=p;let g=Io.length,b=i(c,u);Mo=void 0;let x=Io.length>g?Io.pop():void 0;return b instanceof Promise?b.then(E=>(x&&(x.issues=
E.issues.length?Na(E.issues):gf),E)):(x&&(x.issues=b.issues.length?Na(b.issues):gf),b)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function wf(){
return Ix}function Nx(e,t){let n=e[Fa]?.backEdges;return n!==void 0&&bf(t)&&n.has(t)}var Lx=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Ui(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
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
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function vf(){return{localeError:Lx()}}var xf;var Da=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Fx(){return new Da}(xf=globalThis).__zod_globalRegistry??(xf.__zod_globalRegistry=Fx());var dr=globalThis.__zod_globalRegistry;function _f(e){return e.checks&&(e.checks=[...e.checks]),e}function Fo(e,t){return new e(_f({type:"string",...N(t)}))}function ja(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...N(t)})}function Ga(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...N(t)})}function Za(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...N(t)})}function Ua(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...N(t)})}function Ba(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...N(t)})}function Ha(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...N(t)})}function Wa(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...N(t)})}function qa(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...N(t)})}function Va(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...N(t)})}function Ja(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...N(t)})}function Ka(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...N(
t)})}function Ya(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...N(t)})}function Xa(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...N(t)})}function Qa(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...N(t)})}function ec(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...N(t)})}function tc(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...N(t)})}function nc(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...N(t)})}function rc(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...N(t)})}function oc(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...N(t)})}function sc(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...N(t)})}function ic(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...N(t)})}function ac(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...N(t)})}function Do(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...N(t)})}function jo(e,t){
return new e({type:"string",format:"date",check:"string_format",...N(t)})}function Go(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...N(t)})}function Zo(e,t){return new e({type:"string",format:"duration",check:"string_format",...N(t)})}function Uo(e,t){
return new e(_f({type:"number",checks:[],...N(t)}))}function Bo(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...N(t)})}function Ho(e,t){return new e({type:"boolean",...N(t)})}function cc(e,t){return new e({type:"null",...N(t)})}function Wo(e){return new e({type:"unknown"})}function qo(e,t){return new e({type:"never",...N(t)})}function pr(e,t){return new ta({check:"less_than",...N(t),value:e,inclusive:!1})}function Ht(e,t){return new ta({check:"less_than",...N(t),value:e,
inclusive:!0})}function vn(e,t){return new na({check:"greater_than",...N(t),value:e,inclusive:!1})}function _t(e,t){return new na({check:"greater_than",...N(
t),value:e,inclusive:!0})}function Vo(e){return vn(0,e)}function xn(e){return _t(0,e)}function fr(e,t){return new Cp({check:"multiple_of",...N(t),value:e})}function ne(e,t){return new Ip({check:"max_length",...N(t),maximum:e})}function it(e,t){return new Np({check:"min_length",...N(t),minimum:e})}
function mr(e,t){return new Lp({check:"length_equals",...N(t),length:e})}function $t(e,t){return new Fp({check:"string_format",format:"regex",
...N(t),pattern:e})}function Jo(e){return new Dp({check:"string_format",format:"lowercase",...N(e)})}function Ko(e){return new jp({check:"st\
ring_format",format:"uppercase",...N(e)})}function Yo(e,t){return new Gp({check:"string_format",format:"includes",...N(t),includes:e})}function Xo(e,t){
return new Zp({check:"string_format",format:"starts_with",...N(t),prefix:e})}function Qo(e,t){return new Up({check:"string_format",format:"e\
nds_with",...N(t),suffix:e})}function at(e){return new Bp({check:"overwrite",tx:e})}function es(e){return at(t=>t.normalize(e))}function ts(){return at(e=>e.trim())}function ns(){
return at(e=>e.toLowerCase())}function rs(){return at(e=>e.toUpperCase())}function uc(){return at(e=>Ni(e))}function $f(e,t,n){return new e(
{type:"array",element:t,...N(n)})}function os(e,t,n){return new e({type:"custom",check:"custom",fn:t,...N(n)})}function lc(e,t){let n=Dx(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(bn(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(bn(s))}},e(r.value,r)),t);return n}function Dx(e,t){let n=new ae({
check:"custom",...N(t)});return n._zod.check=e,n}var hr=()=>()=>{throw new Error("bundles make no JSON Schemas")};var Tf=new WeakSet([Object.prototype,Error.prototype]);function ss(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Hx=(e,t)=>{Jd.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);Tf.has(n)||(Tf.add(n),ss(n,"format",r=>o=>Yd(r,
o)),ss(n,"flatten",r=>o=>Kd(r,o)),ss(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,fn,2)}),ss(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,fn,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Pe=y("ZodError",Hx,void 0,{Parent:Error});var zf=tr(Pe),Pf=rr(Pe),Af=or(Pe),Cf=sr(Pe),Mf=Qd(Pe),If=ep(Pe),Nf=tp(Pe),Lf=np(Pe),Ff=rp(Pe),Df=op(Pe),jf=sp(Pe),Gf=ip(Pe);function L_(){ge.localeError||ze(vf())}function gr(){ge.memoizer||ze({memoizer:wf()})}var X=y("ZodType",(e,t)=>(L_(),q.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(D.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ye(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(C$(e,t))},superRefine(e,t){return this.check(M$(e,t))},overwrite(e){return this.
check(at(e))},optional(){return fc(this)},exactOptional(){return v$(this)},nullable(){return mc(this)},nullish(){return fc(mc(this))},nonoptional(e){
return O$(this,e)},array(){return z(this)},or(e){return we([this,e])},and(e){return h$(this,e)},transform(e){return Zf(this,w$(e))},default(e){
return $$(this,e)},prefault(e){return E$(this,e)},catch(e){return R$(this,e)},pipe(e){return Zf(this,e)},readonly(){return P$(this)},describe(e){
let t=this.clone();return dr.add(t,{description:e}),t},meta(...e){if(e.length===0)return dr.get(this);let t=this.clone();return dr.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return D.hide(this,"~standard",{...oa(this),jsonSchema:{input:hr(this,"input"),output:hr(this,"output")}})},
set"~standard"(e){D.own(this,"~standard",e)},parse:function e(t,n){return zf(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await Pf(
this,t,n,{callee:e})},safeParse(e,t){return Af(this,e,t)},async safeParseAsync(e,t){return Cf(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){D.own(this,"spa",e)},validate(e,t){return uo(this,e,t)},validateAsync(e,t){return lo(this,e,t)},encode:function e(t,n){return Mf(
this,t,n,{callee:e})},decode:function e(t,n){return If(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await Nf(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await Lf(this,t,n,{callee:e})},safeEncode(e,t){return Ff(this,e,t)},safeDecode(e,t){return Df(this,
e,t)},async safeEncodeAsync(e,t){return jf(this,e,t)},async safeDecodeAsync(e,t){return Gf(this,e,t)},toJSONSchema(e){return hr(this,{})(e)},
get description(){return dr.get(this)?.description},get _def(){return this._zod.def}}),Uf=y("_ZodString",(e,t)=>{wn.init(e,t),X.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},D.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check($t(...e))},includes(...e){return this.check(Yo(...e))},startsWith(...e){return this.check(Xo(
...e))},endsWith(...e){return this.check(Qo(...e))},min(...e){return this.check(it(...e))},max(...e){return this.check(ne(...e))},length(...e){
return this.check(mr(...e))},nonempty(...e){return this.check(it(1,...e))},lowercase(e){return this.check(Jo(e))},uppercase(e){return this.check(
Ko(e))},trim(){return this.check(ts())},normalize(...e){return this.check(es(...e))},toLowerCase(){return this.check(ns())},toUpperCase(){return this.
check(rs())},slugify(){return this.check(uc())}})),F_=y("ZodString",(e,t)=>{wn.init(e,t),Uf.init(e,t)},{email(e){return this.check(ja(U_,e))},
url(e){return this.check(Wa(H_,e))},jwt(e){return this.check(ac(i$,e))},emoji(e){return this.check(qa(W_,e))},guid(e){return this.check(Ga(B_,
e))},uuid(e){return this.check(Za(is,e))},uuidv4(e){return this.check(Ua(is,e))},uuidv6(e){return this.check(Ba(is,e))},uuidv7(e){return this.
check(Ha(is,e))},nanoid(e){return this.check(Va(q_,e))},cuid(e){return this.check(Ja(V_,e))},cuid2(e){return this.check(Ka(J_,e))},ulid(e){return this.
check(Ya(K_,e))},base64(e){return this.check(oc(r$,e))},base64url(e){return this.check(sc(o$,e))},xid(e){return this.check(Xa(Y_,e))},ksuid(e){
return this.check(Qa(X_,e))},ipv4(e){return this.check(ec(Q_,e))},ipv6(e){return this.check(tc(e$,e))},cidrv4(e){return this.check(nc(t$,e))},
cidrv6(e){return this.check(rc(n$,e))},e164(e){return this.check(ic(s$,e))},datetime(e){return this.check(Do(D_,e))},date(e){return this.check(
jo(j_,e))},time(e){return this.check(Go(G_,e))},duration(e){return this.check(Zo(Z_,e))}});function h(e){return Fo(F_,e)}var re=y("ZodString\
Format",(e,t)=>{K.init(e,t),Uf.init(e,t)}),D_=y("ZodISODateTime",(e,t)=>{bo.init(e,t),re.init(e,t)}),j_=y("ZodISODate",(e,t)=>{yo.init(e,t),
re.init(e,t)}),G_=y("ZodISOTime",(e,t)=>{wo.init(e,t),re.init(e,t)}),Z_=y("ZodISODuration",(e,t)=>{vo.init(e,t),re.init(e,t)}),U_=y("ZodEmai\
l",(e,t)=>{aa.init(e,t),re.init(e,t)});var B_=y("ZodGUID",(e,t)=>{sa.init(e,t),re.init(e,t)});var is=y("ZodUUID",(e,t)=>{ia.init(e,t),re.init(e,t)});var H_=y("ZodURL",(e,t)=>{ca.init(e,t),re.init(e,t)});var W_=y("ZodEmoji",(e,t)=>{ua.init(e,t),re.init(e,t)});var q_=y("ZodNanoID",(e,t)=>{la.init(e,t),re.init(e,t)});var V_=y("ZodCUID",(e,t)=>{da.init(e,t),re.init(e,t)});var J_=y("ZodCUID2",(e,t)=>{pa.init(e,t),re.init(e,t)});var K_=y("ZodULID",(e,t)=>{fa.init(e,t),re.init(e,t)});var Y_=y("ZodXID",(e,t)=>{ma.init(e,t),re.init(e,t)});var X_=y("ZodKSUID",(e,t)=>{ha.init(e,t),re.init(e,t)});var Q_=y("ZodIPv4",(e,t)=>{ga.init(e,t),re.init(e,t)});var e$=y("ZodIPv6",(e,t)=>{ba.init(e,t),re.init(e,t)});var t$=y("ZodCIDRv4",(e,t)=>{ya.init(e,t),re.init(e,t)});var n$=y("ZodCIDRv6",(e,t)=>{wa.init(e,t),re.init(e,t)});var r$=y("ZodBase64",(e,t)=>{va.init(e,t),re.init(e,t)});var o$=y("ZodBase64URL",(e,t)=>{xa.init(e,t),re.init(e,t)});var s$=y("ZodE164",(e,t)=>{_a.init(e,t),re.init(e,t)});var i$=y("ZodJWT",(e,t)=>{$a.init(e,t),re.init(e,t)});var Bf=y("ZodNumber",(e,t)=>{cr.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},D.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(vn(e,t))},gte(e,t){return this.
check(_t(e,t))},min(e,t){return this.check(_t(e,t))},lt(e,t){return this.check(pr(e,t))},lte(e,t){return this.check(Ht(e,t))},max(e,t){return this.
check(Ht(e,t))},int(e){return this.check(W(e))},safe(e){return this.check(W(e))},positive(e){return this.check(vn(0,e))},nonnegative(e){return this.
check(_t(0,e))},negative(e){return this.check(pr(0,e))},nonpositive(e){return this.check(Ht(0,e))},multipleOf(e,t){return this.check(fr(e,t))},
step(e,t){return this.check(fr(e,t))},finite(){return this}}));function _(e){return Uo(Bf,e)}var a$=y("ZodNumberFormat",(e,t)=>{xo.init(e,t),
Bf.init(e,t)});function W(e){return Bo(a$,e)}var c$=y("ZodBoolean",(e,t)=>{_o.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function be(e){return Ho(c$,e)}var u$=y("ZodNull",(e,t)=>{Sa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Hf(e){return cc(u$,e)}var l$=y("ZodUnknown",(e,t)=>{$o.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ct(){return Wo(l$)}var d$=y(
"ZodNever",(e,t)=>{So.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Wf(e){return qo(d$,e)}var p$=y("ZodArray",(e,t)=>{gr(),Eo.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(it(e,t))},nonempty(e){return this.check(it(1,e))},max(e,t){return this.check(ne(e,t))},length(e,t){return this.check(mr(e,
t))},unwrap(){return this.element}});function z(e,t){return $f(p$,e,t)}var hc=y("ZodObject",(e,t)=>{gr(),hf.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),D.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return F(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(D.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(D.mergeDefs(this._zod.def,{catchall:ct()}))},loose(){return this.clone(D.mergeDefs(this._zod.def,{catchall:ct()}))},
strict(){return this.clone(D.mergeDefs(this._zod.def,{catchall:Wf()}))},strip(){return this.clone(D.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return D.extend(this,e)},safeExtend(e){return D.safeExtend(this,e)},merge(e){return D.merge(this,e)},pick(e){return D.pick(this,e)},
omit(e){return D.omit(this,e)},partial(...e){return D.partial(gc,this,e[0])},exactPartial(...e){return D.partial(Jf,this,e[0],"exactPartial")},
required(...e){return D.required(Yf,this,e[0])}});function qf(e,t){let n={type:"object",shape:e??{},...D.normalizeParams(t)};return new hc(n)}
function O(e,t){return new hc({type:"object",shape:e,catchall:Wf(),...D.normalizeParams(t)})}function Wt(e,t){return new hc({type:"object",shape:e,
catchall:ct(),...D.normalizeParams(t)})}var Vf=y("ZodUnion",(e,t)=>{Oo.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function we(e,t){return new Vf({type:"union",options:e,...D.normalizeParams(t)})}var f$=y("ZodDiscriminatedUnion",(e,t)=>{Vf.init(e,t),Oa.init(e,t)});function Xe(e,t,n){return new f$({type:"union",options:t,discriminator:e,
...D.normalizeParams(n)})}var m$=y("ZodIntersection",(e,t)=>{ka.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function h$(e,t){return new m$({type:"intersection",left:e,right:t})}var g$=y("ZodTuple",(e,t)=>{gr(),ko.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new gc({type:"optional",innerType:t}))})}});
function as(e,t,n){let r=t instanceof q,o=r?n:t,s=r?t:null;return new g$({type:"tuple",items:e,rest:s,...D.normalizeParams(o)})}var dc=y("Zo\
dRecord",(e,t)=>{gr(),Ra.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function ve(e,t,n){return!t||!t._zod?new dc({type:"record",keyType:h(),valueType:e,...D.normalizeParams(t)}):new dc({type:"record",keyType:e,
valueType:t,...D.normalizeParams(n)})}function ut(e,t,n){return new dc({type:"record",keyType:e,valueType:t,...D.normalizeParams(n),partial:!0})}var pc=y("ZodEnum",(e,t)=>{Ro.init(e,t),X.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new pc({...t,checks:[],...D.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new pc({...t,checks:[],...D.normalizeParams(o),entries:s})}});
function F(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new pc({type:"enum",entries:n,...D.normalizeParams(t)})}var b$=y("ZodLiteral",(e,t)=>{To.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function ee(e,t){return new b$({type:"literal",values:Array.isArray(e)?e:[e],...D.normalizeParams(t)})}var y$=y("ZodTransform",(e,t)=>{gr(),Ta.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new yn(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(D.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(D.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function w$(e){return new y$({type:"transform",transform:e})}
var gc=y("ZodOptional",(e,t)=>{zo.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function fc(e){return new gc({type:"optional",innerType:e})}var Jf=y("ZodExactOptional",(e,t)=>{Po.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function v$(e){return new Jf({type:"optional",innerType:e})}var x$=y("ZodNull\
able",(e,t)=>{Ao.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function mc(e){
return new x$({type:"nullable",innerType:e})}function Kf(e){return fc(mc(e))}var _$=y("ZodDefault",(e,t)=>{za.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function $$(e,t){return new _$({type:"default",innerType:e,
get defaultValue(){return typeof t=="function"?t():D.shallowClone(t)}})}var S$=y("ZodPrefault",(e,t)=>{Pa.init(e,t),X.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function E$(e,t){return new S$({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():D.shallowClone(t)}})}var Yf=y("ZodNonOptional",(e,t)=>{Aa.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(
e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function O$(e,t){return new Yf({type:"nonoptional",innerType:e,...D.normalizeParams(t)})}var k$=y("ZodCatch",(e,t)=>{Ca.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function R$(e,t){return new k$({type:"catch",innerType:e,catchValue:typeof t=="function"?t:D.constantCatch(t)})}var T$=y("ZodPipe",(e,t)=>{Ma.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function Zf(e,t){
return new T$({type:"pipe",in:e,out:t})}var z$=y("ZodReadonly",(e,t)=>{Ia.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function P$(e){return new z$({type:"readonly",innerType:e})}var A$=y("ZodCustom",(e,t)=>{Co.init(e,t),X.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function C$(e,t={}){return os(A$,e,t)}function M$(e,t){return lc(e,t)}var St=z(O({name:h(),key:F(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var k=(e,t)=>O({code:ee(e),...t}),ue=F(["base","head"]),bc=O({exitCode:_().nullable(),signal:h().nullable()}).describe("Both null where noth\
ing is known but that it ended."),Xf=F(["content-length","chunked","until-close","none"]),I$=O({port:_().describe("The port that requests we\
re sent to."),at:z(O({host:h(),port:_()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known\
 where the server listens."),yc=F(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is with\
out TLS."),br={through:ee("nginx").exactOptional().describe("Set where the server itself answers."),interim:_().exactOptional().describe("Th\
e status (1xx) that its answers have before the one that counts.")},cs={afterLoad:ee(!0).exactOptional()},Qf=z(we([O({status:h(),count:_()}),
O({error:h(),count:_()})])),N$=F(["differs","too-long","too-slow"]),L$=we([O({text:h()}).describe("The beginning of the whole body that is e\
xpected."),O({contains:h()}),O({matches:h(),why:N$}).describe("Whether it does not match, or is too long to be looked at, or the expression \
takes too long."),O({json:h(),at:h(),got:h().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; n\
ull for nothing."),O({json:Hf()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),yr=Xe("cod\
e",[k("wrong-status",{path:h(),status:_(),expected:we([_(),z(_())]).describe("Of several, each would be right."),body:h().describe("Its begi\
nning, without secrets."),speaks:yc.exactOptional(),...br,...cs}),k("wrong-body",{path:h(),bytes:_(),body:h().describe("Its beginning, witho\
ut secrets."),lacks:L$,...cs}),k("wrong-header",{path:h(),name:h(),value:h().nullable(),expected:h(),...cs}),k("no-answer",{path:h(),error:h(),
speaks:yc.exactOptional(),...br,...cs}),k("length-changed",{path:h(),bytes:_()}),k("lengths-differ",{path:h(),base:_(),head:_()}),k("framing\
-differs",{path:h(),base:Xf,head:Xf}),k("errors",{failed:_(),of:_(),unit:F(["requests","operations"]),most:Qf.describe("The most frequent."),
through:br.through}),k("no-answers",{seconds:_(),most:Qf.describe("The most frequent."),through:br.through}),k("wrong-size",{answers:_(),bytes:_(),
least:_(),most:_()}),k("too-many-connections",{side:F(["client","upstream"]).describe("Of nginx; client where there is none."),opened:_(),requests:_()}),
k("died",{end:bc,of:F(["server","service"]),service:h().exactOptional(),when:F(["starting","before-load","under-load"]).exactOptional(),withheld:St,
lacks:h().exactOptional().describe("A module that it said it could not find.")}),k("restarted",{}),k("worked-unasked",{cpu:_().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:_().describe("The same of the other variant, while only this one was \
loaded."),seconds:_()}),k("accepted-unasked",{connections:_().describe("Accepted while only the other variant was loaded."),seconds:_()}),k(
"reached-other",{of:ue.describe("Whose server, service or nginx it was connected to."),connections:_(),listened:ee(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),k("ended-other",{of:ue.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:bc}),k("fails-beside",{of:ue.describe("Which could not be started beside this one, and could a\
lone.")}),k("changed-files",{of:ue.describe("Whose files were changed while both ran, and not those of this one."),path:h().describe("The fi\
rst of them."),files:_()}),k("filled-disk",{bytes:_().describe("That its files take."),other:_().describe("The same of the other variant.")}),
k("left-its-group",{processes:_(),cpu:_().describe("CPU seconds that they used, which no meter of the variant counts.")}),k("not-ready",{seconds:_(),
last:we([O({path:h(),status:_()}),O({error:h()})]).nullable().describe("What it answered last; null where it answered nothing."),service:h().
exactOptional(),listens:I$.exactOptional(),speaks:yc.exactOptional(),...br,runOver:ee(!0).exactOptional().describe("Set where the run's time\
 was over first.")}),k("start-failed",{error:h()}),k("prepare-failed",{command:z(h()),error:h(),withheld:St}),k("command-failed",{error:h(),
withheld:St,well:W().positive().exactOptional().describe("Runs of the same side that ended well.")}),k("no-report",{output:h().describe("The\
 last lines of a command that reported no operations, though base's does.")}),k("impossible-time",{seconds:_().describe("What a command said\
 that it had worked."),wall:_().describe("From its start to its end, as hyperfine noted it.")}),k("timing-altered",{noted:_().describe("Wall\
 seconds that hyperfine noted."),wall:_().describe("From its start to its end by loadgate's clock.")}),k("generator-failed",{error:h()}),k("\
background-load-failed",{failed:_().exactOptional(),answered:_().exactOptional(),error:h().exactOptional()}),k("proxy-failed",{variant:ue,end:bc.
nullable(),seconds:_().nullable().describe("Set where it was waited for so long."),error:h().nullable().describe("The last line of its log.")}),
k("harness-failed",{error:h()}),k("burner-elsewhere",{})]);function em(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var F$=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function tm({code:e}){return F$.
includes(e)}var wr=F(["direct","nginx"]),us=F(["server","proxy","generator","dependency"]),H=_().nullable(),nm=ve(h(),_()),qt=F(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),D$=O({by:F(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:W().positive().
describe("How many times it ran, one after the other."),user:H.describe("CPU seconds of all runs in user mode."),system:H.describe("The same\
 in the kernel."),exitCode:W().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:W().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:H.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),j$=O({variant:ue,wall:_().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:nm.
describe("Answers by status."),errors:nm.describe("Errors by the generator's own text, deadline aborts left out."),aborted:_().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:_().describe("Body bytes received."),correct:_().describe("Answers\
 with the expected status."),latency:O({mean:H,p50:H,p90:H,p95:H.exactOptional(),p99:H}).describe("In seconds. The oldest results have no p9\
5."),latencies:z(as([_().nonnegative(),W().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:O({server:H,proxy:H,generator:H}).describe("CPU seconds used."),busiest:O(
{server:H,proxy:H}).describe("Busiest thread as a share of one core."),opened:O({client:H,upstream:H}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:H.describe("Peak memory of the server in bytes since its start."),switches:H.describe("Co\
ntext switches of the server."),counters:ut(F(Gt),_().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:D$.exactOptional(),bottleneck:us.nullable(),invalid:z(yr),limits:z(qt)}).describe("What on\
e load of one variant gave in one round."),G$=O({order:z(ue).describe("The variants in the order they were loaded."),together:be().describe(
"Whether they were loaded at once."),at:_().describe("Seconds since the start of the run."),samples:z(j$),disturbance:O({stolen:H.describe("\
Taken by the host of this virtual machine."),foreign:H.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),rm=O({at:_().describe("Seconds since the start of the run."),startSeconds:O({base:_().exactOptional(),
head:_().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:_(),warmUpCosts:z(H).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:z(G$),invalid:z(
O({variant:ue.nullable(),fault:yr,log:h().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var wc={before:_(),after:_()},um=F(dn),om={scenario:h(),metric:um,before:_().nullable().describe("Null where it has none."),after:_().nullable()},
Z$=O({of:F(["run","scenario","target","service"]),name:h().exactOptional().describe("Absent where it is of the whole run."),setting:h().describe(
"The way to it, as `expect.status`."),before:h().nullable().describe("Cut around what differs; null where it is not there."),after:h().nullable()}),
sm={changes:z(Z$),more:W().nonnegative().describe("How many further ones there are.")},im={scenarios:z(h()),via:z(h()).describe("scenario/vi\
a"),pairs:z(h()).describe("target/scenario")},U$=F(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),lm=Xe("code",[k("base-config-missing",{file:h()}),k("base-config-unusable",{file:h(),error:h()}),k("config-from-checkout",{file:h()}),
k("gate-changed",{changes:z(Xe("setting",[O({setting:ee("false-alarms"),...wc}),O({setting:ee("fail-on"),before:z(h()),after:z(h())}),O({setting:ee(
"mode"),before:h(),after:h()}),O({setting:ee("threshold"),scenario:h(),...wc}),O({setting:ee("max-errors"),scenario:h(),...wc}),O({setting:ee(
"thresholds"),...om}),O({setting:ee("absolute-limits"),...om,unit:h()})]))}),k("budget-changed",{before:_().nullable().describe("Seconds; nu\
ll for the default of each case."),after:_().nullable()}),k("build-timeout-changed",{before:_().nullable().describe("Seconds; null for the d\
efault."),after:_().nullable()}),k("isolation-changed",sm),k("no-base-side",{file:h(),targets:z(h())}),k("no-longer-measured",{targets:z(h()),
...im}),k("newly-measured",{targets:z(h()),...im}),k("plan-changed",sm),k("fixture-changed",{folders:z(h())}),k("default-rules",{file:h()}),
k("cases-missing",{cases:z(h())}),k("other-requests",{scenarios:z(h())}),k("submodules-missing",{paths:z(h())}),k("checkout-sparse",{file:h().
describe("One that is left out."),files:W().positive()}),k("filters-off",{filters:z(h()),file:h().describe("One of them."),files:W().positive()}),
k("port-ignored",{target:h()}),k("port-fixed",{target:h(),ports:z(W().positive()).min(1).describe("What both sides listen on beside PORT.")}),
k("own-users-lacking",{why:U$,what:h().exactOptional().describe("The target, program or port that a separate user cannot have.")}),k("sessio\
n-overran",{case:h(),seconds:_().describe("What the session that was stopped had taken.")}),k("planted-not-found",{case:h(),slowdown:_().describe(
"CPU that was burnt beside head, as a share of what head used.")}),k("planted-not-measured",{case:h(),why:F(eo)}),k("rate-not-comparable",{scenario:h()})]);var vc=Xe("code",[k("docker-missing",{}),k("no-engine",{said:h().exactOptional().describe("By Docker's client.")}),k("no-buildx",{}),k("imag\
es-unresolved",{images:z(h())}),k("nothing-to-build",{target:h()}),k("no-command",{of:F(["target","service"]),name:h()}),k("same-process",{as:h().
describe("The target that it does not differ from.")}),k("programs-missing",{programs:z(h())}),k("base-in-docker",{})]),dm=Xe("code",[k("con\
figured",{}),k("docker-works",{}),k("nothing-to-run",{}),k("not-docker",{obstacle:vc})]),ls=F(["untouched","identical-builds"]),B$=F(["steal",
"other-programs","out-of-ports"]),am=_().exactOptional().describe("Set where the time for everything that is built together was over."),cm=O(
{lost:W().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:W().nonnegative()}),xc=Xe("cod\
e",[k("build-failed",{variant:ue,target:h(),limitSeconds:am}),k("setup-failed",{variant:ue,target:h(),limitSeconds:am,withheld:St}),k("fault",
{variants:z(ue).describe("Empty where it is no variant's."),fault:yr,times:W().positive()}),k("head-alone",{why:F(["configuration","target",
"scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),k("shards-m\
issing",{shards:z(h()).describe("`1/3`; empty where one left the case out.")}),k("skipped",{why:ls}),k("skip-unverified",{why:ls}),k("interr\
upted",{}),k("no-time",{}),k("no-values",{}),k("one-session",{}),k("equal-ratios",{}),k("slow-start",{seconds:_().describe("What a start tak\
es, of the slower side."),sessions:W().positive().describe("How many fit.")}),k("interference",{source:B$,effect:F(["counted-less","left-out",
"nothing-left"]),rounds:W().positive()}),k("limited",{limit:qt,loop:F(["closed","open","command"]),cpuDecides:be().describe("Whether CPU tim\
e could be read, so that it decides.")}),k("held-back",{limit:qt,bound:be().describe("Whether its value is a bound of the true one.")}),k("c\
onnections-closed",{base:_().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:_().nullable()}),
k("requests-lost",{base:cm.exactOptional().describe("Absent where there is no base."),head:cm}),k("p99-unknown",{}),k("not-judged",{metric:um,
key:F(["threshold","limit"]).describe("By which key."),why:F(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).
describe("What cases have it that this one is not; or that its value could not be known.")}),k("bottleneck-unknown",{}),k("server-waits",{limit:qt,
decided:be().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),k("settled-early",{sessions:W().positive()}),
k("counter-moved",{metric:F(Gt),more:_().describe("Head less base, per request or operation."),low:_().describe("Where that lies at 95%, wit\
h the other end."),high:_()})]);var H$=F(["docker","process"]),pm=O({method:h(),paths:z(h()).describe("One or several; one of several is picked at random for each request."),
headers:z(as([h(),h()])),body:we([O({text:h()}),O({file:h()})]).exactOptional()}),W$=O({contains:z(h()).exactOptional().describe("Texts that\
 all stand in it."),matches:h().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:h().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),q$=O({status:we([
_(),z(_())]).describe("Of several, each is right."),body:we([h().describe("The whole body."),W$]).exactOptional(),headers:ve(h(),h()).describe(
"Lower-case names."),sameLength:be().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected\
 answer; what is absent is not checked.");var fm=ut(F(dn),_().positive()),V$=O({name:h(),targets:z(h()).describe("Names of the targets it is run against."),request:pm.describe("Asks \
for no path where the scenario runs a command instead."),args:z(h()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it \
did."),expect:q$,connections:_(),keepalive:be(),http2:ee(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on\
, with TLS as both agree."),via:z(wr),background:O({request:pm,connections:_()}).exactOptional().describe("Other requests that are sent all \
the while; they are not measured."),rate:we([O({perSecond:_()}),O({share:_()})]).exactOptional().describe("Requests per second, or a share o\
f what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:_().exactOptional().describe("A fix\
ed count of requests per sample instead of a duration."),durationSeconds:_().exactOptional().describe("Instead of a length derived from the \
throughput."),timeoutSeconds:_(),maxErrors:_().describe("The share of answers that may be errors, 0 to 1."),threshold:_().describe("Smallest\
 relative change that counts, 0.02 for 2%."),thresholds:fm.exactOptional().describe("The same of single metrics, which then decide as well, \
whatever decides without them."),limits:fm.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be\
, or the least of what is better the higher it is.")}),J$=F(["configuration","target","scenario","request"]),$c=O({id:h(),target:h(),scenario:h(),
via:wr,fresh:J$.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that reque\
sts or expects something else. What base answers wrongly is then no fault of it.")}),_c=z(_()),K$=O({layout:F(["one-core","shared-load-core",
"smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a sepa\
rate machine the numbers of server and proxy are that machine's."),server:_c,proxy:_c,generator:_c}).describe("Which logical CPUs each part \
may use.");var Y$=F(["side-by-side","interleaved"]),X$=F(["regression","invalid","inconclusive","never"]),Q$=F(["block","observe"]),Sc={seed:_(),budgetSeconds:_(),
isolation:H$,isolationReason:dm,cpus:K$,scenarios:z(V$)},Ec=O({...Sc,shard:O({index:W().positive(),count:W().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:O({config:h().exactOptional(),preset:h().exactOptional()}).exactOptional().
describe("What of the configuration was named: its file, from the repository's top, and a preset."),looks:ee(!1).exactOptional().describe("S\
et where every case took all its time: a size that is read at an early look is a little too large."),alpha:_().gt(0).lt(1).describe("One-sid\
ed risk of any false regression in the whole run."),pairing:Y$.describe("How the variants of a case are loaded, where both can be up at once\
."),cases:z($c),failOn:z(X$),mode:Q$.describe("Whether a verdict fails the run, or is only reported.")});function mm({budgetSeconds:e,cases:t,
shard:n}){return e/Math.max(1,t.length/(n?.count??1))}var eS=O({cores:_(),memoryBytes:_(),kernel:h(),os:h()}),Oc=O({cpuModel:h(),cores:_(),memoryBytes:_(),
kernel:h(),os:h(),runnerImage:h().nullable(),servers:eS.exactOptional().describe("The machine of the servers, where it is not the one that m\
ade the load."),tools:ve(h(),h()),load:O({before:_(),after:H}).describe("Load average of one minute.")});import{stripVTControlCharacters as tS}from"node:util";var nS=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
rS=new RegExp("(\\p{M}{4})\\p{M}+","gu");function hm(e){return tS(e.replace(/\r\n?/g,`
`)).replace(nS,"").replace(rS,"$1")}function xe(e){return hm(e).replace(/\s+/g," ").trim()}function Qe(e,t){return e.length<=t?e:`${e.slice(
0,t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var et=e=>Qe(xe(e),200);var oS={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function _e(e){return hm(e).replace(/[&<>"']/g,t=>oS[t]??"")}function $e(e){return xe(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,t=>`&#${t.charCodeAt(
0)};`)}function vr(e){return`<code>${$e(e)}</code>`}var sS=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function iS(e){return e.replaceAll(sS,t=>{let n=t.
codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function xr(e){return`"${iS(e.length>60?`${e.slice(0,57)}\
...`:e)}"`}function $n(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function kc(e,{GITHUB_ACTIONS:t}){
return t==="true"?$n(e):e}var gm=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,ds=/\s*/y;function Rc(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){ds.lastIndex=
a,ds.exec(e);let c=aS(e,ds.lastIndex);if(c===null)return;if(a=ds.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new R(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")uS(o.at(-1)?.keys,i);else if(c===
","){let u=o.at(-1);if(u&&++u.entries>r)throw new R(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new R(`the JSON hol\
ds more than ${n} values`);i=c}}function aS(e,t){if(e[t]==='"'){let n=cS(e,t);return n===null?null:e.slice(t,n)}return gm.lastIndex=t,gm.exec(
e)?.[0]??null}function cS(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function uS(e,t){if(!e)return;let n=lS(t);if(e.has(n))throw new R("the JSON gives a key twice in one object");e.add(n)}function lS(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var Vt=1,Tc=F(wt),Sn=F(dn),_r=O({low:_().positive(),high:_().positive()}),dS=O({name:Sn,unit:h(),better:F(["higher","lower"]),gates:be().describe(
"Whether it takes part in the verdict of its case."),base:H.describe("Typical value: the median over sessions of the medians over rounds."),
head:H,ratio:_().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:_r.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:_r.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:_().describe("Sessions behind the interval."),threshold:_().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:Tc.nullable()}),pS=O({metric:Sn,unit:h(),better:F(["higher","lower"]),
limit:_().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:H.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:_r.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:_().describe("Sessions behind the interval."),state:F(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),fS=O({roundsPerSession:_(),
warmUpSeconds:_().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:H.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),fs=_().nonnegative(),bm=F(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),ym=W().nonnegative().describe("In its file, of head."),mS=O({name:h().
max(300),line:ym.exactOptional(),kind:bm,calls:O({name:h().max(300),line:ym.exactOptional(),kind:bm}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:fs.describe("CPU seconds per request in it and in all that it calls."),head:fs}),hS=O({tool:h().
max(100),base:fs.describe("CPU seconds per request, of the whole server."),head:fs,functions:z(mS).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),zc=O({...$c.shape,sessions:z(rm),choice:fS.exactOptional(),rate:_().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:ls.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:z(h()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Oc.exactOptional().describe("Where it was measured, if not where the rest was."),growth:hS.exactOptional(),
notProfiled:h().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),gS=O({...zc.shape,bottleneck:us.
nullable(),threshold:_().positive(),metrics:z(dS),limits:z(pS).exactOptional(),verdict:Tc,settledAt:H.describe("Sessions after which a look \
settled it; null where it was judged at the end."),detectable:H.describe("The smallest slowdown, as a share, that would have been called one\
 in 95 of 100 such runs; null where the noise is not known."),brokenIn:z(ue).describe("The variants that an invalid case failed in."),findings:z(
xc)}),bS=O({variant:ue,commit:h().describe("Of a temporary commit where the working tree was measured."),label:h().describe('What was named:\
 a revision, or "working tree".'),builds:ve(h(),O({id:h(),imageBytes:H})).describe("By target: image id, or tree id for processes, and the i\
mage's size in bytes.")}),yS=O({kind:F(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compi\
ler or runtime."),name:h().max(200),base:h().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null\
 where base has none."),head:h().max(200).nullable(),role:F(["direct","indirect","development"]).exactOptional().describe("Of a package: req\
uired by the project, needed by another, or only to develop with."),file:h().max(200).exactOptional().describe("That says so; absent where a\
 built image does.")}).describe("What two builds differ by beside the repository's own code."),_m=z(yS).max(500).exactOptional().describe("W\
hat matters most first; absent where nothing else differs, or nothing was compared."),wS=O({variant:ue,target:h(),what:F(["build","setup"]),
log:h(),limitSeconds:_().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:St}).describe(
"A side that could not be built or prepared at all."),vS=O({build:_(),run:_().describe("Starts, warm-up and measuring."),ready:_().describe(
"Of them, from all variants of a session ready to their stop."),load:_().describe("Of them, with load on."),harness:_().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Pc={id:h(),startedAt:h().describe(
"ISO 8601."),environment:Oc,variants:z(bS),failures:z(wS),notices:z(lm).describe("What the reader must know first."),seconds:vS,interrupted:be().
describe("Whether the run was stopped before its plan was done.")},DM=O({...Pc,differences:_m,plan:Ec,cases:z(zc)}),$m={schema:ee(Vt),...Pc,
differences:_m,plan:Ec,cases:z(gS),verdict:Tc,exitCode:_()},ps=O({command:ee("compare"),...$m}),wm=O({commit:h(),label:h()}),xS=F(["issue","\
comment","fail","none"]),_S=O({control:h().exactOptional().describe("The case that is measured with identical builds; the first one if absen\
t."),alert:z(xS),direction:F(["worse","both"]),thresholds:ve(h(),_()).describe("Further metrics that raise alerts, each with its threshold."),
selftest:be().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:_().describe(
"Seconds that points are kept."),keepRuns:_().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants \
points kept and changes reported."),$S=O({settings:_S,config:h().describe("Path of the configuration file."),reference:wm,head:O({commit:h(),
subject:h()}),control:ps.nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be mea\
sured."),seam:O({from:wm,results:ps}).nullable().describe("The new reference against the one before, in the first run after it was moved."),
again:ps.nullable().describe("The cases that looked changed, measured once more."),planted:O({case:h(),slowdown:_().positive().describe("CPU\
 burnt beside head, as a share of what head used."),results:ps.nullable().describe("By the rules of a pull request; null where it was interr\
upted before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent wher\
e none was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),SS=O({command:F([
"compare","trend"]),...$m,trend:$S.exactOptional()}),ES=O({place:W().positive(),value:H,system:h().nullable(),moved:be().describe("Whether t\
oday's order among the published systems is another one.")}),OS={place:W().positive().nullable().describe("From 1; shared by targets that th\
e numbers do not distinguish; null where nothing can be ranked."),ratio:_().positive().nullable().describe("Value \xF7 the best one's; null of \
the best one, and under two sessions."),interval:_r.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboar\
d.")},kS=O({target:h(),...OS,figures:ut(Sn,H).describe("Typical values: the median over sessions of the medians over rounds."),sessions:z(_().
positive()).describe("The value that it is ranked by, of each session."),spread:_r.nullable().describe("Where the mean of the sessions lies,\
 at 95%."),requests:W().nonnegative().describe("All answers and errors of the measured rounds."),failed:ve(h(),W().positive()).describe("How\
 often what went wrong."),bottleneck:us.nullable(),limited:be().describe("Whether something else than the server bounded its value."),findings:z(
xc),published:ES.nullable().describe("What the publication said, beside today's place.")}),RS=O({id:h().describe("scenario/via"),scenario:h(),
via:wr,by:F(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run\
 of commands that report no operations."),unit:F(["requests/s","operations/s","s"]),rows:z(kS).describe("Best first.")}),TS=O({unit:h().nullable(),
entries:z(O({target:h(),value:H,system:h().nullable()}))}),zS=O({source:h(),figures:ve(h(),TS).describe("By scenario and via, `hello/direct`\
.")}),PS=O({target:h(),obstacle:vc}),AS=O(Sc),CS=O({...Pc,config:h().describe("Path of the configuration file."),plan:AS,cases:z(zc).describe(
"One target in one scenario in one way each, as `head`."),leftOut:z(PS),published:zS.nullable()}),MS=O({command:ee("rank"),schema:ee(Vt),...CS.
shape,leaderboards:z(RS),exitCode:_()}),IS=Xe("command",[SS,MS]);var vm=64*1024*1024,NS={deepest:24,mostValues:4e6,longest:2e4},xm=1e3,LS=1e3,FS=100;function Sm(e){let t=Em(e);if(t.command==="rank")throw new R(
"these are the results of rank; this takes those of compare or trend");return t}function Em(e){let t=DS(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&US(r);return t}function DS(e){if(Buffer.byteLength(e)>vm)throw new R(`the results have more than ${vm/2**20} MiB: no run leaves so much`);Rc(e,NS);let t=jS(
e);ZS(t);let n=IS.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=Qe(xe(`${o}: ${r?.message??"unknown"}`),300);throw new R(`the results are not valid at ${s}; read them with the loadgate that wr\
ote them, which may be newer`)}function jS(e){try{return JSON.parse(e)}catch(t){throw new R(`the results are not JSON (${xe(t.message)}); wa\
s the file cut off?`)}}var GS=Wt({schema:_()});function ZS(e){let t=GS.safeParse(e);if(!t.success)throw new R("this is not a results.json of\
 loadgate: it has no schema number");if(t.data.schema>Vt)throw new R(`the results have schema ${t.data.schema}, this loadgate reads up to ${Vt}\
; use the loadgate that wrote them, or a newer one`)}function US(e){let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>xm||e.plan.cases.
length>xm||e.cases.some(n=>n.sessions.length>LS)||t.some(({rounds:n})=>n.length>FS))throw new R("the results hold more cases, sessions or ro\
unds than any run leaves")}var hs=["slower","faster"],Om=["using more CPU","using less CPU"];function gs(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function On(e,t){
return e===null||!(t>0)?null:e/t}function km({command:e},t){return e===void 0||e.operations!==null?null:On(t,e.runs)}function BS(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function ms(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:hs},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:u,latency:l})=>u?Ic(u,a):l[e]??null}}var En={better:"lower",decides:null,limitable:!1},
HS=64*4096;function Rm(e,t){return{...En,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:u})=>c+(u?.[e]??0),0);return On(a,i.reduce((c,u)=>c+gs(u),
0))}}}var Ie=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:hs},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:On(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Om},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>On(e.cpu.server,gs(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:hs},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>km(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Om},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>km(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:hs},...En,better:"higher",of:"command",per:"\
round",value:e=>On(e.correct,e.command?.seconds??0)},ms("p50","the median answer",{decides:"open"}),ms("p90","the slowest tenth of the answe\
rs",{decides:null}),ms("p95","the slowest twentieth of the answers",{decides:"open"}),{...ms("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...En,resolution:HS,per:"sessio\
n",value:BS},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...En,
of:"request",per:"round",value:e=>On(e.switches,gs(e))},Rm("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Rm("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...En,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...En,per:"build",ofImage:!0,
value:e=>e.imageBytes}];function zm(e){return Ie.filter(({decides:t})=>t===e)}function Ac({name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-\
requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-ope\
rations":null}function Cc(e,t){let n=r=>e[r.name]!==void 0&&Ac(r,t)===null;return Ie.filter(r=>r.decides===t.loop||n(r))}function Mc(e){return Ie.
find(t=>t.name===e)}function pe(e){let t=Mc(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}var WS=10;function Pm(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var Tm=new WeakMap;function Ic(e,t){
let n=Tm.get(e)??new Map;n.size===0&&Tm.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=qS(e,t);return n.set(t,o),o}function qS(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<WS-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as lE}from"node:util";var VS={stolen:.3,foreign:.6},JS={stolen:.05,foreign:.25},KS=.25;function Nc({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function Am({together:e,order:t}){return e||t.length===1}function Cm(e){if(Nc(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=Am(e)?VS:JS;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Et(e){let t=Cm(e);return t===null?1:Am(e)&&t!=="\
out-of-ports"?KS:0}function Lc(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=Cm(n);if(r===null)continue;let o=Et(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Fc({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var YS=.9999999999998099,XS=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function kn(e){let t=e-1,n=t+7.5,r=XS.reduce((o,s,i)=>o+s/(t+i+1),YS);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function Mm(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let u=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+u*i),s=o(1+u/s),a*=i*s;let l=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+l*i),s=o(1+l/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function QS(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(kn(n+r)-kn(n)-kn(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*Mm(e,n,r)/n:1-o*Mm(t,r,n)/r}function Im(e,t){let n=e*e;return .5*QS(t/(t+n),n/(t+n),t/2,.5)}function eE(e,t){
return kn((t+1)/2)-kn(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var $r=new Map,Nm=1e3;function Sr(e,t){let n=$r.get(e)?.get(t);if(n!==
void 0)return n;let r=Fm(e,t);$r.size>=Nm&&$r.clear();let o=$r.get(e)??new Map;return o.size>=Nm&&o.clear(),$r.set(e,o.set(t,r)),r}function Fm(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-Fm(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;Im(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=Im(o,t);i>e?n=o:r=o;let a=Math.exp(eE(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),u=c>n&&c<r?c:(n+r)/2;if(Math.abs(u-o)<=1e-14*o)return u;o=u}return o}function Er(e){if(e<0)return 1-Er(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var Lm=200,
tE=4;function Dm(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-kn(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<Lm;a++){
let c=(a+.5)*tE/Lm,u=o(c);s+=u*t(c),i+=u}return s/i}function nE(e){return e.map(t=>({value:t,weight:1}))}function bs(e){return Or(nE(e))}function Or(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function ys(e){return e.reduce((t,n)=>t+n,0)/e.length}function jm(e){return Or(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var Jt=4.25,rE=1-2*Jt*
Math.exp(-(Jt**2)/2)/Math.sqrt(2*Math.PI)/(2*Er(Jt)-1),oE=20;function Dc(e,t,n){let r=t;for(let o=0;o<oE;o++){let s=Jt*r,[i,a]=[0,0];for(let l=0;l<
e.length;l++){let d=e[l];d<-s||d>s||(i+=d*d,a++)}let c=Math.sqrt(i/Math.max(a-n,1)/rE),u=Math.abs(c-r)<=1e-6*r;if(r=c,u)break}return r}var sE=.6744897501960817;
function Gm(e){let t=new Float64Array(Math.max(e.length-1,0));for(let s=0;s<t.length;s++)t[s]=Math.abs(e[s+1]-e[s])/Math.SQRT2;let n=t.slice().
sort(),r=n.lastIndexOf(0)+1,o=n[r+n.length>>1];return o===void 0?0:Dc(t,o/sE,0)}function Zm(e,t){let n=Jt*t,[r,o]=[0,0];for(let s=1;s<e.length;s++){
let[i,a]=[e[s-1],e[s]];Math.abs(i)>n||Math.abs(a)>n||(r+=i*a,o+=(i*i+a*a)/2)}return o>0?r/o:0}function Gc(e,t,n,r){return Um(e)&&Um(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function Um(e){return e!==null&&Number.isFinite(e)&&e>0}function iE(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return Gc(t.value(r),t.value(o),Et(e),s)}function ws(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return Gc(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=Wm(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=Bm(s,t);return i?aE(
s,i):s.flatMap(a=>iE(a,t))}function Bm(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function aE(e,t){let n=e.flatMap(s=>s.samples),r=s=>Hm(n,t,s),o=e.reduce((s,i)=>s+Et(i),0)/
e.length;return Gc(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function Hm(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Ic(
Pm(r.map(({latencies:o})=>o??[])),t)}function Wm({rounds:e}){return e.filter(t=>Et(t)>0)}function cE(e){return e.map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function qm({sessions:e},t,n=!1){return e.flatMap(
r=>{let o=ws(r,t,n),s=cE(o),i=ys(o.map(({base:a,head:c})=>jc(t,a)+jc(t,c)));return Vm(jm(s),s,t,i)})}function Zc({sessions:e},t,n){return e.
flatMap(r=>{let o=Jm(r,t,n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return Vm(Or(s),s,t,ys(o.
map(({value:i})=>jc(t,i))))})}function jc({resolution:e=0},t){return(e/t)**2/12}function Vm(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+
a.weight,0),s=n.per==="round"&&t.length>1?uE(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function uE(e,t){let n=e.
reduce((o,s)=>o+s.weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function Rn({
sessions:e},t,n){let r=e.map(o=>Or(Jm(o,t,n)));return bs(r.filter(o=>o!==null))}function Jm(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===
null?[]:[{value:i,weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=Wm(e),s=Bm(o,t);return s?r(Hm(o.flatMap(i=>i.samples),s,n),
1):o.flatMap(i=>i.samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Et(i))))}function vs({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Uc({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Nc(n)).flatMap(n=>n.samples))}function Km(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function xs(e){let t=Uc(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return Km(t,["generator","proxy","dep\
endency","server"])}function _s(e,t){let n=xs(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>ws(o,pe("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:Ym(e)}function Ym(e){return Km(
Uc(e).flatMap(t=>t.limits),qt.options)}function dE(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:tm(t)?null:n}))}function pE({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=vs(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function kr(e){let t=new Map;for(let n of dE(e)){let{variant:r,fault:o}=pE(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function Rr(e,t){return t.filter(n=>n.
target===e.target)}function Bc(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function Tn(e){let t=r=>e.filter(o=>lE(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:Bc(o),fault:r,
times:s}})}function zn({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function Xm(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function fE(e){return em(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function mE({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function Qm({variant:e,fault:t},{fresh:n}){return e==="base"?Xm(t)||n!==void 0&&
fE(t):e===null&&mE(t)&&(n==="scenario"||n==="configuration")}function Hc({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function hE({sessions:e}){return e.some(t=>Hc(t,"base").some(({invalid:n})=>n.length===0))}function gE({sessions:e}){return e.some(t=>Hc(
t,"base").length===0&&Hc(t,"head").some(({invalid:n})=>n.length===0))}function eh(e,{failures:t,notices:n}){let r=Rr(e,t),o=kr(e);if(!(o.every(u=>Qm(u,e))&&r.every(qc))||hE(e)||!gE(e))return null;let i=[...r.map(
zn),...Tn(o)],a=r.length>0?"not-built":o.some(({fault:u})=>Xm(u))&&"not-started";if(a&&!Wc({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function Wc({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function qc({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function th(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!Qm(r,t)):e}var bE=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],yE=/connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;function wE({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!bE.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>yE.
test(a)),i=$s(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*sh({byStatus:e,errors:t})?i:0}function nh({via:e,sessions:t},n){if(!n)
return{base:null,head:null};let r=t.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),o=s=>{let i=r.filter(a=>a.variant===s);return i.length===
0?null:{lost:$s(i.map(a=>wE(a,n,e))),of:$s(i.map(sh))}};return{base:o("base"),head:o("head")}}function rh(e,t){let{base:n,head:r}=nh(e,t);return r===
null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",...n&&{base:n},head:r}]}var vE=10,xE=5;function oh(e,t){let{base:n,head:r}=nh(e,t);if(!t||
!n||!r||r.lost<=vE||r.lost<=t.maxErrors*r.of)return[];if(r.lost*n.of<=xE*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{
through:"nginx"}:{},a=e.via==="nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"\
head",fault:{code:"errors",failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function sh({byStatus:e,errors:t}){return $s([...Object.values(
e),...Object.values(t)])}function $s(e){return e.reduce((t,n)=>t+n,0)}var ah=[2,3,4,6,8,11,16,22,31,44,62,88,124],ih=.5,_E=.05;function Vc(e,t,n){return Jc(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function ch(e){return Jc(e,_E)}var $E=.025;function uh(){return Jc("look",$E)}function Jc(e,t){return e==="end"?t*ih:t*(1-ih)/ah.length}function lh(e){
return ah.some(t=>t===e)}var SE=1e-12;function Tr(e,t=EE){let n=e.length;if(n===0)return null;let r=e.reduce((l,d)=>l+d.weight,0),o=e.reduce((l,d)=>l+d.weight*d.value,
0)/r,s=e.reduce((l,d)=>l+d.weight*(d.value-o)**2,0),i=e.reduce((l,d)=>l+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>SE,u=kE(e.map(({spread:l})=>l),t);return{centre:o,sessions:n,weight:r,noise:c?RE(a,u):null}}function Ss({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function Kc(e,t){let n=Ss(e);return n===null||!e.noise?null:Sr(t,e.noise.degrees)*
n}function Kt(e,t){let n=e&&Kc(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var EE={factor:1.7,degrees:4},Yc={factor:3,degrees:3},OE=6;function kE(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,OE),degrees:1/(1/n+1/o)}}function RE(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var TE=.025,zE=3,PE=["generator-saturated","proxy-saturated","out-of-ports"],AE="dependency";function ph(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let G=s===null?"inconclusive":dh({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:G,atLook:G,open:!1}}let c=Tr(Zc(e,n,"head"),Yc),u=c&&Math.exp(c.centre),l=c?.sessions??0,d=u!==null&&c?.noise===
null&&l>=zE,p=G=>d?{low:u,high:u}:Kt(c,G),m=n.limitable&&i!==null&&i!==AE,g=G=>{let P=G?dh(G,t):"inconclusive";return m&&!(P==="held"&&PE.includes(
i))?"inconclusive":P},[b,x]=[p(TE),p(uh())],E=g(x),j=E==="inconclusive"&&u!==null&&!m;return{...a,head:u,interval:b,n:l,state:g(b),atLook:E,
open:j}}function dh({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var hh=1e-12;function CE({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-hh,i=t&&
Xc(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Xc(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Xc({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function gh({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Xc(e,{better:t});return n>0?"worse":r<0?"better":null}function Es(e){
return wt.find(t=>e.includes(t))??null}var ME=.025;function Qc(e,t,n){return Tr(qm(e,t,n===null))}function eu(e){return{name:e.name,unit:e.unit,
better:e.better}}var bh={interval:null,decisionInterval:null};function IE(e,t,n){let r=Qc(e,t,n.limit),o=r&&Math.exp(r.centre),s=Kt(r,n.decisionTail),
i=Kt(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},u=o===null?null:CE({estimate:o,decision:s,equivalence:i},
c),l=u!==null&&(!fh(t,n)||NE(u,n)),d=n.thresholds[t.name]!==void 0,p=d?!fh(t,n):n.loop==="open"&&n.limit===null,m=n.deciding.includes(t)&&(l||
o===null&&p),g=l?u:null;return{...eu(t),gates:m,base:Rn(e,t,"base"),head:Rn(e,t,"head"),ratio:o,interval:Kt(r,ME),decisionInterval:s,n:r?.sessions??
0,...m&&d&&{threshold:a},verdict:m?g??"inconclusive":g}}function fh({limitable:e},{limit:t}){return e&&t!==null}function NE(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function tu(e,t,{variants:n,plan:r},o){let s=d=>{let p=n.find(m=>m.
variant===d)?.builds[t.target];return p?e.value(p):null},[i,a]=[s("base"),s("head")],c=i!==null&&a!==null&&i>0&&a>0?a/i:null,u={...eu(e),gates:!1,
base:i,head:a,ratio:c,...bh,n:0,verdict:null};if(o===void 0||yh(e,r))return u;let l=c===null?"inconclusive":LE(c,{better:e.better,threshold:o});
return{...u,gates:!0,threshold:o,verdict:l}}function yh({ofImage:e},{isolation:t}){return e&&t==="process"}function LE(e,t){let n=(t.better===
"lower"?1:-1)*Math.log(e),r=Math.log1p(t.threshold)-hh;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function wh(e){let t={base:null,
head:null,ratio:null,...bh,n:0,verdict:null};return{...eu(e),gates:!1,...t}}var vh=.02;function Pn({scenario:e},{plan:t}){return t.scenarios.
find(({name:n})=>n===e)??{}}function xh(e,t){return Pn(e,t).threshold??vh}function zr(e,t){return{loop:FE(e,t),isCommand:Pn(e,t).args!==void 0}}function _h(e){return e.filter(({per:t})=>t!=="build").length}function FE(e,t){let{rate:n,args:r}=Pn(e,t);return n!==void 0?"open":r&&vs(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function $h(e,t){return DE(e,t)??Sh(e,t,"end")}function DE(e,t){if(t.plan.looks===
!1||!lh(e.sessions.length))return null;let n=Sh(e,t,"look");return n.settled?n:null}function Sh(e,t,n){let{threshold:r=vh,thresholds:o={},limits:s={}}=Pn(
e,t),i=zr(e,t),{loop:a}=i,c=_s(e,a),u=Cc(o,i),l={decisionTail:Vc(t.plan,n,_h(u)),equivalenceTail:ch(n),threshold:r,thresholds:o,deciding:u,limit:c,
...i},d=Ie.map(M=>M.per==="build"?tu(M,e,t,o[M.name]):IE(e,M,l)),p=iu(e,t,d),m=p.filter(M=>M.gates),g=xs(e),b=a==="closed"&&BE(p,c,r),x=ou(e,
t,p,s,c),[E,j]=[!0,!1].map(M=>m.filter(Z=>jE(Z,a)===M)),G=!m.some(M=>ru(M,a)),P=Es([...mh(j),...b||G?["inconclusive"]:[]]),L=Es([...P?[P]:[],
...mh(E),...x.map(({state:M})=>GE[M])]);return{moment:n,terms:l,bottleneck:g,metrics:p,waits:b,limits:x.map(nu),verdict:L??"inconclusive",settled:ZE(
P,x)}}var mh=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function nu({atLook:e,open:t,...n}){return n}function ru({name:e},t){return pe(e).decides===
t}function jE({name:e,ratio:t,threshold:n},r){let o=pe(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==void 0&&!(r==="open"&&
s)}var GE={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function ZE(e,t){return e==="regression"||t.some(({atLook:n})=>n===
"broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function ou(e,t,n,r=Pn(e,t).limits??{},o=null){let s=zr(e,t);return Ie.flatMap(
i=>{let a=r[i.name],c=n.find(({name:u})=>u===i.name);return a===void 0||!c||su(i,s,t)!==null?[]:[ph(e,{metric:i,unit:c.unit,limit:a,ofBuild:c.
head,spoilt:o})]})}function su(e,t,{plan:n}){return e.per==="build"&&yh(e,n)?"no-image":Ac(e,t)}function iu({scenario:e},{plan:t},n){return Pn(
{scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}var UE=["dependency","generator-saturated","prox\
y-saturated"];function BE(e,t,n){let r=e.find(a=>a.name==="goodput");if(!UE.includes(t)||!r?.ratio||Math.log(r.ratio)>-Math.log1p(n))return!1;
let{better:o,decisionInterval:s,interval:i}=r;return gh({better:o,interval:t==="dependency"?i:s})==="worse"}var Eh=.95,HE=40;function WE(e,t){let[n,r]=[Kc(e,t.tail),Ss(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=l=>Dm(s+1,d=>Er((l-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<Eh&&Number.isFinite(c);)[a,c]=[c,2*c];for(let l=0;l<HE;l++){
let d=(a+c)/2;i(d)<Eh?a=d:c=d}let u=Math.expm1(c);return Number.isFinite(u)?u:null}function Oh(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=_s(e,t),a=zm(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let u=Qc(e,c,i),l={tail:n,threshold:o[c.name]??r};return(u&&WE(s(u),l))??
[]});return a.length===0?null:Math.min(...a)}function cu(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:u})=>u.flatMap(l=>l.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(u,l)=>{let d=n.filter(p=>p.variant===u&&p.opened[r]!==null);return qE(d,r,t.connections,l)},s=n.some(({variant:u})=>u==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?au(a):i&&au(i)},head:a&&au(a)}]}function qE(e,t,n,r){let o=u=>u.reduce((l,d)=>l+d,0),s=o(e.map(
u=>u.opened[t]??0)),i=o(e.map(({byStatus:u})=>o(Object.values(u)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function au({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function An(e){let t=e.cases.map(s=>VE(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=Es(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Vt,command:"compare",cases:t,verdict:r,exitCode:Ed(o)}}function Th(e){let{trend:t}=e;if(t===void 0)
return An(Cn(e));let{control:n,seam:r,again:o,planted:s}=t;return{...An(Cn(e)),command:"trend",trend:{...t,control:n&&An(Cn(n)),seam:r&&{...r,
results:An(Cn(r.results))},again:o&&An(Cn(o)),...s&&{planted:{...s,results:s.results&&An(Cn(s.results))}}}}}function Cn({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function VE(e,t){let n=Rr(e,t.failures),r=[...kr(e),...oh(
e,Os(e,t))],o=eh(e,t);if(o!==null)return JE(e,t,o);if(n.length>0&&n.every(qc)&&Wc(t)&&kh(e)&&r.length===0)return Mn(e,t,"inconclusive",[Rh(t),
...n.map(zn)]);if(n.length+r.length>0){let c=th(r,e);return{...Mn(e,t,"invalid",[...n.map(zn),...Tn(c),...Tn(r.filter(l=>!c.includes(l)))]),
brokenIn:Bc([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?Mn(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?Mn(
e,t,"unchanged",[{code:"skipped",why:a}]):kh(e)?Mn(e,t,"inconclusive",[Rh(t)]):KE(e,t)}function kh({sessions:e}){return e.every(t=>t.rounds.
length===0)}function Rh({interrupted:e}){return{code:e?"interrupted":"no-time"}}function JE(e,t,n){let r=Mn(e,t,"new",n),o=r.metrics.map(c=>{
let{per:u}=pe(c.name),l=u==="build"?c.head:Rn(e,pe(c.name),"head");return{...c,base:null,ratio:null,head:l}}),s=iu(e,t,o),i=ou(e,t,s).map(nu),
a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function Mn(e,t,n,r){
let o=Ie.map(i=>i.per==="build"&&n!=="invalid"?tu(i,e,t):wh(i)),s=xh(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,
detectable:null,brokenIn:[],findings:r}}function KE(e,t){let n=$h(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(l=>l.gates&&ru(
l,r.loop)),c=Lc(e.sessions),u=tO(e)?c.map(({source:l,rounds:d})=>({code:"interference",source:l,effect:"nothing-left",rounds:d})):[...i==="i\
nconclusive"&&n.moment==="end"?eO(e,t):[],...nO(r,a),...oO(r,s),...YE(e,t,n),...sO(o,a),...i==="inconclusive"?XE(e,a):[],...rO(n),...cu(e,Os(
e,t)),...rh(e,Os(e,t)),...i==="inconclusive"?iO(s,r.threshold):[],...c.map(Fc),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-earl\
y",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,
settledAt:n.moment==="look"?e.sessions.length:null,detectable:Oh(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:u}}function Os({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function YE(e,t,{terms:n,metrics:r,limits:o}){let s=zr(e,t),i=Os(e,t),a=d=>d.limitable&&
n.limit!==null,c={threshold:u,limit:l};function u({name:d}){return r.some(p=>p.name===d&&p.ratio!==null)}function l({name:d}){return o.some(
p=>p.metric===d&&p.head!==null)}return["threshold","limit"].flatMap(d=>Ie.filter(({name:p})=>i?.[`${d}s`]?.[p]!==void 0).flatMap(p=>{let m=c[d](
p)||a(p)?null:"not-known",g=su(p,s,t)??m;return g===null?[]:[{code:"not-judged",metric:p.name,key:d,why:g}]}))}function XE({sessions:e},t){return t.
some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var QE=1/3;function eO({sessions:e},{plan:t}){
let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);return r<QE*mm(t)?[]:[{code:"slow-start",seconds:Number(
(r/e.length).toPrecision(2)),sessions:e.length}]}function tO({sessions:e}){return e.every(({rounds:t})=>t.every(n=>Et(n)===0))}var zh=({name:e})=>e===
"goodput";function nO({limit:e,loop:t},n){return e===null?n.length>0?[]:[{code:"no-values"}]:n.some(zh)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.
length>0}]}function rO({waits:e,terms:t,metrics:n,verdict:r}){let{limit:o}=t,s=n.some(i=>zh(i)&&i.gates);return!e||o===null||!(s||r==="incon\
clusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function oO({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!==
"open"||e!==null||r?[]:[{code:"p99-unknown"}]}function sO(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:
[]}function iO(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=cO(n);if(!aO(r)||o===null||s===null||i===null)return[];let a=Math.abs(
Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let u=l=>o*(l-1);return[{code:"counter-moved",metric:r,more:u(s),
low:u((n.interval??i).low),high:u((n.interval??i).high)}]})}function aO(e){return Gt.some(t=>t===e)}function cO({decisionInterval:e,ratio:t,
n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}var qI=O({schema:ee(1),message:h().max(1e5)});import{readFileSync as uO,statSync as lO}from"node:fs";var dO=32*1024*1024;function Ph(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new R("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=lO(n);if(r>dO)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(uO(
n,"utf8"))}}catch(r){throw new R(`the event in ${n} cannot be read: ${r.message}`)}}function Pr(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}function Ah({id:e,attempt:t},n){let r=Pr(n),o=t>1?
`/attempts/${t}`:"";return r===null?null:`${r}/actions/runs/${e}${o}`}var XI=64*1024*1024;import{execFileSync as kO,spawn as qh}from"node:child_process";import{closeSync as Zh,constants as Uh,fchownSync as RO,globSync as gN,lstatSync as bN,
mkdtempDisposableSync as TO,openSync as Bh,rmSync as yN}from"node:fs";import{Socket as zO}from"node:net";import{tmpdir as PO}from"node:os";import{
join as Hh}from"node:path";import{delimiter as Ch,isAbsolute as mO}from"node:path";var pO=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,fO=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function uu(e){return e.
replace(pO,"$1").replace(fO,"$1")}function lu(e){return e.split(Ch).filter(t=>mO(t)).join(Ch)}var hO=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ks=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],gO=[...ks,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var bO=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function du(e){return hO.includes(e)||e.startsWith("LC_")}function Ot(e,t={}){let n=pu(e,Object.keys(e).filter(du));return n.PATH!==void 0&&
(n.PATH=lu(n.PATH)),{...n,...t}}function pu(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function Mh(e){return{
...Ot(e),...pu(e,gO)}}function Ih(e){return{...Ot(e),...pu(e,Object.keys(e).filter(t=>bO.test(t)))}}var Ar=e=>e!==void 0&&e!==""&&e!=="0";function Fh(e=process.env){return Ar(e.LOADGATE_DEBUG)||Ar(e.RUNNER_DEBUG)}function fu(e=process.env){
return Ar(e.LOADGATE_KEEP_TEMP)}var yO=new Map;function Nh(e){if(!Fh())return;let t=[...yO.values()].reduce((n,r)=>r(n),e);process.stderr.write(kc(`debug: ${t}
`,process.env))}var Lh=0;function Rs(e,t){if(!Fh())return()=>{};Lh+=1;let n=Lh,r=performance.now();return Nh(`#${n} ${e.map(wO).join(" ")} (\
in ${t})`),o=>Nh(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function wO(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${vO(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function vO(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as lN,openSync as dN,readdirSync as xO,readFileSync as _O,readlinkSync as $O,readSync as pN,realpathSync as SO}from"node:fs";function Se(e){return Ts(()=>_O(e,"utf8"))}function In(e){return EO(Se(`/proc/${e}/stat`))}function EO(e){return Dh(e,22)}function Dh(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function jh(e){return hu().filter(t=>Se(`/proc/${t}/environ`)?.split("\0").includes(e))}function mu(e){return hu().filter(t=>{let n=Se(`/pro\
c/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function Gh(e){let t=`${Ts(
()=>SO(e))??e}/`;return hu().filter(n=>`${(Ts(()=>$O(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&Dh(Se(`/proc/${n}\
/stat`),7)==="0")}function hu(){return OO("/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function OO(e){return Ts(()=>xO(e))??[]}function Ts(e){try{return e()}catch{return null}}var AO=500,zs=8*1024*1024;async function tt(e,t){t.signal?.throwIfAborted();let n=Rs(e,t.cwd),{child:r,...o}=CO(e,t);t.started?.(r);let s=!1,
i=()=>Nn(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Nn(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,u=()=>{i(),c=setTimeout(()=>Nn(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let l={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",m=>d(m)||i());for(let m of d?
["stderr"]:["stdout","stderr"])o[m]?.setEncoding("utf8"),o[m]?.on("data",g=>{l[m]+=g,l[m].length>2*zs&&(l[m]=l[m].slice(-zs)),t.output?.(g)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let p=await new Promise(m=>{r.once("error",E=>m({code:null,signal:null,
stdout:"",stderr:E.message,missing:E.code==="ENOENT"||E.code==="EACCES",timedOut:!1}));let g=()=>{let{exitCode:E,signalCode:j}=r,[G,P]=[l.stdout.
slice(-zs),l.stderr.slice(-zs)];m({code:E,signal:j,stdout:G,stderr:P,missing:!1,timedOut:s})},b=3,x=()=>{b-=1,b===0&&g()};for(let E of[o.stdout,
o.stderr])E?.once("close",x);r.once("exit",x),r.once("exit",()=>setTimeout(g,AO).unref())});return n(Vh(p)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),p}function CO(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...gu(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return yu(e,n,r);let[o,...s]=e,i=qh(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function gu(e){return e?{uid:e.uid,gid:e.gid}:{}}function Ps(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=bu(e.stderr||
e.stdout,5),n=Vh(e);return t?`${n}: ${t}`:n}function Vh({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Nn(e,t){e!==void 0&&kt(-e,t)}function kt(e,t){try{process.kill(e,t)}catch{}}
function bu(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function yu(e,t,n="ignore"){let[r,...o]=e,s=Wh(),i=Wh();if(t.uid!==void 0)for(let{writer:a}of[s,i])RO(a,t.uid,t.gid??t.uid);try{return{child:qh(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{Zh(s.
writer),Zh(i.writer)}}var Jh="pipes-",EN=new RegExp(`^${Jh}(?<pid>\\d+)-(?<started>\\d+)-`);function Wh(){var o=[];try{let e=Dt(o,TO(Hh(PO(),`${Jh}${process.pid}-${In(process.pid)}-`)));let t=Hh(e.path,"pipe");let n={cwd:e.path,env:Ot(
process.env)};kO("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=Bh(t,Uh.O_RDONLY|Uh.O_NONBLOCK);return{reader:new zO({fd:r,
readable:!0,writable:!1}),writer:Bh(t,"w")}}catch(s){var i=s,a=!0}finally{jt(o,i,a)}}var MO={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},Kh=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],wu="git was not \
found; install it (apt-get install git)";async function Yt(e,t,{filters:n=[],...r}={}){let o=await IO(e);if(o.missing)throw new R(wu);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...NO(o),...n])].flatMap(FO);return Yh(e,t,[...Kh,...s],r)}function IO(e){return Yh(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],Kh)}function NO({stdout:e}){let t=e.split("\0").filter(
Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function Yh(e,t,n,{env:r,...o}={}){return tt(["git","-C",e,...t],{cwd:"\
/",timeoutSeconds:120,...o,env:{...LO(Ih(process.env),n),...MO,...r}})}function LO(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(
n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}function FO(e){return[
[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}function As(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.high-e.interval.
low)*100;return n>=10?0:n>=.5?1:2}var DO=10;function Cr(e,t){if(e>DO)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(n)===0?
n:`${e<1?"\u2212":"+"}${n}`}function dt(e){return e.ratio===null?"\u2013":`${Cr(e.ratio,As(e))}%`}function Rt(e){if(e.interval===null)return"\
\u2013";let t=As(e);return`${Cr(e.interval.low,t)} to ${Cr(e.interval.high,t)}`}function pt(e){return`${Number((e*100).toPrecision(3))}%`}function Xt({name:e,unit:t}){return Xh(Mc(e)?.label??e,t)}function Xh(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}var Qh="measure again on a quiet machine",GO={steal:Qh,"other-programs":Qh,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var n1={"out-of-ports":GO["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var BO=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},{language:"\
Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];var g1=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,BO.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));var XO=360,QO=236,aL={left:54,right:XO-6,top:20,bottom:QO-34};var cL=Math.log(4),uL=Math.log(10),lL=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var $u="1.0.0",lk=$u.split(".")[0],dk=`https://github.com/loadgate/loadgate/blob/v${lk}/docs`;var Su=e=>`| ${e.join(" | ")} |`;function Mr(e,t){return[Su(e.map(([n])=>n)),Su(e.map(([,n])=>n)),...t.map(Su)].join(`
`)}function Ms(e){return`<pre>${_e(e)}</pre>`}var Is=e=>e.map(t=>`- ${t}`).join(`
`),Eu=e=>Buffer.byteLength(e,"utf8");var fk=13,DL=(fk-1)/2;var ug=.05;var bk=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${pt(ug)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var wk=360;var LF={left:104,right:wk-58};var fD=32*1024*1024;function lg(e,t){return Sk(e,t,n=>Th(Sm(n)))}function Sk(e,{cwd:t},n){let r;try{r=_k($k(t,e),"utf8")}catch(o){let{code:s,message:i}=o;throw new R(s==="ENOENT"?`there is no ${e}; loadgat\
e compare writes .loadgate/results.json, or name the results.json of another run`:`${e} cannot be read (${i}); name the results.json of a ru\
n`)}try{return n(r)}catch(o){throw o instanceof R?new R(`${e}: ${o.message}`):o}}async function dg(e){let{stdout:t}=await Yt(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}var Ek=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function pg(e,t,n={}){let r=await Yt(e,t,n);if(r.code===0||!Ek.test(r.
stderr))return r;let o=await dg(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new ln(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${uu(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function fg(e){let t=await Yt(e,["rev-parse","--show-toplevel"]);return t.code===0?{top:t.stdout.trim()}:null}async function mg({top:e},t){
let n=await Yt(e,["remote","get-url","--",t]);return n.code===0?n.stdout.trim():null}async function hg({top:e},t){let n=await pg(e,["log","-\
1","--no-show-signature","--format=%s","--end-of-options",t]);return n.code===0?n.stdout.trim():null}async function gg({top:e},t,n){let r=await pg(e,["log","-z","--max-count=1000","--format=%B",`${t}..${n}`,"--"]);return r.code===0?r.stdout.
split("\0").filter(Boolean):[]}function Tt(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?
`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Ns(e,t,n,r){if(typeof n!="function")throw new Error("method for before hook must be a function");return r||(r={}),Array.isArray(t)?
t.reverse().reduce((o,s)=>Ns.bind(null,e,s,o,r),n)():Promise.resolve().then(()=>e.registry[t]?e.registry[t].reduce((o,s)=>s.hook.bind(null,o,
r),n)():n(r))}function bg(e,t,n,r){let o=r;e.registry[n]||(e.registry[n]=[]),t==="before"&&(r=(s,i)=>Promise.resolve().then(o.bind(null,i)).then(s.bind(null,
i))),t==="after"&&(r=(s,i)=>{let a;return Promise.resolve().then(s.bind(null,i)).then(c=>(a=c,o(a,i))).then(()=>a)}),t==="error"&&(r=(s,i)=>Promise.
resolve().then(s.bind(null,i)).catch(a=>o(a,i))),e.registry[n].push({hook:r,orig:o})}function yg(e,t,n){if(!e.registry[t])return;let r=e.registry[t].map(o=>o.orig).indexOf(n);r!==-1&&e.registry[t].splice(r,1)}var wg=Function.bind,vg=wg.bind(wg);function xg(e,t,n){let r=vg(yg,null).apply(null,n?[t,n]:[t]);e.api={remove:r},e.remove=r,["before","erro\
r","after","wrap"].forEach(o=>{let s=n?[t,o,n]:[t,o];e[o]=e.api[o]=vg(bg,null).apply(null,s)})}function Ok(){let e=Symbol("Singular"),t={registry:{}},
n=Ns.bind(null,t,e);return xg(n,t,e),n}function kk(){let e={registry:{}},t=Ns.bind(null,e);return xg(t,e),t}var _g={Singular:Ok,Collection:kk};var Rk="0.0.0-development",Tk=`octokit-endpoint.js/${Rk} ${Tt()}`,zk={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"applica\
tion/vnd.github.v3+json","user-agent":Tk},mediaType:{format:""}};function Pk(e){return e?Object.keys(e).reduce((t,n)=>(t[n.toLowerCase()]=e[n],
t),{}):{}}function Ak(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(
e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof
n&&Function.prototype.call(n)===Function.prototype.call(e)}function Eg(e,t){let n=Object.assign({},e);return Object.keys(t).forEach(r=>{Ak(t[r])?
r in e?n[r]=Eg(e[r],t[r]):Object.assign(n,{[r]:t[r]}):Object.assign(n,{[r]:t[r]})}),n}function $g(e){for(let t in e)e[t]===void 0&&delete e[t];
return e}function ku(e,t,n){if(typeof t=="string"){let[o,s]=t.split(" ");n=Object.assign(s?{method:o,url:s}:{url:o},n)}else n=Object.assign(
{},t);n.headers=Pk(n.headers),$g(n),$g(n.headers);let r=Eg(e||{},n);return n.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(r.mediaType.
previews=e.mediaType.previews.filter(o=>!r.mediaType.previews.includes(o)).concat(r.mediaType.previews)),r.mediaType.previews=(r.mediaType.previews||
[]).map(o=>o.replace(/-preview/,""))),r}function Ck(e,t){let n=/\?/.test(e)?"&":"?",r=Object.keys(t);return r.length===0?e:e+n+r.map(o=>o===
"q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${o}=${encodeURIComponent(t[o])}`).join("&")}var Mk=/\{[^{}}]+\}/g;function Ik(e){
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function Nk(e){let t=e.match(Mk);return t?t.map(Ik).reduce((n,r)=>n.concat(r),[]):
[]}function Sg(e,t){let n={__proto__:null};for(let r of Object.keys(e))t.indexOf(r)===-1&&(n[r]=e[r]);return n}function Og(e){return e.split(
/(%[0-9A-Fa-f]{2})/g).map(function(t){return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function Dn(e){
return encodeURIComponent(e).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}function Ir(e,t,n){return t=
e==="+"||e==="#"?Og(t):Dn(t),n?Dn(n)+"="+t:t}function Fn(e){return e!=null}function Ou(e){return e===";"||e==="&"||e==="?"}function Lk(e,t,n,r){
var o=e[n],s=[];if(Fn(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o=="bigint"||typeof o=="boolean")o=o.toString(),r&&r!=="*"&&
(o=o.substring(0,parseInt(r,10))),s.push(Ir(t,o,Ou(t)?n:""));else if(r==="*")Array.isArray(o)?o.filter(Fn).forEach(function(i){s.push(Ir(t,i,
Ou(t)?n:""))}):Object.keys(o).forEach(function(i){Fn(o[i])&&s.push(Ir(t,o[i],i))});else{let i=[];Array.isArray(o)?o.filter(Fn).forEach(function(a){
i.push(Ir(t,a))}):Object.keys(o).forEach(function(a){Fn(o[a])&&(i.push(Dn(a)),i.push(Ir(t,o[a].toString())))}),Ou(t)?s.push(Dn(n)+"="+i.join(
",")):i.length!==0&&s.push(i.join(","))}else t===";"?Fn(o)&&s.push(Dn(n)):o===""&&(t==="&"||t==="?")?s.push(Dn(n)+"="):o===""&&s.push("");return s}
function Fk(e){return{expand:Dk.bind(null,e)}}function Dk(e,t){var n=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(r,o,s){if(o){let a="",c=[];if(n.indexOf(o.charAt(0))!==-1&&(a=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(u){var l=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(u);c.push(Lk(t,a,l[1],l[2]||l[3]))}),a&&a!=="+"){var i=",";return a==="?"?i="&":a!=="#"&&(i=a),(c.length!==0?a:"")+c.join(i)}else return c.
join(",")}else return Og(s)}),e==="/"?e:e.replace(/\/$/,"")}function kg(e){let t=e.method.toUpperCase(),n=(e.url||"/").replace(/:([a-z]\w+)/g,
"{$1}"),r=Object.assign({},e.headers),o,s=Sg(e,["method","baseUrl","url","headers","request","mediaType"]),i=Nk(n);n=Fk(n).expand(s),/^http/.
test(n)||(n=e.baseUrl+n);let a=Object.keys(e).filter(l=>i.includes(l)).concat("baseUrl"),c=Sg(s,a);if(!/application\/octet-stream/i.test(r.accept)&&
(e.mediaType.format&&(r.accept=r.accept.split(/,/).map(l=>l.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.
mediaType.format}`)).join(",")),n.endsWith("/graphql")&&e.mediaType.previews?.length)){let l=r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];r.accept=l.concat(e.mediaType.previews).map(d=>{let p=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${d}\
-preview${p}`}).join(",")}return["GET","HEAD"].includes(t)?n=Ck(n,c):"data"in c?o=c.data:Object.keys(c).length&&(o=c),!r["content-type"]&&typeof o<
"u"&&(r["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(t)&&typeof o>"u"&&(o=""),Object.assign({method:t,url:n,headers:r},
typeof o<"u"?{body:o}:null,e.request?{request:e.request}:null)}function jk(e,t,n){return kg(ku(e,t,n))}function Rg(e,t){let n=ku(e,t),r=jk.bind(
null,n);return Object.assign(r,{DEFAULTS:n,defaults:Rg.bind(null,n),merge:ku.bind(null,n),parse:kg})}var Tg=Rg(null,zk);var fe=new Uint8Array(256);fe[9]|=2;fe[32]|=2;fe[59]|=4;fe[44]|=8;for(let e=128;e<=255;e++)fe[e]|=1;for(let e of"!#$%&'*+-.^_`|~")fe[e.charCodeAt(
0)]|=16;for(let e=48;e<=57;e++)fe[e]|=16;for(let e=65;e<=90;e++)fe[e]|=17;for(let e=97;e<=122;e++)fe[e]|=16;var zg=(()=>{let e=function(){};
return e.prototype=Object.create(null),e})();function Pg(e,t){let n=4|(t?.comma===!0?8:0),r=e.length,o=t?.start??0;for(;(fe[e.charCodeAt(o)]&2)!==0;)o++;let s=o,i=0,a=-1,c=t?.parameters===
!1?8:0;for(;s<r;){let p=e.charCodeAt(s),m=fe[p];if((m&n)!==0){c|=m&8;break}(m&2)!==0?a===-1&&(a=s):a=-1,i|=p&65280|m,s++}let u=a===-1?s:a,l=e.
slice(o,u),d=(i&65281)===0?l:l.toLowerCase();return s===r||c!==0?{type:d,index:s,parameters:new zg}:Gk(e,d,s,r,n)}function Gk(e,t,n,r,o){let s=new zg;
e:for(;n<r;){for(n++;(fe[e.charCodeAt(n)]&2)!==0;)n++;let i=n,a=0,c=-1;for(;n<r;){let u=e.charCodeAt(n),l=fe[u];if((l&o)!==0){if((l&8)!==0)break e;
continue e}if(u===61){let d=c===-1?n:c,p=e.slice(i,d),m=(a&65281)===0?p:p.toLowerCase();for(n++;(fe[e.charCodeAt(n)]&2)!==0;)n++;if(n<r&&e.charCodeAt(
n)===34){let E=++n,j=!1;for(;n<r;){let G=e.charCodeAt(n);if(G===34){s[m]===void 0&&(s[m]=j?Zk(e,E,n):e.slice(E,n)),n++;let P=0;for(;n<r;){let L=e.
charCodeAt(n),M=fe[L];if((M&o)!==0){P=M&8;break}n++}if(P!==0)break e;continue e}if(G===92&&n+1<r){j=!0,n+=2;continue}n++}continue e}let g=n,
b=0,x=-1;for(;n<r;){let E=e.charCodeAt(n),j=fe[E];if((j&o)!==0){b=j&8;break}(j&2)!==0?x===-1&&(x=n):x=-1,n++}if(s[m]===void 0){let E=x===-1?
n:x;s[m]=e.slice(g,E)}if(b!==0)break e;continue e}(l&2)!==0?c===-1&&(c=n):c=-1,a|=u&65280|l,n++}}return{type:t,index:n,parameters:s}}function Zk(e,t,n){
let r="";for(let o=t;o<n;o++)e.charCodeAt(o)===92&&(r+=e.slice(t,o),t=++o);return r+e.slice(t,n)}var Uk=/^-?\d+$/,Fs=/^-?\d+n+$/,zt=JSON.stringify,Ru=JSON.parse,Ng=/^-?\d+n$/,Ag=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,Cg=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
Tu=e=>e===void 0||typeof e=="function"||typeof e=="symbol",zu=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",
Bk=(e,t,n)=>{let r="";typeof n=="number"?r=" ".repeat(Math.min(10,Math.max(0,Math.floor(n)))):typeof n=="string"&&(r=n.slice(0,10));let o=typeof t==
"function",s=Array.isArray(t)?new Set(t.map(String)):null,i=(g,b,x)=>(x!==null&&typeof x=="object"&&typeof x.toJSON=="function"&&(x=x.toJSON(
b)),typeof x=="string"&&Fs.test(x)?x+"n":typeof x=="bigint"?"rawJSON"in JSON?JSON.rawJSON(x.toString()):x.toString()+"n":(o&&(x=t.call(g,b,x)),
x!==null&&typeof x=="object"&&(x instanceof Number||x instanceof String||x instanceof Boolean)&&(x=x.valueOf()),x)),a=i({"":e},"",e);if(Tu(a))
return;let c=a===null||typeof a!="object",u=zu(a);if(c||u)return zt(a);let l=[],d=0,p=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),
keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],m=new WeakSet([a]);for(;p.length>0;){let g=p[p.length-1];g.index===0&&(l.push(g.
isArray?"[":"{"),d++);let b=!1;if(g.isArray)if(g.index<g.val.length){g.first||l.push(","),r&&l.push(`
`+r.repeat(d));let x=g.val[g.index],E=i(g.val,String(g.index),x);if(Tu(E))l.push("null"),g.first=!1,g.index++;else{let j=E!==null&&typeof E==
"object",G=zu(E);if(j&&!G){if(m.has(E))throw new TypeError("Converting circular structure to JSON");m.add(E),p.push({parent:g.val,key:String(
g.index),val:E,isArray:Array.isArray(E),keys:Array.isArray(E)?null:Object.keys(E),index:0,first:!0}),g.first=!1,g.index++}else l.push(zt(E)),
g.first=!1,g.index++}}else b=!0;else{for(;g.index<g.keys.length;){let E=g.keys[g.index++];if(s&&!s.has(E))continue;let G=g.val[E],P=i(g.val,
E,G);if(Tu(P))continue;g.first||l.push(","),r?l.push(`
`+r.repeat(d)+zt(E)+": "):l.push(zt(E)+":");let L=P!==null&&typeof P=="object",M=zu(P);if(L&&!M){if(m.has(P))throw new TypeError("Converting\
 circular structure to JSON");m.add(P),p.push({parent:g.val,key:E,val:P,isArray:Array.isArray(P),keys:Array.isArray(P)?null:Object.keys(P),index:0,
first:!0}),g.first=!1;break}else l.push(zt(P)),g.first=!1}g.index>=g.keys.length&&p[p.length-1]===g&&(b=!0)}b&&(d--,!g.first&&r&&l.push(`
`+r.repeat(d)),l.push(g.isArray?"]":"}"),m.delete(g.val),p.pop())}return l.join("")},Lg=(e,t,n)=>{try{return"rawJSON"in JSON?zt(e,(a,c)=>typeof c==
"bigint"?JSON.rawJSON(c.toString()):typeof t=="function"?t(a,c):(Array.isArray(t)&&t.includes(a),c),n):e?zt(e,(a,c)=>typeof c=="string"&&Fs.
test(c)||typeof c=="bigint"?c.toString()+"n":typeof t=="function"?t(a,c):(Array.isArray(t)&&t.includes(a),c),n).replace(Ag,"$1$2$3").replace(
Cg,"$1$2$3"):zt(e,t,n)}catch(r){if(r instanceof RangeError){let o=Bk(e,t,n);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(Ag,"$1$2$3").
replace(Cg,"$1$2$3")}throw r}},Ls=new Map,Hk=()=>{let e=JSON.parse.toString();if(Ls.has(e))return Ls.get(e);try{let t=JSON.parse("1",(n,r,o)=>!!o?.
source&&o.source==="1");return Ls.set(e,t),t}catch{return Ls.set(e,!1),!1}},Wk=(e,t,n,r)=>typeof t=="string"&&Ng.test(t)?BigInt(t.slice(0,-1)):
typeof t=="string"&&Fs.test(t)?t.slice(0,-1):typeof r=="function"?r(e,t,n):t,qk=(e,t)=>JSON.parse(e,(n,r,o)=>{let s=typeof r=="number",i=r>Number.
MAX_SAFE_INTEGER||r<Number.MIN_SAFE_INTEGER,a=s&&i,c=o&&Uk.test(o.source);return a&&c?BigInt(o.source):typeof t=="function"?t(n,r,o):r}),Fg=Number.
MAX_SAFE_INTEGER.toString(),Mg=Fg.length,Vk=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,Jk=/^"-?\d+n+"$/,Kk=(e,t)=>{
let n={"":e},r=[{parent:n,key:"",visited:!1}];for(;r.length>0;){let o=r[r.length-1];if(o.visited){let{parent:s,key:i}=o,a=s[i];typeof a=="st\
ring"&&(Ng.test(a)?a=BigInt(a.slice(0,-1)):Fs.test(a)&&(a=a.slice(0,-1))),typeof t=="function"&&(a=t.call(s,i,a)),a===void 0?delete s[i]:s[i]=
a,r.pop()}else{o.visited=!0;let s=o.parent[o.key];if(s!==null&&typeof s=="object"){let a=Object.keys(s);for(let c=a.length-1;c>=0;c--)r.push(
{parent:s,key:a[c],visited:!1})}}}return n[""]},Ig=e=>e.replace(Vk,(t,n,r,o)=>{let s=t[0]==='"';if(s&&Jk.test(t))return t.substring(0,t.length-
1)+'n"';let a=r||o,c=n&&(n.length<Mg||n.length===Mg&&n<=Fg);return s||a||c?t:'"'+t+'n"'}),Dg=(e,t)=>{if(!e)return Ru(e,t);try{if(Hk())return qk(
e,t);let n=Ig(e);return Ru(n,(r,o,s)=>Wk(r,o,s,t))}catch(n){if(n instanceof RangeError){let r=Ig(e),o=Ru(r);return Kk(o,t)}throw n}};var ft=class extends Error{name;status;request;response;constructor(t,n,r){super(t,{cause:r.cause}),this.name="HttpError",this.status=Number.
parseInt(n),Number.isNaN(this.status)&&(this.status=0);"response"in r&&(this.response=r.response);let o=Object.assign({},r.request);r.request.
headers.authorization&&(o.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.replace(/(?<! ) .*$/," [\
REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),
this.request=o}};var Yk="10.0.16",Xk={headers:{"user-agent":`octokit-request.js/${Yk} ${Tt()}`}};function Qk(e){if(typeof e!="object"||e===null||Object.prototype.
toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(
t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof n&&Function.prototype.call(n)===Function.prototype.call(e)}var jg=()=>"";
async function Gg(e){let t=e.request?.fetch||globalThis.fetch;if(!t)throw new Error("fetch is not set. Please pass a fetch implementation as\
 new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let n=e.request?.log||console,r=e.
request?.parseSuccessResponseBody!==!1,o=Qk(e.body)||Array.isArray(e.body)?Lg(e.body):e.body,s=Object.fromEntries(Object.entries(e.headers).
map(([d,p])=>[d,String(p)])),i;try{i=await t(e.url,{method:e.method,body:o,redirect:e.request?.redirect,headers:s,signal:e.request?.signal,...e.
body&&{duplex:"half"}})}catch(d){let p="Unknown Error";if(d instanceof Error){if(d.name==="AbortError")throw d.status=500,d;p=d.message,d.name===
"TypeError"&&"cause"in d&&(d.cause instanceof Error?p=d.cause.message:typeof d.cause=="string"&&(p=d.cause))}let m=new ft(p,500,{request:e});
throw m.cause=d,m}let a=i.status,c=i.url,u={};for(let[d,p]of i.headers)u[d]=p;let l={url:c,status:a,headers:u,data:""};if("deprecation"in u){
let d=u.link&&u.link.match(/<([^<>]+)>; rel="deprecation"/),p=d&&d.pop();n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It\
 is scheduled to be removed on ${u.sunset}${p?`. See ${p}`:""}`)}if(a===204||a===205)return l;if(e.method==="HEAD"){if(a<400)return l;throw new ft(
i.statusText,a,{response:l,request:e})}if(a===304)throw l.data=await Pu(i),new ft("Not modified",a,{response:l,request:e});if(a>=400)throw l.
data=await Pu(i),new ft(t0(l.data),a,{response:l,request:e});return l.data=r?await Pu(i):i.body,l}async function Pu(e){let t=e.headers.get("\
content-type");if(!t)return e.text().catch(jg);let n=Pg(t);if(e0(n)){let r="";try{return r=await e.text(),Dg(r)}catch{return r}}else return n.
type.startsWith("text/")||n.parameters.charset?.toLowerCase()==="utf-8"&&n.type!=="application/octet-stream"?e.text().catch(jg):e.arrayBuffer().
catch(()=>new ArrayBuffer(0))}function e0(e){return e.type==="application/json"||e.type==="application/scim+json"}function t0(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let t=e,n="documentation\
_url"in t?` - ${t.documentation_url}`:"";return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(r=>JSON.stringify(r)).join(", ")}${n}`:
`${t.message}${n}`}return`Unknown error: ${JSON.stringify(e)}`}function Au(e,t){let n=e.defaults(t);return Object.assign(function(o,s){let i=n.
merge(o,s);if(!i.request||!i.request.hook)return Gg(n.parse(i));let a=(c,u)=>Gg(n.parse(n.merge(c,u)));return Object.assign(a,{endpoint:n,defaults:Au.
bind(null,n)}),i.request.hook(a,i)},{endpoint:n,defaults:Au.bind(null,n)})}var Nr=Au(Tg,Xk);var n0="0.0.0-development";function r0(e){return`Request failed due to following response errors:
`+e.errors.map(t=>` - ${t.message}`).join(`
`)}var o0=class extends Error{constructor(e,t,n){super(r0(n)),this.request=e,this.headers=t,this.response=n,this.errors=n.errors,this.data=n.
data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},
s0=["method","baseUrl","url","headers","request","query","mediaType","operationName"],i0=["query","method","url"],Zg=/\/api\/v3\/?$/;function a0(e,t,n){
if(n){if(typeof t=="string"&&"query"in n)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let i in n)
if(i0.includes(i))return Promise.reject(new Error(`[@octokit/graphql] "${i}" cannot be used as variable name`))}let r=typeof t=="string"?Object.
assign({query:t},n):t,o=Object.keys(r).reduce((i,a)=>s0.includes(a)?(i[a]=r[a],i):(i.variables||(i.variables={}),i.variables[a]=r[a],i),{}),
s=r.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Zg.test(s)&&(o.url=s.replace(Zg,"/api/graphql")),e(o).then(i=>{if(i.data.errors){let a={};for(let c of Object.
keys(i.headers))a[c]=i.headers[c];throw new o0(o,a,i.data)}return i.data.data})}function Cu(e,t){let n=e.defaults(t);return Object.assign((o,s)=>a0(
n,o,s),{defaults:Cu.bind(null,n),endpoint:n.endpoint})}var gj=Cu(Nr,{headers:{"user-agent":`octokit-graphql.js/${n0} ${Tt()}`},method:"POST",
url:"/graphql"});function Ug(e){return Cu(e,{method:"POST",url:"/graphql"})}var Mu="(?:[a-zA-Z0-9_-]+)",Bg="\\.",Hg=new RegExp(`^${Mu}${Bg}${Mu}${Bg}${Mu}$`),c0=Hg.test.bind(Hg);async function u0(e){let t=c0(e),n=e.startsWith(
"v1.")||e.startsWith("ghs_"),r=e.startsWith("ghu_");return{type:"token",token:e,tokenType:t?"app":n?"installation":r?"user-to-server":"oauth"}}
function l0(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function d0(e,t,n,r){let o=t.endpoint.merge(n,r);return o.headers.
authorization=l0(e),t(o)}var Wg=function(t){if(!t)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof t!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return t=t.replace(/^(token|bearer) +/i,""),
Object.assign(u0.bind(null,t),{hook:d0.bind(null,t)})};var Iu="7.0.8";var qg=()=>{},p0=console.warn.bind(console),f0=console.error.bind(console);function m0(e={}){return typeof e.debug!="function"&&(e.debug=qg),
typeof e.info!="function"&&(e.info=qg),typeof e.warn!="function"&&(e.warn=p0),typeof e.error!="function"&&(e.error=f0),e}var Vg=`octokit-cor\
e.js/${Iu} ${Tt()}`,Ds=class{static VERSION=Iu;static defaults(t){return class extends this{constructor(...r){let o=r[0]||{};if(typeof t=="f\
unction"){super(t(o));return}super(Object.assign({},t,o,o.userAgent&&t.userAgent?{userAgent:`${o.userAgent} ${t.userAgent}`}:null))}}}static plugins=[];static plugin(...t){
let n=this.plugins;return class extends this{static plugins=n.concat(t.filter(o=>!n.includes(o)))}}constructor(t={}){let n=new _g.Collection,
r={baseUrl:Nr.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},t.request,{hook:n.bind(null,"request")}),mediaType:{previews:[],
format:""}};if(r.headers["user-agent"]=t.userAgent?`${t.userAgent} ${Vg}`:Vg,t.baseUrl&&(r.baseUrl=t.baseUrl),t.previews&&(r.mediaType.previews=
t.previews),t.timeZone&&(r.headers["time-zone"]=t.timeZone),this.request=Nr.defaults(r),this.graphql=Ug(this.request).defaults(r),this.log=m0(
t.log),this.hook=n,t.authStrategy){let{authStrategy:s,...i}=t,a=s(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:i},
t.auth));n.wrap("request",a.hook),this.auth=a}else if(!t.auth)this.auth=async()=>({type:"unauthenticated"});else{let s=Wg(t.auth);n.wrap("re\
quest",s.hook),this.auth=s}let o=this.constructor;for(let s=0;s<o.plugins.length;++s)Object.assign(this,o.plugins[s](this,t))}request;graphql;log;hook;auth};var h0="0.0.0-development";function g0(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in
e.data)))return e;let n=e.data.incomplete_results,r=e.data.repository_selection,o=e.data.total_count,s=e.data.total_commits;delete e.data.incomplete_results,
delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(e.data)[0],a=e.data[i];return e.data=
a,typeof n<"u"&&(e.data.incomplete_results=n),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=o,e.data.total_commits=s,e}function Nu(e,t,n){
let r=typeof t=="function"?t.endpoint(n):e.request.endpoint(t,n),o=typeof t=="function"?t:e.request,s=r.method,i=r.headers,a=r.url;return{[Symbol.
asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let c=await o({method:s,url:a,headers:i}),u=g0(c);if(a=((u.headers.link||"").match(
/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in u.data){let l=new URL(u.url),d=l.searchParams,p=parseInt(d.get("page")||"1",10),m=parseInt(
d.get("per_page")||"250",10);p*m<u.data.total_commits&&(d.set("page",String(p+1)),a=l.toString())}return{value:u}}catch(c){if(c.status!==409)
throw c;return a="",{value:{status:200,headers:{},data:[]}}}}})}}function Jg(e,t,n,r){return typeof n=="function"&&(r=n,n=void 0),Kg(e,[],Nu(
e,t,n)[Symbol.asyncIterator](),r)}function Kg(e,t,n,r){return n.next().then(o=>{if(o.done)return t;let s=!1;function i(){s=!0}return t=t.concat(
r?r(o.value,i):o.value.data),s?t:Kg(e,t,n,r)})}var zj=Object.assign(Jg,{iterator:Nu});function Lu(e){return{paginate:Object.assign(Jg.bind(null,e),{iterator:Nu.bind(null,e)})}}Lu.VERSION=h0;var Xg=_d(ju(),1);var b0="0.0.0-development";function y0(e){return e.request!==void 0}async function Yg(e,t,n,r){if(!y0(n)||!n?.request.request)throw n;if(n.status>=
400&&!e.doNotRetry.includes(n.status)){let o=r.request.retries!=null?r.request.retries:e.retries,s=Math.pow((r.request.retryCount||0)+1,2);throw t.
retry.retryRequest(n,o,s)}throw n}async function w0(e,t,n,r){let o=new Xg.default;return o.on("failed",function(s,i){let a=~~s.request.request?.
retries,c=~~s.request.request?.retryAfter;if(r.request.retryCount=i.retryCount+1,a>i.retryCount)return c*e.retryAfterBaseValue}),o.schedule(
v0.bind(null,e,t,n),r)}async function v0(e,t,n,r){let o=await n(r);if(o.data&&o.data.errors&&o.data.errors.length>0&&/Something went wrong while executing your query/.
test(o.data.errors[0].message)){let s=new ft(o.data.errors[0].message,500,{request:r,response:o});return Yg(e,t,s,r)}return o}function Gu(e,t){
let n=Object.assign({enabled:!0,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},t.retry),r={retry:{retryRequest:(o,s,i)=>(o.
request.request=Object.assign({},o.request.request,{retries:s,retryAfter:i}),o)}};return n.enabled&&(e.hook.error("request",Yg.bind(null,n,r)),
e.hook.wrap("request",w0.bind(null,n,r))),r}Gu.VERSION=b0;var eb=_d(ju(),1),x0="0.0.0-development",Zu=()=>Promise.resolve();function _0(e,t,n){return e.retryLimiter.schedule($0,e,t,n)}async function $0(e,t,n){
let{pathname:r}=new URL(n.url,"http://github.test"),o=S0(n.method,r),s=!o&&n.method!=="GET"&&n.method!=="HEAD",i=n.method==="GET"&&r.startsWith(
"/search/"),a=r.startsWith("/graphql"),u=~~t.retryCount>0?{priority:0,weight:0}:{};e.clustering&&(u.expiration=1e3*60),(s||a)&&await e.write.
key(e.id).schedule(u,Zu),s&&e.triggersNotification(r)&&await e.notifications.key(e.id).schedule(u,Zu),i&&await e.search.key(e.id).schedule(u,
Zu);let l=(o?e.auth:e.global).key(e.id).schedule(u,t,n);if(a){let d=await l;if(d.data.errors!=null&&d.data.errors.some(p=>p.type==="RATE_LIM\
ITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:d,data:d.data})}return l}function S0(e,t){return e==="PATCH"&&
/^\/applications\/[^/]+\/token\/scoped$/.test(t)||e==="POST"&&(/^\/applications\/[^/]+\/token$/.test(t)||/^\/app\/installations\/[^/]+\/access_tokens$/.
test(t)||t==="/login/oauth/access_token")}var E0=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{te\
am_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner}/{repo}/collaborators/{usernam\
e}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{repo}/issues/{issue_number}/commen\
ts","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority","/repos/{owner\
}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replie\
s","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/\
pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_numbe\
r}/comments"];function O0(e){let n=`^(?:${e.map(r=>r.split("/").map(o=>o.startsWith("{")?"(?:.+?)":o).join("/")).map(r=>`(?:${r})`).join("|")}\
)[^/]*$`;return new RegExp(n,"i")}var Qg=O0(E0),tb=Qg.test.bind(Qg),Ze={},k0=function(e,t){Ze.global=new e.Group({id:"octokit-global",maxConcurrent:10,
...t}),Ze.auth=new e.Group({id:"octokit-auth",maxConcurrent:1,...t}),Ze.search=new e.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,
...t}),Ze.write=new e.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,...t}),Ze.notifications=new e.Group({id:"octokit-notifications",
maxConcurrent:1,minTime:3e3,...t})};function js(e,t){let{enabled:n=!0,Bottleneck:r=eb.default,id:o="no-id",timeout:s=1e3*60*2,connection:i}=t.
throttle||{};if(!n)return{};let a={timeout:s};typeof i<"u"&&(a.connection=i);let c=Object.assign({clustering:i!=null,triggersNotification:tb,
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
    `);let u=!1,l=()=>{if(u)return;u=!0,Ze.global==null&&k0(r,a),c.global=c.global??Ze.global,c.auth=c.auth??Ze.auth,c.search=c.search??Ze.search,
c.write=c.write??Ze.write,c.notifications=c.notifications??Ze.notifications,c.retryLimiter=c.retryLimiter??new r;let d={},p=new r.Events(d);
d.on("secondary-limit",c.onSecondaryRateLimit),d.on("rate-limit",c.onRateLimit),d.on("error",m=>e.log.warn("Error in throttling-plugin limit\
 handler",m)),c.retryLimiter.on("failed",async function(m,g){let[b,x,E]=g.args,{pathname:j}=new URL(E.url,"http://github.test");if(!(j.startsWith(
"/graphql")&&m.status!==401||m.status===403||m.status===429))return;let P=~~x.retryCount;x.retryCount=P,E.request.retryCount=P;let{wantRetry:L,
retryAfter:M=0}=await(async function(){if(/\bsecondary rate\b/i.test(m.message)){let Z=Number(m.response.headers["retry-after"])||b.fallbackSecondaryRateRetryAfter;
return{wantRetry:await p.trigger("secondary-limit",Z,E,e,P),retryAfter:Z}}if(m.response.headers!=null&&m.response.headers["x-ratelimit-remai\
ning"]==="0"||(m.response.data?.errors??[]).some(Z=>Z.type==="RATE_LIMITED")){let Z=new Date(~~m.response.headers["x-ratelimit-reset"]*1e3).
getTime(),te=Math.max(Math.ceil((Z-Date.now())/1e3)+1,0);return{wantRetry:await p.trigger("rate-limit",te,E,e,P),retryAfter:te}}return{}})();
if(L)return x.retryCount++,M*b.retryAfterBaseValue})};return e.hook.wrap("request",(d,p)=>(l(),_0(c,d,p))),{}}js.VERSION=x0;js.triggersNotification=
tb;var R0=Ds.plugin(Lu,Gu,js),nb={times:3,seconds:90},T0=60;function z0(e,t){return fetch(e,{...t,signal:AbortSignal.timeout(T0*1e3)})}function rb(e,t){
let{GITHUB_REPOSITORY:n="",GITHUB_API_URL:r="https://api.github.com"}=t,o=/^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(n);if(e===
"")throw new R('there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN');if(!o)throw new R("GITHUB_REPOSI\
TORY is not set; set it to owner/name");let s=(a,c,u,l)=>a<=nb.seconds&&l<nb.times;return{octokit:new R0({auth:e,baseUrl:r,userAgent:`loadga\
te/${$u}`,log:{debug(){},info(){},warn(){},error(){}},request:{fetch:z0},throttle:{id:r,onRateLimit:s,onSecondaryRateLimit:s}}),at:{owner:o[1],
repo:o[2]}}}function Gs(e,t,n){let r=Qt(t),o=t instanceof Error?t.message:String(t),s=r===403||r===404?`; give the job permissions: ${n}`:"";
return`${e} (${o})${s}`}function Qt(e){let t=e?.status;return e instanceof Error&&typeof t=="number"?t:null}import{existsSync as Q0,lstatSync as $G,mkdirSync as eR,mkdtempSync as tR,readdirSync as nR,readFileSync as rR,rmSync as wb,statSync as oR,writeFileSync as Bu}from"node:fs";
import{tmpdir as bb}from"node:os";import{join as Ue}from"node:path";import{setTimeout as sR}from"node:timers/promises";import{existsSync as en,mkdirSync as Xj,readdirSync as P0,rmdirSync as A0,writeFileSync as Qj}from"node:fs";import{join as Pt}from"node:path";var jn="/sys/fs/cgroup";function C0(e){return en(Pt(jn,e))?e:en(Pt(jn,"cpu,cpuacct"))?"cpu,cpuacct":e}var M0=e=>`loadgate-${e}`;function I0(){let e=["cpu","cpuacct","memory"].map(n=>Pt(jn,C0(n))),t=Pt(jn,"pids");return[...new Set(en(t)?[...e,t]:e)]}var N0=()=>[jn];async function sb(e){let t=en(Pt(jn,"cgroup.controllers"))?N0():I0();for(let n of t.map(r=>Pt(r,M0(e))))if(en(n))for(let r=0;r<20&&en(n);r+=
1){for(let o of P0(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Pt(n,o.name);for(let i of(Se(Pt(s,"cgroup.procs"))??"").split(`\

`).filter(Boolean))kt(Number(i),"SIGKILL");ob(s)}ob(n),en(n)&&await new Promise(o=>setTimeout(o,50))}}function ob(e){try{A0(e)}catch{}}import{chmodSync as D0,chownSync as j0,existsSync as G0,globSync as Z0,lstatSync as U0,mkdirSync as cb,readdirSync as B0,readlinkSync as H0}from"node:fs";
import{homedir as dG,tmpdir as W0}from"node:os";import{join as Bs}from"node:path";import{setTimeout as lb}from"node:timers/promises";import{once as Zs}from"node:events";var L0=64*1024;async function ab(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...gu(t.user)},r=Rs(e,t.cwd),{child:o,stdout:s,stderr:i}=yu(e,n,
t.input?"pipe":"ignore"),a=F0(L0);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let u=null;o.once("exit",(d,p)=>{u={code:d,signal:p},r(p?`ended by ${p}`:`exit code ${d}`)});try{await Promise.race([Zs(o,"spawn"),Zs(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let l=o.pid;return{pid:l,child:o,stdout:s,log:a.text,
ended:()=>u,async[Symbol.asyncDispose](){u||(Nn(l,"SIGTERM"),await Promise.race([Zs(o,"exit"),ib((t.graceSeconds??2)*1e3)])),Nn(l,"SIGKILL"),
u||await Promise.race([Zs(o,"exit"),ib(5e3)]),c()}}}function ib(e){return new Promise(t=>setTimeout(t,e).unref())}function F0(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var db="user-",pb=[[1879048192,2147483646],[60578,60705]];function fb(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Us(q0())),t!==null)return null;r+=1;let o=K0();if(o===null)return t=Us("not-permitted"),null;let s=`${db}${String(
r).padStart(2,"0")}`;if(r>1)return ub(e,s,o);try{let i=ub(e,s,o);return t=Us(await V0(i)),t===null?i:null}catch{return t=Us("not-permitted"),
null}}}}var Us=e=>e&&{why:e};function q0(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!Ar(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function ub(e,t,n){D0(e,457),process.umask(process.umask()|18);let r=Bs(e,t),o={
uid:n,gid:n,home:Bs(r,"home"),temporary:Bs(r,"tmp")};cb(r,{mode:457});for(let s of[o.home,o.temporary])cb(s,{mode:448}),j0(s,n,n);return o}async function V0(e){
var s=[];try{let t=await Uu(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await Uu(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...Ot(process.env),LOADGATE_TRIAL:"1"};let o=Dt(s,await ab(["\
sleep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await J0(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var u=jt(s,a,
c);u&&await u}}async function J0(e){for(let t=0;t<50;t+=1){try{if(H0(`/proc/${e}/cwd`),B0(`/proc/${e}/fd`),process.kill(e,0),Se(`/proc/${e}/\
environ`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await lb(10)}return!1}function Uu(e,t){return tt(t,{cwd:"/",env:Ot(process.env),
user:e})}function K0(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(Se(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>Se(n)??"");for(let[n,r]of pb)if(t.every(o=>Y0(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&mu(s).length===0)return s}return null}function Y0(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function mb({uid:e}){for(let t=0;t<20;t+=1){let n=mu(e);if(n.length===0)return;for(let r of n)kt(r,"SIGKILL");await lb(20)}}var X0=["/\
tmp","/var/tmp","/dev/shm",W0()];async function hb(e,t=X0){let n=[...new Set(t)].filter(i=>G0(i)),r=["-uid",String(e.uid)],o=["-mindepth","1",
"-type","d","!",...r,"!","-perm","-0002","-prune","-o"],s=(...i)=>Uu(e,["find",...n,"-xdev",...o,...r,...i]);await s("-type","d","-prune","-\
exec","chmod","-R","u+rwx","--","{}","+"),await s("-prune","-exec","rm","-rf","--","{}","+")}function gb(e){return Z0(`${db}*/home`,{cwd:e}).flatMap(t=>{let n=U0(Bs(e,t),{throwIfNoEntry:!1})?.uid;return n!==void 0&&pb.some(([o,s])=>o<=
n&&n<=s)?[{uid:n,gid:n}]:[]})}var Hu="loadgate-",vb="LOADGATE_RUN",Hs="run.json";function iR(){try{return tR(Ue(bb(),Hu))}catch(e){throw new R(`the temporary folder ${bb()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function Ws(){let e=iR(),t=e.slice(e.lastIndexOf(Hu)+Hu.length).
toLowerCase();eR(Ue(e,"pids"),{mode:448});let n={pid:process.pid,started:In(process.pid)};return Bu(Ue(e,Hs),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[vb]:t},users:fb(e),process:r=>Bu(Ue(e,"pids",String(r)),In(r)??""),engine:()=>fR(e,process.env),[Symbol.asyncDispose]:()=>lR(
e,t,aR)}}var MG=qf({pid:W().positive(),started:h().nullable()});var aR=15,cR=7*86400;function uR(e){let{mtimeMs:t=0}=oR(Ue(e,Hs),{throwIfNoEntry:!1})??{};return Date.now()-t>cR*1e3}async function lR(e,t,n){
for(let a of yb(Ue(e,"pids"))){let c=Se(Ue(e,"pids",a))??"";c!==""&&In(Number(a))===c&&kt(-Number(a),"SIGKILL")}let r=gb(e);for(let a of r)await mb(
a);await pR(t,e);for(let a of fu()?[]:r)await hb(a);await sb(t);let o=await hR(e,t,n)||uR(e);if(fu())return dR(e,o);let s=[Hs,...mR],i=o?[e]:
yb(e).flatMap(a=>s.includes(a)?[]:[Ue(e,a)]);for(let a of i)wb(a,{recursive:!0,force:!0,maxRetries:3})}function dR(e,t){t&&wb(Ue(e,Hs),{force:!0}),
process.stderr.write(`LOADGATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function pR(e,t){for(let n=0;n<20;n+=1){let r=[...jh(`${vb}=${e}`),...Gh(t)];if(r.length===0)return;for(let o of r)kt(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function yb(e){try{return nR(e)}catch{return[]}}var Wu="engine.json";function fR(e,t){let n=ks.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);Bu(Ue(e,Wu),JSON.stringify(Object.fromEntries(n)))}var mR=[Wu];async function hR(e,t,n){let r=Ue(e,Wu);if(!Q0(
r))return!0;let o={...Mh(process.env),...bR(r)};return await yR(o,n)?(await wR(t,o),await vR(t,o),await xR(t,o),!0):!1}var gR=ve(h(),h());function bR(e){
try{let t=gR.parse(JSON.parse(rR(e,"utf8")));return Object.fromEntries(ks.map(n=>[n,t[n]]))}catch{return{}}}async function yR(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await tt(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await sR(1e3)}}async function wR(e,t){let n=await Gn(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Gn(t,"rm","--force","--volumes",...n)}async function vR(e,t){let n=await Gn(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Gn(t,"network","rm",...n)}async function xR(e,t){let r=await Gn(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Gn(t,"image","rm","--force",...r)}async function Gn(e,...t){
let{code:n,stdout:r}=await tt(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}var Ae=y("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");q.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){Ke(this,"with",e)},parse(e,t){return nr(this,e,t,{callee:this.parse})},parseAsync(e,t){return Ji(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return Bt(this,e,t)},safeParseAsync(e,t){return Ki(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return ye(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),xb=y("Zod\
MiniString",(e,t)=>{wn.init(e,t),Ae.init(e,t)});function tn(e){return Fo(xb,e)}var Lr=y("ZodMiniStringFormat",(e,t)=>{K.init(e,t),xb.init(e,
t)});var _b=y("ZodMiniNumber",(e,t)=>{cr.init(e,t),Ae.init(e,t)});function mt(e){return Uo(_b,e)}var $R=y("ZodMiniNumberFormat",(e,t)=>{xo.init(e,
t),_b.init(e,t)});function qu(e){return Bo($R,e)}var SR=y("ZodMiniBoolean",(e,t)=>{_o.init(e,t),Ae.init(e,t)});function qs(e){return Ho(SR,e)}var ER=y("ZodMiniUnknown",(e,t)=>{$o.init(e,t),Ae.init(e,t)});function OR(){return Wo(ER)}var kR=y("ZodMiniNever",(e,t)=>{So.init(e,t),Ae.init(
e,t)});function RR(e){return qo(kR,e)}var TR=y("ZodMiniArray",(e,t)=>{Eo.init(e,t),Ae.init(e,t)});function oe(e,t){return new TR({type:"array",element:e,...N(t)})}var $b=y("ZodMiniObject",(e,t)=>{Ea.init(e,t),Ae.init(e,t),Hi(e,"shape",n=>n._zod.def.shape,!1)});function Y(e,t){return new $b({type:"object",shape:e,catchall:RR(),...N(t)})}function Sb(e,t){return new $b({type:"object",shape:e,catchall:OR(),
...N(t)})}var zR=y("ZodMiniTuple",(e,t)=>{ko.init(e,t),Ae.init(e,t)});function Vs(e,t,n){let r=t instanceof q,o=r?n:t,s=r?t:null;return new zR({type:"\
tuple",items:e,rest:s,...N(o)})}var PR=y("ZodMiniEnum",(e,t)=>{Ro.init(e,t),Ae.init(e,t),e.options=[...e._zod.values]});function Be(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new PR({type:"enum",entries:n,...N(t)})}var AR=y("ZodMiniLiteral",(e,t)=>{To.init(e,t),Ae.init(e,t)});function Eb(e,t){return new AR({type:"literal",values:Array.isArray(e)?e:[e],...N(
t)})}var CR=y("ZodMiniExactOptional",(e,t)=>{Po.init(e,t),Ae.init(e,t)});function Ee(e){return new CR({type:"optional",innerType:e})}var MR=y("Zo\
dMiniNullable",(e,t)=>{Ao.init(e,t),Ae.init(e,t)});function ie(e){return new MR({type:"nullable",innerType:e})}var IR=y("ZodMiniCustom",(e,t)=>{Co.init(e,t),Ae.init(e,t)});function Ob(e,t={}){return os(IR,e,t)}var Js={};xd(Js,{ZodMiniISODate:()=>Rb,ZodMiniISODateTime:()=>kb,ZodMiniISODuration:()=>zb,ZodMiniISOTime:()=>Tb,date:()=>FR,datetime:()=>LR,
duration:()=>jR,time:()=>DR});var kb=y("ZodMiniISODateTime",(e,t)=>{bo.init(e,t),Lr.init(e,t)});function LR(e){return Do(kb,e)}var Rb=y("ZodMiniISODate",(e,t)=>{yo.init(e,
t),Lr.init(e,t)});function FR(e){return jo(Rb,e)}var Tb=y("ZodMiniISOTime",(e,t)=>{wo.init(e,t),Lr.init(e,t)});function DR(e){return Go(Tb,e)}
var zb=y("ZodMiniISODuration",(e,t)=>{vo.init(e,t),Lr.init(e,t)});function jR(e){return Zo(zb,e)}var Ce=1,se=200,GR=100,Oe=e=>Math.floor(e/se),Fe="trend.js",Ct="alerts.json",jr="blocks/runs",Ju="blocks/points",Mt=e=>`${jr}/${Ab(e)}`,nt=(e,t)=>`${Ju}\
/${e}/${Ab(t)}`,Ys=e=>`runs/${new Date(e).toISOString().slice(0,10).replaceAll("-","/")}`,Ku=({at:e,id:t})=>`${Ys(e)}/${t}.json`,Ab=e=>`${Math.
floor(e/GR)}/${e}.js`,Q=qu().check(xn()),nn=ie(mt()),me=tn().check(ne(2e3)),At=tn().check(it(1),ne(500)),Un=Js.datetime({offset:!0}),Yu=ie(tn().
check(ne(2e3),$t(/^https?:\/\//,"must be a web address"))),Fr=Be(wt),Gr=Eb(Ce),Xu=tn().check($t(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,"must be \
letters, digits and hyphens")),Qu=1e-5,Ne=qu(),Zn=Vs([Ne,ie(Ne),ie(Ne)]),Xs={metric:At,unit:me,better:Be(["higher","lower"])},J=({case:e,metric:t,
unit:n,better:r})=>JSON.stringify([e,t,n,r]),Cb=Y({commit:me,subject:me}),Mb=Y({commit:me,label:me}),Ib=Y({cpuModel:me,cores:mt(),kernel:me,
os:me,runnerImage:ie(me)}),ZR=Y({name:At,unit:me,better:Xs.better,gates:qs(),threshold:Ee(mt().check(xn())),ratio:ie(Zn),head:nn,reference:nn,
bounds:Ee(Vs([Ne,Ne])),seam:Ee(Zn),again:Ee(Zn)}),UR=Y({id:At,verdict:Fr,threshold:mt().check(xn()),metrics:oe(ZR).check(ne(1e3))}),el=Y({schema:Gr,
id:Xu,at:Un,url:Yu,head:Cb,reference:ie(Mb),environment:ie(Ib),verdict:ie(Fr),minutes:nn,control:ie(Y({case:At,verdict:Fr})),planted:Ee(Y({case:At,
slowdown:mt().check(Vo()),outcome:Be(Ti),why:Ee(Be(eo))})),cases:oe(UR).check(ne(1e4))}),BR=Y({id:Xu,at:Un,url:Yu,head:Cb,reference:ie(Mb),environment:ie(
Q),verdict:ie(Fr),minutes:nn,control:ie(Fr),planted:Ee(Be(Ti))}),Qs=Y({schema:Gr,from:Q,environments:oe(Ib).check(ne(se)),runs:oe(BR).check(
ne(se))}),Nb=Y({run:Q,previous:Q,ratio:Zn,kind:Be(["regression","improvement"]),state:Be(["provisional","confirmed","accepted"]),at:Un}),HR=Y(
{...Nb.shape,between:Ee(Vs([me,me]))}),WR=Y({run:Q,value:Ne}),Dr=100,qR=Y({...Xs,gates:qs(),runs:oe(Q).check(ne(se)),ratio:oe(ie(Ne)),low:oe(
ie(Ne)),high:oe(ie(Ne)),head:oe(nn),reference:oe(nn),moved:Ee(Ne),seams:oe(Y({run:Q,ratio:Ne})).check(ne(se)),levels:oe(WR).check(ne(Dr)),changes:oe(
Nb).check(ne(Dr))}).check(Ob(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,t.reference].every(n=>n.length===e.length),"columns are not of on\
e length")),ei=Y({schema:Gr,case:At,from:Q,invalid:oe(Q).check(ne(se)),series:oe(qR)}),VR=Y({case:At,key:tn().check($t(/^[a-z0-9-]{1,60}$/)),
...Xs,gates:qs(),threshold:mt(),first:Q,last:Q,points:Q,ratio:ie(Zn),head:nn,spark:tn().check(ne(200)),change:ie(HR)}),ti=Y({schema:Gr,name:me,
url:Yu,runs:Q,firstBlock:Q,updated:Un,control:Y({runs:Q,alarms:Q}),planted:Ee(Y({runs:Q,found:Q,unmeasured:Q})),minutes:mt(),alerts:Y({confirmed:Q,
withdrawn:Q,accepted:Q}),series:oe(VR)}),Vu=Y({case:At,...Xs,kind:Be(["regression","improvement"]),state:Be(["provisional","confirmed","acce\
pted","withdrawn","recovered","gone"]),run:Q,previous:Q,to:me,from:me,ratio:Zn,before:Ne,at:Un,until:Ee(Q),reason:Ee(me)}),ni=Y({schema:Gr,open:oe(
Vu).check(ne(1e4)),closed:oe(Vu).check(ne(1e3)),reported:Ee(oe(Y({run:Xu,at:Un,events:oe(Y({event:Be(["raised","confirmed","withdrawn","reco\
vered","gone","accepted"]),alert:Vu})).check(ne(1e4))})).check(ne(1e3)))}),Le=class extends R{path;problem;why;constructor(t,n,r){super(`${t}\
 ${r}`),this.path=t,this.problem=n,this.why=r}},Ks=6*1024*1024,Lb=e=>new TextEncoder().encode(e).length;function JR(e,t){return JSON.stringify(
nr(e,t)).replace(/[<\u2028\u2029]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`)}function rn(e,t,n){let r=JR(t,n);if(!e.endsWith(
".js"))return`${r}
`;let o=QR(e,r);if(Lb(o)>Ks)throw new R(`${e} would have more than ${Ks/2**20} MiB: these are too many series for one trend; split them over\
 several with --dashboard-path`);return o}function Zr(e,t,n){let r=i=>new Le(e,"damaged",i),o=n;if(e.endsWith(".js")){if(Lb(n)>Ks)throw r(`h\
as more than ${Ks/2**20} MiB`);let i=eT(n);if(i===null)throw r("is not a data file of loadgate");if(i.name!==jb(e))throw r(`holds the data o\
f ${i.name}`);o=i.json}let s;try{s=JSON.parse(o)}catch{throw r("holds no valid JSON; was it cut off, or merged by hand?")}return YR(e,t,s)}var KR=Sb(
{schema:mt()});function YR(e,t,n){let r=Bt(KR,n);if(r.success&&r.data.schema>Ce)throw new Le(e,"newer",`has schema ${r.data.schema}, and thi\
s version of loadgate reads up to ${Ce}: publish with the version that wrote it`);let o=Bt(t,n);if(o.success)return o.data;throw new Le(e,"d\
amaged",`is not valid at ${Db(o.error.issues)}`)}function Fb(e){let t=o=>new R(`the run ${e.id} cannot be published: ${o}`),n=Bt(el,e);if(!n.
success)throw t(Db(n.error.issues));let r=Pb(e.cases.map(o=>o.id));if(r!==void 0)throw t(`it has the case ${r} twice`);for(let o of e.cases){
let s=Pb(o.metrics.map(i=>i.name));if(s!==void 0)throw t(`the case ${o.id} has the metric ${s} twice`)}return n.data}function Pb(e){let t=new Set;
return e.find(n=>t.size===t.add(n).size)}function Db([e]){return`${e?.path.map(String).join(".")||"the top"}: ${e?.message??"unknown"}`.slice(
0,200)}var XR=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,jb=e=>e.replace(/\.js$/,"");function QR(e,t){return`loadgate("${jb(e)}", ${t});\

`}function eT(e){let[,t,n]=XR.exec(e)??[];return t===void 0||n===void 0?null:{name:t,json:n}}function tl(e,t){if(e===null||!(e>0))return null;let n=t!==null&&t.low>0&&t.high>t.low;return{value:Math.log(e),interval:n?{low:Math.log(t.low),
high:Math.log(t.high)}:null}}function ri({value:e,interval:t}){return{ratio:Math.exp(e),interval:t&&{low:Math.exp(t.low),high:Math.exp(t.high)}}}
var It=e=>Math.round(e/Qu)||0,ht=e=>e*Qu;function on({value:e,interval:t}){let[n,r]=t?tT(e,t):[null,null];return[It(e),n,r]}function tT(e,{low:t,
high:n}){return[Math.min(0,It(t-e)),Math.max(0,It(n-e))]}function gt([e,t,n]){let r=ht(e);return{value:r,interval:t===null||n===null?null:{low:r+
ht(t),high:r+ht(n)}}}function Ur({value:e,interval:t},n){return{value:e+n,interval:t&&{low:t.low+n,high:t.high+n}}}var nT=6e4,nl=50,rl={provisional:"seen on one night, measured twice; the next nights confirm or withdraw it",confirmed:"confirmed by the fol\
lowing nights",accepted:"accepted",withdrawn:"withdrawn: the following nights do not show it",recovered:"back where it was",gone:"the case i\
s no longer measured"};function si(e){return xe(`${e.case}: ${Xt({name:e.metric,unit:""})} ${oT(e)}`)}function ol(e){let t=e.filter(({kind:o})=>o===
"regression"),[n]=t.length>0?t:e;if(!n)return"loadgate: nothing is slower any more";let r=e.length===1?"":` and ${e.length-1} more`;return Qe(
`loadgate: ${si(n)}${r}`,200)}function sl(e,t,n,r){let o=r.page===null?"":`All series: ${r.page}`;for(let s of[nl,20,5,1]){let i=[e,Gb(t),Bb(
t.slice(0,s),r),Hb(t.length-s),rT(n,r),o].filter(a=>a!=="").join(`

`);if(Eu(i)<=nT)return i}return[e,Gb(t),o].join(`

`)}function Ub(e,t,n){return[e,"The nightly trend changed at this commit or just before it. Each night is compared with a pinned reference o\
n one machine, not with the night before.",Bb(t.slice(0,nl),n),Hb(t.length-nl)].filter(Boolean).join(`

`)}function Gb(e){if(e.length===0)return"No change is open any more, so loadgate closes this issue.";let t=new Set(e.map(n=>n.case)).size;return`\
**${t} ${t===1?"case":"cases"} of the nightly trend changed.** loadgate updates this issue, and closes it once every series is back, no long\
er measured, or accepted. To accept a change, write \`Loadgate-Accept: CASE reason\` (\`*\` for all cases) in the pull request or commit that it\
 came from.`}function Bb(e,t){return e.length===0?"":Mr([["case","-"],["what","-"],["change","-:"],["range","-:"],["between","-"],["state","\
-"]],e.map(n=>[vr(n.case),$e(Xt({name:n.metric,unit:""})),`**${$e(dt(oi(n)))}**`,$e(Rt(oi(n))),Wb(n,t),$e(n.reason===void 0?rl[n.state]:`${rl[n.
state]}: ${n.reason}`)]))}function rT(e,t){return e.length===0?"":`Closed:

${Is(e.slice(-10).map(n=>`${$e(si(n))}, ${Wb(n,t)}: ${$e(rl[n.state])}`))}`}var Hb=e=>e>0?`\u2026and ${e} more.`:"";function Wb({from:e,to:t},{
repository:n}){let[r,o]=[e.slice(0,10),t.slice(0,10)];return n===null||!Zb(e)||!Zb(t)?$e(`${r} and ${o}`):`[${$e(r)}\u2026${$e(o)}](${n}/com\
pare/${e}...${t})`}var Zb=e=>/^[0-9a-f]{40}$/.test(e),oT=e=>`${dt(oi(e))} (${Rt(oi(e))})`,oi=({ratio:e})=>ri(gt(e));import{createHash as sT}from"node:crypto";function qb(e,t){return`<!-- loadgate ${sT("sha256").update(JSON.stringify([e,t])).digest("hex").slice(0,16)} -->`}function Vb(e){return/^<!-- loadgate [0-9a-f]{16} -->/.
test(e)}async function ii({octokit:e}){let t=[async()=>(await e.request("GET /user")).data.login,async()=>(await e.graphql("{ viewer { login\
 } }")).viewer.login];for(let n of t)try{return await n()}catch(r){if(Qt(r)===401)throw r}return"github-actions[bot]"}async function Jb(e,{octokit:t,
at:n}){return(await t.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{...n,issue_number:e,per_page:100})).map(({id:o,user:s,
body:i,updated_at:a})=>({id:Number(o),at:a,author:s?.login??"ghost",body:i??""}))}var iT=30*864e5;async function aT({open:e,closed:t},{own:n,places:r,raised:o},s){let i=e.filter(({state:a})=>a!=="accepted");try{let a=await uT(
n,s);if(a===null)return i.length===0||!o?"none":(await lT(ol(i),sl(n.marker,i,[],r),s),"opened");let c=t.filter(({at:d})=>Date.parse(d)>=Date.
parse(a.createdAt)-iT),u=i.length===0,l={title:u?a.title:ol(i),body:sl(n.marker,i,c,r)};return!u&&l.title===a.title&&l.body===a.body?"as it \
was":(await dT(a.number,{...l,...u&&{state:"closed"}},s),u?"closed":"updated")}catch(a){throw new ke(Gs("GitHub rejected the issue",a,"issue\
s: write"),{cause:a})}}async function cT(e,{own:t,places:n},r){let{octokit:o,at:s}=r;try{for(let i of new Set(e.map(({to:a})=>a))){let a={...s,
commit_sha:i};if((await o.paginate("GET /repos/{owner}/{repo}/commits/{commit_sha}/comments",{...a,per_page:100})).some(({body:l,user:d})=>l.
startsWith(t.marker)&&d?.login===t.author))continue;let u=Ub(t.marker,e.filter(({to:l})=>l===i),n);await o.request("POST /repos/{owner}/{rep\
o}/commits/{commit_sha}/comments",{...a,body:u})}}catch(i){throw new ke(Gs("GitHub rejected the comment on the commit",i,"contents: write"),
{cause:i})}}async function uT({marker:e,author:t},{octokit:n,at:r}){let s=(await n.paginate("GET /repos/{owner}/{repo}/issues",{...r,state:"\
open",creator:t,sort:"created",direction:"asc",per_page:100})).find(({body:i,user:a,pull_request:c})=>i?.startsWith(e)&&a?.login===t&&!c);return s?
{number:s.number,title:s.title,body:s.body??"",createdAt:s.created_at}:null}async function lT(e,t,{octokit:n,at:r}){await n.request("POST /r\
epos/{owner}/{repo}/issues",{...r,title:e,body:t,request:{retries:0}})}async function dT(e,t,{octokit:n,at:r}){await n.request("PATCH /repos\
/{owner}/{repo}/issues/{issue_number}",{...r,issue_number:e,...t})}function Kb({alert:e},{direction:t}){return t==="both"||e.kind==="regress\
ion"}function il(e,t){return e.filter(n=>(n.event==="raised"||n.event==="confirmed")&&Kb(n,t))}async function Yb(e,t){let{alerts:n,events:r,
settings:o,marker:s,places:i}=e,a=b=>o.alert.includes(b),c={marker:s,author:await ii(t)},u=il(r,o),l=[],d=async(b,x)=>{try{return await b()}catch(E){
if(!(E instanceof ke))throw E;return l.push(E.message),x}},p=n.open.filter(b=>Kb({event:"raised",alert:b},o)),m=a("issue")?await d(()=>aT({...n,
open:p},{own:c,places:i,raised:u.length>0},t),"none"):"none",g=u.map(({alert:b})=>b).filter(({state:b})=>b==="confirmed");return a("comment")&&
await d(()=>cT(g,{own:c,places:i},t),void 0),{issue:m,undelivered:l}}function al(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Br=256;function Xb(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Br||n<1||n>r)throw new R(`"${e}" is not a shard; write it like 1/3, up to ${Br}/${Br}`);
return{index:n,count:r}}function Qb(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Br)throw new R(`"${e}" is not a number of shar\
ds; write one from 1 to ${Br}`);return t}var cl=["changed","always","never"],ul=["neutral","trusted"],Nt=h().max(500),pT=O({id:Nt.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:Nt.describe("Which cases, as a glob."),at:h().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Nt.describe("Login."),reason:Nt}),ny=O({id:Nt,extent:ut(
Sn,_()).describe("By metric, how much worse it may be, as a log."),limits:ut(Sn,_()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),fT=O({...ny.shape,acceptance:pT}),mT=O({run:_().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:_().int().nonnegative(),head:h().regex(/^[0-9a-f]{40}$/),verdict:F([...wt,"accepted","failed"]),headline:Nt,
at:Nt.describe("ISO 8601."),commitSeen:h().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:z(ny).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),ll=10,hT=O({runs:z(mT).max(
ll).describe("Oldest first; the last one is what the comment shows."),accepted:z(fT).max(1e3),heard:z(Nt).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")}),ey={runs:[],accepted:[],heard:[]},ty="<!-- loadgate-state ",gT=" -->";function ry(e){let t=e.lastIndexOf(ty),n=t<0?-1:e.indexOf(gT,t);if(n<0)return ey;try{let r=Buffer.from(e.slice(t+ty.length,n),"base64url").toString(
"utf8");return hT.parse(JSON.parse(r))}catch{return ey}}function bT(e,t){return e.run>t.run||e.run===t.run&&e.attempt>t.attempt}function yT(e,t){let r=[...e.runs.filter(o=>o.run!==t.run||o.attempt!==
t.attempt),t].sort((o,s)=>bT(o,s)?1:-1);return{...e,runs:r.slice(-ll)}}function oy(e){let t=e.flatMap(o=>o.accepted),n=t.filter((o,s)=>t.findIndex(
i=>i.id===o.id&&i.acceptance.id===o.acceptance.id)===s),r=[...new Set(e.flatMap(o=>o.heard))];return e.flatMap(o=>o.runs).reduce(yT,{runs:[],
accepted:n,heard:r})}function sy(e){return{number:e.number,head:e.head.sha,baseBranch:e.base.ref,baseHead:e.base.sha,fork:e.head.repo?.id!==e.base.repo.id,author:e.
user?.login??"ghost",body:e.body??"",labels:e.labels.flatMap(({name:t})=>t??[]),mergedAt:e.merged_at??null}}function iy({octokit:e,at:t}){let n=new Map,r=async o=>{try{let{data:s}=await e.request("GET /repos/{owner}/{repo}/collaborators/{username}/\
permission",{...t,username:o});return s.permission==="admin"||s.permission==="write"}catch(s){if(Qt(s)===404)return!1;throw s}};return o=>{let s=n.
get(o)??r(o);return n.set(o,s),s}}var fl="loadgate: accepted";async function xT(e,t,n,r){let o=[],s=[],i=({by:u,pattern:l},d)=>{s.some(p=>p.why===d&&p.by===u&&p.pattern===l)||
s.push({by:u,pattern:l,why:d})},a=async u=>{await n(u.by)?o.push(u):i(u,"may-not-write")},c=e.labels.includes(fl)?await _T(e,r):null;c&&await a(
c);for(let u of dl(`body of ${e.number}`,e.author,e.body,null))await a(u);for(let{id:u,author:l,body:d,at:p}of t)for(let m of dl(`comment ${u}`,
l,d,p))await a(m);for(let{sha:u,login:l,name:d,message:p}of await $T(e,r))for(let m of dl(`commit ${u}`,l??d,p,null))e.fork?i(m,"of-a-fork"):
l===null?i(m,"author-unknown"):await a(m);return{acceptances:o,refused:s}}function dl(e,t,n,r){return ml(n).map(({pattern:o,reason:s})=>({id:`${e}\
: ${o}`,pattern:o,at:r,by:t,reason:s}))}async function _T({number:e},{octokit:t,at:n}){let o=(await t.paginate("GET /repos/{owner}/{repo}/is\
sues/{issue_number}/events",{...n,issue_number:e,per_page:100})).findLast(s=>s.event==="labeled"&&"label"in s&&s.label?.name===fl);return o?.
actor?{id:`label ${o.id}`,pattern:"*",at:o.created_at,by:o.actor.login,reason:`the label \u201C${fl}\u201D`}:null}async function $T({number:e},{
octokit:t,at:n}){return(await t.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",{...n,pull_number:e,per_page:100})).map(({sha:o,
commit:s,author:i})=>({sha:o,login:uy(i),name:s.author?.name??"unknown",message:s.message}))}function uy(e){return e&&"login"in e&&typeof e.
login=="string"?e.login:null}var ST=/^loadgate-accept:[ \t]*(\S+)(?:[ \t]+(.*))?$/i,ET=50,pl=300,OT=/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/,kT=/^ {0,3}<(\?|!\[CDATA\[|(?:pre|code|blockquote|script|style|textarea)\b)/i,
RT=/<!--(?:[^\n]*?-->|[^\n]*)/g;function TT(e){let t=[],n=null,r=!1;for(let o of e.replaceAll(/\r\n?/g,`
`).split(`
`)){let s=n===null?o:n(o);if(s===null||(n=zT(s),r=n===null&&(/^ {0,3}>/.test(s)||r&&s.trim()!==""),n!==null||r))continue;let i=s.replaceAll(
RT,a=>(a.endsWith("-->")||(n=ly(/-->/)),""));t.push(i)}return t}function zT(e){let t=OT.exec(e)?.[1];if(t!==void 0)return o=>/^ {0,3}(`+|~+)[ \t]*$/.
exec(o)?.[1]?.startsWith(t)?"":null;let n=kT.exec(e)?.[1]?.toLowerCase();if(n===void 0)return null;let r=ly(n==="?"?/\?>/:n==="![cdata["?/\]\]>/:
new RegExp(`</${n}>`,"i"));return r(e)===null?r:null}function ly(e){return t=>{let n=e.exec(t);return n&&t.slice(n.index+n[0].length)}}function ml(e){
return TT(e).flatMap(t=>{let r=/^(?: {4}| {0,3}\t)/.test(t)||t.length>2*pl?null:ST.exec(t.trim()),[,o="",s=""]=r??[];return o===""||o.length>
pl?[]:[{pattern:o,reason:s.trim().slice(0,pl)||"no reason given"}]}).slice(0,ET)}var ay=/^[0-9a-f]{40}$/;function dy(e){let t=new Map;return async({
case:n,kind:r,from:o,to:s})=>{if(r!=="regression"||!ay.test(o)||!ay.test(s)||o===s)return null;let i=`${o}..${s}`,a=t.get(i)??PT(o,s,e);return t.
set(i,a),(await a)(n)}}async function PT(e,t,{api:n,checkout:r,say:o}){if(n===null)return(r?await gg(r,e,t):[]).some(i=>ml(i).length>0)&&o(AT),
()=>null;try{return await CT(e,t,n)}catch(s){if(Qt(s)===null)throw s;return o(`acceptances could not be read: ${s.message}`),()=>null}}var AT="\
Loadgate-Accept trailers of commits do not count here, since without a token it cannot be checked who wrote them; set GITHUB_TOKEN and GITHU\
B_REPOSITORY",cy=20;async function CT(e,t,n){let{octokit:r,at:o}=n,{data:s}=await r.request("GET /repos/{owner}/{repo}/compare/{basehead}",{
...o,basehead:`${e}...${t}`,per_page:100}),i=iy(n),a=new Map,c=[];for(let{sha:p,commit:m,author:g}of s.commits){let{data:b}=await r.request(
"GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",{...o,commit_sha:p}),x=b.map(sy);for(let E of x)a.set(E.number,E);if(c.push({by:uy(g),
trailers:ml(m.message),cameFrom:x}),a.size>cy)break}let u=await ii(n),l=[],d=new Set;for(let p of[...a.values()].slice(0,cy)){let m=await Jb(
p.number,n),g=MT(m,u);g.runs.length>0&&d.add(p.number),l.push(...IT(p,(await xT(p,m,i,n)).acceptances,g))}for(let{by:p,trailers:m,cameFrom:g}of c)
if(!(p===null||g.some(({fork:b,number:x})=>b||d.has(x)))&&!(m.length===0||!await i(p)))for(let{pattern:b,reason:x}of m)l.push({by:p,reason:x,
covers:E=>al(E,b)});return p=>{let m=l.find(({covers:g})=>g(p));return m?`${m.by}: ${m.reason}`:null}}function MT(e,t){let n=e.filter(({author:r,
body:o})=>r===t&&Vb(o));return oy(n.map(({body:r})=>ry(r)))}function IT(e,t,{accepted:n}){return t.flatMap(({id:r,pattern:o,at:s,by:i,reason:a})=>{
let c=new Set(n.filter(({acceptance:d})=>d.id===r).map(d=>d.id)),u=s!==null&&e.mergedAt!==null&&Date.parse(s)>Date.parse(e.mergedAt),l=d=>u?
al(d,o):c.has(d);return u||c.size>0?[{by:i,reason:a,covers:l}]:[]})}function py(e,t,{penaltyAt:n,limit:r,before:o,after:s}){let i=e.length,[a,c]=[new Int32Array(i+1),new Float64Array(i+1)],[u,l]=[new ai,new ai];
u.add(Number.POSITIVE_INFINITY,0,0,0,0);let d=0;for(let p=0;p<i;p++)p>=o&&p<=i-s&&(NT(u,d+n(p),p,l),[u,l]=[l,u]),LT(u,e[p],t[p],r,l),[u,l]=[
l,u],d=u.bestLoss,a[p+1]=u.bestChangedAt,c[p+1]=u.bestLevel;return FT(a,c,i)}var Bn=5,ai=class{used=0;data=new Float64Array(64*Bn);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){
this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(t,n,r,o,s){this.used+Bn>this.data.length&&this.grow();let{data:i,used:a}=this;i[a]=t,
i[a+1]=n,i[a+2]=r,i[a+3]=o,i[a+4]=s,this.used=a+Bn}addFlat(t,n,r){this.used>0&&this.data[this.used-1]===r?this.data[this.used-Bn]=t:this.add(
t,0,0,n,r)}offer(t,n,r,o,s,i){this.add(n,r,o,s,i);let a=r>0?-o/(2*r):0;a<t?a=t:a>n&&(a=n);let c=(r*a+o)*a+s;c>=this.bestLoss||(this.bestLoss=
c,this.bestLevel=a,this.bestChangedAt=i)}grow(){let t=new Float64Array(this.data.length*2);t.set(this.data),this.data=t}};function NT(e,t,n,r){
r.clear();let{data:o,used:s}=e,i=Number.NEGATIVE_INFINITY;for(let a=0;a<s;a+=Bn){let c=o[a],u=o[a+1],l=o[a+2],d=o[a+3],p=o[a+4],m=l*l-4*u*(d-
t);if(u===0?d>t:m<=0)r.addFlat(c,t,n);else if(u===0)r.add(c,u,l,d,p);else{let g=Math.sqrt(m),b=(-l-g)/(2*u),x=(-l+g)/(2*u);x<=i||b>=c?r.addFlat(
c,t,n):(b>i&&r.addFlat(b,t,n),r.add(Math.min(x,c),u,l,d,p),x<c&&r.addFlat(c,t,n))}i=c}}function LT(e,t,n,r,o){o.clear();let s=r/Math.sqrt(n),
i=t-s,a=t+s,c=r*r,{data:u,used:l}=e,d=Number.NEGATIVE_INFINITY;for(let p=0;p<l;p+=Bn){let m=u[p],g=u[p+1],b=u[p+2],x=u[p+3],E=u[p+4];d<i&&o.
offer(d,Math.min(m,i),g,b,x+c,E),m>i&&d<a&&o.offer(Math.max(d,i),Math.min(m,a),g+n,b-2*n*t,x+n*t*t,E),m>a&&o.offer(Math.max(d,a),m,g,b,x+c,E),
d=m}}function FT(e,t,n){let[r,o]=[[],[]];for(let s=n;s>0;s=e[s])r.push(e[s]),o.push(t[s]);return{starts:r.reverse(),levels:o.reverse()}}var DT=4.42,fy=3,jT=13,GT=4,hy=1e-5;function gy(e,t=DT){if(e.length===0)throw new RangeError("change points of no points");let n=new Float64Array(
e.length);for(let i=0;i<n.length;i++){let{value:a,se:c}=e[i];if(!Number.isFinite(a)||Number.isNaN(c))throw new RangeError(`point ${i} is ${a}\
 \xB1 ${c}`);n[i]=a}let r=Math.max(Gm(n),hy),o=ez(e,r),s=ZT(n,o,r,t);return{changes:KT(s,o),level:s.levels.at(-1),spread:s.spread}}function ZT(e,t,n,r){
let o=e.length,[s,i,a]=[n,jT,""];for(let c=1;;c++){let u=BT(e,t,s,i),l=u.starts.join(),d=UT(o-u.starts.length-1,r)*u.inflation;if(u.starts.length===
1&&d*u.spread**2>=i*s**2||l===a||c===GT)return u;[s,i,a]=[u.spread,d,l]}}function UT(e,t){if(e<1)return Number.POSITIVE_INFINITY;let n=(8*e+
3)/(8*e+1);return e*Math.expm1((t*n)**2/e)}function BT(e,t,n,r){let o=e.length,s=e[o>>1],i=e.map(d=>(d-s)/n),{starts:a,levels:c}=py(i,t,{penaltyAt:d=>r*
HT(d,o),limit:Jt,before:fy,after:fy}),u=new Float64Array(o);for(let[d,p]of c.entries())for(let m=a[d];m<(a[d+1]??o);m++)u[m]=(i[m]-p)*Math.sqrt(
t[m]);let l=Dc(u,1,a.length);return{starts:a,levels:c.map(d=>d*n+s),residuals:u,spread:Math.max(l*n,hy),inflation:VT(Zm(u,l),o)}}var Hr={points:30,
share:.15,factor:1.3},my={points:5,factor:1.15};function HT(e,t){return e<Math.min(Hr.points,t*Hr.share)?Hr.factor:t-e<my.points?my.factor:1}
var WT=2.2,qT=.8;function VT(e,t){if(e<WT/Math.sqrt(t))return 1;let n=Math.min(e,qT);return(1+n)/(1-n)}var JT=.025;function KT({starts:e,levels:t,
residuals:n,spread:r,inflation:o},s){if(e.length===1)return[];let i=n.length,a=Sr(JT,Math.max(i-e.length,1)),c=u=>r**2*o/YT(s,e[u],e[u+1]??i);
return e.slice(1).map((u,l)=>{let[d,p]=[t[l],t[l+1]],m=a*Math.sqrt(c(l)+c(l+1));return{index:u,before:d,after:p,low:p-d-m,high:p-d+m}})}function YT(e,t,n){
let r=0;for(let o=t;o<n;o++)r+=e[o];return r}var XT=4,QT=.01;function ez(e,t){let n=new Float64Array(e.length).fill(1),r=e.filter(({se:i})=>i!==
null).map(({se:i})=>i**2),o=bs(r);if(o===null||o===0)return n;let s=Math.max(t*t-o,0);for(let[i,{se:a}]of e.entries())a!==null&&(n[i]=Math.max(
Math.min((s+o)/(s+a*a),XT),QT));return n}function hl(e){let t=e.flatMap(({from:o,environments:s,runs:i})=>i.map((a,c)=>{let u=a.environment===null?null:s[a.environment]??null;return{
...a,number:o+c,environment:u,began:Date.parse(a.at)}})),n=t.map(({number:o})=>o).sort((o,s)=>o-s),r=t.toSorted((o,s)=>o.began-s.began||o.number-
s.number);return new Map(r.map(({began:o,...s},i)=>[s.number,{...s,place:n[i]}]))}function gl(e,t,n){let r=t.toSorted((i,a)=>i.from-a.from),
o=r.flatMap(i=>sn(i,e)??[]),s=oz(o.flatMap(i=>nz(i,n)),o,n);return{id:e,scale:s.some(({ratio:i})=>i!==null)?"ratio":"absolute",points:s.toSorted(
(i,a)=>i.place-a.place),seams:o.flatMap(({seams:i})=>i.map(({run:a})=>a)),invalid:r.flatMap(({invalid:i})=>i),found:tz(o.at(-1))}}function sn(e,t){
let n=J(t);return e.series.find(r=>J({...r,case:e.case})===n)}function tz(e){return{levels:e?.levels.map(({run:t,value:n})=>({run:t,value:ht(
n)}))??[],changes:e?.changes??[]}}function nz(e,t){return e.runs.map((n,r)=>{let[o,s,i]=[e.ratio[r]??null,e.low[r]??null,e.high[r]??null],a=e.
head[r]??null,c=ht(bl(e,n));return{run:n,place:t.get(n)?.place??n,ratio:o===null?null:Ur(gt([o,s,i]),c),moved:c,era:0,head:a,headLog:a!==null&&
a>0?rz(a,o===null?[s,i]:null):null,reference:e.reference[r]??null}})}function rz(e,t){let[n,r]=t??[null,null];return Ur(gt([0,n,r]),Math.log(
e))}function bl({moved:e=0,seams:t},n){return t.reduce((r,o)=>o.run<=n?r+o.ratio:r,e)}function oz(e,t,n){let r=new Set(t.flatMap(({seams:i})=>i.
map(({run:a})=>a))),o=0,s;return e.map(i=>{let a=n.get(i.run),c=a?a.reference?.commit??null:s;return s!==void 0&&c!==s&&!r.has(i.run)&&o++,s=
c,{...i,era:o}})}function ci({ratio:e,headLog:t},n){return n==="ratio"?e:t}function yl(e,t){let n=e.findIndex(r=>r.run===t);return n>=0?n:e.
findIndex(r=>r.run>=t)}var sz=200,iz=1.96;function wl(e,t,n){let r=Math.max(...e.points.map(({run:c})=>c)),o=e.points.find(({run:c})=>c===r)?.era??0,s=e.points.flatMap(
c=>{let u=c.era===o?ci(c,e.scale):null,l=t.get(c.run);return u&&l?[{...u,run:c.run,commit:l.head.commit,at:l.at}]:[]}),i=s.slice(-sz),a=s.length>
i.length||n.hasOlder&&o===0;return{id:e.id,threshold:n.threshold,points:i,found:vl(i),edge:a?Math.min(Hr.points,i.length):0,again:i.at(-1)?.
run===r?n.again??null:null}}function vl(e){return e.length===0?null:gy(e.map(az))}function az({value:e,interval:t}){return{value:e,se:t&&Math.
max((t.high-t.low)/2/iz,1e-6)}}var Wn=({before:e,after:t},{better:n})=>t>e==(n==="higher")?"improvement":"regression";function xl({before:e,
after:t,low:n,high:r}){return{value:t-e,interval:{low:n,high:r}}}var Hn=3;function by(e,t,n){let{points:r,edge:o,found:s}=t;if(s===null)return{
levels:e.levels,changes:e.changes};let i=new Map(r.map(({run:P},L)=>[P,L])),a=({run:P})=>i.get(P)??Number.NEGATIVE_INFINITY,c=(P,L)=>Math.abs(
P-L)<Hn,u=[0,...s.changes.map(({index:P})=>P)],l=P=>a(P)<o||u.some(L=>L>0&&L<o&&c(L,a(P))),[d,p]=[e.levels.filter(l),e.changes.filter(l)],m=P=>P>=
o&&!d.some(L=>c(P,a(L))),g=P=>It(s.changes[P]?.before??s.level),b=u.map((P,L)=>({run:r[P]?.run??0,start:P,value:g(L)})),x=[...o===0?d:j(d),...b.
filter(({start:P})=>m(P)||d.length===0&&P===0).map(({run:P,value:L})=>({run:P,value:L}))],E=[...p,...s.changes.filter(({index:P})=>m(P)).map(
P=>uz(P,t))];return{levels:x.slice(-Dr),changes:G(E,n).slice(-Dr)};function j(P){let L=P.at(-1),M=b.findLast(({start:te})=>te<o),Z=b.find(({
start:te})=>m(te))?.start??r.length;return L&&M&&Z>=r.length/2?[...P.slice(0,-1),{run:L.run,value:M.value}]:P}function G(P,L){let M=(Z,te)=>Z.
run===te.run||Z.kind===te.kind&&Math.abs(a(Z)-a(te))<=Hn;return L.reduce((Z,te)=>cz([...Z.filter(We=>!M(We,te)),yy(te)]),[...P])}}var cz=e=>e.
toSorted((t,n)=>Date.parse(t.at)-Date.parse(n.at)||t.run-n.run);function uz(e,{id:t,points:n}){let[r,o]=[n[e.index],n[e.index-1]];return{run:r.
run,previous:o.run,ratio:on(xl(e)),kind:Wn(e,t),state:"confirmed",at:r.at}}function yy({run:e,previous:t,ratio:n,kind:r,state:o,at:s}){return{
run:e,previous:t,ratio:n,kind:r,state:o,at:s}}function wy(e,{id:t,threshold:n},r){let o=r.findLast(i=>J(i)===J(t)),s=It(Math.log1p(n));return o?
yy(o):e.findLast(({ratio:[i]})=>Math.abs(i)>=s)??null}var lz=10,dz=30,pz=5,fz=100;function xy(e,t,n){let r=[],o=t.flatMap(u=>u.found?[{series:u,found:u.found}]:[]),s=new Set(o.map(({series:u})=>J(
u.id))),i=e.open.filter(u=>!s.has(J(u))),a=i.filter(u=>n(u.case)).map(u=>({...u,state:"gone"}));r.push(...a.map(u=>({event:"gone",alert:u})));
let c=i.filter(u=>!n(u.case));for(let{series:u,found:l}of o){let d=x=>J(x)===J(u.id),p=e.open.filter(d).map(x=>hz(x,u,l));for(let{alert:x,event:E}of p)
E&&r.push({event:E,alert:x}),vy(x)&&a.push(x);let m=p.map(({alert:x})=>x),g=m.filter(x=>!vy(x)),b=bz(u,l,[...m,...e.closed.filter(d)].filter(
mz));b&&r.push(b),c=[...c,...g,...b?[b.alert]:[]]}return{alerts:{...e,open:c,closed:[...e.closed,...a].slice(-fz)},events:r}}async function _y({
alerts:e,events:t},n){let r=[],o=[],s=new Set;for(let a of e.open){let c=a.state==="accepted"?null:await n(a);if(c===null)r.push(a);else{let u={
...a,state:"accepted",reason:c};r.push(u),o.push({event:"accepted",alert:u}),s.add(a)}}let i=t.filter(({alert:a})=>!s.has(a));return{alerts:{
...e,open:r},events:[...i,...o]}}var vy=({state:e})=>e==="withdrawn"||e==="recovered",mz=({state:e})=>e!=="withdrawn"&&e!=="gone";function hz(e,t,n){
let{points:r}=t,o=yl(r,e.run);if(o<0)return{alert:e,event:null};let s=n.changes.find(a=>Math.abs(a.index-o)<=Hn&&$y(a,t)&&Wn(a,t.id)===e.kind);
if(e.state==="provisional")return s?{alert:{..._l(t,s),state:"confirmed"},event:"confirmed"}:r.length-1-o>=lz?{alert:{...e,state:"withdrawn"},
event:"withdrawn"}:{alert:e,event:null};let i=n.changes.findLast(({index:a})=>a>o+Hn);if(i&&gz(n.level,e,t.threshold)){let a=r[i.index].run;
return{alert:{...e,state:"recovered",until:a},event:"recovered"}}return{alert:e,event:null}}function gz(e,{before:t,kind:n,ratio:[r]},o){let s=Math.
log1p(o),a=r<0?ht(t)-e:e-ht(t);return n==="regression"?a<s:Math.abs(a)<s}var $y=({before:e,after:t},{threshold:n})=>Math.abs(t-e)>=Math.log1p(
n);function bz(e,t,n){let{points:r}=e,o=(c,u)=>Math.abs(yl(r,c)-u)<=Hn,s=(c,u)=>r.length-c<=dz&&!n.some(l=>o(l.run,c)&&(l.kind===u||l.state!==
"provisional")||l.until!==void 0&&o(l.until,c)),i=t.changes.findLast(c=>$y(c,e)&&s(c.index,Wn(c,e.id))),a=i?{..._l(e,i),state:"confirmed"}:yz(
e,s);return a&&{event:"raised",alert:a}}function yz(e,t){let{points:n,again:r,threshold:o}=e,s=n.at(-1);if(!s?.interval||r===null||n.length<=
pz)return null;let i=vl(n.slice(0,-1)),{low:a,high:c}=s.interval,u=Math.log1p(o),l=a>i.level+u&&r.low>i.level+u,d=c<i.level-u&&r.high<i.level-
u;if(!l&&!d)return null;let p={index:n.length-1,before:i.level,after:s.value,low:a-i.level,high:c-i.level};return t(p.index,Wn(p,e.id))?{..._l(
e,p),state:"provisional"}:null}function _l({id:e,points:t},n){let r=t[n.index],o=t[Math.max(0,n.index-1)];return{case:e.case,metric:e.metric,
unit:e.unit,better:e.better,kind:Wn(n,e),state:"provisional",run:r.run,previous:o.run,to:r.commit,from:o.commit,ratio:on(xl(n)),before:It(n.
before),at:r.at}}var Sy="value";var wz=2e3;var Wr=h(),$l=Kf(Wr).transform(e=>e??""),aU=we([_(),h().max(40).transform(Number)]),cU=Wt({name:Wr.min(1),value:ct(),unit:$l,range:we([Wr,_().
transform(String)]).optional().catch(void 0)}),uU=_().min(1e11).max(4e12),lU=Wt({commit:Wt({id:Wr.min(1),message:$l,timestamp:ct().optional()}),
date:ct().optional(),tool:$l,benches:z(ct()).max(wz)}),dU=Wt({entries:ve(Wr,ct())});var vz={regression:["slower","#b3261e"],improvement:["faster","#1e7040"],unchanged:["not slower","#1e7040"],inconclusive:["not clear","#8a5a\
00"],new:["new","#2f66a9"],invalid:["no usable numbers","#7b2d8b"]};function xz(e){let[t,n]=e.verdict===null?["imported","#5c646e"]:vz[e.verdict],
[r]=e.cases.flatMap(s=>s.metrics).filter(({gates:s,ratio:i})=>s&&i!==null).toSorted((s,i)=>Ey(i)-Ey(s));return{label:"loadgate",message:r?.ratio?
`${t}, ${_z(r.name)} ${dt(ri(gt([r.ratio[0],null,null])))}`:t,color:n}}var ky=["badge.json","badge.svg"];function Ry(e){let t=xz(e);return[[
"badge.json",`${JSON.stringify({schemaVersion:1,...t})}
`],["badge.svg",$z(t)]]}function Ey({ratio:e,better:t}){let[n]=e??[0];return t==="higher"?-n:n}var _z=e=>e.replace(/[^\w /.-]/g,"").slice(0,
30),ui=20,Oy=7;function $z({label:e,message:t,color:n}){let[r,o]=[e,t].map(a=>Sz(a)+2*Oy),s=_e(`${e}: ${t}`),i=(a,c,u)=>`<text x="${c+u/2}" \
y="14" textLength="${u-2*Oy}">${_e(a)}</text>`;return[`<svg xmlns="http://www.w3.org/2000/svg" width="${r+o}" height="${ui}" role="img" aria\
-label="${s}">`,`<title>${s}</title>`,`<clipPath id="round"><rect width="${r+o}" height="${ui}" rx="3"/></clipPath>`,`<g clip-path="url(#rou\
nd)"><rect width="${r}" height="${ui}" fill="#3b4047"/><rect x="${r}" width="${o}" height="${ui}" fill="${n}"/></g>`,`<g fill="#fff" text-an\
chor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${i(e,0,r)}${i(t,r,o)}</g>`,`</svg>
`].join("")}function Sz(e){let t=[...e].reduce((n,r)=>/[ijl.,:;'|!]/.test(r)?n+3.6:/[frt ()-]/.test(r)?n+4.6:/[mwMW%]/.test(r)?n+10.5:n+(/[A-Z+\u2212]/.
test(r)?8:6.8),0);return Math.ceil(t)}var di=e=>({schema:Ce,from:e*se,environments:[],runs:[]}),Ty=(e,t)=>({schema:Ce,case:e,from:t*se,invalid:[],series:[]});function zy(e,t){let[
n,r]=Ez(e.environments,t.environment),{id:o,at:s,url:i,head:a,reference:c,verdict:u,minutes:l}=t,d=t.control?.verdict??null,p=t.planted&&{planted:t.
planted.outcome},m={id:o,at:s,url:i,head:a,reference:c,environment:r,verdict:u,minutes:l,control:d,...p};return{...e,environments:n,runs:[...e.
runs,m]}}function Ez(e,t){if(t===null)return[e,null];let n=o=>["cpuModel","cores","kernel","os","runnerImage"].every(s=>o[s]===t[s]),r=e.findIndex(
n);return r>=0?[e,r]:[[...e,t],e.length]}var Sl=(e,{name:t,unit:n,better:r})=>({case:e,metric:t,unit:n,better:r});function El({verdict:e,metrics:t}){
return e==="invalid"?[]:t.filter(({ratio:n,head:r})=>n!==null||r!==null)}function Py(e,t,n,r){if(n.verdict==="invalid")return{...e,invalid:[
...e.invalid,t]};let o=[...e.series];for(let s of El(n)){let i=Sl(e.case,s),a=o.findIndex(u=>J({...u,case:e.case})===J(i)),c=a<0?Oz(i,s.gates,
r()):o[a];o[a<0?o.length:a]=kz(c,t,s)}return{...e,series:o}}function Oz(e,t,n){let r=n.map(c=>sn(c,e)).find(c=>c!==void 0),{metric:o,unit:s,
better:i}=e,a=r?bl(r,Number.POSITIVE_INFINITY):0;return{metric:o,unit:s,better:i,gates:t,runs:[],ratio:[],low:[],high:[],head:[],reference:[],
...a!==0&&{moved:a},seams:[],levels:r?.levels??[],changes:r?.changes??[]}}function kz(e,t,n){let[r,o,s]=n.ratio??[null,...n.bounds??[null,null]];
return{...e,gates:n.gates,runs:[...e.runs,t],ratio:[...e.ratio,r],low:[...e.low,o],high:[...e.high,s],head:[...e.head,li(n.head)],reference:[
...e.reference,li(n.reference)],seams:n.seam?[...e.seams,{run:t,ratio:n.seam[0]}]:e.seams}}var li=e=>e===null?null:Number(e.toPrecision(4));
function pi(e,t){let n=Math.max(t,Oe(e));return n>t?[n-1,n]:[n]}import{createHash as Rz}from"node:crypto";var Tz=40;function bt(e){return`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,Tz).replace(/-$/,"")||"case"}-${Rz("sh\
a256").update(e).digest("hex").slice(0,8)}`}var fi=(e,t)=>new Le(e,"damaged",t),Ay=(e,t)=>new Le(e,"missing",`is missing, ${t}`);async function Ol(e){
let[t]=await e.read([Fe]);if(typeof t=="string")return Zr(Fe,ti,t);if((await e.list(jr)).length>0)throw Ay(Fe,"though runs were published");
return null}async function Cy(e){let[t]=await e.read([Ct]);return typeof t=="string"?Zr(Ct,ni,t):{schema:Ce,open:[],closed:[]}}async function qn(e,t,n){
let r=await e.read(t.map(Mt));return t.map((o,s)=>zz(o,r[s]??null,n))}function zz(e,t,n){let r=Mt(e),o=e*se,s=Math.max(0,Math.min(n-o,se));if(t===
null&&s>0)throw Ay(r,`though it has ${s} runs`);if(t===null)return di(e);let i=Zr(r,Qs,t);if(i.from!==o||i.runs.length!==s)throw fi(r,`holds\
 ${i.runs.length} runs from ${i.from} on, but ${Fe} has ${s} from ${o} on`);return i}async function qr(e,t){let n=t.map(({case:o,block:s})=>nt(
bt(o),s)),r=await e.read(n);return t.map((o,s)=>Pz(o,n[s],r[s]??null))}function Pz({block:e,case:t},n,r){if(r===null)return null;let o=Zr(n,
ei,r);if(o.case!==t)throw fi(n,`is of the case ${o.case}, not of ${t}`);if(o.from!==e*se)throw fi(n,`begins with run ${o.from}`);let s=o.series.
flatMap(({runs:i})=>i).find(i=>Oe(i)!==e);if(s!==void 0)throw fi(n,`has a point of run ${s}`);return o}function My({name:e,url:t,now:n}){return{schema:Ce,name:e,url:t,runs:0,firstBlock:0,updated:n.toISOString(),control:{runs:0,alarms:0},minutes:0,
alerts:{confirmed:0,withdrawn:0,accepted:0},series:[]}}function Iy(e,t){let n=new Map(e.map(r=>[J(r),r]));for(let{id:r,metric:o,first:s,last:i,
points:a,window:c,spark:u}of t){let l=n.get(J(r));n.set(J(r),{...r,key:bt(r.case),gates:o.gates,threshold:c.threshold,first:l?.first??s,last:i,
points:(l?.points??0)+a,ratio:o.ratio,head:li(o.head),spark:u,change:l?.change??null})}return[...n.values()]}function Ny(e,t,{name:n,url:r,now:o}){
if(t.length===0)return e;let s=t.flatMap(({control:u})=>u===null?[]:[u.verdict]),i=s.filter(u=>u==="regression"||u==="improvement"),a=Az(e.planted,
t),c=t.reduce((u,l)=>u+(l.minutes??0),e.minutes);return{...e,name:n,url:r,runs:e.runs+t.length,updated:o.toISOString(),control:{runs:e.control.
runs+s.length,alarms:e.control.alarms+i.length},...a&&{planted:a},minutes:Math.round(c*10)/10,series:e.series.filter(({last:u})=>u>=e.firstBlock*
se)}}function Az(e,t){let n=t.flatMap(({planted:a})=>a?.outcome??[]);if(n.length===0)return e;let{runs:r,found:o,unmeasured:s}=e??{runs:0,found:0,
unmeasured:0},i=a=>n.filter(c=>c===a).length;return{runs:r+i("found")+i("not-found"),found:o+i("found"),unmeasured:s+i("not-measured")}}var Cz=2,Mz=31;async function Ly(e,{keep:t,runs:n},r,o){let s=u=>new Date(r.getTime()-u*1e3),i=new Set;if(n!==void 0)for(let u of await Fz(s(
n),o))i.add(u);let a=t===void 0?[]:await Iz(e,s(t),o),c=e;for(let u of a){for(let l of await o.list(Ju))i.add(nt(l,u));i.add(Mt(u)),c=await Nz(
c,u,o)}return{overview:c,gone:i}}async function Iz(e,t,n){let r=Oe(e.runs-1),o=Array.from({length:Cz},(c,u)=>e.firstBlock+u).filter(c=>c<r-1),
a=(await qn(n,o,e.runs)).map(c=>c.runs.every(({at:u})=>new Date(u)<t)).indexOf(!1);return a<0?o:o.slice(0,a)}async function Nz(e,t,n){let r=(t+
1)*se,o=e.series.filter(({first:u})=>u<r),s=[...new Set(o.map(u=>u.case))],i=await qr(n,s.map(u=>({case:u,block:t}))),a=new Map(s.map((u,l)=>[
u,i[l]??null])),c=e.series.filter(({last:u})=>u>=r).map(u=>u.first<r?Lz(u,a.get(u.case)??null,r):u);return{...e,firstBlock:t+1,series:c}}function Lz(e,t,n){
let r=t?sn(t,e):void 0;return{...e,first:n,points:Math.max(1,e.points-(r?.runs.length??0))}}async function Fz(e,t){let n=e.toISOString().slice(
0,10).split("-"),r=[],o=0,s=async(a,c,u)=>{for(let l of[...await t.list(a)].sort()){let d=n[c];if(o>=Mz||!/^\d{2,4}$/.test(l))continue;if(u&&
(c===2?l>=d:l>d))return;let p=`${a}/${l}`;if(c<2)await s(p,c+1,u&&l===d);else{o++;for(let m of await t.list(p))m.endsWith(".json")&&r.push(`${p}\
/${m}`)}}};await s("runs",0,!0);let i=await t.read(r);return r.filter((a,c)=>i[c]?.startsWith('{"schema":'))}var Fy="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Dy(e){let t=Dz(e),n=t.filter(a=>a!==null);if(n.length===0)return`0,0:${".".repeat(t.length)}`;let[r,o]=[Math.min(...n),Math.max(...n)],
s=a=>Math.round((a-r)/(o-r||1)*(Fy.length-1)),i=t.map(a=>a===null?".":Fy[s(a)]).join("");return`${Math.round(r*1e5)},${Math.round(o*1e5)}:${i}`}function Dz(e){let t=Math.min(48,e.length);return Array.from({length:t},(n,r)=>{let s=e.slice(Math.floor(r*e.length/t),Math.floor((r+1)*e.length/
t)).filter(i=>i!==null);return s.length===0?null:s.reduce((i,a)=>i+a,0)/s.length})}async function jy(e,t,n){let r=e.map(Fb),o=await Ol(t)??My(n),s=pi(o.runs,o.firstBlock),i=await qn(t,s,o.runs),a=({at:b})=>i.every(({runs:x})=>x.
every(E=>Date.parse(b)<Date.parse(E.at))),c=n.everywhere||r.some(a)?await Zz(o,t):i,u=new Set(c.flatMap(b=>b.runs.map(kl))),l=await Uz(r,u,t),
d=[...new Set(l.flatMap(b=>b.cases.map(({id:x})=>x)))],p={runs:new Map(s.map((b,x)=>[b,i[x]])),points:await Bz(d,s,o,t),changed:new Set},m=Hz(
l,p,o),g=Iy(o.series,m);return{added:l,touched:m,blocks:p,overview:Ny({...o,series:g},l,n)}}async function Gy({added:e,overview:t,touched:n,
blocks:r},{open:o,alerts:s},i,{retention:a={},now:c}){let u=e.at(-1);if(u===void 0)return{files:new Map,overview:t};let l=new Map;for(let{id:b,
last:x,metric:E,window:j}of n){let G=o.filter(M=>J(M)===J(b)),P=Zy(b,Oe(x),j,G,r),L=E.gates?wy(P.changes,j,G):null;l.set(J(b),L&&Gz(L,r.runs))}
let d=t.series.map(b=>{let x=l.get(J(b));if(x===void 0)return b;let E=x?.run===b.change?.run&&x?.previous===b.change?.previous;return{...b,change:x&&
E?{...b.change,...x}:x}}),{overview:p,gone:m}=await Ly({...t,series:d,alerts:s},a,c,i);return{files:new Map([...[...m].map(b=>[b,null]),...Kz(
r),...e.map(b=>[Ku(b),rn(Ku(b),el,b)]),[Fe,rn(Fe,ti,p)],...Ry(u)]),overview:p}}var jz=12;function Gz(e,t){let[n,r]=[e.previous,e.run].map(o=>t.
get(Oe(o))?.runs[o%se]?.head.commit.slice(0,jz));return n&&r?{...e,between:[n,r]}:e}function Zz({runs:e,firstBlock:t},n){let r=Math.max(0,Math.
ceil(e/se)-t);return qn(n,Array.from({length:r},(o,s)=>t+s),e)}async function Uz(e,t,n){let r=new Map;for(let o of new Set(e.map(({at:s})=>Ys(
s))))r.set(o,new Set(await n.list(o)));return e.filter(o=>{let{id:s,at:i}=o;return t.has(kl(o))||r.get(Ys(i))?.has(`${s}.json`)?!1:(t.add(kl(
o)),!0)})}var kl=({id:e,at:t})=>`${e} ${t}`;async function Bz(e,t,n,r){let o=Map.groupBy(n.series,({case:c})=>c),s=e.flatMap(c=>{let u=o.get(
c)?.map(l=>Oe(l.last))??[];return[...new Set([...t,...u])].map(l=>({case:c,block:l,isKept:u.includes(l)}))}),i=await qr(r,s),a=new Map;for(let[
c,{case:u,block:l,isKept:d}]of s.entries()){let p=nt(bt(u),l),m=i[c];if(m)a.set(p,m);else if(d)throw new Le(p,"missing",`is missing, though ${Fe}\
 lists points in it`)}return a}function Hz(e,t,n){let r=new Map(n.series.map(i=>[J(i),i.first])),o=new Map,s=new Map;for(let[i,a]of e.entries()){
let c=n.runs+i;Wz(a,c,t);for(let p of a.cases)for(let m of El(p)){let g=Sl(p.id,m),b=J(g),{first:x=c,points:E=0}=s.get(b)??o.get(b)??{};s.set(
b,{id:g,case:p,metric:m,first:x,last:c,points:E+1}),r.has(b)||r.set(b,c)}let u=i===e.length-1;if(!u&&Oe(c+1)===Oe(c))continue;let l=pi(c,n.firstBlock),
d=hl(l.flatMap(p=>t.runs.get(p)??[]));for(let[p,m]of s){let g={...m,...Vz(m,r.get(p),l,d,t)};o.set(p,g),u||Zy(m.id,Oe(c),g.window,[],t)}s=new Map}
return[...o.values()]}function Wz(e,t,{runs:n,points:r,changed:o}){let s=Oe(t);n.set(s,zy(n.get(s)??di(s),e)),o.add(Mt(s));for(let i of e.cases){
let a=nt(bt(i.id),s),c=r.get(a)??Ty(i.id,s);r.set(a,Py(c,t,i,()=>qz(i.id,s,r))),o.add(a)}}function qz(e,t,n){let r=bt(e);return Array.from({
length:t},(o,s)=>t-1-s).flatMap(o=>n.get(nt(r,o))??[])}function Vz({id:e,case:t,metric:n,last:r},o,s,i,{points:a}){let c=s.flatMap(m=>a.get(
nt(bt(e.case),m))??[]),u=gl(e,c,i),l=u.points.find(({run:m})=>m===r),d=l?.ratio&&n.again?gt(n.again):null;return{window:wl(u,i,{threshold:n.
threshold??t.threshold,hasOlder:o<s[0]*se,again:d&&Ur(d,l?.moved??0).interval}),spark:Dy(Jz(u))}}function Jz({points:e,scale:t}){let n=e.map(
o=>ci(o,t)?.value??null),r=t==="ratio"?0:n.find(o=>o!==null)??0;return n.map(o=>o===null?null:o-r)}function Zy(e,t,n,r,{points:o}){let s=nt(
bt(e.case),t),i=o.get(s),a=sn(i,e),c=by(a??{levels:[],changes:[]},n,r),u=i.series.map(l=>l===a?{...l,...c}:l);return o.set(s,{...i,series:u}),
c}function Kz({runs:e,points:t,changed:n}){let r=[];for(let[o,s]of e){let i=Mt(o);n.has(i)&&r.push([i,rn(i,Qs,s)])}for(let[o,s]of t)n.has(o)&&
r.push([o,rn(o,ei,s)]);return r}async function Uy(e,t,n,r){let o=await Cy(t),s=await jy([e],t,n),{added:i,overview:a,touched:c}=s;if(i.length===0){let E=await tP(Qz(e,o),o,
r);return{files:new Map,added:[],overview:a,alerts:o,events:E,remarks:[]}}let u=c.filter(({metric:E})=>E.gates).map(({window:E})=>E),l=xy(o,
u,rP(e,a)),{alerts:d,events:p}=await _y(l,r),m=eP(d,e,p),g={open:m.open,alerts:oP(a.alerts,p)},b=await Gy(s,g,t,n);return{files:new Map(b.files).
set(Ct,rn(Ct,ni,m)),overview:b.overview,added:[e.id],alerts:m,events:p,remarks:iP(e,a)}}var Yz=20,Xz=({id:e,at:t})=>n=>n.run===e&&n.at===t;function Qz(e,{
reported:t=[]}){return t.find(Xz(e))?.events??[]}function eP(e,t,n){let{reported:r=[],...o}=e,s=n.length===0?r:[...r,{run:t.id,at:t.at,events:n}];
return s.length===0?o:{...o,reported:s.slice(-Yz)}}async function tP(e,{open:t},n){let r=[];for(let o of e){let{event:s,alert:i}=o,a=s==="ra\
ised"||s==="confirmed",c=t.some(({kind:u,state:l,...d})=>l!=="accepted"&&u===i.kind&&J(d)===J(i));(!a||c&&await n(i)===null)&&r.push(o)}return r}
var nP=10;function rP(e,{series:t,runs:n}){let r=new Set(e.cases.map(({id:s})=>s)),o=new Set(t.filter(({last:s})=>s>=n-nP).map(s=>s.case));return s=>!r.
has(s)&&!o.has(s)}function oP(e,t){let n=r=>t.filter(r).length;return{confirmed:e.confirmed+n(({event:r,alert:o})=>r==="confirmed"||r==="rai\
sed"&&o.state==="confirmed"),withdrawn:e.withdrawn+n(({event:r})=>r==="withdrawn"),accepted:e.accepted+n(({event:r})=>r==="accepted")}}var Rl=10,
sP=e=>[...e.slice(0,Rl),...e.length>Rl?[`and ${e.length-Rl} more`]:[]].join(", ");function iP(e,{series:t,runs:n}){let r=n-1,o=new Set(e.cases.
map(({id:b})=>b)),s=({metric:b})=>b!==Sy,i=[...new Set(t.map(b=>b.case))],a=b=>t.filter(x=>x.case===b),c=r===0?[]:i.filter(b=>a(b).every(({first:x})=>x===
r)),u=i.filter(b=>!o.has(b)&&a(b).some(x=>s(x)&&x.last===r-1)),l=e.cases.filter(({verdict:b})=>b==="invalid").map(({id:b})=>b),d=(b,x)=>x.length===
0?[]:[`${b}: ${sP(x)}`],{planted:p}=e,m=p!==void 0&&p.outcome!=="found"?[p]:[],g=p?.outcome==="not-found"?"a slowdown added on purpose was n\
ot found":"the slowdown added on purpose was not measured";return[...d(g,m.map(b=>b.case)),...d("new",c),...d("not measured this time",u),...d(
"invalid",l)]}import{mkdirSync as tw,rmSync as EP,writeFileSync as OP}from"node:fs";import{join as mi}from"node:path";function Hy(e,t,n){if(!/^https?:\/\//i.test(e))return{url:e,credentials:null};let r;try{r=new URL(e)}catch{throw new R("--remote is not an a\
ddress; write it like https://github.com/owner/name.git")}let o=r.username!==""||r.password!=="",s=o?[r.username,r.password].map(decodeURIComponent).
join(":"):`x-access-token:${t}`;r.username="",r.password="";let i=r.href;if(!o&&(t===""||r.origin!==aP(n)))return{url:i,credentials:null};let a=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.
test(r.hostname);if(r.protocol==="http:"&&!a)throw new R(`the token would go to ${r.host} unencrypted; use its https address`);return{url:i,
credentials:s}}function aP(e){return URL.canParse(e)?new URL(e).origin:null}var cP=120,By={bytes:100,seconds:30};function Wy(e,t,{left:n,signal:r}){
let o=uP(e),s=a=>o.reduce((c,u)=>c.replaceAll(u,"***"),a).replace(/:\/\/[^\s/@]+@/g,"://***@"),i={...lP(),...dP(e,process.env)};return{redact:s,
git:async(a,{input:c,env:u}={})=>{let l=await tt(["git",`--git-dir=${t}`,...a],{cwd:t,env:{...i,...u},timeoutSeconds:Math.max(1,Math.min(cP,
n())),...c!==void 0&&{input:c},...r&&{signal:r}});if(l.missing)throw new R(wu);return{...l,stderr:s(l.stderr)}}}}var an=class extends Error{finished;constructor(t,n){
super(`git ${t}: ${Ps(n)}`),this.finished=n}};async function Me({git:e,redact:t},n,r){let o=await e(n,r);if(o.code===0)return o.stdout.trim();
let s=n.find(i=>!i.startsWith("-"))??"";throw new an(s,{...o,stdout:t(o.stdout)})}function uP({credentials:e}){if(e===null)return[];let t=e.
slice(e.indexOf(":")+1);return[qy(e),e,t,encodeURIComponent(t)].filter(r=>r.length>=4)}var qy=e=>Buffer.from(e).toString("base64");function lP(){
let e=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,t=Object.entries(process.env).filter(([
n])=>!e.test(n));return{...Object.fromEntries(t),GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat"}}function dP({url:e,credentials:t},n){let r=Array.
from({length:Number(n.GIT_CONFIG_COUNT)||0},(a,c)=>[n[`GIT_CONFIG_KEY_${c}`]??"",n[`GIT_CONFIG_VALUE_${c}`]??""]).filter(([a])=>a!==""),o=[[
"core.hooksPath","/dev/null"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit",String(By.bytes)],["http.lowSpeedTime",String(
By.seconds)]],s=t===null?[]:[["credential.helper",""],["core.askPass",""],[`http.${e}.extraheader`,""],[`http.${e}.extraheader`,`Authorizati\
on: basic ${qy(t)}`]],i=[...r,...o,...s];return Object.fromEntries([["GIT_CONFIG_COUNT",String(i.length)],...i.flatMap(([a,c],u)=>[[`GIT_CON\
FIG_KEY_${u}`,a],[`GIT_CONFIG_VALUE_${u}`,c]])])}var pP=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
Tl="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one",fP=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
Tl],[/hash algorithm|mismatched algorithms|object format/i,"the repository uses SHA-256 object names, which loadgate cannot write; name anot\
her one with --remote"],[/protected branch|GH006|GH013|rule violations/i,"the branch is protected; publish to another, or let this workflow \
push to it"],[/was archived|read-only|Read-only file system/,"the repository is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],mP=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],Vy=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,hP=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function Vr(e){let t=gP(e),n=`${e.stdout}
${e.stderr}`,r=a=>a.find(([c])=>c.test(n))?.[1],o=r(fP);if(o!==void 0)return{kind:"refused",said:t,todo:o};if(pP.test(n))return{kind:"race"};
let s=r(mP);if(s!==void 0)return{kind:"refused",said:t,todo:s};let[,i]=Vy.exec(n)??[];return i===void 0||hP.test(i)?{kind:"trouble",said:t}:
{kind:"refused",said:t,todo:"trying again would not help; its message says why"}}function gP({stdout:e,stderr:t,timedOut:n}){if(n)return"no \
answer in time";let r=bu(t||e,4).split(`
`),[,o]=Vy.exec(e)??[];return[...r,o??""].map(s=>s.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(s=>s!==""&&!s.startsWith("hi\
nt:")).join("; ").slice(0,400)}var zl=7*1024*1024,Jy=400,Ky="loadgate-file",Xy={commit:null,read:async e=>e.map(()=>null),entries:async e=>e.map(()=>null),list:async()=>[]};
function Qy(e,t){return{commit:e,read:async n=>{let o=[...await Yy(e,n,t)].filter(([,{kind:a}])=>a==="file"),s=new Map(o.map(([a,{id:c}])=>[
a,c])),i=await wP([...new Set(s.values())],t);return n.map(a=>{let c=s.get(a),u=c===void 0?null:i.get(c)??null;if(c!==void 0&&u===null)throw new R(
`${a} is not a text, or has more than ${zl/2**20} MiB`);return u})},entries:async n=>{let r=await Yy(e,n,t);return n.map(o=>r.get(o)??null)},
list:async n=>{let r=n===""?[]:["--",`${n}/`];return(await Me(t,["--literal-pathspecs","ls-tree","-z","--name-only",e,...r])).split("\0").filter(
i=>i!=="").map(i=>i.slice(n===""?0:n.length+1))}}}var bP="120000",yP={blob:"file",tree:"folder",commit:"submodule"};async function Yy(e,t,n){
let r=new Map;for(let o=0;o<t.length;o+=Jy){let s=t.slice(o,o+Jy),i=await Me(n,["--literal-pathspecs","ls-tree","-z",e,"--",...s]);for(let a of i.
split("\0")){let[,c,u,l="",d=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(a)??[];if(u===void 0)continue;let p=c===bP?"link":yP[u];
r.set(d,{kind:p,id:l})}}return r}async function wP(e,t){if(e.length===0)return new Map;await vP(e,t);let n=await xP(e,t),r=new Map;for(let o of _P(
e,n))for(let[s,i]of await $P(o,n,t))r.set(s,i);return r}async function vP(e,t){if((await t.git(["config","remote.origin.partialclonefilter"])).
code!==0)return;let r=["fetch","--quiet","--no-tags","--no-write-fetch-head","--filter=blob:none","--stdin"];await t.git(["-c","fetch.negoti\
ationAlgorithm=noop",...r,"origin"],{input:`${e.join(`
`)}
`})}async function xP(e,t){let n=await t.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${e.join(`
`)}
`}),r=new Map(n.stdout.split(`
`).flatMap(o=>{let[,s,i]=/^([0-9a-f]+) (\d+)$/.exec(o)??[];return s===void 0?[]:[[s,Number(i)]]}));if(e.some(o=>!r.has(o)))throw new an("cat\
-file",n);return r}function*_P(e,t){let n=[],r=0;for(let o of e){let s=t.get(o)??Number.NaN;s<=zl&&(r+s>zl&&(yield n,[n,r]=[[],0]),n.push(o),
r+=s)}n.length>0&&(yield n)}async function $P(e,t,n){let{stdout:r}=await n.git(["cat-file",`--batch=${Ky} %(objectname)`],{input:`${e.join(`\

`)}
`}),o=Buffer.from(r),s=0,i=[];for(let a of e){let c=`${Ky} ${a}
`,u=s+c.length+(t.get(a)??0);if(o.toString("utf8",s,s+c.length)!==c||o[u]!==10)return SP(e,t,n);i.push([a,o.toString("utf8",s+c.length,u)]),
s=u+1}return i}async function SP(e,t,{git:n}){let r=[];for(let o of e){let{stdout:s}=await n(["cat-file","blob",o]);Buffer.byteLength(s)===t.
get(o)&&r.push([o,s])}return r}var kP=300,RP=.5,TP=20,zP=8,ew="41898282+github-actions[bot]@users.noreply.github.com",PP={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:ew,GIT_COMMITTER_NAME:"\
loadgate",GIT_COMMITTER_EMAIL:ew};async function Pl(e,t){let{clock:n,limitSeconds:r=kP}=e,o=n.now()+r,s=()=>o-n.now(),i=await MP(e,s),a=0;for(let c=1;;c++){
let u=await IP(e,i,t);if(!("kind"in u))return{...u,tries:c};if(u.kind==="refused")throw CP(e,u,i);a=u.kind==="trouble"?a+1:0;let l=AP(c,e.random()),
d=u.kind==="race"?"others were faster":i.redact(u.said);if(a>=zP||l>s())throw new ke(`${e.branch} of ${e.remote.url} could not be updated in\
 ${c} tries (${d}); nothing is lost, run this step again`);e.say?.(`${e.branch}: ${d}; trying again`),await n.sleep(l,e.signal)}}function AP(e,t){
return t*Math.min(TP,RP*2**e)}function CP({branch:e,remote:t},{said:n,todo:r},{redact:o}){return new ke(`${e} of ${t.url} cannot be updated:\
 ${o(n)}; ${r}`)}async function MP({folder:e,remote:t,branch:n,signal:r},o){let s=mi(e,"branch.git");tw(s,{recursive:!0});let i=Wy(t,s,{left:o,
signal:r}),{code:a}=await i.git(["check-ref-format",`refs/heads/${n}`]);if(a!==0||n.startsWith("-")||n==="HEAD"||n==="@")throw new R(`${n} i\
s not the name of a branch; write it like gh-pages`);return await Me(i,["init","--quiet","--bare",s]),await Me(i,["config","remote.origin.ur\
l",t.url]),i}async function IP(e,t,n){let r=await LP(e,t);if("kind"in r)return r;let o=await n(r).catch(NP);if("kind"in o)return o;let{change:s,
result:i}=o,a=s&&await jP(s,r,e,t);if(a===null)return{commit:a,result:i};let c=await t.git(["push","--quiet","--porcelain","origin",`${a}:re\
fs/heads/${e.branch}`]);return c.code===0?{commit:a,result:i}:Vr(c)}function NP(e){if(e instanceof an)return Vr(e.finished);throw e}async function LP({
branch:e},t){let n=`refs/heads/${e}`,r=FP(n),o=await t.git(["ls-remote","--refs","origin",n,`${n}/*`,...r]);if(o.code!==0)return Vr(o);let s=o.
stdout.split(`
`).map(u=>u.slice(u.indexOf("	")+1));if(!s.includes(n)){let u=s.find(d=>d.startsWith(`${n}/`)||r.includes(d));return u===void 0?Xy:{kind:"re\
fused",said:`it has a branch ${u.replace("refs/heads/","")}`,todo:Tl}}let i=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--fi\
lter=blob:none"],a=await t.git(["fetch",...i,"origin",`+${n}:refs/loadgate/tip`]);if(a.code!==0)return DP(a.stderr)?{kind:"race"}:Vr(a);let c=await Me(
t,["rev-parse","refs/loadgate/tip"]);return Qy(c,t)}function FP(e){let t=e.split("/");return Array.from({length:t.length-3},(n,r)=>t.slice(0,
r+3).join("/"))}var DP=e=>/couldn't find remote ref/i.test(e);async function jP({files:e,message:t},n,{folder:r},o){if(e.size===0)return null;
let s={GIT_INDEX_FILE:mi(r,"branch.index")};EP(s.GIT_INDEX_FILE,{force:!0}),n.commit!==null&&await Me(o,["read-tree",n.commit],{env:s});let i=await GP(
e,r,o),a=[...e.keys()].map(l=>{let d=i.get(l);return d===void 0?`0 ${"0".repeat(40)}	${l}`:`100644 ${d}	${l}`});await Me(o,["update-index","\
-z","--index-info"],{env:s,input:`${a.join("\0")}\0`});let c=await Me(o,["write-tree","--missing-ok"],{env:s});if(n.commit!==null){let l=await Me(
o,["rev-parse",`${n.commit}^{tree}`]);if(c===l)return null}let u=n.commit===null?[]:["-p",n.commit];return Me(o,["commit-tree",c,...u,"-F","\
-"],{env:PP,input:t})}async function GP(e,t,n){let r=[...e].filter(c=>c[1]!==null);if(r.length===0)return new Map;let o=mi(t,"branch.files");
tw(o,{recursive:!0});let s=r.map(([,c],u)=>{let l=mi(o,String(u));return OP(l,c),l}),a=(await Me(n,["hash-object","-w","--no-filters","--std\
in-paths"],{input:`${s.join(`
`)}
`})).split(`
`);return new Map(r.map(([c],u)=>[c,a[u]]))}import{createHash as ZP}from"node:crypto";var Al="This file is loadgate's: each publish writes it again.";function rw(e,t){let n=e.endsWith(".html")?`<!-- ${Al} -->`:`/* ${Al} */`;return Buffer.
concat([t,Buffer.from(`
${n}
`)])}function UP(e,t){return e.endsWith("badge.svg")?t.includes('aria-label="loadgate: '):e.endsWith("badge.json")?t.startsWith('{"schemaVer\
sion":1,"label":"loadgate",'):t.includes(Al)}var He=(e,t)=>e===""?t:`${e}/${t}`,nw=[Fe,Ct,"badge.json","badge.svg","runs","blocks"],BP=/^(?:index\.(?!html$)|readme(?:\.|$))/i,
HP={file:"a file",folder:"a folder",link:"a symbolic link",submodule:"a submodule"};async function ow({tree:e,branch:t,folder:n}){let r=iw(He(
n,Fe)),[o,...s]=await e.entries([He(n,jr),...r,...nw.map(u=>He(n,u))]),i=r.findIndex((u,l)=>s[l]&&s[l].kind!=="folder");if(i>=0)throw Cl([[r[i],
s[i]]],t);if(o?.kind==="folder")return;let a=(await e.list(n)).filter(u=>BP.test(u)),c=[...nw.flatMap((u,l)=>{let d=s[r.length+l];return d?[
[He(n,u),d]]:[]}),...a.map(u=>[He(n,u),{kind:"file"}])];if(c.length>0)throw Cl(c,t)}async function sw(e,t,{tree:n,branch:r,folder:o}){let s=[
...e].flatMap(([l,d])=>d===null?[]:[l]),i=[...new Set(s.flatMap(iw))],a=await n.entries([...i,...s]),c=[],u=[];for(let[l,d]of[...i,...s].entries()){
let p=a[l];p&&(p.kind!==(l<i.length?"folder":"file")?c.push([d,p]):l>=i.length&&t.has(d)&&p.id!==qP(e.get(d)??"")&&u.push([d,p]))}for(let l of u)
await WP(l[0],n)||c.push(l);if(c.length>0)throw Cl(c,r);o!==""&&await VP(n,r,o)}async function WP(e,t){try{let[n]=await t.read([e]);return typeof n==
"string"&&UP(e,n)}catch(n){if(n instanceof R)return!1;throw n}}function qP(e){let t=Buffer.from(e);return ZP("sha1").update(`blob ${t.length}\
\0`).update(t).digest("hex")}function iw(e){let t=e.split("/");return t.slice(1).map((n,r)=>t.slice(0,r+1).join("/"))}function Cl(e,t){let n=e.
map(([r,{kind:o}])=>`${r} (${HP[o]})`).join(", ");return new R(`${t} has ${n} that loadgate did not write, so nothing was written; give the \
trend its own folder with --dashboard-path (dashboard-path of the action), or move what is there`)}async function VP(e,t,n){if(!n.split("/").
some(o=>/^[._#]|~$/.test(o)))return;let[r]=await e.entries([".nojekyll"]);if(!r)throw new R(`GitHub Pages leaves out the folder ${n}, since \
Jekyll ignores names that begin with _ or a dot; nothing was written; name another one with --dashboard-path, or add an empty file .nojekyll\
 to the root of ${t}`)}function aw({access:e,folder:t,page:n},r){let o=new Map([...n].map(([i,a])=>[i,rw(i,a)])),s=new Set([...n.keys(),...ky].map(i=>He(t,i)));return Pl(
e,async i=>{let a={tree:i,branch:e.branch,folder:t};await ow(a);let{files:c,message:u,result:l}=await r(cw(i,t)).catch(p=>{throw p instanceof
Le&&p.problem!=="newer"?JP(p,t,e):p}),d=new Map([...c,...o].map(([p,m])=>[He(t,p),m]));return await sw(d,s,a),{change:{files:d,message:u},result:l}})}
function cw(e,t){return{read:n=>e.read(n.map(r=>He(t,r))),list:n=>e.list(He(t,n))}}function JP(e,t,{branch:n,remote:r}){let o=He(t,e.path),s=[
`git fetch ${r.url} ${n}`,"git worktree add --detach ../loadgate-trend FETCH_HEAD && cd ../loadgate-trend",`git checkout "$(git log -1 --for\
mat=%H -- ${o})^" -- ${o}`,`git commit -m "Restore ${o}" && git push ${r.url} HEAD:${n}`];return new R(`${o} on ${n} ${e.why}; nothing was w\
ritten. To restore the file as it was before its last change, run:
${s.map(i=>`  ${i}`).join(`
`)}`,{cause:e})}function uw({results:e}){if(e===null||e.interrupted)return{outcome:"not-measured",why:"interrupted"};let[t]=e.cases;return t?.verdict==="reg\
ression"?{outcome:"found"}:t===void 0||KP(t)?{outcome:"not-measured",why:YP(t)?"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function KP({
verdict:e,sessions:t}){return e==="invalid"||t.every(({rounds:n})=>n.length===0)}function YP(e){return e?.sessions.some(({invalid:t})=>t.some(
({fault:n})=>n.code==="burner-elsewhere"))??!1}function pw(e,{id:t,url:n,subject:r}){let[o,s]=["head","base"].map(u=>e.variants.find(l=>l.variant===u)),{trend:i}=e,a=i?.reference??s??null,
[c]=i?.control?.cases??[];return{schema:Ce,id:t,at:e.startedAt,url:n,head:i?{...i.head,subject:et(i.head.subject)}:eA(o,r),reference:a&&{commit:et(
a.commit),label:et(a.label)},environment:tA(e.environment),verdict:e.verdict,minutes:QP([e,i?.control,i?.seam?.results,i?.again,i?.planted?.
results]),control:c?{case:c.id,verdict:c.verdict}:null,...i?.planted&&{planted:XP(i.planted)},cases:e.cases.map(u=>nA(u,e))}}function XP(e){
let{case:t,slowdown:n}=e;return{case:t,slowdown:n,...uw(e)}}function QP(e){let t=e.reduce((n,r)=>n+(r?r.seconds.build+r.seconds.run:0),0);return Math.
round(t/6)/10}var eA=(e,t)=>({commit:e?.commit??"",subject:et(t)});function tA({cpuModel:e,cores:t,kernel:n,os:r,runnerImage:o}){let s=o===null?
null:et(o);return{cpuModel:et(e),cores:t,kernel:et(n),os:et(r),runnerImage:s}}function nA(e,t){let{id:n,verdict:r,threshold:o,metrics:s}=e;return{
id:n,verdict:r,threshold:o,metrics:s.map(i=>rA(i,e,t))}}function rA(e,t,n){let{name:r,unit:o,better:s,gates:i,head:a,base:c}=e,{trend:u}=n,l=u?.
seam&&lw(u.seam.results,t.id,r),d=u?.again&&lw(u.again,t.id,r),p=u?.settings.thresholds[r]??e.threshold;return{name:r,unit:o,better:s,gates:i||
p!==void 0,...p!==void 0&&{threshold:p},ratio:fw(e,t),head:a&&dw(a),reference:c&&dw(c),...l&&{seam:l},...d&&{again:d}}}function lw(e,t,n){let r=e.
cases.find(s=>s.id===t),o=r?.metrics.find(s=>s.name===n);return r&&o?fw(o,r):null}function fw({name:e,ratio:t,interval:n},{verdict:r}){let o=pe(
e).per!=="build"&&r!=="invalid",s=tl(t,o?n:null);return s&&on(s)}var dw=e=>Number(e.toPrecision(6));var hi={h:3600,m:60,s:1,ms:.001},iA=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,mw=/^\d+(?:\.\d+)?$/,
aA=24*hi.h;function Jr(e){let t=typeof e=="number"?e:cA(e.trim());if(t===void 0)throw new R(`${gi(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new R(`${gi(e)} is not a duration above zero; write it like 90s or 5m`);if(t>aA)throw new R(`${gi(e)} is more \
than a day; write at most 24h`);return t}function cA(e){if(mw.test(e))return Number(e);let t=iA.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*hi.h+Number(r)*hi.m+Number(o)*hi.s+Number(s)/1e3}function bi(e){let t=uA(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new R(`${gi(e)} is not between 0 and 1; ${r}`)}function uA(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!mw.test(r))throw new R(`${xr(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var gi=e=>typeof e=="number"?String(e):xr(e),lA=86400,dA={d:1,w:7,mo:30.4375,y:365.25},pA=/^(\d{1,5})(d|w|mo|y)$/;function Ml(e){let[,t,n]=pA.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new R(`${xr(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*dA[n]*lA)}var hw=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function fA(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function gw(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=fA(hw(e),hw(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function bw(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(u){throw u instanceof R?new R(`${n(
s)}: ${u.message}`):u}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function U(e,t){return{...e,parse:t}}function he(e,t){
return{...e,parse:t}}function rt(e,t){return{name:e,description:t,default:"false",parse:yw}}var le=e=>e;function mA(e,t,n){let r=gw(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function cn(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new R(
mA("value",t,e));return n}}function yw(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new R(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function ww(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new R(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(cn(e))}}function hA(e){if(!/^\d{1,10}$/.test(e))throw new R(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function gA(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new R(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function vw(e){if(!/^\/[^\s#]*$/.test(e))throw new R(`"${e}" is \
not a path; write it like /users?page=2`);return e}var xw=U({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},le),_w=U({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},le),Nl={config:U({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},le),case:U({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},le),preset:U({name:"preset",value:"P",
description:"A preset of the configuration file."},le),budgetSeconds:U({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},Jr)},$w=U({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},cn(["auto","docker","process"]));function bA(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new R(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var Sw=U({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},bA),Ew=U({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Jr(e)),jB=U({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},le),GB=U({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},hA),Ow=U({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},bi),kw=U({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},ww(["regression","invalid","inconclusive","never"])),ZB=rt("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),Rw=rt("measure-identical","Measur\
e even if both sides are the same build."),Tw=rt("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),UB=rt("published","Show the published figures of the configuration file beside the \
measured ones."),BB=rt("strict","Fail if a target cannot run here, instead of leaving it out."),zw=U({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Xb),Pw=he({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},Qb),HB=he({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
le),Aw=he({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},le);function yA(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new R(`"${e}" is not a port; write a number from 1 to 65535`);return t}var WB={program:U({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},le),port:U({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},yA),get:U({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},vw)},qB=rt("open","Open the page in a browser."),VB={from:U({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},le),target:U({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},le),command:U({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},le),path:U({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},vw),startTimeout:he({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Jr),dryRun:rt("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:rt("yes","Write without asking first, even in a terminal.")},JB=he({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},bi),KB=he({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Jr),YB={...rt("q\
uiet","Show no progress; results and errors remain."),short:"q"},XB=rt("json","Print the result as JSON."),Il=["github-action-benchmark"],QB=he(
{name:"format",value:Il.join("|"),default:Il[0],description:"The format to write."},cn(Il)),yi={branch:he({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:U({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},le),folder:he({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},gA)},Cw={keep:U({name:"keep",value:"3y",description:"How long points are kept. Defaul\
ts to the run's configuration."},Ml),keepRuns:U({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},Ml)},
Mw={results:U({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},le),artifact:he(
{name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},le),config:he({name:"\
config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each \
configuration has its own comment and status."},le),preset:U({name:"preset",value:"NAME",description:"The preset that was measured with, who\
se thresholds apply."},le),threshold:U({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Default\
s to that of base's configuration file, whatever the run used."},bi),failOn:U({name:"fail-on",value:"regression|invalid|inconclusive|never",
description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},ww([
"regression","invalid","inconclusive","never"])),forkStatus:he({name:"fork-status",value:ul.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},cn(ul)),when:he({name:"when",value:cl.join("|"),default:"changed",description:"When to comment\
. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},cn(cl)),status:he(
{name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},yw)};import{existsSync as Nw,readFileSync as wA}from"node:fs";import{join as Ll,resolve as vA}from"node:path";var xA=["index.html","page.js","page.css"];function wi(e){return fg(e.cwd)}async function Lw({remote:e,branch:t,folder:n},r,o,s){let i=await _A(
e,o,s),{GITHUB_TOKEN:a="",GITHUB_SERVER_URL:c="https://github.com"}=o,u=Hy(i,a,c);return a!==""&&u.credentials===null&&/^https?:/i.test(u.url)&&
s.progress.say(`the token is for ${c} and is not sent to ${new URL(u.url).origin}, where git's own credentials are used`),{access:{remote:u,
branch:t,folder:r,clock:s.clock,random:Math.random,signal:s.signal,say:l=>s.progress.say(l)},folder:n,page:$A()}}async function _A(e,t,n){let r=Pr(
t),o=e===void 0?await wi(n):null,s=o&&await mg(o,"origin"),i=e??s??(r===null?void 0:`${r}.git`);if(!i)throw new R("there is no remote to pub\
lish to: run this in a checkout that has an origin, or name one with --remote URL");let a=vA(o?.top??n.cwd,i);return Nw(a)?a:i}function Fw({
url:e},t){let n=Pr(t);if(n!==null)return{name:t.GITHUB_REPOSITORY??"",url:n};let r=e.replace(/\/+$/,"").replace(/\.git$/,""),[,o,s]=/^(?:https?:\/\/|(?:ssh:\/\/)?git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+)$/.
exec(r)??[];return s!==void 0?{name:s,url:`https://${o}/${s}`}:{name:r.split(/[/:]/).at(-1)||"trend",url:null}}function $A(){let e=import.meta.
filename.endsWith(".ts"),t=e?Ll(import.meta.dirname,"..","..","dist","page"):Ll(import.meta.dirname,"page");if(!Nw(t)){if(e)return new Map;throw new R(
`the page's files are missing (${t}); install loadgate again, with its folder dist/page`)}return new Map(xA.map(n=>[n,wA(Ll(t,n))]))}var G2={name:"publish",summary:"add a run to the trend on a branch; publishing it again changes nothing",group:"ci",examples:[{line:"loadgat\
e publish",does:"add .loadgate/results.json to gh-pages of origin"},{line:"loadgate publish --results trend/results.json --branch trend",does:"\
add another file, to another branch"},{line:"loadgate publish --keep 2y --keep-runs 90d",does:"add it, and remove what is older"}],options:{
results:Aw,...yi,...Cw},async run({values:e,host:t}){let n=await Fl(e.results,e,process.env,t);return process.stdout.write(`${$n(jl(n,e))}
`),Dl(n)}},SA={alert:["none"],direction:"worse"};async function Fl(e,t,n,r){var te=[];try{let o=lg(e,r);let s=o.trend?.settings;let i=pw(o,await kA(
o,n,r));let a=n.GITHUB_TOKEN&&n.GITHUB_REPOSITORY?rb(n.GITHUB_TOKEN,n):null;let c=Dt(te,Ws(),!0);let u=await Lw(t,c.folder,n,r);let l=Fw(u.access.
remote,n);let d={...l,now:r.clock.date(),retention:{keep:t.keep??s?.keep,runs:t.keepRuns??s?.keepRuns}};let p=qe=>r.progress.say(qe);let m=dy(
{api:a,checkout:await wi(r),say:p});let{commit:g,result:b}=await aw(u,async qe=>{let Yr=await Uy(i,qe,d,m),Xr=`Run ${i.id} of ${i.head.commit.
slice(0,12)}
`;return{files:Yr.files,message:Xr,result:Yr}});let{added:x,overview:E,events:j,alerts:G,remarks:P}=b;let L=s??SA;let M=a&&o.trend&&(x.length>
0||j.length>0)?await Yb({alerts:G,events:j,settings:L,marker:qb("trend",o.trend.config),places:{repository:l.url,page:OA(t,n)}},a):{issue:"n\
one",undelivered:[]};let Z=il(j,L);return{commit:g,events:j,alerts:G,remarks:P,id:i.id,runs:E.runs,added:x.length>0,news:Z,fails:Z.length>0&&
L.alert.some(qe=>qe==="fail"),...M}}catch(We){var yt=We,un=!0}finally{var Ft=jt(te,yt,un);Ft&&await Ft}}function Dl({fails:e,undelivered:t}){
return e?Re.regression:t.length>0?Re.undelivered:Re.done}function jl(e,{branch:t,folder:n}){let{events:r,remarks:o,issue:s,undelivered:i}=e;
return[EA(e,n===""?t:`${n} on ${t}`),...o,...r.map(Gl),...s==="none"?[]:[`the issue: ${s}`],...i].join(`
`)}function EA({id:e,added:t,runs:n,commit:r},o){return r===null?`run ${e} is in ${o} already; nothing changed`:t?`run ${e} was added to ${o}\
, which now has ${n} ${n===1?"run":"runs"}`:`run ${e} is in ${o} already; its page was updated`}function Gl({event:e,alert:t}){let n=`betwee\
n ${t.from.slice(0,10)} and ${t.to.slice(0,10)}`,r=t.reason===void 0?"":` (${t.reason})`,o=e==="raised"?`, ${t.state}`:"";return`${e}: ${si(
t)}${o}, ${n}${r}`}function OA({folder:e,branch:t},n){let[r="",o=""]=(n.GITHUB_REPOSITORY??"").split("/");if(n.GITHUB_SERVER_URL!=="https://\
github.com"||o===""||t!=="gh-pages")return null;let s=`${r.toLowerCase()}.github.io`,i=o.toLowerCase()===s?`https://${s}/`:`https://${s}/${o}\
/`;return e===""?i:`${i}${e}/`}async function kA(e,t,n){let{GITHUB_RUN_ID:r}=t,o=await wi(n),s=e.variants.find(({variant:i})=>i==="head")?.commit;
return{id:e.id,url:r?Ah({id:r,attempt:1},t):null,subject:o&&s?await hg(o,s)??"":""}}function Ul(e){return U({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Dw={base:{...xw,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{..._w,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:RA,folder:TA}=yi,Zl={branch:{...RA,name:"gh-pages-branch"},folder:TA},jw="`loadgate` in the runner's temporary\
 folder";function Gw(e){return U({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${jw}.`},t=>t)}var Zw=Gw("`results.js\
on` and the reports"),Uw="The folder of all results and reports, for a workflow to upload.",Bw=U({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${jw}.`},e=>e),Hw={out:Uw,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function zA(e){
if(NA.some(({name:t})=>t===e))throw new R(`${e} is another action; write uses: ${Kr(e)}@v1`);return cn(["compare","trend"])(e)}function Kr(e){
return`loadgate/loadgate/actions/${e}`}var W2={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:U({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},zA),...Dw,...Nl,isolation:$w,secrets:{...Sw,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Ew,threshold:Ow,
failOn:kw,measureIdentical:Rw,cpuProfile:Tw,shard:zw,branch:{...Zl.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:Zl.folder,oha:U({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:Zw},outputs:Hw},PA={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Ul("The token to comment with, e.g. `github.token`."),...Mw},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},Bl={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Ul("The token to push and to open issu\
es with, e.g. `github.token`."),results:Bw,...Zl},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},AA={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Pw,...Nl,head:Dw.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},CA={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:he({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:Zw},outputs:Hw},MA={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Ul("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},IA={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:Bw,out:Gw(
"`bigger.json` and `smaller.json`")},outputs:{out:Uw}},NA=[PA,Bl,AA,CA,MA,IA];var DA={pull_request_target:`measure on: pull_request, and comment with ${Kr("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Kr("comment")}`,issue_comment:`read the comment with ${Kr("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Ww(e){if(e==="pull_request_target")throw new R(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${DA[e]}`)}var jA=["pull_request","merge_group","issue_comm\
ent","workflow_run"];function qw(e,t){if(jA.includes(e))throw new R(`the trend takes no numbers from pull requests, whose code may forge the\
m; run ${t} on: schedule, push or workflow_dispatch`)}import{join as Xl,resolve as eH}from"node:path";import*as Jw from"os";function Lt(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function vi(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Vn(e,t,n){let r=new Hl(e,t,n);process.stdout.write(r.toString()+Jw.EOL)}var Vw="::",Hl=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Vw+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${ZA(o)}`)}}return t+=`${Vw}${GA(this.message)}`,t}};function GA(e){return Lt(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ZA(e){return Lt(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Kw from"crypto";import*as _i from"fs";import*as xi from"os";function Yw(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!_i.existsSync(
n))throw new Error(`Missing file at path: ${n}`);_i.appendFileSync(n,`${Lt(t)}${xi.EOL}`,{encoding:"utf8"})}function Xw(e,t){let n=`ghadelim\
iter_${Kw.randomUUID()}`,r=Lt(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${xi.EOL}${r}${xi.EOL}${n}`}import*as nv from"os";import{EOL as UA}from"os";import{constants as Qw,promises as BA}from"fs";var Wl=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(l){try{u(r.next(l))}catch(d){i(d)}}function c(l){try{u(r.throw(l))}catch(d){
i(d)}}function u(l){l.done?s(l.value):o(l.value).then(a,c)}u((r=r.apply(e,t||[])).next())})},{access:HA,appendFile:WA,writeFile:qA}=BA,ev="G\
ITHUB_STEP_SUMMARY";var ql=class{constructor(){this._buffer=""}filePath(){return Wl(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[ev];if(!t)throw new Error(`Unable to find environment variable for $${ev}. Check if your runtime environment supports job summaries.`);try{
yield HA(t,Qw.R_OK|Qw.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Wl(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?qA:
WA)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Wl(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(UA)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:u,rowspan:l}=i,d=a?"th":"td",p=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(d,c,p)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},VA=new ql;var Vl=VA;import tv from"os";var b4=tv.platform(),y4=tv.arch();var Jl;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Jl||(Jl={}));function rv(e){Vn("add-mask",{},e)}function ov(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function sv(e,t){if(process.env.GITHUB_OUTPUT||"")return Yw("OUTPUT",Xw(e,t));process.stdout.write(nv.EOL),Vn("set-output",{name:e},Lt(t))}function iv(e){process.exitCode=Jl.Failure,Kl(e)}function Kl(e,t={}){Vn("error",vi(t),e instanceof Error?e.toString():e)}function av(e,t={}){Vn("warning",vi(t),e instanceof Error?e.toString():
e)}function cv(e,t={}){Vn("notice",vi(t),e instanceof Error?e.toString():e)}var Yl={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};function uv(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${KA(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function KA(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function lv(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+uv(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${uv(s,
200)}
`))},end(){o&&e.write(o)}}}function dv(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Je(r)));process.on("SIGHUP",()=>n.abort(
new Je("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Yl,progress:lv(t,Yl.now),signal:n.signal}}import{closeSync as YA,openSync as XA,readSync as QA,writeSync as eC}from"node:fs";var tC=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function pv(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=nC(Se("/proc/self/stat")??""),n=XA("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return QA(n,r,0,t,e)!==t?!1:eC(n,rC(
r),0,t,e)===t}finally{YA(n)}}catch{return!1}}function nC(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function rC(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return du(o)||tC.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function fv(e,t){pv();let n={isTTY:!1,columns:120,write:Ql},r=dv(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=Ph(process.env);
Ww(o.name);let s=bw(e.inputs,i=>ov(i)||void 0,sC);process.exitCode=await t({inputs:s,event:o,host:r,output:sv})}catch(o){iv($d(o)),process.exitCode=
Sd(o),o instanceof Je&&process.exit()}}function oC(e,t){return t.RUNNER_TEMP?Xl(t.RUNNER_TEMP,"loadgate"):Xl(e,".loadgate")}function mv(e,{cwd:t}){return e??Xl(oC(t,process.env),"results.json")}function sC(e){return`input "${e}"`}function Ql(e){process.stdout.write(
$n(e))}var iC={error:Kl,warning:av,notice:cv};function $i({level:e,message:t,title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&
{startLine:o}};iC[e]($n(t),s)}async function hv(e){process.env.GITHUB_STEP_SUMMARY&&await Vl.addRaw(e,!0).write()}function gv(e){let t=e||process.
env.GITHUB_TOKEN||"";return t!==""&&rv(t),t}await fv(Bl,async({inputs:e,event:t,host:n,output:r})=>{qw(t.name,"publish");let{branch:o,folder:s}=e,i={branch:o,folder:s,remote:void 0,keep:void 0,
keepRuns:void 0},a={...process.env,GITHUB_TOKEN:gv(e.token)},c=await Fl(mv(e.results,n),i,a,n),u=jl(c,i);Ql(`${u}
`),r("alerts",JSON.stringify(c.events.map(({alert:l})=>l)));for(let l of c.events)$i({level:c.fails?"error":"warning",message:Gl(l)});for(let l of c.
remarks)$i({level:"warning",message:l});for(let l of c.undelivered)$i({level:"error",message:l});return await hv(Ms(u)),Dl(c)});
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
