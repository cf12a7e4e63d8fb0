import { getCoupon } from '@/lib/business/coupons'
import { LOADS } from '@/lib/business/junk'
import { PRICE_CONFIRMATION } from '@/lib/business/price-confirmation'
import { formatRange, type Prices } from '@/lib/business/prices'

const CURRENCY_NAMES = { CAD: 'Canadian dollars', USD: 'U.S. dollars' }

export function PriceTable({ prices, cityName }: { prices: Prices; cityName: string }) {
  return (
    <div className="max-w-measure">
      <table className="w-full text-left">
        <caption className="pb-3 text-base">
          Junk pickups in {cityName}, in {CURRENCY_NAMES[prices.currency]}
        </caption>
        <thead>
          <tr className="border-b-line border-ink">
            <th scope="col" className="py-2 pr-4">
              How full the truck is
            </th>
            <th scope="col" className="py-2">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {LOADS.map((load) => {
            const coupon = getCoupon(load)
            return (
              <tr key={load.key} className="border-b-line border-ink/25">
                <th scope="row" className="py-3 pr-4 font-semibold">
                  {load.name}
                </th>
                <td className="py-3">
                  <span className="display-text">{formatRange(prices.ranges[load.key])}</span>{' '}
                  {coupon ? (
                    <span className="block text-base text-green">{coupon.amount} coupon</span>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="pt-3 text-base">{PRICE_CONFIRMATION}</p>
    </div>
  )
}
