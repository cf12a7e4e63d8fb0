// Must come first: it replaces the store of all later modules.
import { receive, store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { enterBooking, enterQuote } from '@/components/office/entry-actions'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { INITIAL_STATE, type FormState } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { openDesk, takeAction } from './desk-access'

jest.mock('./desk-access')

/** Every test begins with an open desk in Ottawa, whose windows take two pickups. */
export function useOpenDesk(): void {
  useEmptyStore()
  beforeEach(() => {
    // Scripts send this; others get a redirect.
    receive({ 'next-action': 'x', referer: 'https://site.example/ottawa/desk/new-booking' })
    jest.mocked(openDesk).mockImplementation((areaKey) => {
      return Promise.resolve({ areaKey, name: 'Anna', areas: [areaKey] })
    })
    jest.mocked(takeAction).mockResolvedValue('taken')
    store.records.set('locations/ottawa', { tracking_phone: '613-555-0114', jobs_per_window: 2 })
  })
}

export const TODAY = getWallClock(new Date(), 'America/Toronto').date
const WEEK = Array.from({ length: 7 }, (_, n) => addDays(TODAY, 14 + n))
/** A Wednesday in two to three weeks: open, but beyond the public form's eight days. */
export const DAY = WEEK.find((date) => new Date(date).getUTCDay() === 3) ?? TODAY
const COMMON = { cityKey: 'ottawa', language: 'fr', name: 'Marie Roy', phone: '613-555-0142' }
const BOOKING = {
  ...{ ...COMMON, email: 'marie@example.com', items: 'piano', load: '', message: '' },
  ...{ selectedDate: DAY, timeSlot: '09:00-11:00', isTimeSensitive: 'false' },
  ...{ propertyType: 'House', street: '1 Bank St', unit: '', city: 'Ottawa', state: 'ON' },
  ...{ zip: 'K1P 5W1', countryName: 'Canada' },
}
const QUOTE = {
  ...{ ...COMMON, email: '', moveSize: 'Studio', message: '', moveDate: '', packing: '' },
  ...{ fromCountry: 'canada', zip: 'K1P 5W1', toCountry: 'canada', zipTo: 'K2P 1L4' },
}
type Values = Record<string, string>
/** A newly opened form. */
export const open = () => ({ idempotencyKey: createIdempotencyKey(Date.now()) })

function press(values: Values, action = enterBooking): Promise<FormState> {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return action(INITIAL_STATE, form)
}

async function enter(values: Values, action?: typeof enterBooking) {
  const { status, values: answered, errors } = await press({ ...open(), ...values }, action)
  const { path } = answered
  return {
    status,
    key: new URLSearchParams(path?.split('?')[1]).get('key') ?? '',
    path,
    values: answered,
    errors,
  }
}

export const book = (changes: Values = {}) => enter({ ...BOOKING, ...changes })
export const askForQuote = (changes: Values = {}) => enter({ ...QUOTE, ...changes }, enterQuote)
