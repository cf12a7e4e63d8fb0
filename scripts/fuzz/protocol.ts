import fc from 'fast-check'
import { GOOD_MOVE } from '@/e2e/support/post-form'
import { count, describe, type Field } from './inputs'
import { mutantOf } from './mutants'
import { bytesOf, sendRaw } from './raw-request'

const LANES = 8
const ANSWER_MS = 10_000
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
  return { statuses, failures: failures.filter((text) => text !== '') }
}
