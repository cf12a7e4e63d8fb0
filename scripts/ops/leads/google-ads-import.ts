import { sanitizeClickId } from '@/lib/analytics/link-parameters'
import type { UserData } from '@/lib/analytics/user-data'
import type { Request } from '@/lib/requests/request'
import type { Touch } from '@/lib/requests/touch'

/** Name of the conversion action in Google Ads, which has the source "Import". For the owner to set. */
const CONVERSION_NAME = 'Won request'

export interface WonConversion {
  /** The order id, by which Google drops duplicates: https://support.google.com/google-ads/answer/6386790 */
  key: string
  at: Date
  value: number
  currency: string
}

const CONVERSION_COLUMNS = [
  'Conversion Name',
  'Conversion Time',
  'Conversion Value',
  'Conversion Currency',
  'Order ID',
] as const

/** https://support.google.com/google-ads/answer/7014069, "Import conversions from ad clicks". */
const CLICK_ID_COLUMNS = { gclid: 'Google Click ID', gbraid: 'GBRAID', wbraid: 'WBRAID' } as const
/** Best first: `wbraid` is for conversions on the web, `gbraid` for those in an app. */
const CLICK_IDS = ['gclid', 'wbraid', 'gbraid'] as const

/** The columns of each import file. Its first line is the headings: each time has its own zone. */
export const IMPORT_COLUMNS = {
  click: [...Object.values(CLICK_ID_COLUMNS), ...CONVERSION_COLUMNS],
  enhanced: ['Email', 'Phone Number', ...CONVERSION_COLUMNS],
} as const

export type ImportRow = Readonly<Record<string, string>>

/**
 * A conversion of an ad's click; undefined without a click. A row has one id
 * (https://developers.google.com/google-ads/api/docs/conversions/legacy_oci_guide).
 * @param touches the first with a click id counts
 */
export function createClickRow(
  conversion: WonConversion,
  touches: readonly Pick<Touch, (typeof CLICK_IDS)[number]>[],
): ImportRow | undefined {
  for (const touch of touches) {
    for (const name of CLICK_IDS) {
      const id = touch[name]
      if (sanitizeClickId(id) !== '')
        return { [CLICK_ID_COLUMNS[name]]: id, ...createCells(conversion) }
    }
  }
  return undefined
}

/**
 * An enhanced conversion for leads; undefined without valid contact data.
 * https://developers.google.com/google-ads/api/docs/conversions/upload-offline
 */
export function createEnhancedRow(
  conversion: WonConversion,
  { sha256_email_address: email, sha256_phone_number: phone }: UserData,
): ImportRow | undefined {
  if (!email && !phone) return undefined
  return { Email: email ?? '', 'Phone Number': phone ?? '', ...createCells(conversion) }
}

function createCells({ key, at, value, currency }: WonConversion): ImportRow {
  const cells = [CONVERSION_NAME, formatTime(at), value.toFixed(2), currency, key]
  return Object.fromEntries(CONVERSION_COLUMNS.map((column, n) => [column, cells[n] ?? '']))
}

/** `2026-11-23 14:05:00+0000`: `yyyy-MM-dd HH:mm:ss+z` of the page above. */
function formatTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')}+0000`
}

/**
 * Whether a request shows an address in Quebec, where people must have said yes before Google gets
 * their click. Postal codes of Quebec begin with G, H or J.
 */
export function isFromQuebec({ quote, pickup }: Pick<Request, 'quote' | 'pickup'>): boolean {
  const codes = [quote?.from, quote?.to, pickup?.address.zip]
  return (
    /^(qc|qu[eé]bec)$/i.test(pickup?.address.state ?? '') ||
    codes.some((code = '') => /^[ghj]\d/i.test(code))
  )
}
