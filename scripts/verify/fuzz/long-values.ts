import { createLongText, REPETITIONS } from '@/lib/forms/long-texts.fixture'
import { FORM_KINDS, getFields, type Input } from './form-inputs'
import { checkAnswer, postInput, type FuzzContext, type FuzzResult } from './run-inputs'
import { measureLongestWait } from './watch-site'

/** A visitor may wait so many times as long as beside an ordinary form of the same size. */
const MAX_SLOWDOWN = 10
/** Another process may take the processor away while one is measured. */
const MAX_ATTEMPTS = 3
const BASELINE_POSTS = 15
const MAX_FAILURES = 3

/** Sends every field with every long repetition and measures how long another visitor waits. */
export async function fuzzLongValues(
  context: FuzzContext,
  isQuick: boolean,
): Promise<FuzzResult & { sent: number; failures: string[] }> {
  const inputs = makeLongInputs(isQuick)
  const tally: FuzzResult = { statuses: new Map(), accepted: 0 }
  const failures: string[] = []
  const baselineMs = await measureBaselineWait(context)
  let sent = 0
  for (const input of inputs) {
    if (failures.length === MAX_FAILURES) break
    sent++
    try {
      let shortest = Infinity
      for (let n = 0; n < MAX_ATTEMPTS && shortest > MAX_SLOWDOWN * baselineMs; n++) {
        const post = postInput(input, context)
        shortest = Math.min(shortest, await measureLongestWait(context.forms[input.kind].url, post))
        const answer = await post
        // The same again is the first record, which has another address.
        if (n === 0) checkAnswer(input, answer, context, tally)
      }
      const slowdown = shortest / baselineMs
      if (slowdown > MAX_SLOWDOWN)
        throw new Error(`another visitor waited ${slowdown.toFixed()} times as long`)
    } catch (error) {
      failures.push(`${input.kind}, ${input.what}: ${(error as Error).message}`)
    }
  }
  return { ...tally, sent, failures }
}

/** How long another visitor waits beside a form that is as large, and holds ordinary text. */
async function measureBaselineWait(context: FuzzContext): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < BASELINE_POSTS; n++) {
    const entries: [string, string][] = [['message', 'Two rooms, 3rd floor. '.repeat(2_600)]]
    const post = postInput({ kind: 'move', isHydrated: false, entries }, context)
    waits.push(await measureLongestWait(context.forms.move.url, post))
    await post
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(BASELINE_POSTS / 2)] ?? 0
}

/** Fields that every form has. */
const COMMON_FIELDS = {
  cityKey: 'toronto',
  name: 'Mary Smith',
  message: 'Two rooms',
  website: '',
  elapsed: '2000',
  appCheckToken: '',
  nonce: '',
  consent: '',
  marketing: '',
  canary: '',
}

/** As much as one field can bring past the limit of a body. */
const LONG_BYTES = 58_000

/**
 * Forms with one long repetitive value each: every field with every repetition.
 * @param isQuick a field that several forms have is sent with one of them only
 */
function makeLongInputs(isQuick: boolean): (Input & { what: string })[] {
  const seen = new Set<string>()
  const fields = FORM_KINDS.toReversed().flatMap((kind) => {
    const good: Record<string, string> = { ...getFields(kind), ...COMMON_FIELDS }
    return Object.keys(good).flatMap((name) => {
      if (isQuick && seen.has(name)) return []
      seen.add(name)
      return (isQuick ? [false] : [false, true]).map((isHydrated) => ({
        kind,
        isHydrated,
        name,
        good,
      }))
    })
  })
  return fields.flatMap(({ kind, isHydrated, name, good }, n) =>
    Object.entries(REPETITIONS).map(([repeated, shape], m) => {
      const { unit } = shape
      const length = (LONG_BYTES * unit.length) / Buffer.byteLength(unit)
      // Content of its own for each; no other phase uses this area code.
      const phone = `200${String(n * 100 + m).padStart(7, '0')}`
      const values = { ...good, phone, [name]: createLongText(shape, length) }
      return { kind, isHydrated, entries: Object.entries(values), what: `${name}: ${repeated}` }
    }),
  )
}
