import type { Address } from './address-components'
import type { PlacesLibrary, Prediction, SessionToken } from './maps-api'
import {
  createLegacySource,
  createPlacesNewSource,
  type Center,
  type PredictionSource,
} from './prediction-sources'

type PredictionsCallback = (predictions: Prediction[], status: 'OK') => void

/** Replaces Google's script in `usePlacesAutocomplete({ googleMaps })`, and adds the address lookup. */
export interface MapsAdapter {
  places: { AutocompleteService: new () => PredictionService }
  /** Fetches the address of a prediction; ends the session that Google bills. */
  fetchAddress: (prediction: Prediction) => Promise<Address | undefined>
  /** Ignores pending answers; the next request starts another session. */
  newSession: () => void
}

interface PredictionService {
  getPlacePredictions(request: { input: string }, callback: PredictionsCallback): void
}

/**
 * Gives the new Places service the legacy interface that use-places-autocomplete calls. Undefined without
 * a service. Its functions never throw or reject: a failed request has no predictions.
 */
export function createMapsAdapter(
  places: PlacesLibrary | undefined,
  center: Center,
): MapsAdapter | undefined {
  if (!places) return undefined
  const legacy = createLegacySource(places, center)
  let source = createPlacesNewSource(places, center) ?? legacy
  if (!source) return undefined

  let sessionToken: SessionToken | undefined
  let lastRequestId = 0

  const getSessionToken = () => {
    if (places.AutocompleteSessionToken) sessionToken ??= new places.AutocompleteSessionToken()
    return sessionToken
  }

  async function fetchPredictions(input: string): Promise<Prediction[]> {
    const currentSource: PredictionSource | undefined = source
    try {
      const predictions = (await currentSource?.fetchPredictions(input, getSessionToken())) ?? []
      return predictions.filter(isValidPrediction)
    } catch (error) {
      // The script contains the new service even when the project has enabled only the legacy one.
      if (currentSource === legacy || !legacy || !isPermissionDenied(error)) return []
      source = legacy
      return fetchPredictions(input)
    }
  }

  function newSession() {
    sessionToken = undefined
    lastRequestId++
  }

  class AutocompleteService implements PredictionService {
    getPlacePredictions({ input }: { input: string }, callback: PredictionsCallback) {
      const requestId = ++lastRequestId
      void fetchPredictions(input).then((predictions) => {
        // A newer request makes this answer outdated.
        if (requestId === lastRequestId) callback(predictions, 'OK')
      })
    }
  }

  return {
    places: { AutocompleteService },
    newSession,
    async fetchAddress(prediction) {
      const endedToken = sessionToken
      newSession()
      try {
        return await source?.fetchAddress(prediction, endedToken)
      } catch {
        return undefined
      }
    },
  }
}

function isValidPrediction({ place_id, structured_formatting }: Prediction): boolean {
  return [place_id, structured_formatting.main_text].every((text) => typeof text === 'string')
}

function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'PERMISSION_DENIED'
}
