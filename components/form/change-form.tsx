'use client'

import {
  useActionState,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import { INITIAL_STATE, type FieldValues, type FormState } from '@/lib/forms/form'
import type { Sentence } from '@/lib/words/translate'
import { CallLink, ErrorSummary, FormAlert } from './form-alert'
import { sendAction, SubmitButton, useSendingStore, type FormAction } from './sending'
import type { FieldBinding } from './use-submission-form'

interface Props {
  name: string
  /** The link and what the page shows, so that the server refuses a change of anything newer. */
  hidden: Readonly<Record<string, string>>
  submitLabel: string
  phone?: string
  labels?: Readonly<Record<string, Sentence>>
  alert?: ReactNode
  children?: ReactNode
}

export function ActionForm({
  action,
  formId,
  ...props
}: Props & { action: FormAction; formId: string }) {
  return <ChangeForm {...props} form={useChangeForm(action, formId)} />
}

export function ChangeForm({
  form,
  name,
  hidden,
  phone,
  ...props
}: Props & { form: ReturnType<typeof useChangeForm> }) {
  return (
    <form {...form.formProps} noValidate aria-label={name} className="grid gap-6">
      {props.alert ?? <ChangeAlert status={form.status} phone={phone} />}
      <ErrorSummary formId={form.formId} errors={form.errors} labels={props.labels} />
      <HiddenInputs values={hidden} />
      {props.children}
      <SubmitButton label={props.submitLabel} sendingStore={form.sendingStore} phone={phone} />
    </form>
  )
}

export function HiddenInputs({ values }: { values: FieldValues }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Sends a form, once at a time; only the server validates it. @param defaults what the fields show first */
export function useChangeForm(action: FormAction, formId: string, defaults: FieldValues = {}) {
  const [posted, formAction] = useActionState(action, INITIAL_STATE)
  const [reply, setReply] = useState(posted)
  const formRef = useRef<HTMLFormElement>(null)
  const sendingStore = useSendingStore()

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    const next = await sendAction(
      action,
      new FormData(event.currentTarget, event.nativeEvent.submitter),
    )
    // It stays in the sending state while the browser loads the page.
    if (!next) return
    if (next.status === 'done') return location.assign(next.values.path ?? '')
    sendingStore.setSending(false)
    // If the server did not reply, the values of its last reply stay.
    setReply({ ...next, values: { ...reply.values, ...next.values } })
  }

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [reply])

  const { status, errors } = reply
  const values = status === 'start' ? defaults : reply.values
  return {
    formId,
    status,
    errors,
    values,
    replyValues: reply.values,
    sendingStore,
    formProps: { ref: formRef, action: formAction, onSubmit },
    field(name: string, label: string): FieldBinding {
      const [error, defaultValue] = [errors[name], values[name]]
      return { formId, name, label, error, defaultValue, onChange: () => undefined }
    },
  }
}

interface Message {
  title: Sentence
  text: Sentence
  canReload?: true
}

const MESSAGES: Partial<Record<FormState['status'], Message>> = {
  changedElsewhere: {
    title: 'Our office has already changed this booking',
    text: 'So we left it as it is. Call us, or open this page again to see what we have now.',
    canReload: true,
  },
  cancelledElsewhere: {
    title: 'This pickup is already cancelled',
    text: 'So we didn’t move it. Call us, or open this page again to see what we have now.',
    canReload: true,
  },
  tooLate: {
    title: 'It’s too late to change this here',
    text: 'Your arrival window has already begun. Call us and we’ll sort it out.',
  },
  limited: {
    title: 'We can’t take another change online today',
    text: 'Your booking is as it was. Call us and we’ll make the next change with you.',
  },
  refused: {
    title: 'We couldn’t save your change',
    text: 'Your booking is as it was. Press the button again, or call us.',
  },
  unknown: {
    title: 'We’re not sure your change came through',
    text: 'Open this page again to see what we have now, or call us.',
    canReload: true,
  },
  outdated: {
    title: 'This page is out of date',
    text: 'The form on it won’t go through anymore. Open this page again, or call us.',
    canReload: true,
  },
}

interface ChangeAlertProps {
  status: FormState['status']
  phone: string | undefined
}

export function ChangeAlert({ status, phone }: ChangeAlertProps) {
  const t = useTranslate()
  const message = MESSAGES[status]
  if (!message) return null
  return (
    <FormAlert title={t(message.title)}>
      <p className="pt-1">{t(message.text)}</p>
      <p className="flex flex-wrap gap-x-6">
        {message.canReload ? (
          <a className="inline-flex min-h-11 items-center" href="">
            {t('Open this page again')}
          </a>
        ) : null}
        {phone ? <CallLink phone={phone} /> : null}
      </p>
    </FormAlert>
  )
}
