import { readEnv } from './env'

const ACCOUNT = { project_id: 'p', client_email: 'site@p.example', private_key: 'PRIVATE\nWORDS' }

test('A service account may be base64', () => {
  const base64 = Buffer.from(JSON.stringify(ACCOUNT)).toString('base64')
  const { FIREBASE_SERVICE_ACCOUNT } = readEnv({ FIREBASE_SERVICE_ACCOUNT: base64 })
  expect(FIREBASE_SERVICE_ACCOUNT).toEqual(ACCOUNT)
})

describe.each(['CANARY_SECRET', 'CRON_SECRET', 'REVALIDATE_SECRET', 'LEAD_WEBHOOK_SECRET'])(
  '%s',
  (key) => {
    test.each([
      ['short', 'a'.repeat(31)],
      ['with a space, which headers lose', `${'a'.repeat(31)} `],
      ['of letters that headers cannot hold', 'é'.repeat(32)],
    ])('%s is an error that does not quote it', (_name, secret) => {
      const read = () => readEnv({ [key]: secret })
      expect(read).toThrow(new RegExp(`^The environment is wrong:\n  ${key} must`))
      expect(read).not.toThrow(secret)
    })

    test('of 32 characters is valid', () => {
      expect(readEnv({ [key]: 'a'.repeat(32) })).toMatchObject({ [key]: 'a'.repeat(32) })
    })
  },
)

test('Alerts are sent over https only', () => {
  const ALERT_WEBHOOK_URL = 'http://chat.example/hook'
  expect(() => readEnv({ ALERT_WEBHOOK_URL })).toThrow('ALERT_WEBHOOK_URL must begin with https://')
})

test.each([16, 24, 32])('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY may have %d bytes', (bytes) => {
  const key = Buffer.alloc(bytes, 7).toString('base64')
  expect(readEnv({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toMatchObject({
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
  })
})
