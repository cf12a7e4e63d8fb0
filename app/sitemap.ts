import type { MetadataRoute } from 'next'
import { INDEXED_PATHS } from '@/lib/seo/canonical'
import { SITE_URL } from '@/lib/env'
import { PAGE_DATES } from '@/lib/seo/page-dates'

export default function sitemap(): MetadataRoute.Sitemap {
  return INDEXED_PATHS.map((path) => {
    const lastModified = PAGE_DATES[path]?.date
    return { url: SITE_URL + path, ...(lastModified && { lastModified }) }
  })
}
