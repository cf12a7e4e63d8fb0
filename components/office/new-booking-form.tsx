'use client'

import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import { AddressFields } from '@/components/junk-removal/address-fields'
import {
  ItemFields,
  LoadFields,
  PICKUP_LABELS,
  PropertyTypeField,
  TimingField,
} from '@/components/junk-removal/pickup-fields'
import type { ShownPrices } from '@/lib/business/prices'
import type { City } from '@/lib/cities/city'
import { OUTSIDE_AREA_FIELD } from '@/lib/forms/form'
import type { EntryProps } from '@/lib/office/entry-props'
import { enterBooking } from './entry-actions'
import { EntryForm, Question } from './entry-form'
import { WINDOW_OPTIONS } from './press-form'

const LABELS = {
  ...PICKUP_LABELS,
  items: 'Items',
  force: 'This window',
  [OUTSIDE_AREA_FIELD]: 'This address',
  name: 'Caller’s name',
} as const

interface Props extends EntryProps {
  requestPath: string
  cityDefaults: Pick<City, 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'>
  prices?: ShownPrices
}

export function NewBookingForm({ cityDefaults, prices, ...props }: Props) {
  return (
    <EntryForm
      {...props}
      action={enterBooking}
      title="New booking"
      submitLabel="Book this pickup"
      labels={LABELS}
    >
      {(form) => (
        <>
          <ItemFields {...form.field('items')} />
          <LoadFields {...form.field('load')} validUntil={undefined} prices={prices} meter={null} />
          <MessageField {...form.field('message')} />
          <TextField {...form.field('selectedDate')} type="date" />
          <RadioGroup {...form.field('timeSlot')} options={WINDOW_OPTIONS} />
          <Question field={form.field('force')} label="Take it all the same" />
          <TimingField {...form.field('isTimeSensitive')} />
          <PropertyTypeField {...form.field('propertyType')} />
          <AddressFields form={form} cityDefaults={cityDefaults} />
          <Question field={form.field(OUTSIDE_AREA_FIELD)} label="The crew goes there" />
          <NameField {...form.field('name')} />
          <PhoneField {...form.field('phone')} />
          <EmailField {...form.field('email')} optional />
        </>
      )}
    </EntryForm>
  )
}
