'use client'

import type { ReactNode } from 'react'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { useSubmissionForm, type FormBinding } from '@/components/form/use-submission-form'
import type { ShownPrices } from '@/lib/business/prices'
import { FULL_WINDOWS_VALUE } from '@/lib/forms/form'
import type { Booking } from '@/lib/forms/booking-schema'
import type { City } from '@/lib/cities/city'
import type { BookingCalendar } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { bookJunkRemoval } from './actions'
import { BookingQuestions } from './booking-questions'
import { OutsideAreaNotice, type NearestCities } from './outside-area-notice'
import { useClock } from './use-clock'

const LABELS = {
  items: 'Your items',
  load: 'How full will the truck be?',
  message: 'Anything else?',
  selectedDate: 'Pickup day',
  timeSlot: 'Arrival window',
  isTimeSensitive: 'Flexible on timing?',
  propertyType: 'Property type',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State or province',
  zip: 'ZIP or postal code',
  countryName: 'Country',
  name: 'Your name',
  phone: 'Phone number',
  email: 'Email',
}
/** The message is required only when no item is picked. */
const SUMMARY_LABELS = { ...LABELS, load: 'How full', message: 'Your items or a message' }

interface Props extends PageProps {
  formId: string
  cityDefaults: Pick<
    City,
    'name' | 'timeZone' | 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'
  >
  calendar: BookingCalendar
  nearestCities: NearestCities
  /** Only where the location has some. */
  prices?: ShownPrices
  /** A static section: the drawing's 7 KB are in no script. */
  meter?: ReactNode
}

/** The junk-removal booking: what, when, where, who. */
export function BookingForm(props: Props) {
  const { formId, cityDefaults, calendar, nearestCities, prices, meter, ...pageProps } = props
  const clock = useClock(cityDefaults.timeZone)
  const form = useSubmissionForm<keyof Booking>({
    formId,
    draftKey: 'draft-pickup',
    action: bookJunkRemoval,
    loadSchema: async (values) => {
      const { createBookingSchema } = await import('@/lib/forms/booking-schema')
      return createBookingSchema(values, getWallClock(new Date(), cityDefaults.timeZone), calendar)
    },
  })
  const { values, answeredValues } = form
  const field: FormBinding<keyof typeof LABELS>['field'] = (name, deps) =>
    form.field(name, LABELS[name], deps)
  return (
    <SubmissionForm
      {...pageProps}
      form={form}
      name="Junk pickup"
      className="grid gap-6"
      submitLabel="Book my pickup"
      summaryLabels={SUMMARY_LABELS}
      notice={
        form.status === 'outsideArea' ? (
          <OutsideAreaNotice
            cityName={cityDefaults.name}
            phone={pageProps.phone}
            nearestCity={nearestCities[answeredValues.state ?? '']}
          />
        ) : null
      }
    >
      <BookingQuestions
        form={{ formId, values, field }}
        contact={form.contact}
        cityKey={pageProps.cityKey}
        cityDefaults={cityDefaults}
        clock={clock}
        pageCalendar={calendar}
        answeredFullWindows={answeredValues[FULL_WINDOWS_VALUE] ?? ''}
        phone={pageProps.phone}
        prices={prices}
        meter={meter}
      />
    </SubmissionForm>
  )
}
