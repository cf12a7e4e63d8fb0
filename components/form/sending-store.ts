import { useEffect, useState, useSyncExternalStore } from 'react'

/** External store: blocks double submits synchronously; only the button re-renders. */
export interface SendingStore {
  isSending: () => boolean
  setSending: (isSending: boolean) => void
  subscribe: (onChange: () => void) => () => void
}

function createSendingStore(): SendingStore {
  let isSending = false
  const listeners = new Set<() => void>()
  return {
    isSending: () => isSending,
    setSending(nextValue) {
      isSending = nextValue
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
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

export function useIsSending({ subscribe, isSending }: SendingStore): boolean {
  return useSyncExternalStore(subscribe, isSending, () => false)
}
