import { Linter } from 'eslint'
import { staticHtml } from './lint-rule'

const linter = new Linter()
const CONFIG: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  plugins: { static: { rules: { html: staticHtml } } },
  rules: { 'static/html': 'error' },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
}

const lint = (filename: string, code: string) =>
  linter.verify(code, CONFIG, { filename }).map(({ message }) => message)

const FOOTER = 'components/layout/site-footer.tsx'

test.each([
  ['a handler', 'const a = <a onClick={open} />', 'A handler or ref'],
  ['a ref', 'const a = <a ref={link} />', 'A handler or ref'],
  ['a hook', 'const a = useState(0)', 'A hook'],
  ['a hook of React’s namespace', 'const a = React.useId()', 'A hook'],
  ['a client component', "'use client'\nconst a = 1", 'A client component'],
  ['a link of the router', "import Link from 'next/link'", 'This import'],
])('A static section may not have %s', (_what, code, message) => {
  expect(lint(FOOTER, code)).toEqual([expect.stringContaining(`${message} has no effect`)])
})

test.each([
  ['a link', 'const a = <a href="/" className="one">on</a>'],
  ['data', 'const used = user(0)'],
])('A static section may have %s', (_what, code) => {
  expect(lint(FOOTER, code)).toEqual([])
})

const HANDLER = 'const a = <a onClick={open} />'

test.each([
  ['a section’s page', 'app/_shared/static-html/structured-data.tsx'],
  ['a section', 'components/landing/about.tsx'],
  ['a component of a section', 'components/ui/section.tsx'],
  ['a component of its components', 'components/ui/pictures.tsx'],
])('The rule follows imports to %s', (_what, file) => {
  expect(lint(file, HANDLER)).toHaveLength(1)
})

test.each(['components/moving-quote/full-quote-form.tsx', 'app/global-error.tsx'])(
  'The rule leaves %s alone, which no static section imports',
  (file) => {
    expect(lint(file, HANDLER)).toEqual([])
  },
)
