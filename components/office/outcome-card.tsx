import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import { CURRENCIES } from '@/lib/business/currencies'
import type { City } from '@/lib/cities/city'
import type { Request } from '@/lib/requests/request'
import type { LostReason, Outcome } from '@/lib/submissions/outcome-record'
import { ActionForm } from '@/components/form/change-form'
import { recordOutcome } from './actions'

const REASONS: Record<LostReason, string> = {
  price: 'Price',
  date: 'No day suited',
  competitor: 'Another company',
  unreachable: 'Never reached',
}

interface Props {
  request: Request
  outcome: Outcome | undefined
  canUndo: boolean
  /** Right after a note. */
  isNoted: boolean
  city: City
  hidden: Readonly<Record<string, string>>
}

/** For who came by the link in the mail of a day: what became of the request. */
export function OutcomeCard({ request, outcome, canUndo, isNoted, city, hidden }: Props) {
  const { isUntouched, isCancelled, pickup, staffStatus } = request
  const isOpen = isUntouched || (isCancelled && !outcome?.lost)
  const createForm = (what: string) => ({
    action: recordOutcome,
    formId: what,
    hidden: { ...hidden, shownStatus: staffStatus, what },
  })
  return (
    <div className="grid gap-8 card p-4 sm:p-8 print:hidden">
      <div>
        <h2 className="text-2xl">For the office: what became of it?</h2>
        <p className="mt-2" {...(isNoted && { role: 'status', tabIndex: -1, autoFocus: true })}>
          {describeOutcome(outcome, request)}
        </p>
      </div>
      {canUndo ? (
        <ActionForm {...createForm('undo')} name="Undo" submitLabel="Take it back" />
      ) : null}
      {isOpen ? (
        <ActionForm {...createForm('called')} name="Called" submitLabel="Called, no answer" />
      ) : null}
      {isOpen && !isCancelled ? (
        <ActionForm {...createForm('won')} name="Won" submitLabel="Won">
          <TextField
            formId="won"
            name="value"
            label={`Worth in ${CURRENCIES[city.country]}`}
            optional
            inputMode="decimal"
          />
        </ActionForm>
      ) : null}
      {isOpen && (isCancelled || !pickup) ? (
        <ActionForm {...createForm('lost')} name="Lost" submitLabel="Lost">
          <RadioGroup
            formId="lost"
            name="why"
            label="Why"
            defaultValue={undefined}
            options={Object.entries(REASONS).map(([value, label]) => ({ value, label }))}
            gridClassName="sm:grid-cols-2"
          />
        </ActionForm>
      ) : null}
    </div>
  )
}

function describeOutcome(outcome: Outcome | undefined, { staffStatus, isUntouched }: Request) {
  const { called, won, value, currency, lost, exported_click, exported_enhanced } = outcome ?? {}
  const parts = [
    called && `Called ${called === 1 ? 'once' : `${called} times`}, no answer.`,
    won && `Won${value === undefined ? '' : `: ${value.toFixed(2)} ${currency ?? ''}`}.`,
    lost && `Lost: ${REASONS[lost]}.`,
    !won &&
      (exported_click ?? exported_enhanced) !== undefined &&
      'It was written for Google Ads: retract the conversion of this Order ID there.',
    !isUntouched && !won && !lost && `Its status is ${staffStatus}.`,
  ]
  return parts.filter(Boolean).join(' ') || 'Nothing is noted yet.'
}
