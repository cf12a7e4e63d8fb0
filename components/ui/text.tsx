import { Fragment, type ReactNode } from 'react'
import { telHref } from '@/lib/routing/tel-href'

interface Props {
  /** Marks parts as `<1>…</1>`, in the order that the language needs. */
  text: string
  /** Each makes the element of one part, starting with part 1; by default bold. */
  parts?: readonly ((text: string) => ReactNode)[]
}

const makeBold = (text: string) => <strong>{text}</strong>

export function RichText({ text, parts = [makeBold] }: Props) {
  const pieces = text.split(/<(\d)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    const make = index % 3 === 2 && parts[Number(pieces[index - 1]) - 1]
    return make ? <Fragment key={index}>{make(piece)}</Fragment> : null
  })
}

export function makeLink(href: string, className = 'font-bold underline') {
  return (text: string) => (
    <a className={className} href={href}>
      {text}
    </a>
  )
}

/** @param text marks the number as part 1: `<1>…</1>` */
export function PhoneSentence({ text, phone }: { text: string; phone: string }) {
  const className = 'inline-flex min-h-11 items-center font-bold underline'
  return <RichText text={text} parts={[makeLink(telHref(phone), className)]} />
}

/** A link on its own line, high enough for a thumb. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-bold text-orange-deep underline underline-offset-4 hover:decoration-3"
    >
      {children}
    </a>
  )
}

/** Keeps a name such as Ottawa–Gatineau on one line of a headline. */
export function joinDashes(text: string): string {
  return text.replace(/(?<=\p{L})–(?=\p{L})/gu, '\u2060–\u2060')
}
