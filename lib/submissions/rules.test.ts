import {
  listKeys,
  mockStore,
  runScheduled,
  sendSubmission,
  useEmptyStore,
} from './submission.fixture'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { runOutbox } from '@/lib/cron/outbox-run'
import { env } from '@/lib/env'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { muteWarnings, openServerStore } from '@/lib/store/adapters.fixture'
import { closeFirebaseStores } from '@/lib/store/firebase-connection'
import { JOB } from '@/lib/store/records.fixture'
import { changeRequest } from './change-request'

jest.mock('@/lib/locations/cached-location')

useEmptyStore()

/** Friday, 10:00 in Toronto. */
const NOW = new Date('2026-11-20T15:00:00Z')
const LOCATION = { tracking_phone: '416-555-0110', jobs_per_window: 1 }
let server: DatabaseServer

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true })
  muteWarnings()
  server = await startDatabaseServer()
  server.put('/locations/toronto', LOCATION)
  mockStore(openServerStore(server.port, 'site'))
  env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
})
afterEach(async () => {
  await closeFirebaseStores()
  await server.stop()
})

const keysOf = (list: string) => Object.keys((server.read(`/${list}`) ?? {}) as object)

test('The rules allow all writes of a booking, a correction, a move and a run', async () => {
  const windowKey = '2026-11-21-0900-toronto'
  const day = { areaKey: 'toronto', date: '2026-11-21' } as const
  const limitedWindow = { ...day, key: windowKey, start: '2026-11-21 09:00', jobsPerWindow: 1 }
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(NOW.getTime()) }
  const record = { ...JOB, date: limitedWindow.date, start_time: '09:00', end_time: '11:00' }
  const book = (unit: string) =>
    sendSubmission(
      { hidden, answers: { unit } },
      { list: 'jobs', form: 'pickup', limitedWindow, record, now: NOW },
    )
  const first = await book('1')
  const { status, key } = await book('2')
  expect([first.status, status]).toEqual(['stored', 'stored'])
  await runScheduled()
  expect(server.read(`/jobs/${first.key}/job_status`)).toBe('cancelled')
  expect(keysOf(`slots/${windowKey}`)).toEqual([key])

  const move = { kind: 'move', selectedDate: '2026-11-24', timeSlot: '13:00-15:00' } as const
  const shown = { date: limitedWindow.date, timeSlot: '09:00-11:00' }
  expect(await changeRequest({ list: 'jobs', key, shown, change: move, now: NOW })).toEqual({
    status: 'done',
  })
  await runScheduled()
  expect(keysOf('slots')).toEqual(['2026-11-24-1300-toronto'])
  expect(keysOf(`details/${key}/changes`)).toEqual(['0-2026-11-24-1300'])
  expect(keysOf(`details/${key}/sent`)).toEqual(['webhook', 'webhook:0-2026-11-24-1300'])
  expect(keysOf('outbox')).toEqual([])

  const { key: lead } = await sendSubmission({}, { now: NOW })
  expect(keysOf('outbox')).toHaveLength(1)
  const ops = openServerStore(server.port, 'ops')
  jest.setSystemTime(NOW.getTime() + 3 * 60_000)
  expect(await runOutbox(ops)).toMatchObject({ done: 1, waiting: 0 })
  expect(keysOf(`details/${lead}/sent`)).toEqual(['webhook'])
  expect(keysOf('outbox')).toEqual([])
  expect(await listKeys('leads')).toEqual([])
})
