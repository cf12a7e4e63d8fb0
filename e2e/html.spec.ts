import { expect, test } from './support/fixtures'
import { htmlFaults } from './support/html-faults'
import { AREA_PAGES, cityPages, COUNTRY_HEADER } from './support/page-types'
import { getForm, postForm } from './support/post-form'
import { WRONG_ANSWERS } from './support/wrong-answers'

for (const { name, path, visitor } of [...AREA_PAGES, ...cityPages('toronto')]) {
  test(`The HTML of the page ${name} is as the standard has it`, async ({ site }) => {
    const page = await fetch(site.url + path, { headers: { [COUNTRY_HEADER]: visitor } })
    expect(await htmlFaults(await page.text())).toEqual([])
  })
}

for (const { path, label, fields, says } of WRONG_ANSWERS) {
  test(`The HTML of the ${label} form is, that comes back with ${Object.keys(says).join(', ')}`, async ({
    site,
  }) => {
    const answer = await postForm(await getForm(site.url + path, label), fields)
    expect(await htmlFaults(answer.html)).toEqual([])
  })
}
