'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { useSubmissionForm, type FormBinding } from '@/components/form/use-submission-form'
import { StepNumber } from '@/components/ui/step-number'
import { afterPaint } from '@/components/ui/scheduling'
import { PROPERTY_TYPES } from '@/lib/business/junk'
import { FULL_WINDOWS_VALUE } from '@/lib/forms/form'
import type { Booking } from '@/lib/forms/booking-schema'
import type { City } from '@/lib/cities/city'
import { formatEndOfMonth } from '@/lib/business/coupons'
import type { BookingCalendar, WallClock } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { bookJunkRemoval } from './actions'
import { AddressFields } from './address-fields'
import { ItemFields } from './item-fields'
import { LoadFields } from './load-fields'
import { OutsideAreaNotice, type NearestCities } from './outside-area-notice'
import { ScheduleFields } from './schedule-fields'

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
}
/** The message is required only when no item is picked. */
const SUMMARY_LABELS = { ...LABELS, load: 'How full', message: 'Your items or a message' }

const TICK_MS = 15_000

interface Props extends PageProps {
  formId: string
  cityDefaults: Pick<
    City,
    'name' | 'timeZone' | 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'
  >
  calendar: BookingCalendar
  nearestCities: NearestCities
}

/** The junk-removal booking: what, when, where, who. */
export function BookingForm(props: Props) {
  const { formId, cityDefaults, calendar, nearestCities, ...pageProps } = props
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
  const field: FormBinding<keyof typeof LABELS>['field'] = (name, options) =>
    form.field(name, LABELS[name], options)
  const fullWindows = `${calendar.fullWindows},${answeredValues[FULL_WINDOWS_VALUE] ?? ''}`
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
      <BookingSection number={1} title="What goes on the truck?">
        <ItemFields {...field('items')} />
        <LoadFields {...field('load')} validUntil={clock && formatEndOfMonth(clock.date)} />
        <MessageField
          {...field('message')}
          hint="Tell us about stairs, elevators and anything heavy. If you didn’t pick anything above, please tell us here."
        />
      </BookingSection>
      <BookingSection number={2} title="When?">
        <ScheduleFields
          form={{ formId, values, field }}
          clock={clock}
          calendar={{ ...calendar, fullWindows }}
          phone={pageProps.phone}
        />
        <RadioGroup
          {...field('isTimeSensitive')}
          options={[
            { value: 'false', label: 'Yes' },
            { value: 'true', label: 'No' },
          ]}
        />
      </BookingSection>
      <BookingSection number={3} title="Where?">
        <RadioGroup
          {...field('propertyType')}
          gridClassName="sm:grid-cols-3"
          options={PROPERTY_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <AddressFields form={{ formId, values, field }} cityDefaults={cityDefaults} />
      </BookingSection>
      <BookingSection number={4} title="Who’s booking?">
        <NameField {...field('name')} />
        <PhoneField {...field('phone')} />
      </BookingSection>
    </SubmissionForm>
  )
}

interface BookingSectionProps {
  number: number
  title: string
  children: ReactNode
}

function BookingSection({ number, title, children }: BookingSectionProps) {
  return (
    <section className={`grid gap-6 ${number > 1 ? 'border-t-line border-ink/25 pt-6' : ''}`}>
      <h2 className="flex items-center gap-3 text-xl">
        <StepNumber number={number} className="size-12" />
        {title}
      </h2>
      {children}
    </section>
  )
}

/**
 * The city's local time, to the minute; undefined on the prerendered page and until the first paint after
 * hydration. A phone needs 100 ms to load a time zone, so hydration does not wait for it.
 */
function useClock(timeZone: string): WallClock | undefined {
  const [clock, setClock] = useState<WallClock>()
  useEffect(() => {
    const updateClock = () => {
      const now = getWallClock(new Date(), timeZone)
      startTransition(() =>
        setClock((last) => (last?.time === now.time && last.date === now.date ? last : now)),
      )
    }
    void afterPaint().then(updateClock)
    const timer = setInterval(updateClock, TICK_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  return clock
}
