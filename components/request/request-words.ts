import { formatArrivalWindow, formatLongDate } from '@/lib/dates/format-dates'
import type { Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import type { RequestStatus } from '@/lib/requests/status'
import type { Translate } from '@/lib/words/translate'

export function getDoneWords({ pickup }: Request, status: RequestStatus, t: Translate): string {
  if (!pickup) return t('Done. Your request is cancelled.')
  if (status === 'cancelled') return t('Done. Your pickup is cancelled.')
  const time = getTime(pickup, t)
  return status === 'unconfirmed'
    ? t('You now ask for {date}, {window}.', time)
    : t('Your pickup is now {date}, {window}.', time)
}

function getTime({ date, window }: Pickup, t: Translate) {
  return { date: formatLongDate(date, t), window: window ? formatArrivalWindow(window, t) : '' }
}

export function getCancelWords({ pickup }: Request, t: Translate) {
  return pickup
    ? {
        link: t('Cancel this pickup'),
        question: t('Cancel your pickup on {date}, {window}?', getTime(pickup, t)),
        text: t('The crew won’t come, and your arrival window goes to someone else.'),
        button: t('Yes, cancel my pickup'),
        keep: t('No, keep my pickup'),
      }
    : {
        link: t('Cancel this request'),
        question: t('Cancel your request for a moving quote?'),
        text: t('We won’t call you about it.'),
        button: t('Yes, cancel my request'),
        keep: t('No, keep my request'),
      }
}
