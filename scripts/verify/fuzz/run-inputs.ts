import fc from 'fast-check'
import { ACTION_ARGUMENTS, getActionId } from '@/e2e/support/pages/call-action'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { makeClientIp } from '@/e2e/support/pages/post-form'
import { type PlainForm } from '@/lib/monitoring/plain-form'
import { getExpectedRecord, matchesExpected } from './expected-record'
import { anyInput, type Input, type FormKind } from './form-inputs'

export interface FuzzContext {
  forms: Record<FormKind, PlainForm>
  database: DatabaseServer
  /** What happened to the site since the last call; '' when nothing did. */
  readProblem: () => string
}

export interface FuzzResult {
  statuses: Map<string, number>
  accepted: number
}

const TIMEOUT_MS = 10_000
/** Larger bodies may or may not pass the middleware's limit. */
const NEAR_LIMIT_BYTES = 60_000

export interface InputAnswer {
  response: Response
  html: string
  typed: FormData
  ip: string
}

/** Posts an input from an address of its own. */
export async function postInput(
  { kind, isHydrated, entries }: Input,
  { forms }: FuzzContext,
): Promise<InputAnswer> {
  const page = forms[kind]
  const typed = new FormData()
  for (const [name, value] of entries) {
    typed.append(name, typeof value === 'string' ? value : new Blob([value]))
  }
  const body = new FormData()
  const prefix = isHydrated ? '_1_' : ''
  for (const [name, value] of page.hidden) if (!typed.has(name)) body.append(prefix + name, value)
  for (const [name, value] of typed) body.append(prefix + name, value)
  if (isHydrated) body.append('0', ACTION_ARGUMENTS)

  const ip = makeClientIp()
  const response = await fetch(page.url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'x-forwarded-for': ip,
      origin: new URL(page.url).origin,
      ...(isHydrated ? { 'next-action': getActionId(page) } : {}),
    },
  })
  return { response, html: await response.text(), typed, ip }
}

/** @throws Error when the answer, or what is stored, is not what the schemas say */
export function checkAnswer(
  { kind, isHydrated, entries }: Input,
  { response, html, typed, ip }: InputAnswer,
  { forms, database, readProblem }: FuzzContext,
  tally: FuzzResult,
): void {
  const location = response.headers.get(isHydrated ? 'x-action-redirect' : 'location') ?? ''
  const ref = /^\/thankyou\?.*\bref=([-\w]{20})/.exec(location)?.[1]
  incrementCount(tally.statuses, ref ? 'thanked' : String(response.status))

  const problem = readProblem()
  if (problem) throw new Error(problem)
  if (response.status === 413 && estimateSize(entries) > NEAR_LIMIT_BYTES) return
  if (response.status === 400 && isHydrated && isInvalidCall(entries)) return
  if (![200, 303].includes(response.status)) throw new Error(`answered ${response.status}`)
  // A page's hidden city counts where the visitor's own is missing.
  for (const [name, value] of forms[kind].hidden) {
    if (!typed.has(name)) typed.append(name, value)
  }
  const expected = getExpectedRecord(kind, typed, ip)
  if (!expected) {
    if (ref) throw new Error(`thanked for what the schema refuses`)
    if (!/There is a problem|"status":"invalid"/.test(html)) throw new Error('no message')
    return
  }
  if (!ref) throw new Error('not thanked for what the schema takes')
  const stored = database.read(`/${expected.list}/${ref}`)
  if (!matchesExpected(expected, stored))
    throw new Error(`stored ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`)
  tally.accepted++
}

/** No hydrated page sends these, and the middleware rejects them (lib/http/action-call.ts). */
function isInvalidCall(entries: Input['entries']): boolean {
  return entries.some(
    ([name, value]) =>
      // eslint-disable-next-line no-control-regex -- those are what it looks for
      typeof value !== 'string' || /[\0-\x1f\x7f]/.test(name) || Buffer.byteLength(name) > 150,
  )
}

function estimateSize(entries: Input['entries']): number {
  return entries.reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value) + 100,
    0,
  )
}

export function incrementCount(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

const CONCURRENCY = 4
/** Requests that may be spent on a smaller example of a failure. */
const MAX_SHRINKS = 200

/** Sends so many inputs; each failure comes with its smallest example. */
export async function fuzzInputs(
  context: FuzzContext,
  runs: number,
  seed: number,
): Promise<FuzzResult & { failures: string[] }> {
  const tally: FuzzResult = { statuses: new Map(), accepted: 0 }
  const failures = await Promise.all(
    Array.from({ length: CONCURRENCY }, (_, worker) => {
      let remaining = Infinity
      let firstError = ''
      const property = fc.asyncProperty(anyInput, async (input) => {
        if (--remaining < 0) return
        try {
          checkAnswer(input, await postInput(input, context), context, tally)
        } catch (error) {
          remaining = Math.min(remaining, MAX_SHRINKS)
          firstError ||= (error as Error).message
          throw error
        }
      })
      return runProperty(property, runs / CONCURRENCY, seed + worker).then((found) =>
        found ? `${firstError}\n  smaller: ${found}` : '',
      )
    }),
  )
  return { ...tally, failures: failures.filter((text) => text !== '') }
}

/** @returns '' or the failure, with the seed that repeats it */
export async function runProperty<Value>(
  property: fc.IAsyncProperty<Value>,
  numRuns: number,
  seed: number,
): Promise<string> {
  const found = await fc.check(property, { numRuns, seed })
  if (!found.failed) return ''
  const error = found.errorInstance instanceof Error ? found.errorInstance.message : ''
  const example = fc.stringify(found.counterexample).slice(0, 3_000)
  return `seed ${seed}, path ${found.counterexamplePath}: ${error}\n    ${example}`
}
