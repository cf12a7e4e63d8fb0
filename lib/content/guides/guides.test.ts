import { CITY_KEYS } from '@/lib/cities/keys'
import { getGuide } from './guides'

test.each(CITY_KEYS)('The guide of %s asks for nothing that a form cannot take', (key) => {
  const guide = JSON.stringify(getGuide(key))
  expect(guide).not.toMatch(/photo|picture of|\bpin\b|send us|show us|upload/i)
})
