import { verifyAppCheck } from './app-check'
import { env } from '@/lib/env'

beforeAll(() => {
  env.NEXT_PUBLIC_FIREBASE_WEB_APP = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p' }
})

const createDeadline = () => Date.now() + 6_000

type VerifyResponse = { appId: string; alreadyConsumed?: boolean }

function verify(respond: () => Promise<VerifyResponse>, token = 'token') {
  const verifyToken = jest.fn(respond)
  return verifyAppCheck(token, createDeadline(), () => Promise.resolve({ verifyToken } as never))
}

test.each([
  ['valid', { appId: '1:2:web:3' }],
  ['valid', { appId: '1:2:web:3', alreadyConsumed: false }],
  ['consumed', { appId: '1:2:web:3', alreadyConsumed: true }],
  ['invalid', { appId: '1:2:web:another' }],
])('A token is %s if App Check answers %j', async (expected, response: VerifyResponse) => {
  expect(await verify(() => Promise.resolve(response))).toBe(expected)
})

test.each([
  ['app-check/invalid-argument', 'invalid'],
  ['app-check/app-check-token-expired', 'invalid'],
  ['app-check/invalid-credential', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
])('A verification that fails with %s is %s', async (code, expected) => {
  expect(await verify(() => Promise.reject(Object.assign(new Error(), { code })))).toBe(expected)
})

test('A missing token is not sent to App Check', async () => {
  const loadAppCheck = jest.fn()
  expect(await verifyAppCheck('', createDeadline(), loadAppCheck)).toBe('missing')
  expect(loadAppCheck).not.toHaveBeenCalled()
})

test('A verification without an answer ends at the deadline', async () => {
  jest.useFakeTimers()
  const result = verify(() => new Promise(() => {}))
  await jest.advanceTimersByTimeAsync(6_000)
  expect(await result).toBe('unavailable')
  jest.useRealTimers()
})

test('A malformed token is invalid without a call to Google', async () => {
  env.FIREBASE_SERVICE_ACCOUNT = undefined
  expect(await verifyAppCheck('malformed', createDeadline())).toBe('invalid')
})
