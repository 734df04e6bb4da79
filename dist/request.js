import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var sp=Object.create;var Kn=Object.defineProperty;var ip=Object.getOwnPropertyDescriptor;var ap=Object.getOwnPropertyNames;var cp=Object.getPrototypeOf,up=Object.prototype.hasOwnProperty;var lp=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},dp=(e,t)=>{for(var n in t)Kn(e,n,{get:t[n],enumerable:!0})},
pp=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ap(t))!up.call(e,o)&&o!==n&&Kn(e,o,{get:()=>t[o],enumerable:!(r=ip(
t,o))||r.enumerable});return e};var hs=(e,t,n)=>(n=e!=null?sp(cp(e)):{},pp(t||!e||!e.__esModule?Kn(n,"default",{value:e,enumerable:!0}):n,e));var dr=lp((ur,lr)=>{(function(e,t){typeof ur=="object"&&typeof lr<"u"?lr.exports=t():typeof define=="function"&&define.amd?define(t):e.Bottleneck=
t()})(ur,(function(){"use strict";var e=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:
{};function t(C){return C&&C.default||C}var n=function(C,f,c={}){var m,w,_;for(m in f)_=f[m],c[m]=(w=C[m])!=null?w:_;return c},r=function(C,f,c={}){
var m,w;for(m in C)w=C[m],f[m]!==void 0&&(c[m]=w);return c},o={load:n,overwrite:r},s;s=class{constructor(f,c){this.incr=f,this.decr=c,this._first=
null,this._last=null,this.length=0}push(f){var c;this.length++,typeof this.incr=="function"&&this.incr(),c={value:f,prev:this._last,next:null},
this._last!=null?(this._last.next=c,this._last=c):this._first=this._last=c}shift(){var f;if(this._first!=null)return this.length--,typeof this.
decr=="function"&&this.decr(),f=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,f}first(){if(this.
_first!=null)return this._first.value}getArray(){var f,c,m;for(f=this._first,m=[];f!=null;)m.push((c=f,f=f.next,c.value));return m}forEachShift(f){
var c;for(c=this.shift();c!=null;)f(c),c=this.shift()}debug(){var f,c,m,w,_;for(f=this._first,_=[];f!=null;)_.push((c=f,f=f.next,{value:c.value,
prev:(m=c.prev)!=null?m.value:void 0,next:(w=c.next)!=null?w.value:void 0}));return _}};var i=s,a;a=class{constructor(f){if(this.instance=f,
this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already\
 exists for this object");this.instance.on=(c,m)=>this._addListener(c,"many",m),this.instance.once=(c,m)=>this._addListener(c,"once",m),this.
instance.removeAllListeners=(c=null)=>c!=null?delete this._events[c]:this._events={}}_addListener(f,c,m){var w;return(w=this._events)[f]==null&&
(w[f]=[]),this._events[f].push({cb:m,status:c}),this.instance}listenerCount(f){return this._events[f]!=null?this._events[f].length:0}async trigger(f,...c){
var m,w;try{return f!=="debug"&&this.trigger("debug",`Event triggered: ${f}`,c),this._events[f]==null?void 0:(this._events[f]=this._events[f].
filter(function(_){return _.status!=="none"}),w=this._events[f].map(async _=>{var S,z;if(_.status!=="none"){_.status==="once"&&(_.status="no\
ne");try{return z=typeof _.cb=="function"?_.cb(...c):void 0,typeof z?.then=="function"?await z:z}catch(B){return S=B,this.trigger("error",S),
null}}}),(await Promise.all(w)).find(function(_){return _!=null}))}catch(_){return m=_,this.trigger("error",m),null}}};var u=a,l,d,h;l=i,d=u,
h=class{constructor(f){var c;this.Events=new d(this),this._length=0,this._lists=(function(){var m,w,_;for(_=[],c=m=1,w=f;1<=w?m<=w:m>=w;c=1<=
w?++m:--m)_.push(new l((()=>this.incr()),(()=>this.decr())));return _}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("\
leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(f){return this._lists[f.options.priority].push(f)}queued(f){
return f!=null?this._lists[f].length:this._length}shiftAll(f){return this._lists.forEach(function(c){return c.forEachShift(f)})}getFirst(f=this.
_lists){var c,m,w;for(c=0,m=f.length;c<m;c++)if(w=f[c],w.length>0)return w;return[]}shiftLastFrom(f){return this.getFirst(this._lists.slice(
f).reverse()).shift()}};var y=h,x;x=class extends Error{};var v=x,T,R,P,U,X;U=10,R=5,X=o,T=v,P=class{constructor(f,c,m,w,_,S,z,B){this.task=
f,this.args=c,this.rejectOnDrop=_,this.Events=S,this._states=z,this.Promise=B,this.options=X.load(m,w),this.options.priority=this._sanitizePriority(
this.options.priority),this.options.id===w.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((Q,re)=>{
this._resolve=Q,this._reject=re}),this.retryCount=0}_sanitizePriority(f){var c;return c=~~f!==f?R:f,c<0?0:c>U-1?U-1:c}_randomIndex(){return Math.
random().toString(36).slice(2)}doDrop({error:f,message:c="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.
id)?(this.rejectOnDrop&&this._reject(f??new T(c)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.
promise}),!0):!1}_assertStatus(f){var c;if(c=this._states.jobStatus(this.options.id),!(c===f||f==="DONE"&&c===null))throw new T(`Invalid job\
 status ${c}, expected ${f}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.
options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(f,c){return this._assertStatus("RECEIVED"),this._states.
next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:f,blocked:c})}doRun(){return this.retryCount===
0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.
args,options:this.options})}async doExecute(f,c,m,w){var _,S,z;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.
id)):this._assertStatus("EXECUTING"),S={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",S);try{
if(z=await(f!=null?f.schedule(this.options,this.task,...this.args):this.task(...this.args)),c())return this.doDone(S),await w(this.options,S),
this._assertStatus("DONE"),this._resolve(z)}catch(B){return _=B,this._onFailure(_,S,c,m,w)}}doExpire(f,c,m){var w,_;return this._states.jobStatus(
this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),_={args:this.args,options:this.options,retryCount:this.
retryCount},w=new T(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(w,_,f,c,m)}async _onFailure(f,c,m,w,_){var S,
z;if(m())return S=await this.Events.trigger("failed",f,c),S!=null?(z=~~S,this.Events.trigger("retry",`Retrying ${this.options.id} after ${z}\
 ms`,c),this.retryCount++,w(z)):(this.doDone(c),await _(this.options,c),this._assertStatus("DONE"),this._reject(f))}doDone(f){return this._assertStatus(
"EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",f)}};var H=P,Z,L,Y;Y=o,Z=v,L=class{constructor(f,c,m){this.instance=
f,this.storeOptions=c,this.clientId=this.instance._randomIndex(),Y.load(m,m,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=
Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){
var f;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.
reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(f=this.heartbeat=setInterval(()=>{var c,m,w,_,S;if(_=
Date.now(),this.storeOptions.reservoirRefreshInterval!=null&&_>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this.
_lastReservoirRefresh=_,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),
this.storeOptions.reservoirIncreaseInterval!=null&&_>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:c,
reservoirIncreaseMaximum:w,reservoir:S}=this.storeOptions,this._lastReservoirIncrease=_,m=w!=null?Math.min(c,w-S):c,m>0))return this.storeOptions.
reservoir+=m,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?f.unref():void 0:clearInterval(this.
heartbeat)}async __publish__(f){return await this.yieldLoop(),this.instance.Events.trigger("message",f.toString())}async __disconnect__(f){return await this.
yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(f=0){return new this.Promise(function(c,m){return setTimeout(c,f)})}computePenalty(){
var f;return(f=this.storeOptions.penalty)!=null?f:15*this.storeOptions.minTime||5e3}async __updateSettings__(f){return await this.yieldLoop(),
Y.overwrite(f,f,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),!0}async __running__(){return await this.
yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){return await this.yieldLoop(),
this._done}async __groupCheck__(f){return await this.yieldLoop(),this._nextRequest+this.timeout<f}computeCapacity(){var f,c;return{maxConcurrent:f,
reservoir:c}=this.storeOptions,f!=null&&c!=null?Math.min(f-this._running,c):f!=null?f-this._running:c??null}conditionsCheck(f){var c;return c=
this.computeCapacity(),c==null||f<=c}async __incrementReservoir__(f){var c;return await this.yieldLoop(),c=this.storeOptions.reservoir+=f,this.
instance._drainAll(this.computeCapacity()),c}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(f){
return this._unblockTime>=f}check(f,c){return this.conditionsCheck(f)&&this._nextRequest-c<=0}async __check__(f){var c;return await this.yieldLoop(),
c=Date.now(),this.check(f,c)}async __register__(f,c,m){var w,_;return await this.yieldLoop(),w=Date.now(),this.conditionsCheck(c)?(this._running+=
c,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=c),_=Math.max(this._nextRequest-w,0),this._nextRequest=w+_+this.storeOptions.
minTime,{success:!0,wait:_,reservoir:this.storeOptions.reservoir}):{success:!1}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(f,c){
var m,w,_;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&c>this.storeOptions.maxConcurrent)throw new Z(`Impossible to add \
a job having a weight of ${c} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return w=Date.now(),_=this.
storeOptions.highWater!=null&&f===this.storeOptions.highWater&&!this.check(c,w),m=this.strategyIsBlock()&&(_||this.isBlocked(w)),m&&(this._unblockTime=
w+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:_,blocked:m,
strategy:this.storeOptions.strategy}}async __free__(f,c){return await this.yieldLoop(),this._running-=c,this._done+=c,this.instance._drainAll(
this.computeCapacity()),{running:this._running}}};var xe=L,We,Ve;We=v,Ve=class{constructor(f){this.status=f,this._jobs={},this.counts=this.status.
map(function(){return 0})}next(f){var c,m;if(c=this._jobs[f],m=c+1,c!=null&&m<this.status.length)return this.counts[c]--,this.counts[m]++,this.
_jobs[f]++;if(c!=null)return this.counts[c]--,delete this._jobs[f]}start(f){var c;return c=0,this._jobs[f]=c,this.counts[c]++}remove(f){var c;
return c=this._jobs[f],c!=null&&(this.counts[c]--,delete this._jobs[f]),c!=null}jobStatus(f){var c;return(c=this.status[this._jobs[f]])!=null?
c:null}statusJobs(f){var c,m,w,_,S;if(f!=null){if(m=this.status.indexOf(f),m<0)throw new We(`status must be one of ${this.status.join(", ")}`);
w=this._jobs,_=[];for(c in w)S=w[c],S===m&&_.push(c);return _}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((f,c,m)=>(f[this.
status[m]]=c,f)),{})}};var Gt=Ve,Ut,Zt;Ut=i,Zt=class{constructor(f,c){this.schedule=this.schedule.bind(this),this.name=f,this.Promise=c,this.
_running=0,this._queue=new Ut}isEmpty(){return this._queue.length===0}async _tryToRun(){var f,c,m,w,_,S,z;if(this._running<1&&this._queue.length>
0)return this._running++,{task:z,args:f,resolve:_,reject:w}=this._queue.shift(),c=await(async function(){try{return S=await z(...f),function(){
return _(S)}}catch(B){return m=B,function(){return w(m)}}})(),this._running--,this._tryToRun(),c()}schedule(f,...c){var m,w,_;return _=w=null,
m=new this.Promise(function(S,z){return _=S,w=z}),this._queue.push({task:f,args:c,resolve:_,reject:w}),this._tryToRun(),m}};var Jd=Zt,Jo="2.\
19.5",Kd={version:Jo},Yd=Object.freeze({version:Jo,default:Kd}),Ko=()=>console.log("You must import the full version of Bottleneck in order \
to use this feature."),Yo=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),Xd=()=>console.log(
"You must import the full version of Bottleneck in order to use this feature."),Xo,Qo,es,ts,ns,Bt;Bt=o,Xo=u,ts=Ko,es=Yo,ns=Xd,Qo=(function(){
class C{constructor(c={}){this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=c,Bt.load(this.limiterOptions,this.defaults,this),this.
Events=new Xo(this),this.instances={},this.Bottleneck=fs,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==
null&&(this.limiterOptions.datastore==="redis"?this.connection=new ts(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.
datastore==="ioredis"&&(this.connection=new es(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(c=""){var m;return(m=this.instances[c])!=
null?m:(()=>{var w;return w=this.instances[c]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${c}`,timeout:this.timeout,
connection:this.connection})),this.Events.trigger("created",w,c),w})()}async deleteKey(c=""){var m,w;return w=this.instances[c],this.connection&&
(m=await this.connection.__runCommand__(["del",...ns.allKeys(`${this.id}-${c}`)])),w!=null&&(delete this.instances[c],await w.disconnect()),
w!=null||m>0}limiters(){var c,m,w,_;m=this.instances,w=[];for(c in m)_=m[c],w.push({key:c,limiter:_});return w}keys(){return Object.keys(this.
instances)}async clusterKeys(){var c,m,w,_,S,z,B,Q,re;if(this.connection==null)return this.Promise.resolve(this.keys());for(z=[],c=null,re=`\
b_${this.id}-`.length,m=9;c!==0;)for([Q,w]=await this.connection.__runCommand__(["scan",c??0,"match",`b_${this.id}-*_settings`,"count",1e4]),
c=~~Q,_=0,B=w.length;_<B;_++)S=w[_],z.push(S.slice(re,-m));return z}_startAutoCleanup(){var c;return clearInterval(this.interval),typeof(c=this.
interval=setInterval(async()=>{var m,w,_,S,z,B;z=Date.now(),_=this.instances,S=[];for(w in _){B=_[w];try{await B._store.__groupCheck__(z)?S.
push(this.deleteKey(w)):S.push(void 0)}catch(Q){m=Q,S.push(B.Events.trigger("error",m))}}return S},this.timeout/2)).unref=="function"?c.unref():
void 0}updateSettings(c={}){if(Bt.overwrite(c,this.defaults,this),Bt.overwrite(c,c,this.limiterOptions),c.timeout!=null)return this._startAutoCleanup()}disconnect(c=!0){
var m;if(!this.sharedConnection)return(m=this.connection)!=null?m.disconnect(c):void 0}}return C.prototype.defaults={timeout:1e3*60*5,connection:null,
Promise,id:"group-key"},C}).call(e);var Qd=Qo,rs,os,ss;ss=o,os=u,rs=(function(){class C{constructor(c={}){this.options=c,ss.load(this.options,
this.defaults,this),this.Events=new os(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){return this._promise=
new this.Promise((c,m)=>this._resolve=c)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),this.Events.
trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(c){var m;return this._arr.push(c),m=this._promise,this._arr.length===this.maxSize?
this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),m}}return C.prototype.defaults=
{maxTime:null,maxSize:null,Promise},C}).call(e);var ep=rs,tp=()=>console.log("You must import the full version of Bottleneck in order to use\
 this feature."),np=t(Yd),is,as,qn,Wn,cs,Vn,us,ls,ds,Jn,ye,ps=[].splice;Vn=10,as=5,ye=o,us=y,Wn=H,cs=xe,ls=tp,qn=u,ds=Gt,Jn=Jd,is=(function(){
class C{constructor(c={},...m){var w,_;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(c,m),ye.load(c,this.instanceDefaults,
this),this._queues=new us(Vn),this._scheduled={},this._states=new ds(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.trackDoneStatus?
["DONE"]:[])),this._limiter=null,this.Events=new qn(this),this._submitLock=new Jn("submit",this.Promise),this._registerLock=new Jn("register",
this.Promise),_=ye.load(c,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="ioredis"||this.connection!=
null)return w=ye.load(c,this.redisStoreDefaults,{}),new ls(this,_,w);if(this.datastore==="local")return w=ye.load(c,this.localStoreDefaults,
{}),new cs(this,_,w);throw new C.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),this._queues.on("leftze\
ro",()=>{var S;return(S=this._store.heartbeat)!=null&&typeof S.ref=="function"?S.ref():void 0}),this._queues.on("zero",()=>{var S;return(S=this.
_store.heartbeat)!=null&&typeof S.unref=="function"?S.unref():void 0})}_validateOptions(c,m){if(!(c!=null&&typeof c=="object"&&m.length===0))
throw new C.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgradi\
ng-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){return`b_${this.
id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(c){return this._store.__publish__(c)}disconnect(c=!0){return this.
_store.__disconnect__(c)}chain(c){return this._limiter=c,this}queued(c){return this._queues.queued(c)}clusterQueued(){return this._store.__queued__()}empty(){
return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this._store.__done__()}jobStatus(c){
return this._states.jobStatus(c)}jobs(c){return this._states.statusJobs(c)}counts(){return this._states.statusCounts()}_randomIndex(){return Math.
random().toString(36).slice(2)}check(c=1){return this._store.__check__(c)}_clearGlobalState(c){return this._scheduled[c]!=null?(clearTimeout(
this._scheduled[c].expiration),delete this._scheduled[c],!0):!1}async _free(c,m,w,_){var S,z;try{if({running:z}=await this._store.__free__(c,
w.weight),this.Events.trigger("debug",`Freed ${w.id}`,_),z===0&&this.empty())return this.Events.trigger("idle")}catch(B){return S=B,this.Events.
trigger("error",S)}}_run(c,m,w){var _,S,z;return m.doRun(),_=this._clearGlobalState.bind(this,c),z=this._run.bind(this,c,m),S=this._free.bind(
this,c,m),this._scheduled[c]={timeout:setTimeout(()=>m.doExecute(this._limiter,_,z,S),w),expiration:m.options.expiration!=null?setTimeout(function(){
return m.doExpire(_,z,S)},w+m.options.expiration):void 0,job:m}}_drainOne(c){return this._registerLock.schedule(()=>{var m,w,_,S,z;return this.
queued()===0?this.Promise.resolve(null):(z=this._queues.getFirst(),{options:S,args:m}=_=z.first(),c!=null&&S.weight>c?this.Promise.resolve(null):
(this.Events.trigger("debug",`Draining ${S.id}`,{args:m,options:S}),w=this._randomIndex(),this._store.__register__(w,S.weight,S.expiration).
then(({success:B,wait:Q,reservoir:re})=>{var ft;return this.Events.trigger("debug",`Drained ${S.id}`,{success:B,args:m,options:S}),B?(z.shift(),
ft=this.empty(),ft&&this.Events.trigger("empty"),re===0&&this.Events.trigger("depleted",ft),this._run(w,_,Q),this.Promise.resolve(S.weight)):
this.Promise.resolve(null)})))})}_drainAll(c,m=0){return this._drainOne(c).then(w=>{var _;return w!=null?(_=c!=null?c-w:c,this._drainAll(_,m+
w)):this.Promise.resolve(m)}).catch(w=>this.Events.trigger("error",w))}_dropAllQueued(c){return this._queues.shiftAll(function(m){return m.doDrop(
{message:c})})}stop(c={}){var m,w;return c=ye.load(c,this.stopDefaults),w=_=>{var S;return S=()=>{var z;return z=this._states.counts,z[0]+z[1]+
z[2]+z[3]===_},new this.Promise((z,B)=>S()?z():this.on("done",()=>{if(S())return this.removeAllListeners("done"),z()}))},m=c.dropWaitingJobs?
(this._run=function(_,S){return S.doDrop({message:c.dropErrorMessage})},this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(
()=>this._submitLock.schedule(()=>{var _,S,z;S=this._scheduled;for(_ in S)z=S[_],this.jobStatus(z.job.options.id)==="RUNNING"&&(clearTimeout(
z.timeout),clearTimeout(z.expiration),z.job.doDrop({message:c.dropErrorMessage}));return this._dropAllQueued(c.dropErrorMessage),w(0)}))):this.
schedule({priority:Vn-1,weight:0},()=>w(1)),this._receive=function(_){return _._reject(new C.prototype.BottleneckError(c.enqueueErrorMessage))},
this.stop=()=>this.Promise.reject(new C.prototype.BottleneckError("stop() has already been called")),m}async _addToQueue(c){var m,w,_,S,z,B,
Q;({args:m,options:S}=c);try{({reachedHWM:z,blocked:w,strategy:Q}=await this._store.__submit__(this.queued(),S.weight))}catch(re){return _=re,
this.Events.trigger("debug",`Could not queue ${S.id}`,{args:m,options:S,error:_}),c.doDrop({error:_}),!1}return w?(c.doDrop(),!0):z&&(B=Q===
C.prototype.strategy.LEAK?this._queues.shiftLastFrom(S.priority):Q===C.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(S.priority+
1):Q===C.prototype.strategy.OVERFLOW?c:void 0,B?.doDrop(),B==null||Q===C.prototype.strategy.OVERFLOW)?(B==null&&c.doDrop(),z):(c.doQueue(z,w),
this._queues.push(c),await this._drainAll(),z)}_receive(c){return this._states.jobStatus(c.options.id)!=null?(c._reject(new C.prototype.BottleneckError(
`A job with the same id already exists (id=${c.options.id})`)),!1):(c.doReceive(),this._submitLock.schedule(this._addToQueue,c))}submit(...c){
var m,w,_,S,z,B,Q;return typeof c[0]=="function"?(z=c,[w,...c]=z,[m]=ps.call(c,-1),S=ye.load({},this.jobDefaults)):(B=c,[S,w,...c]=B,[m]=ps.
call(c,-1),S=ye.load(S,this.jobDefaults)),Q=(...re)=>new this.Promise(function(ft,op){return w(...re,function(...ms){return(ms[0]!=null?op:ft)(
ms)})}),_=new Wn(Q,c,S,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),_.promise.then(function(re){return typeof m==
"function"?m(...re):void 0}).catch(function(re){return Array.isArray(re)?typeof m=="function"?m(...re):void 0:typeof m=="function"?m(re):void 0}),
this._receive(_)}schedule(...c){var m,w,_;return typeof c[0]=="function"?([_,...c]=c,w={}):[w,_,...c]=c,m=new Wn(_,c,w,this.jobDefaults,this.
rejectOnDrop,this.Events,this._states,this.Promise),this._receive(m),m.promise}wrap(c){var m,w;return m=this.schedule.bind(this),w=function(..._){
return m(c.bind(this),..._)},w.withOptions=function(_,...S){return m(_,c,...S)},w}async updateSettings(c={}){return await this._store.__updateSettings__(
ye.overwrite(c,this.storeDefaults)),ye.overwrite(c,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(c=0){
return this._store.__incrementReservoir__(c)}}return C.default=C,C.Events=qn,C.version=C.prototype.version=np.version,C.strategy=C.prototype.
strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},C.BottleneckError=C.prototype.BottleneckError=v,C.Group=C.prototype.Group=Qd,C.RedisConnection=
C.prototype.RedisConnection=Ko,C.IORedisConnection=C.prototype.IORedisConnection=Yo,C.Batcher=C.prototype.Batcher=ep,C.prototype.jobDefaults=
{priority:as,weight:1,expiration:null,id:"<no-id>"},C.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:C.prototype.
strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,
reservoirIncreaseMaximum:null},C.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},C.prototype.redisStoreDefaults={Promise,
timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,connection:null},C.prototype.
instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},C.prototype.stopDefaults={enqueueErrorMessage:"\
This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has been stopped."},C}).call(e);
var fs=is,rp=fs;return rp}))});var I=class extends Error{name="UsageError"},mt=class extends Error{name="RunError"},we=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var ht=class extends Error{name="DeliveryError"},fp="interrupted; everything it started is gone";function gs(e){return e instanceof we?fp:[I,
mt,ht].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}function Ce(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?
`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Ht(e,t,n,r){if(typeof n!="function")throw new Error("method for before hook must be a function");return r||(r={}),Array.isArray(t)?
t.reverse().reduce((o,s)=>Ht.bind(null,e,s,o,r),n)():Promise.resolve().then(()=>e.registry[t]?e.registry[t].reduce((o,s)=>s.hook.bind(null,o,
r),n)():n(r))}function bs(e,t,n,r){let o=r;e.registry[n]||(e.registry[n]=[]),t==="before"&&(r=(s,i)=>Promise.resolve().then(o.bind(null,i)).then(s.bind(null,
i))),t==="after"&&(r=(s,i)=>{let a;return Promise.resolve().then(s.bind(null,i)).then(u=>(a=u,o(a,i))).then(()=>a)}),t==="error"&&(r=(s,i)=>Promise.
resolve().then(s.bind(null,i)).catch(a=>o(a,i))),e.registry[n].push({hook:r,orig:o})}function ys(e,t,n){if(!e.registry[t])return;let r=e.registry[t].map(o=>o.orig).indexOf(n);r!==-1&&e.registry[t].splice(r,1)}var ws=Function.bind,vs=ws.bind(ws);function _s(e,t,n){let r=vs(ys,null).apply(null,n?[t,n]:[t]);e.api={remove:r},e.remove=r,["before","erro\
r","after","wrap"].forEach(o=>{let s=n?[t,o,n]:[t,o];e[o]=e.api[o]=vs(bs,null).apply(null,s)})}function mp(){let e=Symbol("Singular"),t={registry:{}},
n=Ht.bind(null,t,e);return _s(n,t,e),n}function hp(){let e={registry:{}},t=Ht.bind(null,e);return _s(t,e),t}var xs={Singular:mp,Collection:hp};var gp="0.0.0-development",bp=`octokit-endpoint.js/${gp} ${Ce()}`,yp={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"applica\
tion/vnd.github.v3+json","user-agent":bp},mediaType:{format:""}};function wp(e){return e?Object.keys(e).reduce((t,n)=>(t[n.toLowerCase()]=e[n],
t),{}):{}}function vp(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(
e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof
n&&Function.prototype.call(n)===Function.prototype.call(e)}function Ss(e,t){let n=Object.assign({},e);return Object.keys(t).forEach(r=>{vp(t[r])?
r in e?n[r]=Ss(e[r],t[r]):Object.assign(n,{[r]:t[r]}):Object.assign(n,{[r]:t[r]})}),n}function $s(e){for(let t in e)e[t]===void 0&&delete e[t];
return e}function Xn(e,t,n){if(typeof t=="string"){let[o,s]=t.split(" ");n=Object.assign(s?{method:o,url:s}:{url:o},n)}else n=Object.assign(
{},t);n.headers=wp(n.headers),$s(n),$s(n.headers);let r=Ss(e||{},n);return n.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(r.mediaType.
previews=e.mediaType.previews.filter(o=>!r.mediaType.previews.includes(o)).concat(r.mediaType.previews)),r.mediaType.previews=(r.mediaType.previews||
[]).map(o=>o.replace(/-preview/,""))),r}function _p(e,t){let n=/\?/.test(e)?"&":"?",r=Object.keys(t);return r.length===0?e:e+n+r.map(o=>o===
"q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${o}=${encodeURIComponent(t[o])}`).join("&")}var xp=/\{[^{}}]+\}/g;function $p(e){
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function Ep(e){let t=e.match(xp);return t?t.map($p).reduce((n,r)=>n.concat(r),[]):
[]}function Es(e,t){let n={__proto__:null};for(let r of Object.keys(e))t.indexOf(r)===-1&&(n[r]=e[r]);return n}function ks(e){return e.split(
/(%[0-9A-Fa-f]{2})/g).map(function(t){return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function Ke(e){
return encodeURIComponent(e).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}function gt(e,t,n){return t=
e==="+"||e==="#"?ks(t):Ke(t),n?Ke(n)+"="+t:t}function Je(e){return e!=null}function Yn(e){return e===";"||e==="&"||e==="?"}function Sp(e,t,n,r){
var o=e[n],s=[];if(Je(o)&&o!=="")if(typeof o=="string"||typeof o=="number"||typeof o=="bigint"||typeof o=="boolean")o=o.toString(),r&&r!=="*"&&
(o=o.substring(0,parseInt(r,10))),s.push(gt(t,o,Yn(t)?n:""));else if(r==="*")Array.isArray(o)?o.filter(Je).forEach(function(i){s.push(gt(t,i,
Yn(t)?n:""))}):Object.keys(o).forEach(function(i){Je(o[i])&&s.push(gt(t,o[i],i))});else{let i=[];Array.isArray(o)?o.filter(Je).forEach(function(a){
i.push(gt(t,a))}):Object.keys(o).forEach(function(a){Je(o[a])&&(i.push(Ke(a)),i.push(gt(t,o[a].toString())))}),Yn(t)?s.push(Ke(n)+"="+i.join(
",")):i.length!==0&&s.push(i.join(","))}else t===";"?Je(o)&&s.push(Ke(n)):o===""&&(t==="&"||t==="?")?s.push(Ke(n)+"="):o===""&&s.push("");return s}
function kp(e){return{expand:Op.bind(null,e)}}function Op(e,t){var n=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(r,o,s){if(o){let a="",u=[];if(n.indexOf(o.charAt(0))!==-1&&(a=o.charAt(0),o=o.substr(1)),o.split(/,/g).forEach(function(l){var d=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(l);u.push(Sp(t,a,d[1],d[2]||d[3]))}),a&&a!=="+"){var i=",";return a==="?"?i="&":a!=="#"&&(i=a),(u.length!==0?a:"")+u.join(i)}else return u.
join(",")}else return ks(s)}),e==="/"?e:e.replace(/\/$/,"")}function Os(e){let t=e.method.toUpperCase(),n=(e.url||"/").replace(/:([a-z]\w+)/g,
"{$1}"),r=Object.assign({},e.headers),o,s=Es(e,["method","baseUrl","url","headers","request","mediaType"]),i=Ep(n);n=kp(n).expand(s),/^http/.
test(n)||(n=e.baseUrl+n);let a=Object.keys(e).filter(d=>i.includes(d)).concat("baseUrl"),u=Es(s,a);if(!/application\/octet-stream/i.test(r.accept)&&
(e.mediaType.format&&(r.accept=r.accept.split(/,/).map(d=>d.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.
mediaType.format}`)).join(",")),n.endsWith("/graphql")&&e.mediaType.previews?.length)){let d=r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];r.accept=d.concat(e.mediaType.previews).map(h=>{let y=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${h}\
-preview${y}`}).join(",")}return["GET","HEAD"].includes(t)?n=_p(n,u):"data"in u?o=u.data:Object.keys(u).length&&(o=u),!r["content-type"]&&typeof o<
"u"&&(r["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(t)&&typeof o>"u"&&(o=""),Object.assign({method:t,url:n,headers:r},
typeof o<"u"?{body:o}:null,e.request?{request:e.request}:null)}function Rp(e,t,n){return Os(Xn(e,t,n))}function Rs(e,t){let n=Xn(e,t),r=Rp.bind(
null,n);return Object.assign(r,{DEFAULTS:n,defaults:Rs.bind(null,n),merge:Xn.bind(null,n),parse:Os})}var Ts=Rs(null,yp);var oe=new Uint8Array(256);oe[9]|=2;oe[32]|=2;oe[59]|=4;oe[44]|=8;for(let e=128;e<=255;e++)oe[e]|=1;for(let e of"!#$%&'*+-.^_`|~")oe[e.charCodeAt(
0)]|=16;for(let e=48;e<=57;e++)oe[e]|=16;for(let e=65;e<=90;e++)oe[e]|=17;for(let e=97;e<=122;e++)oe[e]|=16;var zs=(()=>{let e=function(){};
return e.prototype=Object.create(null),e})();function Cs(e,t){let n=4|(t?.comma===!0?8:0),r=e.length,o=t?.start??0;for(;(oe[e.charCodeAt(o)]&2)!==0;)o++;let s=o,i=0,a=-1,u=t?.parameters===
!1?8:0;for(;s<r;){let y=e.charCodeAt(s),x=oe[y];if((x&n)!==0){u|=x&8;break}(x&2)!==0?a===-1&&(a=s):a=-1,i|=y&65280|x,s++}let l=a===-1?s:a,d=e.
slice(o,l),h=(i&65281)===0?d:d.toLowerCase();return s===r||u!==0?{type:h,index:s,parameters:new zs}:Tp(e,h,s,r,n)}function Tp(e,t,n,r,o){let s=new zs;
e:for(;n<r;){for(n++;(oe[e.charCodeAt(n)]&2)!==0;)n++;let i=n,a=0,u=-1;for(;n<r;){let l=e.charCodeAt(n),d=oe[l];if((d&o)!==0){if((d&8)!==0)break e;
continue e}if(l===61){let h=u===-1?n:u,y=e.slice(i,h),x=(a&65281)===0?y:y.toLowerCase();for(n++;(oe[e.charCodeAt(n)]&2)!==0;)n++;if(n<r&&e.charCodeAt(
n)===34){let P=++n,U=!1;for(;n<r;){let X=e.charCodeAt(n);if(X===34){s[x]===void 0&&(s[x]=U?zp(e,P,n):e.slice(P,n)),n++;let H=0;for(;n<r;){let Z=e.
charCodeAt(n),L=oe[Z];if((L&o)!==0){H=L&8;break}n++}if(H!==0)break e;continue e}if(X===92&&n+1<r){U=!0,n+=2;continue}n++}continue e}let v=n,
T=0,R=-1;for(;n<r;){let P=e.charCodeAt(n),U=oe[P];if((U&o)!==0){T=U&8;break}(U&2)!==0?R===-1&&(R=n):R=-1,n++}if(s[x]===void 0){let P=R===-1?
n:R;s[x]=e.slice(v,P)}if(T!==0)break e;continue e}(d&2)!==0?u===-1&&(u=n):u=-1,a|=l&65280|d,n++}}return{type:t,index:n,parameters:s}}function zp(e,t,n){
let r="";for(let o=t;o<n;o++)e.charCodeAt(o)===92&&(r+=e.slice(t,o),t=++o);return r+e.slice(t,n)}var Cp=/^-?\d+$/,Wt=/^-?\d+n+$/,Pe=JSON.stringify,Qn=JSON.parse,Ms=/^-?\d+n$/,Ps=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,As=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
er=e=>e===void 0||typeof e=="function"||typeof e=="symbol",tr=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",
Pp=(e,t,n)=>{let r="";typeof n=="number"?r=" ".repeat(Math.min(10,Math.max(0,Math.floor(n)))):typeof n=="string"&&(r=n.slice(0,10));let o=typeof t==
"function",s=Array.isArray(t)?new Set(t.map(String)):null,i=(v,T,R)=>(R!==null&&typeof R=="object"&&typeof R.toJSON=="function"&&(R=R.toJSON(
T)),typeof R=="string"&&Wt.test(R)?R+"n":typeof R=="bigint"?"rawJSON"in JSON?JSON.rawJSON(R.toString()):R.toString()+"n":(o&&(R=t.call(v,T,R)),
R!==null&&typeof R=="object"&&(R instanceof Number||R instanceof String||R instanceof Boolean)&&(R=R.valueOf()),R)),a=i({"":e},"",e);if(er(a))
return;let u=a===null||typeof a!="object",l=tr(a);if(u||l)return Pe(a);let d=[],h=0,y=[{parent:{"":a},key:"",val:a,isArray:Array.isArray(a),
keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],x=new WeakSet([a]);for(;y.length>0;){let v=y[y.length-1];v.index===0&&(d.push(v.
isArray?"[":"{"),h++);let T=!1;if(v.isArray)if(v.index<v.val.length){v.first||d.push(","),r&&d.push(`
`+r.repeat(h));let R=v.val[v.index],P=i(v.val,String(v.index),R);if(er(P))d.push("null"),v.first=!1,v.index++;else{let U=P!==null&&typeof P==
"object",X=tr(P);if(U&&!X){if(x.has(P))throw new TypeError("Converting circular structure to JSON");x.add(P),y.push({parent:v.val,key:String(
v.index),val:P,isArray:Array.isArray(P),keys:Array.isArray(P)?null:Object.keys(P),index:0,first:!0}),v.first=!1,v.index++}else d.push(Pe(P)),
v.first=!1,v.index++}}else T=!0;else{for(;v.index<v.keys.length;){let P=v.keys[v.index++];if(s&&!s.has(P))continue;let X=v.val[P],H=i(v.val,
P,X);if(er(H))continue;v.first||d.push(","),r?d.push(`
`+r.repeat(h)+Pe(P)+": "):d.push(Pe(P)+":");let Z=H!==null&&typeof H=="object",L=tr(H);if(Z&&!L){if(x.has(H))throw new TypeError("Converting\
 circular structure to JSON");x.add(H),y.push({parent:v.val,key:P,val:H,isArray:Array.isArray(H),keys:Array.isArray(H)?null:Object.keys(H),index:0,
first:!0}),v.first=!1;break}else d.push(Pe(H)),v.first=!1}v.index>=v.keys.length&&y[y.length-1]===v&&(T=!0)}T&&(h--,!v.first&&r&&d.push(`
`+r.repeat(h)),d.push(v.isArray?"]":"}"),x.delete(v.val),y.pop())}return d.join("")},Ls=(e,t,n)=>{try{return"rawJSON"in JSON?Pe(e,(a,u)=>typeof u==
"bigint"?JSON.rawJSON(u.toString()):typeof t=="function"?t(a,u):(Array.isArray(t)&&t.includes(a),u),n):e?Pe(e,(a,u)=>typeof u=="string"&&Wt.
test(u)||typeof u=="bigint"?u.toString()+"n":typeof t=="function"?t(a,u):(Array.isArray(t)&&t.includes(a),u),n).replace(Ps,"$1$2$3").replace(
As,"$1$2$3"):Pe(e,t,n)}catch(r){if(r instanceof RangeError){let o=Pp(e,t,n);return o===void 0?void 0:"rawJSON"in JSON?o:o.replace(Ps,"$1$2$3").
replace(As,"$1$2$3")}throw r}},qt=new Map,Ap=()=>{let e=JSON.parse.toString();if(qt.has(e))return qt.get(e);try{let t=JSON.parse("1",(n,r,o)=>!!o?.
source&&o.source==="1");return qt.set(e,t),t}catch{return qt.set(e,!1),!1}},Ip=(e,t,n,r)=>typeof t=="string"&&Ms.test(t)?BigInt(t.slice(0,-1)):
typeof t=="string"&&Wt.test(t)?t.slice(0,-1):typeof r=="function"?r(e,t,n):t,Np=(e,t)=>JSON.parse(e,(n,r,o)=>{let s=typeof r=="number",i=r>Number.
MAX_SAFE_INTEGER||r<Number.MIN_SAFE_INTEGER,a=s&&i,u=o&&Cp.test(o.source);return a&&u?BigInt(o.source):typeof t=="function"?t(n,r,o):r}),Ds=Number.
MAX_SAFE_INTEGER.toString(),Is=Ds.length,Mp=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,Lp=/^"-?\d+n+"$/,Dp=(e,t)=>{
let n={"":e},r=[{parent:n,key:"",visited:!1}];for(;r.length>0;){let o=r[r.length-1];if(o.visited){let{parent:s,key:i}=o,a=s[i];typeof a=="st\
ring"&&(Ms.test(a)?a=BigInt(a.slice(0,-1)):Wt.test(a)&&(a=a.slice(0,-1))),typeof t=="function"&&(a=t.call(s,i,a)),a===void 0?delete s[i]:s[i]=
a,r.pop()}else{o.visited=!0;let s=o.parent[o.key];if(s!==null&&typeof s=="object"){let a=Object.keys(s);for(let u=a.length-1;u>=0;u--)r.push(
{parent:s,key:a[u],visited:!1})}}}return n[""]},Ns=e=>e.replace(Mp,(t,n,r,o)=>{let s=t[0]==='"';if(s&&Lp.test(t))return t.substring(0,t.length-
1)+'n"';let a=r||o,u=n&&(n.length<Is||n.length===Is&&n<=Ds);return s||a||u?t:'"'+t+'n"'}),js=(e,t)=>{if(!e)return Qn(e,t);try{if(Ap())return Np(
e,t);let n=Ns(e);return Qn(n,(r,o,s)=>Ip(r,o,s,t))}catch(n){if(n instanceof RangeError){let r=Ns(e),o=Qn(r);return Dp(o,t)}throw n}};var $e=class extends Error{name;status;request;response;constructor(t,n,r){super(t,{cause:r.cause}),this.name="HttpError",this.status=Number.
parseInt(n),Number.isNaN(this.status)&&(this.status=0);"response"in r&&(this.response=r.response);let o=Object.assign({},r.request);r.request.
headers.authorization&&(o.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.replace(/(?<! ) .*$/," [\
REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),
this.request=o}};var jp="10.0.16",Fp={headers:{"user-agent":`octokit-request.js/${jp} ${Ce()}`}};function Gp(e){if(typeof e!="object"||e===null||Object.prototype.
toString.call(e)!=="[object Object]")return!1;let t=Object.getPrototypeOf(e);if(t===null)return!0;let n=Object.prototype.hasOwnProperty.call(
t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof n&&Function.prototype.call(n)===Function.prototype.call(e)}var Fs=()=>"";
async function Gs(e){let t=e.request?.fetch||globalThis.fetch;if(!t)throw new Error("fetch is not set. Please pass a fetch implementation as\
 new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let n=e.request?.log||console,r=e.
request?.parseSuccessResponseBody!==!1,o=Gp(e.body)||Array.isArray(e.body)?Ls(e.body):e.body,s=Object.fromEntries(Object.entries(e.headers).
map(([h,y])=>[h,String(y)])),i;try{i=await t(e.url,{method:e.method,body:o,redirect:e.request?.redirect,headers:s,signal:e.request?.signal,...e.
body&&{duplex:"half"}})}catch(h){let y="Unknown Error";if(h instanceof Error){if(h.name==="AbortError")throw h.status=500,h;y=h.message,h.name===
"TypeError"&&"cause"in h&&(h.cause instanceof Error?y=h.cause.message:typeof h.cause=="string"&&(y=h.cause))}let x=new $e(y,500,{request:e});
throw x.cause=h,x}let a=i.status,u=i.url,l={};for(let[h,y]of i.headers)l[h]=y;let d={url:u,status:a,headers:l,data:""};if("deprecation"in l){
let h=l.link&&l.link.match(/<([^<>]+)>; rel="deprecation"/),y=h&&h.pop();n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It\
 is scheduled to be removed on ${l.sunset}${y?`. See ${y}`:""}`)}if(a===204||a===205)return d;if(e.method==="HEAD"){if(a<400)return d;throw new $e(
i.statusText,a,{response:d,request:e})}if(a===304)throw d.data=await nr(i),new $e("Not modified",a,{response:d,request:e});if(a>=400)throw d.
data=await nr(i),new $e(Zp(d.data),a,{response:d,request:e});return d.data=r?await nr(i):i.body,d}async function nr(e){let t=e.headers.get("\
content-type");if(!t)return e.text().catch(Fs);let n=Cs(t);if(Up(n)){let r="";try{return r=await e.text(),js(r)}catch{return r}}else return n.
type.startsWith("text/")||n.parameters.charset?.toLowerCase()==="utf-8"&&n.type!=="application/octet-stream"?e.text().catch(Fs):e.arrayBuffer().
catch(()=>new ArrayBuffer(0))}function Up(e){return e.type==="application/json"||e.type==="application/scim+json"}function Zp(e){if(typeof e==
"string")return e;if(e instanceof ArrayBuffer)return"Unknown error";if(typeof e=="object"&&e!==null&&"message"in e){let t=e,n="documentation\
_url"in t?` - ${t.documentation_url}`:"";return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(r=>JSON.stringify(r)).join(", ")}${n}`:
`${t.message}${n}`}return`Unknown error: ${JSON.stringify(e)}`}function rr(e,t){let n=e.defaults(t);return Object.assign(function(o,s){let i=n.
merge(o,s);if(!i.request||!i.request.hook)return Gs(n.parse(i));let a=(u,l)=>Gs(n.parse(n.merge(u,l)));return Object.assign(a,{endpoint:n,defaults:rr.
bind(null,n)}),i.request.hook(a,i)},{endpoint:n,defaults:rr.bind(null,n)})}var bt=rr(Ts,Fp);var Bp="0.0.0-development";function Hp(e){return`Request failed due to following response errors:
`+e.errors.map(t=>` - ${t.message}`).join(`
`)}var qp=class extends Error{constructor(e,t,n){super(Hp(n)),this.request=e,this.headers=t,this.response=n,this.errors=n.errors,this.data=n.
data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},
Wp=["method","baseUrl","url","headers","request","query","mediaType","operationName"],Vp=["query","method","url"],Us=/\/api\/v3\/?$/;function Jp(e,t,n){
if(n){if(typeof t=="string"&&"query"in n)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let i in n)
if(Vp.includes(i))return Promise.reject(new Error(`[@octokit/graphql] "${i}" cannot be used as variable name`))}let r=typeof t=="string"?Object.
assign({query:t},n):t,o=Object.keys(r).reduce((i,a)=>Wp.includes(a)?(i[a]=r[a],i):(i.variables||(i.variables={}),i.variables[a]=r[a],i),{}),
s=r.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Us.test(s)&&(o.url=s.replace(Us,"/api/graphql")),e(o).then(i=>{if(i.data.errors){let a={};for(let u of Object.
keys(i.headers))a[u]=i.headers[u];throw new qp(o,a,i.data)}return i.data.data})}function or(e,t){let n=e.defaults(t);return Object.assign((o,s)=>Jp(
n,o,s),{defaults:or.bind(null,n),endpoint:n.endpoint})}var Sw=or(bt,{headers:{"user-agent":`octokit-graphql.js/${Bp} ${Ce()}`},method:"POST",
url:"/graphql"});function Zs(e){return or(e,{method:"POST",url:"/graphql"})}var sr="(?:[a-zA-Z0-9_-]+)",Bs="\\.",Hs=new RegExp(`^${sr}${Bs}${sr}${Bs}${sr}$`),Kp=Hs.test.bind(Hs);async function Yp(e){let t=Kp(e),n=e.startsWith(
"v1.")||e.startsWith("ghs_"),r=e.startsWith("ghu_");return{type:"token",token:e,tokenType:t?"app":n?"installation":r?"user-to-server":"oauth"}}
function Xp(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function Qp(e,t,n,r){let o=t.endpoint.merge(n,r);return o.headers.
authorization=Xp(e),t(o)}var qs=function(t){if(!t)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof t!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return t=t.replace(/^(token|bearer) +/i,""),
Object.assign(Yp.bind(null,t),{hook:Qp.bind(null,t)})};var ir="7.0.8";var Ws=()=>{},ef=console.warn.bind(console),tf=console.error.bind(console);function nf(e={}){return typeof e.debug!="function"&&(e.debug=Ws),
typeof e.info!="function"&&(e.info=Ws),typeof e.warn!="function"&&(e.warn=ef),typeof e.error!="function"&&(e.error=tf),e}var Vs=`octokit-cor\
e.js/${ir} ${Ce()}`,Vt=class{static VERSION=ir;static defaults(t){return class extends this{constructor(...r){let o=r[0]||{};if(typeof t=="f\
unction"){super(t(o));return}super(Object.assign({},t,o,o.userAgent&&t.userAgent?{userAgent:`${o.userAgent} ${t.userAgent}`}:null))}}}static plugins=[];static plugin(...t){
let n=this.plugins;return class extends this{static plugins=n.concat(t.filter(o=>!n.includes(o)))}}constructor(t={}){let n=new xs.Collection,
r={baseUrl:bt.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},t.request,{hook:n.bind(null,"request")}),mediaType:{previews:[],
format:""}};if(r.headers["user-agent"]=t.userAgent?`${t.userAgent} ${Vs}`:Vs,t.baseUrl&&(r.baseUrl=t.baseUrl),t.previews&&(r.mediaType.previews=
t.previews),t.timeZone&&(r.headers["time-zone"]=t.timeZone),this.request=bt.defaults(r),this.graphql=Zs(this.request).defaults(r),this.log=nf(
t.log),this.hook=n,t.authStrategy){let{authStrategy:s,...i}=t,a=s(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:i},
t.auth));n.wrap("request",a.hook),this.auth=a}else if(!t.auth)this.auth=async()=>({type:"unauthenticated"});else{let s=qs(t.auth);n.wrap("re\
quest",s.hook),this.auth=s}let o=this.constructor;for(let s=0;s<o.plugins.length;++s)Object.assign(this,o.plugins[s](this,t))}request;graphql;log;hook;auth};var rf="0.0.0-development";function of(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in
e.data)))return e;let n=e.data.incomplete_results,r=e.data.repository_selection,o=e.data.total_count,s=e.data.total_commits;delete e.data.incomplete_results,
delete e.data.repository_selection,delete e.data.total_count,delete e.data.total_commits;let i=Object.keys(e.data)[0],a=e.data[i];return e.data=
a,typeof n<"u"&&(e.data.incomplete_results=n),typeof r<"u"&&(e.data.repository_selection=r),e.data.total_count=o,e.data.total_commits=s,e}function ar(e,t,n){
let r=typeof t=="function"?t.endpoint(n):e.request.endpoint(t,n),o=typeof t=="function"?t:e.request,s=r.method,i=r.headers,a=r.url;return{[Symbol.
asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let u=await o({method:s,url:a,headers:i}),l=of(u);if(a=((l.headers.link||"").match(
/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in l.data){let d=new URL(l.url),h=d.searchParams,y=parseInt(h.get("page")||"1",10),x=parseInt(
h.get("per_page")||"250",10);y*x<l.data.total_commits&&(h.set("page",String(y+1)),a=d.toString())}return{value:l}}catch(u){if(u.status!==409)
throw u;return a="",{value:{status:200,headers:{},data:[]}}}}})}}function Js(e,t,n,r){return typeof n=="function"&&(r=n,n=void 0),Ks(e,[],ar(
e,t,n)[Symbol.asyncIterator](),r)}function Ks(e,t,n,r){return n.next().then(o=>{if(o.done)return t;let s=!1;function i(){s=!0}return t=t.concat(
r?r(o.value,i):o.value.data),s?t:Ks(e,t,n,r)})}var jw=Object.assign(Js,{iterator:ar});function cr(e){return{paginate:Object.assign(Js.bind(null,e),{iterator:ar.bind(null,e)})}}cr.VERSION=rf;var Xs=hs(dr(),1);var sf="0.0.0-development";function af(e){return e.request!==void 0}async function Ys(e,t,n,r){if(!af(n)||!n?.request.request)throw n;if(n.status>=
400&&!e.doNotRetry.includes(n.status)){let o=r.request.retries!=null?r.request.retries:e.retries,s=Math.pow((r.request.retryCount||0)+1,2);throw t.
retry.retryRequest(n,o,s)}throw n}async function cf(e,t,n,r){let o=new Xs.default;return o.on("failed",function(s,i){let a=~~s.request.request?.
retries,u=~~s.request.request?.retryAfter;if(r.request.retryCount=i.retryCount+1,a>i.retryCount)return u*e.retryAfterBaseValue}),o.schedule(
uf.bind(null,e,t,n),r)}async function uf(e,t,n,r){let o=await n(r);if(o.data&&o.data.errors&&o.data.errors.length>0&&/Something went wrong while executing your query/.
test(o.data.errors[0].message)){let s=new $e(o.data.errors[0].message,500,{request:r,response:o});return Ys(e,t,s,r)}return o}function pr(e,t){
let n=Object.assign({enabled:!0,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},t.retry),r={retry:{retryRequest:(o,s,i)=>(o.
request.request=Object.assign({},o.request.request,{retries:s,retryAfter:i}),o)}};return n.enabled&&(e.hook.error("request",Ys.bind(null,n,r)),
e.hook.wrap("request",cf.bind(null,n,r))),r}pr.VERSION=sf;var ei=hs(dr(),1),lf="0.0.0-development",fr=()=>Promise.resolve();function df(e,t,n){return e.retryLimiter.schedule(pf,e,t,n)}async function pf(e,t,n){
let{pathname:r}=new URL(n.url,"http://github.test"),o=ff(n.method,r),s=!o&&n.method!=="GET"&&n.method!=="HEAD",i=n.method==="GET"&&r.startsWith(
"/search/"),a=r.startsWith("/graphql"),l=~~t.retryCount>0?{priority:0,weight:0}:{};e.clustering&&(l.expiration=1e3*60),(s||a)&&await e.write.
key(e.id).schedule(l,fr),s&&e.triggersNotification(r)&&await e.notifications.key(e.id).schedule(l,fr),i&&await e.search.key(e.id).schedule(l,
fr);let d=(o?e.auth:e.global).key(e.id).schedule(l,t,n);if(a){let h=await d;if(h.data.errors!=null&&h.data.errors.some(y=>y.type==="RATE_LIM\
ITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:h,data:h.data})}return d}function ff(e,t){return e==="PATCH"&&
/^\/applications\/[^/]+\/token\/scoped$/.test(t)||e==="POST"&&(/^\/applications\/[^/]+\/token$/.test(t)||/^\/app\/installations\/[^/]+\/access_tokens$/.
test(t)||t==="/login/oauth/access_token")}var mf=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{te\
am_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner}/{repo}/collaborators/{usernam\
e}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{repo}/issues/{issue_number}/commen\
ts","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority","/repos/{owner\
}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replie\
s","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/\
pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_numbe\
r}/comments"];function hf(e){let n=`^(?:${e.map(r=>r.split("/").map(o=>o.startsWith("{")?"(?:.+?)":o).join("/")).map(r=>`(?:${r})`).join("|")}\
)[^/]*$`;return new RegExp(n,"i")}var Qs=hf(mf),ti=Qs.test.bind(Qs),pe={},gf=function(e,t){pe.global=new e.Group({id:"octokit-global",maxConcurrent:10,
...t}),pe.auth=new e.Group({id:"octokit-auth",maxConcurrent:1,...t}),pe.search=new e.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,
...t}),pe.write=new e.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,...t}),pe.notifications=new e.Group({id:"octokit-notifications",
maxConcurrent:1,minTime:3e3,...t})};function Jt(e,t){let{enabled:n=!0,Bottleneck:r=ei.default,id:o="no-id",timeout:s=1e3*60*2,connection:i}=t.
throttle||{};if(!n)return{};let a={timeout:s};typeof i<"u"&&(a.connection=i);let u=Object.assign({clustering:i!=null,triggersNotification:ti,
fallbackSecondaryRateRetryAfter:60,retryAfterBaseValue:1e3,id:o},t.throttle);if(typeof u.onSecondaryRateLimit!="function"||typeof u.onRateLimit!=
"function")throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);let l=!1,d=()=>{if(l)return;l=!0,pe.global==null&&gf(r,a),u.global=u.global??pe.global,u.auth=u.auth??pe.auth,u.search=u.search??pe.search,
u.write=u.write??pe.write,u.notifications=u.notifications??pe.notifications,u.retryLimiter=u.retryLimiter??new r;let h={},y=new r.Events(h);
h.on("secondary-limit",u.onSecondaryRateLimit),h.on("rate-limit",u.onRateLimit),h.on("error",x=>e.log.warn("Error in throttling-plugin limit\
 handler",x)),u.retryLimiter.on("failed",async function(x,v){let[T,R,P]=v.args,{pathname:U}=new URL(P.url,"http://github.test");if(!(U.startsWith(
"/graphql")&&x.status!==401||x.status===403||x.status===429))return;let H=~~R.retryCount;R.retryCount=H,P.request.retryCount=H;let{wantRetry:Z,
retryAfter:L=0}=await(async function(){if(/\bsecondary rate\b/i.test(x.message)){let Y=Number(x.response.headers["retry-after"])||T.fallbackSecondaryRateRetryAfter;
return{wantRetry:await y.trigger("secondary-limit",Y,P,e,H),retryAfter:Y}}if(x.response.headers!=null&&x.response.headers["x-ratelimit-remai\
ning"]==="0"||(x.response.data?.errors??[]).some(Y=>Y.type==="RATE_LIMITED")){let Y=new Date(~~x.response.headers["x-ratelimit-reset"]*1e3).
getTime(),xe=Math.max(Math.ceil((Y-Date.now())/1e3)+1,0);return{wantRetry:await y.trigger("rate-limit",xe,P,e,H),retryAfter:xe}}return{}})();
if(Z)return R.retryCount++,L*T.retryAfterBaseValue})};return e.hook.wrap("request",(h,y)=>(d(),df(u,h,y))),{}}Jt.VERSION=lf;Jt.triggersNotification=
ti;var mr="1.0.0",bf=mr.split(".")[0],yf=`https://github.com/loadgate/loadgate/blob/v${bf}/docs`;var wf=Vt.plugin(cr,pr,Jt),ni={times:3,seconds:90},vf=60;function _f(e,t){return fetch(e,{...t,signal:AbortSignal.timeout(vf*1e3)})}function ri(e,t){
let{GITHUB_REPOSITORY:n="",GITHUB_API_URL:r="https://api.github.com"}=t,o=/^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(n);if(e===
"")throw new I('there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN');if(!o)throw new I("GITHUB_REPOSI\
TORY is not set; set it to owner/name");let s=(a,u,l,d)=>a<=ni.seconds&&d<ni.times;return{octokit:new wf({auth:e,baseUrl:r,userAgent:`loadga\
te/${mr}`,log:{debug(){},info(){},warn(){},error(){}},request:{fetch:_f},throttle:{id:r,onRateLimit:s,onSecondaryRateLimit:s}}),at:{owner:o[1],
repo:o[2]}}}function oi(e){let t=e?.status;return e instanceof Error&&typeof t=="number"?t:null}var iv=new RegExp("(\\p{M}{4})\\p{M}+","gu");var xf=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function $f(e){return e.replaceAll(xf,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?
`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function yt(e){return`"${$f(e.length>60?`${e.slice(0,57)}...`:e)}"`}function hr(e){return e.replace(
/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}var Kt={h:3600,m:60,s:1,ms:.001},Ef=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,si=/^\d+(?:\.\d+)?$/,
Sf=24*Kt.h;function Ge(e){let t=typeof e=="number"?e:kf(e.trim());if(t===void 0)throw new I(`${Yt(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new I(`${Yt(e)} is not a duration above zero; write it like 90s or 5m`);if(t>Sf)throw new I(`${Yt(e)} is more \
than a day; write at most 24h`);return t}function kf(e){if(si.test(e))return Number(e);let t=Ef.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*Kt.h+Number(r)*Kt.m+Number(o)*Kt.s+Number(s)/1e3}function Xt(e){let t=Of(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new I(`${Yt(e)} is not between 0 and 1; ${r}`)}function Of(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!si.test(r))throw new I(`${yt(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var Yt=e=>typeof e=="number"?String(e):yt(e),Rf=86400,Tf={d:1,w:7,mo:30.4375,y:365.25},zf=/^(\d{1,5})(d|w|mo|y)$/;function gr(e){let[,t,n]=zf.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new I(`${yt(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*Tf[n]*Rf)}import{readFileSync as Cf,statSync as Pf}from"node:fs";var Af=32*1024*1024;function ii(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new I("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=Pf(n);if(r>Af)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(Cf(
n,"utf8"))}}catch(r){throw new I(`the event in ${n} cannot be read: ${r.message}`)}}function Ee(e,...t){let n=e;for(let r of t){if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;n=n[r]}return n}function ai({octokit:e,at:t}){let n=new Map,r=async o=>{try{let{data:s}=await e.request("GET /repos/{owner}/{repo}/collaborators/{username}/\
permission",{...t,username:o});return s.permission==="admin"||s.permission==="write"}catch(s){if(oi(s)===404)return!1;throw s}};return o=>{let s=n.
get(o)??r(o);return n.set(o,s),s}}var Nf=3600,Mf=/^[\w.*?/,-]{1,200}$/,Lf=/^@(?:[0-9a-f]{40}|[0-9a-f]{64})$/,ci="unknown command; write /loadgate run CASE --budget 3m @COMMIT\
, where CASE is a glob of cases and COMMIT the full id of the commit that you reviewed; each of the three may be left out";function Df(e){let[
t=""]=e.trimStart().split(/\r?\n/),[n,r,...o]=t.trim().split(/[ \t]+/);if(n!=="/loadgate")return null;if(r!=="run")throw new I(ci);let[s,i,a]=[
"","",""];for(let u=0;u<o.length;u++){let l=o[u],d=l.startsWith("--budget=")?l.slice(9):o[u+1];if(l==="--budget"&&u++,l.startsWith("--budget"))
i=jf(d??"");else if(a===""&&Lf.test(l))a=l.slice(1);else if(s===""&&Mf.test(l))s=l;else throw new I(ci)}return{cases:s===""||/\/(?:direct|proxy)$|\*$/.
test(s)?s:`${s}*`,budget:i,commit:a}}function jf(e){if(!/^[0-9a-z.]{1,12}$/.test(e)||Ge(e)>Nf)throw new I("--budget must be at most 60m; wri\
te it like 3m");return e}async function ui(e,t){let{payload:n}=e,[r,o]=[Ee(n,"comment","body"),Ee(n,"issue","number")];if(typeof r!="string"||
typeof o!="number")throw new I("the event has no comment");if(Ee(n,"issue","pull_request")===void 0)return null;let s=Ee(n,"comment","user",
"login"),i=Ee(n,"comment","created_at");try{let a=Df(r);return a===null?null:typeof s!="string"||!await ai(t)(s)?{why:"only people with writ\
e access may start a run"}:await Ff(a,o,String(i),t)}catch(a){if(a instanceof I)return{why:a.message};throw a}}async function Ff({commit:e,...t},n,r,o){
let{octokit:s,at:i}=o,{data:a}=await s.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{...i,pull_number:n}),u=Gf(e,{head:a.head.sha,
pushed:a.head.repo?.pushed_at??null,at:r});if(u!==null)return{why:u};let{data:l}=await s.request("GET /repos/{owner}/{repo}/compare/{basehea\
d}",{...i,basehead:`${a.base.sha}...${a.head.sha}`,per_page:1});return{...t,pull:n,head:a.head.sha,base:l.merge_base_commit.sha}}function Gf(e,{
head:t,pushed:n,at:r}){return e!==""?e===t?null:`the pull request's head is ${t} by now; review it, and comment again`:n!==null&&Date.parse(
n)<Date.parse(r)?null:"the head's repository was pushed to after the comment; review the pull request and comment again, or name the commit \
that you reviewed: /loadgate run @COMMIT"}async function li(e,t,{octokit:n,at:r}){let o=Ee(e.payload,"comment","id");typeof o=="number"&&await n.
request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",{...r,comment_id:o,content:t}).catch(()=>{})}var wt=256;function di(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>wt||n<1||n>r)throw new I(
`"${e}" is not a shard; write it like 1/3, up to ${wt}/${wt}`);return{index:n,count:r}}function pi(e){let t=/^\d{1,3}$/.test(e.trim())?Number(
e):0;if(t<1||t>wt)throw new I(`"${e}" is not a number of shards; write one from 1 to ${wt}`);return t}var M={};dp(M,{BIGINT_FORMAT_RANGES:()=>wi,CONSTANT_CATCH:()=>Ei,Class:()=>wr,NUMBER_FORMAT_RANGES:()=>Or,aborted:()=>ce,allowsEval:()=>Er,assert:()=>Wf,
assertEqual:()=>Uf,assertIs:()=>Hf,assertNever:()=>qf,assertNotEqual:()=>Zf,assignProp:()=>et,attachSchema:()=>_t,base64ToUint8Array:()=>xi,
base64urlToUint8Array:()=>pm,cached:()=>Qe,captureStackTrace:()=>tn,cleanEnum:()=>dm,cleanRegex:()=>vt,clone:()=>fe,cloneDef:()=>Kf,codePointLength:()=>xt,
constantCatch:()=>Si,createTransparentProxy:()=>nm,defineLazy:()=>mi,defineLazyInternal:()=>j,derived:()=>gm,esc:()=>xr,escapeRegex:()=>Oe,explicitlyAborted:()=>Rr,
extend:()=>sm,finalizeIssue:()=>he,floatSafeRemainder:()=>_r,getElementAtPath:()=>Yf,getEnumValues:()=>Qt,getLengthableOrigin:()=>$t,getParsedType:()=>tm,
getSizableOrigin:()=>_i,hexToUint8Array:()=>mm,hide:()=>sn,installLazyProp:()=>vm,isObject:()=>Ze,isPlainObject:()=>Ne,issue:()=>nt,joinValues:()=>en,
jsonStringifyReplacer:()=>Xe,members:()=>zr,merge:()=>am,mergeDefs:()=>ke,normalizeParams:()=>N,nullish:()=>vr,numKeys:()=>em,objectClone:()=>Vf,
omit:()=>om,optionalKeys:()=>kr,own:()=>Ie,parsedType:()=>Tr,partial:()=>cm,pick:()=>rm,prefixIssues:()=>me,primitiveTypes:()=>yi,promiseAllObject:()=>Xf,
propertyKeyTypes:()=>Sr,randomString:()=>Qf,rawShape:()=>tt,required:()=>um,safeExtend:()=>im,shallowClone:()=>bi,sizeCaps:()=>on,slugify:()=>$r,
stringifyPrimitive:()=>nn,toZod:()=>Bf,uint8ArrayToBase64:()=>$i,uint8ArrayToBase64url:()=>fm,uint8ArrayToHex:()=>hm,unwrapMessage:()=>Ye});function Uf(e){return e}function Zf(e){return e}function Bf(){return e=>e}function Hf(e){}function qf(e){throw new Error("Unexpected value i\
n exhaustive check")}function Wf(e){}function Qt(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function en(e,t="|"){return e.map(n=>nn(n)).join(t)}function Xe(e,t){return typeof t=="bigint"?t.toString():
t}var yr=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function Qe(e){return new yr(e)}function vr(e){return e==null}function vt(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function _r(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var fi=Symbol("evaluating");function mi(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==fi)return r===void 0&&(r=fi,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function Vf(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function et(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function tt(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Se(e){return tt(e._zod.def)??e._zod.def.shape}function hi(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return et(this,t,r),r},enumerable:!0,configurable:!0})}function gi(e,t,n){t in e?et(e,t,n):e[t]=n}function Ue(e,t,n,r){
let o=Se(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?hi(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):gi(e,s,r?r(i.value,s):i.value))}}function Jf(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?hi(e,n,()=>t[n]):gi(e,n,r.value))}}function ke(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function Kf(e){return ke(e._zod.def)}function Yf(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Xf(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function Qf(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function xr(e){return JSON.stringify(
e)}function $r(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var tn="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Ze(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Er=Qe(()=>{if(ie.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function Ne(e){if(Ze(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Ze(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function bi(e){return Ne(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function em(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var tm=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Sr=new Set(["string","number","symbol"]),yi=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Oe(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function fe(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function N(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function nm(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function nn(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function kr(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Or={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},wi={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function rm(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return Ue(s,e,rn(e,t)),fe(e,ke(n,{shape:s,checks:[]}))}function rn(e,t){let n=Se(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function om(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(rn(e,t)),i={};return Ue(i,e,Reflect.ownKeys(Se(e)).filter(a=>!s.has(a))),fe(e,ke(n,{shape:i,checks:[]}))}function sm(e,t){
if(!Ne(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Se(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return fe(e,ke(e._zod.def,{shape:vi(e,t)}))}function vi(e,t){let n={};return Ue(n,e,Reflect.ownKeys(Se(e))),
Jf(n,t),n}function im(e,t){if(!Ne(t))throw new Error("Invalid input to safeExtend: expected a plain object");return fe(e,ke(e._zod.def,{shape:vi(
e,t)}))}function am(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};Ue(n,e,Reflect.ownKeys(Se(e))),Ue(n,t,Reflect.ownKeys(Se(t)));let r=ke(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return fe(e,r)}function cm(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(rn(t,n)):void 0,u={};return Ue(u,t,Reflect.ownKeys(Se(t)),
e&&((l,d)=>a&&!a.has(d)?l:new e({type:"optional",innerType:l}))),fe(t,ke(t._zod.def,{shape:u,checks:[]}))}function um(e,t,n){let r=n?new Set(
rn(t,n)):void 0,o={};return Ue(o,t,Reflect.ownKeys(Se(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),fe(t,ke(t._zod.def,
{shape:o}))}function ce(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Rr(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function me(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function Ye(e){return typeof e=="string"?e:e?.message}function on(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function _t(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function he(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:Ye(e.inst?._zod.def?.error?.(e))??Ye(s?.(e))??Ye(t?.error?.(e))??Ye(n.customError?.(e))??Ye(n.localeError?.(
e))??"Invalid input",a={};for(let u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__proto__"||(a[u]=e[u]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function _i(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var lm=/[\uD800-\uDBFF]/;function xt(e){let t=e.length;if(!lm.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function $t(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Tr(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function nt(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function dm(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function xi(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function $i(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function pm(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return xi(t+n)}function fm(e){return $i(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function mm(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function hm(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var wr=class{constructor(...t){}};function zr(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):bm(e,n,r.value)}}function Ie(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function sn(e,t,n){return Ie(e,t,n,!1)}function gm(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return Ie(this,n,r(this))},set(o){Ie(this,n,o)}})}return t}function bm(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:Ie(this,t,n.bind(this))},set(r){Ie(this,t,r)}})}function ym(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var br,Ae=!1,wm={configurable:!0,get(){Ae=!0}};function j(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&br!==
e._zod){br=void 0;return}br=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,wm);let o=Ae;Ae=!1;try{let s=n(
this);return Ae?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),Ae=Ae||o,s}catch(s){throw delete this[t],
Ae=Ae||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function vm(e,t,n,r){let o=ym(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Ei="\
~constantCatch";function Si(e){let t=()=>e;return t[Ei]=!0,t}var ki;var Cr={value:void 0,enumerable:!1},Oi="captureStackTrace"in Error?Error:null;function _m(e){let t=Oi;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return Oi=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function g(e,t,n,r){
let o={};function s(y){this.def=y,this.constr=h,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function u(y,x){if(y._zod){if(y._zod.
traits.has(e))return}else{Cr.value=new s(x);try{Object.defineProperty(y,"_zod",Cr)}finally{Cr.value=void 0}}if(y._zod.traits.add(e),t(y,x),a){
let T=Object.getPrototypeOf(y),R=y._zod.constr.prototype,P=T;for(;P&&P!==R;)P=Object.getPrototypeOf(P);let U=P??T;a.has(U)||(a.add(U),zr(U,i))}
let v=h.prototype;for(let T in v)Object.prototype.hasOwnProperty.call(v,T)&&(T in y||(y[T]=v[T].bind(y)))}let l=r?.Parent??Object;class d extends l{}
Object.defineProperty(d,"name",{value:e});function h(y){let x=r?.Parent?_m(d):this;u(x,y);let v=x._zod.deferred;if(v){for(let R of v)R();x._zod.
deferred=void 0}let T=globalThis.__zod_globalConfig?.postProcessor;return T&&T(x),x}return Object.defineProperty(h,"init",{value:u}),Object.
defineProperty(h,Symbol.hasInstance,{value:y=>r?.Parent&&y instanceof r.Parent?!0:y?._zod?.traits?.has(e)}),Object.defineProperty(h,"name",{
value:e}),h}var ge=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},rt=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(ki=globalThis).__zod_globalConfig??(ki.__zod_globalConfig=
{});var ie=globalThis.__zod_globalConfig;function ue(e){return e&&Object.assign(ie,e),ie}function xm(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,Xe,2)),e.message}function $m(e){this._zod.message=e}var Em={
get:xm,set:$m,enumerable:!0,configurable:!0},Ar={value:void 0,enumerable:!1},Ri=new WeakSet([Object.prototype,Error.prototype]),Ti=(e,t)=>{e.
name="$ZodError",Ar.value=t,Object.defineProperty(e,"issues",Ar),Ar.value=void 0,Object.defineProperty(e,"message",Em);let n=Object.getPrototypeOf(
e);Ri.has(n)||(Ri.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
zi=g("$ZodError",Ti),Tv=g("$ZodError",Ti,void 0,{Parent:Error});function Sm(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function Ci(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?Sm(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function Pi(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let u=n,l=0;for(;l<a.length;){let d=a[l],h=l===a.length-1;
if(d==="_errors"){h&&u._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(u,d)||Object.defineProperty(u,d,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let y=u[d];h&&y._errors.push(t(i)),u=y,l++}}}};return r(e),n}function an(e,t){return{callee:t?.callee??e,Err:t?.Err}}var cn=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new ge;if(a.issues.length){let u=new(s?.Err??e)(a.issues.map(l=>he(l,i,ue())));throw tn(u,s?.callee??
t),u}return a.value};return t};var un=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);if(a instanceof Promise&&(a=await a),
a.issues.length){let u=new(s?.Err??e)(a.issues.map(l=>he(l,i,ue())));throw tn(u,s?.callee??t),u}return a.value};return t};var ln=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new ge;return s.issues.
length?Ai(e,s.issues,o):{success:!0,data:s.value}};function Ai(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>he(o,n,ue()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,
n=void 0}}}var dn=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?Ai(e,s.issues,o):{success:!0,data:s.value}};var km=Symbol.for("zod.compile.invalid"),Om=Symbol.for("zod.compile.fallback"),Ir=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(
t)!==km)return!0;if(r.definite===!0&&n===void 0)return!1}return Rm(e,t,n)});function Rm(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[Om]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)
throw new ge;return s.issues.length===0}var Nr=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},Ii=e=>{let t=cn(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(r,o,a,an(n,i))};return n};var Ni=e=>{let t=cn(e),n=(r,o,s,i)=>t(r,o,s,an(n,i));return n};var Mi=e=>{let t=un(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,an(n,i))};return n};var Li=e=>{let t=un(e),n=async(r,o,s,i)=>await t(r,o,s,an(n,i));return n};var Di=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return ln(e)(t,n,o)};var ji=e=>(t,n,r)=>ln(e)(t,n,r);var Fi=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return dn(e)(t,n,o)};var Gi=e=>async(t,n,r)=>dn(e)(t,n,r);var Ui=/^[cC][0-9a-z]{6,}$/,Zi=/^[0-9a-z]+$/,Bi=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Hi=/^[0-9a-vA-V]{20}$/,qi=/^[A-Za-z0-9]{27}$/,Wi=/^[a-zA-Z0-9_-]{21}$/;
function Vi(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var Ji=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var Ki=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Lr=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Yi=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var Tm="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Xi(){
return new RegExp(Tm,"u")}var Qi=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ea=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var ta=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
na=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var ra=/^https?$/,oa=/^\+[1-9]\d{6,14}$/;var sa="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function zm(e){return new RegExp(`^${e}$`)}var ia=zm(sa);function Mr(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function aa(e){return new RegExp(`^${Mr(e)}$`)}
function ca(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${Mr({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${Mr({precision:e.precision})}`:n;return new RegExp(`^${sa}T(?:${r})$`)}var ua=/^[\s\S]{0,}$/;var Dr=/^-?\d+(?:\.\d+)?$/,la=/^(?:true|false)$/i,da=/^null$/i;var pa=/^[^A-Z]*$/,fa=/^[^a-z]*$/;var ee=g("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var jr=e=>{let t=e.value;return!vr(t)&&t.length!==void 0},fn={number:"number",bigint:"bigint",object:"date"},Fr=g("$ZodCheckLessThan",(e,t)=>{
ee.init(e,t);let n=fn[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:fn[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Gr=g("$ZodCheckGreaterThan",(e,t)=>{ee.init(e,t);let n=fn[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:fn[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),ma=g("$ZodCheckMultipleOf",(e,t)=>{ee.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):_r(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),ha=g(
"$ZodCheckNumberFormat",(e,t)=>{ee.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Or[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var ga=g("$ZodCheckMaxLength",(e,t)=>{var n;ee.init(e,t),(n=e._zod.def).when??(n.when=jr),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?xt(o):s)<=t.maximum)return;let a=$t(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),ba=g("$ZodCheckMinLength",(e,t)=>{var n;ee.init(e,t),(n=e._zod.def).when??(n.when=jr),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?xt(o):s)>=t.minimum)return;let a=$t(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),ya=g("$ZodCheckLengthEquals",(e,t)=>{var n;ee.init(e,t),(n=e._zod.def).
when??(n.when=jr),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?xt(o):s;if(i===t.length)return;
let a=$t(o),u=i>t.length;r.issues.push({origin:a,...u?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),Et=g("$ZodCheckStringFormat",(e,t)=>{var n,r;ee.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),wa=g("$ZodCheckRegex",(e,t)=>{Et.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),va=g("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=pa),Et.init(e,t)}),
_a=g("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=fa),Et.init(e,t)}),xa=g("$ZodCheckIncludes",(e,t)=>{ee.init(e,t);let n=Oe(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),$a=g("$\
ZodCheckStartsWith",(e,t)=>{ee.init(e,t);let n=new RegExp(`^${Oe(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
Ea=g("$ZodCheckEndsWith",(e,t)=>{ee.init(e,t);let n=new RegExp(`.*${Oe(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Sa=g("$ZodCheckOverwrite",(e,t)=>{ee.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var mn=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Oa={major:4,minor:6,patch:7};var q=g("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Oa;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,u,l)=>{if(a.memo)return a;let d=ce(a),h;for(let y of u){if(y._zod.def.
when){if(Rr(a)||!y._zod.def.when(a))continue}else if(d)continue;let x=a.issues.length,v=y._zod.check(a);if(v instanceof Promise&&l?.async===
!1)throw new ge;if(h||v instanceof Promise)h=(h??Promise.resolve()).then(async()=>{await v,a.issues.length!==x&&(_t(a.issues,x,e),d||(d=ce(a,
x)))});else{if(a.issues.length===x)continue;_t(a.issues,x,e),d||(d=ce(a,x))}}return h?h.then(()=>a):a},i=(a,u,l)=>{if(ce(a))return a.aborted=
!0,a;let d=s(u,o,l);if(d instanceof Promise){if(l.async===!1)throw new ge;return d.then(h=>e._zod.parse(h,l))}return e._zod.parse(d,l)};e._zod.
run=(a,u)=>{if(u.skipChecks)return e._zod.parse(a,u);if(u.direction==="backward"){let d=e._zod.parse({value:a.value,issues:[]},{...u,skipChecks:!0});
return d instanceof Promise?d.then(h=>i(h,a,u)):i(d,a,u)}let l=e._zod.parse(a,u);if(l instanceof Promise){if(u.async===!1)throw new ge;return l.
then(d=>s(d,o,u))}return s(l,o,u)}}},{get"~standard"(){return sn(this,"~standard",Zr(this))},set"~standard"(e){Ie(this,"~standard",e)}}),Ga=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>he(n,t,ue()))}:{value:e.value};async function Cm(e,t){let n={async:!0};return Ga(await e._zod.run({value:t,
issues:[]},n),n)}function Zr(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return Ga(r,n)}catch{}return Cm(e,t)},vendor:"zod",version:1}}var yn=g("$ZodString",(e,t)=>{q.init(e,t),e._zod.pattern=t.pattern??ua,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),W=g("$ZodStringFormat",(e,t)=>{Et.init(e,t),yn.init(e,t)}),Ua=g("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
Ki),W.init(e,t)}),Za=g("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Lr(r))}else t.pattern??(t.pattern=Lr());W.init(e,t)}),Ba=g("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Yi),W.init(e,t)}),Ha=1,gn=2;function qa(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function Pm(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?qa(e)||gn:Am(e,t)}function Am(e,t){
if(!t.normalize&&t.protocol?.source===ra.source&&!/^https?:\/\//i.test(e))return Ha;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??gn}return new URL(e)}catch{return gn}}var Im=/[\t\n\r]/g;function Ra(e){return e.replace(Im,"")}function Nm(e,t){return t.
lastIndex=0,t.test(e.hostname)}function Mm(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Wa=g(
"$ZodURL",(e,t)=>{W.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=Pm(r,t);if(o===Ha){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===gn){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=Ra(r);return}t.hostname&&!Nm(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!Mm(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:Ra(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Va=g("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Xi()),W.init(e,t)}),Ja=g("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?Wi:Vi(t.length)),W.init(e,t)}),Ka=g(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=Ui),W.init(e,t)}),Ya=g("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=Zi),W.init(e,t)}),Xa=g("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=Bi),W.init(e,t)}),Qa=g("$ZodXID",(e,t)=>{t.pattern??(t.pattern=Hi),W.init(e,t)}),ec=g("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=qi),W.init(e,t)}),tc=g("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=ca(t)),W.init(e,t)}),nc=g("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=ia),W.init(e,t)}),rc=g("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=aa(t)),W.init(e,t)}),oc=g("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=Ji),W.init(e,t)}),sc=g("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Qi),W.init(e,t)}),Lm=/^[0-9a-fA-F:.]+$/;function ic(e){return Lm.
test(e)?qa(`http://[${e}]`):!1}var ac=g("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=ea),W.init(e,t),e._zod.check=n=>{ic(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var cc=g("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=ta),W.init(e,t)});function Dm(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:ic(n)}var uc=g("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=na),W.init(e,t),e._zod.
check=n=>{Dm(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function lc(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var jm=/^[0-9a-zA-Z+/]*={0,2}$/,dc=g("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=jm),W.init(e,t),e._zod.check=n=>{lc(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),pc=/^[A-Za-z0-9_-]*$/;function Fm(e){if(!pc.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return lc(n)}var fc=g("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=pc),W.init(e,t),e._zod.check=n=>{Fm(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),mc=g("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
oa),W.init(e,t)});function Gm(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var hc=g("$ZodJWT",(e,t)=>{W.init(e,t),e._zod.check=n=>{Gm(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var Br=g("$ZodNumber",(e,t)=>{q.init(e,t),e._zod.pattern=Dr,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),gc=g("$ZodNumberForm\
at",(e,t)=>{ha.init(e,t),Br.init(e,t)}),bc=g("$ZodBoolean",(e,t)=>{q.init(e,t),e._zod.pattern=la,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var yc=g("$ZodNull",(e,t)=>{q.init(e,t),e._zod.pattern=da,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var wc=g("$ZodUnknown",(e,t)=>{q.init(e,t),e._zod.parse=n=>n}),vc=g("$ZodNever",(e,t)=>{q.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function Um(e,t){let n=on(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[u,l]of on(e._zod.def.checks))if(a>u&&l._zod.def.when(s)){let d=s.issues.
length;return l._zod.check(s),s.issues[d].continue=!1,_t(s.issues,d,e),s}}return o(s,i)}}var Zm=e=>Array.isArray(e)?e.length:-1;function Ta(e,t,n){e.issues.length&&t.issues.push(...me(n,e.issues)),t.value[n]=e.value}var _c=g("$ZodArray",(e,t)=>{q.init(e,t);let n=ie.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let u=0;u<s.length;u++){let l=s[u],d=t.element._zod.
run({value:l,issues:[]},o);if(d instanceof Promise)i.push(d.then(h=>Ta(h,r,u)));else if(Ta(d,r,u),a&&d.issues.length!==0&&ce(d))break}return i.
length?Promise.all(i).then(()=>r):r},Um(e,Zm)});function bn(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...me(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var Bm=[];
function xc(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Bm,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=kr(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function $c(e,t,n,r,o,s,i){let a=[],u=o.keySet,
l=o.catchall._zod,d=l.def.type,h=l.optin,y=l.optout,x=0;for(let v in t){if(i&&n.issues.length!==x){if(ce(n,x))break;x=n.issues.length}if(u.has(
v))continue;if(v==="__proto__"){d==="never"&&a.push(v);continue}if(d==="never"){a.push(v);continue}let T=l.run({value:t[v],issues:[]},r);T instanceof
Promise?e.push(T.then(R=>bn(R,n,v,t,h,y))):bn(T,n,v,t,h,y)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var Hm=g("$ZodObject",(e,t)=>{q.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let d={...r};return Object.defineProperty(t,"shape",{value:d}),l.raw=d,d};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=Qe(()=>xc(t));j(e,"propValues",l=>{let d=l.def.shape,h={};for(let y in d){let x=d[y]._zod;if(x.values){Object.prototype.
hasOwnProperty.call(h,y)||et(h,y,new Set);for(let v of x.values)h[y].add(v);x.optin!==void 0&&h[y].add(void 0)}}return h});let s=Ze,i=t.catchall,
a,u=ie.memoizer;u?.attach(e),e._zod.parse=(l,d)=>{a??(a=o.value);let h=l.value;if(!s(h))return l.issues.push({expected:"object",code:"invali\
d_type",input:h,inst:e}),l;l.value=u?u.alloc(e,l,{},d):{};let y=[],x=a.shape,v=d?.abortEarly,T=l.issues.length;for(let R of a.allKeys){if(v&&
l.issues.length!==T){if(ce(l,T))break;T=l.issues.length}if(R==="__proto__")continue;let P=x[R],U=P._zod.optin,X=P._zod.optout,H=P._zod.run({
value:h[R],issues:[]},d);H instanceof Promise?y.push(H.then(Z=>bn(Z,l,R,h,U,X))):bn(H,l,R,h,U,X)}return i?$c(y,h,l,d,o.value,e,v===!0):y.length?
Promise.all(y).then(()=>l):l}}),Ec=g("$ZodObjectJIT",(e,t)=>{Hm.init(e,t);let n=e._zod.parse,r=Qe(()=>xc(t)),o=ie.memoizer,s=x=>{let v=r.value,
T=v.symbolKeys,R=new mn(["payload","ctx"],{shape:x,inst:e,memo:o,syms:T}),P=Z=>`shape[${Z}]._zod.run({ value: input[${Z}], issues: [] }, ctx\
)`,U=(Z,L)=>`
          let ${Z}_ab = false;
          for (let i = 0; i < ${Z}.issues.length; i++) {
            const iss = ${Z}.issues[i];
            iss.path = iss.path ? [${L}, ...iss.path] : [${L}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${Z}_ab = true;
          }
          if (${Z}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;R.write("const input = payload.value;");let X=Object.create(null),H=0;for(let Z of v.allKeys)X[Z]=`key_${H++}`;R.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let Z of v.allKeys){if(Z==="__proto__")continue;let L=X[Z],Y=typeof Z==
"symbol"?`syms[${T.indexOf(Z)}]`:xr(Z),xe=`${Y} in input`,We=x[Z],Ve=We?._zod?.optin,Gt=Ve!==void 0,Ut=We?._zod?.optout==="optional";if(R.write(
`const ${L} = ${P(Y)};`),Gt&&Ut){let Zt=Ve==="optional"?`${L}_present`:`${L}.value !== undefined || ${L}_present`;R.write(`
        const ${L}_present = ${xe};
        if (!${L}.issues.length || ${L}_present) {
          if (${L}.issues.length) {${U(L,Y)}
          }

          if (${Zt}) {
            newResult[${Y}] = ${L}.value;
          }
        }

      `)}else Gt?(R.write(`
        if (${L}.issues.length) {${U(L,Y)}
        }
      `),Ve==="defaulted"?R.write(`newResult[${Y}] = ${L}.value;`):R.write(`
        if (${L}.value !== undefined || ${xe}) {
          newResult[${Y}] = ${L}.value;
        }
      `)):R.write(`
        const ${L}_present = ${xe};
        if (${L}.issues.length) {${U(L,Y)}
        }
        if (!${L}_present && !${L}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${Y}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${L}_present) {
          newResult[${Y}] = ${L}.value;
        }

      `)}return R.write("payload.value = newResult;"),R.write("return payload;"),R.compile()},i,a=Ze,u=!ie.jitless,d=u&&Er.value,h=t.catchall,
y;e._zod.parse=(x,v)=>{y??(y=r.value);let T=x.value;return a(T)?u&&d&&v?.async===!1&&v.jitless!==!0?(i||(i=s(t.shape)),x=i(x,v),h?$c([],T,x,
v,y,e,v?.abortEarly===!0):x):n(x,v):(x.issues.push({expected:"object",code:"invalid_type",input:T,inst:e}),x)}});function za(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!ce(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>he(i,r,ue())))}),t)}var Hr=g("$ZodUnion",(e,t)=>{q.init(e,t),j(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),j(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),j(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),j(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>vt(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let u=a._zod.run({value:r.value,issues:[]},o);if(u instanceof Promise)
i.push(u),s=!0;else{if(u.issues.length===0)return u;i.push(u)}}return s?Promise.all(i).then(a=>za(a,r,e,o)):za(i,r,e,o)}});function qm(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var Sc=g("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Hr.init(e,t);let n=e.
_zod.parse;j(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let u=a._zod.propValues;if(!u||Object.keys(u).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);u[o.def.discriminator]?.has(void 0)&&i++;for(let[l,d]of Object.
entries(u)){Object.prototype.hasOwnProperty.call(s,l)||et(s,l,new Set);for(let h of d)s[l].add(h)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=tt(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=Qe(()=>qm(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Ze(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],u=r.value.get(a);return u&&(a!==void 0||s.direction!==
"backward")?u._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),kc=g("$ZodIntersection",(e,t)=>{q.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([u,l])=>Ca(n,u,l)):Ca(n,s,i)}});function Ur(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Ne(e)&&Ne(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=Ur(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=Ur(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function Ca(e,t,n){let r=new Map,o,s=new Map,i=(l,d)=>{let h;if(l.code==="unrecognized_keys"&&!l.path?.length)o??
(o=l),h=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let y=String(l.path[0]);s.has(y)||s.set(y,l),h=[y]}else
return!1;for(let y of h)r.has(y)||r.set(y,{}),r.get(y)[d]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);for(let l of n.issues)
i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(d=>o.keys.includes(d)):[];l.length&&
e.issues.push({...o,keys:l});for(let d of a)!l.includes(d)&&s.has(d)&&e.issues.push(s.get(d))}let u=Ur(t.value,n.value);if(!u.valid){if(ce(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(u.mergeErrorPath)}`)}return e.value=u.data,e}var Oc=g("$ZodT\
uple",(e,t)=>{q.init(e,t);let n=t.items,r=ie.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],u=Pa(n,"optin"),l=Pa(n,"optout");if(!t.rest){
if(i.length<u)return o.issues.push({code:"too_small",minimum:u,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let d=new Array(n.length),h=t.rest?s?.abortEarly:void 0,y=!1;for(let x=0;x<
n.length;x++){let v=n[x]._zod.run({value:i[x],issues:[]},s);v instanceof Promise?a.push(v.then(T=>{d[x]=T})):(d[x]=v,h&&!y&&v.issues.length&&
(y=ce(v)))}if(t.rest&&!y){let x=n.length-1,v=i.slice(n.length),T=o.issues.length;for(let R of v){if(h&&o.issues.length!==T){if(ce(o,T))break;
T=o.issues.length}x++;let P=t.rest._zod.run({value:R,issues:[]},s);P instanceof Promise?a.push(P.then(U=>Aa(U,o,x))):Aa(P,o,x)}}return a.length?
Promise.all(a).then(()=>Ia(d,o,n,i,l)):Ia(d,o,n,i,l)}});function Pa(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function Aa(e,t,n){e.issues.length&&t.issues.push(...me(n,e.issues)),t.value[n]=e.value}function Ia(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...me(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var Rc=g("$ZodRecord",(e,t)=>{q.init(e,t);let n=ie.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!Ne(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let u=new Set;for(let d of a)if(typeof d=="string"||typeof d=="number"||typeof d=="s\
ymbol"){if(u.add(typeof d=="number"?d.toString():d),d==="__proto__")continue;let h=t.keyType._zod.run({value:d,issues:[]},o);if(h instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(h.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:h.issues.map(v=>he(v,o,ue())),input:d,path:[d],inst:e});continue}let y=h.value;if(y==="__proto__")continue;let x=t.valueType.
_zod.run({value:s[d],issues:[]},o);x instanceof Promise?i.push(x.then(v=>{v.issues.length&&r.issues.push(...me(d,v.issues)),r.value[y]=v.value})):
(x.issues.length&&r.issues.push(...me(d,x.issues)),r.value[y]=x.value)}let l;for(let d in s)if(!u.has(d))if(t.mode==="loose"){if(d==="__prot\
o__")continue;r.value[d]=s[d]}else l=l??[],l.push(d);l&&l.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let u;for(let l of Reflect.ownKeys(s)){if(l==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;
let d=t.keyType._zod.run({value:l,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof l=="string"&&Dr.test(l)&&d.issues.length){let v=t.keyType._zod.run({value:Number(l),issues:[]},o);if(v instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");v.issues.length===0&&(d=v)}if(d.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(u=
u??[],u.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(v=>he(v,o,ue())),input:l,path:[l],inst:e});continue}let y=d.
value;if(y==="__proto__")continue;let x=t.valueType._zod.run({value:s[l],issues:[]},o);x instanceof Promise?i.push(x.then(v=>{v.issues.length&&
r.issues.push(...me(l,v.issues)),r.value[y]=v.value})):(x.issues.length&&r.issues.push(...me(l,x.issues)),r.value[y]=x.value)}u&&u.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var Tc=g("$ZodEnum",(e,t)=>{q.init(e,t);let n=Qt(t.entries),r=new Set(n);e._zod.values=r,j(e,"pattern",o=>{let s=Qt(o.def.entries).filter(i=>Sr.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Oe(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),zc=g("$ZodLiteral",(e,t)=>{q.init(e,t);let n=new Set(t.values);
e._zod.values=n,j(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Oe(s):s?Oe(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var Cc=g("$ZodTransform",(e,t)=>{q.init(e,t),e._zod.optin="optional",ie.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new rt(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new ge;return n.value=o,n}});function Na(e,t){return e.value=t.issues.length?void 0:t.value,e}var qr=g("\
$ZodOptional",(e,t)=>{q.init(e,t),j(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",j(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),j(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${vt(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>Na(n,s)):Na(n,o)}return t.innerType._zod.run(n,
r)}}),Pc=g("$ZodExactOptional",(e,t)=>{qr.init(e,t),j(e,"values",n=>n.def.innerType._zod.values),j(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Ac=g("$ZodNullable",(e,t)=>{q.init(e,t),j(e,"optin",n=>n.def.innerType._zod.optin),j(e,"opto\
ut",n=>n.def.innerType._zod.optout),j(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${vt(r.source)}|null)$`):void 0}),
j(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),Ic=g("$ZodDefault",(e,t)=>{q.init(e,t),e._zod.optin="defaulted",j(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>Ma(s,t)):Ma(o,t)}});function Ma(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var Nc=g(
"$ZodPrefault",(e,t)=>{q.init(e,t),e._zod.optin="defaulted",j(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),Mc=g("$ZodNonOptional",(e,t)=>{q.init(e,t),j(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>La(s,e)):La(o,e)}});function La(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function Da(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>he(o,r,ue()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var Lc=g("$ZodCatch",(e,t)=>{q.init(e,t),j(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),j(e,"optout",n=>n.def.innerType._zod.optout),j(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>Da(n,s,t,r)):Da(n,o,t,r)}});var Dc=g("$ZodPipe",(e,t)=>{q.init(e,t),j(e,"values",n=>n.def.in._zod.values),j(e,"optin",n=>n.def.in._zod.optin),j(e,"optout",n=>n.def.out.
_zod.optout),j(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>hn(i,t.in,r)):hn(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>hn(s,t.out,r)):hn(o,t.out,r)}});
function hn(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var jc=g("$ZodReadonly",(e,t)=>{q.init(e,t),j(e,"propValues",n=>n.def.innerType._zod.propValues),j(e,"values",n=>n.def.innerType._zod.values),
j(e,"optin",n=>n.def.innerType?._zod?.optin),j(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(ja):ja(o)}});function ja(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var Fc=g("$ZodCustom",(e,t)=>{ee.init(e,t),q.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>Fa(s,n,r,e));Fa(o,n,r,e)}});function Fa(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(nt(o))}}var Vr=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Jr="~memo",Gc=[];function Uc(e){return e!==null&&typeof e=="object"}function Wr(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var Zc=new WeakMap,St=0,_n=1,kt=2;function xn(e,t,n){let r=Zc.get(e);if(r!==void 0)return r?kt:St;if(t.has(e))return kt;t.add(e);let o=St,s=d=>{
if(o!==kt&&d?._zod){let h=xn(d,t,n);h>o&&(o=h)}},i=(d,h)=>{let y=St;for(let x of Reflect.ownKeys(d)){let v=Object.getOwnPropertyDescriptor(d,
x);if(h&&!v.enumerable)continue;let T=v.get?_n:v.value?._zod?xn(v.value,t,n):St;T>y&&(y=T)}return y},a=d=>{d>o&&(o=d)},u=e._zod.def,l=u.type;
switch(l){case"object":{let d=tt(u);a(d?i(d,!0):_n),s(u.catchall);break}case"array":s(u.element);break;case"tuple":for(let d of u.items)s(d);
s(u.rest);break;case"record":case"map":s(u.keyType),s(u.valueType);break;case"set":s(u.valueType);break;case"union":for(let d of u.options)s(
d);break;case"intersection":s(u.left),s(u.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(u.innerType);break;case"pipe":s(u.in),s(u.out);break;case"function":s(u.input),s(u.output);break;case"\
lazy":{let d=u._cachedInner??(n?e._zod.innerType:void 0);a(d?xn(d,t,!1):_n);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let d in u){let h=Object.getOwnPropertyDescriptor(u,d);if(!h||h.get)continue;
let y=h.value;if(!(!y||typeof y!="object")){if(y._zod)s(y);else if(Array.isArray(y))for(let x of y)s(x)}}}return t.delete(e),Wm(e,o)}function Wm(e,t){
return t!==_n&&Zc.set(e,t===kt),t}function Vm(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var wn,vn=[],Jm={alloc(e,t,n){let r=wn;if(!r)return n;
wn=void 0;let o={value:n,issues:null};return r.set(t.value,o),vn.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Km(s,o.value))throw new Vr;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(u,l)=>{
if(n===void 0){let P=xn(e,new Set,!1);if(P===St)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(u,l);P===kt||r?n=!0:r=!0}let d=u.value;
if(!Uc(d))return i(u,l);let h=l[Jr];h||(h={buckets:new WeakMap,backEdges:void 0},l[Jr]=h);let y;o===l?y=s:(y=Vm(h,e),o=l,s=y);let x=y.get(d);
if(x)return u.value=x.value,x.issues?x.issues.length&&u.issues.push(...Wr(x.issues)):(u.memo=!0,h.backEdges??(h.backEdges=new WeakSet),h.backEdges.
add(x.value)),u;wn=y;let v=vn.length,T=i(u,l);wn=void 0;let R=vn.length>v?vn.pop():void 0;return T instanceof Promise?T.then(P=>(R&&(R.issues=
P.issues.length?Wr(P.issues):Gc),P)):(R&&(R.issues=T.issues.length?Wr(T.issues):Gc),T)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function Bc(){
return Jm}function Km(e,t){let n=e[Jr]?.backEdges;return n!==void 0&&Uc(t)&&n.has(t)}var Ym=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Tr(s.input),u=o(a,s.input);return`Invalid input: expected ${i}, received ${u}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${nn(s.values[0])}`:`Invalid option: expected one of ${en(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${en(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function Hc(){return{localeError:Ym()}}var qc;var Kr=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Xm(){return new Kr}(qc=globalThis).__zod_globalRegistry??(qc.__zod_globalRegistry=Xm());var Ot=globalThis.__zod_globalRegistry;function Wc(e){return e.checks&&(e.checks=[...e.checks]),e}function Vc(e,t){return new e(Wc({type:"string",...N(t)}))}function Jc(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...N(t)})}function Kc(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...N(t)})}function Yc(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...N(t)})}function Xc(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...N(t)})}function Qc(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...N(t)})}function eu(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...N(t)})}function tu(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...N(t)})}function nu(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...N(t)})}function ru(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...N(t)})}function ou(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...N(t)})}function su(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...N(
t)})}function iu(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...N(t)})}function au(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...N(t)})}function cu(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...N(t)})}function uu(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...N(t)})}function lu(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...N(t)})}function du(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...N(t)})}function pu(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...N(t)})}function fu(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...N(t)})}function mu(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...N(t)})}function hu(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...N(t)})}function gu(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...N(t)})}function bu(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...N(t)})}function yu(e,t){
return new e({type:"string",format:"date",check:"string_format",...N(t)})}function wu(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...N(t)})}function vu(e,t){return new e({type:"string",format:"duration",check:"string_format",...N(t)})}function _u(e,t){
return new e(Wc({type:"number",checks:[],...N(t)}))}function xu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...N(t)})}function $u(e,t){return new e({type:"boolean",...N(t)})}function Eu(e,t){return new e({type:"null",...N(t)})}function Su(e){return new e({type:"unknown"})}function ku(e,t){return new e({type:"never",...N(t)})}function $n(e,t){return new Fr({check:"less_than",...N(t),value:e,inclusive:!1})}function Rt(e,t){return new Fr({check:"less_than",...N(t),value:e,
inclusive:!0})}function En(e,t){return new Gr({check:"greater_than",...N(t),value:e,inclusive:!1})}function Tt(e,t){return new Gr({check:"greater_than",...N(
t),value:e,inclusive:!0})}function Sn(e,t){return new ma({check:"multiple_of",...N(t),value:e})}function kn(e,t){return new ga({check:"max_length",...N(t),maximum:e})}function ot(e,t){return new ba({check:"min_length",...N(t),minimum:e})}
function On(e,t){return new ya({check:"length_equals",...N(t),length:e})}function Yr(e,t){return new wa({check:"string_format",format:"regex",
...N(t),pattern:e})}function Xr(e){return new va({check:"string_format",format:"lowercase",...N(e)})}function Qr(e){return new _a({check:"st\
ring_format",format:"uppercase",...N(e)})}function eo(e,t){return new xa({check:"string_format",format:"includes",...N(t),includes:e})}function to(e,t){
return new $a({check:"string_format",format:"starts_with",...N(t),prefix:e})}function no(e,t){return new Ea({check:"string_format",format:"e\
nds_with",...N(t),suffix:e})}function Me(e){return new Sa({check:"overwrite",tx:e})}function ro(e){return Me(t=>t.normalize(e))}function oo(){return Me(e=>e.trim())}function so(){
return Me(e=>e.toLowerCase())}function io(){return Me(e=>e.toUpperCase())}function ao(){return Me(e=>$r(e))}function Ou(e,t,n){return new e(
{type:"array",element:t,...N(n)})}function Ru(e,t,n){return new e({type:"custom",check:"custom",fn:t,...N(n)})}function Tu(e,t){let n=Qm(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(nt(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(nt(s))}},e(r.value,r)),t);return n}function Qm(e,t){let n=new ee({
check:"custom",...N(t)});return n._zod.check=e,n}var zt=()=>()=>{throw new Error("bundles make no JSON Schemas")};var zu=new WeakSet([Object.prototype,Error.prototype]);function Rn(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var ih=(e,t)=>{zi.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);zu.has(n)||(zu.add(n),Rn(n,"format",r=>o=>Pi(r,
o)),Rn(n,"flatten",r=>o=>Ci(r,o)),Rn(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,Xe,2)}),Rn(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,Xe,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var le=g("ZodError",ih,void 0,{Parent:Error});var Cu=cn(le),Pu=un(le),Au=ln(le),Iu=dn(le),Nu=Ii(le),Mu=Ni(le),Lu=Mi(le),Du=Li(le),ju=Di(le),Fu=ji(le),Gu=Fi(le),Uu=Gi(le);function ch(){ie.localeError||ue(Hc())}function Ct(){ie.memoizer||ue({memoizer:Bc()})}var V=g("ZodType",(e,t)=>(ch(),q.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(M.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return fe(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(og(e,t))},superRefine(e,t){return this.check(sg(e,t))},overwrite(e){return this.
check(Me(e))},optional(){return Zu(this)},exactOptional(){return Hh(this)},nullable(){return Bu(this)},nullish(){return Zu(Bu(this))},nonoptional(e){
return Yh(this,e)},array(){return k(this)},or(e){return be([this,e])},and(e){return Fh(this,e)},transform(e){return Hu(this,Bh(e))},default(e){
return Vh(this,e)},prefault(e){return Kh(this,e)},catch(e){return Qh(this,e)},pipe(e){return Hu(this,e)},readonly(){return ng(this)},describe(e){
let t=this.clone();return Ot.add(t,{description:e}),t},meta(...e){if(e.length===0)return Ot.get(this);let t=this.clone();return Ot.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return M.hide(this,"~standard",{...Zr(this),jsonSchema:{input:zt(this,"input"),output:zt(this,"output")}})},
set"~standard"(e){M.own(this,"~standard",e)},parse:function e(t,n){return Cu(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await Pu(
this,t,n,{callee:e})},safeParse(e,t){return Au(this,e,t)},async safeParseAsync(e,t){return Iu(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){M.own(this,"spa",e)},validate(e,t){return Ir(this,e,t)},validateAsync(e,t){return Nr(this,e,t)},encode:function e(t,n){return Nu(
this,t,n,{callee:e})},decode:function e(t,n){return Mu(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await Lu(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await Du(this,t,n,{callee:e})},safeEncode(e,t){return ju(this,e,t)},safeDecode(e,t){return Fu(this,
e,t)},async safeEncodeAsync(e,t){return Gu(this,e,t)},async safeDecodeAsync(e,t){return Uu(this,e,t)},toJSONSchema(e){return zt(this,{})(e)},
get description(){return Ot.get(this)?.description},get _def(){return this._zod.def}}),qu=g("_ZodString",(e,t)=>{yn.init(e,t),V.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},M.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Yr(...e))},includes(...e){return this.check(eo(...e))},startsWith(...e){return this.check(to(
...e))},endsWith(...e){return this.check(no(...e))},min(...e){return this.check(ot(...e))},max(...e){return this.check(kn(...e))},length(...e){
return this.check(On(...e))},nonempty(...e){return this.check(ot(1,...e))},lowercase(e){return this.check(Xr(e))},uppercase(e){return this.check(
Qr(e))},trim(){return this.check(oo())},normalize(...e){return this.check(ro(...e))},toLowerCase(){return this.check(so())},toUpperCase(){return this.
check(io())},slugify(){return this.check(ao())}})),uh=g("ZodString",(e,t)=>{yn.init(e,t),qu.init(e,t)},{email(e){return this.check(Jc(mh,e))},
url(e){return this.check(tu(gh,e))},jwt(e){return this.check(gu(Ch,e))},emoji(e){return this.check(nu(bh,e))},guid(e){return this.check(Kc(hh,
e))},uuid(e){return this.check(Yc(Tn,e))},uuidv4(e){return this.check(Xc(Tn,e))},uuidv6(e){return this.check(Qc(Tn,e))},uuidv7(e){return this.
check(eu(Tn,e))},nanoid(e){return this.check(ru(yh,e))},cuid(e){return this.check(ou(wh,e))},cuid2(e){return this.check(su(vh,e))},ulid(e){return this.
check(iu(_h,e))},base64(e){return this.check(fu(Rh,e))},base64url(e){return this.check(mu(Th,e))},xid(e){return this.check(au(xh,e))},ksuid(e){
return this.check(cu($h,e))},ipv4(e){return this.check(uu(Eh,e))},ipv6(e){return this.check(lu(Sh,e))},cidrv4(e){return this.check(du(kh,e))},
cidrv6(e){return this.check(pu(Oh,e))},e164(e){return this.check(hu(zh,e))},datetime(e){return this.check(bu(lh,e))},date(e){return this.check(
yu(dh,e))},time(e){return this.check(wu(ph,e))},duration(e){return this.check(vu(fh,e))}});function p(e){return Vc(uh,e)}var K=g("ZodStringF\
ormat",(e,t)=>{W.init(e,t),qu.init(e,t)}),lh=g("ZodISODateTime",(e,t)=>{tc.init(e,t),K.init(e,t)}),dh=g("ZodISODate",(e,t)=>{nc.init(e,t),K.
init(e,t)}),ph=g("ZodISOTime",(e,t)=>{rc.init(e,t),K.init(e,t)}),fh=g("ZodISODuration",(e,t)=>{oc.init(e,t),K.init(e,t)}),mh=g("ZodEmail",(e,t)=>{
Ba.init(e,t),K.init(e,t)});var hh=g("ZodGUID",(e,t)=>{Ua.init(e,t),K.init(e,t)});var Tn=g("ZodUUID",(e,t)=>{Za.init(e,t),K.init(e,t)});var gh=g("ZodURL",(e,t)=>{Wa.init(e,t),K.init(e,t)});var bh=g("ZodEmoji",(e,t)=>{Va.init(e,t),K.init(e,t)});var yh=g("ZodNanoID",(e,t)=>{Ja.init(e,t),K.init(e,t)});var wh=g("ZodCUID",(e,t)=>{Ka.init(e,t),K.init(e,t)});var vh=g("ZodCUID2",(e,t)=>{Ya.init(e,t),K.init(e,t)});var _h=g("ZodULID",(e,t)=>{Xa.init(e,t),K.init(e,t)});var xh=g("ZodXID",(e,t)=>{Qa.init(e,t),K.init(e,t)});var $h=g("ZodKSUID",(e,t)=>{ec.init(e,t),K.init(e,t)});var Eh=g("ZodIPv4",(e,t)=>{sc.init(e,t),K.init(e,t)});var Sh=g("ZodIPv6",(e,t)=>{ac.init(e,t),K.init(e,t)});var kh=g("ZodCIDRv4",(e,t)=>{cc.init(e,t),K.init(e,t)});var Oh=g("ZodCIDRv6",(e,t)=>{uc.init(e,t),K.init(e,t)});var Rh=g("ZodBase64",(e,t)=>{dc.init(e,t),K.init(e,t)});var Th=g("ZodBase64URL",(e,t)=>{fc.init(e,t),K.init(e,t)});var zh=g("ZodE164",(e,t)=>{mc.init(e,t),K.init(e,t)});var Ch=g("ZodJWT",(e,t)=>{hc.init(e,t),K.init(e,t)});var Wu=g("ZodNumber",(e,t)=>{Br.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},M.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(En(e,t))},gte(e,t){return this.
check(Tt(e,t))},min(e,t){return this.check(Tt(e,t))},lt(e,t){return this.check($n(e,t))},lte(e,t){return this.check(Rt(e,t))},max(e,t){return this.
check(Rt(e,t))},int(e){return this.check(G(e))},safe(e){return this.check(G(e))},positive(e){return this.check(En(0,e))},nonnegative(e){return this.
check(Tt(0,e))},negative(e){return this.check($n(0,e))},nonpositive(e){return this.check(Rt(0,e))},multipleOf(e,t){return this.check(Sn(e,t))},
step(e,t){return this.check(Sn(e,t))},finite(){return this}}));function b(e){return _u(Wu,e)}var Ph=g("ZodNumberFormat",(e,t)=>{gc.init(e,t),
Wu.init(e,t)});function G(e){return xu(Ph,e)}var Ah=g("ZodBoolean",(e,t)=>{bc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ae(e){return $u(Ah,e)}var Ih=g("ZodNull",(e,t)=>{yc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Vu(e){return Eu(Ih,e)}var Nh=g("ZodUnknown",(e,t)=>{wc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function uo(){return Su(Nh)}var Mh=g(
"ZodNever",(e,t)=>{vc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Ju(e){return ku(Mh,e)}var Lh=g("ZodArray",(e,t)=>{Ct(),_c.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(ot(e,t))},nonempty(e){return this.check(ot(1,e))},max(e,t){return this.check(kn(e,t))},length(e,t){return this.check(On(e,
t))},unwrap(){return this.element}});function k(e,t){return Ou(Lh,e,t)}var fo=g("ZodObject",(e,t)=>{Ct(),Ec.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),M.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return A(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(M.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(M.mergeDefs(this._zod.def,{catchall:uo()}))},loose(){return this.clone(M.mergeDefs(this._zod.def,{catchall:uo()}))},
strict(){return this.clone(M.mergeDefs(this._zod.def,{catchall:Ju()}))},strip(){return this.clone(M.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return M.extend(this,e)},safeExtend(e){return M.safeExtend(this,e)},merge(e){return M.merge(this,e)},pick(e){return M.pick(this,e)},
omit(e){return M.omit(this,e)},partial(...e){return M.partial(mo,this,e[0])},exactPartial(...e){return M.partial(Qu,this,e[0],"exactPartial")},
required(...e){return M.required(el,this,e[0])}});function Ku(e,t){let n={type:"object",shape:e??{},...M.normalizeParams(t)};return new fo(n)}
function $(e,t){return new fo({type:"object",shape:e,catchall:Ju(),...M.normalizeParams(t)})}function Yu(e,t){return new fo({type:"object",shape:e,
catchall:uo(),...M.normalizeParams(t)})}var Xu=g("ZodUnion",(e,t)=>{Hr.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function be(e,t){return new Xu({type:"union",options:e,...M.normalizeParams(t)})}var Dh=g("ZodDiscriminatedUnion",(e,t)=>{Xu.init(e,t),Sc.init(e,t)});function ve(e,t,n){return new Dh({type:"union",options:t,discriminator:e,
...M.normalizeParams(n)})}var jh=g("ZodIntersection",(e,t)=>{kc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function Fh(e,t){return new jh({type:"intersection",left:e,right:t})}var Gh=g("ZodTuple",(e,t)=>{Ct(),Oc.init(e,t),V.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new mo({type:"optional",innerType:t}))})}});
function zn(e,t,n){let r=t instanceof q,o=r?n:t,s=r?t:null;return new Gh({type:"tuple",items:e,rest:s,...M.normalizeParams(o)})}var lo=g("Zo\
dRecord",(e,t)=>{Ct(),Rc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function de(e,t,n){return!t||!t._zod?new lo({type:"record",keyType:p(),valueType:e,...M.normalizeParams(t)}):new lo({type:"record",keyType:e,
valueType:t,...M.normalizeParams(n)})}function Re(e,t,n){return new lo({type:"record",keyType:e,valueType:t,...M.normalizeParams(n),partial:!0})}var po=g("ZodEnum",(e,t)=>{Tc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new po({...t,checks:[],...M.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new po({...t,checks:[],...M.normalizeParams(o),entries:s})}});
function A(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new po({type:"enum",entries:n,...M.normalizeParams(t)})}var Uh=g("ZodLiteral",(e,t)=>{zc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function J(e,t){return new Uh({type:"literal",values:Array.isArray(e)?e:[e],...M.normalizeParams(t)})}var Zh=g("ZodTransform",(e,t)=>{Ct(),Cc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new rt(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(M.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(M.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function Bh(e){return new Zh({type:"transform",transform:e})}
var mo=g("ZodOptional",(e,t)=>{qr.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Zu(e){return new mo({type:"optional",innerType:e})}var Qu=g("ZodExactOptional",(e,t)=>{Pc.init(e,t),V.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Hh(e){return new Qu({type:"optional",innerType:e})}var qh=g("ZodNull\
able",(e,t)=>{Ac.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Bu(e){
return new qh({type:"nullable",innerType:e})}var Wh=g("ZodDefault",(e,t)=>{Ic.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function Vh(e,t){return new Wh({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():M.shallowClone(
t)}})}var Jh=g("ZodPrefault",(e,t)=>{Nc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Kh(e,t){return new Jh({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():M.shallowClone(t)}})}var el=g(
"ZodNonOptional",(e,t)=>{Mc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Yh(e,t){
return new el({type:"nonoptional",innerType:e,...M.normalizeParams(t)})}var Xh=g("ZodCatch",(e,t)=>{Lc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function Qh(e,t){return new Xh({type:"catch",innerType:e,catchValue:typeof t=="function"?t:M.constantCatch(t)})}var eg=g("ZodPipe",(e,t)=>{Dc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function Hu(e,t){
return new eg({type:"pipe",in:e,out:t})}var tg=g("ZodReadonly",(e,t)=>{jc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function ng(e){return new tg({type:"readonly",innerType:e})}var rg=g("ZodCustom",(e,t)=>{Fc.init(e,t),V.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function og(e,t={}){return Ru(rg,e,t)}function sg(e,t){return Tu(e,t)}var Pt=["regression","invalid","inconclusive","improvement","new","unchanged"],st=["io-calls","collections"],it=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...st,"start-time","image-size"];var tl=["burner-elsewhere","interrupted","invalid"];var De=k($({name:p(),key:A(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var E=(e,t)=>$({code:J(e),...t}),te=A(["base","head"]),ho=$({exitCode:b().nullable(),signal:p().nullable()}).describe("Both null where nothi\
ng is known but that it ended."),nl=A(["content-length","chunked","until-close","none"]),ig=$({port:b().describe("The port that requests wer\
e sent to."),at:k($({host:p(),port:b()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known \
where the server listens."),go=A(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is witho\
ut TLS."),At={through:J("nginx").exactOptional().describe("Set where the server itself answers."),interim:b().exactOptional().describe("The \
status (1xx) that its answers have before the one that counts.")},Cn={afterLoad:J(!0).exactOptional()},rl=k(be([$({status:p(),count:b()}),$(
{error:p(),count:b()})])),ag=A(["differs","too-long","too-slow"]),cg=be([$({text:p()}).describe("The beginning of the whole body that is exp\
ected."),$({contains:p()}),$({matches:p(),why:ag}).describe("Whether it does not match, or is too long to be looked at, or the expression ta\
kes too long."),$({json:p(),at:p(),got:p().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; nul\
l for nothing."),$({json:Vu()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),It=ve("code",
[E("wrong-status",{path:p(),status:b(),expected:be([b(),k(b())]).describe("Of several, each would be right."),body:p().describe("Its beginni\
ng, without secrets."),speaks:go.exactOptional(),...At,...Cn}),E("wrong-body",{path:p(),bytes:b(),body:p().describe("Its beginning, without \
secrets."),lacks:cg,...Cn}),E("wrong-header",{path:p(),name:p(),value:p().nullable(),expected:p(),...Cn}),E("no-answer",{path:p(),error:p(),
speaks:go.exactOptional(),...At,...Cn}),E("length-changed",{path:p(),bytes:b()}),E("lengths-differ",{path:p(),base:b(),head:b()}),E("framing\
-differs",{path:p(),base:nl,head:nl}),E("errors",{failed:b(),of:b(),unit:A(["requests","operations"]),most:rl.describe("The most frequent."),
through:At.through}),E("no-answers",{seconds:b(),most:rl.describe("The most frequent."),through:At.through}),E("wrong-size",{answers:b(),bytes:b(),
least:b(),most:b()}),E("too-many-connections",{side:A(["client","upstream"]).describe("Of nginx; client where there is none."),opened:b(),requests:b()}),
E("died",{end:ho,of:A(["server","service"]),service:p().exactOptional(),when:A(["starting","before-load","under-load"]).exactOptional(),withheld:De,
lacks:p().exactOptional().describe("A module that it said it could not find.")}),E("restarted",{}),E("worked-unasked",{cpu:b().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:b().describe("The same of the other variant, while only this one was \
loaded."),seconds:b()}),E("accepted-unasked",{connections:b().describe("Accepted while only the other variant was loaded."),seconds:b()}),E(
"reached-other",{of:te.describe("Whose server, service or nginx it was connected to."),connections:b(),listened:J(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),E("ended-other",{of:te.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:ho}),E("fails-beside",{of:te.describe("Which could not be started beside this one, and could a\
lone.")}),E("changed-files",{of:te.describe("Whose files were changed while both ran, and not those of this one."),path:p().describe("The fi\
rst of them."),files:b()}),E("filled-disk",{bytes:b().describe("That its files take."),other:b().describe("The same of the other variant.")}),
E("left-its-group",{processes:b(),cpu:b().describe("CPU seconds that they used, which no meter of the variant counts.")}),E("not-ready",{seconds:b(),
last:be([$({path:p(),status:b()}),$({error:p()})]).nullable().describe("What it answered last; null where it answered nothing."),service:p().
exactOptional(),listens:ig.exactOptional(),speaks:go.exactOptional(),...At,runOver:J(!0).exactOptional().describe("Set where the run's time \
was over first.")}),E("start-failed",{error:p()}),E("prepare-failed",{command:k(p()),error:p(),withheld:De}),E("command-failed",{error:p(),withheld:De,
well:G().positive().exactOptional().describe("Runs of the same side that ended well.")}),E("no-report",{output:p().describe("The last lines \
of a command that reported no operations, though base's does.")}),E("impossible-time",{seconds:b().describe("What a command said that it had\
 worked."),wall:b().describe("From its start to its end, as hyperfine noted it.")}),E("timing-altered",{noted:b().describe("Wall seconds tha\
t hyperfine noted."),wall:b().describe("From its start to its end by loadgate's clock.")}),E("generator-failed",{error:p()}),E("background-l\
oad-failed",{failed:b().exactOptional(),answered:b().exactOptional(),error:p().exactOptional()}),E("proxy-failed",{variant:te,end:ho.nullable(),
seconds:b().nullable().describe("Set where it was waited for so long."),error:p().nullable().describe("The last line of its log.")}),E("harn\
ess-failed",{error:p()}),E("burner-elsewhere",{})]);var Nt=A(["direct","nginx"]),Pn=A(["server","proxy","generator","dependency"]),F=b().nullable(),ol=de(p(),b()),at=A(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),ug=$({by:A(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:G().positive().
describe("How many times it ran, one after the other."),user:F.describe("CPU seconds of all runs in user mode."),system:F.describe("The same\
 in the kernel."),exitCode:G().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:G().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:F.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),lg=$({variant:te,wall:b().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:ol.
describe("Answers by status."),errors:ol.describe("Errors by the generator's own text, deadline aborts left out."),aborted:b().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:b().describe("Body bytes received."),correct:b().describe("Answers\
 with the expected status."),latency:$({mean:F,p50:F,p90:F,p95:F.exactOptional(),p99:F}).describe("In seconds. The oldest results have no p9\
5."),latencies:k(zn([b().nonnegative(),G().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:$({server:F,proxy:F,generator:F}).describe("CPU seconds used."),busiest:$(
{server:F,proxy:F}).describe("Busiest thread as a share of one core."),opened:$({client:F,upstream:F}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:F.describe("Peak memory of the server in bytes since its start."),switches:F.describe("Co\
ntext switches of the server."),counters:Re(A(st),b().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:ug.exactOptional(),bottleneck:Pn.nullable(),invalid:k(It),limits:k(at)}).describe("What on\
e load of one variant gave in one round."),dg=$({order:k(te).describe("The variants in the order they were loaded."),together:ae().describe(
"Whether they were loaded at once."),at:b().describe("Seconds since the start of the run."),samples:k(lg),disturbance:$({stolen:F.describe("\
Taken by the host of this virtual machine."),foreign:F.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),sl=$({at:b().describe("Seconds since the start of the run."),startSeconds:$({base:b().exactOptional(),
head:b().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:b(),warmUpCosts:k(F).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:k(dg),invalid:k(
$({variant:te.nullable(),fault:It,log:p().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var bo={before:b(),after:b()},dl=A(it),il={scenario:p(),metric:dl,before:b().nullable().describe("Null where it has none."),after:b().nullable()},
pg=$({of:A(["run","scenario","target","service"]),name:p().exactOptional().describe("Absent where it is of the whole run."),setting:p().describe(
"The way to it, as `expect.status`."),before:p().nullable().describe("Cut around what differs; null where it is not there."),after:p().nullable()}),
al={changes:k(pg),more:G().nonnegative().describe("How many further ones there are.")},cl={scenarios:k(p()),via:k(p()).describe("scenario/vi\
a"),pairs:k(p()).describe("target/scenario")},fg=A(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),pl=ve("code",[E("base-config-missing",{file:p()}),E("base-config-unusable",{file:p(),error:p()}),E("config-from-checkout",{file:p()}),
E("gate-changed",{changes:k(ve("setting",[$({setting:J("false-alarms"),...bo}),$({setting:J("fail-on"),before:k(p()),after:k(p())}),$({setting:J(
"mode"),before:p(),after:p()}),$({setting:J("threshold"),scenario:p(),...bo}),$({setting:J("max-errors"),scenario:p(),...bo}),$({setting:J("\
thresholds"),...il}),$({setting:J("absolute-limits"),...il,unit:p()})]))}),E("budget-changed",{before:b().nullable().describe("Seconds; null\
 for the default of each case."),after:b().nullable()}),E("build-timeout-changed",{before:b().nullable().describe("Seconds; null for the def\
ault."),after:b().nullable()}),E("isolation-changed",al),E("no-base-side",{file:p(),targets:k(p())}),E("no-longer-measured",{targets:k(p()),
...cl}),E("newly-measured",{targets:k(p()),...cl}),E("plan-changed",al),E("fixture-changed",{folders:k(p())}),E("default-rules",{file:p()}),
E("cases-missing",{cases:k(p())}),E("other-requests",{scenarios:k(p())}),E("submodules-missing",{paths:k(p())}),E("checkout-sparse",{file:p().
describe("One that is left out."),files:G().positive()}),E("filters-off",{filters:k(p()),file:p().describe("One of them."),files:G().positive()}),
E("port-ignored",{target:p()}),E("port-fixed",{target:p(),ports:k(G().positive()).min(1).describe("What both sides listen on beside PORT.")}),
E("own-users-lacking",{why:fg,what:p().exactOptional().describe("The target, program or port that a separate user cannot have.")}),E("sessio\
n-overran",{case:p(),seconds:b().describe("What the session that was stopped had taken.")}),E("planted-not-found",{case:p(),slowdown:b().describe(
"CPU that was burnt beside head, as a share of what head used.")}),E("planted-not-measured",{case:p(),why:A(tl)}),E("rate-not-comparable",{scenario:p()})]);var yo=ve("code",[E("docker-missing",{}),E("no-engine",{said:p().exactOptional().describe("By Docker's client.")}),E("no-buildx",{}),E("imag\
es-unresolved",{images:k(p())}),E("nothing-to-build",{target:p()}),E("no-command",{of:A(["target","service"]),name:p()}),E("same-process",{as:p().
describe("The target that it does not differ from.")}),E("programs-missing",{programs:k(p())}),E("base-in-docker",{})]),fl=ve("code",[E("con\
figured",{}),E("docker-works",{}),E("nothing-to-run",{}),E("not-docker",{obstacle:yo})]),An=A(["untouched","identical-builds"]),mg=A(["steal",
"other-programs","out-of-ports"]),ul=b().exactOptional().describe("Set where the time for everything that is built together was over."),ll=$(
{lost:G().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:G().nonnegative()}),wo=ve("cod\
e",[E("build-failed",{variant:te,target:p(),limitSeconds:ul}),E("setup-failed",{variant:te,target:p(),limitSeconds:ul,withheld:De}),E("fault",
{variants:k(te).describe("Empty where it is no variant's."),fault:It,times:G().positive()}),E("head-alone",{why:A(["configuration","target",
"scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),E("shards-m\
issing",{shards:k(p()).describe("`1/3`; empty where one left the case out.")}),E("skipped",{why:An}),E("skip-unverified",{why:An}),E("interr\
upted",{}),E("no-time",{}),E("no-values",{}),E("one-session",{}),E("equal-ratios",{}),E("slow-start",{seconds:b().describe("What a start tak\
es, of the slower side."),sessions:G().positive().describe("How many fit.")}),E("interference",{source:mg,effect:A(["counted-less","left-out",
"nothing-left"]),rounds:G().positive()}),E("limited",{limit:at,loop:A(["closed","open","command"]),cpuDecides:ae().describe("Whether CPU tim\
e could be read, so that it decides.")}),E("held-back",{limit:at,bound:ae().describe("Whether its value is a bound of the true one.")}),E("c\
onnections-closed",{base:b().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:b().nullable()}),
E("requests-lost",{base:ll.exactOptional().describe("Absent where there is no base."),head:ll}),E("p99-unknown",{}),E("not-judged",{metric:dl,
key:A(["threshold","limit"]).describe("By which key."),why:A(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).
describe("What cases have it that this one is not; or that its value could not be known.")}),E("bottleneck-unknown",{}),E("server-waits",{limit:at,
decided:ae().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),E("settled-early",{sessions:G().positive()}),
E("counter-moved",{metric:A(st),more:b().describe("Head less base, per request or operation."),low:b().describe("Where that lies at 95%, wit\
h the other end."),high:b()})]);var hg=A(["docker","process"]),ml=$({method:p(),paths:k(p()).describe("One or several; one of several is picked at random for each request."),
headers:k(zn([p(),p()])),body:be([$({text:p()}),$({file:p()})]).exactOptional()}),gg=$({contains:k(p()).exactOptional().describe("Texts that\
 all stand in it."),matches:p().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:p().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),bg=$({status:be([
b(),k(b())]).describe("Of several, each is right."),body:be([p().describe("The whole body."),gg]).exactOptional(),headers:de(p(),p()).describe(
"Lower-case names."),sameLength:ae().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected\
 answer; what is absent is not checked.");var hl=Re(A(it),b().positive()),yg=$({name:p(),targets:k(p()).describe("Names of the targets it is run against."),request:ml.describe("Asks \
for no path where the scenario runs a command instead."),args:k(p()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it \
did."),expect:bg,connections:b(),keepalive:ae(),http2:J(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on,\
 with TLS as both agree."),via:k(Nt),background:$({request:ml,connections:b()}).exactOptional().describe("Other requests that are sent all t\
he while; they are not measured."),rate:be([$({perSecond:b()}),$({share:b()})]).exactOptional().describe("Requests per second, or a share of\
 what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:b().exactOptional().describe("A fixe\
d count of requests per sample instead of a duration."),durationSeconds:b().exactOptional().describe("Instead of a length derived from the t\
hroughput."),timeoutSeconds:b(),maxErrors:b().describe("The share of answers that may be errors, 0 to 1."),threshold:b().describe("Smallest \
relative change that counts, 0.02 for 2%."),thresholds:hl.exactOptional().describe("The same of single metrics, which then decide as well, w\
hatever decides without them."),limits:hl.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be,\
 or the least of what is better the higher it is.")}),wg=A(["configuration","target","scenario","request"]),_o=$({id:p(),target:p(),scenario:p(),
via:Nt,fresh:wg.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that reque\
sts or expects something else. What base answers wrongly is then no fault of it.")}),vo=k(b()),vg=$({layout:A(["one-core","shared-load-core",
"smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a sepa\
rate machine the numbers of server and proxy are that machine's."),server:vo,proxy:vo,generator:vo}).describe("Which logical CPUs each part \
may use.");var _g=A(["side-by-side","interleaved"]),xg=A(["regression","invalid","inconclusive","never"]),$g=A(["block","observe"]),xo={seed:b(),budgetSeconds:b(),
isolation:hg,isolationReason:fl,cpus:vg,scenarios:k(yg)},$o=$({...xo,shard:$({index:G().positive(),count:G().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:$({config:p().exactOptional(),preset:p().exactOptional()}).exactOptional().
describe("What of the configuration was named: its file, from the repository's top, and a preset."),looks:J(!1).exactOptional().describe("Se\
t where every case took all its time: a size that is read at an early look is a little too large."),alpha:b().gt(0).lt(1).describe("One-side\
d risk of any false regression in the whole run."),pairing:_g.describe("How the variants of a case are loaded, where both can be up at once."),
cases:k(_o),failOn:k(xg),mode:$g.describe("Whether a verdict fails the run, or is only reported.")});var Eg=$({cores:b(),memoryBytes:b(),kernel:p(),os:p()}),Eo=$({cpuModel:p(),cores:b(),memoryBytes:b(),kernel:p(),os:p(),runnerImage:p().nullable(),
servers:Eg.exactOptional().describe("The machine of the servers, where it is not the one that made the load."),tools:de(p(),p()),load:$({before:b(),
after:F}).describe("Load average of one minute.")});var Mn=1,So=A(Pt),ct=A(it),Mt=$({low:b().positive(),high:b().positive()}),kg=$({name:ct,unit:p(),better:A(["higher","lower"]),gates:ae().describe(
"Whether it takes part in the verdict of its case."),base:F.describe("Typical value: the median over sessions of the medians over rounds."),
head:F,ratio:b().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:Mt.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:Mt.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:b().describe("Sessions behind the interval."),threshold:b().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:So.nullable()}),Og=$({metric:ct,unit:p(),better:A(["higher","lower"]),
limit:b().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:F.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:Mt.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:b().describe("Sessions behind the interval."),state:A(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),Rg=$({roundsPerSession:b(),
warmUpSeconds:b().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:F.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Nn=b().nonnegative(),gl=A(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),bl=G().nonnegative().describe("In its file, of head."),Tg=$({name:p().
max(300),line:bl.exactOptional(),kind:gl,calls:$({name:p().max(300),line:bl.exactOptional(),kind:gl}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Nn.describe("CPU seconds per request in it and in all that it calls."),head:Nn}),zg=$({tool:p().
max(100),base:Nn.describe("CPU seconds per request, of the whole server."),head:Nn,functions:k(Tg).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),ko=$({..._o.shape,sessions:k(sl),choice:Rg.exactOptional(),rate:b().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:An.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:k(p()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Eo.exactOptional().describe("Where it was measured, if not where the rest was."),growth:zg.exactOptional(),
notProfiled:p().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),Cg=$({...ko.shape,bottleneck:Pn.
nullable(),threshold:b().positive(),metrics:k(kg),limits:k(Og).exactOptional(),verdict:So,settledAt:F.describe("Sessions after which a look \
settled it; null where it was judged at the end."),detectable:F.describe("The smallest slowdown, as a share, that would have been called one\
 in 95 of 100 such runs; null where the noise is not known."),brokenIn:k(te).describe("The variants that an invalid case failed in."),findings:k(
wo)}),Pg=$({variant:te,commit:p().describe("Of a temporary commit where the working tree was measured."),label:p().describe('What was named:\
 a revision, or "working tree".'),builds:de(p(),$({id:p(),imageBytes:F})).describe("By target: image id, or tree id for processes, and the i\
mage's size in bytes.")}),Ag=$({kind:A(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compi\
ler or runtime."),name:p().max(200),base:p().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null\
 where base has none."),head:p().max(200).nullable(),role:A(["direct","indirect","development"]).exactOptional().describe("Of a package: req\
uired by the project, needed by another, or only to develop with."),file:p().max(200).exactOptional().describe("That says so; absent where a\
 built image does.")}).describe("What two builds differ by beside the repository's own code."),wl=k(Ag).max(500).exactOptional().describe("W\
hat matters most first; absent where nothing else differs, or nothing was compared."),Ig=$({variant:te,target:p(),what:A(["build","setup"]),
log:p(),limitSeconds:b().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:De}).describe(
"A side that could not be built or prepared at all."),Ng=$({build:b(),run:b().describe("Starts, warm-up and measuring."),ready:b().describe(
"Of them, from all variants of a session ready to their stop."),load:b().describe("Of them, with load on."),harness:b().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Oo={id:p(),startedAt:p().describe(
"ISO 8601."),environment:Eo,variants:k(Pg),failures:k(Ig),notices:k(pl).describe("What the reader must know first."),seconds:Ng,interrupted:ae().
describe("Whether the run was stopped before its plan was done.")},Kx=$({...Oo,differences:wl,plan:$o,cases:k(ko)}),vl={schema:J(Mn),...Oo,differences:wl,
plan:$o,cases:k(Cg),verdict:So,exitCode:b()},In=$({command:J("compare"),...vl}),yl=$({commit:p(),label:p()}),Mg=A(["issue","comment","fail",
"none"]),Lg=$({control:p().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:k(Mg),
direction:A(["worse","both"]),thresholds:de(p(),b()).describe("Further metrics that raise alerts, each with its threshold."),selftest:ae().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:b().describe("Seconds that points are \
kept."),keepRuns:b().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),Dg=$({settings:Lg,config:p().describe("Path of the configuration file."),reference:yl,head:$({commit:p(),subject:p()}),control:In.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:$({from:yl,
results:In}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:In.nullable().describe(
"The cases that looked changed, measured once more."),planted:$({case:p(),slowdown:b().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:In.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),jg=$({command:A(["compare","trend"]),...vl,trend:Dg.
exactOptional()}),Fg=$({place:G().positive(),value:F,system:p().nullable(),moved:ae().describe("Whether today's order among the published sy\
stems is another one.")}),Gg={place:G().positive().nullable().describe("From 1; shared by targets that the numbers do not distinguish; null \
where nothing can be ranked."),ratio:b().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two session\
s."),interval:Mt.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},Ug=$({target:p(),...Gg,figures:Re(
ct,F).describe("Typical values: the median over sessions of the medians over rounds."),sessions:k(b().positive()).describe("The value that i\
t is ranked by, of each session."),spread:Mt.nullable().describe("Where the mean of the sessions lies, at 95%."),requests:G().nonnegative().
describe("All answers and errors of the measured rounds."),failed:de(p(),G().positive()).describe("How often what went wrong."),bottleneck:Pn.
nullable(),limited:ae().describe("Whether something else than the server bounded its value."),findings:k(wo),published:Fg.nullable().describe(
"What the publication said, beside today's place.")}),Zg=$({id:p().describe("scenario/via"),scenario:p(),via:Nt,by:A(["goodput","p99","time"]).
describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations\
."),unit:A(["requests/s","operations/s","s"]),rows:k(Ug).describe("Best first.")}),Bg=$({unit:p().nullable(),entries:k($({target:p(),value:F,
system:p().nullable()}))}),Hg=$({source:p(),figures:de(p(),Bg).describe("By scenario and via, `hello/direct`.")}),qg=$({target:p(),obstacle:yo}),
Wg=$(xo),Vg=$({...Oo,config:p().describe("Path of the configuration file."),plan:Wg,cases:k(ko).describe("One target in one scenario in one \
way each, as `head`."),leftOut:k(qg),published:Hg.nullable()}),Jg=$({command:J("rank"),schema:J(Mn),...Vg.shape,leaderboards:k(Zg),exitCode:b()}),
Yx=ve("command",[jg,Jg]);var Xx=64*1024*1024;var Qx=Yu({schema:b()});var Ro=["changed","always","never"],To=["neutral","trusted"],je=p().max(500),Kg=$({id:je.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:je.describe("Which cases, as a glob."),at:p().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:je.describe("Login."),reason:je}),_l=$({id:je,extent:Re(
ct,b()).describe("By metric, how much worse it may be, as a log."),limits:Re(ct,b()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),Yg=$({..._l.shape,acceptance:Kg}),Xg=$({run:b().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:b().int().nonnegative(),head:p().regex(/^[0-9a-f]{40}$/),verdict:A([...Pt,"accepted","failed"]),headline:je,
at:je.describe("ISO 8601."),commitSeen:p().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:k(_l).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),Qg=10,r$=$({runs:k(Xg).max(
Qg).describe("Oldest first; the last one is what the comment shows."),accepted:k(Yg).max(1e3),heard:k(je).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});var xl=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function eb(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),u=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(u=Math.min(u,(n[i-2]??0)+1)),s.push(u)}n=r,r=s}return r[t.length]??0}function $l(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=eb(xl(e),xl(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function El(e,t,n){let r=({name:s,parse:i,default:a})=>{let u=t(s)??a;if(u!==void 0)try{return i(u)}catch(l){throw l instanceof I?new I(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function D(e,t){return{...e,parse:t}}function se(e,t){
return{...e,parse:t}}function _e(e,t){return{name:e,description:t,default:"false",parse:Sl}}var ne=e=>e;function tb(e,t,n){let r=$l(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function He(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new I(
tb("value",t,e));return n}}function Sl(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new I(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function kl(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new I(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(He(e))}}function nb(e){if(!/^\d{1,10}$/.test(e))throw new I(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function rb(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new I(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function Ol(e){if(!/^\/[^\s#]*$/.test(e))throw new I(`"${e}" is \
not a path; write it like /users?page=2`);return e}var Rl=D({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},ne),Tl=D({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},ne),Co={config:D({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},ne),case:D({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},ne),preset:D({name:"preset",value:"P",
description:"A preset of the configuration file."},ne),budgetSeconds:D({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},Ge)},zl=D({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},He(["auto","docker","process"]));function ob(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new I(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var Cl=D({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},ob),Pl=D({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Ge(e)),d$=D({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},ne),p$=D({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},nb),Al=D({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},Xt),Il=D({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},kl(["regression","invalid","inconclusive","never"])),f$=_e("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),Nl=_e("measure-identical","Measur\
e even if both sides are the same build."),Ml=_e("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),m$=_e("published","Show the published figures of the configuration file beside the \
measured ones."),h$=_e("strict","Fail if a target cannot run here, instead of leaving it out."),Ll=D({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},di),Dl=se({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},pi),g$=se({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
ne),b$=se({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},ne);function sb(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new I(`"${e}" is not a port; write a number from 1 to 65535`);return t}var y$={program:D({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},ne),port:D({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},sb),get:D({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},Ol)},w$=_e("open","Open the page in a browser."),v$={from:D({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},ne),target:D({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},ne),command:D({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},ne),path:D({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},Ol),startTimeout:se({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Ge),dryRun:_e("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:_e("yes","Write without asking first, even in a terminal.")},_$=se({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},Xt),x$=se({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Ge),$$={..._e("q\
uiet","Show no progress; results and errors remain."),short:"q"},E$=_e("json","Print the result as JSON."),zo=["github-action-benchmark"],S$=se(
{name:"format",value:zo.join("|"),default:zo[0],description:"The format to write."},He(zo)),jl={branch:se({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:D({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},ne),folder:se({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},rb)},k$={keep:D({name:"keep",value:"3y",description:"How long points are kept. Defaul\
ts to the run's configuration."},gr),keepRuns:D({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},gr)},
Fl={results:D({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},ne),artifact:se(
{name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},ne),config:se({name:"\
config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each \
configuration has its own comment and status."},ne),preset:D({name:"preset",value:"NAME",description:"The preset that was measured with, who\
se thresholds apply."},ne),threshold:D({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Default\
s to that of base's configuration file, whatever the run used."},Xt),failOn:D({name:"fail-on",value:"regression|invalid|inconclusive|never",
description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},kl([
"regression","invalid","inconclusive","never"])),forkStatus:se({name:"fork-status",value:To.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},He(To)),when:se({name:"when",value:Ro.join("|"),default:"changed",description:"When to comment\
. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},He(Ro)),status:se(
{name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},Sl)};function Ao(e){return D({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Gl={base:{...Rl,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...Tl,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:ib,folder:ab}=jl,Po={branch:{...ib,name:"gh-pages-branch"},folder:ab},Ul="`loadgate` in the runner's temporary\
 folder";function Zl(e){return D({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${Ul}.`},t=>t)}var Bl=Zl("`results.js\
on` and the reports"),Hl="The folder of all results and reports, for a workflow to upload.",ql=D({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${Ul}.`},e=>e),Wl={out:Hl,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function cb(e){
if(mb.some(({name:t})=>t===e))throw new I(`${e} is another action; write uses: ${Dt(e)}@v1`);return He(["compare","trend"])(e)}function Dt(e){
return`loadgate/loadgate/actions/${e}`}var z$={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:D({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},cb),...Gl,...Co,isolation:zl,secrets:{...Cl,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Pl,threshold:Al,
failOn:Il,measureIdentical:Nl,cpuProfile:Ml,shard:Ll,branch:{...Po.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:Po.folder,oha:D({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:Bl},outputs:Wl},ub={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Ao("The token to comment with, e.g. `github.token`."),...Fl},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},lb={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Ao("The token to push and to open issu\
es with, e.g. `github.token`."),results:ql,...Po},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},db={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Dl,...Co,head:Gl.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},pb={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:se({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:Bl},outputs:Wl},Io={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Ao("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},fb={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:ql,out:Zl(
"`bigger.json` and `smaller.json`")},outputs:{out:Hl}},mb=[ub,lb,db,pb,Io,fb];import*as Jl from"os";function Fe(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ln(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function ut(e,t,n){let r=new No(e,t,n);process.stdout.write(r.toString()+Jl.EOL)}var Vl="::",No=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Vl+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${gb(o)}`)}}return t+=`${Vl}${hb(this.message)}`,t}};function hb(e){return Fe(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function gb(e){return Fe(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Kl from"crypto";import*as jn from"fs";import*as Dn from"os";function Yl(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!jn.existsSync(
n))throw new Error(`Missing file at path: ${n}`);jn.appendFileSync(n,`${Fe(t)}${Dn.EOL}`,{encoding:"utf8"})}function Xl(e,t){let n=`ghadelim\
iter_${Kl.randomUUID()}`,r=Fe(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${Dn.EOL}${r}${Dn.EOL}${n}`}import*as nd from"os";import{EOL as bb}from"os";import{constants as Ql,promises as yb}from"fs";var Mo=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(d){try{l(r.next(d))}catch(h){i(h)}}function u(d){try{l(r.throw(d))}catch(h){
i(h)}}function l(d){d.done?s(d.value):o(d.value).then(a,u)}l((r=r.apply(e,t||[])).next())})},{access:wb,appendFile:vb,writeFile:_b}=yb,ed="G\
ITHUB_STEP_SUMMARY";var Lo=class{constructor(){this._buffer=""}filePath(){return Mo(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[ed];if(!t)throw new Error(`Unable to find environment variable for $${ed}. Check if your runtime environment supports job summaries.`);try{
yield wb(t,Ql.R_OK|Ql.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Mo(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?_b:
vb)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Mo(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(bb)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:u,colspan:l,rowspan:d}=i,h=a?"th":"td",y=Object.assign(Object.assign({},l&&{colspan:l}),d&&{rowspan:d});return this.wrap(h,u,y)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},F$=new Lo;import td from"os";var B$=td.platform(),H$=td.arch();var Do;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Do||(Do={}));function rd(e){ut("add-mask",{},e)}function od(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function sd(e,t){if(process.env.GITHUB_OUTPUT||"")return Yl("OUTPUT",Xl(e,t));process.stdout.write(nd.EOL),ut("set-output",{name:e},Fe(t))}function id(e){process.exitCode=Do.Failure,jo(e)}function jo(e,t={}){ut("error",Ln(t),e instanceof Error?e.toString():e)}function ad(e,t={}){ut("warning",Ln(t),e instanceof Error?e.toString():
e)}function cd(e,t={}){ut("notice",Ln(t),e instanceof Error?e.toString():e)}var Fo={done:0,regression:1,usage:2,invalid:3,undelivered:4};function ud(e){return e instanceof we?Eb(e.signal):e instanceof ht?Fo.undelivered:e instanceof I?Fo.usage:Fo.invalid}function Eb(e){return e===
"SIGINT"?130:143}var Go={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};var kb=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ld=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],mE=[...ld,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];function dd(e){return kb.includes(e)||e.startsWith("LC_")}import{closeSync as vE,openSync as _E,readdirSync as xE,readFileSync as Ob,readlinkSync as $E,readSync as EE,realpathSync as SE}from"node:fs";function jt(e){return Rb(()=>Ob(e,"utf8"))}function Rb(e){try{return e()}catch{return null}}var zE=8*1024*1024;var Ab="pipes-",CE=new RegExp(`^${Ab}(?<pid>\\d+)-(?<started>\\d+)-`);import{homedir as hS,tmpdir as Mb}from"node:os";var cS=64*1024;var _S=["/tmp","/var/tmp","/dev/shm",Mb()];var GS=Ku({pid:G().positive(),started:p().nullable()});var US=7*86400;var ZS=de(p(),p());function hd(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${Lb(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function Lb(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function gd(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+hd(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${hd(s,
200)}
`))},end(){o&&e.write(o)}}}function bd(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new we(r)));process.on("SIGHUP",()=>n.abort(
new we("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Go,progress:gd(t,Go.now),signal:n.signal}}var Gn=["slower","faster"],yd=["using more CPU","using less CPU"];function Un(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function dt(e,t){
return e===null||!(t>0)?null:e/t}function wd({command:e},t){return e===void 0||e.operations!==null?null:dt(t,e.runs)}function Db(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Fn(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:Gn},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:d})=>l?xd(l,a):d[e]??null}}var lt={better:"lower",decides:null,limitable:!1},
jb=64*4096;function vd(e,t){return{...lt,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(u=>u.
samples).filter(u=>u.variant===o&&u.counters?.[e]!==void 0),a=i.reduce((u,{counters:l})=>u+(l?.[e]??0),0);return dt(a,i.reduce((u,l)=>u+Un(l),
0))}}}var Ft=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:Gn},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:dt(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:yd},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>dt(e.cpu.server,Un(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:Gn},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>wd(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:yd},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>wd(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:Gn},...lt,better:"higher",of:"command",per:"\
round",value:e=>dt(e.correct,e.command?.seconds??0)},Fn("p50","the median answer",{decides:"open"}),Fn("p90","the slowest tenth of the answe\
rs",{decides:null}),Fn("p95","the slowest twentieth of the answers",{decides:"open"}),{...Fn("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...lt,resolution:jb,per:"sessio\
n",value:Db},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...lt,
of:"request",per:"round",value:e=>dt(e.switches,Un(e))},vd("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),vd("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...lt,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...lt,per:"build",ofImage:!0,
value:e=>e.imageBytes}];var Fb=10;var _d=new WeakMap;function xd(e,t){let n=_d.get(e)??new Map;n.size===0&&_d.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=Gb(e,t);return n.
set(t,o),o}function Gb(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<Fb-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;
return null}function Zn(e){if(e<0)return 1-Zn(-e);let t=1/(1+.2316419*e),r=[.31938153,-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+
s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var Zo=4.25,ak=1-2*Zo*Math.exp(-(Zo**2)/2)/Math.sqrt(2*Math.PI)/(2*Zn(Zo)-1);var BO=1/3;var VO=$({schema:J(1),message:p().max(1e5)});var KO=64*1024*1024;function Te(e){return`${Number((e*100).toPrecision(3))}%`}var zd="measure again on a quiet machine",sy={steal:zd,"other-programs":zd,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var $0={"out-of-ports":sy["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var cy=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},{language:"\
Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];var L0=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,cy.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));var yy=360,wy=236,zR={left:54,right:yy-6,top:20,bottom:wy-34};var CR=Math.log(4),PR=Math.log(10),AR=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var Cy=13,aT=(Cy-1)/2;var Zd=.05;var Ly=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${Te(Zd)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var jy=360;var cz={left:104,right:jy-58};var Dz=32*1024*1024;import{closeSync as Uy,openSync as Zy,readSync as By,writeSync as Hy}from"node:fs";var qy=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function Bd(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=Wy(jt("/proc/self/stat")??""),n=Zy("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return By(n,r,0,t,e)!==t?!1:Hy(n,Vy(
r),0,t,e)===t}finally{Uy(n)}}catch{return!1}}function Wy(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function Vy(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return dd(o)||qy.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}var Xy={pull_request_target:`measure on: pull_request, and comment with ${Dt("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Dt("comment")}`,issue_comment:`read the comment with ${Dt("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Hd(e){if(e==="pull_request_target")throw new I(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${Xy[e]}`)}async function qd(e,t){Bd();let n={isTTY:!1,columns:120,write:ew},r=bd(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=ii(process.env);
Hd(o.name);let s=El(e.inputs,i=>od(i)||void 0,Qy);process.exitCode=await t({inputs:s,event:o,host:r,output:sd})}catch(o){id(gs(o)),process.exitCode=
ud(o),o instanceof we&&process.exit()}}function Qy(e){return`input "${e}"`}function ew(e){process.stdout.write(hr(e))}var tw={error:jo,warning:ad,notice:cd};function Wd({level:e,message:t,
title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};tw[e](hr(t),s)}function Vd(e){let t=e||process.env.GITHUB_TOKEN||"";return t!==""&&rd(t),t}await qd(Io,async({inputs:e,event:t,output:n})=>{if(t.name!=="issue_comment")throw new I("a request is read from comments; run this on: issu\
e_comment, as in workflows/command.yml");let r=ri(Vd(e.token),process.env),o=await ui(t,r);return o!==null&&await li(t,"why"in o?"confused":
"eyes",r),o===null||"why"in o?(n("run","false"),o!==null&&Wd({level:"warning",message:o.why}),0):(n("run","true"),n("head",o.head),n("base",
o.base),n("case",o.cases),n("budget",o.budget),0)});
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
