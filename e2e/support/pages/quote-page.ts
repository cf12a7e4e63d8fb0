import { expect, type Locator, type Page } from '@playwright/test'
import { addMonths } from '@/lib/dates/wall-clock'

export const MOVE_INPUT = {
  name: 'mary-jane smith',
  phone: '+1 (416) 555-0142',
  email: 'mary@example.com',
  from: '75201-1234',
  to: '33101',
  message: '2-3 boxes & a piano, 3rd floor.',
}
export const MOVE_DATE = addMonths(new Date().toISOString().slice(0, 10), 4)
export type MoveInput = typeof MOVE_INPUT
/** The record that Miami's full form stores for MOVE_INPUT, without time and IP address. */
export const MOVE_LEAD = {
  email: MOVE_INPUT.email,
  phone: '416-555-0142',
  zip: '75201',
  zipTo: '33101',
  source: 'Paid Ads',
  brand_id: 1,
  status: 'new',
  type: 'moving',
  won_by: '',
  location_id: 'south-florida',
  name: 'Mary Jane Smith',
  note_from_customer: '2 3 boxes a piano, 3rd floor.',
}

export const getFullQuoteForm = (page: Page) => page.getByRole('form', { name: 'Moving quote' })
export const getShortQuoteForm = (page: Page) => page.getByRole('form', { name: 'Quick estimate' })
export const getMoveAddress = (form: Locator, name: 'Moving from' | 'Moving to') =>
  form.getByRole('group', { name })
export const getPostalCodeField = (form: Locator, name: 'Moving from' | 'Moving to') =>
  getMoveAddress(form, name).getByRole('textbox')

/** Fills the fields that both forms have. */
export async function fillContact(form: Locator, move: Partial<MoveInput> = {}): Promise<void> {
  const { name, phone, email, message } = { ...MOVE_INPUT, ...move }
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel(/What are we moving|What do you need/).fill(message)
}

export async function fillMove(form: Locator, move: Partial<MoveInput> = {}): Promise<void> {
  const { from, to } = { ...MOVE_INPUT, ...move }
  await fillContact(form, move)
  await fillPostalCode(form, 'Moving from', from)
  await fillPostalCode(form, 'Moving to', to)
}

async function fillPostalCode(form: Locator, name: 'Moving from' | 'Moving to', code: string) {
  const country = /^\d/.test(code) ? 'United States' : 'Canada'
  await getMoveAddress(form, name).getByLabel(country).check()
  await getPostalCodeField(form, name).fill(code)
}

export const submitForm = (form: Locator) => form.locator('[type=submit]').last().click()

export async function submitValidForm(form: Locator): Promise<void> {
  await submitForm(form)
  const page = form.page()
  await expect(page).toHaveURL(/\/thankyou/)
  // The address changes before the page arrives. If we leave at that moment, React reports an error.
  await expect(page).toHaveTitle(/^Thank you/)
  await expect(page.locator('main h1')).toBeVisible()
}

export async function requestShortQuote(page: Page, move?: Partial<MoveInput>): Promise<void> {
  await fillContact(getShortQuoteForm(page), move)
  await submitValidForm(getShortQuoteForm(page))
}

export async function requestFullQuote(page: Page, move?: Partial<MoveInput>): Promise<void> {
  await fillMove(getFullQuoteForm(page), move)
  await submitValidForm(getFullQuoteForm(page))
}

export const getThankYouKey = (page: Page) => new URL(page.url()).searchParams.get('ref') ?? ''

export async function expectValuesKept(form: Locator): Promise<void> {
  const notice = form.locator('[data-summary]')
  await expect(notice).toContainText('Everything you typed is still here')
  await expect(notice).toBeFocused()
  const phone = notice.getByRole('link', { name: '416-555-0110' })
  await expect(phone).toHaveAttribute('href', 'tel:+14165550110')
  await expect(form.getByLabel('Email')).toHaveValue(MOVE_INPUT.email)
  await expect(getPostalCodeField(form, 'Moving from')).toHaveValue(/^75201/)
  await expect(getPostalCodeField(form, 'Moving to')).toHaveValue(MOVE_INPUT.to)
  await expect(form.getByLabel('I need help packing')).toBeChecked()
}
