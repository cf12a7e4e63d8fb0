import { Section } from '@/components/ui/section'
import { CREW_PHOTOS } from '@/lib/business/crew-photos'
import type { PageContext } from '@/lib/routing/page-context'
import type { Translate } from '@/lib/words/translate'

const TITLE_ID = 'about'

export function About({ pageContext: { city, t } }: { pageContext: PageContext }) {
  const { servedCities, areaKey } = city
  const photo = CREW_PHOTOS[areaKey]
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={TITLE_ID} className="text-title">
            {t('Two people, a truck, one price in writing')}
          </h2>
          <p className="max-w-measure pt-4 text-lead">
            {t(
              'The same crew from the first box to the last, licensed and insured, with the team shirt on.',
            )}
          </p>
        </div>
        <div className="grid content-start gap-6">
          {photo ? (
            <img {...photo} alt={t(photo.alt)} loading="lazy" className="h-auto w-full card" />
          ) : null}
          {servedCities.length > 0 ? <ServedCities names={servedCities} t={t} /> : null}
          <a href="#quote" className="button-primary w-full sm:w-auto sm:justify-self-start">
            {t('Get my free quote')}
          </a>
        </div>
      </div>
    </Section>
  )
}

function ServedCities({ names, t }: { names: readonly string[]; t: Translate }) {
  return (
    <div>
      <h3 className="text-lg">{t('Our crews serve')}</h3>
      <ul className="flex flex-wrap gap-2 pt-3">
        {names.map((name) => (
          <li key={name} className="rounded-control bg-sky px-3 py-1 font-semibold">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
