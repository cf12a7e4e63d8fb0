import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { getBadgePath, getBadges } from '@/lib/business/badges'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'

const TITLE_ID = 'supporters'

export function SupporterBadges({ pageContext: { cityKey, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="paper" labelledBy={TITLE_ID} padding="py-12 md:py-16">
      <h2 id={TITLE_ID} className="text-center text-title">
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
