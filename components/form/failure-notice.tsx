import type { FormState } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/paths'
import { ErrorPageTitle } from './error-page-title'

const MESSAGES = {
  refused: {
    title: 'We could not save your request',
    text: 'What you typed is still here. Press the button again, it will not be sent twice, or call us.',
  },
  unknown: {
    title: 'We could not make sure that your request arrived',
    text: 'What you typed is still here. Press the button again, it will not be sent twice, or call us.',
  },
  limited: {
    title: 'We have several requests from you already',
    text: 'This one was not saved: too many came from your internet connection. What you typed is still here. Call us and we take it down, or press the button again later.',
  },
  outdated: {
    title: 'This page is out of date',
    text: 'It cannot be sent any more. Call us, or reload the page and check what you typed.',
  },
} as const

interface Props {
  status: FormState['status']
  phone: string
}

/** Shown when a submission was not stored, or may not have been. */
export function FailureNotice({ status, phone }: Props) {
  if (status === 'start' || status === 'invalid' || status === 'outsideArea') return null
  const { title, text } = MESSAGES[status]
  return (
    <div role="alert" tabIndex={-1} autoFocus data-summary className="error-summary">
      <ErrorPageTitle />
      <h2>{title}</h2>
      <p className="pt-1">{text}</p>
      <p>
        <a className="inline-flex min-h-11 items-center" href={telHref(phone)}>
          Call {phone}
        </a>
      </p>
      {status === 'outdated' ? (
        <p className="pt-1">
          <a href="">Reload the page</a>
        </p>
      ) : null}
    </div>
  )
}
