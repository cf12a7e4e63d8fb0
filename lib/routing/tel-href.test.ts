import { smsHref, telHref, toPhone } from './tel-href'

test('A number is called with its country code', () => {
  expect(telHref('416-555-0110')).toBe('tel:+14165550110')
  expect(toPhone(telHref('416-555-0110'))).toBe('416-555-0110')
})

test('A text message has its text in it, in the form that iOS and Android read', () => {
  expect(smsHref('416-555-0110', 'Photos for TR-4F7KM: ')).toBe(
    'sms:+14165550110?&body=Photos%20for%20TR-4F7KM%3A%20',
  )
  expect(smsHref('416-555-0110')).toBe('sms:+14165550110')
})
