import { Section } from '@/components/ui/section'
import { DeskDays } from './desk-days'
import { DeskHelp } from './desk-help'
import { DeskList } from './desk-list'
import { FindForm } from './find-form'
import type { DoneWords } from '@/lib/office/done-words'
import type { DayView, RowView } from '@/lib/office/views'

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
        {done ? <Done done={done} /> : null}
        <DeskList rows={rows} count={count} nextHref={nextHref} area={area} />
        <FindForm area={area} />
        <DeskDays days={days} openDate={openDate} area={area} />
        <DeskHelp />
      </div>
    </Section>
  )
}

/** Gets the focus, so that screen readers start here. */
export function Done({ done: { text, isDone } }: { done: DoneWords }) {
  const colors = isDone ? 'bg-green text-white' : 'bg-sky'
  return (
    <div tabIndex={-1} autoFocus className={`rounded-card p-4 print:hidden ${colors}`}>
      <p role="status" className="text-lg font-bold">
        {text}
      </p>
    </div>
  )
}
