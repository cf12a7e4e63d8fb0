import { formatArrivalWindow, formatLongDate } from '@/lib/dates/format-dates'
import type { Pickup, RequestStatus } from '@/lib/notifications/request-status'
import type { DispatchList } from '@/lib/store/store'

interface StatusWords {
  title: string
  text?: string
}

type ListWords = Partial<Record<RequestStatus, StatusWords>> & { office: StatusWords }

const STATUS_WORDS: Record<DispatchList, ListWords> = {
  jobs: {
    active: { title: 'Your pickup is booked' },
    unconfirmed: {
      title: 'Your pickup request',
      text: 'It isn’t booked yet: we’ll call you to confirm it before we send a truck.',
    },
    begun: {
      title: 'Your pickup',
      text: 'Your arrival window has begun or is over, so changes go by phone. Call us.',
    },
    office: {
      title: 'Your pickup',
      text: 'Our office looks after this one. Call us to change it.',
    },
    cancelled: {
      title: 'Your pickup is cancelled',
      text: 'The crew won’t come. Changed your mind? Book again, or call us.',
    },
  },
  leads: {
    active: {
      title: 'Your moving quote request',
      text: 'We have it. If your plans changed, withdraw it here, or call us.',
    },
    office: { title: 'Your moving quote request', text: 'Call us to change it.' },
    withdrawn: {
      title: 'Your request is withdrawn',
      text: 'We won’t call you about it. Changed your mind? Ask for a new quote, or call us.',
    },
  },
}

export function getStatusWords(list: DispatchList, status: RequestStatus): StatusWords {
  return STATUS_WORDS[list][status] ?? STATUS_WORDS[list].office
}

/** After a change: what holds now. */
export function getDoneWords(status: RequestStatus, pickup: Pickup | undefined): string {
  if (status === 'cancelled') return 'Done. Your pickup is cancelled.'
  if (status === 'withdrawn' || !pickup) return 'Done. Your request is withdrawn.'
  const now = status === 'unconfirmed' ? 'You now ask for' : 'Your pickup is now'
  return `${now} ${formatPickup(pickup)}.`
}

function formatPickup({ date, window }: Pickup): string {
  return `${formatLongDate(date)}, ${formatArrivalWindow(window)}`
}

/** How to take a request back. */
export function getCancelWords(pickup: Pickup | undefined) {
  return pickup
    ? {
        link: 'Cancel this pickup',
        question: `Cancel your pickup on ${formatPickup(pickup)}?`,
        text: 'The crew won’t come, and your arrival window goes to someone else.',
        button: 'Yes, cancel my pickup',
        keep: 'No, keep my pickup',
      }
    : {
        link: 'Withdraw this request',
        question: 'Withdraw your request for a moving quote?',
        text: 'We won’t call you about it.',
        button: 'Yes, withdraw my request',
        keep: 'No, keep my request',
      }
}
