import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl, type FieldErrors as HookErrors } from 'react-hook-form'
import type { FormSchema } from '@/lib/forms/fields'
import type { FieldErrors, FieldValues } from '@/lib/forms/form'
import { afterPress } from './after-press'

/** Validates one form in the browser. Imported on demand: react-hook-form and zod stay out of the first load. */
export interface FormValidator {
  /** Loads the schema once the visitor pauses: its first run blocks a phone. Each call restarts the wait. */
  preload: () => void
  /** Validates all fields; afterwards each changed field is validated again. */
  validate: (sent: FieldValues) => Promise<boolean>
  onFieldChange: (field: FieldChange, options?: FieldChangeOptions) => void
  setServerErrors: (errors: FieldErrors) => void
}

export interface FieldChange {
  name: string
  value: string
}

export interface FieldChangeOptions {
  /** Fields whose validity depends on this one. */
  deps?: string[]
}

interface FormValidatorOptions {
  readValues: () => FieldValues
  loadSchema: (values: FieldValues) => Promise<FormSchema>
  onErrors: (errors: FieldErrors) => void
}

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

  /** The values being validated: the visitor may type meanwhile. */
  let submittedValues: FieldValues | undefined
  const control = createFormControl<FieldValues, unknown, unknown>({
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      // Read from the form: fields may be filled before this module has loaded.
      const values = submittedValues ?? readValues()
      const schema = await loadSchema(values)
      return standardSchemaResolver<FieldValues, unknown, unknown>(schema)(values, context, options)
    },
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) =>
      errors && void afterPress().then(() => onErrors(toFieldErrors(errors))),
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
      // Without the schema the server validates.
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
