'use client'

import { useSyncExternalStore } from 'react'
import { readSentAnswers, type SentAnswer } from '@/components/form/memory/record'
import { AnswerCard, AnswerRow } from '@/components/ui/answer-card'
import { useTranslate } from '@/components/ui/use-translate'
import { formatPostalCode, maskPostalCode } from '@/lib/forms/masks'

const LONG_ANSWER = 40

export interface Answer {
  label: string
  answer: string
  /** The fields of the form that hold the same answer. */
  fields: readonly string[]
}

interface Props {
  /** Empty when no form led to the page. */
  requestKey: string
  /** Empty when the pickup pass shows it. */
  reference: string
  addressAnswers: readonly Answer[]
}

/** Merges the server's answers with those that only this tab remembers. */
export function RequestCard({ requestKey, reference, addressAnswers }: Props) {
  const t = useTranslate()
  const sentText = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(readSentAnswers(requestKey)),
    () => '[]',
  )
  const shownFields = addressAnswers.flatMap(({ fields }) => fields)
  const sentAnswers = (JSON.parse(sentText) as SentAnswer[])
    .filter(({ name }) => !shownFields.includes(name))
    .map((sent) =>
      sent.name === 'zip'
        ? { ...sent, answer: formatPostalCode(maskPostalCode(sent.answer)) }
        : sent,
    )
  const answers = [...addressAnswers.filter(({ answer }) => answer !== ''), ...sentAnswers]
  if (!reference && answers.length === 0) return null
  return (
    <AnswerCard title={t('Your request')}>
      {reference ? (
        <div className="col-span-full">
          <dt className="text-sm font-bold">{t('Reference')}</dt>
          <dd className="display-text text-title">{reference}</dd>
        </div>
      ) : null}
      {answers.map(({ label, answer }) => (
        <AnswerRow
          key={label}
          label={label}
          className={answer.length > LONG_ANSWER ? 'col-span-full' : undefined}
        >
          {answer}
        </AnswerRow>
      ))}
    </AnswerCard>
  )
}
