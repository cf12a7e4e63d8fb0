'use client'

import { HiddenInputs, useChangeForm } from '@/components/form/change-form'
import { CheckboxField } from '@/components/form/field'
import { ErrorSummary, FormAlert } from '@/components/form/form-alert'
import { RadioGroup } from '@/components/form/radio-group'
import type { FormAction } from '@/components/form/sending'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'
import type { FieldValues, FormState } from '@/lib/forms/form'

const LABELS = {
  selectedDate: 'Day',
  timeSlot: 'Arrival window',
  price: 'Price in writing',
  value: 'What it was worth',
  why: 'Why',
  silent: 'Send no email',
  cancel: 'Also cancel the pickups, and email their customers',
  force: 'Take it all the same',
} as const
type PressField = Exclude<keyof typeof LABELS, 'force'>

export const WINDOW_OPTIONS = ARRIVAL_WINDOWS.map((arrivalWindow) => ({
  value: formatTimeSlot(arrivalWindow),
  label: formatArrivalWindow(arrivalWindow),
}))

const REASON_OPTIONS = [
  { value: 'price', label: 'Price' },
  { value: 'date', label: 'No day suited' },
  { value: 'competitor', label: 'Another company' },
  { value: 'unreachable', label: 'Never reached' },
]

interface PressProps {
  action: FormAction
  formId: string
  name: string
  hidden: Readonly<Record<string, string>>
  /** Each button's action and label; the first is the main one. */
  presses: readonly (readonly [what: string, label: string])[]
  fields?: readonly PressField[]
  defaults?: FieldValues
  /** The page's main action is elsewhere, so no button is primary. */
  isQuiet?: boolean
}

export function PressForm(props: PressProps) {
  const { action, formId, name, hidden, presses, fields = [], defaults = {} } = props
  const form = useChangeForm(action, formId, defaults)
  const { status, errors } = form
  const isAsked = errors.force !== undefined || form.values.force === 'on'
  return (
    <form {...form.formProps} noValidate aria-label={name} className="grid gap-4 print:hidden">
      <OfficeAlert status={status} />
      <ErrorSummary formId={formId} errors={errors} />
      <HiddenInputs values={hidden} />
      {fields.map((field) => (
        <Field key={field} {...form.field(field, LABELS[field])} name={field} />
      ))}
      {isAsked ? <CheckboxField {...form.field('force', LABELS.force)} /> : null}
      <p className="flex flex-wrap gap-3">
        {presses.map(([what, label], index) => (
          <button
            key={what}
            type="submit"
            name="what"
            value={what}
            className={index === 0 && !props.isQuiet ? 'button-primary' : 'button-secondary'}
          >
            {label}
          </button>
        ))}
      </p>
    </form>
  )
}

function Field(field: FieldBinding & { name: PressField }) {
  switch (field.name) {
    case 'selectedDate':
      return <TextField {...field} type="date" />
    case 'timeSlot':
      return <RadioGroup {...field} options={WINDOW_OPTIONS} />
    case 'price':
    case 'value':
      return <TextField {...field} optional inputMode="decimal" />
    case 'why':
      return <RadioGroup {...field} options={REASON_OPTIONS} />
    case 'silent':
    case 'cancel':
      return <CheckboxField {...field} />
  }
}

const RELOAD = 'Open this page again to see what it is now.'

const MESSAGES: Partial<Record<FormState['status'], readonly [title: string, text: string]>> = {
  limited: ['The desk has done 300 things within an hour', 'Wait a while, or do it by phone.'],
  refused: ['That was not saved', 'Press the button again.'],
  unknown: ['We’re not sure that was saved', RELOAD],
  outdated: ['This page is out of date, or this browser is no longer the desk’s', RELOAD],
}

export function OfficeAlert({ status }: { status: FormState['status'] }) {
  const [title, text] = MESSAGES[status] ?? []
  if (!title) return null
  return (
    <FormAlert title={title}>
      <p>
        {text === RELOAD ? (
          <a className="inline-flex min-h-11 items-center" href="">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </FormAlert>
  )
}
