import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import packageJson from '@/package.json'
import vercel from '@/vercel.json'
import { CITIES } from '@/lib/cities/cities'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getMorning } from '@/lib/notifications/reminder-mail'
import { readEnv } from '@/lib/env'
import { ACCOUNT, PARSED_ACCOUNT } from '@/lib/env-formats.fixture'

/** What the documentation says of commands, settings and deploying, and what the code makes of it. */

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]
const TEXTS = new Map(PAGES.map((file) => [file, readFileSync(file, 'utf8')]))

function readPage(file: string): string {
  return TEXTS.get(file) ?? ''
}

function findAll(pattern: RegExp): RegExpExecArray[] {
  return [...TEXTS.values()].flatMap((text) => [...text.matchAll(pattern)])
}

test('Every cron job has a route, and functions run where the deploy page says, and as long', () => {
  for (const { path } of vercel.crons) expect(existsSync(`app${path}/route.ts`)).toBe(true)
  const page = readPage('docs/deploy.md')
  expect(vercel.regions).toEqual([/[Ff]unctions\s+run\s+in\s+`(\w+)`/.exec(page)?.[1]])
  const [limit] = Object.values(vercel.functions)
  expect(limit?.maxDuration).toBe(Number(/functions\s+end\s+after\s+(\d+)\./.exec(page)?.[1]))
})

test('The one run a day on Hobby comes after 4 pm and before night in every city, all year', () => {
  const [, hour] = /Set `"0 (\d+) \* \* \*"`/.exec(readPage('docs/deploy.md')) ?? []
  // Vercel starts it within the hour.
  const starts = ['01-15', '07-15'].flatMap((day) => [`${day}T${hour}:00Z`, `${day}T${hour}:59Z`])
  for (const start of starts)
    for (const { timeZone } of Object.values(CITIES)) {
      const now = new Date(`2027-${start}`)
      expect(getMorning(timeZone, now)).toBeUndefined()
      expect(getWallClock(now, timeZone).time >= '16:00').toBe(true)
    }
})

/** The platform or the build sets these, or they are of Node. */
const OWN_NAME =
  /^(NODE_ENV|VERCEL\w*|BUILD_ID|PINNED_LOCATIONS|HOLIDAYS|SITE_CSS|FORM_MEMORY|PORT)$/
const SETTINGS = new Set(
  [...readFileSync('lib/env.ts', 'utf8').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name),
)

test('The table of settings and the example name exactly the settings of the site', () => {
  const rows = readPage('docs/deploy.md').matchAll(/^\| `([A-Z_]+)` /gm)
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=$/gm)
  for (const names of [rows, lines].map((found) => [...found].map(([, name]) => name))) {
    expect(names.filter((name) => !SETTINGS.has(name))).toEqual([])
    const missing = [...SETTINGS].filter((name) => !names.includes(name))
    expect(missing.filter((name) => !OWN_NAME.test(name ?? ''))).toEqual([])
  }
})

test('The settings of the deploy page are read by the site and are enough for production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  writeFileSync(join(folder, 'key.json'), JSON.stringify(ACCOUNT))
  const block = /```sh\n([^]*?<<END[^]*?)```/.exec(readPage('docs/deploy.md'))?.[1] ?? ''
  const { stderr } = spawnSync('sh', ['-ec', block.replace(/^ +/gm, '')], { cwd: folder })
  const values = parseEnv(readFileSync(join(folder, '.env.local'), 'utf8'))
  rmSync(folder, { recursive: true })
  expect(stderr.toString()).toBe('')
  const env = readEnv({ ...values, VERCEL: '1', VERCEL_ENV: 'production' })
  expect(env).toMatchObject({
    FIREBASE_SERVICE_ACCOUNT: PARSED_ACCOUNT,
    MAIL_FROM: 'Movers <hello@example.com>',
  })
})

test('Every documented command is there', () => {
  const commands = findAll(/npm run (?:--\w+ )?([\w:-]+)/g).map(([, name]) => name ?? '')
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([])
  const proofs = findAll(/npm run (verify|assets) -- ([\w-]+)/g)
  expect(proofs.length).toBeGreaterThan(4)
  const files = proofs.map(([, folder, name]) => `scripts/${folder}/${name}.ts`)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})

test('Every link, file and folder that the documentation names exists', () => {
  const missing = [...TEXTS].flatMap(([file, text]) => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
      join(dirname(file), link),
    )
    const paths = text.matchAll(/`((?:app|components|docs|e2e|lib|public|scripts)\/[^`\s*{]+)`/g)
    return (
      [...links, ...[...paths].map(([, path = '']) => path)]
        // The city and the language of the two recipes are examples.
        .filter((path) => !/oakville|[/-]pt[/.]/.test(path) && !existsSync(path))
        .map((path) => `${file}: ${path}`)
    )
  })
  expect(missing).toEqual([])
})

test('Every source file that the documentation names, with or without its folder, exists', () => {
  const sources = globSync('{,{app,components,docs,e2e,lib,scripts}/**/}*.{ts,tsx,mjs}')
  const missing = [...TEXTS].flatMap(([file, text]) =>
    [...text.matchAll(/`([\w./[\]()-]+\.(?:tsx?|mjs))`/g)]
      .map(([, name = '']) => name)
      // `proxy.ts` is Next's newer name for middleware.
      .filter((name) => name !== 'proxy.ts' && !/oakville|[/-]pt[/.]/.test(name))
      .filter((name) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('Every link to a heading leads to one', () => {
  const toAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-')
  const broken = [...TEXTS].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
      .filter(([, link = '', anchor]) => {
        const target = readPage(link === '' ? file : join(dirname(file), link))
        return ![...target.matchAll(/^#+ (.+)$/gm)].some(
          ([, text = '']) => toAnchor(text) === anchor,
        )
      })
      .map(([link]) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('Each page names its reader', () => {
  for (const file of globSync('docs/*.md')) {
    expect([file, /^# .+\n\nFor /.test(readPage(file))]).toEqual([file, true])
  }
})
