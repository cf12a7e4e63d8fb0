import type { Page } from '@playwright/test'
import { stubEmptyMaps, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import {
  expectAddress,
  getAddressGroup,
  getStreetField,
  getUnitField,
} from '@/e2e/support/pages/address-fields'
import { openPage } from '@/e2e/support/pages/hydration'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: WIDE_SCREEN })

const LINE = '1500 Main Street, Suite 1204, Dallas, TX 75201, USA'
const TYPED = { street: '', city: '', state: 'ON', zip: '', country: 'Canada' }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeEach(({ page }) => stubEmptyMaps(page))

async function paste(page: Page, text: string): Promise<void> {
  await openPage(page, '/toronto/book-now')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await getStreetField(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
}

test('An address that is pasted in one line fills its fields, and one tap takes that back', async ({
  page,
}) => {
  await paste(page, LINE)
  const group = getAddressGroup(page)
  await expectAddress(group, {
    ...{ street: '1500 Main Street', unit: '1204', city: 'Dallas', state: 'TX', zip: '75201' },
    country: 'United States',
  })
  await expect(group.getByText('We’ve put each part of the address into its field.')).toBeVisible()
  await group.getByRole('button', { name: 'Undo' }).click()
  await expectAddress(group, { ...TYPED, street: LINE })
  await getUnitField(page).fill('7')
  await expect(group.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('A pasted street that is not certainly an address stays as it is', async ({ page }) => {
  await paste(page, '1500 Main Street, Toronto')
  await expectAddress(getAddressGroup(page), { ...TYPED, street: '1500 Main Street, Toronto' })
})
