import { buildSecurityTxt } from './security-txt'

test('security.txt names the contact and expires after 30 days', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(
    buildSecurityTxt('mailto:s@site.example', 'https://site.example', now).split('\n'),
  ).toEqual([
    'Contact: mailto:s@site.example',
    'Expires: 2026-12-20T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ])
})
