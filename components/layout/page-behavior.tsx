'use client'

import { useEffect } from 'react'
import { isPlaceName, UNKNOWN_PLACE } from '@/lib/routing/api-paths'

/** CSS px (docs/requirements.md, section 9). */
const HEADER_MARGIN_PX = 5

/** Controls that "get quote" may focus. */
const QUESTION_SELECTOR =
  ':is(input, textarea, select):not([type=hidden], [readonly], :disabled, [data-optional])'

/** Adds behavior to header, menu and bottom bar, which are only HTML and also work without it. */
export function PageBehavior() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, updateStickyHeader, { passive: true, signal })
    }
    updateStickyHeader()
    document.addEventListener('click', onClick, { signal })
    nameUnknownPlace()
    return () => controller.abort()
  }, [])

  return null
}

function updateStickyHeader(): void {
  const header = document.getElementById('site-header')
  const sticky = document.querySelector<HTMLElement>('[data-sticky-header]')
  if (!header || !sticky) return
  const isShown = scrollY > header.offsetHeight + HEADER_MARGIN_PX
  sticky.inert = !isShown
  sticky.dataset.stickyHeader = isShown ? 'shown' : 'hidden'
}

/** A redirect has put the name into the query, because we do not know the city. */
function nameUnknownPlace(): void {
  const place = new URLSearchParams(location.search).get(UNKNOWN_PLACE)
  const question = document.querySelector<HTMLElement>('[data-unknown-place]')
  if (!place || !question || !isPlaceName(place)) return
  question.textContent = `${question.dataset.unknownPlace}`.replace('{place}', () => place)
  question.closest('details')?.removeAttribute('hidden')
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  // On "back" the browser may show this document again as it was.
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  // The page in another language counts the same ad.
  if (link.rel === 'alternate') link.search ||= location.search
  const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey
  if (link.dataset.quoteForm && !opensNewTab) goToQuoteForm(event)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Focuses the first unanswered question; on a page without the form, the link works as usual. */
function goToQuoteForm(event: MouseEvent): void {
  const form = document.querySelector<HTMLFormElement>('#quote form')
  if (!form) return
  event.preventDefault()
  const answers = new FormData(form)
  const target =
    [...form.querySelectorAll<Control>(QUESTION_SELECTOR)].find(({ name }) => !answers.get(name)) ??
    form.querySelector<HTMLElement>('[type=submit]')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}
