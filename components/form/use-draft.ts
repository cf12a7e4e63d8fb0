import { useEffect, useState, type RefObject } from 'react'
import type { FieldValues, FormState } from '@/lib/forms/form'
import { readSentRequest } from './sent-request'
import { readTabStorage, type DraftKey } from './tab-storage'

/**
 * Keeps what is typed into a form in the tab's session storage, and returns what an earlier page of this
 * visit or entry of the history kept: undefined before hydration, without a draft, and after a post without JavaScript.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  key: DraftKey,
  postedStatus: FormState['status'],
): FieldValues | undefined {
  const [draft, setDraft] = useState<FieldValues>()
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    let stop = () => {}
    // Not in the first download: most visitors have no draft yet.
    const start = () => {
      import('./draft').then(
        ({ watchForm }) => {
          stop = watchForm(form, key, postedStatus, setDraft)
        },
        () => undefined,
      )
    }
    // A link may have ticked an item, and a visitor may have begun before hydration.
    const isInUse = form.querySelector('[type=checkbox]:checked, :focus') !== null
    if (isInUse || readTabStorage(key) || readSentRequest(key)) start()
    else form.addEventListener('focusin', start, { once: true })
    return () => {
      form.removeEventListener('focusin', start)
      stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a form's draft never changes
  }, [])
  return draft
}
