import { after, NextRequest } from 'next/server'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { ListName, Store } from '@/lib/store/store'
import type { SubmittedForm } from './read-submission'
import { saveSubmission } from './submission'

jest.mock('@/lib/store')
let mockRequest = new NextRequest('https://site.example/')
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(mockRequest.headers),
  cookies: () => Promise.resolve(mockRequest.cookies),
}))
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  after: jest.fn(),
}))

/** The site's tasks after its reply. */
export const scheduled = jest.mocked(after)
export async function runScheduled(): Promise<void> {
  for (const [task] of scheduled.mock.calls.splice(0)) await (task as () => unknown)()
}

export type TestStore = ReturnType<typeof openMemoryStore>
export let store: TestStore
/** Makes the site use another store than `store`, or fail to open one. */
export function mockStore(one: Store | Error): void {
  const open = () => (one instanceof Error ? Promise.reject(one) : Promise.resolve(one))
  jest.mocked(getStore).mockImplementation(open)
}
/** @param maxDelayMs limits the random delay of each step */
export function openEmptyStore(maxDelayMs = 0): void {
  store = openMemoryStore(maxDelayMs)
  mockStore(store)
}

let lines: string[]
export const getLogEntries = () => lines.map((line) => JSON.parse(line) as object)

/** Starts every test with an empty store, and records its log. */
export function useEmptyStore(maxDelayMs = 0): void {
  beforeEach(() => {
    openEmptyStore(maxDelayMs)
    lines = []
    const log = (line: string) => void lines.push(line)
    jest.spyOn(console, 'log').mockImplementation(log)
    jest.spyOn(console, 'error').mockImplementation(log)
    scheduled.mockClear()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}

export const FORM_ANSWERS = { name: 'Mary Smith', phone: '416-555-0142', message: 'Two rooms' }
export const CLIENT_IP = '203.0.113.7'

/** Headers of the next submission. */
export function receive(headers: Record<string, string> = {}): void {
  mockRequest = new NextRequest('https://site.example/', { headers })
}

/** A tab's idempotency key as a hidden field; '' without JavaScript. */
export const createKeyField = () => ({ [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) })
export const NO_KEY_FIELD = { [IDEMPOTENCY_KEY_FIELD]: '' }

interface Sending {
  /** Hidden fields; the default idempotency key is unique. */
  hidden?: Record<string, string>
  answers?: Readonly<Record<string, unknown>>
  ip?: string
}

/** Submits a full quote, altered by `changes`. */
export async function sendSubmission(
  { hidden = {}, answers = FORM_ANSWERS, ip = CLIENT_IP }: Sending = {},
  changes: Partial<SubmittedForm> = {},
): Promise<{ status: string; key: string; isUnconfirmed?: boolean }> {
  const formData = new FormData()
  for (const [name, value] of Object.entries({ ...createKeyField(), ...hidden }))
    formData.set(name, value)
  receive({ 'x-forwarded-for': ip, 'x-vercel-id': 'iad1::x' })
  return saveSubmission({
    formData,
    now: new Date(),
    list: 'leads',
    form: 'full',
    cityKey: 'toronto',
    answers,
    record: { name: String(answers.name), location_id: 'toronto' },
    ...changes,
  })
}

export const listKeys = async (list: ListName) => Object.keys(await store.list(list))
export const getKeys = async () => [await listKeys('leads'), await listKeys('quarantine/leads')]

/** Writes to this list get this status and are not done. */
export function failWrites(
  whole: TestStore,
  failing: ListName,
  status: 'refused' | 'unknown' = 'refused',
): TestStore {
  return {
    ...whole,
    transact: (list, ...rest) =>
      list === failing ? Promise.resolve({ status }) : whole.transact(list, ...rest),
  }
}

export function failReads(whole: TestStore, failing: ListName): TestStore {
  return {
    ...whole,
    read: (list, ...rest) =>
      list === failing ? Promise.reject(new Error('down')) : whole.read(list, ...rest),
  }
}
