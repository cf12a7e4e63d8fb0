import { getCalendarPath } from '@/lib/forms/thank-you'
import { getLocation } from '@/lib/locations/cached-location'
import { CANCELLATION, MOVE, PICKUP } from '@/lib/requests/requests.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { signThankYou } from '@/lib/security/signatures'
import { GET } from './route'

jest.mock('@/lib/locations/cached-location')
jest.mock('@/lib/store')

const { key, record, details } = PICKUP
const BOOKED = signThankYou({
  form: 'pickup',
  city: 'toronto',
  moveDate: '2026-11-25',
  window: '09:00-11:00',
  requestKey: key,
})
let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  jest.mocked(getLocation).mockResolvedValue({ phone: '416-555-0110' } as never)
})

async function read(pickup = BOOKED): Promise<string> {
  const response = await GET(new Request(`https://example.com${getCalendarPath(pickup)}`))
  const lines = (await response.text()).split('\r\n')
  const find = (name: string) => lines.find((line) => line.startsWith(name))?.split(':')[1]
  return response.ok ? ['DTSTART', 'SEQUENCE', 'STATUS'].map(find).join(' ') : 'not found'
}

const MOVED_AT = Date.UTC(2026, 10, 22, 15) / 1_000
const changes = { [MOVE.id]: MOVE }
const cancellation = { ...CANCELLATION, at: '2026-11-22T15:01:00Z' }
const cancelled = { ...changes, [CANCELLATION.id]: cancellation }
test.each<[string, object | undefined, object | undefined, string]>([
  ['that was moved', {}, { changes }, `20261201T160000Z ${MOVED_AT} CONFIRMED`],
  [
    'that was cancelled',
    { job_status: 'cancelled' },
    { changes: cancelled },
    `20261201T160000Z ${MOVED_AT + 60} CANCELLED`,
  ],
  ['to confirm', {}, { confirm_by_phone: true }, 'not found'],
  ['without details', {}, undefined, 'not found'],
  ['at a time that staff typed', { start_time: 'noon' }, {}, 'not found'],
  ['that was removed', undefined, {}, 'not found'],
])(
  'The thank-you page’s calendar file of a pickup %s is current',
  async (_which, job, more, file) => {
    if (job) store.records.set(`jobs/${key}`, { ...record, ...job })
    if (more) store.records.set(`details/${key}`, { ...details, ...more })
    expect(await read()).toBe(file)
  },
)

test('A pickup in quarantine has no calendar file', async () => {
  store.records.set(`quarantine/jobs/${key}`, record)
  store.records.set(`details/${key}`, details)
  expect(await read()).toBe('not found')
})

test('While the store does not reply, there is no file of what may have changed', async () => {
  store.read = () => Promise.reject(new Error('down'))
  const response = await GET(new Request(`https://example.com${getCalendarPath(BOOKED, 'fr')}`))
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Impossible d’ouvrir votre demande')
})

test('Who changes the address learns nothing of a pickup', async () => {
  store.records.set(`jobs/${key}`, record)
  expect(await read({ ...BOOKED, moveDate: '2026-11-26' })).toBe('not found')
})
