import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { TRAP_FIELD } from '@/lib/forms/form'
import { encodeTime } from '@/lib/submissions/push-id'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { isSigned, SIGNATURE_HEADER } from '@/lib/submissions/webhook'
import { runCommand } from './support/command'
import { startDatabaseServer, type DatabaseServer } from './support/database-server'
import { expect, settingsOf, test as base } from './support/fixtures'
import { getForm, GOOD_MOVE, isThanked, postForm, refOf } from './support/post-form'
import { fillMove, fullForm, submit } from './support/quote-page'
import { startSite, type Site } from './support/site'

const LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
const CRON_SECRET = 'cron-'.repeat(7)

/** Plays the system that dispatchers work with. */
interface Receiver {
  calls: { headers: IncomingHttpHeaders; body: string }[]
  /** What it answers; nothing at all while it is 0. */
  status: number
}

interface Ground {
  store: DatabaseServer
  receiver: Receiver
  site: Site
  settings: Record<string, string>
}

const test = base.extend<{ ground: Ground }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  ground: async ({}, use) => {
    const receiver: Receiver = { calls: [], status: 200 }
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        receiver.calls.push({ headers: request.headers, body })
        if (receiver.status > 0) response.writeHead(receiver.status).end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const store = await startDatabaseServer()
    store.put('/locations', SEED_LOCATIONS)
    const settings = {
      ...settingsOf(store),
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
      LEAD_WEBHOOK_SECRET,
      CRON_SECRET,
    }
    const site = await startSite(settings)
    await use({ store, receiver, site, settings })
    await site.stop()
    await store.stop()
    server.closeAllConnections()
    server.close()
  },
})

async function ask({ site }: Ground) {
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  return postForm(form, GOOD_MOVE)
}

test('A stored lead reaches the dispatcher’s system, signed, with the click beside it', async ({
  page,
  ground,
}) => {
  const { store, receiver, site } = ground
  await page.goto(`${site.url}/toronto?utm_source=google`)
  await fillMove(fullForm(page))
  await submit(fullForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  const key = new URL(page.url()).searchParams.get('ref') ?? ''
  await expect
    .poll(() => store.at(`/handed_over/${key}`))
    .toMatchObject({ list: 'leads', tries: 1 })
  expect(receiver.calls).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.calls
  expect(headers['idempotency-key']).toBe(key)
  const signature = String(headers[SIGNATURE_HEADER])
  expect(isSigned(body, signature, LEAD_WEBHOOK_SECRET, new Date())).toBe(true)
  expect(JSON.parse(body)).toEqual({
    list: 'leads',
    key,
    record: store.at(`/leads/${key}`),
    move_details: store.at(`/move_details/${key}`),
    consents: store.at(`/consents/${key}`),
    attribution: store.at(`/attribution/${key}`),
  })
  expect(store.at(`/attribution/${key}`)).toMatchObject({ last: { utm_source: 'google' } })
})

test('A visitor is thanked before a slow system has answered, and it is told again', async ({
  ground,
}) => {
  const { store, receiver } = ground
  receiver.status = 0
  const answer = await ask(ground)
  expect(isThanked(answer)).toBe(true)
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(store.at('/handed_over')).toBeNull()
  receiver.status = 500
  await expect.poll(() => receiver.calls.length, { timeout: 20_000 }).toBe(2)
  receiver.status = 204
  await expect
    .poll(() => store.at(`/handed_over/${refOf(answer)}`), { timeout: 20_000 })
    .toMatchObject({ tries: 3 })
})

test('What a killed site left is handed over by the clock, and by the command', async ({
  ground,
}) => {
  const { store, receiver, site, settings } = ground
  receiver.status = 500
  const answer = await ask(ground)
  const lead = store.at(`/leads/${refOf(answer)}`)
  // As if it had been sent ten minutes ago: its own tries are over.
  const old = (minutes: number) => `${encodeTime(Date.now() - minutes * 60_000)}${'x'.repeat(12)}`
  const [one, two] = [old(10), old(11)]
  store.put('/leads', { [one]: lead })
  const cron = (secret: string) =>
    fetch(`${site.url}/api/cron/hand-over`, { headers: { authorization: `Bearer ${secret}` } })

  expect((await cron('guess')).status).toBe(401)
  const failed = await cron(CRON_SECRET)
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { ok: false, handedOver: 0, waiting: 1, late: 0 },
  ])
  receiver.status = 200
  const done = await cron(CRON_SECRET)
  expect([done.status, await done.json()]).toEqual([
    200,
    { ok: true, handedOver: 1, waiting: 0, late: 0 },
  ])
  expect(store.at(`/handed_over/${one}`)).toMatchObject({ list: 'leads' })

  store.put(`/leads/${two}`, lead)
  const { status, text } = await runCommand('hand-over', [], settings)
  expect([status, text]).toEqual([0, '1 handed over, 0 still waiting (0 since an hour)\n'])
})

test('A bot that is kept apart is not handed over', async ({ ground }) => {
  const { store, receiver, site } = ground
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  expect(isThanked(await postForm(form, { ...GOOD_MOVE, [TRAP_FIELD]: 'x' }))).toBe(true)
  expect(isThanked(await ask(ground))).toBe(true)
  await expect.poll(() => Object.keys(store.at('/handed_over') ?? {})).toHaveLength(1)
  expect(receiver.calls).toHaveLength(1)
  expect(Object.keys(store.at('/quarantine/leads') ?? {})).toHaveLength(1)
})
