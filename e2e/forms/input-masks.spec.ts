import type { Locator, Page } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  getPostalCodeField,
  getFullQuoteForm,
  getMoveAddress,
  getShortQuoteForm,
} from '@/e2e/support/pages/quote-page'

/** The field's text with `|` at the caret, or at both ends of a selection. */
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

/** Copies a text in another page and pastes it into the focused field. */
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

const PHONE = '416-555-0142'

/** What a visitor does in a field; then its text, with `|` at the caret. */
type Step =
  | [action: 'type' | 'press' | 'paste' | 'fill', text: string, expected?: string]
  | [action: 'select', start: number, end: number]

const STORIES: Record<string, Step[]> = {
  'The caret stays behind the typed text': [
    ['type', '4', '4|'],
    ['type', '1', '41|'],
    ['type', '6', '416|'],
    ['type', '5', '416-5|'],
    ['type', '55014299', `${PHONE}|`],
  ],
  'A digit typed in the middle moves the following digits, unless the number is complete': [
    ['fill', '416-550-142'],
    ['select', 6, 6],
    ['type', '5', '416-555|-0142'],
    ['type', '9', '416-555|-0142'],
  ],
  'Backspace and Delete in the middle remove a digit or step over a hyphen': [
    ['fill', PHONE],
    ['select', 5, 5],
    ['press', 'Backspace', '416|-550-142'],
    ['press', 'Backspace', '41|5-501-42'],
    ['fill', PHONE],
    ['select', 3, 3],
    ['press', 'Delete', '416-|555-0142'],
    ['press', 'Delete', '416-|550-142'],
  ],
  'Typing replaces only the selected digits': [
    ['fill', PHONE],
    ['select', 4, 7],
    ['type', '777', '416-777|-0142'],
    ['select', 0, 12],
    ['type', '6', '6|'],
  ],
  'A pasted number fills an empty field, replaces the text, or completes it': [
    ['paste', '+1\u00a0(416)\u00a0555-0142 ext. 12', `${PHONE} x12|`],
    ['press', 'ControlOrMeta+a'],
    ['paste', '６４７.５５５.０１９９', '647-555-0199|'],
    ['fill', '416'],
    ['press', 'End'],
    ['paste', ' 555 0142\n', `${PHONE}|`],
  ],
  'An extension stays after a whole number': [
    ['type', 'x42', '42|'],
    ['press', 'ControlOrMeta+a'],
    ['type', `${PHONE} poste 204`, `${PHONE} p204|`],
    ['select', 6, 6],
    ['type', '9', '416-55|5-0142 p204'],
    ['press', 'End'],
    ['press', 'Backspace', `${PHONE} p20|`],
  ],
  'Undo and redo restore the number': [
    ['type', '416555'],
    ['press', 'ControlOrMeta+a'],
    ['press', 'Delete'],
    ['press', 'ControlOrMeta+z', '416-555|'],
    ['type', '0142', `${PHONE}|`],
    ['press', 'ControlOrMeta+a'],
    ['paste', '+1 (647) 555-0199', '647-555-0199|'],
    ['press', 'ControlOrMeta+z'],
    ['press', 'ControlOrMeta+z', `${PHONE}|`],
    ['press', 'ControlOrMeta+Shift+z'],
    ['press', 'ControlOrMeta+Shift+z', '647-555-0199|'],
  ],
}

/** The focused phone field of the short quote form. */
async function openPhoneField(page: Page): Promise<Locator> {
  await openPage(page, '/toronto/get-quote')
  const phone = getShortQuoteForm(page).getByLabel('Phone number')
  await phone.focus()
  return phone
}

async function takeSteps(page: Page, field: Locator, steps: Step[]): Promise<void> {
  for (const [action, ...rest] of steps) {
    if (typeof rest[0] === 'number') {
      await setSelection(field, rest[0], Number(rest[1]))
      continue
    }
    const [text, expected] = rest
    if (action === 'type') await page.keyboard.type(text)
    if (action === 'press') await page.keyboard.press(text)
    if (action === 'paste') await pasteText(page, text)
    if (action === 'fill') await field.fill(text)
    if (expected) expect(await readWithCaret(field), `${action} ${text}`).toBe(expected)
  }
}

for (const [title, steps] of Object.entries(STORIES)) {
  test(title, async ({ page }) => takeSteps(page, await openPhoneField(page), steps))
}

test('The masks wait until an input method has finished', async ({ page }) => {
  const phone = await openPhoneField(page)
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  for (const text of ['４', '４１', '４１６']) {
    await compose(text)
    expect(await readWithCaret(phone)).toBe(`${text}|`)
  }
  await session.send('Input.insertText', { text: '４１６' })
  expect(await readWithCaret(phone)).toBe('416|')
  await page.keyboard.type('5550142')
  expect(await readWithCaret(phone)).toBe(`${PHONE}|`)

  const name = getShortQuoteForm(page).getByLabel('Your name')
  await name.focus()
  await compose('ね')
  await session.send('Input.insertText', { text: '根本・恵美' })
  expect(await readWithCaret(name)).toBe('根本 恵美|')
})

test('A number from the browser is cleaned and does not move the focus', async ({ page }) => {
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

test('A postal code is corrected in the middle, and pasted with an address', async ({ page }) => {
  await openPage(page, '/dfw')
  const form = getFullQuoteForm(page)
  await getMoveAddress(form, 'Moving to').getByLabel('Canada').check()
  const from = getPostalCodeField(form, 'Moving from')
  await expect(from).toHaveJSProperty('inputMode', 'numeric')
  await from.focus()
  await takeSteps(page, from, [
    ['type', '75201'],
    ['select', 2, 2],
    ['type', '9', '75|201'],
    ['press', 'Backspace'],
    ['type', '8', '78|201'],
    ['press', 'ControlOrMeta+a'],
    ['paste', '12345 Elm St, Dallas, TX 75201-1234', '75201|'],
  ])
  const to = getPostalCodeField(form, 'Moving to')
  await expect(to).toHaveJSProperty('inputMode', '')
  await to.focus()
  await takeSteps(page, to, [
    ['type', 'm5v-2t!', 'M5V2T|'],
    ['select', 2, 2],
    ['type', 'x', 'M5X|V2T'],
    ['press', 'ControlOrMeta+a'],
    ['paste', 'Toronto, ON  k1a ob1', 'K1A0B1|'],
  ])
})
