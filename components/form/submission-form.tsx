import type { ReactNode } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import { CONSENT_FIELD, MARKETING_FIELD, type FieldValues, type FormState } from '@/lib/forms/form'
import type { Sentence } from '@/lib/words/translate'
import { fieldIds } from './field'
import { CallLink, ErrorSummary, FormAlert } from './form-alert'
import { HiddenFields } from './hidden-fields'
import { SubmitButton } from './sending'
import { PICKUP_PATH_VALUE, type SubmissionFormControl } from './use-submission-form'

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
  alert?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function SubmissionForm(props: Props) {
  const t = useTranslate()
  const { form, cityKey, phone, consent, children } = props
  const { formId, formProps, status, errors, values, sendingStore } = form
  return (
    <form {...formProps} aria-label={t(props.name)} className={props.className}>
      <FailureAlert
        status={status}
        phone={phone}
        pickupPath={form.replyValues[PICKUP_PATH_VALUE]}
      />
      {props.alert}
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

const RETRY_TEXT =
  'Everything you typed is still here. Press the button again, or call us. Your request won’t be sent twice.'

const MESSAGES: Partial<Record<FormState['status'], { title: Sentence; text: Sentence }>> = {
  refused: {
    title: 'We couldn’t save your request',
    text: RETRY_TEXT,
  },
  unknown: {
    title: 'We’re not sure your request came through',
    text: RETRY_TEXT,
  },
  limited: {
    title: 'We couldn’t take another request just now',
    text: 'Several have come from this internet connection, yours or from people you share it with, so we didn’t save this one. Everything you typed is still here. Press the button again in ten minutes, or call us and we’ll take it over the phone.',
  },
  alreadySent: {
    title: 'You already sent this form',
    text: 'Your answers are different now. For the same pickup or move, they replace the first ones.',
  },
  outdated: {
    title: 'This page is out of date',
    text: 'The form on it won’t go through anymore. Call us, or reload the page and check what you typed.',
  },
}

interface FailureAlertProps {
  status: FormState['status']
  phone: string
  pickupPath: string | undefined
}

export function FailureAlert({ status, phone, pickupPath }: FailureAlertProps) {
  const t = useTranslate()
  const message = MESSAGES[status]
  if (!message) return null
  return (
    <FormAlert title={t(message.title)}>
      <p className="pt-1">{t(message.text)}</p>
      {pickupPath ? (
        <p className="pt-2">
          <a className="button-primary" href={pickupPath}>
            {t('Change the pickup I booked')}
          </a>
        </p>
      ) : null}
      <p>
        <CallLink phone={phone} />
      </p>
      {status === 'alreadySent' ? (
        <button type="submit" className="mt-2 button-secondary">
          {t('Send the new answers')}
        </button>
      ) : null}
      {status === 'outdated' ? (
        <p className="pt-1">
          <a href="">{t('Reload the page')}</a>
        </p>
      ) : null}
    </FormAlert>
  )
}

interface ConsentProps {
  formId: string
  consent: ConsentText
  values: FieldValues
  privacyPath: string
}

function ConsentFields({ formId, consent, values, privacyPath }: ConsentProps) {
  const t = useTranslate()
  const { id, hintId } = fieldIds(formId, MARKETING_FIELD)
  return (
    <div className="grid gap-3 text-sm">
      <input type="hidden" name={CONSENT_FIELD} value={consent.version} />
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            id={id}
            name={MARKETING_FIELD}
            data-optional
            className="size-6 shrink-0 accent-orange"
            aria-describedby={hintId}
            defaultChecked={Boolean(values[MARKETING_FIELD])}
          />
          {consent.offer}
        </label>
        <p id={hintId}>{consent.marketing}</p>
      </div>
      <p>
        {consent.contact}{' '}
        <a
          href={privacyPath}
          className="-my-3 inline-block py-3 font-bold underline underline-offset-2"
        >
          {t('Privacy policy')}
        </a>
      </p>
    </div>
  )
}
