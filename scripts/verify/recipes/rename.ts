import { readFileSync, writeFileSync } from 'node:fs'
import { BRAND, DEFAULT_PHONE } from '@/lib/business/brand'
import { COLORS } from '@/tailwind.config'
import { SEED_LOCATIONS } from '@/lib/cities/locations'

export const NEW_NAME = 'Nordvik Flytt & Bort'

const PHONES = [DEFAULT_PHONE, ...Object.values(SEED_LOCATIONS).map((seed) => seed.tracking_phone)]
const TEXTS: [old: string, renamed: string][] = [
  ...Object.values(BRAND.name).map((name): [string, string] => [name, NEW_NAME]),
  ...Object.values(BRAND.slogan).map((slogan): [string, string] => [slogan, 'Flytt & bort!']),
  [BRAND.mailingAddress, '1 North & South Street, Dallas, TX 75201'],
  [BRAND.parent.name, 'Nordvik & Sons'],
  [BRAND.parent.url, 'https://nordvik.example/?a=1&b=2'],
  [BRAND.shortName, 'Nord&Vik'],
]
const COLOR_CHANGES: [string, string][] = [
  [COLORS.orange.DEFAULT, '#9c2a6b'],
  [COLORS.green.DEFAULT, '#1f5a8c'],
]
const FILES = ['lib/business/brand.ts', 'tailwind.config.ts', 'lib/cities/locations.ts']
const OLD_TEXTS = [...TEXTS.map(([old]) => old), ...PHONES]

/** Changes the name, two colours and the numbers in the files of docs/owner-checklist.md. */
export function renameCompany(): void {
  const phones = PHONES.map((phone): [string, string] => [phone, phone.replace('555-01', '555-06')])
  for (const file of FILES) {
    const text = [...TEXTS, ...COLOR_CHANGES, ...phones].reduce(
      (before, [old, renamed]) => before.replaceAll(old, renamed),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
  }
}

/** Finds old texts in a built page, script, mail or calendar file, and unescaped ampersands. */
export function checkFile(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  // The mails show the fixture's number, which we do not rename.
  const olds = file.startsWith('mails/') ? TEXTS.map(([old]) => old) : OLD_TEXTS
  const faults = olds.filter((old) => text.includes(old)).map((old) => `${file} has ${old}`)
  const markup = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  if (file.endsWith('.html') && /&(?!#?\w+;)/.test(markup))
    faults.push(`${file} has an ampersand that is not escaped`)
  return faults
}
