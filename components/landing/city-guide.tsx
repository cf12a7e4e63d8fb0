import { CityGuideSection } from '@/components/layout/city-guide-section'
import { PhoneAccordion } from '@/components/ui/accordion-item'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { getGuide } from '@/lib/content/guides/guides'

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
