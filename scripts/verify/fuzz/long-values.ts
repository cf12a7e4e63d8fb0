import fc from 'fast-check'
import { makeClientIp } from '@/e2e/support/pages/post-form'
import { createLongText, REPETITIONS } from '@/lib/forms/long-texts.fixture'
import { getMedian } from '@/scripts/statistics'
import { checkForm, type FuzzContext } from './check-form'
import { FORM_KINDS, VALID_FIELDS, type FormInput } from './form-inputs'

/** A visitor may wait so many times as long as beside an ordinary form of the same size. */
const MAX_SLOWDOWN = 10
/** Another process may take the processor away while one is measured. */
const MAX_ATTEMPTS = 3
const BASELINE_POSTS = 15
/** As much as one field can bring past the limit of a body. */
const LONG_BYTES = 58_000

/** Every field of every form with every repetition, sent in both ways. */
export function makeLongInputs(seed: number): FormInput[] {
  const inputs = [false, true].flatMap((isHydrated) =>
    FORM_KINDS.flatMap((kind) =>
      Object.keys(VALID_FIELDS[kind]).flatMap((name) =>
        Object.values(REPETITIONS).map((shape) => ({ isHydrated, kind, name, shape })),
      ),
    ),
  )
  return inputs.map(({ kind, name, isHydrated, shape }, n) => {
    const length = (LONG_BYTES * shape.unit.length) / Buffer.byteLength(shape.unit)
    const long = { [name]: createLongText(shape, length) }
    const [valid] = fc.sample(fc.record(VALID_FIELDS[kind]), { seed: seed + n, numRuns: 1 })
    // The long value is first, where a report is not cut off.
    return { kind, isHydrated, fields: { ...long, ...valid, ...long } }
  })
}

/** Checks a form, and how long another visitor waits meanwhile. */
export async function createLongValueCheck(context: FuzzContext) {
  const fields = { message: 'Two rooms, 3rd floor. '.repeat(2_600) }
  const ordinary: FormInput = { kind: 'move', isHydrated: false, fields }
  const waits: number[] = []
  for (let n = 0; n < BASELINE_POSTS; n++)
    waits.push((await measureLongestWait(ordinary, context)).waitMs)
  const calmMs = getMedian(waits) ?? 0

  return async (input: FormInput): Promise<string> => {
    const ip = makeClientIp()
    let slowdown = Infinity
    let baselineMs = calmMs
    for (let n = 0; n < MAX_ATTEMPTS; n++) {
      const { waitMs, answer } = await measureLongestWait(input, context, ip)
      slowdown = Math.min(slowdown, waitMs / baselineMs)
      if (slowdown <= MAX_SLOWDOWN) return answer
      // The machine may have become slower since the start.
      baselineMs = Math.max(baselineMs, (await measureLongestWait(ordinary, context)).waitMs)
    }
    throw new Error(`another visitor waited ${slowdown.toFixed()} times as long`)
  }
}

/** The longest time that the page took until the form was answered. */
async function measureLongestWait(input: FormInput, context: FuzzContext, ip?: string) {
  let isDone = false
  const check = checkForm(input, context, ip)
  void Promise.allSettled([check]).then(() => (isDone = true))
  let waitMs = 0
  do {
    const started = performance.now()
    await fetch(context.forms[input.kind].url).then((response) => response.arrayBuffer())
    waitMs = Math.max(waitMs, performance.now() - started)
  } while (!isDone)
  return { waitMs, answer: await check }
}
