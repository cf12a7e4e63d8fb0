import type { Locator } from '@playwright/test'

/** Presses Tab until this element has the focus. @returns the number of presses */
export async function tabTo(target: Locator): Promise<number> {
  for (let presses = 1; presses <= 60; presses++) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return presses
  }
  throw new Error(`${target.toString()} cannot be reached with the Tab key`)
}
