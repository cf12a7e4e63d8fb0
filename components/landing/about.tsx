import { Band } from '@/components/ui/band'
import { ButtonLink } from '@/components/ui/button-link'
import { TickList } from '@/components/ui/tick-list'
import type { Area } from '@/lib/cities/area'
import type { Claim } from '@/lib/business/claims'
import { CLAIMS } from '@/lib/business/claims'
import { ServedCities } from './served-cities'

const TITLE_ID = 'about'

interface AboutProps {
  area: Area
}

export function About({ area }: AboutProps) {
  const { licence } = area.city
  const claims = Object.values<Claim>(CLAIMS).map((claim) => ({
    key: claim.text,
    text: claim === CLAIMS.crew && licence ? `${claim.text} (${licence})` : claim.text,
  }))
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
          <TickList
            items={claims}
            className="grid border-t-line border-ink sm:grid-cols-2 sm:gap-x-8"
            itemClassName="min-h-16 border-b-line border-ink/25 py-3 font-semibold"
          />
          <ButtonLink href="#quote" className="mt-8 w-full sm:w-auto">
            Get my free quote
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}
