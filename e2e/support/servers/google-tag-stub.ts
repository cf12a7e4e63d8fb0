import type { BrowserContext } from '@playwright/test'
import { TAG_META, type TagSettings } from '@/lib/analytics/tag-settings'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'

/** Plays Google's tag: notes what it is told, and asks of the policy what Google's own script asks. */

const TAG_SETTINGS: TagSettings = {
  ids: ['G-TEST', 'AW-123'],
  ads: { lead: 'AW-123/lead', call: 'AW-123/call' },
}

/** The same as settings of a site: what it renders for one request carries the tag by itself. */
export const TAG_ENVIRONMENT = {
  NEXT_PUBLIC_GOOGLE_TAG_ID: TAG_SETTINGS.ids.join(','),
  NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: Object.entries(TAG_SETTINGS.ads)
    .map(([kind, name]) => `${kind}=${name}`)
    .join(','),
}

/** One command to Google's tag: its name, and what came with it. */
type TagCommand = [name: string, ...rest: unknown[]]
export type TagParameters = Record<string, unknown>

export interface GoogleTagStub {
  /** Everything that Google's tag was told, in order, on all pages. */
  commands: TagCommand[]
  /** The addresses of Google's that were asked. */
  requestedUrls: string[]
}

/** What gtag.js, Analytics and Ads send on an event, by the ways in which they send it. */
const TAG_SCRIPT = `{
  let page = location.href
  const send = (name) => {
    const asked = '?en=' + name + '&dl=' + encodeURIComponent(page)
    fetch('https://region1.google-analytics.com/g/collect' + asked, { mode: 'no-cors', keepalive: true })
    navigator.sendBeacon('https://www.google.com/ccm/collect' + asked)
    if (name !== 'conversion') return
    new Image().src = 'https://www.google.ca/pagead/1p-conversion/123/' + asked
    const script = document.createElement('script')
    script.src = 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/' + asked
    document.head.append(script)
  }
  const take = (command) => {
    window.noteTag(JSON.stringify([...command]))
    page = command[1].page_location ?? page
    if (command[0] === 'event') send(command[1])
  }
  const queue = window.dataLayer
  queue.forEach(take)
  queue.push = (...commands) => commands.forEach(take)
}`

/** Lets the pages of a browser measure, as a build with a tag serves them. */
export async function stubGoogleTag(
  context: BrowserContext,
  siteUrl: string,
): Promise<GoogleTagStub> {
  const commands: TagCommand[] = []
  const requestedUrls: string[] = []
  await context.exposeFunction('noteTag', (command: string) => {
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

/** What came with each event of a name. */
export function getTagEvents({ commands }: GoogleTagStub, name: string): TagParameters[] {
  return commands
    .filter((command) => command[0] === 'event' && command[1] === name)
    .map((command) => command[2] as TagParameters)
}

/** Each page that the following events were said to happen on. */
export function getTagPages({ commands }: GoogleTagStub): TagParameters[] {
  return commands
    .filter((command) => command[0] === 'set')
    .map((command) => command[1] as TagParameters)
    .filter((set) => typeof set.page_location === 'string')
}

/** What came with each command to consent, defaults or updates. */
export function getConsentCommands(
  { commands }: GoogleTagStub,
  kind: 'default' | 'update',
): TagParameters[] {
  return commands
    .filter((command) => command[0] === 'consent' && command[1] === kind)
    .map((command) => command[2] as TagParameters)
}
