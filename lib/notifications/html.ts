import { BRAND } from '@/lib/business/brand'
import { COLORS } from '@/tailwind.config'
import { ENGLISH } from '@/lib/words/translate'
import {
  formatMailText,
  type Link,
  type MailBlock,
  type MailDocument,
  type Paragraph,
  type Row,
} from './mail-document'

const NAMED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Controls, invisible formats and noncharacters, except tab, line feed, isolates and join controls. */
const FORBIDDEN =
  /(?![\t\n\u2068\u2069]|\p{Join_Control})[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu

export class Markup {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

type Value = string | number | Markup | readonly Markup[]

/** Escapes every value that is not a template itself. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const parts = strings.map((text, index) => text + formatValue(values[index] ?? ''))
  return new Markup(parts.join(''))
}

function formatValue(value: Value): string {
  if (value instanceof Markup) return value.toString()
  return Array.isArray(value) ? value.map(formatValue).join('') : escapeText(String(value))
}

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => NAMED[character] ?? '')
}

// Outlook renders with Word, so we use tables, inline styles and a font per cell; it ignores `max-width`.

const { ink, paper, orange, white } = COLORS

const FAMILY = 'Arial,Helvetica,sans-serif'
const TEXT = `font:16px/24px ${FAMILY};color:${ink.DEFAULT}`
const DENSE = `font:15px/20px ${FAMILY};color:${ink.DEFAULT}`
const SMALL = `font:14px/20px ${FAMILY};color:${ink.soft}`
const LABEL = `font:14px/24px ${FAMILY};color:${ink.soft}`
const WRAP = 'word-break:break-word;overflow-wrap:anywhere'
const TABLE = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"')

export function formatMail(mail: MailDocument, t = ENGLISH) {
  return { text: formatMailText(mail, t), html: formatMailHtml(mail) }
}

export function formatMailHtml(mail: MailDocument): string {
  const page = html`<!doctype html>
    <html lang="${mail.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no,address=no,date=no" />
        <title>${mail.heading}</title>
      </head>
      <body style="margin:0;padding:0;background-color:${paper.deep}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${mail.preheader}</div>
        <table ${TABLE} width="100%">
          <tr>
            <td align="center" bgcolor="${paper.deep}" style="padding:12px 8px 24px">
              <!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
              <table ${TABLE} width="100%" style="max-width:600px">
                ${formatBanner(mail.place)}
                <tr>
                  <td bgcolor="${white}" style="padding:24px 20px 28px;${TEXT};${WRAP}">
                    <h1 style="margin:0;font:bold 24px/30px ${FAMILY};color:${ink.DEFAULT}">
                      ${mail.heading}
                    </h1>
                    ${mail.blocks.map(formatBlock)}
                  </td>
                </tr>
                <tr>
                  <td bgcolor="${paper.DEFAULT}" style="padding:4px 20px 20px">
                    ${mail.footer.map((parts) => formatParagraph(parts, SMALL))}
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return page.toString().replaceAll(/\n\s*/g, '\n')
}

function formatBanner(place: string): Markup {
  const cell = `font:bold 16px/22px ${FAMILY};color:${white}`
  return html`<tr>
    <td
      bgcolor="${ink.DEFAULT}"
      style="padding:14px 20px;border-bottom:4px solid ${orange.DEFAULT}"
    >
      <table ${TABLE} width="100%">
        <tr>
          <td style="${cell}">${BRAND.shortName}</td>
          <td align="right" style="${cell}">${place}</td>
        </tr>
      </table>
    </td>
  </tr>`
}

function formatBlock(block: MailBlock): Markup {
  switch (block.type) {
    case 'paragraph':
      return formatParagraph(block.parts, TEXT)
    case 'button':
      return formatButton(block.link)
    case 'rows':
      return html`${formatTitle(block.title)}${formatTable(block.rows)}`
    case 'lines':
      return html`${formatTitle(block.title, 18)}${block.lines.map(
        (parts) => html`<p style="margin:3px 0 0;${DENSE};${WRAP}">${parts.map(formatPart)}</p>`,
      )}`
    case 'steps':
      return html`${formatTitle(block.title)}${formatTable(
        block.steps.map((step, index) => [`${index + 1}.`, step]),
        28,
      )}`
  }
}

function formatTitle(title: string, space = 28): Markup {
  return title === ''
    ? html``
    : html`<h2 style="margin:${space}px 0 0;font:bold 18px/24px ${FAMILY};color:${ink.DEFAULT}">
        ${title}
      </h2>`
}

function formatParagraph(parts: Paragraph, style: string): Markup {
  return html`<p style="margin:14px 0 0;${style}">${parts.map(formatPart)}</p>`
}

function formatTable(rows: readonly Row[], labelWidth = 112): Markup {
  return html`<table ${TABLE} width="100%" style="margin-top:10px;table-layout:fixed">
    ${rows.map((row) => formatRow(row, labelWidth))}
  </table>`
}

function formatRow([label, value]: Row, labelWidth: number): Markup {
  const cell = `padding:5px 0;border-top:1px solid ${paper.deep}`
  return html`<tr>
    <td width="${labelWidth}" valign="top" style="${cell};padding-right:12px;${LABEL}">${label}</td>
    <td valign="top" style="${cell};${TEXT}">${formatPart(value)}</td>
  </tr>`
}

function formatButton({ text, href }: Link): Markup {
  const label = `font:bold 18px/24px ${FAMILY};color:${white}`
  return html`<table ${TABLE}>
    <tr>
      <td height="20" style="font-size:0;line-height:20px">&nbsp;</td>
    </tr>
    <tr>
      <td align="center" bgcolor="${orange.DEFAULT}" style="padding:13px 26px;border-radius:6px">
        <a href="${href}" style="${label};text-decoration:none;white-space:nowrap">${text}</a>
      </td>
    </tr>
  </table>`
}

function formatPart(part: string | Link): Markup {
  if (typeof part === 'string') return html`${part}`
  // A phone number must not break at its hyphens.
  const wrap = part.href.startsWith('tel:') ? ';white-space:nowrap' : ''
  const style = `color:${orange.deep};font-weight:bold${wrap}`
  return html`<a href="${part.href}" style="${style}">${part.text}</a>`
}
