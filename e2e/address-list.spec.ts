import {
  addressOf,
  bookingForm,
  combobox,
  search,
  street,
  suggestions,
  unit,
} from './support/address-page'
import { expect, test } from './support/fixtures'
import { mapsQuestions, serveMaps } from './support/maps-stand-in'

test('The list follows the keys of a combobox', async ({ page }) => {
  await serveMaps(page, 'new')
  await search(page)
  const active = () => addressOf(page).locator('[aria-selected="true"]')
  const expectActive = async (text: string) => {
    await expect(active()).toContainText(text)
    const id = await active().getAttribute('id')
    await expect(combobox(page)).toHaveAttribute('aria-activedescendant', String(id))
  }
  await page.keyboard.press('ArrowUp')
  await expectActive('Rainbow')
  await page.keyboard.press('ArrowDown')
  await expectActive('Bremner')
  await page.keyboard.press('ArrowDown')
  await expectActive('Laurier')
  await page.keyboard.press('Home')
  await expect(active()).toHaveCount(0)
  await expect(combobox(page)).not.toHaveAttribute('aria-activedescendant')
  const caret = () => street(page).evaluate((input: HTMLInputElement) => input.selectionStart)
  expect(await caret()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  expect(await caret()).toBe(5)

  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(street(page)).toHaveValue('290 b')
  await page.keyboard.press('ArrowDown')
  await expectActive('Bremner')
  await page.keyboard.press('Tab')
  await expect(suggestions(page)).toBeHidden()
  await expect(unit(page)).toBeFocused()
  await expect(street(page)).toHaveValue('290 b')
})

test('Enter without an active address sends the form', async ({ page }) => {
  await serveMaps(page, 'new')
  await search(page)
  await page.keyboard.press('Enter')
  await expect(bookingForm(page).getByRole('alert')).toBeFocused()
  await expect(street(page)).toHaveValue('290 b')
})

test('Fast typing is one question, and an empty street none', async ({ page }) => {
  await serveMaps(page, 'new')
  await search(page, '290 bremner')
  expect(await mapsQuestions(page)).toEqual(['290 bremner'])
  await street(page).fill('')
  await expect(suggestions(page)).toBeHidden()
  await street(page).pressSequentially('29')
  await page.waitForTimeout(600)
  expect(await mapsQuestions(page)).toEqual(['290 bremner'])
})

test('A long list lies over the questions that follow', async ({ page }) => {
  await serveMaps(page, 'new')
  await search(page)
  const isOnTop = await suggestions(page).evaluate((list) => {
    list.style.minHeight = '900px'
    list.scrollIntoView({ block: 'end', behavior: 'instant' })
    const { left, bottom } = list.getBoundingClientRect()
    // Above the bar at the bottom of a phone.
    return list.contains(document.elementFromPoint(left + 40, bottom - 120))
  })
  expect(isOnTop).toBe(true)
})
