import { telHref } from '@/lib/routing/paths'
import { useIsSending, type SendingStore } from './sending-store'

interface Props {
  /** What pressing it does: "Get my free quote". */
  label: string
  sendingStore: SendingStore
  phone: string
}

/** The button that says the act, and the phone for those who would rather talk. */
export function SubmitButton({ label, sendingStore, phone }: Props) {
  const isSending = useIsSending(sendingStore)
  return (
    <div>
      {/* Not `disabled`: that would drop the focus. A second press is ignored by useSubmission. */}
      <button
        type="submit"
        className="button-primary w-full"
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'Sending your request…' : label}
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
