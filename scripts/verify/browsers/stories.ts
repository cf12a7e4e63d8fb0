import { deepEqual, equal } from 'node:assert/strict'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getOpenDay } from '@/e2e/support/pages/booking-page'
import { JobSchema, LeadSchema } from '@/lib/forms/records.fixture'
import type { Tab } from './tab'

interface Form {
  name: string
  path: string
  list: 'leads' | 'jobs'
  schema: { parse(record: unknown): unknown }
  /** Messages of the summary after an empty form. */
  missing: number
  /** Radio buttons and checkboxes. */
  choices: [name: string, value?: string][]
  texts: Record<string, string>
}

const CONTACT = {
  name: 'mary smith',
  phone: '4165550142',
  email: 'mary@example.com',
  message: '2 boxes and a piano',
}
export const PICKUP_DAY = 'selectedDate'

export const FORMS: Form[] = [
  {
    name: 'Moving quote',
    path: '/toronto',
    list: 'leads',
    schema: LeadSchema,
    missing: 6,
    choices: [['fromCountry', 'canada'], ['toCountry', 'usa'], ['packing']],
    texts: { ...CONTACT, zip: 'm5v2t6', zipTo: '33101' },
  },
  {
    name: 'Quick estimate',
    path: '/toronto/get-quote',
    list: 'leads',
    schema: LeadSchema,
    missing: 3,
    choices: [],
    texts: CONTACT,
  },
  {
    name: 'Junk pickup',
    path: '/toronto/book-now',
    list: 'jobs',
    schema: JobSchema,
    missing: 9,
    choices: [
      ['items', 'piano'],
      ['load', 'half'],
      [PICKUP_DAY, getOpenDay('toronto')],
      ['timeSlot', '11:00-13:00'],
      ['isTimeSensitive', 'false'],
      ['propertyType', 'House'],
    ],
    texts: { ...CONTACT, street: '100 Queen St W', city: 'Toronto', zip: 'm5h2n2' },
  },
]

export interface Visit {
  tab: Tab
  form: Form
  url: string
  database: DatabaseServer
  javaScriptEnabled: boolean
}

/** Opens the form's page as a visitor who has been on the site for a while, hydrated. */
export async function openForm({ tab, form, url, javaScriptEnabled }: Visit): Promise<void> {
  await tab.open(url + form.path)
  if (!javaScriptEnabled) return
  await tab.read(`sessionStorage.setItem('opened', '1')`)
  await tab.open(url + form.path)
  await tab.waitFor(
    `Object.keys(document.querySelector('main form')).some((key) => key.startsWith('__react'))`,
  )
}

const select = ({ form }: Visit, selector: string) => `form[aria-label="${form.name}"] ${selector}`
const selectField = (visit: Visit, name: string) => select(visit, `[name="${name}"]`)
/** An expression for an element of the page. */
export const element = (selector: string) => `document.querySelector('${selector}')`
const summaryOf = (visit: Visit) => element(select(visit, '[data-summary]'))
export const submit = (visit: Visit) => visit.tab.click(select(visit, '[type=submit]'))

export async function fillForm(visit: Visit): Promise<void> {
  const { tab, form, javaScriptEnabled } = visit
  for (const [name, value] of form.choices) {
    // Without scripts the day is a date field, which types differently in each language.
    if (name === PICKUP_DAY && !javaScriptEnabled)
      await tab.waitFor(`${element(selectField(visit, name))}.value = '${value}'`)
    else
      await tab.click(
        select(visit, `label:has([name="${name}"]${value ? `[value="${value}"]` : ''})`),
      )
  }
  for (const [name, text] of Object.entries(form.texts))
    await tab.type(selectField(visit, name), text)
}

async function retypePhone(visit: Visit, text: string): Promise<void> {
  await visit.tab.read(`${element(selectField(visit, 'phone'))}.select()`)
  await visit.tab.type(selectField(visit, 'phone'), text)
}

export const readStored = ({ database, form }: Visit) =>
  (database.read(`/${form.list}`) ?? {}) as Record<string, unknown>

export async function expectThanked(visit: Visit): Promise<void> {
  const { tab, form } = visit
  await tab.waitFor(`location.pathname === '/thankyou' && Boolean(document.querySelector('h1'))`)
  const ref = await tab.read(`new URLSearchParams(location.search).get('ref')`)
  const stored = readStored(visit)
  deepEqual(Object.keys(stored), [ref], 'keys of the stored records')
  for (const record of Object.values(stored)) form.schema.parse(record)
}

/** Each rejects with what differs. */
export const STORIES: Record<string, (visit: Visit) => Promise<void>> = {
  async 'reads what is missing in an empty form, and nothing is stored'(visit) {
    await openForm(visit)
    await submit(visit)
    const summary = summaryOf(visit)
    await visit.tab.waitFor(`document.activeElement === (${summary} ?? 'none')`)
    equal(await visit.tab.read(`${summary}.querySelectorAll('a').length`), visit.form.missing)
    deepEqual(readStored(visit), {}, 'stored records')
  },

  async 'corrects one answer, finds the others unchanged, and one record is stored'(visit) {
    await openForm(visit)
    await fillForm(visit)
    await retypePhone(visit, '416')
    await submit(visit)
    const field = (name: string) => element(selectField(visit, name))
    await visit.tab.waitFor(`document.activeElement === (${summaryOf(visit)} ?? 'none')`)
    equal(await visit.tab.read(`${field('phone')}.getAttribute('aria-invalid')`), 'true')
    const readValue = (name: string) => visit.tab.read(`${field(name)}.value`)
    // Without scripts the server cleans only what it stores.
    equal(await readValue('name'), visit.javaScriptEnabled ? 'Mary Smith' : CONTACT.name)
    equal(await readValue('message'), CONTACT.message)
    equal(await readValue('phone'), '416')
    deepEqual(readStored(visit), {}, 'stored records')
    await retypePhone(visit, CONTACT.phone)
    await submit(visit)
    await expectThanked(visit)
  },

  async 'comes back from the thank-you page, finds every answer, and sending again stores one record'(
    visit,
  ) {
    const { tab } = visit
    await openForm(visit)
    await fillForm(visit)
    const answers = await tab.read(answersOf(visit))
    await submit(visit)
    await expectThanked(visit)
    await tab.read('history.back()')
    await tab.waitFor(`location.pathname !== '/thankyou' && document.readyState === 'complete'`)
    await tab.waitFor(`${answersOf(visit)} === ${JSON.stringify(answers)}`)
    await submit(visit)
    await expectThanked(visit)
  },
}

/** All that the form would send, but what scripts add on submit. */
const answersOf = (visit: Visit) => `JSON.stringify(
  [...new FormData(${element(select(visit, '').trim())})]
    .filter(([name]) => !/^(\\$|idempotencyKey|elapsed)/.test(name)))`

/** Stories about scripts of the page. */
export const SCRIPT_STORIES: typeof STORIES = {
  async 'clicks twice, and one record is stored'(visit) {
    await openForm(visit)
    await fillForm(visit)
    const button = element(select(visit, '[type=submit]'))
    await visit.tab.read(`[${button}.click(), ${button}.click()].length`)
    await expectThanked(visit)
  },

  async 'follows a link, comes back, and finds what was typed'(visit) {
    const { tab } = visit
    await openForm(visit)
    await fillForm(visit)
    const value = (name: string) => `${element(selectField(visit, name))}?.value`
    await tab.click('footer a[href$="/faq"]')
    await tab.waitFor(`location.pathname.endsWith('/faq')`)
    await tab.read('history.back()')
    await tab.waitFor(`${value('phone')} === '416-555-0142'`)
    equal(await tab.read(value('name')), 'Mary Smith')
    equal(await tab.read(value('message')), CONTACT.message)
  },
}
