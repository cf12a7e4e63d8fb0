import type { Request } from '@/lib/requests/request'
import { getDay } from '@/lib/requests/day'
import { formatCustomerMail, type CustomerMailSettings } from './customer-mail'
import { createButton, createLinkParagraph, createParagraph } from './mail-document'

export function buildThanksMail(request: Request, settings: CustomerMailSettings) {
  const { firstName, placeName: city, t } = request
  const { reviewsUrl, phone } = settings
  if (reviewsUrl === undefined) return undefined
  // A move counts as won when it is ordered, so one without a day may still be ahead.
  const text = getDay(request)
    ? t(
        'You chose our {city} crew. How did it go? Good or bad, a few words in public help the next neighbor decide.',
        { city },
      )
    : t(
        'You chose our {city} crew. When it’s done, tell others how it went. Good or bad, a few words in public help the next neighbor decide.',
        { city },
      )
  return formatCustomerMail(request, settings, {
    subject: t('thank you, and one question'),
    heading: t('Thank you{name}.', { name: firstName && `, ${firstName}` }),
    preheader: t('Your review helps the next neighbor.'),
    blocks: [
      createParagraph(text),
      createButton(t('Write a review'), reviewsUrl),
      createLinkParagraph(
        t('Is anything not right? Call <1>{phone}</1>: we’ll fix it.', { phone }),
      ),
    ],
    isOptional: true,
  })
}
