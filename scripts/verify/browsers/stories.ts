import { deepEqual, equal } from 'node:assert/strict'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getOpenDay } from '@/e2e/support/pages/booking-page'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema } from '@/lib/forms/lead'
import { waitFor, type Tab } from './tab'

interface Form {
  name: string
  path: string
  list: 'leads' | 'jobs'
  schema: { parse(record: unknown): unknown }
  /** Messages of the summary after an empty form. */
  missing: number
  fill: (answers: Answers) => Promise<void>
}

interface Answers {
  javaScriptEnabled: boolean
  type: (name: string, text: string) => Promise<void>
  /** Clicks the label of a radio button or checkbox. */
  choose: (name: string, value?: string) => Promise<void>
  set: (name: string, value: string) => Promise<void>
}

async function fillContact({ type }: Answers): Promise<void> {
  await type('name', 'mary smith')
  await type('phone', '4165550142')
  await type('message', '2 boxes and a piano')
}

export const FORMS: Form[] = [
  {
    name: 'Moving quote',
    path: '/toronto',
    list: 'leads',
    schema: LeadSchema,
    missing: 6,
    async fill(answers) {
      await fillContact(answers)
      await answers.type('email', 'mary@example.com')
      await answers.choose('fromCountry', 'canada')
      await answers.type('zip', 'm5v2t6')
      await answers.choose('toCountry', 'usa')
      await answers.type('zipTo', '33101')
      await answers.choose('packing')
    },
  },
  {
    name: 'Quick estimate',
    path: '/toronto/get-quote',
    list: 'leads',
    schema: LeadSchema,
    missing: 3,
    fill: fillContact,
  },
  {
    name: 'Junk pickup',
    path: '/toronto/book-now',
    list: 'jobs',
    schema: JobSchema,
    missing: 9,
    async fill(answers) {
      const { type, choose, set, javaScriptEnabled } = answers
      await choose('items', 'piano')
      await choose('load', 'half')
      const day = getOpenDay('toronto')
      await (javaScriptEnabled ? choose('selectedDate', day) : set('selectedDate', day))
      await choose('timeSlot', '11:00-13:00')
      await choose('isTimeSensitive', 'false')
      await choose('propertyType', 'House')
      await type('street', '100 Queen St W')
      await type('city', 'Toronto')
      await type('zip', 'm5h2n2')
      await fillContact(answers)
    },
  },
]

interface Visit {
  tab: Tab
  form: Form
  url: string
  database: DatabaseServer
  javaScriptEnabled: boolean
}

/** Opens the form's page as a visitor who has been on the site for a while, hydrated. */
async function openForm({ tab, form, url, javaScriptEnabled }: Visit): Promise<void> {
  await tab.open(url + form.path)
  if (!javaScriptEnabled) return
  await tab.read(`sessionStorage.setItem('opened', '1')`)
  await tab.open(url + form.path)
  const hydrated = `Object.keys(document.querySelector('main form')).some((key) => key.startsWith('__react'))`
  await waitFor(tab, hydrated)
}

const byName = (name: string, value?: string) =>
  `[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`
const selectField = ({ form }: Visit, name: string) =>
  `form[aria-label="${form.name}"] ${byName(name)}`

const submit = ({ tab, form }: Visit) => tab.click(`form[aria-label="${form.name}"] [type=submit]`)

async function fillForm(visit: Visit): Promise<void> {
  const { tab, form, javaScriptEnabled } = visit
  await form.fill({
    javaScriptEnabled,
    type: (name, text) => tab.type(selectField(visit, name), text),
    choose: (name, value) =>
      tab.click(`form[aria-label="${form.name}"] label:has(${byName(name, value)})`),
    async set(name, value) {
      const field = `document.querySelector('${selectField(visit, name)}')`
      await tab.read(`${field}.value = '${value}'`)
    },
  })
}

const readStored = ({ database, form }: Visit) =>
  Object.values((database.read(`/${form.list}`) ?? {}) as Record<string, unknown>)

/** Each rejects with what differs. */
export const STORIES: Record<string, (visit: Visit) => Promise<void>> = {
  async 'reads what is missing in an empty form, and nothing is stored'(visit) {
    await openForm(visit)
    await submit(visit)
    const summary = `document.querySelector('form[aria-label="${visit.form.name}"] [data-summary]')`
    await waitFor(visit.tab, `Boolean(${summary}) && document.activeElement === ${summary}`)
    const count = await visit.tab.read(`${summary}.querySelectorAll('a').length`)
    equal(count, visit.form.missing, 'messages of the summary')
    deepEqual(readStored(visit), [], 'stored records')
  },

  async 'sends a filled form, is thanked, and one record is stored'(visit) {
    const { tab, form } = visit
    await openForm(visit)
    await fillForm(visit)
    await submit(visit)
    await waitFor(tab, `location.pathname === '/thankyou' && Boolean(document.querySelector('h1'))`)
    const ref = await tab.read(`new URLSearchParams(location.search).get('ref')`)
    const stored = visit.database.read(`/${form.list}`)
    deepEqual(Object.keys(stored ?? {}), [ref], 'keys of the stored records')
    for (const record of readStored(visit)) form.schema.parse(record)
  },

  async 'corrects one answer and finds the others unchanged'(visit) {
    const { tab } = visit
    await openForm(visit)
    await fillForm(visit)
    const phone = selectField(visit, 'phone')
    await tab.read(`document.querySelector('${phone}').select()`)
    await tab.type(phone, '416')
    await submit(visit)
    await waitFor(tab, `document.querySelector('${phone}').getAttribute('aria-invalid') === 'true'`)
    const value = (name: string) =>
      tab.read(`document.querySelector('${selectField(visit, name)}').value`)
    // Without scripts the server cleans only what it stores.
    equal(await value('name'), visit.javaScriptEnabled ? 'Mary Smith' : 'mary smith')
    equal(await value('message'), '2 boxes and a piano')
    equal(await value('phone'), '416')
    deepEqual(readStored(visit), [], 'stored records')
    await tab.read(`document.querySelector('${phone}').select()`)
    await tab.type(phone, '4165550142')
    await submit(visit)
    await waitFor(tab, `location.pathname === '/thankyou'`)
    equal(readStored(visit).length, 1, 'stored records')
  },
}

/** Stories about scripts of the page. */
export const SCRIPT_STORIES: typeof STORIES = {
  async 'clicks twice, and one record is stored'(visit) {
    await openForm(visit)
    await fillForm(visit)
    const button = `document.querySelector('form[aria-label="${visit.form.name}"] [type=submit]')`
    await visit.tab.read(`[${button}.click(), ${button}.click()].length`)
    await waitFor(visit.tab, `location.pathname === '/thankyou'`)
    equal(readStored(visit).length, 1, 'stored records')
  },

  async 'follows a link, comes back, and finds what was typed'(visit) {
    const { tab } = visit
    await openForm(visit)
    await fillForm(visit)
    const read = (name: string) => `document.querySelector('${selectField(visit, name)}')?.value`
    await tab.click('footer a[href$="/faq"]')
    await waitFor(tab, `location.pathname.endsWith('/faq')`)
    await tab.read('history.back()')
    await waitFor(tab, `${read('phone')} === '416-555-0142'`)
    equal(await tab.read(read('name')), 'Mary Smith')
    equal(await tab.read(read('message')), '2 boxes and a piano')
  },
}
