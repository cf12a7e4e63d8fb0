'use server'

import { answerChange, keepForm } from '@/components/form/answer-change'
import { getCity } from '@/lib/cities/cities'
import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { readFields, type FieldErrors, type FormState } from '@/lib/forms/form'
import { runAfter } from '@/lib/http/run-after'
import { refreshLocations } from '@/lib/locations/cached-location'
import { getToday } from '@/lib/locations/closed-dates'
import { createDayKey } from '@/lib/requests/day'
import {
  checkOfficeLink,
  createBookingPath,
  createDayPath,
  isValidBookingLink,
} from '@/lib/security/booking-link'
import { OVERRIDES } from '@/lib/submissions/change-pickup'
import { changeRequest } from '@/lib/submissions/change-request'
import { changeDay } from '@/lib/submissions/close-day'
import { noteOutcome, type OutcomeNote } from '@/lib/submissions/note-outcome'
import { openToChange } from '@/lib/submissions/open-booking'
import { LOST_REASONS } from '@/lib/submissions/outcome-record'
import { parseDollars } from '@/lib/submissions/outcomes'
import { releaseByLink } from '@/lib/submissions/release'
import type { ChangeStatus } from '@/lib/submissions/settle-request'

// For whoever has the office's link in the mail of a day.

const LINK_FIELDS = ['key', 'sig', 'office'] as const
type LinkValues = Record<(typeof LINK_FIELDS)[number], string>

const isOpen = ({ office, key }: Pick<LinkValues, 'office' | 'key'>, now: Date) =>
  checkOfficeLink(office, key, now.getTime()) === 'open'

/** The page of the request, as it is then. @param done what it says first (`BookingQuery`) */
const answer = (status: ChangeStatus, values: LinkValues, cityKey: CityKey, done: '1' | '2') =>
  answerChange(
    status,
    values,
    createBookingPath(cityKey, values.key, { office: values.office, done }),
  )

const openForOffice = async (values: LinkValues, now: Date) =>
  isOpen(values, now) ? openToChange(values) : undefined

export async function moveForCustomer(_last: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const shownFields = ['shownDate', 'shownTimeSlot'] as const
  const fields = [...LINK_FIELDS, ...shownFields, 'selectedDate', 'timeSlot', 'force'] as const
  const values = readFields(form, fields)
  const request = await openForOffice(values, now)
  if (request?.list !== 'jobs') return keepForm(values)
  const { list, key, cityKey } = request
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
  const { status } = await changeRequest({
    list,
    key,
    shown: { date: values.shownDate, timeSlot: values.shownTimeSlot },
    change: { kind: 'move', selectedDate, timeSlot },
    ...{ by: 'office', ip: '', now, isForced },
  })
  const why = OVERRIDES[status]
  if (why && !isForced) {
    const force = `${why} Tick this to move it there all the same`
    return { status: 'invalid', values, errors: { force } }
  }
  return answer(status, values, cityKey, '1')
}

const NOTE_FIELDS = [...LINK_FIELDS, 'shownStatus', 'what', 'value', 'why'] as const
type NoteValues = Record<(typeof NOTE_FIELDS)[number], string>

export async function recordOutcome(_previous: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, NOTE_FIELDS)
  const request = await openForOffice(values, now)
  if (!request) return keepForm(values)
  if (request.staffStatus !== values.shownStatus) return keepForm(values, 'changedElsewhere')
  const { note, errors } = parseNote(values)
  if (!note) return { status: 'invalid', values, errors }
  const status = await noteOutcome(request, note, now)
  return answer(status, values, request.cityKey, '2')
}

/** Moves a request out of quarantine. */
export async function releaseHeld(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, LINK_FIELDS)
  const { key, sig } = values
  if (!isOpen(values, new Date()) || !isValidBookingLink(key, sig)) return keepForm(values)
  const { status, cityKey } = await releaseByLink(key)
  return answer(status, values, cityKey, '2')
}

const DAY_FIELDS = ['day', 'office', 'cityKey', 'what', 'cancel'] as const

/** Closes a day, or opens it again. */
export async function closeDay(_previous: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, DAY_FIELDS)
  const { day: date, office, cityKey, what } = values
  if (!isCityKey(cityKey)) return keepForm(values)
  const { locationId: id } = getCity(cityKey)
  if (!isOpen({ office, key: createDayKey(date, id) }, now)) return keepForm(values)
  const isCancelling = what === 'cancel' || values.cancel !== ''
  const isClosed = what !== 'open'
  // An old tab.
  if (date < getToday(id, now)) return keepForm(values, 'outdated')
  const status = await changeDay({ id, date }, { isClosed, isCancelling }, now)
  runAfter(refreshLocations)
  return answerChange(status, values, createDayPath(cityKey, date, office, '2'))
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
