'use server'

import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { getCity, getCityClock } from '@/lib/cities/cities'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { getAvailableWindows } from '@/lib/dates/schedule'
import { readFields, type FormState } from '@/lib/forms/form'
import { BOOKING_LIST_FIELDS, createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob, isOutsideArea } from '@/lib/forms/job'
import {
  createFailedState,
  createFullState,
  createInvalidState,
  parseForm,
} from '@/lib/forms/parse-form'
import { BOOKING_FIELDS } from '@/lib/forms/posted-fields'
import { getCurrentLocation } from '@/lib/locations/cached-location'
import { getLimitedWindow, readFullWindowsOfDay } from '@/lib/locations/pickup-slots'
import { signThankYou } from '@/lib/submissions/signatures'
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
  const checked = parseForm(createBookingSchema(values, clock, calendar), values)
  const { data: booking } = checked.data ? checked : parseForm(createBookingSchema(values), values)
  if (!booking) return createInvalidState(values, checked.errors)
  if (isOutsideArea(booking) && !values.outsideArea) return createFailedState('outsideArea', values)

  const limitedWindow = getLimitedWindow(locationId, calendar, booking)
  const status = await saveSubmission({
    formData: form,
    now,
    isTooLate: !checked.data,
    list: 'jobs',
    form: 'pickup',
    cityKey: booking.cityKey,
    answers: booking,
    buildRecord: (sender) => createJob(booking, sender),
    slot: limitedWindow,
    onStored: (requestKey) =>
      redirectToThankYou(
        signThankYou({
          kind: 'job',
          city: booking.cityKey,
          moveDate: booking.selectedDate,
          window: booking.timeSlot,
          load: booking.load,
          requestKey,
        }),
      ),
  })
  if (status === 'full' && limitedWindow) {
    const fullWindows = await readFullWindowsOfDay(limitedWindow)
    const available = getAvailableWindows(booking.selectedDate, clock, calendar)
    return createFullState(values, fullWindows, available)
  }
  return createFailedState(status, values, checked.errors)
}
