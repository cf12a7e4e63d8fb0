'use server'

import { redirectToThankYou } from '@/components/analytics/redirect-to-thank-you'
import { findOtherLanguage, getCity, getCityClock } from '@/lib/cities/cities'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import {
  FILLED_STATE_FIELD,
  LANGUAGE_FIELD,
  readField,
  readFields,
  SERVER_TIME_VALUE,
  type FormState,
  parseForm,
} from '@/lib/forms/form'
import { BOOKING_LIST_FIELDS, createBookingSchema } from '@/lib/forms/booking-schema'
import { fillState } from '@/lib/forms/fill-state'
import { createJob, BOOKING_FIELDS, createWindowFullReply } from '@/lib/forms/job'
import { getCurrentBookingCalendar, getCurrentLocation } from '@/lib/locations/cached-location'
import { getLimitedWindow } from '@/lib/locations/reservations'
import { findNearestCity, isOutsideArea } from '@/lib/locations/service-area'
import { getCityLink } from '@/lib/routing/nearby-cities'
import { readShownPrice } from '@/lib/security/shown-price'
import { signThankYou } from '@/lib/security/signatures'
import type { SubmittedForm } from '@/lib/submissions/read-submission'
import { saveSubmission } from '@/lib/submissions/submission'

export async function bookJunkRemoval(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const now = new Date()
  const names = [...BOOKING_FIELDS, FILLED_STATE_FIELD] as const
  const fields = fillState(readFields(form, names, BOOKING_LIST_FIELDS))
  const values = { ...fields, [SERVER_TIME_VALUE]: String(now.getTime()) }
  const clock = getCityClock(values.cityKey, now)
  const { areaKey } = getCity(isCityKey(values.cityKey) ? values.cityKey : DEFAULT_CITY)
  const { calendar } = await getCurrentLocation(areaKey)
  const { data, errors } = parseForm(createBookingSchema(values, clock, calendar), values)
  const booking = data ?? parseForm(createBookingSchema(values), values).data
  if (!booking) return { status: 'invalid', values, errors }
  const { cityKey, zip, state } = booking
  const address = `${state} ${zip}`
  const isOutside = await isOutsideArea(cityKey, [zip], state)
  if (isOutside && values.outsideArea !== address) {
    const nearest = await findNearestCity(cityKey, zip, state)
    const link =
      nearest &&
      getCityLink(
        nearest,
        'bookNow',
        findOtherLanguage(cityKey, readField(form, LANGUAGE_FIELD)) ?? 'en',
      )
    const question = { address, nearestCity: link?.name ?? '', nearestHref: link?.href ?? '' }
    return { status: 'outsideArea', values: { ...values, ...question }, errors: {} }
  }

  const priceShown = await readShownPrice({ cityKey, form, now }, booking.load)
  const submitted: SubmittedForm = {
    formData: form,
    now,
    isTooLate: !data,
    list: 'jobs',
    form: 'pickup',
    isOutsideArea: isOutside,
    priceShown,
    cityKey,
    answers: booking,
    record: createJob(booking),
    limitedWindow: getLimitedWindow(areaKey, calendar, booking),
  }
  const { status, key, isUnconfirmed } = await saveSubmission(submitted)
  if (status === 'full') {
    const day = { date: booking.selectedDate, today: clock.date }
    return createWindowFullReply(values, clock, await getCurrentBookingCalendar(areaKey, day))
  }
  if (status !== 'stored') return { status, values, errors: status === 'tooLate' ? errors : {} }

  const thankYou = signThankYou({
    form: 'pickup',
    city: cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    price: priceShown,
    unconfirmed: isUnconfirmed ?? false,
    requestKey: key,
  })
  return redirectToThankYou(thankYou, form, [state])
}
