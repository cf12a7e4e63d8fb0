'use server'

import { cookies, headers } from 'next/headers'
import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS } from '@/lib/forms/booking-fields'
import { getCityClock } from '@/lib/cities/city-clock'
import type { FormState } from '@/lib/forms/form'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob } from '@/lib/forms/job'
import { createFailedState, parseForm } from '@/lib/forms/parse-form'
import { readSubmission } from '@/lib/submissions/read-submission'
import { saveSubmission } from '@/lib/submissions/submission'

/** Stores the booking form as a job. */
export async function bookJunkRemoval(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const request = { headers: await headers(), cookies: await cookies() }
  const { values, meta } = readSubmission(form, request, BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS)
  const clock = getCityClock(values.cityKey, meta.now)
  const { data: booking, errors } = parseForm(createBookingSchema(values, clock), values)
  if (!booking) return { status: 'invalid', values, errors }

  const { status, key } = await saveSubmission({
    meta,
    list: 'jobs',
    content: booking,
    buildRecord: () => createJob(booking, meta),
  })
  if (status !== 'stored') return createFailedState(status, values)

  return redirectToThankYou({
    kind: 'job',
    city: booking.cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    ref: key,
  })
}
