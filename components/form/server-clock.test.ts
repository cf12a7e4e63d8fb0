import type * as ServerClock from './server-clock'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-27T15:00:00Z')

async function openPage(days: number, reply: () => Promise<Response>): Promise<typeof ServerClock> {
  jest.resetModules()
  jest.useFakeTimers({ now: NOW + days * DAY_MS })
  globalThis.fetch = jest.fn(reply)
  return import('./server-clock')
}
afterEach(() => jest.useRealTimers())

const answer = (body: object) => () => Promise.resolve(Response.json(body))

test.each([0, 10, -1, -20_000])(
  'A device whose clock is wrong by %i days has the server’s time',
  async (days) => {
    const { askServerTime, getServerTime } = await openPage(days, answer({ now: NOW }))
    expect(await askServerTime()).toEqual(new Date(NOW))
    jest.advanceTimersByTime(60_000)
    expect(getServerTime()).toEqual(new Date(NOW + 60_000))
    await askServerTime()
    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that answers something else', answer({ reason: 'busy' })],
  ['behind a proxy that answers with a page', () => Promise.resolve(new Response('<p>Hello'))],
])(
  'With a server %s we use the device’s clock, until a refusal has the server’s time',
  async (_what, reply) => {
    const { askServerTime, getServerTime, setServerTime } = await openPage(10, reply)
    expect(await askServerTime()).toEqual(new Date(NOW + 10 * DAY_MS))
    setServerTime(NOW)
    expect(getServerTime()).toEqual(new Date(NOW))
  },
)

test('We stop waiting for a slow reply, but use it when it comes', async () => {
  let send: (reply: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => (send = resolve))
  const { askServerTime, getServerTime } = await openPage(10, () => late)
  const asking = askServerTime()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await asking).toEqual(new Date(NOW + 10 * DAY_MS + 2_000))
  send(Response.json({ now: NOW }))
  await jest.advanceTimersByTimeAsync(0)
  expect(getServerTime()).toEqual(new Date(NOW))
})
