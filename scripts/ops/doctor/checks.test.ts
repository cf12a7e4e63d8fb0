import { runCheck } from './checks'

afterEach(() => jest.useRealTimers())

test.each([
  ['throws', () => Promise.reject(new Error('disk full')), 'disk full'],
  ['never ends', () => new Promise<never>(() => undefined), 'timed out'],
])('A check that %s is a finding', async (_what, run, reason) => {
  jest.useFakeTimers({ advanceTimers: true })
  const finding = runCheck(['The store', run])
  await jest.advanceTimersByTimeAsync(30_000)
  const message = `The store could not be checked: ${reason}`
  expect(await finding).toMatchObject([{ level: 'wrong', message }])
})

test('A check without a finding is reported', async () => {
  expect(await runCheck(['The store', () => []])).toMatchObject([{ level: 'ok' }])
})
