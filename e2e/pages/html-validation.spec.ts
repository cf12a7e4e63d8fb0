import { HtmlValidate, Severity } from 'html-validate'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { NON_CITY_PAGES, getCityPages, COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { postForm } from '@/e2e/support/pages/post-form'
import { fetchForm } from '@/lib/cron/plain-form'
import { INVALID_FORM_CASES } from '@/e2e/support/pages/invalid-form-cases'
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

for (const { name, path, visitorCountry } of [...NON_CITY_PAGES, ...getCityPages('toronto')]) {
  test(`The HTML of ${name} is valid`, async ({ site }) => {
    const page = await fetch(site.url + path, { headers: { [COUNTRY_HEADER]: visitorCountry } })
    expect(await findHtmlErrors(await page.text())).toEqual([])
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
