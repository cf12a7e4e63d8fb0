import { after, NextRequest } from 'next/server'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import type { openMemoryStore } from '@/lib/store/memory.fixture'
import type { SubmittedForm } from './read-submission'
import { createIdempotencyKey } from '@/lib/store/record-key.fixture'
import { saveSubmission } from './submission'

let mockRequest = new NextRequest('https://site.example/')
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(mockRequest.headers),
  cookies: () => Promise.resolve(mockRequest.cookies),
}))
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  after: jest.fn(),
}))

/** What the site does after its answer. */
export const scheduled = jest.mocked(after)

export const FORM_ANSWERS = { name: 'Mary Smith', phone: '416-555-0142', message: 'Two rooms' }
export const CLIENT_IP = '203.0.113.7'

/** The request of the next submission. */
export function receive(headers: Record<string, string> = {}): void {
  mockRequest = new NextRequest('https://site.example/', { headers })
}

interface Sending {
  /** Hidden fields; the default idempotency key is unique. */
  hidden?: Record<string, string>
  answers?: Readonly<Record<string, unknown>>
  ip?: string
}

/** Submits a full quote, or what `changes` say. */
export async function sendSubmission(
  { hidden = {}, answers = FORM_ANSWERS, ip = CLIENT_IP }: Sending = {},
  changes: Partial<SubmittedForm> = {},
): Promise<{ status: string; key: string }> {
  const formData = new FormData()
  const fields = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()), ...hidden }
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
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

export type TestStore = ReturnType<typeof openMemoryStore>

/** Keys of the list. */
export const listKeys = async (store: TestStore, list: Parameters<TestStore['list']>[0]) =>
  Object.keys(await store.list(list))

/** A store whose writes of these lists are answered with this status and not done. */
export function failWrites(
  store: TestStore,
  isFailing: (list: string) => boolean,
  status: 'refused' | 'unknown' = 'refused',
): TestStore {
  return {
    ...store,
    createIfAbsent: (list, ...rest) =>
      isFailing(list) ? Promise.resolve({ status }) : store.createIfAbsent(list, ...rest),
  }
}

/** A store whose reads of these lists fail. */
export function failReads(store: TestStore, isFailing: (list: string) => boolean): TestStore {
  return {
    ...store,
    read: (list, ...rest) =>
      isFailing(list) ? Promise.reject(new Error('down')) : store.read(list, ...rest),
  }
}
