import type { Country } from '@/lib/business/brand'
import type { City } from './city'
import type { CityKey } from './keys'

/** Whose page is shown to whom: what every header, section and form of one page needs to know. */
export interface PageContext {
  /** `null` on the pages without a city key, which belong to the default area. */
  cityKey: CityKey | null
  city: City
  /** The tracking number, NNN-NNN-NNNN: the only number on the page. */
  phone: string
  /** The visitor's country, not the city's. */
  visitorCountry: Country
}
