import { getShortQuoteForm, openPhoneField, submitForm } from '@/e2e/support/pages/quote-page'
import { pasteText, readWithCaret } from '@/e2e/support/pages/text-field'
import { expect, test } from '@/e2e/support/servers/fixtures'

const PHONE = '416-555-0142'

test('A foreign number and two numbers are kept, and the form names the error', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  const typed = [
    ['011 44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['020 7946 0958', '02079460958'],
    ['011 1 416 555 0142', PHONE],
  ] as const
  for (const [text, masked] of typed) {
    await phone.fill('')
    await phone.pressSequentially(text)
    expect(await readWithCaret(phone)).toBe(`${masked}|`)
  }
  await phone.fill('020 7946 0958')
  await submitForm(getShortQuoteForm(page))
  await expect(phone).toHaveAccessibleDescription(/U.S. or Canadian/)
  await phone.fill('')
  await pasteText(page, `${PHONE} or 647-555-0199`)
  await expect(phone).toHaveAccessibleDescription(/one 10-digit phone number/)
})

test('A text far too long for a phone number is kept, and the form shows an error', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  const long = `${'+'.repeat(60_000)}1`
  await phone.fill(long)
  await submitForm(getShortQuoteForm(page))
  await expect(phone).toHaveAccessibleDescription(/at most 500 characters/)
  await expect(phone).toHaveValue(long)
  await phone.fill('')
  await page.keyboard.type('4165550142')
  await expect(phone).toHaveValue(PHONE)
  await expect(phone).not.toHaveAccessibleDescription(/characters/)
})
