'use client'

import { useEffect } from 'react'
import { isPastHeader, MAIN_HEADER_ID } from './header-threshold'

/** What scripts add to header, menu and bottom bar, which are HTML alone and work without it. */
export function PageBehavior() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, updateStickyHeader, { passive: true, signal })
    }
    updateStickyHeader()
    document.addEventListener('click', onClick, { signal })
    return () => controller.abort()
  }, [])

  return null
}

function updateStickyHeader(): void {
  const header = document.getElementById(MAIN_HEADER_ID)
  const sticky = document.querySelector<HTMLElement>('[data-sticky-header]')
  if (!header || !sticky) return
  const isShown = isPastHeader(scrollY, header.offsetHeight)
  sticky.inert = !isShown
  sticky.dataset.stickyHeader = isShown ? 'shown' : 'hidden'
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  // The browser may show this document again, as it was, on "back".
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  const { quoteForm } = link.dataset
  if (quoteForm && !event.metaKey && !event.ctrlKey && !event.shiftKey) goToForm(event, quoteForm)
}

/** Leads to the form of this page, so that nothing typed is left behind; elsewhere to the link's page. */
function goToForm(event: MouseEvent, selector: string): void {
  const form = document.querySelector<HTMLFormElement>(selector)
  if (!form) return
  event.preventDefault()
  void import('./first-empty-field').then(
    ({ focusFirstEmptyField }) => focusFirstEmptyField(form),
    () => form.scrollIntoView(),
  )
}
