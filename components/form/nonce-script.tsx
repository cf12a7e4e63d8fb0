/**
 * Gives every form of the page this visit's nonce (lib/form.ts, `newNonce`) at the moment it is
 * sent. It runs before React does, so that a form sent early, sent twice, or sent once more after
 * "back" still carries one and the same nonce. Where storage is closed the field itself remembers.
 */
const SCRIPT = `(() => {
  const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
  const create = () => {
    let time = Date.now(), text = ''
    for (let i = 0; i < 8; i++) { text = alphabet[time % 64] + text; time = Math.floor(time / 64) }
    for (const byte of crypto.getRandomValues(new Uint8Array(12))) text += alphabet[byte % 64]
    return text
  }
  const keep = () => {
    try {
      const kept = sessionStorage.getItem('nonce') || create()
      sessionStorage.setItem('nonce', kept)
      return kept
    } catch { return create() }
  }
  addEventListener('submit', (event) => {
    const field = event.target.elements.nonce
    if (field && !field.value) field.value = keep()
  }, true)
})()`

export function NonceScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
