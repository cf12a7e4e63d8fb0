import { useEffect, useRef, useState } from 'react'
import usePlacesAutocomplete from 'use-places-autocomplete'
import type { MapsAdapter } from './maps-adapter'
import { getMapsKey, loadMaps } from './maps-loader'

const DEBOUNCE_MS = 300
/** Fewer characters find nothing that is worth asking for. */
const MIN_QUERY_LENGTH = 3

/** Google's predictions for what is typed, once its script has been loaded. */
export function useAddressSearch() {
  const [maps, setMaps] = useState<MapsAdapter>()
  const query = useRef('')
  const { ready, suggestions, setValue, clearSuggestions, init } = usePlacesAutocomplete({
    googleMaps: maps,
    debounce: DEBOUNCE_MS,
    // Its cache keeps what people type in the session storage.
    cache: false,
    initOnMount: false,
  })

  useEffect(() => {
    if (!maps) return
    init()
    // What was typed while the script was on its way.
    if (query.current) setValue(query.current)
  }, [maps, init, setValue])

  return {
    isReady: ready,
    predictions: suggestions.data,
    fetchAddress: maps?.fetchAddress,
    async load() {
      setMaps(await loadMaps(getMapsKey()))
    },
    updateQuery(text: string) {
      query.current = text.trim().length < MIN_QUERY_LENGTH ? '' : text
      setValue(query.current)
    },
    /** The visitor has found the address, or has left: whatever is still on its way is dropped. */
    reset() {
      query.current = ''
      // Also ends the pause after which the hook would have asked.
      setValue('')
      clearSuggestions()
      maps?.newSession()
    },
  }
}
