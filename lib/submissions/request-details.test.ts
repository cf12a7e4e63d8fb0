import { reference } from '@/lib/forms/stored-fields'
import { createRecordKey } from './record-key'
import { createRequestDetails, formatReference } from './request-details'

const createKey = (n: number) => createRecordKey('', n, 0).key

test('A reference is the city’s initial and four characters that cannot be confused', () => {
  for (let n = 0; n < 500; n++) {
    const text = formatReference({ name: 'Toronto' }, createKey(n))
    expect(text).toMatch(/^T-[2-9A-HJ-NP-Z]{4}$/)
    expect(reference.parse(text)).toBe(text)
  }
})

test('References of one day differ', () => {
  const references = Array.from({ length: 100 }, (_, n) =>
    formatReference({ name: 'Toronto' }, createKey(n)),
  )
  expect(new Set(references).size).toBeGreaterThan(97)
})

test('Every request is stored with its city and time zone', () => {
  expect(createRequestDetails('edmonton', createKey(1))).toMatchObject({
    city: 'edmonton',
    time_zone: 'America/Edmonton',
  })
})
