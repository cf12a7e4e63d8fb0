import { execFileSync } from 'node:child_process'

/** Violations of the import rules: [file, code]. */
const FORBIDDEN: [string, string][] = [
  ['lib/forms/lead.ts', "import { Band } from '@/components/ui/section'"],
  ['lib/store/rest.ts', "import { Document } from '@/app/_shared/document'"],
  ['lib/forms/lead.ts', "import { useState } from 'react'"],
  ['lib/forms/lead.ts', "await import('@/components/ui/section')"],
  ['components/ui/section.tsx', "import { Document } from '@/app/_shared/document'"],
  ['components/landing/hero.tsx', "import { Document } from '@/app/_shared/document'"],
  [
    'components/landing/hero.tsx',
    "import { X } from '@/components/moving-quote/full-quote-form'",
  ],
  ['components/ui/section.tsx', "import { Hero } from '@/components/landing/hero'"],
  ['components/ui/section.tsx', "import { run } from '@/scripts/command'"],
  ['lib/forms/lead.ts', "import { run } from '@/e2e/support/servers/site'"],
  ['components/moving-quote/actions.ts', "import { Hero } from '@/components/landing/hero'"],
  ['components/junk-removal/actions.ts', "await import('@/components/moving-quote/actions')"],
  ['components/landing/hero.tsx', "import { Band } from '../ui/band'"],
  ['app/_shared/page-context.ts', "import { BRAND } from '../../lib/business/brand'"],
  ['middleware.ts', "import { Document } from '@/app/_shared/document'"],
  ['lib/forms/lead.ts', 'export const city = process.env.CITY'],
  ['components/form/field.tsx', 'export const key = process.env.NEXT_PUBLIC_KEY'],
  ['components/form/use-submission.ts', "export const act = requestQuote.bind(null, 'toronto')"],
  ['lib/forms/lead.ts', '// The door lets them in'],
  ['components/form/field.tsx', 'export const guestsOn = 1'],
  ['lib/forms/lead.ts', `export function build() {${'\n'.repeat(81)}}`],
]

const ALLOWED: [string, string][] = [
  ['app/_shared/landing.tsx', "import { Hero } from '@/components/landing/hero'"],
  ['components/landing/hero.tsx', "import { Band } from '@/components/ui/section'"],
  ['components/moving-quote/actions.ts', "import { save } from '@/lib/submissions/submission'"],
  ['components/form/use-submission.ts', "await import('@hookform/resolvers/standard-schema')"],
  ['lib/env.ts', 'export const port = process.env.PORT'],
  ['middleware.ts', "import { routeOf } from '@/lib/routing/routing'"],
  ['lib/forms/lead.ts', '// The middleware lets them in'],
  ['scripts/assets/film/house.tsx', 'export const door = 1'],
]

/** Runs outside jest, which cannot load the linter's configuration. */
const LINTER_SCRIPT = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint({
    // Without types the files need not exist.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
    ruleFilter: ({ ruleId }) => /restricted|plain-words|max-lines-per-function/.test(ruleId),
  })
  const all = await Promise.all(JSON.parse(process.argv[1]).map(async ([filePath, code]) => {
    const [result] = await eslint.lintText(code, { filePath })
    return result.messages.map(({ message }) => message)
  }))
  console.log(JSON.stringify(all))
`

function runLinter(cases: [string, string][]): string[][] {
  const args = ['--input-type=module', '--eval', LINTER_SCRIPT, JSON.stringify(cases)]
  return JSON.parse(execFileSync('node', args, { encoding: 'utf8' })) as string[][]
}

test('The linter rejects every forbidden import and each known trap', () => {
  const found = runLinter(FORBIDDEN).map((messages, n) => [
    ...(FORBIDDEN[n] ?? []),
    messages.length,
  ])
  expect(found).toEqual(FORBIDDEN.map((example) => [...example, 1]))
})

test('The linter accepts allowed imports', () => {
  expect(runLinter(ALLOWED)).toEqual(ALLOWED.map(() => []))
})
