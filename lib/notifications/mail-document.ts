import { telHref } from '@/lib/routing/tel-href'
import { isPhone } from '@/lib/forms/masks'
import { preventLinks, safeLine } from '@/lib/requests/text'
import type { getDocumentLanguage } from '@/lib/words/languages'
import { ENGLISH, type Translate } from '@/lib/words/translate'

export interface MailDocument {
  lang: ReturnType<typeof getDocumentLanguage>
  heading: string
  place: string
  preheader: string
  blocks: readonly MailBlock[]
  footer: readonly Paragraph[]
}

export type MailBlock =
  | { type: 'paragraph'; parts: Paragraph }
  | { type: 'button'; link: Link }
  | { type: 'rows'; title: string; rows: readonly Row[] }
  | { type: 'lines'; title: string; lines: readonly Paragraph[] }
  | { type: 'steps'; title: string; steps: readonly string[] }

export type Paragraph = readonly (string | Link)[]

export interface Link {
  text: string
  href: string
}

export type Row = readonly [label: string, value: string | Link]

export function createParagraph(...parts: Paragraph): MailBlock {
  return { type: 'paragraph', parts }
}

/** @param text marks the link as `<1>…</1>` */
export function createLinkParagraph(
  text: string,
  createLink: (text: string) => string | Link = createPhoneLink,
): MailBlock {
  const [before = '', part = '', after = ''] = text.split(/<\/?1>/)
  return createParagraph(before, createLink(part), after)
}

export function createPhoneLink(phone: string): string | Link {
  return isPhone(phone) ? { text: phone, href: telHref(phone) } : phone
}

export function createButton(text: string, href: string): MailBlock {
  return { type: 'button', link: { text, href } }
}

/** @param email checked by `isEmail`; the local part may hold `?` and `&` (RFC 6068, section 2) */
export function createEmailLink(email: string): Link {
  const at = email.lastIndexOf('@')
  const href = `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`
  return { text: email, href }
}

/** Characters; Google Maps finds nothing for a longer address. */
const MAP_QUERY_MAX = 300

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
export function createMapLink(text: string, address: string): Link {
  const query = new URLSearchParams({ api: '1', query: safeLine(address, MAP_QUERY_MAX) })
  return { text: preventLinks(text), href: `https://www.google.com/maps/search/?${query}` }
}

/** Omits empty rows. Typed text never becomes a link: only the functions above make links. */
export function createRows(rows: readonly Row[], title = ''): MailBlock {
  const filled = rows.filter(([, value]) => value !== '')
  const safe = filled.map(([label, value]): Row => [preventLinks(label), keepLink(value)])
  return { type: 'rows', title: preventLinks(title), rows: safe }
}

export function createLines(lines: readonly Paragraph[], title = ''): MailBlock {
  const safe = lines.map((parts) => parts.filter((part) => part !== '').map(keepLink))
  const filled = safe.filter((parts) => parts.length > 0)
  return { type: 'lines', title: preventLinks(title), lines: filled }
}

const keepLink = (part: string | Link) => (typeof part === 'string' ? preventLinks(part) : part)

export function formatMailText({ heading, blocks, footer }: MailDocument, t = ENGLISH): string {
  const texts = blocks.map((block) => formatBlock(block, t))
  const parts = [heading, ...texts, '--', ...footer.map(formatParagraph)]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function formatBlock(block: MailBlock, t: Translate): string {
  switch (block.type) {
    case 'paragraph':
      return formatParagraph(block.parts)
    case 'button':
      return formatText(block.link)
    case 'rows': {
      const lines = block.rows.map(([label, value]) =>
        t('{label}: {value}', { label, value: formatText(value) }),
      )
      return formatSection(block.title, lines)
    }
    case 'lines':
      return formatSection(block.title, block.lines.map(formatParagraph))
    case 'steps':
      return formatSection(
        block.title,
        block.steps.map((step, index) => `${index + 1}. ${step}`),
      )
  }
}

function formatSection(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines].filter(Boolean).join('\n')
}

function formatParagraph(parts: Paragraph): string {
  return parts.map(formatText).join('')
}

function formatText(part: string | Link): string {
  if (typeof part === 'string') return part
  // The address gets its own line: mail programs add a following bracket or full stop to the link.
  return part.href.startsWith('http') ? `${part.text}\n${part.href}` : part.text
}
