'use server'

import { headers } from 'next/headers'
import { thank } from '@/components/form/thank'
import { BOOKING_FIELDS, BOOKING_LISTS } from '@/lib/forms/booking-fields'
import { cityClock } from '@/lib/cities/city-clock'
import { readFields, type FormState } from '@/lib/forms/form'
import { bookingSchema, jobOf } from '@/lib/forms/job'
import { failed, parse } from '@/lib/forms/parse'
import { save } from '@/lib/submissions/submission'

/** Stores the booking form as a job, in the city's calendar. */
export async function bookJunkRemoval(_last: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, BOOKING_FIELDS, BOOKING_LISTS)
  const clock = cityClock(values.cityKey, new Date())
  const { data: booking, errors } = parse(bookingSchema(values, clock), values)
  if (!booking) return { status: 'invalid', values, errors }

  const { saved, key } = await save(form, await headers(), {
    list: 'jobs',
    sent: booking,
    record: (sent) => jobOf(booking, sent),
  })
  if (saved !== 'stored') return failed(saved, values)

  return thank({
    kind: 'job',
    city: booking.cityKey,
    moveDate: booking.selectedDate,
    window: booking.timeSlot,
    load: booking.load,
    ref: key,
  })
}
