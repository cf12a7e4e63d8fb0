import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countRequest } from '@/lib/security/area-load'
import { takeMail } from '@/lib/security/mail-limits'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { openSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import { createKeyField, mockStore, sendSubmission, useEmptyStore } from './submission.fixture'

const folder = mkdtempSync(join(tmpdir(), 'flood-'))
afterAll(() => rmSync(folder, { recursive: true }))
useEmptyStore()

const AT_ONCE = 26

/** Sends a short quote as a browser does, with the mails after it. */
async function ask(store: Store, n: number, ip: string, mailbox: string) {
  const answers = { name: 'Mary', phone: `202-555-${1_000 + n}`, message: `Sofa ${n}` }
  const sending = sendSubmission({ hidden: createKeyField(), answers, ip }, { form: 'short' })
  const { status, key } = await sending
  const attempt = { now: Date.now(), deadline: Date.now() + 20_000 }
  const isListed = (await store.read('leads', key, attempt.deadline)) !== null
  const mail = { kind: 'confirmation', holder: key, ip } as const
  return {
    status,
    isListed,
    isBusy: isListed && (await countRequest(store, 'toronto', key, attempt)),
    isMailed: isListed && (await takeMail(store, mailbox, mail, attempt)) === 'taken',
  }
}

test.each([
  ['in memory', () => openMemoryStore(3)],
  ['in SQLite', () => openSqliteStore(join(folder, 'flood.sqlite'))],
])('130 quotes from 130 /64s of one /48 barely affect others (%s)', async (where, open) => {
  const store = open()
  mockStore(store)
  const sent: Awaited<ReturnType<typeof ask>>[] = []
  while (sent.length < 130) {
    const next = Array.from({ length: AT_ONCE }, (_, n) => sent.length + n)
    const asking = next.map((n) =>
      ask(store, n, `2001:db8:1:${n.toString(16)}::1`, `v${n}@s${n}.example.com`),
    )
    sent.push(...(await Promise.all(asking)))
  }
  const count = (is: (one: (typeof sent)[0]) => boolean) => sent.filter(is).length
  const [listed, alone] = [
    count((one) => one.isListed),
    count((one) => one.isListed && !one.isBusy),
  ]
  const [mailed, limited] = [count((one) => one.isMailed), count((one) => one.status === 'limited')]
  process.stdout.write(
    `130 quotes of one /48 ${where}: ${listed} listed, ${limited} limited; ${alone} mails to the office alone, ${mailed} confirmations.\n`,
  )
  expect([listed, limited]).toEqual([36, 94])
  expect(alone).toBeLessThanOrEqual(20)
  expect(mailed).toBeLessThanOrEqual(36)
  const customer = await ask(store, 131, '203.0.113.9', 'mary@gmail.com')
  expect(customer).toMatchObject({ status: 'stored', isListed: true, isMailed: true })
})

test('A mailbox in 40 spellings from 40 addresses gets six mails', async () => {
  const store = openMemoryStore()
  mockStore(store)
  const spell = (n: number) =>
    [`the.victim+${n}@pm.me`, `the-victim@proton.me`, `t.h.e_victim+${n}@protonmail.com`][n % 3] ??
    ''
  const mailed: boolean[] = []
  for (let n = 0; n < 40; n++) {
    const { isListed, isMailed } = await ask(store, n, `192.0.2.${n}`, spell(n))
    expect(isListed).toBe(true)
    mailed.push(isMailed)
  }
  expect(mailed.filter(Boolean)).toHaveLength(6)
})
