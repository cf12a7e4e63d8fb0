import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors as HookErrors } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FieldErrors, FieldValues } from '@/lib/forms/form'

/**
 * The checks of one form in the browser. Nobody imports this but `useSubmission`, when the form is first
 * touched: react-hook-form and zod are no part of a page's first load.
 */
export interface Checks {
  /**
   * Has the schema there before the button is pressed. To run its code for the first time holds a phone up,
   * so it waits until whoever is at the form pauses; called again, it waits anew.
   */
  prepare: () => void
  /** Checks all that is about to be sent; from then on each field again when it changes. */
  check: (sent: FieldValues) => Promise<boolean>
  /** A field has changed. */
  note: (field: ChangedField, options?: NoteOptions) => void
  /** What the server found wrong. */
  adopt: (errors: FieldErrors) => void
}

export interface ChangedField {
  name: string
  value: string
}

export interface NoteOptions {
  /** Fields that are right or wrong by what this one holds. */
  deps?: string[]
}

interface Options {
  /** What the form holds. */
  read: () => FieldValues
  loadSchema: (values: FieldValues) => Promise<ZodMiniType<unknown, FieldValues>>
  /** Told whenever it changes what is wrong. */
  tell: (errors: FieldErrors) => void
}

/** Who neither types nor goes on to another field for so long is reading or thinking. */
const PAUSE_MS = 1_000

export function createChecks({ read, loadSchema, tell }: Options): Checks {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isPrepared = false
  function prepare() {
    if (isPrepared) return
    clearTimeout(pause)
    pause = setTimeout(() => {
      isPrepared = true
      loadSchema(read()).catch(() => undefined)
    }, PAUSE_MS)
  }

  /** What is about to be sent, while it is checked: meanwhile people may go on typing. */
  let sending: FieldValues | undefined
  const control = createFormControl<FieldValues, unknown, unknown>({
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      // The form knows best: people also fill it before this has arrived.
      const values = sending ?? read()
      const schema = await loadSchema(values)
      return zodResolver<FieldValues, unknown, unknown>(schema)(values, context, options)
    },
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => errors && tell(messagesOf(errors)),
  })
  return {
    prepare,
    async check(sent) {
      let isRight = false
      sending = sent
      const checking = control.handleSubmit(() => {
        isRight = true
      })
      await checking().finally(() => (sending = undefined))
      return isRight
    },
    note({ name, value }, options) {
      prepare()
      const { onChange } = control.register(name, options)
      // Where the schema does not arrive, the server checks.
      onChange({ type: 'change', target: { name, value } }).catch(() => undefined)
    },
    adopt(errors) {
      control.clearErrors()
      for (const [name, message] of Object.entries(errors)) {
        control.setError(name, { type: 'server', message })
      }
    },
  }
}

function messagesOf(errors: HookErrors<FieldValues>): FieldErrors {
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.map(([name, error]) => [name, error?.message ?? '']))
}
