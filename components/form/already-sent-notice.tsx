import { TextLink } from '@/components/ui/text-link'
import { telHref } from '@/lib/routing/tel-href'
import { ConfirmNotice } from './confirm-notice'

/** Asks after "back", when the answers are no longer those of the stored request. */
export function AlreadySentNotice({ phone }: { phone: string }) {
  return (
    <ConfirmNotice title="You already sent this form" buttonLabel="Send as a new request">
      <p className="pt-1">
        We have the answers you sent before, and these are different. Send this as a new request? To
        change the first one instead, call us.
      </p>
      <p>
        <TextLink href={telHref(phone)}>Call {phone}</TextLink>
      </p>
    </ConfirmNotice>
  )
}
