'use client'

import { startTransition, useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import type { FormBinding } from '@/components/form/use-submission-form'
import { telHref } from '@/lib/routing/tel-href'
import { findDayReason, findWindowReason, type ClosedReason } from '@/lib/dates/closed-reasons'
import {
  formatTimeSlot,
  ARRIVAL_WINDOWS,
  type Calendar,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatArrivalWindow, formatNotice, formatShortDate } from '@/lib/dates/format-dates'
import { findField, readChoice, type Schedule, type ScheduleFieldName } from './use-schedule'

interface Props {
  form: FormBinding<ScheduleFieldName>
  schedule: Schedule
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
export function ScheduleFields({ form: { formId, values, field }, schedule, phone }: Props) {
  const { clock, calendar, selectedDate } = schedule
  const [isDateInputKept, setIsDateInputKept] = useState(
    () => findField(formId, 'selectedDate')?.matches('[type=date]:focus') ?? false,
  )
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
  const selectDate = (date: string) => startTransition(() => schedule.setChosenDate(date))
  return (
    <>
      {clock && !isDateInputKept ? (
        <RadioGroup
          {...dayField}
          defaultValue={selectedDate}
          onValueChange={selectDate}
          longestNote={DAY_NOTES.begun}
          options={schedule.days.map((date) => getDayOption(date, clock, schedule))}
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
  const closed = closedDates.map((date) => formatShortDate(date)).join('; ')
  return `One of the next eight days, not counting Sundays.${closed && ` Closed: ${closed}.`}`
}

function getOtherDateText({ noticeHours }: Calendar): string {
  if (noticeHours === 0) return 'Need a later date?'
  return `We need ${formatNotice(noticeHours)} notice. Need another date?`
}

/** One of the eight days; disabled, and says why, if it has no open window. */
function getDayOption(date: string, clock: WallClock, { calendar, selectedDate }: Schedule) {
  const reason = findDayReason(date, clock, calendar)
  // The number stays beside its month on a phone.
  const day = formatShortDate(date).replace(/ (?=\d)/, '\u00a0')
  return {
    value: date,
    label: date === clock.date ? `Today, ${day}` : day,
    note: reason && DAY_NOTES[reason],
    disabled: reason !== undefined && date !== selectedDate,
  }
}
