/**
 * `npm run verify -- bench`: how fast the built site is, beside its twin (the same HTML without scripts, served as
 * files) and the floor (an empty page of the framework). All are measured in turn, round by round, so
 * that what else the machine does meets all of them. A missed goal is printed; it fails nothing.
 *   -- --quick        one round of a few seconds each
 *   -- --only NAME    lighthouse, throughput, submissions or interaction; may be given more than once
 *   -- --pages all    Lighthouse looks at one of every kind of page, not only at the city page
 *   -- --rounds N     5 unless told
 *   -- --no-build     serves the build that is there
 */
import { readArguments, UsageError } from '@/scripts/command'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { NON_CITY_PAGES, getCityPages } from '@/e2e/support/pages/page-types'
import { Book, HEADINGS, rowsOf } from './bench/book'
import { measureInteraction, type Slowest } from './bench/interaction'
import { measureLighthouse, type Complaints } from './bench/lighthouse'
import { describeMachine } from './bench/machine'
import { ensurePackages } from './bench/packages'
import { measureSubmissions, startStores } from './bench/submissions'
import { startSubjects } from './bench/subjects'
import { hasWrk, measureThroughput } from './bench/throughput'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { ensureBuild } from './ensure-build'
import { makeMarkdownTable } from '@/scripts/markdown-table'

const NAMES = ['lighthouse', 'throughput', 'submissions', 'interaction']
const RESULT = `test-results/bench/${new Date().toISOString().replace(/[:.]/g, '-')}.json`
const PAGE = '/toronto'

const { values: options } = readArguments('verify bench', {
  quick: { type: 'boolean', default: false, help: 'one round of a few seconds each' },
  only: {
    type: 'string',
    multiple: true,
    default: NAMES,
    value: 'NAME',
    help: `${NAMES.join(', ')}; repeatable`,
  },
  pages: { type: 'string', default: 'one', value: 'all', help: 'Lighthouse on every kind of page' },
  rounds: { type: 'string', default: '5', value: 'N', help: '5 without it' },
  'no-build': { type: 'boolean', default: false, help: 'serves the existing build' },
})
const { quick, only } = options
for (const name of only) {
  if (!NAMES.includes(name))
    throw new UsageError(`Nothing is called ${name}; there are ${NAMES.join(', ')}`)
}
const rounds = quick ? 1 : Number(options.rounds)
const size = quick ? { seconds: 2, visits: 1 } : { seconds: 8, visits: 2 }

const pages = [...getCityPages('toronto'), ...NON_CITY_PAGES].filter(
  ({ path }) => options.pages === 'all' || path === PAGE,
)
const book = new Book()
const complaints: Complaints = new Map()
const slowest: Slowest = new Map()
/** Of the machine after each round: on a busy one only the ratios count. */
const loads: number[] = []
const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1_000)

ensurePackages()
ensureBrowser()
ensureBuild(options['no-build'])
const machine = describeMachine()

const { siteUrl, subjects } = await startSubjects(pages)
const stores = only.includes('submissions') ? await startStores() : []
const counts = only.includes('throughput') && hasWrk()
console.log(`All stand after ${seconds()} s`)
for (let round = 0; round < rounds; round++) {
  for (const page of pages) {
    for (const subject of inTurn(subjects, round)) {
      if (only.includes('lighthouse')) await measureLighthouse(subject, page, book, complaints)
      if (counts && page.path === PAGE) await measureThroughput(subject, page, size.seconds, book)
    }
  }
  for (const store of inTurn(stores, round)) {
    await measureSubmissions(PAGE, store, size.seconds, book)
  }
  if (only.includes('interaction')) await measureInteraction(siteUrl, size.visits, book, slowest)
  loads.push(Number(loadavg()[0]?.toFixed(1)))
  console.log(`Round ${round + 1} of ${rounds}: done after ${seconds()} s, load ${loads.at(-1)}`)
}
for (const [page, values] of Object.entries(book.pages)) {
  console.log(`\n**${page}**\n\n${makeMarkdownTable(HEADINGS, rowsOf(values))}`)
  for (const complaint of complaints.get(page) ?? []) console.log(`Points lost: ${complaint}`)
}
for (const [touch, times] of slowest) console.log(`Slowest touch of ${times} visits, ${touch}`)
console.log('')
for (const [what, value] of Object.entries(machine)) console.log(`${what}: ${String(value)}`)
save()
console.log(`All figures after ${seconds()} s: ${RESULT}`)
process.exit(0)

function save(): void {
  mkdirSync(dirname(RESULT), { recursive: true })
  const figures = {
    machine,
    rounds,
    loads,
    pages: book.pages,
    complaints: Object.fromEntries([...complaints].map(([page, found]) => [page, [...found]])),
    slowest: Object.fromEntries(slowest),
  }
  writeFileSync(RESULT, JSON.stringify(figures, null, 2))
}

/** Each round another one is first. */
function inTurn<Item>(items: Item[], round: number): Item[] {
  return items.map((_, n) => items[(n + round) % items.length]).filter((item) => item !== undefined)
}
