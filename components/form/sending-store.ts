import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether a form's request is on its way. Kept beside React's state: a second press must be known for one
 * at once, and that the button says so renders the button, not every field of the form before the tap is answered.
 */
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

/** One form's. */
export function useSendingStore(): SendingStore {
  const [sendingStore] = useState(createSendingStore)
  // "Back" may bring the page out of the browser's cache just as it was left: still sending.
  useEffect(() => {
    const resetWhenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) sendingStore.setSending(false)
    }
    addEventListener('pageshow', resetWhenRestored)
    return () => removeEventListener('pageshow', resetWhenRestored)
  }, [sendingStore])
  return sendingStore
}

/** The same, for what shows it. */
export function useIsSending({ subscribe, isSending }: SendingStore): boolean {
  return useSyncExternalStore(subscribe, isSending, () => false)
}
