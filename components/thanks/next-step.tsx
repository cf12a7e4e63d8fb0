import { ButtonLink } from '@/components/ui/button-link'
import type { Area } from '@/lib/area'
import { pathsOf, telHref } from '@/lib/paths'
import type { ThankYou } from '@/lib/thank-you'

const STEPS: Record<ThankYou['kind'], readonly string[]> = {
  quote: [
    'Your dispatcher reads your request.',
    'We call you at the number you gave, with one all-inclusive price.',
    'You get that price in writing, and pick your day.',
  ],
  job: [
    'Your dispatcher puts the pickup on the crew’s list.',
    'We call you at the number you gave if anything is unclear.',
    'The truck comes within your window. Show the team your pass.',
  ],
}

interface Props {
  area: Area
  kind: ThankYou['kind']
}

/** What happens now, and what the visitor can do about it. */
export function NextStep({ area: { cityKey, city, phone }, kind }: Props) {
  return (
    <div className="print:hidden">
      <h2 className="text-2xl">What happens next</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        {STEPS[kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
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
