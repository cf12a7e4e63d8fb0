'use client'

import { startTransition, useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { fieldIds } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission-form'
import { telHref } from '@/lib/routing/tel-href'
import {
  getBookingDates,
  formatTimeSlot,
  formatWindowStart,
  ARRIVAL_WINDOWS,
  getAvailableWindows,
  type ArrivalWindow,
  type BookingCalendar,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatShortDate, formatArrivalWindow } from '@/lib/dates/format-dates'

type ScheduleFieldName = 'selectedDate' | 'timeSlot'

/** Made on the server. */
export interface ScheduleTexts {
  /** Beside the date input. */
  dateHint: string
  /** Before the phone number. */
  otherDate: string
}

interface Props {
  form: FormBinding<ScheduleFieldName>
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  calendar: BookingCalendar
  texts: ScheduleTexts
  phone: string
}

/**
 * The pickup day and the arrival window. The prerendered page has a date input, because its days would be
 * outdated; hydration replaces it by the eight days, unless the visitor has focused it.
 */
export function ScheduleFields({ form, clock, calendar, texts, phone }: Props) {
  const { formId, values, field } = form
  const [selectedDate, setSelectedDate] = useState(
    () => findDateInput(formId)?.value || values.selectedDate,
  )
  const [isDateInputKept, setIsDateInputKept] = useState(() =>
    findDateInput(formId)?.matches(':focus'),
  )
  const [selectedSlot, setSelectedSlot] = useState(() => readSlot(formId) || values.timeSlot)
  const availableWindows =
    clock && selectedDate ? getAvailableWindows(selectedDate, clock, calendar) : []
  // A chosen window stays visible after it has begun, beside its message.
  const windows = ARRIVAL_WINDOWS.filter(
    (window) =>
      availableWindows.length === 0 ||
      availableWindows.includes(window) ||
      formatTimeSlot(window) === selectedSlot,
  )
  // Before hydration as the server rendered it.
  const shownDate = clock ? selectedDate : values.selectedDate
  const fullSlots = windows
    .filter((window) => isFull(calendar, shownDate, window))
    .map(formatTimeSlot)
  const pickupDayProps = {
    // The windows that are left depend on the day.
    ...field('selectedDate', { deps: ['timeSlot'] }),
    // The tap is painted first, the remaining windows afterwards.
    onDateChange: (date: string) => startTransition(() => setSelectedDate(date)),
  }
  return (
    <>
      {clock && !isDateInputKept ? (
        <PickupDayRadios
          {...pickupDayProps}
          clock={clock}
          calendar={calendar}
          defaultValue={selectedDate}
        />
      ) : (
        <PickupDateInput
          {...pickupDayProps}
          hint={texts.dateHint}
          onFocus={() => setIsDateInputKept(true)}
        />
      )}
      <RadioGroup
        {...field('timeSlot')}
        defaultValue={fullSlots.includes(selectedSlot ?? '') ? '' : selectedSlot}
        onValueChange={setSelectedSlot}
        gridClassName="two-columns"
        options={windows.map((window) => {
          const value = formatTimeSlot(window)
          const isMarked = fullSlots.includes(value)
          // Without scripts the mark stays when another day is chosen; the server checks.
          const disabled = isMarked && clock !== undefined
          return { value, label: markFull(formatArrivalWindow(window), isMarked), disabled }
        })}
      />
      <p className="text-sm">
        {texts.otherDate} Call{' '}
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

function isFull({ fullWindows }: BookingCalendar, date = '', window: ArrivalWindow): boolean {
  return fullWindows.split(',').includes(formatWindowStart(date, window))
}

function markFull(label: string, isMarked: boolean): string {
  return isMarked ? `${label} (Full)` : label
}

/** The eight days as buttons, today first; a day without a remaining window is disabled. */
function PickupDayRadios({
  clock,
  calendar,
  onDateChange,
  ...field
}: PickupDayProps & { clock: WallClock; calendar: BookingCalendar }) {
  return (
    <RadioGroup
      {...field}
      gridClassName="two-columns"
      onValueChange={onDateChange}
      options={getBookingDates(clock.date, calendar.closedDates).map((date) => {
        const windows = getAvailableWindows(date, clock, calendar)
        const hasFreeWindow = windows.some((window) => !isFull(calendar, date, window))
        const day = formatShortDate(date)
        const label = date === clock.date ? `Today, ${day}` : day
        return {
          value: date,
          label: markFull(label, windows.length > 0 && !hasFreeWindow),
          disabled: date !== field.defaultValue && !hasFreeWindow,
        }
      })}
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
}: PickupDayProps & { hint: string; onFocus: () => void }) {
  return (
    <TextField
      {...field}
      type="date"
      onFocus={onFocus}
      onChange={(event) => {
        onDateChange(event.currentTarget.value)
        field.onChange(event)
      }}
    />
  )
}
