import { CITY_FIELD, readFields, type FieldValues } from '@/lib/forms/form'

/** The forms whose answers are kept in the tab's session storage until they are sent. */
export type DraftName = 'moving-quote' | 'quick-quote' | 'booking'

export interface DraftFields {
  draftName: DraftName
  fields: readonly string[]
  multiValueFields?: readonly string[] | undefined
}

export function readDraft(name: DraftName): FieldValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(toKey(name)) ?? '') as FieldValues
    return Object.values(draft).every((value) => typeof value === 'string') ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps what differs from the page's defaults; another city's page has others. */
export function saveDraft(
  form: HTMLFormElement,
  options: DraftFields,
  defaults: FieldValues,
): void {
  const changes = readChanges(form, options, defaults)
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(toKey(options.draftName))
    else sessionStorage.setItem(toKey(options.draftName), JSON.stringify(changes))
  } catch {
    // Storage may be full or denied; the form works without it.
  }
}

export function removeDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(toKey(name))
  } catch {
    // As above.
  }
}

export function readChanges(
  form: HTMLFormElement,
  { fields, multiValueFields }: DraftFields,
  defaults: FieldValues,
): FieldValues {
  const names = fields.filter((name) => name !== CITY_FIELD)
  const values = Object.entries(readFields(new FormData(form), names, multiValueFields))
  return Object.fromEntries(values.filter(([name, value]) => value !== (defaults[name] ?? '')))
}

/** The preselected choices of the page; every other field starts empty. */
export function readDefaultChoices(form: HTMLFormElement): FieldValues {
  const defaults: FieldValues = {}
  for (const control of form.elements) {
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

const toKey = (name: DraftName) => `draft-${name}`
