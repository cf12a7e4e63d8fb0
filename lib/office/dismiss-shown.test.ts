// Must come first: it replaces the store of all later modules.
import { receive, store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { INITIAL_STATE } from '@/lib/forms/form'
import { openDesk, takeAction } from './desk-access'
import { LEAD } from '@/lib/store/records.fixture'
import { dismissShown } from '@/components/office/actions'

jest.mock('./desk-access')
jest.mock('@/lib/locations/cached-location')

useEmptyStore()

test('One press dismisses fifty requests at most', async () => {
  receive({ 'next-action': 'x' })
  jest.mocked(openDesk).mockResolvedValue({ areaKey: 'toronto', name: '', areas: ['toronto'] })
  jest.mocked(takeAction).mockResolvedValue('taken')
  const keys = Array.from(
    { length: 60 },
    (_, n) => `-OaBcDeFgHiJkLmNo${String(n).padStart(3, '0')}`,
  )
  for (const key of keys) {
    store.records.set(`quarantine/leads/${key}`, LEAD)
    store.records.set(`details/${key}`, { city: 'toronto', suspicions: 'honeypot' })
  }
  const form = new FormData()
  form.set('area', 'toronto')
  form.set('held', keys.join())
  expect(await dismissShown(INITIAL_STATE, form)).toMatchObject({ status: 'done' })
  const dismissed = keys.filter((key) => store.records.get(`details/${key}`)?.changes)
  expect(dismissed).toHaveLength(50)
})
