import { getWallClock } from '@/lib/dates/wall-clock'
import { describePickupTime, formatWindowOfCity } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createParagraph } from './mail-document'

/** To the customer before a pickup; undefined for any other request. */
export function buildReminderMail(request: Request, settings: CustomerMailSettings) {
  const { firstName, city, pickup, isConfirmed, t } = request
  if (!city || !pickup) return undefined
  const today = getWallClock(settings.now, city.timeZone).date
  const day = pickup.date === today ? 'today' : 'tomorrow'
  const time = describePickupTime(pickup, city, t)
  const window = formatWindowOfCity(pickup, city, t)
  const name = firstName && `, ${firstName}`
  return formatCustomerMail(request, settings, {
    subject: isConfirmed ? t(`your junk pickup is ${day}`) : t(`your pickup request for ${day}`),
    heading: isConfirmed
      ? t(`See you ${day}{name}.`, { name })
      : t(`Your pickup request for ${day}`),
    preheader: time,
    blocks: [
      createParagraph(
        !isConfirmed
          ? t(
              `You asked for a junk pickup ${day}, {time}. If we haven’t confirmed it with you on the phone yet, please call us.`,
              { time },
            )
          : t(`The truck arrives ${day} during your window: {window}.`, { window }),
      ),
      createAnswerRows(request, settings),
      ...listChangeBlocks(request, settings),
    ],
  })
}
