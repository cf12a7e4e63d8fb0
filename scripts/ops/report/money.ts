import { CURRENCIES } from '@/lib/business/currencies'
import { html, type Markup } from '@/lib/notifications/html'

export const CURRENCY_CODES = Object.values(CURRENCIES)
type Currency = (typeof CURRENCY_CODES)[number]

export interface Amount {
  amount: number
  currency: Currency
}

export function findCurrency(text: unknown): Currency | undefined {
  return CURRENCY_CODES.find((code) => code === text)
}

export function sumAmounts(amounts: readonly Amount[]): Amount[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = amounts.filter((one) => one.currency === currency)
    return own.length > 0 ? { currency, amount: own.reduce((sum, one) => sum + one.amount, 0) } : []
  })
}

/** Infinite for a count of 0. Undefined without costs, or in two currencies: counts have none. */
export function divideMoney(money: readonly Amount[], count: number): Amount | undefined {
  const [first, other] = money
  if (!first || other) return undefined
  return { ...first, amount: count > 0 ? first.amount / count : Infinity }
}

export function formatMoney(money: readonly Amount[]): Markup | string {
  const lines = money.map((one) => html`<span>${formatAmount(one)}</span> `)
  return lines.length > 0 ? html`${lines}` : '–'
}

/** Drops cents from 100 on; '–' for none. */
export function formatAmount(money: Amount | undefined): string {
  if (!money || !Number.isFinite(money.amount)) return '–'
  const digits = money.amount < 100 ? 2 : 0
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${money.amount.toLocaleString('en-US', options)} ${money.currency}`
}
