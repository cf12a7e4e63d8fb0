'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import {
  startTransition,
  useActionState,
  useEffect,
  useMemo,
  useRef,
  useState,
  type SubmitEvent,
} from 'react'
import { useForm, type FieldErrors as HookErrors } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { prepareCount } from '@/components/measure/count-sender'
import { readFields, START, type FieldErrors, type FieldValues, type FormState } from '@/lib/form'
import { addAppCheckToken, prepareAppCheck } from './app-check'
import { inTime } from './in-time'

/** The server answers within seven seconds; what takes longer got lost on the way. */
const ANSWER_MS = 12_000
/** After this long the checks are left to the server. */
const CHECKS_MS = 3_000

interface Options {
  action: (last: FormState, form: FormData) => Promise<FormState>
  fields: readonly string[]
  /** Fields that may be ticked more than once. */
  lists?: readonly string[]
  /** Loads the schema of these values, so that zod is not in the first download. */
  loadSchema: (values: FieldValues) => Promise<$ZodType<unknown, FieldValues>>
}

/**
 * One form's way to its server action. Without JavaScript, and before it has arrived, the browser
 * posts the form to the action. Once hydrated, the same fields are checked here first and then sent
 * to the same action.
 */
export function useSubmission({ action, fields, lists, loadSchema }: Options) {
  const [posted, post] = useActionState(action, START)
  const [answered, setAnswered] = useState<FormState>()
  const state = answered ?? posted
  const formRef = useRef<HTMLFormElement>(null)
  const { inFlight, isSending, setSending } = useInFlight()

  const { register, handleSubmit, formState } = useForm<FieldValues, unknown, unknown>({
    errors: useMemo(() => hookErrors(state.errors), [state.errors]),
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      const values = readFields(new FormData(formRef.current ?? undefined), fields, lists)
      try {
        const checks = Promise.all([import('@hookform/resolvers/zod'), loadSchema(values)])
        const [{ zodResolver }, schema] = await inTime(checks, CHECKS_MS)
        return await zodResolver<FieldValues, unknown, unknown>(schema)(values, context, options)
      } catch {
        // The checks did not arrive: the server has them too.
        return { values, errors: {} }
      }
    },
  })

  function send(form: FormData): Promise<void> {
    const countSender = prepareCount(form)
    return new Promise((resolve) => {
      startTransition(async () => {
        try {
          setAnswered(await inTime(action(START, form), ANSWER_MS))
        } catch (error) {
          countSender()
          // The redirect to the thank-you page: the form stays in flight until that has loaded.
          unstable_rethrow(error)
          const outdated = unstable_isUnrecognizedActionError(error)
          setAnswered({ ...START, status: outdated ? 'outdated' : 'unknown' })
        }
        resolve()
      })
    })
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current) return
    setSending(true)
    // The last answer is history, even when the checks hold this try up.
    setAnswered(START)
    const form = new FormData(event.currentTarget)
    await handleSubmit(async () => {
      await addAppCheckToken(form)
      await send(form)
    })(event)
    setSending(false)
  }

  // A new answer, or another try that the checks held up: the focus goes to what must be read next.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [state, formState.submitCount])

  return {
    formProps: { ref: formRef, action: post, onSubmit, onFocus: prepareAppCheck, noValidate: true },
    register,
    status: state.status,
    /** What a page that was posted without JavaScript must show again. */
    values: posted.values,
    errors: fieldErrors(formState.errors),
    isSending,
  }
}

/** What a group of fields needs of its form. */
export type FieldsOfForm = Pick<ReturnType<typeof useSubmission>, 'register' | 'values' | 'errors'>

/** Whether a request is on its way, known at once (the ref) and on the button (the state). */
function useInFlight() {
  const inFlight = useRef(false)
  const [isSending, setState] = useState(false)
  const setSending = (sending: boolean) => {
    inFlight.current = sending
    setState(sending)
  }
  // "Back" may bring the page out of the browser's cache just as it was left: still sending.
  useEffect(() => {
    const revive = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      inFlight.current = false
      setState(false)
    }
    addEventListener('pageshow', revive)
    return () => removeEventListener('pageshow', revive)
  }, [])
  return { inFlight, isSending, setSending }
}

function hookErrors(errors: FieldErrors): HookErrors<FieldValues> {
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.map(([name, message]) => [name, { type: 'server', message }]))
}

function fieldErrors(errors: HookErrors<FieldValues>): FieldErrors {
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.map(([name, error]) => [name, error?.message ?? '']))
}
