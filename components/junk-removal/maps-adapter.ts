import type { Address } from './address-components'
import {
  createLegacySource,
  createPlacesNewSource,
  type Prediction,
  type PredictionSource,
} from './prediction-sources'

type PredictionsCallback = (
  predictions: Prediction[],
  status: google.maps.places.PlacesServiceStatus,
) => void

/** What `usePlacesAutocomplete({ googleMaps })` takes for Google's script, and what it lacks. */
export interface MapsAdapter {
  places: { AutocompleteService: new () => PredictionService }
  /** The address behind a prediction; ends the session, as Google bills it. */
  fetchAddress: (prediction: Prediction) => Promise<Address | undefined>
  /** Drops what is still being asked; the next question begins another session. */
  newSession: () => void
}

interface PredictionService {
  getPlacePredictions(request: { input: string }, callback: PredictionsCallback): void
}

/**
 * Makes the hook work with both shapes of Google's Places library: the hook knows only the legacy
 * service. Undefined where the script has neither. Nothing in it throws or rejects: where Google
 * fails, there are no predictions.
 */
export function createMapsAdapter(maps: google.maps.Script | undefined): MapsAdapter | undefined {
  const places = maps?.places
  if (!places) return undefined
  const legacy = createLegacySource(places)
  let source = createPlacesNewSource(places) ?? legacy
  if (!source) return undefined

  let sessionToken: object | undefined
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
      // The script offers the new service to every project, also to those that only have the old.
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
        // An answer that a newer question has overtaken is nobody's any more.
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

/** What cannot be shown and looked up must not reach the page. */
function isValidPrediction({ place_id, structured_formatting }: Prediction): boolean {
  return [place_id, structured_formatting.main_text].every((text) => typeof text === 'string')
}

function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'PERMISSION_DENIED'
}
