import type { Offer, PriceSpecification } from 'schema-dts'
import { LOADS } from '@/lib/business/junk'
import { formatRange, type Range } from '@/lib/business/prices'
import type { PageContext } from '@/lib/routing/page-context'

/** @param url of the page of prices */
export function buildOffers(
  { prices, rates, t }: PageContext,
  provider: { '@id': string },
  url: string,
): { offers: Offer[]; priceRange: string } {
  const buildOffer = (name: string, priceSpecification: PriceSpecification): Offer => ({
    ...{ '@type': 'Offer', url, priceSpecification },
    itemOffered: { '@type': 'Service', name, provider },
  })
  const hours = (['two', 'three'] as const).flatMap((crew) => {
    if (!rates) return []
    const rate = { price: rates[crew], priceCurrency: rates.currency, unitCode: 'HUR' }
    const name = t(crew === 'two' ? 'Crew of two' : 'Crew of three')
    return [buildOffer(name, { '@type': 'UnitPriceSpecification', ...rate })]
  })
  const loads = LOADS.flatMap(({ key, words }) => {
    if (!prices) return []
    const [minPrice, maxPrice] = prices.ranges[key]
    const range = { minPrice, maxPrice, priceCurrency: prices.currency }
    return [buildOffer(t(words), { '@type': 'PriceSpecification', ...range })]
  })
  return { offers: [...hours, ...loads], priceRange: formatPriceRange({ prices, rates, t }) }
}

function formatPriceRange({ prices, rates, t }: Pick<PageContext, 'prices' | 'rates' | 't'>) {
  if (rates) return t('{price} an hour', { price: formatRange([rates.two, rates.three], t) })
  const range: Range | undefined = prices && [prices.ranges.quarter[0], prices.ranges.full[1]]
  return range ? formatRange(range, t) : ''
}
