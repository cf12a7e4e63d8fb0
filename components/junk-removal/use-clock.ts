'use client'

import { useSyncExternalStore } from 'react'
import { wallClock } from '@/lib/clock'
import type { WallClock } from '@/lib/schedule'

const TICK_MS = 15_000

function everyTick(onChange: () => void) {
  const timer = setInterval(onChange, TICK_MS)
  return () => clearInterval(timer)
}

/**
 * What the city's wall clock shows, to the minute; undefined until the page has come to life: a
 * prerendered page must not know what day it is.
 */
export function useClock(timeZone: string): WallClock | undefined {
  const shown = useSyncExternalStore(
    everyTick,
    () => Object.values(wallClock(new Date(), timeZone)).join(' '),
    () => '',
  )
  const [date, time] = shown.split(' ')
  return date && time ? { date, time } : undefined
}
