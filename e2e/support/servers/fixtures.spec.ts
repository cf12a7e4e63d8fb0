import { test } from './fixtures'

test('A test may end while its page is still loading from another site', async ({
  page,
  startOtherSite,
}) => {
  const { url } = await startOtherSite()
  await page.goto(`${url}/toronto`, { waitUntil: 'commit' })
})
