import { post, postChat } from './post'

afterEach(() => jest.restoreAllMocks())

test.each([
  [200, undefined],
  [302, 'it was answered 302'],
  [404, 'it was answered 404'],
  [500, 'it was answered 500'],
])(
  'A reply with status %i is judged by its status, even if its body never ends',
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

const TEXT = 'Moving quote in Toronto. TR-4F7KM'

async function getPayload(url: string): Promise<unknown> {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  await postChat(url, TEXT)
  const [[, { body }]] = fetch.mock.calls as [[string, { body: string }]]
  fetch.mockRestore()
  return JSON.parse(body)
}

test.each([
  'https://hooks.slack.com/services/T0/B0/x',
  'https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t',
  'https://logic.azure.com.example.com/hook',
  'http://127.0.0.1:1234',
])('%s gets the text', async (url) => {
  expect(await getPayload(url)).toEqual({ text: TEXT })
})

test.each([
  'https://prod-01.westus.logic.azure.com:443/workflows/x/triggers/manual/paths/invoke?sig=s',
  'https://default0a.61.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/x',
])('%s, a workflow of Teams, gets an Adaptive Card', async (url) => {
  expect(await getPayload(url)).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', body: [{ type: 'TextBlock', text: TEXT, wrap: true }] },
      },
    ],
  })
})
