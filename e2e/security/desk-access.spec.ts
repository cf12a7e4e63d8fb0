import { fetchDeskCookie, openDesk, signDeskLink, SITE_KEY } from '@/e2e/support/servers/desk'
import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { DISPATCHER } from '@/e2e/support/servers/mail-server'
import { test } from '@/e2e/support/servers/office'
import { DAY_MS } from '@/lib/dates/durations'

const HTML = { accept: 'text/html' }
const fetchText = async (url: string, headers = {}) =>
  (await (await fetch(url, { headers })).text()).replace(/<script[^]*?<\/script>/g, '')

describeVisitors('the desk of an area', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} opens the desk by a press, sees two desks, loses one and signs out`, async ({
    page,
    context,
    office,
  }) => {
    const { site } = office
    const title = page.getByRole('heading', { level: 1 })
    const nav = page.getByRole('navigation', { name: 'Desk' })
    const link = site.url + signDeskLink('toronto')
    // A mail scanner opens the links in a mail.
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await fetch(link, { method, headers: HTML })).headers.getSetCookie()).toEqual([])
    await page.goto(link)
    await expect(title).toHaveText('Toronto desk')
    await expect(nav).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
    expect(office.getMailsTo(DISPATCHER)).toEqual([])

    await openDesk(page, site.url, 'toronto', { name: 'Zoë O’Brien' })
    await expect(page).toHaveURL(`${site.url}/toronto/desk?done=pressed`)
    await expect(nav.getByRole('link', { name: 'New booking' })).toBeVisible()
    expect(await context.cookies()).toEqual([
      expect.objectContaining({ name: 'desk', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ])
    await expect
      .poll(() => office.getLastMail()?.subject)
      .toBe('A new browser opened the Toronto desk')
    expect(office.getLastMail()?.text).toContain('Zoë O’Brien')
    expect(office.getLastMail()?.text).not.toContain('link=')

    await openDesk(page, site.url, 'houston')
    await nav.getByRole('link', { name: 'Toronto desk' }).click()
    await expect(page).toHaveURL(`${site.url}/toronto/desk`)
    await expect(nav.getByRole('link', { name: 'Houston desk' })).toBeVisible()
    const closed = await office.run('locations', '--close-desks', 'houston')
    expect(closed.stdout).toContain('houston: every link and browser is closed')
    await page.goto(`${site.url}/houston/desk`)
    await expect(title).toHaveText('The desk was closed')
    await page.goto(`${site.url}/toronto/desk/new-quote`)
    await expect(nav.getByRole('link', { name: 'Houston desk' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Sign out this browser' }).click()
    await expect(title).toHaveText('This browser is signed out')
    expect(await context.cookies()).toEqual([])
    await page.goBack()
    await expect(title).toHaveText('The desk isn’t open in this browser')
    await expect(nav).toHaveCount(0)
  })
})

test('Every closed desk says why, and how to get a link', async ({ office }) => {
  const { site } = office
  const at = (query: string) => fetchText(`${site.url}/toronto/desk${query}`)
  const old = Date.now() - 15 * DAY_MS
  const of = (path: string) => path.slice(path.indexOf('?'))
  for (const [query, title] of [
    ['', 'The desk isn’t open in this browser'],
    ['?done=pressed', 'This browser kept no cookie'],
    ['?link=toronto.1', 'This desk link is wrong'],
    [`${of(signDeskLink('toronto')).slice(0, -1)}!`, 'This desk link is wrong'],
    [of(signDeskLink('toronto', { epoch: 1 })), 'This desk link is wrong'],
    [of(signDeskLink('toronto', { now: old })), 'This desk link has expired'],
    [of(signDeskLink('barrie')), 'This link is for another desk'],
  ] as const) {
    const html = await at(query)
    expect(html, query).toContain(title)
    expect(html, query).toContain('npm run locations -- --desk toronto')
    expect(html, query).not.toMatch(/<form|tel:/)
  }
  const printed = await office.run('locations', '--close-desks', 'all', '--desk', 'toronto')
  const [link = ''] = /\?link=\S+/.exec(printed.stdout) ?? []
  expect(await at(of(signDeskLink('toronto')))).toContain('This desk link was closed')
  expect(await at(link)).toContain('Use this browser for the Toronto desk')
})

test('Nothing stores, indexes, counts or measures a page of the desk', async ({
  database,
  startOtherSite,
}) => {
  const settings = { NEXT_PUBLIC_GOOGLE_TAG_ID: 'G-TEST', VERCEL: '1' }
  const site = await startOtherSite({ ...settings, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: SITE_KEY })
  const cookie = await fetchDeskCookie(site.url, 'toronto')
  for (const page of ['', '/request', '/new-booking', '/new-quote']) {
    for (const headers of [HTML, { ...HTML, cookie }]) {
      const answer = await fetch(`${site.url}/toronto/desk${page}?utm_source=mail`, { headers })
      expect(answer.status).toBe(200)
      const { 'set-cookie': set = '', ...rest } = Object.fromEntries(answer.headers)
      expect(set).toBe('')
      expect(rest).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' })
      expect(rest['cache-control']).toContain('no-store')
      expect(rest['content-security-policy']).not.toMatch(/https?:/)
      const html = await answer.text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toMatch(/<meta name="(google-tag|speed-insights)"/)
    }
  }
  for (const path of ['/fr/ottawa/desk', '/hull/desk', '/guelph/desk/request', '/toronto/desk)']) {
    const answer = await fetch(site.url + path, { headers: HTML, redirect: 'manual' })
    expect(answer.headers.get('location'), path).toMatch(/^\/(ottawa|kitchener|toronto)\/desk/)
    expect(answer.headers.getSetCookie(), path).toEqual([])
  }
  const signedOut = await fetch(`${site.url}/toronto/desk?done=signedout`)
  expect(signedOut.headers.get('clear-site-data')).toBe('"cache"')

  // The test database never fails for locations, so we remove the record.
  database.put('/locations/toronto', null)
  const html = await fetchText(`${site.url}/toronto/desk`, { cookie })
  expect(html).toMatch(/We can’t open the desk right now.*href="tel:\+14165550110"/s)
  expect(html).not.toMatch(/New booking|npm run/)
})
