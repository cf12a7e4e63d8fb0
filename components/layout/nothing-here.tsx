import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/cities/area'
import { pathsOf, telHref } from '@/lib/routing/paths'
import { Astray } from './astray'
import { pageLinks } from './page-links'

/** The page that says there is none, and where to go on. */
export function NothingHere({ area }: { area: Area }) {
  const { cityKey, city, phone } = area
  return (
    <Astray area={area} title="Nothing at this address">
      <p className="max-w-measure pt-4 text-lead">
        The page you were looking for has moved out. The {city.name} crew has not.
      </p>
      <p className="flex flex-wrap gap-3 pt-6">
        <ButtonLink href={pathsOf(cityKey).getQuote} className="w-full sm:w-auto">
          Get a free quote
        </ButtonLink>
        <ButtonLink href={telHref(phone)} look="line" className="w-full sm:w-auto">
          Call {phone}
        </ButtonLink>
      </p>
      <h2 className="pt-8 text-lg">Or go on from here</h2>
      <ul className="flex flex-wrap gap-x-6">
        {pageLinks(cityKey).map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Astray>
  )
}
