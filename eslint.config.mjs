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
const FEATURES = ['landing', 'content', 'moving-quote', 'junk-removal', 'thanks', 'booking']

/** Which folders of lib each folder of lib may import, lowest level first. All may import lib/log. */
const LIB_IMPORTS = {
  dates: [],
  business: ['dates'],
  cities: ['business', 'dates'],
  routing: ['business', 'cities'],
  content: ['business', 'cities', 'dates', 'routing'],
  forms: ['business', 'cities', 'dates', 'routing'],
  seo: ['business', 'cities', 'content', 'routing'],
  http: ['business', 'forms', 'routing'],
  analytics: ['business', 'cities', 'forms', 'http', 'routing'],
  store: ['business', 'cities', 'env'],
  alerts: ['env'],
  locations: ['alerts', 'business', 'cities', 'dates', 'env', 'forms', 'store'],
  notifications: [
    ...['alerts', 'analytics', 'business', 'cities', 'content', 'dates', 'env', 'forms'],
    ...['routing', 'store'],
  ],
  security: ['analytics', 'env', 'forms', 'routing'],
  submissions: [
    ...['alerts', 'analytics', 'business', 'cities', 'env', 'forms', 'http', 'locations'],
    ...['notifications', 'routing', 'store'],
  ],
  monitoring: [
    ...['alerts', 'analytics', 'business', 'cities', 'content', 'dates', 'env', 'forms', 'http'],
    ...['locations', 'notifications', 'routing', 'seo', 'store', 'submissions'],
  ],
}

/** Never sent to a browser: components import values of these in `actions.ts` only. */
const SERVER_ONLY = [
  ...['alerts', 'env', 'locations', 'monitoring', 'notifications', 'security'],
  ...['store', 'submissions'],
]
const LIB = [...Object.keys(LIB_IMPORTS), 'env']
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
    message: 'Only actions.ts imports a server-only folder.',
  },
]
const featuresBut = (feature) => ({
  group: others(feature).map((other) => `@/components/${other}/**`),
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
  ...Object.entries(LIB_IMPORTS).map(([folder, allowed]) => {
    const forbidden = LIB.filter((other) => other !== folder && !allowed.includes(other))
    return {
      files: [`lib/${folder}/**`],
      ignores: TESTS,
      rules: {
        'no-restricted-syntax': [
          'error',
          ENV,
          noImportOf(['app', 'components', ...forbidden.map((other) => `lib.${other}`)].join('|')),
        ],
        ...restricted([
          PARENTS,
          TOOLS,
          { group: UPPER_LAYERS.lib, message: 'lib imports neither React nor pages.' },
          {
            group: forbidden.flatMap((other) => [`@/lib/${other}`, `@/lib/${other}/**`]),
            message: `lib/${folder} must not import this folder (docs/architecture.md).`,
          },
        ]),
      },
    }
  }),
  // next.config.ts imports it, and Next loads it without the alias "@/".
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
    files: [`components/${feature}/actions.ts`, `components/${feature}/**/*.test.{ts,tsx}`],
    rules: restricted([PARENTS, PAGES, featuresBut(feature)]),
  })),
  { files: ['components/form/*.test.{ts,tsx}'], rules: restricted([PARENTS, PAGES]) },
  {
    // Runs on every request.
    files: ['middleware.ts'],
    rules: restricted([
      PARENTS,
      TOOLS,
      { group: ['@/app/**', '@/components/**'], message: 'The middleware imports lib only.' },
    ]),
  },
  {
    // Started programs inherit the environment. The build replaces `process.env.NEXT_RUNTIME`.
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
