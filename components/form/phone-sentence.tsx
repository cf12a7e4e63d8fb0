import { makeLink } from '@/components/ui/make-link'
import { RichText } from '@/components/ui/rich-text'
import { telHref } from '@/lib/routing/tel-href'

/** @param text marks the number as part 1: `<1>…</1>` */
export function PhoneSentence({ text, phone }: { text: string; phone: string }) {
  const className = 'inline-flex min-h-11 items-center font-bold underline'
  return <RichText text={text} parts={[makeLink(telHref(phone), className)]} />
}
