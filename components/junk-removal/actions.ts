'use server'

import { cookies, headers } from 'next/headers'
import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS } from '@/lib/forms/booking-fields'
import { getCityClock } from '@/lib/cities/city-clock'
import type { FormState } from '@/lib/forms/form'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob, isOutsideArea } from '@/lib/forms/job'
import { createFailedState, createInvalidState, parseForm } from '@/lib/forms/parse-form'
import { readSubmission } from '@/lib/submissions/read-submission'
import { saveSubmission } from '@/lib/submissions/submission'
import { signThankYou } from '@/lib/submissions/thank-you-signature'

/** Stores the booking form as a job. */
export async function bookJunkRemoval(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const request = { headers: await headers(), cookies: await cookies() }
  const { values, meta } = readSubmission(form, request, BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS)
  const clock = getCityClock(values.cityKey, meta.now)
  const checked = parseForm(createBookingSchema(values, clock), values)
  const { data: booking } = checked.data ? checked : parseForm(createBookingSchema(values), values)
  if (!booking) return createInvalidState(values, checked.errors)
  if (isOutsideArea(booking) && !values.outsideArea) return createFailedState('outsideArea', values)

  const { status, key } = await saveSubmission({
    meta,
    isTooLate: !checked.data,
    list: 'jobs',
    cityKey: booking.cityKey,
    content: booking,
    buildRecord: () => createJob(booking, meta),
  })
  if (status !== 'stored') return createFailedState(status, values, checked.errors)

  const thankYou = {
    kind: 'job',
    city: booking.cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    ref: key,
  } as const
  return redirectToThankYou(signThankYou(thankYou))
}
