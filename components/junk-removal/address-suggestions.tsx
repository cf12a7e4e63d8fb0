import { useEffect } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import { optionId, type useAddressCombobox } from './use-address-combobox'

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
