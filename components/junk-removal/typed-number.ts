const TYPED_NUMBER = /^\s*(\d+[a-z]?(?:[-/]\d+)?)\s/i

/** Keeps the house number that the visitor typed if Google knows only the street. */
export function addTypedHouseNumber(street: string, typed: string): string {
  const number = TYPED_NUMBER.exec(typed)?.[1]
  if (!number || !street || /^\d/.test(street)) return street
  return `${number} ${street}`
}

/** The unit that a visitor typed before the house number of a picked street, `4-123 Main St`; else ''. */
export function findTypedUnit(street: string, typed: string): string {
  const [unit, number] = TYPED_NUMBER.exec(typed)?.[1]?.split(/[-/]/) ?? []
  return unit && number && street.startsWith(`${number} `) ? unit : ''
}
