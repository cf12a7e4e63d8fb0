import { useEffect, type FocusEvent, type MouseEvent, type SubmitEvent } from 'react'
import type { SubmissionFormControl } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'

const listSections = (form: HTMLFormElement) => [...form.querySelectorAll('section')]

/**
 * Shows one section of the form at a time on a narrow screen. CSS hides the others by an attribute, so a
 * step renders nothing, and a page without scripts shows the whole form.
 */
export function useSteps({ formProps, findWrong, status }: SubmissionFormControl) {
  const t = useTranslate()
  const { ref } = formProps
  useEffect(() => {
    const form = ref.current
    if (!form || status !== 'start') return
    const secondTop = listSections(form)[1]?.getBoundingClientRect().top ?? 0
    // Nothing in view may disappear, so a visitor who is, or is sent, further down keeps the whole form.
    if (secondTop > innerHeight && !form.querySelector(':target')) form.dataset.step = '1'
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as the page was opened
  }, [])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    // Enter in a field presses the button of the last step, which may be hidden.
    if (!submitter || submitter.offsetParent) return formProps.onSubmit(event)
    event.preventDefault()
    await goOn(event.currentTarget)
  }

  async function goOn(form: HTMLFormElement) {
    const step = Number(form.dataset.step)
    const section = listSections(form)[step - 1]
    const fields = [...(section?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
    const wrong = await findWrong(fields.map(({ name }) => name))
    if (wrong) fields.find(({ name, disabled }) => name === wrong && !disabled)?.focus()
    else openStep(form, step + 1)
  }

  return {
    formProps: {
      ...formProps,
      onSubmit,
      onFocusCapture: ({ target }: FocusEvent<HTMLFormElement, Element>) =>
        showStepOf(target.querySelector('[data-summary]:focus li a')),
      onClick: ({ target }: MouseEvent<HTMLFormElement>) =>
        showStepOf((target as Element).closest('[data-summary] li a')),
    },
    stepButtons: (
      <div data-steps className="hidden flex-wrap gap-3 whole-words max-lg:in-data-step:flex">
        <button
          type="button"
          className="button-secondary in-data-[step=1]:hidden"
          onClick={({ currentTarget: { form } }) =>
            form && openStep(form, Number(form.dataset.step) - 1)
          }
        >
          {t('Back')}
        </button>{' '}
        <button
          type="button"
          className="button-primary grow in-data-[step=4]:hidden"
          onClick={({ currentTarget: { form } }) => form && void goOn(form)}
        >
          {t('Next')}
        </button>
      </div>
    ),
  }
}

/** Focuses the heading of the step, so that a screen reader reads it. */
function openStep(form: HTMLFormElement, step: number): void {
  form.dataset.step = String(step)
  const section = listSections(form)[step - 1]
  const heading = section?.querySelector('h2')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: 'instant' })
}

/** Opens the step that contains the field of an error link. */
function showStepOf(link: HTMLAnchorElement | null): void {
  const field = link && document.querySelector<HTMLInputElement>(link.hash)
  const form = field?.form
  const step = form ? listSections(form).findIndex((section) => section.contains(field)) + 1 : 0
  if (form?.dataset.step && step > 0) form.dataset.step = String(step)
}
