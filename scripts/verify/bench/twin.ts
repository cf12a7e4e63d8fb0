import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageType } from '@/e2e/support/pages/page-types'
import { findFreePort } from '@/e2e/support/servers/site'
import { startFileServer } from './file-server'
import { withoutScripts } from './strip'
import { atExit, newFolder } from './until-exit'

const START_MS = 5_000
/** Debian keeps it where only the system's own user looks. */
const PLACES = { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/**
 * Serves each page as it is without its scripts, under `/twin/{name}.html`, beside the files that it
 * shows: by nginx, else by a small server of Node's.
 * @returns its address
 */
export async function startTwin(htmls: Map<PageType, string>): Promise<string> {
  const folder = newFolder('twin')
  mkdirSync(join(folder, 'twin'))
  for (const [{ name }, html] of htmls) {
    writeFileSync(join(folder, 'twin', `${name}.html`), withoutScripts(html))
  }
  const folders = {
    '/twin/': join(folder, 'twin'),
    '/_next/static/': resolve('.next/static'),
    '/': resolve('public'),
  }
  const address = await startNginx(folder, folders)
  if (address) return address
  console.log('There is no nginx: a small server of Node’s serves the twin.')
  return startFileServer(folders)
}

async function startNginx(
  folder: string,
  folders: Record<string, string>,
): Promise<string | undefined> {
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder, folders, port))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    env: { ...process.env, ...PLACES },
    stdio: 'ignore',
  })
  let isThere = true
  nginx.once('error', () => (isThere = false))
  nginx.once('exit', () => (isThere = false))
  atExit(() => nginx.kill('SIGTERM'))
  const address = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + START_MS; Date.now() < deadline && isThere;) {
    await sleep(50)
    if (await fetch(address).then(Boolean, () => false)) return address
  }
  return undefined
}

/** One worker, as the site has one; gzip as tight as Next's, so that the weights can be compared. */
function configOf(folder: string, folders: Record<string, string>, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const locations = Object.entries(folders).map(
    ([path, place]) => `location ${path} { alias ${place}/; }`,
  )
  return `
# A root's workers would be somebody who cannot read the folder.
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  types {
    text/html html;
    text/css css;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg;
    image/webp webp;
    image/avif avif;
    font/woff2 woff2;
    video/mp4 mp4;
    video/webm webm;
  }
  gzip on;
  gzip_comp_level 6;
  gzip_types text/css image/svg+xml;
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n    ')}
  }
}
`
}
