import { LOADS } from '@/lib/business/junk'
import { buildDescription } from '@/lib/forms/booking-schema'
import { listAnswers, listDetailAnswers, parseDescription } from './request-rows'
import { changeRequest, PICKUP } from './requests.fixture'

test('Answers are shown by the names of their fields, whatever a form asked', () => {
  const answers = {
    ...{ move_date: '2026-12-04', packing: true, elevator: false },
    ...{ flights_of_stairs: '2', gate_code: 'call first', crew: { lead: 'Bob' } },
  }
  expect(listDetailAnswers({ form: 'full', answers })).toEqual([
    ['Move date', 'Friday, December 4, 2026'],
    ['Packing help', 'Yes'],
    ['Elevator', 'No'],
    ['Flights of stairs', '2'],
    ['Gate code', 'call first'],
  ])
})

test('Details without answers have no rows', () => {
  expect(listDetailAnswers({})).toEqual([])
  for (const answers of ['none', true, {}]) expect(listDetailAnswers({ answers })).toEqual([])
})

test('A description is taken apart as it was put together', () => {
  for (const { key, words } of [...LOADS, { key: '', words: undefined }])
    for (const items of ['', 'piano', 'furniture,electronics,hot-tub'])
      for (const message of ['', 'Third floor. Pianos.']) {
        const parsed = parseDescription(buildDescription({ items, load: key, message }))
        expect(parsed.items).toHaveLength(items ? items.split(',').length : 0)
        expect(parsed.load?.words).toBe(words)
        expect(parsed.note).toBe(message)
      }
})

test('The dispatcher reads which price the customer saw', () => {
  const shown = changeRequest(PICKUP, {}, { price_shown: '219-289 CAD' })
  expect(listAnswers(shown)).toContainEqual(['Price shown', '$219 to $289'])
  expect(listAnswers(PICKUP)).toContainEqual(['Price shown', ''])
})
