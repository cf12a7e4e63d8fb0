import {
  CITY_FIELD,
  CONSENT_FIELD,
  MARKETING_FIELD,
  readFields,
  type FieldValues,
  type FormState,
} from '@/lib/forms/form'
import { getDraftKey, type DraftName } from './draft-storage'
import { listControls, listMultipleFields, readForm } from './form-values'

export { saveSentAnswers } from './sent-answers'

const SAVE_DELAY_MS = 300

/**
 * Restores the draft of a form and saves every change. @returns saves what is not saved yet
 * @param onRestored gets the draft, with what the visitor typed on this page before
 */
export function watchForm(
  form: HTMLFormElement,
  name: DraftName,
  postedStatus: FormState['status'],
  onRestored: (values: FieldValues) => void,
): () => void {
  const isPosted = postedStatus !== 'start'
  const defaults = isPosted ? {} : readDefaultChoices(form)
  const kept = isPosted ? undefined : readDraft(form, name)
  if (kept) onRestored(mergeDraft(kept, readChanges(form, defaults), listMultipleFields(form)))

  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    saveDraft(form, name, defaults)
  }
  const saveLater = () => {
    clearTimeout(timer)
    timer = setTimeout(save, SAVE_DELAY_MS)
  }
  form.addEventListener('input', saveLater)
  form.addEventListener('change', saveLater)
  // What was typed before this module had loaded.
  if (!kept) saveLater()
  return () => {
    if (timer !== undefined) save()
  }
}

function readDraft(form: HTMLFormElement, name: DraftName): FieldValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(getDraftKey(name)) ?? '') as FieldValues
    if (draft[MARKETING_FIELD] !== readConsentVersion(form)) delete draft[MARKETING_FIELD]
    return Object.values(draft).every((value) => typeof value === 'string') ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps what differs from the page's defaults; another city's page has others. */
function saveDraft(form: HTMLFormElement, name: DraftName, defaults: FieldValues): void {
  const changes = readChanges(form, defaults)
  if (changes[MARKETING_FIELD]) changes[MARKETING_FIELD] = readConsentVersion(form)
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(getDraftKey(name))
    else sessionStorage.setItem(getDraftKey(name), JSON.stringify(changes))
  } catch {
    // Storage may be full or denied; the form works without it.
  }
}

/** A tick is kept for the text beside it: on another country's page it would agree to another one. */
function readConsentVersion(form: HTMLFormElement): string {
  return readFields(new FormData(form), [CONSENT_FIELD])[CONSENT_FIELD]
}

function readChanges(form: HTMLFormElement, defaults: FieldValues): FieldValues {
  const answers = Object.entries(readForm(form)).filter(([name]) => name !== CITY_FIELD)
  return Object.fromEntries(answers.filter(([name, value]) => value !== (defaults[name] ?? '')))
}

/** The preselected choices of the page; every other field starts empty. */
function readDefaultChoices(form: HTMLFormElement): FieldValues {
  const defaults: FieldValues = {}
  for (const control of listControls(form)) {
    if (control instanceof HTMLSelectElement)
      defaults[control.name] =
        [...control.options].find((option) => option.defaultSelected)?.value ?? ''
    else if (
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      control.defaultChecked
    )
      defaults[control.name] = control.value
  }
  return defaults
}

/** Later answers win; lists of both are united. */
export function mergeDraft(
  draft: FieldValues,
  changes: FieldValues,
  multiValueFields: readonly string[] = [],
): FieldValues {
  const merged = { ...draft, ...changes }
  for (const name of multiValueFields) {
    const items = [draft[name], changes[name]].flatMap((list) => list?.split(',') ?? [])
    if (items.length > 0) merged[name] = [...new Set(items)].filter(Boolean).join(',')
  }
  return merged
}
