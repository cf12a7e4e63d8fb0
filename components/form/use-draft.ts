import { useEffect, useState, type RefObject } from 'react'
import type { FieldValues, FormState } from '@/lib/forms/form'
import {
  mergeDraft,
  readChanges,
  readDefaultChoices,
  readDraft,
  saveDraft,
  type DraftFields,
} from './draft'

const SAVE_DELAY_MS = 300

/**
 * Keeps what is typed into a form in the tab's session storage, and returns what an earlier page of this
 * visit kept: undefined before hydration, without a draft, and after a post without JavaScript.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  options: DraftFields,
  postedStatus: FormState['status'],
): FieldValues | undefined {
  const [draft, setDraft] = useState<FieldValues>()
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const isPosted = postedStatus !== 'start'
    const defaults = isPosted ? {} : readDefaultChoices(form)
    const kept = isPosted ? undefined : readDraft(options.draftName)
    // Includes what the visitor typed before hydration.
    if (kept)
      setDraft(mergeDraft(kept, readChanges(form, options, defaults), options.multiValueFields))

    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      saveDraft(form, options, defaults)
    }
    const saveLater = () => {
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_DELAY_MS)
    }
    const saveNow = () => timer && save()
    form.addEventListener('input', saveLater)
    form.addEventListener('change', saveLater)
    addEventListener('pagehide', saveNow)
    return () => {
      saveNow()
      form.removeEventListener('input', saveLater)
      form.removeEventListener('change', saveLater)
      removeEventListener('pagehide', saveNow)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a form's fields never change
  }, [])
  return draft
}
