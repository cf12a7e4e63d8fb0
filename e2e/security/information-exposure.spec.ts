import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'
import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'

const PRIVATE_PATHS = [
  ...['/.git/HEAD', '/.env', '/.env.local', '/.data/site.sqlite', '/package.json', '/README.md'],
  ...['/lib/env.ts', '/middleware.ts', '/database.rules.json', '/e2e/support/servers/site.ts'],
  ...[
    '/.next/BUILD_ID',
    '/_next/../../package.json',
    '/..%2fpackage.json',
    '/logos/..%2f..%2f.env',
  ],
  ...['/badges', '/logos', '/_next/static', '/api', '/_next/image?url=%2Fapple-icon.png&w=64&q=75'],
]

for (const path of PRIVATE_PATHS) {
  test(`A private path is not served: ${path}`, async ({ site }) => {
    const { statusCode, headers } = await sendRawRequest(site, 'GET', path)
    const isHome = /^\/(?:\?place=[a-z]+)?$/.test(headers.location ?? '')
    expect(isHome || [400, 404].includes(statusCode ?? 0), `${statusCode}`).toBe(true)
  })
}

test('No redirect leads to another host', async ({ site }) => {
  const paths = ['/nowhere', '/Toronto', '/toronto/', '//evil.example', '//evil.example/toronto']
  paths.push('/\\evil.example', '/%2fevil.example', '/nowhere?next=https://evil.example')
  for (const headers of [{}, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }]) {
    for (const path of paths) {
      const { location = '/' } = (await sendRawRequest(site, 'GET', path, headers)).headers
      expect(location, path).toMatch(/^\/(?![/\\])/)
    }
  }
})

test('No other site can read a response', async ({ site }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const [method, path] of [
    ['GET', '/toronto'],
    ['OPTIONS', '/toronto'],
    ['GET', '/api/pickup.ics'],
    ['GET', '/logos/usa.svg'],
  ] as const) {
    const answer = await sendRawRequest(site, method, path, headers)
    expect(Object.keys(answer.headers).join()).not.toContain('access-control')
  }
})

test('Files for browsers contain no secret and no source map', () => {
  const names = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  const scripts = names.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) {
    const text = readFileSync(join('.next/static', name), 'utf8')
    expect(text).not.toMatch(/SERVICE_ACCOUNT|ENCRYPTION_KEY|GEOLOCATION_API|sourceMappingURL=/)
  }
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
})
