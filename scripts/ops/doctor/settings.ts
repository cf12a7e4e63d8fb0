import { BRAND, DEFAULT_PHONE } from '@/lib/business/brand'
import type { Env } from '@/lib/env'
import { listFault, warning, wrong, type Finding } from './finding'
import type { City } from '@/lib/cities/city'
import { CITIES } from '@/lib/cities/cities'
import { AREA_KEYS, getAreaLocation } from '@/lib/cities/location-cities'
import { LOCATION_IDS, type AreaKey } from '@/lib/cities/locations'
import { EmailListSchema } from '@/lib/env-formats'
import { findDispatchEmail, parseFields, parsePhone } from '@/lib/locations/location'
import { getStore } from '@/lib/store'
import type { StoredRecord } from '@/lib/store/store'

const FIX = 'docs/deploy.md describes it.'

/** The site runs without these settings; each row names what is then missing. */
const SETTINGS: readonly [name: keyof Env, create: typeof warning, effect: string][] = [
  ['CRON_SECRET', wrong, 'no canary, no second delivery, and expired records stay'],
  ['SMTP_URL', warning, 'the forms promise a mail'],
  ['ALERT_WEBHOOK_URL', warning, 'failed canaries and errors appear in the log only'],
  ['SECURITY_CONTACT', warning, 'there is no security.txt, so researchers find no contact'],
]

export function checkSettings(env: Env): Finding[] {
  const missing = SETTINGS.filter(([name]) => !env[name])
  return [
    ...missing.map(([name, create, effect]) => create(`${name} is not set: ${effect}`, FIX)),
    ...checkClientIp(env),
    ...checkPlaceholders(),
  ]
}

function checkClientIp({ VERCEL }: Env): Finding[] {
  // `env` would give the default.
  if (process.env.CLIENT_IP_SOURCE || VERCEL) return []
  return [
    warning(
      "CLIENT_IP_SOURCE is not set: the client's address is the last one in x-forwarded-for (proxy:1), which is right behind exactly one proxy of your own",
      'Send a request yourself: `npm run leads -- --all` must show your own address as ip_address. Then set CLIENT_IP_SOURCE=proxy:N, N being the number of your proxies (vercel on Vercel).',
    ),
  ]
}

function checkPlaceholders(): Finding[] {
  const { mailingAddress, parent } = BRAND
  const placeholders = [
    isPlaceholder(DEFAULT_PHONE) && `the number on / and /get-quote (${DEFAULT_PHONE})`,
    parent.url.endsWith('.example') && `the parent brand's address (${parent.url})`,
    Object.values(mailingAddress).some((address) => address.includes('Example Street')) &&
      'the mailing address, without which Canadian consent to marketing is invalid',
  ].filter((placeholder) => placeholder !== false)
  const fix = 'Put the real ones into lib/business and deploy.'
  return listFault(warning, 'Placeholders in lib/business', placeholders, fix)
}

const NUMBER_FIX = 'docs/how-to-change-a-number.md describes the change.'
const PRICES_FIX = 'Set them with `npm run locations -- --prices …` (docs/operations.md, "Prices").'
const SPEAKS_FIX =
  'Once somebody answers in it: `npm run locations -- --speaks` with what is in brackets.'
const MAIL_FIX = 'Correct it in the database: addresses, separated by commas.'

/** 555-0100 to 555-0199 are fictional. */
const isPlaceholder = (phone: string) => /-555-01\d\d$/.test(phone)

/** Does not look for a missing number, because the build stops without one. */
export async function checkLocations(): Promise<Finding[]> {
  const stored = await (await getStore('ops')).list('locations')
  const placeholders = LOCATION_IDS.filter((id) => isPlaceholder(parsePhone(stored[id]) ?? ''))
  const find = (isFaulty: (record: StoredRecord, areaKey: AreaKey) => boolean) =>
    AREA_KEYS.filter((areaKey) => isFaulty(stored[getAreaLocation(areaKey)] ?? {}, areaKey))
  const withoutPrices = find((record, areaKey) => !parseFields(areaKey, record).prices)
  const wrongMail = find((record, areaKey) => {
    const { value } = findDispatchEmail(areaKey, record)
    return Boolean(value) && !EmailListSchema.safeParse(value).success
  })
  const wrongMailTitle =
    'Crew areas whose dispatch_email holds no addresses, so DISPATCH_EMAIL gets their mail'
  return [
    ...listFault(warning, 'Placeholder numbers (555-01xx)', placeholders, NUMBER_FIX),
    ...listFault(warning, 'Crew areas whose pages name no prices', withoutPrices, PRICES_FIX),
    ...checkLanguages(stored),
    ...listFault(wrong, wrongMailTitle, wrongMail, MAIL_FIX),
  ]
}

/** Warns of cities whose pages must say, beside the number, that we answer it in English. */
export function checkLanguages(
  stored: Readonly<Record<string, StoredRecord>>,
  cities: readonly City[] = Object.values(CITIES),
): Finding[] {
  const silent = cities.flatMap(({ name, languages = {}, locationId, areaKey }) => {
    const { speaks = [] } = parseFields(areaKey, stored[locationId] ?? {})
    const lacking = Object.keys(languages).filter((one) => !speaks.some((own) => own === one))
    const answered = ['en', ...speaks, ...lacking].join()
    return lacking.length > 0 ? [`${name} (${locationId}=${answered})`] : []
  })
  const title = 'Cities with pages in a language in which their number is not answered'
  // One city has two spellings.
  return listFault(warning, title, [...new Set(silent)], SPEAKS_FIX)
}
