import type { Experiment } from './headline-experiments'

/** An experiment in Toronto that runs today. */
export function createExperiment(changes: Partial<Experiment> = {}): Experiment {
  return {
    name: 'fees',
    variants: [
      { headline: 'default', weight: 1 },
      { headline: 'no-hidden-fees', weight: 1 },
    ],
    cities: ['toronto'],
    start: '2026-01-01',
    end: '2099-12-31',
    ...changes,
  }
}
