import { sentCookie } from './sent-cookie'
import { readSentMark, writeSentMark, type SentMark } from './sent-mark'

const MARK: SentMark = { kind: 'booking', cityKey: 'san-antonio', ref: '-Nx0123456789_abcdef' }

test.each([true, false])('A browser’s request is known again by its mark (https: %s)', (secure) => {
  const cookies = `a=b; ${sentCookie(secure)}=${writeSentMark(MARK)}; c=d`
  expect(readSentMark(cookies)).toEqual(MARK)
})

test.each([
  '',
  'sent=',
  'absent=lead.toronto.-Nx0123456789_abcdef',
  'sent=lead.springfield.-Nx0123456789_abcdef',
  'sent=call.toronto.-Nx0123456789_abcdef',
  'sent=lead.toronto.short',
  'sent=lead.toronto.mary@example.com1234',
])('Nobody is counted by the cookies "%s"', (cookies) => {
  expect(readSentMark(cookies)).toBeUndefined()
})
