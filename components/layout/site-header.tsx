import Link from 'next/link'
import { PhoneIcon } from '@/components/ui/phone-icon'
import { Stripes } from '@/components/ui/stripes'
import type { Area } from '@/lib/area'
import { pathsOf, telHref } from '@/lib/paths'
import { Logo } from './logo'
import { StickyHeader } from './sticky-header'

const MAIN_ID = 'site-header'
const ESTIMATE = 'GET A FREE ESTIMATE TODAY'

interface SiteHeaderProps {
  area: Area
}

export function SiteHeader({ area }: SiteHeaderProps) {
  return (
    <>
      <MainHeader area={area} />
      <StickyHeader mainId={MAIN_ID}>
        <StickyRow area={area} />
      </StickyHeader>
    </>
  )
}

function MainHeader({ area }: SiteHeaderProps) {
  const paths = pathsOf(area.cityKey)
  return (
    <header id={MAIN_ID} className="bg-paper">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-8 lg:px-8 lg:py-4">
        <Link href={paths.home} className="my-1.5 ml-4 flex min-h-11 items-center sm:ml-6 lg:ml-0">
          <Logo visitor={area.visitor} />
        </Link>
        <Link
          href={paths.getQuote}
          className="order-last col-span-2 flex min-h-11 items-center justify-center bg-ink jersey text-sm tracking-wide text-paper hover:text-orange-bright lg:order-none lg:col-span-1 lg:bg-transparent lg:text-base lg:text-ink lg:underline lg:decoration-2 lg:underline-offset-4 lg:hover:text-orange-deep"
        >
          {ESTIMATE}
        </Link>
        <a
          href={telHref(area.phone)}
          className="mr-4 flex min-h-11 items-center gap-2 jersey text-[0.9375rem] whitespace-nowrap hover:text-orange-deep sm:mr-6 sm:text-lg lg:mr-0 lg:min-h-13 lg:rounded-control lg:border-line lg:border-ink lg:px-5 lg:text-xl"
        >
          <span className="hidden lg:block">
            <PhoneIcon />
          </span>
          CALL {area.phone}
        </a>
      </div>
      <div className="hidden lg:block">
        <Stripes />
      </div>
    </header>
  )
}

function StickyRow({ area }: SiteHeaderProps) {
  const paths = pathsOf(area.cityKey)
  return (
    <>
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-0.5 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-8 md:py-1 lg:px-8">
        <Link href={paths.home} className="row-span-2 flex min-h-11 items-center md:row-span-1">
          <Logo visitor={area.visitor} sticky />
        </Link>
        <Link
          href={paths.getQuote}
          className="flex h-7 items-center justify-end jersey text-[0.6875rem] hover:text-orange-deep sm:text-sm md:h-12"
        >
          {ESTIMATE}
        </Link>
        <a
          href={telHref(area.phone)}
          className="flex h-8 items-center justify-end jersey text-base whitespace-nowrap text-orange-deep hover:text-ink md:h-12 md:text-lg"
        >
          CALL {area.phone}
        </a>
      </div>
      <div className="hidden md:block">
        <Stripes />
      </div>
    </>
  )
}
