import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import type { Request } from '@/lib/requests/request'
import { ActionForm } from '@/components/form/change-form'
import { cancelRequest } from './actions'
import { getCancelWords } from './request-words'

interface Props {
  pageContext: PageContext
  request: Request
  path: string
  hidden: Readonly<Record<string, string>>
}

/** Asks before a request is cancelled. */
export function CancelQuestion({ pageContext, request, path, hidden }: Props) {
  const { question, text, button, keep } = getCancelWords(request)
  return (
    <div className="card p-4 sm:p-8">
      <h2 className="text-2xl">{question}</h2>
      <p className="pt-2 pb-6">{text}</p>
      <ActionForm
        action={cancelRequest}
        formId="cancel"
        hidden={hidden}
        name={question}
        submitLabel={button}
        phone={pageContext.phone}
      />
      <p className="text-center">
        <TextLink href={path}>{keep}</TextLink>
      </p>
    </div>
  )
}
