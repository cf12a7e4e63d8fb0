import { findCountry, REGIONS, type CountryName } from '@/lib/business/regions'
import { getRegion } from './code-regions'
import { maskUnit } from './line-mask'
import { formatPostalCode, isPostalCode } from './masks'
import { normalizeText } from './normalize-text'

export interface Address {
  /** Number and street; '' if unknown. */
  street: string
  /** '' if unknown. */
  unit: string
  city: string
  /** Two letters; '' if unknown. */
  state: string
  /** 75201 or M5V 2T6; '' if unknown or incomplete. */
  zip: string
  countryName: CountryName
}

const COUNTRY = /^(?:canada|u\.?s\.?a?\.?|united states(?: of america)?)$/i
/** Matches a code at the end of a part, alone or after its region. */
const CODE = /(?:^|\s)([A-Z]\d[A-Z][ -]?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i
const UNIT_WORDS = '(?:unit|apartment|appartement|apartamento|apto?|app|suite|ste|bureau|#)[.: #]*'
const UNIT = new RegExp(`^${UNIT_WORDS}([\\w-]{1,8})$`, 'i')
const UNIT_AT_END = new RegExp(`^(.*\\D)\\s${UNIT_WORDS}([\\w-]{1,8})$`, 'i')

/** Splits one pasted line. Undefined unless its code fits its state or province and every part is known. */
export function splitAddress(text: string): Address | undefined {
  const parts = normalizeText(text)
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop()
  // French puts a comma after the number: `25, rue Laurier`.
  if (/^\d+$/.test(parts[0] ?? '')) parts.splice(0, 2, parts.slice(0, 2).join(' '))

  const zip = cutEnd(parts, CODE)
  const code = zip && formatPostalCode(zip.replace(/[\s-]/g, '').slice(0, isCanadian(zip) ? 6 : 5))
  const state = code && getRegion(code.replace(' ', ''))
  const countryName = findCountry(state ?? '')
  if (!code || !state || !countryName || !cutRegion(parts, state, countryName)) return undefined

  const city = parts.pop()
  const [line = '', middle, ...unknown] = parts
  if (!city || !/^\d/.test(line) || unknown.length > 0) return undefined
  const unit = middle === undefined ? undefined : UNIT.exec(middle)?.[1]
  if (middle !== undefined && !unit) return undefined
  const [, street = line, unitAtEnd = ''] = unit ? [] : (UNIT_AT_END.exec(line) ?? [])
  return { street, unit: maskUnit(unit ?? unitAtEnd), city, state, zip: code, countryName }
}

const isCanadian = (zip: string) => isPostalCode(zip.replace(/[\s-]/g, ''))

function cutEnd(parts: string[], pattern: RegExp): string | undefined {
  const last = parts.pop() ?? ''
  const [match, text] = pattern.exec(last) ?? []
  const rest = match === undefined ? last : last.slice(0, -match.length).trim()
  if (rest) parts.push(rest)
  return text
}

function cutRegion(parts: string[], state: string, country: CountryName): boolean {
  const names: Record<string, string> = REGIONS[country]
  const spelled = [state, names[state] ?? state].join('|').replace('Quebec', 'Qu[eé]bec')
  return cutEnd(parts, new RegExp(`(?:^|\\s)\\(?(${spelled})\\)?\\.?$`, 'i')) !== undefined
}
