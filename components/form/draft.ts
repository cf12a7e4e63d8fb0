import type { ReactNode } from 'react'
import { CITY_FIELD, MARKETING_FIELD, type FieldValues, type FormState } from '@/lib/forms/form'
import { hasContact, watchContact } from './contact-offer'
import { listMultipleFields, readForm } from './form-values'
import { readConsentVersion } from './sent-answers'
import { readSentRequest } from './sent-request'
import { readTabStorage, writeTabStorage, type DraftKey } from './tab-storage'

export { saveSentAnswers } from './sent-answers'

const SAVE_DELAY_MS = 300

/**
 * Restores the draft of a form and saves every change. @returns stops, and saves what is not saved yet
 * @param onRestored gets the draft, with what the visitor typed on this page before
 * @param onContact gets the button that offers another form's contact
 */
export function watchForm(
  form: HTMLFormElement,
  key: DraftKey,
  postedStatus: FormState['status'],
  callbacks: {
    onRestored: (values: FieldValues) => void
    onContact: (button: ReactNode) => void
  },
): () => void {
  const isPosted = postedStatus !== 'start'
  const defaults = isPosted ? {} : readDefaults(form)
  const kept = isPosted ? undefined : readDraft(form, key)
  if (kept) {
    keepFocus(form)
    callbacks.onRestored(mergeDraft(kept, readChanges(form, defaults), listMultipleFields(form)))
  }
  if (!kept || !hasContact(kept)) watchContact(form, key, callbacks.onContact)

  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    saveDraft(form, key, defaults)
  }
  const saveLater = () => {
    clearTimeout(timer)
    timer = setTimeout(save, SAVE_DELAY_MS)
  }
  form.addEventListener('input', saveLater)
  form.addEventListener('change', saveLater)
  // What was typed before this module had loaded.
  if (!kept) saveLater()
  const saveNow = () => {
    if (timer !== undefined) save()
  }
  addEventListener('pagehide', saveNow)
  return () => {
    removeEventListener('pagehide', saveNow)
    saveNow()
  }
}

/** A draft replaces the fields: the one in use gets the focus again. */
function keepFocus(form: HTMLFormElement): void {
  const id = form.querySelector('[id]:focus')?.id
  if (!id) return
  const observer = new MutationObserver(() => {
    observer.disconnect()
    const field = document.getElementById(id)
    field?.focus({ preventScroll: true })
    // Its caret would be at the beginning.
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(field.textLength, field.textLength)
  })
  observer.observe(form, { childList: true, subtree: true })
}

/** What this visit has typed, or what was sent from this entry of the history. */
function readDraft(form: HTMLFormElement, key: DraftKey): FieldValues | undefined {
  const text = readTabStorage(key)
  const sent = readSentRequest(key)
  if (!text && !sent) return undefined
  const draft = text ? (JSON.parse(text) as FieldValues) : { ...sent?.values }
  if (draft[MARKETING_FIELD] !== readConsentVersion(form)) delete draft[MARKETING_FIELD]
  return draft
}

/** Keeps what differs from the page's defaults; another city's page has others. */
function saveDraft(form: HTMLFormElement, key: DraftKey, defaults: FieldValues): void {
  const changes = readChanges(form, defaults)
  if (changes[MARKETING_FIELD]) changes[MARKETING_FIELD] = readConsentVersion(form)
  writeTabStorage(key, Object.keys(changes).length > 0 ? JSON.stringify(changes) : '')
}

function readChanges(form: HTMLFormElement, defaults: FieldValues): FieldValues {
  const isChange = ([name, value]: [string, string]) =>
    name !== CITY_FIELD && value !== (defaults[name] ?? '') && !isFilled(form, name)
  return Object.fromEntries(Object.entries(readForm(form)).filter(isChange))
}

/** True for a state that the page has set by a code (address-fill.ts): the code sets it again. */
function isFilled(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLSelectElement && field.dataset.filledState === field.value
}

/** What the page shows before anything is typed or chosen. */
function readDefaults(form: HTMLFormElement): FieldValues {
  const untouched = form.cloneNode(true) as HTMLFormElement
  untouched.reset()
  return readForm(untouched)
}

/** Later answers win; lists of both are united. */
export function mergeDraft(
  draft: FieldValues,
  changes: FieldValues,
  multiValueFields: readonly string[],
): FieldValues {
  const merged = { ...draft, ...changes }
  for (const name of multiValueFields) {
    const items = [draft[name], changes[name]].flatMap((list) => list?.split(',') ?? [])
    if (items.length > 0) merged[name] = [...new Set(items)].filter(Boolean).join(',')
  }
  return merged
}
