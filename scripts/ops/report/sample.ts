import { HEADLINE_KEYS } from '@/lib/business/headlines'
import { CITIES } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { addDays } from '@/lib/dates/wall-clock'
import { createRandom } from '@/scripts/seeded-random'
import type { Cost } from './costs'
import type { Period, ReportData } from './read-requests'
import { FORMS, type ReportRequest } from './request'

/** Made up. Both are of a day; an ad has dollars. */
const CHANNELS = [
  { source: 'Google Ads', campaign: 'moving-near-me', requests: 10, wonShare: 0.24, dollars: 290 },
  { source: 'Google Ads', campaign: 'brand', requests: 4, wonShare: 0.38, dollars: 35 },
  { source: 'Google Ads', campaign: 'piano', requests: 0, wonShare: 0, dollars: 12 },
  { source: 'Microsoft Ads', campaign: 'moving', requests: 4, wonShare: 0.27, dollars: 85 },
  { source: 'Meta Ads', campaign: 'spring-cleaning', requests: 4, wonShare: 0.09, dollars: 120 },
  { source: 'search: google', campaign: 'no campaign', requests: 7, wonShare: 0.29, dollars: 0 },
  { source: 'direct', campaign: 'no campaign', requests: 5, wonShare: 0.35, dollars: 0 },
]

/** The same requests and costs for the same period. */
export function createSample(period: Period): { data: ReportData; costs: Cost[] } {
  const random = createRandom(1)
  const requests: ReportRequest[] = []
  const costs: Cost[] = []
  for (let date = period.since; date <= period.until; date = addDays(date, 1)) {
    for (const channel of CHANNELS) {
      const { source, campaign, dollars } = channel
      if (dollars > 0) costs.push({ date, source, campaign, amount: dollars, currency: 'USD' })
      const count = Math.round(channel.requests * (0.5 + random()))
      for (let n = 0; n < count; n++) requests.push(createRequest(channel, date, random))
    }
  }
  return { data: { period, requests, unreadable: 0 }, costs }
}

function createRequest(
  { source, campaign, wonShare, dollars }: (typeof CHANNELS)[number],
  day: string,
  random: () => number,
): ReportRequest {
  /** Earlier items more often. */
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() ** 2 * items.length)]
  const city = pick(CITY_KEYS) ?? 'toronto'
  const form = pick(FORMS) ?? 'pickup'
  const isWon = random() < wonShare
  return {
    ...{ source, campaign, form, day, isWon, isPaid: dollars > 0, costs: [] },
    // Most often about noon.
    hour: 6 + Math.floor((random() + random()) * 8),
    landingPage: form === 'short' ? `/${city}/get-quote` : `/${city}`,
    city: CITIES[city].name,
    headline: form === 'short' ? pick(['default', ...HEADLINE_KEYS]) : undefined,
    value: isWon ? { amount: 250 + random() * 1_900, currency: 'USD' } : undefined,
  }
}
