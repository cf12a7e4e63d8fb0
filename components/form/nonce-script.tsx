import { NONCE_SCRIPT } from '@/lib/forms/nonce-script'

/** The script is text in lib, because the Content-Security-Policy contains its hash. */
export function NonceScript() {
  return <script dangerouslySetInnerHTML={{ __html: NONCE_SCRIPT }} />
}
