import { Section } from '@/components/ui/section'
import { RichText } from '@/components/ui/text'
import { getBadgePath, getBadges } from '@/lib/business/badges'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'

export function CallBanner({ pageContext: { city, phone, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="ink" labelledBy="call" padding="py-12 md:py-16">
      <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <h2 id="call" className="text-title">
          {t('Rather talk it over?')}
        </h2>
        <div>
          <a
            href={telHref(phone)}
            className="inline-flex min-h-14 items-center display-text text-hero underline decoration-orange-bright decoration-4 underline-offset-8 hover:text-orange-bright"
          >
            <RichText
              text={t('<1>Call </1>{phone}', { phone })}
              parts={[(text) => <span className="sr-only">{text}</span>]}
            />
          </a>
          <p className="pt-2 text-sky print:text-ink">
            {t('We answer the phone {hours}.', { hours: formatOpeningHours(city.openingHours, t) })}
          </p>
        </div>
      </div>
    </Section>
  )
}

export function SupporterBadges({ pageContext: { cityKey, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="paper" labelledBy="supporters" padding="py-12 md:py-16">
      <h2 id="supporters" className="text-center text-title">
        {t('We cheer for the home team')}
      </h2>
      <p className="pt-2 text-center text-ink-soft">
        {t('We’re just fans, like you. None of these teams sponsor us.')}
      </p>
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-6 pt-8 sm:gap-x-6 lg:gap-x-8">
        {getBadges(getCity(cityKey ?? DEFAULT_CITY)).map((badge) => (
          <li key={badge.file}>
            <img
              src={getBadgePath(badge, t.language)}
              alt={t(badge.name)}
              width={120}
              height={140}
              loading="lazy"
              className="h-auto w-24 lg:w-30"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
