import { startTransition, useEffect, useState } from 'react'
import { askServerTime, getServerTime, setServerTime } from '@/components/form/server-clock'
import { afterPaint } from '@/components/ui/scheduling'
import type { WallClock } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { SERVER_TIME_VALUE, type FieldValues } from '@/lib/forms/form'

const TICK_MS = 15_000

/**
 * The city's time by the server's clock, to the minute. It is undefined until the server replies or two
 * seconds pass. Hydration does not wait for it, because a phone needs 100 ms to load a time zone.
 * @param answered values of the last reply; a refusal contains the server's time
 */
export function useClock(
  timeZone: string,
  { [SERVER_TIME_VALUE]: refusedAt }: FieldValues,
): WallClock | undefined {
  const [clock, setClock] = useState<WallClock>()
  useEffect(() => {
    setServerTime(refusedAt)
    const updateClock = () => {
      const now = getWallClock(getServerTime(), timeZone)
      startTransition(() =>
        setClock((last) => (last?.time === now.time && last.date === now.date ? last : now)),
      )
    }
    void Promise.all([afterPaint(), askServerTime()]).then(updateClock)
    const timer = setInterval(updateClock, TICK_MS)
    return () => clearInterval(timer)
  }, [timeZone, refusedAt])
  return clock
}
