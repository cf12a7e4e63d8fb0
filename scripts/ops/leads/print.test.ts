import { env, SITE_URL } from '@/lib/env'
import { createBookingPath } from '@/lib/security/signed-links'
import type { Request } from '@/lib/requests/request'
import { changeRequest, parseStored, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { describeRequest } from './print'

const store = openMemoryStore()
const print = (request: Request, isQuarantined = false) =>
  describeRequest(store, { ...request, isQuarantined })

test('Everything known about a pickup is printed with labels', async () => {
  const at = '2026-11-20T19:05:31Z'
  store.records.set(`outcomes/${PICKUP.key}`, { won: true, value: 850, currency: 'CAD', at })
  const request = changeRequest(
    PICKUP,
    { gate_code: '12\u001b[2J' },
    {
      confirm_by_phone: true,
      answers: { items: 'furniture,piano', load: 'half', flights_of_stairs: '3' },
      changes: { '0-x': { at, from: '2026-11-30 09:00', to: '2026-12-01 11:00' } },
      sent: { webhook: at },
    },
  )
  expect((await print(request)).split('\n')).toEqual([
    'Junk pickup TR-9KQ2P, Toronto',
    '  Check first  Confirm by phone',
    '  Name         Mary Smith',
    '  Phone        416-555-0142',
    '  Sent         Fri, Nov 20, 2:05\u00a0pm ET',
    `  Stored as    jobs/${PICKUP.key}`,
    '',
    'The pickup',
    '  Pickup day         Tuesday, December 1, 2026',
    '  Arrival window     11\u00a0am to 1\u00a0pm',
    '  Flexible on time   Yes',
    '  Address            100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    '  Property           House',
    '  Items              Old furniture, Pianos',
    '  Load               About half of the truck.',
    '  Flights of stairs  3',
    '  Note               Third floor, no elevator.',
    '  Coupon             $20 off, valid until Dec 31',
    '',
    'Changes',
    '  Fri, Nov 20, 2:05\u00a0pm ET  Moved: was Mon, Nov 30, 9 to 11\u00a0am; now Tue, Dec 1, 11\u00a0am to 1\u00a0pm',
    '',
    'Record',
    '  Brand       1',
    '  IP address  203.0.113.7',
    '  Job status  active',
    '  Location    toronto',
    '  Type        Full Service',
    '  Gate code   12 [2J',
    '',
    'Details',
    '  Form               pickup',
    '  At                 Fri, Nov 20, 2:05\u00a0pm ET',
    '  City               toronto',
    '  Time zone          America/Toronto',
    '  Reference          TR-9KQ2P',
    '  Consent version    ca-1',
    `  Consent hash       ${'0'.repeat(64)}`,
    '  Consent marketing  No',
    '  Consent at         Fri, Nov 20, 2:05\u00a0pm ET',
    '  Consent page       /toronto',
    '  Confirm by phone   Yes',
    '',
    'Delivered',
    '  Webhook  Fri, Nov 20, 2:05\u00a0pm ET',
    '',
    'Outcome',
    '  Won       Yes',
    '  Value     850',
    '  Currency  CAD',
    '  At        Fri, Nov 20, 2:05\u00a0pm ET',
    '',
    'The customer’s page',
    '  needs the site’s NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ])
})

test('With the site’s key the customer’s page is printed', async () => {
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.alloc(32, 'key').toString('base64')
  const path = createBookingPath('toronto', PICKUP.key)
  expect(await print(PICKUP)).toContain(`\n\nThe customer’s page\n${SITE_URL}${path}`)
  expect(await print(PICKUP, true)).not.toContain('customer’s page')
})

test('A quote in quarantine says so, and names its release', async () => {
  const text = await print(changeRequest(QUOTE, {}, { suspicions: 'fast,link' }), true)
  expect(text).toMatch(/^In quarantine as suspected spam. .*npm run leads -- --release TR-4F7KM\n/)
  for (const line of [
    `Stored as  quarantine/leads/${QUOTE.key}`,
    'Moving from   M5V 2T6',
    'Move date     Friday, December 4, 2026',
    'Suspicions                       fast,link',
    'Attribution last utm campaign    toronto-brand',
    'None  nothing was delivered',
    'None  not marked as won or lost',
  ])
    expect(text).toContain(`  ${line}\n`.trimEnd())
})

test.each<[string, Request]>([
  ['nothing', parseStored({ ...PICKUP, record: {}, details: {} })],
  ['odd fields', changeRequest(QUOTE, { name: {}, phone: 7, date: true }, { city: 5 })],
])('A request with %s is printed all the same', async (_what, request) => {
  expect(await print(request)).toContain(`Stored as  ${request.list}/${request.key}`)
})
