import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { COUNTRY_HEADER, type PageType } from '@/e2e/support/pages/page-types'
import type { Book } from './book'
import type { Subject } from './subjects'
import { parseWrk, type WrkReport } from './wrk'

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
  book.note(page.path, 'plainRate', subject.name, plain.perSecond)
  book.note(page.path, 'plainP99', subject.name, plain.p99Ms)
  book.note(page.path, 'gzipRate', subject.name, packed.perSecond)
  book.note(page.path, 'gzipP99', subject.name, packed.p99Ms)
}

/** @throws Error where an answer is no page */
async function load(url: string, seconds: number, headers: string[]): Promise<WrkReport> {
  const asked = headers.flatMap((header) => ['-H', header])
  const size = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s']
  const { stdout } = await run('wrk', [...size, '--latency', ...asked, url])
  const report = parseWrk(stdout)
  if (report.failed > 0) throw new Error(`${report.failed} failed requests to ${url}:\n${stdout}`)
  return report
}
