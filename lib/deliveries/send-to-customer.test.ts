import type { RequestChange } from '@/lib/requests/change'
import {
  CANCELLATION,
  changeRequest,
  MAILED_PICKUP,
  MOVE,
  PICKUP,
  QUOTE,
  QUOTE_CANCELLATION,
} from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { acceptsConfirmation } from './send-to-customer'

const CANCELLED_JOB = { job_status: 'cancelled' }
const SHORT = { form: 'short', email: 'mary@example.com' }
const changed = (...changes: RequestChange[]) => ({
  changes: Object.fromEntries(changes.map((change) => [change.id, change])),
})
test.each<[string, Request, boolean]>([
  ['of the full form', QUOTE, true],
  ['without details', changeRequest(QUOTE, {}, { form: undefined }), true],
  ['of the short form', changeRequest(QUOTE, { email: 'Unavailable' }, SHORT), true],
  ['whose address staff typed', changeRequest(QUOTE, {}, { form: 'short' }), false],
  ['that staff took up', changeRequest(QUOTE, { status: 'contacted' }), false],
  ['without an email address', changeRequest(QUOTE, { email: 'Unavailable' }), false],
  ['that was cancelled', changeRequest(QUOTE, {}, changed(QUOTE_CANCELLATION)), false],
  [
    'that another booking replaced',
    { ...changeRequest(MAILED_PICKUP, CANCELLED_JOB), change: { ...MOVE, to: 'replaced' } },
    false,
  ],
  ['of a pickup', MAILED_PICKUP, true],
  ['of a pickup without an address', PICKUP, false],
  ['of a pickup that staff cancelled', changeRequest(MAILED_PICKUP, CANCELLED_JOB), false],
  ['that was moved', { ...changeRequest(MAILED_PICKUP, {}, changed(MOVE)), change: MOVE }, true],
  [
    'that was moved and then cancelled',
    { ...changeRequest(MAILED_PICKUP, CANCELLED_JOB, changed(MOVE, CANCELLATION)), change: MOVE },
    false,
  ],
  [
    'that was cancelled',
    { ...changeRequest(MAILED_PICKUP, CANCELLED_JOB, changed(CANCELLATION)), change: CANCELLATION },
    true,
  ],
])('A request %s is confirmed: %#', (_which, request, isConfirmed) => {
  expect(acceptsConfirmation(request)).toBe(isConfirmed)
})
