import * as z from 'zod/mini'
import {
  type BOOKING_FIELDS,
  maskPlace,
  maskStreet,
  maskUnit,
  PLACE_MAX,
  PROPERTY_TYPES,
  STREET_MAX,
  UNIT_MAX,
} from './booking-fields'
import { getCity } from '@/lib/cities/cities'
import { cityKeyField, cleaned, nameField, phoneField, REQUIRED, rule, TOO_LONG } from './fields'
import { FIELD_MAX, MESSAGE_FIELD_MAX } from './form'
import { itemOf, loadOf } from '@/lib/business/junk'
import { isPostalCode, isZip, maskMessage, maskPostalCode, maskZip, MESSAGE_MAX } from './masks'
import { COUNTRY_NAMES, isCountryName, REGIONS } from '@/lib/business/regions'
import { bookingDates, slotOf, windowOf, windowsOn, type WallClock } from '@/lib/dates/schedule'
import * as stored from './stored-fields'

type BookingValues = Partial<Record<(typeof BOOKING_FIELDS)[number], string>>

const NOT_LISTED = 'Choose from the list'

/** A field that must be filled; `rules` are asked of what it holds. */
function requiredField(mask: (text: string) => string, ...rules: ReturnType<typeof rule>[]) {
  return cleaned(mask).check(
    rule((text) => text !== '', REQUIRED),
    ...rules,
  )
}

/** A field that is chosen, not typed: it is asked exactly as it came. */
function choiceField(...rules: ReturnType<typeof rule>[]) {
  return z.string().check(
    rule((text) => text !== '', REQUIRED),
    ...rules,
  )
}

/**
 * The booking form: what the visitor typed in, a clean request out.
 * @param values the whole form: what some fields must be depends on others
 * @param clock what the wall clock of the city shows at this moment
 */
export function bookingSchema(values: BookingValues, clock: WallClock) {
  const { items = '', load = '', message = '', selectedDate = '', propertyType } = values
  const needsMessage = items === ''
  const description = describe({ items, load, message: maskMessage(message).trim() })
  return z.object({
    cityKey: cityKeyField,
    items: z.string().check(rule(isItemList, NOT_LISTED)),
    load: z.string().check(rule((key) => key === '' || loadOf(key) !== undefined, NOT_LISTED)),
    message: cleaned(maskMessage, MESSAGE_FIELD_MAX, TOO_LONG).check(
      rule((text) => text !== '' || !needsMessage, REQUIRED),
      rule(() => description.length <= MESSAGE_MAX, TOO_LONG),
    ),
    selectedDate: choiceField(
      rule(
        (date) => bookingDates(clock.date).includes(date),
        'Choose one of the next eight days, no Sunday',
      ),
    ),
    timeSlot: choiceField(
      rule((slot) => windowOf(slot) !== undefined, NOT_LISTED),
      rule(
        (slot) =>
          selectedDate !== clock.date ||
          windowsOn(selectedDate, clock).some((window) => slotOf(window) === slot),
        'That window has begun. Choose a later one',
      ),
    ),
    isTimeSensitive: choiceField(rule((text) => ['true', 'false'].includes(text), NOT_LISTED)),
    street: requiredField(maskStreet),
    propertyType: choiceField(
      rule((text) => PROPERTY_TYPES.some((type) => type === text), NOT_LISTED),
    ),
    unit: cleaned(maskUnit).check(
      rule((text) => text !== '' || propertyType !== 'Apartment', REQUIRED),
    ),
    city: requiredField(maskPlace),
    ...placeFields(values.countryName),
    name: nameField(REQUIRED),
    phone: phoneField(REQUIRED),
  })
}
export type Booking = z.infer<ReturnType<typeof bookingSchema>>

/** State, code and country, which must fit each other. */
function placeFields(countryName: string | undefined) {
  const regions = isCountryName(countryName) ? REGIONS[countryName] : undefined
  const isCanada = countryName === 'Canada'
  const code = isCanada
    ? cleaned(printPostalCode).check(
        rule(
          (text) => text === '' || isPostalCode(text.replace(' ', '')),
          'Enter a postal code such as M5V 2T6, or leave it empty',
        ),
      )
    : cleaned(maskZip).check(
        rule((text) => text === '' || isZip(text), 'Enter a ZIP such as 75201, or leave it empty'),
      )
  return {
    state: requiredField(
      (text) => text.toUpperCase(),
      rule(
        (text) => regions !== undefined && Object.hasOwn(regions, text),
        'Choose a state or province of the country',
      ),
    ),
    zip: code,
    countryName: choiceField(
      rule(isCountryName, 'We pick up in the United States and Canada only'),
    ),
  }
}

/** As on an envelope: M5V 2T6. */
function printPostalCode(text: string): string {
  const code = maskPostalCode(text)
  return `${code.slice(0, 3)} ${code.slice(3)}`.trim()
}

function isItemList(keys: string): boolean {
  return keys.length <= FIELD_MAX && listOf(keys).every((key) => itemOf(key))
}

function listOf(keys: string): string[] {
  return keys === '' ? [] : keys.split(',')
}

/** What goes on the truck, in plain words that a message may hold: picks, load, then the message. */
function describe({ items, load, message }: Pick<Booking, 'items' | 'load' | 'message'>): string {
  const names = listOf(items).map((key) => itemOf(key)?.name ?? '')
  const picked = names.length > 0 ? `${names.join(', ')}.` : ''
  return [picked, loadOf(load)?.words ?? '', message].filter(Boolean).join(' ')
}

/** A record of the `jobs` list: exactly these fields (specification, section 3). */
export const JobSchema = z.strictObject({
  brand_id: z.literal(1),
  cus_address: z.strictObject({
    street: stored.text(STREET_MAX),
    unit: z.string().check(z.maxLength(UNIT_MAX)),
    city: stored.text(PLACE_MAX),
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
export function jobOf(booking: Booking, sent: { ip: string }): Job {
  const window = windowOf(booking.timeSlot)
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
    description: describe(booking),
    ip_address: sent.ip,
    is_time_sensitive: booking.isTimeSensitive === 'true',
    sensitive_reason: '',
    job_status: 'active',
    property_type: booking.propertyType,
    location_id: getCity(booking.cityKey).locationId,
    type: 'Full Service',
  })
}
