import { html, type Markup } from '@/lib/notifications/html'

/** Amounts by currency; '' where no file says which. */
export type Money = Map<string, number>

export function sumMoney(parts: Iterable<ReadonlyMap<string, number>>): Money {
  const total: Money = new Map()
  for (const part of parts) {
    for (const [currency, amount] of part) total.set(currency, (total.get(currency) ?? 0) + amount)
  }
  return total
}

/** A line for each currency. */
export function formatMoney(money: ReadonlyMap<string, number>): Markup | string {
  if (money.size === 0) return '–'
  const lines = [...money].toSorted().map(([currency, amount]) => formatAmount(amount, currency))
  return html`${lines.map((line) => html`<span class="line">${line}</span> `)}`
}

/** '–' for costs in two currencies, because the requests are not counted by currency. */
export function formatCostPer(money: ReadonlyMap<string, number>, count: number): string {
  const [[currency, amount] = ['', 0]] = money
  return money.size === 1 && count > 0 ? formatAmount(amount / count, currency) : '–'
}

/** Without cents from 100 on. */
function formatAmount(amount: number, currency: string): string {
  const digits = amount < 100 ? 2 : 0
  const text = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${text} ${currency}`.trim()
}
