/** What oha 1.16.0 printed, without the parts that are not read. */

/** Six requests on two connections, answered with "Hello". */
export const COUNTED = `{
 "summary": {
  "successRate": 1.0,
  "total": 0.009329364,
  "slowest": 0.007412439,
  "fastest": 0.000172795,
  "average": 0.0027113728333333334,
  "requestsPerSec": 643.1306571380429,
  "totalData": 30,
  "sizePerRequest": 5,
  "sizePerSec": 3215.6532856902145
 },
 "latencyPercentiles": {
  "p10": 0.000172795,
  "p25": 0.000450744,
  "p50": 0.00127718,
  "p75": 0.005915412,
  "p90": 0.007412439,
  "p95": 0.007412439,
  "p99": 0.007412439,
  "p99.9": 0.007412439,
  "p99.99": 0.007412439
 },
 "statusCodeDistribution": {
  "200": 6
 },
 "errorDistribution": {}
}`;

/** A fifth of a second against a port where nobody listens. */
export const CLOSED = `{
 "summary": {
  "successRate": 0.0,
  "total": 0.201953719,
  "slowest": null,
  "fastest": null,
  "average": null,
  "requestsPerSec": 172519.7246800887,
  "totalData": 0,
  "sizePerRequest": null,
  "sizePerSec": 0.0
 },
 "latencyPercentiles": {
  "p10": null,
  "p25": null,
  "p50": null,
  "p75": null,
  "p90": null,
  "p95": null,
  "p99": null,
  "p99.9": null,
  "p99.99": null
 },
 "statusCodeDistribution": {},
 "errorDistribution": {
  "Connection refused (os error 111)": 34841
 }
}`;

/** A fifth of a second on two connections, both busy when it was over. */
export const TIMED = `{
 "summary": {
  "successRate": 1.0,
  "total": 0.201050486,
  "slowest": 0.007970607,
  "fastest": 1.5393e-05,
  "average": 8.188078219263553e-05,
  "requestsPerSec": 23919.365208597406,
  "totalData": 24035,
  "sizePerRequest": 5,
  "sizePerSec": 119547.08729229333
 },
 "latencyPercentiles": {
  "p10": 1.9187e-05,
  "p25": 2.5872e-05,
  "p50": 4.5859e-05,
  "p75": 6.6206e-05,
  "p90": 9.3748e-05,
  "p95": 0.000148444,
  "p99": 0.001151205,
  "p99.9": 0.004389928,
  "p99.99": 0.007970607
 },
 "statusCodeDistribution": {
  "200": 4807
 },
 "errorDistribution": {
  "aborted due to deadline": 2
 }
}`;
