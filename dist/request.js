import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=
0,e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&
typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,
key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(
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
"An Emitter already exists for this object");this.instance.on=(name,cb)=>this._addListener(name,"many",cb),this.instance.once=(name,cb)=>this.
_addListener(name,"once",cb),this.instance.removeAllListeners=(name=null)=>name!=null?delete this._events[name]:this._events={}}_addListener(name,status,cb){
var base;return(base=this._events)[name]==null&&(base[name]=[]),this._events[name].push({cb,status}),this.instance}listenerCount(name){return this.
_events[name]!=null?this._events[name].length:0}async trigger(name,...args){var e,promises2;try{return name!=="debug"&&this.trigger("debug",
`Event triggered: ${name}`,args),this._events[name]==null?void 0:(this._events[name]=this._events[name].filter(function(listener){return listener.
status!=="none"}),promises2=this._events[name].map(async listener=>{var e2,returned;if(listener.status!=="none"){listener.status==="once"&&(listener.
status="none");try{return returned=typeof listener.cb=="function"?listener.cb(...args):void 0,typeof returned?.then=="function"?await returned:
returned}catch(error3){return e2=error3,this.trigger("error",e2),null}}}),(await Promise.all(promises2)).find(function(x){return x!=null}))}catch(error3){
return e=error3,this.trigger("error",e),null}}};var Events_1=Events,DLList$1,Events$1,Queues;DLList$1=DLList_1,Events$1=Events_1,Queues=class{constructor(num_priorities){
var i;this.Events=new Events$1(this),this._length=0,this._lists=(function(){var j,ref,results2;for(results2=[],i=j=1,ref=num_priorities;1<=ref?
j<=ref:j>=ref;i=1<=ref?++j:--j)results2.push(new DLList$1((()=>this.incr()),(()=>this.decr())));return results2}).call(this)}incr(){if(this.
_length++===0)return this.Events.trigger("leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(job){return this._lists[job.
options.priority].push(job)}queued(priority){return priority!=null?this._lists[priority].length:this._length}shiftAll(fn){return this._lists.
forEach(function(list2){return list2.forEachShift(fn)})}getFirst(arr=this._lists){var j,len,list2;for(j=0,len=arr.length;j<len;j++)if(list2=
arr[j],list2.length>0)return list2;return[]}shiftLastFrom(priority){return this.getFirst(this._lists.slice(priority).reverse()).shift()}};var Queues_1=Queues,
BottleneckError;BottleneckError=class extends Error{};var BottleneckError_1=BottleneckError,BottleneckError$1,DEFAULT_PRIORITY,Job,NUM_PRIORITIES,
parser$1;NUM_PRIORITIES=10,DEFAULT_PRIORITY=5,parser$1=parser,BottleneckError$1=BottleneckError_1,Job=class{constructor(task,args,options,jobDefaults,rejectOnDrop,Events2,_states,Promise2){
this.task=task,this.args=args,this.rejectOnDrop=rejectOnDrop,this.Events=Events2,this._states=_states,this.Promise=Promise2,this.options=parser$1.
load(options,jobDefaults),this.options.priority=this._sanitizePriority(this.options.priority),this.options.id===jobDefaults.id&&(this.options.
id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((_resolve,_reject)=>{this._resolve=_resolve,this._reject=_reject}),
this.retryCount=0}_sanitizePriority(priority){var sProperty;return sProperty=~~priority!==priority?DEFAULT_PRIORITY:priority,sProperty<0?0:sProperty>
NUM_PRIORITIES-1?NUM_PRIORITIES-1:sProperty}_randomIndex(){return Math.random().toString(36).slice(2)}doDrop({error:error3,message="This job\
 has been dropped by Bottleneck"}={}){return this._states.remove(this.options.id)?(this.rejectOnDrop&&this._reject(error3??new BottleneckError$1(
message)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.promise}),!0):!1}_assertStatus(expected){
var status;if(status=this._states.jobStatus(this.options.id),!(status===expected||expected==="DONE"&&status===null))throw new BottleneckError$1(
`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this.
_states.start(this.options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(reachedHWM,blocked){return this.
_assertStatus("RECEIVED"),this._states.next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM,blocked})}doRun(){
return this.retryCount===0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger(
"scheduled",{args:this.args,options:this.options})}async doExecute(chained,clearGlobalState,run3,free){var error3,eventInfo,passed;this.retryCount===
0?(this._assertStatus("RUNNING"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),eventInfo={args:this.args,options:this.
options,retryCount:this.retryCount},this.Events.trigger("executing",eventInfo);try{if(passed=await(chained!=null?chained.schedule(this.options,
this.task,...this.args):this.task(...this.args)),clearGlobalState())return this.doDone(eventInfo),await free(this.options,eventInfo),this._assertStatus(
"DONE"),this._resolve(passed)}catch(error1){return error3=error1,this._onFailure(error3,eventInfo,clearGlobalState,run3,free)}}doExpire(clearGlobalState,run3,free){
var error3,eventInfo;return this._states.jobStatus(this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXEC\
UTING"),eventInfo={args:this.args,options:this.options,retryCount:this.retryCount},error3=new BottleneckError$1(`This job timed out after ${this.
options.expiration} ms.`),this._onFailure(error3,eventInfo,clearGlobalState,run3,free)}async _onFailure(error3,eventInfo,clearGlobalState,run3,free){
var retry2,retryAfter;if(clearGlobalState())return retry2=await this.Events.trigger("failed",error3,eventInfo),retry2!=null?(retryAfter=~~retry2,
this.Events.trigger("retry",`Retrying ${this.options.id} after ${retryAfter} ms`,eventInfo),this.retryCount++,run3(retryAfter)):(this.doDone(
eventInfo),await free(this.options,eventInfo),this._assertStatus("DONE"),this._reject(error3))}doDone(eventInfo){return this._assertStatus("\
EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",eventInfo)}};var Job_1=Job,BottleneckError$2,LocalDatastore,parser$2;
parser$2=parser,BottleneckError$2=BottleneckError_1,LocalDatastore=class{constructor(instance,storeOptions,storeInstanceOptions){this.instance=
instance,this.storeOptions=storeOptions,this.clientId=this.instance._randomIndex(),parser$2.load(storeInstanceOptions,storeInstanceOptions,this),
this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=
this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){var base;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=
null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=
null)?typeof(base=this.heartbeat=setInterval(()=>{var amount2,incr,maximum,now,reservoir;if(now=Date.now(),this.storeOptions.reservoirRefreshInterval!=
null&&now>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this._lastReservoirRefresh=now,this.storeOptions.reservoir=
this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),this.storeOptions.reservoirIncreaseInterval!=null&&
now>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:amount2,reservoirIncreaseMaximum:maximum,
reservoir}=this.storeOptions,this._lastReservoirIncrease=now,incr=maximum!=null?Math.min(amount2,maximum-reservoir):amount2,incr>0))return this.
storeOptions.reservoir+=incr,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?base.unref():void 0:
clearInterval(this.heartbeat)}async __publish__(message){return await this.yieldLoop(),this.instance.Events.trigger("message",message.toString())}async __disconnect__(flush){
return await this.yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(t=0){return new this.Promise(function(resolve,reject){
return setTimeout(resolve,t)})}computePenalty(){var ref;return(ref=this.storeOptions.penalty)!=null?ref:15*this.storeOptions.minTime||5e3}async __updateSettings__(options){
return await this.yieldLoop(),parser$2.overwrite(options,options,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),
!0}async __running__(){return await this.yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){
return await this.yieldLoop(),this._done}async __groupCheck__(time2){return await this.yieldLoop(),this._nextRequest+this.timeout<time2}computeCapacity(){
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
(this.counts[current]--,delete this._jobs[id]),current!=null}jobStatus(id){var ref;return(ref=this.status[this._jobs[id]])!=null?ref:null}statusJobs(status){
var k,pos,ref,results2,v;if(status!=null){if(pos=this.status.indexOf(status),pos<0)throw new BottleneckError$3(`status must be one of ${this.
status.join(", ")}`);ref=this._jobs,results2=[];for(k in ref)v=ref[k],v===pos&&results2.push(k);return results2}else return Object.keys(this.
_jobs)}statusCounts(){return this.counts.reduce(((acc,v,i)=>(acc[this.status[i]]=v,acc)),{})}};var States_1=States,DLList$2,Sync;DLList$2=DLList_1,
Sync=class{constructor(name,Promise2){this.schedule=this.schedule.bind(this),this.name=name,this.Promise=Promise2,this._running=0,this._queue=
new DLList$2}isEmpty(){return this._queue.length===0}async _tryToRun(){var args,cb,error3,reject,resolve,returned,task;if(this._running<1&&this.
_queue.length>0)return this._running++,{task,args,resolve,reject}=this._queue.shift(),cb=await(async function(){try{return returned=await task(
...args),function(){return resolve(returned)}}catch(error1){return error3=error1,function(){return reject(error3)}}})(),this._running--,this.
_tryToRun(),cb()}schedule(task,...args){var promise,reject,resolve;return resolve=reject=null,promise=new this.Promise(function(_resolve,_reject){
return resolve=_resolve,reject=_reject}),this._queue.push({task,args,resolve,reject}),this._tryToRun(),promise}};var Sync_1=Sync,version2="2\
.19.5",version$1={version:version2},version$2=Object.freeze({version:version2,default:version$1}),require$$2=()=>console.log("You must impor\
t the full version of Bottleneck in order to use this feature."),require$$3=()=>console.log("You must import the full version of Bottleneck \
in order to use this feature."),require$$4=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),Events$2,
Group,IORedisConnection$1,RedisConnection$1,Scripts$1,parser$3;parser$3=parser,Events$2=Events_1,RedisConnection$1=require$$2,IORedisConnection$1=
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
ref,results2,time2,v;time2=Date.now(),ref=this.instances,results2=[];for(k in ref){v=ref[k];try{await v._store.__groupCheck__(time2)?results2.
push(this.deleteKey(k)):results2.push(void 0)}catch(error3){e=error3,results2.push(v.Events.trigger("error",e))}}return results2},this.timeout/
2)).unref=="function"?base.unref():void 0}updateSettings(options={}){if(parser$3.overwrite(options,this.defaults,this),parser$3.overwrite(options,
options,this.limiterOptions),options.timeout!=null)return this._startAutoCleanup()}disconnect(flush=!0){var ref;if(!this.sharedConnection)return(ref=
this.connection)!=null?ref.disconnect(flush):void 0}}return Group2.prototype.defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-ke\
y"},Group2}).call(commonjsGlobal);var Group_1=Group,Batcher,Events$3,parser$4;parser$4=parser,Events$3=Events_1,Batcher=(function(){class Batcher2{constructor(options={}){
this.options=options,parser$4.load(this.options,this.defaults,this),this.Events=new Events$3(this),this._arr=[],this._resetPromise(),this._lastFlush=
Date.now()}_resetPromise(){return this._promise=new this.Promise((res,rej)=>this._resolve=res)}_flush(){return clearTimeout(this._timeout),this.
_lastFlush=Date.now(),this._resolve(),this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(data){var ret;return this.
_arr.push(data),ret=this._promise,this._arr.length===this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(
()=>this._flush(),this.maxTime)),ret}}return Batcher2.prototype.defaults={maxTime:null,maxSize:null,Promise},Batcher2}).call(commonjsGlobal);
var Batcher_1=Batcher,require$$4$1=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),require$$8=getCjsExportFromNamespace(
version$2),Bottleneck2,DEFAULT_PRIORITY$1,Events$4,Job$1,LocalDatastore$1,NUM_PRIORITIES$1,Queues$1,RedisDatastore$1,States$1,Sync$1,parser$5,
splice=[].splice;NUM_PRIORITIES$1=10,DEFAULT_PRIORITY$1=5,parser$5=parser,Queues$1=Queues_1,Job$1=Job_1,LocalDatastore$1=LocalDatastore_1,RedisDatastore$1=
require$$4$1,Events$4=Events_1,States$1=States_1,Sync$1=Sync_1,Bottleneck2=(function(){class Bottleneck3{constructor(options={},...invalid){
var storeInstanceOptions,storeOptions;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(options,invalid),parser$5.load(options,
this.instanceDefaults,this),this._queues=new Queues$1(NUM_PRIORITIES$1),this._scheduled={},this._states=new States$1(["RECEIVED","QUEUED","R\
UNNING","EXECUTING"].concat(this.trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new Events$4(this),this._submitLock=new Sync$1(
"submit",this.Promise),this._registerLock=new Sync$1("register",this.Promise),storeOptions=parser$5.load(options,this.storeDefaults,{}),this.
_store=(function(){if(this.datastore==="redis"||this.datastore==="ioredis"||this.connection!=null)return storeInstanceOptions=parser$5.load(
options,this.redisStoreDefaults,{}),new RedisDatastore$1(this,storeOptions,storeInstanceOptions);if(this.datastore==="local")return storeInstanceOptions=
parser$5.load(options,this.localStoreDefaults,{}),new LocalDatastore$1(this,storeOptions,storeInstanceOptions);throw new Bottleneck3.prototype.
BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),this._queues.on("leftzero",()=>{var ref;return(ref=this._store.heartbeat)!=
null&&typeof ref.ref=="function"?ref.ref():void 0}),this._queues.on("zero",()=>{var ref;return(ref=this._store.heartbeat)!=null&&typeof ref.
unref=="function"?ref.unref():void 0})}_validateOptions(options,invalid){if(!(options!=null&&typeof options=="object"&&invalid.length===0))throw new Bottleneck3.
prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if \
you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){return`b_${this.id}`}channel_client(){
return`b_${this.id}_${this._store.clientId}`}publish(message){return this._store.__publish__(message)}disconnect(flush=!0){return this._store.
__disconnect__(flush)}chain(_limiter){return this._limiter=_limiter,this}queued(priority){return this._queues.queued(priority)}clusterQueued(){
return this._store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){
return this._store.__done__()}jobStatus(id){return this._states.jobStatus(id)}jobs(status){return this._states.statusJobs(status)}counts(){return this.
_states.statusCounts()}_randomIndex(){return Math.random().toString(36).slice(2)}check(weight=1){return this._store.__check__(weight)}_clearGlobalState(index){
return this._scheduled[index]!=null?(clearTimeout(this._scheduled[index].expiration),delete this._scheduled[index],!0):!1}async _free(index,job,options,eventInfo){
var e,running;try{if({running}=await this._store.__free__(index,options.weight),this.Events.trigger("debug",`Freed ${options.id}`,eventInfo),
running===0&&this.empty())return this.Events.trigger("idle")}catch(error1){return e=error1,this.Events.trigger("error",e)}}_run(index,job,wait){
var clearGlobalState,free,run3;return job.doRun(),clearGlobalState=this._clearGlobalState.bind(this,index),run3=this._run.bind(this,index,job),
free=this._free.bind(this,index,job),this._scheduled[index]={timeout:setTimeout(()=>job.doExecute(this._limiter,clearGlobalState,run3,free),
wait),expiration:job.options.expiration!=null?setTimeout(function(){return job.doExpire(clearGlobalState,run3,free)},wait+job.options.expiration):
void 0,job}}_drainOne(capacity){return this._registerLock.schedule(()=>{var args,index,next,options,queue;return this.queued()===0?this.Promise.
resolve(null):(queue=this._queues.getFirst(),{options,args}=next=queue.first(),capacity!=null&&options.weight>capacity?this.Promise.resolve(
null):(this.Events.trigger("debug",`Draining ${options.id}`,{args,options}),index=this._randomIndex(),this._store.__register__(index,options.
weight,options.expiration).then(({success,wait,reservoir})=>{var empty;return this.Events.trigger("debug",`Drained ${options.id}`,{success,args,
options}),success?(queue.shift(),empty=this.empty(),empty&&this.Events.trigger("empty"),reservoir===0&&this.Events.trigger("depleted",empty),
this._run(index,next,wait),this.Promise.resolve(options.weight)):this.Promise.resolve(null)})))})}_drainAll(capacity,total=0){return this._drainOne(
capacity).then(drained=>{var newCapacity;return drained!=null?(newCapacity=capacity!=null?capacity-drained:capacity,this._drainAll(newCapacity,
total+drained)):this.Promise.resolve(total)}).catch(e=>this.Events.trigger("error",e))}_dropAllQueued(message){return this._queues.shiftAll(
function(job){return job.doDrop({message})})}stop(options={}){var done,waitForExecuting;return options=parser$5.load(options,this.stopDefaults),
waitForExecuting=at=>{var finished;return finished=()=>{var counts2;return counts2=this._states.counts,counts2[0]+counts2[1]+counts2[2]+counts2[3]===
at},new this.Promise((resolve,reject)=>finished()?resolve():this.on("done",()=>{if(finished())return this.removeAllListeners("done"),resolve()}))},
done=options.dropWaitingJobs?(this._run=function(index,next){return next.doDrop({message:options.dropErrorMessage})},this._drainOne=()=>this.
Promise.resolve(null),this._registerLock.schedule(()=>this._submitLock.schedule(()=>{var k,ref,v;ref=this._scheduled;for(k in ref)v=ref[k],this.
jobStatus(v.job.options.id)==="RUNNING"&&(clearTimeout(v.timeout),clearTimeout(v.expiration),v.job.doDrop({message:options.dropErrorMessage}));
return this._dropAllQueued(options.dropErrorMessage),waitForExecuting(0)}))):this.schedule({priority:NUM_PRIORITIES$1-1,weight:0},()=>waitForExecuting(
1)),this._receive=function(job){return job._reject(new Bottleneck3.prototype.BottleneckError(options.enqueueErrorMessage))},this.stop=()=>this.
Promise.reject(new Bottleneck3.prototype.BottleneckError("stop() has already been called")),done}async _addToQueue(job){var args,blocked,error3,
options,reachedHWM,shifted,strategy;({args,options}=job);try{({reachedHWM,blocked,strategy}=await this._store.__submit__(this.queued(),options.
weight))}catch(error1){return error3=error1,this.Events.trigger("debug",`Could not queue ${options.id}`,{args,options,error:error3}),job.doDrop(
{error:error3}),!1}return blocked?(job.doDrop(),!0):reachedHWM&&(shifted=strategy===Bottleneck3.prototype.strategy.LEAK?this._queues.shiftLastFrom(
options.priority):strategy===Bottleneck3.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(options.priority+1):strategy===Bottleneck3.
prototype.strategy.OVERFLOW?job:void 0,shifted?.doDrop(),shifted==null||strategy===Bottleneck3.prototype.strategy.OVERFLOW)?(shifted==null&&
job.doDrop(),reachedHWM):(job.doQueue(reachedHWM,blocked),this._queues.push(job),await this._drainAll(),reachedHWM)}_receive(job){return this.
_states.jobStatus(job.options.id)!=null?(job._reject(new Bottleneck3.prototype.BottleneckError(`A job with the same id already exists (id=${job.
options.id})`)),!1):(job.doReceive(),this._submitLock.schedule(this._addToQueue,job))}submit(...args){var cb,fn,job,options,ref,ref1,task;return typeof args[0]==
"function"?(ref=args,[fn,...args]=ref,[cb]=splice.call(args,-1),options=parser$5.load({},this.jobDefaults)):(ref1=args,[options,fn,...args]=
ref1,[cb]=splice.call(args,-1),options=parser$5.load(options,this.jobDefaults)),task=(...args2)=>new this.Promise(function(resolve,reject){return fn(
...args2,function(...args3){return(args3[0]!=null?reject:resolve)(args3)})}),job=new Job$1(task,args,options,this.jobDefaults,this.rejectOnDrop,
this.Events,this._states,this.Promise),job.promise.then(function(args2){return typeof cb=="function"?cb(...args2):void 0}).catch(function(args2){
return Array.isArray(args2)?typeof cb=="function"?cb(...args2):void 0:typeof cb=="function"?cb(args2):void 0}),this._receive(job)}schedule(...args){
var job,options,task;return typeof args[0]=="function"?([task,...args]=args,options={}):[options,task,...args]=args,job=new Job$1(task,args,
options,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),this._receive(job),job.promise}wrap(fn){var schedule,wrapped;
return schedule=this.schedule.bind(this),wrapped=function(...args){return schedule(fn.bind(this),...args)},wrapped.withOptions=function(options,...args){
return schedule(options,fn,...args)},wrapped}async updateSettings(options={}){return await this._store.__updateSettings__(parser$5.overwrite(
options,this.storeDefaults)),parser$5.overwrite(options,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(incr=0){
return this._store.__incrementReservoir__(incr)}}return Bottleneck3.default=Bottleneck3,Bottleneck3.Events=Events$4,Bottleneck3.version=Bottleneck3.
prototype.version=require$$8.version,Bottleneck3.strategy=Bottleneck3.prototype.strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},Bottleneck3.
BottleneckError=Bottleneck3.prototype.BottleneckError=BottleneckError_1,Bottleneck3.Group=Bottleneck3.prototype.Group=Group_1,Bottleneck3.RedisConnection=
Bottleneck3.prototype.RedisConnection=require$$2,Bottleneck3.IORedisConnection=Bottleneck3.prototype.IORedisConnection=require$$3,Bottleneck3.
Batcher=Bottleneck3.prototype.Batcher=Batcher_1,Bottleneck3.prototype.jobDefaults={priority:DEFAULT_PRIORITY$1,weight:1,expiration:null,id:"\
<no-id>"},Bottleneck3.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:Bottleneck3.prototype.strategy.LEAK,penalty:null,
reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,reservoirIncreaseMaximum:null},
Bottleneck3.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},Bottleneck3.prototype.redisStoreDefaults={Promise,timeout:null,
heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:!1,connection:null},Bottleneck3.prototype.
instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:!0,trackDoneStatus:!1,Promise},Bottleneck3.prototype.stopDefaults=
{enqueueErrorMessage:"This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:!0,dropErrorMessage:"This limiter has been \
stopped."},Bottleneck3}).call(commonjsGlobal);var Bottleneck_1=Bottleneck2,lib=Bottleneck_1;return lib}))}});var UsageError=class extends Error{name="UsageError"},RunError=class extends Error{name="RunError"},Interrupted=class extends Error{name="In\
terrupted";signal;constructor(signal){super(`interrupted by ${signal}`),this.signal=signal}};var DeliveryError=class extends Error{name="DeliveryError"},INTERRUPTED="interrupted; everything it started is gone";function messageOf(error3){
return error3 instanceof Interrupted?INTERRUPTED:[UsageError,RunError,DeliveryError].some(kind=>error3 instanceof kind)?error3.message:error3 instanceof
Error?error3.stack??error3.message:String(error3)}function getUserAgent(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==
void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function register(state,name,method2,options){if(typeof method2!="function")throw new Error("method for before hook must be a function");return options||
(options={}),Array.isArray(name)?name.reverse().reduce((callback,name2)=>register.bind(null,state,name2,callback,options),method2)():Promise.
resolve().then(()=>state.registry[name]?state.registry[name].reduce((method3,registered)=>registered.hook.bind(null,method3,options),method2)():
method2(options))}function addHook(state,kind,name,hook2){let orig=hook2;state.registry[name]||(state.registry[name]=[]),kind==="before"&&(hook2=(method2,options)=>Promise.
resolve().then(orig.bind(null,options)).then(method2.bind(null,options))),kind==="after"&&(hook2=(method2,options)=>{let result;return Promise.
resolve().then(method2.bind(null,options)).then(result_=>(result=result_,orig(result,options))).then(()=>result)}),kind==="error"&&(hook2=(method2,options)=>Promise.
resolve().then(method2.bind(null,options)).catch(error3=>orig(error3,options))),state.registry[name].push({hook:hook2,orig})}function removeHook(state,name,method2){if(!state.registry[name])return;let index=state.registry[name].map(registered=>registered.orig).indexOf(
method2);index!==-1&&state.registry[name].splice(index,1)}var bind=Function.bind,bindable=bind.bind(bind);function bindApi(hook2,state,name){let removeHookRef=bindable(removeHook,null).apply(null,name?
[state,name]:[state]);hook2.api={remove:removeHookRef},hook2.remove=removeHookRef,["before","error","after","wrap"].forEach(kind=>{let args=name?
[state,kind,name]:[state,kind];hook2[kind]=hook2.api[kind]=bindable(addHook,null).apply(null,args)})}function Singular(){let singularHookName=Symbol(
"Singular"),singularHookState={registry:{}},singularHook=register.bind(null,singularHookState,singularHookName);return bindApi(singularHook,
singularHookState,singularHookName),singularHook}function Collection(){let state={registry:{}},hook2=register.bind(null,state);return bindApi(
hook2,state),hook2}var before_after_hook_default={Singular,Collection};var VERSION="0.0.0-development",userAgent=`octokit-endpoint.js/${VERSION} ${getUserAgent()}`,DEFAULTS={method:"GET",baseUrl:"https://api.git\
hub.com",headers:{accept:"application/vnd.github.v3+json","user-agent":userAgent},mediaType:{format:""}};function lowercaseKeys(object2){return object2?
Object.keys(object2).reduce((newObj,key)=>(newObj[key.toLowerCase()]=object2[key],newObj),{}):{}}function isPlainObject(value){if(typeof value!=
"object"||value===null||Object.prototype.toString.call(value)!=="[object Object]")return!1;let proto=Object.getPrototypeOf(value);if(proto===
null)return!0;let Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.constructor;return typeof Ctor=="function"&&Ctor instanceof
Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}function mergeDeep(defaults,options){let result=Object.assign({},defaults);
return Object.keys(options).forEach(key=>{isPlainObject(options[key])?key in defaults?result[key]=mergeDeep(defaults[key],options[key]):Object.
assign(result,{[key]:options[key]}):Object.assign(result,{[key]:options[key]})}),result}function removeUndefinedProperties(obj){for(let key in obj)
obj[key]===void 0&&delete obj[key];return obj}function merge(defaults,route,options){if(typeof route=="string"){let[method2,url]=route.split(
" ");options=Object.assign(url?{method:method2,url}:{url:method2},options)}else options=Object.assign({},route);options.headers=lowercaseKeys(
options.headers),removeUndefinedProperties(options),removeUndefinedProperties(options.headers);let mergedOptions=mergeDeep(defaults||{},options);
return options.url==="/graphql"&&(defaults&&defaults.mediaType.previews?.length&&(mergedOptions.mediaType.previews=defaults.mediaType.previews.
filter(preview=>!mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews)),mergedOptions.mediaType.previews=
(mergedOptions.mediaType.previews||[]).map(preview=>preview.replace(/-preview/,""))),mergedOptions}function addQueryParameters(url,parameters){
let separator=/\?/.test(url)?"&":"?",names=Object.keys(parameters);return names.length===0?url:url+separator+names.map(name=>name==="q"?"q="+
parameters.q.split("+").map(encodeURIComponent).join("+"):`${name}=${encodeURIComponent(parameters[name])}`).join("&")}var urlVariableRegex=/\{[^{}}]+\}/g;
function removeNonChars(variableName){return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(url){
let matches=url.match(urlVariableRegex);return matches?matches.map(removeNonChars).reduce((a,b)=>a.concat(b),[]):[]}function omit(object2,keysToOmit){
let result={__proto__:null};for(let key of Object.keys(object2))keysToOmit.indexOf(key)===-1&&(result[key]=object2[key]);return result}function encodeReserved(str){
return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part){return/%[0-9A-Fa-f]/.test(part)||(part=encodeURI(part).replace(/%5B/g,"[").replace(
/%5D/g,"]")),part}).join("")}function encodeUnreserved(str){return encodeURIComponent(str).replace(/[!'()*]/g,function(c){return"%"+c.charCodeAt(
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
replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(_,expression,literal2){if(expression){let operator="",values=[];if(operators.indexOf(expression.
charAt(0))!==-1&&(operator=expression.charAt(0),expression=expression.substr(1)),expression.split(/,/g).forEach(function(variable){var tmp=/([^:\*]*)(?::(\d+)|(\*))?/.
exec(variable);values.push(getValues(context,operator,tmp[1],tmp[2]||tmp[3]))}),operator&&operator!=="+"){var separator=",";return operator===
"?"?separator="&":operator!=="#"&&(separator=operator),(values.length!==0?operator:"")+values.join(separator)}else return values.join(",")}else
return encodeReserved(literal2)}),template==="/"?template:template.replace(/\/$/,"")}function parse(options){let method2=options.method.toUpperCase(),
url=(options.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),headers=Object.assign({},options.headers),body,parameters=omit(options,["method","base\
Url","url","headers","request","mediaType"]),urlVariableNames=extractUrlVariableNames(url);url=parseUrl(url).expand(parameters),/^http/.test(
url)||(url=options.baseUrl+url);let omittedParameters=Object.keys(options).filter(option=>urlVariableNames.includes(option)).concat("baseUrl"),
remainingParameters=omit(parameters,omittedParameters);if(!/application\/octet-stream/i.test(headers.accept)&&(options.mediaType.format&&(headers.
accept=headers.accept.split(/,/).map(format=>format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${options.
mediaType.format}`)).join(",")),url.endsWith("/graphql")&&options.mediaType.previews?.length)){let previewsFromAcceptHeader=headers.accept.match(
/(?<![\w-])[\w-]+(?=-preview)/g)||[];headers.accept=previewsFromAcceptHeader.concat(options.mediaType.previews).map(preview=>{let format=options.
mediaType.format?`.${options.mediaType.format}`:"+json";return`application/vnd.github.${preview}-preview${format}`}).join(",")}return["GET",
"HEAD"].includes(method2)?url=addQueryParameters(url,remainingParameters):"data"in remainingParameters?body=remainingParameters.data:Object.
keys(remainingParameters).length&&(body=remainingParameters),!headers["content-type"]&&typeof body<"u"&&(headers["content-type"]="applicatio\
n/json; charset=utf-8"),["PATCH","PUT"].includes(method2)&&typeof body>"u"&&(body=""),Object.assign({method:method2,url,headers},typeof body<
"u"?{body}:null,options.request?{request:options.request}:null)}function endpointWithDefaults(defaults,route,options){return parse(merge(defaults,
route,options))}function withDefaults(oldDefaults,newDefaults){let DEFAULTS2=merge(oldDefaults,newDefaults),endpoint2=endpointWithDefaults.bind(
null,DEFAULTS2);return Object.assign(endpoint2,{DEFAULTS:DEFAULTS2,defaults:withDefaults.bind(null,DEFAULTS2),merge:merge.bind(null,DEFAULTS2),
parse})}var endpoint=withDefaults(null,DEFAULTS);var CHAR_MAP=new Uint8Array(256);CHAR_MAP[9]|=2;CHAR_MAP[32]|=2;CHAR_MAP[59]|=4;CHAR_MAP[44]|=8;for(let code=128;code<=255;code++)CHAR_MAP[code]|=
1;for(let char of"!#$%&'*+-.^_`|~")CHAR_MAP[char.charCodeAt(0)]|=16;for(let code=48;code<=57;code++)CHAR_MAP[code]|=16;for(let code=65;code<=
90;code++)CHAR_MAP[code]|=17;for(let code=97;code<=122;code++)CHAR_MAP[code]|=16;var NullObject=(()=>{let C=function(){};return C.prototype=
Object.create(null),C})();function parse2(header,options){let stopFlags=4|(options?.comma===!0?8:0),len=header.length,valueStart=options?.start??0;for(;(CHAR_MAP[header.
charCodeAt(valueStart)]&2)!==0;)valueStart++;let index=valueStart,typeFlags=0,whitespace=-1,stop=options?.parameters===!1?8:0;for(;index<len;){
let code=header.charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){stop|=flags&8;break}(flags&2)!==0?whitespace===-1&&(whitespace=
index):whitespace=-1,typeFlags|=code&65280|flags,index++}let valueEnd=whitespace===-1?index:whitespace,value=header.slice(valueStart,valueEnd),
type=(typeFlags&65281)===0?value:value.toLowerCase();return index===len||stop!==0?{type,index,parameters:new NullObject}:parseParameters(header,
type,index,len,stopFlags)}function parseParameters(header,type,index,len,stopFlags){let parameters=new NullObject;parameter:for(;index<len;){
for(index++;(CHAR_MAP[header.charCodeAt(index)]&2)!==0;)index++;let keyStart=index,keyFlags=0,keyWhitespace=-1;for(;index<len;){let code=header.
charCodeAt(index),flags=CHAR_MAP[code];if((flags&stopFlags)!==0){if((flags&8)!==0)break parameter;continue parameter}if(code===61){let keyEnd=keyWhitespace===
-1?index:keyWhitespace,value=header.slice(keyStart,keyEnd),key=(keyFlags&65281)===0?value:value.toLowerCase();for(index++;(CHAR_MAP[header.charCodeAt(
index)]&2)!==0;)index++;if(index<len&&header.charCodeAt(index)===34){let quotedStart=++index,escaped=!1;for(;index<len;){let code2=header.charCodeAt(
index);if(code2===34){parameters[key]===void 0&&(parameters[key]=escaped?unescapeQuotedPairs(header,quotedStart,index):header.slice(quotedStart,
index)),index++;let stop2=0;for(;index<len;){let code3=header.charCodeAt(index),flags2=CHAR_MAP[code3];if((flags2&stopFlags)!==0){stop2=flags2&
8;break}index++}if(stop2!==0)break parameter;continue parameter}if(code2===92&&index+1<len){escaped=!0,index+=2;continue}index++}continue parameter}
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
context):value,JSONParseV2=(text,reviver)=>JSON.parse(text,(key,value,context)=>{let isNumber=typeof value=="number",isOutOfBounds=value>Number.
MAX_SAFE_INTEGER||value<Number.MIN_SAFE_INTEGER,isBigNumber=isNumber&&isOutOfBounds,isInt=context&&intRegex.test(context.source);return isBigNumber&&
isInt?BigInt(context.source):typeof reviver=="function"?reviver(key,value,context):value}),MAX_INT=Number.MAX_SAFE_INTEGER.toString(),MAX_DIGITS=MAX_INT.
length,stringsOrLargeNumbers=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,noiseValueWithQuotes=/^"-?\d+n+"$/,applyReviverIteratively=(parsed,userReviver)=>{
let rootHolder={"":parsed},stack=[{parent:rootHolder,key:"",visited:!1}];for(;stack.length>0;){let node2=stack[stack.length-1];if(node2.visited){
let{parent,key}=node2,value=parent[key];typeof value=="string"&&(customFormat.test(value)?value=BigInt(value.slice(0,-1)):noiseValue.test(value)&&
(value=value.slice(0,-1))),typeof userReviver=="function"&&(value=userReviver.call(parent,key,value)),value===void 0?delete parent[key]:parent[key]=
value,stack.pop()}else{node2.visited=!0;let value=node2.parent[node2.key];if(value!==null&&typeof value=="object"){let keys=Object.keys(value);
for(let i=keys.length-1;i>=0;i--)stack.push({parent:value,key:keys[i],visited:!1})}}}return rootHolder[""]},serializeBigInts=text=>text.replace(
stringsOrLargeNumbers,(match,digits,fractional,exponential)=>{let isString=match[0]==='"';if(isString&&noiseValueWithQuotes.test(match))return match.
substring(0,match.length-1)+'n"';let hasFractionalOrExponential=fractional||exponential,isLessThanMaxSafeInt=digits&&(digits.length<MAX_DIGITS||
digits.length===MAX_DIGITS&&digits<=MAX_INT);return isString||hasFractionalOrExponential||isLessThanMaxSafeInt?match:'"'+match+'n"'}),JSONParse=(text,reviver)=>{
if(!text)return originalParse(text,reviver);try{if(isContextSourceSupported())return JSONParseV2(text,reviver);let serializedData=serializeBigInts(
text);return originalParse(serializedData,(key,value,context)=>convertMarkedBigIntsReviver(key,value,context,reviver))}catch(error3){if(error3 instanceof
RangeError){let serializedData=serializeBigInts(text),parsed=originalParse(serializedData);return applyReviverIteratively(parsed,reviver)}throw error3}};var RequestError=class extends Error{name;status;request;response;constructor(message,statusCode,options){super(message,{cause:options.cause}),
this.name="HttpError",this.status=Number.parseInt(statusCode),Number.isNaN(this.status)&&(this.status=0);"response"in options&&(this.response=
options.response);let requestCopy=Object.assign({},options.request);options.request.headers.authorization&&(requestCopy.headers=Object.assign(
{},options.request.headers,{authorization:options.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),requestCopy.url=requestCopy.
url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=requestCopy}};var VERSION2="10.0.16",defaults_default={headers:{"user-agent":`octokit-request.js/${VERSION2} ${getUserAgent()}`}};function isPlainObject2(value){
if(typeof value!="object"||value===null||Object.prototype.toString.call(value)!=="[object Object]")return!1;let proto=Object.getPrototypeOf(
value);if(proto===null)return!0;let Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.constructor;return typeof Ctor=="f\
unction"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}var noop=()=>"";async function fetchWrapper(requestOptions){
let fetch2=requestOptions.request?.fetch||globalThis.fetch;if(!fetch2)throw new Error("fetch is not set. Please pass a fetch implementation \
as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let log2=requestOptions.request?.
log||console,parseSuccessResponseBody=requestOptions.request?.parseSuccessResponseBody!==!1,body=isPlainObject2(requestOptions.body)||Array.
isArray(requestOptions.body)?JSONStringify(requestOptions.body):requestOptions.body,requestHeaders=Object.fromEntries(Object.entries(requestOptions.
headers).map(([name,value])=>[name,String(value)])),fetchResponse;try{fetchResponse=await fetch2(requestOptions.url,{method:requestOptions.method,
body,redirect:requestOptions.request?.redirect,headers:requestHeaders,signal:requestOptions.request?.signal,...requestOptions.body&&{duplex:"\
half"}})}catch(error3){let message="Unknown Error";if(error3 instanceof Error){if(error3.name==="AbortError")throw error3.status=500,error3;
message=error3.message,error3.name==="TypeError"&&"cause"in error3&&(error3.cause instanceof Error?message=error3.cause.message:typeof error3.
cause=="string"&&(message=error3.cause))}let requestError=new RequestError(message,500,{request:requestOptions});throw requestError.cause=error3,
requestError}let status=fetchResponse.status,url=fetchResponse.url,responseHeaders={};for(let[key,value]of fetchResponse.headers)responseHeaders[key]=
value;let octokitResponse={url,status,headers:responseHeaders,data:""};if("deprecation"in responseHeaders){let matches=responseHeaders.link&&
responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/),deprecationLink=matches&&matches.pop();log2.warn(`[@octokit/request] "${requestOptions.
method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink?`. See ${deprecationLink}`:
""}`)}if(status===204||status===205)return octokitResponse;if(requestOptions.method==="HEAD"){if(status<400)return octokitResponse;throw new RequestError(
fetchResponse.statusText,status,{response:octokitResponse,request:requestOptions})}if(status===304)throw octokitResponse.data=await getResponseData(
fetchResponse),new RequestError("Not modified",status,{response:octokitResponse,request:requestOptions});if(status>=400)throw octokitResponse.
data=await getResponseData(fetchResponse),new RequestError(toErrorMessage(octokitResponse.data),status,{response:octokitResponse,request:requestOptions});
return octokitResponse.data=parseSuccessResponseBody?await getResponseData(fetchResponse):fetchResponse.body,octokitResponse}async function getResponseData(response){
let contentType=response.headers.get("content-type");if(!contentType)return response.text().catch(noop);let mimetype=parse2(contentType);if(isJSONResponse(
mimetype)){let text="";try{return text=await response.text(),JSONParse(text)}catch{return text}}else return mimetype.type.startsWith("text/")||
mimetype.parameters.charset?.toLowerCase()==="utf-8"&&mimetype.type!=="application/octet-stream"?response.text().catch(noop):response.arrayBuffer().
catch(()=>new ArrayBuffer(0))}function isJSONResponse(mimetype){return mimetype.type==="application/json"||mimetype.type==="application/scim\
+json"}function toErrorMessage(data){if(typeof data=="string")return data;if(data instanceof ArrayBuffer)return"Unknown error";if(typeof data==
"object"&&data!==null&&"message"in data){let objectData=data,suffix="documentation_url"in objectData?` - ${objectData.documentation_url}`:"";
return Array.isArray(objectData.errors)?`${objectData.message}: ${objectData.errors.map(v=>JSON.stringify(v)).join(", ")}${suffix}`:`${objectData.
message}${suffix}`}return`Unknown error: ${JSON.stringify(data)}`}function withDefaults2(oldEndpoint,newDefaults){let endpoint2=oldEndpoint.
defaults(newDefaults);return Object.assign(function(route,parameters){let endpointOptions=endpoint2.merge(route,parameters);if(!endpointOptions.
request||!endpointOptions.request.hook)return fetchWrapper(endpoint2.parse(endpointOptions));let request22=(route2,parameters2)=>fetchWrapper(
endpoint2.parse(endpoint2.merge(route2,parameters2)));return Object.assign(request22,{endpoint:endpoint2,defaults:withDefaults2.bind(null,endpoint2)}),
endpointOptions.request.hook(request22,endpointOptions)},{endpoint:endpoint2,defaults:withDefaults2.bind(null,endpoint2)})}var request=withDefaults2(
endpoint,defaults_default);var VERSION3="0.0.0-development";function _buildMessageForResponseErrors(data){return`Request failed due to following response errors:
`+data.errors.map(e=>` - ${e.message}`).join(`
`)}var GraphqlResponseError=class extends Error{constructor(request22,headers,response){super(_buildMessageForResponseErrors(response)),this.
request=request22,this.headers=headers,this.response=response,this.errors=response.errors,this.data=response.data,Error.captureStackTrace&&Error.
captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},NON_VARIABLE_OPTIONS=["method","b\
aseUrl","url","headers","request","query","mediaType","operationName"],FORBIDDEN_VARIABLE_OPTIONS=["query","method","url"],GHES_V3_SUFFIX_REGEX=/\/api\/v3\/?$/;
function graphql(request22,query,options){if(options){if(typeof query=="string"&&"query"in options)return Promise.reject(new Error('[@octoki\
t/graphql] "query" cannot be used as variable name'));for(let key in options)if(FORBIDDEN_VARIABLE_OPTIONS.includes(key))return Promise.reject(
new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`))}let parsedOptions=typeof query=="string"?Object.assign({query},options):
query,requestOptions=Object.keys(parsedOptions).reduce((result,key)=>NON_VARIABLE_OPTIONS.includes(key)?(result[key]=parsedOptions[key],result):
(result.variables||(result.variables={}),result.variables[key]=parsedOptions[key],result),{}),baseUrl=parsedOptions.baseUrl||request22.endpoint.
DEFAULTS.baseUrl;return GHES_V3_SUFFIX_REGEX.test(baseUrl)&&(requestOptions.url=baseUrl.replace(GHES_V3_SUFFIX_REGEX,"/api/graphql")),request22(
requestOptions).then(response=>{if(response.data.errors){let headers={};for(let key of Object.keys(response.headers))headers[key]=response.headers[key];
throw new GraphqlResponseError(requestOptions,headers,response.data)}return response.data.data})}function withDefaults3(request22,newDefaults){
let newRequest=request22.defaults(newDefaults);return Object.assign((query,options)=>graphql(newRequest,query,options),{defaults:withDefaults3.
bind(null,newRequest),endpoint:newRequest.endpoint})}var graphql2=withDefaults3(request,{headers:{"user-agent":`octokit-graphql.js/${VERSION3}\
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
return class extends this{constructor(...args){let options=args[0]||{};if(typeof defaults=="function"){super(defaults(options));return}super(
Object.assign({},defaults,options,options.userAgent&&defaults.userAgent?{userAgent:`${options.userAgent} ${defaults.userAgent}`}:null))}}}static plugins=[];static plugin(...newPlugins){
let currentPlugins=this.plugins;return class extends this{static plugins=currentPlugins.concat(newPlugins.filter(plugin=>!currentPlugins.includes(
plugin)))}}constructor(options={}){let hook2=new before_after_hook_default.Collection,requestDefaults={baseUrl:request.endpoint.DEFAULTS.baseUrl,
headers:{},request:Object.assign({},options.request,{hook:hook2.bind(null,"request")}),mediaType:{previews:[],format:""}};if(requestDefaults.
headers["user-agent"]=options.userAgent?`${options.userAgent} ${userAgentTrail}`:userAgentTrail,options.baseUrl&&(requestDefaults.baseUrl=options.
baseUrl),options.previews&&(requestDefaults.mediaType.previews=options.previews),options.timeZone&&(requestDefaults.headers["time-zone"]=options.
timeZone),this.request=request.defaults(requestDefaults),this.graphql=withCustomRequest(this.request).defaults(requestDefaults),this.log=createLogger(
options.log),this.hook=hook2,options.authStrategy){let{authStrategy,...otherOptions}=options,auth2=authStrategy(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:otherOptions},options.auth));hook2.wrap("request",auth2.hook),this.auth=auth2}else if(!options.
auth)this.auth=async()=>({type:"unauthenticated"});else{let auth2=createTokenAuth(options.auth);hook2.wrap("request",auth2.hook),this.auth=auth2}
let classConstructor=this.constructor;for(let i=0;i<classConstructor.plugins.length;++i)Object.assign(this,classConstructor.plugins[i](this,
options))}request;graphql;log;hook;auth};var VERSION5="0.0.0-development";function normalizePaginatedListResponse(response){if(!response.data)return{...response,data:[]};if(!(("tota\
l_count"in response.data||"total_commits"in response.data)&&!("url"in response.data)))return response;let incompleteResults=response.data.incomplete_results,
repositorySelection=response.data.repository_selection,totalCount=response.data.total_count,totalCommits=response.data.total_commits;delete response.
data.incomplete_results,delete response.data.repository_selection,delete response.data.total_count,delete response.data.total_commits;let namespaceKey=Object.
keys(response.data)[0],data=response.data[namespaceKey];return response.data=data,typeof incompleteResults<"u"&&(response.data.incomplete_results=
incompleteResults),typeof repositorySelection<"u"&&(response.data.repository_selection=repositorySelection),response.data.total_count=totalCount,
response.data.total_commits=totalCommits,response}function iterator(octokit,route,parameters){let options=typeof route=="function"?route.endpoint(
parameters):octokit.request.endpoint(route,parameters),requestMethod=typeof route=="function"?route:octokit.request,method2=options.method,headers=options.
headers,url=options.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!url)return{done:!0};try{let response=await requestMethod({method:method2,
url,headers}),normalizedResponse=normalizePaginatedListResponse(response);if(url=((normalizedResponse.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||
[])[1],!url&&"total_commits"in normalizedResponse.data){let parsedUrl=new URL(normalizedResponse.url),params=parsedUrl.searchParams,page=parseInt(
params.get("page")||"1",10),per_page=parseInt(params.get("per_page")||"250",10);page*per_page<normalizedResponse.data.total_commits&&(params.
set("page",String(page+1)),url=parsedUrl.toString())}return{value:normalizedResponse}}catch(error3){if(error3.status!==409)throw error3;return url=
"",{value:{status:200,headers:{},data:[]}}}}})}}function paginate(octokit,route,parameters,mapFn){return typeof parameters=="function"&&(mapFn=
parameters,parameters=void 0),gather(octokit,[],iterator(octokit,route,parameters)[Symbol.asyncIterator](),mapFn)}function gather(octokit,results2,iterator2,mapFn){
return iterator2.next().then(result=>{if(result.done)return results2;let earlyExit=!1;function done(){earlyExit=!0}return results2=results2.
concat(mapFn?mapFn(result.value,done):result.value.data),earlyExit?results2:gather(octokit,results2,iterator2,mapFn)})}var composePaginateRest=Object.
assign(paginate,{iterator});function paginateRest(octokit){return{paginate:Object.assign(paginate.bind(null,octokit),{iterator:iterator.bind(null,octokit)})}}paginateRest.
VERSION=VERSION5;var import_light=__toESM(require_light(),1);var VERSION6="0.0.0-development";function isRequestError(error3){return error3.request!==void 0}async function errorRequest(state,octokit,error3,options){
if(!isRequestError(error3)||!error3?.request.request)throw error3;if(error3.status>=400&&!state.doNotRetry.includes(error3.status)){let retries=options.
request.retries!=null?options.request.retries:state.retries,retryAfter=Math.pow((options.request.retryCount||0)+1,2);throw octokit.retry.retryRequest(
error3,retries,retryAfter)}throw error3}async function wrapRequest(state,octokit,request3,options){let limiter=new import_light.default;return limiter.
on("failed",function(error3,info){let maxRetries=~~error3.request.request?.retries,after=~~error3.request.request?.retryAfter;if(options.request.
retryCount=info.retryCount+1,maxRetries>info.retryCount)return after*state.retryAfterBaseValue}),limiter.schedule(requestWithGraphqlErrorHandling.
bind(null,state,octokit,request3),options)}async function requestWithGraphqlErrorHandling(state,octokit,request3,options){let response=await request3(
options);if(response.data&&response.data.errors&&response.data.errors.length>0&&/Something went wrong while executing your query/.test(response.
data.errors[0].message)){let error3=new RequestError(response.data.errors[0].message,500,{request:options,response});return errorRequest(state,
octokit,error3,options)}return response}function retry(octokit,octokitOptions){let state=Object.assign({enabled:!0,retryAfterBaseValue:1e3,doNotRetry:[
400,401,403,404,410,422,451],retries:3},octokitOptions.retry),retryPlugin={retry:{retryRequest:(error3,retries,retryAfter)=>(error3.request.
request=Object.assign({},error3.request.request,{retries,retryAfter}),error3)}};return state.enabled&&(octokit.hook.error("request",errorRequest.
bind(null,state,retryPlugin)),octokit.hook.wrap("request",wrapRequest.bind(null,state,retryPlugin))),retryPlugin}retry.VERSION=VERSION6;var import_light2=__toESM(require_light(),1),VERSION7="0.0.0-development",noop3=()=>Promise.resolve();function wrapRequest2(state,request3,options){
return state.retryLimiter.schedule(doRequest,state,request3,options)}async function doRequest(state,request3,options){let{pathname}=new URL(
options.url,"http://github.test"),isAuth=isAuthRequest(options.method,pathname),isWrite=!isAuth&&options.method!=="GET"&&options.method!=="H\
EAD",isSearch=options.method==="GET"&&pathname.startsWith("/search/"),isGraphQL=pathname.startsWith("/graphql"),jobOptions=~~request3.retryCount>
0?{priority:0,weight:0}:{};state.clustering&&(jobOptions.expiration=1e3*60),(isWrite||isGraphQL)&&await state.write.key(state.id).schedule(jobOptions,
noop3),isWrite&&state.triggersNotification(pathname)&&await state.notifications.key(state.id).schedule(jobOptions,noop3),isSearch&&await state.
search.key(state.id).schedule(jobOptions,noop3);let req=(isAuth?state.auth:state.global).key(state.id).schedule(jobOptions,request3,options);
if(isGraphQL){let res=await req;if(res.data.errors!=null&&res.data.errors.some(error3=>error3.type==="RATE_LIMITED"))throw Object.assign(new Error(
"GraphQL Rate Limit Exceeded"),{response:res,data:res.data})}return req}function isAuthRequest(method2,pathname){return method2==="PATCH"&&/^\/applications\/[^/]+\/token\/scoped$/.
test(pathname)||method2==="POST"&&(/^\/applications\/[^/]+\/token$/.test(pathname)||/^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname)||
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
state2,request3,options]=info.args,{pathname}=new URL(options.url,"http://github.test");if(!(pathname.startsWith("/graphql")&&error3.status!==
401||error3.status===403||error3.status===429))return;let retryCount=~~request3.retryCount;request3.retryCount=retryCount,options.request.retryCount=
retryCount;let{wantRetry,retryAfter=0}=await(async function(){if(/\bsecondary rate\b/i.test(error3.message)){let retryAfter2=Number(error3.response.
headers["retry-after"])||state2.fallbackSecondaryRateRetryAfter;return{wantRetry:await emitter.trigger("secondary-limit",retryAfter2,options,
octokit,retryCount),retryAfter:retryAfter2}}if(error3.response.headers!=null&&error3.response.headers["x-ratelimit-remaining"]==="0"||(error3.
response.data?.errors??[]).some(error22=>error22.type==="RATE_LIMITED")){let rateLimitReset=new Date(~~error3.response.headers["x-ratelimit-\
reset"]*1e3).getTime(),retryAfter2=Math.max(Math.ceil((rateLimitReset-Date.now())/1e3)+1,0);return{wantRetry:await emitter.trigger("rate-lim\
it",retryAfter2,options,octokit,retryCount),retryAfter:retryAfter2}}return{}})();if(wantRetry)return request3.retryCount++,retryAfter*state2.
retryAfterBaseValue})};return octokit.hook.wrap("request",(request3,options)=>(initializeBottleneck(),wrapRequest2(state,request3,options))),
{}}throttling.VERSION=VERSION7;throttling.triggersNotification=triggersNotification;var VERSION8="1.0.0",MAJOR=VERSION8.split(".")[0],DOCUMENTS=`https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;var Client=Octokit.plugin(paginateRest,retry,throttling),PUT_OFF={times:3,seconds:90},SILENCE_SECONDS=60;function limitedFetch(url,init){return fetch(
url,{...init,signal:AbortSignal.timeout(SILENCE_SECONDS*1e3)})}function githubApi(token2,env){let{GITHUB_REPOSITORY:repository="",GITHUB_API_URL:baseUrl="\
https://api.github.com"}=env,match=/^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(repository);if(token2==="")throw new UsageError(
'there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN');if(!match)throw new UsageError("GITHUB_REPOSITO\
RY is not set; set it to owner/name");let patient=(seconds3,_options,_octokit,times)=>seconds3<=PUT_OFF.seconds&&times<PUT_OFF.times;return{
octokit:new Client({auth:token2,baseUrl,userAgent:`loadgate/${VERSION8}`,log:{debug(){},info(){},warn(){},error(){}},request:{fetch:limitedFetch},
throttle:{id:baseUrl,onRateLimit:patient,onSecondaryRateLimit:patient}}),at:{owner:match[1],repo:match[2]}}}function statusOf(error3){let status=error3?.status;return error3 instanceof Error&&typeof status=="number"?status:null}var PILED_MARKS=new RegExp("(\\p{M}{4})\\p{M}+","gu");var UNSAFE=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function printable(text){return text.replaceAll(UNSAFE,c=>{let code=c.codePointAt(0).toString(
16);return code.length>4?`\\u{${code}}`:`\\u${code.padStart(4,"0")}`})}function quote(text){return`"${printable(text.length>60?`${text.slice(
0,57)}...`:text)}"`}function escapeWorkflowCommands(text){return text.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}var SECONDS={h:3600,m:60,s:1,ms:.001},DURATION=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,
NUMBER=/^\d+(?:\.\d+)?$/,LONGEST_SECONDS=24*SECONDS.h;function parseDuration(value){let seconds3=typeof value=="number"?value:durationText(value.
trim());if(seconds3===void 0)throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);if(!(seconds3>0))throw new UsageError(
`${shown(value)} is not a duration above zero; write it like 90s or 5m`);if(seconds3>LONGEST_SECONDS)throw new UsageError(`${shown(value)} i\
s more than a day; write at most 24h`);return seconds3}function durationText(text){if(NUMBER.test(text))return Number(text);let parts=DURATION.
exec(text);if(text===""||parts===null)return;let[,h=0,m=0,s=0,ms=0]=parts;return Number(h)*SECONDS.h+Number(m)*SECONDS.m+Number(s)*SECONDS.s+
Number(ms)/1e3}function parseShare(value){let share2=shareOf(value);if(share2>0&&share2<1)return share2;let advice=typeof value=="number"&&share2>=
1&&share2<100?`did you mean ${share2}%?`:"write it like 2% or 0.02";throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`)}function shareOf(value){if(typeof value=="number")return value;let text=value.trim(),percent=text.endsWith("%"),digits=percent?text.slice(0,
-1).trimEnd():text;if(!NUMBER.test(digits))throw new UsageError(`${quote(value)} is not a share; write it like 2% or 0.02`);return percent?+`${digits}\
e-2`:Number(digits)}var shown=value=>typeof value=="number"?String(value):quote(value),DAY_SECONDS=86400,AGE_DAYS={d:1,w:7,mo:30.4375,y:365.25},AGE=/^(\d{1,5})(d|w|mo|y)$/;
function parseAge(value){let[,count,unit]=AGE.exec(value.trim())??[];if(count===void 0||Number(count)===0)throw new UsageError(`${quote(value)}\
 is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(count)*AGE_DAYS[unit]*DAY_SECONDS)}import{readFileSync,statSync}from"node:fs";var MAX_BYTES=32*1024*1024;function readEvent(env){let{GITHUB_EVENT_NAME:name,GITHUB_EVENT_PATH:path}=env;if(!name||!path)throw new UsageError(
"GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:size2}=statSync(
path);if(size2>MAX_BYTES)throw new Error(`it has ${size2} bytes, more than GitHub ever sends`);return{name,payload:JSON.parse(readFileSync(path,
"utf8"))}}catch(error3){throw new UsageError(`the event in ${path} cannot be read: ${error3.message}`)}}function fieldOf(json,...way){let value=json;for(let key of way){if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=
value[key]}return value}function writers({octokit,at}){let known2=new Map,ask=async username=>{try{let{data}=await octokit.request("GET /repos/{owner}/{repo}/collab\
orators/{username}/permission",{...at,username});return data.permission==="admin"||data.permission==="write"}catch(error3){if(statusOf(error3)===
404)return!1;throw error3}};return login=>{let asked=known2.get(login)??ask(login);return known2.set(login,asked),asked}}var RERUN_MOST_SECONDS=3600,RERUN_CASES=/^[\w.*?/,-]{1,200}$/,COMMIT=/^@(?:[0-9a-f]{40}|[0-9a-f]{64})$/,USAGE="unknown command; write /loadg\
ate run CASE --budget 3m @COMMIT, where CASE is a glob of cases and COMMIT the full id of the commit that you reviewed; each of the three ma\
y be left out";function parseRerunCommand(body){let[line=""]=body.trimStart().split(/\r?\n/),[command2,verb,...rest]=line.trim().split(/[ \t]+/);
if(command2!=="/loadgate")return null;if(verb!=="run")throw new UsageError(USAGE);let[cases,budget,commit]=["","",""];for(let i=0;i<rest.length;i++){
let word=rest[i],value=word.startsWith("--budget=")?word.slice(9):rest[i+1];if(word==="--budget"&&i++,word.startsWith("--budget"))budget=checkedBudget(
value??"");else if(commit===""&&COMMIT.test(word))commit=word.slice(1);else if(cases===""&&RERUN_CASES.test(word))cases=word;else throw new UsageError(
USAGE)}return{cases:cases===""||/\/(?:direct|proxy)$|\*$/.test(cases)?cases:`${cases}*`,budget,commit}}function checkedBudget(text){if(!/^[0-9a-z.]{1,12}$/.
test(text)||parseDuration(text)>RERUN_MOST_SECONDS)throw new UsageError("--budget must be at most 60m; write it like 3m");return text}async function requestIn(event,api){
let{payload}=event,[body,number3]=[fieldOf(payload,"comment","body"),fieldOf(payload,"issue","number")];if(typeof body!="string"||typeof number3!=
"number")throw new UsageError("the event has no comment");if(fieldOf(payload,"issue","pull_request")===void 0)return null;let by=fieldOf(payload,
"comment","user","login"),at=fieldOf(payload,"comment","created_at");try{let wish=parseRerunCommand(body);return wish===null?null:typeof by!=
"string"||!await writers(api)(by)?{why:"only people with write access may start a run"}:await grantRequest(wish,number3,String(at),api)}catch(error3){
if(error3 instanceof UsageError)return{why:error3.message};throw error3}}async function grantRequest({commit,...wish},number3,at,api){let{octokit,
at:repository}=api,{data:pull}=await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{...repository,pull_number:number3}),why2=refusalOf(
commit,{head:pull.head.sha,pushed:pull.head.repo?.pushed_at??null,at});if(why2!==null)return{why:why2};let{data}=await octokit.request("GET \
/repos/{owner}/{repo}/compare/{basehead}",{...repository,basehead:`${pull.base.sha}...${pull.head.sha}`,per_page:1});return{...wish,pull:number3,
head:pull.head.sha,base:data.merge_base_commit.sha}}function refusalOf(commit,{head,pushed,at}){return commit!==""?commit===head?null:`the p\
ull request's head is ${head} by now; review it, and comment again`:pushed!==null&&Date.parse(pushed)<Date.parse(at)?null:"the head's reposi\
tory was pushed to after the comment; review the pull request and comment again, or name the commit that you reviewed: /loadgate run @COMMIT"}
async function react(event,content,{octokit,at}){let id=fieldOf(event.payload,"comment","id");typeof id=="number"&&await octokit.request("PO\
ST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",{...at,comment_id:id,content}).catch(()=>{})}var MOST_SHARDS=256;function parseShard(text){let match=/^(\d{1,3})\/(\d{1,3})$/.exec(text.trim()),[index,count]=[Number(match?.[1]),Number(
match?.[2])];if(!match||count<1||count>MOST_SHARDS||index<1||index>count)throw new UsageError(`"${text}" is not a shard; write it like 1/3, \
up to ${MOST_SHARDS}/${MOST_SHARDS}`);return{index,count}}function parseShardCount(text){let count=/^\d{1,3}$/.test(text.trim())?Number(text):
0;if(count<1||count>MOST_SHARDS)throw new UsageError(`"${text}" is not a number of shards; write one from 1 to ${MOST_SHARDS}`);return count}var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,
assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,
cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,cloneDef:()=>cloneDef,
codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,defineLazy:()=>defineLazy,
defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,explicitlyAborted:()=>explicitlyAborted,
extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,
getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,
hide:()=>hide,installLazyProp:()=>installLazyProp,isObject:()=>isObject,isPlainObject:()=>isPlainObject3,issue:()=>issue,joinValues:()=>joinValues,
jsonStringifyReplacer:()=>jsonStringifyReplacer,members:()=>members,merge:()=>merge2,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,
nullish:()=>nullish,numKeys:()=>numKeys,objectClone:()=>objectClone,omit:()=>omit2,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,
partial:()=>partial,pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,
randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,sizeCaps:()=>sizeCaps,
slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,uint8ArrayToBase64url:()=>uint8ArrayToBase64url,
uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}
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
return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){let value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap2){let raw=sourceShape(source);for(let key of keys){
let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{let value=source._zod.def.shape[key];
return wrap2?wrap2(value,key):value}):putProp(target,key,wrap2?wrap2(desc.value,key):desc.value))}}function mirrorProps(target,source){for(let key of Reflect.
ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(
target,key,desc.value))}}function mergeDefs(...defs){let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(
def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(
schema._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){
let keys=Object.keys(promisesObj),promises2=keys.map(key=>promisesObj[key]);return Promise.all(promises2).then(results2=>{let resolvedObj={};
for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results2[i];return resolvedObj})}function randomString(length=10){let chars="abcdefghijkl\
mnopqrstuvwxyz",str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.
stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,
"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="ob\
ject"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(()=>{if(globalConfig.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes(
"Cloudflare"))return!1;try{let F=Function;return new F(""),!0}catch{return!1}});function isPlainObject3(o){if(isObject(o)===!1)return!1;let ctor=o.
constructor;if(ctor===void 0||typeof ctor!="function")return!0;let prot=ctor.prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.
call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject3(o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):
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
709551615")]};function pick(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pick\
() cannot be used on object schemas containing refinements");let newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(
schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){let raw=sourceShape(schema),keys=[];for(let key of Reflect.
ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.
push(key)}return keys}function omit2(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(schema,mask)),newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}
function extend(schema,shape){if(!isPlainObject3(shape))throw new Error("Invalid input to extend: expected a plain object");let checks=schema.
_zod.def.checks;if(checks&&checks.length>0){let existingShape=sourceShape(schema);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}
return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){let newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}function safeExtend(schema,shape){if(!isPlainObject3(
shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(
schema,shape)}))}function merge2(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain \
shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Us\
e .safeExtend() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(
b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}
function partial(Class2,schema,mask,name="partial"){let checks=schema._zod.def.checks;if(checks&&checks.length>0)throw new Error(`.${name}()\
 cannot be used on object schemas containing refinements`);let selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",innerType:value}))),
clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){let selected=mask?new Set(maskedKeys(
schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(
key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){
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
parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base64){let binaryString=atob(base64),bytes2=new Uint8Array(binaryString.length);
for(let i=0;i<binaryString.length;i++)bytes2[i]=binaryString.charCodeAt(i);return bytes2}function uint8ArrayToBase64(bytes2){let binaryString="";
for(let i=0;i<bytes2.length;i++)binaryString+=String.fromCharCode(bytes2[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){
let base64=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}
function uint8ArrayToBase64url(bytes2){return uint8ArrayToBase64(bytes2).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){
let cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid hex string length");let bytes2=new Uint8Array(cleanHex.
length/2);for(let i=0;i<cleanHex.length;i+=2)bytes2[i/2]=Number.parseInt(cleanHex.slice(i,i+2),16);return bytes2}function uint8ArrayToHex(bytes2){
return Array.from(bytes2).map(b=>b.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table2){
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
return fn[CONSTANT_CATCH]=!0,fn}var _a;var _zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){let E=_E;if(E){let saved=E.
stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=
saved}}}return new Definition}function $constructor(name,initializer3,proto,params){let zodProto={};function Internals(def){this.def=def,this.
constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{
_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer3(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.
add(target),members(target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||
(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{
value:name});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){for(let fn of deferred)
fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(_,"\
init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?!0:inst?._zod?.traits?.
has(name)}),Object.defineProperty(_,"name",{value:name}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},$ZodEncodeError=class extends Error{constructor(name){
super(`Encountered unidirectional transform during encode: ${name}`),this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig=
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
terminal&&node2._errors.push(mapper(issue3)),curr=node2,i++}}}};return processError(error3),fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;
if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,_params?.
callee??fn),e}return result.value};return fn};var _parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},
ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(
iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn};var _safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};function failure(Err,issues,ctx){let error3;return{success:!1,get error(){return error3||(error3=new Err(issues.map(iss=>finalizeIssue(iss,ctx,
config()))),issues=void 0,ctx=void 0),error3},set error(e){error3=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),
result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};var COMPILE_INVALID=Symbol.for("zod.compile.invalid"),COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema,value,_ctx)=>{let validator=schema.
_zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0;if(validator.definite===!0&&_ctx===void 0)return!1}
return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){let ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},fallbackRun=schema._zod.bag.fallbackRun,result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},
ctx)):result=schema._zod.run({value,issues:[]},ctx),result instanceof Promise)throw new $ZodAsyncError;return result.issues.length===0}var validateAsync=async(schema,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse4=_parse(_Err),fn=(schema,value,_ctx,_params)=>{let ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse4(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{let parse4=_parse(_Err),fn=(schema,value,_ctx,_params)=>parse4(schema,value,_ctx,finalizeParams(fn,_params));return fn};var _encodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:
{direction:"backward"};return await parseAsync2(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>await parseAsync2(schema,value,_ctx,finalizeParams(
fn,_params));return fn};var _safeEncode=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(_Err)(schema,
value,ctx)};var _safeDecode=_Err=>(schema,value,_ctx)=>_safeParse(_Err)(schema,value,_ctx);var _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(
_Err)(schema,value,ctx)};var _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(schema,value,_ctx);var cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,
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
pattern=new RegExp(typeof def.position=="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex);def.pattern=pattern,inst._zod.check=payload=>{
payload.value.includes(def.includes,def.position)||payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.
includes,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStartsWith=$constructor("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(
inst,def);let pattern=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.value.
startsWith(def.prefix)||payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,
inst,continue:!def.abort})}}),$ZodCheckEndsWith=$constructor("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern=new RegExp(
`.*${escapeRegex(def.suffix)}$`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.value.endsWith(def.suffix)||payload.issues.
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
value,inst}),payload)});function capSize(inst,size2){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse4=inst.
_zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size2(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(
inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse4(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
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
schema=shape[key],optin=schema?._zod?.optin,isOptionalIn=optin!==void 0,isOptionalOut=schema?._zod?.optout==="optional";if(doc.write(`const ${id}\
 = ${parseStr(k)};`),isOptionalIn&&isOptionalOut){let assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_present`;
doc.write(`
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
Promise.all(results2).then(results3=>handleUnionResults(results3,payload,inst,ctx)):handleUnionResults(results2,payload,inst,ctx)}});function discriminatorMap(def){let map=new Map;for(let option of def.options){let values=option._zod.propValues?.[def.discriminator];if(!values||
values.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(let value of values)if(map.
has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`);map.set(value,null)}else map.set(value,option)}
return map}var $ZodDiscriminatedUnion=$constructor("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=!1,$ZodUnion.init(inst,def);let _super=inst.
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
b)return{valid:!0,data:a};if(a instanceof Date&&b instanceof Date&&+a==+b)return{valid:!0,data:a};if(isPlainObject3(a)&&isPlainObject3(b)){let bKeys=Object.
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
result.issues.push(keyIssues.get(k))}let merged2=mergeValues(left.value,right.value);if(!merged2.valid){if(aborted(result))return result;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(merged2.mergeErrorPath)}`)}return result.value=merged2.data,result}var $ZodTuple=$constructor(
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
memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!isPlainObject3(input))return payload.issues.push({expected:"\
record",code:"invalid_type",input,inst}),payload;let proms=[],values=def.keyType._zod.values;if(values&&!def.partial){payload.value=memo2?memo2.
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
let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},
ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}return def.
innerType._zod.run(payload,ctx)}}),$ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern),inst._zod.parse=(payload,ctx)=>def.
innerType._zod.run(payload,ctx)}),$ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"opt\
in",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(inst,"pattern",
zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)}|null)$`):void 0}),defineLazyInternal(
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
map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve){
let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,
check=child=>{if(result!==PROVEN&&child?._zod){let answer=isRecursive(child,stack,resolve);answer>result&&(result=answer)}},shape=(sh,spread)=>{
let answer=NONE;for(let key of Reflect.ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.
get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve):NONE;child>answer&&(answer=child)}return answer},merge3=answer=>{answer>result&&
(result=answer)},def=inst._zod.def,kind=def.type;switch(kind){case"object":{let raw=rawShape(def);merge3(raw?shape(raw,!0):ASSUMED),check(def.
catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.items)check(el);check(def.rest);break;case"record":case"m\
ap":check(def.keyType),check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(let el of def.options)check(el);break;case"\
intersection":check(def.left),check(def.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"function":check(def.input),
check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve?inst._zod.innerType:void 0);merge3(inner?isRecursive(inner,stack,!1):
ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"\
void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"custom":break;default:
for(let key in def){let desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;let value=desc.value;if(!(!value||typeof value!=
"object")){if(value._zod)check(value);else if(Array.isArray(value))for(let el of value)check(el)}}}return stack.delete(inst),settle(inst,result)}
function settle(inst,answer){return answer!==ASSUMED&&recursive.set(inst,answer===PROVEN),answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);return bucket||(bucket=new WeakMap,state.buckets.set(inst,bucket)),bucket}
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
Invalid input"}}};function en_default(){return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema,..._meta){let meta2=_meta[0];return this._map.set(
schema,meta2),meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.set(meta2.id,schema),this}clear(){return this._map=new WeakMap,this._idmap=
new Map,this}remove(schema){let meta2=this._map.get(schema);return meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.delete(meta2.id),
this._map.delete(schema),this}get(schema){let p=schema._zod.parent;if(p){let pm={...this.get(p)??{}};delete pm.id;let f={...pm,...this._map.
get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){return this._map.has(schema)}};function registry(){
return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class2,params){return new Class2(snapshotChecks(
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
{check:"length_equals",...normalizeParams(params),length})}function _regex(pattern,params){return new $ZodCheckRegex({check:"string_format",
format:"regex",...normalizeParams(params),pattern})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",format:"\
lowercase",...normalizeParams(params)})}function _uppercase(params){return new $ZodCheckUpperCase({check:"string_format",format:"uppercase",
...normalizeParams(params)})}function _includes(includes,params){return new $ZodCheckIncludes({check:"string_format",format:"includes",...normalizeParams(
params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"starts_with",...normalizeParams(
params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"string_format",format:"ends_with",...normalizeParams(
params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(
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
proto,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse3=_parse(ZodRealError),parseAsync=_parseAsync(ZodRealError),safeParse=_safeParse(ZodRealError),safeParseAsync=_safeParseAsync(ZodRealError),
encode=_encode(ZodRealError),decode=_decode(ZodRealError),encodeAsync=_encodeAsync(ZodRealError),decodeAsync=_decodeAsync(ZodRealError),safeEncode=_safeEncode(
ZodRealError),safeDecode=_safeDecode(ZodRealError),safeEncodeAsync=_safeEncodeAsync(ZodRealError),safeDecodeAsync=_safeDecodeAsync(ZodRealError);function _ensureDefaultLocale(){globalConfig.localeError||config(en_default())}function _ensureDefaultMemoizer(){globalConfig.memoizer||config(
{memoizer:memoizer()})}var ZodType=$constructor("ZodType",(inst,def)=>(_ensureDefaultLocale(),$ZodType.init(inst,def),inst.def=def,inst.type=
def.type,inst),{check(...chks){let def=this.def;return this.clone(util_exports.mergeDefs(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==
"function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]}),{parent:!0})},with(...chks){return this.check(...chks)},clone(def,params){
return clone(this,def,params)},brand(){return this},register(reg,meta2){return reg.add(this,meta2),this},refine(check,params){return this.check(
refine(check,params))},superRefine(refinement,params){return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(_overwrite(
fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){return optional(
nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){return union([this,arg])},and(arg){
return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){return _default(this,d)},prefault(d){return prefault(
this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},describe(description){
let cl=this.clone();return globalRegistry.add(cl,{description}),cl},meta(...args){if(args.length===0)return globalRegistry.get(this);let cl=this.
clone();return globalRegistry.add(cl,args[0]),cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).
success},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)},get"~standard"(){return util_exports.hide(this,"~standard",{...standardProps(
this),jsonSchema:{input:none(this,"input"),output:none(this,"output")}})},set"~standard"(value){util_exports.own(this,"~standard",value)},parse:function _parse2(data,params){
return parse3(this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parseAsync(this,data,params,
{callee:_parseAsync2})},safeParse(data,params){return safeParse(this,data,params)},async safeParseAsync(data,params){return safeParseAsync(this,
data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(this,"spa",value)},validate(data,params){return validate(
this,data,params)},validateAsync(data,params){return validateAsync(this,data,params)},encode:function _encode2(data,params){return encode(this,
data,params,{callee:_encode2})},decode:function _decode2(data,params){return decode(this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){
return await encodeAsync(this,data,params,{callee:_encodeAsync2})},decodeAsync:async function _decodeAsync2(data,params){return await decodeAsync(
this,data,params,{callee:_decodeAsync2})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){return safeDecode(
this,data,params)},async safeEncodeAsync(data,params){return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){return safeDecodeAsync(
this,data,params)},toJSONSchema(params){return none(this,{})(params)},get description(){return globalRegistry.get(this)?.description},get _def(){
return this._zod.def}}),_ZodString=$constructor("_ZodString",(inst,def)=>{$ZodString.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>(void 0)(inst,ctx,json,params)},util_exports.derived({format:inst=>(void 0)(inst).format??null,minLength:inst=>(void 0)(inst).
minimum??null,maxLength:inst=>(void 0)(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},includes(...args){return this.
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
"ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def),ZodStringFormat.init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def),ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def),ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.isFinite=!0},util_exports.derived({minValue:inst=>{let{minimum,exclusiveMinimum}=(void 0)(inst);return Math.max(minimum??
Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{let{maximum,exclusiveMaximum}=(void 0)(inst);return Math.
min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{let{isInt,multipleOf}=(void 0)(inst);return!!isInt||
!!multipleOf?.some(Number.isSafeInteger)},format:inst=>(void 0)(inst).format??null},{gt(value,params){return this.check(_gt(value,params))},
gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.check(_gte(value,params))},lt(value,params){return this.
check(_lt(value,params))},lte(value,params){return this.check(_lte(value,params))},max(value,params){return this.check(_lte(value,params))},
int(params){return this.check(int(params))},safe(params){return this.check(int(params))},positive(params){return this.check(_gt(0,params))},
nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(_lt(0,params))},nonpositive(params){return this.check(
_lte(0,params))},multipleOf(value,params){return this.check(_multipleOf(value,params))},step(value,params){return this.check(_multipleOf(value,
params))},finite(){return this}}));function number2(params){return _number(ZodNumber,params)}var ZodNumberFormat=$constructor("ZodNumberForm\
at",(inst,def)=>{$ZodNumberFormat.init(inst,def),ZodNumber.init(inst,def)});function int(params){return _int(ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodNull=$constructor("ZodNull",(inst,def)=>{$ZodNull.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function _null3(params){return _null2(ZodNull,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor("ZodNever",(inst,def)=>{$ZodNever.init(inst,
def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params)});function never(params){return _never(
ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer(),$ZodArray.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.element=def.element},{min(n,params){return this.check(_minLength(n,params))},nonempty(params){
return this.check(_minLength(1,params))},max(n,params){return this.check(_maxLength(n,params))},length(n,params){return this.check(_length(n,
params))},unwrap(){return this.element}});function array(element,params){return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer(),$ZodObjectJIT.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>(void 0)(inst,ctx,json,params),util_exports.installLazyProp(inst,"shape",self2=>self2._zod.def.shape,!1)},{keyof(){return _enum(
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
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.options=def.options});function union(options,params){
return new ZodUnion({type:"union",options,...util_exports.normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def),$ZodDiscriminatedUnion.init(inst,def)});
function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",options,discriminator,...util_exports.
normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",(inst,def)=>{$ZodIntersection.init(inst,def),ZodType.init(inst,
def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params)});function intersection(left,right){return new ZodIntersection(
{type:"intersection",left,right})}var ZodTuple=$constructor("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTuple.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params)},{rest(rest){return this.clone({...this._zod.def,
rest})},partial(){let def=this._zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinem\
ents");return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"\
tuple",items,rest,...util_exports.normalizeParams(params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer(),$ZodRecord.
init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.keyType=def.keyType,
inst.valueType=def.valueType});function record(keyType,valueType,params){return!valueType||!valueType._zod?new ZodRecord({type:"record",keyType:string2(),
valueType:keyType,...util_exports.normalizeParams(valueType)}):new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params)})}function partialRecord(keyType,valueType,params){return new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params),partial:!0})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.enum=def.entries,inst.options=[...inst._zod.values];let keys=new Set(Object.keys(def.entries));inst.extract=(values,params)=>{
let newEntries={};for(let value of values)if(keys.has(value))newEntries[value]=def.entries[value];else throw new Error(`Key ${value} not fou\
nd in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})},inst.exclude=(values,params)=>{
let newEntries={...def.entries};for(let value of values)if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not f\
ound in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values,params){
let entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum({type:"enum",entries,...util_exports.normalizeParams(
params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.values=new Set(def.values),Object.defineProperty(inst,"value",{get(){if(def.values.length>1)throw new Error("This\
 schema contains multiple valid literal values. Use `.values` instead.");return def.values[0]}})});function literal(value,params){return new ZodLiteral(
{type:"literal",values:Array.isArray(value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTransform.init(inst,def),ZodType.init(inst,def),inst.
_zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward")throw new $ZodEncodeError(
inst.constructor.name);payload.addIssue=issue3=>{if(typeof issue3=="string")payload.issues.push(util_exports.issue(issue3,payload.value,def));else{
let _issue=issue3;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.
inst??(_issue.inst=inst),payload.issues.push(util_exports.issue(_issue))}};let output=def.transform(payload.value,payload);return output instanceof
Promise?output.then(output2=>(payload.value=output2,payload)):(payload.value=output,payload)}});function transform(fn){return new ZodTransform(
{type:"transform",transform:fn})}var ZodOptional=$constructor("ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodType.init(inst,def),
inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){
return new ZodOptional({type:"optional",innerType})}var ZodExactOptional=$constructor("ZodExactOptional",(inst,def)=>{$ZodExactOptional.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.
innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}var ZodNullable=$constructor("ZodNull\
able",(inst,def)=>{$ZodNullable.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,
params),inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault(
{type:"default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}
var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{$ZodPrefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"pref\
ault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor(
"ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"nono\
ptional",innerType,...util_exports.normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){return new ZodCatch(
{type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out2){return new ZodPipe({type:"pipe",in:in_,out:out2})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}var VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"],COUNTER_NAMES=["io-calls","collections"],METRIC_NAMES=[
"goodput","cpu","time","cpu-time","own-clock","p50","p90","p95","p99","memory","switches",...COUNTER_NAMES,"start-time","image-size"];var PLANTED_TROUBLES=["burner-elsewhere","interrupted","invalid"];var withheld=array(strictObject({name:string2(),key:_enum(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().
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
 less base, per request or operation."),low:number2().describe("Where that lies at 95%, with the other end."),high:number2()})]);var isolation=_enum(["docker","process"]),request2=strictObject({method:string2(),paths:array(string2()).describe("One or several; one of se\
veral is picked at random for each request."),headers:array(tuple([string2(),string2()])),body:union([strictObject({text:string2()}),strictObject(
{file:string2()})]).exactOptional()}),expectedParts=strictObject({contains:array(string2()).exactOptional().describe("Texts that all stand i\
n it."),matches:string2().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:string2().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),expect=strictObject(
{status:union([number2(),array(number2())]).describe("Of several, each is right."),body:union([string2().describe("The whole body."),expectedParts]).
exactOptional(),headers:record(string2(),string2()).describe("Lower-case names."),sameLength:boolean2().describe("Whether all variants must \
answer with the same length and framing.")}).describe("The expected answer; what is absent is not checked.");var byMetric=partialRecord(_enum(METRIC_NAMES),number2().positive()),scenario=strictObject({name:string2(),targets:array(string2()).describe(
"Names of the targets it is run against."),request:request2.describe("Asks for no path where the scenario runs a command instead."),args:array(
string2()).exactOptional().describe("Set where the target was run with these arguments to its end instead of being asked: a command that is \
timed from start to end, and may tell on its last line how many operations it did."),expect,connections:number2(),keepalive:boolean2(),http2:literal(
!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:array(via),background:strictObject(
{request:request2,connections:number2()}).exactOptional().describe("Other requests that are asked all the while; they are not measured."),rate:union(
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
ranking]);var MOST_BYTES=64*1024*1024;var numbered=looseObject({schema:number2()});var WHEN=["changed","always","never"],FORK_STATUS=["neutral","trusted"],short=string2().max(500),acceptance=strictObject({id:short.describe(
"Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment."),pattern:short.describe("Which c\
ases, as a glob."),at:string2().max(40).nullable().describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:short.
describe("Login."),reason:short}),redCase=strictObject({id:short,extent:partialRecord(metricName,number2()).describe("By metric, how much wo\
rse it may be, as a log."),limits:partialRecord(metricName,number2()).exactOptional().describe("By metric, how far beyond its limit it may b\
e, as a log.")}),acceptedCase=strictObject({...redCase.shape,acceptance}),earlierRun=strictObject({run:number2().int().nonnegative().describe(
"Workflow run id; with the attempt it orders the runs."),attempt:number2().int().nonnegative(),head:string2().regex(/^[0-9a-f]{40}$/),verdict:_enum(
[...VERDICTS,"accepted","failed"]),headline:short,at:short.describe("ISO 8601."),commitSeen:string2().max(40).nullable().describe("ISO 8601,\
 by GitHub's clock: since when the commit was at the pull request's head for sure."),red:array(redCase).max(100).describe("What whoever acce\
pts a slowdown after this run has seen.")}),KEPT=10,commentState=strictObject({runs:array(earlierRun).max(KEPT).describe("Oldest first; the \
last one is what the comment shows."),accepted:array(acceptedCase).max(1e3),heard:array(short).max(200).describe("Ids of the acceptances tha\
t runs so far have heard of.")});var bare=word=>word.toLowerCase().replaceAll(/[-_]/g,"");function editDistance(a,b){let beforeLast=[],last=Array.from({length:b.length+1},(_,j)=>j);
for(let i=1;i<=a.length;i++){let row2=[i];for(let j=1;j<=b.length;j++){let replaced=(last[j-1]??0)+(a[i-1]===b[j-1]?0:1),best=Math.min(replaced,
(last[j]??0)+1,(row2[j-1]??0)+1);i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]&&(best=Math.min(best,(beforeLast[j-2]??0)+1)),row2.push(best)}beforeLast=
last,last=row2}return last[b.length]??0}function nearest(word,known2){if(word.length>64)return;let best,bestDistance=Number.POSITIVE_INFINITY;
for(let candidate of known2){let distance=editDistance(bare(word),bare(candidate)),allowed=Math.max(1,Math.floor(Math.min(word.length,candidate.
length)/3));distance<=allowed&&distance<bestDistance&&(best=candidate,bestDistance=distance)}return best}function readValues(options,given,nameOf){let read=({name,parse:parse4,default:usual})=>{let text=given(name)??usual;if(text!==void 0)try{return parse4(
text)}catch(error3){throw error3 instanceof UsageError?new UsageError(`${nameOf(name)}: ${error3.message}`):error3}},values=Object.entries(options).
map(([key,option])=>[key,read(option)]);return Object.fromEntries(values)}function optional2(declaration,parse4){return{...declaration,parse:parse4}}
function withDefault(declaration,parse4){return{...declaration,parse:parse4}}function flag(name,description){return{name,description,default:"\
false",parse:parseFlag}}var asIs=text=>text;function unknown2(what,name,known2){let close=nearest(name,known2);return`unknown ${what} ${name}\
; ${close?`did you mean ${close}?`:`the ${what}s are ${known2.join(", ")}`}`}function oneOf(known2){return text=>{let found=known2.find(each=>each===
text);if(!found)throw new UsageError(unknown2("value",text,known2));return found}}function parseFlag(text){let value={true:!0,false:!1}[text.
toLowerCase()];if(value===void 0)throw new UsageError(`${JSON.stringify(text)} is neither true nor false; write one of them`);return value}function listOf(known2){
return text=>{let named=text.split(/[,|\s]+/).filter(Boolean);if(named.length===0)throw new UsageError(`"${text}" names nothing; write it li\
ke regression,invalid or never`);return named.map(oneOf(known2))}}function parseSeed(text){if(!/^\d{1,10}$/.test(text))throw new UsageError(
`"${text}" is not a seed; write a whole number of at most 10 digits`);return Number(text)}function parseFolder(text){let parts=text.split("/").
filter(part=>part!==""&&part!==".");if(!parts.every(part=>/^[\w.-]+$/.test(part)&&part!==".."&&!/^\.git/i.test(part))||text.startsWith("/"))
throw new UsageError(`"${text}" is not a folder on a branch; write it like loadgate or docs/trend, or . for the root`);return parts.join("/")}
function parsePath(text){if(!/^\/[^\s#]*$/.test(text))throw new UsageError(`"${text}" is not a path; write it like /users?page=2`);return text}
var BASE=optional2({name:"base",value:"REV",description:"The revision to compare with; `REV...` is its merge base with the head. Defaults to\
 the merge base of the head and the main branch."},asIs),HEAD=optional2({name:"head",value:"REV|worktree",description:"The revision to measu\
re. Defaults to `worktree`: all files as they are, except ignored ones."},asIs),SELECTION={config:optional2({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},asIs),case:optional2({name:"\
case",repeatable:!0,value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},asIs),preset:optional2(
{name:"preset",value:"P",description:"A preset of the configuration file."},asIs),budgetSeconds:optional2({name:"budget",value:"5m",description:"\
Time for starts, warm-up and measuring together. Defaults to 60 s per case."},parseDuration)},ISOLATION=optional2({name:"isolation",value:"a\
uto|docker|process",description:"How servers are run. Defaults to the configuration file's `isolation`, else `auto`."},oneOf(["auto","docker",
"process"]));function parseSecrets(text){let names=text.split(/[,\s]+/).filter(name=>name!==""&&name!=="none"),wrong=names.find(name=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.
test(name));if(wrong!==void 0)throw new UsageError(`"${wrong}" is not the name of a variable; write names like API_KEY,DB_PASSWORD, or none`);
return names}var SECRETS=optional2({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `secrets:` of the configuration \
file may pass on to targets. Defaults to those that it names."},parseSecrets),WAIT=optional2({name:"wait",value:"1h",description:"How long t\
o wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},text=>text==="0s"?0:parseDuration(text)),BISECT=optional2(
{name:"bisect",value:"A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},asIs),
SEED=optional2({name:"seed",value:"N",description:"The seed of the random order; give a run's seed to repeat its order."},parseSeed),THRESHOLD=optional2(
{name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to the configuration file's."},parseShare),
FAIL_ON=optional2({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"Which results fail the run; separate several wi\
th commas. Defaults to `regression,invalid`. A head that fails where base works always fails the run, except with `mode: observe`."},listOf(
["regression","invalid","inconclusive","never"])),START=flag("start","Also build the working tree, start each server once, and check that it\
 answers as its scenario expects."),MEASURE_IDENTICAL=flag("measure-identical","Measure even if both sides are the same build."),CPU_PROFILE=flag(
"cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, even without `cpu-profile:` in the configuration \
file."),PUBLISHED=flag("published","Show the published figures of the configuration file beside the measured ones."),STRICT=flag("strict","F\
ail if a target cannot run here, instead of leaving it out."),SHARD=optional2({name:"shard",value:"I/N",description:"Measure only this shard\
 of the run, as `plan` names it."},parseShard),SHARDS=withDefault({name:"shards",value:"N",default:"2",description:"The most shards to cut t\
he run into."},parseShardCount),OUT=withDefault({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.j\
son` and the reports."},asIs),RESULTS=withDefault({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json`\
 of the run."},asIs);function parsePort(text){let port=/^\d{1,5}$/.test(text)?Number(text):0;if(port<1||port>65535)throw new UsageError(`"${text}\
" is not a port; write a number from 1 to 65535`);return port}var WITHOUT_FILE={program:optional2({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, without a configuration file. Its setup (`npm ci` and the like) is found as by `init`."},asIs),
port:optional2({name:"port",value:"N",description:"The port of that server, if it does not listen on the variable `PORT`."},parsePort),get:optional2(
{name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults to `/`."},parsePath)},OPEN=flag(
"open","Open the page in a browser."),SETUP={from:optional2({name:"from",value:"compose.yaml",description:"Take the server and its services \
from this compose file. Defaults to the one at the top, if there is one."},asIs),target:optional2({name:"target",value:"NAME",description:"T\
he server to start, if several are found. Defaults to the most likely one."},asIs),command:optional2({name:"command",value:"PROGRAM \u2026",
description:"Start the server by this command, as a process, instead of the one that is found; its setup is still found."},asIs),path:optional2(
{name:"path",value:"/PATH",description:"The path to measure. Defaults to the first that is answered with success."},parsePath),startTimeout:withDefault(
{name:"start-timeout",value:"60s",default:"60s",description:"How long the server may take to start."},parseDuration),dryRun:flag("dry-run","\
Show what would be written, and write nothing. The server is still started."),yes:flag("yes","Write without asking, even in a terminal.")},SLOWDOWN=withDefault(
{name:"slowdown",value:"5%",default:"5%",description:"The slowdown that is planted in head: how much more CPU time it uses."},parseShare),SELFTEST_BUDGET=withDefault(
{name:"budget",value:"3m",default:"3m",description:"Time for both parts together, starts included: identical builds, then the same builds wi\
th the slowdown."},parseDuration),QUIET={...flag("quiet","Show no progress; results and errors remain."),short:"q"},JSON_FORMAT=flag("json",
"Print the result as JSON."),FORMATS=["github-action-benchmark"],EXPORT_FORMAT=withDefault({name:"format",value:FORMATS.join("|"),default:FORMATS[0],
description:"The format to write."},oneOf(FORMATS)),TREND_BRANCH={branch:withDefault({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},text=>text.replace(/^refs\/heads\//,"")),remote:optional2({name:"remote",value:"URL",description:"The rep\
ository of that branch. Defaults to the checkout's `origin`."},asIs),folder:withDefault({name:"dashboard-path",value:"DIR",default:"loadgate",
description:"The trend's folder on that branch, `.` for its root."},parseFolder)},RETENTION={keep:optional2({name:"keep",value:"3y",description:"\
How long points are kept. Defaults to the run's configuration."},parseAge),keepRuns:optional2({name:"keep-runs",value:"400d",description:"Ho\
w long the files of single runs are kept."},parseAge)},COMMENTING={results:optional2({name:"results",value:"F",description:"A `results.json`\
. Defaults to the one in the artifact of the workflow's run."},asIs),artifact:withDefault({name:"artifact",value:"NAME",default:"loadgate",description:"\
The name of the artifact that the measuring job uploaded."},asIs),config:withDefault({name:"config",short:"c",value:"F",default:"loadgate.ym\
l",description:"The configuration that was measured. Its rules are read from base, and each configuration has its own comment and status."},
asIs),preset:optional2({name:"preset",value:"NAME",description:"The preset that was measured with, whose thresholds apply."},asIs),threshold:optional2(
{name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to that of base's configuration file,\
 whatever the run used."},parseShare),failOn:optional2({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"Which resu\
lts fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},listOf(["regression","inval\
id","inconclusive","never"])),forkStatus:withDefault({name:"fork-status",value:FORK_STATUS.join("|"),default:"neutral",description:"The stat\
us of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could \
forge the numbers; `trusted` lets it pass."},oneOf(FORK_STATUS)),when:withDefault({name:"when",value:WHEN.join("|"),default:"changed",description:"\
When to comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},
oneOf(WHEN)),status:withDefault({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},parseFlag)};function token(description){return optional2({name:"github-token",value:"TOKEN",required:!0,description},text=>text)}var ABOUT_A_CHANGE={base:{
...BASE,description:"The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base\
, else to the merge base with the default branch."},head:{...HEAD,description:"The revision to measure. Defaults to the head of the pull req\
uest or of the merge group, else to the checkout's HEAD."}},{branch,folder}=TREND_BRANCH,TREND={branch:{...branch,name:"gh-pages-branch"},folder},
IN_TEMPORARY="`loadgate` in the runner's temporary folder";function out(what){return optional2({name:"out",value:"DIR",description:`The fold\
er for ${what}. Defaults to ${IN_TEMPORARY}.`},text=>text)}var OUT2=out("`results.json` and the reports"),OUT_OUTPUT="The folder of all resu\
lts and reports, for a workflow to upload.",RESULTS2=optional2({name:"results",value:"F",description:`The \`results.json\` of the run. Default\
s to the one in ${IN_TEMPORARY}.`},text=>text),RESULT_OUTPUTS={out:OUT_OUTPUT,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function parseMeasureCommand(text){
if(SUB_ACTIONS.some(({name})=>name===text))throw new UsageError(`${text} is another action; write uses: ${subActionPath(text)}@v1`);return oneOf(
["compare","trend"])(text)}function subActionPath(name){return`loadgate/loadgate/actions/${name}`}var MEASURE={name:"measure",description:"M\
easures in the pull request whether a change makes an HTTP server slower.",inputs:{command:optional2({name:"command",value:"compare|trend",description:"\
`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on\
 `schedule` and `push`. On `workflow_dispatch` it is `trend` if the configuration has a trend section and base and head are not both named, \
else `compare`."},parseMeasureCommand),...ABOUT_A_CHANGE,...SELECTION,isolation:ISOLATION,secrets:{...SECRETS,default:"none",description:"Th\
e variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separate several with commas. Apart \
from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:WAIT,threshold:THRESHOLD,failOn:FAIL_ON,measureIdentical:MEASURE_IDENTICAL,
cpuProfile:CPU_PROFILE,shard:SHARD,branch:{...TREND.branch,description:"For `trend`, the branch that holds the trend so far."},folder:TREND.
folder,oha:optional2({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the relea\
se, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},text=>text),
out:OUT2},outputs:RESULT_OUTPUTS},COMMENT={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loa\
dgate measured in another job.",inputs:{token:token("The token to comment with, e.g. `github.token`."),...COMMENTING},outputs:{verdict:"`reg\
ression`, `invalid`, `inconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},PUBLISH={
name:"publish",description:"Adds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:token("Th\
e token to push and to open issues with, e.g. `github.token`."),results:RESULTS2,...TREND},outputs:{alerts:"A JSON list of the changes that \
were seen or confirmed by this run, `[]` if there are none."}},PLAN={name:"plan",description:"Cuts a run of loadgate into shards for a job m\
atrix.",inputs:{shards:SHARDS,...SELECTION,head:ABOUT_A_CHANGE.head},outputs:{matrix:"A job matrix whose entries have a `shard` and a `numbe\
r` each."}},MERGE={name:"merge",description:"Puts the shards of a run together and judges them as one run.",inputs:{path:withDefault({name:"\
path",value:"DIR",default:"shards",description:"The folder that the shards' artifacts were downloaded to."},text=>text),out:OUT2},outputs:RESULT_OUTPUTS},
REQUEST={name:"request",description:"Reads the command /loadgate run in a comment, and checks that its author may give it.",inputs:{token:token(
"The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whether to carry out the comment's command, `true` o\
r `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases that the comment names; empty for all.",budget:"T\
he budget that the comment names; empty for the default."}},EXPORT={name:"export",description:"Writes what loadgate measured in the format o\
f github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:RESULTS2,out:out("`bigger.json` and `smaller.json`")},
outputs:{out:OUT_OUTPUT}},SUB_ACTIONS=[COMMENT,PUBLISH,PLAN,MERGE,REQUEST,EXPORT];import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command2,properties,message){let cmd=new Command(command2,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command2,properties,message){command2||(command2="missing.command"),this.command=command2,this.
properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>
0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?
first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command2,message){let filePath=process.env[`GITHUB_${command2}`];if(!filePath)throw new Error(`Unable to find envi\
ronment variable for file command ${command2}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(
filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter=`ghadelimiter_${crypto.randomUUID()}`,
convertedValue=toCommandValue(value);if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}\
"`);if(convertedValue.includes(delimiter))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}\
<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},
{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. C\
heck if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,constants.R_OK|constants.W_OK)}catch{throw new Error(
`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,
this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?
`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){return this._buffer+=text,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("c\
ode",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap(
"li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row2=>{let cells=row2.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(
Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),
element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap(
"summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||{},attrs=Object.assign(Object.
assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level){
let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.addRaw(
element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",
null);return this.addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,
attrs);return this.addRaw(element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}},
_summary=new Summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function setSecret(secret){issueCommand("add-mask",{},secret)}function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val)
throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===!1?val:val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name,value));process.
stdout.write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error2(message)}function error2(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function notice2(message,properties={}){issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}var EXIT={done:0,regression:1,usage:2,invalid:3,undelivered:4};function codeOfError(error3){return error3 instanceof Interrupted?codeOfSignal(error3.signal):error3 instanceof DeliveryError?EXIT.undelivered:
error3 instanceof UsageError?EXIT.usage:EXIT.invalid}function codeOfSignal(signal){return signal==="SIGINT"?130:143}var systemClock={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(seconds3,signal)=>new Promise((resolve,reject)=>{if(signal?.aborted)
return reject(signal.reason);let onAbort=()=>{clearTimeout(timer),reject(signal?.reason)},timer=setTimeout(()=>{signal?.removeEventListener(
"abort",onAbort),resolve()},seconds3*1e3);signal?.addEventListener("abort",onAbort,{once:!0})})};var ALLOWED=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CAR\
GO_HTTP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY",
"GOPATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_\
OPTS","GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ENGINE_VARIABLES=["DOCKER_HO\
ST","DOCKER_CONTEXT","DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],DOCKER=[...ENGINE_VARIABLES,"DOCKER_API_VERSION","\
DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG\
_HOME","XDG_RUNTIME_DIR"];function isAllowed(name){return ALLOWED.includes(name)||name.startsWith("LC_")}import{closeSync,openSync,readdirSync,readFileSync as readFileSync2,readlinkSync,readSync,realpathSync}from"node:fs";function readText(path){return orNull(()=>readFileSync2(path,"utf8"))}function orNull(read){try{return read()}catch{return null}}var KEPT2=8*1024*1024;var PREFIX="pipes-",FOLDER=new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);var KEPT_BYTES=64*1024;var runNote=object({pid:int().positive(),started:string2().nullable()});var OLD_SECONDS=7*86400;var engineNote=record(string2(),string2());function progressLine(step,width){let full=Math.round(step.done*24),bar=`[${"#".repeat(full)}${"-".repeat(24-full)}] ${String(Math.round(step.
done*100)).padStart(3)}%`,left=step.secondsLeft===null?"":` \xB7 ${minutes(step.secondsLeft)} left`;return`${bar}${left} \xB7 ${step.doing}`.
slice(0,width)}function minutes(seconds3){let whole=Math.max(0,Math.round(seconds3));return`${Math.floor(whole/60)}:${String(whole%60).padStart(
2,"0")}`}function progressOn(sink,now){let last=-1/0,lastPhase="",clear=sink.isTTY?"\r\x1B[2K":"";return{say(line){sink.write(`${clear}${line}\

`)},step(step){if(sink.isTTY)return sink.write(clear+progressLine(step,sink.columns-1));let phase=step.secondsLeft===null?step.doing:"";now()-
last<15&&phase===lastPhase||(last=now(),lastPhase=phase,sink.write(`${progressLine(step,200)}
`))},end(){clear&&sink.write(clear)}}}function hostHere(cwd,sink){let interruption=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>interruption.abort(
new Interrupted(signal)));process.on("SIGHUP",()=>interruption.abort(new Interrupted("SIGTERM")));for(let stream of[process.stdout,process.stderr])
stream.on("error",()=>{});return{cwd,clock:systemClock,progress:progressOn(sink,systemClock.now),signal:interruption.signal}}var SPEED=["slower","faster"],CPU=["using more CPU","using less CPU"];function answers(sample2){return Object.values(sample2.byStatus).reduce(
(sum,count)=>sum+count,0)}function quotient(dividend,divisor){return dividend===null||!(divisor>0)?null:dividend/divisor}function perRun({command:command2},value){
return command2===void 0||command2.operations!==null?null:quotient(value,command2.runs)}function peakMemory(session2,variant2){let peaks=session2.
rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2).flatMap(sample2=>sample2.memory===null?[]:[sample2.memory]);
return peaks.length===0?null:Math.max(...peaks)}function latency(name,subject,{decides,ofSession=!1}){let words={subject,verb:`gives ${subject}`,
shrunk:"sooner",grown:"later",axis:[`${name} faster`,`${name} slower`],cases:SPEED},label=`Latency ${name}`,about={unit:"s",better:"lower",decides,
limitable:!0,label,words},share2=Number(name.slice(1))/100;return{name,...about,of:"request",per:"round",percentile:{share:share2,ofSession},
value:({latencies,latency:latency2})=>latencies?quantile(latencies,share2):latency2[name]??null}}var informs={better:"lower",decides:null,limitable:!1},
MEMORY_BATCH=64*4096;function counter(name,about){return{...informs,name,unit:"per request",...about,of:"request",per:"session",value:(session2,variant2)=>{
let counted=session2.rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2&&sample2.counters?.[name]!==void 0),total=counted.
reduce((sum,{counters})=>sum+(counters?.[name]??0),0);return quotient(total,counted.reduce((sum,sample2)=>sum+answers(sample2),0))}}}var METRICS=[
{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["slower","faster"],
cases:SPEED},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:sample2=>sample2.command?.operations===null?null:quotient(
sample2.correct,sample2.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"le\
ss CPU per request",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"closed",limitable:!1,column:!0,
per:"round",value:sample2=>quotient(sample2.cpu.server,answers(sample2))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time pe\
r run",verb:"takes",shrunk:"less time per run",grown:"more time per run",axis:["less time","more time"],cases:SPEED},better:"lower",decides:"\
command",limitable:!1,of:"command",per:"round",value:sample2=>perRun(sample2,sample2.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{
subject:"CPU per run",verb:"needs",shrunk:"less CPU per run",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:CPU},better:"lower",
decides:"command",limitable:!1,of:"command",per:"round",value:sample2=>perRun(sample2,sample2.cpu.server)},{name:"own-clock",unit:"operation\
s/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"is",shrunk:"slower by its own clock",grown:"faster \
by its own clock",axis:["slower","faster"],cases:SPEED},...informs,better:"higher",of:"command",per:"round",value:sample2=>quotient(sample2.
correct,sample2.command?.seconds??0)},latency("p50","the median answer",{decides:"open"}),latency("p90","the slowest tenth of the answers",{
decides:null}),latency("p95","the slowest twentieth of the answers",{decides:"open"}),{...latency("p99","the slowest hundredth of the answer\
s",{decides:"open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"le\
ss memory",grown:"more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...informs,resolution:MEMORY_BATCH,
per:"session",value:peakMemory},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"\
makes",shrunk:"fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switch\
ing less"]},...informs,of:"request",per:"round",value:sample2=>quotient(sample2.switches,answers(sample2))},counter("io-calls",{label:"Read \
and write calls per request",words:{subject:"read and write calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and wri\
te calls",axis:["fewer calls","more calls"],cases:["calling the system more","calling the system less"]}}),counter("collections",{label:"Gar\
bage collections per request",words:{subject:"garbage collections",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collec\
tions",axis:["fewer collections","more collections"],cases:["collecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"\
s",label:"Start-up",words:{subject:"start-up time",verb:"takes",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner",
"starts later"],cases:["slower to start","faster to start"]},...informs,of:"request",per:"session",value:(session2,variant2)=>session2.startSeconds[variant2]??
null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"image size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:[
"smaller","larger"],cases:["larger","smaller"]},...informs,per:"build"}];var BEYOND=10;var knownQuantiles=new WeakMap;function quantile(latencies,share2){let known2=knownQuantiles.get(latencies)??new Map;known2.size===0&&knownQuantiles.
set(latencies,known2);let value=known2.get(share2);if(value!==void 0)return value;let fresh2=nearestRank(latencies,share2);return known2.set(
share2,fresh2),fresh2}function nearestRank(latencies,share2){let total=latencies.reduce((sum,[,count])=>sum+count,0);if(total*(1-share2)<BEYOND-
1e-9)return null;let seen=0;for(let[seconds3,count]of latencies)if(seen+=count,seen>=total*share2-1e-9)return seconds3;return null}function normalBelow(z){if(z<0)return 1-normalBelow(-z);let t=1/(1+.2316419*z),series=[.31938153,-.356563782,1.781477937,-1.821255978,1.330274429].
reduceRight((sum,term)=>(sum+term)*t,0);return 1-Math.exp(-z*z/2)/Math.sqrt(2*Math.PI)*series}var OUTLYING=4.25,KEPT_VARIANCE=1-2*OUTLYING*Math.exp(-(OUTLYING**2)/2)/Math.sqrt(2*Math.PI)/(2*normalBelow(OUTLYING)-1);var MUCH_STARTING=1/3;var wire=strictObject({schema:literal(1),message:string2().max(1e5)});var MOST_BYTES2=64*1024*1024;function share(value){return`${Number((value*100).toPrecision(3))}%`}var QUIET2="measure again on a quiet machine",REMEDIES={steal:QUIET2,"other-programs":QUIET2,"out-of-ports":"use fewer connections, a lower \
rate, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var LIMIT_REMEDIES={"out-of-ports":REMEDIES["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var WIDTH=360,HEIGHT=236,PLOT={left:54,right:WIDTH-6,top:20,bottom:HEIGHT-34};var WIDE=Math.log(4),WIDEST=Math.log(10),DOUBLINGS=[-3,-2,-1,0,1,2,3].map(power=>(2**power-1)*100);var WIDTH2=13,MIDDLE=(WIDTH2-1)/2;var RISK=.05;var READING=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their differ\
ence is not significant (t intervals of all pairs, Bonferroni, ${share(RISK)} per table).`,"\u2265 and \u2264 mark values that something other than th\
e server limited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; star\
t-up lasts to the first right answer."];var WIDTH3=360;var PLOT2={left:104,right:WIDTH3-58};var MOST_BYTES3=32*1024*1024;import{closeSync as closeSync2,openSync as openSync2,readSync as readSync2,writeSync}from"node:fs";var FOR_OTHERS=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function hideEnvironment(){for(let[name,value]of Object.entries(process.
env))process.env[name]=value;try{let{from,bytes:bytes2}=placeOf2(readText("/proc/self/stat")??""),memory=openSync2("/proc/self/mem","r+");try{
let area=Buffer.alloc(bytes2);return readSync2(memory,area,0,bytes2,from)!==bytes2?!1:writeSync(memory,withoutSecrets(area),0,bytes2,from)===
bytes2}finally{closeSync2(memory)}}catch{return!1}}function placeOf2(stat){let fields=stat.slice(stat.lastIndexOf(")")+2).split(" "),[from,to]=[
Number(fields[47]),Number(fields[48])];if(!(from>0&&to>from))throw new RangeError("the kernel does not say where the environment is");return{
from,bytes:to-from}}function withoutSecrets(area){let kept=area.toString("latin1").split("\0").filter(setting=>{let name=setting.slice(0,Math.
max(0,setting.indexOf("=")));return isAllowed(name)||FOR_OTHERS.includes(name)}),result=Buffer.alloc(area.length);return result.write(kept.map(
setting=>`${setting}\0`).join(""),"latin1"),result}var INSTEAD={pull_request_target:`measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,workflow_run:`\
measure on: pull_request, and comment here with ${subActionPath("comment")}`,issue_comment:`read the comment with ${subActionPath("request")}\
, and pass its base and head to another job with command: compare, as in workflows/command.yml`};function refuseTargetEvent(event){if(event===
"pull_request_target")throw new UsageError(`the event ${event} is refused, since outsiders can trigger it and it has the repository's secret\
s; ${INSTEAD[event]}`)}async function runAction(definition,step){hideEnvironment();let sink={isTTY:!1,columns:120,write:log},host=hostHere(process.env.GITHUB_WORKSPACE||
process.cwd(),sink);try{let event=readEvent(process.env);refuseTargetEvent(event.name);let inputs=readValues(definition.inputs,name=>getInput(
name)||void 0,inputNamed);process.exitCode=await step({inputs,event,host,output:setOutput})}catch(failure3){setFailed(messageOf(failure3)),process.
exitCode=codeOfError(failure3),failure3 instanceof Interrupted&&process.exit()}}function inputNamed(name){return`input "${name}"`}function log(text){process.stdout.write(escapeWorkflowCommands(text))}var ANNOTATE={error:error2,
warning,notice:notice2};function annotate({level,message,title,file,line}){let place={...title&&{title},...file&&{file},...line&&{startLine:line}};
ANNOTATE[level](escapeWorkflowCommands(message),place)}function tokenGiven(input){let token2=input||process.env.GITHUB_TOKEN||"";return token2!==""&&setSecret(token2),token2}await runAction(REQUEST,async({inputs,event,output})=>{if(event.name!=="issue_comment")throw new UsageError("a request is read from comments\
; run this on: issue_comment, as in workflows/command.yml");let api=githubApi(tokenGiven(inputs.token),process.env),found=await requestIn(event,
api);return found!==null&&await react(event,"why"in found?"confused":"eyes",api),found===null||"why"in found?(output("run","false"),found!==
null&&annotate({level:"warning",message:found.why}),0):(output("run","true"),output("head",found.head),output("base",found.base),output("cas\
e",found.cases),output("budget",found.budget),0)});
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
