import { CONSENT_FIELD, IDEMPOTENCY_KEY_FIELD, MARKETING_FIELD, readFields } from '@/lib/forms/form'
import { listControls, readForm, type Control } from './form-values'
import type { SentRequest } from './sent-request'
import { readTabStorage, SENT_KEY, writeTabStorage, type DraftKey } from './tab-storage'

interface SentAnswer {
  name: string
  /** The question and its answer in the words of the page. */
  label: string
  answer: string
}

/** Keeps the masked answers, which are those that the server stored, for the thank-you page and for "back". */
export function saveSentAnswers(key: DraftKey, form: HTMLFormElement, data: FormData, yes: string) {
  const values = readForm(form, data)
  if (values[MARKETING_FIELD]) values[MARKETING_FIELD] = readConsentVersion(form)
  const { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } = readFields(data, [IDEMPOTENCY_KEY_FIELD])
  const sent: SentRequest = { values, idempotencyKey }
  history.replaceState({ ...(history.state as object), [key]: sent }, '')
  const names = new Set(listControls(form).map(({ name }) => name))
  // The consent is no answer.
  names.delete(MARKETING_FIELD)
  const answers = [...names].flatMap((name) => {
    const controls = listControls(form).filter((control) => control.name === name)
    return describeAnswer(controls, data.getAll(name).map(String), yes)
  })
  writeTabStorage(SENT_KEY, JSON.stringify({ answers, lang: getPageLanguage() }))
}

/** A tick is kept for the text beside it: on another country's page it would agree to another one. */
export function readConsentVersion(form: HTMLFormElement): string {
  return readFields(new FormData(form), [CONSENT_FIELD])[CONSENT_FIELD]
}

/** Empty for a question left out. */
function describeAnswer(controls: readonly Control[], values: string[], yes: string): SentAnswer[] {
  const [control] = controls
  if (!control || values.join('') === '') return []
  const isTick = controls.length === 1 && control.type === 'checkbox'
  const legend =
    isTick || !isChoice(control) ? null : control.closest('fieldset')?.firstElementChild
  const words = values.map((value) => {
    const chosen = controls.find((each) => each.value === value)
    return chosen && isChoice(chosen) ? getText(chosen.labels?.[0]) : value.trim()
  })
  const label = getText(legend ?? control.labels?.[0])
  return [{ name: control.name, label, answer: isTick ? yes : words.join(', ') }]
}

function isChoice({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox'
}

function getText(element: Element | null | undefined): string {
  const mark = element?.querySelector('[data-optional-mark]')?.textContent ?? ''
  return element?.textContent?.replace(mark, '').trim() ?? ''
}

/** The last sent answers are of the request whose thank-you page opens first. */
export function bindSentAnswers(requestKey: string): void {
  const sent = parseSent(readTabStorage(SENT_KEY))
  if (!sent || sent.requestKey || !requestKey) return
  writeTabStorage(SENT_KEY, JSON.stringify({ ...sent, requestKey }))
}

/**
 * None if they are of another request, when the visitor went back to the page of an earlier one, or in the
 * words of another language.
 */
export function parseSentAnswers(text: string, requestKey: string): SentAnswer[] {
  const sent = parseSent(text)
  const isOfRequest = requestKey !== '' && (sent?.requestKey ?? requestKey) === requestKey
  return (sent && isOfRequest && sent.lang === getPageLanguage() && sent.answers) || []
}

interface SentAnswers {
  answers?: SentAnswer[]
  requestKey?: string
  lang?: string
}

/** Without the country: the thank-you page has none. */
const getPageLanguage = () => document.documentElement.lang.slice(0, 2)

function parseSent(text: string) {
  return text ? (JSON.parse(text) as SentAnswers) : undefined
}
