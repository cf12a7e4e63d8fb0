import type { Locator } from '@playwright/test'
import { REQUIRED, TOO_LONG } from '@/lib/forms/fields'
import { FORMS } from './forms'
import { GOOD_MOVE, goodPickup, type Fields } from './post-form'

/** Answers that break rules, one of each field at a time, and what is then said of which field. */
interface WrongAnswers {
  path: string
  /** What the form is called. */
  label: string
  /** All fields, right but for those that break a rule. */
  fields: Fields
  says: Record<string, string>
  /** Answers that the page does not offer: they come from elsewhere than a browser. */
  isForeign: boolean
}

const LONG = 'A piano. '.repeat(200)
const NOT_LISTED = 'Choose from the list'

const MOVES: [Fields, Record<string, string>][] = [
  [
    { name: '', phone: '', email: 'mary', zip: '', zipTo: '', moveDate: '2026-02-30', message: '' },
    {
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'A valid email is required',
      zip: 'Moving From Zip is required',
      zipTo: 'Moving To Zip is required',
      moveDate: 'Enter a real date or leave it empty',
      message: 'Message is required',
    },
  ],
  [
    { name: '42', phone: '416 555', email: 'mary@home', fromCountry: 'canada', message: LONG },
    {
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'Invalid email format',
      zip: 'Postal Code is required',
      message: TOO_LONG,
    },
  ],
]

const QUICK_QUOTES: typeof MOVES = [
  [
    { name: '', phone: '', message: '' },
    { name: REQUIRED, phone: REQUIRED, message: REQUIRED },
  ],
  [{ message: LONG }, { message: TOO_LONG }],
]

const PICKUPS: typeof MOVES = [
  [
    {
      ...{ items: [], load: '', message: '', selectedDate: '', timeSlot: '', isTimeSensitive: '' },
      ...{ propertyType: '', street: '', city: '', state: '', zip: '7520', name: '', phone: '' },
    },
    {
      message: REQUIRED,
      selectedDate: REQUIRED,
      timeSlot: REQUIRED,
      isTimeSensitive: REQUIRED,
      propertyType: REQUIRED,
      street: REQUIRED,
      city: REQUIRED,
      state: REQUIRED,
      zip: 'Enter a postal code such as M5V 2T6, or leave it empty',
      name: REQUIRED,
      phone: REQUIRED,
    },
  ],
  [
    { propertyType: 'Apartment', countryName: 'United States', state: 'ON', zip: '7520' },
    {
      unit: REQUIRED,
      state: 'Choose a state or province of the country',
      zip: 'Enter a ZIP such as 75201, or leave it empty',
    },
  ],
]

const FOREIGN_PICKUPS: typeof MOVES = [
  [
    {
      ...{ items: ['elephant'], load: 'double', message: LONG, selectedDate: '2020-01-01' },
      ...{ timeSlot: '03:00-05:00', isTimeSensitive: 'maybe', propertyType: 'Castle' },
      ...{ state: 'TX', zip: '7520' },
    },
    {
      items: NOT_LISTED,
      load: NOT_LISTED,
      message: TOO_LONG,
      selectedDate: 'Choose one of the next eight days, no Sunday',
      timeSlot: NOT_LISTED,
      isTimeSensitive: NOT_LISTED,
      propertyType: NOT_LISTED,
      state: 'Choose a state or province of the country',
      zip: 'Enter a postal code such as M5V 2T6, or leave it empty',
    },
  ],
  [
    { countryName: 'France', zip: '' },
    {
      state: 'Choose a state or province of the country',
      countryName: 'We pick up in the United States and Canada only',
    },
  ],
]

const { name, phone, message } = GOOD_MOVE

export const WRONG_ANSWERS: WrongAnswers[] = [
  ...of('moving-quote', 'Moving quote', GOOD_MOVE, MOVES),
  ...of('quick-quote', 'Quick estimate', { name, phone, message }, QUICK_QUOTES),
  ...of('booking', 'Junk pickup', goodPickup(), PICKUPS),
  ...of('booking', 'Junk pickup', goodPickup(), FOREIGN_PICKUPS, true),
]

function of(
  form: string,
  label: string,
  good: Fields,
  wrong: typeof MOVES,
  isForeign = false,
): WrongAnswers[] {
  const path = FORMS.find(({ name }) => name === form)?.path ?? ''
  return wrong.map(([fields, says]) => ({
    path,
    label,
    fields: { ...good, ...fields },
    says,
    isForeign,
  }))
}

/** Puts answers into a form in a browser. */
export async function answer(form: Locator, fields: Fields): Promise<void> {
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
          // A date field would not take what is no date.
          if (input.type === 'date') input.type = 'text'
          input.value = String(value)
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      }
    },
    fields as Record<string, string | string[]>,
  )
}
