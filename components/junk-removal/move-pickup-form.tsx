'use client'

import { ChangeForm, useChangeForm } from '@/components/form/change-form'
import type { FormAction } from '@/components/form/sending'
import { useTranslate } from '@/components/ui/use-translate'
import type { CityKey } from '@/lib/cities/keys'
import type { BookingCalendar } from '@/lib/dates/schedule'
import { ScheduleFields } from './schedule-fields'
import { useClock, useSchedule, type ScheduleFieldName } from './use-schedule'

const LABELS = { selectedDate: 'Pickup day', timeSlot: 'Arrival window' } as const

interface Props {
  action: FormAction
  hidden: Readonly<Record<string, string>>
  /** `date` is an ISO date, `ownWindow` the start of its window from `formatWindowStart`. */
  date: string
  ownWindow: string
  cityKey: CityKey
  timeZone: string
  calendar: BookingCalendar
  phone: string
}

export function MovePickupForm(props: Props) {
  const { hidden, phone } = props
  const t = useTranslate()
  const form = useChangeForm(props.action, 'move', { selectedDate: props.date })
  const { formId, values, replyValues } = form
  const clock = useClock(props.timeZone, replyValues)
  const schedule = useSchedule(form, { ...props, clock, replyValues })
  const field = (name: ScheduleFieldName) => form.field(name, t(LABELS[name]))
  return (
    <ChangeForm
      form={form}
      name={t('Another time')}
      hidden={hidden}
      submitLabel={t('Move my pickup')}
      phone={phone}
      labels={LABELS}
    >
      <ScheduleFields form={{ formId, values, field }} schedule={schedule} phone={phone} />
    </ChangeForm>
  )
}
