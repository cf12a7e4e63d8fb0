'use client'

import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { fieldIds } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import type { FieldsOfForm } from '@/components/form/use-submission'
import { maskStreet } from '@/lib/forms/booking-fields'
import { withTypedNumber, type Address } from './address-components'
import { fillAddress, readAddress, setText } from './address-fill'
import { isListKey, placeAfterKey, type ListPlace } from './address-list-keys'
import { useAddressSearch } from './address-search'
import { AddressSuggestions, optionId } from './address-suggestions'

interface Props {
  formId: string
  submission: FieldsOfForm
  mapsKey: string | undefined
}

type Prediction = google.maps.places.AutocompletePrediction

const CLOSED: ListPlace = { isOpen: false, active: -1 }

/**
 * The street: a plain text field, which becomes a combobox once Google's service is there.
 *
 * After a pick the focus stays here, as the pattern has it: the unit is one Tab away, nobody is moved
 * without having asked for it (the address arrives a moment after the pick), and a screen reader
 * reads out what was filled in instead of the name of the next field.
 */
export function StreetField({ formId, submission, mapsKey }: Props) {
  const { register, values, errors } = submission
  const search = useAddressSearch(mapsKey)
  const [place, setPlace] = useState(CLOSED)
  const [told, setTold] = useState('')

  const { id } = fieldIds(formId, 'street')
  const listId = `${id}-list`
  const { predictions } = search
  const count = predictions.length
  const isOpen = search.isReady && place.isOpen && count > 0
  const active = isOpen && place.active < count ? place.active : -1

  function ask(input: HTMLInputElement) {
    setPlace({ isOpen: true, active: -1 })
    setTold('')
    search.ask(input.value)
  }

  function onType(event: ChangeEvent<HTMLInputElement>) {
    const { inputType, isComposing } = event.nativeEvent as InputEvent
    // The browser's own autofill, and ours, fill the other fields too: nothing is left to ask.
    if (!inputType || inputType === 'insertReplacementText') return setPlace(CLOSED)
    // What an input method composes is asked for when it is complete.
    if (!isComposing) ask(event.currentTarget)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const prediction = predictions[active]
    if (event.key === 'Enter' && prediction) {
      // The form is not sent by choosing an address.
      event.preventDefault()
      return pick(event.currentTarget, prediction)
    }
    const next = placeAfterKey(event, { isOpen, active }, count)
    if (!next) return
    if (isListKey(event)) event.preventDefault()
    setPlace(next)
  }

  function pick(input: HTMLInputElement, prediction: Prediction) {
    const typed = input.value
    setPlace(CLOSED)
    setText(input, withTypedNumber(prediction.structured_formatting.main_text, typed))
    void fill(input, prediction, typed)
    search.stop()
  }

  async function fill(input: HTMLInputElement, prediction: Prediction, typed: string) {
    if (!input.form) return
    const before = readAddress(input.form)
    const address = await search.details?.(prediction)
    if (!address || !input.form) return
    const street = withTypedNumber(address.street, typed)
    fillAddress(input.form, { ...address, street }, before)
    setTold(`Address filled in: ${printAddress({ ...address, street })}`)
  }

  const { name, onChange } = register('street')
  const registration = {
    name,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      onType(event)
      onChange(event)
    },
    onBlur() {
      setPlace(CLOSED)
      search.stop()
    },
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': isOpen,
    'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
  } as const

  return (
    <div className="relative">
      <TextField
        formId={formId}
        name="street"
        label="Street"
        error={errors.street}
        registration={registration}
        mask={maskStreet}
        defaultValue={values.street}
        autoComplete="address-line1"
        onFocus={() => void search.load()}
        onCompositionEnd={(event) => ask(event.currentTarget)}
        onKeyDown={onKeyDown}
        {...(search.isReady ? combobox : undefined)}
      />
      {search.isReady ? (
        <AddressSuggestions
          id={listId}
          isOpen={isOpen}
          active={active}
          predictions={predictions}
          onPick={(prediction) => {
            const input = document.getElementById(id)
            if (input instanceof HTMLInputElement) pick(input, prediction)
          }}
        />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isOpen ? `${count} ${count === 1 ? 'address' : 'addresses'} found` : told}
      </p>
    </div>
  )
}

function printAddress({ street, city, state, zip }: Address): string {
  return [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
}
