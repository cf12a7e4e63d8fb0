import type { StoredRecord } from '@/lib/store/store'
import { formatInstant } from './request-summary'
import { preventLinks } from './safe-text'
import { listFields, readRecord, readText } from './stored-request'

const LABELS: Record<string, string> = {
  at: 'Arrived',
  landing_path: 'Landing page',
  referrer_host: 'Referrer',
}

/** First and last touch (lib/analytics/attribution.ts) under their titles; one touch for a single visit. */
export function listCampaign(attribution: StoredRecord | undefined, timeZone: string | undefined) {
  const touches = ['first', 'last'].map((name) =>
    listTouch(readRecord(attribution, name), timeZone),
  )
  const [first = [], last = []] = touches
  const isSame = JSON.stringify(first) === JSON.stringify(last)
  const sections = isSame
    ? [{ title: 'Campaign: only visit', rows: first }]
    : [
        { title: 'Campaign: first visit', rows: first },
        { title: 'Campaign: last visit', rows: last },
      ]
  return sections.filter(({ rows }) => rows.length > 0)
}

function listTouch(touch: StoredRecord, timeZone: string | undefined) {
  return listFields(touch)
    .slice(0, 30)
    .map((field): [string, string] => {
      const text = readText(touch, field)
      // A campaign's name is whatever its link says; a referrer is the name of a host.
      const shown = field === 'referrer_host' ? text : preventLinks(text)
      const value = field === 'at' ? formatInstant(text, timeZone) || text : shown
      return [LABELS[field] ?? readText({ field }, 'field').slice(0, 40), value]
    })
    .filter(([, value]) => value !== '')
}
