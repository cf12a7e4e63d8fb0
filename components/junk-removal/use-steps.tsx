import { useEffect, type FocusEvent, type MouseEvent, type SubmitEvent } from 'react'
import type { SubmissionFormControl } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'

const listSections = (form: HTMLFormElement) => [...form.querySelectorAll('section')]

/**
 * Shows one section of the form at a time on a narrow screen. The step is an attribute, by which CSS hides the
 * others: a step renders nothing, and without scripts the form is one page.
 */
export function useSteps({ formProps, findWrong, status }: SubmissionFormControl) {
  const t = useTranslate()
  const { ref } = formProps
  useEffect(() => {
    const form = ref.current
    if (!form || status !== 'start') return
    const secondTop = listSections(form)[1]?.getBoundingClientRect().top ?? 0
    // Nothing in view may disappear: a visitor who is, or is led, further down keeps the page.
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

/** Moves the focus to the heading of the step, which a screen reader reads. */
function openStep(form: HTMLFormElement, step: number): void {
  form.dataset.step = String(step)
  const section = listSections(form)[step - 1]
  const heading = section?.querySelector('h2')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: 'instant' })
}

/** Shows the step of the field to which the link of an error leads. */
function showStepOf(link: HTMLAnchorElement | null): void {
  const field = link && document.querySelector<HTMLInputElement>(link.hash)
  const form = field?.form
  const step = form ? listSections(form).findIndex((section) => section.contains(field)) + 1 : 0
  if (form?.dataset.step && step > 0) form.dataset.step = String(step)
}
