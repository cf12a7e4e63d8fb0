import { CheckmarkList } from '@/components/ui/checkmark-list'
import { joinDashes } from '@/components/ui/join-dashes'
import { Pennant } from '@/components/ui/pennant'
import { PhoneIcon } from '@/components/ui/phone-icon'
import { RichText } from '@/components/ui/rich-text'
import { BRAND } from '@/lib/business/brand'
import { CLAIMS, TRACK_RECORD } from '@/lib/business/claims'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'

const BENEFITS = [CLAIMS.allInclusive, CLAIMS.noHiddenFees, CLAIMS.priceMatch]

export function HeroIntro({ pageContext: { city, phone, t } }: { pageContext: PageContext }) {
  const benefits = BENEFITS.map(({ text }) => t(text))
  return (
    <div className="pt-4 lg:pt-8">
      <Pennant>{t('{city}, {region}', { city: city.name, region: city.region })}</Pennant>
      <div className="px-4 sm:px-0">
        <h1 className="pt-3 text-hero md:pt-6">
          <span className="lg:block">
            <RichText
              text={joinDashes(t('Moving in <1>{city}?</1>', { city: city.name }))}
              parts={[(text) => <span className="sm:inline-block">{text}</span>]}
            />
          </span>{' '}
          <span className="lg:block">{BRAND.slogan[t.language]}</span>
        </h1>
        <p className="pt-2.5 text-lead font-semibold md:pt-5">{t(TRACK_RECORD)}</p>
        <CheckmarkList items={benefits} className="hidden gap-2 pt-5 font-semibold lg:grid" />
        <a href={telHref(phone)} className="mt-3 button-secondary w-full sm:w-auto md:mt-6">
          <PhoneIcon />
          {t('Call {phone}', { phone })}
        </a>
      </div>
    </div>
  )
}
