import { getLoad } from '@/lib/business/junk'
import { formatArrivalWindow, formatFullDate } from '@/lib/dates/format-dates'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { formatPostalCode } from '@/lib/forms/masks'
import type { ThankYouParameters } from '@/lib/forms/thank-you'

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
export function listAddressAnswers(thankYou: ThankYouParameters, hasPass: boolean): Answer[] {
  const { form, load } = thankYou
  if (form !== 'short' && form !== 'pickup') return listQuoteAnswers(thankYou)
  const words = hasPass && getLoad(load ?? '')?.words
  return [
    ...(hasPass && thankYou.unconfirmed ? listTimeAnswers(thankYou) : []),
    ...(words ? [{ label: 'Load', answer: words, fields: ['load'] }] : []),
  ]
}

/** Of a pickup that has no pass yet. */
function listTimeAnswers({ moveDate: date = '', window: slot = '' }: ThankYouParameters): Answer[] {
  const window = parseTimeSlot(slot)
  return [
    { label: 'Pickup day', answer: formatFullDate(date), fields: ['selectedDate'] },
    {
      label: 'Arrival window',
      answer: window ? formatArrivalWindow(window) : NOT_SPECIFIED,
      fields: ['timeSlot'],
    },
  ]
}

function listQuoteAnswers({
  form,
  moveDate,
  fromAddress,
  toAddress,
  packing,
}: ThankYouParameters): Answer[] {
  const noPacking = form === 'full' ? 'No' : NOT_SPECIFIED
  return [
    {
      label: 'Move date',
      answer: moveDate ? formatFullDate(moveDate) : NOT_SPECIFIED,
      fields: ['moveDate'],
    },
    { label: 'From', answer: formatCode(fromAddress), fields: ['fromCountry', 'zip'] },
    { label: 'To', answer: formatCode(toAddress), fields: ['toCountry', 'zipTo'] },
    { label: 'Packing help', answer: packing ? 'Yes' : noPacking, fields: ['packing'] },
  ]
}

function formatCode(code: string | undefined): string {
  return code ? formatPostalCode(code) : NOT_SPECIFIED
}
