import type { MetadataRoute } from 'next'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import { SITE_URL } from '@/lib/env'
import { getLocation } from '@/lib/locations/cached-location'
import { INDEXED_PATHS, listPricesPaths } from '@/lib/routing/canonical'
import { hasPrices } from '@/lib/routing/page-context'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pricesPaths = AREA_KEYS.map(async (areaKey) => {
    return hasPrices(await getLocation(areaKey)) ? listPricesPaths(areaKey) : []
  })
  const paths = [...INDEXED_PATHS, ...(await Promise.all(pricesPaths)).flat()]
  return paths.map((path) => ({ url: SITE_URL + path }))
}
