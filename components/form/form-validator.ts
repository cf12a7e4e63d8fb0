import { toNestErrors } from '@hookform/resolvers'
import { createFormControl, type FieldErrors as HookErrors } from 'react-hook-form'
import type { FormSchema } from '@/lib/forms/fields'
import { type FieldErrors, type FieldValues, parseForm } from '@/lib/forms/form'
import type { Message } from '@/lib/words/translate'

interface FormValidatorOptions {
  readValues: () => FieldValues
  loadSchema: (values: FieldValues) => Promise<FormSchema>
  onErrors: (errors: FieldErrors) => void
}

const PRELOAD_DELAY_MS = 1_000

/** Imported on demand, so that react-hook-form and zod stay out of the first load. */
export function createFormValidator({ readValues, loadSchema, onErrors }: FormValidatorOptions) {
  let preloadTimer: ReturnType<typeof setTimeout> | undefined
  let isPreloaded = false
  /** The first run blocks a phone, so it waits until the visitor pauses. Each call restarts the wait. */
  function preload() {
    if (isPreloaded) return
    clearTimeout(preloadTimer)
    preloadTimer = setTimeout(() => {
      isPreloaded = true
      loadSchema(readValues()).catch(() => undefined)
    }, PRELOAD_DELAY_MS)
  }

  const checkedNames = new Set<string>()
  const control = createFormControl<FieldValues, unknown, unknown>({
    shouldFocusError: false,
    resolver: async (_values, _context, options) => {
      // We read the form, because fields may be filled before this module has loaded.
      const values = readValues()
      const { errors } = parseForm(await loadSchema(values), values)
      return { values: {}, errors: toNestErrors(toHookErrors(errors), options) }
    },
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) =>
      errors &&
      void afterPress().then(() => onErrors(toFieldErrors(errors, Object.keys(readValues())))),
  })
  return {
    preload,
    async validate(): Promise<boolean> {
      let isValid = false
      for (const name of Object.keys(readValues())) checkedNames.add(name)
      await control.handleSubmit(() => {
        isValid = true
      })()
      return isValid
    },
    async findWrong(names: string[]): Promise<string | undefined> {
      for (const name of names) checkedNames.add(name)
      await control.trigger(names)
      return names.find((name) => control.getFieldState(name).invalid)
    },
    /** @param names the changed field, and those whose validity depends on it */
    onFieldChange(names: string[]) {
      preload()
      const checked = names.filter((name) => checkedNames.has(name))
      // If the schema does not load, the server validates.
      if (checked.length > 0) control.trigger(checked).catch(() => undefined)
    },
    setServerErrors(errors: FieldErrors) {
      control.clearErrors()
      for (const [name, error] of Object.entries(toHookErrors(errors)))
        control.setError(name, error)
    },
  }
}

/** react-hook-form requires a type, and keeps our message beside it. */
type HookError = Message & { type: 'rule' }

function toHookErrors(errors: FieldErrors): Record<string, HookError> {
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.map(([name, message]) => [name, { ...message, type: 'rule' }]))
}

/** Keeps the order of the page: react-hook-form adds the error of a changed field at the end. */
function toFieldErrors(errors: HookErrors<FieldValues>, names: string[]): FieldErrors {
  const entries = Object.entries(errors as Record<string, HookError>)
  const messages = entries.map(([name, { text, values }]) => [name, { text, values }] as const)
  return Object.fromEntries(messages.sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)))
}

/** We treat a longer press as no tap. */
const PRESS_TIMEOUT_MS = 1_000
/** The click comes within this time after its press ends. */
const CLICK_DELAY_MS = 100

let pressEnd: Promise<void> | undefined

document.addEventListener('pointerdown', () => {
  pressEnd = new Promise((resolve) => {
    setTimeout(resolve, PRESS_TIMEOUT_MS)
    addEventListener('pointerup', () => setTimeout(resolve, CLICK_DELAY_MS), { once: true })
    for (const type of ['click', 'pointercancel']) {
      addEventListener(type, () => resolve(), { once: true })
    }
  })
})

/** Waits until nothing is pressed, because a button that moves under a finger gets no click. */
async function afterPress(): Promise<void> {
  await pressEnd
}
