'use client'

import { startTransition, useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { fieldIds } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission-form'
import { readFields } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'
import {
  getBookingDates,
  formatTimeSlot,
  formatWindowStart,
  ARRIVAL_WINDOWS,
  getAvailableWindows,
  type ArrivalWindow,
  type BookingCalendar,
  type Calendar,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatArrivalWindow, formatNotice, formatShortDate } from '@/lib/dates/format-dates'

type ScheduleFieldName = 'selectedDate' | 'timeSlot'

interface Props {
  form: FormBinding<ScheduleFieldName>
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  calendar: BookingCalendar
  phone: string
}

/**
 * The pickup day and the arrival window. The prerendered page has a date input, because its days would be
 * outdated; hydration replaces it by the eight days, unless the visitor has focused it.
 */
export function ScheduleFields({ form, clock, calendar, phone }: Props) {
  const { formId, values, field } = form
  const [selectedDate, setSelectedDate] = useState(
    () => readChoice(formId, 'selectedDate') || values.selectedDate,
  )
  const [isDateInputKept, setIsDateInputKept] = useState(() => isDateInputFocused(formId))
  const [selectedSlot, setSelectedSlot] = useState(
    () => readChoice(formId, 'timeSlot') || values.timeSlot,
  )
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
  // The windows that are left depend on the day.
  const dayField = field('selectedDate', { deps: ['timeSlot'] })
  // The tap is painted first, the remaining windows afterwards.
  const selectDate = (date: string) => startTransition(() => setSelectedDate(date))
  return (
    <>
      {clock && !isDateInputKept ? (
        <PickupDayRadios
          {...dayField}
          onDateChange={selectDate}
          clock={clock}
          calendar={calendar}
          defaultValue={selectedDate}
        />
      ) : (
        <TextField
          {...dayField}
          type="date"
          hint={getDateHint(calendar)}
          onFocus={() => setIsDateInputKept(true)}
          onChange={(event) => {
            selectDate(event.currentTarget.value)
            dayField.onChange(event)
          }}
        />
      )}
      <RadioGroup
        {...field('timeSlot')}
        defaultValue={fullSlots.includes(selectedSlot ?? '') ? '' : selectedSlot}
        onValueChange={setSelectedSlot}
        options={windows.map((window) => {
          const value = formatTimeSlot(window)
          const isMarked = fullSlots.includes(value)
          // Without scripts the mark stays when another day is chosen; the server checks.
          const disabled = isMarked && clock !== undefined
          return { value, label: markFull(formatArrivalWindow(window), isMarked), disabled }
        })}
      />
      <p className="text-sm">
        {getOtherDateText(calendar)} Call{' '}
        <a className="inline-flex min-h-11 items-center font-bold underline" href={telHref(phone)}>
          {phone}
        </a>
      </p>
    </>
  )
}

function getDateHint({ closedDates }: Calendar): string {
  const closed = closedDates.map(formatShortDate).join('; ')
  return `One of the next eight days, not counting Sundays.${closed && ` Closed: ${closed}.`}`
}

function getOtherDateText({ noticeHours }: Calendar): string {
  if (noticeHours === 0) return 'Need a later date?'
  return `We need ${formatNotice(noticeHours)} notice. Need another date?`
}

function isFull({ fullWindows }: BookingCalendar, date = '', window: ArrivalWindow): boolean {
  return fullWindows.split(',').includes(formatWindowStart(date, window))
}

function markFull(label: string, isMarked: boolean): string {
  return isMarked ? `${label} (Full)` : label
}

interface PickupDayProps extends FieldBinding {
  onDateChange: (date: string) => void
  clock: WallClock
  calendar: BookingCalendar
}

/** The eight days as buttons, today first; a day without a remaining window is disabled. */
function PickupDayRadios({ clock, calendar, onDateChange, ...field }: PickupDayProps) {
  return (
    <RadioGroup
      {...field}
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

/** What the visitor may have chosen on the prerendered page, before hydration. */
function readChoice(formId: string, name: ScheduleFieldName): string {
  const form = findField(formId, name)?.form
  return form ? readFields(new FormData(form), [name])[name] : ''
}

function isDateInputFocused(formId: string): boolean {
  return findField(formId, 'selectedDate')?.matches('[type=date]:focus') ?? false
}

function findField(formId: string, name: ScheduleFieldName): HTMLInputElement | null {
  if (typeof document === 'undefined') return null
  return document.querySelector(`input#${fieldIds(formId, name).id}`)
}
