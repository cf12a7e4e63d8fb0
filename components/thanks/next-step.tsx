import { ButtonLink } from '@/components/ui/button-link'
import type { Area } from '@/lib/area'
import { pathsOf, telHref } from '@/lib/paths'

/** What happens now, and what the visitor can do about it. */
export function NextStep({ area: { cityKey, city, phone } }: { area: Area }) {
  return (
    <div>
      <h2 className="text-2xl">What happens next</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        <li>Your {city.name} dispatcher reads your request.</li>
        <li>We call you at the number you gave, with one all-inclusive price.</li>
        <li>You get that price in writing, and pick your day.</li>
      </ol>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={telHref(phone)}>In a hurry? Call {phone}</ButtonLink>
        <ButtonLink href={pathsOf(cityKey).home} look="line">
          Back to {city.name}
        </ButtonLink>
      </p>
    </div>
  )
}
