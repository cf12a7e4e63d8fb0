import { env } from '@/lib/env'
import { GET } from './route'

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }))

test('security.txt names the contact and expires after 30 days', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  env.SECURITY_CONTACT = 'mailto:s@site.example'
  expect((await (await GET()).text()).split('\n')).toEqual([
    'Contact: mailto:s@site.example',
    'Expires: 2026-12-20T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ])
})

test('Without a contact there is no security.txt', async () => {
  env.SECURITY_CONTACT = undefined
  expect((await GET()).status).toBe(404)
})
