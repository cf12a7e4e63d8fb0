import { AnswerCard, AnswerRow } from '@/components/ui/answer-card'
import type { TextRow } from '@/lib/notifications/request-rows'

/** What was asked, as the mail says it. */
export function RequestRows({ rows }: { rows: readonly TextRow[] }) {
  return (
    <AnswerCard>
      {rows.map(([label, text]) => (
        <AnswerRow key={label} label={label}>
          {text}
        </AnswerRow>
      ))}
    </AnswerCard>
  )
}
