import type { Country } from '@/lib/business/brand'
import type { Prices } from '@/lib/business/prices'
import type { Rates } from '@/lib/business/rates'
import type { ReviewsCount } from '@/lib/business/reviews-count'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import type { Translate } from '@/lib/words/translate'
import type { Paths } from './paths'

export interface PageContext {
  /** `null` on the pages without a city key, which show the default city. */
  cityKey: CityKey | null
  city: City
  paths: Paths
  /** NNN-NNN-NNNN. */
  phone: string
  visitorCountry: Country
  t: Translate
  prices?: Prices | undefined
  rates?: Rates | undefined
  /** ISO dates on which the area's crews and office are closed. */
  closedDates?: readonly string[]
  reviewsUrl?: string | undefined
  reviewsCount?: ReviewsCount | undefined
  /** Linked instead of the quote form; '' for no link (docs/requirements.md, decision 32). */
  requestPath?: string | undefined
  takesTexts?: boolean
  /** The phone speaks the page's language. Undefined in English, which every phone speaks. */
  speaksLanguage?: boolean | undefined
}
