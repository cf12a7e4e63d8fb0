import type { MetadataRoute } from 'next'
import { SITE_URL } from '@/lib/env'

/**
 * Everybody may read everything; what shall not be found says so itself (`noindex`), which only those
 * see who may read it. Google's ad bots are named because they heed no rule for `*`: without their visit
 * an ad is not approved (https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: ['*', 'AdsBot-Google', 'AdsBot-Google-Mobile'], allow: '/' },
    sitemap: `${SITE_URL}/sitemap.xml`,
  }
}
