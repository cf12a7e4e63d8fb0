import { Fragment, type ReactNode } from 'react'

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
