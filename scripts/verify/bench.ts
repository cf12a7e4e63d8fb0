import { readArguments, UsageError } from '@/scripts/command'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@/e2e/support/servers/browser'
import { NON_CITY_PAGES, getCityPages } from '@/e2e/support/pages/page-types'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { ensureBuild } from './ensure-build'
import { ensureProofPackages } from './packages'
import { makeMarkdownTable } from '@/scripts/markdown-table'
import { INTERACTIONS, measureInp } from './bench/interaction'
import { LIGHTHOUSE, measureLighthouse } from './bench/lighthouse'
import { HEADINGS, tableRows, type Figures, type Result } from './bench/results'
import { measureCalmAnswers, measureSubmissions, startStores } from './bench/submissions'
import { startTargets } from './bench/targets'
import { hasWrk, measureThroughput } from './bench/throughput'

const BENCHMARKS = ['lighthouse', 'throughput', 'submissions', 'interaction']
const NAMES = BENCHMARKS.join(', ')
const { values: options } = readArguments('verify bench', {
  quick: { type: 'boolean', help: 'one round of a few seconds each' },
  only: { type: 'string', multiple: true, value: 'NAME', help: `${NAMES}; repeatable` },
  pages: { type: 'string', default: 'one', value: 'all', help: 'Lighthouse on every kind of page' },
  rounds: { type: 'string', value: 'N', help: '5 without it' },
  'no-build': { type: 'boolean', default: false, help: 'uses the existing build' },
})
const { quick, only = BENCHMARKS } = options
const rounds = Number(options.rounds ?? (quick ? 1 : 5))
const isKnown = only.every((name) => BENCHMARKS.includes(name))
if (!isKnown) throw new UsageError(`--only takes ${NAMES}.`)
if (!['one', 'all'].includes(options.pages)) throw new UsageError('--pages takes one or all.')
if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError('--rounds takes 1 or more.')

ensureBrowser()
ensureProofPackages()
ensureBuild(options['no-build'])
const machine = describeMachine()
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
// Exit handlers do not run on signals.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const allPages = [...getCityPages('toronto'), ...NON_CITY_PAGES]
const pages = options.pages === 'all' ? allPages : allPages.slice(0, 1)
const { siteUrl, targets } = await startTargets(pages, folder)
const stores = only.includes('submissions') ? await startStores(join(folder, 'leads.sqlite')) : []
const hasThroughput = only.includes('throughput') && hasWrk()
const interactions = only.includes('interaction') ? INTERACTIONS : []
const visits = quick ? interactions : [...interactions, ...interactions]
const seconds = quick ? 2 : 8
const results: Result[] = []
const loads: number[] = []
for (let round = 1; round <= rounds; round++) {
  // Every second round runs in reverse, so that background load affects all targets.
  const inTurn = <Item>(items: Item[]) => (round % 2 ? items : items.toReversed())
  for (const { name, page, url } of inTurn(targets)) {
    const { path, visitorCountry: country } = page
    const add = (figures: Figures) => results.push({ page: path, target: name, figures })
    if (only.includes('lighthouse')) add(await measureLighthouse(url, country))
    if (hasThroughput && page === pages[0]) add(await measureThroughput(url, country, seconds))
  }
  for (const store of inTurn(stores)) {
    const figures = {
      ...(await measureSubmissions(store, seconds)),
      ...(await measureCalmAnswers(store, seconds)),
    }
    results.push({ page: '/toronto', target: 'site', figures })
  }
  for (const { path, key, interact } of visits) {
    const figures = { [key]: await measureInp(siteUrl + path, interact) }
    results.push({ page: path, target: 'site', figures })
  }
  loads.push(loadavg()[0] ?? NaN)
  const elapsed = Math.round(performance.now() / 1_000)
  console.log(`Round ${round} of ${rounds} done after ${elapsed} s, load ${loads.at(-1)}`)
}
for (const path of new Set(results.map(({ page }) => page))) {
  const rows = tableRows(results.filter(({ page }) => page === path))
  console.log(`\n**${path}**\n\n${makeMarkdownTable(HEADINGS, rows)}`)
}
const file = `test-results/bench/${new Date().toISOString().replace(/[:.]/g, '-')}.json`
writeFileSync(file, JSON.stringify({ machine, rounds, loads, results }, null, 2))
console.log(`\n${JSON.stringify(machine, null, 2)}\nResults: ${file}`)
process.exit(0)

/** Hardware and versions that the figures depend on. */
function describeMachine() {
  const output = (command: string, ...args: string[]) =>
    execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  const packages = ['next', 'react', 'web-vitals'].map((name) => `node_modules/${name}`)
  const versions = [...packages, LIGHTHOUSE].map((path) => {
    const file = readFileSync(join(path, 'package.json'), 'utf8')
    const { name, version } = JSON.parse(file) as Record<string, string>
    return `${name} ${version}`
  })
  return {
    cpu: `${cpus().length} × ${cpus()[0]?.model}`,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg(),
    node: process.version,
    chromium: output(findBrowser() ?? '', '--version'),
    packages: versions.join(', '),
    commit: output('git', 'describe', '--always', '--dirty'),
  }
}
