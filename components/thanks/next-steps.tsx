import { ButtonLink } from '@/components/ui/button-link'
import { StepNumber } from '@/components/ui/step-number'
import type { PageContext } from '@/lib/cities/page-context'
import { getPhoneAvailability } from '@/lib/business/opening-hours'
import { getPaths, telHref } from '@/lib/routing/paths'
import type { WallClock } from '@/lib/dates/schedule'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { PhoneHours } from './phone-hours'

const STEPS: Record<ThankYouParameters['kind'], readonly string[]> = {
  quote: [
    'A dispatcher reads your request.',
    'We call you at the number you gave us, with one all-inclusive price.',
    'You get that price in writing and pick your day.',
  ],
  job: [
    'A dispatcher puts your pickup on the crew’s schedule.',
    'We call you at the number you gave us if anything is unclear.',
    'The truck arrives during your window. Show the team your pass.',
  ],
}

interface Props {
  pageContext: PageContext
  kind: ThankYouParameters['kind']
  clock: WallClock
}

export function NextSteps({ pageContext: { cityKey, city, phone }, kind, clock }: Props) {
  const isOpen = 'until' in getPhoneAvailability(city.openingHours, clock)
  return (
    <div className="print:hidden">
      <h2 className="text-2xl">What happens next</h2>
      <ol className="mt-4 mb-6 grid gap-3">
        {STEPS[kind].map((step, index) => (
          <li key={step} className="flex items-center gap-4">
            <StepNumber number={index + 1} className="w-14 shrink-0" />
            {step}
          </li>
        ))}
      </ol>
      <PhoneHours city={city} clock={clock} />
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink
          href={telHref(phone)}
          variant={isOpen ? 'primary' : 'secondary'}
          className="w-full sm:w-auto"
        >
          {isOpen ? 'In a hurry? ' : ''}Call {phone}
        </ButtonLink>
        <ButtonLink href={getPaths(cityKey).home} variant="secondary" className="w-full sm:w-auto">
          Back to {city.name}
        </ButtonLink>
      </p>
    </div>
  )
}
