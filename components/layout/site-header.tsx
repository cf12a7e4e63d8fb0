import { PageLink } from '@/components/ui/page-link'
import { AnyLink } from '@/components/ui/any-link'
import { PhoneIcon } from '@/components/ui/phone-icon'
import { Stripes } from '@/components/ui/stripes'
import type { Area } from '@/lib/cities/area'
import { pathsOf, telHref } from '@/lib/routing/paths'
import { Logo } from './logo'
import { pageLinks } from './page-links'
import { SiteMenu } from './site-menu'
import { StickyHeader } from './sticky-header'

const MAIN_ID = 'site-header'
const MENU_ID = 'site-menu'
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
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 lg:gap-x-8 lg:px-8 lg:py-3">
        <PageLink
          href={paths.home}
          className="my-1.5 ml-4 flex min-h-11 min-w-0 grow basis-36 items-center sm:ml-6 lg:ml-0"
        >
          <Logo visitor={area.visitor} />
        </PageLink>
        <div className="order-last flex basis-full bg-ink text-paper lg:order-none lg:basis-auto lg:bg-transparent lg:text-ink print:hidden">
          <PageLink
            href={paths.getQuote}
            className="flex min-h-11 grow items-center pl-4 jersey text-sm tracking-wide hover:text-orange-bright sm:pl-6 lg:pl-0 lg:text-base lg:underline lg:decoration-2 lg:underline-offset-4 lg:hover:text-orange-deep"
          >
            {ESTIMATE}
          </PageLink>
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-bold hover:text-orange-bright sm:px-6 lg:hidden print:hidden"
          >
            <MenuIcon />
            Menu
          </button>
        </div>
        <a
          href={telHref(area.phone)}
          className="mx-4 flex min-h-11 items-center gap-2 jersey text-[0.9375rem] hover:text-orange-deep max-sm:ml-auto sm:mr-6 sm:ml-0 sm:text-lg lg:mx-0 lg:min-h-13 lg:rounded-control lg:border-line lg:border-ink lg:px-5 lg:text-xl"
        >
          <span className="hidden lg:block">
            <PhoneIcon />
          </span>
          CALL {area.phone}
        </a>
      </div>
      <SiteMenu id={MENU_ID}>
        <Pages area={area} />
      </SiteMenu>
      <div className="hidden lg:block">
        <Stripes />
      </div>
    </header>
  )
}

function Pages({ area }: SiteHeaderProps) {
  return (
    <ul className="mx-auto max-w-page px-4 py-3 sm:px-6 lg:flex lg:gap-x-8 lg:px-8 lg:py-0">
      {pageLinks(area.cityKey).map(({ name, href }) => (
        <li key={href}>
          <AnyLink
            href={href}
            className="flex min-h-13 items-center jersey text-xl hover:text-orange-bright lg:min-h-11 lg:font-text lg:text-base lg:font-semibold"
          >
            {name}
          </AnyLink>
        </li>
      ))}
      <li className="lg:hidden">
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="min-h-13 cursor-pointer font-bold underline underline-offset-4"
        >
          Close menu
        </button>
      </li>
    </ul>
  )
}

function MenuIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 16" className="w-5">
      <path d="M0 2h20M0 8h20M0 14h20" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}

function StickyRow({ area }: SiteHeaderProps) {
  const paths = pathsOf(area.cityKey)
  return (
    <>
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-x-3 px-4 py-0.5 sm:px-6 md:py-1 lg:px-8">
        <PageLink href={paths.home} className="flex min-h-11 min-w-0 grow basis-28 items-center">
          <Logo visitor={area.visitor} sticky />
        </PageLink>
        <div className="flex flex-col md:flex-row md:gap-x-8">
          <PageLink
            href={paths.getQuote}
            className="flex min-h-6 items-center justify-end jersey text-[0.6875rem] hover:text-orange-deep sm:text-sm md:min-h-12"
          >
            {ESTIMATE}
          </PageLink>
          <a
            href={telHref(area.phone)}
            className="flex min-h-11 items-center justify-end jersey text-base text-orange-deep hover:text-ink md:min-h-12 md:text-lg"
          >
            CALL {area.phone}
          </a>
        </div>
      </div>
      <div className="hidden md:block">
        <Stripes />
      </div>
    </>
  )
}
