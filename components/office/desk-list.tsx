import { TextLink } from '@/components/ui/text-link'
import { dismissShown } from './actions'
import type { RowView } from '@/lib/office/views'
import { DeskRow } from './desk-row'
import { PressForm } from './press-form'

interface Props {
  rows: readonly RowView[]
  /** All requests that wait, not only these rows. */
  count: number
  nextHref: string
  area: string
}

/** Each group is oldest first, on all pages together. The older rows are folded away. */
export function DeskList({ rows, count, nextHref, area }: Props) {
  const older = rows.filter(({ isOlder }) => isOlder)
  const recent = rows.filter(({ isOlder }) => !isOlder)
  const held = rows.filter(({ isHeld }) => isHeld)
  return (
    <section aria-labelledby="to-do" className="grid gap-4">
      <h2 id="to-do" className="text-title">
        To do: {count}
      </h2>
      {rows.length === 0 ? <p>Nothing waits for you.</p> : null}
      {held.length > 1 ? <DismissAll held={held} area={area} /> : null}
      <Rows rows={recent} />
      {older.length > 0 ? (
        <details open={recent.length === 0} className="grid gap-4">
          <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">
            Older: {older.length}
          </summary>
          <Rows rows={older} />
        </details>
      ) : null}
      {nextHref ? <TextLink href={nextHref}>The next fifty</TextLink> : null}
    </section>
  )
}

function Rows({ rows }: { rows: readonly RowView[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {rows.map((row) => (
        <DeskRow key={row.id} row={row} />
      ))}
    </ul>
  )
}

function DismissAll({ held, area }: { held: readonly RowView[]; area: string }) {
  return (
    <details className="card p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        {held.length} held as suspected spam
      </summary>
      <p className="pb-4">None of them a person? Then dismiss them all. Release takes one back.</p>
      <PressForm
        action={dismissShown}
        formId="dismiss-all"
        name="Dismiss all held requests"
        hidden={{ area, held: held.map(({ id }) => id).join() }}
        presses={[['dismiss', `Dismiss all ${held.length}`]]}
      />
    </details>
  )
}
