import { Pennant } from '@/components/ui/pennant'
import type { City } from '@/lib/cities/city'
import type { Translate } from '@/lib/words/translate'

interface Props {
  city: City
  /** The city's landing page; undefined on that page itself. */
  href?: string
  t: Translate
}

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
