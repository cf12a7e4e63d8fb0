import { env } from '@/lib/env'

/** The compiled components/form/memory/start.ts. It stands after the page's forms. */
export function FormMemoryScript() {
  return <script dangerouslySetInnerHTML={{ __html: env.FORM_MEMORY ?? '' }} />
}
