import { after, NextRequest } from 'next/server'
import type { AreaKey } from '@/lib/cities/locations'
import { DAY_MS, HOUR_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import { closeDesk, getDeskEpoch } from '@/lib/locations/desk-epoch'
import { sendAlert } from '@/lib/monitoring/alert'
import { mailDispatchers } from '@/lib/notifications/send-to-dispatchers'
import { createDeskLink } from '@/lib/security/signed-links'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { admitBrowser } from './admit-browser'
import { ACTIONS_PER_HOUR, findDesk, openDesk, signOutBrowser, takeAction } from './desk-access'

jest.mock('@/lib/store')
jest.mock('@/lib/monitoring/alert')
jest.mock('@/lib/notifications/send-to-dispatchers')
let mockRequest: NextRequest
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(mockRequest.headers),
  cookies: () => Promise.resolve(mockRequest.cookies),
}))
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  after: jest.fn(),
}))

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
const PHONE = { tracking_phone: '416-555-0110' }

beforeEach(() => {
  store = openMemoryStore()
  for (const id of ['toronto', 'hamilton-niagara', 'ottawa'])
    store.records.set(`locations/${id}`, PHONE)
  jest.mocked(getStore).mockImplementation(() => Promise.resolve(store))
  jest.mocked(mailDispatchers).mockReset()
  jest.mocked(sendAlert).mockReset()
  jest.mocked(after).mockReset()
  mockRequest = new NextRequest('https://site.example/', {
    headers: { 'x-forwarded-proto': 'https' },
  })
  lines = []
  const log = (line: string) => void lines.push(line)
  jest.spyOn(console, 'log').mockImplementation(log)
  jest.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  jest.useRealTimers()
  delete env.SMTP_URL
})

const createToken = (areaKey: AreaKey, epoch = 0) =>
  createDeskLink(areaKey, epoch, Date.now()).split('link=')[1] ?? ''
const press = (areaKey: AreaKey, name = 'Anna', epoch = 0) =>
  admitBrowser(createToken(areaKey, epoch), name)
const breakStore = () => jest.mocked(getStore).mockRejectedValue(new Error('no answer'))

test('Each press opens its area, and the last name counts for all', async () => {
  expect(await openDesk('toronto')).toBe('none')
  expect(await press('toronto')).toBe('pressed')
  expect(mockRequest.cookies.has('__Host-desk')).toBe(true)
  expect(await press('houston', 'Ben')).toBe('pressed')
  const areas = ['toronto', 'houston']
  expect(await openDesk('toronto')).toEqual({ areaKey: 'toronto', name: 'Ben', areas })
  expect(await openDesk('houston')).toEqual({ areaKey: 'houston', name: 'Ben', areas })
  expect(await openDesk('hamilton-niagara')).toBe('none')
  await press('ottawa', '')
  expect(await openDesk('ottawa')).toMatchObject({ name: 'Ben' })
})

test('Closing an area affects only that one, at once, even if repeated', async () => {
  await press('hamilton-niagara')
  await press('houston')
  await closeDesk(store, 'houston')
  expect(await openDesk('houston')).toBe('closed')
  expect(await openDesk('hamilton-niagara')).toMatchObject({ areas: ['hamilton-niagara'] })
  expect(store.records.get('locations/hamilton-niagara')).toEqual({
    ...PHONE,
    areas: { houston: { desk_epoch: 1 } },
  })
  expect(await press('houston')).toBe('closed')
  expect(await press('houston', '', 1)).toBe('pressed')
})

test('An area uses its own epoch, else the location’s; both are whole numbers', () => {
  expect(getDeskEpoch({}, 'toronto')).toBe(0)
  expect(getDeskEpoch({ desk_epoch: 2 }, 'toronto')).toBe(2)
  expect(getDeskEpoch({ desk_epoch: 2, areas: { toronto: { desk_epoch: 3 } } }, 'toronto')).toBe(3)
  expect(getDeskEpoch({ areas: 'staff typed it' }, 'toronto')).toBe(0)
  for (const desk_epoch of ['1', -1, 1.5, true])
    expect(() => getDeskEpoch({ desk_epoch }, 'toronto')).toThrow('must be a whole number')
})

test('After 31 days without use the desk is closed', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 26), doNotFake: ['nextTick', 'setImmediate'] })
  await press('toronto')
  jest.setSystemTime(Date.now() + 31 * DAY_MS)
  expect(await openDesk('toronto')).toBe('expired')
})

test('If its store fails, the desk is closed, and a press sets no cookie', async () => {
  const token = createToken('toronto')
  await press('toronto')
  breakStore()
  expect(await openDesk('toronto')).toBe('unavailable')
  await signOutBrowser()
  expect(await findDesk('toronto', { link: token, done: '' })).toBe('unavailable')
  expect(await admitBrowser(token, '')).toBe('unavailable')
  expect(mockRequest.cookies.get('__Host-desk')?.value).toBe('')
  jest.mocked(getStore).mockResolvedValue(store)
  store.records.delete('locations/toronto')
  expect(await admitBrowser(token, '')).toBe('unavailable')
})

test('A page says which link or browser it is', async () => {
  const find = (link: string, done = '') => findDesk('toronto', { link, done })
  expect(await find('')).toBe('none')
  expect(await find('', 'pressed')).toBe('cookiesOff')
  expect(await find('', 'signedout')).toBe('signedOut')
  expect(await find('h')).toBe('wrongLink')
  expect(await find(createToken('ottawa'))).toBe('foreignLink')
  expect(await find(createToken('toronto'))).toBe('press')
  const token = createToken('toronto')
  await press('toronto')
  expect(await find('h')).toMatchObject({ areaKey: 'toronto' })
  await closeDesk(store, 'toronto')
  expect(await find('')).toBe('closed')
  expect(await find(token)).toBe('closedLink')
})

test('The dispatchers get a mail of each press, and a failed one does not undo it', async () => {
  env.SMTP_URL = 'smtp://localhost:25'
  const run = () => (jest.mocked(after).mock.lastCall?.[0] as () => Promise<void>)()
  await press('houston', 'Anna https://evil.example <b>')
  await run()
  const [, area, mail] = jest.mocked(mailDispatchers).mock.lastCall ?? []
  expect([area, mail?.subject]).toEqual(['houston', 'A new browser opened the Houston desk'])
  expect(mail?.text).not.toContain('link=')
  expect(mail?.html).not.toMatch(/<b>|href="https:\/\/evil/)
  jest.mocked(mailDispatchers).mockRejectedValue(new Error('421'))
  expect(await press('ottawa')).toBe('pressed')
  await run()
  expect(lines.join()).toContain('mail-failed')
  expect(lines.join()).not.toMatch(/Anna|link=/)
})

test('An area takes 300 actions an hour without retries, then alerts once', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12), doNotFake: ['nextTick', 'setImmediate'] })
  const results: string[] = []
  for (let n = 0; n < ACTIONS_PER_HOUR + 3; n++) results.push(await takeAction('toronto', `a${n}`))
  expect(results.filter((result) => result === 'limited')).toHaveLength(3)
  expect(await takeAction('toronto', 'a7')).toBe('taken')
  expect(await takeAction('ottawa', 'a999')).toBe('taken')
  expect(await press('toronto')).toBe('limited')
  expect(sendAlert).toHaveBeenCalledTimes(1)
  jest.setSystemTime(Date.now() + HOUR_MS)
  expect(await takeAction('toronto', 'a999')).toBe('taken')
  breakStore()
  expect(await takeAction('toronto', 'b1')).toBe('taken')
})
