import { BRAND } from '@/lib/business/brand'
import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import type { Env } from '@/lib/env'
import { checkCities } from './cities'
import { ok, warning, wrong, type Finding } from './finding'

/** Fictional numbers: 555-0100 to 555-0199. */
export const isPlaceholder = (phone: string) => /-555-01\d\d$/.test(phone)

const NEW_KEY_FIX =
  'Make one with `openssl rand -base64 32` and set it on the host, for production.'

/** Optional settings and the effect of a missing one. */
const OPTIONAL_SETTINGS: readonly [name: keyof Env, effect: string][] = [
  ['CANARY_SECRET', 'no canary is sent, so a broken form stays unnoticed'],
  ['CRON_SECRET', 'no cron job runs: no canary, no second delivery, and expired records stay'],
  ['REVALIDATE_SECRET', 'a changed tracking number is shown within the hour, not at once'],
  ['ALERT_WEBHOOK_URL', 'failed canaries and errors appear in the log only'],
  ['SECURITY_CONTACT', 'there is no security.txt, so researchers find no contact'],
]

/** A preview sends nothing: there these can only be production's. */
const PRODUCTION_SECRETS = [
  ...['SMTP_URL', 'CHAT_WEBHOOK_URL', 'LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ...['ALERT_WEBHOOK_URL', 'CANARY_SECRET', 'CRON_SECRET', 'REVALIDATE_SECRET'],
]

export function checkSettings(env: Env): Finding[] {
  if (env.VERCEL_ENV === 'preview') return [...checkPreview(), checkClientIp(env)]
  return [
    checkAddress(env.SITE_URL),
    env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
      ? ok('The action key is pinned')
      : wrong(
          'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set: a form that is open during a deploy cannot be sent after it',
          NEW_KEY_FIX,
        ),
    checkClientIp(env),
    ...checkOptional(env),
    ...checkPlaceholders(),
    ...checkCities(),
  ]
}

/** Reads process.env, because `env` of a preview has no channel. */
function checkPreview(): Finding[] {
  const names = PRODUCTION_SECRETS.filter((name) => process.env[name])
  const fix = 'On Vercel, let these variables apply to Production only.'
  return [
    ok('A preview sends no mail and calls no webhook'),
    ...(names.length > 0 ? [warning(`A preview needs no ${names.join(', ')}`, fix)] : []),
  ]
}

function checkAddress(address: string | undefined): Finding {
  const fix = 'Set SITE_URL to the address people see, such as https://www.example.com'
  if (!address) return wrong('SITE_URL is not set: every canonical link leads to localhost', fix)
  const { protocol, pathname, search } = new URL(address)
  if (protocol !== 'https:') return wrong(`SITE_URL ${address} is not https`, fix)
  if (pathname !== '/' || search !== '') return wrong(`SITE_URL ${address} has a path`, fix)
  return ok(`The site's address is ${address}`)
}

/** Reads process.env, because `env` has a default for CLIENT_IP_SOURCE. */
function checkClientIp({ CLIENT_IP_SOURCE: source, VERCEL }: Env): Finding {
  if (process.env.CLIENT_IP_SOURCE) return ok(`The client's address comes from ${source}`)
  if (VERCEL) return ok("The client's address comes from Vercel's header")
  return warning(
    "CLIENT_IP_SOURCE is not set: the client's address is the last one in x-forwarded-for (proxy:1), which is right behind exactly one proxy of your own",
    'Send a request yourself: `npm run leads -- --all` must show your own address as ip_address. Then set CLIENT_IP_SOURCE=proxy:N, N being the number of your proxies (vercel on Vercel).',
  )
}

function checkOptional(env: Env): Finding[] {
  const missing = OPTIONAL_SETTINGS.filter(([name]) => !env[name])
  const findings = missing.map(([name, effect]) =>
    warning(`${name} is not set: ${effect}`, 'docs/deploy.md describes it.'),
  )
  if (!env.CRON_SECRET && (env.SMTP_URL ?? env.LEAD_WEBHOOK_URL ?? env.CHAT_WEBHOOK_URL)) {
    findings.push(
      wrong(
        'CRON_SECRET is not set: a request that a channel missed is never sent again',
        NEW_KEY_FIX,
      ),
    )
  }
  if (env.CRON_SECRET && !env.CANARY_SECRET) {
    findings.push(wrong('CRON_SECRET is set, yet the canary has no CANARY_SECRET', NEW_KEY_FIX))
  }
  const secrets = [env.CANARY_SECRET, env.CRON_SECRET, env.REVALIDATE_SECRET].filter(Boolean)
  if (new Set(secrets).size < secrets.length) {
    findings.push(wrong('Two secrets are the same', NEW_KEY_FIX))
  }
  return findings
}

function checkPlaceholders(): Finding[] {
  const { mailingAddress: address, parent } = BRAND
  const placeholders: [isLeft: boolean, what: string][] = [
    [
      isPlaceholder(DEFAULT_PHONE),
      `The number on / and /get-quote, ${DEFAULT_PHONE}, is a placeholder`,
    ],
    [
      new URL(parent.url).hostname.endsWith('.example'),
      `The parent brand's address, ${parent.url}, is a placeholder`,
    ],
    [
      address.includes('Example Street'),
      `The mailing address, ${address}, is a placeholder: Canadian consent to marketing is invalid without it`,
    ],
  ]
  const fix = 'Put the real one into lib/business and deploy.'
  return placeholders.flatMap(([isLeft, what]) => (isLeft ? [warning(what, fix)] : []))
}
