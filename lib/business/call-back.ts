import { formatClock } from '@/lib/dates/format-dates'
import { ENGLISH } from '@/lib/words/translate'
import { formatOpenDay } from './opening-hours'
import type { PhoneAvailability } from './phone-availability'

/** Minutes within which the office calls back while it is open; 0 promises nothing. */
const CALL_BACK_MINUTES: number = 0

/** Beside the button of a form; '' without a promise. */
export function formatCallBackPromise(t = ENGLISH, minutes = CALL_BACK_MINUTES): string {
  return minutes > 0
    ? t('We call you back within {minutes} minutes while we’re open.', { minutes })
    : ''
}

/** Once a request is sent: `We call you Tuesday from 8 am.`; '' without a promise. */
export function formatCallBackTime(
  availability: PhoneAvailability,
  t = ENGLISH,
  minutes = CALL_BACK_MINUTES,
): string {
  if (minutes <= 0) return ''
  if ('until' in availability) return t('We call you within {minutes} minutes.', { minutes })
  const { day, from } = availability
  return t('We call you {day} from {time}.', {
    day: formatOpenDay(day, t),
    time: formatClock(from, t),
  })
}
