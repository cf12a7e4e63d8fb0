'use client'

import { RadioGroup } from '@/components/form/radio-group'
import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { ConsentFields } from '@/components/form/consent-fields'
import { ErrorSummary } from '@/components/form/error-summary'
import { FailureNotice } from '@/components/form/failure-notice'
import { HiddenFields } from '@/components/form/hidden-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { useSubmission } from '@/components/form/use-submission'
import {
  BOOKING_FIELDS,
  BOOKING_MULTI_VALUE_FIELDS,
  PROPERTY_TYPES,
} from '@/lib/forms/booking-fields'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import { formatEndOfMonth } from '@/lib/business/coupons'
import { getWallClock } from '@/lib/dates/wall-clock'
import { bookJunkRemoval } from './actions'
import { AddressFields } from './address-fields'
import { BookingSection } from './booking-section'
import { ScheduleFields } from './schedule-fields'
import { ItemAndLoadFields } from './item-and-load-fields'
import { useClock } from './use-clock'

/** What the summary calls the fields: most of their messages are the same. */
const FIELD_LABELS = {
  items: 'Your items',
  load: 'How full',
  message: 'Anything else?',
  selectedDate: 'Pickup day',
  timeSlot: 'Arrival window',
  isTimeSensitive: 'Flexible on time?',
  street: 'Street',
  propertyType: 'Kind of property',
  unit: 'Unit',
  city: 'City',
  state: 'State or province',
  zip: 'ZIP or postal code',
  countryName: 'Country',
  name: 'Your name',
  phone: 'Phone number',
}

interface Props {
  formId: string
  cityKey: CityKey
  cityDefaults: Pick<City, 'timeZone' | 'region' | 'country' | 'servedCities'>
  phone: string
  consent: ConsentText
}

/** The junk-removal booking: what, when, where, who. */
export function BookingForm({ formId, cityKey, cityDefaults, phone, consent }: Props) {
  const clock = useClock(cityDefaults.timeZone)
  const submission = useSubmission({
    action: bookJunkRemoval,
    fields: BOOKING_FIELDS,
    multiValueFields: BOOKING_MULTI_VALUE_FIELDS,
    loadSchema: async (values) => {
      const { createBookingSchema } = await import('@/lib/forms/booking-schema')
      return createBookingSchema(values, getWallClock(new Date(), cityDefaults.timeZone))
    },
  })
  const { formProps, register, status, values, errors, sendingStore } = submission
  return (
    <form {...formProps} aria-label="Junk pickup" className="grid gap-6">
      <FailureNotice status={status} phone={phone} />
      <ErrorSummary
        formId={formId}
        errors={errors}
        fields={BOOKING_FIELDS.slice(1)}
        // "Anything else?" is required only of who picked nothing.
        labels={{ ...FIELD_LABELS, message: 'Your items or a message' }}
      />
      <HiddenFields formId={formId} cityKey={cityKey} />
      <BookingSection number={1} title="What goes on the truck?">
        <ItemAndLoadFields
          formId={formId}
          values={values}
          errors={errors}
          validUntil={clock && formatEndOfMonth(clock.date)}
        />
        <MessageField
          formId={formId}
          submission={submission}
          label={FIELD_LABELS.message}
          hint="Stairs, elevator, what is heavy. Required if you picked nothing above."
        />
      </BookingSection>
      <BookingSection number={2} title="When?">
        <ScheduleFields formId={formId} submission={submission} clock={clock} phone={phone} />
        <RadioGroup
          formId={formId}
          name="isTimeSensitive"
          legend={FIELD_LABELS.isTimeSensitive}
          error={errors.isTimeSensitive}
          registration={register('isTimeSensitive')}
          value={values.isTimeSensitive}
          gridClassName="two-columns"
          options={[
            { value: 'false', label: 'Yes' },
            { value: 'true', label: 'No' },
          ]}
        />
      </BookingSection>
      <BookingSection number={3} title="Where?">
        <RadioGroup
          formId={formId}
          name="propertyType"
          legend={FIELD_LABELS.propertyType}
          error={errors.propertyType}
          registration={register('propertyType')}
          value={values.propertyType}
          gridClassName="sm:grid-cols-3"
          options={PROPERTY_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <AddressFields formId={formId} submission={submission} cityDefaults={cityDefaults} />
      </BookingSection>
      <BookingSection number={4} title="Who is booking?">
        <NameField formId={formId} submission={submission} />
        <PhoneField formId={formId} submission={submission} />
      </BookingSection>
      <ConsentFields formId={formId} consent={consent} submission={submission} />
      <SubmitButton label="Book my pickup" sendingStore={sendingStore} phone={phone} />
    </form>
  )
}
