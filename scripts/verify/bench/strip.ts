/** HTML as texts, by pattern: it is our own, and a parser would weigh more than what it is for. */

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi
const LINK = /<link\b[^>]*>/gi

/** The page without any script, and without what fetches scripts ahead. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(LINK, (link) => (fetchesScript(link) ? '' : link))
}

function fetchesScript(link: string): boolean {
  return /\brel="?modulepreload\b/i.test(link) || /\bas="?script\b/i.test(link)
}

/** What a page says, word by word. */
export function wordsIn(html: string): string[] {
  const body = withoutScripts(html).replace(/^[\s\S]*?<body\b[^>]*>/i, '')
  const text = body.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' ')
  return text.split(/\s+/).filter((word) => /^[\w.,’-]+$/.test(word))
}
