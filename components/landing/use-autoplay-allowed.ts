import { useSyncExternalStore } from 'react'

/** Network Information API, not in every browser. */
interface NetworkConnection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const REDUCED_MEDIA_QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

const getConnection = (): NetworkConnection | undefined =>
  (navigator as Navigator & { connection?: NetworkConnection }).connection

function subscribeToPreferences(onChange: () => void): () => void {
  const sources = [...REDUCED_MEDIA_QUERIES.map((query) => matchMedia(query)), getConnection()]
  for (const source of sources) source?.addEventListener?.('change', onChange)
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', onChange)
  }
}

function isAutoplayAllowed(): boolean {
  const { saveData, effectiveType } = getConnection() ?? {}
  const isSlow = effectiveType?.endsWith('2g') ?? false
  return !saveData && !isSlow && !REDUCED_MEDIA_QUERIES.some((query) => matchMedia(query).matches)
}

/** False for reduced motion, reduced data and slow connections. */
export function useAutoplayAllowed(): boolean {
  return useSyncExternalStore(subscribeToPreferences, isAutoplayAllowed, () => false)
}
