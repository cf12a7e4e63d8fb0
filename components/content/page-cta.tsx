import { Section } from '@/components/ui/section'
import { ButtonLink } from '@/components/ui/button-link'
import type { PageContext } from '@/lib/cities/page-context'
import { getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'

const TITLE_ID = 'page-cta'

interface PageCtaProps {
  pageContext: PageContext
}

/** The closing section of a content page: quote, pickup or phone. */
export function PageCta({ pageContext: { cityKey, city, phone } }: PageCtaProps) {
  const paths = getPaths(cityKey)
  return (
    <Section tone="ink" labelledBy={TITLE_ID} padding="py-12 md:py-16">
      <h2 id={TITLE_ID} className="text-title">
        Moving, or clearing out some junk?
      </h2>
      <p className="max-w-measure pt-3 text-lead text-sky print:text-ink">
        Tell our {city.name} crew what you’ve got, or just give us a call.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4 pt-6 print:hidden">
        <ButtonLink href={paths.getQuote} className="w-full border-paper sm:w-auto">
          Get my free quote
        </ButtonLink>
        <ButtonLink href={paths.bookNow} variant="secondary" className="w-full sm:w-auto">
          Book a junk pickup
        </ButtonLink>
      </div>
      <a
        href={telHref(phone)}
        className="mt-6 inline-flex min-h-14 items-center display-text text-title underline decoration-orange-bright decoration-4 underline-offset-8 hover:text-orange-bright print:decoration-current"
      >
        <span className="sr-only">Call </span>
        {phone}
      </a>
    </Section>
  )
}
