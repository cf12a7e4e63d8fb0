const NAMED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Controls but tab and line feed; bidi overrides and other invisible formats but join controls. */
const FORBIDDEN = /(?![\t\n]|\p{Join_Control})[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu

/** Made by `html`, or of text that no visitor has written. */
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

/** Template of markup: escapes every value but other templates. */
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
