import { parseWrk } from './wrk'

const REPORT = `Running 8s test @ http://localhost:41803/toronto
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    31.07ms    4.85ms  91.02ms   84.34%
    Req/Sec     2.06k   224.63     2.47k    71.25%
  Latency Distribution
     50%   29.98ms
     75%   32.61ms
     90%   36.49ms
     99%   50.21ms
  16432 requests in 8.01s, 1.89GB read
`
const RATE = 'Requests/sec:   2051.83\nTransfer/sec:    241.17MB\n'

test('Rate and p99 are read', () => {
  expect(parseWrk(REPORT + RATE)).toEqual({ perSecond: 2051.83, p99Ms: 50.21, failed: 0 })
})

test.each([
  ['994.00us', 0.994],
  ['1.20s', 1_200],
  ['1.50m', 90_000],
])('A p99 of %s is %d ms', (text, ms) => {
  expect(parseWrk(REPORT.replace('50.21ms', text) + RATE).p99Ms).toBeCloseTo(ms)
})

test('Broken connections and answers that are no page are counted', () => {
  const errors = '  Socket errors: connect 1, read 2, write 3, timeout 4\n'
  const report = `${REPORT}${errors}  Non-2xx or 3xx responses: 30\n${RATE}`
  expect(parseWrk(report).failed).toBe(40)
})

test('What is no report is shown', () => {
  expect(() => parseWrk('unable to connect')).toThrow('wrk said:\nunable to connect')
})
