import type { MetadataRoute } from 'next'
import { INDEXED_PATHS } from '@/lib/routing/canonical'
import { SITE_URL } from '@/lib/env'

export default function sitemap(): MetadataRoute.Sitemap {
  return INDEXED_PATHS.map((path) => ({ url: SITE_URL + path }))
}
