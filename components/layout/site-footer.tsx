import type { PageContext } from '@/lib/cities/page-context'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { PRIVACY_CHOICES_ID, getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { nearbyCities } from '@/lib/seo/nearby-cities'
import { getPageLinks } from './page-links'

const LINK_CLASS = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

export function SiteFooter({ pageContext }: { pageContext: PageContext }) {
  return (
    <footer className="bg-ink text-paper print:bg-transparent print:text-ink">
      <div aria-hidden="true" className="stripe-divider" />
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-12 pb-28 sm:px-6 md:grid-cols-2 md:pb-14 lg:grid-cols-[4fr_3fr_6fr] lg:px-8">
        <div className="flex flex-col items-start">
          <p className="display-text text-xl leading-tight">{BRAND.name}</p>
          <p className="pt-2 text-sky">
            {pageContext.city.name}, {pageContext.city.region}
          </p>
          <a
            href={telHref(pageContext.phone)}
            className="mt-1 inline-flex min-h-12 items-center display-text text-2xl hover:text-orange-bright"
          >
            {pageContext.phone}
          </a>
          <p className="text-sky">{formatOpeningHours(pageContext.city.openingHours)}</p>
          {pageContext.city.licence ? (
            <p className="pt-2 text-sky">{pageContext.city.licence}</p>
          ) : null}
          <a href={BRAND.parent.url} className={LINK_CLASS}>
            {BRAND.parent.name}
          </a>
        </div>
        <PageLinks cityKey={pageContext.cityKey} />
        <CityLinks cityKey={pageContext.cityKey} />
      </div>
    </footer>
  )
}

function PageLinks({ cityKey }: Pick<PageContext, 'cityKey'>) {
  const { privacy } = getPaths(cityKey)
  const links = [
    ...getPageLinks(cityKey),
    { name: 'Privacy policy', href: privacy },
    { name: 'Privacy choices', href: `${privacy}#${PRIVACY_CHOICES_ID}` },
  ]
  return (
    <nav aria-labelledby="pages">
      <h2 id="pages" className="text-xl">
        Find your way around
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 pt-2 lg:grid-cols-1">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={LINK_CLASS}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CityLinks({ cityKey }: Pick<PageContext, 'cityKey'>) {
  return (
    <nav aria-labelledby="where-we-work" className="md:col-span-2 lg:col-span-1">
      <h2 id="where-we-work" className="text-xl">
        Where we work
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 pt-2 sm:grid-cols-3">
        {nearbyCities(cityKey).map((key) => (
          <li key={key}>
            <a href={getPaths(key).home} className={LINK_CLASS}>
              {getCity(key).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
