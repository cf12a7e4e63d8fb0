import { APP_CHECK_FIELD, APP_CHECK_META } from '@/lib/forms/form'
import type { AppCheckSettings } from './app-check-token-provider'
import { withTimeout } from './with-timeout'

/** Longer than this nobody is kept waiting for a token: what comes without one is looked at by people. */
const TOKEN_TIMEOUT_MS = 3_000

let providerPromise: Promise<() => Promise<string>> | undefined

/** Loads what makes tokens, once, when a form is first touched: pages that are only read load nothing. */
export function prepareAppCheck(): void {
  loadTokenProvider()?.catch(() => undefined)
}

/** Adds a token of this one try to the form, if App Check is on and answers. Never throws. */
export async function addAppCheckToken(form: FormData): Promise<void> {
  const tokenProvider = loadTokenProvider()
  if (!tokenProvider) return
  try {
    const token = tokenProvider.then((getToken) => getToken())
    form.set(APP_CHECK_FIELD, await withTimeout(token, TOKEN_TIMEOUT_MS))
  } catch {
    // Blocked, offline or down: the request is sent without one.
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
      // The next try asks again.
      providerPromise = undefined
      throw error
    })
  return providerPromise
}
