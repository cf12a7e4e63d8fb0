import { APP_CHECK_FIELD, APP_CHECK_META } from '@/lib/forms/form'
import type { AppCheckSettings } from './app-check-tokens'
import { inTime } from './in-time'

/** Longer than this nobody is kept waiting for a token: what comes without one is looked at by people. */
const TOKEN_MS = 3_000

let opened: Promise<() => Promise<string>> | undefined

/** Loads what makes tokens, once, when a form is first touched: pages that are only read load nothing. */
export function prepareAppCheck(): void {
  open()?.catch(() => undefined)
}

/** Adds a token of this one try to the form, if App Check is on and answers. Never throws. */
export async function addAppCheckToken(form: FormData): Promise<void> {
  const opening = open()
  if (!opening) return
  try {
    const token = opening.then((newToken) => newToken())
    form.set(APP_CHECK_FIELD, await inTime(token, TOKEN_MS))
  } catch {
    // Blocked, offline or down: the request is sent without one.
  }
}

function open(): typeof opened {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${APP_CHECK_META}"]`)
  if (!meta) return undefined
  opened ??= import('./app-check-tokens')
    .then(({ openTokens }) => openTokens(JSON.parse(meta.content) as AppCheckSettings))
    .catch((error: unknown) => {
      // The next try asks again.
      opened = undefined
      throw error
    })
  return opened
}
