import { ProfileLink, ReviewList } from '@/components/layout/reviews'
import { Section } from '@/components/ui/section'
import { StepList } from '@/components/ui/steps'
import { TextLink } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'
import { REVIEW_COLLECTION, REVIEW_PROMISES, type Review } from '@/lib/content/reviews'
import type { Translate } from '@/lib/words/translate'
import { PageCta, PageHeader } from './page-frame'

interface ReviewsProps {
  pageContext: PageContext
  reviews: readonly Review[]
}

export function Reviews({ pageContext, reviews }: ReviewsProps) {
  const { city, phone, t } = pageContext
  const hasReviews = reviews.length > 0
  const title = hasReviews ? 'Reviews of our {city} crew' : 'How we handle reviews in {city}'
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-12 md:py-16">
        <PageHeader pageContext={pageContext} title={t(title, { city: city.name })}>
          {t(
            hasReviews
              ? 'In our customers’ own words, the good and the bad. Below is how we collect reviews and what we promise about every one.'
              : 'There are no reviews on this page yet. A review only helps if you can believe it, so here’s how we collect them and what we promise about every one.',
          )}
        </PageHeader>
        <ProfileLink pageContext={pageContext} fallback="See our public review page" />
        {hasReviews ? <ReviewList reviews={reviews} t={t} /> : null}
      </Section>
      <ReviewPromises t={t} />
      <ReviewCollection phone={phone} t={t} />
      <PageCta pageContext={pageContext} />
    </>
  )
}

function ReviewPromises({ t }: { t: Translate }) {
  return (
    <Section tone="ink" labelledBy="promises" title={t('What we promise')}>
      <ul className="grid gap-x-10 gap-y-8 pt-8 md:grid-cols-3">
        {REVIEW_PROMISES.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-orange-bright pt-4">
            <h3 className="text-xl">{t(title)}</h3>
            <p className="max-w-[34ch] pt-2 text-sky print:text-ink">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ReviewCollection({ phone, t }: { phone: string; t: Translate }) {
  return (
    <Section tone="sky" labelledBy="collecting" title={t('How we collect reviews')}>
      <StepList steps={REVIEW_COLLECTION} gridClassName="lg:grid-cols-3" t={t} />
      <p className="max-w-measure pt-8">
        {t(
          'Did we move you or haul something away? Tell us how it went. If something went wrong, start there.',
        )}
      </p>
      <TextLink href={telHref(phone)}>{t('Call {phone}', { phone })}</TextLink>
    </Section>
  )
}
