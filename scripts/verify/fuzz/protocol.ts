import fc from 'fast-check'
import { VALID_MOVE } from '@/e2e/support/pages/post-form'
import { incrementCount, runProperty, type FuzzContext } from './test-inputs'
import { makeMutant } from './mutants'
import { toBytes, sendRaw } from './raw-request'

const CONCURRENCY = 8
const TIMEOUT_MS = 10_000
export interface ProtocolResult {
  statuses: Map<string, number>
  failures: string[]
}

/** Sends so many requests that are broken in one to three places. */
export async function fuzzProtocol(
  context: FuzzContext,
  runs: number,
  seed: number,
): Promise<ProtocolResult> {
  const statuses = new Map<string, number>()
  const port = Number(new URL(context.forms.move.url).port)
  let visitors = 0

  async function send(bytes: Buffer): Promise<void> {
    const { status } = await sendRaw(port, bytes, TIMEOUT_MS)
    incrementCount(statuses, status === 0 ? 'hung up' : String(status))
    const problem = context.readProblem()
    if (problem) throw new Error(problem)
    if (status >= 500) throw new Error(`answered ${status}`)
  }

  const failures = await Promise.all(
    Array.from({ length: CONCURRENCY }, (_, worker) => {
      // Content of its own for each, and an address of its own.
      const mutant = fc.nat().chain((salt) => {
        const n = worker * 100_000 + visitors++
        const phone = `3${String(n).padStart(9, '0')}`
        return makeMutant(context.forms.move, {
          ...VALID_MOVE,
          phone,
          message: `Rooms ${salt} ${n}`,
        })
      })
      const property = fc.asyncProperty(mutant, (request) => send(toBytes(request)))
      return runProperty(property, Math.ceil(runs / CONCURRENCY), seed + worker)
    }),
  )
  return { statuses, failures: failures.filter((text) => text !== '') }
}
