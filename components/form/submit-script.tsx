import { SUBMIT_SCRIPT } from '@/lib/forms/submit-script'

/** The script is text in lib, because the Content-Security-Policy contains its hash. */
export function SubmitScript() {
  return <script dangerouslySetInnerHTML={{ __html: SUBMIT_SCRIPT }} />
}
