import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** The style sheet as a file, for documents without it (app/_shared/static-html/site-styles.tsx). */
export function GET(): Response {
  return new Response(env.SITE_CSS, { headers: { 'content-type': 'text/css' } })
}
