'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type SubmitEvent,
} from 'react'
import type { ZodMiniType } from 'zod/mini'
import { prepareConversion } from '@/components/analytics/conversion-tracking'
import { afterPaint } from '@/components/ui/scheduling'
import {
  readFields,
  INITIAL_STATE,
  type FieldErrors,
  type FieldValues,
  type FormState,
} from '@/lib/forms/form'
import { addAppCheckToken, prepareAppCheck } from './app-check'
import type {
  FieldChange,
  FormValidator,
  createFormValidator,
  FieldChangeOptions,
} from './form-validator'
import { useSendingStore } from './sending-store'
import { withTimeout } from './with-timeout'

/** The server answers within seven seconds; what takes longer got lost on the way. */
const ACTION_TIMEOUT_MS = 12_000
/** After this long the checks are left to the server. */
const VALIDATION_TIMEOUT_MS = 3_000

interface SubmissionOptions {
  action: (last: FormState, form: FormData) => Promise<FormState>
  fields: readonly string[]
  /** Fields that may be ticked more than once. */
  multiValueFields?: readonly string[]
  /** Loads the schema of these values, so that zod is not in the first download. */
  loadSchema: (values: FieldValues) => Promise<ZodMiniType<unknown, FieldValues>>
}

/**
 * One form's way to its server action. Without JavaScript, and before it has arrived, the browser
 * posts the form to the action. Once hydrated, the same fields are checked here first and then sent
 * to the same action.
 */
export function useSubmission({ action, fields, multiValueFields, loadSchema }: SubmissionOptions) {
  const [postedState, formAction] = useActionState(action, INITIAL_STATE)
  const [clientState, setClientState] = useState<FormState>()
  const state = clientState ?? postedState
  const formRef = useRef<HTMLFormElement>(null)
  const sendingStore = useSendingStore()

  /** What is wrong by the checks here; the server's own word otherwise. */
  const [clientErrors, setClientErrors] = useState<FieldErrors>()
  const [validationCount, setValidationCount] = useState(0)
  const readValues = (form: FormData) => readFields(form, fields, multiValueFields)
  const { onFieldChange, validate, setServerErrors, preload } = useFormValidator({
    readValues: () => readValues(new FormData(formRef.current ?? undefined)),
    loadSchema,
    onErrors: (errors) =>
      setClientErrors((previous) => (areErrorsEqual(previous, errors) ? previous : errors)),
  })

  function send(form: FormData): Promise<void> {
    const trackConversion = prepareConversion(form)
    return new Promise((resolve) => {
      startTransition(async () => {
        try {
          const result = await withTimeout(action(INITIAL_STATE, form), ACTION_TIMEOUT_MS)
          setClientState(result)
          setClientErrors(undefined)
          setServerErrors(result.errors)
        } catch (error) {
          trackConversion()
          // The redirect to the thank-you page, which the browser opens (`isActionsPreview`): the form
          // stays in flight until that has loaded. Thrown on, the router would ask for the page, too.
          if (isRedirectError(error)) return
          const isOutdated = unstable_isUnrecognizedActionError(error)
          setClientState({ ...INITIAL_STATE, status: isOutdated ? 'outdated' : 'unknown' })
        }
        resolve()
      })
    })
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    // The last answer is history, even when the checks hold this try up.
    if (state !== INITIAL_STATE) setClientState(INITIAL_STATE)
    const form = new FormData(event.currentTarget)
    await afterPaint()
    if (await validate(readValues(form))) {
      setClientErrors({})
      await addAppCheckToken(form)
      await send(form)
    }
    setValidationCount((count) => count + 1)
    sendingStore.setSending(false)
  }

  // A new answer, or another try that the checks held up: the focus goes to what must be read next.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [state, validationCount])

  return {
    formProps: {
      ref: formRef,
      action: formAction,
      onSubmit,
      onFocus() {
        preload()
        prepareAppCheck()
      },
      noValidate: true,
    },
    register: (name: string, options?: FieldChangeOptions) => ({
      name,
      onChange: ({ target }: ChangeEvent<HTMLElement & FieldChange>) =>
        onFieldChange({ name, value: target.value }, options),
    }),
    status: state.status,
    /** What a page that was posted without JavaScript must show again. */
    values: postedState.values,
    errors: clientErrors ?? state.errors,
    sendingStore,
  }
}

/** What a group of fields needs of its form. */
export type FormBinding = Pick<ReturnType<typeof useSubmission>, 'register' | 'values' | 'errors'>

/** Most keys change nothing in what is wrong, and the form need not be rendered for them. */
function areErrorsEqual(previous: FieldErrors | undefined, errors: FieldErrors): boolean {
  return JSON.stringify(previous) === JSON.stringify(errors)
}

/** Whether the framework threw it; of its own errors an action's answer brings no other. */
function isRedirectError(error: unknown): boolean {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}

/** The checks of a form, once they have arrived; until then nothing is wrong that the server does not say. */
function useFormValidator(options: Parameters<typeof createFormValidator>[0]) {
  const validatorRef = useRef<FormValidator>(undefined)

  async function loadValidator(): Promise<FormValidator> {
    const loaded = await import('./form-validator')
    return (validatorRef.current ??= loaded.createFormValidator(options))
  }

  return {
    /** The tap that brought the focus is answered first. */
    preload: () =>
      void afterPaint()
        .then(loadValidator)
        .then(
          (loaded) => loaded.preload(),
          () => undefined,
        ),
    /** After the touch was answered, too: the answer is what was typed or chosen, not what is wrong. */
    onFieldChange: (change: FieldChange, changeOptions?: FieldChangeOptions) =>
      void afterPaint().then(() => validatorRef.current?.onFieldChange(change, changeOptions)),
    setServerErrors: (errors: FieldErrors) => validatorRef.current?.setServerErrors(errors),
    /** Whether the form may be sent. */
    validate: (submitted: FieldValues) =>
      withTimeout(
        loadValidator().then((loaded) => loaded.validate(submitted)),
        VALIDATION_TIMEOUT_MS,
      ).catch(
        // The checks did not arrive: the server has them too.
        () => true,
      ),
  }
}
