import { ACCOUNT } from './env-formats.fixture'
import { readEnv } from './env'

const PRODUCTION = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  SITE_URL: 'https://site.example',
  FIREBASE_DATABASE_URL: 'https://p-default-rtdb.firebaseio.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const { FIREBASE_DATABASE_URL, FIREBASE_SERVICE_ACCOUNT } = PRODUCTION
const PREVIEW = { VERCEL: '1', VERCEL_ENV: 'preview' }
const APP_CHECK = {
  NEXT_PUBLIC_FIREBASE_WEB_APP: '{"apiKey":"k","appId":"1:2:web:3","projectId":"p"}',
  NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY: 'site-key',
}
const DEFAULTS = {
  LOCAL_DATABASE_FILE: '.data/site.sqlite',
  BUILD_ID: 'dev',
  CLIENT_IP_SOURCE: 'proxy:1',
  APP_CHECK_MODE: 'off',
  CONFIRMATIONS_PER_HOUR: 60,
}

/** The keys in the error message; none if the environment is valid. */
function getNamedKeys(source: Record<string, string | undefined>): (string | undefined)[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    const lines = (error as Error).message.split('\n').slice(1)
    return [...new Set(lines.map((line) => line.trim().split(' ')[0]))].sort()
  }
}

test('A fresh clone needs no settings, and unknown ones are ignored', () => {
  expect(readEnv({})).toEqual(DEFAULTS)
  expect(readEnv({ PATH: '/bin', npm_config_x: 'y' })).toEqual(DEFAULTS)
})

test('An empty setting counts as unset', () => {
  const blank = Object.fromEntries(Object.keys(PRODUCTION).map((key) => [key, '']))
  expect(readEnv({ ...blank, LOCAL_DATABASE_FILE: '', CLIENT_IP_SOURCE: '' })).toEqual(DEFAULTS)
  expect(readEnv({ SITE_URL: undefined })).toEqual(DEFAULTS)
})

test('The error names all invalid and missing settings at once', () => {
  const wrong = { SITE_URL: 'x', CLIENT_IP_SOURCE: 'x', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' }
  expect(getNamedKeys({ ...PRODUCTION, ...wrong })).toEqual(Object.keys(wrong).sort())
})

test.each([
  'SITE_URL',
  'FIREBASE_DATABASE_URL',
  'FIREBASE_SERVICE_ACCOUNT',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
])('Production on Vercel needs %s', (key) => {
  expect(getNamedKeys(PRODUCTION)).toEqual([])
  expect(getNamedKeys({ ...PRODUCTION, [key]: undefined })).toEqual([key])
  expect(getNamedKeys({ ...PRODUCTION, [key]: '' })).toEqual([key])
})

test.each<[Record<string, string>, string[]]>([
  [PREVIEW, ['FIREBASE_DATABASE_URL', 'FIREBASE_SERVICE_ACCOUNT']],
  [{ ...PREVIEW, FIREBASE_DATABASE_URL, FIREBASE_SERVICE_ACCOUNT }, []],
  [{ ...PREVIEW, FIREBASE_DATABASE_URL, FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' }, []],
  [{ GEOLOCATION_API_KEY: 'k' }, ['GEOLOCATION_URL']],
  [{ GEOLOCATION_API_KEY: 'k', GEOLOCATION_URL: 'https://geo.example' }, []],
  [{ SMTP_URL: 'smtp://mail.example' }, ['DISPATCH_EMAIL', 'MAIL_FROM']],
  [{ LEAD_WEBHOOK_URL: 'https://crm.example' }, ['LEAD_WEBHOOK_SECRET']],
  [{ NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: 'lead=AW-1/a' }, ['NEXT_PUBLIC_GOOGLE_TAG_ID']],
  [{ DEPLOY_WITHOUT_REGISTRATIONS: 'no' }, ['DEPLOY_WITHOUT_REGISTRATIONS']],
  [{ DEPLOY_WITHOUT_REGISTRATIONS: 'yes' }, []],
  [{ APP_CHECK_MODE: 'off' }, []],
  [{ APP_CHECK_MODE: 'monitor' }, Object.keys(APP_CHECK)],
  [{ APP_CHECK_MODE: 'enforce' }, Object.keys(APP_CHECK)],
  [{ APP_CHECK_MODE: 'enforce', ...APP_CHECK }, []],
])('The settings %j lack or correct %j', (settings, keys) => {
  expect(getNamedKeys(settings)).toEqual(keys)
})

test.each([
  [{}, 'proxy:1'],
  [{ CLIENT_IP_SOURCE: 'proxy:2' }, 'proxy:2'],
  [{ CLIENT_IP_SOURCE: 'vercel' }, 'vercel'],
  [PRODUCTION, 'vercel'],
  [{ ...PRODUCTION, CLIENT_IP_SOURCE: 'proxy:1' }, 'proxy:1'],
])('With %j the source of the client’s IP is %s', (source, expected) => {
  expect(readEnv(source).CLIENT_IP_SOURCE).toBe(expected)
})

const SENDERS = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@site.example',
  DISPATCH_EMAIL: 'a@site.example',
  CHAT_WEBHOOK_URL: 'https://chat.example',
  ALERT_WEBHOOK_URL: 'https://chat.example',
  LEAD_WEBHOOK_URL: 'https://crm.example',
  LEAD_WEBHOOK_SECRET: 'webhook-'.repeat(5),
}

test('A preview has no mail server and no webhook, whatever is set', () => {
  const settings = { FIREBASE_DATABASE_URL, FIREBASE_SERVICE_ACCOUNT, ...SENDERS }
  expect(Object.keys(readEnv(settings))).toEqual(expect.arrayContaining(Object.keys(SENDERS)))
  const { SMTP_URL, CHAT_WEBHOOK_URL, ALERT_WEBHOOK_URL, LEAD_WEBHOOK_URL } = readEnv({
    ...settings,
    ...PREVIEW,
  })
  expect([SMTP_URL, CHAT_WEBHOOK_URL, ALERT_WEBHOOK_URL, LEAD_WEBHOOK_URL]).toEqual(
    Array(4).fill(undefined),
  )
})

describe('SITE_URL', () => {
  const originalEnv = { ...process.env }
  const HOSTS = {
    ...{ SITE_URL: '', PORT: '' },
    ...{ VERCEL_URL: 'site-a1b2.vercel.app', VERCEL_BRANCH_URL: 'site-git-topic.vercel.app' },
  }
  afterEach(() => {
    process.env = { ...originalEnv }
  })

  test.each([
    [{ SITE_URL: 'https://site.example/' }, 'https://site.example'],
    [{ SITE_URL: 'https://site.example' }, 'https://site.example'],
    [{ SITE_URL: '', PORT: '' }, 'http://localhost:3000'],
    [{ SITE_URL: '', PORT: '4000' }, 'http://localhost:4000'],
    [{ ...HOSTS, VERCEL_ENV: 'preview' }, 'https://site-git-topic.vercel.app'],
    [{ ...HOSTS, VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: '' }, 'https://site-a1b2.vercel.app'],
    [{ ...HOSTS, VERCEL_ENV: 'preview', SITE_URL: 'https://b.example' }, 'https://b.example'],
    [{ ...HOSTS, VERCEL_ENV: 'development' }, 'http://localhost:3000'],
  ])('with %j is %s', async (set, address) => {
    process.env = { ...originalEnv, ...set }
    await jest.isolateModulesAsync(async () => {
      expect((await import('./env')).SITE_URL).toBe(address)
    })
  })
})
