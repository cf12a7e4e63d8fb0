import type { Page } from '@playwright/test'

/** A stub of Google's Maps script with three addresses. It records queries in `window.mapsQueries`. */

const PART_TYPES = [
  ...['street_number', 'route', 'locality', 'administrative_area_level_1'],
  ...['country', 'postal_code'],
]
/** Parts have the order of PART_TYPES. A short name comes after the long one. */
const PLACES = [
  [
    '290 Bremner Boulevard',
    'Toronto, ON, Canada',
    '290, Bremner Boulevard|Bremner Blvd, Toronto, Ontario|ON, Canada|CA, M5V 3L9',
  ],
  ['Rue Laurier', 'Gatineau, QC, Canada', ', Rue Laurier, Gatineau, Québec|QC, Canada|CA, J8X'],
  [
    '290 Rainbow Boulevard',
    'Niagara Falls, NY, USA',
    '290, Rainbow Boulevard|Rainbow Blvd, Niagara Falls, New York|NY, United States|US, 14303',
  ],
] as const
const SUGGESTIONS = PLACES.map(([mainText, secondaryText, parts]) => ({
  mainText,
  secondaryText,
  addressComponents: parts.split(', ').flatMap((names, n) => {
    const [longText, shortText = longText] = names.split('|')
    return longText ? [{ longText, shortText, types: [PART_TYPES[n]] }] : []
  }),
}))

const API_SCRIPT = `
  window.mapsQueries = []
  class AutocompleteSessionToken {}
  const suggestions = ${JSON.stringify(SUGGESTIONS)}.map(({ mainText, secondaryText, addressComponents }, n) => ({
    placePrediction: {
      placeId: String(n),
      text: { text: mainText + ', ' + secondaryText },
      mainText: { text: mainText },
      secondaryText: { text: secondaryText },
      toPlace: () => ({
        async fetchFields() {
          this.addressComponents = addressComponents
        },
      }),
    },
  }))
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input }) {
      window.mapsQueries.push(input)
      return { suggestions }
    },
  }
  window.google = { maps: { places: { AutocompleteSuggestion, AutocompleteSessionToken } } }
`

/** Serves the stub. @returns the requested addresses in order; the list keeps growing */
export async function stubGoogleMaps(page: Page, isBlocked = false): Promise<URL[]> {
  const requestedUrls: URL[] = []
  await page.route('https://maps.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url())
    requestedUrls.push(url)
    if (isBlocked) return route.abort('blockedbyclient')
    const call = `window[${JSON.stringify(url.searchParams.get('callback'))}]()`
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: `(() => {${API_SCRIPT}; ${call}})()`,
    })
  })
  return requestedUrls
}

export function getMapsQueries(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { mapsQueries?: string[] }).mapsQueries ?? [])
}
