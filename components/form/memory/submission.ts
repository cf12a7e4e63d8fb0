import { getChoices } from '@/components/analytics/choices-storage'
import {
  isTick,
  listControls,
  readConsentVersion,
  readForm,
  type Control,
} from '@/components/form/controls'
import {
  ADVERTISING_FIELD,
  ELAPSED_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  MARKETING_FIELD,
  type FieldValues,
} from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import {
  getPageLanguage,
  readMemory,
  updateMemory,
  type FormMemory,
  type SentAnswer,
} from './record'
import type { RememberedForm } from './typed'
import { TAG_META } from '@/lib/http/page-settings'

const KEY_LIFETIME_MS = 12 * 3_600_000

/** Fills the hidden fields before a form is sent. @param openedAt when this page was opened */
export function stampForm(form: HTMLFormElement, openedAt: number): void {
  const key = getInput(form, IDEMPOTENCY_KEY_FIELD)
  const elapsed = getInput(form, ELAPSED_FIELD)
  if (key) key.value ||= getIdempotencyKey(Date.now())
  // We count from the tab's first page, so that returning visitors do not look like bots.
  const tabOpenedAt = readMemory().openedAt ?? openedAt
  if (elapsed)
    elapsed.value = `${Math.round(Math.max(performance.now(), Date.now() - tabOpenedAt))}`
}

function getInput(form: HTMLFormElement, name: string): { value: string } | undefined {
  return (form.elements.namedItem(name) as HTMLInputElement | null) ?? undefined
}

function getIdempotencyKey(now: number): string {
  const { key } = readMemory()
  if (key && now - key.madeAt < KEY_LIFETIME_MS) return key.text
  const text = createIdempotencyKey(now)
  updateMemory((memory) => ({ ...memory, key: { text, madeAt: now } }))
  return text
}

/** Adds the choice about advertising; a yes only counts where "Privacy choices" asks for it. */
export function addAdvertisingChoice(data: FormData): void {
  const { advertising } = getChoices()
  const isAsked = document.querySelector(`meta[name="${TAG_META}"]`) !== null
  if (advertising === false) data.set(ADVERTISING_FIELD, 'no')
  if (advertising && isAsked) data.set(ADVERTISING_FIELD, 'yes')
}

/**
 * Keeps what a form is about to send. If this tab has sent the form before, sets `data-sent` to `same` or
 * `other`; the same answers get the key of the stored request.
 */
export function rememberSubmission(form: RememberedForm): void {
  const name = form.dataset.form
  const key = getInput(form, IDEMPOTENCY_KEY_FIELD)
  const { sent } = readMemory()
  const values = readForm(form)
  delete form.dataset.sent
  if (sent?.form === name && sent.values) {
    const isSame = isSentAgain(sent.values, values)
    form.dataset.sent = isSame ? 'same' : 'other'
    form.dataset.pickupPath = sent.pickupPath
    if (isSame && key) key.value = sent.idempotencyKey
  }
  if (values[MARKETING_FIELD]) values[MARKETING_FIELD] = readConsentVersion(form)
  const pending = {
    form: name,
    values,
    idempotencyKey: key?.value ?? '',
    answers: describeAnswers(listControls(form), new FormData(form), form.dataset.yes ?? ''),
    lang: getPageLanguage(),
  }
  updateMemory((memory) => ({ ...memory, pending }))
}

export function isSentAgain(sent: FieldValues, values: FieldValues): boolean {
  return Object.entries(values).every(
    ([name, value]) => name === MARKETING_FIELD || value === sent[name],
  )
}

/** @param yes the answer for a single ticked box */
export function describeAnswers(
  controls: readonly Control[],
  data: FormData,
  yes: string,
): SentAnswer[] {
  const names = new Set(controls.map(({ name }) => name))
  names.delete(MARKETING_FIELD)
  return [...names].flatMap((name) => {
    const group = controls.filter((control) => control.name === name)
    return describeAnswer(group, data.getAll(name).map(String), yes)
  })
}

function describeAnswer(controls: readonly Control[], values: string[], yes: string): SentAnswer[] {
  const [control] = controls
  if (!control || values.join('') === '') return []
  const isSingleBox = controls.length === 1 && control.type === 'checkbox'
  const legend =
    isSingleBox || !isTick(control) ? null : control.closest('fieldset')?.firstElementChild
  const words = values.map((value) => {
    const chosen = controls.find((each) => each.value === value)
    return chosen && isTick(chosen) ? getText(chosen.labels?.[0]) : value.trim()
  })
  const label = getText(legend ?? control.labels?.[0])
  return [{ name: control.name, label, answer: isSingleBox ? yes : words.join(', ') }]
}

function getText(element: Element | null | undefined): string {
  const mark = element?.querySelector('[data-optional-mark]')?.textContent ?? ''
  return element?.textContent?.replace(mark, '').trim() ?? ''
}

/** The pending answers belong to the request whose thank-you page opens first. */
export function markStored(
  { pending, ...memory }: FormMemory,
  { requestKey, pickupPath }: { requestKey: string; pickupPath: string },
): FormMemory {
  const sent = pending && requestKey ? { ...pending, requestKey, pickupPath } : memory.sent
  // The next person at this device must not see what was typed.
  return { ...memory, ...(sent && { sent }), typed: {} }
}
