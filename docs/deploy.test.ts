import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import vercel from '@/vercel.json'
import { CANARY_PATH, WEBHOOK_DELIVERY_PATH } from '@/lib/routing/api-paths'
import { readEnv } from '@/lib/env'

/** What README and these pages say of deploying, and what vercel.json and the code make of it. */

const README = readFileSync('README.md', 'utf8')
const ENV_EXAMPLE = readFileSync('.env.example', 'utf8')
const ENV_SOURCE = readFileSync('lib/env.ts', 'utf8')
const DOC_PAGES = [
  README,
  ...['runbook', 'self-host', 'growth'].map((name) => readText(`docs/${name}.md`)),
]

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}

test('What is done by the clock has a route, and the canary is sent every hour', () => {
  for (const { path } of vercel.crons) expect(existsSync(`app${path}/route.ts`)).toBe(true)
  expect(vercel.crons).toContainEqual({ path: CANARY_PATH, schedule: '0 * * * *' })
  expect(vercel.crons).toContainEqual({ path: WEBHOOK_DELIVERY_PATH, schedule: '*/10 * * * *' })
})

test('Functions run where the README says, and as long', () => {
  expect(vercel.framework).toBe('nextjs')
  expect(vercel.regions).toEqual([/functions run in `(\w+)`/.exec(README)?.[1]])
  const [limit] = Object.values(vercel.functions)
  expect(limit?.maxDuration).toBe(Number(/functions end after (\d+)\./.exec(README)?.[1]))
})

test('Every setting of the ten minutes is one that the site reads, and production has all it needs', () => {
  const [, file = ''] = /cat > \.env\.local <<END\n([^]*?)\n +END/.exec(README) ?? []
  const account = { project_id: 'p', client_email: 'site@p.example', private_key: 'k' }
  const values = Object.fromEntries(
    file.split('\n').map((line) => {
      const [name = '', value = ''] = line.trim().split(/=(.*)/)
      const secret = Buffer.alloc(32, 7).toString('base64')
      const isKeyFile = value.includes('key.json')
      const made = isKeyFile ? Buffer.from(JSON.stringify(account)).toString('base64') : secret
      return [name, value.startsWith('$(') ? made : value]
    }),
  )
  const read = readEnv({ ...values, VERCEL: '1', VERCEL_ENV: 'production' })
  for (const name of Object.keys(values)) expect(read).toHaveProperty(name)
})

test.each([
  'CANARY_SECRET',
  'CRON_SECRET',
  'REVALIDATE_SECRET',
  'ALERT_WEBHOOK_URL',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'VITALS_SAMPLE',
])('Ops who look for %s find it in the table and in the example', (name) => {
  expect(ENV_SOURCE).toContain(`${name}:`)
  expect(README).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'))
  expect(ENV_EXAMPLE).toMatch(new RegExp(`^${name}=$`, 'm'))
})

test('Every command that ops are told to run is there', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
  const told = DOC_PAGES.flatMap((page) => [...page.matchAll(/npm run (?:--\w+ )?([\w:-]+)/g)])
  expect(told.length).toBeGreaterThan(30)
  for (const [command, name = ''] of told)
    expect([command, name in scripts]).toEqual([command, true])
})

test('The command for field figures finds p75 of each kind of page in a log full of other things', () => {
  const [, command = ''] = /^journalctl -u site -o cat \| (node -e '[^']+')$/m.exec(README) ?? []
  const load = (page: string, LCP: number, more: object) =>
    JSON.stringify({ at: 'now', event: 'vitals', page, navigation: 'navigate', LCP, ...more })
  const log = [
    'Ready in 0.3s',
    ...[9_000, 1_000, 2_400, 1_800].map((ms) => load('landing', ms, { CLS: ms / 100_000 })),
    '{"at":"now","event":"middleware","status":415}',
    `site[7]: ${load('faq', 700, { INP: 48 })} {`,
  ]
  const { stdout } = spawnSync('sh', ['-c', command], { input: log.join('\n'), encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual([
    ...['landing LCP 2400 of 4', 'landing CLS 0.024 of 4'],
    ...['faq LCP 700 of 1', 'faq INP 48 of 1'],
  ])
})

test('Every page that the README sends people to is there', () => {
  const files = [...README.matchAll(/\]\((docs\/[\w-]+\.md)\)/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
