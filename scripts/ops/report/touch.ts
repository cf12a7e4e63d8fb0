import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import type { Touch } from '@/lib/requests/touch'
import { resolveRoute } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'

export interface TouchLabels extends Pick<Touch, 'isPaid' | 'source'> {
  campaign: string
  landingPage: string
}

/** @param touch the last one, by which advertisers bill */
export function describeTouch({ isPaid, source, campaign, landingPath }: Touch): TouchLabels {
  return {
    isPaid,
    source,
    campaign: nameCampaign(campaign),
    landingPage: landingPath ? describePath(landingPath) : 'unknown',
  }
}

/** Without regard to case, as costs and links often differ in it. */
export function nameCampaign(text: string): string {
  return sanitizeCampaign(text).toLowerCase() || 'no campaign'
}

/** The page to which a path led. One that is no page of the site may hold anything that was typed. */
function describePath(path: string): string {
  const page = followRedirect(path)
  const route = resolveRoute(page)
  return route.kind === 'page' && route.status === 200 ? page : 'no page of the site'
}
