'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { fieldIds, FieldGroup } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { CouponSentences, CouponTicket } from '@/components/ui/coupons'
import { useTranslate } from '@/components/ui/use-translate'
import { type Coupon, COUPONS, getCoupon } from '@/lib/business/coupons'
import { getItem, getLoad, ITEMS, LOADS, PROPERTY_TYPES } from '@/lib/business/junk'
import { formatMoney, type ShownPrices } from '@/lib/business/prices'
import { PRICES_FIELD } from '@/lib/forms/form'

/** The labels that the visitor's form and the desk's have in common. */
export const PICKUP_LABELS = {
  load: 'How full will the truck be?',
  message: 'Anything else?',
  selectedDate: 'Pickup day',
  timeSlot: 'Arrival window',
  isTimeSensitive: 'Flexible on timing?',
  propertyType: 'Property type',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State or province',
  zip: 'ZIP or postal code',
  countryName: 'Country',
  phone: 'Phone number',
  email: 'Email',
} as const

/** The error summary links to the first tile. */
export function ItemFields(field: FieldBinding) {
  const t = useTranslate()
  const { formId, name, error, defaultValue } = field
  const { id } = fieldIds(formId, name)
  const keys = (defaultValue ?? '').split(',')
  const fieldsetRef = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The values of a posted form win over the query.
    if (defaultValue === undefined) checkItemsOfQuery(fieldsetRef.current)
  }, [defaultValue])
  return (
    <FieldGroup
      {...field}
      ref={fieldsetRef}
      hint={t(
        'Pick everything you want gone. Don’t see it here? Add it under “Anything else?” below.',
      )}
      className="@container"
    >
      <div className="mt-1 grid two-columns gap-2 @md:grid-cols-3 @md:gap-3 @2xl:grid-cols-4">
        {ITEMS.map((item, index) => (
          <label key={item.key} className="item-tile choice">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={item.key}
              defaultChecked={keys.includes(item.key)}
              aria-invalid={error ? true : undefined}
            />
            <img src={`/items/${item.key}.svg`} alt="" width={96} height={96} loading="lazy" />
            {t(item.name)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** `?item=piano&item=shed`. useSearchParams would remove the form from the prerendered HTML. */
function checkItemsOfQuery(fieldset: HTMLFieldSetElement | null): void {
  const url = new URL(location.href)
  const keys = url.searchParams.getAll('item').filter(getItem)
  if (keys.length === 0) return
  // We read it only once: after "back" or a reload the form memory knows which items are still ticked.
  url.searchParams.delete('item')
  history.replaceState(history.state, '', url)
  for (const checkbox of fieldset?.querySelectorAll('input') ?? []) {
    if (checkbox.checked || !keys.includes(checkbox.value)) continue
    checkbox.checked = true
    checkbox.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

interface Props extends FieldBinding {
  /** Last day of the coupons, `Nov 30`; undefined until a day is known (a posted day counts before hydration). */
  validUntil: string | undefined
  prices: ShownPrices | undefined
  meter: ReactNode
}

/** CSS makes the drawing and the coupon follow the choice. */
export function LoadFields({ validUntil, prices, meter, ...field }: Props) {
  const t = useTranslate()
  const { formId, name, error, defaultValue = '' } = field
  const { id } = fieldIds(formId, name)
  return (
    <FieldGroup {...field} optional className="load @container">
      {prices ? <input type="hidden" name={PRICES_FIELD} value={prices.signed} /> : null}
      <div className="mt-1 grid gap-3 @xl:grid-cols-[3fr_2fr]">
        {meter}
        <div className="grid two-columns gap-2 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:h-fit @xl:grid-cols-1">
          {LOADS.map((load, index) => {
            const coupon = getCoupon(load)
            return (
              <label key={load.key} className="choice">
                <input
                  type="radio"
                  id={index === 0 ? id : undefined}
                  name={name}
                  value={load.key}
                  defaultChecked={load.key === defaultValue}
                  aria-invalid={error ? true : undefined}
                />
                <span>
                  {t(load.name)}{' '}
                  {prices ? (
                    <span className="text-sm whitespace-nowrap">
                      {t('from {price}', {
                        price: formatMoney(prices.ranges[load.key][0], t),
                      })}{' '}
                    </span>
                  ) : null}
                  {coupon ? (
                    <span className="block text-sm text-green">
                      {t('{amount} off', { amount: t(coupon.amount) })}
                    </span>
                  ) : null}
                </span>
              </label>
            )
          })}
          <label className="col-span-full choice">
            {/* A radio button cannot be unchecked; this one clears the answer. */}
            <input type="radio" name={name} value="" defaultChecked={!getLoad(defaultValue)} />
            {t('Not sure yet')}
          </label>
        </div>
        <LoadCoupon validUntil={validUntil} />
      </div>
    </FieldGroup>
  )
}

const listLoads = (coupon: Coupon | undefined) =>
  LOADS.filter((load) => getCoupon(load) === coupon).map(({ key }) => key)

const COUPON_OFFERS = [...COUPONS]
  .reverse()
  .map((coupon) => ({ coupon, loads: listLoads(coupon).join(' ') }))

/** CSS hides the coupons of other loads, so a screen reader announces only one. */
function LoadCoupon({ validUntil }: { validUntil: string | undefined }) {
  const t = useTranslate()
  return (
    <div role="status" aria-live="polite" className="grid *:col-start-1 *:row-start-1">
      <p
        data-loads={['none', ...listLoads(undefined)].join(' ')}
        className="grid content-center rounded-control border-2 dashed-border border-green px-4 py-3 font-semibold text-green"
      >
        <CouponSentences coupons={COUPON_OFFERS.map(({ coupon }) => coupon)} t={t} />
      </p>
      {COUPON_OFFERS.map(({ coupon, loads }) => (
        <div key={coupon.amount} data-loads={loads}>
          <CouponTicket coupon={coupon} validUntil={validUntil} t={t} />
        </div>
      ))}
    </div>
  )
}

export function TimingField(field: FieldBinding) {
  const t = useTranslate()
  return (
    <RadioGroup
      {...field}
      options={[
        { value: 'false', label: t('Yes') },
        { value: 'true', label: t('No') },
      ]}
    />
  )
}

export function PropertyTypeField(field: FieldBinding) {
  const t = useTranslate()
  return (
    <RadioGroup
      {...field}
      gridClassName="sm:grid-cols-3"
      options={PROPERTY_TYPES.map((type) => ({ value: type, label: t(type) }))}
    />
  )
}
