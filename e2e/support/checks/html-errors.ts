import { HtmlValidate, Severity } from 'html-validate'

const VALIDATOR = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML; a browser reads the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The framework calls a script of its own `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Several boxes of one question may be ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // docs/security-headers.md describes the hashes of inline scripts.
    'require-sri': 'off',
    // A number is kept in one piece by the style sheet; with other hyphens it could not be searched.
    'tel-non-breaking': 'off',
  },
})

/** What is wrong with this HTML by its standard and by html-validate's recommendations. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  // React says `action=""` of a form that is sent to its own page: every browser does so.
  const { results } = await VALIDATOR.validateString(html.replaceAll(' action=""', ''))
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === Number(Severity.ERROR))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
