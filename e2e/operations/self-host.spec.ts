import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { CLICK_IDS, type Attribution } from '@/lib/analytics/attribution'
import type { Lead } from '@/lib/forms/lead'
import { postPlainForm } from '@/lib/monitoring/plain-form'
import { AD_LINKS } from '@/e2e/support/pages/ad-links'
import { runCommand } from '@/e2e/support/servers/run-command'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/monitoring/plain-form'
import { findFreePort, startSite } from '@/e2e/support/servers/site'

// No browser that could stop painting: see repeat-stalled.ts.
base.describe.configure({ retries: 0 })

const NGINX = '/usr/sbin/nginx'
const GUIDE = readFileSync('docs/self-host.md', 'utf8')

/** Reads the first snippet of a language from docs/self-host.md. */
function getSnippet(language: string): string {
  const text = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(GUIDE)?.[1]
  if (!text) throw new Error(`docs/self-host.md has no ${language}`)
  return text
}

/** The guide's nginx file with a local port and without certificates. */
function makeNginxConfig(folder: string, port: number, site: string): string {
  const [, server = ''] = getSnippet('nginx').split(/\n\n(?=server)/)
  const adapted = server
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/ +listen \[::\].*\n/, '')
    .replace(/ +ssl_.*\n/g, '')
    .replace('http://localhost:3000', site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const own = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`
  return `${own} http { access_log off; ${paths}\n${adapted}}\n`
}

interface TestEnvironment {
  url: string
  file: string
}

const test = base.extend<object, { environment: TestEnvironment }>({
  environment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'self-host-'))
      const file = join(folder, 'site.sqlite')
      const port = await findFreePort()
      const site = await startSite({
        SITE_URL: 'https://www.example.com',
        LOCAL_DATABASE_FILE: file,
        FIREBASE_DATABASE_URL: '',
        CLIENT_IP_SOURCE: 'proxy:1',
      })
      writeFileSync(join(folder, 'nginx.conf'), makeNginxConfig(folder, port, site.url))
      const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')])
      const url = `http://127.0.0.1:${port}`
      await expect
        .poll(() =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true)
      await use({ url, file })
      nginx.kill()
      await site.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.describe('Behind the nginx of docs/self-host.md', () => {
  test.skip(!existsSync(NGINX), 'There is no nginx on this machine')

  test('Visitors of two countries get different pages, which shared caches must not store', async ({
    environment,
  }) => {
    const page = async (country: string) => {
      const answer = await fetch(`${environment.url}/toronto`, {
        headers: { 'cf-ipcountry': country },
      })
      expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      return answer.text()
    }
    const [canadian, american] = [await page('CA'), await page('US')]
    expect(canadian).toContain('/logos/canada.svg')
    expect(american).not.toContain('/logos/canada.svg')
    expect(await page('CA')).toBe(canadian)
  })

  test('A visitor’s request is stored with the address that nginx saw, despite a forged header', async ({
    environment,
  }) => {
    const form = await fetchForm(`${environment.url}/toronto`, 'Moving quote')
    const answer = await postForm(form, VALID_MOVE, '203.0.113.7')
    expect(isThankYouRedirect(answer)).toBe(true)
    const settings = { LOCAL_DATABASE_FILE: environment.file, FIREBASE_DATABASE_URL: '' }
    const { text } = await runCommand('leads', ['--json'], settings)
    const { leads } = JSON.parse(text) as { leads: Record<string, Lead> }
    expect(leads[getRequestKey(answer)]?.ip_address).toBe('127.0.0.1')
  })

  for (const [one, two] of [
    ['GOOGLE', 'META'],
    ['META', 'MICROSOFT'],
    ['MICROSOFT', 'GOOGLE'],
  ] as const) {
    test(`A visitor who follows the longest ad links of ${one} and ${two} reaches the site, and the clicks are stored`, async ({
      environment,
    }) => {
      const jar = new Map<string, string>()
      const open = async (path: string) => {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
        const headers = { accept: 'text/html', cookie }
        const answer = await fetch(environment.url + path, { headers, redirect: 'manual' })
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        return answer.status
      }
      const clicks = [AD_LINKS[one], AD_LINKS[two]]
      expect(await Promise.all(clicks.map((query) => open(`/Toronto?${query}`)))).toEqual([
        308, 308,
      ])
      expect(await open(`/toronto?${clicks[0]}`)).toBe(200)
      expect(await open(`/toronto/get-quote?${clicks[1]}`)).toBe(200)
      expect(await open(`/toronto/nope?${clicks[1]}`)).toBe(404)
      expect(await open(`/toronto/get-quote?${clicks[1]}`)).toBe(200)

      const form = await fetchForm(
        `${environment.url}/toronto/get-quote?${clicks[1]}`,
        'Quick estimate',
      )
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const contact = { name: 'Mary Smith', phone: '416-555-0142', message: `${one} ${two}` }
      const answer = await postPlainForm(form, contact, { cookie })
      expect(isThankYouRedirect(answer)).toBe(true)
      const settings = { LOCAL_DATABASE_FILE: environment.file, FIREBASE_DATABASE_URL: '' }
      const { text } = await runCommand('leads', ['--json', '--all'], settings)
      const { attribution } = JSON.parse(text) as { attribution: Record<string, Attribution> }
      const [first, last] = clicks.map((query) => new URLSearchParams(query))
      const stored = attribution[getRequestKey(answer)]
      for (const name of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
        expect(stored?.first[name]).toBe(first?.get(name))
      }
      for (const name of CLICK_IDS) expect(stored?.last[name]).toBe(last?.get(name) ?? '')
    })
  }

  test('A body that is too large is rejected, and the health check succeeds', async ({
    environment,
  }) => {
    const body = new FormData()
    body.append('message', 'x'.repeat(70_000))
    expect((await fetch(environment.url, { method: 'POST', body })).status).toBe(413)
    expect(await (await fetch(`${environment.url}/api/health`)).json()).toMatchObject({ ok: true })
  })
})

test('The systemd unit of docs/self-host.md is valid', () => {
  test.skip(!existsSync('/usr/bin/systemd-analyze'), 'There is no systemd on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  const file = join(folder, 'site.service')
  writeFileSync(file, getSnippet('ini').replaceAll('/srv/site/current', resolve('.')))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([])
  expect(status).toBe(0)
})
