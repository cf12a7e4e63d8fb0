import { isbot } from 'isbot'
import type { Experiment, VariantHeadline } from '@/lib/business/headline-experiments'
import type { HeadlineKey } from '@/lib/business/headlines'
import { findExperiment } from '@/lib/routing/find-experiment'
import { getRequestedHeadline, HEADLINE_PARAMETER } from '@/lib/routing/routing'
import { assignVariant } from './assign-variant'
import type { Visit } from './attribution'

export interface HeadlineRequest extends HeadlineSettings {
  /** Path of the page without the country. */
  page: string
  query: URLSearchParams
  /** load: may be assigned a variant; post: the form of a loaded page; other: HEAD, prefetch … */
  kind: 'load' | 'post' | 'other'
  /** Undefined without the cookie. Called only where an experiment runs. */
  getVisit: () => Visit | undefined
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
  /** Chosen by a link with `?h=`, known or not. */
  isFromLink?: true
  /** First assigned by this request. */
  isNew?: boolean
}

export interface Variant {
  experiment: string
  headline: VariantHeadline
}

/** The headline of a get-quote page. Crawlers and visits that opened a link with `?h=` are in no experiment. */
export function chooseHeadline(request: HeadlineRequest): HeadlineChoice {
  const { page, query, kind, userAgent, ip, now, experiments, secret } = request
  if (query.has(HEADLINE_PARAMETER)) {
    return { headline: getRequestedHeadline(page, query), isFromLink: true }
  }
  const day = toDay(now)
  const experiment = findExperiment(page, day, experiments)
  if (!experiment || !userAgent || isbot(userAgent)) return {}
  const visit = request.getVisit()
  if (visit?.hasOpenedHeadlineLink) return {}
  const pinned = findPinnedVariant(experiment, visit)
  if (pinned) return toChoice(experiment, pinned)
  // A visit with a cookie and without a variant saw the default; an unknown address saw any.
  const isUnassignable = kind === 'post' ? visit !== undefined || ip === '' : kind !== 'load'
  if (isUnassignable) return {}
  const choice = toChoice(experiment, assignVariant(experiment, { ip, userAgent, day, secret }))
  return kind === 'load' ? { ...choice, isNew: true } : choice
}

/** Returns `visit` itself if the choice changes nothing. */
export function recordChoice(visit: Visit, choice: HeadlineChoice): Visit {
  const { headline, variant, isFromLink } = choice
  if (!variant && !isFromLink) return visit
  const { first, last } = visit
  const shown = {
    ...(headline && { headline }),
    ...(variant && { experiment: formatVariant(variant) }),
    ...(isFromLink && { hasOpenedHeadlineLink: isFromLink }),
  }
  const isSame = SHOWN_FIELDS.every((name) => shown[name] === visit[name])
  return isSame ? visit : { first, last, ...shown }
}

const SHOWN_FIELDS = ['headline', 'experiment', 'hasOpenedHeadlineLink'] as const

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
  visit: Visit | undefined,
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
