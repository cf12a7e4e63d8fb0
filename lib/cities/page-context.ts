import type { Country } from '@/lib/business/brand'
import type { City } from './city'
import type { CityKey } from './keys'

export interface PageContext {
  /** `null` on the pages without a city key, which show the default city. */
  cityKey: CityKey | null
  city: City
  /** NNN-NNN-NNNN. */
  phone: string
  visitorCountry: Country
}
