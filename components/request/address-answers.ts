import { getLoad } from '@/lib/business/junk'
import { formatArrivalWindow, formatFullDate } from '@/lib/dates/format-dates'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { formatPostalCode } from '@/lib/forms/masks'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import type { Translate } from '@/lib/words/translate'

export interface Answer {
  label: string
  answer: string
  /** The form's fields that say the same. */
  fields: readonly string[]
}

/** docs/requirements.md, section 2. */
const NOT_SPECIFIED = 'Not specified'

/**
 * What the page's address says of a request.
 * @param hasPass an address without a valid signature says nothing of a pickup
 */
export function listAddressAnswers(
  thankYou: ThankYouParameters,
  hasPass: boolean,
  t: Translate,
): Answer[] {
  const { form, load } = thankYou
  if (form !== 'short' && form !== 'pickup') return listQuoteAnswers(thankYou, t)
  const words = hasPass && getLoad(load ?? '')?.words
  return [
    ...(hasPass && thankYou.unconfirmed ? listTimeAnswers(thankYou, t) : []),
    ...(words ? [{ label: t('Load'), answer: t(words), fields: ['load'] }] : []),
  ]
}

/** Of a pickup that has no pass yet. */
function listTimeAnswers(
  { moveDate: date = '', window: slot = '' }: ThankYouParameters,
  t: Translate,
): Answer[] {
  const window = parseTimeSlot(slot)
  return [
    { label: t('Pickup day'), answer: formatFullDate(date, t), fields: ['selectedDate'] },
    {
      label: t('Arrival window'),
      answer: window ? formatArrivalWindow(window, t) : t(NOT_SPECIFIED),
      fields: ['timeSlot'],
    },
  ]
}

function listQuoteAnswers(
  { form, moveDate, fromAddress, toAddress, packing }: ThankYouParameters,
  t: Translate,
): Answer[] {
  const noPacking = form === 'full' ? t('No') : t(NOT_SPECIFIED)
  return [
    {
      label: t('Move date'),
      answer: moveDate ? formatFullDate(moveDate, t) : t(NOT_SPECIFIED),
      fields: ['moveDate'],
    },
    { label: t('From'), answer: formatCode(fromAddress, t), fields: ['fromCountry', 'zip'] },
    { label: t('To'), answer: formatCode(toAddress, t), fields: ['toCountry', 'zipTo'] },
    { label: t('Packing help'), answer: packing ? t('Yes') : noPacking, fields: ['packing'] },
  ]
}

function formatCode(code: string | undefined, t: Translate): string {
  return code ? formatPostalCode(code) : t(NOT_SPECIFIED)
}
