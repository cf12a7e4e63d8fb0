import { stubOldTimeZones } from '@/lib/dates/old-time-zones.fixture'
import { register } from './instrumentation'

test('A server that starts with old time-zone data logs an error', async () => {
  process.env.NEXT_RUNTIME = 'nodejs'
  const log = jest.spyOn(console, 'error').mockReturnValue()
  await register()
  expect(log).not.toHaveBeenCalled()
  const restore = stubOldTimeZones()
  await register()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('11:00 in Edmonton'))
  restore()
})
