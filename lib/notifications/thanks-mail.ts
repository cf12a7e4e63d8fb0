import type { Request } from '@/lib/requests/request'
import { getDay } from '@/lib/requests/day'
import { formatCustomerMail, type CustomerMailSettings } from './customer-mail'
import { createButton, createParagraph, createPhoneLink } from './mail-document'

/** To the customer of a won request; undefined where its location names no review page. */
export function buildThanksMail(request: Request, settings: CustomerMailSettings) {
  const { firstName, cityName } = request
  const { reviewsUrl, phone } = settings
  if (reviewsUrl === undefined) return undefined
  // Won is a move when it is ordered: without a day it may be ahead.
  const question = getDay(request) ? 'How did it go?' : 'When it’s done, tell others how it went.'
  const text = `You chose our${cityName && ` ${cityName}`} crew. ${question}`
  return formatCustomerMail(request, settings, {
    subject: 'thank you, and one question',
    heading: `Thank you${firstName && `, ${firstName}`}.`,
    preheader: 'Your review helps the next neighbor.',
    blocks: [
      createParagraph(`${text} Good or bad, a few words in public help the next neighbor decide.`),
      createButton('Write a review', reviewsUrl),
      createParagraph('Is anything not right? Call ', createPhoneLink(phone), ': we’ll fix it.'),
    ],
    isOptional: true,
  })
}
