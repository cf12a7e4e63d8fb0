import { TextLink } from '@/components/ui/text'
import { closeTime } from './actions'
import type { DayView, RowView } from '@/lib/office/views'
import { DeskRows } from './desk-row'
import { PressForm } from './press-form'

interface Props {
  days: readonly DayView[]
  /** ISO date, or ''. */
  openDate: string
  area: string
}

export function DeskDays({ days, openDate, area }: Props) {
  return (
    <section aria-labelledby="days" className="grid gap-4">
      <h2 id="days" className="text-title">
        Days
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {days.map((day, index) => (
          <details
            key={day.date}
            id={day.date}
            open={(index < 2 && day.hasJobs) || day.date === openDate}
            className="card p-4"
          >
            <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">
              {day.title}: {day.summary}
            </summary>
            <Day day={day} area={area} />
          </details>
        ))}
      </div>
    </section>
  )
}

function Day({ day, area }: { day: DayView; area: string }) {
  const { windows, moves, others, hasNames, hasJobs, namesHref, crewSheetHref } = day
  return (
    <div className="grid gap-4 pt-2">
      {windows.map(({ start, title, count, isClosed, rows }) => (
        <Group
          key={start}
          title={`${title}: ${isClosed ? `closed, ${count}` : count}`}
          rows={rows}
        />
      ))}
      {moves.length > 0 ? <Group title="Moves" rows={moves} /> : null}
      {others.length > 0 ? <Group title="At another time" rows={others} /> : null}
      <p className="flex flex-wrap gap-x-6">
        {hasJobs && !hasNames ? <TextLink href={namesHref}>Show the names</TextLink> : null}
        <TextLink href={crewSheetHref}>Crew sheet</TextLink>
      </p>
      {day.canChange ? (
        <details className="print:hidden">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">Close or open</summary>
          <CloseForm day={day} area={area} />
        </details>
      ) : null}
    </div>
  )
}

function CloseForm({
  day: { date, title, isClosed, windows },
  area,
}: {
  day: DayView
  area: string
}) {
  const pressesOfWindows = windows.map((arrivalWindow) =>
    arrivalWindow.isClosed
      ? ([`open ${arrivalWindow.start}`, `Open ${arrivalWindow.title} again`] as const)
      : ([`close ${arrivalWindow.start}`, `Close ${arrivalWindow.title}`] as const),
  )
  return (
    <PressForm
      action={closeTime}
      formId={`close-${date}`}
      name={`Close ${title}`}
      hidden={{ area, date }}
      fields={isClosed ? [] : ['cancel']}
      presses={isClosed ? REOPEN_DAY : [['close', 'Close this day'], ...pressesOfWindows]}
      isQuiet
    />
  )
}

const REOPEN_DAY = [
  ['open', 'Open this day again'],
  ['cancel', 'Cancel its pickups'],
] as const

function Group({ title, rows }: { title: string; rows: readonly RowView[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {rows.length > 0 ? <DeskRows rows={rows} className="grid gap-3" /> : null}
    </section>
  )
}
