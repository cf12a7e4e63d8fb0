import { findCountry } from '@/lib/business/regions'
import { getRegion } from './code-regions'
import { FILLED_STATE_FIELD, type FieldValues } from './form'
import { maskZipOrPostalCode } from './quote-fields'

/** The code decides the state unless the visitor chose one, and the state decides the country. */
export function fillState<Values extends FieldValues>(values: Values): Values {
  const { state = '', zip = '', [FILLED_STATE_FIELD]: filledState } = values
  const isChosen = state !== '' && state !== filledState
  const decided = isChosen ? state : getRegion(maskZipOrPostalCode('usa', zip))
  const countryName = findCountry(decided)
  if (!countryName) return values
  return { ...values, countryName, ...(!isChosen && { state: decided, filledState: decided }) }
}
