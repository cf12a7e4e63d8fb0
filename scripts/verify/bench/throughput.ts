import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COUNTRY_HEADER, type PageType } from '@/e2e/support/pages/page-types'
import type { Book } from './book'
import type { Subject } from './subjects'

const run = promisify(execFile)
const CONNECTIONS = 64
const WARM_UP_S = 1

/** Whether requests can be counted here. */
export function hasWrk(): boolean {
  if (!spawnSync('wrk', ['--version']).error) return true
  console.log('Requests a second are SKIPPED: there is no wrk (Debian: apt-get install wrk).')
  return false
}

/** Asks for one page for some seconds, plain and with gzip, and notes how often it came. */
export async function measureThroughput(
  subject: Subject,
  page: PageType,
  seconds: number,
  book: Book,
): Promise<void> {
  const url = subject.urlOf(page)
  if (!url) return
  const headers = [`${COUNTRY_HEADER}: ${page.visitorCountry}`]
  const gzip = [...headers, 'accept-encoding: gzip']
  await load(url, WARM_UP_S, headers)
  const plain = await load(url, seconds, headers)
  const packed = await load(url, seconds, gzip)
  book.note(page.path, 'plainRate', subject.name, plain.rate)
  book.note(page.path, 'plainP99', subject.name, plain.p99)
  book.note(page.path, 'gzipRate', subject.name, packed.rate)
  book.note(page.path, 'gzipP99', subject.name, packed.p99)
}

/** @throws Error when a request fails */
async function load(url: string, seconds: number, headers: string[]) {
  const asked = headers.flatMap((header) => ['-H', header])
  const script = ['-s', join(import.meta.dirname, 'wrk.lua')]
  const size = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s']
  const { stdout } = await run('wrk', [...size, ...script, ...asked, url])
  const json = stdout.trim().split('\n').at(-1) ?? ''
  const { failed, ...totals } = JSON.parse(json) as { rate: number; p99: number; failed: number }
  if (failed > 0) throw new Error(`${failed} failed requests to ${url}`)
  return totals
}
