import { Truck } from '@/components/ui/pictures'
import { Section } from '@/components/ui/section'
import { StepList } from '@/components/ui/steps'
import { RichText, TextLink } from '@/components/ui/text'
import { CLAIMS, type Claim } from '@/lib/business/claims'
import { SERVICES, STEPS } from '@/lib/business/services'
import type { PageContext } from '@/lib/routing/page-context'

const STATS = Object.values<Claim>(CLAIMS).flatMap(({ text, stat }) =>
  stat ? [{ text, ...stat }] : [],
)

const makeSmall = (text: string) => (
  <span className="w-min text-sm leading-tight wrap-normal">{text}</span>
)

export function Stats({ pageContext: { t } }: { pageContext: PageContext }) {
  return (
    <section aria-label={t('The score so far')} className="bg-ink text-paper print:text-ink">
      <ul className="mx-auto grid max-w-page grid-cols-2 sm:px-6 lg:grid-cols-4 lg:px-8">
        {STATS.map(({ text, figure, unit }) => (
          <li
            key={text}
            className="border-b-line border-ink-soft px-4 py-6 odd:border-r-line nth-last-[-n+2]:border-b-0 lg:border-r-line lg:border-b-0 lg:px-8 lg:py-9 lg:first:pl-0 lg:last:border-r-0"
          >
            <span className="sr-only">{t(text)}</span>{' '}
            <span
              aria-hidden="true"
              className="inline-flex min-w-[2.2ch] flex-wrap items-center justify-center gap-2 rounded-control px-3 py-1.5 display-text text-stat text-orange-bright flap"
            >
              <RichText text={t(figure)} parts={[makeSmall]} />
            </span>{' '}
            <span
              aria-hidden="true"
              className="block max-w-[18ch] pt-2.5 leading-snug font-semibold"
            >
              {t(unit)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Services({ pageContext: { paths, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="paper" labelledBy="services">
      <h2 id="services" className="max-w-[20ch] text-title">
        {t('Pack it, move it or haul it away')}
      </h2>
      <ul className="grid gap-6 pt-8 md:grid-cols-3">
        {SERVICES.map(({ key, name, text }) => (
          <li key={key} className="overflow-hidden card">
            <ServiceIllustration service={key} />
            <div className="border-t-line border-ink p-5">
              <h3 className="text-xl">{t(name)}</h3>
              <p className="pt-2">{t(text)}</p>
              {key === 'junk' ? (
                <p className="flex flex-wrap gap-x-6 pt-2">
                  <TextLink href={paths.bookNow}>{t('Book a pickup')}</TextLink>{' '}
                  <TextLink href={paths.whatWeTake}>{t('What we take')}</TextLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The truck is inline SVG because it contains the brand name. */
function ServiceIllustration({ service }: { service: (typeof SERVICES)[number]['key'] }) {
  return service === 'moving' ? (
    <svg aria-hidden="true" viewBox="0 0 320 160" className="block w-full bg-sky">
      <path d="M0 140h320v20H0z" className="fill-green" />
      <path d="M0 139h320v3H0z" className="fill-paper" />
      <g transform="translate(44 32)">
        <Truck />
      </g>
    </svg>
  ) : (
    <img
      src={`/drawings/service-${service}.svg`}
      alt=""
      width={320}
      height={160}
      loading="lazy"
      className="block h-auto w-full"
    />
  )
}

export function HowItWorks({ pageContext: { paths, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="sky" labelledBy="how-it-works" title={t('How it works')}>
      <StepList steps={STEPS} gridClassName="sm:grid-cols-2 lg:grid-cols-4" t={t} />
      <p className="pt-6">
        <TextLink href={paths.howItWorks}>
          {t('See every step of a move or a junk pickup')}
        </TextLink>
      </p>
    </Section>
  )
}
