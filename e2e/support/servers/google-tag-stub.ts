import type { BrowserContext, Page } from '@playwright/test'
import type { TagSettings } from '@/lib/analytics/conversions'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'
import { expect, test as base } from './fixtures'
import { TAG_META } from '@/lib/http/page-settings'

export { expect }

/** A stub of Google's tag: records commands, and sends requests to the hosts of Google's script. */

const TAG_SETTINGS: TagSettings = {
  ids: ['G-TEST', 'AW-123'],
  ads: { lead: 'AW-123/lead', call: 'AW-123/call' },
}

const TAG_ENVIRONMENT = {
  NEXT_PUBLIC_GOOGLE_TAG_ID: TAG_SETTINGS.ids.join(','),
  NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: Object.entries(TAG_SETTINGS.ads)
    .map(([kind, name]) => `${kind}=${name}`)
    .join(','),
}

type TagCommand = [name: string, ...rest: unknown[]]
export type TagParameters = Record<string, unknown>

export type GoogleTagStub = Awaited<ReturnType<typeof stubGoogleTag>>

/** Sends an event as gtag.js, Analytics and Ads do: by fetch, beacon, image and script. */
const TAG_SCRIPT = `{
  let page = location.href
  const send = (name) => {
    const query = '?en=' + name + '&dl=' + encodeURIComponent(page)
    fetch('https://region1.google-analytics.com/g/collect' + query, { mode: 'no-cors', keepalive: true })
    navigator.sendBeacon('https://www.google.com/ccm/collect' + query)
    if (name !== 'conversion') return
    new Image().src = 'https://www.google.ca/pagead/1p-conversion/123/' + query
    const script = document.createElement('script')
    script.src = 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/' + query
    document.head.append(script)
  }
  const run = (command) => {
    window.recordTagCommand(JSON.stringify([...command]))
    page = command[1].page_location ?? page
    if (command[0] === 'event') send(command[1])
  }
  const queue = window.dataLayer
  queue.forEach(run)
  queue.push = (...commands) => commands.forEach(run)
}`

export async function stubGoogleTag(context: BrowserContext, siteUrl: string) {
  const commands: TagCommand[] = []
  const requestedUrls: string[] = []
  await context.exposeFunction('recordTagCommand', (command: string) => {
    commands.push(JSON.parse(command) as TagCommand)
  })
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) => {
      const url = route.request().url()
      requestedUrls.push(url)
      const isLoader = url.startsWith('https://www.googletagmanager.com/gtag/js?id=G-TEST')
      return route.fulfill({ contentType: 'text/javascript', body: isLoader ? TAG_SCRIPT : '' })
    },
  )
  await injectMetaTag(context, siteUrl, TAG_META, JSON.stringify(TAG_SETTINGS))
  return { commands, requestedUrls }
}

const getParameters = ({ commands }: GoogleTagStub, command: string, name: string) =>
  commands
    .filter(([first, second]) => first === command && second === name)
    .map(([, , parameters]) => parameters as TagParameters)

export const getTagEvents = (tag: GoogleTagStub, name: string) => getParameters(tag, 'event', name)

export const getConsentCommands = (tag: GoogleTagStub, kind: 'default' | 'update') =>
  getParameters(tag, 'consent', kind)

export const expectPageViews = (tag: GoogleTagStub, times: number) =>
  expect.poll(() => getTagEvents(tag, 'page_view').length).toBe(times)

export function getTagPages({ commands }: GoogleTagStub): TagParameters[] {
  return commands
    .filter((command) => command[0] === 'set')
    .map((command) => command[1] as TagParameters)
    .filter((set) => typeof set.page_location === 'string')
}

export const test = base.extend<{ tag: GoogleTagStub }>({
  siteSettings: [TAG_ENVIRONMENT, { scope: 'worker' }],
  tag: [
    async ({ context, site }, use) => use(await stubGoogleTag(context, site.url)),
    { auto: true },
  ],
})

export const AD_SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization']
export const makeConsentState = (state: string, signals = [...AD_SIGNALS, 'analytics_storage']) =>
  Object.fromEntries(signals.map((signal) => [signal, state]))

type Answers = Partial<Record<'Analytics' | 'Ads', 'Yes' | 'No'>>

export async function choosePrivacyOptions(
  page: Page,
  tag: GoogleTagStub,
  answers: Answers,
): Promise<void> {
  await page.goto('/toronto')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page).toHaveURL('/toronto/privacy#choices')
  // A page counts itself once it is idle, which can be later than the visitor's choice.
  const getPage = () => getTagPages(tag).at(-1)?.page_location
  await expect.poll(getPage).toContain('/toronto/privacy')
  await answerPrivacyQuestions(page, answers)
}

export async function answerPrivacyQuestions(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const question = page.getByRole('group', { name: new RegExp(`Google ${name}`) })
    await question.getByLabel(answer).check()
  }
}
