import { BRAND } from '@/lib/business/brand'
import { buildChangeMail } from './change-mail'
import { buildDispatchMail } from './dispatcher-mail'
import { buildChatText } from './headlines'
import {
  CANCELLATION,
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
  QUOTE,
  requireMail,
  QUOTE_CANCELLATION,
  toPlainSpaces,
  PICKUP,
} from '@/lib/requests/requests.fixture'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'

function build(request: Request, change: RequestChange) {
  return requireMail(buildChangeMail({ ...request, change }, change, MAIL_SETTINGS))
}

test('A customer who moved a pickup reads the new time and the old one, and their calendar is updated', () => {
  const { subject, text, attachments } = build(MAILED_PICKUP, MOVE)
  expect(subject).toBe(`${BRAND.shortName}: your pickup has a new time (TR-9KQ2P)`)
  expect(text).toContain('Your junk pickup is now Tuesday, December 1, 11 am to 1 pm ET.')
  expect(text).toContain('Before, it was Wednesday, November 25, 9 to 11 am.')
  expect(text).toContain('YOUR PICKUP PASS\nReference: TR-9KQ2P')
  expect(text).toContain(`See, change or cancel\n${MAIL_SETTINGS.bookingUrl}\n`)
  expect(attachments[0]?.content).toContain('STATUS:CONFIRMED')
})

test('A customer who moved a pickup that the office must confirm is promised a call, and no truck', () => {
  const open = changeRequest(MAILED_PICKUP, {}, { outside_area: true })
  const { text, attachments } = build(open, MOVE)
  expect(text).toContain('It isn’t booked yet: we’ll call you to confirm it')
  expect(text).not.toContain('is now')
  expect(attachments[0]?.content).toContain('STATUS:TENTATIVE')
})

test('A customer who cancelled a pickup reads that no truck comes, and their calendar says so', () => {
  const cancelled = changeRequest(MAILED_PICKUP, { job_status: 'cancelled' })
  const { subject, text, attachments } = build(cancelled, CANCELLATION)
  expect(subject).toBe(`${BRAND.shortName}: your pickup is cancelled (TR-9KQ2P)`)
  expect(text).toContain(
    'You cancelled your junk pickup in Toronto on Tuesday, December 1, 11 am to 1 pm. No truck will come',
  )
  expect(text).toContain('Book another pickup\nhttps://movers.example/toronto/book-now\n')
  expect(attachments[0]?.content).toContain('STATUS:CANCELLED')
})

test('A customer who cancelled a quote reads that we do not call', () => {
  const { subject, text, attachments } = build(QUOTE, QUOTE_CANCELLATION)
  expect(subject).toBe(`${BRAND.shortName}: your quote request is cancelled (TR-4F7KM)`)
  expect(text).toContain('We won’t call you about it.')
  expect(text).toContain('Get another quote\nhttps://movers.example/toronto\n')
  expect(attachments).toEqual([])
})

test('A customer whose confirmed move is cancelled reads that the move is, and its day', () => {
  const change = { ...QUOTE_CANCELLATION, from: '2026-12-06', by: 'office' } as const
  const { subject, text } = build(QUOTE, change)
  expect(subject).toBe(`${BRAND.shortName}: your move is cancelled (TR-4F7KM)`)
  expect(text).toContain('Our office cancelled your move in Toronto on Sunday, December 6.')
  expect(text).not.toContain('quote request')
})

test('The customer and the office read that it was the office that made a change', () => {
  const moved = { ...MOVE, by: 'office' } as const
  expect(build(MAILED_PICKUP, moved).text).toContain(
    'Our office moved your junk pickup. It’s now Tuesday, December 1',
  )
  const job = changeRequest(MAILED_PICKUP, { job_status: 'cancelled' })
  const cancelled = { ...CANCELLATION, by: 'office' } as const
  expect(build(job, cancelled).text).toContain('Our office cancelled your junk pickup in Toronto')
  expect(buildChatText({ ...MAILED_PICKUP, change: moved })).toMatch(/^Moved by the office: was/)
  expect(buildChatText({ ...job, change: cancelled })).toMatch(/^Cancelled by the office: was/)
})

test.each([
  [
    MAILED_PICKUP,
    MOVE,
    'Moved: Junk pickup in Toronto: Mary, Tue, Dec 1, 11 am to 1 pm, half a truck',
    'Moved: was Wed, Nov 25, 9 to 11 am; now Tue, Dec 1, 11 am to 1 pm',
    'Was: Wed, Nov 25, 9 to 11 am\nNow: Tue, Dec 1, 11 am to 1 pm\n',
  ],
  [
    MAILED_PICKUP,
    CANCELLATION,
    'Cancelled by the customer: Junk pickup in Toronto: Mary, Tue, Dec 1, 11 am to 1 pm, half a truck',
    'Cancelled by the customer: was Tue, Dec 1, 11 am to 1 pm',
    'Was: Tue, Dec 1, 11 am to 1 pm\n',
  ],
  [
    QUOTE,
    QUOTE_CANCELLATION,
    'Quote request cancelled: Moving quote in Toronto: Mary, Fri, Dec 4',
    'Quote request cancelled',
    '',
  ],
])('The dispatcher and the chat read the change first', (request, change, subject, words, rows) => {
  const changed = { ...request, change }
  const mail = buildDispatchMail(changed)
  const [title = ''] = subject.split(': Mary')
  expect(toPlainSpaces(mail.subject)).toBe(subject)
  expect(toPlainSpaces(mail.text)).toContain(`${title}\n\n${rows}Name: Mary`)
  expect(mail.text).toMatch(/^Changed [A-Z][a-z]{2}, /m)
  expect(toPlainSpaces(buildChatText(changed))).toMatch(new RegExp(`^${words}. (Junk|Moving)`))
})

const post = (request: Request) => toPlainSpaces(buildChatText(request))

test('A chat gets when, how much, what to confirm, and nothing about a person', () => {
  expect(post(QUOTE)).toBe(
    'Moving quote in Toronto: Fri, Dec 4. Sent Fri, Nov 20, 2:05 pm ET. TR-4F7KM',
  )
  const flags = { outside_area: true, confirm_by_phone: true }
  expect(post(changeRequest(PICKUP, {}, flags))).toBe(
    'Junk pickup in Toronto: Tue, Dec 1, 11 am to 1 pm, half a truck. Outside the service area. Confirm by phone. Sent Fri, Nov 20, 2:05 pm ET. TR-9KQ2P',
  )
})

test('A confirmed move is named with its day, not the one that was asked for', () => {
  const change = { id: '0', at: '2026-11-22T15:00:00Z', from: '', to: '2026-12-06' } as const
  const changes = { 0: { ...change, by: 'office', confirmed: true } }
  expect(buildDispatchMail(changeRequest(QUOTE, {}, { changes })).subject).toContain('Sun, Dec 6')
})

test('The office reads which booking a corrected one replaces, and which one replaced the first', () => {
  const corrected = changeRequest(PICKUP, {}, { replaces: 'TR-4F7KM' })
  const { subject, text } = buildDispatchMail(corrected)
  expect(subject).toMatch(/^Replaces TR-4F7KM: Junk pickup in Toronto: Mary, Tue/)
  expect(text).toContain('\n\nReplaces: TR-4F7KM\nName: Mary Smith\n')
  expect(post(corrected)).toMatch(/^Replaces TR-4F7KM\. Junk pickup/)
  const change = { ...CANCELLATION, to: 'replaced', reference: 'TR-9KQ2X' }
  expect(post({ ...PICKUP, change })).toMatch(
    /^Replaced by TR-9KQ2X: was Tue, Dec 1, 11 am to 1 pm\. Junk pickup/,
  )
})
