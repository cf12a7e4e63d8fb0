import {
  MEASURE_KEYS,
  MEASURES,
  SUBJECTS,
  type Figures,
  type Measure,
  type MeasureKey,
  type SubjectName,
} from './measures'
import { getMedian, getPercentile } from '@/scripts/verify/statistics'

export type Values = Partial<Record<MeasureKey, Partial<Record<SubjectName, number[]>>>>

export const HEADINGS = [
  'measure',
  ...SUBJECTS,
  'site / twin',
  'site / floor',
  'goal',
  'reached',
] as const

/** Everything that was measured, page by page. */
export class Book {
  readonly pages: Record<string, Values> = {}

  note(page: string, key: MeasureKey, subject: SubjectName, value: number): void {
    const values = ((this.pages[page] ??= {})[key] ??= {})
    ;(values[subject] ??= []).push(value)
  }
}

/** The rows of one page's table. */
export function rowsOf(values: Values): string[][] {
  return MEASURE_KEYS.flatMap((key) => {
    const measured = values[key]
    return measured ? [rowOf(MEASURES[key], figuresOf(MEASURES[key], measured))] : []
  })
}

function figuresOf(measure: Measure, measured: Partial<Record<SubjectName, number[]>>): Figures {
  const entries = SUBJECTS.map((name) => {
    const values = measured[name] ?? []
    return [name, measure.share ? getPercentile(values, measure.share) : getMedian(values)]
  })
  return Object.fromEntries(entries) as Figures
}

export function rowOf({ title, digits = 0, goal }: Measure, figures: Figures): string[] {
  const { site, twin, floor } = figures
  return [
    title,
    ...[site, twin, floor].map((figure) => figure?.toFixed(digits) ?? ''),
    ratio(site, twin),
    ratio(site, floor),
    goal?.says ?? '',
    goal ? reached(goal, figures) : '',
  ]
}

function reached(goal: NonNullable<Measure['goal']>, figures: Figures): string {
  if (goal.needs && figures[goal.needs] === undefined) return 'not known'
  return goal.isMet(figures) ? 'yes' : 'MISSED'
}

/** Nothing is said of what is compared with nothing. */
function ratio(site: number | undefined, other: number | undefined): string {
  return site === undefined || !other ? '' : (site / other).toFixed(2)
}
