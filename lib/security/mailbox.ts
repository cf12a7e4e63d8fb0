import { normalizeEmail } from '@/lib/forms/email'

interface Provider {
  domains: string
  /** All of its domains lead to one mailbox. */
  isShared?: true
  /** The part of a name that the provider ignores. */
  ignored?: RegExp
}

/** From help pages, and `removeEmailAlias` in ProtonMail/WebClients. Anyone may own `yahoo.example`. */
const PROVIDERS: readonly Provider[] = [
  { domains: 'gmail.com googlemail.com', isShared: true, ignored: /\./g },
  { domains: 'outlook.com hotmail.com live.com msn.com outlook.fr outlook.es' },
  { domains: 'hotmail.ca hotmail.fr hotmail.es live.ca live.fr' },
  { domains: 'yahoo.com yahoo.ca yahoo.fr yahoo.es ymail.com', ignored: /-.*/ },
  { domains: 'icloud.com me.com mac.com', isShared: true },
  { domains: 'proton.me protonmail.com pm.me protonmail.ch', isShared: true, ignored: /[._-]/g },
  { domains: 'yandex.com yandex.ru ya.ru yandex.by yandex.kz', isShared: true, ignored: /[.-]/g },
  { domains: 'gmx.com gmx.net gmx.de gmx.fr gmx.us mail.com' },
  { domains: 'aol.com fastmail.com fastmail.fm zoho.com zohomail.com' },
]
/** `anything@mary.fastmail.com` leads to `mary@fastmail.com`. */
const NAME_IN_DOMAIN = /^[^@]+@([^@.]+)\.(fastmail\.(?:com|fm))$/

const getDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1)
const findProvider = (domain: string) =>
  PROVIDERS.find(({ domains }) => domains.split(' ').includes(domain))

/** Returns the same string for every address of a mailbox. Nearly all providers ignore `+tag`; some ignore more. */
export function toMailbox(address: string): string {
  const email = (normalizeEmail(address) ?? address).replace(NAME_IN_DOMAIN, '$1@$2')
  const domain = getDomain(email)
  const { isShared, ignored = '', domains = '' } = findProvider(domain) ?? {}
  const [name = ''] = email.slice(0, -domain.length - 1).split('+')
  return `${name.replace(ignored, '')}@${isShared ? domains.split(' ')[0] : domain}`
}

/** Ends of a domain below which anyone registers names. All domains under one that is missing share a limit. */
const REGISTRY =
  /\.((ac|co|com|edu|gob|gov|net|org)\.[a-z]{2}|(ltd|me|plc)\.uk|(ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yk)\.ca)$/

/** As `example.com` or `example.co.uk`; undefined for a mailbox of a large provider. */
export function findOwnDomain(mailbox: string): string | undefined {
  const domain = getDomain(mailbox)
  const labels = REGISTRY.test(domain) ? 3 : 2
  return findProvider(domain) ? undefined : domain.split('.').slice(-labels).join('.')
}
