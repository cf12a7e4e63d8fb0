import { ActionForm } from '@/components/form/change-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { formatFullDate } from '@/lib/dates/format-dates'
import { telHref } from '@/lib/routing/tel-href'
import { closeDay } from './actions'

interface Row {
  key: string
  title: string
  phone: string
  reference: string
  /** Why a person has to call; '' if not. */
  call: string
}

interface Props {
  /** ISO date. */
  date: string
  /** Of the location: `Toronto`. */
  place: string
  /** What is planned on it. */
  due: readonly Row[]
  /** Cancelled on it by the office, without a mail that the customer has. */
  toCall: readonly Row[]
  /** How many of `due` can be cancelled here. */
  cancellable: number
  isClosed: boolean
  isOver: boolean
  /** Right after a change. */
  isDone: boolean
  hidden: Readonly<Record<string, string>>
}

/** A day without pickups, for who came by the link in the mail of a day. */
export function CloseDay(props: Props) {
  const { due, toCall, cancellable, isClosed, isOver, isDone, hidden } = props
  const pickups =
    cancellable === 1
      ? 'this pickup, and email its customer'
      : `these ${cancellable} pickups, and email their customers`
  const createForm = (what: string) => ({
    action: closeDay,
    formId: what,
    hidden: { ...hidden, what },
  })
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid max-w-measure gap-6">
        <h1 className="text-hero">{describeTitle(props)}</h1>
        {isOver ? null : (
          <p
            className="text-lead"
            {...(isDone && { role: 'status', tabIndex: -1, autoFocus: true })}
          >
            {describeState(props)}
          </p>
        )}
        {due.length > 0 ? (
          <Requests title="Planned on it" rows={due} />
        ) : (
          <p>We know of nothing else on it.</p>
        )}
        {toCall.length > 0 ? <Requests title="Cancelled: please call" rows={toCall} /> : null}
        {isOver || isClosed ? null : (
          <ActionForm {...createForm('close')} name="Close" submitLabel="Close this day">
            {cancellable > 0 ? (
              <CheckboxField
                formId="close"
                name="cancel"
                label={`Also cancel ${pickups}`}
                defaultValue=""
              />
            ) : null}
          </ActionForm>
        )}
        {isClosed && !isOver && cancellable > 0 ? (
          <ActionForm {...createForm('cancel')} name="Cancel" submitLabel={`Cancel ${pickups}`} />
        ) : null}
        {isClosed && !isOver ? (
          <ActionForm {...createForm('open')} name="Open" submitLabel="Open this day again" />
        ) : null}
      </div>
    </Section>
  )
}

function describeTitle({ date, isOver, isClosed }: Props) {
  const day = formatFullDate(date)
  if (isOver) return `${day} is over`
  return isClosed ? `${day} is closed` : `Close ${day}?`
}

function describeState({ place, isClosed, isDone }: Props) {
  if (isClosed) return `Nobody can book a pickup in ${place} on this day.`
  return isDone
    ? `Pickups in ${place} can be booked on this day again.`
    : `Then nobody can book a pickup in ${place} on this day.`
}

function Requests({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="card p-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-3 pt-3">
        {rows.map(({ key, title: name, phone, reference, call }) => (
          <li key={key}>
            <span className="font-bold">{name}</span>
            <br />
            <TextLink href={telHref(phone)}>{phone}</TextLink>
            <span>{[reference, call].map((part) => part && `, ${part}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
