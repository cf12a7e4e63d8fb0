import type { Request } from '@/lib/requests/request'
import {
  CANCELLATION,
  changeRequest,
  PICKUP,
  QUOTE,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import { buildDispatchMail } from './dispatcher-mail'
import { buildChatText } from './headlines'

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
