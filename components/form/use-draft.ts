import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { FieldValues, FormState } from '@/lib/forms/form'
import { readSentRequest } from './sent-request'
import { DRAFT_KEYS, readTabStorage, type DraftKey } from './tab-storage'

/**
 * Keeps what is typed into a form in the tab's session storage, and returns what an earlier page of this
 * visit or entry of the history kept: undefined before hydration, without a draft, and after a post without
 * JavaScript. The contact is a button that offers another form's name, phone and email.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  key: DraftKey,
  postedStatus: FormState['status'],
): { draft: FieldValues | undefined; contact: ReactNode } {
  const [draft, setDraft] = useState<FieldValues>()
  const [contact, setContact] = useState<ReactNode>()
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    let stop = () => {}
    // Not in the first download: most visitors have no draft yet.
    const start = () => {
      import('./draft').then(
        ({ watchForm }) => {
          const callbacks = { onRestored: setDraft, onContact: setContact }
          stop = watchForm(form, key, postedStatus, callbacks)
        },
        () => undefined,
      )
    }
    // A link may have ticked an item, and a visitor may have begun before hydration.
    const isInUse = form.querySelector('[type=checkbox]:checked, :focus') !== null
    if (isInUse || DRAFT_KEYS.some(readTabStorage) || readSentRequest(key)) start()
    else form.addEventListener('focusin', start, { once: true })
    return () => {
      form.removeEventListener('focusin', start)
      stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a form's draft never changes
  }, [])
  return { draft, contact }
}
