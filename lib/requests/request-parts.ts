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
import { formatFullDate } from '@/lib/dates/format-dates'
import { isRecord, readBoolean, readRecord, readText } from './read-record'
import { parseTouch } from './touch'
import { safeLine } from './text'

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const COUNTRIES: Record<CountryName, City['country']> = { 'United States': 'usa', Canada: 'canada' }

export const parseCountry = (name: string | undefined) =>
  isCountryName(name) ? COUNTRIES[name] : undefined

/** `city` needs details; until then `cityName` is the location's area, if it has only one. */
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
  // Staff may have typed another name, which wins.
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

/** Refuses `=?`, because some mail programs decode an RFC 2047 word within an address. */
export function parseEmail(email: string): string {
  return isEmail(email) && !email.includes('=?') ? email : ''
}

export function parseQuote(
  record: StoredRecord,
  details: StoredRecord,
  { moveDate: confirmedDate, movePrice: price }: { moveDate: string; movePrice: string },
) {
  const moveDate = readText(readRecord(details, 'answers'), 'move_date')
  const priceShown = readText(details, 'price_shown')
  return {
    /** ISO date that the customer asked for; '' if none. */
    moveDate: isIsoDate(moveDate) ? moveDate : '',
    /** ISO date; '' until the office confirms the move. */
    confirmedDate,
    /** The written price, `1200.00 CAD`; '' if none was noted. */
    price,
    from: formatPostalCode(readText(record, 'zip')),
    to: formatPostalCode(readText(record, 'zipTo')),
    /** `824-1122 CAD`, as the quote form or the thank-you page showed it; '' for none. */
    priceShown,
    /** For the customer: '' once there is a written price, which counts then. */
    ballpark: price === '' ? priceShown : '',
  }
}

export function parseConsent(consent: unknown) {
  if (!isRecord(consent)) return undefined
  return {
    marketing: readBoolean(consent, 'marketing'),
    advertising: consent.advertising === undefined ? undefined : consent.advertising === true,
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

/** Puts the typed note in place of the masked one that ends the stored field, unless staff edited it. */
export function parseNote(stored: string, details: StoredRecord): string {
  const { message } = details
  if (typeof message !== 'string') return stored
  const masked = maskMessage(message).trim()
  if (!stored.endsWith(masked)) return stored
  const size = stored.slice(0, stored.length - masked.length).trim()
  return [size, readText(details, 'message')].filter(Boolean).join(' ')
}

export function flagOutsideArea(details: StoredRecord): string[] {
  return readBoolean(details, 'outside_area') ? ['Outside the service area'] : []
}

const FIELDS_MAX = 40
const CHOICES = ['items', 'load']

/** Answers that the record has no field for: `Move date`, `Friday, December 4, 2026`. */
export function parseAnswers(details: StoredRecord) {
  const answers = readRecord(details, 'answers')
  return Object.keys(answers)
    .filter((field) => !CHOICES.includes(field))
    .slice(0, FIELDS_MAX)
    .map((field) => ({
      field,
      label: toLabel(field),
      text: formatAnswer(readText(answers, field)),
    }))
    .filter(({ text }) => text !== '')
}

function formatAnswer(text: string): string {
  if (/^(true|yes)$/i.test(text)) return 'Yes'
  if (/^(false|no)$/i.test(text)) return 'No'
  return isIsoDate(text) ? formatFullDate(text) : text
}

const LABELS = new Map([
  ['brand_id', 'Brand'],
  ['ip_address', 'IP address'],
  ['location_id', 'Location'],
  ['packing', 'Packing help'],
])

export function toLabel(path: string): string {
  const words = LABELS.get(path) ?? safeLine(path, 60).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The value in `details.sent` once we stop retrying a message. */
export const GAVE_UP = 'gave-up'
export type SendOutcome = 'sent' | 'refused' | typeof GAVE_UP

export function parseSent(details: StoredRecord): Map<string, string> {
  const sent = readRecord(details, 'sent')
  return new Map(Object.keys(sent).map((name) => [name, readText(sent, name)]))
}

export function flagGaveUp(sent: ReadonlyMap<string, string>): string[] {
  const names = [...sent].filter(([, value]) => value === GAVE_UP).map(([name]) => name)
  return names.length > 0 ? [`Not delivered by ${names.join(', ')}`] : []
}
