import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import WebSocket from 'faye-websocket'
import { DatabaseConnection } from './database-connection'
import type { DatabaseRequest, Fault, FaultSelector } from './database-faults'
import { DatabaseTree, type Json } from './database-tree'

export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>

/** Replaces the Realtime Database: the SDK's websocket, and GET of the rules. */
export async function startDatabaseServer() {
  const tree = new DatabaseTree()
  const connections = new Set<DatabaseConnection>()
  const sockets = new Set<Socket>()
  let closedBytes = 0
  let selectFault: FaultSelector = () => undefined

  const getFault = (path: string, request: DatabaseRequest) =>
    path.startsWith('/locations') ? undefined : selectFault(path, request)

  function write(path: string, value: Json): void {
    tree.write(path, value)
    for (const connection of connections) connection.notify(path)
  }

  function track(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      closedBytes += countBytes(socket)
    })
  }

  function connect(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy())
    const fault = getFault('', { method: 'connect', identity: undefined })
    if (fault === 'refuse') return void stream.destroy()
    if (fault === 'hang') return
    const socket = new WebSocket(request, stream, head)
    const address = request.headers.host ?? ''
    const connection = new DatabaseConnection({ tree, getFault, write }, socket, stream, address)
    connections.add(connection)
    stream.on('close', () => connections.delete(connection))
  }

  function answerGet(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://database')
    const path = decodeURIComponent(pathname).replace(/\.json$/, '')
    const fault = getFault(path, { method: 'read', identity: undefined })
    if (fault === 'refuse' || fault === 'hang') return void request.socket.destroy()
    const isAdministrator = request.headers.authorization !== undefined
    const isRead = isAdministrator && path === '/.settings/rules' && fault !== 'deny'
    response.writeHead(isRead ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isRead ? tree.read(path) : { error: 'Permission denied' }))
  }

  const server = createServer(answerGet).on('connection', track).on('upgrade', connect)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    /** Sent and received on all sockets, with the handshakes. */
    get bytes() {
      return [...sockets].reduce((sum, socket) => sum + countBytes(socket), closedBytes)
    },
    /** A copy of the value at a path; null if it is empty. */
    read: (path: string) => structuredClone(tree.read(path)),
    /** Ignores the rules. */
    put: write,
    /** Sets the fault of each request. Requests for `/locations` never fail. */
    setFault(fault: Fault | FaultSelector | undefined) {
      selectFault = typeof fault === 'function' ? fault : () => fault
    },
    /** Open connections become deaf; new ones work. */
    deafenConnections() {
      for (const connection of connections) connection.isDeaf = true
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

const countBytes = (socket: Socket) => socket.bytesRead + socket.bytesWritten
