import { useSyncExternalStore } from 'react'

/** Of the Network Information API, which not every browser has. */
interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const REFUSALS = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection

function watchRefusals(onChange: () => void): () => void {
  const sources = [...REFUSALS.map((query) => matchMedia(query)), connection()]
  for (const source of sources) source?.addEventListener?.('change', onChange)
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', onChange)
  }
}

function isFilmWelcome(): boolean {
  const { saveData, effectiveType } = connection() ?? {}
  const isSlow = effectiveType?.endsWith('2g') ?? false
  return !saveData && !isSlow && !REFUSALS.some((query) => matchMedia(query).matches)
}

/** Neither reduced motion nor saved data is asked for, and the line is not a slow one. */
export function useFilmWelcome(): boolean {
  return useSyncExternalStore(watchRefusals, isFilmWelcome, () => false)
}
