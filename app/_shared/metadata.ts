import type { Metadata, Viewport } from 'next'
import { BRAND } from '@/lib/business/brand'
import { getCanonicalPaths } from '@/lib/routing/canonical'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { SITE_URL } from '@/lib/env'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { getOgImagePath, type PageName } from '@/lib/routing/paths'
import config from '@/tailwind.config'
import { getPageContext, type PageProps } from './page-context'

export const viewport: Viewport = { themeColor: config.theme.colors.paper.DEFAULT }

interface PageMetadata {
  title: string
  description: string
  /** Pages without one are not indexed. */
  canonical?: string
  /** Selects the Open Graph image. */
  cityKey?: CityKey | null
}

export function createMetadata(page: PageMetadata): Metadata {
  const { title, description, canonical } = page
  const cityKey = page.cityKey ?? DEFAULT_CITY
  const city = getCity(cityKey)
  // Made by `npm run assets -- og`.
  const image = {
    url: getOgImagePath(getCanonicalCity(cityKey)),
    alt: `${BRAND.name}, ${city.name}`,
    width: 1200,
    height: 630,
  }
  return {
    metadataBase: new URL(SITE_URL),
    title: `${title} | ${BRAND.shortName}`,
    description,
    // Phone numbers are links already, and a link that iOS makes before hydration would empty the forms.
    formatDetection: { telephone: false, date: false, address: false, email: false },
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

export const notFoundMetadata = createMetadata({
  title: 'There’s nothing at this address',
  description: 'This page doesn’t exist, but our crew does. Call us or ask for a free quote.',
})

export function createGenerateMetadata(page: PageName) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { cityKey, city } = await getPageContext(await params)
    const canonical = getCanonicalPaths(cityKey)[page]
    return createMetadata({ ...getPageDescription(page, city), canonical, cityKey })
  }
}
