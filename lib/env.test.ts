import { env, readEnv } from './env'

const ACCOUNT = { project_id: 'p', client_email: 'site@p.example', private_key: 'PRIVATE-WORDS' }
const ACTION_KEY = Buffer.alloc(32, 7).toString('base64')
const PRODUCTION = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  SITE_URL: 'https://site.example',
  FIREBASE_DATABASE_URL: 'https://p-default-rtdb.firebaseio.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTION_KEY,
}
const DEFAULTS = {
  LOCAL_DATABASE_FILE: '.data/site.sqlite',
  BUILD_ID: 'dev',
  CLIENT_IP_SOURCE: 'proxy:1',
  APP_CHECK_MODE: 'off',
}

/** '' where the environment is valid. */
function getErrorMessage(source: Record<string, string | undefined>): string {
  try {
    readEnv(source)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The keys in the error message. */
function getNamedKeys(source: Record<string, string | undefined>): (string | undefined)[] {
  const lines = getErrorMessage(source).split('\n').slice(1)
  return [...new Set(lines.map((line) => line.trim().split(' ')[0]))].sort()
}

test('A fresh clone needs no settings', () => {
  expect(readEnv({})).toEqual(DEFAULTS)
})

test('The environment of these tests is valid', () => {
  expect(env).toMatchObject({ LOCAL_DATABASE_FILE: expect.any(String) as string })
})

test('An empty setting counts as unset', () => {
  const blank = Object.fromEntries(Object.keys(PRODUCTION).map((key) => [key, '']))
  expect(readEnv({ ...blank, LOCAL_DATABASE_FILE: '', CLIENT_IP_SOURCE: '' })).toEqual(DEFAULTS)
  expect(readEnv({ SITE_URL: undefined })).toEqual(DEFAULTS)
})

test('Unknown settings are ignored', () => {
  expect(readEnv({ PATH: '/bin', npm_config_x: 'y' })).toEqual(DEFAULTS)
})

test('A complete production environment is read, with the service account parsed', () => {
  const production = readEnv(PRODUCTION)
  expect(production).toMatchObject({
    SITE_URL: 'https://site.example',
    FIREBASE_SERVICE_ACCOUNT: ACCOUNT,
    CLIENT_IP_SOURCE: 'vercel',
  })
})

test.each([
  ['SITE_URL', 'site.example'],
  ['SITE_URL', 'ftp://site.example'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['FIREBASE_DATABASE_URL', 'p-default-rtdb'],
  ['FIREBASE_DATABASE_EMULATOR_HOST', 'localhost'],
  ['FIREBASE_DATABASE_EMULATOR_HOST', 'http://localhost:9000'],
  ['FIREBASE_SERVICE_ACCOUNT', 'service-account.json'],
  ['FIREBASE_SERVICE_ACCOUNT', 'null'],
  ['FIREBASE_SERVICE_ACCOUNT', '{"project_id":"p"}'],
  ['GEOLOCATION_URL', 'ipapi.example'],
  ['GEOLOCATION_URL', 'http://localhost.example'],
  ['FIREBASE_DATABASE_URL', 'http://p-default-rtdb.firebaseio.com'],
  ['SECURITY_CONTACT', 'security@site.example'],
  ['CLIENT_IP_SOURCE', 'proxy'],
  ['CLIENT_IP_SOURCE', 'proxy:0'],
  ['CLIENT_IP_SOURCE', 'proxy:10'],
  ['CLIENT_IP_SOURCE', 'x-forwarded-for'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'not base64!'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
  ['VERCEL_ENV', 'staging'],
])('A %s of "%s" is named as wrong', (key, value) => {
  expect(getNamedKeys({ [key]: value })).toEqual([key])
})

test('The error names all invalid settings at once', () => {
  const wrong = {
    SITE_URL: 'x',
    GEOLOCATION_URL: 'x',
    CLIENT_IP_SOURCE: 'x',
    VERCEL_ENV: 'x',
    FIREBASE_SERVICE_ACCOUNT: 'x',
  }
  expect(getNamedKeys(wrong)).toEqual(Object.keys(wrong).sort())
})

test('An invalid setting does not hide a missing one', () => {
  const wrong = { SITE_URL: 'site.example', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' }
  expect(getNamedKeys({ ...PRODUCTION, ...wrong })).toEqual(Object.keys(wrong).sort())
})

test.each([
  ['cut off', JSON.stringify(ACCOUNT).slice(0, -2)],
  ['without a field', JSON.stringify({ ...ACCOUNT, client_email: undefined })],
  ['of a wrong type', JSON.stringify({ ...ACCOUNT, client_email: 7 })],
  ['the bare key', ACCOUNT.private_key],
])('A service account (%s) is never quoted in the error', (_name, json) => {
  const message = getErrorMessage({ FIREBASE_SERVICE_ACCOUNT: json })
  expect(message).toBe(
    'The environment is wrong:\n  FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account key',
  )
})

test('The error quotes no invalid value', () => {
  const secret = 'S3CRET-WORDS'
  const keys = [...Object.keys(PRODUCTION), 'GEOLOCATION_URL', 'CLIENT_IP_SOURCE']
  const wrong = Object.fromEntries(keys.map((key) => [key, secret]))
  expect(getErrorMessage({ ...wrong, GEOLOCATION_API_KEY: secret })).not.toContain(secret)
})

test.each([
  'SITE_URL',
  'FIREBASE_DATABASE_URL',
  'FIREBASE_SERVICE_ACCOUNT',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
])('Production on Vercel needs %s', (key) => {
  expect(getNamedKeys({ ...PRODUCTION, [key]: undefined })).toEqual([key])
  expect(getNamedKeys({ ...PRODUCTION, [key]: '' })).toEqual([key])
})

test('A preview on Vercel needs the database and no SITE_URL', () => {
  const preview = { VERCEL: '1', VERCEL_ENV: 'preview' }
  expect(getNamedKeys(preview)).toEqual(['FIREBASE_DATABASE_URL', 'FIREBASE_SERVICE_ACCOUNT'])
  const { FIREBASE_DATABASE_URL, FIREBASE_SERVICE_ACCOUNT } = PRODUCTION
  expect(getErrorMessage({ ...preview, FIREBASE_DATABASE_URL, FIREBASE_SERVICE_ACCOUNT })).toBe('')
})

test('The database emulator needs no service account', () => {
  const FIREBASE_DATABASE_EMULATOR_HOST = '127.0.0.1:9000'
  const emulated = { ...PRODUCTION, FIREBASE_SERVICE_ACCOUNT: '', FIREBASE_DATABASE_EMULATOR_HOST }
  expect(getErrorMessage(emulated)).toBe('')
})

test('A geolocation key needs the URL of its service', () => {
  expect(getNamedKeys({ GEOLOCATION_API_KEY: 'k' })).toEqual(['GEOLOCATION_URL'])
  expect(
    getErrorMessage({ GEOLOCATION_API_KEY: 'k', GEOLOCATION_URL: 'https://geo.example' }),
  ).toBe('')
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

describe('SITE_URL', () => {
  const originalEnv = { ...process.env }
  afterEach(() => {
    process.env = { ...originalEnv }
  })

  test.each([
    [{ SITE_URL: 'https://site.example/' }, 'https://site.example'],
    [{ SITE_URL: 'https://site.example' }, 'https://site.example'],
    [{ SITE_URL: '', PORT: '' }, 'http://localhost:3000'],
    [{ SITE_URL: '', PORT: '4000' }, 'http://localhost:4000'],
  ])('with %j is %s', async (set, address) => {
    process.env = { ...originalEnv, ...set }
    await jest.isolateModulesAsync(async () => {
      expect((await import('./env')).SITE_URL).toBe(address)
    })
  })
})

const WEB_APP = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p' }

test('App Check needs the web app and the site key, unless it is off', () => {
  const keys = ['NEXT_PUBLIC_FIREBASE_WEB_APP', 'NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY']
  expect(getNamedKeys({ APP_CHECK_MODE: 'off' })).toEqual([])
  expect(getNamedKeys({ APP_CHECK_MODE: 'monitor' })).toEqual(keys)
  expect(getNamedKeys({ APP_CHECK_MODE: 'enforce' })).toEqual(keys)
  expect(getNamedKeys({ APP_CHECK_MODE: 'on' })).toEqual(['APP_CHECK_MODE'])
  const complete = {
    APP_CHECK_MODE: 'enforce',
    NEXT_PUBLIC_FIREBASE_WEB_APP: JSON.stringify({ ...WEB_APP, authDomain: 'p.example' }),
    NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY: 'site-key',
  }
  expect(readEnv(complete)).toMatchObject({ NEXT_PUBLIC_FIREBASE_WEB_APP: WEB_APP })
  expect(getNamedKeys({ ...complete, NEXT_PUBLIC_FIREBASE_WEB_APP: '{}' })).toContain(keys[0])
})
