import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postChat } from './post-chat'

const TEXT = 'New moving quote: Toronto, T-4F7K'

let server: Server
let paths: (string | undefined)[]

beforeEach(async () => {
  paths = []
  server = createServer(({ url }, response) => {
    paths.push(url)
    response.writeHead(url === '/hook' ? 302 : 200, { location: '/login' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  jest.restoreAllMocks()
})

test('A chat that answers with a redirect has not taken the message', async () => {
  const { port } = server.address() as AddressInfo
  await expect(postChat(`http://127.0.0.1:${port}/hook`, 'A lead')).rejects.toThrow('answered 302')
  expect(paths).toEqual(['/hook'])
})

async function getPayload(url: string): Promise<unknown> {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  await postChat(url, TEXT)
  const [, request] = fetch.mock.calls[0] ?? []
  return JSON.parse(request?.body as string)
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
