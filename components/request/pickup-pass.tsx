import { BRAND } from '@/lib/business/brand'
import { formatEndOfMonth, getCoupon, type Coupon } from '@/lib/business/coupons'
import type { Load } from '@/lib/business/junk'
import { PhoneSentence } from '@/components/ui/text'
import { formatShownPrice } from '@/lib/business/prices'
import { FIRST_CALL } from '@/lib/content/next-steps'
import type { ArrivalWindow } from '@/lib/dates/schedule'
import { formatLongDate, formatArrivalWindow } from '@/lib/dates/format-dates'
import type { PageContext } from '@/lib/routing/page-context'
import type { Translate } from '@/lib/words/translate'

interface Props {
  pageContext: PageContext
  date: string
  arrivalWindow: ArrivalWindow
  load: Load | undefined
  reference: string
  /** `219-289 CAD`; empty if the booking page showed none. */
  priceShown: string
  calendarHref: string
}

/** The ticket of a booked pickup; app/styles/media.css prints nothing else. */
export function PickupPass(props: Props) {
  const { load, date } = props
  const { t } = props.pageContext
  const coupon = getCoupon(load)
  return (
    <section aria-labelledby="pickup-pass" className="pickup-pass @container">
      <div className="bg-ink ticket text-paper print:border-3 print:border-ink print:bg-transparent print:text-ink">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-orange px-8 py-2 text-white print:border-b-3 print:bg-transparent print:text-ink">
          <h2 id="pickup-pass" className="text-xl uppercase">
            {t('Pickup pass')}
          </h2>
          <p className="text-sm font-bold">{BRAND.name[t.language]}</p>
        </div>
        <div className="@lg:flex">
          <PickupDetails {...props} />
          {coupon ? <CouponStub t={t} coupon={coupon} date={formatEndOfMonth(date, t)} /> : null}
        </div>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <a href={props.calendarHref} className="button-primary w-full sm:w-auto">
          {t('Add to my calendar')}
        </a>
        <span>{t('Print this page or show it on your phone.')}</span>
      </p>
    </section>
  )
}

function PickupDetails({ pageContext, date, arrivalWindow, reference, ...props }: Props) {
  const { city, phone, t } = pageContext
  const priceShown = formatShownPrice(props.priceShown, t)
  const rows = [
    [t('Pickup day'), formatLongDate(date, t)],
    [t('Arrival window'), formatArrivalWindow(arrivalWindow, t)],
    ...(priceShown ? [[t('Price we showed you'), priceShown]] : []),
    [t('Reference'), reference],
  ] as const
  return (
    <div className="grow py-5 pr-6 pl-8">
      <p className="display-text text-title">{city.name}</p>
      <dl className="grid gap-3 pt-3">
        {rows.map(([term, detail]) => (
          <div key={term}>
            <dt className="text-sm text-sky print:text-ink">{term}</dt>
            <dd
              className={`display-text leading-tight text-balance ${detail === reference ? 'text-title' : 'text-xl'}`}
            >
              {detail}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t-line border-current pt-3">
        {t(FIRST_CALL)}{' '}
        <PhoneSentence
          text={t('Plans changed? Change it on its page, or call <1>{phone}</1>', { phone })}
          phone={phone}
        />
      </p>
    </div>
  )
}

function CouponStub({ t, coupon, date }: { t: Translate; coupon: Coupon; date: string }) {
  return (
    <div className="flex shrink-0 flex-col justify-center border-t-3 dashed-border border-paper bg-green py-5 pr-6 pl-8 text-white @lg:w-56 @lg:border-t-0 @lg:border-l-3 @lg:pl-6 print:border-ink print:bg-transparent print:text-ink">
      <p>
        <span className="block display-text text-title">
          {t('{amount} off', { amount: t(coupon.amount) })}
        </span>{' '}
        <span className="font-bold">{t('{condition}.', { condition: t(coupon.condition) })}</span>
      </p>
      <p className="pt-3">{t('Show this to the crew.')}</p>
      <p>{t('Valid until {date}.', { date })}</p>
    </div>
  )
}
