import { VITALS_META } from '@/lib/analytics/vitals'
import { env } from '@/lib/env'
import { getDeclarations, type ThirdPartyPage } from '@/lib/security/content-security-policy'

/**
 * Meta tags with the settings of browser modules. The page cache derives the policy from them.
 * @param page renders the settings of this page alone; without it, those of every page
 */
export function PageSettings({ page }: { page?: ThirdPartyPage }) {
  const settings = getDeclarations(env, page)
  if (!page && env.VITALS_SAMPLE) settings.push([VITALS_META, String(env.VITALS_SAMPLE)])
  return settings.map(([name, content]) => <meta key={name} name={name} content={content} />)
}
