import type { ReactNode } from 'react'
import { CityPennant, Section } from '@/components/ui/section'
import { joinDashes } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'

interface Props {
  pageContext: PageContext
  assurance: ReactNode
  form: ReactNode
}

export function BookingCard({ pageContext: { city, t }, assurance, form }: Props) {
  return (
    <Section tone="paper" labelledBy="booking-title" padding="pt-6 pb-12 md:py-16">
      <div className="mx-auto max-w-3xl lg:max-w-none">
        <CityPennant city={city} t={t} />
        <h1 id="booking-title" className="pt-3">
          {joinDashes(t('Book your junk pickup in {city}', { city: city.name }))}
        </h1>
        <div className="pt-3 pb-4 md:py-6">{assurance}</div>
        <div id="booking" className="card p-4 sm:p-8">
          {form}
        </div>
      </div>
    </Section>
  )
}
