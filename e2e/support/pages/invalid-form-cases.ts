import type { Locator } from '@playwright/test'
import { REQUIRED_MESSAGE, TOO_LONG_MESSAGE } from '@/lib/forms/fields'
import { VALID_MOVE, makeValidPickup } from './post-form'
import { type Fields } from '@/lib/http/plain-form'

interface InvalidFormCase {
  path: string
  /** Accessible name. */
  label: string
  fields: Fields
  errorsByField: Record<string, string>
}

const LONG_TEXT = 'A piano. '.repeat(200)
const NO_EMAIL = 'Enter an email such as mary@example.com, or leave it blank'

export const INVALID_FORM_CASES: InvalidFormCase[] = [
  {
    path: '/dfw',
    label: 'Moving quote',
    fields: {
      ...VALID_MOVE,
      ...{ name: '', phone: '', email: 'mary', zip: '', zipTo: '', moveDate: '2026-02-30' },
      message: LONG_TEXT,
    },
    errorsByField: {
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'A valid email is required',
      zip: 'Moving From Zip is required',
      zipTo: 'Moving To Postal Code is required',
      moveDate: 'Check that date, or leave it blank',
      message: TOO_LONG_MESSAGE,
    },
  },
  {
    path: '/dfw/get-quote',
    label: 'Quick estimate',
    fields: { name: '', phone: '', email: 'mary', message: '' },
    errorsByField: {
      name: REQUIRED_MESSAGE,
      phone: REQUIRED_MESSAGE,
      email: NO_EMAIL,
      message: REQUIRED_MESSAGE,
    },
  },
  {
    path: '/toronto/book-now',
    label: 'Junk pickup',
    fields: {
      ...makeValidPickup(),
      ...{ items: [], load: '', message: '', selectedDate: '', timeSlot: '', isTimeSensitive: '' },
      ...{ propertyType: '', street: '', city: '', state: '', zip: '7520', name: '', phone: '' },
      email: 'mary@example',
    },
    errorsByField: {
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
      email: NO_EMAIL,
    },
  },
  {
    path: '/toronto/book-now',
    label: 'Junk pickup',
    fields: {
      ...makeValidPickup(),
      ...{ propertyType: 'Apartment', countryName: 'United States', state: 'ON', zip: '7520' },
    },
    errorsByField: {
      unit: REQUIRED_MESSAGE,
      state: 'Choose a state or province in that country',
      zip: 'Enter a ZIP such as 75201, or leave it blank',
    },
  },
]

/** Also fills in values that the controls do not accept. */
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
          const text = String(value)
          if (input.type === 'date') {
            // React's own setter would hide the event from React.
            const prototype = Object.getPrototypeOf(input) as HTMLInputElement
            Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
            // A date field ignores an invalid date.
            if (input.value !== text) input.type = 'text'
          }
          if (input.value !== text) input.value = text
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      }
    },
    fields as Record<string, string | string[]>,
  )
}
