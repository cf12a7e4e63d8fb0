import type { Locator } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import { getShortQuoteForm } from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

/** Reads the field with `|` at the caret, or at the start of a selection. */
const readWithCaret = (field: Locator) =>
  field.evaluate(({ value, selectionStart }: HTMLInputElement) => {
    const caret = selectionStart ?? 0
    return `${value.slice(0, caret)}|${value.slice(caret)}`
  })

test('A visitor types, corrects and restores a phone with the caret in the middle', async ({
  page,
}) => {
  await openPage(page, '/toronto/get-quote')
  const phone = getShortQuoteForm(page).getByLabel('Phone number')
  const select = (start: number, end = start) =>
    phone.evaluate((input: HTMLInputElement, [from, to]) => input.setSelectionRange(from, to), [
      start,
      end,
    ] as const)
  const type = async (text: string, expected: string) => {
    await page.keyboard.type(text)
    expect(await readWithCaret(phone)).toBe(expected)
  }
  const press = async (key: string, expected: string) => {
    await page.keyboard.press(key)
    expect(await readWithCaret(phone)).toBe(expected)
  }
  await phone.focus()
  await type('416550142', '416-550-142|')
  await select(6)
  await type('5', '416-555|-0142')
  // The number is complete, so the mask ignores another digit.
  await type('9', '416-555|-0142')
  await select(5)
  await press('Backspace', '416|-550-142')
  await press('Backspace', '41|5-501-42')
  await press('Delete', '41|5-014-2')
  await type('6', '416|-501-42')
  await press('Delete', '416-|501-42')
  await press('Delete', '416-|014-2')
  await type('555', '416-555|-0142')
  await select(4, 7)
  await type('777', '416-777|-0142')
  await press('End', '416-777-0142|')
  await type(' ext. 20', '416-777-0142 x20|')
  await select(6)
  await type('9', '416-77|7-0142 x20')

  await press('ControlOrMeta+a', '|416-777-0142 x20')
  await page.keyboard.insertText('+1 (647) 555-0199')
  expect(await readWithCaret(phone)).toBe('647-555-0199|')
  // The first undo reverts the mask, the second the text.
  await page.keyboard.press('ControlOrMeta+z')
  await press('ControlOrMeta+z', '416-777-0142 x20|')

  await press('ControlOrMeta+a', '|416-777-0142 x20')
  // An input method replaces its own text until the word is finished.
  const keyboard = await page.context().newCDPSession(page)
  const composition = { text: '４１６５', selectionStart: 4, selectionEnd: 4 }
  await keyboard.send('Input.imeSetComposition', composition)
  expect(await readWithCaret(phone)).toBe('４１６５|')
  await keyboard.send('Input.insertText', { text: '４１６５' })
  expect(await readWithCaret(phone)).toBe('416-5|')
})
