'use client'

import { startTransition, useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { fieldIds } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission-form'
import { readFields } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'
import { findDayReason, findWindowReason, type ClosedReason } from '@/lib/dates/closed-reasons'
import {
  formatTimeSlot,
  ARRIVAL_WINDOWS,
  type BookingCalendar,
  type Calendar,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatArrivalWindow, formatNotice, formatShortDate } from '@/lib/dates/format-dates'

export type ScheduleFieldName = 'selectedDate' | 'timeSlot'

interface Props {
  form: FormBinding<ScheduleFieldName>
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  /** ISO dates. */
  days: readonly string[]
  calendar: BookingCalendar
  selectedDate: string | undefined
  onDateChange: (date: string) => void
  phone: string
}

const DAY_NOTES: Record<ClosedReason, string> = {
  closed: 'Closed',
  begun: 'Too late',
  tooSoon: 'Too soon',
  full: 'Full',
}
const WINDOW_NOTES = { ...DAY_NOTES, begun: 'Already begun' }

function getWindowNote(reason: ClosedReason, { noticeHours }: Calendar): string {
  const notice = reason === 'tooSoon' ? `: we need ${formatNotice(noticeHours)} notice` : ''
  return WINDOW_NOTES[reason] + notice
}

/**
 * The pickup day and the arrival window. The prerendered page has a date input, because its days would be
 * outdated; hydration replaces it by the eight days, unless the visitor has focused it.
 */
export function ScheduleFields(props: Props) {
  const { form, clock, calendar, selectedDate, phone } = props
  const { formId, values, field } = form
  const [isDateInputKept, setIsDateInputKept] = useState(() => isDateInputFocused(formId))
  const [selectedSlot, setSelectedSlot] = useState(
    () => readChoice(formId, 'timeSlot') || values.timeSlot,
  )
  const windows = ARRIVAL_WINDOWS.map((window) => ({
    window,
    value: formatTimeSlot(window),
    reason: selectedDate ? findWindowReason(selectedDate, window, clock, calendar) : undefined,
  }))
  const isChosenFull = windows.some(
    ({ value, reason }) => value === selectedSlot && reason === 'full',
  )
  // The windows that are left depend on the day.
  const dayField = field('selectedDate', ['timeSlot'])
  // The tap is painted first, the windows afterwards.
  const selectDate = (date: string) => startTransition(() => props.onDateChange(date))
  return (
    <>
      {clock && !isDateInputKept ? (
        <PickupDayRadios
          {...dayField}
          onDateChange={selectDate}
          clock={clock}
          days={props.days}
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
        defaultValue={isChosenFull ? '' : selectedSlot}
        onValueChange={setSelectedSlot}
        longestNote={getWindowNote(calendar.noticeHours > 0 ? 'tooSoon' : 'begun', calendar)}
        options={windows.map(({ window, value, reason }) => ({
          value,
          label: formatArrivalWindow(window),
          note: reason && getWindowNote(reason, calendar),
          // A chosen window stays chosen after it has begun, beside its message. Without scripts the note stays
          // when another day is chosen; the server checks.
          disabled:
            clock !== undefined && reason !== undefined && (value !== selectedSlot || isChosenFull),
        }))}
      />
      <p className="text-sm">
        <span>{getOtherDateText(calendar)}</span> Call{' '}
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

interface PickupDayProps extends FieldBinding {
  onDateChange: (date: string) => void
  clock: WallClock
  days: readonly string[]
  calendar: BookingCalendar
}

/** The eight days as buttons, today first; a day without an open window is disabled and says why. */
function PickupDayRadios({ clock, days, calendar, onDateChange, ...field }: PickupDayProps) {
  return (
    <RadioGroup
      {...field}
      onValueChange={onDateChange}
      longestNote={DAY_NOTES.begun}
      options={days.map((date) => {
        const reason = findDayReason(date, clock, calendar)
        // The number stays beside its month on a phone.
        const day = formatShortDate(date).replace(/ (?=\d)/, '\u00a0')
        return {
          value: date,
          label: date === clock.date ? `Today, ${day}` : day,
          note: reason && DAY_NOTES[reason],
          disabled: reason !== undefined && date !== field.defaultValue,
        }
      })}
    />
  )
}

/** What the visitor may have chosen on the prerendered page, before hydration. */
export function readChoice(formId: string, name: ScheduleFieldName): string {
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
