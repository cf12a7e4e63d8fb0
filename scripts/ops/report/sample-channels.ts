import type { StoredRecord } from '@/lib/store/store'
import { addDays } from '@/lib/dates/wall-clock'
import type { Period } from './period'
import type { Spend } from './spend-file'
import { describeTouch } from './touch'

interface SampleChannel {
  weight: number
  touch: StoredRecord
  /** Share of its requests that become jobs. */
  wonShare: number
  /** Dollars. */
  costPerDay?: number
}

/** Made up. */
export const SAMPLE_CHANNELS: SampleChannel[] = [
  createGoogleChannel('moving-near-me', 24, 0.24, 290),
  createGoogleChannel('brand', 9, 0.38, 35),
  createGoogleChannel('junk-removal', 15, 0.31, 145),
  createGoogleChannel('long-distance', 8, 0.12, 210),
  createGoogleChannel('piano', 0, 0, 12),
  {
    weight: 9,
    touch: {
      utm_source: 'bing',
      utm_medium: 'cpc',
      utm_campaign: 'moving-near-me',
      msclkid: 'sample',
    },
    wonShare: 0.27,
    costPerDay: 85,
  },
  {
    weight: 10,
    touch: {
      utm_source: 'facebook',
      utm_medium: 'paid_social',
      utm_campaign: 'spring-cleaning',
      fbclid: 'sample',
    },
    wonShare: 0.09,
    costPerDay: 120,
  },
  { weight: 14, touch: { referrer_host: 'www.google.com' }, wonShare: 0.29 },
  { weight: 2, touch: { referrer_host: 'www.bing.com' }, wonShare: 0.29 },
  { weight: 2, touch: { referrer_host: 'www.yelp.com' }, wonShare: 0.33 },
  { weight: 11, touch: {}, wonShare: 0.35 },
]

function createGoogleChannel(
  campaign: string,
  weight: number,
  wonShare: number,
  costPerDay: number,
): SampleChannel {
  const touch = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: campaign,
    gclid: 'sample',
  }
  return { weight, touch, wonShare, costPerDay }
}

/** As if read from the platforms' files. */
export function makeSampleSpend({ since, until }: Period): Spend[] {
  const spend: Spend[] = []
  for (const { touch, costPerDay } of SAMPLE_CHANNELS) {
    if (costPerDay === undefined) continue
    const { source, campaign } = describeTouch(touch)
    for (let day = since; day <= until; day = addDays(day, 1)) {
      spend.push({ day, source, campaign, campaignId: '', cost: costPerDay, currency: 'USD' })
    }
  }
  return spend
}
