import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const BLOCKS = /^( *)```(diff|sh)\n(.*?)^ *```/gms

/** Applies the diffs of a page, and runs its `cp` and `npm run` commands. */
export function applyRecipe(page: string): void {
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

/** Lines of a file stay (` `), go (`-`) or come (`+`). */
function applyChanges(text: string): void {
  for (const change of text.split(/^--- /m).slice(1)) {
    const [file = '', ...lines] = change.trimEnd().split('\n')
    const select = (added: string) =>
      lines
        .filter((line) => !line.startsWith(added))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const parts = readFileSync(file, 'utf8').split(select('+'))
    if (parts.length !== 2)
      throw new Error(`${file} has ${parts.length - 1} times:\n${select('+')}`)
    writeFileSync(file, parts.join(select('-')))
  }
}

/** Replaces the guide that a person would write: copies another city's and changes every text. */
export function writeGuide(from: string, to: string): void {
  const toName = (key: string) => key.toUpperCase().replace('-', '_')
  const guide = readFileSync(`lib/content/guides/${from}.ts`, 'utf8')
    .replace(toName(from), toName(to))
    .replaceAll(/(?<!from )'(.+?)'/g, `'${to}: $1'`)
  writeFileSync(`lib/content/guides/${to}.ts`, guide)
}
