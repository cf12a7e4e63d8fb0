'use server'

import { replyToChange, keepForm } from '@/components/form/reply-to-change'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import { createScheduleSchema } from '@/lib/forms/booking-schema'
import type { BookingQuery } from '@/lib/forms/link-query'
import { readFields, SERVER_TIME_VALUE, type FormState, parseForm } from '@/lib/forms/form'
import { createWindowFullReply } from '@/lib/forms/job'
import { getCurrentBookingCalendar, getCurrentLocation } from '@/lib/locations/cached-location'
import { decline } from '@/lib/notifications/thanks-mail'
import { createBookingPath } from '@/lib/security/signed-links'
import { getStore } from '@/lib/store'
import { changeRequest } from '@/lib/submissions/change-request'
import { openBooking, openToChange } from '@/lib/submissions/open-booking'
import type { ChangeStatus } from '@/lib/submissions/settle-request'
import { isLanguage } from '@/lib/words/languages'

/** The link, and what the page showed in which language. */
const SHOWN_FIELDS = ['key', 'sig', 'shownDate', 'shownTimeSlot', 'language'] as const
type ShownValues = Record<(typeof SHOWN_FIELDS)[number], string>

/** After a change, the page opens again as the request is then. */
const openAgain = (
  status: ChangeStatus,
  values: ShownValues,
  cityKey: CityKey,
  how: Omit<BookingQuery, 'key' | 'sig'> = { done: '1' },
) => {
  const language = isLanguage(values.language) ? values.language : 'en'
  return replyToChange(status, values, createBookingPath(cityKey, values.key, how, language))
}

export async function movePickup(_previous: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, [...SHOWN_FIELDS, 'selectedDate', 'timeSlot'])
  const request = await openToChange(values)
  if (request?.list !== 'jobs') return keepForm(values)

  const { list, key, cityKey } = request
  const { timeZone, areaKey } = getCity(cityKey)
  const clock = getWallClock(now, timeZone)
  const { calendar } = await getCurrentLocation(areaKey)
  const { data, errors } = parseForm(createScheduleSchema(values, clock, calendar), values)
  const timed = { ...values, [SERVER_TIME_VALUE]: String(now.getTime()) }
  if (!data) return { status: 'invalid', values: timed, errors }

  const change = { kind: 'move', ...data } as const
  const { status } = await changeRequest({ list, key, change, now, shown: readShown(values) })
  if (status === 'full') {
    const day = { date: data.selectedDate, today: clock.date }
    const current = await getCurrentBookingCalendar(areaKey, day)
    return { ...createWindowFullReply(values, clock, current), status }
  }
  return openAgain(status, values, cityKey)
}

export async function cancelRequest(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, SHOWN_FIELDS)
  const request = await openToChange(values)
  if (!request) return keepForm(values)
  const { list, key, cityKey } = request
  const { status } = await changeRequest({
    list,
    key,
    change: { kind: 'cancel' },
    now: new Date(),
    shown: readShown(values),
  })
  return openAgain(status, values, cityKey)
}

/** Stops the mails to this mailbox that ask for a review. */
export async function declineMails(_previous: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, SHOWN_FIELDS)
  const request = await openBooking(values)
  if (typeof request === 'string' || request.email === '') return keepForm(values)
  const status = await decline(await getStore(), request.email, new Date()).then(
    () => 'done' as const,
    () => 'unknown' as const,
  )
  const { cityKey = DEFAULT_CITY } = request
  return openAgain(status, values, cityKey, { decline: '1', done: '2' })
}

const readShown = ({ shownDate, shownTimeSlot }: ShownValues) => ({
  date: shownDate,
  timeSlot: shownTimeSlot,
})
