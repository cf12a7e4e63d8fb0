import type { Locator } from '@playwright/test'
import { REQUIRED_MESSAGE, TOO_LONG_MESSAGE } from '@/lib/forms/fields'
import { FORMS } from './site-forms'
import { VALID_MOVE, makeValidPickup } from './post-form'
import { type Fields } from '@/lib/monitoring/plain-form'

/** A form with several invalid answers, and the message of each field. */
interface InvalidFormCase {
  path: string
  /** The form's accessible name. */
  label: string
  fields: Fields
  errorsByField: Record<string, string>
  /** Contains answers that the page does not offer; only a script can send them. */
  isNotOffered: boolean
}

const LONG_TEXT = 'A piano. '.repeat(200)
const NOT_LISTED = 'Choose from the list'

const INVALID_MOVES: [Fields, Record<string, string>][] = [
  [
    { name: '', phone: '', email: 'mary', zip: '', zipTo: '', moveDate: '2026-02-30', message: '' },
    {
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'A valid email is required',
      zip: 'Moving From Zip is required',
      zipTo: 'Moving To Zip is required',
      moveDate: 'Check that date, or leave it blank',
      message: 'Message is required',
    },
  ],
  [
    {
      name: '42',
      phone: '416 555',
      email: 'mary@home',
      fromCountry: 'canada',
      zip: '7520',
      message: LONG_TEXT,
    },
    {
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'Invalid email format',
      zip: 'Postal Code is required',
      message: TOO_LONG_MESSAGE,
    },
  ],
]

const INVALID_SHORT_QUOTES: typeof INVALID_MOVES = [
  [
    { name: '', phone: '', message: '' },
    { name: REQUIRED_MESSAGE, phone: REQUIRED_MESSAGE, message: REQUIRED_MESSAGE },
  ],
  [{ message: LONG_TEXT }, { message: TOO_LONG_MESSAGE }],
]

const INVALID_PICKUPS: typeof INVALID_MOVES = [
  [
    {
      ...{ items: [], load: '', message: '', selectedDate: '', timeSlot: '', isTimeSensitive: '' },
      ...{ propertyType: '', street: '', city: '', state: '', zip: '7520', name: '', phone: '' },
    },
    {
      message: REQUIRED_MESSAGE,
      selectedDate: REQUIRED_MESSAGE,
      timeSlot: REQUIRED_MESSAGE,
      isTimeSensitive: REQUIRED_MESSAGE,
      propertyType: REQUIRED_MESSAGE,
      street: REQUIRED_MESSAGE,
      city: REQUIRED_MESSAGE,
      state: REQUIRED_MESSAGE,
      zip: 'Enter a postal code such as M5V 2T6, or leave it blank',
      name: REQUIRED_MESSAGE,
      phone: REQUIRED_MESSAGE,
    },
  ],
  [
    { propertyType: 'Apartment', countryName: 'United States', state: 'ON', zip: '7520' },
    {
      unit: REQUIRED_MESSAGE,
      state: 'Choose a state or province in that country',
      zip: 'Enter a ZIP such as 75201, or leave it blank',
    },
  ],
]

const NOT_OFFERED_PICKUPS: typeof INVALID_MOVES = [
  [
    {
      ...{ items: ['elephant'], load: 'double', message: LONG_TEXT, selectedDate: '2020-01-01' },
      ...{ timeSlot: '03:00-05:00', isTimeSensitive: 'maybe', propertyType: 'Castle' },
      ...{ state: 'TX', zip: '7520' },
    },
    {
      items: NOT_LISTED,
      load: NOT_LISTED,
      message: TOO_LONG_MESSAGE,
      selectedDate: 'Choose one of the next eight days, not counting Sundays',
      timeSlot: NOT_LISTED,
      isTimeSensitive: NOT_LISTED,
      propertyType: NOT_LISTED,
      state: 'Choose a state or province in that country',
      zip: 'Enter a postal code such as M5V 2T6, or leave it blank',
    },
  ],
  [
    { countryName: 'France', zip: '' },
    {
      state: 'Choose a state or province in that country',
      countryName: 'We only pick up in the United States and Canada',
    },
  ],
]

const { name, phone, message } = VALID_MOVE

export const INVALID_FORM_CASES: InvalidFormCase[] = [
  ...makeCases('full-quote', 'Moving quote', VALID_MOVE, INVALID_MOVES),
  ...makeCases('short-quote', 'Quick estimate', { name, phone, message }, INVALID_SHORT_QUOTES),
  ...makeCases('booking', 'Junk pickup', makeValidPickup(), INVALID_PICKUPS),
  ...makeCases('booking', 'Junk pickup', makeValidPickup(), NOT_OFFERED_PICKUPS, true),
]

function makeCases(
  form: string,
  label: string,
  validFields: Fields,
  cases: typeof INVALID_MOVES,
  isNotOffered = false,
): InvalidFormCase[] {
  const path = FORMS.find(({ name }) => name === form)?.path ?? ''
  return cases.map(([fields, errorsByField]) => ({
    path,
    label,
    fields: { ...validFields, ...fields },
    errorsByField,
    isNotOffered,
  }))
}

/** Fills a form in a browser, also with values that its controls do not accept. */
export async function fillFields(form: Locator, fields: Fields): Promise<void> {
  await form.evaluate(
    (element: HTMLFormElement, given) => {
      for (const [name, value] of Object.entries(given)) {
        const inputs = Array.from(element.elements).filter(
          (input) => (input as HTMLInputElement).name === name,
        ) as HTMLInputElement[]
        for (const input of inputs) {
          if (input.type === 'radio' || input.type === 'checkbox') {
            input.checked = false
            if ([value].flat().includes(input.value)) input.click()
            continue
          }
          if (input instanceof HTMLSelectElement) input.add(new Option('', ''))
          // A date field ignores an invalid date.
          if (input.type === 'date') input.type = 'text'
          input.value = String(value)
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      }
    },
    fields as Record<string, string | string[]>,
  )
}
