import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import type { PlaceReport, PlaceRequest } from './take-places.fixture'

const PROCESSES = 3
const CLIENTS = 20

test('Sixty clients of three processes take no place too many, and find theirs again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'))
  const server = await startDatabaseServer()
  const targets = [join(folder, 'site.sqlite'), server.port]
  const rounds = targets.flatMap((target) => [6, 90].map((places) => ({ target, places })))
  const processes = Array.from({ length: PROCESSES }, (_, n) => startProcess(rounds, n))
  try {
    for (const { places } of rounds) {
      await Promise.all(processes.map((child) => once(child, 'message')))
      for (const child of processes) child.send('go')
      const messages = await Promise.all(processes.map((child) => once(child, 'message')))
      const reports = messages.map(([report]) => report as PlaceReport)
      expectPlaces(reports, places)
    }
  } finally {
    for (const child of processes) child.kill()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})

const nameClients = (n: number) =>
  Array.from({ length: CLIENTS }, (_, client) => `process ${n}, client ${client}`)

function startProcess(rounds: Omit<PlaceRequest, 'clients'>[], n: number): ChildProcess {
  const requests = rounds.map((round): PlaceRequest => ({ ...round, clients: nameClients(n) }))
  return fork(join(__dirname, 'take-places.fixture.ts'), [JSON.stringify(requests)], {
    execArgv: ['--import=tsx', '--conditions=react-server'],
  })
}

function expectPlaces(reports: PlaceReport[], places: number): void {
  const tries = reports.flatMap(({ firstTries, retries }, n) =>
    nameClients(n).map((client, index) => {
      const [first, retry] = [firstTries[index], retries[index]]
      if (first?.status !== 'stored' || retry?.status !== 'stored')
        throw new Error(`${client}: ${first?.status}, then ${retry?.status}`)
      return { client, first, retry }
    }),
  )
  const winners = tries.filter(({ first }) => first.isChanged).map(({ client }) => client)
  expect(winners).toHaveLength(Math.min(places, PROCESSES * CLIENTS))
  for (const { client, first, retry } of tries) {
    expect(retry.isChanged).toBe(false)
    expect(client in (retry.record ?? {})).toBe(first.isChanged)
    expect(Object.keys(retry.record ?? {}).length).toBeLessThanOrEqual(places)
  }
}
