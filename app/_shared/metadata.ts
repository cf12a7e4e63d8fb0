import type { Metadata, Viewport } from 'next'
import { BRAND } from '@/lib/business/brand'
import { getCanonicalCity, getCanonicalPaths } from '@/lib/seo/canonical'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import { SITE_URL } from '@/lib/env'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { getOgImagePath, type PageName } from '@/lib/routing/paths'
import config from '@/tailwind.config'
import { getCityPageContext, type CityParams } from './page-context'

export const viewport: Viewport = { themeColor: config.theme.colors.paper.DEFAULT }

/** Made by `npm run assets -- og`. */
const OG_SIZE = { width: 1200, height: 630 }

interface PageMetadataOptions {
  title: string
  description: string
  /** Pages without one are not indexed. */
  canonical?: string
  /** Selects the Open Graph image. */
  cityKey?: CityKey
}

export function createMetadata({
  title,
  description,
  canonical,
  cityKey,
}: PageMetadataOptions): Metadata {
  const city = getCity(cityKey ?? DEFAULT_CITY)
  const image = {
    url: getOgImagePath(getCanonicalCity(cityKey ?? DEFAULT_CITY)),
    alt: `${BRAND.name}, ${city.name}`,
    ...OG_SIZE,
  }
  return {
    metadataBase: new URL(SITE_URL),
    title: `${title} | ${BRAND.shortName}`,
    description,
    // Phone numbers are links already; iOS would style them differently.
    formatDetection: { telephone: false },
    ...(canonical === undefined
      ? { robots: { index: false } }
      : {
          alternates: { canonical },
          openGraph: {
            type: 'website',
            siteName: BRAND.name,
            locale: city.country === 'canada' ? 'en_CA' : 'en_US',
            url: canonical,
            title,
            description,
            images: [image],
          },
          twitter: { card: 'summary_large_image', title, description, images: [image] },
        }),
  }
}

/** @param cityKey null for the pages without a city key */
export function createPageMetadata(page: PageName, cityKey: CityKey | null, city: City): Metadata {
  return createMetadata({
    ...getPageDescription(page, city),
    canonical: getCanonicalPaths(cityKey)[page],
    cityKey: cityKey ?? DEFAULT_CITY,
  })
}

/** `generateMetadata` for a page that every city has. */
export function createGenerateMetadata(page: PageName) {
  return async ({ params }: { params: CityParams }): Promise<Metadata> => {
    const { cityKey, city } = await getCityPageContext(params)
    return createPageMetadata(page, cityKey, city)
  }
}
