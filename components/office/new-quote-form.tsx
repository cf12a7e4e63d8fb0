'use client'

import { CheckboxField } from '@/components/form/field'
import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { TextField } from '@/components/form/text-field'
import { MoveRangeField } from '@/components/moving-quote/move-range-field'
import { MoveSizeField } from '@/components/moving-quote/move-size-field'
import { PostalCodeField } from '@/components/moving-quote/postal-code-field'
import type { MoveRanges } from '@/lib/content/move-ranges'
import type { AddressCountry } from '@/lib/forms/quote-fields'
import type { EntryProps } from '@/lib/office/entry-props'
import { enterQuote } from './entry-actions'
import { EntryForm } from './entry-form'

const LABELS = {
  name: 'Caller’s name',
  phone: 'Phone number',
  email: 'Email',
  zip: 'Moving from',
  zipTo: 'Moving to',
  moveDate: 'Move date',
  packing: 'Help with packing',
  moveSize: 'Size of the move',
  message: 'What are we moving?',
} as const

const CODE_FIELDS = [
  ['zip', 'fromCountry'],
  ['zipTo', 'toCountry'],
] as const

interface Props extends EntryProps {
  requestPath: string
  defaultCountry: AddressCountry
  ranges?: MoveRanges
}

export function NewQuoteForm({ defaultCountry, ranges, ...props }: Props) {
  return (
    <EntryForm
      {...props}
      action={enterQuote}
      title="New quote"
      submitLabel="Store this quote request"
      labels={LABELS}
    >
      {({ field, values }) => (
        <>
          <NameField {...field('name')} />
          <PhoneField {...field('phone')} />
          <EmailField {...field('email')} optional />
          {CODE_FIELDS.map(([name, countryField]) => (
            <PostalCodeField
              key={name}
              {...field(name)}
              countryFieldName={countryField}
              postedCountry={values[countryField]}
              defaultCountry={defaultCountry}
              autoComplete="off"
            />
          ))}
          <TextField {...field('moveDate')} type="date" optional />
          <CheckboxField {...field('packing')} />
          <MoveSizeField {...field('moveSize')} />
          {ranges ? <MoveRangeField values={values} ranges={ranges} asksCodes /> : null}
          <MessageField {...field('message')} rows={2} />
        </>
      )}
    </EntryForm>
  )
}
