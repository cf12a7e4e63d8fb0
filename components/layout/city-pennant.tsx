import { Pennant } from '@/components/ui/pennant'
import type { City } from '@/lib/cities/city'

interface Props {
  city: City
  /** The city's landing page; on that page undefined. */
  href?: string
}

/** The city's name over a headline; on a phone it starts at the edge of the screen. */
export function CityPennant({ city, href }: Props) {
  const name = `${city.name}, ${city.region}`
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
