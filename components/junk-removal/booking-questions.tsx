import type { ReactNode } from 'react'
import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { RadioGroup } from '@/components/form/radio-group'
import type { FormBinding } from '@/components/form/use-submission-form'
import { StepNumber } from '@/components/ui/step-number'
import { formatEndOfMonth } from '@/lib/business/coupons'
import { PROPERTY_TYPES } from '@/lib/business/junk'
import type { ShownPrices } from '@/lib/business/prices'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import { findDayReason } from '@/lib/dates/closed-reasons'
import type { BookingCalendar, WallClock } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { Booking } from '@/lib/forms/booking-schema'
import { AddressFields } from './address-fields'
import { ItemFields } from './item-fields'
import { LoadFields } from './load-fields'
import { ScheduleFields } from './schedule-fields'
import { omitOwnWindow } from './use-current-calendar'
import { useSchedule } from './use-schedule'

interface Props {
  form: FormBinding<Exclude<keyof Booking, 'cityKey'>>
  contact: ReactNode
  cityKey: CityKey
  cityDefaults: Pick<City, 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'>
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  pageCalendar: BookingCalendar
  /** The full windows of the last answer. */
  answeredFullWindows: string
  phone: string
  prices: ShownPrices | undefined
  meter: ReactNode
}

/** What, when, where, who; mounted again with the values of a draft. */
export function BookingQuestions({ form, cityKey, clock, pageCalendar, phone, ...props }: Props) {
  const { values, field } = form
  const { answeredFullWindows } = props
  const city = { cityKey, clock, pageCalendar }
  const schedule = useSchedule(form, { ...city, answeredFullWindows, omitOwn: omitOwnWindow })
  const { days, calendar, selectedDate, offeredDate } = schedule
  const firstOpenDay = clock && days.find((date) => !findDayReason(date, clock, calendar))
  const couponDate = clock ? (offeredDate ?? firstOpenDay) : values.selectedDate
  return (
    <>
      <BookingSection number={1} title="What goes on the truck?">
        <ItemFields {...field('items')} />
        <LoadFields
          {...field('load')}
          validUntil={getValidUntil(couponDate)}
          prices={props.prices}
          meter={props.meter}
        />
        <MessageField
          {...field('message')}
          hint="Tell us about stairs, elevators and anything heavy. If you didn’t pick anything above, tell us here what has to go."
        />
      </BookingSection>
      <BookingSection number={2} title="When?">
        <ScheduleFields
          form={form}
          clock={clock}
          days={days}
          calendar={calendar}
          selectedDate={selectedDate}
          onDateChange={schedule.setChosenDate}
          phone={phone}
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
        <AddressFields form={form} cityDefaults={props.cityDefaults} />
      </BookingSection>
      <BookingSection number={4} title="Who’s booking?">
        <NameField {...field('name')} contact={props.contact} />
        <PhoneField {...field('phone')} />
        <EmailField
          {...field('email')}
          hint="We’ll send your booking and a link to change it."
          optional
        />
      </BookingSection>
    </>
  )
}

/** The posted date may be any text. */
function getValidUntil(date = ''): string | undefined {
  return isIsoDate(date) ? formatEndOfMonth(date) : undefined
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
