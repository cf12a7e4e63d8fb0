import type { Page } from '@playwright/test'

/** Collects violations of this page and the following ones; the list keeps growing. */
export async function trackCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction(
    'reportViolation',
    (violation: string) => void violations.push(violation),
  )
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      reportViolation: (violation: string) => void
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return violations
}

/** The sources of a directive in a response's policy. */
export function getCspSources(headers: Pick<Headers, 'get'>, directive: string): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}
