import type { Metadata, Viewport } from 'next'
import { BRAND } from '@/lib/business/brand'
import type { PageContext } from '@/lib/routing/page-context'
import { getAlternates, getCanonicalPaths, type CanonicalPage } from '@/lib/routing/canonical'
import { getDocumentLanguage } from '@/lib/words/languages'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, getCanonicalCity } from '@/lib/cities/keys'
import { SITE_URL } from '@/lib/env'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { getOgImagePath, type PageName } from '@/lib/routing/paths'
import { parseVariant } from '@/lib/routing/variant'
import { ENGLISH, type Sentence } from '@/lib/words/translate'
import { getTranslate } from '@/lib/words/words'
import config from '@/tailwind.config'
import { getPageContext, type PageProps } from './page-context'

export const viewport: Viewport = { themeColor: config.theme.colors.paper.DEFAULT }

interface PageMetadata {
  title: string
  description: string
  /** Pages without one are not indexed. */
  canonical?: CanonicalPage
  pageContext?: PageContext
}

export function createMetadata({ title, description, ...page }: PageMetadata): Metadata {
  const { cityKey = null, t = ENGLISH } = page.pageContext ?? {}
  const { language } = t
  const key = cityKey ?? DEFAULT_CITY
  const city = getCity(key, language)
  const brand = t(BRAND.name)
  const canonical = page.canonical && getCanonicalPaths(cityKey, language)[page.canonical]
  const languages = page.canonical && getAlternates(cityKey, page.canonical)
  // Made by `npm run assets -- og`.
  const image = {
    url: getOgImagePath(getCanonicalCity(key), language),
    alt: `${brand}, ${city.name}`,
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
          alternates: { canonical, ...(languages && { languages }) },
          openGraph: {
            type: 'website',
            siteName: brand,
            locale: getDocumentLanguage(language, city.country).replace('-', '_'),
            url: canonical,
            title,
            description,
            images: [image],
          },
          twitter: { card: 'summary_large_image', title, description, images: [image] },
        }),
  }
}

interface UnindexedPage {
  title: Sentence
  description: Sentence
}

export function createGenerateUnindexedMetadata({ title, description }: UnindexedPage) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const t = getTranslate(parseVariant((await params).country).language)
    return createMetadata({ title: t(title), description: t(description) })
  }
}

const NOT_FOUND = {
  title: 'There’s nothing at this address',
  description: 'This page doesn’t exist, but our crew does. Call us or ask for a free quote.',
} as const
export const notFoundMetadata = createMetadata(NOT_FOUND)
export const generateNotFoundMetadata = createGenerateUnindexedMetadata(NOT_FOUND)

export function createGenerateMetadata(page: PageName) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const pageContext = await getPageContext(await params)
    return createMetadata({
      ...getPageDescription(page, pageContext.city, pageContext.t),
      canonical: page,
      pageContext,
    })
  }
}
