import { readdirSync } from 'node:fs'
import { config as door } from '@/middleware'
import site from '@/next.config'

/** The door's list must be a literal, which the framework reads without running it; the other is its twin. */
const FOLDERS = readdirSync('public')

test('Pictures pass by the door', () => {
  const pages = door.matcher.find((source) => typeof source === 'string') ?? ''
  const guarded = FOLDERS.filter((folder) => new RegExp(`^${pages}$`).test(`/${folder}/a.svg`))
  expect(FOLDERS.length).toBeGreaterThan(3)
  expect(guarded).toEqual([])
})

test('Pictures are kept by the browser', async () => {
  const rules = (await site.headers?.()) ?? []
  const kept = rules.filter(({ headers }) =>
    headers.some(
      ({ key, value }) => /^cache-control$/i.test(key) && value.includes('max-age=3600'),
    ),
  )
  const folders = kept.flatMap(({ source }) => /\(([\w|-]+)\)/.exec(source)?.[1]?.split('|') ?? [])
  expect(folders.sort()).toEqual(FOLDERS.toSorted())
})
