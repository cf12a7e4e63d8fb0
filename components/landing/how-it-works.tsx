import { Band } from '@/components/ui/band'
import { StepList } from '@/components/ui/step-list'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/cities/area'
import { pathsOf } from '@/lib/routing/paths'
import { STEPS } from '@/lib/business/services'

const TITLE_ID = 'how-it-works'

interface HowItWorksProps {
  area: Area
}

export function HowItWorks({ area }: HowItWorksProps) {
  return (
    <Band tone="sky" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="text-title">
        How it works
      </h2>
      <StepList steps={STEPS} columns="sm:grid-cols-2 lg:grid-cols-4" />
      <p className="pt-6">
        <TextLink href={pathsOf(area.cityKey).howItWorks}>Every step, move or junk pickup</TextLink>
      </p>
    </Band>
  )
}
