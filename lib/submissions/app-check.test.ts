import { verifyAppCheck } from './app-check'
import { env } from '@/lib/env'

beforeAll(() => {
  env.NEXT_PUBLIC_FIREBASE_WEB_APP = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p' }
})

const createDeadline = () => Date.now() + 6_000

type Answer = { appId: string; alreadyConsumed?: boolean }

/** Asks an App Check that answers this. */
function verify(answer: () => Promise<Answer>, token = 'token') {
  const verifyToken = jest.fn(answer)
  return verifyAppCheck(token, createDeadline(), () => Promise.resolve({ verifyToken } as never))
}

test.each([
  ['valid', { appId: '1:2:web:3' }],
  ['valid', { appId: '1:2:web:3', alreadyConsumed: false }],
  ['consumed', { appId: '1:2:web:3', alreadyConsumed: true }],
  ['invalid', { appId: '1:2:web:another' }],
])('A token is %s when App Check says %j', async (verdict, answer: Answer) => {
  expect(await verify(() => Promise.resolve(answer))).toBe(verdict)
})

test.each([
  ['app-check/invalid-argument', 'invalid'],
  ['app-check/app-check-token-expired', 'invalid'],
  ['app-check/invalid-credential', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
])('On the error %s a token is %s', async (code, verdict) => {
  expect(await verify(() => Promise.reject(Object.assign(new Error(), { code })))).toBe(verdict)
})

test('No token is asked about nobody', async () => {
  const open = jest.fn()
  expect(await verifyAppCheck('', createDeadline(), open)).toBe('missing')
  expect(open).not.toHaveBeenCalled()
})

test('When App Check does not answer, nobody is kept waiting', async () => {
  jest.useFakeTimers()
  const verdict = verify(() => new Promise(() => {}))
  await jest.advanceTimersByTimeAsync(1_500)
  expect(await verdict).toBe('unavailable')
  jest.useRealTimers()
})

test('Rubbish is told from a token without asking Google', async () => {
  env.FIREBASE_SERVICE_ACCOUNT = undefined
  expect(await verifyAppCheck('rubbish', createDeadline())).toBe('invalid')
})
