import { JOB, LEAD } from '@/lib/store/records.fixture'
import { isFromQuebec } from './quebec'

const inAddress = (fields: Record<string, unknown>) => ({
  ...JOB,
  cus_address: { ...JOB.cus_address, ...fields },
})

test.each([
  [{ ...LEAD, zip: 'j8x1a1' }, true],
  [{ ...LEAD, zip: '', zipTo: 'h2x1y4' }, true],
  [{ ...LEAD, zip: 'G1R 4P5' }, true],
  [inAddress({ state: 'QC' }), true],
  [inAddress({ state: ' Québec' }), true],
  [inAddress({ zip: 'J8X 1A1' }), true],
  [LEAD, false],
  [JOB, false],
  [{ ...LEAD, zip: '75201', zipTo: 'k1a0b1' }, false],
  [inAddress({ city: 'Gatineau', state: 7, zip: 8 }), false],
  [{ zip: null, cus_address: 'H2X 1Y4' }, false],
  [{}, false],
])('%j shows Quebec: %s', (record, expected) => {
  expect(isFromQuebec(record)).toBe(expected)
})
