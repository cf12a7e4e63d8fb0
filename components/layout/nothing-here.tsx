import { Band } from '@/components/ui/band'
import { ButtonLink } from '@/components/ui/button-link'
import type { Area } from '@/lib/area'
import { pathsOf, telHref } from '@/lib/paths'

/** The page that says there is none, and where to go on. */
export function NothingHere({ area }: { area: Area }) {
  const { cityKey, city, phone } = area
  const paths = pathsOf(cityKey)
  return (
    <Band tone="paper">
      <h1>Nothing at this address</h1>
      <p className="mt-4">
        The page you were looking for has moved out. The {city.name} crew has not.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={paths.getQuote}>Get a free quote</ButtonLink>
        <ButtonLink href={telHref(phone)} look="line">
          Call {phone}
        </ButtonLink>
        <ButtonLink href={paths.home} look="line">
          {city.name} home page
        </ButtonLink>
      </p>
    </Band>
  )
}
