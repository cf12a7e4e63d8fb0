import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import { readText } from '@/lib/notifications/stored-request'
import { describeSource, type TouchSource } from '@/lib/notifications/touch-source'
import { resolveRoute } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'
import type { StoredRecord } from '@/lib/store/store'

export interface TouchLabels extends TouchSource {
  campaign: string
  landingPage: string
}

/** @param touch the last one, by which advertisers bill; staff may have edited it */
export function describeTouch(touch: StoredRecord): TouchLabels {
  const path = readText(touch, 'landing_path')
  return {
    ...describeSource(touch),
    campaign: nameCampaign(readText(touch, 'utm_campaign') || readText(touch, 'utm_id')),
    landingPage: path ? describePath(path) : 'unknown',
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
