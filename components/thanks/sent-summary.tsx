'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { parseSentAnswers } from '@/components/form/sent-answers'
import { readTabStorage, removeDrafts, SENT_KEY } from '@/components/form/tab-storage'
import type { ThankYouParameters } from '@/lib/forms/thank-you'

const TITLE_ID = 'sent-summary'
/** What the page shows without JavaScript, too. */
const SHOWN_ELSEWHERE: Record<ThankYouParameters['kind'], string[]> = {
  quote: ['fromCountry', 'zip', 'toCountry', 'zipTo', 'moveDate', 'packing'],
  job: ['selectedDate', 'timeSlot'],
}

/** The stored answers, from the tab's own storage: they are in no address. Ends the visit's drafts. */
export function SentSummary({ kind }: Pick<ThankYouParameters, 'kind'>) {
  const sentText = useSyncExternalStore(
    () => () => {},
    () => readTabStorage(SENT_KEY),
    () => '',
  )
  const answers = parseSentAnswers(sentText).filter(
    ({ name }) => !SHOWN_ELSEWHERE[kind].includes(name),
  )
  useEffect(removeDrafts, [])
  if (answers.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID} className="card p-5 print:hidden">
      <h2 id={TITLE_ID} className="text-xl">
        What we wrote down
      </h2>
      <dl className="grid gap-2 pt-3">
        {answers.map(({ name, label, answer }) => (
          <div key={name}>
            <dt className="text-sm font-bold">{label}</dt>
            <dd className="break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
