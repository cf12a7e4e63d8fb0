/**
 * In a copy of the sources: follows docs/how-to-*.md, then renames the company, and checks types and unit
 * tests after both. Then builds, and looks for the old name and numbers in pages, mails and calendar files.
 */
import { execFileSync, execSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_URL } from '@/lib/env'
import { applyRecipe, writeGuide } from './recipes/apply'
import { checkFile, NEW_NAME, renameCompany } from './recipes/rename'

const ESCAPED_NAME = NEW_NAME.replace('&', '&amp;')
/** A person writes the words and samples of a new language, and this test asks for them. */
const EXPECTED_FAILURES = ['Every language has its samples']

const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const isSource = (path: string) => !/^(node_modules|\.next|\.git|\.data|test-results)$/.test(path)
cpSync('.', folder, { recursive: true, filter: isSource })
// Turbopack refuses a symbolic link that leaves the project; hard links take no room.
execFileSync('sh', ['-c', 'cp -al node_modules "$0" || cp -a node_modules "$0"', folder])
process.chdir(folder)
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', SITE_URL, FIREBASE_DATABASE_URL: '' })
useNewStore('recipes')

writeGuide('guelph', 'oakville')
writeGuide('cambridge', 'cambridge-pt')
// The language comes last, because it starts as a copy of another language's words.
for (const name of ['add-a-city', 'add-a-question', 'change-a-number', 'add-a-language'])
  applyRecipe(`docs/how-to-${name}.md`)
const consent = 'lib/words/pt/consent.ts'
writeFileSync(consent, readFileSync(consent, 'utf8').replace('ca-fr-1', 'ca-pt-1'))
checkSources('the recipes')

renameCompany()
useNewStore('renamed')
run('npm run assets -- pictures')
checkSources('the renamed company')
run('npm run build')
run('npm run verify -- mails --out mails')
const files = globSync(['.next/server/app/**/*.{html,body,rsc}', '.next/static/**/*.js', 'mails/*'])
const isRenamed = readFileSync('.next/server/app/canada/toronto.html', 'utf8').includes(
  ESCAPED_NAME,
)
report(`${files.length} pages, scripts, mails and calendar files of ${NEW_NAME}`, [
  ...(isRenamed ? [] : [`The page of Toronto lacks ${ESCAPED_NAME}`]),
  ...files.flatMap(checkFile),
])

function useNewStore(name: string): void {
  process.env.LOCAL_DATABASE_FILE = join(folder, `${name}.sqlite`)
}

function run(command: string): void {
  console.log(`— ${command}`)
  execSync(command, { stdio: 'inherit' })
}

function checkSources(title: string): void {
  run('npx tsc --noEmit')
  try {
    run('npm run -s unit -- --silent --json --outputFile=unit.json 2>/dev/null')
  } catch {
    // The report names the failures.
  }
  const { testResults } = JSON.parse(readFileSync('unit.json', 'utf8')) as UnitReport
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name]
    })
  const missing = EXPECTED_FAILURES.filter((test) => !failures.includes(test))
  report(title, [
    ...failures.filter((test) => !EXPECTED_FAILURES.includes(test)),
    ...missing.map((test) => `passed, but must not: ${test}`),
  ])
}

interface UnitReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

function report(title: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? 'ok' : 'FAILED'} ${title}`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
