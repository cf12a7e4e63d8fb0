// Must come first: it replaces the store of all later modules.
import { listKeys, openEmptyStore, receive, store } from '@/lib/submissions/submission.fixture'
import { VALID_BOOKING } from '@/lib/forms/forms.fixture'
import { INITIAL_STATE } from '@/lib/forms/form'
import { getBookingDates } from '@/lib/dates/schedule'
import { getCityClock } from '@/lib/cities/cities'
import { bookJunkRemoval } from './actions'

jest.mock('@/components/analytics/redirect-to-thank-you')
jest.mock('@/lib/locations/cached-location', () => ({
  getCurrentLocation: () => ({ calendar: { closedDates: [], noticeHours: 0 } }),
}))

beforeEach(() => openEmptyStore())

test('A visitor is asked once about each address outside the service area', async () => {
  const [, selectedDate = ''] = getBookingDates(getCityClock('toronto', new Date()).date)
  const book = async (zip: string, outsideArea = '') => {
    receive()
    const form = new FormData()
    for (const [name, value] of Object.entries({
      ...VALID_BOOKING,
      selectedDate,
      zip,
      outsideArea,
    }))
      form.set(name, value)
    return bookJunkRemoval(INITIAL_STATE, form)
  }
  const asked = await book('K7L 1A1')
  expect(asked).toMatchObject({ status: 'outsideArea', values: { address: 'ON K7L 1A1' } })
  const another = await book('K1P 5A1', 'ON K7L 1A1')
  expect(another).toMatchObject({ status: 'outsideArea', values: { address: 'ON K1P 5A1' } })
  expect(await listKeys('jobs')).toEqual([])
  await book('K7L 1A1', 'ON K7L 1A1')
  const [far = ''] = await listKeys('jobs')
  expect(store.records.get(`details/${far}`)).toMatchObject({ outside_area: true })
  await book('M5H 2N2')
  const near = (await listKeys('jobs')).find((key) => key !== far)
  expect(store.records.get(`details/${near}`)).not.toHaveProperty('outside_area')
})
