import { getConversionCookieName } from './conversion-cookie-value'
import {
  parseConversionCookie,
  serializeConversionCookie,
  type ConversionCookie,
} from './conversion-cookie'

const COOKIE: ConversionCookie = {
  kind: 'booking',
  cityKey: 'san-antonio',
  ref: '-Nx0123456789_abcdef',
}

test.each([true, false])('A browser’s request is known again by its mark (https: %s)', (secure) => {
  const cookies = `a=b; ${getConversionCookieName(secure)}=${serializeConversionCookie(COOKIE)}; c=d`
  expect(parseConversionCookie(cookies)).toEqual(COOKIE)
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
  expect(parseConversionCookie(cookies)).toBeUndefined()
})
