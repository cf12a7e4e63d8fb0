import { CURRENCIES } from '@/lib/business/currencies'
import { html, type Markup } from '@/lib/notifications/html'
import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import { isHeadlineKey } from '@/lib/business/headlines'
import { getCity } from '@/lib/cities/cities'
import { getCanonicalCity } from '@/lib/cities/keys'
import { findRequestCities } from '@/lib/cities/location-cities'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { isRecord, readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import type { Touch } from '@/lib/requests/touch'
import { isGetQuotePage, resolveRoute } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'
import { readList, type Store, type StoredRecord } from '@/lib/store/store'
import { hasWon, LOST_REASONS } from '@/lib/requests/outcome'
import { isLanguage } from '@/lib/words/languages'
import { getFirstKey, readRequests } from '@/scripts/ops/leads/read-requests'

export const CURRENCY_CODES = Object.values(CURRENCIES)
type Currency = (typeof CURRENCY_CODES)[number]

export interface Amount {
  amount: number
  currency: Currency
}

export function findCurrency(text: unknown): Currency | undefined {
  return CURRENCY_CODES.find((code) => code === text)
}

export function sumAmounts(amounts: readonly Amount[]): Amount[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = amounts.filter((one) => one.currency === currency)
    return own.length > 0 ? { currency, amount: own.reduce((sum, one) => sum + one.amount, 0) } : []
  })
}

/** Infinite for a count of 0. Undefined without costs, or in two currencies: counts have none. */
export function divideMoney(money: readonly Amount[], count: number): Amount | undefined {
  const [first, other] = money
  if (!first || other) return undefined
  return { ...first, amount: count > 0 ? first.amount / count : Infinity }
}

export function formatMoney(money: readonly Amount[]): Markup | string {
  const lines = money.map((one) => html`<span>${formatAmount(one)}</span> `)
  return lines.length > 0 ? html`${lines}` : '–'
}

/** Drops cents from 100 on; '–' for none. */
export function formatAmount(money: Amount | undefined): string {
  if (!money || !Number.isFinite(money.amount)) return '–'
  const digits = money.amount < 100 ? 2 : 0
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${money.amount.toLocaleString('en-US', options)} ${money.currency}`
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** A lead or job for the report, without personal data. */
export type ReportRequest = ReturnType<typeof createReportRequest>

export interface Period {
  /** ISO dates by each city's clock, both included. */
  since: string
  until: string
}

export type ReportData = Awaited<ReturnType<typeof readReportData>>

/** Leaves out quarantined requests. @throws without a response */
export async function readReportData(store: Pick<Store, 'list'>, period: Period) {
  // A city's day begins up to fourteen hours before or after UTC's.
  const filter = { since: addDays(period.since, -1) }
  const outcomes = await readList(store, 'outcomes', getFirstKey(filter))
  const all = await readRequests(store, filter)
  // Staff may have typed a key, or anything in place of a record.
  const readable = all.filter(({ at, record }) => isRecord(record) && !Number.isNaN(at))
  const requests = readable
    .map((request) => createReportRequest(request, outcomes[request.key] ?? {}))
    .filter(({ day }) => day >= period.since && day <= period.until)
  /** `unreadable` counts requests whose time or record we cannot read, because staff edited them. */
  return { period, requests, unreadable: all.length - readable.length }
}

function createReportRequest(request: Request, outcome: StoredRecord) {
  const { at, form, cityKey, locationId, attribution } = request
  const [city] = findRequestCities(cityKey, locationId)
  const { date, time } = getWallClock(new Date(at), city?.timeZone ?? 'UTC')
  const isWon = hasWon(request.record, outcome)
  return {
    ...describeTouch(attribution.last),
    form,
    /** ISO date, like `hour` by the city's clock. */
    day: date,
    hour: Number(time.slice(0, 2)),
    city: cityKey ? getCity(getCanonicalCity(cityKey)).name : 'unknown',
    language: nameLanguage(readText(request.details, 'language')),
    /** Undefined unless the get-quote page sent it. */
    headline: findHeadline(request),
    isWon,
    isAnswered: isWon || Boolean(outcome.called ?? outcome.lost) || isDecidedByStaff(request),
    calls: Number(outcome.called ?? 0) || 0,
    lost: isWon ? undefined : LOST_REASONS.find((reason) => reason === outcome.lost),
    value: isWon ? readValue(outcome) : undefined,
    /** Its share of the campaign's costs (`shareCosts`). */
    costs: [] as readonly Amount[],
  }
}

function isDecidedByStaff({ isOfficeOnly, changes }: Request): boolean {
  return isOfficeOnly || changes.some(({ by }) => by === 'office')
}

function nameLanguage(language: string): string {
  return LANGUAGE_NAMES.of(isLanguage(language) ? language : 'en') ?? language
}

function findHeadline({ consent, attribution }: Request): string | undefined {
  if (!isGetQuotePage(consent?.page ?? '')) return undefined
  const headline = attribution.headline || 'default'
  // A visitor can forge the cookie.
  return headline === 'default' || isHeadlineKey(headline) ? headline : 'removed'
}

function readValue({ value: amount, currency: code }: StoredRecord): Amount | undefined {
  const currency = findCurrency(code)
  return currency && Number.isFinite(amount) ? { amount: Number(amount), currency } : undefined
}

/** @param touch the last one, by which advertisers bill */
export function describeTouch({ isPaid, source, campaign, landingPath }: Touch) {
  return {
    isPaid,
    source,
    campaign: nameCampaign(campaign),
    landingPage: landingPath ? describePath(landingPath) : 'unknown',
  }
}

/** Lower case, because costs and links often differ in it. */
export function nameCampaign(text: string): string {
  return sanitizeCampaign(text).toLowerCase() || 'no campaign'
}

/** Follows redirects. A path that is no page of the site is not shown: it may hold anything. */
function describePath(path: string): string {
  const page = followRedirect(path)
  const route = resolveRoute(page)
  return route.kind === 'page' && route.status === 200 ? page : 'no page of the site'
}
