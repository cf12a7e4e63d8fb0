import { useEffect, useState } from 'react'

export type SendingStore = ReturnType<typeof createSendingStore>

/** External store: only the button renders again when a submission begins and ends. */
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
  // The back/forward cache restores the page as it was left: sending.
  useEffect(() => {
    const resetWhenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) sendingStore.setSending(false)
    }
    addEventListener('pageshow', resetWhenRestored)
    return () => removeEventListener('pageshow', resetWhenRestored)
  }, [sendingStore])
  return sendingStore
}
