import { RichText } from '@/components/ui/rich-text'
import { CLAIMS, type Claim } from '@/lib/business/claims'
import type { PageContext } from '@/lib/routing/page-context'

const STATS = Object.values<Claim>(CLAIMS).flatMap(({ text, stat }) =>
  stat ? [{ text, ...stat }] : [],
)

const makeSmall = (text: string) => (
  <span className="w-min text-sm leading-tight wrap-normal">{text}</span>
)

export function Stats({ pageContext: { t } }: { pageContext: PageContext }) {
  return (
    <section aria-label={t('The score so far')} className="bg-ink text-paper print:text-ink">
      <ul className="mx-auto grid max-w-page grid-cols-2 sm:px-6 lg:grid-cols-4 lg:px-8">
        {STATS.map(({ text, figure, unit }) => (
          <li
            key={text}
            className="border-b-line border-ink-soft px-4 py-6 odd:border-r-line nth-last-[-n+2]:border-b-0 lg:border-r-line lg:border-b-0 lg:px-8 lg:py-9 lg:first:pl-0 lg:last:border-r-0"
          >
            <span className="sr-only">{t(text)}</span>{' '}
            <span
              aria-hidden="true"
              className="inline-flex min-w-[2.2ch] flex-wrap items-center justify-center gap-2 rounded-control px-3 py-1.5 display-text text-stat text-orange-bright flap"
            >
              <RichText text={t(figure)} parts={[makeSmall]} />
            </span>{' '}
            <span
              aria-hidden="true"
              className="block max-w-[18ch] pt-2.5 leading-snug font-semibold"
            >
              {t(unit)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
