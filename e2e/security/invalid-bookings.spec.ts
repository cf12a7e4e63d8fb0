import { getCityClock } from '@/lib/cities/city-clock'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { getBookingDates } from '@/lib/dates/schedule'
import { expect, getJobs, test } from '@/e2e/support/servers/fixtures'
import { getForm, makeValidPickup, postForm, type Fields } from '@/e2e/support/pages/post-form'

const DAY_MS = 86_400_000
const today = getCityClock('toronto', new Date()).date
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The first Sunday from today on. */
const sunday = addDays(today, (7 - new Date(today).getUTCDay()) % 7)
/** The day that would be the ninth, were there nine. */
const ninthDay = addDays(getBookingDates(today)[7] ?? today, 1)

const DAY_NOT_OFFERED_MESSAGE = 'Choose one of the next eight days'
const INVALID_BOOKINGS: [string, Fields, string][] = [
  ['on a Sunday', { selectedDate: sunday }, DAY_NOT_OFFERED_MESSAGE],
  ['for yesterday', { selectedDate: addDays(today, -1) }, DAY_NOT_OFFERED_MESSAGE],
  ['for day nine', { selectedDate: ninthDay }, DAY_NOT_OFFERED_MESSAGE],
  ['at 24:00', { timeSlot: '24:00' }, 'Choose from the list'],
  ['of an Apartment without a unit', { propertyType: 'Apartment' }, 'Unit: This field is required'],
  ['of a castle', { propertyType: 'Castle' }, 'Choose from the list'],
  ['in a third country', { countryName: 'Mexico' }, 'in the United States and Canada only'],
  ['of an item that does not exist', { items: ['piano', 'uranium'] }, 'Choose from the list'],
  ['with too long a description', { message: 'a'.repeat(990) }, 'at most 1,000 characters'],
  ['with a file for a street', { street: new Blob(['x']) }, 'Street: This field is required'],
]

for (const [what, fields, message] of INVALID_BOOKINGS) {
  test(`A booking ${what} is answered with a message, and not stored`, async ({
    site,
    database,
  }) => {
    const form = await getForm(`${site.url}/toronto/book-now`, 'Junk pickup')
    const answer = await postForm(form, { ...makeValidPickup(), ...fields })
    expect(answer.status).toBe(200)
    expect(answer.html).toContain(message)
    expect(answer.html).toContain('value="Mary Smith"')
    expect(database.read('/jobs')).toBeNull()
  })
}

test('A booking of more than 64 KB is refused', async ({ site, database }) => {
  const form = await getForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const answer = await postForm(form, { ...makeValidPickup(), message: 'a'.repeat(65 * 1024) })
  expect(answer.status).toBe(413)
  expect(database.read('/jobs')).toBeNull()
})

test('A bot’s booking is thanked and kept apart', async ({ site, database }) => {
  const form = await getForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const answer = await postForm(form, {
    ...makeValidPickup(),
    [HONEYPOT_FIELD]: 'https://spam.example',
  })
  expect(answer.location).toMatch(/^\/thankyou\?kind=job/)
  expect(database.read('/jobs')).toBeNull()
  expect(Object.values(database.read('/quarantine/jobs') ?? {})).toHaveLength(1)
})

test('A booking without JavaScript that is sent again is one job', async ({ site, database }) => {
  const form = await getForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  for (let n = 0; n < 3; n++) await postForm(form, makeValidPickup())
  expect(Object.values(getJobs(database)).map(({ description }) => description)).toEqual([
    'Pianos, Hot tubs. About half of the truck. Third floor',
  ])
})
