import { Pennant } from '@/components/ui/pennant'
import type { City } from '@/lib/cities/city'
import type { Translate } from '@/lib/words/translate'

interface Props {
  city: City
  /** The city's landing page; on that page undefined. */
  href?: string
  t: Translate
}

/** The city's name over a headline; on a phone it starts at the edge of the screen. */
export function CityPennant({ city, href, t }: Props) {
  const name = t('{city}, {region}', { city: city.name, region: city.region })
  return (
    <div className="-mx-4 sm:mx-0">
      <Pennant>
        {href === undefined ? (
          name
        ) : (
          <a
            href={href}
            className="-my-3 inline-flex min-h-12 items-center underline-offset-4 hover:underline"
          >
            {name}
          </a>
        )}
      </Pennant>
    </div>
  )
}
