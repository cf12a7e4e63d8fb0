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

test.each([true, false])('The conversion is read back from its cookie (https: %s)', (secure) => {
  const cookies = `a=b; ${getConversionCookieName(secure)}=${serializeConversionCookie(COOKIE)}; c=d`
  expect(parseConversionCookie(cookies)).toEqual(COOKIE)
})

test.each([
  '',
  'sent=',
  'other=lead.toronto.-Nx0123456789_abcdef',
  'sent=lead.springfield.-Nx0123456789_abcdef',
  'sent=call.toronto.-Nx0123456789_abcdef',
  'sent=lead.toronto.short',
  'sent=lead.toronto.mary@example.com1234',
])('The cookies "%s" hold no conversion', (cookies) => {
  expect(parseConversionCookie(cookies)).toBeUndefined()
})
