import { HtmlValidate, Severity } from 'html-validate'
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'
import {
  NON_CITY_PAGES,
  getCityPages,
  COUNTRY_HEADER,
  TRANSLATED_PAGES,
} from '@/e2e/support/pages/page-types'
import { postForm } from '@/e2e/support/pages/post-form'
import { fetchForm } from '@/lib/http/plain-form'
import { INVALID_FORM_CASES } from '@/e2e/support/pages/invalid-form-cases'
const VALIDATOR = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes these differently, and browsers parse them the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Next gives one of its scripts the id `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // Our own files need no integrity hash.
    'require-sri': 'off',
    // CSS keeps phone numbers on one line; non-breaking hyphens would break search.
    'tel-non-breaking': 'off',
  },
})

async function findHtmlErrors(html: string): Promise<string[]> {
  // React writes `action=""` for a form that posts to its own page.
  const { results } = await VALIDATOR.validateString(html.replaceAll(' action=""', ''))
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === Number(Severity.ERROR))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}

/** A label has its control between it and the next, so it is not in this list. */
const INLINE_TAGS = ['a', 'b', 'button', 'em', 'span', 'strong', 'svg']
const HIDDEN_TAGS = ['script', 'style', 'template']

const isInline = (node: Tree.Node | undefined) =>
  node !== undefined && (node.nodeName === '#text' || INLINE_TAGS.includes(node.nodeName))
const getChildren = (node: Tree.Node) =>
  ('childNodes' in node ? node.childNodes : []).filter(
    ({ nodeName }) => nodeName !== '#comment' && !HIDDEN_TAGS.includes(nodeName),
  )
const getText = (node: Tree.Node): string =>
  'value' in node ? node.value : getChildren(node).map(getText).join('')

/** Finds neighbours that only CSS separates. Their words stick together when copied or read aloud. */
function findGluedWords(node: Tree.Node): string[] {
  const children = getChildren(node)
  const glued = children.flatMap((child, index) => {
    const next = children[index + 1]
    if (!next || child.nodeName === '#text' || !isInline(child) || !isInline(next)) return []
    if (next.nodeName === '#text' && child.nodeName !== 'svg') return []
    const [before, after] = [getText(child), getText(next)]
    const isGlued = /[\p{L}\p{N}.?!%]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)
    return isGlued ? [`${before.slice(-20)}|${after.slice(0, 20)}`] : []
  })
  return [...glued, ...children.flatMap(findGluedWords)]
}

const PAGES = [
  ...NON_CITY_PAGES,
  ...getCityPages('toronto'),
  ...getCityPages('ottawa', 'fr'),
  ...getCityPages('dfw', 'es'),
  ...TRANSLATED_PAGES,
]

for (const { name, path, visitorCountry } of PAGES) {
  test(`The HTML of ${name} is valid`, async ({ site }) => {
    const page = await fetch(site.url + path, { headers: { [COUNTRY_HEADER]: visitorCountry } })
    const html = await page.text()
    expect(await findHtmlErrors(html)).toEqual([])
    expect(findGluedWords(parse(html))).toEqual([])
  })
}

for (const { path, label, fields, errorsByField } of INVALID_FORM_CASES) {
  test(`The HTML of the ${label} form is valid with errors for ${Object.keys(errorsByField).join(', ')}`, async ({
    site,
  }) => {
    const answer = await postForm(await fetchForm(site.url + path, label), fields)
    expect(await findHtmlErrors(answer.html)).toEqual([])
  })
}
