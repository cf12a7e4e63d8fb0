import type { StoredRecord } from '@/lib/store/store'
import {
  createCallButton,
  createEmailLink,
  createPhoneLink,
  createRows,
  formatMailText,
  type MailBlock,
  type MailDocument,
} from './mail-document'
import { formatMailHtml } from './html'
import { listAnswers, listOtherFields, NOT_GIVEN } from './request-rows'
import {
  buildSubject,
  formatInstant,
  formatKindAndCity,
  summarizeRequest,
  type RequestSummary,
} from './request-summary'
import {
  preventLinks,
  safeLine,
  listFields,
  readBoolean,
  readRecord,
  readText,
  type StoredRequest,
} from './stored-request'

/** To the dispatcher: all that is stored about a request. */
export function buildDispatchMail(request: StoredRequest) {
  const summary = summarizeRequest(request)
  const mail = buildDocument(request, summary)
  return {
    subject: buildSubject(request, summary),
    text: formatMailText(mail),
    html: formatMailHtml(mail),
    // The customer's address.
    ...(summary.email && { replyTo: summary.email }),
  }
}

function buildDocument(request: StoredRequest, summary: RequestSummary): MailDocument {
  const { list, key, details } = request
  const timeZone = summary.city?.timeZone
  const campaign = listCampaign(readRecord(details, 'attribution'), timeZone).map(
    ({ title, rows }): MailBlock => ({ type: 'rows', title, rows: createRows(rows) }),
  )
  const sent = [summary.sentAt, timeZone && `(${timeZone})`].filter(Boolean).join(' ')
  return {
    lang: summary.city?.country === 'canada' ? 'en-CA' : 'en-US',
    heading: formatKindAndCity(summary),
    place: summary.cityName,
    preheader: [summary.reference, summary.sentAt].filter(Boolean).join(', '),
    blocks: [
      { type: 'rows', rows: listContact(request, summary, sent) },
      ...createCallButton(summary.phone),
      {
        type: 'rows',
        title: summary.kind === 'quote' ? 'The move' : 'The pickup',
        rows: createRows(listAnswers(request)),
      },
      ...campaign,
      { type: 'rows', title: 'Record', rows: createRows(listRecordRows(request)) },
    ],
    footer: [[`Stored as ${list}/${safeLine(key)}. To see all requests: npm run leads`]],
  }
}

function listContact({ record, list }: StoredRequest, summary: RequestSummary, sent: string) {
  const storedEmail = readText(record, list === 'leads' ? 'email' : 'cus_email')
  return createRows([
    ['Name', preventLinks(summary.name) || NOT_GIVEN],
    ['Phone', createPhoneLink(summary.phone) || NOT_GIVEN],
    ['Email', summary.email ? createEmailLink(summary.email) : preventLinks(storedEmail)],
    ['City', summary.cityName],
    ['Sent', sent],
    ['Reference', summary.reference],
  ])
}

/** In the rows above, or of no use to a dispatcher. */
const SHOWN_FIELDS: Record<StoredRequest['list'], readonly string[]> = {
  leads: ['name', 'phone', 'email', 'date', 'time', 'zip', 'zipTo', 'note_from_customer'],
  jobs: [
    ...['cus_name', 'cus_phone', 'cus_email', 'cus_address', 'date', 'start_time', 'end_time'],
    ...['description', 'is_time_sensitive', 'property_type'],
  ],
}

function listRecordRows({ list, record, details }: StoredRequest) {
  return [
    ['Marketing', formatConsent(readRecord(details, 'consent'))],
    ...listOtherFields(record, SHOWN_FIELDS[list]),
  ] as const
}

function formatConsent(consent: StoredRecord): string {
  const marketing = readBoolean(consent, 'marketing')
  if (marketing === undefined) return 'Unknown: send no offers'
  const version = preventLinks(readText(consent, 'version'))
  const answer = marketing ? 'Yes, agreed to marketing texts' : 'No marketing texts'
  return version ? `${answer} (consent text ${version})` : answer
}

const TOUCH_LABELS: Record<string, string> = {
  at: 'Arrived',
  landing_path: 'Landing page',
  referrer_host: 'Referrer',
}

/** First and last touch (lib/analytics/attribution.ts) under their titles; one touch for a single visit. */
function listCampaign(attribution: StoredRecord, timeZone: string | undefined) {
  const touches = ['first', 'last'].map((name) =>
    listTouch(readRecord(attribution, name), timeZone),
  )
  const [first = [], last = []] = touches
  const isSame = JSON.stringify(first) === JSON.stringify(last)
  const sections = isSame
    ? [{ title: 'Campaign: only visit', rows: first }]
    : [
        { title: 'Campaign: first visit', rows: first },
        { title: 'Campaign: last visit', rows: last },
      ]
  return sections.filter(({ rows }) => rows.length > 0)
}

function listTouch(touch: StoredRecord, timeZone: string | undefined) {
  return listFields(touch)
    .slice(0, 30)
    .map((field): [string, string] => {
      const text = readText(touch, field)
      // A campaign's name is whatever its link says; a referrer is the name of a host.
      const shown = field === 'referrer_host' ? text : preventLinks(text)
      const value = field === 'at' ? formatInstant(text, timeZone) || text : shown
      return [TOUCH_LABELS[field] ?? safeLine(field, 40), value]
    })
    .filter(([, value]) => value !== '')
}
