import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { PROHIBITED_ITEMS } from '@/lib/content/junk-handling'
import { telHref } from '@/lib/routing/tel-href'

const TITLE_ID = 'not-taken'

interface ProhibitedItemsProps {
  phone: string
}

export function ProhibitedItems({ phone }: ProhibitedItemsProps) {
  return (
    <Section tone="sky" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="text-title">
        What we can’t take
      </h2>
      <p className="max-w-measure pt-3 text-lead">
        Some things aren’t allowed on a junk truck. Most cities and counties have a place for them.
        Not sure what you’ve got? Call us before you book.
      </p>
      <ul className="grid gap-x-10 pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {PROHIBITED_ITEMS.map(({ name, text }) => (
          <li key={name} className="flex gap-3 border-t-line border-ink py-4">
            <CrossIcon />
            <div>
              <h3 className="text-lg leading-snug">{name}</h3>
              <p className="pt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink href={telHref(phone)}>Call {phone}</TextLink>
    </Section>
  )
}

function CrossIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
      <path d="M3 2h22v14L14 26 3 16z" className="fill-orange-deep" />
      <path d="M10 7l8 8M18 7l-8 8" className="stroke-white" fill="none" strokeWidth="2.5" />
    </svg>
  )
}
