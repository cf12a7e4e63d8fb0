'use client'

import { CheckboxField } from '@/components/form/checkbox-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { RadioGroup } from '@/components/form/radio-group'
import type { FormAction } from '@/components/form/send-action'
import { TextField } from '@/components/form/text-field'
import { useChangeForm } from '@/components/form/use-change-form'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'
import type { FieldValues } from '@/lib/forms/form'
import { OfficeNotice } from './office-notice'

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

const REASONS = {
  price: 'Price',
  date: 'No day suited',
  competitor: 'Another company',
  unreachable: 'Never reached',
}

export interface PressProps {
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
      <OfficeNotice status={status} />
      <ErrorSummary formId={formId} errors={errors} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
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
      return (
        <RadioGroup
          {...field}
          options={ARRIVAL_WINDOWS.map((window) => ({
            value: formatTimeSlot(window),
            label: formatArrivalWindow(window),
          }))}
        />
      )
    case 'price':
    case 'value':
      return <TextField {...field} optional inputMode="decimal" />
    case 'why':
      return (
        <RadioGroup
          {...field}
          options={Object.entries(REASONS).map(([value, label]) => ({ value, label }))}
        />
      )
    case 'silent':
    case 'cancel':
      return <CheckboxField {...field} />
  }
}
