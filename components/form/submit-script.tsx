import { SUBMIT_SCRIPT } from '@/lib/forms/submit-script'

/** Runs before hydration, so it is a text and no module. */
export function SubmitScript() {
  return <script dangerouslySetInnerHTML={{ __html: SUBMIT_SCRIPT }} />
}
