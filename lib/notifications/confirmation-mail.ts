import { NEXT_STEPS } from '@/lib/content/next-steps'
import { formatShortDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import {
  createAnswerRows,
  createParagraph,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { listPickupAttachments } from './pickup-calendar'
import { mustBeConfirmed } from './request-status'
import { summarizeRequest, type RequestSummary } from './request-summary'
import { describePickupTime } from './safe-answers'
import { readText, type StoredRequest } from './stored-request'

/** To the customer, after any of the three forms; undefined for a request without a valid address. */
export function buildConfirmationMail(request: StoredRequest, settings: CustomerMailSettings) {
  const summary = summarizeRequest(request)
  if (summary.email === '') return undefined
  const { steps, introduction, ...content } = describeRequest(request, summary)
  const mail = formatCustomerMail(summary, settings, {
    ...content,
    blocks: [
      createParagraph(introduction),
      createAnswerRows(request, summary),
      { type: 'steps', title: 'What happens next', steps },
      ...listChangeBlocks(summary, settings),
    ],
  })
  return { ...mail, attachments: listPickupAttachments(request, summary, settings) }
}

function describeRequest(request: StoredRequest, summary: RequestSummary) {
  const { kind, firstName, cityName } = summary
  const place = cityName && ` in ${cityName}`
  const thanks = `Thank you${firstName && `, ${firstName}`}.`
  const heading = `${thanks} We’ve got\u00a0it.`
  if (kind === 'quote') {
    const introduction = `We have your request for a moving quote${place}.`
    const steps = NEXT_STEPS.quote
    const subject = 'we have your moving quote request'
    return { heading, subject, introduction, preheader: steps[1], steps }
  }
  if (mustBeConfirmed(request.details)) {
    const introduction = `We have your request for a junk pickup${place}. It isn’t booked yet: we’ll call you to confirm it before we send a truck.`
    const steps = NEXT_STEPS.jobToConfirm
    const subject = 'we have your pickup request'
    return { heading, subject, introduction, preheader: steps[1], steps }
  }
  const date = readText(request.record, 'date')
  const time = describePickupTime(request, summary)
  return {
    subject: isIsoDate(date) ? `your junk pickup on ${formatShortDate(date)}` : 'your junk pickup',
    heading: `${thanks} You’re\u00a0booked.`,
    preheader: time,
    introduction: `Your junk pickup${place} is booked${time && `: ${time}. To add it to your calendar, open the attached file`}.`,
    steps: NEXT_STEPS.job,
  }
}
