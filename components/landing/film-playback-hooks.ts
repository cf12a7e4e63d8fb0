import { useEffect, useState, type RefObject } from 'react'

const VISIBLE_RATIO = 0.3
const FORM_BLUR_DELAY_MS = 2_000

export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: VISIBLE_RATIO },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

/**
 * Whether a form has the focus, with a delay after blur: between two fields nothing has it, and Safari
 * does not focus a tapped button.
 */
export function useFormFocused(): boolean {
  const [isFormFocused, setIsFormFocused] = useState(false)
  useEffect(() => {
    let blurTimer: ReturnType<typeof setTimeout> | undefined
    const onFocusIn = () => {
      clearTimeout(blurTimer)
      setIsFormFocused(Boolean(document.activeElement?.closest('form')))
    }
    const onFocusOut = () => {
      clearTimeout(blurTimer)
      blurTimer = setTimeout(() => setIsFormFocused(false), FORM_BLUR_DELAY_MS)
    }
    // A form may have the focus before hydration.
    onFocusIn()
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      clearTimeout(blurTimer)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return isFormFocused
}
