// Must come first: it replaces the store of all later modules.
import { listKeys, openEmptyStore, receive, store } from '@/lib/submissions/submission.fixture'
import { INITIAL_STATE } from '@/lib/forms/form'
import { VALID_QUOTE } from '@/lib/forms/forms.fixture'
import { requestFullQuote } from './actions'

jest.mock('@/components/analytics/redirect-to-thank-you')

beforeEach(() => openEmptyStore())

test.each([
  ['across town', 'M4C 1A1', undefined],
  ['to Kingston', 'K7L 1A1', true],
])('A move in Toronto %s is outside the service area: %s, %s', async (_where, zipTo, isOutside) => {
  receive()
  const form = new FormData()
  const answers = { ...VALID_QUOTE, moveDate: '', toCountry: 'canada', zipTo }
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  await requestFullQuote(INITIAL_STATE, form)
  const [key] = await listKeys('leads')
  expect(store.records.get(`details/${key}`)?.outside_area).toBe(isOutside)
})
