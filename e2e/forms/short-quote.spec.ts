import { LeadSchema } from '@/lib/forms/records.fixture'
import {
  expect,
  getDetails,
  getLeads,
  test,
  describeVisitors,
} from '@/e2e/support/servers/fixtures'
import { requestShortQuote, getThankYouKey } from '@/e2e/support/pages/quote-page'

const PAGES = [
  ['/get-quote', 'dallas-fort-worth', 'dfw'],
  ['/ottawa/get-quote', 'ottawa', 'ottawa'],
  // The estimate bar
  ['/', 'dallas-fort-worth', 'dfw'],
  ['/houston', 'hamilton-niagara', 'houston'],
] as const

describeVisitors('@core', ({ visitor }) => {
  for (const [path, locationId, city] of PAGES) {
    test(`${visitor} can request an estimate on ${path}`, async ({ page, database }) => {
      await page.goto(path)
      await requestShortQuote(page)
      expect(new URL(page.url()).searchParams.get('city')).toBe(city)
      const leads = Object.entries(getLeads(database))
      expect(leads).toHaveLength(1)
      const [key, stored] = leads[0] ?? []
      const { date, time, ip_address, ...lead } = LeadSchema.parse(stored)
      expect([date, time, ip_address].every(Boolean)).toBe(true)
      expect(lead).toEqual({
        email: 'Unavailable',
        phone: '416-555-0142',
        zip: '',
        zipTo: '',
        source: 'Paid Ads',
        brand_id: 1,
        status: 'new',
        type: 'moving',
        won_by: '',
        location_id: locationId,
        name: 'Mary Jane Smith',
        note_from_customer: '2 3 boxes a piano, 3rd floor.',
      })
      expect(getThankYouKey(page)).toBe(key)
      const details = getDetails(database)[String(key)]
      expect(details).toMatchObject({ form: 'short', city, email: 'mary@example.com' })
      expect(details).not.toHaveProperty('answers')
    })
  }
})
