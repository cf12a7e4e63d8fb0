import type { City } from '@/lib/cities/city'
import { formatPhoneAvailability } from '@/lib/business/opening-hours'
import type { WallClock } from '@/lib/dates/schedule'
import { formatTime } from '@/lib/dates/format-dates'

interface Props {
  city: City
  /** The city's time at the request. */
  clock: WallClock
}

/** The city's time, and when we call. */
export function PhoneHours({ city, clock }: Props) {
  const now = formatTime(clock.time)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ink p-4 text-paper print:hidden">
      <p
        aria-hidden="true"
        className="rounded-control px-3 py-2 display-text text-xl text-orange-bright uppercase flap sm:text-2xl"
      >
        {now}
      </p>
      <p className="min-w-0 grow basis-40 leading-snug font-semibold">
        It’s {now} in {city.name}
        {formatPhoneAvailability(city.openingHours, clock)}
      </p>
    </div>
  )
}
