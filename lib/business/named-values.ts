import type { Currency } from './currencies'

/**
 * Reads `half:219-289,full:399-489,currency:CAD`, in any order.
 * @param noun what a name stands for, such as `a load` @throws Error that names the fault and the possible names
 */
export function readNamedValues(
  text: string,
  names: readonly string[],
  noun: string,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split(/:(.*)/s)
    if (name !== 'currency' && !names.includes(name))
      throw new Error(`"${name}" is not ${noun}: use ${names.join(', ')} and currency.`)
    if (values.has(name)) throw new Error(`"${name}" is given twice.`)
    values.set(name, value)
  }
  return values
}

/** @throws Error that names the possible currencies */
export function readCurrency(
  values: ReadonlyMap<string, string>,
  currencies: readonly Currency[],
): Currency {
  const code = values.get('currency')
  const currency = currencies.find((one) => one === code)
  if (currency) return currency
  const problem = code === undefined ? 'currency is missing' : `currency:${code} is not possible`
  throw new Error(`${problem}: this location needs currency:${currencies.join(' or currency:')}.`)
}
