import { InvalidArgumentError, type Command } from 'commander'
import {
  getAreaLocation,
  getLocationScope,
  isAreaKey,
  type Scope,
} from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { CAPACITY_MAX, NOTICE_HOURS_MAX } from '@/lib/locations/location-values'
import { parseLocation, parseTrackingNumber } from '@/scripts/ops/arguments'
import {
  parseAddresses,
  parseCount,
  parseDates,
  parseDayMail,
  parseLanguages,
  parseNumber,
  parsePriceList,
  parseRateList,
  parseReviews,
  parseYes,
} from './values'

interface ChangeOption<Value = unknown> {
  flags: `--${string} <id=${string}>`
  help: string
  parse: (text: string, scope: Scope) => Value
  /** The value belongs to the number, and all areas of a location share it. */
  isOfNumber?: true
}

export interface FieldOption extends ChangeOption<string | number | true | null> {
  field: string
}

export const NUMBER_OPTIONS = {
  set: {
    flags: '--set <id=phone>',
    help: 'changes one number: barrie=705-555-0123',
    field: 'tracking_phone',
    isOfNumber: true,
    parse: parseTrackingNumber,
  },
  texts: {
    flags: '--texts <id=yes|no>',
    help: 'whether the number takes text messages: toronto=yes',
    field: 'texts',
    isOfNumber: true,
    parse: parseYes,
  },
  speaks: {
    flags: '--speaks <id=languages>',
    help: 'in which languages the number is answered: ottawa=en,fr; en alone for English only',
    field: 'languages',
    isOfNumber: true,
    parse: parseLanguages,
  },
  dispatch: {
    flags: '--dispatch <id=addresses|none>',
    help: 'who gets its requests by email: toronto=a@example.com,b@example.com; none for DISPATCH_EMAIL',
    field: 'dispatch_email',
    parse: parseAddresses,
  },
  dayMail: {
    flags: '--day-mail <id=time|no>',
    help: 'when the office gets the next day by email: toronto=17:00',
    field: 'day_mail',
    parse: parseDayMail,
  },
  reviews: {
    flags: '--reviews <id=url|none>',
    help: 'public review page, for which a won customer is asked once: toronto=https://…',
    field: 'reviews_url',
    parse: parseReviews,
  },
  reviewsCount: {
    flags: '--reviews-count <id=rating,count,date|none>',
    help: 'what that page said on a day, shown for a year with its link: toronto=4.7,128,2026-11-20',
    field: 'reviews_count',
    parse: parseCount,
  },
} as const satisfies Record<string, FieldOption>

export const PRICE_OPTIONS = {
  prices: {
    flags: '--prices <id=prices>',
    help: 'of a pickup: toronto=quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD; none removes them',
    field: 'prices',
    parse: parsePriceList,
  },
  rates: {
    flags: '--rates <id=rates>',
    help: 'of a move, in dollars an hour by crew, hours and dollars: toronto=two:149,three:209,minimum:3,travel:79,currency:CAD; none removes them',
    field: 'rates',
    parse: parseRateList,
  },
} as const satisfies Record<string, FieldOption>

/** The two lists of a calendar (lib/locations/closed-dates.ts). */
export const DATE_OPTIONS = {
  close: {
    flags: '--close <id=dates>',
    help: 'offers no pickups then: toronto=2026-12-25,2026-12-26',
    parse: parseDates,
  },
  open: {
    flags: '--open <id=dates>',
    help: 'offers closed dates again, and holidays',
    parse: parseDates,
  },
} as const satisfies Record<string, ChangeOption>

export const CALENDAR_OPTIONS = {
  notice: {
    flags: '--notice <id=hours>',
    help: 'hours before the first window on offer: toronto=24; 0 for none',
    field: 'notice_hours',
    parse: (text: string) => parseNumber(text, NOTICE_HOURS_MAX),
  },
  capacity: {
    flags: '--capacity <id=jobs>',
    help: 'jobs per arrival window: toronto=4; 0 for no limit',
    field: 'jobs_per_window',
    parse: (text: string) => parseNumber(text, CAPACITY_MAX),
  },
} as const satisfies Record<string, FieldOption>

export const FIELD_OPTIONS = { ...NUMBER_OPTIONS, ...PRICE_OPTIONS, ...CALENDAR_OPTIONS }
const CHANGE_OPTIONS = { ...FIELD_OPTIONS, ...DATE_OPTIONS }
export type OptionName = keyof typeof CHANGE_OPTIONS
export const OPTION_NAMES = Object.keys(CHANGE_OPTIONS) as OptionName[]
export const getOption = (name: OptionName): ChangeOption => CHANGE_OPTIONS[name]

/** `id` is a location, or with `--area` an area (`toScope`). */
export type Pair<Value> = [id: AreaKey, value: Value]

export type ChangeOptions = {
  [Name in OptionName]?: Pair<ReturnType<(typeof CHANGE_OPTIONS)[Name]['parse']>>[]
} & { area?: AreaKey }

export function addOptions(command: Command, options: Record<string, ChangeOption>): void {
  for (const { flags, help, parse } of Object.values(options))
    command.option(flags, help, parsePairs(parse))
}

/** Parses a repeatable option like `barrie=705-555-0123`. */
export function parsePairs<Value>(parseValue: (text: string, scope: Scope) => Value) {
  return (text: string, earlier: Pair<Value>[] = []): Pair<Value>[] => {
    const [id = '', value = ''] = text.split(/=(.*)/s)
    if (id === '' || value === '') throw new InvalidArgumentError('Say which and what: ID=VALUE.')
    const place = isAreaKey(id) ? id : parseLocation(id)
    return [...earlier, [place, parseValue(value, getLocationScope(getAreaLocation(place)))]]
  }
}
