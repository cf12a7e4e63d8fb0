import { Band } from '@/components/ui/band'
import { ButtonLink } from '@/components/ui/button-link'
import type { Area } from '@/lib/area'
import type { Claim } from '@/lib/claims'
import { CLAIMS } from '@/lib/claims'
import { ServedCities } from './served-cities'

const TITLE_ID = 'about'

interface AboutProps {
  area: Area
}

export function About({ area }: AboutProps) {
  return (
    <Band tone="paper" labelledBy={TITLE_ID}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={TITLE_ID} className="text-title">
            Two people, a truck, one price in writing
          </h2>
          <p className="max-w-measure pt-4 text-lead">
            One crew carries your move from the first box to the last. Licensed, insured, and in the
            same shirt at both doors.
          </p>
          <ServedCities city={area.city} />
        </div>
        <div>
          <ul className="grid border-t-line border-ink sm:grid-cols-2 sm:gap-x-8">
            {Object.values<Claim>(CLAIMS).map((claim) => (
              <li
                key={claim.text}
                className="flex min-h-16 items-center gap-3 border-b-line border-ink/25 py-3 font-semibold"
              >
                <Tick />
                {claim.text}
                {claim === CLAIMS.crew && area.city.licence ? ` (${area.city.licence})` : null}
              </li>
            ))}
          </ul>
          <ButtonLink href="#quote" className="mt-8 w-full sm:w-auto">
            Get my free quote
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
      <path d="M3 2h22v14L14 26 3 16z" className="fill-green" />
      <path d="M8.5 11.5l4 4 7-8" className="stroke-white" fill="none" strokeWidth="2.5" />
    </svg>
  )
}
