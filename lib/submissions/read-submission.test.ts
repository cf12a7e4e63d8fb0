import { receive } from './submission.fixture'
import type { CityKey } from '@/lib/cities/keys'
import { IDEMPOTENCY_KEY_FIELD, LANGUAGE_FIELD } from '@/lib/forms/form'
import { readSubmission } from './read-submission'
import { AppCheck, type VerifyAppCheckTokenResponse } from 'firebase-admin/app-check'
import { env } from '@/lib/env'
import { verifyAppCheck } from './app-check'

const NOW = new Date('2026-11-20T12:00:00Z')
const HEADERS = {
  'x-forwarded-for': '203.0.113.7',
  'x-vercel-id': 'iad1::x',
  referer: 'https://movers.example/toronto?utm_source=google',
}
const FIELDS = {
  [IDEMPOTENCY_KEY_FIELD]: 'n',
  topic: 'x',
  elapsed: '2500',
  consent: 'us-1',
  marketing: 'on',
  appCheckToken: 'token',
  canary: 'c',
}

function read(
  formData: unknown,
  headers: Record<string, string> = HEADERS,
  cityKey: CityKey = 'toronto',
) {
  receive(headers)
  return readSubmission({
    formData,
    now: NOW,
    list: 'leads',
    form: 'full',
    cityKey,
    answers: { name: 'Ana' },
    record: { name: 'Ana' },
  })
}

function readFields(fields: Record<string, string>, headers = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return read(form, { ...HEADERS, ...headers })
}

test('A submission has its post’s fields besides the answers', async () => {
  expect(await readFields({ name: 'Ana', ...FIELDS })).toMatchObject({
    list: 'leads',
    now: NOW,
    deadline: NOW.getTime() + 5_000,
    checksDeadline: NOW.getTime() + 2_500,
    requestId: 'iad1::x',
    ip: '203.0.113.7',
    record: { name: 'Ana', ip_address: '203.0.113.7' },
    referer: 'https://movers.example/toronto?utm_source=google',
    attribution: { last: { utm_source: 'google' } },
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

test.each([
  ['+14165550142,,123#', { name: 'Ana', phoneExtension: '123' }],
  ['416-555-0142', { name: 'Ana' }],
])('The phone %j makes the answers %j', async (phone, answers) => {
  expect((await readFields({ phone })).answers).toEqual(answers)
})

test.each([undefined, null, 7, 'name=Ana', { name: 'Ana' }, new FormData()])(
  'A post without fields (%p) reads as empty',
  async (form) => {
    expect(await read(form, {})).toMatchObject({
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
  async (advertising, gpc, expected) => {
    const submission = await readFields({ advertising }, { 'sec-gpc': gpc })
    expect(submission.advertising).toBe(expected)
  },
)

test.each(['', 'soon', '-5', '1e3', '0x1', '9999999999', ' 5'])(
  'The elapsed time "%s" is unknown',
  async (elapsed) => {
    expect((await readFields({ elapsed })).elapsedMs).toBeUndefined()
  },
)

test.each([
  ['fr', 'ottawa', 'fr'],
  ['fr', 'toronto', undefined],
  ['en', 'ottawa', undefined],
  ['FR', 'ottawa', undefined],
  ['toString', 'ottawa', undefined],
  ['', 'ottawa', undefined],
] as const)('The language "%s" of a form in %s is read as %s', async (sent, cityKey, expected) => {
  const form = new FormData()
  form.set(LANGUAGE_FIELD, sent)
  expect((await read(form, HEADERS, cityKey)).language).toBe(expected)
})

env.NEXT_PUBLIC_FIREBASE_WEB_APP = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p' }
const verifyToken = jest.spyOn(AppCheck.prototype, 'verifyToken')

type VerifyResponse = Pick<VerifyAppCheckTokenResponse, 'appId' | 'alreadyConsumed'>

const verify = (token = 'token') => verifyAppCheck(token, Date.now() + 6_000)

test.each([
  ['valid', { appId: '1:2:web:3' }],
  ['valid', { appId: '1:2:web:3', alreadyConsumed: false }],
  ['consumed', { appId: '1:2:web:3', alreadyConsumed: true }],
  ['invalid', { appId: '1:2:web:another' }],
])('A token is %s if App Check answers %j', async (expected, response: VerifyResponse) => {
  verifyToken.mockResolvedValueOnce(response as VerifyAppCheckTokenResponse)
  expect(await verify()).toBe(expected)
})

test.each([
  ['app-check/invalid-argument', 'invalid'],
  ['app-check/app-check-token-expired', 'invalid'],
  ['app-check/invalid-credential', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
])('A verification that fails with %s is %s', async (code, expected) => {
  verifyToken.mockRejectedValueOnce(Object.assign(new Error(), { code }))
  expect(await verify()).toBe(expected)
})

test('A missing token is not sent to App Check', async () => {
  verifyToken.mockClear()
  expect(await verify('')).toBe('missing')
  expect(verifyToken).not.toHaveBeenCalled()
})

test('A verification without an answer ends at the deadline', async () => {
  jest.useFakeTimers()
  verifyToken.mockReturnValueOnce(new Promise(() => undefined))
  const result = verify()
  await jest.advanceTimersByTimeAsync(6_000)
  expect(await result).toBe('unavailable')
  jest.useRealTimers()
})

test('A malformed token is invalid without a call to Google', async () => {
  expect(await verify('malformed')).toBe('invalid')
})
