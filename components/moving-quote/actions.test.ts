// Must come first: it replaces the store of all later modules.
import { listKeys, openEmptyStore, receive, store } from '@/lib/submissions/submission.fixture'
import { redirectToThankYou } from '@/components/analytics/redirect-to-thank-you'
import { INITIAL_STATE, PRICES_FIELD } from '@/lib/forms/form'
import { VALID_QUOTE } from '@/lib/forms/forms.fixture'
import { signList } from '@/lib/security/shown-price'
import { requestFullQuote, requestShortQuote } from './actions'

jest.mock('@/components/analytics/redirect-to-thank-you')

beforeEach(() => openEmptyStore())

const RATES = 'two:149,three:209,minimum:3,travel:79,currency:CAD'

/** Posts a move of two bedrooms from a page that showed ranges. @returns the stored details */
async function post(send: typeof requestFullQuote, answers: Record<string, string>) {
  receive()
  const form = new FormData()
  const rates = { moveSize: '2 bedrooms', [PRICES_FIELD]: signList('toronto', RATES, new Date()) }
  const quote = { ...VALID_QUOTE, ...rates, moveDate: '', toCountry: 'canada', ...answers }
  for (const [name, value] of Object.entries(quote)) form.set(name, value)
  await send(INITIAL_STATE, form)
  const [key] = await listKeys('leads')
  return store.records.get(`details/${key}`)
}

const readThankYou = () => jest.mocked(redirectToThankYou).mock.lastCall?.[0]

test.each([
  ['across town', 'M4C 1A1', undefined, '824-1122+447-745 CAD'],
  ['to Kingston', 'K7L 1A1', true, undefined],
])('A move in Toronto %s is outside the area: %s, %s; its range: %s', async (...row) => {
  const [, zipTo, isOutside, range] = row
  const details = await post(requestFullQuote, { zipTo, packing: 'on' })
  expect(details?.outside_area).toBe(isOutside)
  expect(details?.price_shown).toBe(range)
  expect(readThankYou()?.price).toBe(range)
})

test.each([
  ['with a size', '2 bedrooms', '824-1122 CAD'],
  ['without a size', '', undefined],
])('A short quote %s keeps the range of a move within the city', async (_what, moveSize, range) => {
  const details = await post(requestShortQuote, { moveSize })
  expect(details?.price_shown).toBe(range)
  expect(readThankYou()?.price).toBe(range)
})
