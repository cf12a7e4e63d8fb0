import { isCountryName, type CountryName } from '@/lib/business/regions'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { isCityKey } from '@/lib/cities/keys'
import { findRequestArea, findRequestCities } from '@/lib/cities/location-cities'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isEmail } from '@/lib/forms/email'
import { formatPostalCode, isPhone, maskMessage, maskPhone } from '@/lib/forms/masks'
import type { StoredRecord } from '@/lib/store/store'
import { isLanguage } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'
import { isRecord, readBoolean, readRecord, readText } from './read-record'
import { parseTouch } from './touch'

// Parts of a request that need no other part.

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const COUNTRIES: Record<CountryName, City['country']> = { 'United States': 'usa', Canada: 'canada' }

export const parseCountry = (name: string | undefined) =>
  isCountryName(name) ? COUNTRIES[name] : undefined

/** The page's language, its words, and its city, undefined without details; the city's name, or that of the location's only area. */
export function parsePlace(record: StoredRecord, details: StoredRecord) {
  const text = readText(details, 'city')
  const cityKey = isCityKey(text) ? text : undefined
  const city = cityKey && getCity(cityKey)
  const spoken = readText(details, 'language')
  const language = isLanguage(spoken) ? spoken : 'en'
  const locationId = readText(record, 'location_id')
  const cities = findRequestCities(cityKey, locationId)
  const [area = '', other] = new Set(cities.map(({ locationName }) => locationName))
  const cityName = city?.name ?? (other ? '' : area)
  /** In the customer's language. */
  const placeName = cityKey ? getCity(cityKey, language).name : cityName
  const t = getTranslate(language)
  const country = parseCountry(readText(readRecord(record, 'cus_address'), 'country'))
  const areaKey = findRequestArea(cityKey, locationId, country)
  const speaks = language === 'en' ? '' : `Speaks ${LANGUAGE_NAMES.of(language)}`
  return { language, t, cityKey, city, cityName, placeName, locationId, areaKey, speaks }
}

export function parsePerson(record: StoredRecord, details: StoredRecord, prefix: string) {
  const listed = readText(record, `${prefix}name`)
  const whole = readText(details, 'name')
  // Staff may have typed another name.
  const name = listed !== '' && whole.startsWith(listed) ? whole : listed
  const typed = readText(record, `${prefix}phone`)
  const masked = isPhone(typed) ? typed : maskPhone(typed)
  return {
    name,
    /** Letters only, each with at most three marks. */
    firstName: /^(?:\p{L}\p{M}{0,3}){1,20}(?=\s|$)/u.exec(name)?.[0] ?? '',
    /** NNN-NNN-NNNN, or as stored. */
    phone: isPhone(masked) ? masked : typed,
  }
}

/** Some readers decode an RFC 2047 word within an address. */
export function parseEmail(email: string): string {
  return isEmail(email) && !email.includes('=?') ? email : ''
}

export function parseQuote(
  record: StoredRecord,
  details: StoredRecord,
  { moveDate: confirmedDate, movePrice: price }: { moveDate: string; movePrice: string },
) {
  const moveDate = readText(readRecord(details, 'answers'), 'move_date')
  return {
    /** ISO date, as the customer asked; '' without one. */
    moveDate: isIsoDate(moveDate) ? moveDate : '',
    /** ISO date; '' until the office confirms the move. */
    confirmedDate,
    /** The written price, `1200.00 CAD`; '' where none was noted. */
    price,
    from: formatPostalCode(readText(record, 'zip')),
    to: formatPostalCode(readText(record, 'zipTo')),
  }
}

export function parseConsent(consent: unknown) {
  if (!isRecord(consent)) return undefined
  return {
    marketing: readBoolean(consent, 'marketing'),
    advertising: consent.advertising === undefined ? undefined : consent.advertising === true,
    /** A tick for marketing was taken back. */
    isWithdrawn: readBoolean(consent, 'withdrawn') === true,
    page: readText(consent, 'page'),
  }
}

export const isEnteredByOffice = (details: StoredRecord) =>
  readText(details, 'entered_by') === 'office'

export function parseAttribution(details: StoredRecord) {
  const attribution = readRecord(details, 'attribution')
  const last = parseTouch(readRecord(attribution, 'last'))
  return {
    first: parseTouch(readRecord(attribution, 'first')),
    last: isEnteredByOffice(details) ? { ...last, source: 'phone' } : last,
    headline: readText(attribution, 'headline'),
  }
}

/** The note as typed replaces the masked text that ends the owner's field, unless staff edited that field. */
export function parseNote(stored: string, details: StoredRecord): string {
  const { message } = details
  if (typeof message !== 'string') return stored
  const masked = maskMessage(message).trim()
  if (!stored.endsWith(masked)) return stored
  const size = stored.slice(0, stored.length - masked.length).trim()
  return [size, readText(details, 'message')].filter(Boolean).join(' ')
}

/** For a move that crosses the border that flag says more. */
export function flagOutsideArea(details: StoredRecord): string[] {
  return readBoolean(details, 'outside_area') ? ['Outside the service area'] : []
}
