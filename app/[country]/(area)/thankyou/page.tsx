import { areaOf, countryOf, defaultArea, type CountryParams } from '@/app/area'
import { pageMetadata } from '@/app/metadata'
import { PageShell } from '@/components/layout/page-shell'
import { NextStep } from '@/components/thanks/next-step'
import { WhatYouToldUs } from '@/components/thanks/what-you-told-us'
import { Band } from '@/components/ui/band'
import { Pennant } from '@/components/ui/pennant'
import { readThankYou } from '@/lib/thank-you'

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'Your request is with the crew.',
  hidden: true,
})

interface Props {
  params: CountryParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ThankYouPage({ params, searchParams }: Props) {
  const thanks = readThankYou(await searchParams)
  const area = thanks.city
    ? await areaOf(thanks.city, countryOf((await params).country))
    : await defaultArea(params)
  return (
    <PageShell area={area}>
      <Band tone="paper">
        <div className="grid max-w-measure gap-6">
          <div>
            <Pennant>{area.city.name}</Pennant>
          </div>
          <h1 className="text-title">Thank you. We have it.</h1>
          <NextStep area={area} />
          <WhatYouToldUs thanks={thanks} />
        </div>
      </Band>
    </PageShell>
  )
}
