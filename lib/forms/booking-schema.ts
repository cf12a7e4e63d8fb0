import * as z from 'zod/mini'
import { getItem, getLoad, LOADS, PROPERTY_TYPES } from '@/lib/business/junk'
import { isCountryName, REGIONS } from '@/lib/business/regions'
import { isIsoDate } from '@/lib/dates/wall-clock'
import {
  formatTimeSlot,
  getAvailableWindows,
  getBookingDates,
  parseTimeSlot,
  DEFAULT_CALENDAR,
  type Calendar,
  type WallClock,
} from '@/lib/dates/schedule'
import * as fields from './fields'
import { getRegion } from './code-regions'
import { FIELD_MAX, type FieldValues } from './form'
import { CITY_MAX, maskLine, maskUnit, STREET_MAX, UNIT_MAX } from './line-mask'
import { formatPostalCode, maskMessage, maskPostalCode, maskZip, MESSAGE_MAX } from './masks'

const required = fields.notEmpty(fields.REQUIRED_MESSAGE)

/** @param values the whole form @param clock the city's time of the check; without it any day passes */
export function createBookingSchema(
  values: Readonly<FieldValues>,
  clock?: WallClock,
  calendar: Calendar = DEFAULT_CALENDAR,
) {
  return z.object({
    cityKey: fields.cityKey(),
    ...itemFields(values),
    ...(clock ? scheduleFields(values, clock, calendar) : UNTIMED_SCHEDULE_FIELDS),
    isTimeSensitive: fields.choice(['true', 'false']),
    propertyType: fields.choice(PROPERTY_TYPES),
    street: fields.masked(maskLine, required, fields.atMost(STREET_MAX)),
    unit: fields.masked(
      maskUnit,
      fields.rule(
        (text) => text !== '' || values.propertyType !== 'Apartment',
        fields.REQUIRED_MESSAGE,
      ),
      fields.atMost(UNIT_MAX),
    ),
    city: fields.masked(maskLine, required, fields.atMost(CITY_MAX)),
    ...regionFields(values),
    name: fields.name(fields.REQUIRED_MESSAGE),
    phone: fields.phone(fields.REQUIRED_MESSAGE),
    email: fields.optionalEmail(),
  })
}

export function createScheduleSchema(
  values: Readonly<FieldValues>,
  clock: WallClock,
  calendar: Calendar,
) {
  return z.object(scheduleFields(values, clock, calendar))
}

export type Booking = z.infer<ReturnType<typeof createBookingSchema>>

export const BOOKING_LIST_FIELDS = ['items'] as const

function itemFields({ items = '', load = '', message = '' }: Readonly<FieldValues>) {
  const description = buildDescription({ items, load, message: maskMessage(message).trim() })
  return {
    items: fields.unmasked(fields.rule(isItemList, fields.NOT_LISTED_MESSAGE)),
    load: fields.optionalChoice(LOADS.map(({ key }) => key)),
    message: fields.message(
      fields.rule((text) => text !== '' || items !== '', fields.REQUIRED_MESSAGE),
      fields.rule(() => description.length <= MESSAGE_MAX, fields.TOO_LONG_MESSAGE),
    ),
  }
}

const listedWindow = fields.rule(
  (text) => parseTimeSlot(text) !== undefined,
  fields.NOT_LISTED_MESSAGE,
)

const UNTIMED_SCHEDULE_FIELDS = {
  selectedDate: fields.unmasked(required, fields.rule(isIsoDate, fields.NOT_LISTED_MESSAGE)),
  timeSlot: fields.unmasked(required, listedWindow),
}

function scheduleFields(
  { selectedDate = '' }: Readonly<FieldValues>,
  clock: WallClock,
  calendar: Calendar,
) {
  const { closedDates, noticeHours } = calendar
  const isBookable = getBookingDates(clock.date, closedDates).includes(selectedDate)
  const windowsOf = (notice: number) =>
    getAvailableWindows(selectedDate, clock, { closedDates, noticeHours: notice }).map(
      formatTimeSlot,
    )
  const futureWindows = windowsOf(0)
  const availableWindows = windowsOf(noticeHours)
  const windowRules = [
    fields.rule(() => futureWindows.length > 0, 'No windows are left today. Choose another day'),
    fields.rule(
      (window) => futureWindows.includes(window),
      'That window has already started. Choose a later one',
    ),
    fields.rule(
      (window) => availableWindows.includes(window),
      noticeHours === 1
        ? 'We need 1 hour’s notice. Choose a later one'
        : 'We need {hours} hours’ notice. Choose a later one',
      { hours: noticeHours },
    ),
  ]
  return {
    selectedDate: fields.unmasked(
      required,
      fields.rule(
        (date) => !closedDates.includes(date),
        'We’re closed that day. Choose another one',
      ),
      fields.rule(() => isBookable, 'Choose one of the next eight days, not counting Sundays'),
    ),
    // If the day is wrong, only the day shows a message.
    timeSlot: fields.unmasked(required, listedWindow, ...(isBookable ? windowRules : [])),
  }
}

function regionFields({ countryName, state = '' }: Readonly<FieldValues>) {
  const regions = isCountryName(countryName) ? REGIONS[countryName] : undefined
  const isState = (text: string) => regions !== undefined && Object.hasOwn(regions, text)
  const isCanada = countryName === 'Canada'
  return {
    state: fields.masked(
      (text) => text.toUpperCase(),
      required,
      fields.rule(isState, 'Choose a state or province in that country'),
    ),
    zip: fields.masked(
      isCanada ? maskPostalCode : maskZip,
      ...fields.codeRules(
        isCanada,
        isCanada
          ? 'Enter a postal code such as M5V 2T6, or leave it blank'
          : 'Enter a ZIP such as 75201, or leave it blank',
      ),
      fields.rule(
        (text) => !isState(state) || ['', state].includes(getRegion(text)),
        'That code is in another state or province. Correct one of them, or leave it blank',
      ),
      z.overwrite(formatPostalCode),
    ),
    countryName: fields.unmasked(
      required,
      fields.rule(isCountryName, 'We only pick up in the United States and Canada'),
    ),
  }
}

function isItemList(keys: string): boolean {
  return keys.length <= FIELD_MAX && parseItemKeys(keys).every((key) => getItem(key))
}

function parseItemKeys(keys: string): string[] {
  return keys === '' ? [] : keys.split(',')
}

/** Joins items, load and message into one text that `maskMessage` does not change. */
export function buildDescription({
  items,
  load,
  message,
}: Pick<Booking, 'items' | 'load' | 'message'>): string {
  const names = parseItemKeys(items).map((key) => getItem(key)?.name ?? '')
  const itemsText = names.length > 0 ? `${names.join(', ')}.` : ''
  return [itemsText, getLoad(load)?.words ?? '', message].filter(Boolean).join(' ')
}
