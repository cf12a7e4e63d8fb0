import { JOB, LEAD } from '@/lib/store/records.fixture'
import { findRequestCountry } from './request-country'

const BORDER = { location_id: 'hamilton-niagara' }
const inCountry = (country: string) => ({ cus_address: { ...JOB.cus_address, country } })

test.each([
  ['the city of its details', { ...LEAD, ...BORDER }, { city: 'houston' }, 'usa'],
  ['the country of its location', { ...LEAD, location_id: 'barrie' }, null, 'canada'],
  ['its address', { ...JOB, ...BORDER, ...inCountry('United States') }, undefined, 'usa'],
  ['its address', { ...JOB, ...BORDER, ...inCountry('Canada') }, { city: 7 }, 'canada'],
  ['its address', inCountry('Canada'), undefined, 'canada'],
])('%s says where a request is', (_what, record, details, country) => {
  expect(findRequestCountry(record, details)).toBe(country)
})

test.each([
  { ...LEAD, ...BORDER },
  { ...JOB, ...BORDER, ...inCountry('Mexico') },
  { ...JOB, ...BORDER, cus_address: 'Houston' },
  {},
])('%j says no country', (record) => {
  expect(findRequestCountry(record, undefined)).toBeUndefined()
})
