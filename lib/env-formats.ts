/** Formats of the environment's values (lib/env.ts). Messages never quote a value: it may be a secret. */
import { z } from 'zod'
import { createPrivateKey } from 'node:crypto'

/** Passes text that is no URL, because `httpUrl` has its own message for that. */
const matches = (pattern: RegExp) => (url: string) => !URL.canParse(url) || pattern.test(url)

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
/** Requires TLS except on this machine. */
export const secureUrl = httpUrl.refine(
  matches(/^(https:|http:\/\/(localhost|127\.0\.0\.1)([:/]|$))/),
  'must begin with https://',
)

/** It must end after the host, because we append paths to it. */
export const siteUrl = secureUrl.refine(
  matches(/^https?:\/\/[^/?#@]+\/?$/),
  'must end after the host: https://www.example.com',
)

const DATABASE_EXAMPLE = 'https://PROJECT-default-rtdb.firebaseio.com'
export const databaseUrl = secureUrl
  .refine(
    (url) => !/^https:\/\/console\./.test(url),
    `is an address of the console; the database’s is above its data there: ${DATABASE_EXAMPLE}`,
  )
  .refine(matches(/^https?:\/\/[^/?#]+\/?(\?.*)?$/), `must end after the host: ${DATABASE_EXAMPLE}`)

const WebAppSchema = z.object({ apiKey: z.string(), appId: z.string(), projectId: z.string() })

/** JSON or its base64, because `vercel env pull` breaks JSON. */
export const firebaseWebApp = z.string().transform((text, context) => {
  try {
    const json = text.startsWith('{') ? text : Buffer.from(text, 'base64').toString()
    return WebAppSchema.parse(JSON.parse(json))
  } catch {
    context.addIssue('must be JSON with apiKey, appId and projectId')
    return z.NEVER
  }
})

export const secret = z
  .string()
  .min(32, 'must have 32 characters or more (openssl rand -base64 32)')
  .regex(/^[!-~]+$/, 'must be of plain characters, without spaces')

const TAG_ID = '(?:G|AW|GT)-[A-Z\\d]+'
export const tagIds = z
  .string()
  .regex(
    new RegExp(`^${TAG_ID}(,${TAG_ID})*$`),
    'must be ids such as G-… or AW-…, with commas between',
  )
  .transform((ids) => ids.split(','))

/** Keys: `ConversionKind` (lib/analytics/conversions.ts). */
const ADS_CONVERSION = '(?:lead|booking|call)=AW-\\d+/[-\\w]+'
export const adsConversions = z
  .string()
  .regex(
    new RegExp(`^${ADS_CONVERSION}(,${ADS_CONVERSION})*$`),
    'must be such as lead=AW-1/abc,booking=AW-1/def,call=AW-1/ghi',
  )
  .transform((list): Partial<Record<'lead' | 'booking' | 'call', string>> =>
    Object.fromEntries(list.split(',').map((pair) => pair.split('=', 2) as [string, string])),
  )

export const EmailListSchema = z.string().transform((text, context) => {
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every((address) => z.email().safeParse(address).success)) return addresses
  context.addIssue('must be email addresses, separated by commas')
  return z.NEVER
})

export const mailSender = z
  .string()
  .regex(
    /^([^<>",\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be an address, or Name <address>',
  )

export const hourlyLimit = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
  .transform(Number)

export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be smtp://user:password@host:587 or smtps://user:password@host:465',
})

export const actionKey = z
  .base64('must be base64')
  .refine(
    (key) => [16, 24, 32].includes(Buffer.from(key, 'base64').length),
    'must be 16, 24 or 32 random bytes in base64 (openssl rand -base64 32)',
  )

const PASTE_FIX = 'paste the downloaded JSON file as it is, or its base64'

/** A service account key or its base64. Consoles and shells break its quotes, so we search for each field. */
export const serviceAccount = z.string().transform((text, context) => {
  const fail = (message: string) => {
    context.addIssue(message)
    return z.NEVER
  }
  const pasted = text.includes('{') ? text : Buffer.from(text, 'base64').toString()
  // Some programs escape everything but letters and digits.
  const json = pasted.replace(/\\+u00([0-7][\da-f])/gi, (_escape, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  if (!/"\w+\\*"\s*:/.test(json))
    return fail(`must be the JSON of a service account key: ${PASTE_FIX}`)
  if (findText(json, 'apiKey'))
    return fail(
      'is the configuration of the web app. A service account key comes from the Firebase console: Project settings, Service accounts',
    )
  const projectId = findText(json, 'project_id')
  if (!projectId) return fail(`lacks project_id of a service account key: ${PASTE_FIX}`)
  const clientEmail = findText(json, 'client_email')
  if (!clientEmail) return fail(`lacks client_email of a service account key: ${PASTE_FIX}`)
  if (!findText(json, 'private_key'))
    return fail(`lacks private_key of a service account key: ${PASTE_FIX}`)
  const privateKey = findPrivateKey(json)
  if (!privateKey) return fail(`has a private_key that cannot be read: ${PASTE_FIX}`)
  return { projectId, clientEmail, privateKey }
})

/** A field's text up to a quote, backslash, comma, bracket or space. */
function findText(json: string, name: string): string | undefined {
  return new RegExp(String.raw`"${name}\\*"\s*:\s*(?:\\*")+\s*([^"\\,}\s]+)`).exec(json)?.[1]
}

/** Only base64 counts between the marks, so we drop spaces and `\n` and wrap the lines again. */
function findPrivateKey(json: string): string | undefined {
  const [, kind, body = ''] = /-----BEGIN ([A-Z ]+)-----([^]*?)-----END \1-----/.exec(json) ?? []
  const lines = body.replace(/\\+[nr]?|\s/g, '').match(/.{1,64}/g) ?? []
  const key = [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n')
  try {
    createPrivateKey(key)
    return key
  } catch {
    return undefined
  }
}
