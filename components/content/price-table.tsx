import { getCoupon } from '@/lib/business/coupons'
import { LOADS } from '@/lib/business/junk'
import { formatRange, PRICE_CONFIRMATION, type Prices } from '@/lib/business/prices'
import type { Translate } from '@/lib/words/translate'

export const CURRENCY_NAMES = { CAD: 'Canadian dollars', USD: 'U.S. dollars' } as const

export function PriceTable({ prices, city, t }: { prices: Prices; city: string; t: Translate }) {
  const currency = t(CURRENCY_NAMES[prices.currency])
  return (
    <div className="max-w-measure">
      <table className="w-full text-left">
        <caption className="pb-3 text-left text-base">
          {t('Junk pickups in {city}, in {currency}', { city, currency })}
        </caption>
        <thead>
          <tr className="border-b-line border-ink">
            <th scope="col" className="py-2 pr-4">
              {t('How full the truck is')}
            </th>
            <th scope="col" className="py-2">
              {t('Price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {LOADS.map((load) => {
            const coupon = getCoupon(load)
            return (
              <tr key={load.key} className="border-b-line border-ink/25">
                <th scope="row" className="py-3 pr-4 font-semibold">
                  {t(load.name)}
                </th>
                <td className="py-3">
                  <span className="display-text">{formatRange(prices.ranges[load.key], t)}</span>{' '}
                  {coupon ? (
                    <span className="block text-base text-green">
                      {t('{amount} coupon', { amount: t(coupon.amount) })}
                    </span>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="pt-3 text-base">{t(PRICE_CONFIRMATION)}</p>
    </div>
  )
}
