import { CITY_FIELD, MARKETING_FIELD, type FieldValues, type FormName } from '@/lib/forms/form'
import {
  isTick,
  listControls,
  listMultipleFields,
  readConsentVersion,
  readForm,
  setControlValue,
  type Control,
} from '@/components/form/controls'
import { readMemory, updateMemory, type FormMemory } from './record'

export type RememberedForm = HTMLFormElement & { dataset: { form: FormName } }

export function isRememberedForm(form: unknown): form is RememberedForm {
  return form instanceof HTMLFormElement && form.dataset.form !== undefined
}

/** Keeps the answers that differ from the page's own; another city's page has other ones. */
export function saveTyped(form: RememberedForm): void {
  const name = form.dataset.form
  const changes = readChanges(form)
  updateMemory((memory) => {
    const { [name]: last, ...others } = memory.typed ?? {}
    // A form that has not been restored yet lacks what was typed on an earlier page.
    const isWhole = 'restored' in form.dataset || 'posted' in form.dataset
    const isUntouched = Object.keys(changes).length === 0
    if (isUntouched && !isWhole) return memory
    const earlier = isWhole ? {} : (last ?? readSentValues(memory, name))
    const values = mergeAnswers(earlier, changes, listMultipleFields(form))
    return { ...memory, typed: isUntouched ? others : { ...others, [name]: values } }
  })
}

/** Types the remembered answers into a form that shows only the page's own. */
export function restoreForm(form: RememberedForm): void {
  getDefaults(form)
  const memory = readMemory()
  const name = form.dataset.form
  const values = memory.typed?.[name] ?? readSentValues(memory, name)
  const page = { lists: listMultipleFields(form), consent: readConsentVersion(form) }
  typeAnswers(listControls(form), values, page)
  form.dataset.restored = ''
}

interface PageFacts {
  lists: readonly string[]
  consent: string
}

export function typeAnswers(controls: readonly Control[], values: FieldValues, page: PageFacts) {
  for (const control of controls) {
    const answer = values[control.name]
    if (answer === undefined) continue
    if (!isTick(control)) setControlValue(control, answer)
    else if (control.checked !== isTicked(control, answer, page)) control.click()
  }
}

const readSentValues = ({ sent }: FormMemory, name: FormName): FieldValues =>
  (sent?.form === name && sent.values) || {}

/** We leave a radio button ticked: ticking another one takes the tick from it. */
function isTicked(control: HTMLInputElement, answer: string, page: PageFacts): boolean {
  const { name, type, value } = control
  if (type === 'radio') return control.checked || answer === value
  // The visitor agreed to one text; a page of another country shows another.
  if (name === MARKETING_FIELD) return answer === page.consent
  return page.lists.includes(name) ? answer.split(',').includes(value) : answer !== ''
}

function readChanges(form: RememberedForm): FieldValues {
  const defaults = getDefaults(form)
  const changes = Object.entries(readForm(form)).filter(
    ([name, value]) =>
      name !== CITY_FIELD && value !== (defaults[name] ?? '') && !isFilledByCode(form, name),
  )
  const values = Object.fromEntries(changes)
  if (values[MARKETING_FIELD]) values[MARKETING_FIELD] = readConsentVersion(form)
  return values
}

const defaultsOfForms = new WeakMap<RememberedForm, FieldValues>()

/** The page's answers before anyone types or chooses. React changes them later, with the chosen day. */
function getDefaults(form: RememberedForm): FieldValues {
  const known = defaultsOfForms.get(form)
  if (known) return known
  const untouched = form.cloneNode(true) as HTMLFormElement
  untouched.reset()
  // A posted form shows the visitor's answers as its own.
  const defaults = 'posted' in form.dataset ? {} : readForm(untouched)
  defaultsOfForms.set(form, defaults)
  return defaults
}

/** True when the postal code sets this state again (address-fill.ts). */
function isFilledByCode(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name) as Control | RadioNodeList | null
  return field instanceof HTMLSelectElement && field.dataset.filledState === field.value
}

export function mergeAnswers(
  earlier: FieldValues,
  later: FieldValues,
  lists: readonly string[],
): FieldValues {
  const merged = { ...earlier, ...later }
  for (const name of lists) {
    const items = [earlier[name], later[name]].flatMap((list) => list?.split(',') ?? [])
    if (items.length > 0) merged[name] = [...new Set(items)].filter(Boolean).join(',')
  }
  return merged
}
