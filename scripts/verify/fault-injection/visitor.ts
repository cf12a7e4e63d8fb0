import { randomBytes } from 'node:crypto'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { encodeBytes, encodeTime } from '@/lib/submissions/push-id'
import { callAction } from '@/e2e/support/pages/call-action'
import { VALID_MOVE, makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/monitoring/plain-form'
import type { FormResponse, PlainForm } from '@/lib/monitoring/plain-form'
import type { DispatchList } from '@/lib/store/store'
import type { Outcome } from './history'

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
  list: DispatchList
  /** The expected fields of the record. */
  expected: Record<string, unknown>
  send: (forms: Forms) => Promise<{ outcome: Outcome; ref?: string; ms: number }>
}

/** The `n`th visitor of a phase: forms, ways of sending and addresses take turns. */
export function makeVisitor(phase: number, n: number): Visitor {
  const phone = `${200 + phase}-${200 + Math.floor(n / 10_000)}-${String(n % 10_000).padStart(4, '0')}`
  // Names have no digits.
  const name = `Mary M${n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(+digit))}`
  const message = `Request ${n} of phase ${phase}`
  const address = `10.${phase}.${Math.floor(n / 250)}.${(n % 250) + 1}`
  const form = FORMS[n % FORMS.length] ?? 'move'
  // A third each: the hydrated page; before hydration, with a nonce; without JavaScript, without one.
  const send = n % 3 === 0 ? callAction : postForm
  const nonce = encodeTime(Date.now()) + encodeBytes(randomBytes(12))
  const { fields, expected } = CONTENTS[form]
  const hidden = { [HONEYPOT_FIELD]: '', ...(n % 3 < 2 && { nonce }) }
  const sent = { ...fields(), name, phone, message, ...hidden }
  const isJob = form === 'pickup'
  const contact = isJob
    ? { cus_name: name, cus_phone: phone }
    : { name, phone, note_from_customer: message }
  return {
    phone,
    list: isJob ? 'jobs' : 'leads',
    expected: { ...contact, ip_address: address, ...expected },
    async send(forms) {
      const started = performance.now()
      try {
        const timeout = AbortSignal.timeout(BROWSER_TIMEOUT_MS)
        const answer = await send(forms[form], sent, address, timeout)
        const outcome = parseOutcome(answer)
        const ref = outcome === 'stored' ? getRequestKey(answer) : undefined
        return { outcome, ref, ms: answer.ms }
      } catch {
        return { outcome: 'lost', ms: performance.now() - started }
      }
    },
  }
}

/** Two in five are short, two full, one books. */
const FORMS = ['quick', 'move', 'pickup', 'quick', 'move'] as const

const { street, unit, city, state, zip, countryName: country } = makeValidPickup()
/** The fields of each form, and those of its record that are the same for every visitor. */
const CONTENTS = {
  quick: { fields: () => ({}), expected: { zip: '', zipTo: '', email: 'Unavailable' } },
  move: {
    fields: () => VALID_MOVE,
    expected: { zip: '75201', zipTo: 'm5v2t6', email: VALID_MOVE.email },
  },
  pickup: {
    fields: makeValidPickup,
    expected: { cus_address: { street, unit, city, state, zip, country } },
  },
}

/** A text of each page; the action's result has the outcome itself. */
const OUTCOME_TEXTS = {
  refused: 'We couldn’t save',
  unknown: 'We’re not sure your request',
  limited: 'several requests from you',
  invalid: 'Please check your answers',
}

function parseOutcome(answer: FormResponse): Outcome {
  if (isThankYouRedirect(answer)) return 'stored'
  const found = Object.entries(OUTCOME_TEXTS).find(([status, text]) =>
    [text, `"status":"${status}"`].some((sign) => answer.html.includes(sign)),
  )
  return (found?.[0] ?? 'lost') as Outcome
}
