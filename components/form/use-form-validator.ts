import { useRef } from 'react'
import { afterPaint } from '@/components/ui/browser'
import { waitUntil } from '@/lib/deadline'
import type { FieldErrors } from '@/lib/forms/form'
import type { createFormValidator } from './form-validator'

type FormValidator = ReturnType<typeof createFormValidator>

/** After this wait only the server validates. */
const VALIDATION_TIMEOUT_MS = 3_000

/** Loads the form's validator on demand; until then only the server validates. */
export function useFormValidator(options: Parameters<typeof createFormValidator>[0]) {
  const validatorRef = useRef<FormValidator>(undefined)

  async function loadValidator(): Promise<FormValidator> {
    const loaded = await import('./form-validator')
    return (validatorRef.current ??= loaded.createFormValidator(options))
  }

  const askValidator = <Answer>(question: (validator: FormValidator) => Promise<Answer>) =>
    waitUntil(Date.now() + VALIDATION_TIMEOUT_MS, loadValidator().then(question))

  return {
    preload: () =>
      void afterPaint()
        .then(loadValidator)
        .then(
          (validator) => validator.preload(),
          () => undefined,
        ),
    onFieldChange: (names: string[]) =>
      void afterPaint().then(() => validatorRef.current?.onFieldChange(names)),
    setServerErrors: (errors: FieldErrors) => validatorRef.current?.setServerErrors(errors),
    /** True when the form may be sent, and when the validator does not load. */
    validate: () => askValidator((validator) => validator.validate()).catch(() => true),
    findWrong: (names: string[]) =>
      askValidator((validator) => validator.findWrong(names)).catch(() => undefined),
  }
}
