import { deepEqual, equal } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'
import type { Tab } from './engines'
import { answer, find, follow, press, waitFor } from './page'
import { CONTACT, PICKUP_DAY, type FORMS } from './forms'
import { getTranslate } from '@/lib/words/words'

const EFFECTS_MS = 300

export interface Visit {
  tab: Tab
  form: (typeof FORMS)[number]
  url: string
  database: DatabaseServer
  javaScriptEnabled: boolean
}

/** Each story rejects with the difference. */
export const STORIES: Record<string, (visit: Visit) => Promise<void>> = {
  async 'reads what is missing, corrects one answer, finds the others unchanged, and one record is stored'(
    visit,
  ) {
    const { tab, form, javaScriptEnabled } = visit
    await openForm(visit)
    // Shows the whole form at once; the other story goes through the steps of a phone.
    await tab.read(`${find(inForm(visit, '').trim())}.removeAttribute('data-step')`)
    await submit(visit)
    await expectErrors(visit, form.missing)

    await fillForm(visit)
    await retypePhone(visit, '416')
    await submit(visit)
    await expectErrors(visit, 1)
    const readField = (name: string, property: string) =>
      tab.read(`${find(inForm(visit, `[name="${name}"]`))}.${property}`)
    equal(await readField('phone', `getAttribute('aria-invalid')`), 'true')
    equal(await readField('phone', 'value'), '416')
    // The server cleans only what it stores; scripts also clean the field.
    equal(await readField('name', 'value'), javaScriptEnabled ? 'Mary Smith' : CONTACT.name)
    equal(await readField('message', 'value'), CONTACT.message)

    await retypePhone(visit, CONTACT.phone)
    await submit(visit)
    await expectThanked(visit)
  },

  async 'comes back to the form, finds every answer, sends it again, and one record is stored'(
    visit,
  ) {
    const { tab, form, javaScriptEnabled } = visit
    await openForm(visit)
    await fillForm(visit)
    const answers = JSON.stringify(await tab.read(answersOf(visit)))
    const comeBack = async () => {
      await tab.read('history.back()')
      await waitFor(
        tab,
        `location.pathname === '${form.path}' && document.readyState === 'complete'`,
      )
      await waitFor(tab, `${answersOf(visit)} === ${answers}`)
      await waitForHydration(visit)
    }
    if (javaScriptEnabled) {
      await follow(tab, 'footer a[href$="/faq"]', `location.pathname.endsWith('/faq')`)
      await comeBack()
      await showStepOf(visit, '[type=submit]')
      const button = find(inForm(visit, '[type=submit]'))
      await tab.read(`[${button}.click(), ${button}.click()].length`)
    } else await submit(visit)
    await expectThanked(visit)
    await comeBack()
    await submit(visit)
    await expectThanked(visit)
    if (form.list === 'jobs') await changePickup(visit)
  },
}

async function changePickup(visit: Visit): Promise<void> {
  const { tab } = visit
  const readJob = () => Object.values(readStored(visit))[0] as Record<string, unknown>
  await follow(tab, 'main a[href*="/booking?"]', `location.pathname.endsWith('/booking')`)
  const t = getTranslate(visit.form.language)
  const move = `form[aria-label="${t('Another time')}"]`
  await answer(tab, move, 'selectedDate', PICKUP_DAY)
  await answer(tab, move, 'timeSlot', '13:00-15:00')
  await press(tab, `${move} [type=submit]`)
  await waitFor(tab, `Boolean(${find('[role=status]')})`)
  equal(readJob().start_time, '13:00')

  await follow(tab, 'main a[href*="cancel=1"]', `location.search.includes('cancel=1')`)
  await press(tab, 'main form [type=submit]')
  await waitFor(tab, `${find('h1')}.textContent === '${t('Your pickup is cancelled')}'`)
  equal(readJob().job_status, 'cancelled')
}

const inForm = ({ form }: Visit, selector: string) =>
  `form[aria-label="${getTranslate(form.language)(form.name)}"] ${selector}`

async function submit(visit: Visit): Promise<void> {
  await showStepOf(visit, '[type=submit]')
  await press(visit.tab, inForm(visit, '[type=submit]'))
}

async function showStepOf(visit: Visit, selector: string): Promise<void> {
  const { tab } = visit
  const step = `${find(inForm(visit, '').trim())}.dataset.step`
  while (await tab.read(`${find(inForm(visit, selector))}.offsetParent === null`)) {
    const last = await tab.read(step)
    await press(tab, inForm(visit, '[data-steps] .button-primary'))
    await waitFor(tab, `${step} !== '${String(last)}'`)
  }
}

async function openForm(visit: Visit): Promise<void> {
  await visit.tab.open(visit.url + visit.form.path)
  await waitForHydration(visit)
  // We treat a form as spam if it comes within two seconds of the tab's first page.
  if (visit.javaScriptEnabled) await sleep(2_000)
}

async function waitForHydration({ tab, javaScriptEnabled }: Visit): Promise<void> {
  if (!javaScriptEnabled) return
  await waitFor(tab, `Object.keys(${find('main form')}).some((key) => key.startsWith('__react'))`)
  // An effect shows the first step.
  await sleep(EFFECTS_MS)
}

async function fillForm(visit: Visit): Promise<void> {
  for (const [name, value] of Object.entries(visit.form.answers)) {
    await waitFor(visit.tab, `Boolean(${find(inForm(visit, `[name="${name}"]`))})`)
    await showStepOf(visit, `[name="${name}"]`)
    await answer(visit.tab, inForm(visit, ''), name, value)
  }
  if (visit.form.list === 'jobs') await expectWindow(visit)
}

/** Engines format times with different spaces; the page must have ours. */
async function expectWindow(visit: Visit): Promise<void> {
  const { timeSlot } = visit.form.answers as { timeSlot: string }
  const window = ARRIVAL_WINDOWS.find((one) => formatTimeSlot(one) === timeSlot)
  const label = find(inForm(visit, `label:has([value="${timeSlot}"])`))
  const text = window && formatArrivalWindow(window, getTranslate(visit.form.language))
  equal(await visit.tab.read(`${label}.textContent.includes(${JSON.stringify(text)})`), true)
}

async function retypePhone(visit: Visit, text: string): Promise<void> {
  await visit.tab.read(`${find(inForm(visit, '[name=phone]'))}.select()`)
  await answer(visit.tab, inForm(visit, ''), 'phone', text)
}

/** Everything the form would send, except what scripts add on submit. */
const answersOf = (visit: Visit) => `JSON.stringify(
  [...new FormData(${find(inForm(visit, '').trim())})]
    .filter(([name]) => !/^(\\$|idempotencyKey|elapsed)/.test(name)))`

const readStored = ({ database, form }: Visit) =>
  (database.read(`/${form.list}`) ?? {}) as Record<string, unknown>

async function expectErrors(visit: Visit, count: number): Promise<void> {
  const summary = find(inForm(visit, '[data-summary]'))
  await waitFor(visit.tab, `document.activeElement === ${summary} && Boolean(${summary})`)
  equal(await visit.tab.read(`${summary}.querySelectorAll('a').length`), count)
  const title = getTranslate(visit.form.language)('Please check your answers')
  equal(await visit.tab.read(`${summary}.textContent.includes(${JSON.stringify(title)})`), true)
  deepEqual(readStored(visit), {}, 'stored records')
}

async function expectThanked(visit: Visit): Promise<void> {
  await waitFor(visit.tab, `location.pathname.endsWith('/thankyou') && Boolean(${find('h1')})`)
  const ref = await visit.tab.read(`new URLSearchParams(location.search).get('ref')`)
  const stored = readStored(visit)
  deepEqual(Object.keys(stored), [ref], 'keys of the stored records')
  for (const record of Object.values(stored)) visit.form.schema.parse(record)
}
