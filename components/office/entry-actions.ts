'use server'

import { replyToChange, keepForm } from '@/components/form/reply-to-change'
import { getCity, getCityClock, listLanguages } from '@/lib/cities/cities'
import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { getAreaCity } from '@/lib/cities/location-cities'
import { BOOKING_LIST_FIELDS, createBookingSchema } from '@/lib/forms/booking-schema'
import { createQuoteEntrySchema } from '@/lib/forms/quote-schema'
import { NOT_LISTED_MESSAGE } from '@/lib/forms/fields'
import { fillState } from '@/lib/forms/fill-state'
import {
  CITY_FIELD,
  FILLED_STATE_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  LANGUAGE_FIELD,
  OUTSIDE_AREA_FIELD,
  readFields,
  type FieldErrors,
  type FieldValues,
  type FormState,
  parseForm,
} from '@/lib/forms/form'
import { createJob, BOOKING_FIELDS } from '@/lib/forms/job'
import { createLead, FULL_QUOTE_FIELDS } from '@/lib/forms/lead'
import { getCurrentLocation } from '@/lib/locations/cached-location'
import { isOutsideArea } from '@/lib/locations/service-area'
import { openDesk } from '@/lib/office/desk-access'
import { enterRequest, type EntryReply, type OpenQuestion } from '@/lib/office/enter-request'
import { getPaths } from '@/lib/routing/paths'
import { readShownPrice, readShownRange } from '@/lib/security/shown-price'
import { inEnglish } from '@/lib/words/translate'

const ENTRY_FIELDS = [
  LANGUAGE_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  'force',
  'others',
  'references',
] as const

export async function enterBooking(_previous: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const names = [...BOOKING_FIELDS, FILLED_STATE_FIELD, ...ENTRY_FIELDS] as const
  const values = fillState(readFields(form, names, BOOKING_LIST_FIELDS))
  const { data: booking, errors } = parseForm(createBookingSchema(values), values)
  const desk = await openForEntry(values)
  if (!booking || typeof desk !== 'string') return invalid(values, desk, errors)

  const { cityKey, selectedDate, timeSlot, state, zip, load } = booking
  const { areaKey } = getCity(cityKey)
  const { calendar } = await getCurrentLocation(areaKey)
  const clock = getCityClock(cityKey, now)
  const reply = await enterRequest({
    enteredBy: desk,
    formData: form,
    now,
    list: 'jobs',
    form: 'pickup',
    cityKey,
    answers: booking,
    record: createJob(booking),
    isOutsideArea: await isOutsideArea(cityKey, [zip], state),
    priceShown: await readShownPrice({ cityKey, form, now }, load),
    pickup: { selectedDate, timeSlot, state, zip, areaKey, calendar, clock },
  })
  return toFormState(reply, values, cityKey)
}

export async function enterQuote(_previous: FormState, form: FormData): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, [...FULL_QUOTE_FIELDS, ...ENTRY_FIELDS])
  const today = getCityClock(values.cityKey, now).date
  const { data: quote, errors } = parseForm(createQuoteEntrySchema(values, today), values)
  const desk = await openForEntry(values)
  if (!quote || typeof desk !== 'string') return invalid(values, desk, errors)

  const { cityKey, zip, zipTo, email } = quote
  const reply = await enterRequest({
    enteredBy: desk,
    formData: form,
    now,
    list: 'leads',
    form: 'full',
    cityKey,
    answers: quote,
    record: createLead({ ...quote, email: email || 'Unavailable' }, now),
    isOutsideArea: await isOutsideArea(cityKey, [zip, zipTo]),
    priceShown: await readShownRange({ cityKey, form, now }, quote),
  })
  return toFormState(reply, values, cityKey)
}

const NO_DATABASE = 'Our database doesn’t answer right now. Press the button again in a minute'
const NO_DESK = 'The desk isn’t open in this browser. Open it by a desk link, then press again'
const TOO_MANY = 'The desk takes no more actions this hour. Press the button again later'

/** Returns the dispatcher's name at the desk of the form's city, or the error that refuses the entry. */
async function openForEntry(values: FieldValues): Promise<string | FieldErrors> {
  const { [CITY_FIELD]: cityKey, [LANGUAGE_FIELD]: language } = values
  // The schema already reports an unknown city.
  if (!isCityKey(cityKey)) return {}
  const desk = await openDesk(getCity(cityKey).areaKey)
  if (typeof desk === 'string')
    return { [CITY_FIELD]: inEnglish(desk === 'unavailable' ? NO_DATABASE : NO_DESK) }
  const isSpoken = listLanguages(cityKey).some((one) => one === language)
  return isSpoken ? desk.name : { [LANGUAGE_FIELD]: { text: NOT_LISTED_MESSAGE } }
}

const invalid = (
  values: FieldValues,
  desk: string | FieldErrors,
  errors: FieldErrors = {},
): FormState => ({
  status: 'invalid',
  values,
  errors: { ...(typeof desk !== 'string' && desk), ...errors },
})

/** Opens the stored request at the desk, or shows the form again with its questions. */
async function toFormState(
  reply: EntryReply,
  values: FieldValues,
  cityKey: CityKey,
): Promise<FormState> {
  switch (reply.status) {
    case 'stored': {
      const { deskRequest } = getPaths(getAreaCity(getCity(cityKey).areaKey).cityKey)
      return replyToChange('done', values, `${deskRequest}?key=${reply.key}&done=entered`)
    }
    case 'asked':
      return ask(reply.questions, values)
    case 'past':
      return invalid(values, { timeSlot: inEnglish('That window is over. Choose a later one') })
    case 'limited':
      return invalid(values, { [CITY_FIELD]: inEnglish(TOO_MANY) })
    default:
      return keepForm(values, reply.status)
  }
}

function ask(questions: OpenQuestion[], values: FieldValues): FormState {
  const open = questions.filter(({ isOpen }) => isOpen)
  const asked = {
    // A question that we no longer ask loses its answer.
    ...{ force: '', [OUTSIDE_AREA_FIELD]: '', others: '' },
    ...Object.fromEntries(questions.map(({ field, about }) => [field, about])),
    references: questions.flatMap((question) => question.references ?? []).join(),
  }
  const errors = Object.fromEntries(open.map(({ field, message }) => [field, inEnglish(message)]))
  return invalid({ ...values, ...asked }, errors)
}
