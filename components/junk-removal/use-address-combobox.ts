import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { fieldIds } from '@/components/form/field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { addTypedHouseNumber, type Address } from './address-components'
import { setInputValue } from '@/components/form/set-value'
import { fillAddress, readAddress } from './address-fill'
import { isListboxKey, getNextListboxState, type ListboxState } from './address-listbox-keys'
import { optionId } from './address-suggestions'
import type { Prediction } from './maps-api'
import type { Center } from './prediction-sources'
import { useAddressSearch } from './use-address-search'

const CLOSED_LISTBOX: ListboxState = { isOpen: false, activeIndex: -1 }

/**
 * Makes a street field a combobox once Google's service has loaded; returns the props of its input and
 * listbox. After a pick the focus stays in the input, as the ARIA pattern asks.
 */
export function useAddressCombobox({ formId, name, onChange }: FieldBinding, center: Center) {
  const search = useAddressSearch(center)
  const [listboxState, setListboxState] = useState(CLOSED_LISTBOX)
  const [fillMessage, setFillMessage] = useState('')

  const { id } = fieldIds(formId, name)
  const listId = `${id}-list`
  const { predictions } = search
  const count = predictions.length
  const isOpen = search.isReady && listboxState.isOpen && count > 0
  const activeIndex = isOpen && listboxState.activeIndex < count ? listboxState.activeIndex : -1

  function requestPredictions(input: HTMLInputElement) {
    setListboxState({ isOpen: true, activeIndex: -1 })
    setFillMessage('')
    search.updateQuery(input.value)
  }

  function selectPrediction(input: HTMLInputElement, prediction: Prediction) {
    const typedText = input.value
    setListboxState(CLOSED_LISTBOX)
    setInputValue(input, addTypedHouseNumber(prediction.structured_formatting.main_text, typedText))
    void fillForm(input, typedText, search.fetchAddress?.(prediction)).then(
      (message) => message && setFillMessage(message),
    )
    search.reset()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const prediction = predictions[activeIndex]
    if (event.key === 'Enter' && prediction) {
      // Picking an address does not submit the form.
      event.preventDefault()
      return selectPrediction(event.currentTarget, prediction)
    }
    const nextState = getNextListboxState(event, { isOpen, activeIndex }, count)
    if (!nextState) return
    if (isListboxKey(event)) event.preventDefault()
    setListboxState(nextState)
  }

  const inputProps = {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { inputType, isComposing } = event.nativeEvent as InputEvent
      // Autofill has no inputType, or this one: it fills the other fields, too.
      if (!inputType || inputType === 'insertReplacementText') setListboxState(CLOSED_LISTBOX)
      else if (!isComposing) requestPredictions(event.currentTarget)
      onChange(event)
    },
    onFocus: () => void search.load(),
    onBlur() {
      setListboxState(CLOSED_LISTBOX)
      search.reset()
    },
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) =>
      requestPredictions(event.currentTarget),
    onKeyDown,
    ...(search.isReady && getComboboxAttributes(listId, isOpen, activeIndex)),
  }
  const listboxProps = search.isReady && {
    id: listId,
    isOpen,
    activeIndex,
    predictions,
    onSelect(prediction: Prediction) {
      const input = document.getElementById(id)
      if (input instanceof HTMLInputElement) selectPrediction(input, prediction)
    },
  }
  const announcement = isOpen
    ? `${count} ${count === 1 ? 'address' : 'addresses'} found`
    : fillMessage
  return { inputProps, listboxProps, announcement }
}

function getComboboxAttributes(listId: string, isOpen: boolean, activeIndex: number) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': isOpen,
    'aria-activedescendant': activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
  } as const
}

/** Fills the form once the address arrives; resolves with the message for screen readers. */
async function fillForm(
  input: HTMLInputElement,
  typedText: string,
  addressPromise: Promise<Address | undefined> | undefined,
): Promise<string | undefined> {
  if (!input.form) return undefined
  const snapshot = readAddress(input.form)
  const address = await addressPromise
  if (!address || !input.form) return undefined
  const { city, state, zip } = address
  const street = addTypedHouseNumber(address.street, typedText)
  fillAddress(input.form, { ...address, street }, snapshot)
  const text = [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return `Address filled in: ${text}`
}
