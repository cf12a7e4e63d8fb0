import { CityPennant, Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'
import { getPageLinks } from './page-links'

export function NotFound({ pageContext }: { pageContext: PageContext }) {
  const { city, paths, phone, t } = pageContext
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <CityPennant city={city} t={t} />
          <h1 className="pt-4 text-hero md:pt-6">{t('There’s nothing at this address')}</h1>
          <p className="max-w-measure pt-4 text-lead">
            {t('The page you’re looking for has moved out. Our {city} crew hasn’t.', {
              city: city.name,
            })}
          </p>
          <p className="flex flex-wrap gap-3 pt-6">
            <a href={paths.getQuote} className="button-primary w-full sm:w-auto">
              {t('Get a free quote')}
            </a>{' '}
            <a href={telHref(phone)} className="button-secondary w-full sm:w-auto">
              {t('Call {phone}', { phone })}
            </a>
          </p>
          <h2 className="pt-8 text-lg">{t('Or try one of these pages')}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {getPageLinks(pageContext).map(({ name, href }) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        <EmptyLotIllustration />
      </div>
    </Section>
  )
}

function EmptyLotIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 220"
      className="w-full max-w-md rounded-card border-line border-ink bg-sky print:hidden"
    >
      <path
        d="M34 44q4-14 20-12 8-14 26-8 14-4 18 12 12 0 14 8zM226 62q4-12 18-10 8-12 22-6 12-2 14 10 10 0 12 6z"
        className="fill-white"
      />
      <path d="M0 160h320v60H0z" className="fill-green" />
      <path d="M0 186h320v34H0z" className="fill-ink-soft" />
      <path d="M0 184h320v4H0z" className="fill-paper" />
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.5" className="stroke-ink">
        <path
          d="M60 166V84l66-46 66 46v82zM110 166v-46h32v46M78 104h20v20H78zM156 104h20v20h-20z"
          fill="none"
          strokeDasharray="7 8"
        />
        <path d="M240 186V96" strokeWidth="5" />
        <path d="M228 104h64l12 13-12 13h-64z" className="fill-orange" />
        <path d="M252 138h-50l-10 11 10 11h50z" className="fill-paper" />
        <path d="M236 117h44M212 149h26" className="stroke-paper" fill="none" />
        <path d="M212 149h26" fill="none" />
        <path d="M18 186v-26h34v26z" className="fill-paper-deep" />
        <path d="M30 160v9h9v-9" className="fill-sky-deep" />
      </g>
    </svg>
  )
}
