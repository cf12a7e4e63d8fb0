import { Pennant } from '@/components/ui/pennant'
import type { City } from '@/lib/cities'

/** The city's flag over a page's headline; on a phone it flies from the edge of the screen. */
export function CityPennant({ city }: { city: City }) {
  return (
    <div className="-mx-4 sm:mx-0">
      <Pennant>
        {city.name}, {city.region}
      </Pennant>
    </div>
  )
}
