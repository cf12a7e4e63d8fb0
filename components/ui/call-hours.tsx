'use client'

import type { ReactNode } from 'react'
import { formatPhoneStatus, type OpeningHours } from '@/lib/business/opening-hours'
import { runWhenPageIdle } from './scheduling'
import { useClock } from './use-clock'

interface CallHoursProps {
  hours: OpeningHours
  /** `hours` as text, for visitors without JavaScript. */
  hoursText: string
  timeZone: string
  /** The call link; `call-number` of app/styles/components.css is quieter while the line is closed. */
  children: ReactNode
}

/** A call link with a line about when the phone is answered, by the city's clock. */
export function CallHours({ hours, hoursText, timeZone, children }: CallHoursProps) {
  const clock = useClock(timeZone, runWhenPageIdle)
  const status = clock && formatPhoneStatus(hours, clock)
  return (
    <div data-phones={status && (status.isOpen ? 'open' : 'closed')}>
      {children}
      {/* The longer text keeps the space, so that nothing shifts. */}
      <p className="grid pt-2 text-sky *:col-start-1 *:row-start-1 print:text-ink">
        <span className={status && 'invisible'}>We answer {hoursText}</span>
        {status ? <span>{status.text}</span> : null}
      </p>
    </div>
  )
}
