import { openEmptyStore, store as siteStore } from '@/lib/submissions/submission.fixture'
import { BRAND } from '@/lib/business/brand'
import { decodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import {
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  QUOTE,
  requireMail,
} from '@/lib/requests/requests.fixture'
import { MailError } from './mailer'
import { listDue } from './outbox'
import { sendToCustomer } from './send-to-customer'
import { addThanks, decline, hasDeclined, isThanked, buildThanksMail } from './thanks-mail'

jest.mock('@/lib/store')

// The pickup is on Tuesday, December 1, in Toronto.
const WON_AT = new Date('2026-12-03T20:00:00Z')
const THANKED_AT = new Date('2026-12-04T15:00:00Z')
const REVIEWS_URL = 'https://reviews.example/toronto'

const openLocation = (fields: object = { reviews_url: REVIEWS_URL }) => {
  const store = openMemoryStore()
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', ...fields })
  return store
}

const moveOf = (answers: object) => changeRequest(QUOTE, {}, { answers })

test.each([
  ['it is won', MAILED_PICKUP, '2026-12-03', '2026-12-04'],
  ['the pickup, if won before', MAILED_PICKUP, '2026-11-25', '2026-12-02'],
  ['the move, if won before', moveOf({ move_date: '2026-12-19' }), '2026-12-03', '2026-12-20'],
  ['it is won, without a day', moveOf({}), '2026-12-03', '2026-12-04'],
])('Thanks are due once, at ten on the day after %s', async (_what, request, won, due) => {
  const store = openLocation()
  for (let n = 0; n < 2; n++) await addThanks(store, request, new Date(`${won}T20:00:00Z`))
  const entries = await listDue(store)
  const times = entries.map(({ entryKey }) => new Date(decodeTime(entryKey)).toISOString())
  expect(times).toEqual([`${due}T15:00:00.000Z`])
})

test.each([
  ['of a location without a review page', MAILED_PICKUP, {}],
  ['without an email', changeRequest(MAILED_PICKUP, {}, { email: undefined }), undefined],
])('A customer %s is not thanked', async (_which, request, fields) => {
  const store = openLocation(fields)
  await addThanks(store, request, WON_AT)
  expect(await listDue(store)).toEqual([])
})

test.each<[string, object, object, boolean]>([
  ['is won', { job_status: 'won' }, {}, true],
  ['was moved to a later day', { job_status: 'won', date: '2026-12-04' }, {}, false],
  ['was cancelled', { job_status: 'cancelled' }, {}, false],
  ['has a consent that was withdrawn', { job_status: 'won' }, { withdrawn: true }, false],
])('A request that %s is thanked for: %#', (_which, record, consent, isDue) => {
  const details = { consent: { ...(MAILED_PICKUP.details.consent as object), ...consent } }
  expect(isThanked(changeRequest(MAILED_PICKUP, record, details), THANKED_AT)).toBe(isDue)
})

test('A customer who declined is not asked again under another spelling of the mailbox', async () => {
  const store = openMemoryStore()
  for (let n = 0; n < 2; n++) await decline(store, 'Mary+moving@Example.com', WON_AT)
  const deadline = Date.now() + 1_000
  expect(await hasDeclined(store, 'mary@example.com', deadline)).toBe(true)
  expect(await hasDeclined(store, 'bert@example.com', deadline)).toBe(false)
  expect(JSON.stringify([...store.records])).not.toMatch(/mary/i)
})

test('A customer who declined gets no mail for a later request', async () => {
  openEmptyStore()
  const location = { tracking_phone: '416-555-0110', reviews_url: REVIEWS_URL }
  siteStore.records.set('locations/toronto', location)
  const request = changeRequest(MAILED_PICKUP, { job_status: 'won' })
  const { list, key, email } = request
  const entry = { list, key, messageKind: 'thanks' as const, at: '2026-12-04T15:00:00Z', id: 'id' }
  const send = () => sendToCustomer({ request, entry }, siteStore)
  await expect(send()).rejects.toThrow(MailError)
  await decline(siteStore, email, new Date())
  expect(await send()).toBe('refused')
})

test('The mail thanks, links the review page, and says how to decline more of them', () => {
  const settings = { ...MAIL_SETTINGS, reviewsUrl: REVIEWS_URL }
  const { subject, text, html } = requireMail(buildThanksMail(MAILED_PICKUP, settings))
  expect(subject).toBe(`${BRAND.shortName}: thank you, and one question (TR-9KQ2P)`)
  expect(text).toContain('Thank you, Mary.')
  expect(text).toContain(`Write a review\n${REVIEWS_URL}\n`)
  expect(text).toContain(BRAND.mailingAddress.usa)
  expect(text).toContain(`No more emails like this\n${MAIL_SETTINGS.declineUrl}\n`)
  expect(html).toContain(`href="${REVIEWS_URL}"`)
  expect(buildThanksMail(MAILED_PICKUP, MAIL_SETTINGS)).toBeUndefined()
  expect(text).toContain('How did it go?')
  expect(buildThanksMail(moveOf({}), settings)?.text).toContain('When it’s done')
})
