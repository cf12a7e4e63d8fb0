/**
 * On submit, removes the answers of an earlier request (components/form/sent-answers.ts) and fills the
 * idempotency key (`isIdempotencyKey` in lib/store/record-key.ts) and `ELAPSED_FIELD`. An inline
 * script, because a form may be submitted before hydration. One key a tab, renewed after 12 hours.
 * Elapsed time counts from the tab's first page, so that returning visitors are not taken for bots.
 * Adds the choice about advertising; a yes only where "Privacy choices" asks for it.
 */
const SUBMIT_SCRIPT = `(() => {
  const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
  const create = () => {
    let time = Date.now(), text = ''
    for (let i = 0; i < 8; i++) { text = alphabet[time % 64] + text; time = Math.floor(time / 64) }
    for (const byte of crypto.getRandomValues(new Uint8Array(12))) text += alphabet[byte % 64]
    return text
  }
  const keep = () => {
    try {
      const [made, kept] = (sessionStorage.getItem('idempotencyKey') || '').split(' ')
      if (kept && Date.now() - made < 432e5) return kept
      const key = create()
      sessionStorage.setItem('idempotencyKey', Date.now() + ' ' + key)
      return key
    } catch { return create() }
  }
  let opened = Date.now()
  try {
    opened = Number(sessionStorage.getItem('opened')) || opened
    sessionStorage.setItem('opened', opened)
  } catch {}
  addEventListener('submit', (event) => {
    try { sessionStorage.removeItem('sent') } catch {}
    const { idempotencyKey: key, elapsed } = event.target.elements
    if (key && !key.value) key.value = keep()
    if (elapsed) elapsed.value = Math.round(Math.max(performance.now(), Date.now() - opened))
  }, true)
  addEventListener('formdata', ({ target, formData }) => {
    try {
      const { advertising: choice } = JSON.parse(localStorage.getItem('privacy-choices'))
      if (!target.elements.idempotencyKey) return
      if (choice === false) formData.set('advertising', 'no')
      if (choice === true && document.querySelector('meta[name="google-tag"]')) formData.set('advertising', 'yes')
    } catch {}
  }, true)
})()`

export function SubmitScript() {
  return <script dangerouslySetInnerHTML={{ __html: SUBMIT_SCRIPT }} />
}
