import Link from 'next/link'
import { Stripes } from '@/components/ui/stripes'
import type { Area } from '@/lib/area'
import { BRAND } from '@/lib/brand'
import { CANONICAL_CITY, CITY_KEYS, getCity } from '@/lib/cities'
import { pathsOf, PRIVACY_PATH, telHref } from '@/lib/paths'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
const LISTED_CITIES = CITY_KEYS.filter((key) => !(key in CANONICAL_CITY))

interface SiteFooterProps {
  area: Area
}

export function SiteFooter({ area }: SiteFooterProps) {
  const paths = pathsOf(area.cityKey)
  return (
    <footer className="bg-ink text-paper print:bg-transparent print:text-ink">
      <Stripes />
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-12 pb-28 sm:px-6 md:grid-cols-[1fr_2fr] md:pb-14 lg:px-8">
        <div>
          <p className="jersey text-xl leading-tight">{BRAND.name}</p>
          <p className="pt-2 text-sky">
            {area.city.locationName}, {area.city.region}
          </p>
          <a
            href={telHref(area.phone)}
            className="inline-flex min-h-12 items-center jersey text-2xl hover:text-orange-bright"
          >
            {area.phone}
          </a>
          <ul className="grid grid-cols-2 gap-x-6 pt-2 md:grid-cols-1">
            <li>
              <Link href={paths.home} className={LINK}>
                Home
              </Link>
            </li>
            <li>
              <Link href={paths.getQuote} className={LINK}>
                Get a quote
              </Link>
            </li>
            <li>
              <Link href={paths.bookNow} className={LINK}>
                Book junk removal
              </Link>
            </li>
            <li>
              <Link href={PRIVACY_PATH} className={LINK}>
                Privacy policy
              </Link>
            </li>
            <li>
              <a href={BRAND.parent.url} className={LINK}>
                {BRAND.parent.name}
              </a>
            </li>
          </ul>
        </div>
        <CityLinks />
      </div>
    </footer>
  )
}

function CityLinks() {
  return (
    <nav aria-labelledby="where-we-work">
      <h2 id="where-we-work" className="text-xl">
        Where we work
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 pt-2 sm:grid-cols-3 lg:grid-cols-4">
        {LISTED_CITIES.map((key) => (
          <li key={key}>
            {/* Sixteen whole pages would otherwise be fetched by everyone who scrolls this far. */}
            <Link href={pathsOf(key).home} prefetch={false} className={LINK}>
              {getCity(key).name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
