import { startChat, type Chat } from './support/chat'
import { eventsIn } from './support/events'
import { expect, settingsOf, test as base } from './support/fixtures'
import { GOOD_MOVE, getForm, postForm } from './support/post-form'
import { startSite } from './support/site'

const test = base.extend<{ chat: Chat }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  chat: async ({}, use) => {
    const chat = await startChat()
    await use(chat)
    chat.stop()
  },
})

test('When submissions cannot be stored, the people on duty hear of it once, and of nobody', async ({
  chat,
  database,
}) => {
  const site = await startSite({ ...settingsOf(database), ALERT_WEBHOOK_URL: chat.url })
  try {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const post = () => postForm(form, GOOD_MOVE)
    await post()
    database.misbehave('deny')
    for (let times = 0; times < 5; times++) await post()
    await expect.poll(() => chat.alerts.length).toBe(1)
    expect(chat.alerts.join()).toContain('could not be stored')
    expect(chat.alerts.join()).not.toMatch(/mary|416|555|m5v/i)
    const [stored, ...failed] = eventsIn(site.log(), 'submission')
    expect(stored).toMatchObject({ level: 'info', outcome: 'stored' })
    expect(failed.map(({ level }) => level)).toEqual(Array(5).fill('error'))
  } finally {
    await site.stop()
  }
})

/** Breaks what only a thank-you page with a move date uses. */
const BREAK_DATES = `
  Date.prototype.toLocaleDateString = function () { throw new TypeError('broken on purpose') }`

test('When a page cannot be made, the people on duty hear of it once, and of nobody', async ({
  chat,
  database,
}) => {
  const site = await startSite({
    ...settingsOf(database),
    ALERT_WEBHOOK_URL: chat.url,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BREAK_DATES)}`,
  })
  try {
    const url = `${site.url}/thankyou?moveDate=2026-12-01&fromAddress=m5v2t6`
    for (let times = 0; times < 3; times++) expect((await fetch(url)).status).toBe(500)
    await expect.poll(() => chat.alerts.length).toBe(1)
    const errors = eventsIn(site.log(), 'request-error')
    expect(errors).toHaveLength(3)
    expect(errors[0]).toEqual({
      at: expect.any(String),
      level: 'error',
      event: 'request-error',
      error: 'TypeError',
      digest: expect.stringMatching(/^\d+$/),
      method: 'GET',
      route: '/[country]/thankyou',
      type: 'render',
    })
    expect(JSON.stringify(errors) + chat.alerts.join()).not.toMatch(/m5v|2026-12-01|on purpose/)
  } finally {
    await site.stop()
  }
})
