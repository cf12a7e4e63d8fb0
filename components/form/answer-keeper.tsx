/**
 * Puts answers back after React has rendered a form anew: an extension or a translator had changed the
 * document, or a component failed. An inline script, because that may happen while React starts. An answer
 * that finds no form, because the page shows an error, comes back when the page is loaded again. It stands
 * after the page's forms.
 */
const ANSWER_KEEPER = `(() => {
  const isTick = ({ type }) => type === 'radio' || type === 'checkbox'
  const getKey = (control) => [
    control.form.getAttribute('aria-label'),
    control.name || control.type,
    isTick(control) ? control.value : '',
  ].join('\\n')
  const find = (key) => forms.flatMap((form) => [...form.elements]).find((control) => getKey(control) === key)
  const isChanged = (control) => isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
  const copy = (from, to) => {
    if (isTick(to)) {
      if (to.checked !== from.checked && (from.checked || to.type === 'checkbox')) to.click()
    } else if (to.value !== from.value) {
      // React's own setter would hide the change from React.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value').set.call(to, from.value)
      for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  let forms = [...document.forms], lost = new Map(), focused
  const putBack = () => {
    for (const [key, control] of lost) {
      const found = find(key)
      if (found) {
        lost.delete(key)
        copy(control, found)
      }
    }
    const isLost = focused && focused.form && !focused.isConnected && document.activeElement === document.body
    const field = isLost && find(getKey(focused))
    if (!field) return
    const { selectionStart, selectionEnd } = focused
    field.focus({ preventScroll: true })
    try { field.setSelectionRange(selectionStart, selectionEnd) } catch {}
  }
  new MutationObserver(() => {
    const gone = forms.filter((form) => !form.isConnected)
    forms = [...document.forms]
    for (const form of gone)
      for (const control of form.elements) if (isChanged(control)) lost.set(getKey(control), control)
    if (gone.length || lost.size) putBack()
  }).observe(document, { childList: true, subtree: true })
  addEventListener('focusin', ({ target }) => { focused = target.form ? target : undefined })
  addEventListener('focusout', () => setTimeout(() => {
    if (focused && focused.isConnected && focused !== document.activeElement) focused = undefined
  }))
  addEventListener('submit', () => lost.clear())
  try {
    const [path, answers] = JSON.parse(sessionStorage.getItem('lost')) || []
    sessionStorage.removeItem('lost')
    if (path === location.pathname) lost = new Map(answers)
    putBack()
    addEventListener('pagehide', () => {
      const answers = [...lost].map(([key, { value, checked }]) => [key, { value, checked }])
      if (answers.length) sessionStorage.setItem('lost', JSON.stringify([location.pathname, answers]))
    })
  } catch {}
})()`

export function AnswerKeeper() {
  return <script dangerouslySetInnerHTML={{ __html: ANSWER_KEEPER.replace(/\n\s+/g, '\n') }} />
}
