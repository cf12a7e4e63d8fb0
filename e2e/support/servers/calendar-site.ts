import { fetchForm } from '@/lib/monitoring/plain-form'
import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import type { Json } from './database-tree'
import { expect, test as base } from './fixtures'
import { startIsolatedSite, type IsolatedSite } from './isolated-site'

const REVALIDATE_SECRET = 'revalidate-'.repeat(4)

/** Tests that change Toronto's calendar. */
export const test = base.extend<{ isolated: IsolatedSite }>({
  isolated: async ({ stopAfterTest }, use) => {
    const isolated = await startIsolatedSite({ REVALIDATE_SECRET })
    stopAfterTest(isolated)
    await use(isolated)
  },
})

export { expect }

export const getPath = ({ site }: IsolatedSite) => `${site.url}/toronto/book-now`

/** Changes Toronto's calendar and shows it at once. */
export async function setCalendar({ site, store }: IsolatedSite, fields: Record<string, Json>) {
  for (const [name, value] of Object.entries(fields)) store.put(`/locations/toronto/${name}`, value)
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` }
  const answer = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
  expect(answer.status).toBe(200)
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
