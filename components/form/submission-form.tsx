import type { ReactNode } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import type { Sentence } from '@/lib/words/translate'
import { ConsentFields } from './consent-fields'
import { ErrorSummary } from './error-summary'
import { FailureNotice } from './failure-notice'
import { HiddenFields } from './hidden-fields'
import { SubmitButton } from './submit-button'
import { PICKUP_PATH_VALUE } from './use-sending'
import type { SubmissionFormControl } from './use-submission-form'

export interface PageProps {
  cityKey: CityKey
  phone: string
  consent: ConsentText
  privacyPath: string
  submitNote?: string
}

interface Props extends PageProps {
  form: SubmissionFormControl
  name: Sentence
  className: string
  submitLabel: Sentence
  summaryLabels?: Readonly<Record<string, Sentence>>
  /** Anything about the last submission except errors and failures. */
  notice?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function SubmissionForm(props: Props) {
  const t = useTranslate()
  const { form, cityKey, phone, consent, children } = props
  const { formId, formProps, status, errors, values, sendingStore } = form
  return (
    <form {...formProps} aria-label={t(props.name)} className={props.className}>
      <FailureNotice
        status={status}
        phone={phone}
        pickupPath={form.answeredValues[PICKUP_PATH_VALUE]}
      />
      {props.notice}
      <ErrorSummary formId={formId} errors={errors} labels={props.summaryLabels} />
      <HiddenFields formId={formId} cityKey={cityKey} />
      {children}
      <ConsentFields
        formId={formId}
        consent={consent}
        values={values}
        privacyPath={props.privacyPath}
      />
      {props.submitNote ? <p className="font-semibold">{props.submitNote}</p> : null}
      <SubmitButton label={t(props.submitLabel)} sendingStore={sendingStore} phone={phone} />
      {props.footer}
    </form>
  )
}
