import { FormAlert } from '@/components/form/form-alert'
import type { FormState } from '@/lib/forms/form'

const RELOAD = 'Open this page again to see what it is now.'

const MESSAGES: Partial<Record<FormState['status'], readonly [title: string, text: string]>> = {
  limited: ['The desk has done 300 things within an hour', 'Wait a while, or do it by phone.'],
  refused: ['That was not saved', 'Press the button again.'],
  unknown: ['We’re not sure that was saved', RELOAD],
  outdated: ['This page is out of date, or this browser is no longer the desk’s', RELOAD],
}

export function OfficeNotice({ status }: { status: FormState['status'] }) {
  const [title, text] = MESSAGES[status] ?? []
  if (!title) return null
  return (
    <FormAlert title={title}>
      <p>
        {text === RELOAD ? (
          <a className="inline-flex min-h-11 items-center" href="">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </FormAlert>
  )
}
