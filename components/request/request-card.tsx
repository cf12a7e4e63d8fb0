'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { bindSentAnswers, parseSentAnswers } from '@/components/form/sent-answers'
import {
  DRAFT_KEYS,
  PICKUP_PATH_KEY,
  readTabStorage,
  SENT_KEY,
  writeTabStorage,
} from '@/components/form/tab-storage'
import { AnswerCard, AnswerRow } from '@/components/ui/answer-card'
import { useTranslate } from '@/components/ui/use-translate'
import { formatPostalCode, maskPostalCode } from '@/lib/forms/masks'
import type { Answer } from './address-answers'

/** Longer answers, in characters, take the whole line. */
const LONG_ANSWER = 40

interface Props {
  /** '' on a page that no form led to. */
  requestKey: string
  /** '' where the pickup pass shows it. */
  reference: string
  addressAnswers: readonly Answer[]
  /** The page of the pickup; '' of a quote. */
  pickupPath: string
}

/**
 * All that is known of the request. The server renders what the address says; the tab's own storage adds
 * the sent answers, which are in no address. Ends the visit's drafts.
 */
export function RequestCard(props: Props) {
  const { requestKey, reference, addressAnswers, pickupPath } = props
  const t = useTranslate()
  const sentText = useSyncExternalStore(
    () => () => {},
    () => readTabStorage(SENT_KEY),
    () => '',
  )
  useEffect(() => {
    bindSentAnswers(requestKey)
    // The next person at this device must not see them.
    for (const key of DRAFT_KEYS) writeTabStorage(key, '')
    if (pickupPath) writeTabStorage(PICKUP_PATH_KEY, pickupPath)
  }, [requestKey, pickupPath])

  const shownFields = addressAnswers.flatMap(({ fields }) => fields)
  const sentAnswers = parseSentAnswers(sentText, requestKey)
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
