import type { ReactNode } from 'react'
import { FilmPoster } from '@/components/ui/film-poster'
import { Pennant } from '@/components/ui/pennant'
import { PhoneIcon } from '@/components/ui/phone-icon'
import { CheckmarkList } from '@/components/ui/checkmark-list'
import type { PageContext } from '@/lib/cities/page-context'
import { CLAIMS } from '@/lib/business/claims'
import { telHref } from '@/lib/routing/tel-href'
import { FilmPlayer } from './film-player'

/** Hidden on phones, where the form comes first. */
const BENEFITS = [CLAIMS.allInclusive.text, CLAIMS.noHiddenFees.text, CLAIMS.priceMatch.text]

interface Props {
  pageContext: PageContext
  form: ReactNode
  /** Below the film on wide screens. */
  aside: ReactNode
}

export function Hero({ pageContext: { city, phone }, form, aside }: Props) {
  return (
    <section className="bg-paper">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-5 pb-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_28rem] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:px-8 lg:pb-16">
        <div className="pt-4 lg:pt-8">
          <Pennant>
            {city.name}, {city.region}
          </Pennant>
          <div className="px-4 sm:px-0">
            <h1 className="pt-3 text-hero md:pt-6">
              <span className="lg:block">
                Moving in <span className="sm:inline-block">{city.name}?</span>
              </span>{' '}
              <span className="lg:block">Call the home team.</span>
            </h1>
            <p className="pt-2.5 text-lead font-semibold md:pt-5">
              {CLAIMS.years.text} and {CLAIMS.customers.text}
            </p>
            <CheckmarkList items={BENEFITS} className="hidden gap-2 pt-5 font-semibold lg:grid" />
            <a href={telHref(phone)} className="mt-3 button-secondary w-full sm:w-auto md:mt-6">
              <PhoneIcon />
              Call {phone}
            </a>
          </div>
        </div>
        <div
          id="quote"
          className="h-fit border-t-line border-b-line border-ink bg-white px-4 py-4 sm:rounded-card sm:border-line sm:p-6 sm:shadow-card lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8"
        >
          <h2 className="pb-3 text-2xl">Your free quote</h2>
          {form}
        </div>
        <div className="px-4 sm:px-0 lg:col-start-1 lg:row-start-2">
          {/* The film over its poster. */}
          <div className="relative aspect-4/3 overflow-hidden card">
            <FilmPoster />
            <FilmPlayer />
          </div>
          {aside}
        </div>
      </div>
    </section>
  )
}
