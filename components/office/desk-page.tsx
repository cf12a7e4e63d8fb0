import { Done, Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import type { DoneWords, DayView, RowView } from '@/lib/office/views'
import { dismissShown } from './actions'
import { DeskDays } from './desk-days'
import { DeskRows } from './desk-row'
import { FindForm } from './find-form'
import { PressForm } from './press-form'

interface Props {
  deskName: string
  area: string
  done: DoneWords | undefined
  rows: readonly RowView[]
  count: number
  nextHref: string
  openDate: string
  days: readonly DayView[]
}

export function DeskPage(props: Props) {
  const { deskName, area, done, rows, count, nextHref, openDate, days } = props
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-10">
      <div className="grid gap-10">
        <h1 className="text-hero">{deskName} desk</h1>
        {done ? <Done isDone={done.isDone}>{done.text}</Done> : null}
        <DeskList rows={rows} count={count} nextHref={nextHref} area={area} />
        <FindForm area={area} />
        <DeskDays days={days} openDate={openDate} area={area} />
        <DeskHelp />
      </div>
    </Section>
  )
}

interface ListProps {
  rows: readonly RowView[]
  /** All requests that wait, not only these rows. */
  count: number
  nextHref: string
  area: string
}

const ROWS = 'grid gap-4 lg:grid-cols-2'

/** Each group is oldest first, on all pages together. The older rows are folded away. */
function DeskList({ rows, count, nextHref, area }: ListProps) {
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
      <DeskRows rows={recent} className={ROWS} />
      {older.length > 0 ? (
        <details open={recent.length === 0} className="grid gap-4">
          <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">
            Older: {older.length}
          </summary>
          <DeskRows rows={older} className={ROWS} />
        </details>
      ) : null}
      {nextHref ? <TextLink href={nextHref}>The next fifty</TextLink> : null}
    </section>
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

/** A short form of docs/office.md. */
const LINES: readonly (readonly [term: string, text: string])[] = [
  [
    'To do',
    'Everything that waits for us, oldest first. After 30 days a row moves to the end, under “Older”. It stays until somebody deals with it.',
  ],
  [
    'Confirm',
    'We come. A pickup reserves its window, and the customer gets an email. For a move, press the name first, then enter the day and the price.',
  ],
  ['Called, no answer', 'Counts your calls. It changes nothing else.'],
  [
    'Won, Lost',
    'For the report and the ads. They cancel nothing. We may ask a customer you won for a review.',
  ],
  ['Release, Dismiss', 'For suspected spam: Release if it’s a person, Dismiss if it isn’t.'],
  [
    'They know now',
    'Our email about a change didn’t go through. Call the customer, then press this.',
  ],
  [
    'Move, cancel, undo',
    'Press a customer’s name. What you do there can be undone, today or next week.',
  ],
  ['A phone call', 'Use New booking or New quote above. Don’t use the public form.'],
  [
    'Days',
    '“Close or open” closes a day or a window, so that nobody can book it. A pickup that is there stays unless you cancel it.',
  ],
  [
    'Crew sheet',
    'Print it from a day. The day mail has tomorrow’s, so you can work while the site is down.',
  ],
  ['A shared computer', 'Press Sign out this browser when you leave.'],
]

function DeskHelp() {
  return (
    <details className="card p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 text-xl font-bold">How this works</summary>
      <dl className="grid max-w-measure gap-3 pt-2">
        {LINES.map(([term, text]) => (
          <div key={term}>
            <dt className="font-bold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
