import { openPage } from '@/e2e/support/pages/hydration'
import { addMonths, getWallClock } from '@/lib/dates/wall-clock'
import {
  expect,
  getDetails,
  getLeads,
  describeVisitors,
  test,
} from '@/e2e/support/servers/fixtures'
import {
  fillMove,
  getMoveAddress,
  getFullQuoteForm,
  getPostalCodeField,
  submitForm,
  submitValidForm,
  getShortQuoteForm,
} from '@/e2e/support/pages/quote-page'
import type { Locator } from '@playwright/test'

const getToday = () => getWallClock(new Date(), 'America/Chicago').date

describeVisitors('answers', ({ javaScriptEnabled, visitor }) => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(`${visitor} may type the code of the other country, and reads that it was understood`, async ({
    page,
    database,
  }) => {
    await page.goto('/dfw')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByLabel('Your name').fill('')
    const code = getPostalCodeField(form, 'Moving to')
    await expect(code).toHaveJSProperty('inputMode', javaScriptEnabled ? 'numeric' : '')
    await code.fill('')
    await code.pressSequentially('m5v 2t6')
    await expect(code).toHaveJSProperty('inputMode', '')
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('Name is required')
    const to = getMoveAddress(form, 'Moving to')
    await expect(to.getByRole('radio', { name: 'Canada' })).toBeChecked()
    await expect(to.getByRole('status')).toContainText('switched this address to Canada')
    await expect(code).toHaveValue(/m5v ?2t6/i)
    await form.getByLabel('Your name').fill('Mary')
    await submitValidForm(form)
    expect(Object.values(getLeads(database))[0]?.zipTo).toBe('m5v2t6')
  })
})

test('A move to a far town is stored, and the office reads that it is far', async ({
  page,
  database,
}) => {
  await page.goto('/toronto')
  await fillMove(getFullQuoteForm(page), { from: 'm5v 2t6', to: 'k7l 1a1' })
  await submitValidForm(getFullQuoteForm(page))
  expect(Object.values(getDetails(database))[0]).toMatchObject({ outside_area: true })
})

test('The move date offers today to eighteen months ahead', async ({ page }) => {
  await openPage(page, '/dfw')
  const form = getFullQuoteForm(page)
  await form.getByLabel('Your name').focus()
  await expect(form.getByLabel('Move date')).toHaveAttribute('min', getToday())
  await expect(form.getByLabel('Move date')).toHaveAttribute('max', addMonths(getToday(), 18))
})

test('A move that the city’s crews do not take is named beside its addresses, and taken', async ({
  page,
  database,
}) => {
  await openPage(page, '/toronto')
  const form = getFullQuoteForm(page)
  await fillMove(form, { from: 'm5v 2t6', to: 'k2p 1l4' })
  await expect(form.getByText('We don’t take moves across')).toHaveCount(0)
  await fillMove(form, { from: 'm5v 2t6', to: '75201' })
  await expect(form.getByText('We don’t take moves across the U.S. border.')).toBeVisible()
  await fillMove(form, { from: 'm5v 2t6', to: 'v6b 1a1' })
  await expect(form.getByText('That’s outside Ontario.')).toBeVisible()
  await submitValidForm(form)
  expect(Object.values(getLeads(database))[0]?.zipTo).toBe('v6b1a1')
})

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
