import { post, postChat } from './post'
import { parseHiddenFields } from './plain-form'

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

const PAGE = `<!doctype html><title>Quote</title>
  <!-- <form aria-label="Moving quote"><input type="hidden" name="comment"></form> -->
  <script>document.write('<form aria-label="Moving quote">')</script>
  <form action="" aria-label="Search"><input type="hidden" name="other" value="1"></form>
  <form method=POST aria-label='Moving quote'>
    <div><INPUT value='a &quot;b&quot; &amp;#39; &#x27;' TYPE=hidden name="$ACTION_1:0"/></div>
    <input name="name" value="Ana"><input type="hidden" name="nonce">
  </form>
  <input type="hidden" name="outside" value="1">`

test('Hidden fields are read however their HTML is written', () => {
  expect(parseHiddenFields(PAGE, 'Moving quote')).toEqual([
    ['$ACTION_1:0', `a "b" &#39; '`],
    ['nonce', ''],
  ])
})

test('A page without the form has no hidden fields', () => {
  expect(parseHiddenFields(PAGE, 'Junk pickup')).toBeUndefined()
  expect(parseHiddenFields('', 'Moving quote')).toBeUndefined()
})
