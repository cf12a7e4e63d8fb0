import { formatShortDate } from '@/lib/dates/format-dates'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { Request } from '@/lib/requests/request'
import { isolate } from '@/lib/requests/text'
import { createLines, createPhoneLink, type MailBlock, type Paragraph } from './mail-document'

interface List {
  title: string
  /** More are counted only as more. */
  max: number
  verbs: string
  command: string
  describe: (request: Request) => string
}

const OPEN: List = {
  title: 'Still open',
  max: 20,
  verbs: 'called, won, lost or cancel',
  command: 'npm run leads',
  describe({ kind, at, city, flags }) {
    const day = city && at > 0 ? getWallClock(new Date(at), city.timeZone).date : ''
    const what = kind === 'pickup' ? 'junk pickup' : 'moving quote'
    return [...flags, what, day && formatShortDate(day)].filter(Boolean).join(', ')
  },
}

export const LISTS = {
  open: OPEN,
  fresh: { ...OPEN, title: 'New requests', max: 100 },
  /** A person may be among them. */
  held: {
    title: 'Suspected spam',
    max: 10,
    verbs: 'read it, or release it',
    command: 'npm run leads -- --quarantine',
    describe: ({ suspicions }) => suspicions.join(', '),
  },
} satisfies Record<string, List>

/** Under the day, each with the page where the office decides. */
export function createListBlocks(
  requests: readonly Request[],
  { title, max, verbs, command, describe }: List,
  getOfficeUrl: (request: Request) => string,
): MailBlock[] {
  if (requests.length === 0) return []
  const lines = requests.slice(0, max).flatMap((request): Paragraph[] => {
    const { name, phone, note, suspicions, reference } = request
    const href = getOfficeUrl(request)
    const link = href ? { text: `${reference}: ${verbs}`, href } : reference
    return [
      [`${isolate(name)} (${describe(request)}), `, createPhoneLink(phone), ', ', link],
      [suspicions.length > 0 && note ? `Note: ${note}` : ''],
    ]
  })
  const more = requests.length > max ? [[`And more: ${command}`]] : []
  return [createLines([...lines, ...more], title)]
}
