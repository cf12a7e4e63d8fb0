import type { Locator, Page } from '@playwright/test'

/** The field's text with `|` at the caret, or at both ends of a selection. */
export function readWithCaret(field: Locator): Promise<string> {
  return field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
    const caretPositions = [...new Set([selectionEnd ?? 0, selectionStart ?? 0])]
    return caretPositions.reduce(
      (text, position) => `${text.slice(0, position)}|${text.slice(position)}`,
      value,
    )
  })
}

export const setSelection = (field: Locator, start: number, end = start) =>
  field.evaluate((input: HTMLInputElement, [from, to]) => input.setSelectionRange(from, to), [
    start,
    end,
  ] as const)

/** Copies a text in another page and pastes it into the focused field. */
export async function pasteText(page: Page, text: string): Promise<void> {
  const sourcePage = await page.context().newPage()
  await sourcePage.setContent('<textarea></textarea>')
  await sourcePage.getByRole('textbox').fill(text)
  await sourcePage.getByRole('textbox').selectText()
  await sourcePage.keyboard.press('ControlOrMeta+c')
  await sourcePage.close()
  await page.bringToFront()
  await page.keyboard.press('ControlOrMeta+v')
}
