import { runWhenPageIdle } from '@/components/ui/scheduling'
import { startVitalsSampling } from './vitals-sampling'

jest.mock('@/components/ui/scheduling', () => ({ runWhenPageIdle: jest.fn() }))

test.each<[share: string | undefined, chance: number, times: number]>([
  [undefined, 0, 0],
  ['0.25', 0, 1],
  ['0.25', 0.249, 1],
  ['0.25', 0.25, 0],
  ['1', 0.999_999, 1],
])('Of the share %s a load that draws %d is measured: %d', (share, chance, times) => {
  const asked: string[] = []
  const page = {
    querySelector(selector: string) {
      asked.push(selector)
      return share === undefined ? null : { content: share }
    },
  }
  const addEventListener = jest.fn()
  Object.assign(globalThis, { document: page, location: { pathname: '/' }, addEventListener })
  jest.spyOn(Math, 'random').mockReturnValue(chance)
  jest.mocked(runWhenPageIdle).mockClear()
  startVitalsSampling()
  expect(asked).toEqual(['meta[name="vitals-sample"]'])
  expect(runWhenPageIdle).toHaveBeenCalledTimes(times)
  expect(addEventListener.mock.calls.map(([type]) => type as unknown)).toEqual(
    times ? ['error', 'unhandledrejection'] : [],
  )
})
