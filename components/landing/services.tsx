import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { getPaths } from '@/lib/routing/paths'
import { SERVICES } from '@/lib/business/services'
import { ServiceIllustration } from './service-illustration'

const TITLE_ID = 'services'

interface ServicesProps {
  pageContext: PageContext
}

export function Services({ pageContext }: ServicesProps) {
  const paths = getPaths(pageContext.cityKey)
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="max-w-[20ch] text-title">
        Pack it, move it or haul it away
      </h2>
      <ul className="grid gap-6 pt-8 md:grid-cols-3">
        {SERVICES.map(({ key, name, text }) => (
          <li key={key} className="overflow-hidden card">
            <ServiceIllustration service={key} />
            <div className="border-t-line border-ink p-5">
              <h3 className="text-xl">{name}</h3>
              <p className="pt-2">{text}</p>
              {key === 'junk' ? (
                <p className="flex flex-wrap gap-x-6 pt-2">
                  <TextLink href={paths.bookNow}>Book a pickup</TextLink>
                  <TextLink href={paths.whatWeTake}>What we take</TextLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
