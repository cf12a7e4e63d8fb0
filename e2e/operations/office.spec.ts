import { changeRequest, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { createRecordKey } from '@/lib/store/record-key'
import { expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import { test } from '@/e2e/support/servers/office'
import { runCommand } from '@/e2e/support/servers/run-command'

const DAY = `${new Date().getUTCFullYear() + 1}-12-24`
const [MOVE, JOB, SPAM] = ['move', 'job', 'spam'].map(
  (name) => createRecordKey('', name, Date.now()).key,
) as [string, string, string]
const { record: job, details } = changeRequest(PICKUP, { date: DAY }, { confirm_by_phone: true })
const SLOT = `${DAY}-1100-toronto`

test('The office finds, releases, prints and changes requests, and frees a day, within the database rules', async ({
  database,
  office,
}) => {
  test.slow()
  const settings = { ...getSiteSettings(database), CHAT_WEBHOOK_URL: office.chat.url }
  const run = (name: string, ...args: string[]) => runCommand(name, args, settings)
  database.put('/leads', { [MOVE]: QUOTE.record })
  database.put('/jobs', { [JOB]: job })
  database.put('/quarantine/jobs', { [SPAM]: { ...job, cus_name: 'Quentin' } })
  database.put('/details', {
    [MOVE]: QUOTE.details,
    [JOB]: details,
    [SPAM]: { ...details, reference: 'TR-77777', suspicions: 'fast' },
  })
  database.put('/slots', { [SLOT]: { [JOB]: 'id' } })
  const entry = { kind: 'pickup', date: DAY, window: '11:00', since: Date.now(), version: 1 }
  database.put('/desk', { [`toronto-${JOB}`]: { ...entry, waits_for: 'confirm' } })

  expect((await run('leads', '--find', '(416) 555 0142')).stdout).toContain('3 requests match')
  const found = await run('leads', '--find', 'tr9kq2p')
  expect(found.text).toMatch(/^Store: https:\/\/movers\.firebaseio\.com\nJunk pickup TR-9KQ2P/)
  expect(found.stdout).toContain('Check first  Confirm by phone')
  expect((await run('leads', '--find', 'quentin')).stdout).toMatch(/^In quarantine/)

  const released = await run('leads', '--release', 'TR-77777')
  expect(released.status).toBe(0)
  expect(released.stdout).toMatch(
    new RegExp(
      `^jobs/${SPAM}: released\n.*, December 24, .*: its window is reserved\nDelivered: chat\n$`,
    ),
  )
  expect(office.chat.calls[0]?.body).toContain('TR-77777')
  expect(database.read('/quarantine')).toBeNull()
  const sheet = await run('leads', '--day', DAY, '--location', 'toronto')
  expect(sheet.stdout).toMatch(/: 2 jobs\n\ntoronto, 11\sam to 1\spm\n-+\n\nMary Smith {3}416-555/)
  expect((await run('leads', '--day', DAY, '--csv')).stdout).toContain('Quentin')

  const close = await run('locations', '--close', `toronto=${DAY}`)
  expect(close).toMatchObject({ status: 2, text: expect.stringContaining('error: 2 pickups on') })
  expect(database.read('/locations/toronto/closed_dates')).toBeNull()
  expect((await run('locations', '--close', `toronto=${DAY}`, '--yes')).status).toBe(0)
  expect(database.read('/locations/toronto/closed_dates')).toBe(DAY)

  const freeDay = (...args: string[]) => run('locations', '--free-day', `toronto=${DAY}`, ...args)
  expect((await freeDay()).stdout).toContain(
    `11\u00a0am  TR-9KQ2P  Mary Smith  416-555-0142  Confirm by`,
  )
  expect(database.read('/slots')).toHaveProperty(SLOT)
  expect((await freeDay('--unconfirmed')).stdout).toContain(`freed ${SLOT}`)
  expect(database.read('/slots')).toBeNull()

  const cancelAll = ['--close', `toronto=${DAY}`, '--cancel-pickups']
  expect((await run('locations', ...cancelAll)).text).toContain('SMTP_URL is not set')
  expect(await office.run('locations', ...cancelAll)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('2 pickups of 2 cancelled.'),
  })
  for (const key of [JOB, SPAM])
    expect(database.read(`/jobs/${key}`)).toHaveProperty('job_status', 'cancelled')
  expect(office.chat.calls.at(-1)?.body).toContain('ancelled')

  for (const [line, words] of [
    [`--reopen ${JOB} --yes`, ': open again'],
    [`--move ${JOB} ${DAY} 1-3 --yes`, ': moved to'],
    [`--cancel ${JOB} --yes`, ': cancelled, was'],
    [`--lost ${JOB} --why date`, 'lost (date)'],
    [`--won ${MOVE} --value 850`, 'won, 850.00 CAD'],
    ['--google-ads', 'Not marked as written'],
    [`--withhold ${MOVE}`, MOVE],
  ] as const)
    expect((await office.run('leads', ...line.split(' '))).text, line).toContain(words)
  expect(database.read(`/leads/${MOVE}`)).toMatchObject({ status: 'won', won_by: 'office' })
})
