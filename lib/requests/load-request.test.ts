import { openMemoryStore } from '@/lib/store/memory.fixture'
import { findRequest } from './load-request'

test.each(['', '-OaBcDeFgHiJkLmNoPqR/changes'])(
  'Nothing is read by what is no key: %j',
  async (key) => {
    const store = openMemoryStore()
    const read = jest.spyOn(store, 'read')
    expect(await findRequest(store, key)).toBeUndefined()
    expect(read).not.toHaveBeenCalled()
  },
)
