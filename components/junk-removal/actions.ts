'use server'

import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { getCity, getCityClock } from '@/lib/cities/cities'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { PRICES_FIELD, readField, readFields, type FormState } from '@/lib/forms/form'
import { BOOKING_LIST_FIELDS, createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob, isOutsideArea } from '@/lib/forms/job'
import { BOOKING_FIELDS, createFullState } from '@/lib/forms/parse-booking'
import { parseForm } from '@/lib/forms/parse-form'
import { getCurrentBookingCalendar, getCurrentLocation } from '@/lib/locations/cached-location'
import { getLimitedWindow } from '@/lib/locations/pickup-slots'
import { readShownPrice } from '@/lib/security/shown-price'
import { signThankYou } from '@/lib/security/signatures'
import type { SubmittedForm } from '@/lib/submissions/read-submission'
import { saveSubmission } from '@/lib/submissions/submission'

/** Stores the booking form as a job. */
export async function bookJunkRemoval(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, BOOKING_FIELDS, BOOKING_LIST_FIELDS)
  const clock = getCityClock(values.cityKey, now)
  const { locationId } = getCity(isCityKey(values.cityKey) ? values.cityKey : DEFAULT_CITY)
  const { calendar } = await getCurrentLocation(locationId)
  const { data, errors } = parseForm(createBookingSchema(values, clock, calendar), values)
  const booking = data ?? parseForm(createBookingSchema(values), values).data
  if (!booking) return { status: 'invalid', values, errors }
  const isOutside = isOutsideArea(booking)
  if (isOutside && !values.outsideArea) return { status: 'outsideArea', values, errors: {} }

  const priceShown = readShownPrice(locationId, readField(form, PRICES_FIELD), booking.load)
  const submitted: SubmittedForm = {
    formData: form,
    now,
    isTooLate: !data,
    list: 'jobs',
    form: 'pickup',
    isOutsideArea: isOutside,
    priceShown,
    cityKey: booking.cityKey,
    answers: booking,
    record: createJob(booking),
    slot: getLimitedWindow(locationId, calendar, booking),
  }
  const { status, key, isUnconfirmed } = await saveSubmission(submitted)
  if (status === 'full') {
    const day = { date: booking.selectedDate, today: clock.date }
    return createFullState(values, clock, await getCurrentBookingCalendar(locationId, day))
  }
  if (status !== 'stored') return { status, values, errors: status === 'tooLate' ? errors : {} }

  const thankYou = signThankYou({
    form: 'pickup',
    city: booking.cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    price: priceShown,
    unconfirmed: isUnconfirmed ?? false,
    requestKey: key,
  })
  return redirectToThankYou(thankYou, form)
}
