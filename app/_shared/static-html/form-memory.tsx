import { env } from '@/lib/env'

/** The compiled components/form/memory/inline.ts; it must come after the page's forms. */
export function FormMemoryScript() {
  return <script dangerouslySetInnerHTML={{ __html: env.FORM_MEMORY ?? '' }} />
}
