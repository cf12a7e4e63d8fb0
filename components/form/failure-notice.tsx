import { useTranslate } from '@/components/ui/use-translate'
import type { FormState } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence } from '@/lib/words/translate'
import { FormAlert } from './form-alert'

const RETRY_TEXT =
  'Everything you typed is still here. Press the button again, or call us. Your request won’t be sent twice.'

const MESSAGES: Partial<Record<FormState['status'], { title: Sentence; text: Sentence }>> = {
  refused: {
    title: 'We couldn’t save your request',
    text: RETRY_TEXT,
  },
  unknown: {
    title: 'We’re not sure your request came through',
    text: RETRY_TEXT,
  },
  limited: {
    title: 'We couldn’t take another request just now',
    text: 'Several have come from this internet connection, yours or from people you share it with, so we didn’t save this one. Everything you typed is still here. Press the button again in ten minutes, or call us and we’ll take it over the phone.',
  },
  alreadySent: {
    title: 'You already sent this form',
    text: 'Your answers are different now. For the same pickup or move, they replace the first ones.',
  },
  outdated: {
    title: 'This page is out of date',
    text: 'The form on it won’t go through anymore. Call us, or reload the page and check what you typed.',
  },
}

interface Props {
  status: FormState['status']
  phone: string
  pickupPath: string | undefined
}

export function FailureNotice({ status, phone, pickupPath }: Props) {
  const t = useTranslate()
  const message = MESSAGES[status]
  if (!message) return null
  return (
    <FormAlert title={t(message.title)}>
      <p className="pt-1">{t(message.text)}</p>
      {pickupPath ? (
        <p className="pt-2">
          <a className="button-primary" href={pickupPath}>
            {t('Change the pickup I booked')}
          </a>
        </p>
      ) : null}
      <p>
        <a className="inline-flex min-h-11 items-center" href={telHref(phone)}>
          {t('Call {phone}', { phone })}
        </a>
      </p>
      {status === 'alreadySent' ? (
        <button type="submit" className="mt-2 button-secondary">
          {t('Send the new answers')}
        </button>
      ) : null}
      {status === 'outdated' ? (
        <p className="pt-1">
          <a href="">{t('Reload the page')}</a>
        </p>
      ) : null}
    </FormAlert>
  )
}
