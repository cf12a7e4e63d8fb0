import { PageLink } from '@/components/ui/page-link'
import { PhoneIcon } from '@/components/ui/phone-icon'
import type { Area } from '@/lib/cities/area'
import { pathsOf, telHref } from '@/lib/routing/paths'

const COLUMN = 'jersey flex min-h-14 items-center justify-center gap-2 text-base'

interface MobileBarProps {
  area: Area
}

/** The two acts of the site, always under a thumb. */
export function MobileBar({ area }: MobileBarProps) {
  return (
    <nav
      aria-label="Quote and call"
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-2 border-t-2 border-ink bg-white pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <PageLink href={pathsOf(area.cityKey).getQuote} className={`${COLUMN} bg-orange text-white`}>
        GET QUOTE
      </PageLink>
      <a href={telHref(area.phone)} className={`${COLUMN} text-ink`}>
        <PhoneIcon />
        CALL/SMS
      </a>
    </nav>
  )
}
