import type { ReactNode } from 'react'
import { FilmPoster } from '@/components/ui/pictures'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { FilmPlayer } from './film-player'

interface Props {
  pageContext: PageContext
  intro: ReactNode
  form: ReactNode
  /** Below the film on wide screens. */
  aside: ReactNode
}

export function Hero({ pageContext: { t }, intro, form, aside }: Props) {
  return (
    <section className="bg-paper">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-5 pb-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_28rem] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:px-8 lg:pb-16">
        {intro}
        <div
          id="quote"
          className="h-fit border-t-line border-b-line border-ink bg-white px-4 py-4 sm:rounded-card sm:border-line sm:p-6 sm:shadow-card lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8"
        >
          <h2 className="pb-3 text-2xl">{t('Your free quote')}</h2>
          {form}
        </div>
        <div className="px-4 sm:px-0 lg:col-start-1 lg:row-start-2">
          {/* The film over its poster. */}
          <div className="relative aspect-4/3 overflow-hidden card">
            <FilmPoster t={t} />
            <FilmPlayer />
          </div>
          {aside}
        </div>
      </div>
    </section>
  )
}

export function EstimateBar({ pageContext, form }: { pageContext: PageContext; form: ReactNode }) {
  const { t } = pageContext
  return (
    <Section tone="ink" id="estimate" labelledBy="estimate-title">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="estimate-title" className="text-title">
            {t('How much will your move cost?')}
          </h2>
          <p className="max-w-measure pt-3 text-lead text-sky">
            {t('We’ll call you back with one price and no hidden fees.')}
          </p>
        </div>
        <div className="card p-5 text-ink sm:p-6">{form}</div>
      </div>
    </Section>
  )
}
