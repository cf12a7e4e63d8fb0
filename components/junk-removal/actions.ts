'use server'

import { headers } from 'next/headers'
import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS } from '@/lib/forms/booking-fields'
import { getCityClock } from '@/lib/cities/city-clock'
import { readFields, type FormState } from '@/lib/forms/form'
import { createBookingSchema, createJob } from '@/lib/forms/job'
import { createFailedState, parseForm } from '@/lib/forms/parse-form'
import { saveSubmission } from '@/lib/submissions/submission'

/** Stores the booking form as a job, in the city's calendar. */
export async function bookJunkRemoval(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const values = readFields(form, BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS)
  const clock = getCityClock(values.cityKey, new Date())
  const { data: booking, errors } = parseForm(createBookingSchema(values, clock), values)
  if (!booking) return { status: 'invalid', values, errors }

  const { status: saved, key } = await saveSubmission(form, await headers(), {
    list: 'jobs',
    content: booking,
    record: (sent) => createJob(booking, sent),
  })
  if (saved !== 'stored') return createFailedState(saved, values)

  return redirectToThankYou({
    kind: 'job',
    city: booking.cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    ref: key,
  })
}
