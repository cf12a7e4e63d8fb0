import type { Control } from '@/components/form/controls'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { FORM_READY_EVENT, readMemory, updateMemory } from './record'
import { addAdvertisingChoice, markStored, rememberSubmission, stampForm } from './submission'
import { isRememberedForm, restoreForm, saveTyped, type RememberedForm } from './typed'

const SAVE_DELAY_MS = 300

/**
 * Remembers what a visitor types in this tab, and types it again into a form that comes back empty: after
 * a reload, "back", another city's page, or when React renders the page again. It must run after the page's
 * forms and before React starts.
 */
function startFormMemory(): void {
  const openedAt = Date.now()
  updateMemory((memory) => ({ ...memory, openedAt: memory.openedAt ?? openedAt }))
  const thankYou = document.querySelector<HTMLElement>('[data-request-key]')
  if (thankYou) {
    const { requestKey = '', pickupPath = '' } = thankYou.dataset
    updateMemory((memory) => markStored(memory, { requestKey, pickupPath }))
  }
  const forms = [...document.forms].filter(isRememberedForm)
  if (forms.length > 0 && !isBackOrReload()) forgetSentValues()
  rememberSubmissions(openedAt)
  const onFormReady = rememberTyping()
  for (const form of forms) {
    // A visitor may have typed before this line ran, and React may be ready.
    saveTyped(form)
    if ('ready' in form.dataset) onFormReady(form)
  }
}

/** The next person at this device may open the form, so it shows nothing that was sent. */
function forgetSentValues(): void {
  if (!readMemory().sent?.values) return
  updateMemory(({ sent, ...memory }) => ({
    ...memory,
    ...(sent && { sent: { ...sent, values: undefined } }),
  }))
}

function isBackOrReload(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.type === 'back_forward' || page?.type === 'reload'
}

function rememberTyping() {
  const restoreFocus = keepFocus()
  let unsaved: RememberedForm | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRestoring = false
  const save = () => {
    if (unsaved) saveTyped(unsaved)
    unsaved = undefined
  }
  const saveLater = ({ target }: Event) => {
    const { form } = target as HTMLInputElement
    if (isRestoring || !isRememberedForm(form)) return
    if (unsaved !== form) save()
    unsaved = form
    clearTimeout(timer)
    timer = setTimeout(save, SAVE_DELAY_MS)
  }
  for (const type of ['input', 'change']) addEventListener(type, saveLater)
  addEventListener('submit', save, true)
  addEventListener('pagehide', () => {
    save()
    // The browser may store now what it refused before.
    updateMemory((memory) => memory)
  })
  const onFormReady = (form: RememberedForm) => {
    save()
    isRestoring = true
    restoreForm(form)
    isRestoring = false
    restoreFocus(form)
  }
  addEventListener(FORM_READY_EVENT, ({ target }) => {
    if (isRememberedForm(target)) onFormReady(target)
  })
  return onFormReady
}

function rememberSubmissions(openedAt: number): void {
  // The capture phase comes before React and the form's own handlers read the fields.
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return
      stampForm(target, openedAt)
      if (isRememberedForm(target)) rememberSubmission(target)
    },
    true,
  )
  addEventListener(
    'formdata',
    ({ target, formData }) => {
      if ((target as HTMLFormElement).elements.namedItem(IDEMPOTENCY_KEY_FIELD))
        addAdvertisingChoice(formData)
    },
    true,
  )
}

/** @returns moves the remembered focus and caret to the same field of a form that React rendered again */
function keepFocus(): (form: HTMLFormElement) => void {
  let focused: Control | undefined
  addEventListener('focusin', ({ target }) => {
    focused = (target as Partial<Control>).form ? (target as Control) : undefined
  })
  addEventListener('focusout', () =>
    setTimeout(() => {
      // The visitor has left the field. A field that React removed stays remembered.
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    }),
  )
  return (form) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const { id, name, type, value } = focused
    const successor = ([...form.elements] as Control[]).find(
      (control) =>
        control.id === id &&
        control.name === name &&
        control.type === type &&
        (type !== 'radio' || control.value === value),
    )
    successor?.focus({ preventScroll: true })
    if (!(successor instanceof HTMLSelectElement) && !(focused instanceof HTMLSelectElement))
      restoreCaret(successor, focused)
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

function restoreCaret(
  field: TextControl | undefined,
  { selectionStart, selectionEnd }: TextControl,
) {
  try {
    field?.setSelectionRange(selectionStart, selectionEnd)
  } catch {
    // A box and a field for an email address have no caret to set.
  }
}

// The build puts this file into each page with a form (app/_shared/static-html/sections.tsx).
startFormMemory()
