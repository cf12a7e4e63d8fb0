import type { PageContext } from '@/lib/routing/page-context'
import { BRAND, getMailingAddress } from '@/lib/business/brand'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { PRIVACY_CHOICES_ID } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { getCityLink, nearbyCities } from '@/lib/routing/nearby-cities'
import { getPageLinks } from './page-links'
import { RegistrationList } from './registration-list'

const LINK_CLASS = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

export function SiteFooter({ pageContext }: { pageContext: PageContext }) {
  const { cityKey, city, paths, phone, t } = pageContext
  const termsUrl = BRAND.termsUrls[t.language]
  const pages = [
    ...getPageLinks(pageContext),
    { name: t('Privacy policy'), href: paths.privacy },
    { name: t('Privacy choices'), href: `${paths.privacy}#${PRIVACY_CHOICES_ID}` },
    { name: t('Accessibility'), href: paths.accessibility },
    ...(termsUrl ? [{ name: t('Terms'), href: termsUrl }] : []),
  ]
  const cities = nearbyCities(cityKey).map((key) => getCityLink(key, 'home', t.language))
  return (
    <footer className="bg-ink text-paper print:bg-transparent print:text-ink">
      <div aria-hidden="true" className="stripe-divider" />
      <div className="mx-auto grid max-w-page gap-8 px-4 pt-12 pb-24 sm:px-6 md:grid-cols-2 md:gap-10 md:pb-14 lg:grid-cols-[4fr_3fr_6fr] lg:px-8">
        <div className="flex flex-col items-start">
          <p className="display-text text-xl leading-tight">{BRAND.name[t.language]}</p>
          <p className="pt-2 text-sky">
            {t('{city}, {region}', { city: city.name, region: city.region })}
          </p>
          <a
            href={telHref(phone)}
            className="mt-1 inline-flex min-h-12 items-center display-text text-2xl hover:text-orange-bright"
          >
            {phone}
          </a>
          <p className="text-sky">{upperFirst(formatOpeningHours(city.openingHours, t))}</p>
          <RegistrationList pageContext={pageContext} className="pt-2 text-sky" />
          <address className="pt-2 text-sky not-italic">{getMailingAddress(city.country)}</address>
          {BRAND.email ? (
            <a href={`mailto:${BRAND.email}`} className={`${LINK_CLASS} wrap-anywhere`}>
              {BRAND.email}
            </a>
          ) : null}
          <a href={BRAND.parent.url} className={LINK_CLASS}>
            {BRAND.parent.name}
          </a>
        </div>
        <nav aria-labelledby="pages">
          <h2 id="pages" className="text-xl">
            {t('Find your way around')}
          </h2>
          <LinkList links={pages} gridClassName="lg:grid-cols-1" />
        </nav>
        <nav aria-labelledby="where-we-work" className="md:col-span-2 lg:col-span-1">
          <h2 id="where-we-work" className="text-xl">
            {t('Where we work')}
          </h2>
          <LinkList links={cities} gridClassName="sm:grid-cols-3" />
        </nav>
      </div>
    </footer>
  )
}

interface LinkListProps {
  links: readonly { name: string; href: string; hrefLang?: string }[]
  gridClassName: string
}

function LinkList({ links, gridClassName }: LinkListProps) {
  return (
    <ul className={`grid grid-cols-2 gap-x-6 pt-2 ${gridClassName}`}>
      {links.map(({ name, ...link }) => (
        <li key={link.href}>
          <a {...link} className={LINK_CLASS}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
