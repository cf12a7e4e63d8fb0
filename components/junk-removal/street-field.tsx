'use client'

import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { fieldIds } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import type { FormBinding } from '@/components/form/use-submission'
import { maskStreet } from '@/lib/forms/booking-fields'
import { addTypedHouseNumber, type Address } from './address-components'
import { fillAddress, readAddress, setInputValue } from './address-fill'
import { isListboxKey, getNextListboxState, type ListboxState } from './address-listbox-keys'
import { useAddressSearch } from './use-address-search'
import { AddressSuggestions, optionId } from './address-suggestions'

interface Props {
  formId: string
  submission: FormBinding
}

type Prediction = google.maps.places.AutocompletePrediction

const CLOSED_LISTBOX: ListboxState = { isOpen: false, activeIndex: -1 }

/**
 * The street: a plain text field, which becomes a combobox once Google's service is there.
 *
 * After a pick the focus stays here, as the pattern has it: the unit is one Tab away, nobody is moved
 * without having asked for it (the address arrives a moment after the pick), and a screen reader
 * reads out what was filled in instead of the name of the next field.
 */
export function StreetField({ formId, submission }: Props) {
  const { register, values, errors } = submission
  const search = useAddressSearch()
  const [listboxState, setListboxState] = useState(CLOSED_LISTBOX)
  const [announcement, setAnnouncement] = useState('')

  const { id } = fieldIds(formId, 'street')
  const listId = `${id}-list`
  const { predictions } = search
  const count = predictions.length
  const isOpen = search.isReady && listboxState.isOpen && count > 0
  const activeIndex = isOpen && listboxState.activeIndex < count ? listboxState.activeIndex : -1

  function requestPredictions(input: HTMLInputElement) {
    setListboxState({ isOpen: true, activeIndex: -1 })
    setAnnouncement('')
    search.updateQuery(input.value)
  }

  function onTextInput(event: ChangeEvent<HTMLInputElement>) {
    const { inputType, isComposing } = event.nativeEvent as InputEvent
    // The browser's own autofill, and ours, fill the other fields too: nothing is left to ask.
    if (!inputType || inputType === 'insertReplacementText') return setListboxState(CLOSED_LISTBOX)
    // What an input method composes is asked for when it is complete.
    if (!isComposing) requestPredictions(event.currentTarget)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const prediction = predictions[activeIndex]
    if (event.key === 'Enter' && prediction) {
      // The form is not sent by choosing an address.
      event.preventDefault()
      return selectPrediction(event.currentTarget, prediction)
    }
    const nextState = getNextListboxState(event, { isOpen, activeIndex }, count)
    if (!nextState) return
    if (isListboxKey(event)) event.preventDefault()
    setListboxState(nextState)
  }

  function selectPrediction(input: HTMLInputElement, prediction: Prediction) {
    const typedText = input.value
    setListboxState(CLOSED_LISTBOX)
    setInputValue(input, addTypedHouseNumber(prediction.structured_formatting.main_text, typedText))
    void fillFromPrediction(input, prediction, typedText)
    search.reset()
  }

  async function fillFromPrediction(
    input: HTMLInputElement,
    prediction: Prediction,
    typedText: string,
  ) {
    if (!input.form) return
    const snapshot = readAddress(input.form)
    const address = await search.fetchAddress?.(prediction)
    if (!address || !input.form) return
    const street = addTypedHouseNumber(address.street, typedText)
    fillAddress(input.form, { ...address, street }, snapshot)
    setAnnouncement(`Address filled in: ${formatAddress({ ...address, street })}`)
  }

  const { name, onChange } = register('street')
  const registration = {
    name,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      onTextInput(event)
      onChange(event)
    },
    onBlur() {
      setListboxState(CLOSED_LISTBOX)
      search.reset()
    },
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': isOpen,
    'aria-activedescendant': activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
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
        onCompositionEnd={(event) => requestPredictions(event.currentTarget)}
        onKeyDown={onKeyDown}
        {...(search.isReady ? combobox : undefined)}
      />
      {search.isReady ? (
        <AddressSuggestions
          id={listId}
          isOpen={isOpen}
          activeIndex={activeIndex}
          predictions={predictions}
          onSelect={(prediction) => {
            const input = document.getElementById(id)
            if (input instanceof HTMLInputElement) selectPrediction(input, prediction)
          }}
        />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isOpen ? `${count} ${count === 1 ? 'address' : 'addresses'} found` : announcement}
      </p>
    </div>
  )
}

function formatAddress({ street, city, state, zip }: Address): string {
  return [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
}
