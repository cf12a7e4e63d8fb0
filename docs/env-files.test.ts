import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { loadEnvConfig, resetEnv } from '@next/env'
import { readEnv } from '@/lib/env'

/** Settings files as the documentation writes them: a shell, Next and Node must read the same. */

const ACCOUNT = { project_id: 'p', client_email: 'site@p.example', private_key: 'k' }

// Next prefers what is set, as by `npm test`, to what a file says.
const { PATH, NODE_ENV } = process.env
process.env = { PATH, NODE_ENV }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function findText(page: string, pattern: RegExp): string {
  const [, text] = pattern.exec(readFileSync(`docs/${page}`, 'utf8')) ?? []
  if (text === undefined) throw new Error(`docs/${page} has no ${pattern.source}`)
  return text
}

/** Only variables of `PATH` and the script's own; stops at the first failure. */
function runShell(script: string): string {
  const options = { cwd: folder, env: { PATH, NODE_ENV } }
  const { stdout, stderr } = spawnSync('sh', ['-ec', script], { ...options, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}

/** The values in the file `.env`; they are the same for every reader. */
function readFile(): NodeJS.Dict<string> {
  const values = parseEnv(readFileSync(join(folder, '.env'), 'utf8'))
  const { parsedEnv } = loadEnvConfig(folder, false, console, true)
  resetEnv()
  expect(parsedEnv).toEqual(values)
  const print = `${process.execPath} -p 'JSON.stringify(process.env)'`
  expect(JSON.parse(runShell(`set -a; . ./.env; ${print}`))).toMatchObject(values)
  return values
}

test('The settings of the deployment guide are read by the site and are enough for production', () => {
  const block = findText('deploy-vercel.md', /```sh\n([^]*?<<END[^]*?)```/).replace(/^ +/gm, '')
  writeFileSync(join(folder, 'key.json'), JSON.stringify(ACCOUNT))
  runShell(block.replace('.env.local', '.env'))
  const values = readFile()
  const env = readEnv({ ...values, VERCEL: '1', VERCEL_ENV: 'production' })
  expect(env).toMatchObject({
    FIREBASE_SERVICE_ACCOUNT: ACCOUNT,
    MAIL_FROM: 'HomeTeam <hello@example.com>',
  })
  for (const name of Object.keys(values)) expect(env).toHaveProperty(name)
})

test.each([
  ['notifications.md', /`(MAIL_FROM=[^`]+)`/, 'MAIL_FROM'],
])('The settings of docs/%s are read by the site', (page, pattern, name) => {
  writeFileSync(join(folder, '.env'), findText(page, pattern))
  const values = readFile()
  expect(values).toHaveProperty(name)
  expect(() => readEnv(values)).not.toThrow()
})
