import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import type { FormName } from '@/lib/forms/form'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import type { Answer } from './answers'
import type { RequestChange } from './change'
import type { Pickup } from './pickup'
import type { Touch } from './touch'

/**
 * A stored lead or job with its details. Staff may have edited both by hand: every text is one line, and
 * '' where it is missing or of another type.
 */
export interface Request {
  list: DispatchList
  key: string
  kind: 'quote' | 'pickup'
  form: FormName
  /** Of the request's page; undefined without details. */
  cityKey: CityKey | undefined
  city: City | undefined
  /** The city; else the location's area, if it has one only. */
  cityName: string
  locationId: string
  /** `TR-4F7KM` */
  reference: string
  /** Of the request that this one corrects. */
  replaces: string
  name: string
  /** Letters only, each with at most three marks. */
  firstName: string
  /** NNN-NNN-NNNN, or as stored. */
  phone: string
  /** A valid address that the customer gave. */
  email: string
  /** When it was sent, in epoch milliseconds; NaN if unknown. */
  at: number
  /** The visitor's own words; of a pickup without what was chosen. */
  note: string
  /** What staff set: `new` or `active` until they do. */
  staffStatus: string
  /** Nobody has set another status. */
  isUntouched: boolean
  /** By the customer, or as a pickup by staff: no crew goes. */
  isCancelled: boolean
  /** Where it is, as changes name it: `2026-11-25 09:00` or `cancelled`; else ''. */
  state: string
  /** Of the customer, oldest first. */
  changes: readonly RequestChange[]
  /** What is told, where it is not the request itself. */
  change?: RequestChange | undefined
  /** What the office must know before it sends a crew, in words. */
  flags: readonly string[]
  /** The office calls before it sends a crew: nothing may promise that the truck arrives. */
  mustBeConfirmed: boolean
  /** It holds no place in its window. */
  isWithoutSlot: boolean
  /** What a form asked beyond the record's fields. */
  answers: readonly Answer[]
  pickup: Pickup | undefined
  quote: Quote | undefined
  /** Undefined if it was not proved that the visitor was asked. */
  consent: Consent | undefined
  attribution: Attribution
  suspicions: readonly string[]
  /** When a channel was told, by its name; of a change `{channel}:{changeId}`. */
  sent: readonly (readonly [name: string, instant: string])[]
  record: StoredRecord
  /** Without fields if they could not be stored. */
  details: StoredRecord
}

export interface Quote {
  /** ISO date, or ''. */
  moveDate: string
  /** ZIP, `M5V 2T6`, or what staff typed. */
  from: string
  to: string
}

export interface Consent {
  /** Undefined if unknown. */
  marketing: boolean | undefined
  /** Undefined if undecided. */
  advertising: boolean | undefined
  /** A tick for marketing was taken back. */
  isWithdrawn: boolean
  /** Path of the page where the form was sent. */
  page: string
}

/** Visits that led here. */
export interface Attribution {
  first: Touch
  /** Advertisers bill by it. */
  last: Touch
  /** Key of the headline that the visitor saw. */
  headline: string
}
