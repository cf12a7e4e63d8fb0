import { NONCE_SCRIPT } from '@/lib/forms/nonce-script'

/** Its text stands in lib: the Content-Security-Policy lets it in by its hash. */
export function NonceScript() {
  return <script dangerouslySetInnerHTML={{ __html: NONCE_SCRIPT }} />
}
