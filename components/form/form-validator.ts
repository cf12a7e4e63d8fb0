import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors as HookErrors } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FieldErrors, FieldValues } from '@/lib/forms/form'

/**
 * The checks of one form in the browser. Nobody imports this but `useSubmission`, when the form is first
 * touched: react-hook-form and zod are no part of a page's first load.
 */
export interface FormValidator {
  /**
   * Has the schema there before the button is pressed. To run its code for the first time holds a phone up,
   * so it waits until whoever is at the form pauses; called again, it waits anew.
   */
  preload: () => void
  /** Checks all that is about to be sent; from then on each field again when it changes. */
  validate: (sent: FieldValues) => Promise<boolean>
  /** A field has changed. */
  onFieldChange: (field: FieldChange, options?: FieldChangeOptions) => void
  /** What the server found wrong. */
  setServerErrors: (errors: FieldErrors) => void
}

export interface FieldChange {
  name: string
  value: string
}

export interface FieldChangeOptions {
  /** Fields that are right or wrong by what this one holds. */
  deps?: string[]
}

interface FormValidatorOptions {
  /** What the form holds. */
  readValues: () => FieldValues
  loadSchema: (values: FieldValues) => Promise<ZodMiniType<unknown, FieldValues>>
  /** Told whenever it changes what is wrong. */
  onErrors: (errors: FieldErrors) => void
}

/** Who neither types nor goes on to another field for so long is reading or thinking. */
const PRELOAD_DELAY_MS = 1_000

export function createFormValidator({
  readValues,
  loadSchema,
  onErrors,
}: FormValidatorOptions): FormValidator {
  let preloadTimer: ReturnType<typeof setTimeout> | undefined
  let isPreloaded = false
  function preload() {
    if (isPreloaded) return
    clearTimeout(preloadTimer)
    preloadTimer = setTimeout(() => {
      isPreloaded = true
      loadSchema(readValues()).catch(() => undefined)
    }, PRELOAD_DELAY_MS)
  }

  /** What is about to be sent, while it is checked: meanwhile people may go on typing. */
  let submittedValues: FieldValues | undefined
  const control = createFormControl<FieldValues, unknown, unknown>({
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      // The form knows best: people also fill it before this has arrived.
      const values = submittedValues ?? readValues()
      const schema = await loadSchema(values)
      return zodResolver<FieldValues, unknown, unknown>(schema)(values, context, options)
    },
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => errors && onErrors(toFieldErrors(errors)),
  })
  return {
    preload,
    async validate(submitted) {
      let isValid = false
      submittedValues = submitted
      const runValidation = control.handleSubmit(() => {
        isValid = true
      })
      await runValidation().finally(() => (submittedValues = undefined))
      return isValid
    },
    onFieldChange({ name, value }, options) {
      preload()
      const { onChange } = control.register(name, options)
      // Where the schema does not arrive, the server checks.
      onChange({ type: 'change', target: { name, value } }).catch(() => undefined)
    },
    setServerErrors(errors) {
      control.clearErrors()
      for (const [name, message] of Object.entries(errors)) {
        control.setError(name, { type: 'server', message })
      }
    },
  }
}

function toFieldErrors(errors: HookErrors<FieldValues>): FieldErrors {
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.map(([name, error]) => [name, error?.message ?? '']))
}
