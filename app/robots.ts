import type { MetadataRoute } from 'next'
import { SITE_URL } from '@/lib/env'

/**
 * Hidden pages have `noindex`, which crawlers see only on pages they may fetch. Google's ad bots ignore
 * `*` (https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: ['*', 'AdsBot-Google', 'AdsBot-Google-Mobile'], allow: '/' },
    sitemap: `${SITE_URL}/sitemap.xml`,
  }
}
