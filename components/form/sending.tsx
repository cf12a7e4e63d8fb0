import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PhoneSentence } from '@/components/ui/text'
import { useTranslate } from '@/components/ui/use-translate'
import { waitUntil } from '@/lib/deadline'
import { INITIAL_STATE, type FormState } from '@/lib/forms/form'

/** The server opens a request within 3 s and changes or stores it within 6 s; we give up after this. */
const ACTION_TIMEOUT_MS = 12_000

export type FormAction = (last: FormState, form: FormData) => Promise<FormState>

/** @returns `unknown` if the action fails or is late; undefined while a redirect loads the next page */
export async function sendAction(
  action: FormAction,
  form: FormData,
): Promise<FormState | undefined> {
  try {
    return await waitUntil(Date.now() + ACTION_TIMEOUT_MS, action(INITIAL_STATE, form))
  } catch (error) {
    try {
      unstable_rethrow(error)
    } catch {
      // The browser opens the page itself. If we rethrew this, the router would fetch the page, too.
      return undefined
    }
    const isOutdated = unstable_isUnrecognizedActionError(error)
    return { ...INITIAL_STATE, status: isOutdated ? 'outdated' : 'unknown' }
  }
}

type SendingStore = ReturnType<typeof createSendingStore>

/** An external store, so that only the button renders again when a submission begins and ends. */
function createSendingStore() {
  let isSending = false
  const listeners = new Set<() => void>()
  return {
    isSending: () => isSending,
    setSending(nextValue: boolean) {
      isSending = nextValue
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useSendingStore(): SendingStore {
  const [sendingStore] = useState(createSendingStore)
  // The back/forward cache restores a page that was left while it was sending.
  useEffect(() => {
    const resetWhenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) sendingStore.setSending(false)
    }
    addEventListener('pageshow', resetWhenRestored)
    return () => removeEventListener('pageshow', resetWhenRestored)
  }, [sendingStore])
  return sendingStore
}

interface Props {
  label: string
  sendingStore: SendingStore
  phone: string | undefined
}

export function SubmitButton({ label, sendingStore, phone }: Props) {
  const t = useTranslate()
  const { subscribe, isSending: getSending } = sendingStore
  const isSending = useSyncExternalStore(subscribe, getSending, () => false)
  return (
    <div>
      {/* `disabled` would drop the focus. useSending ignores a second press. */}
      <button
        type="submit"
        className="button-primary w-full"
        aria-disabled={isSending || undefined}
      >
        {isSending ? t('Sending your request…') : label}
      </button>
      {phone ? (
        <p className="mt-1 text-center text-sm">
          <PhoneSentence text={t('Rather talk? Call <1>{phone}</1>', { phone })} phone={phone} />
        </p>
      ) : null}
    </div>
  )
}
