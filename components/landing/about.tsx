import { CityGuideSection } from '@/components/layout/city-guide-section'
import { PhoneAccordion } from '@/components/ui/accordion-item'
import { Section } from '@/components/ui/section'
import { CREW_PHOTOS } from '@/lib/business/crew-photos'
import { getGuide } from '@/lib/content/guides/guides'
import type { PageContext } from '@/lib/routing/page-context'
import type { Translate } from '@/lib/words/translate'

export function About({ pageContext: { city, t } }: { pageContext: PageContext }) {
  const { servedCities, areaKey } = city
  const photo = CREW_PHOTOS[areaKey]
  return (
    <Section tone="paper" labelledBy="about">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="about" className="text-title">
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

export function CityGuide({ pageContext }: { pageContext: PageContext }) {
  const { cityKey, city, t } = pageContext
  const { intro, districts } = getGuide(cityKey, t.language)
  const title = t('Our home turf: {city}', { city: city.name })
  return (
    <Section tone="sky" labelledBy="city-guide" title={title}>
      <p className="max-w-measure pt-4 text-lead">{intro}</p>
      <PhoneAccordion summary={t('Streets, buildings and seasons in {city}', { city: city.name })}>
        <dl className="gap-x-10 pt-8 sm:columns-2 lg:columns-3">
          {Object.entries(districts).map(([name, text]) => (
            <div key={name} className="break-inside-avoid border-t-line border-ink/30 py-4">
              <dt className="display-text text-lg leading-tight text-balance">{name}</dt>
              <dd className="pt-1">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-x-10 gap-y-10 border-t-line border-ink pt-8 lg:grid-cols-3">
          <CityGuideSection pageContext={pageContext} subject="buildings" />
          <CityGuideSection pageContext={pageContext} subject="seasons" />
          <CityGuideSection pageContext={pageContext} subject="junk" />
        </div>
      </PhoneAccordion>
    </Section>
  )
}
