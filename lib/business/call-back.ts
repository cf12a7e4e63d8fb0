import { formatTime } from '@/lib/dates/format-dates'
import type { PhoneAvailability } from './opening-hours'

/** Minutes within which the office calls back while it is open; 0 promises nothing. */
const CALL_BACK_MINUTES: number = 0

/** Beside the button of a form; '' without a promise. */
export function formatCallBackPromise(minutes = CALL_BACK_MINUTES): string {
  return minutes > 0 ? `We call you back within ${minutes} minutes while we’re open.` : ''
}

/** Once a request is sent: `We call you Tuesday from 8 am.`; '' without a promise. */
export function formatCallBackTime(
  availability: PhoneAvailability,
  minutes = CALL_BACK_MINUTES,
): string {
  if (minutes <= 0) return ''
  return 'until' in availability
    ? `We call you within ${minutes} minutes.`
    : `We call you ${availability.day} from ${formatTime(availability.from)}.`
}
