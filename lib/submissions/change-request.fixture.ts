import { encodeTime } from '@/lib/forms/push-key'
import { JOB } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import {
  listKeys,
  openEmptyStore,
  store,
  useEmptyStore,
} from '@/lib/submissions/submission.fixture'
import { changeRequest, type LinkedChange } from './change-request'

/** Friday, 10:00 in Toronto. */
export const NOW = new Date('2026-11-20T15:00:00Z')
export const KEY = `${encodeTime(NOW.getTime() - 3_600_000)}pickup000000`
export const BOOKED_JOB = { ...JOB, date: '2026-11-21', start_time: '09:00', end_time: '11:00' }
export const MOVED_JOB = { ...JOB, date: '2026-11-24', start_time: '13:00', end_time: '15:00' }
export const BOOKED = '2026-11-21 09:00'
export const MOVED = '2026-11-24 13:00'
export const BOOKED_WINDOW = 'slots/2026-11-21-0900-toronto'
export const MOVED_WINDOW = 'slots/2026-11-24-1300-toronto'

/** Every test begins with a booked pickup. */
export function usePickup(): void {
  useEmptyStore()
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'clearTimeout'] })
    storePickup()
  })
}

/** A new store, where a window takes two jobs. */
export function storePickup(maxDelayMs = 0): void {
  openEmptyStore(maxDelayMs)
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', jobs_per_window: 2 })
  store.records.set(`jobs/${KEY}`, BOOKED_JOB)
  store.records.set(`details/${KEY}`, { city: 'toronto', at: '2026-11-20T14:00:00Z' })
  store.records.set(BOOKED_WINDOW, { [KEY]: 'booking' })
}

export const getJob = () => store.records.get(`jobs/${KEY}`)
export const getChanges = () => store.records.get(`details/${KEY}`)?.changes
/** The windows in which the pickup has a reservation. */
export const listWindows = async () =>
  (await listKeys('slots'))
    .map((key) => `slots/${key}`)
    .filter((path) => KEY in (store.records.get(path) ?? {}))

export const move = (selectedDate: string, timeSlot: string) =>
  ({ kind: 'move', selectedDate, timeSlot }) as const
export const MOVE = move('2026-11-24', '13:00-15:00')
export const CANCEL = { kind: 'cancel' } as const
const SHOWN = { date: '2026-11-21', timeSlot: '09:00-11:00' }

export async function change(
  wanted: LinkedChange['change'],
  input: Partial<LinkedChange> = {},
): Promise<string> {
  const { status } = await changeRequest({
    ...{ list: 'jobs', key: KEY, shown: SHOWN, change: wanted, now: NOW },
    ...input,
  })
  return status
}

/** A change at NOW. */
export function createRecord(from: string, to: string): StoredRecord {
  return { at: '2026-11-20T15:00:00Z', by: 'customer', from, to }
}
