import { renderToStaticMarkup } from 'react-dom/server'
import { env } from '@/lib/env'
import {
  buildPagePolicy,
  CSP_HEADER,
  getPolicyHeader,
  THIRD_PARTIES,
  type ThirdPartyPage,
} from '@/lib/security/content-security-policy'
import { PageSettings } from './document'
import { SPEED_META, MAPS_META } from '@/lib/http/page-settings'

const ORIGIN = 'https://chat.example'
const sources = { 'script-src': [ORIGIN], 'worker-src': [ORIGIN] }
const getSettings = () => ({ widget: '<meta name="google-maps" content="x"/>' })

const ALL_OFF = {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: undefined,
  NEXT_PUBLIC_GOOGLE_TAG_ID: undefined,
  VERCEL: undefined,
  APP_CHECK_MODE: 'off',
} as const
beforeEach(() => {
  Reflect.deleteProperty(THIRD_PARTIES, 'chat')
  Object.assign(env, ALL_OFF)
})

const renderSettings = (page?: 'book-now') => renderToStaticMarkup(<PageSettings page={page} />)

test('A page has no settings where everything is off', () => {
  expect([renderSettings(), renderSettings('book-now')]).toEqual(['', ''])
})

const getPolicy = (page?: ThirdPartyPage) => getPolicyHeader(env, page)[CSP_HEADER]

test('A new entry of the table is declared and allowed on every page', () => {
  THIRD_PARTIES.chat = { sources, getSettings }
  expect(renderSettings()).toMatch(/^<meta name="chat" content="[^"<>]+"\/>$/)
  expect(getPolicy()).toBe(buildPagePolicy(['chat']))
  expect(getPolicy('book-now')).toBe(getPolicy())
  expect(getPolicy()).toContain(`worker-src ${ORIGIN}`)
})

test('A new entry for one page is declared and allowed only there', () => {
  THIRD_PARTIES.chat = { sources, getSettings, page: 'book-now' }
  expect(renderSettings('book-now')).toContain('name="chat"')
  expect(renderSettings()).toBe('')
  expect(getPolicy('book-now')).toContain(ORIGIN)
  expect(getPolicy()).not.toContain(ORIGIN)
})

test('The measurement of page speed is declared on every page on Vercel, and allows no third party', () => {
  env.VERCEL = '1'
  expect(renderSettings()).toBe(`<meta name="${SPEED_META}" content="on"/>`)
  expect(renderSettings('book-now')).toBe('')
  expect(getPolicy()).toBe(buildPagePolicy([]))
})

test('The key of Google Maps is declared only on the booking page', () => {
  env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = 'the key'
  expect(renderSettings('book-now')).toBe(`<meta name="${MAPS_META}" content="the key"/>`)
  expect(renderSettings()).toBe('')
})
