import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __require=(x=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(x,{get:(a,b)=>(typeof require<"u"?require:a)[b]}):x)(function(x){if(typeof require<
"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+x+'" is not supported')});var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=
0,e}};var __export=(target,all)=>{for(var name2 in all)__defProp(target,name2,{get:all[name2],enumerable:!0})},__copyProps=(to,from,except,desc)=>{
if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(
to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(
target,"default",{value:mod,enumerable:!0}):target,mod));var require_light=__commonJS({"node_modules/bottleneck/light.js"(exports,module){(function(global2,factory){typeof exports=="object"&&typeof module<
"u"?module.exports=factory():typeof define=="function"&&define.amd?define(factory):global2.Bottleneck=factory()})(exports,(function(){"use s\
trict";var commonjsGlobal=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{};function getCjsExportFromNamespace(n){
return n&&n.default||n}var load=function(received,defaults,onto={}){var k,ref,v;for(k in defaults)v=defaults[k],onto[k]=(ref=received[k])!=null?
ref:v;return onto},overwrite=function(received,defaults,onto={}){var k,v;for(k in received)v=received[k],defaults[k]!==void 0&&(onto[k]=v);return onto},
parser={load,overwrite},DLList;DLList=class{constructor(incr,decr){this.incr=incr,this.decr=decr,this._first=null,this._last=null,this.length=
0}push(value){var node2;this.length++,typeof this.incr=="function"&&this.incr(),node2={value,prev:this._last,next:null},this._last!=null?(this.
_last.next=node2,this._last=node2):this._first=this._last=node2}shift(){var value;if(this._first!=null)return this.length--,typeof this.decr==
"function"&&this.decr(),value=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,value}first(){if(this.
_first!=null)return this._first.value}getArray(){var node2,ref,results2;for(node2=this._first,results2=[];node2!=null;)results2.push((ref=node2,
node2=node2.next,ref.value));return results2}forEachShift(cb){var node2;for(node2=this.shift();node2!=null;)cb(node2),node2=this.shift()}debug(){
var node2,ref,ref1,ref2,results2;for(node2=this._first,results2=[];node2!=null;)results2.push((ref=node2,node2=node2.next,{value:ref.value,prev:(ref1=
ref.prev)!=null?ref1.value:void 0,next:(ref2=ref.next)!=null?ref2.value:void 0}));return results2}};var DLList_1=DLList,Events;Events=class{constructor(instance){
if(this.instance=instance,this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error(
"An Emitter already exists for this object");this.instance.on=(name2,cb)=>this._addListener(name2,"many",cb),this.instance.once=(name2,cb)=>this.
_addListener(name2,"once",cb),this.instance.removeAllListeners=(name2=null)=>name2!=null?delete this._events[name2]:this._events={}}_addListener(name2,status2,cb){
var base;return(base=this._events)[name2]==null&&(base[name2]=[]),this._events[name2].push({cb,status:status2}),this.instance}listenerCount(name2){
return this._events[name2]!=null?this._events[name2].length:0}async trigger(name2,...args){var e,promises2;try{return name2!=="debug"&&this.
trigger("debug",`Event triggered: ${name2}`,args),this._events[name2]==null?void 0:(this._events[name2]=this._events[name2].filter(function(listener){
return listener.status!=="none"}),promises2=this._events[name2].map(async listener=>{var e2,returned;if(listener.status!=="none"){listener.status===
"once"&&(listener.status="none");try{return returned=typeof listener.cb=="function"?listener.cb(...args):void 0,typeof returned?.then=="func\
tion"?await returned:returned}catch(error3){return e2=error3,this.trigger("error",e2),null}}}),(await Promise.all(promises2)).find(function(x){
return x!=null}))}catch(error3){return e=error3,this.trigger("error",e),null}}};var Events_1=Events,DLList$1,Events$1,Queues;DLList$1=DLList_1,
Events$1=Events_1,Queues=class{constructor(num_priorities){var i;this.Events=new Events$1(this),this._length=0,this._lists=(function(){var j,
ref,results2;for(results2=[],i=j=1,ref=num_priorities;1<=ref?j<=ref:j>=ref;i=1<=ref?++j:--j)results2.push(new DLList$1((()=>this.incr()),(()=>this.
decr())));return results2}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("leftzero")}decr(){if(--this._length===0)return this.
Events.trigger("zero")}push(job){return this._lists[job.options.priority].push(job)}queued(priority){return priority!=null?this._lists[priority].
length:this._length}shiftAll(fn){return this._lists.forEach(function(list2){return list2.forEachShift(fn)})}getFirst(arr=this._lists){var j,
len,list2;for(j=0,len=arr.length;j<len;j++)if(list2=arr[j],list2.length>0)return list2;return[]}shiftLastFrom(priority){return this.getFirst(
this._lists.slice(priority).reverse()).shift()}};var Queues_1=Queues,BottleneckError;BottleneckError=class extends Error{};var BottleneckError_1=BottleneckError,
BottleneckError$1,DEFAULT_PRIORITY,Job,NUM_PRIORITIES,parser$1;NUM_PRIORITIES=10,DEFAULT_PRIORITY=5,parser$1=parser,BottleneckError$1=BottleneckError_1,
Job=class{constructor(task,args,options2,jobDefaults,rejectOnDrop,Events2,_states,Promise2){this.task=task,this.args=args,this.rejectOnDrop=
rejectOnDrop,this.Events=Events2,this._states=_states,this.Promise=Promise2,this.options=parser$1.load(options2,jobDefaults),this.options.priority=
this._sanitizePriority(this.options.priority),this.options.id===jobDefaults.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),
this.promise=new this.Promise((_resolve,_reject)=>{this._resolve=_resolve,this._reject=_reject}),this.retryCount=0}_sanitizePriority(priority){
var sProperty;return sProperty=~~priority!==priority?DEFAULT_PRIORITY:priority,sProperty<0?0:sProperty>NUM_PRIORITIES-1?NUM_PRIORITIES-1:sProperty}_randomIndex(){
return Math.random().toString(36).slice(2)}doDrop({error:error3,message="This job has been dropped by Bottleneck"}={}){return this._states.remove(
this.options.id)?(this.rejectOnDrop&&this._reject(error3??new BottleneckError$1(message)),this.Events.trigger("dropped",{args:this.args,options:this.
options,task:this.task,promise:this.promise}),!0):!1}_assertStatus(expected){var status2;if(status2=this._states.jobStatus(this.options.id),
!(status2===expected||expected==="DONE"&&status2===null))throw new BottleneckError$1(`Invalid job status ${status2}, expected ${expected}. P\
lease open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.options.id),this.Events.trigger(
"received",{args:this.args,options:this.options})}doQueue(reachedHWM,blocked){return this._assertStatus("RECEIVED"),this._states.next(this.options.
id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM,blocked})}doRun(){return this.retryCount===0?(this._assertStatus(
"QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.args,options:this.options})}async doExecute(chained,clearGlobalState,run3,free){
var error3,eventInfo,passed;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.id)):this._assertStatus("EXECU\
TING"),eventInfo={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",eventInfo);try{if(passed=await(chained!=
null?chained.schedule(this.options,this.task,...this.args):this.task(...this.args)),clearGlobalState())return this.doDone(eventInfo),await free(
this.options,eventInfo),this._assertStatus("DONE"),this._resolve(passed)}catch(error1){return error3=error1,this._onFailure(error3,eventInfo,
clearGlobalState,run3,free)}}doExpire(clearGlobalState,run3,free){var error3,eventInfo;return this._states.jobStatus(this.options.id==="RUNN\
ING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),eventInfo={args:this.args,options:this.options,retryCount:this.retryCount},
error3=new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(error3,eventInfo,clearGlobalState,run3,
free)}async _onFailure(error3,eventInfo,clearGlobalState,run3,free){var retry2,retryAfter;if(clearGlobalState())return retry2=await this.Events.
trigger("failed",error3,eventInfo),retry2!=null?(retryAfter=~~retry2,this.Events.trigger("retry",`Retrying ${this.options.id} after ${retryAfter}\
 ms`,eventInfo),this.retryCount++,run3(retryAfter)):(this.doDone(eventInfo),await free(this.options,eventInfo),this._assertStatus("DONE"),this.
_reject(error3))}doDone(eventInfo){return this._assertStatus("EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",eventInfo)}};
var Job_1=Job,BottleneckError$2,LocalDatastore,parser$2;parser$2=parser,BottleneckError$2=BottleneckError_1,LocalDatastore=class{constructor(instance,storeOptions,storeInstanceOptions){
this.instance=instance,this.storeOptions=storeOptions,this.clientId=this.instance._randomIndex(),parser$2.load(storeInstanceOptions,storeInstanceOptions,
this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.
ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){var base;return this.heartbeat==null&&(this.storeOptions.
reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.reservoirIncreaseInterval!=null&&this.storeOptions.
reservoirIncreaseAmount!=null)?typeof(base=this.heartbeat=setInterval(()=>{var amount3,incr,maximum,now,reservoir;if(now=Date.now(),this.storeOptions.
reservoirRefreshInterval!=null&&now>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this._lastReservoirRefresh=now,
this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),this.storeOptions.reservoirIncreaseInterval!=
null&&now>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:amount3,reservoirIncreaseMaximum:maximum,
reservoir}=this.storeOptions,this._lastReservoirIncrease=now,incr=maximum!=null?Math.min(amount3,maximum-reservoir):amount3,incr>0))return this.
storeOptions.reservoir+=incr,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?base.unref():void 0:
clearInterval(this.heartbeat)}async __publish__(message){return await this.yieldLoop(),this.instance.Events.trigger("message",message.toString())}async __disconnect__(flush){
return await this.yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(t=0){return new this.Promise(function(resolve2,reject){
return setTimeout(resolve2,t)})}computePenalty(){var ref;return(ref=this.storeOptions.penalty)!=null?ref:15*this.storeOptions.minTime||5e3}async __updateSettings__(options2){
return await this.yieldLoop(),parser$2.overwrite(options2,options2,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),
!0}async __running__(){return await this.yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){
return await this.yieldLoop(),this._done}async __groupCheck__(time3){return await this.yieldLoop(),this._nextRequest+this.timeout<time3}computeCapacity(){
var maxConcurrent,reservoir;return{maxConcurrent,reservoir}=this.storeOptions,maxConcurrent!=null&&reservoir!=null?Math.min(maxConcurrent-this.
_running,reservoir):maxConcurrent!=null?maxConcurrent-this._running:reservoir??null}conditionsCheck(weight){var capacity;return capacity=this.
computeCapacity(),capacity==null||weight<=capacity}async __incrementReservoir__(incr){var reservoir;return await this.yieldLoop(),reservoir=
this.storeOptions.reservoir+=incr,this.instance._drainAll(this.computeCapacity()),reservoir}async __currentReservoir__(){return await this.yieldLoop(),
this.storeOptions.reservoir}isBlocked(now){return this._unblockTime>=now}check(weight,now){return this.conditionsCheck(weight)&&this._nextRequest-
now<=0}async __check__(weight){var now;return await this.yieldLoop(),now=Date.now(),this.check(weight,now)}async __register__(index,weight,expiration){
var now,wait;return await this.yieldLoop(),now=Date.now(),this.conditionsCheck(weight)?(this._running+=weight,this.storeOptions.reservoir!=null&&
(this.storeOptions.reservoir-=weight),wait=Math.max(this._nextRequest-now,0),this._nextRequest=now+wait+this.storeOptions.minTime,{success:!0,
wait,reservoir:this.storeOptions.reservoir}):{success:!1}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(queueLength,weight){
var blocked,now,reachedHWM;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&weight>this.storeOptions.maxConcurrent)throw new BottleneckError$2(
`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return now=
Date.now(),reachedHWM=this.storeOptions.highWater!=null&&queueLength===this.storeOptions.highWater&&!this.check(weight,now),blocked=this.strategyIsBlock()&&
(reachedHWM||this.isBlocked(now)),blocked&&(this._unblockTime=now+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.
minTime,this.instance._dropAllQueued()),{reachedHWM,blocked,strategy:this.storeOptions.strategy}}async __free__(index,weight){return await this.
yieldLoop(),this._running-=weight,this._done+=weight,this.instance._drainAll(this.computeCapacity()),{running:this._running}}};var LocalDatastore_1=LocalDatastore,
BottleneckError$3,States;BottleneckError$3=BottleneckError_1,States=class{constructor(status1){this.status=status1,this._jobs={},this.counts=
this.status.map(function(){return 0})}next(id){var current,next;if(current=this._jobs[id],next=current+1,current!=null&&next<this.status.length)
return this.counts[current]--,this.counts[next]++,this._jobs[id]++;if(current!=null)return this.counts[current]--,delete this._jobs[id]}start(id){
var initial;return initial=0,this._jobs[id]=initial,this.counts[initial]++}remove(id){var current;return current=this._jobs[id],current!=null&&
(this.counts[current]--,delete this._jobs[id]),current!=null}jobStatus(id){var ref;return(ref=this.status[this._jobs[id]])!=null?ref:null}statusJobs(status2){
var k,pos,ref,results2,v;if(status2!=null){if(pos=this.status.indexOf(status2),pos<0)throw new BottleneckError$3(`status must be one of ${this.
status.join(", ")}`);ref=this._jobs,results2=[];for(k in ref)v=ref[k],v===pos&&results2.push(k);return results2}else return Object.keys(this.
_jobs)}statusCounts(){return this.counts.reduce(((acc,v,i)=>(acc[this.status[i]]=v,acc)),{})}};var States_1=States,DLList$2,Sync;DLList$2=DLList_1,
Sync=class{constructor(name2,Promise2){this.schedule=this.schedule.bind(this),this.name=name2,this.Promise=Promise2,this._running=0,this._queue=
new DLList$2}isEmpty(){return this._queue.length===0}async _tryToRun(){var args,cb,error3,reject,resolve2,returned,task;if(this._running<1&&
this._queue.length>0)return this._running++,{task,args,resolve:resolve2,reject}=this._queue.shift(),cb=await(async function(){try{return returned=
await task(...args),function(){return resolve2(returned)}}catch(error1){return error3=error1,function(){return reject(error3)}}})(),this._running--,
this._tryToRun(),cb()}schedule(task,...args){var promise,reject,resolve2;return resolve2=reject=null,promise=new this.Promise(function(_resolve,_reject){
return resolve2=_resolve,reject=_reject}),this._queue.push({task,args,resolve:resolve2,reject}),this._tryToRun(),promise}};var Sync_1=Sync,version2="\
2.19.5",version$1={version:version2},version$2=Object.freeze({version:version2,default:version$1}),require$$2=()=>console.log("You must impo\
rt the full version of Bottleneck in order to use this feature."),require$$3=()=>console.log("You must import the full version of Bottleneck\
 in order to use this feature."),require$$4=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),
Events$2,Group,IORedisConnection$1,RedisConnection$1,Scripts$1,parser$3;parser$3=parser,Events$2=Events_1,RedisConnection$1=require$$2,IORedisConnection$1=
require$$3,Scripts$1=require$$4,Group=(function(){class Group2{constructor(limiterOptions={}){this.deleteKey=this.deleteKey.bind(this),this.
limiterOptions=limiterOptions,parser$3.load(this.limiterOptions,this.defaults,this),this.Events=new Events$2(this),this.instances={},this.Bottleneck=
Bottleneck_1,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==null&&(this.limiterOptions.datastore==="r\
edis"?this.connection=new RedisConnection$1(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.datastore==="ior\
edis"&&(this.connection=new IORedisConnection$1(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(key=""){var ref;return(ref=
this.instances[key])!=null?ref:(()=>{var limiter;return limiter=this.instances[key]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.
id}-${key}`,timeout:this.timeout,connection:this.connection})),this.Events.trigger("created",limiter,key),limiter})()}async deleteKey(key=""){
var deleted,instance;return instance=this.instances[key],this.connection&&(deleted=await this.connection.__runCommand__(["del",...Scripts$1.
allKeys(`${this.id}-${key}`)])),instance!=null&&(delete this.instances[key],await instance.disconnect()),instance!=null||deleted>0}limiters(){
var k,ref,results2,v;ref=this.instances,results2=[];for(k in ref)v=ref[k],results2.push({key:k,limiter:v});return results2}keys(){return Object.
keys(this.instances)}async clusterKeys(){var cursor,end2,found,i,k,keys,len,next,start;if(this.connection==null)return this.Promise.resolve(
this.keys());for(keys=[],cursor=null,start=`b_${this.id}-`.length,end2=9;cursor!==0;)for([next,found]=await this.connection.__runCommand__([
"scan",cursor??0,"match",`b_${this.id}-*_settings`,"count",1e4]),cursor=~~next,i=0,len=found.length;i<len;i++)k=found[i],keys.push(k.slice(start,
-end2));return keys}_startAutoCleanup(){var base;return clearInterval(this.interval),typeof(base=this.interval=setInterval(async()=>{var e,k,
ref,results2,time3,v;time3=Date.now(),ref=this.instances,results2=[];for(k in ref){v=ref[k];try{await v._store.__groupCheck__(time3)?results2.
push(this.deleteKey(k)):results2.push(void 0)}catch(error3){e=error3,results2.push(v.Events.trigger("error",e))}}return results2},this.timeout/
2)).unref=="function"?base.unref():void 0}updateSettings(options2={}){if(parser$3.overwrite(options2,this.defaults,this),parser$3.overwrite(
options2,options2,this.limiterOptions),options2.timeout!=null)return this._startAutoCleanup()}disconnect(flush=!0){var ref;if(!this.sharedConnection)
return(ref=this.connection)!=null?ref.disconnect(flush):void 0}}return Group2.prototype.defaults={timeout:1e3*60*5,connection:null,Promise,id:"\
group-key"},Group2}).call(commonjsGlobal);var Group_1=Group,Batcher,Events$3,parser$4;parser$4=parser,Events$3=Events_1,Batcher=(function(){
class Batcher2{constructor(options2={}){this.options=options2,parser$4.load(this.options,this.defaults,this),this.Events=new Events$3(this),
this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){return this._promise=new this.Promise((res,rej)=>this._resolve=
res)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),this.Events.trigger("batch",this._arr),this._arr=
[],this._resetPromise()}add(data){var ret;return this._arr.push(data),ret=this._promise,this._arr.length===this.maxSize?this._flush():this.maxTime!=
null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),ret}}return Batcher2.prototype.defaults={maxTime:null,
maxSize:null,Promise},Batcher2}).call(commonjsGlobal);var Batcher_1=Batcher,require$$4$1=()=>console.log("You must import the full version o\
f Bottleneck in order to use this feature."),require$$8=getCjsExportFromNamespace(version$2),Bottleneck2,DEFAULT_PRIORITY$1,Events$4,Job$1,LocalDatastore$1,
NUM_PRIORITIES$1,Queues$1,RedisDatastore$1,States$1,Sync$1,parser$5,splice=[].splice;NUM_PRIORITIES$1=10,DEFAULT_PRIORITY$1=5,parser$5=parser,
Queues$1=Queues_1,Job$1=Job_1,LocalDatastore$1=LocalDatastore_1,RedisDatastore$1=require$$4$1,Events$4=Events_1,States$1=States_1,Sync$1=Sync_1,
Bottleneck2=(function(){class Bottleneck3{constructor(options2={},...invalid2){var storeInstanceOptions,storeOptions;this._addToQueue=this._addToQueue.
bind(this),this._validateOptions(options2,invalid2),parser$5.load(options2,this.instanceDefaults,this),this._queues=new Queues$1(NUM_PRIORITIES$1),
this._scheduled={},this._states=new States$1(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.trackDoneStatus?["DONE"]:[])),this._limiter=
null,this.Events=new Events$4(this),this._submitLock=new Sync$1("submit",this.Promise),this._registerLock=new Sync$1("register",this.Promise),
storeOptions=parser$5.load(options2,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="ioredis"||
this.connection!=null)return storeInstanceOptions=parser$5.load(options2,this.redisStoreDefaults,{}),new RedisDatastore$1(this,storeOptions,
storeInstanceOptions);if(this.datastore==="local")return storeInstanceOptions=parser$5.load(options2,this.localStoreDefaults,{}),new LocalDatastore$1(
this,storeOptions,storeInstanceOptions);throw new Bottleneck3.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(
this),this._queues.on("leftzero",()=>{var ref;return(ref=this._store.heartbeat)!=null&&typeof ref.ref=="function"?ref.ref():void 0}),this._queues.
on("zero",()=>{var ref;return(ref=this._store.heartbeat)!=null&&typeof ref.unref=="function"?ref.unref():void 0})}_validateOptions(options2,invalid2){
if(!(options2!=null&&typeof options2=="object"&&invalid2.length===0))throw new Bottleneck3.prototype.BottleneckError("Bottleneck v2 takes a \
single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this.
_store.ready}clients(){return this._store.clients}channel(){return`b_${this.id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(message){
return this._store.__publish__(message)}disconnect(flush=!0){return this._store.__disconnect__(flush)}chain(_limiter){return this._limiter=_limiter,
this}queued(priority){return this._queues.queued(priority)}clusterQueued(){return this._store.__queued__()}empty(){return this.queued()===0&&
this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this._store.__done__()}jobStatus(id){return this._states.
jobStatus(id)}jobs(status2){return this._states.statusJobs(status2)}counts(){return this._states.statusCounts()}_randomIndex(){return Math.random().
toString(36).slice(2)}check(weight=1){return this._store.__check__(weight)}_clearGlobalState(index){return this._scheduled[index]!=null?(clearTimeout(
this._scheduled[index].expiration),delete this._scheduled[index],!0):!1}async _free(index,job,options2,eventInfo){var e,running;try{if({running}=
await this._store.__free__(index,options2.weight),this.Events.trigger("debug",`Freed ${options2.id}`,eventInfo),running===0&&this.empty())return this.
Events.trigger("idle")}catch(error1){return e=error1,this.Events.trigger("error",e)}}_run(index,job,wait){var clearGlobalState,free,run3;return job.
doRun(),clearGlobalState=this._clearGlobalState.bind(this,index),run3=this._run.bind(this,index,job),free=this._free.bind(this,index,job),this.
_scheduled[index]={timeout:setTimeout(()=>job.doExecute(this._limiter,clearGlobalState,run3,free),wait),expiration:job.options.expiration!=null?
setTimeout(function(){return job.doExpire(clearGlobalState,run3,free)},wait+job.options.expiration):void 0,job}}_drainOne(capacity){return this.
_registerLock.schedule(()=>{var args,index,next,options2,queue;return this.queued()===0?this.Promise.resolve(null):(queue=this._queues.getFirst(),
{options:options2,args}=next=queue.first(),capacity!=null&&options2.weight>capacity?this.Promise.resolve(null):(this.Events.trigger("debug",
`Draining ${options2.id}`,{args,options:options2}),index=this._randomIndex(),this._store.__register__(index,options2.weight,options2.expiration).
then(({success,wait,reservoir})=>{var empty;return this.Events.trigger("debug",`Drained ${options2.id}`,{success,args,options:options2}),success?
(queue.shift(),empty=this.empty(),empty&&this.Events.trigger("empty"),reservoir===0&&this.Events.trigger("depleted",empty),this._run(index,next,
wait),this.Promise.resolve(options2.weight)):this.Promise.resolve(null)})))})}_drainAll(capacity,total=0){return this._drainOne(capacity).then(
drained=>{var newCapacity;return drained!=null?(newCapacity=capacity!=null?capacity-drained:capacity,this._drainAll(newCapacity,total+drained)):
this.Promise.resolve(total)}).catch(e=>this.Events.trigger("error",e))}_dropAllQueued(message){return this._queues.shiftAll(function(job){return job.
doDrop({message})})}stop(options2={}){var done,waitForExecuting;return options2=parser$5.load(options2,this.stopDefaults),waitForExecuting=at=>{
var finished;return finished=()=>{var counts3;return counts3=this._states.counts,counts3[0]+counts3[1]+counts3[2]+counts3[3]===at},new this.
Promise((resolve2,reject)=>finished()?resolve2():this.on("done",()=>{if(finished())return this.removeAllListeners("done"),resolve2()}))},done=
options2.dropWaitingJobs?(this._run=function(index,next){return next.doDrop({message:options2.dropErrorMessage})},this._drainOne=()=>this.Promise.
resolve(null),this._registerLock.schedule(()=>this._submitLock.schedule(()=>{var k,ref,v;ref=this._scheduled;for(k in ref)v=ref[k],this.jobStatus(
v.job.options.id)==="RUNNING"&&(clearTimeout(v.timeout),clearTimeout(v.expiration),v.job.doDrop({message:options2.dropErrorMessage}));return this.
_dropAllQueued(options2.dropErrorMessage),waitForExecuting(0)}))):this.schedule({priority:NUM_PRIORITIES$1-1,weight:0},()=>waitForExecuting(
1)),this._receive=function(job){return job._reject(new Bottleneck3.prototype.BottleneckError(options2.enqueueErrorMessage))},this.stop=()=>this.
Promise.reject(new Bottleneck3.prototype.BottleneckError("stop() has already been called")),done}async _addToQueue(job){var args,blocked,error3,
options2,reachedHWM,shifted,strategy;({args,options:options2}=job);try{({reachedHWM,blocked,strategy}=await this._store.__submit__(this.queued(),
options2.weight))}catch(error1){return error3=error1,this.Events.trigger("debug",`Could not queue ${options2.id}`,{args,options:options2,error:error3}),
job.doDrop({error:error3}),!1}return blocked?(job.doDrop(),!0):reachedHWM&&(shifted=strategy===Bottleneck3.prototype.strategy.LEAK?this._queues.
shiftLastFrom(options2.priority):strategy===Bottleneck3.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(options2.priority+1):
strategy===Bottleneck3.prototype.strategy.OVERFLOW?job:void 0,shifted?.doDrop(),shifted==null||strategy===Bottleneck3.prototype.strategy.OVERFLOW)?
(shifted==null&&job.doDrop(),reachedHWM):(job.doQueue(reachedHWM,blocked),this._queues.push(job),await this._drainAll(),reachedHWM)}_receive(job){
return this._states.jobStatus(job.options.id)!=null?(job._reject(new Bottleneck3.prototype.BottleneckError(`A job with the same id already e\
xists (id=${job.options.id})`)),!1):(job.doReceive(),this._submitLock.schedule(this._addToQueue,job))}submit(...args){var cb,fn,job,options2,
ref,ref1,task;return typeof args[0]=="function"?(ref=args,[fn,...args]=ref,[cb]=splice.call(args,-1),options2=parser$5.load({},this.jobDefaults)):
(ref1=args,[options2,fn,...args]=ref1,[cb]=splice.call(args,-1),options2=parser$5.load(options2,this.jobDefaults)),task=(...args2)=>new this.
Promise(function(resolve2,reject){return fn(...args2,function(...args3){return(args3[0]!=null?reject:resolve2)(args3)})}),job=new Job$1(task,
args,options2,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),job.promise.then(function(args2){return typeof cb=="\
function"?cb(...args2):void 0}).catch(function(args2){return Array.isArray(args2)?typeof cb=="function"?cb(...args2):void 0:typeof cb=="func\
tion"?cb(args2):void 0}),this._receive(job)}schedule(...args){var job,options2,task;return typeof args[0]=="function"?([task,...args]=args,options2=
{}):[options2,task,...args]=args,job=new Job$1(task,args,options2,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),
this._receive(job),job.promise}wrap(fn){var schedule,wrapped;return schedule=this.schedule.bind(this),wrapped=function(...args){return schedule(
fn.bind(this),...args)},wrapped.withOptions=function(options2,...args){return schedule(options2,fn,...args)},wrapped}async updateSettings(options2={}){
return await this._store.__updateSettings__(parser$5.overwrite(options2,this.storeDefaults)),parser$5.overwrite(options2,this.instanceDefaults,
this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(incr=0){return this._store.__incrementReservoir__(
incr)}}return Bottleneck3.default=Bottleneck3,Bottleneck3.Events=Events$4,Bottleneck3.version=Bottleneck3.prototype.version=require$$8.version,
Bottleneck3.strategy=Bottleneck3.prototype.strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},Bottleneck3.BottleneckError=Bottleneck3.
prototype.BottleneckError=BottleneckError_1,Bottleneck3.Group=Bottleneck3.prototype.Group=Group_1,Bottleneck3.RedisConnection=Bottleneck3.prototype.
RedisConnection=require$$2,Bottleneck3.IORedisConnection=Bottleneck3.prototype.IORedisConnection=require$$3,Bottleneck3.Batcher=Bottleneck3.
prototype.Batcher=Batcher_1,Bottleneck3.prototype.jobDefaults={priority:DEFAULT_PRIORITY$1,weight:1,expiration:null,id:"<no-id>"},Bottleneck3.
prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:Bottleneck3.prototype.strategy.LEAK,penalty:null,reservoir:null,
reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,reservoirIncreaseMaximum:null},
Bottleneck3.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},Bottleneck3.prototype.redisStoreDefaults={Promise,timeout:null,
heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,connection:null},Bottleneck3.prototype.
instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},Bottleneck3.prototype.stopDefaults=
{enqueueErrorMessage:"This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has been \
stopped."},Bottleneck3}).call(commonjsGlobal);var Bottleneck_1=Bottleneck2,lib=Bottleneck_1;return lib}))}});var require_pend=__commonJS({"node_modules/pend/index.js"(exports,module){module.exports=Pend;function Pend(){this.pending=0,this.max=1/0,this.
listeners=[],this.waiting=[],this.error=null}Pend.prototype.go=function(fn){this.pending<this.max?pendGo(this,fn):this.waiting.push(fn)};Pend.
prototype.wait=function(cb){this.pending===0?cb(this.error):this.listeners.push(cb)};Pend.prototype.hold=function(){return pendHold(this)};function pendHold(self2){
self2.pending+=1;var called=!1;return onCb;function onCb(err){if(called)throw new Error("callback called twice");if(called=!0,self2.error=self2.
error||err,self2.pending-=1,self2.waiting.length>0&&self2.pending<self2.max)pendGo(self2,self2.waiting.shift());else if(self2.pending===0){var listeners=self2.
listeners;self2.listeners=[],listeners.forEach(cbListener)}}function cbListener(listener){listener(self2.error)}}function pendGo(self2,fn){fn(
pendHold(self2))}}});var require_fd_slicer=__commonJS({"node_modules/yauzl/fd-slicer.js"(exports){var fs2=__require("fs"),util=__require("util"),stream=__require("stream"),
Readable=stream.Readable,PassThrough=stream.PassThrough,Pend=require_pend(),EventEmitter=__require("events").EventEmitter;exports.BufferSlicer=
BufferSlicer;exports.FdSlicer=FdSlicer;util.inherits(FdSlicer,EventEmitter);function FdSlicer(fd){EventEmitter.call(this),this.fd=fd,this.pend=
new Pend,this.pend.max=1,this.refCount=0}FdSlicer.prototype.read=function(buffer,offset,length,position,callback){var self2=this;self2.pend.
go(function(cb){fs2.read(self2.fd,buffer,offset,length,position,function(err,bytesRead,buffer2){cb(),callback(err,bytesRead,buffer2)})})};FdSlicer.
prototype.createReadStream=function(options2){return new ReadStream(this,options2)};FdSlicer.prototype.ref=function(){this.refCount+=1};FdSlicer.
prototype.unref=function(){var self2=this;if(self2.refCount-=1,self2.refCount<0)throw new Error("invalid unref");if(self2.refCount>0)return;
fs2.close(self2.fd,onCloseDone);function onCloseDone(err){err?self2.emit("error",err):self2.emit("close")}};util.inherits(ReadStream,Readable);
function ReadStream(context,options2){options2=options2||{},Readable.call(this,options2),this.context=context,this.context.ref(),this.start=
options2.start||0,this.endOffset=options2.end,this.pos=this.start}ReadStream.prototype._read=function(n){var self2=this,toRead=Math.min(self2.
_readableState.highWaterMark,n);if(self2.endOffset!=null&&(toRead=Math.min(toRead,self2.endOffset-self2.pos)),toRead<=0){self2.push(null),this.
_cleanup();return}self2.context.pend.go(function(cb){var buffer=Buffer.allocUnsafe(toRead);fs2.read(self2.context.fd,buffer,0,toRead,self2.pos,
function(err,bytesRead){err?self2.destroy(err):bytesRead===0?(self2.push(null),self2._cleanup()):(self2.pos+=bytesRead,self2.push(buffer.slice(
0,bytesRead))),cb()})})};ReadStream.prototype._destroy=function(err,cb){this._cleanup(),cb(err)};ReadStream.prototype._cleanup=function(){this.
context!=null&&(this.context.unref(),this.context=null)};util.inherits(BufferSlicer,EventEmitter);function BufferSlicer(buffer){EventEmitter.
call(this),this.refCount=0,this.buffer=buffer}BufferSlicer.prototype.read=function(buffer,offset,length,position,callback){if(!(0<=offset&&offset<=
buffer.length))throw new RangeError("offset outside buffer: 0 <= "+offset+" <= "+buffer.length);if(position<0)throw new RangeError("position\
 is negative: "+position);if(offset+length>buffer.length&&(length=buffer.length-offset),position+length>this.buffer.length&&(length=this.buffer.
length-position),length<=0){setImmediate(function(){callback(null,0)});return}this.buffer.copy(buffer,offset,position,position+length),setImmediate(
function(){callback(null,length)})};BufferSlicer.prototype.createReadStream=function(options2){options2=options2||{};var readStream=new PassThrough(
options2);readStream.start=options2.start||0,readStream.endOffset=options2.end,readStream.pos=readStream.endOffset||this.buffer.length;for(var entireSlice=this.
buffer.slice(readStream.start,readStream.pos),maxChunkSize=65536,offset=0;;){var nextOffset=offset+maxChunkSize;if(nextOffset>=entireSlice.length){
offset<entireSlice.length&&readStream.write(entireSlice.slice(offset,entireSlice.length));break}readStream.write(entireSlice.slice(offset,nextOffset)),
offset=nextOffset}return readStream.end(),readStream};BufferSlicer.prototype.ref=function(){this.refCount+=1};BufferSlicer.prototype.unref=function(){
if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}}});var require_crc32=__commonJS({"node_modules/yauzl/crc32.js"(exports,module){var CRC_TABLE=new Int32Array([0,1996959894,3993919788,2567524794,
124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,
4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,
2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,
853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,
3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,
2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,
453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,
3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,
1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,
783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,
2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,
4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,
2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,
628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,
2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,
2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,
285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,
2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,
1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);function crc32(buf){let crc=-1;
for(let x of buf)crc=CRC_TABLE[(crc^x)&255]^crc>>>8;return(crc^-1)>>>0}module.exports=crc32}});var require_yauzl=__commonJS({"node_modules/yauzl/index.js"(exports){var fs2=__require("fs"),zlib=__require("zlib"),fd_slicer=require_fd_slicer(),
util=__require("util"),EventEmitter=__require("events").EventEmitter,Transform=__require("stream").Transform,PassThrough=__require("stream").
PassThrough,Writable=__require("stream").Writable,crc32=typeof zlib.crc32=="function"?zlib.crc32:require_crc32();exports.open=open3;exports.
fromFd=fromFd;exports.fromBuffer=fromBuffer;exports.fromRandomAccessReader=fromRandomAccessReader;exports.openPromise=openPromise;exports.fromFdPromise=
fromFdPromise;exports.fromBufferPromise=fromBufferPromise2;exports.fromRandomAccessReaderPromise=fromRandomAccessReaderPromise;exports.dosDateTimeToDate=
dosDateTimeToDate;exports.getFileNameLowLevel=getFileNameLowLevel;exports.validateFileName=validateFileName2;exports.parseExtraFields=parseExtraFields;
exports.ZipFile=ZipFile;exports.Entry=Entry;exports.LocalFileHeader=LocalFileHeader;exports.RandomAccessReader=RandomAccessReader;function openPromise(path,options2){
return new Promise((resolve2,reject)=>{open3(path,{...options2,lazyEntries:!0},function(err,zipfile){if(err)return reject(err);resolve2(zipfile)})})}
function fromFdPromise(fd,options2){return new Promise((resolve2,reject)=>{fromFd(fd,{...options2,lazyEntries:!0},function(err,zipfile){if(err)
return reject(err);resolve2(zipfile)})})}function fromBufferPromise2(buffer,options2){return new Promise((resolve2,reject)=>{fromBuffer(buffer,
{...options2,lazyEntries:!0},function(err,zipfile){if(err)return reject(err);resolve2(zipfile)})})}function fromRandomAccessReaderPromise(reader,totalSize,options2){
return new Promise((resolve2,reject)=>{fromRandomAccessReader(reader,totalSize,{...options2,lazyEntries:!0},function(err,zipfile){if(err)return reject(
err);resolve2(zipfile)})})}function open3(path,options2,callback){typeof options2=="function"&&(callback=options2,options2=null),options2==null&&
(options2={}),options2.autoClose==null&&(options2.autoClose=!0),options2.lazyEntries==null&&(options2.lazyEntries=!1),options2.decodeStrings==
null&&(options2.decodeStrings=!0),options2.validateEntrySizes==null&&(options2.validateEntrySizes=!0),options2.strictFileNames==null&&(options2.
strictFileNames=!1),callback==null&&(callback=defaultCallback),fs2.open(path,"r",function(err,fd){if(err)return callback(err);fromFd(fd,options2,
function(err2,zipfile){err2&&fs2.close(fd,defaultCallback),callback(err2,zipfile)})})}function fromFd(fd,options2,callback){typeof options2==
"function"&&(callback=options2,options2=null),options2==null&&(options2={}),options2.autoClose==null&&(options2.autoClose=!1),options2.lazyEntries==
null&&(options2.lazyEntries=!1),options2.decodeStrings==null&&(options2.decodeStrings=!0),options2.validateEntrySizes==null&&(options2.validateEntrySizes=
!0),options2.strictFileNames==null&&(options2.strictFileNames=!1),callback==null&&(callback=defaultCallback),fs2.fstat(fd,function(err,stats){
if(err)return callback(err);var reader=new fd_slicer.FdSlicer(fd);fromRandomAccessReader(reader,stats.size,options2,callback)})}function fromBuffer(buffer,options2,callback){
typeof options2=="function"&&(callback=options2,options2=null),options2==null&&(options2={}),options2.autoClose=!1,options2.lazyEntries==null&&
(options2.lazyEntries=!1),options2.decodeStrings==null&&(options2.decodeStrings=!0),options2.validateEntrySizes==null&&(options2.validateEntrySizes=
!0),options2.strictFileNames==null&&(options2.strictFileNames=!1);var reader=new fd_slicer.BufferSlicer(buffer);fromRandomAccessReader(reader,
buffer.length,options2,callback)}function fromRandomAccessReader(reader,totalSize,options2,callback){typeof options2=="function"&&(callback=
options2,options2=null),options2==null&&(options2={}),options2.autoClose==null&&(options2.autoClose=!0),options2.lazyEntries==null&&(options2.
lazyEntries=!1),options2.decodeStrings==null&&(options2.decodeStrings=!0);var decodeStrings=!!options2.decodeStrings;if(options2.validateEntrySizes==
null&&(options2.validateEntrySizes=!0),options2.strictFileNames==null&&(options2.strictFileNames=!1),callback==null&&(callback=defaultCallback),
typeof totalSize!="number")throw new Error("expected totalSize parameter to be a number");if(totalSize>Number.MAX_SAFE_INTEGER)throw new Error(
"zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");reader.ref();var eocdrWithoutCommentSize=22,
zip64EocdlSize=20,maxCommentSize=65535,bufferSize=Math.min(zip64EocdlSize+eocdrWithoutCommentSize+maxCommentSize,totalSize),buffer=newBuffer(
bufferSize),bufferReadStart=totalSize-buffer.length;readAndAssertNoEof(reader,buffer,0,bufferSize,bufferReadStart,function(err){if(err)return callback(
err);for(var i=bufferSize-eocdrWithoutCommentSize;i>=0;i-=1)if(buffer.readUInt32LE(i)===101010256){var eocdrBuffer=buffer.subarray(i),diskNumber=eocdrBuffer.
readUInt16LE(4),entryCount=eocdrBuffer.readUInt16LE(10),centralDirectoryOffset=eocdrBuffer.readUInt32LE(16),commentLength=eocdrBuffer.readUInt16LE(
20),expectedCommentLength=eocdrBuffer.length-eocdrWithoutCommentSize;if(commentLength!==expectedCommentLength)return callback(new Error("Inv\
alid comment length. Expected: "+expectedCommentLength+". Found: "+commentLength+". Are there extra bytes at the end of the file? Or is the \
end of central dir signature `PK\u263A\u263B` in the comment?"));var comment2=decodeStrings?decodeBuffer(eocdrBuffer.subarray(22),!1):eocdrBuffer.
subarray(22);if(i-zip64EocdlSize>=0&&buffer.readUInt32LE(i-zip64EocdlSize)===117853008){var zip64EocdlBuffer=buffer.subarray(i-zip64EocdlSize,
i-zip64EocdlSize+zip64EocdlSize),zip64EocdrOffset=readUInt64LE(zip64EocdlBuffer,8),zip64EocdrBuffer=newBuffer(56);return readAndAssertNoEof(
reader,zip64EocdrBuffer,0,zip64EocdrBuffer.length,zip64EocdrOffset,function(err2){return err2?callback(err2):zip64EocdrBuffer.readUInt32LE(0)!==
101075792?callback(new Error("invalid zip64 end of central directory record signature")):(diskNumber=zip64EocdrBuffer.readUInt32LE(16),diskNumber!==
0?callback(new Error("multi-disk zip files are not supported: found disk number: "+diskNumber)):(entryCount=readUInt64LE(zip64EocdrBuffer,32),
centralDirectoryOffset=readUInt64LE(zip64EocdrBuffer,48),callback(null,new ZipFile(reader,centralDirectoryOffset,totalSize,entryCount,comment2,
options2.autoClose,options2.lazyEntries,decodeStrings,options2.validateEntrySizes,options2.strictFileNames))))})}return diskNumber!==0?callback(
new Error("multi-disk zip files are not supported: found disk number: "+diskNumber)):callback(null,new ZipFile(reader,centralDirectoryOffset,
totalSize,entryCount,comment2,options2.autoClose,options2.lazyEntries,decodeStrings,options2.validateEntrySizes,options2.strictFileNames))}callback(
new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."))})}util.inherits(ZipFile,EventEmitter);
function ZipFile(reader,centralDirectoryOffset,fileSize,entryCount,comment2,autoClose,lazyEntries,decodeStrings,validateEntrySizes,strictFileNames){
var self2=this;EventEmitter.call(self2),self2.reader=reader,self2.reader.on("error",function(err){emitError(self2,err)}),self2.reader.once("\
close",function(){self2.emit("close")}),self2.readEntryCursor=centralDirectoryOffset,self2.fileSize=fileSize,self2.entryCount=entryCount,self2.
comment=comment2,self2.entriesRead=0,self2.autoClose=!!autoClose,self2.lazyEntries=!!lazyEntries,self2.decodeStrings=!!decodeStrings,self2.validateEntrySizes=
!!validateEntrySizes,self2.strictFileNames=!!strictFileNames,self2.isOpen=!0,self2.emittedError=!1,self2.hasEachEntryBeenCalled=!1,self2.lazyEntries||
self2._readEntry()}ZipFile.prototype.close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function emitErrorAndAutoClose(self2,err){
self2.autoClose&&self2.close(),emitError(self2,err)}function emitError(self2,err){self2.emittedError||(self2.emittedError=!0,self2.emit("err\
or",err))}ZipFile.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntries:true");this._readEntry()};
ZipFile.prototype._readEntry=function(){var self2=this;if(self2.entryCount===self2.entriesRead){setImmediate(function(){self2.autoClose&&self2.
close(),!self2.emittedError&&self2.emit("end")});return}if(!self2.emittedError){var buffer=newBuffer(46);readAndAssertNoEof(self2.reader,buffer,
0,buffer.length,self2.readEntryCursor,function(err){if(err)return emitErrorAndAutoClose(self2,err);if(!self2.emittedError){var entry=new Entry,
signature=buffer.readUInt32LE(0);if(signature!==33639248)return emitErrorAndAutoClose(self2,new Error("invalid central directory file header\
 signature: 0x"+signature.toString(16)));if(entry.versionMadeBy=buffer.readUInt16LE(4),entry.versionNeededToExtract=buffer.readUInt16LE(6),entry.
generalPurposeBitFlag=buffer.readUInt16LE(8),entry.compressionMethod=buffer.readUInt16LE(10),entry.lastModFileTime=buffer.readUInt16LE(12),entry.
lastModFileDate=buffer.readUInt16LE(14),entry.crc32=buffer.readUInt32LE(16),entry.compressedSize=buffer.readUInt32LE(20),entry.uncompressedSize=
buffer.readUInt32LE(24),entry.fileNameLength=buffer.readUInt16LE(28),entry.extraFieldLength=buffer.readUInt16LE(30),entry.fileCommentLength=
buffer.readUInt16LE(32),entry.internalFileAttributes=buffer.readUInt16LE(36),entry.externalFileAttributes=buffer.readUInt32LE(38),entry.relativeOffsetOfLocalHeader=
buffer.readUInt32LE(42),entry.generalPurposeBitFlag&64)return emitErrorAndAutoClose(self2,new Error("strong encryption is not supported"));self2.
readEntryCursor+=46,buffer=newBuffer(entry.fileNameLength+entry.extraFieldLength+entry.fileCommentLength),readAndAssertNoEof(self2.reader,buffer,
0,buffer.length,self2.readEntryCursor,function(err2){if(err2)return emitErrorAndAutoClose(self2,err2);if(!self2.emittedError){entry.fileNameRaw=
buffer.subarray(0,entry.fileNameLength);var fileCommentStart=entry.fileNameLength+entry.extraFieldLength;entry.extraFieldRaw=buffer.subarray(
entry.fileNameLength,fileCommentStart),entry.fileCommentRaw=buffer.subarray(fileCommentStart,fileCommentStart+entry.fileCommentLength);try{entry.
extraFields=parseExtraFields(entry.extraFieldRaw)}catch(err3){return emitErrorAndAutoClose(self2,err3)}if(self2.decodeStrings){var isUtf8=(entry.
generalPurposeBitFlag&2048)!==0;entry.fileComment=decodeBuffer(entry.fileCommentRaw,isUtf8),entry.fileName=getFileNameLowLevel(entry.generalPurposeBitFlag,
entry.fileNameRaw,entry.extraFields,self2.strictFileNames);var errorMessage=validateFileName2(entry.fileName);if(errorMessage!=null)return emitErrorAndAutoClose(
self2,new Error(errorMessage))}else entry.fileComment=entry.fileCommentRaw,entry.fileName=entry.fileNameRaw;entry.comment=entry.fileComment,
self2.readEntryCursor+=buffer.length,self2.entriesRead+=1;for(var i=0;i<entry.extraFields.length;i++){var extraField=entry.extraFields[i];if(extraField.
id===1){var zip64EiefBuffer=extraField.data,index=0;if(entry.uncompressedSize===4294967295){if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(
self2,new Error("zip64 extended information extra field does not include uncompressed size"));entry.uncompressedSize=readUInt64LE(zip64EiefBuffer,
index),index+=8}if(entry.compressedSize===4294967295){if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(self2,new Error("zip64 \
extended information extra field does not include compressed size"));entry.compressedSize=readUInt64LE(zip64EiefBuffer,index),index+=8}if(entry.
relativeOffsetOfLocalHeader===4294967295){if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(self2,new Error("zip64 extended inf\
ormation extra field does not include relative header offset"));entry.relativeOffsetOfLocalHeader=readUInt64LE(zip64EiefBuffer,index),index+=
8}break}}if(self2.validateEntrySizes&&entry.compressionMethod===0){var expectedCompressedSize=entry.uncompressedSize;if(entry.isEncrypted()&&
(expectedCompressedSize+=12),entry.compressedSize!==expectedCompressedSize){var msg="compressed/uncompressed size mismatch for stored file: "+
entry.compressedSize+" != "+entry.uncompressedSize;return emitErrorAndAutoClose(self2,new Error(msg))}}self2.emit("entry",entry),self2.lazyEntries||
self2._readEntry()}})}})}};ZipFile.prototype.eachEntry=function(){let self2=this;if(!self2.lazyEntries)throw new Error("eachEntry() requires\
 lazyEntries: true");if(self2.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called once per ZipFile");self2.hasEachEntryBeenCalled=
!0;let pendingResolveReject=null;self2.on("entry",onEntry),self2.on("end",onEnd),self2.on("error",onError);function cleanup(){self2.removeListener(
"entry",onEntry),self2.removeListener("end",onEnd),self2.removeListener("error",onError),self2.autoClose&&self2.close()}function onEntry(entry){
let{resolve:resolve2}=pendingResolveReject;pendingResolveReject=null,resolve2({value:entry})}function onEnd(){let{resolve:resolve2}=pendingResolveReject;
pendingResolveReject=null,cleanup(),resolve2({done:!0})}function onError(err){let{reject}=pendingResolveReject;pendingResolveReject=null,cleanup(),
reject(err)}return{[Symbol.asyncIterator](){return this},next(){let promise=new Promise((resolve2,reject)=>{if(pendingResolveReject!=null)throw new Error(
"next() called before previous Promise was resolved.");pendingResolveReject={resolve:resolve2,reject}});return self2.readEntry(),promise},return(value){
return cleanup(),Promise.resolve({done:!0,value})},throw(value){return cleanup(),Promise.reject(value)}}};ZipFile.prototype.openReadStream=function(entry,options2,callback){
var self2=this,relativeStart=0,relativeEnd=entry.compressedSize;if(callback==null&&(callback=options2,options2=null),options2==null)options2=
{};else{if(options2.decodeFileData===!1){if(options2.decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeFileData =\
== false");if(options2.decompress!=null)throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(options2.
decrypt!=null){if(!entry.isEncrypted())throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeF\
ileData.");if(options2.decrypt!==!1)throw new Error("invalid options.decrypt value: "+options2.decrypt);if(entry.isCompressed()&&options2.decompress!==
!1)throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(options2.decompress!=
null){if(!entry.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileD\
ata.");if(!(options2.decompress===!1||options2.decompress===!0))throw new Error("invalid options.decompress value: "+options2.decompress);decompress=
options2.decompress}}if(options2.start!=null){if(relativeStart=options2.start,relativeStart<0)throw new Error("options.start < 0");if(relativeStart>
entry.compressedSize)throw new Error("options.start > entry.compressedSize")}if(options2.end!=null){if(relativeEnd=options2.end,relativeEnd<
0)throw new Error("options.end < 0");if(relativeEnd>entry.compressedSize)throw new Error("options.end > entry.compressedSize");if(relativeEnd<
relativeStart)throw new Error("options.end < options.start")}}var rawMode=options2.decodeFileData===!1||(entry.compressionMethod===0||entry.
compressionMethod===8&&options2.decompress===!1)&&(!entry.isEncrypted()||options2.decrypt===!1);if((options2.start!=null||options2.end!=null)&&
!rawMode)throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");if(!self2.isOpen)return callback(
new Error("closed"));if(entry.isEncrypted()&&!rawMode&&options2.decrypt!==!1)return callback(new Error("entry is encrypted, and options.deco\
deFileData !== false"));var decompress;if(rawMode)decompress=!1;else if(entry.compressionMethod===8)decompress=options2.decodeFileData!==!0;else
return callback(new Error("unsupported compression method: "+entry.compressionMethod));self2.readLocalFileHeader(entry,{minimal:!0},function(err,localFileHeader){
if(err)return callback(err);self2.openReadStreamLowLevel(localFileHeader.fileDataStart,entry.compressedSize,relativeStart,relativeEnd,decompress,
entry.uncompressedSize,callback)})};ZipFile.prototype.openReadStreamLowLevel=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,callback){
var self2=this,fileDataEnd=fileDataStart+compressedSize,readStream=self2.reader.createReadStream({start:fileDataStart+relativeStart,end:fileDataStart+
relativeEnd}),endpointStream=readStream;if(decompress){var destroyed=!1,inflateFilter=zlib.createInflateRaw();readStream.on("error",function(err){
setImmediate(function(){destroyed||inflateFilter.emit("error",err)})}),readStream.pipe(inflateFilter),self2.validateEntrySizes?(endpointStream=
new AssertByteCountStream(uncompressedSize),inflateFilter.on("error",function(err){setImmediate(function(){destroyed||endpointStream.emit("e\
rror",err)})}),inflateFilter.pipe(endpointStream)):endpointStream=inflateFilter,installDestroyFn(endpointStream,function(){destroyed=!0,inflateFilter!==
endpointStream&&inflateFilter.unpipe(endpointStream),readStream.unpipe(inflateFilter),readStream.destroy()})}callback(null,endpointStream)};
ZipFile.prototype.readLocalFileHeader=function(entry,options2,callback){var self2=this;callback==null&&(callback=options2,options2=null),options2==
null&&(options2={}),self2.reader.ref();var buffer=newBuffer(30);readAndAssertNoEof(self2.reader,buffer,0,buffer.length,entry.relativeOffsetOfLocalHeader,
function(err){try{if(err)return callback(err);var signature=buffer.readUInt32LE(0);if(signature!==67324752)return callback(new Error("invali\
d local file header signature: 0x"+signature.toString(16)));var fileNameLength=buffer.readUInt16LE(26),extraFieldLength=buffer.readUInt16LE(
28),fileDataStart=entry.relativeOffsetOfLocalHeader+30+fileNameLength+extraFieldLength;if(fileDataStart+entry.compressedSize>self2.fileSize)
return callback(new Error("file data overflows file bounds: "+fileDataStart+" + "+entry.compressedSize+" > "+self2.fileSize));if(options2.minimal)
return callback(null,{fileDataStart});var localFileHeader=new LocalFileHeader;localFileHeader.fileDataStart=fileDataStart,localFileHeader.versionNeededToExtract=
buffer.readUInt16LE(4),localFileHeader.generalPurposeBitFlag=buffer.readUInt16LE(6),localFileHeader.compressionMethod=buffer.readUInt16LE(8),
localFileHeader.lastModFileTime=buffer.readUInt16LE(10),localFileHeader.lastModFileDate=buffer.readUInt16LE(12),localFileHeader.crc32=buffer.
readUInt32LE(14),localFileHeader.compressedSize=buffer.readUInt32LE(18),localFileHeader.uncompressedSize=buffer.readUInt32LE(22),localFileHeader.
fileNameLength=fileNameLength,localFileHeader.extraFieldLength=extraFieldLength,buffer=newBuffer(fileNameLength+extraFieldLength),self2.reader.
ref(),readAndAssertNoEof(self2.reader,buffer,0,buffer.length,entry.relativeOffsetOfLocalHeader+30,function(err2){try{return err2?callback(err2):
(localFileHeader.fileName=buffer.subarray(0,fileNameLength),localFileHeader.extraField=buffer.subarray(fileNameLength),callback(null,localFileHeader))}finally{
self2.reader.unref()}})}finally{self2.reader.unref()}})};ZipFile.prototype.openReadStreamPromise=function(entry,options2){return new Promise(
(resolve2,reject)=>{this.openReadStream(entry,options2,function(err,readStream){if(err)return reject(err);resolve2(readStream)})})};ZipFile.
prototype.openReadStreamLowLevelPromise=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize){return new Promise(
(resolve2,reject)=>{this.openReadStream(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,function(err,readStream){
if(err)return reject(err);resolve2(readStream)})})};ZipFile.prototype.readLocalFileHeaderPromise=function(entry,options2){return new Promise(
(resolve2,reject)=>{this.readLocalFileHeader(entry,options2,function(err,localFileHeader){if(err)return reject(err);resolve2(localFileHeader)})})};
function Entry(){}Entry.prototype.getLastModDate=function(options2){if(options2==null&&(options2={}),!options2.forceDosFormat)for(var i=0;i<
this.extraFields.length;i++){var extraField=this.extraFields[i];if(extraField.id===21589){var data=extraField.data;if(data.length<5)continue;
var flags=data[0],HAS_MTIME=1;if(!(flags&HAS_MTIME))continue;var posixTimestamp=data.readInt32LE(1);return new Date(posixTimestamp*1e3)}else if(extraField.
id===10){var data=extraField.data;if(data.length!==32||data.readUInt16LE(4)!==1||data.readUInt16LE(6)!==24)continue;var hundredNanoSecondsSince1601=data.
readUInt32LE(8)+4294967296*data.readInt32LE(12),millisecondsSince1970=hundredNanoSecondsSince1601/1e4-116444736e5;return new Date(millisecondsSince1970)}}
return dosDateTimeToDate(this.lastModFileDate,this.lastModFileTime,options2.timezone)};Entry.prototype.canDecodeFileData=function(){return!this.
isEncrypted()&&(this.compressionMethod===0||this.compressionMethod===8)};Entry.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&
1)!==0};Entry.prototype.isCompressed=function(){return this.compressionMethod===8};function LocalFileHeader(){}function dosDateTimeToDate(date2,time3,timezone){
var day=date2&31,month=(date2>>5&15)-1,year=(date2>>9&127)+1980,millisecond=0,second=(time3&31)*2,minute=time3>>5&63,hour=time3>>11&31;if(timezone==
null||timezone==="local")return new Date(year,month,day,hour,minute,second,millisecond);if(timezone==="UTC")return new Date(Date.UTC(year,month,
day,hour,minute,second,millisecond));throw new Error("unrecognized options.timezone: "+options.timezone)}function getFileNameLowLevel(generalPurposeBitFlag,fileNameBuffer,extraFields,strictFileNames){
for(var fileName=null,i=0;i<extraFields.length;i++){var extraField=extraFields[i];if(extraField.id===28789){if(extraField.data.length<6||extraField.
data.readUInt8(0)!==1)continue;var oldNameCrc32=extraField.data.readUInt32LE(1);if(crc32(fileNameBuffer)!==oldNameCrc32)continue;fileName=decodeBuffer(
extraField.data.subarray(5),!0);break}}if(fileName==null){var isUtf8=(generalPurposeBitFlag&2048)!==0;fileName=decodeBuffer(fileNameBuffer,isUtf8)}
return strictFileNames||(fileName=fileName.replace(/\\/g,"/")),fileName}function validateFileName2(fileName){return fileName.indexOf("\\")!==
-1?"invalid characters in fileName: "+fileName:/^[a-zA-Z]:/.test(fileName)||/^\//.test(fileName)?"absolute path: "+fileName:fileName.split("\
/").indexOf("..")!==-1?"invalid relative path: "+fileName:null}function parseExtraFields(extraFieldBuffer){for(var extraFields=[],i=0;i<extraFieldBuffer.
length-3;){var headerId=extraFieldBuffer.readUInt16LE(i+0),dataSize=extraFieldBuffer.readUInt16LE(i+2),dataStart=i+4,dataEnd=dataStart+dataSize;
if(dataEnd>extraFieldBuffer.length)throw new Error("extra field length exceeds extra field buffer size");var dataBuffer=extraFieldBuffer.subarray(
dataStart,dataEnd);extraFields.push({id:headerId,data:dataBuffer}),i=dataEnd}return extraFields}function readAndAssertNoEof(reader,buffer,offset,length,position,callback){
if(length===0)return setImmediate(function(){callback(null,newBuffer(0))});reader.read(buffer,offset,length,position,function(err,bytesRead){
if(err)return callback(err);if(bytesRead<length)return callback(new Error("unexpected EOF"));callback()})}util.inherits(AssertByteCountStream,
Transform);function AssertByteCountStream(byteCount){Transform.call(this),this.actualByteCount=0,this.expectedByteCount=byteCount}AssertByteCountStream.
prototype._transform=function(chunk,encoding,cb){if(this.actualByteCount+=chunk.length,this.actualByteCount>this.expectedByteCount){var msg="\
too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;return cb(new Error(msg))}cb(null,chunk)};
AssertByteCountStream.prototype._flush=function(cb){if(this.actualByteCount<this.expectedByteCount){var msg="not enough bytes in the stream.\
 expected "+this.expectedByteCount+". got only "+this.actualByteCount;return cb(new Error(msg))}cb()};util.inherits(RandomAccessReader,EventEmitter);
function RandomAccessReader(){EventEmitter.call(this),this.refCount=0}RandomAccessReader.prototype.ref=function(){this.refCount+=1};RandomAccessReader.
prototype.unref=function(){var self2=this;if(self2.refCount-=1,self2.refCount>0)return;if(self2.refCount<0)throw new Error("invalid unref");
self2.close(onCloseDone);function onCloseDone(err){if(err)return self2.emit("error",err);self2.emit("close")}};RandomAccessReader.prototype.
createReadStream=function(options2){options2==null&&(options2={});var start=options2.start,end2=options2.end;if(start===end2){var emptyStream=new PassThrough;
return setImmediate(function(){emptyStream.end()}),emptyStream}var stream=this._readStreamForRange(start,end2),destroyed=!1,refUnrefFilter=new RefUnrefFilter(
this);stream.on("error",function(err){setImmediate(function(){destroyed||refUnrefFilter.emit("error",err)})}),installDestroyFn(refUnrefFilter,
function(){stream.unpipe(refUnrefFilter),refUnrefFilter.unref(),stream.destroy()});var byteCounter=new AssertByteCountStream(end2-start);return refUnrefFilter.
on("error",function(err){setImmediate(function(){destroyed||byteCounter.emit("error",err)})}),installDestroyFn(byteCounter,function(){destroyed=
!0,refUnrefFilter.unpipe(byteCounter),refUnrefFilter.destroy()}),stream.pipe(refUnrefFilter).pipe(byteCounter)};RandomAccessReader.prototype.
_readStreamForRange=function(start,end2){throw new Error("not implemented")};RandomAccessReader.prototype.read=function(buffer,offset,length,position,callback){
var readStream=this.createReadStream({start:position,end:position+length}),writeStream=new Writable,written2=0;writeStream._write=function(chunk,encoding,cb){
chunk.copy(buffer,offset+written2,0,chunk.length),written2+=chunk.length,cb()},writeStream.on("finish",callback),readStream.on("error",function(error3){
callback(error3)}),readStream.pipe(writeStream)};RandomAccessReader.prototype.close=function(callback){setImmediate(callback)};util.inherits(
RefUnrefFilter,PassThrough);function RefUnrefFilter(context){PassThrough.call(this),this.context=context,this.context.ref(),this.unreffedYet=
!1}RefUnrefFilter.prototype._flush=function(cb){this.unref(),cb()};RefUnrefFilter.prototype.unref=function(cb){this.unreffedYet||(this.unreffedYet=
!0,this.context.unref())};var cp437="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdef\
ghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\
\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";function decodeBuffer(buffer,isUtf8){if(isUtf8)return buffer.toString(
"utf8");for(var result="",i=0;i<buffer.length;i++)result+=cp437[buffer[i]];return result}function readUInt64LE(buffer,offset){var lower32=buffer.
readUInt32LE(offset),upper32=buffer.readUInt32LE(offset+4);return upper32*4294967296+lower32}var newBuffer;typeof Buffer.allocUnsafe=="funct\
ion"?newBuffer=function(len){return Buffer.allocUnsafe(len)}:newBuffer=function(len){return new Buffer(len)};function installDestroyFn(stream,fn){
typeof stream.destroy=="function"?stream._destroy=function(err,cb){fn(),cb?.(err)}:stream.destroy=fn}function defaultCallback(err){if(err)throw err}}});import{readFileSync as readFileSync3}from"node:fs";import{resolve}from"node:path";var VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"],COUNTER_NAMES=["io-calls","collections"],METRIC_NAMES=[
"goodput","cpu","time","cpu-time","own-clock","p50","p90","p95","p99","memory","switches",...COUNTER_NAMES,"start-time","image-size"];var PLANTED_TROUBLES=["burner-elsewhere","interrupted","invalid"];var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
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
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse5=_parse(_Err),fn=(schema4,value,_ctx,_params)=>{let ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse5(schema4,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{let parse5=_parse(_Err),fn=(schema4,value,_ctx,_params)=>parse5(schema4,value,_ctx,finalizeParams(fn,_params));return fn};var _encodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema4,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:
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
value,inst}),payload)});function capSize(inst,size3){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse5=inst.
_zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size3(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(
inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse5(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
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
_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen2=0;for(let key in input){if(abortEarly&&
payload.issues.length!==seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){
t==="never"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},
ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,
input,optin,optout)}return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.
length?Promise.all(proms).then(()=>payload):payload}var $ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.
getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{let newSh={...sh};return Object.defineProperty(
def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(()=>normalizeDef(
def));defineLazyInternal(inst,"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.
values){Object.prototype.hasOwnProperty.call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(
v);field.optin!==void 0&&propValues[key].add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo2=globalConfig.
memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.
issues.push({expected:"object",code:"invalid_type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let proms=[],
shape=value.shape,abortEarly=ctx?.abortEarly,seen2=payload.issues.length;for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==
seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}if(key==="__proto__")continue;let el=shape[key],optin=el._zod.optin,optout=el.
_zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,
optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,
inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{$ZodObject.
init(inst,def);let superParse=inst._zod.parse,_normalized=cached(()=>normalizeDef(def)),memo2=globalConfig.memoizer,generateFastpass=shape=>{
let normalized=_normalized.value,syms=normalized.symbolKeys,doc=new Doc(["payload","ctx"],{shape,inst,memo:memo2,syms}),parseStr=k=>`shape[${k}\
]._zod.run({ value: input[${k}], issues: [] }, ctx)`,prefixStr=(id,k)=>`
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
Promise.all(results2).then(results3=>handleUnionResults(results3,payload,inst,ctx)):handleUnionResults(results2,payload,inst,ctx)}});function discriminatorMap(def){let map2=new Map;for(let option of def.options){let values2=option._zod.propValues?.[def.discriminator];if(!values2||
values2.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(let value of values2)if(map2.
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
r.issues.length&&(itemAborted=aborted(r)))}if(def.rest&&!itemAborted){let i=items.length-1,rest=input.slice(items.length),seen2=payload.issues.
length;for(let el of rest){if(abortEarly&&payload.issues.length!==seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}i++;let result=def.
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
ecord",code:"invalid_type",input,inst}),payload;let proms=[],values2=def.keyType._zod.values;if(values2&&!def.partial){payload.value=memo2?memo2.
alloc(inst,payload,{},ctx):{};let recordKeys=new Set;for(let key of values2)if(typeof key=="string"||typeof key=="number"||typeof key=="symb\
ol"){if(recordKeys.add(typeof key=="number"?key.toString():key),key==="__proto__")continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},
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
"loose"?payload.value[key]=input[key]:values2?(unrecognized=unrecognized??[],unrecognized.push(key)):payload.issues.push({code:"invalid_key",
origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});continue}let outKey=keyResult.
value;if(outKey==="__proto__")continue;let result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.push(
result.then(result2=>{result2.issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=result2.value})):
(result.issues.length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.value)}unrecognized&&unrecognized.
length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}return proms.length?Promise.all(proms).then(
()=>payload):payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);let values2=getEnumValues(def.entries),valuesSet=new Set(values2);
inst._zod.values=valuesSet,defineLazyInternal(inst,"pattern",zod=>{let patternValues=getEnumValues(zod.def.entries).filter(k=>propertyKeyTypes.
has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.toString())).join("|")})$`:"^[^\\s\\S]$")}),inst.
_zod.parse=(payload,_ctx)=>{let input=payload.value;return valuesSet.has(input)||payload.issues.push({code:"invalid_value",values:values2,input,
inst}),payload}}),$ZodLiteral=$constructor("$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def);let values2=new Set(def.values);inst._zod.values=
values2,defineLazyInternal(inst,"pattern",zod=>{let vals=zod.def.values;return new RegExp(vals.length?`^(${vals.map(o=>typeof o=="string"?escapeRegex(
o):o?escapeRegex(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return values2.
has(input)||payload.issues.push({code:"invalid_value",values:def.values,input,inst}),payload}});var $ZodTransform=$constructor("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="optional",globalConfig.memoizer?.guard(
inst),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new $ZodEncodeError(inst.constructor.name);let _out=def.transform(
payload.value,payload);if(ctx.async)return(_out instanceof Promise?_out:Promise.resolve(_out)).then(output2=>(payload.value=output2,payload));
if(_out instanceof Promise)throw new $ZodAsyncError;return payload.value=_out,payload}});function handleOptionalResult(payload,result){return payload.
value=result.issues.length?void 0:result.value,payload}var $ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="optional",defineLazyInternal(inst,"va\
lues",zod=>{let values2=zod.def.innerType._zod.values;return values2?new Set([...values2,void 0]):void 0}),defineLazyInternal(inst,"pattern",
zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)})?$`):void 0}),inst._zod.parse=
(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.
value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,
result)}return def.innerType._zod.run(payload,ctx)}}),$ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,
def),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern),
inst._zod.parse=(payload,ctx)=>def.innerType._zod.run(payload,ctx)}),$ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,
def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),
defineLazyInternal(inst,"pattern",zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)}\
|null)$`):void 0}),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),
inst._zod.parse=(payload,ctx)=>payload.value===null?payload:def.innerType._zod.run(payload,ctx)}),$ZodDefault=$constructor("$ZodDefault",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.optin="defaulted",defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{
if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx);if(payload.value===void 0)return payload.value=def.defaultValue,payload;
let result=def.innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleDefaultResult(result2,def)):handleDefaultResult(
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
map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve2){
let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,
check=child=>{if(result!==PROVEN&&child?._zod){let answer=isRecursive(child,stack,resolve2);answer>result&&(result=answer)}},shape=(sh,spread)=>{
let answer=NONE;for(let key of Reflect.ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.
get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve2):NONE;child>answer&&(answer=child)}return answer},merge4=answer=>{answer>
result&&(result=answer)},def=inst._zod.def,kind2=def.type;switch(kind2){case"object":{let raw=rawShape(def);merge4(raw?shape(raw,!0):ASSUMED),
check(def.catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.items)check(el);check(def.rest);break;case"reco\
rd":case"map":check(def.keyType),check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(let el of def.options)check(
el);break;case"intersection":check(def.left),check(def.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"\
readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"functi\
on":check(def.input),check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve2?inst._zod.innerType:void 0);merge4(inner?isRecursive(
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
"format",self2=>mapper=>formatError(self2,mapper)),_lazyMethod(proto,"flatten",self2=>mapper=>flattenError(self2,mapper)),_lazyMethod(proto,
"addIssue",self2=>issue3=>{self2.issues.push(issue3),self2.message=JSON.stringify(self2.issues,jsonStringifyReplacer,2)}),_lazyMethod(proto,
"addIssues",self2=>issues2=>{self2.issues.push(...issues2),self2.message=JSON.stringify(self2.issues,jsonStringifyReplacer,2)}),Object.defineProperty(
proto,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse=_parse(ZodRealError),parseAsync=_parseAsync(ZodRealError),safeParse=_safeParse(ZodRealError),safeParseAsync=_safeParseAsync(ZodRealError),
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
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),util_exports.installLazyProp(inst,"shape",self2=>self2._zod.def.shape,!1)},{keyof(){return _enum(
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
function union(options2,params){return new ZodUnion({type:"union",options:options2,...util_exports.normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def),$ZodDiscriminatedUnion.init(inst,def)});
function discriminatedUnion(discriminator,options2,params){return new ZodDiscriminatedUnion({type:"union",options:options2,discriminator,...util_exports.
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
inst,ctx,json2,params),inst.enum=def.entries,inst.options=[...inst._zod.values];let keys=new Set(Object.keys(def.entries));inst.extract=(values2,params)=>{
let newEntries={};for(let value of values2)if(keys.has(value))newEntries[value]=def.entries[value];else throw new Error(`Key ${value} not fo\
und in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})},inst.exclude=(values2,params)=>{
let newEntries={...def.entries};for(let value of values2)if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not \
found in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values2,params){
let entries=Array.isArray(values2)?Object.fromEntries(values2.map(v=>[v,v])):values2;return new ZodEnum({type:"enum",entries,...util_exports.
normalizeParams(params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
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
inst,ctx,json2,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}var UsageError=class extends Error{name="UsageError"},RunError=class extends Error{name="RunError"},Interrupted=class extends Error{name="In\
terrupted";signal;constructor(signal){super(`interrupted by ${signal}`),this.signal=signal}};var DeliveryError=class extends Error{name="DeliveryError"},INTERRUPTED="interrupted; everything it started is gone";function messageOf(error3){
return error3 instanceof Interrupted?INTERRUPTED:[UsageError,RunError,DeliveryError].some(kind2=>error3 instanceof kind2)?error3.message:error3 instanceof
Error?error3.stack??error3.message:String(error3)}import{stripVTControlCharacters}from"node:util";var CONTROLS=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
PILED_MARKS=new RegExp("(\\p{M}{4})\\p{M}+","gu");function plainText(text2){return stripVTControlCharacters(text2.replace(/\r\n?/g,`
`)).replace(CONTROLS,"").replace(PILED_MARKS,"$1")}function plainLine(text2){return plainText(text2).replace(/\s+/g," ").trim()}function clip(text2,length){
return text2.length<=length?text2:`${text2.slice(0,length-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}function tailOfLog(log2,lines=12){return plainText(log2).trimEnd().split(`
`).slice(-lines).map(line=>clip(line,300)).join(`
`)}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function html(text2){return plainText(text2).replace(/[&<>"']/g,
character=>ENTITIES[character]??"")}function markdown(text2){return plainLine(text2).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
character=>`&#${character.charCodeAt(0)};`)}function markdownCode(text2){return`<code>${markdown(text2)}</code>`}var UNSAFE=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
function printable(text2){return text2.replaceAll(UNSAFE,c=>{let code=c.codePointAt(0).toString(16);return code.length>4?`\\u{${code}}`:`\\u${code.
padStart(4,"0")}`})}function quote(text2){return`"${printable(text2.length>60?`${text2.slice(0,57)}...`:text2)}"`}function escapeWorkflowCommands(text2){
return text2.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}var withheld=array(strictObject({name:string2(),key:_enum(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().
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
describe("The last line of its log.")}),coded("harness-failed",{error:string2()}),coded("burner-elsewhere",{})]);function isAnswerFault(fault2){
return["wrong-status","wrong-body","wrong-header","no-answer"].includes(fault2.code)}var OURS=["generator-failed","background-load-failed","\
proxy-failed","harness-failed","burner-elsewhere"];function isOurs({code}){return OURS.includes(code)}var via=_enum(["direct","nginx"]),bottleneck=_enum(["server","proxy","generator","dependency"]),known=number2().nullable(),counts=record(string2(),
number2()),limit=_enum(["out-of-ports","proxy-saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out\
-of-step","over-capacity"]),command=strictObject({by:_enum(["hyperfine","engine"]).describe("Who timed it: where containers run on another m\
achine, their engine's notes of start and end."),runs:int().positive().describe("How many times it ran, one after the other."),user:known.describe(
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
number2().nonnegative()).exactOptional().describe("What else the server's processes did, as often; what could not be counted is absent."),command:command.
exactOptional(),bottleneck:bottleneck.nullable(),invalid:array(fault),limits:array(limit)}).describe("What one load of one variant gave in o\
ne round."),round=strictObject({order:array(variant).describe("The variants in the order they were loaded."),together:boolean2().describe("W\
hether they were loaded at once."),at:number2().describe("Seconds since the start of the run."),samples:array(sample),disturbance:strictObject(
{stolen:known.describe("Taken by the host of this virtual machine."),foreign:known.describe("Used by processes that are not part of the run.")}).
describe("What others took of the run's CPUs, as a share of one CPU.")}),session=strictObject({at:number2().describe("Seconds since the star\
t of the run."),startSeconds:strictObject({base:number2().exactOptional(),head:number2().exactOptional()}).describe("From start to the first\
 correct answer."),warmUpSeconds:number2(),warmUpCosts:array(known).describe("CPU seconds per answer in each slice of warm-up, the variants \
added up, where its length was not known beforehand.").exactOptional(),rounds:array(round),invalid:array(strictObject({variant:variant.nullable(),
fault,log:string2().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer before or after.")}).describe(
"One start of all variants of a case.");var change={before:number2(),after:number2()},metric=_enum(METRIC_NAMES),ofMetric={scenario:string2(),metric,before:number2().nullable().describe(
"Null where it has none."),after:number2().nullable()},configChange=strictObject({of:_enum(["run","scenario","target","service"]),name:string2().
exactOptional().describe("Absent where it is of the whole run."),setting:string2().describe("The way to it, as `expect.status`."),before:string2().
nullable().describe("Cut around what differs; null where it is not there."),after:string2().nullable()}),configChanges={changes:array(configChange),
more:int().nonnegative().describe("How many further ones there are.")},additions={scenarios:array(string2()),via:array(string2()).describe("\
scenario/via"),pairs:array(string2()).describe("target/scenario")},ownUsersLacking=_enum(["not-root","turned-off","not-permitted","not-meter\
ed","temporary-folder","build","program","port"]),notice=discriminatedUnion("code",[coded("base-config-missing",{file:string2()}),coded("bas\
e-config-unusable",{file:string2(),error:string2()}),coded("config-from-checkout",{file:string2()}),coded("gate-changed",{changes:array(discriminatedUnion(
"setting",[strictObject({setting:literal("false-alarms"),...change}),strictObject({setting:literal("fail-on"),before:array(string2()),after:array(
string2())}),strictObject({setting:literal("mode"),before:string2(),after:string2()}),strictObject({setting:literal("threshold"),scenario:string2(),
...change}),strictObject({setting:literal("max-errors"),scenario:string2(),...change}),strictObject({setting:literal("thresholds"),...ofMetric}),
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
coded("rate-not-comparable",{scenario:string2()})]),BY_THE_CHANGE={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,
"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,
"fixture-changed":!0,"default-rules":!1,"cases-missing":!0,"asked-otherwise":!0,"submodules-missing":!1,"filters-off":!1,"port-ignored":!1,"\
port-fixed":!1,"own-users-lacking":!1,"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function altersPlan(notices){
return notices.some(({code})=>BY_THE_CHANGE[code])}var obstacle=discriminatedUnion("code",[coded("docker-missing",{}),coded("no-engine",{said:string2().
exactOptional().describe("By Docker's client.")}),coded("no-buildx",{}),coded("images-unresolved",{images:array(string2())}),coded("nothing-\
to-build",{target:string2()}),coded("no-command",{of:_enum(["target","service"]),name:string2()}),coded("same-process",{as:string2().describe(
"The target that it does not differ from.")}),coded("programs-missing",{programs:array(string2())}),coded("base-in-docker",{})]),isolationReason=discriminatedUnion(
"code",[coded("asked-for",{}),coded("docker-works",{}),coded("nothing-to-run",{}),coded("not-docker",{obstacle})]),skipReason=_enum(["untouc\
hed","identical-builds"]),interferenceSource=_enum(["steal","other-programs","out-of-ports"]),limitSeconds=number2().exactOptional().describe(
"Set where the time for everything that is built together was over."),finding=discriminatedUnion("code",[coded("build-failed",{variant,target:string2(),
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
 less base, per request or operation."),low:number2().describe("Where that lies at 95%, with the other end."),high:number2()})]);var TOKEN=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,SPACE=/\s*/y;function checkJson(text2,{deepest,mostValues,longest}){let open3=[],values2=0,before="";
for(let at=0;;){SPACE.lastIndex=at,SPACE.exec(text2);let token2=tokenAt(text2,SPACE.lastIndex);if(token2===null)return;if(at=SPACE.lastIndex+
token2.length,token2==="{"||token2==="["){if(open3.push({keys:token2==="{"?new Set:null,entries:1}),open3.length>deepest)throw new UsageError(
`the JSON is nested deeper than ${deepest} levels`)}else if(token2==="}"||token2==="]")open3.pop();else if(token2===":")addKey(open3.at(-1)?.
keys,before);else if(token2===","){let inside=open3.at(-1);if(inside&&++inside.entries>longest)throw new UsageError(`the JSON has a list of \
more than ${longest} entries`)}else if(++values2>mostValues)throw new UsageError(`the JSON holds more than ${mostValues} values`);before=token2}}
function tokenAt(text2,at){if(text2[at]==='"'){let end2=endOfString(text2,at);return end2===null?null:text2.slice(at,end2)}return TOKEN.lastIndex=
at,TOKEN.exec(text2)?.[0]??null}function endOfString(text2,open3){for(let quote2=text2.indexOf('"',open3+1);quote2>=0;quote2=text2.indexOf('\
"',quote2+1)){let backslashes=0;for(;text2[quote2-1-backslashes]==="\\";)backslashes++;if(backslashes%2===0)return quote2+1}return null}function addKey(keys,token2){
if(!keys)return;let key=keyOf(token2);if(keys.has(key))throw new UsageError("the JSON gives a key twice in one object");keys.add(key)}function keyOf(token2){
try{return token2.includes("\\")?JSON.parse(token2):token2.slice(1,-1)}catch{return token2}}var isolation=_enum(["docker","process"]),request=strictObject({method:string2(),paths:array(string2()).describe("One or several; one of sev\
eral is picked at random for each request."),headers:array(tuple([string2(),string2()])),body:union([strictObject({text:string2()}),strictObject(
{file:string2()})]).exactOptional()}),expectedParts=strictObject({contains:array(string2()).exactOptional().describe("Texts that all stand i\
n it."),matches:string2().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:string2().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),expect=strictObject(
{status:union([number2(),array(number2())]).describe("Of several, each is right."),body:union([string2().describe("The whole body."),expectedParts]).
exactOptional(),headers:record(string2(),string2()).describe("Lower-case names."),sameLength:boolean2().describe("Whether all variants must \
answer with the same length and framing.")}).describe("The expected answer; what is absent is not checked.");var byMetric=partialRecord(_enum(METRIC_NAMES),number2().positive()),scenario=strictObject({name:string2(),targets:array(string2()).describe(
"Names of the targets it is run against."),request:request.describe("Asks for no path where the scenario runs a command instead."),args:array(
string2()).exactOptional().describe("Set where the target was run with these arguments to its end instead of being asked: a command that is \
timed from start to end, and may tell on its last line how many operations it did."),expect,connections:number2(),keepalive:boolean2(),http2:literal(
!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:array(via),background:strictObject(
{request,connections:number2()}).exactOptional().describe("Other requests that are asked all the while; they are not measured."),rate:union(
[strictObject({perSecond:number2()}),strictObject({share:number2()})]).exactOptional().describe("Requests per second, or a share of what bas\
e can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:number2().exactOptional().describe("A fixed c\
ount of requests per sample instead of a duration."),durationSeconds:number2().exactOptional().describe("Instead of a length derived from th\
e throughput."),timeoutSeconds:number2(),maxErrors:number2().describe("The share of answers that may be errors, 0 to 1."),threshold:number2().
describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:byMetric.exactOptional().describe("The same of single metrics, whi\
ch then decide as well, whatever decides without them."),limits:byMetric.exactOptional().describe("Absolute limits on head, in each metric's\
 unit: the most that it may be, or the least of what is better the higher it is.")}),fresh=_enum(["configuration","target","scenario","reque\
st"]),plannedCase=strictObject({id:string2(),target:string2(),scenario:string2(),via,fresh:fresh.exactOptional().describe("Set where base's \
configuration does not have it: no such file, target, scenario, or one that asks or expects something else. What base answers wrongly is the\
n no fault of it.")}),cores=array(number2()),cpuPlan=strictObject({layout:_enum(["one-core","shared-load-core","smt-siblings","separate-core\
s","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separate machine the numbers of s\
erver and proxy are that machine's."),server:cores,proxy:cores,generator:cores}).describe("Which logical CPUs each part may use.");var pairing=_enum(["side-by-side","interleaved"]),failOn=_enum(["regression","invalid","inconclusive","never"]),mode=_enum(["block","observe"]),
experiment={seed:number2(),budgetSeconds:number2(),isolation,isolationReason,cpus:cpuPlan,scenarios:array(scenario)},plan=strictObject({...experiment,
shard:strictObject({index:int().positive(),count:int().positive()}).exactOptional().describe("Which part of a run this is; the cases are tho\
se of the whole run."),named:strictObject({config:string2().exactOptional(),preset:string2().exactOptional()}).exactOptional().describe("Wha\
t of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:literal(!1).exactOptional().describe(
"Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:number2().gt(0).lt(1).describe(
"One-sided risk of any false regression in the whole run."),pairing:pairing.describe("How the variants of a case are loaded, where both can \
be up at once."),cases:array(plannedCase),failOn:array(failOn),mode:mode.describe("Whether a verdict fails the run, or is only reported.")}),
serverMachine=strictObject({cores:number2(),memoryBytes:number2(),kernel:string2(),os:string2()}),environment=strictObject({cpuModel:string2(),
cores:number2(),memoryBytes:number2(),kernel:string2(),os:string2(),runnerImage:string2().nullable(),servers:serverMachine.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:record(string2(),string2()),load:strictObject({before:number2(),
after:known}).describe("Load average of one minute.")});var RESULTS_SCHEMA=1,verdict=_enum(VERDICTS),metricName=_enum(METRIC_NAMES),interval=strictObject({low:number2().positive(),high:number2().positive()}),
metricResult=strictObject({name:metricName,unit:string2(),better:_enum(["higher","lower"]),gates:boolean2().describe("Whether it takes part \
in the verdict of its case."),base:known.describe("Typical value: the median over sessions of the medians over rounds."),head:known,ratio:number2().
positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:interval.nullable().describe("The 95% int\
erval of the ratio."),decisionInterval:interval.nullable().describe("The wider one that decides whether it is slower or faster, so that alph\
a holds for the whole run."),n:number2().describe("Sessions behind the interval."),threshold:number2().positive().exactOptional().describe("\
Set where the metric has its own threshold, instead of its case's."),verdict:verdict.nullable()}),limitResult=strictObject({metric:metricName,
unit:string2(),better:_enum(["higher","lower"]),limit:number2().positive().describe("The most that it may be; of what is better the higher i\
t is, the least."),head:known.describe("The geometric mean over head's sessions; of image size the only value there is."),interval:interval.
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
strictObject({id:string2(),imageBytes:known})).describe("By target: image id, or tree id for processes, and the image's size in bytes.")}),difference=strictObject(
{kind:_enum(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compiler or runtime."),name:string2().
max(200),base:string2().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null where base has none."),
head:string2().max(200).nullable(),role:_enum(["direct","indirect","development"]).exactOptional().describe("Of a package: asked for, needed\
 by another, or only to develop with."),file:string2().max(200).exactOptional().describe("That says so; absent where a built image does.")}).
describe("What two builds differ by beside the repository's own code."),differences=array(difference).max(500).exactOptional().describe("Wha\
t matters most first; absent where nothing else differs, or nothing was compared."),failure2=strictObject({variant,target:string2(),what:_enum(
["build","setup"]),log:string2(),limitSeconds:number2().exactOptional().describe("Set where the time was over that everything that is built \
together has."),withheld}).describe("A side that could not be built or prepared at all."),seconds=strictObject({build:number2(),run:number2().
describe("Starts, warm-up and measuring."),ready:number2().describe("Of them, from all variants of a session ready to their stop."),load:number2().
describe("Of them, with load on."),harness:number2().describe("CPU seconds of loadgate itself while load was on.")}).describe("Where the tim\
e went: wall seconds, but for `harness`."),run={id:string2(),startedAt:string2().describe("ISO 8601."),environment,variants:array(builtVariant),
failures:array(failure2),notices:array(notice).describe("What the reader must know first."),seconds,interrupted:boolean2().describe("Whether\
 the run was stopped before its plan was done.")},measured=strictObject({...run,differences,plan,cases:array(caseRecord)}),judged={schema:literal(
RESULTS_SCHEMA),...run,differences,plan,cases:array(caseResult),verdict,exitCode:number2()},compared=strictObject({command:literal("compare"),
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
positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions."),interval:interval.nullable().describe(
"Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},row=strictObject({target:string2(),...standing,figures:partialRecord(
metricName,known).describe("Typical values: the median over sessions of the medians over rounds."),sessions:array(number2().positive()).describe(
"The value that it is ranked by, of each session."),spread:interval.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:int().
nonnegative().describe("All answers and errors of the measured rounds."),failed:record(string2(),int().positive()).describe("How often what \
went wrong."),bottleneck:bottleneck.nullable(),limited:boolean2().describe("Whether something else than the server bounded its value."),findings:array(
finding),published:publishedPlace.nullable().describe("What the publication said, beside today's place.")}),leaderboard=strictObject({id:string2().
describe("scenario/via"),scenario:string2(),via,by:_enum(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile\
 where a rate is offered, or the time per run of commands that report no operations."),unit:_enum(["requests/s","operations/s","s"]),rows:array(
row).describe("Best first.")}),publishedFigure=strictObject({unit:string2().nullable(),entries:array(strictObject({target:string2(),value:known,
system:string2().nullable()}))}),published=strictObject({source:string2(),figures:record(string2(),publishedFigure).describe("By scenario an\
d via, `hello/direct`.")}),leftOut=strictObject({target:string2(),obstacle}),rankPlan=strictObject(experiment),rankMeasured=strictObject({...run,
config:string2().describe("Path of the configuration file."),plan:rankPlan,cases:array(caseRecord).describe("One target in one scenario in o\
ne way each, as `head`."),leftOut:array(leftOut),published:published.nullable()}),ranking=strictObject({command:literal("rank"),schema:literal(
RESULTS_SCHEMA),...rankMeasured.shape,leaderboards:array(leaderboard),exitCode:number2()}),resultsFile=discriminatedUnion("command",[results,
ranking]);var MOST_BYTES=64*1024*1024,LIMITS={deepest:24,mostValues:4e6,longest:2e4},MOST_CASES=1e3,MOST_SESSIONS=1e3,MOST_ROUNDS=100;function readResults(text2){
let read=readAny(text2);if(read.command==="rank")throw new UsageError("these are the results of rank; this takes those of compare or trend");
return read}function readAny(text2){let read=readFile(text2);if(read.command==="rank")return read;let{trend}=read;for(let part2 of[read,trend?.
control,trend?.seam?.results,trend?.again,trend?.planted?.results])part2&&checkSize(part2);return read}function readFile(text2){if(Buffer.byteLength(text2)>MOST_BYTES)throw new UsageError(`the results have more than ${MOST_BYTES/2**20} MiB: no\
 run leaves so much`);checkJson(text2,LIMITS);let value=decoded(text2);checkSchema(value);let parsed2=resultsFile.safeParse(value);if(parsed2.
success)return parsed2.data;let[issue3]=parsed2.error.issues,where=issue3===void 0||issue3.path.length===0?"the top":issue3.path.map(String).
join("."),what=clip(plainLine(`${where}: ${issue3?.message??"unknown"}`),300);throw new UsageError(`the results are not valid at ${what}`)}function decoded(text2){
try{return JSON.parse(text2)}catch(error3){throw new UsageError(`the results are not JSON (${plainLine(String(error3))}); was the file cut o\
ff?`)}}var numbered=looseObject({schema:number2()});function checkSchema(value){let found=numbered.safeParse(value);if(!found.success)throw new UsageError(
"this is not a results.json of loadgate: it has no schema number");if(found.data.schema>RESULTS_SCHEMA)throw new UsageError(`the results hav\
e schema ${found.data.schema}, this loadgate reads up to ${RESULTS_SCHEMA}; use the loadgate that wrote them, or a newer one`)}function checkSize(read){
let sessions=read.cases.flatMap(each=>each.sessions);if(read.cases.length>MOST_CASES||read.plan.cases.length>MOST_CASES||read.cases.some(each=>each.
sessions.length>MOST_SESSIONS)||sessions.some(({rounds})=>rounds.length>MOST_ROUNDS))throw new UsageError("the results hold more cases, sess\
ions or rounds than any run leaves")}var SPEED=["slower","faster"],CPU=["using more CPU","using less CPU"];function answers(sample2){return Object.values(sample2.byStatus).reduce(
(sum,count)=>sum+count,0)}function quotient(dividend,divisor){return dividend===null||!(divisor>0)?null:dividend/divisor}function perRun({command:command3},value){
return command3===void 0||command3.operations!==null?null:quotient(value,command3.runs)}function peakMemory(session2,variant2){let peaks=session2.
rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2).flatMap(sample2=>sample2.memory===null?[]:[sample2.memory]);
return peaks.length===0?null:Math.max(...peaks)}function latency(name2,subject2,{decides,ofSession=!1}){let words2={subject:subject2,verb:`g\
ives ${subject2}`,shrunk:"sooner",grown:"later",axis:[`${name2} faster`,`${name2} slower`],cases:SPEED},label=`Latency ${name2}`,about2={unit:"\
s",better:"lower",decides,limitable:!0,label,words:words2},share3=Number(name2.slice(1))/100;return{name:name2,...about2,of:"request",per:"r\
ound",percentile:{share:share3,ofSession},value:({latencies,latency:latency2})=>latencies?quantile(latencies,share3):latency2[name2]??null}}
var informs={better:"lower",decides:null,limitable:!1},MEMORY_BATCH=64*4096;function counter(name2,about2){return{...informs,name:name2,unit:"\
per request",...about2,of:"request",per:"session",value:(session2,variant2)=>{let counted4=session2.rounds.flatMap(round2=>round2.samples).filter(
sample2=>sample2.variant===variant2&&sample2.counters?.[name2]!==void 0),total=counted4.reduce((sum,{counters})=>sum+(counters?.[name2]??0),
0);return quotient(total,counted4.reduce((sum,sample2)=>sum+answers(sample2),0))}}}var METRICS=[{name:"goodput",unit:"requests/s",label:"Req\
uests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["slower","faster"],cases:SPEED},better:"higher",decides:"clos\
ed",limitable:!0,column:!0,per:"round",value:sample2=>sample2.command?.operations===null?null:quotient(sample2.correct,sample2.wall)},{name:"\
cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per request",grown:"more CPU pe\
r request",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"closed",limitable:!1,column:!0,per:"round",value:sample2=>quotient(
sample2.cpu.server,answers(sample2))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less tim\
e per run",grown:"more time per run",axis:["less time","more time"],cases:SPEED},better:"lower",decides:"command",limitable:!1,of:"command",
per:"round",value:sample2=>perRun(sample2,sample2.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"ne\
eds",shrunk:"less CPU per run",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"command",limitable:!1,
of:"command",per:"round",value:sample2=>perRun(sample2,sample2.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its\
 own clock",words:{subject:"speed by its own clock",verb:"is",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower",
"faster"],cases:SPEED},...informs,better:"higher",of:"command",per:"round",value:sample2=>quotient(sample2.correct,sample2.command?.seconds??
0)},latency("p50","the median answer",{decides:"open"}),latency("p90","the slowest tenth of the answers",{decides:null}),latency("p95","the \
slowest twentieth of the answers",{decides:"open"}),{...latency("p99","the slowest hundredth of the answers",{decides:"open",ofSession:!0}),
column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"more memory",axis:[
"needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...informs,resolution:MEMORY_BATCH,per:"session",value:peakMemory},
{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"fewer contex\
t switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...informs,of:"\
request",per:"round",value:sample2=>quotient(sample2.switches,answers(sample2))},counter("io-calls",{label:"Read and write calls per request",
words:{subject:"read and write calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls",
"more calls"],cases:["calling the system more","calling the system less"]}}),counter("collections",{label:"Garbage collections per request",
words:{subject:"garbage collections",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collection\
s","more collections"],cases:["collecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"\
start-up time",verb:"takes",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to s\
tart","faster to start"]},...informs,of:"request",per:"session",value:(session2,variant2)=>session2.startSeconds[variant2]??null},{name:"ima\
ge-size",unit:"bytes",label:"Image size",words:{subject:"image size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","la\
rger"],cases:["larger","smaller"]},...informs,per:"build"}];function isOfSpeed(name2){return[SPEED,CPU].includes(metricNamed(name2).words.cases)}
function deciding(loop){return METRICS.filter(({decides})=>decides===loop)}function lackOf({name:name2,of,decides},{loop,isCommand}){return of===
"request"&&isCommand?"of-requests":of==="command"&&!isCommand?"of-commands":isCommand&&loop==="closed"&&decides==="command"?"operations":loop===
"command"&&(decides==="closed"||name2==="own-clock")?"no-operations":null}function decidingWith(thresholds2,kind2){let asked=metric2=>thresholds2[metric2.
name]!==void 0&&lackOf(metric2,kind2)===null;return METRICS.filter(metric2=>metric2.decides===kind2.loop||asked(metric2))}function findMetric(name2){
return METRICS.find(candidate=>candidate.name===name2)}function metricNamed(name2){let metric2=findMetric(name2);if(metric2===void 0)throw new RangeError(
`no metric ${name2}`);return metric2}var BEYOND=10;function merged(all){let counts3=new Map;for(let[seconds3,count]of all.flat())counts3.set(seconds3,(counts3.get(seconds3)??0)+count);return[
...counts3].sort(([a],[b])=>a-b)}var knownQuantiles=new WeakMap;function quantile(latencies,share3){let known2=knownQuantiles.get(latencies)??
new Map;known2.size===0&&knownQuantiles.set(latencies,known2);let value=known2.get(share3);if(value!==void 0)return value;let fresh2=nearestRank(
latencies,share3);return known2.set(share3,fresh2),fresh2}function nearestRank(latencies,share3){let total=latencies.reduce((sum,[,count])=>sum+
count,0);if(total*(1-share3)<BEYOND-1e-9)return null;let seen2=0;for(let[seconds3,count]of latencies)if(seen2+=count,seen2>=total*share3-1e-9)
return seconds3;return null}import{isDeepStrictEqual}from"node:util";var EQUALLY={stolen:.3,foreign:.6},ONE_OF_TWO={stolen:.05,foreign:.25},DISTURBED_WEIGHT=.25;function ranOutOfPorts({samples=[]}){return samples.
some(({limits})=>limits.includes("out-of-ports"))}function isEqual({together,order}){return together||order.length===1}function interferenceIn(round2){
if(ranOutOfPorts(round2))return"out-of-ports";let{stolen,foreign}=round2.disturbance,most=isEqual(round2)?EQUALLY:ONE_OF_TWO;return(stolen??
0)>most.stolen?"steal":(foreign??0)>most.foreign?"other-programs":null}function weightOf(round2){let source=interferenceIn(round2);return source===
null?1:isEqual(round2)&&source!=="out-of-ports"?DISTURBED_WEIGHT:0}function disturbedRounds(sessions){let found=[];for(let round2 of sessions.flatMap(({rounds})=>rounds)){let source=interferenceIn(round2);if(source===
null)continue;let counted4=weightOf(round2)>0,same=found.find(each=>each.source===source&&each.counted===counted4);same?same.rounds+=1:found.
push({source,counted:counted4,rounds:1})}return found}function interferenceFinding({source,counted:counted4,rounds}){return{code:"interferen\
ce",source,effect:counted4?"counted-less":"left-out",rounds}}var LANCZOS_0=.9999999999998099,LANCZOS=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function logGamma(x){let z=x-1,base=z+7.5,series=LANCZOS.reduce((sum,c,i)=>sum+c/(z+i+1),LANCZOS_0);
return .5*Math.log(2*Math.PI)+(z+.5)*Math.log(base)-base+Math.log(series)}function betaFraction(x,a,b){let away=v=>Math.abs(v)<1e-300?1e-300:
v,c=1,d=1/away(1-(a+b)*x/(a+1)),value=d;for(let m=1;m<1e4;m++){let even=m*(b-m)*x/((a+2*m-1)*(a+2*m));d=1/away(1+even*d),c=away(1+even/c),value*=
d*c;let odd=-(a+m)*(a+b+m)*x/((a+2*m)*(a+2*m+1));if(d=1/away(1+odd*d),c=away(1+odd/c),value*=d*c,Math.abs(d*c-1)<1e-15)break}return value}function incompleteBeta(x,y,a,b){
if(x<=0)return 0;if(y<=0)return 1;let front=Math.exp(logGamma(a+b)-logGamma(a)-logGamma(b)+a*Math.log(x)+b*Math.log(y));return x<(a+1)/(a+b+
2)?front*betaFraction(x,a,b)/a:1-front*betaFraction(y,b,a)/b}function studentTail(t,degrees){let square=t*t;return .5*incompleteBeta(degrees/
(degrees+square),square/(degrees+square),degrees/2,.5)}function logDensity(t,degrees){return logGamma((degrees+1)/2)-logGamma(degrees/2)-.5*
Math.log(degrees*Math.PI)-(degrees+1)/2*Math.log1p(t*t/degrees)}var quantiles=new Map,MOST_QUANTILES=1e3;function studentQuantile(tail,degrees){
let known2=quantiles.get(tail)?.get(degrees);if(known2!==void 0)return known2;let found=computedQuantile(tail,degrees);quantiles.size>=MOST_QUANTILES&&
quantiles.clear();let ofTail=quantiles.get(tail)??new Map;return ofTail.size>=MOST_QUANTILES&&ofTail.clear(),quantiles.set(tail,ofTail.set(degrees,
found)),found}function computedQuantile(tail,degrees){if(!(tail>0&&tail<1&&degrees>0))throw new RangeError(`no t quantile for ${tail}, ${degrees}`);
if(tail>.5)return-computedQuantile(1-tail,degrees);if(tail===.5)return 0;let[low,high]=[0,1];for(;studentTail(high,degrees)>tail;)[low,high]=
[high,high*2];let t=(low+high)/2;for(let step=0;step<200;step++){let here=studentTail(t,degrees);here>tail?low=t:high=t;let slope=Math.exp(logDensity(
t,degrees))*t/here,newton=t*Math.exp(Math.log(here/tail)/slope),next=newton>low&&newton<high?newton:(low+high)/2;if(Math.abs(next-t)<=1e-14*
t)return next;t=next}return t}function normalBelow(z){if(z<0)return 1-normalBelow(-z);let t=1/(1+.2316419*z),series=[.31938153,-.356563782,1.781477937,
-1.821255978,1.330274429].reduceRight((sum,term)=>(sum+term)*t,0);return 1-Math.exp(-z*z/2)/Math.sqrt(2*Math.PI)*series}var MIDPOINTS=200,WIDEST_SHARE=4;
function overSpreads(n,f){let degrees=n-1,constant=degrees/2*Math.log(degrees/2)+Math.LN2-logGamma(degrees/2),density=share3=>Math.exp(constant+
(degrees-1)*Math.log(share3)-degrees*share3*share3/2),[sum,weight]=[0,0];for(let step=0;step<MIDPOINTS;step++){let share3=(step+.5)*WIDEST_SHARE/
MIDPOINTS,part2=density(share3);sum+=part2*f(share3),weight+=part2}return sum/weight}function equally(values2){return values2.map(value=>({value,weight:1}))}function median(values2){return weightedMedian(equally(values2))}function weightedMedian(points){
let sorted=points.toSorted((a,b)=>a.value-b.value),half2=sorted.reduce((sum,{weight})=>sum+weight,0)/2,below=0;for(let[index,{value,weight}]of sorted.
entries()){if(below+=weight,below===half2)return(value+(sorted[index+1]?.value??value))/2;if(below>half2)return value}return null}function mean(values2){
return values2.reduce((sum,v)=>sum+v,0)/values2.length}function deviation(values2){let centre=mean(values2);return Math.sqrt(values2.reduce(
(sum,v)=>sum+(v-centre)**2,0)/(values2.length-1))}function hodgesLehmann(points){return weightedMedian(points.flatMap((a,i)=>points.slice(i).
map(b=>({value:(a.value+b.value)/2,weight:a.weight*b.weight}))))}var OUTLYING=4.25,KEPT_VARIANCE=1-2*OUTLYING*Math.exp(-(OUTLYING**2)/2)/Math.
sqrt(2*Math.PI)/(2*normalBelow(OUTLYING)-1);function pair(base,head,weight,limited){return isPositive(base)&&isPositive(head)?[{base,head,weight,limited}]:[]}function isPositive(value){
return value!==null&&Number.isFinite(value)&&value>0}function roundPair(round2,metric2){let of=variant2=>round2.samples.find(sample2=>sample2.
variant===variant2),[base,head]=[of("base"),of("head")];if(base===void 0||head===void 0)return[];let limited=base.limits.length+head.limits.
length>0;return pair(metric2.value(base),metric2.value(head),weightOf(round2),limited)}function sessionPairs(session2,metric2,steady=!1){if(metric2.
per==="build")return[];if(metric2.per==="session")return pair(metric2.value(session2,"base"),metric2.value(session2,"head"),1,!1);let counted4=countedRounds(
session2),isSteady=({samples})=>samples.every(({limits})=>limits.length===0),rounds=steady&&metric2.limitable?counted4.filter(isSteady):counted4,
percentile=mergedPercentile(rounds,metric2);return percentile?mergedPair(rounds,percentile):rounds.flatMap(round2=>roundPair(round2,metric2))}
function mergedPercentile(rounds,metric2){let samples=rounds.flatMap(round2=>round2.samples),{percentile}=metric2;return!percentile||!samples.
some(({latencies})=>latencies!==void 0)?null:percentile.ofSession||samples.some(sample2=>metric2.value(sample2)===null)?percentile:null}function mergedPair(rounds,percentile){
let samples=rounds.flatMap(round2=>round2.samples),of=variant2=>mergedValue(samples,percentile,variant2),weight=rounds.reduce((sum,round2)=>sum+
weightOf(round2),0)/rounds.length;return pair(of("base"),of("head"),weight,samples.some(({limits})=>limits.length>0))}function mergedValue(samples,{
share:share3},variant2){let own2=samples.filter(sample2=>sample2.variant===variant2);return quantile(merged(own2.map(({latencies})=>latencies??
[])),share3)}function countedRounds({rounds}){return rounds.filter(round2=>weightOf(round2)>0)}function logs(pairs2){return pairs2.map(({base,head,weight})=>({value:Math.log(head/base),weight}))}function sessionEffects({sessions},metric2,steady=!1){
return sessions.flatMap(session2=>{let pairs2=sessionPairs(session2,metric2,steady),points=logs(pairs2),rounding=mean(pairs2.map(({base,head})=>roundingOf(
metric2,base)+roundingOf(metric2,head)));return inSession(hodgesLehmann(points),points,metric2,rounding)})}function sessionValues({sessions},metric2,variant2){
return sessions.flatMap(session2=>{let known2=values(session2,metric2,variant2).filter(({value})=>value>0),points=known2.map(({value,weight})=>({
value:Math.log(value),weight}));return inSession(weightedMedian(points),points,metric2,mean(known2.map(({value})=>roundingOf(metric2,value))))})}
function roundingOf({resolution=0},value){return(resolution/value)**2/12}function inSession(value,points,metric2,rounding){if(value===null)return[];
let weight=points.reduce((sum,point)=>sum+point.weight,0),spread=metric2.per==="round"&&points.length>1?spreadOf(points,weight):null;return[
{value,weight:weight/points.length,spread,...rounding>0&&{rounding}}]}function spreadOf(points,weight){let centre=points.reduce((sum,point)=>sum+
point.weight*point.value,0)/weight;return{squares:points.reduce((sum,point)=>sum+point.weight*(point.value-centre)**2,0),degrees:points.length-
1,rounds:points.length}}function typical({sessions},metric2,variant2){let perSession=sessions.map(session2=>weightedMedian(values(session2,metric2,
variant2)));return median(perSession.filter(value=>value!==null))}function values(session2,metric2,variant2){if(metric2.per==="build")return[];
let known2=(value,weight)=>value===null?[]:[{value,weight}];if(metric2.per==="session")return known2(metric2.value(session2,variant2),1);let rounds=countedRounds(
session2),percentile=mergedPercentile(rounds,metric2);return percentile?known2(mergedValue(rounds.flatMap(round2=>round2.samples),percentile,
variant2),1):rounds.flatMap(round2=>round2.samples.filter(sample2=>sample2.variant===variant2).flatMap(sample2=>known2(metric2.value(sample2),
weightOf(round2))))}function samplesOf({sessions}){return sessions.flatMap(({rounds})=>rounds.flatMap(round2=>round2.samples))}function countedSamples({sessions}){
return sessions.flatMap(({rounds})=>rounds.filter(round2=>!ranOutOfPorts(round2)).flatMap(round2=>round2.samples))}function mostFrequent(values2,order){
let count=value=>values2.filter(v=>v===value).length;return order.filter(value=>values2.includes(value)).reduce((best,v)=>best===null||count(
v)>count(best)?v:best,null)}function bottleneckOf(record2){let known2=countedSamples(record2).flatMap(sample2=>sample2.bottleneck===null?[]:
[sample2.bottleneck]);return mostFrequent(known2,["generator","proxy","dependency","server"])}function limitOf(record2,loop){let bottleneck2=bottleneckOf(
record2);if(bottleneck2==="generator"||bottleneck2==="proxy")return`${bottleneck2}-saturated`;if(bottleneck2==="dependency"&&loop==="closed")
return"dependency";let pairs2=record2.sessions.flatMap(session2=>sessionPairs(session2,metricNamed("goodput")));return pairs2.filter(pair2=>pair2.
limited).length*2<=pairs2.length?null:mostFrequentLimit(record2)}function mostFrequentLimit(record2){return mostFrequent(countedSamples(record2).
flatMap(sample2=>sample2.limits),limit.options)}function everyFault(record2){return record2.sessions.flatMap(session2=>[...session2.invalid,
...session2.rounds.flatMap(round2=>round2.samples.flatMap(({invalid:invalid2,variant:variant2})=>invalid2.map(fault2=>({fault:fault2,variant:variant2}))))]).
map(({fault:fault2,variant:variant2})=>({fault:fault2,variant:isOurs(fault2)?null:variant2}))}function faultsOf(record2){let found=new Map;for(let{
variant:variant2,fault:fault2}of everyFault(record2)){let key=JSON.stringify([variant2,fault2]);found.set(key,{variant:variant2,fault:fault2,
times:(found.get(key)?.times??0)+1})}return[...found.values()]}function failuresOf(record2,failures){return failures.filter(failure3=>failure3.
target===record2.target)}function variantsOf(broken){return["base","head"].filter(variant2=>broken.some(b=>b.variant===variant2))}function faultFindings(faults){
let alike=fault2=>faults.filter(each=>isDeepStrictEqual(each.fault,fault2));return faults.filter(each=>alike(each.fault)[0]===each).map(({fault:fault2})=>{
let same=alike(fault2),times=Math.max(...same.map(each=>each.times));return{code:"fault",variants:variantsOf(same),fault:fault2,times}})}function failureFinding({
what,variant:variant2,target,limitSeconds:limitSeconds2,withheld:withheld2}){let known2={variant:variant2,target,...limitSeconds2!==void 0&&
{limitSeconds:limitSeconds2}};return what==="build"?{code:"build-failed",...known2}:{code:"setup-failed",...known2,...withheld2&&{withheld:withheld2}}}function neverStarted(fault2){return fault2.code==="died"?fault2.when==="starting":fault2.code==="not-ready"?fault2.runOver!==!0:fault2.code===
"start-failed"||fault2.code==="prepare-failed"}function answersOtherwise(fault2){return isAnswerFault(fault2)?fault2.afterLoad!==!0:fault2.code===
"command-failed"||fault2.code==="no-report"||fault2.code==="died"&&fault2.when==="before-load"}function unequal({code}){return code==="lengt\
hs-differ"||code==="framing-differs"}function isLack({variant:variant2,fault:fault2},{fresh:fresh2}){return variant2==="base"?neverStarted(fault2)||
fresh2!==void 0&&answersOtherwise(fault2):variant2===null&&unequal(fault2)&&(fresh2==="scenario"||fresh2==="configuration")}function samplesIn({
rounds},variant2){return rounds.flatMap(({samples})=>samples.filter(sample2=>sample2.variant===variant2))}function baseAnswered({sessions}){
return sessions.some(session2=>samplesIn(session2,"base").some(({invalid:invalid2})=>invalid2.length===0))}function headAnsweredAlone({sessions}){
return sessions.some(session2=>samplesIn(session2,"base").length===0&&samplesIn(session2,"head").some(({invalid:invalid2})=>invalid2.length===
0))}function whyAlone(record2,{failures,notices}){let own2=failuresOf(record2,failures),faults=faultsOf(record2);if(!(faults.every(each=>isLack(
each,record2))&&own2.every(isBasesOwn))||baseAnswered(record2)||!headAnsweredAlone(record2))return null;let because=[...own2.map(failureFinding),
...faultFindings(faults)],broken=own2.length>0?"not-built":faults.some(({fault:fault2})=>neverStarted(fault2))&&"not-started";if(broken&&!excusesBase(
{notices}))return null;let why2=record2.fresh==="configuration"?record2.fresh:broken||record2.fresh;return why2===void 0||because.length===0&&
why2!=="configuration"&&why2!=="target"?null:[{code:"head-alone",why:why2},...because]}function excusesBase({notices}){return!notices.some(notice3=>notice3.
code==="isolation-changed"&&notice3.changes.some(({setting})=>setting==="isolation"))}function isBasesOwn({variant:variant2,limitSeconds:limitSeconds2}){
return variant2==="base"&&limitSeconds2===void 0}function blamable(faults,record2){return faults.some(({variant:variant2})=>variant2==="head")&&
record2.fresh!==void 0?faults.filter(each=>!isLack(each,record2)):faults}var EXIT={done:0,regression:1,usage:2,invalid:3,undelivered:4};function codeOfError(error3){return error3 instanceof Interrupted?codeOfSignal(error3.signal):error3 instanceof DeliveryError?EXIT.undelivered:
error3 instanceof UsageError?EXIT.usage:EXIT.invalid}function codeOfSignal(signal){return signal==="SIGINT"?130:143}function judgedCode(judged2){
if(judged2.plan.mode==="observe")return EXIT.done;let fails=what=>judged2.plan.failOn.includes(what)&&!judged2.plan.failOn.includes("never"),
has=verdict2=>judged2.cases.some(c=>c.verdict===verdict2);return has("regression")&&fails("regression")?EXIT.regression:onlyHeadFails(judged2)||
(has("invalid")||judged2.failures.some(({variant:variant2})=>variant2==="head"))&&fails("invalid")?EXIT.invalid:has("inconclusive")&&fails("\
inconclusive")?EXIT.regression:EXIT.done}function onlyHeadFails(judged2){let headOnly2=broken=>broken.includes("head")&&!broken.includes("ba\
se"),failedIn=target=>judged2.failures.filter(f=>f.target===target).map(f=>f.variant);return judged2.cases.some(c=>headOnly2(c.brokenIn))||judged2.
failures.some(f=>headOnly2(failedIn(f.target)))}var LOOKS=[2,3,4,6,8,11,16,22,31,44,62,88,124],FOR_THE_END=.5,EQUIVALENCE_ERROR=.05;function decisionTail(plan2,moment,metrics){return spentAt(
moment,plan2.alpha/(Math.max(1,metrics)*Math.max(1,plan2.cases.length)))}function equivalenceTail(moment){return spentAt(moment,EQUIVALENCE_ERROR)}
var LIMIT_ERROR=.025;function limitTailOnTheWay(){return spentAt("look",LIMIT_ERROR)}function spentAt(moment,error3){return moment==="end"?error3*
FOR_THE_END:error3*(1-FOR_THE_END)/LOOKS.length}function isLook(sessions){return LOOKS.some(look=>look===sessions)}var NO_SPREAD=1e-12;function estimateOf(effects,calibration=PAIRED){let sessions=effects.length;if(sessions===0)return null;let weight=effects.
reduce((sum,each)=>sum+each.weight,0),centre=effects.reduce((sum,each)=>sum+each.weight*each.value,0)/weight,squares=effects.reduce((sum,each)=>sum+
each.weight*(each.value-centre)**2,0),rounding=effects.reduce((sum,each)=>sum+(each.rounding??0),0)/sessions,own2={variance:Math.max(squares/
(sessions-1),rounding),degrees:sessions-1},known2=sessions>1&&Math.sqrt(own2.variance)>NO_SPREAD,prior=priorFromRounds(effects.map(({spread})=>spread),
calibration);return{centre,sessions,weight,noise:known2?moderated(own2,prior):null}}function standardError({noise,weight}){return noise&&Math.sqrt(noise.variance/weight)}function halfWidth(estimate,tail){let error3=standardError(
estimate);return error3===null||!estimate.noise?null:studentQuantile(tail,estimate.noise.degrees)*error3}function interval2(estimate,tail){let half2=estimate&&
halfWidth(estimate,tail);if(estimate===null||half2===null)return null;let[low,high]=[Math.exp(estimate.centre-half2),Math.exp(estimate.centre+
half2)];return low>0&&Number.isFinite(high)?{low,high}:null}var PAIRED={factor:1.7,degrees:4},ALONE={factor:3,degrees:3},MOST_ROUNDS2=6;function priorFromRounds(spreads,{
factor,degrees}){let known2=spreads.filter(each=>each!==null).filter(each=>each.degrees>0),within=known2.reduce((sum,each)=>sum+each.degrees,
0),squares=known2.reduce((sum,each)=>sum+each.squares,0);if(within===0||!(squares>0)||known2.length<spreads.length)return null;let rounds=known2.
reduce((sum,each)=>sum+each.rounds,0)/known2.length;return{variance:factor*squares/within/Math.min(rounds,MOST_ROUNDS2),degrees:1/(1/degrees+
1/within)}}function moderated(own2,prior){if(prior===null)return own2;let weight=prior.degrees*Math.min(1,prior.variance/own2.variance),degrees=weight+
own2.degrees,drawn=(weight*prior.variance+own2.degrees*own2.variance)/degrees;return{variance:Math.max(drawn,own2.variance),degrees}}var TAIL=.025,AGREED=3,BOUNDS=["generator-saturated","proxy-saturated","out-of-ports"],NOT_SPOILT="dependency";function judgeLimit(record2,asked){
let{metric:metric2,unit,limit:limit2,ofBuild,spoilt}=asked,about2={metric:metric2.name,unit,better:metric2.better,limit:limit2};if(metric2.per===
"build"){let state2=ofBuild===null?"inconclusive":stateOf({low:ofBuild,high:ofBuild},asked);return{...about2,head:ofBuild,interval:null,n:0,
state:state2,atLook:state2,open:!1}}let estimate=estimateOf(sessionValues(record2,metric2,"head"),ALONE),head=estimate&&Math.exp(estimate.centre),
sessions=estimate?.sessions??0,agreed=head!==null&&estimate?.noise===null&&sessions>=AGREED,range2=tail=>agreed?{low:head,high:head}:interval2(
estimate,tail),doubtful=metric2.limitable&&spoilt!==null&&spoilt!==NOT_SPOILT,state=found=>{let plain2=found?stateOf(found,asked):"inconclus\
ive";return doubtful&&!(plain2==="held"&&BOUNDS.includes(spoilt))?"inconclusive":plain2},[shown2,wider]=[range2(TAIL),range2(limitTailOnTheWay())],
atLook=state(wider),open3=atLook==="inconclusive"&&head!==null&&!doubtful;return{...about2,head,interval:shown2,n:sessions,state:state(shown2),
atLook,open:open3}}function stateOf({low,high},{limit:limit2,metric:metric2}){let[best,worst2]=metric2.better==="lower"?[low,high]:[-high,-low],
bound=metric2.better==="lower"?limit2:-limit2;return best>bound?"broken":worst2<=bound?"held":"inconclusive"}var ROUNDING=1e-12;function judge({estimate,decision,equivalence},rule){let size3=(rule.better==="lower"?1:-1)*Math.log(estimate),relevant2=Math.
log1p(rule.threshold)-ROUNDING,strict=decision&&turned(decision,rule);if(strict&&strict.low>0&&size3>=relevant2)return"regression";if(strict&&
strict.high<0&&size3<=-relevant2)return"improvement";let within=equivalence&&turned(equivalence,rule);return within&&within.low>-relevant2&&
within.high<relevant2?"unchanged":"inconclusive"}function turned({low,high},{better}){let[a,b]=[Math.log(low),Math.log(high)];return better===
"lower"?{low:a,high:b}:{low:-b,high:-a}}function leaning({interval:interval3,better}){if(interval3===null)return null;let{low,high}=turned(interval3,
{better});return low>0?"worse":high<0?"better":null}function worst(verdicts){return VERDICTS.find(verdict2=>verdicts.includes(verdict2))??null}
var SHOWN_TAIL=.025;function metricEstimate(record2,metric2,limit2){return estimateOf(sessionEffects(record2,metric2,limit2===null))}function about(metric2){
return{name:metric2.name,unit:metric2.unit,better:metric2.better}}var NO_INTERVAL={interval:null,decisionInterval:null};function measuredMetric(record2,metric2,terms){
let estimate=metricEstimate(record2,metric2,terms.limit),ratio=estimate&&Math.exp(estimate.centre),decision=interval2(estimate,terms.decisionTail),
equivalence=interval2(estimate,terms.equivalenceTail),judged2=ratio!==null&&!isSpoilt(metric2,terms),threshold=terms.thresholds[metric2.name]??
terms.threshold,wanted=terms.thresholds[metric2.name]!==void 0,missed=wanted?!isSpoilt(metric2,terms):terms.loop==="open"&&terms.limit===null,
gates2=terms.deciding.includes(metric2)&&(judged2||ratio===null&&missed),verdict2=judged2?judge({estimate:ratio,decision,equivalence},{better:metric2.
better,threshold}):null;return{...about(metric2),gates:gates2,base:typical(record2,metric2,"base"),head:typical(record2,metric2,"head"),ratio,
interval:interval2(estimate,SHOWN_TAIL),decisionInterval:decision,n:estimate?.sessions??0,...gates2&&wanted&&{threshold},verdict:gates2?verdict2??
"inconclusive":verdict2}}function isSpoilt({limitable},{limit:limit2}){return limitable&&limit2!==null}function buildMetric(metric2,base,head,threshold){
let ratio=base!==null&&head!==null&&base>0&&head>0?head/base:null,known2={...about(metric2),gates:!1,base,head,ratio,...NO_INTERVAL,n:0,verdict:null};
if(threshold===void 0)return known2;let verdict2=ratio===null?"inconclusive":judgeExactly(ratio,{better:metric2.better,threshold});return{...known2,
gates:!0,threshold,verdict:verdict2}}function judgeExactly(ratio,rule){let size3=(rule.better==="lower"?1:-1)*Math.log(ratio),relevant2=Math.
log1p(rule.threshold)-ROUNDING;return size3>=relevant2?"regression":size3<=-relevant2?"improvement":"unchanged"}function emptyMetric(metric2){
let nothing={base:null,head:null,ratio:null,...NO_INTERVAL,n:0,verdict:null};return{...about(metric2),gates:!1,...nothing}}var DEFAULT_THRESHOLD=.02;
function scenarioIn({scenario:scenario3},{plan:plan2}){return plan2.scenarios.find(({name:name2})=>name2===scenario3)??{}}function thresholdOf(record2,judging2){
return scenarioIn(record2,judging2).threshold??DEFAULT_THRESHOLD}function kindOf(record2,judging2){return{loop:loopOf(record2,judging2),isCommand:scenarioIn(
record2,judging2).args!==void 0}}function decidingOf(record2,judging2){return decidingWith(scenarioIn(record2,judging2).thresholds??{},kindOf(
record2,judging2))}function noisyAmong(metrics){return metrics.filter(({per})=>per!=="build").length}function loopOf(record2,judging2){let{rate:rate3,
args}=scenarioIn(record2,judging2);return rate3!==void 0?"open":args&&samplesOf(record2).some(({command:command3})=>command3?.operations===null)?
"command":"closed"}function judgeCase(record2,judging2){return settledAtLook(record2,judging2)??judgedAt(record2,judging2,"end")}function settledAtLook(record2,judging2){
if(judging2.plan.looks===!1||!isLook(record2.sessions.length))return null;let judged2=judgedAt(record2,judging2,"look");return judged2.settled?
judged2:null}function judgedAt(record2,judging2,moment){let{threshold=DEFAULT_THRESHOLD,thresholds:thresholds2={},limits={}}=scenarioIn(record2,
judging2),kind2=kindOf(record2,judging2),{loop}=kind2,limit2=limitOf(record2,loop),deciding2=decidingWith(thresholds2,kind2),terms={decisionTail:decisionTail(
judging2.plan,moment,noisyAmong(deciding2)),equivalenceTail:equivalenceTail(moment),threshold,thresholds:thresholds2,deciding:deciding2,limit:limit2,
...kind2},measured3=METRICS.map(metric2=>metric2.per==="build"?imageMetric(metric2,record2,judging2,thresholds2[metric2.name]):measuredMetric(
record2,metric2,terms)),metrics=inUnitsOf(record2,judging2,measured3),gating=metrics.filter(metric2=>metric2.gates),bottleneck2=bottleneckOf(
record2),waits=loop==="closed"&&bottleneck2==="dependency"&&servesLess(metrics,threshold),kept=limitsOf(record2,judging2,metrics,limits,limit2),
[unknown3,known2]=[!0,!1].map(isLost=>gating.filter(each=>isUnknown(each,loop)===isLost)),blind=!gating.some(metric2=>decidesItself(metric2,
loop)),change4=worst([...verdictsOf(known2),...waits||blind?["inconclusive"]:[]]),verdict2=worst([...change4?[change4]:[],...verdictsOf(unknown3),
...kept.map(({state})=>LIMIT_VERDICTS[state])]);return{moment,terms,bottleneck:bottleneck2,metrics,waits,limits:kept.map(asResult),verdict:verdict2??
"inconclusive",settled:isSettled(change4,kept)}}var verdictsOf=(metrics=[])=>metrics.flatMap(({verdict:verdict2})=>verdict2??[]);function asResult({
atLook:_,open:__,...found}){return found}function decidesItself({name:name2},loop){return metricNamed(name2).decides===loop}function isUnknown({
name:name2,ratio,threshold},loop){let metric2=metricNamed(name2),isPercentile=metric2.per==="round"&&metric2.percentile!==void 0;return ratio===
null&&threshold!==void 0&&!(loop==="open"&&isPercentile)}var LIMIT_VERDICTS={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};
function isSettled(change4,limits){return change4==="regression"||limits.some(({atLook})=>atLook==="broken")?!0:change4!==null&&change4!=="i\
nconclusive"&&!limits.some(({open:open3})=>open3)}function limitsOf(record2,judging2,metrics,limits=scenarioIn(record2,judging2).limits??{},spoilt=null){
let kind2=kindOf(record2,judging2);return METRICS.flatMap(metric2=>{let limit2=limits[metric2.name],found=metrics.find(({name:name2})=>name2===
metric2.name);return limit2===void 0||!found||neverHas(metric2,kind2,judging2)!==null?[]:[judgeLimit(record2,{metric:metric2,unit:found.unit,
limit:limit2,ofBuild:found.head,spoilt})]})}function neverHas(metric2,kind2,{plan:plan2}){return metric2.per==="build"&&plan2.isolation==="p\
rocess"?"no-image":lackOf(metric2,kind2)}function inUnitsOf({scenario:scenario3},{plan:plan2},metrics){return scenarioIn({scenario:scenario3},
{plan:plan2}).args?metrics.map(metric2=>({...metric2,unit:metric2.unit.replace("request","operation")})):metrics}function imageMetric(metric2,record2,{
variants,plan:plan2},threshold){let bytes3=variant2=>variants.find(v=>v.variant===variant2)?.builds[record2.target]?.imageBytes??null,own2=plan2.
isolation==="process"?void 0:threshold;return buildMetric(metric2,bytes3("base"),bytes3("head"),own2)}function servesLess(metrics,threshold){
let goodput=metrics.find(metric2=>metric2.name==="goodput");return goodput!==void 0&&leaning(goodput)==="worse"&&Math.log(goodput.ratio??1)<=
-Math.log1p(threshold)}var POWER=.95,HALVINGS=40;function detectableEffect(estimate,rule){let[half2,error3]=[halfWidth(estimate,rule.tail),standardError(estimate)];
if(half2===null||error3===null||!estimate.noise)return null;let least=Math.log1p(rule.threshold),{degrees}=estimate.noise,chance=size3=>overSpreads(
degrees+1,share3=>normalBelow((size3-Math.max(half2*share3,least))/error3)),[low,high]=[0,Math.max(half2,least)];for(;chance(high)<POWER&&Number.
isFinite(high);)[low,high]=[high,2*high];for(let step=0;step<HALVINGS;step++){let middle2=(low+high)/2;chance(middle2)<POWER?low=middle2:high=
middle2}let effect2=Math.expm1(high);return Number.isFinite(effect2)?effect2:null}function detectableIn(record2,loop,{tail,threshold,thresholds:thresholds2},after2=estimate=>estimate){
let limit2=limitOf(record2,loop),seen2=deciding(loop).filter(metric2=>!(metric2.limitable&&limit2!==null)).flatMap(metric2=>{let estimate=metricEstimate(
record2,metric2,limit2),bar={tail,threshold:thresholds2[metric2.name]??threshold};return(estimate&&detectableEffect(after2(estimate),bar))??
[]});return seen2.length===0?null:Math.min(...seen2)}function reopenedFinding(record2,scenario3){if(!scenario3?.keepalive)return[];let samples=record2.sessions.flatMap(({rounds})=>rounds.flatMap(
round2=>round2.samples)),side=record2.via==="nginx"?"upstream":"client",of=(variant2,share3)=>{let own2=samples.filter(sample2=>sample2.variant===
variant2&&sample2.opened[side]!==null);return carried(own2,side,scenario3.connections,share3)},hasBase=samples.some(({variant:variant2})=>variant2===
"base");if(of("base",.1)===null&&of("head",.1)===null)return[];let[base,head]=[of("base",.02),of("head",.02)],alike=base&&head&&base.fewest<=
head.most*1.05&&head.fewest<=base.most*1.05;return[{code:"connections-closed",...hasBase&&{base:alike?roundest(head):base&&roundest(base)},head:head&&
roundest(head)}]}function carried(samples,side,connections,share3){let total=values2=>values2.reduce((sum,value)=>sum+value,0),opened=total(
samples.map(sample2=>sample2.opened[side]??0)),answers2=total(samples.map(({byStatus})=>total(Object.values(byStatus)))),loads=connections*samples.
length,reopened=opened-loads;return samples.length===0||reopened<=5+share3*loads?null:{fewest:answers2/opened,most:answers2/reopened}}function roundest({
fewest,most}){let middle2=Math.sqrt(fewest*most),power=10**Math.floor(Math.log10(fewest)),digits=[1,2,3].map(count=>Number(middle2.toPrecision(
count))),fits=value=>fewest<=value*1.05&&value<=most*1.05;return[...[10,1,5,2].map(digit=>digit*power),...digits].find(fits)??Math.round(middle2)}function conclude(measured3){let cases=measured3.cases.map(record2=>concludeCase(record2,measured3)),broken=measured3.failures.length>0?"inv\
alid":"inconclusive",verdict2=worst(cases.map(c=>c.verdict))??broken,judged2={cases,failures:measured3.failures,plan:measured3.plan};return{
...measured3,schema:RESULTS_SCHEMA,command:"compare",cases,verdict:verdict2,exitCode:judgedCode(judged2)}}function judgedAgain(read){let{trend}=read;
if(trend===void 0)return conclude(measuredOf(read));let{control,seam,again,planted}=trend;return{...conclude(measuredOf(read)),command:"tren\
d",trend:{...trend,control:control&&conclude(measuredOf(control)),seam:seam&&{...seam,results:conclude(measuredOf(seam.results))},again:again&&
conclude(measuredOf(again)),...planted&&{planted:{...planted,results:planted.results&&conclude(measuredOf(planted.results))}}}}}function measuredOf({
exitCode:exitCode2,verdict:verdict2,schema:schema4,command:command3,trend,...measured3}){return{...measured3,cases:measured3.cases.map(({limits:_,
...record2})=>record2)}}function concludeCase(record2,measured3){let failures=failuresOf(record2,measured3.failures),faults=faultsOf(record2),
alone=whyAlone(record2,measured3);if(alone!==null)return headAlone(record2,measured3,alone);if(failures.length>0&&failures.every(isBasesOwn)&&
excusesBase(measured3)&&isUntried(record2)&&faults.length===0)return unmeasured(record2,measured3,"inconclusive",[untried(measured3),...failures.
map(failureFinding)]);if(failures.length+faults.length>0){let guilty=blamable(faults,record2);return{...unmeasured(record2,measured3,"invali\
d",[...failures.map(failureFinding),...faultFindings(guilty),...faultFindings(faults.filter(each=>!guilty.includes(each)))]),brokenIn:variantsOf(
[...failures,...guilty])}}let{lostShards:shards,skipped}=record2;return shards!==void 0?unmeasured(record2,measured3,"invalid",[{code:"shard\
s-missing",shards}]):skipped!==void 0?unmeasured(record2,measured3,"unchanged",[{code:"skipped",why:skipped}]):isUntried(record2)?unmeasured(
record2,measured3,"inconclusive",[untried(measured3)]):measuredCase(record2,measured3)}function isUntried({sessions}){return sessions.every(
session2=>session2.rounds.length===0)}function untried({interrupted}){return{code:interrupted?"interrupted":"no-time"}}function headAlone(record2,measured3,why2){
let nothing=unmeasured(record2,measured3,"new",why2),metrics=nothing.metrics.map(metric2=>{let{per}=metricNamed(metric2.name),head=per==="bu\
ild"?metric2.head:typical(record2,metricNamed(metric2.name),"head");return{...metric2,base:null,ratio:null,head}}),known2=inUnitsOf(record2,
measured3,metrics),limits=limitsOf(record2,measured3,known2).map(asResult),broken=limits.some(({state})=>state==="broken");return{...nothing,
metrics:[...known2],...limits.length>0&&{limits},verdict:broken?"regression":"new"}}function unmeasured(record2,measured3,verdict2,findings){
let metrics=METRICS.map(metric2=>metric2.per==="build"&&verdict2!=="invalid"?imageMetric(metric2,record2,measured3):emptyMetric(metric2)),threshold=thresholdOf(
record2,measured3);return{...record2,bottleneck:null,threshold,metrics,verdict:verdict2,settledAt:null,detectable:null,brokenIn:[],findings}}
function measuredCase(record2,measured3){let judged2=judgeCase(record2,measured3),{terms,bottleneck:bottleneck2,metrics,verdict:verdict2}=judged2,
gating=metrics.filter(metric2=>metric2.gates&&decidesItself(metric2,terms.loop)),disturbed=disturbedRounds(record2.sessions),findings=allLeftOut(
record2)?disturbed.map(({source,rounds})=>({code:"interference",source,effect:"nothing-left",rounds})):[...verdict2==="inconclusive"&&judged2.
moment==="end"?slowStart(record2,measured3):[],...limitFindings(terms,gating.length>0),...sparseFindings(terms,metrics),...unjudged(record2,
measured3,judged2),...blindFindings(bottleneck2,gating),...verdict2==="inconclusive"?noiseUnknown(record2,gating):[],...judged2.waits?[{code:"\
server-waits"}]:[],...reopenedFinding(record2,scenarioOf(record2,measured3)),...verdict2==="inconclusive"?movedCounters(metrics,terms.threshold):
[],...disturbed.map(interferenceFinding),...judged2.moment==="look"&&verdict2!=="inconclusive"?[{code:"settled-early",sessions:record2.sessions.
length}]:[]];return{...record2,bottleneck:bottleneck2,threshold:terms.threshold,metrics,...judged2.limits.length>0&&{limits:[...judged2.limits]},
verdict:verdict2,settledAt:judged2.moment==="look"?record2.sessions.length:null,detectable:detectableIn(record2,terms.loop,{tail:terms.decisionTail,
...terms}),brokenIn:[],findings}}function scenarioOf({scenario:scenario3},{plan:plan2}){return plan2.scenarios.find(({name:name2})=>name2===
scenario3)}function unjudged(record2,measured3,{terms,metrics,limits}){let kind2=kindOf(record2,measured3),asked=scenarioOf(record2,measured3),
spoilt=metric2=>metric2.limitable&&terms.limit!==null,isKnown={threshold:isCompared,limit:isMeasured2};function isCompared({name:name2}){return metrics.
some(found=>found.name===name2&&found.ratio!==null)}function isMeasured2({name:name2}){return limits.some(found=>found.metric===name2&&found.
head!==null)}return["threshold","limit"].flatMap(by=>METRICS.filter(({name:name2})=>asked?.[`${by}s`]?.[name2]!==void 0).flatMap(metric2=>{let unknown3=isKnown[by](
metric2)||spoilt(metric2)?null:"not-known",why2=neverHas(metric2,kind2,measured3)??unknown3;return why2===null?[]:[{code:"not-judged",metric:metric2.
name,asked:by,why:why2}]}))}function noiseUnknown({sessions},gating){return gating.some(({interval:interval3,ratio})=>ratio===null||interval3!==
null)?[]:[{code:sessions.length<2?"one-session":"equal-ratios"}]}var MUCH_STARTING=1/3;function slowStart({sessions},{plan:plan2}){let total=sessions.
map(({startSeconds:{base=0,head=0}})=>Math.max(base,head)).reduce((sum,seconds4)=>sum+seconds4,0),cases=plan2.cases.length/(plan2.shard?.count??
1);return total<MUCH_STARTING*plan2.budgetSeconds/Math.max(1,cases)?[]:[{code:"slow-start",seconds:Number((total/sessions.length).toPrecision(
2)),sessions:sessions.length}]}function allLeftOut({sessions}){return sessions.every(({rounds})=>rounds.every(round2=>weightOf(round2)===0))}
function limitFindings({limit:limit2,loop},decided){return limit2===null?decided?[]:[{code:"no-values"}]:[{code:"limited",limit:limit2,loop,
cpuDecides:decided}]}function sparseFindings({limit:limit2,loop},metrics){let known2=metrics.some(metric2=>metric2.name==="p99"&&metric2.ratio!==
null);return loop!=="open"||limit2!==null||known2?[]:[{code:"p99-unknown"}]}function blindFindings(bottleneck2,gating){return bottleneck2===
null&&gating.some(metric2=>metric2.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function movedCounters(metrics,threshold){return metrics.
flatMap(metric2=>{let{name:name2,base,ratio}=metric2,interval3=intervalOf(metric2);if(!isCounter(name2)||base===null||ratio===null||interval3===
null)return[];let small=Math.abs(Math.log(ratio))<Math.log1p(threshold),within=interval3.low<=1&&interval3.high>=1;if(small||within||metric2.
gates)return[];let more=to=>base*(to-1);return[{code:"counter-moved",metric:name2,more:more(ratio),low:more((metric2.interval??interval3).low),
high:more((metric2.interval??interval3).high)}]})}function isCounter(name2){return COUNTER_NAMES.some(each=>each===name2)}function intervalOf({
decisionInterval,ratio,n}){return decisionInterval??(ratio!==null&&n>1?{low:ratio,high:ratio}:null)}var systemClock={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(seconds3,signal)=>new Promise((resolve2,reject)=>{if(signal?.aborted)
return reject(signal.reason);let onAbort=()=>{clearTimeout(timer),reject(signal?.reason)},timer=setTimeout(()=>{signal?.removeEventListener(
"abort",onAbort),resolve2()},seconds3*1e3);signal?.addEventListener("abort",onAbort,{once:!0})})};var SECRET_NAME=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i;function isSecretName(name2){return SECRET_NAME.test(name2)}var RUNNERS_OWN=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;var ALLOWED=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CAR\
GO_HTTP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY",
"GOPATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_\
OPTS","GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ENGINE_VARIABLES=["DOCKER_HO\
ST","DOCKER_CONTEXT","DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],DOCKER=[...ENGINE_VARIABLES,"DOCKER_API_VERSION","\
DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG\
_HOME","XDG_RUNTIME_DIR"];function isAllowed(name2){return ALLOWED.includes(name2)||name2.startsWith("LC_")}import{closeSync,openSync,readdirSync,readFileSync,readlinkSync,readSync,realpathSync}from"node:fs";function readText(path){return orNull(()=>readFileSync(path,"utf8"))}function orNull(read){try{return read()}catch{return null}}var KEPT=8*1024*1024;var PREFIX="pipes-",FOLDER=new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);var KEPT_BYTES=64*1024;var runNote=object({pid:int().positive(),started:string2().nullable()});var OLD_SECONDS=7*86400;var engineNote=record(string2(),string2());function progressLine(step,width){let full=Math.round(step.done*24),bar=`[${"#".repeat(full)}${"-".repeat(24-full)}] ${String(Math.round(step.
done*100)).padStart(3)}%`,left=step.secondsLeft===null?"":` \xB7 ${minutes(step.secondsLeft)} left`;return`${bar}${left} \xB7 ${step.doing}`.
slice(0,width)}function minutes(seconds3){let whole=Math.max(0,Math.round(seconds3));return`${Math.floor(whole/60)}:${String(whole%60).padStart(
2,"0")}`}function progressOn(sink,now){let last=-1/0,lastPhase="",clear=sink.isTTY?"\r\x1B[2K":"";return{say(line){sink.write(`${clear}${line}\

`)},step(step){if(sink.isTTY)return sink.write(clear+progressLine(step,sink.columns-1));let phase=step.secondsLeft===null?step.doing:"";now()-
last<15&&phase===lastPhase||(last=now(),lastPhase=phase,sink.write(`${progressLine(step,200)}
`))},end(){clear&&sink.write(clear)}}}function hostHere(cwd,sink){let interruption=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>interruption.abort(
new Interrupted(signal)));process.on("SIGHUP",()=>interruption.abort(new Interrupted("SIGTERM")));for(let stream of[process.stdout,process.stderr])
stream.on("error",()=>{});return{cwd,clock:systemClock,progress:progressOn(sink,systemClock.now),signal:interruption.signal}}function interruptionOf({signal}){return new Promise((_,reject)=>{let abort=()=>reject(signal.reason);signal.aborted?abort():signal.addEventListener(
"abort",abort,{once:!0})})}var wire=strictObject({schema:literal(1),message:string2().max(1e5)});function parseFailure(text2){try{return checkJson(text2,{deepest:3,mostValues:10,longest:10}),wire.parse(JSON.parse(text2)).message}catch{throw new UsageError(
"failure.json is not what loadgate writes")}}function getUserAgent(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==
void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function register(state,name2,method3,options2){if(typeof method3!="function")throw new Error("method for before hook must be a function");return options2||
(options2={}),Array.isArray(name2)?name2.reverse().reduce((callback,name3)=>register.bind(null,state,name3,callback,options2),method3)():Promise.
resolve().then(()=>state.registry[name2]?state.registry[name2].reduce((method4,registered)=>registered.hook.bind(null,method4,options2),method3)():
method3(options2))}function addHook(state,kind2,name2,hook2){let orig=hook2;state.registry[name2]||(state.registry[name2]=[]),kind2==="before"&&(hook2=(method3,options2)=>Promise.
resolve().then(orig.bind(null,options2)).then(method3.bind(null,options2))),kind2==="after"&&(hook2=(method3,options2)=>{let result;return Promise.
resolve().then(method3.bind(null,options2)).then(result_=>(result=result_,orig(result,options2))).then(()=>result)}),kind2==="error"&&(hook2=
(method3,options2)=>Promise.resolve().then(method3.bind(null,options2)).catch(error3=>orig(error3,options2))),state.registry[name2].push({hook:hook2,
orig})}function removeHook(state,name2,method3){if(!state.registry[name2])return;let index=state.registry[name2].map(registered=>registered.orig).indexOf(
method3);index!==-1&&state.registry[name2].splice(index,1)}var bind=Function.bind,bindable=bind.bind(bind);function bindApi(hook2,state,name2){let removeHookRef=bindable(removeHook,null).apply(null,name2?
[state,name2]:[state]);hook2.api={remove:removeHookRef},hook2.remove=removeHookRef,["before","error","after","wrap"].forEach(kind2=>{let args=name2?
[state,kind2,name2]:[state,kind2];hook2[kind2]=hook2.api[kind2]=bindable(addHook,null).apply(null,args)})}function Singular(){let singularHookName=Symbol(
"Singular"),singularHookState={registry:{}},singularHook=register.bind(null,singularHookState,singularHookName);return bindApi(singularHook,
singularHookState,singularHookName),singularHook}function Collection(){let state={registry:{}},hook2=register.bind(null,state);return bindApi(
hook2,state),hook2}var before_after_hook_default={Singular,Collection};var VERSION="0.0.0-development",userAgent=`octokit-endpoint.js/${VERSION} ${getUserAgent()}`,DEFAULTS={method:"GET",baseUrl:"https://api.git\
hub.com",headers:{accept:"application/vnd.github.v3+json","user-agent":userAgent},mediaType:{format:""}};function lowercaseKeys(object2){return object2?
Object.keys(object2).reduce((newObj,key)=>(newObj[key.toLowerCase()]=object2[key],newObj),{}):{}}function isPlainObject2(value){if(typeof value!=
"object"||value===null||Object.prototype.toString.call(value)!=="[object Object]")return!1;let proto=Object.getPrototypeOf(value);if(proto===
null)return!0;let Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.constructor;return typeof Ctor=="function"&&Ctor instanceof
Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}function mergeDeep(defaults,options2){let result=Object.assign({},defaults);
return Object.keys(options2).forEach(key=>{isPlainObject2(options2[key])?key in defaults?result[key]=mergeDeep(defaults[key],options2[key]):
Object.assign(result,{[key]:options2[key]}):Object.assign(result,{[key]:options2[key]})}),result}function removeUndefinedProperties(obj){for(let key in obj)
obj[key]===void 0&&delete obj[key];return obj}function merge2(defaults,route,options2){if(typeof route=="string"){let[method3,url]=route.split(
" ");options2=Object.assign(url?{method:method3,url}:{url:method3},options2)}else options2=Object.assign({},route);options2.headers=lowercaseKeys(
options2.headers),removeUndefinedProperties(options2),removeUndefinedProperties(options2.headers);let mergedOptions=mergeDeep(defaults||{},options2);
return options2.url==="/graphql"&&(defaults&&defaults.mediaType.previews?.length&&(mergedOptions.mediaType.previews=defaults.mediaType.previews.
filter(preview=>!mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews)),mergedOptions.mediaType.previews=
(mergedOptions.mediaType.previews||[]).map(preview=>preview.replace(/-preview/,""))),mergedOptions}function addQueryParameters(url,parameters){
let separator=/\?/.test(url)?"&":"?",names=Object.keys(parameters);return names.length===0?url:url+separator+names.map(name2=>name2==="q"?"q\
="+parameters.q.split("+").map(encodeURIComponent).join("+"):`${name2}=${encodeURIComponent(parameters[name2])}`).join("&")}var urlVariableRegex=/\{[^{}}]+\}/g;
function removeNonChars(variableName){return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(url){
let matches=url.match(urlVariableRegex);return matches?matches.map(removeNonChars).reduce((a,b)=>a.concat(b),[]):[]}function omit2(object2,keysToOmit){
let result={__proto__:null};for(let key of Object.keys(object2))keysToOmit.indexOf(key)===-1&&(result[key]=object2[key]);return result}function encodeReserved(str){
return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part2){return/%[0-9A-Fa-f]/.test(part2)||(part2=encodeURI(part2).replace(/%5B/g,"[").replace(
/%5D/g,"]")),part2}).join("")}function encodeUnreserved(str){return encodeURIComponent(str).replace(/[!'()*]/g,function(c){return"%"+c.charCodeAt(
0).toString(16).toUpperCase()})}function encodeValue(operator,value,key){return value=operator==="+"||operator==="#"?encodeReserved(value):encodeUnreserved(
value),key?encodeUnreserved(key)+"="+value:value}function isDefined(value){return value!=null}function isKeyOperator(operator){return operator===
";"||operator==="&"||operator==="?"}function getValues(context,operator,key,modifier){var value=context[key],result=[];if(isDefined(value)&&
value!=="")if(typeof value=="string"||typeof value=="number"||typeof value=="bigint"||typeof value=="boolean")value=value.toString(),modifier&&
modifier!=="*"&&(value=value.substring(0,parseInt(modifier,10))),result.push(encodeValue(operator,value,isKeyOperator(operator)?key:""));else if(modifier===
"*")Array.isArray(value)?value.filter(isDefined).forEach(function(value2){result.push(encodeValue(operator,value2,isKeyOperator(operator)?key:
""))}):Object.keys(value).forEach(function(k){isDefined(value[k])&&result.push(encodeValue(operator,value[k],k))});else{let tmp=[];Array.isArray(
value)?value.filter(isDefined).forEach(function(value2){tmp.push(encodeValue(operator,value2))}):Object.keys(value).forEach(function(k){isDefined(
value[k])&&(tmp.push(encodeUnreserved(k)),tmp.push(encodeValue(operator,value[k].toString())))}),isKeyOperator(operator)?result.push(encodeUnreserved(
key)+"="+tmp.join(",")):tmp.length!==0&&result.push(tmp.join(","))}else operator===";"?isDefined(value)&&result.push(encodeUnreserved(key)):
value===""&&(operator==="&"||operator==="?")?result.push(encodeUnreserved(key)+"="):value===""&&result.push("");return result}function parseUrl(template){
return{expand:expand.bind(null,template)}}function expand(template,context){var operators=["+","#",".","/",";","?","&"];return template=template.
replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(_,expression,literal3){if(expression){let operator="",values2=[];if(operators.indexOf(expression.
charAt(0))!==-1&&(operator=expression.charAt(0),expression=expression.substr(1)),expression.split(/,/g).forEach(function(variable2){var tmp=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(variable2);values2.push(getValues(context,operator,tmp[1],tmp[2]||tmp[3]))}),operator&&operator!=="+"){var separator=",";return operator===
"?"?separator="&":operator!=="#"&&(separator=operator),(values2.length!==0?operator:"")+values2.join(separator)}else return values2.join(",")}else
return encodeReserved(literal3)}),template==="/"?template:template.replace(/\/$/,"")}function parse2(options2){let method3=options2.method.toUpperCase(),
url=(options2.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),headers2=Object.assign({},options2.headers),body2,parameters=omit2(options2,["method",
"baseUrl","url","headers","request","mediaType"]),urlVariableNames=extractUrlVariableNames(url);url=parseUrl(url).expand(parameters),/^http/.
test(url)||(url=options2.baseUrl+url);let omittedParameters=Object.keys(options2).filter(option=>urlVariableNames.includes(option)).concat("\
baseUrl"),remainingParameters=omit2(parameters,omittedParameters);if(!/application\/octet-stream/i.test(headers2.accept)&&(options2.mediaType.
format&&(headers2.accept=headers2.accept.split(/,/).map(format=>format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`applicati\
on/vnd$1$2.${options2.mediaType.format}`)).join(",")),url.endsWith("/graphql")&&options2.mediaType.previews?.length)){let previewsFromAcceptHeader=headers2.
accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];headers2.accept=previewsFromAcceptHeader.concat(options2.mediaType.previews).map(preview=>{
let format=options2.mediaType.format?`.${options2.mediaType.format}`:"+json";return`application/vnd.github.${preview}-preview${format}`}).join(
",")}return["GET","HEAD"].includes(method3)?url=addQueryParameters(url,remainingParameters):"data"in remainingParameters?body2=remainingParameters.
data:Object.keys(remainingParameters).length&&(body2=remainingParameters),!headers2["content-type"]&&typeof body2<"u"&&(headers2["content-ty\
pe"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(method3)&&typeof body2>"u"&&(body2=""),Object.assign({method:method3,url,headers:headers2},
typeof body2<"u"?{body:body2}:null,options2.request?{request:options2.request}:null)}function endpointWithDefaults(defaults,route,options2){
return parse2(merge2(defaults,route,options2))}function withDefaults(oldDefaults,newDefaults){let DEFAULTS22=merge2(oldDefaults,newDefaults),
endpoint2=endpointWithDefaults.bind(null,DEFAULTS22);return Object.assign(endpoint2,{DEFAULTS:DEFAULTS22,defaults:withDefaults.bind(null,DEFAULTS22),
merge:merge2.bind(null,DEFAULTS22),parse:parse2})}var endpoint=withDefaults(null,DEFAULTS);var CHAR_MAP=new Uint8Array(256);CHAR_MAP[9]|=2;CHAR_MAP[32]|=2;CHAR_MAP[59]|=4;CHAR_MAP[44]|=8;for(let code=128;code<=255;code++)CHAR_MAP[code]|=
1;for(let char of"!#$%&'*+-.^_`|~")CHAR_MAP[char.charCodeAt(0)]|=16;for(let code=48;code<=57;code++)CHAR_MAP[code]|=16;for(let code=65;code<=
90;code++)CHAR_MAP[code]|=17;for(let code=97;code<=122;code++)CHAR_MAP[code]|=16;var NullObject=(()=>{let C=function(){};return C.prototype=
Object.create(null),C})();function parse3(header,options2){let stopFlags=4|(options2?.comma===!0?8:0),len=header.length,valueStart=options2?.start??0;for(;(CHAR_MAP[header.
charCodeAt(valueStart)]&2)!==0;)valueStart++;let index=valueStart,typeFlags=0,whitespace=-1,stop=options2?.parameters===!1?8:0;for(;index<len;){
let code=header.charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){stop|=flags&8;break}(flags&2)!==0?whitespace===-1&&(whitespace=
index):whitespace=-1,typeFlags|=code&65280|flags,index++}let valueEnd=whitespace===-1?index:whitespace,value=header.slice(valueStart,valueEnd),
type=(typeFlags&65281)===0?value:value.toLowerCase();return index===len||stop!==0?{type,index,parameters:new NullObject}:parseParameters(header,
type,index,len,stopFlags)}function parseParameters(header,type,index,len,stopFlags){let parameters=new NullObject;parameter:for(;index<len;){
for(index++;(CHAR_MAP[header.charCodeAt(index)]&2)!==0;)index++;let keyStart=index,keyFlags=0,keyWhitespace=-1;for(;index<len;){let code=header.
charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){if((flags&8)!==0)break parameter;continue parameter}if(code===61){let keyEnd=keyWhitespace===
-1?index:keyWhitespace,value=header.slice(keyStart,keyEnd),key=(keyFlags&65281)===0?value:value.toLowerCase();for(index++;(CHAR_MAP[header.charCodeAt(
index)]&2)!==0;)index++;if(index<len&&header.charCodeAt(index)===34){let quotedStart=++index,escaped2=!1;for(;index<len;){let code2=header.charCodeAt(
index);if(code2===34){parameters[key]===void 0&&(parameters[key]=escaped2?unescapeQuotedPairs(header,quotedStart,index):header.slice(quotedStart,
index)),index++;let stop2=0;for(;index<len;){let code3=header.charCodeAt(index),flags2=CHAR_MAP[code3];if((flags2&stopFlags)!==0){stop2=flags2&
8;break}index++}if(stop2!==0)break parameter;continue parameter}if(code2===92&&index+1<len){escaped2=!0,index+=2;continue}index++}continue parameter}
let valueStart=index,stop=0,valueWhitespace=-1;for(;index<len;){let code2=header.charCodeAt(index),flags2=CHAR_MAP[code2];if((flags2&stopFlags)!==
0){stop=flags2&8;break}(flags2&2)!==0?valueWhitespace===-1&&(valueWhitespace=index):valueWhitespace=-1,index++}if(parameters[key]===void 0){
let valueEnd=valueWhitespace===-1?index:valueWhitespace;parameters[key]=header.slice(valueStart,valueEnd)}if(stop!==0)break parameter;continue parameter}
(flags&2)!==0?keyWhitespace===-1&&(keyWhitespace=index):keyWhitespace=-1,keyFlags|=code&65280|flags,index++}}return{type,index,parameters}}function unescapeQuotedPairs(str,start,end2){
let result="";for(let index=start;index<end2;index++)str.charCodeAt(index)===92&&(result+=str.slice(start,index),start=++index);return result+
str.slice(start,end2)}var intRegex=/^-?\d+$/,noiseValue=/^-?\d+n+$/,originalStringify=JSON.stringify,originalParse=JSON.parse,customFormat=/^-?\d+n$/,bigIntsStringify=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,
noiseStringify=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,isUnstringifiable=val=>val===void 0||typeof val=="function"||typeof val=="symbol",isRawJSON=val=>val!==
null&&typeof val=="object"&&val.constructor&&val.constructor.name==="RawJSON",stringifyIteratively=(rootValue,replacer,spaceParam)=>{let space="";
typeof spaceParam=="number"?space=" ".repeat(Math.min(10,Math.max(0,Math.floor(spaceParam)))):typeof spaceParam=="string"&&(space=spaceParam.
slice(0,10));let isFunctionReplacer=typeof replacer=="function",propertyList=Array.isArray(replacer)?new Set(replacer.map(String)):null,prepareVal=(parent,key,val)=>(val!==
null&&typeof val=="object"&&typeof val.toJSON=="function"&&(val=val.toJSON(key)),typeof val=="string"&&noiseValue.test(val)?val+"n":typeof val==
"bigint"?"rawJSON"in JSON?JSON.rawJSON(val.toString()):val.toString()+"n":(isFunctionReplacer&&(val=replacer.call(parent,key,val)),val!==null&&
typeof val=="object"&&(val instanceof Number||val instanceof String||val instanceof Boolean)&&(val=val.valueOf()),val)),rootProcessed=prepareVal(
{"":rootValue},"",rootValue);if(isUnstringifiable(rootProcessed))return;let isRootPrimitive=rootProcessed===null||typeof rootProcessed!="obj\
ect",isRootNativeRawJSON=isRawJSON(rootProcessed);if(isRootPrimitive||isRootNativeRawJSON)return originalStringify(rootProcessed);let chunks=[],
level=0,stack=[{parent:{"":rootProcessed},key:"",val:rootProcessed,isArray:Array.isArray(rootProcessed),keys:Array.isArray(rootProcessed)?null:
Object.keys(rootProcessed),index:0,first:!0}],visited=new WeakSet([rootProcessed]);for(;stack.length>0;){let node2=stack[stack.length-1];node2.
index===0&&(chunks.push(node2.isArray?"[":"{"),level++);let isDone=!1;if(node2.isArray)if(node2.index<node2.val.length){node2.first||chunks.
push(","),space&&chunks.push(`
`+space.repeat(level));let childRaw=node2.val[node2.index],childVal=prepareVal(node2.val,String(node2.index),childRaw);if(isUnstringifiable(
childVal))chunks.push("null"),node2.first=!1,node2.index++;else{let isComplexObject=childVal!==null&&typeof childVal=="object",isNativeRaw=isRawJSON(
childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal))throw new TypeError("Converting circular structure to JSON");visited.add(
childVal),stack.push({parent:node2.val,key:String(node2.index),val:childVal,isArray:Array.isArray(childVal),keys:Array.isArray(childVal)?null:
Object.keys(childVal),index:0,first:!0}),node2.first=!1,node2.index++}else chunks.push(originalStringify(childVal)),node2.first=!1,node2.index++}}else
isDone=!0;else{for(;node2.index<node2.keys.length;){let k=node2.keys[node2.index++];if(propertyList&&!propertyList.has(k))continue;let childRaw=node2.
val[k],childVal=prepareVal(node2.val,k,childRaw);if(isUnstringifiable(childVal))continue;node2.first||chunks.push(","),space?chunks.push(`
`+space.repeat(level)+originalStringify(k)+": "):chunks.push(originalStringify(k)+":");let isComplexObject=childVal!==null&&typeof childVal==
"object",isNativeRaw=isRawJSON(childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal))throw new TypeError("Converting circular\
 structure to JSON");visited.add(childVal),stack.push({parent:node2.val,key:k,val:childVal,isArray:Array.isArray(childVal),keys:Array.isArray(
childVal)?null:Object.keys(childVal),index:0,first:!0}),node2.first=!1;break}else chunks.push(originalStringify(childVal)),node2.first=!1}node2.
index>=node2.keys.length&&stack[stack.length-1]===node2&&(isDone=!0)}isDone&&(level--,!node2.first&&space&&chunks.push(`
`+space.repeat(level)),chunks.push(node2.isArray?"]":"}"),visited.delete(node2.val),stack.pop())}return chunks.join("")},JSONStringify=(value,replacer,space)=>{
try{return"rawJSON"in JSON?originalStringify(value,(key,val)=>typeof val=="bigint"?JSON.rawJSON(val.toString()):typeof replacer=="function"?
replacer(key,val):(Array.isArray(replacer)&&replacer.includes(key),val),space):value?originalStringify(value,(key,val)=>typeof val=="string"&&
noiseValue.test(val)||typeof val=="bigint"?val.toString()+"n":typeof replacer=="function"?replacer(key,val):(Array.isArray(replacer)&&replacer.
includes(key),val),space).replace(bigIntsStringify,"$1$2$3").replace(noiseStringify,"$1$2$3"):originalStringify(value,replacer,space)}catch(error3){
if(error3 instanceof RangeError){let convertedJSON=stringifyIteratively(value,replacer,space);return convertedJSON===void 0?void 0:"rawJSON"in
JSON?convertedJSON:convertedJSON.replace(bigIntsStringify,"$1$2$3").replace(noiseStringify,"$1$2$3")}throw error3}},featureCache=new Map,isContextSourceSupported=()=>{
let parseFingerprint=JSON.parse.toString();if(featureCache.has(parseFingerprint))return featureCache.get(parseFingerprint);try{let result=JSON.
parse("1",(_,__,context)=>!!context?.source&&context.source==="1");return featureCache.set(parseFingerprint,result),result}catch{return featureCache.
set(parseFingerprint,!1),!1}},convertMarkedBigIntsReviver=(key,value,context,userReviver)=>typeof value=="string"&&customFormat.test(value)?
BigInt(value.slice(0,-1)):typeof value=="string"&&noiseValue.test(value)?value.slice(0,-1):typeof userReviver=="function"?userReviver(key,value,
context):value,JSONParseV2=(text2,reviver)=>JSON.parse(text2,(key,value,context)=>{let isNumber=typeof value=="number",isOutOfBounds=value>Number.
MAX_SAFE_INTEGER||value<Number.MIN_SAFE_INTEGER,isBigNumber=isNumber&&isOutOfBounds,isInt=context&&intRegex.test(context.source);return isBigNumber&&
isInt?BigInt(context.source):typeof reviver=="function"?reviver(key,value,context):value}),MAX_INT=Number.MAX_SAFE_INTEGER.toString(),MAX_DIGITS=MAX_INT.
length,stringsOrLargeNumbers=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,noiseValueWithQuotes=/^"-?\d+n+"$/,applyReviverIteratively=(parsed2,userReviver)=>{
let rootHolder={"":parsed2},stack=[{parent:rootHolder,key:"",visited:!1}];for(;stack.length>0;){let node2=stack[stack.length-1];if(node2.visited){
let{parent,key}=node2,value=parent[key];typeof value=="string"&&(customFormat.test(value)?value=BigInt(value.slice(0,-1)):noiseValue.test(value)&&
(value=value.slice(0,-1))),typeof userReviver=="function"&&(value=userReviver.call(parent,key,value)),value===void 0?delete parent[key]:parent[key]=
value,stack.pop()}else{node2.visited=!0;let value=node2.parent[node2.key];if(value!==null&&typeof value=="object"){let keys=Object.keys(value);
for(let i=keys.length-1;i>=0;i--)stack.push({parent:value,key:keys[i],visited:!1})}}}return rootHolder[""]},serializeBigInts=text2=>text2.replace(
stringsOrLargeNumbers,(match,digits,fractional,exponential)=>{let isString=match[0]==='"';if(isString&&noiseValueWithQuotes.test(match))return match.
substring(0,match.length-1)+'n"';let hasFractionalOrExponential=fractional||exponential,isLessThanMaxSafeInt=digits&&(digits.length<MAX_DIGITS||
digits.length===MAX_DIGITS&&digits<=MAX_INT);return isString||hasFractionalOrExponential||isLessThanMaxSafeInt?match:'"'+match+'n"'}),JSONParse=(text2,reviver)=>{
if(!text2)return originalParse(text2,reviver);try{if(isContextSourceSupported())return JSONParseV2(text2,reviver);let serializedData=serializeBigInts(
text2);return originalParse(serializedData,(key,value,context)=>convertMarkedBigIntsReviver(key,value,context,reviver))}catch(error3){if(error3 instanceof
RangeError){let serializedData=serializeBigInts(text2),parsed2=originalParse(serializedData);return applyReviverIteratively(parsed2,reviver)}
throw error3}};var RequestError=class extends Error{name;status;request;response;constructor(message,statusCode,options2){super(message,{cause:options2.cause}),
this.name="HttpError",this.status=Number.parseInt(statusCode),Number.isNaN(this.status)&&(this.status=0);"response"in options2&&(this.response=
options2.response);let requestCopy=Object.assign({},options2.request);options2.request.headers.authorization&&(requestCopy.headers=Object.assign(
{},options2.request.headers,{authorization:options2.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),requestCopy.url=requestCopy.
url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=requestCopy}};var VERSION2="10.0.16",defaults_default={headers:{"user-agent":`octokit-request.js/${VERSION2} ${getUserAgent()}`}};function isPlainObject3(value){
if(typeof value!="object"||value===null||Object.prototype.toString.call(value)!=="[object Object]")return!1;let proto=Object.getPrototypeOf(
value);if(proto===null)return!0;let Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.constructor;return typeof Ctor=="f\
unction"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}var noop=()=>"";async function fetchWrapper(requestOptions){
let fetch2=requestOptions.request?.fetch||globalThis.fetch;if(!fetch2)throw new Error("fetch is not set. Please pass a fetch implementation \
as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let log2=requestOptions.request?.
log||console,parseSuccessResponseBody=requestOptions.request?.parseSuccessResponseBody!==!1,body2=isPlainObject3(requestOptions.body)||Array.
isArray(requestOptions.body)?JSONStringify(requestOptions.body):requestOptions.body,requestHeaders=Object.fromEntries(Object.entries(requestOptions.
headers).map(([name2,value])=>[name2,String(value)])),fetchResponse;try{fetchResponse=await fetch2(requestOptions.url,{method:requestOptions.
method,body:body2,redirect:requestOptions.request?.redirect,headers:requestHeaders,signal:requestOptions.request?.signal,...requestOptions.body&&
{duplex:"half"}})}catch(error3){let message="Unknown Error";if(error3 instanceof Error){if(error3.name==="AbortError")throw error3.status=500,
error3;message=error3.message,error3.name==="TypeError"&&"cause"in error3&&(error3.cause instanceof Error?message=error3.cause.message:typeof error3.
cause=="string"&&(message=error3.cause))}let requestError=new RequestError(message,500,{request:requestOptions});throw requestError.cause=error3,
requestError}let status2=fetchResponse.status,url=fetchResponse.url,responseHeaders={};for(let[key,value]of fetchResponse.headers)responseHeaders[key]=
value;let octokitResponse={url,status:status2,headers:responseHeaders,data:""};if("deprecation"in responseHeaders){let matches=responseHeaders.
link&&responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/),deprecationLink=matches&&matches.pop();log2.warn(`[@octokit/request] "${requestOptions.
method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink?`. See ${deprecationLink}`:
""}`)}if(status2===204||status2===205)return octokitResponse;if(requestOptions.method==="HEAD"){if(status2<400)return octokitResponse;throw new RequestError(
fetchResponse.statusText,status2,{response:octokitResponse,request:requestOptions})}if(status2===304)throw octokitResponse.data=await getResponseData(
fetchResponse),new RequestError("Not modified",status2,{response:octokitResponse,request:requestOptions});if(status2>=400)throw octokitResponse.
data=await getResponseData(fetchResponse),new RequestError(toErrorMessage(octokitResponse.data),status2,{response:octokitResponse,request:requestOptions});
return octokitResponse.data=parseSuccessResponseBody?await getResponseData(fetchResponse):fetchResponse.body,octokitResponse}async function getResponseData(response){
let contentType=response.headers.get("content-type");if(!contentType)return response.text().catch(noop);let mimetype=parse3(contentType);if(isJSONResponse(
mimetype)){let text2="";try{return text2=await response.text(),JSONParse(text2)}catch{return text2}}else return mimetype.type.startsWith("te\
xt/")||mimetype.parameters.charset?.toLowerCase()==="utf-8"&&mimetype.type!=="application/octet-stream"?response.text().catch(noop):response.
arrayBuffer().catch(()=>new ArrayBuffer(0))}function isJSONResponse(mimetype){return mimetype.type==="application/json"||mimetype.type==="ap\
plication/scim+json"}function toErrorMessage(data){if(typeof data=="string")return data;if(data instanceof ArrayBuffer)return"Unknown error";
if(typeof data=="object"&&data!==null&&"message"in data){let objectData=data,suffix="documentation_url"in objectData?` - ${objectData.documentation_url}`:
"";return Array.isArray(objectData.errors)?`${objectData.message}: ${objectData.errors.map(v=>JSON.stringify(v)).join(", ")}${suffix}`:`${objectData.
message}${suffix}`}return`Unknown error: ${JSON.stringify(data)}`}function withDefaults2(oldEndpoint,newDefaults){let endpoint2=oldEndpoint.
defaults(newDefaults);return Object.assign(function(route,parameters){let endpointOptions=endpoint2.merge(route,parameters);if(!endpointOptions.
request||!endpointOptions.request.hook)return fetchWrapper(endpoint2.parse(endpointOptions));let request22=(route2,parameters2)=>fetchWrapper(
endpoint2.parse(endpoint2.merge(route2,parameters2)));return Object.assign(request22,{endpoint:endpoint2,defaults:withDefaults2.bind(null,endpoint2)}),
endpointOptions.request.hook(request22,endpointOptions)},{endpoint:endpoint2,defaults:withDefaults2.bind(null,endpoint2)})}var request2=withDefaults2(
endpoint,defaults_default);var VERSION3="0.0.0-development";function _buildMessageForResponseErrors(data){return`Request failed due to following response errors:
`+data.errors.map(e=>` - ${e.message}`).join(`
`)}var GraphqlResponseError=class extends Error{constructor(request22,headers2,response){super(_buildMessageForResponseErrors(response)),this.
request=request22,this.headers=headers2,this.response=response,this.errors=response.errors,this.data=response.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},NON_VARIABLE_OPTIONS=["meth\
od","baseUrl","url","headers","request","query","mediaType","operationName"],FORBIDDEN_VARIABLE_OPTIONS=["query","method","url"],GHES_V3_SUFFIX_REGEX=/\/api\/v3\/?$/;
function graphql(request22,query,options2){if(options2){if(typeof query=="string"&&"query"in options2)return Promise.reject(new Error('[@oct\
okit/graphql] "query" cannot be used as variable name'));for(let key in options2)if(FORBIDDEN_VARIABLE_OPTIONS.includes(key))return Promise.
reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`))}let parsedOptions=typeof query=="string"?Object.assign({query},
options2):query,requestOptions=Object.keys(parsedOptions).reduce((result,key)=>NON_VARIABLE_OPTIONS.includes(key)?(result[key]=parsedOptions[key],
result):(result.variables||(result.variables={}),result.variables[key]=parsedOptions[key],result),{}),baseUrl=parsedOptions.baseUrl||request22.
endpoint.DEFAULTS.baseUrl;return GHES_V3_SUFFIX_REGEX.test(baseUrl)&&(requestOptions.url=baseUrl.replace(GHES_V3_SUFFIX_REGEX,"/api/graphql")),
request22(requestOptions).then(response=>{if(response.data.errors){let headers2={};for(let key of Object.keys(response.headers))headers2[key]=
response.headers[key];throw new GraphqlResponseError(requestOptions,headers2,response.data)}return response.data.data})}function withDefaults3(request22,newDefaults){
let newRequest=request22.defaults(newDefaults);return Object.assign((query,options2)=>graphql(newRequest,query,options2),{defaults:withDefaults3.
bind(null,newRequest),endpoint:newRequest.endpoint})}var graphql2=withDefaults3(request2,{headers:{"user-agent":`octokit-graphql.js/${VERSION3}\
 ${getUserAgent()}`},method:"POST",url:"/graphql"});function withCustomRequest(customRequest){return withDefaults3(customRequest,{method:"PO\
ST",url:"/graphql"})}var b64url="(?:[a-zA-Z0-9_-]+)",sep="\\.",jwtRE=new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`),isJWT=jwtRE.test.bind(jwtRE);async function auth(token2){
let isApp=isJWT(token2),isInstallation=token2.startsWith("v1.")||token2.startsWith("ghs_"),isUserToServer=token2.startsWith("ghu_");return{type:"\
token",token:token2,tokenType:isApp?"app":isInstallation?"installation":isUserToServer?"user-to-server":"oauth"}}function withAuthorizationPrefix(token2){
return token2.split(/\./).length===3?`bearer ${token2}`:`token ${token2}`}async function hook(token2,request3,route,parameters){let endpoint2=request3.
endpoint.merge(route,parameters);return endpoint2.headers.authorization=withAuthorizationPrefix(token2),request3(endpoint2)}var createTokenAuth=function(token2){
if(!token2)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof token2!="string")throw new Error("[@octokit\
/auth-token] Token passed to createTokenAuth is not a string");return token2=token2.replace(/^(token|bearer) +/i,""),Object.assign(auth.bind(
null,token2),{hook:hook.bind(null,token2)})};var VERSION4="7.0.8";var noop2=()=>{},consoleWarn=console.warn.bind(console),consoleError=console.error.bind(console);function createLogger(logger={}){return typeof logger.
debug!="function"&&(logger.debug=noop2),typeof logger.info!="function"&&(logger.info=noop2),typeof logger.warn!="function"&&(logger.warn=consoleWarn),
typeof logger.error!="function"&&(logger.error=consoleError),logger}var userAgentTrail=`octokit-core.js/${VERSION4} ${getUserAgent()}`,Octokit=class{static VERSION=VERSION4;static defaults(defaults){
return class extends this{constructor(...args){let options2=args[0]||{};if(typeof defaults=="function"){super(defaults(options2));return}super(
Object.assign({},defaults,options2,options2.userAgent&&defaults.userAgent?{userAgent:`${options2.userAgent} ${defaults.userAgent}`}:null))}}}static plugins=[];static plugin(...newPlugins){
let currentPlugins=this.plugins;return class extends this{static plugins=currentPlugins.concat(newPlugins.filter(plugin=>!currentPlugins.includes(
plugin)))}}constructor(options2={}){let hook2=new before_after_hook_default.Collection,requestDefaults={baseUrl:request2.endpoint.DEFAULTS.baseUrl,
headers:{},request:Object.assign({},options2.request,{hook:hook2.bind(null,"request")}),mediaType:{previews:[],format:""}};if(requestDefaults.
headers["user-agent"]=options2.userAgent?`${options2.userAgent} ${userAgentTrail}`:userAgentTrail,options2.baseUrl&&(requestDefaults.baseUrl=
options2.baseUrl),options2.previews&&(requestDefaults.mediaType.previews=options2.previews),options2.timeZone&&(requestDefaults.headers["tim\
e-zone"]=options2.timeZone),this.request=request2.defaults(requestDefaults),this.graphql=withCustomRequest(this.request).defaults(requestDefaults),
this.log=createLogger(options2.log),this.hook=hook2,options2.authStrategy){let{authStrategy,...otherOptions}=options2,auth2=authStrategy(Object.
assign({request:this.request,log:this.log,octokit:this,octokitOptions:otherOptions},options2.auth));hook2.wrap("request",auth2.hook),this.auth=
auth2}else if(!options2.auth)this.auth=async()=>({type:"unauthenticated"});else{let auth2=createTokenAuth(options2.auth);hook2.wrap("request",
auth2.hook),this.auth=auth2}let classConstructor=this.constructor;for(let i=0;i<classConstructor.plugins.length;++i)Object.assign(this,classConstructor.
plugins[i](this,options2))}request;graphql;log;hook;auth};var VERSION5="0.0.0-development";function normalizePaginatedListResponse(response){if(!response.data)return{...response,data:[]};if(!(("tota\
l_count"in response.data||"total_commits"in response.data)&&!("url"in response.data)))return response;let incompleteResults=response.data.incomplete_results,
repositorySelection=response.data.repository_selection,totalCount=response.data.total_count,totalCommits=response.data.total_commits;delete response.
data.incomplete_results,delete response.data.repository_selection,delete response.data.total_count,delete response.data.total_commits;let namespaceKey=Object.
keys(response.data)[0],data=response.data[namespaceKey];return response.data=data,typeof incompleteResults<"u"&&(response.data.incomplete_results=
incompleteResults),typeof repositorySelection<"u"&&(response.data.repository_selection=repositorySelection),response.data.total_count=totalCount,
response.data.total_commits=totalCommits,response}function iterator(octokit,route,parameters){let options2=typeof route=="function"?route.endpoint(
parameters):octokit.request.endpoint(route,parameters),requestMethod=typeof route=="function"?route:octokit.request,method3=options2.method,
headers2=options2.headers,url=options2.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!url)return{done:!0};try{let response=await requestMethod(
{method:method3,url,headers:headers2}),normalizedResponse=normalizePaginatedListResponse(response);if(url=((normalizedResponse.headers.link||
"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!url&&"total_commits"in normalizedResponse.data){let parsedUrl=new URL(normalizedResponse.url),
params=parsedUrl.searchParams,page=parseInt(params.get("page")||"1",10),per_page=parseInt(params.get("per_page")||"250",10);page*per_page<normalizedResponse.
data.total_commits&&(params.set("page",String(page+1)),url=parsedUrl.toString())}return{value:normalizedResponse}}catch(error3){if(error3.status!==
409)throw error3;return url="",{value:{status:200,headers:{},data:[]}}}}})}}function paginate(octokit,route,parameters,mapFn){return typeof parameters==
"function"&&(mapFn=parameters,parameters=void 0),gather(octokit,[],iterator(octokit,route,parameters)[Symbol.asyncIterator](),mapFn)}function gather(octokit,results2,iterator2,mapFn){
return iterator2.next().then(result=>{if(result.done)return results2;let earlyExit=!1;function done(){earlyExit=!0}return results2=results2.
concat(mapFn?mapFn(result.value,done):result.value.data),earlyExit?results2:gather(octokit,results2,iterator2,mapFn)})}var composePaginateRest=Object.
assign(paginate,{iterator});function paginateRest(octokit){return{paginate:Object.assign(paginate.bind(null,octokit),{iterator:iterator.bind(null,octokit)})}}paginateRest.
VERSION=VERSION5;var import_light=__toESM(require_light(),1);var VERSION6="0.0.0-development";function isRequestError(error3){return error3.request!==void 0}async function errorRequest(state,octokit,error3,options2){
if(!isRequestError(error3)||!error3?.request.request)throw error3;if(error3.status>=400&&!state.doNotRetry.includes(error3.status)){let retries=options2.
request.retries!=null?options2.request.retries:state.retries,retryAfter=Math.pow((options2.request.retryCount||0)+1,2);throw octokit.retry.retryRequest(
error3,retries,retryAfter)}throw error3}async function wrapRequest(state,octokit,request3,options2){let limiter=new import_light.default;return limiter.
on("failed",function(error3,info){let maxRetries=~~error3.request.request?.retries,after2=~~error3.request.request?.retryAfter;if(options2.request.
retryCount=info.retryCount+1,maxRetries>info.retryCount)return after2*state.retryAfterBaseValue}),limiter.schedule(requestWithGraphqlErrorHandling.
bind(null,state,octokit,request3),options2)}async function requestWithGraphqlErrorHandling(state,octokit,request3,options2){let response=await request3(
options2);if(response.data&&response.data.errors&&response.data.errors.length>0&&/Something went wrong while executing your query/.test(response.
data.errors[0].message)){let error3=new RequestError(response.data.errors[0].message,500,{request:options2,response});return errorRequest(state,
octokit,error3,options2)}return response}function retry(octokit,octokitOptions){let state=Object.assign({enabled:!0,retryAfterBaseValue:1e3,
doNotRetry:[400,401,403,404,410,422,451],retries:3},octokitOptions.retry),retryPlugin={retry:{retryRequest:(error3,retries,retryAfter)=>(error3.
request.request=Object.assign({},error3.request.request,{retries,retryAfter}),error3)}};return state.enabled&&(octokit.hook.error("request",
errorRequest.bind(null,state,retryPlugin)),octokit.hook.wrap("request",wrapRequest.bind(null,state,retryPlugin))),retryPlugin}retry.VERSION=
VERSION6;var import_light2=__toESM(require_light(),1),VERSION7="0.0.0-development",noop3=()=>Promise.resolve();function wrapRequest2(state,request3,options2){
return state.retryLimiter.schedule(doRequest,state,request3,options2)}async function doRequest(state,request3,options2){let{pathname}=new URL(
options2.url,"http://github.test"),isAuth=isAuthRequest(options2.method,pathname),isWrite=!isAuth&&options2.method!=="GET"&&options2.method!==
"HEAD",isSearch=options2.method==="GET"&&pathname.startsWith("/search/"),isGraphQL=pathname.startsWith("/graphql"),jobOptions=~~request3.retryCount>
0?{priority:0,weight:0}:{};state.clustering&&(jobOptions.expiration=1e3*60),(isWrite||isGraphQL)&&await state.write.key(state.id).schedule(jobOptions,
noop3),isWrite&&state.triggersNotification(pathname)&&await state.notifications.key(state.id).schedule(jobOptions,noop3),isSearch&&await state.
search.key(state.id).schedule(jobOptions,noop3);let req=(isAuth?state.auth:state.global).key(state.id).schedule(jobOptions,request3,options2);
if(isGraphQL){let res=await req;if(res.data.errors!=null&&res.data.errors.some(error3=>error3.type==="RATE_LIMITED"))throw Object.assign(new Error(
"GraphQL Rate Limit Exceeded"),{response:res,data:res.data})}return req}function isAuthRequest(method3,pathname){return method3==="PATCH"&&/^\/applications\/[^/]+\/token\/scoped$/.
test(pathname)||method3==="POST"&&(/^\/applications\/[^/]+\/token$/.test(pathname)||/^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname)||
pathname==="/login/oauth/access_token")}var triggers_notification_paths_default=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitat\
ion_id}","/orgs/{org}/teams/{team_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner\
}/{repo}/collaborators/{username}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{rep\
o}/issues/{issue_number}/comments","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_\
issues/priority","/repos/{owner}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_numbe\
r}/comments/{comment_id}/replies","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_rev\
iewers","/repos/{owner}/{repo}/pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id\
}/discussions/{discussion_number}/comments"];function routeMatcher(paths){let regex2=`^(?:${paths.map(path=>path.split("/").map(c=>c.startsWith(
"{")?"(?:.+?)":c).join("/")).map(r=>`(?:${r})`).join("|")})[^/]*$`;return new RegExp(regex2,"i")}var regex=routeMatcher(triggers_notification_paths_default),
triggersNotification=regex.test.bind(regex),groups={},createGroups=function(Bottleneck2,common){groups.global=new Bottleneck2.Group({id:"oct\
okit-global",maxConcurrent:10,...common}),groups.auth=new Bottleneck2.Group({id:"octokit-auth",maxConcurrent:1,...common}),groups.search=new Bottleneck2.
Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,...common}),groups.write=new Bottleneck2.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,
...common}),groups.notifications=new Bottleneck2.Group({id:"octokit-notifications",maxConcurrent:1,minTime:3e3,...common})};function throttling(octokit,octokitOptions){
let{enabled=!0,Bottleneck:Bottleneck2=import_light2.default,id="no-id",timeout=1e3*60*2,connection}=octokitOptions.throttle||{};if(!enabled)
return{};let common={timeout};typeof connection<"u"&&(common.connection=connection);let state=Object.assign({clustering:connection!=null,triggersNotification,
fallbackSecondaryRateRetryAfter:60,retryAfterBaseValue:1e3,id},octokitOptions.throttle);if(typeof state.onSecondaryRateLimit!="function"||typeof state.
onRateLimit!="function")throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);let initialized=!1,initializeBottleneck=()=>{if(initialized)return;initialized=!0,groups.global==null&&createGroups(Bottleneck2,common),
state.global=state.global??groups.global,state.auth=state.auth??groups.auth,state.search=state.search??groups.search,state.write=state.write??
groups.write,state.notifications=state.notifications??groups.notifications,state.retryLimiter=state.retryLimiter??new Bottleneck2;let events={},
emitter=new Bottleneck2.Events(events);events.on("secondary-limit",state.onSecondaryRateLimit),events.on("rate-limit",state.onRateLimit),events.
on("error",e=>octokit.log.warn("Error in throttling-plugin limit handler",e)),state.retryLimiter.on("failed",async function(error3,info){let[
state2,request3,options2]=info.args,{pathname}=new URL(options2.url,"http://github.test");if(!(pathname.startsWith("/graphql")&&error3.status!==
401||error3.status===403||error3.status===429))return;let retryCount=~~request3.retryCount;request3.retryCount=retryCount,options2.request.retryCount=
retryCount;let{wantRetry,retryAfter=0}=await(async function(){if(/\bsecondary rate\b/i.test(error3.message)){let retryAfter2=Number(error3.response.
headers["retry-after"])||state2.fallbackSecondaryRateRetryAfter;return{wantRetry:await emitter.trigger("secondary-limit",retryAfter2,options2,
octokit,retryCount),retryAfter:retryAfter2}}if(error3.response.headers!=null&&error3.response.headers["x-ratelimit-remaining"]==="0"||(error3.
response.data?.errors??[]).some(error22=>error22.type==="RATE_LIMITED")){let rateLimitReset=new Date(~~error3.response.headers["x-ratelimit-\
reset"]*1e3).getTime(),retryAfter2=Math.max(Math.ceil((rateLimitReset-Date.now())/1e3)+1,0);return{wantRetry:await emitter.trigger("rate-lim\
it",retryAfter2,options2,octokit,retryCount),retryAfter:retryAfter2}}return{}})();if(wantRetry)return request3.retryCount++,retryAfter*state2.
retryAfterBaseValue})};return octokit.hook.wrap("request",(request3,options2)=>(initializeBottleneck(),wrapRequest2(state,request3,options2))),
{}}throttling.VERSION=VERSION7;throttling.triggersNotification=triggersNotification;var VERSION8="1.0.0",MAJOR=VERSION8.split(".")[0],DOCUMENTS=`https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;var Client=Octokit.plugin(paginateRest,retry,throttling),PUT_OFF={times:3,seconds:90},SILENCE_SECONDS=60;function limitedFetch(url,init){return fetch(
url,{...init,signal:AbortSignal.timeout(SILENCE_SECONDS*1e3)})}function githubApi(token2,env){let{GITHUB_REPOSITORY:repository="",GITHUB_API_URL:baseUrl="\
https://api.github.com"}=env,match=/^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(repository);if(token2==="")throw new UsageError(
'there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN');if(!match)throw new UsageError("GITHUB_REPOSITO\
RY is not set; set it to owner/name");let patient=(seconds3,_options,_octokit,times)=>seconds3<=PUT_OFF.seconds&&times<PUT_OFF.times;return{
octokit:new Client({auth:token2,baseUrl,userAgent:`loadgate/${VERSION8}`,log:{debug(){},info(){},warn(){},error(){}},request:{fetch:limitedFetch},
throttle:{id:baseUrl,onRateLimit:patient,onSecondaryRateLimit:patient}}),at:{owner:match[1],repo:match[2]}}}function refusalOf(what,error3,permission){
let status2=statusOf(error3),words2=error3 instanceof Error?error3.message:String(error3),hint2=status2===403||status2===404?`; give the job\
 permissions: ${permission}`:"";return`${what} (${words2})${hint2}`}function statusOf(error3){let status2=error3?.status;return error3 instanceof
Error&&typeof status2=="number"?status2:null}import{readFileSync as readFileSync2,statSync}from"node:fs";var MAX_BYTES=32*1024*1024;function readEvent(env){let{GITHUB_EVENT_NAME:name2,GITHUB_EVENT_PATH:path}=env;if(!name2||!path)throw new UsageError(
"GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:size3}=statSync(
path);if(size3>MAX_BYTES)throw new Error(`it has ${size3} bytes, more than GitHub ever sends`);return{name:name2,payload:JSON.parse(readFileSync2(
path,"utf8"))}}catch(error3){throw new UsageError(`the event in ${path} cannot be read: ${error3.message}`)}}function commitIn(payload,...way){
let value=fieldOf(payload,...way);return typeof value=="string"&&/^[0-9a-f]{40}$/.test(value)?value:null}function fieldOf(json2,...way){let value=json2;
for(let key of way){if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=value[key]}return value}function repositoryUrl(env){
let{GITHUB_SERVER_URL:server,GITHUB_REPOSITORY:name2}=env;return server&&name2?`${server}/${name2}`:null}function runUrl({id,attempt},env){let repository=repositoryUrl(
env),again=attempt>1?`/attempts/${attempt}`:"";return repository===null?null:`${repository}/actions/runs/${id}${again}`}function compareUrl(base,head,env){
let repository=repositoryUrl(env);return repository===null?null:`${repository}/compare/${base}...${head}`}function runOfUrl(url,env){let repository=repositoryUrl(
env);if(repository===null||!url.startsWith(`${repository}/actions/runs/`))return null;let path=url.slice(`${repository}/actions/runs/`.length),
[,id,attempt="1"]=/^(\d{1,15})(?:\/attempts\/(\d{1,6}))?$/.exec(path)??[];return id===void 0?null:{id:Number(id),attempt:Number(attempt)}}var import_yauzl=__toESM(require_yauzl(),1);var MOST_ARCHIVE_BYTES=128*1024*1024;async function recordOfRun(run3,{octokit,at}){let{data}=await askFor(octokit.request("GET /repos/{owner\
}/{repo}/actions/runs/{run_id}",{...at,run_id:run3}));return recordOf(data)}function recordOf({id,workflow_id,event,head_repository,created_at}){
return{id:Number(id),workflow:Number(workflow_id),event,createdAt:created_at,headRepository:head_repository?Number(head_repository.id):null}}
async function siblingsOf({workflow,event},{octokit,at},head){let{data}=await askFor(octokit.request("GET /repos/{owner}/{repo}/actions/work\
flows/{workflow_id}/runs",{...at,workflow_id:workflow,event,per_page:100,...head!==void 0&&{head_sha:head}}));return data.workflow_runs.map(
recordOf)}async function filesOfRun(run3,name2,api){let{octokit,at}=api,all=await askFor(octokit.paginate("GET /repos/{owner}/{repo}/actions\
/runs/{run_id}/artifacts",{...at,run_id:run3.id,name:name2,per_page:100})),files=await newest(all,name2,api);return files&&{...files,run:run3}}
var MOST_CANDIDATES=5;async function*filesForCommit(own2,head,name2,api){let siblings=(await siblingsOf(own2,api,head)).filter(({id,headRepository})=>id!==
own2.id&&headRepository===own2.headRepository).sort((a,b)=>b.id-a.id),found=0;for(let run3 of siblings){let files=await filesOfRun(run3,name2,
api);if(files&&(yield files),files&&++found===MOST_CANDIDATES)return}}async function filesOfEarlierRuns(like,name2,most,api){let{octokit,at}=api,
{data}=await askFor(octokit.request("GET /repos/{owner}/{repo}/actions/artifacts",{...at,name:name2,per_page:100})),siblings=new Set((await siblingsOf(
like,api)).map(({id})=>id)),seen2=new Set,chosen=data.artifacts.filter(({expired,workflow_run:run3})=>run3?.head_repository_id===run3?.repository_id&&
siblings.has(Number(run3?.id))&&!expired&&!seen2.has(run3?.head_sha)&&seen2.add(run3?.head_sha)),left=[];for(let artifact of chosen){if(left.
length===most)break;let found=await newest([artifact],name2,api).catch(()=>null);found&&left.push(found)}return{total:data.total_count,left}}
async function newest(all,name2,{octokit,at}){let[artifact]=all.filter(each=>each.name===name2&&!each.expired).sort((a,b)=>Number(b.id)-Number(
a.id));if(artifact===void 0)return null;if(artifact.size_in_bytes>MOST_ARCHIVE_BYTES)throw new UsageError(`the artifact ${name2} has ${artifact.
size_in_bytes} bytes: no run leaves so much`);let{data}=await askFor(octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_\
id}/{archive_format}",{...at,artifact_id:Number(artifact.id),archive_format:"zip"})),archive=Buffer.from(data);return{results:await fileInArchive(
archive,"results.json",USUAL_CAPS),failure:await fileInArchive(archive,"failure.json",{...USUAL_CAPS,mostBytes:1024*1024})}}async function askFor(asked){
try{return await asked}catch(error3){let refusal=refusalOf("the run's artifact cannot be fetched",error3,"actions: read");throw new DeliveryError(
refusal,{cause:error3})}}var USUAL_CAPS={mostEntries:5e3,mostBytes:64*1024*1024},TYPE=61440,LINK=40960;async function fileInArchive(archive,name2,{
mostEntries,mostBytes}=USUAL_CAPS){let zip=await openArchive(archive);if(zip.entryCount>mostEntries)throw new UsageError(`the artifact has ${zip.
entryCount} entries, more than any run leaves`);let names=new Set,found=null;try{for await(let entry of zip.eachEntry()){if(names.size>mostEntries)
throw new UsageError("the artifact has more entries than it says");checkEntry(entry,names),entry.fileName===name2&&(found=entry)}if(found===
null)return null;if(found.uncompressedSize>mostBytes)throw new UsageError(`${name2} in the artifact has more than ${mostBytes/2**20} MiB`);let chunks=[],
size3=0;for await(let chunk of await zip.openReadStreamPromise(found)){if(size3+=chunk.length,size3>mostBytes)throw new UsageError(`${name2}\
 in the artifact is larger than it says`);chunks.push(chunk)}return new TextDecoder("utf-8",{fatal:!0}).decode(Buffer.concat(chunks))}catch(error3){
throw error3 instanceof UsageError?error3:new UsageError(`the artifact cannot be read: ${error3.message}`)}}async function openArchive(archive){
try{return await(0,import_yauzl.fromBufferPromise)(archive,{lazyEntries:!0,validateEntrySizes:!0})}catch(error3){throw new UsageError(`the a\
rtifact is not a zip archive: ${error3.message}`)}}function checkEntry({fileName,externalFileAttributes},names){if((0,import_yauzl.validateFileName)(
fileName)!==null)throw new UsageError("the artifact has a name that leads out of it");if((externalFileAttributes>>>16&TYPE)===LINK)throw new UsageError(
"the artifact has a link in it");if(names.has(fileName))throw new UsageError("the artifact has a name twice");names.add(fileName)}import{posix as posix3}from"node:path";var OPERATORS=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],EXPANSION=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,ASSIGNMENT=/^([A-Za-z_]\w*)=(.*)$/s,
OURS2=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,PORT_PLACEHOLDER="${port}",PORT=/\$(?:PORT\b|\{PORT\})/,HOME=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
OWN_HOME=/^~(?:\/|$)/,REDIRECTION=/^\d?[<>]&\d$/,WHOLE_EXPANSION=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,SCRIPT=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
OF_A_FILE=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,BRACES=/\{([^{}]*)\}/g,LONGEST=16384;function meansFiles(word){
return!OF_A_FILE.test(word)||word.includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(word)||[...word.matchAll(BRACES)].some(([,inner=""])=>inner.includes(
",")||inner.includes(".."))}function splitWords(given,kind2={}){let text2=given.trim(),line={...kind2,text:text2};if(text2.length>LONGEST)throw new UsageError(
`a command has at most ${LONGEST} characters; put it into a script`);if(text2.includes("\0"))throw new UsageError("a command must not hold a\
 NUL character; remove it");let words2=[],word;for(let i=0;i<text2.length;){let char=text2[i];if(char===`
`||char==="\r")throw new UsageError("a command is one line; write a list of commands");if(char===" "||char==="	"){word!==void 0&&words2.push(
word),word=void 0,i++;continue}if(text2.startsWith(`\\
`,i)){i+=2;continue}if(word===void 0&&HOME.test(text2.slice(i,i+80)))throw notHome(line,wordAt(text2,i));let piece=readPiece(line,i);word=(word??
"")+piece.text,i=piece.next}return word!==void 0&&words2.push(word),requireProgram(words2,ASSIGNMENT.test(text2)),refuseQuotedPort(words2,line),
words2}function checkArguments(words2,kind2={}){let line={...kind2,text:words2.join(" ")};requireProgram(words2,!0);for(let word of literal2(
words2)){if(OPERATORS.includes(word)||REDIRECTION.test(word))throw isOperator(line,word);let expansion=WHOLE_EXPANSION.exec(word)?.[0];if(expansion!==
void 0&&!isOurs2(word,0,kind2))throw replacedByNothing(line,expansion);if(OWN_HOME.test(word))throw notHome(line,word);if(meansFiles(word)&&
!word.startsWith("-"))throw noPattern(line,word)}return refuseQuotedPort(words2,line),[...words2]}function requireProgram([program=""],mayAssign){
if(program==="")throw new UsageError("a command must not be empty; name a program");let[assignment,name2,value=""]=mayAssign&&ASSIGNMENT.exec(
program)||[];if(assignment!==void 0)throw new UsageError(`${quote(assignment)} is no program, but a variable; write it as env: { ${name2}: ${quote(
value)} }`)}function refuseQuotedPort(words2,line){for(let word of literal2(words2)){let port2=PORT.exec(word)?.[0];if(port2!==void 0)throw replacedByNothing(
line,port2)}}function literal2(words2){let script=words2.findIndex(word=>SCRIPT.test(word));return script<0?words2:words2.slice(0,script)}function readPiece(line,at){
let{text:text2}=line,char=text2[at];if(char==="'")return singleQuoted(text2,at+1);if(char==='"')return doubleQuoted(line,at+1);if(char==="\\")
return escaped(text2,at+1);let ours=isOurs2(text2,at,line);if(ours!==void 0)return{text:ours,next:at+ours.length};let operator=OPERATORS.find(
o=>text2.startsWith(o,at));if(operator!==void 0)throw isOperator(line,operator);if("*?[{".includes(char)){let word=wordAt(text2,at);if(!word.
startsWith("-")&&(char==="*"||meansFiles(word)))throw noPattern(line,word)}return refuseExpansion(line,at),{text:char,next:at+1}}function singleQuoted(text2,start){
let end2=text2.indexOf("'",start);if(end2<0)throw unbalanced("'");return{text:text2.slice(start,end2),next:end2+1}}function doubleQuoted(line,start){
let{text:text2}=line,content="";for(let i=start;i<text2.length;i++){let char=text2[i];if(char==='"')return{text:content,next:i+1};if(char===
"`")throw isOperator(line,"`");isOurs2(text2,i,line)===void 0&&refuseExpansion(line,i);let following=text2[i+1]??"";char==="\\"&&following!==
""&&'"\\$`\n'.includes(following)?(content+=following===`
`?"":following,i++):content+=char}throw unbalanced('"')}function escaped(text2,at){let char=text2[at];if(char===void 0)throw new UsageError(
'the command ends in a backslash; write "\\\\" for a backslash');return{text:char,next:at+1}}function isOurs2(text2,at,{placeholders}){return placeholders?
OURS2.exec(text2.slice(at,at+150))?.[0]:void 0}function refuseExpansion(line,at){let found=EXPANSION.exec(line.text.slice(at,at+80))?.[0];if(found!==
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
return shareOf(value)===0?0:parseShare(value)}function shareOf(value){if(typeof value=="number")return value;let text2=value.trim(),percent3=text2.
endsWith("%"),digits=percent3?text2.slice(0,-1).trimEnd():text2;if(!NUMBER.test(digits))throw new UsageError(`${quote(value)} is not a share\
; write it like 2% or 0.02`);return percent3?+`${digits}e-2`:Number(digits)}var MOST_PER_SECOND=1e6;function parseRate(value){if(typeof value==
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
ike 400d, 26w, 18mo or 3y`);return Math.round(Number(count)*AGE_DAYS[unit]*DAY_SECONDS)}var DEFAULTS2={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:"\
.",dockerfile:"Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
meta2=(description,{example,...shown2})=>({description,...shown2,...example===void 0?{}:{examples:[example]}}),required2=(schema4,description,shown2={})=>schema4.
meta(meta2(description,shown2)),optional2=(schema4,description,shown2={})=>schema4.exactOptional().meta(meta2(description,shown2));function parsed(schema4,parse5){
return schema4.transform((value,context)=>{try{return parse5(value)}catch(error3){if(!(error3 instanceof UsageError))throw error3;return context.
addIssue({code:"custom",message:error3.message}),NEVER}})}var numberOrText=union([number2(),string2()]),duration2=parsed(numberOrText,parseDuration),
share=parsed(numberOrText,parseShare),change2=parsed(numberOrText,parseChange),shareOrZero=parsed(numberOrText,parseShareOrZero),rate=parsed(
numberOrText,parseRate),bytes=parsed(numberOrText,parseBytes),words=parsed(string2(),line=>splitWords(line)),text=(pattern2,must2)=>string2().
regex(pattern2,{error:must2}),name=text(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a\
 letter, a digit or "_"'),image=text(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),relativePath=text(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),urlPath=parsed(text(/^\/[^\s#\u0000-\u001f\u007f]*$/,
'must begin with "/" and hold no blank and no "#"'),parsePath),NUL_FREE=/^[^\0]*$/,body=text(NUL_FREE,"must not hold a NUL character; put it\
 in a body-file"),argument=text(NUL_FREE,"must not hold a NUL character; remove it"),command2=union([words,parsed(array(argument).min(1),list2=>checkArguments(
list2))]),startCommand=union([parsed(string2(),line=>splitWords(line,{placeholders:!0})),parsed(array(argument).min(1),list2=>checkArguments(
list2,{placeholders:!0}))]),runArguments=parsed(string2(),line=>splitWords(line,{arguments:!0})),scalar=union([string2(),number2(),boolean2()]).
transform(String),variable=text(/^[A-Za-z_][A-Za-z0-9_.-]*$/,"must be the name of a variable"),isRunnersOwn=name2=>RUNNERS_OWN.test(name2.replace(
/\*$/,"")),secret=variable.refine(name2=>!isRunnersOwn(name2),{error:issue3=>`is the runner's own and given to no server, is ${quote(String(
issue3.input))}; give the secret another name`}),secretEntry=union([secret.transform(given=>({name:given,required:!0})),strictObject({name:required2(
secret,"The variable's name.",{example:"API_KEY"}),required:optional2(boolean2(),"Whether a run fails where it is not set, or empty; if not,\
 the variable is as env has it there, or not set.",{default:!0,example:!1})}).transform(given=>({required:!0,...given}))]),secrets=union([secretEntry,
array(secretEntry).min(1)]).transform(given=>Array.isArray(given)?given:[given]).refine(list2=>new Set(list2.map(({name:name2})=>name2)).size===
list2.length,{error:"must name everything once; remove one"}),inherited=text(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,"mus\
t be the name of a variable, or a prefix like ACME_*").refine(name2=>!isRunnersOwn(name2),{error:issue3=>`is the runner's own and given to n\
o server, is ${quote(String(issue3.input))}; leave it out`}).refine(name2=>!isSecretName(name2),{error:issue3=>`must not be a secret, is ${quote(
String(issue3.input))}; name it in "secrets" instead`}),textMap=record(variable,scalar.refine(value=>NUL_FREE.test(value),{error:"must not h\
old a NUL character; remove it"})),headerName=text(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a header"),headers=record(headerName,
scalar.refine(value=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(value),{error:"must not hold a line break or another control character; r\
emove it"})).superRefine((map2,context)=>{let seen2=new Set;for(let key of Object.keys(map2))seen2.has(key.toLowerCase())&&context.addIssue(
{code:"custom",path:[key],message:"is here in another case, too; remove one"}),seen2.add(key.toLowerCase())}),listOf=item=>array(item).min(1).
refine(list2=>new Set(list2).size===list2.length,{error:"must name everything once; remove one"}),oneOrMore=item=>union([item,listOf(item)]).
transform(value=>Array.isArray(value)?value:[value]),DOT_SEGMENT=/^(?:\.|%2e){1,2}$/i;function parsePath(text2){if(text2.includes("\\"))throw new UsageError(
`${quote(text2)} holds "\\", which URLs take for "/"; write %5C, or /`);let[path=""]=text2.split("?",1),dots=path.split("/").find(segment=>DOT_SEGMENT.
test(segment));if(dots!==void 0)throw new UsageError(`${quote(text2)} holds "/${dots}", which clients resolve before they send it; write the\
 path that it leads to`);let origin="http://localhost";return new URL(origin+text2).href.slice(origin.length)}function byMetric2(field){let shape=Object.fromEntries(METRICS.map(metric2=>[metric2.name,field(metric2)]));return strictObject(shape)}var EXAMPLES={
memory:"10%","start-time":"10%"},thresholdsByMetric=byMetric2(({label,name:name2})=>optional2(change2,`The smallest change that counts of: ${label}\
.`,{example:EXAMPLES[name2]??"5%"})),thresholds=optional2(thresholdsByMetric,"Metrics that decide as well, each with the smallest change tha\
t counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),numberOrText2=union([number2(),string2()]),
time2=parsed(numberOrText2,parseTime),size=parsed(numberOrText2,parseSize),amount=parsed(numberOrText2,parseAmount);function limitField({unit,
label,better}){let bound=better==="lower"?"most":"least",[schema4,example]=unit==="s"||unit==="s/request"?[time2,"50ms"]:unit==="bytes"?[size,
"200MiB"]:[amount,5e3];return optional2(schema4,`The ${bound} that head may have of: ${label}.`,{example})}var absoluteLimits=optional2(byMetric2(
limitField),"Bounds on head, by metric, whatever base does: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200\
MiB"}}),failOn2=oneOrMore(_enum(["regression","invalid","inconclusive","never"])).superRefine((list2,context)=>{list2.includes("never")&&list2.
length>1&&context.addIssue({code:"custom",message:'must not hold anything beside "never"; keep one'})});function unfitting({thresholds:thresholds2,
"absolute-limits":absoluteLimits2,...scenario3}){let kind2=scenario3.args!==void 0?"command":scenario3.request!==void 0?"request":null,needs=kind2===
"command"?"is of what is asked over HTTP":"is of commands that are run";return Object.entries({thresholds:thresholds2,"absolute-limits":absoluteLimits2}).
flatMap(([key,given={}])=>METRICS.filter(({name:name2,of})=>given[name2]!==void 0&&kind2&&of!==void 0&&of!==kind2).map(({name:name2})=>({path:[
key,name2],message:`${needs}; remove it`})))}function merged2(...layers2){let all=Object.assign({},...layers2);return Object.keys(all).length===
0?void 0:all}var NEVER_PARAMETRISED=["targets","parameters","thresholds","absolute-limits"];var PLACE=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function secretsInHeader(value){return[...value.matchAll(PLACE)].flatMap(([whole,name2])=>whole===
"$$"?[]:[name2??null])}var status=int().min(200).max(599),statuses=union([status,array(status).min(1).refine(list2=>new Set(list2).size===list2.length,{error:"must\
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
statuses,"The status code, or a list of those that are right.",{default:DEFAULTS2.status,example:200}),body:optional2(union([string2(),bodyParts]),
"The whole body as text, or a map of what of it is expected. Not checked if absent.",{example:"Hello World!"}),headers:optional2(headers,"He\
aders that the answer must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":optional2(boolean2(),"Whether a\
ll variants must answer with the same length and framing.",{default:DEFAULTS2.sameLength,example:!1})});var OWN_HEADERS=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content\
-length","is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","asks before a body is sent, which\
 load generators do not wait for; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; u\
se "http2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),NO_SECRET='\
needs the name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',REQUEST_LINE=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,method=text(/^[A-Z]{1,20}$/,
"must be in capital letters").refine(name2=>name2!=="CONNECT",{error:"asks a proxy for a tunnel, which is not measured"}),requestMap=strictObject(
{method:optional2(method,"The method.",{default:DEFAULTS2.method,example:"POST"}),path:optional2(urlPath,"The path, with its query.",{example:"\
/users?page=2"}),paths:optional2(listOf(urlPath),"Several paths; each request takes one at random.",{example:["/users/1","/users/2"]}),headers:optional2(
headers,'Headers to send, by name; user-agent is loadgate unless it is one of them. ${NAME} stands for a secret that every target it is run \
against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:optional2(body,"The body as text.",{example:'{"name\
":"Ada"}'}),"body-file":optional2(relativePath,"A file with the body, from the folder of this file.",{example:"test/body.json"})}).superRefine(
(request3,context)=>{let fail=(message,path=[])=>context.addIssue({code:"custom",message,path});request3.path!==void 0&&request3.paths!==void 0&&
fail('is given beside "path"; keep one of them',["paths"]),request3.path===void 0&&request3.paths===void 0&&fail('has no "path"; add it, for\
 example path: /');let bodyKey=request3["body-file"]!==void 0?"body-file":"body";request3.body!==void 0&&bodyKey==="body-file"&&fail('is giv\
en beside "body"; keep one of them',["body-file"]),request3[bodyKey]!==void 0&&request3.method===void 0&&fail("needs a method that sends it;\
 add method: POST",[bodyKey]);for(let key of Object.keys(request3.headers??{})){let own2=OWN_HEADERS.get(key.toLowerCase());own2!==void 0&&fail(
own2,["headers",key]),key.toLowerCase()==="host"&&request3.headers?.[key]?.trim()===""&&fail("must not be empty; name a host, or remove it",
["headers",key])}for(let[key,value]of Object.entries(request3.headers??{}))secretsInHeader(value).includes(null)&&fail(NO_SECRET,["headers",
key])}),requestLine=string2().transform((line,context)=>{let[,verb,path=""]=REQUEST_LINE.exec(line.trim())??[],[asked,at]=[method.safeParse(
verb??DEFAULTS2.method),urlPath.safeParse(path)];if(asked.success&&at.success)return{method:asked.data,path:at.data};let[what,{error:error3}]=asked.
success?["its path",at]:["its method",asked];return context.addIssue({code:"custom",message:`${what} ${error3?.issues[0]?.message}`}),NEVER}),
scenarioKeys=strictObject({targets:optional2(listOf(string2()),"Names of the targets it is run against; all if absent.",{example:["api"]}),request:optional2(
union([requestLine,requestMap]),'What is asked: "GET /path", or a map. Every scenario needs one.',{example:"GET /"}),args:optional2(runArguments,
'Instead of a request: arguments with which the target is run to its end, timed by hyperfine: time and CPU time per run. Where the last line\
 of what it prints is {"operations": n, "errors": e}, they are reported per operation. {name} stands for a parameter.',{example:"--operation\
 select --count 10000"}),parameters:optional2(record(variable,array(scalar).min(1)),"Makes a scenario of each value, or of each combination \
of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[1,10,100]}}),expect:optional2(expectSchema,
"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:optional2(int().min(1).max(
65535),"How many connections ask at the same time.",{default:DEFAULTS2.connections,example:DEFAULTS2.connections}),keepalive:optional2(boolean2(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:DEFAULTS2.keepalive,example:!1}),http2:optional2(
boolean2(),"Ask over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),
via:optional2(oneOrMore(_enum(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive\
 is false), or both.",{default:DEFAULTS2.via,example:"direct"}),background:optional2(strictObject({request:required2(union([requestLine,requestMap]),
"What is asked beside what is measured.",{example:"GET /export"}),connections:optional2(int().min(1).max(65535),"How many connections ask it\
 at the same time.",{default:DEFAULTS2.backgroundConnections,example:DEFAULTS2.backgroundConnections})}),"Other requests that are asked all \
the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:optional2(rate,"Requests per second offered wha\
tever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:optional2(int().min(1).max(
1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:optional2(duration2,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:optional2(duration2,
"How long one answer may take.",{default:"2s",example:"2s"}),"max-errors":optional2(shareOrZero,"The share of answers that may be errors.",{
default:DEFAULTS2.maxErrors,example:"1%"}),threshold:optional2(share,"The smallest change that counts; the file's if absent.",{example:"5%"}),
thresholds,"absolute-limits":absoluteLimits}),scenarioSchema=scenarioKeys.superRefine((scenario3,context)=>{for(let found of[...contradictions(
scenario3),...unfitting(scenario3)])context.addIssue({code:"custom",...found})}),ONLY_HTTP=["request","background","rate","requests","durati\
on","connections","keepalive","http2","via"];function contradictions(scenario3){let given=key=>scenario3[key]!==void 0,beside=(key,other)=>given(
key)&&given(other)?[{path:[key],message:`is given beside "${other}"; keep one of them`}]:[],found=[...ONLY_HTTP.flatMap(key=>beside(key,"arg\
s")),...beside("duration","requests"),...beside("requests","rate")];return scenario3.http2&&scenario3.keepalive===!1&&found.push({path:["kee\
palive"],message:"is for HTTP/1.1; remove one of them"}),scenario3.http2&&scenario3.via?.includes("nginx")&&found.push({path:["via"],message:'\
holds "nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),scenario3.background?.request["body-file"]!==void 0&&found.push({path:[
"background","request","body-file"],message:"is only for what is measured; write the body here"}),found}function allRows(input,source){return source.keys(["targets"]).flatMap(name2=>rowsOfTarget(name2,input.targets[name2],source))}function rowsOfTarget(name2,{
matrix,...target},source){let path=["targets",name2],rows=source.keys([...path,"matrix"]);return rows.length===0?[{name:name2,target,at:(...key)=>[
...path,...key]}]:rows.map(row3=>({name:rowName(name2,row3),target:withRow(target,matrix?.[row3]??{}),at(...key){let inRow=[...path,"matrix",
row3,...key];return source.has(inRow)?inRow:[...path,...key]}}))}function withRow(target,row3){return joined(target,row3)}function joined(below,above){
if(!isMap(below)||!isMap(above))return above;let keys=Object.entries(above).map(([key,value])=>[key,joined(below[key],value)]);return{...below,
...Object.fromEntries(keys)}}function isMap(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function rowsOf(source){
return new Map(source.keys(["targets"]).map(name2=>{let rows=source.keys(["targets",name2,"matrix"]);return[name2,rows.length===0?[name2]:rows.
map(row3=>rowName(name2,row3))]}))}function rowName(target,row3){return`${target}-${row3}`}function withRows(names,rows){return[...new Set(names.
flatMap(name2=>rows.get(name2)??[name2]))]}function namesIn(rows){return[...new Set([...rows.keys(),...[...rows.values()].flat()])]}var ulimits=record(text(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would t\
ake CPU time from the other side"),parsed(union([int().min(-1),strictObject({soft:required2(int().min(-1),"What holds at first.",{example:1024}),
hard:required2(int().min(-1),"What it may be raised to.",{example:4096})})]),given=>typeof given=="number"?`${given}`:`${given.soft}:${given.
hard}`)).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),contextSource=text(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),contextName=text(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must \
be a name that the Dockerfile says after FROM or --from"),contexts=union([record(contextName,contextSource),parsed(listOf(text(/^[^=]+=.+$/,
"must be written like name=source")),list2=>{let map2=Object.fromEntries(list2.map(each=>[each.slice(0,each.indexOf("=")),each.slice(each.indexOf(
"=")+1)])),checked=record(contextName,contextSource).safeParse(map2),[issue3]=checked.error?.issues??[];if(issue3)throw new UsageError(issue3.
message);return map2})]),SHM={example:"256m"},buildMap=strictObject({context:optional2(relativePath,"The folder that is sent to Docker, from\
 the folder of this file.",{default:DEFAULTS2.context,example:"."}),dockerfile:optional2(relativePath,"The Dockerfile, from the context.",{default:DEFAULTS2.
dockerfile,example:DEFAULTS2.dockerfile}),args:optional2(textMap,"Build arguments.",{example:{VERSION:"1.0"}}),target:optional2(text(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,
"must be the name of a stage in the Dockerfile"),"The stage to build; the last one if absent.",{example:"server"}),secrets:optional2(secrets,
"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:optional2(
contexts,"Further contexts by the names that the Dockerfile has for them: folders from that of this file, or addresses.",{example:{shared:".\
./shared"}}),ulimits:optional2(ulimits,"Limits of the build's processes.",{example:{nofile:65536}}),shm_size:optional2(bytes,"The size of th\
e build's /dev/shm, in powers of 1024.",SHM)}),build=union([relativePath.transform(context=>({context})),buildMap]),commands=union([words,array(
words).min(1)]).transform(given=>Array.isArray(given[0])?given:[given]),readyMap=strictObject({path:optional2(urlPath,"The path that answers\
 once the server is ready.",{example:"/health"}),command:optional2(command2,"Ends with 0 once it is ready, where it runs: asked when the pat\
h answers.",{example:"node is-warm.js"}),timeout:optional2(duration2,"How long a start may take.",{default:"60s",example:"60s"})}),ready=union(
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
's /dev/shm, in powers of 1024.",SHM),security_opt:optional2(array(securityOption).transform(options2=>options2.filter(option=>option!==null)).
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
port:required2(port,"The port it listens on.",{example:5432}),ready:optional2(strictObject({command:optional2(command2,"Ends with 0 once it \
is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:optional2(duration2,"How long a start may take.",{default:"60s",
example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((service,context)=>checkStartable(service,(message,path=[])=>context.
addIssue({code:"custom",message,path}))),targetKeys={...startable,port:optional2(port,"The port it listens on; needed where a scenario asks \
it.",{example:8080}),services:optional2(oneOrMore(name),"Names of services; each variant has a copy of each, ready before it is started.",{example:[
"db"]}),prepare:optional2(commands,"A command, or a list of them, to run before each start of the server, when the services are ready.",{example:"\
node migrate.js"}),ready:optional2(ready,"When the server is ready: a path that answers, or a map.",{example:"/health"}),https:optional2(strictObject(
{ca:optional2(relativePath,"PEM file of the certificate authority, from this file's folder.",{example:"test/ca.pem"}),insecure:optional2(literal(
!0),"Take any certificate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:optional2(text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,
"must be the name of a host"),"The name that the server's certificate carries.",{default:DEFAULTS2.tlsName,example:DEFAULTS2.tlsName})}),"As\
k over https, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:optional2(relativePath,"A fol\
der, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not measure\
d.",{example:DEFAULTS2.fixture}),changes:optional2(oneOrMore(relativePath),"Globs of the files it is made of, from the repository's top; a c\
hange of none of them is not measured.",{example:["src/*","package.json"]})},targetRow=strictObject(targetKeys),targetSchema=strictObject({...targetKeys,
matrix:optional2(record(name,targetRow).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),"Several rows of this target, e\
ach with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(
({matrix,...target},context)=>{if(context.issues.length>0)return;let check=(found,place)=>{let fail=(message,path=[])=>context.addIssue({code:"\
custom",message,path:[...place,...path]});checkStartable(found,fail),found.https&&checkTrust(found.https,fail)};matrix===void 0&&check(target,
[]);for(let[row3,keys]of Object.entries(matrix??{}))check(withRow(target,keys),["matrix",row3])});var trendRevision=text(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),trendMetric=_enum(METRICS.
map(({name:name2})=>name2)),imageDigest=text(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,"must be an image with its digest, l\
ike name@sha256:\u2026"),trendSchema=strictObject({reference:required2(union([trendRevision,record(name,imageDigest)]),"The pinned build tha\
t every night is compared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:optional2(string2(),
"The case that is measured with identical builds, which shows how often this finds a change where there is none; the first one if absent.",{
example:"api/hello/direct"}),selftest:optional2(boolean2(),"Whether each night plants a slowdown in one case, with identical builds, to see \
that it is found: the control case, or the next in turn.",{default:!0,example:!1}),alert:optional2(oneOrMore(_enum(["issue","comment","fail",
"none"])),"Who is notified of a change: an issue, a comment on the commit, the exit code.",{default:DEFAULTS2.alert,example:["issue","commen\
t"]}),direction:optional2(_enum(["worse","both"]),"Whether only what gets worse raises an alert, or what gets better too.",{default:DEFAULTS2.
direction,example:"both"}),thresholds:optional2(partialRecord(trendMetric,share),"Further metrics that raise alerts, each with the smallest \
change that counts.",{example:{memory:"5%"}}),keep:optional2(parsed(string2(),parseAge),"How long points are kept.",{default:DEFAULTS2.keep,
example:DEFAULTS2.keep}),"keep-runs":optional2(parsed(string2(),parseAge),"How long each run's own file is kept.",{default:DEFAULTS2.keepRuns,
example:DEFAULTS2.keepRuns})}),publishedSystem=text(/^[^\p{Cc}]{1,80}$/u,"must be 1 to 80 characters on one line"),publishedValue=number2().
positive(),publishedValueEntry=union([publishedValue.transform(given=>({value:given})),strictObject({value:optional2(publishedValue,"The fig\
ure; without one only the place is known.",{example:36191.37}),system:optional2(publishedSystem,"What was measured then.",{example:"Go 1.5.1"})})]),
publishedFigure2=strictObject({unit:optional2(publishedSystem,"What the figures count.",{example:"requests/s"}),better:optional2(_enum(["hig\
her","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:optional2(record(name,publishedValueEntry),"Figures by\
 target.",{example:{api:36191.37}}),order:optional2(listOf(name),"Targets from the best to the worst, where no figures are known.",{example:[
"api"]})}).refine(given=>given.values===void 0!=(given.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),publishedSchema=strictObject(
{source:required2(text(/^[^\p{Cc}]{1,300}$/u,"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a c\
omparison of 2015"}),figures:required2(record(string2(),publishedFigure2),"Figures by scenario and via.",{example:{"hello/direct":{order:["a\
pi"]}}})}),rankSchema=strictObject({published:optional2(publishedSchema,"What a publication said, for `rank --published`.",{example:{source:"\
a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),scenarioOrAll=text(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'must be the \
name of a scenario, or "*" for all of them'),namedMap=schema4=>record(name,schema4).refine(map2=>Object.keys(map2).length>0,{error:"must not\
 be empty"}),configSchema=strictObject({version:optional2(literal(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),
targets:required2(namedMap(targetSchema),"The servers under test by name: how each is built and started.",{example:{api:{build:".",port:8080}}}),
scenarios:required2(namedMap(scenarioSchema),"The workloads by name.",{example:{hello:{request:"GET /"}}}),services:optional2(record(name,serviceSchema),
"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",port:5432}}}),defaults:optional2(
scenarioSchema,"Keys that every scenario has unless it says otherwise.",{example:{connections:DEFAULTS2.connections}}),presets:optional2(record(
name,record(scenarioOrAll,scenarioSchema)),`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,
{example:{quick:{"*":{duration:"1s"}}}}),"false-alarms":optional2(share,"The share of runs without a change that may be red.",{default:"0.2%",
example:"0.2%"}),threshold:optional2(share,"The smallest change that counts.",{default:"2%",example:"2%"}),thresholds,"absolute-limits":absoluteLimits,
"fail-on":optional2(failOn2,"Which verdicts reach the exit code; a head that fails where base works always does.",{default:DEFAULTS2.failOn,
example:["regression","invalid"]}),mode:optional2(_enum(["block","observe"]),"Whether a verdict fails the run, or is only reported, as in th\
e first weeks.",{default:DEFAULTS2.mode,example:"observe"}),isolation:optional2(_enum(["auto","docker","process"]),"Containers, processes, o\
r what fits.",{default:DEFAULTS2.isolation,example:"docker"}),budget:optional2(duration2,"Time for starts, warm-up and measuring; 60 s a cas\
e if absent.",{example:"5m"}),"cpu-profile":optional2(boolean2(),"Whether a regression is followed by CPU profiles of both sides, so that th\
e functions that cost more are named. If absent, it is, but for pull requests of forks.",{example:!1}),trend:optional2(trendSchema,"The nigh\
tly trend: what it compares with, and who is notified of a change.",{example:{reference:"v1.0.0"}}),rank:optional2(rankSchema,"For `rank`: f\
igures that somebody published of these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{"hello/direct":{unit:"reques\
ts/s",values:{api:36191}}}}}}),"nginx-image":optional2(image,"The image of nginx for containers.",{default:DEFAULTS2.nginxImage,example:DEFAULTS2.
nginxImage})}),TEXT_MAPS=[["targets","*","env"],["targets","*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*",
"build","args"],["services","*","env"],["services","*","build","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(scenario3=>[
[...scenario3,"parameters"],[...scenario3,"request","headers"],[...scenario3,"expect","headers"]])];var bare=word=>word.toLowerCase().replaceAll(/[-_]/g,"");function editDistance(a,b){let beforeLast=[],last=Array.from({length:b.length+1},(_,j)=>j);
for(let i=1;i<=a.length;i++){let row3=[i];for(let j=1;j<=b.length;j++){let replaced=(last[j-1]??0)+(a[i-1]===b[j-1]?0:1),best=Math.min(replaced,
(last[j]??0)+1,(row3[j-1]??0)+1);i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]&&(best=Math.min(best,(beforeLast[j-2]??0)+1)),row3.push(best)}beforeLast=
last,last=row3}return last[b.length]??0}function nearest(word,known2){if(word.length>64)return;let best,bestDistance=Number.POSITIVE_INFINITY;
for(let candidate of known2){let distance=editDistance(bare(word),bare(candidate)),allowed=Math.max(1,Math.floor(Math.min(word.length,candidate.
length)/3));distance<=allowed&&distance<bestDistance&&(best=candidate,bestDistance=distance)}return best}function suggestion(word,known2,most=10){
let meant=nearest(word,known2);if(meant!==void 0)return`did you mean "${meant}"?`;let more=known2.length>most?` and ${known2.length-most} mo\
re`:"";return`known are: ${known2.slice(0,most).join(", ")}${more}`}var MACHINE="loadgate itself chooses CPUs, networks and names; remove it",NOT_NEEDED="a run starts its servers alone and discards them after\
wards: leave it out",FOLDER2='write "working-directory" instead, for example working-directory: server',LIMITS2='write "absolute-limits" ins\
tead, for example absolute-limits: { p99: 50ms }',STARTED={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'\
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
with which the command runs to its end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:LIMITS2,slo:LIMITS2},
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
write "budget" instead, for example budget: 5m',time:'write "budget" instead, for example budget: 5m',limits:LIMITS2,slo:LIMITS2,...Object.fromEntries(
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
let where=map2.length===0?"":` in ${subject(map2)}`,known2=knownKeys(map2),hint2=noPlainBlank(key)??foreignKey(map2,key)??standsElsewhere(map2,
key)??suggestion(key,known2,known2.length),message=`unknown key ${quote(key)}${where}; ${hint2}`;return{path:[...map2,key],at:"key",message}}
function noPlainBlank(key){let[found]=/(?! )[\p{Z}\p{Cf}]/u.exec(key)??[];return found===void 0?void 0:`it holds U+${found.codePointAt(0).toString(
16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function standsElsewhere(map2,key){let[first]=map2,inTarget=first===
"targets"||first==="services";if(!inTarget&&!(first==="scenarios"||first==="defaults"||first==="presets"))return;let other=inTarget?"scenari\
o":"target";return knownKeys([`${other}s`,""]).includes(key)?`it stands under a ${other}, as ${exampleAt([`${other}s`,"",key])}`:knownKeys([]).
includes(key)?`it stands at the top of the file, as ${exampleAt([key])}`:void 0}function badName(path,must2){let message=advised(`the name ${quote(
String(path.at(-1)))} ${must2}`,path.slice(0,-1));return{path,at:"key",message}}function missing(path){let message=`${path.length===1?"the f\
ile":subject(path.slice(0,-1))} has no ${quote(String(path.at(-1)))}; add it, for example ${exampleAt(path)}`;return{path,at:"key",message}}
function wrongType(kinds,value){let said=`must be ${either(kinds)}, is ${kindOf2(value,kinds)}`,takes=kind2=>kinds.some(words2=>words2.includes(
kind2)),braced=bracedName(value);if(braced!==void 0)return`${said}; put it in quotation marks, as "{${braced}}"`;if(typeof value=="string"&&
kinds.includes("true or false")){let meant={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[value.toLowerCase()];if(meant!==void 0)return`${said}; writ\
e ${meant}`}return(typeof value=="number"||typeof value=="boolean")&&takes("a text")&&!takes("number")?`${said}; put it in quotation marks`:
typeof value=="string"&&value.trim()!==""&&Number.isFinite(Number(value))&&kinds.every(kind2=>kind2.endsWith("number"))?`${said}; remove the\
 quotation marks`:said}function bracedName(value){if(typeof value!="object"||value===null||Array.isArray(value))return;let[[name2,nothing]=[],
...others]=Object.entries(value);return nothing===null&&others.length===0?name2:void 0}function wrongValue(known2,value){if(typeof value=="n\
umber")return`must be ${either(known2)}, is ${value}`;if(typeof value!="string")return wrongType([either(known2)],value);let meant=nearest(value,
known2),end2=meant===void 0?"":`; did you mean "${meant}"?`;return`must be ${either(known2)}, is ${quote(value)}${end2}`}function kindOf2(value,expected){
return value==null?"empty":typeof value=="string"?"a text":typeof value=="boolean"?String(value):Array.isArray(value)?"a list":typeof value!=
"number"?"a map":expected.some(kind2=>kind2.endsWith("number"))?String(value):"a number"}function advised(message,path){if(message.includes(
"; "))return message;for(let length=path.length;length>0;length--){let example=typeof path[length-1]=="number"?void 0:exampleAt(path.slice(0,
length));if(example!==void 0)return`${message}; write it like ${example}`}return`${message}; begin with targets: and scenarios:`}function subject(path){
let[owner,rest]=ownerOf(path),key=rest.filter(step=>typeof step!="number").join(".");return owner===""?key===""?"the file":quote(key):key===
""?owner:`${quote(key)} of ${owner}`}function ownerOf(path){let[first,second,third]=path.map(String);return second===void 0?["",path]:first===
"targets"?[`target ${quote(second)}`,path.slice(2)]:first==="scenarios"?[`scenario ${quote(second)}`,path.slice(2)]:first==="defaults"?["the\
 defaults",path.slice(1)]:first!=="presets"?["",path]:third===void 0?[`preset ${quote(second)}`,[]]:[`scenario ${quote(third)} in preset ${quote(
second)}`,path.slice(3)]}var either=words2=>words2.length<2?words2.join(""):`${words2.slice(0,-1).join(", ")} or ${words2.at(-1)}`;function unwrapped(schema4){
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
ct"&&!!path[Symbol.iterator]().next().done,Collection2=class extends NodeBase{constructor(type,schema4){super(type),Object.defineProperty(this,
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
`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}};var stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment2,indent){return/^\n+$/.test(comment2)?comment2.substring(
1):indent?comment2.replace(/^(?! *$)/gm,indent):comment2}var lineComment=(str,indent,comment2)=>str.endsWith(`
`)?indentComment(comment2,indent):comment2.includes(`
`)?`
`+indentComment(comment2,indent):(str.endsWith(" ")?"":" ")+comment2;var FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text2,indent,mode2="flow",{indentAtStart,lineWidth=80,minContentWidth=20,
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
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment:comment2,type,value},ctx,onComment,onChompKeep){let{blockQuote,
commentString,lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);let indent=ctx.indent||(ctx.forceBlockIndent||
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
length),start=start.replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment2&&(header+=" "+commentString(
comment2.replace(/ ?[\r\n]+/g," ")),onComment&&onComment()),!literal3){let foldedValue=value.replace(/\n+/g,`
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
_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}function createStringifyContext(doc,options2){let opt=Object.assign({blockQuote:!0,commentString:stringifyComment,defaultKeyType:null,defaultStringType:"\
PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,
minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},doc.schema.toStringOptions,
options2),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,
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
ctx.indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}function warn(logLevel,warning2){(logLevel==="debug"||logLevel==="warn")&&console.warn(warning2)}var MERGE_KEY="<<",merge3={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:y\
aml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},
isMergeKey=(ctx,key)=>(merge3.identify(key)||isScalar(key)&&(!key.type||key.type===Scalar.PLAIN)&&merge3.identify(key.value))&&ctx?.doc.schema.
tags.some(tag=>tag.tag===merge3.tag&&tag.default);function addMergeToJSMap(ctx,map2,value){let source=resolveAliasValue(ctx,value);if(isSeq(
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
key.clone(schema4)),isNode(value)&&(value=value.clone(schema4)),new _Pair(key,value)}toJSON(_,ctx){let pair2=ctx?.mapAsMap?new Map:{};return addPairToJSMap(
ctx,pair2,this)}toString(ctx,onComment,onChompKeep){return ctx?.doc?stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};function stringifyCollection(collection,ctx,options2){return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,
ctx,options2)}function stringifyBlockCollection({comment:comment2,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{
indent,options:{commentString}}=ctx,itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),chompKeep=!1,lines=[];for(let i=0;i<items.length;++i){
let item=items[i],comment3=null;if(isNode(item))!chompKeep&&item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,chompKeep),
item.comment&&(comment3=item.comment);else if(isPair(item)){let ik=isNode(item.key)?item.key:null;ik&&(!chompKeep&&ik.spaceBefore&&lines.push(
""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify(item,itemCtx,()=>comment3=null,()=>chompKeep=!0);
comment3&&(str2+=lineComment(str2,itemIndent,commentString(comment3))),chompKeep&&comment3&&(chompKeep=!1),lines.push(blockItemPrefix+str2)}
let str;if(lines.length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){let line=lines[i];str+=line?
`
${indent}${line}`:`
`}}return comment2?(str+=`
`+indentComment(commentString(comment2),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({
items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;
let itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),reqNewline=!1,linesAtValue=0,lines=[];for(let i=0;i<items.length;++i){
let item=items[i],comment2=null;if(isNode(item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&
(comment2=item.comment);else if(isPair(item)){let ik=isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,
lines,ik.commentBefore,!1),ik.comment&&(reqNewline=!0));let iv=isNode(item.value)?item.value:null;iv?(iv.comment&&(comment2=iv.comment),iv.commentBefore&&
(reqNewline=!0)):item.value==null&&ik?.comment&&(comment2=ik.comment)}comment2&&(reqNewline=!0);let str=stringify(item,itemCtx,()=>comment2=
null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.
length+2,2)+(str.length+2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment2&&(str+=lineComment(str,itemIndent,commentString(comment2))),
lines.push(str),linesAtValue=lines.length}let{start,end:end2}=flowChars;if(lines.length===0)return start+end2;if(!reqNewline){let len=lines.
reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line of lines)
str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end2}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end2}`}function addCommentBefore({indent,options:{commentString}},lines,comment2,chompKeep){
if(comment2&&chompKeep&&(comment2=comment2.replace(/^\n+/,"")),comment2){let ic=indentComment(commentString(comment2),indent);lines.push(ic.
trimStart())}}function findPair(items,key){let k=isScalar(key)?key.value:key;for(let it of items)if(isPair(it)&&(it.key===key||it.key===k||isScalar(it.key)&&
it.key.value===k))return it}var YAMLMap=class extends Collection2{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema4){super(
MAP,schema4),this.items=[]}static from(schema4,obj,ctx){let{keepUndefined,replacer}=ctx,map2=new this(schema4),add=(key,value)=>{if(typeof replacer==
"function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;(value!==void 0||keepUndefined)&&
map2.items.push(createPair(key,value,ctx))};if(obj instanceof Map)for(let[key,value]of obj)add(key,value);else if(obj&&typeof obj=="object")
for(let key of Object.keys(obj))add(key,obj[key]);return typeof schema4.sortMapEntries=="function"&&map2.items.sort(schema4.sortMapEntries),
map2}add(pair2,overwrite){let _pair;isPair(pair2)?_pair=pair2:!pair2||typeof pair2!="object"||!("key"in pair2)?_pair=new Pair(pair2,pair2?.value):
_pair=new Pair(pair2.key,pair2.value);let prev=findPair(this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)
throw new Error(`Key ${_pair.key} already set`);isScalar(prev.value)&&isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.
value}else if(sortEntries){let i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.items.push(_pair):this.items.splice(i,0,_pair)}else
this.items.push(_pair)}delete(key){let it=findPair(this.items,key);return it?this.items.splice(this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){
let node2=findPair(this.items,key)?.value;return(!keepScalar&&isScalar(node2)?node2.value:node2)??void 0}has(key){return!!findPair(this.items,
key)}set(key,value){this.add(new Pair(key,value),!0)}toJSON(_,ctx,Type){let map2=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(
map2);for(let item of this.items)addPairToJSMap(ctx,map2,item);return map2}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(
this);for(let item of this.items)if(!isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);return!ctx.
allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};var map={collection:"map",default:!0,nodeClass:YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){return isMap2(map2)||onError("Expec\
ted a mapping for this tag"),map2},createNode:(schema4,obj,ctx)=>YAMLMap.from(schema4,obj,ctx)};var YAMLSeq=class extends Collection2{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema4){super(SEQ,schema4),this.items=
[]}add(value){this.items.push(value)}delete(key){let idx=asItemIndex(key);return typeof idx!="number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){
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
return onError("This environment does not support reading binary tags; either Buffer or atob is required"),src},stringify({comment:comment2,
type,value},ctx,onComment,onChompKeep){if(!value)return"";let buf=value,str;if(typeof btoa=="function"){let s="";for(let i=0;i<buf.length;++i)
s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This environment does not support writing binary tags; either Buffer or bto\
a is required");if(type??(type=Scalar.BLOCK_LITERAL),type!==Scalar.QUOTE_DOUBLE){let lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,
ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),lines=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines[i]=str.substr(o,
lineWidth);str=lines.join(type===Scalar.BLOCK_LITERAL?`
`:" ")}return stringifyString({comment:comment2,type,value:str},ctx,onComment,onChompKeep)}};function resolvePairs(seq2,onError){if(isSeq(seq2))for(let i=0;i<seq2.items.length;++i){let item=seq2.items[i];if(!isPair(item)){if(isMap2(item)){
item.items.length>1&&onError("Each pair must have its own sequence indicator");let pair2=item.items[0]||new Pair(new Scalar(null));if(item.commentBefore&&
(pair2.key.commentBefore=pair2.key.commentBefore?`${item.commentBefore}
${pair2.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair2.value??pair2.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair2}seq2.items[i]=isPair(item)?item:new Pair(item)}}else onError("Expected a sequence for this tag");return seq2}
function createPairs(schema4,iterable,ctx){let{replacer}=ctx,pairs2=new YAMLSeq(schema4);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&
Symbol.iterator in Object(iterable))for(let it of iterable){typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,
value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(`Expected [key, value] tuple: ${it}`);else if(it&&
it instanceof Object){let keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(`Expected tuple with on\
e key, not ${keys.length} keys`)}else key=it;pairs2.items.push(createPair(key,value,ctx))}return pairs2}var pairs={collection:"seq",default:!1,
tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};var YAMLOMap=class _YAMLOMap extends YAMLSeq{constructor(){super(),this.add=YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.prototype.delete.
bind(this),this.get=YAMLMap.prototype.get.bind(this),this.has=YAMLMap.prototype.has.bind(this),this.set=YAMLMap.prototype.set.bind(this),this.
tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map2=new Map;ctx?.onCreate&&ctx.onCreate(map2);for(let pair2 of this.items){
let key,value;if(isPair(pair2)?(key=toJS(pair2.key,"",ctx),value=toJS(pair2.value,key,ctx)):key=toJS(pair2,"",ctx),map2.has(key))throw new Error(
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
resolve:(str,_onError,opt)=>intResolve2(str,2,16,opt),stringify:node2=>intStringify2(node2,16,"0x")};var YAMLSet=class _YAMLSet extends YAMLMap{constructor(schema4){super(schema4),this.tag=_YAMLSet.tag}add(key){let pair2;isPair(key)?pair2=key:
key&&typeof key=="object"&&"key"in key&&"value"in key&&key.value===null?pair2=new Pair(key.key,null):pair2=new Pair(key,null),findPair(this.
items,pair2.key)||this.items.push(pair2)}get(key,keepPair){let pair2=findPair(this.items,key);return!keepPair&&isPair(pair2)?isScalar(pair2.
key)?pair2.key.value:pair2.key:pair2}set(key,value){if(typeof value!="boolean")throw new Error(`Expected boolean value for set(key, value) i\
n a YAML set, not ${typeof value}`);let prev=findPair(this.items,key);prev&&!value?this.items.splice(this.items.indexOf(prev),1):!prev&&value&&
this.items.push(new Pair(key))}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(
this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Se\
t items must all have null values")}static from(schema4,iterable,ctx){let{replacer}=ctx,set2=new this(schema4);if(iterable&&Symbol.iterator in
Object(iterable))for(let value of iterable)typeof replacer=="function"&&(value=replacer.call(iterable,value,value)),set2.items.push(createPair(
value,null,ctx));return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,
default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema4,iterable,ctx)=>YAMLSet.from(schema4,iterable,ctx),resolve(map2,onError){if(isMap2(
map2)){if(map2.hasAllNullValues(!0))return Object.assign(new YAMLSet,map2);onError("Set items must all have null values")}else onError("Expe\
cted a mapping for this tag");return map2}};function parseSexagesimal(str,asBigInt){let sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?BigInt(n):Number(n),
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
return new Date(date2)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var schema3=[map,seq,string3,nullTag,trueTag,falseTag,intBin,intOct2,int3,intHex2,floatNaN2,floatExp2,float2,binary,merge3,omap,pairs,set,intTime,
floatTime,timestamp];var schemas=new Map([["core",schema],["failsafe",[map,seq,string3]],["json",schema2],["yaml11",schema3],["yaml-1.1",schema3]]),tagsByName={binary,
bool:boolTag,float,floatExp,floatNaN,floatTime,int:int2,intHex,intOct,intTime,map,merge:merge3,null:nullTag,omap,pairs,seq,set,timestamp},coreKnownTags={
"tag:yaml.org,2002:binary":binary,"tag:yaml.org,2002:merge":merge3,"tag:yaml.org,2002:omap":omap,"tag:yaml.org,2002:pairs":pairs,"tag:yaml.o\
rg,2002:set":set,"tag:yaml.org,2002:timestamp":timestamp};function getTags(customTags,schemaName,addMergeTag){let schemaTags=schemas.get(schemaName);
if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge3)?schemaTags.concat(merge3):schemaTags.slice();let tags=schemaTags;
if(!tags)if(Array.isArray(customTags))tags=[];else{let keys=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).
join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)
tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.concat(merge3)),tags.
reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){let tagName=JSON.stringify(tag),keys=Object.keys(tagsByName).
map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||
tags2.push(tagObj),tags2},[])}var sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge:merge4,resolveKnownTags,
schema:schema4,sortMapEntries,toStringDefaults}){this.compat=Array.isArray(compat)?getTags(compat,"compat"):compat?getTags(null,compat):null,
this.name=typeof schema4=="string"&&schema4||"core",this.knownTags=resolveKnownTags?coreKnownTags:{},this.tags=getTags(customTags,this.name,
merge4),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,MAP,{value:map}),Object.defineProperty(this,SCALAR,{value:string3}),
Object.defineProperty(this,SEQ,{value:seq}),this.sortMapEntries=typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:
null}clone(){let copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}};function stringifyDocument(doc,options2){let lines=[],hasDirectives=options2.directives===!0;if(options2.directives!==!1&&doc.directives){let dir=doc.
directives.toString(doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.push("---");
let ctx=createStringifyContext(doc,options2),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&lines.unshift("");let cs=commentString(
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
`}var Document=class _Document{constructor(value,replacer,options2){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],
Object.defineProperty(this,NODE_TYPE,{value:DOC});let _replacer=null;typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:
options2===void 0&&replacer&&(options2=replacer,replacer=void 0);let opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},options2);this.options=opt;let{version:version2}=opt;options2?._directives?(this.directives=
options2._directives.atDocument(),this.directives.yaml.explicit&&(version2=this.directives.yaml.version)):this.directives=new Directives({version:version2}),
this.setSchema(version2,options2),this.contents=value===void 0?null:this.createNode(value,_replacer,options2)}clone(){let copy=Object.create(
_Document.prototype,{[NODE_TYPE]:{value:DOC}});return copy.commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.
slice(),copy.warnings=this.warnings.slice(),copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),
copy.schema=this.schema.clone(),copy.contents=isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.
range.slice()),copy}add(value){assertCollection(this.contents)&&this.contents.add(value)}addIn(path,value){assertCollection(this.contents)&&
this.contents.addIn(path,value)}createAlias(node2,name2){if(!node2.anchor){let prev=anchorNames(this);node2.anchor=!name2||prev.has(name2)?findNewAnchor(
name2||"a",prev):name2}return new Alias(node2.anchor)}createNode(value,replacer,options2){let _replacer;if(typeof replacer=="function")value=
replacer.call({"":value},"",value),_replacer=replacer;else if(Array.isArray(replacer)){let keyToStr=v=>typeof v=="number"||v instanceof String||
v instanceof Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else options2===
void 0&&replacer&&(options2=replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow:flow2,keepUndefined,onTagObj,tag}=options2??
{},{onAnchor,setAnchors,sourceObjects}=createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??
!1,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node2=createNode(value,tag,ctx);return flow2&&isCollection(node2)&&
(node2.flow=!0),setAnchors(),node2}createPair(key,value,options2={}){let k=this.createNode(key,null,options2),v=this.createNode(value,null,options2);
return new Pair(k,v)}delete(key){return assertCollection(this.contents)?this.contents.delete(key):!1}deleteIn(path){return isEmptyPath(path)?
this.contents==null?!1:(this.contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path):!1}get(key,keepScalar){return isCollection(
this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){return isEmptyPath(path)?!keepScalar&&isScalar(this.contents)?
this.contents.value:this.contents:isCollection(this.contents)?this.contents.getIn(path,keepScalar):void 0}has(key){return isCollection(this.
contents)?this.contents.has(key):!1}hasIn(path){return isEmptyPath(path)?this.contents!==void 0:isCollection(this.contents)?this.contents.hasIn(
path):!1}set(key,value){this.contents==null?this.contents=collectionFromPath(this.schema,[key],value):assertCollection(this.contents)&&this.
contents.set(key,value)}setIn(path,value){isEmptyPath(path)?this.contents=value:this.contents==null?this.contents=collectionFromPath(this.schema,
Array.from(path),value):assertCollection(this.contents)&&this.contents.setIn(path,value)}setSchema(version2,options2={}){typeof version2=="n\
umber"&&(version2=String(version2));let opt;switch(version2){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Directives(
{version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version2:
this.directives=new Directives({version:version2}),opt={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,
opt=null;break;default:{let sv=JSON.stringify(version2);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}
if(options2.schema instanceof Object)this.schema=options2.schema;else if(opt)this.schema=new Schema(Object.assign(opt,options2));else throw new Error(
"With a null YAML version, the { schema: Schema } option is required")}toJS({json:json2,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){
let ctx={anchors:new Map,doc:this,keep:!json2,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:
100},res=toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);
return typeof reviver=="function"?applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,mapAsMap:!1,
onAnchor})}toString(options2={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options2&&
(!Number.isInteger(options2.indent)||Number(options2.indent)<=0)){let s=JSON.stringify(options2.indent);throw new Error(`"indent" option mus\
t be a positive integer, not ${s}`)}return stringifyDocument(this,options2)}};function assertCollection(contents){if(isCollection(contents))
return!0;throw new Error("Expected a YAML collection as document contents")}var YAMLError=class extends Error{constructor(name2,pos,code,message){super(),this.name=name2,this.code=code,this.message=message,this.pos=pos}},
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
hasSpace=startOnNewline,comment2="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor2=null,tag=null,newlineAfterProp=null,comma=null,
found=null,start=null;for(let token2 of tokens)switch(reqSpace&&(token2.type!=="space"&&token2.type!=="newline"&&token2.type!=="comma"&&onError(
token2.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=!1),tab&&(atNewline&&token2.type!==
"comment"&&token2.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),tab=null),token2.type){case"space":!flow2&&
(indicator!=="doc-start"||next?.type!=="flow-collection")&&token2.source.includes("	")&&(tab=token2),hasSpace=!0;break;case"comment":{hasSpace||
onError(token2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let cb=token2.source.substring(1)||"\
 ";comment2?comment2+=commentSep+cb:comment2=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment2?comment2+=token2.source:(!found||
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
ock-map"||next?.type==="block-seq")&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment:comment2,
hasNewline,anchor:anchor2,tag,newlineAfterProp,end:end2,start:start??end2}}function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-sc\
alar":if(key.source.includes(`
`))return!0;if(key.end){for(let st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key.items){for(let st of it.
start)if(st.type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(
it.value))return!0}return!1;default:return!0}}function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){let end2=fc.end[0];end2.indent===indent&&(end2.source==="]"||end2.
source==="}")&&containsNewline(fc)&&onError(end2,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function mapIncludes(ctx,items,search){let{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;let isEqual2=typeof uniqueKeys=="function"?uniqueKeys:
(a,b)=>a===b||isScalar(a)&&isScalar(b)&&a.value===b.value;return items.some(pair2=>isEqual2(pair2.key,search))}var startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,bm,onError,tag){
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
ctx,offset,sep2,null,valueProps,onError);ctx.schema.compat&&flowIndentCheck(bm.indent,value,onError),offset=valueNode.range[2];let pair2=new Pair(
keyNode,valueNode);ctx.options.keepSourceTokens&&(pair2.srcToken=collItem),map2.items.push(pair2)}else{implicitKey&&onError(keyNode.range,"M\
ISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair2=new Pair(keyNode);ctx.options.keepSourceTokens&&(pair2.srcToken=collItem),
map2.items.push(pair2)}}return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map2.range=
[bm.offset,offset,commentEnd??offset],map2}function resolveBlockSeq({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,bs,onError,tag){let NodeClass=tag?.nodeClass??YAMLSeq,
seq2=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;for(let{start,value}of bs.
items){let props=resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.
found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items must start at the same \
column"):onError(offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.end,props.comment&&(seq2.comment=props.comment);
continue}let node2=value?composeNode2(ctx,value,props,onError):composeEmptyNode2(ctx,props.end,start,null,props,onError);ctx.schema.compat&&
flowIndentCheck(bs.indent,value,onError),offset=node2.range[2],seq2.items.push(node2)}return seq2.range=[bs.offset,offset,commentEnd??offset],
seq2}function resolveEnd(end2,offset,reqSpace,onError){let comment2="";if(end2){let hasSpace=!1,sep2="";for(let token2 of end2){let{source,type}=token2;
switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token2,"MISSING_CHAR","Comments must be separated fro\
m other tokens by white space characters");let cb=source.substring(1)||" ";comment2?comment2+=sep2+cb:comment2=cb,sep2="";break}case"newline":
comment2&&(sep2+=source),hasSpace=!0;break;default:onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.length}}
return{comment:comment2,offset}}var blockMsg="Block collections are not allowed within flow collections",isBlock=token2=>token2&&(token2.type==="block-map"||token2.type==="\
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
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair2=new Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair2.srcToken=
collItem),isMap4){let map2=coll;mapIncludes(ctx,map2.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map2.items.
push(pair2)}else{let map2=new YAMLMap(ctx.schema);map2.flow=!0,map2.items.push(pair2);let endRange=(valueNode??keyNode).range;map2.range=[keyNode.
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
`Block scalar header includes extra characters: ${source}`);let hasSpace=!1,comment2="",length=source.length;for(let i=1;i<props.length;++i){
let token2=props[i];switch(token2.type){case"space":hasSpace=!0;case"newline":length+=token2.source.length;break;case"comment":strict&&!hasSpace&&
onError(token2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token2.source.length,comment2=
token2.source.substring(1);break;case"error":onError(token2,"UNEXPECTED_TOKEN",token2.message),length+=token2.source.length;break;default:{let message=`\
Unexpected token in block scalar header: ${token2.type}`;onError(token2,"UNEXPECTED_TOKEN",message);let ts=token2.source;ts&&typeof ts=="str\
ing"&&(length+=ts.length)}}}return{mode:mode2,indent,chomp,comment:comment2,length}}function splitLines(source){let split=source.split(/\n( *)/),
first=split[0],m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines.push([
split[i],split[i+1]]);return lines}function resolveFlowScalar(scalar2,strict,onError){let{offset,type,source,end:end2}=scalar2,_type,value,_onError=(rel,code,msg)=>onError(offset+
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
let raw=source.substr(offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),raw}}function composeScalar(ctx,token2,tagToken,onError){let{value,type,comment:comment2,range:range2}=token2.type==="block-scalar"?resolveBlockScalar(
ctx,token2,onError):resolveFlowScalar(token2,ctx.options.strict,onError),tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(
tagToken,"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&ctx.atKey?tag=ctx.schema[SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,
value,tagName,tagToken,onError):token2.type==="scalar"?tag=findScalarTagByTest(ctx,value,token2,onError):tag=ctx.schema[SCALAR];let scalar2;
try{let res=tag.resolve(value,msg=>onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar2=isScalar(res)?res:new Scalar(res)}catch(error3){
let msg=error3 instanceof Error?error3.message:String(error3);onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),scalar2=new Scalar(value)}return scalar2.
range=range2,scalar2.source=value,type&&(scalar2.type=type),tagName&&(scalar2.tag=tagName),tag.format&&(scalar2.format=tag.format),comment2&&
(scalar2.comment=comment2),scalar2}function findScalarTagByName(schema4,value,tagName,tagToken,onError){if(tagName==="!")return schema4[SCALAR];
let matchWithTest=[];for(let tag of schema4.tags)if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else
return tag;for(let tag of matchWithTest)if(tag.test?.test(value))return tag;let kt=schema4.knownTags[tagName];return kt&&!kt.collection?(schema4.
tags.push(Object.assign({},kt,{default:!1,test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="\
tag:yaml.org,2002:str"),schema4[SCALAR])}function findScalarTagByTest({atKey,directives,schema:schema4},value,token2,onError){let tag=schema4.
tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.test?.test(value))||schema4[SCALAR];if(schema4.compat){let compat=schema4.
compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema4[SCALAR];if(tag.tag!==compat.tag){let ts=directives.tagString(tag.tag),cs=directives.
tagString(compat.tag),msg=`Value may be parsed as either ${ts} or ${cs}`;onError(token2,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"\
space":case"comment":case"newline":offset-=st.source.length;continue}for(st=before[++i];st?.type==="space";)offset+=st.source.length,st=before[++i];
break}}return offset}var CN={composeNode,composeEmptyNode};function composeNode(ctx,token2,props,onError){let atKey=ctx.atKey,{spaceBefore,comment:comment2,anchor:anchor2,
tag}=props,node2,isSrcToken=!0;switch(token2.type){case"alias":node2=composeAlias(ctx,token2,onError),(anchor2||tag)&&onError(token2,"ALIAS_\
PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-\
scalar":node2=composeScalar(ctx,token2,tag,onError),anchor2&&(node2.anchor=anchor2.source.substring(1));break;case"block-map":case"block-seq":case"\
flow-collection":try{node2=composeCollection(CN,ctx,token2,props,onError),anchor2&&(node2.anchor=anchor2.source.substring(1))}catch(error3){
let message=error3 instanceof Error?error3.message:String(error3);onError(token2,"RESOURCE_EXHAUSTION",message)}break;default:{let message=token2.
type==="error"?token2.message:`Unsupported token (type: ${token2.type})`;onError(token2,"UNEXPECTED_TOKEN",message),isSrcToken=!1}}return node2??
(node2=composeEmptyNode(ctx,token2.offset,void 0,null,props,onError)),anchor2&&node2.anchor===""&&onError(anchor2,"BAD_ALIAS","Anchor cannot\
 be an empty string"),atKey&&ctx.options.stringKeys&&(!isScalar(node2)||typeof node2.value!="string"||node2.tag&&node2.tag!=="tag:yaml.org,2\
002:str")&&onError(tag??token2,"NON_STRING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node2.spaceBefore=!0),comment2&&(token2.
type==="scalar"&&token2.source===""?node2.comment=comment2:node2.commentBefore=comment2),ctx.options.keepSourceTokens&&isSrcToken&&(node2.srcToken=
token2),node2}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment:comment2,anchor:anchor2,tag,end:end2},onError){let token2={
type:"scalar",offset:emptyScalarPosition(offset,before,pos),indent:-1,source:""},node2=composeScalar(ctx,token2,tag,onError);return anchor2&&
(node2.anchor=anchor2.source.substring(1),node2.anchor===""&&onError(anchor2,"BAD_ALIAS","Anchor cannot be an empty string")),spaceBefore&&(node2.
spaceBefore=!0),comment2&&(node2.comment=comment2,node2.range[2]=end2),node2}function composeAlias({options:options2},{offset,source,end:end2},onError){
let alias=new Alias(source.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.endsWith(
":")&&onError(offset+source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let valueEnd=offset+source.length,re=resolveEnd(end2,valueEnd,
options2.strict,onError);return alias.range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}function composeDoc(options2,directives,{offset,start,value,end:end2},onError){let opts=Object.assign({_directives:directives},options2),doc=new Document(
void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps(start,{indicator:"d\
oc-start",next:value??end2?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.docStart=!0,value&&(value.type===
"block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"MISSING_CHAR","Block collection cannot start on same line with\
 directives-end marker")),doc.contents=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);let contentEnd=doc.
contents.range[2],re=resolveEnd(end2,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=[offset,contentEnd,re.offset],
doc}function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];let{offset,
source}=src;return[offset,offset+(typeof source=="string"?source.length:1)]}function parsePrelude(prelude){let comment2="",atComment=!1,afterEmptyLine=!1;
for(let i=0;i<prelude.length;++i){let source=prelude[i];switch(source[0]){case"#":comment2+=(comment2===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||
(afterEmptyLine=!0),atComment=!1}}return{comment:comment2,afterEmptyLine}}var Composer=class{constructor(options2={}){this.doc=null,this.atDirectives=
!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(source,code,message,warning2)=>{let pos=getErrorPos(source);warning2?this.warnings.
push(new YAMLWarning(pos,code,message)):this.errors.push(new YAMLParseError(pos,code,message))},this.directives=new Directives({version:options2.
version||"1.2"}),this.options=options2}decorate(doc,afterDoc){let{comment:comment2,afterEmptyLine}=parsePrelude(this.prelude);if(comment2){let dc=doc.
contents;if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment2}`:comment2;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment2;else if(isCollection(dc)&&!dc.flow&&dc.
items.length>0){let it=dc.items[0];isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=cb?`${comment2}
${cb}`:comment2}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment2}
${cb}`:comment2}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.
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
return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.lineStarts[low-1];return{line:low,col:offset-start+1}}}};function includesToken(list2,type){for(let i=0;i<list2.length;++i)if(list2[i].type===type)return!0;return!1}function findNonEmptyIndex(list2){
for(let i=0;i<list2.length;++i)switch(list2[i].type){case"space":case"comment":case"newline":break;default:return i}return-1}function isFlowToken(token2){
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
onKeyLine=!1;default:token2.end?token2.end.push(this.sourceToken):token2.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function parseOptions(options2){let prettyErrors=options2.prettyErrors!==!1;return{lineCounter:options2.lineCounter||prettyErrors&&new LineCounter||
null,prettyErrors}}function parseDocument(source,options2={}){let{lineCounter,prettyErrors}=parseOptions(options2),parser=new Parser(lineCounter?.addNewLine),composer=new Composer(
options2),doc=null;for(let _doc of composer.compose(parser.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.options.logLevel!=="\
silent"){doc.errors.push(new YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parse\
AllDocuments()"));break}return prettyErrors&&lineCounter&&(doc.errors.forEach(prettifyError2(source,lineCounter)),doc.warnings.forEach(prettifyError2(
source,lineCounter))),doc}var MAX_BYTES2=1024*1024,MAX_ALIASES=100,TOO_DEEP="the file is nested too deeply; make it flatter",SECOND_DOCUMENT="a second document begins\
 here; keep one, and remove the rest",ADVICE={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"\
put the inner map on its own, further indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"\
remove the tag"},Source=class{file;value;#root;#lines=new LineCounter;#indices=new WeakMap;#aliases=new Map;constructor(text2,file,textMaps=[]){
this.file=file;let bytes3=Buffer.byteLength(text2);if(bytes3>MAX_BYTES2)throw this.#errorAt(0,`the file has ${bytes3} bytes; make it at most\
 ${MAX_BYTES2}`);this.#refuseEncodings(text2);try{let document=this.#parse(text2);this.#root=document.contents,this.#aliases=inspectTree(document,
(offset,message)=>this.#errorAt(offset,message),this.#lineOf);for(let way of textMaps)this.#keepTexts(this.#root,way);this.value=this.#plain(
document)}catch(error3){throw error3 instanceof RangeError?this.#errorAt(0,TOO_DEEP):error3}}offset(path,at="value"){for(let length=path.length;length>
0;length--){let found=this.#find(path.slice(0,length));if(found===void 0)continue;let isScalarValue2=length===path.length&&!isMap2(found.node)&&
!isSeq(found.node);return(at==="value"&&isScalarValue2?found.node??found.key:found.key??found.node)?.range?.[0]??0}return this.#root?.range?.[0]??
0}error(path,message,at="value"){return this.#errorAt(this.offset(path,at),message)}has(path){return this.#find(path)!==void 0}at(path){let value=this.
value;for(let key of path){if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=value[key]}return value}keys(path){
let map2=this.#resolved(this.#find(path)?.node);return isMap2(map2)?[...new Set(this.#keysOf(map2))]:[]}#refuseEncodings(text2){let broken=text2.
search(/[\0\uFFFD]/);if(broken<0)return;let upTo=text2.slice(0,broken).split(`
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
for(let pair2 of map2.items)way.length===0?pair2.value=this.#asWritten(pair2.value):(step==="*"||plainKey(pair2.key)===step)&&this.#keepTexts(
pair2.value,rest)}#asWritten(node2){let found=this.#resolved(node2),isText=isScalar(found)&&found.value!==null&&found.source!==void 0;if(node2===
null||!(isText||isSeq(found)))return node2;let copy=found.clone();return isScalar(copy)?copy.value=copy.source:copy.items=found.items.map(item=>this.#asWritten(
item)??item),isAlias(node2)&&delete copy.anchor,copy.range=node2.range??null,copy}#find(path){let found={key:void 0,node:this.#root??void 0};
for(let step of path){let parent=this.#resolved(found.node),next=isSeq(parent)?{key:void 0,node:parent.items[Number(step)]}:isMap2(parent)?this.#pair(
parent,String(step)):void 0;if(next===void 0||next.key===void 0&&next.node===void 0)return;found=next}return found}#pair(map2,name2){let own2=this.#indexed(
map2).get(name2);if(own2!==void 0)return{key:own2.key,node:own2.value??void 0};for(let merged3 of this.#mergedInto(map2)){let found=this.#pair(
merged3,name2);if(found!==void 0)return found}}#indexed(map2){let known2=this.#indices.get(map2);if(known2!==void 0)return known2;let index=new Map;
for(let pair2 of map2.items){let name2=plainKey(pair2.key);name2!==void 0&&index.set(name2,pair2)}return this.#indices.set(map2,index),index}#keysOf(map2){
return[...map2.items.map(pair2=>plainKey(pair2.key)).filter(n=>n!==void 0),...this.#mergedInto(map2).flatMap(merged3=>this.#keysOf(merged3))]}#mergedInto(map2){
return map2.items.filter(pair2=>isScalar(pair2.key)&&typeof pair2.key.value=="symbol").map(pair2=>this.#resolved(pair2.value)).flatMap(node2=>isSeq(
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
let seen2=new Map;for(let{key}of map2.items){let offset=isNode(key)?offsetOf(key):offsetOf(map2);if(!isScalar(key)||isCollection(key)||key.value===
null)throw error3(offset,"a key must be a plain name; write it like port: 8080");typeof key.value!="string"&&typeof key.value!="symbol"&&(key.
value=key.source??String(key.value));let name2=typeof key.value=="symbol"?"<<":String(key.value);if(name2==="__proto__")throw error3(offset,
'the key "__proto__" is not allowed; choose another name');let first=seen2.get(name2);if(first!==void 0)throw error3(offset,`${quote(name2)}\
 is here a second time, first in line ${lineOf(first)}; rename or remove one`);seen2.set(name2,offset)}}var offsetOf=node2=>node2.range?.[0]??
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
each=>each instanceof Deferred?[each.raw]:[]);return namesIn2(raw)}function filled(value,values2,isScalar2,path=[]){if(typeof value=="string"){
let text2=value.replaceAll(PLACEHOLDER,(whole,name2)=>name2!==void 0&&Object.hasOwn(values2,name2)?values2[name2]:whole);return text2!==value&&
isScalar2(path)?scalarOf(text2):text2}return Array.isArray(value)?value.map((each,index)=>filled(each,values2,isScalar2,[...path,index])):typeof value!=
"object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,each])=>[key,filled(each,values2,isScalar2,[...path,key])]))}
function scalarOf(text2){return text2==="true"||text2==="false"?text2==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text2)?Number(text2):
text2}var beginsWith=(path,start)=>start.every((step,index)=>path[index]===step),isInJson=(key,path)=>key==="expect"&&beginsWith(path,["body",
"json"]);function settled(layer,values2,parameters,source){let entries=Object.entries(layer).map(([key,given])=>[key,given instanceof Deferred?
settledKey(key,given):given]);return Object.fromEntries(entries);function settledKey(key,{raw,path}){let schema4=scenarioKeys.shape[key],asText=filled(
raw,values2,at=>isInJson(key,at)),first=schema4.safeParse(asText),wrong=first.error?.issues??[],given=filled(raw,values2,at=>isInJson(key,at)||
wrong.some(issue3=>beginsWith(at,issue3.path))),parsed2=first.success?first:schema4.safeParse(given);if(parsed2.success){let file=parsed2.data?.["\
body-file"];return key==="request"&&file!==void 0&&checkInside(source,[...path,"body-file"],file),parsed2.data}let view={at:at=>valueAt(given,
at.slice(path.length)),has:at=>source.has(at)},[problem]=parsed2.error.issues.flatMap(issue3=>explain(issue3,view,path));if(problem===void 0)
throw parsed2.error;let name2=[...namesIn2(source.at(problem.path))].find(each=>Object.hasOwn(values2,each));if(name2===void 0)throw source.
error(problem.path,problem.message,problem.at);let value=values2[name2],index=parameters.all[name2]?.indexOf(value)??0;throw source.error([...parameters.
path,"parameters",name2,index],`${quote(value)} of parameter ${quote(name2)} does not fit: ${problem.message}`)}}function valueAt(value,path){
return path.reduce((inner,step)=>typeof inner=="object"&&inner!==null&&Object.hasOwn(inner,step)?inner[step]:void 0,value)}import{posix as posix2}from"node:path";var ADDRESS=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;function addressesIn(value){return[...value.matchAll(ADDRESS)].map(([,service="",
part2=""])=>({service,part:part2}))}var OWN_PORT="${port}";function resolveScenarios(input,source,deferring,preset){let rows=rowsOf(source),overrides=chosenPreset(input,source,preset),names=new Set;return source.
keys(["scenarios"]).flatMap(name2=>{let place=(path,keys={})=>({path,layer:{...keys,...deferring.at(path)}}),own2=place(["scenarios",name2],
input.scenarios[name2]),forAll=({path,layer})=>({path,layer:own2.layer.args?without(layer,ONLY_HTTP):layer}),ofPreset=of=>place(["presets",preset??
"",of],overrides?.[of]),places=[forAll(place(["defaults"],input.defaults)),own2,...preset===void 0?[]:[forAll(ofPreset("*")),ofPreset(name2)]],
joined2=places.reduce((below,{layer})=>join(below,layer),{}),from=places.findLast(({layer})=>layer.parameters)?.path??[],all=parametersOf(joined2,
{name:name2,path:from,isOwn:from===own2.path&&preset===void 0});return combinations(all).map(values2=>{let full=nameWith(name2,values2);if(full.
length>64||/[^A-Za-z0-9._-]/.test(full))throw source.error(["scenarios",name2,"parameters"],`makes a scenario ${quote(full)}, which is no na\
me; values are of letters, digits, ".", "_" and "-"`);if(names.has(full))throw source.error(["scenarios",name2,"parameters"],`makes a scenar\
io ${quote(full)} twice; name the scenario or its values otherwise`);names.add(full);let keys=settled(joined2,values2,{path:from,all},source);
return checkJoined(name2,keys,source),scenario2(full,keys,rows,input)});function parametersOf(layer,{name:name3,path,isOwn}){let declared=Object.
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
MOST_COMBINATIONS?combinations(layer.parameters):[]),names=[...new Set(all.map(values2=>nameWith(name2,values2)))];return[input.scenarios[name2],
...presets.map(each=>each[name2])].some(layer=>layer?.parameters)?names:[name2,...names]}function nameWith(name2,values2){return[name2,...Object.
values(values2)].join("-")}var MOST_COMBINATIONS=1e3;function countOf(parameters){return Object.values(parameters).reduce((product,values2)=>product*
values2.length,1)}function combinations(parameters){return Object.entries(parameters).reduce((some,[name2,values2])=>some.flatMap(each=>values2.
map(value=>({...each,[name2]:value}))),[{}])}var REPLACES={requests:["duration","rate"],duration:["requests"],rate:["requests"],args:ONLY_HTTP,
request:["args"]};function join(below,above){let gone=Object.keys(above).flatMap(key=>REPLACES[key]??[]);return{...without(below,gone),...above,
...gates(below,above)}}var GATES=["thresholds","absolute-limits"];function gates(...layers2){let[thresholds2,limits]=GATES.map(key=>merged2(
...layers2.map(layer=>layer[key])));return{...thresholds2&&{thresholds:thresholds2},...limits&&{"absolute-limits":limits}}}function without(layer,keys){
return Object.fromEntries(Object.entries(layer).filter(([key])=>!keys.some(each=>each===key)))}function scenario2(name2,input,rows,file){let{
body:body2,headers:headers2={},status:status2=DEFAULTS2.status}=input.expect??{},{thresholds:thresholds2,"absolute-limits":limits}=gates(file,
input),sameLength=input.expect?.["same-length"]??DEFAULTS2.sameLength,lowerCase=Object.entries(headers2).map(([key,value])=>[key.toLowerCase(),
value]);return{name:name2,targets:withRows(input.targets??[...rows.keys()],rows),request:input.request?resolveRequest(input.request):{method:DEFAULTS2.
method,paths:[],headers:[]},...input.args===void 0?{}:{args:input.args},expect:{status:status2,...body2===void 0?{}:{body:body2},headers:Object.
fromEntries(lowerCase),sameLength},connections:input.connections??DEFAULTS2.connections,keepalive:input.keepalive??DEFAULTS2.keepalive,...input.
http2?{http2:!0}:{},via:input.args||input.http2?["direct"]:input.via??DEFAULTS2.via,...input.background===void 0?{}:{background:resolveBackground(
input.background)},...input.rate===void 0?{}:{rate:input.rate},...input.requests===void 0?{}:{requests:input.requests},...input.duration===void 0?
{}:{durationSeconds:input.duration},timeoutSeconds:input.timeout??(input.args?DEFAULTS2.runTimeout:DEFAULTS2.timeout),maxErrors:input["max-e\
rrors"]??DEFAULTS2.maxErrors,threshold:input.threshold??file.threshold??DEFAULTS2.threshold,...thresholds2&&{thresholds:thresholds2},...limits&&
{limits}}}function resolveBackground({request:request3,connections=DEFAULTS2.backgroundConnections}){return{request:resolveRequest(request3),
connections}}function resolveRequest(input){let{method:method3=DEFAULTS2.method,path,paths=[],headers:headers2={},body:body2,"body-file":file}=input;
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
service)}function checkRows(source,rows){for(let target of source.keys(["targets"]))for(let row3 of source.keys(["targets",target,"matrix"])){
let name2=rowName(target,row3);if(rows.filter(other=>other===name2).length>1)throw source.error(["targets",target,"matrix",row3],`makes the \
target ${quote(name2)}, which is there already; name the row otherwise`,"key")}}function checkPublished(input,source,targets){let ids=source.
keys(["scenarios"]).flatMap(name2=>scenarioNames(input,name2)).flatMap(scenario3=>["direct","nginx"].map(via2=>`${scenario3}/${via2}`));for(let id of source.
keys(["rank","published","figures"])){let path=["rank","published","figures",id];if(!ids.includes(id))throw source.error(path,`unknown scena\
rio and via ${quote(id)}; ${suggestion(id,ids)}`,"key");let{values:values2,order}=input.rank?.published?.figures[id]??{};for(let name2 of order??
Object.keys(values2??{}))if(!targets.includes(name2))throw source.error(values2?[...path,"values",name2]:[...path,"order"],`unknown target ${quote(
name2)}; ${suggestion(name2,targets)}`,"key")}}function checkServices(input,source,targets){let services=source.keys(["services"]);for(let name2 of services)
if(targets.includes(name2))throw source.error(["services",name2],`${quote(name2)} is a target, too; name one of them otherwise`,"key");for(let{
target,at}of allRows(input,source)){let{services:own2=[]}=target;for(let[index,name2]of own2.entries())if(!services.includes(name2)){let listed=at(
"services",index);throw source.error(source.has(listed)?listed:at("services"),`unknown service ${quote(name2)}; ${services.length===0?"add i\
t under services:":suggestion(name2,services)}`)}checkPlaceholders(source,at,target,own2)}for(let service of services)checkPlaceholders(source,
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
for(let{name:scenario3,targets:asked,request:request3,background:background2}of scenarios)for(let[way,headers2]of[[["request"],request3.headers],
[["background","request"],background2?.request.headers??[]]])for(let[header,value]of headers2)for(let secret2 of secretsInHeader(value)){let lacking2=targets.
find(({name:name2,secrets:secrets2=[]})=>asked.includes(name2)&&!secrets2.some(each=>each===secret2));if(lacking2&&secret2!==null)throw source.
error(headerPath(source,scenario3,way,header),`header ${quote(header)} takes the secret ${secret2}, which target ${quote(lacking2.name)} doe\
s not name; add it there: secrets: [${secret2}]`)}}function headerPath(source,scenario3,way,header){let headers2=["scenarios",source.keys(["\
scenarios"]).filter(name2=>scenario3===name2||scenario3.startsWith(`${name2}-`)).toSorted((a,b)=>b.length-a.length).at(0)??scenario3,...way,
"headers"],key=source.keys(headers2).find(each=>each.toLowerCase()===header);return[...headers2,key??header]}function parseConfig(text2,file,options2={}){let source=new Source(text2,file,TEXT_MAPS),deferring=defer(source);return resolveConfig(validate2(
source,deferring.value),source,deferring,options2.preset)}function validate2(source,value){if(source.value===null||source.value===void 0)throw source.
error([],"the file is empty; begin with targets: and scenarios:");let result=configSchema.safeParse(value);if(result.success)return result.data;
let[first]=result.error.issues.flatMap(issue3=>explain(issue3,source)).map(problem=>({...problem,offset:source.offset(problem.path,problem.at),
rank:source.has(problem.path)?0:1})).sort((a,b)=>a.rank-b.rank||a.offset-b.offset);throw first===void 0?result.error:source.error(first.path,
first.message,first.at)}function resolveConfig(input,source,deferring,preset){checkReferences(input,source);let scenarios=resolveScenarios(input,
source,deferring,preset),rows=allRows(input,source);checkPorts(rows,scenarios,source);let targets=rows.map(row3=>resolveRow(row3,input,source,
scenarios));return checkHeaderSecrets(scenarios,targets,source),{file:source.file,targets,scenarios,gate:{falseAlarms:input["false-alarms"]??
DEFAULTS2.falseAlarms,failOn:input["fail-on"]??DEFAULTS2.failOn,mode:input.mode??DEFAULTS2.mode},...input.threshold===void 0?{}:{threshold:input.
threshold},...input.thresholds&&{thresholds:input.thresholds},...input["absolute-limits"]&&{limits:input["absolute-limits"]},isolation:input.
isolation??DEFAULTS2.isolation,nginxImage:input["nginx-image"]??DEFAULTS2.nginxImage,...input.budget===void 0?{}:{budgetSeconds:input.budget},
...input["cpu-profile"]===void 0?{}:{cpuProfile:input["cpu-profile"]},...input.trend===void 0?{}:{trend:resolveTrend(input.trend)},...input.
rank?.published===void 0?{}:{rank:{published:resolvePublished(input.rank.published,rowsOf(source))}}}}function resolveTrend({alert:alert2,direction,
keep,"keep-runs":keepRuns,thresholds:thresholds2,...given}){return{...given,alert:alert2??DEFAULTS2.alert,direction:direction??DEFAULTS2.direction,
thresholds:thresholds2??{},keep:keep??parseAge(DEFAULTS2.keep),keepRuns:keepRuns??parseAge(DEFAULTS2.keepRuns)}}function checkPorts(rows,scenarios,source){
for(let{name:name2,target,at}of rows)if(scenarios.some(({args,targets})=>args===void 0&&targets.includes(name2))&&target.port===void 0)throw source.
error(at(),`target ${quote(name2)} has no "port"; add it, for example port: 8080`)}function resolveRow({name:name2,target,at},input,source,scenarios){
checkFixture(target,at,source);let services=(target.services??[]).flatMap(each=>{let service=input.services?.[each];return service?[resolveService(
each,service)]:[]});return resolveTarget(name2,target,firstPath(name2,scenarios),services)}function checkFixture({fixture},at,source){if(fixture===
void 0)return;let parts=plainFolder(fixture).split("/"),isTop=plainFolder(posix3.join(posix3.dirname(source.file),fixture))===".";if(parts.includes(
"..")||parts.includes(".git")||isTop)throw source.error(at("fixture"),`must name a folder under this file's that the library itself is not i\
n; make one, for example ${DEFAULTS2.fixture}`)}function plainFolder(path){return posix3.normalize(path).replace(/(?<=.)\/$/,"")}function firstPath(target,scenarios){
return scenarios.find(scenario3=>scenario3.targets.includes(target))?.request.paths[0]??"/"}function resolveTarget(name2,input,readyPath,services){
let{https,ready:ready2,prepare,changes,fixture}=input,{path=readyPath,command:command3,timeout=DEFAULTS2.readyTimeout}=ready2??{};return{...resolveStartable(
name2,input),ready:{path,...command3===void 0?{}:{command:command3},timeoutSeconds:timeout},...https===void 0?{}:{tls:resolveTls(https)},...services.
length===0?{}:{services},...prepare===void 0?{}:{prepare},...changes===void 0?{}:{changes},...fixture===void 0?{}:{fixture:plainFolder(fixture)}}}
function resolveTls({ca,name:name2=DEFAULTS2.tlsName}){return{...ca===void 0?{}:{ca},name:name2}}function resolveService(name2,input){let{command:command3,
timeout=DEFAULTS2.readyTimeout}=input.ready??{},ready2={...command3===void 0?{}:{command:command3},timeoutSeconds:timeout};return{...resolveStartable(
name2,input),ready:ready2}}function resolveStartable(name2,input){let{build:build2,env={},image:image2,command:command3,port:port2=0,mem_limit:memory,
secrets:secrets2}=input,{inherit,ulimits:ulimits2,shm_size:shmSize,security_opt:[seccomp]=[]}=input,inContainer=build2!==void 0||image2!==void 0,
process2=resolveProcess(inContainer?input.process:input);return{name:name2,...build2===void 0?{}:{build:resolveBuild(build2)},...image2===void 0?
{}:{image:image2},...inContainer&&command3!==void 0?{command:command3}:{},...process2===void 0?{}:{process:process2},port:port2,env,...resolveSecrets(
secrets2),...inherit===void 0?{}:{inherit},...memory===void 0?{}:{memory},...shmSize===void 0?{}:{shmSize},...ulimits2===void 0?{}:{ulimits:ulimits2},
...seccomp===void 0?{}:{seccomp}}}function resolveProcess(input={}){let{setup:setup2=[],command:command3,"working-directory":folder2="."}=input;
if(command3===void 0)return;let workingDirectory2=plainFolder(folder2);return{setup:setup2,command:command3,...workingDirectory2==="."?{}:{workingDirectory:workingDirectory2}}}
function resolveSecrets(given){let names=some=>some.map(({name:name2})=>name2),optional4=names((given??[]).filter(({required:required3})=>!required3));
return{...given&&{secrets:names(given)},...optional4.length>0&&{optionalSecrets:optional4}}}function resolveBuild({additional_contexts:contexts2,
shm_size:shmSize,secrets:secrets2,...input}){return{context:DEFAULTS2.context,dockerfile:DEFAULTS2.dockerfile,args:{},...input,...resolveSecrets(
secrets2),...contexts2===void 0?{}:{contexts:contexts2},...shmSize===void 0?{}:{shmSize}}}function resolvePublished({source,figures:figures2},rows){
let resolved=Object.entries(figures2).map(([id,figure])=>[id,resolveFigure(figure,rows)]);return{source,figures:Object.fromEntries(resolved)}}
function resolveFigure(figure,rows){let unit=figure.unit??null;if(figure.order)return{unit,entries:withRows(figure.order,rows).map(target=>({
target,value:null,system:null}))};let[sign,worst2]=figure.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,Number.NEGATIVE_INFINITY],entries=Object.
entries(figure.values??{}).flatMap(([name2,entry])=>withRows([name2],rows).map(target=>publishedEntry(target,entry)));return{unit,entries:entries.
toSorted((a,b)=>sign*((a.value??worst2)-(b.value??worst2)))}}function publishedEntry(target,entry){return{target,value:entry.value??null,system:entry.
system??null}}var MOST_FILES=300;async function partingOf({baseHead,head},{octokit,at}){let{data}=await readAsked(octokit.request("GET /repos/{owner}/{rep\
o}/compare/{basehead}",{...at,basehead:`${baseHead}...${head}`,per_page:1})),files=data.files??[],changed2=files.flatMap(({filename,previous_filename:before})=>before===
void 0?[filename]:[filename,before]);return{mergeBase:data.merge_base_commit.sha,changed:files.length<MOST_FILES?changed2:null}}var USUAL_FILES=[
"loadgate.yml","loadgate.yaml",".github/loadgate.yml"];async function baseRules(parting,{config:file,preset,...own2},api){let files=file===USUAL_FILES[0]?
USUAL_FILES:[file];for(let each of files){let text2=await textAt(each,parting.mergeBase,api);if(text2!==null)return{...parting,...own2,file:each,
config:parsedOrNull(text2,each,preset)}}return{...parting,...own2,file,config:null}}function parsedOrNull(text2,file,preset){for(let options2 of preset===
void 0?[{}]:[{preset},{}])try{return parseConfig(text2,file,options2)}catch(error3){if(!(error3 instanceof UsageError))throw error3}return null}
async function textAt(path,ref,{octokit,at}){try{let{data}=await octokit.request("GET /repos/{owner}/{repo}/contents/{path}",{...at,path,ref});
return Array.isArray(data)||data.type!=="file"||data.encoding!=="base64"?null:Buffer.from(data.content,"base64").toString("utf8")}catch(error3){
return statusOf(error3)===404?null:refuse(error3)}}async function readAsked(asked){try{return await asked}catch(error3){return refuse(error3)}}
function refuse(error3){if(statusOf(error3)===null||statusOf(error3)===401)throw error3;let refusal=refusalOf("base's rules cannot be read",
error3,"contents: read");throw new DeliveryError(refusal,{cause:error3})}var THRESHOLDS=[.005,.01,.015,.02,.03,.05,.1],LEAST_PROPOSED=.01,PATIENCE=1e3,FOUND=.95,CALLED=.9;function chanceToFind(threshold,spread,n,tail){
if(n<2)return 0;let[size3,least]=[Math.log1p(2*threshold),Math.log1p(threshold)],error3=spread/Math.sqrt(n),half2=widthAfter(n,spread,tail);
return overSpreads(n,share3=>normalBelow((size3-Math.max(half2*share3,least))/error3))}function chanceUnchanged(threshold,spread,n,tail){if(n<
2)return 0;let error3=spread/Math.sqrt(n),half2=widthAfter(n,spread,tail);return overSpreads(n,share3=>{let room=Math.log1p(threshold)-half2*
share3;return room<=0?0:2*normalBelow(room/error3)-1})}function widthAfter(n,spread,tail){return halfWidth({noise:{variance:spread*spread,degrees:n-
1},weight:n},tail)}function tune(runs){let last=runs.at(-1);return last?last.cases.flatMap(found=>{let usable=runs.flatMap(run3=>run3.cases.
filter(({id})=>id===found.id).map(each=>({run:run3,each}))).filter(({each})=>each.verdict!=="invalid"&&each.sessions.length>=2),loop=loopOf(
found,last),sorted=deciding(loop).flatMap(metric2=>{let spread=pooled(usable.map(({each})=>each),metric2,loop);return spread===null?[]:[{metric:metric2,
spread}]}).toSorted((a,b)=>a.spread-b.spread),[quietest,noisiest]=[sorted[0],sorted.at(-1)];if(!quietest||!noisiest)return[];let sessions=usable.
reduce((sum,{each})=>sum+each.sessions.length,0);return[tuned(found,last,{...quietest,noisiest,runs:usable.length,sessions,pace:paceOf(usable.
map(({run:run3})=>run3))})]}):[]}function tuned(found,{plan:plan2},noise){let{metric:metric2,spread,noisiest,runs,sessions,pace}=noise,seconds3=plan2.
budgetSeconds/Math.max(1,plan2.cases.length),tail=decisionTail(plan2,"end",noisyAmong(decidingOf(found,{plan:plan2}))),n=Math.floor(seconds3/
pace),rows=THRESHOLDS.map(threshold=>{let needed=sessionsFor(threshold,spread,tail);return{threshold,chance:chanceToFind(threshold,spread,n,
tail),enough:needed===null?null:needed*pace,unchanged:chanceUnchanged(threshold,noisiest.spread,n,equivalenceTail("end"))}}),kept=rows.find(
({threshold,chance,unchanged:unchanged2})=>threshold>=LEAST_PROPOSED&&chance>=FOUND&&unchanged2>=CALLED);return{...{id:found.id,runs,sessions,
metric:metric2.name,spread,noisiest:{metric:noisiest.metric.name,spread:noisiest.spread},secondsPerSession:pace,seconds:seconds3},threshold:found.
threshold,rows,proposed:kept?.threshold??null}}function sessionsFor(threshold,spread,tail){for(let n=2;n<=PATIENCE;n++)if(chanceToFind(threshold,
spread,n,tail)>=FOUND)return n;return null}function pooled(records,metric2,loop){let squares=0,degrees=0;for(let record2 of records){let limit2=limitOf(
record2,loop);if(metric2.limitable&&limit2!==null)continue;let effects=sessionEffects(record2,metric2,limit2===null).map(({value})=>value);effects.
length<2||(squares+=deviation(effects)**2*(effects.length-1),degrees+=effects.length-1)}return degrees===0||squares===0?null:Math.sqrt(squares/
degrees)}function paceOf(runs){let seconds3=runs.reduce((sum,run3)=>sum+run3.seconds.run,0),sessions=runs.reduce((sum,run3)=>sum+run3.cases.
reduce((all,each)=>all+each.sessions.length,0),0);return seconds3/sessions}var WHEN=["changed","always","never"],FORK_STATUS=["neutral","trusted"],short=string2().max(500),acceptance=strictObject({id:short.describe(
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
hat runs so far have heard of.")}),NOTHING_YET={runs:[],accepted:[],heard:[]},OPEN="<!-- loadgate-state ",CLOSE=" -->",MOST_STATE_BYTES=16e3;
function stateText(state){let kept={...state,runs:state.runs.slice(-KEPT2),heard:state.heard.slice(-200)},text2=written(kept);for(;text2.length>
MOST_STATE_BYTES&&sizeOf(kept)>0;)kept=smaller(kept),text2=written(kept);return text2}function written(state){return`${OPEN}${Buffer.from(JSON.
stringify(state)).toString("base64url")}${CLOSE}`}var sizeOf=({runs,accepted,heard})=>runs.length+accepted.length+heard.length+runs.reduce((sum,{
red})=>sum+red.length,0);function smaller({runs,accepted,heard}){return runs.some(({red})=>red.length>0)?{runs:runs.map(run3=>({...run3,red:half(
run3.red)})),accepted,heard}:accepted.length>0?{runs,accepted:half(accepted),heard}:runs.length>1?{runs:half(runs),accepted,heard}:heard.length>
0?{runs,accepted,heard:half(heard)}:{runs:[],accepted,heard}}var half=some=>some.slice(Math.ceil(some.length/2));function readState(body2){let from=body2.
lastIndexOf(OPEN),to=from<0?-1:body2.indexOf(CLOSE,from);if(to<0)return NOTHING_YET;try{let text2=Buffer.from(body2.slice(from+OPEN.length,to),
"base64url").toString("utf8");return commentState.parse(JSON.parse(text2))}catch{return NOTHING_YET}}function isLater(a,b){return a.run>b.run||
a.run===b.run&&a.attempt>b.attempt}function withRun(state,run3){let runs=[...state.runs.filter(each=>each.run!==run3.run||each.attempt!==run3.
attempt),run3].sort((a,b)=>isLater(a,b)?1:-1);return{...state,runs:runs.slice(-KEPT2)}}function mergeStates(states){let accepted=states.flatMap(
state=>state.accepted),firstOf=accepted.filter((each,i)=>accepted.findIndex(other=>other.id===each.id&&other.acceptance.id===each.acceptance.
id)===i),heard=[...new Set(states.flatMap(state=>state.heard))];return states.flatMap(state=>state.runs).reduce(withRun,{runs:[],accepted:firstOf,
heard})}function significant(value,digits=3){if(value===0)return"0";let rounded=Number(value.toPrecision(digits)),decimals=Math.max(0,digits-1-Math.
floor(Math.log10(Math.abs(rounded))));return value.toFixed(Math.min(decimals,6))}function scaled(value,units){let[size3,name2]=units.find(([
least])=>Math.abs(value)>=least*.9995)??units.at(-1)??[1,""];return`${significant(value/size3)}${name2}`}function seconds2(value){return scaled(
value,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function bytes2(value){return scaled(value,[[2**30," GiB"],[2**20," MiB"],[2**10,
" KiB"],[1," B"]])}function rate2(value,unit="req/s"){return value>=1e3&&value<1e4?`${Math.round(value)} ${unit}`:`${value<1e3?significant(value):
scaled(value,[[1e6,"M"],[1e3,"k"]])} ${unit}`}function duration3(value){let whole=Math.round(value);if(whole<1)return seconds2(value);if(whole<
120)return`${whole} s`;let rest=whole%60;return rest===0?`${whole/60} min`:`${Math.floor(whole/60)} min ${rest} s`}function amount2(value,unit){
return value===null?"not known":unit==="requests/s"?rate2(value):unit==="operations/s"?rate2(value,"op/s"):unit==="s"||unit==="s/request"||unit===
"s/operation"?seconds2(value):unit==="bytes"?bytes2(value):significant(value)}function decimalsFor(metric2){if(metric2.ratio===null)return 0;
let size3=Math.abs(metric2.ratio-1)*100;if(metric2.interval===null)return size3>=10?0:1;let width=(metric2.interval.high-metric2.interval.low)*
100;return width>=10?0:width>=.5?1:2}function difference2(count){let size3=Math.abs(count),text2=size3>=1||size3===0?size3.toFixed(1):significant(
size3,2);return`${count<0?"\u2212":"+"}${text2}`}var VERY_MUCH=10;function signed(ratio,decimals){if(ratio>VERY_MUCH)return`+${Number(((ratio-
1)*100).toPrecision(3))}`;let text2=(Math.abs(ratio-1)*100).toFixed(decimals);return Number(text2)===0?text2:`${ratio<1?"\u2212":"+"}${text2}`}
function change3(metric2){return metric2.ratio===null?"\u2013":`${signed(metric2.ratio,decimalsFor(metric2))}%`}function range(metric2){if(metric2.
interval===null)return"\u2013";let decimals=decimalsFor(metric2);return`${signed(metric2.interval.low,decimals)} to ${signed(metric2.interval.
high,decimals)}`}function share2(value){return`${Number((value*100).toPrecision(3))}%`}function metricLabel({name:name2,unit}){return inUnit(findMetric(name2)?.label??name2,unit)}function inUnit(label,unit){return unit.includes(
"operation")?label.replace("Request","Operation").replace("request","operation"):label}function onlyCommands(cases){let isCommand=({metrics})=>metrics.
some(({name:name2,unit})=>name2==="goodput"&&unit==="operations/s");return cases.length>0&&cases.every(isCommand)}function loopIn({rate:rate3,
metrics}){return rate3!==void 0?"open":metrics.some(({name:name2,base,head})=>name2==="time"&&(base??head)!==null)?"command":"closed"}function metricColumns(cases){
let loops=new Set(cases.map(loopIn)),asked=new Set(cases.flatMap(({metrics})=>metrics.flatMap(({name:name2,threshold})=>threshold===void 0?[]:
[name2]))),decidesItself2=({decides})=>decides!==null&&loops.has(decides),isDeciding=metric2=>decidesItself2(metric2)||asked.has(metric2.name),
others=loops.size===1&&loops.has("command")?[]:METRICS.filter(({column})=>column),ordered=METRICS.filter(metric2=>isDeciding(metric2)||others.
includes(metric2)).toSorted((a,b)=>Number(isDeciding(b))-Number(isDeciding(a))),unit=onlyCommands(cases)?"operations":"";return ordered.map(
metric2=>{let{name:name2}=metric2,only=isDeciding(metric2)&&!decidesItself2(metric2)?{asked:!0}:{};return{name:name2,title:metricLabel({name:name2,
unit}),decides:isDeciding(metric2),...only}})}function limitAmount(limit2,unit){return amount2(limit2,unit).replace(/(\.\d*?)0+(?= |$)/,(_,digits)=>digits==="."?"":digits)}function limitWords(found){
let{metric:metric2,unit,head,interval:interval3,better}=found,label=metricLabel({name:metric2,unit}),bound=boundOf(found);if(head===null)return`${label}\
 is not known, so ${bound} is not judged`;let[low,high]=interval3?[amount2(interval3.low,unit),amount2(interval3.high,unit)]:["",""],range2=low===
high?"":` (95% interval ${low} to ${high})`;return`${label} ${amount2(head,unit)}${range2}, ${CONCLUSIONS[found.state](bound,found,better)}`}
var boundOf=({limit:limit2,unit})=>`the limit of ${limitAmount(limit2,unit)}`,CONCLUSIONS={held:bound=>`within ${bound}`,broken:(bound,_,better)=>`${better===
"lower"?"over":"under"} ${bound}`,inconclusive:(bound,{interval:interval3,limit:limit2,n})=>interval3===null?`and ${bound} is inconclusive: ${n<
2?"one session shows no noise":"the noise is not known"}`:interval3.low<=limit2&&limit2<=interval3.high?`and ${bound} lies within that inter\
val`:`and ${bound} is inconclusive: something other than the server was saturated`};function limitsThat({limits=[]},state){return limits.filter(
each=>each.state===state)}function brokenInShort(result){let[first,...more]=limitsThat(result,"broken");if(!first)return null;let{metric:metric2,
unit,head,better}=first,others=more.length===0?"":`, and ${more.length} more`;return`${metricLabel({name:metric2,unit})} ${amount2(head,unit)}\
 ${better==="lower"?"over":"under"} ${boundOf(first)}${others}`}var SKIPPED={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},INTERFERENCE={steal:"the m\
achine lost CPU time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of por\
ts for new connections"},QUIET="measure again on a quiet machine",REMEDIES={steal:QUIET,"other-programs":QUIET,"out-of-ports":"use fewer con\
nections, a lower rate, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},LIMITS3={"out-of-\
ports":"the load generator ran out of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"\
nginx was saturated",dependency:"the server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's f\
igures contradict each other (Little's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady st\
ate","over-capacity":"base could not keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},LIMIT_REMEDIES={
"out-of-ports":REMEDIES["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"},KINDS2={"wrong-status":"\
wrong answer","wrong-body":"wrong answer","wrong-header":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-repor\
t":"wrong output","command-failed":"command failed","impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal w\
ork","framing-differs":"unequal work",errors:"errors","no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connection\
s not reused",died:"died",restarted:"died","worked-unasked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended\
-other":"interfered","fails-beside":"interfered","changed-files":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"n\
ot ready","prepare-failed":"not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"har\
ness failed","harness-failed":"harness failed","burner-elsewhere":"harness failed"},LOGIN="; it asks for a login: send one by headers: of th\
e request, with what is secret under secrets: of the target (for Basic the base64 of USER:PASSWORD)",FAULTS={"wrong-status":({path,status:status2,
expected,body:body2,...rest})=>`${path} answered ${status2} instead of ${typeof expected=="number"?expected:either2(expected)}${quoted(body2)}${status2===
401?LOGIN:unlike(rest)}`,"wrong-body":({path,bytes:bytes3,body:body2,lacks:lacks2})=>`${path} answered ${bytes3} bytes, ${insteadOf(lacks2,body2===
""?"nothing":JSON.stringify(body2))}`,"wrong-header":({path,name:name2,value,expected})=>`${path} answered header ${name2}: ${value??"(none)"}\
 instead of ${expected}`,"no-answer":({path,error:error3,...rest})=>`${path} gave no answer: ${error3}${unlike(rest)}`,"length-changed":({path,
bytes:bytes3})=>`${path} answers ${bytes3} bytes after the load, not as many as before it; set expect.same-length to false if that is intend\
ed`,"no-report":({output})=>`the last line of output is not {"operations": n, "errors": e} but ${output||"(nothing)"}; print that line last`,
"impossible-time":({seconds:seconds3,wall})=>`it reported ${seconds3.toFixed(2)} s of work in a run of ${wall.toFixed(2)} s; leave "seconds"\
 out, or take them from a monotonic clock`,"timing-altered":({noted,wall})=>`hyperfine recorded ${noted.toFixed(2)} s, loadgate's own clock ${wall.
toFixed(2)} s, so the time cannot be trusted; look for what writes to hyperfine's files`,"command-failed":({error:error3,withheld:withheld2})=>`${error3}${lacking(
withheld2)}`,"lengths-differ":({path,base,head})=>`${path}: base answers ${base} bytes, head ${head}; set expect.same-length to false if tha\
t is intended`,"framing-differs":({path,base,head})=>`${path}: base frames its answer by ${base}, head by ${head}; set expect.same-length to\
 false if that is intended`,errors:({failed,of,unit,most,through})=>`${failed} of ${of} ${unit} failed${counted(most)}${hint(most,through)}`,
"no-answers":({seconds:seconds3,most,through})=>`no correct answer in ${seconds3.toFixed(2)} s${counted(most)}${hint(most,through)}`,"wrong-\
size":({answers:answers2,bytes:bytes3,least,most})=>`${answers2} answers had ${bytes3} bytes of body in all instead of ${least===most?least:
`${least} to ${most}`}, so some were not the expected answer; look for errors that are answered with the right status`,"too-many-connections":({
side,opened,requests})=>side==="upstream"?`${opened} connections were opened from nginx to the server for ${requests} requests${CLOSES}`:`${opened}\
 connections were opened for ${requests} requests${CLOSES}`,died:({of,service,end:end2,when,lacks:lacks2,withheld:withheld2})=>{let who=of===
"server"?"":service===void 0?"a service beside it: ":`service ${service}: `,why2=lacks2===void 0?"":`: it could not find ${clip(lacks2,100)}\
, since each side has only the files in git, without node_modules and the like; install it with setup: (npm ci, for example), or in the Dock\
erfile`,left=lacks2===void 0&&endedWell(end2)&&when!==void 0&&when!=="under-load";return`${who}${howEnded(end2)}${when===void 0?"":ENDED[when]}${why2}${left?
FOREGROUND:""}${lacking(withheld2)}`},restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu,other,seconds:seconds3})=>`\
it used ${inMs(cpu)} of CPU time in ${seconds3.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${inMs(other)}\
), so nothing can be compared; look for work in the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections,
seconds:seconds3})=>`it accepted ${connections} connections in ${seconds3.toFixed(2)} s while only the other side was loaded, so nothing can\
 be compared; look for what else connects to it`,"reached-other":({of,connections,listened})=>listened?`its processes listened at the port o\
f ${of}'s server, services or nginx and answered in its place, so nothing can be compared; remove that from the change, or use Docker, where\
 neither side reaches the other`:`its processes held ${connections===1?"a connection":`${connections} connections`} to ${of}'s server, servi\
ces or nginx, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches the other`,"ended-other":({
of,end:end2})=>`${of}'s server was ended from outside (${howEnded(end2)}) while only this side ran beside it, so nothing can be compared; re\
move what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-beside":({of})=>`${of} failed to start \
beside it but started well alone, so nothing can be compared; look for what both use, such as a file, a lock or a port`,"changed-files":({of,
path,files})=>`${of}'s files changed while both ran, but not its own (${path}${files>1?` and ${files-1} more`:""}), so ${of} is no longer wh\
at was committed; remove what writes there from the change, or use Docker, where neither side reaches the other`,"left-its-group":({processes,
cpu})=>`${processes===1?"one of its processes":`${processes} of its processes`} detached and used ${inMs(cpu)} of CPU time that its figures \
lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:seconds3,
last,service,listens:listens2,runOver,...rest})=>{let who=service===void 0?"":`service ${service} was `,over=runOver?", when the run's time \
was over":"",said=last===null?service===void 0?"no answer":"its port is not open":"error"in last?last.error:`${last.path} answered ${last.status}`,
remedy=runOver?"; give it a larger budget":"; if it needs longer, raise ready.timeout";return`${who}not ready after ${seconds3} s${over} (la\
st: ${said})${listens2?elsewhere(listens2):unlike(rest)||remedy}`},"start-failed":({error:error3})=>error3,"prepare-failed":({command:command3,
error:error3,withheld:withheld2})=>`its prepare failed: ${command3.join(" ")}: ${error3}${lacking(withheld2)}`,"generator-failed":({error:error3})=>error3,
"background-load-failed":({failed,answered,error:error3})=>error3===void 0?`${failed} requests of the background load failed, ${answered} we\
re answered`:`background load: ${error3}`,"proxy-failed":({variant:variant2,end:end2,seconds:seconds3,error:error3})=>{let waited=seconds3===
null?null:`not ready after ${seconds3} s`;return[`nginx in front of ${variant2}`,end2&&howEnded(end2),waited,error3].filter(Boolean).join(":\
 ")},"harness-failed":({error:error3})=>error3,"burner-elsewhere":()=>"a slowdown cannot be planted in servers of another machine; run loadg\
ate on the machine where the servers run"},CLOSES=": the server closes them after each answer, so connecting would be measured; write keepal\
ive: false in the scenario if that is intended";function elsewhere({asked,at}){if(at.length===0)return"; it listens on no port, so look into\
 its log";let own2=at.filter(({port:port2})=>port2===asked),places=some=>named([...new Set(some.map(({host,port:port2})=>host.includes(":")?
`[${host}]:${port2}`:`${host}:${port2}`))]);return own2.length>0&&own2.every(({host})=>host==="::1"||host.startsWith("127."))?`; it listens \
on ${places(own2)} alone, which nothing outside its container reaches: have it listen on 0.0.0.0`:own2.length>0?`; it listens on ${places(own2)}\
: have it listen on 0.0.0.0`:`; it listens on ${places(at)} instead of port ${asked}: write that port in loadgate.yml, or have it listen on \
PORT`}function inMs(seconds3){return`${Math.round(seconds3*1e3)} ms`}var ENDED={starting:" before it was ready","before-load":" before it wa\
s loaded","under-load":" under load"};function howEnded({exitCode:exitCode2,signal}){return signal!==null?`ended by ${signal}`:exitCode2===null?
"its container ended":`ended with exit code ${exitCode2}`}function insteadOf(lacks2,body2){if("text"in lacks2)return`expected ${lacks2.text===
""?"nothing":JSON.stringify(lacks2.text)}, got ${body2}`;if("contains"in lacks2)return`expected to contain ${JSON.stringify(lacks2.contains)}\
, got ${body2}`;if("json"in lacks2)return lacks2.json===null?`expected JSON, got ${body2}`:`expected ${lacks2.at} to be ${lacks2.json}, got ${lacks2.
got??"nothing"}`;let{matches,why:why2}=lacks2;return why2==="differs"?`expected to match /${matches}/, got ${body2}`:why2==="too-slow"?`and \
matching /${matches}/ took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${matches}/ is matched \
against; expect a text with "contains" instead`}function either2(all){return all.length<2?all.join(""):`${all.slice(0,-1).join(", ")} or ${all.
at(-1)}`}function quoted(body2){return body2===""?" (empty)":`: ${JSON.stringify(body2)}`}function counted(most){let parts=most.map(each=>`${"\
status"in each?`status ${each.status}`:each.error} (${each.count})`);return parts.length===0?"":`: ${parts.join(", ")}`}var FOREGROUND=", an\
d a server has to stay in the foreground, where it can be measured and ended; if it starts a daemon and leaves, turn that off (daemon off, -\
D FOREGROUND, no --daemon)";function endedWell({exitCode:exitCode2,signal}){return exitCode2===0&&signal===null}var SPOKEN={http:"; it speak\
s plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; it speaks TLS there: write https: { ca: FILE \
} or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: write http2: true and via: direct in the scenario"};
function unlike({speaks,through,interim}){if(speaks!==void 0)return SPOKEN[speaks];if(through===void 0)return"";let direct="write via: direc\
t in the scenario";return interim===void 0?`; the server itself answers, but nginx in front of it does not take that: mend the answer, or ${direct}`:
`; the server itself answers, but first with status ${interim}, after which nginx waits in vain: leave that out,${interim===103?" use nginx \
1.29 or newer,":""} or ${direct}`}var UNANNOUNCED="; the server closes connections without announcing it, which loses requests on their way:\
 have it send Connection: close first, or write keepalive: false in the scenario",HINTS=[["CaUsedAsEndEntity","; the server's certificate is\
 a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connection closed before message completed",
UNANNOUNCED],["operation was canceled",UNANNOUNCED],["error writing a body to connection",UNANNOUNCED]],NGINX_CLOSED="; nginx answers 502 wh\
ere the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: false in t\
he scenario";function hint(most,through){if(through!==void 0&&most.some(each=>"status"in each&&each.status==="502"))return NGINX_CLOSED;let said=most.
flatMap(each=>"error"in each?[each.error]:[]);return HINTS.find(([text2])=>said.some(error3=>error3.includes(text2)))?.[1]??""}function timeOver(limitSeconds2){
return limitSeconds2===void 0?"":`: building both sides took more than the ${duration3(limitSeconds2)} allowed for all builds and setup comm\
ands together; make them quicker, or build fewer targets`}function lacking(withheld2=[]){let keys=["inherit","secrets"].flatMap(key=>{let names=withheld2.
filter(each=>each.key===key).map(({name:name2})=>name2);return names.length===0?[]:[`${key}: [${names.join(", ")}]`]});if(keys.length===0)return"";
let all=withheld2.map(({name:name2})=>name2).join(", "),are=withheld2.length===1?"is set here but was":"are set here but were";return`; ${all}\
 ${are} not passed on, which may be the cause: if ${withheld2.length===1?"it is":"they are"} needed, add ${keys.join(" and ")} to the target`}
var ALONE2={configuration:"base is not set up for loadgate yet",target:"base has no such target",scenario:"base cannot answer this new scena\
rio",request:"base cannot answer the changed request","not-built":"base could not be built","not-started":"base could not be started"},NOT_JUDGED={
"of-requests":key=>`commands have no such metric; write it under ${key} of the scenarios with a request`,"of-commands":key=>`only commands h\
ave this metric; write it under ${key} of the scenarios that run one`,"no-operations":()=>"the command reports no operations; use time or cp\
u-time",operations:()=>"the command reports operations; use goodput or cpu","no-image":()=>"processes have no image; run it in Docker","not-\
known":key=>`it could not be read here, so the case is inconclusive; measure on a machine where it can be, or remove it from ${key}`},FINDINGS={
"build-failed":({variant:variant2,target,limitSeconds:limitSeconds2})=>`${variant2}: ${target} could not be built${timeOver(limitSeconds2)}`,
"setup-failed":({variant:variant2,target,limitSeconds:limitSeconds2,withheld:withheld2})=>`${variant2}: the setup of ${target} failed${timeOver(
limitSeconds2)}${lacking(withheld2)}`,fault:({variants,fault:fault2,times})=>{let often=times===1?"":` (${times} times)`;return`${both(variants)}${explainFault(
fault2)}${often}`},"head-alone":({why:why2})=>`${ALONE2[why2]}, so head was measured alone`,"shards-missing":({shards})=>`not measured: ${shards.
length===0?"a shard left it out":`shard ${shards.join(", ")} is missing`}; its job's log says why`,skipped:({why:why2})=>SKIPPED[why2],"skip\
-unverified":({why:why2})=>`not measured: a fork's run says that ${SKIPPED[why2]}, which cannot be verified; a maintainer's /loadgate run me\
asures it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a lar\
ger budget would decide it","no-values":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-ses\
sion":()=>"one session cannot show the noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all session\
s gave exactly the same ratio, so the noise is not known; set a longer duration","slow-start":({seconds:seconds3,sessions})=>`a start takes ${seconds3}\
 s, so only ${sessions===1?"one session":`${sessions} sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({
source,effect:effect2,rounds})=>{let why2=INTERFERENCE[source],one=rounds===1,some=one?"1 round":`${rounds} rounds`;return effect2==="nothin\
g-left"?`nothing could be compared: in every round ${why2}; ${REMEDIES[source]}`:effect2==="counted-less"?`${some} ${one?"counts":"count"} l\
ess, since ${why2}`:`${some} ${one?"was":"were"} left out: ${why2}${source==="out-of-ports"?`; ${REMEDIES[source]}`:""}`},limited:({limit:limit2,
loop,cpuDecides})=>{let remedy=limit2 in LIMIT_REMEDIES?`; ${LIMIT_REMEDIES[limit2]}`:"";if(loop==="open")return`${LIMITS3[limit2]}, so late\
ncy says little about the server and is not judged${remedy}`;let decides=cpuDecides?"CPU per request decides":"CPU time could not be read ei\
ther, so nothing decides; use Docker, or a machine with more cores";return`${LIMITS3[limit2]}, so speed and latency say little about the ser\
ver and are not judged; ${decides}${remedy}`},"held-back":({limit:limit2,bound})=>limit2==="over-capacity"?"cannot keep up with the rate, so\
 requests queue up":`${LIMITS3[limit2]}${bound?", so it may be better than its figures":""}`,"connections-closed":({base,head})=>{let part2="\
so opening new ones is part of what was measured";return base===void 0||base===head?`the server closes a connection ${after(head)}, ${part2}`:
`base ${closing(base)}, head ${closing(head)}, ${part2} and may be the whole difference`},"p99-unknown":()=>"p99 is not known, since fewer t\
han ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:metric2,asked,why:why2})=>`${metricNamed(metric2).label}\
 has a ${asked} that is not judged: ${NOT_JUDGED[why2](asked==="limit"?"absolute-limits":"thresholds")}`,"bottleneck-unknown":()=>"it is not\
 known whether the server or the load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read","server-wa\
its":()=>"head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time cannot show; a sc\
enario with a rate would judge that","settled-early":({sessions})=>`decided early, after ${sessions} sessions, so the size may be a little o\
verstated; the interval holds`,"counter-moved":({metric:metric2,more,low,high})=>`${difference2(more)} ${metricNamed(metric2).words.subject}\
 per request (95% interval ${difference2(low)} to ${difference2(high)}); this is counted, not timed, and decides nothing`};function after(requests){
return`after about ${requests} requests`}function closing(requests){return requests===null?"keeps its connections":`closes each ${after(requests)}`}
var PLANTED={"burner-elsewhere":"a slowdown cannot be planted in servers of another machine; run the trend where the servers run, or write t\
rend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no usable numbers; loadgate selftest says why"},NOTICES={"\
base-config-missing":({file})=>`this change sets up loadgate: base has no ${file}, so head's is used for both sides; from the next change on\
 base's rules apply`,"base-config-unusable":({file,error:error3})=>`base's ${file} cannot be used (${error3}), so head's is used for both si\
des`,"config-from-checkout":({file})=>`neither side has ${file}, so the one in the checkout is used for both; commit it`,"gate-changed":({changes})=>`\
this change alters the rules that it is judged by (${few(changes.map(settingChange),"; ")}); base's rules were applied`,"budget-changed":({before,
after:after2})=>`this change alters the time to measure (budget ${budget(before)} \u2192 ${budget(after2)}); base's was applied`,"isolation-\
changed":({changes,more})=>`this change alters what its own code has access to (${few(changes.map(configChange2),"; ",more)}); the stricter \
of base's and head's rules were applied`,"no-base-side":({file,targets})=>`base's ${file} has no target ${few(targets)}, and only base's may\
 give secrets, so this was not measured; it will be once the change is merged`,"no-longer-measured":({targets,...rest})=>`this change no lon\
ger measures what base does: ${few([...targets.map(name2=>`target ${name2}`),...measured2(rest)])}`,"newly-measured":({targets,...rest})=>`t\
his change measures what base does not: ${few([...targets.map(name2=>`target ${name2}`),...measured2(rest)])}`,"plan-changed":({changes,more})=>`\
this change alters how it is measured (${few(changes.map(configChange2),"; ",more)}); both sides got head's requests, and each was built and\
 started by its own file`,"fixture-changed":({folders})=>`this change alters the fixture ${few(folders)}; both sides ran head's, so its effe\
ct on the numbers is not judged`,"default-rules":({file})=>`base has no usable ${file}, so a fork's numbers are judged by the default rules,\
 or by its own where those are stricter`,"cases-missing":({cases})=>`the run left out cases that base measures: ${named(cases)}; a maintaine\
r's /loadgate run measures all of them`,"asked-otherwise":({scenarios})=>`the run did not send base's requests in ${named(scenarios)}; read \
what the change does to the configuration before the numbers`,"submodules-missing":({paths})=>`built without ${paths.length===1?"the submodu\
le":"the submodules"} ${paths.join(", ")}; fetch ${paths.length===1?"it":"them"} first (git submodule update --init --recursive; actions/che\
ckout: submodules: recursive)`,"filters-off":({filters,file,files})=>`built with ${file}${files===1?"":` and ${files-1} more`} as git stores\
 ${files===1?"it":"them"}, since git's filters do not run here (${filters.join(", ")}); have the build fetch the content that it needs`,"por\
t-ignored":({target})=>`target ${target} ignores PORT, so its two sides were measured one after the other, which is noisier; have it listen \
on PORT, or put \${port} into its command`,"port-fixed":({target,ports})=>`both sides of target ${target} listen on port ${ports.join(" and \
on ")} beside PORT, so they were measured one after the other, which is noisier; set it under env: or in the command to 0 (any free port), o\
r turn it off`,"own-users-lacking":lacking2=>{let{since,remedy}=OWN_USERS_LACKING[lacking2.why](lacking2.what??"");return`both sides ran as \
root (${since}), so each could read and alter everything on this machine, these numbers too; ${remedy}`},"session-overran":({case:id})=>`${id}\
: a session went on long after its time and was stopped; look for what hangs in the server`,"planted-not-found":({case:id,slowdown})=>`a pla\
nted slowdown was not found: ${percent(slowdown)} more CPU time in ${id}; if that happens often, give the trend more time (--budget)`,"plant\
ed-not-measured":({case:id,why:why2})=>`the planted slowdown of ${id} was not measured and does not count: ${PLANTED[why2]}`,"rate-not-compa\
rable":({scenario:scenario3})=>`scenario ${scenario3} was left out: its rate is a share of what base can answer, which differs from target t\
o target; give it in requests per second`},OBSTACLES={"docker-missing":()=>"Docker is not installed (install it: apt-get install docker.io)",
"no-engine":({said})=>`no Docker engine answers (${said===void 0?"":`${said}; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"\
Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)","images-unresolved":({images})=>`the base image${images.length>1?"s":
""} ${images.join(", ")} cannot be resolved (docker pull shows why)`,"nothing-to-build":({target})=>`target "${target}" has neither build no\
r image, which Docker needs`,"no-command":({of,name:name2})=>`${of} "${name2}" has no command that starts it as a process; add one (beside b\
uild or image under process:), or use --isolation docker`,"same-process":({as})=>`as a process it is the same as ${as}, since build argument\
s apply to Docker alone; use --isolation docker`,"programs-missing":({programs})=>`${programs.join(" and ")} cannot be found on PATH`,"base-\
in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; make head's images resolve, or set isolation: p\
rocess in base's configuration"};function named(names){let[first,rest]=[names.slice(0,5),names.length-5];return`${first.join(", ")}${rest>0?
` and ${rest} more`:""}`}function explainObstacle(found){return OBSTACLES[found.code](found)}function explainIsolation(isolation2,reason){switch(reason.code){case"asked-for":return`${isolation2}: as configured`;case"docker-works":return`${isolation2}\
: chosen automatically, since a Docker engine answers and the base images resolve`;case"nothing-to-run":return`${isolation2}: nothing had to\
 be run`;case"not-docker":return`${isolation2}: chosen automatically, since ${explainObstacle(reason.obstacle)}`}}var OWN_USERS_LACKING={"no\
t-root":()=>({since:"only root can give each side its own user",remedy:CONTAINERS}),"turned-off":()=>({since:"LOADGATE_OWN_USERS=0 asks for \
it",remedy:CONTAINERS}),"not-permitted":()=>({since:"root may not become another user here",remedy:"give this container the capabilities CHO\
WN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not look at processes of other users here,\
 which metering needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SYS_PTRACE)"}),"temporary-folder":()=>({since:"\
other users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),build:what=>({since:`only root could build ${what}\
 of base`,remedy:READABLE}),program:what=>({since:`only root can start ${what}`,remedy:READABLE}),port:what=>({since:`only root can listen a\
t port ${what}`,remedy:"use a port from 1024 on"})},CONTAINERS="for code from outsiders use isolation: docker, or a disposable machine",READABLE="\
install what it needs where every user can read it, not in root's home";var LAYOUTS={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-cor\
e":"server on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-sib\
lings":"server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators eac\
h on their own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"\
server and nginx share the only core of another machine, the load generators are on this one"};function explainLayout({layout}){return LAYOUTS[layout]}
var PAIRINGS={"side-by-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU gr\
oups can be made here (it takes root or containers), so the variants take turns in random order"};function explainPairing(pairing2){return PAIRINGS[pairing2]}
function explain2(found){return FINDINGS[found.code](found)}function explainNotice(found){return NOTICES[found.code](found)}function explainSkip(why2){return SKIPPED[why2]}function explainFault(fault2){let prefix="afterLoad"in fault2?"after the load: ":"",words2=FAULTS[fault2.code](fault2),kind2=KINDS2[fault2.code];
return`${kind2===""?"":`${kind2}: `}${prefix}${words2}`}function both(variants){return variants.length===0?"":`${variants.join(" and ")}: `}
function settingChange(change4){switch(change4.setting){case"false-alarms":return`false-alarms ${percent(change4.before)} \u2192 ${percent(change4.
after)}`;case"mode":return`${change4.setting} ${change4.before} \u2192 ${change4.after}`;case"fail-on":return`fail-on ${change4.before.join(
", ")} \u2192 ${change4.after.join(", ")}`;case"threshold":case"max-errors":return`${change4.setting} of ${change4.scenario} ${percent(change4.
before)} \u2192 ${percent(change4.after)}`;case"thresholds":return byMetric3(change4,percent);case"absolute-limits":return byMetric3(change4,
limit2=>limitAmount(limit2,change4.unit))}}function byMetric3({setting,metric:metric2,scenario:scenario3,before,after:after2},words2){let[was,
is]=[before,after2].map(value=>value===null?"(none)":words2(value));return`${setting}.${metric2} of ${scenario3} ${was} \u2192 ${is}`}function configChange2({
of,name:name2,setting,before,after:after2}){let where=name2===void 0?"":` of ${of} ${clip(name2,64)}`;return`${clip(setting,64)}${where} ${before??
"(none)"} \u2192 ${after2??"(none)"}`}function measured2({scenarios,via:via2,pairs:pairs2}){return[...scenarios.map(name2=>`scenario ${name2}`),
...via2,...pairs2]}var MOST=10;function few(texts,between=", ",further=0){let shown2=texts.slice(0,MOST).map(text2=>clip(text2,300)),more=texts.
length-shown2.length+further;return[...shown2,...more>0?[`and ${more} more`]:[]].join(between)}function percent(share3){return`${Number((share3*
100).toPrecision(6))}%`}function budget(seconds3){return seconds3===null?"60 s a case":`${seconds3} s`}var percent2=(ratio,digits)=>(Math.abs(ratio-1)*100).toFixed(digits);function wordsOf({name:name2,unit}){let{subject:subject2,verb,shrunk,grown:grown2}=metricNamed(
name2).words;return{verb,subject:inUnit(subject2,unit),shrunk:inUnit(shrunk,unit),grown:inUnit(grown2,unit)}}function changeOf(metric2){let ratio=metric2.
ratio??1,{shrunk,grown:grown2}=wordsOf(metric2);return`${percent2(ratio,decimalsFor(metric2))}% ${ratio<1?shrunk:grown2}`}function size2(metric2){
return`about ${changeOf(metric2)}`}function changed(metric2){return`${wordsOf(metric2).verb} ${sizeAndInterval(metric2)}`}function sizeAndInterval(metric2){
return`${size2(metric2)}${metric2.interval===null?"":` (95% interval ${range(metric2)})`}`}function carrying(result,verdict2){return result.
metrics.filter(metric2=>metric2.gates&&metric2.verdict===verdict2)}function sentence(finding2){return clip(plainLine(explain2(finding2)),300).
replace(/\.$/,"")}function seen(metric2){return`${wordsOf(metric2).subject} ${change3(metric2)} (${range(metric2)})`}function open2(result){
return carrying(result,"inconclusive").filter(metric2=>metric2.interval!==null)}function leansTo(result){if(result.verdict!=="inconclusive")
return null;let ways=open2(result).map(leaning);return ways.find(way=>way==="worse")??ways.find(way=>way==="better")??null}function probably(result,way){
return open2(result).some(metric2=>leaning(metric2)===way&&isOfSpeed(metric2.name))?way==="worse"?"probably slower":"probably faster":`proba\
bly ${way}`}function thresholdIn({threshold},metric2){return metric2.threshold??threshold}function ownThresholds(cases){let own2=new Map;for(let metric2 of cases.
flatMap(({metrics})=>metrics))if(metric2.threshold!==void 0){let label=metricLabel(metric2);own2.set(label,Math.max(own2.get(label)??0,metric2.
threshold))}let list2=[...own2].map(([label,threshold])=>`${label} ${share2(threshold)}`).join(", ");return list2===""?"":` (${list2})`}function verdictWords(result){
if(result.verdict!=="inconclusive")return result.verdict;let way=leansTo(result);return way!==null?probably(result,way):open2(result).length>
0?"no change seen":"inconclusive"}function caught({detectable}){return detectable===null?"":detectable>1?"even half the speed may go unnotic\
ed":`a slowdown of ${share2(Number(detectable.toPrecision(2)))} or more would have been caught`}function strictness({plan:plan2,cases}){let limits=cases.
some(result=>result.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`A case is red \
only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/plan2.alpha)} is red by chance.${limits}`}function onlyLimitsOpen(result){
return result.metrics.some(({gates:gates2})=>gates2)&&carrying(result,"inconclusive").length===0&&limitsThat(result,"inconclusive").length>0}
function inconclusivePredicate(result){let metrics=open2(result),limits=limitsThat(result,"inconclusive").map(limitWords),better=carrying(result,
"improvement").map(metric2=>`${changed(metric2)}, but `);if(onlyLimitsOpen(result))return`${better.length>0?better.join(""):`${noChange(result)}\
, but `}leaves a limit inconclusive: ${limits.join("; ")}`;if(metrics.length===0)return[[`${better.join("")}could not be decided`,...result.
findings.slice(0,1).map(sentence)].join(": "),...limits].join("; ");let way=leansTo(result),shown2=metrics.filter(metric2=>way===null||leaning(
metric2)===way),verb=way===null?"is inconclusive, with no change seen":`is ${probably(result,way)}`,values2=shown2.map(way===null?seen:likely(
result)).join(", ");return[`${better.join("")}${verb}: ${values2}`,...limits,caught(result)].filter(Boolean).join("; ")}var noChange=result=>`\
shows no change larger than ${share2(result.threshold)}${ownThresholds([result])}`;function likely(result){return metric2=>{let threshold=thresholdIn(
result,metric2),below=Math.abs(Math.log(metric2.ratio??1))<Math.log1p(threshold)?`, less than the threshold of ${share2(threshold)}`:"";return`${sizeAndInterval(
metric2)}${below}`}}function changedPredicate(result,verdict2){let other=verdict2==="regression"?"improvement":"regression",along=carrying(result,
verdict2).map(changed),against=carrying(result,other).map(changed),broken=limitsThat(result,"broken").map(limitWords),but=against.length===0?
"":`, but ${against.join(", and ")}`,limits=broken.length===0?[]:[`breaks ${LIMITS4(broken.length)}: ${broken.join("; ")}`];return along.length===
0?`${limits.join("")}${but}`:[`${along.join(", and ")}${but}`,...limits].join("; ")}var LIMITS4=count=>count===1?"a limit":`${count} limits`;
function figures({metrics}){return metrics.filter(({name:name2,head})=>(name2==="goodput"||name2==="cpu"||name2==="p99")&&head!==null).map(metric2=>{
let value=amount2(metric2.head,metric2.unit);return metric2.name==="goodput"?value:`${metricLabel(metric2)} ${value}`}).join(", ")}function newReason({
findings}){return findings.map(sentence).join("; ")}function newPredicate(result){let[alone="",...because]=result.findings.map(sentence),values2=figures(
result);return["has nothing to compare with",values2===""?alone:`${alone}: ${values2}`].join(": ")+because.map(why2=>`; ${why2}`).join("")}function predicate(result){
switch(result.verdict){case"regression":case"improvement":return changedPredicate(result,result.verdict);case"inconclusive":return inconclusivePredicate(
result);case"invalid":return`gave no usable numbers: ${result.findings.map(sentence)[0]??"no reason was recorded"}`;case"new":return newPredicate(
result);case"unchanged":return result.skipped===void 0?noChange(result):`was not loaded: ${explainSkip(result.skipped)}`}}function saysFirst(result){
return result.verdict==="invalid"?!0:result.verdict==="inconclusive"&&open2(result).length===0&&!onlyLimitsOpen(result)}function furtherFindings(result){if(result.skipped!==void 0)return[];let shown2=result.verdict==="regression"?"broken":result.verdict,limits=(result.
limits??[]).filter(({state})=>state!==shown2).map(limitWords);return result.verdict==="new"?limits:[...(saysFirst(result)?result.findings.slice(
1):result.findings).map(sentence),...limits]}function differenceWords({name:name2,base,head},longest=60){let[what,was,is]=[name2,base,head].
map(text2=>text2&&clip(text2,longest));return was===null?`${what} ${is} (new)`:is===null?`${what} ${was} (gone)`:`${what} ${was} \u2192 ${is}`}
var MOST_DIFFERENCES=3;function alsoChanged({differences:differences2=[],cases}){if(!cases.some(({verdict:verdict2})=>ASKING.includes(verdict2))||
differences2.length===0)return"";let shown2=differences2.slice(0,MOST_DIFFERENCES).map(each=>differenceWords(each)),more=differences2.length-
shown2.length;return`also changed: ${shown2.join(", ")}${more>0?` and ${more} more`:""}`}var ASKING=["regression","improvement","inconclusiv\
e","invalid"];function movedCounts({findings}){return findings.filter(({code})=>code==="counter-moved").map(found=>explain2(found))}var KIND_WORDS={
code:"",runtime:"runtime",collector:"garbage collector",compiler:"just-in-time compiler"};function kindWords({name:name2,kind:kind2}){let words2=KIND_WORDS[kind2];
return words2===""||name2.includes(words2)?"":`, ${words2}`}function grownWords({growth:growth2}){if(growth2===void 0)return[];let more=({base,
head})=>`${head<base?"\u2212":"+"}${amount2(Math.abs(head-base),"s")}`;return growth2.functions.map(found=>({where:`${placed(found)}${kindWords(
found)}${found.calls?` \u2192 ${placed(found.calls)}`:""}`,cost:`${more(found)} of ${more(growth2)}`}))}function placed({name:name2,line}){let[
,called,file]=/^(.*) (\S+)$/.exec(name2)??[];return line===void 0||called===void 0||file===void 0?name2:`${called} (${/:\d+$/.test(file)?file:
`${file}:${line}`})`}var caseName=result=>plainLine(result.id);function countOfCases(some,results2){let total=results2.cases.length;return some.length<total?`${some.
length} of ${total} cases`:total===2?"Both cases":`All ${total} cases`}function foremost(cases,verdict2){let extent2=result=>Math.max(0,...carrying(
result,verdict2).map(metric2=>Math.abs(Math.log(metric2.ratio??1))));return cases.toSorted((a,b)=>extent2(b)-extent2(a))[0]}function kind(cases,verdict2){
let at=verdict2==="regression"?0:1,[speed,any]=[["slower","faster"][at],["worse","better"][at]],ways=new Set(cases.map(result=>{let[first]=carrying(
result,verdict2);return first?metricNamed(first.name).words.cases[at]:limitsThat(result,"broken").length>0?BEYOND2:speed})),[only=speed]=ways;
return ways.size<=1?only:[...ways].every(way=>way===speed||way.endsWith("CPU"))?speed:any}var BEYOND2="beyond a limit";function changedHeadline(results2,cases,verdict2){
let first=foremost(cases,verdict2),what=`${countOfCases(cases,results2)} ${kind(cases,verdict2)}`;if(first===void 0)return what;let label=cases.
length===1?":":verdict2==="regression"?"; worst:":"; most:";return`${what}${label} ${caseName(first)} ${predicate(first)}`}function headOnly(result){
return result.brokenIn.includes("head")&&!result.brokenIn.includes("base")}function invalid(results2,cases){let first=cases.find(headOnly)??
cases[0];if(first===void 0)return"Invalid: nothing could be measured";let count=results2.cases.length===1?"Invalid":`${countOfCases(cases,results2)}\
 invalid`,where=headOnly(first)?", head fails where base does not":"";return`${count}${where}: ${caseName(first)} ${predicate(first)}`}var LEANINGS=[
["worse","probably slower"],["worse","probably worse"],["better","probably faster"],["better","probably better"]];function leaningAs(cases,[
way,words2]){return cases.filter(result=>leansTo(result)===way&&verdictWords(result)===words2)}function inconclusive(results2,cases){let[first]=cases;
if(first===void 0)return"Inconclusive: nothing was measured";if(results2.cases.length===1)return`${caseName(first)} ${predicate(first)}`;for(let each of LEANINGS){
let leaning2=leaningAs(cases,each);if(leaning2.length>0)return`${countOfCases(leaning2,results2)} ${each[1]}: ${caseList(leaning2)}`}let others=cases.
length===results2.cases.length?"":"; none of the others is slower",seen2=cases.filter(result=>caught(result)!==""&&limitsThat(result,"inconc\
lusive").length===0);if(seen2.length<cases.length)return`${countOfCases(cases,results2)} inconclusive: ${caseList(cases)}${others}`;let least=seen2.
toSorted((a,b)=>(b.detectable??0)-(a.detectable??0))[0];return`Inconclusive, with no change seen: ${caught(least)} in ${results2.cases.length===
cases.length?"every case":cases.length===1?caseList(cases):`each of ${cases.length} inconclusive cases`}`}function caseList(cases){return`${cases.
slice(0,3).map(caseName).join(", ")}${cases.length>3?", \u2026":""}`}function unchanged(results2){let skipped=new Set(results2.cases.map(result=>result.
skipped));if(!skipped.has(void 0)){let[why2]=skipped;return`Unchanged: ${skipped.size===1&&why2?explainSkip(why2):"base and head do not diff\
er in what is measured"}, so there was nothing to measure`}let largest=Math.max(...results2.cases.map(result=>result.threshold)),where=results2.
cases.length===1?caseName(results2.cases[0]):`any of ${results2.cases.length} cases`;return`No change larger than ${share2(largest)}${ownThresholds(
results2.cases)} in ${where}`}function whyNew({findings}){return findings.find(found=>found.code==="head-alone")?.why}function allNew(results2,cases){
let all=cases.length===results2.cases.length,reasons=new Set(cases.map(whyNew));if(all&&reasons.size===1&&reasons.has("configuration"))return`\
Set up to measure ${counted2(cases)}; comparing begins with the next change: ${caseList(cases)}`;let[first]=cases;if(results2.cases.length===
1&&first!==void 0)return`${caseName(first)} ${predicate(first)}`;let others=all?"":"; none of the others changed";return reasons.has("not-bu\
ilt")||reasons.has("not-started")?`Base does not work in ${countOfCases(cases,results2).toLowerCase()}, so head was measured alone: ${caseList(
cases)}${others}`:`${countOfCases(cases,results2)} new, measured on head alone: ${caseList(cases)}${others}`}function counted2(cases){return cases.
length===1?"1 case":`${cases.length} cases`}function verdictOf(results2){let cases=results2.cases.filter(result=>result.verdict===results2.verdict),
[only]=results2.cases;switch(results2.verdict){case"regression":case"improvement":return results2.cases.length===1&&only!==void 0?`${caseName(
only)} ${predicate(only)}`:changedHeadline(results2,cases,results2.verdict);case"invalid":return invalid(results2,cases);case"inconclusive":
return inconclusive(results2,cases);case"new":return allNew(results2,cases);case"unchanged":return unchanged(results2)}}function headline(results2){
return`${results2.interrupted?"Interrupted before its end. So far: ":""}${verdictOf(results2)}`}function titles(results2){let begin=results2.interrupted?"interrupted; so far: ":"";return titlesOf(results2).map(title=>`${begin}${title}`)}
function fitting(candidates,room){let last=candidates.at(-1)??"";return candidates.find(each=>[...each].length<=room)??clip(last,room)}function titlesOf(results2){
let cases=results2.cases.filter(result=>result.verdict===results2.verdict),[first]=results2.cases,only=results2.cases.length===1?first:void 0;
switch(results2.verdict){case"regression":case"improvement":return changedTitles(results2,cases,results2.verdict);case"invalid":return invalidTitles(
results2,cases);case"inconclusive":return inconclusiveTitles(results2,cases);case"new":return newTitles(results2,cases);case"unchanged":{if(results2.
cases.every(({skipped})=>skipped!==void 0))return["nothing to measure"];let least=`no change larger than ${share2(Math.max(...results2.cases.
map(({threshold})=>threshold)))}`,where=only?caseName(only):`any of ${results2.cases.length} cases`,own2=ownThresholds(results2.cases);return own2===
""?[`${least} in ${where}`,least]:[`${least}${own2} in ${where}`,`${least}${own2}`,least]}}}function changedTitles(results2,cases,verdict2){
let what=kind(cases,verdict2),first=foremost(cases,verdict2),[metric2]=first?carrying(first,verdict2):[],broken=first?brokenInShort(first):null,
extent2=metric2===void 0?broken??what:changeOf(metric2),name2=first===void 0?"":caseName(first);if(results2.cases.length===1)return[`${name2}\
 ${extent2}`,extent2];let count=lowerFirst(countOfCases(cases,results2)),most=verdict2==="regression"?"worst":"most",label=cases.length===1?
":":`, ${most}:`,counted4=`${count} ${what}`;return[`${counted4}${label} ${name2} ${extent2}`,`${counted4}, ${most} ${extent2}`,counted4]}function newTitles(results2,cases){
if(cases.length===results2.cases.length&&cases.every(each=>whyNew(each)==="configuration"))return[`set up to measure ${counted2(cases)}; com\
paring begins with the next change`];let what=`${results2.cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))} `}new, nothing to\
 compare with yet`;return[`${what}: ${caseList(cases)}`,what]}function invalidTitles(results2,cases){let first=cases.find(headOnly)??cases[0];
if(first===void 0)return["nothing could be measured"];let why2=headOnly(first)?"head fails where base does not":"not measured",count=results2.
cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))}: `;return[`${count}${why2}: ${caseName(first)}`,`${count}${why2}`]}function inconclusiveFails({
verdict:verdict2,plan:plan2}){return verdict2==="inconclusive"&&plan2.mode!=="observe"&&plan2.failOn.includes("inconclusive")}function inconclusiveTitles(results2,cases){
let count=results2.cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))}`,word=inconclusiveFails(results2)?"inconclusive, which f\
ails":"inconclusive",begin=count===""?word:`${word}: ${count}`;for(let each of LEANINGS){let leaning2=leaningAs(cases,each);if(leaning2.length>
0)return[`${begin}; ${each[1]}: ${caseList(leaning2)}`,`${begin}; ${each[1]}`]}let known2=cases.flatMap(result=>result.detectable===null||limitsThat(
result,"inconclusive").length>0?[]:[result.detectable]),largest=known2.length===cases.length?Math.max(...known2):null,seen2=largest===null?"":
caught({detectable:largest});return seen2===""?[`${begin}${count===""?"":`, ${caseList(cases)}`}`,begin]:[`${begin}; ${seen2}`,begin]}var lowerFirst=text2=>text2.
charAt(0).toLowerCase()+text2.slice(1);var row2=cells=>`| ${cells.join(" | ")} |`;function table(titles2,rows){return[row2(titles2.map(([title])=>title)),row2(titles2.map(([,align])=>align)),
...rows.map(row2)].join(`
`)}function folded(summary2,body2){return body2===""?"":`<details><summary>${summary2}</summary>

${body2}

</details>`}function preformatted(text2){return`<pre>${html(text2)}</pre>`}var list=items=>items.map(item=>`- ${item}`).join(`
`),sized=text2=>Buffer.byteLength(text2,"utf8"),VERDICT_EMOJI={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",
inconclusive:"\u{1F7E1}",improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function notableCases(results2){return NOTABLE.flatMap(verdict2=>results2.cases.filter(result=>result.verdict===verdict2).toSorted((a,b)=>extent(
b)-extent(a)))}var NOTABLE=["regression","invalid","inconclusive","improvement","new"];function tellingMetrics({metrics,verdict:verdict2}){let gating=metrics.
filter(({gates:gates2})=>gates2),moved=gating.filter(metric2=>metric2.verdict==="regression"||metric2.verdict==="improvement"),open3=gating.
filter(metric2=>metric2.verdict==="inconclusive"&&metric2.interval!==null);return verdict2==="inconclusive"?open3:moved}function extent(result){
return Math.max(0,...tellingMetrics(result).map(({ratio})=>Math.abs(Math.log(ratio??1))))}var NBSP="\xA0",unbroken=text2=>text2.replaceAll("\
 ",NBSP);function caseTable(cases,accepted){if(cases.length===0)return"";let metrics=cases.flatMap(tellingMetrics),thresholds2=[...new Set(cases.
flatMap(result=>[result.threshold,...tellingMetrics(result).map(m=>thresholdIn(result,m))]))],scale=scaleFor(metrics,thresholds2),rows=cases.
map(result=>caseRow(result,accepted.has(result.id),scale)),titles2=[["Case","---"],["Base","--:"],["Head","--:"],["Change","---"],[unbroken(
"better \u2502 worse"),":-:"]],drawn=metrics.length===0?titles2.slice(0,-1):titles2,sizes=thresholds2.map(share2).join(" or "),legend2=`In b\
rackets the 95% interval of each change.${timesIn(metrics.map(({unit})=>unit))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the thresh\
old of ${sizes}, worse to the right. [How to read this](${DOCUMENTS}/reading-the-comment.md)`,body2=table(drawn,rows.map(row3=>row3.slice(0,
drawn.length)));return metrics.length===0?body2:`${body2}

<sub>${legend2}</sub>`}function timesIn(units){let[unit="",another]=new Set(units.filter(each=>/^s(?:\/|$)/.test(each)));return another===void 0&&
unit.includes("/")?` Times are CPU time per ${unit.slice(2)}.`:""}var NOTHING="\u2013";function caseRow(result,accepted,scale){let name2=`${VERDICT_EMOJI[accepted?
"accepted":result.verdict]}${NBSP}${markdownCode(result.id)}`,telling=tellingMetrics(result);if(result.verdict==="new")return[name2,NOTHING,
headsOwn(result),markdown(newReason(result)),""];if(telling.length===0)return[name2,NOTHING,NOTHING,markdown(predicate(result)),""];let lines=each=>telling.
map(each).join("<br>");return[name2,lines(metric2=>unbroken(amount2(metric2.base,metric2.unit))),lines(metric2=>unbroken(amount2(metric2.head,
metric2.unit))),[lines(metric2=>changeInWords(metric2,result)),...remainder(result,accepted)].join("<br>"),lines(metric2=>`<code>${html(intervalLine(
metric2,thresholdIn(result,metric2),scale))}</code>`)]}function headsOwn({metrics}){return metrics.filter(({name:name2,head})=>(name2==="goo\
dput"||name2==="cpu")&&head!==null).map(({head,unit})=>unbroken(amount2(head,unit))).join("<br>")||NOTHING}function changeInWords(metric2,{verdict:verdict2}){
let size3=unbroken(markdown(changeOf(metric2).replace(/ per (?:request|operation)$/,""))),interval3=metric2.interval===null?"":unbroken(` (${range(
metric2)})`);return verdict2==="inconclusive"?`${size3}${interval3}`:`<b>${size3}</b>${interval3}`}function remainder(result,accepted){let limits=[
"broken","inconclusive"].flatMap(state=>limitsThat(result,state)).map(found=>markdown(limitWords(found)));if(accepted)return["accepted",...limits];
if(result.verdict!=="inconclusive")return limits;let{detectable}=result,caught2=detectable===null||detectable>10?"":`${share2(Number(detectable.
toPrecision(2)))} slower would be caught`;return[[verdictWords(result),caught2].filter(Boolean).map(unbroken).join("; "),...limits]}var WIDTH=13,
MIDDLE=(WIDTH-1)/2,BLANK="\xA0";function scaleFor(metrics,thresholds2){let logs2=metrics.flatMap(({ratio,interval:interval3})=>[ratio,...interval3?
[interval3.low,interval3.high]:[]]).filter(end2=>end2!==null).map(end2=>Math.abs(Math.log(end2))),least=Math.max(.001,...thresholds2.map(threshold=>2*
Math.log1p(threshold)));return{reach:Math.max(least,...logs2)}}function intervalLine(metric2,threshold,{reach}){if(metric2.ratio===null)return"";
let worse=metric2.better==="higher"?-1:1,place=ratio=>Math.min(WIDTH-1,Math.max(0,MIDDLE+worse*Math.round(Math.log(ratio)/reach*MIDDLE))),cells=Array(
WIDTH).fill(BLANK);if(cells[place(1+threshold)]="\u250A",cells[place(1/(1+threshold))]="\u250A",cells[MIDDLE]="\u2502",metric2.interval){let ends=[
place(metric2.interval.low),place(metric2.interval.high)],[left,right]=[Math.min(...ends),Math.max(...ends)];cells.fill("\u2500",left,right+
1),cells[left]="\u251C",cells[right]="\u2524"}return cells[place(metric2.ratio)]="\u25CF",cells.join("")}function revisions(results2){return results2.variants.map(built=>[built.variant,revision2(built)])}function revision2({label,commit}){let short2=commit.
slice(0,12);return label!==""&&commit.startsWith(label)?short2:`${label} (${short2})`}var cores2=numbers=>numbers.length===0?"none":numbers.
join(", ");function cpusOf({cpus}){let{server,proxy,generator}=cpus;return["CPUs",`server ${cores2(server)}; proxy ${cores2(proxy)}; generat\
or ${cores2(generator)}. ${explainLayout(cpus)}`]}function timeOf({build:build2,run:run3,load}){return["Time",`${duration3(build2)} building\
, ${duration3(run3)} after it, ${duration3(load)} of that under load`]}function systemOf({os:os5,kernel,runnerImage}){return["System",`${os5}\
, kernel ${kernel}${runnerImage===null?"":`, ${runnerImage}`}`]}function toolsOf({tools}){return["Tools",Object.entries(tools).map(([name2,version2])=>`${name2}\
 ${version2}`).join(", ")]}function method2(results2){let{plan:plan2,seconds:seconds3}=results2,sessions=results2.cases.map(result=>result.sessions.
length),[fewest,most]=[Math.min(...sessions,Number.POSITIVE_INFINITY),Math.max(0,...sessions)],count=fewest===most||!Number.isFinite(fewest)?
`${most}`:`${fewest} to ${most}`;return[["Isolation",explainIsolation(plan2.isolation,plan2.isolationReason)],["Pairs",explainPairing(plan2.
pairing)],["Sessions",`${count} per case; each session starts both servers again`],cpusOf(plan2),["Risk",`${share2(plan2.alpha)} that a run \
without any change is red: one such run in ${Math.round(1/plan2.alpha)}`],timeOf(seconds3),["Seed",String(plan2.seed)]]}function environment2(results2){
let{environment:e}=results2,after2=e.load.after===null?"not known":e.load.after.toFixed(2);return[...machines(results2),...e.servers?[["Serv\
ers",`on another machine: ${e.servers.cores} cores, ${bytes2(e.servers.memoryBytes)}, ${e.servers.os}, kernel ${e.servers.kernel}`]]:[],systemOf(
e),["Load",`${e.load.before.toFixed(2)} before, ${after2} after`],toolsOf(e),["Run",`${results2.id}, ${results2.startedAt}`]]}function machine(e){
return`${e.cpuModel}, ${e.cores} cores, ${bytes2(e.memoryBytes)}`}function machines({environment:here,cases}){let counts3=new Map;for(let{environment:own2}of cases)
own2&&counts3.set(machine(own2),(counts3.get(machine(own2))??0)+1);return counts3.size===0?[["Machine",machine(here)]]:[...counts3].map(([name2,
count])=>["Machine",`${name2}: ${count} ${count===1?"case":"cases"}`])}function logsOf(result,results2){let builds=results2.failures.filter(failure3=>failure3.target===result.target).map(failure3=>({title:`end o\
f the ${failure3.what} log of ${failure3.variant}`,text:failure3.log})),servers=result.sessions.flatMap(session2=>session2.invalid).flatMap(
({variant:variant2,log:log2})=>log2===void 0?[]:[{title:`end of the log of ${variant2??"the server"}`,text:log2}]),tails=[...builds,...servers].
map(({title,text:text2})=>({title:plainLine(title),text:tailOfLog(text2)}));return tails.filter((tail,i)=>tail.text!==""&&tails.findIndex(t=>t.
title===tail.title)===i)}var STEP_SUMMARY_BYTES=1e6,TITLE=110;function heading(verdict2,title){return`### ${VERDICT_EMOJI[verdict2]} loadgate: ${markdown(clip(title,
2*TITLE))}`}function alert(kind2,lines){return lines.length===0?"":`> [!${kind2}]
${lines.map(line=>`> ${line}`).join(`
>
`)}`}function opening(results2,framing2){let{title=fitting(titles(results2),TITLE),verdict:verdict2=results2.verdict,warnings=[]}=framing2,notices=results2.
notices.map(notice3=>markdown(sentenceOf(explainNotice(notice3)))),others=results2.notices.filter(({code})=>code!=="base-config-missing"&&code!==
"newly-measured"),isWarning=warnings.length>0||altersPlan(others);return join2([heading(verdict2,title),framing2.context??comparedCommits(results2),
alert(isWarning?"WARNING":"NOTE",[...warnings,...notices])])}var sentenceOf=text2=>`${text2.charAt(0).toUpperCase()}${text2.slice(1).replace(
/\.$/,"")}.`;function comparedCommits(results2){let compared3=revisions(results2).map(([label,value])=>`${label} ${markdown(value)}`);return compared3.
length===0?"":`Compares ${compared3.join(" with ")}.`}var join2=parts=>parts.filter(part2=>part2!=="").join(`

`);function relevant(results2,framing2,most){let notable=notableCases(results2);return join2([opening(results2,framing2),caseTable(notable.slice(
0,most),framing2.accepted??new Set),list([...grown(notable.slice(0,most)),...counts2(notable.slice(0,most)),...otherChanges(results2),...unlisted(
results2,notable,most),...framing2.remarks??[]])])}function grown(cases){return cases.flatMap(result=>{let lines=grownWords(result).map(({where,
cost})=>`${markdownCode(where)} ${cost}`);return lines.length===0?[]:[`${markdownCode(result.id)} spends more CPU time per request in ${lines.
join("; ")}.`]})}function otherChanges(results2){let words2=alsoChanged(results2);return words2===""?[]:[markdown(sentenceOf(words2))]}function counts2(cases){
return cases.flatMap(result=>movedCounts(result).map(words2=>`${markdownCode(result.id)}: ${markdown(words2)}.`))}function unlisted(results2,notable,most){
let left=Math.max(0,notable.length-most),more=`${left} more ${left===1?"case is":"cases are"} in the table of all cases and in the report fi\
le.`;if(results2.verdict==="unchanged")return[markdown(`${headline(results2)}.`)];let unchanged2=results2.cases.filter(({verdict:verdict2})=>verdict2===
"unchanged"),loaded=unchanged2.filter(({skipped})=>skipped===void 0),largest=Math.max(...loaded.map(({threshold})=>threshold));return[...left===
0?[]:[more],...loaded.length===0?[]:[`${VERDICT_EMOJI.unchanged} ${counted3(loaded)}: no change larger than ${share2(largest)}.`],...loaded.
length===unchanged2.length?[]:[`${VERDICT_EMOJI.unchanged} ${counted3(unchanged2.filter(({skipped})=>skipped))}: not measured, since the cha\
nge does not reach ${unchanged2.length-loaded.length===1?"it":"them"}.`]]}var counted3=cases=>`${cases.length} more ${cases.length===1?"case":
"cases"}`;function markdownReport(results2,limit2=STEP_SUMMARY_BYTES,framing2={}){let{before="",after:after2=""}=framing2,accepted=framing2.
accepted??new Set,all=results2.cases.length===0?"":join2([casesTable(results2.cases,accepted),legend(results2),remarks(results2)]),whole=[failedLogs(
results2),folded(results2.cases.length===1?"The case":`All ${results2.cases.length} cases`,all),...framing2.parts??[],background(results2,framing2.
fetchFirst??null)].filter(part2=>part2!==""),[shown2,around]=[results2,framing2],build2=(most2,kept2)=>{let note=kept2.length===whole.length&&
around===framing2?"":"The rest is in the report file: it did not fit here.";return`${join2([before,relevant(shown2,around,most2),...kept2,note,
after2])}
`},fits=text3=>sized(text3)<=limit2,most=results2.cases.length;for(;most>0&&!fits(build2(most,[]));)most=Math.floor(most/2);for(let narrower of narrowed(
results2,framing2)){if(fits(build2(most,[])))break;[shown2,around]=narrower}let kept=[];for(let part2 of whole)fits(build2(most,[...kept,part2]))&&
kept.push(part2);let text2=build2(most,kept);if(!fits(text2))throw new RangeError(`a report of ${sized(text2)} bytes where ${limit2} fit`);return text2}
function*narrowed(results2,framing2){let remarks2=[...framing2.remarks??[]],brief={...results2,notices:[]},left=results2.notices.length,warnings=[
...framing2.warnings??[],...left===0?[]:[`${left} ${left===1?"notice is":"notices are"} too long to be shown here: see the report file.`]];yield[
brief,{...framing2,warnings}];for(let kept=remarks2.length;kept>0;kept=Math.floor(kept/2))yield[brief,{...framing2,warnings,remarks:remarks2.
slice(0,kept)}];yield[brief,{...framing2,warnings,remarks:[]}]}function metricCell(result,{name:name2,decides}){let metric2=result.metrics.find(
m=>m.name===name2);return metric2===void 0||metric2.ratio===null?"\u2013":metric2.gates?metric2.interval===null?change3(metric2):`${change3(
metric2)} (${range(metric2)})`:decides?`${change3(metric2)}, not judged`:change3(metric2)}function casesTable(cases,accepted){let columns=metricColumns(
cases),rows=cases.map(result=>{let verdict2=accepted.has(result.id)?"accepted":result.verdict;return[markdownCode(result.id),`${VERDICT_EMOJI[verdict2]}\
 ${verdict2==="accepted"?verdict2:verdictWords(result)}`,...columns.map(column=>metricCell(result,column))]}),titles2=["Case","Verdict",...columns.
map(({title})=>title)];return table(titles2.map(title=>[title,"---"]),rows)}function failedLogs(results2){return results2.cases.flatMap(result=>logsOf(
result,results2).map(log2=>folded(`${markdownCode(result.id)}: ${html(log2.title)}`,preformatted(log2.text)))).join(`

`)}function remarks(results2){return list(results2.cases.flatMap(result=>furtherFindings(result).map(why2=>`${markdownCode(result.id)}: ${markdown(
why2)}`)))}var facts=some=>list(some.map(([label,value])=>`${label}: ${markdown(value)}`)),SENSITIVITY="Smallest slowdown that would have be\
en caught",WEIGHED=[SENSITIVITY,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function background(results2,fetchFirst){let about2=[
...sensitivity(results2),...method2(results2),...environment2(results2)].filter(([label])=>WEIGHED.includes(label));return folded("How it wa\
s measured, and how to measure it again",join2([facts(about2),reproduce(results2,fetchFirst)]))}function sensitivity(results2){let seen2=results2.
cases.map(({detectable})=>detectable).filter(each=>each!==null);if(seen2.length===0)return[];let text2=value=>share2(Number(value.toPrecision(
2))),[least,most]=[text2(Math.min(...seen2)),text2(Math.max(...seen2))];return[[SENSITIVITY,`${least===most?least:`${least} to ${most}, by c\
ase`}, in 95 of 100 runs`]]}var COMMIT=/^[0-9a-f]{7,64}$/,NAME=/^[\w.-]+(?:\/[\w.-]+)*$/;function reproduce(results2,fetchFirst){let commit=variant2=>results2.
variants.find(v=>v.variant===variant2)?.commit??"",[base,head]=[commit("base"),commit("head")],[first]=results2.cases.filter(({verdict:verdict2})=>verdict2!==
"unchanged").concat(results2.cases);if(!COMMIT.test(base)||!COMMIT.test(head)||!first)return"";let named2=Object.entries({case:first.id,...results2.
plan.named});if(!named2.every(([,value])=>NAME.test(value)))return"";let options2=named2.map(([option,value])=>`--${option} '${value}'`).join(
" "),command3=`loadgate compare --base ${base} --head ${head} ${options2} --seed ${Math.trunc(results2.plan.seed)}`,lines=fetchFirst===null?
command3:`${fetchFirst}
${command3}`;return`One row again, on your machine:

${preformatted(lines)}`}function legend(results2){return results2.cases.some(result=>result.metrics.some(metric2=>metric2.interval!==null))?
`<sub>Change of head against base with its 95% interval. ${strictness(results2)}</sub>`:""}function isAltered(results2){return altersPlan(results2.notices)}function isOpen({verdict:verdict2,passes},results2,fork){return fork&&passes&&
verdict2!=="accepted"&&isAltered(results2)&&results2.plan.mode!=="observe"}var LONGEST2=140;function statusContext(config2,usual){return config2===
usual?"loadgate":`loadgate: ${config2}`}async function setStatus(status2,api,env){let{head,run:run3,state,context,url}=status2;try{if(laterAmong(
await statusesOf(status2,api),run3,env))return null;await post(head,{state,description:descriptionOf(status2),context,url},api);let later=laterAmong(
await statusesOf(status2,api),run3,env);return later&&await post(head,{...later,context},api),null}catch(error3){return refusalOf("GitHub di\
d not take the commit status",error3,"statuses: write, or set status: false")}}var ALTERED="; this change alters what is measured";function descriptionOf({
titles:titles2,mergeBase:mergeBase2,altered}){let end2=`${altered?ALTERED:""}${mergeBase2===null?"":` \xB7 base ${mergeBase2.slice(0,12)}`}`;
return`${upperFirst(fitting(titles2.map(plainLine),LONGEST2-end2.length))}${end2}`}var upperFirst=text2=>text2.charAt(0).toUpperCase()+text2.
slice(1);async function statusesOf({head,context},{octokit,at}){let{data}=await octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/sta\
tuses",{...at,ref:head,per_page:100});return data.filter(each=>each.context===context).map(({state,description,target_url:url})=>({state,description,
url:url||null}))}function laterAmong(shown2,own2,env){let[latest,found]=[own2,null];for(let each of shown2){let run3=each.url===null?null:runOfUrl(
each.url,env);run3&&isLater(asStored(run3),asStored(latest))&&([latest,found]=[run3,each])}return found}var asStored=({id,attempt})=>({run:id,
attempt});async function post(head,{state,description,url,context},{octokit,at}){await octokit.request("POST /repos/{owner}/{repo}/statuses/\
{sha}",{...at,sha:head,state,context,...description!==null&&{description},...url!==null&&{target_url:url}})}import{posix as posix4}from"node:path";var SHOWN_CASES=10;function plannedCases(config2,glob){let all=config2.targets.flatMap(({name:target})=>config2.scenarios.filter(scenario3=>scenario3.
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
1 to ${MOST_SHARDS}`);return count}var NEVER_SERVED=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitig\
nore",".git-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function untouchedTargets(targets,change4){
let{files,configFile,sameConfig}=change4;if(!sameConfig&&files.includes(configFile))return new Set;let others=files.filter(file=>file!==configFile),
touches=target=>others.some(file=>isMadeOf(target,file,posix4.dirname(configFile)));return new Set(targets.filter(target=>!touches(target)).
map(({name:name2})=>name2))}function isMadeOf({changes,build:build2,fixture},file,folder2){if(fixture!==void 0&&isFixture(file,fixture,folder2))
return!1;if(changes)return changes.some(pattern2=>matchesGlob(file,pattern2)||pattern2.startsWith(`${file}/`));if(!isNeverServed(file))return!0;
let own2=posix4.join(folder2,build2?.context??".");return own2!=="."&&isNeverServed(posix4.join(own2,"x"))&&file.startsWith(`${own2}/`)}function isFixture(file,fixture,folder2){
return`${file}/`.startsWith(posix4.join(folder2,fixture,"/"))}function changedFixtures(targets,{files,configFile}){let folder2=posix4.dirname(
configFile);return[...new Set(targets.flatMap(({fixture})=>fixture??[]))].filter(fixture=>files.some(file=>isFixture(file,fixture,folder2)))}
function isNeverServed(file){return NEVER_SERVED.some(pattern2=>matchesGlob(file,pattern2))}async function pullByNumber(number3,{octokit,at}){if(typeof number3!="number")throw new UsageError("the event has no pull request's number");
let{data}=await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{...at,pull_number:number3});return pullFrom(data)}async function pullOfRun(payload,head,{
octokit,at}){let repository=fieldOf(payload,"workflow_run","head_repository","id"),owner=fieldOf(payload,"workflow_run","head_repository","o\
wner","login"),branch2=fieldOf(payload,"workflow_run","head_branch");if(typeof repository!="number"||typeof owner!="string"||typeof branch2!=
"string")return null;let found=(await octokit.paginate("GET /repos/{owner}/{repo}/pulls",{...at,state:"open",head:`${owner}:${branch2}`,per_page:100})).
filter(pull=>Number(pull.head.repo?.id)===repository),same=found.find(pull=>pull.head.sha===head)??found[0];return same?pullFrom(same):null}
function pullFrom(data){return{number:data.number,head:data.head.sha,baseBranch:data.base.ref,baseHead:data.base.sha,fork:data.head.repo?.id!==
data.base.repo.id,author:data.user?.login??"ghost",body:data.body??"",labels:data.labels.flatMap(({name:name2})=>name2??[]),mergedAt:data.merged_at??
null}}async function subjectOf(event,api,env){let{payload}=event,own2={id:numberIn(env,"GITHUB_RUN_ID"),attempt:numberIn(env,"GITHUB_RUN_ATT\
EMPT")};if(event.name==="workflow_run"){let head=commitAt(payload,"workflow_run","head_sha"),id=fieldOf(payload,"workflow_run","id"),attempt=fieldOf(
payload,"workflow_run","run_attempt");if(typeof id!="number"||typeof attempt!="number")throw new UsageError("the event has no workflow run");
let cause=fieldOf(payload,"workflow_run","event"),pull=cause==="pull_request"?await pullOfRun(payload,head,api):null,byFork=pull?.fork??isOfFork(
payload);return{head,certain:!0,pull,run:{id,attempt},byFork,unasked:pull===null&&(byFork||cause==="pull_request")}}if(event.name==="pull_re\
quest"){let head=commitAt(payload,"pull_request","head","sha"),pull=await pullByNumber(fieldOf(payload,"pull_request","number"),api);return{
head,certain:!0,pull,run:own2,byFork:pull.fork}}if(event.name==="issue_comment"){let pull=await pullByNumber(fieldOf(payload,"issue","number"),
api);return{head:pull.head,certain:!1,pull,run:own2,byFork:!1}}if(event.name==="merge_group")return{head:commitAt(payload,"merge_group","hea\
d_sha"),certain:!0,pull:null,run:own2,queuedOn:commitAt(payload,"merge_group","base_sha"),byFork:!1};let sha=env.GITHUB_SHA??"";if(!COMMIT2.
test(sha))throw new UsageError("GITHUB_SHA is not set to a commit: this runs in GitHub Actions");return{head:sha,certain:!0,pull:null,run:own2,
byFork:!1}}function isOfFork(payload){let own2=fieldOf(payload,"repository","id");return typeof own2!="number"||fieldOf(payload,"workflow_ru\
n","head_repository","id")!==own2}var COMMIT2=/^[0-9a-f]{40}$/;function commitAt(payload,...way){let commit=commitIn(payload,...way);if(commit!==
null)return commit;throw new UsageError(`the event has no commit id at ${way.join(".")}`)}function numberIn(env,name2){let value=env[name2]??
"";if(/^\d{1,15}$/.test(value))return Number(value);throw new UsageError(`${name2} is not set to a number: this runs in GitHub Actions`)}function workflowOf({
name:name2,payload},env){let measured3=name2==="workflow_run"?fieldOf(payload,"workflow_run","name"):env.GITHUB_WORKFLOW;return typeof measured3==
"string"?measured3:"loadgate"}function writers({octokit,at}){let known2=new Map,ask=async username=>{try{let{data}=await octokit.request("GE\
T /repos/{owner}/{repo}/collaborators/{username}/permission",{...at,username});return data.permission==="admin"||data.permission==="write"}catch(error3){
if(statusOf(error3)===404)return!1;throw error3}};return login=>{let asked=known2.get(login)??ask(login);return known2.set(login,asked),asked}}import{createHash}from"node:crypto";function markerOf(workflow,config2){return`<!-- loadgate ${createHash("sha256").update(JSON.stringify([workflow,config2])).digest("hex").slice(
0,16)} -->`}async function ownLogin({octokit}){let ways=[async()=>(await octokit.request("GET /user")).data.login,async()=>(await octokit.graphql("{ vie\
wer { login } }")).viewer.login];for(let ask of ways)try{return await ask()}catch(error3){if(statusOf(error3)===401)throw error3}return"gith\
ub-actions[bot]"}async function commentsOf(pull,{octokit,at}){return(await octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}\
/comments",{...at,issue_number:pull,per_page:100})).map(({id,user,body:body2,updated_at})=>({id:Number(id),at:updated_at,author:user?.login??
"ghost",body:body2??""}))}function ownAmong(comments,{marker:marker2,author}){return comments.filter(comment2=>comment2.author===author&&comment2.
body.startsWith(marker2)).sort((a,b)=>a.id-b.id)}var ROUNDS=12,MOST_FAILURES=4,SETTLE_SECONDS=1;async function keepComment(sticky,api,clock,random){
let{pull,compose}=sticky,{own:own2}=sticky,made=!1,outcome="as it was",written2=null,contended=!1,failures=0;for(let round2=0;round2<ROUNDS;round2++){
round2>0&&await clock.sleep(SETTLE_SECONDS*(.5+random()));try{let[first,...others]=ownAmong(await commentsOf(pull,api),own2),body2=compose([
first,...others].flatMap(comment2=>comment2?.body??[]));if(body2===null)return first===void 0&&round2===0?"not wanted":outcome;let disturbed=others.
length>0||written2!==null&&first?.body!==written2;if(first?.body===body2&&others.length===0){if(!contended)return outcome;contended=!1;continue}
if(contended||=disturbed,first===void 0){if(made)continue;let author=await create(pull,body2,api);[outcome,written2,made]=["created",body2,!0],
own2={...own2,author:author??own2.author};continue}for(let other of others)await remove(other.id,api);if(first.body===body2)continue;if(await bodyOf(
first.id,api)!==first.body){contended=!0;continue}await update(first.id,body2,api),written2=body2,outcome==="as it was"&&(outcome="updated")}catch(error3){
if(!mayPass(error3)||++failures>MOST_FAILURES)throw new DeliveryError(refusalOf("GitHub did not take the comment",error3,"pull-requests: wri\
te"),{cause:error3})}}return outcome}async function bodyOf(id,{octokit,at}){let{data}=await octokit.request("GET /repos/{owner}/{repo}/issue\
s/comments/{comment_id}",{...at,comment_id:id});return data.body??""}async function create(pull,body2,{octokit,at}){let{data}=await octokit.
request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments",{...at,issue_number:pull,body:body2,request:{retries:0}});return data.user?.
login}async function update(id,body2,{octokit,at}){await octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",{...at,comment_id:id,
body:body2})}async function remove(id,{octokit,at}){try{await octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",{...at,
comment_id:id})}catch(error3){if(statusOf(error3)!==404)throw error3}}function mayPass(error3){let status2=statusOf(error3);return status2===
null||status2===404||status2===429||status2>=500}var ACCEPT_LABEL="loadgate: accepted";async function findAcceptances(pull,comments,mayWrite,api){let acceptances=[],refused=[],refuse2=({by,
pattern:pattern2},why2)=>{refused.some(each=>each.why===why2&&each.by===by&&each.pattern===pattern2)||refused.push({by,pattern:pattern2,why:why2})},
take=async found=>{await mayWrite(found.by)?acceptances.push(found):refuse2(found,"may-not-write")},label=pull.labels.includes(ACCEPT_LABEL)?
await labelled(pull,api):null;label&&await take(label);for(let trailer of trailersOf(`body of ${pull.number}`,pull.author,pull.body,null))await take(
trailer);for(let{id,author,body:body2,at}of comments)for(let trailer of trailersOf(`comment ${id}`,author,body2,at))await take(trailer);for(let{
sha,login,name:name2,message}of await commitsOf(pull,api))for(let trailer of trailersOf(`commit ${sha}`,login??name2,message,null))pull.fork?
refuse2(trailer,"of-a-fork"):login===null?refuse2(trailer,"author-unknown"):await take(trailer);return{acceptances,refused}}function trailersOf(source,by,text2,at){
return acceptTrailers(text2).map(({pattern:pattern2,reason})=>({id:`${source}: ${pattern2}`,pattern:pattern2,at,by,reason}))}async function labelled({
number:number3},{octokit,at}){let last=(await octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/events",{...at,issue_number:number3,
per_page:100})).findLast(each=>each.event==="labeled"&&"label"in each&&each.label?.name===ACCEPT_LABEL);return last?.actor?{id:`label ${last.
id}`,pattern:"*",at:last.created_at,by:last.actor.login,reason:`the label \u201C${ACCEPT_LABEL}\u201D`}:null}async function commitsOf({number:number3},{
octokit,at}){return(await octokit.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",{...at,pull_number:number3,per_page:100})).
map(({sha,commit,author})=>({sha,login:loginOf(author),name:commit.author?.name??"unknown",message:commit.message}))}function loginOf(author){
return author&&"login"in author&&typeof author.login=="string"?author.login:null}var TRAILER=/^loadgate-accept:[ \t]*(\S+)(?:[ \t]+(.*))?$/i,
MOST_TRAILERS=50,LONGEST_REASON=300,NOT_SAID=/^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^ {0,3}\1|[\s\S]*)|<!--(?:[\s\S]*?-->|[\s\S]*)/gm;function acceptTrailers(text2){
return text2.replaceAll(`\r
`,`
`).replace(NOT_SAID,`
`).split(`
`).flatMap(line=>{let match=/^(?: {4}| {0,3}\t)/.test(line)||line.length>2*LONGEST_REASON?null:TRAILER.exec(line.trim()),[,pattern2="",reason=""]=match??
[];return pattern2===""||pattern2.length>LONGEST_REASON?[]:[{pattern:pattern2,reason:reason.trim().slice(0,LONGEST_REASON)||"no reason given"}]}).
slice(0,MOST_TRAILERS)}var RERUN_MOST_SECONDS=3600,RERUN_CASES=/^[\w.*?/,-]{1,200}$/;var COMMENT_BYTES=65e3,OPEN2="This is not a pass: the change comes from a fork and alters what is measured. Review what it alters, or move t\
he change of the configuration to its own pull request.";function forgeable({pull,byFork,conclusion}){if(!pull.fork)return[];let code="whose\
 code ran on the machine that measured them";return byFork?[`The numbers come from a fork, whose workflow and code ran on the machine that m\
easured them, so they could be forged.${conclusion.state==="pending"?" The status stays pending until a maintainer comments <code>/loadgate \
run</code>, which measures with the repository's own workflow.":""}`]:[`The numbers come from a fork, ${code}, so they could be forged.`]}function commentText(results2,accepting2,around){
let{pull,state,conclusion}=around,open3=isOpen(conclusion,results2,pull.fork),verdict2=open3?"inconclusive":conclusion.verdict;return markdownReport(
results2,COMMENT_BYTES,{before:around.marker,title:fitting(conclusion.titles.map(plainLine),TITLE2),verdict:verdict2,context:[compared2(results2,
around),consequence(results2,around)].filter(Boolean).join(" "),warnings:[...open3?[OPEN2]:[],...forgeable(around)],remarks:[...nextSteps(results2,
new Set(accepting2.accepted.keys())),...acceptedLines(accepting2),...refusedLines(around.refused),...around.remarks],accepted:new Set(accepting2.
accepted.keys()),parts:[earlierRuns(state.runs.slice(0,-1))],fetchFirst:`git fetch origin refs/pull/${pull.number}/head`,after:`${costs(results2,
around)}

${stateText(state)}`})}var TITLE2=110;function compared2({variants},{compareUrl:compareUrl2}){let commits=["base","head"].map(side=>variants.
find(({variant:variant2})=>variant2===side)?.commit);if(!commits.every(commit=>commit!==void 0&&COMMIT3.test(commit)))return"";let range2=commits.
map(commit=>markdownCode(commit.slice(0,7))).join("...");return`Compares ${compareUrl2===null?range2:`[${range2}](${compareUrl2})`}.`}var COMMIT3=/^[0-9a-f]{40,64}$/;
function consequence({plan:plan2},{conclusion,statusName}){if(plan2.mode==="observe")return"Observing (<code>mode: observe</code>): nothing \
fails yet.";let status2=statusName===null?"this check":`the status ${markdownCode(statusName)}`;return conclusion.state==="failure"?`This **\
blocks** the merge where ${status2} is required.`:conclusion.state==="pending"?`This is **not a pass**: ${status2} stays pending.`:conclusion.
verdict==="inconclusive"?"This does not block, but does not prove that nothing changed.":""}function failureText(message,around){let[first="",
...rest]=tailOfLog(message,20).split(`
`),build2=(lines,earlier)=>`${[around.marker,heading("failed",`nothing could be measured: ${clip(plainLine(first),TITLE2)}`),[...first].length>
TITLE2?markdown(first):"",lines.length===0?"":preformatted(lines.join(`
`)),earlier,link(around),stateText(around.state)].filter(part2=>part2!=="").join(`

`)}
`,whole=build2(rest,earlierRuns(around.state.runs.slice(0,-1)));if(sized(whole)<=COMMENT_BYTES)return whole;let alone=build2(rest,"");return sized(
alone)<=COMMENT_BYTES?alone:build2([],"")}function acceptedLines({accepted,expired,uncovered}){let by=(id,{acceptance:acceptance2},word)=>`${VERDICT_EMOJI.
accepted} ${markdownCode(id)} ${word} by ${markdown(acceptance2.by)}: ${markdown(acceptance2.reason)}`;return[...[...accepted].map(([id,found])=>by(
id,found,"accepted")),...[...expired].map(([id,found])=>`${by(id,found,"was accepted")}, but it is worse now; accept it again if that is int\
ended`),...[...uncovered].map(([id,acceptance2])=>`\u26A0\uFE0F ${by(id,{acceptance:acceptance2},"is not accepted")}: it was not red yet at \
the commit that was there then; accept it again if that is intended`)]}var MOST_REFUSALS=3;function refusedLines(refused){let lines=refused.
slice(0,MOST_REFUSALS).map(({by,pattern:pattern2,why:why2})=>{let[who,what]=[by,pattern2].map(text2=>markdown(clip(plainLine(text2),60)));return`\
\u26A0\uFE0F ${REFUSALS[why2](who,what)}`}),more=refused.length-lines.length;return more>0?[...lines,`\u26A0\uFE0F and ${more} more without \
permission to accept`]:lines}var REFUSALS={"may-not-write":(by,pattern2)=>`${by} may not accept ${pattern2}: accepting needs write access`,"\
of-a-fork":(_,pattern2)=>`a commit of a fork cannot accept ${pattern2}, since its author cannot be verified; comment instead`,"author-unknow\
n":(_,pattern2)=>`a commit cannot accept ${pattern2}, since GitHub does not know its author; comment instead`};function earlierRuns(runs){if(runs.
length===0)return"";let rows=runs.toReversed().map(({head,verdict:verdict2,headline:headline2,at})=>[markdownCode(head.slice(0,12)),`${VERDICT_EMOJI[verdict2]}\
 ${verdict2}`,markdown(headline2),markdown(at.slice(0,16).replace("T"," "))]);return folded("Earlier verdicts of this pull request",table(["\
Head","Verdict","","Measured (UTC)"].map(title=>[title,"---"]),rows))}function costs({seconds:seconds3},around){let total=seconds3.build+seconds3.
run;return`<sub>${[`Took ${duration3(total)} of runner time, ${duration3(seconds3.build)} of it for building.`,link(around)].filter(part2=>part2!==
"").join(" ")}</sub>`}function link({runUrl:runUrl2,artifact}){return runUrl2===null?"":`Every number and picture: report.html in the artifa\
ct ${markdownCode(artifact)} of [this run](${runUrl2}).`}var ENOUGH_RUNS=20;async function observedLines(results2,run3,artifact,api){if(results2.
plan.mode!=="observe")return[];let{total,left}=await filesOfEarlierRuns(run3,artifact,ENOUGH_RUNS,api),runs=left.flatMap(({results:text2})=>{
try{return text2===null?[]:[judgedAgain(readResults(text2))]}catch{return[]}});return[recordLine(runs,total),...runs.length>=ENOUGH_RUNS?proposal(
runs):[]]}var COUNTED_VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"];function recordLine(runs,total){let counts3=COUNTED_VERDICTS.
map(verdict2=>({verdict:verdict2,count:runs.filter(run3=>run3.verdict===verdict2).length})).filter(({count})=>count>0).map(({verdict:verdict2,
count})=>`${count} ${verdict2}`),record2=counts3.length===0?"":`, the last ${runs.length} without forks: ${counts3.join(", ")}`;return`\u{1F440} Ob\
serving: nothing fails yet. ${total} ${total===1?"run":"runs"} so far${record2}.`}function proposal(runs){let stopped=runs.filter(({verdict:verdict2})=>verdict2===
"regression").length,raise=tune(runs.toReversed()).filter(({proposed,threshold})=>proposed===null||proposed>threshold).slice(0,10).map(({id,
threshold,proposed})=>`- ${markdownCode(id)} is too noisy for ${share2(threshold)}: ${markdown(proposed===null?"measure it longer, or leave \
it out":`threshold: ${share2(proposed)} would hold`)}`);return[`**Ready to block?** Of these ${runs.length} runs ${stopped} would have been \
blocked. Remove \`mode: observe\` from \`loadgate.yml\` to block from now on.`,...raise.length===0?[]:[raise.join(`
`)]]}function nextSteps(results2,accepted){let left=results2.cases.filter(({id})=>!accepted.has(id)),red=left.filter(({verdict:verdict2})=>verdict2===
"regression"),inconclusive2=left.filter(({verdict:verdict2})=>verdict2==="inconclusive"),invalid2=left.filter(({verdict:verdict2})=>verdict2===
"invalid");return[...red.length===0?[]:[accepting(red)],...red.length+inconclusive2.length===0?[]:[measuringLonger([...red,...inconclusive2],
results2)],...invalid2.length===0?[]:[`**Not measured?** The reason and the end of the log are here; [what each message means](${DOCUMENTS}/\
reading-the-comment.md#what-was-not-measured).`]]}function accepting(red){let[first]=red,pattern2=red.length===1&&first?first.id:"*";return`\
**Intended?** Set the label ${markdownCode(ACCEPT_LABEL)}, or comment ${markdownCode(`Loadgate-Accept: ${pattern2} REASON`)}.`}var LONGER=4;
function measuringLonger([worst2],results2){let cases=RERUN_CASES.test(worst2?.id??"")?` ${worst2?.id}`:"",measured3=results2.cases.filter(({
sessions})=>sessions.length>0).length,seconds3=LONGER*results2.seconds.load/Math.max(1,cases===""?1:measured3),minutes2=Math.min(RERUN_MOST_SECONDS/
60,Math.max(2,Math.ceil(seconds3/60))),line=`/loadgate run${cases} --budget ${minutes2}m`;return`**Not sure?** Comment ${markdownCode(line)}\
 to measure longer ([needs this workflow](${DOCUMENTS}/reading-the-comment.md#measuring-again)).`}import{isDeepStrictEqual as isDeepStrictEqual3}from"node:util";import{posix as posix5}from"node:path";import{isDeepStrictEqual as isDeepStrictEqual2}from"node:util";var ANSWERED=["request","args","expect",
"http2"];function withFresh({fresh:_,...found},compared3){let fresh2=freshOf(found,compared3);return{...found,...fresh2!==null&&{fresh:fresh2}}}
function freshOf({target,scenario:scenario3,via:via2},{base,scenarios,changed:changed2}){if(base===null)return"configuration";if(!base.targets.
some(({name:name2})=>name2===target))return"target";let before=base.scenarios.find(({name:name2})=>name2===scenario3);if(!before?.targets.includes(
target)||!before.via.includes(via2))return"scenario";let now=scenarios.find(({name:name2})=>name2===scenario3);return now?ANSWERED.every(key=>isDeepStrictEqual2(
plain(before[key]),plain(now[key])))&&!changed2.some(file=>file===bodyFileOf(now,base))?null:"request":null}function bodyFileOf({request:{body:body2}},{
file}){return body2&&"file"in body2?posix5.join(posix5.dirname(file),body2.file):null}function plain(value){return value===void 0?null:JSON.
parse(JSON.stringify(value))}function judgingOf(scenario3,base){let known2=base?.scenarios.find(({name:name2})=>name2===scenario3.name);if(known2)return judging(known2);
let usual=base?.threshold??DEFAULTS2.threshold;return judging({threshold:Math.min(scenario3.threshold,usual),maxErrors:Math.min(scenario3.maxErrors,
DEFAULTS2.maxErrors),thresholds:strictest(capped(scenario3,base?.thresholds??{},usual),base?.thresholds),limits:strictest(scenario3.limits,base?.
limits,!0)})}function judgedBy(scenario3,by){let{thresholds:_,limits:__,...rest}=scenario3;return{...rest,...judging(by)}}function judging({
threshold,maxErrors,thresholds:thresholds2,limits}){return{threshold:threshold??DEFAULTS2.threshold,maxErrors:maxErrors??DEFAULTS2.maxErrors,
...thresholds2&&Object.keys(thresholds2).length>0&&{thresholds:thresholds2},...limits&&Object.keys(limits).length>0&&{limits}}}function capped({
thresholds:thresholds2={},rate:rate3,args},inBase,usual){let loops=rate3!==void 0?["open"]:args===void 0?["closed"]:["closed","command"];return Object.
fromEntries(METRICS.flatMap(({name:name2,decides})=>{let own2=thresholds2[name2],itself=decides!==null&&loops.includes(decides);return own2===
void 0?[]:[[name2,itself?Math.min(own2,inBase[name2]??usual):own2]]}))}function strictest(one={},other={},isLimit=!1){return Object.fromEntries(
METRICS.flatMap(({name:name2,better})=>{let given=[one[name2],other[name2]].filter(each=>each!==void 0),pick2=isLimit&&better==="higher"?Math.
max:Math.min;return given.length===0?[]:[[name2,pick2(...given)]]}))}function judgingChanges(scenario3,before,after2){let changes=[["thresho\
ld","threshold"],["max-errors","maxErrors"]].flatMap(([setting,key])=>before[key]===after2[key]?[]:[{setting,scenario:scenario3,before:before[key],
after:after2[key]}]),apart=(key,name2)=>{let[was,is]=[before,after2].map(each=>each[key]?.[name2]??null);return was===is?null:{before:was??null,
after:is??null}};for(let{name:metric2,unit}of METRICS){let[threshold,limit2]=[apart("thresholds",metric2),apart("limits",metric2)];threshold&&
changes.push({setting:"thresholds",scenario:scenario3,metric:metric2,...threshold}),limit2&&changes.push({setting:"absolute-limits",scenario:scenario3,
metric:metric2,unit,...limit2})}return changes}function judgedByBase(read,rules,{fork,byFork}){let{plan:gated,changes}=planByBase(read.plan,rules,fork),compared3={base:rules.config,scenarios:read.
plan.scenarios,changed:rules.changed??[]},plan2={...gated,cases:gated.cases.map(found=>withFresh(found,compared3))},doubted=byFork?unverifiedSkips(
read,rules):new Set,cases=read.cases.map(each=>withFresh(doubted.has(each.id)?unskipped(each):each,compared3)),judged2=judgedAgain({...read,
plan:plan2,cases}),missing2=fork?missingCases(judged2,rules):[],altered=fork?alteredScenarios(read.plan,rules):[],notices=[...changes.length===
0?[]:[{code:"gate-changed",changes}],...fork&&rules.config===null?[{code:"default-rules",file:rules.file}]:[],...missing2.length===0?[]:[{code:"\
cases-missing",cases:missing2}],...fork?fixturesUntold(read,rules):[],...altered.length===0?[]:[{code:"asked-otherwise",scenarios:altered}]],
explained=judged2.cases.map(each=>doubted.has(each.id)?doubtedCase(each,read):each),results2={...judged2,cases:explained,exitCode:judgedCode(
{cases:explained,failures:judged2.failures,plan:plan2}),notices:[...notices,...judged2.notices]},measured3=judged2.cases.every(each=>each.skipped!==
void 0||isMeasured(each));return{results:results2,whole:measured3&&missing2.length===0&&altered.length===0}}function isMeasured({sessions,verdict:verdict2}){
let sides=verdict2==="new"?["head"]:["base","head"];return sessions.some(({rounds})=>rounds.some(({samples})=>sides.every(side=>samples.filter(
({variant:variant2})=>variant2===side).length===1)))}function planByBase(plan2,{config:config2,threshold,failOn:failOn3},fork){let own2=fork?
DEFAULTS2:plan2,gate={alpha:config2?.gate.falseAlarms??(fork?DEFAULTS2.falseAlarms:plan2.alpha),failOn:failOn3??config2?.gate.failOn??own2.failOn,
mode:config2?.gate.mode??own2.mode},changes=[];gate.alpha!==plan2.alpha&&changes.push({setting:"false-alarms",before:gate.alpha,after:plan2.
alpha}),gate.failOn.join()!==plan2.failOn.join()&&changes.push({setting:"fail-on",before:gate.failOn,after:plan2.failOn}),gate.mode!==plan2.
mode&&changes.push({setting:"mode",before:gate.mode,after:plan2.mode});let scenarios=plan2.scenarios.map(scenario3=>{let known2=config2?.scenarios.
find(({name:name2})=>name2===scenario3.name),own3=fork||config2?judgingOf(scenario3,config2):scenario3,wanted={...own3,threshold:threshold??
own3.threshold};return changes.push(...judgingChanges(scenario3.name,wanted,scenario3)),judgedBy(fork&&known2?judgedAs(scenario3,known2):scenario3,
wanted)}),{looks:_,...rest}=plan2;return{plan:{...fork?rest:plan2,...gate,scenarios},changes}}function judgedAs({rate:_rate,args:_args,...scenario3},{
rate:rate3,args}){return{...scenario3,...rate3&&{rate:rate3},...args&&{args}}}function unverifiedSkips({cases},{config:config2,changed:changed2,
file}){let untouched=config2&&changed2?untouchedTargets(config2.targets,{files:changed2,configFile:file,sameConfig:!1}):new Set,skipped=cases.
filter(({skipped:skipped2})=>skipped2!==void 0);return new Set(skipped.filter(({skipped:skipped2,target})=>skipped2!=="untouched"||!untouched.
has(target)).map(({id})=>id))}function unskipped({skipped:_,...rest}){return{...rest,sessions:[]}}function doubtedCase(result,{cases}){let why2=cases.
find(({id})=>id===result.id)?.skipped;return why2===void 0||result.verdict!=="inconclusive"?result:{...result,findings:[{code:"skip-unverifi\
ed",why:why2}]}}function fixturesUntold({notices},{config:config2,changed:changed2,file}){if(!config2||!changed2||notices.some(({code})=>code===
"fixture-changed"))return[];let folders=changedFixtures(config2.targets,{files:changed2,configFile:file});return folders.length===0?[]:[{code:"\
fixture-changed",folders}]}function missingCases({cases},{config:config2}){let there=new Set(cases.map(({target,scenario:scenario3,via:via2})=>JSON.
stringify([target,scenario3,via2])));return(config2?plannedCases(config2):[]).filter(({target,scenario:scenario3,via:via2})=>!there.has(JSON.
stringify([target,scenario3,via2]))).map(({id})=>id)}var ASKED=["request","args","expect","connections","keepalive","http2","background","ra\
te","requests","durationSeconds","timeoutSeconds"];function alteredScenarios({scenarios},{config:config2}){return scenarios.filter(scenario3=>{
let known2=config2?.scenarios.find(({name:name2})=>name2===scenario3.name);return known2&&ASKED.some(key=>!isDeepStrictEqual3(plain(known2[key]),
plain(scenario3[key])))}).map(({name:name2})=>name2)}var NOTHING_ACCEPTED={accepted:new Map,expired:new Map,uncovered:new Map,remembered:[]};function accept(cases,acceptances,earlier,commitSeen){
let accepted=new Map,expired=new Map,uncovered=new Map,remembered=earlier.accepted.filter(({acceptance:acceptance2})=>acceptances.some(({id})=>id===
acceptance2.id));for(let result of cases.filter(({verdict:verdict2})=>verdict2==="regression")){for(let acceptance2 of acceptances.filter(({
pattern:pattern2})=>matchesGlob(result.id,pattern2))){let before=remembered.find(each=>each.acceptance.id===acceptance2.id&&each.id===result.
id)??coveredBy(acceptance2,result,earlier,commitSeen);before===null?uncovered.set(result.id,acceptance2):hasGrown(result,before)?expired.set(
result.id,before):accepted.set(result.id,before)}accepted.has(result.id)&&expired.delete(result.id),(accepted.has(result.id)||expired.has(result.
id))&&uncovered.delete(result.id)}let fresh2=[...accepted.values()].filter(each=>!remembered.includes(each));return{accepted,expired,uncovered,
remembered:[...remembered,...fresh2]}}function coveredBy(acceptance2,result,{runs,heard},commitSeen){let{id,at}=acceptance2,now={...redCase2(
result),acceptance:acceptance2};if(at===null)return heard.includes(id)?null:now;let seen2=runs.filter(run3=>isBefore(run3.commitSeen,at)).sort(
(a,b)=>Date.parse(a.commitSeen??"")-Date.parse(b.commitSeen??"")).at(-1);if(isBefore(commitSeen,at)&&!(seen2&&isBefore(commitSeen,seen2.commitSeen??
"")))return now;let then=seen2?.red.find(each=>each.id===result.id);return then?{...then,acceptance:acceptance2}:null}function isBefore(time3,other){
return time3!==null&&Date.parse(time3)<Date.parse(other)}function redCases(cases){return cases.filter(({verdict:verdict2,id})=>verdict2==="r\
egression"&&id.length<=300).slice(0,100).map(redCase2)}function redCase2(result){let broken=limitsThat(result,"broken"),limits=Object.fromEntries(
broken.map(found=>[found.metric,beyond(found,"worst")]));return{id:result.id,extent:extentOf(result),...broken.length>0&&{limits}}}function beyond({
head,interval:interval3,limit:limit2,better},by){let end2=better==="higher"?interval3?.low:interval3?.high,log2=Math.log(((by==="worst"?end2:
head)??head??limit2)/limit2);return better==="higher"?-log2:log2}function extentOf(result){return Object.fromEntries(regressedMetrics(result).
map(metric2=>[metric2.name,worseBy(metric2,"worst")]))}function hasGrown(result,{extent:extent2,limits={}}){let exceeds=(now,then)=>now>(then??
Number.NEGATIVE_INFINITY);return regressedMetrics(result).some(metric2=>exceeds(worseBy(metric2,"estimate"),extent2[metric2.name]))||limitsThat(
result,"broken").some(found=>exceeds(beyond(found,"estimate"),limits[found.metric]))}function regressedMetrics(result){return result.metrics.
filter(metric2=>metric2.gates&&metric2.verdict==="regression")}function worseBy(metric2,by){let{ratio,interval:interval3,better}=metric2,end2=better===
"higher"?interval3?.low:interval3?.high,log2=Math.log((by==="worst"?end2:ratio)??ratio??1);return better==="higher"?-log2:log2}function concludeReview(results2,{
accepted,expired,uncovered}){let others=results2.cases.filter(({id})=>!accepted.has(id)),passes=judgedCode({...results2,cases:others})===0,doubts=notHeld(
expired.size,uncovered.size),withDoubts=short2=>doubts===""?short2:[...short2.map(title=>`${title}${doubts}`),...short2];if(accepted.size===
0)return{verdict:results2.verdict,words:`${headline(results2)}${doubts}`,titles:withDoubts(titles(results2)),passes};let rest=worst(others.map(
({verdict:verdict2})=>verdict2))??"unchanged";if(rest==="regression"||rest==="invalid"||!passes){let left={...results2,verdict:rest,cases:others},
more=`; ${accepted.size} more accepted`;return{verdict:rest,words:`${headline(left)}${more}${doubts}`,titles:withDoubts(titles(left).map(title=>`${title}${more}`)),
passes}}return{verdict:"accepted",words:`Accepted: ${headline(results2)}`,titles:titles(results2).map(title=>`accepted: ${title}`),passes}}function notHeld(grown2,uncovered){
let counted4=(count,one,several)=>count===0?"":count===1?`; ${one}`:`; ${count} ${several}`;return[counted4(grown2,"it was accepted but has \
grown since","were accepted but have grown since"),counted4(uncovered,"one was not red yet when it was accepted","were not red yet when they\
 were accepted")].join("")}function withoutPull(found,subject2,reporting){return{conclusion:conclusionOf(found,NOTHING_ACCEPTED,subject2,reporting),text:null,overtaken:!1,
outcome:"no pull request",undelivered:[]}}async function reportOn(found,subject2,reporting,{api,clock,random}){let{pull}=subject2,own2={marker:reporting.
marker,author:await ownLogin(api)},outsiders=(await commentsOf(pull.number,api)).filter(({author})=>author!==own2.author),{acceptances,refused}=await findAcceptances(
pull,outsiders,writers(api),api),review2=earlier=>{let accepting2=found.kind==="results"?accept(found.results.cases,acceptances,earlier,found.
run.createdAt):NOTHING_ACCEPTED,conclusion=conclusionOf(found,accepting2,subject2,reporting),hears=found.kind==="results"?acceptances.filter(
({at})=>at===null):[],heard=[...new Set([...earlier.heard,...hears.map(({id})=>id)])],accepted=found.kind==="results"?accepting2.remembered:
earlier.accepted,run3=thisRun(subject2,conclusion,found,reporting.now),state=withRun({...earlier,accepted,heard},run3),around={...reporting,
conclusion,pull,byFork:subject2.byFork,refused,state},text2=found.kind==="results"?commentText(found.results,accepting2,around):failureText(
found.message,around);return{conclusion,text:text2}},overtaken=!1,reviewed=review2(mergeStates([])),compose=bodies=>{let earlier=mergeStates(
bodies.map(readState)),last=earlier.runs.at(-1);return reviewed=review2(earlier),overtaken=last!==void 0&&isLater(last,{run:subject2.run.id,
attempt:subject2.run.attempt}),overtaken||reporting.when==="never"?null:bodies.length>0||subject2.byFork||isWanted(reporting.when,reviewed.conclusion,
found)?reviewed.text:null};try{let outcome=await keepComment({pull:pull.number,own:own2,compose},api,clock,random);return{...reviewed,outcome,
overtaken,undelivered:[]}}catch(error3){if(!(error3 instanceof DeliveryError))throw error3;return{...reviewed,outcome:"not delivered",overtaken,
undelivered:[error3.message]}}}function isWanted(when,{verdict:verdict2,passes},found){return!passes||when==="always"||found.kind==="failure"||
isAltered(found.results)?!0:verdict2!=="unchanged"&&verdict2!=="inconclusive"}var FORKS_OWN="fork's own numbers: ",NOTHING_MEASURED="Nothing\
 could be measured";function conclusionOf(found,accepting2,{byFork,pull},{forkStatus}){if(found.kind==="failure"){let[first=""]=plainLine(found.
message).split(`
`);return{verdict:"failed",words:`${NOTHING_MEASURED}: ${clip(first,200)}`,titles:failureTitles(first),passes:!1,state:"failure"}}let concluded=concludeReview(
found.results,accepting2),whose=byFork?FORKS_OWN:"",words2=`${whose}${concluded.words}`,titles2=concluded.titles.map(title=>`${whose}${title}`);
if(!concluded.passes)return{...concluded,words:words2,titles:titles2,state:"failure"};let believed=!byFork||forkStatus==="trusted",enough=(!pull?.
fork||found.whole)&&!isOpen(concluded,found.results,pull?.fork??!1);return{...concluded,words:words2,titles:titles2,state:believed&&enough?"\
success":"pending"}}function failureTitles(line){let clauses=line.split(/(?=[;,(])/);return[...clauses.map((_,i)=>clauses.slice(0,clauses.length-
i).join("").trim()).map(text2=>`${NOTHING_MEASURED}: ${text2}`),NOTHING_MEASURED]}function thisRun({head,run:run3},{verdict:verdict2,titles:titles2},found,now){
let at=found.kind==="results"?found.results.startedAt:now;return{run:run3.id,attempt:run3.attempt,head,verdict:verdict2,headline:fitting(titles2.
map(plainLine),200),at:clip(plainLine(at),40),commitSeen:found.run.createdAt,red:found.kind==="results"?redCases(found.results.cases):[]}}function readValues(options2,given,nameOf){let read=({name:name2,parse:parse5,default:usual})=>{let text2=given(name2)??usual;if(text2!==void 0)
try{return parse5(text2)}catch(error3){throw error3 instanceof UsageError?new UsageError(`${nameOf(name2)}: ${error3.message}`):error3}},values2=Object.
entries(options2).map(([key,option])=>[key,read(option)]);return Object.fromEntries(values2)}function optional3(declaration,parse5){return{...declaration,
parse:parse5}}function withDefault(declaration,parse5){return{...declaration,parse:parse5}}function flag(name2,description){return{name:name2,
description,default:"false",parse:parseFlag}}var asIs=text2=>text2;function unknown2(what,name2,known2){let close=nearest(name2,known2);return`\
unknown ${what} ${name2}; ${close?`did you mean ${close}?`:`the ${what}s are ${known2.join(", ")}`}`}function oneOf(known2){return text2=>{let found=known2.
find(each=>each===text2);if(!found)throw new UsageError(unknown2("value",text2,known2));return found}}function parseFlag(text2){let value={true:!0,
false:!1}[text2.toLowerCase()];if(value===void 0)throw new UsageError(`${JSON.stringify(text2)} is neither true nor false; write one of them`);
return value}function listOf2(known2){return text2=>{let named2=text2.split(/[,|\s]+/).filter(Boolean);if(named2.length===0)throw new UsageError(
`"${text2}" names nothing; write it like regression,invalid or never`);return named2.map(oneOf(known2))}}function parseSeed(text2){if(!/^\d{1,10}$/.
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
 from that server, which must answer 200. Defaults to `/`."},parsePath2)},OPEN3=flag("open","Open the page in a browser."),SETUP={from:optional3(
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
oneOf(WHEN)),status:withDefault({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},parseFlag)};var commentCommand={name:"comment",summary:"show a run's results in its pull request; needs a token, and runs no code of the change",group:"\
ci",examples:[{line:"loadgate comment",does:"report the run of this workflow's event"},{line:"loadgate comment --results .loadgate/results.j\
son",does:"report a run on this machine"},{line:"loadgate comment --when always --fork-status trusted",does:"comment each time, and let fork\
s pass by their own numbers"}],options:COMMENTING,async run({values:values2,host}){let options2={...values2,token:process.env.GITHUB_TOKEN??
""},review2=await comment(options2,readEvent(process.env),process.env,host);return process.stdout.write(`${escapeWorkflowCommands(commentLine(
review2))}
`),commentCode(review2,options2)}},USUAL_CONFIG="loadgate.yml";async function comment(...given){try{return await Promise.race([review(...given),
interruptionOf(given[3])])}catch(error3){throw statusOf(error3)===null?error3:new DeliveryError(`GitHub refused a request: ${error3.message}`,
{cause:error3})}}async function review(options2,event,env,host){let api=githubApi(options2.token,env),subject2=await subjectOf(event,api,env),
{pull}=subject2;if(subject2.unasked)return{why:"the run is of no open pull request; one that is open again is measured again"};if(pull&&pull.
head!==subject2.head)return{why:`the head of #${pull.number} is ${pull.head.slice(0,12)} by now, whose own run will report`};let sides=pull??
(subject2.queuedOn?{baseHead:subject2.queuedOn,head:subject2.head}:null),parting=sides&&await partingOf(sides,api),found=await foundBy(subject2,
parting,options2,api,host);if(found==="moved")return{why:"the head has moved on since the run was requested"};let url=runUrl(subject2.run,env),
reporting={marker:markerOf(workflowOf(event,env),options2.config),when:options2.when,forkStatus:options2.forkStatus,runUrl:url,compareUrl:parting&&
compareUrl(parting.mergeBase,subject2.head,env),artifact:options2.artifact,statusName:options2.status?statusContext(options2.config,USUAL_CONFIG):
null,remarks:found.kind==="results"&&found.run?await observedLines(found.results,found.run,options2.artifact,api):[],now:host.clock.date().toISOString()},
reviewed=pull?await reportOn(found,{...subject2,pull},reporting,{api,clock:host.clock,random:Math.random}):withoutPull(found,subject2,reporting);
if(!options2.status||reviewed.overtaken)return reviewed;let context=statusContext(options2.config,USUAL_CONFIG),{state,titles:titles2}=reviewed.
conclusion,altered=found.kind==="results"&&isAltered(found.results),about2={head:subject2.head,state,titles:titles2,altered,mergeBase:parting?.
mergeBase??null},failed=await setStatus({...about2,context,url,run:subject2.run},api,env);return{...reviewed,undelivered:[...reviewed.undelivered,
...failed===null?[]:[failed]]}}function commentCode(review2,{status:status2}){return"why"in review2?EXIT.done:!status2&&!review2.conclusion.
passes?["regression","inconclusive"].includes(review2.conclusion.verdict)?EXIT.regression:EXIT.invalid:review2.undelivered.length>0?EXIT.undelivered:
EXIT.done}function commentLine(review2){return"why"in review2?`nothing to report: ${review2.why}`:[`${review2.conclusion.words}; comment: ${review2.
outcome}`,...review2.undelivered].join(`
`)}async function foundBy(subject2,parting,options2,api,host){let{results:results2,artifact}=options2,own2=await recordOfRun(subject2.run.id,
api),read=left2=>readLeft(left2,subject2,parting,options2,api);if(results2!==void 0)return read({results:textOf(results2,host),failure:null,
run:own2});let left=await filesOfRun(own2,artifact,api);if(left)return read(left);let first=null;for await(let earlier of filesForCommit(own2,
subject2.head,artifact,api)){let found=await read(earlier);if(found!=="moved"&&!(found.kind==="failure"&&found.otherBase))return found;first??=
found}return first??{kind:"failure",message:"the measuring job left no results; its log says why",run:own2,otherBase:!1}}function textOf(results2,host){
try{return readFileSync3(resolve(host.cwd,results2),"utf8")}catch(error3){throw new UsageError(`${results2} cannot be read (${error3.message}\
)`)}}async function readLeft({results:text2,failure:failure3,run:run3},{head,certain,pull,byFork},parting,options2,api){let failed=(message,otherBase2=!1)=>({
kind:"failure",message,run:run3,otherBase:otherBase2});if(!text2)return failed(failure3?parseFailure(failure3):"the measuring job left no re\
sults; its log says why");let read=readResults(text2),commitOf=side=>read.variants.find(({variant:variant2})=>variant2===side)?.commit,[base,
measured3]=[commitOf("base"),commitOf("head")];if(measured3!==head&&!certain)return"moved";if(measured3!==head)throw new UsageError(`the res\
ults are of commit ${measured3}, but the run was for ${head}; measure again`);if(parting===null)return{kind:"results",results:judgedAgain(read),
whole:!0,run:run3};if(base!==parting.mergeBase)return failed(otherBase(base,parting.mergeBase),!0);let preset=options2.preset??(pull?.fork?void 0:
read.plan.named?.preset),rules=await baseRules(parting,{...options2,preset},api);return{kind:"results",...judgedByBase(read,rules,{fork:pull?.
fork??!1,byFork}),run:run3}}function otherBase(base,mergeBase2){let[was,is]=[base??"nothing",mergeBase2].map(commit=>commit.slice(0,12));return`\
the results compare with ${was}, but the merge base of this change is ${is}, so they do not apply; measure again without naming a base`}function token(description){return optional3({name:"github-token",value:"TOKEN",required:!0,description},text2=>text2)}var ABOUT_A_CHANGE={base:{
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
REQUEST2,EXPORT];import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command3,properties,message){let cmd=new Command(command3,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command3,properties,message){command3||(command3="missing.command"),this.command=command3,this.
properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>
0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?
first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command3,message){let filePath=process.env[`GITHUB_${command3}`];if(!filePath)throw new Error(`Unable to find envi\
ronment variable for file command ${command3}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(
filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter=`ghadelimiter_${crypto.randomUUID()}`,
convertedValue=toCommandValue(value);if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}\
"`);if(convertedValue.includes(delimiter))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}\
<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve2){resolve2(value)})}return new(P||(P=Promise))(function(resolve2,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve2(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},
{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. C\
heck if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,constants.R_OK|constants.W_OK)}catch{throw new Error(
`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,
this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?
`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options2){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options2?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text2,addEOL=!1){return this._buffer+=text2,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("c\
ode",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap(
"li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row3=>{let cells=row3.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(
Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),
element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap(
"summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options2){let{width,height}=options2||{},attrs=Object.assign(
Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).
addEOL()}addHeading(text2,level){let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,
text2);return this.addRaw(element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){
let element=this.wrap("br",null);return this.addRaw(element).addEOL()}addQuote(text2,cite){let attrs=Object.assign({},cite&&{cite}),element=this.
wrap("blockquote",text2,attrs);return this.addRaw(element).addEOL()}addLink(text2,href){let element=this.wrap("a",text2,{href});return this.
addRaw(element).addEOL()}},_summary=new Summary;var summary=_summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function setSecret(secret2){issueCommand("add-mask",{},secret2)}function getInput(name2,options2){let val=process.env[`INPUT_${name2.replace(/ /g,"_").toUpperCase()}`]||"";if(options2&&options2.required&&
!val)throw new Error(`Input required and not supplied: ${name2}`);return options2&&options2.trimWhitespace===!1?val:val.trim()}function setOutput(name2,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name2,value));process.
stdout.write(os4.EOL),issueCommand("set-output",{name:name2},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error2(message)}function error2(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function notice2(message,properties={}){issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}var MOST_BYTES2=64*1024*1024;var WIDTH2=360,HEIGHT=236,PLOT={left:54,right:WIDTH2-6,top:20,bottom:HEIGHT-34};var WIDE=Math.log(4),WIDEST=Math.log(10),DOUBLINGS=[-3,-2,-1,0,1,2,3].map(power=>(2**power-1)*100);var RISK=.05;var READING=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their differ\
ence is not significant (t intervals of all pairs, Bonferroni, ${share2(RISK)} per table).`,"\u2265 and \u2264 mark values that something other than t\
he server limited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; sta\
rt-up lasts to the first right answer."];var WIDTH3=360;var PLOT2={left:104,right:WIDTH3-58};var MOST_BYTES3=32*1024*1024;import{closeSync as closeSync2,openSync as openSync2,readSync as readSync2,writeSync}from"node:fs";var FOR_OTHERS=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function hideEnvironment(){for(let[name2,value]of Object.entries(process.
env))process.env[name2]=value;try{let{from,bytes:bytes3}=placeOf3(readText("/proc/self/stat")??""),memory=openSync2("/proc/self/mem","r+");try{
let area=Buffer.alloc(bytes3);return readSync2(memory,area,0,bytes3,from)!==bytes3?!1:writeSync(memory,withoutSecrets(area),0,bytes3,from)===
bytes3}finally{closeSync2(memory)}}catch{return!1}}function placeOf3(stat){let fields=stat.slice(stat.lastIndexOf(")")+2).split(" "),[from,to]=[
Number(fields[47]),Number(fields[48])];if(!(from>0&&to>from))throw new RangeError("the kernel does not say where the environment is");return{
from,bytes:to-from}}function withoutSecrets(area){let kept=area.toString("latin1").split("\0").filter(setting=>{let name2=setting.slice(0,Math.
max(0,setting.indexOf("=")));return isAllowed(name2)||FOR_OTHERS.includes(name2)}),result=Buffer.alloc(area.length);return result.write(kept.
map(setting=>`${setting}\0`).join(""),"latin1"),result}var INSTEAD={pull_request_target:`measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,workflow_run:`\
measure on: pull_request, and comment here with ${subActionPath("comment")}`,issue_comment:`read the comment with ${subActionPath("request")}\
, and pass its base and head to another job with command: compare, as in workflows/command.yml`};function refuseTargetEvent(event){if(event===
"pull_request_target")throw new UsageError(`the event ${event} is refused, since outsiders can trigger it and it has the repository's secret\
s; ${INSTEAD[event]}`)}async function runAction(definition,step){hideEnvironment();let sink={isTTY:!1,columns:120,write:log},host=hostHere(process.env.GITHUB_WORKSPACE||
process.cwd(),sink);try{let event=readEvent(process.env);refuseTargetEvent(event.name);let inputs=readValues(definition.inputs,name2=>getInput(
name2)||void 0,inputNamed);process.exitCode=await step({inputs,event,host,output:setOutput})}catch(failure3){setFailed(messageOf(failure3)),
process.exitCode=codeOfError(failure3),failure3 instanceof Interrupted&&process.exit()}}function inputNamed(name2){return`input "${name2}"`}function log(text2){process.stdout.write(escapeWorkflowCommands(text2))}var ANNOTATE={error:error2,
warning,notice:notice2};function annotate({level,message,title,file,line}){let place={...title&&{title},...file&&{file},...line&&{startLine:line}};
ANNOTATE[level](escapeWorkflowCommands(message),place)}async function summarize(markdown2){process.env.GITHUB_STEP_SUMMARY&&await summary.addRaw(
markdown2,!0).write()}function tokenGiven(input){let token2=input||process.env.GITHUB_TOKEN||"";return token2!==""&&setSecret(token2),token2}await runAction(COMMENT,async({inputs,event,host,output})=>{let options2={...inputs,token:tokenGiven(inputs.token)},review2=await comment(options2,
event,process.env,host);if(log(`${commentLine(review2)}
`),"why"in review2)return 0;output("verdict",review2.conclusion.verdict);for(let message of review2.undelivered)annotate({level:"error",message});
return review2.undelivered.length>0&&review2.text!==null&&await summarize(review2.text),commentCode(review2,options2)});
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
