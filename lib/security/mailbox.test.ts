import { findOwnDomain, toMailbox } from './mailbox'

test.each([
  ['mary@gmail.com', ['m.a.r.y@gmail.com', 'Mary+1@googlemail.com', 'MARY@GoogleMail.com']],
  ['mary@outlook.com', ['mary+a+b@outlook.com']],
  ['mary@hotmail.ca', ['Mary+x@hotmail.ca']],
  ['mary@yahoo.com', ['mary-spam@yahoo.com', 'mary-a-b@yahoo.com', 'mary+1@yahoo.com']],
  ['mary@icloud.com', ['mary@me.com', 'mary+1@mac.com']],
  [
    'marysmith@proton.me',
    ['mary.smith@pm.me', 'm-a_r.ysmith+1@protonmail.com', 'marysmith@proton.me'],
  ],
  ['mary@fastmail.com', ['mary+1@fastmail.com', 'anything@mary.fastmail.com']],
  ['marysmith@yandex.com', ['mary.smith@ya.ru', 'mary-smith+1@yandex.ru']],
  ['mary@gmx.net', ['mary+1@gmx.net']],
  ['mary@zohomail.com', ['mary+1@zohomail.com']],
  ['mary@aol.com', ['mary+1@aol.com']],
  ['mary.smith@example.com', ['mary.smith+offers@Example.com']],
])('Mails to %s are counted together with those to %j', (mailbox, addresses) => {
  for (const address of addresses) expect(toMailbox(address)).toBe(mailbox)
})

test.each([
  ['mary.smith@outlook.com', 'marysmith@outlook.com'],
  ['mary@outlook.com', 'mary@hotmail.com'],
  ['mary@gmx.net', 'mary@gmx.de'],
  ['mary-ann@yahoo.example.com', 'mary@yahoo.example.com'],
  ['a@mary.fastmail.com', 'a@bert.fastmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(toMailbox(one)).not.toBe(toMailbox(other))
})

test.each([
  ['mary@gmail.com', undefined],
  ['mary@fastmail.com', undefined],
  ['mary@example.com', 'example.com'],
  ['mary@a.b.example.com', 'example.com'],
  ['mary@yahoo.example.com', 'example.com'],
  ['mary@example.co.uk', 'example.co.uk'],
  ['mary@mail.example.com.mx', 'example.com.mx'],
  ['mary@example.on.ca', 'example.on.ca'],
  ['mary@example.ca', 'example.ca'],
  ['mary@on.example.ca', 'example.ca'],
  ['Unavailable', 'Unavailable'],
])('The domain that the owner of %s may have is %s', (mailbox, domain) => {
  expect(findOwnDomain(mailbox)).toBe(domain)
})
