import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { Truck } from '@/components/ui/truck'
import type { PageContext } from '@/lib/routing/page-context'
import { SERVICES } from '@/lib/business/services'

const TITLE_ID = 'services'

export function Services({ pageContext: { paths, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="max-w-[20ch] text-title">
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
