import { CityPart } from '@/components/layout/city-part'
import { Band } from '@/components/ui/band'
import type { Area } from '@/lib/cities/area'
import { wordsAbout } from '@/lib/cities/guides'

const TITLE_ID = 'home-ground'

interface HomeGroundProps {
  area: Area
}

/** What the crew knows about the place: the part of the page that no other city has. */
export function HomeGround({ area: { cityKey, city } }: HomeGroundProps) {
  const { lead, districts, buildings, seasons, junk } = wordsAbout(cityKey)
  return (
    <Band tone="sky" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="text-title">
        Home ground: {city.name}
      </h2>
      <p className="max-w-measure pt-4 text-lead">{lead}</p>
      <dl className="gap-x-10 pt-8 sm:columns-2 lg:columns-3">
        {districts.map(({ name, text }) => (
          <div key={name} className="break-inside-avoid border-t-line border-ink/30 py-4">
            <dt className="jersey text-lg leading-tight text-balance">{name}</dt>
            <dd className="pt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-10 gap-y-10 border-t-line border-ink pt-8 lg:grid-cols-3">
        <CityPart subject="buildings" words={buildings} />
        <CityPart subject="seasons" words={seasons} />
        <CityPart subject="junk" words={junk} />
      </div>
    </Band>
  )
}
