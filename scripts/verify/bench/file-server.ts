import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
}
const IS_TEXT = /html|css|svg/

/**
 * Serves files out of memory, read and packed once.
 * @param folders by the beginning of the address; the first that fits
 * @returns its address
 */
export async function startFileServer(folders: Record<string, string>): Promise<string> {
  const kept = new Map<string, Promise<{ plain: Buffer; packed?: Buffer }>>()

  async function load(path: string) {
    const [prefix = '/', folder = ''] =
      Object.entries(folders).find(([start]) => path.startsWith(start)) ?? []
    const plain = await readFile(join(folder, path.slice(prefix.length)))
    return IS_TEXT.test(TYPES[extname(path)] ?? '') ? { plain, packed: gzipSync(plain) } : { plain }
  }

  const server = createServer((request, response) => {
    // Without what leads out of the folder.
    const path = normalize(new URL(request.url ?? '/', 'http://twin').pathname)
    const file = kept.get(path) ?? load(path)
    kept.set(path, file)
    file.then(
      ({ plain, packed }) => {
        const isPacked = packed && request.headers['accept-encoding']?.includes('gzip')
        const body = isPacked ? packed : plain
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'content-length': body.length,
          ...(isPacked && { 'content-encoding': 'gzip' }),
        })
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
