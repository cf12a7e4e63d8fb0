'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ChangeState } from '@/components/form/use-change-form'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { getAvailableWindows, parseTimeSlot } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { createScheduleSchema } from '@/lib/forms/booking-schema'
import { parseBookingQuery } from '@/lib/forms/booking-query'
import { readFields, type FieldErrors } from '@/lib/forms/form'
import { createFullState } from '@/lib/forms/parse-booking'
import { parseForm } from '@/lib/forms/parse-form'
import { getCurrentLocation } from '@/lib/locations/cached-location'
import { getLimitedWindow, readFullWindowsOfDay } from '@/lib/locations/pickup-slots'
import { checkOfficeLink, createBookingPath, isValidBookingLink } from '@/lib/security/booking-link'
import type { ChangeStatus } from '@/lib/submissions/settle-request'
import { OVERRIDES } from '@/lib/submissions/change-pickup'
import { changeRequest } from '@/lib/submissions/change-request'
import {
  isUndoable,
  noteOutcome,
  readOutcome,
  type OutcomeNote,
} from '@/lib/submissions/note-outcome'
import { openBooking } from '@/lib/submissions/open-booking'
import { LOST_REASONS } from '@/lib/submissions/outcome-record'
import { parseDollars } from '@/lib/submissions/outcomes'
import { releaseByLink } from '@/lib/submissions/release'

/** The link, and what the page showed. */
const SHOWN_FIELDS = ['key', 'sig', 'office', 'shownDate', 'shownTimeSlot'] as const
type ShownValues = Record<(typeof SHOWN_FIELDS)[number], string>

/** Moves a pickup to another day or window. */
export async function movePickup(_previous: ChangeState, form: FormData): Promise<ChangeState> {
  const now = new Date()
  const values = readFields(form, [...SHOWN_FIELDS, 'selectedDate', 'timeSlot'])
  const request = await openRequest(values)
  if (request?.list !== 'jobs') return { status: 'refused', values, errors: {} }

  const { timeZone, locationId } = getCity(request.cityKey)
  const clock = getWallClock(now, timeZone)
  const { calendar } = await getCurrentLocation(locationId)
  const { data, errors } = parseForm(createScheduleSchema(values, clock, calendar), values)
  if (!data) return { status: 'invalid', values, errors }

  const { list, key, cityKey } = request
  const change = { kind: 'move', ...data } as const
  const shown = readShown(values)
  const { status } = await changeRequest({ list, key, shown, change, by: readSender(values), now })
  if (status === 'full') {
    const limitedWindow = getLimitedWindow(locationId, calendar, data)
    const fullWindows = limitedWindow ? await readFullWindowsOfDay(limitedWindow) : []
    const available = getAvailableWindows(data.selectedDate, clock, calendar)
    return { ...createFullState(values, fullWindows, available), status }
  }
  return answerChange(status, values, cityKey)
}

/** Cancels a pickup or a quote. */
export async function cancelRequest(_previous: ChangeState, form: FormData): Promise<ChangeState> {
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
  return answerChange(status, values, cityKey)
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

async function answerChange(
  status: ChangeStatus,
  values: Record<'key' | 'office', string>,
  cityKey: CityKey,
  done: '1' | '2' = '1',
): Promise<ChangeState> {
  if (status !== 'done') return { status, values, errors: {} }
  const { office } = parseBookingQuery({ office: values.office })
  const path = `${createBookingPath(cityKey, values.key)}${office && `&office=${office}`}&done=${done}`
  // A script opens the page itself: the router would keep parts of the old one.
  if ((await headers()).has('next-action')) return { status, values: { path }, errors: {} }
  redirect(path)
}

/** Moves a pickup for its customer, for whoever has the office's link in the mail of a day. */
export async function moveForCustomer(_last: ChangeState, form: FormData): Promise<ChangeState> {
  const now = new Date()
  const values = readFields(form, [...SHOWN_FIELDS, 'selectedDate', 'timeSlot', 'force'])
  const request = await openRequest(values)
  const link = checkOfficeLink(values.office, values.key, now.getTime())
  if (request?.list !== 'jobs' || link !== 'open') return { status: 'refused', values, errors: {} }
  const { key, list, cityKey } = request
  const { selectedDate, timeSlot } = values
  const { date: today } = getWallClock(now, getCity(cityKey).timeZone)
  const errors = {
    ...(!(isIsoDate(selectedDate) && selectedDate >= today) && {
      selectedDate: 'Please choose a day that is not over',
    }),
    ...(!parseTimeSlot(timeSlot) && { timeSlot: 'Please choose a window' }),
  }
  if (Object.keys(errors).length > 0) return { status: 'invalid', values, errors }
  const isForced = values.force !== ''
  const change = { kind: 'move', selectedDate, timeSlot } as const
  const shown = readShown(values)
  const input = { list, key, shown, change, by: 'office' as const, ip: '', now }
  const { status } = await changeRequest({ ...input, isForced })
  const why = OVERRIDES[status]
  if (why && !isForced) {
    const force = `${why} Tick this to move it there all the same`
    return { status: 'invalid', values, errors: { force } }
  }
  return answerChange(status, values, cityKey)
}

const NOTE_FIELDS = ['key', 'sig', 'office', 'shownStatus', 'what', 'value', 'why'] as const
type NoteValues = Record<(typeof NOTE_FIELDS)[number], string>

/** Notes what became of a request, for whoever has the office's link in the mail of a day. */
export async function recordOutcome(_previous: ChangeState, form: FormData): Promise<ChangeState> {
  const now = new Date()
  const values = readFields(form, NOTE_FIELDS)
  const request = await openBooking(values)
  const link = checkOfficeLink(values.office, values.key, now.getTime())
  if (typeof request === 'string' || !request.cityKey || link !== 'open')
    return { status: 'refused', values, errors: {} }
  if (request.staffStatus !== values.shownStatus)
    return { status: 'changedElsewhere', values, errors: {} }
  const { note, errors } = parseNote(values)
  if (!note) return { status: 'invalid', values, errors }
  if (note.what === 'undo' && !isUndoable(await readOutcome(request.key), now))
    return { status: 'changedElsewhere', values, errors: {} }

  return answerChange(await noteOutcome(request, note, now), values, request.cityKey, '2')
}

/** Moves a request out of quarantine, for whoever has the office's link in the mail of a day. */
export async function releaseHeld(_previous: ChangeState, form: FormData): Promise<ChangeState> {
  const values = readFields(form, ['key', 'sig', 'office'])
  const { key, sig, office } = values
  const isOpen = isValidBookingLink(key, sig) && checkOfficeLink(office, key, Date.now()) === 'open'
  if (!isOpen) return { status: 'refused', values, errors: {} }
  const { status, cityKey } = await releaseByLink(key)
  return answerChange(status, values, cityKey, '2')
}

function parseNote({ what, value, why }: NoteValues): { note?: OutcomeNote; errors: FieldErrors } {
  if (what === 'called' || what === 'undo') return { note: { what }, errors: {} }
  if (what === 'lost') {
    const reason = LOST_REASONS.find((one) => one === why)
    if (reason) return { note: { what, why: reason }, errors: {} }
    return { errors: { why: 'Please choose a reason' } }
  }
  if (what !== 'won') return { errors: { what: 'Please press one of the buttons' } }
  const dollars = parseDollars(value.trim())
  return value.trim() === '' || dollars !== undefined
    ? { note: { what: 'won', value: dollars }, errors: {} }
    : { errors: { value: 'Dollars are like 850 or 849.50' } }
}
