import { readEnv } from './env'

const ACCOUNT = { project_id: 'p', client_email: 'site@p.example', private_key: 'PRIVATE\nWORDS' }

test('A service account may come in base64, which every host and file keeps whole', () => {
  const base64 = Buffer.from(JSON.stringify(ACCOUNT)).toString('base64')
  const { FIREBASE_SERVICE_ACCOUNT } = readEnv({ FIREBASE_SERVICE_ACCOUNT: base64 })
  expect(FIREBASE_SERVICE_ACCOUNT).toEqual(ACCOUNT)
})

describe.each(['CANARY_SECRET', 'CRON_SECRET', 'REVALIDATE_SECRET', 'LEAD_WEBHOOK_SECRET'])(
  '%s',
  (key) => {
    test.each([
      ['short', 'a'.repeat(31)],
      ['with a space, which no header keeps', `${'a'.repeat(31)} `],
      ['of letters that no header takes', 'é'.repeat(32)],
    ])('%s is named as wrong, and never repeated', (_how, secret) => {
      const read = () => readEnv({ [key]: secret })
      expect(read).toThrow(new RegExp(`^The environment is wrong:\n  ${key} must`))
      expect(read).not.toThrow(secret)
    })

    test('of 32 characters is taken', () => {
      expect(readEnv({ [key]: 'a'.repeat(32) })).toMatchObject({ [key]: 'a'.repeat(32) })
    })
  },
)

test('Where alerts go is an address that keeps them private', () => {
  const ALERT_WEBHOOK_URL = 'http://chat.example/hook'
  expect(() => readEnv({ ALERT_WEBHOOK_URL })).toThrow('ALERT_WEBHOOK_URL must begin with https://')
})
