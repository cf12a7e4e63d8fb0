import { changeRequest, PICKUP, QUOTE, toPlainSpaces } from '@/lib/requests/requests.fixture'
import { formatCrewSheet } from './crew-sheet'

const SHEET = { date: '2026-12-01', place: 'Greater Toronto', lang: 'en-CA' } as const
const format = (...jobs: Parameters<typeof formatCrewSheet>[0]) =>
  toPlainSpaces(formatCrewSheet(jobs, SHEET))
const toText = (page: string) => page.replace(/<[^>]*>/g, '\n').replace(/\s*\n\s*/g, '\n')

test('A crew reads when, where and whom to call in large type, then what to take', () => {
  const move = changeRequest(
    QUOTE,
    {},
    {
      changes: {
        '0-2026-12-01': { at: '2026-11-22T15:00:00Z', to: '2026-12-01', confirmed: true },
      },
    },
  )
  const page = format(changeRequest(PICKUP, {}, { outside_area: true }), move)
  expect(toText(page)).toContain(`
Greater Toronto, Tuesday, December 1, 2026
11 am to 1 pm
416-555-0142
Mary Smith, TR-9KQ2P
100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada
Outside the service area
Flexible on time: Yes; Property: House; Items: Old furniture, Pianos; Load: About half of the truck; Coupon: $20 off, valid until Dec 31
Third floor, no elevator.
Move
416-555-0142
Mary Smith, TR-4F7KM
M5V 2T6 to K2P 1L4
`)
  expect(page).toContain('<span class="large">11 am to 1 pm</span>')
  expect(page).toContain('<span class="large"><a href="tel:+14165550142">416-555-0142</a></span')
})

test('A page needs nothing from elsewhere, and what visitors typed is text', () => {
  const page = format(changeRequest(PICKUP, { cus_name: '<img src=x onerror=alert(1)>' }))
  expect(page).toContain('&lt;img src=x')
  expect(page).not.toMatch(/<img|<script|https?:|url\(/)
})

test('The notes of eight jobs fit their page, and one job has all of its note', () => {
  const long = changeRequest(PICKUP, { description: 'Gate code 12. '.repeat(70) })
  expect(format(long).match(/Gate code/g)).toHaveLength(70)
  expect(format(...Array<typeof long>(8).fill(long)).match(/Gate code/g)?.length).toBeLessThan(120)
})

test('A day without jobs says so', () => {
  expect(format()).toContain('Nothing is planned.')
})
