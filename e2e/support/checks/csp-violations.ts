import type { Page } from '@playwright/test'

/** What the browser has refused to load or run on this page and the ones after it, still growing. */
export async function trackCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteRefusal', (what: string) => void violations.push(what))
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      noteRefusal(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return violations
}

/** Waits until React has taken the page over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => /^__react/.test(key)))
}

/** What the policy of an answer allows for a kind of thing. */
export function getCspSources(headers: Pick<Headers, 'get'>, directive: string): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}
