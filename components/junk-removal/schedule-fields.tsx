'use client'

import { startTransition, useState } from 'react'
import { ChoiceGroup } from '@/components/form/choice-group'
import { Field, fieldAttributes, fieldIds } from '@/components/form/field'
import type { FieldsOfForm } from '@/components/form/use-submission'
import { telHref } from '@/lib/routing/paths'
import { bookingDates, slotOf, WINDOWS, windowsOn, type WallClock } from '@/lib/dates/schedule'
import { dayInWords, windowInWords } from '@/lib/dates/words'

interface Props {
  formId: string
  submission: FieldsOfForm
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
  const [chosen, setChosen] = useState(() => plainField(formId)?.value || values.selectedDate)
  const [staysPlain, setStaysPlain] = useState(() => plainField(formId)?.matches(':focus'))
  const offered = clock && chosen ? windowsOn(chosen, clock) : []
  // Before a day is chosen that can be: all of them.
  const windows = offered.length > 0 ? offered : WINDOWS
  const day = {
    formId,
    submission,
    // What was tapped shows at once; which windows are left then, a moment later.
    onChoose: (date: string) => startTransition(() => setChosen(date)),
  }
  return (
    <>
      {clock && !staysPlain ? (
        <DayChoice {...day} clock={clock} chosen={chosen} />
      ) : (
        <PlainDay {...day} onFocus={() => setStaysPlain(true)} />
      )}
      <ChoiceGroup
        formId={formId}
        name="timeSlot"
        legend="Arrival window"
        error={errors.timeSlot}
        registration={register('timeSlot')}
        value={values.timeSlot}
        columns="two-columns"
        choices={windows.map((window) => ({ value: slotOf(window), label: windowInWords(window) }))}
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

interface DayProps extends Pick<Props, 'formId' | 'submission'> {
  onChoose: (date: string) => void
}

interface DayChoiceProps extends DayProps {
  clock: WallClock
  chosen: string | undefined
}

/** The eight days as buttons, today first; a day without a window left cannot be chosen. */
function DayChoice({
  formId,
  submission: { register, errors },
  clock,
  chosen,
  onChoose,
}: DayChoiceProps) {
  return (
    <ChoiceGroup
      formId={formId}
      name="selectedDate"
      legend="Pickup day"
      error={errors.selectedDate}
      registration={register('selectedDate')}
      value={chosen}
      columns="two-columns"
      onChoose={onChoose}
      choices={bookingDates(clock.date).map((date) => ({
        value: date,
        label: date === clock.date ? `Today, ${dayInWords(date)}` : dayInWords(date),
        disabled: windowsOn(date, clock).length === 0,
      }))}
    />
  )
}

/** The plain field, where a visitor may have been before the page came to life. */
function plainField(formId: string): HTMLInputElement | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById(fieldIds(formId, 'selectedDate').id)
  return field instanceof HTMLInputElement && field.type === 'date' ? field : undefined
}

interface PlainDayProps extends DayProps {
  onFocus: () => void
}

function PlainDay({
  formId,
  submission: { register, values, errors },
  onChoose,
  onFocus,
}: PlainDayProps) {
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
        onInput={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </Field>
  )
}
