import { JobSchema } from '@/lib/forms/records.fixture'
import {
  fillBooking,
  getCalendarStart,
  getOpenDay,
  openBooking,
  stubEmptyMaps,
} from '@/e2e/support/pages/booking-page'
import { expect, getDetails, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { submitValidForm } from '@/e2e/support/pages/quote-page'
import { waitForDraft } from '@/e2e/support/pages/draft'

describeVisitors('@core', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} can book a pickup, and every field is stored`, async ({ page, database }) => {
    const date = getOpenDay('toronto')
    const form = await openBooking(page)
    await fillBooking(page, date, javaScriptEnabled)
    await submitValidForm(form)
    const url = new URL(page.url())
    const { ref, signature, ...answers } = Object.fromEntries(url.searchParams)
    expect(signature).toHaveLength(22)
    expect(answers).toEqual({
      form: 'pickup',
      city: 'toronto',
      moveDate: date,
      window: '11:00-13:00',
      load: 'half',
    })

    const jobs = (database.read('/jobs') ?? {}) as Record<string, unknown>
    expect(Object.keys(jobs)).toEqual([ref])
    const { ip_address, ...job } = JobSchema.parse(jobs[String(ref)])
    expect(ip_address).not.toBe('')
    expect(job).toEqual({
      brand_id: 1,
      cus_address: {
        street: '100 Queen St W',
        unit: '12B',
        city: 'Toronto',
        state: 'ON',
        zip: 'M5H 2N2',
        country: 'Canada',
      },
      cus_email: 'Unavailable',
      cus_name: 'Mary Smith',
      cus_phone: '416-555-0142',
      date,
      start_time: '11:00',
      end_time: '13:00',
      description: 'Pianos. About half of the truck. 3rd floor no elevator',
      is_time_sensitive: false,
      sensitive_reason: '',
      job_status: 'active',
      property_type: 'Apartment',
      location_id: 'toronto',
      type: 'Full Service',
    })
    const details = getDetails(database)[String(ref)]
    expect(details).toMatchObject({
      form: 'pickup',
      city: 'toronto',
      time_zone: 'America/Toronto',
      email: 'mary@example.com',
      answers: { items: 'piano', load: 'half' },
    })
    expect(database.read('/leads')).toBeNull()
    const pass = page.getByRole('region', { name: 'Pickup pass' })
    await expect(pass).toContainText(String(details?.reference))
    const card = page.getByRole('region', { name: 'Your request' })
    await expect(card).toContainText('About half of the truck.')
    await expect(card).not.toContainText(String(details?.reference))
    if (javaScriptEnabled) await expect(card).toContainText('100 Queen St W')
    await expect(page.getByText('$20 off').first()).toBeVisible()

    const link = page.getByRole('link', { name: 'Add to my calendar' })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain(getCalendarStart(date, '11:00'))
  })
})

test('A link with items opens the form with those items checked', async ({ page }) => {
  await stubEmptyMaps(page)
  await page.goto('/toronto/book-now?item=piano&item=hot-tub&item=uranium')
  await expect(page.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Hot tubs' })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

const DISCOUNT_HINT = /a half load or more earns \$20 off.*a full load or more earns \$50 off/
const LOAD_CASES: [load: RegExp, text: RegExp][] = [
  [/^A quarter/, DISCOUNT_HINT],
  [/^Half/, /\$20 off/],
  [/^Three quarters/, /\$20 off/],
  [/^Full or more/, /\$50 off/],
  [/^Not sure yet/, DISCOUNT_HINT],
]

describeVisitors('load', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} reads which coupon a load earns, and nothing moves`, async ({ page }) => {
    const form = await openBooking(page)
    if (javaScriptEnabled) await expect(form.getByText(/Valid until/).first()).toBeAttached()
    const question = form.getByRole('group', { name: /^How full/ })
    const height = (await question.boundingBox())?.height
    for (const [load, text] of LOAD_CASES) {
      await form.getByRole('radio', { name: load }).check()
      const status = await question.getByRole('status').ariaSnapshot()
      expect(status).toMatch(text)
      expect(status.match(/\$\d+ off/g)).toHaveLength(text === DISCOUNT_HINT ? 2 : 1)
      expect((await question.boundingBox())?.height).toBe(height)
    }
  })
})

test('The drawing of the truck stays when a draft comes back', async ({ page }) => {
  const form = await openBooking(page)
  await form.getByRole('radio', { name: /^Half/ }).check()
  await waitForDraft(page, 'half')
  await page.reload()
  await expect(form.getByRole('radio', { name: /^Half/ })).toBeChecked()
  await expect(form.locator('.load svg')).toHaveCount(1)
  await expect(form.locator('.load-marker')).toHaveCSS('opacity', '1')
})
