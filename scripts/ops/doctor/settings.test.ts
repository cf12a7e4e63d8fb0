import { CITIES } from '@/lib/cities/cities'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { checkCities, checkLanguages, checkLocations } from './settings'

jest.mock('@/lib/store')
useEmptyStore()

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
  const french = { ...OTTAWA, languages: { fr: 'Ottawa' } }
  expect(checkCities([{ ...HAMILTON, licence: 'CVOR 2' }, french])).toEqual([])
})

test('The doctor names pages in a language in which their number is not answered', () => {
  const check = (languages?: string) =>
    checkLanguages({ ottawa: languages ? { languages } : {} }, [CITIES.ottawa, CITIES.toronto])
  expect(check()).toEqual([expect.objectContaining({ level: 'warning' })])
  expect(check('en')[0]?.message).toMatch(/: Ottawa \(ottawa=en,fr\)$/)
  expect(check('en,fr')).toEqual([])
  const { sanantonio, miami } = CITIES
  const [spanish] = checkLanguages({}, [sanantonio, CITIES['san-antonio'], miami])
  expect(spanish?.message).toMatch(
    /: San Antonio \(san-antonio=en,es\), Miami \(south-florida=en,es\)$/,
  )
})

test('The doctor names the crew area whose own addresses are wrong', async () => {
  const houston = { dispatch_email: 'the crew' }
  const record = { dispatch_email: 'a@crew.example', areas: { houston } }
  store.records.set('locations/hamilton-niagara', record)
  const wrong = (await checkLocations()).filter(({ level }) => level === 'wrong')
  expect(wrong.map(({ message }) => message)).toEqual([
    'Crew areas whose dispatch_email holds no addresses, so DISPATCH_EMAIL gets their mail: houston',
  ])
})
