import { RichText } from '@/components/ui/rich-text'
import { telHref } from '@/lib/routing/tel-href'

/** @param text with the number as its part 1 */
export function PhoneSentence({ text, phone }: { text: string; phone: string }) {
  const makeLink = (number: string) => (
    <a className="inline-flex min-h-11 items-center font-bold underline" href={telHref(phone)}>
      {number}
    </a>
  )
  return <RichText text={text} parts={[makeLink]} />
}
