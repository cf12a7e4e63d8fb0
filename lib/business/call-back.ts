import { formatClock } from '@/lib/dates/format-dates'
import { ENGLISH } from '@/lib/words/translate'
import { formatOpenDay } from './opening-hours'
import type { PhoneAvailability } from './phone-availability'

/** While it is open, the office calls back within this many minutes. 0 makes no promise. */
const CALL_BACK_MINUTES: number = 0

/** The line beside a form's button; '' when there is no promise. */
export function formatCallBackPromise(t = ENGLISH, minutes = CALL_BACK_MINUTES): string {
  return minutes > 0
    ? t('We call you back within {minutes} minutes while we’re open.', { minutes })
    : ''
}

/** Shown after a request is sent: `We call you Tuesday from 8 am.`; '' when there is no promise. */
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
