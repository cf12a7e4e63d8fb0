import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { whenPageIdle } from '@/components/ui/page-idle'

/** Of the Network Information API, which not every browser has. */
interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const REFUSALS = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']
const SEEN_SHARE = 0.3

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

/** The page has loaded and has nothing more urgent to do. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenPageIdle(() => setIdle(true)), [])
  return isIdle
}

/** Whether the element is on the screen, and whether it ever was. */
export function useInView(element: RefObject<Element | null>) {
  const [view, setView] = useState({ isInView: false, wasInView: false })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.at(-1)?.isIntersecting ?? false
        setView(({ wasInView }) => ({ isInView, wasInView: wasInView || isInView }))
      },
      { threshold: SEEN_SHARE },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return view
}
