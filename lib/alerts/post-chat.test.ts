import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postChat } from './post-chat'

let server: Server
let paths: (string | undefined)[]

beforeEach(async () => {
  paths = []
  server = createServer(({ url }, response) => {
    paths.push(url)
    response.writeHead(url === '/hook' ? 302 : 200, { location: '/login' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('A chat that answers with a redirect has not taken the message', async () => {
  const { port } = server.address() as AddressInfo
  await expect(postChat(`http://127.0.0.1:${port}/hook`, 'A lead')).rejects.toThrow('answered 302')
  expect(paths).toEqual(['/hook'])
})
