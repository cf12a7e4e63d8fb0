import { useTranslate } from '@/components/ui/use-translate'
import type { FormState } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence } from '@/lib/words/translate'
import { FormAlert } from './form-alert'

interface Message {
  title: Sentence
  text: Sentence
  canReload?: true
}

const MESSAGES: Partial<Record<FormState['status'], Message>> = {
  changedElsewhere: {
    title: 'Our office has already changed this booking',
    text: 'So we left it as it is. Call us, or open this page again to see what we have now.',
    canReload: true,
  },
  cancelledElsewhere: {
    title: 'This pickup is already cancelled',
    text: 'So we didn’t move it. Call us, or open this page again to see what we have now.',
    canReload: true,
  },
  tooLate: {
    title: 'It’s too late to change this here',
    text: 'Your arrival window has already begun. Call us and we’ll sort it out.',
  },
  limited: {
    title: 'We can’t take another change online today',
    text: 'Your booking is as it was. Call us and we’ll make the next change with you.',
  },
  refused: {
    title: 'We couldn’t save your change',
    text: 'Your booking is as it was. Press the button again, or call us.',
  },
  unknown: {
    title: 'We’re not sure your change came through',
    text: 'Open this page again to see what we have now, or call us.',
    canReload: true,
  },
  outdated: {
    title: 'This page is out of date',
    text: 'The form on it won’t go through anymore. Open this page again, or call us.',
    canReload: true,
  },
}

interface Props {
  status: FormState['status']
  phone: string | undefined
}

export function ChangeNotice({ status, phone }: Props) {
  const t = useTranslate()
  const message = MESSAGES[status]
  if (!message) return null
  return (
    <FormAlert title={t(message.title)}>
      <p className="pt-1">{t(message.text)}</p>
      <p className="flex flex-wrap gap-x-6">
        {message.canReload ? (
          <a className="inline-flex min-h-11 items-center" href="">
            {t('Open this page again')}
          </a>
        ) : null}
        {phone ? (
          <a className="inline-flex min-h-11 items-center" href={telHref(phone)}>
            {t('Call {phone}', { phone })}
          </a>
        ) : null}
      </p>
    </FormAlert>
  )
}
