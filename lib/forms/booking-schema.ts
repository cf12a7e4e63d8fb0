import type * as z from 'zod/v4/core'
import { getItem, getLoad } from '@/lib/business/junk'
import { isCountryName, REGIONS } from '@/lib/business/regions'
import { formatNotice } from '@/lib/dates/format-dates'
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
import {
  maskCity,
  maskStreet,
  maskUnit,
  PROPERTY_TYPES,
  type BOOKING_FIELDS,
} from './booking-fields'
import { FIELD_MAX } from './form'
import { fieldRule, formSchema, textField, type TextCheck } from './form-schema'
import { isPostalCode, isZip, maskMessage, maskPostalCode, maskZip, MESSAGE_MAX } from './masks'
import {
  cityKeyField,
  maskedField,
  maskedMessageField,
  nameField,
  phoneField,
  REQUIRED_MESSAGE,
  TOO_LONG_MESSAGE,
} from './shared-fields'

type BookingValues = Partial<Record<(typeof BOOKING_FIELDS)[number], string>>

const NOT_LISTED_MESSAGE = 'Choose from the list'

const required = fieldRule((text) => text !== '', REQUIRED_MESSAGE)

function requiredField(mask: (text: string) => string, ...rules: TextCheck[]) {
  return maskedField(mask, required, ...rules)
}

/** A radio group or select: required, and never masked. */
function choiceField(...rules: TextCheck[]) {
  return textField(required, ...rules)
}

/**
 * @param values the whole form: some rules depend on other fields
 * @param clock of the city, at the time of the check; without it any day and window pass
 */
export function createBookingSchema(
  values: BookingValues,
  clock?: WallClock,
  calendar: Calendar = DEFAULT_CALENDAR,
) {
  return formSchema({
    cityKey: cityKeyField,
    ...itemFields(values),
    ...(clock ? scheduleFields(values, clock, calendar) : UNTIMED_SCHEDULE_FIELDS),
    isTimeSensitive: choiceField(
      fieldRule((text) => ['true', 'false'].includes(text), NOT_LISTED_MESSAGE),
    ),
    street: requiredField(maskStreet),
    propertyType: choiceField(
      fieldRule((text) => PROPERTY_TYPES.some((type) => type === text), NOT_LISTED_MESSAGE),
    ),
    unit: maskedField(
      maskUnit,
      fieldRule((text) => text !== '' || values.propertyType !== 'Apartment', REQUIRED_MESSAGE),
    ),
    city: requiredField(maskCity),
    ...regionFields(values),
    name: nameField(REQUIRED_MESSAGE),
    phone: phoneField(REQUIRED_MESSAGE),
  })
}
export type Booking = z.infer<ReturnType<typeof createBookingSchema>>

function itemFields({ items = '', load = '', message = '' }: BookingValues) {
  const description = buildDescription({ items, load, message: maskMessage(message).trim() })
  return {
    items: textField(fieldRule(isItemList, NOT_LISTED_MESSAGE)),
    load: textField(
      fieldRule((key) => key === '' || getLoad(key) !== undefined, NOT_LISTED_MESSAGE),
    ),
    message: maskedMessageField(
      fieldRule((text) => text !== '' || items !== '', REQUIRED_MESSAGE),
      fieldRule(() => description.length <= MESSAGE_MAX, TOO_LONG_MESSAGE),
    ),
  }
}

const listedWindow = fieldRule((slot) => parseTimeSlot(slot) !== undefined, NOT_LISTED_MESSAGE)

const UNTIMED_SCHEDULE_FIELDS = {
  selectedDate: choiceField(fieldRule(isIsoDate, NOT_LISTED_MESSAGE)),
  timeSlot: choiceField(listedWindow),
}

function scheduleFields(
  { selectedDate = '' }: BookingValues,
  clock: WallClock,
  calendar: Calendar,
) {
  const { closedDates, noticeHours } = calendar
  const isBookable = getBookingDates(clock.date, closedDates).includes(selectedDate)
  const slotsOf = (notice: number) =>
    getAvailableWindows(selectedDate, clock, { closedDates, noticeHours: notice }).map(
      formatTimeSlot,
    )
  const futureSlots = slotsOf(0)
  const availableSlots = slotsOf(noticeHours)
  return {
    selectedDate: choiceField(
      fieldRule((date) => !closedDates.includes(date), 'We’re closed that day. Choose another one'),
      fieldRule(() => isBookable, 'Choose one of the next eight days, not counting Sundays'),
    ),
    // The message of a wrong day is beside the day only.
    timeSlot: choiceField(
      listedWindow,
      fieldRule(
        () => !isBookable || futureSlots.length > 0,
        'No windows are left today. Choose another day',
      ),
      fieldRule(
        (slot) => !isBookable || futureSlots.includes(slot),
        'That window has already started. Choose a later one',
      ),
      fieldRule(
        (slot) => !isBookable || availableSlots.includes(slot),
        `We need ${formatNotice(noticeHours)} notice. Choose a later one`,
      ),
    ),
  }
}

/** State, code and country must fit each other. */
function regionFields({ countryName }: BookingValues) {
  const regions = isCountryName(countryName) ? REGIONS[countryName] : undefined
  const zip =
    countryName === 'Canada'
      ? maskedField(
          maskSpacedPostalCode,
          fieldRule(
            (text) => text === '' || isPostalCode(text.replace(' ', '')),
            'Enter a postal code such as M5V 2T6, or leave it blank',
          ),
        )
      : maskedField(
          maskZip,
          fieldRule(
            (text) => text === '' || isZip(text),
            'Enter a ZIP such as 75201, or leave it blank',
          ),
        )
  return {
    state: requiredField(
      (text) => text.toUpperCase(),
      fieldRule(
        (text) => regions !== undefined && Object.hasOwn(regions, text),
        'Choose a state or province in that country',
      ),
    ),
    zip,
    countryName: choiceField(
      fieldRule(isCountryName, 'We only pick up in the United States and Canada'),
    ),
  }
}

/** As on an envelope: M5V 2T6. */
function maskSpacedPostalCode(text: string): string {
  const code = maskPostalCode(text)
  return `${code.slice(0, 3)} ${code.slice(3)}`.trim()
}

function isItemList(keys: string): boolean {
  return keys.length <= FIELD_MAX && parseItemKeys(keys).every((key) => getItem(key))
}

function parseItemKeys(keys: string): string[] {
  return keys === '' ? [] : keys.split(',')
}

/** Items, load and message in one text that the message mask leaves unchanged. */
export function buildDescription({
  items,
  load,
  message,
}: Pick<Booking, 'items' | 'load' | 'message'>): string {
  const names = parseItemKeys(items).map((key) => getItem(key)?.name ?? '')
  const itemsText = names.length > 0 ? `${names.join(', ')}.` : ''
  return [itemsText, getLoad(load)?.words ?? '', message].filter(Boolean).join(' ')
}
