import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isValidSignature, postSignedJson, SIGNATURE_HEADER, signBody } from './webhook'

const SECRET = 'webhook-'.repeat(5)
const NOW = new Date('2026-11-20T15:30:00.250Z')
const BODY = '{"key":"-N"}'
const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)

test('A signature is what any receiver computes with a line of its own language', () => {
  // printf '1795188600.{"key":"-N"}' | openssl dgst -sha256 -hmac "$SECRET"
  expect(signBody(BODY, SECRET, NOW)).toBe(
    't=1795188600,v1=80523bfa4ab1f3ada1f00d3d01f3f3c19d4a74f048e6f453e59e5ee31a3102d4',
  )
})

test.each([
  ['in time', BODY, signBody(BODY, SECRET, NOW), secondsLater(299), true],
  ['with a clock behind', BODY, signBody(BODY, SECRET, NOW), secondsLater(-299), true],
  ['too late', BODY, signBody(BODY, SECRET, NOW), secondsLater(301), false],
  ['changed', `${BODY} `, signBody(BODY, SECRET, NOW), NOW, false],
  ['by somebody else', BODY, signBody(BODY, 'x'.repeat(40), NOW), NOW, false],
  ['with another time', BODY, signBody(BODY, SECRET, NOW).replace(/\d(?=,)/, '1'), NOW, false],
  ['without a signature', BODY, '', NOW, false],
  ['with half of one', BODY, signBody(BODY, SECRET, NOW).slice(0, -1), NOW, false],
])('A call that comes %s is believed or not', (_how, body, signature, now, believed) => {
  expect(isValidSignature(body, signature, SECRET, now)).toBe(believed)
})

describe('A receiver', () => {
  let server: Server
  let got: { headers: IncomingHttpHeaders; body: string }[]
  let status: number
  let url: string

  beforeEach(async () => {
    got = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        got.push({ headers: request.headers, body })
        response.writeHead(status, { location: url }).end('thanks, Mary')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  })
  afterEach(() => server.close())

  test('gets the body as it was signed, with the key that tells a repetition', async () => {
    status = 202
    await postSignedJson(url, SECRET, BODY, '-N')
    const [{ headers, body } = { headers: {}, body: '' }] = got
    expect(body).toBe(BODY)
    expect(headers['idempotency-key']).toBe('-N')
    expect(isValidSignature(body, String(headers[SIGNATURE_HEADER]), SECRET, new Date())).toBe(true)
  })

  test.each([500, 404, 302, 307])('that answers %i has not taken it', async (answer) => {
    status = answer
    await expect(postSignedJson(url, SECRET, BODY, '-N')).rejects.toThrow(
      `it was answered ${answer}`,
    )
    expect(got).toHaveLength(1)
  })
})
