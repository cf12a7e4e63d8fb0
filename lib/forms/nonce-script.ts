/**
 * Gives every form of the page this visit's nonce (lib/forms/form.ts, `isNonce`) at the moment it is sent. It
 * runs before React does, so that a form sent early, sent twice, or sent once more after "back" still
 * carries one and the same nonce. A tab that stays open for half a day gets a new one. Where storage is
 * closed the field remembers, as long as the page lives.
 *
 * It also says how long the form has been open (lib/forms/form.ts, `ELAPSED_FIELD`): since this tab first
 * opened one of our pages, or since this page began to load where that is longer, so that a person who
 * comes back to a form and sends it at once is never too fast.
 */
export const NONCE_SCRIPT = `(() => {
  const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
  const create = () => {
    let time = Date.now(), text = ''
    for (let i = 0; i < 8; i++) { text = alphabet[time % 64] + text; time = Math.floor(time / 64) }
    for (const byte of crypto.getRandomValues(new Uint8Array(12))) text += alphabet[byte % 64]
    return text
  }
  const keep = () => {
    try {
      const [made, kept] = (sessionStorage.getItem('nonce') || '').split(' ')
      if (kept && Date.now() - made < 432e5) return kept
      const nonce = create()
      sessionStorage.setItem('nonce', Date.now() + ' ' + nonce)
      return nonce
    } catch { return create() }
  }
  let opened = Date.now()
  try {
    opened = Number(sessionStorage.getItem('opened')) || opened
    sessionStorage.setItem('opened', opened)
  } catch {}
  addEventListener('submit', (event) => {
    const { nonce, elapsed } = event.target.elements
    if (nonce && !nonce.value) nonce.value = keep()
    if (elapsed) elapsed.value = Math.round(Math.max(performance.now(), Date.now() - opened))
  }, true)
})()`
