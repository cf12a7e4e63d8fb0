import { Pennant } from '@/components/ui/section'
import { getAreaCity, getDeskName } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import type { Desk } from '@/lib/office/desk-access'
import { getPaths } from '@/lib/routing/paths'
import { SignOutForm } from './browser-forms'

const LINK =
  'inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:text-orange-bright'

interface Props {
  desk: Desk
  /** How much waits at each other desk; empty if the store did not reply. */
  waiting: Readonly<Record<string, number>>
}

export function DeskHeader({ desk: { areaKey, areas }, waiting }: Props) {
  const { desk, newBooking, newQuote } = getPaths(getAreaCity(areaKey).cityKey)
  const label = (area: AreaKey) =>
    [`${getDeskName(area)} desk`, waiting[area]].filter(Boolean).join(': ')
  const others = areas.filter((other) => other !== areaKey)
  return (
    <header className="bg-ink text-paper print:hidden">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 pb-3 sm:px-6 sm:py-3 lg:px-8">
        <Pennant>
          <a
            href={desk}
            className="-my-3 inline-flex min-h-12 items-center underline-offset-4 hover:underline"
          >
            {label(areaKey)}
          </a>
        </Pennant>
        <nav aria-label="Desk" className="max-sm:px-4">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <a href={newBooking} className={LINK}>
                New booking
              </a>
            </li>
            <li>
              <a href={newQuote} className={LINK}>
                New quote
              </a>
            </li>
            {others.map((other) => (
              <li key={other}>
                <a href={getPaths(getAreaCity(other).cityKey).desk} className={LINK}>
                  {label(other)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-sm:px-4 sm:ml-auto">
          <SignOutForm areaKey={areaKey} />
        </div>
      </div>
    </header>
  )
}
