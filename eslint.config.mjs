import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import { staticHtml } from './app/_shared/static-html/lint-rule.ts'

/** Imports point one way: app -> components -> lib (docs/architecture.md). */
const UPPER_LAYERS = {
  lib: ['@/app/**', '@/components/**', 'react', 'react-dom', 'react/**', 'next/navigation'],
  components: ['@/app/**'],
}
/** Feature folders never import one another; a page passes one into the other as a child. */
const FEATURES = ['landing', 'content', 'moving-quote', 'junk-removal', 'office', 'request']

/** A folder of lib may import earlier ones, lib/log and lib/deadline. All from `env` on are server-only. */
const LIB = [
  ...['words', 'dates', 'business', 'cities', 'routing', 'content', 'forms', 'http', 'analytics'],
  ...['env', 'store', 'requests', 'monitoring', 'locations', 'security', 'notifications'],
  ...['submissions', 'office', 'cron'],
]
/** Browsers never get these. Components import their values only in `actions.ts` and `…-actions.ts`. */
const SERVER_ONLY = LIB.slice(LIB.indexOf('env'))
const PARENTS = {
  group: ['../*', '../**'],
  message: 'Import other folders through "@/…", so that the layers are checked.',
}
const restricted = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
})
const PAGES = {
  group: UPPER_LAYERS.components,
  message: 'Pages import components, not the reverse.',
}
const TOOLS = {
  group: ['@/e2e/**', '@/scripts/**', 'csv-*', 'csv-*/**', 'date-holidays'],
  message: 'The site imports neither tests nor scripts, nor packages of scripts.',
}
const COMPONENT_PATTERNS = [
  PAGES,
  TOOLS,
  {
    group: SERVER_ONLY.flatMap((folder) => [`@/lib/${folder}`, `@/lib/${folder}/**`]),
    allowTypeImports: true,
    message: 'Only server actions import a server-only folder.',
  },
]
/** The office fills in the public forms for a caller, so it may import their fields and nothing else. */
const PUBLIC_FIELDS = ['!@/components/*/*-fields', '!@/components/*/*-field']
const featuresBut = (feature) => ({
  group: [
    ...others(feature).map((other) => `@/components/${other}/**`),
    ...(feature === 'office' ? PUBLIC_FIELDS : []),
  ],
  message: 'Feature folders never import one another.',
})
const TESTS = ['**/*.test.ts', '**/*.fixture.ts']

/** Dynamic imports follow the same rules. */
const noImportOf = (pattern) => ({
  selector: `ImportExpression[source.value=/^@\\u002f(${pattern})/]`,
  message: 'This folder must not import that one (docs/architecture.md).',
})

const ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only lib/env.ts reads the environment.',
}
const NODE = {
  selector:
    "Program:has(ImportDeclaration[source.value=/^node:/]):not(:has(ImportDeclaration[source.value='server-only']))",
  message: 'A module that imports node: imports server-only, too.',
}
const GUIDES = {
  group: ['@/lib/content/guides/**'],
  message: 'Guides are prose: only sections of pages import them.',
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
    plugins: { 'react-hooks': hooks, '@next/next': next, static: { rules: { html: staticHtml } } },
    rules: {
      'static/html': 'error',
      ...hooks.configs.recommended.rules,
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      // Our pictures are files that need no encoding (next.config.ts).
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
  ...LIB.map((folder, index) => {
    const later = LIB.slice(index + 1)
    return {
      files: [`lib/${folder}/**`],
      ignores: TESTS,
      rules: {
        'no-restricted-syntax': [
          'error',
          ENV,
          NODE,
          noImportOf(['app', 'components', ...later.map((other) => `lib.${other}`)].join('|')),
        ],
        ...restricted([
          PARENTS,
          TOOLS,
          GUIDES,
          {
            group: [
              ...UPPER_LAYERS.lib,
              ...later.flatMap((other) => [`@/lib/${other}`, `@/lib/${other}/**`]),
            ],
            message:
              'lib imports neither React, nor pages, nor a later folder (docs/architecture.md).',
          },
        ]),
      },
    }
  }),
  // next.config.ts imports this file, and Next loads it without the alias "@/".
  { files: ['lib/security/content-security-policy.ts'], rules: restricted([]) },
  {
    files: ['components/**'],
    rules: {
      'no-restricted-syntax': ['error', ENV, BIND, noImportOf('app')],
      ...restricted([PARENTS, ...COMPONENT_PATTERNS]),
    },
  },
  {
    files: ['components/{ui,form,layout,analytics}/**'],
    rules: restricted([PARENTS, ...COMPONENT_PATTERNS, featuresBut()]),
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
      ...restricted([PARENTS, ...COMPONENT_PATTERNS, featuresBut(feature)]),
    },
  })),
  ...FEATURES.map((feature) => ({
    files: [
      `components/${feature}/{actions,*-actions}.ts`,
      `components/${feature}/**/*.test.{ts,tsx}`,
    ],
    rules: restricted([PARENTS, PAGES, featuresBut(feature)]),
  })),
  { files: ['components/form/**/*.test.{ts,tsx}'], rules: restricted([PARENTS, PAGES]) },
  {
    files: ['middleware.ts'],
    rules: restricted([
      PARENTS,
      TOOLS,
      { group: ['@/app/**', '@/components/**'], message: 'The middleware imports lib only.' },
    ]),
  },
  {
    // Programs we start inherit the environment. The build replaces `process.env.NEXT_RUNTIME`.
    files: ['lib/env.ts', 'instrumentation.ts', 'scripts/**', 'e2e/**', ...TESTS],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['{app,components,lib,scripts}/**', '*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
)

function others(feature) {
  return FEATURES.filter((other) => other !== feature)
}
