import { useEffect, useState, type RefObject } from 'react'
import { whenPageIdle } from '@/components/ui/page-idle'

const SEEN_SHARE = 0.3
const LEFT_FORM_MS = 2_000

/** The page has loaded and has nothing more urgent to do. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenPageIdle(() => setIdle(true)), [])
  return isIdle
}

/** Whether the element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: SEEN_SHARE },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

/**
 * Whether somebody is filling a form. Until a little later, too: from one field to the next the focus may
 * be nowhere, and where a tap gives a button no focus (Safari), while the form is sent.
 */
export function useAtForm(): boolean {
  const [isAtForm, setAtForm] = useState(false)
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined
    const onFocusIn = () => {
      clearTimeout(leaving)
      setAtForm(Boolean(document.activeElement?.closest('form')))
    }
    const onFocusOut = () => {
      clearTimeout(leaving)
      leaving = setTimeout(() => setAtForm(false), LEFT_FORM_MS)
    }
    // The focus may have come before the scripts.
    onFocusIn()
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      clearTimeout(leaving)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return isAtForm
}
