'use client'

import { startTransition, useEffect, useState } from 'react'
import { painted } from '@/components/ui/page-idle'
import { wallClock } from '@/lib/dates/clock'
import type { WallClock } from '@/lib/dates/schedule'

const TICK_MS = 15_000

/**
 * What the city's wall clock shows, to the minute; undefined until shortly after the page has come to
 * life: a prerendered page must not know what day it is, and a phone's first look at a time zone takes
 * a tenth of a second, in which no tap would be answered if all the form waited for it.
 */
export function useClock(timeZone: string): WallClock | undefined {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const look = () => {
      const now = Object.values(wallClock(new Date(), timeZone)).join(' ')
      startTransition(() => setShown(now))
    }
    void painted().then(look)
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  const [date, time] = shown.split(' ')
  return date && time ? { date, time } : undefined
}
