import { expect, type Page } from '@playwright/test'
import { postForm } from '@/e2e/support/pages/post-form'
import { getDeskName } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { fetchForm } from '@/lib/http/plain-form'
import { env } from '@/lib/env'
import { createDeskLink } from '@/lib/security/signed-links'

/** Sites with a mail server (getMailSettings) and isolated sites have this key. */
export const SITE_KEY = Buffer.alloc(32, 'key').toString('base64')

export function signDeskLink(areaKey: AreaKey, { epoch = 0, now = Date.now() } = {}): string {
  const { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key } = env
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = SITE_KEY
  const path = createDeskLink(areaKey, epoch, now)
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = key
  return path
}

export async function openDesk(
  page: Page,
  siteUrl: string,
  areaKey: AreaKey,
  { name = 'Anna', epoch = 0 } = {},
): Promise<void> {
  await page.goto(siteUrl + signDeskLink(areaKey, { epoch }))
  await page.getByLabel('Your first name').fill(name)
  await page
    .getByRole('button', { name: `Use this browser for the ${getDeskName(areaKey)}` })
    .click()
  await expect(page.getByRole('button', { name: 'Sign out this browser' })).toBeVisible()
}

export async function fetchDeskCookie(
  siteUrl: string,
  areaKey: AreaKey,
  { name = 'Anna', epoch = 0 } = {},
): Promise<string> {
  const form = await fetchForm(siteUrl + signDeskLink(areaKey, { epoch }), 'Open the desk')
  const { headers } = await postForm(form, { name })
  const cookie = headers.getSetCookie().find((one) => one.startsWith('desk='))
  return cookie?.split(';')[0] ?? ''
}
