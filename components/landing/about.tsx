import { Section } from '@/components/ui/section'
import { CheckmarkList } from '@/components/ui/checkmark-list'
import type { PageContext } from '@/lib/cities/page-context'
import { CLAIMS, type Claim } from '@/lib/business/claims'

const TITLE_ID = 'about'

export function About({ pageContext }: { pageContext: PageContext }) {
  const { licence, servedCities } = pageContext.city
  const claims = Object.values<Claim>(CLAIMS).map((claim) =>
    claim === CLAIMS.crew && licence ? `${claim.text} (${licence})` : claim.text,
  )
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={TITLE_ID} className="text-title">
            Two people, a truck, one price in writing
          </h2>
          <p className="max-w-measure pt-4 text-lead">
            The same crew handles your move from the first box to the last. They’re licensed,
            insured, and wearing the team shirt at both ends of the move.
          </p>
          {servedCities.length > 0 ? <ServedCities names={servedCities} /> : null}
        </div>
        <div>
          <CheckmarkList
            items={claims}
            className="grid border-t-line border-ink sm:grid-cols-2 sm:gap-x-8"
            itemClassName="min-h-16 border-b-line border-ink/25 py-3 font-semibold"
          />
          <a href="#quote" className="mt-8 button-primary w-full sm:w-auto">
            Get my free quote
          </a>
        </div>
      </div>
    </Section>
  )
}

function ServedCities({ names }: { names: readonly string[] }) {
  return (
    <div className="pt-6">
      <h3 className="text-lg">Our crews serve</h3>
      <ul className="flex flex-wrap gap-2 pt-3">
        {names.map((name) => (
          <li key={name} className="rounded-control bg-sky px-3 py-1 font-semibold">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
