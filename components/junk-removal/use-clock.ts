import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/scheduling'
import type { WallClock } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'

const TICK_MS = 15_000

/**
 * The city's local time, to the minute; undefined on the prerendered page and until the first paint after
 * hydration. A phone needs 100 ms to load a time zone, so hydration does not wait for it.
 */
export function useClock(timeZone: string): WallClock | undefined {
  const [clock, setClock] = useState<WallClock>()
  useEffect(() => {
    const updateClock = () => {
      const now = getWallClock(new Date(), timeZone)
      startTransition(() =>
        setClock((last) => (last?.time === now.time && last.date === now.date ? last : now)),
      )
    }
    void afterPaint().then(updateClock)
    const timer = setInterval(updateClock, TICK_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  return clock
}
