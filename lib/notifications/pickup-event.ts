import { BRAND } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'
import { FIRST_CALL } from '@/lib/content/next-steps'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import type { ArrivalWindow } from '@/lib/dates/schedule'
import type { CalendarEvent } from '@/lib/forms/calendar'

interface Pickup {
  requestKey: string
  reference: string
  city: Pick<City, 'name' | 'timeZone'>
  /** The location's number, NNN-NNN-NNNN. */
  phone: string
  /** ISO date. */
  date: string
  window: ArrivalWindow
}

/** A pickup in the customer's calendar, as it was booked. */
export function createPickupEvent({
  requestKey,
  reference,
  city,
  phone,
  date,
  window,
}: Pickup): CalendarEvent {
  return {
    uid: `${requestKey}@pickup`,
    sequence: 0,
    status: 'CONFIRMED',
    title: `${BRAND.shortName} junk pickup`,
    location: city.name,
    description: `Arrival window: ${formatArrivalWindow(window)}. Reference: ${reference}. ${FIRST_CALL} Questions or changes? Call ${phone}.`,
    date,
    ...window,
    timeZone: city.timeZone,
  }
}
