'use server'

import { cookies, headers } from 'next/headers'
import { after } from 'next/server'
import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { getCity } from '@/lib/cities/cities'
import { getCityClock } from '@/lib/cities/city-clock'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { getAvailableWindows } from '@/lib/dates/schedule'
import type { FormState } from '@/lib/forms/form'
import { BOOKING_LIST_FIELDS, createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob, isOutsideArea } from '@/lib/forms/job'
import { BOOKING_FIELDS, createFullState, parseForm } from '@/lib/forms/parse-form'
import { getCurrentLocation, refreshFullWindows } from '@/lib/locations/cached-location'
import { getLimitedWindow, readFullWindowsOfDay } from '@/lib/locations/pickup-slots'
import { readSubmission } from '@/lib/submissions/read-submission'
import { signThankYou } from '@/lib/submissions/signatures'
import { saveSubmission } from '@/lib/submissions/submission'

/** Stores the booking form as a job. */
export async function bookJunkRemoval(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const request = { headers: await headers(), cookies: await cookies() }
  const { values, meta } = readSubmission(form, request, BOOKING_FIELDS, BOOKING_LIST_FIELDS)
  const clock = getCityClock(values.cityKey, meta.now)
  const { locationId } = getCity(isCityKey(values.cityKey) ? values.cityKey : DEFAULT_CITY)
  const { calendar } = await getCurrentLocation(locationId)
  const { data, errors } = parseForm(createBookingSchema(values, clock, calendar), values)
  const booking = data ?? parseForm(createBookingSchema(values), values).data
  if (!booking) return { status: 'invalid', values, errors }
  if (isOutsideArea(booking) && !values.outsideArea)
    return { status: 'outsideArea', values, errors: {} }

  const limitedWindow = getLimitedWindow(locationId, calendar, booking)
  const { status, key, slot } = await saveSubmission({
    meta,
    isTooLate: !data,
    list: 'jobs',
    form: 'pickup',
    cityKey: booking.cityKey,
    answers: booking,
    buildRecord: () => createJob(booking, meta),
    slot: limitedWindow,
  })
  if (slot === 'last' || slot === 'full') after(() => refreshFullWindows(locationId))
  if (status === 'full' && limitedWindow) {
    const fullWindows = await readFullWindowsOfDay(limitedWindow)
    const available = getAvailableWindows(booking.selectedDate, clock, calendar)
    return createFullState(values, fullWindows, available)
  }
  if (status !== 'stored') return { status, values, errors: status === 'tooLate' ? errors : {} }

  const thankYou = signThankYou({
    kind: 'job',
    city: booking.cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    requestKey: key,
  })
  return redirectToThankYou(thankYou)
}
