import { checkLanguage, checkLicences } from './cities'

const HAMILTON = { name: 'Hamilton', licence: '', insurance: 'Policy 7' }
const HOUSTON = { name: 'Houston', licence: '', insurance: '' }

test.each([
  [
    [HAMILTON, HOUSTON],
    ['no licence number for Hamilton, Houston; no proof of insurance for Houston'],
  ],
  [[{ ...HOUSTON, licence: 'USDOT 1234567' }], ['no proof of insurance for Houston']],
  [[{ ...HAMILTON, licence: 'CVOR 123-456-789' }], []],
])('Of %j the doctor warns: %j', (cities, facts) => {
  const messages = checkLicences('hamilton-niagara', cities).map(({ message }) => message)
  expect(messages).toEqual(facts.map((fact) => `Location hamilton-niagara: ${fact}`))
})

test('The doctor names the duty to write French where a crew serves Quebec', () => {
  const findings = checkLanguage([
    { name: 'Ottawa', servedRegions: ['ON', 'QC'] },
    { name: 'Toronto', servedRegions: ['ON'] },
  ])
  expect(findings).toHaveLength(1)
  expect(findings[0]?.message).toMatch(/^Ottawa serves Quebec in English alone/)
})
