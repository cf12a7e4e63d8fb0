import { equal } from 'node:assert/strict'
import {
  element,
  expectThanked,
  fillForm,
  openForm,
  PICKUP_DAY,
  readStored,
  submit,
  type Visit,
} from './stories'

/** Stories about the page of a booked pickup. */
export const PICKUP_STORIES: Record<string, (visit: Visit) => Promise<void>> = {
  async 'follows the link of the thank-you page, moves the pickup and cancels it'(visit) {
    const { tab, form } = visit
    await openForm(visit)
    await fillForm(visit)
    await submit(visit)
    await expectThanked(visit)
    const readJob = () => Object.values(readStored(visit))[0] as Record<string, unknown>

    await tab.click('main a[href*="/booking?"]')
    const choices = form.choices.filter(([name]) => name === PICKUP_DAY)
    choices.push(['timeSlot', '13:00-15:00'])
    const move = { ...visit, form: { ...form, name: 'Another time', choices, texts: {} } }
    await fillForm(move)
    await submit(move)
    await tab.waitFor(`${element('[role=status]')}?.textContent.startsWith('Your pickup is now')`)
    equal(readJob().start_time, '13:00')

    await tab.click('main a[href*="cancel=1"]')
    await tab.waitFor(`location.search.includes('cancel=1') && document.readyState === 'complete'`)
    await tab.click('main form [type=submit]')
    await tab.waitFor(`${element('h1')}?.textContent === 'Your pickup is cancelled'`)
    equal(readJob().job_status, 'cancelled')
  },
}
