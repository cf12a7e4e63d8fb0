'use client'

import { FormAlert } from '@/components/form/form-alert'
import { askServerTime } from '@/components/form/server-clock'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { useSubmissionForm, type FormBinding } from '@/components/form/use-submission-form'
import { TextLink } from '@/components/ui/text'
import { useTranslate } from '@/components/ui/use-translate'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { Booking } from '@/lib/forms/booking-schema'
import { OUTSIDE_AREA_FIELD, type FieldValues } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'
import { bookJunkRemoval } from './actions'
import { BookingQuestions, type BookingPageProps } from './booking-questions'
import { PICKUP_LABELS } from './pickup-fields'
import { useClock } from './use-schedule'
import { useSteps } from './use-steps'

const LABELS = { ...PICKUP_LABELS, items: 'Your items', name: 'Your name' } as const
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
  const { values, replyValues } = form
  const clock = useClock(cityDefaults.timeZone, replyValues)
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
      alert={
        form.status === 'outsideArea' ? (
          <OutsideAreaAlert
            cityName={cityDefaults.name}
            phone={props.phone}
            question={replyValues}
          />
        ) : null
      }
      footer={stepButtons}
    >
      <BookingQuestions
        {...props}
        form={{ formId, values, field }}
        clock={clock}
        replyValues={replyValues}
      />
    </SubmissionForm>
  )
}

interface OutsideAreaProps {
  cityName: string
  phone: string
  /** The server's reply: `address`, and `nearestCity` with `nearestHref` if there is one. */
  question: FieldValues
}

/** Sending the form again confirms the outside address through the hidden field. */
export function OutsideAreaAlert({ cityName, phone, question }: OutsideAreaProps) {
  const t = useTranslate()
  const { address, nearestCity = '', nearestHref = '' } = question
  const values = { city: cityName, nearestCity }
  return (
    <FormAlert title={t('This looks like it’s outside our {city} service area', values)}>
      <p className="pt-1">
        <span>
          {nearestCity
            ? t('Our {nearestCity} crew is closer to this address.', values)
            : t('We don’t have a crew near this address.')}
        </span>{' '}
        {t(
          'If the address is right, send it anyway. The {city} crew will look at it and call you.',
          values,
        )}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {nearestCity ? (
          <TextLink href={nearestHref}>{t('Book in {nearestCity} instead', values)}</TextLink>
        ) : null}
        <TextLink href={telHref(phone)}>{t('Call {phone}', { phone })}</TextLink>
      </p>
      <input type="hidden" name={OUTSIDE_AREA_FIELD} value={address} />
      <button type="submit" className="mt-2 button-secondary">
        {t('Send it anyway')}
      </button>
    </FormAlert>
  )
}
