import { ENGLISH } from '@/lib/words/translate'
import { UNCONFIRMED } from '@/lib/cities/city'
import { formatCallBackPromise, formatCallBackTime } from './call-back'
import { getPhoneAvailability } from './phone-availability'

// 2026-11-23 is a Monday.
const getAvailability = (time: string) =>
  getPhoneAvailability(UNCONFIRMED.openingHours, { date: '2026-11-23', time })

test('Without the owner’s promise no page says when we call', () => {
  expect(formatCallBackPromise()).toBe('')
  expect(formatCallBackTime(getAvailability('10:00'))).toBe('')
})

test.each([
  ['10:00', 'We call you within 15 minutes.'],
  ['19:30', 'We call you Tuesday from 8\u00a0am.'],
  ['06:00', 'We call you today from 8\u00a0am.'],
])('At %s a promise of 15 minutes reads "%s"', (time, sentence) => {
  expect(formatCallBackTime(getAvailability(time), ENGLISH, 15)).toBe(sentence)
  expect(formatCallBackPromise(ENGLISH, 15)).toBe(
    'We call you back within 15 minutes while we’re open.',
  )
})
