/** The services that we use of Google's Places library; a project has the new ones, the legacy ones, or both. */
export type PlacesLibrary = Partial<
  Pick<
    google.maps.PlacesLibrary,
    'AutocompleteSessionToken' | 'AutocompleteSuggestion' | 'AutocompleteService' | 'PlacesService'
  >
>

export type SessionToken = google.maps.places.AutocompleteSessionToken
export type AddressComponent = Pick<
  google.maps.places.AddressComponent,
  'longText' | 'shortText' | 'types'
>

type LegacyPrediction = google.maps.places.AutocompletePrediction
type Texts = LegacyPrediction['structured_formatting']

/** A prediction in the shape of the legacy service: the one that use-places-autocomplete returns. */
export interface Prediction extends Pick<LegacyPrediction, 'place_id' | 'description'> {
  structured_formatting: Pick<Texts, 'main_text'> & Partial<Pick<Texts, 'secondary_text'>>
}

declare global {
  interface Window {
    google?: { maps?: { places?: PlacesLibrary } }
    /** Google's script calls it when it does not accept the key. */
    gm_authFailure?: () => void
    homeTeamMapsReady?: () => void
  }
}
