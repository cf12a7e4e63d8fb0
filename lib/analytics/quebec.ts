/**
 * Whether a stored lead or job shows an address in Quebec, where people must have said yes before
 * Google gets their click. Postal codes of Quebec begin with G, H or J. Staff may edit records.
 */
export function isFromQuebec(record: Readonly<Record<string, unknown>>): boolean {
  const { zip, zipTo, cus_address } = record
  const { state, zip: pickupCode } = Object(cus_address) as Record<string, unknown>
  return (
    /^\s*(qc|qu[eé]bec)\s*$/i.test(toText(state)) ||
    [zip, zipTo, pickupCode].some((code) => /^\s*[ghj]\d/i.test(toText(code)))
  )
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
