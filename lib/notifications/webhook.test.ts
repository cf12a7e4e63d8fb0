import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { postSignedJson, toSigningSecret } from './webhook'

const SECRET = 'webhook-'.repeat(5)
const BODY = '{"key":"-N","name":"Zoë"}'

let server: Server
let received: { headers: IncomingHttpHeaders; body: string }[]
let status: number
let url: string

beforeEach(async () => {
  received = []
  status = 202
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status, { location: url }).end('thanks, Mary')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterEach(() => server.close())

async function receive() {
  await postSignedJson(url, SECRET, BODY, '-N')
  const [{ headers, body } = { headers: {}, body: '' }] = received
  return { headers: headers as Record<string, string>, body }
}

test('A secret is encoded as base64 with the prefix of Standard Webhooks', () => {
  // printf %s "$LEAD_WEBHOOK_SECRET" | base64
  expect(toSigningSecret(SECRET)).toBe(
    'whsec_d2ViaG9vay13ZWJob29rLXdlYmhvb2std2ViaG9vay13ZWJob29rLQ==',
  )
})

test.each([
  'x'.repeat(32),
  'ключ'.repeat(8),
  'whsec_'.repeat(6),
  '"$\\ '.repeat(8),
  '+/='.repeat(11),
])('The library accepts the secret %s', async (secret) => {
  await postSignedJson(url, secret, BODY, '-N')
  const headers = received[0]?.headers as Record<string, string>
  expect(new Webhook(toSigningSecret(secret)).verify(BODY, headers)).toEqual(JSON.parse(BODY))
})

test('A receiver verifies the call with the library, and finds the record key in webhook-id', async () => {
  const { headers, body } = await receive()
  expect(body).toBe(BODY)
  expect(headers['webhook-id']).toBe('-N')
  expect(new Webhook(toSigningSecret(SECRET)).verify(body, headers)).toEqual(JSON.parse(BODY))
})

test('The signature is an HMAC-SHA256 of id, timestamp and body, keyed with the secret', async () => {
  const { headers, body } = await receive()
  const signed = `-N.${headers['webhook-timestamp']}.${body}`
  const hash = createHmac('sha256', SECRET).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${hash}`)
})

test.each([
  ['body', SECRET, `${BODY} `, {}],
  ['id', SECRET, BODY, { 'webhook-id': '-M' }],
  ['timestamp', SECRET, BODY, { 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 2) }],
  ['secret', 'x'.repeat(40), BODY, {}],
])('A receiver rejects a call with another %s', async (_part, secret, body, changes) => {
  const { headers } = await receive()
  const webhook = new Webhook(toSigningSecret(secret))
  expect(() => webhook.verify(body, { ...headers, ...changes })).toThrow('No matching signature')
})

test.each([500, 404, 302, 307])(
  'An answer of %i throws, and redirects are not followed',
  async (answer) => {
    status = answer
    await expect(postSignedJson(url, SECRET, BODY, '-N')).rejects.toThrow(
      `it was answered ${answer}`,
    )
    expect(received).toHaveLength(1)
  },
)
