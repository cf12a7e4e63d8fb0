import { isPostalCode, isZip } from './masks'

// Keyed by a postal code's first character, or by its first three where those decide (Canada Post). K1A is
// the federal government on both sides of the river, so it gets no province.
const PROVINCES: Record<string, string> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
  ...{ K1A: '', X0A: 'NU', X0B: 'NU', X0C: 'NU' },
}

/** Lowest three-digit prefix of each range (USPS Publication 65). No state: a territory or military mail. */
const STATES =
  '005NY 006 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 889NV 900CA 962 967HI 969 970OR 980WA 995AK'.split(
    ' ',
  )

/** @param text a ZIP or postal code, with or without its space @returns '' if unknown */
export function getRegion(text: string): string {
  const code = text.replace(/\s/g, '')
  const start = code.slice(0, 3).toUpperCase()
  if (isPostalCode(code)) return PROVINCES[start] ?? PROVINCES[start.charAt(0)] ?? ''
  return isZip(code) ? (STATES.findLast((entry) => entry.slice(0, 3) <= start)?.slice(3) ?? '') : ''
}

/** `border` for a move across it, `region` for one that touches a region our crews don't serve. */
export function getMoveReach(
  from: string,
  to: string,
  servedRegions: readonly string[],
): 'border' | 'region' | undefined {
  const codes = [from, to].map((code) => code.replace(/\s/g, ''))
  if (!codes.every((code) => isZip(code) || isPostalCode(code))) return undefined
  if (new Set(codes.map(isZip)).size > 1) return 'border'
  const regions = codes.map(getRegion).filter(Boolean)
  return regions.every((region) => servedRegions.includes(region)) ? undefined : 'region'
}
