import type { Address } from './address-components'
import { legacySource, newSource, type Prediction, type Source } from './maps-sources'

type Callback = (predictions: Prediction[], status: google.maps.places.PlacesServiceStatus) => void

/** What `usePlacesAutocomplete({ googleMaps })` takes for Google's script, and what it lacks. */
export interface MapsAdapter {
  places: { AutocompleteService: new () => Service }
  /** The address behind a prediction; ends the session, as Google bills it. */
  details: (prediction: Prediction) => Promise<Address | undefined>
  /** Drops what is still being asked; the next question begins another session. */
  newSession: () => void
}

interface Service {
  getPlacePredictions(request: { input: string }, callback: Callback): void
}

/**
 * Makes the hook work with both shapes of Google's Places library: the hook knows only the legacy
 * service. Undefined where the script has neither. Nothing in it throws or rejects: where Google
 * fails, there are no predictions.
 */
export function adapterOf(maps: google.maps.Script | undefined): MapsAdapter | undefined {
  const places = maps?.places
  if (!places) return undefined
  const legacy = legacySource(places)
  let source = newSource(places) ?? legacy
  if (!source) return undefined

  let token: object | undefined
  let lastQuestion = 0

  const session = () => {
    if (places.AutocompleteSessionToken) token ??= new places.AutocompleteSessionToken()
    return token
  }

  async function ask(input: string): Promise<Prediction[]> {
    const asked: Source | undefined = source
    try {
      const predictions = (await asked?.ask(input, session())) ?? []
      return predictions.filter(isReadable)
    } catch (error) {
      // The script offers the new service to every project, also to those that only have the old.
      if (asked === legacy || !legacy || !isDenied(error)) return []
      source = legacy
      return ask(input)
    }
  }

  function newSession() {
    token = undefined
    lastQuestion++
  }

  class AutocompleteService implements Service {
    getPlacePredictions({ input }: { input: string }, callback: Callback) {
      const question = ++lastQuestion
      void ask(input).then((predictions) => {
        // An answer that a newer question has overtaken is nobody's any more.
        if (question === lastQuestion) callback(predictions, 'OK')
      })
    }
  }

  return {
    places: { AutocompleteService },
    newSession,
    async details(prediction) {
      const ending = token
      newSession()
      try {
        return await source?.details(prediction, ending)
      } catch {
        return undefined
      }
    },
  }
}

/** What cannot be shown and looked up must not reach the page. */
function isReadable({ place_id, structured_formatting }: Prediction): boolean {
  return [place_id, structured_formatting.main_text].every((text) => typeof text === 'string')
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'PERMISSION_DENIED'
}
