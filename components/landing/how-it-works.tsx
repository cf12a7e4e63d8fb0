import { Band } from '@/components/ui/band'
import { JerseyNumeral } from '@/components/ui/jersey-numeral'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/area'
import { pathsOf } from '@/lib/paths'
import { STEPS } from '@/lib/services'

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
      <ol className="grid gap-x-8 gap-y-8 pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex items-start gap-4 lg:block">
            <JerseyNumeral number={index + 1} className="w-20 shrink-0 lg:w-28" />
            <div className="lg:pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="max-w-[34ch] pt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="pt-6">
        <TextLink href={pathsOf(area.cityKey).howItWorks}>Every step, move or junk pickup</TextLink>
      </p>
    </Band>
  )
}
