import { isbot } from 'isbot'
import type { Experiment, VariantHeadline } from '@/lib/business/headline-experiments'
import type { HeadlineKey } from '@/lib/business/headlines'
import { findExperiment } from '@/lib/routing/find-experiment'
import { getRequestedHeadline, HEADLINE_PARAMETER } from '@/lib/routing/routing'
import { assignVariant } from './assign-variant'
import type { Attribution } from './attribution'

export interface HeadlineRequest extends HeadlineSettings {
  /** Path of the page without the country. */
  page: string
  query: URLSearchParams
  /** load: may be assigned a variant; post: the form of a loaded page; other: HEAD, prefetch … */
  kind: 'load' | 'post' | 'other'
  /** Undefined without the cookie. Called only where an experiment runs. */
  getVisit: () => Attribution | undefined
  userAgent: string | null
  now: Date
}

/** What assigns variants. */
export interface HeadlineSettings {
  /** '' if unknown. */
  ip: string
  experiments: readonly Experiment[]
  secret: string
}

export interface HeadlineChoice {
  /** The headline's page to show; undefined for the default. */
  headline?: HeadlineKey | undefined
  /** The variant of the visitor. */
  variant?: Variant
  /** First assigned by this request. */
  isNew?: boolean
}

export interface Variant {
  experiment: string
  headline: VariantHeadline
}

/** The headline of a get-quote page. Crawlers and visitors who came by an ad with a headline are in no experiment. */
export function chooseHeadline(request: HeadlineRequest): HeadlineChoice {
  const { page, query, kind, userAgent, ip, now, experiments, secret } = request
  if (query.has(HEADLINE_PARAMETER)) return { headline: getRequestedHeadline(page, query) }
  const day = toDay(now)
  const experiment = findExperiment(page, day, experiments)
  if (!experiment || !userAgent || isbot(userAgent)) return {}
  const visit = request.getVisit()
  const pinned = findPinnedVariant(experiment, visit)
  if (pinned) return toChoice(experiment, pinned)
  const isFromAd = visit?.headline !== undefined && visit.experiment === undefined
  // A visit with a cookie and without a variant saw the default; an unknown address saw any.
  const isUnassignable = kind === 'post' ? visit !== undefined || ip === '' : kind !== 'load'
  if (isFromAd || isUnassignable) return {}
  const choice = toChoice(experiment, assignVariant(experiment, { ip, userAgent, day, secret }))
  return kind === 'load' ? { ...choice, isNew: true } : choice
}

/** Returns `visit` itself if the choice changes nothing. */
export function recordChoice(visit: Attribution, choice: HeadlineChoice): Attribution {
  if (!choice.headline && !choice.variant) return visit
  const { first, last } = visit
  const experiment = choice.variant ? formatVariant(choice.variant) : visit.experiment
  const { headline } = choice
  if (headline === visit.headline && experiment === visit.experiment) return visit
  return { first, last, ...(headline && { headline }), ...(experiment && { experiment }) }
}

/** ISO date in UTC. */
export function toDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function formatVariant({ experiment, headline }: Variant): string {
  return `${experiment}:${headline}`
}

/** Ignores a variant of another experiment, and one that was removed. */
function findPinnedVariant(
  { name, variants }: Experiment,
  visit: Attribution | undefined,
): VariantHeadline | undefined {
  return variants
    .map(({ headline }) => headline)
    .find((headline) => visit?.experiment === formatVariant({ experiment: name, headline }))
}

function toChoice({ name }: Experiment, headline: VariantHeadline): HeadlineChoice {
  return {
    ...(headline !== 'default' && { headline }),
    variant: { experiment: name, headline },
  }
}
