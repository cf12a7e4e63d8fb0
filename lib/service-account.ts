import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

// Apart from env-formats.ts: consoles, shells and .env files break a pasted key in many ways.

const PASTE_FIX = 'paste the downloaded JSON file as it is, or its base64'

/**
 * The JSON of a service account key or its base64, because `vercel env pull` breaks JSON. What can be
 * repaired with certainty is; messages never quote a value.
 */
export const serviceAccount = z.string().transform((text, context) => {
  const json = parsePasted(text)
  const fail = (message: string) => {
    context.addIssue(message)
    return z.NEVER
  }
  if (!json) return fail(`must be the JSON of a service account key: ${PASTE_FIX}`)
  if ('apiKey' in json)
    return fail(
      'is the configuration of the web app. A service account key comes from the Firebase console: Project settings, Service accounts',
    )
  const { project_id, client_email, private_key } = json
  for (const [name, value] of Object.entries({ project_id, client_email, private_key }))
    if (typeof value !== 'string' || value === '')
      return fail(`lacks ${name} of a service account key: ${PASTE_FIX}`)
  const key = repairPem(private_key as string)
  if (!isPrivateKey(key)) return fail(`has a private_key that cannot be read: ${PASTE_FIX}`)
  return {
    ...json,
    project_id: project_id as string,
    client_email: client_email as string,
    private_key: key,
  }
})

/** Without a byte order mark, spaces and quotes around it, and with line breaks within a text. */
function parsePasted(text: string): Record<string, unknown> | undefined {
  const plain = text.replace(/^\uFEFF/, '').trim()
  const unquoted = plain.replace(/^(['"`])(\{[^]*\})\1$/, '$2')
  const decoded = Buffer.from(plain, 'base64')
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
  const candidates = [plain, unquoted, decoded].flatMap((one) => [
    one,
    // JSON within a text of JSON, without its quotes.
    one.replaceAll('\\"', '"'),
    one.replace(/"(?:[^"\\]|\\.)*"/g, (part) => part.replace(/\r?\n/g, '\\n')),
  ])
  for (const candidate of candidates) {
    const json = tryParse(candidate)
    const inner = typeof json === 'string' ? tryParse(json) : json
    if (typeof inner === 'object' && inner !== null) return inner as Record<string, unknown>
  }
  return undefined
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only base64 is between the marks: `\n` as two characters, spaces and lost line breaks mean nothing. */
function repairPem(key: string): string {
  const [, kind, body] = /-----BEGIN ([A-Z ]+)-----([^]*?)-----END \1-----/.exec(key) ?? []
  if (!kind || !body) return key
  const base64 = body.replace(/\\+[nr]|\s/g, '')
  const lines = base64.match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n')
}

function isPrivateKey(key: string): boolean {
  try {
    createPrivateKey(key)
    return true
  } catch {
    return false
  }
}
