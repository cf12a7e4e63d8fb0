'use client'

import { useState, useSyncExternalStore } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { getPageSetting } from '@/components/ui/browser'
import { makeLink, RichText } from '@/components/ui/text'
import { useTranslate } from '@/components/ui/use-translate'
import type { ConsentPurpose } from '@/lib/analytics/consent-choices'
import { formatPurposeState } from '@/lib/analytics/tag-consent'
import { telHref } from '@/lib/routing/tel-href'
import { createTranslate } from '@/lib/words/create-translate'
import type { Sentence, Translate, Words } from '@/lib/words/translate'
import { getChoices, hasGpc, saveChoices } from '@/components/analytics/choices-storage'
import { loadSpeedInsights, withGoogleTag } from '@/components/analytics/loaders'
import { SPEED_META, TAG_META } from '@/lib/http/page-settings'

function useHasSetting(name: string): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => getPageSetting(name) !== undefined,
    () => undefined,
  )
}

interface Props {
  /** Shown to visitors who cannot choose here. */
  phone: string
  /** Only this page needs these words, so it passes them in. */
  words?: Words | undefined
}

export function PrivacyChoices({ phone, words = {} }: Props) {
  const google = useHasSetting(TAG_META)
  const speed = useHasSetting(SPEED_META)
  const t = createTranslate(useTranslate(), words)
  return (
    <>
      {(google || speed) && <ChoicesForm google={google === true} speed={speed === true} t={t} />}
      {!google && (
        <p>
          {t(
            google === undefined
              ? 'Without JavaScript, Google doesn’t measure anything while you browse this site.'
              : 'Google doesn’t measure anything while you browse this site.',
          )}{' '}
          <RichText
            text={t(
              'If you don’t want us to tell Google that you clicked one of its ads, call us at <1>{phone}</1> or turn on Global Privacy Control in your browser before you send a form.',
              { phone },
            )}
            parts={[makeLink(telHref(phone))]}
          />
        </p>
      )}
    </>
  )
}

interface Services {
  google: boolean
  speed: boolean
}

function getQuestions({ google, speed }: Services): [ConsentPurpose, question: Sentence][] {
  if (!google) return [['measurement', 'Can Vercel measure how fast our pages are for you?']]
  return [
    [
      'measurement',
      speed
        ? 'Can Google Analytics and Vercel measure your visit?'
        : 'Can Google Analytics measure your visit?',
    ],
    ['advertising', 'Can Google Ads see which ad brought you here?'],
  ]
}

function ChoicesForm({ google, speed, t }: Services & { t: Translate }) {
  const [choices, setChoices] = useState(getChoices)
  const [isSaved, setIsSaved] = useState(true)
  const questions = getQuestions({ google, speed })
  const states: Sentence[] = questions
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
    <form aria-label={t('Privacy choices')} className="grid max-w-md gap-5">
      {questions.map(([purpose, question]) => (
        <RadioGroup
          key={purpose}
          formId="choices"
          name={purpose}
          label={t(question)}
          defaultValue={toAnswer(choices[purpose])}
          options={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          onValueChange={(answer) => updateChoice(purpose, answer === 'yes')}
        />
      ))}
      {google && (
        <p>
          {t(
            'If you say yes to Google Ads, any form you send also gives Google your email and phone number, scrambled, so it can check them for a match. We may send them once more if you hire us.',
          )}
        </p>
      )}
      <p role="status">
        <span>{states.map((state) => t(state)).join(' ')}</span>{' '}
        <span>
          {t(
            isSaved
              ? 'Your choices apply right away and are saved in this browser.'
              : 'Your browser isn’t letting us save this, so your choice only lasts until you leave this page.',
          )}
        </span>
      </p>
    </form>
  )
}

function toAnswer(choice: boolean | undefined): string | undefined {
  if (choice === undefined) return undefined
  return choice ? 'yes' : 'no'
}
