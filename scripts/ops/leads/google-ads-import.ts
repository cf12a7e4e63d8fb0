import { sanitizeClickId } from '@/lib/analytics/link-parameters'
import type { UserData } from '@/lib/analytics/user-data'
import type { Request } from '@/lib/requests/request'
import type { Touch } from '@/lib/requests/touch'

export interface WonConversion {
  key: string
  at: Date
  value: number
  currency: string
}

const CONVERSION_COLUMNS: Record<string, (conversion: WonConversion) => string> = {
  // The owner must create this conversion action in Google Ads, with the source "Import".
  'Conversion Name': () => 'Won request',
  // `yyyy-MM-dd HH:mm:ss+z`
  'Conversion Time': ({ at }) => `${at.toISOString().slice(0, 19).replace('T', ' ')}+0000`,
  'Conversion Value': ({ value }) => value.toFixed(2),
  'Conversion Currency': ({ currency }) => currency,
  // Google drops duplicates by this id: https://support.google.com/google-ads/answer/6386790
  'Order ID': ({ key }) => key,
}

/** https://support.google.com/google-ads/answer/7014069, "Import conversions from ad clicks". */
const CLICK_ID_COLUMNS = { gclid: 'Google Click ID', gbraid: 'GBRAID', wbraid: 'WBRAID' } as const
/** Best first: `wbraid` is for conversions on the web, `gbraid` for those in an app. */
const CLICK_IDS = ['gclid', 'wbraid', 'gbraid'] as const

/** The first line holds the headings, because each time has its own zone. */
export const IMPORT_COLUMNS = {
  click: [...Object.values(CLICK_ID_COLUMNS), ...Object.keys(CONVERSION_COLUMNS)],
  enhanced: ['Email', 'Phone Number', ...Object.keys(CONVERSION_COLUMNS)],
}

export type ImportRow = Readonly<Record<string, string>>

/**
 * Returns undefined if no touch has a click id. A row takes one id: the best of the first touch that has any
 * (https://developers.google.com/google-ads/api/docs/conversions/legacy_oci_guide).
 */
export function createClickRow(
  conversion: WonConversion,
  touches: readonly Pick<Touch, (typeof CLICK_IDS)[number]>[],
): ImportRow | undefined {
  for (const touch of touches) {
    const name = CLICK_IDS.find((one) => sanitizeClickId(touch[one]) !== '')
    if (name) return { [CLICK_ID_COLUMNS[name]]: touch[name], ...createCells(conversion) }
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

function createCells(conversion: WonConversion): ImportRow {
  const cells = Object.entries(CONVERSION_COLUMNS).map(([name, read]) => [name, read(conversion)])
  return Object.fromEntries(cells) as ImportRow
}

/** True for an address in Quebec (codes in G, H or J): Google gets such a click only after a yes. */
export function isFromQuebec({ quote, pickup }: Pick<Request, 'quote' | 'pickup'>): boolean {
  const codes = [quote?.from, quote?.to, pickup?.address.zip]
  return (
    /^(qc|qu[eé]bec)$/i.test(pickup?.address.state ?? '') ||
    codes.some((code = '') => /^[ghj]\d/i.test(code))
  )
}
