'use client'

import { startTransition, useState } from 'react'
import { PhoneSentence } from '@/components/ui/text'
import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import type { FormBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import {
  findDayReason,
  findWindowReason,
  type ClosedReason,
  formatTimeSlot,
  ARRIVAL_WINDOWS,
  type Calendar,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatArrivalWindow, formatShortDate } from '@/lib/dates/format-dates'
import type { Sentence, Translate } from '@/lib/words/translate'
import { findField, readChoice, type Schedule, type ScheduleFieldName } from './use-schedule'

interface Props {
  form: FormBinding<ScheduleFieldName>
  schedule: Schedule
  phone: string
}

const DAY_NOTES = {
  closed: 'Closed',
  begun: 'Too late',
  tooSoon: 'Too soon',
  full: 'Full',
} as const satisfies Record<ClosedReason, Sentence>

function getWindowNote(reason: ClosedReason, { noticeHours: hours }: Calendar, t: Translate) {
  if (reason === 'begun') return t('Already begun')
  if (reason !== 'tooSoon') return t(DAY_NOTES[reason])
  return hours === 1
    ? t('Too soon: we need 1 hour’s notice')
    : t('Too soon: we need {hours} hours’ notice', { hours })
}

/** Hydration replaces the date input by the eight days, which would be outdated in a prerendered page. */
export function ScheduleFields({ form: { formId, values, field }, schedule, phone }: Props) {
  const t = useTranslate()
  const { clock, calendar, selectedDate } = schedule
  const [isDateInputKept, setIsDateInputKept] = useState(
    () => findField(formId, 'selectedDate')?.matches('[type=date]:focus') ?? false,
  )
  const [selectedWindow, setSelectedWindow] = useState(
    () => readChoice(formId, 'timeSlot') || values.timeSlot,
  )
  const windows = ARRIVAL_WINDOWS.map((arrivalWindow) => ({
    arrivalWindow,
    value: formatTimeSlot(arrivalWindow),
    reason: selectedDate
      ? findWindowReason(selectedDate, arrivalWindow, clock, calendar)
      : undefined,
  }))
  const isChosenFull = windows.some(
    ({ value, reason }) => value === selectedWindow && reason === 'full',
  )
  // The open windows depend on the day.
  const dayField = field('selectedDate', ['timeSlot'])
  // React paints the tap first and the windows later.
  const selectDate = (date: string) => startTransition(() => schedule.setChosenDate(date))
  return (
    <>
      {clock && !isDateInputKept ? (
        <RadioGroup
          {...dayField}
          defaultValue={selectedDate}
          onValueChange={selectDate}
          longestNote={t(DAY_NOTES.begun)}
          options={schedule.days.map((date) => getDayOption(date, clock, schedule, t))}
        />
      ) : (
        <div className="awaits-days">
          <TextField
            {...dayField}
            type="date"
            hint={getDateHint(calendar, t)}
            onFocus={() => setIsDateInputKept(true)}
            onChange={(event) => {
              // We set it at once: the days that replace this field show it as chosen.
              schedule.setChosenDate(event.currentTarget.value)
              dayField.onChange(event)
            }}
          />
        </div>
      )}
      <RadioGroup
        {...field('timeSlot')}
        defaultValue={isChosenFull ? '' : selectedWindow}
        onValueChange={setSelectedWindow}
        longestNote={getWindowNote(calendar.noticeHours > 0 ? 'tooSoon' : 'begun', calendar, t)}
        options={windows.map(({ arrivalWindow, value, reason }) => ({
          value,
          label: formatArrivalWindow(arrivalWindow, t),
          note: reason && getWindowNote(reason, calendar, t),
          // A chosen window stays chosen after it has begun, beside its message.
          disabled:
            clock !== undefined &&
            reason !== undefined &&
            (value !== selectedWindow || isChosenFull),
        }))}
      />
      <p className="text-sm">
        <span>{getOtherDateText(calendar, t)}</span>{' '}
        <PhoneSentence text={t('Call <1>{phone}</1>', { phone })} phone={phone} />
      </p>
    </>
  )
}

function getDateHint({ closedDates }: Calendar, t: Translate): string {
  const dates = closedDates.map((date) => formatShortDate(date, t)).join('; ')
  return dates
    ? t('One of the next eight days, not counting Sundays. Closed: {dates}.', { dates })
    : t('One of the next eight days, not counting Sundays.')
}

function getOtherDateText({ noticeHours: hours }: Calendar, t: Translate): string {
  if (hours === 0) return t('Need a later date?')
  return hours === 1
    ? t('We need 1 hour’s notice. Need another date?')
    : t('We need {hours} hours’ notice. Need another date?', { hours })
}

/** A day without an open window is disabled and says why. */
function getDayOption(date: string, clock: WallClock, schedule: Schedule, t: Translate) {
  const reason = findDayReason(date, clock, schedule.calendar)
  // On a phone the number stays on the line of its month.
  const day = formatShortDate(date, t).replace(/(?<=\d[er]*) | (?=\d+$)/, '\u00a0')
  return {
    value: date,
    label: date === clock.date ? t('Today, {day}', { day }) : day,
    note: reason && t(DAY_NOTES[reason]),
    disabled: reason !== undefined && date !== schedule.selectedDate,
  }
}
