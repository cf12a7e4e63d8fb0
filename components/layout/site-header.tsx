import { PhoneIcon } from '@/components/ui/pictures'
import { RichText } from '@/components/ui/text'
import { getLogo, LOGO_ASPECT_RATIO, LOGO_WIDTH } from '@/lib/business/logos'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'
import type { Translate } from '@/lib/words/translate'
import { getPageLinks, MainLink } from './page-links'

const MENU_ID = 'site-menu'
const ESTIMATE_LINK_TEXT = 'GET A FREE ESTIMATE TODAY'

interface Props {
  pageContext: PageContext
}

export function SiteHeader({ pageContext }: Props) {
  return (
    <>
      <MainHeader pageContext={pageContext} />
      <StickyHeader pageContext={pageContext} />
    </>
  )
}

function MainHeader({ pageContext }: Props) {
  const { paths, phone, t } = pageContext
  return (
    <header id="site-header" className="bg-paper whole-words">
      <a href="#main" className="skip-link">
        {t('Skip to content')}
      </a>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 lg:gap-x-8 lg:px-8 lg:py-3">
        <a
          href={paths.home}
          className="my-1.5 ml-4 flex min-h-11 min-w-0 grow basis-20 items-center sm:ml-6 lg:ml-0"
        >
          <Logo pageContext={pageContext} />
        </a>
        <div className="order-last flex min-w-0 basis-full flex-wrap bg-ink text-paper lg:order-none lg:basis-auto lg:bg-transparent lg:text-ink print:hidden">
          <MainLink
            pageContext={pageContext}
            text={ESTIMATE_LINK_TEXT}
            className="flex min-h-11 min-w-min grow basis-0 items-center pl-4 display-text text-sm leading-tight tracking-wide text-balance hover:text-orange-bright sm:pl-6 lg:basis-auto lg:pl-0 lg:text-base lg:underline lg:decoration-2 lg:underline-offset-4 lg:hover:text-orange-deep"
          />{' '}
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="ml-auto flex min-h-11 cursor-pointer items-center gap-2 px-4 font-bold hover:text-orange-bright sm:px-6 lg:hidden print:hidden"
          >
            <MenuIcon />
            {t('Menu')}
          </button>
        </div>
        <p
          data-opening
          className="hidden w-32 text-right text-sm leading-tight font-semibold text-balance md:block"
        />
        <a
          href={telHref(phone)}
          className="mx-4 flex min-h-11 items-center gap-2 display-text text-[0.9375rem] hover:text-orange-deep max-sm:ml-auto max-sm:pl-4 sm:mr-6 sm:ml-0 sm:text-lg lg:mx-0 lg:min-h-13 lg:rounded-control lg:border-line lg:border-ink lg:px-5 lg:text-xl"
        >
          <span className="hidden lg:block">
            <PhoneIcon />
          </span>
          <CallLabel phone={phone} t={t} />
        </a>
      </div>
      {/* A row of links on wide screens, a popover on phones. */}
      <nav id={MENU_ID} popover="auto" aria-label={t('Pages')} className="site-menu">
        <MenuLinks pageContext={pageContext} />
      </nav>
      <div className="hidden lg:block">
        <div aria-hidden="true" className="stripe-divider" />
      </div>
    </header>
  )
}

function MenuLinks({ pageContext }: Props) {
  return (
    <ul className="mx-auto max-w-page px-4 py-3 sm:px-6 lg:flex lg:flex-wrap lg:gap-x-8 lg:px-8 lg:py-0">
      {getPageLinks(pageContext).map(({ name, href }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-13 items-center display-text text-xl hover:text-orange-bright lg:min-h-11 lg:font-text lg:text-base lg:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
      <li className="lg:hidden">
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="min-h-13 cursor-pointer font-bold underline underline-offset-4"
        >
          {pageContext.t('Close menu')}
        </button>
      </li>
    </ul>
  )
}

/** One flex item keeps the space, and the number never breaks at its hyphens. */
function CallLabel({ phone, t }: { phone: string; t: Translate }) {
  return (
    <span className="text-right">
      <RichText
        text={t('CALL <1>{phone}</1>', { phone })}
        parts={[(text) => <span className="whitespace-nowrap">{text}</span>]}
      />
    </span>
  )
}

type LogoProps = Props & { isSticky?: boolean }

function Logo({ pageContext: { visitorCountry, t }, isSticky }: LogoProps) {
  const { src, alt, stickyWidth } = getLogo(visitorCountry, t)
  const width = isSticky ? stickyWidth : LOGO_WIDTH
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={width / LOGO_ASPECT_RATIO}
      className="h-auto max-w-full"
    />
  )
}

function MenuIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 16" className="w-5">
      <path d="M0 2h20M0 8h20M0 14h20" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}

function StickyHeader({ pageContext }: Props) {
  const { paths, phone, requestPath, t } = pageContext
  return (
    <nav
      aria-label={t(requestPath === undefined ? 'Home, quote and call' : 'Home and call')}
      data-sticky-header="hidden"
      inert
      className="sticky-header fixed inset-x-0 top-0 z-40 hidden bg-paper whole-words shadow-bar bars-fit:block"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-x-2 px-4 py-0.5 sm:gap-x-4 sm:px-6 md:py-1 lg:px-8">
        <a href={paths.home} className="flex min-h-11 min-w-0 grow basis-16 items-center">
          <Logo pageContext={pageContext} isSticky />
        </a>
        <div className="flex max-w-44 min-w-min grow-2 basis-40 flex-col sm:max-w-none sm:grow-0 sm:basis-auto md:flex-row md:gap-x-8">
          <MainLink
            pageContext={pageContext}
            text={ESTIMATE_LINK_TEXT}
            className="flex min-h-6 items-center justify-end text-right display-text text-[0.6875rem] leading-tight text-balance hover:text-orange-deep sm:text-sm md:min-h-12"
          />{' '}
          <a
            href={telHref(phone)}
            className="flex min-h-11 items-center justify-end display-text text-[0.9375rem] text-orange-deep hover:text-ink sm:text-base md:min-h-12 md:text-lg"
          >
            <CallLabel phone={phone} t={t} />
          </a>
        </div>
        <button
          type="button"
          popoverTarget={MENU_ID}
          className="-mr-3 flex min-h-12 min-w-12 cursor-pointer flex-col items-center justify-center gap-1 text-xs leading-none font-bold hover:text-orange-deep lg:hidden"
        >
          <MenuIcon />
          {t('Menu')}
        </button>
      </div>
      <div className="hidden md:block">
        <div aria-hidden="true" className="stripe-divider" />
      </div>
    </nav>
  )
}
