import { APP_CHECK_FIELD, APP_CHECK_META } from '@/lib/forms/form'
import type { AppCheckSettings } from './app-check-token-provider'
import { withTimeout } from './with-timeout'

/** Submissions without a token are quarantined, not lost. */
const TOKEN_TIMEOUT_MS = 3_000

let providerPromise: Promise<() => Promise<string>> | undefined

/** Loads App Check when a form is first focused. */
export function prepareAppCheck(): void {
  loadTokenProvider()?.catch(() => undefined)
}

/** Adds a limited-use token to the form if App Check is on and answers. Never throws. */
export async function addAppCheckToken(form: FormData): Promise<void> {
  const tokenProvider = loadTokenProvider()
  if (!tokenProvider) return
  try {
    const token = tokenProvider.then((getToken) => getToken())
    form.set(APP_CHECK_FIELD, await withTimeout(token, TOKEN_TIMEOUT_MS))
  } catch {
    // Blocked, offline or down: the form is sent without a token.
  }
}

function loadTokenProvider(): typeof providerPromise {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${APP_CHECK_META}"]`)
  if (!meta) return undefined
  providerPromise ??= import('./app-check-token-provider')
    .then(({ createTokenProvider }) =>
      createTokenProvider(JSON.parse(meta.content) as AppCheckSettings),
    )
    .catch((error: unknown) => {
      // The next attempt imports again.
      providerPromise = undefined
      throw error
    })
  return providerPromise
}
