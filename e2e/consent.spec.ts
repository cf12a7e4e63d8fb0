import { ConsentSchema, type Consent } from '@/lib/submissions/consent-record'
import { bookingForm, fillBooking, someDay, withoutMaps } from './support/booking-page'
import { expect, leadsIn, test, WAYS } from './support/fixtures'
import { getForm, GOOD_MOVE, isThanked, postForm } from './support/post-form'
import { fillContact, fillMove, fullForm, shortForm, submit } from './support/quote-page'
import type { DatabaseServer } from './support/database-server'

const BOX = 'Text me offers, too'

function consentIn(database: DatabaseServer): Consent {
  const all = Object.values(database.at('/consents') ?? {}) as unknown[]
  expect(all).toHaveLength(1)
  return ConsentSchema.parse(all[0])
}

for (const { javaScriptEnabled, visitor } of WAYS) {
  test.describe('@core', () => {
    test.use({ javaScriptEnabled })

    test(`${visitor} is called about the request and agrees to nothing else unasked`, async ({
      page,
      database,
    }) => {
      await page.goto('/miami/get-quote')
      const form = shortForm(page)
      await expect(form).toContainText('calls, texts or emails you about this request')
      await expect(form.getByRole('checkbox', { name: BOX })).not.toBeChecked()
      await fillContact(form)
      await submit(form)
      await expect(page).toHaveURL(/\/thankyou/)
      expect(consentIn(database)).toMatchObject({
        version: 'us-1',
        marketing: false,
        page: '/miami/get-quote',
      })
    })

    test(`${visitor} who wants offers ticks the box once, also with a mistake on the way`, async ({
      page,
      database,
    }) => {
      await page.goto('/toronto')
      const form = fullForm(page)
      await fillMove(form, { email: 'mary@example' })
      await form.getByRole('checkbox', { name: BOX }).check()
      await submit(form)
      await expect(form.getByRole('alert')).toContainText('Invalid email format')
      await expect(form.getByRole('checkbox', { name: BOX })).toBeChecked()
      await form.getByLabel('Email').fill('mary@example.com')
      await submit(form)
      await expect(page).toHaveURL(/\/thankyou/)
      expect(consentIn(database)).toMatchObject({
        version: 'ca-1',
        marketing: true,
        page: '/toronto',
      })
      const ref = new URL(page.url()).searchParams.get('ref') ?? ''
      expect(Object.keys(database.at('/consents') ?? {})).toEqual([ref])
    })

    test(`${visitor} who books a pickup is asked the same`, async ({ page, database }) => {
      await withoutMaps(page)
      await page.goto('/toronto/book-now')
      await fillBooking(page, someDay('toronto'), javaScriptEnabled)
      await bookingForm(page).getByRole('checkbox', { name: BOX }).check()
      await submit(bookingForm(page))
      await expect(page).toHaveURL(/\/thankyou/)
      expect(consentIn(database)).toMatchObject({ version: 'ca-1', marketing: true })
    })
  })
}

test('A form that does not say which words it showed is stored, without a consent', async ({
  site,
  database,
}) => {
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  const answer = await postForm(form, { ...GOOD_MOVE, consent: 'xx-9', marketing: 'on' })
  expect(isThanked(answer)).toBe(true)
  expect(Object.keys(leadsIn(database))).toHaveLength(1)
  expect(database.at('/consents')).toBeNull()
})
