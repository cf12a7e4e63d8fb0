import { PhoneIcon } from '@/components/ui/phone-icon'
import type { PageContext } from '@/lib/cities/page-context'
import { getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'

const COLUMN_CLASS =
  'display-text flex min-h-14 flex-wrap items-center justify-center gap-x-2 px-1 text-center text-base leading-tight'

export function MobileBar({ pageContext }: { pageContext: PageContext }) {
  return (
    <nav
      aria-label="Quote and call"
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-2 border-t-2 border-ink bg-white pb-[env(safe-area-inset-bottom)] whole-words md:hidden print:hidden"
    >
      <a
        data-quote-form
        href={getPaths(pageContext.cityKey).getQuote}
        className={`${COLUMN_CLASS} bg-orange text-white`}
      >
        GET QUOTE
      </a>{' '}
      <a href={telHref(pageContext.phone)} className={`${COLUMN_CLASS} text-ink`}>
        <PhoneIcon />
        <span>
          CALL/
          <wbr />
          SMS
        </span>
      </a>
    </nav>
  )
}
