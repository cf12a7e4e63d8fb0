import { CityPart } from '@/components/layout/city-part'
import { Band } from '@/components/ui/band'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/cities/area'
import { wordsAbout } from '@/lib/cities/guides'
import { CLAIMS } from '@/lib/business/claims'
import { HANDLING } from '@/lib/content/handling'
import { ITEMS, type Item } from '@/lib/business/junk'
import { pathsOf } from '@/lib/routing/paths'
import { NotTaken } from './not-taken'
import { PageHead } from './page-head'
import { TwoActs } from './two-acts'

const WHERE_ID = 'where-it-goes'

interface WhatWeTakeProps {
  area: Area
}

export function WhatWeTake({ area }: WhatWeTakeProps) {
  const { bookNow } = pathsOf(area.cityKey)
  return (
    <>
      <Band tone="paper" room="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHead area={area} title={`What we take in ${area.city.name}`}>
          Point at it, and it goes. {CLAIMS.disposal.text}. {CLAIMS.noHiddenFees.text}.
        </PageHead>
        <ul className="grid gap-6 pt-10 md:grid-cols-2 xl:grid-cols-3">
          {ITEMS.map((item) => (
            <ItemCard key={item.key} item={item} bookNow={bookNow} />
          ))}
        </ul>
      </Band>
      <NotTaken phone={area.phone} />
      <WhereItGoes area={area} />
      <TwoActs area={area} />
    </>
  )
}

/** What the place itself collects, and what is left for a truck. */
function WhereItGoes({ area: { cityKey, city } }: WhatWeTakeProps) {
  return (
    <Band tone="paper" labelledBy={WHERE_ID}>
      <h2 id={WHERE_ID} className="text-title">
        Where junk goes in {city.name}
      </h2>
      <div className="pt-6">
        <CityPart subject="junk" words={wordsAbout(cityKey).junk} />
      </div>
    </Band>
  )
}

function ItemCard({ item: { key, name }, bookNow }: { item: Item; bookNow: string }) {
  const { belongs, handled, before } = HANDLING[key]
  return (
    <li className="flex break-inside-avoid flex-col overflow-hidden card">
      <div className="flex items-center gap-4 border-b-line border-ink bg-sky px-5 py-3">
        <img src={`/items/${key}.svg`} alt="" width={80} height={80} loading="lazy" />
        <h2 className="text-xl">{name}</h2>
      </div>
      <div className="flex grow flex-col gap-3 p-5 pb-3">
        <p className="font-semibold">{belongs}</p>
        <p>{handled}</p>
        <p>
          <strong>Before we come:</strong> {before}
        </p>
        <p className="mt-auto">
          <TextLink href={`${bookNow}?item=${key}`}>
            Start a booking <span className="sr-only">with: {name}</span>
          </TextLink>
        </p>
      </div>
    </li>
  )
}
