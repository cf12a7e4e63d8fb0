import type { Request } from '@/lib/requests/request'
import { safeLine } from '@/lib/requests/text'
import { createListBlocks, LISTS } from './day-lists'
import type { DaySettings } from './day-mail'
import { formatMailHtml } from './html'
import { formatMailText, type MailDocument } from './mail-document'

/** To the dispatchers of a location, instead of a mail for each request. */
export function buildDigestMail(
  fresh: readonly Request[],
  held: readonly Request[],
  { place, lang, getOfficeUrl }: Pick<DaySettings, 'place' | 'lang' | 'getOfficeUrl'>,
) {
  const parts = [
    fresh.length > 0 && `${fresh.length} new request${fresh.length === 1 ? '' : 's'}`,
    held.length > 0 && `${held.length > LISTS.held.max ? 'many' : held.length} held as spam`,
  ]
  const heading = parts.filter(Boolean).join(', ')
  const mail: MailDocument = {
    ...{ place, lang, heading, preheader: '' },
    blocks: [
      ...createListBlocks(fresh, LISTS.fresh, getOfficeUrl),
      ...createListBlocks(held, LISTS.held, getOfficeUrl),
    ],
    footer: [['One mail for all requests of these minutes, at most six an hour.']],
  }
  return {
    subject: safeLine(`${place}: ${heading}`),
    text: formatMailText(mail),
    html: formatMailHtml(mail),
  }
}
