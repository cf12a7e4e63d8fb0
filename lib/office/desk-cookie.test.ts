import { DAY_MS } from '@/lib/dates/durations'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import { sign } from '@/lib/security/signatures'
import {
  createDeskCookie,
  describeEntry,
  getDeskCookieOptions,
  parseDeskCookie,
  renewDeskCookie,
} from './desk-cookie'

const NOW = Date.parse('2026-11-26T22:00:00Z')
const press = (areaKey: (typeof AREA_KEYS)[number], now = NOW, epoch = 0) => ({
  ...{ areaKey, epoch },
  pressedAt: Math.floor(now / 1_000),
})
const create = (presses = [press('toronto')], name = 'Anna', now = NOW) =>
  createDeskCookie(presses, name, now)?.value ?? ''

function check(value: string, areaKey = 'toronto', epoch = 0, now = NOW) {
  const cookie = parseDeskCookie(value)
  const entry = cookie?.entries.find((one) => one.areaKey === areaKey)
  return cookie && entry ? describeEntry(cookie, entry, epoch, now) : 'none'
}

test('A cookie opens its areas for thirty days', () => {
  const value = create([press('toronto'), press('ottawa', NOW, 2)])
  expect(check(value)).toBe('open')
  expect(check(value, 'ottawa', 2)).toBe('open')
  expect(check(value, 'barrie')).toBe('none')
  expect(check(value, 'toronto', 0, NOW + 30 * DAY_MS - 1_000)).toBe('open')
  expect(check(value, 'toronto', 0, NOW + 30 * DAY_MS)).toBe('expired')
})

test('Use renews a cookie, once a day and for ninety days after the press', () => {
  let value = create()
  expect(renewDeskCookie(value, NOW + DAY_MS - 1_000)).toBeUndefined()
  const renewals: number[] = []
  for (let day = 1; day <= 120; day++) {
    const renewed = renewDeskCookie(value, NOW + day * DAY_MS)
    if (renewed) renewals.push(day)
    value = renewed?.value ?? value
    expect(check(value, 'toronto', 0, NOW + day * DAY_MS)).toBe(day < 90 ? 'open' : 'expired')
  }
  expect(renewals).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
})

test('An area opened later lasts longer, but does not extend the others', () => {
  const later = NOW + 40 * DAY_MS
  let value = create([press('toronto'), press('ottawa', later)], '', later)
  for (let day = 41; day <= 100; day++)
    value = renewDeskCookie(value, NOW + day * DAY_MS)?.value ?? value
  const now = NOW + 100 * DAY_MS
  expect([check(value, 'toronto', 0, now), check(value, 'ottawa', 0, now)]).toEqual([
    'expired',
    'open',
  ])
})

test('A raised epoch closes an area and leaves the others', () => {
  const value = create([press('toronto'), press('ottawa')])
  expect([check(value, 'toronto', 1), check(value, 'ottawa')]).toEqual(['closed', 'open'])
})

test.each([
  '',
  'Anna',
  'Zoë',
  'O’Brien; Path=/',
  'محمد',
  '👩‍🚀',
  '"a.b.c\\',
  '%00=,',
  'a'.repeat(40),
])('The name %j comes back, in a cookie that no header breaks', (name) => {
  const value = create([press('toronto')], name)
  expect(value).toMatch(/^[-\w.]+$/)
  expect(parseDeskCookie(value)?.name).toBe(name)
  expect(check(value)).toBe('open')
})

test('With every area and the longest name a cookie is below one kilobyte', () => {
  expect(
    create(
      AREA_KEYS.map((areaKey) => press(areaKey)),
      '字'.repeat(40),
    ).length,
  ).toBeLessThan(1_000)
})

/** Only this site could sign a whole cookie anew. */
const resign = (value: string) => {
  const body = value.slice(0, value.lastIndexOf('.'))
  return `${body}.${sign('desk cookie', body)}`
}

test('A forged area, time or name does not open', () => {
  const value = create()
  const [until = '', name = '', area = '', pressedAt = ''] = value.split('.')
  const later = String(Number(pressedAt) + 1)
  const other = Buffer.from('Ben').toString('base64url')
  for (const forged of [
    value.replace(area, 'ottawa'),
    value.replace(pressedAt, later),
    value.replace(name, other),
  ]) {
    expect(parseDeskCookie(forged)).toBeUndefined()
    const areaKey = forged.includes('ottawa') ? 'ottawa' : 'toronto'
    expect(check(resign(forged), areaKey)).toBe('closed')
  }
  expect(parseDeskCookie(value.replace(until, String(Number(until) + 1)))).toBeUndefined()
})

test('Invalid text is no cookie and does not throw', () => {
  const value = create()
  const texts = ['', '.', '..', '...', 'null', '{}', '%', '\0', 'a'.repeat(10_000), value.slice(1)]
  for (const text of [
    ...texts,
    value.slice(0, -1),
    `${value}A`,
    value.toUpperCase(),
    `${value}.`,
  ]) {
    expect(parseDeskCookie(text)).toBeUndefined()
    expect(renewDeskCookie(text, NOW + 2 * DAY_MS)).toBeUndefined()
  }
  expect(parseDeskCookie(undefined)).toBeUndefined()
  expect(check(resign('1797073074.QW5uYQ.toronto.x'))).toBe('none')
  expect(check(resign('x.y.toronto.z.w.v'))).toBe('closed')
})

test('Only an encrypted connection carries the cookie, and no script reads it', () => {
  const safe = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 9 }
  expect(getDeskCookieOptions(true, 9)).toEqual({ ...safe, secure: true })
})

test('An expired cookie is not renewed', () => {
  expect(renewDeskCookie(create(), NOW + 30 * DAY_MS)).toBeUndefined()
})
