import type { FormState } from '@/lib/form'
import { telHref } from '@/lib/paths'

const MESSAGES = {
  refused: {
    title: 'We could not save your request',
    text: 'Nothing was sent. What you typed is still here: try again in a minute, or call us.',
  },
  unknown: {
    title: 'We could not make sure that your request arrived',
    text: 'What you typed is still here. Press the button again, it will not be sent twice, or call us.',
  },
  outdated: {
    title: 'This page is out of date',
    text: 'Nothing was sent. Reload the page and send it again, or call us.',
  },
} as const

interface Props {
  status: FormState['status']
  phone: string
}

/** What a visitor reads when the request could not be stored: the truth, and the phone. */
export function FailureNotice({ status, phone }: Props) {
  if (status === 'start' || status === 'invalid') return null
  const { title, text } = MESSAGES[status]
  return (
    <div role="alert" tabIndex={-1} autoFocus data-summary className="error-summary">
      <h3>{title}</h3>
      <p>
        {text} <a href={telHref(phone)}>{phone}</a>
      </p>
      {status === 'outdated' ? (
        // An empty address is the page itself.
        <p>
          <a href="">Reload the page</a>
        </p>
      ) : null}
    </div>
  )
}
