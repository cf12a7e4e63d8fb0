import { ACCOUNT, PARSED_ACCOUNT } from './env-formats.fixture'
import { serviceAccount } from './env-formats'

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
