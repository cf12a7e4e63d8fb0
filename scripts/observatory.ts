/**
 * `npm run observatory`: scores every kind of answer of the built site with the analysers of Mozilla's
 * HTTP Observatory, offline, and fails below the minima. Asks as if the site stood behind https.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getForm, GOOD_MOVE } from '@/e2e/support/post-form'
import { startSite } from '@/e2e/support/site'
import { CSP, looserPolicy } from '@/lib/security/content-policy'
import { ensureOwnPackages } from './own-packages'

const HOME = resolve('scripts/observatory')
const NAME = '@mdn/mdn-http-observatory'
const PACKAGE = join(HOME, 'node_modules', NAME)
const HOST = 'moving.example'

/** What we use of the package, which has no types. */
interface Analysers {
  tests: ((requests: object) => { result: string; constructor: { name: string } })[]
  modifierOf: (result: string) => number
  gradeOf: (score: number) => { grade: string }
  /** Bonuses count from this score on. */
  bonusFrom: number
}

async function loadAnalysers(): Promise<Analysers> {
  ensureOwnPackages(HOME, NAME)
  // The list of hosts that browsers know by heart: we are on none.
  writeFileSync(join(PACKAGE, 'conf/hsts-preload.json'), '{}')
  const load = (file: string) => import(pathToFileURL(join(PACKAGE, 'src', file)).href)
  const { ALL_TESTS } = (await load('constants.js')) as { ALL_TESTS: Analysers['tests'] }
  const grader = (await load('grader/grader.js')) as {
    getScoreModifier: Analysers['modifierOf']
    getGradeForScore: Analysers['gradeOf']
  }
  const charts = (await load('grader/charts.js')) as { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }
  return {
    tests: ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    bonusFrom: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  }
}

interface Answer {
  status: number
  headers: Record<string, string>
  html: string
}

async function answerTo(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, html: await response.text() }
}

/** As the package's own scanner counts (its src/scanner/index.js). */
function scoreOf({ status, headers, html }: Answer, analysers: Analysers) {
  const response = { status, headers, verified: true, httpEquiv: new Map() }
  const hop = (url: string) => ({ url: new URL(url), status: 308 })
  const requests = {
    hostname: HOST,
    resources: { path: html },
    session: { url: new URL(`https://${HOST}/`) },
    responses: {
      auto: response,
      https: response,
      http: { ...response, status: 308 },
      cors: response,
      httpRedirects: [hop(`http://${HOST}/`), hop(`https://${HOST}/`)],
      httpsRedirects: [],
    },
  }
  const results = analysers.tests.map((test) => test(requests).result)
  const modifiers = results.map(analysers.modifierOf)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  const score = plain >= analysers.bonusFrom ? 100 + sum(modifiers) : plain
  const lost = results.filter((_, index) => (modifiers[index] ?? 0) < 0)
  return { score, grade: analysers.gradeOf(score).grade, lost }
}

async function postOf(url: string, label: string, fields: Record<string, string>) {
  const body = new FormData()
  const { hidden } = await getForm(url, label)
  for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.set(name, value)
  return answerTo(url, { method: 'POST', body })
}

async function answersOf(url: string): Promise<[kind: string, minimum: number, answer: Answer][]> {
  const city = await answerTo(`${url}/toronto`)
  const onVercel = { ...city, headers: { ...city.headers, [CSP]: looserPolicy([]) } }
  return [
    ['a prerendered page', 100, city],
    ['a prerendered page, on Vercel', 80, onVercel],
    ['the booking page', 100, await answerTo(`${url}/toronto/book-now`)],
    ['a city’s 404', 100, await answerTo(`${url}/toronto/nope`)],
    ['the site’s 404', 100, await answerTo(`${url}/get-quote/nope`)],
    ['the thank-you page', 100, await answerTo(`${url}/thankyou?kind=quote&city=toronto`)],
    ['a post with a mistake', 100, await postOf(`${url}/toronto`, 'Moving quote', {})],
    ['a post that is thanked', 100, await postOf(`${url}/toronto`, 'Moving quote', GOOD_MOVE)],
    ['a booking with a mistake', 100, await postOf(`${url}/toronto/book-now`, 'Junk pickup', {})],
    ['a refusal', 100, await answerTo(`${url}/toronto`, { method: 'DELETE' })],
    ['a redirect', 100, await answerTo(`${url}/nowhere`)],
  ]
}

const analysers = await loadAnalysers()
const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
const site = await startSite({ LOCAL_DATABASE_FILE: join(folder, 'site.sqlite') })
try {
  const rows = (await answersOf(site.url)).map(([kind, minimum, answer]) => ({
    kind,
    status: answer.status,
    minimum,
    ...scoreOf(answer, analysers),
  }))
  console.table(rows.map(({ lost, ...row }) => ({ ...row, lost: lost.join(', ') })))
  if (rows.some(({ score, minimum }) => score < minimum)) {
    console.error('An answer scores less than it must.')
    process.exitCode = 1
  }
} finally {
  await site.stop()
  rmSync(folder, { recursive: true })
}
