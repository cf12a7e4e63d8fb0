'use client'

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/scheduling'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'

const TICK_MS = 15_000

/**
 * What the city's wall clock shows, to the minute; undefined until shortly after the page has come to
 * life: a prerendered page must not know what day it is, and a phone's first look at a time zone takes
 * a tenth of a second, in which no tap would be answered if all the form waited for it.
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
