import { longInputs } from './forms'
import { checkAnswer, postInput, type Field, type Tally } from './inputs'
import { longestWait } from './site-watch'

/** A visitor may wait so many times as long as beside an ordinary form of the same size. */
const MOST = 10
/** Another process may take the processor away while one is measured. */
const TRIES = 3
const ORDINARY_POSTS = 15
const FAILURES = 3

/** Sends every field with every long repetition, while another visitor asks for a page. */
export async function fuzzLongValues(
  field: Field,
  isQuick: boolean,
): Promise<Tally & { sent: number; failures: string[] }> {
  const inputs = longInputs(isQuick)
  const tally: Tally = { statuses: new Map(), accepted: 0 }
  const failures: string[] = []
  const usual = await ordinaryWait(field)
  let sent = 0
  for (const input of inputs) {
    if (failures.length === FAILURES) break
    sent++
    try {
      let shortest = Infinity
      for (let n = 0; n < TRIES && shortest > MOST * usual; n++) {
        const post = postInput(input, field)
        shortest = Math.min(shortest, await longestWait(field.forms[input.kind].url, post))
        const answer = await post
        // The same again is the first record, which has another address.
        if (n === 0) checkAnswer(input, answer, field, tally)
      }
      const times = shortest / usual
      if (times > MOST) throw new Error(`another visitor waited ${times.toFixed()} times as long`)
    } catch (error) {
      failures.push(`${input.kind}, ${input.what}: ${(error as Error).message}`)
    }
  }
  return { ...tally, sent, failures }
}

/** How long another visitor waits beside a form that is as large, and holds ordinary text. */
async function ordinaryWait(field: Field): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < ORDINARY_POSTS; n++) {
    const entries: [string, string][] = [['message', 'Two rooms, 3rd floor. '.repeat(2_600)]]
    const post = postInput({ kind: 'move', isHydrated: false, entries }, field)
    waits.push(await longestWait(field.forms.move.url, post))
    await post
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(ORDINARY_POSTS / 2)] ?? 0
}
