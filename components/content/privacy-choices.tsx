'use client'

import { useState, useSyncExternalStore } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { getPageSetting } from '@/components/ui/page-setting'
import type { ConsentPurpose } from '@/lib/analytics/consent-choices'
import { formatPurposeState } from '@/lib/analytics/tag-consent'
import { SPEED_META, TAG_META } from '@/lib/analytics/tag-settings'
import { telHref } from '@/lib/routing/tel-href'
import { getChoices, hasGpc, saveChoices } from '@/components/analytics/choices-storage'
import { withGoogleTag } from '@/components/analytics/google-tag-loader'
import { loadSpeedInsights } from '@/components/analytics/speed-insights-loader'

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Undefined on the server and without JavaScript. */
function useHasSetting(name: string): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => getPageSetting(name) !== undefined,
    () => undefined,
  )
}

/**
 * The visitor's consent choices; rendered in the browser, which reads the stored ones.
 * @param phone for visitors who cannot choose here
 */
export function PrivacyChoices({ phone }: { phone: string }) {
  const google = useHasSetting(TAG_META)
  const speed = useHasSetting(SPEED_META)
  return (
    <>
      {(google || speed) && <ChoicesForm google={google === true} speed={speed === true} />}
      {!google && (
        <p>
          {google === undefined ? 'Without JavaScript, Google' : 'Google'} doesn’t measure anything
          while you browse this site. If you don’t want us to tell Google that you clicked one of
          its ads, call us at{' '}
          <a className="font-bold underline" href={telHref(phone)}>
            {phone}
          </a>{' '}
          or turn on Global Privacy Control in your browser before you send a form.
        </p>
      )}
    </>
  )
}

interface Services {
  google: boolean
  speed: boolean
}

function getQuestions({ google, speed }: Services): [ConsentPurpose, question: string][] {
  if (!google) return [['measurement', 'Can Vercel measure how fast our pages are for you?']]
  const measuring = speed ? 'Google Analytics and Vercel' : 'Google Analytics'
  return [
    ['measurement', `Can ${measuring} measure your visit?`],
    ['advertising', 'Can Google Ads see which ad brought you here?'],
  ]
}

function ChoicesForm({ google, speed }: Services) {
  const [choices, setChoices] = useState(getChoices)
  const [isSaved, setIsSaved] = useState(true)
  const questions = getQuestions({ google, speed })
  const states = questions
    .filter(([purpose]) => google || choices[purpose] !== undefined)
    .map(([purpose]) => formatPurposeState(purpose, choices, hasGpc()))
  if (speed && choices.measurement === undefined)
    states.push('Vercel measures nothing until you say yes.')

  function updateChoice(purpose: ConsentPurpose, isAllowed: boolean) {
    const updatedChoices = { ...choices, [purpose]: isAllowed }
    setChoices(updatedChoices)
    setIsSaved(saveChoices(updatedChoices))
    withGoogleTag((tag) => tag.applyChoices(updatedChoices))
    loadSpeedInsights()
  }

  return (
    <form aria-label="Privacy choices" className="grid max-w-md gap-5">
      {questions.map(([purpose, question]) => (
        <RadioGroup
          key={purpose}
          formId="choices"
          name={purpose}
          label={question}
          defaultValue={toAnswer(choices[purpose])}
          gridClassName="two-columns"
          options={ANSWERS}
          onValueChange={(answer) => updateChoice(purpose, answer === 'yes')}
        />
      ))}
      {google && (
        <p>
          If you say yes to Google Ads, any form you send also gives Google your email and phone
          number, scrambled, so it can check them for a match. We may send them once more if you
          hire us.
        </p>
      )}
      <p role="status">
        <span>{states.join(' ')}</span>{' '}
        <span>
          {isSaved
            ? 'Your choices apply right away and are saved in this browser.'
            : 'Your browser isn’t letting us save this, so your choice only lasts until you leave this page.'}
        </span>
      </p>
    </form>
  )
}

function toAnswer(choice: boolean | undefined): string | undefined {
  if (choice === undefined) return undefined
  return choice ? 'yes' : 'no'
}
