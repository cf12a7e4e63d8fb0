'use client'

import { useState, useSyncExternalStore } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@/lib/analytics/consent-choices'
import { formatPurposeState } from '@/lib/analytics/tag-consent'
import { telHref } from '@/lib/routing/tel-href'
import { getChoices, hasGpc, saveChoices } from '@/components/analytics/choices-storage'
import { getTagMeta, withGoogleTag } from '@/components/analytics/google-tag-loader'

const QUESTIONS: Record<ConsentPurpose, string> = {
  measurement: 'Can Google Analytics measure your visit?',
  advertising: 'Can Google Ads see which ad brought you here?',
}
const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/**
 * The visitor's consent choices; rendered in the browser, which reads the stored ones.
 * @param phone for visitors who cannot choose here
 */
export function PrivacyChoices({ phone }: { phone: string }) {
  const isTrackingEnabled = useSyncExternalStore(
    () => () => {},
    () => getTagMeta() !== null,
    () => undefined,
  )
  if (isTrackingEnabled) return <ChoicesForm />
  return (
    <p>
      {isTrackingEnabled === undefined ? 'Without JavaScript, Google' : 'Google'} doesn’t measure
      anything while you browse this site. If you don’t want us to tell Google that you clicked one
      of its ads, call us at{' '}
      <a className="font-bold underline" href={telHref(phone)}>
        {phone}
      </a>{' '}
      or turn on Global Privacy Control in your browser before you send a form.
    </p>
  )
}

function ChoicesForm() {
  const [choices, setChoices] = useState(getChoices)
  const [isSaved, setIsSaved] = useState(true)

  function updateChoice(purpose: ConsentPurpose, isAllowed: boolean) {
    const updatedChoices = { ...choices, [purpose]: isAllowed }
    setChoices(updatedChoices)
    setIsSaved(saveChoices(updatedChoices))
    withGoogleTag((tag) => tag.applyChoices(updatedChoices))
  }

  return (
    <form aria-label="Privacy choices" className="grid max-w-md gap-5">
      {CONSENT_PURPOSES.map((purpose) => (
        <RadioGroup
          key={purpose}
          formId="choices"
          name={purpose}
          label={QUESTIONS[purpose]}
          defaultValue={toAnswer(choices[purpose])}
          gridClassName="two-columns"
          options={ANSWERS}
          onValueChange={(answer) => updateChoice(purpose, answer === 'yes')}
        />
      ))}
      <p>
        If you say yes to Google Ads, any form you send also gives Google your email and phone
        number, scrambled, so it can check them for a match. We may send them once more if you hire
        us.
      </p>
      <p role="status">
        {CONSENT_PURPOSES.map((purpose) => formatPurposeState(purpose, choices, hasGpc())).join(
          ' ',
        )}{' '}
        {isSaved
          ? 'Your choices apply right away and are saved in this browser.'
          : 'Your browser isn’t letting us save this, so your choice only lasts until you leave this page.'}
      </p>
    </form>
  )
}

function toAnswer(choice: boolean | undefined): string | undefined {
  if (choice === undefined) return undefined
  return choice ? 'yes' : 'no'
}
