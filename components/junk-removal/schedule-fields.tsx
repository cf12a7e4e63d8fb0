'use client'

import { startTransition, useState } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { Field, fieldAttributes, fieldIds } from '@/components/form/field'
import type { FormBinding } from '@/components/form/use-submission'
import { telHref } from '@/lib/routing/paths'
import {
  getBookingDates,
  formatTimeSlot,
  ARRIVAL_WINDOWS,
  getAvailableWindows,
  type WallClock,
} from '@/lib/dates/schedule'
import { formatShortDate, formatArrivalWindow } from '@/lib/dates/format-dates'

interface Props {
  formId: string
  submission: FormBinding
  /** What the city's clock shows; undefined until the page has come to life. */
  clock: WallClock | undefined
  phone: string
}

/**
 * The day and the arrival window. A prerendered page must never show a stale day, so it holds a plain
 * date field; the eight days come to life in the browser. Whoever is in the plain field by then keeps it.
 */
export function ScheduleFields({ formId, submission, clock, phone }: Props) {
  const { register, values, errors } = submission
  const [selectedDate, setSelectedDate] = useState(
    () => findDateInput(formId)?.value || values.selectedDate,
  )
  const [isDateInputKept, setIsDateInputKept] = useState(() =>
    findDateInput(formId)?.matches(':focus'),
  )
  const availableWindows = clock && selectedDate ? getAvailableWindows(selectedDate, clock) : []
  // Before a day is chosen that can be: all of them.
  const windows = availableWindows.length > 0 ? availableWindows : ARRIVAL_WINDOWS
  const pickupDayProps = {
    formId,
    submission,
    // What was tapped shows at once; which windows are left then, a moment later.
    onDateChange: (date: string) => startTransition(() => setSelectedDate(date)),
  }
  return (
    <>
      {clock && !isDateInputKept ? (
        <PickupDayRadios {...pickupDayProps} clock={clock} selectedDate={selectedDate} />
      ) : (
        <PickupDateInput {...pickupDayProps} onFocus={() => setIsDateInputKept(true)} />
      )}
      <RadioGroup
        formId={formId}
        name="timeSlot"
        legend="Arrival window"
        error={errors.timeSlot}
        registration={register('timeSlot')}
        value={values.timeSlot}
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

interface PickupDayProps extends Pick<Props, 'formId' | 'submission'> {
  onDateChange: (date: string) => void
}

interface PickupDayRadiosProps extends PickupDayProps {
  clock: WallClock
  selectedDate: string | undefined
}

/** The eight days as buttons, today first; a day without a window left cannot be chosen. */
function PickupDayRadios({
  formId,
  submission: { register, errors },
  clock,
  selectedDate,
  onDateChange,
}: PickupDayRadiosProps) {
  return (
    <RadioGroup
      formId={formId}
      name="selectedDate"
      legend="Pickup day"
      error={errors.selectedDate}
      registration={register('selectedDate')}
      value={selectedDate}
      gridClassName="two-columns"
      onValueChange={onDateChange}
      options={getBookingDates(clock.date).map((date) => ({
        value: date,
        label: date === clock.date ? `Today, ${formatShortDate(date)}` : formatShortDate(date),
        disabled: getAvailableWindows(date, clock).length === 0,
      }))}
    />
  )
}

/** The plain field, where a visitor may have been before the page came to life. */
function findDateInput(formId: string): HTMLInputElement | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById(fieldIds(formId, 'selectedDate').id)
  return field instanceof HTMLInputElement && field.type === 'date' ? field : undefined
}

interface PickupDateInputProps extends PickupDayProps {
  onFocus: () => void
}

function PickupDateInput({
  formId,
  submission: { register, values, errors },
  onDateChange,
  onFocus,
}: PickupDateInputProps) {
  const field = {
    formId,
    name: 'selectedDate',
    label: 'Pickup day',
    hint: 'One of the next eight days, no Sunday.',
    error: errors.selectedDate,
  }
  return (
    <Field {...field}>
      <input
        {...register('selectedDate')}
        type="date"
        {...fieldAttributes(field)}
        className="field-input"
        defaultValue={values.selectedDate}
        onFocus={onFocus}
        onInput={({ currentTarget }) => onDateChange(currentTarget.value)}
      />
    </Field>
  )
}
