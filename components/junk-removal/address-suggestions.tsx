import { useEffect } from 'react'
import type { Prediction } from './google-places'

interface Props {
  id: string
  isOpen: boolean
  activeIndex: number
  predictions: readonly Prediction[]
  onSelect: (prediction: Prediction) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The listbox of Google's predictions under the street. */
export function AddressSuggestions({ id, isOpen, activeIndex, predictions, onSelect }: Props) {
  // The focus stays in the input, so the browser does not scroll to the active option.
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])

  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-control border-line border-ink bg-white shadow-card"
      // Keeps the focus in the street until the click event.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul id={id} role="listbox" aria-label="Addresses">
        {predictions.map((prediction, index) => (
          <li
            key={prediction.place_id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === activeIndex}
            className="flex min-h-12 cursor-pointer flex-col justify-center border-b border-paper-deep suggestion px-3 py-1.5 leading-snug hover:bg-paper"
            onClick={() => onSelect(prediction)}
          >
            <span className="font-semibold">{prediction.structured_formatting.main_text}</span>{' '}
            <span className="text-sm">{prediction.structured_formatting.secondary_text}</span>
          </li>
        ))}
      </ul>
      {/* Google requires this line next to predictions without a map. */}
      <p className="px-3 py-1.5 text-right text-xs text-ink-soft">Powered by Google</p>
    </div>
  )
}
