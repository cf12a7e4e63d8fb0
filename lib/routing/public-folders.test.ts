import { readdirSync } from 'node:fs'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { config as middleware } from '@/middleware'
import createConfig from '@/next.config'

// The middleware's matcher must be a literal: Next reads it without running the file.
const FOLDERS = readdirSync('public')
const PAGES = middleware.matcher.find((source) => typeof source === 'string') ?? ''
const isMatched = (path: string) => new RegExp(`^${PAGES}$`).test(path)

test('The middleware does not run for files of public/', () => {
  expect(FOLDERS.length).toBeGreaterThan(3)
  expect(FOLDERS.filter((folder) => isMatched(`/${folder}/a.svg`))).toEqual([])
})

test('The middleware does not run for icons, the manifest and what crawlers ask for', () => {
  const names = readdirSync('app').filter((name) =>
    /icon\.|(?:manifest|robots|sitemap)\.ts/.test(name),
  )
  const files = { manifest: 'manifest.webmanifest', robots: 'robots.txt', sitemap: 'sitemap.xml' }
  const paths = names.map((name) => `/${files[name.slice(0, -3) as keyof typeof files] ?? name}`)
  expect(paths).toContain('/apple-icon.png')
  expect(paths).toHaveLength(6)
  expect(paths.filter(isMatched)).toEqual([])
  const pages = ['/', '/toronto', '/icon', '/icon.svg/x', '/icon.svgs', '/manifest', '/robots']
  expect(pages.filter(isMatched)).toEqual(pages)
})

test('Browsers cache the files of public/', async () => {
  const { headers: listHeaders } = await createConfig(PHASE_PRODUCTION_SERVER)
  const rules = (await listHeaders?.()) ?? []
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
