import type { AreaKey } from '@/lib/cities/locations'
import { listAreaDays, toScope } from './changes'
import type { ChangeOptions } from './options'

test.each<[AreaKey, ChangeOptions, path: string, areas: string[]]>([
  ['toronto', {}, '', ['toronto']],
  ['toronto', { area: 'toronto', texts: [['toronto', true]] }, '', ['toronto']],
  ['hamilton-niagara', {}, '', ['hamilton-niagara', 'houston']],
  [
    'hamilton-niagara',
    { area: 'hamilton-niagara' },
    'areas/hamilton-niagara/',
    ['hamilton-niagara'],
  ],
  ['houston', { area: 'houston' }, 'areas/houston/', ['houston']],
])('%s with %j is written at "%s"', (id, options, path, areas) => {
  expect(toScope(id, options)).toMatchObject({ path, areas })
  expect(listAreaDays([[id, '2026-12-25']], options)).toEqual(
    areas.map((areaKey) => [areaKey, '2026-12-25']),
  )
})

test.each<[AreaKey, ChangeOptions, string]>([
  ['houston', {}, 'houston is a crew area of hamilton-niagara: add --area houston'],
  ['hamilton-niagara', { area: 'houston' }, 'write houston=… instead of hamilton-niagara=…'],
  ['houston', { area: 'houston', texts: [['houston', true]] }, '--texts is of the number'],
])('%s with %j is rejected', (id, options, reason) => {
  expect(() => toScope(id, options)).toThrow(reason)
})
