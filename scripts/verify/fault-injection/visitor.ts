import { randomBytes } from 'node:crypto'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { encodeBytes, encodeTime } from '@/lib/submissions/push-id'
import { callAction } from '@/e2e/support/pages/call-action'
import { VALID_MOVE, makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRecordRef } from '@/lib/monitoring/plain-form'
import type { FormResponse, Fields, PlainForm } from '@/lib/monitoring/plain-form'
import type { Outcome, StoredList } from './history'

/** A browser gives up no earlier (components/form/use-submission.ts). */
const BROWSER_TIMEOUT_MS = 12_000

export interface Forms {
  move: PlainForm
  quick: PlainForm
  pickup: PlainForm
}

export async function getForms(url: string): Promise<Forms> {
  return {
    move: await fetchForm(`${url}/toronto`, 'Moving quote'),
    quick: await fetchForm(`${url}/toronto/get-quote`, 'Quick estimate'),
    pickup: await fetchForm(`${url}/toronto/book-now`, 'Junk pickup'),
  }
}

/** Sends one request, and the same again on a retry. */
export interface Visitor {
  /** Unique to the request. */
  phone: string
  list: StoredList
  /** The expected fields of the record. */
  expected: Record<string, unknown>
  send(forms: Forms): Promise<{ outcome: Outcome; ref?: string; ms: number }>
}

/** The `n`th visitor of a phase: forms, ways of sending and addresses take turns. */
export function makeVisitor(phase: number, n: number): Visitor {
  const phone = [200 + phase, 200 + Math.floor(n / 10_000), n % 10_000]
    .map((part, place) => String(part).padStart(place === 2 ? 4 : 3, '0'))
    .join('-')
  const name = `Mary ${toLetters(n)}`
  const message = `Request ${n} of phase ${phase}`
  const address = `10.${phase}.${Math.floor(n / 250)}.${(n % 250) + 1}`
  const form = FORMS[n % FORMS.length] ?? 'move'
  // A third each: the hydrated page; before it has arrived, when the page's first script gives the
  // nonce; and without JavaScript, where there is none.
  const isHydrated = n % 3 === 0
  const hasNonce = n % 3 < 2
  const nonce = encodeTime(Date.now()) + encodeBytes(randomBytes(12))
  const fields: Fields = {
    ...FIELDS[form](),
    name,
    phone,
    message,
    [HONEYPOT_FIELD]: '',
    ...(hasNonce ? { nonce } : {}),
  }
  const isJob = form === 'pickup'
  return {
    phone,
    list: isJob ? 'jobs' : 'leads',
    expected: isJob
      ? { cus_name: name, cus_phone: phone, ip_address: address, cus_address: TORONTO }
      : { name, phone, note_from_customer: message, ip_address: address, ...ADDRESS_FIELDS[form] },
    send: async (forms) => {
      const started = performance.now()
      const send = isHydrated ? callAction : postForm
      try {
        const timeout = AbortSignal.timeout(BROWSER_TIMEOUT_MS)
        const answer = await send(forms[form], fields, address, timeout)
        const outcome = parseOutcome(answer)
        return {
          outcome,
          ms: answer.ms,
          ...(outcome === 'stored' ? { ref: getRecordRef(answer) } : {}),
        }
      } catch {
        return { outcome: 'lost', ms: performance.now() - started }
      }
    },
  }
}

/** Two in five are short, two full, one books. */
const FORMS = ['quick', 'move', 'pickup', 'quick', 'move'] as const

const FIELDS = { move: () => VALID_MOVE, quick: () => ({}), pickup: makeValidPickup }
const ADDRESS_FIELDS = {
  move: { zip: '75201', zipTo: 'm5v2t6', email: VALID_MOVE.email },
  quick: { zip: '', zipTo: '', email: 'Unavailable' },
  pickup: {},
}
const TORONTO = {
  street: '100 Queen St W',
  unit: '',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5H 2N2',
  country: 'Canada',
}

/** A number in letters, as a name may hold it. */
function toLetters(n: number): string {
  const letters = n
    .toString(26)
    .replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26)))
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

/** The outcome that the page, or the action's result, shows. */
function parseOutcome(answer: FormResponse): Outcome {
  const { html } = answer
  if (isThankYouRedirect(answer)) return 'stored'
  if (html.includes('We could not save') || html.includes('"status":"refused"')) return 'refused'
  if (html.includes('We could not make sure') || html.includes('"status":"unknown"')) {
    return 'unknown'
  }
  if (html.includes('several requests from you') || html.includes('"status":"limited"')) {
    return 'limited'
  }
  if (html.includes('There is a problem') || html.includes('"status":"invalid"')) return 'invalid'
  return 'lost'
}
