import { openPage } from '@/e2e/support/pages/hydration'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { stubEmptyMaps, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { postForm } from '@/e2e/support/pages/post-form'
import { fetchForm } from '@/lib/http/plain-form'
import { fillFields, INVALID_FORM_CASES } from '@/e2e/support/pages/invalid-form-cases'

test.use({ viewport: WIDE_SCREEN })

for (const { path, label, fields, errorsByField } of INVALID_FORM_CASES) {
  const rules = Object.keys(errorsByField).join(', ')

  test(`The summary of the ${label} form has links that focus ${rules}`, async ({ page }) => {
    await stubEmptyMaps(page)
    await openPage(page, path)
    const title = await page.title()
    const form = page.getByRole('form', { name: label })
    await fillFields(form, fields)
    await form.getByRole('button').click()

    const summary = form.locator('[data-summary]')
    await expect(summary).toBeFocused()
    expect(await summary.evaluate(isFirst), 'the summary is first in the form').toBe(true)
    await expect(page).toHaveTitle(`Error: ${title}`)
    await expect(summary.getByRole('link')).toHaveCount(Object.keys(errorsByField).length)
    for (const [name, message] of Object.entries(errorsByField)) {
      const link = summary.locator(`a[href$="-${name}"]`)
      await expect(link).toContainText(message)
      await link.press('Enter')
      const target = form.locator(`[name="${name}"]:focus`)
      await expect(target, `the link focuses ${name}`).toHaveCount(1)
      const described = form.locator(`[aria-describedby~="${await idOf(name)}"]`)
      await expect(described.first()).toBeVisible()
      await expect(form.locator(`[id="${await idOf(name)}"]`)).toContainText(message)
    }

    async function idOf(name: string): Promise<string> {
      const href = await summary.locator(`a[href$="-${name}"]`).getAttribute('href')
      return `${href?.slice(1) ?? ''}-error`
    }
  })
}

for (const { path, label, fields, errorsByField } of INVALID_FORM_CASES) {
  const rules = Object.keys(errorsByField).join(', ')

  test(`Without JavaScript the ${label} form shows the errors of ${rules}`, async ({ site }) => {
    const posted = await postForm(await fetchForm(site.url + path, label), fields)
    const html = posted.html.split('<form').find((part) => part.includes(`aria-label="${label}"`))
    const [summary = '', rest = ''] = html?.split(/(?<=<\/ul>)/, 2) ?? []
    expect(summary, 'the summary is first in the form').toMatch(
      /^[^>]*>(<input type="hidden"[^>]*>)*<div[^>]*autofocus[^>]*><div role="alert">/i,
    )
    const links = Array.from(
      summary.matchAll(/<a href="#([^"]+)">(.*?)<\/a>/g),
      ([, id, text]) => ({
        id: id ?? '',
        text: text?.replaceAll(/<!-- -->/g, '') ?? '',
      }),
    )
    expect(links).toHaveLength(Object.keys(errorsByField).length)
    for (const [name, message] of Object.entries(errorsByField)) {
      const { id, text } = links.find((link) => link.id.endsWith(`-${name}`)) ?? { id: '' }
      expect(text).toContain(message)
      expect(html).toContain(` id="${id}"`)
      expect(rest + (html ?? '')).toContain(` id="${id}-error"`)
    }
  })
}

test('The page’s title begins with “Error” until every error is fixed', async ({ page }) => {
  await openPage(page, '/dfw/get-quote')
  const title = await page.title()
  const form = page.getByRole('form', { name: 'Quick estimate' })
  await form.getByRole('button').click()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await form.getByLabel('Your name').fill('Mary')
  await form.getByLabel('Phone number').fill('4165550142')
  await expect(page).toHaveTitle(`Error: ${title}`)
  await form.getByLabel('What do you need?').fill('Two rooms')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveTitle(title)
})

for (const pointer of ['mouse', 'finger'] as const) {
  test(`A press of the ${pointer} sends the form while the last error goes`, async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/dfw/get-quote')
    const form = page.getByRole('form', { name: 'Quick estimate' })
    const button = form.getByRole('button')
    await form.getByLabel('Your name').fill('Mary')
    await form.getByLabel('What do you need?').fill('Two rooms')
    await button.click()
    await expect(form.getByRole('alert')).toBeVisible()

    // Simulates browsers without scroll anchoring.
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'))
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 9, (box?.y ?? 0) + 9]
    const devtools = await page.context().newCDPSession(page)
    const move = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    // On a slow machine the press would last too long to count as one.
    await page.clock.pauseAt(Date.now() + 60_000)
    if (pointer === 'mouse') await page.mouse.move(x, y)
    await (pointer === 'mouse' ? page.mouse.down() : move('touchStart', [{ x, y }]))
    // The check of the last key comes late.
    await form.getByLabel('Phone number').evaluate((input: HTMLInputElement) => {
      input.setRangeText('4165550142')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.clock.runFor(150)
    await (pointer === 'mouse' ? page.mouse.up() : move('touchEnd', []))
    await page.clock.resume()
    await expect(page).toHaveURL(/\/thankyou/)
  })
}

function isFirst(element: Element): boolean {
  const above = [...(element.parentElement?.children ?? [])]
  return above
    .slice(0, above.indexOf(element))
    .every((element) => element.matches('[type="hidden"]'))
}
