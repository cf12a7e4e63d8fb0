'use client'

import { useState, type ReactNode } from 'react'
import {
  EmailField,
  MessageField,
  NameField,
  PhoneFieldWithPromise,
} from '@/components/form/contact-fields'
import { CheckboxField } from '@/components/form/field'
import { askServerTime } from '@/components/form/server-clock'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { TextField } from '@/components/form/text-field'
import { useFormValues } from '@/components/form/use-form-values'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { addMonths, getWallClock } from '@/lib/dates/wall-clock'
import { getMoveReach } from '@/lib/forms/code-regions'
import type { MoveRanges } from '@/lib/content/move-ranges'
import type { FieldValues } from '@/lib/forms/form'
import { MOVE_MONTHS_AHEAD, type AddressCountry } from '@/lib/forms/quote-fields'
import type { FullQuote } from '@/lib/forms/quote-schema'
import { requestFullQuote } from './actions'
import { MoveRangeField } from './move-range-field'
import { MoveSizeField } from './move-size-field'
import { FieldNote, PostalCodeField } from './postal-code-field'

const TWO_COLUMN_GRID = 'grid items-end gap-5 @sm:grid-cols-2'

interface Props extends PageProps {
  formId: string
  timeZone: string
  area: ServedArea
  defaultCountry: AddressCountry
  assurance?: ReactNode
  ranges?: MoveRanges
}

export function FullQuoteForm(props: Props) {
  const { formId, timeZone, area, defaultCountry, assurance, ranges, ...pageProps } = props
  const t = useTranslate()
  const getToday = async () => getWallClock(await askServerTime(), timeZone).date
  const [moveDateLimits, setMoveDateLimits] = useState<{ min: string; max: string }>()
  const form = useSubmissionForm<keyof FullQuote>({
    formId,
    name: 'full',
    action: requestFullQuote,
    loadSchema: async (values) => {
      const { createFullQuoteSchema } = await import('@/lib/forms/quote-schema')
      return createFullQuoteSchema(values, await getToday())
    },
  })
  const { field, values } = form
  const [moveNoteRef, moveNote] = useMoveNote(values, area)
  // It does not run on load: a phone needs 100 ms to load a time zone.
  const limitMoveDate = () =>
    void getToday().then((min) =>
      setMoveDateLimits({ min, max: addMonths(min, MOVE_MONTHS_AHEAD) }),
    )
  return (
    <SubmissionForm
      {...pageProps}
      form={form}
      name="Moving quote"
      className="@container grid gap-5"
      submitLabel="Get my free quote"
    >
      <div className={TWO_COLUMN_GRID} onFocus={limitMoveDate}>
        <NameField {...field('name', 'Your name')} />
        <PhoneFieldWithPromise {...field('phone', 'Phone number')} />
      </div>
      <EmailField {...field('email', 'Email')} />
      {assurance}
      <PostalCodeField
        {...field('zip', 'Moving from')}
        countryFieldName="fromCountry"
        postedCountry={values.fromCountry}
        defaultCountry={defaultCountry}
        autoComplete="postal-code"
      />
      <div ref={moveNoteRef}>
        <PostalCodeField
          {...field('zipTo', 'Moving to')}
          countryFieldName="toCountry"
          postedCountry={values.toCountry}
          defaultCountry={defaultCountry}
          // `section-to` keeps browsers from filling in the old home. `off` would also lose the answer after Back.
          autoComplete="section-to postal-code"
        />
        <FieldNote text={moveNote} />
      </div>
      <div className={TWO_COLUMN_GRID}>
        <TextField
          {...field('moveDate', 'Move date')}
          type="date"
          onFocus={limitMoveDate}
          {...moveDateLimits}
          optional
        />
        <CheckboxField {...field('packing', 'I need help packing')} />
      </div>
      <MoveSizeField {...field('moveSize', 'Size of your move', ['message'])} />
      {ranges ? <MoveRangeField values={values} ranges={ranges} asksCodes /> : null}
      <MessageField
        {...field('message', 'What are we moving?')}
        hint={t('For example: two bedrooms, a piano, third floor, no elevator.')}
        rows={2}
      />
    </SubmissionForm>
  )
}

interface ServedArea {
  regions: readonly string[]
  /** Notes about moves that go further; a kind of move that we take has none. */
  notes: { border?: string; region?: string }
}

/** The note about a move, once both codes are known. @param values the posted answers */
function useMoveNote(values: FieldValues, { regions, notes }: ServedArea) {
  const [ref, { zip = '', zipTo = '' }] = useFormValues<HTMLDivElement>(values, ENDS)
  const reach = getMoveReach(zip, zipTo, regions)
  return [ref, (reach && notes[reach]) ?? ''] as const
}

const ENDS = ['zip', 'zipTo']
