import { CITY_KEYS } from '@/lib/cities/keys'
import { getFieldPaths, needsFullPageLoad, getPaths } from './paths'

test('The booking page of every city needs a full page load, and no other page does', () => {
  for (const cityKey of [...CITY_KEYS, null]) {
    const { bookNow, ...others } = getPaths(cityKey)
    const { load } = getFieldPaths(cityKey ?? 'dfw')
    expect([bookNow, `${bookNow}?item=piano`, load].every(needsFullPageLoad)).toBe(true)
    expect(Object.values(others).some(needsFullPageLoad)).toBe(false)
  }
})
