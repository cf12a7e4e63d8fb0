'use client'

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/scheduling'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'

const TICK_MS = 15_000

function runAfterPaint(callback: () => void): () => void {
  let isCancelled = false
  void afterPaint().then(() => isCancelled || callback())
  return () => {
    isCancelled = true
  }
}

/**
 * The city's local time, to the minute; undefined on the prerendered page and until the first paint after
 * hydration. A phone needs 100 ms to load a time zone, so hydration does not wait for it.
 * @param schedule when to read the clock for the first time
 */
export function useClock(timeZone: string, schedule = runAfterPaint): WallClock | undefined {
  const [clockText, setClockText] = useState('')
  useEffect(() => {
    const updateClock = () => {
      const now = Object.values(getWallClock(new Date(), timeZone)).join(' ')
      startTransition(() => setClockText(now))
    }
    const cancel = schedule(updateClock)
    const timer = setInterval(updateClock, TICK_MS)
    return () => {
      cancel()
      clearInterval(timer)
    }
  }, [timeZone, schedule])
  const [date, time] = clockText.split(' ')
  return date && time ? { date, time } : undefined
}
