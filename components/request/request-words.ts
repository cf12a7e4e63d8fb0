import { formatArrivalWindow, formatLongDate } from '@/lib/dates/format-dates'
import type { Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import type { RequestStatus } from '@/lib/requests/status'

/** After a change: what holds now. */
export function getDoneWords({ pickup }: Request, status: RequestStatus): string {
  if (!pickup) return 'Done. Your request is cancelled.'
  if (status === 'cancelled') return 'Done. Your pickup is cancelled.'
  const now = status === 'unconfirmed' ? 'You now ask for' : 'Your pickup is now'
  return `${now} ${formatTime(pickup)}.`
}

/** Of an open pickup. */
function formatTime({ date, window }: Pickup): string {
  return window ? `${formatLongDate(date)}, ${formatArrivalWindow(window)}` : ''
}

/** How to take a request back. */
export function getCancelWords({ pickup }: Request) {
  return pickup
    ? {
        link: 'Cancel this pickup',
        question: `Cancel your pickup on ${formatTime(pickup)}?`,
        text: 'The crew won’t come, and your arrival window goes to someone else.',
        button: 'Yes, cancel my pickup',
        keep: 'No, keep my pickup',
      }
    : {
        link: 'Cancel this request',
        question: 'Cancel your request for a moving quote?',
        text: 'We won’t call you about it.',
        button: 'Yes, cancel my request',
        keep: 'No, keep my request',
      }
}
