import { NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { scheduled, store } from '@/lib/submissions/submission.fixture'
import { env } from '@/lib/env'
import { sendMail } from '@/lib/notifications/mailer'
import { runOutbox } from './outbox-run'

jest.mock('@/lib/locations/cached-location')
jest.mock('@/lib/notifications/mailer', () => ({
  ...jest.requireActual<object>('@/lib/notifications/mailer'),
  sendMail: jest.fn(),
}))

export const mailer = jest.mocked(sendMail)
export const OFFICE = ['dispatch@movers.example']

/** Starts every test with a mail server that takes every mail. */
export function useMailer(): void {
  env.SMTP_URL = 'smtp://mail.example'
  env.DISPATCH_EMAIL = OFFICE
  beforeEach(() => void mailer.mockReset().mockResolvedValue({ deferred: 0, refused: [] }))
}

/** `status` answers every call; `sent` has the ids it accepted. */
export const webhook = { status: 200, sent: [] as string[] }

/** Starts every test with a booked pickup and a webhook. */
export function useWebhook(): void {
  usePickup()
  env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  beforeEach(() => {
    Object.assign(webhook, { status: 200, sent: [] })
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { headers } = {}) => {
      const { status, sent } = webhook
      if (status < 400) sent.push((headers as Record<string, string>)['webhook-id'] ?? '')
      return Promise.resolve(new Response(null, { status }))
    })
  })
}

export function runLater(minutes = 3) {
  jest.setSystemTime(NOW.getTime() + minutes * 60_000)
  return runOutbox(store)
}

/** Simulates a process that dies at a write, before or after it is done. */
export async function killAtWrite(
  lastWrite: number,
  isDone: boolean,
  act: () => Promise<unknown>,
): Promise<void> {
  let count = 0
  const write = async <Answer>(operation: () => Promise<Answer>): Promise<Answer> => {
    count++
    if (count < lastWrite) return operation()
    if (count === lastWrite && isDone) await operation()
    throw new Error('killed')
  }
  const transact = store.transact.bind(store)
  const update = store.update.bind(store)
  store.transact = (list, key, deadline, step) =>
    // A step that changes nothing is not a write.
    step(store.records.get(`${list}/${key}`) ?? null) === undefined
      ? transact(list, key, deadline, step)
      : write(() => transact(list, key, deadline, step))
  store.update = (...args) => write(() => update(...args))
  await act()
  Object.assign(store, { transact, update })
  scheduled.mockClear()
}

export const WRITES = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((write) =>
  [false, true].map((is) => [write, is] as const),
)
