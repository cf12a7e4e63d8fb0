/**
 * 10,000 forms with hostile answers, every field with every long repetitive value, and 2,000 malformed
 * requests. Fails when the site crashes, answers 5xx, stores an unexpected record, or delays other visitors.
 */
import { readArguments, UsageError } from '@/scripts/command'
import { randomInt } from 'node:crypto'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import { startSite } from '@/e2e/support/servers/site'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { ensureBuild } from './ensure-build'
import { findStoredViolations } from '@/scripts/verify/fuzz/expected-record'
import { fuzzInputs } from '@/scripts/verify/fuzz/run-inputs'
import { fuzzLongValues } from '@/scripts/verify/fuzz/long-values'
import { fuzzProtocol } from '@/scripts/verify/fuzz/protocol'
import { watchSite } from '@/scripts/verify/fuzz/watch-site'
import { getForms } from '@/scripts/verify/fault-injection/visitor'

const { values: options } = readArguments('verify fuzz', {
  quick: { type: 'boolean', default: false, help: 'a tenth of it' },
  seed: { type: 'string', value: 'N', help: 'repeats a run' },
  'no-build': { type: 'boolean', default: false, help: 'serves the existing build' },
})
const seed = options.seed === undefined ? randomInt(2 ** 31 - 1) : Number(options.seed)
if (!Number.isInteger(seed)) throw new UsageError('A seed is a whole number.')
const [inputs, mutants] = options.quick ? [1_000, 200] : [10_000, 2_000]
ensureBuild(options['no-build'])
console.log(`Seed ${seed}; npm run verify -- fuzz --seed ${seed} repeats it.`)

const database = await startDatabaseServer()
database.put('/locations', SEED_LOCATIONS)
const site = await startSite({
  FIREBASE_DATABASE_URL: 'https://home-team.firebaseio.com',
  FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${database.port}`,
})
process.on('exit', () => {
  if (site.isRunning()) process.kill(site.pid, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const { readProblem, countAborted } = watchSite(site)
const context = { forms: await getForms(site.url), database, readProblem }
const forms = await fuzzInputs(context, inputs, seed)
printReport(`${inputs} forms, ${forms.accepted} accepted and found again`, forms)
const long = await fuzzLongValues(context, options.quick)
printReport(`${long.sent} long values, ${long.accepted} accepted and found again`, long)
const requests = await fuzzProtocol(context, mutants, seed)
printReport(`${mutants} malformed requests`, requests)
console.log(
  `The framework reported ${countAborted()} visitors who left in the middle of a request.`,
)

const root = database.read('/') as Record<string, unknown>
const stored = findStoredViolations(root)
if (stored.length > 0)
  console.log(`  VIOLATION in what is stored: ${stored.slice(0, 5).join('\n  ')}`)
const finalStatus = await fetch(`${site.url}/toronto`).then(({ status }) => status)
if (finalStatus !== 200) console.log(`  VIOLATION the page answers ${finalStatus} after all this`)
await site.stop()
await database.stop()
const failures = [...forms.failures, ...long.failures, ...requests.failures]
const violationCount = failures.length + stored.length + +(finalStatus !== 200)
console.log(violationCount === 0 ? 'Every promise was kept.' : `${violationCount} violations.`)
process.exit(violationCount === 0 ? 0 : 1)

function printReport(
  title: string,
  result: { statuses: Map<string, number>; failures: string[] },
): void {
  const counts = [...result.statuses].sort().map(([status, count]) => `${status}: ${count}`)
  console.log(`${title} (${counts.join(', ')})`)
  for (const failure of result.failures) console.log(`  VIOLATION ${failure}`)
}
