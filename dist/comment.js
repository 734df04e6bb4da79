import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var dE=Object.create;var Fc=Object.defineProperty;var fE=Object.getOwnPropertyDescriptor;var pE=Object.getOwnPropertyNames;var mE=Object.getPrototypeOf,hE=Object.prototype.hasOwnProperty;var it=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){if(typeof require<
"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var Xr=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},gE=(e,t)=>{for(var n in t)Fc(e,n,{get:t[n],enumerable:!0})},
yE=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of pE(t))!hE.call(e,o)&&o!==n&&Fc(e,o,{get:()=>t[o],enumerable:!(r=fE(
t,o))||r.enumerable});return e};var Gc=(e,t,n)=>(n=e!=null?dE(mE(e)):{},yE(t||!e||!e.__esModule?Fc(n,"default",{value:e,enumerable:!0}):n,e));var Hu=Xr((qu,Zu)=>{(function(e,t){typeof qu=="object"&&typeof Zu<"u"?Zu.exports=t():typeof define=="function"&&define.amd?define(t):e.Bottleneck=
t()})(qu,(function(){"use strict";var e=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:
{};function t(Z){return Z&&Z.default||Z}var n=function(Z,v,m={}){var x,k,T;for(x in v)T=v[x],m[x]=(k=Z[x])!=null?k:T;return m},r=function(Z,v,m={}){
var x,k;for(x in Z)k=Z[x],v[x]!==void 0&&(m[x]=k);return m},o={load:n,overwrite:r},s;s=class{constructor(v,m){this.incr=v,this.decr=m,this._first=
null,this._last=null,this.length=0}push(v){var m;this.length++,typeof this.incr=="function"&&this.incr(),m={value:v,prev:this._last,next:null},
this._last!=null?(this._last.next=m,this._last=m):this._first=this._last=m}shift(){var v;if(this._first!=null)return this.length--,typeof this.
decr=="function"&&this.decr(),v=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,v}first(){if(this.
_first!=null)return this._first.value}getArray(){var v,m,x;for(v=this._first,x=[];v!=null;)x.push((m=v,v=v.next,m.value));return x}forEachShift(v){
var m;for(m=this.shift();m!=null;)v(m),m=this.shift()}debug(){var v,m,x,k,T;for(v=this._first,T=[];v!=null;)T.push((m=v,v=v.next,{value:m.value,
prev:(x=m.prev)!=null?x.value:void 0,next:(k=m.next)!=null?k.value:void 0}));return T}};var i=s,a;a=class{constructor(v){if(this.instance=v,
this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already\
 exists for this object");this.instance.on=(m,x)=>this._addListener(m,"many",x),this.instance.once=(m,x)=>this._addListener(m,"once",x),this.
instance.removeAllListeners=(m=null)=>m!=null?delete this._events[m]:this._events={}}_addListener(v,m,x){var k;return(k=this._events)[v]==null&&
(k[v]=[]),this._events[v].push({cb:x,status:m}),this.instance}listenerCount(v){return this._events[v]!=null?this._events[v].length:0}async trigger(v,...m){
var x,k;try{return v!=="debug"&&this.trigger("debug",`Event triggered: ${v}`,m),this._events[v]==null?void 0:(this._events[v]=this._events[v].
filter(function(T){return T.status!=="none"}),k=this._events[v].map(async T=>{var M,q;if(T.status!=="none"){T.status==="once"&&(T.status="no\
ne");try{return q=typeof T.cb=="function"?T.cb(...m):void 0,typeof q?.then=="function"?await q:q}catch(se){return M=se,this.trigger("error",
M),null}}}),(await Promise.all(k)).find(function(T){return T!=null}))}catch(T){return x=T,this.trigger("error",x),null}}};var c=a,l,u,d;l=i,
u=c,d=class{constructor(v){var m;this.Events=new u(this),this._length=0,this._lists=(function(){var x,k,T;for(T=[],m=x=1,k=v;1<=k?x<=k:x>=k;m=
1<=k?++x:--x)T.push(new l((()=>this.incr()),(()=>this.decr())));return T}).call(this)}incr(){if(this._length++===0)return this.Events.trigger(
"leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(v){return this._lists[v.options.priority].push(v)}queued(v){
return v!=null?this._lists[v].length:this._length}shiftAll(v){return this._lists.forEach(function(m){return m.forEachShift(v)})}getFirst(v=this.
_lists){var m,x,k;for(m=0,x=v.length;m<x;m++)if(k=v[m],k.length>0)return k;return[]}shiftLastFrom(v){return this.getFirst(this._lists.slice(
v).reverse()).shift()}};var f=d,p;p=class extends Error{};var g=p,h,y,w,$,N;$=10,y=5,N=o,h=g,w=class{constructor(v,m,x,k,T,M,q,se){this.task=
v,this.args=m,this.rejectOnDrop=T,this.Events=M,this._states=q,this.Promise=se,this.options=N.load(x,k),this.options.priority=this._sanitizePriority(
this.options.priority),this.options.id===k.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((ke,ze)=>{
this._resolve=ke,this._reject=ze}),this.retryCount=0}_sanitizePriority(v){var m;return m=~~v!==v?y:v,m<0?0:m>$-1?$-1:m}_randomIndex(){return Math.
random().toString(36).slice(2)}doDrop({error:v,message:m="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.
id)?(this.rejectOnDrop&&this._reject(v??new h(m)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.
promise}),!0):!1}_assertStatus(v){var m;if(m=this._states.jobStatus(this.options.id),!(m===v||v==="DONE"&&m===null))throw new h(`Invalid job\
 status ${m}, expected ${v}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.
options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(v,m){return this._assertStatus("RECEIVED"),this._states.
next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:v,blocked:m})}doRun(){return this.retryCount===
0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.
args,options:this.options})}async doExecute(v,m,x,k){var T,M,q;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.
id)):this._assertStatus("EXECUTING"),M={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",M);try{
if(q=await(v!=null?v.schedule(this.options,this.task,...this.args):this.task(...this.args)),m())return this.doDone(M),await k(this.options,M),
this._assertStatus("DONE"),this._resolve(q)}catch(se){return T=se,this._onFailure(T,M,m,x,k)}}doExpire(v,m,x){var k,T;return this._states.jobStatus(
this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),T={args:this.args,options:this.options,retryCount:this.
retryCount},k=new h(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(k,T,v,m,x)}async _onFailure(v,m,x,k,T){var M,
q;if(x())return M=await this.Events.trigger("failed",v,m),M!=null?(q=~~M,this.Events.trigger("retry",`Retrying ${this.options.id} after ${q}\
 ms`,m),this.retryCount++,k(q)):(this.doDone(m),await T(this.options,m),this._assertStatus("DONE"),this._reject(v))}doDone(v){return this._assertStatus(
"EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",v)}};var A=w,I,C,B;B=o,I=g,C=class{constructor(v,m,x){this.instance=
v,this.storeOptions=m,this.clientId=this.instance._randomIndex(),B.load(x,x,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=
Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){
var v;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.
reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(v=this.heartbeat=setInterval(()=>{var m,x,k,T,M;if(T=
Date.now(),this.storeOptions.reservoirRefreshInterval!=null&&T>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this.
_lastReservoirRefresh=T,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),
this.storeOptions.reservoirIncreaseInterval!=null&&T>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:m,
reservoirIncreaseMaximum:k,reservoir:M}=this.storeOptions,this._lastReservoirIncrease=T,x=k!=null?Math.min(m,k-M):m,x>0))return this.storeOptions.
reservoir+=x,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?v.unref():void 0:clearInterval(this.
heartbeat)}async __publish__(v){return await this.yieldLoop(),this.instance.Events.trigger("message",v.toString())}async __disconnect__(v){return await this.
yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(v=0){return new this.Promise(function(m,x){return setTimeout(m,v)})}computePenalty(){
var v;return(v=this.storeOptions.penalty)!=null?v:15*this.storeOptions.minTime||5e3}async __updateSettings__(v){return await this.yieldLoop(),
B.overwrite(v,v,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),!0}async __running__(){return await this.
yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){return await this.yieldLoop(),
this._done}async __groupCheck__(v){return await this.yieldLoop(),this._nextRequest+this.timeout<v}computeCapacity(){var v,m;return{maxConcurrent:v,
reservoir:m}=this.storeOptions,v!=null&&m!=null?Math.min(v-this._running,m):v!=null?v-this._running:m??null}conditionsCheck(v){var m;return m=
this.computeCapacity(),m==null||v<=m}async __incrementReservoir__(v){var m;return await this.yieldLoop(),m=this.storeOptions.reservoir+=v,this.
instance._drainAll(this.computeCapacity()),m}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(v){
return this._unblockTime>=v}check(v,m){return this.conditionsCheck(v)&&this._nextRequest-m<=0}async __check__(v){var m;return await this.yieldLoop(),
m=Date.now(),this.check(v,m)}async __register__(v,m,x){var k,T;return await this.yieldLoop(),k=Date.now(),this.conditionsCheck(m)?(this._running+=
m,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=m),T=Math.max(this._nextRequest-k,0),this._nextRequest=k+T+this.storeOptions.
minTime,{success:!0,wait:T,reservoir:this.storeOptions.reservoir}):{success:!1}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(v,m){
var x,k,T;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&m>this.storeOptions.maxConcurrent)throw new I(`Impossible to add \
a job having a weight of ${m} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return k=Date.now(),T=this.
storeOptions.highWater!=null&&v===this.storeOptions.highWater&&!this.check(m,k),x=this.strategyIsBlock()&&(T||this.isBlocked(k)),x&&(this._unblockTime=
k+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:T,blocked:x,
strategy:this.storeOptions.strategy}}async __free__(v,m){return await this.yieldLoop(),this._running-=m,this._done+=m,this.instance._drainAll(
this.computeCapacity()),{running:this._running}}};var L=C,ee,Se;ee=g,Se=class{constructor(v){this.status=v,this._jobs={},this.counts=this.status.
map(function(){return 0})}next(v){var m,x;if(m=this._jobs[v],x=m+1,m!=null&&x<this.status.length)return this.counts[m]--,this.counts[x]++,this.
_jobs[v]++;if(m!=null)return this.counts[m]--,delete this._jobs[v]}start(v){var m;return m=0,this._jobs[v]=m,this.counts[m]++}remove(v){var m;
return m=this._jobs[v],m!=null&&(this.counts[m]--,delete this._jobs[v]),m!=null}jobStatus(v){var m;return(m=this.status[this._jobs[v]])!=null?
m:null}statusJobs(v){var m,x,k,T,M;if(v!=null){if(x=this.status.indexOf(v),x<0)throw new ee(`status must be one of ${this.status.join(", ")}`);
k=this._jobs,T=[];for(m in k)M=k[m],M===x&&T.push(m);return T}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((v,m,x)=>(v[this.
status[x]]=m,v)),{})}};var st=Se,he,An;he=i,An=class{constructor(v,m){this.schedule=this.schedule.bind(this),this.name=v,this.Promise=m,this.
_running=0,this._queue=new he}isEmpty(){return this._queue.length===0}async _tryToRun(){var v,m,x,k,T,M,q;if(this._running<1&&this._queue.length>
0)return this._running++,{task:q,args:v,resolve:T,reject:k}=this._queue.shift(),m=await(async function(){try{return M=await q(...v),function(){
return T(M)}}catch(se){return x=se,function(){return k(x)}}})(),this._running--,this._tryToRun(),m()}schedule(v,...m){var x,k,T;return T=k=null,
x=new this.Promise(function(M,q){return T=M,k=q}),this._queue.push({task:v,args:m,resolve:T,reject:k}),this._tryToRun(),x}};var tE=An,gp="2.\
19.5",nE={version:gp},rE=Object.freeze({version:gp,default:nE}),yp=()=>console.log("You must import the full version of Bottleneck in order \
to use this feature."),bp=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),oE=()=>console.log(
"You must import the full version of Bottleneck in order to use this feature."),wp,vp,xp,_p,Sp,zs;zs=o,wp=c,_p=yp,xp=bp,Sp=oE,vp=(function(){
class Z{constructor(m={}){this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=m,zs.load(this.limiterOptions,this.defaults,this),this.
Events=new wp(this),this.instances={},this.Bottleneck=Np,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==
null&&(this.limiterOptions.datastore==="redis"?this.connection=new _p(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.
datastore==="ioredis"&&(this.connection=new xp(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(m=""){var x;return(x=this.instances[m])!=
null?x:(()=>{var k;return k=this.instances[m]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${m}`,timeout:this.timeout,
connection:this.connection})),this.Events.trigger("created",k,m),k})()}async deleteKey(m=""){var x,k;return k=this.instances[m],this.connection&&
(x=await this.connection.__runCommand__(["del",...Sp.allKeys(`${this.id}-${m}`)])),k!=null&&(delete this.instances[m],await k.disconnect()),
k!=null||x>0}limiters(){var m,x,k,T;x=this.instances,k=[];for(m in x)T=x[m],k.push({key:m,limiter:T});return k}keys(){return Object.keys(this.
instances)}async clusterKeys(){var m,x,k,T,M,q,se,ke,ze;if(this.connection==null)return this.Promise.resolve(this.keys());for(q=[],m=null,ze=
`b_${this.id}-`.length,x=9;m!==0;)for([ke,k]=await this.connection.__runCommand__(["scan",m??0,"match",`b_${this.id}-*_settings`,"count",1e4]),
m=~~ke,T=0,se=k.length;T<se;T++)M=k[T],q.push(M.slice(ze,-x));return q}_startAutoCleanup(){var m;return clearInterval(this.interval),typeof(m=
this.interval=setInterval(async()=>{var x,k,T,M,q,se;q=Date.now(),T=this.instances,M=[];for(k in T){se=T[k];try{await se._store.__groupCheck__(
q)?M.push(this.deleteKey(k)):M.push(void 0)}catch(ke){x=ke,M.push(se.Events.trigger("error",x))}}return M},this.timeout/2)).unref=="function"?
m.unref():void 0}updateSettings(m={}){if(zs.overwrite(m,this.defaults,this),zs.overwrite(m,m,this.limiterOptions),m.timeout!=null)return this.
_startAutoCleanup()}disconnect(m=!0){var x;if(!this.sharedConnection)return(x=this.connection)!=null?x.disconnect(m):void 0}}return Z.prototype.
defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-key"},Z}).call(e);var sE=vp,$p,Ep,kp;kp=o,Ep=c,$p=(function(){class Z{constructor(m={}){
this.options=m,kp.load(this.options,this.defaults,this),this.Events=new Ep(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){
return this._promise=new this.Promise((m,x)=>this._resolve=m)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),
this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(m){var x;return this._arr.push(m),x=this._promise,this._arr.length===
this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),x}}return Z.
prototype.defaults={maxTime:null,maxSize:null,Promise},Z}).call(e);var iE=$p,aE=()=>console.log("You must import the full version of Bottlen\
eck in order to use this feature."),cE=t(rE),Op,Tp,Mc,Lc,Rp,Dc,Cp,Ap,Pp,jc,vt,zp=[].splice;Dc=10,Tp=5,vt=o,Cp=f,Lc=A,Rp=L,Ap=aE,Mc=c,Pp=st,jc=
tE,Op=(function(){class Z{constructor(m={},...x){var k,T;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(m,x),vt.load(m,this.
instanceDefaults,this),this._queues=new Cp(Dc),this._scheduled={},this._states=new Pp(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.
trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new Mc(this),this._submitLock=new jc("submit",this.Promise),this._registerLock=
new jc("register",this.Promise),T=vt.load(m,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="io\
redis"||this.connection!=null)return k=vt.load(m,this.redisStoreDefaults,{}),new Ap(this,T,k);if(this.datastore==="local")return k=vt.load(m,
this.localStoreDefaults,{}),new Rp(this,T,k);throw new Z.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),
this._queues.on("leftzero",()=>{var M;return(M=this._store.heartbeat)!=null&&typeof M.ref=="function"?M.ref():void 0}),this._queues.on("zero",
()=>{var M;return(M=this._store.heartbeat)!=null&&typeof M.unref=="function"?M.unref():void 0})}_validateOptions(m,x){if(!(m!=null&&typeof m==
"object"&&x.length===0))throw new Z.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGr\
ondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){
return`b_${this.id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(m){return this._store.__publish__(m)}disconnect(m=!0){
return this._store.__disconnect__(m)}chain(m){return this._limiter=m,this}queued(m){return this._queues.queued(m)}clusterQueued(){return this.
_store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this.
_store.__done__()}jobStatus(m){return this._states.jobStatus(m)}jobs(m){return this._states.statusJobs(m)}counts(){return this._states.statusCounts()}_randomIndex(){
return Math.random().toString(36).slice(2)}check(m=1){return this._store.__check__(m)}_clearGlobalState(m){return this._scheduled[m]!=null?(clearTimeout(
this._scheduled[m].expiration),delete this._scheduled[m],!0):!1}async _free(m,x,k,T){var M,q;try{if({running:q}=await this._store.__free__(m,
k.weight),this.Events.trigger("debug",`Freed ${k.id}`,T),q===0&&this.empty())return this.Events.trigger("idle")}catch(se){return M=se,this.Events.
trigger("error",M)}}_run(m,x,k){var T,M,q;return x.doRun(),T=this._clearGlobalState.bind(this,m),q=this._run.bind(this,m,x),M=this._free.bind(
this,m,x),this._scheduled[m]={timeout:setTimeout(()=>x.doExecute(this._limiter,T,q,M),k),expiration:x.options.expiration!=null?setTimeout(function(){
return x.doExpire(T,q,M)},k+x.options.expiration):void 0,job:x}}_drainOne(m){return this._registerLock.schedule(()=>{var x,k,T,M,q;return this.
queued()===0?this.Promise.resolve(null):(q=this._queues.getFirst(),{options:M,args:x}=T=q.first(),m!=null&&M.weight>m?this.Promise.resolve(null):
(this.Events.trigger("debug",`Draining ${M.id}`,{args:x,options:M}),k=this._randomIndex(),this._store.__register__(k,M.weight,M.expiration).
then(({success:se,wait:ke,reservoir:ze})=>{var Yr;return this.Events.trigger("debug",`Drained ${M.id}`,{success:se,args:x,options:M}),se?(q.
shift(),Yr=this.empty(),Yr&&this.Events.trigger("empty"),ze===0&&this.Events.trigger("depleted",Yr),this._run(k,T,ke),this.Promise.resolve(M.
weight)):this.Promise.resolve(null)})))})}_drainAll(m,x=0){return this._drainOne(m).then(k=>{var T;return k!=null?(T=m!=null?m-k:m,this._drainAll(
T,x+k)):this.Promise.resolve(x)}).catch(k=>this.Events.trigger("error",k))}_dropAllQueued(m){return this._queues.shiftAll(function(x){return x.
doDrop({message:m})})}stop(m={}){var x,k;return m=vt.load(m,this.stopDefaults),k=T=>{var M;return M=()=>{var q;return q=this._states.counts,
q[0]+q[1]+q[2]+q[3]===T},new this.Promise((q,se)=>M()?q():this.on("done",()=>{if(M())return this.removeAllListeners("done"),q()}))},x=m.dropWaitingJobs?
(this._run=function(T,M){return M.doDrop({message:m.dropErrorMessage})},this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(
()=>this._submitLock.schedule(()=>{var T,M,q;M=this._scheduled;for(T in M)q=M[T],this.jobStatus(q.job.options.id)==="RUNNING"&&(clearTimeout(
q.timeout),clearTimeout(q.expiration),q.job.doDrop({message:m.dropErrorMessage}));return this._dropAllQueued(m.dropErrorMessage),k(0)}))):this.
schedule({priority:Dc-1,weight:0},()=>k(1)),this._receive=function(T){return T._reject(new Z.prototype.BottleneckError(m.enqueueErrorMessage))},
this.stop=()=>this.Promise.reject(new Z.prototype.BottleneckError("stop() has already been called")),x}async _addToQueue(m){var x,k,T,M,q,se,
ke;({args:x,options:M}=m);try{({reachedHWM:q,blocked:k,strategy:ke}=await this._store.__submit__(this.queued(),M.weight))}catch(ze){return T=
ze,this.Events.trigger("debug",`Could not queue ${M.id}`,{args:x,options:M,error:T}),m.doDrop({error:T}),!1}return k?(m.doDrop(),!0):q&&(se=
ke===Z.prototype.strategy.LEAK?this._queues.shiftLastFrom(M.priority):ke===Z.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(
M.priority+1):ke===Z.prototype.strategy.OVERFLOW?m:void 0,se?.doDrop(),se==null||ke===Z.prototype.strategy.OVERFLOW)?(se==null&&m.doDrop(),q):
(m.doQueue(q,k),this._queues.push(m),await this._drainAll(),q)}_receive(m){return this._states.jobStatus(m.options.id)!=null?(m._reject(new Z.
prototype.BottleneckError(`A job with the same id already exists (id=${m.options.id})`)),!1):(m.doReceive(),this._submitLock.schedule(this._addToQueue,
m))}submit(...m){var x,k,T,M,q,se,ke;return typeof m[0]=="function"?(q=m,[k,...m]=q,[x]=zp.call(m,-1),M=vt.load({},this.jobDefaults)):(se=m,
[M,k,...m]=se,[x]=zp.call(m,-1),M=vt.load(M,this.jobDefaults)),ke=(...ze)=>new this.Promise(function(Yr,uE){return k(...ze,function(...Ip){return(Ip[0]!=
null?uE:Yr)(Ip)})}),T=new Lc(ke,m,M,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),T.promise.then(function(ze){return typeof x==
"function"?x(...ze):void 0}).catch(function(ze){return Array.isArray(ze)?typeof x=="function"?x(...ze):void 0:typeof x=="function"?x(ze):void 0}),
this._receive(T)}schedule(...m){var x,k,T;return typeof m[0]=="function"?([T,...m]=m,k={}):[k,T,...m]=m,x=new Lc(T,m,k,this.jobDefaults,this.
rejectOnDrop,this.Events,this._states,this.Promise),this._receive(x),x.promise}wrap(m){var x,k;return x=this.schedule.bind(this),k=function(...T){
return x(m.bind(this),...T)},k.withOptions=function(T,...M){return x(T,m,...M)},k}async updateSettings(m={}){return await this._store.__updateSettings__(
vt.overwrite(m,this.storeDefaults)),vt.overwrite(m,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(m=0){
return this._store.__incrementReservoir__(m)}}return Z.default=Z,Z.Events=Mc,Z.version=Z.prototype.version=cE.version,Z.strategy=Z.prototype.
strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},Z.BottleneckError=Z.prototype.BottleneckError=g,Z.Group=Z.prototype.Group=sE,Z.RedisConnection=
Z.prototype.RedisConnection=yp,Z.IORedisConnection=Z.prototype.IORedisConnection=bp,Z.Batcher=Z.prototype.Batcher=iE,Z.prototype.jobDefaults=
{priority:Tp,weight:1,expiration:null,id:"<no-id>"},Z.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:Z.prototype.
strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,
reservoirIncreaseMaximum:null},Z.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},Z.prototype.redisStoreDefaults={Promise,
timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,connection:null},Z.prototype.
instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},Z.prototype.stopDefaults={enqueueErrorMessage:"\
This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has been stopped."},Z}).call(e);
var Np=Op,lE=Np;return lE}))});var Qw=Xr((yq,Xw)=>{Xw.exports=qi;function qi(){this.pending=0,this.max=1/0,this.listeners=[],this.waiting=[],this.error=null}qi.prototype.go=
function(e){this.pending<this.max?Yw(this,e):this.waiting.push(e)};qi.prototype.wait=function(e){this.pending===0?e(this.error):this.listeners.
push(e)};qi.prototype.hold=function(){return Jw(this)};function Jw(e){e.pending+=1;var t=!1;return n;function n(o){if(t)throw new Error("cal\
lback called twice");if(t=!0,e.error=e.error||o,e.pending-=1,e.waiting.length>0&&e.pending<e.max)Yw(e,e.waiting.shift());else if(e.pending===
0){var s=e.listeners;e.listeners=[],s.forEach(r)}}function r(o){o(e.error)}}function Yw(e,t){t(Jw(e))}});var nv=Xr(Qu=>{var Yu=it("fs"),Xu=it("util"),ev=it("stream"),tv=ev.Readable,zA=ev.PassThrough,NA=Qw(),Zi=it("events").EventEmitter;Qu.BufferSlicer=
Or;Qu.FdSlicer=kr;Xu.inherits(kr,Zi);function kr(e){Zi.call(this),this.fd=e,this.pend=new NA,this.pend.max=1,this.refCount=0}kr.prototype.read=
function(e,t,n,r,o){var s=this;s.pend.go(function(i){Yu.read(s.fd,e,t,n,r,function(a,c,l){i(),o(a,c,l)})})};kr.prototype.createReadStream=function(e){
return new jo(this,e)};kr.prototype.ref=function(){this.refCount+=1};kr.prototype.unref=function(){var e=this;if(e.refCount-=1,e.refCount<0)
throw new Error("invalid unref");if(e.refCount>0)return;Yu.close(e.fd,t);function t(n){n?e.emit("error",n):e.emit("close")}};Xu.inherits(jo,
tv);function jo(e,t){t=t||{},tv.call(this,t),this.context=e,this.context.ref(),this.start=t.start||0,this.endOffset=t.end,this.pos=this.start}
jo.prototype._read=function(e){var t=this,n=Math.min(t._readableState.highWaterMark,e);if(t.endOffset!=null&&(n=Math.min(n,t.endOffset-t.pos)),
n<=0){t.push(null),this._cleanup();return}t.context.pend.go(function(r){var o=Buffer.allocUnsafe(n);Yu.read(t.context.fd,o,0,n,t.pos,function(s,i){
s?t.destroy(s):i===0?(t.push(null),t._cleanup()):(t.pos+=i,t.push(o.slice(0,i))),r()})})};jo.prototype._destroy=function(e,t){this._cleanup(),
t(e)};jo.prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)};Xu.inherits(Or,Zi);function Or(e){Zi.call(
this),this.refCount=0,this.buffer=e}Or.prototype.read=function(e,t,n,r,o){if(!(0<=t&&t<=e.length))throw new RangeError("offset outside buffe\
r: 0 <= "+t+" <= "+e.length);if(r<0)throw new RangeError("position is negative: "+r);if(t+n>e.length&&(n=e.length-t),r+n>this.buffer.length&&
(n=this.buffer.length-r),n<=0){setImmediate(function(){o(null,0)});return}this.buffer.copy(e,t,r,r+n),setImmediate(function(){o(null,n)})};Or.
prototype.createReadStream=function(e){e=e||{};var t=new zA(e);t.start=e.start||0,t.endOffset=e.end,t.pos=t.endOffset||this.buffer.length;for(var n=this.
buffer.slice(t.start,t.pos),r=65536,o=0;;){var s=o+r;if(s>=n.length){o<n.length&&t.write(n.slice(o,n.length));break}t.write(n.slice(o,s)),o=
s}return t.end(),t};Or.prototype.ref=function(){this.refCount+=1};Or.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error(
"invalid unref")}});var ov=Xr((wq,rv)=>{var IA=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,
3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,
2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,
1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,
1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,
3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,
2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,
314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,
2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,
3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,
3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,
167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,
4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,
2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,
570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,
40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,
4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,
1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,
936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,
3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);function MA(e){let t=-1;for(let n of e)t=IA[(t^n)&255]^t>>>8;return(t^
-1)>>>0}rv.exports=MA});var hv=Xr(Re=>{var ed=it("fs"),td=it("zlib"),sv=nv(),Wi=it("util"),Vi=it("events").EventEmitter,iv=it("stream").Transform,rd=it("stream").PassThrough,
LA=it("stream").Writable,DA=typeof td.crc32=="function"?td.crc32:ov();Re.open=av;Re.fromFd=od;Re.fromBuffer=cv;Re.fromRandomAccessReader=Ji;
Re.openPromise=jA;Re.fromFdPromise=FA;Re.fromBufferPromise=GA;Re.fromRandomAccessReaderPromise=UA;Re.dosDateTimeToDate=dv;Re.getFileNameLowLevel=
fv;Re.validateFileName=pv;Re.parseExtraFields=mv;Re.ZipFile=Ke;Re.Entry=Cr;Re.LocalFileHeader=uv;Re.RandomAccessReader=hn;function jA(e,t){return new Promise(
(n,r)=>{av(e,{...t,lazyEntries:!0},function(o,s){if(o)return r(o);n(s)})})}function FA(e,t){return new Promise((n,r)=>{od(e,{...t,lazyEntries:!0},
function(o,s){if(o)return r(o);n(s)})})}function GA(e,t){return new Promise((n,r)=>{cv(e,{...t,lazyEntries:!0},function(o,s){if(o)return r(o);
n(s)})})}function UA(e,t,n){return new Promise((r,o)=>{Ji(e,t,{...n,lazyEntries:!0},function(s,i){if(s)return o(s);r(i)})})}function av(e,t,n){
typeof t=="function"&&(n=t,t=null),t==null&&(t={}),t.autoClose==null&&(t.autoClose=!0),t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==
null&&(t.decodeStrings=!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=!1),n==null&&(n=
Ki),ed.open(e,"r",function(r,o){if(r)return n(r);od(o,t,function(s,i){s&&ed.close(o,Ki),n(s,i)})})}function od(e,t,n){typeof t=="function"&&
(n=t,t=null),t==null&&(t={}),t.autoClose==null&&(t.autoClose=!1),t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=
!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=!1),n==null&&(n=Ki),ed.fstat(e,function(r,o){
if(r)return n(r);var s=new sv.FdSlicer(e);Ji(s,o.size,t,n)})}function cv(e,t,n){typeof t=="function"&&(n=t,t=null),t==null&&(t={}),t.autoClose=
!1,t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),
t.strictFileNames==null&&(t.strictFileNames=!1);var r=new sv.BufferSlicer(e);Ji(r,e.length,t,n)}function Ji(e,t,n,r){typeof n=="function"&&(r=
n,n=null),n==null&&(n={}),n.autoClose==null&&(n.autoClose=!0),n.lazyEntries==null&&(n.lazyEntries=!1),n.decodeStrings==null&&(n.decodeStrings=
!0);var o=!!n.decodeStrings;if(n.validateEntrySizes==null&&(n.validateEntrySizes=!0),n.strictFileNames==null&&(n.strictFileNames=!1),r==null&&
(r=Ki),typeof t!="number")throw new Error("expected totalSize parameter to be a number");if(t>Number.MAX_SAFE_INTEGER)throw new Error("zip f\
ile too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");e.ref();var s=22,i=20,a=65535,
c=Math.min(i+s+a,t),l=Bt(c),u=t-l.length;Rr(e,l,0,c,u,function(d){if(d)return r(d);for(var f=c-s;f>=0;f-=1)if(l.readUInt32LE(f)===101010256){
var p=l.subarray(f),g=p.readUInt16LE(4),h=p.readUInt16LE(10),y=p.readUInt32LE(16),w=p.readUInt16LE(20),$=p.length-s;if(w!==$)return r(new Error(
"Invalid comment length. Expected: "+$+". Found: "+w+". Are there extra bytes at the end of the file? Or is the end of central dir signature\
 `PK\u263A\u263B` in the comment?"));var N=o?Hi(p.subarray(22),!1):p.subarray(22);if(f-i>=0&&l.readUInt32LE(f-i)===117853008){var A=l.subarray(
f-i,f-i+i),I=Tr(A,8),C=Bt(56);return Rr(e,C,0,C.length,I,function(B){return B?r(B):C.readUInt32LE(0)!==101075792?r(new Error("invalid zip64 \
end of central directory record signature")):(g=C.readUInt32LE(16),g!==0?r(new Error("multi-disk zip files are not supported: found disk num\
ber: "+g)):(h=Tr(C,32),y=Tr(C,48),r(null,new Ke(e,y,t,h,N,n.autoClose,n.lazyEntries,o,n.validateEntrySizes,n.strictFileNames))))})}return g!==
0?r(new Error("multi-disk zip files are not supported: found disk number: "+g)):r(null,new Ke(e,y,t,h,N,n.autoClose,n.lazyEntries,o,n.validateEntrySizes,
n.strictFileNames))}r(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."))})}Wi.inherits(
Ke,Vi);function Ke(e,t,n,r,o,s,i,a,c,l){var u=this;Vi.call(u),u.reader=e,u.reader.on("error",function(d){lv(u,d)}),u.reader.once("close",function(){
u.emit("close")}),u.readEntryCursor=t,u.fileSize=n,u.entryCount=r,u.comment=o,u.entriesRead=0,u.autoClose=!!s,u.lazyEntries=!!i,u.decodeStrings=
!!a,u.validateEntrySizes=!!c,u.strictFileNames=!!l,u.isOpen=!0,u.emittedError=!1,u.hasEachEntryBeenCalled=!1,u.lazyEntries||u._readEntry()}Ke.
prototype.close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function St(e,t){e.autoClose&&e.close(),lv(e,t)}function lv(e,t){
e.emittedError||(e.emittedError=!0,e.emit("error",t))}Ke.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry() ca\
lled without lazyEntries:true");this._readEntry()};Ke.prototype._readEntry=function(){var e=this;if(e.entryCount===e.entriesRead){setImmediate(
function(){e.autoClose&&e.close(),!e.emittedError&&e.emit("end")});return}if(!e.emittedError){var t=Bt(46);Rr(e.reader,t,0,t.length,e.readEntryCursor,
function(n){if(n)return St(e,n);if(!e.emittedError){var r=new Cr,o=t.readUInt32LE(0);if(o!==33639248)return St(e,new Error("invalid central \
directory file header signature: 0x"+o.toString(16)));if(r.versionMadeBy=t.readUInt16LE(4),r.versionNeededToExtract=t.readUInt16LE(6),r.generalPurposeBitFlag=
t.readUInt16LE(8),r.compressionMethod=t.readUInt16LE(10),r.lastModFileTime=t.readUInt16LE(12),r.lastModFileDate=t.readUInt16LE(14),r.crc32=t.
readUInt32LE(16),r.compressedSize=t.readUInt32LE(20),r.uncompressedSize=t.readUInt32LE(24),r.fileNameLength=t.readUInt16LE(28),r.extraFieldLength=
t.readUInt16LE(30),r.fileCommentLength=t.readUInt16LE(32),r.internalFileAttributes=t.readUInt16LE(36),r.externalFileAttributes=t.readUInt32LE(
38),r.relativeOffsetOfLocalHeader=t.readUInt32LE(42),r.generalPurposeBitFlag&64)return St(e,new Error("strong encryption is not supported"));
e.readEntryCursor+=46,t=Bt(r.fileNameLength+r.extraFieldLength+r.fileCommentLength),Rr(e.reader,t,0,t.length,e.readEntryCursor,function(s){if(s)
return St(e,s);if(!e.emittedError){r.fileNameRaw=t.subarray(0,r.fileNameLength);var i=r.fileNameLength+r.extraFieldLength;r.extraFieldRaw=t.
subarray(r.fileNameLength,i),r.fileCommentRaw=t.subarray(i,i+r.fileCommentLength);try{r.extraFields=mv(r.extraFieldRaw)}catch(h){return St(e,
h)}if(e.decodeStrings){var a=(r.generalPurposeBitFlag&2048)!==0;r.fileComment=Hi(r.fileCommentRaw,a),r.fileName=fv(r.generalPurposeBitFlag,r.
fileNameRaw,r.extraFields,e.strictFileNames);var c=pv(r.fileName);if(c!=null)return St(e,new Error(c))}else r.fileComment=r.fileCommentRaw,r.
fileName=r.fileNameRaw;r.comment=r.fileComment,e.readEntryCursor+=t.length,e.entriesRead+=1;for(var l=0;l<r.extraFields.length;l++){var u=r.
extraFields[l];if(u.id===1){var d=u.data,f=0;if(r.uncompressedSize===4294967295){if(f+8>d.length)return St(e,new Error("zip64 extended infor\
mation extra field does not include uncompressed size"));r.uncompressedSize=Tr(d,f),f+=8}if(r.compressedSize===4294967295){if(f+8>d.length)return St(
e,new Error("zip64 extended information extra field does not include compressed size"));r.compressedSize=Tr(d,f),f+=8}if(r.relativeOffsetOfLocalHeader===
4294967295){if(f+8>d.length)return St(e,new Error("zip64 extended information extra field does not include relative header offset"));r.relativeOffsetOfLocalHeader=
Tr(d,f),f+=8}break}}if(e.validateEntrySizes&&r.compressionMethod===0){var p=r.uncompressedSize;if(r.isEncrypted()&&(p+=12),r.compressedSize!==
p){var g="compressed/uncompressed size mismatch for stored file: "+r.compressedSize+" != "+r.uncompressedSize;return St(e,new Error(g))}}e.emit(
"entry",r),e.lazyEntries||e._readEntry()}})}})}};Ke.prototype.eachEntry=function(){let e=this;if(!e.lazyEntries)throw new Error("eachEntry()\
 requires lazyEntries: true");if(e.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called once per ZipFile");e.hasEachEntryBeenCalled=
!0;let t=null;e.on("entry",r),e.on("end",o),e.on("error",s);function n(){e.removeListener("entry",r),e.removeListener("end",o),e.removeListener(
"error",s),e.autoClose&&e.close()}function r(i){let{resolve:a}=t;t=null,a({value:i})}function o(){let{resolve:i}=t;t=null,n(),i({done:!0})}function s(i){
let{reject:a}=t;t=null,n(),a(i)}return{[Symbol.asyncIterator](){return this},next(){let i=new Promise((a,c)=>{if(t!=null)throw new Error("ne\
xt() called before previous Promise was resolved.");t={resolve:a,reject:c}});return e.readEntry(),i},return(i){return n(),Promise.resolve({done:!0,
value:i})},throw(i){return n(),Promise.reject(i)}}};Ke.prototype.openReadStream=function(e,t,n){var r=this,o=0,s=e.compressedSize;if(n==null&&
(n=t,t=null),t==null)t={};else{if(t.decodeFileData===!1){if(t.decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeF\
ileData === false");if(t.decompress!=null)throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(t.decrypt!=
null){if(!e.isEncrypted())throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");if(t.
decrypt!==!1)throw new Error("invalid options.decrypt value: "+t.decrypt);if(e.isCompressed()&&t.decompress!==!1)throw new Error("entry is e\
ncrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(t.decompress!=null){if(!e.isCompressed())throw new Error(
"options.decompress can only be specified for compressed entries. See also option decodeFileData.");if(!(t.decompress===!1||t.decompress===!0))
throw new Error("invalid options.decompress value: "+t.decompress);a=t.decompress}}if(t.start!=null){if(o=t.start,o<0)throw new Error("optio\
ns.start < 0");if(o>e.compressedSize)throw new Error("options.start > entry.compressedSize")}if(t.end!=null){if(s=t.end,s<0)throw new Error(
"options.end < 0");if(s>e.compressedSize)throw new Error("options.end > entry.compressedSize");if(s<o)throw new Error("options.end < options\
.start")}}var i=t.decodeFileData===!1||(e.compressionMethod===0||e.compressionMethod===8&&t.decompress===!1)&&(!e.isEncrypted()||t.decrypt===
!1);if((t.start!=null||t.end!=null)&&!i)throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded en\
tries.");if(!r.isOpen)return n(new Error("closed"));if(e.isEncrypted()&&!i&&t.decrypt!==!1)return n(new Error("entry is encrypted, and optio\
ns.decodeFileData !== false"));var a;if(i)a=!1;else if(e.compressionMethod===8)a=t.decodeFileData!==!0;else return n(new Error("unsupported \
compression method: "+e.compressionMethod));r.readLocalFileHeader(e,{minimal:!0},function(c,l){if(c)return n(c);r.openReadStreamLowLevel(l.fileDataStart,
e.compressedSize,o,s,a,e.uncompressedSize,n)})};Ke.prototype.openReadStreamLowLevel=function(e,t,n,r,o,s,i){var a=this,c=e+t,l=a.reader.createReadStream(
{start:e+n,end:e+r}),u=l;if(o){var d=!1,f=td.createInflateRaw();l.on("error",function(p){setImmediate(function(){d||f.emit("error",p)})}),l.
pipe(f),a.validateEntrySizes?(u=new Fo(s),f.on("error",function(p){setImmediate(function(){d||u.emit("error",p)})}),f.pipe(u)):u=f,nd(u,function(){
d=!0,f!==u&&f.unpipe(u),l.unpipe(f),l.destroy()})}i(null,u)};Ke.prototype.readLocalFileHeader=function(e,t,n){var r=this;n==null&&(n=t,t=null),
t==null&&(t={}),r.reader.ref();var o=Bt(30);Rr(r.reader,o,0,o.length,e.relativeOffsetOfLocalHeader,function(s){try{if(s)return n(s);var i=o.
readUInt32LE(0);if(i!==67324752)return n(new Error("invalid local file header signature: 0x"+i.toString(16)));var a=o.readUInt16LE(26),c=o.readUInt16LE(
28),l=e.relativeOffsetOfLocalHeader+30+a+c;if(l+e.compressedSize>r.fileSize)return n(new Error("file data overflows file bounds: "+l+" + "+e.
compressedSize+" > "+r.fileSize));if(t.minimal)return n(null,{fileDataStart:l});var u=new uv;u.fileDataStart=l,u.versionNeededToExtract=o.readUInt16LE(
4),u.generalPurposeBitFlag=o.readUInt16LE(6),u.compressionMethod=o.readUInt16LE(8),u.lastModFileTime=o.readUInt16LE(10),u.lastModFileDate=o.
readUInt16LE(12),u.crc32=o.readUInt32LE(14),u.compressedSize=o.readUInt32LE(18),u.uncompressedSize=o.readUInt32LE(22),u.fileNameLength=a,u.extraFieldLength=
c,o=Bt(a+c),r.reader.ref(),Rr(r.reader,o,0,o.length,e.relativeOffsetOfLocalHeader+30,function(d){try{return d?n(d):(u.fileName=o.subarray(0,
a),u.extraField=o.subarray(a),n(null,u))}finally{r.reader.unref()}})}finally{r.reader.unref()}})};Ke.prototype.openReadStreamPromise=function(e,t){
return new Promise((n,r)=>{this.openReadStream(e,t,function(o,s){if(o)return r(o);n(s)})})};Ke.prototype.openReadStreamLowLevelPromise=function(e,t,n,r,o,s){
return new Promise((i,a)=>{this.openReadStream(e,t,n,r,o,s,function(c,l){if(c)return a(c);i(l)})})};Ke.prototype.readLocalFileHeaderPromise=
function(e,t){return new Promise((n,r)=>{this.readLocalFileHeader(e,t,function(o,s){if(o)return r(o);n(s)})})};function Cr(){}Cr.prototype.getLastModDate=
function(e){if(e==null&&(e={}),!e.forceDosFormat)for(var t=0;t<this.extraFields.length;t++){var n=this.extraFields[t];if(n.id===21589){var r=n.
data;if(r.length<5)continue;var o=r[0],s=1;if(!(o&s))continue;var i=r.readInt32LE(1);return new Date(i*1e3)}else if(n.id===10){var r=n.data;
if(r.length!==32||r.readUInt16LE(4)!==1||r.readUInt16LE(6)!==24)continue;var a=r.readUInt32LE(8)+4294967296*r.readInt32LE(12),c=a/1e4-116444736e5;
return new Date(c)}}return dv(this.lastModFileDate,this.lastModFileTime,e.timezone)};Cr.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&
(this.compressionMethod===0||this.compressionMethod===8)};Cr.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&1)!==0};Cr.prototype.
isCompressed=function(){return this.compressionMethod===8};function uv(){}function dv(e,t,n){var r=e&31,o=(e>>5&15)-1,s=(e>>9&127)+1980,i=0,
a=(t&31)*2,c=t>>5&63,l=t>>11&31;if(n==null||n==="local")return new Date(s,o,r,l,c,a,i);if(n==="UTC")return new Date(Date.UTC(s,o,r,l,c,a,i));
throw new Error("unrecognized options.timezone: "+options.timezone)}function fv(e,t,n,r){for(var o=null,s=0;s<n.length;s++){var i=n[s];if(i.
id===28789){if(i.data.length<6||i.data.readUInt8(0)!==1)continue;var a=i.data.readUInt32LE(1);if(DA(t)!==a)continue;o=Hi(i.data.subarray(5),
!0);break}}if(o==null){var c=(e&2048)!==0;o=Hi(t,c)}return r||(o=o.replace(/\\/g,"/")),o}function pv(e){return e.indexOf("\\")!==-1?"invalid\
 characters in fileName: "+e:/^[a-zA-Z]:/.test(e)||/^\//.test(e)?"absolute path: "+e:e.split("/").indexOf("..")!==-1?"invalid relative path:\
 "+e:null}function mv(e){for(var t=[],n=0;n<e.length-3;){var r=e.readUInt16LE(n+0),o=e.readUInt16LE(n+2),s=n+4,i=s+o;if(i>e.length)throw new Error(
"extra field length exceeds extra field buffer size");var a=e.subarray(s,i);t.push({id:r,data:a}),n=i}return t}function Rr(e,t,n,r,o,s){if(r===
0)return setImmediate(function(){s(null,Bt(0))});e.read(t,n,r,o,function(i,a){if(i)return s(i);if(a<r)return s(new Error("unexpected EOF"));
s()})}Wi.inherits(Fo,iv);function Fo(e){iv.call(this),this.actualByteCount=0,this.expectedByteCount=e}Fo.prototype._transform=function(e,t,n){
if(this.actualByteCount+=e.length,this.actualByteCount>this.expectedByteCount){var r="too many bytes in the stream. expected "+this.expectedByteCount+
". got at least "+this.actualByteCount;return n(new Error(r))}n(null,e)};Fo.prototype._flush=function(e){if(this.actualByteCount<this.expectedByteCount){
var t="not enough bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount;return e(new Error(t))}e()};Wi.inherits(
hn,Vi);function hn(){Vi.call(this),this.refCount=0}hn.prototype.ref=function(){this.refCount+=1};hn.prototype.unref=function(){var e=this;if(e.
refCount-=1,e.refCount>0)return;if(e.refCount<0)throw new Error("invalid unref");e.close(t);function t(n){if(n)return e.emit("error",n);e.emit(
"close")}};hn.prototype.createReadStream=function(e){e==null&&(e={});var t=e.start,n=e.end;if(t===n){var r=new rd;return setImmediate(function(){
r.end()}),r}var o=this._readStreamForRange(t,n),s=!1,i=new Yi(this);o.on("error",function(c){setImmediate(function(){s||i.emit("error",c)})}),
nd(i,function(){o.unpipe(i),i.unref(),o.destroy()});var a=new Fo(n-t);return i.on("error",function(c){setImmediate(function(){s||a.emit("err\
or",c)})}),nd(a,function(){s=!0,i.unpipe(a),i.destroy()}),o.pipe(i).pipe(a)};hn.prototype._readStreamForRange=function(e,t){throw new Error(
"not implemented")};hn.prototype.read=function(e,t,n,r,o){var s=this.createReadStream({start:r,end:r+n}),i=new LA,a=0;i._write=function(c,l,u){
c.copy(e,t+a,0,c.length),a+=c.length,u()},i.on("finish",o),s.on("error",function(c){o(c)}),s.pipe(i)};hn.prototype.close=function(e){setImmediate(
e)};Wi.inherits(Yi,rd);function Yi(e){rd.call(this),this.context=e,this.context.ref(),this.unreffedYet=!1}Yi.prototype._flush=function(e){this.
unref(),e()};Yi.prototype.unref=function(e){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())};var BA="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\
\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\
\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function Hi(e,t){if(t)return e.toString("utf8");for(var n="",r=0;r<e.length;r++)n+=BA[e[r]];return n}function Tr(e,t){var n=e.readUInt32LE(t),
r=e.readUInt32LE(t+4);return r*4294967296+n}var Bt;typeof Buffer.allocUnsafe=="function"?Bt=function(e){return Buffer.allocUnsafe(e)}:Bt=function(e){
return new Buffer(e)};function nd(e,t){typeof e.destroy=="function"?e._destroy=function(n,r){t(),r?.(n)}:e.destroy=t}function Ki(e){if(e)throw e}});import{readFileSync as bL}from"node:fs";import{resolve as wL}from"node:path";var Qn=["regression","invalid","inconclusive","improvement","new","unchanged"],Pn=["io-calls","collections"],er=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Pn,"start-time","image-size"];var Mp=["burner-elsewhere","interrupted","invalid"];var H={};gE(H,{BIGINT_FORMAT_RANGES:()=>qp,CONSTANT_CATCH:()=>Vp,Class:()=>qc,NUMBER_FORMAT_RANGES:()=>Xc,aborted:()=>Ye,allowsEval:()=>Vc,assert:()=>_E,
assertEqual:()=>bE,assertIs:()=>vE,assertNever:()=>xE,assertNotEqual:()=>wE,assignProp:()=>or,attachSchema:()=>eo,base64ToUint8Array:()=>Kp,
base64urlToUint8Array:()=>GE,cached:()=>rr,captureStackTrace:()=>Ms,cleanEnum:()=>FE,cleanRegex:()=>Qr,clone:()=>nt,cloneDef:()=>EE,codePointLength:()=>to,
constantCatch:()=>Jp,createTransparentProxy:()=>AE,defineLazy:()=>jp,defineLazyInternal:()=>te,derived:()=>ZE,esc:()=>Kc,escapeRegex:()=>Gt,
explicitlyAborted:()=>Qc,extend:()=>NE,finalizeIssue:()=>ct,floatSafeRemainder:()=>Hc,getElementAtPath:()=>kE,getEnumValues:()=>Ns,getLengthableOrigin:()=>no,
getParsedType:()=>CE,getSizableOrigin:()=>Hp,hexToUint8Array:()=>BE,hide:()=>Fs,installLazyProp:()=>VE,isObject:()=>Nn,isPlainObject:()=>an,
issue:()=>ir,joinValues:()=>Is,jsonStringifyReplacer:()=>nr,members:()=>tl,merge:()=>ME,mergeDefs:()=>Ft,normalizeParams:()=>K,nullish:()=>Zc,
numKeys:()=>RE,objectClone:()=>SE,omit:()=>zE,optionalKeys:()=>Yc,own:()=>sn,parsedType:()=>el,partial:()=>LE,pick:()=>PE,prefixIssues:()=>at,
primitiveTypes:()=>Bp,promiseAllObject:()=>OE,propertyKeyTypes:()=>Jc,randomString:()=>TE,rawShape:()=>sr,required:()=>DE,safeExtend:()=>IE,
shallowClone:()=>Up,sizeCaps:()=>js,slugify:()=>Wc,stringifyPrimitive:()=>Ls,toZod:()=>Dp,uint8ArrayToBase64:()=>Wp,uint8ArrayToBase64url:()=>UE,
uint8ArrayToHex:()=>qE,unwrapMessage:()=>tr});function bE(e){return e}function wE(e){return e}function Dp(){return e=>e}function vE(e){}function xE(e){throw new Error("Unexpected value i\
n exhaustive check")}function _E(e){}function Ns(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function Is(e,t="|"){return e.map(n=>Ls(n)).join(t)}function nr(e,t){return typeof t=="bigint"?t.toString():
t}var Bc=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function rr(e){return new Bc(e)}function Zc(e){return e==null}function Qr(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function Hc(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Lp=Symbol("evaluating");function jp(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Lp)return r===void 0&&(r=Lp,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function SE(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function or(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function sr(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function jt(e){return sr(e._zod.def)??e._zod.def.shape}function Fp(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return or(this,t,r),r},enumerable:!0,configurable:!0})}function Gp(e,t,n){t in e?or(e,t,n):e[t]=n}function zn(e,t,n,r){
let o=jt(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Fp(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Gp(e,s,r?r(i.value,s):i.value))}}function $E(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Fp(e,n,()=>t[n]):Gp(e,n,r.value))}}function Ft(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function EE(e){return Ft(e._zod.def)}function kE(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function OE(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function TE(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Kc(e){return JSON.stringify(
e)}function Wc(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Ms="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Nn(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Vc=rr(()=>{if(je.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function an(e){if(Nn(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Nn(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Up(e){return an(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function RE(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var CE=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Jc=new Set(["string","number","symbol"]),Bp=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Gt(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function nt(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function K(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function AE(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Ls(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Yc(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Xc={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},qp={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function PE(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return zn(s,e,Ds(e,t)),nt(e,Ft(n,{shape:s,checks:[]}))}function Ds(e,t){let n=jt(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function zE(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(Ds(e,t)),i={};return zn(i,e,Reflect.ownKeys(jt(e)).filter(a=>!s.has(a))),nt(e,Ft(n,{shape:i,checks:[]}))}function NE(e,t){
if(!an(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=jt(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return nt(e,Ft(e._zod.def,{shape:Zp(e,t)}))}function Zp(e,t){let n={};return zn(n,e,Reflect.ownKeys(jt(e))),
$E(n,t),n}function IE(e,t){if(!an(t))throw new Error("Invalid input to safeExtend: expected a plain object");return nt(e,Ft(e._zod.def,{shape:Zp(
e,t)}))}function ME(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};zn(n,e,Reflect.ownKeys(jt(e))),zn(n,t,Reflect.ownKeys(jt(t)));let r=Ft(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return nt(e,r)}function LE(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(Ds(t,n)):void 0,c={};return zn(c,t,Reflect.ownKeys(jt(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),nt(t,Ft(t._zod.def,{shape:c,checks:[]}))}function DE(e,t,n){let r=n?new Set(
Ds(t,n)):void 0,o={};return zn(o,t,Reflect.ownKeys(jt(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),nt(t,Ft(t._zod.def,
{shape:o}))}function Ye(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Qc(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function at(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function tr(e){return typeof e=="string"?e:e?.message}function js(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function eo(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function ct(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:tr(e.inst?._zod.def?.error?.(e))??tr(s?.(e))??tr(t?.error?.(e))??tr(n.customError?.(e))??tr(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Hp(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var jE=/[\uD800-\uDBFF]/;function to(e){let t=e.length;if(!jE.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function no(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function el(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function ir(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function FE(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Kp(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Wp(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function GE(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Kp(t+n)}function UE(e){return Wp(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function BE(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function qE(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var qc=class{constructor(...t){}};function tl(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):HE(e,n,r.value)}}function sn(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Fs(e,t,n){return sn(e,t,n,!1)}function ZE(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return sn(this,n,r(this))},set(o){sn(this,n,o)}})}return t}function HE(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:sn(this,t,n.bind(this))},set(r){sn(this,t,r)}})}function KE(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var Uc,on=!1,WE={configurable:!0,get(){on=!0}};function te(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&Uc!==
e._zod){Uc=void 0;return}Uc=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,WE);let o=on;on=!1;try{let s=n(
this);return on?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),on=on||o,s}catch(s){throw delete this[t],
on=on||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function VE(e,t,n,r){let o=KE(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Vp="\
~constantCatch";function Jp(e){let t=()=>e;return t[Vp]=!0,t}var Yp,ro=Object.freeze({status:"aborted"}),nl={value:void 0,enumerable:!1},Xp="captureStackTrace"in Error?Error:null;function JE(e){let t=Xp;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return Xp=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function S(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,p){if(f._zod){if(f._zod.traits.has(e))return}else{nl.value=new s(p);try{Object.defineProperty(f,"_zod",nl)}finally{nl.value=void 0}}
if(f._zod.traits.add(e),t(f,p),a){let h=Object.getPrototypeOf(f),y=f._zod.constr.prototype,w=h;for(;w&&w!==y;)w=Object.getPrototypeOf(w);let $=w??
h;a.has($)||(a.add($),tl($,i))}let g=d.prototype;for(let h in g)Object.prototype.hasOwnProperty.call(g,h)&&(h in f||(f[h]=g[h].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let p=r?.Parent?JE(u):this;c(p,f);let g=p._zod.deferred;
if(g){for(let y of g)y();p._zod.deferred=void 0}let h=globalThis.__zod_globalConfig?.postProcessor;return h&&h(p),p}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var lt=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},ar=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Yp=globalThis).__zod_globalConfig??(Yp.__zod_globalConfig=
{});var je=globalThis.__zod_globalConfig;function Ze(e){return e&&Object.assign(je,e),je}function YE(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,nr,2)),e.message}function XE(e){this._zod.message=e}var QE={
get:YE,set:XE,enumerable:!0,configurable:!0},ol={value:void 0,enumerable:!1},Qp=new WeakSet([Object.prototype,Error.prototype]),em=(e,t)=>{e.
name="$ZodError",ol.value=t,Object.defineProperty(e,"issues",ol),ol.value=void 0,Object.defineProperty(e,"message",QE);let n=Object.getPrototypeOf(
e);Qp.has(n)||(Qp.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
tm=S("$ZodError",em),bD=S("$ZodError",em,void 0,{Parent:Error});function ek(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function sl(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?ek(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function il(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function Gs(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Us=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new lt;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>ct(l,i,Ze())));throw Ms(c,s?.callee??
t),c}return a.value};return t};var Bs=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);if(a instanceof Promise&&(a=await a),
a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>ct(l,i,Ze())));throw Ms(c,s?.callee??t),c}return a.value};return t};var qs=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new lt;return s.issues.
length?nm(e,s.issues,o):{success:!0,data:s.value}};function nm(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>ct(o,n,Ze()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,
n=void 0}}}var Zs=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?nm(e,s.issues,o):{success:!0,data:s.value}};var tk=Symbol.for("zod.compile.invalid"),nk=Symbol.for("zod.compile.fallback"),al=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(
t)!==tk)return!0;if(r.definite===!0&&n===void 0)return!1}return rk(e,t,n)});function rk(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[nk]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)
throw new lt;return s.issues.length===0}var cl=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},rm=e=>{let t=Us(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(r,o,a,Gs(n,i))};return n};var om=e=>{let t=Us(e),n=(r,o,s,i)=>t(r,o,s,Gs(n,i));return n};var sm=e=>{let t=Bs(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Gs(n,i))};return n};var im=e=>{let t=Bs(e),n=async(r,o,s,i)=>await t(r,o,s,Gs(n,i));return n};var am=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return qs(e)(t,n,o)};var cm=e=>(t,n,r)=>qs(e)(t,n,r);var lm=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Zs(e)(t,n,o)};var um=e=>async(t,n,r)=>Zs(e)(t,n,r);var dm=/^[cC][0-9a-z]{6,}$/,fm=/^[0-9a-z]+$/,pm=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,mm=/^[0-9a-vA-V]{20}$/,hm=/^[A-Za-z0-9]{27}$/,gm=/^[a-zA-Z0-9_-]{21}$/;
function ym(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var bm=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var wm=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,ul=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var vm=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var ok="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function xm(){
return new RegExp(ok,"u")}var _m=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Sm=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var $m=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Em=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var km=/^https?$/,Om=/^\+[1-9]\d{6,14}$/;var Tm="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function sk(e){return new RegExp(`^${e}$`)}var Rm=sk(Tm);function ll(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Cm(e){return new RegExp(`^${ll(e)}$`)}
function Am(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${ll({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${ll({precision:e.precision})}`:n;return new RegExp(`^${Tm}T(?:${r})$`)}var Pm=/^[\s\S]{0,}$/;var dl=/^-?\d+(?:\.\d+)?$/,zm=/^(?:true|false)$/i,Nm=/^null$/i;var Im=/^[^A-Z]*$/,Mm=/^[^a-z]*$/;var Oe=S("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var fl=e=>{let t=e.value;return!Zc(t)&&t.length!==void 0},Hs={number:"number",bigint:"bigint",object:"date"},pl=S("$ZodCheckLessThan",(e,t)=>{
Oe.init(e,t);let n=Hs[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:Hs[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
ml=S("$ZodCheckGreaterThan",(e,t)=>{Oe.init(e,t);let n=Hs[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:Hs[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Lm=S("$ZodCheckMultipleOf",(e,t)=>{Oe.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):Hc(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Dm=S(
"$ZodCheckNumberFormat",(e,t)=>{Oe.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Xc[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var jm=S("$ZodCheckMaxLength",(e,t)=>{var n;Oe.init(e,t),(n=e._zod.def).when??(n.when=fl),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?to(o):s)<=t.maximum)return;let a=no(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Fm=S("$ZodCheckMinLength",(e,t)=>{var n;Oe.init(e,t),(n=e._zod.def).when??(n.when=fl),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?to(o):s)>=t.minimum)return;let a=no(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Gm=S("$ZodCheckLengthEquals",(e,t)=>{var n;Oe.init(e,t),(n=e._zod.def).
when??(n.when=fl),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?to(o):s;if(i===t.length)return;
let a=no(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),so=S("$ZodCheckStringFormat",(e,t)=>{var n,r;Oe.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Um=S("$ZodCheckRegex",(e,t)=>{so.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Bm=S("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Im),so.init(e,t)}),
qm=S("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Mm),so.init(e,t)}),Zm=S("$ZodCheckIncludes",(e,t)=>{Oe.init(e,t);let n=Gt(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Hm=S("$\
ZodCheckStartsWith",(e,t)=>{Oe.init(e,t);let n=new RegExp(`^${Gt(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
Km=S("$ZodCheckEndsWith",(e,t)=>{Oe.init(e,t);let n=new RegExp(`.*${Gt(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Wm=S("$ZodCheckOverwrite",(e,t)=>{Oe.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var Ks=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Jm={major:4,minor:6,patch:7};var ae=S("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Jm;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=Ye(a),d;for(let f of c){if(f._zod.def.
when){if(Qc(a)||!f._zod.def.when(a))continue}else if(u)continue;let p=a.issues.length,g=f._zod.check(a);if(g instanceof Promise&&l?.async===
!1)throw new lt;if(d||g instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await g,a.issues.length!==p&&(eo(a.issues,p,e),u||(u=Ye(a,
p)))});else{if(a.issues.length===p)continue;eo(a.issues,p,e),u||(u=Ye(a,p))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if(Ye(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new lt;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new lt;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return Fs(this,"~standard",gl(this))},set"~standard"(e){sn(this,"~standard",e)}}),uh=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>ct(n,t,Ze()))}:{value:e.value};async function ik(e,t){let n={async:!0};return uh(await e._zod.run({value:t,
issues:[]},n),n)}function gl(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return uh(r,n)}catch{}return ik(e,t)},vendor:"zod",version:1}}var Ys=S("$ZodString",(e,t)=>{ae.init(e,t),e._zod.pattern=t.pattern??Pm,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),de=S("$ZodStringFormat",(e,t)=>{so.init(e,t),Ys.init(e,t)}),dh=S("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
wm),de.init(e,t)}),fh=S("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=ul(r))}else t.pattern??(t.pattern=ul());de.init(e,t)}),ph=S("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=vm),de.init(e,t)}),mh=1,Vs=2;function hh(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function ak(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?hh(e)||Vs:ck(e,t)}function ck(e,t){
if(!t.normalize&&t.protocol?.source===km.source&&!/^https?:\/\//i.test(e))return mh;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??Vs}return new URL(e)}catch{return Vs}}var lk=/[\t\n\r]/g;function Ym(e){return e.replace(lk,"")}function uk(e,t){return t.
lastIndex=0,t.test(e.hostname)}function dk(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var gh=S(
"$ZodURL",(e,t)=>{de.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=ak(r,t);if(o===mh){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===Vs){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=Ym(r);return}t.hostname&&!uk(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!dk(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:Ym(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),yh=S("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=xm()),de.init(e,t)}),bh=S("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?gm:ym(t.length)),de.init(e,t)}),wh=S(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=dm),de.init(e,t)}),vh=S("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=fm),de.init(e,t)}),xh=S("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=pm),de.init(e,t)}),_h=S("$ZodXID",(e,t)=>{t.pattern??(t.pattern=mm),de.init(e,t)}),Sh=S("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=hm),de.init(e,t)}),$h=S("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Am(t)),de.init(e,t)}),Eh=S("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=Rm),de.init(e,t)}),kh=S("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Cm(t)),de.init(e,t)}),Oh=S("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=bm),de.init(e,t)}),Th=S("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=_m),de.init(e,t)}),fk=/^[0-9a-fA-F:.]+$/;function Rh(e){
return fk.test(e)?hh(`http://[${e}]`):!1}var Ch=S("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Sm),de.init(e,t),e._zod.check=n=>{Rh(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Ah=S("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=$m),de.init(e,t)});function pk(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:Rh(n)}var Ph=S("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Em),de.init(e,t),e.
_zod.check=n=>{pk(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function zh(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var mk=/^[0-9a-zA-Z+/]*={0,2}$/,Nh=S("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=mk),de.init(e,t),e._zod.check=n=>{zh(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),Ih=/^[A-Za-z0-9_-]*$/;function hk(e){if(!Ih.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return zh(n)}var Mh=S("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Ih),de.init(e,t),e._zod.check=n=>{
hk(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Lh=S("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=Om),de.init(e,t)});function gk(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Dh=S("$ZodJWT",(e,t)=>{de.init(e,t),e._zod.check=n=>{gk(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var yl=S("$ZodNumber",(e,t)=>{ae.init(e,t),e._zod.pattern=dl,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),jh=S("$ZodNumberForm\
at",(e,t)=>{Dm.init(e,t),yl.init(e,t)}),Fh=S("$ZodBoolean",(e,t)=>{ae.init(e,t),e._zod.pattern=zm,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Gh=S("$ZodNull",(e,t)=>{ae.init(e,t),e._zod.pattern=Nm,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Uh=S("$ZodUnknown",(e,t)=>{ae.init(e,t),e._zod.parse=n=>n}),Bh=S("$ZodNever",(e,t)=>{ae.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function yk(e,t){let n=js(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of js(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,eo(s.issues,u,e),s}}return o(s,i)}}var bk=e=>Array.isArray(e)?e.length:-1;function Xm(e,t,n){e.issues.length&&t.issues.push(...at(n,e.issues)),t.value[n]=e.value}var qh=S("$ZodArray",(e,t)=>{ae.init(e,t);let n=je.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>Xm(d,r,c)));else if(Xm(u,r,c),a&&u.issues.length!==0&&Ye(u))break}return i.
length?Promise.all(i).then(()=>r):r},yk(e,bk)});function Js(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...at(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var wk=[];
function Zh(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:wk,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Yc(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function Hh(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,p=0;for(let g in t){if(i&&n.issues.length!==p){if(Ye(n,p))break;p=n.issues.length}if(c.has(
g))continue;if(g==="__proto__"){u==="never"&&a.push(g);continue}if(u==="never"){a.push(g);continue}let h=l.run({value:t[g],issues:[]},r);h instanceof
Promise?e.push(h.then(y=>Js(y,n,g,t,d,f))):Js(h,n,g,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var vk=S("$ZodObject",(e,t)=>{ae.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=rr(()=>Zh(t));te(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let p=u[f]._zod;if(p.values){Object.prototype.
hasOwnProperty.call(d,f)||or(d,f,new Set);for(let g of p.values)d[f].add(g);p.optin!==void 0&&d[f].add(void 0)}}return d});let s=Nn,i=t.catchall,
a,c=je.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],p=a.shape,g=u?.abortEarly,h=l.issues.length;for(let y of a.allKeys){if(g&&
l.issues.length!==h){if(Ye(l,h))break;h=l.issues.length}if(y==="__proto__")continue;let w=p[y],$=w._zod.optin,N=w._zod.optout,A=w._zod.run({
value:d[y],issues:[]},u);A instanceof Promise?f.push(A.then(I=>Js(I,l,y,d,$,N))):Js(A,l,y,d,$,N)}return i?Hh(f,d,l,u,o.value,e,g===!0):f.length?
Promise.all(f).then(()=>l):l}}),Kh=S("$ZodObjectJIT",(e,t)=>{vk.init(e,t);let n=e._zod.parse,r=rr(()=>Zh(t)),o=je.memoizer,s=p=>{let g=r.value,
h=g.symbolKeys,y=new Ks(["payload","ctx"],{shape:p,inst:e,memo:o,syms:h}),w=I=>`shape[${I}]._zod.run({ value: input[${I}], issues: [] }, ctx\
)`,$=(I,C)=>`
          let ${I}_ab = false;
          for (let i = 0; i < ${I}.issues.length; i++) {
            const iss = ${I}.issues[i];
            iss.path = iss.path ? [${C}, ...iss.path] : [${C}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${I}_ab = true;
          }
          if (${I}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;y.write("const input = payload.value;");let N=Object.create(null),A=0;for(let I of g.allKeys)N[I]=`key_${A++}`;y.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let I of g.allKeys){if(I==="__proto__")continue;let C=N[I],B=typeof I==
"symbol"?`syms[${h.indexOf(I)}]`:Kc(I),L=`${B} in input`,ee=p[I],Se=ee?._zod?.optin,st=Se!==void 0,he=ee?._zod?.optout==="optional";if(y.write(
`const ${C} = ${w(B)};`),st&&he){let An=Se==="optional"?`${C}_present`:`${C}.value !== undefined || ${C}_present`;y.write(`
        const ${C}_present = ${L};
        if (!${C}.issues.length || ${C}_present) {
          if (${C}.issues.length) {${$(C,B)}
          }

          if (${An}) {
            newResult[${B}] = ${C}.value;
          }
        }

      `)}else st?(y.write(`
        if (${C}.issues.length) {${$(C,B)}
        }
      `),Se==="defaulted"?y.write(`newResult[${B}] = ${C}.value;`):y.write(`
        if (${C}.value !== undefined || ${L}) {
          newResult[${B}] = ${C}.value;
        }
      `)):y.write(`
        const ${C}_present = ${L};
        if (${C}.issues.length) {${$(C,B)}
        }
        if (!${C}_present && !${C}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${B}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${C}_present) {
          newResult[${B}] = ${C}.value;
        }

      `)}return y.write("payload.value = newResult;"),y.write("return payload;"),y.compile()},i,a=Nn,c=!je.jitless,u=c&&Vc.value,d=t.catchall,
f;e._zod.parse=(p,g)=>{f??(f=r.value);let h=p.value;return a(h)?c&&u&&g?.async===!1&&g.jitless!==!0?(i||(i=s(t.shape)),p=i(p,g),d?Hh([],h,p,
g,f,e,g?.abortEarly===!0):p):n(p,g):(p.issues.push({expected:"object",code:"invalid_type",input:h,inst:e}),p)}});function Qm(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!Ye(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>ct(i,r,Ze())))}),t)}var bl=S("$ZodUnion",(e,t)=>{ae.init(e,t),te(e,"opti\
n",r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),te(e,"op\
tout",r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),te(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),te(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Qr(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>Qm(a,r,e,o)):Qm(i,r,e,o)}});function xk(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var Wh=S("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,bl.init(e,t);let n=e.
_zod.parse;te(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||or(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=sr(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=rr(()=>xk(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Nn(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),Vh=S("$ZodIntersection",(e,t)=>{ae.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.
right._zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>eh(n,c,l)):eh(n,s,i)}});
function hl(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(an(e)&&an(t)){let n=Object.
keys(t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;
for(let s of r){if(s==="__proto__")continue;let i=hl(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}
return{valid:!0,data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<
e.length;r++){let o=e[r],s=t[r],i=hl(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,
data:n}}return{valid:!1,mergeErrorPath:[]}}function eh(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.
path?.length)o??(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.
set(f,l),d=[f]}else return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);
for(let l of n.issues)i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.
includes(u)):[];l.length&&e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=hl(t.value,n.value);
if(!c.valid){if(Ye(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.
data,e}var Jh=S("$ZodTuple",(e,t)=>{ae.init(e,t);let n=t.items,r=je.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(
i))return o.issues.push({input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=th(n,"optin"),l=th(
n,"optout");if(!t.rest){if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>
n.length&&o.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.
abortEarly:void 0,f=!1;for(let p=0;p<n.length;p++){let g=n[p]._zod.run({value:i[p],issues:[]},s);g instanceof Promise?a.push(g.then(h=>{u[p]=
h})):(u[p]=g,d&&!f&&g.issues.length&&(f=Ye(g)))}if(t.rest&&!f){let p=n.length-1,g=i.slice(n.length),h=o.issues.length;for(let y of g){if(d&&
o.issues.length!==h){if(Ye(o,h))break;h=o.issues.length}p++;let w=t.rest._zod.run({value:y,issues:[]},s);w instanceof Promise?a.push(w.then(
$=>nh($,o,p))):nh(w,o,p)}}return a.length?Promise.all(a).then(()=>rh(u,o,n,i,l)):rh(u,o,n,i,l)}});function th(e,t){for(let n=e.length-1;n>=0;n--)
if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function nh(e,t,n){e.issues.length&&t.issues.push(
...at(n,e.issues)),t.value[n]=e.value}function rh(e,t,n,r,o){for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin===
"optional"){t.value.length=s;break}if(i.issues.length){if(!a&&s>=o){t.value.length=s;break}t.issues.push(...at(s,i.issues))}t.value[s]=i.value}
for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout==="optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var Yh=S("$ZodRec\
ord",(e,t)=>{ae.init(e,t);let n=je.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!an(s))return r.issues.push({expected:"record",
code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)
if(typeof u=="string"||typeof u=="number"||typeof u=="symbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.
keyType._zod.run({value:u,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(d.
issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(g=>ct(g,o,Ze())),input:u,path:[u],inst:e});continue}let f=d.
value;if(f==="__proto__")continue;let p=t.valueType._zod.run({value:s[u],issues:[]},o);p instanceof Promise?i.push(p.then(g=>{g.issues.length&&
r.issues.push(...at(u,g.issues)),r.value[f]=g.value})):(p.issues.length&&r.issues.push(...at(u,p.issues)),r.value[f]=p.value)}let l;for(let u in s)
if(!c.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unr\
ecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__pro\
to__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");if(typeof l=="string"&&dl.test(l)&&u.issues.length){let g=t.keyType._zod.run({value:Number(
l),issues:[]},o);if(g instanceof Promise)throw new Error("Async schemas not supported in object keys currently");g.issues.length===0&&(u=g)}
if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.
map(g=>ct(g,o,Ze())),input:l,path:[l],inst:e});continue}let f=u.value;if(f==="__proto__")continue;let p=t.valueType._zod.run({value:s[l],issues:[]},
o);p instanceof Promise?i.push(p.then(g=>{g.issues.length&&r.issues.push(...at(l,g.issues)),r.value[f]=g.value})):(p.issues.length&&r.issues.
push(...at(l,p.issues)),r.value[f]=p.value)}c&&c.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.
length?Promise.all(i).then(()=>r):r}});var Xh=S("$ZodEnum",(e,t)=>{ae.init(e,t);let n=Ns(t.entries),r=new Set(n);e._zod.values=r,te(e,"pattern",o=>{let s=Ns(o.def.entries).filter(
i=>Jc.has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Gt(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.
value;return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),Qh=S("$ZodLiteral",(e,t)=>{ae.init(e,t);let n=new Set(
t.values);e._zod.values=n,te(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Gt(s):s?Gt(s.toString()):
String(s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,
input:s,inst:e}),r}});var eg=S("$ZodTransform",(e,t)=>{ae.init(e,t),e._zod.optin="optional",je.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new ar(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new lt;return n.value=o,n}});function oh(e,t){return e.value=t.issues.length?void 0:t.value,e}var wl=S("\
$ZodOptional",(e,t)=>{ae.init(e,t),te(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
te(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),te(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Qr(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>oh(n,s)):oh(n,o)}return t.innerType._zod.run(n,
r)}}),tg=S("$ZodExactOptional",(e,t)=>{wl.init(e,t),te(e,"values",n=>n.def.innerType._zod.values),te(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),ng=S("$ZodNullable",(e,t)=>{ae.init(e,t),te(e,"optin",n=>n.def.innerType._zod.optin),te(e,"o\
ptout",n=>n.def.innerType._zod.optout),te(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Qr(r.source)}|null)$`):
void 0}),te(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?
n:t.innerType._zod.run(n,r)}),rg=S("$ZodDefault",(e,t)=>{ae.init(e,t),e._zod.optin="defaulted",te(e,"values",n=>n.def.innerType._zod.values),
e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.
innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>sh(s,t)):sh(o,t)}});function sh(e,t){return e.value===void 0&&(e.value=t.defaultValue),
e}var og=S("$ZodPrefault",(e,t)=>{ae.init(e,t),e._zod.optin="defaulted",te(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.
direction==="backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),sg=S("$ZodNonOptional",(e,t)=>{ae.init(e,t),
te(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType.
_zod.run(n,r);return o instanceof Promise?o.then(s=>ih(s,e)):ih(o,e)}});function ih(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function ah(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>ct(o,r,Ze()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var ig=S("$ZodCatch",(e,t)=>{ae.init(e,t),te(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),te(e,"optout",n=>n.def.innerType._zod.optout),te(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>ah(n,s,t,r)):ah(n,o,t,r)}});var ag=S("$ZodPipe",(e,t)=>{ae.init(e,t),te(e,"values",n=>n.def.in._zod.values),te(e,"optin",n=>n.def.in._zod.optin),te(e,"optout",n=>n.def.
out._zod.optout),te(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);
return s instanceof Promise?s.then(i=>Ws(i,t.in,r)):Ws(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Ws(s,t.out,r)):
Ws(o,t.out,r)}});function Ws(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.
issues},n)}var cg=S("$ZodReadonly",(e,t)=>{ae.init(e,t),te(e,"propValues",n=>n.def.innerType._zod.propValues),te(e,"values",n=>n.def.innerType._zod.values),
te(e,"optin",n=>n.def.innerType?._zod?.optin),te(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backwar\
d")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(ch):ch(o)}});function ch(e){return e.
memo||(e.value=Object.freeze(e.value)),e}var lg=S("$ZodCustom",(e,t)=>{Oe.init(e,t),ae.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>lh(s,n,r,e));lh(o,n,r,e)}});function lh(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(ir(o))}}var xl=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
_l="~memo",ug=[];function dg(e){return e!==null&&typeof e=="object"}function vl(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var fg=new WeakMap,io=0,ei=1,ao=2;function ti(e,t,n){let r=fg.get(e);if(r!==void 0)return r?ao:io;if(t.has(e))return ao;t.add(e);let o=io,s=u=>{
if(o!==ao&&u?._zod){let d=ti(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=io;for(let p of Reflect.ownKeys(u)){let g=Object.getOwnPropertyDescriptor(u,
p);if(d&&!g.enumerable)continue;let h=g.get?ei:g.value?._zod?ti(g.value,t,n):io;h>f&&(f=h)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=sr(c);a(u?i(u,!0):ei),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?ti(u,t,!1):ei);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let p of f)s(p)}}}return t.delete(e),_k(e,o)}function _k(e,t){
return t!==ei&&fg.set(e,t===ao),t}function Sk(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var Xs,Qs=[],$k={alloc(e,t,n){let r=Xs;if(!r)return n;
Xs=void 0;let o={value:n,issues:null};return r.set(t.value,o),Qs.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Ek(s,o.value))throw new xl;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let w=ti(e,new Set,!1);if(w===io)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);w===ao||r?n=!0:r=!0}let u=c.value;
if(!dg(u))return i(c,l);let d=l[_l];d||(d={buckets:new WeakMap,backEdges:void 0},l[_l]=d);let f;o===l?f=s:(f=Sk(d,e),o=l,s=f);let p=f.get(u);
if(p)return c.value=p.value,p.issues?p.issues.length&&c.issues.push(...vl(p.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(p.value)),c;Xs=f;let g=Qs.length,h=i(c,l);Xs=void 0;let y=Qs.length>g?Qs.pop():void 0;return h instanceof Promise?h.then(w=>(y&&(y.issues=
w.issues.length?vl(w.issues):ug),w)):(y&&(y.issues=h.issues.length?vl(h.issues):ug),h)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function Sl(){
return $k}function Ek(e,t){let n=e[_l]?.backEdges;return n!==void 0&&dg(t)&&n.has(t)}var kk=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=el(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Ls(s.values[0])}`:`Invalid option: expected one of ${Is(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Is(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function pg(){return{localeError:kk()}}var mg;var $l=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function hg(){return new $l}(mg=globalThis).__zod_globalRegistry??(mg.__zod_globalRegistry=hg());var In=globalThis.__zod_globalRegistry;function gg(e){return e.checks&&(e.checks=[...e.checks]),e}function yg(e,t){return new e(gg({type:"string",...K(t)}))}function bg(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...K(t)})}function wg(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...K(t)})}function vg(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...K(t)})}function xg(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...K(t)})}function _g(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...K(t)})}function Sg(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...K(t)})}function $g(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...K(t)})}function Eg(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...K(t)})}function kg(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...K(t)})}function Og(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...K(t)})}function Tg(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...K(
t)})}function Rg(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...K(t)})}function Cg(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...K(t)})}function Ag(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...K(t)})}function Pg(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...K(t)})}function zg(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...K(t)})}function Ng(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...K(t)})}function Ig(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...K(t)})}function Mg(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...K(t)})}function Lg(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...K(t)})}function Dg(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...K(t)})}function jg(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...K(t)})}function Fg(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...K(t)})}function Gg(e,t){
return new e({type:"string",format:"date",check:"string_format",...K(t)})}function Ug(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...K(t)})}function Bg(e,t){return new e({type:"string",format:"duration",check:"string_format",...K(t)})}function qg(e,t){
return new e(gg({type:"number",checks:[],...K(t)}))}function Zg(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...K(t)})}function Hg(e,t){return new e({type:"boolean",...K(t)})}function Kg(e,t){return new e({type:"null",...K(t)})}function Wg(e){return new e({type:"unknown"})}function Vg(e,t){return new e({type:"never",...K(t)})}function ni(e,t){return new pl({check:"less_than",...K(t),value:e,inclusive:!1})}function co(e,t){return new pl({check:"less_than",...K(t),value:e,
inclusive:!0})}function ri(e,t){return new ml({check:"greater_than",...K(t),value:e,inclusive:!1})}function lo(e,t){return new ml({check:"greater_than",...K(
t),value:e,inclusive:!0})}function oi(e,t){return new Lm({check:"multiple_of",...K(t),value:e})}function si(e,t){return new jm({check:"max_length",...K(t),maximum:e})}function cr(e,t){return new Fm({check:"min_length",...K(t),minimum:e})}
function ii(e,t){return new Gm({check:"length_equals",...K(t),length:e})}function El(e,t){return new Um({check:"string_format",format:"regex",
...K(t),pattern:e})}function kl(e){return new Bm({check:"string_format",format:"lowercase",...K(e)})}function Ol(e){return new qm({check:"st\
ring_format",format:"uppercase",...K(e)})}function Tl(e,t){return new Zm({check:"string_format",format:"includes",...K(t),includes:e})}function Rl(e,t){
return new Hm({check:"string_format",format:"starts_with",...K(t),prefix:e})}function Cl(e,t){return new Km({check:"string_format",format:"e\
nds_with",...K(t),suffix:e})}function cn(e){return new Wm({check:"overwrite",tx:e})}function Al(e){return cn(t=>t.normalize(e))}function Pl(){return cn(e=>e.trim())}function zl(){
return cn(e=>e.toLowerCase())}function Nl(){return cn(e=>e.toUpperCase())}function Il(){return cn(e=>Wc(e))}function Jg(e,t,n){return new e(
{type:"array",element:t,...K(n)})}function Yg(e,t,n){return new e({type:"custom",check:"custom",fn:t,...K(n)})}function Xg(e,t){let n=Ok(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(ir(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(ir(s))}},e(r.value,r)),t);return n}function Ok(e,t){let n=new Oe({
check:"custom",...K(t)});return n._zod.check=e,n}var uo=()=>()=>{throw new Error("bundles make no JSON Schemas")};var Qg=new WeakSet([Object.prototype,Error.prototype]);function ci(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Ik=(e,t)=>{tm.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);Qg.has(n)||(Qg.add(n),ci(n,"format",r=>o=>il(r,
o)),ci(n,"flatten",r=>o=>sl(r,o)),ci(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,nr,2)}),ci(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,nr,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Xe=S("ZodError",Ik,void 0,{Parent:Error});var ey=Us(Xe),ty=Bs(Xe),ny=qs(Xe),ry=Zs(Xe),oy=rm(Xe),sy=om(Xe),iy=sm(Xe),ay=im(Xe),cy=am(Xe),ly=cm(Xe),uy=lm(Xe),dy=um(Xe);function Lk(){je.localeError||Ze(pg())}function mo(){je.memoizer||Ze({memoizer:Sl()})}var ce=S("ZodType",(e,t)=>(Lk(),ae.init(e,t),e.def=t,e.
type=t.type,e),{check(...e){let t=this.def;return this.clone(H.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{
check:n,def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return nt(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(AO(e,t))},superRefine(e,t){return this.check(PO(e,t))},overwrite(e){return this.
check(cn(e))},optional(){return fy(this)},exactOptional(){return wO(this)},nullable(){return py(this)},nullish(){return fy(py(this))},nonoptional(e){
return EO(this,e)},array(){return z(this)},or(e){return J([this,e])},and(e){return mO(this,e)},transform(e){return my(this,bO(e))},default(e){
return _O(this,e)},prefault(e){return $O(this,e)},catch(e){return OO(this,e)},pipe(e){return my(this,e)},readonly(){return RO(this)},describe(e){
let t=this.clone();return In.add(t,{description:e}),t},meta(...e){if(e.length===0)return In.get(this);let t=this.clone();return In.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return H.hide(this,"~standard",{...gl(this),jsonSchema:{input:uo(this,"input"),output:uo(this,"output")}})},
set"~standard"(e){H.own(this,"~standard",e)},parse:function e(t,n){return ey(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await ty(
this,t,n,{callee:e})},safeParse(e,t){return ny(this,e,t)},async safeParseAsync(e,t){return ry(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){H.own(this,"spa",e)},validate(e,t){return al(this,e,t)},validateAsync(e,t){return cl(this,e,t)},encode:function e(t,n){return oy(
this,t,n,{callee:e})},decode:function e(t,n){return sy(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await iy(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await ay(this,t,n,{callee:e})},safeEncode(e,t){return cy(this,e,t)},safeDecode(e,t){return ly(this,
e,t)},async safeEncodeAsync(e,t){return uy(this,e,t)},async safeDecodeAsync(e,t){return dy(this,e,t)},toJSONSchema(e){return uo(this,{})(e)},
get description(){return In.get(this)?.description},get _def(){return this._zod.def}}),hy=S("_ZodString",(e,t)=>{Ys.init(e,t),ce.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},H.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(El(...e))},includes(...e){return this.check(Tl(...e))},startsWith(...e){return this.check(Rl(
...e))},endsWith(...e){return this.check(Cl(...e))},min(...e){return this.check(cr(...e))},max(...e){return this.check(si(...e))},length(...e){
return this.check(ii(...e))},nonempty(...e){return this.check(cr(1,...e))},lowercase(e){return this.check(kl(e))},uppercase(e){return this.check(
Ol(e))},trim(){return this.check(Pl())},normalize(...e){return this.check(Al(...e))},toLowerCase(){return this.check(zl())},toUpperCase(){return this.
check(Nl())},slugify(){return this.check(Il())}})),Dk=S("ZodString",(e,t)=>{Ys.init(e,t),hy.init(e,t)},{email(e){return this.check(bg(Bk,e))},
url(e){return this.check($g(Zk,e))},jwt(e){return this.check(jg(iO,e))},emoji(e){return this.check(Eg(Hk,e))},guid(e){return this.check(wg(qk,
e))},uuid(e){return this.check(vg(li,e))},uuidv4(e){return this.check(xg(li,e))},uuidv6(e){return this.check(_g(li,e))},uuidv7(e){return this.
check(Sg(li,e))},nanoid(e){return this.check(kg(Kk,e))},cuid(e){return this.check(Og(Wk,e))},cuid2(e){return this.check(Tg(Vk,e))},ulid(e){return this.
check(Rg(Jk,e))},base64(e){return this.check(Mg(rO,e))},base64url(e){return this.check(Lg(oO,e))},xid(e){return this.check(Cg(Yk,e))},ksuid(e){
return this.check(Ag(Xk,e))},ipv4(e){return this.check(Pg(Qk,e))},ipv6(e){return this.check(zg(eO,e))},cidrv4(e){return this.check(Ng(tO,e))},
cidrv6(e){return this.check(Ig(nO,e))},e164(e){return this.check(Dg(sO,e))},datetime(e){return this.check(Fg(jk,e))},date(e){return this.check(
Gg(Fk,e))},time(e){return this.check(Ug(Gk,e))},duration(e){return this.check(Bg(Uk,e))}});function b(e){return yg(Dk,e)}var ge=S("ZodString\
Format",(e,t)=>{de.init(e,t),hy.init(e,t)}),jk=S("ZodISODateTime",(e,t)=>{$h.init(e,t),ge.init(e,t)}),Fk=S("ZodISODate",(e,t)=>{Eh.init(e,t),
ge.init(e,t)}),Gk=S("ZodISOTime",(e,t)=>{kh.init(e,t),ge.init(e,t)}),Uk=S("ZodISODuration",(e,t)=>{Oh.init(e,t),ge.init(e,t)}),Bk=S("ZodEmai\
l",(e,t)=>{ph.init(e,t),ge.init(e,t)});var qk=S("ZodGUID",(e,t)=>{dh.init(e,t),ge.init(e,t)});var li=S("ZodUUID",(e,t)=>{fh.init(e,t),ge.init(e,t)});var Zk=S("ZodURL",(e,t)=>{gh.init(e,t),ge.init(e,t)});var Hk=S("ZodEmoji",(e,t)=>{yh.init(e,t),ge.init(e,t)});var Kk=S("ZodNanoID",(e,t)=>{bh.init(e,t),ge.init(e,t)});var Wk=S("ZodCUID",(e,t)=>{wh.init(e,t),ge.init(e,t)});var Vk=S("ZodCUID2",(e,t)=>{vh.init(e,t),ge.init(e,t)});var Jk=S("ZodULID",(e,t)=>{xh.init(e,t),ge.init(e,t)});var Yk=S("ZodXID",(e,t)=>{_h.init(e,t),ge.init(e,t)});var Xk=S("ZodKSUID",(e,t)=>{Sh.init(e,t),ge.init(e,t)});var Qk=S("ZodIPv4",(e,t)=>{Th.init(e,t),ge.init(e,t)});var eO=S("ZodIPv6",(e,t)=>{Ch.init(e,t),ge.init(e,t)});var tO=S("ZodCIDRv4",(e,t)=>{Ah.init(e,t),ge.init(e,t)});var nO=S("ZodCIDRv6",(e,t)=>{Ph.init(e,t),ge.init(e,t)});var rO=S("ZodBase64",(e,t)=>{Nh.init(e,t),ge.init(e,t)});var oO=S("ZodBase64URL",(e,t)=>{Mh.init(e,t),ge.init(e,t)});var sO=S("ZodE164",(e,t)=>{Lh.init(e,t),ge.init(e,t)});var iO=S("ZodJWT",(e,t)=>{Dh.init(e,t),ge.init(e,t)});var gy=S("ZodNumber",(e,t)=>{yl.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},H.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(ri(e,t))},gte(e,t){return this.
check(lo(e,t))},min(e,t){return this.check(lo(e,t))},lt(e,t){return this.check(ni(e,t))},lte(e,t){return this.check(co(e,t))},max(e,t){return this.
check(co(e,t))},int(e){return this.check(V(e))},safe(e){return this.check(V(e))},positive(e){return this.check(ri(0,e))},nonnegative(e){return this.
check(lo(0,e))},negative(e){return this.check(ni(0,e))},nonpositive(e){return this.check(co(0,e))},multipleOf(e,t){return this.check(oi(e,t))},
step(e,t){return this.check(oi(e,t))},finite(){return this}}));function _(e){return qg(gy,e)}var aO=S("ZodNumberFormat",(e,t)=>{jh.init(e,t),
gy.init(e,t)});function V(e){return Zg(aO,e)}var cO=S("ZodBoolean",(e,t)=>{Fh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ue(e){return Hg(cO,e)}var lO=S("ZodNull",(e,t)=>{Gh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ui(e){return Kg(lO,e)}var uO=S("ZodUnknown",(e,t)=>{Uh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function fo(){return Wg(uO)}var dO=S(
"ZodNever",(e,t)=>{Bh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function yy(e){return Vg(dO,e)}var Ll=S("ZodArray",(e,t)=>{mo(),qh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(cr(e,t))},nonempty(e){return this.check(cr(1,e))},max(e,t){return this.check(si(e,t))},length(e,t){return this.check(ii(e,
t))},unwrap(){return this.element}});function z(e,t){return Jg(Ll,e,t)}var lr=S("ZodObject",(e,t)=>{mo(),Kh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),H.installLazyProp(e,"shape",
n=>n._zod.def.shape,!1)},{keyof(){return F(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(H.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(H.mergeDefs(this._zod.def,{catchall:fo()}))},loose(){return this.clone(H.mergeDefs(this._zod.def,{catchall:fo()}))},
strict(){return this.clone(H.mergeDefs(this._zod.def,{catchall:yy()}))},strip(){return this.clone(H.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return H.extend(this,e)},safeExtend(e){return H.safeExtend(this,e)},merge(e){return H.merge(this,e)},pick(e){return H.pick(this,e)},
omit(e){return H.omit(this,e)},partial(...e){return H.partial(ho,this,e[0])},exactPartial(...e){return H.partial(pi,this,e[0],"exactPartial")},
required(...e){return H.required(vy,this,e[0])}});function by(e,t){let n={type:"object",shape:e??{},...H.normalizeParams(t)};return new lr(n)}
function E(e,t){return new lr({type:"object",shape:e,catchall:yy(),...H.normalizeParams(t)})}function wy(e,t){return new lr({type:"object",shape:e,
catchall:fo(),...H.normalizeParams(t)})}var di=S("ZodUnion",(e,t)=>{bl.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function J(e,t){return new di({type:"union",options:e,...H.normalizeParams(t)})}var fO=S("ZodDiscriminatedUnion",(e,t)=>{di.init(e,t),Wh.init(e,t)});function xt(e,t,n){return new fO({type:"union",options:t,discriminator:e,
...H.normalizeParams(n)})}var pO=S("ZodIntersection",(e,t)=>{Vh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function mO(e,t){return new pO({type:"intersection",left:e,right:t})}var hO=S("ZodTuple",(e,t)=>{mo(),Jh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new ho({type:"optional",innerType:t}))})}});
function fi(e,t,n){let r=t instanceof ae,o=r?n:t,s=r?t:null;return new hO({type:"tuple",items:e,rest:s,...H.normalizeParams(o)})}var po=S("Z\
odRecord",(e,t)=>{mo(),Yh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function oe(e,t,n){return!t||!t._zod?new po({type:"record",keyType:b(),valueType:e,...H.normalizeParams(t)}):new po({type:"record",keyType:e,
valueType:t,...H.normalizeParams(n)})}function ut(e,t,n){return new po({type:"record",keyType:e,valueType:t,...H.normalizeParams(n),partial:!0})}var Ml=S("ZodEnum",(e,t)=>{Xh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new Ml({...t,checks:[],...H.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new Ml({...t,checks:[],...H.normalizeParams(o),entries:s})}});
function F(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Ml({type:"enum",entries:n,...H.normalizeParams(t)})}var gO=S("ZodLiteral",(e,t)=>{Qh.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function ie(e,t){return new gO({type:"literal",values:Array.isArray(e)?e:[e],...H.normalizeParams(t)})}var yO=S("ZodTransform",(e,t)=>{mo(),eg.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new ar(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(H.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(H.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function bO(e){return new yO({type:"transform",transform:e})}
var ho=S("ZodOptional",(e,t)=>{wl.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function fy(e){return new ho({type:"optional",innerType:e})}var pi=S("ZodExactOptional",(e,t)=>{tg.init(e,t),ce.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function wO(e){return new pi({type:"optional",innerType:e})}var vO=S("ZodNull\
able",(e,t)=>{ng.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function py(e){
return new vO({type:"nullable",innerType:e})}var xO=S("ZodDefault",(e,t)=>{rg.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function _O(e,t){return new xO({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():H.shallowClone(
t)}})}var SO=S("ZodPrefault",(e,t)=>{og.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function $O(e,t){return new SO({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():H.shallowClone(t)}})}var vy=S(
"ZodNonOptional",(e,t)=>{sg.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function EO(e,t){
return new vy({type:"nonoptional",innerType:e,...H.normalizeParams(t)})}var kO=S("ZodCatch",(e,t)=>{ig.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeCatch=e.unwrap});function OO(e,t){return new kO({type:"catch",innerType:e,catchValue:typeof t=="function"?t:H.constantCatch(t)})}var Dl=S("ZodPipe",(e,t)=>{ag.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function my(e,t){
return new Dl({type:"pipe",in:e,out:t})}var TO=S("ZodReadonly",(e,t)=>{cg.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function RO(e){return new TO({type:"readonly",innerType:e})}var CO=S("ZodCustom",(e,t)=>{lg.init(e,t),ce.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function AO(e,t={}){return Yg(CO,e,t)}function PO(e,t){return Xg(e,t)}var ln=z(E({name:b(),key:F(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var P=(e,t)=>E({code:ie(e),...t}),Te=F(["base","head"]),jl=E({exitCode:_().nullable(),signal:b().nullable()}).describe("Both null where noth\
ing is known but that it ended."),xy=F(["content-length","chunked","until-close","none"]),zO=E({port:_().describe("The port that requests we\
re sent to."),at:z(E({host:b(),port:_()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known\
 where the server listens."),Fl=F(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is with\
out TLS."),go={through:ie("nginx").exactOptional().describe("Set where the server itself answers."),interim:_().exactOptional().describe("Th\
e status (1xx) that its answers have before the one that counts.")},mi={afterLoad:ie(!0).exactOptional()},_y=z(J([E({status:b(),count:_()}),
E({error:b(),count:_()})])),NO=F(["differs","too-long","too-slow"]),IO=J([E({text:b()}).describe("The beginning of the whole body that is ex\
pected."),E({contains:b()}),E({matches:b(),why:NO}).describe("Whether it does not match, or is too long to be looked at, or the expression t\
akes too long."),E({json:b(),at:b(),got:b().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; nu\
ll for nothing."),E({json:ui()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),yo=xt("code",
[P("wrong-status",{path:b(),status:_(),expected:J([_(),z(_())]).describe("Of several, each would be right."),body:b().describe("Its beginnin\
g, without secrets."),speaks:Fl.exactOptional(),...go,...mi}),P("wrong-body",{path:b(),bytes:_(),body:b().describe("Its beginning, without s\
ecrets."),lacks:IO,...mi}),P("wrong-header",{path:b(),name:b(),value:b().nullable(),expected:b(),...mi}),P("no-answer",{path:b(),error:b(),speaks:Fl.
exactOptional(),...go,...mi}),P("length-changed",{path:b(),bytes:_()}),P("lengths-differ",{path:b(),base:_(),head:_()}),P("framing-differs",
{path:b(),base:xy,head:xy}),P("errors",{failed:_(),of:_(),unit:F(["requests","operations"]),most:_y.describe("The most frequent."),through:go.
through}),P("no-answers",{seconds:_(),most:_y.describe("The most frequent."),through:go.through}),P("wrong-size",{answers:_(),bytes:_(),least:_(),
most:_()}),P("too-many-connections",{side:F(["client","upstream"]).describe("Of nginx; client where there is none."),opened:_(),requests:_()}),
P("died",{end:jl,of:F(["server","service"]),service:b().exactOptional(),when:F(["starting","before-load","under-load"]).exactOptional(),withheld:ln,
lacks:b().exactOptional().describe("A module that it said it could not find.")}),P("restarted",{}),P("worked-unasked",{cpu:_().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:_().describe("The same of the other variant, while only this one was \
loaded."),seconds:_()}),P("accepted-unasked",{connections:_().describe("Accepted while only the other variant was loaded."),seconds:_()}),P(
"reached-other",{of:Te.describe("Whose server, service or nginx it was connected to."),connections:_(),listened:ie(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),P("ended-other",{of:Te.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:jl}),P("fails-beside",{of:Te.describe("Which could not be started beside this one, and could a\
lone.")}),P("changed-files",{of:Te.describe("Whose files were changed while both ran, and not those of this one."),path:b().describe("The fi\
rst of them."),files:_()}),P("filled-disk",{bytes:_().describe("That its files take."),other:_().describe("The same of the other variant.")}),
P("left-its-group",{processes:_(),cpu:_().describe("CPU seconds that they used, which no meter of the variant counts.")}),P("not-ready",{seconds:_(),
last:J([E({path:b(),status:_()}),E({error:b()})]).nullable().describe("What it answered last; null where it answered nothing."),service:b().
exactOptional(),listens:zO.exactOptional(),speaks:Fl.exactOptional(),...go,runOver:ie(!0).exactOptional().describe("Set where the run's time\
 was over first.")}),P("start-failed",{error:b()}),P("prepare-failed",{command:z(b()),error:b(),withheld:ln}),P("command-failed",{error:b(),
withheld:ln,well:V().positive().exactOptional().describe("Runs of the same side that ended well.")}),P("no-report",{output:b().describe("The\
 last lines of a command that reported no operations, though base's does.")}),P("impossible-time",{seconds:_().describe("What a command said\
 that it had worked."),wall:_().describe("From its start to its end, as hyperfine noted it.")}),P("timing-altered",{noted:_().describe("Wall\
 seconds that hyperfine noted."),wall:_().describe("From its start to its end by loadgate's clock.")}),P("generator-failed",{error:b()}),P("\
background-load-failed",{failed:_().exactOptional(),answered:_().exactOptional(),error:b().exactOptional()}),P("proxy-failed",{variant:Te,end:jl.
nullable(),seconds:_().nullable().describe("Set where it was waited for so long."),error:b().nullable().describe("The last line of its log.")}),
P("harness-failed",{error:b()}),P("burner-elsewhere",{})]);function Sy(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var MO=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function $y({code:e}){return MO.
includes(e)}var bo=F(["direct","nginx"]),hi=F(["server","proxy","generator","dependency"]),ne=_().nullable(),Ey=oe(b(),_()),Mn=F(["out-of-ports","proxy-\
saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),LO=E({by:F(["hyper\
fine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:V().positive().
describe("How many times it ran, one after the other."),user:ne.describe("CPU seconds of all runs in user mode."),system:ne.describe("The sa\
me in the kernel."),exitCode:V().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:V().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:ne.describe("What it wor\
ked for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),DO=E({variant:Te,wall:_().describe(
"Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:Ey.
describe("Answers by status."),errors:Ey.describe("Errors by the generator's own text, deadline aborts left out."),aborted:_().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:_().describe("Body bytes received."),correct:_().describe("Answers\
 with the expected status."),latency:E({mean:ne,p50:ne,p90:ne,p95:ne.exactOptional(),p99:ne}).describe("In seconds. The oldest results have \
no p95."),latencies:z(fi([_().nonnegative(),V().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intende\
d start in seconds, to three digits, ascending, and how often each."),cpu:E({server:ne,proxy:ne,generator:ne}).describe("CPU seconds used."),
busiest:E({server:ne,proxy:ne}).describe("Busiest thread as a share of one core."),opened:E({client:ne,upstream:ne}).describe("TCP connectio\
ns accepted; client is the side the generator talks to."),memory:ne.describe("Peak memory of the server in bytes since its start."),switches:ne.
describe("Context switches of the server."),counters:ut(F(Pn),_().nonnegative()).exactOptional().describe("What else the server's processes \
did, as often; what could not be counted is absent."),command:LO.exactOptional(),bottleneck:hi.nullable(),invalid:z(yo),limits:z(Mn)}).describe(
"What one load of one variant gave in one round."),jO=E({order:z(Te).describe("The variants in the order they were loaded."),together:ue().describe(
"Whether they were loaded at once."),at:_().describe("Seconds since the start of the run."),samples:z(DO),disturbance:E({stolen:ne.describe(
"Taken by the host of this virtual machine."),foreign:ne.describe("Used by processes that are not part of the run.")}).describe("What others\
 took of the run's CPUs, as a share of one CPU.")}),ky=E({at:_().describe("Seconds since the start of the run."),startSeconds:E({base:_().exactOptional(),
head:_().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:_(),warmUpCosts:z(ne).describe("CPU seconds per\
 answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:z(jO),invalid:z(
E({variant:Te.nullable(),fault:yo,log:b().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var Gl={before:_(),after:_()},Py=F(er),Oy={scenario:b(),metric:Py,before:_().nullable().describe("Null where it has none."),after:_().nullable()},
FO=E({of:F(["run","scenario","target","service"]),name:b().exactOptional().describe("Absent where it is of the whole run."),setting:b().describe(
"The way to it, as `expect.status`."),before:b().nullable().describe("Cut around what differs; null where it is not there."),after:b().nullable()}),
Ty={changes:z(FO),more:V().nonnegative().describe("How many further ones there are.")},Ry={scenarios:z(b()),via:z(b()).describe("scenario/vi\
a"),pairs:z(b()).describe("target/scenario")},GO=F(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),zy=xt("code",[P("base-config-missing",{file:b()}),P("base-config-unusable",{file:b(),error:b()}),P("config-from-checkout",{file:b()}),
P("gate-changed",{changes:z(xt("setting",[E({setting:ie("false-alarms"),...Gl}),E({setting:ie("fail-on"),before:z(b()),after:z(b())}),E({setting:ie(
"mode"),before:b(),after:b()}),E({setting:ie("threshold"),scenario:b(),...Gl}),E({setting:ie("max-errors"),scenario:b(),...Gl}),E({setting:ie(
"thresholds"),...Oy}),E({setting:ie("absolute-limits"),...Oy,unit:b()})]))}),P("budget-changed",{before:_().nullable().describe("Seconds; nu\
ll for the default of each case."),after:_().nullable()}),P("build-timeout-changed",{before:_().nullable().describe("Seconds; null for the d\
efault."),after:_().nullable()}),P("isolation-changed",Ty),P("no-base-side",{file:b(),targets:z(b())}),P("no-longer-measured",{targets:z(b()),
...Ry}),P("newly-measured",{targets:z(b()),...Ry}),P("plan-changed",Ty),P("fixture-changed",{folders:z(b())}),P("default-rules",{file:b()}),
P("cases-missing",{cases:z(b())}),P("other-requests",{scenarios:z(b())}),P("submodules-missing",{paths:z(b())}),P("checkout-sparse",{file:b().
describe("One that is left out."),files:V().positive()}),P("filters-off",{filters:z(b()),file:b().describe("One of them."),files:V().positive()}),
P("port-ignored",{target:b()}),P("port-fixed",{target:b(),ports:z(V().positive()).min(1).describe("What both sides listen on beside PORT.")}),
P("own-users-lacking",{why:GO,what:b().exactOptional().describe("The target, program or port that a separate user cannot have.")}),P("sessio\
n-overran",{case:b(),seconds:_().describe("What the session that was stopped had taken.")}),P("planted-not-found",{case:b(),slowdown:_().describe(
"CPU that was burnt beside head, as a share of what head used.")}),P("planted-not-measured",{case:b(),why:F(Mp)}),P("rate-not-comparable",{scenario:b()})]),
UO={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,
"build-timeout-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rul\
es":!1,"cases-missing":!0,"other-requests":!0,"submodules-missing":!1,"checkout-sparse":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,
"own-users-lacking":!1,"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function yi(e){return e.
some(({code:t})=>UO[t])}var Ul=xt("code",[P("docker-missing",{}),P("no-engine",{said:b().exactOptional().describe("By Docker's client.")}),P(
"no-buildx",{}),P("images-unresolved",{images:z(b())}),P("nothing-to-build",{target:b()}),P("no-command",{of:F(["target","service"]),name:b()}),
P("same-process",{as:b().describe("The target that it does not differ from.")}),P("programs-missing",{programs:z(b())}),P("base-in-docker",{})]),
Ny=xt("code",[P("configured",{}),P("docker-works",{}),P("nothing-to-run",{}),P("not-docker",{obstacle:Ul})]),gi=F(["untouched","identical-bu\
ilds"]),BO=F(["steal","other-programs","out-of-ports"]),Cy=_().exactOptional().describe("Set where the time for everything that is built tog\
ether was over."),Ay=E({lost:V().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:V().nonnegative()}),
Bl=xt("code",[P("build-failed",{variant:Te,target:b(),limitSeconds:Cy}),P("setup-failed",{variant:Te,target:b(),limitSeconds:Cy,withheld:ln}),
P("fault",{variants:z(Te).describe("Empty where it is no variant's."),fault:yo,times:V().positive()}),P("head-alone",{why:F(["configuration",
"target","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),P(
"shards-missing",{shards:z(b()).describe("`1/3`; empty where one left the case out.")}),P("skipped",{why:gi}),P("skip-unverified",{why:gi}),
P("interrupted",{}),P("no-time",{}),P("no-values",{}),P("one-session",{}),P("equal-ratios",{}),P("slow-start",{seconds:_().describe("What a \
start takes, of the slower side."),sessions:V().positive().describe("How many fit.")}),P("interference",{source:BO,effect:F(["counted-less",
"left-out","nothing-left"]),rounds:V().positive()}),P("limited",{limit:Mn,loop:F(["closed","open","command"]),cpuDecides:ue().describe("Whet\
her CPU time could be read, so that it decides.")}),P("held-back",{limit:Mn,bound:ue().describe("Whether its value is a bound of the true on\
e.")}),P("connections-closed",{base:_().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:_().
nullable()}),P("requests-lost",{base:Ay.exactOptional().describe("Absent where there is no base."),head:Ay}),P("p99-unknown",{}),P("not-judg\
ed",{metric:Py,key:F(["threshold","limit"]).describe("By which key."),why:F(["of-requests","of-commands","no-operations","operations","no-im\
age","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),P("bottleneck-unknown",{}),P(
"server-waits",{limit:Mn,decided:ue().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),P("settled-earl\
y",{sessions:V().positive()}),P("counter-moved",{metric:F(Pn),more:_().describe("Head less base, per request or operation."),low:_().describe(
"Where that lies at 95%, with the other end."),high:_()})]);var qO=F(["docker","process"]),Iy=E({method:b(),paths:z(b()).describe("One or several; one of several is picked at random for each request."),
headers:z(fi([b(),b()])),body:J([E({text:b()}),E({file:b()})]).exactOptional()}),ZO=E({contains:z(b()).exactOptional().describe("Texts that \
all stand in it."),matches:b().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:b().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),HO=E({status:J([_(),
z(_())]).describe("Of several, each is right."),body:J([b().describe("The whole body."),ZO]).exactOptional(),headers:oe(b(),b()).describe("L\
ower-case names."),sameLength:ue().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected a\
nswer; what is absent is not checked.");var My=ut(F(er),_().positive()),KO=E({name:b(),targets:z(b()).describe("Names of the targets it is run against."),request:Iy.describe("Asks \
for no path where the scenario runs a command instead."),args:z(b()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it \
did."),expect:HO,connections:_(),keepalive:ue(),http2:ie(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on\
, with TLS as both agree."),via:z(bo),background:E({request:Iy,connections:_()}).exactOptional().describe("Other requests that are sent all \
the while; they are not measured."),rate:J([E({perSecond:_()}),E({share:_()})]).exactOptional().describe("Requests per second, or a share of\
 what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:_().exactOptional().describe("A fixe\
d count of requests per sample instead of a duration."),durationSeconds:_().exactOptional().describe("Instead of a length derived from the t\
hroughput."),timeoutSeconds:_(),maxErrors:_().describe("The share of answers that may be errors, 0 to 1."),threshold:_().describe("Smallest \
relative change that counts, 0.02 for 2%."),thresholds:My.exactOptional().describe("The same of single metrics, which then decide as well, w\
hatever decides without them."),limits:My.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be,\
 or the least of what is better the higher it is.")}),WO=F(["configuration","target","scenario","request"]),Zl=E({id:b(),target:b(),scenario:b(),
via:bo,fresh:WO.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that reque\
sts or expects something else. What base answers wrongly is then no fault of it.")}),ql=z(_()),VO=E({layout:F(["one-core","shared-load-core",
"smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a sepa\
rate machine the numbers of server and proxy are that machine's."),server:ql,proxy:ql,generator:ql}).describe("Which logical CPUs each part \
may use.");var JO=F(["side-by-side","interleaved"]),YO=F(["regression","invalid","inconclusive","never"]),XO=F(["block","observe"]),Hl={seed:_(),budgetSeconds:_(),
isolation:qO,isolationReason:Ny,cpus:VO,scenarios:z(KO)},Kl=E({...Hl,shard:E({index:V().positive(),count:V().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:E({config:b().exactOptional(),preset:b().exactOptional()}).exactOptional().
describe("What of the configuration was named: its file, from the repository's top, and a preset."),looks:ie(!1).exactOptional().describe("S\
et where every case took all its time: a size that is read at an early look is a little too large."),alpha:_().gt(0).lt(1).describe("One-sid\
ed risk of any false regression in the whole run."),pairing:JO.describe("How the variants of a case are loaded, where both can be up at once\
."),cases:z(Zl),failOn:z(YO),mode:XO.describe("Whether a verdict fails the run, or is only reported.")});function bi({budgetSeconds:e,cases:t,
shard:n}){return e/Math.max(1,t.length/(n?.count??1))}var QO=E({cores:_(),memoryBytes:_(),kernel:b(),os:b()}),Wl=E({cpuModel:b(),cores:_(),memoryBytes:_(),
kernel:b(),os:b(),runnerImage:b().nullable(),servers:QO.exactOptional().describe("The machine of the servers, where it is not the one that m\
ade the load."),tools:oe(b(),b()),load:E({before:_(),after:ne}).describe("Load average of one minute.")});var O=class extends Error{name="UsageError"},wo=class extends Error{name="RunError"},_t=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var Ge=class extends Error{name="DeliveryError"},eT="interrupted; everything it started is gone";function Ly(e){return e instanceof _t?eT:[O,
wo,Ge].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{stripVTControlCharacters as tT}from"node:util";var nT=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
rT=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Vl(e){return tT(e.replace(/\r\n?/g,`
`)).replace(nT,"").replace(rT,"$1")}function fe(e){return Vl(e).replace(/\s+/g," ").trim()}function ye(e,t){return e.length<=t?e:`${e.slice(
0,t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var Dy=3,oT=/\b(?:error|fatal|cannot|could not|panic)\b.{12}/i;function vo(e,t=12){let n=Vl(e).split(`
`).filter(i=>i.trim()!==""),r=n.slice(-Math.max(1,t-Dy-1)),o=n.slice(0,-r.length).filter(i=>oT.test(i)&&!r.includes(i));return(n.length<=t||
o.length===0?n.slice(-t):[...o.slice(0,Dy),"\u2026",...r]).map(i=>ye(i,300)).join(`
`)}var sT={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function Qe(e){return Vl(e).replace(/[&<>"']/g,t=>sT[t]??"")}function pe(e){return fe(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,t=>`&#${t.charCodeAt(
0)};`)}function ve(e){return`<code>${pe(e)}</code>`}var iT=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function wi(e){return e.replaceAll(iT,t=>{let n=t.
codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function G(e){return`"${wi(e.length>60?`${e.slice(0,57)}\
...`:e)}"`}function xo(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}var jy=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,vi=/\s*/y;function xi(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){vi.lastIndex=
a,vi.exec(e);let c=aT(e,vi.lastIndex);if(c===null)return;if(a=vi.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new O(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")lT(o.at(-1)?.keys,i);else if(c===
","){let l=o.at(-1);if(l&&++l.entries>r)throw new O(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new O(`the JSON hol\
ds more than ${n} values`);i=c}}function aT(e,t){if(e[t]==='"'){let n=cT(e,t);return n===null?null:e.slice(t,n)}return jy.lastIndex=t,jy.exec(
e)?.[0]??null}function cT(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function lT(e,t){if(!e)return;let n=uT(t);if(e.has(n))throw new O("the JSON gives a key twice in one object");e.add(n)}function uT(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var Ln=1,Jl=F(Qn),ur=F(er),_o=E({low:_().positive(),high:_().positive()}),fT=E({name:ur,unit:b(),better:F(["higher","lower"]),gates:ue().describe(
"Whether it takes part in the verdict of its case."),base:ne.describe("Typical value: the median over sessions of the medians over rounds."),
head:ne,ratio:_().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:_o.nullable().describe(
"The 95% interval of the ratio."),decisionInterval:_o.nullable().describe("The wider one that decides whether it is slower or faster, so tha\
t alpha holds for the whole run."),n:_().describe("Sessions behind the interval."),threshold:_().positive().exactOptional().describe("Set wh\
ere the metric has its own threshold, instead of its case's."),verdict:Jl.nullable()}),pT=E({metric:ur,unit:b(),better:F(["higher","lower"]),
limit:_().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:ne.describe("The geometric mea\
n over head's sessions; of image size the only value there is."),interval:_o.nullable().describe("Its 95% interval; null where the noise is \
not known, or there is none."),n:_().describe("Sessions behind the interval."),state:F(["held","inconclusive","broken"]).describe("Whether t\
he whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),mT=E({roundsPerSession:_(),
warmUpSeconds:_().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:ne.describe("The share of the nois\
e that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the \
spread alone."),Si=_().nonnegative(),Fy=F(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the \
runtime below them, its garbage collector or its just-in-time compiler."),Gy=V().nonnegative().describe("In its file, of head."),hT=E({name:b().
max(300),line:Gy.exactOptional(),kind:Fy,calls:E({name:b().max(300),line:Gy.exactOptional(),kind:Fy}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Si.describe("CPU seconds per request in it and in all that it calls."),head:Si}),gT=E({tool:b().
max(100),base:Si.describe("CPU seconds per request, of the whole server."),head:Si,functions:z(hT).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Yl=E({...Zl.shape,sessions:z(ky),choice:mT.exactOptional(),rate:_().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:gi.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:z(b()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Wl.exactOptional().describe("Where it was measured, if not where the rest was."),growth:gT.exactOptional(),
notProfiled:b().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),yT=E({...Yl.shape,bottleneck:hi.
nullable(),threshold:_().positive(),metrics:z(fT),limits:z(pT).exactOptional(),verdict:Jl,settledAt:ne.describe("Sessions after which a look\
 settled it; null where it was judged at the end."),detectable:ne.describe("The smallest slowdown, as a share, that would have been called o\
ne in 95 of 100 such runs; null where the noise is not known."),brokenIn:z(Te).describe("The variants that an invalid case failed in."),findings:z(
Bl)}),bT=E({variant:Te,commit:b().describe("Of a temporary commit where the working tree was measured."),label:b().describe('What was named:\
 a revision, or "working tree".'),builds:oe(b(),E({id:b(),imageBytes:ne})).describe("By target: image id, or tree id for processes, and the \
image's size in bytes.")}),wT=E({kind:F(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a comp\
iler or runtime."),name:b().max(200),base:b().max(200).nullable().describe("Its versions in base that head has not, a comma between two; nul\
l where base has none."),head:b().max(200).nullable(),role:F(["direct","indirect","development"]).exactOptional().describe("Of a package: re\
quired by the project, needed by another, or only to develop with."),file:b().max(200).exactOptional().describe("That says so; absent where \
a built image does.")}).describe("What two builds differ by beside the repository's own code."),Zy=z(wT).max(500).exactOptional().describe("\
What matters most first; absent where nothing else differs, or nothing was compared."),vT=E({variant:Te,target:b(),what:F(["build","setup"]),
log:b(),limitSeconds:_().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:ln}).describe(
"A side that could not be built or prepared at all."),xT=E({build:_(),run:_().describe("Starts, warm-up and measuring."),ready:_().describe(
"Of them, from all variants of a session ready to their stop."),load:_().describe("Of them, with load on."),harness:_().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Xl={id:b(),startedAt:b().describe(
"ISO 8601."),environment:Wl,variants:z(bT),failures:z(vT),notices:z(zy).describe("What the reader must know first."),seconds:xT,interrupted:ue().
describe("Whether the run was stopped before its plan was done.")},iF=E({...Xl,differences:Zy,plan:Kl,cases:z(Yl)}),Hy={schema:ie(Ln),...Xl,
differences:Zy,plan:Kl,cases:z(yT),verdict:Jl,exitCode:_()},_i=E({command:ie("compare"),...Hy}),Uy=E({commit:b(),label:b()}),_T=F(["issue","\
comment","fail","none"]),ST=E({control:b().exactOptional().describe("The case that is measured with identical builds; the first one if absen\
t."),alert:z(_T),direction:F(["worse","both"]),thresholds:oe(b(),_()).describe("Further metrics that raise alerts, each with its threshold."),
selftest:ue().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:_().describe(
"Seconds that points are kept."),keepRuns:_().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants \
points kept and changes reported."),$T=E({settings:ST,config:b().describe("Path of the configuration file."),reference:Uy,head:E({commit:b(),
subject:b()}),control:_i.nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be mea\
sured."),seam:E({from:Uy,results:_i}).nullable().describe("The new reference against the one before, in the first run after it was moved."),
again:_i.nullable().describe("The cases that looked changed, measured once more."),planted:E({case:b(),slowdown:_().positive().describe("CPU\
 burnt beside head, as a share of what head used."),results:_i.nullable().describe("By the rules of a pull request; null where it was interr\
upted before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent wher\
e none was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),ET=E({command:F([
"compare","trend"]),...Hy,trend:$T.exactOptional()}),kT=E({place:V().positive(),value:ne,system:b().nullable(),moved:ue().describe("Whether \
today's order among the published systems is another one.")}),OT={place:V().positive().nullable().describe("From 1; shared by targets that t\
he numbers do not distinguish; null where nothing can be ranked."),ratio:_().positive().nullable().describe("Value \xF7 the best one's; null of\
 the best one, and under two sessions."),interval:_o.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboa\
rd.")},TT=E({target:b(),...OT,figures:ut(ur,ne).describe("Typical values: the median over sessions of the medians over rounds."),sessions:z(
_().positive()).describe("The value that it is ranked by, of each session."),spread:_o.nullable().describe("Where the mean of the sessions l\
ies, at 95%."),requests:V().nonnegative().describe("All answers and errors of the measured rounds."),failed:oe(b(),V().positive()).describe(
"How often what went wrong."),bottleneck:hi.nullable(),limited:ue().describe("Whether something else than the server bounded its value."),findings:z(
Bl),published:kT.nullable().describe("What the publication said, beside today's place.")}),RT=E({id:b().describe("scenario/via"),scenario:b(),
via:bo,by:F(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run\
 of commands that report no operations."),unit:F(["requests/s","operations/s","s"]),rows:z(TT).describe("Best first.")}),CT=E({unit:b().nullable(),
entries:z(E({target:b(),value:ne,system:b().nullable()}))}),AT=E({source:b(),figures:oe(b(),CT).describe("By scenario and via, `hello/direct\
`.")}),PT=E({target:b(),obstacle:Ul}),zT=E(Hl),NT=E({...Xl,config:b().describe("Path of the configuration file."),plan:zT,cases:z(Yl).describe(
"One target in one scenario in one way each, as `head`."),leftOut:z(PT),published:AT.nullable()}),IT=E({command:ie("rank"),schema:ie(Ln),...NT.
shape,leaderboards:z(RT),exitCode:_()}),MT=xt("command",[ET,IT]);var By=64*1024*1024,LT={deepest:24,mostValues:4e6,longest:2e4},qy=1e3,DT=1e3,jT=100;function So(e){let t=Ky(e);if(t.command==="rank")throw new O(
"these are the results of rank; this takes those of compare or trend");return t}function Ky(e){let t=FT(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&qT(r);return t}function FT(e){if(Buffer.byteLength(e)>By)throw new O(`the results have more than ${By/2**20} MiB: no run leaves so much`);xi(e,LT);let t=GT(
e);BT(t);let n=MT.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=ye(fe(`${o}: ${r?.message??"unknown"}`),300);throw new O(`the results are not valid at ${s}; read them with the loadgate that wr\
ote them, which may be newer`)}function GT(e){try{return JSON.parse(e)}catch(t){throw new O(`the results are not JSON (${fe(t.message)}); wa\
s the file cut off?`)}}var UT=wy({schema:_()});function BT(e){let t=UT.safeParse(e);if(!t.success)throw new O("this is not a results.json of\
 loadgate: it has no schema number");if(t.data.schema>Ln)throw new O(`the results have schema ${t.data.schema}, this loadgate reads up to ${Ln}\
; use the loadgate that wrote them, or a newer one`)}function qT(e){let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>qy||e.plan.cases.
length>qy||e.cases.some(n=>n.sessions.length>DT)||t.some(({rounds:n})=>n.length>jT))throw new O("the results hold more cases, sessions or ro\
unds than any run leaves")}var $o=["slower","faster"],Ql=["using more CPU","using less CPU"];function Ei(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function fr(e,t){
return e===null||!(t>0)?null:e/t}function Wy({command:e},t){return e===void 0||e.operations!==null?null:fr(t,e.runs)}function ZT(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function $i(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:$o},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?nu(l,a):u[e]??null}}var dr={better:"lower",decides:null,limitable:!1},
HT=64*4096;function Vy(e,t){return{...dr,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return fr(a,i.reduce((c,l)=>c+Ei(l),
0))}}}var be=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:$o},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:fr(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Ql},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>fr(e.cpu.server,Ei(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:$o},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>Wy(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Ql},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>Wy(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:$o},...dr,better:"higher",of:"command",per:"\
round",value:e=>fr(e.correct,e.command?.seconds??0)},$i("p50","the median answer",{decides:"open"}),$i("p90","the slowest tenth of the answe\
rs",{decides:null}),$i("p95","the slowest twentieth of the answers",{decides:"open"}),{...$i("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...dr,resolution:HT,per:"sessio\
n",value:ZT},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...dr,
of:"request",per:"round",value:e=>fr(e.switches,Ei(e))},Vy("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Vy("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...dr,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...dr,per:"build",ofImage:!0,
value:e=>e.imageBytes}];function Yy(e){return[$o,Ql].includes(Ee(e).words.cases)}function ki(e){return be.filter(({decides:t})=>t===e)}function eu({
name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="com\
mand"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-operations":null}function Oi(e,t){let n=r=>e[r.name]!==void 0&&eu(r,t)===
null;return be.filter(r=>r.decides===t.loop||n(r))}function tu(e){return be.find(t=>t.name===e)}function Ee(e){let t=tu(e);if(t===void 0)throw new RangeError(
`no metric ${e}`);return t}var KT=10;function Xy(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var Jy=new WeakMap;function nu(e,t){
let n=Jy.get(e)??new Map;n.size===0&&Jy.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=WT(e,t);return n.set(t,o),o}function WT(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<KT-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as cR}from"node:util";var VT={stolen:.3,foreign:.6},JT={stolen:.05,foreign:.25},YT=.25;function ru({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function Qy({together:e,order:t}){return e||t.length===1}function eb(e){if(ru(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=Qy(e)?VT:JT;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function un(e){let t=eb(e);return t===null?1:Qy(e)&&t!=="\
out-of-ports"?YT:0}function ou(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=eb(n);if(r===null)continue;let o=un(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function su({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var XT=.9999999999998099,QT=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function pr(e){let t=e-1,n=t+7.5,r=QT.reduce((o,s,i)=>o+s/(t+i+1),XT);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function tb(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let l=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+l*i),s=o(1+l/s),a*=i*s;let u=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+u*i),s=o(1+u/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function eR(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(pr(n+r)-pr(n)-pr(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*tb(e,n,r)/n:1-o*tb(t,r,n)/r}function nb(e,t){let n=e*e;return .5*eR(t/(t+n),n/(t+n),t/2,.5)}function tR(e,t){
return pr((t+1)/2)-pr(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var Eo=new Map,rb=1e3;function iu(e,t){let n=Eo.get(e)?.get(t);if(n!==
void 0)return n;let r=sb(e,t);Eo.size>=rb&&Eo.clear();let o=Eo.get(e)??new Map;return o.size>=rb&&o.clear(),Eo.set(e,o.set(t,r)),r}function sb(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-sb(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;nb(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=nb(o,t);i>e?n=o:r=o;let a=Math.exp(tR(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),l=c>n&&c<r?c:(n+r)/2;if(Math.abs(l-o)<=1e-14*o)return l;o=l}return o}function dn(e){if(e<0)return 1-dn(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var ob=200,
nR=4;function ko(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-pr(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<ob;a++){
let c=(a+.5)*nR/ob,l=o(c);s+=l*t(c),i+=l}return s/i}function rR(e){return e.map(t=>({value:t,weight:1}))}function ib(e){return Oo(rR(e))}function Oo(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function To(e){return e.reduce((t,n)=>t+n,0)/e.length}function ab(e){let t=To(e);return Math.sqrt(e.reduce((n,r)=>n+(r-t)**2,0)/
(e.length-1))}function cb(e){return Oo(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var au=4.25,
fF=1-2*au*Math.exp(-(au**2)/2)/Math.sqrt(2*Math.PI)/(2*dn(au)-1);function lu(e,t,n,r){return lb(e)&&lb(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function lb(e){return e!==null&&Number.isFinite(e)&&e>0}function oR(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return lu(t.value(r),t.value(o),un(e),s)}function Ti(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return lu(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=fb(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=ub(s,t);return i?sR(
s,i):s.flatMap(a=>oR(a,t))}function ub(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function sR(e,t){let n=e.flatMap(s=>s.samples),r=s=>db(n,t,s),o=e.reduce((s,i)=>s+un(i),0)/
e.length;return lu(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function db(e,{share:t},n){let r=e.filter(o=>o.variant===n);return nu(
Xy(r.map(({latencies:o})=>o??[])),t)}function fb({rounds:e}){return e.filter(t=>un(t)>0)}function iR(e){return e.map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function Ri({sessions:e},t,n=!1){return e.flatMap(
r=>{let o=Ti(r,t,n),s=iR(o),i=To(o.map(({base:a,head:c})=>cu(t,a)+cu(t,c)));return pb(cb(s),s,t,i)})}function uu({sessions:e},t,n){return e.
flatMap(r=>{let o=mb(r,t,n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return pb(Oo(s),s,t,To(o.
map(({value:i})=>cu(t,i))))})}function cu({resolution:e=0},t){return(e/t)**2/12}function pb(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+
a.weight,0),s=n.per==="round"&&t.length>1?aR(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function aR(e,t){let n=e.
reduce((o,s)=>o+s.weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function mr({
sessions:e},t,n){let r=e.map(o=>Oo(mb(o,t,n)));return ib(r.filter(o=>o!==null))}function mb(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===
null?[]:[{value:i,weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=fb(e),s=ub(o,t);return s?r(db(o.flatMap(i=>i.samples),s,n),
1):o.flatMap(i=>i.samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),un(i))))}function Ci({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function du({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!ru(n)).flatMap(n=>n.samples))}function hb(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Ai(e){let t=du(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return hb(t,["generator","proxy","dep\
endency","server"])}function hr(e,t){let n=Ai(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>Ti(o,Ee("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:gb(e)}function gb(e){return hb(
du(e).flatMap(t=>t.limits),Mn.options)}function lR(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:$y(t)?null:n}))}function uR({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=Ci(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function Ro(e){let t=new Map;for(let n of lR(e)){let{variant:r,fault:o}=uR(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function Co(e,t){return t.filter(n=>n.
target===e.target)}function fu(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function gr(e){let t=r=>e.filter(o=>cR(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:fu(o),fault:r,
times:s}})}function yr({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function yb(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function dR(e){return Sy(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function fR({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function bb({variant:e,fault:t},{fresh:n}){return e==="base"?yb(t)||n!==void 0&&
dR(t):e===null&&fR(t)&&(n==="scenario"||n==="configuration")}function pu({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function pR({sessions:e}){return e.some(t=>pu(t,"base").some(({invalid:n})=>n.length===0))}function mR({sessions:e}){return e.some(t=>pu(
t,"base").length===0&&pu(t,"head").some(({invalid:n})=>n.length===0))}function wb(e,{failures:t,notices:n}){let r=Co(e,t),o=Ro(e);if(!(o.every(l=>bb(l,e))&&r.every(hu))||pR(e)||!mR(e))return null;let i=[...r.map(
yr),...gr(o)],a=r.length>0?"not-built":o.some(({fault:l})=>yb(l))&&"not-started";if(a&&!mu({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function mu({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function hu({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function vb(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!bb(r,t)):e}var Ue={done:0,regression:1,usage:2,invalid:3,undelivered:4};function xb(e){return e instanceof _t?hR(e.signal):e instanceof Ge?Ue.undelivered:e instanceof O?Ue.usage:Ue.invalid}function hR(e){return e===
"SIGINT"?130:143}function br(e){if(e.plan.mode==="observe")return Ue.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Ue.regression:gR(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Ue.invalid:n("inconclusive")&&t("inconclusive")?Ue.regression:Ue.done}function gR(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}var yR=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],bR=/connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;function wR({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!yR.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>bR.
test(a)),i=Pi(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*Eb({byStatus:e,errors:t})?i:0}function _b({via:e,sessions:t},n){if(!n)
return{base:null,head:null};let r=t.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),o=s=>{let i=r.filter(a=>a.variant===s);return i.length===
0?null:{lost:Pi(i.map(a=>wR(a,n,e))),of:Pi(i.map(Eb))}};return{base:o("base"),head:o("head")}}function Sb(e,t){let{base:n,head:r}=_b(e,t);return r===
null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",...n&&{base:n},head:r}]}var vR=10,xR=5;function $b(e,t){let{base:n,head:r}=_b(e,t);if(!t||
!n||!r||r.lost<=vR||r.lost<=t.maxErrors*r.of)return[];if(r.lost*n.of<=xR*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{
through:"nginx"}:{},a=e.via==="nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"\
head",fault:{code:"errors",failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function Eb({byStatus:e,errors:t}){return Pi([...Object.values(
e),...Object.values(t)])}function Pi(e){return e.reduce((t,n)=>t+n,0)}var Ob=[2,3,4,6,8,11,16,22,31,44,62,88,124],kb=.5,_R=.05;function Ao(e,t,n){return gu(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function zi(e){return gu(e,_R)}var SR=.025;function Tb(){return gu("look",SR)}function gu(e,t){return e==="end"?t*kb:t*(1-kb)/Ob.length}function Rb(e){
return Ob.some(t=>t===e)}var $R=1e-12;function Po(e,t=ER){let n=e.length;if(n===0)return null;let r=e.reduce((u,d)=>u+d.weight,0),o=e.reduce((u,d)=>u+d.weight*d.value,
0)/r,s=e.reduce((u,d)=>u+d.weight*(d.value-o)**2,0),i=e.reduce((u,d)=>u+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>$R,l=OR(e.map(({spread:u})=>u),t);return{centre:o,sessions:n,weight:r,noise:c?TR(a,l):null}}function Ni({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function zo(e,t){let n=Ni(e);return n===null||!e.noise?null:iu(t,e.noise.degrees)*
n}function Dn(e,t){let n=e&&zo(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var ER={factor:1.7,degrees:4},yu={factor:3,degrees:3},kR=6;function OR(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,kR),degrees:1/(1/n+1/o)}}function TR(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var RR=.025,CR=3,AR=["generator-saturated","proxy-saturated","out-of-ports"],PR="dependency";function Ab(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let N=s===null?"inconclusive":Cb({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:N,atLook:N,open:!1}}let c=Po(uu(e,n,"head"),yu),l=c&&Math.exp(c.centre),u=c?.sessions??0,d=l!==null&&c?.noise===
null&&u>=CR,f=N=>d?{low:l,high:l}:Dn(c,N),p=n.limitable&&i!==null&&i!==PR,g=N=>{let A=N?Cb(N,t):"inconclusive";return p&&!(A==="held"&&AR.includes(
i))?"inconclusive":A},[h,y]=[f(RR),f(Tb())],w=g(y),$=w==="inconclusive"&&l!==null&&!p;return{...a,head:l,interval:h,n:u,state:g(h),atLook:w,
open:$}}function Cb({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var Nb=1e-12;function zR({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-Nb,i=t&&
bu(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&bu(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function bu({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function No({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=bu(e,{better:t});return n>0?"worse":r<0?"better":null}function wr(e){
return Qn.find(t=>e.includes(t))??null}var NR=.025;function wu(e,t,n){return Po(Ri(e,t,n===null))}function vu(e){return{name:e.name,unit:e.unit,
better:e.better}}var Ib={interval:null,decisionInterval:null};function IR(e,t,n){let r=wu(e,t,n.limit),o=r&&Math.exp(r.centre),s=Dn(r,n.decisionTail),
i=Dn(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},l=o===null?null:zR({estimate:o,decision:s,equivalence:i},
c),u=l!==null&&(!Pb(t,n)||MR(l,n)),d=n.thresholds[t.name]!==void 0,f=d?!Pb(t,n):n.loop==="open"&&n.limit===null,p=n.deciding.includes(t)&&(u||
o===null&&f),g=u?l:null;return{...vu(t),gates:p,base:mr(e,t,"base"),head:mr(e,t,"head"),ratio:o,interval:Dn(r,NR),decisionInterval:s,n:r?.sessions??
0,...p&&d&&{threshold:a},verdict:p?g??"inconclusive":g}}function Pb({limitable:e},{limit:t}){return e&&t!==null}function MR(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function xu(e,t,{variants:n,plan:r},o){let s=d=>{let f=n.find(p=>p.
variant===d)?.builds[t.target];return f?e.value(f):null},[i,a]=[s("base"),s("head")],c=i!==null&&a!==null&&i>0&&a>0?a/i:null,l={...vu(e),gates:!1,
base:i,head:a,ratio:c,...Ib,n:0,verdict:null};if(o===void 0||Mb(e,r))return l;let u=c===null?"inconclusive":LR(c,{better:e.better,threshold:o});
return{...l,gates:!0,threshold:o,verdict:u}}function Mb({ofImage:e},{isolation:t}){return e&&t==="process"}function LR(e,t){let n=(t.better===
"lower"?1:-1)*Math.log(e),r=Math.log1p(t.threshold)-Nb;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function Lb(e){let t={base:null,
head:null,ratio:null,...Ib,n:0,verdict:null};return{...vu(e),gates:!1,...t}}var Db=.02;function jn({scenario:e},{plan:t}){return t.scenarios.
find(({name:n})=>n===e)??{}}function jb(e,t){return jn(e,t).threshold??Db}function vr(e,t){return{loop:_u(e,t),isCommand:jn(e,t).args!==void 0}}
function Fb(e,t){return Oi(jn(e,t).thresholds??{},vr(e,t))}function Ii(e){return e.filter(({per:t})=>t!=="build").length}function _u(e,t){let{
rate:n,args:r}=jn(e,t);return n!==void 0?"open":r&&Ci(e).some(({command:s})=>s?.operations===null)?"command":"closed"}function Gb(e,t){return DR(
e,t)??Ub(e,t,"end")}function DR(e,t){if(t.plan.looks===!1||!Rb(e.sessions.length))return null;let n=Ub(e,t,"look");return n.settled?n:null}function Ub(e,t,n){
let{threshold:r=Db,thresholds:o={},limits:s={}}=jn(e,t),i=vr(e,t),{loop:a}=i,c=hr(e,a),l=Oi(o,i),u={decisionTail:Ao(t.plan,n,Ii(l)),equivalenceTail:zi(
n),threshold:r,thresholds:o,deciding:l,limit:c,...i},d=be.map(C=>C.per==="build"?xu(C,e,t,o[C.name]):IR(e,C,u)),f=Ou(e,t,d),p=f.filter(C=>C.
gates),g=Ai(e),h=a==="closed"&&BR(f,c,r),y=Eu(e,t,f,s,c),[w,$]=[!0,!1].map(C=>p.filter(B=>jR(B,a)===C)),N=!p.some(C=>$u(C,a)),A=wr([...zb($),
...h||N?["inconclusive"]:[]]),I=wr([...A?[A]:[],...zb(w),...y.map(({state:C})=>FR[C])]);return{moment:n,terms:u,bottleneck:g,metrics:f,waits:h,
limits:y.map(Su),verdict:I??"inconclusive",settled:GR(A,y)}}var zb=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function Su({atLook:e,open:t,...n}){
return n}function $u({name:e},t){return Ee(e).decides===t}function jR({name:e,ratio:t,threshold:n},r){let o=Ee(e),s=o.per==="round"&&o.percentile!==
void 0;return t===null&&n!==void 0&&!(r==="open"&&s)}var FR={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function GR(e,t){
return e==="regression"||t.some(({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function Eu(e,t,n,r=jn(e,
t).limits??{},o=null){let s=vr(e,t);return be.flatMap(i=>{let a=r[i.name],c=n.find(({name:l})=>l===i.name);return a===void 0||!c||ku(i,s,t)!==
null?[]:[Ab(e,{metric:i,unit:c.unit,limit:a,ofBuild:c.head,spoilt:o})]})}function ku(e,t,{plan:n}){return e.per==="build"&&Mb(e,n)?"no-image":
eu(e,t)}function Ou({scenario:e},{plan:t},n){return jn({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):
n}var UR=["dependency","generator-saturated","proxy-saturated"];function BR(e,t,n){let r=e.find(a=>a.name==="goodput");if(!UR.includes(t)||!r?.
ratio||Math.log(r.ratio)>-Math.log1p(n))return!1;let{better:o,decisionInterval:s,interval:i}=r;return No({better:o,interval:t==="dependency"?
i:s})==="worse"}var Bb=.95,qR=40;function ZR(e,t){let[n,r]=[zo(e,t.tail),Ni(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=u=>ko(s+1,d=>dn((u-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<Bb&&Number.isFinite(c);)[a,c]=[c,2*c];for(let u=0;u<qR;u++){
let d=(a+c)/2;i(d)<Bb?a=d:c=d}let l=Math.expm1(c);return Number.isFinite(l)?l:null}function qb(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=hr(e,t),a=ki(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let l=wu(e,c,i),u={tail:n,threshold:o[c.name]??r};return(l&&ZR(s(l),u))??
[]});return a.length===0?null:Math.min(...a)}function Ru(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:l})=>l.flatMap(u=>u.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(l,u)=>{let d=n.filter(f=>f.variant===l&&f.opened[r]!==null);return HR(d,r,t.connections,u)},s=n.some(({variant:l})=>l==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?Tu(a):i&&Tu(i)},head:a&&Tu(a)}]}function HR(e,t,n,r){let o=l=>l.reduce((u,d)=>u+d,0),s=o(e.map(
l=>l.opened[t]??0)),i=o(e.map(({byStatus:l})=>o(Object.values(l)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function Tu({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function xr(e){let t=e.cases.map(s=>KR(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=wr(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Ln,command:"compare",cases:t,verdict:r,exitCode:br(o)}}function Fn(e){let{trend:t}=e;if(t===void 0)
return xr(_r(e));let{control:n,seam:r,again:o,planted:s}=t;return{...xr(_r(e)),command:"trend",trend:{...t,control:n&&xr(_r(n)),seam:r&&{...r,
results:xr(_r(r.results))},again:o&&xr(_r(o)),...s&&{planted:{...s,results:s.results&&xr(_r(s.results))}}}}}function _r({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function KR(e,t){let n=Co(e,t.failures),r=[...Ro(e),...$b(
e,Mi(e,t))],o=wb(e,t);if(o!==null)return WR(e,t,o);if(n.length>0&&n.every(hu)&&mu(t)&&Zb(e)&&r.length===0)return Sr(e,t,"inconclusive",[Hb(t),
...n.map(yr)]);if(n.length+r.length>0){let c=vb(r,e);return{...Sr(e,t,"invalid",[...n.map(yr),...gr(c),...gr(r.filter(u=>!c.includes(u)))]),
brokenIn:fu([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?Sr(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?Sr(
e,t,"unchanged",[{code:"skipped",why:a}]):Zb(e)?Sr(e,t,"inconclusive",[Hb(t)]):VR(e,t)}function Zb({sessions:e}){return e.every(t=>t.rounds.
length===0)}function Hb({interrupted:e}){return{code:e?"interrupted":"no-time"}}function WR(e,t,n){let r=Sr(e,t,"new",n),o=r.metrics.map(c=>{
let{per:l}=Ee(c.name),u=l==="build"?c.head:mr(e,Ee(c.name),"head");return{...c,base:null,ratio:null,head:u}}),s=Ou(e,t,o),i=Eu(e,t,s).map(Su),
a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function Sr(e,t,n,r){
let o=be.map(i=>i.per==="build"&&n!=="invalid"?xu(i,e,t):Lb(i)),s=jb(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,
detectable:null,brokenIn:[],findings:r}}function VR(e,t){let n=Gb(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(u=>u.gates&&$u(
u,r.loop)),c=ou(e.sessions),l=eC(e)?c.map(({source:u,rounds:d})=>({code:"interference",source:u,effect:"nothing-left",rounds:d})):[...i==="i\
nconclusive"&&n.moment==="end"?QR(e,t):[],...tC(r,a),...rC(r,s),...JR(e,t,n),...oC(o,a),...i==="inconclusive"?YR(e,a):[],...nC(n),...Ru(e,Mi(
e,t)),...Sb(e,Mi(e,t)),...i==="inconclusive"?sC(s,r.threshold):[],...c.map(su),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-earl\
y",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,
settledAt:n.moment==="look"?e.sessions.length:null,detectable:qb(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:l}}function Mi({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function JR(e,t,{terms:n,metrics:r,limits:o}){let s=vr(e,t),i=Mi(e,t),a=d=>d.limitable&&
n.limit!==null,c={threshold:l,limit:u};function l({name:d}){return r.some(f=>f.name===d&&f.ratio!==null)}function u({name:d}){return o.some(
f=>f.metric===d&&f.head!==null)}return["threshold","limit"].flatMap(d=>be.filter(({name:f})=>i?.[`${d}s`]?.[f]!==void 0).flatMap(f=>{let p=c[d](
f)||a(f)?null:"not-known",g=ku(f,s,t)??p;return g===null?[]:[{code:"not-judged",metric:f.name,key:d,why:g}]}))}function YR({sessions:e},t){return t.
some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var XR=1/3;function QR({sessions:e},{plan:t}){
let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);return r<XR*bi(t)?[]:[{code:"slow-start",seconds:Number(
(r/e.length).toPrecision(2)),sessions:e.length}]}function eC({sessions:e}){return e.every(({rounds:t})=>t.every(n=>un(n)===0))}var Kb=({name:e})=>e===
"goodput";function tC({limit:e,loop:t},n){return e===null?n.length>0?[]:[{code:"no-values"}]:n.some(Kb)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.
length>0}]}function nC({waits:e,terms:t,metrics:n,verdict:r}){let{limit:o}=t,s=n.some(i=>Kb(i)&&i.gates);return!e||o===null||!(s||r==="incon\
clusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function rC({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!==
"open"||e!==null||r?[]:[{code:"p99-unknown"}]}function oC(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:
[]}function sC(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=aC(n);if(!iC(r)||o===null||s===null||i===null)return[];let a=Math.abs(
Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let l=u=>o*(u-1);return[{code:"counter-moved",metric:r,more:l(s),
low:l((n.interval??i).low),high:l((n.interval??i).high)}]})}function iC(e){return Pn.some(t=>t===e)}function aC({decisionInterval:e,ratio:t,
n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}var Cu={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};var cC=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i;function Wb(e){return cC.test(e)}var Vb=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;var uC=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Jb=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],xG=[...Jb,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];function Yb(e){return uC.includes(e)||e.startsWith("LC_")}import{closeSync as kG,openSync as OG,readdirSync as TG,readFileSync as fC,readlinkSync as RG,readSync as CG,realpathSync as AG}from"node:fs";function Io(e){return pC(()=>fC(e,"utf8"))}function pC(e){try{return e()}catch{return null}}var MG=8*1024*1024;var bC="pipes-",LG=new RegExp(`^${bC}(?<pid>\\d+)-(?<started>\\d+)-`);import{homedir as xU,tmpdir as xC}from"node:os";var mU=64*1024;var OU=["/tmp","/var/tmp","/dev/shm",xC()];var KU=by({pid:V().positive(),started:b().nullable()});var WU=7*86400;var VU=oe(b(),b());function tw(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${_C(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function _C(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function nw(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+tw(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${tw(s,
200)}
`))},end(){o&&e.write(o)}}}function rw(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new _t(r)));process.on("SIGHUP",()=>n.abort(
new _t("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Cu,progress:nw(t,Cu.now),signal:n.signal}}function ow({signal:e}){return new Promise((t,n)=>{let r=()=>n(e.reason);e.aborted?r():e.addEventListener("abort",r,{once:!0})})}var SC=E({schema:ie(1),message:b().max(1e5)});function sw(e){try{return xi(e,{deepest:3,mostValues:10,longest:10}),SC.parse(JSON.parse(e)).message}catch{throw new O("failure.json is not \
what loadgate writes")}}function fn(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?
`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Li(e,t,n,r){if(typeof n!="function")throw new Error("method for before hook must be a function");return r||(r={}),Array.isArray(t)?
t.reverse().reduce((o,s)=>Li.bind(null,e,s,o,r),n)():Promise.resolve().then(()=>e.registry[t]?e.registry[t].reduce((o,s)=>s.hook.bind(null,o,
r),n)():n(r))}function iw(e,t,n,r){let o=r;e.registry[n]||(e.registry[n]=[]),t==="before"&&(r=(s,i)=>Promise.resolve().then(o.bind(null,i)).then(s.bind(null,
i))),t==="after"&&(r=(s,i)=>{let a;return Promise.resolve().then(s.bind(null,i)).then(c=>(a=c,o(a,i))).then(()=>a)}),t==="error"&&(r=(s,i)=>Promise.
resolve().then(s.bind(null,i)).catch(a=>o(a,i))),e.registry[n].push({hook:r,orig:o})}function aw(e,t,n){if(!e.registry[t])return;let r=e.registry[t].map(o=>o.orig).indexOf(n);r!==-1&&e.registry[t].splice(r,1)}var cw=Function.bind,lw=cw.bind(cw);function uw(e,t,n){let r=lw(aw,null).apply(null,n?[t,n]:[t]);e.api={remove:r},e.remove=r,["before","erro\
r","after","wrap"].forEach(o=>{let s=n?[t,o,n]:[t,o];e[o]=e.api[o]=lw(iw,null).apply(null,s)})}function $C(){let e=Symbol("Singular"),t={registry:{}},
n=Li.bind(null,t,e);return uw(n,t,e),n}function EC(){let e={registry:{}},t=Li.bind(null,e);return uw(t,e),t}var dw={Singular:$C,Collection:EC};var kC="0.0.0-development",OC=`octokit-endpoint.js/${kC} ${fn()}`,TC={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"applica\
tion/vnd.github.v3+json","user-agent":OC},mediaType:{format:""}};function RC(e){return e?Object.keys(e).reduce((t,n)=>(t[n.toLowerCase()]=e[n],
t),{}):{}}function CC(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(
e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof
n&&Function.prototype.call(n)===Function.prototype.call(e)}function mw(e,t){let n=Object.assign({},e);return Object.keys(t).forEach(r=>{CC(t[r])?
r in e?n[r]=mw(e[r],t[r]):Object.assign(n,{[r]:t[r]}):Object.assign(n,{[r]:t[r]})}),n}function fw(e){for(let t in e)e[t]===void 0&&delete e[t];
return e}function zu(e,t,n){if(typeof t=="string"){let[o,s]=t.split(" ");n=Object.assign(s?{method:o,url:s}:{url:o},n)}else n=Object.assign(
{},t);n.headers=RC(n.headers),fw(n),fw(n.headers);let r=mw(e||{},n);return n.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(r.mediaType.
previews=e.mediaType.previews.filter(o=>!r.mediaType.previews.includes(o)).concat(r.mediaType.previews)),r.mediaType.previews=(r.mediaType.previews||
[]).map(o=>o.replace(/-preview/,""))),r}function AC(e,t){let n=/\?/.test(e)?"&":"?",r=Object.keys(t);return r.length===0?e:e+n+r.map(o=>o===
"q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${o}=${encodeURIComponent(t[o])}`).join("&")}var PC=/\{[^{}}]+\}/g;function zC(e){
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function NC(e){let t=e.match(PC);return t?t.map(zC).reduce((n,r)=>n.concat(r),[]):
[]}function pw(e,t){let n={__proto__:null};for(let r of Object.keys(e))t.indexOf(r)===-1&&(n[r]=e[r]);return n}function hw(e){return e.split(
/(%[0-9A-Fa-f]{2})/g).map(function(t){return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function Er(e){
return encodeURIComponent(e).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}function Mo(e,t,n){return t=
e==="+"||e==="#"?hw(t):Er(t),n?Er(n)+"="+t:t}function $r(e){return e!=null}function Pu(e){return e===";"||e==="&"||e==="?"}function IC(e,t,n,r){
var o=e[n],s=[];if($r(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o=="bigint"||typeof o=="boolean")o=o.toString(),r&&r!=="*"&&
(o=o.substring(0,parseInt(r,10))),s.push(Mo(t,o,Pu(t)?n:""));else if(r==="*")Array.isArray(o)?o.filter($r).forEach(function(i){s.push(Mo(t,i,
Pu(t)?n:""))}):Object.keys(o).forEach(function(i){$r(o[i])&&s.push(Mo(t,o[i],i))});else{let i=[];Array.isArray(o)?o.filter($r).forEach(function(a){
i.push(Mo(t,a))}):Object.keys(o).forEach(function(a){$r(o[a])&&(i.push(Er(a)),i.push(Mo(t,o[a].toString())))}),Pu(t)?s.push(Er(n)+"="+i.join(
",")):i.length!==0&&s.push(i.join(","))}else t===";"?$r(o)&&s.push(Er(n)):o===""&&(t==="&"||t==="?")?s.push(Er(n)+"="):o===""&&s.push("");return s}
function MC(e){return{expand:LC.bind(null,e)}}function LC(e,t){var n=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(r,o,s){if(o){let a="",c=[];if(n.indexOf(o.charAt(0))!==-1&&(a=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(l){var u=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(l);c.push(IC(t,a,u[1],u[2]||u[3]))}),a&&a!=="+"){var i=",";return a==="?"?i="&":a!=="#"&&(i=a),(c.length!==0?a:"")+c.join(i)}else return c.
join(",")}else return hw(s)}),e==="/"?e:e.replace(/\/$/,"")}function gw(e){let t=e.method.toUpperCase(),n=(e.url||"/").replace(/:([a-z]\w+)/g,
"{$1}"),r=Object.assign({},e.headers),o,s=pw(e,["method","baseUrl","url","headers","request","mediaType"]),i=NC(n);n=MC(n).expand(s),/^http/.
test(n)||(n=e.baseUrl+n);let a=Object.keys(e).filter(u=>i.includes(u)).concat("baseUrl"),c=pw(s,a);if(!/application\/octet-stream/i.test(r.accept)&&
(e.mediaType.format&&(r.accept=r.accept.split(/,/).map(u=>u.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.
mediaType.format}`)).join(",")),n.endsWith("/graphql")&&e.mediaType.previews?.length)){let u=r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];r.accept=u.concat(e.mediaType.previews).map(d=>{let f=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${d}\
-preview${f}`}).join(",")}return["GET","HEAD"].includes(t)?n=AC(n,c):"data"in c?o=c.data:Object.keys(c).length&&(o=c),!r["content-type"]&&typeof o<
"u"&&(r["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(t)&&typeof o>"u"&&(o=""),Object.assign({method:t,url:n,headers:r},
typeof o<"u"?{body:o}:null,e.request?{request:e.request}:null)}function DC(e,t,n){return gw(zu(e,t,n))}function yw(e,t){let n=zu(e,t),r=DC.bind(
null,n);return Object.assign(r,{DEFAULTS:n,defaults:yw.bind(null,n),merge:zu.bind(null,n),parse:gw})}var bw=yw(null,TC);var Ne=new Uint8Array(256);Ne[9]|=2;Ne[32]|=2;Ne[59]|=4;Ne[44]|=8;for(let e=128;e<=255;e++)Ne[e]|=1;for(let e of"!#$%&'*+-.^_`|~")Ne[e.charCodeAt(
0)]|=16;for(let e=48;e<=57;e++)Ne[e]|=16;for(let e=65;e<=90;e++)Ne[e]|=17;for(let e=97;e<=122;e++)Ne[e]|=16;var ww=(()=>{let e=function(){};
return e.prototype=Object.create(null),e})();function vw(e,t){let n=4|(t?.comma===!0?8:0),r=e.length,o=t?.start??0;for(;(Ne[e.charCodeAt(o)]&2)!==0;)o++;let s=o,i=0,a=-1,c=t?.parameters===
!1?8:0;for(;s<r;){let f=e.charCodeAt(s),p=Ne[f];if((p&n)!==0){c|=p&8;break}(p&2)!==0?a===-1&&(a=s):a=-1,i|=f&65280|p,s++}let l=a===-1?s:a,u=e.
slice(o,l),d=(i&65281)===0?u:u.toLowerCase();return s===r||c!==0?{type:d,index:s,parameters:new ww}:jC(e,d,s,r,n)}function jC(e,t,n,r,o){let s=new ww;
e:for(;n<r;){for(n++;(Ne[e.charCodeAt(n)]&2)!==0;)n++;let i=n,a=0,c=-1;for(;n<r;){let l=e.charCodeAt(n),u=Ne[l];if((u&o)!==0){if((u&8)!==0)break e;
continue e}if(l===61){let d=c===-1?n:c,f=e.slice(i,d),p=(a&65281)===0?f:f.toLowerCase();for(n++;(Ne[e.charCodeAt(n)]&2)!==0;)n++;if(n<r&&e.charCodeAt(
n)===34){let w=++n,$=!1;for(;n<r;){let N=e.charCodeAt(n);if(N===34){s[p]===void 0&&(s[p]=$?FC(e,w,n):e.slice(w,n)),n++;let A=0;for(;n<r;){let I=e.
charCodeAt(n),C=Ne[I];if((C&o)!==0){A=C&8;break}n++}if(A!==0)break e;continue e}if(N===92&&n+1<r){$=!0,n+=2;continue}n++}continue e}let g=n,
h=0,y=-1;for(;n<r;){let w=e.charCodeAt(n),$=Ne[w];if(($&o)!==0){h=$&8;break}($&2)!==0?y===-1&&(y=n):y=-1,n++}if(s[p]===void 0){let w=y===-1?
n:y;s[p]=e.slice(g,w)}if(h!==0)break e;continue e}(u&2)!==0?c===-1&&(c=n):c=-1,a|=l&65280|u,n++}}return{type:t,index:n,parameters:s}}function FC(e,t,n){
let r="";for(let o=t;o<n;o++)e.charCodeAt(o)===92&&(r+=e.slice(t,o),t=++o);return r+e.slice(t,n)}var GC=/^-?\d+$/,ji=/^-?\d+n+$/,pn=JSON.stringify,Nu=JSON.parse,Ew=/^-?\d+n$/,xw=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,_w=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
Iu=e=>e===void 0||typeof e=="function"||typeof e=="symbol",Mu=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",
UC=(e,t,n)=>{let r="";typeof n=="number"?r=" ".repeat(Math.min(10,Math.max(0,Math.floor(n)))):typeof n=="string"&&(r=n.slice(0,10));let o=typeof t==
"function",s=Array.isArray(t)?new Set(t.map(String)):null,i=(g,h,y)=>(y!==null&&typeof y=="object"&&typeof y.toJSON=="function"&&(y=y.toJSON(
h)),typeof y=="string"&&ji.test(y)?y+"n":typeof y=="bigint"?"rawJSON"in JSON?JSON.rawJSON(y.toString()):y.toString()+"n":(o&&(y=t.call(g,h,y)),
y!==null&&typeof y=="object"&&(y instanceof Number||y instanceof String||y instanceof Boolean)&&(y=y.valueOf()),y)),a=i({"":e},"",e);if(Iu(a))
return;let c=a===null||typeof a!="object",l=Mu(a);if(c||l)return pn(a);let u=[],d=0,f=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),
keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],p=new WeakSet([a]);for(;f.length>0;){let g=f[f.length-1];g.index===0&&(u.push(g.
isArray?"[":"{"),d++);let h=!1;if(g.isArray)if(g.index<g.val.length){g.first||u.push(","),r&&u.push(`
`+r.repeat(d));let y=g.val[g.index],w=i(g.val,String(g.index),y);if(Iu(w))u.push("null"),g.first=!1,g.index++;else{let $=w!==null&&typeof w==
"object",N=Mu(w);if($&&!N){if(p.has(w))throw new TypeError("Converting circular structure to JSON");p.add(w),f.push({parent:g.val,key:String(
g.index),val:w,isArray:Array.isArray(w),keys:Array.isArray(w)?null:Object.keys(w),index:0,first:!0}),g.first=!1,g.index++}else u.push(pn(w)),
g.first=!1,g.index++}}else h=!0;else{for(;g.index<g.keys.length;){let w=g.keys[g.index++];if(s&&!s.has(w))continue;let N=g.val[w],A=i(g.val,
w,N);if(Iu(A))continue;g.first||u.push(","),r?u.push(`
`+r.repeat(d)+pn(w)+": "):u.push(pn(w)+":");let I=A!==null&&typeof A=="object",C=Mu(A);if(I&&!C){if(p.has(A))throw new TypeError("Converting\
 circular structure to JSON");p.add(A),f.push({parent:g.val,key:w,val:A,isArray:Array.isArray(A),keys:Array.isArray(A)?null:Object.keys(A),index:0,
first:!0}),g.first=!1;break}else u.push(pn(A)),g.first=!1}g.index>=g.keys.length&&f[f.length-1]===g&&(h=!0)}h&&(d--,!g.first&&r&&u.push(`
`+r.repeat(d)),u.push(g.isArray?"]":"}"),p.delete(g.val),f.pop())}return u.join("")},kw=(e,t,n)=>{try{return"rawJSON"in JSON?pn(e,(a,c)=>typeof c==
"bigint"?JSON.rawJSON(c.toString()):typeof t=="function"?t(a,c):(Array.isArray(t)&&t.includes(a),c),n):e?pn(e,(a,c)=>typeof c=="string"&&ji.
test(c)||typeof c=="bigint"?c.toString()+"n":typeof t=="function"?t(a,c):(Array.isArray(t)&&t.includes(a),c),n).replace(xw,"$1$2$3").replace(
_w,"$1$2$3"):pn(e,t,n)}catch(r){if(r instanceof RangeError){let o=UC(e,t,n);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(xw,"$1$2$3").
replace(_w,"$1$2$3")}throw r}},Di=new Map,BC=()=>{let e=JSON.parse.toString();if(Di.has(e))return Di.get(e);try{let t=JSON.parse("1",(n,r,o)=>!!o?.
source&&o.source==="1");return Di.set(e,t),t}catch{return Di.set(e,!1),!1}},qC=(e,t,n,r)=>typeof t=="string"&&Ew.test(t)?BigInt(t.slice(0,-1)):
typeof t=="string"&&ji.test(t)?t.slice(0,-1):typeof r=="function"?r(e,t,n):t,ZC=(e,t)=>JSON.parse(e,(n,r,o)=>{let s=typeof r=="number",i=r>Number.
MAX_SAFE_INTEGER||r<Number.MIN_SAFE_INTEGER,a=s&&i,c=o&&GC.test(o.source);return a&&c?BigInt(o.source):typeof t=="function"?t(n,r,o):r}),Ow=Number.
MAX_SAFE_INTEGER.toString(),Sw=Ow.length,HC=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,KC=/^"-?\d+n+"$/,WC=(e,t)=>{
let n={"":e},r=[{parent:n,key:"",visited:!1}];for(;r.length>0;){let o=r[r.length-1];if(o.visited){let{parent:s,key:i}=o,a=s[i];typeof a=="st\
ring"&&(Ew.test(a)?a=BigInt(a.slice(0,-1)):ji.test(a)&&(a=a.slice(0,-1))),typeof t=="function"&&(a=t.call(s,i,a)),a===void 0?delete s[i]:s[i]=
a,r.pop()}else{o.visited=!0;let s=o.parent[o.key];if(s!==null&&typeof s=="object"){let a=Object.keys(s);for(let c=a.length-1;c>=0;c--)r.push(
{parent:s,key:a[c],visited:!1})}}}return n[""]},$w=e=>e.replace(HC,(t,n,r,o)=>{let s=t[0]==='"';if(s&&KC.test(t))return t.substring(0,t.length-
1)+'n"';let a=r||o,c=n&&(n.length<Sw||n.length===Sw&&n<=Ow);return s||a||c?t:'"'+t+'n"'}),Tw=(e,t)=>{if(!e)return Nu(e,t);try{if(BC())return ZC(
e,t);let n=$w(e);return Nu(n,(r,o,s)=>qC(r,o,s,t))}catch(n){if(n instanceof RangeError){let r=$w(e),o=Nu(r);return WC(o,t)}throw n}};var Ut=class extends Error{name;status;request;response;constructor(t,n,r){super(t,{cause:r.cause}),this.name="HttpError",this.status=Number.
parseInt(n),Number.isNaN(this.status)&&(this.status=0);"response"in r&&(this.response=r.response);let o=Object.assign({},r.request);r.request.
headers.authorization&&(o.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.replace(/(?<! ) .*$/," [\
REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),
this.request=o}};var VC="10.0.16",JC={headers:{"user-agent":`octokit-request.js/${VC} ${fn()}`}};function YC(e){if(typeof e!="object"||e===null||Object.prototype.
toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(
t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof n&&Function.prototype.call(n)===Function.prototype.call(e)}var Rw=()=>"";
async function Cw(e){let t=e.request?.fetch||globalThis.fetch;if(!t)throw new Error("fetch is not set. Please pass a fetch implementation as\
 new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let n=e.request?.log||console,r=e.
request?.parseSuccessResponseBody!==!1,o=YC(e.body)||Array.isArray(e.body)?kw(e.body):e.body,s=Object.fromEntries(Object.entries(e.headers).
map(([d,f])=>[d,String(f)])),i;try{i=await t(e.url,{method:e.method,body:o,redirect:e.request?.redirect,headers:s,signal:e.request?.signal,...e.
body&&{duplex:"half"}})}catch(d){let f="Unknown Error";if(d instanceof Error){if(d.name==="AbortError")throw d.status=500,d;f=d.message,d.name===
"TypeError"&&"cause"in d&&(d.cause instanceof Error?f=d.cause.message:typeof d.cause=="string"&&(f=d.cause))}let p=new Ut(f,500,{request:e});
throw p.cause=d,p}let a=i.status,c=i.url,l={};for(let[d,f]of i.headers)l[d]=f;let u={url:c,status:a,headers:l,data:""};if("deprecation"in l){
let d=l.link&&l.link.match(/<([^<>]+)>; rel="deprecation"/),f=d&&d.pop();n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It\
 is scheduled to be removed on ${l.sunset}${f?`. See ${f}`:""}`)}if(a===204||a===205)return u;if(e.method==="HEAD"){if(a<400)return u;throw new Ut(
i.statusText,a,{response:u,request:e})}if(a===304)throw u.data=await Lu(i),new Ut("Not modified",a,{response:u,request:e});if(a>=400)throw u.
data=await Lu(i),new Ut(QC(u.data),a,{response:u,request:e});return u.data=r?await Lu(i):i.body,u}async function Lu(e){let t=e.headers.get("\
content-type");if(!t)return e.text().catch(Rw);let n=vw(t);if(XC(n)){let r="";try{return r=await e.text(),Tw(r)}catch{return r}}else return n.
type.startsWith("text/")||n.parameters.charset?.toLowerCase()==="utf-8"&&n.type!=="application/octet-stream"?e.text().catch(Rw):e.arrayBuffer().
catch(()=>new ArrayBuffer(0))}function XC(e){return e.type==="application/json"||e.type==="application/scim+json"}function QC(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let t=e,n="documentation\
_url"in t?` - ${t.documentation_url}`:"";return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(r=>JSON.stringify(r)).join(", ")}${n}`:
`${t.message}${n}`}return`Unknown error: ${JSON.stringify(e)}`}function Du(e,t){let n=e.defaults(t);return Object.assign(function(o,s){let i=n.
merge(o,s);if(!i.request||!i.request.hook)return Cw(n.parse(i));let a=(c,l)=>Cw(n.parse(n.merge(c,l)));return Object.assign(a,{endpoint:n,defaults:Du.
bind(null,n)}),i.request.hook(a,i)},{endpoint:n,defaults:Du.bind(null,n)})}var Lo=Du(bw,JC);var eA="0.0.0-development";function tA(e){return`Request failed due to following response errors:
`+e.errors.map(t=>` - ${t.message}`).join(`
`)}var nA=class extends Error{constructor(e,t,n){super(tA(n)),this.request=e,this.headers=t,this.response=n,this.errors=n.errors,this.data=n.
data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},
rA=["method","baseUrl","url","headers","request","query","mediaType","operationName"],oA=["query","method","url"],Aw=/\/api\/v3\/?$/;function sA(e,t,n){
if(n){if(typeof t=="string"&&"query"in n)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let i in n)
if(oA.includes(i))return Promise.reject(new Error(`[@octokit/graphql] "${i}" cannot be used as variable name`))}let r=typeof t=="string"?Object.
assign({query:t},n):t,o=Object.keys(r).reduce((i,a)=>rA.includes(a)?(i[a]=r[a],i):(i.variables||(i.variables={}),i.variables[a]=r[a],i),{}),
s=r.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Aw.test(s)&&(o.url=s.replace(Aw,"/api/graphql")),e(o).then(i=>{if(i.data.errors){let a={};for(let c of Object.
keys(i.headers))a[c]=i.headers[c];throw new nA(o,a,i.data)}return i.data.data})}function ju(e,t){let n=e.defaults(t);return Object.assign((o,s)=>sA(
n,o,s),{defaults:ju.bind(null,n),endpoint:n.endpoint})}var zB=ju(Lo,{headers:{"user-agent":`octokit-graphql.js/${eA} ${fn()}`},method:"POST",
url:"/graphql"});function Pw(e){return ju(e,{method:"POST",url:"/graphql"})}var Fu="(?:[a-zA-Z0-9_-]+)",zw="\\.",Nw=new RegExp(`^${Fu}${zw}${Fu}${zw}${Fu}$`),iA=Nw.test.bind(Nw);async function aA(e){let t=iA(e),n=e.startsWith(
"v1.")||e.startsWith("ghs_"),r=e.startsWith("ghu_");return{type:"token",token:e,tokenType:t?"app":n?"installation":r?"user-to-server":"oauth"}}
function cA(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function lA(e,t,n,r){let o=t.endpoint.merge(n,r);return o.headers.
authorization=cA(e),t(o)}var Iw=function(t){if(!t)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof t!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return t=t.replace(/^(token|bearer) +/i,""),
Object.assign(aA.bind(null,t),{hook:lA.bind(null,t)})};var Gu="7.0.8";var Mw=()=>{},uA=console.warn.bind(console),dA=console.error.bind(console);function fA(e={}){return typeof e.debug!="function"&&(e.debug=Mw),
typeof e.info!="function"&&(e.info=Mw),typeof e.warn!="function"&&(e.warn=uA),typeof e.error!="function"&&(e.error=dA),e}var Lw=`octokit-cor\
e.js/${Gu} ${fn()}`,Fi=class{static VERSION=Gu;static defaults(t){return class extends this{constructor(...r){let o=r[0]||{};if(typeof t=="f\
unction"){super(t(o));return}super(Object.assign({},t,o,o.userAgent&&t.userAgent?{userAgent:`${o.userAgent} ${t.userAgent}`}:null))}}}static plugins=[];static plugin(...t){
let n=this.plugins;return class extends this{static plugins=n.concat(t.filter(o=>!n.includes(o)))}}constructor(t={}){let n=new dw.Collection,
r={baseUrl:Lo.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},t.request,{hook:n.bind(null,"request")}),mediaType:{previews:[],
format:""}};if(r.headers["user-agent"]=t.userAgent?`${t.userAgent} ${Lw}`:Lw,t.baseUrl&&(r.baseUrl=t.baseUrl),t.previews&&(r.mediaType.previews=
t.previews),t.timeZone&&(r.headers["time-zone"]=t.timeZone),this.request=Lo.defaults(r),this.graphql=Pw(this.request).defaults(r),this.log=fA(
t.log),this.hook=n,t.authStrategy){let{authStrategy:s,...i}=t,a=s(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:i},
t.auth));n.wrap("request",a.hook),this.auth=a}else if(!t.auth)this.auth=async()=>({type:"unauthenticated"});else{let s=Iw(t.auth);n.wrap("re\
quest",s.hook),this.auth=s}let o=this.constructor;for(let s=0;s<o.plugins.length;++s)Object.assign(this,o.plugins[s](this,t))}request;graphql;log;hook;auth};var pA="0.0.0-development";function mA(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in
e.data)))return e;let n=e.data.incomplete_results,r=e.data.repository_selection,o=e.data.total_count,s=e.data.total_commits;delete e.data.incomplete_results,
delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(e.data)[0],a=e.data[i];return e.data=
a,typeof n<"u"&&(e.data.incomplete_results=n),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=o,e.data.total_commits=s,e}function Uu(e,t,n){
let r=typeof t=="function"?t.endpoint(n):e.request.endpoint(t,n),o=typeof t=="function"?t:e.request,s=r.method,i=r.headers,a=r.url;return{[Symbol.
asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let c=await o({method:s,url:a,headers:i}),l=mA(c);if(a=((l.headers.link||"").match(
/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in l.data){let u=new URL(l.url),d=u.searchParams,f=parseInt(d.get("page")||"1",10),p=parseInt(
d.get("per_page")||"250",10);f*p<l.data.total_commits&&(d.set("page",String(f+1)),a=u.toString())}return{value:l}}catch(c){if(c.status!==409)
throw c;return a="",{value:{status:200,headers:{},data:[]}}}}})}}function Dw(e,t,n,r){return typeof n=="function"&&(r=n,n=void 0),jw(e,[],Uu(
e,t,n)[Symbol.asyncIterator](),r)}function jw(e,t,n,r){return n.next().then(o=>{if(o.done)return t;let s=!1;function i(){s=!0}return t=t.concat(
r?r(o.value,i):o.value.data),s?t:jw(e,t,n,r)})}var KB=Object.assign(Dw,{iterator:Uu});function Bu(e){return{paginate:Object.assign(Dw.bind(null,e),{iterator:Uu.bind(null,e)})}}Bu.VERSION=pA;var Gw=Gc(Hu(),1);var hA="0.0.0-development";function gA(e){return e.request!==void 0}async function Fw(e,t,n,r){if(!gA(n)||!n?.request.request)throw n;if(n.status>=
400&&!e.doNotRetry.includes(n.status)){let o=r.request.retries!=null?r.request.retries:e.retries,s=Math.pow((r.request.retryCount||0)+1,2);throw t.
retry.retryRequest(n,o,s)}throw n}async function yA(e,t,n,r){let o=new Gw.default;return o.on("failed",function(s,i){let a=~~s.request.request?.
retries,c=~~s.request.request?.retryAfter;if(r.request.retryCount=i.retryCount+1,a>i.retryCount)return c*e.retryAfterBaseValue}),o.schedule(
bA.bind(null,e,t,n),r)}async function bA(e,t,n,r){let o=await n(r);if(o.data&&o.data.errors&&o.data.errors.length>0&&/Something went wrong while executing your query/.
test(o.data.errors[0].message)){let s=new Ut(o.data.errors[0].message,500,{request:r,response:o});return Fw(e,t,s,r)}return o}function Ku(e,t){
let n=Object.assign({enabled:!0,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},t.retry),r={retry:{retryRequest:(o,s,i)=>(o.
request.request=Object.assign({},o.request.request,{retries:s,retryAfter:i}),o)}};return n.enabled&&(e.hook.error("request",Fw.bind(null,n,r)),
e.hook.wrap("request",yA.bind(null,n,r))),r}Ku.VERSION=hA;var Bw=Gc(Hu(),1),wA="0.0.0-development",Wu=()=>Promise.resolve();function vA(e,t,n){return e.retryLimiter.schedule(xA,e,t,n)}async function xA(e,t,n){
let{pathname:r}=new URL(n.url,"http://github.test"),o=_A(n.method,r),s=!o&&n.method!=="GET"&&n.method!=="HEAD",i=n.method==="GET"&&r.startsWith(
"/search/"),a=r.startsWith("/graphql"),l=~~t.retryCount>0?{priority:0,weight:0}:{};e.clustering&&(l.expiration=1e3*60),(s||a)&&await e.write.
key(e.id).schedule(l,Wu),s&&e.triggersNotification(r)&&await e.notifications.key(e.id).schedule(l,Wu),i&&await e.search.key(e.id).schedule(l,
Wu);let u=(o?e.auth:e.global).key(e.id).schedule(l,t,n);if(a){let d=await u;if(d.data.errors!=null&&d.data.errors.some(f=>f.type==="RATE_LIM\
ITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:d,data:d.data})}return u}function _A(e,t){return e==="PATCH"&&
/^\/applications\/[^/]+\/token\/scoped$/.test(t)||e==="POST"&&(/^\/applications\/[^/]+\/token$/.test(t)||/^\/app\/installations\/[^/]+\/access_tokens$/.
test(t)||t==="/login/oauth/access_token")}var SA=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{te\
am_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner}/{repo}/collaborators/{usernam\
e}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{repo}/issues/{issue_number}/commen\
ts","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority","/repos/{owner\
}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replie\
s","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/\
pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_numbe\
r}/comments"];function $A(e){let n=`^(?:${e.map(r=>r.split("/").map(o=>o.startsWith("{")?"(?:.+?)":o).join("/")).map(r=>`(?:${r})`).join("|")}\
)[^/]*$`;return new RegExp(n,"i")}var Uw=$A(SA),qw=Uw.test.bind(Uw),dt={},EA=function(e,t){dt.global=new e.Group({id:"octokit-global",maxConcurrent:10,
...t}),dt.auth=new e.Group({id:"octokit-auth",maxConcurrent:1,...t}),dt.search=new e.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,
...t}),dt.write=new e.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,...t}),dt.notifications=new e.Group({id:"octokit-notifications",
maxConcurrent:1,minTime:3e3,...t})};function Gi(e,t){let{enabled:n=!0,Bottleneck:r=Bw.default,id:o="no-id",timeout:s=1e3*60*2,connection:i}=t.
throttle||{};if(!n)return{};let a={timeout:s};typeof i<"u"&&(a.connection=i);let c=Object.assign({clustering:i!=null,triggersNotification:qw,
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
    `);let l=!1,u=()=>{if(l)return;l=!0,dt.global==null&&EA(r,a),c.global=c.global??dt.global,c.auth=c.auth??dt.auth,c.search=c.search??dt.search,
c.write=c.write??dt.write,c.notifications=c.notifications??dt.notifications,c.retryLimiter=c.retryLimiter??new r;let d={},f=new r.Events(d);
d.on("secondary-limit",c.onSecondaryRateLimit),d.on("rate-limit",c.onRateLimit),d.on("error",p=>e.log.warn("Error in throttling-plugin limit\
 handler",p)),c.retryLimiter.on("failed",async function(p,g){let[h,y,w]=g.args,{pathname:$}=new URL(w.url,"http://github.test");if(!($.startsWith(
"/graphql")&&p.status!==401||p.status===403||p.status===429))return;let A=~~y.retryCount;y.retryCount=A,w.request.retryCount=A;let{wantRetry:I,
retryAfter:C=0}=await(async function(){if(/\bsecondary rate\b/i.test(p.message)){let B=Number(p.response.headers["retry-after"])||h.fallbackSecondaryRateRetryAfter;
return{wantRetry:await f.trigger("secondary-limit",B,w,e,A),retryAfter:B}}if(p.response.headers!=null&&p.response.headers["x-ratelimit-remai\
ning"]==="0"||(p.response.data?.errors??[]).some(B=>B.type==="RATE_LIMITED")){let B=new Date(~~p.response.headers["x-ratelimit-reset"]*1e3).
getTime(),L=Math.max(Math.ceil((B-Date.now())/1e3)+1,0);return{wantRetry:await f.trigger("rate-limit",L,w,e,A),retryAfter:L}}return{}})();if(I)
return y.retryCount++,C*h.retryAfterBaseValue})};return e.hook.wrap("request",(d,f)=>(u(),vA(c,d,f))),{}}Gi.VERSION=wA;Gi.triggersNotification=
qw;var Vu="1.0.0",kA=Vu.split(".")[0],Do=`https://github.com/loadgate/loadgate/blob/v${kA}/docs`;var OA=Fi.plugin(Bu,Ku,Gi),Zw={times:3,seconds:90},TA=60;function RA(e,t){return fetch(e,{...t,signal:AbortSignal.timeout(TA*1e3)})}function Hw(e,t){
let{GITHUB_REPOSITORY:n="",GITHUB_API_URL:r="https://api.github.com"}=t,o=/^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(n);if(e===
"")throw new O('there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN');if(!o)throw new O("GITHUB_REPOSI\
TORY is not set; set it to owner/name");let s=(a,c,l,u)=>a<=Zw.seconds&&u<Zw.times;return{octokit:new OA({auth:e,baseUrl:r,userAgent:`loadga\
te/${Vu}`,log:{debug(){},info(){},warn(){},error(){}},request:{fetch:RA},throttle:{id:r,onRateLimit:s,onSecondaryRateLimit:s}}),at:{owner:o[1],
repo:o[2]}}}function mn(e,t,n){let r=He(t),o=t instanceof Error?t.message:String(t),s=r===403||r===404?`; give the job permissions: ${n}`:"";
return`${e} (${o})${s}`}function He(e){let t=e?.status;return e instanceof Error&&typeof t=="number"?t:null}import{readFileSync as CA,statSync as AA}from"node:fs";var PA=32*1024*1024;function Ui(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new O("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=AA(n);if(r>PA)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(CA(
n,"utf8"))}}catch(r){throw new O(`the event in ${n} cannot be read: ${r.message}`)}}function Ju(e,...t){let n=Be(e,...t);return typeof n=="s\
tring"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Be(e,...t){let n=e;for(let r of t){if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;
n=n[r]}return n}function Bi(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}function Kw({id:e,attempt:t},n){let r=Bi(
n),o=t>1?`/attempts/${t}`:"";return r===null?null:`${r}/actions/runs/${e}${o}`}function Ww(e,t,n){let r=Bi(n);return r===null?null:`${r}/com\
pare/${e}...${t}`}function Vw(e,t){let n=Bi(t);if(n===null||!e.startsWith(`${n}/actions/runs/`))return null;let r=e.slice(`${n}/actions/runs\
/`.length),[,o,s="1"]=/^(\d{1,15})(?:\/attempts\/(\d{1,6}))?$/.exec(r)??[];return o===void 0?null:{id:Number(o),attempt:Number(s)}}var Xi=Gc(hv(),1);var qA=128*1024*1024;async function yv(e,{octokit:t,at:n}){let{data:r}=await Go(t.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",
{...n,run_id:e}));return bv(r)}function bv({id:e,workflow_id:t,event:n,head_repository:r,created_at:o}){return{id:Number(e),workflow:Number(
t),event:n,createdAt:o,headRepository:r?Number(r.id):null}}async function wv({workflow:e,event:t},{octokit:n,at:r},o){let{data:s}=await Go(n.
request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",{...r,workflow_id:e,event:t,per_page:100,...o!==void 0&&{head_sha:o}}));
return s.workflow_runs.map(bv)}async function id(e,t,n){let{octokit:r,at:o}=n,s=await Go(r.paginate("GET /repos/{owner}/{repo}/actions/runs/\
{run_id}/artifacts",{...o,run_id:e.id,name:t,per_page:100})),i=await _v(s,t,n);return i&&{...i,run:e}}var ZA=5;async function*vv(e,t,n,r){let o=(await wv(
e,r,t)).filter(({id:i,headRepository:a})=>i!==e.id&&a===e.headRepository).sort((i,a)=>a.id-i.id),s=0;for(let i of o){let a=await id(i,n,r);if(a&&
(yield a),a&&++s===ZA)return}}async function xv(e,t,n,r){let{octokit:o,at:s}=r,{data:i}=await Go(o.request("GET /repos/{owner}/{repo}/action\
s/artifacts",{...s,name:t,per_page:100})),a=new Set((await wv(e,r)).map(({id:d})=>d)),c=new Set,l=i.artifacts.filter(({expired:d,workflow_run:f})=>f?.
head_repository_id===f?.repository_id&&a.has(Number(f?.id))&&!d&&!c.has(f?.head_sha)&&c.add(f?.head_sha)),u=[];for(let d of l){if(u.length===
n)break;let f=await _v([d],t,r).catch(()=>null);f&&u.push(f)}return{total:i.total_count,left:u}}async function _v(e,t,{octokit:n,at:r}){let[
o]=e.filter(a=>a.name===t&&!a.expired).sort((a,c)=>Number(c.id)-Number(a.id));if(o===void 0)return null;if(o.size_in_bytes>qA)throw new O(`t\
he artifact ${t} has ${o.size_in_bytes} bytes: no run leaves so much`);let{data:s}=await Go(n.request("GET /repos/{owner}/{repo}/actions/art\
ifacts/{artifact_id}/{archive_format}",{...r,artifact_id:Number(o.id),archive_format:"zip"})),i=Buffer.from(s);return{results:await gv(i,"re\
sults.json",sd),failure:await gv(i,"failure.json",{...sd,mostBytes:1024*1024})}}async function Go(e){try{return await e}catch(t){let n=mn("t\
he run's artifact cannot be fetched",t,"actions: read");throw new Ge(n,{cause:t})}}var sd={mostEntries:5e3,mostBytes:64*1024*1024},HA=61440,
KA=40960;async function gv(e,t,{mostEntries:n,mostBytes:r}=sd){let o=await WA(e);if(o.entryCount>n)throw new O(`the artifact has ${o.entryCount}\
 entries, more than any run leaves`);let s=new Set,i=null;try{for await(let l of o.eachEntry()){if(s.size>n)throw new O("the artifact has mo\
re entries than it says");VA(l,s),l.fileName===t&&(i=l)}if(i===null)return null;if(i.uncompressedSize>r)throw new O(`${t} in the artifact ha\
s more than ${r/2**20} MiB`);let a=[],c=0;for await(let l of await o.openReadStreamPromise(i)){if(c+=l.length,c>r)throw new O(`${t} in the a\
rtifact is larger than it says`);a.push(l)}return new TextDecoder("utf-8",{fatal:!0}).decode(Buffer.concat(a))}catch(a){throw a instanceof O?
a:new O(`the artifact cannot be read: ${a.message}`)}}async function WA(e){try{return await(0,Xi.fromBufferPromise)(e,{lazyEntries:!0,validateEntrySizes:!0})}catch(t){
throw new O(`the artifact is not a zip archive: ${t.message}`)}}function VA({fileName:e,externalFileAttributes:t},n){if((0,Xi.validateFileName)(
e)!==null)throw new O("the artifact has a name that leads out of it");if((t>>>16&HA)===KA)throw new O("the artifact has a link in it");if(n.
has(e))throw new O("the artifact has a name twice");n.add(e)}import{posix as cf}from"node:path";var Ev=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],JA=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,kv=/^([A-Za-z_]\w*)=(.*)$/s,
YA=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,Sv="${port}",Ov=/\$(?:PORT\b|\{PORT\})/,XA=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
QA=/^~(?:\/|$)/,eP=/^\d?[<>]&\d$/,tP=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,nP=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
rP=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,oP=/\{([^{}]*)\}/g,$v=16384;function Tv(e){return!rP.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll(oP)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function Qi(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>$v)throw new O(`a command has at most ${$v} characters; put it into a script`);if(n.includes("\0"))throw new O(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new O("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&XA.test(n.slice(i,i+80)))throw zv(r,Iv(n,i));let c=sP(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),Rv(o,kv.test(n)),Cv(o,r),o}function ad(e,t={}){let n={...t,text:e.join(" ")};Rv(e,!0);for(let r of Av(e)){if(Ev.includes(r)||eP.test(
r))throw ud(n,r);let o=tP.exec(r)?.[0];if(o!==void 0&&!cd(r,0,t))throw ld(n,o);if(QA.test(r))throw zv(n,r);if(Tv(r)&&!r.startsWith("-"))throw Nv(
n,r)}return Cv(e,n),[...e]}function Rv([e=""],t){if(e==="")throw new O("a command must not be empty; name a program");let[n,r,o=""]=t&&kv.exec(
e)||[];if(n!==void 0)throw new O(`${G(n)} is no program, but a variable; write it as env: { ${r}: ${G(o)} }`)}function Cv(e,t){for(let n of Av(
e)){let r=Ov.exec(n)?.[0];if(r!==void 0)throw ld(t,r)}}function Av(e){let t=e.findIndex(n=>nP.test(n));return t<0?e:e.slice(0,t)}function sP(e,t){
let{text:n}=e,r=n[t];if(r==="'")return iP(n,t+1);if(r==='"')return aP(e,t+1);if(r==="\\")return cP(n,t+1);let o=cd(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=Ev.find(i=>n.startsWith(i,t));if(s!==void 0)throw ud(e,s);if("*?[{".includes(r)){let i=Iv(n,t);if(!i.startsWith(
"-")&&(r==="*"||Tv(i)))throw Nv(e,i)}return Pv(e,t),{text:r,next:t+1}}function iP(e,t){let n=e.indexOf("'",t);if(n<0)throw Mv("'");return{text:e.
slice(t,n),next:n+1}}function aP(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw ud(e,"`");cd(n,o,e)===void 0&&Pv(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw Mv('"')}function cP(e,t){let n=e[t];if(n===void 0)throw new O('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function cd(e,t,{placeholders:n}){return n?YA.exec(e.slice(t,t+150))?.[0]:void 0}function Pv(e,t){let n=JA.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw ld(e,n)}var ea="commands run without a shell";function ld(e,t){let r=(Ov.test(t)||t===Sv)&&e.
placeholders?`"${Sv}", which loadgate replaces`:"what it stands for";return new O(`${G(t)} would not be replaced, for ${ea}; ${ta(e,r)}`)}function ud(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new O(
`${G(t)} needs a shell, but ${ea}; ${ta(e,n)}`)}function zv(e,t){let n="the path from loadgate.yml's folder, or from /";return new O(`nothin\
g replaces the "~" of ${G(t)}, for ${ea}; ${ta(e,n)}`)}function Nv(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new O(`nothing replaces the pattern in ${G(t)}, for ${ea}; ${ta(e,n)}`)}function ta({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function Iv(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var Mv=e=>new O(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var na={h:3600,m:60,s:1,ms:.001},lP=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,ra=/^\d+(?:\.\d+)?$/,
uP=24*na.h;function gn(e){let t=typeof e=="number"?e:dP(e.trim());if(t===void 0)throw new O(`${qt(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new O(`${qt(e)} is not a duration above zero; write it like 90s or 5m`);if(t>uP)throw new O(`${qt(e)} is more \
than a day; write at most 24h`);return t}function dP(e){if(ra.test(e))return Number(e);let t=lP.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*na.h+Number(r)*na.m+Number(o)*na.s+Number(s)/1e3}function Zt(e){let t=jv(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new O(`${qt(e)} is not between 0 and 1; ${r}`)}function Lv(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new O(`${G(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return Zt(e)}function Dv(e){return jv(e)===0?0:Zt(e)}function jv(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!ra.test(r))throw new O(`${G(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var fP=1e6;function Fv(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=Zt(e);if(n<=.95)return{share:n};throw new O(`${G(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:ra.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=fP)return{perSecond:t};throw new O(`${qt(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var pP={"":0,k:1,m:2,g:3,t:4},mP=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function dd(e){let t=mP.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(pP[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new O(`${qt(e)} is not a size; write it like 512m or 1g`)}var hP=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,gP={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function Gv(e){let[,t,n=""]=hP.exec(String(e).trim())??[],r=Number(t)/(gP[n]??1);if(r>0)return r;throw new O(`${qt(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function Uv(e){if(/[a-z]/i.test(String(e)))return dd(e);throw new O(`${qt(e)} is not\
 a size with its unit; write it like 200MiB`)}function Bv(e){let t=String(e).trim(),n=ra.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new O(`${qt(e)} is not a number above zero; write it like 5000`)}var qt=e=>typeof e=="number"?String(e):G(e),yP=86400,bP={d:1,w:7,mo:30.4375,
y:365.25},wP=/^(\d{1,5})(d|w|mo|y)$/;function Ht(e){let[,t,n]=wP.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new O(`${G(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*bP[n]*yP)}var j={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
Hv=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),et=(e,t,n={})=>e.meta(Hv(t,n)),R=(e,t,n={})=>e.exactOptional().
meta(Hv(t,n));function me(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof O))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),ro}})}var Ar=J([_(),b()]),Kt=me(Ar,gn),Pr=me(Ar,Zt),Kv=me(Ar,Lv),Wv=me(Ar,Dv),Vv=me(Ar,Fv),oa=me(Ar,dd),sa=me(b(),e=>Qi(
e)),le=(e,t)=>b().regex(e,{error:t}),$t=le(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin wit\
h a letter, a digit or "_"'),ia=le(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),ft=le(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),Gn=me(le(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must b\
egin with "/", without scheme and host, and hold no blank and no "#"'),_P),fd=/^[^\0]*$/,Jv=le(fd,"must not hold a NUL character; put it in \
a body-file"),Yv=le(fd,"must not hold a NUL character; remove it"),pd=J([sa,me(z(Yv).min(1),e=>ad(e))]),md=J([me(b(),e=>Qi(e,{placeholders:!0})),
me(z(Yv).min(1),e=>ad(e,{placeholders:!0}))]),Xv=me(b(),e=>Qi(e,{arguments:!0})),aa=J([b(),_(),ue()]).transform(String),ca=le(/^[A-Za-z_][A-Za-z0-9_.-]*$/,
"must be the name of a variable"),Qv=e=>Vb.test(e.replace(/\*$/,"")),qv=ca.refine(e=>!Qv(e),{error:e=>`is the runner's own and given to no s\
erver, is ${G(String(e.input))}; give the secret another name`}),Zv=J([qv.transform(e=>({name:e,required:!0})),E({name:et(qv,"The variable's\
 name.",{example:"API_KEY"}),required:R(ue(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there\
, or not set.",{default:!0,example:!1})}).transform(e=>({required:!0,...e}))]),hd=J([Zv,z(Zv).min(1)]).transform(e=>Array.isArray(e)?e:[e]).
refine(e=>new Set(e.map(({name:t})=>t)).size===e.length,{error:"must name everything once; remove one"}),ex=le(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
"must be the name of a variable, or a prefix like ACME_*").refine(e=>!Qv(e),{error:e=>`is the runner's own and given to no server, is ${G(String(
e.input))}; leave it out`}).refine(e=>!Wb(e),{error:e=>`must not be a secret, is ${G(String(e.input))}; name it in "secrets" instead`}),gd=oe(
ca,aa.refine(e=>fd.test(e),{error:"must not hold a NUL character; remove it"})),vP=le(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a\
 header"),la=oe(vP,aa.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control chara\
cter; remove it"})).superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],
message:"is here in another case, too; remove one"}),n.add(r.toLowerCase())}),yn=e=>z(e).min(1).refine(t=>new Set(t).size===t.length,{error:"\
must name everything once; remove one"}),Et=e=>J([e,yn(e)]).transform(t=>Array.isArray(t)?t:[t]),xP=/^(?:\.|%2e){1,2}$/i;function _P(e){if(e.
includes("\\"))throw new O(`${G(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>xP.
test(o));if(n!==void 0)throw new O(`${G(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="\
http://localhost";return new URL(r+e).href.slice(r.length)}function tx(e){let t=Object.fromEntries(be.map(n=>[n.name,e(n)]));return E(t)}var SP={memory:"10%","start-time":"10%"},$P=tx(({label:e,name:t})=>R(
Kv,`${e}: the smallest change that counts.`,{example:SP[t]??"5%"})),ua=R($P,"Metrics that decide as well, each with the smallest change that\
 counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),yd=J([_(),b()]),EP=me(yd,Gv),kP=me(yd,Uv),OP=me(
yd,Bv);function TP({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[EP,"50ms"]:e==="bytes"?[kP,"2\
00MiB"]:[OP,5e3];return R(o,`${t}: the ${r} that head may have.`,{example:s})}var da=R(tx(TP),"Bounds on head, by metric, whatever base does\
: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),nx=Et(F(["regression","invalid","inconclusive","ne\
ver"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "never"; keep \
one'})});function rx({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r==="comma\
nd"?"is of requests over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([s,i={}])=>be.
filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function ox(...e){let t=Object.
assign({},...e);return Object.keys(t).length===0?void 0:t}var sx=["targets","parameters","thresholds","absolute-limits"];var RP=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function fa(e){return[...e.matchAll(RP)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}var ix=V().min(200).max(599),CP=J([ix,z(ix).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),ax=le(/./s,"must not be empty; remove it"),cx=1e3,AP=me(b(),e=>{if(e.length>
cx)throw new O(`must have at most ${cx} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new O(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),lx=50,PP=me(fo(),e=>(ux(e,0),JSON.
stringify(e)));function ux(e,t){if(t>lx)throw new O(`is nested deeper than ${lx} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new O(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))ux(n,t+1)}var zP=E({contains:R(J([ax.transform(e=>[e]),z(ax).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:R(AP,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:R(PP,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),dx=E({status:R(CP,"The status cod\
e, or a list of those that are right.",{default:j.status,example:200}),body:R(J([b(),zP]),"The whole body as text, or a map of what of it is\
 expected, decoded where Content-Encoding says how. Not checked if absent.",{example:"Hello World!"}),headers:R(la,"Headers that the answer \
must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":R(ue(),"Whether all variants must answer with the sam\
e length and framing.",{default:j.sameLength,example:!1})});var NP=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","waits for consent before a body is sent, w\
hich load generators do not; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "h\
ttp2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),IP='needs the \
name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',MP=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,mx=le(/^[A-Z]{1,20}$/,"must be in \
capital letters").refine(e=>e!=="CONNECT",{error:"makes a proxy open a tunnel, which is not measured"}),fx=E({method:R(mx,"The method.",{default:j.
method,example:"POST"}),path:R(Gn,"The path, with its query.",{example:"/users?page=2"}),paths:R(yn(Gn),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:R(la,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:R(
Jv,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":R(ft,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=NP.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))fa(s).includes(null)&&n(IP,["headers",o])}),px=b().transform((e,t)=>{let[,n,r=""]=MP.
exec(e.trim())??[],[o,s]=[mx.safeParse(n??j.method),Gn.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),ro}),pa=E({targets:R(yn(b()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:R(J([px,fx]),'The request that is sent: "GET /path", or \
a map. Every scenario needs one.',{example:"GET /"}),args:R(Xv,'Instead of a request: arguments with which the target is run to its end, tim\
ed by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per o\
peration. {name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:R(oe(ca,z(aa).min(1)),"Makes a scenario o\
f each value, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[
1,10,100]}}),expect:R(dx,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:R(
V().min(1).max(65535),"How many connections send requests at the same time.",{default:j.connections,example:j.connections}),keepalive:R(ue(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:j.keepalive,example:!1}),http2:R(ue(),
"Send requests over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:R(
Et(F(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:j.
via,example:"direct"}),background:R(E({request:et(J([px,fx]),"The request that is sent beside what is measured.",{example:"GET /export"}),connections:R(
V().min(1).max(65535),"How many connections send it at the same time.",{default:j.backgroundConnections,example:j.backgroundConnections})}),
"Other requests that are sent all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:R(Vv,"Request\
s per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:R(
V().min(1).max(1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:R(Kt,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:R(Kt,"How long\
 one answer may take.",{default:"2s",example:"2s"}),"max-errors":R(Wv,"The share of answers that may be errors.",{default:j.maxErrors,example:"\
1%"}),threshold:R(Pr,"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:ua,"absolute-limits":da}),ma=pa.superRefine(
(e,t)=>{for(let n of[...bd(e),...rx(e)])t.addIssue({code:"custom",...n})}),ha=["request","background","rate","requests","duration","connecti\
ons","keepalive","http2","via"];function bd(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep o\
ne of them`}]:[],r=[...ha.flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push(
{path:["keepalive"],message:"is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "\
nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","\
request","body-file"],message:"is only for what is measured; write the body here"}),r}function Bo(e,t){return t.keys(["targets"]).flatMap(n=>LP(n,e.targets[n],t))}function LP(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:ga(e,i),target:wd(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function wd(e,t){return gx(e,t)}function gx(e,t){if(!hx(e)||!hx(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,gx(e[r],o)]);return{...e,...Object.fromEntries(n)}}function hx(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function zr(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>ga(t,r))]}))}
function ga(e,t){return`${e}-${t}`}function qo(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function yx(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var vx=oe(le(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU tim\
e from the other side"),me(J([V().min(-1),E({soft:et(V().min(-1),"What holds at first.",{example:1024}),hard:et(V().min(-1),"What it may be \
raised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be e\
mpty"}),bx=le(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),wx=le(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name t\
hat the Dockerfile says after FROM or --from"),DP=J([oe(wx,bx),me(yn(le(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=oe(wx,bx).safeParse(t),[r]=n.error?.issues??[];if(r)throw new O(r.message);
return t})]),xx={example:"256m"},jP=E({context:R(ft,"The folder that is sent to Docker, from the folder of this file.",{default:j.context,example:"\
."}),dockerfile:R(ft,"The Dockerfile, from the context.",{default:j.dockerfile,example:j.dockerfile}),args:R(gd,"Build arguments.",{example:{
VERSION:"1.0"}}),target:R(le(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the \
last one if absent.",{example:"server"}),secrets:R(hd,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read\
; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:R(DP,"Further contexts by the names that the Dockerfile has for them: \
folders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:R(vx,"Limits of the build's processes; Docker Engine \
before 23 ignores them.",{example:{nofile:65536}}),shm_size:R(oa,"The size of the build's /dev/shm, in powers of 1024; Docker Engine before \
23 ignores it.",xx)}),FP=J([ft.transform(e=>({context:e})),jP]),_x=J([sa,z(sa).min(1)]).transform(e=>Array.isArray(e[0])?e:[e]),GP=E({path:R(
Gn,"The path that answers once the server is ready.",{example:"/health"}),command:R(pd,"Ends with 0 once it is ready, where it runs: run onc\
e the path answers.",{example:"node is-warm.js"}),timeout:R(Kt,"How long a start may take.",{default:"60s",example:"60s"})}),UP=J([Gn.transform(
e=>({path:e})),GP]),BP=le(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"must be seccomp=unconfined or seccomp=FILE").transform(e=>e.
startsWith("seccomp")?e.slice(8):null).pipe(J([ui(),ie("unconfined"),ft])),Sx=R(_x,"A command, or a list of them, to run once before it is s\
tarted: what builds the process. What it leaves running is ended.",{example:"npm ci"}),$x=R(ft,"The folder in which setup, prepare and comma\
nd run, from the folder of this file. For processes.",{example:"server"}),qP=E({setup:Sx,command:R(md,"Starts the process, without a shell; \
${port} stands for its port.",{example:"node server.js"}),"working-directory":$x}),Ex={build:R(FP,"The folder with the Dockerfile, or a map.\
 For containers.",{example:"."}),image:R(ia,"A ready-made image instead of a build. For containers.",{example:"nginx:1.28"}),command:R(md,"T\
akes the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stands for its port.",{example:"\
node server.js"}),setup:Sx,"working-directory":$x,process:R(qP,"How the same is run without containers, beside build or image: setup, comman\
d and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:R(gd,"Its environment variables; ${port} stands for its p\
ort.",{example:{LOG_LEVEL:"error"}}),secrets:R(hd,"Environment variables that it gets from loadgate's own environment; their values are neve\
r written anywhere.",{example:["API_KEY"]}),inherit:R(Et(ex),"Further variables, or prefixes of them, that its commands get from loadgate's \
own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),ulimits:R(vx,"Limits of the container's processes.",{example:{memlock:-1}}),
shm_size:R(oa,"The size of the container's /dev/shm, in powers of 1024.",xx),security_opt:R(z(BP).transform(e=>e.filter(t=>t!==null)).refine(
e=>e.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccomp=unconfined, or seccomp=FILE fro\
m this file's folder.",{example:["seccomp=unconfined"]}),mem_limit:R(oa,"The container's memory limit, in powers of 1024.",{example:"512m"})};
function kx(e,t){let{build:n,image:r,command:o,process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "build"; keep one of them',["image"]);
let i=n!==void 0?"build":r!==void 0?"image":void 0;if(i===void 0){s!==void 0?t('is for beside "build" or "image"; write its keys directly',[
"process"]):o===void 0&&t('has nothing to run; add "build" or "image" for Docker, or "command" for a process');return}for(let a of["setup","\
working-directory"])e[a]!==void 0&&t(`is for a process, but "${i}" makes a container; write it under process:`,[a]);s!==void 0&&s.command===
void 0&&t('has no "command"; add it, for example command: node server.js',["process"])}function ZP({ca:e,insecure:t},n){e===void 0&&t===void 0&&
n('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&n('is given beside "ca"; keep one\
 of them',["https","insecure"])}var Ox=V().min(1).max(65535),Tx=E({...Ex,port:et(Ox,"The port it listens on.",{example:5432}),ready:R(E({command:R(
pd,"Ends with 0 once it is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:R(Kt,"How long a start may take.",{default:"\
60s",example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>kx(e,(n,r=[])=>t.addIssue({code:"custom",message:n,
path:r}))),Rx={...Ex,port:R(Ox,"The port it listens on; needed where a scenario sends requests to it.",{example:8080}),services:R(Et($t),"Na\
mes of services; each variant has a copy of each, ready before it is started.",{example:["db"]}),prepare:R(_x,"A command, or a list of them,\
 to run before each start of the server, when the services are ready.",{example:"node migrate.js"}),ready:R(UP,"When the server is ready: a \
path that answers, or a map.",{example:"/health"}),https:R(E({ca:R(ft,"PEM file of the certificate authority, from this file's folder.",{example:"\
test/ca.pem"}),insecure:R(ie(!0),"Take any certificate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:R(
le(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,"must be the name of a host"),"The name that the server's certificate carries.",{default:j.tlsName,example:j.
tlsName})}),"Send requests over HTTPS, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:R(ft,
"A folder, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not m\
easured.",{example:j.fixture}),changes:R(Et(ft),"Globs of the files it is made of, from the repository's top; a change of none of them is no\
t measured.",{example:["src/*","package.json"]})},HP=E(Rx),Cx=E({...Rx,matrix:R(oe($t,HP).refine(e=>Object.keys(e).length>0,{error:"must not\
 be empty"}),"Several rows of this target, each with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{
NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(({matrix:e,...t},n)=>{if(n.issues.length>0)return;let r=(o,s)=>{let i=(a,c=[])=>n.addIssue({code:"\
custom",message:a,path:[...s,...c]});kx(o,i),o.https&&ZP(o.https,i)};e===void 0&&r(t,[]);for(let[o,s]of Object.entries(e??{}))r(wd(t,s),["ma\
trix",o])});var KP=le(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),WP=F(be.map(({name:e})=>e)),VP=le(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),JP=E({reference:et(J([KP,oe($t,VP)]),"The pinned build that every night is comp\
ared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:R(b(),"The case that is measured with \
identical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:R(
ue(),"Whether each night one case, with identical builds, is slowed down on purpose, to see that it is found: the control case, or the next \
in turn.",{default:!0,example:!1}),alert:R(Et(F(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the\
 commit, the exit code.",{default:j.alert,example:["issue","comment"]}),direction:R(F(["worse","both"]),"Whether only what gets worse raises\
 an alert, or what gets better too.",{default:j.direction,example:"both"}),thresholds:R(ut(WP,Pr),"Further metrics that raise alerts, each w\
ith the smallest change that counts.",{example:{memory:"5%"}}),keep:R(me(b(),Ht),"How long points are kept.",{default:j.keep,example:j.keep}),
"keep-runs":R(me(b(),Ht),"How long each run's own file is kept.",{default:j.keepRuns,example:j.keepRuns})}),zx=le(/^[^\p{Cc}]{1,80}$/u,"must\
 be 1 to 80 characters on one line"),Ax=_().positive(),YP=J([Ax.transform(e=>({value:e})),E({value:R(Ax,"The figure; without one only the pl\
ace is known.",{example:36191.37}),system:R(zx,"What was measured then.",{example:"Go 1.5.1"})})]),XP=E({unit:R(zx,"What the figures count.",
{example:"requests/s"}),better:R(F(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:R(oe($t,YP),"F\
igures by target.",{example:{api:36191.37}}),order:R(yn($t),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).
refine(e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),QP=E({source:et(le(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:et(oe(b(),XP),"F\
igures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),e1=E({published:R(QP,"What a publication said, for `rank --publis\
hed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),t1=le(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'\
must be the name of a scenario, or "*" for all of them'),Px=e=>oe($t,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),ya=E(
{version:R(ie(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:et(Px(Cx),"The servers under test by n\
ame: how each is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:et(Px(ma),"The workloads by name.",{example:{hello:{request:"\
GET /"}}}),services:R(oe($t,Tx),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",
port:5432}}}),defaults:R(ma,"Keys that every scenario has unless it says otherwise.",{example:{connections:j.connections}}),presets:R(oe($t,
oe(t1,ma)),`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"\
1s"}}}}),"false-alarms":R(Pr,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:R(Pr,"The smal\
lest change that counts.",{default:"2%",example:"2%"}),thresholds:ua,"absolute-limits":da,"fail-on":R(nx,"Which verdicts fail the run; a hea\
d that fails where base works always does.",{default:j.failOn,example:["regression","invalid"]}),mode:R(F(["block","observe"]),"Whether a ve\
rdict fails the run, or is only reported, as in the first weeks.",{default:j.mode,example:"observe"}),isolation:R(F(["auto","docker","proces\
s"]),"Containers, processes, or what fits.",{default:j.isolation,example:"docker"}),budget:R(Kt,"Time for starts, warm-up and measuring; 60 \
s a case if absent.",{example:"5m"}),"build-timeout":R(Kt,"Time for all builds and `setup` commands of both sides together; keep it below th\
e job's timeout-minutes, or a build that hangs ends the job without a comment.",{default:"30m",example:"45m"}),"cpu-profile":R(ue(),"Whether\
 a regression is followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pull requ\
ests of forks.",{example:!1}),trend:R(JP,"The nightly trend: what it compares with, and who is notified of a change.",{example:{reference:"v\
1.0.0"}}),rank:R(e1,"For `rank`: figures that somebody published of these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{
"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":R(ia,"The image of nginx for containers.",{default:j.nginxImage,example:j.
nginxImage})}),Nx=[["targets","*","env"],["targets","*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","buil\
d","args"],["services","*","env"],["services","*","build","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,
"parameters"],[...e,"request","headers"],[...e,"expect","headers"]])];var Ix=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function n1(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Zo(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=n1(Ix(e),Ix(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function pt(e,t,n=10){let r=Zo(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var Wt="loadgate itself chooses CPUs, networks and names; remove it",r1="a run starts its servers alone and discards them afterwards: leave \
it out",vd='write "working-directory" instead, for example working-directory: server',ba='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',Mx={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
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
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:vd,workdir:vd,cwd:vd,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:Wt,cpuset:Wt,network:Wt,networks:Wt,networkMode:Wt,containerName:Wt,hostname:Wt,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},Lx={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},Dx={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,r1])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,Wt])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},o1={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},s1={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},i1={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},a1={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},c1={path:'write "request" for what is requested, as request: GET /users, or "via" for the way there, as via: direct',url:'write\
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
ts end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:ba,slo:ba},l1={url:'the server is the targe\
t; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "path" is written, for example path:\
 /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belongs in "path", for example path: \
/users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with headers: { content-type: applicat\
ion/json }',payload:'what is sent is "body", or "body-file" for a file'},u1={code:'write "status" instead, for example status: 200',statusCode:'\
write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},d1={name:"the file needs no name; remove \
it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",jobs:"this looks like a \
workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is mounted; COPY it into the imag\
e, or make it with "setup" of a target',networks:Wt,configs:'nothing is mounted; COPY it into the image, or make it with "setup" of a target',
include:"there is one file, whole; write here what is in the others",models:"a run has targets and their services, and nothing else: leave i\
t out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'write "targets" instead, for ex\
ample targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',
benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "scenarios" instead, for example s\
cenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',requests:'\
write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" instead, for example budget: 5m',time:'\
write "budget" instead, for example budget: 5m',limits:ba,slo:ba,...Object.fromEntries(["build","image","command","port","env","environment",
"setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build: ., port: 8080 } }"])),...Object.fromEntries(
["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scenario, or for all of them under "defaults", for\
 example scenarios: { hello: { request: GET / } }']))},f1={top:d1,target:{...Mx,...Lx,...Dx,...o1},service:{...Mx,...Lx,...Dx,...s1},build:{
...i1,...a1},scenario:c1,request:l1,expect:u1},p1="there is no place for anchors alone; set each where its value stands first: env: &env { L\
OG_LEVEL: error }, then env: *env",jx=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function Fx(e,t){let n=m1(e.map(String));if(n!==void 0)return n===
"top"&&/^(?:x-|\.)/.test(t)?p1:Object.entries(f1[n]).find(([r])=>jx(r)===jx(t))?.[1]}function m1([e,...t]){if(e===void 0)return"top";let n={
targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.slice(n);if(e==="targets"&&r==="mat\
rix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="targets"?"target":e==="services"?"se\
rvice":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="request"||r==="expect"?r:void 0}var h1={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function Wo(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${Ko(r)} ${va(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>y1(r,i));case"invalid_union":return g1(e,t,r);case"invalid_type":return t.has(r)?s(Sd([_d(e)],o)):[x1(r)];case"invalid_value":return s(
S1(e.values.map(String),o));case"invalid_key":return[v1(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${G(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${Ko(r)}: ${va(e.message,r)}`}]}}function g1(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>Gx(c,r)));if(o!==
void 0)return o.flatMap(a=>Wo(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(_d)),i=`${Ko(n)} ${va(Sd([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function Gx(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>Gx(r,t)))}function _d(e){return e.code==="invalid_type"?h1[e.expected]??
e.expected:e.code==="invalid_value"?Nr(e.values.map(String)):e.code==="invalid_union"?Nr([...new Set(e.errors.flat().map(_d))]):"another val\
ue"}function y1(e,t){let n=e.length===0?"":` in ${Ko(e)}`,r=xd(e),o=b1(t)??Fx(e,t)??w1(e,t)??pt(t,r,r.length),s=`unknown key ${G(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function b1(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function w1(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return xd([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${xa([`${s}s`,"",t])}`:xd([]).includes(t)?`it stands at the top of the file, as ${xa([t])}`:void 0}function v1(e,t){let n=va(
`the name ${G(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function x1(e){let n=`${e.length===1?"the file":Ko(e.
slice(0,-1))} has no ${G(String(e.at(-1)))}; add it, for example ${xa(e)}`;return{path:e,at:"key",message:n}}function Sd(e,t){let n=`must be\
 ${Nr(e)}, is ${$1(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=_1(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function _1(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function S1(e,t){if(typeof t=="number")return`must be ${Nr(
e)}, is ${t}`;if(typeof t!="string")return Sd([Nr(e)],t);let n=Zo(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${Nr(e)}, is ${G(
t)}${r}`}function $1(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function va(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:xa(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function Ko(e){let[t,n]=E1(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":G(r):r===""?t:`${G(r)} o\
f ${t}`}function E1(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${G(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${G(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${G(n)}`,[]]:[`scenario ${G(r)}\
 in preset ${G(n)}`,e.slice(3)]}var Nr=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function Ho(e){return e instanceof
pi||e instanceof ho?Ho(e.unwrap()):e instanceof Dl?Ho(e.in):e instanceof di?e.options.flatMap(Ho):e instanceof ce?[e]:[]}function k1(e,t){return e instanceof
po?[e.valueType]:e instanceof Ll?[e.element]:e instanceof lr&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function Ux(e){let t=[ya];for(let n of e)
t=t.flatMap(Ho).flatMap(r=>k1(r,n));return t}function xd(e){return Ux(e).flatMap(Ho).flatMap(t=>t instanceof lr?Object.keys(t.shape):[])}function xa(e){
let t=Ux(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${wa(t)}`}var O1=/^[\w/.][\w./?=:% -]*$/;function wa(e){
return typeof e=="string"?O1.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(wa).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${wa(t)}: ${wa(n)}`).join(", ")} }`}import{posix as P0}from"node:path";var _a=Symbol.for("yaml.alias"),Sa=Symbol.for("yaml.document"),mt=Symbol.for("yaml.map"),$d=Symbol.for("yaml.pair"),tt=Symbol.for("yaml.scal\
ar"),Vt=Symbol.for("yaml.seq"),qe=Symbol.for("yaml.node.type"),We=e=>!!e&&typeof e=="object"&&e[qe]===_a,kt=e=>!!e&&typeof e=="object"&&e[qe]===
Sa,Ce=e=>!!e&&typeof e=="object"&&e[qe]===mt,X=e=>!!e&&typeof e=="object"&&e[qe]===$d,W=e=>!!e&&typeof e=="object"&&e[qe]===tt,Ie=e=>!!e&&typeof e==
"object"&&e[qe]===Vt;function re(e){if(e&&typeof e=="object")switch(e[qe]){case mt:case Vt:return!0}return!1}function Y(e){if(e&&typeof e=="\
object")switch(e[qe]){case _a:case mt:case tt:case Vt:return!0}return!1}var $a=e=>(W(e)||re(e))&&!!e.anchor;var Ve=Symbol("break visit"),Bx=Symbol("skip children"),Ot=Symbol("remove node");function rt(e,t){let n=qx(t);kt(e)?Ir(null,e.contents,n,Object.
freeze([e]))===Ot&&(e.contents=null):Ir(null,e,n,Object.freeze([]))}rt.BREAK=Ve;rt.SKIP=Bx;rt.REMOVE=Ot;function Ir(e,t,n,r){let o=Zx(e,t,n,
r);if(Y(o)||X(o))return Hx(e,r,o),Ir(e,o,n,r);if(typeof o!="symbol"){if(re(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=Ir(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===Ve)return Ve;i===Ot&&(t.items.splice(s,1),s-=1)}}}else if(X(t)){r=Object.
freeze(r.concat(t));let s=Ir("key",t.key,n,r);if(s===Ve)return Ve;s===Ot&&(t.key=null);let i=Ir("value",t.value,n,r);if(i===Ve)return Ve;i===
Ot&&(t.value=null)}}return o}async function Ea(e,t){let n=qx(t);kt(e)?await Mr(null,e.contents,n,Object.freeze([e]))===Ot&&(e.contents=null):
await Mr(null,e,n,Object.freeze([]))}Ea.BREAK=Ve;Ea.SKIP=Bx;Ea.REMOVE=Ot;async function Mr(e,t,n,r){let o=await Zx(e,t,n,r);if(Y(o)||X(o))return Hx(
e,r,o),Mr(e,o,n,r);if(typeof o!="symbol"){if(re(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await Mr(s,t.items[s],
n,r);if(typeof i=="number")s=i-1;else{if(i===Ve)return Ve;i===Ot&&(t.items.splice(s,1),s-=1)}}}else if(X(t)){r=Object.freeze(r.concat(t));let s=await Mr(
"key",t.key,n,r);if(s===Ve)return Ve;s===Ot&&(t.key=null);let i=await Mr("value",t.value,n,r);if(i===Ve)return Ve;i===Ot&&(t.value=null)}}return o}
function qx(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.
Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function Zx(e,t,n,r){if(typeof n=="fu\
nction")return n(e,t,r);if(Ce(t))return n.Map?.(e,t,r);if(Ie(t))return n.Seq?.(e,t,r);if(X(t))return n.Pair?.(e,t,r);if(W(t))return n.Scalar?.(
e,t,r);if(We(t))return n.Alias?.(e,t,r)}function Hx(e,t,n){let r=t[t.length-1];if(re(r))r.items[e]=n;else if(X(r))e==="key"?r.key=n:r.value=
n;else if(kt(r))r.contents=n;else{let o=We(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var T1={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},R1=e=>e.replace(/[!,[\]{}]/g,t=>T1[t]),Tt=class e{constructor(t,n){this.
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
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+R1(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
Y(t.contents)){let s={};rt(t.contents,(i,a)=>{Y(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:ya\
ml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Tt.defaultYaml={explicit:!1,version:"1.2"};Tt.defaultTags={"!!":"tag:yaml.org,2002:"};function ka(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function Ed(e){let t=new Set;return rt(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function kd(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function Kx(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=Ed(e));let i=kd(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(W(i.node)||re(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function bn(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=bn(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=bn(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=bn(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=bn(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function $e(e,t,n){if(Array.isArray(e))return e.map((r,o)=>$e(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!$a(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var wn=class{constructor(t){Object.defineProperty(this,qe,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!kt(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=$e(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?bn(s,{"":a},"",a):a}};var Jt=class extends wn{constructor(t){super(_a),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],rt(t,{Node:(s,i)=>{(We(i)||$a(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||($e(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=Oa(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(ka(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function Oa(e,t,n){if(We(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(re(t)){let r=0;for(let o of t.
items){let s=Oa(e,o,n);s>r&&(r=s)}return r}else if(X(t)){let r=Oa(e,t.key,n),o=Oa(e,t.value,n);return Math.max(r,o)}return 1}var Ta=e=>!e||typeof e!="function"&&typeof e!="object",U=class extends wn{constructor(t){super(tt),this.value=t}toJSON(t,n){return n?.keep?this.
value:$e(this.value,t,n)}toString(){return String(this.value)}};U.BLOCK_FOLDED="BLOCK_FOLDED";U.BLOCK_LITERAL="BLOCK_LITERAL";U.PLAIN="PLAIN";
U.QUOTE_DOUBLE="QUOTE_DOUBLE";U.QUOTE_SINGLE="QUOTE_SINGLE";var C1="tag:yaml.org,2002:";function A1(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function Yt(e,t,n){if(kt(e)&&(e=e.contents),Y(e))return e;if(X(e)){let d=n.
schema[mt].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new Jt(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=C1+
t.slice(2));let l=A1(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new U(e);return c&&(c.
node=d),d}l=e instanceof Map?i[mt]:Symbol.iterator in Object(e)?i[Vt]:i[mt]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new U(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function Vo(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return Yt(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var Dr=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,Lr=class extends wn{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>Y(r)||X(r)?r.clone(t):r),this.range&&(n.range=this.
range.slice()),n}addIn(t,n){if(Dr(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(re(s))s.addIn(o,n);else if(s===void 0&&this.schema)this.
set(r,Vo(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.length===
0)return this.delete(n);let o=this.get(n,!0);if(re(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remaining path\
: ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&W(s)?s.value:s:re(s)?s.getIn(o,n):void 0}hasAllNullValues(t){return this.
items.every(n=>{if(!X(n))return!1;let r=n.value;return r==null||t&&W(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){let[
n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return re(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.set(
r,n);else{let s=this.get(r,!0);if(re(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,Vo(this.schema,o,n));else throw new Error(`E\
xpected YAML collection at ${r}. Remaining path: ${o}`)}}};var Wx=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function ot(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Rt=(e,t,n)=>e.
endsWith(`
`)?ot(n,t):n.includes(`
`)?`
`+ot(n,t):(e.endsWith(" ")?"":" ")+n;var Od="flow",Ra="block",Jo="quoted";function Yo(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,p,g=!1,h=-1,y=-1,w=-1;n===Ra&&(h=Vx(e,h,t.length),h!==-1&&(d=h+c));for(let N;N=e[h+=1];){if(n===Jo&&N===
"\\"){switch(y=h,e[h+1]){case"x":h+=3;break;case"u":h+=5;break;case"U":h+=9;break;default:h+=1}w=h}if(N===`
`)n===Ra&&(h=Vx(e,h,t.length)),d=h+t.length+c,f=void 0;else{if(N===" "&&p&&p!==" "&&p!==`
`&&p!=="	"){let A=e[h+1];A&&A!==" "&&A!==`
`&&A!=="	"&&(f=h)}if(h>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===Jo){for(;p===" "||p==="	";)p=N,N=e[h+=1],g=!0;let A=h>w+1?h-2:y-1;if(u[A])
return e;l.push(A),u[A]=!0,d=A+c,f=void 0}else g=!0}p=N}if(g&&a&&a(),l.length===0)return e;i&&i();let $=e.slice(0,l[0]);for(let N=0;N<l.length;++N){
let A=l[N],I=l[N+1]||e.length;A===0?$=`
${t}${e.slice(0,I)}`:(n===Jo&&u[A]&&($+=`${e[A]}\\`),$+=`
${t}${e.slice(A+1,I)}`)}return $}function Vx(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var Aa=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Pa=e=>/^(%|---|\.\.\.)/m.
test(e);function P1(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function Xo(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(Pa(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:Yo(i,s,Jo,Aa(t,!1))}function Td(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return Xo(e,t);let n=t.indent||(Pa(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:Yo(r,n,Od,Aa(t,!1))}function jr(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=Xo;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=Td:s&&!o?r=Xo:r=n?Td:Xo}return r(e,t)}var Rd;try{Rd=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{Rd=/\n+(?!\n|$)/g}function Ca({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return jr(n,r);let l=r.indent||(r.forceBlockIndent||Pa(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===U.BLOCK_FOLDED?!1:
t===U.BLOCK_LITERAL?!0:!P1(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let I=n[f-1];if(I!==`
`&&I!=="	"&&I!==" ")break}let p=n.substring(f),g=p.indexOf(`
`);g===-1?d="-":n===p||g!==p.length-1?(d="+",s&&s()):d="",p&&(n=n.slice(0,-p.length),p[p.length-1]===`
`&&(p=p.slice(0,-1)),p=p.replace(Rd,`$&${l}`));let h=!1,y,w=-1;for(y=0;y<n.length;++y){let I=n[y];if(I===" ")h=!0;else if(I===`
`)w=y;else break}let $=n.substring(0,w<y?w+1:y);$&&(n=n.substring($.length),$=$.replace(/\n+/g,`$&${l}`));let A=(h?l?"2":"1":"")+d;if(e&&(A+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let I=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),C=!1,B=Aa(r,!0);i!=="folded"&&t!==U.BLOCK_FOLDED&&
(B.onOverflow=()=>{C=!0});let L=Yo(`${$}${I}${p}`,l,Ra,B);if(!C)return`>${A}
${l}${L}`}return n=n.replace(/\n+/g,`$&${l}`),`|${A}
${l}${$}${n}${p}`}function z1(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return jr(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?jr(s,t):Ca(e,t,n,r);if(!a&&!u&&o!==U.PLAIN&&s.includes(`
`))return Ca(e,t,n,r);if(Pa(s)){if(c==="")return t.forceBlockIndent=!0,Ca(e,t,n,r);if(a&&c===l)return jr(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=h=>h.default&&h.tag!=="tag:yaml.org,2002:str"&&h.test?.test(d),{compat:p,tags:g}=t.doc.schema;if(g.some(f)||p?.some(f))return jr(
s,t)}return a?d:Yo(d,c,Od,Aa(t,!1))}function Un(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==U.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=U.QUOTE_DOUBLE);let c=u=>{switch(u){case U.
BLOCK_FOLDED:case U.BLOCK_LITERAL:return o||s?jr(i.value,t):Ca(i,t,n,r);case U.QUOTE_DOUBLE:return Xo(i.value,t);case U.QUOTE_SINGLE:return Td(
i.value,t);case U.PLAIN:return z1(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function za(e,t){let n=Object.assign({blockQuote:!0,commentString:Wx,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function N1(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(W(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function I1(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(W(e)||re(e))&&e.anchor;s&&ka(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function Xt(e,t,n,r){if(X(e))return e.toString(t,n,r);if(We(e)){if(t.doc.directives)return e.toString(
t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.
add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=Y(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=N1(t.doc.schema.tags,s));
let i=I1(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(s,t,n,r):W(s)?
Un(s,t,n,r):s.toString(t,n,r);return i?W(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function Jx({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=Y(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(re(e)||!Y(e)&&typeof e=="object"){let B="\
With simple keys, collection cannot be used as a key value";throw new Error(B)}}let p=!d&&(!e||f&&t==null&&!n.inFlow||re(e)||(W(e)?e.type===
U.BLOCK_FOLDED||e.type===U.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!p&&(d||!s),indent:a+c});let g=!1,
h=!1,y=Xt(e,n,()=>g=!0,()=>h=!0);if(!p&&!n.inFlow&&y.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");p=!0}if(n.inFlow){if(s||t==null)return g&&r&&r(),y===""?"?":p?`? ${y}`:y}else if(s&&!d||t==null&&p)return y=`? ${y}`,
f&&!g?y+=Rt(y,n.indent,l(f)):h&&o&&o(),y;g&&(f=null),p?(f&&(y+=Rt(y,n.indent,l(f))),y=`? ${y}
${a}:`):(y=`${y}:`,f&&(y+=Rt(y,n.indent,l(f))));let w,$,N;Y(t)?(w=!!t.spaceBefore,$=t.commentBefore,N=t.comment):(w=!1,$=null,N=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!p&&!f&&W(t)&&(n.indentAtStart=y.length+1),h=!1,!u&&c.length>=2&&!n.inFlow&&!p&&Ie(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let A=!1,I=Xt(t,n,()=>A=!0,()=>h=!0),C=" ";if(f||w||$){if(C=w?`
`:"",$){let B=l($);C+=`
${ot(B,n.indent)}`}I===""&&!n.inFlow?C===`
`&&N&&(C=`

`):C+=`
${n.indent}`}else if(!p&&re(t)){let B=I[0],L=I.indexOf(`
`),ee=L!==-1,Se=n.inFlow??t.flow??t.items.length===0;if(ee||!Se){let st=!1;if(ee&&(B==="&"||B==="!")){let he=I.indexOf(" ");B==="&"&&he!==-1&&
he<L&&I[he+1]==="!"&&(he=I.indexOf(" ",he+1)),(he===-1||L<he)&&(st=!0)}st||(C=`
${n.indent}`)}}else(I===""||I[0]===`
`)&&(C="");return y+=C+I,n.inFlow?A&&r&&r():N&&!A?y+=Rt(y,n.indent,l(N)):h&&o&&o(),y}function Cd(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var Na="<<",ht={identify:e=>e===Na||typeof e=="symbol"&&e.description===Na,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new U(Symbol(Na)),{addToJSMap:Pd}),stringify:()=>Na},Yx=(e,t)=>(ht.identify(t)||W(t)&&(!t.type||t.type===U.PLAIN)&&ht.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===ht.tag&&n.default);function Pd(e,t,n){let r=Xx(e,n);if(Ie(r))for(let o of r.items)Ad(e,t,o);else if(Array.
isArray(r))for(let o of r)Ad(e,t,o);else Ad(e,t,r)}function Ad(e,t,n){let r=Xx(e,n);if(!Ce(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function Xx(e,t){return e&&
We(t)?t.resolve(e.doc,e):t}function Ia(e,t,{key:n,value:r}){if(Y(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(Yx(e,n))Pd(e,t,r);else{let o=$e(n,"",e);if(t instanceof Map)
t.set(o,$e(r,o,e));else if(t instanceof Set)t.add(o);else{let s=M1(n,o,e),i=$e(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function M1(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(Y(e)&&n?.
doc){let r=za(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),Cd(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function Fr(e,t,n){let r=Yt(e,void 0,n),o=Yt(t,void 0,n);return new xe(r,o)}var xe=class e{constructor(t,n=null){Object.defineProperty(this,
qe,{value:$d}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return Y(n)&&(n=n.clone(t)),Y(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return Ia(n,r,this)}toString(t,n,r){return t?.doc?Jx(this,t,n,r):JSON.stringify(this)}};function La(e,t,n){return(t.inFlow??e.flow?D1:L1)(e,t,n)}function L1({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let g=0;g<t.length;++g){let h=t[g],
y=null;if(Y(h))!d&&h.spaceBefore&&f.push(""),Ma(n,f,h.commentBefore,d),h.comment&&(y=h.comment);else if(X(h)){let $=Y(h.key)?h.key:null;$&&(!d&&
$.spaceBefore&&f.push(""),Ma(n,f,$.commentBefore,d))}d=!1;let w=Xt(h,u,()=>y=null,()=>d=!0);y&&(w+=Rt(w,s,l(y))),d&&y&&(d=!1),f.push(r+w)}let p;
if(f.length===0)p=o.start+o.end;else{p=f[0];for(let g=1;g<f.length;++g){let h=f[g];p+=h?`
${c}${h}`:`
`}}return e?(p+=`
`+ot(l(e),c),a&&a()):d&&i&&i(),p}function D1({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let g=0;g<e.length;++g){let h=e[g],y=null;
if(Y(h))h.spaceBefore&&d.push(""),Ma(t,d,h.commentBefore,!1),h.comment&&(y=h.comment);else if(X(h)){let $=Y(h.key)?h.key:null;$&&($.spaceBefore&&
d.push(""),Ma(t,d,$.commentBefore,!1),$.comment&&(l=!0));let N=Y(h.value)?h.value:null;N?(N.comment&&(y=N.comment),N.commentBefore&&(l=!0)):
h.value==null&&$?.comment&&(y=$.comment)}y&&(l=!0);let w=Xt(h,c,()=>y=null);l||(l=d.length>u||w.includes(`
`)),g<e.length-1?w+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce(($,N)=>$+N.length+2,2)+(w.length+2)>t.options.lineWidth)),
l&&(w+=",")),y&&(w+=Rt(w,r,a(y))),d.push(w),u=d.length}let{start:f,end:p}=n;if(d.length===0)return f+p;if(!l){let g=d.reduce((h,y)=>h+y.length+
2,2);l=t.options.lineWidth>0&&g>t.options.lineWidth}if(l){let g=f;for(let h of d)g+=h?`
${s}${o}${h}`:`
`;return`${g}
${o}${p}`}else return`${f}${i}${d.join(" ")}${i}${p}`}function Ma({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=ot(t(r),e);n.push(s.trimStart())}}function vn(e,t){let n=W(t)?t.value:t;for(let r of e)if(X(r)&&(r.key===t||r.key===n||W(r.key)&&r.key.value===n))return r}var _e=class extends Lr{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(mt,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(Fr(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;X(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new xe(t,t?.value):r=new xe(t.key,t.value);let o=vn(
this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);W(o.value)&&Ta(r.value)?o.value.value=
r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.items.
push(r)}delete(t){let n=vn(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=vn(this.items,t)?.value;
return(!n&&W(o)?o.value:o)??void 0}has(t){return!!vn(this.items,t)}set(t,n){this.add(new xe(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.mapAsMap?
new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)Ia(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);for(let o of this.
items)if(!X(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&this.hasAllNullValues(
!1)&&(t=Object.assign({},t,{allNullValues:!0})),La(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.indent||"",onChompKeep:r,
onComment:n})}};var gt={collection:"map",default:!0,nodeClass:_e,tag:"tag:yaml.org,2002:map",resolve(e,t){return Ce(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>_e.from(e,t,n)};var Me=class extends Lr{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(Vt,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=Da(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=Da(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&W(o)?o.value:o}has(t){let n=Da(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=Da(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];W(o)&&Ta(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push($e(s,String(o++),n));return r}toString(t,n,r){return t?La(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(Yt(a,void 0,r))}}return s}};function Da(e){let t=W(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var yt={collection:"seq",default:!0,nodeClass:Me,tag:"tag:yaml.org,2002:seq",resolve(e,t){return Ie(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>Me.from(e,t,n)};var xn={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),Un(e,t,n,r)}};var Bn={identify:e=>e==null,createNode:()=>new U(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new U(
null),stringify:({source:e},t)=>typeof e=="string"&&Bn.test.test(e)?e:t.options.nullStr};var Qo={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new U(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&Qo.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function Le({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var ja={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Le},Fa={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():Le(e)}},Ga={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new U(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:Le};var Ua=e=>typeof e=="bigint"||Number.isInteger(e),zd=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function Qx(e,t,n){let{
value:r}=e;return Ua(r)&&r>=0?n+r.toString(t):Le(e)}var Ba={identify:e=>Ua(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>zd(e,2,8,n),stringify:e=>Qx(e,8,"0o")},qa={identify:Ua,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>zd(
e,0,10,n),stringify:Le},Za={identify:e=>Ua(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>zd(
e,2,16,n),stringify:e=>Qx(e,16,"0x")};var e0=[gt,yt,xn,Bn,Qo,Ba,qa,Za,ja,Fa,Ga];function t0(e){return typeof e=="bigint"||Number.isInteger(e)}var Ha=({value:e})=>JSON.stringify(e),j1=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Ha},{identify:e=>e==null,createNode:()=>new U(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:Ha},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:Ha},{identify:t0,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>t0(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Ha}],F1={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},n0=[gt,yt].concat(j1,F1);var es={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=U.BLOCK_LITERAL),t!==U.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===U.BLOCK_LITERAL?`
`:" ")}return Un({comment:e,type:t,value:a},r,o,s)}};function Nd(e,t){if(Ie(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!X(r)){if(Ce(r)){r.items.length>1&&t("Each pair must have it\
s own sequence indicator");let o=r.items[0]||new xe(new U(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=X(r)?r:new xe(r)}}else t("Expected a sequence for this tag");return e}function Id(e,t,n){let{replacer:r}=n,
o=new Me(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(Fr(a,c,n))}return o}var ts={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Nd,createNode:Id};var Gr=class e extends Me{constructor(){super(),this.add=_e.prototype.add.bind(this),this.delete=_e.prototype.delete.bind(this),this.get=_e.
prototype.get.bind(this),this.has=_e.prototype.has.bind(this),this.set=_e.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(X(o)?(s=$e(o.key,"",n),i=$e(o.value,s,n)):s=$e(o,"",n),
r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=Id(t,n,r),s=new this;return s.
items=o.items,s}};Gr.tag="tag:yaml.org,2002:omap";var ns={collection:"seq",identify:e=>e instanceof Map,nodeClass:Gr,default:!1,tag:"tag:yam\
l.org,2002:omap",resolve(e,t){let n=Nd(e,t),r=[];for(let{key:o}of n.items)W(o)&&(r.includes(o.value)?t(`Ordered maps must not include duplic\
ate keys: ${o.value}`):r.push(o.value));return Object.assign(new Gr,n)},createNode:(e,t,n)=>Gr.from(e,t,n)};function r0({value:e,source:t},n){return t&&(e?Md:Ld).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var Md={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new U(!0),stringify:r0},Ld={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new U(!1),stringify:r0};var o0={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Le},s0={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():Le(e)}},i0={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new U(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:Le};var rs=e=>typeof e=="bigint"||Number.isInteger(e);function Ka(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function Dd(e,t,n){let{value:r}=e;if(rs(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return Le(e)}var a0={identify:rs,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>Ka(e,2,
2,n),stringify:e=>Dd(e,2,"0b")},c0={identify:rs,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>Ka(
e,1,8,n),stringify:e=>Dd(e,8,"0")},l0={identify:rs,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>Ka(e,0,
10,n),stringify:Le},u0={identify:rs,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>Ka(e,
2,16,n),stringify:e=>Dd(e,16,"0x")};var Ur=class e extends _e{constructor(t){super(t),this.tag=e.tag}add(t){let n;X(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new xe(t.key,null):n=new xe(t,null),vn(this.items,n.key)||this.items.push(n)}get(t,n){let r=vn(this.items,t);return!n&&X(r)?W(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=vn(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new xe(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(Fr(i,null,r));return s}};Ur.tag="tag:yaml.org,2002:set";var os={collection:"\
map",identify:e=>e instanceof Set,nodeClass:Ur,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>Ur.from(e,t,n),resolve(e,t){if(Ce(
e)){if(e.hasAllNullValues(!0))return Object.assign(new Ur,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function jd(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function d0(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return Le(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var Wa={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>jd(e,n),stringify:d0},
Va={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>jd(e,!1),stringify:d0},Br={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(Br.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=jd(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var Fd=[gt,yt,xn,Bn,Md,Ld,a0,c0,l0,u0,o0,s0,i0,es,ht,ns,ts,os,Wa,Va,Br];var f0=new Map([["core",e0],["failsafe",[gt,yt,xn]],["json",n0],["yaml11",Fd],["yaml-1.1",Fd]]),p0={binary:es,bool:Qo,float:Ga,floatExp:Fa,floatNaN:ja,
floatTime:Va,int:qa,intHex:Za,intOct:Ba,intTime:Wa,map:gt,merge:ht,null:Bn,omap:ns,pairs:ts,seq:yt,set:os,timestamp:Br},m0={"tag:yaml.org,20\
02:binary":es,"tag:yaml.org,2002:merge":ht,"tag:yaml.org,2002:omap":ns,"tag:yaml.org,2002:pairs":ts,"tag:yaml.org,2002:set":os,"tag:yaml.org\
,2002:timestamp":Br};function Ja(e,t,n){let r=f0.get(t);if(r&&!e)return n&&!r.includes(ht)?r.concat(ht):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(f0.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(ht)),o.reduce((s,i)=>{let a=typeof i=="string"?p0[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys(p0).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var G1=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,ss=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?Ja(t,"compat"):t?Ja(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
m0:{},this.tags=Ja(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,mt,{value:gt}),Object.defineProperty(this,tt,{value:xn}),
Object.defineProperty(this,Vt,{value:yt}),this.sortMapEntries=typeof i=="function"?i:i===!0?G1:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function h0(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=za(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(ot(c,""))}let i=!1,a=null;if(e.contents){if(Y(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(ot(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=Xt(e.contents,o,()=>a=
null,c);a&&(l+=Rt(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(Xt(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(ot(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(ot(s(c),"")))}return n.join(`
`)+`
`}var _n=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,qe,{value:Sa});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Tt({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[qe]:{value:Sa}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=Y(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){qr(this.contents)&&this.contents.add(t)}addIn(t,n){qr(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=Ed(this);t.anchor=!n||r.has(n)?kd(n||"a",r):n}return new Jt(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let y=$=>typeof $=="number"||$ instanceof String||$ instanceof Number,
w=n.filter(y).map(String);w.length>0&&(n=n.concat(w)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:p}=Kx(this,i||"a"),g={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:p},h=Yt(t,u,g);return a&&re(h)&&(h.flow=!0),f(),h}createPair(t,n,r={}){
let o=this.createNode(t,null,r),s=this.createNode(n,null,r);return new xe(o,s)}delete(t){return qr(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return Dr(t)?this.contents==null?!1:(this.contents=null,!0):qr(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return re(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return Dr(t)?!n&&W(this.contents)?this.contents.value:this.contents:re(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return re(this.contents)?this.contents.has(t):!1}hasIn(t){return Dr(t)?this.contents!==void 0:re(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=Vo(this.schema,[t],n):qr(this.contents)&&this.contents.set(t,n)}setIn(t,n){Dr(
t)?this.contents=n:this.contents==null?this.contents=Vo(this.schema,Array.from(t),n):qr(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Tt({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Tt(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new ss(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=$e(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?bn(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return h0(this,t)}};function qr(e){
if(re(e))return!0;throw new Error("Expected a YAML collection as document contents")}var is=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},bt=class extends is{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},as=class extends is{constructor(t,n,r){super("YAMLWarning",t,n,r)}},Gd=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function Ct(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",p=!1,g=!1,h=null,y=null,
w=null,$=null,N=null,A=null,I=null;for(let L of e)switch(g&&(L.type!=="space"&&L.type!=="newline"&&L.type!=="comma"&&s(L.offset,"MISSING_CHA\
R","Tags and anchors must be separated from the next token by white space"),g=!1),h&&(l&&L.type!=="comment"&&L.type!=="newline"&&s(h,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),h=null),L.type){case"space":!t&&(n!=="doc-start"||r?.type!=="flow-collection")&&L.source.includes(
"	")&&(h=L),u=!0;break;case"comment":{u||s(L,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let ee=L.
source.substring(1)||" ";d?d+=f+ee:d=ee,f="",l=!1;break}case"newline":l?d?d+=L.source:(!A||n!=="seq-item-ind")&&(c=!0):f+=L.source,l=!0,p=!0,
(y||w)&&($=L),u=!0;break;case"anchor":y&&s(L,"MULTIPLE_ANCHORS","A node can have at most one anchor"),L.source.endsWith(":")&&s(L.offset+L.source.
length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),y=L,I??(I=L.offset),l=!1,u=!1,g=!0;break;case"tag":{w&&s(L,"MULTIPLE_TAGS","A nod\
e can have at most one tag"),w=L,I??(I=L.offset),l=!1,u=!1,g=!0;break}case n:(y||w)&&s(L,"BAD_PROP_ORDER",`Anchors and tags must be after th\
e ${L.source} indicator`),A&&s(L,"UNEXPECTED_TOKEN",`Unexpected ${L.source} in ${t??"collection"}`),A=L,l=n==="seq-item-ind"||n==="explicit-\
key-ind",u=!1;break;case"comma":if(t){N&&s(L,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),N=L,l=!1,u=!1;break}default:s(L,"UNEXPECTED_TOKEN",`\
Unexpected ${L.type} token`),l=!1,u=!1}let C=e[e.length-1],B=C?C.offset+C.source.length:o;return g&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),h&&(l&&h.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:N,found:A,spaceBefore:c,comment:d,hasNewline:p,anchor:y,tag:w,newlineAfterProp:$,end:B,start:I??B}}function Sn(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Sn(t.key)||Sn(t.value))return!0}return!1;default:
return!0}}function cs(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Sn(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function Ya(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||W(s)&&W(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var g0="All mapping items must start at the same column";function y0({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??_e,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:p,value:g}=u,h=Ct(d,{indicator:"explicit\
-key-ind",next:f??p?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),y=!h.found;if(y){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",g0)),!h.anchor&&
!h.tag&&!p){l=h.end,h.comment&&(a.comment?a.comment+=`
`+h.comment:a.comment=h.comment);continue}(h.newlineAfterProp||Sn(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else h.found?.indent!==r.indent&&o(c,"BAD_INDENT",g0);n.atKey=!0;let w=h.end,$=f?e(n,f,h,o):t(n,w,d,null,h,o);n.schema.compat&&
cs(r.indent,f,o),n.atKey=!1,Ya(n,a.items,$)&&o(w,"DUPLICATE_KEY","Map keys must be unique");let N=Ct(p??[],{indicator:"map-value-ind",next:g,
offset:$.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=N.end,N.found){y&&(g?.type==="block-map"&&
!N.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&h.start<N.found.offset-1024&&
o($.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let A=g?e(n,
g,N,o):t(n,c,p,null,N,o);n.schema.compat&&cs(r.indent,g,o),c=A.range[2];let I=new xe($,A);n.options.keepSourceTokens&&(I.srcToken=u),a.items.
push(I)}else{y&&o($.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),N.comment&&($.comment?$.comment+=`
`+N.comment:$.comment=N.comment);let A=new xe($);n.options.keepSourceTokens&&(A.srcToken=u),a.items.push(A)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function b0({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??Me,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=Ct(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let p=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&cs(r.indent,d,o),c=p.range[2],a.items.push(p)}return a.range=[r.offset,c,l??c],a}function At(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var Ud="Block collections are not allowed within flow collections",Bd=e=>e&&(e.type==="block-map"||e.type==="block-seq");function w0({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?_e:Me),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let y=0;y<r.items.length;++y){let w=r.items[y],
{start:$,key:N,sep:A,value:I}=w,C=Ct($,{flow:a,indicator:"explicit-key-ind",next:N??A?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!C.found){if(!C.anchor&&!C.tag&&!A&&!I){y===0&&C.comma?o(C.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):y<r.items.length-1&&o(C.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),C.comment&&(l.comment?l.comment+=`
`+C.comment:l.comment=C.comment),d=C.end;continue}!i&&n.options.strict&&Sn(N)&&o(N,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(y===0)C.comma&&o(C.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(C.comma||o(C.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),C.comment){let B="";e:for(let L of $)switch(L.type){case"comma":case"space":break;case"comment":B=L.
source.substring(1);break e;default:break e}if(B){let L=l.items[l.items.length-1];X(L)&&(L=L.value??L.key),L.comment?L.comment+=`
`+B:L.comment=B,C.comment=C.comment.substring(B.length+1)}}if(!i&&!A&&!C.found){let B=I?e(n,I,C,o):t(n,C.end,A,null,C,o);l.items.push(B),d=B.
range[2],Bd(I)&&o(B.range,"BLOCK_IN_FLOW",Ud)}else{n.atKey=!0;let B=C.end,L=N?e(n,N,C,o):t(n,B,$,null,C,o);Bd(N)&&o(L.range,"BLOCK_IN_FLOW",
Ud),n.atKey=!1;let ee=Ct(A??[],{flow:a,indicator:"map-value-ind",next:I,offset:L.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(ee.found){if(!i&&!C.found&&n.options.strict){if(A)for(let he of A){if(he===ee.found)break;if(he.type==="newline"){o(he,"MULTILINE_IMPLICI\
T_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}C.start<ee.found.offset-1024&&o(ee.found,"KEY_OVER_1024_CH\
ARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else I&&("source"in I&&I.source?.[0]===
":"?o(I,"MISSING_CHAR",`Missing space after : in ${a}`):o(ee.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let Se=I?e(n,I,ee,o):
ee.found?t(n,ee.end,A,null,ee,o):null;Se?Bd(I)&&o(Se.range,"BLOCK_IN_FLOW",Ud):ee.comment&&(L.comment?L.comment+=`
`+ee.comment:L.comment=ee.comment);let st=new xe(L,Se);if(n.options.keepSourceTokens&&(st.srcToken=w),i){let he=l;Ya(n,he.items,L)&&o(B,"DUP\
LICATE_KEY","Map keys must be unique"),he.items.push(st)}else{let he=new _e(n.schema);he.flow=!0,he.items.push(st);let An=(Se??L).range;he.range=
[L.range[0],An[1],An[2]],l.items.push(he)}d=Se?Se.range[2]:ee.end}}let f=i?"}":"]",[p,...g]=r.end,h=d;if(p?.source===f)h=p.offset+p.source.length;else{
let y=a[0].toUpperCase()+a.substring(1),w=u?`${y} must end with a ${f}`:`${y} in block collection must be sufficiently indented and end with\
 a ${f}`;o(d,u?"MISSING_CHAR":"BAD_INDENT",w),p&&p.source.length!==1&&g.unshift(p)}if(g.length>0){let y=At(g,h,n.options.strict,o);y.comment&&
(l.comment?l.comment+=`
`+y.comment:l.comment=y.comment),l.range=[r.offset,h,y.offset]}else l.range=[r.offset,h,h];return l}function qd(e,t,n,r,o,s){let i=n.type==="block-map"?y0(e,t,n,r,s):n.type==="block-seq"?b0(e,t,n,r,s):w0(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function v0(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:p}=r,g=f&&s?f.offset>s.offset?f:s:f??s;g&&(!p||p.offset<g.offset)&&
o(g,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===_e.tagName&&a==="map"||i===Me.tagName&&a==="seq")return qd(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),qd(e,t,n,o,i)}let l=qd(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=Y(u)?u:new U(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function Zd(e,t,n){let r=t.offset,o=U1(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?U.
BLOCK_FOLDED:U.BLOCK_LITERAL,i=t.source?B1(t.source):[],a=i.length;for(let h=i.length-1;h>=0;--h){let y=i[h][1];if(y===""||y==="\r")a=h;else
break}if(a===0){let h=o.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",y=r+o.length;return t.source&&(y+=t.source.length),{value:h,type:s,comment:o.comment,range:[r,y,y]}}let c=t.
indent+o.indent,l=t.offset+o.length,u=0;for(let h=0;h<a;++h){let[y,w]=i[h];if(w===""||w==="\r")o.indent===0&&y.length>c&&(c=y.length);else{y.
length<c&&n(l+y.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),o.indent===
0&&(c=y.length),u=h,c===0&&!e.atRoot&&n(l,"BAD_INDENT","Block scalar values in collections must be indented");break}l+=y.length+w.length+1}for(let h=i.
length-1;h>=a;--h)i[h][0].length>c&&(a=h+1);let d="",f="",p=!1;for(let h=0;h<u;++h)d+=i[h][0].slice(c)+`
`;for(let h=u;h<a;++h){let[y,w]=i[h];l+=y.length+w.length+1;let $=w[w.length-1]==="\r";if($&&(w=w.slice(0,-1)),w&&y.length<c){let A=`Block s\
calar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first line"}`;n(l-w.length-($?2:1),"BAD_INDENT",
A),y=""}s===U.BLOCK_LITERAL?(d+=f+y.slice(c)+w,f=`
`):y.length>c||w[0]==="	"?(f===" "?f=`
`:!p&&f===`
`&&(f=`

`),d+=f+y.slice(c)+w,f=`
`,p=!0):w===""?f===`
`?d+=`
`:f=`
`:(d+=f+w,f=" ",p=!1)}switch(o.chomp){case"-":break;case"+":for(let h=a;h<i.length;++h)d+=`
`+i[h][0].slice(c);d[d.length-1]!==`
`&&(d+=`
`);break;default:d+=`
`}let g=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,g,g]}}function U1({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let p=o[f];if(!a&&(p==="-"||p==="+"))a=p;else{let g=Number(p);!i&&g?i=g:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let p=t[f];switch(p.type){case"space":
l=!0;case"newline":d+=p.source.length;break;case"comment":n&&!l&&r(p,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=p.source.length,u=p.source.substring(1);break;case"error":r(p,"UNEXPECTED_TOKEN",p.message),d+=p.source.length;break;default:{
let g=`Unexpected token in block scalar header: ${p.type}`;r(p,"UNEXPECTED_TOKEN",g);let h=p.source;h&&typeof h=="string"&&(d+=h.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function B1(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function Hd(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,p,g)=>n(r+f,p,g);switch(o){case"scalar":a=U.PLAIN,c=q1(s,l);break;case"sin\
gle-quoted-scalar":a=U.QUOTE_SINGLE,c=Z1(s,l);break;case"double-quoted-scalar":a=U.QUOTE_DOUBLE,c=H1(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=At(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function q1(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),x0(e)}function Z1(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),x0(e.slice(1,-1)).
replace(/''/g,"'")}function x0(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function H1(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=K1(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=W1[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=V1(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function K1(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var W1={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function V1(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function Kd(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?Zd(e,t,r):Hd(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[tt]:c?l=J1(e.schema,o,c,n,r):t.type==="scalar"?l=Y1(
e,o,t,r):l=e.schema[tt];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=W(d)?d:new U(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new U(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function J1(e,t,n,r,o){if(n==="!")return e[tt];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[tt])}function Y1({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[tt];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[tt];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function _0(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var X1={composeNode:Wd,composeEmptyNode:Xa};function Wd(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=Q1(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=Kd(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=v0(X1,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
Xa(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!W(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function Xa(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:_0(t,n,r),indent:-1,source:""},d=Kd(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function Q1({options:e},{offset:t,source:n,end:r},o){let s=new Jt(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=At(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function S0(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new _n(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=Ct(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?Wd(l,o,u,i):Xa(l,u.end,r,null,u,i);let d=c.contents.range[2],f=At(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function ls(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function $0(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var us=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=ls(
n);s?this.warnings.push(new as(i,r,o)):this.errors.push(new bt(i,r,o))},this.directives=new Tt({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=$0(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(re(s)&&!s.flow&&s.items.length>0){let i=s.items[0];X(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:$0(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=ls(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=S0(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new bt(ls(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new bt(ls(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=At(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new bt(ls(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new _n(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var Vd=Symbol("break visit"),ez=Symbol("skip children"),E0=Symbol("remove item");function qn(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),k0(Object.freeze([]),e,t)}qn.BREAK=Vd;qn.SKIP=ez;qn.REMOVE=E0;qn.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};qn.parentCollection=(e,t)=>{let n=qn.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function k0(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=k0(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===Vd)return Vd;a===E0&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var Jd="\uFEFF",Yd="",Xd="",Qa="";function O0(e){switch(e){case Jd:return"byte-order-mark";case Yd:return"doc-mode";case Xd:return"flow-error-end";case Qa:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function wt(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var T0=new Set("0123456789ABCDEFabcdef"),nz=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),ec=new Set(",[]{}"),rz=new Set(` ,[]{}
\r	`),Qd=e=>!e||rz.has(e),ds=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(t,n=!1){if(t){if(typeof t!="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+t:t,this.lineEndPos=null}this.atEnd=!n;let r=this.next??"\
stream";for(;r&&(n||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){let t=this.pos,n=this.buffer[t];for(;n===" "||n==="	";)n=this.buffer[++t];
return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[t+1]===`
`:!1}charAt(t){return this.buffer[this.pos+t]}continueScalar(t){let n=this.buffer[t];if(this.indentNext>0){let r=0;for(;n===" ";)n=this.buffer[++r+
t];if(n==="\r"){let o=this.buffer[r+t+1];if(o===`
`||!o&&!this.atEnd)return t+r+1}return n===`
`||r>=this.indentNext||!n&&!this.atEnd?t+r:-1}if(n==="-"||n==="."){let r=this.buffer.substr(t,3);if((r==="---"||r==="...")&&wt(this.buffer[t+
3]))return-1}return t}getLine(){let t=this.lineEndPos;return(typeof t!="number"||t!==-1&&t<this.pos)&&(t=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=t),t===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[t-1]==="\r"&&(t-=1),this.buffer.substring(
this.pos,t))}hasChars(t){return this.pos+t<=this.buffer.length}setNext(t){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.
lineEndPos=null,this.next=t,null}peek(t){return this.buffer.substr(this.pos,t)}*parseNext(t){switch(t){case"stream":return yield*this.parseStream();case"\
line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"\
flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let t=this.getLine();if(t===null)return this.setNext(
"stream");if(t[0]===Jd&&(yield*this.pushCount(1),t=t.substring(1)),t[0]==="%"){let n=t.length,r=t.indexOf("#");for(;r!==-1;){let s=t[r-1];if(s===
" "||s==="	"){n=r-1;break}else r=t.indexOf("#",r+1)}for(;;){let s=t[n-1];if(s===" "||s==="	")n-=1;else break}let o=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(t.length-o),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield Yd,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&wt(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!wt(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&wt(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(Qd),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&wt(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield Xd,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(Qd),"flow";case'"':case"'":return this.
flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||wt(i)||i===",")return this.flowKey=!1,yield*this.pushCount(
1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let t=this.charAt(0),
n=this.buffer.indexOf(t,this.pos+1);if(t==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let s=0;
for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}let r=this.buffer.substring(0,n),o=r.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){let s=this.continueScalar(o+1);if(s===-1)break;o=r.indexOf(`
`,s)}o!==-1&&(n=o-(r[o-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.
pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let t=this.pos;for(;;){
let n=this.buffer[++t];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.
pushUntil(n=>wt(n)||n==="#")}*parseBlockScalar(){let t=this.pos-1,n=0,r;e:for(let s=this.pos;r=this.buffer[s];++s)switch(r){case" ":n+=1;break;case`\

`:t=s,n=0;break;case"\r":{let i=this.buffer[s+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=
n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let s=this.continueScalar(t+1);if(s===-1)break;t=this.buffer.
indexOf(`
`,s)}while(t!==-1);if(t===-1){if(!this.atEnd)return this.setNext("block-scalar");t=this.buffer.length}}let o=t+1;for(r=this.buffer[o];r===" ";)
r=this.buffer[++o];if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++o];t=o-1}else if(!this.blockScalarKeep)do{let s=t-1,i=this.buffer[s];i==="\r"&&(i=this.buffer[--s]);let a=s;for(;i===" ";)
i=this.buffer[--s];if(i===`
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield Qa,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(wt(s)||t&&ec.has(s))break;
n=r}else if(wt(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&ec.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&ec.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield Qa,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
Qd),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(wt(r)||n&&ec.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!wt(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(nz.has(n))n=this.buffer[++t];else if(n==="%"&&T0.has(this.buffer[t+1])&&T0.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var Zn=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function $n(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function R0(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function A0(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function tc(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function Zr(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function nc(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function C0(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!$n(t.start,"explicit-key-ind")&&!$n(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,A0(t.value)?t.value.
end?nc(t.value.end,t.sep):t.value.end=t.sep:nc(t.start,t.sep),delete t.sep)}var fs=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new ds,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=O0(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
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
nt"&&(n.indent=0),n.type==="flow-collection"&&C0(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&R0(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{R0(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=tc(this.peek(2)),r=Zr(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
ock-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=s}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.
source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let n=t.items[t.items.length-1];switch(this.type){case"\
newline":if(this.onKeyLine=!1,n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.
push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"\
space":case"comment":if(n.value)t.items.push({start:[this.sourceToken]});else if(n.sep)n.sep.push(this.sourceToken);else{if(this.atIndentedComment(
n.start,t.indent)){let o=t.items[t.items.length-2]?.value?.end;if(Array.isArray(o)){nc(o,n.start),o.push(this.sourceToken),t.items.pop();return}}
n.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,o=r&&(n.sep||n.explicitKey)&&this.
type!=="seq-item-ind",s=[];if(o&&n.sep&&!n.value){let i=[];for(let a=0;a<n.sep.length;++a){let c=n.sep[a];switch(c.type){case"newline":i.push(
a);break;case"space":break;case"comment":c.indent>t.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(s=n.sep.splice(i[1]))}switch(this.
type){case"anchor":case"tag":o||n.value?(s.push(this.sourceToken),t.items.push({start:s}),this.onKeyLine=!0):n.sep?n.sep.push(this.sourceToken):
n.start.push(this.sourceToken);return;case"explicit-key-ind":!n.sep&&!n.explicitKey?(n.start.push(this.sourceToken),n.explicitKey=!0):o||n.value?
(s.push(this.sourceToken),t.items.push({start:s,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(n.explicitKey)if(n.sep)if(n.value)t.items.push(
{start:[],key:null,sep:[this.sourceToken]});else if($n(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(A0(n.key)&&!$n(n.sep,"newline")){let i=Zr(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if($n(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=Zr(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
sep:[this.sourceToken]}]})}else n.sep?n.value||o?t.items.push({start:s,key:null,sep:[this.sourceToken]}):$n(n.sep,"map-value-ind")?this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):n.sep.push(this.sourceToken):
Object.assign(n,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-\
quoted-scalar":{let i=this.flowScalar(this.type);o||n.value?(t.items.push({start:s,key:i,sep:[]}),this.onKeyLine=!0):n.sep?this.stack.push(i):
(Object.assign(n,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(t);if(i){if(i.type==="block-seq"){if(!n.explicitKey&&
n.sep&&!$n(n.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:s});this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let n=t.items[t.
items.length-1];switch(this.type){case"newline":if(n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.
type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.start.push(this.sourceToken);return;case"space":case"\
comment":if(n.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(n.start,t.indent)){let o=t.items[t.items.length-
2]?.value?.end;if(Array.isArray(o)){nc(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
anchor":case"tag":if(n.value||this.indent<=t.indent)break;n.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)
break;n.value||$n(n.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return}if(this.indent>t.indent){
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
lection"){let o=tc(r),s=Zr(o);C0(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=tc(t),r=Zr(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=tc(t),r=Zr(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function oz(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Zn||null,prettyErrors:t}}function ef(e,t={}){let{lineCounter:n,prettyErrors:r}=oz(t),o=new fs(n?.addNewLine),s=new us(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new bt(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(Gd(e,n)),i.warnings.forEach(Gd(e,n))),i}var z0=1024*1024,iz=100,N0="the file is nested too deeply; make it flatter",az="a second document begins here; keep one, and remove the rest",
cz={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},rc=class{file;value;#n;#r=new Zn;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>z0)throw this.#e(0,`the file has ${o} bytes; make it at most ${z0}`);this.#f(t);try{let s=this.#p(
t);this.#n=s.contents,this.#o=lz(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#m(s)}catch(s){throw s instanceof
RangeError?this.#e(0,N0):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!Ce(o.node)&&!Ie(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return Ce(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#p(t){let n=ef(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],N0);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],az);let o=cz[r.code]??"check the indentation and the quotation marks around here",s=wi(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#m(t){try{return t.toJS({maxAliasCount:iz})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":wi(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!Ce(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||tf(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=W(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||Ie(n)))return t;let o=n.clone();return W(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
We(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=Ie(o)?{
key:void 0,node:o.items[Number(r)]}:Ce(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=tf(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>tf(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>W(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>Ie(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>Ce(n))}#t(t){return We(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new O(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function Pt(e,t,n){let r=P0.join(P0.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${G(n)} \
is outside the repository; name something inside it`)}function tf(e){return W(e)&&typeof e.value!="symbol"?String(e.value):void 0}var I0=100;function lz(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return rt(e,{Alias(i,a,c){
let l=d=>t(nf(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${G(`&${a.source}`)}; add the anchor or writ\
e it out`);if(c.includes(u))throw l(`${G(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>I0)throw l(`more than ${I0} a\
liases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),uz(a,t,n)}}),o}function uz(e,t,n){let r=new Map;for(let{key:o}of e.
items){let s=Y(o)?nf(o):nf(e);if(!W(o)||re(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port: 8080");typeof o.value!=
"string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.value);if(i==="__proto_\
_")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${G(i)} is here a second tim\
e, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var nf=e=>e.range?.[0]??0;var D0=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,ps=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function j0(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn(pa.shape,
c)||sx.includes(c)||![...of(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new ps(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&M0(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>M0(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function M0(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function of(e){let t=rf(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(D0)].flatMap(([
,r])=>r??[])))}function rf(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>rf(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>rf(r,[...t,n]))}function F0(e){let t=Object.values(e).flatMap(n=>n instanceof ps?[n.
raw]:[]);return of(t)}function oc(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(D0,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?dz(o):o}return Array.isArray(e)?e.map((o,s)=>oc(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,oc(s,t,n,[...r,o])]))}function dz(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var G0=(e,t)=>t.every((n,r)=>e[r]===n),L0=(e,t)=>e==="expect"&&G0(t,["body","json"]);function U0(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof ps?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=pa.shape[i],u=oc(a,t,A=>L0(i,A)),
d=l.safeParse(u),f=d.error?.issues??[],p=oc(a,t,A=>L0(i,A)||f.some(I=>G0(A,I.path))),g=d.success?d:l.safeParse(p);if(g.success){let A=g.data?.["\
body-file"];return i==="request"&&A!==void 0&&Pt(r,[...c,"body-file"],A),g.data}let h={at:A=>fz(p,A.slice(c.length)),has:A=>r.has(A)},[y]=g.
error.issues.flatMap(A=>Wo(A,h,c));if(y===void 0)throw g.error;let w=[...of(r.at(y.path))].find(A=>Object.hasOwn(t,A));if(w===void 0)throw r.
error(y.path,y.message,y.at);let $=t[w],N=n.all[w]?.indexOf($)??0;throw r.error([...n.path,"parameters",w,N],`${G($)} of parameter ${G(w)} d\
oes not fit: ${y.message}`)}}function fz(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as _z}from"node:path";var pz=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;function B0(e){return[...e.matchAll(pz)].map(([,t="",n=""])=>({service:t,part:n}))}
var sf="${port}";function q0(e,t,n,r){let o=zr(t),s=xz(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(w,$={})=>({path:w,layer:{...$,...n.at(
w)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:w,layer:$})=>({path:w,layer:l.layer.args?J0($,ha):$}),d=w=>c(["presets",r??"",w],s?.[w]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],p=f.reduce((w,{layer:$})=>gz(w,$),{}),g=f.findLast(({layer:w})=>w.parameters)?.
path??[],h=y(p,{name:a,path:g,isOwn:g===l.path&&r===void 0});return W0(h).map(w=>{let $=H0(a,w);if($.length>64||/[^A-Za-z0-9._-]/.test($))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${G($)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has($))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${G($)} twice; name the scenario or its values otherwise`);i.add($);let N=U0(p,
w,{path:g,all:h},t);return mz(a,N,t),bz($,N,o,e)});function y(w,{name:$,path:N,isOwn:A}){let I=Object.entries(w.parameters??{}),C=F0(w),B=I.
find(([Se])=>!C.has(Se));if(B&&A)throw t.error([...N,"parameters",B[0]],`parameter ${G(B[0])} stands nowhere in scenario ${G($)}; write {${B[0]}\
} where its values belong, or remove it`,"key");let L=I.filter(([Se])=>C.has(Se)),ee=K0(Object.fromEntries(L));if(ee>af)throw t.error([...N,
"parameters"],`makes ${ee} scenarios of ${G($)}; make it at most ${af}`);return Object.fromEntries(L)}})}function mz(e,t,n){let[r]=bd(t);if(r)
throw n.error(["scenarios",e],`${G(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===
void 0)throw n.error(["scenarios",e],`scenario ${G(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)
throw n.error(["scenarios",e],`scenario ${G(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function Z0(e,t){
let n=Object.values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&K0(a.parameters)<=
af?W0(a.parameters):[]),s=[...new Set(o.map(a=>H0(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function H0(e,t){
return[e,...Object.values(t)].join("-")}var af=1e3;function K0(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function W0(e){return Object.
entries(e).reduce((t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var hz={requests:["duration","rate"],duration:["requests"],rate:["\
requests"],args:ha,request:["args"]};function gz(e,t){let n=Object.keys(t).flatMap(r=>hz[r]??[]);return{...J0(e,n),...t,...V0(e,t)}}var yz=[
"thresholds","absolute-limits"];function V0(...e){let[t,n]=yz.map(r=>ox(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-lim\
its":n}}}function J0(e,t){return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function bz(e,t,n,r){let{body:o,headers:s={},
status:i=j.status}=t.expect??{},{thresholds:a,"absolute-limits":c}=V0(r,t),l=t.expect?.["same-length"]??j.sameLength,u=Object.entries(s).map(
([d,f])=>[d.toLowerCase(),f]);return{name:e,targets:qo(t.targets??[...n.keys()],n),request:t.request?Y0(t.request):{method:j.method,paths:[],
headers:[]},...t.args===void 0?{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.
connections??j.connections,keepalive:t.keepalive??j.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??j.via,...t.background===
void 0?{}:{background:wz(t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===
void 0?{}:{durationSeconds:t.duration},timeoutSeconds:t.timeout??(t.args?j.runTimeout:j.timeout),maxErrors:t["max-errors"]??j.maxErrors,threshold:t.
threshold??r.threshold??j.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function wz({request:e,connections:t=j.backgroundConnections}){return{
request:Y0(e),connections:t}}function Y0(e){let{method:t=j.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===
void 0?r:[n],headers:Object.entries(o).map(vz),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function vz([e,t]){return[
e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,"")]}function xz(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.
presets?.[n];let o=r.length===0?"the file has no presets":pt(n,r);throw t.error(["presets"],`unknown preset ${G(n)}; ${o}`,"key")}function e_(e,t){let n=zr(t);Sz(t,[...n.values()].flat());let r=yx(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of kz(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${G(u)}; ${pt(u,r)}`);let c=Oz(a);c!==void 0&&
Pt(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${G(a)} in preset ${G(i)}; ${pt(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${G(i)}; ${pt(i,r)}`,"key");$z(e,t,r),Ez(e,t,r);
for(let{target:i,at:a}of Bo(e,t))Q0(t,a,i);for(let[i,a]of Object.entries(e.services??{}))Q0(t,(...c)=>["services",i,...c],a)}function Sz(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=ga(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${G(o)}, which is there already; name the row otherwise`,"key")}}function $z(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>Z0(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${G(o)}; ${pt(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${G(c)}; ${pt(c,n)}`,"key")}}function Ez(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${G(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of Bo(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${G(c)}; ${r.length===0?"add it u\
nder services:":pt(c,r)}`)}X0(t,s,o,i)}for(let o of r)X0(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function X0(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(sf))throw e.error(t(...c),`takes ${G(sf)}, but there is none; add p\
ort:`);for(let{service:u}of B0(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${G(u)}, which is none of this target's s\
ervices; add it to services:`)}}function Q0(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
Pt(e,e.has(i)?i:t("build"),r),o!==void 0&&Pt(e,t("build","dockerfile"),_z.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||Pt(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&Pt(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&Pt(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&Pt(e,t("https","ca"),n.https.ca)}function kz(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var Oz=e=>e.request?.["body-file"];function t_(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of fa(u)){let f=t.find(({name:p,secrets:g=[]})=>o.includes(p)&&!g.some(h=>h===d));if(f&&d!==null)throw n.error(Tz(
n,r,a,l),`header ${G(l)} takes the secret ${d}, which target ${G(f.name)} does not name; add it there: secrets: [${d}]`)}}function Tz(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function n_(e,t,n={}){let r=new rc(e,t,Nx),o=j0(r);return Cz(Rz(r,o.value),r,o,n.preset)}function Rz(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=ya.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>Wo(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function Cz(e,t,n,r){e_(e,t);let o=q0(e,t,n,r),s=Bo(e,t);Pz(s,o,t);let i=s.map(a=>zz(a,e,t,o));
return t_(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??j.falseAlarms,failOn:e["fail-on"]??j.failOn,mode:e.
mode??j.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??j.isolation,nginxImage:e["nginx-image"]??j.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["build-timeout"]===void 0?{}:{buildSeconds:e["build-timeout"]},...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===
void 0?{}:{trend:Az(e.trend)},...e.rank?.published===void 0?{}:{rank:{published:Gz(e.rank.published,zr(t))}}}}function Az({alert:e,direction:t,
keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??j.alert,direction:t??j.direction,thresholds:o??{},keep:n??Ht(j.keep),keepRuns:r??
Ht(j.keepRuns)}}function Pz(e,t,n){for(let{name:r,target:o,at:s}of e)if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)
throw n.error(s(),`target ${G(r)} has no "port"; add it, for example port: 8080`)}function zz({name:e,target:t,at:n},r,o,s){Nz(t,n,o);let i=(t.
services??[]).flatMap(a=>{let c=r.services?.[a];return c?[Dz(a,c)]:[]});return Mz(e,t,Iz(e,s),i)}function Nz({fixture:e},t,n){if(e===void 0)
return;let r=sc(e).split("/"),o=sc(cf.join(cf.dirname(n.file),e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),
`must name a folder under this file's that the library itself is not in; make one, for example ${j.fixture}`)}function sc(e){return cf.normalize(
e).replace(/(?<=.)\/$/,"")}function Iz(e,t){return t.find(n=>n.targets.includes(e))?.request.paths[0]??"/"}function Mz(e,t,n,r){let{https:o,
ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,timeout:d=j.readyTimeout}=s??{};return{...r_(e,t),ready:{path:l,...u===void 0?{}:
{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:Lz(o)},...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},
...c===void 0?{}:{fixture:sc(c)}}}function Lz({ca:e,name:t=j.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function Dz(e,t){let{command:n,
timeout:r=j.readyTimeout}=t.ready??{},o={...n===void 0?{}:{command:n},timeoutSeconds:r};return{...r_(e,t),ready:o}}function r_(e,t){let{build:n,
env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,p=n!==void 0||o!==void 0,
g=jz(p?t.process:t);return{name:e,...n===void 0?{}:{build:Fz(n)},...o===void 0?{}:{image:o},...p&&s!==void 0?{command:s}:{},...g===void 0?{}:
{process:g},port:i,env:r,...o_(c),...l===void 0?{}:{inherit:l},...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},
...f===void 0?{}:{seccomp:f}}}function jz(e={}){let{setup:t=[],command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=sc(r);return{
setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function o_(e){let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{
...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function Fz({additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:j.context,
dockerfile:j.dockerfile,args:{},...r,...o_(n),...e===void 0?{}:{contexts:e},...t===void 0?{}:{shmSize:t}}}function Gz({source:e,figures:t},n){
let r=Object.entries(t).map(([o,s])=>[o,Uz(s,n)]);return{source:e,figures:Object.fromEntries(r)}}function Uz(e,t){let n=e.unit??null;if(e.order)
return{unit:n,entries:qo(e.order,t).map(i=>({target:i,value:null,system:null}))};let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,
Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>qo([i],t).map(c=>Bz(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*
((i.value??o)-(a.value??o)))}}function Bz(e,t){return{target:e,value:t.value??null,system:t.system??null}}var qz=300;async function i_({baseHead:e,head:t},{octokit:n,at:r}){let{data:o}=await Kz(n.request("GET /repos/{owner}/{repo}/compare/{basehe\
ad}",{...r,basehead:`${e}...${t}`,per_page:1})),s=o.files??[],i=s.flatMap(({filename:a,previous_filename:c})=>c===void 0?[a]:[a,c]);return{mergeBase:o.
merge_base_commit.sha,changed:s.length<qz?i:null}}var s_=["loadgate.yml","loadgate.yaml",".github/loadgate.yml"];async function a_(e,{config:t,
preset:n,...r},o){let s=t===s_[0]?s_:[t];for(let i of s){let a=await Hz(i,e.mergeBase,o);if(a!==null)return{...e,...r,file:i,config:Zz(a,i,n)}}
return{...e,...r,file:t,config:null}}function Zz(e,t,n){for(let r of n===void 0?[{}]:[{preset:n},{}])try{return n_(e,t,r)}catch(o){if(!(o instanceof
O))throw o}return null}async function Hz(e,t,{octokit:n,at:r}){try{let{data:o}=await n.request("GET /repos/{owner}/{repo}/contents/{path}",{
...r,path:e,ref:t});return Array.isArray(o)||o.type!=="file"||o.encoding!=="base64"?null:Buffer.from(o.content,"base64").toString("utf8")}catch(o){
return He(o)===404?null:c_(o)}}async function Kz(e){try{return await e}catch(t){return c_(t)}}function c_(e){if(He(e)===null||He(e)===401)throw e;
let t=mn("base's rules cannot be read",e,"contents: read");throw new Ge(t,{cause:e})}var Wz=[.005,.01,.015,.02,.03,.05,.1],Vz=.01,Jz=1e3,l_=.95,Yz=.9;function u_(e,t,n,r){if(n<2)return 0;let[o,s]=[Math.log1p(2*e),Math.log1p(e)],
i=t/Math.sqrt(n),a=d_(n,t,r);return ko(n,c=>dn((o-Math.max(a*c,s))/i))}function Xz(e,t,n,r){if(n<2)return 0;let o=t/Math.sqrt(n),s=d_(n,t,r);
return ko(n,i=>{let a=Math.log1p(e)-s*i;return a<=0?0:2*dn(a/o)-1})}function d_(e,t,n){return zo({noise:{variance:t*t,degrees:e-1},weight:e},
n)}function f_(e){let t=e.at(-1);return t?t.cases.flatMap(n=>{let o=e.flatMap(d=>d.cases.filter(({id:f})=>f===n.id).map(f=>({run:d,each:f}))).
filter(({each:d})=>d.verdict!=="invalid"&&d.sessions.length>=2),s=_u(n,t),a=ki(s).flatMap(d=>{let f=tN(o.map(({each:p})=>p),d,s);return f===
null?[]:[{metric:d,spread:f}]}).toSorted((d,f)=>d.spread-f.spread),[c,l]=[a[0],a.at(-1)];if(!c||!l)return[];let u=o.reduce((d,{each:f})=>d+f.
sessions.length,0);return[Qz(n,t,{...c,noisiest:l,runs:o.length,sessions:u,pace:nN(o.map(({run:d})=>d))})]}):[]}function Qz(e,{plan:t},n){let{
metric:r,spread:o,noisiest:s,runs:i,sessions:a,pace:c}=n,l=bi(t),u=Ao(t,"end",Ii(Fb(e,{plan:t}))),d=Math.floor(l/c),f=Wz.map(h=>{let y=eN(h,
o,u);return{threshold:h,chance:u_(h,o,d,u),enough:y===null?null:y*c,unchanged:Xz(h,s.spread,d,zi("end"))}}),p=f.find(({threshold:h,chance:y,
unchanged:w})=>h>=Vz&&y>=l_&&w>=Yz);return{...{id:e.id,runs:i,sessions:a,metric:r.name,spread:o,noisiest:{metric:s.metric.name,spread:s.spread},
secondsPerSession:c,seconds:l},threshold:e.threshold,rows:f,proposed:p?.threshold??null}}function eN(e,t,n){for(let r=2;r<=Jz;r++)if(u_(e,t,
r,n)>=l_)return r;return null}function tN(e,t,n){let r=0,o=0;for(let s of e){let i=hr(s,n);if(t.limitable&&i!==null)continue;let a=Ri(s,t,i===
null).map(({value:c})=>c);a.length<2||(r+=ab(a)**2*(a.length-1),o+=a.length-1)}return o===0||r===0?null:Math.sqrt(r/o)}function nN(e){let t=e.
reduce((r,o)=>r+o.seconds.run,0),n=e.reduce((r,o)=>r+o.cases.reduce((s,i)=>s+i.sessions.length,0),0);return t/n}var uf=["changed","always","never"],df=["neutral","trusted"],En=b().max(500),rN=E({id:En.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:En.describe("Which cases, as a glob."),at:b().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:En.describe("Login."),reason:En}),h_=E({id:En,extent:ut(
ur,_()).describe("By metric, how much worse it may be, as a log."),limits:ut(ur,_()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),oN=E({...h_.shape,acceptance:rN}),sN=E({run:_().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:_().int().nonnegative(),head:b().regex(/^[0-9a-f]{40}$/),verdict:F([...Qn,"accepted","failed"]),headline:En,
at:En.describe("ISO 8601."),commitSeen:b().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:z(h_).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),ac=10,iN=E({runs:z(sN).max(
ac).describe("Oldest first; the last one is what the comment shows."),accepted:z(oN).max(1e3),heard:z(En).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")}),p_={runs:[],accepted:[],heard:[]},lf="<!-- loadgate-state ",g_=" -->",aN=16e3;function ff(e){let t={
...e,runs:e.runs.slice(-ac),heard:e.heard.slice(-200)},n=m_(t);for(;n.length>aN&&cN(t)>0;)t=lN(t),n=m_(t);return n}function m_(e){return`${lf}${Buffer.
from(JSON.stringify(e)).toString("base64url")}${g_}`}var cN=({runs:e,accepted:t,heard:n})=>e.length+t.length+n.length+e.reduce((r,{red:o})=>r+
o.length,0);function lN({runs:e,accepted:t,heard:n}){return e.some(({red:r})=>r.length>0)?{runs:e.map(r=>({...r,red:ic(r.red)})),accepted:t,
heard:n}:t.length>0?{runs:e,accepted:ic(t),heard:n}:e.length>1?{runs:ic(e),accepted:t,heard:n}:n.length>0?{runs:e,accepted:t,heard:ic(n)}:{runs:[],
accepted:t,heard:n}}var ic=e=>e.slice(Math.ceil(e.length/2));function pf(e){let t=e.lastIndexOf(lf),n=t<0?-1:e.indexOf(g_,t);if(n<0)return p_;
try{let r=Buffer.from(e.slice(t+lf.length,n),"base64url").toString("utf8");return iN.parse(JSON.parse(r))}catch{return p_}}function lc(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function mf(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${lc(e/n)}${r}`}function cc(e){return mf(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function kn(e){return mf(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function y_(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?lc(e):mf(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function zt(e){let t=Math.
round(e);if(t<1)return cc(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function Ae(e,t){
return e===null?"not known":t==="requests/s"?y_(e):t==="operations/s"?y_(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?cc(e):t==="by\
tes"?kn(e):lc(e)}function hs(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function uc(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):lc(t,2);return`${e<0?"\u2212":
"+"}${n}`}var uN=10;function ms(e,t){if(e>uN)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function Qt(e){return e.ratio===null?"\u2013":`${ms(e.ratio,hs(e))}%`}function en(e){if(e.interval===null)
return"\u2013";let t=hs(e);return`${ms(e.interval.low,t)} to ${ms(e.interval.high,t)}`}function we(e){return`${Number((e*100).toPrecision(3))}\
%`}function gs(e){return/^\S*\//.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)}function tn({name:e,unit:t}){return ys(tu(e)?.label??e,t)}function ys(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function dN(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function b_({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function dc(e){let t=new Set(e.map(b_)),n=new Set(e.flatMap(({metrics:l})=>l.flatMap(({name:u,threshold:d})=>d===void 0?[]:[u]))),r=({
decides:l})=>l!==null&&t.has(l),o=l=>r(l)||n.has(l.name),s=t.size===1&&t.has("command")?[]:be.filter(({column:l})=>l),a=be.filter(l=>o(l)||s.
includes(l)).toSorted((l,u)=>Number(o(u))-Number(o(l))),c=dN(e)?"operations":"";return a.map(l=>{let{name:u}=l,d=o(l)&&!r(l)?{asked:!0}:{};return{
name:u,title:tn({name:u,unit:c}),decides:o(l),...d}})}function hf(e,t){return Ae(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Hr(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=tn({name:t,unit:n}),a=w_(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,l]=o?[Ae(o.low,n),Ae(o.high,n)]:["",""],u=c===
l?"":` (95% interval ${c} to ${l})`;return`${i} ${Ae(r,n)}${u}, ${fN[e.state](a,e,s)}`}var w_=({limit:e,unit:t})=>`the limit of ${hf(e,t)}`,
fN={held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e}\
 is inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`an\
d ${e} is inconclusive: something other than the server was saturated`};function Je({limits:e=[]},t){return e.filter(n=>n.state===t)}function v_(e){
let[t,...n]=Je(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${tn({
name:r,unit:o})} ${Ae(s,o)} ${i==="lower"?"over":"under"} ${w_(t)}${a}`}var vf={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},pN={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},x_="measure again on a quiet machine",xf={steal:x_,"other-programs":x_,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},fc={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},__={"out-of-ports":xf["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},mN={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","filled-disk":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"\
not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"\
harness failed","burner-elsewhere":"harness failed"},hN="; it requires a login: send one by headers: of the request, with what is secret und\
er secrets: of the target (for Basic the base64 of USER:PASSWORD)",gN=new Set([301,302,303,307,308]),yN="; a redirect is not followed: reque\
st the path that it leads to, or expect that status if the redirect is what you measure",bN={"wrong-status":({path:e,status:t,expected:n,body:r,
...o})=>`${e} answered ${t} instead of ${typeof n=="number"?n:_N(n)}${SN(r)}${t===401?hN:gN.has(t)?yN:bf(o)}`,"wrong-body":({path:e,bytes:t,
body:n,lacks:r})=>`${e} answered ${t} bytes, ${xN(r,n===""?"nothing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e}\
 answered header ${t}: ${n??"(none)"} instead of ${r}`,"no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${bf(n)}`,"length-chan\
ged":({path:e,bytes:t})=>`${e} answers ${t} bytes after the load, not as many as before it; set expect.same-length to false if that is inten\
ded`,"no-report":({output:e})=>`the last line of output is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"\
impossible-time":({seconds:e,wall:t})=>`it reported ${e.toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take th\
em from a monotonic clock`,"timing-altered":({noted:e,wall:t})=>`hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} \
s, so the time cannot be trusted; look for what writes to hyperfine's files`,"command-failed":({error:e,withheld:t,well:n})=>`${e}${mc(t)}${n===
void 0?"":`; ${n===1?"another run":`${n} other runs`} of the same side ended well, so it fails now and then, and perhaps on both sides: have\
 the command itself try again, or repair it`}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} bytes, head ${n}; set exp\
ect.same-length to false if that is intended`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer by ${t}, head by ${n}\
; set expect.same-length to false if that is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t} ${n} failed${$_(r)}${E_(
r,o)}`,"no-answers":({seconds:e,most:t,through:n})=>`no correct answer in ${e.toFixed(2)} s${$_(t)}${E_(t,n)}`,"wrong-size":({answers:e,bytes:t,
least:n,most:r})=>`${e} answers had ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some were not the expected answer; lo\
ok for errors that are answered with the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e==="upstream"?`${t} connectio\
ns were opened from nginx to the server for ${n} requests${S_}`:`${t} connections were opened for ${n} requests${S_}`,died:({of:e,service:t,
end:n,when:r,lacks:o,withheld:s})=>{let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?"":`: it could no\
t find ${ye(o,100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (npm ci, for examp\
le), or in the Dockerfile`,c=o===void 0&&EN(n)&&r!==void 0&&r!=="under-load";return`${i}${yf(n)}${r===void 0?"":vN[r]}${a}${c?$N:""}${mc(s)}`},
restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${gf(e)} of CPU time i\
n ${n.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${gf(t)}), so nothing can be compared; look for work i\
n the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepted ${e} connection\
s in ${t.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,"reached-other":({
of:e,connections:t,listened:n})=>n?`its processes listened at the port of ${e}'s server, services or nginx and answered in its place, so not\
hing can be compared; remove that from the change, or use Docker, where neither side reaches the other`:`its processes held ${t===1?"a conne\
ction":`${t} connections`} to ${e}'s server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, wher\
e neither side reaches the other`,"ended-other":({of:e,end:t})=>`${e}'s server was ended from outside (${yf(t)}) while only this side ran be\
side it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-\
beside":({of:e})=>`${e} failed to start beside it but started well alone, so nothing can be compared; look for what both use, such as a file\
, a lock or a port`,"changed-files":({of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>1?` and ${n-1} m\
ore`:""}), so ${e} is no longer what was committed; remove what writes there from the change, or use Docker, where neither side reaches the \
other`,"filled-disk":({bytes:e,other:t})=>`it filled the disk that both sides and loadgate use: its files take ${kn(e)}, the other side's ${kn(
t)}, so nothing could be measured; look for what it writes while it is loaded, or name a larger temporary folder with TMPDIR=DIR`,"left-its-\
group":({processes:e,cpu:t})=>`${e===1?"one of its processes":`${e} of its processes`} detached and used ${gf(t)} of CPU time that its figur\
es lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:e,last:t,
service:n,listens:r,runOver:o,...s})=>{let i=n===void 0?"":`service ${n} was `,a=o?", when the run's time was over":"",l=t===null?n===void 0?
"no answer":"its port is not open":"error"in t?t.error:`${t.path} answered ${t.status}`,u=o?"; give it a larger budget":"; if it needs longe\
r, raise ready.timeout";return`${i}not ready after ${e} s${a} (last: ${l})${r?wN(r):bf(s)||u}`},"start-failed":({error:e})=>e,"prepare-faile\
d":({command:e,error:t,withheld:n})=>`its prepare failed: ${e.join(" ")}: ${t}${mc(n)}`,"generator-failed":({error:e})=>e,"background-load-f\
ailed":({failed:e,answered:t,error:n})=>n===void 0?`${e} requests of the background load failed, ${t} were answered`:`background load: ${n}`,
"proxy-failed":({variant:e,end:t,seconds:n,error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[`nginx in front of ${e}`,t&&yf(t),
o,r].filter(Boolean).join(": ")},"harness-failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot be added to servers on another ma\
chine; run loadgate on the machine where the servers run"},S_=": the server closes them after each answer, so connecting would be measured; \
write keepalive: false in the scenario if that is intended";function wN({port:e,at:t}){if(t.length===0)return"; it listens on no port, so lo\
ok into its log";let n=t.filter(({port:o})=>o===e),r=o=>_f([...new Set(o.map(({host:s,port:i})=>s.includes(":")?`[${s}]:${i}`:`${s}:${i}`))]);
return n.length>0&&n.every(({host:o})=>o==="::1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, which nothing outside its container \
reaches: have it listen on 0.0.0.0`:n.length>0?`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it listens on ${r(t)} instead of port\
 ${e}: write that port in loadgate.yml, or have it listen on PORT`}function gf(e){return`${Math.round(e*1e3)} ms`}var vN={starting:" before \
it was ready","before-load":" before it was loaded","under-load":" under load"};function yf({exitCode:e,signal:t}){return t!==null?`ended by\
 ${t}`:e===null?"its container ended":`ended with exit code ${e}`}function xN(e,t){if("text"in e)return e.text===""?`expected nothing, got ${t}`:
`expected ${JSON.stringify(e.text)}, got ${t}; where only a part is always the same, write expect: { body: { contains: \u2026 } }`;if("conta\
ins"in e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;if("json"in e)return e.json===null?`expected JSON, got ${t}`:`e\
xpected ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;return r==="differs"?`expected to match /${n}/, got ${t}`:r===
"too-slow"?`and matching /${n}/ took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${n}/ is matc\
hed against; expect a text with "contains" instead`}function _N(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}
function SN(e){return e===""?" (empty)":`: ${JSON.stringify(e)}`}function $_(e){let t=e.map(n=>`${"status"in n?`status ${n.status}`:n.error}\
 (${n.count})`);return t.length===0?"":`: ${t.join(", ")}`}var $N=", and a server has to stay in the foreground, where it can be measured an\
d ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";function EN({exitCode:e,signal:t}){return e===
0&&t===null}var kN={http:"; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; it speaks\
 TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: write http2: \
true and via: direct in the scenario"};function bf({speaks:e,through:t,interim:n}){if(e!==void 0)return kN[e];if(t===void 0)return"";let r="\
write via: direct in the scenario";return n===void 0?`; the server itself answers, but nginx in front of it does not take that: correct the \
answer, or ${r}`:`; the server itself answers, but first with status ${n}, after which nginx waits until it times out: leave that out,${n===
103?" use nginx 1.29 or newer,":""} or ${r}`}var pc="; the server closes connections without announcing it, which loses requests on their wa\
y: have it send Connection: close first, or set fewer connections, or keepalive: false, in the scenario",ON=[["CaUsedAsEndEntity","; the ser\
ver's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connection closed befor\
e message completed",pc],["operation was canceled",pc],["error writing a body to connection",pc],["connection error",pc]],TN="; nginx answer\
s 502 where the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: fa\
lse in the scenario";function E_(e,t){if(t!==void 0&&e.some(r=>"status"in r&&r.status==="502"))return TN;let n=e.flatMap(r=>"error"in r?[r.error]:
[]);return ON.find(([r])=>n.some(o=>o.includes(r)))?.[1]??""}function k_(e){return e===void 0?"":`: building both sides took more than the ${zt(
e)} allowed for all builds and setup commands together; its log names the command that was stopped: make it end, or set a longer build-timeo\
ut in base's loadgate.yml (below the job's timeout-minutes)`}function mc(e=[]){let t=["inherit","secrets"].flatMap(o=>{let s=e.filter(i=>i.key===
o).map(({name:i})=>i);return s.length===0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";let n=e.map(({name:o})=>o).join(", "),r=e.
length===1?"is set here but was":"are set here but were";return`; ${n} ${r} not passed on, which may be the cause: if ${e.length===1?"it is":
"they are"} needed, add ${t.join(" and ")} to the target`}var RN={configuration:"base is not set up for loadgate yet",target:"base has no su\
ch target",scenario:"base cannot answer this new scenario",request:"base cannot answer the changed request","not-built":"base could not be b\
uilt","not-started":"base could not be started"},CN={"of-requests":e=>`commands have no such metric; write it under ${e} of the scenarios wi\
th a request`,"of-commands":e=>`only commands have this metric; write it under ${e} of the scenarios that run one`,"no-operations":()=>"the \
command reports no operations; use time or cpu-time",operations:()=>"the command reports operations; use goodput or cpu","no-image":()=>"pro\
cesses have no image; run it in Docker","not-known":e=>`it could not be read here, so the case is inconclusive; measure on a machine where i\
t can be, or remove it from ${e}`},AN={"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}: ${t} could not be built${k_(n)}`,"setup-\
failed":({variant:e,target:t,limitSeconds:n,withheld:r})=>`${e}: the setup of ${t} failed${k_(n)}${mc(r)}`,fault:({variants:e,fault:t,times:n})=>{
let r=n===1?"":` (${n} times)`;return`${jN(e)}${DN(t)}${r}`},"head-alone":({why:e})=>`${RN[e]}, so head was measured alone`,"shards-missing":({
shards:e})=>`not measured: ${e.length===0?"a shard left it out":`shard ${e.join(", ")} is missing`}; its job's log says why`,skipped:({why:e})=>vf[e],
"skip-unverified":({why:e})=>`not measured: a fork's run says that ${vf[e]}, which cannot be verified; a maintainer's /loadgate run measures\
 it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a larger bu\
dget would decide it","no-values":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-session":()=>"\
one session cannot show the noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all sessions gave exac\
tly the same ratio, so the noise is not known; set a longer duration","slow-start":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===
1?"one session":`${t} sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({source:e,effect:t,rounds:n})=>{
let r=pN[e],o=n===1,s=o?"1 round":`${n} rounds`;return t==="nothing-left"?`nothing could be compared: in every round ${r}; ${xf[e]}`:t==="co\
unted-less"?`${s} ${o?"counts":"count"} less, since ${r}`:`${s} ${o?"was":"were"} left out: ${r}${e==="out-of-ports"?`; ${xf[e]}`:""}`},limited:({
limit:e,loop:t,cpuDecides:n})=>{let r=e in __?`; ${__[e]}`:"";if(t==="open")return`${fc[e]}, so latency says little about the server and is \
not judged${r}`;let o=n?"CPU per request decides":"CPU time could not be read either, so nothing decides; use Docker, or a machine with more\
 cores";return`${fc[e]}, so speed and latency say little about the server and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e===
"over-capacity"?"cannot keep up with the rate, so requests queue up":`${fc[e]}${t?", so it may be better than its figures":""}`,"connections\
-closed":({base:e,head:t})=>{let n="so opening new ones is part of what was measured";return e===void 0||e===t?`the server closes a connecti\
on ${I_(t)}, ${n}`:`base ${O_(e)}, head ${O_(t)}, ${n} and may be the whole difference`},"requests-lost":({base:e,head:t})=>`the server clos\
es kept connections without announcing it, by which ${e?`${wf(e)} of base and ${wf(t)} of head`:wf(t)} were lost; clients send such requests\
 again, so they count neither as answers nor as errors. To avoid them, set fewer connections, or keepalive: false, in the scenario`,"p99-unk\
nown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:e,key:t,why:n})=>`${Ee(
e).label} has a ${t} that is not judged: ${CN[n](t==="limit"?"absolute-limits":"thresholds")}`,"bottleneck-unknown":()=>"it is not known whe\
ther the server or the load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read","server-waits":({limit:e,
decided:t})=>t?"head answers fewer requests although its server is not busy: it waits longer, such as for locks, timers, disks or other serv\
ices":e==="dependency"?"head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time can\
not show; a scenario with a rate would judge that":`head answers fewer requests while ${fc[e].replace(/ was saturated$/," is saturated")}, s\
o it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that`,"settled-early":({sessions:e})=>`de\
cided early, after ${e} sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${uc(
t)} ${Ee(e).words.subject} per request (95% interval ${uc(n)} to ${uc(r)}); this is counted, not timed, and decides nothing`};function wf({lost:e,
of:t}){return`${e} of ${t} requests`}function I_(e){return`after about ${e} requests`}function O_(e){return e===null?"keeps its connections":
`closes each ${I_(e)}`}var PN={"burner-elsewhere":"a slowdown cannot be added to servers on another machine; run the trend where the servers\
 run, or write trend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no usable numbers; loadgate selftest says \
why"},zN={"base-config-missing":({file:e})=>`this change sets up loadgate: base has no ${e}, so head's is used for both sides; from the next\
 change on, base's rules apply`,"base-config-unusable":({file:e,error:t})=>`base's ${e} cannot be used (${t}), so head's is used for both si\
des`,"config-from-checkout":({file:e})=>`neither side has ${e}, so the one in the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`\
this change alters the rules that it is judged by (${Hn(e.map(FN),"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`\
this change alters the time to measure (budget ${N_(e)} \u2192 ${N_(t)}); base's was applied`,"build-timeout-changed":({before:e,after:t})=>`\
this change alters the time to build (build-timeout ${z_(e)} \u2192 ${z_(t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`\
this change alters what its own code has access to (${Hn(e.map(A_),"; ",t)}); the stricter of base's and head's rules were applied`,"no-base\
-side":({file:e,targets:t})=>`base's ${e} has no target ${Hn(t)}, and only base's may give secrets, so this was not measured; it will be onc\
e the change is merged`,"no-longer-measured":({targets:e,...t})=>`this change no longer measures what base does: ${Hn([...e.map(n=>`target ${n}`),
...P_(t)])}`,"newly-measured":({targets:e,...t})=>`this change measures what base does not: ${Hn([...e.map(n=>`target ${n}`),...P_(t)])}`,"p\
lan-changed":({changes:e,more:t})=>`this change alters how it is measured (${Hn(e.map(A_),"; ",t)}); both sides got head's requests, and eac\
h was built and started by its own file`,"fixture-changed":({folders:e})=>`this change alters the fixture ${Hn(e)}; both sides take head's, \
so its effect on the numbers is not judged`,"default-rules":({file:e})=>`base has no usable ${e}, so a fork's numbers are judged by the defa\
ult rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`the run left out cases that base measures: ${_f(e)}; a main\
tainer's /loadgate run measures all of them`,"other-requests":({scenarios:e})=>`the run did not send base's requests in ${_f(e)}; read what \
the change does to the configuration before the numbers`,"submodules-missing":({paths:e})=>`built without ${e.length===1?"the submodule":"th\
e submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git submodule update --init --recursive; actions/checkout: submodul\
es: recursive)`,"checkout-sparse":({file:e,files:t})=>`this checkout is sparse, so both sides lack ${e}${t===1?"":` and ${t-1} more files`},\
 which may be why something failed; add what is needed with git sparse-checkout add FOLDER (actions/checkout: sparse-checkout)`,"filters-off":({
filters:e,file:t,files:n})=>`built with ${t}${n===1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not ru\
n here (${e.join(", ")}); have the build fetch the content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two\
 sides were measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,
ports:t})=>`both sides of target ${e} listen on port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is \
noisier; set it under env: or in the command to 0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=IN[e.why](e.
what??"");return`both sides ran as root (${t}), so each could read and alter everything on this machine, these numbers too; ${n}`},"session-\
overran":({case:e,seconds:t})=>`${e}: a session was stopped after ${Number(t.toPrecision(2))} s, when its time was long over; look for what \
hangs, or where one takes so long, give it a larger budget`,"planted-not-found":({case:e,slowdown:t})=>`a slowdown that was added on purpose\
 was not found: ${Kr(t)} more CPU time in ${e}; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:e,
why:t})=>`the slowdown that is added to ${e} on purpose was not measured and does not count: ${PN[t]}`,"rate-not-comparable":({scenario:e})=>`\
scenario ${e} was left out: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`},
NN={"docker-missing":()=>"Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`no Docker engine answers\
 (${e===void 0?"":`${e}; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.\
docker.com/go/buildx/)","images-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot be resolved (docker pul\
l shows why)`,"nothing-to-build":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-command":({of:e,name:t})=>`${e}\
 "${t}" has no command that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({
as:e})=>`as a process it is the same as ${e}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:e})=>`${e.
join(" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; m\
ake head's images resolve, or set isolation: process in base's configuration"};function _f(e){let[t,n]=[e.slice(0,5),e.length-5];return`${t.
join(", ")}${n>0?` and ${n} more`:""}`}function M_(e){return NN[e.code](e)}function Sf(e,t){switch(t.code){case"configured":return`${e}: as configured`;case"docker-works":return`${e}: chosen automatically, since a D\
ocker engine answers and the base images resolve`;case"nothing-to-run":return`${e}: nothing had to be run`;case"not-docker":return`${e}: cho\
sen automatically, since ${M_(t.obstacle)}`}}var IN={"not-root":()=>({since:"only root can give each side its own user",remedy:T_}),"turned-\
off":()=>({since:"LOADGATE_OWN_USERS=0 is set",remedy:T_}),"not-permitted":()=>({since:"root may not become another user here",remedy:"give \
this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not loo\
k at processes of other users here, which metering needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SYS_PT\
RACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),build:e=>({
since:`only root could build ${e} of base`,remedy:R_}),program:e=>({since:`only root can start ${e}`,remedy:R_}),port:e=>({since:`only root \
can listen at port ${e}`,remedy:"use a port from 1024 on"})},T_="for code from outsiders use isolation: docker, or a disposable machine",R_="\
install what it needs where every user can read it, not in root's home";var MN={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function L_({layout:e}){return MN[e]}var LN={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function D_(e){return LN[e]}function $f(e){return AN[e.code](e)}function bs(e){return zN[e.code](e)}function hc(e){return vf[e]}function DN(e){let t="afterLoad"in e?"after the load: ":"",n=bN[e.code](e),r=mN[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function jN(e){
return e.length===0?"":`${e.join(" and ")}: `}function FN(e){switch(e.setting){case"false-alarms":return`false-alarms ${Kr(e.before)} \u2192 ${Kr(
e.after)}`;case"mode":return`${e.setting} ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.
join(", ")}`;case"threshold":case"max-errors":return`${e.setting} of ${e.scenario} ${Kr(e.before)} \u2192 ${Kr(e.after)}`;case"thresholds":return C_(
e,Kr);case"absolute-limits":return C_(e,t=>hf(t,e.unit))}}function C_({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(
c=>c===null?"(none)":s(c));return`${e}.${t} of ${n} ${i} \u2192 ${a}`}function A_({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?
"":` of ${e} ${ye(t,64)}`,[i,a]=[r,o].map(c=>c===""?"(empty)":c??"(none)");return`${ye(n,64)}${s} ${i} \u2192 ${a}`}function P_({scenarios:e,
via:t,pairs:n}){return[...e.map(r=>`scenario ${r}`),...t,...n]}var GN=10;function Hn(e,t=", ",n=0){let r=e.slice(0,GN).map(s=>ye(s,300)),o=e.
length-r.length+n;return[...r,...o>0?[`and ${o} more`]:[]].join(t)}function Kr(e){return`${Number((e*100).toPrecision(6))}%`}function z_(e){
return e===null?"default":zt(e)}function N_(e){return e===null?"60 s a case":`${e} s`}var F_=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},{language:"\
Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];function G_(e){return F_.find(({names:t})=>t.
test(e))?.language??null}var hK=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,F_.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));var UN=.25;function U_({metrics:e,growth:t}){let n=e.find(({name:s})=>s==="cpu");if(!t||n?.ratio==null||n.base===null)return null;if(!((n.interval?.
low??n.ratio)>1))return"waiting";let o=n.base*(n.ratio-1);return t.head-t.base<UN*o?"unseen":null}var BN=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function Of({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=Ee(e).words;return{verb:r,subject:ys(
n,t),shrunk:ys(o,t),grown:ys(s,t)}}function ws(e){let t=e.ratio??1,{shrunk:n,grown:r}=Of(e);return`${BN(t,hs(e))}% ${t<1?n:r}`}function q_(e){
return`about ${ws(e)}`}function Ef(e){return`${Of(e).verb} ${Z_(e)}`}function Z_(e){return`${q_(e)}${e.interval===null?"":` (95% interval ${en(
e)})`}`}function nn(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}var H_=500;function vs(e){return ye(fe($f(e)),H_).replace(/\.$/,
"")}function qN(e){return`${Of(e).subject} ${Qt(e)} (${en(e)})`}function xs(e){return nn(e,"inconclusive").filter(t=>t.interval!==null)}function gc(e){
if(e.verdict!=="inconclusive")return null;let t=xs(e).map(No);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function K_(e,t){
return xs(e).some(r=>No(r)===t&&Yy(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function _s({threshold:e},t){return t.
threshold??e}function yc(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=tn(r);t.set(o,Math.max(t.get(
o)??0,r.threshold))}let n=[...t].map(([r,o])=>`${r} ${we(o)}`).join(", ");return n===""?"":` (${n})`}function On(e){if(e.verdict!=="inconclu\
sive")return e.verdict;let t=gc(e);return t!==null?K_(e,t):xs(e).length>0?"no change seen":"inconclusive"}function Ss({detectable:e}){return e===
null?"":e>1?"even half the speed may go unnoticed":`a slowdown of ${we(Number(e.toPrecision(2)))} or more would have been caught`}function Tf({
plan:e,cases:t}){let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`\
A case is red only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function W_(e){
return e.metrics.some(({gates:n})=>n)&&nn(e,"inconclusive").length===0&&Je(e,"inconclusive").length>0}function ZN(e){let t=xs(e),n=Je(e,"inc\
onclusive").map(Hr),r=nn(e,"improvement").map(c=>`${Ef(c)}, but `);if(W_(e))return`${r.length>0?r.join(""):`${V_(e)}, but `}leaves a limit i\
nconclusive: ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(vs)].join(": "),...n].
join("; ");let o=gc(e),s=t.filter(c=>o===null||No(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${K_(e,o)}`,a=s.map(o===null?
qN:HN(e)).join(", ");return[`${r.join("")}${i}: ${a}`,...n,Ss(e)].filter(Boolean).join("; ")}var V_=e=>`shows no change larger than ${we(e.threshold)}${yc(
[e])}`;function HN(e){return t=>{let n=_s(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${we(n)}`:"";return`${Z_(
t)}${o}`}}function KN(e,t){let n=t==="regression"?"improvement":"regression",r=nn(e,t).map(Ef),o=nn(e,n).map(Ef),s=Je(e,"broken").map(Hr),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${WN(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var WN=e=>e===1?"a limit":`${e} limits`;function VN({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=Ae(t.head,t.unit);return t.name==="goodput"?n:`${tn(t)} ${n}`}).join(", ")}function J_({
findings:e}){return e.map(vs).join("; ")}function JN(e){let[t="",...n]=e.findings.map(vs),r=VN(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function Nt(e){switch(e.verdict){case"regression":case"improvement":return KN(e,e.verdict);case"\
inconclusive":return ZN(e);case"invalid":return`gave no usable numbers: ${e.findings.map(vs)[0]??"no reason was recorded"}`;case"new":return JN(
e);case"unchanged":return e.skipped===void 0?V_(e):`was not loaded: ${hc(e.skipped)}`}}function YN(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&xs(e).length===0&&!W_(e)}function Rf(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==t).
map(Hr);return e.verdict==="new"?n:[...(YN(e)?e.findings.slice(1):e.findings).map(vs),...n]}function XN({name:e,base:t,head:n},r=60){let[o,s,
i]=[e,t,n].map(a=>a&&ye(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var QN=3;function Cf({differences:e=[],
cases:t}){if(!t.some(({verdict:s})=>eI.includes(s))||e.length===0)return"";let r=e.slice(0,QN).map(s=>XN(s)),o=e.length-r.length;return`also\
 changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var eI=["regression","improvement","inconclusive","invalid"];function Af({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>$f(t))}var tI={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function nI({name:e,kind:t}){let n=tI[t];return n===""||e.includes(n)?"":`, ${n}`}var kf=e=>`${e<0?"\u2212":"+"}${Ae(Math.
abs(e),"s")}`;function bc({growth:e}){if(e===void 0)return[];let t=({base:n,head:r})=>kf(r-n);return e.functions.map(n=>({where:`${B_(n)}${nI(
n)}${n.calls?` \u2192 ${B_(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function wc(e){let{growth:t,metrics:n,notProfiled:r}=e;if(r!==void 0)
return[`no function is named, since there is no CPU profile: ${ye(fe(r),H_)}`];let o=U_(e);if(t===void 0)return[];if(o===null&&t.functions.length===
0)return["no function stands out of the CPU profile, so none is named"];if(o===null)return rI(t);if(o==="waiting")return["CPU time per reque\
st did not grow, so no function is named: more time is spent waiting, such as for locks, timers, disks or other services"];let{base:s,ratio:i}=n.
find(({name:c})=>c==="cpu")??{},a=kf((s??0)*((i??1)-1));return[`${t.tool} saw ${kf(t.head-t.base)} of the ${a} of CPU time per request that \
were measured, so no function is named: the rest may be in threads or processes that it does not see`]}function rI({functions:e}){let t=e.flatMap(
({name:r,calls:o})=>[r,...o?[o.name]:[]]);return[...new Set(t.map(G_).filter(r=>r!==null))].map(r=>`perf does not see functions of ${r}, so \
those of its interpreter are named`)}function B_({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||n===void 0||r===void 0?
e:`${n} (${/:\d+$/.test(r)?r:`${r}:${t}`})`}var Mt=e=>fe(e.id);function It(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function Y_(e,t){
let n=r=>Math.max(0,...nn(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function X_(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=nn(a,t);return c?Ee(c.name).words.cases[n]:Je(
a,"broken").length>0?oI:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var oI="beyond a limit";function sI(e,t,n){
let r=Y_(t,n),o=`${It(t,e)} ${X_(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${Mt(
r)} ${Nt(r)}`}function vc(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function iI(e,t){let n=t.find(vc)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${It(t,e)} invalid`,o=vc(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${Mt(n)} ${Nt(n)}`}var Q_=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function eS(e,[t,n]){return e.filter(r=>gc(r)===t&&On(r)===n)}function aI(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${Mt(n)} ${Nt(n)}`;for(let i of Q_){let a=eS(t,i);if(a.length>0)return`${It(
a,e)} ${i[1]}: ${rn(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>Ss(i)!==""&&Je(i,"inconclusive").
length===0);if(o.length<t.length)return`${It(t,e)} inconclusive: ${rn(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${Ss(s)} in ${e.cases.length===t.length?"every case":t.length===1?rn(t):`each of ${t.length} incon\
clusive cases`}`}function rn(e){return`${e.slice(0,3).map(Mt).join(", ")}${e.length>3?", \u2026":""}`}function cI(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?hc(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?Mt(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${we(n)}${yc(e.cases)} in ${r}`}function tS({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function lI(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(tS));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${nS(t)}; comparing b\
egins with the next change: ${rn(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${Mt(o)} ${Nt(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${It(t,e).toLowerCase()}, so head was measured alone: ${rn(t)}${s}`:
`${It(t,e)} new, measured on head alone: ${rn(t)}${s}`}function nS(e){return e.length===1?"1 case":`${e.length} cases`}function uI(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${Mt(n)} ${Nt(n)}`:sI(e,t,e.verdict);case"invalid":return iI(e,t);case"inconclusive":return aI(e,t);case"new":return lI(e,t);case"unchanged":
return cI(e)}}function Tn(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${uI(e)}`}function Kn(e){let t=e.interrupted?"interrupted; so far: ":"";return dI(e).map(n=>`${t}${n}`)}function Rn(e,t){let n=e.at(-1)??"";return e.find(
r=>[...r].length<=t)??ye(n,t)}function dI(e){let t=e.cases.filter(o=>o.verdict===e.verdict),[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.
verdict){case"regression":case"improvement":return fI(e,t,e.verdict);case"invalid":return mI(e,t);case"inconclusive":return hI(e,t);case"new":
return pI(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing to measure"];let o=`no change larger than ${we(Math.
max(...e.cases.map(({threshold:a})=>a)))}`,s=r?Mt(r):`any of ${e.cases.length} cases`,i=yc(e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i}\
 in ${s}`,`${o}${i}`,o]}}}function fI(e,t,n){let r=X_(t,n),o=Y_(t,n),[s]=o?nn(o,n):[],i=o?v_(o):null,a=s===void 0?i??r:ws(s),c=o===void 0?"":
Mt(o);if(e.cases.length===1)return[`${c} ${a}`,a];let l=xc(It(t,e)),u=n==="regression"?"worst":"most",d=t.length===1?":":`, ${u}:`,f=`${l} ${r}`;
return[`${f}${d} ${c} ${a}`,`${f}, ${u} ${a}`,f]}function pI(e,t){if(t.length===e.cases.length&&t.every(o=>tS(o)==="configuration"))return[`\
set up to measure ${nS(t)}; comparing begins with the next change`];let r=`${e.cases.length===1?"":`${xc(It(t,e))} `}new, nothing to compare\
 with yet`;return[`${r}: ${rn(t)}`,r]}function mI(e,t){let n=t.find(vc)??t[0];if(n===void 0)return["nothing could be measured"];let r=vc(n)?
"head fails where base does not":"not measured",o=e.cases.length===1?"":`${xc(It(t,e))}: `;return[`${o}${r}: ${Mt(n)}`,`${o}${r}`]}function rS({
verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function hI(e,t){let n=e.cases.length===
1?"":`${xc(It(t,e))}`,r=rS(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of Q_){let l=eS(t,c);if(l.length>
0)return[`${o}; ${c[1]}: ${rn(l)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||Je(c,"inconclusive").length>0?[]:[c.detectable]),
i=s.length===t.length?Math.max(...s):null,a=i===null?"":Ss({detectable:i});return a===""?[`${o}${n===""?"":`, ${rn(t)}`}`,o]:[`${o}; ${a}`,o]}
var xc=e=>e.charAt(0).toLowerCase()+e.slice(1);var Pf=e=>`| ${e.join(" | ")} |`;function Wn(e,t){return[Pf(e.map(([n])=>n)),Pf(e.map(([,n])=>n)),...t.map(Pf)].join(`
`)}function Vn(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function Wr(e){return`<pre>${Qe(e)}</pre>`}var $s=e=>e.map(t=>`- ${t}`).join(`
`),Vr=e=>Buffer.byteLength(e,"utf8"),Lt={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function sS(e){return gI.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>oS(r)-oS(n)))}var gI=["regression","invalid","inconclus\
ive","improvement","new"];function Sc({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function oS(e){return Math.max(0,...Sc(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var iS="\xA0",Jn=e=>e.replaceAll(" ",iS);function aS(e,t){if(e.length===0)return"";let n=e.flatMap(
Sc),r=[...new Set(e.flatMap(f=>[f.threshold,...Sc(f).map(p=>_s(f,p))]))],o=SI(n,r),s=e.map(f=>bI(f,t.has(f.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[Jn("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(we).join(" or "),u=`In brac\
kets the 95% interval of each change.${yI(n.map(({unit:f})=>f))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${Do}/reading-the-comment.md)`,d=Wn(a,s.map(f=>f.slice(0,a.length)));return n.length===0?d:`${d}

<sub>${u}</sub>`}function yI(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var _c="\u2013";function bI(e,t,n){let o=`${Lt[t?"accepted":e.verdict]}${iS}${ve(e.id)}`,s=Sc(e);if(e.verdict==="n\
ew")return[o,_c,wI(e),pe(J_(e)),""];if(s.length===0)return[o,_c,_c,pe(Nt(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>Jn(Ae(a.base,a.
unit))),i(a=>Jn(Ae(a.head,a.unit))),[i(a=>vI(a,e)),...xI(e,t)].join("<br>"),i(a=>`<code>${Qe($I(a,_s(e,a),n))}</code>`)]}function wI({metrics:e}){
return e.filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>Jn(Ae(n,r))).join("<br>")||_c}function vI(e,{
verdict:t}){let n=Jn(pe(ws(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":Jn(` (${en(e)})`);return t==="inconclusive"?
`${n}${r}`:`<b>${n}</b>${r}`}function xI(e,t){let n=["broken","inconclusive"].flatMap(s=>Je(e,s)).map(s=>pe(Hr(s)));if(t)return["accepted",...n];
if(e.verdict!=="inconclusive")return n;let{detectable:r}=e,o=r===null?"":r>1?"half the speed may go unnoticed":`${we(Number(r.toPrecision(2)))}\
 slower would be caught`;return[[On(e),o].filter(Boolean).map(Jn).join("; "),...n]}var Nf=13,zf=(Nf-1)/2,_I="\xA0";function SI(e,t){let r=e.
flatMap(({ratio:s,interval:i})=>[s,...i?[i.low,i.high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*
Math.log1p(s)));return{reach:Math.max(o,...r)}}function $I(e,t,{reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.
min(Nf-1,Math.max(0,zf+r*Math.round(Math.log(i)/n*zf))),s=Array(Nf).fill(_I);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[zf]="\u2502",e.interval){
let i=[o(e.interval.low),o(e.interval.high)],[a,c]=[Math.min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(
e.ratio)]="\u25CF",s.join("")}function cS(e){return e.variants.map(t=>[t.variant,Mf(t)])}function Mf({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var If=e=>e.length===0?"none":e.join(", ");function lS({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${If(
t)}; proxy ${If(n)}; generator ${If(r)}. ${L_(e)}`]}function uS({build:e,run:t,load:n}){return["Time",`${zt(e)} building, ${zt(t)} after it,\
 ${zt(n)} of that under load`]}function dS({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function fS({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function Lf(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",Sf(t.isolation,t.isolationReason)],["Pairs",D_(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],lS(t),["\
Risk",`${we(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],uS(n),["Seed",String(t.seed)]]}function Df(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[...EI(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${kn(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],dS(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],fS(t),["Run",`${e.id}, ${e.startedAt}`]]}function $c(e){return`${e.cpuModel}, ${e.cores} cores, ${kn(e.memoryBytes)}`}
function EI({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set($c(r),(n.get($c(r))??0)+1);return n.size===0?[["Machi\
ne",$c(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}function Ec(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,text:s.log})),r=e.
sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),o=[...n,...r].
map(({title:s,text:i})=>({title:fe(s),text:vo(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var kI=1e6,hS=110;function jf(e,t){return`### ${Lt[e]} loadgate: ${pe(ye(t,2*hS))}`}function OI(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function TI(e,t){let{title:n=Rn(Kn(e),hS),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>pe(gS(bs(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||yi(i);return Es([jf(r,n),t.context??RI(e),OI(a?"WARNING":"NOTE",[...o,...s])])}var gS=e=>`${gs(
e).replace(/\.$/,"")}.`;function RI(e){let t=cS(e).map(([n,r])=>`${n} ${pe(r)}`);return t.length===0?"":`Compares ${t.join(" with ")}.`}var Es=e=>e.
filter(t=>t!=="").join(`

`);function CI(e,t,n){let r=sS(e);return Es([TI(e,t),aS(r.slice(0,n),t.accepted??new Set),$s([...AI(r.slice(0,n)),...zI(r.slice(0,n)),...PI(
e),...NI(e,r,n),...t.remarks??[]])])}function AI(e){return e.flatMap(t=>{let n=bc(t).map(({where:s,cost:i})=>`${ve(s)} ${i}`),r=wc(t).map(s=>`${ve(
t.id)}: ${pe(s)}.`),o=`${ve(t.id)} spends more CPU time per request in ${n.join("; ")}.`;return n.length===0?r:[o,...r]})}function PI(e){let t=Cf(
e);return t===""?[]:[pe(gS(t))]}function zI(e){return e.flatMap(t=>Af(t).map(n=>`${ve(t.id)}: ${pe(n)}.`))}function NI(e,t,n){let r=Math.max(
0,t.length-n),o=`${r} more ${r===1?"case is":"cases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[
pe(`${Tn(e)}.`)];let s=e.cases.filter(({verdict:c})=>c==="unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));
return[...r===0?[]:[o],...i.length===0?[]:[`${Lt.unchanged} ${pS(i)}: no change larger than ${we(a)}.`],...i.length===s.length?[]:[`${Lt.unchanged}\
 ${pS(s.filter(({skipped:c})=>c))}: not measured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var pS=e=>`${e.length}\
 more ${e.length===1?"case":"cases"}`;function kc(e,t=kI,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Es(
[LI(e.cases,s),HI(e),jI(e)]),c=[DI(e),Vn(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],UI(e,n.fetchFirst??null)].
filter(y=>y!==""),[l,u]=[e,n],d=(y,w)=>{let $=w.length===c.length&&u===n?"":"The rest is in the report file: it did not fit here.";return`${Es(
[r,CI(l,u,y),...w,$,o])}
`},f=y=>Vr(y)<=t,p=e.cases.length;for(;p>0&&!f(d(p,[]));)p=Math.floor(p/2);for(let y of II(e,n)){if(f(d(p,[])))break;[l,u]=y}let g=[];for(let y of c)
f(d(p,[...g,y]))&&g.push(y);let h=d(p,g);if(!f(h))throw new RangeError(`a report of ${Vr(h)} bytes where ${t} fit`);return h}function*II(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function MI(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?Qt(r):`${Qt(r)} (${en(r)})`:n?`${Qt(r)}, not judged`:Qt(r)}function LI(e,t){let n=dc(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[ve(s.id),`${Lt[i]} ${i==="accepted"?i:On(s)}`,...n.map(a=>MI(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return Wn(o.map(s=>[s,"---"]),r)}function DI(e){return e.cases.flatMap(t=>Ec(t,e).map(n=>Vn(`${ve(t.id)}\
: ${Qe(n.title)}`,Wr(n.text)))).join(`

`)}function jI(e){return $s(e.cases.flatMap(t=>Rf(t).map(n=>`${ve(t.id)}: ${pe(n)}`)))}var FI=e=>$s(e.map(([t,n])=>`${t}: ${pe(n)}`)),yS="Sm\
allest slowdown that would have been caught",GI=[yS,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function UI(e,t){let r=[...BI(e),
...Lf(e),...Df(e)].filter(([o])=>GI.includes(o));return Vn("How it was measured, and how to measure it again",Es([FI(r),ZI(e,t)]))}function BI(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>s>1?"more than 100%":we(Number(s.toPrecision(2))),
[r,o]=[n(Math.min(...t)),n(Math.max(...t))];return[[yS,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var mS=/^[0-9a-f]{7,64}$/,qI=/^[\w.-]+(?:\/[\w.-]+)*$/;
function ZI(e,t){let n=u=>e.variants.find(d=>d.variant===u)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:u})=>u!=="u\
nchanged").concat(e.cases);if(!mS.test(r)||!mS.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,u])=>qI.
test(u)))return"";let a=i.map(([u,d])=>`--${u} '${d}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,l=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${Wr(l)}`}function HI(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${Tf(e)}</sub>`:""}function ks(e,t){return e.run>t.run||e.run===t.run&&e.attempt>t.attempt}function Ff(e,t){let r=[...e.runs.filter(o=>o.run!==t.run||o.attempt!==
t.attempt),t].sort((o,s)=>ks(o,s)?1:-1);return{...e,runs:r.slice(-ac)}}function Oc(e){let t=e.flatMap(o=>o.accepted),n=t.filter((o,s)=>t.findIndex(
i=>i.id===o.id&&i.acceptance.id===o.acceptance.id)===s),r=[...new Set(e.flatMap(o=>o.heard))];return e.flatMap(o=>o.runs).reduce(Ff,{runs:[],
accepted:n,heard:r})}function Os(e){return yi(e.notices)}function Tc({verdict:e,passes:t},n,r){return r&&t&&e!=="accepted"&&Os(n)&&n.plan.mode!=="observe"}var KI=140;
function Gf(e,t){return e===t?"loadgate":`loadgate: ${e}`}async function _S(e,t,n){let{head:r,run:o,state:s,context:i,url:a}=e;try{if(wS(await bS(
e,t),o,n))return null;await xS(r,{state:s,description:VI(e),context:i,url:a},t);let c=wS(await bS(e,t),o,n);return c&&await xS(r,{...c,context:i},
t),null}catch(c){return mn("GitHub rejected the commit status",c,"statuses: write, or set status: false")}}var WI="; this change alters what\
 is measured";function VI({titles:e,mergeBase:t,altered:n}){let r=`${n?WI:""}${t===null?"":` \xB7 base ${t.slice(0,12)}`}`;return`${gs(Rn(e.
map(fe),KI-r.length))}${r}`}async function bS({head:e,context:t},{octokit:n,at:r}){let{data:o}=await n.request("GET /repos/{owner}/{repo}/co\
mmits/{ref}/statuses",{...r,ref:e,per_page:100});return o.filter(s=>s.context===t).map(({state:s,description:i,target_url:a})=>({state:s,description:i,
url:a||null}))}function wS(e,t,n){let[r,o]=[t,null];for(let s of e){let i=s.url===null?null:Vw(s.url,n);i&&ks(vS(i),vS(r))&&([r,o]=[i,s])}return o}
var vS=({id:e,attempt:t})=>({run:e,attempt:t});async function xS(e,{state:t,description:n,url:r,context:o},{octokit:s,at:i}){await s.request(
"POST /repos/{owner}/{repo}/statuses/{sha}",{...i,sha:e,state:t,context:o,...n!==null&&{description:n},...r!==null&&{target_url:r}})}import{posix as Rs}from"node:path";var Uf=10;function $S(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>Yn(i,s)));if(o!==void 0)throw JI(o,n);return n.filter(({id:s})=>r.some(i=>Yn(s,i)))}function JI(e,t){let n=t.
slice(0,Uf).map(({id:o})=>o),r=t.length>Uf?` and ${t.length-Uf} more`:"";return new O(`no case matches ${G(e)}; the cases are: ${n.join(", ")}${r}`)}
function Yn(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Ts=256;function ES(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Ts||n<1||n>r)throw new O(`"${e}" is not a shard; write it like 1/3, up to ${Ts}/${Ts}`);
return{index:n,count:r}}function kS(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Ts)throw new O(`"${e}" is not a number of shar\
ds; write one from 1 to ${Ts}`);return t}var YI=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitignore",".gi\
t-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function OS(e,t){let{files:n,
configFile:r,sameConfig:o}=t;if(!o&&n.includes(r))return new Set;let s=n.filter(a=>a!==r),i=a=>s.some(c=>XI(a,c,Rs.dirname(r)));return new Set(
e.filter(a=>!i(a)).map(({name:a})=>a))}function XI({changes:e,build:t,fixture:n},r,o){if(n!==void 0&&TS(r,n,o))return!1;if(e)return e.some(i=>Yn(
r,i)||i.startsWith(`${r}/`));if(!SS(r))return!0;let s=Rs.join(o,t?.context??".");return s!=="."&&SS(Rs.join(s,"x"))&&r.startsWith(`${s}/`)}function TS(e,t,n){
return`${e}/`.startsWith(Rs.join(n,t,"/"))}function RS(e,{files:t,configFile:n}){let r=Rs.dirname(n);return[...new Set(e.flatMap(({fixture:s})=>s??
[]))].filter(s=>t.some(i=>TS(i,s,r)))}function SS(e){return YI.some(t=>Yn(e,t))}async function CS(e,{octokit:t,at:n}){if(typeof e!="number")throw new O("the event has no pull request's number");let{data:r}=await t.request(
"GET /repos/{owner}/{repo}/pulls/{pull_number}",{...n,pull_number:e});return Bf(r)}async function QI(e,t,{octokit:n,at:r}){let o=Be(e,"workf\
low_run","head_repository","id"),s=Be(e,"workflow_run","head_repository","owner","login"),i=Be(e,"workflow_run","head_branch");if(typeof o!=
"number"||typeof s!="string"||typeof i!="string")return null;let c=(await n.paginate("GET /repos/{owner}/{repo}/pulls",{...r,state:"open",head:`${s}\
:${i}`,per_page:100})).filter(u=>Number(u.head.repo?.id)===o),l=c.find(u=>u.head.sha===t)??c[0];return l?Bf(l):null}function Bf(e){return{number:e.
number,head:e.head.sha,baseBranch:e.base.ref,baseHead:e.base.sha,fork:e.head.repo?.id!==e.base.repo.id,author:e.user?.login??"ghost",body:e.
body??"",labels:e.labels.flatMap(({name:t})=>t??[]),mergedAt:e.merged_at??null}}async function PS(e,t,n){let{payload:r}=e,o={id:AS(n,"GITHUB\
_RUN_ID"),attempt:AS(n,"GITHUB_RUN_ATTEMPT")};if(e.name==="workflow_run"){let i=Rc(r,"workflow_run","head_sha"),a=Be(r,"workflow_run","id"),
c=Be(r,"workflow_run","run_attempt");if(typeof a!="number"||typeof c!="number")throw new O("the event has no workflow run");let l=Be(r,"work\
flow_run","event"),u=l==="pull_request"?await QI(r,i,t):null,d=u?.fork??eM(r);return{head:i,certain:!0,pull:u,run:{id:a,attempt:c},byFork:d,
unasked:u===null&&(d||l==="pull_request")}}if(e.name==="pull_request"){let i=Rc(r,"pull_request","head","sha"),a=await CS(Be(r,"pull_request",
"number"),t);return{head:i,certain:!0,pull:a,run:o,byFork:a.fork}}if(e.name==="issue_comment"){let i=await CS(Be(r,"issue","number"),t);return{
head:i.head,certain:!1,pull:i,run:o,byFork:!1}}if(e.name==="merge_group")return{head:Rc(r,"merge_group","head_sha"),certain:!0,pull:null,run:o,
queuedOn:Rc(r,"merge_group","base_sha"),byFork:!1};let s=n.GITHUB_SHA??"";if(!tM.test(s))throw new O("GITHUB_SHA is not set to a commit: thi\
s runs in GitHub Actions");return{head:s,certain:!0,pull:null,run:o,byFork:!1}}function eM(e){let t=Be(e,"repository","id");return typeof t!=
"number"||Be(e,"workflow_run","head_repository","id")!==t}var tM=/^[0-9a-f]{40}$/;function Rc(e,...t){let n=Ju(e,...t);if(n!==null)return n;
throw new O(`the event has no commit id at ${t.join(".")}`)}function AS(e,t){let n=e[t]??"";if(/^\d{1,15}$/.test(n))return Number(n);throw new O(
`${t} is not set to a number: this runs in GitHub Actions`)}function zS({name:e,payload:t},n){let r=e==="workflow_run"?Be(t,"workflow_run","\
name"):n.GITHUB_WORKFLOW;return typeof r=="string"?r:"loadgate"}function Cc({octokit:e,at:t}){let n=new Map,r=async o=>{try{let{data:s}=await e.
request("GET /repos/{owner}/{repo}/collaborators/{username}/permission",{...t,username:o});return s.permission==="admin"||s.permission==="wr\
ite"}catch(s){if(He(s)===404)return!1;throw s}};return o=>{let s=n.get(o)??r(o);return n.set(o,s),s}}import{createHash as nM}from"node:crypto";function NS(e,t){return`<!-- loadgate ${nM("sha256").update(JSON.stringify([e,t])).digest("hex").slice(0,16)} -->`}async function qf({octokit:e}){let t=[async()=>(await e.request("GET /user")).data.login,async()=>(await e.graphql("{ viewer { login } }")).
viewer.login];for(let n of t)try{return await n()}catch(r){if(He(r)===401)throw r}return"github-actions[bot]"}async function Ac(e,{octokit:t,
at:n}){return(await t.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{...n,issue_number:e,per_page:100})).map(({id:o,user:s,
body:i,updated_at:a})=>({id:Number(o),at:a,author:s?.login??"ghost",body:i??""}))}function rM(e,{marker:t,author:n}){return e.filter(r=>r.author===
n&&r.body.startsWith(t)).sort((r,o)=>r.id-o.id)}var oM=12,sM=4,iM=1;async function IS(e,t,n,r){let{pull:o,compose:s}=e,{own:i}=e,a=!1,c="as \
it was",l=null,u=!1,d=0;for(let f=0;f<oM;f++){f>0&&await n.sleep(iM*(.5+r()));try{let[p,...g]=rM(await Ac(o,t),i),h=s([p,...g].flatMap(w=>w?.
body??[]));if(h===null)return p===void 0&&f===0?"not wanted":c;let y=g.length>0||l!==null&&p?.body!==l;if(p?.body===h&&g.length===0){if(!u)return c;
u=!1;continue}if(u||=y,p===void 0){if(a)continue;let w=await cM(o,h,t);[c,l,a]=["created",h,!0],i={...i,author:w??i.author};continue}for(let w of g)
await uM(w.id,t);if(p.body===h)continue;if(await aM(p.id,t)!==p.body){u=!0;continue}await lM(p.id,h,t),l=h,c==="as it was"&&(c="updated")}catch(p){
if(!dM(p)||++d>sM)throw new Ge(mn("GitHub rejected the comment",p,"pull-requests: write"),{cause:p})}}return c}async function aM(e,{octokit:t,
at:n}){let{data:r}=await t.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}",{...n,comment_id:e});return r.body??""}async function cM(e,t,{
octokit:n,at:r}){let{data:o}=await n.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments",{...r,issue_number:e,body:t,request:{
retries:0}});return o.user?.login}async function lM(e,t,{octokit:n,at:r}){await n.request("PATCH /repos/{owner}/{repo}/issues/comments/{comm\
ent_id}",{...r,comment_id:e,body:t})}async function uM(e,{octokit:t,at:n}){try{await t.request("DELETE /repos/{owner}/{repo}/issues/comments\
/{comment_id}",{...n,comment_id:e})}catch(r){if(He(r)!==404)throw r}}function dM(e){let t=He(e);return t===null||t===404||t===429||t>=500}var Cs="loadgate: accepted";async function MS(e,t,n,r){let o=[],s=[],i=({by:l,pattern:u},d)=>{s.some(f=>f.why===d&&f.by===l&&f.pattern===u)||
s.push({by:l,pattern:u,why:d})},a=async l=>{await n(l.by)?o.push(l):i(l,"may-not-write")},c=e.labels.includes(Cs)?await fM(e,r):null;c&&await a(
c);for(let l of Zf(`body of ${e.number}`,e.author,e.body,null))await a(l);for(let{id:l,author:u,body:d,at:f}of t)for(let p of Zf(`comment ${l}`,
u,d,f))await a(p);for(let{sha:l,login:u,name:d,message:f}of await pM(e,r))for(let p of Zf(`commit ${l}`,u??d,f,null))e.fork?i(p,"of-a-fork"):
u===null?i(p,"author-unknown"):await a(p);return{acceptances:o,refused:s}}function Zf(e,t,n,r){return _M(n).map(({pattern:o,reason:s})=>({id:`${e}\
: ${o}`,pattern:o,at:r,by:t,reason:s}))}async function fM({number:e},{octokit:t,at:n}){let o=(await t.paginate("GET /repos/{owner}/{repo}/is\
sues/{issue_number}/events",{...n,issue_number:e,per_page:100})).findLast(s=>s.event==="labeled"&&"label"in s&&s.label?.name===Cs);return o?.
actor?{id:`label ${o.id}`,pattern:"*",at:o.created_at,by:o.actor.login,reason:`the label \u201C${Cs}\u201D`}:null}async function pM({number:e},{
octokit:t,at:n}){return(await t.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",{...n,pull_number:e,per_page:100})).map(({sha:o,
commit:s,author:i})=>({sha:o,login:mM(i),name:s.author?.name??"unknown",message:s.message}))}function mM(e){return e&&"login"in e&&typeof e.
login=="string"?e.login:null}var hM=/^loadgate-accept:[ \t]*(\S+)(?:[ \t]+(.*))?$/i,gM=50,Hf=300,yM=/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/,bM=/^ {0,3}<(\?|!\[CDATA\[|(?:pre|code|blockquote|script|style|textarea)\b)/i,
wM=/<!--(?:[^\n]*?-->|[^\n]*)/g;function vM(e){let t=[],n=null,r=!1;for(let o of e.replaceAll(/\r\n?/g,`
`).split(`
`)){let s=n===null?o:n(o);if(s===null||(n=xM(s),r=n===null&&(/^ {0,3}>/.test(s)||r&&s.trim()!==""),n!==null||r))continue;let i=s.replaceAll(
wM,a=>(a.endsWith("-->")||(n=LS(/-->/)),""));t.push(i)}return t}function xM(e){let t=yM.exec(e)?.[1];if(t!==void 0)return o=>/^ {0,3}(`+|~+)[ \t]*$/.
exec(o)?.[1]?.startsWith(t)?"":null;let n=bM.exec(e)?.[1]?.toLowerCase();if(n===void 0)return null;let r=LS(n==="?"?/\?>/:n==="![cdata["?/\]\]>/:
new RegExp(`</${n}>`,"i"));return r(e)===null?r:null}function LS(e){return t=>{let n=e.exec(t);return n&&t.slice(n.index+n[0].length)}}function _M(e){
return vM(e).flatMap(t=>{let r=/^(?: {4}| {0,3}\t)/.test(t)||t.length>2*Hf?null:hM.exec(t.trim()),[,o="",s=""]=r??[];return o===""||o.length>
Hf?[]:[{pattern:o,reason:s.trim().slice(0,Hf)||"no reason given"}]}).slice(0,gM)}var DS=3600,jS=/^[\w.*?/,-]{1,200}$/;var Kf=65e3,SM="This is not a pass: the change comes from a fork and alters what is measured. Review what it alters, or move the change of t\
he configuration to its own pull request.";function $M({pull:e,byFork:t,conclusion:n}){if(!e.fork)return[];let r="whose code ran on the mach\
ine that measured them";return t?[`The numbers come from a fork, whose workflow and code ran on the machine that measured them, so they coul\
d be forged.${n.state==="pending"?" The status stays pending until a maintainer comments <code>/loadgate run</code>, which measures with the\
 repository's own workflow.":""}`]:[`The numbers come from a fork, ${r}, so they could be forged.`]}function GS(e,t,n){let{pull:r,state:o,conclusion:s}=n,
i=Tc(s,e,r.fork),a=i?"inconclusive":s.verdict;return kc(e,Kf,{before:n.marker,title:Rn(s.titles.map(fe),Wf),verdict:a,context:[EM(e,n),OM(e,
n)].filter(Boolean).join(" "),warnings:[...i?[SM]:[],...$M(n)],remarks:[...MM(e,new Set(t.accepted.keys())),...TM(t),...CM(n.refused),...n.remarks],
accepted:new Set(t.accepted.keys()),parts:[BS(o.runs.slice(0,-1))],fetchFirst:`git fetch origin refs/pull/${r.number}/head`,after:`${PM(e,n)}\


${ff(o)}`})}var Wf=110;function EM({variants:e},{compareUrl:t}){let n=["base","head"].map(o=>e.find(({variant:s})=>s===o)?.commit);if(!n.every(
o=>o!==void 0&&kM.test(o)))return"";let r=n.map(o=>ve(o.slice(0,7))).join("...");return`Compares ${t===null?r:`[${r}](${t})`}.`}var kM=/^[0-9a-f]{40,64}$/;
function OM({plan:e},{conclusion:t,statusName:n}){if(e.mode==="observe")return"Observing (<code>mode: observe</code>): nothing fails yet.";let r=n===
null?"this check":`the status ${ve(n)}`;return t.state==="failure"?`This **blocks** the merge where ${r} is required.`:t.state==="pending"?`\
This is **not a pass**: ${r} stays pending.`:t.verdict==="inconclusive"?"This does not block, but does not prove that nothing changed.":""}function US(e,t){
let[n="",...r]=vo(e,20).split(`
`),o=(a,c)=>`${[t.marker,jf("failed",`nothing could be measured: ${ye(fe(n),Wf)}`),[...n].length>Wf?pe(n):"",a.length===0?"":Wr(a.join(`
`)),c,qS(t),ff(t.state)].filter(l=>l!=="").join(`

`)}
`,s=o(r,BS(t.state.runs.slice(0,-1)));if(Vr(s)<=Kf)return s;let i=o(r,"");return Vr(i)<=Kf?i:o([],"")}function TM({accepted:e,expired:t,uncovered:n}){
let r=(o,{acceptance:s},i)=>`${Lt.accepted} ${ve(o)} ${i} by ${pe(s.by)}: ${pe(s.reason)}`;return[...[...e].map(([o,s])=>r(o,s,"accepted")),
...[...t].map(([o,s])=>`${r(o,s,"was accepted")}, but it is worse now; accept it again if that is intended`),...[...n].map(([o,s])=>`\u26A0\uFE0F ${r(
o,{acceptance:s},"is not accepted")}: it was not red yet at the commit that was there then; accept it again if that is intended`)]}var RM=3;
function CM(e){let t=e.slice(0,RM).map(({by:r,pattern:o,why:s})=>{let[i,a]=[r,o].map(c=>pe(ye(fe(c),60)));return`\u26A0\uFE0F ${AM[s](i,a)}`}),
n=e.length-t.length;return n>0?[...t,`\u26A0\uFE0F and ${n} more without permission to accept`]:t}var AM={"may-not-write":(e,t)=>`${e} may n\
ot accept ${t}: accepting needs write access`,"of-a-fork":(e,t)=>`a commit of a fork cannot accept ${t}, since its author cannot be verified\
; comment instead`,"author-unknown":(e,t)=>`a commit cannot accept ${t}, since GitHub does not know its author; comment instead`};function BS(e){
if(e.length===0)return"";let t=e.toReversed().map(({head:r,verdict:o,headline:s,at:i})=>[ve(r.slice(0,12)),`${Lt[o]} ${o}`,pe(s),pe(i.slice(
0,16).replace("T"," "))]);return Vn("Earlier verdicts of this pull request",Wn(["Head","Verdict","","Measured (UTC)"].map(r=>[r,"---"]),t))}
function PM({seconds:e},t){let n=e.build+e.run;return`<sub>${[`Took ${zt(n)} of runner time, ${zt(e.build)} of it for building.`,qS(t)].filter(
o=>o!=="").join(" ")}</sub>`}function qS({runUrl:e,artifact:t}){return e===null?"":`Every number and picture: report.html in the artifact ${ve(
t)} of [this run](${e}).`}var FS=20;async function ZS(e,t,n,r){if(e.plan.mode!=="observe")return[];let{total:o,left:s}=await xv(t,n,FS,r),i=s.
flatMap(({results:a})=>{try{return a===null?[]:[Fn(So(a))]}catch{return[]}});return[NM(i,o),...i.length>=FS?IM(i):[]]}var zM=["regression","\
invalid","inconclusive","improvement","new","unchanged"];function NM(e,t){let n=zM.map(s=>({verdict:s,count:e.filter(i=>i.verdict===s).length})).
filter(({count:s})=>s>0).map(({verdict:s,count:i})=>`${i} ${s}`),r=e.length===1?"the latest that is":`the latest ${e.length} that are`,o=n.length===
0?"":`; ${r} not of a fork: ${n.join(", ")}`;return`\u{1F440} Observing: nothing fails yet. ${t} ${t===1?"run":"runs"} so far${o}.`}function IM(e){
let t=e.filter(({verdict:o})=>o==="regression").length,r=f_(e.toReversed()).filter(({proposed:o,threshold:s})=>o===null||o>s).slice(0,10).map(
({id:o,threshold:s,proposed:i})=>`- ${ve(o)} is too noisy for ${we(s)}: ${pe(i===null?"measure it longer, or leave it out":`threshold: ${we(
i)} would hold`)}`);return[`**Ready to block?** Of these ${e.length} runs ${t} would have been blocked. Remove \`mode: observe\` from \`loadgat\
e.yml\` to block from now on.`,...r.length===0?[]:[r.join(`
`)]]}function MM(e,t){let n=e.cases.filter(({id:i})=>!t.has(i)),r=n.filter(({verdict:i})=>i==="regression"),o=n.filter(({verdict:i})=>i==="i\
nconclusive"),s=n.filter(({verdict:i})=>i==="invalid");return[...r.length===0?[]:[LM(r)],...r.length+o.length===0?[]:[jM([...r,...o],e)],...s.
length===0?[]:[`**Not measured?** The reason and the end of the log are here; [what each message means](${Do}/reading-the-comment.md#what-wa\
s-not-measured).`]]}function LM(e){let[t]=e,n=e.length===1&&t?t.id:"*",r=n==="*"?`; ${ve("*")} accepts all cases, a name only that case`:"";
return`**Intended?** Set the label ${ve(Cs)}, or comment ${ve(`Loadgate-Accept: ${n} REASON`)}${r}.`}var DM=4;function jM([e],t){let n=jS.test(
e?.id??"")?` ${e?.id}`:"",r=t.cases.filter(({sessions:a})=>a.length>0).length,o=DM*t.seconds.load/Math.max(1,n===""?1:r),s=Math.min(DS/60,Math.
max(2,Math.ceil(o/60))),i=`/loadgate run${n} --budget ${s}m`;return`**Not sure?** Comment ${ve(i)} to measure longer ([needs this workflow](${Do}\
/reading-the-comment.md#measuring-again)).`}import{isDeepStrictEqual as ZM}from"node:util";import{posix as HS}from"node:path";import{isDeepStrictEqual as FM}from"node:util";var GM=["request","args","expect","http2"];function Vf({fresh:e,
...t},n){let r=UM(t,n);return{...t,...r!==null&&{fresh:r}}}function UM({target:e,scenario:t,via:n},{base:r,scenarios:o,changed:s}){if(r===null)
return"configuration";if(!r.targets.some(({name:l})=>l===e))return"target";let i=r.scenarios.find(({name:l})=>l===t);if(!i?.targets.includes(
e)||!i.via.includes(n))return"scenario";let a=o.find(({name:l})=>l===t);return a?GM.every(l=>FM(As(i[l]),As(a[l])))&&!s.some(l=>l===BM(a,r))?
null:"request":null}function BM({request:{body:e}},{file:t}){return e&&"file"in e?HS.join(HS.dirname(t),e.file):null}function As(e){return e===
void 0?null:JSON.parse(JSON.stringify(e))}function WS(e,t){let n=t?.scenarios.find(({name:o})=>o===e.name);if(n)return Jf(n);let r=t?.threshold??j.threshold;return Jf({threshold:Math.
min(e.threshold,r),maxErrors:Math.min(e.maxErrors,j.maxErrors),thresholds:KS(qM(e,t?.thresholds??{},r),t?.thresholds),limits:KS(e.limits,t?.
limits,!0)})}function VS(e,t){let{thresholds:n,limits:r,...o}=e;return{...o,...Jf(t)}}function Jf({threshold:e,maxErrors:t,thresholds:n,limits:r}){
return{threshold:e??j.threshold,maxErrors:t??j.maxErrors,...n&&Object.keys(n).length>0&&{thresholds:n},...r&&Object.keys(r).length>0&&{limits:r}}}
function qM({thresholds:e={},rate:t,args:n},r,o){let s=t!==void 0?["open"]:n===void 0?["closed"]:["closed","command"];return Object.fromEntries(
be.flatMap(({name:i,decides:a})=>{let c=e[i],l=a!==null&&s.includes(a);return c===void 0?[]:[[i,l?Math.min(c,r[i]??o):c]]}))}function KS(e={},t={},n=!1){
return Object.fromEntries(be.flatMap(({name:r,better:o})=>{let s=[e[r],t[r]].filter(a=>a!==void 0),i=n&&o==="higher"?Math.max:Math.min;return s.
length===0?[]:[[r,i(...s)]]}))}function JS(e,t,n){let r=[["threshold","threshold"],["max-errors","maxErrors"]].flatMap(([s,i])=>t[i]===n[i]?
[]:[{setting:s,scenario:e,before:t[i],after:n[i]}]),o=(s,i)=>{let[a,c]=[t,n].map(l=>l[s]?.[i]??null);return a===c?null:{before:a??null,after:c??
null}};for(let{name:s,unit:i}of be){let[a,c]=[o("thresholds",s),o("limits",s)];a&&r.push({setting:"thresholds",scenario:e,metric:s,...a}),c&&
r.push({setting:"absolute-limits",scenario:e,metric:s,unit:i,...c})}return r}function YS(e,t,{fork:n,byFork:r}){let{plan:o,changes:s}=KM(e.plan,t,n),i={base:t.config,scenarios:e.plan.scenarios,changed:t.changed??[]},a={
...o,cases:o.cases.map(w=>Vf(w,i))},c=r?VM(e,t):new Set,l=e.cases.map(w=>Vf(c.has(w.id)?JM(w):w,i)),u=Fn({...e,plan:a,cases:l}),d=n?QM(u,t):
[],f=n?tL(e.plan,t):[],p=[...s.length===0?[]:[{code:"gate-changed",changes:s}],...n&&t.config===null?[{code:"default-rules",file:t.file}]:[],
...d.length===0?[]:[{code:"cases-missing",cases:d}],...n?XM(e,t):[],...f.length===0?[]:[{code:"other-requests",scenarios:f}]],g=u.cases.map(
w=>c.has(w.id)?YM(w,e):w),h={...u,cases:g,exitCode:br({cases:g,failures:u.failures,plan:a}),notices:[...p,...u.notices]},y=u.cases.every(w=>w.
skipped!==void 0||HM(w));return{results:h,whole:y&&d.length===0&&f.length===0}}function HM({sessions:e,verdict:t}){let n=t==="new"?["head"]:
["base","head"];return e.some(({rounds:r})=>r.some(({samples:o})=>n.every(s=>o.filter(({variant:i})=>i===s).length===1)))}function KM(e,{config:t,
threshold:n,failOn:r},o){let s=o?j:e,i={alpha:t?.gate.falseAlarms??(o?j.falseAlarms:e.alpha),failOn:r??t?.gate.failOn??s.failOn,mode:t?.gate.
mode??s.mode},a=[];i.alpha!==e.alpha&&a.push({setting:"false-alarms",before:i.alpha,after:e.alpha}),i.failOn.join()!==e.failOn.join()&&a.push(
{setting:"fail-on",before:i.failOn,after:e.failOn}),i.mode!==e.mode&&a.push({setting:"mode",before:i.mode,after:e.mode});let c=e.scenarios.map(
d=>{let f=t?.scenarios.find(({name:h})=>h===d.name),p=o||t?WS(d,t):d,g={...p,threshold:n??p.threshold};return a.push(...JS(d.name,g,d)),VS(o&&
f?WM(d,f):d,g)}),{looks:l,...u}=e;return{plan:{...o?u:e,...i,scenarios:c},changes:a}}function WM({rate:e,args:t,...n},{rate:r,args:o}){return{
...n,...r&&{rate:r},...o&&{args:o}}}function VM({cases:e},{config:t,changed:n,file:r}){let o=t&&n?OS(t.targets,{files:n,configFile:r,sameConfig:!1}):
new Set,s=e.filter(({skipped:i})=>i!==void 0);return new Set(s.filter(({skipped:i,target:a})=>i!=="untouched"||!o.has(a)).map(({id:i})=>i))}
function JM({skipped:e,...t}){return{...t,sessions:[]}}function YM(e,{cases:t}){let n=t.find(({id:r})=>r===e.id)?.skipped;return n===void 0||
e.verdict!=="inconclusive"?e:{...e,findings:[{code:"skip-unverified",why:n}]}}function XM({notices:e},{config:t,changed:n,file:r}){if(!t||!n||
e.some(({code:s})=>s==="fixture-changed"))return[];let o=RS(t.targets,{files:n,configFile:r});return o.length===0?[]:[{code:"fixture-changed",
folders:o}]}function QM({cases:e},{config:t}){let n=new Set(e.map(({target:r,scenario:o,via:s})=>JSON.stringify([r,o,s])));return(t?$S(t):[]).
filter(({target:r,scenario:o,via:s})=>!n.has(JSON.stringify([r,o,s]))).map(({id:r})=>r)}var eL=["request","args","expect","connections","kee\
palive","http2","background","rate","requests","durationSeconds","timeoutSeconds"];function tL({scenarios:e},{config:t}){return e.filter(n=>{
let r=t?.scenarios.find(({name:o})=>o===n.name);return r&&eL.some(o=>!ZM(As(r[o]),As(n[o])))}).map(({name:n})=>n)}var Xf={accepted:new Map,expired:new Map,uncovered:new Map,remembered:[]};function XS(e,t,n,r){let o=new Map,s=new Map,i=new Map,a=n.accepted.
filter(({acceptance:l})=>t.some(({id:u})=>u===l.id));for(let l of e.filter(({verdict:u})=>u==="regression")){for(let u of t.filter(({pattern:d})=>Yn(
l.id,d))){let d=a.find(f=>f.acceptance.id===u.id&&f.id===l.id)??nL(u,l,n,r);d===null?i.set(l.id,u):oL(l,d)?s.set(l.id,d):o.set(l.id,d)}o.has(
l.id)&&s.delete(l.id),(o.has(l.id)||s.has(l.id))&&i.delete(l.id)}let c=[...o.values()].filter(l=>!a.includes(l));return{accepted:o,expired:s,
uncovered:i,remembered:[...a,...c]}}function nL(e,t,{runs:n,heard:r},o){let{id:s,at:i}=e,a={...e$(t),acceptance:e};if(i===null)return r.includes(
s)?null:a;let c=n.filter(u=>Yf(u.commitSeen,i)).sort((u,d)=>Date.parse(u.commitSeen??"")-Date.parse(d.commitSeen??"")).at(-1);if(Yf(o,i)&&!(c&&
Yf(o,c.commitSeen??"")))return a;let l=c?.red.find(u=>u.id===t.id);return l?{...l,acceptance:e}:null}function Yf(e,t){return e!==null&&Date.
parse(e)<Date.parse(t)}function QS(e){return e.filter(({verdict:t,id:n})=>t==="regression"&&n.length<=300).slice(0,100).map(e$)}function e$(e){
let t=Je(e,"broken"),n=Object.fromEntries(t.map(r=>[r.metric,t$(r,"worst")]));return{id:e.id,extent:rL(e),...t.length>0&&{limits:n}}}function t$({
head:e,interval:t,limit:n,better:r},o){let s=r==="higher"?t?.low:t?.high,i=Math.log(((o==="worst"?s:e)??e??n)/n);return r==="higher"?-i:i}function rL(e){
return Object.fromEntries(n$(e).map(t=>[t.name,r$(t,"worst")]))}function oL(e,{extent:t,limits:n={}}){let r=(o,s)=>o>(s??Number.NEGATIVE_INFINITY);
return n$(e).some(o=>r(r$(o,"estimate"),t[o.name]))||Je(e,"broken").some(o=>r(t$(o,"estimate"),n[o.metric]))}function n$(e){return e.metrics.
filter(t=>t.gates&&t.verdict==="regression")}function r$(e,t){let{ratio:n,interval:r,better:o}=e,s=o==="higher"?r?.low:r?.high,i=Math.log((t===
"worst"?s:n)??n??1);return o==="higher"?-i:i}function o$(e,{accepted:t,expired:n,uncovered:r}){let o=e.cases.filter(({id:l})=>!t.has(l)),s=br(
{...e,cases:o})===0,i=sL(n.size,r.size),a=l=>i===""?l:[...l.map(u=>`${u}${i}`),...l];if(t.size===0)return{verdict:e.verdict,words:`${Tn(e)}${i}`,
titles:a(Kn(e)),passes:s};let c=wr(o.map(({verdict:l})=>l))??"unchanged";if(c==="regression"||c==="invalid"||!s){let l={...e,verdict:c,cases:o},
u=`; ${t.size} more accepted`;return{verdict:c,words:`${Tn(l)}${u}${i}`,titles:a(Kn(l).map(d=>`${d}${u}`)),passes:s}}return{verdict:"accepte\
d",words:`Accepted: ${Tn(e)}`,titles:Kn(e).map(l=>`accepted: ${l}`),passes:s}}function sL(e,t){let n=(r,o,s)=>r===0?"":r===1?`; ${o}`:`; ${r}\
 ${s}`;return[n(e,"it was accepted but has grown since","were accepted but have grown since"),n(t,"one was not red yet when it was accepted",
"were not red yet when they were accepted")].join("")}function s$(e,t,n){return{conclusion:a$(e,Xf,t,n),text:null,overtaken:!1,outcome:"no pull request",undelivered:[]}}async function i$(e,t,n,{
api:r,clock:o,random:s}){let{pull:i}=t,a={marker:n.marker,author:await qf(r)},c=(await Ac(i.number,r)).filter(({author:h})=>h!==a.author),{acceptances:l,
refused:u}=await MS(i,c,Cc(r),r),d=h=>{let y=e.kind==="results"?XS(e.results.cases,l,h,e.run.createdAt):Xf,w=a$(e,y,t,n),$=e.kind==="results"?
l.filter(({at:ee})=>ee===null):[],N=[...new Set([...h.heard,...$.map(({id:ee})=>ee)])],A=e.kind==="results"?y.remembered:h.accepted,I=lL(t,w,
e,n.now),C=Ff({...h,accepted:A,heard:N},I),B={...n,conclusion:w,pull:i,byFork:t.byFork,refused:u,state:C},L=e.kind==="results"?GS(e.results,
y,B):US(e.message,B);return{conclusion:w,text:L}},f=!1,p=d(Oc([])),g=h=>{let y=Oc(h.map(pf)),w=y.runs.at(-1);return p=d(y),f=w!==void 0&&ks(
w,{run:t.run.id,attempt:t.run.attempt}),f||n.when==="never"?null:h.length>0||t.byFork||iL(n.when,p.conclusion,e)?p.text:null};try{let h=await IS(
{pull:i.number,own:a,compose:g},r,o,s);return{...p,outcome:h,overtaken:f,undelivered:[]}}catch(h){if(!(h instanceof Ge))throw h;return{...p,
outcome:"not delivered",overtaken:f,undelivered:[h.message]}}}function iL(e,{verdict:t,passes:n},r){return!n||e==="always"||r.kind==="failur\
e"||Os(r.results)?!0:t!=="unchanged"&&t!=="inconclusive"}var aL="fork's own numbers: ",Qf="Nothing could be measured";function a$(e,t,{byFork:n,
pull:r},{forkStatus:o}){if(e.kind==="failure"){let[d=""]=fe(e.message).split(`
`);return{verdict:"failed",words:`${Qf}: ${ye(d,200)}`,titles:cL(d),passes:!1,state:"failure"}}let s=o$(e.results,t),i=n?aL:"",a=`${i}${s.words}`,
c=s.titles.map(d=>`${i}${d}`);if(!s.passes)return{...s,words:a,titles:c,state:"failure"};let l=!n||o==="trusted",u=(!r?.fork||e.whole)&&!Tc(
s,e.results,r?.fork??!1);return{...s,words:a,titles:c,state:l&&u?"success":"pending"}}function cL(e){let t=e.split(/(?=[;,(])/);return[...t.
map((r,o)=>t.slice(0,t.length-o).join("").trim()).map(r=>`${Qf}: ${r}`),Qf]}function lL({head:e,run:t},{verdict:n,titles:r},o,s){let i=o.kind===
"results"?o.results.startedAt:s;return{run:t.id,attempt:t.attempt,head:e,verdict:n,headline:Rn(r.map(fe),200),at:ye(fe(i),40),commitSeen:o.run.
createdAt,red:o.kind==="results"?QS(o.results.cases):[]}}function c$(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof O?new O(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function Q(e,t){return{...e,parse:t}}function De(e,t){
return{...e,parse:t}}function Dt(e,t){return{name:e,description:t,default:"false",parse:l$}}var Pe=e=>e;function pL(e,t,n){let r=Zo(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function Xn(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new O(
pL("value",t,e));return n}}function l$(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new O(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function u$(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new O(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(Xn(e))}}function mL(e){if(!/^\d{1,10}$/.test(e))throw new O(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function hL(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new O(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function d$(e){if(!/^\/[^\s#]*$/.test(e))throw new O(`"${e}" is \
not a path; write it like /users?page=2`);return e}var f$=Q({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},Pe),p$=Q({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},Pe),tp={config:Q({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},Pe),case:Q({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},Pe),preset:Q({name:"preset",value:"P",
description:"A preset of the configuration file."},Pe),budgetSeconds:Q({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},gn)},m$=Q({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},Xn(["auto","docker","process"]));function gL(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new O(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var h$=Q({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},gL),g$=Q({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:gn(e)),rJ=Q({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},Pe),oJ=Q({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},mL),y$=Q({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},Zt),b$=Q({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},u$(["regression","invalid","inconclusive","never"])),sJ=Dt("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),w$=Dt("measure-identical","Measur\
e even if both sides are the same build."),v$=Dt("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),iJ=Dt("published","Show the published figures of the configuration file beside the \
measured ones."),aJ=Dt("strict","Fail if a target cannot run here, instead of leaving it out."),x$=Q({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},ES),_$=De({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},kS),cJ=De({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
Pe),lJ=De({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},Pe);function yL(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new O(`"${e}" is not a port; write a number from 1 to 65535`);return t}var uJ={program:Q({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},Pe),port:Q({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},yL),get:Q({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},d$)},dJ=Dt("open","Open the page in a browser."),fJ={from:Q({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},Pe),target:Q({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},Pe),command:Q({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},Pe),path:Q({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},d$),startTimeout:De({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},gn),dryRun:Dt("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Dt("yes","Write without asking first, even in a terminal.")},pJ=De({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},Zt),mJ=De({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},gn),hJ={...Dt("q\
uiet","Show no progress; results and errors remain."),short:"q"},gJ=Dt("json","Print the result as JSON."),ep=["github-action-benchmark"],yJ=De(
{name:"format",value:ep.join("|"),default:ep[0],description:"The format to write."},Xn(ep)),S$={branch:De({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:Q({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},Pe),folder:De({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},hL)},bJ={keep:Q({name:"keep",value:"3y",description:"How long points are kept. Defaul\
ts to the run's configuration."},Ht),keepRuns:Q({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},Ht)},
Pc={results:Q({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},Pe),artifact:De(
{name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},Pe),config:De({name:"\
config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each \
configuration has its own comment and status."},Pe),preset:Q({name:"preset",value:"NAME",description:"The preset that was measured with, who\
se thresholds apply."},Pe),threshold:Q({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Default\
s to that of base's configuration file, whatever the run used."},Zt),failOn:Q({name:"fail-on",value:"regression|invalid|inconclusive|never",
description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},u$([
"regression","invalid","inconclusive","never"])),forkStatus:De({name:"fork-status",value:df.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},Xn(df)),when:De({name:"when",value:uf.join("|"),default:"changed",description:"When to comment\
. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},Xn(uf)),status:De(
{name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},l$)};var UJ={name:"comment",summary:"show a run's results in its pull request; needs a token, and runs no code of the change",group:"ci",examples:[
{line:"loadgate comment",does:"report the run of this workflow's event"},{line:"loadgate comment --results .loadgate/results.json",does:"rep\
ort a run on this machine"},{line:"loadgate comment --when always --fork-status trusted",does:"comment each time, and let forks pass by thei\
r own numbers"}],options:Pc,async run({values:e,host:t}){let n={...e,token:process.env.GITHUB_TOKEN??""},r=await np(n,Ui(process.env),process.
env,t);return process.stdout.write(`${xo(op(r))}
`),rp(r,n)}},$$="loadgate.yml";async function np(...e){try{return await Promise.race([vL(...e),ow(e[3])])}catch(t){throw He(t)===null?t:new Ge(
`GitHub refused a request: ${t.message}`,{cause:t})}}async function vL(e,t,n,r){let o=Hw(e.token,n),s=await PS(t,o,n),{pull:i}=s;if(s.unasked)
return{why:"the run is of no open pull request; one that is open again is measured again"};if(i&&i.head!==s.head)return{why:`the head of #${i.
number} is ${i.head.slice(0,12)} by now, whose own run will report`};let a=i??(s.queuedOn?{baseHead:s.queuedOn,head:s.head}:null),c=a&&await i_(
a,o),l=await xL(s,c,e,o,r);if(l==="moved")return{why:"the head has moved on since the run was requested"};let u=Kw(s.run,n),d={marker:NS(zS(
t,n),e.config),when:e.when,forkStatus:e.forkStatus,runUrl:u,compareUrl:c&&Ww(c.mergeBase,s.head,n),artifact:e.artifact,statusName:e.status?Gf(
e.config,$$):null,remarks:l.kind==="results"&&l.run?await ZS(l.results,l.run,e.artifact,o):[],now:r.clock.date().toISOString()},f=i?await i$(
l,{...s,pull:i},d,{api:o,clock:r.clock,random:Math.random}):s$(l,s,d);if(!e.status||f.overtaken)return f;let p=Gf(e.config,$$),{state:g,titles:h}=f.
conclusion,y=l.kind==="results"&&Os(l.results),w={head:s.head,state:g,titles:h,altered:y,mergeBase:c?.mergeBase??null},$=await _S({...w,context:p,
url:u,run:s.run},o,n);return{...f,undelivered:[...f.undelivered,...$===null?[]:[$]]}}function rp(e,{status:t}){return"why"in e?Ue.done:!t&&!e.
conclusion.passes?["regression","inconclusive"].includes(e.conclusion.verdict)?Ue.regression:Ue.invalid:e.undelivered.length>0?Ue.undelivered:
Ue.done}function op(e){return"why"in e?`nothing to report: ${e.why}`:[`${e.conclusion.words}; comment: ${e.outcome}`,...e.undelivered].join(
`
`)}async function xL(e,t,n,r,o){let{results:s,artifact:i}=n,a=await yv(e.run.id,r),c=f=>SL(f,e,t,n,r);if(s!==void 0)return c({results:_L(s,o),
failure:null,run:a});let l=await id(a,i,r);if(l)return c(l);let u=null;for await(let f of vv(a,e.head,i,r)){let p=await c(f);if(p!=="moved"&&
!(p.kind==="failure"&&p.otherBase))return p;u??=p}return u??{kind:"failure",message:"the measuring job left no results; its log says why",run:a,
otherBase:!1}}function _L(e,t){try{return bL(wL(t.cwd,e),"utf8")}catch(n){throw new O(`${e} cannot be read (${n.message})`)}}async function SL({
results:e,failure:t,run:n},{head:r,certain:o,pull:s,byFork:i},a,c,l){let u=(w,$=!1)=>({kind:"failure",message:w,run:n,otherBase:$});if(!e)return u(
t?sw(t):"the measuring job left no results; its log says why");let d=So(e),f=w=>d.variants.find(({variant:$})=>$===w)?.commit,[p,g]=[f("base"),
f("head")];if(g!==r&&!o)return"moved";if(g!==r)throw new O(`the results are of commit ${g}, but the run was for ${r}; measure again`);if(a===
null)return{kind:"results",results:Fn(d),whole:!0,run:n};if(p!==a.mergeBase)return u($L(p,a.mergeBase),!0);let h=c.preset??(s?.fork?void 0:d.
plan.named?.preset),y=await a_(a,{...c,preset:h},l);return{kind:"results",...YS(d,y,{fork:s?.fork??!1,byFork:i}),run:n}}function $L(e,t){let[
n,r]=[e??"nothing",t].map(o=>o.slice(0,12));return`the results compare with ${n}, but the merge base of this change is ${r}, so they do not \
apply; measure again without naming a base`}function ip(e){return Q({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var E$={base:{...f$,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...p$,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:EL,folder:kL}=S$,sp={branch:{...EL,name:"gh-pages-branch"},folder:kL},k$="`loadgate` in the runner's temporary\
 folder";function O$(e){return Q({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${k$}.`},t=>t)}var T$=O$("`results.js\
on` and the reports"),R$="The folder of all results and reports, for a workflow to upload.",C$=Q({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${k$}.`},e=>e),A$={out:R$,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function OL(e){
if(zL.some(({name:t})=>t===e))throw new O(`${e} is another action; write uses: ${Ps(e)}@v1`);return Xn(["compare","trend"])(e)}function Ps(e){
return`loadgate/loadgate/actions/${e}`}var HJ={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:Q({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},OL),...E$,...tp,isolation:m$,secrets:{...h$,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:g$,threshold:y$,
failOn:b$,measureIdentical:w$,cpuProfile:v$,shard:x$,branch:{...sp.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:sp.folder,oha:Q({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:T$},outputs:A$},ap={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:ip("The token to comment with, e.g. `github.token`."),...Pc},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},TL={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:ip("The token to push and to open issu\
es with, e.g. `github.token`."),results:C$,...sp},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},RL={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:_$,...tp,head:E$.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},CL={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:De({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:T$},outputs:A$},AL={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:ip("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},PL={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:C$,out:O$(
"`bigger.json` and `smaller.json`")},outputs:{out:R$}},zL=[ap,TL,RL,CL,AL,PL];import*as z$ from"os";function Cn(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function zc(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Jr(e,t,n){let r=new cp(e,t,n);process.stdout.write(r.toString()+z$.EOL)}var P$="::",cp=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=P$+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${IL(o)}`)}}return t+=`${P$}${NL(this.message)}`,t}};function NL(e){return Cn(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function IL(e){return Cn(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as N$ from"crypto";import*as Ic from"fs";import*as Nc from"os";function I$(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!Ic.existsSync(
n))throw new Error(`Missing file at path: ${n}`);Ic.appendFileSync(n,`${Cn(t)}${Nc.EOL}`,{encoding:"utf8"})}function M$(e,t){let n=`ghadelim\
iter_${N$.randomUUID()}`,r=Cn(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${Nc.EOL}${r}${Nc.EOL}${n}`}import*as F$ from"os";import{EOL as ML}from"os";import{constants as L$,promises as LL}from"fs";var lp=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:DL,appendFile:jL,writeFile:FL}=LL,D$="G\
ITHUB_STEP_SUMMARY";var up=class{constructor(){this._buffer=""}filePath(){return lp(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[D$];if(!t)throw new Error(`Unable to find environment variable for $${D$}. Check if your runtime environment supports job summaries.`);try{
yield DL(t,L$.R_OK|L$.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return lp(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?FL:
jL)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return lp(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(ML)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},GL=new up;var dp=GL;import j$ from"os";var s8=j$.platform(),i8=j$.arch();var fp;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(fp||(fp={}));function G$(e){Jr("add-mask",{},e)}function U$(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function B$(e,t){if(process.env.GITHUB_OUTPUT||"")return I$("OUTPUT",M$(e,t));process.stdout.write(F$.EOL),Jr("set-output",{name:e},Cn(t))}function q$(e){process.exitCode=fp.Failure,pp(e)}function pp(e,t={}){Jr("error",zc(t),e instanceof Error?e.toString():e)}function Z$(e,t={}){Jr("warning",zc(t),e instanceof Error?e.toString():
e)}function H$(e,t={}){Jr("notice",zc(t),e instanceof Error?e.toString():e)}var x8=64*1024*1024;var HL=360,KL=236,Y8={left:54,right:HL-6,top:20,bottom:KL-34};var X8=Math.log(4),Q8=Math.log(10),e7=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var W$=.05;var JL=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${we(W$)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var XL=360;var Z7={left:104,right:XL-58};var dY=32*1024*1024;import{closeSync as eD,openSync as tD,readSync as nD,writeSync as rD}from"node:fs";var oD=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function V$(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=sD(Io("/proc/self/stat")??""),n=tD("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return nD(n,r,0,t,e)!==t?!1:rD(n,iD(
r),0,t,e)===t}finally{eD(n)}}catch{return!1}}function sD(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function iD(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return Yb(o)||oD.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}var uD={pull_request_target:`measure on: pull_request, and comment with ${Ps("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Ps("comment")}`,issue_comment:`read the comment with ${Ps("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function J$(e){if(e==="pull_request_target")throw new O(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${uD[e]}`)}async function Y$(e,t){V$();let n={isTTY:!1,columns:120,write:hp},r=rw(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=Ui(process.env);
J$(o.name);let s=c$(e.inputs,i=>U$(i)||void 0,dD);process.exitCode=await t({inputs:s,event:o,host:r,output:B$})}catch(o){q$(Ly(o)),process.exitCode=
xb(o),o instanceof _t&&process.exit()}}function dD(e){return`input "${e}"`}function hp(e){process.stdout.write(xo(e))}var fD={error:pp,warning:Z$,notice:H$};function X$({level:e,message:t,
title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};fD[e](xo(t),s)}async function Q$(e){process.env.GITHUB_STEP_SUMMARY&&
await dp.addRaw(e,!0).write()}function eE(e){let t=e||process.env.GITHUB_TOKEN||"";return t!==""&&G$(t),t}await Y$(ap,async({inputs:e,event:t,host:n,output:r})=>{let o={...e,token:eE(e.token)},s=await np(o,t,process.env,n);if(hp(`${op(s)}
`),"why"in s)return 0;r("verdict",s.conclusion.verdict);for(let i of s.undelivered)X$({level:"error",message:i});return s.undelivered.length>
0&&s.text!==null&&await Q$(s.text),rp(s,o)});
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
// Packages: @actions/core, @octokit/auth-token, @octokit/core, @octokit/endpoint, @octokit/graphql, @octokit/plugin-paginate-rest, @octokit/plugin-retry, @octokit/plugin-throttling, @octokit/request, @octokit/request-error, before-after-hook, bottleneck, content-type, json-with-bigint, pend, universal-user-agent, yaml, yauzl, zod
