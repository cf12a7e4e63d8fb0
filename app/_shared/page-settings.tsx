import { env } from '@/lib/env'
import { getDeclarations, type ThirdPartyPage } from '@/lib/security/content-security-policy'
import { SPEED_META } from '@/lib/http/page-settings'

/** Meta tags with the settings of browser modules: those of `page`, or those that every page has. */
export function PageSettings({ page }: { page?: ThirdPartyPage }) {
  const settings = getDeclarations(env, page)
  if (!page && env.VERCEL) settings.push([SPEED_META, 'on'])
  return settings.map(([name, content]) => <meta key={name} name={name} content={content} />)
}
