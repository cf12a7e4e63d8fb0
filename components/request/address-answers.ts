import { formatArrivalWindow, formatFullDate } from '@/lib/dates/format-dates'
import { formatPostalCode, keepCode } from '@/lib/forms/masks'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import type { Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import type { Translate } from '@/lib/words/translate'

export interface Answer {
  label: string
  answer: string
  /** The fields of the form that hold the same answer. */
  fields: readonly string[]
}

/** See docs/requirements.md, section 2. */
const NOT_SPECIFIED = 'Not specified'

/** @param hasPass the pass already shows when the crew comes */
export function listPickupAnswers(
  { date, window, load }: Pick<Pickup, 'date' | 'window' | 'load'>,
  hasPass: boolean,
  t: Translate,
): Answer[] {
  const day = date && !hasPass ? formatFullDate(date, t) : ''
  const time = window && !hasPass ? formatArrivalWindow(window, t) : ''
  return [
    { label: t('Pickup day'), answer: day, fields: ['selectedDate'] },
    { label: t('Arrival window'), answer: time, fields: ['timeSlot'] },
    { label: t('Load'), answer: load ? t(load.words) : '', fields: ['load'] },
  ]
}

/** An address that no form has made gets the defaults. @param stored wins over the address */
export function listQuoteAnswers(
  { form, fromAddress = '', toAddress = '', packing, ...address }: ThankYouParameters,
  stored: Request['quote'],
  t: Translate,
): Answer[] {
  if (form === 'short' || form === 'pickup') return []
  const unknown = form ? '' : t(NOT_SPECIFIED)
  const noPacking = form ? t('No') : unknown
  const moveDate = stored ? stored.moveDate : address.moveDate
  const from = stored ? keepCode(stored.from) : formatPostalCode(fromAddress)
  const to = stored ? keepCode(stored.to) : formatPostalCode(toAddress)
  return [
    {
      label: t('Move date'),
      answer: moveDate ? formatFullDate(moveDate, t) : unknown,
      fields: ['moveDate'],
    },
    { label: t('From'), answer: from || unknown, fields: ['fromCountry', 'zip'] },
    { label: t('To'), answer: to || unknown, fields: ['toCountry', 'zipTo'] },
    { label: t('Packing help'), answer: packing ? t('Yes') : noPacking, fields: ['packing'] },
  ]
}
