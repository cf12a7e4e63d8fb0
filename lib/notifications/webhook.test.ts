import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { postSignedJson } from './channels'

const URL = 'https://crm.example/hook'
const SECRET = 'webhook-'.repeat(5)
const BODY = '{"key":"-N","name":"Zoë"}'

async function receive(secret = SECRET) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await postSignedJson(URL, secret, BODY, '-N')
  const [[url, request]] = fetch.mock.calls as [[string, RequestInit]]
  fetch.mockRestore()
  return { url, ...request, headers: request.headers as Record<string, string> }
}

// printf %s "$LEAD_WEBHOOK_SECRET" | base64
test.each([
  [SECRET, 'd2ViaG9vay13ZWJob29rLXdlYmhvb2std2ViaG9vay13ZWJob29rLQ=='],
  ['"$\\'.repeat(11), Buffer.from('"$\\'.repeat(11)).toString('base64')],
])(
  'A receiver with the secret %s verifies the call as the convention says',
  async (secret, base64) => {
    const { url, method, body, headers } = await receive(secret)
    expect([url, method, body]).toEqual([URL, 'POST', BODY])
    expect(headers['webhook-id']).toBe('-N')
    expect(new Webhook(`whsec_${base64}`).verify(BODY, headers)).toEqual(JSON.parse(BODY))
  },
)

test('The signature is an HMAC-SHA256 of id, timestamp and body, keyed with the secret', async () => {
  const { headers } = await receive()
  const signed = `-N.${headers['webhook-timestamp']}.${BODY}`
  const hash = createHmac('sha256', SECRET).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${hash}`)
})
