import type { LocationId } from '@/lib/cities/locations'
import type { Store } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import { readReport } from './read-report'
import { formatReport } from './report-page'
import type { ReportRequest } from './request'
import { GOOGLE_ADS, UNKNOWN_TOUCH } from './touch'

export function createRequest(changes: Partial<ReportRequest> = {}): ReportRequest {
  return {
    ...UNKNOWN_TOUCH,
    key: 'key',
    kind: 'moving quote',
    day: '2026-10-01',
    hour: 9,
    timeZone: 'America/Toronto',
    city: 'Toronto',
    location: 'toronto',
    headline: '',
    experiment: '',
    isFromQuotePage: false,
    isWon: false,
    deliveries: {},
    ...changes,
  }
}

export const PERIOD = { since: '2026-10-01', until: '2026-10-31' }
const SPEND = [
  ['brand', 3_100],
  ['piano', 62],
].map(([campaign, cost]) => ({
  ...{ day: '2026-10-07', source: GOOGLE_ADS, campaignId: '', currency: 'CAD' },
  campaign: String(campaign),
  cost: Number(cost),
}))

/** @param instant ISO time @param n makes keys of one time differ */
export function createKey(instant: string, n = 0): string {
  return encodeTime(Date.parse(instant)) + String(n).padStart(12, '0')
}

/** Cells of the row with this label below this caption. */
export function readRow(page: string, caption: string, label: string): string[] {
  const table = page.split('<table>').find((part) => part.includes(`${caption}\n`)) ?? ''
  const row = table.split('<tr>').find((part) => part.includes(`<th scope="row">${label}<`))
  const cells = Array.from(row?.matchAll(/<td>(.*?)<\/td>/gs) ?? [], ([, cell = '']) => cell)
  return cells.map((cell) => cell.replace(/<[^>]*>/g, '').trim())
}

export async function makeReport(store: Pick<Store, 'list'>, location?: LocationId) {
  return formatReport(await readReport(store, PERIOD), SPEND, location)
}
