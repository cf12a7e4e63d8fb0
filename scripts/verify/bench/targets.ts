import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { COUNTRY_HEADER, type PageType } from '@/e2e/support/pages/page-types'
import { findFreePort } from '@/e2e/support/servers/site'
import { startHost } from '@/scripts/verify/fault-injection/environment'
import type { TargetName } from './results'

/** Browsers detect the type of other files. */
const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', svg: 'image/svg+xml' }
/** Inside the repository, so that Node finds the framework. */
const FRAMEWORK_FOLDER = resolve('test-results/bench/framework-baseline')
/** HTML size of the framework's page; it holds each text twice, in paragraphs of 256 characters. */
const EMPTY_PAGE_BYTES = 8_500
const BYTES_PER_CHARACTER = 2.17

/** A page of our site or of a baseline. */
type Target = { name: TargetName; page: PageType; url: string }

/** Starts the built site and both baselines; the framework baseline has the first page only. */
export async function startTargets(pages: PageType[], folder: string) {
  const database = join(folder, 'site.sqlite')
  const { site } = await startHost({ FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: database })
  const htmls = new Map<string, string>()
  for (const { name, path, visitorCountry } of pages) {
    const response = await fetch(site.url + path, { headers: { [COUNTRY_HEADER]: visitorCountry } })
    htmls.set(`/${name}.html`, await response.text())
  }
  const staticUrl = await startStaticBaseline(htmls, folder)
  const frameworkUrl = await startFrameworkBaseline([...htmls.values()][0] ?? '')
  const targets = pages.flatMap((page, n): Target[] => [
    { name: 'site', page, url: site.url + page.path },
    { name: 'static-baseline', page, url: `${staticUrl}/${page.name}.html` },
    ...(n ? [] : [{ name: 'framework-baseline', page, url: frameworkUrl } as const]),
  ])
  return { siteUrl: site.url, targets }
}

/** Serves the pages without scripts as files: with nginx, otherwise with Node. */
async function startStaticBaseline(htmls: Map<string, string>, folder: string): Promise<string> {
  const root = join(folder, 'static-baseline')
  cpSync('public', root, { recursive: true })
  cpSync('.next/static', join(root, '_next/static'), { recursive: true })
  for (const [path, html] of htmls) writeFileSync(join(root, path), withoutScripts(html))
  const port = await findFreePort()
  writeFileSync(join(folder, 'nginx.conf'), makeNginxConfig(root, port))
  // Debian installs nginx outside the PATH of ordinary users.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  if (spawnSync('nginx', args, { env }).status === 0) {
    // Before the folder is removed.
    process.prependListener('exit', () => spawnSync('nginx', [...args, '-s', 'stop'], { env }))
  } else {
    console.log('nginx is not installed: Node serves the static baseline.')
    serveFiles(root, port)
  }
  return `http://127.0.0.1:${port}`
}

/** One process, as the site has; the gzip level of Next, so that sizes compare. */
const makeNginxConfig = (root: string, port: number) => `
master_process off; pid nginx.pid; error_log error.log crit; events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;
  default_type application/octet-stream;
  types { text/html html; text/css css; image/svg+xml svg; }
  gzip on; gzip_comp_level 6; gzip_types text/css image/svg+xml;
  server { listen 127.0.0.1:${port}; root ${root}; }
}`

function serveFiles(root: string, port: number): void {
  createServer(({ url = '/', headers }, response) => {
    const file = join(root, new URL(url, 'http://localhost').pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = TYPES[extname(file).slice(1)]
    const isGzip = type && headers['accept-encoding']?.includes('gzip')
    response.setHeader('content-type', type ?? 'application/octet-stream')
    if (isGzip) response.setHeader('content-encoding', 'gzip')
    response.end(isGzip ? gzipSync(readFileSync(file)) : readFileSync(file))
  }).listen(port, '127.0.0.1')
}

/** Removes scripts and the links that preload them. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*\b(rel="?modulepreload|as="?script)\b[^>]*>/gi, '')
}

/** Builds and serves a page of text behind an empty middleware, with as much HTML as the given page. */
async function startFrameworkBaseline(html: string): Promise<string> {
  const size = Buffer.byteLength(html)
  // Node sends pure Latin-1 text about 1.5 times as fast: keep the ’ that the page has, too.
  const words = withoutScripts(html)
    .replace(/[^\w’]+/g, ' ')
    .repeat(3)
  const text = words.slice(0, (size - EMPTY_PAGE_BYTES) / BYTES_PER_CHARACTER)
  const files = {
    'next.config.mjs': 'export default { poweredByHeader: false }',
    'middleware.js': `import { NextResponse } from 'next/server'
      export const middleware = () => NextResponse.next()
      export const config = { runtime: 'nodejs' }`,
    'app/layout.js': `export const metadata = { title: 'Baseline', description: 'A page of text' }
      export default ({ children }) => <html lang="en"><body>{children}</body></html>`,
    'app/page.js': `const paragraphs = '${text}'.match(/.{1,256}/g)
      export default () => <main>{paragraphs.map((text, n) => <p key={n}>{text}</p>)}</main>`,
    // startSite requests it to find out when the server is up.
    'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  rmSync(FRAMEWORK_FOLDER, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(FRAMEWORK_FOLDER, name)), { recursive: true })
    writeFileSync(join(FRAMEWORK_FOLDER, name), content)
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const build = spawnSync('next', ['build'], { cwd: FRAMEWORK_FOLDER, env, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`next build failed:\n${build.stdout}${build.stderr}`)
  const { site } = await startHost({}, FRAMEWORK_FOLDER)
  const { byteLength } = await (await fetch(site.url)).arrayBuffer()
  if (Math.abs(byteLength / size - 1) <= 0.05) return site.url
  throw new Error(`The framework baseline has ${byteLength} bytes of HTML, the page ${size}.`)
}
