import { TextLink } from '@/components/ui/text'
import { formatReviewsCount, type Review } from '@/lib/content/reviews'
import { formatDate } from '@/lib/dates/format-dates'
import type { PageContext } from '@/lib/routing/page-context'
import type { Sentence, Translate } from '@/lib/words/translate'

export function ReviewList({ reviews, t }: { reviews: readonly Review[]; t: Translate }) {
  return (
    <ul className="grid gap-6 pt-8 md:grid-cols-3">
      {reviews.map(({ text, from, date, source, href, language = 'en' }) => (
        <li key={text} className="row-span-2 grid grid-rows-subgrid card">
          {/* The rows of the list, so that all tickets are perforated at one height. */}
          <figure className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <blockquote
              lang={language === t.language ? undefined : language}
              className="p-5 text-lg"
            >
              {t('“{text}”', { text })}
            </blockquote>
            <figcaption className="border-t-line dashed-border border-ink p-5 text-ink-soft">
              <span className="block font-semibold text-ink">{from}</span>{' '}
              <time dateTime={date}>{formatDate(date, t)}</time>{' '}
              <span className="block">
                {href ? <TextLink href={href}>{t('On {source}', { source })}</TextLink> : source}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

interface ProfileLinkProps {
  pageContext: PageContext
  /** Instead of a count that is unknown or too old. */
  fallback?: Sentence
}

export function ProfileLink({ pageContext, fallback }: ProfileLinkProps) {
  const { reviewsUrl, t } = pageContext
  const text = formatReviewsCount(pageContext, t) ?? (fallback && t(fallback))
  if (!reviewsUrl || !text) return null
  return (
    <p className="pt-4">
      <TextLink href={reviewsUrl}>{text}</TextLink>
    </p>
  )
}
