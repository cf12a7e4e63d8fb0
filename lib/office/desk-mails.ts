import 'server-only'
import { getAreaCity, getDeskName } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { SITE_URL } from '@/lib/env'
import { readDeskEpoch } from '@/lib/locations/desk-epoch'
import { formatMailHtml } from '@/lib/notifications/html'
import {
  createButton,
  createParagraph,
  createRows,
  formatMailText,
  type MailBlock,
} from '@/lib/notifications/mail-document'
import { makeMessageId } from '@/lib/notifications/mailer'
import { mailDispatchers } from '@/lib/notifications/send-to-dispatchers'
import { formatInstant } from '@/lib/requests/instants'
import { isolate } from '@/lib/requests/text'
import { createDeskLink } from '@/lib/security/desk-link'
import type { Store } from '@/lib/store/store'

/** @throws Error without personal data */
export async function mailNewBrowser(
  store: Store,
  areaKey: AreaKey,
  name: string,
  now: number,
): Promise<void> {
  const time = formatInstant(new Date(now).toISOString(), getAreaCity(areaKey).city.timeZone)
  const heading = `A new browser opened the ${getDeskName(areaKey)} desk`
  await mailArea(store, areaKey, { heading, kind: 'new-browser', now }, [
    createRows([
      ['Name', isolate(name) || 'not given'],
      ['Time', time],
    ]),
    createParagraph(
      'Was it none of you? Then close every link and browser of this desk, and get a new link: ',
      `npm run locations -- --close-desks ${areaKey}`,
    ),
  ])
}

/** @throws Error without personal data */
export async function mailDeskLink(store: Store, areaKey: AreaKey, now: number): Promise<void> {
  const desk = getDeskName(areaKey)
  const path = createDeskLink(areaKey, await readDeskEpoch(store, areaKey), now)
  const heading = `Your link to the ${desk} desk`
  await mailArea(store, areaKey, { heading, kind: 'desk-link', now }, [
    createParagraph('It opens the desk in a browser of the office for fourteen days.'),
    createButton(`Open the ${desk} desk`, SITE_URL + path),
    createParagraph('Please forward it to nobody outside the office.'),
  ])
}

async function mailArea(
  store: Store,
  areaKey: AreaKey,
  { heading, kind, now }: { heading: string; kind: string; now: number },
  blocks: readonly MailBlock[],
): Promise<void> {
  const { locationName, country } = getAreaCity(areaKey).city
  const document = {
    ...{ heading, blocks, preheader: '', place: locationName },
    lang: country === 'canada' ? 'en-CA' : 'en-US',
    footer: [['Only the office gets this mail.']],
  } as const
  const bodies = { text: formatMailText(document), html: formatMailHtml(document) }
  const messageId = makeMessageId(areaKey, kind, String(now))
  await mailDispatchers(store, areaKey, { subject: heading, messageId, ...bodies }, now)
}
