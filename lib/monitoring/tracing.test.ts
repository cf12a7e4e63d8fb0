import { registerOTel } from '@vercel/otel'
import { register } from '@/instrumentation'
import { env } from '@/lib/env'
import { stubOldTimeZones } from '@/lib/dates/old-time-zones.fixture'
import { cleanSpan } from './tracing'

jest.mock('@vercel/otel', () => ({ registerOTel: jest.fn() }))

type Span = Parameters<typeof cleanSpan>[0]

const clean = (name: string, attributes: Span['attributes']) => {
  const exception = { name: 'exception', attributes: { 'exception.message': 'Mary' } }
  const span = { name, attributes, events: [exception], status: { code: 2, message: 'Mary' } }
  cleanSpan(span as unknown as Span)
  return span
}

test.each([
  ['GET /[country]/[city]', { 'http.route': '/[country]/[city]', 'http.status_code': 200 }],
  ['fetch POST', { 'net.peer.name': 'hooks.slack.com', 'http.method': 'POST' }],
])('Of the span "%s" the route, the host and the status are sent', (name, attributes) => {
  const withAddress = name === 'fetch POST' ? `${name} https://hooks.slack.com/T0/secret?a=b` : name
  const all = {
    ...attributes,
    'http.target': '/toronto?gclid=Mary',
    'http.url': 'https://hooks.slack.com/T0/secret?a=b',
    'http.referer': 'https://r.example/Mary',
    'next.span_name': withAddress,
  }
  expect(clean(withAddress, all)).toEqual({ name, attributes, events: [], status: { code: 2 } })
})

test('Traces are sent where a receiver is set only', async () => {
  process.env.NEXT_RUNTIME = 'nodejs'
  await register()
  expect(registerOTel).not.toHaveBeenCalled()
  env.OTEL_EXPORTER_OTLP_ENDPOINT = 'https://otlp.example'
  await register()
  expect(registerOTel).toHaveBeenCalledTimes(1)
  env.OTEL_EXPORTER_OTLP_ENDPOINT = undefined
})

test('A start with old time-zone data is logged as an error', async () => {
  process.env.NEXT_RUNTIME = 'nodejs'
  const log = jest.spyOn(console, 'error').mockReturnValue()
  await register()
  expect(log).not.toHaveBeenCalled()
  const restore = stubOldTimeZones()
  await register()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('11:00 in Edmonton'))
  restore()
})
