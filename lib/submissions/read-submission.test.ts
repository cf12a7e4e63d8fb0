import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { readSubmission } from './read-submission'
import { createRequest } from './submission.fixture'

const REQUEST = createRequest({
  'x-forwarded-for': '203.0.113.7',
  'x-vercel-id': 'iad1::x',
  referer: 'https://hometeam.example/toronto?utm_source=google',
})
const FIELDS = {
  [IDEMPOTENCY_KEY_FIELD]: 'n',
  topic: 'x',
  elapsed: '2500',
  consent: 'us-1',
  marketing: 'on',
  appCheckToken: 'token',
  canary: 'c',
}

function read(fields: Record<string, string>, request = REQUEST) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readSubmission(form, request, ['name', 'marketing'])
}

test('A form post is split into answers and meta data', () => {
  const { values, meta } = read({ name: 'Ana', zip: '75201', ...FIELDS })
  expect(values).toEqual({ name: 'Ana', marketing: 'on' })
  expect(meta).toEqual({
    now: expect.any(Date) as Date,
    deadline: meta.now.getTime() + 6_000,
    checksDeadline: meta.now.getTime() + 2_500,
    requestId: 'iad1::x',
    ip: '203.0.113.7',
    referer: 'https://hometeam.example/toronto?utm_source=google',
    attribution: expect.objectContaining({
      last: expect.objectContaining({ utm_source: 'google' }) as object,
    }) as object,
    idempotencyKey: 'n',
    isHoneypotFilled: true,
    elapsedMs: 2_500,
    consentVersion: 'us-1',
    hasMarketingConsent: true,
    advertising: undefined,
    appCheckToken: 'token',
    canaryToken: 'c',
  })
})

test.each([undefined, null, 7, 'name=Ana', { name: 'Ana' }, new FormData()])(
  'A post without fields (%p) reads as empty',
  (form) => {
    const { values, meta } = readSubmission(form, createRequest(), ['name'])
    expect(values).toEqual({ name: '' })
    expect(meta).toMatchObject({
      ip: '',
      referer: '',
      attribution: undefined,
      idempotencyKey: '',
      isHoneypotFilled: false,
      elapsedMs: undefined,
      consentVersion: '',
      hasMarketingConsent: false,
      advertising: undefined,
      appCheckToken: '',
      canaryToken: '',
    })
  },
)

test.each([
  ['yes', '1', true],
  ['yes', '', true],
  ['no', '', false],
  ['', '1', false],
  ['', '0', undefined],
  ['YES', '', undefined],
])(
  'The choice "%s" about advertising with Sec-GPC "%s" is read as %s',
  (advertising, gpc, expected) => {
    const request = createRequest({ 'sec-gpc': gpc })
    expect(read({ advertising }, request).meta.advertising).toBe(expected)
  },
)

test.each(['', 'soon', '-5', '1e3', '0x1', '9999999999', ' 5'])(
  'The elapsed time "%s" is unknown',
  (elapsed) => {
    expect(read({ elapsed }).meta.elapsedMs).toBeUndefined()
  },
)
