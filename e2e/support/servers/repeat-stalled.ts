import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, TestInfo } from '@playwright/test'

/**
 * On a busy machine headless Chromium sometimes stops painting for good (seen once in 3,000 tests).
 * Playwright then waits for frames until the test times out, although the page still runs. We repeat only
 * such a test, and Playwright lists it as flaky.
 */

const FRAME_TIMEOUT_MS = 3_000

const getMarker = ({ project, testId }: TestInfo) => join(project.outputDir, `stalled-${testId}`)

/** @throws Error in the repetition of a test whose browser painted */
export function refuseRepetition(testInfo: TestInfo): void {
  if (testInfo.retry > 0 && !existsSync(getMarker(testInfo)))
    throw new Error('The first run failed in a browser that painted: it counts.')
}

export async function recordStall(page: Page, testInfo: TestInfo): Promise<void> {
  if (testInfo.status !== 'timedOut') return
  const frame = page.evaluate(
    () =>
      new Promise<true>((resolve) => {
        requestAnimationFrame(() => resolve(true))
      }),
  )
  const paints = await Promise.race([frame.catch(() => true), sleep(FRAME_TIMEOUT_MS, false)])
  if (!paints) writeFileSync(getMarker(testInfo), '')
}
