'use client'

import { useEffect } from 'react'
import { runWhenPageIdle } from '@/components/ui/browser'
import {
  findNextOpening,
  getPhoneAvailability,
  type OpeningHours,
} from '@/lib/business/phone-availability'
import { getWallClock } from '@/lib/dates/wall-clock'

interface Props {
  hours: OpeningHours
  timeZone: string
  /** From `listOpenings`. */
  openings: Readonly<Record<string, string>>
  closedDates: readonly string[]
}

/** After hours, writes beside the call buttons when the office opens. */
export function OpeningNotice({ hours, openings, timeZone, closedDates }: Props) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const update = () => {
      const clock = getWallClock(new Date(), timeZone)
      const text = findNextOpening(getPhoneAvailability(hours, clock, closedDates), openings)
      for (const element of document.querySelectorAll('[data-opening]')) element.textContent = text
    }
    runWhenPageIdle(update, signal)
    document.addEventListener('visibilitychange', update, { signal })
    return () => controller.abort()
  }, [hours, openings, timeZone, closedDates])
  return null
}
