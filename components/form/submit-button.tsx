import { telHref } from '@/lib/routing/paths'
import { useIsSending, type InFlight } from './in-flight'

interface Props {
  /** What pressing it does: "Get my free quote". */
  act: string
  inFlight: InFlight
  phone: string
}

/** The button that says the act, and the phone for those who would rather talk. */
export function SubmitButton({ act, inFlight, phone }: Props) {
  const sending = useIsSending(inFlight)
  return (
    <div>
      {/* Not `disabled`: that would drop the focus. A second press is ignored by useSubmission. */}
      <button type="submit" className="button-act w-full" aria-disabled={sending || undefined}>
        {sending ? 'Sending your request…' : act}
      </button>
      <p className="mt-1 text-center text-sm">
        Rather talk? Call{' '}
        <a className="inline-flex min-h-11 items-center font-bold underline" href={telHref(phone)}>
          {phone}
        </a>
      </p>
    </div>
  )
}
