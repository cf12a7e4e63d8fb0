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
import { prepareCount } from '@/components/analytics/count-sender'
import { painted } from '@/components/ui/page-idle'
import {
  readFields,
  START,
  type FieldErrors,
  type FieldValues,
  type FormState,
} from '@/lib/forms/form'
import { addAppCheckToken, prepareAppCheck } from './app-check'
import type { ChangedField, Checks, createChecks, NoteOptions } from './checks'
import { useInFlight } from './in-flight'
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
  loadSchema: (values: FieldValues) => Promise<ZodMiniType<unknown, FieldValues>>
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
  const inFlight = useInFlight()

  /** What is wrong by the checks here; the server's own word otherwise. */
  const [found, setFound] = useState<FieldErrors>()
  const [checked, setChecked] = useState(0)
  const read = (form: FormData) => readFields(form, fields, lists)
  const { noteChange, check, adopt, prepare } = useChecks({
    read: () => read(new FormData(formRef.current ?? undefined)),
    loadSchema,
    tell: (errors) => setFound((last) => (isSame(last, errors) ? last : errors)),
  })

  function send(form: FormData): Promise<void> {
    const countSender = prepareCount(form)
    return new Promise((resolve) => {
      startTransition(async () => {
        try {
          const answer = await inTime(action(START, form), ANSWER_MS)
          setAnswered(answer)
          setFound(undefined)
          adopt(answer.errors)
        } catch (error) {
          countSender()
          // The redirect to the thank-you page, which the browser opens (`isActionsPreview`): the form
          // stays in flight until that has loaded. Thrown on, the router would ask for the page, too.
          if (isRedirect(error)) return
          const outdated = unstable_isUnrecognizedActionError(error)
          setAnswered({ ...START, status: outdated ? 'outdated' : 'unknown' })
        }
        resolve()
      })
    })
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.isSending()) return
    inFlight.setSending(true)
    // The last answer is history, even when the checks hold this try up.
    if (state !== START) setAnswered(START)
    const form = new FormData(event.currentTarget)
    await painted()
    if (await check(read(form))) {
      setFound({})
      await addAppCheckToken(form)
      await send(form)
    }
    setChecked((count) => count + 1)
    inFlight.setSending(false)
  }

  // A new answer, or another try that the checks held up: the focus goes to what must be read next.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [state, checked])

  return {
    formProps: {
      ref: formRef,
      action: post,
      onSubmit,
      onFocus() {
        prepare()
        prepareAppCheck()
      },
      noValidate: true,
    },
    register: (name: string, options?: NoteOptions) => ({
      name,
      onChange: ({ target }: ChangeEvent<HTMLElement & ChangedField>) =>
        noteChange({ name, value: target.value }, options),
    }),
    status: state.status,
    /** What a page that was posted without JavaScript must show again. */
    values: posted.values,
    errors: found ?? state.errors,
    inFlight,
  }
}

/** What a group of fields needs of its form. */
export type FieldsOfForm = Pick<ReturnType<typeof useSubmission>, 'register' | 'values' | 'errors'>

/** Most keys change nothing in what is wrong, and the form need not be rendered for them. */
function isSame(last: FieldErrors | undefined, errors: FieldErrors): boolean {
  return JSON.stringify(last) === JSON.stringify(errors)
}

/** Whether the framework threw it; of its own errors an action's answer brings no other. */
function isRedirect(error: unknown): boolean {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}

/** The checks of a form, once they have arrived; until then nothing is wrong that the server does not say. */
function useChecks(options: Parameters<typeof createChecks>[0]) {
  const checks = useRef<Checks>(undefined)

  async function load(): Promise<Checks> {
    const loaded = await import('./checks')
    return (checks.current ??= loaded.createChecks(options))
  }

  return {
    /** The tap that brought the focus is answered first. */
    prepare: () =>
      void painted()
        .then(load)
        .then(
          (loaded) => loaded.prepare(),
          () => undefined,
        ),
    /** After the touch was answered, too: the answer is what was typed or chosen, not what is wrong. */
    noteChange: (field: ChangedField, noted?: NoteOptions) =>
      void painted().then(() => checks.current?.note(field, noted)),
    adopt: (errors: FieldErrors) => checks.current?.adopt(errors),
    /** Whether the form may be sent. */
    check: (sent: FieldValues) =>
      inTime(
        load().then((loaded) => loaded.check(sent)),
        CHECKS_MS,
      ).catch(
        // The checks did not arrive: the server has them too.
        () => true,
      ),
  }
}
