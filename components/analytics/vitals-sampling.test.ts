import { runWhenPageIdle } from '@/components/ui/scheduling'
import { startVitalsSampling } from './vitals-sampling'

jest.mock('@/components/ui/scheduling', () => ({ runWhenPageIdle: jest.fn() }))

test.each<[rate: string | undefined, random: number, times: number]>([
  [undefined, 0, 0],
  ['0.25', 0, 1],
  ['0.25', 0.249, 1],
  ['0.25', 0.25, 0],
  ['1', 0.999_999, 1],
])(
  'With the sampling rate %s and the random number %d, %d page loads are measured',
  (rate, random, times) => {
    const selectors: string[] = []
    const page = {
      querySelector(selector: string) {
        selectors.push(selector)
        return rate === undefined ? null : { content: rate }
      },
    }
    const addEventListener = jest.fn()
    Object.assign(globalThis, { document: page, location: { pathname: '/' }, addEventListener })
    jest.spyOn(Math, 'random').mockReturnValue(random)
    jest.mocked(runWhenPageIdle).mockClear()
    startVitalsSampling()
    expect(selectors).toEqual(['meta[name="vitals-sample"]'])
    expect(runWhenPageIdle).toHaveBeenCalledTimes(times)
    expect(addEventListener.mock.calls.map(([type]) => type as unknown)).toEqual(
      times ? ['error', 'unhandledrejection'] : [],
    )
  },
)
