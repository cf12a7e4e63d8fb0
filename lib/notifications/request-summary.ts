import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { isCityKey } from '@/lib/cities/keys'
import { findRequestCities } from '@/lib/cities/location-cities'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { isEmail } from '@/lib/forms/quote-schema'
import { reference } from '@/lib/forms/stored-fields'
import { readText, type StoredRequest } from './stored-request'

/** Every text is one line; '' where unknown. */
export interface RequestSummary {
  kind: 'quote' | 'job'
  /** Undefined for a record without a known city. */
  city: City | undefined
  /** The city; else the location's area, if it has one only. */
  cityName: string
  name: string
  /** Letters only. */
  firstName: string
  /** NNN-NNN-NNNN, or as stored. */
  phone: string
  /** A single valid address. */
  email: string
  /** `T-4F7K` */
  reference: string
  /** `Fri, Nov 20, 2:05 pm ET` */
  sentAt: string
}

export function summarizeRequest(request: StoredRequest): RequestSummary {
  const { list, record, details } = request
  const isLead = list === 'leads'
  const cityKey = readText(details, 'city')
  const city = isCityKey(cityKey) ? getCity(cityKey) : undefined
  const name = readText(record, isLead ? 'name' : 'cus_name')
  const email = readText(record, isLead ? 'email' : 'cus_email')
  const storedReference = readText(details, 'reference')
  return {
    kind: isLead ? 'quote' : 'job',
    city,
    cityName: city?.name ?? getAreaName(readText(record, 'location_id')),
    name,
    firstName: /^[\p{L}\p{M}’'-]{1,20}(?=\s|$)/u.exec(name)?.[0] ?? '',
    phone: toPhone(readText(record, isLead ? 'phone' : 'cus_phone')),
    // Some readers decode an RFC 2047 word within an address.
    email: isEmail(email) && !email.includes('=?') ? email : '',
    reference: reference.safeParse(storedReference).success ? storedReference : '',
    sentAt: formatSentAt(request, getTimeZone(request, city)),
  }
}

/** IANA name; undefined for an unknown one. */
export function getTimeZone({ details }: StoredRequest, city?: City): string | undefined {
  const stored = readText(details, 'time_zone')
  return stored && formatZone(stored) ? stored : city?.timeZone
}

/** `2026-11-20T19:05:00Z` to `Fri, Nov 20, 2:05 pm ET`; '' for other text. */
export function formatInstant(instant: string, timeZone: string | undefined): string {
  const time = new Date(instant)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(time.getTime())) return ''
  return formatWallClock(getWallClock(time, timeZone ?? 'UTC'), timeZone ?? 'UTC')
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** A lead has its own date and time; the date of a job is the pickup's. */
function formatSentAt({ list, record, details }: StoredRequest, timeZone?: string): string {
  const [date, time] = [readText(record, 'date'), readText(record, 'time')]
  if (list === 'leads' && isIsoDate(date) && isTime(time))
    return formatWallClock({ date, time }, timeZone)
  return formatInstant(readText(details, 'at'), timeZone)
}

function formatWallClock({ date, time }: WallClock, timeZone = ''): string {
  return `${formatShortDate(date)}, ${formatTime(time)} ${formatZone(timeZone)}`.trim()
}

/** `America/Toronto` to `ET`, in summer and winter; '' for an unknown name. */
function formatZone(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    const parts = format.formatToParts(0)
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return zone.replace(' (Canada)', '')
  } catch {
    return ''
  }
}

/** '' for a location of several areas. */
function getAreaName(locationId: string): string {
  const cities = findRequestCities(undefined, locationId)
  const [name = '', other] = new Set(cities.map(({ locationName }) => locationName))
  return other ? '' : name
}

function toPhone(text: string): string {
  const masked = maskPhone(text)
  return isPhone(masked) ? masked : text
}
