'use server'

import { answerChange } from '@/components/form/answer-change'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getAvailableWindows } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { createScheduleSchema } from '@/lib/forms/booking-schema'
import { readFields, type FormState } from '@/lib/forms/form'
import { createFullState } from '@/lib/forms/parse-booking'
import { parseForm } from '@/lib/forms/parse-form'
import { getCurrentLocation } from '@/lib/locations/cached-location'
import { getLimitedWindow, readFullWindowsOfDay } from '@/lib/locations/pickup-slots'
import { decline } from '@/lib/notifications/thanks'
import { checkOfficeLink, createBookingPath } from '@/lib/security/booking-link'
import { getStore } from '@/lib/store'
import { changeRequest } from '@/lib/submissions/change-request'
import { openBooking } from '@/lib/submissions/open-booking'

/** The link, and what the page showed. */
const SHOWN_FIELDS = ['key', 'sig', 'office', 'shownDate', 'shownTimeSlot'] as const
type ShownValues = Record<(typeof SHOWN_FIELDS)[number], string>

/** Moves a pickup to another day or window. */
export async function movePickup(_previous: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, [...SHOWN_FIELDS, 'selectedDate', 'timeSlot'])
  const request = await openRequest(values)
  if (request?.list !== 'jobs') return { status: 'refused', values, errors: {} }

  const { list, key, cityKey } = request
  const { timeZone, locationId } = getCity(cityKey)
  const clock = getWallClock(now, timeZone)
  const { calendar } = await getCurrentLocation(locationId)
  const { data, errors } = parseForm(createScheduleSchema(values, clock, calendar), values)
  if (!data) return { status: 'invalid', values, errors }

  const change = { kind: 'move', ...data } as const
  const shown = readShown(values)
  const { status } = await changeRequest({ list, key, shown, change, by: readSender(values), now })
  if (status === 'full') {
    const limitedWindow = getLimitedWindow(locationId, calendar, data)
    const fullWindows = limitedWindow ? await readFullWindowsOfDay(limitedWindow) : []
    const available = getAvailableWindows(data.selectedDate, clock, calendar)
    return { ...createFullState(values, fullWindows, available), status }
  }
  return answerChange(
    status,
    values,
    createBookingPath(cityKey, values.key, { office: values.office, done: '1' }),
  )
}

/** Cancels a pickup or a quote. */
export async function cancelRequest(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, SHOWN_FIELDS)
  const request = await openRequest(values)
  if (!request) return { status: 'refused', values, errors: {} }
  const { list, key, cityKey } = request
  const now = new Date()
  const { status } = await changeRequest({
    list,
    key,
    shown: list === 'jobs' ? readShown(values) : undefined,
    change: { kind: 'cancel' },
    by: readSender(values),
    // Also a pickup whose window has begun, such as one where nobody was at home.
    isForced: checkOfficeLink(values.office, key, now.getTime()) === 'open',
    now,
  })
  return answerChange(
    status,
    values,
    createBookingPath(cityKey, values.key, { office: values.office, done: '1' }),
  )
}

/** Sends this mailbox no more mails that ask for a review. */
export async function declineMails(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, SHOWN_FIELDS)
  const request = await openBooking(values)
  if (typeof request === 'string' || request.email === '')
    return { status: 'refused', values, errors: {} }
  const status = await decline(await getStore(), request.email, new Date()).then(
    () => 'done' as const,
    () => 'unknown' as const,
  )
  const { cityKey = DEFAULT_CITY, key } = request
  return answerChange(status, values, createBookingPath(cityKey, key, { decline: '1', done: '2' }))
}

/** Undefined for a link that does not open, and for a request without details, which the office alone changes. */
async function openRequest(values: ShownValues) {
  const request = await openBooking(values)
  if (typeof request === 'string') return undefined
  const { list, key, cityKey } = request
  return cityKey && { list, key, cityKey }
}

function readShown({ shownDate, shownTimeSlot }: ShownValues) {
  return { date: shownDate, timeSlot: shownTimeSlot }
}

/** Of a link in the office's mails, which moves and cancels as the customer's. */
function readSender({ office }: ShownValues) {
  return office === '' ? undefined : ('office' as const)
}
