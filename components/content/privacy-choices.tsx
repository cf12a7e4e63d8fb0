'use client'

import { useState, useSyncExternalStore } from 'react'
import { ChoiceGroup } from '@/components/form/choice-group'
import { PURPOSES, stateInWords, type Purpose } from '@/lib/analytics/tag-consent'
import { getChoices, hasGpc, keepChoices } from '@/components/analytics/choices'
import { tagMeta, withTag } from '@/components/analytics/with-tag'

const QUESTIONS: Record<Purpose, string> = {
  measurement: 'May Google Analytics measure your visit?',
  advertising: 'May Google Ads tell which ad brought you?',
}
const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** What the visitor may choose about being measured; only the browser knows whether that is on. */
export function PrivacyChoices() {
  const isMeasured = useSyncExternalStore(
    () => () => {},
    () => tagMeta() !== null,
    () => undefined,
  )
  if (isMeasured === undefined) {
    return <p>Without JavaScript this site measures nothing, so there is nothing to choose.</p>
  }
  if (!isMeasured) return <p>Google measures nothing here, so there is nothing to choose.</p>
  return <ChoicesForm />
}

function ChoicesForm() {
  const [choices, setChoices] = useState(getChoices)
  const [isKept, setKept] = useState(true)

  function choose(purpose: Purpose, isOn: boolean) {
    const chosen = { ...choices, [purpose]: isOn }
    setChoices(chosen)
    setKept(keepChoices(chosen))
    withTag((tag) => tag.applyChoices(chosen))
  }

  return (
    <form aria-label="Privacy choices" className="grid max-w-md gap-5">
      {PURPOSES.map((purpose) => (
        <ChoiceGroup
          key={purpose}
          formId="choices"
          name={purpose}
          legend={QUESTIONS[purpose]}
          error={undefined}
          registration={{}}
          value={answerOf(choices[purpose])}
          columns="two-columns"
          choices={ANSWERS}
          onChoose={(answer) => choose(purpose, answer === 'yes')}
        />
      ))}
      <p>
        With a yes to Google Ads, a form you send also tells Google your email and phone number,
        scrambled, to see whether it knows them.
      </p>
      <p role="status">
        {PURPOSES.map((purpose) => stateInWords(purpose, choices, hasGpc())).join(' ')}{' '}
        {isKept
          ? 'A choice holds from then on, in this browser.'
          : 'Your browser keeps nothing, so your choice holds until you leave this page.'}
      </p>
    </form>
  )
}

function answerOf(choice: boolean | undefined): string | undefined {
  if (choice === undefined) return undefined
  return choice ? 'yes' : 'no'
}
