import { PageLink } from '@/components/ui/page-link'
import { AnyLink } from '@/components/ui/any-link'
import { Stripes } from '@/components/ui/stripes'
import type { Area } from '@/lib/cities/area'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { hoursInWords } from '@/lib/business/opening-hours'
import { CHOICES_ID, pathsOf, PRIVACY_PATH, telHref } from '@/lib/routing/paths'
import { placesNear } from '@/lib/seo/places-near'
import { pageLinks } from './page-links'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

const PRIVACY_LINKS = [
  { name: 'Privacy policy', href: PRIVACY_PATH },
  { name: 'Privacy choices', href: `${PRIVACY_PATH}#${CHOICES_ID}` },
]

interface SiteFooterProps {
  area: Area
}

export function SiteFooter({ area }: SiteFooterProps) {
  return (
    <footer className="bg-ink text-paper print:bg-transparent print:text-ink">
      <Stripes />
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-12 pb-28 sm:px-6 md:grid-cols-2 md:pb-14 lg:grid-cols-[4fr_3fr_6fr] lg:px-8">
        <div className="flex flex-col items-start">
          <p className="jersey text-xl leading-tight">{BRAND.name}</p>
          <p className="pt-2 text-sky">
            {area.city.locationName}, {area.city.region}
          </p>
          <a
            href={telHref(area.phone)}
            className="mt-1 inline-flex min-h-12 items-center jersey text-2xl hover:text-orange-bright"
          >
            {area.phone}
          </a>
          <p className="text-sky">{hoursInWords(area.city.openingHours)}</p>
          {area.city.licence ? <p className="pt-2 text-sky">{area.city.licence}</p> : null}
          <a href={BRAND.parent.url} className={LINK}>
            {BRAND.parent.name}
          </a>
        </div>
        <PageLinks cityKey={area.cityKey} />
        <CityLinks cityKey={area.cityKey} />
      </div>
    </footer>
  )
}

function PageLinks({ cityKey }: Pick<Area, 'cityKey'>) {
  return (
    <nav aria-labelledby="pages">
      <h2 id="pages" className="text-xl">
        Find your way
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 pt-2 lg:grid-cols-1">
        {[...pageLinks(cityKey), ...PRIVACY_LINKS].map((link) => (
          <li key={link.href}>
            <AnyLink href={link.href} className={LINK}>
              {link.name}
            </AnyLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CityLinks({ cityKey }: Pick<Area, 'cityKey'>) {
  return (
    <nav aria-labelledby="where-we-work" className="md:col-span-2 lg:col-span-1">
      <h2 id="where-we-work" className="text-xl">
        Where we work
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 pt-2 sm:grid-cols-3">
        {placesNear(cityKey).map((key) => (
          <li key={key}>
            {/* Sixteen whole pages would otherwise be fetched by everyone who scrolls this far. */}
            <PageLink href={pathsOf(key).home} className={LINK}>
              {getCity(key).name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
