import { post } from './post'

afterEach(() => jest.restoreAllMocks())

test.each([
  [200, undefined],
  [302, 'it was answered 302'],
  [404, 'it was answered 404'],
  [500, 'it was answered 500'],
])(
  'Of an answer with the status %i whose body never ends, the status decides',
  async (status, error) => {
    const cancel = jest.fn(() => new Promise<void>(() => undefined))
    const answer = new Response(new ReadableStream({ cancel }), { status })
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
    const sent = post('https://chat.example/hook', {}, 'text', 1_000)
    expect(await sent.catch(({ message }: Error) => message)).toBe(error)
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
    // An open body would hold the connection.
    expect(cancel).toHaveBeenCalled()
  },
)
