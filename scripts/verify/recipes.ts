/**
 * In a copy of the sources: follows docs/how-to-*.md, then renames the company. Then runs the unit tests and
 * builds, which checks the types, and looks for the old name and numbers in pages, mails and calendar files.
 */
import { execFileSync, execSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SITE_URL } from '@/lib/env'
import { BRAND, DEFAULT_PHONE } from '@/lib/business/brand'
import { COLORS } from '@/tailwind.config'
import { SEED_LOCATIONS } from '@/lib/cities/locations'

const NEW_NAME = 'Nordvik Flytt & Bort'

const PHONES = [DEFAULT_PHONE, ...Object.values(SEED_LOCATIONS).map((seed) => seed.tracking_phone)]
const TEXTS: [old: string, renamed: string][] = [
  ...Object.values(BRAND.name).map((name): [string, string] => [name, NEW_NAME]),
  ...Object.values(BRAND.slogan).map((slogan): [string, string] => [slogan, 'Flytt & bort!']),
  [BRAND.mailingAddress.usa, '1 North & South Street, Dallas, TX 75201'],
  [BRAND.parent.name, 'Nordvik & Sons'],
  [BRAND.parent.url, 'https://nordvik.example/?a=1&b=2'],
  [BRAND.shortName, 'Nord&Vik'],
]
const COLOR_CHANGES: [string, string][] = [
  [COLORS.orange.DEFAULT, '#9c2a6b'],
  [COLORS.green.DEFAULT, '#1f5a8c'],
]
const FILES = ['lib/business/brand.ts', 'tailwind.config.ts', 'lib/cities/locations.ts']
const OLD_TEXTS = [...TEXTS.map(([old]) => old), ...PHONES]

const ESCAPED_NAME = NEW_NAME.replace('&', '&amp;')
/** These tests ask for what a person writes: the samples of a new language, the towns in a new guide. */
const EXPECTED_FAILURES = [
  'Every language has its samples',
  'The guide of oakville in en names every town that its crew serves',
]

const BLOCKS = /^( *)```(diff|sh)\n(.*?)^ *```/gms

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
const ORDER = ['add-a-city', 'add-a-question', 'add-a-third-party', 'change-a-number']
for (const name of [...ORDER, 'add-a-language']) applyRecipe(`docs/how-to-${name}.md`)

renameCompany()
useNewStore('renamed')
run('npm run assets -- pictures')
runUnitTests()
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

function runUnitTests(): void {
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
  report('the recipes and the renamed company', [
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

/** Applies the diffs of a page, and runs its `cp` and `npm run` commands. */
function applyRecipe(page: string): void {
  console.log(`— ${page}`)
  for (const [, indent = '', kind, block = ''] of readFileSync(page, 'utf8').matchAll(BLOCKS)) {
    const text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    if (kind === 'sh') runCommands(text)
    else applyChanges(text)
  }
}

function runCommands(commands: string): void {
  if (/^(cp|npm run) /.test(commands))
    execSync(`set -e; ${commands}`, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Lines of a file stay (` `), go (`-`) or come (`+`). A file of which all lines come is new. */
function applyChanges(text: string): void {
  for (const change of text.split(/^--- /m).slice(1)) {
    const [file = '', ...lines] = change.trimEnd().split('\n')
    const select = (added: string) =>
      lines
        .filter((line) => !line.startsWith(added))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    if (select('+') === '') {
      mkdirSync(dirname(file))
      writeFileSync(file, select('-'))
      continue
    }
    const parts = readFileSync(file, 'utf8').split(select('+'))
    if (parts.length !== 2)
      throw new Error(`${file} has ${parts.length - 1} times:\n${select('+')}`)
    writeFileSync(file, parts.join(select('-')))
  }
}

/** Replaces the guide that a person would write: copies another city's and changes every text. */
function writeGuide(from: string, to: string): void {
  const toName = (key: string) => key.toUpperCase().replace('-', '_')
  const guide = readFileSync(`lib/content/guides/${from}.ts`, 'utf8')
    .replace(toName(from), toName(to))
    .replaceAll(/(?<!from )'(.+?)'/g, `'${to}: $1'`)
  writeFileSync(`lib/content/guides/${to}.ts`, guide)
}

/** Changes the name, two colours and the numbers in the files of docs/owner-checklist.md. */
function renameCompany(): void {
  const phones = PHONES.map((phone): [string, string] => [phone, phone.replace('555-01', '555-06')])
  for (const file of FILES) {
    const text = [...TEXTS, ...COLOR_CHANGES, ...phones].reduce(
      (before, [old, renamed]) => before.replaceAll(old, renamed),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
  }
}

/** Finds old texts in a built page, script, mail or calendar file, and unescaped ampersands. */
function checkFile(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  // The mails show the fixture's number, which we do not rename.
  const olds = file.startsWith('mails/') ? TEXTS.map(([old]) => old) : OLD_TEXTS
  const faults = olds.filter((old) => text.includes(old)).map((old) => `${file} has ${old}`)
  const markup = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  if (file.endsWith('.html') && /&(?!#?\w+;)/.test(markup))
    faults.push(`${file} has an ampersand that is not escaped`)
  return faults
}
