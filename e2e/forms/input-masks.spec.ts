import { waitForHydration } from '@/e2e/support/pages/hydration'
import { pasteText, readWithCaret, setSelection } from '@/e2e/support/pages/text-field'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  getPostalCodeField,
  getFullQuoteForm,
  getMoveAddress,
  getShortQuoteForm,
  openPhoneField,
} from '@/e2e/support/pages/quote-page'

const PHONE = '416-555-0142'

test('The caret stays behind the typed text', async ({ page }) => {
  const phone = await openPhoneField(page)
  const steps = ['4|', '41|', '416|', '416-5|', '416-55|', '416-555|', '416-555-0|']
  for (const [n, step] of steps.entries()) {
    await page.keyboard.type('4165550'.charAt(n))
    expect(await readWithCaret(phone)).toBe(step)
  }
  await page.keyboard.type('14299')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)
})

test('A digit typed in the middle moves the following digits, unless the number is complete', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  await phone.fill('416-550-142')
  await setSelection(phone, 6)
  await page.keyboard.type('5')
  expect(await readWithCaret(phone)).toBe('416-555|-0142')
  await page.keyboard.type('9')
  expect(await readWithCaret(phone), 'no digit is pushed out').toBe('416-555|-0142')
})

test('Backspace and Delete in the middle remove a digit or step over a hyphen', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  await phone.fill(PHONE)
  await setSelection(phone, 5)
  await page.keyboard.press('Backspace')
  expect(await readWithCaret(phone)).toBe('416|-550-142')
  await page.keyboard.press('Backspace')
  expect(await readWithCaret(phone)).toBe('41|5-501-42')
  await phone.fill(PHONE)
  await setSelection(phone, 3)
  await page.keyboard.press('Delete')
  expect(await readWithCaret(phone), 'the caret steps over a hyphen').toBe('416-|555-0142')
  await page.keyboard.press('Delete')
  expect(await readWithCaret(phone)).toBe('416-|550-142')
})

test('Typing replaces only the selected digits', async ({ page }) => {
  const phone = await openPhoneField(page)
  await phone.fill(PHONE)
  await setSelection(phone, 4, 7)
  await page.keyboard.type('777')
  expect(await readWithCaret(phone)).toBe('416-777|-0142')
  await setSelection(phone, 0, 12)
  await page.keyboard.type('6')
  expect(await readWithCaret(phone)).toBe('6|')
})

test('Undo and redo restore the number', async ({ page }) => {
  const phone = await openPhoneField(page)
  await page.keyboard.type('416555')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('ControlOrMeta+z')
  expect(await readWithCaret(phone)).toBe('416-555|')
  await page.keyboard.type('0142')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('+1 (647) 555-0199')
  expect(await readWithCaret(phone)).toBe('647-555-0199|')
  for (let n = 0; n < 2; n++) await page.keyboard.press('ControlOrMeta+z')
  expect(await phone.inputValue()).toBe(PHONE)
  for (let n = 0; n < 2; n++) await page.keyboard.press('ControlOrMeta+Shift+z')
  expect(await phone.inputValue()).toBe('647-555-0199')
})

test('A pasted number fills an empty field, replaces the text, or completes it', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  await pasteText(page, '+1\u00a0(416)\u00a0555-0142 x12')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)
  await page.keyboard.press('ControlOrMeta+a')
  await pasteText(page, '６４７.５５５.０１９９')
  expect(await readWithCaret(phone)).toBe('647-555-0199|')
  await phone.fill('416')
  await page.keyboard.press('End')
  await pasteText(page, ' 555 0142\n')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)
})

test('The masks wait until an input method has finished', async ({ page }) => {
  const phone = await openPhoneField(page)
  const session = await page.context().newCDPSession(page)
  for (const text of ['４', '４１', '４１６']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    expect(await readWithCaret(phone)).toBe(`${text}|`)
  }
  await session.send('Input.insertText', { text: '４１６' })
  expect(await readWithCaret(phone)).toBe('416|')
  await page.keyboard.type('5550142')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)

  const name = getShortQuoteForm(page).getByLabel('Your name')
  await name.pressSequentially("anne-marie o'neil 3rd")
  expect(await readWithCaret(name)).toBe('Anne Marie Oneil Rd|')
  await name.fill('')
  await session.send('Input.imeSetComposition', { text: 'ね', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.insertText', { text: '根本・恵美' })
  expect(await readWithCaret(name)).toBe('根本 恵美|')
})

test('A number filled in by the browser is cleaned and does not move the focus', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  const name = getShortQuoteForm(page).getByLabel('Your name')
  await name.focus()
  await phone.evaluate((input: HTMLInputElement) => {
    input.value = '+14165550142'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(phone).toHaveValue(PHONE)
  await expect(name).toBeFocused()
})

test('A postal code is typed, corrected in the middle and pasted with a whole address', async ({
  page,
}) => {
  await page.goto('/dfw')
  await waitForHydration(page)
  const from = getPostalCodeField(getFullQuoteForm(page), 'Moving from')
  await from.focus()
  await page.keyboard.type('75201')
  await setSelection(from, 2)
  await page.keyboard.type('9')
  expect(await readWithCaret(from)).toBe('75|201')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('8')
  expect(await readWithCaret(from)).toBe('78|201')
  await page.keyboard.press('ControlOrMeta+a')
  await pasteText(page, '12345 Elm St, Dallas, TX 75201-1234')
  expect(await readWithCaret(from)).toBe('75201|')

  await getMoveAddress(getFullQuoteForm(page), 'Moving to').getByLabel('Canada').check()
  const to = getPostalCodeField(getFullQuoteForm(page), 'Moving to')
  await to.focus()
  await page.keyboard.type('m5v-2t!')
  expect(await readWithCaret(to)).toBe('M5V2T|')
  await setSelection(to, 2)
  await page.keyboard.type('x')
  expect(await readWithCaret(to)).toBe('M5X|V2T')
  await page.keyboard.press('ControlOrMeta+a')
  await pasteText(page, 'Toronto, ON  k1a ob1')
  expect(await readWithCaret(to)).toBe('K1A0B1|')
})
