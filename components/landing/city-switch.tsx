import type { PageContext } from '@/lib/routing/page-context'
import { getCity } from '@/lib/cities/cities'
import { getCityLink, otherCities } from '@/lib/routing/nearby-cities'

/** Lists the visitor's country first. A city's page shows this only to name an unknown place. */
export function CitySwitch({ pageContext }: { pageContext: PageContext }) {
  const { cityKey, city, visitorCountry, t } = pageContext
  const country = visitorCountry === 'other' ? city.country : visitorCountry
  return (
    <details hidden={cityKey !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center">
        <span>
          <span data-unknown-place={t('We don’t know “{place}” yet.')}>
            {t('Not in {city}?', { city: city.name })}
          </span>{' '}
          <span className="font-bold whitespace-nowrap underline underline-offset-4">
            {t('Choose your city')}
          </span>
        </span>
      </summary>
      <nav
        aria-label={t('Cities')}
        className="absolute inset-x-0 top-full z-30 max-h-[60dvh] overflow-y-auto bg-sky shadow-bar"
      >
        <ul className="mx-auto grid max-w-page grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 px-4 pb-4 sm:px-6 lg:px-8">
          {otherCities(country, cityKey).map((key) => {
            const { name, ...link } = getCityLink(key, 'home', t.language)
            return (
              <li key={key}>
                <a
                  {...link}
                  className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {t('{city}, {region}', { city: name, region: getCity(key).region })}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </details>
  )
}
