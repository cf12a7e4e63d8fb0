import { useEffect, useRef, useState } from 'react'
import usePlacesAutocomplete from 'use-places-autocomplete'
import type { MapsAdapter } from './maps-adapter'
import { getMapsKey, loadMaps } from './maps-loader'
import type { Center } from './prediction-sources'

const DEBOUNCE_MS = 300
const MIN_QUERY_LENGTH = 3

/** Searches Google's predictions for the typed text, once the script has loaded. */
export function useAddressSearch(center: Center) {
  const [maps, setMaps] = useState<MapsAdapter>()
  const query = useRef('')
  const { ready, suggestions, setValue, clearSuggestions, init } = usePlacesAutocomplete({
    googleMaps: maps,
    debounce: DEBOUNCE_MS,
    // Its cache would keep typed addresses in the session storage.
    cache: false,
    initOnMount: false,
  })

  useEffect(() => {
    if (!maps) return
    init()
    // The text typed while the script was loading.
    if (query.current) setValue(query.current)
  }, [maps, init, setValue])

  return {
    isReady: ready,
    predictions: suggestions.data,
    fetchAddress: maps?.fetchAddress,
    async load() {
      setMaps(await loadMaps(getMapsKey(), center))
    },
    updateQuery(text: string) {
      query.current = text.trim().length < MIN_QUERY_LENGTH ? '' : text
      setValue(query.current)
    },
    /** Drops pending requests and predictions. */
    reset() {
      query.current = ''
      // Also cancels the debounced request.
      setValue('')
      clearSuggestions()
      maps?.newSession()
    },
  }
}
