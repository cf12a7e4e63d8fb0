'use client'

import { askServerTime } from '@/components/form/server-clock'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { useSubmissionForm, type FormBinding } from '@/components/form/use-submission-form'
import type { Booking } from '@/lib/forms/booking-schema'
import { getWallClock } from '@/lib/dates/wall-clock'
import { bookJunkRemoval } from './actions'
import { BookingQuestions, type BookingPageProps } from './booking-questions'
import { OutsideAreaNotice } from './outside-area-notice'
import { useClock } from './use-clock'
import { useSteps } from './use-steps'

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
} as const
/** The form requires a message only when no item is picked. */
const SUMMARY_LABELS = { ...LABELS, load: 'How full', message: 'Your items or a message' } as const

interface Props extends PageProps, BookingPageProps {
  formId: string
}

export function BookingForm(props: Props) {
  const { formId, cityDefaults, calendar } = props
  const form = useSubmissionForm<keyof Booking>({
    formId,
    name: 'pickup',
    action: bookJunkRemoval,
    loadSchema: async (values) => {
      const { createBookingSchema } = await import('@/lib/forms/booking-schema')
      const clock = getWallClock(await askServerTime(), cityDefaults.timeZone)
      return createBookingSchema(values, clock, calendar)
    },
  })
  const { values, answeredValues } = form
  const clock = useClock(cityDefaults.timeZone, answeredValues)
  const { formProps, stepButtons } = useSteps(form)
  const field: FormBinding<keyof typeof LABELS>['field'] = (name, deps) =>
    form.field(name, LABELS[name], deps)
  return (
    <SubmissionForm
      {...props}
      form={{ ...form, formProps }}
      name="Junk pickup"
      className="relative grid gap-6 lg:pr-79"
      submitLabel="Book my pickup"
      summaryLabels={SUMMARY_LABELS}
      notice={
        form.status === 'outsideArea' ? (
          <OutsideAreaNotice
            cityName={cityDefaults.name}
            phone={props.phone}
            question={answeredValues}
          />
        ) : null
      }
      footer={stepButtons}
    >
      <BookingQuestions
        {...props}
        form={{ formId, values, field }}

        clock={clock}
        answeredValues={answeredValues}
      />
    </SubmissionForm>
  )
}
