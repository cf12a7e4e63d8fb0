import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

/** The rooms' arrows (README, "The rooms"): app -> components -> lib. */
const BEYOND = {
  lib: ['@/app/**', '@/components/**', 'react', 'react-dom', 'react/**', 'next/navigation'],
  components: ['@/app/**'],
}
/** Feature folders never import one another; a page puts one into the other as a child. */
const FEATURES = ['landing', 'content', 'moving-quote', 'junk-removal', 'thanks']

const PARENTS = {
  group: ['../*', '../**'],
  message: 'Reach other folders through "@/…": the arrows between the rooms are checked there.',
}

const restricted = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
})

/** Dynamic imports obey the arrows too. */
const noImportOf = (pattern) => ({
  selector: `ImportExpression[source.value=/^@\\u002f(${pattern})/]`,
  message: 'This import points against the arrows between the rooms.',
})

const ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only lib/env.ts reads the environment.',
}
const BIND = {
  selector: "CallExpression[callee.property.name='bind']",
  message:
    'A bound server action sends a post without JavaScript into an endless loop (vercel/next.js#57867). Use a hidden field.',
}

export default defineConfig(
  globalIgnores(['.next/', '.vercel/', 'next-env.d.ts', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  { files: ['**/*.mjs'], extends: [ts.configs.disableTypeChecked], rules: { 'no-undef': 'off' } },
  {
    files: ['app/**', 'components/**'],
    plugins: { 'react-hooks': hooks, '@next/next': next },
    rules: {
      ...hooks.configs.recommended.rules,
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      // Pictures are encoded when they are made and served as files.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 200 }],
      'no-restricted-syntax': ['error', ENV],
      ...restricted([PARENTS]),
    },
  },
  {
    files: ['lib/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ENV, noImportOf('app|components')],
      ...restricted([PARENTS, { group: BEYOND.lib, message: 'lib knows no React and no page.' }]),
    },
  },
  {
    files: ['components/**'],
    rules: {
      'no-restricted-syntax': ['error', ENV, BIND, noImportOf('app')],
      ...restricted([PARENTS, { group: BEYOND.components, message: 'Pages use components.' }]),
    },
  },
  ...FEATURES.map((feature) => ({
    files: [`components/${feature}/**`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ENV,
        BIND,
        noImportOf(['app', ...others(feature).map((other) => `components.${other}`)].join('|')),
      ],
      ...restricted([
        PARENTS,
        { group: BEYOND.components, message: 'Pages use components.' },
        {
          group: others(feature).map((other) => `@/components/${other}/**`),
          message: 'Feature folders never import one another.',
        },
      ]),
    },
  })),
  {
    // What the door runs on every request.
    files: ['middleware.ts'],
    rules: restricted([
      PARENTS,
      { group: ['@/app/**', '@/components/**'], message: 'The door asks lib only.' },
    ]),
  },
  {
    // Commands and tests start other programs, which inherit the environment. The build replaces
    // `process.env.NEXT_RUNTIME`.
    files: ['lib/env.ts', 'instrumentation.ts', 'scripts/**', 'e2e/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)

function others(feature) {
  return FEATURES.filter((other) => other !== feature)
}
