import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'

const WARM_UP_S = 1
const LOAD = ['-t1', '-c64', '--timeout', '10s', '-s', join(import.meta.dirname, 'wrk.lua')]

export function hasWrk(): boolean {
  if (!spawnSync('wrk', ['--version']).error) return true
  console.log('Requests per second SKIPPED: wrk is not installed (Debian: apt-get install wrk).')
  return false
}

/** Requests per second and p99 latency of one page, plain and gzipped. */
export async function measureThroughput(url: string, country: string, seconds: number) {
  const headers = ['-H', `${COUNTRY_HEADER}: ${country}`]
  await runWrk(url, WARM_UP_S, headers)
  const plain = await runWrk(url, seconds, headers)
  const gzip = await runWrk(url, seconds, [...headers, '-H', 'accept-encoding: gzip'])
  return { plainRate: plain.rate, plainP99: plain.p99, gzipRate: gzip.rate, gzipP99: gzip.p99 }
}

/** @throws Error when a request fails */
async function runWrk(url: string, seconds: number, headers: string[]) {
  const args = [...LOAD, `-d${seconds}s`, ...headers, url]
  const { stdout } = await promisify(execFile)('wrk', args)
  const json = stdout.trim().split('\n').at(-1) ?? ''
  const { failed, ...totals } = JSON.parse(json) as { rate: number; p99: number; failed: number }
  if (failed > 0) throw new Error(`${failed} failed requests to ${url}`)
  return totals
}
