import fc from 'fast-check'
import { GOOD_MOVE } from '@/e2e/support/post-form'
import { count, describe, type Field } from './inputs'
import { mutantOf, soundRequest } from './mutants'
import { bytesOf, sendRaw, type RawRequest } from './raw-request'

const LANES = 8
const ANSWER_MS = 10_000
/** Requests that the framework itself answers 500, before the door is asked. */
const FRAMEWORK_CASES: { what: string; change: Partial<RawRequest> }[] = [
  { what: 'the method TRACE, which its request class does not take', change: { method: 'TRACE' } },
  { what: 'the address *, which it takes for a path', change: { path: '*' } },
]

export interface Protocol {
  statuses: Map<string, number>
  failures: string[]
}

/** Sends so many requests that are broken in one to three places. */
export async function fuzzProtocol(field: Field, runs: number, seed: number): Promise<Protocol> {
  const statuses = new Map<string, number>()
  const port = Number(new URL(field.forms.move.url).port)
  let visitors = 0

  async function send(bytes: Buffer): Promise<void> {
    const { status } = await sendRaw(port, bytes, ANSWER_MS)
    count(statuses, status === 0 ? 'hung up' : String(status))
    const trouble = field.look()
    if (trouble) throw new Error(trouble)
    if (status >= 500) throw new Error(`answered ${status}`)
  }

  const failures = await Promise.all(
    Array.from({ length: LANES }, (_, lane) => {
      // Content of its own for each, and an address of its own.
      const one = fc.nat().chain((salt) => {
        const n = lane * 100_000 + visitors++
        const phone = `3${String(n).padStart(9, '0')}`
        return mutantOf(field.forms.move, { ...GOOD_MOVE, phone, message: `Rooms ${salt} ${n}` })
      })
      const property = fc.asyncProperty(one, (request) => send(bytesOf(request)))
      return describe(property, Math.ceil(runs / LANES), seed + lane)
    }),
  )
  for (const { what, change } of FRAMEWORK_CASES) {
    const request = { ...soundRequest(field.forms.move, GOOD_MOVE, false), ...change }
    const { status } = await sendRaw(port, bytesOf(request), ANSWER_MS)
    console.log(`To ${what}, the framework answers ${status}.`)
    const trouble = field.look()
    if (trouble) failures.push(trouble)
  }
  return { statuses, failures: failures.filter((text) => text !== '') }
}
