import type { Page } from '@playwright/test'

/** A stub of Google's Maps script with three addresses. It records queries in `window.mapsQueries`. */

const PART_TYPES = [
  ...['street_number', 'route', 'locality', 'administrative_area_level_1'],
  ...['country', 'postal_code'],
]
const PLACES = [
  {
    mainText: '290 Bremner Boulevard',
    secondaryText: 'Toronto, ON, Canada',
    parts: [
      '290',
      'Bremner Boulevard|Bremner Blvd',
      'Toronto',
      'Ontario|ON',
      'Canada|CA',
      'M5V 3L9',
    ],
  },
  {
    mainText: 'Rue Laurier',
    secondaryText: 'Gatineau, QC, Canada',
    parts: ['', 'Rue Laurier', 'Gatineau', 'Québec|QC', 'Canada|CA', 'J8X'],
  },
  {
    mainText: '290 Rainbow Boulevard',
    secondaryText: 'Niagara Falls, NY, USA',
    parts: [
      '290',
      'Rainbow Boulevard|Rainbow Blvd',
      'Niagara Falls',
      'New York|NY',
      'United States|US',
      '14303',
    ],
  },
]
const SUGGESTIONS = PLACES.map(({ parts, ...texts }) => ({
  ...texts,
  addressComponents: parts.flatMap((names, n) => {
    // The short name comes after the long one.
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
