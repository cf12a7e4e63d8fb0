import { TextLink } from '@/components/ui/text'
import { smsHref, telHref } from '@/lib/routing/tel-href'
import { pressDesk } from './actions'
import type { RowView } from '@/lib/office/views'
import { PressForm } from './press-form'

export function DeskRows({ rows, className }: { rows: readonly RowView[]; className: string }) {
  return (
    <ul className={className}>
      {rows.map((row) => (
        <DeskRow key={row.id} row={row} />
      ))}
    </ul>
  )
}

function DeskRow({ row }: { row: RowView }) {
  const { id, name, phone, isPhone, reference, href, what, waited, flags, note } = row
  return (
    <li id={id} className="grid break-inside-avoid gap-1 card p-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-4">
        <TextLink href={href}>{name || reference}</TextLink>
        <span className="tabular-nums">{[reference, waited].filter(Boolean).join(', ')}</span>
      </p>
      <p>{what}</p>
      {flags.length > 0 ? <p className="font-bold">Check first: {flags.join('; ')}</p> : null}
      {note ? <p>{note}</p> : null}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {isPhone ? (
          <>
            <TextLink href={telHref(phone)}>Call {phone}</TextLink>
            <TextLink href={smsHref(phone)}>Text</TextLink>
          </>
        ) : (
          phone
        )}
      </p>
      <p className="hidden print:block">{phone}</p>
      {row.presses.length > 0 ? (
        <PressForm
          action={pressDesk}
          formId={`row-${id}`}
          name={`${reference}: what to do`}
          hidden={row.hidden}
          presses={row.presses}
        />
      ) : null}
    </li>
  )
}
