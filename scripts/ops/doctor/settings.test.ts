import { CITIES } from '@/lib/cities/cities'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { checkLanguages, checkLocations } from './settings'

jest.mock('@/lib/store')
useEmptyStore()

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
