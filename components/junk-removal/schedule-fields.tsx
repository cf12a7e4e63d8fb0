'use client'

import { startTransition, useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { fieldIds } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission'
import { telHref } from '@/lib/routing/paths'
import {
  getBookingDates,
  formatTimeSlot,
  ARRIVAL_WINDOWS,
  getAvailableWindows,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatShortDate, formatArrivalWindow } from '@/lib/dates/format-dates'

type ScheduleFieldName = 'selectedDate' | 'timeSlot'

interface Props {
  submission: FormBinding<ScheduleFieldName>
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  phone: string
}

/**
 * The pickup day and the arrival window. The prerendered page has a date input, because its days would be
 * outdated; hydration replaces it by the eight days, unless the visitor has focused it.
 */
export function ScheduleFields({ submission: { formId, values, field }, clock, phone }: Props) {
  const [selectedDate, setSelectedDate] = useState(
    () => findDateInput(formId)?.value || values.selectedDate,
  )
  const [isDateInputKept, setIsDateInputKept] = useState(() =>
    findDateInput(formId)?.matches(':focus'),
  )
  const [selectedSlot, setSelectedSlot] = useState(() => readSlot(formId) || values.timeSlot)
  const availableWindows = clock && selectedDate ? getAvailableWindows(selectedDate, clock) : []
  // A chosen window stays visible after it has begun, beside its message.
  const windows = ARRIVAL_WINDOWS.filter(
    (window) =>
      availableWindows.length === 0 ||
      availableWindows.includes(window) ||
      formatTimeSlot(window) === selectedSlot,
  )
  const pickupDayProps = {
    // The windows that are left depend on the day.
    ...field('selectedDate', { deps: ['timeSlot'] }),
    // The tap is painted first, the remaining windows afterwards.
    onDateChange: (date: string) => startTransition(() => setSelectedDate(date)),
  }
  return (
    <>
      {clock && !isDateInputKept ? (
        <PickupDayRadios {...pickupDayProps} clock={clock} defaultValue={selectedDate} />
      ) : (
        <PickupDateInput {...pickupDayProps} onFocus={() => setIsDateInputKept(true)} />
      )}
      <RadioGroup
        {...field('timeSlot')}
        onValueChange={setSelectedSlot}
        gridClassName="two-columns"
        options={windows.map((window) => ({
          value: formatTimeSlot(window),
          label: formatArrivalWindow(window),
        }))}
      />
      <p className="text-sm">
        Need a later date? Call{' '}
        <a className="inline-flex min-h-11 items-center font-bold underline" href={telHref(phone)}>
          {phone}
        </a>
      </p>
    </>
  )
}

interface PickupDayProps extends FieldBinding {
  onDateChange: (date: string) => void
}

/** The eight days as buttons, today first; a day without a remaining window is disabled. */
function PickupDayRadios({ clock, onDateChange, ...field }: PickupDayProps & { clock: WallClock }) {
  return (
    <RadioGroup
      {...field}
      gridClassName="two-columns"
      onValueChange={onDateChange}
      options={getBookingDates(clock.date).map((date) => ({
        value: date,
        label: date === clock.date ? `Today, ${formatShortDate(date)}` : formatShortDate(date),
        disabled: date !== field.defaultValue && getAvailableWindows(date, clock).length === 0,
      }))}
    />
  )
}

/** The window that the visitor may have chosen before hydration. */
function readSlot(formId: string): string {
  if (typeof document === 'undefined') return ''
  const radio = document.getElementById(fieldIds(formId, 'timeSlot').id)
  const slots = radio instanceof HTMLInputElement && radio.form?.elements.namedItem('timeSlot')
  return slots instanceof RadioNodeList ? slots.value : ''
}

/** The date input of the prerendered page, which the visitor may have used before hydration. */
function findDateInput(formId: string): HTMLInputElement | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById(fieldIds(formId, 'selectedDate').id)
  return field instanceof HTMLInputElement && field.type === 'date' ? field : undefined
}

function PickupDateInput({
  onDateChange,
  onFocus,
  ...field
}: PickupDayProps & { onFocus: () => void }) {
  return (
    <TextField
      {...field}
      type="date"
      hint="One of the next eight days, not counting Sundays."
      onFocus={onFocus}
      onChange={(event) => {
        onDateChange(event.currentTarget.value)
        field.onChange(event)
      }}
    />
  )
}
