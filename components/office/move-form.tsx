'use client'

import { ChangeForm } from '@/components/form/change-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import type { FormAction } from '@/components/form/send-action'
import { useChangeForm } from '@/components/form/use-change-form'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'

const FORM_ID = 'office-move'

interface Props {
  action: FormAction
  hidden: Readonly<Record<string, string>>
  /** The pickup's day as an ISO date, and its window as forms name it. */
  date: string
  timeSlot: string
}

/** Any day and window, for the office: also one that customers cannot take, after a tick. */
export function MoveForm({ action, hidden, date, timeSlot }: Props) {
  const form = useChangeForm(action)
  const { errors } = form
  const values = form.status === 'start' ? { selectedDate: date, timeSlot } : form.values
  const field = { formId: FORM_ID }
  return (
    <ChangeForm
      form={form}
      formId={FORM_ID}
      name="Another time"
      hidden={hidden}
      submitLabel="Move the pickup"
      phone=""
    >
      <TextField
        {...field}
        type="date"
        name="selectedDate"
        label="Pickup day"
        error={errors.selectedDate}
        defaultValue={values.selectedDate}
      />
      <RadioGroup
        {...field}
        name="timeSlot"
        label="Arrival window"
        error={errors.timeSlot}
        defaultValue={values.timeSlot}
        options={ARRIVAL_WINDOWS.map((window) => ({
          value: formatTimeSlot(window),
          label: formatArrivalWindow(window),
        }))}
      />
      <CheckboxField
        {...field}
        name="force"
        label="Also if customers cannot take it"
        defaultValue={values.force ?? ''}
      />
    </ChangeForm>
  )
}
