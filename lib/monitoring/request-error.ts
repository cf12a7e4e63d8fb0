import { createFailureAlert } from '@/lib/alerts/alert'
import { logEvent } from '@/lib/log'

const alertOnErrors = createFailureAlert(
  'a request ended in an error. Look for "request-error" in the log; the next alert comes in an hour at the earliest.',
  1,
)

/** Omits the error's message and the request's URL: both may hold personal data. */
export async function reportRequestError(
  error: unknown,
  method: string,
  { routePath, routeType }: { routePath: string; routeType: string },
): Promise<void> {
  const { name, digest } = Object(error) as { name?: unknown; digest?: unknown }
  const facts = { error: toLogToken(name), digest: toLogToken(digest), method, route: routePath }
  logEvent('request-error', { ...facts, type: routeType }, 'error')
  await alertOnErrors()
}

/** Drops URLs: the digest of a redirect is one. */
function toLogToken(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w@]{1,60}$/.test(value) ? value : undefined
}
