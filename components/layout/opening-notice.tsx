'use client'

import { useEffect } from 'react'
import { runWhenPageIdle } from '@/components/ui/scheduling'
import { useTranslate } from '@/components/ui/use-translate'
import type { OpeningHours } from '@/lib/business/opening-hours'

interface Props {
  hours: OpeningHours
  timeZone: string
  /** ISO dates. */
  closedDates: readonly string[]
}

/** After hours, says beside the call buttons when the office opens. */
export function OpeningNotice({ hours, timeZone, closedDates }: Props) {
  const t = useTranslate()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const update = async () => {
      const { getWallClock } = await import('@/lib/dates/wall-clock')
      const { formatNextOpening, getPhoneAvailability } =
        await import('@/lib/business/opening-hours')
      const clock = getWallClock(new Date(), timeZone)
      const text = formatNextOpening(getPhoneAvailability(hours, clock, closedDates), t)
      for (const element of document.querySelectorAll('[data-opening]')) element.textContent = text
    }
    const tryUpdate = () => void update().catch(() => undefined)
    runWhenPageIdle(tryUpdate, signal)
    document.addEventListener('visibilitychange', tryUpdate, { signal })
    return () => controller.abort()
  }, [hours, timeZone, closedDates, t])
  return null
}
