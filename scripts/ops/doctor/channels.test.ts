import { openMemoryStore } from '@/lib/store/memory.fixture'
import { encodeTime } from '@/lib/store/record-key'
import { checkDeliveries } from './channels'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const MINUTE = 60_000

const store = openMemoryStore()
beforeEach(() => store.records.clear())

let count = 0
function deliver(channel: string, { hoursAgo = 1, minutes = 0, refused = false }) {
  const sent = NOW - hoursAgo * 60 * MINUTE
  const key = encodeTime(sent) + String(count++).padStart(12, '0')
  store.records.set(`details/${key}`, { at: new Date(sent).toISOString() })
  const at = new Date(sent + minutes * MINUTE).toISOString()
  const record = { at, tries: 1, ...(refused && { refused }) }
  store.records.set(`deliveries/${key}:${channel}`, record)
}

test('Each channel has its late and refused deliveries of a week', async () => {
  deliver('email', {})
  deliver('email', { minutes: 4 })
  deliver('email', { minutes: 30, hoursAgo: 24 })
  deliver('email', { minutes: 30, hoursAgo: 24 * 8 })
  deliver('confirmation', { refused: true })
  deliver('confirmation:0-cancelled', { minutes: 59 })
  deliver('withdrawal', { minutes: 59 })
  deliver('reminder:2026-12-01', { minutes: 900 })
  const findings = await checkDeliveries(store, NOW)
  expect(findings.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'warning Channel email, 7 days: 3 deliveries, 1 after over 5 minutes, 0 refused',
    'warning Channel confirmation, 7 days: 2 deliveries, 0 after over 5 minutes, 1 refused',
    'ok Channel withdrawal, 7 days: 1 delivery, 0 after over 5 minutes, 0 refused',
    'ok Channel reminder, 7 days: 1 delivery, 0 after over 5 minutes, 0 refused',
  ])
})

test('A request without details has no time to measure from', async () => {
  deliver('email', { minutes: 30 })
  for (const path of store.records.keys())
    if (path.startsWith('details/')) store.records.delete(path)
  expect(await checkDeliveries(store, NOW)).toMatchObject([{ level: 'ok' }])
})

test('Without deliveries, nothing is reported', async () => {
  expect(await checkDeliveries(store, NOW)).toEqual([])
})
