import { HtmlValidate, Severity } from 'html-validate'

const VALIDATOR = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's serialization; browsers parse the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Next gives one of its scripts the id `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // docs/security-headers.md describes the hashes of inline scripts.
    'require-sri': 'off',
    // CSS keeps phone numbers on one line; non-breaking hyphens would break search.
    'tel-non-breaking': 'off',
  },
})

export async function findHtmlErrors(html: string): Promise<string[]> {
  // React writes `action=""` for a form that posts to its own page.
  const { results } = await VALIDATOR.validateString(html.replaceAll(' action=""', ''))
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === Number(Severity.ERROR))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
