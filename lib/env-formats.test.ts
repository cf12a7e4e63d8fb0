import { readEnv } from './env'
import { ACCOUNT } from './env-formats.fixture'

/** Other settings require these. */
const COMPANIONS = {
  SMTP_URL: 'smtp://user:p%40ss@mail.example:587',
  MAIL_FROM: 'Movers <hello@site.example>',
  DISPATCH_EMAIL: 'dispatch@site.example',
  NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1234',
}
const WRONG_ACCOUNTS = [
  JSON.stringify({ ...ACCOUNT, client_email: undefined }),
  ACCOUNT.private_key,
  JSON.stringify({ ...ACCOUNT, private_key: 'PRIVATE-WORDS' }),
  JSON.stringify({ apiKey: 'a', appId: 'b', projectId: 'p' }),
]
/** Headers would lose the space or the accents of the last two. */
const WRONG_SECRETS = ['a'.repeat(31), `${'a'.repeat(31)} `, 'é'.repeat(32)]

const WRONG: Record<string, string[]> = {
  SITE_URL: [
    ...['site.example', 'ftp://site.example', 'javascript:alert(1)'],
    ...['https://site.example/toronto', 'http://www.site.example', 'https://ann:pw@site.example'],
    'https://site.example/?a=b',
  ],
  FIREBASE_DATABASE_URL: [
    ...['p-default-rtdb', 'http://p-default-rtdb.firebaseio.com'],
    'https://console.firebase.google.com/project/p/database/p-default-rtdb/data',
    'https://p-default-rtdb.firebaseio.com/leads',
  ],
  FIREBASE_DATABASE_EMULATOR_HOST: ['localhost', 'http://localhost:9000'],
  FIREBASE_SERVICE_ACCOUNT: WRONG_ACCOUNTS,
  NEXT_PUBLIC_FIREBASE_WEB_APP: ['{}'],
  GEOLOCATION_URL: ['ipapi.example', 'http://localhost.example'],
  SECURITY_CONTACT: ['security@site.example'],
  CLIENT_IP_SOURCE: ['proxy', 'proxy:0', 'proxy:10', 'x-forwarded-for'],
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ['not base64!', Buffer.alloc(31).toString('base64')],
  VERCEL_ENV: ['staging'],
  APP_CHECK_MODE: ['on'],
  CHAT_WEBHOOK_URL: ['chat.example/hook', 'http://chat.example/hook'],
  ALERT_WEBHOOK_URL: ['http://chat.example/hook'],
  SMTP_URL: ['mail.example:587', 'https://mail.example', 'smtp://', 'smtp://mail.example:99999'],
  MAIL_FROM: [
    'Movers',
    'Movers <hello>',
    'Movers, Inc <hello@site.example>',
    'one@site.example, two@site.example',
    'Home\nBcc: x@y.example <hello@site.example>',
  ],
  CONFIRMATIONS_PER_HOUR: ['0', '-1', '1.5', '1000', 'many'],
  DISPATCH_EMAIL: ['dispatch', 'one@site.example,', 'one@site.example; two@site.example'],
  NEXT_PUBLIC_GOOGLE_TAG_ID: ['UA-1234-5', 'G-ABC123 AW-1234', 'G-ABC123,', 'GTM-ABC', 'g-abc'],
  NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: [
    'AW-1234/abc',
    'lead=abc',
    'sale=AW-1234/abc',
    'lead=G-1234/abc',
  ],
  CRON_SECRET: WRONG_SECRETS,
  LEAD_WEBHOOK_SECRET: WRONG_SECRETS,
}

test.each(Object.entries(WRONG).flatMap(([key, values]) => values.map((value) => [key, value])))(
  'A %s of %j is an error that names it alone',
  (key = '', value = '') => {
    expect(() => readEnv({ ...COMPANIONS, [key]: value })).toThrow(
      new RegExp(`^The environment is wrong:(\n  ${key} [^\n]+)+$`),
    )
  },
)

test.each([...WRONG_ACCOUNTS, ...WRONG_SECRETS, 'S3CRET-WORDS'])(
  'An error does not quote the value %j',
  (value) => {
    const settings = Object.fromEntries(Object.keys(WRONG).map((key) => [key, value]))
    expect(() => readEnv(settings)).toThrow(
      /FIREBASE_SERVICE_ACCOUNT (must be|lacks|has|is) [^\n]+/,
    )
    expect(() => readEnv(settings)).not.toThrow(value)
  },
)

test.each<[key: string, value: string, expected: unknown]>([
  ['MAIL_FROM', 'hello@site.example', 'hello@site.example'],
  ['SMTP_URL', 'smtps://mail.example', 'smtps://mail.example'],
  ['DISPATCH_EMAIL', 'a@site.example, b@site.example', ['a@site.example', 'b@site.example']],
  ['CRON_SECRET', 'a'.repeat(32), 'a'.repeat(32)],
  [
    'NEXT_PUBLIC_FIREBASE_WEB_APP',
    '{"apiKey":"k","appId":"1:2:web:3","projectId":"p","authDomain":"p.example"}',
    { apiKey: 'k', appId: '1:2:web:3', projectId: 'p' },
  ],
  ['NEXT_PUBLIC_GOOGLE_TAG_ID', 'GT-ABC123', ['GT-ABC123']],
  ['NEXT_PUBLIC_GOOGLE_TAG_ID', 'G-ABC123,AW-1234', ['G-ABC123', 'AW-1234']],
  [
    'NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS',
    'lead=AW-1234/a_b-C,call=AW-1234/d',
    { lead: 'AW-1234/a_b-C', call: 'AW-1234/d' },
  ],
  ...[16, 24, 32].map((bytes) => {
    const key = Buffer.alloc(bytes, 7).toString('base64')
    return ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', key, key] as [string, string, string]
  }),
])('A %s of %j is read as %j', (key, value, expected) => {
  expect(readEnv({ ...COMPANIONS, [key]: value })).toMatchObject({ [key]: expected })
})
