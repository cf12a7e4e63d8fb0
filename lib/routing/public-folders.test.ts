import { readdirSync } from 'node:fs'
import { config as middleware } from '@/middleware'
import site from '@/next.config'

// The middleware's matcher must be a literal: Next reads it without running the file.
const FOLDERS = readdirSync('public')

test('The middleware does not run for files of public/', () => {
  const pages = middleware.matcher.find((source) => typeof source === 'string') ?? ''
  const matched = FOLDERS.filter((folder) => new RegExp(`^${pages}$`).test(`/${folder}/a.svg`))
  expect(FOLDERS.length).toBeGreaterThan(3)
  expect(matched).toEqual([])
})

test('Browsers cache the files of public/', async () => {
  const rules = (await site.headers?.()) ?? []
  const cached = rules.filter(({ headers }) =>
    headers.some(
      ({ key, value }) => /^cache-control$/i.test(key) && value.includes('max-age=3600'),
    ),
  )
  const folders = cached.flatMap(
    ({ source }) => /\(([\w|-]+)\)/.exec(source)?.[1]?.split('|') ?? [],
  )
  expect(folders.sort()).toEqual(FOLDERS.toSorted())
})
