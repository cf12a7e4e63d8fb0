import type { Page } from '@playwright/test'
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import type { ReceivedMail } from '@/e2e/support/servers/mail-server'

const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'data-note']

/** The page's text, its labels for screen readers, and its description for search engines. */
export async function readWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode as Text
      if (parent?.tagName === 'NOSCRIPT')
        found.push(new DOMParser().parseFromString(data, 'text/html').body.textContent)
      // A link to another language is in that language.
      else if (!parent?.closest('script, style, template, [hreflang]')) found.push(data)
    }
    for (const name of attributes)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest('[hreflang]')) found.push(element.getAttribute(name) ?? '')
    const metas = document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[property="og:title"], meta[property="og:image:alt"]',
    )
    return [...found, ...[...metas].map(({ content }) => content)]
  }, ATTRIBUTES)
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean)
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
