import { expect, test } from '@/e2e/support/servers/fixtures'
import { findHtmlErrors } from '@/e2e/support/checks/html-errors'
import { NON_CITY_PAGES, getCityPages, COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { postForm } from '@/e2e/support/pages/post-form'
import { fetchForm } from '@/lib/monitoring/plain-form'
import { INVALID_FORM_CASES } from '@/e2e/support/pages/invalid-form-cases'

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
