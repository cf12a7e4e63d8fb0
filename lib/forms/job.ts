import * as z from 'zod/mini'
import {
  type BOOKING_FIELDS,
  maskCity,
  maskStreet,
  maskUnit,
  CITY_MAX,
  PROPERTY_TYPES,
  STREET_MAX,
  UNIT_MAX,
} from './booking-fields'
import { getCity } from '@/lib/cities/cities'
import {
  cityKeyField,
  maskedField,
  nameField,
  phoneField,
  REQUIRED_MESSAGE,
  fieldRule,
  TOO_LONG_MESSAGE,
} from './shared-fields'
import { FIELD_MAX, MESSAGE_FIELD_MAX } from './form'
import { getItem, getLoad } from '@/lib/business/junk'
import { isPostalCode, isZip, maskMessage, maskPostalCode, maskZip, MESSAGE_MAX } from './masks'
import { COUNTRY_NAMES, isCountryName, REGIONS } from '@/lib/business/regions'
import {
  getBookingDates,
  formatTimeSlot,
  parseTimeSlot,
  getAvailableWindows,
  type WallClock,
} from '@/lib/dates/schedule'
import * as stored from './stored-fields'

type BookingValues = Partial<Record<(typeof BOOKING_FIELDS)[number], string>>

const NOT_LISTED_MESSAGE = 'Choose from the list'

/** A field that must be filled; `rules` are asked of what it holds. */
function requiredField(mask: (text: string) => string, ...rules: ReturnType<typeof fieldRule>[]) {
  return maskedField(mask).check(
    fieldRule((text) => text !== '', REQUIRED_MESSAGE),
    ...rules,
  )
}

/** A field that is chosen, not typed: it is asked exactly as it came. */
function choiceField(...rules: ReturnType<typeof fieldRule>[]) {
  return z.string().check(
    fieldRule((text) => text !== '', REQUIRED_MESSAGE),
    ...rules,
  )
}

/**
 * The booking form: what the visitor typed in, a clean request out.
 * @param values the whole form: what some fields must be depends on others
 * @param clock what the wall clock of the city shows at this moment
 */
export function createBookingSchema(values: BookingValues, clock: WallClock) {
  const { items = '', load = '', message = '', selectedDate = '', propertyType } = values
  const needsMessage = items === ''
  const description = buildDescription({ items, load, message: maskMessage(message).trim() })
  return z.object({
    cityKey: cityKeyField,
    items: z.string().check(fieldRule(isItemList, NOT_LISTED_MESSAGE)),
    load: z
      .string()
      .check(fieldRule((key) => key === '' || getLoad(key) !== undefined, NOT_LISTED_MESSAGE)),
    message: maskedField(maskMessage, MESSAGE_FIELD_MAX, TOO_LONG_MESSAGE).check(
      fieldRule((text) => text !== '' || !needsMessage, REQUIRED_MESSAGE),
      fieldRule(() => description.length <= MESSAGE_MAX, TOO_LONG_MESSAGE),
    ),
    selectedDate: choiceField(
      fieldRule(
        (date) => getBookingDates(clock.date).includes(date),
        'Choose one of the next eight days, no Sunday',
      ),
    ),
    timeSlot: choiceField(
      fieldRule((slot) => parseTimeSlot(slot) !== undefined, NOT_LISTED_MESSAGE),
      fieldRule(
        (slot) =>
          selectedDate !== clock.date ||
          getAvailableWindows(selectedDate, clock).some(
            (window) => formatTimeSlot(window) === slot,
          ),
        'That window has begun. Choose a later one',
      ),
    ),
    isTimeSensitive: choiceField(
      fieldRule((text) => ['true', 'false'].includes(text), NOT_LISTED_MESSAGE),
    ),
    street: requiredField(maskStreet),
    propertyType: choiceField(
      fieldRule((text) => PROPERTY_TYPES.some((type) => type === text), NOT_LISTED_MESSAGE),
    ),
    unit: maskedField(maskUnit).check(
      fieldRule((text) => text !== '' || propertyType !== 'Apartment', REQUIRED_MESSAGE),
    ),
    city: requiredField(maskCity),
    ...regionFields(values.countryName),
    name: nameField(REQUIRED_MESSAGE),
    phone: phoneField(REQUIRED_MESSAGE),
  })
}
export type Booking = z.infer<ReturnType<typeof createBookingSchema>>

/** State, code and country, which must fit each other. */
function regionFields(countryName: string | undefined) {
  const regions = isCountryName(countryName) ? REGIONS[countryName] : undefined
  const isCanada = countryName === 'Canada'
  const code = isCanada
    ? maskedField(maskSpacedPostalCode).check(
        fieldRule(
          (text) => text === '' || isPostalCode(text.replace(' ', '')),
          'Enter a postal code such as M5V 2T6, or leave it empty',
        ),
      )
    : maskedField(maskZip).check(
        fieldRule(
          (text) => text === '' || isZip(text),
          'Enter a ZIP such as 75201, or leave it empty',
        ),
      )
  return {
    state: requiredField(
      (text) => text.toUpperCase(),
      fieldRule(
        (text) => regions !== undefined && Object.hasOwn(regions, text),
        'Choose a state or province of the country',
      ),
    ),
    zip: code,
    countryName: choiceField(
      fieldRule(isCountryName, 'We pick up in the United States and Canada only'),
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

/** What goes on the truck, in plain words that a message may hold: picks, load, then the message. */
function buildDescription({
  items,
  load,
  message,
}: Pick<Booking, 'items' | 'load' | 'message'>): string {
  const names = parseItemKeys(items).map((key) => getItem(key)?.name ?? '')
  const itemsText = names.length > 0 ? `${names.join(', ')}.` : ''
  return [itemsText, getLoad(load)?.words ?? '', message].filter(Boolean).join(' ')
}

/** A record of the `jobs` list: exactly these fields (specification, section 3). */
export const JobSchema = z.strictObject({
  brand_id: z.literal(1),
  cus_address: z.strictObject({
    street: stored.boundedText(STREET_MAX),
    unit: z.string().check(z.maxLength(UNIT_MAX)),
    city: stored.boundedText(CITY_MAX),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    zip: z.string().check(z.regex(/^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)?$/)),
    country: z.enum(COUNTRY_NAMES),
  }),
  cus_email: z.literal('Unavailable'),
  cus_name: stored.name,
  cus_phone: stored.phone,
  /** The day of the pickup, ISO, and its window, HH:MM in 24 hours, by the city's clock. */
  date: stored.date,
  start_time: z.string().check(z.regex(/^\d{2}:00$/)),
  end_time: z.string().check(z.regex(/^\d{2}:00$/)),
  description: stored.message,
  ip_address: stored.ip,
  is_time_sensitive: z.boolean(),
  sensitive_reason: z.literal(''),
  job_status: z.literal('active'),
  property_type: z.enum(PROPERTY_TYPES),
  location_id: stored.locationId,
  type: z.literal('Full Service'),
})
export type Job = z.infer<typeof JobSchema>

/** The job of a checked request. @throws ZodError for a request that was not checked */
export function createJob(booking: Booking, source: { ip: string }): Job {
  const window = parseTimeSlot(booking.timeSlot)
  return JobSchema.parse({
    brand_id: 1,
    cus_address: {
      street: booking.street,
      unit: booking.unit,
      city: booking.city,
      state: booking.state,
      zip: booking.zip,
      country: booking.countryName,
    },
    cus_email: 'Unavailable',
    cus_name: booking.name,
    cus_phone: booking.phone,
    date: booking.selectedDate,
    start_time: window?.start,
    end_time: window?.end,
    description: buildDescription(booking),
    ip_address: source.ip,
    is_time_sensitive: booking.isTimeSensitive === 'true',
    sensitive_reason: '',
    job_status: 'active',
    property_type: booking.propertyType,
    location_id: getCity(booking.cityKey).locationId,
    type: 'Full Service',
  })
}
