import { AREA_KEYS } from '@/lib/cities/location-cities'
import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { checkDesks, parseDesks, runDesks } from './desks'

afterEach(() => {
  delete env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
})

test('An area or all areas have desks, and a link needs the site’s key', () => {
  expect(parseDesks('houston')).toEqual(['houston'])
  expect(parseDesks('all')).toEqual(AREA_KEYS)
  expect(() => parseDesks('guelph')).toThrow('The crew areas are toronto, ')
  expect(() => checkDesks({ desk: ['toronto'] })).toThrow('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY')
  expect(() => checkDesks({ mail: true })).toThrow('--mail needs --desk')
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = 'key'.padEnd(44, '=')
  checkDesks({ desk: ['toronto'], closeDesks: ['toronto'] })
  expect(() => checkDesks({ desk: ['toronto'], mail: true })).toThrow('SMTP_URL is not set')
})

test('Closing comes before the new link, which then is valid', async () => {
  const printed: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const store = openMemoryStore()
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110' })
  await runDesks(store, { desk: ['toronto'], closeDesks: ['toronto'] })
  expect(printed.join('\n')).toMatch(/closed\ntoronto\nhttp\S+\/toronto\/desk\?link=toronto\.\d+\./)
  expect(store.records.get('locations/toronto')).toMatchObject({
    areas: { toronto: { desk_epoch: 1 } },
  })
})
