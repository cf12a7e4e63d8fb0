import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { StoredRecord } from '@/lib/store/store'
import { buildConfirmationMail } from './confirmation-mail'
import { buildDispatchMail } from './dispatch-mail'
import { buildChatText } from './request-summary'
import { changeRequest, PICKUP, QUOTE } from './requests.fixture'
import type { StoredRequest } from './stored-request'

const HOSTILE = [
  'O’Neil',
  '李雷',
  '\0',
  '\\',
  '__proto__',
  'toString',
  '{".sv":"timestamp"}',
  '<script>alert(1)</script>',
  '\u202e\ufeff\u200d',
  '\udfff\ud83d',
  '👩\u200d🚒 é̂̃',
  'Mary\r\nBcc: evil@evil.example\r\n\r\n<b>body</b>',
  'Mary\nBcc: evil@evil.example',
  'Mary, evil@evil.example',
  '"Mary" <evil@evil.example>',
  '=?utf-8?Q?Mary=0D=0ABcc:_evil@evil.example?=',
  '<img src=x onerror=alert(1)>',
  '" onclick="alert(1)" x="',
  "' style='position:fixed",
  '</td></tr></table><a href="https://evil.example">Pay</a>',
  '<!--',
  '-->',
  '<![endif]--><script>',
  '</title><style>*{display:none}</style>',
  'javascript:alert(1)',
  'https://evil.example/x',
  'a@b.example?bcc=evil@evil.example',
  'a@b.example&bcc=evil@evil.example',
  'x?bcc=evil%40evil.example&y@b.example',
  "o'neil&<b>@b.example",
  `o'neil@b.example`,
  '=?utf-8?Q?evil=40evil.example=2C?=@b.example',
  '\u2028\u2029\u0085\u001b[2J',
  'x'.repeat(50_000),
]

const SITE_URL = 'https://hometeam.example'
const ENVELOPE = { from: 'site@hometeam.example', messageId: '<key@hometeam.example>' }
const DISPATCHER = 'dispatch@hometeam.example'
const compiler = createTransport({ streamTransport: true, buffer: true })

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
}

/** Every text of a record, also of the details, becomes the value. */
function fillRecord(record: StoredRecord, value: string): StoredRecord {
  const entries = Object.entries(record).map(([field, old]) => [
    field,
    typeof old === 'object' ? fillRecord(old, value) : value,
  ])
  return Object.fromEntries([...entries, [value, value]]) as StoredRecord
}

const fill = (request: StoredRequest, value: string): StoredRequest => ({
  ...request,
  record: fillRecord(request.record, value),
  details: fillRecord(request.details, value),
})

/** One answer of the visitor is hostile, so that the mail has its other parts. */
function fillOne(value: string): StoredRequest[] {
  const address = { ...(PICKUP.record.cus_address as StoredRecord), street: value }
  return [
    ...['name', 'note_from_customer', 'email'].map((field) =>
      changeRequest(QUOTE, { [field]: value }),
    ),
    changeRequest(PICKUP, { cus_address: address, description: value }),
    changeRequest(QUOTE, {}, { answers: { [value]: value, gate_code: value } }),
  ]
}

function buildMails(request: StoredRequest): Mail[] {
  const confirmation = buildConfirmationMail(request, {
    cityKey: 'toronto',
    phone: '416-555-0110',
    siteUrl: SITE_URL,
    now: new Date('2026-11-21T00:40:00Z'),
  })
  return [{ to: DISPATCHER, ...buildDispatchMail(request) }, confirmation ?? []].flat()
}

const HEADERS = [...['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']]
const MARKUP: Record<string, string> = {}
for (const name of ['head', 'title', 'tbody', 'tr']) MARKUP[name] = ''
Object.assign(MARKUP, {
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
})
const HREF =
  /^(tel:\+1\d{10}|mailto:[\w.%'!~*()-]+@[a-z\d.-]+|https:\/\/hometeam\.example\/[a-z-]+\/privacy|https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\w.*%+-]+)$/i

/** Returns what the layout does not have. */
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
        if (!allowed?.includes(name) || isOdd) foreign.push(`${name}="${value}"`)
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(document)
  return comments === 2 ? foreign : [...foreign, `${comments} comments`]
}

async function checkMail(mail: Mail): Promise<void> {
  expect(findForeignMarkup(mail.html)).toEqual([])
  expect(mail.text).not.toMatch(/[^\P{Cc}\n]/u)
  const addresses = mail.text.match(/https?:\/\/[^\s)]+/g) ?? []
  expect(addresses.filter((address) => !HREF.test(address))).toEqual([])
  const { message, envelope } = await compiler.sendMail({ ...ENVELOPE, ...mail })
  expect(envelope).toEqual({ from: ENVELOPE.from, to: [mail.to] })
  const parsed = await simpleParser(message, {
    skipHtmlToText: true,
    skipTextToHtml: true,
  })
  const names = parsed.headerLines.map(({ key }) => key).toSorted()
  expect(names).toEqual([...HEADERS, ...(mail.replyTo ? ['reply-to'] : [])].toSorted())
  expect(parsed.subject).toBe(mail.subject)
  expect([parsed.to].flat().map((to) => to?.text)).toEqual([mail.to])
  expect(parsed.replyTo?.text).toBe(mail.replyTo)
  expect(parsed.attachments).toEqual([])
  expect(parsed.text?.trim()).toBe(mail.text.trim())
  expect(parsed.html && parsed.html.trim()).toBe(mail.html.trim())
}

test.each(HOSTILE.map((value) => [value.slice(0, 60), value]))(
  'The value %j injects neither headers nor markup',
  async (_name, value) => {
    const requests = [fill(QUOTE, value), fill(PICKUP, value), ...fillOne(value)]
    const mails = requests.flatMap(buildMails)
    expect(mails.length).toBeGreaterThanOrEqual(8)
    for (const mail of mails) await checkMail(mail)
    for (const request of requests)
      expect(buildChatText(request)).toMatch(
        /^(Moving quote|Junk pickup)( in Toronto)?(: [\w\u00a0 ,:]+)?(\. Sent [A-Z][a-z]{2}, [\w\u00a0 ,:]+ ET)?(\. T-\w{4})?$/,
      )
  },
)

test('A subject holds no personal data but the first name', () => {
  const secrets = ['416', '0142', 'queen', 'smith', 'example', 'baker', 'bob']
  const note = 'Call Bob at 416 555 0142 or bob at example. 22 Baker Street 2 bedroom'
  const requests = [
    { ...QUOTE, record: { ...QUOTE.record, note_from_customer: note } },
    { ...PICKUP, record: { ...PICKUP.record, description: note } },
    ...[QUOTE, PICKUP].map((request) => fill(request, note)),
  ]
  for (const request of requests)
    for (const secret of secrets)
      expect(buildDispatchMail(request).subject.toLowerCase()).not.toContain(secret)
})
