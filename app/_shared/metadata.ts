import type { Metadata, Viewport } from 'next'
import { BRAND } from '@/lib/business/brand'
import { COLORS } from '@/tailwind.config'
import { getAlternates, getCanonicalPaths } from '@/lib/routing/canonical'
import { getDocumentLanguage } from '@/lib/words/languages'
import { DEFAULT_CITY, getCanonicalCity } from '@/lib/cities/keys'
import { SITE_URL } from '@/lib/env'
import { getPageDescription, type DescribedPage } from '@/lib/content/page-descriptions'
import { getOgImagePath, parseVariant } from '@/lib/routing/paths'
import type { Sentence } from '@/lib/words/translate'
import { getTranslate } from '@/lib/words/words'
import { getPageContext, type PageProps } from './page-context'

export const viewport: Viewport = { themeColor: COLORS.paper.DEFAULT }

interface Texts {
  title: string
  description: string
}

const createMetadata = ({ title, description }: Texts): Metadata => ({
  metadataBase: new URL(SITE_URL),
  title: `${title} | ${BRAND.shortName}`,
  description,
  // Our phone numbers are links already. A link that iOS adds before hydration would empty the forms.
  formatDetection: { telephone: false, date: false, address: false, email: false },
})

export function createGenerateMetadata(page: DescribedPage) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { cityKey, city, t } = await getPageContext(await params)
    const { title, description } = getPageDescription(page, city, t)
    const canonical = getCanonicalPaths(cityKey, t.language)[page]
    const languages = getAlternates(cityKey, page)
    const brand = BRAND.name[t.language]
    const image = {
      url: getOgImagePath(getCanonicalCity(cityKey ?? DEFAULT_CITY), t.language),
      alt: `${brand}, ${city.name}`,
      width: 1200,
      height: 630,
    }
    return {
      ...createMetadata({ title, description }),
      alternates: { canonical, ...(languages && { languages }) },
      openGraph: {
        type: 'website',
        siteName: brand,
        locale: getDocumentLanguage(t.language, city.country).replace('-', '_'),
        url: canonical,
        title,
        description,
        images: [image],
      },
      twitter: { card: 'summary_large_image', title, description, images: [image] },
    }
  }
}

export const createUnindexedMetadata = (texts: Texts): Metadata => ({
  ...createMetadata(texts),
  robots: { index: false },
})

export function createGenerateUnindexedMetadata(texts: Record<keyof Texts, Sentence>) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const t = getTranslate(parseVariant((await params).country).language)
    return createUnindexedMetadata({ title: t(texts.title), description: t(texts.description) })
  }
}

const NOT_FOUND = {
  title: 'There’s nothing at this address',
  description: 'This page doesn’t exist, but our crew does. Call us or ask for a free quote.',
} as const
export const notFoundMetadata = createUnindexedMetadata(NOT_FOUND)
export const generateNotFoundMetadata = createGenerateUnindexedMetadata(NOT_FOUND)
