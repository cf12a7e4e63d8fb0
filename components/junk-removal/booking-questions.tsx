import type { ReactNode } from 'react'
import {
  EmailField,
  MessageField,
  NameField,
  PhoneFieldWithPromise,
} from '@/components/form/contact-fields'
import { readMemory } from '@/components/form/memory/record'
import type { FormBinding } from '@/components/form/use-submission-form'
import { StepNumber } from '@/components/ui/steps'
import { useTranslate } from '@/components/ui/use-translate'
import { formatEndOfMonth } from '@/lib/business/coupons'
import type { ShownPrices } from '@/lib/business/prices'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import {
  findDayReason,
  formatWindowStart,
  parseTimeSlot,
  type BookingCalendar,
  type WallClock,
} from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { Booking } from '@/lib/forms/booking-schema'
import type { FieldValues } from '@/lib/forms/form'
import { AddressFields } from './address-fields'
import { BookingSummary } from './booking-summary'
import { ItemFields, LoadFields, PropertyTypeField, TimingField } from './pickup-fields'
import { ScheduleFields } from './schedule-fields'
import { useSchedule } from './use-schedule'

export interface BookingPageProps {
  cityKey: CityKey
  cityDefaults: Pick<
    City,
    'name' | 'timeZone' | 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'
  >
  calendar: BookingCalendar
  phone: string
  prices?: ShownPrices
  /** A static section, so that no script contains the drawing. */
  meter?: ReactNode
}

interface Props extends BookingPageProps {
  form: FormBinding<Exclude<keyof Booking, 'cityKey'>>
  clock: WallClock | undefined
  replyValues: FieldValues
}

export function BookingQuestions(props: Props) {
  const t = useTranslate()
  const { form, clock } = props
  const { values, field } = form
  const schedule = useSchedule(form, { ...props, ownWindow: findBookedWindow() })
  const { days, calendar, offeredDate } = schedule
  const firstOpenDay = clock && days.find((date) => !findDayReason(date, clock, calendar))
  const couponDate = (clock ? (offeredDate ?? firstOpenDay) : values.selectedDate) ?? ''
  return (
    <>
      <BookingSection number={1} title={t('What goes on the truck?')}>
        <ItemFields {...field('items')} />
        <LoadFields
          {...field('load')}
          // A posted date may be any text.
          validUntil={isIsoDate(couponDate) ? formatEndOfMonth(couponDate, t) : undefined}
          prices={props.prices}
          meter={props.meter}
        />
        <MessageField
          {...field('message')}
          hint={t(
            'Tell us about stairs, elevators and anything heavy. If you didn’t pick anything above, tell us here what has to go.',
          )}
        />
      </BookingSection>
      <BookingSection number={2} title={t('When?')}>
        <ScheduleFields form={form} schedule={schedule} phone={props.phone} />
        <TimingField {...field('isTimeSensitive')} />
      </BookingSection>
      <BookingSection number={3} title={t('Where?')}>
        <PropertyTypeField {...field('propertyType')} />
        <AddressFields form={form} cityDefaults={props.cityDefaults} />
      </BookingSection>
      <BookingSection number={4} title={t('Who’s booking?')}>
        <NameField {...field('name')} />
        <PhoneFieldWithPromise {...field('phone')} />
        <EmailField
          {...field('email')}
          hint={t('We’ll send your booking and a link to change it.')}
          optional
        />
      </BookingSection>
      <BookingSummary values={values} prices={props.prices} phone={props.phone} />
    </>
  )
}

/** The window that this visitor has booked, after "back". */
function findBookedWindow(): string | undefined {
  const { sent } = readMemory()
  const { selectedDate = '', timeSlot = '' } = (sent?.form === 'pickup' && sent.values) || {}
  const arrivalWindow = parseTimeSlot(timeSlot)
  return arrivalWindow && formatWindowStart(selectedDate, arrivalWindow)
}

const STEP_COUNT = 4

interface BookingSectionProps {
  number: number
  title: string
  children: ReactNode
}

function BookingSection({ number, title, children }: BookingSectionProps) {
  const t = useTranslate()
  return (
    <section
      className={`booking-step grid gap-6 border-ink/25 ${number > 1 ? 'lg:border-t-line lg:pt-6' : ''}`}
    >
      <h2 className="flex items-center gap-3 text-xl">
        <StepNumber number={number} className="size-12" />
        <span>
          <span className="block font-text text-sm font-bold text-ink-soft lg:hidden">
            {t('Step {step} of {count}', { step: number, count: STEP_COUNT })}
          </span>{' '}
          {title}
        </span>
      </h2>
      {children}
    </section>
  )
}
