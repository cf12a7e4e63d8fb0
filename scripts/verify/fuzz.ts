/**
 * 10,000 forms with hostile values, every field with every long repetition, and 2,000 broken requests.
 * Fails when the site crashes, answers 5xx, stores an unexpected record, or delays other visitors.
 */
import { readArguments, UsageError } from '@/scripts/command'
import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { ensureBuild } from './ensure-build'
import { readStoredRecords, startHost } from './fault-injection/environment'
import { getForms } from './fault-injection/visitor'
import { brokenRequest, checkBrokenRequest } from './fuzz/broken-requests'
import { checkForm, findStoredViolations } from './fuzz/check-form'
import { formInput, type FormInput } from './fuzz/form-inputs'
import { createLongValueCheck, makeLongInputs } from './fuzz/long-values'
import { createPropertyRunner } from './fuzz/run-property'

const { values: options } = readArguments('verify fuzz', {
  quick: { type: 'boolean', default: false, help: 'a tenth of it' },
  seed: { type: 'string', value: 'N', help: 'repeats a run' },
  'no-build': { type: 'boolean', default: false, help: 'serves the existing build' },
})
const seed = Number(options.seed ?? randomInt(2 ** 31 - 1))
if (!Number.isInteger(seed)) throw new UsageError('A seed is a whole number.')
const divisor = options.quick ? 10 : 1
ensureBuild(options['no-build'])
console.log(`Seed ${seed}; npm run verify -- fuzz --seed ${seed} repeats it.`)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const database = await startSeededDatabase()
const { site } = await startHost(getSiteSettings(database))
const context = { forms: await getForms(site.url), database, acknowledged: new Set<string>() }
const runProperty = createPropertyRunner(site, seed)

const check = (input: FormInput) => checkForm(input, context)
let count = await runProperty('forms', formInput, check, 10_000 / divisor, 4)
const inputs = makeLongInputs(seed).filter((_, index) => (index + seed) % divisor === 0)
const checkLong = await createLongValueCheck(context)
const longInput = fc.constantFrom(...inputs)
count += await runProperty('long values', longInput, checkLong, inputs.length, 1, inputs)
// A visitor who sends a broken request may leave before the answer.
const violations = readStoredRecords(database)
  .filter(({ key }) => !context.acknowledged.has(key))
  .map(({ list, key }) => `/${list}/${key} is stored, and no visitor was thanked for it`)
const checkBroken = checkBrokenRequest.bind(undefined, context.forms.move)
count += await runProperty('broken requests', brokenRequest, checkBroken, 2_000 / divisor, 8)
violations.push(...findStoredViolations(database))
const { status } = await fetch(context.forms.move.url)
if (status !== 200) violations.push(`the page answers ${status} after all this`)
for (const violation of violations.slice(0, 5)) console.log(`  VIOLATION ${violation}`)
await site.stop()
await database.stop()
count += violations.length
console.log(count === 0 ? 'Every promise was kept.' : `${count} violations.`)
process.exit(count === 0 ? 0 : 1)
