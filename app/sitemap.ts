import type { MetadataRoute } from 'next'
import { getCity } from '@/lib/cities/cities'
import { isPageLinked } from '@/lib/content/linked-pages'
import { SITE_URL } from '@/lib/env'
import { getLocation } from '@/lib/locations/cached-location'
import { INDEXED_PAGES } from '@/lib/routing/canonical'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = [...INDEXED_PAGES].map(async ([path, { page, cityKey }]) => {
    const city = getCity(cityKey)
    const isLinked = isPageLinked(page, { city, ...(await getLocation(city.areaKey)) })
    return isLinked ? [{ url: SITE_URL + path }] : []
  })
  return (await Promise.all(entries)).flat()
}
