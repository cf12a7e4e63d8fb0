import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { toInstant } from '@/lib/forms/stored-fields'
import { fetchForm, getRequestKey, isThankYouRedirect } from '@/lib/monitoring/plain-form'
import { createIdempotencyKey } from '@/lib/submissions/record-key.fixture'
import { runInParallel } from '@/scripts/verify/built-site'
import { postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { expect } from '@/e2e/support/servers/fixtures'
import type { MailFault } from '@/e2e/support/servers/mail-server'
import {
  CRON_SECRET,
  DISPATCHER,
  getMailsTo,
  sendQuote,
  test,
  type Channels,
} from '@/e2e/support/servers/notification-channels'

const RETRIES_MS = 25_000

const callCron = ({ site }: Channels) =>
  fetch(`${site.url}/api/cron/deliver`, { headers: { authorization: `Bearer ${CRON_SECRET}` } })

test('A mail server that hangs delays neither the visitor nor the chat, and is retried', async ({
  channels,
}) => {
  const { database, mail } = channels
  mail.setFault('hung')
  const key = await sendQuote(channels)
  // A visitor who had waited for the mail would have seen a try end.
  expect(mail.openSessionCount()).toBe(mail.sessionCount())
  await expect.poll(() => database.read(`/deliveries/${key}:chat`)).not.toBeNull()
  mail.setFault(undefined)
  await expect
    .poll(() => database.read(`/deliveries/${key}:email`), { timeout: RETRIES_MS })
    .not.toBeNull()
  const { tries } = database.read(`/deliveries/${key}:email`) as { tries: number }
  expect(tries).toBeGreaterThan(1)
})

test('A customer’s unknown address is tried once and does not wait', async ({ channels }) => {
  const { database, mail } = channels
  mail.setFault('recipient-rejected')
  const key = await sendQuote(channels)
  await expect
    .poll(() => database.read(`/deliveries/${key}:confirmation`))
    .toMatchObject({ refused: true })
  expect(database.read(`/deliveries/${key}:email`)).toBeNull()
  mail.setFault(undefined)
  await expect
    .poll(() => database.read(`/deliveries/${key}:email`), { timeout: RETRIES_MS })
    .not.toBeNull()
  expect(mail.triedRecipients.filter((address) => address === VALID_MOVE.email)).toHaveLength(1)
  expect(getMailsTo(channels, VALID_MOVE.email)).toEqual([])
})

const FAULTS: MailFault[] = [
  'busy',
  'hung',
  'drops-after-data',
  'auth-refused',
  'recipient-rejected',
]

test('With faults in 40 % of 500 mails’ sessions, each stored quote is mailed at least once', async ({
  channels,
}) => {
  test.setTimeout(480_000)
  const { database, mail, site } = channels
  mail.setFault((session) =>
    session % 5 < 2 ? FAULTS[Math.floor(session / 5) % FAULTS.length] : undefined,
  )
  const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  const keys: string[] = []
  await runInParallel(Array.from({ length: 500 }).keys(), 8, async (n) => {
    const email = `customer${n}@example.com`
    const response = await postForm(form, {
      ...VALID_MOVE,
      email,
      [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()),
    })
    expect(isThankYouRedirect(response)).toBe(true)
    keys.push(getRequestKey(response))
  })
  // Old enough for the cron job.
  const at = toInstant(new Date(Date.now() - 600_000))
  for (const key of keys) database.put(`/details/${key}/at`, at)
  const countMarkers = () =>
    Object.keys(database.read('/deliveries') ?? {}).filter((key) => key.endsWith(':email')).length
  for (let run = 0; run < 20 && countMarkers() < keys.length; run++) await callCron(channels)
  expect(countMarkers()).toBe(keys.length)

  const messageIds = new Set(getMailsTo(channels, DISPATCHER).map(({ messageId }) => messageId))
  expect(messageIds).toEqual(new Set(keys.map((key) => `<${key}.dispatch@localhost>`)))
  for (const fault of FAULTS) expect(mail.faultCounts[fault], fault).toBeGreaterThan(0)
})
