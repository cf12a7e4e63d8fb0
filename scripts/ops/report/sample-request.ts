import { CITIES } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { HEADLINE_KEYS } from '@/lib/business/headlines'
import { WON_STATUSES } from '@/lib/business/outcomes'
import { getWallClock } from '@/lib/dates/wall-clock'
import { toInstant } from '@/lib/forms/stored-fields'
import type { NewRecord, StoredRecord } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import { createRequestDetails } from '@/lib/submissions/request-details'
import { SAMPLE_CHANNELS } from './sample-channels'
import { getSampleExperiment } from './sample-experiments'

const DAY_MS = 86_400_000

/** Numbers from 0 to below 1. */
type Random = () => number

/** Of a day by a city's clock: few at night, most before noon and after work. */
const HOUR_WEIGHTS = [
  1, 1, 1, 1, 1, 2, 5, 10, 17, 22, 24, 22, 19, 18, 17, 16, 17, 19, 20, 18, 14, 9, 5, 2,
]
/** Sunday first. */
const WEEKDAY_WEIGHTS = [8, 12, 11, 11, 11, 12, 10]
const BIG_CITIES: CityKey[] = ['toronto', 'dfw', 'houston', 'miami']
const KINDS = [
  { weight: 5, kind: 'moving quote' },
  { weight: 4, kind: 'quick estimate' },
  { weight: 4, kind: 'junk pickup' },
] as const

/** The records of one made-up request: lead or job, details, campaign, consent and deliveries. */
export function makeSampleRequest(
  random: Random,
  start: number,
  end: number,
  n: number,
): NewRecord[] {
  const city = pick(random, CITY_KEYS, (key) => (BIG_CITIES.includes(key) ? 4 : 1))
  const channel = pick(random, SAMPLE_CHANNELS, ({ weight }) => weight)
  const { kind } = pick(random, KINDS, ({ weight }) => weight)
  const at = pickTime(random, city, start, end)
  const key = encodeTime(at) + n.toString(36).padStart(12, '0')
  const sentAt = at + 20_000 + random() * 180_000
  const isWon = random() < channel.wonShare
  const isQuick = kind === 'quick estimate'
  const list = kind === 'junk pickup' ? 'jobs' : 'leads'
  const { locationId } = CITIES[city]
  const lead = { email: isQuick ? 'Unavailable' : 'sample@example.com', type: 'moving' }
  const record = {
    ...(list === 'leads' ? lead : { job_status: 'active' }),
    status: isWon ? (WON_STATUSES[0] ?? 'won') : 'new',
    won_by: '',
    location_id: locationId,
  }
  const landingPath = isQuick ? `/${city}/get-quote` : `/${city}`
  const touch = { at: toInstant(new Date(at)), landing_path: landingPath, ...channel.touch }
  const share = (at - start) / (end - start)
  const attribution = { first: touch, last: touch, ...(isQuick && makeHeadline(random, share)) }
  // Suspected spam has no other record.
  if (random() < 0.015) return [{ list: `quarantine/${list}`, key, record }]
  return [
    { list, key, record },
    {
      list: list === 'jobs' ? 'job_details' : 'move_details',
      key,
      record: {
        ...createRequestDetails(city, key),
        ...(kind === 'moving quote' && { packing: random() < 0.4 }),
      },
    },
    { list: 'attribution', key, record: attribution },
    { list: 'consents', key, record: { at: toInstant(new Date(sentAt)), page: landingPath } },
    ...(isWon ? [makeOutcome(random, city, key, sentAt)] : []),
    ...makeMarkers(random, { list, key, sentAt, kind }),
  ]
}

/** A quarter of the visitors came by an ad with a headline. */
function makeHeadline(random: Random, share: number): StoredRecord {
  if (random() < 0.25) return { headline: pick(random, HEADLINE_KEYS, () => 1) }
  const { name, variants } = getSampleExperiment(share)
  const { headline } = pick(random, variants, ({ weight }) => weight)
  const experiment = `${name}:${headline}`
  return headline === 'default' ? { experiment } : { headline, experiment }
}

function makeOutcome(random: Random, city: CityKey, key: string, sentAt: number): NewRecord {
  const at = toInstant(new Date(sentAt + 5 * DAY_MS))
  const currency = CITIES[city].country === 'usa' ? 'USD' : 'CAD'
  return {
    list: 'outcomes',
    key,
    record: { value: Math.round(250 + random() * 1_900), currency, at },
  }
}

function makeMarkers(
  random: Random,
  { list, key, sentAt, kind }: { list: string; key: string; sentAt: number; kind: string },
): NewRecord[] {
  const markerLists = ['dispatch_mails', 'chat_messages', 'confirmation_mails'] as const
  return markerLists.flatMap((markerList): NewRecord[] => {
    const isForCustomer = markerList === 'confirmation_mails'
    if ((isForCustomer && kind !== 'moving quote') || random() < 0.003) return []
    const isLate = random() < 0.02
    const waitMs = 600 + random() * 3_000 + (isLate ? random() * 1_800_000 : 0)
    const at = toInstant(new Date(sentAt + waitMs))
    const refused = isForCustomer && random() < 0.01 && { refused: true }
    return [{ list: markerList, key, record: { list, at, tries: 1, ...refused } }]
  })
}

/** By the weights of weekday and hour. */
function pickTime(random: Random, city: CityKey, start: number, end: number): number {
  for (;;) {
    const at = start + random() * (end - start)
    const { date, time } = getWallClock(new Date(at), CITIES[city].timeZone)
    const hour = HOUR_WEIGHTS[Number(time.slice(0, 2))] ?? 0
    const weekday = WEEKDAY_WEIGHTS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 0
    if (random() * 24 * 12 < hour * weekday) return at
  }
}

function pick<Item>(
  random: Random,
  items: readonly Item[],
  getWeight: (item: Item) => number,
): Item {
  let rest = random() * items.reduce((total, item) => total + getWeight(item), 0)
  const found = items.find((item) => (rest -= getWeight(item)) < 0) ?? items[0]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
