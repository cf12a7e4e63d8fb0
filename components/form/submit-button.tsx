import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import { PhoneSentence } from './phone-sentence'

export type SendingStore = ReturnType<typeof createSendingStore>

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
