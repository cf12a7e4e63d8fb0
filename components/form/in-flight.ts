import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether a form's request is on its way. Kept beside React's state: a second press must be known for one
 * at once, and that the button says so renders the button, not every field of the form before the tap is answered.
 */
export interface InFlight {
  isSending: () => boolean
  setSending: (sending: boolean) => void
  subscribe: (onChange: () => void) => () => void
}

function createInFlight(): InFlight {
  let sending = false
  const listeners = new Set<() => void>()
  return {
    isSending: () => sending,
    setSending(next) {
      sending = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One form's. */
export function useInFlight(): InFlight {
  const [inFlight] = useState(createInFlight)
  // "Back" may bring the page out of the browser's cache just as it was left: still sending.
  useEffect(() => {
    const revive = (event: PageTransitionEvent) => {
      if (event.persisted) inFlight.setSending(false)
    }
    addEventListener('pageshow', revive)
    return () => removeEventListener('pageshow', revive)
  }, [inFlight])
  return inFlight
}

/** The same, for what shows it. */
export function useIsSending({ subscribe, isSending }: InFlight): boolean {
  return useSyncExternalStore(subscribe, isSending, () => false)
}
