import { AppCheck, type VerifyAppCheckTokenResponse } from 'firebase-admin/app-check'
import { env } from '@/lib/env'
import { verifyAppCheck } from './app-check'

env.NEXT_PUBLIC_FIREBASE_WEB_APP = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p' }
const verifyToken = jest.spyOn(AppCheck.prototype, 'verifyToken')

type VerifyResponse = Pick<VerifyAppCheckTokenResponse, 'appId' | 'alreadyConsumed'>

const verify = (token = 'token') => verifyAppCheck(token, Date.now() + 6_000)

test.each([
  ['valid', { appId: '1:2:web:3' }],
  ['valid', { appId: '1:2:web:3', alreadyConsumed: false }],
  ['consumed', { appId: '1:2:web:3', alreadyConsumed: true }],
  ['invalid', { appId: '1:2:web:another' }],
])('A token is %s if App Check answers %j', async (expected, response: VerifyResponse) => {
  verifyToken.mockResolvedValueOnce(response as VerifyAppCheckTokenResponse)
  expect(await verify()).toBe(expected)
})

test.each([
  ['app-check/invalid-argument', 'invalid'],
  ['app-check/app-check-token-expired', 'invalid'],
  ['app-check/invalid-credential', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
])('A verification that fails with %s is %s', async (code, expected) => {
  verifyToken.mockRejectedValueOnce(Object.assign(new Error(), { code }))
  expect(await verify()).toBe(expected)
})

test('A missing token is not sent to App Check', async () => {
  verifyToken.mockClear()
  expect(await verify('')).toBe('missing')
  expect(verifyToken).not.toHaveBeenCalled()
})

test('A verification without an answer ends at the deadline', async () => {
  jest.useFakeTimers()
  verifyToken.mockReturnValueOnce(new Promise(() => undefined))
  const result = verify()
  await jest.advanceTimersByTimeAsync(6_000)
  expect(await result).toBe('unavailable')
  jest.useRealTimers()
})

test('A malformed token is invalid without a call to Google', async () => {
  expect(await verify('malformed')).toBe('invalid')
})
