import { parseCosts } from './costs'

const HEADER = 'date,source,campaign,cost,currency'

test('Costs have the names of requests', () => {
  const lines = ['2026-10-01,google,"Brand, all",1234.50,CAD', '2026-10-02,flyer,,7,USD']
  expect(parseCosts(['\uFEFF' + HEADER, ...lines, ''].join('\r\n'))).toMatchObject([
    { source: 'Google Ads', campaign: 'brand, all', amount: 1234.5, currency: 'CAD' },
    { source: 'flyer', campaign: 'no campaign', amount: 7, currency: 'USD' },
  ])
})

test.each([
  ['10/31/2026,google,brand,7,USD', 'The date "10/31/2026" is not like 2026-10-31.'],
  ['2026-02-30,google,brand,7,USD', 'The date "2026-02-30"'],
  ['2026-10-01,,brand,7,USD', 'The source "" is not like google.'],
  ['2026-10-01,google,ann@example.com,7,USD', 'The campaign "ann@example.com" is like an address'],
  ['2026-10-01,google,brand,"1,234.50",USD', 'The cost "1,234.50" is not like 1234.50'],
  ['2026-10-01,google,brand,1,234.50,USD', `It needs ${HEADER}, and quotes`],
  ['2026-10-01,google,brand,-7,USD', 'The cost "-7"'],
  ['2026-10-01,google,brand,7,EUR', 'The currency "EUR" is not USD or CAD.'],
  ['2026-10-01,google,"brand,7,USD', 'Quote Not Closed'],
])('The line %s is refused', (line, problem) => {
  const text = `${HEADER}\n2026-10-01,google,brand,7,USD\n${line}\n`
  expect(() => parseCosts(text)).toThrow(/^Line 3: /)
  expect(() => parseCosts(text)).toThrow(problem)
})

test('A file without the header is refused', () => {
  expect(() => parseCosts('Day,Campaign,Cost\n')).toThrow(`Line 1: It must be ${HEADER}.`)
})
