import { useSyncExternalStore } from 'react'
import { telHref } from '@/lib/routing/tel-href'
import type { SendingStore } from './sending-store'

interface Props {
  label: string
  sendingStore: SendingStore
  phone: string
}

export function SubmitButton({ label, sendingStore, phone }: Props) {
  const { subscribe, isSending: getSending } = sendingStore
  const isSending = useSyncExternalStore(subscribe, getSending, () => false)
  return (
    <div>
      {/* Not `disabled`, which drops the focus; useSubmissionForm ignores a second press. */}
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
