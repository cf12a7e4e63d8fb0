import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getPageDescription } from './page-descriptions'
import { PAGE_NAMES } from '@/lib/routing/paths'

test.each(CITY_KEYS)('Titles and descriptions of %s fit a list of search results', (cityKey) => {
  for (const page of PAGE_NAMES) {
    const { title, description } = getPageDescription(page, getCity(cityKey))
    const titleLength = `${title} | ${BRAND.shortName}`.length
    expect(titleLength).toBeGreaterThanOrEqual(30)
    expect(titleLength).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})
