'use client'

import { ChoiceGroup } from '@/components/form/choice-group'
import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { ConsentFields } from '@/components/form/consent-fields'
import { ErrorSummary } from '@/components/form/error-summary'
import { FailureNotice } from '@/components/form/failure-notice'
import { HiddenFields } from '@/components/form/hidden-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { useSubmission } from '@/components/form/use-submission'
import { BOOKING_FIELDS, BOOKING_LISTS, PROPERTY_TYPES } from '@/lib/forms/booking-fields'
import type { City, CityKey } from '@/lib/cities/cities'
import type { ConsentText } from '@/lib/forms/consent'
import { endOfMonth } from '@/lib/business/coupons'
import { bookJunkRemoval } from './actions'
import { AddressFields } from './address-fields'
import { BookingPart } from './booking-part'
import { ScheduleFields } from './schedule-fields'
import { TruckFields } from './truck-fields'
import { useClock } from './use-clock'

/** What the summary calls the fields: most of their messages are the same. */
const NAMES = {
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
  home: Pick<City, 'timeZone' | 'region' | 'country' | 'servedCities'>
  phone: string
  consent: ConsentText
  /** Without it the address is typed by hand. */
  mapsKey: string | undefined
}

/** The junk-removal booking: what, when, where, who. */
export function BookingForm({ formId, cityKey, home, phone, consent, mapsKey }: Props) {
  const clock = useClock(home.timeZone)
  const submission = useSubmission({
    action: bookJunkRemoval,
    fields: BOOKING_FIELDS,
    lists: BOOKING_LISTS,
    loadSchema: async (values) => {
      const [{ bookingSchema }, { cityClock }] = await Promise.all([
        import('@/lib/forms/job'),
        import('@/lib/cities/city-clock'),
      ])
      return bookingSchema(values, cityClock(cityKey, new Date()))
    },
  })
  const { formProps, register, status, values, errors, inFlight } = submission
  return (
    <form {...formProps} aria-label="Junk pickup" className="grid gap-6">
      <FailureNotice status={status} phone={phone} />
      <ErrorSummary
        formId={formId}
        errors={errors}
        fields={BOOKING_FIELDS.slice(1)}
        // "Anything else?" is required only of who picked nothing.
        names={{ ...NAMES, message: 'Your items or a message' }}
      />
      <HiddenFields formId={formId} cityKey={cityKey} />
      <BookingPart number={1} title="What goes on the truck?">
        <TruckFields
          formId={formId}
          values={values}
          errors={errors}
          validUntil={clock && endOfMonth(clock.date)}
        />
        <MessageField
          formId={formId}
          submission={submission}
          label={NAMES.message}
          hint="Stairs, elevator, what is heavy. Required if you picked nothing above."
        />
      </BookingPart>
      <BookingPart number={2} title="When?">
        <ScheduleFields formId={formId} submission={submission} clock={clock} phone={phone} />
        <ChoiceGroup
          formId={formId}
          name="isTimeSensitive"
          legend={NAMES.isTimeSensitive}
          error={errors.isTimeSensitive}
          registration={register('isTimeSensitive')}
          value={values.isTimeSensitive}
          columns="two-columns"
          choices={[
            { value: 'false', label: 'Yes' },
            { value: 'true', label: 'No' },
          ]}
        />
      </BookingPart>
      <BookingPart number={3} title="Where?">
        <ChoiceGroup
          formId={formId}
          name="propertyType"
          legend={NAMES.propertyType}
          error={errors.propertyType}
          registration={register('propertyType')}
          value={values.propertyType}
          columns="sm:grid-cols-3"
          choices={PROPERTY_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <AddressFields formId={formId} submission={submission} home={home} mapsKey={mapsKey} />
      </BookingPart>
      <BookingPart number={4} title="Who is booking?">
        <NameField formId={formId} submission={submission} />
        <PhoneField formId={formId} submission={submission} />
      </BookingPart>
      <ConsentFields formId={formId} text={consent} submission={submission} />
      <SubmitButton act="Book my pickup" inFlight={inFlight} phone={phone} />
    </form>
  )
}
