import { renderToStaticMarkup } from 'react-dom/server'
import { SPEED_META } from '@/lib/analytics/tag-settings'
import { env } from '@/lib/env'
import { MAPS_META } from '@/lib/forms/form'
import {
  hashPolicy,
  noncePolicy,
  THIRD_PARTIES,
  thirdPartiesFor,
} from '@/lib/security/content-security-policy'
import { PageSettings } from './page-settings'

const ORIGIN = 'https://chat.example'
const sources = { 'script-src': [ORIGIN], 'worker-src': [ORIGIN] }
const getSettings = () => ({ widget: '<meta name="google-maps" content="x"/>' })

const originalEnv = { ...env }
/** Whatever the environment of the test run sets. */
const ALL_OFF = {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: undefined,
  NEXT_PUBLIC_GOOGLE_TAG_ID: undefined,
  VERCEL: undefined,
  APP_CHECK_MODE: 'off',
} as const
beforeEach(() => Object.assign(env, ALL_OFF))
afterEach(() => {
  Reflect.deleteProperty(THIRD_PARTIES, 'chat')
  for (const key of Object.keys(env)) Reflect.deleteProperty(env, key)
  Object.assign(env, originalEnv)
})

const renderSettings = (page?: 'book-now') => renderToStaticMarkup(<PageSettings page={page} />)

test('A page has no settings where everything is off', () => {
  expect([renderSettings(), renderSettings('book-now')]).toEqual(['', ''])
})

test('A new entry of the table is declared, detected and allowed on every page', () => {
  THIRD_PARTIES.chat = { sources, getSettings }
  const html = renderSettings()
  expect(html).toMatch(/^<meta name="chat" content="[^"<>]+"\/>$/)
  expect(thirdPartiesFor('/toronto/faq', env)).toEqual(['chat'])
  for (const policy of [hashPolicy(html), noncePolicy('abc', thirdPartiesFor('/', env))]) {
    expect(policy).toMatch(/script-src 'self' .*https:\/\/chat\.example/)
    expect(policy).toContain(`worker-src ${ORIGIN}`)
  }
  // The settings hold the tag of another third party as text.
  expect(hashPolicy(html)).not.toContain('google')
})

test('A new entry for one page is declared and allowed there alone', () => {
  THIRD_PARTIES.chat = { sources, getSettings, page: 'book-now' }
  expect(hashPolicy(renderSettings('book-now'))).toContain(ORIGIN)
  expect(hashPolicy(renderSettings())).not.toContain(ORIGIN)
  expect(thirdPartiesFor('/toronto/book-now', env)).toEqual(['chat'])
  expect(thirdPartiesFor('/toronto', env)).toEqual([])
})

test('The measurement of page speed is declared on every page on Vercel, and allows no third party', () => {
  env.VERCEL = '1'
  expect(renderSettings()).toBe(`<meta name="${SPEED_META}" content="on"/>`)
  expect(renderSettings('book-now')).toBe('')
  expect(hashPolicy(renderSettings())).toBe(hashPolicy(''))
})

test('The key of Google Maps is declared on the booking page alone', () => {
  env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = 'the key'
  expect(renderSettings('book-now')).toBe(`<meta name="${MAPS_META}" content="the key"/>`)
  expect(renderSettings()).toBe('')
})
