import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageJson from '@/package.json'
import vercel from '@/vercel.json'
import { CANARY_PATH, WEBHOOK_DELIVERY_PATH } from '@/lib/routing/api-paths'
import { COMMANDS } from '@/scripts/command-list'

/** What the documentation says of commands, settings and deploying, and what the code makes of it. */

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]
const TEXTS = new Map(PAGES.map((file) => [file, readFileSync(file, 'utf8')]))
const ENV_EXAMPLE = readFileSync('.env.example', 'utf8')
const ENV_SOURCE = readFileSync('lib/env.ts', 'utf8')

function readPage(file: string): string {
  return TEXTS.get(file) ?? ''
}

function findAll(pattern: RegExp): RegExpExecArray[] {
  return [...TEXTS.values()].flatMap((text) => [...text.matchAll(pattern)])
}

test('Every cron job has a route, and the canary is sent every hour', () => {
  for (const { path } of vercel.crons) expect(existsSync(`app${path}/route.ts`)).toBe(true)
  expect(vercel.crons).toContainEqual({ path: CANARY_PATH, schedule: '0 * * * *' })
  expect(vercel.crons).toContainEqual({ path: WEBHOOK_DELIVERY_PATH, schedule: '*/10 * * * *' })
})

test('Functions run where the page about Vercel says, and as long', () => {
  const page = readPage('docs/deploy-vercel.md')
  expect(vercel.framework).toBe('nextjs')
  expect(vercel.regions).toEqual([/functions\s+run\s+in\s+`(\w+)`/.exec(page)?.[1]])
  const [limit] = Object.values(vercel.functions)
  expect(limit?.maxDuration).toBe(Number(/functions\s+end\s+after\s+(\d+)\./.exec(page)?.[1]))
})

/** The platform or the build sets these, or they are of Node. */
const OWN_NAMES = [
  'NODE_ENV',
  'VERCEL',
  'VERCEL_ENV',
  'BUILD_ID',
  'PINNED_LOCATIONS',
  'SITE_CSS',
  'PORT',
]
const SETTINGS = new Set(
  [...ENV_SOURCE.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name),
)

test.each([...SETTINGS].filter((name) => !OWN_NAMES.includes(name)))(
  '%s is in the table of settings and in the example',
  (name) => {
    expect(readPage('docs/environment.md')).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'))
    expect(ENV_EXAMPLE).toMatch(new RegExp(`^${name}=$`, 'm'))
  },
)

test('The table of settings and the example name no other setting', () => {
  const rows = readPage('docs/environment.md').matchAll(/^\| `(\w+)` /gm)
  const lines = ENV_EXAMPLE.matchAll(/^(\w+)=/gm)
  for (const [, name = ''] of [...rows, ...lines]) expect(SETTINGS).toContain(name)
})

test('Every documented command is there', () => {
  const { scripts } = packageJson as { scripts: Record<string, string> }
  const commands = findAll(/npm run (?:--\w+ )?([\w:-]+)/g)
  expect(commands.length).toBeGreaterThan(60)
  for (const [command, name = ''] of commands)
    expect([command, name in scripts]).toEqual([command, true])
})

test('Every documented proof and assets command is there', () => {
  const names = findAll(/npm run (verify|assets) -- ([\w-]+)/g)
  const missing = names
    .map(([, folder, name]) => `scripts/${folder}/${name}.ts`)
    .filter((path) => !existsSync(path))
  expect(names.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('Every relative link of the documentation leads to a file', () => {
  const broken = [...TEXTS].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => join(dirname(file), link))
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('Every file and folder that the documentation and the help of commands name exists', () => {
  const help = Object.values(COMMANDS).join('\n')
  const texts = [...TEXTS, ['scripts/command-list.ts', help.replace(/\w+\/[\w./-]*\w/g, '`$&`')]]
  const missing = texts.flatMap(([file = '', text = '']) =>
    [...text.matchAll(/`((?:app|components|docs|e2e|lib|public|scripts)\/[^`\s*{]+)`/g)]
      .map(([, path = '']) => path)
      // The city of docs/how-to-add-a-city.md is an example.
      .filter((path) => !path.includes('oakville') && !existsSync(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('The README fits a few screens, and each page names its reader', () => {
  expect(readPage('README.md').split('\n').length).toBeLessThanOrEqual(151)
  for (const file of globSync('docs/*.md')) {
    expect([file, /^# .+\n\nFor /.test(readPage(file))]).toEqual([file, true])
  }
})
