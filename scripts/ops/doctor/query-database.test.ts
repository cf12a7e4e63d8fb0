import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import { queryDatabase } from './query-database'

test('Only an administrator can read the rules', async () => {
  const database = await startDatabaseServer()
  const rules = { rules: { '.read': false } }
  database.put('/.settings/rules', rules)
  const settings = {
    databaseUrl: 'https://home-team.firebaseio.com',
    emulatorHost: new URL(database.url).host,
    serviceAccount: undefined,
  }
  const query = (role: 'administrator' | 'stranger') =>
    queryDatabase(settings, '.settings/rules', role)
  expect(await query('administrator')).toEqual({ status: 200, value: rules })
  expect(await query('stranger')).toMatchObject({ status: 401 })
  await database.stop()
})
