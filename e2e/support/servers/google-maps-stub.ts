import type { Page } from '@playwright/test'

/**
 * A stub of Google's Maps script with three addresses. It records queries in `window.mapsQueries`.
 */

export type MapsVariant = 'open' | 'quota' | 'blocked'

const MAPS_ADDRESSES = {
  bremner: {
    main: '290 Bremner Boulevard',
    secondary: 'Toronto, ON, Canada',
    parts: {
      street_number: ['290', '290'],
      route: ['Bremner Boulevard', 'Bremner Blvd'],
      locality: ['Toronto', 'Toronto'],
      administrative_area_level_1: ['Ontario', 'ON'],
      country: ['Canada', 'CA'],
      postal_code: ['M5V 3L9', 'M5V 3L9'],
    },
  },
  /** A street without a house number. */
  laurier: {
    main: 'Rue Laurier',
    secondary: 'Gatineau, QC, Canada',
    parts: {
      route: ['Rue Laurier', 'Rue Laurier'],
      locality: ['Gatineau', 'Gatineau'],
      administrative_area_level_1: ['Québec', 'QC'],
      country: ['Canada', 'CA'],
      postal_code: ['J8X', 'J8X'],
    },
  },
  rainbow: {
    main: '290 Rainbow Boulevard',
    secondary: 'Niagara Falls, NY, USA',
    parts: {
      street_number: ['290', '290'],
      route: ['Rainbow Boulevard', 'Rainbow Blvd'],
      locality: ['Niagara Falls', 'Niagara Falls'],
      administrative_area_level_1: ['New York', 'NY'],
      country: ['United States', 'US'],
      postal_code: ['14303', '14303'],
    },
  },
}

const API_SCRIPT = `
  const places = ${JSON.stringify(MAPS_ADDRESSES)}
  const ids = Object.keys(places)
  const parts = (id, name) => Object.entries(places[id].parts).map(([type, [long, short]]) => name(long, short, [type]))
  window.mapsQueries = []
  const record = ({ input }) => window.mapsQueries.push(input)
  class AutocompleteSessionToken {}
  const suggestion = (id) => ({ placePrediction: {
    placeId: id,
    text: { text: places[id].main + ', ' + places[id].secondary },
    mainText: { text: places[id].main },
    secondaryText: { text: places[id].secondary },
    toPlace: () => ({
      async fetchFields() {
        this.addressComponents = parts(id, (longText, shortText, types) => ({ longText, shortText, types }))
      },
    }),
  } })
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request) {
      record(request)
      return { suggestions: ids.map(suggestion) }
    },
  }
  window.google = { maps: { places: { AutocompleteSuggestion, AutocompleteSessionToken } } }
`

const QUOTA_EXCEEDED_SCRIPT = `${API_SCRIPT}
  AutocompleteSuggestion.fetchAutocompleteSuggestions = async (request) => {
    record(request)
    throw Object.assign(new Error('Quota exceeded'), { code: 'RESOURCE_EXHAUSTED' })
  }
`

const SCRIPTS = {
  open: API_SCRIPT,
  quota: QUOTA_EXCEEDED_SCRIPT,
}

/**
 * Serves the stub for Google's Maps host on this page.
 * @returns the requested addresses in order; the list keeps growing
 */
export async function stubGoogleMaps(page: Page, variant: MapsVariant): Promise<URL[]> {
  const requestedUrls: URL[] = []
  await page.route('https://maps.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url())
    requestedUrls.push(url)
    if (variant === 'blocked') return route.abort('blockedbyclient')
    const call = `window[${JSON.stringify(url.searchParams.get('callback'))}]()`
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: `(() => {${SCRIPTS[variant]}; ${call}})()`,
    })
  })
  return requestedUrls
}

export function getMapsQueries(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { mapsQueries?: string[] }).mapsQueries ?? [])
}
