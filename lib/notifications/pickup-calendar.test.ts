import { BRAND } from '@/lib/business/brand'
import { listOfficeAttachments, listPickupAttachments } from './pickup-calendar'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import {
  CANCELLATION,
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
} from '@/lib/requests/requests.fixture'

const CANCELLED_JOB = { job_status: 'cancelled' }
const CANCELLED_LATER = { ...CANCELLATION, at: '2026-11-22T15:01:30Z' }
const changed = (record: object, ...changes: RequestChange[]) =>
  changeRequest(MAILED_PICKUP, record, {
    changes: Object.fromEntries(changes.map((one) => [one.id, one])),
  })

const TITLES = {
  CONFIRMED: '',
  TENTATIVE: ' (not confirmed yet)',
  CANCELLED: ' (cancelled)',
}
type Status = keyof typeof TITLES

/** Epoch seconds. */
const SENT_AT = Date.UTC(2026, 10, 20, 19, 5, 30) / 1_000
const MOVED_AT = Date.UTC(2026, 10, 22, 15) / 1_000
const CANCELLED_AT = MOVED_AT + 90

const CANCELLED = changed(CANCELLED_JOB, MOVE, CANCELLED_LATER)
test.each<[string, Request, sequence: number, Status]>([
  ['that nobody changed', MAILED_PICKUP, SENT_AT, 'CONFIRMED'],
  ['to confirm', changeRequest(MAILED_PICKUP, {}, { outside_area: true }), SENT_AT, 'TENTATIVE'],
  ['that the customer moved', changed({}, MOVE), MOVED_AT, 'CONFIRMED'],
  ['that staff cancelled in the database', changed(CANCELLED_JOB, MOVE), MOVED_AT, 'CANCELLED'],
  ['that the customer cancelled', CANCELLED, CANCELLED_AT, 'CANCELLED'],
  ['whose move is sent late', { ...CANCELLED, change: MOVE }, MOVED_AT, 'CONFIRMED'],
  ['with a change of an unknown time', changed({}, { ...MOVE, at: '' }), SENT_AT, 'CONFIRMED'],
])(
  'The calendar file of a pickup %s is of its last change',
  (_which, request, sequence, status) => {
    const [file] = listPickupAttachments(request, MAIL_SETTINGS)
    for (const line of [
      `UID:${MAILED_PICKUP.key}@pickup`,
      `SEQUENCE:${sequence}`,
      `STATUS:${status}`,
      `SUMMARY:${BRAND.shortName} junk pickup${TITLES[status]}`,
    ])
      expect(file?.content.split('\r\n')).toContain(line)
  },
)

test('The office’s file is the same event, with what the crew needs, and links nothing', () => {
  const request = changeRequest(changed({}, MOVE), { description: 'See evil.example' })
  const [file] = listOfficeAttachments(request, MAIL_SETTINGS.now)
  const text = file?.content.replaceAll('\r\n ', '') ?? ''
  const [ofCustomer] = listPickupAttachments(request, MAIL_SETTINGS)
  for (const name of ['UID', 'SEQUENCE', 'STATUS', 'DTSTART'])
    expect(text).toContain(new RegExp(`\r\n(${name}.*)\r\n`).exec(ofCustomer?.content ?? '')?.[1])
  expect(file?.filename).toBe(`${request.reference}.ics`)
  for (const fact of ['Mary', '100 Queen St W', '416-555-0142', request.reference])
    expect(text).toContain(fact)
  expect(text).not.toContain('evil.example')
})

test('The office’s file has whole sentences, and a number after an Arabic name is read from the left', () => {
  const description = 'Old furniture. From the basement. Tu sofá.'
  const request = changeRequest(MAILED_PICKUP, { cus_name: 'محمد علي', description })
  const [file] = listOfficeAttachments(request, MAIL_SETTINGS.now)
  const text = file?.content.replaceAll('\r\n ', '') ?? ''
  expect(text).toContain('DESCRIPTION:\u2068محمد علي\u2069. 416-555-0142. ')
  expect(text).toContain(`From the basement. Tu sofá. ${request.reference}`)
  expect(text).not.toContain('..')
})
