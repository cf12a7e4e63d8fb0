import { getWallClock } from '@/lib/dates/wall-clock'
import {
  createAnswerRows,
  createParagraph,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { mustBeConfirmed } from './request-status'
import { summarizeRequest } from './request-summary'
import { describePickupTime, describeWindow } from './safe-answers'
import { readText, type StoredRequest } from './stored-request'

/** To the customer before a pickup; undefined for a request without a valid address. */
export function buildReminderMail(request: StoredRequest, settings: CustomerMailSettings) {
  const summary = summarizeRequest(request)
  const { email, firstName, city } = summary
  if (email === '' || !city) return undefined
  const today = getWallClock(settings.now, city.timeZone).date
  const day = readText(request.record, 'date') === today ? 'today' : 'tomorrow'
  const time = describePickupTime(request, summary)
  const window = describeWindow(request, summary)
  const isOpen = mustBeConfirmed(request.details)
  const name = firstName && `, ${firstName}`
  return formatCustomerMail(summary, settings, {
    subject: isOpen ? `your pickup request for ${day}` : `your junk pickup is ${day}`,
    heading: isOpen ? `Your pickup request for ${day}` : `See you ${day}${name}.`,
    preheader: time,
    blocks: [
      createParagraph(
        isOpen
          ? `You asked for a junk pickup ${day}, ${time}. If we haven’t confirmed it with you on the phone yet, please call us.`
          : `The truck arrives ${day} during your window: ${window}.`,
      ),
      createAnswerRows(request, summary),
      ...listChangeBlocks(summary, settings),
    ],
  })
}
