import { BRAND, DEFAULT_PHONE } from '@/lib/business/brand'
import type { Env } from '@/lib/env'
import { listFault, warning, wrong, type Finding } from './finding'
import { isPlaceholder } from './locations'

const FIX = 'docs/deploy.md describes it.'

/** The site runs without these settings; each row names what is then missing. */
const SETTINGS: readonly [name: keyof Env, create: typeof warning, effect: string][] = [
  ['CRON_SECRET', wrong, 'no canary, no second delivery, and expired records stay'],
  ['SMTP_URL', warning, 'the forms promise a mail'],
  ['ALERT_WEBHOOK_URL', warning, 'failed canaries and errors appear in the log only'],
  ['SECURITY_CONTACT', warning, 'there is no security.txt, so researchers find no contact'],
]

export function checkSettings(env: Env): Finding[] {
  const missing = SETTINGS.filter(([name]) => !env[name])
  return [
    ...missing.map(([name, create, effect]) => create(`${name} is not set: ${effect}`, FIX)),
    ...checkClientIp(env),
    ...checkPlaceholders(),
  ]
}

function checkClientIp({ VERCEL }: Env): Finding[] {
  // `env` would give the default.
  if (process.env.CLIENT_IP_SOURCE || VERCEL) return []
  return [
    warning(
      "CLIENT_IP_SOURCE is not set: the client's address is the last one in x-forwarded-for (proxy:1), which is right behind exactly one proxy of your own",
      'Send a request yourself: `npm run leads -- --all` must show your own address as ip_address. Then set CLIENT_IP_SOURCE=proxy:N, N being the number of your proxies (vercel on Vercel).',
    ),
  ]
}

function checkPlaceholders(): Finding[] {
  const { mailingAddress, parent } = BRAND
  const placeholders = [
    isPlaceholder(DEFAULT_PHONE) && `the number on / and /get-quote (${DEFAULT_PHONE})`,
    parent.url.endsWith('.example') && `the parent brand's address (${parent.url})`,
    mailingAddress.includes('Example Street') &&
      'the mailing address, without which Canadian consent to marketing is invalid',
  ].filter((placeholder) => placeholder !== false)
  const fix = 'Put the real ones into lib/business and deploy.'
  return listFault(warning, 'Placeholders in lib/business', placeholders, fix)
}
