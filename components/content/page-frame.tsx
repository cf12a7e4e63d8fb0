import type { ReactNode } from 'react'
import { Truck } from '@/components/ui/pictures'
import { CityPennant, Section } from '@/components/ui/section'
import { joinDashes, RichText } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence, Translate } from '@/lib/words/translate'

interface PageHeaderProps {
  pageContext: PageContext
  title: string
  children: ReactNode
}

export function PageHeader({ pageContext, title, children }: PageHeaderProps) {
  const { city, paths, t } = pageContext
  return (
    <div className="grid items-end gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <CityPennant city={city} t={t} href={paths.home} />
        <h1 className="max-w-[22ch] pt-4 text-hero md:pt-6">{joinDashes(title)}</h1>
        <p className="max-w-measure pt-4 text-lead">{children}</p>
      </div>
      <svg aria-hidden="true" viewBox="-34 0 300 118" className="hidden w-96 lg:block print:hidden">
        <Truck />
        <path d="M-34 111h300v6H-34z" className="fill-ink" />
        <path d="M-30 62h20M-24 76h16M-32 90h22" className="stroke-orange" strokeWidth="2.5" />
      </svg>
    </div>
  )
}

export function PageCta({ pageContext }: { pageContext: PageContext }) {
  const { city, paths, phone, t } = pageContext
  return (
    <Section
      tone="ink"
      labelledBy="page-cta"
      title={t('Moving, or clearing out some junk?')}
      padding="py-12 md:py-16"
    >
      <p className="max-w-measure pt-3 text-lead text-sky print:text-ink">
        {t('Tell our {city} crew what you’ve got, or just give us a call.', { city: city.name })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4 pt-6 print:hidden">
        <a href={paths.getQuote} className="button-primary w-full border-paper sm:w-auto">
          {t('Get my free quote')}
        </a>{' '}
        <a href={paths.bookNow} className="button-secondary w-full sm:w-auto">
          {t('Book a junk pickup')}
        </a>
      </div>
      <a
        href={telHref(phone)}
        className="mt-6 inline-flex min-h-14 items-center display-text text-title underline decoration-orange-bright decoration-4 underline-offset-8 hover:text-orange-bright print:decoration-current"
      >
        <RichText
          text={t('<1>Call </1>{phone}', { phone })}
          parts={[(text) => <span className="sr-only">{text}</span>]}
        />
      </a>
    </Section>
  )
}

export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section tone="paper">
      <article className="grid max-w-measure gap-4 [&_h2]:mt-4 [&_h2]:text-2xl [&_ul]:list-disc [&_ul]:pl-6">
        <h1 className="text-title">{title}</h1>
        {children}
      </article>
    </Section>
  )
}

interface Props {
  texts: readonly Sentence[]
  t: Translate
}

export function Paragraphs({ texts, t }: Props) {
  return texts.map((text) => <p key={text}>{t(text)}</p>)
}

export function BulletList({ texts, t }: Props) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{t(text)}</li>
      ))}
    </ul>
  )
}
