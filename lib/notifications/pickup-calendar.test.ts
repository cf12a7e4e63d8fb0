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
const OFFICE_MOVE = { date: '2026-12-02' }
const AGAIN = { ...CANCELLATION, id: '2-cancelled' }
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

test.each<[string, Request, `${number} ${Status}`]>([
  ['that nobody changed', MAILED_PICKUP, '0 CONFIRMED'],
  ['to confirm', changeRequest(MAILED_PICKUP, {}, { outside_area: true }), '0 TENTATIVE'],
  ['that the office cancelled', changed(CANCELLED_JOB), '1 CANCELLED'],
  ['that the customer moved', changed({}, MOVE), '2 CONFIRMED'],
  ['that the office cancelled after a move', changed(CANCELLED_JOB, MOVE), '3 CANCELLED'],
  ['that the office moved after a move', changed(OFFICE_MOVE, MOVE), '3 CONFIRMED'],
  ['that the customer cancelled', changed(CANCELLED_JOB, MOVE, CANCELLATION), '4 CANCELLED'],
  ['whose cancellation the office took back', changed({}, MOVE, CANCELLATION), '5 CONFIRMED'],
  [
    'that the customer cancelled again',
    changed(CANCELLED_JOB, MOVE, CANCELLATION, AGAIN),
    '6 CANCELLED',
  ],
  [
    'whose cancellation is told after it was taken back',
    { ...changed({}, MOVE, CANCELLATION), change: CANCELLATION },
    '4 CANCELLED',
  ],
])('The calendar file of a pickup %s says so, in a later version', (_which, request, expected) => {
  const [file] = listPickupAttachments(request, MAIL_SETTINGS)
  const [sequence, status] = expected.split(' ') as [string, Status]
  for (const line of [
    `UID:${MAILED_PICKUP.key}@pickup`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `SUMMARY:HomeTeam junk pickup${TITLES[status]}`,
  ])
    expect(file?.content.split('\r\n')).toContain(line)
})

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
