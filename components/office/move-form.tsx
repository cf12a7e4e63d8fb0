'use client'

import { ChangeForm } from '@/components/form/change-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import type { FormAction } from '@/components/form/send-action'
import { useChangeForm } from '@/components/form/use-change-form'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'

interface Props {
  action: FormAction
  hidden: Readonly<Record<string, string>>
  /** The pickup's day as an ISO date, and its window as forms name it. */
  date: string
  timeSlot: string
}

/** Any day and window, for the office: also one that customers cannot take, after a tick. */
export function MoveForm({ action, hidden, date, timeSlot }: Props) {
  const form = useChangeForm(action, 'office-move', { selectedDate: date, timeSlot })
  return (
    <ChangeForm form={form} name="Another time" hidden={hidden} submitLabel="Move the pickup">
      <TextField {...form.field('selectedDate', 'Pickup day')} type="date" />
      <RadioGroup
        {...form.field('timeSlot', 'Arrival window')}
        options={ARRIVAL_WINDOWS.map((window) => ({
          value: formatTimeSlot(window),
          label: formatArrivalWindow(window),
        }))}
      />
      <CheckboxField {...form.field('force', 'Also if customers cannot take it')} />
    </ChangeForm>
  )
}
