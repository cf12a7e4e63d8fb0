import { fetchForm } from '@/lib/monitoring/plain-form'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import type { Json } from './database-tree'
import { expect, REVALIDATE_SECRET, test as base, type IsolatedSite } from './isolated-site'

export { expect }

export const test = base.extend({
  page: async ({ page }, use) => {
    await stubEmptyMaps(page)
    await use(page)
  },
})

export const getPath = ({ site }: IsolatedSite) => `${site.url}/toronto/book-now`

/** Changes Toronto's calendar and shows it at once. */
export async function setCalendar(isolated: IsolatedSite, fields: Record<string, Json>) {
  const { site, store } = isolated
  for (const [name, value] of Object.entries(fields)) store.put(`/locations/toronto/${name}`, value)
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` }
  // On a busy machine the site may give up on the location, and keep a page without its calendar.
  await expect(async () => {
    const before = site.log().length
    const answer = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
    expect(answer.status).toBe(200)
    expect((await fetch(getPath(isolated))).status).toBe(200)
    expect(site.log().slice(before)).not.toContain('"outcome":"fallback"')
  }).toPass()
}

/** Books 11 am to 1 pm on a day as another visitor. */
export async function bookElsewhere(
  isolated: IsolatedSite,
  selectedDate: string,
  name = 'Ann Other',
): Promise<void> {
  const form = await fetchForm(getPath(isolated), 'Junk pickup')
  const fields = { ...makeValidPickup(), selectedDate, timeSlot: '11:00-13:00', name }
  const { status } = await postForm(form, fields)
  expect(status).toBe(303)
}
