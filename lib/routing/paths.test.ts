import { CITY_KEYS } from '@/lib/cities/cities'
import { hasOwnPolicy, pathsOf } from './paths'

test('The browser itself opens the booking page of every city, and no other page', () => {
  for (const cityKey of [...CITY_KEYS, null]) {
    const { bookNow, ...others } = pathsOf(cityKey)
    expect([bookNow, `${bookNow}?item=piano`].every(hasOwnPolicy)).toBe(true)
    expect(Object.values(others).some(hasOwnPolicy)).toBe(false)
  }
})
