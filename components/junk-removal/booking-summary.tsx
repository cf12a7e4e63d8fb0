import { useFormValues } from '@/components/form/use-form-values'
import { CouponSentences } from '@/components/ui/coupons'
import { PhoneSentence } from '@/components/ui/text'
import { useTranslate } from '@/components/ui/use-translate'
import { COUPONS, getCoupon } from '@/lib/business/coupons'
import { getItem, getLoad } from '@/lib/business/junk'
import { formatRange, type ShownPrices } from '@/lib/business/prices'
import { formatArrivalWindow, formatShortDate } from '@/lib/dates/format-dates'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { FieldValues } from '@/lib/forms/form'

interface Props {
  values: FieldValues
  prices: ShownPrices | undefined
  phone: string
}

const NAMES = ['items', 'load', 'selectedDate', 'timeSlot']

export function BookingSummary({ values, prices, phone }: Props) {
  const t = useTranslate()
  const [ref, chosen] = useFormValues<HTMLDivElement>(values, NAMES, ['items'])
  const { items = '', selectedDate = '', timeSlot = '' } = chosen
  const load = getLoad(chosen.load ?? '')
  const arrivalWindow = parseTimeSlot(timeSlot)
  const itemNames = items.split(',').flatMap((key) => getItem(key)?.name ?? [])
  const rows = {
    [t('Your items')]: itemNames.map((name) => t(name)).join(', '),
    [t('How full')]: load && t(load.name),
    [t('Pickup day')]: isIsoDate(selectedDate) && formatShortDate(selectedDate, t),
    [t('Arrival window')]: arrivalWindow && formatArrivalWindow(arrivalWindow, t),
    ...(prices && { [t('Price')]: load && formatRange(prices.ranges[load.key], t) }),
  }
  const coupon = getCoupon(load)
  return (
    <div ref={ref} className="absolute inset-y-0 right-0 hidden w-72 lg:block">
      <div className="sticky top-24 grid bg-ink ticket text-paper">
        <h2 className="bg-orange px-7 py-2 text-xl text-white">{t('Your pickup')}</h2>
        {/* If scripts are off, the list cannot follow the answers. */}
        <dl className="grid gap-2 px-7 pt-4 noscript:hidden">
          {Object.entries(rows).map(([term, detail]) => (
            <div key={term}>
              <dt className="text-sm text-sky">{term}</dt>
              <dd className="leading-snug font-bold">{detail || '–'}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 grid gap-1 border-y-3 dashed-border border-paper bg-green px-7 py-3 font-bold text-white">
          <CouponSentences coupons={coupon ? [coupon] : COUPONS} t={t} />
        </p>
        <p className="px-7 py-2">
          <PhoneSentence text={t('Rather talk? Call <1>{phone}</1>', { phone })} phone={phone} />
        </p>
      </div>
    </div>
  )
}
