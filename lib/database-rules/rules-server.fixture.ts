import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { database, type Database } from 'targaryen'
import { openRestStore } from '@/lib/store/rest'
import type { Identity, Store } from '@/lib/store/store'

interface RulesServer {
  data: Record<string, Record<string, Record<string, unknown>> | undefined>
  openStore(identity: Identity): Store
  stop(): void
}

/** Serves the REST calls of a submission and of an edit, checked against these rules. */
export async function startRulesServer(rules: object): Promise<RulesServer> {
  const data: RulesServer['data'] = {}
  const emptyDatabase = database(rules, null)
  const server = createServer((request, response) => {
    void applyRequest(request, emptyDatabase, data).then(({ status, value }) =>
      response.writeHead(status).end(JSON.stringify(value)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    data,
    openStore: (identity) =>
      openRestStore({
        getUrl: (path) => `http://127.0.0.1:${port}/${path}.json?identity=${identity}`,
        getToken: () => Promise.resolve('token'),
      }),
    stop: () => stopServer(server),
  }
}

async function applyRequest(
  request: IncomingMessage,
  emptyDatabase: Database,
  data: RulesServer['data'],
): Promise<{ status: number; value: unknown }> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://database')
  const path = pathname.replace(/\.json$/, '')
  const [list = '', key = ''] = splitPath(path)
  const ruled = emptyDatabase.with({
    data,
    auth: { uid: searchParams.get('identity') ?? '' },
  })
  const denied = { status: 401, value: { error: 'Permission denied' } }
  if (request.method === 'GET') {
    return ruled.read(path).allowed ? { status: 200, value: data[list]?.[key] ?? null } : denied
  }
  const value = JSON.parse(await text(request)) as Record<string, Record<string, unknown>>
  if (request.method === 'PATCH') {
    if (!ruled.update(path, value).allowed) return denied
    if (path === '/') {
      for (const [recordPath, record] of Object.entries(value)) setRecord(data, recordPath, record)
    } else {
      setRecord(data, path, { ...data[list]?.[key], ...value })
    }
    return { status: 200, value }
  }
  if (!ruled.write(path, value).allowed) return denied
  setRecord(data, path, value)
  return { status: 200, value }
}

function splitPath(path: string): [list: string, key: string] {
  const names = path.split('/').filter(Boolean)
  return [names.slice(0, -1).join('/'), names.at(-1) ?? '']
}

function setRecord(data: RulesServer['data'], path: string, record: Record<string, unknown>): void {
  const [list, key] = splitPath(path)
  data[list] = { ...data[list], [key]: record }
}

function stopServer(server: Server): void {
  server.closeAllConnections()
  server.close()
}
