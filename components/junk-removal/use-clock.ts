'use client'

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/scheduling'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'

const TICK_MS = 15_000

/**
 * The city's local time, to the minute; undefined on the prerendered page and until the first paint after
 * hydration. A phone needs 100 ms to load a time zone, so hydration does not wait for it.
 */
export function useClock(timeZone: string): WallClock | undefined {
  const [clockText, setClockText] = useState('')
  useEffect(() => {
    const updateClock = () => {
      const now = Object.values(getWallClock(new Date(), timeZone)).join(' ')
      startTransition(() => setClockText(now))
    }
    void afterPaint().then(updateClock)
    const timer = setInterval(updateClock, TICK_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  const [date, time] = clockText.split(' ')
  return date && time ? { date, time } : undefined
}
