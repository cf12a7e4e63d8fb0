import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { StoredRecord } from '@/lib/store/store'
import { buildChangeMail } from './change-mail'
import { buildConfirmationMail } from './confirmation-mail'
import { buildDispatchMail } from './dispatcher-mail'
import { HOSTILE_TEXTS } from './hostile-texts.fixture'
import type { Mail } from './mailer'
import { buildReminderMail } from './reminder-mail'
import { buildThanksMail } from './thanks-mail'
import { buildChatText } from './headlines'
import {
  CANCELLATION,
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
  parseStored,
  PICKUP,
  QUOTE,
  QUOTE_CANCELLATION,
} from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { html } from './html'

const ENVELOPE = { from: 'site@movers.example', messageId: '<key@movers.example>' }
const DISPATCHER = 'dispatch@movers.example'
const compiler = createTransport({ streamTransport: true, buffer: true })

type OneMail = Omit<Mail, 'messageId' | 'to'> & { to: string }

/** Sets every text of a record and its details to the value. */
function fillRecord(record: StoredRecord, value: string): StoredRecord {
  const entries = Object.entries(record).map(([field, old]) => [
    field,
    typeof old === 'object' ? fillRecord(old, value) : value,
  ])
  return Object.fromEntries([...entries, [value, value]]) as StoredRecord
}

const fill = ({ list, key, record, details }: Request, value: string): Request =>
  parseStored({ list, key, record: fillRecord(record, value), details: fillRecord(details, value) })

/** Makes one answer hostile at a time, so that the mail keeps its other parts. */
function fillOne(value: string): Request[] {
  const address = { ...(PICKUP.record.cus_address as StoredRecord), street: value }
  return [
    ...['name', 'note_from_customer', 'email'].map((field) =>
      changeRequest(QUOTE, { [field]: value }),
    ),
    changeRequest(MAILED_PICKUP, { cus_address: address, description: value }),
    changeRequest(MAILED_PICKUP, { cus_name: value, date: value, start_time: value }),
    changeRequest(PICKUP, {}, { email: value }),
    changeRequest(QUOTE, {}, { answers: { [value]: value, gate_code: value } }),
  ]
}

/** Every mail of the request and of its changes, whose texts staff may have edited. */
function buildMails(request: Request, hostile: string): OneMail[] {
  const changes =
    request.list === 'jobs' ? [MOVE, { ...CANCELLATION, from: hostile }] : [QUOTE_CANCELLATION]
  const toCustomer = () => [
    buildConfirmationMail(request, MAIL_SETTINGS),
    buildReminderMail(request, MAIL_SETTINGS),
    buildThanksMail(request, { ...MAIL_SETTINGS, reviewsUrl: REVIEWS_URL }),
    ...changes.map((change) => buildChangeMail({ ...request, change }, change, MAIL_SETTINGS)),
  ]
  const toDispatcher = [undefined, ...changes, { ...MOVE, to: hostile }].map((change) =>
    buildDispatchMail({ ...request, change }),
  )
  return [
    ...toDispatcher.map((mail) => ({ to: DISPATCHER, ...mail })),
    ...(request.email === '' ? [] : toCustomer().filter((mail) => mail !== undefined)),
  ]
}

const REVIEWS_URL = 'https://movers.example/toronto'
const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
/** The allowed attributes of each element. */
const MARKUP: Record<string, string> = {
  ...{ head: '', title: '', tbody: '', tr: '' },
  html: 'lang',
  meta: 'charset content name',
  body: 'style',
  div: 'style',
  table: 'border cellpadding cellspacing role style width',
  td: 'align bgcolor height style valign width',
  h1: 'style',
  h2: 'style',
  p: 'style',
  a: 'href style',
}
/**
 * A mail program that lacks one hides nothing (caniemail.com, November 2026: Outlook lacks the last eight,
 * Gmail `overflow-wrap`; without `display` the preheader shows, too).
 */
const PROPERTIES =
  /^(background-color|border-bottom|border-top|color|font|font-size|font-weight|line-height|margin|margin-top|padding|padding-right|text-decoration|mso-hide|display|border-radius|max-height|max-width|overflow|overflow-wrap|table-layout|white-space|word-break)$/
const HREF =
  /^(tel:\+1\d{10}|mailto:[\w.%'!~*()-]+@[a-z\d.-]+|https:\/\/movers\.example\/toronto(\/(privacy|book-now|booking\?key=-O1&sig=abc_-1(&decline=1)?))?|http:\/\/localhost:3000\/[a-z-]+\/desk\/request\?key=[\w-]+|https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\w.*%+-]+)$/i

/** Returns the markup that our layout does not use. */
function findForeignMarkup(html: string): string[] {
  const foreign: string[] = []
  const document = parse(html, { onParseError: ({ code }) => foreign.push(code) })
  let comments = 0
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isCommentNode(node)) comments++
    if (tree.isElementNode(node)) {
      const allowed = MARKUP[node.tagName]?.split(' ')
      if (!allowed) foreign.push(node.tagName)
      for (const { name, value } of node.attrs) {
        const isOdd = (name === 'href' && !HREF.test(value)) || !/^[^<>"]*$/.test(value)
        const styles =
          name === 'style' ? value.split(';').map((one) => one.split(':')[0] ?? '') : []
        foreign.push(...styles.filter((property) => !PROPERTIES.test(property)))
        if (!allowed?.includes(name) || isOdd) foreign.push(`${name}="${value}"`)
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(document)
  return comments === 2 ? foreign : [...foreign, `${comments} comments`]
}

/** Only lines of this form: a visitor's text could begin another line. */
const CALENDAR = /^BEGIN:VCALENDAR\r\n([A-Z-]+[:;][^\r\n]*\r\n( [^\r\n]*\r\n)*)+END:VCALENDAR\r\n$/

/** Half of the mails do not show the hostile answer, so they are the same for every value. */
const checked = new Set<string>()

async function checkMail(mail: OneMail): Promise<void> {
  const whole = JSON.stringify(mail)
  if (checked.has(whole)) return
  checked.add(whole)
  expect(findForeignMarkup(mail.html)).toEqual([])
  expect(mail.text).not.toMatch(/[^\P{Cc}\n]/u)
  const addresses = mail.text.match(/https?:\/\/[^\s)]+/g) ?? []
  expect(addresses.filter((address) => !HREF.test(address))).toEqual([])
  const { message, envelope } = await compiler.sendMail({ ...ENVELOPE, ...mail })
  expect(envelope).toEqual({ from: ENVELOPE.from, to: [mail.to] })
  const parsed = await simpleParser(message, { skipHtmlToText: true, skipTextToHtml: true })
  const names = parsed.headerLines.map(({ key }) => key).toSorted()
  expect(names).toEqual([...HEADERS, ...(mail.replyTo ? ['reply-to'] : [])].toSorted())
  expect(parsed.subject).toBe(mail.subject)
  expect([parsed.to].flat().map((to) => to?.text)).toEqual([mail.to])
  expect(parsed.replyTo?.text).toBe(mail.replyTo)
  const files = (mail.attachments ?? []).map(({ content }) => content)
  expect(parsed.attachments.map(({ content }) => content.toString())).toEqual(files)
  for (const file of files) expect(file).toMatch(CALENDAR)
  expect(parsed.text?.trim()).toBe(mail.text.trim())
  expect(parsed.html && parsed.html.trim()).toBe(mail.html.trim())
}

test.each(HOSTILE_TEXTS.map((value) => [value.slice(0, 60), value]))(
  'The value %j injects neither headers nor markup',
  async (_name, value) => {
    const requests = [fill(QUOTE, value), fill(PICKUP, value), ...fillOne(value)]
    const mails = requests.flatMap((request) => buildMails(request, value))
    expect(mails.length).toBeGreaterThanOrEqual(40)
    for (const mail of mails) await checkMail(mail)
    for (const request of requests)
      expect(buildChatText(request)).toMatch(
        /^(Moving quote|Junk pickup)( in Toronto)?(: [\w\u00a0 ,:]+)?(\. Sent [A-Z][a-z]{2}, [\w\u00a0 ,:]+ ET)?(\. TR-\w{5})?$/,
      )
  },
)

test('A subject holds no personal data but the first name', () => {
  const secrets = ['416', '0142', 'queen', 'smith', 'example', 'baker', 'bob']
  const note = 'Call Bob at 416 555 0142 or bob at example. 22 Baker Street 2 bedroom'
  const requests = [
    changeRequest(QUOTE, { note_from_customer: note }),
    changeRequest(PICKUP, { description: note }),
    ...[QUOTE, PICKUP].map((request) => fill(request, note)),
  ]
  for (const request of requests)
    for (const secret of secrets)
      expect(buildDispatchMail(request).subject.toLowerCase()).not.toContain(secret)
})

test('A template escapes values, and keeps other templates', () => {
  const value = `<b a="1" c='2'>&\u202e\u0000\u0085</b>`
  const list = [html`<i>${1}</i>`, html`<i>${'<'}</i>`]
  expect(html`<p title="${value}">${list}</p>`.toString()).toBe(
    '<p title="&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;&lt;/b&gt;"><i>1</i><i>&lt;</i></p>',
  )
})
