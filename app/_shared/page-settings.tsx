import { env } from '@/lib/env'
import { getDeclarations, type ThirdPartyPage } from '@/lib/security/content-security-policy'

/**
 * Meta tags with the settings of third parties' browser modules.
 * @param page renders the settings of this page alone; without it, those of every page
 */
export function PageSettings({ page }: { page?: ThirdPartyPage }) {
  return getDeclarations(env, page).map(([name, content]) => (
    <meta key={name} name={name} content={content} />
  ))
}
