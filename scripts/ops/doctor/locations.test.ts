import { checkCities } from './locations'

const HAMILTON = { name: 'Hamilton', licence: '', insurance: 'Policy 7', servedRegions: ['ON'] }
const OTTAWA = { ...HAMILTON, name: 'Ottawa', licence: 'CVOR 1', servedRegions: ['ON', 'QC'] }
const HOUSTON = { ...HAMILTON, name: 'Houston', insurance: '', servedRegions: ['TX'] }

test('The doctor names the cities that lack what their pages or the law promise', () => {
  const messages = checkCities([HAMILTON, OTTAWA, HOUSTON]).map(({ message }) => message)
  expect(messages).toEqual([
    'Cities without a licence number: Hamilton, Houston',
    'Cities without a proof of insurance: Houston',
    expect.stringMatching(/^Cities that serve Quebec in English alone.*: Ottawa$/),
  ])
  expect(checkCities([{ ...HAMILTON, licence: 'CVOR 2' }])).toEqual([])
})
