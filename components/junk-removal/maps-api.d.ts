/**
 * The part of Google's Maps script that we use, in its old and its new shape
 * (https://developers.google.com/maps/documentation/javascript/reference). It is global under
 * Google's own name because use-places-autocomplete's types refer to it there.
 */
declare namespace google.maps {
  interface Script {
    places?: places.Library
  }

  namespace places {
    /** A script has the new shape, the old one, or both. */
    interface Library {
      AutocompleteSessionToken?: new () => object
      AutocompleteSuggestion?: SuggestionSource
      AutocompleteService?: new () => AutocompleteService
      PlacesService?: new (attribution: HTMLElement) => PlacesService
    }

    interface SuggestionSource {
      fetchAutocompleteSuggestions(request: {
        input: string
        includedRegionCodes: string[]
        sessionToken?: object
      }): Promise<{ suggestions: { placePrediction: PlacePrediction | null }[] }>
    }

    interface PlacePrediction {
      placeId: string
      text: { text: string }
      mainText: { text: string } | null
      secondaryText: { text: string } | null
      toPlace(): Place
    }

    interface Place {
      addressComponents?: AddressComponent[]
      fetchFields(request: { fields: string[] }): Promise<unknown>
    }

    interface AddressComponent {
      longText: string | null
      shortText: string | null
      types: string[]
    }

    type PlacesServiceStatus = 'OK' | 'ZERO_RESULTS' | 'OVER_QUERY_LIMIT' | 'REQUEST_DENIED'

    interface AutocompleteService {
      getPlacePredictions(
        request: AutocompletionRequest,
        callback: (
          predictions: AutocompletePrediction[] | null,
          status: PlacesServiceStatus,
        ) => void,
      ): unknown
    }

    interface AutocompletionRequest {
      input: string
      componentRestrictions?: { country: string[] }
      types?: string[]
      sessionToken?: object
    }

    interface AutocompletePrediction {
      place_id: string
      description: string
      structured_formatting: { main_text: string; secondary_text?: string }
    }

    interface PlacesService {
      getDetails(
        request: { placeId: string; fields: string[]; sessionToken?: object },
        callback: (
          place: { address_components?: LegacyAddressComponent[] } | null,
          status: PlacesServiceStatus,
        ) => void,
      ): unknown
    }

    interface LegacyAddressComponent {
      long_name: string
      short_name: string
      types: string[]
    }
  }
}

interface Window {
  google?: { maps?: google.maps.Script }
  /** Google's script calls it when it does not accept the key. */
  gm_authFailure?: () => void
  homeTeamMapsReady?: () => void
}
