import { fetchForm } from '@/lib/cron/plain-form'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import type { Json } from './database-tree'
import { expect, revalidate, test as base, type IsolatedSite } from './isolated-site'

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
  const { answer, result } = await revalidate(site, () => fetch(getPath(isolated)))
  expect([answer.status, result.status]).toEqual([200, 200])
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
