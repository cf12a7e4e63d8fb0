import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import type { ReceivedMail } from '@/e2e/support/servers/mail-server'

const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'data-note']

const DESCRIPTIONS = ['description', 'og:title', 'og:image:alt']

/** The page's text, its labels for screen readers, and its description for search engines. */
export function readWords(html: string): string[] {
  const texts = collectWords(parse(html, { scriptingEnabled: false }))
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean)
}

function collectWords(node: Tree.Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (['script', 'style', 'template'].includes(node.nodeName)) return []
  const children = 'childNodes' in node ? node.childNodes.flatMap(collectWords) : []
  if (!('attrs' in node)) return children
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  // A link to another language is in that language.
  if ('hreflang' in attributes) return []
  const { name, property = name ?? '', content = '' } = attributes
  const labels = ATTRIBUTES.flatMap((label) => attributes[label] ?? [])
  return [...children, ...labels, ...(DESCRIPTIONS.includes(property) ? [content] : [])]
}

/** Lines of a mail's subject, both bodies with the preview line, and calendar files. */
export function listLines({ subject, text, html, calendars }: ReceivedMail): string[] {
  const inCalendars = calendars.flatMap((calendar) =>
    [...calendar.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(([, line = '']) => line),
  )
  const lines = [subject, ...text.split('\n'), ...listTexts(parse(html)), ...inCalendars]
  return lines.map((line) => line.trim()).filter(Boolean)
}

function listTexts(node: Tree.Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  return node.nodeName === 'style' || !('childNodes' in node)
    ? []
    : node.childNodes.flatMap(listTexts)
}
