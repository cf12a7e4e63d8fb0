import { readEnv } from './env'
import { ACCOUNT, PARSED_ACCOUNT } from './env-formats.fixture'
import { serviceAccount } from './env-formats'

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
  'A %s of %j is an error that names only it',
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

const JSON_TEXT = JSON.stringify(ACCOUNT)
const { private_key: PEM } = ACCOUNT
const withKey = (private_key: string) => JSON.stringify({ ...ACCOUNT, private_key })

test.each<[how: string, text: string]>([
  ['as it is', JSON_TEXT],
  ['on several lines', JSON.stringify(ACCOUNT, null, 2)],
  ['in base64', Buffer.from(JSON_TEXT).toString('base64')],
  [
    'in base64 with line breaks',
    Buffer.from(JSON_TEXT).toString('base64').replace(/.{76}/g, '$&\n'),
  ],
  ['in single quotes', `'${JSON_TEXT}'`],
  ['in double quotes', `"${JSON_TEXT}"`],
  ['as a text of JSON', JSON.stringify(JSON_TEXT)],
  ['with escaped quotes', JSON_TEXT.replaceAll('"', '\\"')],
  ['with a byte order mark', `\uFEFF${JSON_TEXT}`],
  ['between spaces', `  ${JSON_TEXT}\n`],
  ['with real line breaks in the key', JSON_TEXT.replaceAll('\\n', '\n')],
  ['with Windows line breaks in the key', JSON_TEXT.replaceAll('\\n', '\r\n')],
  ['with \\n as two characters', withKey(PEM.replaceAll('\n', '\\n'))],
  ['with \\\\n as three characters', withKey(PEM.replaceAll('\n', '\\\\n'))],
  ['with spaces for line breaks', withKey(PEM.replaceAll('\n', ' '))],
  ['without line breaks', withKey(PEM.replaceAll('\n', ''))],
  [
    'with escaped signs',
    JSON_TEXT.replace(
      /[-+/=@.]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    ),
  ],
  ['with spaces in its texts', JSON_TEXT.replaceAll(':"', ':" ')],
  ['with text around the key', withKey(`"${PEM}"`)],
])('A service account key that was pasted %s is read', (_how, text) => {
  expect(serviceAccount.parse(text)).toEqual(PARSED_ACCOUNT)
})

test.each<[string, string]>([
  ...['service-account.json', 'null', PEM].map((text): [string, string] => [
    'must be the JSON of a service account key',
    text,
  ]),
  ...Object.keys(ACCOUNT).flatMap((name) =>
    [undefined, '', 7].map((value): [string, string] => [
      `lacks ${name}`,
      JSON.stringify({ ...ACCOUNT, [name]: value }),
    ]),
  ),
  ['lacks private_key', JSON_TEXT.slice(0, JSON_TEXT.indexOf(',"private_key"'))],
  ['has a private_key that cannot be read', withKey('PRIVATE-WORDS')],
  ['has a private_key that cannot be read', withKey(PEM.slice(0, -60))],
  ['has a private_key that cannot be read', withKey(PEM.replace(/\n.{9}/, '\n'))],
  ['is the configuration of the web app', JSON.stringify({ apiKey: 'a', projectId: 'p' })],
])('The error says what is wrong: %s', (message, text) => {
  const result = serviceAccount.safeParse(text)
  expect(result.error?.issues[0]?.message).toContain(message)
})
