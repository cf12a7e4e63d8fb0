import { AnswerCard, AnswerRow } from '@/components/ui/answer-card'
import { Section } from '@/components/ui/section'
import type { Request } from '@/lib/requests/request'
import type { TextRow } from '@/lib/requests/rows'
import { ActionForm } from '@/components/form/change-form'
import { releaseHeld } from './actions'

interface Props {
  request: Request
  rows: readonly TextRow[]
  hidden: Readonly<Record<string, string>>
}

/** Suspected spam, for who came by the link in the mail of a day. */
export function HeldRequest({ request, rows, hidden }: Props) {
  const { pickup, name, phone, suspicions } = request
  const all: TextRow[] = [['Name', name], ['Phone', phone], ...rows]
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid max-w-measure gap-6">
        <h1 className="text-hero">Suspected spam</h1>
        <p className="text-lead">
          Kept apart because of: {suspicions.join(', ') || 'unknown'}. Is it a person? Then release
          it: it comes to you as every other request.
          {pickup ? ' A pickup gets no place in its window: look whether a crew has time.' : ''}
        </p>
        <ActionForm
          action={releaseHeld}
          formId="release"
          name="Release"
          hidden={hidden}
          submitLabel="Release it"
        />
        <AnswerCard title="Your request">
          {all
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <AnswerRow key={label} label={label}>
                {text}
              </AnswerRow>
            ))}
        </AnswerCard>
      </div>
    </Section>
  )
}
