import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A stand-in for the metadata server of Google Cloud, which issues the access tokens of application
 * default credentials (https://cloud.google.com/compute/docs/metadata/predefined-metadata-keys).
 */
export interface TokenServer {
  /** `host:port`, for GCE_METADATA_HOST. */
  host: string
  issued: string[]
  /** If true, connections are reset. */
  isDown: boolean
  stop(): Promise<void>
}

const TOKEN_LIFETIME_S = 3_600

export async function startTokenServer(): Promise<TokenServer> {
  const server = createServer((request, response) => {
    if (tokens.isDown) return void request.socket.resetAndDestroy()
    response.setHeader('metadata-flavor', 'Google')
    if (!request.url?.includes('/token')) return void response.end('home-team')
    const token = `token-${tokens.issued.length}`
    tokens.issued.push(token)
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ access_token: token, expires_in: TOKEN_LIFETIME_S, token_type: 'Bearer' }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const tokens: TokenServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    issued: [],
    isDown: false,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return tokens
}
