import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  getPostalCodeField,
  getMovingQuoteForm,
  getMoveAddress,
  getQuickQuoteForm,
  submitForm,
} from '@/e2e/support/pages/quote-page'

const PHONE = '416-555-0142'

async function openPhoneField(page: Page): Promise<Locator> {
  await page.goto('/toronto/get-quote')
  await page.waitForLoadState('networkidle')
  const phone = getQuickQuoteForm(page).getByLabel('Phone number')
  await phone.focus()
  return phone
}

/** The field's text with its caret, or with what is selected between two. */
function readWithCaret(field: Locator): Promise<string> {
  return field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
    const caretPositions = [...new Set([selectionEnd ?? 0, selectionStart ?? 0])]
    return caretPositions.reduce(
      (text, position) => `${text.slice(0, position)}|${text.slice(position)}`,
      value,
    )
  })
}

const setSelection = (field: Locator, start: number, end = start) =>
  field.evaluate((input: HTMLInputElement, [from, to]) => input.setSelectionRange(from, to), [
    start,
    end,
  ] as const)

/** Copied elsewhere, and pasted into what has the focus here. */
async function pasteText(page: Page, text: string): Promise<void> {
  const sourcePage = await page.context().newPage()
  await sourcePage.setContent('<textarea></textarea>')
  await sourcePage.getByRole('textbox').fill(text)
  await sourcePage.getByRole('textbox').selectText()
  await sourcePage.keyboard.press('ControlOrMeta+c')
  await sourcePage.close()
  await page.bringToFront()
  await page.keyboard.press('ControlOrMeta+v')
}

test('Typing, the caret stays behind what was typed', async ({ page }) => {
  const phone = await openPhoneField(page)
  const steps = ['4|', '41|', '416|', '416-5|', '416-55|', '416-555|', '416-555-0|']
  for (const [n, step] of steps.entries()) {
    await page.keyboard.type('4165550'.charAt(n))
    expect(await readWithCaret(phone)).toBe(step)
  }
  await page.keyboard.type('14299')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)
})

test('Typing into the middle moves what follows, until there is no room', async ({ page }) => {
  const phone = await openPhoneField(page)
  await phone.fill('416-550-142')
  await setSelection(phone, 6)
  await page.keyboard.type('5')
  expect(await readWithCaret(phone)).toBe('416-555|-0142')
  await page.keyboard.type('9')
  expect(await readWithCaret(phone), 'no digit is pushed out').toBe('416-555|-0142')
})

test('Deleting in the middle takes a digit with every key but at a hyphen', async ({ page }) => {
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
  expect(await readWithCaret(phone), 'a hyphen is stepped over').toBe('416-|555-0142')
  await page.keyboard.press('Delete')
  expect(await readWithCaret(phone)).toBe('416-|550-142')
})

test('What is selected is replaced, and nothing else', async ({ page }) => {
  const phone = await openPhoneField(page)
  await phone.fill(PHONE)
  await setSelection(phone, 4, 7)
  await page.keyboard.type('777')
  expect(await readWithCaret(phone)).toBe('416-777|-0142')
  await setSelection(phone, 0, 12)
  await page.keyboard.type('6')
  expect(await readWithCaret(phone)).toBe('6|')
})

test('What is taken back comes back, and no digit with it', async ({ page }) => {
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

test('A number is pasted over nothing, over all and behind its beginning', async ({ page }) => {
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

test('What an input method composes is left alone until it is done', async ({ page }) => {
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

  const name = getQuickQuoteForm(page).getByLabel('Your name')
  await name.focus()
  await session.send('Input.imeSetComposition', { text: 'ね', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.insertText', { text: '根本・恵美' })
  expect(await readWithCaret(name)).toBe('根本 恵美|')
})

test('What the browser fills in elsewhere is cleaned, and leaves the focus where it is', async ({
  page,
}) => {
  const phone = await openPhoneField(page)
  const name = getQuickQuoteForm(page).getByLabel('Your name')
  await name.focus()
  await phone.evaluate((input: HTMLInputElement) => {
    input.value = '+14165550142'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(phone).toHaveValue(PHONE)
  await expect(name).toBeFocused()
})

test('A code is typed, corrected in its middle and pasted with its whole address', async ({
  page,
}) => {
  await page.goto('/dfw')
  await page.waitForLoadState('networkidle')
  const from = getPostalCodeField(getMovingQuoteForm(page), 'Moving from')
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

  await getMoveAddress(getMovingQuoteForm(page), 'Moving to').getByLabel('Canada').check()
  const to = getPostalCodeField(getMovingQuoteForm(page), 'Moving to')
  await to.focus()
  await page.keyboard.type('m5v 2t')
  expect(await readWithCaret(to)).toBe('M5V2T|')
  await setSelection(to, 2)
  await page.keyboard.type('x')
  expect(await readWithCaret(to)).toBe('M5X|V2T')
  await page.keyboard.press('ControlOrMeta+a')
  await pasteText(page, 'Toronto, ON  k1a ob1')
  expect(await readWithCaret(to)).toBe('K1A0B1|')
})

test('A text far too long for a phone stays as it came, and the form says so', async ({ page }) => {
  const phone = await openPhoneField(page)
  const long = `${'+'.repeat(60_000)}1`
  await phone.fill(long)
  await submitForm(getQuickQuoteForm(page))
  await expect(phone).toHaveAccessibleDescription(/at most 500 characters/)
  await expect(phone).toHaveValue(long)
  await phone.fill('')
  await page.keyboard.type('4165550142')
  await expect(phone).toHaveValue(PHONE)
  await expect(phone).not.toHaveAccessibleDescription(/characters/)
})
