import { post } from './post'

afterEach(() => jest.restoreAllMocks())

test.each([
  [200, undefined],
  [500, 'it was answered 500'],
])(
  'Of an answer with the status %i whose body never ends, the status decides',
  async (status, error) => {
    const cancel = jest.fn(() => new Promise<void>(() => undefined))
    const answer = new Response(new ReadableStream({ cancel }), { status })
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
    const sent = post('https://chat.example/hook', {}, 'text', 1_000)
    expect(await sent.catch(({ message }: Error) => message)).toBe(error)
    // An open body would hold the connection.
    expect(cancel).toHaveBeenCalled()
  },
)
