import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import usePlacesAutocomplete from 'use-places-autocomplete'
import { setControlValue } from '@/components/form/controls'
import { fieldIds } from '@/components/form/field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { addTypedHouseNumber, fillAddress } from './address-fill'
import { createPlacesAdapter, loadPlaces, type Center, type Prediction } from './google-places'

const DEBOUNCE_MS = 300
const MIN_QUERY_LENGTH = 3

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** `activeIndex` is -1 when no option is active. */
interface ListboxState {
  isOpen: boolean
  activeIndex: number
}

export const CLOSED_LISTBOX: ListboxState = { isOpen: false, activeIndex: -1 }

/** These keys also move the caret in the text. */
const CARET_KEYS: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

function useAddressSearch(center: Center) {
  const [adapter] = useState(() => createPlacesAdapter(center))
  const [isReady, setIsReady] = useState(false)
  const { suggestions, setValue, clearSuggestions } = usePlacesAutocomplete({
    googleMaps: adapter,
    debounce: DEBOUNCE_MS,
    // Its cache would keep typed addresses in the session storage.
    cache: false,
  })
  return {
    isReady,
    predictions: suggestions.data as unknown as readonly Prediction[],
    load: () => void loadPlaces().then(() => setIsReady(true)),
    updateQuery: (text: string) => setValue(text.trim().length < MIN_QUERY_LENGTH ? '' : text),
    reset() {
      // This also cancels the debounced request.
      setValue('')
      clearSuggestions()
      adapter.newSession()
    },
  }
}

/** The field becomes a combobox once Google's service has loaded. After a pick the input keeps the focus. */
export function useAddressCombobox({ formId, name, onChange }: FieldBinding, center: Center) {
  const t = useTranslate()
  const { isReady, predictions, ...search } = useAddressSearch(center)
  const [listboxState, setListboxState] = useState(CLOSED_LISTBOX)
  const [fillMessage, setFillMessage] = useState('')

  const { id } = fieldIds(formId, name)
  const listId = `${id}-list`
  const count = predictions.length
  const isOpen = listboxState.isOpen && count > 0
  const activeIndex = isOpen && listboxState.activeIndex < count ? listboxState.activeIndex : -1

  function requestPredictions(input: HTMLInputElement) {
    setListboxState({ isOpen: true, activeIndex: -1 })
    setFillMessage('')
    search.updateQuery(input.value)
  }

  function closeListbox() {
    setListboxState(CLOSED_LISTBOX)
    search.reset()
  }

  function selectPrediction(prediction: Prediction) {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement) || !input.form) return
    const typedText = input.value
    setControlValue(input, addTypedHouseNumber(prediction.mainText, typedText))
    closeListbox()
    void fillAddress(input.form, prediction, typedText, t).then(setFillMessage)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const prediction = predictions[activeIndex]
    if (event.key === 'Enter' && prediction) {
      // Enter picks the address instead of submitting the form.
      event.preventDefault()
      return selectPrediction(prediction)
    }
    const nextState = getNextListboxState(event, { isOpen, activeIndex }, count)
    if (!nextState) return
    if (!CARET_KEYS.includes(event.key)) event.preventDefault()
    setListboxState(nextState)
  }

  const inputProps = {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { inputType, isComposing } = event.nativeEvent as InputEvent
      // Autofill has no inputType, or this one, and fills the other fields itself.
      if (!inputType || inputType === 'insertReplacementText') setListboxState(CLOSED_LISTBOX)
      else if (!isComposing) requestPredictions(event.currentTarget)
      onChange(event)
    },
    onFocus: search.load,
    onBlur: closeListbox,
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) =>
      requestPredictions(event.currentTarget),
    onKeyDown,
    ...(isReady && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
    }),
  }
  const listboxProps = { id: listId, isOpen, activeIndex, predictions, onSelect: selectPrediction }
  const announcement = isOpen
    ? t(count === 1 ? '{count} address found' : '{count} addresses found', { count })
    : fillMessage
  return { isReady, inputProps, listboxProps, announcement }
}

/**
 * The state after a key; undefined if the key does not concern a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, editable combobox with list autocomplete).
 */
export function getNextListboxState(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { isOpen, activeIndex }: ListboxState,
  count: number,
): ListboxState | undefined {
  if (count === 0 || ctrlKey || metaKey) return undefined
  if (key === 'ArrowDown') return { isOpen: true, activeIndex: (activeIndex + 1) % count }
  if (key === 'ArrowUp') {
    return { isOpen: true, activeIndex: activeIndex > 0 ? activeIndex - 1 : count - 1 }
  }
  if (key === 'Escape' && isOpen) return CLOSED_LISTBOX
  if (CARET_KEYS.includes(key) && activeIndex >= 0) return { isOpen, activeIndex: -1 }
  return undefined
}

type SuggestionsProps = ReturnType<typeof useAddressCombobox>['listboxProps']

export function AddressSuggestions({
  id,
  isOpen,
  activeIndex,
  predictions,
  onSelect,
}: SuggestionsProps) {
  const t = useTranslate()
  // The focus stays in the input, so the browser does not scroll to the active option itself.
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])

  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-control border-line border-ink bg-white shadow-card"
      // The street keeps the focus until the click event.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul id={id} role="listbox" aria-label={t('Addresses')}>
        {predictions.map((prediction, index) => (
          <li
            key={prediction.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === activeIndex}
            className="flex min-h-12 cursor-pointer flex-col justify-center border-b border-paper-deep suggestion px-3 py-1.5 leading-snug hover:bg-paper"
            onClick={() => onSelect(prediction)}
          >
            <span className="font-semibold">{prediction.mainText}</span>{' '}
            <span className="text-sm">{prediction.secondaryText}</span>
          </li>
        ))}
      </ul>
      {/* Google requires this line next to predictions without a map. */}
      <p className="px-3 py-1.5 text-right text-xs text-ink-soft">{t('Powered by Google')}</p>
    </div>
  )
}
