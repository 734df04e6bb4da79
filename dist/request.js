import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf, __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: !0 }) : target,
  mod
));

// node_modules/bottleneck/light.js
var require_light = __commonJS({
  "node_modules/bottleneck/light.js"(exports, module) {
    (function(global2, factory) {
      typeof exports == "object" && typeof module < "u" ? module.exports = factory() : typeof define == "function" && define.amd ? define(factory) : global2.Bottleneck = factory();
    })(exports, (function() {
      "use strict";
      var commonjsGlobal = typeof globalThis < "u" ? globalThis : typeof window < "u" ? window : typeof global < "u" ? global : typeof self < "u" ? self : {};
      function getCjsExportFromNamespace(n) {
        return n && n.default || n;
      }
      var load = function(received, defaults, onto = {}) {
        var k, ref, v;
        for (k in defaults)
          v = defaults[k], onto[k] = (ref = received[k]) != null ? ref : v;
        return onto;
      }, overwrite = function(received, defaults, onto = {}) {
        var k, v;
        for (k in received)
          v = received[k], defaults[k] !== void 0 && (onto[k] = v);
        return onto;
      }, parser = {
        load,
        overwrite
      }, DLList;
      DLList = class {
        constructor(incr, decr) {
          this.incr = incr, this.decr = decr, this._first = null, this._last = null, this.length = 0;
        }
        push(value) {
          var node;
          this.length++, typeof this.incr == "function" && this.incr(), node = {
            value,
            prev: this._last,
            next: null
          }, this._last != null ? (this._last.next = node, this._last = node) : this._first = this._last = node;
        }
        shift() {
          var value;
          if (this._first != null)
            return this.length--, typeof this.decr == "function" && this.decr(), value = this._first.value, (this._first = this._first.next) != null ? this._first.prev = null : this._last = null, value;
        }
        first() {
          if (this._first != null)
            return this._first.value;
        }
        getArray() {
          var node, ref, results;
          for (node = this._first, results = []; node != null; )
            results.push((ref = node, node = node.next, ref.value));
          return results;
        }
        forEachShift(cb) {
          var node;
          for (node = this.shift(); node != null; )
            cb(node), node = this.shift();
        }
        debug() {
          var node, ref, ref1, ref2, results;
          for (node = this._first, results = []; node != null; )
            results.push((ref = node, node = node.next, {
              value: ref.value,
              prev: (ref1 = ref.prev) != null ? ref1.value : void 0,
              next: (ref2 = ref.next) != null ? ref2.value : void 0
            }));
          return results;
        }
      };
      var DLList_1 = DLList, Events;
      Events = class {
        constructor(instance) {
          if (this.instance = instance, this._events = {}, this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null)
            throw new Error("An Emitter already exists for this object");
          this.instance.on = (name, cb) => this._addListener(name, "many", cb), this.instance.once = (name, cb) => this._addListener(name, "once", cb), this.instance.removeAllListeners = (name = null) => name != null ? delete this._events[name] : this._events = {};
        }
        _addListener(name, status, cb) {
          var base;
          return (base = this._events)[name] == null && (base[name] = []), this._events[name].push({ cb, status }), this.instance;
        }
        listenerCount(name) {
          return this._events[name] != null ? this._events[name].length : 0;
        }
        async trigger(name, ...args) {
          var e, promises2;
          try {
            return name !== "debug" && this.trigger("debug", `Event triggered: ${name}`, args), this._events[name] == null ? void 0 : (this._events[name] = this._events[name].filter(function(listener) {
              return listener.status !== "none";
            }), promises2 = this._events[name].map(async (listener) => {
              var e2, returned;
              if (listener.status !== "none") {
                listener.status === "once" && (listener.status = "none");
                try {
                  return returned = typeof listener.cb == "function" ? listener.cb(...args) : void 0, typeof returned?.then == "function" ? await returned : returned;
                } catch (error2) {
                  return e2 = error2, this.trigger("error", e2), null;
                }
              }
            }), (await Promise.all(promises2)).find(function(x) {
              return x != null;
            }));
          } catch (error2) {
            return e = error2, this.trigger("error", e), null;
          }
        }
      };
      var Events_1 = Events, DLList$1, Events$1, Queues;
      DLList$1 = DLList_1, Events$1 = Events_1, Queues = class {
        constructor(num_priorities) {
          var i;
          this.Events = new Events$1(this), this._length = 0, this._lists = (function() {
            var j, ref, results;
            for (results = [], i = j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; i = 1 <= ref ? ++j : --j)
              results.push(new DLList$1((() => this.incr()), (() => this.decr())));
            return results;
          }).call(this);
        }
        incr() {
          if (this._length++ === 0)
            return this.Events.trigger("leftzero");
        }
        decr() {
          if (--this._length === 0)
            return this.Events.trigger("zero");
        }
        push(job) {
          return this._lists[job.options.priority].push(job);
        }
        queued(priority) {
          return priority != null ? this._lists[priority].length : this._length;
        }
        shiftAll(fn) {
          return this._lists.forEach(function(list) {
            return list.forEachShift(fn);
          });
        }
        getFirst(arr = this._lists) {
          var j, len, list;
          for (j = 0, len = arr.length; j < len; j++)
            if (list = arr[j], list.length > 0)
              return list;
          return [];
        }
        shiftLastFrom(priority) {
          return this.getFirst(this._lists.slice(priority).reverse()).shift();
        }
      };
      var Queues_1 = Queues, BottleneckError;
      BottleneckError = class extends Error {
      };
      var BottleneckError_1 = BottleneckError, BottleneckError$1, DEFAULT_PRIORITY, Job, NUM_PRIORITIES, parser$1;
      NUM_PRIORITIES = 10, DEFAULT_PRIORITY = 5, parser$1 = parser, BottleneckError$1 = BottleneckError_1, Job = class {
        constructor(task, args, options, jobDefaults, rejectOnDrop, Events2, _states, Promise2) {
          this.task = task, this.args = args, this.rejectOnDrop = rejectOnDrop, this.Events = Events2, this._states = _states, this.Promise = Promise2, this.options = parser$1.load(options, jobDefaults), this.options.priority = this._sanitizePriority(this.options.priority), this.options.id === jobDefaults.id && (this.options.id = `${this.options.id}-${this._randomIndex()}`), this.promise = new this.Promise((_resolve, _reject) => {
            this._resolve = _resolve, this._reject = _reject;
          }), this.retryCount = 0;
        }
        _sanitizePriority(priority) {
          var sProperty;
          return sProperty = ~~priority !== priority ? DEFAULT_PRIORITY : priority, sProperty < 0 ? 0 : sProperty > NUM_PRIORITIES - 1 ? NUM_PRIORITIES - 1 : sProperty;
        }
        _randomIndex() {
          return Math.random().toString(36).slice(2);
        }
        doDrop({ error: error2, message = "This job has been dropped by Bottleneck" } = {}) {
          return this._states.remove(this.options.id) ? (this.rejectOnDrop && this._reject(error2 ?? new BottleneckError$1(message)), this.Events.trigger("dropped", { args: this.args, options: this.options, task: this.task, promise: this.promise }), !0) : !1;
        }
        _assertStatus(expected) {
          var status;
          if (status = this._states.jobStatus(this.options.id), !(status === expected || expected === "DONE" && status === null))
            throw new BottleneckError$1(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
        }
        doReceive() {
          return this._states.start(this.options.id), this.Events.trigger("received", { args: this.args, options: this.options });
        }
        doQueue(reachedHWM, blocked) {
          return this._assertStatus("RECEIVED"), this._states.next(this.options.id), this.Events.trigger("queued", { args: this.args, options: this.options, reachedHWM, blocked });
        }
        doRun() {
          return this.retryCount === 0 ? (this._assertStatus("QUEUED"), this._states.next(this.options.id)) : this._assertStatus("EXECUTING"), this.Events.trigger("scheduled", { args: this.args, options: this.options });
        }
        async doExecute(chained, clearGlobalState, run, free) {
          var error2, eventInfo, passed;
          this.retryCount === 0 ? (this._assertStatus("RUNNING"), this._states.next(this.options.id)) : this._assertStatus("EXECUTING"), eventInfo = { args: this.args, options: this.options, retryCount: this.retryCount }, this.Events.trigger("executing", eventInfo);
          try {
            if (passed = await (chained != null ? chained.schedule(this.options, this.task, ...this.args) : this.task(...this.args)), clearGlobalState())
              return this.doDone(eventInfo), await free(this.options, eventInfo), this._assertStatus("DONE"), this._resolve(passed);
          } catch (error1) {
            return error2 = error1, this._onFailure(error2, eventInfo, clearGlobalState, run, free);
          }
        }
        doExpire(clearGlobalState, run, free) {
          var error2, eventInfo;
          return this._states.jobStatus(this.options.id === "RUNNING") && this._states.next(this.options.id), this._assertStatus("EXECUTING"), eventInfo = { args: this.args, options: this.options, retryCount: this.retryCount }, error2 = new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`), this._onFailure(error2, eventInfo, clearGlobalState, run, free);
        }
        async _onFailure(error2, eventInfo, clearGlobalState, run, free) {
          var retry2, retryAfter;
          if (clearGlobalState())
            return retry2 = await this.Events.trigger("failed", error2, eventInfo), retry2 != null ? (retryAfter = ~~retry2, this.Events.trigger("retry", `Retrying ${this.options.id} after ${retryAfter} ms`, eventInfo), this.retryCount++, run(retryAfter)) : (this.doDone(eventInfo), await free(this.options, eventInfo), this._assertStatus("DONE"), this._reject(error2));
        }
        doDone(eventInfo) {
          return this._assertStatus("EXECUTING"), this._states.next(this.options.id), this.Events.trigger("done", eventInfo);
        }
      };
      var Job_1 = Job, BottleneckError$2, LocalDatastore, parser$2;
      parser$2 = parser, BottleneckError$2 = BottleneckError_1, LocalDatastore = class {
        constructor(instance, storeOptions, storeInstanceOptions) {
          this.instance = instance, this.storeOptions = storeOptions, this.clientId = this.instance._randomIndex(), parser$2.load(storeInstanceOptions, storeInstanceOptions, this), this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now(), this._running = 0, this._done = 0, this._unblockTime = 0, this.ready = this.Promise.resolve(), this.clients = {}, this._startHeartbeat();
        }
        _startHeartbeat() {
          var base;
          return this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null) ? typeof (base = this.heartbeat = setInterval(() => {
            var amount, incr, maximum, now, reservoir;
            if (now = Date.now(), this.storeOptions.reservoirRefreshInterval != null && now >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval && (this._lastReservoirRefresh = now, this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount, this.instance._drainAll(this.computeCapacity())), this.storeOptions.reservoirIncreaseInterval != null && now >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval && ({
              reservoirIncreaseAmount: amount,
              reservoirIncreaseMaximum: maximum,
              reservoir
            } = this.storeOptions, this._lastReservoirIncrease = now, incr = maximum != null ? Math.min(amount, maximum - reservoir) : amount, incr > 0))
              return this.storeOptions.reservoir += incr, this.instance._drainAll(this.computeCapacity());
          }, this.heartbeatInterval)).unref == "function" ? base.unref() : void 0 : clearInterval(this.heartbeat);
        }
        async __publish__(message) {
          return await this.yieldLoop(), this.instance.Events.trigger("message", message.toString());
        }
        async __disconnect__(flush) {
          return await this.yieldLoop(), clearInterval(this.heartbeat), this.Promise.resolve();
        }
        yieldLoop(t = 0) {
          return new this.Promise(function(resolve, reject) {
            return setTimeout(resolve, t);
          });
        }
        computePenalty() {
          var ref;
          return (ref = this.storeOptions.penalty) != null ? ref : 15 * this.storeOptions.minTime || 5e3;
        }
        async __updateSettings__(options) {
          return await this.yieldLoop(), parser$2.overwrite(options, options, this.storeOptions), this._startHeartbeat(), this.instance._drainAll(this.computeCapacity()), !0;
        }
        async __running__() {
          return await this.yieldLoop(), this._running;
        }
        async __queued__() {
          return await this.yieldLoop(), this.instance.queued();
        }
        async __done__() {
          return await this.yieldLoop(), this._done;
        }
        async __groupCheck__(time) {
          return await this.yieldLoop(), this._nextRequest + this.timeout < time;
        }
        computeCapacity() {
          var maxConcurrent, reservoir;
          return { maxConcurrent, reservoir } = this.storeOptions, maxConcurrent != null && reservoir != null ? Math.min(maxConcurrent - this._running, reservoir) : maxConcurrent != null ? maxConcurrent - this._running : reservoir ?? null;
        }
        conditionsCheck(weight) {
          var capacity;
          return capacity = this.computeCapacity(), capacity == null || weight <= capacity;
        }
        async __incrementReservoir__(incr) {
          var reservoir;
          return await this.yieldLoop(), reservoir = this.storeOptions.reservoir += incr, this.instance._drainAll(this.computeCapacity()), reservoir;
        }
        async __currentReservoir__() {
          return await this.yieldLoop(), this.storeOptions.reservoir;
        }
        isBlocked(now) {
          return this._unblockTime >= now;
        }
        check(weight, now) {
          return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
        }
        async __check__(weight) {
          var now;
          return await this.yieldLoop(), now = Date.now(), this.check(weight, now);
        }
        async __register__(index, weight, expiration) {
          var now, wait;
          return await this.yieldLoop(), now = Date.now(), this.conditionsCheck(weight) ? (this._running += weight, this.storeOptions.reservoir != null && (this.storeOptions.reservoir -= weight), wait = Math.max(this._nextRequest - now, 0), this._nextRequest = now + wait + this.storeOptions.minTime, {
            success: !0,
            wait,
            reservoir: this.storeOptions.reservoir
          }) : {
            success: !1
          };
        }
        strategyIsBlock() {
          return this.storeOptions.strategy === 3;
        }
        async __submit__(queueLength, weight) {
          var blocked, now, reachedHWM;
          if (await this.yieldLoop(), this.storeOptions.maxConcurrent != null && weight > this.storeOptions.maxConcurrent)
            throw new BottleneckError$2(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
          return now = Date.now(), reachedHWM = this.storeOptions.highWater != null && queueLength === this.storeOptions.highWater && !this.check(weight, now), blocked = this.strategyIsBlock() && (reachedHWM || this.isBlocked(now)), blocked && (this._unblockTime = now + this.computePenalty(), this._nextRequest = this._unblockTime + this.storeOptions.minTime, this.instance._dropAllQueued()), {
            reachedHWM,
            blocked,
            strategy: this.storeOptions.strategy
          };
        }
        async __free__(index, weight) {
          return await this.yieldLoop(), this._running -= weight, this._done += weight, this.instance._drainAll(this.computeCapacity()), {
            running: this._running
          };
        }
      };
      var LocalDatastore_1 = LocalDatastore, BottleneckError$3, States;
      BottleneckError$3 = BottleneckError_1, States = class {
        constructor(status1) {
          this.status = status1, this._jobs = {}, this.counts = this.status.map(function() {
            return 0;
          });
        }
        next(id) {
          var current, next;
          if (current = this._jobs[id], next = current + 1, current != null && next < this.status.length)
            return this.counts[current]--, this.counts[next]++, this._jobs[id]++;
          if (current != null)
            return this.counts[current]--, delete this._jobs[id];
        }
        start(id) {
          var initial;
          return initial = 0, this._jobs[id] = initial, this.counts[initial]++;
        }
        remove(id) {
          var current;
          return current = this._jobs[id], current != null && (this.counts[current]--, delete this._jobs[id]), current != null;
        }
        jobStatus(id) {
          var ref;
          return (ref = this.status[this._jobs[id]]) != null ? ref : null;
        }
        statusJobs(status) {
          var k, pos, ref, results, v;
          if (status != null) {
            if (pos = this.status.indexOf(status), pos < 0)
              throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);
            ref = this._jobs, results = [];
            for (k in ref)
              v = ref[k], v === pos && results.push(k);
            return results;
          } else
            return Object.keys(this._jobs);
        }
        statusCounts() {
          return this.counts.reduce(((acc, v, i) => (acc[this.status[i]] = v, acc)), {});
        }
      };
      var States_1 = States, DLList$2, Sync;
      DLList$2 = DLList_1, Sync = class {
        constructor(name, Promise2) {
          this.schedule = this.schedule.bind(this), this.name = name, this.Promise = Promise2, this._running = 0, this._queue = new DLList$2();
        }
        isEmpty() {
          return this._queue.length === 0;
        }
        async _tryToRun() {
          var args, cb, error2, reject, resolve, returned, task;
          if (this._running < 1 && this._queue.length > 0)
            return this._running++, { task, args, resolve, reject } = this._queue.shift(), cb = await (async function() {
              try {
                return returned = await task(...args), function() {
                  return resolve(returned);
                };
              } catch (error1) {
                return error2 = error1, function() {
                  return reject(error2);
                };
              }
            })(), this._running--, this._tryToRun(), cb();
        }
        schedule(task, ...args) {
          var promise, reject, resolve;
          return resolve = reject = null, promise = new this.Promise(function(_resolve, _reject) {
            return resolve = _resolve, reject = _reject;
          }), this._queue.push({ task, args, resolve, reject }), this._tryToRun(), promise;
        }
      };
      var Sync_1 = Sync, version = "2.19.5", version$1 = {
        version
      }, version$2 = /* @__PURE__ */ Object.freeze({
        version,
        default: version$1
      }), require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature."), require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature."), require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature."), Events$2, Group, IORedisConnection$1, RedisConnection$1, Scripts$1, parser$3;
      parser$3 = parser, Events$2 = Events_1, RedisConnection$1 = require$$2, IORedisConnection$1 = require$$3, Scripts$1 = require$$4, Group = (function() {
        class Group2 {
          constructor(limiterOptions = {}) {
            this.deleteKey = this.deleteKey.bind(this), this.limiterOptions = limiterOptions, parser$3.load(this.limiterOptions, this.defaults, this), this.Events = new Events$2(this), this.instances = {}, this.Bottleneck = Bottleneck_1, this._startAutoCleanup(), this.sharedConnection = this.connection != null, this.connection == null && (this.limiterOptions.datastore === "redis" ? this.connection = new RedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events })) : this.limiterOptions.datastore === "ioredis" && (this.connection = new IORedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }))));
          }
          key(key = "") {
            var ref;
            return (ref = this.instances[key]) != null ? ref : (() => {
              var limiter;
              return limiter = this.instances[key] = new this.Bottleneck(Object.assign(this.limiterOptions, {
                id: `${this.id}-${key}`,
                timeout: this.timeout,
                connection: this.connection
              })), this.Events.trigger("created", limiter, key), limiter;
            })();
          }
          async deleteKey(key = "") {
            var deleted, instance;
            return instance = this.instances[key], this.connection && (deleted = await this.connection.__runCommand__(["del", ...Scripts$1.allKeys(`${this.id}-${key}`)])), instance != null && (delete this.instances[key], await instance.disconnect()), instance != null || deleted > 0;
          }
          limiters() {
            var k, ref, results, v;
            ref = this.instances, results = [];
            for (k in ref)
              v = ref[k], results.push({
                key: k,
                limiter: v
              });
            return results;
          }
          keys() {
            return Object.keys(this.instances);
          }
          async clusterKeys() {
            var cursor, end, found, i, k, keys, len, next, start;
            if (this.connection == null)
              return this.Promise.resolve(this.keys());
            for (keys = [], cursor = null, start = `b_${this.id}-`.length, end = 9; cursor !== 0; )
              for ([next, found] = await this.connection.__runCommand__(["scan", cursor ?? 0, "match", `b_${this.id}-*_settings`, "count", 1e4]), cursor = ~~next, i = 0, len = found.length; i < len; i++)
                k = found[i], keys.push(k.slice(start, -end));
            return keys;
          }
          _startAutoCleanup() {
            var base;
            return clearInterval(this.interval), typeof (base = this.interval = setInterval(async () => {
              var e, k, ref, results, time, v;
              time = Date.now(), ref = this.instances, results = [];
              for (k in ref) {
                v = ref[k];
                try {
                  await v._store.__groupCheck__(time) ? results.push(this.deleteKey(k)) : results.push(void 0);
                } catch (error2) {
                  e = error2, results.push(v.Events.trigger("error", e));
                }
              }
              return results;
            }, this.timeout / 2)).unref == "function" ? base.unref() : void 0;
          }
          updateSettings(options = {}) {
            if (parser$3.overwrite(options, this.defaults, this), parser$3.overwrite(options, options, this.limiterOptions), options.timeout != null)
              return this._startAutoCleanup();
          }
          disconnect(flush = !0) {
            var ref;
            if (!this.sharedConnection)
              return (ref = this.connection) != null ? ref.disconnect(flush) : void 0;
          }
        }
        return Group2.prototype.defaults = {
          timeout: 1e3 * 60 * 5,
          connection: null,
          Promise,
          id: "group-key"
        }, Group2;
      }).call(commonjsGlobal);
      var Group_1 = Group, Batcher, Events$3, parser$4;
      parser$4 = parser, Events$3 = Events_1, Batcher = (function() {
        class Batcher2 {
          constructor(options = {}) {
            this.options = options, parser$4.load(this.options, this.defaults, this), this.Events = new Events$3(this), this._arr = [], this._resetPromise(), this._lastFlush = Date.now();
          }
          _resetPromise() {
            return this._promise = new this.Promise((res, rej) => this._resolve = res);
          }
          _flush() {
            return clearTimeout(this._timeout), this._lastFlush = Date.now(), this._resolve(), this.Events.trigger("batch", this._arr), this._arr = [], this._resetPromise();
          }
          add(data) {
            var ret;
            return this._arr.push(data), ret = this._promise, this._arr.length === this.maxSize ? this._flush() : this.maxTime != null && this._arr.length === 1 && (this._timeout = setTimeout(() => this._flush(), this.maxTime)), ret;
          }
        }
        return Batcher2.prototype.defaults = {
          maxTime: null,
          maxSize: null,
          Promise
        }, Batcher2;
      }).call(commonjsGlobal);
      var Batcher_1 = Batcher, require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature."), require$$8 = getCjsExportFromNamespace(version$2), Bottleneck2, DEFAULT_PRIORITY$1, Events$4, Job$1, LocalDatastore$1, NUM_PRIORITIES$1, Queues$1, RedisDatastore$1, States$1, Sync$1, parser$5, splice = [].splice;
      NUM_PRIORITIES$1 = 10, DEFAULT_PRIORITY$1 = 5, parser$5 = parser, Queues$1 = Queues_1, Job$1 = Job_1, LocalDatastore$1 = LocalDatastore_1, RedisDatastore$1 = require$$4$1, Events$4 = Events_1, States$1 = States_1, Sync$1 = Sync_1, Bottleneck2 = (function() {
        class Bottleneck3 {
          constructor(options = {}, ...invalid) {
            var storeInstanceOptions, storeOptions;
            this._addToQueue = this._addToQueue.bind(this), this._validateOptions(options, invalid), parser$5.load(options, this.instanceDefaults, this), this._queues = new Queues$1(NUM_PRIORITIES$1), this._scheduled = {}, this._states = new States$1(["RECEIVED", "QUEUED", "RUNNING", "EXECUTING"].concat(this.trackDoneStatus ? ["DONE"] : [])), this._limiter = null, this.Events = new Events$4(this), this._submitLock = new Sync$1("submit", this.Promise), this._registerLock = new Sync$1("register", this.Promise), storeOptions = parser$5.load(options, this.storeDefaults, {}), this._store = (function() {
              if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null)
                return storeInstanceOptions = parser$5.load(options, this.redisStoreDefaults, {}), new RedisDatastore$1(this, storeOptions, storeInstanceOptions);
              if (this.datastore === "local")
                return storeInstanceOptions = parser$5.load(options, this.localStoreDefaults, {}), new LocalDatastore$1(this, storeOptions, storeInstanceOptions);
              throw new Bottleneck3.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
            }).call(this), this._queues.on("leftzero", () => {
              var ref;
              return (ref = this._store.heartbeat) != null && typeof ref.ref == "function" ? ref.ref() : void 0;
            }), this._queues.on("zero", () => {
              var ref;
              return (ref = this._store.heartbeat) != null && typeof ref.unref == "function" ? ref.unref() : void 0;
            });
          }
          _validateOptions(options, invalid) {
            if (!(options != null && typeof options == "object" && invalid.length === 0))
              throw new Bottleneck3.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
          }
          ready() {
            return this._store.ready;
          }
          clients() {
            return this._store.clients;
          }
          channel() {
            return `b_${this.id}`;
          }
          channel_client() {
            return `b_${this.id}_${this._store.clientId}`;
          }
          publish(message) {
            return this._store.__publish__(message);
          }
          disconnect(flush = !0) {
            return this._store.__disconnect__(flush);
          }
          chain(_limiter) {
            return this._limiter = _limiter, this;
          }
          queued(priority) {
            return this._queues.queued(priority);
          }
          clusterQueued() {
            return this._store.__queued__();
          }
          empty() {
            return this.queued() === 0 && this._submitLock.isEmpty();
          }
          running() {
            return this._store.__running__();
          }
          done() {
            return this._store.__done__();
          }
          jobStatus(id) {
            return this._states.jobStatus(id);
          }
          jobs(status) {
            return this._states.statusJobs(status);
          }
          counts() {
            return this._states.statusCounts();
          }
          _randomIndex() {
            return Math.random().toString(36).slice(2);
          }
          check(weight = 1) {
            return this._store.__check__(weight);
          }
          _clearGlobalState(index) {
            return this._scheduled[index] != null ? (clearTimeout(this._scheduled[index].expiration), delete this._scheduled[index], !0) : !1;
          }
          async _free(index, job, options, eventInfo) {
            var e, running;
            try {
              if ({ running } = await this._store.__free__(index, options.weight), this.Events.trigger("debug", `Freed ${options.id}`, eventInfo), running === 0 && this.empty())
                return this.Events.trigger("idle");
            } catch (error1) {
              return e = error1, this.Events.trigger("error", e);
            }
          }
          _run(index, job, wait) {
            var clearGlobalState, free, run;
            return job.doRun(), clearGlobalState = this._clearGlobalState.bind(this, index), run = this._run.bind(this, index, job), free = this._free.bind(this, index, job), this._scheduled[index] = {
              timeout: setTimeout(() => job.doExecute(this._limiter, clearGlobalState, run, free), wait),
              expiration: job.options.expiration != null ? setTimeout(function() {
                return job.doExpire(clearGlobalState, run, free);
              }, wait + job.options.expiration) : void 0,
              job
            };
          }
          _drainOne(capacity) {
            return this._registerLock.schedule(() => {
              var args, index, next, options, queue;
              return this.queued() === 0 ? this.Promise.resolve(null) : (queue = this._queues.getFirst(), { options, args } = next = queue.first(), capacity != null && options.weight > capacity ? this.Promise.resolve(null) : (this.Events.trigger("debug", `Draining ${options.id}`, { args, options }), index = this._randomIndex(), this._store.__register__(index, options.weight, options.expiration).then(({ success, wait, reservoir }) => {
                var empty;
                return this.Events.trigger("debug", `Drained ${options.id}`, { success, args, options }), success ? (queue.shift(), empty = this.empty(), empty && this.Events.trigger("empty"), reservoir === 0 && this.Events.trigger("depleted", empty), this._run(index, next, wait), this.Promise.resolve(options.weight)) : this.Promise.resolve(null);
              })));
            });
          }
          _drainAll(capacity, total = 0) {
            return this._drainOne(capacity).then((drained) => {
              var newCapacity;
              return drained != null ? (newCapacity = capacity != null ? capacity - drained : capacity, this._drainAll(newCapacity, total + drained)) : this.Promise.resolve(total);
            }).catch((e) => this.Events.trigger("error", e));
          }
          _dropAllQueued(message) {
            return this._queues.shiftAll(function(job) {
              return job.doDrop({ message });
            });
          }
          stop(options = {}) {
            var done, waitForExecuting;
            return options = parser$5.load(options, this.stopDefaults), waitForExecuting = (at) => {
              var finished;
              return finished = () => {
                var counts;
                return counts = this._states.counts, counts[0] + counts[1] + counts[2] + counts[3] === at;
              }, new this.Promise((resolve, reject) => finished() ? resolve() : this.on("done", () => {
                if (finished())
                  return this.removeAllListeners("done"), resolve();
              }));
            }, done = options.dropWaitingJobs ? (this._run = function(index, next) {
              return next.doDrop({
                message: options.dropErrorMessage
              });
            }, this._drainOne = () => this.Promise.resolve(null), this._registerLock.schedule(() => this._submitLock.schedule(() => {
              var k, ref, v;
              ref = this._scheduled;
              for (k in ref)
                v = ref[k], this.jobStatus(v.job.options.id) === "RUNNING" && (clearTimeout(v.timeout), clearTimeout(v.expiration), v.job.doDrop({
                  message: options.dropErrorMessage
                }));
              return this._dropAllQueued(options.dropErrorMessage), waitForExecuting(0);
            }))) : this.schedule({
              priority: NUM_PRIORITIES$1 - 1,
              weight: 0
            }, () => waitForExecuting(1)), this._receive = function(job) {
              return job._reject(new Bottleneck3.prototype.BottleneckError(options.enqueueErrorMessage));
            }, this.stop = () => this.Promise.reject(new Bottleneck3.prototype.BottleneckError("stop() has already been called")), done;
          }
          async _addToQueue(job) {
            var args, blocked, error2, options, reachedHWM, shifted, strategy;
            ({ args, options } = job);
            try {
              ({ reachedHWM, blocked, strategy } = await this._store.__submit__(this.queued(), options.weight));
            } catch (error1) {
              return error2 = error1, this.Events.trigger("debug", `Could not queue ${options.id}`, { args, options, error: error2 }), job.doDrop({ error: error2 }), !1;
            }
            return blocked ? (job.doDrop(), !0) : reachedHWM && (shifted = strategy === Bottleneck3.prototype.strategy.LEAK ? this._queues.shiftLastFrom(options.priority) : strategy === Bottleneck3.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck3.prototype.strategy.OVERFLOW ? job : void 0, shifted?.doDrop(), shifted == null || strategy === Bottleneck3.prototype.strategy.OVERFLOW) ? (shifted == null && job.doDrop(), reachedHWM) : (job.doQueue(reachedHWM, blocked), this._queues.push(job), await this._drainAll(), reachedHWM);
          }
          _receive(job) {
            return this._states.jobStatus(job.options.id) != null ? (job._reject(new Bottleneck3.prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`)), !1) : (job.doReceive(), this._submitLock.schedule(this._addToQueue, job));
          }
          submit(...args) {
            var cb, fn, job, options, ref, ref1, task;
            return typeof args[0] == "function" ? (ref = args, [fn, ...args] = ref, [cb] = splice.call(args, -1), options = parser$5.load({}, this.jobDefaults)) : (ref1 = args, [options, fn, ...args] = ref1, [cb] = splice.call(args, -1), options = parser$5.load(options, this.jobDefaults)), task = (...args2) => new this.Promise(function(resolve, reject) {
              return fn(...args2, function(...args3) {
                return (args3[0] != null ? reject : resolve)(args3);
              });
            }), job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), job.promise.then(function(args2) {
              return typeof cb == "function" ? cb(...args2) : void 0;
            }).catch(function(args2) {
              return Array.isArray(args2) ? typeof cb == "function" ? cb(...args2) : void 0 : typeof cb == "function" ? cb(args2) : void 0;
            }), this._receive(job);
          }
          schedule(...args) {
            var job, options, task;
            return typeof args[0] == "function" ? ([task, ...args] = args, options = {}) : [options, task, ...args] = args, job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), this._receive(job), job.promise;
          }
          wrap(fn) {
            var schedule, wrapped;
            return schedule = this.schedule.bind(this), wrapped = function(...args) {
              return schedule(fn.bind(this), ...args);
            }, wrapped.withOptions = function(options, ...args) {
              return schedule(options, fn, ...args);
            }, wrapped;
          }
          async updateSettings(options = {}) {
            return await this._store.__updateSettings__(parser$5.overwrite(options, this.storeDefaults)), parser$5.overwrite(options, this.instanceDefaults, this), this;
          }
          currentReservoir() {
            return this._store.__currentReservoir__();
          }
          incrementReservoir(incr = 0) {
            return this._store.__incrementReservoir__(incr);
          }
        }
        return Bottleneck3.default = Bottleneck3, Bottleneck3.Events = Events$4, Bottleneck3.version = Bottleneck3.prototype.version = require$$8.version, Bottleneck3.strategy = Bottleneck3.prototype.strategy = {
          LEAK: 1,
          OVERFLOW: 2,
          OVERFLOW_PRIORITY: 4,
          BLOCK: 3
        }, Bottleneck3.BottleneckError = Bottleneck3.prototype.BottleneckError = BottleneckError_1, Bottleneck3.Group = Bottleneck3.prototype.Group = Group_1, Bottleneck3.RedisConnection = Bottleneck3.prototype.RedisConnection = require$$2, Bottleneck3.IORedisConnection = Bottleneck3.prototype.IORedisConnection = require$$3, Bottleneck3.Batcher = Bottleneck3.prototype.Batcher = Batcher_1, Bottleneck3.prototype.jobDefaults = {
          priority: DEFAULT_PRIORITY$1,
          weight: 1,
          expiration: null,
          id: "<no-id>"
        }, Bottleneck3.prototype.storeDefaults = {
          maxConcurrent: null,
          minTime: 0,
          highWater: null,
          strategy: Bottleneck3.prototype.strategy.LEAK,
          penalty: null,
          reservoir: null,
          reservoirRefreshInterval: null,
          reservoirRefreshAmount: null,
          reservoirIncreaseInterval: null,
          reservoirIncreaseAmount: null,
          reservoirIncreaseMaximum: null
        }, Bottleneck3.prototype.localStoreDefaults = {
          Promise,
          timeout: null,
          heartbeatInterval: 250
        }, Bottleneck3.prototype.redisStoreDefaults = {
          Promise,
          timeout: null,
          heartbeatInterval: 5e3,
          clientTimeout: 1e4,
          Redis: null,
          clientOptions: {},
          clusterNodes: null,
          clearDatastore: !1,
          connection: null
        }, Bottleneck3.prototype.instanceDefaults = {
          datastore: "local",
          connection: null,
          id: "<no-id>",
          rejectOnDrop: !0,
          trackDoneStatus: !1,
          Promise
        }, Bottleneck3.prototype.stopDefaults = {
          enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
          dropWaitingJobs: !0,
          dropErrorMessage: "This limiter has been stopped."
        }, Bottleneck3;
      }).call(commonjsGlobal);
      var Bottleneck_1 = Bottleneck2, lib = Bottleneck_1;
      return lib;
    }));
  }
});

// src/errors.ts
var UsageError = class extends Error {
  name = "UsageError";
}, RunError = class extends Error {
  name = "RunError";
}, Interrupted = class extends Error {
  name = "Interrupted";
  signal;
  constructor(signal) {
    super(`interrupted by ${signal}`), this.signal = signal;
  }
};
var DeliveryError = class extends Error {
  name = "DeliveryError";
}, INTERRUPTED = "interrupted; everything it started is gone";
function messageOf(error2) {
  return error2 instanceof Interrupted ? INTERRUPTED : [UsageError, RunError, DeliveryError].some((kind) => error2 instanceof kind) ? error2.message : error2 instanceof Error ? error2.stack ?? error2.message : String(error2);
}

// node_modules/universal-user-agent/index.js
function getUserAgent() {
  return typeof navigator == "object" && "userAgent" in navigator ? navigator.userAgent : typeof process == "object" && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : "<environment undetectable>";
}

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
  if (typeof method != "function")
    throw new Error("method for before hook must be a function");
  return options || (options = {}), Array.isArray(name) ? name.reverse().reduce((callback, name2) => register.bind(null, state, name2, callback, options), method)() : Promise.resolve().then(() => state.registry[name] ? state.registry[name].reduce((method2, registered) => registered.hook.bind(null, method2, options), method)() : method(options));
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook2) {
  let orig = hook2;
  state.registry[name] || (state.registry[name] = []), kind === "before" && (hook2 = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options))), kind === "after" && (hook2 = (method, options) => {
    let result;
    return Promise.resolve().then(method.bind(null, options)).then((result_) => (result = result_, orig(result, options))).then(() => result);
  }), kind === "error" && (hook2 = (method, options) => Promise.resolve().then(method.bind(null, options)).catch((error2) => orig(error2, options))), state.registry[name].push({
    hook: hook2,
    orig
  });
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
  if (!state.registry[name])
    return;
  let index = state.registry[name].map((registered) => registered.orig).indexOf(method);
  index !== -1 && state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
var bind = Function.bind, bindable = bind.bind(bind);
function bindApi(hook2, state, name) {
  let removeHookRef = bindable(removeHook, null).apply(
    null,
    name ? [state, name] : [state]
  );
  hook2.api = { remove: removeHookRef }, hook2.remove = removeHookRef, ["before", "error", "after", "wrap"].forEach((kind) => {
    let args = name ? [state, kind, name] : [state, kind];
    hook2[kind] = hook2.api[kind] = bindable(addHook, null).apply(null, args);
  });
}
function Singular() {
  let singularHookName = /* @__PURE__ */ Symbol("Singular"), singularHookState = {
    registry: {}
  }, singularHook = register.bind(null, singularHookState, singularHookName);
  return bindApi(singularHook, singularHookState, singularHookName), singularHook;
}
function Collection() {
  let state = {
    registry: {}
  }, hook2 = register.bind(null, state);
  return bindApi(hook2, state), hook2;
}
var before_after_hook_default = { Singular, Collection };

// node_modules/@octokit/endpoint/dist-bundle/index.js
var VERSION = "0.0.0-development", userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`, DEFAULTS = {
  method: "GET",
  baseUrl: "https://api.github.com",
  headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": userAgent
  },
  mediaType: {
    format: ""
  }
};
function lowercaseKeys(object) {
  return object ? Object.keys(object).reduce((newObj, key) => (newObj[key.toLowerCase()] = object[key], newObj), {}) : {};
}
function isPlainObject(value) {
  if (typeof value != "object" || value === null || Object.prototype.toString.call(value) !== "[object Object]") return !1;
  let proto = Object.getPrototypeOf(value);
  if (proto === null) return !0;
  let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
  let result = Object.assign({}, defaults);
  return Object.keys(options).forEach((key) => {
    isPlainObject(options[key]) ? key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] }) : Object.assign(result, { [key]: options[key] });
  }), result;
}
function removeUndefinedProperties(obj) {
  for (let key in obj)
    obj[key] === void 0 && delete obj[key];
  return obj;
}
function merge(defaults, route, options) {
  if (typeof route == "string") {
    let [method, url] = route.split(" ");
    options = Object.assign(url ? { method, url } : { url: method }, options);
  } else
    options = Object.assign({}, route);
  options.headers = lowercaseKeys(options.headers), removeUndefinedProperties(options), removeUndefinedProperties(options.headers);
  let mergedOptions = mergeDeep(defaults || {}, options);
  return options.url === "/graphql" && (defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(
    (preview) => !mergedOptions.mediaType.previews.includes(preview)
  ).concat(mergedOptions.mediaType.previews)), mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""))), mergedOptions;
}
function addQueryParameters(url, parameters) {
  let separator = /\?/.test(url) ? "&" : "?", names = Object.keys(parameters);
  return names.length === 0 ? url : url + separator + names.map((name) => name === "q" ? "q=" + parameters.q.split("+").map(encodeURIComponent).join("+") : `${name}=${encodeURIComponent(parameters[name])}`).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
  return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
  let matches = url.match(urlVariableRegex);
  return matches ? matches.map(removeNonChars).reduce((a, b) => a.concat(b), []) : [];
}
function omit(object, keysToOmit) {
  let result = { __proto__: null };
  for (let key of Object.keys(object))
    keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
  return result;
}
function encodeReserved(str) {
  return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
    return /%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]")), part;
  }).join("");
}
function encodeUnreserved(str) {
  return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
    return "%" + c.charCodeAt(0).toString(16).toUpperCase();
  });
}
function encodeValue(operator, value, key) {
  return value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value), key ? encodeUnreserved(key) + "=" + value : value;
}
function isDefined(value) {
  return value != null;
}
function isKeyOperator(operator) {
  return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
  var value = context[key], result = [];
  if (isDefined(value) && value !== "")
    if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean")
      value = value.toString(), modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10))), result.push(
        encodeValue(operator, value, isKeyOperator(operator) ? key : "")
      );
    else if (modifier === "*")
      Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
        result.push(
          encodeValue(operator, value2, isKeyOperator(operator) ? key : "")
        );
      }) : Object.keys(value).forEach(function(k) {
        isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
      });
    else {
      let tmp = [];
      Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
        tmp.push(encodeValue(operator, value2));
      }) : Object.keys(value).forEach(function(k) {
        isDefined(value[k]) && (tmp.push(encodeUnreserved(k)), tmp.push(encodeValue(operator, value[k].toString())));
      }), isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
    }
  else
    operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
  return result;
}
function parseUrl(template) {
  return {
    expand: expand.bind(null, template)
  };
}
function expand(template, context) {
  var operators = ["+", "#", ".", "/", ";", "?", "&"];
  return template = template.replace(
    /\{([^\{\}]+)\}|([^\{\}]+)/g,
    function(_, expression, literal) {
      if (expression) {
        let operator = "", values = [];
        if (operators.indexOf(expression.charAt(0)) !== -1 && (operator = expression.charAt(0), expression = expression.substr(1)), expression.split(/,/g).forEach(function(variable) {
          var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
          values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
        }), operator && operator !== "+") {
          var separator = ",";
          return operator === "?" ? separator = "&" : operator !== "#" && (separator = operator), (values.length !== 0 ? operator : "") + values.join(separator);
        } else
          return values.join(",");
      } else
        return encodeReserved(literal);
    }
  ), template === "/" ? template : template.replace(/\/$/, "");
}
function parse(options) {
  let method = options.method.toUpperCase(), url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}"), headers = Object.assign({}, options.headers), body, parameters = omit(options, [
    "method",
    "baseUrl",
    "url",
    "headers",
    "request",
    "mediaType"
  ]), urlVariableNames = extractUrlVariableNames(url);
  url = parseUrl(url).expand(parameters), /^http/.test(url) || (url = options.baseUrl + url);
  let omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"), remainingParameters = omit(parameters, omittedParameters);
  if (!/application\/octet-stream/i.test(headers.accept) && (options.mediaType.format && (headers.accept = headers.accept.split(/,/).map(
    (format) => format.replace(
      /application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
      `application/vnd$1$2.${options.mediaType.format}`
    )
  ).join(",")), url.endsWith("/graphql") && options.mediaType.previews?.length)) {
    let previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
    headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
      let format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
      return `application/vnd.github.${preview}-preview${format}`;
    }).join(",");
  }
  return ["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters), !headers["content-type"] && typeof body < "u" && (headers["content-type"] = "application/json; charset=utf-8"), ["PATCH", "PUT"].includes(method) && typeof body > "u" && (body = ""), Object.assign(
    { method, url, headers },
    typeof body < "u" ? { body } : null,
    options.request ? { request: options.request } : null
  );
}
function endpointWithDefaults(defaults, route, options) {
  return parse(merge(defaults, route, options));
}
function withDefaults(oldDefaults, newDefaults) {
  let DEFAULTS2 = merge(oldDefaults, newDefaults), endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
  return Object.assign(endpoint2, {
    DEFAULTS: DEFAULTS2,
    defaults: withDefaults.bind(null, DEFAULTS2),
    merge: merge.bind(null, DEFAULTS2),
    parse
  });
}
var endpoint = withDefaults(null, DEFAULTS);

// node_modules/content-type/dist/index.js
var CHAR_MAP = new Uint8Array(256);
CHAR_MAP[9] |= 2;
CHAR_MAP[32] |= 2;
CHAR_MAP[59] |= 4;
CHAR_MAP[44] |= 8;
for (let code = 128; code <= 255; code++)
  CHAR_MAP[code] |= 1;
for (let char of "!#$%&'*+-.^_`|~")
  CHAR_MAP[char.charCodeAt(0)] |= 16;
for (let code = 48; code <= 57; code++)
  CHAR_MAP[code] |= 16;
for (let code = 65; code <= 90; code++)
  CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++)
  CHAR_MAP[code] |= 16;
var NullObject = /* @__PURE__ */ (() => {
  let C = function() {
  };
  return C.prototype = /* @__PURE__ */ Object.create(null), C;
})();
function parse2(header, options) {
  let stopFlags = 4 | (options?.comma === !0 ? 8 : 0), len = header.length, valueStart = options?.start ?? 0;
  for (; (CHAR_MAP[header.charCodeAt(valueStart)] & 2) !== 0; )
    valueStart++;
  let index = valueStart, typeFlags = 0, whitespace = -1, stop = options?.parameters === !1 ? 8 : 0;
  for (; index < len; ) {
    let code = header.charCodeAt(index), flags = CHAR_MAP[code];
    if ((flags & stopFlags) !== 0) {
      stop |= flags & 8;
      break;
    }
    (flags & 2) !== 0 ? whitespace === -1 && (whitespace = index) : whitespace = -1, typeFlags |= code & 65280 | flags, index++;
  }
  let valueEnd = whitespace === -1 ? index : whitespace, value = header.slice(valueStart, valueEnd), type = (typeFlags & 65281) === 0 ? value : value.toLowerCase();
  return index === len || stop !== 0 ? { type, index, parameters: new NullObject() } : parseParameters(header, type, index, len, stopFlags);
}
function parseParameters(header, type, index, len, stopFlags) {
  let parameters = new NullObject();
  parameter: for (; index < len; ) {
    for (index++; (CHAR_MAP[header.charCodeAt(index)] & 2) !== 0; )
      index++;
    let keyStart = index, keyFlags = 0, keyWhitespace = -1;
    for (; index < len; ) {
      let code = header.charCodeAt(index), flags = CHAR_MAP[code];
      if ((flags & stopFlags) !== 0) {
        if ((flags & 8) !== 0)
          break parameter;
        continue parameter;
      }
      if (code === 61) {
        let keyEnd = keyWhitespace === -1 ? index : keyWhitespace, value = header.slice(keyStart, keyEnd), key = (keyFlags & 65281) === 0 ? value : value.toLowerCase();
        for (index++; (CHAR_MAP[header.charCodeAt(index)] & 2) !== 0; )
          index++;
        if (index < len && header.charCodeAt(index) === 34) {
          let quotedStart = ++index, escaped = !1;
          for (; index < len; ) {
            let code2 = header.charCodeAt(index);
            if (code2 === 34) {
              parameters[key] === void 0 && (parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index)), index++;
              let stop2 = 0;
              for (; index < len; ) {
                let code3 = header.charCodeAt(index), flags2 = CHAR_MAP[code3];
                if ((flags2 & stopFlags) !== 0) {
                  stop2 = flags2 & 8;
                  break;
                }
                index++;
              }
              if (stop2 !== 0)
                break parameter;
              continue parameter;
            }
            if (code2 === 92 && index + 1 < len) {
              escaped = !0, index += 2;
              continue;
            }
            index++;
          }
          continue parameter;
        }
        let valueStart = index, stop = 0, valueWhitespace = -1;
        for (; index < len; ) {
          let code2 = header.charCodeAt(index), flags2 = CHAR_MAP[code2];
          if ((flags2 & stopFlags) !== 0) {
            stop = flags2 & 8;
            break;
          }
          (flags2 & 2) !== 0 ? valueWhitespace === -1 && (valueWhitespace = index) : valueWhitespace = -1, index++;
        }
        if (parameters[key] === void 0) {
          let valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
          parameters[key] = header.slice(valueStart, valueEnd);
        }
        if (stop !== 0)
          break parameter;
        continue parameter;
      }
      (flags & 2) !== 0 ? keyWhitespace === -1 && (keyWhitespace = index) : keyWhitespace = -1, keyFlags |= code & 65280 | flags, index++;
    }
  }
  return { type, index, parameters };
}
function unescapeQuotedPairs(str, start, end) {
  let result = "";
  for (let index = start; index < end; index++)
    str.charCodeAt(index) === 92 && (result += str.slice(start, index), start = ++index);
  return result + str.slice(start, end);
}

// node_modules/json-with-bigint/json-with-bigint.js
var intRegex = /^-?\d+$/, noiseValue = /^-?\d+n+$/, originalStringify = JSON.stringify, originalParse = JSON.parse, customFormat = /^-?\d+n$/, bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol", isRawJSON = (val) => val !== null && typeof val == "object" && val.constructor && val.constructor.name === "RawJSON", stringifyIteratively = (rootValue, replacer, spaceParam) => {
  let space = "";
  typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
  let isFunctionReplacer = typeof replacer == "function", propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null, prepareVal = (parent, key, val) => (val !== null && typeof val == "object" && typeof val.toJSON == "function" && (val = val.toJSON(key)), typeof val == "string" && noiseValue.test(val) ? val + "n" : typeof val == "bigint" ? "rawJSON" in JSON ? JSON.rawJSON(val.toString()) : val.toString() + "n" : (isFunctionReplacer && (val = replacer.call(parent, key, val)), val !== null && typeof val == "object" && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf()), val)), rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
  if (isUnstringifiable(rootProcessed))
    return;
  let isRootPrimitive = rootProcessed === null || typeof rootProcessed != "object", isRootNativeRawJSON = isRawJSON(rootProcessed);
  if (isRootPrimitive || isRootNativeRawJSON)
    return originalStringify(rootProcessed);
  let chunks = [], level = 0, stack = [
    {
      parent: { "": rootProcessed },
      key: "",
      val: rootProcessed,
      isArray: Array.isArray(rootProcessed),
      keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
      index: 0,
      first: !0
    }
  ], visited = new WeakSet([rootProcessed]);
  for (; stack.length > 0; ) {
    let node = stack[stack.length - 1];
    node.index === 0 && (chunks.push(node.isArray ? "[" : "{"), level++);
    let isDone = !1;
    if (node.isArray)
      if (node.index < node.val.length) {
        node.first || chunks.push(","), space && chunks.push(`
` + space.repeat(level));
        let childRaw = node.val[node.index], childVal = prepareVal(node.val, String(node.index), childRaw);
        if (isUnstringifiable(childVal))
          chunks.push("null"), node.first = !1, node.index++;
        else {
          let isComplexObject = childVal !== null && typeof childVal == "object", isNativeRaw = isRawJSON(childVal);
          if (isComplexObject && !isNativeRaw) {
            if (visited.has(childVal))
              throw new TypeError("Converting circular structure to JSON");
            visited.add(childVal), stack.push({
              parent: node.val,
              key: String(node.index),
              val: childVal,
              isArray: Array.isArray(childVal),
              keys: Array.isArray(childVal) ? null : Object.keys(childVal),
              index: 0,
              first: !0
            }), node.first = !1, node.index++;
          } else
            chunks.push(originalStringify(childVal)), node.first = !1, node.index++;
        }
      } else
        isDone = !0;
    else {
      for (; node.index < node.keys.length; ) {
        let k = node.keys[node.index++];
        if (propertyList && !propertyList.has(k)) continue;
        let childRaw = node.val[k], childVal = prepareVal(node.val, k, childRaw);
        if (isUnstringifiable(childVal)) continue;
        node.first || chunks.push(","), space ? chunks.push(`
` + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
        let isComplexObject = childVal !== null && typeof childVal == "object", isNativeRaw = isRawJSON(childVal);
        if (isComplexObject && !isNativeRaw) {
          if (visited.has(childVal))
            throw new TypeError("Converting circular structure to JSON");
          visited.add(childVal), stack.push({
            parent: node.val,
            key: k,
            val: childVal,
            isArray: Array.isArray(childVal),
            keys: Array.isArray(childVal) ? null : Object.keys(childVal),
            index: 0,
            first: !0
          }), node.first = !1;
          break;
        } else
          chunks.push(originalStringify(childVal)), node.first = !1;
      }
      node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
    }
    isDone && (level--, !node.first && space && chunks.push(`
` + space.repeat(level)), chunks.push(node.isArray ? "]" : "}"), visited.delete(node.val), stack.pop());
  }
  return chunks.join("");
}, JSONStringify = (value, replacer, space) => {
  try {
    return "rawJSON" in JSON ? originalStringify(
      value,
      (key, val) => typeof val == "bigint" ? JSON.rawJSON(val.toString()) : typeof replacer == "function" ? replacer(key, val) : (Array.isArray(replacer) && replacer.includes(key), val),
      space
    ) : value ? originalStringify(
      value,
      (key, val) => typeof val == "string" && noiseValue.test(val) || typeof val == "bigint" ? val.toString() + "n" : typeof replacer == "function" ? replacer(key, val) : (Array.isArray(replacer) && replacer.includes(key), val),
      space
    ).replace(
      bigIntsStringify,
      "$1$2$3"
    ).replace(noiseStringify, "$1$2$3") : originalStringify(value, replacer, space);
  } catch (error2) {
    if (error2 instanceof RangeError) {
      let convertedJSON = stringifyIteratively(value, replacer, space);
      return convertedJSON === void 0 ? void 0 : "rawJSON" in JSON ? convertedJSON : convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
    }
    throw error2;
  }
}, featureCache = /* @__PURE__ */ new Map(), isContextSourceSupported = () => {
  let parseFingerprint = JSON.parse.toString();
  if (featureCache.has(parseFingerprint))
    return featureCache.get(parseFingerprint);
  try {
    let result = JSON.parse(
      "1",
      (_, __, context) => !!context?.source && context.source === "1"
    );
    return featureCache.set(parseFingerprint, result), result;
  } catch {
    return featureCache.set(parseFingerprint, !1), !1;
  }
}, convertMarkedBigIntsReviver = (key, value, context, userReviver) => typeof value == "string" && customFormat.test(value) ? BigInt(value.slice(0, -1)) : typeof value == "string" && noiseValue.test(value) ? value.slice(0, -1) : typeof userReviver == "function" ? userReviver(key, value, context) : value, JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
  let isNumber = typeof value == "number", isOutOfBounds = value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER, isBigNumber = isNumber && isOutOfBounds, isInt = context && intRegex.test(context.source);
  return isBigNumber && isInt ? BigInt(context.source) : typeof reviver == "function" ? reviver(key, value, context) : value;
}), MAX_INT = Number.MAX_SAFE_INTEGER.toString(), MAX_DIGITS = MAX_INT.length, stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, noiseValueWithQuotes = /^"-?\d+n+"$/, applyReviverIteratively = (parsed, userReviver) => {
  let rootHolder = { "": parsed }, stack = [{ parent: rootHolder, key: "", visited: !1 }];
  for (; stack.length > 0; ) {
    let node = stack[stack.length - 1];
    if (node.visited) {
      let { parent, key } = node, value = parent[key];
      typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1))), typeof userReviver == "function" && (value = userReviver.call(parent, key, value)), value === void 0 ? delete parent[key] : parent[key] = value, stack.pop();
    } else {
      node.visited = !0;
      let value = node.parent[node.key];
      if (value !== null && typeof value == "object") {
        let keys = Object.keys(value);
        for (let i = keys.length - 1; i >= 0; i--)
          stack.push({ parent: value, key: keys[i], visited: !1 });
      }
    }
  }
  return rootHolder[""];
}, serializeBigInts = (text) => text.replace(
  stringsOrLargeNumbers,
  (match, digits, fractional, exponential) => {
    let isString = match[0] === '"';
    if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + 'n"';
    let hasFractionalOrExponential = fractional || exponential, isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
    return isString || hasFractionalOrExponential || isLessThanMaxSafeInt ? match : '"' + match + 'n"';
  }
), JSONParse = (text, reviver) => {
  if (!text) return originalParse(text, reviver);
  try {
    if (isContextSourceSupported()) return JSONParseV2(text, reviver);
    let serializedData = serializeBigInts(text);
    return originalParse(
      serializedData,
      (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver)
    );
  } catch (error2) {
    if (error2 instanceof RangeError) {
      let serializedData = serializeBigInts(text), parsed = originalParse(serializedData);
      return applyReviverIteratively(parsed, reviver);
    }
    throw error2;
  }
};

// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
  name;
  /**
   * http status code
   */
  status;
  /**
   * Request options that lead to the error.
   */
  request;
  /**
   * Response object if a response was received
   */
  response;
  constructor(message, statusCode, options) {
    super(message, { cause: options.cause }), this.name = "HttpError", this.status = Number.parseInt(statusCode), Number.isNaN(this.status) && (this.status = 0);
    "response" in options && (this.response = options.response);
    let requestCopy = Object.assign({}, options.request);
    options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, {
      authorization: options.request.headers.authorization.replace(
        /(?<! ) .*$/,
        " [REDACTED]"
      )
    })), requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]"), this.request = requestCopy;
  }
};

// node_modules/@octokit/request/dist-bundle/index.js
var VERSION2 = "10.0.16", defaults_default = {
  headers: {
    "user-agent": `octokit-request.js/${VERSION2} ${getUserAgent()}`
  }
};
function isPlainObject2(value) {
  if (typeof value != "object" || value === null || Object.prototype.toString.call(value) !== "[object Object]") return !1;
  let proto = Object.getPrototypeOf(value);
  if (proto === null) return !0;
  let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop = () => "";
async function fetchWrapper(requestOptions) {
  let fetch2 = requestOptions.request?.fetch || globalThis.fetch;
  if (!fetch2)
    throw new Error(
      "fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing"
    );
  let log2 = requestOptions.request?.log || console, parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1, body = isPlainObject2(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body, requestHeaders = Object.fromEntries(
    Object.entries(requestOptions.headers).map(([name, value]) => [
      name,
      String(value)
    ])
  ), fetchResponse;
  try {
    fetchResponse = await fetch2(requestOptions.url, {
      method: requestOptions.method,
      body,
      redirect: requestOptions.request?.redirect,
      headers: requestHeaders,
      signal: requestOptions.request?.signal,
      // duplex must be set if request.body is ReadableStream or Async Iterables.
      // See https://fetch.spec.whatwg.org/#dom-requestinit-duplex.
      ...requestOptions.body && { duplex: "half" }
    });
  } catch (error2) {
    let message = "Unknown Error";
    if (error2 instanceof Error) {
      if (error2.name === "AbortError")
        throw error2.status = 500, error2;
      message = error2.message, error2.name === "TypeError" && "cause" in error2 && (error2.cause instanceof Error ? message = error2.cause.message : typeof error2.cause == "string" && (message = error2.cause));
    }
    let requestError = new RequestError(message, 500, {
      request: requestOptions
    });
    throw requestError.cause = error2, requestError;
  }
  let status = fetchResponse.status, url = fetchResponse.url, responseHeaders = {};
  for (let [key, value] of fetchResponse.headers)
    responseHeaders[key] = value;
  let octokitResponse = {
    url,
    status,
    headers: responseHeaders,
    data: ""
  };
  if ("deprecation" in responseHeaders) {
    let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/), deprecationLink = matches && matches.pop();
    log2.warn(
      `[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`
    );
  }
  if (status === 204 || status === 205)
    return octokitResponse;
  if (requestOptions.method === "HEAD") {
    if (status < 400)
      return octokitResponse;
    throw new RequestError(fetchResponse.statusText, status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  if (status === 304)
    throw octokitResponse.data = await getResponseData(fetchResponse), new RequestError("Not modified", status, {
      response: octokitResponse,
      request: requestOptions
    });
  if (status >= 400)
    throw octokitResponse.data = await getResponseData(fetchResponse), new RequestError(toErrorMessage(octokitResponse.data), status, {
      response: octokitResponse,
      request: requestOptions
    });
  return octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body, octokitResponse;
}
async function getResponseData(response) {
  let contentType = response.headers.get("content-type");
  if (!contentType)
    return response.text().catch(noop);
  let mimetype = parse2(contentType);
  if (isJSONResponse(mimetype)) {
    let text = "";
    try {
      return text = await response.text(), JSONParse(text);
    } catch {
      return text;
    }
  } else return mimetype.type.startsWith("text/") || // `application/octet-stream` is the canonical "arbitrary binary" type
  // (RFC 2046) and must never be decoded as text, even when the response
  // carries a (misleading) `charset=utf-8` parameter — see #751.
  mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream" ? response.text().catch(noop) : response.arrayBuffer().catch(
    /* v8 ignore next -- @preserve */
    () => new ArrayBuffer(0)
  );
}
function isJSONResponse(mimetype) {
  return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
  if (typeof data == "string")
    return data;
  if (data instanceof ArrayBuffer)
    return "Unknown error";
  if (typeof data == "object" && data !== null && "message" in data) {
    let objectData = data, suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
    return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
  }
  return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults2(oldEndpoint, newDefaults) {
  let endpoint2 = oldEndpoint.defaults(newDefaults);
  return Object.assign(function(route, parameters) {
    let endpointOptions = endpoint2.merge(route, parameters);
    if (!endpointOptions.request || !endpointOptions.request.hook)
      return fetchWrapper(endpoint2.parse(endpointOptions));
    let request2 = (route2, parameters2) => fetchWrapper(
      endpoint2.parse(endpoint2.merge(route2, parameters2))
    );
    return Object.assign(request2, {
      endpoint: endpoint2,
      defaults: withDefaults2.bind(null, endpoint2)
    }), endpointOptions.request.hook(request2, endpointOptions);
  }, {
    endpoint: endpoint2,
    defaults: withDefaults2.bind(null, endpoint2)
  });
}
var request = withDefaults2(endpoint, defaults_default);

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION3 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
  return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join(`
`);
}
var GraphqlResponseError = class extends Error {
  constructor(request2, headers, response) {
    super(_buildMessageForResponseErrors(response)), this.request = request2, this.headers = headers, this.response = response, this.errors = response.errors, this.data = response.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
  }
  request;
  headers;
  response;
  name = "GraphqlResponseError";
  errors;
  data;
}, NON_VARIABLE_OPTIONS = [
  "method",
  "baseUrl",
  "url",
  "headers",
  "request",
  "query",
  "mediaType",
  "operationName"
], FORBIDDEN_VARIABLE_OPTIONS = ["query", "method", "url"], GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
  if (options) {
    if (typeof query == "string" && "query" in options)
      return Promise.reject(
        new Error('[@octokit/graphql] "query" cannot be used as variable name')
      );
    for (let key in options)
      if (FORBIDDEN_VARIABLE_OPTIONS.includes(key))
        return Promise.reject(
          new Error(
            `[@octokit/graphql] "${key}" cannot be used as variable name`
          )
        );
  }
  let parsedOptions = typeof query == "string" ? Object.assign({ query }, options) : query, requestOptions = Object.keys(
    parsedOptions
  ).reduce((result, key) => NON_VARIABLE_OPTIONS.includes(key) ? (result[key] = parsedOptions[key], result) : (result.variables || (result.variables = {}), result.variables[key] = parsedOptions[key], result), {}), baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
  return GHES_V3_SUFFIX_REGEX.test(baseUrl) && (requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql")), request2(requestOptions).then((response) => {
    if (response.data.errors) {
      let headers = {};
      for (let key of Object.keys(response.headers))
        headers[key] = response.headers[key];
      throw new GraphqlResponseError(
        requestOptions,
        headers,
        response.data
      );
    }
    return response.data.data;
  });
}
function withDefaults3(request2, newDefaults) {
  let newRequest = request2.defaults(newDefaults);
  return Object.assign((query, options) => graphql(newRequest, query, options), {
    defaults: withDefaults3.bind(null, newRequest),
    endpoint: newRequest.endpoint
  });
}
var graphql2 = withDefaults3(request, {
  headers: {
    "user-agent": `octokit-graphql.js/${VERSION3} ${getUserAgent()}`
  },
  method: "POST",
  url: "/graphql"
});
function withCustomRequest(customRequest) {
  return withDefaults3(customRequest, {
    method: "POST",
    url: "/graphql"
  });
}

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)", sep = "\\.", jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`), isJWT = jwtRE.test.bind(jwtRE);
async function auth(token2) {
  let isApp = isJWT(token2), isInstallation = token2.startsWith("v1.") || token2.startsWith("ghs_"), isUserToServer = token2.startsWith("ghu_");
  return {
    type: "token",
    token: token2,
    tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
  };
}
function withAuthorizationPrefix(token2) {
  return token2.split(/\./).length === 3 ? `bearer ${token2}` : `token ${token2}`;
}
async function hook(token2, request2, route, parameters) {
  let endpoint2 = request2.endpoint.merge(
    route,
    parameters
  );
  return endpoint2.headers.authorization = withAuthorizationPrefix(token2), request2(endpoint2);
}
var createTokenAuth = function(token2) {
  if (!token2)
    throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
  if (typeof token2 != "string")
    throw new Error(
      "[@octokit/auth-token] Token passed to createTokenAuth is not a string"
    );
  return token2 = token2.replace(/^(token|bearer) +/i, ""), Object.assign(auth.bind(null, token2), {
    hook: hook.bind(null, token2)
  });
};

// node_modules/@octokit/core/dist-src/version.js
var VERSION4 = "7.0.8";

// node_modules/@octokit/core/dist-src/index.js
var noop2 = () => {
}, consoleWarn = console.warn.bind(console), consoleError = console.error.bind(console);
function createLogger(logger = {}) {
  return typeof logger.debug != "function" && (logger.debug = noop2), typeof logger.info != "function" && (logger.info = noop2), typeof logger.warn != "function" && (logger.warn = consoleWarn), typeof logger.error != "function" && (logger.error = consoleError), logger;
}
var userAgentTrail = `octokit-core.js/${VERSION4} ${getUserAgent()}`, Octokit = class {
  static VERSION = VERSION4;
  static defaults(defaults) {
    return class extends this {
      constructor(...args) {
        let options = args[0] || {};
        if (typeof defaults == "function") {
          super(defaults(options));
          return;
        }
        super(
          Object.assign(
            {},
            defaults,
            options,
            options.userAgent && defaults.userAgent ? {
              userAgent: `${options.userAgent} ${defaults.userAgent}`
            } : null
          )
        );
      }
    };
  }
  static plugins = [];
  /**
   * Attach a plugin (or many) to your Octokit instance.
   *
   * @example
   * const API = Octokit.plugin(plugin1, plugin2, plugin3, ...)
   */
  static plugin(...newPlugins) {
    let currentPlugins = this.plugins;
    return class extends this {
      static plugins = currentPlugins.concat(
        newPlugins.filter((plugin) => !currentPlugins.includes(plugin))
      );
    };
  }
  constructor(options = {}) {
    let hook2 = new before_after_hook_default.Collection(), requestDefaults = {
      baseUrl: request.endpoint.DEFAULTS.baseUrl,
      headers: {},
      request: Object.assign({}, options.request, {
        // @ts-ignore internal usage only, no need to type
        hook: hook2.bind(null, "request")
      }),
      mediaType: {
        previews: [],
        format: ""
      }
    };
    if (requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail, options.baseUrl && (requestDefaults.baseUrl = options.baseUrl), options.previews && (requestDefaults.mediaType.previews = options.previews), options.timeZone && (requestDefaults.headers["time-zone"] = options.timeZone), this.request = request.defaults(requestDefaults), this.graphql = withCustomRequest(this.request).defaults(requestDefaults), this.log = createLogger(options.log), this.hook = hook2, options.authStrategy) {
      let { authStrategy, ...otherOptions } = options, auth2 = authStrategy(
        Object.assign(
          {
            request: this.request,
            log: this.log,
            // we pass the current octokit instance as well as its constructor options
            // to allow for authentication strategies that return a new octokit instance
            // that shares the same internal state as the current one. The original
            // requirement for this was the "event-octokit" authentication strategy
            // of https://github.com/probot/octokit-auth-probot.
            octokit: this,
            octokitOptions: otherOptions
          },
          options.auth
        )
      );
      hook2.wrap("request", auth2.hook), this.auth = auth2;
    } else if (!options.auth)
      this.auth = async () => ({
        type: "unauthenticated"
      });
    else {
      let auth2 = createTokenAuth(options.auth);
      hook2.wrap("request", auth2.hook), this.auth = auth2;
    }
    let classConstructor = this.constructor;
    for (let i = 0; i < classConstructor.plugins.length; ++i)
      Object.assign(this, classConstructor.plugins[i](this, options));
  }
  // assigned during constructor
  request;
  graphql;
  log;
  hook;
  // TODO: type `octokit.auth` based on passed options.authStrategy
  auth;
};

// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var VERSION5 = "0.0.0-development";
function normalizePaginatedListResponse(response) {
  if (!response.data)
    return {
      ...response,
      data: []
    };
  if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
  let incompleteResults = response.data.incomplete_results, repositorySelection = response.data.repository_selection, totalCount = response.data.total_count, totalCommits = response.data.total_commits;
  delete response.data.incomplete_results, delete response.data.repository_selection, delete response.data.total_count, delete response.data.total_commits;
  let namespaceKey = Object.keys(response.data)[0], data = response.data[namespaceKey];
  return response.data = data, typeof incompleteResults < "u" && (response.data.incomplete_results = incompleteResults), typeof repositorySelection < "u" && (response.data.repository_selection = repositorySelection), response.data.total_count = totalCount, response.data.total_commits = totalCommits, response;
}
function iterator(octokit, route, parameters) {
  let options = typeof route == "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters), requestMethod = typeof route == "function" ? route : octokit.request, method = options.method, headers = options.headers, url = options.url;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (!url) return { done: !0 };
        try {
          let response = await requestMethod({ method, url, headers }), normalizedResponse = normalizePaginatedListResponse(response);
          if (url = ((normalizedResponse.headers.link || "").match(
            /<([^<>]+)>;\s*rel="next"/
          ) || [])[1], !url && "total_commits" in normalizedResponse.data) {
            let parsedUrl = new URL(normalizedResponse.url), params = parsedUrl.searchParams, page = parseInt(params.get("page") || "1", 10), per_page = parseInt(params.get("per_page") || "250", 10);
            page * per_page < normalizedResponse.data.total_commits && (params.set("page", String(page + 1)), url = parsedUrl.toString());
          }
          return { value: normalizedResponse };
        } catch (error2) {
          if (error2.status !== 409) throw error2;
          return url = "", {
            value: {
              status: 200,
              headers: {},
              data: []
            }
          };
        }
      }
    })
  };
}
function paginate(octokit, route, parameters, mapFn) {
  return typeof parameters == "function" && (mapFn = parameters, parameters = void 0), gather(
    octokit,
    [],
    iterator(octokit, route, parameters)[Symbol.asyncIterator](),
    mapFn
  );
}
function gather(octokit, results, iterator2, mapFn) {
  return iterator2.next().then((result) => {
    if (result.done)
      return results;
    let earlyExit = !1;
    function done() {
      earlyExit = !0;
    }
    return results = results.concat(
      mapFn ? mapFn(result.value, done) : result.value.data
    ), earlyExit ? results : gather(octokit, results, iterator2, mapFn);
  });
}
var composePaginateRest = Object.assign(paginate, {
  iterator
});
function paginateRest(octokit) {
  return {
    paginate: Object.assign(paginate.bind(null, octokit), {
      iterator: iterator.bind(null, octokit)
    })
  };
}
paginateRest.VERSION = VERSION5;

// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var import_light = __toESM(require_light(), 1);
var VERSION6 = "0.0.0-development";
function isRequestError(error2) {
  return error2.request !== void 0;
}
async function errorRequest(state, octokit, error2, options) {
  if (!isRequestError(error2) || !error2?.request.request)
    throw error2;
  if (error2.status >= 400 && !state.doNotRetry.includes(error2.status)) {
    let retries = options.request.retries != null ? options.request.retries : state.retries, retryAfter = Math.pow((options.request.retryCount || 0) + 1, 2);
    throw octokit.retry.retryRequest(error2, retries, retryAfter);
  }
  throw error2;
}
async function wrapRequest(state, octokit, request2, options) {
  let limiter = new import_light.default();
  return limiter.on("failed", function(error2, info) {
    let maxRetries = ~~error2.request.request?.retries, after = ~~error2.request.request?.retryAfter;
    if (options.request.retryCount = info.retryCount + 1, maxRetries > info.retryCount)
      return after * state.retryAfterBaseValue;
  }), limiter.schedule(
    requestWithGraphqlErrorHandling.bind(null, state, octokit, request2),
    options
  );
}
async function requestWithGraphqlErrorHandling(state, octokit, request2, options) {
  let response = await request2(options);
  if (response.data && response.data.errors && response.data.errors.length > 0 && /Something went wrong while executing your query/.test(
    response.data.errors[0].message
  )) {
    let error2 = new RequestError(response.data.errors[0].message, 500, {
      request: options,
      response
    });
    return errorRequest(state, octokit, error2, options);
  }
  return response;
}
function retry(octokit, octokitOptions) {
  let state = Object.assign(
    {
      enabled: !0,
      retryAfterBaseValue: 1e3,
      doNotRetry: [400, 401, 403, 404, 410, 422, 451],
      retries: 3
    },
    octokitOptions.retry
  ), retryPlugin = {
    retry: {
      retryRequest: (error2, retries, retryAfter) => (error2.request.request = Object.assign({}, error2.request.request, {
        retries,
        retryAfter
      }), error2)
    }
  };
  return state.enabled && (octokit.hook.error("request", errorRequest.bind(null, state, retryPlugin)), octokit.hook.wrap("request", wrapRequest.bind(null, state, retryPlugin))), retryPlugin;
}
retry.VERSION = VERSION6;

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light2 = __toESM(require_light(), 1), VERSION7 = "0.0.0-development", noop3 = () => Promise.resolve();
function wrapRequest2(state, request2, options) {
  return state.retryLimiter.schedule(doRequest, state, request2, options);
}
async function doRequest(state, request2, options) {
  let { pathname } = new URL(options.url, "http://github.test"), isAuth = isAuthRequest(options.method, pathname), isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD", isSearch = options.method === "GET" && pathname.startsWith("/search/"), isGraphQL = pathname.startsWith("/graphql"), jobOptions = ~~request2.retryCount > 0 ? { priority: 0, weight: 0 } : {};
  state.clustering && (jobOptions.expiration = 1e3 * 60), (isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop3), isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop3), isSearch && await state.search.key(state.id).schedule(jobOptions, noop3);
  let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request2, options);
  if (isGraphQL) {
    let res = await req;
    if (res.data.errors != null && res.data.errors.some((error2) => error2.type === "RATE_LIMITED"))
      throw Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
  let regex2 = `^(?:${paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  ).map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default), triggersNotification = regex.test.bind(regex), groups = {}, createGroups = function(Bottleneck2, common) {
  groups.global = new Bottleneck2.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  }), groups.auth = new Bottleneck2.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  }), groups.search = new Bottleneck2.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  }), groups.write = new Bottleneck2.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  }), groups.notifications = new Bottleneck2.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  let {
    enabled = !0,
    Bottleneck: Bottleneck2 = import_light2.default,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled)
    return {};
  let common = { timeout };
  typeof connection < "u" && (common.connection = connection);
  let state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function")
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  let initialized = !1, initializeBottleneck = () => {
    if (initialized)
      return;
    initialized = !0, groups.global == null && createGroups(Bottleneck2, common), state.global = state.global ?? groups.global, state.auth = state.auth ?? groups.auth, state.search = state.search ?? groups.search, state.write = state.write ?? groups.write, state.notifications = state.notifications ?? groups.notifications, state.retryLimiter = state.retryLimiter ?? new Bottleneck2();
    let events = {}, emitter = new Bottleneck2.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit), events.on("rate-limit", state.onRateLimit), events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    ), state.retryLimiter.on("failed", async function(error2, info) {
      let [state2, request2, options] = info.args, { pathname } = new URL(options.url, "http://github.test");
      if (!(pathname.startsWith("/graphql") && error2.status !== 401 || error2.status === 403 || error2.status === 429))
        return;
      let retryCount = ~~request2.retryCount;
      request2.retryCount = retryCount, options.request.retryCount = retryCount;
      let { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error2.message)) {
          let retryAfter2 = Number(error2.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          return { wantRetry: await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          ), retryAfter: retryAfter2 };
        }
        if (error2.response.headers != null && error2.response.headers["x-ratelimit-remaining"] === "0" || (error2.response.data?.errors ?? []).some(
          (error22) => error22.type === "RATE_LIMITED"
        )) {
          let rateLimitReset = new Date(
            ~~error2.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime(), retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          return { wantRetry: await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          ), retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry)
        return request2.retryCount++, retryAfter * state2.retryAfterBaseValue;
    });
  };
  return octokit.hook.wrap("request", (request2, options) => (initializeBottleneck(), wrapRequest2(state, request2, options))), {};
}
throttling.VERSION = VERSION7;
throttling.triggersNotification = triggersNotification;

// src/version.ts
var VERSION8 = "0.1.0";

// src/platform/github-api.ts
var Client = Octokit.plugin(paginateRest, retry, throttling), PUT_OFF = { times: 3, seconds: 90 }, SILENCE_SECONDS = 60;
function limitedFetch(url, init) {
  return fetch(url, { ...init, signal: AbortSignal.timeout(SILENCE_SECONDS * 1e3) });
}
function githubApi(token2, env) {
  let { GITHUB_REPOSITORY: repository = "", GITHUB_API_URL: baseUrl = "https://api.github.com" } = env, match = /^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(repository);
  if (token2 === "")
    throw new UsageError(
      'there is no token; give the step github-token: "${{ github.token }}", or set GITHUB_TOKEN'
    );
  if (!match) throw new UsageError("GITHUB_REPOSITORY is not set to owner/name: this runs in GitHub Actions");
  let patient = (seconds, _options, _octokit, times) => seconds <= PUT_OFF.seconds && times < PUT_OFF.times;
  return { octokit: new Client({
    auth: token2,
    baseUrl,
    userAgent: `loadgate/${VERSION8}`,
    log: { debug() {
    }, info() {
    }, warn() {
    }, error() {
    } },
    request: { fetch: limitedFetch },
    // Limits are those of a host: two of them are not waited for together.
    throttle: { id: baseUrl, onRateLimit: patient, onSecondaryRateLimit: patient }
  }), at: { owner: match[1], repo: match[2] } };
}
function statusOf(error2) {
  let status = error2?.status;
  return error2 instanceof Error && typeof status == "number" ? status : null;
}

// src/config/quote.ts
var UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
function printable(text) {
  return text.replaceAll(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function quote(text) {
  return `"${printable(text.length > 60 ? `${text.slice(0, 57)}...` : text)}"`;
}

// src/config/units.ts
var SECONDS = { h: 3600, m: 60, s: 1, ms: 1e-3 }, DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/, NUMBER = /^\d+(?:\.\d+)?$/, LONGEST_SECONDS = 24 * SECONDS.h;
function parseDuration(value) {
  let seconds = typeof value == "number" ? value : durationText(value.trim());
  if (seconds === void 0)
    throw new UsageError(`${toldAs(value)} is not a duration; write it like 90s, 5m or 1h30m`);
  if (!(seconds > 0))
    throw new UsageError(`${toldAs(value)} is not a duration above zero; write it like 90s or 5m`);
  if (seconds > LONGEST_SECONDS)
    throw new UsageError(`${toldAs(value)} is more than a day; write at most 24h`);
  return seconds;
}
function durationText(text) {
  if (NUMBER.test(text)) return Number(text);
  let parts = DURATION.exec(text);
  if (text === "" || parts === null) return;
  let [, h = 0, m = 0, s = 0, ms = 0] = parts;
  return Number(h) * SECONDS.h + Number(m) * SECONDS.m + Number(s) * SECONDS.s + Number(ms) / 1e3;
}
function parseShare(value) {
  let share = shareOf(value);
  if (share > 0 && share < 1) return share;
  let advice = typeof value == "number" && share >= 1 && share < 100 ? `did you mean ${share}%?` : "write it like 2% or 0.02";
  throw new UsageError(`${toldAs(value)} is not between 0 and 1; ${advice}`);
}
function shareOf(value) {
  if (typeof value == "number") return value;
  let text = value.trim(), percent = text.endsWith("%"), digits = percent ? text.slice(0, -1).trimEnd() : text;
  if (!NUMBER.test(digits)) throw new UsageError(`${quote(value)} is not a share; write it like 2% or 0.02`);
  return percent ? +`${digits}e-2` : Number(digits);
}
var toldAs = (value) => typeof value == "number" ? String(value) : quote(value);

// src/platform/github.ts
import { readFileSync, statSync } from "node:fs";
var MAX_BYTES = 32 * 1024 * 1024;
function readEvent(env) {
  let { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = env;
  if (!name || !path)
    throw new UsageError(
      "GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set: this runs in GitHub Actions; elsewhere use the command line"
    );
  try {
    let { size } = statSync(path);
    if (size > MAX_BYTES) throw new Error(`it has ${size} bytes, more than GitHub ever sends`);
    return { name, payload: JSON.parse(readFileSync(path, "utf8")) };
  } catch (error2) {
    throw new UsageError(`the event in ${path} cannot be read: ${error2.message}`);
  }
}
function fieldOf(json, ...way) {
  let value = json;
  for (let key of way) {
    if (typeof value != "object" || value === null || !Object.hasOwn(value, key)) return;
    value = value[key];
  }
  return value;
}

// src/review/permission.ts
function writers({ octokit, at }) {
  let known = /* @__PURE__ */ new Map(), ask = async (username) => {
    try {
      let { data } = await octokit.request(
        "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
        { ...at, username }
      );
      return data.permission === "admin" || data.permission === "write";
    } catch (error2) {
      if (statusOf(error2) === 404) return !1;
      throw error2;
    }
  };
  return (login) => {
    let asked = known.get(login) ?? ask(login);
    return known.set(login, asked), asked;
  };
}

// src/review/request.ts
var MOST_SECONDS = 3600, CASES = /^[\w.*?/,-]{1,200}$/;
function parseWish(body) {
  let [line = ""] = body.trimStart().split(/\r?\n/), [command, verb, ...rest] = line.trim().split(/[ \t]+/);
  if (command !== "/loadgate") return null;
  if (verb !== "run") throw new UsageError("there is only: /loadgate run CASE --budget 3m");
  let [cases, budget] = ["", ""];
  for (let i = 0; i < rest.length; i++) {
    let word = rest[i], value = word.startsWith("--budget=") ? word.slice(9) : rest[i + 1];
    if (word === "--budget" && i++, word.startsWith("--budget")) budget = checkedBudget(value ?? "");
    else if (cases === "" && CASES.test(word)) cases = word;
    else throw new UsageError("a command is: /loadgate run CASE --budget 3m, where CASE is a glob of cases");
  }
  return { cases: cases === "" || /\/(?:direct|proxy)$|\*$/.test(cases) ? cases : `${cases}*`, budget };
}
function checkedBudget(text) {
  if (!/^[0-9a-z.]{1,12}$/.test(text) || parseDuration(text) > MOST_SECONDS)
    throw new UsageError("--budget takes a duration of at most 60m");
  return text;
}
async function requestIn(event, api) {
  let { payload } = event, [body, number] = [fieldOf(payload, "comment", "body"), fieldOf(payload, "issue", "number")];
  if (typeof body != "string" || typeof number != "number")
    throw new UsageError("the event has no comment");
  if (fieldOf(payload, "issue", "pull_request") === void 0) return null;
  let by = fieldOf(payload, "comment", "user", "login"), at = fieldOf(payload, "comment", "created_at");
  try {
    let wish = parseWish(body);
    return wish === null ? null : typeof by != "string" || !await writers(api)(by) ? { why: "only people with write access may have it run" } : await granted(wish, number, String(at), api);
  } catch (error2) {
    if (error2 instanceof UsageError) return { why: error2.message };
    throw error2;
  }
}
async function granted(wish, number, at, api) {
  let { octokit, at: repository } = api, { data: pull } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    ...repository,
    pull_number: number
  }), fork = Number(pull.head.repo?.id) !== Number(pull.base.repo.id), pushed = pull.head.repo?.pushed_at ?? null;
  if (fork && (pushed === null || !(Date.parse(pushed) < Date.parse(at))))
    return { why: "the fork was pushed to after the comment: look at it, and ask again" };
  let { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...repository,
    basehead: `${pull.base.sha}...${pull.head.sha}`,
    per_page: 1
  });
  return { ...wish, pull: number, head: pull.head.sha, base: data.merge_base_commit.sha };
}
async function react(event, content, { octokit, at }) {
  let id = fieldOf(event.payload, "comment", "id");
  typeof id == "number" && await octokit.request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", {
    ...at,
    comment_id: id,
    content
  }).catch(() => {
  });
}

// src/config/age.ts
var DAY = 86400, DAYS = { d: 1, w: 7, mo: 30.4375, y: 365.25 }, AGE = /^(\d{1,5})(d|w|mo|y)$/;
function parseAge(value) {
  let [, count, unit] = AGE.exec(value.trim()) ?? [];
  if (count === void 0 || Number(count) === 0)
    throw new UsageError(`${quote(value)} is not an age; write it like 400d, 26w, 18mo or 3y`);
  return Math.round(Number(count) * DAYS[unit] * DAY);
}

// src/config/nearest.ts
var bare = (word) => word.toLowerCase().replaceAll(/[-_]/g, "");
function editDistance(a, b) {
  let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    let row = [i];
    for (let j = 1; j <= b.length; j++) {
      let replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1), best = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)), row.push(best);
    }
    beforeLast = last, last = row;
  }
  return last[b.length] ?? 0;
}
function nearest(word, known) {
  if (word.length > 64) return;
  let best, bestDistance = Number.POSITIVE_INFINITY;
  for (let candidate of known) {
    let distance = editDistance(bare(word), bare(candidate)), allowed = Math.max(1, Math.floor(Math.min(word.length, candidate.length) / 3));
    distance <= allowed && distance < bestDistance && (best = candidate, bestDistance = distance);
  }
  return best;
}

// src/config/shards.ts
var MOST = 256;
function parseShard(text) {
  let match = /^(\d{1,3})\/(\d{1,3})$/.exec(text.trim()), [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || count < 1 || count > MOST || index < 1 || index > count)
    throw new UsageError(`"${text}" is not a shard; write it like 1/3, up to ${MOST}/${MOST}`);
  return { index, count };
}
function parseShardCount(text) {
  let count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  if (count < 1 || count > MOST)
    throw new UsageError(`"${text}" is not a number of shards from 1 to ${MOST}`);
  return count;
}

// src/model/review.ts
var WHEN = ["changed", "always", "never"];

// src/commands/options.ts
function readValues(options, given, nameOf) {
  let read = ({ name, parse: parse3, default: usual }) => {
    let text = given(name) ?? usual;
    if (text !== void 0)
      try {
        return parse3(text);
      } catch (error2) {
        throw error2 instanceof UsageError ? new UsageError(`${nameOf(name)}: ${error2.message}`) : error2;
      }
  }, values = Object.entries(options).map(([key, option]) => [key, read(option)]);
  return Object.fromEntries(values);
}
function optional(declaration, parse3) {
  return { ...declaration, parse: parse3 };
}
function withDefault(declaration, parse3) {
  return { ...declaration, parse: parse3 };
}
function flag(name, description) {
  return { name, description, default: "false", parse: parseFlag };
}
var asIs = (text) => text;
function unknown(what, name, known) {
  let close = nearest(name, known);
  return `unknown ${what} ${name}; ${close ? `did you mean ${close}?` : `there are ${known.join(", ")}`}`;
}
function oneOf(known) {
  return (text) => {
    let found = known.find((each) => each === text);
    if (!found) throw new UsageError(unknown("value", text, known));
    return found;
  };
}
function parseFlag(text) {
  let value = { true: !0, false: !1 }[text.toLowerCase()];
  if (value === void 0) throw new UsageError(`${JSON.stringify(text)} is neither true nor false`);
  return value;
}
function listOf(known) {
  return (text) => {
    let named = text.split(/[,|\s]+/).filter(Boolean);
    if (named.length === 0)
      throw new UsageError(`"${text}" names nothing; write it like regression,invalid or never`);
    return named.map(oneOf(known));
  };
}
function parseSeed(text) {
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`"${text}" is not a whole number of at most 10 digits`);
  return Number(text);
}
function parseFolder(text) {
  let parts = text.split("/").filter((part) => part !== "" && part !== ".");
  if (!parts.every((part) => /^[\w.-]+$/.test(part) && part !== ".." && !/^\.git/i.test(part)) || text.startsWith("/"))
    throw new UsageError(
      `"${text}" is no folder on a branch; write it like loadgate or docs/trend, . for the root`
    );
  return parts.join("/");
}
var BASE = optional(
  {
    name: "base",
    value: "REV",
    description: "The revision to compare with. Defaults to the merge base of the head and the main branch."
  },
  asIs
), HEAD = optional(
  {
    name: "head",
    value: "REV|worktree",
    description: "The revision to measure. Defaults to `worktree`: tracked and untracked files as they are, ignored ones left out."
  },
  asIs
), SELECTION = {
  config: optional(
    {
      name: "config",
      value: "F",
      description: "The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."
    },
    asIs
  ),
  case: optional(
    {
      name: "case",
      value: "GLOB",
      description: "Measure only these cases, e.g. `api/hello/*`; separate several with commas."
    },
    asIs
  ),
  preset: optional({ name: "preset", value: "P", description: "A preset of the configuration file." }, asIs),
  budgetSeconds: optional(
    {
      name: "budget",
      value: "5m",
      description: "Time for starts, warm-up and measuring together. Defaults to 60 s per case."
    },
    parseDuration
  )
}, RUNNER = optional(
  {
    name: "runner",
    value: "auto|docker|process",
    description: "How servers are run. Defaults to the configuration file's `runner`, else `auto`."
  },
  oneOf(["auto", "docker", "process"])
), WAIT = optional(
  {
    name: "wait",
    value: "1h",
    description: "How long to wait for another run on the same machine; `0s` for not at all. Defaults to `1h`."
  },
  (text) => text === "0s" ? 0 : parseDuration(text)
), BISECT = optional(
  {
    name: "bisect",
    value: "A..B",
    description: "Instead find which of these commits changed the case that `--case` names."
  },
  asIs
), SEED = optional(
  { name: "seed", value: "N", description: "The seed of the random order, to repeat a run's order." },
  parseSeed
), THRESHOLD = optional(
  {
    name: "threshold",
    value: "2%",
    description: "The smallest change that counts, for all scenarios. Defaults to what the configuration file says."
  },
  parseShare
), FAIL_ON = optional(
  {
    name: "fail-on",
    value: "regression|invalid|never",
    description: "Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fails where base works always fails it, unless `mode: observe` holds."
  },
  listOf(["regression", "invalid", "never"])
), MEASURE_IDENTICAL = flag("measure-identical", "Measure even if both sides are the same build."), PROFILE = flag(
  "profile",
  "After a regression take CPU profiles of both sides, shown in `report.html`, even if the configuration file does not ask for them."
), PUBLISHED = flag(
  "published",
  "Put the published figures of the configuration file beside the measured ones."
), STRICT = flag("strict", "Fail if a target cannot be run here, instead of leaving it out."), SHARD = optional(
  { name: "shard", value: "I/N", description: "Measure only this shard of the run, as `plan` names it." },
  parseShard
), SHARDS = withDefault(
  { name: "shards", value: "N", default: "2", description: "How many shards to cut the run into at most." },
  parseShardCount
), OUT = withDefault(
  {
    name: "out",
    value: "DIR",
    default: ".loadgate",
    description: "The folder for `results.json` and the reports."
  },
  asIs
), RESULTS = withDefault(
  {
    name: "results",
    value: "F",
    default: ".loadgate/results.json",
    description: "The `results.json` of the run."
  },
  asIs
), JSON_FORMAT = flag("json", "Print the result as JSON."), FORMATS = ["github-action-benchmark"], EXPORT_FORMAT = withDefault(
  { name: "format", value: FORMATS.join("|"), default: FORMATS[0], description: "The form to write." },
  oneOf(FORMATS)
), TREND_BRANCH = {
  branch: withDefault(
    {
      name: "branch",
      value: "NAME",
      default: "gh-pages",
      description: "The branch that holds the trend."
    },
    (text) => text.replace(/^refs\/heads\//, "")
  ),
  remote: optional(
    {
      name: "remote",
      value: "URL",
      description: "The repository of that branch. Defaults to the checkout's `origin`."
    },
    asIs
  ),
  folder: withDefault(
    {
      name: "dashboard-path",
      value: "DIR",
      default: "loadgate",
      description: "The trend's folder on that branch, `.` for its root."
    },
    parseFolder
  )
}, RETENTION = {
  keep: optional(
    {
      name: "keep",
      value: "3y",
      description: "How long points are kept. Defaults to what the run's configuration says."
    },
    parseAge
  ),
  keepRuns: optional(
    { name: "keep-runs", value: "400d", description: "How long the files of single runs are kept." },
    parseAge
  )
}, COMMENTING = {
  results: optional(
    {
      name: "results",
      value: "F",
      description: "A `results.json`. Defaults to the one in the artifact of the workflow's run."
    },
    asIs
  ),
  artifact: withDefault(
    {
      name: "artifact",
      value: "NAME",
      default: "loadgate",
      description: "The name of the artifact that the measuring job uploaded."
    },
    asIs
  ),
  config: withDefault(
    {
      name: "config",
      value: "F",
      default: "loadgate.yml",
      description: "The configuration that was measured; it tells this comment and status from those of others."
    },
    asIs
  ),
  when: withDefault(
    {
      name: "when",
      value: WHEN.join("|"),
      default: "changed",
      description: "When to comment. The comment holds the size at which a slowdown was accepted: with `never` an acceptance holds however much it grows."
    },
    oneOf(WHEN)
  ),
  status: withDefault(
    {
      name: "status",
      value: "true|false",
      default: "true",
      description: "Whether to set a commit status."
    },
    parseFlag
  )
};

// src/actions/definitions.ts
function token(description) {
  return optional({ name: "github-token", value: "TOKEN", required: !0, description }, (text) => text);
}
var ABOUT_A_CHANGE = {
  base: {
    ...BASE,
    description: "The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the default branch."
  },
  head: {
    ...HEAD,
    description: "The revision to measure. Defaults to the head of the pull request or of the merge group, else to the checkout's HEAD."
  }
}, { branch, folder } = TREND_BRANCH, TREND = { branch: { ...branch, name: "gh-pages-branch" }, folder }, RESULT_OUTPUTS = {
  verdict: "`regression`, `invalid`, `inconclusive`, `improvement` or `unchanged`: the worst of all cases.",
  regressions: "A JSON list of the cases that became slower, `[]` if there are none.",
  results: "The path of `results.json`, which holds everything that was measured.",
  report: "The path of `report.html`, a page that needs nothing else."
};
function parseMeasureCommand(text) {
  if (SUB_ACTIONS.some(({ name }) => name === text))
    throw new UsageError(`${text} is an action of its own; write: uses: ${subActionPath(text)}@v1`);
  return oneOf(["compare", "trend"])(text);
}
function subActionPath(name) {
  return `loadgate/loadgate/actions/${name}`;
}
var MEASURE = {
  name: "measure",
  description: "Tells, in the pull request, whether a change makes an HTTP server slower.",
  inputs: {
    command: optional(
      {
        name: "command",
        value: "compare|trend",
        description: "`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`; on `workflow_dispatch` to `trend` if the configuration has a trend section and base and head are not both named, else to `compare`."
      },
      parseMeasureCommand
    ),
    ...ABOUT_A_CHANGE,
    ...SELECTION,
    runner: RUNNER,
    waitSeconds: WAIT,
    threshold: THRESHOLD,
    failOn: FAIL_ON,
    measureIdentical: MEASURE_IDENTICAL,
    profile: PROFILE,
    shard: SHARD,
    branch: { ...TREND.branch, description: "For `trend`, the branch that holds the trend so far." },
    folder: TREND.folder,
    oha: optional(
      {
        name: "oha-path",
        value: "F",
        description: "The oha to make the load with. Defaults to the one on PATH, else to the release, which is checked against its pinned hash and kept in the tool cache; it is compiled with cargo only if that cannot be had."
      },
      (text) => text
    ),
    out: OUT
  },
  outputs: RESULT_OUTPUTS
}, COMMENT = {
  name: "comment",
  description: "Tells a pull request, by a comment and a commit status, what loadgate measured in another job.",
  inputs: {
    token: token("The token to comment with, e.g. `github.token`."),
    ...COMMENTING
  },
  outputs: {
    verdict: "`regression`, `invalid`, `inconclusive`, `improvement` or `unchanged`: the worst of all cases; also `accepted` and `failed`."
  }
}, PUBLISH = {
  name: "publish",
  description: "Adds a point that loadgate measured to the trend on a branch, and tells what changed.",
  inputs: {
    token: token("The token to push and to open issues with, e.g. `github.token`."),
    results: RESULTS,
    ...TREND
  },
  outputs: {
    alerts: "A JSON list of the changes that were seen or confirmed by this run, `[]` if there are none."
  }
}, PLAN = {
  name: "plan",
  description: "Cuts a run of loadgate into shards for a job matrix.",
  inputs: { shards: SHARDS, ...SELECTION, head: ABOUT_A_CHANGE.head },
  outputs: { matrix: "A job matrix whose entries have a `shard` and a `number` each." }
}, MERGE = {
  name: "merge",
  description: "Puts the shards of a run of loadgate together and judges them as one run.",
  inputs: {
    path: withDefault(
      {
        name: "path",
        value: "DIR",
        default: "shards",
        description: "The folder that the shards' artifacts were downloaded to."
      },
      (text) => text
    ),
    out: OUT
  },
  outputs: RESULT_OUTPUTS
}, REQUEST = {
  name: "request",
  description: "Reads a comment's command, /loadgate run, and who may give it.",
  inputs: { token: token("The token to read permissions and to react with, e.g. `github.token`.") },
  outputs: {
    run: "Whether the comment's command is to be carried out, `true` or `false`.",
    head: "The commit to judge.",
    base: "The commit to compare with.",
    case: "The cases that were asked for; empty for all.",
    budget: "The budget that was asked for; empty for the usual."
  }
}, EXPORT = {
  name: "export",
  description: "Writes what loadgate measured in a form that github-action-benchmark reads.",
  inputs: {
    results: RESULTS,
    out: { ...OUT, description: "The folder for `bigger.json` and `smaller.json`." }
  },
  outputs: {}
}, SUB_ACTIONS = [COMMENT, PUBLISH, PLAN, MERGE, REQUEST, EXPORT];

// node_modules/@actions/core/lib/command.js
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  return input == null ? "" : typeof input == "string" || input instanceof String ? input : JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  return Object.keys(annotationProperties).length ? {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  } : {};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
  let cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
var CMD_STRING = "::", Command = class {
  constructor(command, properties, message) {
    command || (command = "missing.command"), this.command = command, this.properties = properties, this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = !0;
      for (let key in this.properties)
        if (this.properties.hasOwnProperty(key)) {
          let val = this.properties[key];
          val && (first ? first = !1 : cmdStr += ",", cmdStr += `${key}=${escapeProperty(val)}`);
        }
    }
    return cmdStr += `${CMD_STRING}${escapeData(this.message)}`, cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  let filePath = process.env[`GITHUB_${command}`];
  if (!filePath)
    throw new Error(`Unable to find environment variable for file command ${command}`);
  if (!fs.existsSync(filePath))
    throw new Error(`Missing file at path: ${filePath}`);
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  let delimiter = `ghadelimiter_${crypto.randomUUID()}`, convertedValue = toCommandValue(value);
  if (key.includes(delimiter))
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
  if (convertedValue.includes(delimiter))
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
  return `${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`;
}

// node_modules/@actions/core/lib/core.js
import * as os4 from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve) {
      resolve(value);
    });
  }
  return new (P || (P = Promise))(function(resolve, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator.throw(value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
}, { access, appendFile, writeFile } = promises, SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv)
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      return this._filePath = pathFromEnv, this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    return content ? `<${tag}${htmlAttrs}>${content}</${tag}>` : `<${tag}${htmlAttrs}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter(this, void 0, void 0, function* () {
      let overwrite = !!options?.overwrite, filePath = yield this.filePath();
      return yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: !0 });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    return this._buffer = "", this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text, addEOL = !1) {
    return this._buffer += text, addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    let attrs = Object.assign({}, lang && { lang }), element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = !1) {
    let tag = ordered ? "ol" : "ul", listItems = items.map((item) => this.wrap("li", item)).join(""), element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    let tableBody = rows.map((row) => {
      let cells = row.map((cell) => {
        if (typeof cell == "string")
          return this.wrap("td", cell);
        let { header, data, colspan, rowspan } = cell, tag = header ? "th" : "td", attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join(""), element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    let element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    let { width, height } = options || {}, attrs = Object.assign(Object.assign({}, width && { width }), height && { height }), element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text, level) {
    let tag = `h${level}`, allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1", element = this.wrap(allowedTag, text);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    let element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    let element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text, cite) {
    let attrs = Object.assign({}, cite && { cite }), element = this.wrap("blockquote", text, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text, href) {
    let element = this.wrap("a", text, { href });
    return this.addRaw(element).addEOL();
  }
}, _summary = new Summary();

// node_modules/@actions/core/lib/platform.js
import os3 from "os";
var platform = os3.platform(), arch = os3.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2.Success = 0] = "Success", ExitCode2[ExitCode2.Failure = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
  let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val)
    throw new Error(`Input required and not supplied: ${name}`);
  return options && options.trimWhitespace === !1 ? val : val.trim();
}
function setOutput(name, value) {
  if (process.env.GITHUB_OUTPUT || "")
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  process.stdout.write(os4.EOL), issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure, error(message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

// src/analyse/exit-codes.ts
var EXIT = { done: 0, regression: 1, usage: 2, invalid: 3, undelivered: 4 };
function codeOfError(error2) {
  return error2 instanceof Interrupted ? codeOfSignal(error2.signal) : error2 instanceof DeliveryError ? EXIT.undelivered : error2 instanceof UsageError ? EXIT.usage : EXIT.invalid;
}
function codeOfSignal(signal) {
  return signal === "SIGINT" ? 130 : 143;
}

// src/platform/clock.ts
var systemClock = {
  now: () => performance.now() / 1e3,
  date: () => /* @__PURE__ */ new Date(),
  sleep: (seconds, signal) => new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    let onAbort = () => {
      clearTimeout(timer), reject(signal?.reason);
    }, timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort), resolve();
    }, seconds * 1e3);
    signal?.addEventListener("abort", onAbort, { once: !0 });
  })
};

// src/report/progress.ts
function progressLine(step, width) {
  let full = Math.round(step.done * 24), bar = `[${"#".repeat(full)}${"-".repeat(24 - full)}] ${String(Math.round(step.done * 100)).padStart(3)} %`, left = step.secondsLeft === null ? "" : ` \xB7 ${minutes(step.secondsLeft)} left`;
  return `${bar}${left} \xB7 ${step.doing}`.slice(0, width);
}
function minutes(seconds) {
  let whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
function progressOn(sink, now) {
  let last = -1 / 0, lastPhase = "", clear = sink.isTTY ? "\r\x1B[2K" : "";
  return {
    say(line) {
      sink.write(`${clear}${line}
`);
    },
    step(step) {
      if (sink.isTTY) return sink.write(clear + progressLine(step, sink.columns - 1));
      let phase = step.secondsLeft === null ? step.doing : "";
      now() - last < 15 && phase === lastPhase || (last = now(), lastPhase = phase, sink.write(`${progressLine(step, 200)}
`));
    },
    end() {
      clear && sink.write(clear);
    }
  };
}

// src/experiment/host.ts
function hostHere(cwd, sink) {
  let interruption = new AbortController();
  for (let signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => interruption.abort(new Interrupted(signal)));
  process.on("SIGHUP", () => interruption.abort(new Interrupted("SIGTERM")));
  for (let stream of [process.stdout, process.stderr]) stream.on("error", () => {
  });
  return {
    cwd,
    clock: systemClock,
    progress: progressOn(sink, systemClock.now),
    signal: interruption.signal
  };
}

// src/report/inert.ts
function inert(text) {
  return text.replace(/^([^\w\r\n]*?):(?=:)/gm, "$1:\u2060").replaceAll("##[", "##\u2060[");
}

// src/actions/event-rules.ts
var INSTEAD = {
  pull_request_target: `measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,
  workflow_run: `measure on: pull_request, and comment here with ${subActionPath("comment")}`,
  issue_comment: `read the comment with ${subActionPath("request")}, and give the base and head that it names to another job with command: compare, see workflows/command.yml`
};
function refuseTargetEvent(event) {
  if (event === "pull_request_target")
    throw new UsageError(
      `the event ${event} is refused, since outsiders cause it and it has the repository's secrets; ${INSTEAD[event]}`
    );
}

// src/actions/run-action.ts
async function runAction(definition, step) {
  let sink = { isTTY: !1, columns: 120, write: log }, host = hostHere(process.env.GITHUB_WORKSPACE || process.cwd(), sink);
  try {
    let event = readEvent(process.env);
    refuseTargetEvent(event.name);
    let inputs = readValues(
      definition.inputs,
      (name) => getInput(name) || void 0,
      inputNamed
    );
    process.exitCode = await step({ inputs, event, host, output: setOutput });
  } catch (failure) {
    setFailed(messageOf(failure)), process.exitCode = codeOfError(failure), failure instanceof Interrupted && process.exit();
  }
}
function inputNamed(name) {
  return `input "${name}"`;
}
function log(text) {
  process.stdout.write(inert(text));
}
var ANNOTATE = { error, warning, notice };
function annotate({ level, message, title, file, line }) {
  let place = { ...title && { title }, ...file && { file }, ...line && { startLine: line } };
  ANNOTATE[level](inert(message), place);
}
function tokenGiven(input) {
  let token2 = input || process.env.GITHUB_TOKEN || "";
  return token2 !== "" && setSecret(token2), token2;
}

// src/actions/request.ts
await runAction(REQUEST, async ({ inputs, event, output }) => {
  if (event.name !== "issue_comment")
    throw new UsageError("a request is read on: issue_comment, see workflows/command.yml");
  let api = githubApi(tokenGiven(inputs.token), process.env), found = await requestIn(event, api);
  return found !== null && await react(event, "why" in found ? "confused" : "eyes", api), found === null || "why" in found ? (output("run", "false"), found !== null && annotate({ level: "warning", message: found.why }), 0) : (output("run", "true"), output("head", found.head), output("base", found.base), output("case", found.cases), output("budget", found.budget), 0);
});
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
